### El juego de cartas de la Tierra Media.

## Bandos

grey = Gris
blue = Azul

## Términos: tipos de regiones, tipos de lugares (.one, .many)

land-sea = Mar Costero
land-free = Región Libre
land-border = Tierra Fronteriza
land-wild = Tierra Salvaje
land-shadow = Tierra de la Sombra
land-dark = Región de la Oscuridad
land-any = cualquier región
hold-haven = Refugio
    .one = un Refugio
    .many = Refugios
hold-free = Bastión Libre
    .one = un Bastión Libre
    .many = Bastiones Libres
hold-border = Bastión Fronterizo
    .one = un Bastión Fronterizo
    .many = Bastiones Fronterizos
hold-ruins = Ruinas y Guaridas
    .one = Ruinas y Guaridas
    .many = Ruinas y Guaridas
hold-shadow = Bastión de la Sombra
    .one = un Bastión de la Sombra
    .many = Bastiones de la Sombra
hold-dark = Bastión de la Oscuridad
    .one = un Bastión de la Oscuridad
    .many = Bastiones de la Oscuridad

## Razas: el nombre, .one, .many; habilidades: lo mismo

race-none = cualquier raza
    .one = cualquiera
    .many = todas las razas
race-wizard = Mago
    .one = un Mago
    .many = Magos
race-elf = Elfo
    .one = un Elfo
    .many = Elfos
race-dwarf = Enano
    .one = un Enano
    .many = Enanos
race-dunadan = Dúnadan
    .one = un Dúnadan
    .many = Dúnedain
race-man = Hombre
    .one = un Hombre
    .many = Hombres
race-hobbit = Hobbit
    .one = un Hobbit
    .many = Hobbits
race-orc = Orco
    .one = un Orco
    .many = Orcos
race-troll = Troll
    .one = un Troll
    .many = Trolls
race-wolf = Lobo
    .one = un Lobo
    .many = Lobos
race-spider = Araña
    .one = una Araña
    .many = Arañas
race-animal = Animal
    .one = un Animal
    .many = Animales
race-dragon = Dragón
    .one = un Dragón
    .many = Dragones
race-drake = Draco
    .one = un Draco
    .many = Dracos
race-undead = Muerto Viviente
    .one = un Muerto Viviente
    .many = Muertos Vivientes
race-nazgul = Nazgûl
    .one = un Nazgûl
    .many = Nazgûl
race-giant = Gigante
    .one = un Gigante
    .many = Gigantes
race-slayer = Asesino
    .one = un Asesino
    .many = Asesinos
race-plant = Planta Despertada
    .one = una Planta Despertada
    .many = Plantas Despertadas
race-pukel = Criatura Pûkel
    .one = una Criatura Pûkel
    .many = Criaturas Pûkel
race-balrog = Balrog
    .one = un Balrog
    .many = Balrogs
race-wose = Salvaje
    .one = un Salvaje
    .many = Salvajes
race-ent = Ent
    .one = un Ent
    .many = Ents
race-eagle = Águila
    .one = un Águila
    .many = Águilas
race-special = especial
    .one = uno especial
    .many = seres especiales
skill-none = ninguna habilidad
    .one = cualquiera
    .many = todos
skill-warrior = guerrero
    .one = un guerrero
    .many = guerreros
skill-scout = explorador
    .one = un explorador
    .many = exploradores
skill-ranger = montaraz
    .one = un montaraz
    .many = montaraces
skill-sage = sabio
    .one = un sabio
    .many = sabios
skill-diplomat = diplomático
    .one = un diplomático
    .many = diplomáticos

## Objetos, palabras clave, familias y formas de las cartas

size-none = ningún objeto
    .many = ningún objeto
size-minor = objeto menor
    .many = objetos menores
size-major = objeto mayor
    .many = objetos mayores
size-greater = objeto grande
    .many = objetos grandes
size-special = objeto especial
    .many = objetos especiales
size-gold = anillo de oro
    .many = anillos de oro
size-information = información
    .many = información
kind-none = ni arma ni armadura
kind-weapon = arma
kind-armor = armadura
kind-shield = escudo
kind-helmet = yelmo
keyword-environment = ambiental
    .one = una carta ambiental
    .many = cartas ambientales
keyword-spell = hechizo
    .one = un hechizo
    .many = hechizos
keyword-spawn = engendro
    .one = un engendro
    .many = engendros
keyword-check = provoca un chequeo de corrupción
    .one = una carta que provoca un chequeo de corrupción
    .many = cartas que provocan chequeos de corrupción
keyword-palantir = Palantír
    .one = un Palantír
    .many = Palantíri
keyword-lesser = anillo menor
    .one = un anillo menor
    .many = anillos menores
keyword-magic = anillo mágico
    .one = un anillo mágico
    .many = anillos mágicos
keyword-dwarven = anillo enano
    .one = un anillo enano
    .many = anillos enanos
keyword-one = El Anillo Único
    .one = el Anillo Único
    .many = el Anillo Único
keyword-scroll = Pergamino de Isildur
    .one = un Pergamino de Isildur
    .many = Pergaminos de Isildur
keyword-ritual = ritual
    .one = un ritual
    .many = rituales
keyword-flattery = adulación
    .one = una adulación
    .many = adulaciones
keyword-light = encantamiento de luz
    .one = un encantamiento de luz
    .many = encantamientos de luz
keyword-dark = encantamiento oscuro
    .one = un encantamiento oscuro
    .many = encantamientos oscuros
family-none = carta
    .many = cartas
family-resource = recurso
    .many = recursos
family-hazard = adversidad
    .many = adversidades
family-either = adversidad o recurso
    .many = adversidades y recursos
form-none = carta
form-short = suceso breve
form-long = suceso duradero
form-permanent = suceso permanente
type-site = lugar
type-region = región
type-character = personaje
type-item = objeto
type-ally = aliado
type-faction = facción
type-event = suceso
type-creature = criatura
scope-none = sin límite
scope-all = no puede duplicarse
scope-character = no puede duplicarse sobre un personaje
scope-company = no puede duplicarse sobre una compañía
scope-site = no puede duplicarse en un lugar
scope-turn = una vez por turno
scope-attack = no puede duplicarse contra un ataque
scope-wizard = no puede duplicarse sobre un Mago
scope-elf = no puede duplicarse sobre un Elfo
scope-nazgul = no puede duplicarse sobre un Nazgûl
scope-item = no puede duplicarse sobre un objeto
scope-dragon = no puede duplicarse sobre un Dragón
scope-faction = no puede duplicarse sobre una facción
score-characters = personajes
score-items = objetos
score-factions = facciones
score-allies = aliados
score-creatures = criaturas
score-others = otros

## Fases, pilas y otros sitios

phase-untap = fase de enderezamiento
phase-organization = fase de organización
phase-long = fase de sucesos duraderos
phase-movement = fase de movimiento
phase-site = fase de lugares
phase-end = final del turno
phase-council = el Concilio Libre
phase-setup = preparación
pile-0 = el mazo de juego
pile-2 = la mano
pile-4 = la pila de descartes
a-company = una compañía nueva
a-key = lo que dice la carta
by-path = el itinerario de la carta
by-regions = las regiones del mapa
by-movement = el camino entre dos Refugios

## Momentos

moment-0 = en tu fase de organización
moment-1 = al final de tu fase de organización
moment-2 = en tu fase de sucesos duraderos
moment-3 = en la fase de movimiento
moment-4 = cuando la compañía es atacada
moment-5 = cuando se da un golpe, antes de modificar a su objetivo
moment-6 = cuando se afronta un golpe
moment-7 = entre dos golpes
moment-8 = en la fase de lugares
moment-9 = al final del turno
moment-10 = en los chequeos del Concilio
moment-11 = cuando la compañía entra en el lugar
moment-12 = antes de un chequeo de resistencia
moment-13 = al final de la fase de enderezamiento
moment-57 = al principio de la fase de organización
moment-14 = al principio de la fase de movimiento de cada compañía
moment-15 = al final de la fase de movimiento de cada compañía
moment-16 = cuando un personaje consigue un objeto
moment-17 = cuando un personaje es herido
moment-18 = después del ataque
moment-19 = cuando un personaje ha ganado una facción
moment-20 = cuando un chequeo de corrupción falla
moment-21 = cuando alguien entra en la compañía o la deja
moment-22 = cuando se agota un mazo de juego
moment-23 = en el Concilio Libre
moment-24 = cuando empieza el final del turno
moment-76 = cuando se juega una forma de un Dragón
moment-77 = cuando se ha jugado un objeto en un lugar que no se ha girado por ello
moment-78 = cuando se juega un objeto que gira su lugar
moment-79 = cuando aquello sobre lo que está esta carta fuera a salir del juego
moment-25 = cuando se juega un suceso
moment-37 = de inmediato
moment-38 = cuando tu Mago entra en juego
moment-39 = antes de la tirada entre dos lugares de las Profundidades
moment-40 = al principio de la fase de enderezamiento
moment-45 = cuando un golpe ha herido a un personaje, antes del chequeo de resistencia
moment-46 = después de un golpe
moment-26 = en cualquier momento
moment-27 = antes de asignar los golpes
moment-28 = cuando un personaje hace un chequeo de influencia
moment-29 = cuando una facción deja el juego
moment-32 = al acabar el ataque
moment-33 = al principio de la fase de lugares de cada compañía
moment-34 = al final del todo del turno
moment-35 = cuando un objeto pasa a otro de quien ha dejado el juego
moment-36 = en un intento de influir en algo del rival

## Preguntas

ask-DraftRound = ¿Qué personaje revelas para tu compañía inicial?
ask-StartingItem = ¿Quién lleva qué objeto al empezar?
ask-IntoDeck = ¿Qué personaje va a tu mazo de juego?
ask-StartingFollower = ¿Quién será seguidor de otro personaje?
ask-ChooseDestination = ¿Adónde va la compañía?
ask-ChooseCompany = ¿A qué compañía se une el personaje?
ask-ChooseController = ¿Quién controla al personaje?
ask-DiscardSurplus = No te basta la influencia. ¿Qué personaje se va?
ask-MeetAtHaven = Se encuentran compañías en un Refugio. ¿Se unen?
ask-NextToMove = ¿Qué compañía es la siguiente en la fase de movimiento?
ask-FliesTo = ¿Adónde vuela la compañía?
ask-GoesOn = ¿Adónde sigue la compañía?
ask-HowToMove = ¿Cómo viaja la compañía?
ask-NextRegion = ¿Por qué región sigue la compañía?
ask-DrawCard = Se roba una carta.
ask-ExchangeOut = ¿Qué carta de tu pila de descartes va a la baraja complementaria?
ask-ExchangeIn = ¿Qué carta de tu baraja complementaria ocupa su sitio?
ask-DiscardDown = ¿Qué carta de tu mano descartas?
ask-DrawHowMany = ¿Cuántas cartas robas?
ask-AssignStrike = ¿Quién afronta un golpe?
ask-AssignRest = ¿A quién golpea el atacante?
ask-NextStrike = ¿Qué golpe se resuelve ahora?
ask-Thwart = ¿Se gira alguien para cancelar este ataque?
ask-ExcessStrikes = ¿Cuántos golpes sobrantes debilitan al objetivo?
ask-StayUntapped = ¿Lucha el objetivo con −3 para no girarse?
ask-Support = ¿Quién se gira para ayudar al objetivo (+1)?
ask-WhichItem = ¿Qué objeto pasa a otro?
ask-WhoInherits = ¿Quién se queda el objeto?
ask-Fetch = ¿Qué carta tomas de tu pila de descartes?
ask-TakeFound = ¿Qué carta tomas?
ask-ShowAtRandom = Se muestra una carta de la mano al azar.
ask-LoseAtRandom = Se descarta una carta de la mano al azar.
ask-LoseOneOf = ¿Qué carta se descarta?
ask-PlayFound = ¿Qué objeto se juega?
ask-WhoLeads = ¿Quién se gira y se lleva la carta?
ask-ChooseTarget = ¿Qué intenta ganarse el personaje?
ask-ShowIdentical = ¿Muestras la misma carta de tu mano?
ask-BringIn = ¿Entra la carta en juego ahora mismo?
ask-KeepItem = ¿Qué objeto se queda en la compañía?
ask-KeptBy = ¿Quién se queda el objeto?
ask-DiscardItem = ¿Qué objeto se pierde?
ask-WhichTotal = ¿Cuál de los dos resultados cuenta?
ask-WhichRing = ¿Qué anillo sustituye al anillo de oro?
ask-UseSideboard = ¿Usas tu baraja complementaria?
ask-FromSideboard = ¿Qué carta tomas de tu baraja complementaria?
ask-NextToVisit = ¿Qué compañía es la siguiente en la fase de lugares?
ask-EnterOrNot = ¿Entra la compañía en su lugar?
ask-FromHand = ¿Qué criatura de tu mano guarda este lugar?
ask-WhichNazgul = ¿Qué Nazgûl viene a guardar este lugar?
ask-WhoRescues = ¿Quién se gira para liberar a los prisioneros?
ask-StandBetween = ¿Se descarta el aliado fiel para que su personaje no caiga prisionero?
ask-WardOff = ¿Quién se gira para cancelar este ataque de los varios?
ask-HowKeyed = ¿Por cuál de sus claves se juega la criatura que vuelve?
ask-RemoveOne = ¿Cuál de estas cartas deja el juego?
ask-OldCards = Se descubre una carta de la pila de descartes.
ask-DiscardOne = Acaba el turno y se completan las manos. ¿Descartas antes una carta?
ask-CallOrNot = ¿Convocas el Concilio Libre?
ask-NextToCheck = ¿Quién hace ahora su chequeo de corrupción?
ask-KeepAsItIs = Tus cartas se enderezan. ¿Debe alguna quedarse como está?
ask-DrawBlade = ¿Quién intenta librarse de una hoja en vez de enderezarse?
ask-Settle = ¿Quién debe controlar a este personaje?
ask-WithWhich = ¿Con qué compañía se queda el suceso?
ask-WhoStays = Se han encontrado demasiados. ¿Qué compañía se queda?
ask-WhichRoll = ¿Cuál de las dos tiradas cuenta?
ask-WhichResult = ¿Cuál de los dos resultados cuenta?
ask-PlayPrize = ¿Toma alguien el premio de este ataque?
ask-InWhoseWound = ¿En la herida de quién se queda la hoja?
ask-Ford = ¿Se gira un montaraz para vadear el río? Si no, esta compañía no hace nada en su lugar.
ask-WhoChecks = ¿Quién hace ahora su chequeo de corrupción?
ask-TopCards = Se miran las cartas de encima del mazo.
ask-WhichDeck = ¿Qué mazo de juego miras?
ask-Forging = ¿Qué objeto se vuelve a forjar?
ask-GoBack = ¿Vuelve la compañía al lugar donde empezó el turno?
ask-TurnOver = Se descubre una carta del mazo de juego.
ask-Praise = ¿Quién se gira, y qué rechaza?
ask-SeizeOrNot = ¿Intenta este golpe llevarse a su objetivo?
ask-PayToll = ¿Qué objeto de tu mano retiras del juego?
ask-RollToUntap = ¿Por quién tiras, para que pueda enderezarse?
ask-DrawnByWealth = ¿Qué Dragón de tu mano ataca?
ask-PitsOrHand = ¿Lo tomas a la mano, y no al mazo?
ask-FromThePits = ¿Qué Dragón o Draco tomas de tu pila de descartes?
ask-TapToHelp = ¿Quién se gira para ayudar en la tirada?
ask-Terrify = ¿Qué carta descartas, y por quién?
ask-WhichAttempt = ¿Cuál de las dos tiradas del intento cuenta?
ask-TakeFind = ¿Qué objeto juegas?
ask-TakeStrike = ¿El golpe de quién recibe también el mismo personaje (su propio nombre: uno sobrante)?
ask-GivesAway = ¿Qué objeto regala?
ask-GivesTo = ¿A quién?
ask-NameOne = ¿Qué carta nombras?
ask-WhichTreasure = ¿Qué objeto de tu mazo o de tus descartes se juega?
ask-WhoseTreasure = ¿Quién lo toma?
ask-WhichAllyComes = ¿Qué aliado acude?
ask-WhoRiddles = ¿Quién de los tuyos juega a los acertijos?
ask-NamePage = ¿En qué parte de la lista está la carta que nombras?
do-NameIt = { $named }
do-NamePage-NameIt = desde { $named }
meccg-attempt = { $card } lo logra: { $n }, más de { $n2 }.
meccg-attempt-failed = { $card } no lo logra: { $n }, no más de { $n2 }.
meccg-named = { $side } nombra { $named }.
moment-55 = cuando la compañía ha entrado en un lugar vigilado y aún no ha sufrido sus ataques automáticos
moment-56 = cuando se juega a los acertijos
ask-FeedIt = ¿Qué criatura de tu mano descartas para el Dragón?
ask-WarmingSage = ¿Se gira otro sabio para curar a alguien?
ask-WhoIsWarmed = ¿A quién cura ese sabio?
ask-WhoIsRefreshed = ¿Quién se endereza?

## Opciones

do-Travel = la compañía de { $company }
do-Head = { $company }: elegir adónde va la compañía
do-TakeBack = { $company }: la compañía se queda donde está
do-To = a { $card }
do-Region = { $region }
do-Regroup = { $card } cambia de compañía
do-JoinCompany = la compañía de { $company }
do-Meet = { $company } y { $company2 } siguen juntos
do-NewCompany = una compañía propia
do-Control = { $card } pasa a otro control
do-GeneralInfluence = influencia general
do-DirectInfluence = { $card } (influencia directa)
do-Enter = entrar en el lugar
do-Leave = no hacer nada aquí
do-LayOnGuard = dejar { $card } en guardia
do-Place = { $company-key ->
    [a-company] en una compañía nueva en { $card2 }
   *[other] en la compañía de { $company }
}{ $card-key ->
    [a-card] {""}
   *[other] , como seguidor de { $card }
}
do-Bears = { $card2 } lleva { $card }
do-KeyedTo = por { $key }
do-OfRace = { $race }
do-Expel = descartar a { $card }
do-Fetch = girar { $card } para usar la baraja complementaria
do-Persuade = { $card } intenta influir en algo del rival
do-Free = liberar a los prisioneros de { $card }
do-Call = convocar el Concilio Libre
do-DraftRound-Done = basta: no revelar más personajes
do-StartingItem-Done = no más objetos
do-IntoDeck-Done = no más personajes
do-StartingFollower-Done = no más seguidores
do-ExchangeOut-Done = no cambiar más
do-AssignStrike-Done = dejar el resto al atacante
do-Thwart-Done = nadie
do-FromHand-No = ninguna
do-WardOff-Done = nadie
do-RemoveOne-No = ninguna de ellas
do-Support-Done = no más ayuda
do-WhichItem-Done = descartar los demás
do-FromSideboard-Done = no más cartas
do-Fetch-No = ninguna carta
do-TakeFound-No = ninguna carta
do-PlayFound-No = ningún objeto
do-WhoLeads-No = nadie: la carta se descarta
do-ShowIdentical-Yes = mostrarla
do-ShowIdentical-No = no mostrarla
do-BringIn-Yes = jugarla
do-BringIn-No = dejarla en la mano
do-KeepItem-No = ningún objeto
do-WhichRing-No = ningún anillo
do-UseSideboard-No = no
do-UseSideboard-Number = { $n ->
    [1] hasta cinco cartas a la pila de descartes
   *[other] una carta al mazo de juego
}
do-DiscardOne-No = no descartar nada
do-CallOrNot-No = seguir jugando
do-StayUntapped-Yes = luchar con −3 y no girarse
do-StayUntapped-No = luchar y girarse
do-ExcessStrikes-Number = { $n ->
    [0] ninguno
   *[other] { $n } (−{ $n })
}
do-Keep = { $card } se queda como está
do-Wield = { $card } se usa desde ahora
do-DeckOf = el mazo de juego de { $side }
do-KeepAsItIs-Done = no: enderezar el resto
do-DrawBlade-No = nadie más
do-PlayPrize-No = nadie
do-Ford-No = no
do-WhichDeck-No = ninguno
do-GoBack-No = quedarse aquí
do-Praise-Done = nadie más
do-RollToUntap-Done = nadie más
do-DrawnByWealth-No = ninguno
do-PitsOrHand-No = al mazo
do-PitsOrHand-Yes = a la mano
do-FromThePits-No = ninguno
do-TapToHelp-Done = nadie más
do-Terrify-Done = ninguna más

## Crónica

meccg-turn = Turno { $n }: { $side }.
meccg-played = { $side } juega { $card }.
meccg-played-on = { $side } juega { $card } sobre { $card2 }.
meccg-played-on-company = { $side } juega { $card } sobre la compañía de { $card2 }.
meccg-keyed-to-land = { $side } juega { $card } por { $land }.
meccg-keyed-to-hold = { $side } juega { $card } por { $hold-one }.
meccg-keyed-to-name = { $side } juega { $card } por { $region }.
meccg-revealed = { $side } revela { $card }, que estaba en guardia.
meccg-used = { $side } usa { $card }.
meccg-used-on = { $side } usa { $card } sobre { $card2 }.
meccg-used-on-company = { $side } usa { $card } sobre la compañía de { $card2 }.
meccg-triggered = Se activa { $card }.
meccg-cancelled = { $card }: queda sin efecto, cancelada.
meccg-no-effect = { $card } queda en nada.
meccg-taps = Se gira { $card }.
meccg-untaps = Se endereza { $card }.
meccg-heals = Se cura { $card }.
meccg-changed = { $card }: { SIGNED($n) } { $question } hasta el final del turno.
meccg-discarded = Se descarta { $card }.
meccg-starts = { $side } saca { $n } contra { $n2 } y empieza.
meccg-joins = { $card } entra en juego en { $card2 }.
meccg-heads = Se pone un destino junto a la compañía de { $card }.
meccg-moves = La compañía de { $card } va de { $card2 } a { $card3 }; límite de adversidades { $n }.
meccg-stays = La compañía de { $card } se queda en { $card2 }; límite de adversidades { $n }.
meccg-arrives = La compañía de { $card } llega a { $card2 }.
meccg-descends = La compañía de { $card } encuentra el camino a { $card2 }: saca { $n }, necesita { $n2 }.
meccg-lost-below = La compañía de { $card } no encuentra el camino a { $card2 }: saca { $n }, necesita { $n2 }.
meccg-sent-back = La compañía de { $card } debe volver a { $card2 }.
meccg-limit = El límite de adversidades de la compañía de { $card } es ahora { $n }.
meccg-draws = { $side } roba { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}.
meccg-discards = { $side } descarta { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}.
meccg-laid-on-top = { $side } deja la carta descartada boca abajo encima de su mazo.
meccg-guards = { $side } deja una carta en guardia frente a la compañía de { $card }.
meccg-attacks = Ataque de { $card }: { $n ->
    [one] { $n } golpe
   *[other] { $n } golpes
}, poder { $n2 }.
meccg-attack-now = El ataque de { $card } es ahora: { $n ->
    [one] { $n } golpe
   *[other] { $n } golpes
}, poder { $n2 }.
meccg-attack-cancelled = Se cancela el ataque de { $card }.
meccg-assigned = Se asigna un golpe a { $card }.
meccg-supports = { $card } se gira para apoyar a { $card2 }.
meccg-strike-cancelled = Se cancela el golpe contra { $card }.
meccg-strike-fails = { $card } afronta un golpe: tirada { $n }, total { $n2 } contra poder { $n3 }; el golpe fracasa.
meccg-strike-even = { $card } afronta un golpe: tirada { $n }, total { $n2 } contra poder { $n3 }; no gana nadie.
meccg-strike-hits = { $card } afronta un golpe: tirada { $n }, total { $n2 } contra poder { $n3 }; el golpe acierta.
meccg-defeated = El ataque de { $card } es derrotado.
meccg-not-defeated = El ataque de { $card } termina sin ser derrotado.
meccg-wound = Herida para { $card }.
meccg-body = Chequeo de resistencia de { $card }: { $n } contra { $n2 }; resiste.
meccg-body-failed = Chequeo de resistencia de { $card }: { $n } contra { $n2 }; no resiste.
meccg-eliminated = Queda fuera del juego: { $card }.
meccg-turned-over = { $card } se vuelve boca abajo y queda en la mesa.
meccg-captured = Cae prisionero y queda en { $card2 }: { $card }.
meccg-freed = Vuelve a la libertad en { $card2 }: { $card }.
meccg-holds-out = { $card } aguanta en prisión: { $n } contra una resistencia de { $n2 }.
meccg-breaks-free = { $card } logra escapar: { $n }, y hacía falta más de { $n2 }.
meccg-stays-held = { $card } no logra escapar: { $n }, y hacía falta más de { $n2 }.
meccg-ring-roll = ¿Conserva el prisionero { $card }? La tirada es { $n }; por debajo de { $n2 } se pierde.
meccg-names-site = { $side } nombra { $card } como lugar donde quedaría el prisionero.
meccg-rescues = { $card } libera a { $card2 }.
meccg-gone = { $card } deja el juego.
meccg-aided = { $card } recibe { SIGNED($n) } para el chequeo.
meccg-corruption = Chequeo de corrupción de { $card }: { $n } contra { $n2 ->
    [one] { $n2 } punto de corrupción
   *[other] { $n2 } puntos de corrupción
}; superado.
meccg-corruption-failed = Chequeo de corrupción de { $card }: { $n } contra { $n2 ->
    [one] { $n2 } punto de corrupción
   *[other] { $n2 } puntos de corrupción
}; fallado.
meccg-enters = La compañía de { $card } entra en { $card2 }.
meccg-gains = { $card } tiene ahora { $card2 }.
meccg-influence = { $card } intenta influir en { $card2 }: { $n }, y hacía falta más de { $n2 }; lo consigue.
meccg-influence-failed = { $card } intenta influir en { $card2 }: { $n }, y hacía falta más de { $n2 }; no lo consigue.
meccg-exhausted = { $side } ha agotado su mazo de juego ({ $n }).
meccg-calls = { $side } convoca el Concilio Libre.
meccg-shown = { $side } muestra { $card }: un punto menos para el otro.
meccg-shows = { $side } muestra { $named }.
meccg-scores = { $side } tiene { $n ->
    [one] { $n } punto de victoria
   *[other] { $n } puntos de victoria
} en el Concilio.
meccg-stored = Se almacena { $card }.
meccg-removal = Tirada para retirar { $card }: { $n }, y hacía falta más de { $n2 }; se descarta.
meccg-removal-failed = Tirada para retirar { $card }: { $n }, y hacía falta más de { $n2 }; sigue.
meccg-may-stay = { $card } puede quedarse: tirada e influencia { $n }, y hacía falta { $n2 }.
meccg-must-go = { $card } debe irse: tirada e influencia { $n }, y hacía falta { $n2 }.
meccg-ring-tested = Prueba de { $card }: { $n }.
meccg-sideboard = { $side } toma una carta de la baraja complementaria.
meccg-roll = { $card }: el resultado es { $n }.

## El final

meccg-council = El Concilio Libre ha contado los puntos de victoria.
meccg-wizard-lost = El otro Mago falló un chequeo de corrupción.
meccg-ring-destroyed = El Anillo Único ha sido destruido.

## Reglas que cita una pregunta o una negativa

rule-not-shown = Contra esta compañía solo se pueden jugar ahora las adversidades mostradas.
rule-not-playable = Esta carta aún no se puede jugar: no se cumple todo su texto.
rule-R-AMB-15 = Se endereza todo lo que su jugador no quiere dejar como está; los heridos en un Refugio se curan y quedan girados.
rule-R-AMB-16 = De la baraja complementaria se toma al menos una carta; el rival ve cuántas y de qué familia.
rule-R-AMB-17 = La fase no se cierra mientras un personaje sin control pueda tenerlo.
rule-R-AMB-44 = Las compañías que se encuentran en un Refugio pueden unirse.
rule-R-AMB-54 = Cada jugador dice en qué orden hacen sus personajes el chequeo de corrupción.
rule-R-AMB-64 = Cada personaje no herido de la compañía puede quedarse un objeto de quien se ha ido.
rule-R-AMB-67 = Un personaje puede girarse para cancelar uno de los ataques de esa criatura.
rule-R-AMB-145 = Un Nazgûl en juego debe guardar este lugar.
rule-R-UD-11 = Una criatura de la mano del rival puede guardar este lugar.
rule-R-AMB-90 = Tras un éxito, la carta mostrada puede entrar en juego con quien influyó.
rule-R-CHAIN-06 = Esto inicia una cadena de efectos y no sirve de respuesta.
rule-R-CHAIN-07 = Si se hacen dos tiradas, el jugador elige cuál cuenta.
rule-R-CMB-03 = El defensor reparte los golpes entre personajes enderezados, uno a cada uno.
rule-R-CMB-04 = El atacante reparte los golpes restantes entre quienes no tienen ninguno.
rule-R-CMB-06 = Cada golpe sobrante resta 1 a un objetivo.
rule-R-CMB-11 = Un objetivo enderezado puede luchar con −3 y entonces no se gira.
rule-R-CMB-14 = Un personaje enderezado sin golpe puede girarse para dar +1 al objetivo.
rule-R-CMB-17 = El defensor dice en qué orden se resuelven los golpes.
rule-R-CMB-24 = Los objetos de quien se ha ido pueden pasar a compañeros no heridos, uno a cada uno.
rule-R-DECK-05 = Los recursos se juegan en tu propio turno.
rule-R-DECK-15 = Esta carta está apartada y espera.
rule-R-DECK-16 = Ya está en juego, o ya se ha declarado en esta cadena.
rule-R-DECK-17 = Sobre esta carta decide el otro jugador.
rule-R-DECK-18 = Cuando se agota el mazo, hasta cinco cartas de la pila de descartes pueden cambiarse por otras de la baraja complementaria.
rule-R-DRAFT-02 = Los dos revelan un personaje a la vez; quien se planta, se planta del todo.
rule-R-DRAFT-06 = Los personajes que quedan en la reserva pueden ir al mazo de juego, diez allí como mucho.
rule-R-END-08 = Quien tiene puntos suficientes puede convocar el Concilio Libre; el rival juega un turno más.
rule-R-END-09 = En el Concilio cada personaje hace un chequeo de corrupción.
rule-R-EOT-01 = Al final del turno los dos jugadores pueden descartar una carta.
rule-R-INF-03 = Un personaje puede intentar influir en un personaje, un aliado, una facción o un objeto del rival en el mismo lugar.
rule-R-INF-11 = Si se muestra la misma carta de la mano, no cuenta la mente del objetivo.
rule-R-KEY-06 = Lo que ataca debe encajar con el camino o el lugar de la compañía; si su carta nombra dos veces una tierra, el camino debe tenerla dos veces.
rule-R-MH-01 = Las compañías tienen sus fases de movimiento una tras otra, en cualquier orden.
rule-R-MH-02 = Las adversidades las juega el rival, en la fase de movimiento.
rule-R-MH-04 = Al revelar el destino se dice cómo viaja la compañía.
rule-R-MH-05 = Se ha llegado al límite de adversidades de esta compañía.
rule-R-MH-08 = Los dos jugadores roban al menos una carta, y como mucho las que permite el lugar.
rule-R-MH-22 = Al terminar el movimiento los dos vuelven al tamaño de su mano.
rule-R-OG-08 = Esta carta no se puede revelar ahora.
rule-R-AMB-153 = Esta carta de lugar solo sirve para un rescate.
rule-R-OPT-01 = Esta carta no está en la mano.
rule-R-ORG-20 = Las compañías se reorganizan en un Refugio; en el juego estándar, en cualquier lugar donde estén juntas.
rule-R-ORG-22 = El dueño de un suceso dice con qué parte de una compañía dividida se queda.
rule-R-ORG-37 = Un personaje está bajo influencia general o es seguidor de otro de su compañía.
rule-R-ORG-39 = Los personajes que exceden la influencia del jugador se descartan.
rule-R-ORG-54 = Esta carta tendría que estar almacenada.
rule-R-ORG-57 = Una tirada mayor que su número descarta una carta de corrupción; para ello el portador se gira, o renuncia a enderezarse en un Refugio.
rule-R-ORG-60 = La carta del lugar de destino queda boca abajo junto a la compañía.
rule-R-ORG-64 = Una compañía se mueve por cuatro regiones vecinas como mucho, contando las dos de los extremos.
rule-R-RING-02 = Un anillo de oro se prueba con una tirada; el resultado dice qué anillos pueden ocupar su sitio.
rule-R-SETUP-07 = Hasta dos objetos menores pueden empezar con la compañía inicial.
rule-R-SETUP-17 = Los personajes iniciales pueden hacerse seguidores; su mente cuenta igual para el límite de veinte.
rule-R-SITE-01 = Cada compañía puede entrar en su lugar o no hacer nada.
rule-R-SITE-18 = Está en uso otra arma, armadura, escudo o yelmo.
rule-R-UNTAP-03 = Hasta cinco cartas de la baraja complementaria van a la pila de descartes, o una a un mazo de cinco o más.
