### La Bataille des Cinq Armées telle que la page la montre.

## La carte

fa-board = Le champ de bataille
fa-places = Lieux
fa-territories = Territoires
fa-nearer = Rapprocher
fa-farther = Éloigner
fa-fit = Toute la carte
fa-offered = Possible : { $what }
fa-units = { $n } × { $unit }
fa-army = { $side } : { $units }
fa-damage = Dégâts { $n } sur { $all }
fa-leadership = Commandement { $n }
fa-settlement = { $n ->
    [one] Colonie, { $n } point
   *[other] Colonie, { $n } points
}
fa-mustering = les Ténèbres se rallient ici
fa-walls = remparts { $n } sur { $all }
fa-walls-broken = remparts détruits
fa-control = aux mains des Ténèbres
fa-pass-open = ouvert
fa-pass-closed = fermé ; cinq Unités l’ouvrent
fa-recruits = { $n ->
    [one] { $n } jeton face cachée ({ $group })
   *[other] { $n } jetons face cachée ({ $group })
}
fa-eyrie = Nid des Aigles, Aigles : { $n }
fa-sky = { $territory }. Chauves-Souris Géantes : { $bats }, Aigles : { $eagles }
fa-goblins = Gobelins

## Ce qui part et ce qui reste

fa-part-goes = une partie part
fa-goes = part
fa-stays = reste
fa-tokens = Jetons Commandement
fa-damage-name = Dégâts
fa-go = Choisir où aller
fa-fewer = moins : { $what }
fa-more = plus : { $what }
fa-losing = Unités { $units }, Dégâts { $damage }

## À côté de la carte

fa-turn = Tour { $n }
fa-fate = Destin
fa-fate-at = Destin { $n } sur { $all }
fa-fate-decides = Destin { $n } : à { $all } les Peuples Libres gagnent
fa-pool = Dans la pioche
fa-set-aside = Mises de côté
fa-drawn = Piochée
fa-points = Points de Victoire
fa-points-of = { $n } sur { $all }
fa-points-decide = Points de Victoire : à { $n } les Ténèbres gagnent
fa-aim-free = Vous menez les Peuples Libres. Tenez bon : vous gagnez quand le Destin atteint sa dernière case, quand Bolg tombe, ou quand Béorn arrive et que les Ténèbres ont moins de six Points de Victoire.
fa-aim-shadow = Vous menez les Ténèbres. Prenez des Colonies : vous gagnez avec dix Points de Victoire à la fin d’un tour, ou aussitôt si la Grande Porte en est, avant que le Destin n’atteigne sa dernière case.
fa-aim-seen = Compris
fa-dice = Dés Action
fa-die = { $face } : { $n }
fa-die-used = utilisé
fa-heroes = Personnages
fa-at-step = entre au Destin { $n }
fa-ready = prêt à entrer
fa-not-yet = pas encore en jeu
fa-gone = tombé
fa-air = dans les airs
fa-away = absent pour l’instant
fa-active = activé
fa-rings = Jetons Anneau : { $n }
fa-wrath = Fureur : { $n }
fa-guards = Garde Rapprochée : { $n }
fa-concentrated = concentré
fa-on-table = Sur la table
fa-decks = Pioches
fa-events = Événements
fa-stories = Légendes
fa-fates = Cartes Destin
fa-discarded = Défaussées
fa-reserves = Figurines et jetons restants
fa-reference = Cartes d’Unités et de Personnages

## La main

fa-hand = Main { $n } sur { $all }
fa-theirs = { $n ->
    [one] { $n } carte de l’autre camp
   *[other] { $n } cartes de l’autre camp
}
fa-order = Ordre
fa-combat = Combat
fa-enlarge = Agrandir { $card }
fa-close = Fermer
fa-story = Légende
fa-strength = Valeur { $n }
fa-favoured = Terrain de prédilection
fa-movement = Déplacement { $n }
fa-general = Général

## Combat

fa-fight = Combat { $region-in }, tour { $n }
fa-attacker = Attaquant
fa-defender = Défenseur
fa-step-cards = Cartes
fa-step-roll = Jet
fa-step-reroll = Relance
fa-step-damage = Dégâts
fa-step-end = Fin
fa-dice-n = Dés
fa-needs = Requis
fa-lead = Commandement
fa-plus = À chaque dé
fa-slot-empty = Pas encore de carte
fa-slot-sealed = Scellée
fa-foot = { $do ->
    [Maneuver] Sceller
    [PlayCard] Jouer
    [Discard] Défausser
   *[other] Choisir
}
fa-slot-closed = Montrée quand les deux ont choisi
fa-slot-none = Sans carte
fa-change = Changer
fa-hits = Réussites
fa-hits-n = { $n ->
    [one] { $n } réussite
   *[other] { $n } réussites
}
fa-black = noir
fa-odds = Probabilités
fa-odds-said = Réussites attendues { $mine } contre { $theirs }
fa-odds-next = Tour suivant
fa-odds-before = avant toute carte
fa-falls = { $side } tombent { $chance }
fa-fought-on = Jusqu’au bout : l’attaquant gagne { $wins }, le défenseur { $loses }
fa-rounds = Tours précédents
fa-round = Tour { $n }
fa-terrain = Supériorité sur le Terrain : { $side }, { $n } contre { $n2 }
fa-no-terrain = Personne n’a la Supériorité sur le Terrain
fa-units-cards = Unités
fa-special-cards = Spéciales
fa-regroup = Regroupement
fa-uses = Ce que font les dés
fa-skip = Ignorer
fa-reroll-all = Relancer les { $n }
fa-points-short = Points
fa-dice-left = Dés { $n } – { $n2 }
fa-reroll-black = Relancer les dés noirs
fa-reroll-white = Relancer les dés blancs
fa-would-be = Les Dégâts seraient { $n } sur { $all }
fa-across-ford = par un gué
fa-border-plain = par la terre
fa-border-ford = par un gué
fa-border-river = par la rivière
fa-uphill = en montée
fa-at-walls = contre des remparts
fa-sum = { $what } { $n }

## Parties des chiffres

part-normal = d’ordinaire
part-ford = par un gué
part-slope = en montée
part-fortification = remparts intacts
part-in-force = cartes en vigueur
part-card = la carte montrée
part-strength = Valeur de Combat
part-limit = cinq dés au plus
part-enemy = la carte de l’ennemi
part-held-back = gardés en réserve
part-army = l’Armée
part-order = l’ordre
part-doubled = doublé
part-beorn = Béorn
part-fate = cartes Destin
part-tokens = jetons Commandement

## Ce que l’autre camp a fait, en une ligne ; le camp est nommé avant

did-war-die-skipped = { $side-key ->
   *[other] ont ignoré un dé
}
did-war-passed = { $side-key ->
   *[other] ont passé
}
did-war-played = { $side-key ->
   *[other] ont joué
} { $card }
did-war-activated = { $side-key ->
   *[other] ont activé
} { $character }
did-war-general-used = { $side-key ->
   *[other] ont utilisé la capacité
} { $character-of }
did-war-leadership-placed = { $side-key ->
   *[other] ont placé du Commandement
} { $regions-in }
did-war-bats-placed = { $side-key ->
   *[other] ont envoyé des Chauves-Souris Géantes
} { $territory-to }
did-war-eagle-flew = { $side-key ->
   *[other] ont envoyé un Aigle
} { $territory-to }
did-war-eagle-attacked = { $side-key ->
   *[other] ont frappé avec un Aigle
} { $region-in }
did-war-moved = { $side-key ->
   *[other] ont marché
} { $region2-to }
did-war-character-moved = { $side-key ->
   *[other] ont envoyé
} { $character } { $region-to }
did-war-character-entered = { $side-key ->
   *[other] ont fait entrer
} { $character } { $region-in }
did-war-mustered = { $side-key ->
   *[other] ont levé des troupes
} { $region-in }
did-war-token-flipped = { $side-key ->
   *[other] ont levé des troupes
} { $region-in }
did-war-token-placed = { $side-key ->
   *[other] ont posé un jeton Recrutement
} { $region-in }
did-war-control-taken = { $side-key ->
   *[other] ont pris le contrôle
} { $region-in }
did-war-rallied = { $side-key ->
   *[other] ont rallié une Armée
} { $region-in }
did-war-shot = { $side-key ->
   *[other] ont tiré sur l’Armée
} { $region-in }
did-war-combat = { $side-key ->
   *[other] ont attaqué
} { $region2-in }
did-war-combat-combined = { $side-key ->
   *[other] ont attaqué
} { $region-in }
did-war-combat-withdrew = { $side-key ->
    [free] se sont retirés
   *[other] se sont retirées
}
did-war-combat-retreated = { $side-key ->
   *[other] ont battu en retraite
} { $region2-to }
did-war-combat-routed = { $side-key ->
   *[other] ont fui en déroute
} { $region2-to }
did-war-combat-advanced = { $side-key ->
   *[other] ont avancé
} { $region-to }
did-war-combat-won = { $side-key ->
   *[other] ont gagné le combat
} { $region-in }

## Reasons of a hint

hint-victory = cela peut décider de la partie
hint-settlements = les Colonies
hint-fate = la Piste Destin
hint-strength = la force des Armées
hint-place = où se tiennent les Armées
hint-small = cartes, jetons et autres petites choses
hint-persons = les Personnages et les Généraux
hint-dice = les dés qui restent
