### What the card game asks, with the names of those it is about.

## Who and what a question is about

ask-Declare-chain = Respond to { $card }, or pass
ask-Declare-check = Corruption check of { $card }: play a card, or pass
ask-Declare-organizing = Organization: what do you do?
ask-Declare-after-organizing = The organization ends: play a card, or pass
ask-Declare-long-events = Long-events: play one, or pass
ask-Declare-hazards = Hazards ({ $n } of { $n2 }) on the company of { $card }: play, or pass
ask-Declare-threatened = Your company of { $card } is on its way (hazards: { $n } of { $n2 }). Play a card of yours, or pass
ask-Declare-attacked = { $n ->
    [one] { $card }: 1 strike of prowess { $n2 }. Play a card, or pass
   *[other] { $card }: { $n } strikes of prowess { $n2 }. Play a card, or pass
}
ask-Declare-strike = { $card } faces { $card2 } ({ $n }): play a card, or pass
ask-Declare-body = Body check of { $card }: play a card, or pass
ask-Declare-entering = The company of { $card } enters { $card2 }: play a card, or pass
ask-Declare-descending = The company of { $card } looks for the way to { $card2 }: play a card, or pass
ask-Declare-site = The company of { $card } at { $card2 }: what do you do?
ask-Declare-end = The turn ends: play a card, or pass
ask-Declare-council = The Council: play a card, or pass
ask-Pick-key = { $card }: to which lit sign on the road is it keyed?
ask-Pick-where = Where does { $card } come into play?
ask-Pick-company = { $card }: which company?
ask-Pick-tap = { $card }: who taps?
ask-Pick-hand-over = Who gets { $card }?
ask-Pick-who = { $card }: which character?
ask-Pick-of = { $card }: choose one of those that are lit
ask-StayUntapped-of = { $card } fights { $card2 } ({ $n }): tap, or fight at −3?
ask-Support-of = Who taps to support { $card } against { $card2 } ({ $n })?
ask-ExcessStrikes-of = How many excess strikes of { $card2 } weaken { $card }?
ask-DiscardDown-of = { $n ->
    [one] One card more than you may hold: which one do you discard?
   *[other] { $n } cards more than you may hold: which one do you discard first?
}
ask-WhichRoll-of = Which of the two rolls counts for { $card }?
ask-AssignStrike-of = { $n ->
    [one] { $card }, 1 strike of prowess { $n2 }: who faces it?
   *[other] { $card }, { $n } strikes of prowess { $n2 }: who faces one?
}
ask-AssignRest-of = Whom does { $card } ({ $n2 }) strike?
ask-NextStrike-of = Which strike of { $card } ({ $n2 }) is resolved next?
ask-Thwart-of = Does somebody tap to cancel the attack of { $card }?
ask-ChooseDestination-of = Where does the company of { $card } go from { $card2 }?
ask-FliesTo-of = Where does the company of { $card } fly from { $card2 }?
ask-GoesOn-of = Where does the company of { $card } move on to?
ask-HowToMove-of = How does the company of { $card } travel from { $card2 } to { $card3 }?
ask-NextRegion-of = Through which region does the company of { $card } go next, on its way to { $card3 }?
ask-EnterOrNot-of = Does the company of { $card } enter { $card2 }?
ask-ChooseCompany-of = Which company does { $card } join?
ask-ChooseController-of = Who controls { $card }?
ask-WhichItem-of = { $card } is lost. Which item is passed on?
ask-WhoInherits-of = Who takes { $card }?
ask-WhichRing-of = Which ring takes the place of { $card }?
ask-ShowIdentical-of = Do you show a { $card } from your hand?
ask-BringIn-of = Does { $card } come into play at once?
ask-ChooseTarget-of = What does { $card } try to win away?
