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
place-upper_vale = Valle Alto
    .in = en el Valle Alto
    .from = del Valle Alto
    .to = al Valle Alto
place-west_dale = Camino de la Puerta
    .in = en el Camino de la Puerta
    .from = del Camino de la Puerta
    .to = al Camino de la Puerta
place-north_dale = Campos del Norte
    .in = en los Campos del Norte
    .from = de los Campos del Norte
    .to = a los Campos del Norte
place-ruins_of_dale = Ruinas de Valle
    .in = en las Ruinas de Valle
    .from = de las Ruinas de Valle
    .to = a las Ruinas de Valle
place-east_dale = Campos del Este
    .in = en los Campos del Este
    .from = de los Campos del Este
    .to = a los Campos del Este
place-south_dale = Campos del Sur
    .in = en los Campos del Sur
    .from = de los Campos del Sur
    .to = a los Campos del Sur
place-loop_meadow = Prado del Meandro
    .in = en el Prado del Meandro
    .from = del Prado del Meandro
    .to = al Prado del Meandro
place-spur_ridge = Cresta de la Estribación
    .in = en la Cresta de la Estribación
    .from = de la Cresta de la Estribación
    .to = a la Cresta de la Estribación
place-camp = Campamento
    .in = en el Campamento
    .from = del Campamento
    .to = al Campamento
place-eastern_spur = Estribación Oriental
    .in = en la Estribación Oriental
    .from = de la Estribación Oriental
    .to = a la Estribación Oriental
place-high_rocks = Rocas Altas
    .in = en las Rocas Altas
    .from = de las Rocas Altas
    .to = a las Rocas Altas
place-spur_foot = Pie de la Estribación
    .in = en el Pie de la Estribación
    .from = del Pie de la Estribación
    .to = al Pie de la Estribación
place-north_bank = Ribera Norte
    .in = en la Ribera Norte
    .from = de la Ribera Norte
    .to = a la Ribera Norte
place-long_bank = Ribera Larga
    .in = en la Ribera Larga
    .from = de la Ribera Larga
    .to = a la Ribera Larga
place-reed_bank = Ribera de los Juncos
    .in = en la Ribera de los Juncos
    .from = de la Ribera de los Juncos
    .to = a la Ribera de los Juncos
place-south_bank = Ribera Sur
    .in = en la Ribera Sur
    .from = de la Ribera Sur
    .to = a la Ribera Sur
place-lower_bank = Ribera Baja
    .in = en la Ribera Baja
    .from = de la Ribera Baja
    .to = a la Ribera Baja
place-gate_shoulder = Hombro de la Puerta
    .in = en el Hombro de la Puerta
    .from = del Hombro de la Puerta
    .to = al Hombro de la Puerta
place-spur_crest = Cima de la Estribación
    .in = en la Cima de la Estribación
    .from = de la Cima de la Estribación
    .to = a la Cima de la Estribación
place-lower_slopes = Laderas Bajas
    .in = en las Laderas Bajas
    .from = de las Laderas Bajas
    .to = a las Laderas Bajas
place-watchers_ledge = Cornisa de los Vigías
    .in = en la Cornisa de los Vigías
    .from = de la Cornisa de los Vigías
    .to = a la Cornisa de los Vigías
place-ravenhill = Colina del Cuervo
    .in = en la Colina del Cuervo
    .from = de la Colina del Cuervo
    .to = a la Colina del Cuervo
place-fallen_bridge = Puente Caído
    .in = en el Puente Caído
    .from = del Puente Caído
    .to = al Puente Caído
place-western_heath = Brezal Occidental
    .in = en el Brezal Occidental
    .from = del Brezal Occidental
    .to = al Brezal Occidental
place-south_heath = Brezal del Sur
    .in = en el Brezal del Sur
    .from = del Brezal del Sur
    .to = al Brezal del Sur
place-lake_road = Camino del Lago
    .in = en el Camino del Lago
    .from = del Camino del Lago
    .to = al Camino del Lago
place-northern_waste = Yermo del Norte
    .in = en el Yermo del Norte
    .from = del Yermo del Norte
    .to = al Yermo del Norte
place-grey_march = Marca Gris
    .in = en la Marca Gris
    .from = de la Marca Gris
    .to = a la Marca Gris
place-heath_road = Camino del Brezal
    .in = en el Camino del Brezal
    .from = del Camino del Brezal
    .to = al Camino del Brezal
place-barrens = Páramos
    .in = en los Páramos
    .from = de los Páramos
    .to = a los Páramos
place-stony_rise = Loma Pedregosa
    .in = en la Loma Pedregosa
    .from = de la Loma Pedregosa
    .to = a la Loma Pedregosa
place-burnt_moor = Páramo Quemado
    .in = en el Páramo Quemado
    .from = del Páramo Quemado
    .to = al Páramo Quemado
place-black_mire = Ciénaga Negra
    .in = en la Ciénaga Negra
    .from = de la Ciénaga Negra
    .to = a la Ciénaga Negra
place-ash_plain = Llanura de Ceniza
    .in = en la Llanura de Ceniza
    .from = de la Llanura de Ceniza
    .to = a la Llanura de Ceniza
place-sunken_fen = Pantano Hundido
    .in = en el Pantano Hundido
    .from = del Pantano Hundido
    .to = al Pantano Hundido
place-goblin_mustering_point_west = punto de movilización de trasgos del oeste
    .in = en el punto de movilización de trasgos del oeste
    .from = del punto de movilización de trasgos del oeste
    .to = al punto de movilización de trasgos del oeste
place-goblin_mustering_point_east = punto de movilización de trasgos del este
    .in = en el punto de movilización de trasgos del este
    .from = del punto de movilización de trasgos del este
    .to = al punto de movilización de trasgos del este
place-mountain_pass_west = desfiladero del oeste
    .in = en el desfiladero del oeste
    .from = del desfiladero del oeste
    .to = al desfiladero del oeste
place-mountain_pass_east = desfiladero del este
    .in = en el desfiladero del este
    .from = del desfiladero del este
    .to = al desfiladero del este
place-eyrie = Nido de las Águilas
    .in = en el Nido de las Águilas
    .from = del Nido de las Águilas
    .to = al Nido de las Águilas

## Territorios y terrenos

territory-broken_lands = Tierras Abruptas
    .in = en las Tierras Abruptas
    .from = de las Tierras Abruptas
    .to = a las Tierras Abruptas
territory-valley = Valle
    .in = en el Valle
    .from = del Valle
    .to = al Valle
territory-eastern_bank = Ribera Oriental
    .in = en la Ribera Oriental
    .from = de la Ribera Oriental
    .to = a la Ribera Oriental
territory-southern_spur = Estribación Meridional
    .in = en la Estribación Meridional
    .from = de la Estribación Meridional
    .to = a la Estribación Meridional
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
ask-UseGeneral = ¿Usa un general su habilidad antes de esta acción?
ask-LeadershipWith = ¿Qué ejército recibe la siguiente ficha de liderazgo?
ask-ShadowSplit = ¿Cuántos grandes murciélagos? El resto serán fichas de liderazgo.
ask-BatTo = ¿Sobre qué territorio vuela el siguiente gran murciélago?
ask-CloudOver = ¿De qué territorio se retira un gran murciélago?
ask-DrawTile = Se roba una ficha de destino.
ask-KeepOrDraw = ¿Aplicas esta ficha de destino, o la apartas y robas otra?
ask-DrawFateCard = Se roba una carta de destino.
ask-WhichArmy = ¿Qué ejército actúa?
ask-HowMany = ¿Cuántos de ellos van?
ask-GoesAlong = ¿Va también el personaje?
ask-TokensGoAlong = ¿Cuántas fichas de liderazgo van con ellos?
ask-DamageGoesAlong = ¿Cuántos indicadores de daño van con ellos?
ask-MoveTo = ¿Adónde?
ask-AttackWith = ¿Quién ataca a quién?
ask-CombinedTarget = ¿A qué ejército atacáis juntos?
ask-Joins = ¿Qué ejército participa?
ask-FlipWhere = ¿Qué ficha de reclutamiento descubres?
ask-TurnOver = Se descubre una ficha de reclutamiento.
ask-RecruitInstead = No quedan figuras de ese tipo. ¿Quién viene en su lugar?
ask-TokenTo = ¿Dónde va la siguiente ficha de reclutamiento?
ask-LastGoblin = ¿Dónde llega el último trasgo?
ask-RallyWhich = ¿Qué ejército se recupera?
ask-EnterPlay = ¿Dónde entra en juego el personaje?
ask-WhoMoves = ¿Qué personaje se mueve?
ask-CharacterTo = ¿Adónde va el personaje?
ask-BilboAppears = ¿Gasta Bilbo una ficha de anillo para aparecer en otra región?
ask-BeornTo = ¿Adónde va Beorn?
ask-EagleTo = ¿Sobre qué territorio vuela la siguiente Águila?
ask-EagleStrikes = ¿Qué Águila ataca a quién?
ask-WhoFights = ¿Qué ejército lucha en esta ronda?
ask-Maneuvers = ¿Qué carta juegas en esta ronda de combate?
ask-ManeuverAlone = ¿Qué carta juegas contra Beorn?
ask-UseIt = ¿Usas el efecto de tu carta?
ask-HowManyAgain = ¿Cuántos dados fallidos vuelves a tirar?
ask-HowManyTurn = ¿Cuántos aciertos del enemigo se vuelven a tirar?
ask-CallBodyguards = ¿Gastas una ficha de guardia personal para cancelar todo este daño?
ask-PutOnTheRing = ¿Se pone Bilbo el anillo para retirar dos indicadores de daño?
ask-Casualty = ¿Qué unidad se elimina?
ask-ReduceBy = El ejército es demasiado grande. ¿Qué unidad se retira?
ask-GoOnOrWithdraw = ¿Luchas otra ronda?
ask-StayOrLeave = ¿Te quedas a luchar?
ask-WhichRetreat = ¿Adónde se retira el ejército?
ask-GoesToo = ¿Se va el personaje con el ejército?
ask-BeornAdvances = ¿Avanza Beorn?
ask-BeornStrikesAgain = ¿Sigue Beorn adelante y ataca otra vez?
ask-ChooseFor = La carta te pide elegir.
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
do-AttackFrom = atacar { $region-from }
do-Joins-AttackFrom = el ejército { $region-in }
do-Choose = { $region }
do-Attack = { $region } ataca { $region2 }
do-Lose = { $unit-one }
do-ChooseUnit = { $unit-one }
do-Several = { $n ->
    [one] { $unit-one }
   *[other] { $n } { $unit }
}
do-GoesAlong-Take = { $character } va también
do-GoesToo-Take = { $character } va también
do-Leave = { $character } se queda
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
war-general-used = { $character } usa su habilidad.
war-leadership-placed = { $side } { $side-key ->
    [free] ponen
   *[other] pone
} liderazgo { $regions-in }.
war-leadership-lost = El ejército { $side-of } { $region-in } pierde { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
} de liderazgo.
war-tile-drawn = El destino saca { $tile }.
war-tile-set-aside = La ficha se aparta: { $tile }.
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
war-token-flipped = Se descubre una ficha de reclutamiento ({ $group }) { $region-in }.
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
war-wrath-lost = Beorn pierde { $n } de cólera; le quedan { $n2 }.
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
war-activation-lost = { $character } pierde su ficha de activación.
war-duel = Duelo de campeones: los Pueblos Libres { $n }, la Sombra { $n2 }.

## Registro: combate

war-combat = { $side } { $side-key ->
    [free] atacan
   *[other] ataca
} { $region-from }: combate { $region2-in }.
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
} superioridad en el terreno, { $n } a { $n2 }.
war-combat-fights = Ronda { $n }: ataca el ejército { $region-in }.
war-combat-showed = { $side } { $side-key ->
    [free] muestran
   *[other] muestra
} { $card-combat }.
war-combat-rolled = { $side } { $side-key ->
    [free] sacan
   *[other] saca
} { $faces } (acierta con { $n2 }{ $n ->
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
} el efecto de { $card-combat }.
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

