### The battle for a ford.

## Names

west = the West
east = the East
west-archers = the archers of the West
west-spearmen = the spearmen of the West
west-riders = the riders of the West
east-archers = the archers of the East
east-spearmen = the spearmen of the East
east-riders = the riders of the East
stance-hold = hold the bank
stance-charge = charge
stance-flank = ride round the flank
moment-0 = at dawn
moment-1 = in the battle, before the dice are rolled
moment-2 = at dusk
pile-3 = on the table
pile-6 = on the discard pile
card-volley = Volley
card-shields = Wall of Shields
card-banner = Banner
card-spy = Spy
card-stragglers = Stragglers
card-fog = Fog

## Questions and options

ask-Stances = How does your company fight?
ask-WhoFalls = Who falls?
do-Fight = { $stance }
do-Point = { $warriors }

## Log

ford-round = Round { $n }: { $side } acts first.
ford-played = { $side } plays { $card }.
ford-hits = { $side } rolls { $n ->
    [one] { $n } die
   *[other] { $n } dice
} and scores { $n2 ->
    [0] no hit
    [one] { $n2 } hit
   *[other] { $n2 } hits
}.
ford-fell = { $warriors } lose a warrior.
ford-rallied = A fallen warrior returns to { $warriors }.
ford-stances = The West: { $stance }. The East: { $stance2 }.
ford-moved = { $side } pushes the fight forward.

## The table

ford-company = { $side }: archers { $archers }, spearmen { $spearmen }, riders { $riders }
ford-midstream = The fight stands in midstream.
ford-steps = { $side } is { $n ->
    [one] { $n } step
   *[other] { $n } steps
} ahead.
ford-rail-round = Round
ford-rail-of = Round { $n } of { $last }
ford-rail-deck = Deck
ford-rail-used = Used
ford-rail-hits = Hits

## The end

ford-company-gone = The other company has no warrior left.
ford-crossed = The fight has reached the far bank.
ford-night = Night ended the battle.

## Words

Warriors = { $theirs ->
    [yes] the enemy's groups
   *[no] your groups
}
    .one = { $theirs ->
        [yes] one of the enemy's groups
       *[no] one of your groups
    }
TheBattle = the battle
Fell = fell a warrior in { $who }
BreakOff = break off { $who }
LayOn = { $pile-key ->
    [pile-6] discard { $who }
   *[other] lay { $who } { $pile }
}
Rally = bring a fallen warrior back to { $who }
Spy = look at your opponent's hand and draw a card
Dice = your company rolls { $more ->
    [one] { $more } die
   *[other] { $more } dice
} more
Ahead = the fight is on the enemy's bank
    .not = the fight is not on the enemy's bank

## Rules

rule-F-01 = A round is a draw, a dawn, a battle and a dusk. The side that acts first changes every round.
rule-F-02 = Each side draws a card. When the deck is empty, the discarded cards become the deck.
rule-F-03 = At dawn the sides play cards in turn until both pass. Costs are paid at once. A volley fells a warrior.
rule-F-04 = Every card may be answered. What was declared last happens first. A wall of shields cancels what it answers.
rule-F-05 = A spy sees the whole hand of the enemy and brings a card.
rule-F-06 = Stragglers bring back a warrior, but no group grows larger than it began. They cost a card, put face down on the deck.
rule-F-07 = A banner stays on the table. At dusk it is discarded if its side is ahead.
rule-F-08 = A battle is stances, cards, dice and losses. Fog breaks it off at once.
rule-F-09 = A company rolls one die for each warrior, four at most, and one more for each banner. A 5 or 6 hits.
rule-F-10 = Stances are chosen secretly. Hold beats charge, charge beats flank, flank beats hold: the better hits on a 4 too. A charge needs spearmen, a flank needs riders.
rule-F-11 = A company loses a warrior for every two hits; its own side chooses which.
rule-F-12 = More hits push the fight one step forward. Three steps win, and so does felling the last enemy.
rule-F-13 = After seven rounds the side that is ahead wins. In midstream nobody does.
rule-F-14 = A company begins with two archers, two spearmen and two riders, and each side with three cards.
rule-F-15 = The West wants the eastern bank, and the East the western one. Cards played lie open; a hand may be of any size.
