"""The battle in columns of bytes: most of them lie on the table as such, and are only put in a row."""
from __future__ import annotations

from typing import Final

from ravenhill.games.five_armies.state import IN_THE_AIR, Battle
from ravenhill.observations.observer import Columns, Kept, packed

VERSION: Final = 1
WIDE: Final = False
LASTING: Final = 8                       # effects in force that are told, the newest


class BattleColumns(Columns):
    def __init__(self, g: Battle) -> None:
        pass

    def write(self, g: Battle, seat: int, kept: Kept) -> bytes:
        numbers = [
            g.turn, g.phase, g.active, g.fate, g.lord, g.activated, g.open_passes, g.rings, g.wrath, g.bodyguards,
            g.concentration, int(g.may_pass), g.once, g.victory_points(),
        ]
        numbers.extend(g.pools)
        numbers.extend(g.action_dice)
        numbers.extend([where - IN_THE_AIR for where in g.characters])
        numbers.extend(g.eagles)
        numbers.extend(g.bats)
        numbers.extend(g.tiles)
        numbers.extend(g.unused)
        numbers.extend(g.bag)
        cards = kept.cards(g, seat)
        if not cards.told: cards.told = packed(cards.is_ + cards.lies + cards.hidden, False)
        later = list(g.tops)
        newest = len(g.lasting) - 1
        for n in range(newest, newest - LASTING, -1):
            if n >= 0:
                source = g.lasting[n]
                later.append(source.card + 1)
                later.append(source.ability + 1)
                later.append(source.side + 1)
                later.append(g.lasting_until[n])
            else:
                later.extend(NOTHING)
        return b"".join([
            g.units, g.damage, g.leadership_tokens, g.recruits, g.control, g.walls, packed(numbers, False), cards.told,
            packed(later, False)])

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


NOTHING: Final = [0, 0, 0, 0]
