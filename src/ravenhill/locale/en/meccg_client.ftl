### The card game as the page shows it.

## What stands on the table

mt-company = company of { $card }
mt-sum = { $what } { $n }
mt-tapped = tapped
mt-wounded = wounded
mt-turned = turned over
mt-in-use = in use
mt-carried = only carried
mt-prowess = prowess
mt-body = body
mt-corruption = corruption
mt-figures = prowess { $prowess }, body { $body }
mt-mind-n = mind { $n }
mt-follower = follower, mind { $n }
mt-led-by = led by { $card }
mt-direct-n = unused direct influence { $n }
mt-corruption-n = corruption { $n }
mt-strikes-n = strikes: { $n }
mt-pin-assigned = a strike to come
mt-pin-current = the current strike
mt-pin-faced = did not beat it
mt-pin-beaten = beat it off
mt-attack-on = attack on the { $company }
mt-offered = offered: { $what }
mt-size-n = size { $n }
mt-one-of = { $n } of { $all }
mt-before = the company before
mt-after = the next company
mt-look-at = look at: { $name }
mt-go = choose where they go
mt-way-open = The way is being chosen.
mt-stays = stays here
mt-entered = has entered the site
mt-arrived = has arrived here
mt-unguarded = nothing guards it
mt-all-tapped = all of them are tapped
mt-heads-for = heads for { $card }, face down
mt-somewhere = a site not yet shown
mt-unknown-site = not yet shown
mt-they-are-here = the company is here
mt-on-guard = a card on guard
mt-a-hazard = a hazard
mt-guardian = automatic-attack: strikes { $n }, prowess { $n2 }
mt-draws = cards that each may draw
mt-draws-of = you { $n }, they { $n2 }
mt-hazards = hazards
mt-hazards-of = hazards { $n } of { $all }
mt-limit = hazard limit
mt-of = of
mt-events = events in play
mt-their-side = the other side
mt-your-side = this side
mt-on-the-road = All of them are on the road.
mt-views = what is shown
mt-view-road = road
mt-view-mine = this side
mt-view-theirs = other side

## Influence, hand and piles

mt-general = general influence
mt-general-of = general influence { $n } of { $all }
mt-influence = influence
mt-hand = hand
mt-deck = deck
mt-no-cards = No cards.
mt-in-deck = in the deck
mt-discarded = discarded
mt-map = map
mt-piles = piles
mt-close = close
mt-pile-deck = play deck
mt-pile-discard = discard pile
mt-pile-sideboard = sideboard
mt-pile-marshalled = marshalling points
mt-pile-out = out of play
mt-pile-spent = discarded sites
mt-pile-sites = location deck
mt-face-down = face down
mt-laid-out = cards to choose from
mt-filter = Name:

## The chain, stops and yields

mt-chain = chain
mt-chain-nested = a chain within the chain
mt-last-first = last in, first out
mt-resolves-first = happens first
mt-link-declared = declared
mt-link-resolving = happens now
mt-link-doomed = will be cancelled
mt-keyed-to = keyed to: { $name }
mt-cancels = cancels: { $name }
mt-on = on: { $name }
mt-check = { $card }: a check against { $n }
mt-tries = { $card } tries to win { $other } over, against { $n }
mt-chain-resolves = The chain is being resolved.
mt-may-respond = You may respond.
mt-they-may-respond = May respond: { $side }.
mt-if-pass = If both pass, { $card } happens.
mt-if-pass-roll = If both pass, the dice are rolled.
mt-if-pass-foe = If both pass, { $card } attacks: { $n ->
    [-1] one strike against each character
    [one] one strike
   *[other] { $n } strikes
}, prowess { $n2 }.
mt-yields = When not to ask again
mt-yield-this = Do not ask about this one
mt-yield-this-why = Pass, and do not ask again about this one.
mt-yield-kind = nor about its like this turn
mt-yield-phase = No more this phase
mt-yield-phase-why = Pass everything until the phase ends, or until your company is attacked.
mt-hold = ask me always
mt-hold-why = You are asked at every chance to act, until this turn ends; else only where a dot stands and when you are attacked.
mt-holds = You are asked at every chance to act, until this turn ends.
mt-holds-no = You are asked only where a dot stands and when you are attacked.
mt-phases = phases of the turn
mt-turn = turn { $n }
mt-phase-untap = untap
mt-phase-organization = organization
mt-phase-long = long-events
mt-phase-movement = movement & hazards
mt-phase-site = site
mt-phase-end = end
mt-phase-council = council
mt-phase-setup = set-up
mt-stops = you are asked here
mt-passes = passed for you
mt-stop-mine = Whether you are asked in this phase of your turn; with Shift, for this turn only.
mt-stop-theirs = Whether you are asked in this phase of the other’s turn; with Shift, for this turn only.

## What may be done, in a word

do-Declare-organizing-Pass = end the organization
do-Declare-site-Pass = nothing more at this site
do-Declare-long-events-Pass = no more long-events
do-Declared-hand-over = { $card }: hand it over
do-Declared-store = { $card }: store it
do-Declared-use = use { $card }
mt-do-Regroup = regroup
mt-do-Control = control
mt-do-Declared = play
mt-do-LayOnGuard = on guard
mt-do-Expel = discard
mt-do-Wield = use
mt-do-Fetch = sideboard
mt-do-Persuade = influence
mt-do-Free = rescue
mt-do-OfRace = name
mt-do-Keep = keep
mt-do-Head = go
mt-do-TakeBack = stay

## The points

mt-points = marshalling points
mt-score-characters = characters
mt-score-items = items
mt-score-factions = factions
mt-score-allies = allies
mt-score-creatures = creatures
mt-score-others = other
mt-doubled = counts twice: the other has none
mt-halved = cut: more than all the others together
mt-doubled-n = Doubled: { $n } → { $n2 }
mt-halved-n = Cut: { $n } → { $n2 }
mt-lost-wizard = lost Wizard
mt-shown = shown from the hand
mt-if-council = if the Council met now
mt-enough = From { $n } points on the Council may be called.
mt-called = The Council was called: { $side }.
mt-council-checked = Checked at the Council: { $cards }.
mt-council-lost = Lost at the Council: { $cards }.
mt-last-turn = This turn is the last.

## The set-up

mt-setup-draft = The draft
mt-setup-draft-told = Both reveal one character at a time, together. Whoever both reveal goes to nobody; twenty mind and five characters at most.
mt-draft-all = Together they need { $n } mind: you can have them all.
weigh-DraftRound = Nobody is in your company yet. Stop all the same?
weigh-Declare = The character leaves the table, and all it bears. Discard it?
weigh-KeepAsItIs = All else untaps, and this does not. Leave it as it is?
mt-legend-mind = mind, what it costs to lead them
mt-legend-figures = prowess and body
mt-legend-direct = direct influence
mt-legend-points = marshalling points
mt-setup-items = Starting items
mt-setup-items-told = Two minor items at most, each borne by somebody; both sides show theirs together.
mt-setup-deck = Into the deck
mt-setup-deck-told = Who was left over may go into the play deck.
mt-setup-followers = First followers
mt-setup-followers-told = Characters may follow others whose direct influence holds their mind; then they cost none of the twenty.
mt-setup-dice = Who begins
mt-setup-dice-told = The higher roll begins.
mt-mind-of = mind { $n } of { $all }
mt-stopped = has stopped
mt-sealed = chosen, face down
mt-next-reveal = the next reveal
mt-borne-by = borne by
mt-pool = the pool
mt-collided = revealed by both
mt-set-aside = Revealed by both, and so nobody’s: { $cards }.

## What a figure is made of

part-printed = printed
part-direct = unused direct influence
part-general = unused general influence
part-tie = the broken tie
part-aid = help that was declared
part-bonus = what the card adds
part-strike = in this strike
part-untapped = stays untapped
part-size = size of the company
part-least = two at least
part-halved = halved: the sideboard was used
part-since = changed since

## Under a card that cannot be played now

mw-unwritten = not written yet
mw-in-play = already in play
mw-your-turn = in your turn
mw-their-turn = in their turn
mw-movement = while they move
mw-limit = limit used up
mw-one-a-turn = one each turn
mw-organization = organization
mw-organization-end = as you set out
mw-long = long-events
mw-attack = in an attack
mw-strike = at a strike
mw-site = at a site
mw-end = at turn’s end
mw-check = at a check
mw-entry = on entering
mw-body = at a body check
mw-first = not in answer
mw-nothing = no use for it
mw-key = no key here
mw-here = not at this site
mw-haven = Haven or home
mw-influence = too much mind
mw-site-tapped = site is tapped
mw-warrior = needs a warrior
mw-scout = needs a scout
mw-ranger = needs a ranger
mw-sage = needs a sage
mw-diplomat = needs a diplomat

## Reasons of a hint

hint-points = marshalling points
hint-people = who is in play
hint-wounds = wounds
hint-corruption = the danger of corruption
hint-hand = cards in hand
hint-hazards = hazards in hand
hint-way = what the companies can reach

## What travels with no company

mt-elsewhere = elsewhere
mt-agent = an agent
mt-agent-trail = { $n ->
    [one] one site face down
   *[other] { $n } sites face down
    }
mt-agent-home = not moved yet
mt-agent-down = face down
mt-agent-up = face up
mt-agent-fresh = new this turn
mt-agent-opened = creatures may be played there
mt-agent-leaves = leaves at the end of the turn
mt-prisoner = prisoner
mt-no-prisoner = nobody is held
