### Agentes: lo que se pregunta, se hace y se cuenta de ellos.

## Preguntas

ask-WhereTo = ¿Adónde va el agente?
ask-WhichHome = ¿En qué lugar resulta estar el agente?
ask-NameAgents = ¿Qué agentes atacan aquí a la compañía?
ask-WhoComes = ¿Quién ataca primero a la compañía?

## Opciones

do-PlayAgent = jugar { $card } boca abajo
do-RevealAgent = descubrir { $card }
do-HealAgent = { $card } se recupera y queda con la carta girada
do-UntapAgent = { $card }: enderezar la carta
do-MoveAgent = { $card }: mover
do-AgentGoesBack = { $card } vuelve al lugar anterior
do-AgentGoesHome = { $card } vuelve a casa
do-OpenToCreatures = girar { $card }: pueden jugarse criaturas en este lugar
do-HideAgent = { $card } se pone boca abajo
do-AtPlace = en { $region }
do-TheAgent = { $agent }
do-NameAgents-Done = ningún agente más
an-agent = un agente boca abajo
court-hidden = boca abajo
court-trail = { $n ->
    [0] sin cartas de lugar
    [one] { $n } carta de lugar
   *[other] { $n } cartas de lugar
}

## El registro

meccg-agent-comes = { $side } juega un agente boca abajo.
meccg-agent-moves = Un agente boca abajo de { $side } se mueve.
meccg-agent-goes-back = Un agente boca abajo de { $side } vuelve atrás.
meccg-agent-goes-home = Un agente boca abajo de { $side } vuelve a casa.
meccg-agent-rests = Un agente boca abajo de { $side } se recupera.
meccg-agent-leaves = Un agente boca abajo de { $side } sale del juego.
meccg-agent-goes-to = { $card } va a { $card2 }.
meccg-agent-shown = { $card } queda al descubierto en { $region }.
meccg-agent-hides = { $card } se pone boca abajo.
meccg-agent-opens = { $card } abre { $region } a las criaturas este turno.
meccg-agent-rolls = { $card } saca { $n }: { $n2 } en total.

## El texto de una carta

fact-agent = Adversidad, agente: { $race }{ $skills-count ->
    [0] {""}
   *[other] , { $skills }
}.
fact-goes-only = Solo se mueve a { $sites-or }.
fact-never-goes = Nunca se mueve a { $holds-one-or }.
fact-goes-to-havens = También puede ir a un Refugio.
fact-gives-up = Un chequeo de resistencia con resultado de 8 lo descarta.
fact-shadow-magic = Puede usar magia de las sombras.
fact-bonus-regions = { SIGNED($influence) } a la influencia directa contra facciones jugables en { $regions-or }.

## Números

question-90 = otros lugares de procedencia
question-91 = más acciones de agente
question-92 = agentes que deben atacar
question-93 = criaturas a las que un agente abre paso
part-agent = dónde y cómo está el agente
type-agent = agente

## Palabras de las cartas

scope-agent = no puede duplicarse sobre un agente
swayed-character = personaje
swayed-ally = aliado
swayed-faction = facción
question-64 = ataques más feroces de los agentes
question-65 = cartas en guardia perdidas
moment-50 = cuando se descubre un agente
Agents = tus agentes{ $skill-key ->
    [skill-none] {""}
   *[other] {" "}({ $skill })
}
    .one = { $untapped ->
    [yes] un agente sin girar
   *[no] un agente tuyo
}{ $skill-key ->
    [skill-none] {""}
   *[other] {" "}({ $skill })
}{ $here ->
    [yes] {" "}en el nuevo lugar de la compañía
   *[no] {""}
}
AnyAgents = agentes
    .one = { $yours ->
    [yes] un agente tuyo
   *[no] un agente
}{ $face ->
    [1] {" "}boca arriba
    [-1] {" "}boca abajo
   *[other] {""}
}{ $fresh ->
    [yes] , puesto en juego este turno
   *[no] {""}
}
    .on = { AnyAgents.one }
WithinReach = lo que alcanza el agente: { $sways-or }
    .one = algo de tu rival donde está el agente ({ $sways-or })
SwayingAgents = agentes que intentan influir en alguien
    .one = un agente que va a intentar influir en alguien
TapAgent = girar y descubrir { $who }
DiscardAgent = descubrir y descartar { $who }
AgentAttacks = atacar a la compañía con { $who }{ $prowess ->
    [0] {""}
   *[other] , con { SIGNED($prowess) } al poder
}{ $chooses ->
    [yes] , eligiendo quién recibe los golpes
   *[no] {""}
}{ $robs ->
    [yes] ; cada impacto cuesta a la compañía un objeto a su elección en vez de una herida
   *[no] {""}
}
Sway = intentar influir con el agente en { $who }{ $more ->
    [0] {""}
   *[other] {" "}({ SIGNED($more) })
}{ $at_home ->
    [0] {""}
   *[other] {" "}({ SIGNED($at_home) } más si es jugable o tiene su casa en un lugar natal del agente)
}{ $general ->
    [no] , sin contar la influencia general del rival
   *[yes] {""}
}{ $returns ->
    [yes] , que entonces vuelve a la mano
   *[no] {""}
}{ $sure ->
    [yes] , sin tirada si es jugable en un lugar natal del agente
   *[no] {""}
}
HelpAgent = dar { SIGNED($more) } al intento de { $who }
AgentCan = el agente es { $skill-one }
    .not = el agente no es { $skill-one }
AgentHere = este agente está en el nuevo lugar de la compañía
    .not = este agente no está en el nuevo lugar de la compañía
LieOnAgent = jugar esta carta sobre { $who }
SendAgentAway = descartar { $who }; si su mente es mayor que { $mind }, vuelve a la mano
ForAgents = establecer para este turno, en el lugar { $who-company-of }: { $change }
Fury = los ataques de agentes que son { $skill-many } tienen { SIGNED($strikes) } al número de golpes{ $chooses ->
    [yes] , y el atacante elige quién los recibe
   *[no] {""}
}
    .given = { Fury }
ExtraActions = { $every ->
    [yes] cada agente
   *[no] este agente, o aquel sobre el que está esta carta,
} puede llevar a cabo una acción de agente más cada vez que lleva a cabo una{ $counts ->
    [yes] {""}
   *[no] , que no cuenta para el límite de adversidades
}
    .given = { ExtraActions }
MustFight = cada agente boca arriba debe atacar a la compañía que entre en su lugar
    .given = { MustFight }

## Palabras de una sola carta

ask-OneMoreStrike = ¿Se gira el agente para un golpe más?
sought-40 = carta de agente con un Bastión de la Sombra o un Bastión de la Oscuridad por lugar natal
sought-41 = carta de agente con un Bastión Fronterizo o un Bastión Libre por lugar natal
TapForStrike = dejar a su jugador girar { $who-to }, si no está girada, para un golpe más
GuardsReturn = devolver todas las cartas en guardia a las manos de donde vinieron
TheWearyReturn = devolver a las manos de sus dueños todos los agentes girados o heridos
ByAgent = ataca un agente
    .not = no ataca un agente
OneOfMany = es uno de varios ataques de una criatura
    .not = no es uno de varios ataques de una criatura
AgentDeeds = lo que tu rival declaró en esta cadena girando un agente
    .one = algo que tu rival declaró en esta cadena girando un agente
GuardsAreLost = las cartas en guardia no reveladas se descartan en vez de volver
    .given = { GuardsAreLost }
GuardedCompanies = compañías con una carta en guardia
    .one = una compañía frente a la que hay una carta en guardia
LoseGuard = descartar la carta en guardia frente a { $who }
ShadowMages = tus agentes boca arriba que usan magia de las sombras
    .one = un agente tuyo boca arriba que usa magia de las sombras
TapBearer = girar el agente sobre el que está esta carta (no en un Bastión Libre ni en un Refugio)
AtTheAgents = establecer para este turno, donde está ese agente: { $change }
LetsIn = pueden jugarse criaturas de la raza { $races }
    .given = { LetsIn }
ForNothing = las criaturas de la raza { $race } no cuentan para el límite de adversidades
    .given = { ForNothing }
ComesFrom = si un lugar natal del agente sobre el que está esta carta es { $holds-one-or }, puede haber entrado en juego en cualquier lugar así
    .given = { ComesFrom }
OnThatAgent = está sobre ese agente
    .not = no está sobre ese agente
