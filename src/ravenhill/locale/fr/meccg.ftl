### Le jeu de cartes de la Terre du Milieu.

## Camps

grey = Gris
blue = Bleu

## Termes : types de régions, types de sites (.one, .many)

land-sea = Mer côtière
    .of = de Mer côtière
land-free = Domaine libre
    .of = de Domaine libre
land-border = Terre frontalière
    .of = de Terre frontalière
land-wild = Étendue sauvage
    .of = d’Étendue sauvage
land-shadow = Terre de l’Ombre
    .of = de Terre de l’Ombre
land-dark = Domaine ténébreux
    .of = de Domaine ténébreux
land-any = toute région
    .of = de toute région
hold-haven = Havre
    .one = un Havre
    .many = Havres
hold-free = Fort libre
    .one = un Fort libre
    .many = Forts libres
hold-border = Fort frontalier
    .one = un Fort frontalier
    .many = Forts frontaliers
hold-ruins = Ruines et Repaires
    .one = des Ruines et Repaires
    .many = Ruines et Repaires
hold-shadow = Fort de l’Ombre
    .one = un Fort de l’Ombre
    .many = Forts de l’Ombre
hold-dark = Fort ténébreux
    .one = un Fort ténébreux
    .many = Forts ténébreux

## Races : le nom, .one, .many ; compétences : de même

race-none = toute race
    .one = quiconque
    .many = toutes les races
    .many-of = de toutes les races
race-wizard = Sorcier
    .one = un Sorcier
    .many = Sorciers
    .many-of = de Sorciers
race-elf = Elfe
    .one = un Elfe
    .many = Elfes
    .many-of = d’Elfes
race-dwarf = Nain
    .one = un Nain
    .many = Nains
    .many-of = de Nains
race-dunadan = Dúnadan
    .one = un Dúnadan
    .many = Dúnedain
    .many-of = de Dúnedain
race-man = Homme
    .one = un Homme
    .many = Hommes
    .many-of = d’Hommes
race-hobbit = Hobbit
    .one = un Hobbit
    .many = Hobbits
    .many-of = de Hobbits
race-orc = Orque
    .one = un Orque
    .many = Orques
    .many-of = d’Orques
race-troll = Troll
    .one = un Troll
    .many = Trolls
    .many-of = de Trolls
race-wolf = Loup
    .one = un Loup
    .many = Loups
    .many-of = de Loups
race-spider = Araignée
    .one = une Araignée
    .many = Araignées
    .many-of = d’Araignées
race-animal = Animal
    .one = un Animal
    .many = Animaux
    .many-of = d’Animaux
race-dragon = Dragon
    .one = un Dragon
    .many = Dragons
    .many-of = de Dragons
race-drake = Drac
    .one = un Drac
    .many = Dracs
    .many-of = de Dracs
race-undead = Mort-vivant
    .one = un Mort-vivant
    .many = Morts-vivants
    .many-of = de Morts-vivants
race-nazgul = Nazgûl
    .one = un Nazgûl
    .many = Nazgûl
    .many-of = de Nazgûl
race-giant = Géant
    .one = un Géant
    .many = Géants
    .many-of = de Géants
race-slayer = Tueur
    .one = un Tueur
    .many = Tueurs
    .many-of = de Tueurs
race-plant = Plante éveillée
    .one = une Plante éveillée
    .many = Plantes éveillées
    .many-of = de Plantes éveillées
race-pukel = Créature Púkel
    .one = une Créature Púkel
    .many = Créatures Púkel
    .many-of = de Créatures Púkel
race-balrog = Balrog
    .one = un Balrog
    .many = Balrogs
    .many-of = de Balrogs
race-wose = Sauvage
    .one = un Sauvage
    .many = Sauvages
    .many-of = de Sauvages
race-ent = Ent
    .one = un Ent
    .many = Ents
    .many-of = d’Ents
race-eagle = Aigle
    .one = un Aigle
    .many = Aigles
    .many-of = d’Aigles
race-special = à part
    .one = un être à part
    .many = êtres à part
    .many-of = d’êtres à part
skill-none = aucune compétence
    .one = quiconque
    .many = tous
skill-warrior = guerrier
    .one = un guerrier
    .many = guerriers
skill-scout = éclaireur
    .one = un éclaireur
    .many = éclaireurs
skill-ranger = rôdeur
    .one = un rôdeur
    .many = rôdeurs
skill-sage = sage
    .one = un sage
    .many = sages
skill-diplomat = diplomate
    .one = un diplomate
    .many = diplomates

## Objets, mots-clefs, familles et formes des cartes

size-none = aucun objet
    .many = aucun objet
size-minor = objet mineur
    .many = objets mineurs
size-major = objet majeur
    .many = objets majeurs
size-greater = grand objet
    .many = grands objets
size-special = objet spécial
    .many = objets spéciaux
size-gold = anneau d’or
    .many = anneaux d’or
size-information = information
    .many = informations
kind-none = ni arme ni armure
kind-weapon = arme
kind-armor = armure
kind-shield = bouclier
kind-helmet = heaume
keyword-environment = environnement
    .one = une carte d’environnement
    .many = cartes d’environnement
keyword-spell = sortilège
    .one = un sortilège
    .many = sortilèges
keyword-spawn = engeance
    .one = une engeance
    .many = engeances
keyword-check = provoque un test de corruption
    .one = une carte qui provoque un test de corruption
    .many = cartes qui provoquent des tests de corruption
keyword-palantir = Palantír
    .one = un Palantír
    .many = Palantíri
keyword-lesser = anneau mineur
    .one = un anneau mineur
    .many = anneaux mineurs
keyword-magic = anneau magique
    .one = un anneau magique
    .many = anneaux magiques
keyword-dwarven = anneau nain
    .one = un anneau nain
    .many = anneaux nains
keyword-one = l’Anneau Unique
    .one = l’Anneau Unique
    .many = l’Anneau Unique
keyword-scroll = Parchemin d’Isildur
    .one = un Parchemin d’Isildur
    .many = Parchemins d’Isildur
keyword-ritual = rituel
    .one = un rituel
    .many = rituels
keyword-flattery = flatterie
    .one = une flatterie
    .many = flatteries
keyword-light = enchantement de lumière
    .one = un enchantement de lumière
    .many = enchantements de lumière
keyword-dark = enchantement obscur
    .one = un enchantement obscur
    .many = enchantements obscurs
family-none = carte
    .many = cartes
family-resource = ressource
    .many = ressources
family-hazard = péril
    .many = périls
family-either = péril ou ressource
    .many = périls et ressources
form-none = carte
form-short = événement bref
form-long = événement durable
form-permanent = événement permanent
type-site = site
type-region = région
type-character = personnage
type-item = objet
type-ally = allié
type-faction = faction
type-event = événement
type-creature = créature
scope-none = sans limite
scope-all = ne peut être doublée
scope-character = ne peut être doublée sur un personnage
scope-company = ne peut être doublée sur une compagnie
scope-site = ne peut être doublée sur un site
scope-turn = une fois par tour
scope-attack = ne peut être doublée contre une attaque
scope-wizard = ne peut être doublée sur un Sorcier
scope-elf = ne peut être doublée sur un Elfe
scope-nazgul = ne peut être dupliquée sur un Nazgûl
scope-item = ne peut être doublée sur un objet
score-characters = personnages
score-items = objets
score-factions = factions
score-allies = alliés
score-creatures = créatures
score-others = autres

## Phases, piles et autres lieux

phase-untap = phase de redressement
phase-organization = phase d’organisation
phase-long = phase des événements durables
phase-movement = phase de mouvement et de périls
phase-site = phase de site
phase-end = fin du tour
phase-council = le Conseil libre
phase-setup = mise en place
pile-0 = la pioche
pile-2 = la main
pile-4 = la défausse
a-company = une nouvelle compagnie
a-key = ce que dit la carte
by-path = le chemin de la carte
by-regions = les régions de la carte du monde
by-movement = la route entre deux Havres

## Moments

moment-0 = pendant votre phase d’organisation
moment-1 = à la fin de votre phase d’organisation
moment-2 = pendant votre phase des événements durables
moment-3 = pendant la phase de mouvement et de périls
moment-4 = quand la compagnie est attaquée
moment-5 = quand un coup est porté, avant que sa cible soit modifiée
moment-6 = quand un coup est affronté
moment-7 = entre deux coups
moment-8 = sur le site
moment-9 = à la fin du tour
moment-10 = lors des tests du Conseil
moment-11 = quand la compagnie entre sur le site
moment-12 = avant un test d’endurance
moment-13 = à la fin de la phase de redressement
moment-14 = au début de la phase de mouvement de chaque compagnie
moment-15 = à la fin de la phase de mouvement de chaque compagnie
moment-16 = quand un personnage gagne un objet
moment-17 = quand un personnage est blessé
moment-18 = après l’attaque
moment-19 = quand un personnage a gagné une faction
moment-20 = quand un test de corruption échoue
moment-21 = quand quelqu’un rejoint ou quitte la compagnie
moment-22 = quand une pioche est épuisée
moment-23 = au Conseil libre
moment-24 = quand commence la fin du tour
moment-25 = quand un événement est joué
moment-37 = aussitôt
moment-38 = quand votre Magicien entre en jeu
moment-39 = avant le jet entre deux sites des Profondeurs
moment-40 = au début de la phase de redressement
moment-45 = quand un coup a blessé un personnage, avant le test d’endurance
moment-46 = après un coup
moment-26 = à tout moment
moment-27 = avant la répartition des coups
moment-28 = quand un personnage fait un test d’influence
moment-29 = quand une faction quitte le jeu
moment-32 = à la fin de l’attaque
moment-33 = au début de la phase de site de chaque compagnie
moment-34 = tout à la fin du tour
moment-35 = quand un objet passe de celui qui a quitté le jeu à un autre
moment-36 = lors d’une tentative d’influencer ce qu’a l’adversaire

## Questions

ask-DraftRound = Quel personnage révélez-vous pour votre compagnie de départ ?
ask-StartingItem = Qui porte quel objet au départ ?
ask-IntoDeck = Quel personnage va dans votre pioche ?
ask-StartingFollower = Qui suivra un autre personnage ?
ask-ChooseDestination = Où va la compagnie ?
ask-ChooseCompany = Quelle compagnie le personnage rejoint-il ?
ask-ChooseController = Qui contrôle le personnage ?
ask-DiscardSurplus = Votre influence est dépassée. Quel personnage s’en va ?
ask-MeetAtHaven = Des compagnies se rencontrent dans un Havre. S’unissent-elles ?
ask-NextToMove = Quelle compagnie est la suivante en phase de mouvement ?
ask-FliesTo = Où vole la compagnie ?
ask-GoesOn = Où la compagnie poursuit-elle sa route ?
ask-HowToMove = Comment la compagnie voyage-t-elle ?
ask-NextRegion = Par quelle région la compagnie passe-t-elle ensuite ?
ask-DrawCard = Une carte est piochée.
ask-ExchangeOut = Quelle carte de votre défausse va dans la réserve ?
ask-ExchangeIn = Quelle carte de votre réserve prend sa place ?
ask-DiscardDown = Quelle carte de votre main défaussez-vous ?
ask-DrawHowMany = Combien de cartes piochez-vous ?
ask-AssignStrike = Qui affronte un coup ?
ask-AssignRest = Qui l’attaquant frappe-t-il ?
ask-NextStrike = Quel coup est résolu ensuite ?
ask-Thwart = Quelqu’un s’incline-t-il pour annuler cette attaque ?
ask-ExcessStrikes = Combien de coups en trop affaiblissent la cible ?
ask-StayUntapped = La cible se bat-elle à −3 pour rester redressée ?
ask-Support = Qui s’incline pour soutenir la cible (+1) ?
ask-WhichItem = Quel objet est transmis ?
ask-WhoInherits = Qui prend l’objet ?
ask-Fetch = Quelle carte prenez-vous dans votre défausse ?
ask-TakeFound = Quelle carte prenez-vous ?
ask-ShowAtRandom = Une carte de la main est montrée au hasard.
ask-LoseAtRandom = Une carte de la main est défaussée au hasard.
ask-LoseOneOf = Quelle carte est défaussée ?
ask-PlayFound = Quel objet est joué ?
ask-WhoLeads = Qui s’incline et emporte la carte ?
ask-ChooseTarget = Que le personnage tente-t-il de gagner ?
ask-ShowIdentical = Montrez-vous la même carte de votre main ?
ask-BringIn = La carte entre-t-elle aussitôt en jeu ?
ask-KeepItem = Quel objet reste dans la compagnie ?
ask-KeptBy = Qui prend l’objet ?
ask-DiscardItem = Quel objet est perdu ?
ask-WhichTotal = Lequel des deux résultats compte ?
ask-WhichRing = Quel anneau remplace l’anneau d’or ?
ask-UseSideboard = Utilisez-vous votre réserve ?
ask-FromSideboard = Quelle carte prenez-vous dans votre réserve ?
ask-NextToVisit = Quelle compagnie est la suivante en phase de site ?
ask-EnterOrNot = La compagnie entre-t-elle sur son site ?
ask-FromHand = Quelle créature de votre main garde ce site ?
ask-WhichNazgul = Quel Nazgûl vient garder ce site ?
ask-WhoRescues = Qui s’incline pour libérer les prisonniers ?
ask-StandBetween = Défausse-t-on l’allié fidèle pour que son personnage ne soit pas pris ?
ask-WardOff = Qui s’incline pour annuler cette attaque parmi les autres ?
ask-DiscardOne = Défaussez-vous une carte ?
ask-CallOrNot = Convoquez-vous le Conseil libre ?
ask-NextToCheck = Qui fait maintenant son test de corruption ?
ask-KeepAsItIs = Quelle carte reste comme elle est, sans se redresser ?
ask-DrawBlade = Qui tente de se défaire d’une lame au lieu de se redresser ?
ask-Settle = Qui doit contrôler ce personnage ?
ask-WithWhich = Avec quelle compagnie l’événement reste-t-il ?
ask-WhoStays = Ils sont trop nombreux. Quelle compagnie reste ?
ask-WhichRoll = Lequel des deux jets compte ?
ask-WhichResult = Lequel des deux résultats compte ?
ask-PlayPrize = Quelqu’un prend-il le prix de cette attaque ?
ask-InWhoseWound = Dans la blessure de qui la lame reste-t-elle ?
ask-Ford = Un rôdeur s’incline-t-il pour passer la rivière ?
ask-WhoChecks = Qui fait maintenant son test de corruption ?
ask-TopCards = On regarde les cartes du dessus de la pioche.
ask-WhichDeck = Quelle pioche regardez-vous ?
ask-Forging = Quel objet est reforgé ?
ask-GoBack = La compagnie revient-elle au site où elle a commencé le tour ?
ask-TurnOver = Une carte de la pioche est retournée.
ask-Praise = Qui s’incline, et que repousse-t-on ?
ask-TapToHelp = Qui s’incline pour aider au jet ?
ask-Terrify = Quelle carte défaussez-vous, et pour qui ?
ask-WhichAttempt = Lequel des deux jets de la tentative compte ?
ask-TakeFind = Quel objet jouez-vous ?
ask-TakeStrike = Le coup de qui est-il aussi affronté par le même personnage (son propre nom : un coup en excès) ?
ask-GivesAway = Quel objet donne-t-il ?
ask-GivesTo = À qui ?
ask-NameOne = Quelle carte nommez-vous ?
ask-WhichTreasure = Quel objet de votre pioche ou de votre défausse est joué ?
ask-WhoseTreasure = Qui le prend ?
ask-WhoComes = Quel allié vient ?
ask-WhoRiddles = Qui des vôtres joue aux énigmes ?
ask-NamePage = Dans quelle partie de la liste est la carte que vous nommez ?
do-NameIt = { $named }
do-NamePage-NameIt = à partir de { $named }
meccg-attempt = { $card } réussit : { $n }, plus de { $n2 }.
meccg-attempt-failed = { $card } échoue : { $n }, pas plus de { $n2 }.
meccg-named = { $side } nomme { $named }.
moment-55 = quand la compagnie est entrée dans un site gardé et n’a pas encore affronté ses attaques automatiques
moment-56 = quand on joue aux énigmes
ask-FeedIt = Quelle créature de votre main défaussez-vous pour le Dragon ?
ask-WarmingSage = Un autre sage s’incline-t-il pour guérir quelqu’un ?
ask-WhoIsWarmed = Qui ce sage guérit-il ?
ask-WhoIsRefreshed = Qui se redresse ?

## Options

do-Travel = la compagnie de { $company }
do-Head = { $company } : choisir où va la compagnie
do-TakeBack = { $company } : la compagnie reste où elle est
do-To = vers { $card }
do-Region = { $region }
do-Regroup = { $card } change de compagnie
do-JoinCompany = la compagnie de { $company }
do-Meet = { $company } et { $company2 } continuent ensemble
do-NewCompany = une compagnie à part
do-Control = { $card } change de contrôle
do-GeneralInfluence = influence générale
do-DirectInfluence = { $card } (influence directe)
do-Enter = entrer sur le site
do-Leave = ne rien faire ici
do-LayOnGuard = poser { $card } en garde
do-Place = { $company-key ->
    [a-company] dans une nouvelle compagnie à { $card2 }
   *[other] dans la compagnie de { $company }
}, { $card-key ->
    [a-card] sous influence générale
   *[other] à la suite de { $card }
}
do-Bears = { $card2 } porte { $card }
do-KeyedTo = par { $key }
do-OfRace = { $race }
do-Expel = défausser { $card }
do-Fetch = incliner { $card } pour utiliser la réserve
do-Persuade = { $card } tente d’influencer ce qu’a l’adversaire
do-Free = libérer les prisonniers de { $card }
do-Call = convoquer le Conseil libre
do-DraftRound-Done = assez : ne plus révéler de personnage
do-StartingItem-Done = plus d’objet
do-IntoDeck-Done = plus de personnage
do-StartingFollower-Done = plus de suivant
do-ExchangeOut-Done = plus d’échange
do-AssignStrike-Done = laisser le reste à l’attaquant
do-Thwart-Done = personne
do-FromHand-No = aucune
do-WardOff-Done = personne
do-Support-Done = plus de soutien
do-WhichItem-Done = défausser le reste
do-FromSideboard-Done = plus de carte
do-Fetch-No = aucune carte
do-TakeFound-No = aucune carte
do-PlayFound-No = aucun objet
do-WhoLeads-No = personne : la carte est défaussée
do-ShowIdentical-Yes = la montrer
do-ShowIdentical-No = ne pas la montrer
do-BringIn-Yes = la jouer
do-BringIn-No = la garder en main
do-KeepItem-No = aucun objet
do-WhichRing-No = aucun anneau
do-UseSideboard-No = non
do-UseSideboard-Number = { $n ->
    [1] jusqu’à cinq cartes dans la défausse
   *[other] une carte dans la pioche
}
do-DiscardOne-No = ne rien défausser
do-CallOrNot-No = continuer à jouer
do-StayUntapped-Yes = se battre à −3 et rester redressé
do-StayUntapped-No = se battre et s’incliner
do-ExcessStrikes-Number = { $n ->
    [0] aucun
   *[other] { $n } (−{ $n })
}
do-Keep = { $card } reste comme elle est
do-Wield = { $card } sert désormais
do-DeckOf = la pioche de { $side }
do-KeepAsItIs-Done = aucune autre carte
do-DrawBlade-No = personne d’autre
do-PlayPrize-No = personne
do-Ford-No = non
do-WhichDeck-No = aucune
do-GoBack-No = rester ici
do-Praise-Done = personne d’autre
do-TapToHelp-Done = personne d’autre
do-Terrify-Done = aucune autre

## Journal

meccg-turn = Tour { $n } : { $side }.
meccg-played = { $side } joue { $card }.
meccg-played-on = { $side } joue { $card } sur { $card2 }.
meccg-played-on-company = { $side } joue { $card } sur une compagnie ({ $card2 }).
meccg-keyed-to-land = { $side } joue { $card } par { $land }.
meccg-keyed-to-hold = { $side } joue { $card } par { $hold-one }.
meccg-keyed-to-name = { $side } joue { $card } par { $region }.
meccg-revealed = { $side } révèle { $card }, qui était en garde.
meccg-used = { $side } utilise { $card }.
meccg-used-on = { $side } utilise { $card } sur { $card2 }.
meccg-used-on-company = { $side } utilise { $card } sur une compagnie ({ $card2 }).
meccg-triggered = { $card } fait effet.
meccg-cancelled = { $card } : effet annulé.
meccg-no-effect = { $card } reste sans effet.
meccg-taps = { $card } s’incline.
meccg-untaps = { $card } se redresse.
meccg-heals = { $card } guérit.
meccg-changed = { $card } : { SIGNED($n) } { $question } jusqu’à la fin du tour.
meccg-discarded = { $card } va à la défausse.
meccg-starts = { $side } commence ({ $n } à { $n2 }).
meccg-joins = { $card } entre en jeu à { $card2 }.
meccg-heads = { $card } et sa compagnie ont une destination.
meccg-moves = { $card } et sa compagnie quittent { $card2 } pour { $card3 } ; limite de périls { $n }.
meccg-stays = { $card } et sa compagnie restent à { $card2 } ; limite de périls { $n }.
meccg-arrives = { $card } et sa compagnie arrivent à { $card2 }.
meccg-descends = { $card } et sa compagnie trouvent le chemin de { $card2 } : jet { $n }, il fallait { $n2 }.
meccg-lost-below = { $card } et sa compagnie ne trouvent pas le chemin de { $card2 } : jet { $n }, il fallait { $n2 }.
meccg-sent-back = { $card } et sa compagnie doivent revenir à { $card2 }.
meccg-limit = { $card } et sa compagnie : la limite de périls est maintenant { $n }.
meccg-draws = { $side } pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
meccg-discards = { $side } défausse { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
meccg-guards = { $side } pose une carte en garde face à une compagnie ({ $card }).
meccg-attacks = { $card } attaque : { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}, prouesse { $n2 }.
meccg-attack-now = { $card } attaque maintenant avec : { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}, prouesse { $n2 }.
meccg-attack-cancelled = { $card } : attaque annulée.
meccg-assigned = Un coup est attribué à { $card }.
meccg-supports = { $card } s’incline pour soutenir { $card2 }.
meccg-strike-cancelled = Le coup contre { $card } est annulé.
meccg-strike-fails = { $card } affronte un coup : jet { $n }, total { $n2 } contre prouesse { $n3 } ; le coup échoue.
meccg-strike-even = { $card } affronte un coup : jet { $n }, total { $n2 } contre prouesse { $n3 } ; personne ne l’emporte.
meccg-strike-hits = { $card } affronte un coup : jet { $n }, total { $n2 } contre prouesse { $n3 } ; le coup porte.
meccg-defeated = { $card } : attaque vaincue.
meccg-not-defeated = { $card } : attaque finie, sans être vaincue.
meccg-wound = Blessure pour { $card }.
meccg-body = { $card }, test d’endurance : { $n } contre { $n2 } ; tient bon.
meccg-body-failed = { $card }, test d’endurance : { $n } contre { $n2 } ; ne tient pas.
meccg-eliminated = Hors du jeu : { $card }.
meccg-captured = Fait prisonnier et retenu à { $card2 } : { $card }.
meccg-freed = De nouveau libre, à { $card2 } : { $card }.
meccg-holds-out = { $card } tient bon en prison : { $n } contre une endurance de { $n2 }.
meccg-breaks-free = { $card } s’échappe : { $n }, et il fallait plus de { $n2 }.
meccg-stays-held = { $card } reste en prison : { $n }, et il fallait plus de { $n2 }.
meccg-ring-roll = Le prisonnier garde-t-il { $card } ? Le jet donne { $n } ; en dessous de { $n2 }, c’est perdu.
meccg-names-site = { $side } désigne { $card } comme lieu où serait retenu le prisonnier.
meccg-rescues = { $card } libère { $card2 }.
meccg-gone = { $card } quitte le jeu.
meccg-aided = { $card } reçoit { SIGNED($n) } pour le test.
meccg-corruption = { $card }, test de corruption : { $n } contre { $n2 ->
    [one] { $n2 } point de corruption
   *[other] { $n2 } points de corruption
} ; réussi.
meccg-corruption-failed = { $card }, test de corruption : { $n } contre { $n2 ->
    [one] { $n2 } point de corruption
   *[other] { $n2 } points de corruption
} ; raté.
meccg-enters = { $card } et sa compagnie entrent à { $card2 }.
meccg-gains = { $card } a maintenant { $card2 }.
meccg-influence = { $card } tente d’influencer { $card2 } : { $n }, et il fallait plus de { $n2 } ; réussi.
meccg-influence-failed = { $card } tente d’influencer { $card2 } : { $n }, et il fallait plus de { $n2 } ; raté.
meccg-exhausted = { $side } a épuisé sa pioche ({ $n }).
meccg-calls = { $side } convoque le Conseil libre.
meccg-shown = { $side } montre { $card } : un point de moins pour l’autre.
meccg-scores = { $side } a { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
} au Conseil.
meccg-stored = { $card } est mis en lieu sûr.
meccg-removal = Jet pour retirer { $card } : { $n }, et il fallait plus de { $n2 } ; c’est fait.
meccg-removal-failed = Jet pour retirer { $card } : { $n }, et il fallait plus de { $n2 } ; elle reste.
meccg-may-stay = { $card } peut rester : jet et influence { $n }, et il fallait { $n2 }.
meccg-must-go = { $card } doit partir : jet et influence { $n }, et il fallait { $n2 }.
meccg-ring-tested = { $card } est éprouvé : { $n }.
meccg-sideboard = { $side } prend une carte dans la réserve.
meccg-roll = { $card } : le résultat est { $n }.

## La fin

meccg-council = Le Conseil libre a compté les points de victoire.
meccg-wizard-lost = L’autre Sorcier a échoué à un test de corruption.
meccg-ring-destroyed = L’Anneau Unique est détruit.

## Règles citées par une question ou un refus

rule-not-playable = Cette carte ne peut pas encore être jouée : tout son texte n’est pas appliqué.
rule-R-AMB-15 = Tout se redresse, sauf ce que son joueur veut laisser tel quel ; les blessés dans un Havre guérissent, inclinés.
rule-R-AMB-16 = De la réserve on prend au moins une carte ; l’adversaire voit combien et de quelle famille.
rule-R-AMB-17 = La phase ne se ferme pas tant qu’un personnage sans contrôle peut en avoir un.
rule-R-AMB-44 = Des compagnies qui se rencontrent dans un Havre peuvent s’unir.
rule-R-AMB-54 = Chaque joueur dit dans quel ordre ses personnages font leurs tests de corruption.
rule-R-AMB-64 = Chaque personnage non blessé de la compagnie peut prendre un objet de celui qui est parti.
rule-R-AMB-67 = Un personnage peut s’incliner pour annuler une des attaques d’une telle créature.
rule-R-AMB-145 = Un Nazgûl en jeu doit garder ce site.
rule-R-UD-11 = Une créature de la main de l’adversaire peut garder ce site.
rule-R-AMB-90 = Après un succès, la carte montrée peut entrer en jeu auprès de celui qui a influencé.
rule-R-CHAIN-06 = Ceci commence une chaîne d’effets et n’est pas une réponse.
rule-R-CHAIN-07 = Si deux jets sont faits, le joueur choisit lequel compte.
rule-R-CMB-03 = Le défenseur donne les coups à des personnages redressés, un à chacun.
rule-R-CMB-04 = L’attaquant donne les coups restants à ceux qui n’en ont pas.
rule-R-CMB-06 = Chaque coup en trop affaiblit une cible de 1.
rule-R-CMB-11 = Une cible redressée peut se battre à −3 et ne s’incline pas alors.
rule-R-CMB-14 = Un personnage redressé sans coup peut s’incliner pour donner +1 à la cible.
rule-R-CMB-17 = Le défenseur dit dans quel ordre les coups sont résolus.
rule-R-CMB-24 = Les objets de celui qui est parti peuvent passer à des compagnons non blessés, un à chacun.
rule-R-DECK-05 = Les ressources se jouent pendant votre propre tour.
rule-R-DECK-15 = Cette carte est mise de côté et attend.
rule-R-DECK-16 = Elle est déjà en jeu, ou a été déclarée dans cette chaîne.
rule-R-DECK-17 = C’est l’autre joueur qui décide de cette carte.
rule-R-DECK-18 = Quand la pioche est épuisée, jusqu’à cinq cartes de la défausse peuvent être échangées contre des cartes de la réserve.
rule-R-DRAFT-02 = Les deux révèlent un personnage en même temps ; qui s’arrête, s’arrête pour de bon.
rule-R-DRAFT-06 = Les personnages qui restent peuvent aller dans la pioche, dix au plus.
rule-R-END-08 = Qui a assez de points peut convoquer le Conseil libre ; l’adversaire joue encore un tour.
rule-R-END-09 = Au Conseil, chaque personnage fait un test de corruption.
rule-R-EOT-01 = À la fin du tour, les deux joueurs peuvent défausser une carte.
rule-R-INF-03 = Un personnage peut tenter d’influencer un personnage, un allié, une faction ou un objet de l’adversaire sur le même site.
rule-R-INF-11 = Qui montre la même carte de sa main n’a pas à compter avec l’esprit de la cible.
rule-R-KEY-06 = Ce qui attaque doit convenir au chemin ou au site de la compagnie ; si sa carte nomme deux fois un pays, le chemin doit l’avoir deux fois.
rule-R-MH-01 = Les compagnies ont leurs phases de mouvement l’une après l’autre, dans n’importe quel ordre.
rule-R-MH-02 = Les périls sont joués par l’adversaire, pendant la phase de mouvement.
rule-R-MH-04 = Quand la destination est révélée, on dit comment la compagnie voyage.
rule-R-MH-05 = La limite de périls de cette compagnie est atteinte.
rule-R-MH-08 = Les deux joueurs piochent au moins une carte, et autant que le site le permet.
rule-R-MH-22 = À la fin du mouvement, les deux joueurs reviennent à la taille de leur main.
rule-R-OG-08 = Cette carte ne peut pas être révélée maintenant.
rule-R-AMB-153 = Cette carte de site ne sert qu’à un sauvetage.
rule-R-OPT-01 = Cette carte n’est pas dans la main.
rule-R-ORG-20 = Les compagnies se réorganisent dans un Havre ; au jeu standard, sur tout site où elles sont ensemble.
rule-R-ORG-22 = Le propriétaire d’un événement dit avec quelle partie d’une compagnie divisée il reste.
rule-R-ORG-37 = Un personnage est sous influence générale ou en suit un autre de sa compagnie.
rule-R-ORG-39 = Les personnages au-delà de l’influence du joueur sont défaussés.
rule-R-ORG-54 = Cette carte devrait être mise en lieu sûr.
rule-R-ORG-57 = Un jet au-dessus de son nombre défausse une carte de corruption ; pour cela le porteur s’incline, ou renonce à se redresser dans un Havre.
rule-R-ORG-60 = La carte du site de destination est posée face cachée près de la compagnie.
rule-R-ORG-64 = Une compagnie traverse quatre régions voisines au plus, les deux extrémités comptées.
rule-R-RING-02 = Un anneau d’or est éprouvé par un jet ; le résultat dit quels anneaux peuvent prendre sa place.
rule-R-SETUP-07 = Jusqu’à deux objets mineurs peuvent commencer avec la compagnie de départ.
rule-R-SETUP-17 = Les personnages de départ peuvent devenir des suivants ; leur esprit compte tout de même pour la limite de vingt.
rule-R-SITE-01 = Chaque compagnie peut entrer sur son site, ou ne rien faire.
rule-R-SITE-18 = Une autre arme, armure, un autre bouclier ou heaume est en usage.
rule-R-UNTAP-03 = Jusqu’à cinq cartes de la réserve vont dans la défausse, ou une dans une pioche de cinq ou plus.
