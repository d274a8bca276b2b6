### Le jeu de cartes dans le terminal.

## Joueurs

court-turn = Tour { $n }
court-points = { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
}
court-influence = influence générale libre { $n }
court-piles = Main { $hand } · pioche { $deck } · défausse { $gone } · réserve { $spare }
court-marshalled = Pile de victoire
court-events = En jeu
court-prisoner = { $card }, aux mains { OF($card2) }, { TO($card3) }

## Compagnies

court-at = { TO($card) }
court-from = { OF($card) } { TO($card2) }
court-somewhere = { OF($card) } vers un site encore caché
court-path = par { $path }
court-limit = périls { $n } sur { $n2 }
court-guard = une carte en garde
court-tapped = incliné
court-wounded = blessé
court-numbers = prouesse { $n }, endurance { $n2 }
court-corruption = corruption { $n }
court-direct = influence directe { $n }

## Une attaque

court-attack = Attaque { OF($card) } · coups { $n } · prouesse { $n2 } · endurance { $n3 }
court-strike = frappé : { $card }
