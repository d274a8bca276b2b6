### Les agents : ce qu’on demande, ce qu’on fait et ce qu’on en dit.

## Questions

ask-WhereTo = Où va l’agent ?
ask-WhichHome = À quel site l’agent se trouve-t-il ?
ask-NameAgents = Quels agents attaquent ici la compagnie ?
ask-WhoComes = Qui attaque d’abord la compagnie ?

## Choix

do-PlayAgent = jouer { $card } face cachée
do-RevealAgent = révéler { $card }
do-HealAgent = { $card } se remet, carte inclinée
do-UntapAgent = { $card } se redresse
do-MoveAgent = { $card } se déplace
do-AgentGoesBack = { $card } revient au site précédent
do-AgentGoesHome = { $card } rentre chez soi
do-OpenToCreatures = incliner { $card } : des créatures peuvent être jouées à ce site
do-HideAgent = { $card } repasse face cachée
do-AtPlace = au site { $region }
do-TheAgent = { $agent }
do-NameAgents-Done = aucun autre agent
an-agent = un agent face cachée
court-hidden = face cachée
court-trail = { $n ->
    [0] sans carte de site
    [one] { $n } carte de site
   *[other] { $n } cartes de site
}

## Le journal

meccg-agent-comes = { $side } joue un agent face cachée.
meccg-agent-moves = Un agent face cachée ({ $side }) se déplace.
meccg-agent-goes-back = Un agent face cachée ({ $side }) revient sur ses pas.
meccg-agent-goes-home = Un agent face cachée ({ $side }) rentre chez lui.
meccg-agent-rests = Un agent face cachée ({ $side }) se remet.
meccg-agent-leaves = Un agent face cachée ({ $side }) quitte le jeu.
meccg-agent-goes-to = { $card } va ici : { $card2 }.
meccg-agent-shown = { $card } est révélé ici : { $region }.
meccg-agent-hides = { $card } repasse face cachée.
meccg-agent-opens = { $card } ouvre un site aux créatures pour ce tour : { $region }.
meccg-agent-rolls = { $card } fait { $n } : { $n2 } en tout.

## Le texte d’une carte

fact-agent = Péril, agent : { $race }{ $skills-count ->
    [0] {""}
   *[other] , { $skills }
}.
fact-goes-only = Ne se déplace qu’ici : { $sites-or }.
fact-never-goes = Ne va jamais dans { $holds-one-or }.
fact-goes-to-havens = Peut aussi aller à un Havre.
fact-gives-up = Un test d’endurance dont le résultat est 8 le défausse.
fact-shadow-magic = Peut se servir de la magie des ombres.
fact-bonus-regions = { SIGNED($influence) } en influence directe contre les factions jouables dans la région { $regions-or }.

## Nombres

question-90 = d’autres sites d’où venir
question-91 = des actions d’agent en plus
question-92 = des agents qui doivent attaquer
question-93 = des créatures qu’un agent fait entrer
part-agent = où et comment se trouve l’agent
type-agent = agent

## Les mots des cartes

scope-agent = ne peut être doublée sur un agent
swayed-character = personnage
swayed-ally = allié
swayed-faction = faction
question-64 = des attaques d’agents plus féroces
question-65 = des cartes en garde perdues
moment-50 = quand un agent est révélé
Agents = vos agents{ $skill-key ->
    [skill-none] {""}
   *[other] {" "}({ $skill })
}
    .one = { $untapped ->
    [yes] un agent non incliné
   *[no] un de vos agents
}{ $skill-key ->
    [skill-none] {""}
   *[other] {" "}({ $skill })
}{ $here ->
    [yes] {" "}au nouveau site de la compagnie
   *[no] {""}
}
AnyAgents = des agents
    .one = { $yours ->
    [yes] un de vos agents
   *[no] un agent
}{ $face ->
    [1] {" "}face visible
    [-1] {" "}face cachée
   *[other] {""}
}{ $fresh ->
    [yes] , mis en jeu ce tour
   *[no] {""}
}
    .on = { AnyAgents.one }
WithinReach = ce que l’agent peut atteindre : { $sways-or }
    .one = ce que votre adversaire a là où est l’agent ({ $sways-or })
SwayingAgents = les agents qui tentent d’influencer quelqu’un
    .one = un agent qui va tenter d’influencer quelqu’un
TapAgent = incliner et révéler { $who }
DiscardAgent = révéler et défausser { $who }
AgentAttacks = attaquer la compagnie avec { $who }{ $prowess ->
    [0] {""}
   *[other] , avec { SIGNED($prowess) } en prouesse
}{ $chooses ->
    [yes] , en choisissant qui est frappé
   *[no] {""}
}{ $robs ->
    [yes] ; chaque coup réussi coûte à la compagnie un objet de son choix au lieu d’une blessure
   *[no] {""}
}
Sway = tenter d’influencer avec l’agent { $who }{ $more ->
    [0] {""}
   *[other] {" "}({ SIGNED($more) })
}{ $at_home ->
    [0] {""}
   *[other] {" "}({ SIGNED($at_home) } de plus si cela se joue ou habite à un site natal de l’agent)
}{ $general ->
    [no] , sans l’influence générale de l’adversaire
   *[yes] {""}
}{ $returns ->
    [yes] , qui revient alors en main
   *[no] {""}
}{ $sure ->
    [yes] , sans jet si cela se joue à un site natal de l’agent
   *[no] {""}
}
HelpAgent = donner { SIGNED($more) }, pour sa tentative, à { $who }
AgentCan = l’agent est { $skill-one }
    .not = l’agent n’est pas { $skill-one }
AgentHere = cet agent est au nouveau site de la compagnie
    .not = cet agent n’est pas au nouveau site de la compagnie
LieOnAgent = jouer cette carte sur { $who }
SendAgentAway = défausser { $who } ; si son esprit dépasse { $mind }, il revient en main
ForAgents = établir pour ce tour, au site { $who-company-of } : { $change }
Fury = les attaques d’agents qui sont { $skill-many } ont { SIGNED($strikes) } au nombre de coups{ $chooses ->
    [yes] , et l’attaquant choisit qui est frappé
   *[no] {""}
}
    .given = { Fury }
ExtraActions = { $every ->
    [yes] chaque agent
   *[no] cet agent, ou celui sur lequel est cette carte,
} peut faire une action d’agent de plus chaque fois qu’il en fait une{ $counts ->
    [yes] {""}
   *[no] , qui ne compte pas dans la limite de périls
}
    .given = { ExtraActions }
MustFight = chaque agent face visible doit attaquer la compagnie qui entre dans son site
    .given = { MustFight }

## Les mots d’une seule carte

ask-OneMoreStrike = L’agent s’incline-t-il pour un coup de plus ?
sought-40 = carte d’agent dont un site natal est un Fort de l’Ombre ou un Fort ténébreux
sought-41 = carte d’agent dont un site natal est un Fort frontalier ou un Fort libre
TapForStrike = laisser son joueur incliner { $who }, si elle ne l’est pas, pour un coup de plus
GuardsReturn = rendre toutes les cartes en garde aux mains d’où elles viennent
TheWearyReturn = rendre aux mains de leurs propriétaires tous les agents inclinés ou blessés
ByAgent = un agent attaque
    .not = aucun agent n’attaque
OneOfMany = c’est l’une des attaques d’une créature qui en a plusieurs
    .not = ce n’est pas l’une des attaques d’une créature qui en a plusieurs
AgentDeeds = ce que votre adversaire a déclaré dans cette chaîne en inclinant un agent
    .one = une chose que votre adversaire a déclarée dans cette chaîne en inclinant un agent
GuardsAreLost = les cartes en garde non révélées sont défaussées au lieu de revenir
    .given = { GuardsAreLost }
GuardedCompanies = les compagnies face à une carte en garde
    .one = une compagnie (qui a une carte en garde contre elle)
LoseGuard = défausser la carte en garde face à { $who }
ShadowMages = vos agents face visible qui se servent de la magie des ombres
    .one = un de vos agents face visible qui se sert de la magie des ombres
TapBearer = incliner l’agent sur lequel est cette carte (pas dans un Fort libre ni un Havre)
AtTheAgents = établir pour ce tour, là où est cet agent : { $change }
LetsIn = des créatures de la race { $races } peuvent être jouées
    .given = { LetsIn }
ForNothing = les créatures de la race { $race } ne comptent pas dans la limite de périls
    .given = { ForNothing }
ComesFrom = si un site natal de l’agent sur lequel est cette carte est { $holds-one-or }, il peut être entré en jeu à tout site de ce type
    .given = { ComesFrom }
OnThatAgent = elle est sur cet agent
    .not = elle n’est pas sur cet agent
