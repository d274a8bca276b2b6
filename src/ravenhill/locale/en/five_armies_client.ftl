### The Battle of Five Armies as the page shows it.

## The map

fa-board = The field of battle
fa-places = Places
fa-territories = Territories
fa-nearer = Nearer
fa-farther = Farther
fa-fit = The whole map
fa-offered = Offered: { $what }
fa-units = { $n } × { $unit }
fa-army = { $side }: { $units }
fa-damage = Damage { $n } of { $all }
fa-leadership = Leadership { $n }
fa-settlement = { $n ->
    [one] Settlement, { $n } point
   *[other] Settlement, { $n } points
}
fa-mustering = the Shadow musters here
fa-walls = walls { $n } of { $all }
fa-walls-broken = walls broken
fa-control = under Shadow control
fa-pass-open = open
fa-pass-closed = closed; five units open it
fa-recruits = { $n ->
    [one] { $n } facedown token ({ $group })
   *[other] { $n } facedown tokens ({ $group })
}
fa-eyrie = Eagles' Eyrie, Eagles: { $n }
fa-sky = { $territory }. Great Bats: { $bats }, Eagles: { $eagles }
fa-goblins = Goblins

## What goes and what stays

fa-part-goes = a part goes
fa-goes = goes
fa-stays = stays
fa-tokens = Leadership tokens
fa-damage-name = Damage
fa-go = Choose where to
fa-fewer = fewer: { $what }
fa-more = more: { $what }
fa-losing = Units { $units }, Damage { $damage }

## Beside the map

fa-turn = Turn { $n }
fa-fate = Fate
fa-fate-at = Fate { $n } of { $all }
fa-fate-decides = Fate { $n }: at { $all } the Free Peoples win
fa-pool = In the pool
fa-set-aside = Set aside
fa-drawn = Drawn
fa-points = Victory Points
fa-points-of = { $n } of { $all }
fa-points-decide = Victory Points: with { $n } the Shadow wins
fa-aim-free = You lead the Free Peoples. Hold out: you win when Fate reaches its last step, when Bolg falls, or when Beorn comes while the Shadow has fewer than six Victory Points.
fa-aim-shadow = You lead the Shadow. Take Settlements: you win with ten Victory Points at the end of a turn, or at once if the Front Gate is among them, before Fate reaches its last step.
fa-aim-seen = Understood
fa-dice = Action Dice
fa-die = { $face }: { $n }
fa-die-used = used
fa-heroes = Characters
fa-at-step = enters at Fate { $n }
fa-ready = ready to enter
fa-not-yet = not yet in play
fa-gone = fallen
fa-air = in the air
fa-away = away for now
fa-active = activated
fa-rings = Ring tokens: { $n }
fa-wrath = Wrath: { $n }
fa-guards = Bodyguards: { $n }
fa-concentrated = concentrated
fa-on-table = On the table
fa-decks = Decks
fa-events = Events
fa-stories = Stories
fa-fates = Fate cards
fa-discarded = Discarded
fa-reserves = Figures and tokens left
fa-reference = Cards of units and characters

## The hand

fa-hand = Hand { $n } of { $all }
fa-theirs = { $n ->
    [one] { $n } card of the other side
   *[other] { $n } cards of the other side
}
fa-order = Order
fa-combat = Combat
fa-enlarge = Enlarge { $card }
fa-close = Close
fa-story = Story
fa-strength = Strength { $n }
fa-favoured = Favored terrain
fa-movement = Movement { $n }
fa-general = General

## Combat

fa-fight = Combat { $region-in }, round { $n }
fa-attacker = Attacker
fa-defender = Defender
fa-step-cards = Cards
fa-step-roll = Roll
fa-step-reroll = Re-roll
fa-step-damage = Damage
fa-step-end = End
fa-dice-n = Dice
fa-needs = Needs
fa-lead = Leadership
fa-plus = To each die
fa-slot-empty = No card yet
fa-slot-sealed = Sealed
fa-foot = { $do ->
    [Maneuver] Seal
    [PlayCard] Play
    [Discard] Discard
   *[other] Choose
}
fa-slot-closed = Shown when both have chosen
fa-slot-none = No card
fa-change = Change
fa-hits = Hits
fa-hits-n = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
fa-black = black
fa-odds = Chances
fa-odds-said = Expected hits { $mine } to { $theirs }
fa-odds-next = Next round
fa-odds-before = before any card
fa-falls = { $side } { $side-key ->
    [free] fall
   *[other] falls
} { $chance }
fa-fought-on = Fought to the end: the attacker wins { $wins }, the defender { $loses }
fa-rounds = Earlier rounds
fa-round = Round { $n }
fa-terrain = Terrain Superiority: { $side }, { $n } to { $n2 }
fa-no-terrain = Nobody has Terrain Superiority
fa-units-cards = Units
fa-special-cards = Special
fa-regroup = Regroup
fa-uses = What the dice do
fa-skip = Skip
fa-reroll-all = Roll all { $n } again
fa-points-short = Points
fa-dice-left = Dice { $n } : { $n2 }
fa-reroll-black = Black dice again
fa-reroll-white = White dice again
fa-would-be = Damage would be { $n } of { $all }
fa-across-ford = across a ford
fa-border-plain = by land
fa-border-ford = across a ford
fa-border-river = across the river
fa-uphill = uphill
fa-at-walls = against walls
fa-sum = { $what } { $n }

## Parts of figures

part-normal = as always
part-ford = across a ford
part-slope = up a slope
part-fortification = unbroken walls
part-in-force = cards in force
part-card = the card shown
part-strength = Combat Strength
part-limit = five dice at most
part-enemy = the enemy's card
part-held-back = held back
part-army = the Army
part-order = the order
part-doubled = doubled
part-beorn = Beorn
part-fate = Fate cards
part-tokens = Leadership tokens

## What the other side did, in one line; the side stands before it

did-war-die-skipped = { $side-key ->
   *[other] skipped a die
}
did-war-passed = { $side-key ->
   *[other] passed
}
did-war-played = { $side-key ->
   *[other] played
} { $card }
did-war-activated = { $side-key ->
   *[other] activated
} { $character }
did-war-general-used = { $side-key ->
   *[other] used the ability of
} { $character }
did-war-leadership-placed = { $side-key ->
   *[other] placed Leadership
} { $regions-in }
did-war-bats-placed = { $side-key ->
   *[other] sent Great Bats
} { $territory-to }
did-war-eagle-flew = { $side-key ->
   *[other] sent an Eagle
} { $territory-to }
did-war-eagle-attacked = { $side-key ->
   *[other] struck with an Eagle
} { $region-in }
did-war-moved = { $side-key ->
   *[other] marched
} { $region2-to }
did-war-character-moved = { $side-key ->
   *[other] sent
} { $character } { $region-to }
did-war-character-entered = { $side-key ->
   *[other] brought
} { $character } into play { $region-in }
did-war-mustered = { $side-key ->
   *[other] mustered
} { $region-in }
did-war-token-flipped = { $side-key ->
   *[other] mustered
} { $region-in }
did-war-token-placed = { $side-key ->
   *[other] laid a Recruitment token
} { $region-in }
did-war-control-taken = { $side-key ->
   *[other] took control
} { $region-in }
did-war-rallied = { $side-key ->
   *[other] rallied
} { $region-in }
did-war-shot = { $side-key ->
   *[other] shot at the Army
} { $region-in }
did-war-combat = { $side-key ->
   *[other] attacked
} { $region2-in }
did-war-combat-combined = { $side-key ->
   *[other] attacked
} { $region-in }
did-war-combat-withdrew = { $side-key ->
   *[other] withdrew
}
did-war-combat-retreated = { $side-key ->
   *[other] retreated
} { $region2-to }
did-war-combat-routed = { $side-key ->
   *[other] fled
} { $region2-to }
did-war-combat-advanced = { $side-key ->
   *[other] advanced
} { $region-to }
did-war-combat-won = { $side-key ->
   *[other] won the combat
} { $region-in }

## Reasons of a hint

hint-victory = it can decide the game
hint-settlements = Settlements
hint-fate = the Fate track
hint-strength = the strength of the Armies
hint-place = where the Armies stand
hint-small = cards, tokens and other small things
hint-persons = Characters and Generals
hint-dice = dice that are left
