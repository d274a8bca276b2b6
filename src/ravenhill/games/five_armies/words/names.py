"""What the numbers in words stand for: locale keys by field, in the order of the numbers."""
from __future__ import annotations

from typing import Final

from ravenhill.games.five_armies.cards.effect_words import NAMES
from ravenhill.games.five_armies.terms import CHARACTERS, GROUPS, KINS, RANGES, SIDES, TERRAINS, UNITS

# Fields of words that hold such a number, or a list of them. A field not named here holds a plain number.
KINDS_OF_UNIT: Final = (*UNITS, *KINS[:3])
PLACES: Final = NAMES["where"]
BESIDE: Final = ("fortification", "region_with_army")
UNTIL: Final = ("end_of_turn", "great_orc_eliminated", "fortification_broken")
NAMED: Final[dict[str, tuple[str, ...]]] = {
    "army": NAMES["army"],
    "unit": KINDS_OF_UNIT,
    "terrain": TERRAINS,
    "penalty": NAMES["penalties"],
    "roll": NAMES["roll"],
    "turned": NAMES["dice"],
    "chooser": NAMES["chooser"],
    "group": GROUPS,
    "range": RANGES,
    "side": SIDES,
    "character": CHARACTERS,
    "where": PLACES,
    "beside": BESIDE,
}
