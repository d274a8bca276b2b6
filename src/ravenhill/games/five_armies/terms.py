"""The stable ids of what the rules name, and the small numbers that stand for them inside the state."""

from __future__ import annotations

from typing import Final

FREE: Final = 0
SHADOW: Final = 1
SIDES: Final = ("free", "shadow")

# B-CMP-04, 05  Army units; the first five are the Free Peoples'.
DWARF_REGULAR: Final = 0
DWARF_VETERAN: Final = 1
ELF_ARCHER: Final = 2
ELF_SPEARMAN: Final = 3
LAKE_MAN: Final = 4
ORC: Final = 5
GREAT_ORC: Final = 6
WARG: Final = 7
GOBLIN: Final = 8
UNITS: Final = (
    "dwarf_regular",
    "dwarf_veteran",
    "elf_archer",
    "elf_spearman",
    "lake_man",
    "orc",
    "great_orc",
    "warg",
    "goblin",
)

FREE_UNITS: Final = 5

# B-FIG-03  Special units, never part of an Army.
EAGLE: Final = 0
GREAT_BAT: Final = 1
SPECIAL_UNITS: Final = ("eagle", "great_bat")

DWARVES: Final = 0
ELVES: Final = 1
MEN: Final = 2
SHADOW_KIN: Final = 3
KINS: Final = ("dwarves", "elves", "men", "shadow")

# B-CMP-06, B-FIG-04  Characters; the first five are Generals.
BARD: Final = 0
DAIN: Final = 1
GANDALF: Final = 2
THRANDUIL: Final = 3
LORD_OF_THE_EAGLES: Final = 4
BILBO: Final = 5
THORIN: Final = 6
BEORN: Final = 7
BOLG: Final = 8
CHARACTERS: Final = (
    "bard",
    "dain",
    "gandalf",
    "thranduil",
    "lord_of_the_eagles",
    "bilbo",
    "thorin",
    "beorn",
    "bolg",
)

GENERALS: Final = 5

# B-BRD-01
HILLS: Final = 0
MOUNTAINS: Final = 1
PLAINS: Final = 2
RUINS: Final = 3
SWAMPS: Final = 4
TERRAINS: Final = ("hills", "mountains", "plains", "ruins", "swamps")

# B-BRD-02
BROKEN_LANDS: Final = 0
VALLEY: Final = 1
EASTERN_BANK: Final = 2
SOUTHERN_SPUR: Final = 3
TERRITORIES: Final = ("broken_lands", "valley", "eastern_bank", "southern_spur")

# B-BRD-03, 04, 05  Kinds of border a region lists; a slope is derived (B-BRD-06).
PLAIN_BORDER: Final = 0
FORD: Final = 1
RIVER: Final = 2
BORDERS: Final = ("plain", "ford", "river")

# B-BRD-09, B-VIC-01  Settlements; the first three are Fortifications.
SETTLEMENTS: Final = (
    "ravenhill",
    "front_gate",
    "eastern_spur",
    "ruins_of_dale",
    "camp",
    "lower_slopes",
    "fallen_bridge",
)
FORTIFICATIONS: Final = SETTLEMENTS[:3]

# B-CMP-11  Groups of Recruitment tokens.
DWARVES_AND_MEN_TOKENS: Final = 0
ELF_TOKENS: Final = 1
SHADOW_TOKENS: Final = 2
GROUPS: Final = ("dwarves_and_men", "elves", "shadow")

# B-DIC-01, 02  Faces of the Action Dice.
CHARACTER: Final = 0
ARMY: Final = 1
MUSTER: Final = 2
EVENT: Final = 3
MUSTER_ARMY: Final = 4
WILL_OF_THE_WEST: Final = 5
LIDLESS_EYE: Final = 6
FACES: Final = ("character", "army", "muster", "event", "muster_army", "will_of_the_west", "lidless_eye")

# B-CRD-02, 03  Types of Event and Story cards are the first three faces.
CARD_TYPES: Final = FACES[:3]

# B-FAT-10  Whom a Fate card belongs to.
FATE_TYPES: Final = ("beorn", "eagles", "thorin")

# B-CMP-07, 08, 09  Decks, in the order in which cards are numbered.
EVENT_DECK: Final = 0
FREE_STORY_DECK: Final = 1
SHADOW_STORY_DECK: Final = 2
FATE_DECK: Final = 3
UNIT_CARDS: Final = 4
MANEUVER_CARDS: Final = 5
REFERENCE_CARDS: Final = 6
DECKS: Final = ("event", "story_free", "story_shadow", "fate", "unit", "maneuver", "reference")

MANEUVERS: Final = ("regroup_free", "regroup_shadow", "thorins_mighty_strokes", "vampire_like")

# Moments of a combat round at which Combat effects apply, in order.
ON_REVEAL: Final = 0
BEFORE_ROLL: Final = 1
AFTER_ROLLS: Final = 2
LEADER_REROLL: Final = 3
APPLY_DAMAGE: Final = 4
CASUALTIES: Final = 5
END_OF_ROUND: Final = 6
MOMENTS: Final = (
    "on_reveal",
    "before_roll",
    "after_rolls",
    "leader_reroll",
    "apply_damage",
    "casualties",
    "end_of_round",
)

# B-CMP-12  The two sides of the range ruler.
ARCHER_RANGE: Final = 0
GANDALF_RANGE: Final = 1
RANGES: Final = ("archer", "gandalf")

RULEBOOK: Final = "rulebook"
PROJECT: Final = "project"
ORIGINS: Final = (RULEBOOK, PROJECT)
