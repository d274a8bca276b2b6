"""What the rules of the book do for a character, to be said on his card with the numbers of the pack."""
from __future__ import annotations

from ravenhill.games.five_armies.content.printed import Character
from ravenhill.games.five_armies.rules.characters import POINTS_AGAINST_BEORN
from ravenhill.games.five_armies.words import standing


def standing_of(it: Character) -> list[standing.Standing]:
    """What the rules of the book do for him, with the numbers of his card."""
    found: list[standing.Standing] = []
    if not it.at_start:
        found.append(standing.ComesIn(int(it.enters_with), it.fate_step, int(it.enters_at)))
    match it.id:
        case "beorn":
            found.append(standing.BringsWrath(it.wrath, it.most_wrath, POINTS_AGAINST_BEORN))
            found.append(standing.RoamsAlone(it.movement))
            found.append(standing.FightsAlone(it.dice, it.target_number))
        case "lord_of_the_eagles": found.append(standing.FliesWithEagles())
        case "thorin": found.append(standing.LendsStrokes())
        case "bolg": found.append(standing.FallsWithHisArmy())
    return found
