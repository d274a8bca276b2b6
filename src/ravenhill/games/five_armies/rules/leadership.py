"""Leadership tokens and Great Bats: how many, and where they go."""
from __future__ import annotations

from ravenhill.core.choices import Choice, Number
from ravenhill.core.frames import Decision, Draft, Procedure
from ravenhill.core.log import digits
from ravenhill.games.five_armies.choices import Choose, ChooseTerritory
from ravenhill.games.five_armies.lines import BATS_PLACED, LEADERSHIP_PLACED
from ravenhill.games.five_armies.state import TERRITORIES, Battle
from ravenhill.games.five_armies.terms import SHADOW


class PlaceLeadership(Draft[Battle]):
    """B-TRN-07, 10, B-LDR-01, B-AMB-06, 23  Each token with a different Army; what finds no Army is lost."""
    count: int
    places: list[int]
    most: int                        # with this many Armies and tokens left

    def __init__(self, side: int, count: int, like: PlaceLeadership | None = None) -> None:
        super().__init__(side, like)
        self.count = count
        self.most = 0 if like is None else like.most
        self.places = [] if like is None else like.places.copy()

    def copy(self) -> PlaceLeadership: return PlaceLeadership(self.side, self.count, self)
    def blank(self, g: Battle) -> PlaceLeadership: return PlaceLeadership(self.side, self.count)

    def step(self, g: Battle, at: int) -> bool:
        if at == 0: self.most = min(self.count, g.leadership_left(self.side), len(self.armies(g)))
        if len(self.places) < self.most:
            g.then(LeadershipWith(self.side))
            return True
        for place in self.places: g.place_leadership(self.side, place, 1, False)
        if g.log is not None and self.places:
            g.tell(LEADERSHIP_PLACED, self.side, digits([place + 1 for place in self.places], 100))
        return False

    def armies(self, g: Battle) -> list[int]:
        return [place for place in g.places_with_army(self.side) if place not in self.places]


class LeadershipWith(Decision[Battle]):
    """B-LDR-01  The Army that gets the next token."""

    def copy(self) -> LeadershipWith: return LeadershipWith(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-LDR-01", "B-TRN-07", "B-TRN-10")
    def choice(self, g: Battle, option: int) -> Choice: return Choose(option)
    def options(self, g: Battle) -> list[int]: return placing(g).armies(g)
    def choose(self, g: Battle, option: int) -> None: placing(g).places.append(option)


def placing(g: Battle) -> PlaceLeadership: return g.nearest(PlaceLeadership)


class ShadowLeads(Procedure[Battle]):
    """B-TRN-09 to 11  The split, then the Great Bats, then the Leadership tokens."""
    bats: int

    def __init__(self, like: ShadowLeads | None = None) -> None:
        super().__init__(like)
        self.bats = 0 if like is None else like.bats

    def copy(self) -> ShadowLeads: return ShadowLeads(self)

    def step(self, g: Battle, at: int) -> bool:
        match at:
            case 0: g.then(ShadowSplit(SHADOW))
            case 1: g.then(PlaceBats(self.bats))
            case 2: g.then(PlaceLeadership(SHADOW, g.pools[SHADOW] - self.bats))
            case _: return False
        return True


class ShadowSplit(Decision[Battle]):
    """B-TRN-09, B-BAT-01, B-AMB-06, 07  How many Great Bats; the rest of the pool's number are Leadership tokens."""

    def copy(self) -> ShadowSplit: return ShadowSplit(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-TRN-09", "B-BAT-01", "B-AMB-06")
    def choice(self, g: Battle, option: int) -> Choice: return Number(option)
    def counts(self, g: Battle) -> str: return "bats"

    def options(self, g: Battle) -> list[int]:
        pool = g.pools[SHADOW]
        most = min(pool, g.facts.bats - sum(g.bats))
        armies = min(len(g.places_with_army(SHADOW)), g.leadership_left(SHADOW))
        return list(range(min(most, max(0, pool - armies)), most + 1))

    def choose(self, g: Battle, option: int) -> None:
        leading = g.stack[len(g.stack) - 1]
        assert isinstance(leading, ShadowLeads)
        leading.bats = option


class PlaceBats(Draft[Battle]):
    """B-TRN-11, B-BAT-02  Each Great Bat goes to a territory."""
    count: int
    territories: list[int]

    def __init__(self, count: int, like: PlaceBats | None = None) -> None:
        super().__init__(SHADOW if like is None else like.side, like)
        self.count = count
        self.territories = [] if like is None else like.territories.copy()

    def copy(self) -> PlaceBats: return PlaceBats(self.count, self)
    def blank(self, g: Battle) -> PlaceBats: return PlaceBats(self.count)

    def step(self, g: Battle, at: int) -> bool:
        if len(self.territories) < min(self.count, g.facts.bats - sum(g.bats)):
            g.then(BatTo(SHADOW))
            return True
        for territory in range(TERRITORIES):
            count = self.territories.count(territory)
            if count:
                g.bats[territory] += count
                g.tell(BATS_PLACED, territory, count)
        return False


class BatTo(Decision[Battle]):
    """B-TRN-11  Only the territory matters."""

    def copy(self) -> BatTo: return BatTo(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-TRN-11", "B-BAT-02")
    def choice(self, g: Battle, option: int) -> Choice: return ChooseTerritory(option)
    def options(self, g: Battle) -> list[int]: return list(range(TERRITORIES))

    def choose(self, g: Battle, option: int) -> None:
        draft = g.stack[len(g.stack) - 1]
        assert isinstance(draft, PlaceBats)
        draft.territories.append(option)
