### La Batalla de los Cinco Ejércitos.

## Bandos

free = los Pueblos Libres
    .to = a los Pueblos Libres
    .of = de los Pueblos Libres
shadow = la Sombra
    .to = a la Sombra
    .of = de la Sombra

## Regiones y casillas: el nombre, .in, .from, .to

place-front_gate = Puerta Principal
    .in = en la Puerta Principal
    .from = de la Puerta Principal
    .to = a la Puerta Principal
    .since = desde la Puerta Principal
place-upper_vale = Valle Alto
    .in = en el Valle Alto
    .from = del Valle Alto
    .to = al Valle Alto
    .since = desde el Valle Alto
place-west_dale = Camino de la Puerta
    .in = en el Camino de la Puerta
    .from = del Camino de la Puerta
    .to = al Camino de la Puerta
    .since = desde el Camino de la Puerta
place-north_dale = Campos del Norte
    .in = en los Campos del Norte
    .from = de los Campos del Norte
    .to = a los Campos del Norte
    .since = desde los Campos del Norte
place-ruins_of_dale = Ruinas de Valle
    .in = en las Ruinas de Valle
    .from = de las Ruinas de Valle
    .to = a las Ruinas de Valle
    .since = desde las Ruinas de Valle
place-east_dale = Campos del Este
    .in = en los Campos del Este
    .from = de los Campos del Este
    .to = a los Campos del Este
    .since = desde los Campos del Este
place-south_dale = Campos del Sur
    .in = en los Campos del Sur
    .from = de los Campos del Sur
    .to = a los Campos del Sur
    .since = desde los Campos del Sur
place-loop_meadow = Prado del Meandro
    .in = en el Prado del Meandro
    .from = del Prado del Meandro
    .to = al Prado del Meandro
    .since = desde el Prado del Meandro
place-spur_ridge = Cresta de la Estribación
    .in = en la Cresta de la Estribación
    .from = de la Cresta de la Estribación
    .to = a la Cresta de la Estribación
    .since = desde la Cresta de la Estribación
place-camp = Campamento
    .in = en el Campamento
    .from = del Campamento
    .to = al Campamento
    .since = desde el Campamento
place-eastern_spur = Estribación Oriental
    .in = en la Estribación Oriental
    .from = de la Estribación Oriental
    .to = a la Estribación Oriental
    .since = desde la Estribación Oriental
place-high_rocks = Rocas Altas
    .in = en las Rocas Altas
    .from = de las Rocas Altas
    .to = a las Rocas Altas
    .since = desde las Rocas Altas
place-spur_foot = Pie de la Estribación
    .in = en el Pie de la Estribación
    .from = del Pie de la Estribación
    .to = al Pie de la Estribación
    .since = desde el Pie de la Estribación
place-north_bank = Ribera Norte
    .in = en la Ribera Norte
    .from = de la Ribera Norte
    .to = a la Ribera Norte
    .since = desde la Ribera Norte
place-long_bank = Ribera Larga
    .in = en la Ribera Larga
    .from = de la Ribera Larga
    .to = a la Ribera Larga
    .since = desde la Ribera Larga
place-reed_bank = Ribera de los Juncos
    .in = en la Ribera de los Juncos
    .from = de la Ribera de los Juncos
    .to = a la Ribera de los Juncos
    .since = desde la Ribera de los Juncos
place-south_bank = Ribera Sur
    .in = en la Ribera Sur
    .from = de la Ribera Sur
    .to = a la Ribera Sur
    .since = desde la Ribera Sur
place-lower_bank = Ribera Baja
    .in = en la Ribera Baja
    .from = de la Ribera Baja
    .to = a la Ribera Baja
    .since = desde la Ribera Baja
place-gate_shoulder = Hombro de la Puerta
    .in = en el Hombro de la Puerta
    .from = del Hombro de la Puerta
    .to = al Hombro de la Puerta
    .since = desde el Hombro de la Puerta
place-spur_crest = Cima de la Estribación
    .in = en la Cima de la Estribación
    .from = de la Cima de la Estribación
    .to = a la Cima de la Estribación
    .since = desde la Cima de la Estribación
place-lower_slopes = Laderas Bajas
    .in = en las Laderas Bajas
    .from = de las Laderas Bajas
    .to = a las Laderas Bajas
    .since = desde las Laderas Bajas
place-watchers_ledge = Cornisa de los Vigías
    .in = en la Cornisa de los Vigías
    .from = de la Cornisa de los Vigías
    .to = a la Cornisa de los Vigías
    .since = desde la Cornisa de los Vigías
place-ravenhill = Colina del Cuervo
    .in = en la Colina del Cuervo
    .from = de la Colina del Cuervo
    .to = a la Colina del Cuervo
    .since = desde la Colina del Cuervo
place-fallen_bridge = Puente Caído
    .in = en el Puente Caído
    .from = del Puente Caído
    .to = al Puente Caído
    .since = desde el Puente Caído
place-western_heath = Brezal Occidental
    .in = en el Brezal Occidental
    .from = del Brezal Occidental
    .to = al Brezal Occidental
    .since = desde el Brezal Occidental
place-south_heath = Brezal del Sur
    .in = en el Brezal del Sur
    .from = del Brezal del Sur
    .to = al Brezal del Sur
    .since = desde el Brezal del Sur
place-lake_road = Camino del Lago
    .in = en el Camino del Lago
    .from = del Camino del Lago
    .to = al Camino del Lago
    .since = desde el Camino del Lago
place-northern_waste = Yermo del Norte
    .in = en el Yermo del Norte
    .from = del Yermo del Norte
    .to = al Yermo del Norte
    .since = desde el Yermo del Norte
place-grey_march = Marca Gris
    .in = en la Marca Gris
    .from = de la Marca Gris
    .to = a la Marca Gris
    .since = desde la Marca Gris
place-heath_road = Camino del Brezal
    .in = en el Camino del Brezal
    .from = del Camino del Brezal
    .to = al Camino del Brezal
    .since = desde el Camino del Brezal
place-barrens = Páramos
    .in = en los Páramos
    .from = de los Páramos
    .to = a los Páramos
    .since = desde los Páramos
place-stony_rise = Loma Pedregosa
    .in = en la Loma Pedregosa
    .from = de la Loma Pedregosa
    .to = a la Loma Pedregosa
    .since = desde la Loma Pedregosa
place-burnt_moor = Páramo Quemado
    .in = en el Páramo Quemado
    .from = del Páramo Quemado
    .to = al Páramo Quemado
    .since = desde el Páramo Quemado
place-black_mire = Ciénaga Negra
    .in = en la Ciénaga Negra
    .from = de la Ciénaga Negra
    .to = a la Ciénaga Negra
    .since = desde la Ciénaga Negra
place-ash_plain = Llanura de Ceniza
    .in = en la Llanura de Ceniza
    .from = de la Llanura de Ceniza
    .to = a la Llanura de Ceniza
    .since = desde la Llanura de Ceniza
place-sunken_fen = Pantano Hundido
    .in = en el Pantano Hundido
    .from = del Pantano Hundido
    .to = al Pantano Hundido
    .since = desde el Pantano Hundido
place-goblin_mustering_point_west = punto de movilización de trasgos del oeste
    .in = en el punto de movilización de trasgos del oeste
    .from = del punto de movilización de trasgos del oeste
    .to = al punto de movilización de trasgos del oeste
    .since = desde el punto de movilización de trasgos del oeste
place-goblin_mustering_point_east = punto de movilización de trasgos del este
    .in = en el punto de movilización de trasgos del este
    .from = del punto de movilización de trasgos del este
    .to = al punto de movilización de trasgos del este
    .since = desde el punto de movilización de trasgos del este
place-mountain_pass_west = desfiladero del oeste
    .in = en el desfiladero del oeste
    .from = del desfiladero del oeste
    .to = al desfiladero del oeste
    .since = desde el desfiladero del oeste
place-mountain_pass_east = desfiladero del este
    .in = en el desfiladero del este
    .from = del desfiladero del este
    .to = al desfiladero del este
    .since = desde el desfiladero del este
place-eyrie = Nido de las Águilas
    .in = en el Nido de las Águilas
    .from = del Nido de las Águilas
    .to = al Nido de las Águilas
    .since = desde el Nido de las Águilas

## Territorios y terrenos

territory-broken_lands = Tierras Abruptas
    .in = en las Tierras Abruptas
    .from = de las Tierras Abruptas
    .to = a las Tierras Abruptas
    .since = desde las Tierras Abruptas
territory-valley = Valle
    .in = en el Valle
    .from = del Valle
    .to = al Valle
    .since = desde el Valle
territory-eastern_bank = Ribera Oriental
    .in = en la Ribera Oriental
    .from = de la Ribera Oriental
    .to = a la Ribera Oriental
    .since = desde la Ribera Oriental
territory-southern_spur = Estribación Meridional
    .in = en la Estribación Meridional
    .from = de la Estribación Meridional
    .to = a la Estribación Meridional
    .since = desde la Estribación Meridional
terrain-hills = colinas
terrain-mountains = montañas
terrain-plains = llanuras
terrain-ruins = ruinas
terrain-swamps = pantanos

## Unidades y personajes

unit-dwarf_regular = soldados enanos
    .one = un soldado enano
    .the = los soldados enanos
    .of = de los soldados enanos
    .to = a los soldados enanos
unit-dwarf_veteran = veteranos enanos
    .one = un veterano enano
    .the = los veteranos enanos
    .of = de los veteranos enanos
    .to = a los veteranos enanos
unit-elf_archer = arqueros elfos
    .one = un arquero elfo
    .the = los arqueros elfos
    .of = de los arqueros elfos
    .to = a los arqueros elfos
unit-elf_spearman = lanceros elfos
    .one = un lancero elfo
    .the = los lanceros elfos
    .of = de los lanceros elfos
    .to = a los lanceros elfos
unit-lake_man = Hombres del Lago
    .one = un Hombre del Lago
    .the = los Hombres del Lago
    .of = de los Hombres del Lago
    .to = a los Hombres del Lago
unit-orc = orcos
    .one = un orco
    .the = los orcos
    .of = de los orcos
    .to = a los orcos
unit-great_orc = grandes orcos
    .one = un gran orco
    .the = los grandes orcos
    .of = de los grandes orcos
    .to = a los grandes orcos
unit-warg = huargos
    .one = un huargo
    .the = los huargos
    .of = de los huargos
    .to = a los huargos
unit-goblin = trasgos
    .one = un trasgo
    .the = los trasgos
    .of = de los trasgos
    .to = a los trasgos
character-bard = Bardo
    .to = a Bardo
    .of = de Bardo
character-dain = Dáin
    .to = a Dáin
    .of = de Dáin
character-gandalf = Gandalf
    .to = a Gandalf
    .of = de Gandalf
character-thranduil = Thranduil
    .to = a Thranduil
    .of = de Thranduil
character-lord_of_the_eagles = el Señor de las Águilas
    .to = al Señor de las Águilas
    .of = del Señor de las Águilas
character-bilbo = Bilbo
    .to = a Bilbo
    .of = de Bilbo
character-thorin = Thorin
    .to = a Thorin
    .of = de Thorin
character-beorn = Beorn
    .to = a Beorn
    .of = de Beorn
character-bolg = Bolgo
    .to = a Bolgo
    .of = de Bolgo

## Lo que muestra una ficha de reclutamiento, si muestra dos

front-dwarf_regular-dwarf_regular = dos soldados enanos
    .one = dos soldados enanos
front-dwarf_regular-dwarf_veteran = un soldado enano y un veterano enano
    .one = un soldado enano y un veterano enano
front-dwarf_regular-lake_man = un soldado enano y un Hombre del Lago
    .one = un soldado enano y un Hombre del Lago
front-dwarf_veteran-dwarf_veteran = dos veteranos enanos
    .one = dos veteranos enanos
front-dwarf_veteran-lake_man = un veterano enano y un Hombre del Lago
    .one = un veterano enano y un Hombre del Lago
front-lake_man-lake_man = dos Hombres del Lago
    .one = dos Hombres del Lago
front-elf_archer-elf_archer = dos arqueros elfos
    .one = dos arqueros elfos
front-elf_archer-elf_spearman = un arquero elfo y un lancero elfo
    .one = un arquero elfo y un lancero elfo
front-elf_spearman-elf_spearman = dos lanceros elfos
    .one = dos lanceros elfos
front-orc-orc = dos orcos
    .one = dos orcos
front-orc-great_orc = un orco y un gran orco
    .one = un orco y un gran orco
front-orc-warg = un orco y un huargo
    .one = un orco y un huargo
front-great_orc-great_orc = dos grandes orcos
    .one = dos grandes orcos
front-great_orc-warg = un gran orco y un huargo
    .one = un gran orco y un huargo
front-warg-warg = dos huargos
    .one = dos huargos

## Grupos de fichas, dados, fases, mazos, fichas de destino

group-dwarves_and_men = hombres y enanos
group-elves = elfos
group-shadow = Sombra
face-character = Personaje
face-army = Ejército
face-muster = Movilización
face-event = Evento
face-muster_army = Movilización/Ejército
face-will_of_the_west = Voluntad del Oeste
face-lidless_eye = Ojo sin Párpado
die-black = negro
die-white = blanco
phase-recovery = Preparación
phase-generals = Activación de generales
phase-fate = Destino
phase-shadow_leadership = Liderazgo de la Sombra
phase-action_round = Ronda de acciones
phase-end_of_turn = Fin de turno
deck-event = carta de evento
    .one = una carta de evento
deck-story = carta de historia
    .one = una carta de historia
deck-fate = carta de destino
    .one = una carta de destino
tile-0 = 0
tile-0-icon = 0 con el icono de destino
tile-1 = 1
tile-1-icon = 1 con el icono de destino
tile-2 = 2
tile-2-icon = 2 con el icono de destino
tile-3 = 3
tile-3-icon = 3 con el icono de destino
tile-4 = 4
tile-4-icon = 4 con el icono de destino
tile-5 = 5
tile-5-icon = 5 con el icono de destino
tile-6 = 6
tile-6-icon = 6 con el icono de destino

## Para qué se usa un dado

use-strategic_movement = Movimiento estratégico
use-attack = Ataque
use-combined_attack = Ataque combinado
use-recruitment = Reclutar
use-rally = Recuperarse
use-fast_movement = Movimiento rápido
use-leaders_attack = Ataque con liderazgo
use-character_movement = Movimiento de personajes
use-draw_cards = Robar cartas
use-goblin_recruitment = Reclutar trasgos
use-goblin_attack = Ataque trasgo
use-goblin_movement = Movimiento estratégico trasgo
use-lord_of_the_eagles_enters = entra en juego el Señor de las Águilas
use-bilbo_enters = entra en juego Bilbo
use-thorin_enters = entra en juego Thorin
use-beorn_enters = entra en juego Beorn
use-bolg_enters = entra en juego Bolgo
use-eagles = atacan las Águilas
use-beorn_moves = se mueve Beorn
use-bat_cloud = Nube de murciélagos
use-redoubled_strength = Con fuerza redoblada
use-skip = nada
ability-PlaceTokens = poner una ficha de reclutamiento y descubrirla
ability-Rally = recuperar ejércitos
ability-Shoot = Estallido de magia
ability-Concentrate = Concentración
ability-Archery = Ataque con arco
ability-PlaceEagles = otra Águila llega al Nido
ability-FlyEagles = todas las Águilas salen del Nido
ability-other = su habilidad

## Preguntas

ask-Act = ¿Qué dado de acción usas, y para qué?
ask-OverSix = Tienes más de seis cartas. ¿Cuál descartas?
ask-DrawCard = Se roba una carta.
ask-Activate = ¿A qué general activas?
ask-Activate-step = ¿Activas a un general ({ $n } de { $n2 } como máximo)? Con dos o tres, la Sombra elige entre otras tantas fichas de destino.
ask-UseGeneral = ¿Usa un general su habilidad antes de esta acción?
ask-LeadershipWith = ¿Qué ejército recibe la siguiente ficha de liderazgo?
ask-LeadershipWith-step = Ficha de liderazgo { $n } de { $n2 }: ¿con qué ejército?
ask-ShadowSplit = ¿Cuántos grandes murciélagos? El resto serán fichas de liderazgo.
ask-BatTo = ¿Sobre qué territorio vuela el siguiente gran murciélago?
ask-BatTo-step = Gran murciélago { $n } de { $n2 }: ¿sobre qué territorio?
ask-CloudOver = ¿De qué territorio se retira un gran murciélago?
ask-DrawTile = Se roba una ficha de destino.
ask-KeepOrDraw = ¿Aplicas esta ficha de destino, o la apartas y robas otra?
ask-DrawFateCard = Se roba una carta de destino.
ask-WhichArmy = ¿Qué ejército actúa?
ask-WhichArmy-first = { $use }: el primero de hasta { $n } ejércitos
ask-WhichArmy-next = { $use }: otro ejército, o listo
ask-WhichArmy-attack = { $use }: ¿con qué ejército?
ask-WhichArmy-move = { $use }: ¿qué ejército?
ask-WhichArmy-card = { $card }: ¿qué ejército?
ask-HowMany = ¿Cuántos de ellos van?
ask-HowMany-of = { $unit }: ¿cuántos van?
ask-GoesAlong = ¿Va también el personaje?
ask-GoesAlong-of = ¿Va también { $character }?
ask-TokensGoAlong = ¿Cuántas fichas de liderazgo van con ellos?
ask-DamageGoesAlong = ¿Cuántos indicadores de daño van con ellos?
ask-MoveTo = ¿Adónde?
ask-MoveTo-from = { $region-from }: ¿adónde?
ask-AttackWith = Ataque: ¿a quién? O déjalo.
ask-CombinedTarget = ¿A qué ejército atacáis juntos?
ask-Joins = ¿Qué ejército participa?
ask-Joins-step = Ataque combinado { $region-in }: ¿ejército número { $n }?
ask-FlipWhere = ¿Qué ficha de reclutamiento descubres?
ask-FlipWhere-step = Reclutamiento: ¿qué ficha descubres? ({ $n } de { $n2 })
ask-TurnOver = Se descubre una ficha de reclutamiento.
ask-RecruitInstead = No quedan figuras de ese tipo. ¿Quién viene en su lugar?
ask-TokenTo = ¿Dónde va la siguiente ficha de reclutamiento?
ask-LastGoblin = ¿Dónde llega el último trasgo?
ask-RallyWhich = ¿Qué ejército se recupera?
ask-EnterPlay = ¿Dónde entra en juego el personaje?
ask-EnterPlay-of = ¿Dónde entra en juego { $character }?
ask-WhoMoves = ¿Qué personaje se mueve?
ask-WhoMoves-first = Movimiento de personajes: ¿quién va?
ask-WhoMoves-next = Movimiento de personajes: otro, o listo
ask-CharacterTo = ¿Adónde va el personaje?
ask-CharacterTo-of = ¿Adónde va { $character }?
ask-BilboAppears = ¿Gasta Bilbo una ficha de anillo para aparecer en otra región?
ask-BeornTo = ¿Adónde va Beorn?
ask-EagleTo = ¿Sobre qué territorio vuela la siguiente Águila?
ask-EagleStrikes = ¿Qué Águila ataca a quién?
ask-WhoFights = ¿Qué ejército lucha en esta ronda?
ask-Maneuvers = ¿Qué carta juegas en esta ronda de combate?
ask-ManeuverAlone = ¿Qué carta juegas contra Beorn?
ask-UseIt = ¿Usas el efecto de tu carta?
ask-UseIt-of = ¿Usas el efecto de la carta { $card-combat }?
ask-HowManyAgain = ¿Cuántos dados fallidos vuelves a tirar?
ask-HowManyTurn = ¿Cuántos aciertos del enemigo se vuelven a tirar?
ask-CallBodyguards = ¿Gastas una ficha de guardia personal para cancelar todo este daño?
ask-PutOnTheRing = ¿Se pone Bilbo el anillo para retirar dos indicadores de daño?
ask-Casualty = ¿Qué unidad se elimina?
ask-ReduceBy = El ejército es demasiado grande. ¿Qué unidad se retira?
ask-GoOnOrWithdraw = ¿Luchas otra ronda?
ask-StayOrLeave = ¿Te quedas a luchar?
ask-WhichRetreat = ¿Adónde se retira el ejército?
ask-WhichRetreat-from = { $region-from }: ¿adónde se retira el ejército?
ask-GoesToo = ¿Se va el personaje con el ejército?
ask-GoesToo-of = ¿Se va { $character } con el ejército?
ask-BeornAdvances = ¿Avanza Beorn?
ask-BeornStrikesAgain = ¿Sigue Beorn adelante y ataca otra vez?
ask-ChooseFor = La carta te pide elegir.
ask-ChooseFor-of = { $card }: elige
ask-ChooseFor-step = { $card }: elección { $n } de { $n2 } como máximo
ask-TokenOrDamage = ¿Pierde tu ejército una ficha de liderazgo o sufre daño?
ask-DiscardOne = ¿Qué carta descartas?
ask-LookAtOne = Se mira una carta de la otra mano.
ask-DiscardSeen = ¿Cuál de los eventos vistos se descarta?
ask-LookAtTop = Se mira la siguiente carta del mazo de eventos.
ask-TakeSeen = ¿Cuál de estas cartas te quedas?
ask-PutSeenBack = ¿Qué carta vuelve ahora al mazo?
ask-LoseCard = Se descarta al azar una carta de la mano.

## Opciones

do-UseDie = { $face }: { $use }
do-PlayCard = { $face }: jugar { $card }
do-SkipDie = { $face }: descartar este dado
do-Move = todo el ejército { $region-in }
do-Split = una parte del ejército { $region-in }
do-AttackFrom = atacar { $region-since }
do-Joins-AttackFrom = el ejército { $region-in }
do-Choose = { $region }
do-Attack = { $region } ataca { $region2 }
do-Lose = { $unit-one }
do-ChooseUnit = { $unit-one }
do-Several = { $n ->
    [one] { $unit-one }
   *[other] { $n } { $unit }
}
do-GoAlong = { $character } va también
do-TokensGoAlong-Number = { $n ->
    [one] { $n } ficha de liderazgo
   *[other] { $n } fichas de liderazgo
}
do-DamageGoesAlong-Number = { $n ->
    [one] { $n } indicador de daño
   *[other] { $n } indicadores de daño
}
do-GoesToo-GoAlong = { $character } va también
do-StayBehind = { $character } se queda
do-ChooseCharacter = { $character }
do-ChooseTerritory = { $territory }
do-Keep = aplicar { $tile }
do-SetAside = apartar { $tile } y robar otra
do-DrawnTile = ficha de destino { $tile }
do-Flip = { $region } ({ $group })
do-PlaceToken = { $region } ({ $group })
do-Fronts = { $front-one }
do-Discard = descartar { $card }
do-UseAbility = { $character }: { $ability }
do-EagleFrom = un Águila ({ $territory }) ataca al ejército { $region-in }
do-LordFrom = el Señor de las Águilas ataca al ejército { $region-in }
do-Maneuver = { $card-combat }
do-FightWith = el ejército { $region-in }
do-Reroll = { $die-key ->
    [die-black] { $n ->
        [one] { $n } dado negro
       *[other] { $n } dados negros
    }
   *[other] { $n ->
        [one] { $n } dado blanco
       *[other] { $n } dados blancos
    }
}
do-GoOn = seguir luchando
do-Withdraw = replegarse
do-Stay = quedarse a luchar
do-Retreat = retirarse en orden
do-Rout = huir en desbandada
do-RetreatTo = { $region }
do-Alternative = { $effect }
do-ChooseRoll = { $roll }
do-ChooseFace = { $face }
do-GiveUpLeadership = perder una ficha de liderazgo { $region-in }
do-TakeDamage = sufrir daño { $region-in }
do-PutBack = { $card }
do-BatsTo = { $n ->
    [one] { $n } gran murciélago
   *[other] { $n } grandes murciélagos
} { $territory-in }
effect-EliminateCharacter = se elimina un personaje
effect-LoseLeadership = se descartan fichas de liderazgo
effect-InflictDamage = se sufre daño
effect-RepairFortification = se repara un baluarte
effect-RemoveDamage = se retira daño de ejércitos
effect-Move = se mueve un ejército
effect-Attack = ataca un ejército
effect-DiscardActivation = un general pierde su ficha de activación
effect-DiscardRandom = se descarta una carta al azar
effect-other = el otro efecto

## Registro: el turno

war-turn = Turno { $n }
war-phase = { $phase }
war-dice-rolled = { $side } { $side-key ->
    [free] sacan
   *[other] saca
} { $results }.
war-die-used = { $side } { $side-key ->
    [free] usan
   *[other] usa
} un dado ({ $face }): { $use }.
war-die-skipped = { $side } { $side-key ->
    [free] descartan
   *[other] descarta
} un dado ({ $face }).
war-passed = { $side } { $side-key ->
    [free] se esperan
   *[other] se espera
}.
war-drew = { $side } { $side-key ->
    [free] roban
   *[other] roba
} { $deck-one }.
war-discarded = { $side } { $side-key ->
    [free] descartan
   *[other] descarta
} { $card }.
war-played = { $side } { $side-key ->
    [free] juegan
   *[other] juega
} { $card }.
war-card-gone = { $card } deja la mesa.
war-events-shuffled = El mazo de eventos se ha agotado: se barajan los eventos descartados.
war-activated = { $character } queda activado.
war-general-used = { $character } usa su habilidad: { $ability }.
war-leadership-placed = { $side } { $side-key ->
    [free] ponen
   *[other] pone
} liderazgo { $regions-in }.
war-leadership-lost = El ejército { $side-of } { $region-in } pierde { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
} de liderazgo.
war-tile-drawn = Ficha de destino: { $tile }.
war-tile-set-aside = Se aparta ({ $tile }).
war-fate-advanced = El destino avanza { $n }, hasta la casilla { $n2 }.
war-fate-card = Carta de destino: { $card }.
war-bats-placed = { $n ->
    [one] { $n } gran murciélago vuela
   *[other] { $n } grandes murciélagos vuelan
} { $territory-to }.
war-bat-removed = Se retira un gran murciélago { $territory-in }.
war-eagles-placed = { $n ->
    [one] { $n } Águila llega
   *[other] { $n } Águilas llegan
} al Nido.
war-eagle-flew = Un Águila vuela { $territory-to }.
war-eagle-attacked = Un Águila ataca al ejército { $region-in }.

## Registro: ejércitos, personajes, fichas

war-moved = { $side } { $side-key ->
    [free] mueven
   *[other] mueve
} { $n ->
    [one] { $n } unidad
   *[other] { $n } unidades
} { $region-from } { $region2-to }.
war-character-moved = { $character } va { $region-to }.
war-character-entered = { $character } entra en juego { $region-in }.
war-character-gone = { $character } queda eliminado.
war-character-off-board = { $character } deja el tablero por ahora.
war-mustered = { $n ->
    [one] Se recluta { $unit-one }
   *[other] Se reclutan { $n } { $unit }
} { $region-in }.
war-eliminated = { $n ->
    [one] Cae { $unit-one }
   *[other] Caen { $n } { $unit }
} { $region-in }{ $n2 ->
    [0] {""}
   *[other] ; queda un daño de { $n2 }
}.
war-token-placed = Se pone una ficha de reclutamiento ({ $group }) { $region-in }.
war-token-flipped = Se descubre una ficha de reclutamiento ({ $group }) { $region-in }: { $front-one }.
war-tokens-eliminated = { $n ->
    [one] Se elimina { $n } ficha
   *[other] Se eliminan { $n } fichas
} de reclutamiento ({ $group }) { $region-in }.
war-control-taken = La Sombra toma el control { $region-in }: { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} de victoria en total.
war-control-lost = Los Pueblos Libres recuperan el control { $region-in }: a la Sombra le { $n ->
    [one] queda { $n } punto
   *[other] quedan { $n } puntos
} de victoria.
war-pass-opened = El paso queda abierto: { $region }.
war-rallied = El ejército { $region-in } se recupera: daño retirado { $n }, restante { $n2 }.
war-damaged = El ejército { $side-of } { $region-in } sufre { $n } de daño.
war-damage-removed = Se retira { $n } de daño del ejército { $side-of } { $region-in }.
war-fortification-damaged = El baluarte { $region-in } recibe { $n } de daño, { $n2 } en total.
war-fortification-broken = El baluarte { $region-in } queda franqueado.
war-fortification-repaired = Se repara el baluarte { $region-in }: daño retirado { $n }, restante { $n2 }.
war-wrath-lost = Beorn pierde { $n } de cólera; cólera restante: { $n2 }.
war-shot = { $character } dispara al ejército { $region-in }: { $n ->
    [one] { $n } dado
   *[other] { $n } dados
}, { $n2 ->
    [0] ningún acierto
    [one] { $n2 } acierto
   *[other] { $n2 } aciertos
}.
war-card-shot = { $card }: { $n ->
    [one] { $n } dado
   *[other] { $n } dados
} contra el ejército { $region-in }, { $n2 ->
    [0] ningún acierto
    [one] { $n2 } acierto
   *[other] { $n2 } aciertos
}.
war-laid-beside = La carta queda junto a esta región: { $region }.
war-rings = Bilbo tiene ahora { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
} de anillo.
war-wrath = Beorn tiene ahora { $n } de cólera.
war-bodyguards = Bolgo tiene ahora { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
} de guardia personal.
war-tile-added = La ficha de destino especial entra en la reserva: { $tile }.
war-activation-lost = { $character } pierde su ficha de activación.
war-duel = Duelo de campeones: los Pueblos Libres { $n }, la Sombra { $n2 }.

## Registro: combate

war-combat = { $side } { $side-key ->
    [free] atacan
   *[other] ataca
} { $region-since }: combate { $region2-in }.
war-combat-combined = { $side } { $side-key ->
    [free] atacan
   *[other] ataca
} al ejército { $region-in } con { $n ->
    [one] { $n } ejército
   *[other] { $n } ejércitos
}.
war-superiority = { $side } { $side-key ->
    [free] tienen
   *[other] tiene
} superioridad sobre el terreno, { $n } a { $n2 }.
war-combat-fights = Ronda { $n }: ataca el ejército { $region-in }.
war-combat-round = Ronda { $n } del combate.
war-combat-showed = { $side } { $side-key ->
    [free] muestran
   *[other] muestra
} { $card-combat }.
war-combat-rolled = { $side } { $side-key ->
    [free] sacan
   *[other] saca
} { $faces } (acierto con { $n2 }{ $n ->
    [0] {""}
   *[other] ; dados negros: { $n }
}).
war-combat-again = { $side } { $side-key ->
    [free] repiten
   *[other] repite
} la tirada: { $faces }.
war-combat-hit = Aciertos: los Pueblos Libres { $n }, la Sombra { $n2 }.
war-combat-ability = { $side } { $side-key ->
    [free] usan
   *[other] usa
} el efecto de la carta { $card-combat }.
war-combat-prevented = { $side } { $side-key ->
    [free] evitan
   *[other] evita
} { $n } de daño.
war-combat-guards = La guardia personal de Bolgo cancela todo el daño; fichas restantes: { $n }.
war-combat-ring = Bilbo se pone el anillo; fichas de anillo restantes: { $n }.
war-combat-withdrew = { $side } { $side-key ->
    [free] se repliegan
   *[other] se repliega
}.
war-combat-retreated = { $side } { $side-key ->
    [free] se retiran
   *[other] se retira
} en orden { $region-from } { $region2-to }.
war-combat-routed = { $side } { $side-key ->
    [free] huyen
   *[other] huye
} en desbandada { $region-from } { $region2-to }.
war-combat-advanced = { $side } { $side-key ->
    [free] avanzan
   *[other] avanza
} { $region-to }.
war-combat-won = { $side } { $side-key ->
    [free] ganan
   *[other] gana
} el combate { $region-in }.
war-combat-lost = { $side } { $side-key ->
    [free] pierden
   *[other] pierde
} el combate { $region-in }.

## El final

war-bolg = Bolgo ha caído.
war-front-gate = La Sombra tiene diez puntos de victoria y la Puerta Principal.
war-fate = El indicador de destino ha llegado a la última casilla.
war-beorn = Beorn ha llegado cuando la Sombra tiene menos de seis puntos de victoria.
war-points = La Sombra tiene diez puntos de victoria al final de un turno.

## Reglas que cita una pregunta

rule-B-AMB-06 = Las fichas de liderazgo sin ejército se pierden; la Sombra toma en su lugar grandes murciélagos, mientras queden.
rule-B-AMB-26 = La parte que se mueve debe contener las unidades que pide la acción.
rule-B-AMB-32 = Todas las unidades se van juntas; los personajes pueden quedarse solos.
rule-B-AMB-33 = Solo se pueden sufrir bajas mientras quede daño que retirar.
rule-B-AMB-35 = Beorn y un ejército de los Pueblos Libres pueden cruzarse, pero nunca quedarse en la misma región.
rule-B-AMB-36 = Cada Águila elige su objetivo antes de tirar ningún dado; luego golpean una tras otra.
rule-B-AMB-40 = Una ficha de guardia personal cubre todo el daño enemigo de la ronda, también el que aún falte.
rule-B-AMB-41 = Una carta de unidad exige una unidad de su tipo en el ejército que lucha; una de maniobra especial, su personaje o murciélago.
rule-B-AMB-47 = Si solo queda una figura de trasgo, la Sombra elige su punto de movilización.
rule-B-BAT-01 = Los grandes murciélagos y las fichas de liderazgo suman la reserva de dados de la Sombra.
rule-B-BAT-02 = Un gran murciélago pertenece a un territorio.
rule-B-BAT-03 = Con un resultado de Movilización se retira un gran murciélago y se mueve un ejército de la Sombra de su territorio.
rule-B-BEO-04 = Beorn se mueve hasta tres regiones con una Voluntad del Oeste, o con un resultado de Personaje y una ficha de cólera.
rule-B-BEO-07 = Beorn nunca se queda en una región con unidades militares, de ningún bando.
rule-B-BEO-08 = Beorn no puede atravesar un ejército de la Sombra, pero no tiene que detenerse junto a él.
rule-B-BEO-11 = Beorn lucha sin cartas y sin superioridad sobre el terreno.
rule-B-BEO-12 = Beorn tira cuatro dados, acierta con 5 y repite una vez cada fallo; las cartas de destino pueden cambiarlo.
rule-B-BIL-02 = Cuando su ejército sufre daño, Bilbo puede gastar una ficha de anillo y dejar el tablero para retirar dos de daño.
rule-B-BIL-03 = Al usar un resultado de Personaje, una ficha de anillo puede llevar a Bilbo a cualquier región.
rule-B-BOL-04 = Una ficha de guardia personal cancela todo el daño de una ronda o de un ataque al ejército de Bolgo.
rule-B-CHR-04 = Un personaje disponible entra en juego con el resultado que indica su tarjeta.
rule-B-CHR-08 = Un personaje no puede entrar donde está el enemigo o este tiene el control.
rule-B-CHR-09 = Un personaje fuera de un ejército ignora a los ejércitos enemigos.
rule-B-CHR-11 = Puede moverse cualquier número de personajes, cada uno hasta su movimiento.
rule-B-CHR-12 = Cuando su ejército se mueve, un personaje puede ir con él o quedarse.
rule-B-CMB-01 = Un ejército puede atacar una región adyacente con un ejército enemigo.
rule-B-CMB-11 = Ambos bandos eligen una carta en secreto y la muestran a la vez.
rule-B-CMB-12 = Puedes mostrar un evento, una carta de unidad, una de maniobra especial o Reagrupar.
rule-B-CMB-14 = Un evento actúa en el momento que indica, primero el del defensor, y luego se descarta.
rule-B-CMB-22 = La maniobra de combate se puede usar si al menos un dado negro acierta.
rule-B-CMB-24 = El atacante dice primero si usa su maniobra.
rule-B-CMB-40 = Se pueden repetir tantos dados fallidos como liderazgo tenga el ejército, cada uno una vez.
rule-B-COM-01 = Un ataque combinado exige dos o más de tus ejércitos junto al enemigo.
rule-B-COM-02 = En cada ronda lucha uno de los ejércitos atacantes, y recibe todos los aciertos.
rule-B-CRD-04 = Una mano nunca tiene más de seis cartas; lo que sobra se descarta boca abajo al momento.
rule-B-CRD-08 = Una carta se juega con un resultado de Evento, uno de su tipo o una Voluntad del Oeste.
rule-B-CRD-09 = Una carta cambia las reglas solo donde lo dice.
rule-B-CRD-11 = Los efectos de una carta se aplican en la medida de lo posible.
rule-B-DIC-04 = Una acción no tiene que usarse entera: puedes solo mover, o solo atacar.
rule-B-DIC-07 = Solo puedes esperarte si te quedan menos dados que a tu rival.
rule-B-DIC-08 = Siempre se puede descartar un dado sin efecto.
rule-B-DIC-09 = Un resultado de Ejército mueve dos ejércitos, mueve uno y ataca, hace un ataque combinado o juega una carta de Ejército.
rule-B-DIC-10 = Un resultado de Movilización descubre fichas en dos regiones, recupera dos ejércitos o juega una carta de Movilización.
rule-B-DIC-17 = Un Ojo sin Párpado solo sirve a los trasgos: reclutarlos, atacar o mover con ellos.
rule-B-DMG-03 = Cada unidad eliminada retira hasta dos de daño.
rule-B-DMG-05 = Mientras un ejército tenga más daño que unidades, debe sufrir bajas.
rule-B-EAG-04 = La habilidad de su Señor trae un Águila más, o hace salir a todas.
rule-B-EAG-05 = De un Águila solo importa el territorio.
rule-B-EAG-06 = Con un resultado de Movilización las Águilas atacan ejércitos de la Sombra de su territorio y vuelven al Nido.
rule-B-EAG-07 = Dos Águilas no atacan al mismo ejército.
rule-B-FAT-02 = Con varios generales activos, la Sombra puede apartar una ficha y robar otra, tantas veces como generales haya.
rule-B-FAT-03 = Cuenta la última ficha robada.
rule-B-GEN-01 = En un turno se activan como máximo tres generales, cada uno una vez.
rule-B-GEN-03 = La habilidad de un general cuesta su ficha de activación, justo antes de usar uno de tus dados.
rule-B-GEN-04 = Antes de un dado solo se puede usar la habilidad de un general.
rule-B-INF-06 = Lo que una carta deja mirar a un jugador, solo lo ve ese jugador.
rule-B-LDR-01 = Cada ficha de liderazgo va a un ejército distinto.
rule-B-MOV-01 = Un ejército se mueve de región en región, nunca a una con un ejército enemigo.
rule-B-MOV-05 = Un Ojo sin Párpado solo mueve ejércitos con un trasgo.
rule-B-MOV-08 = Un ejército puede dividirse: unas unidades, personajes y fichas van, el resto se queda.
rule-B-MOV-10 = Con un resultado de Personaje, lo que se mueve debe tener liderazgo propio.
rule-B-MOV-11 = El daño se reparte de modo que ninguna parte tenga más indicadores que unidades.
rule-B-MOV-13 = Al unirse ejércitos quedan como máximo cinco unidades; su dueño elige quién se va.
rule-B-MOV-18 = Un movimiento largo termina junto a un ejército enemigo.
rule-B-MOV-21 = Las unidades retiradas solo por exceso no se llevan daño.
rule-B-PAS-03 = Desde un punto de movilización un ejército solo puede entrar en su propio desfiladero abierto.
rule-B-RAL-01 = Un resultado de Movilización recupera hasta dos ejércitos distintos.
rule-B-REC-01 = Reclutar descubre una ficha en cada una de hasta dos regiones.
rule-B-REC-04 = Las fichas de los Pueblos Libres van en emplazamientos; las de la Sombra, en regiones de movilización.
rule-B-REC-05 = No se pone ninguna ficha donde el enemigo tiene un ejército o el control.
rule-B-REC-06 = Cuando un grupo de fichas se agota, no se ponen más.
rule-B-REC-08 = Si no hay figura del tipo mostrado, puede venir otro tipo del mismo grupo.
rule-B-REC-12 = Los reclutas por encima de cinco unidades se pierden, y su dueño elige cuáles.
rule-B-RET-02 = Tras cada ronda, el atacante decide primero si sigue.
rule-B-RET-03 = Una retirada ordenada exige Reagrupar en esta ronda.
rule-B-RET-04 = Un ejército se retira a una región adyacente libre del enemigo y de su control.
rule-B-RET-05 = Una retirada no cruza vados ni acaba junto a un enemigo, salvo que la región sea amiga.
rule-B-RET-07 = Si no hay tal región, la elige el atacante, y el ejército sufre un daño más.
rule-B-RET-08 = Sin región a la que ir, un ejército no puede irse.
rule-B-RET-11 = Sin Reagrupar, el defensor aún puede irse, pero en desbandada.
rule-B-RET-21 = A una región vaciada el atacante puede avanzar con todo su ejército o una parte.
rule-B-TRN-05 = Tras robar, cada jugador descarta hasta quedarse con seis cartas.
rule-B-TRN-06 = Los Pueblos Libres activan hasta tres generales en juego.
rule-B-TRN-07 = Los Pueblos Libres reciben una ficha de liderazgo por cada general que activan.
rule-B-TRN-09 = La Sombra reparte el número de sus dados entre grandes murciélagos y fichas de liderazgo.
rule-B-TRN-10 = Cada ficha de liderazgo de la Sombra va a un ejército distinto.
rule-B-TRN-11 = Los grandes murciélagos pueden volar sobre cualquier territorio.
