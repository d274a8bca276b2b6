"""The battle in columns of bytes: most of them lie on the table as such, and are only put in a row."""
from __future__ import annotations

from typing import Final

from ravenhill.games.five_armies.state import IN_THE_AIR, Battle
from ravenhill.observations.observer import BYTES, Columns, Kept, Told

VERSION: Final = 1
WIDE: Final = False
LASTING: Final = 8                       # effects in force that are told, the newest


class BattleColumns(Columns):
    def __init__(self, g: Battle) -> None:
        pass

    def write(self, g: Battle, seat: int, kept: Kept) -> list[Told]:
        numbers = [
            g.turn, g.phase, g.active, g.fate, g.lord, g.activated, g.open_passes, g.rings, g.wrath, g.bodyguards,
            g.concentration, int(g.may_pass), g.once, g.victory_points(), g.pools[0], g.pools[1],
        ]
        cards = kept.cards(g, seat, BYTES)
        return [
            g.units, g.damage, g.leadership_tokens, g.recruits, g.control, g.walls, kept.column(0, numbers, BYTES),
            kept.column(1, g.action_dice, BYTES), kept.column(2, g.characters, BYTES, -IN_THE_AIR),
            kept.column(3, g.eagles, BYTES), kept.column(4, g.bats, BYTES), kept.column(5, g.tiles, BYTES),
            kept.column(6, g.unused, BYTES), kept.column(7, g.bag, BYTES),
            cards.is_, cards.lies, cards.hidden, kept.column(8, g.tops, BYTES),
            kept.column(9, lasting(g), BYTES) if g.lasting else NOTHING,
        ]

    def sizes(self, g: Battle) -> list[tuple[str, int, str]]:
        """Each column: its name, how many numbers, and what they are."""
        places, cards, piles = g.facts.places, len(g.kind), len(g.piles)
        numbers = ("turn", "phase", "active", "fate", "lord", "activated", "open_passes", "rings", "wrath",
                   "bodyguards", "concentration", "may_pass", "once", "victory_points")
        return [
            ("units", len(g.units), "by place * 9 + type"),
            ("damage", places, "by place"),
            ("leadership_tokens", places, "by place"),
            ("recruits", len(g.recruits), "facedown tokens, by group * places + place"),
            ("control", places, "by place: a Shadow Control marker"),
            ("walls", places, "by place: Damage on the Fortification"),
            *[(name, 1, "as on the table") for name in numbers],
            ("pools", 2, "dice of this turn, by side"),
            ("action_dice", len(g.action_dice), "unused, by side * 7 + face"),
            ("characters", len(g.characters), "the place of each, with 4 added; below: 3 waits, 2 is off the board, "
                                              "1 is gone, 0 is in the air"),
            ("eagles", len(g.eagles), "by territory, then in the Eyrie"),
            ("bats", len(g.bats), "by territory"),
            ("tiles", len(g.tiles), "by tile: 0 outside, 1 in the pool, 2 drawn, 3 set aside, 4 spent"),
            ("unused", len(g.unused), "figures left, by type"),
            ("bag", len(g.bag), "tokens not yet flipped, by front"),
            ("card_is", cards, "by card: one more than its place in the library; 0: not known to this seat"),
            ("card_lies", cards, "by card: one more than its pile; 0: not known to this seat"),
            ("hidden", piles, "by pile: cards that this seat does not know"),
            ("tops", piles, "by pile: cards on top that lie in a known order"),
            ("lasting", LASTING * 4, "effects in force, the newest first: card, ability, side (each with 1 added), "
                                     "what ends it as a mask"),
        ]


def lasting(g: Battle) -> list[int]:
    """The newest first."""
    numbers = [0] * (4 * LASTING)
    newest = len(g.lasting) - 1
    for n in range(min(LASTING, newest + 1)):
        source = g.lasting[newest - n]
        numbers[4 * n] = source.card + 1
        numbers[4 * n + 1] = source.ability + 1
        numbers[4 * n + 2] = source.side + 1
        numbers[4 * n + 3] = g.lasting_until[newest - n]
    return numbers


NOTHING: Final = bytes(4 * LASTING)
