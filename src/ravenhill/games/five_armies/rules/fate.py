"""Fate: tiles, the track, and Fate cards."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice
from ravenhill.core.choices import Take as TakeCard
from ravenhill.core.frames import Chance, Decision, Procedure
from ravenhill.games.five_armies.choices import DrawnTile, Keep, SetAside
from ravenhill.games.five_armies.lines import FATE_ADVANCED, TILE_DRAWN, TILE_SET_ASIDE
from ravenhill.games.five_armies.rules.cards import resolve_fate_card
from ravenhill.games.five_armies.state import DRAWN, FATES, POOL, SET_ASIDE, SPENT, Battle
from ravenhill.games.five_armies.terms import FREE, SHADOW

KEEP: Final = 0
DRAW_AGAIN: Final = 1


class FatePhase(Procedure[Battle]):
    """B-TRN-08, B-FAT-01 to 07  The Shadow draws tiles; the last one drawn is applied."""
    draws: int                       # made so far
    most: int
    tile: int                        # the last one drawn

    def __init__(self, most: int, like: FatePhase | None = None) -> None:
        super().__init__(like)
        self.most = most
        self.draws = 0 if like is None else like.draws
        self.tile = -1 if like is None else like.tile

    def copy(self) -> FatePhase: return FatePhase(self.most, self)

    def step(self, g: Battle, at: int) -> bool:
        match at:
            case 0: self.draw_a_tile(g)
            case 1: self.keep_it_or_draw_again(g)
            case 2: self.the_marker_advances(g)
            case 3: self.tiles_go_back(g)
            case 4: self.a_fate_card(g)
            case _: return False
        return True

    def draw_a_tile(self, g: Battle) -> None:
        """B-AMB-19  An empty pool is filled with the spent standard tiles."""
        if POOL not in g.tiles:
            for tile in g.facts.standard_tiles:
                if g.tiles[tile] == SPENT: g.tiles[tile] = POOL
        g.then(DrawTile())

    def keep_it_or_draw_again(self, g: Battle) -> None:
        """B-FAT-01, 02, 04, B-INF-05  A special tile, or the last that is allowed, must be applied."""
        special = self.tile not in g.facts.standard_tiles
        if self.draws < self.most and not special and POOL in g.tiles: g.then(KeepOrDraw(SHADOW))

    def the_marker_advances(self, g: Battle) -> None:
        advance(g, g.facts.tile_value[self.tile])

    def tiles_go_back(self, g: Battle) -> None:
        """B-FAT-07  The applied tile is spent, those set aside return to the pool."""
        g.tiles[self.tile] = SPENT
        for tile, where in enumerate(g.tiles):
            if where == SET_ASIDE: g.tiles[tile] = POOL

    def a_fate_card(self, g: Battle) -> None:
        """B-FAT-06  The icon: the Free Peoples draw a Fate card and resolve it at once."""
        if g.facts.tile_has_icon[self.tile]: draw_fate_card(g)


def advance(g: Battle, steps: int) -> None:
    """B-FAT-05, B-VIC-04, B-AMB-18  The last step ends the game, and the marker goes no further."""
    g.fate = min(g.fate + steps, g.facts.last_step)
    g.tell(FATE_ADVANCED, steps, g.fate)
    if g.fate == g.facts.last_step: g.finish(FREE, "war-fate")


class DrawTile(Chance[Battle]):
    """B-FAT-02  Any tile of the pool."""

    def copy(self) -> DrawTile: return DrawTile()
    def outcomes(self, g: Battle) -> int: return g.tiles.count(POOL)

    def tile(self, g: Battle, outcome: int) -> int:
        return [tile for tile, where in enumerate(g.tiles) if where == POOL][outcome]

    def choice(self, g: Battle, outcome: int) -> Choice: return DrawnTile(self.tile(g, outcome))

    def choose(self, g: Battle, outcome: int) -> None:
        phase = drawing(g)
        phase.tile = self.tile(g, outcome)
        phase.draws += 1
        g.tiles[phase.tile] = DRAWN
        g.tell(TILE_DRAWN, phase.tile)


class KeepOrDraw(Decision[Battle]):
    """B-FAT-02, 03  Apply the tile, or set it aside and draw another."""

    def copy(self) -> KeepOrDraw: return KeepOrDraw(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-FAT-02", "B-FAT-03")
    def options(self, g: Battle) -> list[int]: return [KEEP, DRAW_AGAIN]
    def choice(self, g: Battle, option: int) -> Choice:
        return Keep(drawing(g).tile) if option == KEEP else SetAside(drawing(g).tile)

    def choose(self, g: Battle, option: int) -> None:
        if option == DRAW_AGAIN:
            phase = drawing(g)
            g.tiles[phase.tile] = SET_ASIDE
            g.tell(TILE_SET_ASIDE, phase.tile)
            phase.at = 0


def drawing(g: Battle) -> FatePhase: return g.nearest(FatePhase)


def draw_fate_card(g: Battle) -> None:
    """B-FAT-06  While there is one."""
    if g.piles[FATES]: g.then(DrawFateCard())


class DrawFateCard(Chance[Battle]):
    """B-FAT-06, B-CRD-05  Any Fate card; it never comes to a hand."""

    def copy(self) -> DrawFateCard: return DrawFateCard()
    def outcomes(self, g: Battle) -> int: return len(g.piles[FATES])
    def choice(self, g: Battle, outcome: int) -> Choice: return TakeCard(g.piles[FATES][outcome])
    def choose(self, g: Battle, outcome: int) -> None: resolve_fate_card(g, g.piles[FATES][outcome])


def add_tile(g: Battle, side: int) -> None:
    """B-FAT-08  The special tile of a side comes into the pool."""
    g.tiles[g.facts.special_tile[side]] = POOL
