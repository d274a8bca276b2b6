### The cards of the Battle of Five Armies.

## Sentences: an Order is played with a die; a Fate card acts when it is drawn

sentence-always = { $deeds-count ->
    [0] {""}
   *[other] Order: { $deeds-then };{" "}
}{ $until ->
    [none] {""}
   *[other] { $until }:{" "}
}{ $changes }.
sentence-always-when = { $deeds-count ->
    [0] { $until ->
        [none] {""}
       *[other] Order: lay this card on the table;{" "}
    }
   *[other] Order: { $deeds-then };{" "}
}{ $until ->
    [none] If
   *[other] { $until }, if
} { $when }: { $changes }.
sentence-whenever = { $at-key ->
    [moment-13] When drawn: { $does-then }
   *[other] { $at }, { $does-then }
}.
sentence-whenever-when = { $at-key ->
    [moment-13] When drawn, if { $when }: { $does-then }
   *[other] { $at }, if { $when }, { $does-then }
}.
sentence-may = { $at-key ->
    [moment-13] Order{ $requires ->
        [none] {""}
       *[other] , only if { $requires }
    }: { $does-then }
   *[other] { $at }, you may { $does-then }
}.
sentence-may-when = { $at-key ->
    [moment-13] Order{ $requires ->
        [none] {""}
       *[other] , only if { $requires }
    }, if { $when }: { $does-then }
   *[other] { $at }, if { $when }, you may { $does-then }
}.
no-Effect = Not possible now: { $word }.

## Moments

moment-0 = when the cards are revealed
moment-1 = before the Combat Roll
moment-2 = after the Combat Rolls
moment-3 = before the Leader Re-roll
moment-4 = when Damage is applied
moment-5 = when casualties are taken
moment-6 = at the end of the round
moment-7 = before one of your actions
moment-8 = when you use a Character result
moment-9 = when you use a Will of the West
moment-10 = with a Muster result
moment-11 = when his Army suffers Damage
moment-12 = when he enters play
moment-13 = in an action of yours, with a die of its type
moment-14 = when he enters play, or at once if he is in play
until-1 = until the end of the turn
until-2 = until a Great Orc is eliminated
until-3 = until the end of the turn or the elimination of a Great Orc
until-4 = until the Fortification is broken
until-5 = until the end of the turn or the breaking of the Fortification

## What is meant

army-none = {""}
army-own = your Army
army-enemy = the enemy Army
army-moved = that Army
army-rallied = that Army
army-chosen = that Army
army-there = the Army there
unit-none = {""}
unit-dwarves = Dwarves
unit-elves = Elves
unit-men = Men
character-none = {""}
penalty-ford = fords
penalty-slope = slopes
penalty-fortification = Fortifications
roll-combat_roll = Combat Roll
roll-leader_reroll = Leader Re-roll
roll-either = Combat Roll or Leader Re-roll
roll-both = Combat Roll and Leader Re-roll
turned-enemy_hits = enemy hits
turned-own_ones = your ones
chooser-owner = you
chooser-enemy = your opponent
range-archer = archery range
range-gandalf = Gandalf's range
beside-fortification = an unbroken Fortification
beside-region_with_army = a region with one of your Armies
where-none = {""}
    .many = {""}
    .each = {""}
where-fighting_region = in your Army's region
    .many = in your Army's region
    .each = in your Army's region
where-placed = just placed
    .many = just placed
    .each = just placed
where-settlements = in a Settlement
    .many = with a Settlement
    .each = in different Settlements
where-own_settlements = in a Settlement you control
    .many = with a Settlement you control
    .each = in different Settlements you control
where-mustering_regions = in a Mustering region
    .many = in a Mustering region
    .each = in a Mustering region
where-each_mustering_region = in each Mustering region
    .many = in each Mustering region
    .each = in each Mustering region
where-broken_lands = in the Broken Lands
    .many = in the Broken Lands
    .each = in the Broken Lands
where-goblin_mustering_points = in the Goblin Mustering Points
    .many = in the Goblin Mustering Points
    .each = in the Goblin Mustering Points
where-goblin_boxes = in the Goblin Mustering Points and open Mountain Passes
    .many = in the Goblin Mustering Points and open Mountain Passes
    .each = in the Goblin Mustering Points and open Mountain Passes
where-mountain_passes = in a Mountain Pass
    .many = in a Mountain Pass
    .each = in a Mountain Pass
where-settlement_or_mustering_region = in a Settlement or Mustering region
    .many = in a Settlement or Mustering region
    .each = in a Settlement or Mustering region
where-with_character_or_leadership = with a character or a Leadership token of yours
    .many = with a character or a Leadership token of yours
    .each = with a character or a Leadership token of yours
where-any_region = in any region
    .many = in any region
    .each = in any region
where-beside_chosen_settlement = next to a Settlement you control
    .many = next to a Settlement you control
    .each = next to a Settlement you control
where-friendly_army = with one of your Armies
    .many = with one of your Armies
    .each = with one of your Armies
where-chosen_army = with one of your Armies
    .many = with one of your Armies
    .each = with one of your Armies
where-with_thorin = with Thorin
    .many = with Thorin
    .each = with Thorin
where-with_bolg = with Bolg
    .many = with Bolg
    .each = with Bolg
where-front_gate = at the Front Gate
    .many = at the Front Gate
    .each = at the Front Gate
where-south_edge = on the southern edge of the board
    .many = on the southern edge of the board
    .each = on the southern edge of the board
where-eyrie = in the Eagles' Eyrie
    .many = in the Eagles' Eyrie
    .each = in the Eagles' Eyrie

## Which Armies

Containing = containing { $unit-or }
OnlyOf = containing only { $unit }
WithLeadership = with Leadership
With = with { $character }
Other = without { $character }
In = { $terrain-count ->
    [0] {""}
   *[other] in { $terrain-or }
}{ $where-key ->
    [where-none] {""}
    [where-beside_chosen_settlement] next to the same Settlement
   *[other] { $terrain-count ->
        [0] {""}
       *[other] {" "}or{" "}
    }{ $where }
}
Beside = next to { $army-key ->
    [army-own] one of your Armies
   *[other] an enemy Army
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}
Near = in { $character }'s region or next to it
InRange = in { $range-key ->
    [range-archer] archery{" "}
   *[other] {""}
}range of { $character }
WithoutEnemyUnits = without enemy units

## Numbers

Normally = { $n } ({ $but } if { $when })
UnitTypesBeyondFirst = one for each type of unit in your Army beyond the first, { $most } at most
LeadershipTokens = one for each Leadership token of your Army, { $most } at most
UnitsBeside = one for each unit of { $unit } in one of your Armies next to it, { $most } at most

## Ifs; in French each of two follows a si of its own

Both = { $one } and { $other }
    .not = { $one-not } or { $other-not }
AnyOf = { $one } or { $other }
    .not = { $one-not } and { $other-not }
FirstRound = it is the first round
    .not = it is not the first round
FirstAttackOfEnemy = this enemy Army attacks for the first time
    .not = this enemy Army does not attack for the first time
Attacking = you are the attacker
    .not = you are not the attacker
Defending = you are the defender
    .not = you are not the defender
MoreUnits = your Army has more units than the enemy's
    .not = your Army has no more units than the enemy's
FewerUnits = your Army has fewer units than the enemy's
    .not = your Army has at least as many units as the enemy's
InTerrain = the combat is in { $terrain-or }
    .not = the combat is not in { $terrain-or }
AcrossFord = the attack crosses a ford
    .not = the attack does not cross a ford
UpSlope = the attack goes up a slope
    .not = the attack does not go up a slope
FromPass = you attack from a Mountain Pass
    .not = you do not attack from a Mountain Pass
HitScored = you scored a hit in this round
    .not = you scored no hit in this round
DamageInflicted = you inflicted Damage in this round
    .not = you inflicted no Damage in this round
BothHaveLeadership = both Armies have Leadership
    .not = not both Armies have Leadership
Contains = { $army } contains { $any_character ->
    [yes] a character
   *[other] {""}
}{ $character-key ->
    [character-none] {""}
   *[other] { $character }
}{ $unit-count ->
    [0] {""}
   *[other] { $unit-or }
}
    .not = { $army } does not contain { $any_character ->
        [yes] a character
       *[other] {""}
    }{ $character-key ->
        [character-none] {""}
       *[other] { $character }
    }{ $unit-count ->
        [0] {""}
       *[other] { $unit-or }
    }
ContainsOnly = { $army-key ->
    [army-rallied] it
   *[other] { $army }
} contains only { $unit }
    .not = { $army-key ->
        [army-rallied] it
       *[other] { $army }
    } does not contain only { $unit }
Flanking = another of your Armies, which takes no part in this combat, is next to the enemy's
    .not = another of your Armies, which takes no part in this combat, is not next to the enemy's
FavorsTerrain = at least { $n ->
    [one] { $n } of your units favors
   *[other] { $n } of your units favor
} the terrain
    .not = fewer than { $n ->
        [one] { $n } of your units favors
       *[other] { $n } of your units favor
    } the terrain
RoomForUnits = your Army has fewer than five units and a Recruitment token in its region
    .not = your Army has no room or no Recruitment token in its region
BatsInTerritory = there is a Great Bat in the territory of the combat
    .not = there is no Great Bat in the territory of the combat
InPlay = { $character } is in play
    .not = { $character } is not in play
OnBoard = { $character } is on the board
    .not = { $character } is not on the board
WithArmy = { $character } is with an Army
    .not = { $character } is not with an Army
FateMarker = the Fate marker is on step { $least } or beyond
    .not = the Fate marker is below step { $least }
ArmyExists = you have an Army{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}
    .not = you have no Army{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
Controls = you control at least { $n ->
    [one] { $n } Settlement
   *[other] { $n } Settlements
}
    .not = you control fewer than { $n ->
        [one] { $n } Settlement
       *[other] { $n } Settlements
    }
ControlsThat = you control this Settlement: { $region }
    .not = you do not control this Settlement: { $region }
Concentrated = Gandalf has concentrated
    .not = Gandalf has not concentrated
PlayedBy = { $side } { $side-key ->
    [free] play
   *[other] plays
} this card
    .not = { $side } { $side-key ->
        [free] do not play
       *[other] does not play
    } this card

## Verbs: Armies

Move = { $may ->
    [yes] if you wish,{" "}
   *[other] {""}
}move { $army-key ->
    [army-none] { $up_to ->
        [one] one Army
       *[other] up to { $up_to } Armies
    }
   *[other] { $army }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
} { $steps ->
    [one] { $steps } region
   *[other] up to { $steps } regions
}{ $army-key ->
    [army-none] { $up_to ->
        [one] {""}
       *[other] {" "}each
    }
   *[other] {""}
}{ $through-count ->
    [0] {""}
   *[other] {" "}through { $through-or } (the last region may be any)
}{ $attack ->
    [yes] { $up_to ->
        [one] ; it may then attack
       *[other] ; one of them may then attack
    }
   *[other] {""}
}{ $penalty-count ->
    [0] {""}
   *[other] , ignoring { $penalty }
}{ $superiority ->
    [yes] , with Terrain Superiority
   *[other] {""}
}
Attack = attack with { $army-key ->
    [army-none] one Army
   *[other] { $army }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}{ $steps ->
    [0] , without moving it
   *[other] , which may first move { $steps ->
        [one] { $steps } region
       *[other] up to { $steps } regions
    }
}{ $terrain-count ->
    [0] {""}
   *[other] , into { $terrain-or }
}{ $penalty-count ->
    [0] {""}
   *[other] , ignoring { $penalty }
}{ $superiority ->
    [yes] , with Terrain Superiority
   *[other] {""}
}
CombinedAttack = make a Combined Attack
MoveCharacters = move your characters{ $more ->
    [0] {""}
    [one] , each { $more } region further
   *[other] , each { $more } regions further
}
Rally = { $may ->
    [yes] if you wish,{" "}
   *[other] {""}
}rally { $army-key ->
    [army-none] { $up_to ->
        [one] one Army
       *[other] up to { $up_to } Armies
    }
   *[other] { $army }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}{ $success_on ->
    [5] {""}
   *[other] {" "}(success on { $success_on })
}{ $rerolls ->
    [no] , without re-rolls or casualties
   *[other] {""}
}
Either = { $chooser-key ->
    [chooser-enemy] as your opponent chooses,{" "}
   *[other] {""}
}{ $of-or }
Together = { $of }

## Verbs: Damage

InflictDamage = { $when ->
    [none] {""}
   *[other] if { $when },{" "}
}inflict { $n ->
    [1] { $n } Damage on { $army-key ->
        [army-enemy] { $army }
       *[other] an enemy Army
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [2] { $n } Damage on { $army-key ->
        [army-enemy] { $army }
       *[other] an enemy Army
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [3] { $n } Damage on { $army-key ->
        [army-enemy] { $army }
       *[other] an enemy Army
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [4] { $n } Damage on { $army-key ->
        [army-enemy] { $army }
       *[other] an enemy Army
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [5] { $n } Damage on { $army-key ->
        [army-enemy] { $army }
       *[other] an enemy Army
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
   *[other] Damage on { $army-key ->
        [army-enemy] { $army }
       *[other] an enemy Army
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }: { $n }
}{ $otherwise-count ->
    [0] {""}
   *[other] ; otherwise { $otherwise }
}
LeadershipOrDamage = make { $army-key ->
    [army-enemy] { $army }
   *[other] an enemy Army
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
} lose a Leadership token or suffer { $n } Damage, as its owner chooses
SufferDamage = let { $army } suffer { $n } Damage (nothing prevents it)
PreventDamage = prevent { $everything ->
    [yes] all Damage of that attack or that round of combat
   *[other] { $n ->
        [1] { $n } Damage
        [2] { $n } Damage
        [3] { $n } Damage
        [4] { $n } Damage
        [5] { $n } Damage
       *[other] Damage: { $n }
    }
}{ $fortification ->
    [yes] , also to a Fortification
   *[other] {""}
}
RemoveDamage = remove { $n ->
    [1] { $n } Damage
    [2] { $n } Damage
    [3] { $n } Damage
    [4] { $n } Damage
    [5] { $n } Damage
   *[other] Damage
} from { $army-key ->
    [army-none] { $up_to ->
        [one] one Army
       *[other] each of up to { $up_to } Armies
    }
    [army-rallied] each rallied Army
   *[other] { $army }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}{ $n ->
    [1] {""}
    [2] {""}
    [3] {""}
    [4] {""}
    [5] {""}
   *[other] : { $n }
}
RepairFortification = remove { $n } Damage from an unbroken Fortification you control
SacrificeUnit = if you wish, eliminate { $unit-one } in { $army-key ->
    [army-rallied] each rallied Army
   *[other] { $army }
} to remove { $removes } Damage
CasualtyRemoves = remove { $n } Damage for { $times ->
    [0] each casualty
    [one] { $times } casualty
   *[other] up to { $times } casualties
}{ $unit-key ->
    [unit-none] {""}
   *[other] {" "}({ $unit })
}
Shoot = roll { $dice ->
    [1] { $dice } die against { $army-key ->
        [army-enemy] { $army }
       *[other] an enemy Army
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [2] { $dice } dice against { $army-key ->
        [army-enemy] { $army }
       *[other] an enemy Army
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [3] { $dice } dice against { $army-key ->
        [army-enemy] { $army }
       *[other] an enemy Army
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [4] { $dice } dice against { $army-key ->
        [army-enemy] { $army }
       *[other] an enemy Army
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
    [5] { $dice } dice against { $army-key ->
        [army-enemy] { $army }
       *[other] an enemy Army
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }
   *[other] dice against { $army-key ->
        [army-enemy] { $army }
       *[other] an enemy Army
    }{ $which-count ->
        [0] {""}
       *[other] {" "}{ $which }
    }, { $dice }
}: each { $hits_on } or more inflicts 1 Damage
Archery = shoot at an enemy Army with your { $unit } in { $terrain-or } that are in range: one die each, { $most_dice } at most, hits on { $hits_on }{ $unit-count ->
    [1] {""}
   *[other] , in that order
}
PursuitDamage = inflict { $n } Damage on the enemy Army if it retreats or routs, before it moves
WithdrawalDamage = inflict { $n } Damage on the enemy Army if it withdraws{ $character-key ->
    [character-none] {""}
   *[other] {" "}(except { $character })
}

## Verbs: Leadership and characters

PlaceLeadership = place { $each ->
    [one] { $each } Leadership token
   *[other] { $each } Leadership tokens
} with { $army-key ->
    [army-none] { $up_to ->
        [one] one Army
       *[other] each of up to { $up_to } Armies
    }
   *[other] { $army }
}
LoseLeadership = discard { $everything ->
    [yes] all Leadership tokens
   *[other] { $n ->
        [one] { $n } Leadership token
       *[other] { $n } Leadership tokens
    }
} from { $army-key ->
    [army-own] { $army }
    [army-enemy] { $army }
   *[other] { $up_to ->
        [one] an enemy Army
       *[other] each of up to { $up_to } enemy Armies
    }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}{ $otherwise-count ->
    [0] {""}
   *[other] ; failing that, { $otherwise }
}
EliminateCharacter = eliminate a character in { $army }
PlaceCharacter = place { $character } { $where }
TakeOffBoard = take { $character } off the board
ExtraLeadership = add { $n } to the Leadership of { $character-key ->
    [character-none] your Army
   *[other] { $character }
}{ $rounds ->
    [0] {""}
    [one] {" "}in the first round
   *[other] {" "}in the first { $rounds } rounds
}
DoubleLeadership = double the Leadership of your Army, up to { $most_of_it }
DiscardActivation = discard the Activation token of a General{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}{ $character-key ->
    [character-none] {""}
   *[other] {" "}(except { $character })
}
Concentrate = gather Gandalf's strength for his next Blast of Magic
DiscardRing = discard a Ring token
DiscardBodyguard = discard a Bodyguard token
AddRings = { $dice ->
    [0] add { $n ->
        [one] { $n } Ring token
       *[other] { $n } Ring tokens
    }
   *[other] roll { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: each { $hits_on } or more adds a Ring token (5 at most)
}
AddWrath = add { $n ->
    [one] { $n } Wrath token
   *[other] { $n } Wrath tokens
} for Beorn
AddBodyguards = add { $n ->
    [1] { $n } Bodyguard token
    [2] { $n } Bodyguard tokens
    [3] { $n } Bodyguard tokens
    [4] { $n } Bodyguard tokens
    [5] { $n } Bodyguard tokens
   *[other] Bodyguard tokens: { $n }
}

## Verbs: recruiting

PlaceTokens = place a Recruitment token{ $group-count ->
    [0] {""}
   *[other] {" "}({ $group-or })
} { $where-key ->
    [where-each_mustering_region] { $where }
    [where-placed] { $where }
    [where-none] in { $up_to ->
        [one] a Settlement (the Free Peoples) or a Mustering region (the Shadow)
       *[other] each of { $up_to } different Settlements (the Free Peoples) or Mustering regions (the Shadow)
    }
   *[other] { $up_to ->
        [one] { $where }
       *[other] in each of { $up_to } different regions { $where-many }
    }
}
FlipTokens = { $may ->
    [yes] if you wish,{" "}
   *[other] {""}
}flip a Recruitment token{ $group-count ->
    [0] {""}
   *[other] {" "}({ $group-or })
} { $where-key ->
    [where-each_mustering_region] { $where }
    [where-placed] { $where }
    [where-none] in { $up_to ->
        [one] a region
       *[other] each of up to { $up_to } different regions
    }
   *[other] { $up_to ->
        [one] { $where }
       *[other] in each of up to { $up_to } different regions { $where-many }
    }
}
EliminateTokens = eliminate all enemy Recruitment tokens in one region { $where }
PlaceUnits = place { $n ->
    [one] { $unit-one } { $where }
   *[other] { $where-key ->
        [where-goblin_boxes] up to{" "}
       *[other] {""}
    }{ $n } { $unit } { $where-each }
}{ $which-count ->
    [0] {""}
   *[other] {" "}{ $which }
}
PlaceEagles = place { $n ->
    [one] { $n } Eagle
   *[other] { $n } Eagles
} in the Eyrie{ $early ->
    [yes] {" "}(also before their Lord has come)
   *[other] {""}
}
FlyEagles = move all Eagles from the Eyrie to territories of your choice
EagleAttack = attack with Eagles, each a different Army in its territory; they return to the Eyrie: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} each, hits on { $hits_on } or more, failed dice rolled again once
PlaceBats = place { $n ->
    [one] { $n } Great Bat
   *[other] up to { $n } Great Bats
} in one territory
RemoveBats = remove { $n ->
    [0] all Great Bats
    [one] { $n } Great Bat
   *[other] { $n } Great Bats
}{ $character-key ->
    [character-none] {""}
   *[other] {" "}from { $character }'s territory
}
BatCloud = { $may ->
    [yes] if you wish, and without a die,{" "}
   *[other] {""}
}make a Bat Cloud: a Shadow Army in a territory with a Great Bat moves 1 region, and the Bat is removed
OpenPass = open a Mountain Pass whose Mustering Point holds at least { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
LayBeside = lay this card beside { $beside }

## Verbs: cards, tiles, dice

DrawEvents = draw { $n ->
    [one] { $n } Event card
   *[other] { $n } Event cards
}{ $discard ->
    [0] {""}
    [one] , then discard { $discard } card, before the hand limit counts
   *[other] , then discard { $discard } cards, before the hand limit counts
}
DrawFate = draw { $n ->
    [one] { $n } Fate card
   *[other] { $n } Fate cards
} and resolve it
AddTile = add the special Fate tile ({ $tile }) to the pool
LookAtHand = look at { $n ->
    [one] { $n } random card
   *[other] { $n } random cards
} of your opponent's hand; you may discard { $discard ->
    [one] { $discard } Event
   *[other] { $discard } Events
} among them
LookAtEventDeck = look at the top { $n ->
    [one] card
   *[other] { $n } cards
} of the Event deck, take { $take ->
    [one] { $take } of them
   *[other] { $take } of them
} and put the others back in any order
DiscardRandom = make your opponent discard { $n ->
    [one] { $n } random card
   *[other] { $n } random cards
}
TakeBackUnitCard = take back { $everything ->
    [yes] all used Unit cards and special Maneuver cards
   *[other] { $n ->
        [one] { $n } used Unit card
       *[other] { $n } used Unit cards
    }
}
RerollActionDie = roll { $n ->
    [one] { $n } unused Action Die
   *[other] up to { $n } unused Action Dice
} again, if you wish

## Verbs: a round of combat

AddToDice = add { $n } to each die of { $army-key ->
    [army-enemy] the enemy's
   *[other] your
} { $roll }{ $rounds ->
    [0] {""}
    [one] {" "}in the first round
   *[other] {" "}in the first { $rounds } rounds
}
Dice = let { $army } roll { $n ->
    [1] one die more ({ $most_dice } at most)
    [-1] one die less ({ $least } at least)
   *[other] { SIGNED($n) } dice ({ $least } at least, { $most_dice } at most)
}
TargetNumber = set the Target Number of { $army } to { $n }
Rerolls = roll { $n ->
    [one] { $n } more failed die
   *[other] up to { $n } more failed dice
} again
RollAgain = { $turned-key ->
    [turned-enemy_hits] make the enemy roll { $n ->
        [one] { $n } hit
       *[other] up to { $n } hits
    } again; the new results are final
   *[other] roll all your ones again, before the Leader Re-roll
}
CancelEvent = cancel the Event the enemy showed{ $otherwise-count ->
    [0] {""}
   *[other] ; failing that, { $otherwise }
}
NoManeuver = cancel the Maneuver Ability{ $unit-count ->
    [0] {""}
   *[other] {" "}of { $unit }
} of { $army } (its Unit card is used all the same, and special Maneuver cards work)
MayRetreat = { $without_rout ->
    [yes] allow your Army to retreat without rout
   *[other] {""}
}{ $across_fords ->
    [yes] allow your Army to retreat across fords
   *[other] {""}
}
MayNotRetreat = { $when ->
    [none] {""}
   *[other] if { $when },{" "}
}forbid { $army } to retreat or rout{ $character-key ->
    [character-none] {""}
   *[other] {" "}(except { $character })
}
MayNotWithdraw = do not withdraw in the first { $rounds ->
    [one] round
   *[other] { $rounds } rounds
}
HoldBack = roll up to { $dice } dice fewer: each prevents 1 Damage
DuelOfChampions = hold a duel: both sides roll a die and add their Leadership; the lower loses a Leadership token or else suffers 1 Damage

## What is so while the card is in force

AddsToDice = { $beorn ->
    [yes] Beorn adds
   *[other] your Armies add
} { $n } to each die of the { $roll }
TargetNumberIs = the Target Number of { $army-key ->
    [army-own] your Armies
   *[other] enemy Armies
} that attack there is { $n }
DefendRegion = the Target Number of Armies that attack there is { $n } in the first { $rounds ->
    [one] round
   *[other] { $rounds } rounds
}
ManeuversForbidden = { $army-key ->
    [army-enemy] enemy
   *[other] your
} { $unit-count ->
    [0] units
   *[other] { $unit }
} cannot use their Maneuver Abilities
RetreatAllowed = that Army may retreat{ $across_fords ->
    [yes] {" "}across fords
   *[other] {""}
}
MoreLeadership = the Leadership of { $character } is { $n } higher
BeornDice = Beorn rolls { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
BeornStrikesAgain = once a turn, after a combat he won as the attacker, Beorn may move up to { $steps ->
    [one] { $steps } region
   *[other] { $steps } regions
} and attack again
EagleDice = each attack of an Eagle rolls { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
EaglesReachBoxes = { $per_turn ->
    [one] { $per_turn } Eagle
   *[other] { $per_turn } Eagles
} a turn may attack an Army in the Goblin Mustering Points or Mountain Passes
StrokesWorkOnBothRolls = Thorin's Mighty Strokes count in both the Combat Roll and the Leader Re-roll
ExtraActionDie = the Free Peoples have one more Action Die{ $character-key ->
    [character-none] {""}
   *[other] , unless { $character } is in play
}

## What the rules of the book do for a character

ComesIn = he enters play { $where }{ $where-key ->
    [where-eyrie] {""}
    [where-with_character_or_leadership] {""}
    [where-south_edge] , where no Army stands,
   *[other] , unless the enemy stands there or holds it,
} with a { $face } result, once { $step ->
    [-1] a Shadow Army stands in the Valley
   *[other] the Fate marker is on step { $step } or beyond
}
BringsWrath = he brings { $n } Wrath tokens ({ $most } at most), and if the Shadow has fewer than { $points } points then, the Free Peoples win
RoamsAlone = he moves alone, up to { $steps } regions, with a Will of the West or with a Character result and a Wrath token that is not his last, and may then attack an Army next to him; on his way he frees empty Settlements and removes Shadow tokens, and he neither passes a Shadow Army nor rests with any Army
FightsAlone = he fights without cards: { $dice } dice, hits on { $target } or more, failed dice rolled again once; fords, slopes and walls hinder him; if attacked, he may retreat after any round, but not to an Army; each Damage costs him a Wrath token, and the last one his life
FliesWithEagles = he flies, attacks and returns as one of the Eagles, and until he has come they only wait
LendsStrokes = in combat his Army may use the special Maneuver card Thorin's Mighty Strokes
FallsWithHisArmy = if he falls with his Army, the Shadow has lost
