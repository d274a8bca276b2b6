### The Battle of Five Armies as the terminal shows it.

## Round the map

battle-turn = Turn { $n }
battle-points = Shadow: { $n } of { $last } victory points
battle-fate = Fate
battle-dice = Action Dice
battle-hand = Hand
battle-table = On the table
battle-eagles = Eagles
battle-bats = Great Bats
battle-fates = Fate cards
battle-activated = Activated
battle-ready = Ready to enter
battle-gone = Fallen
battle-rings = Ring tokens
battle-wrath = Wrath tokens
battle-guards = Bodyguards
battle-leadership = Leadership
battle-damage = Damage
battle-tokens = facedown tokens
battle-walls = Damage to the walls and their Protection
battle-settlement = Settlement
battle-control = under Shadow control
battle-mustering = the Shadow musters here
battle-ford = ford

## Cards

battle-decks = Decks · Events { $events } · Stories { $stories } · Fate cards { $fates }
battle-events = { $n ->
    [one] { $n } Event
   *[other] { $n } Events
}
battle-stories = { $n ->
    [one] { $n } Story
   *[other] { $n } Stories
}

## Combat

battle-attacker = Attacker
battle-defender = Defender
battle-combat = Combat, round { $n }
battle-round-odds = This round, without cards · hits { $hits } against { $back } · the defender falls { $wins } · the attacker falls { $loses }
battle-end-odds = Fought on · the attacker wins { $wins } · the defender { $loses } · both fall { $both } · rounds { $rounds }

## The odds of a combat

odds-round = One round, no cards
odds-fought-on = Fought on to the end, no cards
odds-hits = Hits
odds-lost = Units lost
odds-dice = dice { $dice } · Target Number { $target } · re-rolls { $again }
odds-ability = Maneuver Ability { $chance }
odds-walls = the walls break { $chance }
odds-neither = neither falls { $chance }
odds-attacker-gone = the attacker falls { $chance }
odds-defender-gone = the defender falls { $chance }
odds-both-gone = both fall { $chance }
odds-rounds = rounds { $n }
