### The Council and the end of a game.

mc-council = The Free Council
mc-the-end = The end of the game
mc-step-order = Order
mc-step-checks = Corruption checks
mc-step-reckoning = Reckoning
mc-step-result = Result
mc-see-table = See the table
mc-spent = Both play decks are exhausted.
mc-checks-told = Everybody makes a corruption check before points are counted. Choosing the order: { $side }.
mc-checks-now = checks now
mc-has-checked = has checked
mc-check-of = { $n2 ->
    [0] needs more than { $n }
   *[other] needs more than { $n }, with { SIGNED($n2) }
}
mc-lost = Fallen at the Council:
mc-column-raw = points
mc-column-doubled = doubled
mc-column-halved = cut
mc-column-left = shown
mc-total = Total
mc-why-doubled = { $group }: none on the other side ({ $side }), so { $n } counts as { $n2 }.
mc-why-halved = { $group }: { $n } of { $all } is more than half, so it counts only as much as the rest together, { $n2 }.
mc-why-left = { $group }: shown from the other hand ({ $side }), { $n } becomes { $n2 }.
mc-told-raw = What each has marshalled, by group.
mc-told-doubled = A group in which the other side has nothing counts twice; creatures and other points never do.
mc-told-halved = No group may give more than all the others together.
mc-told-left = A unique card in the hand that scores for the other side takes one point from it.
mc-go-on = Go on
mc-to-result = The result
mc-back = Back
mc-reckoning-again = The reckoning again
mc-to = to
mc-group = Group
mc-margin = Margin
