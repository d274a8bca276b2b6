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
FetchAside = tomar una { $what } de tu banquillo{ $discarded ->
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
MovesTo = la compañía se mueve a { $names-or }
    .not = la compañía no se mueve a { $names-or }
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
    .to = a { $name } del jugador activo
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
ItsSiteHas = el lugar sobre el que está esta carta tiene { $question }
    .given = { ItsSiteHas }
