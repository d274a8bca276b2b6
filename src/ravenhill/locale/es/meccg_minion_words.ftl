### Las palabras de los recursos de Dark Minions.

## Momentos, números y preguntas

moment-60 = cuando acaba la fase de movimiento de una compañía
moment-61 = cuando un personaje ha hecho un chequeo de corrupción
question-70 = una carta que puede jugarse sobre ella en cualquier sitio
question-71 = puntos de corrupción del objeto
question-72 = ningún ataque automático
question-73 = personajes que entran en juego como en un Refugio
question-74 = la vuelta al mazo de lugares en vez de ser descartado
question-75 = algo hecho este turno
ask-FromAside = ¿Qué carta tomas?
ask-WhoRests = ¿Quién se endereza o se cura?
ask-Barter = ¿Por qué objeto se da?
ask-HowMuchIsSeen = ¿Cuántas cartas de tu mazo se muestran?
ask-SeeNext = Se muestra una carta del mazo de juego.
ask-TakeSeen = ¿Cuál de ellas tomas?

## Palabras

AtRest = la compañía no está de camino
    .not = la compañía está de camino
FetchAside = tomar una { $what } de tu baraja complementaria{ $discarded ->
    [yes] {" "}o de tu pila de descartes
   *[no] {""}
} { $to-key ->
    [pile-0] y barajarla en tu mazo de juego
   *[other] a tu mano, mostrándola
}
FindPlayable = buscar en tu mazo de juego o en tu pila de descartes un objeto, un aliado o una facción que pueda jugarse en el lugar donde está el portador y tomarlo a tu mano
sought-yours = carta de recurso o de personaje
PlayableAnyhow = { $name } puede jugarse sobre la compañía del portador, esté donde esté y con quien esté
    .given = { PlayableAnyhow }
MovesOutOf = la compañía se mueve a un lugar fuera de { $regions-or }
    .not = la compañía no se mueve a un lugar fuera de { $regions-or }
OnceATurn = hacer esto una vez por turno
    .given = { $change }
SubjectIsWhereThisLies = la compañía está en el lugar sobre el que está esta carta
    .not = la compañía está en otro lugar que esta carta
RestOne = dejar que el jugador { $who-company-of } enderece a uno de sus personajes o cure a uno dejándolo girado
AtLair = el lugar es la guarida de un Dragón
    .not = el lugar no es la guarida de un Dragón
ItsSiteIs = el lugar sobre el que está esta carta es { $hold-one }
    .given = { ItsSiteIs }
HeavyItems = tus objetos con { $least } puntos de corrupción impresos o más
    .one = un objeto tuyo con { $least } puntos de corrupción impresos o más
    .one-to = a un objeto tuyo con { $least } puntos de corrupción impresos o más
    .one-of = de un objeto tuyo con { $least } puntos de corrupción impresos o más
    .to = a tus objetos con { $least } puntos de corrupción impresos o más
    .of = de tus objetos con { $least } puntos de corrupción impresos o más
    .on = {" "}sobre tus objetos con { $least } puntos de corrupción impresos o más
ItWeighsLess = el objeto con el que está esta carta da { $less } puntos de corrupción menos
    .given = { ItWeighsLess }
SubjectBearsIt = ese personaje lleva el objeto con el que está esta carta
    .not = ese personaje no lleva el objeto con el que está esta carta
Wares = tienes en la mano un objeto no especial que el portador puede llevar
    .not = no tienes en la mano un objeto no especial que el portador pueda llevar
GiveForAnother = si no falla y quieres, descartar { $who } y dar al portador un objeto no especial de tu mano
StoredOnItsSpot = { $name } que tienes almacenado en el lugar que nombra
    .one = una carta { $name } que tengas almacenada en el lugar que nombra
    .one-to = a una carta { $name } que tengas almacenada en el lugar que nombra
    .one-of = de una carta { $name } que tengas almacenada en el lugar que nombra
    .to = a { $name } que tienes almacenado en el lugar que nombra
    .of = de { $name } que tienes almacenado en el lugar que nombra
    .on = {" "}sobre { $name } que tienes almacenado en el lugar que nombra
LikeAHaven = { $site } tiene { $question }
    .given = { LikeAHaven }
ThatSiteInPlay = { $name } del jugador activo
    .one = { $name } del jugador activo
    .one-to = a { $name } del jugador activo
    .one-of = de { $name } del jugador activo
    .to = { $name } del jugador activo
    .of = de { $name } del jugador activo
    .on = {" "}sobre { $name } del jugador activo
FactionsOf = cada facción de { $race-many }
    .one = una facción de { $race-many }
    .one-to = a una facción de { $race-many }
    .one-of = de una facción de { $race-many }
    .to = a cada facción de { $race-many }
    .of = de cada facción de { $race-many }
    .on = {" "}sobre cada facción de { $race-many }
SeeAhead = mostrar hasta ocho cartas de la parte superior de tu mazo de juego, tomar una a tu mano y barajar las demás en el mazo
ThoseOfHand = { $race-many } de tu mano
    .one = { $race-one } de tu mano a quien alguien pueda controlar
    .one-to = a { $race-one } de tu mano a quien alguien pueda controlar
    .one-of = de { $race-one } de tu mano a quien alguien pueda controlar
    .to = a { $race-many } de tu mano
    .of = de { $race-many } de tu mano
    .on = {" "}sobre { $race-many } de tu mano
WhoWillLead = tu influencia general o un personaje de la compañía
    .one = tu influencia general o un personaje de la compañía
    .one-to = a tu influencia general o un personaje de la compañía
    .one-of = de tu influencia general o un personaje de la compañía
    .to = a tu influencia general o un personaje de la compañía
    .of = de tu influencia general o un personaje de la compañía
    .on = {" "}sobre tu influencia general o un personaje de la compañía
ComeInMyPlace = descartar a este personaje y poner en juego con su compañía al mostrado, bajo { $who }
ItsSiteHas = el lugar sobre el que está esta carta { $question-key ->
    [question-72] no tiene ataques automáticos
   *[other] tiene { $question }
}
    .given = { ItsSiteHas }

## Saber, escaleras y espera

moment-62 = cuando se juega en el lugar un recurso que lo requiere
moment-63 = cuando un personaje se enderezaría si no fuera por una carta
moment-64 = cuando un objeto ha entrado en juego
moment-65 = cuando alguien deja una compañía por otra
question-76 = influencia necesaria para controlar
question-77 = un Mago solo en su lugar natal
question-78 = información
scope-player = no puedes tener dos
keyword-20 = Saber perdido
    .one = Saber perdido
    .many = Saber perdido
keyword-21 = Saber robado
    .one = Saber robado
    .many = Saber robado
ask-WhichWizard = ¿Qué Mago viene?
TakeUp = dar esta carta { $who-to }
FaceAlone = hacer que { $who } afronte sin compañía ni apoyo { $attack }
Informs = información que puede jugarse allí
    .given = { Informs }
    .about = thing
SubjectIsThis = es esta carta
    .not = no es esta carta
WhoRemoves = otro de la compañía que va a tirar para retirar una carta de corrupción
    .one = otro de la compañía que va a tirar para retirar una carta de corrupción
    .one-to = a otro de la compañía que va a tirar para retirar una carta de corrupción
    .one-of = de otro de la compañía que va a tirar para retirar una carta de corrupción
    .to = a otro de la compañía que va a tirar para retirar una carta de corrupción
    .of = de otro de la compañía que va a tirar para retirar una carta de corrupción
    .on = {" "}sobre otro de la compañía que va a tirar para retirar una carta de corrupción
HelpRemoval = dar { $who-to } { SIGNED($more) } a esa tirada
WithWizard = hay un Mago en esa compañía
    .not = no hay un Mago en esa compañía
WizardlessAtHavens = tus compañías sin Mago en Refugios
    .one = una compañía tuya sin Mago en un Refugio
    .one-to = a una compañía tuya sin Mago en un Refugio
    .one-of = de una compañía tuya sin Mago en un Refugio
    .to = a tus compañías sin Mago en Refugios
    .of = de tus compañías sin Mago en Refugios
    .on = {" "}sobre tus compañías sin Mago en Refugios
SagesInTown = tus sabios en un Bastión Fronterizo o un Bastión Libre girado
    .one = un sabio tuyo en un Bastión Fronterizo o un Bastión Libre girado
    .one-to = a un sabio tuyo en un Bastión Fronterizo o un Bastión Libre girado
    .one-of = de un sabio tuyo en un Bastión Fronterizo o un Bastión Libre girado
    .to = a tus sabios en un Bastión Fronterizo o un Bastión Libre girado
    .of = de tus sabios en un Bastión Fronterizo o un Bastión Libre girado
    .on = {" "}sobre tus sabios en un Bastión Fronterizo o un Bastión Libre girado
ShowFireworks = tirar y sumar la mente { $who-of }, y 10 si es un Mago: con más de 12 se endereza el lugar
FellowsOfTheStruck = los otros { $race-many } de la compañía
    .one = { $race-one } de la compañía que no sea el objetivo del golpe
    .one-to = a { $race-one } de la compañía que no sea el objetivo del golpe
    .one-of = de { $race-one } de la compañía que no sea el objetivo del golpe
    .to = a los otros { $race-many } de la compañía
    .of = de los otros { $race-many } de la compañía
    .on = {" "}sobre los otros { $race-many } de la compañía
LeapAt = dar al golpe contra { $who } { SIGNED($prowess) } al poder y { SIGNED($body) } a la resistencia; si tiene éxito, quien se ha girado hace también un chequeo de resistencia
NoneOfYours = no tienes una carta de este nombre en juego ni almacenada
    .not = tienes una carta de este nombre en juego o almacenada
StoreAndSummon = almacenar { $who } y, si no tienes un Mago en juego, poner en juego con esa compañía, si quieres, uno de tu mazo de juego o de tu pila de descartes
CompaniesBelow = tus compañías en lugares de las Profundidades
    .one = una compañía tuya en un lugar de las Profundidades
    .one-to = a una compañía tuya en un lugar de las Profundidades
    .one-of = de una compañía tuya en un lugar de las Profundidades
    .to = a tus compañías en lugares de las Profundidades
    .of = de tus compañías en lugares de las Profundidades
    .on = {" "}sobre tus compañías en lugares de las Profundidades
NoteTheSite = recordar el lugar
    .given = { $change }
AtAnotherBelow = la compañía está en otro lugar de las Profundidades que donde se jugó esta carta
    .not = la compañía no está en otro lugar de las Profundidades que donde se jugó esta carta
IsUntapped = esta carta está enderezada
    .not = esta carta está girada
Rise = enderezar { $who }
CompaniesByStairs = tus compañías en lugares enderezados junto a un lugar de las Profundidades
    .one = una compañía tuya en un lugar enderezado junto a un lugar de las Profundidades
    .one-to = a una compañía tuya en un lugar enderezado junto a un lugar de las Profundidades
    .one-of = de una compañía tuya en un lugar enderezado junto a un lugar de las Profundidades
    .to = a tus compañías en lugares enderezados junto a un lugar de las Profundidades
    .of = de tus compañías en lugares enderezados junto a un lugar de las Profundidades
    .on = {" "}sobre tus compañías en lugares enderezados junto a un lugar de las Profundidades
WentBelow = la compañía se ha movido a un lugar de las Profundidades
    .not = la compañía no se ha movido a un lugar de las Profundidades
WizardUnseen = ningún Mago tuyo ha entrado aún en juego
    .not = un Mago tuyo ya ha entrado en juego
SubjectIsYours = es tuyo
    .not = no es tuyo
WizardAtHomeOnly = tu Mago solo puede entrar en juego en su lugar natal
    .given = { WizardAtHomeOnly }
WhoMayWait = tus personajes de mente { $most } o menos en lugares que no son Refugios
    .one = un personaje tuyo, no un Mago, de mente { $most } o menos en un lugar que no es un Refugio
    .one-to = a un personaje tuyo, no un Mago, de mente { $most } o menos en un lugar que no es un Refugio
    .one-of = de un personaje tuyo, no un Mago, de mente { $most } o menos en un lugar que no es un Refugio
    .to = a tus personajes de mente { $most } o menos en lugares que no son Refugios
    .of = de tus personajes de mente { $most } o menos en lugares que no son Refugios
    .on = {" "}sobre tus personajes de mente { $most } o menos en lugares que no son Refugios
StaysThere = la compañía del portador no puede moverse
    .given = { StaysThere }
CountsNothing = el portador no cuenta para la influencia general
    .given = { CountsNothing }
ScoresNothing = los puntos de victoria del portador no cuentan
    .given = { ScoresNothing }
JustFaced = la compañía acaba de afrontar un ataque de { $races-many-or }
    .not = la compañía no acaba de afrontar un ataque de { $races-many-or }

## Multitudes, flores y descartes

ask-PayEnvironment = ¿Qué carta ambiental de tu mano descartas por el equilibrio?
Parties = tus compañías con un Enano de mente mayor que 5, nadie más de tal mente salvo un Mago, y no más de dos que no sean Enanos
    .one = una compañía tuya con un Enano de mente mayor que 5, nadie más de tal mente salvo un Mago, y no más de dos que no sean Enanos
    .one-to = a una compañía tuya con un Enano de mente mayor que 5, nadie más de tal mente salvo un Mago, y no más de dos que no sean Enanos
    .one-of = de una compañía tuya con un Enano de mente mayor que 5, nadie más de tal mente salvo un Mago, y no más de dos que no sean Enanos
    .to = a tus compañías con un Enano de mente mayor que 5, nadie más de tal mente salvo un Mago, y no más de dos que no sean Enanos
    .of = de tus compañías con un Enano de mente mayor que 5, nadie más de tal mente salvo un Mago, y no más de dos que no sean Enanos
    .on = {" "}sobre tus compañías con un Enano de mente mayor que 5, nadie más de tal mente salvo un Mago, y no más de dos que no sean Enanos
PartyIsOver = su compañía no tiene un Enano de mente mayor que 5, o tiene dos mentes así además de la de un Mago, o tres que no son Enanos
    .not = su compañía tiene un Enano de mente mayor que 5, ninguna otra mente así salvo la de un Mago, y no más de dos que no son Enanos
AllAreWelcome = no hay límite al tamaño de la compañía ni a cuántos Enanos entran en juego con ella en un turno, y los de mente { $most } o menos no necesitan influencia para entrar
    .given = { AllAreWelcome }
SmallMindsAreFree = los Enanos de la compañía de mente { $most } o menos no necesitan influencia para ser controlados
    .given = { SmallMindsAreFree }
LeaveTheParty = descartar { $who }
DiscardsToTheDeck = quien descarte una carta de su mano puede dejarla boca abajo encima de su mazo en vez de en los descartes
    .given = { DiscardsToTheDeck }
NoSuchCards = nadie puede jugar cartas con la palabra { $keyword }
    .given = { NoSuchCards }
Weigh = descartar { $who } o si no una carta ambiental de tu mano; el rival puede responder con una, tú con dos, el rival otra vez con una, y así sucesivamente: si no respondes, se descarta { $who }
CanBeCrowned = recursos de tu mano que preguntan si { $morning } o { $night } están en juego
    .one = un recurso de tu mano que pregunta si { $morning } o { $night } están en juego
    .one-to = a un recurso de tu mano que pregunta si { $morning } o { $night } están en juego
    .one-of = de un recurso de tu mano que pregunta si { $morning } o { $night } están en juego
    .to = a recursos de tu mano que preguntan si { $morning } o { $night } están en juego
    .of = de recursos de tu mano que preguntan si { $morning } o { $night } están en juego
    .on = {" "}sobre recursos de tu mano que preguntan si { $morning } o { $night } están en juego
Uncrowned = aún no se ha elegido un recurso para esta carta
    .not = ya se ha elegido un recurso para esta carta
ShowToCrown = mostrar { $who }
Entwine = { $change-given }
OneFate = hacer que comparta la suerte de esta carta: cuando se descarta uno, se descarta también el otro
    .given = { OneFate }
FairSkies = jugarlo como si { $morning } estuviera en juego y { $night } no, solo para él
    .given = { FairSkies }
question-110 = cualquier número de miembros
question-111 = una suerte compartida con otra carta
HarderToSway = todos los intentos de influir en facciones jugables en lugares de { $regions-or } se modifican en { SIGNED($more) }, salvo { $but }
    .given = { HarderToSway }
NotByThis = no se puede jugar { $name } para ellos
    .given = { NotByThis }
KeepsThem = cada facción así en la que influyas queda bajo esta carta; cuando se descarta una de ellas, se descarta también esta carta, y las demás se quedan
    .given = { KeepsThem }
MoreForEach = cada facción bajo esta carta da { $more } punto de victoria más
    .given = { MoreForEach }
question-113 = un sitio bajo una carta para las facciones ganadas
ask-CallMounts = ¿Descartas las Monturas Águila para que la compañía pueda actuar en su lugar?
ask-WhichAttack = ¿Cuál de los ataques se afronta?
question-114 = una criatura rechazada
question-115 = no poder quedarse enderezado
question-116 = un solo ataque de varios
CommonFoe = lo que ataca no es único
    .not = lo que ataca es único
SendOff = cancelar todos los ataques de la criatura
    .given = { $who }
NextIsTurnedAway = la cancelación de todos los ataques de la siguiente criatura adversa que no sea única
    .given = { NextIsTurnedAway }
    .about = company
AllMustTap = la obligación de girarse para quien afronte enderezado un golpe de una criatura adversa
    .given = { AllMustTap }
    .about = company
UpATree = la compañía no hace nada en su fase de lugares, salvo que la acompañe un Mago o la hayan recogido
    .given = { UpATree }
FlyDown = descartar { $name } de tu mano, si quieres, lo que recoge a una compañía sin Mago
OneAttackOnly = de varios ataques automáticos de un lugar que no es guarida de un Dragón, o de varios ataques de una criatura u otra adversidad, una compañía afronta solo uno, a elección del jugador de adversidades, que no puede cancelarse
    .given = { OneAttackOnly }
WasTheOnlyOne = fue un ataque único así
    .not = no fue un ataque único así
question-117 = objetos guardados bajo una carta
SmallThingsAtHand = objetos menores de tu mano
    .one = un objeto menor de tu mano
    .one-to = a un objeto menor de tu mano
    .one-of = de un objeto menor de tu mano
    .to = a objetos menores de tu mano
    .of = de objetos menores de tu mano
    .on = {" "}sobre objetos menores de tu mano
SmallThingsAtHavens = objetos menores de tus personajes en Refugios
    .one = un objeto menor de un personaje tuyo en un Refugio
    .one-to = a un objeto menor de un personaje tuyo en un Refugio
    .one-of = de un objeto menor de un personaje tuyo en un Refugio
    .to = a objetos menores de tus personajes en Refugios
    .of = de objetos menores de tus personajes en Refugios
    .on = {" "}sobre objetos menores de tus personajes en Refugios
WhoBearsIt = su portador
    .to = a su portador
    .of = de su portador
    .on = {" "}sobre su portador
LayUnder = poner { $who } bajo esta carta
EnoughBelow = hay al menos { $least } objetos bajo ella
    .not = hay menos de { $least } objetos bajo ella
OpenAt = donde puedas jugar un objeto menor de tu mano en { $holds-one-or }, puedes jugar en su lugar un objeto de debajo de esta carta
    .given = { OpenAt }
ask-StandIn = ¿Cuál de estos objetos se descarta?
fact-stands-in = Cuando deba descartarse un objeto no especial de la compañía del portador, puede descartarse este en su lugar.
ask-WhereItGoes = ¿Dejas la carta descartada encima de tu mazo en vez de en los descartes?
ask-WhereItGoes-of = { $card } se descarta: ¿la dejas encima de tu mazo en vez de en los descartes?
do-WhereItGoes-No = no, a los descartes
do-WhereItGoes-Take = { $card } encima del mazo
ask-RemoveSeen = ¿Entregas lo que sabes para retirar esta carta del juego?
fact-watches = Si está almacenada, puedes descartarla cuando veas a tu rival descartar una adversidad no única, para retirar esa adversidad del juego.
WhoSpies = tus personajes en { $holds-one-or }, o cuya compañía afrontó este turno a un agente cuyos golpes fallaron todos
    .one = un personaje tuyo en { $holds-one-or }, o cuya compañía afrontó este turno a un agente cuyos golpes fallaron todos
    .one-to = a un personaje tuyo en { $holds-one-or }, o cuya compañía afrontó este turno a un agente cuyos golpes fallaron todos
    .one-of = de un personaje tuyo en { $holds-one-or }, o cuya compañía afrontó este turno a un agente cuyos golpes fallaron todos
    .to = a tus personajes en { $holds-one-or }, o cuya compañía afrontó este turno a un agente cuyos golpes fallaron todos
    .of = de tus personajes en { $holds-one-or }, o cuya compañía afrontó este turno a un agente cuyos golpes fallaron todos
    .on = {" "}sobre tus personajes en { $holds-one-or }, o cuya compañía afrontó este turno a un agente cuyos golpes fallaron todos
SeenCreatures = criaturas que has visto descartar a tu rival
    .one = una criatura que has visto descartar a tu rival
    .one-to = a una criatura que has visto descartar a tu rival
    .one-of = de una criatura que has visto descartar a tu rival
    .to = a criaturas que has visto descartar a tu rival
    .of = de criaturas que has visto descartar a tu rival
    .on = {" "}sobre criaturas que has visto descartar a tu rival
HuntDown = nombrar { $who }: salvo que esté fuera del juego o no pueda estar en juego, tu rival la encuentra (el mazo que haya registrado se baraja), y ataca a { $name } como si estuviera solo, sin uso ni ayuda de hechizos; luego él se gira

## Gestas, gemas y necesidad

moment-66 = cuando se ha liberado a prisioneros
moment-67 = cuando esta carta se almacena
question-79 = no poder almacenarse nunca
fact-recalls = Donde una compañía deba entregar una carta de Saber perdido, un sabio suyo puede girarse en su lugar, y esta carta se descarta de la mano.
fact-not-handed = Nunca se entrega ni se hereda.
ask-Reward = ¿Qué objeto se juega con ello?
ask-RewardTaker = ¿Quién se gira y lo toma?
KnowledgeHeld = el { $keyword } de { $here ->
    [yes] la compañía
   *[no] una compañía tuya
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}en { $site }
}
    .one = una carta de { $keyword } de { $here ->
    [yes] la compañía
   *[no] una compañía tuya
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}en { $site }
}
    .one-to = a una carta de { $keyword } de { $here ->
    [yes] la compañía
   *[no] una compañía tuya
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}en { $site }
}
    .one-of = de una carta de { $keyword } de { $here ->
    [yes] la compañía
   *[no] una compañía tuya
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}en { $site }
}
    .to = al { $keyword } de { $here ->
    [yes] la compañía
   *[no] una compañía tuya
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}en { $site }
}
    .of = del { $keyword } de { $here ->
    [yes] la compañía
   *[no] una compañía tuya
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}en { $site }
}
    .on = {" "}sobre el { $keyword } de { $here ->
    [yes] la compañía
   *[no] una compañía tuya
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}en { $site }
}
YieldKnowledge = descartar { $who } sin efecto
ItsCompany = esa compañía
    .one = esa compañía
    .one-to = a esa compañía
    .one-of = de esa compañía
    .to = a esa compañía
    .of = de esa compañía
    .on = {" "}sobre esa compañía
PlayedByIt = lo ha jugado la compañía sobre la que está esta carta{ $site-key ->
    [name-none] {""}
   *[other] {" "}en una fase de lugares en { $site }
}
    .not = no lo ha jugado la compañía sobre la que está esta carta{ $site-key ->
    [name-none] {""}
   *[other] {" "}en una fase de lugares en { $site }
}
Stage = { $to ->
    [1] girar { $who }
   *[other] invertir { $who } si está girada
}{ $once ->
    [yes] {" "}(solo una copia por partida)
   *[no] {""}
}
    .given = { $change }
IsStaged = { $stage ->
    [1] esta carta está girada
   *[other] esta carta está invertida
}
    .not = { $stage ->
    [1] esta carta no está girada
   *[other] esta carta no está invertida
}
ForGood = establecer para el resto de la partida: { $change }
SubjectIsSuch = es de esta clase: { $keyword }
    .not = no es de esta clase: { $keyword }
WeighsLess = cada { $keyword } da un punto de corrupción menos
    .given = { WeighsLess }
SubjectIsSpecialRing = es un anillo y un objeto especial
    .not = no es un anillo que sea objeto especial
LiesOnThem = esta carta está sobre la compañía
    .not = esta carta no está sobre la compañía
RingsWeighLess = cada anillo da un punto de corrupción menos
    .given = { RingsWeighLess }
ItIsAt = eso es en { $site }
    .not = eso no es en { $site }
FewerGuards = los ataques automáticos en { $types-one-or } tienen un golpe menos, pero al menos uno
    .given = { FewerGuards }
UnderSpell = tus personajes bajo un { $keyword } con un sabio en la compañía
    .one = un personaje tuyo bajo un { $keyword } con un sabio en la compañía
    .one-to = a un personaje tuyo bajo un { $keyword } con un sabio en la compañía
    .one-of = de un personaje tuyo bajo un { $keyword } con un sabio en la compañía
    .to = a tus personajes bajo un { $keyword } con un sabio en la compañía
    .of = de tus personajes bajo un { $keyword } con un sabio en la compañía
    .on = {" "}sobre tus personajes bajo un { $keyword } con un sabio en la compañía
TakeOffAll = descartar cada { $keyword } sobre { $who }
DiplomatsInNeed = tus diplomáticos en apuros
    .one = un diplomático tuyo, ni guerrero ni Mago, en un lugar enderezado fuera de las Profundidades
    .one-to = a un diplomático tuyo, ni guerrero ni Mago, en un lugar enderezado fuera de las Profundidades
    .one-of = de un diplomático tuyo, ni guerrero ni Mago, en un lugar enderezado fuera de las Profundidades
    .to = a tus diplomáticos en apuros
    .of = de tus diplomáticos en apuros
    .on = {" "}sobre tus diplomáticos en apuros
FactionsAfar = facciones de tu mano
    .one = una facción de tu mano
    .one-to = a una facción de tu mano
    .one-of = de una facción de tu mano
    .to = a facciones de tu mano
    .of = de facciones de tu mano
    .on = {" "}sobre facciones de tu mano
TheDiplomat = ese diplomático
    .one = ese diplomático
    .one-to = a ese diplomático
    .one-of = de ese diplomático
    .to = a ese diplomático
    .of = de ese diplomático
    .on = {" "}sobre ese diplomático
CallAcross = hacer con { $who } el chequeo de influencia, con dos menos y uno por cada región desde el lugar hasta el de la facción, contando ambas
WinOrGo = girar el lugar si se gana la facción, sin objeto menor, o si no descartar { $who-to }
PlayLikeTheirs = dejar que un personaje enderezado { $who-company-of } se gire y reciba un objeto no especial de tu mano o tu pila de descartes igual a uno que tu rival tenga almacenado, que se descarta; el tuyo nunca puede almacenarse
    .given = { $change }
WhoKnowsOre = sabios y Enanos de la compañía
    .one = un sabio o un Enano de la compañía
    .one-to = a un sabio o un Enano de la compañía
    .one-of = de un sabio o un Enano de la compañía
    .to = a sabios y Enanos de la compañía
    .of = de sabios y Enanos de la compañía
    .on = {" "}sobre sabios y Enanos de la compañía
ForgeArms = dejar que un personaje enderezado { $who-company-of } se gire y reciba un arma, armadura, escudo o yelmo de tu mano o tu pila de descartes, ni único ni especial
GlassesBesideHer = cada { $name } junto a { $lady }
    .one = una carta { $name } de un personaje tuyo, ni Mago ni Enano, en un Refugio en la compañía de { $lady } enderezada
    .one-to = a una carta { $name } de un personaje tuyo, ni Mago ni Enano, en un Refugio en la compañía de { $lady } enderezada
    .one-of = de una carta { $name } de un personaje tuyo, ni Mago ni Enano, en un Refugio en la compañía de { $lady } enderezada
    .to = a cada { $name } junto a { $lady }
    .of = de cada { $name } junto a { $lady }
    .on = {" "}sobre cada { $name } junto a { $lady }
WhoseGlass = quien lo llevaba
    .one = quien lo llevaba
    .one-to = a quien lo llevaba
    .one-of = de quien lo llevaba
    .to = a quien lo llevaba
    .of = de quien lo llevaba
    .on = {" "}sobre quien lo llevaba
TakeAway = girar a { $name } y retirar del juego { $who }
YouChoose = golpes que el defensor asigna a cualquiera, girado, herido o no
    .given = { YouChoose }
CheckedBearer = el portador que va a hacer un chequeo de corrupción
    .one = el portador que va a hacer un chequeo de corrupción
    .one-to = al portador que va a hacer un chequeo de corrupción
    .one-of = del portador que va a hacer un chequeo de corrupción
HasItsPrice = el ataque es de un Dragón, un Draco, Hombres, un Asesino o un agente
    .not = el ataque no es de un Dragón, un Draco, Hombres, un Asesino ni un agente
Gifts = objetos de la compañía
    .one = un objeto de la compañía (grande para un Dragón, mayor para un Draco, menor para los demás)
    .one-to = a un objeto de la compañía (grande para un Dragón, mayor para un Draco, menor para los demás)
    .one-of = de un objeto de la compañía (grande para un Dragón, mayor para un Draco, menor para los demás)
    .to = a objetos de la compañía
    .of = de objetos de la compañía
    .on = {" "}sobre objetos de la compañía
OfferGift = si no falla, hacer { $attempt }: descartar { $who }, tirar y sumar la influencia directa sin usar de ese personaje; con más de 5 (Dragón), 6 (Draco) o 7 (los demás) se cancela el ataque y puedes buscar en tu mazo de juego o tu pila de descartes un recurso y tomarlo
