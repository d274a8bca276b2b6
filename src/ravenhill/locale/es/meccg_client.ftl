### El juego de cartas tal como lo muestra la página.

## Lo que hay en la mesa

mt-company = compañía de { $card }
mt-sum = { $what } { $n }
mt-tapped = girado
mt-wounded = herido
mt-turned = vuelta boca abajo
mt-in-use = en uso
mt-carried = solo llevado
mt-prowess = poder
mt-body = resistencia
mt-corruption = corrupción
mt-figures = poder { $prowess }, resistencia { $body }
mt-mind-n = mente { $n }
mt-follower = seguidor, mente { $n }
mt-led-by = dirigido por { $card }
mt-direct-n = influencia directa libre { $n }
mt-corruption-n = corrupción { $n }
mt-strikes-n = golpes: { $n }
mt-pin-assigned = un golpe por llegar
mt-pin-current = el golpe de ahora
mt-pin-faced = no lo rechazó
mt-pin-beaten = lo rechazó
mt-attack-on = ataque a la { $company }
mt-offered = se ofrece: { $what }
mt-size-n = tamaño { $n }
mt-one-of = { $n } de { $all }
mt-before = la compañía anterior
mt-after = la compañía siguiente
mt-look-at = mirar: { $name }
mt-go = elegir adónde van
mt-way-open = Se está eligiendo el camino.
mt-stays = se queda aquí
mt-entered = ha entrado en el lugar
mt-arrived = ha llegado aquí
mt-unguarded = nada lo guarda
mt-all-tapped = todos están girados
mt-heads-for = va hacia { $card }, boca abajo
mt-somewhere = un lugar aún no revelado
mt-unknown-site = aún no revelado
mt-they-are-here = la compañía está aquí
mt-on-guard = una carta en guardia
mt-a-hazard = una adversidad
mt-guardian = ataque automático: golpes { $n }, poder { $n2 }
mt-draws = cartas que puede robar cada uno
mt-draws-of = tú { $n }, el rival { $n2 }
mt-hazards = adversidades
mt-hazards-of = adversidades { $n } de { $all }
mt-limit = límite de adversidades
mt-of = de
mt-events = sucesos en juego
mt-their-side = el otro lado
mt-your-side = este lado
mt-on-the-road = Todos están en el camino.
mt-views = lo que se muestra
mt-view-road = camino
mt-view-mine = este lado
mt-view-theirs = otro lado

## Influencia, mano y pilas

mt-general = influencia general
mt-general-of = influencia general { $n } de { $all }
mt-influence = influencia
mt-hand = mano
mt-deck = mazo
mt-no-cards = Sin cartas.
mt-in-deck = en el mazo
mt-discarded = descartadas
mt-map = mapa
mt-piles = pilas
mt-close = cerrar
mt-pile-deck = mazo de juego
mt-pile-discard = descartes
mt-pile-sideboard = baraja complementaria
mt-pile-marshalled = pila de victoria
mt-pile-out = fuera del juego
mt-pile-spent = lugares descartados
mt-pile-sites = mazo de lugares
mt-face-down = boca abajo
mt-laid-out = cartas para elegir
mt-filter = Nombre:

## La cadena, paradas y cesiones

mt-chain = cadena
mt-chain-nested = una cadena dentro de la cadena
mt-last-first = lo último ocurre primero
mt-resolves-first = ocurre primero
mt-link-declared = declarado
mt-link-resolving = ocurre ahora
mt-link-doomed = será cancelado
mt-keyed-to = se juega por: { $name }
mt-cancels = cancela: { $name }
mt-on = sobre: { $name }
mt-check = { $card }: un chequeo contra { $n }
mt-tries = { $card } intenta ganarse a { $other }, contra { $n }
mt-chain-resolves = La cadena se resuelve.
mt-may-respond = Puedes responder.
mt-they-may-respond = Puede responder: { $side }.
mt-if-pass = Si ambos pasan, ocurre { $card }.
mt-if-pass-roll = Si ambos pasan, se tiran los dados.
mt-if-pass-foe = Si ambos pasan, ataca { $card }: { $n ->
    [-1] un golpe contra cada personaje
    [one] un golpe
   *[other] { $n } golpes
}, poder { $n2 }.
mt-yields = Cuándo no volver a preguntar
mt-yield-this = No preguntar por esta
mt-yield-this-why = Pasar y no volver a preguntar por esto.
mt-yield-kind = ni por las iguales este turno
mt-yield-phase = Nada más en esta fase
mt-yield-phase-why = Pasar en todo hasta que acabe la fase o ataquen a tu compañía.
mt-hold = pregúntame siempre
mt-hold-why = Se te pregunta en cada ocasión de actuar hasta el fin del turno; si no, solo donde hay un punto y cuando te atacan.
mt-holds = Se te pregunta en cada ocasión de actuar hasta el fin del turno.
mt-holds-no = Solo se te pregunta donde hay un punto y cuando te atacan.
mt-phases = fases del turno
mt-turn = turno { $n }
mt-phase-untap = enderezar
mt-phase-organization = organización
mt-phase-long = duraderos
mt-phase-movement = movimiento
mt-phase-site = lugar
mt-phase-end = final
mt-phase-council = Concilio
mt-phase-setup = preparación
mt-stops = aquí se te pregunta
mt-passes = se pasa por ti
mt-stop-mine = Si se te pregunta en esta fase de tu turno; con Mayús, solo este turno.
mt-stop-theirs = Si se te pregunta en esta fase del turno ajeno; con Mayús, solo este turno.

## Lo que se puede hacer, en una palabra

do-Declare-organizing-Pass = terminar la organización
do-Declare-site-Pass = nada más en este lugar
do-Declare-long-events-Pass = ningún suceso duradero más
do-Declared-hand-over = { $card }: entregarlo
do-Declared-store = { $card }: almacenar
do-Declared-use = usar { $card }
mt-do-Regroup = reagrupar
mt-do-Control = control
mt-do-Declared = jugar
mt-do-LayOnGuard = en guardia
mt-do-Expel = descartar
mt-do-Wield = usar
mt-do-Fetch = complementaria
mt-do-Persuade = influir
mt-do-Free = rescatar
mt-do-OfRace = nombrar
mt-do-Keep = mantener
mt-do-Head = ir
mt-do-TakeBack = quedarse

## Los puntos

mt-points = puntos de victoria
mt-score-characters = personajes
mt-score-items = objetos
mt-score-factions = facciones
mt-score-allies = aliados
mt-score-creatures = criaturas
mt-score-others = otros
mt-doubled = cuenta doble: el otro no tiene
mt-halved = reducido: más que todos los demás juntos
mt-doubled-n = Doble: { $n } → { $n2 }
mt-halved-n = Reducido: { $n } → { $n2 }
mt-lost-wizard = Mago perdido
mt-shown = mostradas de la mano
mt-if-council = si el Concilio se reuniera ahora
mt-enough = Con { $n } puntos se puede convocar el Concilio.
mt-called = Concilio convocado: { $side }.
mt-council-checked = Ya comprobados en el Concilio: { $cards }.
mt-council-lost = Perdidos en el Concilio: { $cards }.
mt-last-turn = Este turno es el último.

## La preparación

mt-setup-draft = La selección
mt-setup-draft-told = Ambos revelan un personaje a la vez. Si coinciden, no es de nadie; como mucho veinte de mente y cinco personajes.
mt-draft-all = Juntos necesitan { $n } de mente: puedes tenerlos a todos.
weigh-DraftRound = Aún no hay nadie en tu compañía. ¿Parar de todos modos?
weigh-Declare = El personaje deja la mesa con todo lo que lleva. ¿Descartarlo?
weigh-KeepAsItIs = Todo lo demás se endereza, y esto no. ¿Dejarlo como está?
mt-legend-mind = mente, lo que cuesta dirigirlos
mt-legend-figures = poder y resistencia
mt-legend-direct = influencia directa
mt-legend-points = puntos de victoria
mt-setup-items = Objetos iniciales
mt-setup-items-told = Como mucho dos objetos menores, cada uno con su portador; ambos los muestran a la vez.
mt-setup-deck = Al mazo
mt-setup-deck-told = Quien sobró puede ir al mazo de juego.
mt-setup-followers = Primeros seguidores
mt-setup-followers-told = Un personaje puede seguir a otro cuya influencia directa alcance su mente; entonces no cuesta nada de los veinte.
mt-setup-dice = Quién empieza
mt-setup-dice-told = Empieza la tirada más alta.
mt-mind-of = mente { $n } de { $all }
mt-stopped = ha terminado
mt-sealed = elegido, boca abajo
mt-next-reveal = la próxima revelación
mt-borne-by = lo lleva
mt-pool = la reserva
mt-collided = revelado por ambos
mt-set-aside = Revelados por ambos, y por eso de nadie: { $cards }.

## De qué se compone una cifra

part-printed = impreso
part-direct = influencia directa libre
part-general = influencia general libre
part-tie = el desempate
part-aid = ayuda declarada
part-bonus = lo que añade la carta
part-strike = en este golpe
part-untapped = no se gira
part-size = tamaño de la compañía
part-least = dos como mínimo
part-halved = mitad: se usó la baraja complementaria
part-since = cambiado después

## Debajo de una carta que ahora no se puede jugar

mw-unwritten = aún sin escribir
mw-in-play = ya está en juego
mw-your-turn = en tu turno
mw-their-turn = en su turno
mw-movement = cuando se mueven
mw-limit = límite gastado
mw-one-a-turn = una por turno
mw-organization = organización
mw-organization-end = al partir
mw-long = sucesos duraderos
mw-attack = en un ataque
mw-strike = en un golpe
mw-site = en un lugar
mw-end = al fin del turno
mw-check = en un chequeo
mw-entry = al entrar
mw-body = chequeo resistencia
mw-first = no en respuesta
mw-nothing = sin objetivo
mw-key = aquí no encaja
mw-here = no en este lugar
mw-haven = en Refugio o casa
mw-influence = demasiada mente
mw-site-tapped = lugar girado
mw-warrior = falta un guerrero
mw-scout = falta un explorador
mw-ranger = falta un montaraz
mw-sage = falta un sabio
mw-diplomat = falta un diplomático

## Reasons of a hint

hint-points = los puntos de victoria
hint-people = quién está en juego
hint-wounds = las heridas
hint-corruption = el peligro de corrupción
hint-hand = las cartas en la mano
hint-hazards = las adversidades en la mano
hint-way = lo que pueden alcanzar las compañías

## What travels with no company

mt-elsewhere = en otra parte
mt-agent = un agente
mt-agent-trail = { $n ->
    [one] un lugar boca abajo
   *[other] { $n } lugares boca abajo
    }
mt-agent-home = aún no se ha movido
mt-agent-down = boca abajo
mt-agent-up = boca arriba
mt-agent-fresh = nuevo este turno
mt-agent-opened = allí pueden jugarse criaturas
mt-agent-leaves = se va al final del turno
mt-prisoner = prisionero
mt-no-prisoner = nadie está preso
