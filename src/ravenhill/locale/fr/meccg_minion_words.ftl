### Les mots des ressources de Dark Minions.

## Moments, nombres et questions

moment-60 = quand la phase de mouvement d’une compagnie est finie
moment-61 = quand un personnage a fait un test de corruption
question-70 = une carte qui peut être jouée sur elle partout
question-71 = points de corruption de l’objet
question-72 = aucune attaque automatique
question-73 = des personnages qui entrent en jeu comme dans un Havre
question-74 = un retour dans le paquet de sites au lieu d’être défaussé
question-75 = quelque chose de fait ce tour
ask-FromAside = Quelle carte prenez-vous ?
ask-WhoRests = Qui se redresse ou guérit ?
ask-Barter = Contre quel objet est-il donné ?
ask-HowMuchIsSeen = Combien de cartes de votre pioche sont montrées ?
ask-SeeNext = Une carte de la pioche est montrée.
ask-TakeSeen = Laquelle prenez-vous ?

## Mots

AtRest = la compagnie n’est pas en chemin
    .not = la compagnie est en chemin
FetchAside = prendre une { $what } de votre réserve{ $discarded ->
    [yes] {" "}ou de votre défausse
   *[no] {""}
} { $to-key ->
    [pile-0] et la mélanger à votre pioche
   *[other] dans votre main, en la montrant
}
FindPlayable = chercher dans votre pioche ou votre défausse un objet, un allié ou une faction jouable au site où est le porteur et le prendre en main
sought-yours = ressource ou une carte de personnage
PlayableAnyhow = { $name } peut être joué sur la compagnie du porteur, où qu’elle soit et quels que soient ses membres
    .given = { PlayableAnyhow }
MovesOutOf = la compagnie va à un site hors de la région { $regions-or }
    .not = la compagnie ne va pas à un site hors de la région { $regions-or }
OnceATurn = faire ceci une fois par tour
    .given = { $change }
SubjectIsWhereThisLies = la compagnie est au site sur lequel est cette carte
    .not = la compagnie est ailleurs que cette carte
RestOne = laisser le joueur { $who-company-of } redresser un de ses personnages ou en guérir un, incliné
AtLair = le site est le repaire d’un Dragon
    .not = le site n’est pas le repaire d’un Dragon
ItsSiteIs = le site sur lequel est cette carte est { $hold-one }
    .given = { ItsSiteIs }
HeavyItems = vos objets qui ont { $least } points de corruption imprimés ou plus
    .one = un de vos objets qui a { $least } points de corruption imprimés ou plus
    .one-to = à un de vos objets qui a { $least } points de corruption imprimés ou plus
    .one-of = d’un de vos objets qui a { $least } points de corruption imprimés ou plus
    .to = à vos objets qui ont { $least } points de corruption imprimés ou plus
    .of = de vos objets qui ont { $least } points de corruption imprimés ou plus
    .on = {" "}sur vos objets qui ont { $least } points de corruption imprimés ou plus
ItWeighsLess = l’objet avec lequel est cette carte donne { $less } points de corruption de moins
    .given = { ItWeighsLess }
SubjectBearsIt = ce personnage porte l’objet avec lequel est cette carte
    .not = ce personnage ne porte pas l’objet avec lequel est cette carte
Wares = vous avez en main un objet non spécial que le porteur peut porter
    .not = vous n’avez en main aucun objet non spécial que le porteur puisse porter
GiveForAnother = si le test réussit et si vous le voulez, défausser { $who } et donner au porteur un objet non spécial de votre main
StoredOnItsSpot = { $name } que vous avez en lieu sûr au site indiqué
    .one = une carte { $name } que vous avez en lieu sûr au site indiqué
    .one-to = à une carte { $name } que vous avez en lieu sûr au site indiqué
    .one-of = d’une carte { $name } que vous avez en lieu sûr au site indiqué
    .to = à { $name } que vous avez en lieu sûr au site indiqué
    .of = de { $name } que vous avez en lieu sûr au site indiqué
    .on = {" "}sur { $name } que vous avez en lieu sûr au site indiqué
LikeAHaven = { $site } a { $question }
    .given = { LikeAHaven }
ThatSiteInPlay = { $name } du joueur actif
    .one = { $name } du joueur actif
    .one-to = à { $name } du joueur actif
    .one-of = de { $name } du joueur actif
    .to = à { $name } du joueur actif
    .of = de { $name } du joueur actif
    .on = {" "}sur { $name } du joueur actif
FactionsOf = chaque faction { $race-many-of }
    .one = une faction { $race-many-of }
    .one-to = à une faction { $race-many-of }
    .one-of = d’une faction { $race-many-of }
    .to = à chaque faction { $race-many-of }
    .of = de chaque faction { $race-many-of }
    .on = {" "}sur chaque faction { $race-many-of }
SeeAhead = montrer jusqu’à huit cartes du dessus de votre pioche, en prendre une en main et mélanger les autres à la pioche
ThoseOfHand = { $race-many } de votre main
    .one = { $race-one } de votre main que quelqu’un peut contrôler
    .one-to = à { $race-one } de votre main que quelqu’un peut contrôler
    .one-of = de { $race-one } de votre main que quelqu’un peut contrôler
    .to = à { $race-many } de votre main
    .of = de { $race-many } de votre main
    .on = {" "}sur { $race-many } de votre main
WhoWillLead = votre influence générale ou un personnage de la compagnie
    .one = votre influence générale ou un personnage de la compagnie
    .one-to = à votre influence générale ou un personnage de la compagnie
    .one-of = de votre influence générale ou un personnage de la compagnie
    .to = à votre influence générale ou un personnage de la compagnie
    .of = de votre influence générale ou un personnage de la compagnie
    .on = {" "}sur votre influence générale ou un personnage de la compagnie
ComeInMyPlace = défausser ce personnage et mettre en jeu avec sa compagnie celui qui est montré, sous { $who }
ItsSiteHas = le site sur lequel est cette carte { $question-key ->
    [question-72] n’a pas d’attaques automatiques
   *[other] a { $question }
}
    .given = { ItsSiteHas }

## Savoir, escaliers et attente

moment-62 = quand une ressource qui demande le site y est jouée
moment-63 = quand un personnage se redresserait, n’était une carte
moment-64 = quand un objet est entré en jeu
moment-65 = quand quelqu’un quitte une compagnie pour une autre
question-76 = influence nécessaire pour contrôler
question-77 = un Sorcier à son site natal seulement
question-78 = information
scope-player = vous ne pouvez en avoir deux
keyword-20 = Savoir perdu
    .one = Savoir perdu
    .many = Savoir perdu
keyword-21 = Savoir volé
    .one = Savoir volé
    .many = Savoir volé
ask-WhichWizard = Quel Sorcier vient ?
TakeUp = donner cette carte { $who-to }
FaceAlone = faire affronter { $who-to }, seul et sans soutien, { $attack }
Informs = des informations jouables sur place
    .given = { Informs }
    .about = thing
SubjectIsThis = c’est cette carte
    .not = ce n’est pas cette carte
WhoRemoves = un autre de la compagnie qui va lancer les dés pour retirer une carte de corruption
    .one = un autre de la compagnie qui va lancer les dés pour retirer une carte de corruption
    .one-to = à un autre de la compagnie qui va lancer les dés pour retirer une carte de corruption
    .one-of = d’un autre de la compagnie qui va lancer les dés pour retirer une carte de corruption
    .to = à un autre de la compagnie qui va lancer les dés pour retirer une carte de corruption
    .of = d’un autre de la compagnie qui va lancer les dés pour retirer une carte de corruption
    .on = {" "}sur un autre de la compagnie qui va lancer les dés pour retirer une carte de corruption
HelpRemoval = donner { $who-to } { SIGNED($more) } à ce jet
WithWizard = un Sorcier est dans cette compagnie
    .not = aucun Sorcier n’est dans cette compagnie
WizardlessAtHavens = vos compagnies sans Sorcier dans des Havres
    .one = une de vos compagnies sans Sorcier dans un Havre
    .one-to = à une de vos compagnies sans Sorcier dans un Havre
    .one-of = d’une de vos compagnies sans Sorcier dans un Havre
    .to = à vos compagnies sans Sorcier dans des Havres
    .of = de vos compagnies sans Sorcier dans des Havres
    .on = {" "}sur vos compagnies sans Sorcier dans des Havres
SagesInTown = vos sages dans un Fort frontalier ou un Fort libre incliné
    .one = un de vos sages dans un Fort frontalier ou un Fort libre incliné
    .one-to = à un de vos sages dans un Fort frontalier ou un Fort libre incliné
    .one-of = d’un de vos sages dans un Fort frontalier ou un Fort libre incliné
    .to = à vos sages dans un Fort frontalier ou un Fort libre incliné
    .of = de vos sages dans un Fort frontalier ou un Fort libre incliné
    .on = {" "}sur vos sages dans un Fort frontalier ou un Fort libre incliné
ShowFireworks = lancer les dés et ajouter l’esprit { $who-of }, et 10 pour un Sorcier : au-dessus de 12 le site se redresse
FellowsOfTheStruck = les autres { $race-many } de la compagnie
    .one = { $race-one } de la compagnie autre que la cible du coup
    .one-to = à { $race-one } de la compagnie autre que la cible du coup
    .one-of = de { $race-one } de la compagnie autre que la cible du coup
    .to = aux autres { $race-many } de la compagnie
    .of = des autres { $race-many } de la compagnie
    .on = {" "}sur les autres { $race-many } de la compagnie
LeapAt = donner au coup contre { $who } { SIGNED($prowess) } en prouesse et { SIGNED($body) } en endurance ; s’il réussit, qui s’est incliné fait aussi un test d’endurance
NoneOfYours = vous n’avez pas de carte de ce nom en jeu ni en lieu sûr
    .not = vous avez une carte de ce nom en jeu ou en lieu sûr
StoreAndSummon = mettre { $who } en lieu sûr et, si aucun de vos Sorciers n’est en jeu, en mettre un de votre pioche ou de votre défausse en jeu avec cette compagnie, si vous le voulez
CompaniesBelow = vos compagnies à des sites des Profondeurs
    .one = une de vos compagnies à un site des Profondeurs
    .one-to = à une de vos compagnies à un site des Profondeurs
    .one-of = d’une de vos compagnies à un site des Profondeurs
    .to = à vos compagnies à des sites des Profondeurs
    .of = de vos compagnies à des sites des Profondeurs
    .on = {" "}sur vos compagnies à des sites des Profondeurs
NoteTheSite = se souvenir du site
    .given = { $change }
AtAnotherBelow = la compagnie est à un autre site des Profondeurs que là où cette carte a été jouée
    .not = la compagnie n’est pas à un autre site des Profondeurs que là où cette carte a été jouée
IsUntapped = cette carte est redressée
    .not = cette carte est inclinée
Rise = redresser { $who }
CompaniesByStairs = vos compagnies à des sites redressés voisins d’un site des Profondeurs
    .one = une de vos compagnies à un site redressé voisin d’un site des Profondeurs
    .one-to = à une de vos compagnies à un site redressé voisin d’un site des Profondeurs
    .one-of = d’une de vos compagnies à un site redressé voisin d’un site des Profondeurs
    .to = à vos compagnies à des sites redressés voisins d’un site des Profondeurs
    .of = de vos compagnies à des sites redressés voisins d’un site des Profondeurs
    .on = {" "}sur vos compagnies à des sites redressés voisins d’un site des Profondeurs
WentBelow = la compagnie est allée à un site des Profondeurs
    .not = la compagnie n’est pas allée à un site des Profondeurs
WizardUnseen = aucun de vos Sorciers n’est encore entré en jeu
    .not = un de vos Sorciers est déjà entré en jeu
SubjectIsYours = c’est le vôtre
    .not = ce n’est pas le vôtre
WizardAtHomeOnly = votre Sorcier ne peut entrer en jeu qu’à son site natal
    .given = { WizardAtHomeOnly }
WhoMayWait = vos personnages d’esprit { $most } ou moins à des sites qui ne sont pas des Havres
    .one = un de vos personnages, pas un Sorcier, d’esprit { $most } ou moins à un site qui n’est pas un Havre
    .one-to = à un de vos personnages, pas un Sorcier, d’esprit { $most } ou moins à un site qui n’est pas un Havre
    .one-of = d’un de vos personnages, pas un Sorcier, d’esprit { $most } ou moins à un site qui n’est pas un Havre
    .to = à vos personnages d’esprit { $most } ou moins à des sites qui ne sont pas des Havres
    .of = de vos personnages d’esprit { $most } ou moins à des sites qui ne sont pas des Havres
    .on = {" "}sur vos personnages d’esprit { $most } ou moins à des sites qui ne sont pas des Havres
StaysThere = la compagnie du porteur ne peut se déplacer
    .given = { StaysThere }
CountsNothing = le porteur ne compte pas dans l’influence générale
    .given = { CountsNothing }
ScoresNothing = les points de victoire du porteur ne comptent pas
    .given = { ScoresNothing }
JustFaced = la compagnie vient d’affronter une attaque { $races-many-of-or }
    .not = la compagnie ne vient pas d’affronter une attaque { $races-many-of-or }

## Foules, fleurs et défausses

ask-PayEnvironment = Quel environnement de votre main défaussez-vous pour l’équilibre ?
Parties = vos compagnies avec un Nain d’esprit supérieur à 5, personne d’autre d’un tel esprit sauf un Sorcier, et pas plus de deux qui ne sont pas des Nains
    .one = une de vos compagnies avec un Nain d’esprit supérieur à 5, personne d’autre d’un tel esprit sauf un Sorcier, et pas plus de deux qui ne sont pas des Nains
    .one-to = à une de vos compagnies avec un Nain d’esprit supérieur à 5, personne d’autre d’un tel esprit sauf un Sorcier, et pas plus de deux qui ne sont pas des Nains
    .one-of = d’une de vos compagnies avec un Nain d’esprit supérieur à 5, personne d’autre d’un tel esprit sauf un Sorcier, et pas plus de deux qui ne sont pas des Nains
    .to = à vos compagnies avec un Nain d’esprit supérieur à 5, personne d’autre d’un tel esprit sauf un Sorcier, et pas plus de deux qui ne sont pas des Nains
    .of = de vos compagnies avec un Nain d’esprit supérieur à 5, personne d’autre d’un tel esprit sauf un Sorcier, et pas plus de deux qui ne sont pas des Nains
    .on = {" "}sur vos compagnies avec un Nain d’esprit supérieur à 5, personne d’autre d’un tel esprit sauf un Sorcier, et pas plus de deux qui ne sont pas des Nains
PartyIsOver = sa compagnie n’a pas de Nain d’esprit supérieur à 5, ou a deux esprits pareils outre celui d’un Sorcier, ou trois qui ne sont pas des Nains
    .not = sa compagnie a un Nain d’esprit supérieur à 5, aucun autre esprit pareil sauf celui d’un Sorcier, et pas plus de deux qui ne sont pas des Nains
AllAreWelcome = ni la taille de la compagnie ni le nombre de Nains qui entrent en jeu avec elle en un tour n’ont de limite, et ceux d’esprit { $most } ou moins n’ont pas besoin d’influence pour venir
    .given = { AllAreWelcome }
SmallMindsAreFree = les Nains de la compagnie d’esprit { $most } ou moins se contrôlent sans influence
    .given = { SmallMindsAreFree }
LeaveTheParty = défausser { $who }
DiscardsToTheDeck = quiconque défausse une carte de sa main peut la poser face cachée sur le dessus de sa pioche au lieu de la défausse
    .given = { DiscardsToTheDeck }
NoSuchCards = personne ne peut jouer de cartes portant le mot { $keyword }
    .given = { NoSuchCards }
Weigh = défausser { $who } ou sinon un environnement de votre main ; l’adversaire peut répondre par un, vous par deux, l’adversaire de nouveau par un, et ainsi de suite : si vous ne répondez pas, { $who } est défaussée
CanBeCrowned = ressources de votre main qui demandent si { $morning } ou { $night } sont en jeu
    .one = une ressource de votre main qui demande si { $morning } ou { $night } sont en jeu
    .one-to = à une ressource de votre main qui demande si { $morning } ou { $night } sont en jeu
    .one-of = d’une ressource de votre main qui demande si { $morning } ou { $night } sont en jeu
    .to = à des ressources de votre main qui demandent si { $morning } ou { $night } sont en jeu
    .of = de ressources de votre main qui demandent si { $morning } ou { $night } sont en jeu
    .on = {" "}sur des ressources de votre main qui demandent si { $morning } ou { $night } sont en jeu
Uncrowned = aucune ressource n’a encore été choisie pour cette carte
    .not = une ressource a déjà été choisie pour cette carte
ShowToCrown = montrer { $who }
Entwine = { $change-given }
OneFate = lui faire partager le sort de cette carte : quand l’une est défaussée, l’autre l’est aussi
    .given = { OneFate }
FairSkies = la jouer comme si { $morning } était en jeu et { $night } non, pour elle seule
    .given = { FairSkies }
question-110 = autant de membres qu’on veut
question-111 = un sort partagé avec une autre carte
HarderToSway = toutes les tentatives d’influencer des factions jouables à des sites de la région { $regions-or } sont modifiées de { SIGNED($more) }, sauf { $but }
    .given = { HarderToSway }
NotByThis = on ne peut jouer { $name } pour elles
    .given = { NotByThis }
KeepsThem = chaque faction de ce genre que vous influencez reste sous cette carte ; quand l’une d’elles est défaussée, cette carte l’est aussi, et les autres restent
    .given = { KeepsThem }
MoreForEach = chaque faction sous cette carte donne { $more } point de victoire de plus
    .given = { MoreForEach }
question-113 = une place sous une carte pour les factions gagnées
ask-CallMounts = Défaussez-vous les Aigles-montures pour que la compagnie puisse agir à son site ?
ask-WhichAttack = Laquelle des attaques est affrontée ?
question-114 = une créature détournée
question-115 = ne pas pouvoir rester redressé
question-116 = une seule attaque sur plusieurs
CommonFoe = ce qui attaque n’est pas unique
    .not = ce qui attaque est unique
SendOff = annuler toutes les attaques de la créature
    .given = { $who }
NextIsTurnedAway = l’annulation de toutes les attaques de la prochaine créature qui n’est pas unique
    .given = { NextIsTurnedAway }
    .about = company
AllMustTap = l’obligation de s’incliner pour quiconque affronte redressé un coup d’une créature
    .given = { AllMustTap }
    .about = company
UpATree = la compagnie ne fait rien pendant sa phase de site, sauf si un Sorcier est avec elle ou si on est venu la chercher
    .given = { UpATree }
FlyDown = défausser { $name } de votre main, si vous voulez, ce qui vient chercher une compagnie sans Sorcier
OneAttackOnly = de plusieurs attaques automatiques d’un site qui n’est pas le repaire d’un Dragon, ou de plusieurs attaques d’une créature ou d’un autre péril, une compagnie n’en affronte qu’une, au choix du joueur de périls, qui ne peut être annulée
    .given = { OneAttackOnly }
WasTheOnlyOne = c’était une telle attaque isolée
    .not = ce n’était pas une telle attaque isolée
question-117 = des objets gardés sous une carte
SmallThingsAtHand = objets mineurs de votre main
    .one = un objet mineur de votre main
    .one-to = à un objet mineur de votre main
    .one-of = d’un objet mineur de votre main
    .to = à des objets mineurs de votre main
    .of = d’objets mineurs de votre main
    .on = {" "}sur des objets mineurs de votre main
SmallThingsAtHavens = objets mineurs de vos personnages dans des Havres
    .one = un objet mineur d’un de vos personnages dans un Havre
    .one-to = à un objet mineur d’un de vos personnages dans un Havre
    .one-of = d’un objet mineur d’un de vos personnages dans un Havre
    .to = à des objets mineurs de vos personnages dans des Havres
    .of = d’objets mineurs de vos personnages dans des Havres
    .on = {" "}sur des objets mineurs de vos personnages dans des Havres
WhoBearsIt = son porteur
    .to = à son porteur
    .of = de son porteur
    .on = {" "}sur son porteur
LayUnder = poser { $who } sous cette carte
EnoughBelow = au moins { $least } objets sont sous elle
    .not = moins de { $least } objets sont sous elle
OpenAt = là où vous pouvez jouer un objet mineur de votre main dans { $holds-one-or }, vous pouvez jouer à la place un objet de sous cette carte
    .given = { OpenAt }
ask-StandIn = Lequel de ces objets est défaussé ?
fact-stands-in = Quand un objet non spécial de la compagnie du porteur doit être défaussé, celui-ci peut être défaussé à la place.
ask-WhereItGoes = Posez-vous plutôt la carte défaussée sur le dessus de votre pioche ?
ask-WhereItGoes-of = { $card } est défaussée : la posez-vous plutôt sur le dessus de votre pioche ?
do-WhereItGoes-No = non, dans la défausse
do-WhereItGoes-Take = { $card } sur le dessus de la pioche
ask-RemoveSeen = Livrez-vous ce que vous savez pour retirer cette carte du jeu ?
fact-watches = Si elle est en lieu sûr, vous pouvez la défausser quand vous voyez votre adversaire défausser un péril qui n’est pas unique, pour retirer ce péril du jeu.
WhoSpies = vos personnages dans { $holds-one-or }, ou dont la compagnie a affronté ce tour un agent dont tous les coups ont échoué
    .one = un de vos personnages dans { $holds-one-or }, ou dont la compagnie a affronté ce tour un agent dont tous les coups ont échoué
    .one-to = à un de vos personnages dans { $holds-one-or }, ou dont la compagnie a affronté ce tour un agent dont tous les coups ont échoué
    .one-of = d’un de vos personnages dans { $holds-one-or }, ou dont la compagnie a affronté ce tour un agent dont tous les coups ont échoué
    .to = à vos personnages dans { $holds-one-or }, ou dont la compagnie a affronté ce tour un agent dont tous les coups ont échoué
    .of = de vos personnages dans { $holds-one-or }, ou dont la compagnie a affronté ce tour un agent dont tous les coups ont échoué
    .on = {" "}sur vos personnages dans { $holds-one-or }, ou dont la compagnie a affronté ce tour un agent dont tous les coups ont échoué
SeenCreatures = créatures que vous avez vu votre adversaire défausser
    .one = une créature que vous avez vu votre adversaire défausser
    .one-to = à une créature que vous avez vu votre adversaire défausser
    .one-of = d’une créature que vous avez vu votre adversaire défausser
    .to = à des créatures que vous avez vu votre adversaire défausser
    .of = de créatures que vous avez vu votre adversaire défausser
    .on = {" "}sur des créatures que vous avez vu votre adversaire défausser
HuntDown = nommer { $who } : sauf si elle est hors du jeu ou ne peut être en jeu, votre adversaire la trouve (une pioche fouillée est mélangée), et elle attaque { $name } comme s’il était seul, sans l’usage ni l’aide de sorts ; puis il s’incline

## Quêtes, gemmes et besoin

moment-66 = quand des prisonniers ont été libérés
moment-67 = quand cette carte est mise en lieu sûr
question-79 = ne jamais être mis en lieu sûr
fact-recalls = Là où une compagnie doit livrer une carte de Savoir perdu, un de ses sages peut s’incliner à la place, et cette carte est défaussée de la main.
fact-not-handed = N’est jamais transmise ni héritée.
ask-Reward = Quel objet est joué avec cela ?
ask-RewardTaker = Qui s’incline et le prend ?
KnowledgeHeld = le { $keyword } { $here ->
    [yes] de la compagnie
   *[no] d’une de vos compagnies
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}au site { $site }
}
    .one = une carte de { $keyword } { $here ->
    [yes] de la compagnie
   *[no] d’une de vos compagnies
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}au site { $site }
}
    .one-to = à une carte de { $keyword } { $here ->
    [yes] de la compagnie
   *[no] d’une de vos compagnies
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}au site { $site }
}
    .one-of = d’une carte de { $keyword } { $here ->
    [yes] de la compagnie
   *[no] d’une de vos compagnies
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}au site { $site }
}
    .to = au { $keyword } { $here ->
    [yes] de la compagnie
   *[no] d’une de vos compagnies
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}au site { $site }
}
    .of = du { $keyword } { $here ->
    [yes] de la compagnie
   *[no] d’une de vos compagnies
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}au site { $site }
}
    .on = {" "}sur le { $keyword } { $here ->
    [yes] de la compagnie
   *[no] d’une de vos compagnies
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}au site { $site }
}
YieldKnowledge = défausser { $who } sans effet
ItsCompany = cette compagnie
    .one = cette compagnie
    .one-to = à cette compagnie
    .one-of = de cette compagnie
    .to = à cette compagnie
    .of = de cette compagnie
    .on = {" "}sur cette compagnie
PlayedByIt = la compagnie sur laquelle est cette carte l’a joué{ $site-key ->
    [name-none] {""}
   *[other] {" "}pendant une phase de site au site { $site }
}
    .not = la compagnie sur laquelle est cette carte ne l’a pas joué{ $site-key ->
    [name-none] {""}
   *[other] {" "}pendant une phase de site au site { $site }
}
Stage = { $to ->
    [1] incliner { $who }
   *[other] renverser { $who } si elle est inclinée
}{ $once ->
    [yes] {" "}(une seule copie par partie)
   *[no] {""}
}
    .given = { $change }
IsStaged = { $stage ->
    [1] cette carte est inclinée
   *[other] cette carte est renversée
}
    .not = { $stage ->
    [1] cette carte n’est pas inclinée
   *[other] cette carte n’est pas renversée
}
ForGood = établir jusqu’à la fin de la partie : { $change }
SubjectIsSuch = la carte est de cette sorte : { $keyword }
    .not = la carte n’est pas de cette sorte : { $keyword }
WeighsLess = chaque { $keyword } donne un point de corruption de moins
    .given = { WeighsLess }
SubjectIsSpecialRing = c’est un anneau et un objet spécial
    .not = ce n’est pas un anneau qui soit un objet spécial
LiesOnThem = cette carte est sur la compagnie
    .not = cette carte n’est pas sur la compagnie
RingsWeighLess = chaque anneau donne un point de corruption de moins
    .given = { RingsWeighLess }
ItIsAt = cela se passe au site { $site }
    .not = cela ne se passe pas au site { $site }
FewerGuards = les attaques automatiques dans { $types-one-or } ont un coup de moins, mais un au moins
    .given = { FewerGuards }
UnderSpell = vos personnages sous un { $keyword } avec un sage dans la compagnie
    .one = un de vos personnages sous un { $keyword } avec un sage dans la compagnie
    .one-to = à un de vos personnages sous un { $keyword } avec un sage dans la compagnie
    .one-of = d’un de vos personnages sous un { $keyword } avec un sage dans la compagnie
    .to = à vos personnages sous un { $keyword } avec un sage dans la compagnie
    .of = de vos personnages sous un { $keyword } avec un sage dans la compagnie
    .on = {" "}sur vos personnages sous un { $keyword } avec un sage dans la compagnie
TakeOffAll = défausser chaque { $keyword } sur { $who }
DiplomatsInNeed = vos diplomates dans le besoin
    .one = un de vos diplomates, ni guerrier ni Sorcier, à un site redressé hors des Profondeurs
    .one-to = à un de vos diplomates, ni guerrier ni Sorcier, à un site redressé hors des Profondeurs
    .one-of = d’un de vos diplomates, ni guerrier ni Sorcier, à un site redressé hors des Profondeurs
    .to = à vos diplomates dans le besoin
    .of = de vos diplomates dans le besoin
    .on = {" "}sur vos diplomates dans le besoin
FactionsAfar = des factions de votre main
    .one = une faction de votre main
    .one-to = à une faction de votre main
    .one-of = d’une faction de votre main
    .to = à des factions de votre main
    .of = de des factions de votre main
    .on = {" "}sur des factions de votre main
TheDiplomat = ce diplomate
    .one = ce diplomate
    .one-to = à ce diplomate
    .one-of = de ce diplomate
    .to = à ce diplomate
    .of = de ce diplomate
    .on = {" "}sur ce diplomate
CallAcross = faire avec { $who } le test d’influence, moins deux et un par région du site à celui de la faction, toutes deux comptées
WinOrGo = incliner le site si la faction est gagnée, sans objet mineur, ou sinon défausser { $who }
PlayLikeTheirs = laisser un personnage redressé { $who-company-of } s’incliner et recevoir un objet non spécial de votre main ou votre défausse, pareil à un que votre adversaire a en lieu sûr, qui est défaussé ; le vôtre ne peut jamais être mis en lieu sûr
    .given = { $change }
WhoKnowsOre = des sages et des Nains de la compagnie
    .one = un sage ou un Nain de la compagnie
    .one-to = à un sage ou un Nain de la compagnie
    .one-of = d’un sage ou un Nain de la compagnie
    .to = à des sages et des Nains de la compagnie
    .of = de des sages et des Nains de la compagnie
    .on = {" "}sur des sages et des Nains de la compagnie
ForgeArms = laisser un personnage redressé { $who-company-of } s’incliner et recevoir une arme, armure, bouclier ou casque de votre main ou votre défausse, ni unique ni spécial
GlassesBesideHer = chaque { $name } auprès de { $lady }
    .one = une carte { $name } d’un de vos personnages, ni Sorcier ni Nain, dans un Havre en compagnie de { $lady } redressée
    .one-to = à une carte { $name } d’un de vos personnages, ni Sorcier ni Nain, dans un Havre en compagnie de { $lady } redressée
    .one-of = d’une carte { $name } d’un de vos personnages, ni Sorcier ni Nain, dans un Havre en compagnie de { $lady } redressée
    .to = à chaque { $name } auprès de { $lady }
    .of = de chaque { $name } auprès de { $lady }
    .on = {" "}sur chaque { $name } auprès de { $lady }
WhoseGlass = qui le portait
    .one = qui le portait
    .one-to = à qui le portait
    .one-of = de qui le portait
    .to = à qui le portait
    .of = de qui le portait
    .on = {" "}sur qui le portait
TakeAway = incliner { $name } et retirer du jeu { $who }
YouChoose = des coups que le défenseur donne à n’importe qui, incliné, blessé ou non
    .given = { YouChoose }
CheckedBearer = le porteur qui va faire un test de corruption
    .one = le porteur qui va faire un test de corruption
    .one-to = au porteur qui va faire un test de corruption
    .one-of = du porteur qui va faire un test de corruption
HasItsPrice = l’attaque vient d’un Dragon, d’un Drake, d’Hommes, d’un Tueur ou d’un agent
    .not = l’attaque ne vient ni d’un Dragon, ni d’un Drake, ni d’Hommes, ni d’un Tueur, ni d’un agent
Gifts = des objets de la compagnie
    .one = un objet de la compagnie (grand pour un Dragon, majeur pour un Drake, mineur pour les autres)
    .one-to = à un objet de la compagnie (grand pour un Dragon, majeur pour un Drake, mineur pour les autres)
    .one-of = d’un objet de la compagnie (grand pour un Dragon, majeur pour un Drake, mineur pour les autres)
    .to = à des objets de la compagnie
    .of = de des objets de la compagnie
    .on = {" "}sur des objets de la compagnie
OfferGift = si le test réussit, faire { $attempt } : défausser { $who }, lancer les dés et ajouter l’influence directe libre de ce personnage ; plus de 5 (Dragon), 6 (Drake) ou 7 (les autres) annule l’attaque et vous laisse chercher une ressource dans votre pioche ou votre défausse et la prendre
