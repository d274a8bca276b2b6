### The card game as the terminal shows it.

## Players

court-turn = Turn { $n }
court-points = { $n ->
    [one] { $n } marshalling point
   *[other] { $n } marshalling points
}
court-influence = unused general influence { $n }
court-piles = Hand { $hand } · play deck { $deck } · discarded { $gone } · sideboard { $spare }
court-marshalled = Marshalled
court-events = In play
court-prisoner = { $card }, prisoner of { $card2 } at { $card3 }

## Companies

court-at = at { $card }
court-from = from { $card } to { $card2 }
court-somewhere = from { $card } to a site not yet shown
court-path = by { $path }
court-limit = hazards { $n } of { $n2 }
court-guard = a card on guard
court-tapped = tapped
court-wounded = wounded
court-numbers = prowess { $n }, body { $n2 }
court-corruption = corruption { $n }
court-direct = direct influence { $n }

## An attack

court-attack = Attack of { $card } · strikes { $n } · prowess { $n2 } · body { $n3 }
court-strike = struck: { $card }
