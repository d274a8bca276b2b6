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
ask-Activate-step = Activate a General ({ $n } of { $n2 } at most)? With two or three, the Shadow chooses among as many Fate tiles.
ask-UseGeneral = Does a General use his ability before this action?
ask-LeadershipWith = Which Army gets the next Leadership token?
ask-LeadershipWith-step = Leadership token { $n } of { $n2 }: with which Army?
ask-ShadowSplit = How many Great Bats? The rest become Leadership tokens.
ask-BatTo = Over which territory does the next Great Bat fly?
ask-BatTo-step = Great Bat { $n } of { $n2 }: over which territory?
ask-CloudOver = From which territory is a Great Bat taken?
ask-DrawTile = A Fate tile is drawn.
ask-KeepOrDraw = Do you apply this Fate tile, or set it aside and draw another?
ask-DrawFateCard = A Fate card is drawn.
ask-WhichArmy = Which Army acts?
ask-WhichArmy-first = { $use }: the first of up to { $n } Armies
ask-WhichArmy-next = { $use }: another Army, or done
ask-WhichArmy-attack = { $use }: with which Army?
ask-WhichArmy-move = { $use }: which Army?
ask-WhichArmy-card = { $card }: which Army?
ask-HowMany = How many of them go?
ask-HowMany-of = { $unit }: how many go?
ask-GoesAlong = Does the character go along?
ask-GoesAlong-of = Does { $character } go along?
ask-TokensGoAlong = How many Leadership tokens go along?
ask-DamageGoesAlong = How many Damage tokens go along?
ask-MoveTo = Where to?
ask-MoveTo-from = { $region-from }: where to?
ask-AttackWith = Attack: whom? Or leave it.
ask-CombinedTarget = Which Army do you attack together?
ask-Joins = Which Army takes part?
ask-Joins-step = Combined Attack { $region-in }: Army number { $n }?
ask-FlipWhere = Which Recruitment token do you flip?
ask-FlipWhere-step = Recruitment: which token do you flip? ({ $n } of { $n2 })
ask-TurnOver = A Recruitment token is flipped.
ask-RecruitInstead = No such figure is left. Who comes instead?
ask-TokenTo = Where does the next Recruitment token go?
ask-LastGoblin = Where does the last Goblin come?
ask-RallyWhich = Which Army rallies?
ask-EnterPlay = Where does the character enter play?
ask-EnterPlay-of = Where does { $character } enter play?
ask-WhoMoves = Which character moves?
ask-WhoMoves-first = Character Movement: who goes?
ask-WhoMoves-next = Character Movement: another, or done
ask-CharacterTo = Where does the character go?
ask-CharacterTo-of = Where does { $character } go?
ask-BilboAppears = Does Bilbo use a Ring token to appear in another region?
ask-BeornTo = Where does Beorn go?
ask-EagleTo = Over which territory does the next Eagle fly?
ask-EagleStrikes = Which Eagle attacks whom?
ask-WhoFights = Which Army fights in this round?
ask-Maneuvers = Which card do you play in this round of combat?
ask-ManeuverAlone = Which card do you play against Beorn?
ask-UseIt = Do you use the effect of your card?
ask-UseIt-of = Do you use the effect of { $card-combat }?
ask-HowManyAgain = How many failed dice do you roll again?
ask-HowManyTurn = How many of the enemy's hits are rolled again?
ask-CallBodyguards = Do you spend a Bodyguard token to cancel all this Damage?
ask-PutOnTheRing = Does Bilbo put on the Ring to take away two Damage tokens?
ask-Casualty = Which unit is eliminated?
ask-ReduceBy = The Army is too large. Which unit goes?
ask-GoOnOrWithdraw = Do you fight another round?
ask-StayOrLeave = Do you stay and fight?
ask-WhichRetreat = Where does the Army retreat to?
ask-WhichRetreat-from = { $region-from }: where does the Army retreat to?
ask-GoesToo = Does the character leave with the Army?
ask-GoesToo-of = Does { $character } leave with the Army?
ask-BeornAdvances = Does Beorn advance?
ask-BeornStrikesAgain = Does Beorn move on and attack once more?
ask-ChooseFor = The card asks you to choose.
ask-ChooseFor-of = { $card }: make your choice
ask-ChooseFor-step = { $card }: choice { $n } of { $n2 } at most
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
do-GoAlong = { $character } goes along
do-TokensGoAlong-Number = { $n ->
    [one] { $n } Leadership token
   *[other] { $n } Leadership tokens
}
do-DamageGoesAlong-Number = { $n ->
    [one] { $n } Damage token
   *[other] { $n } Damage tokens
}
do-GoesToo-GoAlong = { $character } goes along
do-StayBehind = { $character } stays behind
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
war-general-used = { $character } uses his ability: { $ability }.
war-leadership-placed = { $side } { $side-key ->
    [free] place
   *[other] places
} Leadership { $regions-in }.
war-leadership-lost = The Army of { $side } { $region-in } loses { $n ->
    [one] { $n } Leadership token
   *[other] { $n } Leadership tokens
}.
war-tile-drawn = Fate tile: { $tile }.
war-tile-set-aside = It is set aside ({ $tile }).
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
war-token-flipped = A Recruitment token ({ $group }) is flipped { $region-in }: { $front-one }.
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
war-laid-beside = The card is laid beside this region: { $region }.
war-rings = Bilbo now has { $n ->
    [one] { $n } Ring token
   *[other] { $n } Ring tokens
}.
war-wrath = Beorn now has { $n } Wrath.
war-bodyguards = Bolg now has { $n ->
    [one] { $n } Bodyguard token
   *[other] { $n } Bodyguard tokens
}.
war-tile-added = The special Fate tile comes into the pool: { $tile }.
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
war-combat-round = Round { $n } of the combat.
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

rule-B-AMB-06 = Leadership tokens that find no Army are lost; the Shadow takes Great Bats instead, while there are any.
rule-B-AMB-26 = The part that moves must itself contain the units the action asks for.
rule-B-AMB-32 = All units leave together; characters may stay behind alone.
rule-B-AMB-33 = Casualties may be taken only while Damage is left to remove.
rule-B-AMB-35 = Beorn and a Free Peoples Army may pass each other, but never stay in the same region.
rule-B-AMB-36 = Each Eagle names its own target before any die is rolled; then they strike one by one.
rule-B-AMB-40 = A Bodyguard token covers all enemy Damage of the round, also what is still to come.
rule-B-AMB-41 = A Unit card needs a unit of its type in the Army that fights, and a special Maneuver card its character or Bat.
rule-B-AMB-47 = With a single Goblin figure left, the Shadow chooses its Mustering Point.
rule-B-BAT-01 = Great Bats and Leadership tokens together equal the Shadow's dice pool.
rule-B-BAT-02 = A Great Bat belongs to a territory.
rule-B-BAT-03 = With a Muster result a Great Bat is removed and a Shadow Army of its territory moves.
rule-B-BEO-04 = Beorn moves up to three regions with a Will of the West, or with a Character result and a Wrath token.
rule-B-BEO-07 = Beorn never rests in a region with Army units, of either side.
rule-B-BEO-08 = Beorn cannot pass a Shadow Army, but need not stop beside one.
rule-B-BEO-11 = Beorn fights without cards and without Terrain Superiority.
rule-B-BEO-12 = Beorn rolls four dice, hits on 5, and rolls each failed die again once; Fate cards may change this.
rule-B-BIL-02 = When his Army suffers Damage, Bilbo may spend a Ring token and leave the board to remove two Damage.
rule-B-BIL-03 = When a Character result is used, a Ring token may take Bilbo to any region.
rule-B-BOL-04 = A Bodyguard token cancels all Damage of one round or one attack on Bolg's Army.
rule-B-CHR-04 = A character who is ready enters play with the die result his card names.
rule-B-CHR-08 = A character cannot enter where the enemy stands or has control.
rule-B-CHR-09 = A character outside an Army ignores enemy Armies.
rule-B-CHR-11 = Any number of characters may move, each up to his Movement rating.
rule-B-CHR-12 = When his Army moves, a character may go along or stay behind.
rule-B-CMB-01 = An Army may attack an adjacent region that holds an enemy Army.
rule-B-CMB-11 = Both sides choose one card in secret and show it together.
rule-B-CMB-12 = You may show an Event, a Unit card, a special Maneuver card or Regroup.
rule-B-CMB-14 = An Event acts at the moment it names, the defender's first, and is then discarded.
rule-B-CMB-22 = A Maneuver Ability may be used if at least one black die is a hit.
rule-B-CMB-24 = The attacker says first whether he uses his ability.
rule-B-CMB-40 = As many failed dice as the Army has Leadership may be rolled again, each once.
rule-B-COM-01 = A Combined Attack needs two or more of your Armies next to the enemy.
rule-B-COM-02 = In each round one of the attacking Armies fights, and it takes all the hits.
rule-B-CRD-04 = A hand never holds more than six cards; what is too much is discarded face down at once.
rule-B-CRD-08 = A card is played with an Event result, one of its own type, or a Will of the West.
rule-B-CRD-09 = A card changes the rules only where it says so.
rule-B-CRD-11 = The effects of a card are carried out as far as they are possible.
rule-B-DIC-04 = An action need not be used to the full: you may move only, or attack only.
rule-B-DIC-07 = You may pass only with fewer dice left than your opponent.
rule-B-DIC-08 = A die may always be skipped without effect.
rule-B-DIC-09 = An Army result moves two Armies, lets one move and attack, makes a Combined Attack, or plays an Army card.
rule-B-DIC-10 = A Muster result flips tokens in two regions, rallies two Armies, or plays a Muster card.
rule-B-DIC-17 = A Lidless Eye serves only Goblins: to recruit them, to attack or to move with them.
rule-B-DMG-03 = Each unit eliminated removes up to two Damage.
rule-B-DMG-05 = While an Army has more Damage than units, it must take casualties.
rule-B-EAG-04 = Their Lord's ability brings one more Eagle, or lets all of them fly out.
rule-B-EAG-05 = Only the territory of an Eagle matters.
rule-B-EAG-06 = With a Muster result Eagles attack Shadow Armies of their territory and fly home.
rule-B-EAG-07 = No two Eagles attack the same Army.
rule-B-FAT-02 = With several active Generals the Shadow may set a tile aside and draw again, as many draws as there are Generals.
rule-B-FAT-03 = The last tile drawn is the one that counts.
rule-B-GEN-01 = At most three Generals are activated in a turn, each once.
rule-B-GEN-03 = A General's ability costs his Activation token, just before one of your dice is used.
rule-B-GEN-04 = Only one General's ability may be used before a die.
rule-B-INF-06 = What a card lets one player look at, only that player sees.
rule-B-LDR-01 = Each Leadership token goes to a different Army.
rule-B-MOV-01 = An Army moves one region at a time, never into a region with an enemy Army.
rule-B-MOV-05 = A Lidless Eye moves only Armies with a Goblin.
rule-B-MOV-08 = An Army may be split: some units, characters and tokens go, the rest stay.
rule-B-MOV-10 = With a Character result, what moves must have Leadership of its own.
rule-B-MOV-11 = Damage is divided so that no part has more tokens than units.
rule-B-MOV-13 = When Armies merge, at most five units stay; their owner chooses who goes.
rule-B-MOV-18 = A longer move ends next to an enemy Army.
rule-B-MOV-21 = Units removed only because there are too many take no Damage away.
rule-B-PAS-03 = From a Mustering Point an Army can only enter its own open Pass.
rule-B-RAL-01 = One Muster result rallies up to two different Armies.
rule-B-REC-01 = Recruitment flips one token in each of up to two regions.
rule-B-REC-04 = The Free Peoples' tokens lie in Settlements, the Shadow's in Mustering regions.
rule-B-REC-05 = No token is laid where the enemy has an Army or control.
rule-B-REC-06 = When a group of tokens is used up, no more of it are laid.
rule-B-REC-08 = Without a figure of the type shown, another type of the same group may come.
rule-B-REC-12 = Recruits beyond five units in an Army are lost, and their owner chooses which.
rule-B-RET-02 = After a round the attacker decides first whether to go on.
rule-B-RET-03 = A retreat in good order needs Regroup in this round.
rule-B-RET-04 = An Army retreats to an adjacent region that is free of the enemy and his control.
rule-B-RET-05 = A retreat crosses no ford and does not end beside an enemy, unless friends hold the region.
rule-B-RET-07 = Without such a region the attacker chooses one, and the Army suffers one more Damage.
rule-B-RET-08 = Without any region to go to, an Army cannot leave.
rule-B-RET-11 = Without Regroup the defender may still leave, but in rout.
rule-B-RET-21 = Into an emptied region the attacker may advance with all or part of his Army.
rule-B-TRN-05 = After drawing, each player discards down to six cards.
rule-B-TRN-06 = The Free Peoples activate up to three Generals in play.
rule-B-TRN-07 = The Free Peoples get a Leadership token for each General they activate.
rule-B-TRN-09 = The Shadow divides the number of its dice between Great Bats and Leadership tokens.
rule-B-TRN-10 = Each Leadership token of the Shadow goes to a different Army.
rule-B-TRN-11 = Great Bats may fly over any territory.
