"""What the numbers of options and log lines stand for: the locale key of each thing."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.log import HIDDEN
from ravenhill.core.words import Ability
from ravenhill.games.five_armies.cards.effect_words import NAMES
from ravenhill.games.five_armies.rules.dice import USES
from ravenhill.games.five_armies.rules.generals import ABILITIES
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import CHARACTERS, FACES, GROUPS, KINS, RANGES, TERRAINS, TERRITORIES, UNITS

PHASES: Final = ("", "recovery", "generals", "fate", "shadow_leadership", "action_round", "end_of_turn")
PILES: Final = ("event", "story", "story", "fate")           # the decks, as piles
DICE: Final = ("black", "white")
LISTED: Final = {
    "unit": (*UNITS, *KINS[:3]), "character": CHARACTERS, "territory": (*TERRITORIES, "eyrie"), "terrain": TERRAINS,
    "group": GROUPS, "face": FACES, "use": USES, "phase": PHASES, "deck": PILES, "die": DICE,
    "army": NAMES["army"], "where": NAMES["where"], "roll": NAMES["roll"], "turned": NAMES["dice"],
    "chooser": NAMES["chooser"], "penalty": NAMES["penalties"], "range": RANGES,
    "beside": ("fortification", "region_with_army"),
}
ALIAS: Final = {"through": "terrain"}
SPOKEN_OF: Final = ("PlaceTokens", "Rally", "Shoot", "Concentrate", "Archery", "PlaceEagles", "FlyEagles")
CHOSEN_FROM: Final = (
    "EliminateCharacter", "LoseLeadership", "InflictDamage", "RepairFortification", "RemoveDamage", "Move", "Attack",
    "DiscardActivation", "DiscardRandom",
)


def name_of(g: Battle, field: str, value: int) -> str | None:
    """The key of a thing by the field that points at it; None: the number is just itself."""
    kind = field.rstrip("0123456789")
    kind = ALIAS.get(kind, kind)
    if kind in LISTED:                                       # a word may leave some of them out: -1
        return f"{kind}-{LISTED[kind][value] if value >= 0 else 'none'}"
    if kind == "region":
        return place(g, value)
    if kind == "regions":                                    # each of a list, from one; the list itself has no name
        return place(g, value - 1) if value <= g.facts.places else None
    if kind == "results":
        return f"face-{FACES[value - 1]}" if value <= len(FACES) else None
    if kind == "card":
        return f"card-{g.facts.content.cards[g.kind[value]].id}" if value != HIDDEN else "a-card"
    if kind == "tile":
        return f"tile-{g.facts.tile_value[value]}{'-icon' if g.facts.tile_has_icon[value] else ''}"
    if kind == "front":
        units = [UNITS[unit] for unit in g.facts.face_units[value]]
        return f"unit-{units[0]}" if len(units) == 1 else f"front-{'-'.join(sorted(units, key=UNITS.index))}"
    if kind == "until":
        return f"until-{value}"
    if kind == "effect":
        return effect(g, value)
    return ability(g, value) if kind == "ability" else None


def place(g: Battle, number: int) -> str:
    """A region or a box; below zero, the Eyrie."""
    return f"place-{g.facts.content.place_ids[number]}" if number >= 0 else "place-eyrie"


def ability(g: Battle, option: int) -> str:
    """What a General may do, by the first verb of its sentence."""
    library = g.facts.library
    assert library is not None
    card = g.facts.reference_card[option // ABILITIES]
    rule: Ability = library.cards[card].rules[option % ABILITIES]
    verb = type(rule.does[0]).__name__ if rule.does else ""
    return f"ability-{verb if verb in SPOKEN_OF else 'other'}"


def effect(g: Battle, number: int) -> str:
    """One of several effects a player may choose from, by its verb."""
    library: Any = g.facts.library
    verb = type(library.verbs[number]).__name__
    return f"effect-{verb if verb in CHOSEN_FROM else 'other'}"
