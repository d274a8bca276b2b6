### La Batalla de los Cinco Ejércitos tal como la muestra la página.

## El mapa

fa-board = El campo de batalla
fa-places = Lugares
fa-territories = Territorios
fa-nearer = Acercar
fa-farther = Alejar
fa-fit = Todo el mapa
fa-offered = Se ofrece: { $what }
fa-units = { $n } × { $unit }
fa-army = { $side }: { $units }
fa-damage = Daño { $n } de { $all }
fa-leadership = Liderazgo { $n }
fa-settlement = { $n ->
    [one] Emplazamiento, { $n } punto
   *[other] Emplazamiento, { $n } puntos
}
fa-mustering = aquí moviliza la Sombra
fa-walls = murallas { $n } de { $all }
fa-walls-broken = murallas franqueadas
fa-control = bajo control de la Sombra
fa-pass-open = abierto
fa-pass-closed = cerrado; cinco unidades lo abren
fa-recruits = { $n ->
    [one] { $n } ficha boca abajo ({ $group })
   *[other] { $n } fichas boca abajo ({ $group })
}
fa-eyrie = Nido de las Águilas, Águilas: { $n }
fa-sky = { $territory }. Grandes murciélagos: { $bats }, Águilas: { $eagles }
fa-goblins = Trasgos

## Qué va y qué se queda

fa-part-goes = va una parte
fa-goes = va
fa-stays = se queda
fa-tokens = Fichas de liderazgo
fa-damage-name = Daño
fa-go = Elegir adónde
fa-fewer = menos: { $what }
fa-more = más: { $what }
fa-losing = Unidades { $units }, daño { $damage }

## Junto al mapa

fa-turn = Turno { $n }
fa-fate = Destino
fa-fate-at = Destino { $n } de { $all }
fa-fate-decides = Destino { $n }: con { $all } ganan los Pueblos Libres
fa-pool = En la reserva
fa-set-aside = Apartadas
fa-drawn = Robada
fa-points = Puntos de victoria
fa-points-of = { $n } de { $all }
fa-points-decide = Puntos de victoria: con { $n } gana la Sombra
fa-aim-free = Diriges a los Pueblos Libres. Resiste: ganas cuando el destino llega a su última casilla, cuando cae Bolgo, o cuando llega Beorn y la Sombra tiene menos de seis puntos de victoria.
fa-aim-shadow = Diriges a la Sombra. Toma emplazamientos: ganas con diez puntos de victoria al final de un turno, o al instante si la Puerta Principal está entre ellos, antes de que el destino llegue a su última casilla.
fa-aim-seen = Entendido
fa-dice = Dados de acción
fa-die = { $face }: { $n }
fa-die-used = usado
fa-heroes = Personajes
fa-at-step = entra con destino { $n }
fa-ready = listo para entrar
fa-not-yet = aún no en juego
fa-gone = caído
fa-air = en el aire
fa-away = ausente por ahora
fa-active = activado
fa-rings = Fichas de anillo: { $n }
fa-wrath = Cólera: { $n }
fa-guards = Guardia personal: { $n }
fa-concentrated = concentrado
fa-on-table = Sobre la mesa
fa-decks = Mazos
fa-events = Eventos
fa-stories = Historias
fa-fates = Cartas de destino
fa-discarded = Descartadas
fa-reserves = Figuras y fichas restantes
fa-reference = Cartas de unidades y personajes

## La mano

fa-hand = Mano { $n } de { $all }
fa-theirs = { $n ->
    [one] { $n } carta del otro bando
   *[other] { $n } cartas del otro bando
}
fa-order = Orden
fa-combat = Combate
fa-enlarge = Ampliar { $card }
fa-close = Cerrar
fa-story = Historia
fa-strength = Valor { $n }
fa-favoured = Terreno favorable
fa-movement = Movimiento { $n }
fa-general = General

## Combate

fa-fight = Combate { $region-in }, ronda { $n }
fa-attacker = Atacante
fa-defender = Defensor
fa-step-cards = Cartas
fa-step-roll = Tirada
fa-step-reroll = Repetición
fa-step-damage = Daño
fa-step-end = Final
fa-dice-n = Dados
fa-needs = Necesita
fa-lead = Liderazgo
fa-plus = A cada dado
fa-slot-empty = Aún sin carta
fa-slot-sealed = Sellada
fa-foot = { $do ->
    [Maneuver] Sellar
    [PlayCard] Jugar
    [Discard] Descartar
   *[other] Elegir
}
fa-slot-closed = Se muestra cuando ambos hayan elegido
fa-slot-none = Sin carta
fa-change = Cambiar
fa-hits = Aciertos
fa-hits-n = { $n ->
    [one] { $n } acierto
   *[other] { $n } aciertos
}
fa-black = negro
fa-odds = Probabilidades
fa-odds-said = Aciertos esperados { $mine } a { $theirs }
fa-odds-next = Ronda siguiente
fa-odds-before = antes de las cartas
fa-falls = { $side-key ->
    [free] caen
   *[other] cae
} { $side } { $chance }
fa-fought-on = Hasta el final: gana el atacante { $wins }, el defensor { $loses }
fa-rounds = Rondas anteriores
fa-round = Ronda { $n }
fa-terrain = Superioridad sobre el terreno: { $side }, { $n } a { $n2 }
fa-no-terrain = Nadie tiene superioridad sobre el terreno
fa-units-cards = Unidades
fa-special-cards = Especiales
fa-regroup = Reagrupar
fa-uses = Qué hacen los dados
fa-skip = Saltar
fa-reroll-all = Volver a tirar los { $n }
fa-points-short = Puntos
fa-dice-left = Dados { $n } : { $n2 }
fa-reroll-black = Repetir dados negros
fa-reroll-white = Repetir dados blancos
fa-would-be = El daño sería { $n } de { $all }
fa-across-ford = a través de un vado
fa-border-plain = por tierra
fa-border-ford = por un vado
fa-border-river = a través del río
fa-uphill = cuesta arriba
fa-at-walls = contra murallas
fa-sum = { $what } { $n }

## Partes de las cifras

part-normal = lo normal
part-ford = a través de un vado
part-slope = cuesta arriba
part-fortification = murallas enteras
part-in-force = cartas en vigor
part-card = la carta mostrada
part-strength = Valor de combate
part-limit = cinco dados como máximo
part-enemy = la carta del enemigo
part-held-back = reservados
part-army = el ejército
part-order = la orden
part-doubled = duplicado
part-beorn = Beorn
part-fate = cartas de destino
part-tokens = fichas de liderazgo

## Lo que hizo el otro bando, en una línea; el bando va delante

did-war-die-skipped = { $side-key ->
    [free] descartaron un dado
   *[other] descartó un dado
}
did-war-passed = { $side-key ->
    [free] se esperaron
   *[other] se esperó
}
did-war-played = { $side-key ->
    [free] jugaron
   *[other] jugó
} { $card }
did-war-activated = { $side-key ->
    [free] activaron
   *[other] activó
} { $character-to }
did-war-general-used = { $side-key ->
    [free] usaron la habilidad
   *[other] usó la habilidad
} { $character-of }
did-war-leadership-placed = { $side-key ->
    [free] pusieron liderazgo
   *[other] puso liderazgo
} { $regions-in }
did-war-bats-placed = { $side-key ->
    [free] enviaron grandes murciélagos
   *[other] envió grandes murciélagos
} { $territory-to }
did-war-eagle-flew = { $side-key ->
    [free] enviaron un Águila
   *[other] envió un Águila
} { $territory-to }
did-war-eagle-attacked = { $side-key ->
    [free] atacaron con un Águila
   *[other] atacó con un Águila
} { $region-in }
did-war-moved = { $side-key ->
    [free] marcharon
   *[other] marchó
} { $region2-to }
did-war-character-moved = { $side-key ->
    [free] enviaron
   *[other] envió
} { $character-to } { $region-to }
did-war-character-entered = { $side-key ->
    [free] hicieron entrar
   *[other] hizo entrar
} { $character-to } { $region-in }
did-war-mustered = { $side-key ->
    [free] reclutaron
   *[other] reclutó
} { $region-in }
did-war-token-flipped = { $side-key ->
    [free] reclutaron
   *[other] reclutó
} { $region-in }
did-war-token-placed = { $side-key ->
    [free] pusieron una ficha de reclutamiento
   *[other] puso una ficha de reclutamiento
} { $region-in }
did-war-control-taken = { $side-key ->
    [free] tomaron el control
   *[other] tomó el control
} { $region-in }
did-war-rallied = { $side-key ->
    [free] recuperaron un ejército
   *[other] recuperó un ejército
} { $region-in }
did-war-shot = { $side-key ->
    [free] dispararon al ejército
   *[other] disparó al ejército
} { $region-in }
did-war-combat = { $side-key ->
    [free] atacaron
   *[other] atacó
} { $region2-in }
did-war-combat-combined = { $side-key ->
    [free] atacaron
   *[other] atacó
} { $region-in }
did-war-combat-withdrew = { $side-key ->
    [free] se replegaron
   *[other] se replegó
}
did-war-combat-retreated = { $side-key ->
    [free] se retiraron en orden
   *[other] se retiró en orden
} { $region2-to }
did-war-combat-routed = { $side-key ->
    [free] huyeron en desbandada
   *[other] huyó en desbandada
} { $region2-to }
did-war-combat-advanced = { $side-key ->
    [free] avanzaron
   *[other] avanzó
} { $region-to }
did-war-combat-won = { $side-key ->
    [free] ganaron el combate
   *[other] ganó el combate
} { $region-in }

## Reasons of a hint

hint-victory = puede decidir la partida
hint-settlements = los emplazamientos
hint-fate = el marcador de destino
hint-strength = la fuerza de los ejércitos
hint-place = dónde están los ejércitos
hint-small = cartas, fichas y otras cosas pequeñas
hint-persons = los personajes y los generales
hint-dice = los dados que quedan
