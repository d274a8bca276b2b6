### Les mots des périls des Sombres Séides qui en demandent plus que d’autres.

## Murmures et rêves

moment-75 = quand le joueur actif défausse une carte de sa main
question-102 = influence directe qui compte
HurtBy = chaque personnage de la compagnie, Sorciers exceptés, qu’une attaque { $race-many-of } a blessé ce tour-ci
    .one = un personnage de la compagnie, autre qu’un Sorcier, qu’une attaque { $race-many-of } a blessé ce tour-ci
    .on = {" "}sur un personnage de la compagnie, autre qu’un Sorcier, qu’une attaque { $race-many-of } a blessé ce tour-ci
    .to = à { HurtBy }
    .of = de { HurtBy }
    .one-to = à { HurtBy.one }
    .one-of = d’{ HurtBy.one }
NoAuthority = l’influence directe du porteur est nulle
    .given = { NoAuthority }

## Le Mordor et ses cavaliers

question-104 = compétences perdues
question-105 = tentatives d’influencer la faction
ask-HowItComes = À quoi le Nazgûl est-il lié ?
DrawsLessIn = une compagnie qui se déplace par un { $type } pioche une carte de moins, peut-être aucune
    .given = { DrawsLessIn }
LosesSkill = quiconque est sur un site dans un { $type } ou dans la région { $name }, ou passe par là, n’est pas { $skill }
    .given = { LosesSkill }
NoArts = quiconque est sur un site dans un { $type } ou dans la région { $name }, ou passe par là, ne peut utiliser { $keywords-many-or }
    .given = { NoArts }
MarchOut = faire affronter { $who-company-to }, l’une après l’autre, { $attacks } ; si votre adversaire les vainc toutes, il reçoit cette carte pour ses points de victoire
IsWon = cette carte est parmi les points de victoire de quelqu’un
    .not = cette carte n’est parmi les points de victoire de personne
CountVictory = se souvenir de cette défaite
HardToWin = { SIGNED($more) } aux tentatives des personnages d’influencer une faction jouable sur un site de la région { $regions-or }
    .given = { HardToWin }
NotWonWith = { $name } ne sert à rien contre une faction jouable sur un site de la région { $regions-or }
    .given = { NotWonWith }
WingedOnes = les Nazgûl de l’un ou l’autre joueur qui sont en jeu comme événements permanents et pourraient attaquer la compagnie maintenant comme créatures de la main
    .one = un Nazgûl de l’un ou l’autre joueur qui est en jeu comme événement permanent et pourrait attaquer la compagnie maintenant comme créature de la main
    .on = {" "}sur un Nazgûl de l’un ou l’autre joueur qui est en jeu comme événement permanent et pourrait attaquer la compagnie maintenant comme créature de la main
    .to = à { WingedOnes }
    .of = de { WingedOnes }
    .one-to = à { WingedOnes.one }
    .one-of = d’{ WingedOnes.one }
ComeDown = jouer cette carte{ $who-on }, qui attaque aussitôt comme créature, sans compter dans la limite de périls, et choisit qui il frappe
ItsNazgulAttacks = l’attaque venait du Nazgûl sur lequel se trouve cette carte
    .not = l’attaque ne venait pas du Nazgûl sur lequel se trouve cette carte
Reckon = retirer du jeu le Nazgûl qui a été vaincu et donner cette carte au défenseur pour ses points de victoire ; la défausser s’il ne l’a pas été

## Les agents, et ce qui leur arrive

question-66 = seulement des périls montrés
question-100 = la race de ceux qui gardent des prisonniers
question-101 = avoir été montrée
ask-ShowHazard = Quel péril de votre main montrez-vous ?
ask-StolenRing = Quel anneau est perdu ?
ask-TameIt = Qui s’incline pour emmener Gollum ?
ask-KnifeFight = L’agent est attaqué.
ask-KeepCover = L’agent combat-il à −3 pour ne pas s’incliner ?
ask-WhichKiller = Quelle créature de votre main attaque l’agent ?
OnlyWhatIsShown = donner { $who-company-to } jusqu’à la fin de cette phase de mouvement { $change-given }
WasShown = laisser votre adversaire montrer autant de périls de sa main qu’il veut, chacun ayant { $change-given } contre { $who-company }
ShownOnly = une protection contre tout péril de la main qui n’est pas montré
    .given = { ShownOnly }
    .about = company
Leave = la permission d’être joué ou mis en garde
    .given = { Leave }
    .about = thing
Unearth = incliner et révéler { $who }
ItHit = un coup de l’attaque a réussi
    .not = aucun coup de l’attaque n’a réussi
StealRing = défausser cet agent et un anneau de la compagnie attaquée, de votre choix, si elle en a un
MayBeTamed = laisser le défenseur, si cet agent n’a pas été vaincu, incliner un personnage de la compagnie pour jouer { $name } avec lui de sa main ; cet agent est alors défaussé
SetUpon = jouer de votre main une créature qui peut être jouée par le site où se trouve { $who } et qui attaque aussitôt l’agent comme s’il était un personnage ; si l’agent est éliminé, personne ne marque
HomesOfIt = les sites natals de cet agent, de votre paquet de sites ou sous l’agent
    .one = un site natal de cet agent, de votre paquet de sites ou sous l’agent
    .on = {" "}sur un site natal de cet agent
    .to = à { HomesOfIt }
    .of = de { HomesOfIt }
    .one-to = à { HomesOfIt.one }
    .one-of = d’{ HomesOfIt.one }
RaceOfIt = la race de l’agent
    .given = { RaceOfIt }
    .about = thing
Abduct = faire attaquer la compagnie par l’agent, sans compter dans la limite de périls, et le laisser choisir qui il frappe ; un personnage touché par un coup n’est pas blessé mais fait prisonnier à ce site
GuardedByItsKin = donner à l’attaque de sauvetage { $change-given }
ItIsTheCaptor = l’attaque fait des prisonniers pour cette carte
    .not = l’attaque ne fait pas de prisonniers pour cette carte
CarryHome = mener l’agent au site de son prisonnier ; défausser cette carte si personne n’a été pris

## Pioches, ennemis et secrets

question-103 = une carte qui se trouve dessous
ask-OrderTop = Les cartes du dessus d’une pioche reçoivent un ordre.
ask-LayBack = Quelle carte revient ensuite, par-dessus les précédentes ?
ask-ShowTop = La carte du dessus de la pioche est montrée.
ask-WhichComes = Quelle créature attaque ?
ask-LookAtTop = La carte du dessus de la pioche est regardée.
ask-WhichIsBuried = Quel objet est enterré ?
Unveil = montrer votre main ; mettre de côté ce qui n’est pas un péril, piocher jusqu’à remplir la main, et poser ce qui a été mis de côté face cachée sur votre pioche dans n’importe quel ordre
LargeDeck = vous avez { $least } cartes ou plus dans votre pioche
    .not = vous avez moins de { $least } cartes dans votre pioche
ReachFar = montrer les sept cartes du dessus de votre pioche ; parmi elles un Nazgûl, un Dragon ou une créature non unique, de votre choix, qui peut être joué par une région autre qu’une Mer côtière, attaque aussitôt la compagnie, où qu’elle soit et sans compter dans la limite de périls, à −{ $weaker } en prouesse s’il ne pourrait y être joué maintenant ; mélanger les autres et les reposer dessus
ByCreatureCard = l’attaque vient de la carte d’une créature
    .not = l’attaque ne vient pas de la carte d’une créature
WaitOn = jouer cette carte{ $who-on }, où elle reste inclinée jusqu’à la fin du coup
Fulfil = défausser cette carte si le coup a été vaincu ; sinon, mettre la créature de côté avec elle à la fin de l’attaque, et de nouveau après chacune de ses attaques ; si la créature est vaincue, défausser cette carte
Hole = carte que son propriétaire peut jouer de là comme de la main sur les sites des Profondeurs qui l’offrent
    .given = { Hole }
    .about = thing
Bury = laisser le joueur d’une pioche ({ $who }), et lui seul, regarder ses dix cartes du dessus et poser un objet d’entre elles, ni spécial ni de trésor, sous cette carte, comme { $change-given } ; s’il n’y a pas de tel objet, les dix cartes sont montrées ; mélanger les autres dans cette pioche
