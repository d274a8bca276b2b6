### Les agents : ce qu’on demande, ce qu’on fait et ce qu’on en dit.

## Questions

ask-WhereTo = Où va l’agent ?
ask-WhichHome = À quel site l’agent se trouve-t-il ?
ask-NameAgents = Quels agents attaquent ici la compagnie ?
ask-WhoComes = Qui attaque d’abord la compagnie ?

## Choix

do-PlayAgent = jouer { $card } face cachée
do-RevealAgent = révéler { $card }
do-HealAgent = { $card } se remet, carte engagée
do-UntapAgent = { $card } se redresse
do-MoveAgent = { $card } se déplace
do-AgentGoesBack = { $card } revient au site précédent
do-AgentGoesHome = { $card } rentre chez soi
do-OpenToCreatures = engager { $card } : des créatures peuvent être jouées à ce site
do-HideAgent = { $card } repasse face cachée
do-AtPlace = à { $region }
do-TheAgent = { $agent }
do-NameAgents-Done = aucun autre agent
an-agent = un agent face cachée

## Le journal

meccg-agent-comes = { $side } joue un agent face cachée.
meccg-agent-moves = Un agent face cachée ({ $side }) se déplace.
meccg-agent-goes-back = Un agent face cachée ({ $side }) revient sur ses pas.
meccg-agent-goes-home = Un agent face cachée ({ $side }) rentre chez lui.
meccg-agent-rests = Un agent face cachée ({ $side }) se remet.
meccg-agent-leaves = Un agent face cachée ({ $side }) quitte le jeu.
meccg-agent-goes-to = { $card } va ici : { $card2 }.
meccg-agent-shown = { $card } est révélé ici : { $region }.
meccg-agent-hides = { $card } repasse face cachée.
meccg-agent-opens = { $card } ouvre un site aux créatures pour ce tour : { $region }.
meccg-agent-rolls = { $card } fait { $n } : { $n2 } en tout.

## Le texte d’une carte

fact-agent = Péril, agent : { $race }{ $skills-count ->
    [0] {""}
   *[other] , { $skills }
}.
fact-goes-only = Ne se déplace qu’ici : { $sites-or }.
fact-never-goes = Ne va jamais dans { $holds-one-or }.
fact-goes-to-havens = Peut aussi aller à un Refuge.
fact-gives-up = Un test d’endurance dont le résultat est 8 le défausse.
fact-shadow-magic = Peut se servir de la magie des ombres.
fact-bonus-regions = { SIGNED($influence) } en influence directe contre les factions jouables en { $regions-or }.

## Nombres

question-90 = d’autres sites d’où venir
question-91 = des actions d’agent en plus
question-92 = des agents qui doivent attaquer
question-93 = des créatures qu’un agent fait entrer
part-agent = où et comment se trouve l’agent
type-agent = agent
