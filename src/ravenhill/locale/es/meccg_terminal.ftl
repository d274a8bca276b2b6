### El juego de cartas en el terminal.

## Jugadores

court-turn = Turno { $n }
court-points = { $n ->
    [one] { $n } punto de victoria
   *[other] { $n } puntos de victoria
}
court-influence = influencia general libre { $n }
court-piles = Mano { $hand } · mazo { $deck } · descartes { $gone } · baraja complementaria { $spare }
court-marshalled = Pila de victoria
court-events = En juego
court-prisoner = { $card }, en manos de { $card2 }, en { $card3 }

## Compañías

court-at = en { $card }
court-from = de { $card } a { $card2 }
court-somewhere = de { $card } a un lugar aún no revelado
court-path = por { $path }
court-limit = adversidades { $n } de { $n2 }
court-guard = una carta en guardia
court-tapped = girado
court-wounded = herido
court-numbers = poder { $n }, resistencia { $n2 }
court-corruption = corrupción { $n }
court-direct = influencia directa { $n }

## Un ataque

court-attack = Ataque de { $card } · golpes { $n } · poder { $n2 } · resistencia { $n3 }
court-strike = golpeado: { $card }
