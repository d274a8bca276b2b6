"""The terms of the game: region types, sites, races, skills, sizes of items, groups of points."""
from __future__ import annotations

from typing import Final, NewType

RegionType = NewType("RegionType", int)
Hold = NewType("Hold", int)
Race = NewType("Race", int)
Skill = NewType("Skill", int)
Size = NewType("Size", int)
Kind = NewType("Kind", int)
Keyword = NewType("Keyword", int)
Trait = NewType("Trait", int)
Side = NewType("Side", int)
Form = NewType("Form", int)
Scope = NewType("Scope", int)
Score = NewType("Score", int)

COASTAL_SEA: Final = RegionType(0)
FREE_DOMAIN: Final = RegionType(1)
BORDER_LAND: Final = RegionType(2)
WILDERNESS: Final = RegionType(3)
SHADOW_LAND: Final = RegionType(4)
DARK_DOMAIN: Final = RegionType(5)
REGION_TYPES: Final = 6

HAVEN: Final = Hold(0)
FREE_HOLD: Final = Hold(1)
BORDER_HOLD: Final = Hold(2)
RUINS_AND_LAIRS: Final = Hold(3)
SHADOW_HOLD: Final = Hold(4)
DARK_HOLD: Final = Hold(5)
ANY_HOLD: Final = -1
ANY_LAND: Final = -1
HOLDS: Final = 6

NO_RACE: Final = Race(0)
WIZARD: Final = Race(1)
ELF: Final = Race(2)
DWARF: Final = Race(3)
DUNADAN: Final = Race(4)
MAN: Final = Race(5)
HOBBIT: Final = Race(6)
ORC: Final = Race(7)
TROLL: Final = Race(8)
WOLF: Final = Race(9)
SPIDER: Final = Race(10)
ANIMAL: Final = Race(11)
DRAGON: Final = Race(12)
DRAKE: Final = Race(13)
UNDEAD: Final = Race(14)
NAZGUL: Final = Race(15)
GIANT: Final = Race(16)
SLAYER: Final = Race(17)
AWAKENED_PLANT: Final = Race(18)
PUKEL_CREATURE: Final = Race(19)
BALROG: Final = Race(20)
WOSE: Final = Race(21)
ENT: Final = Race(22)
EAGLE: Final = Race(23)
SPECIAL_RACE: Final = Race(24)
RACES: Final = 25

NO_SKILL: Final = Skill(0)
WARRIOR: Final = Skill(1)
SCOUT: Final = Skill(2)
RANGER: Final = Skill(3)
SAGE: Final = Skill(4)
DIPLOMAT: Final = Skill(5)

NO_SIZE: Final = Size(0)
MINOR: Final = Size(1)
MAJOR: Final = Size(2)
GREATER: Final = Size(3)
SPECIAL: Final = Size(4)
GOLD_RING: Final = Size(5)
INFORMATION: Final = Size(6)         # not an item, but listed among what a site offers

NO_KIND: Final = Kind(0)
WEAPON: Final = Kind(1)
ARMOR: Final = Kind(2)
SHIELD: Final = Kind(3)
HELMET: Final = Kind(4)

NO_KEYWORD: Final = -1
ENVIRONMENT: Final = Keyword(0)
SPELL: Final = Keyword(1)
SPAWN: Final = Keyword(2)
CAUSES_CORRUPTION_CHECK: Final = Keyword(3)
PALANTIR: Final = Keyword(4)
LESSER_RING: Final = Keyword(5)
MAGIC_RING: Final = Keyword(6)
DWARVEN_RING: Final = Keyword(7)
THE_ONE_RING: Final = Keyword(8)
SCROLL_OF_ISILDUR: Final = Keyword(9)
RITUAL: Final = Keyword(10)
FLATTERY: Final = Keyword(11)
LIGHT_ENCHANTMENT: Final = Keyword(12)
DARK_ENCHANTMENT: Final = Keyword(13)
LOST_KNOWLEDGE: Final = Keyword(20)      # R-TERM-10
STOLEN_KNOWLEDGE: Final = Keyword(21)

NO_SIDE: Final = Side(0)             # sites, regions
RESOURCE: Final = Side(1)            # characters too
HAZARD: Final = Side(2)
EITHER: Final = Side(3)

SHORT: Final = Form(1)
LONG: Final = Form(2)
PERMANENT: Final = Form(3)
NO_FORM: Final = Form(0)

ANY_NUMBER: Final = Scope(0)
GLOBAL: Final = Scope(1)
PER_CHARACTER: Final = Scope(2)
PER_COMPANY: Final = Scope(3)
PER_SITE: Final = Scope(4)
PER_TURN: Final = Scope(5)
PER_ATTACK: Final = Scope(6)
PER_WIZARD: Final = Scope(7)
PER_ELF: Final = Scope(8)
PER_NAZGUL: Final = Scope(9)
PER_ITEM: Final = Scope(10)
PER_PLAYER: Final = Scope(11)
PER_AGENT: Final = Scope(12)
PER_FACTION: Final = Scope(13)
PER_DRAGON: Final = Scope(14)

CHARACTERS: Final = Score(0)         # R-END-15: the groups of marshalling points
ITEMS: Final = Score(1)
FACTIONS: Final = Score(2)
ALLIES: Final = Score(3)
CREATURES: Final = Score(4)
OTHERS: Final = Score(5)
SCORES: Final = 6

NO_LIMIT: Final = 99
DOUBLE: Final = -1                   # prowess_up_to: twice the bearer's printed prowess
EACH_CHARACTER: Final = -1           # strikes: one for each character
ANY_HAVEN: Final = "*haven"
ANY_FREE_HOLD: Final = "*free-hold"
ANY_BORDER_HOLD: Final = "*border-hold"
ANY_UNDER_DEEPS: Final = "*under-deeps"
DEEP_STRONGHOLD: Final = "*deep-stronghold"      # an Under-deeps site that is a Shadow-hold or a Dark-hold
ANY_FALLEN: Final = "*fallen"            # R-AMB-121  a lair where a Dragon at home was defeated
ANYWHERE: Final = "*anywhere"             # whence a site that has one path for all is moved to
AFTER_A_TEST: Final = "*test"        # at: only in place of a tested gold ring

NO_ATTEMPT: Final = 0                    # R-TERM-08  the kinds of attempts
A_BURGLARY: Final = 1
A_RIDDLE: Final = 2
AN_OFFER: Final = 3
A_FLATTERY: Final = 4

# The types of card; `type` of a card is one of them, so that rules ask a number and not a class.
SITE: Final = 0
REGION: Final = 1
CHARACTER: Final = 2
ITEM: Final = 3
ALLY: Final = 4
FACTION: Final = 5
EVENT: Final = 6
CREATURE: Final = 7
AGENT: Final = 8

BY_REGION_TYPE: Final = 0
BY_HOLD: Final = 1
BY_REGION: Final = 2
BY_SITE: Final = 3
BY_SITES_IN: Final = 4
BY_MOVEMENT: Final = 5
BY_ATTACK: Final = 6

# What few cards are, and the rules must know of them.
ABROAD: Final = Trait(0)                 # a resource that may be played in the opponent's turn
UNCOUNTED: Final = Trait(1)              # R-AMB-36  it does not count against the hazard limit
TWO_WEAPONS: Final = Trait(2)            # who is a warrior without it may use two weapons, and then no shield
BOUND: Final = Trait(3)                  # it is never stored, handed over or inherited
JOINED: Final = Trait(4)                 # another card may be placed with it, and adds its numbers to the item's
UNATTACKABLE: Final = Trait(5)           # an ally that nothing strikes
TAKES_LONG_EVENTS: Final = Trait(6)      # when it is discarded, all hazard long-events are
ALWAYS_OPEN: Final = Trait(7)            # a site to which creatures may always be keyed
TAPPED_TOO: Final = Trait(8)             # it may also be played where the site is tapped
KEPT: Final = Trait(9)                   # R-AMB-146  a site that scores instead of being discarded
TELLS_RINGS: Final = Trait(10)           # a site where gold rings are tested at +2
HEALER: Final = Trait(11)                # whatever heals one of the company heals all
NEVER_SPENT: Final = Trait(12)           # a site that always goes back to the location deck
NEVER_STARTS: Final = Trait(14)          # a character who may not be one of the starting ones
USED_ABROAD: Final = Trait(16)           # an item that may be used in the opponent's site phase, too
ADDS: Final = Trait(17)                  # placed with an item it adds its numbers to it
ONLY_FOR: Final = Trait(15)              # an item that nobody bears but those of its race
STILL_OFFERS: Final = Trait(13)          # a site where items may be played though it is tapped
TAKES_RINGS: Final = Trait(18)           # R-PRIS-11  a host that leaves a prisoner not even rings
RECALLS: Final = Trait(25)               # from the hand, with a sage who taps, it stands for Lost Knowledge
NOT_HANDED: Final = Trait(26)            # an item that is never handed over or inherited
STANDS_IN: Final = Trait(28)             # an item that may be discarded in the place of another of its company
WEIGHTLESS: Final = Trait(31)            # a source of corruption that gives no points
VEILS: Final = Trait(30)                 # nobody looks through decks and discard piles out of the usual course
USES_STONES: Final = Trait(32)           # a character who may tap to use a Palantír that he bears
TEACHES_STONES: Final = Trait(33)        # an item whose bearer may do so, if he was a sage before
WATCHES: Final = Trait(29)               # stored, it is given up to remove a hazard that is seen discarded
A_RING: Final = Trait(20)                # a ring, though of none of the kinds that a test tells
FAITHFUL: Final = Trait(19)              # an ally that is struck before its character, and will not let it be taken
NO_MEMORY: Final = Trait(21)             # who bears it has no skills
RESTFUL: Final = Trait(27)               # a site where characters heal as at a Haven
GOES_TO_HAVENS: Final = Trait(22)        # R-AGT-39  an agent that may move to a Haven
GIVES_UP: Final = Trait(23)              # an agent that a body check of just eight discards
SHADOW_MAGIC: Final = Trait(24)          # an agent that can use shadow-magic
