### What is rolled for at the card table: strikes, checks, attempts, tests.

mf-fight = The fight
mf-against = { $who } against a strike of { $n }
mf-title-strike = { $who } against a strike of { $n }
mf-title-body = Body check of { $who } ({ $n })
mf-title-corruption = { $who }: corruption check against { $n }
mf-title-influence = { $who } tries to win { $other } over ({ $n })
mf-title-ring = { $who } is tested
mf-kind-strike = Strike
mf-kind-body = Body check
mf-kind-corruption = Corruption check
mf-kind-influence = Influence
mf-kind-ring = Test of the ring
mf-way-tap = Tap and fight
mf-way-stay = Hold back, stay untapped (−3)
mf-strength = Strikes × prowess, and body
mf-excess = { $n ->
    [one] One strike too many: it counts −1
   *[other] { $n } strikes too many: each counts −1
}
mf-pin-assigned = waits
mf-pin-current = now
mf-pin-faced = did not beat it
mf-pin-beaten = beat it off
mf-zone-wins = wins
mf-zone-ineffectual = ineffectual
mf-zone-wounded = wounded
mf-zone-tapped = tapped
mf-zone-eliminated = eliminated
mf-zone-discarded = discarded
mf-zone-safe = safe
mf-zone-won = won over
mf-zone-refused = refused
mf-zone-holds = holds
mf-zone-falls = falls
mf-zone-defeated = strike defeated
mf-zone-tested = tested
mf-zone-replaced = a ring of the hand fits
mf-zone-spent = no ring fits
mf-zone-nothing = nothing
mf-part-prowess = prowess
mf-part-tapped = tapped
mf-part-wounded = wounded
mf-part-stays-untapped = holds back
mf-part-influence = unused influence
mf-part-resisted = the other side's influence
mf-part-other = cards and help
mf-total = total
mf-needs = The dice and this must be more than { $n }: roll { $roll } or more.
mf-never = No roll is enough.
mf-both = Both sides roll: your dice and this, less theirs, must be more than { $n }.
mf-twice = It is rolled twice, and the better roll counts: one of { $roll } or more is enough.
mf-support = Support: each who taps adds 1
mf-would-win = wins { $chance }
