### Las palabras de adversidades de Secuaces Oscuros que necesitan más que otras.

## Susurros y sueños

moment-75 = cuando el jugador activo descarta una carta de su mano
question-102 = influencia directa que cuenta
HurtBy = cada personaje de la compañía, salvo los Magos, herido este turno por un ataque de { $race-many }
    .one = un personaje de la compañía, no un Mago, herido este turno por un ataque de { $race-many }
    .on = {" "}sobre un personaje de la compañía, no un Mago, herido este turno por un ataque de { $race-many }
    .to = a { HurtBy }
    .of = de { HurtBy }
    .one-to = a { HurtBy.one }
    .one-of = de { HurtBy.one }
NoAuthority = la influencia directa del portador es cero
    .given = { NoAuthority }

## Mordor y sus jinetes

question-104 = habilidades perdidas
question-105 = intentos de influir en la facción
ask-HowItComes = ¿Por cuál de sus claves se juega el Nazgûl?
DrawsLessIn = una compañía que se mueve por una { $type } roba una carta menos, quizá ninguna
    .given = { DrawsLessIn }
LosesSkill = quien está en un lugar en una { $type } o en { $name }, o se mueve por allí, no es { $skill }
    .given = { LosesSkill }
NoArts = nadie que esté en un lugar en una { $type } o en { $name }, o se mueva por allí, puede usar { $keywords-many-or }
    .given = { NoArts }
MarchOut = enfrentar { $who-company-to }, uno tras otro, a { $attacks }; si tu rival los derrota todos, recibe esta carta por sus puntos de victoria
IsWon = esta carta está entre los puntos de victoria de alguien
    .not = esta carta no está entre los puntos de victoria de nadie
CountVictory = recordar esta derrota
HardToWin = { SIGNED($more) } a los intentos de los personajes de influir en una facción jugable en un lugar de { $regions-or }
    .given = { HardToWin }
NotWonWith = { $name } no sirve contra una facción jugable en un lugar de { $regions-or }
    .given = { NotWonWith }
WingedOnes = los Nazgûl de cualquier jugador que están en juego como sucesos permanentes y podrían atacar ahora a la compañía como criaturas de la mano
    .one = un Nazgûl de cualquier jugador que está en juego como suceso permanente y podría atacar ahora a la compañía como criatura de la mano
    .on = {" "}sobre un Nazgûl de cualquier jugador que está en juego como suceso permanente y podría atacar ahora a la compañía como criatura de la mano
    .to = a { WingedOnes }
    .of = de { WingedOnes }
    .one-to = a { WingedOnes.one }
    .one-of = de { WingedOnes.one }
ComeDown = jugar esta carta{ $who-on }, que ataca de inmediato como criatura, sin contar para el límite de adversidades, y elige a quién golpea
ItsNazgulAttacks = el ataque fue del Nazgûl sobre el que está esta carta
    .not = el ataque no fue del Nazgûl sobre el que está esta carta
Reckon = retirar del juego al Nazgûl que fue derrotado y dar esta carta al defensor por sus puntos de victoria; descartarla si no lo fue

## Agentes, y lo que les sucede

question-66 = solo adversidades mostradas
question-100 = la raza de quienes guardan prisioneros
question-101 = haber sido mostrada
ask-ShowHazard = ¿Qué adversidad de tu mano muestras?
ask-StolenRing = ¿Qué anillo se pierde?
ask-TameIt = ¿Quién se gira para llevarse a Gollum?
ask-KnifeFight = El agente es atacado.
ask-KeepCover = ¿Lucha el agente con −3 para no girarse?
ask-WhichKiller = ¿Qué criatura de tu mano ataca al agente?
OnlyWhatIsShown = dar { $who-company-to } hasta el final de esta fase de movimiento { $change-given }
WasShown = dejar que tu rival muestre cuantas adversidades de su mano quiera, cada una con { $change-given } contra { $who-company }
ShownOnly = protección contra toda adversidad de la mano que no se muestre
    .given = { ShownOnly }
    .about = company
Leave = permiso para jugarse o ponerse en guardia
    .given = { Leave }
    .about = thing
Unearth = girar y descubrir { $who }
ItHit = un golpe del ataque ha acertado
    .not = ningún golpe del ataque ha acertado
StealRing = descartar este agente y un anillo de la compañía atacada, a tu elección, si tiene alguno
MayBeTamed = dejar que el defensor, si este agente no fue derrotado, gire un personaje de la compañía para jugar { $name } con él desde la mano; entonces este agente se descarta
SetUpon = jugar de tu mano una criatura que pueda jugarse por el lugar de { $who } y que ataca de inmediato al agente como si fuera un personaje; si el agente es eliminado, nadie puntúa
HomesOfIt = los lugares natales de ese agente, de tu mazo de lugares o bajo el agente
    .one = un lugar natal de ese agente, de tu mazo de lugares o bajo el agente
    .on = {" "}sobre un lugar natal de ese agente
    .to = a { HomesOfIt }
    .of = de { HomesOfIt }
    .one-to = a { HomesOfIt.one }
    .one-of = de { HomesOfIt.one }
RaceOfIt = la raza del agente
    .given = { RaceOfIt }
    .about = thing
Abduct = hacer que el agente ataque a la compañía, sin contar para el límite de adversidades, y elija a quién golpea; un personaje alcanzado por un golpe no queda herido, sino prisionero en ese lugar
GuardedByItsKin = dar al ataque de rescate { $change-given }
ItIsTheCaptor = el ataque hace prisioneros para esta carta
    .not = el ataque no hace prisioneros para esta carta
CarryHome = llevar al agente al lugar de su prisionero; descartar esta carta si nadie cayó

## Mazos, enemigos y secretos

question-103 = una carta que está debajo
ask-OrderTop = Las cartas de encima de un mazo reciben un orden.
ask-LayBack = ¿Qué carta vuelve ahora, encima de las anteriores?
ask-ShowTop = Se muestra la carta superior del mazo.
ask-WhichComes = ¿Qué criatura ataca?
ask-LookAtTop = Se mira la carta superior del mazo.
ask-WhichIsBuried = ¿Qué objeto se entierra?
Unveil = mostrar tu mano; apartar lo que no es adversidad, robar hasta llenar la mano y poner lo apartado boca abajo encima de tu mazo en cualquier orden
LargeDeck = tienes { $least } cartas o más en tu mazo
    .not = tienes menos de { $least } cartas en tu mazo
ReachFar = mostrar las siete cartas superiores de tu mazo; de ellas un Nazgûl, un Dragón o una criatura no única, a tu elección, que pueda jugarse por una región que no sea Mar Costero, ataca de inmediato a la compañía, esté donde esté y sin contar para el límite de adversidades, con −{ $weaker } al poder si no podría jugarse allí ahora; barajar las demás y devolverlas encima
ByCreatureCard = el ataque es de la carta de una criatura
    .not = el ataque no es de la carta de una criatura
WaitOn = jugar esta carta{ $who-on }, donde queda girada hasta que acabe el golpe
Fulfil = descartar esta carta si el golpe fue derrotado; si no, dejar la criatura aparte con ella cuando acabe el ataque, y otra vez después de cada ataque suyo; si la criatura es derrotada, descartar esta carta
Hole = carta que su dueño puede jugar desde allí como de la mano en lugares de las Profundidades que la ofrezcan
    .given = { Hole }
    .about = thing
Bury = dejar que el jugador de un mazo ({ $who }), y nadie más, mire sus diez cartas superiores y ponga un objeto de ellas, ni especial ni de tesoro, bajo esta carta, como { $change-given }; si no hay tal objeto, se muestran las diez cartas; barajar las demás en ese mazo
