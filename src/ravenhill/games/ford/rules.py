"""The battle for the ford, round by round. Rule ids: docs/rules/ford.md."""
from __future__ import annotations

from ravenhill.core.cards import draw
from ravenhill.core.choices import Choice
from ravenhill.core.frames import NOBODY, Decision, Draft, Procedure, Secret
from ravenhill.games.ford.choices import Fight, Point
from ravenhill.games.ford.state import (
    BAG,
    BATTLE,
    DAWN,
    DISCARD,
    DUSK,
    EAST,
    FAR_BANK,
    HAND,
    HITS,
    KINDS,
    LAST_ROUND,
    MOVED,
    ROUND,
    STANCES,
    WEST,
    Ford,
)


class Round(Procedure[Ford]):
    """F-01  Draw, dawn, battle, dusk; then the next round, until one side has won."""

    def copy(self) -> Round:
        twin = Round()
        twin.at = self.at
        return twin

    def step(self, g: Ford, at: int) -> bool:
        match at:
            case 0: self.a_round_begins(g)
            case 1: self.draw_a_card(g, g.active)             # F-02
            case 2: self.draw_a_card(g, 1 - g.active)
            case 3: g.moment(DAWN)                            # F-03
            case 4: g.then(Battle())                          # F-08
            case 5: g.moment(DUSK)                            # F-07
            case _: self.next_round(g)                        # F-13
        return True

    def a_round_begins(self, g: Ford) -> None:
        g.round += 1
        g.tell(ROUND, g.round, g.active)

    def draw_a_card(self, g: Ford, side: int) -> None:
        if not g.piles[BAG]: g.shuffle_into(DISCARD, BAG)
        draw(g, BAG, HAND + side, 1)

    def next_round(self, g: Ford) -> None:
        self.at = 0
        g.active = 1 - g.active
        ahead = WEST if g.ford > 0 else EAST if g.ford < 0 else NOBODY
        if abs(g.ford) >= FAR_BANK: g.finish(ahead, "ford-crossed")
        elif g.round == LAST_ROUND: g.finish(ahead, "ford-night")

class Battle(Procedure[Ford]):
    """F-08  Stances, then both companies roll, then losses; the side with more hits moves the fight."""
    stances: list[int]
    hits: list[int]

    def __init__(self) -> None:
        super().__init__()
        self.stances = [0, 0]
        self.hits = [0, 0]

    def copy(self) -> Battle:
        twin = Battle()
        twin.at = self.at
        twin.stopped = self.stopped
        twin.stances = self.stances.copy()
        twin.hits = self.hits.copy()
        return twin

    def step(self, g: Ford, at: int) -> bool:
        match at:
            case 0: g.then(Stances())                         # F-10
            case 1: g.moment(BATTLE)
            case 2: g.roll(g.strength(WEST), WEST)            # F-09
            case 3: g.roll(g.strength(EAST), EAST)
            case 4: g.then(Losses(WEST, self.hits[EAST]))     # F-11
            case 5: g.then(Losses(EAST, self.hits[WEST]))
            case 6: self.the_fight_moves(g)
            case _: return False
        return True

    def rolled(self, g: Ford, tag: int, faces: list[int]) -> None:
        """F-09  Five and six hit; four too, if the stance beats the other one."""
        needed = 4 if beats(self.stances[tag], self.stances[1 - tag]) else 5
        for face in faces:
            if face >= needed: self.hits[tag] += 1
        g.tell(HITS, tag, len(faces), self.hits[tag])

    def the_fight_moves(self, g: Ford) -> None:
        """F-12  More hits move it one step."""
        more = self.hits[WEST] - self.hits[EAST]
        if more:
            g.ford += 1 if more > 0 else -1
            g.tell(MOVED, WEST if more > 0 else EAST)

class Stances(Secret[Ford]):
    """F-10  Both choose how to fight, secretly: hold, charge (with spearmen) or flank (with riders)."""

    def copy(self) -> Stances:
        twin = Stances()
        twin.side = self.side
        twin.picks = self.picks.copy()
        return twin

    def rules(self) -> tuple[str, ...]: return ("F-10",)
    def choice(self, g: Ford, option: int) -> Choice: return Fight(option)
    def choices(self, g: Ford, side: int) -> list[int]:
        return [stance for stance in range(KINDS) if not stance or g.warriors[side * KINDS + stance]]

    def revealed(self, g: Ford) -> None:
        battle = g.stack[len(g.stack) - 1]
        assert isinstance(battle, Battle)
        battle.stances = self.picks
        g.tell(STANCES, self.picks[WEST], self.picks[EAST])

class Losses(Draft[Ford]):
    """F-11  A warrior falls for every two hits; their own side chooses, all of them at once."""
    hits: int
    fallen: list[int]

    def __init__(self, side: int, hits: int) -> None:
        super().__init__(side)
        self.hits = hits
        self.fallen = [0, 0, 0]

    def copy(self) -> Losses:
        twin = Losses(self.side, self.hits)
        twin.at = self.at
        twin.stopped = self.stopped
        twin.fallen = self.fallen.copy()
        return twin

    def blank(self, g: Ford) -> Losses: return Losses(self.side, self.hits)

    def step(self, g: Ford, at: int) -> bool:
        if sum(self.fallen) < min(self.hits // 2, g.company(self.side)):
            g.then(WhoFalls(self.side))
            return True
        for kind in range(KINDS):
            if self.fallen[kind]: g.fall(self.side * KINDS + kind, self.fallen[kind])
        return False

class WhoFalls(Decision[Ford]):
    """F-11  One warrior more."""

    def copy(self) -> WhoFalls: return WhoFalls(self.side)
    def rules(self) -> tuple[str, ...]: return ("F-11",)
    def choice(self, g: Ford, option: int) -> Choice: return Point(option)
    def choose(self, g: Ford, option: int) -> None: losses(g).fallen[option % KINDS] += 1

    def options(self, g: Ford) -> list[int]:
        fallen, start = losses(g).fallen, self.side * KINDS
        return [start + kind for kind in range(KINDS) if g.warriors[start + kind] > fallen[kind]]

def beats(one: int, other: int) -> bool:
    """F-10  Hold beats charge, charge beats flank, flank beats hold."""
    return (other - one) % 3 == 1

def losses(g: Ford) -> Losses:
    for frame in g.stack:
        if isinstance(frame, Losses): return frame
    raise AssertionError("nobody loses anything now")
