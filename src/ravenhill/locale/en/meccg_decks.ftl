### Decks of the card game: what is wrong with one, and what the command says.

deck-legal = { $name }: no rule of deck construction is broken.
deck-counts = Pool { $pool }, deck { $deck } ({ $resources } resources, { $hazards } hazards, { $characters } characters), sideboard { $sideboard }, sites { $sites }
deck-broken = { $n ->
    [one] { $n } rule is broken:
   *[other] { $n } rules are broken:
}
deck-unplayable = Not playable yet, because their text is not carried out in full: { $cards }.
deck-R-DECK-02 = The location deck holds only sites: { $card } is none.
deck-R-DECK-03 = { $card } belongs in the location deck or in none.
deck-R-DECK-07 = There is no sideboard in the basic game, and this one has { $n } cards.
deck-R-SETUP-01 = { $card } may be in the location deck once, and is there { $n } times.
deck-R-SETUP-02 = Resources and hazards must be equally many, 30 to 50 of each: here { $n } and { $n2 }.
deck-R-SETUP-03 = { $card }: { $n } copies, and { $n2 } at most.
deck-R-SETUP-04 = Hazard creatures: { $n }, and { $n2 } at least.
deck-R-SETUP-05 = { $card } may not be a starting character and cannot be in the pool.
deck-R-SETUP-07 = Starting items: { $n }, and { $n2 } at most.
deck-R-SETUP-08 = Too many characters of one sort in the deck: { $n }, and { $n2 } at most.
deck-R-SETUP-09 = Wizards in the deck: { $n }. Three of one are allowed, or two of one and one of another.
deck-R-SETUP-10 = Wizards in deck and sideboard: { $n }. Three of one and one of each other are allowed.
deck-R-AGT-34 = The agents have minds of { $n } in all, and { $n2 } at most.
deck-R-SETUP-14 = The sideboard has { $n } cards, and { $n2 } at most.
deck-R-SETUP-15 = { $card }: { $n } copies with the sideboard, and { $n2 } at most.
deck-R-SETUP-20 = { $card } cannot be a starting item: only minor items that are neither unique nor of a hoard.
deck-R-AMB-113 = { $card } is of a set that this match does not allow.
deck-R-DRAFT-01 = Characters in the pool: { $n }, and { $n2 } at most.

## A deck on trial

lab-won = Won { $share } % of { $games ->
    [one] { $games } game
   *[other] { $games } games
}; with 95 % between { $low } and { $high } %.
lab-against = against { $name }: { $won } of { $games }
lab-points = Marshalling points on average: { $points }; { $turns } turns.
lab-unended = Games that did not end, counted as drawn: { $n }.
lab-idle = Least used of the cards that came to the hand:
lab-card = { $card }: came { $drawn }, used { $used }
