### Le jeu de cartes tel que la page le montre.

## Ce qui est sur la table

mt-company = compagnie { OF($card) }
mt-sum = { $what } { $n }
mt-tapped = incliné
mt-wounded = blessé
mt-turned = retournée
mt-in-use = utilisé
mt-carried = seulement porté
mt-prowess = prouesse
mt-body = endurance
mt-corruption = corruption
mt-figures = prouesse { $prowess }, endurance { $body }
mt-mind-n = esprit { $n }
mt-follower = suivant, esprit { $n }
mt-led-by = sous les ordres de { $card }
mt-direct-n = influence directe libre { $n }
mt-corruption-n = corruption { $n }
mt-strikes-n = coups : { $n }
mt-pin-assigned = un coup à venir
mt-pin-current = le coup en cours
mt-pin-faced = ne l’a pas repoussé
mt-pin-beaten = l’a repoussé
mt-attack-on = attaque contre la { $company }
mt-offered = proposé : { $what }
mt-size-n = taille { $n }
mt-one-of = { $n } sur { $all }
mt-before = la compagnie précédente
mt-after = la compagnie suivante
mt-look-at = regarder : { $name }
mt-go = choisir où ils vont
mt-way-open = Le chemin est en train d’être choisi.
mt-stays = reste ici
mt-entered = est entrée dans le site
mt-arrived = est arrivée ici
mt-unguarded = rien ne le garde
mt-all-tapped = tous sont inclinés
mt-heads-for = va vers { $card }, face cachée
mt-somewhere = un site encore caché
mt-unknown-site = encore caché
mt-they-are-here = la compagnie est ici
mt-on-guard = une carte en garde
mt-a-hazard = un péril
mt-guardian = attaque automatique : coups { $n }, prouesse { $n2 }
mt-draws = cartes que chacun peut piocher
mt-draws-of = vous { $n }, l’adversaire { $n2 }
mt-hazards = périls
mt-hazards-of = périls { $n } sur { $all }
mt-limit = limite de périls
mt-of = sur
mt-events = événements en jeu
mt-their-side = l’autre côté
mt-your-side = ce côté
mt-on-the-road = Tous sont sur la route.
mt-views = ce qui est montré
mt-view-road = route
mt-view-mine = ce côté
mt-view-theirs = autre côté

## Influence, main et piles

mt-general = influence générale
mt-general-of = influence générale { $n } sur { $all }
mt-influence = influence
mt-hand = main
mt-deck = pioche
mt-no-cards = Aucune carte.
mt-in-deck = dans la pioche
mt-discarded = défaussées
mt-map = carte
mt-piles = piles
mt-close = fermer
mt-pile-deck = pioche
mt-pile-discard = défausse
mt-pile-sideboard = réserve
mt-pile-marshalled = pile de victoire
mt-pile-out = hors du jeu
mt-pile-spent = sites défaussés
mt-pile-sites = paquet de sites
mt-face-down = faces cachées
mt-laid-out = cartes à choisir
mt-filter = Nom :

## La chaîne, arrêts et renoncements

mt-chain = chaîne
mt-chain-nested = une chaîne dans la chaîne
mt-last-first = le dernier agit d’abord
mt-resolves-first = se produit d’abord
mt-link-declared = déclaré
mt-link-resolving = se produit
mt-link-doomed = sera annulé
mt-keyed-to = jouée par : { $name }
mt-cancels = annule : { $name }
mt-on = sur : { $name }
mt-check = { $card } : un test contre { $n }
mt-tries = { $card } tente de gagner { $other }, contre { $n }
mt-chain-resolves = La chaîne se résout.
mt-may-respond = Vous pouvez répondre.
mt-they-may-respond = Peut répondre : { $side }.
mt-if-pass = Si les deux passent, { $card } se produit.
mt-if-pass-roll = Si les deux passent, on jette les dés.
mt-if-pass-foe = Si les deux passent, { $card } attaque : { $n ->
    [-1] un coup contre chaque personnage
    [one] un coup
   *[other] { $n } coups
}, prouesse { $n2 }.
mt-yields = Quand ne plus demander
mt-yield-this = Ne pas demander pour celle-ci
mt-yield-this-why = Passer, et ne plus demander pour ceci.
mt-yield-kind = ni pour ses pareilles ce tour
mt-yield-phase = Rien de plus cette phase
mt-yield-phase-why = Tout passer jusqu’à la fin de la phase ou une attaque contre votre compagnie.
mt-hold = toujours demander
mt-hold-why = On vous demande à chaque occasion d’agir jusqu’à la fin du tour ; sinon seulement là où il y a un point et quand on vous attaque.
mt-holds = On vous demande à chaque occasion d’agir jusqu’à la fin du tour.
mt-holds-no = On ne vous demande que là où il y a un point et quand on vous attaque.
mt-phases = phases du tour
mt-turn = tour { $n }
mt-phase-untap = redresser
mt-phase-organization = organisation
mt-phase-long = durables
mt-phase-movement = mouvement
mt-phase-site = site
mt-phase-end = fin
mt-phase-council = Conseil
mt-phase-setup = mise en place
mt-stops = ici on vous demande
mt-passes = passé pour vous
mt-stop-mine = Si l’on vous demande dans cette phase de votre tour ; avec Maj, ce tour seulement.
mt-stop-theirs = Si l’on vous demande dans cette phase du tour adverse ; avec Maj, ce tour seulement.

## Ce qui peut se faire, en un mot

do-Declare-organizing-Pass = finir l’organisation
do-Declare-site-Pass = plus rien sur ce site
do-Declare-long-events-Pass = plus d’événement durable
do-Declared-hand-over = { $card } : le remettre
do-Declared-store = { $card } : le mettre en lieu sûr
do-Declared-use = utiliser { $card }
mt-do-Regroup = regrouper
mt-do-Control = contrôle
mt-do-Declared = jouer
mt-do-LayOnGuard = en garde
mt-do-Expel = défausser
mt-do-Wield = utiliser
mt-do-Fetch = réserve
mt-do-Persuade = influencer
mt-do-Free = délivrer
mt-do-OfRace = nommer
mt-do-Keep = garder
mt-do-Head = partir
mt-do-TakeBack = rester

## Les points

mt-points = points de victoire
mt-score-characters = personnages
mt-score-items = objets
mt-score-factions = factions
mt-score-allies = alliés
mt-score-creatures = créatures
mt-score-others = autres
mt-doubled = compte double : l’autre n’en a pas
mt-halved = réduit : plus que tous les autres ensemble
mt-doubled-n = Doublé : { $n } → { $n2 }
mt-halved-n = Réduit : { $n } → { $n2 }
mt-lost-wizard = Sorcier perdu
mt-shown = montrées de la main
mt-if-council = si le Conseil siégeait maintenant
mt-enough = À partir de { $n } points, le Conseil peut être convoqué.
mt-called = Conseil convoqué : { $side }.
mt-council-checked = Déjà testés au Conseil : { $cards }.
mt-council-lost = Perdus au Conseil : { $cards }.
mt-last-turn = Ce tour est le dernier.

## La mise en place

mt-setup-draft = La sélection
mt-setup-draft-told = Chacun révèle un personnage, en même temps. Le même des deux côtés n’est à personne ; vingt d’esprit et cinq personnages au plus.
mt-draft-all = Ensemble ils demandent { $n } d’esprit : vous pouvez tous les avoir.
weigh-DraftRound = Il n’y a encore personne dans votre compagnie. Arrêter quand même ?
weigh-Declare = Le personnage quitte la table avec tout ce qu’il porte. Le défausser ?
weigh-KeepAsItIs = Tout le reste se redresse, et pas cette carte. La laisser ainsi ?
mt-legend-mind = esprit, ce qu’il en coûte de les mener
mt-legend-figures = prouesse et endurance
mt-legend-direct = influence directe
mt-legend-points = points de victoire
mt-setup-items = Objets de départ
mt-setup-items-told = Deux objets mineurs au plus, chacun avec son porteur ; les deux côtés les montrent ensemble.
mt-setup-deck = Dans la pioche
mt-setup-deck-told = Ceux qui restent peuvent aller dans la pioche.
mt-setup-followers = Premiers suivants
mt-setup-followers-told = Un personnage peut en suivre un autre dont l’influence directe tient son esprit ; il ne coûte alors rien des vingt.
mt-setup-dice = Qui commence
mt-setup-dice-told = Le plus haut jet commence.
mt-mind-of = esprit { $n } sur { $all }
mt-stopped = s’est arrêté
mt-sealed = choisi, face cachée
mt-next-reveal = la prochaine révélation
mt-borne-by = porté par
mt-pool = le vivier
mt-collided = révélé des deux côtés
mt-set-aside = Révélés des deux côtés, donc à personne : { $cards }.

## De quoi un chiffre est fait

part-printed = imprimé
part-direct = influence directe libre
part-general = influence générale libre
part-tie = le départage
part-aid = aide déclarée
part-bonus = ce qu’ajoute la carte
part-strike = pour ce coup
part-untapped = reste redressé
part-size = taille de la compagnie
part-least = deux au moins
part-halved = moitié : la réserve a servi
part-since = changé depuis

## Sous une carte qui ne peut pas être jouée maintenant

mw-unwritten = pas encore écrite
mw-in-play = déjà en jeu
mw-your-turn = à votre tour
mw-their-turn = à leur tour
mw-movement = quand ils bougent
mw-limit = limite épuisée
mw-one-a-turn = une par tour
mw-organization = organisation
mw-organization-end = au départ
mw-long = phase des durables
mw-attack = lors d’une attaque
mw-strike = lors d’un coup
mw-site = sur un site
mw-end = en fin de tour
mw-check = lors d’un test
mw-entry = à l’entrée
mw-body = test d’endurance
mw-first = pas en réponse
mw-nothing = rien à viser
mw-key = aucune clef ici
mw-here = pas sur ce site
mw-haven = Havre ou foyer
mw-influence = trop d’esprit
mw-site-tapped = site incliné
mw-warrior = il faut un guerrier
mw-scout = il faut un éclaireur
mw-ranger = il faut un rôdeur
mw-sage = il faut un sage
mw-diplomat = il faut un diplomate

## Reasons of a hint

hint-points = les points de victoire
hint-people = qui est en jeu
hint-wounds = les blessures
hint-corruption = le danger de corruption
hint-hand = les cartes en main
hint-hazards = les périls en main
hint-way = ce que les compagnies peuvent atteindre

## What travels with no company

mt-elsewhere = ailleurs
mt-agent = un agent
mt-agent-trail = { $n ->
    [one] un site face cachée
   *[other] { $n } sites face cachée
    }
mt-agent-home = n’a pas encore bougé
mt-agent-down = face cachée
mt-agent-up = face visible
mt-agent-fresh = nouveau ce tour
mt-agent-opened = des créatures peuvent y être jouées
mt-agent-leaves = part à la fin du tour
mt-prisoner = prisonnier
mt-no-prisoner = personne n’est retenu
