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
