### Gra karciana w terminalu.

## Gracze

court-turn = Tura { $n }
court-points = { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
    [many] { $n } punktów zwycięstwa
   *[other] { $n } punktu zwycięstwa
}
court-influence = wolny wpływ ogólny { $n }
court-piles = Ręka { $hand } · talia { $deck } · odrzucone { $gone } · talia poboczna { $spare }
court-marshalled = Zdobyte
court-events = W grze
court-prisoner = { $card }; w niewoli: { $card2 }, miejsce: { $card3 }

## Drużyny

court-at = miejsce: { $card }
court-from = skąd: { $card }, dokąd: { $card2 }
court-somewhere = skąd: { $card }, dokąd: jeszcze nie wiadomo
court-path = droga: { $path }
court-limit = zagrożenia { $n } z { $n2 }
court-guard = karta na straży
court-tapped = obrócony
court-wounded = ranny
court-numbers = siła { $n }, wytrzymałość { $n2 }
court-corruption = zepsucie { $n }
court-direct = wpływ bezpośredni { $n }

## Atak

court-attack = Atak, { $card } · ciosy { $n } · siła { $n2 } · wytrzymałość { $n3 }
court-strike = cios: { $card }
