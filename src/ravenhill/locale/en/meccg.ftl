### The card game of Middle-earth.

## Sides

grey = Grey
blue = Blue

## Terms: types of regions (.one: a …), types of sites (.one, .many)

land-sea = Coastal Sea
land-free = Free-domain
land-border = Border-land
land-wild = Wilderness
land-shadow = Shadow-land
land-dark = Dark-domain
land-any = any region
hold-haven = Haven
    .one = a Haven
    .many = Havens
hold-free = Free-hold
    .one = a Free-hold
    .many = Free-holds
hold-border = Border-hold
    .one = a Border-hold
    .many = Border-holds
hold-ruins = Ruins & Lairs
    .one = a Ruins & Lairs
    .many = Ruins & Lairs
hold-shadow = Shadow-hold
    .one = a Shadow-hold
    .many = Shadow-holds
hold-dark = Dark-hold
    .one = a Dark-hold
    .many = Dark-holds

## Races: the name, .one, .many; skills: the same

race-none = any race
    .one = anybody
    .many = all races
race-wizard = Wizard
    .one = a Wizard
    .many = Wizards
race-elf = Elf
    .one = an Elf
    .many = Elves
race-dwarf = Dwarf
    .one = a Dwarf
    .many = Dwarves
race-dunadan = Dúnadan
    .one = a Dúnadan
    .many = Dúnedain
race-man = Man
    .one = a Man
    .many = Men
race-hobbit = Hobbit
    .one = a Hobbit
    .many = Hobbits
race-orc = Orc
    .one = an Orc
    .many = Orcs
race-troll = Troll
    .one = a Troll
    .many = Trolls
race-wolf = Wolf
    .one = a Wolf
    .many = Wolves
race-spider = Spider
    .one = a Spider
    .many = Spiders
race-animal = Animal
    .one = an Animal
    .many = Animals
race-dragon = Dragon
    .one = a Dragon
    .many = Dragons
race-drake = Drake
    .one = a Drake
    .many = Drakes
race-undead = Undead
    .one = an Undead
    .many = Undead
race-nazgul = Nazgûl
    .one = a Nazgûl
    .many = Nazgûl
race-giant = Giant
    .one = a Giant
    .many = Giants
race-slayer = Slayer
    .one = a Slayer
    .many = Slayers
race-plant = Awakened Plant
    .one = an Awakened Plant
    .many = Awakened Plants
race-pukel = Pûkel-creature
    .one = a Pûkel-creature
    .many = Pûkel-creatures
race-balrog = Balrog
    .one = a Balrog
    .many = Balrogs
race-wose = Wose
    .one = a Wose
    .many = Woses
race-ent = Ent
    .one = an Ent
    .many = Ents
race-eagle = Eagle
    .one = an Eagle
    .many = Eagles
race-special = of its own kind
    .one = one of its own kind
    .many = its own kind
skill-none = no skill
    .one = anybody
    .many = all
skill-warrior = warrior
    .one = a warrior
    .many = warriors
skill-scout = scout
    .one = a scout
    .many = scouts
skill-ranger = ranger
    .one = a ranger
    .many = rangers
skill-sage = sage
    .one = a sage
    .many = sages
skill-diplomat = diplomat
    .one = a diplomat
    .many = diplomats

## Items, keywords, families and forms of cards

size-none = no item
    .many = no items
size-minor = minor item
    .many = minor items
size-major = major item
    .many = major items
size-greater = greater item
    .many = greater items
size-special = special item
    .many = special items
size-gold = gold ring
    .many = gold rings
size-information = information
    .many = information
kind-none = no weapon or armor
kind-weapon = weapon
kind-armor = armor
kind-shield = shield
kind-helmet = helmet
keyword-environment = environment
    .one = an environment card
    .many = environment cards
keyword-spell = spell
    .one = a spell
    .many = spells
keyword-spawn = spawn
    .one = a spawn
    .many = spawns
keyword-check = causes a corruption check
    .one = a card that causes a corruption check
    .many = cards that cause corruption checks
keyword-palantir = Palantír
    .one = a Palantír
    .many = Palantíri
keyword-lesser = lesser ring
    .one = a lesser ring
    .many = lesser rings
keyword-magic = magic ring
    .one = a magic ring
    .many = magic rings
keyword-dwarven = Dwarven ring
    .one = a Dwarven ring
    .many = Dwarven rings
keyword-one = The One Ring
    .one = The One Ring
    .many = The One Ring
keyword-scroll = Scroll of Isildur
    .one = a Scroll of Isildur
    .many = Scrolls of Isildur
keyword-ritual = ritual
    .one = a ritual
    .many = rituals
keyword-flattery = flattery
    .one = flattery
    .many = flatteries
keyword-light = light enchantment
    .one = a light enchantment
    .many = light enchantments
keyword-dark = dark enchantment
    .one = a dark enchantment
    .many = dark enchantments
family-none = card
    .many = cards
family-resource = resource
    .many = resources
family-hazard = hazard
    .many = hazards
family-either = hazard or resource
    .many = hazards and resources
form-none = card
form-short = short-event
form-long = long-event
form-permanent = permanent-event
type-site = site
type-region = region
type-character = character
type-item = item
type-ally = ally
type-faction = faction
type-event = event
type-creature = creature
scope-none = any number
scope-all = cannot be duplicated
scope-character = cannot be duplicated on a character
scope-company = cannot be duplicated on a company
scope-site = cannot be duplicated at a site
scope-turn = once a turn
scope-attack = cannot be duplicated against an attack
scope-wizard = cannot be duplicated on a Wizard
scope-elf = cannot be duplicated on an Elf
scope-nazgul = cannot be duplicated on a Nazgûl
scope-item = cannot be duplicated on an item
scope-dragon = cannot be duplicated on a Dragon
scope-faction = cannot be duplicated on a faction
score-characters = characters
score-items = items
score-factions = factions
score-allies = allies
score-creatures = creatures
score-others = others

## Phases, piles and other places

phase-untap = untap phase
phase-organization = organization phase
phase-long = long-event phase
phase-movement = movement/hazard phase
phase-site = site phase
phase-end = end of the turn
phase-council = the Free Council
phase-setup = set-up
pile-0 = the play deck
pile-2 = the hand
pile-4 = the discard pile
a-company = a new company
a-key = what the card says
by-path = the site path of the card
by-regions = the regions of the map
by-movement = the way between two Havens

## Moments

moment-0 = in your organization phase
moment-1 = at the end of your organization phase
moment-2 = in your long-event phase
moment-3 = in the movement/hazard phase
moment-4 = when the company is attacked
moment-5 = when a strike is made, before its target is modified
moment-6 = when a strike is faced
moment-7 = between two strikes
moment-8 = in the site phase
moment-9 = at the end of the turn
moment-10 = at the checks of the Council
moment-11 = when the company enters the site
moment-12 = before a body check
moment-13 = at the end of the untap phase
moment-57 = at the beginning of the organization phase
moment-14 = at the beginning of each company's movement/hazard phase
moment-15 = at the end of each company's movement/hazard phase
moment-16 = when a character gains an item
moment-17 = when a character is wounded
moment-18 = after the attack
moment-19 = when a character has won over a faction
moment-20 = when a corruption check fails
moment-21 = when somebody joins or leaves the company
moment-22 = when a play deck is exhausted
moment-23 = at the Free Council
moment-24 = when the end of the turn begins
moment-76 = when a form of a Dragon is played
moment-77 = when an item was played at a site that did not tap for it
moment-78 = when an item is played that taps its site
moment-79 = when what this card lies on would leave play
moment-25 = when an event is played
moment-37 = at once
moment-38 = when your Wizard comes into play
moment-39 = before the roll between two Under-deeps sites
moment-40 = at the beginning of the untap phase
moment-45 = when a strike has wounded a character, before the body check
moment-46 = after a strike
moment-26 = at any time
moment-27 = before strikes are assigned
moment-28 = when a character makes an influence check
moment-29 = when a faction leaves play
moment-32 = at the end of the attack
moment-33 = at the beginning of each company's site phase
moment-34 = at the very end of the turn
moment-35 = when an item passes on from a character who has left play
moment-36 = at an attempt to influence what the opponent has

## Questions

ask-DraftRound = Which character do you reveal for your starting company?
ask-StartingItem = Who bears which item at the start?
ask-IntoDeck = Which character goes into your play deck?
ask-StartingFollower = Who shall follow another character?
ask-ChooseDestination = Where does the company go?
ask-ChooseCompany = Which company does the character join?
ask-ChooseController = Who controls the character?
ask-DiscardSurplus = Your influence is exceeded. Which character goes?
ask-MeetAtHaven = Companies meet at a Haven. Shall they become one?
ask-NextToMove = Which company is next in the movement/hazard phase?
ask-FliesTo = Where does the company fly?
ask-GoesOn = Where does the company move on to?
ask-HowToMove = How does the company travel?
ask-NextRegion = Through which region does the company go next?
ask-DrawCard = A card is drawn.
ask-ExchangeOut = Which card of your discard pile goes to the sideboard?
ask-ExchangeIn = Which card of your sideboard takes its place?
ask-DiscardDown = Which card of your hand do you discard?
ask-DrawHowMany = How many cards do you draw?
ask-AssignStrike = Who faces a strike?
ask-AssignRest = Whom does the attacker strike?
ask-NextStrike = Which strike is resolved next?
ask-Thwart = Does somebody tap to cancel this attack?
ask-ExcessStrikes = How many excess strikes weaken the target?
ask-StayUntapped = Does the target fight at −3 to stay untapped?
ask-Support = Who taps to support the target (+1)?
ask-WhichItem = Which item is passed on?
ask-WhoInherits = Who takes the item?
ask-Fetch = Which card do you take from your discard pile?
ask-TakeFound = Which card do you take?
ask-ShowAtRandom = A card of the hand is shown at random.
ask-LoseAtRandom = A card of the hand is discarded at random.
ask-LoseOneOf = Which card is discarded?
ask-PlayFound = Which item is played?
ask-WhoLeads = Who taps and takes the card along?
ask-ChooseTarget = What does the character try to win away?
ask-ShowIdentical = Do you show the same card from your hand?
ask-BringIn = Does the card come into play at once?
ask-KeepItem = Which item stays with the company?
ask-KeptBy = Who takes the item?
ask-DiscardItem = Which item is lost?
ask-WhichTotal = Which of the two results counts?
ask-WhichRing = Which ring takes the place of the gold ring?
ask-UseSideboard = Do you use your sideboard?
ask-FromSideboard = Which card do you take from your sideboard?
ask-NextToVisit = Which company is next in the site phase?
ask-EnterOrNot = Does the company enter its site?
ask-FromHand = Which creature of your hand guards this site?
ask-WhichNazgul = Which Nazgûl comes to guard this site?
ask-WhoRescues = Who taps to free the prisoners?
ask-StandBetween = Is the faithful ally discarded, so that its character is not taken prisoner?
ask-WardOff = Who taps to cancel this attack, one of several?
ask-HowKeyed = What is the creature that comes back keyed to?
ask-RemoveOne = Which of these cards leaves the game?
ask-OldCards = A card of the discard pile is turned over.
ask-DiscardOne = The turn ends and hands are filled up. Do you discard a card first?
ask-CallOrNot = Do you call the Free Council?
ask-NextToCheck = Who checks corruption next?
ask-KeepAsItIs = Your cards untap. Shall one of them stay as it is?
ask-DrawBlade = Who tries to be rid of a blade in place of untapping?
ask-Settle = Who shall control this character?
ask-WithWhich = With which company does the event stay?
ask-WhoStays = Too many have met. Which company stays?
ask-WhichRoll = Which of the two rolls counts?
ask-WhichResult = Which of the two results counts?
ask-PlayPrize = Does somebody take the prize of this attack?
ask-InWhoseWound = In whose wound does the blade stay?
ask-Ford = Does a ranger tap to ford the river? Else this company does nothing at its site.
ask-WhoChecks = Who checks corruption next?
ask-TopCards = The cards on top of the deck are looked at.
ask-WhichDeck = Which play deck do you look at?
ask-Forging = Which item is forged anew?
ask-GoBack = Does the company return to the site where it began the turn?
ask-TurnOver = A card of the play deck is turned over.
ask-Praise = Who taps, and what is turned away?
ask-SeizeOrNot = Does this strike try to take its target away?
ask-PayToll = Which item of your hand do you remove from play?
ask-RollToUntap = For whom do you roll, so that he may untap?
ask-DrawnByWealth = Which Dragon of your hand attacks?
ask-PitsOrHand = Do you take it to your hand, and not into your deck?
ask-FromThePits = Which Dragon or Drake do you take from your discard pile?
ask-TapToHelp = Who taps to help with the roll?
ask-Terrify = Which card do you discard, and for whom?
ask-WhichAttempt = Which of the two rolls of the attempt counts?
ask-TakeFind = Which item do you play?
ask-TakeStrike = Whose strike does the same character face, too? (Its own name: an excess strike.)
ask-GivesAway = Which item does he give away?
ask-GivesTo = To whom?
ask-NameOne = Which card do you name?
ask-WhichTreasure = Which item of your play deck or discard pile is played?
ask-WhoseTreasure = Who takes it?
ask-WhichAllyComes = Which ally comes?
ask-WhoRiddles = Who of yours plays the riddle game?
ask-NamePage = In which part of the list does the card stand that you name?
do-NameIt = { $named }
do-NamePage-NameIt = from { $named } on
meccg-attempt = { $card } succeeds: { $n }, above { $n2 }.
meccg-attempt-failed = { $card } fails: { $n }, not above { $n2 }.
meccg-named = { $side } names { $named }.
moment-55 = when the company has entered a guarded site and has not yet faced its automatic-attacks
moment-56 = when the riddle game is played
ask-FeedIt = Which creature of your hand do you discard for the Dragon?
ask-WarmingSage = Does another sage tap to heal somebody?
ask-WhoIsWarmed = Whom does that sage heal?
ask-WhoIsRefreshed = Who untaps?

## Options

do-Travel = the company of { $company }
do-Head = { $company }: choose where the company goes
do-TakeBack = { $company }: the company stays where it is
do-To = to { $card }
do-Region = { $region }
do-Regroup = { $card } changes companies
do-JoinCompany = the company of { $company }
do-Meet = { $company } and { $company2 } go on together
do-NewCompany = a company of its own
do-Control = { $card } gets another controller
do-GeneralInfluence = general influence
do-DirectInfluence = { $card } (direct influence)
do-Enter = enter the site
do-Leave = do nothing here
do-LayOnGuard = lay { $card } on guard
do-Place = { $company-key ->
    [a-company] in a new company at { $card2 }
   *[other] in the company of { $company }
}{ $card-key ->
    [a-card] {""}
   *[other] , following { $card }
}
do-Bears = { $card2 } bears { $card }
do-KeyedTo = keyed to { $key }
do-OfRace = { $race }
do-Expel = discard { $card }
do-Fetch = tap { $card } to use the sideboard
do-Persuade = { $card } tries to influence what the opponent has
do-Free = free the prisoners of { $card }
do-Call = call the Free Council
do-DraftRound-Done = enough: reveal no more characters
do-StartingItem-Done = no more items
do-IntoDeck-Done = no more characters
do-StartingFollower-Done = no more followers
do-ExchangeOut-Done = no more exchanges
do-AssignStrike-Done = leave the rest to the attacker
do-Thwart-Done = nobody
do-FromHand-No = none
do-WardOff-Done = nobody
do-RemoveOne-No = none of them
do-Support-Done = no more support
do-WhichItem-Done = discard the rest
do-FromSideboard-Done = no more cards
do-Fetch-No = no card
do-TakeFound-No = no card
do-PlayFound-No = no item
do-WhoLeads-No = nobody: the card is discarded
do-ShowIdentical-Yes = show it
do-ShowIdentical-No = do not show it
do-BringIn-Yes = play it
do-BringIn-No = keep it in the hand
do-KeepItem-No = no item
do-WhichRing-No = no ring
do-UseSideboard-No = no
do-UseSideboard-Number = { $n ->
    [1] up to five cards to the discard pile
   *[other] one card into the play deck
}
do-DiscardOne-No = discard nothing
do-CallOrNot-No = play on
do-StayUntapped-Yes = fight at −3 and stay untapped
do-StayUntapped-No = fight and tap
do-ExcessStrikes-Number = { $n ->
    [0] none
   *[other] { $n } (−{ $n })
}
do-Keep = { $card } stays as it is
do-Wield = { $card } is in use from now on
do-DeckOf = the play deck of { $side }
do-KeepAsItIs-Done = no: untap the rest
do-DrawBlade-No = nobody else
do-PlayPrize-No = nobody
do-Ford-No = no
do-WhichDeck-No = neither
do-GoBack-No = stay here
do-Praise-Done = nobody else
do-RollToUntap-Done = nobody else
do-DrawnByWealth-No = none
do-PitsOrHand-No = into the deck
do-PitsOrHand-Yes = to the hand
do-FromThePits-No = none
do-TapToHelp-Done = nobody else
do-Terrify-Done = no more

## Log

meccg-turn = Turn { $n }: { $side }.
meccg-played = { $side } plays { $card }.
meccg-played-on = { $side } plays { $card } on { $card2 }.
meccg-played-on-company = { $side } plays { $card } on the company of { $card2 }.
meccg-keyed-to-land = { $side } plays { $card }, keyed to { $land }.
meccg-keyed-to-hold = { $side } plays { $card }, keyed to { $hold-one }.
meccg-keyed-to-name = { $side } plays { $card }, keyed to { $region }.
meccg-revealed = { $side } reveals { $card }, which lay on guard.
meccg-used = { $side } uses { $card }.
meccg-used-on = { $side } uses { $card } on { $card2 }.
meccg-used-on-company = { $side } uses { $card } on the company of { $card2 }.
meccg-triggered = { $card } is triggered.
meccg-cancelled = { $card } is cancelled.
meccg-no-effect = Nothing comes of { $card }.
meccg-taps = { $card } taps.
meccg-untaps = { $card } untaps.
meccg-heals = { $card } is healed.
meccg-changed = { $card }: { SIGNED($n) } { $question } until the end of the turn.
meccg-discarded = { $card } is discarded.
meccg-starts = { $side } rolls { $n } against { $n2 } and begins.
meccg-joins = { $card } comes into play at { $card2 }.
meccg-heads = A destination is laid beside the company of { $card }.
meccg-moves = The company of { $card } moves from { $card2 } to { $card3 }; hazard limit { $n }.
meccg-stays = The company of { $card } stays at { $card2 }; hazard limit { $n }.
meccg-arrives = The company of { $card } arrives at { $card2 }.
meccg-descends = The company of { $card } finds the way to { $card2 }: rolls { $n }, needs { $n2 }.
meccg-lost-below = The company of { $card } does not find the way to { $card2 }: rolls { $n }, needs { $n2 }.
meccg-sent-back = The company of { $card } must return to { $card2 }.
meccg-limit = The hazard limit of the company of { $card } is now { $n }.
meccg-draws = { $side } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
meccg-discards = { $side } discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
meccg-laid-on-top = { $side } lays the discarded card face down on top of the play deck.
meccg-guards = { $side } lays a card on guard against the company of { $card }.
meccg-attacks = Attack of { $card }: { $n ->
    [one] { $n } strike
   *[other] { $n } strikes
}, prowess { $n2 }.
meccg-attack-now = The attack of { $card } is now: { $n ->
    [one] { $n } strike
   *[other] { $n } strikes
}, prowess { $n2 }.
meccg-attack-cancelled = The attack of { $card } is cancelled.
meccg-assigned = A strike is assigned to { $card }.
meccg-supports = { $card } taps to support { $card2 }.
meccg-strike-cancelled = The strike against { $card } is cancelled.
meccg-strike-fails = { $card } faces a strike: roll { $n }, total { $n2 } against prowess { $n3 }; the strike fails.
meccg-strike-even = { $card } faces a strike: roll { $n }, total { $n2 } against prowess { $n3 }; neither wins.
meccg-strike-hits = { $card } faces a strike: roll { $n }, total { $n2 } against prowess { $n3 }; the strike hits.
meccg-defeated = The attack of { $card } is defeated.
meccg-not-defeated = The attack of { $card } is over, and not defeated.
meccg-wound = { $card } is wounded.
meccg-body = Body check of { $card }: { $n } against { $n2 }; it holds.
meccg-body-failed = Body check of { $card }: { $n } against { $n2 }; it fails.
meccg-eliminated = { $card } is eliminated.
meccg-turned-over = { $card } is turned over, and stays on the table.
meccg-captured = { $card } is taken prisoner and kept at { $card2 }.
meccg-freed = { $card } is free again, at { $card2 }.
meccg-holds-out = { $card } holds out in prison: { $n } against a body of { $n2 }.
meccg-breaks-free = { $card } breaks free: { $n }, and more than { $n2 } was needed.
meccg-stays-held = { $card } stays a prisoner: { $n }, and more than { $n2 } was needed.
meccg-ring-roll = Does { $card } stay with the prisoner? The roll is { $n }; below { $n2 } it is lost.
meccg-names-site = { $side } names { $card } as the place where a prisoner would be kept.
meccg-rescues = { $card } frees { $card2 }.
meccg-gone = { $card } leaves play.
meccg-aided = { $card } gets { SIGNED($n) } for the check.
meccg-corruption = { $card } checks corruption: { $n } against { $n2 ->
    [one] { $n2 } corruption point
   *[other] { $n2 } corruption points
}; passed.
meccg-corruption-failed = { $card } checks corruption: { $n } against { $n2 ->
    [one] { $n2 } corruption point
   *[other] { $n2 } corruption points
}; failed.
meccg-enters = The company of { $card } enters { $card2 }.
meccg-gains = { $card } now has { $card2 }.
meccg-influence = { $card } tries to influence { $card2 }: { $n }, and more than { $n2 } was needed; won.
meccg-influence-failed = { $card } tries to influence { $card2 }: { $n }, and more than { $n2 } was needed; failed.
meccg-exhausted = { $side } has exhausted the play deck ({ $n }).
meccg-calls = { $side } calls the Free Council.
meccg-shown = { $side } shows { $card }: one point less for the other.
meccg-shows = { $side } shows { $named }.
meccg-scores = { $side } has { $n ->
    [one] { $n } marshalling point
   *[other] { $n } marshalling points
} at the Council.
meccg-stored = { $card } is stored.
meccg-removal = Roll to remove { $card }: { $n }, and more than { $n2 } was needed; it is gone.
meccg-removal-failed = Roll to remove { $card }: { $n }, and more than { $n2 } was needed; it stays.
meccg-may-stay = { $card } may stay: roll and influence { $n }, and { $n2 } was needed.
meccg-must-go = { $card } must go: roll and influence { $n }, and { $n2 } was needed.
meccg-ring-tested = { $card } is tested: { $n }.
meccg-sideboard = { $side } takes a card from the sideboard.
meccg-roll = { $card }: the result is { $n }.

## The end

meccg-council = The Free Council has counted the marshalling points.
meccg-wizard-lost = The other Wizard failed a corruption check.
meccg-ring-destroyed = The One Ring is destroyed.

## Rules that a question or a refusal cites

rule-not-shown = Only hazards that were shown may be played against this company now.
rule-not-playable = This card cannot be played yet: not all of its text is carried out.
rule-R-AMB-15 = Everything untaps that its player does not want to keep as it is; the wounded at a Haven heal to tapped.
rule-R-AMB-16 = From the sideboard at least one card is taken; the opponent sees how many and of which family.
rule-R-AMB-17 = The phase is not closed while a character without control can get it.
rule-R-AMB-44 = Companies that meet at a Haven may become one.
rule-R-AMB-54 = Each player says in which order his characters check corruption.
rule-R-AMB-64 = Each unwounded character of the company may take one item of who is gone.
rule-R-AMB-67 = A character may tap to cancel one of the attacks of such a creature.
rule-R-AMB-145 = A Nazgûl in play must guard this site.
rule-R-UD-11 = A creature of the opponent's hand may guard this site.
rule-R-AMB-90 = After a success the card that was shown may come into play with the influencer.
rule-R-CHAIN-06 = This starts a chain of effects and is no response.
rule-R-CHAIN-07 = If two rolls are made, the player chooses which of them counts.
rule-R-CMB-03 = The defender gives the strikes to untapped characters, one each.
rule-R-CMB-04 = The attacker gives the strikes that are left to those who have none.
rule-R-CMB-06 = Strikes that are left over weaken a target by 1 each.
rule-R-CMB-11 = An untapped target may fight at −3 and does not tap then.
rule-R-CMB-14 = An untapped character without a strike may tap to give the target +1.
rule-R-CMB-17 = The defender says in which order strikes are resolved.
rule-R-CMB-24 = Items of a character who is gone may pass to unwounded companions, one for each.
rule-R-DECK-05 = Resources are played in your own turn.
rule-R-DECK-15 = This card lies off to the side and waits.
rule-R-DECK-16 = It lies in play already, or has been declared in this chain.
rule-R-DECK-17 = The other player decides about this card.
rule-R-DECK-18 = When the play deck is exhausted, up to five cards of the discard pile may be exchanged for cards of the sideboard.
rule-R-DRAFT-02 = Both reveal one character at the same time; whoever stops, stops for good.
rule-R-DRAFT-06 = Characters left in the pool may go into the play deck, ten there at most.
rule-R-END-08 = Whoever has enough points may call the Free Council; the opponent has one more turn.
rule-R-END-09 = At the Council each character makes a corruption check.
rule-R-EOT-01 = At the end of the turn both players may discard one card.
rule-R-INF-03 = A character may try to influence a character, an ally, a faction or an item of the opponent at the same site.
rule-R-INF-11 = Whoever shows the same card from the hand need not beat the mind of the target.
rule-R-KEY-06 = What attacks must fit the path or the site of the company; where its card names a land twice, the path must have it twice.
rule-R-MH-01 = Companies have their movement/hazard phases one after the other, in any order.
rule-R-MH-02 = Hazards are played by the opponent, in the movement/hazard phase.
rule-R-MH-04 = When the destination is revealed, it is said how the company travels.
rule-R-MH-05 = The hazard limit of this company is used up.
rule-R-MH-08 = Both players draw at least one card, and as many as the site allows.
rule-R-MH-22 = At the end of the movement both players return to the size of their hands.
rule-R-OG-08 = This card cannot be revealed now.
rule-R-AMB-153 = This site card is there for a rescue only.
rule-R-OPT-01 = This card is not in the hand.
rule-R-ORG-20 = Companies are rearranged at a Haven, and in the standard game at any site where they are together.
rule-R-ORG-22 = The owner of an event says with which part of a divided company it stays.
rule-R-ORG-37 = A character is under general influence or follows another of the company.
rule-R-ORG-39 = Characters beyond the influence of the player are discarded.
rule-R-ORG-54 = This card would have to be stored.
rule-R-ORG-57 = A roll above its number discards a corruption card; for it the bearer taps, or forgoes untapping at a Haven.
rule-R-ORG-60 = The site card of the destination lies face down beside the company.
rule-R-ORG-64 = A company moves through four neighbouring regions at most, both ends counted.
rule-R-RING-02 = A gold ring is tested by a roll; the result says which rings may take its place.
rule-R-SETUP-07 = Up to two minor items may begin the game with the starting company.
rule-R-SETUP-17 = Starting characters may become followers; their minds count against the limit of twenty all the same.
rule-R-SITE-01 = Each company may enter its site, or do nothing.
rule-R-SITE-18 = Another weapon, armor, shield or helmet is in use.
rule-R-UNTAP-03 = Up to five cards of the sideboard go to the discard pile, or one into a play deck of five or more.
