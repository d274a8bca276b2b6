### The Battle of Five Armies.

## Sides

free = the Free Peoples
shadow = the Shadow

## Regions and boxes: the name, .in, .from, .to

place-front_gate = Front Gate
    .in = at the Front Gate
    .from = from the Front Gate
    .to = to the Front Gate
place-upper_vale = Upper Vale
    .in = in the Upper Vale
    .from = from the Upper Vale
    .to = to the Upper Vale
place-west_dale = Gate Road
    .in = on the Gate Road
    .from = from the Gate Road
    .to = to the Gate Road
place-north_dale = North Fields
    .in = in the North Fields
    .from = from the North Fields
    .to = to the North Fields
place-ruins_of_dale = Ruins of Dale
    .in = in the Ruins of Dale
    .from = from the Ruins of Dale
    .to = to the Ruins of Dale
place-east_dale = East Fields
    .in = in the East Fields
    .from = from the East Fields
    .to = to the East Fields
place-south_dale = South Fields
    .in = in the South Fields
    .from = from the South Fields
    .to = to the South Fields
place-loop_meadow = Loop Meadow
    .in = in the Loop Meadow
    .from = from the Loop Meadow
    .to = to the Loop Meadow
place-spur_ridge = Spur Ridge
    .in = on the Spur Ridge
    .from = from the Spur Ridge
    .to = to the Spur Ridge
place-camp = Camp
    .in = in the Camp
    .from = from the Camp
    .to = to the Camp
place-eastern_spur = Eastern Spur
    .in = on the Eastern Spur
    .from = from the Eastern Spur
    .to = to the Eastern Spur
place-high_rocks = High Rocks
    .in = on the High Rocks
    .from = from the High Rocks
    .to = to the High Rocks
place-spur_foot = Spur Foot
    .in = at the Spur Foot
    .from = from the Spur Foot
    .to = to the Spur Foot
place-north_bank = North Bank
    .in = on the North Bank
    .from = from the North Bank
    .to = to the North Bank
place-long_bank = Long Bank
    .in = on the Long Bank
    .from = from the Long Bank
    .to = to the Long Bank
place-reed_bank = Reed Bank
    .in = on the Reed Bank
    .from = from the Reed Bank
    .to = to the Reed Bank
place-south_bank = South Bank
    .in = on the South Bank
    .from = from the South Bank
    .to = to the South Bank
place-lower_bank = Lower Bank
    .in = on the Lower Bank
    .from = from the Lower Bank
    .to = to the Lower Bank
place-gate_shoulder = Gate Shoulder
    .in = on the Gate Shoulder
    .from = from the Gate Shoulder
    .to = to the Gate Shoulder
place-spur_crest = Spur Crest
    .in = on the Spur Crest
    .from = from the Spur Crest
    .to = to the Spur Crest
place-lower_slopes = Lower Slopes
    .in = on the Lower Slopes
    .from = from the Lower Slopes
    .to = to the Lower Slopes
place-watchers_ledge = Watchers Ledge
    .in = on the Watchers Ledge
    .from = from the Watchers Ledge
    .to = to the Watchers Ledge
place-ravenhill = Ravenhill
    .in = on Ravenhill
    .from = from Ravenhill
    .to = to Ravenhill
place-fallen_bridge = Fallen Bridge
    .in = at the Fallen Bridge
    .from = from the Fallen Bridge
    .to = to the Fallen Bridge
place-western_heath = Western Heath
    .in = on the Western Heath
    .from = from the Western Heath
    .to = to the Western Heath
place-south_heath = South Heath
    .in = on the South Heath
    .from = from the South Heath
    .to = to the South Heath
place-lake_road = Lake Road
    .in = on the Lake Road
    .from = from the Lake Road
    .to = to the Lake Road
place-northern_waste = Northern Waste
    .in = in the Northern Waste
    .from = from the Northern Waste
    .to = to the Northern Waste
place-grey_march = Grey March
    .in = in the Grey March
    .from = from the Grey March
    .to = to the Grey March
place-heath_road = Heath Road
    .in = on the Heath Road
    .from = from the Heath Road
    .to = to the Heath Road
place-barrens = The Barrens
    .in = in the Barrens
    .from = from the Barrens
    .to = to the Barrens
place-stony_rise = Stony Rise
    .in = on the Stony Rise
    .from = from the Stony Rise
    .to = to the Stony Rise
place-burnt_moor = Burnt Moor
    .in = on the Burnt Moor
    .from = from the Burnt Moor
    .to = to the Burnt Moor
place-black_mire = Black Mire
    .in = in the Black Mire
    .from = from the Black Mire
    .to = to the Black Mire
place-ash_plain = Ash Plain
    .in = on the Ash Plain
    .from = from the Ash Plain
    .to = to the Ash Plain
place-sunken_fen = Sunken Fen
    .in = in the Sunken Fen
    .from = from the Sunken Fen
    .to = to the Sunken Fen
place-goblin_mustering_point_west = Western Goblin Mustering Point
    .in = at the Western Goblin Mustering Point
    .from = from the Western Goblin Mustering Point
    .to = to the Western Goblin Mustering Point
place-goblin_mustering_point_east = Eastern Goblin Mustering Point
    .in = at the Eastern Goblin Mustering Point
    .from = from the Eastern Goblin Mustering Point
    .to = to the Eastern Goblin Mustering Point
place-mountain_pass_west = Western Mountain Pass
    .in = in the Western Mountain Pass
    .from = from the Western Mountain Pass
    .to = to the Western Mountain Pass
place-mountain_pass_east = Eastern Mountain Pass
    .in = in the Eastern Mountain Pass
    .from = from the Eastern Mountain Pass
    .to = to the Eastern Mountain Pass
place-eyrie = Eagles' Eyrie
    .in = in the Eagles' Eyrie
    .from = from the Eagles' Eyrie
    .to = to the Eagles' Eyrie

## Territories and terrains

territory-broken_lands = Broken Lands
    .in = in the Broken Lands
    .from = from the Broken Lands
    .to = to the Broken Lands
territory-valley = Valley
    .in = in the Valley
    .from = from the Valley
    .to = to the Valley
territory-eastern_bank = Eastern Bank
    .in = on the Eastern Bank
    .from = from the Eastern Bank
    .to = to the Eastern Bank
territory-southern_spur = Southern Spur
    .in = on the Southern Spur
    .from = from the Southern Spur
    .to = to the Southern Spur
terrain-hills = Hills
terrain-mountains = Mountains
terrain-plains = Plains
terrain-ruins = Ruins
terrain-swamps = Swamps

## Units and characters

unit-dwarf_regular = Dwarf Regulars
    .one = a Dwarf Regular
unit-dwarf_veteran = Dwarf Veterans
    .one = a Dwarf Veteran
unit-elf_archer = Elf Archers
    .one = an Elf Archer
unit-elf_spearman = Elf Spearmen
    .one = an Elf Spearman
unit-lake_man = Lake-men
    .one = a Lake-man
unit-orc = Orcs
    .one = an Orc
unit-great_orc = Great Orcs
    .one = a Great Orc
unit-warg = Wargs
    .one = a Warg
unit-goblin = Goblins
    .one = a Goblin
character-bard = Bard
character-dain = Dáin
character-gandalf = Gandalf
character-thranduil = Thranduil
character-lord_of_the_eagles = the Lord of the Eagles
character-bilbo = Bilbo
character-thorin = Thorin
character-beorn = Beorn
character-bolg = Bolg

## What a Recruitment token shows, if it shows two

front-dwarf_regular-dwarf_regular = two Dwarf Regulars
    .one = two Dwarf Regulars
front-dwarf_regular-dwarf_veteran = a Dwarf Regular and a Dwarf Veteran
    .one = a Dwarf Regular and a Dwarf Veteran
front-dwarf_regular-lake_man = a Dwarf Regular and a Lake-man
    .one = a Dwarf Regular and a Lake-man
front-dwarf_veteran-dwarf_veteran = two Dwarf Veterans
    .one = two Dwarf Veterans
front-dwarf_veteran-lake_man = a Dwarf Veteran and a Lake-man
    .one = a Dwarf Veteran and a Lake-man
front-lake_man-lake_man = two Lake-men
    .one = two Lake-men
front-elf_archer-elf_archer = two Elf Archers
    .one = two Elf Archers
front-elf_archer-elf_spearman = an Elf Archer and an Elf Spearman
    .one = an Elf Archer and an Elf Spearman
front-elf_spearman-elf_spearman = two Elf Spearmen
    .one = two Elf Spearmen
front-orc-orc = two Orcs
    .one = two Orcs
front-orc-great_orc = an Orc and a Great Orc
    .one = an Orc and a Great Orc
front-orc-warg = an Orc and a Warg
    .one = an Orc and a Warg
front-great_orc-great_orc = two Great Orcs
    .one = two Great Orcs
front-great_orc-warg = a Great Orc and a Warg
    .one = a Great Orc and a Warg
front-warg-warg = two Wargs
    .one = two Wargs

## Token groups, dice, phases, decks, tiles

group-dwarves_and_men = Dwarves and Men
group-elves = Elves
group-shadow = Shadow
face-character = Character
face-army = Army
face-muster = Muster
face-event = Event
face-muster_army = Muster/Army
face-will_of_the_west = Will of the West
face-lidless_eye = Lidless Eye
die-black = black
die-white = white
phase-recovery = Recovery
phase-generals = Generals' Activation
phase-fate = Fate
phase-shadow_leadership = Shadow Leadership
phase-action_round = Action Round
phase-end_of_turn = End of Turn
deck-event = Event card
    .one = an Event card
deck-story = Story card
    .one = a Story card
deck-fate = Fate card
    .one = a Fate card
tile-0 = 0
tile-0-icon = 0 with the Fate icon
tile-1 = 1
tile-1-icon = 1 with the Fate icon
tile-2 = 2
tile-2-icon = 2 with the Fate icon
tile-3 = 3
tile-3-icon = 3 with the Fate icon
tile-4 = 4
tile-4-icon = 4 with the Fate icon
tile-5 = 5
tile-5-icon = 5 with the Fate icon
tile-6 = 6
tile-6-icon = 6 with the Fate icon

## What a die is used for

use-strategic_movement = Strategic Movement
use-attack = Attack
use-combined_attack = Combined Attack
use-recruitment = Recruitment
use-rally = Rally
use-fast_movement = Fast Movement
use-leaders_attack = Attack with a leader
use-character_movement = Character Movement
use-draw_cards = Draw Cards
use-goblin_recruitment = Goblin Recruitment
use-goblin_attack = Goblin Attack
use-goblin_movement = Goblin Strategic Movement
use-lord_of_the_eagles_enters = the Lord of the Eagles enters play
use-bilbo_enters = Bilbo enters play
use-thorin_enters = Thorin enters play
use-beorn_enters = Beorn enters play
use-bolg_enters = Bolg enters play
use-eagles = the Eagles attack
use-beorn_moves = Beorn moves
use-bat_cloud = Bat Cloud
use-redoubled_strength = With redoubled strength
use-skip = nothing
ability-PlaceTokens = lay a Recruitment token and flip it
ability-Rally = rally Armies
ability-Shoot = Blast of Magic
ability-Concentrate = Concentration
ability-Archery = Archery
ability-PlaceEagles = another Eagle comes to the Eyrie
ability-FlyEagles = all Eagles fly out
ability-other = his ability

## Questions

ask-Act = Which Action Die do you use, and what for?
ask-OverSix = You have more than six cards. Which one do you discard?
ask-DrawCard = A card is drawn.
ask-Activate = Which General do you activate?
ask-UseGeneral = Does a General use his ability before this action?
ask-LeadershipWith = Which Army gets the next Leadership token?
ask-ShadowSplit = How many Great Bats? The rest become Leadership tokens.
ask-BatTo = Over which territory does the next Great Bat fly?
ask-CloudOver = From which territory is a Great Bat taken?
ask-DrawTile = A Fate tile is drawn.
ask-KeepOrDraw = Do you apply this Fate tile, or set it aside and draw another?
ask-DrawFateCard = A Fate card is drawn.
ask-WhichArmy = Which Army acts?
ask-HowMany = How many of them go?
ask-GoesAlong = Does the character go along?
ask-TokensGoAlong = How many Leadership tokens go along?
ask-DamageGoesAlong = How many Damage tokens go along?
ask-MoveTo = Where to?
ask-AttackWith = Who attacks whom?
ask-CombinedTarget = Which Army do you attack together?
ask-Joins = Which Army takes part?
ask-FlipWhere = Which Recruitment token do you flip?
ask-TurnOver = A Recruitment token is flipped.
ask-RecruitInstead = No such figure is left. Who comes instead?
ask-TokenTo = Where does the next Recruitment token go?
ask-LastGoblin = Where does the last Goblin come?
ask-RallyWhich = Which Army rallies?
ask-EnterPlay = Where does the character enter play?
ask-WhoMoves = Which character moves?
ask-CharacterTo = Where does the character go?
ask-BilboAppears = Does Bilbo use a Ring token to appear in another region?
ask-BeornTo = Where does Beorn go?
ask-EagleTo = Over which territory does the next Eagle fly?
ask-EagleStrikes = Which Eagle attacks whom?
ask-WhoFights = Which Army fights in this round?
ask-Maneuvers = Which card do you play in this round of combat?
ask-ManeuverAlone = Which card do you play against Beorn?
ask-UseIt = Do you use the effect of your card?
ask-HowManyAgain = How many failed dice do you roll again?
ask-HowManyTurn = How many of the enemy's hits are rolled again?
ask-CallBodyguards = Do you spend a Bodyguard token to cancel all this Damage?
ask-PutOnTheRing = Does Bilbo put on the Ring to take away two Damage tokens?
ask-Casualty = Which unit is eliminated?
ask-ReduceBy = The Army is too large. Which unit goes?
ask-GoOnOrWithdraw = Do you fight another round?
ask-StayOrLeave = Do you stay and fight?
ask-WhichRetreat = Where does the Army retreat to?
ask-GoesToo = Does the character leave with the Army?
ask-BeornAdvances = Does Beorn advance?
ask-BeornStrikesAgain = Does Beorn move on and attack once more?
ask-ChooseFor = The card asks you to choose.
ask-TokenOrDamage = Does your Army lose a Leadership token or suffer Damage?
ask-DiscardOne = Which card do you discard?
ask-LookAtOne = A card of the other hand is looked at.
ask-DiscardSeen = Which of the Events you saw is discarded?
ask-LookAtTop = The next card of the Event deck is looked at.
ask-TakeSeen = Which of these cards do you take?
ask-PutSeenBack = Which card goes back on the deck next?
ask-LoseCard = A card of the hand is discarded at random.

## Options

do-UseDie = { $face }: { $use }
do-PlayCard = { $face }: play { $card }
do-SkipDie = { $face }: skip this die
do-Move = the whole Army { $region-in }
do-Split = a part of the Army { $region-in }
do-AttackFrom = attack { $region-from }
do-Joins-AttackFrom = the Army { $region-in }
do-Choose = { $region }
do-Attack = { $region } attacks { $region2 }
do-Lose = { $unit-one }
do-ChooseUnit = { $unit-one }
do-Several = { $n ->
    [one] { $unit-one }
   *[other] { $n } { $unit }
}
do-GoesAlong-Take = { $character } goes along
do-GoesToo-Take = { $character } goes along
do-Leave = { $character } stays behind
do-ChooseCharacter = { $character }
do-ChooseTerritory = { $territory }
do-Keep = apply { $tile }
do-SetAside = set { $tile } aside and draw again
do-DrawnTile = Fate tile { $tile }
do-Flip = { $region } ({ $group })
do-PlaceToken = { $region } ({ $group })
do-Fronts = { $front-one }
do-Discard = discard { $card }
do-UseAbility = { $character }: { $ability }
do-EagleFrom = an Eagle ({ $territory }) attacks the Army { $region-in }
do-LordFrom = the Lord of the Eagles attacks the Army { $region-in }
do-Maneuver = { $card-combat }
do-FightWith = the Army { $region-in }
do-Reroll = { $die-key ->
    [die-black] { $n ->
        [one] { $n } black die
       *[other] { $n } black dice
    }
   *[other] { $n ->
        [one] { $n } white die
       *[other] { $n } white dice
    }
}
do-GoOn = fight on
do-Withdraw = withdraw
do-Stay = stay and fight
do-Retreat = retreat in good order
do-Rout = rout
do-RetreatTo = { $region }
do-Alternative = { $effect }
do-ChooseRoll = { $roll }
do-ChooseFace = { $face }
do-GiveUpLeadership = lose a Leadership token { $region-in }
do-TakeDamage = suffer Damage { $region-in }
do-PutBack = { $card }
do-BatsTo = { $n ->
    [one] { $n } Great Bat
   *[other] { $n } Great Bats
} { $territory-in }
effect-EliminateCharacter = a character is eliminated
effect-LoseLeadership = Leadership tokens are discarded
effect-InflictDamage = Damage is suffered
effect-RepairFortification = a Fortification is repaired
effect-RemoveDamage = Damage is removed from Armies
effect-Move = an Army moves
effect-Attack = an Army attacks
effect-DiscardActivation = a General loses his Activation token
effect-DiscardRandom = a card is discarded at random
effect-other = the other effect

## Log: the turn

war-turn = Turn { $n }
war-phase = { $phase }
war-dice-rolled = { $side } { $side-key ->
    [free] roll
   *[other] rolls
} { $results }.
war-die-used = { $side } { $side-key ->
    [free] use
   *[other] uses
} a die ({ $face }): { $use }.
war-die-skipped = { $side } { $side-key ->
    [free] skip
   *[other] skips
} a die ({ $face }).
war-passed = { $side } { $side-key ->
    [free] pass
   *[other] passes
}.
war-drew = { $side } { $side-key ->
    [free] draw
   *[other] draws
} { $deck-one }.
war-discarded = { $side } { $side-key ->
    [free] discard
   *[other] discards
} { $card }.
war-played = { $side } { $side-key ->
    [free] play
   *[other] plays
} { $card }.
war-card-gone = { $card } leaves the table.
war-events-shuffled = The Event deck is empty: the discarded Events are shuffled.
war-activated = { $character } is activated.
war-general-used = { $character } uses his ability.
war-leadership-placed = { $side } { $side-key ->
    [free] place
   *[other] places
} Leadership { $regions-in }.
war-leadership-lost = The Army of { $side } { $region-in } loses { $n ->
    [one] { $n } Leadership token
   *[other] { $n } Leadership tokens
}.
war-tile-drawn = Fate draws { $tile }.
war-tile-set-aside = The tile is set aside: { $tile }.
war-fate-advanced = Fate advances by { $n }, to { $n2 }.
war-fate-card = Fate card: { $card }.
war-bats-placed = { $n ->
    [one] { $n } Great Bat flies
   *[other] { $n } Great Bats fly
} { $territory-to }.
war-bat-removed = A Great Bat { $territory-in } is removed.
war-eagles-placed = { $n ->
    [one] { $n } Eagle comes
   *[other] { $n } Eagles come
} to the Eyrie.
war-eagle-flew = An Eagle flies { $territory-to }.
war-eagle-attacked = An Eagle attacks the Army { $region-in }.

## Log: Armies, characters, tokens

war-moved = { $side } { $side-key ->
    [free] move
   *[other] moves
} { $n ->
    [one] { $n } unit
   *[other] { $n } units
} { $region-from } { $region2-to }.
war-character-moved = { $character } goes { $region-to }.
war-character-entered = { $character } enters play { $region-in }.
war-character-gone = { $character } is eliminated.
war-character-off-board = { $character } leaves the board for now.
war-mustered = { $n ->
    [one] { $unit-one } musters
   *[other] { $n } { $unit } muster
} { $region-in }.
war-eliminated = { $n ->
    [one] { $unit-one } is
   *[other] { $n } { $unit } are
} eliminated { $region-in }{ $n2 ->
    [0] {""}
   *[other] , { $n2 } Damage left
}.
war-token-placed = A Recruitment token ({ $group }) is laid { $region-in }.
war-token-flipped = A Recruitment token ({ $group }) is flipped { $region-in }.
war-tokens-eliminated = { $n ->
    [one] { $n } Recruitment token
   *[other] { $n } Recruitment tokens
} ({ $group }) { $n ->
    [one] is
   *[other] are
} eliminated { $region-in }.
war-control-taken = The Shadow takes control { $region-in }: { $n ->
    [one] { $n } Victory Point
   *[other] { $n } Victory Points
} in all.
war-control-lost = The Free Peoples regain control { $region-in }: { $n ->
    [one] { $n } Victory Point
   *[other] { $n } Victory Points
} left for the Shadow.
war-pass-opened = The way is open: { $region }.
war-rallied = The Army { $region-in } rallies: { $n } Damage removed, { $n2 } left.
war-damaged = The Army of { $side } { $region-in } suffers { $n } Damage.
war-damage-removed = { $n } Damage is removed from the Army of { $side } { $region-in }.
war-fortification-damaged = The Fortification { $region-in } takes { $n } Damage, { $n2 } in all.
war-fortification-broken = The Fortification { $region-in } is broken.
war-fortification-repaired = The Fortification { $region-in } is repaired: { $n } Damage removed, { $n2 } left.
war-wrath-lost = Beorn loses { $n } Wrath, { $n2 } left.
war-shot = { $character } shoots at the Army { $region-in }: { $n ->
    [one] { $n } die
   *[other] { $n } dice
}, { $n2 ->
    [0] no hit
    [one] { $n2 } hit
   *[other] { $n2 } hits
}.
war-card-shot = { $card }: { $n ->
    [one] { $n } die
   *[other] { $n } dice
} against the Army { $region-in }, { $n2 ->
    [0] no hit
    [one] { $n2 } hit
   *[other] { $n2 } hits
}.
war-activation-lost = { $character } loses his Activation token.
war-duel = The champions' duel: the Free Peoples { $n }, the Shadow { $n2 }.

## Log: combat

war-combat = { $side } { $side-key ->
    [free] attack
   *[other] attacks
} { $region-from }: combat { $region2-in }.
war-combat-combined = { $side } { $side-key ->
    [free] attack
   *[other] attacks
} the Army { $region-in } with { $n ->
    [one] { $n } Army
   *[other] { $n } Armies
}.
war-superiority = { $side } { $side-key ->
    [free] have
   *[other] has
} Terrain Superiority, { $n } to { $n2 }.
war-combat-fights = Round { $n }: the Army { $region-in } attacks.
war-combat-showed = { $side } { $side-key ->
    [free] show
   *[other] shows
} { $card-combat }.
war-combat-rolled = { $side } { $side-key ->
    [free] roll
   *[other] rolls
} { $faces } (hits on { $n2 }{ $n ->
    [0] {""}
   *[other] ; black dice: { $n }
}).
war-combat-again = { $side } { $side-key ->
    [free] roll
   *[other] rolls
} again: { $faces }.
war-combat-hit = Hits: the Free Peoples { $n }, the Shadow { $n2 }.
war-combat-ability = { $side } { $side-key ->
    [free] use
   *[other] uses
} the effect of { $card-combat }.
war-combat-prevented = { $side } { $side-key ->
    [free] prevent
   *[other] prevents
} { $n } Damage.
war-combat-guards = Bolg's Bodyguards cancel all the Damage; tokens left: { $n }.
war-combat-ring = Bilbo puts on the Ring; Ring tokens left: { $n }.
war-combat-withdrew = { $side } { $side-key ->
    [free] withdraw
   *[other] withdraws
}.
war-combat-retreated = { $side } { $side-key ->
    [free] retreat
   *[other] retreats
} { $region-from } { $region2-to }.
war-combat-routed = { $side } { $side-key ->
    [free] rout
   *[other] routs
} { $region-from } { $region2-to }.
war-combat-advanced = { $side } { $side-key ->
    [free] advance
   *[other] advances
} { $region-to }.
war-combat-won = { $side } { $side-key ->
    [free] win
   *[other] wins
} the combat { $region-in }.
war-combat-lost = { $side } { $side-key ->
    [free] lose
   *[other] loses
} the combat { $region-in }.

## The end

war-bolg = Bolg has fallen.
war-front-gate = The Shadow has ten Victory Points and the Front Gate.
war-fate = The Fate marker has reached the last step.
war-beorn = Beorn has come while the Shadow has fewer than six Victory Points.
war-points = The Shadow has ten Victory Points at the end of a turn.

## Rules that a question cites

