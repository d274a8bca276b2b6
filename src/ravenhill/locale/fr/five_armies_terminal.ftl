### The Battle of Five Armies as the terminal shows it.

## Round the map

battle-turn = Tour { $n }
battle-points = Ténèbres : { $n } Points de Victoire sur { $last }
battle-fate = Destin
battle-dice = Dés Action
battle-hand = Main
battle-table = Sur la table
battle-eagles = Aigles
battle-bats = Chauves-Souris Géantes
battle-fates = Cartes Destin
battle-activated = Activés
battle-ready = Prêts à entrer
battle-gone = Tombés
battle-rings = Jetons Anneau
battle-wrath = Jetons Fureur
battle-guards = Garde Rapprochée
battle-leadership = Commandement
battle-damage = Dégâts
battle-tokens = jetons face cachée
battle-walls = Dégâts de la Fortification et sa protection
battle-settlement = Colonie
battle-control = sous le contrôle des Ténèbres
battle-mustering = les Ténèbres se rallient ici
battle-ford = gué

## Cards

battle-decks = Pioches · Événements { $events } · Légendes { $stories } · Destin { $fates }
battle-events = { $n ->
    [one] { $n } Événement
   *[other] { $n } Événements
}
battle-stories = { $n ->
    [one] { $n } Légende
   *[other] { $n } Légendes
}

## Combat

battle-attacker = Attaquant
battle-defender = Défenseur
battle-combat = Combat, tour { $n }
battle-round-odds = Ce tour de Combat, sans cartes · réussites { $hits } contre { $back } · le défenseur tombe { $wins } · l’attaquant tombe { $loses }
battle-end-odds = Jusqu’au bout · l’attaquant gagne { $wins } · le défenseur { $loses } · tous deux tombent { $both } · tours de Combat { $rounds }

## The odds of a combat

odds-round = Un tour de Combat, sans cartes
odds-fought-on = Jusqu’au bout, sans cartes
odds-hits = Réussites
odds-lost = Unités perdues
odds-dice = dés { $dice } · Valeur Cible { $target } · relances { $again }
odds-ability = capacité Manœuvre { $chance }
odds-walls = la Fortification est détruite { $chance }
odds-neither = aucun ne tombe { $chance }
odds-attacker-gone = l’attaquant tombe { $chance }
odds-defender-gone = le défenseur tombe { $chance }
odds-both-gone = tous deux tombent { $chance }
odds-rounds = tours de Combat { $n }
