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
fa-damage = Dommages { $n } sur { $all }
fa-leadership = Commandement { $n }
fa-settlement = { $n ->
    [one] Implantation, { $n } point
   *[other] Implantation, { $n } points
}
fa-mustering = les Ténèbres se rassemblent ici
fa-walls = murailles { $n } sur { $all }
fa-walls-broken = murailles détruites
fa-control = aux mains des Ténèbres
fa-pass-open = ouvert
fa-pass-closed = fermé ; cinq unités l’ouvrent
fa-recruits = { $n ->
    [one] { $n } pion face cachée ({ $group })
   *[other] { $n } pions face cachée ({ $group })
}
fa-eyrie = Nid des Aigles, Aigles : { $n }
fa-sky = { $territory }. Grandes Chauves-souris : { $bats }, Aigles : { $eagles }
fa-goblins = Gobelins

## Ce qui part et ce qui reste

fa-part-goes = une partie part
fa-goes = part
fa-stays = reste
fa-tokens = Pions Commandement
fa-damage-name = Dommages
fa-go = Choisir où aller
fa-fewer = moins : { $what }
fa-more = plus : { $what }
fa-losing = Unités { $units }, Dommages { $damage }

## À côté de la carte

fa-turn = Tour { $n }
fa-fate = Destin
fa-fate-at = Destin { $n } sur { $all }
fa-fate-decides = Destin { $n } : à { $all } les Peuples Libres gagnent
fa-pool = Dans la réserve
fa-set-aside = Mises de côté
fa-drawn = Piochée
fa-points = Points de Victoire
fa-points-of = { $n } sur { $all }
fa-points-decide = Points de Victoire : à { $n } les Ténèbres gagnent
fa-aim-free = Vous menez les Peuples Libres. Tenez bon : vous gagnez quand le Destin atteint sa dernière case, quand Bolg tombe, ou quand Beorn arrive et que les Ténèbres ont moins de six Points de Victoire.
fa-aim-shadow = Vous menez les Ténèbres. Prenez des Implantations : vous gagnez avec dix Points de Victoire à la fin d’un tour, ou aussitôt si la Grande Porte en est, avant que le Destin n’atteigne sa dernière case.
fa-aim-seen = Compris
fa-dice = Dés d’Action
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
fa-rings = Pions Anneau : { $n }
fa-wrath = Colère : { $n }
fa-guards = Gardes du corps : { $n }
fa-concentrated = concentré
fa-on-table = Sur la table
fa-decks = Paquets
fa-events = Événements
fa-stories = Histoires
fa-fates = Cartes Destin
fa-discarded = Défaussées
fa-reserves = Figurines et pions restants
fa-reference = Cartes d’unités et de personnages

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
fa-story = Histoire
fa-strength = Force { $n }
fa-favoured = Terrain favorable
fa-movement = Déplacement { $n }
fa-general = Général

## Combat

fa-fight = Combat { $region-in }, round { $n }
fa-attacker = Attaquant
fa-defender = Défenseur
fa-step-cards = Cartes
fa-step-roll = Jet
fa-step-reroll = Relance
fa-step-damage = Dommages
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
fa-hits = Touches
fa-hits-n = { $n ->
    [one] { $n } touche
   *[other] { $n } touches
}
fa-black = noir
fa-odds = Probabilités
fa-odds-said = Touches attendues { $mine } contre { $theirs }
fa-odds-next = Round suivant
fa-odds-before = avant toute carte
fa-falls = { $side } tombent { $chance }
fa-fought-on = Jusqu’au bout : l’attaquant gagne { $wins }, le défenseur { $loses }
fa-rounds = Rounds précédents
fa-round = Round { $n }
fa-terrain = Supériorité de Terrain : { $side }, { $n } contre { $n2 }
fa-no-terrain = Personne n’a la Supériorité de Terrain
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
fa-would-be = Les Dommages seraient { $n } sur { $all }
fa-across-ford = par un gué
fa-border-plain = par la terre
fa-border-ford = par un gué
fa-border-river = par la rivière
fa-uphill = en montée
fa-at-walls = contre des murailles
fa-sum = { $what } { $n }

## Parties des chiffres

part-normal = d’ordinaire
part-ford = par un gué
part-slope = en montée
part-fortification = murailles intactes
part-in-force = cartes en vigueur
part-card = la carte montrée
part-strength = Force de Combat
part-limit = cinq dés au plus
part-enemy = la carte de l’ennemi
part-held-back = gardés en réserve
part-army = l’Armée
part-order = l’ordre
part-doubled = doublé
part-beorn = Beorn
part-fate = cartes Destin
part-tokens = pions Commandement

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
   *[other] ont employé la capacité
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
hint-settlements = les Implantations
hint-fate = la piste du Destin
hint-strength = la force des Armées
hint-place = où se tiennent les Armées
hint-small = cartes, jetons et autres petites choses
hint-persons = les Personnages et les Généraux
hint-dice = les dés qui restent
