"""Recruitment tokens: laying them down, flipping them, and Goblins, who need none."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, Done
from ravenhill.core.frames import Chance, Decision, Draft, Procedure
from ravenhill.games.five_armies.choices import Choose, ChooseUnit, Flip, Fronts, PlaceToken
from ravenhill.games.five_armies.facts import TOKEN_GROUPS
from ravenhill.games.five_armies.lines import TOKEN_FLIPPED
from ravenhill.games.five_armies.rules.cards import remember
from ravenhill.games.five_armies.rules.damage import reduce_army
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import BEORN, BOLG, GOBLIN, SHADOW, SHADOW_TOKENS

DONE: Final = 999


def flips(g: Battle, side: int, groups: int) -> list[int]:
    """B-REC-01, B-AMB-35  Facedown tokens of these groups (a mask), as group * places + place; none beside Beorn."""
    places, beorn = g.facts.places, g.characters[BEORN]
    groups &= own_groups(g, side)
    return [it for it in g.tokens_lying() if groups >> it // places & 1 and it % places != beorn]


def may_flip(g: Battle, side: int) -> bool:
    """Some token of this side can be flipped."""
    return len(flips(g, side, own_groups(g, side))) > 0


def own_groups(g: Battle, side: int) -> int:
    """The groups of a side, as a mask."""
    groups = 0
    for group in range(TOKEN_GROUPS):
        if g.facts.side_of_group[group] == side: groups |= 1 << group
    return groups


class Recruitment(Procedure[Battle]):
    """B-REC-01, B-DIC-10  Flip one token in each of a few different regions."""
    side: int
    regions: int
    groups: int                      # as a mask
    optional: bool
    among: list[int]                 # tokens that may be flipped, as group * places + place; empty: any
    places: list[int]                # where one was flipped

    def __init__(
        self, side: int, regions: int, groups: int, optional: bool = False, among: list[int] | None = None,
        like: Recruitment | None = None,
    ) -> None:
        super().__init__(like)
        self.side = side
        self.regions = regions
        self.groups = groups
        self.optional = optional
        self.among = [] if among is None else among.copy()
        self.places = [] if like is None else like.places.copy()

    def copy(self) -> Recruitment:
        return Recruitment(self.side, self.regions, self.groups, self.optional, self.among, self)

    def step(self, g: Battle, at: int) -> bool:
        if at < self.regions and g.ask_if_any(FlipWhere(self.side), DONE): return True
        remember(g, self.places)
        return False

    def choices(self, g: Battle) -> list[int]:
        places = g.facts.places
        return [it for it in flips(g, self.side, self.groups)
                if it % places not in self.places and (not self.among or it in self.among)]


class FlipWhere(Decision[Battle]):
    """B-REC-01  Which token; after the first one the player may stop."""

    def copy(self) -> FlipWhere: return FlipWhere(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-REC-01", "B-DIC-10")

    def choice(self, g: Battle, option: int) -> Choice:
        return Done() if option == DONE else Flip(option // g.facts.places, option % g.facts.places)

    def options(self, g: Battle) -> list[int]:
        recruitment = recruiting(g)
        found = recruitment.choices(g)
        if recruitment.places or recruitment.optional: found.append(DONE)
        return found

    def choose(self, g: Battle, option: int) -> None:
        recruitment = recruiting(g)
        if option == DONE:
            recruitment.at = recruitment.regions
        else:
            recruitment.places.append(option % g.facts.places)
            g.then(FlipToken(option // g.facts.places, option % g.facts.places))


def recruiting(g: Battle) -> Recruitment: return g.nearest(Recruitment)


class FlipToken(Procedure[Battle]):
    """B-REC-07, 08, 12  It is turned over, its units are placed, and the token leaves the game."""
    group: int
    place: int
    face: int

    def __init__(self, group: int, place: int, like: FlipToken | None = None) -> None:
        super().__init__(like)
        self.group = group
        self.place = place
        self.face = -1 if like is None else like.face

    def copy(self) -> FlipToken: return FlipToken(self.group, self.place, self)

    def step(self, g: Battle, at: int) -> bool:
        if at == 0:
            g.then(TurnOver())
            return True
        units = g.facts.face_units[self.face]
        if at <= len(units):
            self.place_unit(g, units[at - 1])
            return True
        if at == len(units) + 1:
            reduce_army(g, g.facts.side_of_group[self.group], self.place, True)
            return True
        return False

    def place_unit(self, g: Battle, unit: int) -> None:
        """B-REC-08  Figure by figure; without one, another type of the group may come instead."""
        if not g.muster(unit, self.place, 1, False):
            side = g.facts.side_of_group[self.group]
            if any(g.unused[other] for other in g.facts.units_of_group[self.group]): g.then(RecruitInstead(side))


class TurnOver(Chance[Battle]):
    """B-INF-01, B-REC-03  The token is any of those of its group that were not flipped yet."""

    def copy(self) -> TurnOver: return TurnOver()

    def outcomes(self, g: Battle) -> int:
        count = 0
        for face in g.facts.faces_of_group[flipping(g).group]: count += g.bag[face]
        return count

    def face(self, g: Battle, outcome: int) -> int:
        for face in g.facts.faces_of_group[flipping(g).group]:
            outcome -= g.bag[face]
            if outcome < 0: return face
        raise AssertionError("there is no such token")

    def choice(self, g: Battle, outcome: int) -> Choice:
        return Fronts(flipping(g).group, self.face(g, outcome))

    def choose(self, g: Battle, outcome: int) -> None:
        flip = flipping(g)
        flip.face = self.face(g, outcome)
        g.bag[flip.face] -= 1
        g.recruits[flip.group * g.facts.places + flip.place] -= 1
        g.tell(TOKEN_FLIPPED, flip.group, flip.place, flip.face)


class RecruitInstead(Decision[Battle]):
    """B-REC-08  Any other type of the same group, or none."""

    def copy(self) -> RecruitInstead: return RecruitInstead(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-REC-08",)
    def choice(self, g: Battle, option: int) -> Choice: return Done() if option == DONE else ChooseUnit(option)

    def options(self, g: Battle) -> list[int]:
        return [*[unit for unit in g.facts.units_of_group[flipping(g).group] if g.unused[unit]], DONE]

    def choose(self, g: Battle, option: int) -> None:
        if option != DONE: g.muster(option, flipping(g).place)


def flipping(g: Battle) -> FlipToken: return g.nearest(FlipToken)


class PlaceTokens(Draft[Battle]):
    """B-REC-03 to 06  One token in each of a few different regions, as long as there are any."""
    regions: int
    groups: int                      # as a mask
    places: list[int]                # where they may go
    optional: bool
    chosen: list[int]                # group * places + place

    def __init__(
        self, side: int, regions: int, groups: int, places: list[int], optional: bool = False,
        like: PlaceTokens | None = None,
    ) -> None:
        super().__init__(side, like)
        self.regions = regions
        self.groups = groups
        self.places = places
        self.optional = optional
        self.chosen = [] if like is None else like.chosen.copy()

    def copy(self) -> PlaceTokens:
        return PlaceTokens(self.side, self.regions, self.groups, self.places.copy(), self.optional, self)

    def blank(self, g: Battle) -> PlaceTokens:
        return PlaceTokens(self.side, self.regions, self.groups, self.places.copy(), self.optional)

    def step(self, g: Battle, at: int) -> bool:
        if at < self.regions and g.ask_if_any(TokenTo(self.side), DONE): return True
        for it in self.chosen: g.place_token(it // g.facts.places, it % g.facts.places)
        remember(g, self.chosen)
        return False

    def choices(self, g: Battle) -> list[int]:
        found: list[int] = []
        places = g.facts.places
        chosen = [it % places for it in self.chosen]
        free = [place for place in self.places if place not in chosen and g.may_take_token(self.side, place)]
        for group in range(TOKEN_GROUPS):
            taken = len([it for it in self.chosen if it // places == group])
            if self.groups >> group & 1 and g.tokens_left(group) > taken:
                found += [group * places + place for place in free]
        return found


class TokenTo(Decision[Battle]):
    """B-REC-04, 05  The group and the region of the next token."""

    def copy(self) -> TokenTo: return TokenTo(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-REC-05", "B-REC-04", "B-REC-06")

    def choice(self, g: Battle, option: int) -> Choice:
        return Done() if option == DONE else PlaceToken(option // g.facts.places, option % g.facts.places)

    def options(self, g: Battle) -> list[int]:
        draft = laying(g)
        found = draft.choices(g)
        if draft.optional: found.append(DONE)
        return found

    def choose(self, g: Battle, option: int) -> None:
        draft = laying(g)
        if option == DONE:
            draft.at = draft.regions
        else:
            draft.chosen.append(option)


def laying(g: Battle) -> PlaceTokens: return g.nearest(PlaceTokens)


def may_redouble(g: Battle) -> bool:
    """B-BOL-03  Bolg is in play, the Shadow holds two Settlements, and a token is left."""
    return g.is_in_play(BOLG) and g.settlements_held() >= 2 and g.tokens_left(SHADOW_TOKENS) > 0


def redoubled_strength(g: Battle) -> None:
    """B-BOL-03  One Shadow token in each of four different regions of the Broken Lands."""
    g.then(PlaceTokens(SHADOW, 4, 1 << SHADOW_TOKENS, g.facts.broken_lands))


def recruit_goblins(g: Battle) -> None:
    """B-REC-02, B-DIC-13, B-AMB-47  A Goblin into each Mustering Point; with one figure left the Shadow says where."""
    if g.unused[GOBLIN] == 1:
        g.then(LastGoblin(SHADOW))
    else:
        for point in g.facts.goblin_points: g.muster(GOBLIN, point)


class LastGoblin(Decision[Battle]):
    """B-AMB-47  The Mustering Point of the last figure."""

    def copy(self) -> LastGoblin: return LastGoblin(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-AMB-47",)
    def choice(self, g: Battle, option: int) -> Choice: return Choose(option)
    def options(self, g: Battle) -> list[int]: return g.facts.goblin_points.copy()
    def choose(self, g: Battle, option: int) -> None: g.muster(GOBLIN, option)


