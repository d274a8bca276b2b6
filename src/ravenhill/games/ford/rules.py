"""The battle for the ford, round by round. Rule ids: docs/rules/ford.md."""
from __future__ import annotations

from ravenhill.core.choices import Choice
from ravenhill.core.frames import Decision, Draft, Procedure, Secret
from ravenhill.games.ford.choices import Fight, Point
from ravenhill.games.ford.state import BATTLE, BEATS, DAWN, DUSK, EAST, HITS, LAST_ROUND, ROUND, STANCES, WEST, Ford


class Round(Procedure[Ford]):
    """F-01  Draw, dawn, battle, dusk; then the next round, until one side has won."""

    def copy(self) -> Round: return Round(self)

    def step(self, g: Ford, at: int) -> bool:
        match at:
            case 0: g.tell(ROUND, g.round, g.active)
            case 1: g.draw_a_card(g.active)                   # F-02
            case 2: g.draw_a_card(1 - g.active)
            case 3: g.moment(DAWN)                            # F-03
            case 4: g.then(Battle())                          # F-08
            case 5: g.moment(DUSK)                            # F-07
            case _: self.ends(g)                              # F-13
        return True

    def ends(self, g: Ford) -> None:
        if g.round == LAST_ROUND: return g.finish(g.ahead(), "ford-night")
        self.at = 0
        g.round += 1
        g.active = 1 - g.active

class Battle(Procedure[Ford]):
    """F-08  Stances, then both companies roll, then losses; the side with more hits moves the fight."""
    stances: list[int]
    hits: list[int]

    def __init__(self, like: Battle | None = None) -> None:
        super().__init__(like)
        self.stances = [0, 0] if like is None else like.stances.copy()
        self.hits = [0, 0] if like is None else like.hits.copy()

    def copy(self) -> Battle: return Battle(self)

    def step(self, g: Ford, at: int) -> bool:
        match at:
            case 0: g.then(Stances())                         # F-10
            case 1: g.moment(BATTLE)
            case 2: g.roll(g.strength(WEST), WEST)            # F-09
            case 3: g.roll(g.strength(EAST), EAST)
            case 4: g.then(Losses(WEST))                      # F-11
            case 5: g.then(Losses(EAST))
            case 6: g.push(self.hits[WEST] - self.hits[EAST]) # F-12
            case _: return False
        return True

    def rolled(self, g: Ford, tag: int, faces: list[int]) -> None:
        self.hits[tag] = len([face for face in faces if face >= self.needed(tag)])
        g.tell(HITS, tag, len(faces), self.hits[tag])

    def needed(self, side: int) -> int:
        """F-09  Five and six hit; four too, if the stance beats the other one."""
        return 4 if BEATS[self.stances[side]] == self.stances[1 - side] else 5

class Stances(Secret[Ford]):
    """F-10  Both choose how to fight, secretly: hold, charge (with spearmen) or flank (with riders)."""

    def copy(self) -> Stances: return Stances(self)
    def rules(self) -> tuple[str, ...]: return ("F-10",)
    def choice(self, g: Ford, option: int) -> Choice: return Fight(option)
    def choices(self, g: Ford, side: int) -> list[int]:
        return [stance for stance, group in enumerate(g.groups(side)) if stance == 0 or g.warriors[group]]

    def revealed(self, g: Ford) -> None:
        g.nearest(Battle).stances = self.picks
        g.tell(STANCES, self.picks[WEST], self.picks[EAST])

class Losses(Draft[Ford]):
    """F-11  A warrior falls for every two hits; their own side chooses, all of them at once."""
    fallen: list[int]

    def __init__(self, side: int, like: Losses | None = None) -> None:
        super().__init__(side, like)
        self.fallen = [] if like is None else like.fallen.copy()

    def copy(self) -> Losses: return Losses(self.side, self)
    def blank(self, g: Ford) -> Losses: return Losses(self.side)

    def step(self, g: Ford, at: int) -> bool:
        if len(self.fallen) < min(g.nearest(Battle).hits[1 - self.side] // 2, g.company(self.side)):
            g.then(WhoFalls(self.side))
            return True
        for group in self.fallen: g.fall(group)
        return False

class WhoFalls(Decision[Ford]):
    """F-11  One warrior more."""

    def copy(self) -> WhoFalls: return WhoFalls(self.side)
    def rules(self) -> tuple[str, ...]: return ("F-11",)
    def choice(self, g: Ford, option: int) -> Choice: return Point(option)
    def choose(self, g: Ford, option: int) -> None: g.nearest(Losses).fallen.append(option)

    def options(self, g: Ford) -> list[int]:
        fallen = g.nearest(Losses).fallen
        return [group for group in g.groups(self.side) if g.warriors[group] > fallen.count(group)]
