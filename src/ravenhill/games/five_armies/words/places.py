"""Places a card names without saying which: Settlements, Mustering regions, the fighting region …"""
from __future__ import annotations

from typing import Final

from ravenhill.games.five_armies.rules.fight import fight_of
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import BEORN, BOLG, FREE, THORIN

# The order of NAMES["where"] in effect_words.py
FIGHTING_REGION: Final = 0
PLACED: Final = 1
SETTLEMENTS: Final = 2
OWN_SETTLEMENTS: Final = 3
MUSTERING_REGIONS: Final = 4
EACH_MUSTERING_REGION: Final = 5
BROKEN_LANDS: Final = 6
GOBLIN_MUSTERING_POINTS: Final = 7
GOBLIN_BOXES: Final = 8
MOUNTAIN_PASSES: Final = 9
SETTLEMENT_OR_MUSTERING_REGION: Final = 10
WITH_CHARACTER_OR_LEADERSHIP: Final = 11
ANY_REGION: Final = 12
BESIDE_CHOSEN_SETTLEMENT: Final = 13
FRIENDLY_ARMY: Final = 14
CHOSEN_ARMY: Final = 15
WITH_THORIN: Final = 16
FRONT_GATE: Final = 17
SOUTH_EDGE: Final = 18
EYRIE: Final = 19
WITH_BOLG: Final = 20


def is_there(g: Battle, side: int, place: int, where: int, named: list[int]) -> bool:
    """Whether a place is one of those named, for this side."""
    facts = g.facts
    match where:
        case 0:
            it = fight_of(g)
            return it is not None and it.place(side) == place
        case 1: return place in named
        case 2: return facts.is_settlement[place]
        case 3: return g.controls(side, place)
        case 4 | 5: return facts.is_mustering[place]
        case 6: return place in facts.broken_lands
        case 7: return place in facts.goblin_points
        case 8: return place >= facts.regions
        case 9: return place in facts.mountain_passes
        case 10: return facts.is_settlement[place] or facts.is_mustering[place]
        case 11: return is_led(g, side, place)
        case 12: return place < facts.regions
        case 13: return is_beside_settlement(g, side, place, named)
        case 14 | 15: return g.army(side, place) > 0
        case 16: return g.characters[THORIN] == place
        case 17: return place == facts.front_gate
        case 18: return place in facts.south_edge
        case 20: return g.characters[BOLG] == place
        case _: return False


def is_led(g: Battle, side: int, place: int) -> bool:
    """B-BIL-01  A character or a Leadership token of this side is here."""
    return (g.army(side, place) > 0 and g.leadership_tokens[place] > 0) or len(g.characters_at(side, place)) > 0


def is_beside_settlement(g: Battle, side: int, place: int, named: list[int]) -> bool:
    """Next to the Settlement named before; before one is, next to any under this side's control."""
    if named: return place in g.facts.adjacent[named[0]]
    return any(g.controls(side, other) for other in g.facts.adjacent[place])


def may_stand(g: Battle, side: int, place: int) -> bool:
    """B-REC-05, B-AMB-35, B-PAS-01  A unit may be placed: no enemy, no enemy control, no Beorn, no closed Pass."""
    facts = g.facts
    if g.army(1 - side, place) or g.characters[BEORN] == place: return False
    if place >= facts.regions and place in facts.mountain_passes:
        return g.open_passes >> facts.mountain_passes.index(place) & 1 == 1
    return not g.control[place] if side == FREE else not g.is_free_settlement(place)
