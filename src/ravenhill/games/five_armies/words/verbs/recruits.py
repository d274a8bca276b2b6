"""Verbs of recruiting: tokens, units, Eagles, Great Bats, and the Passes."""
from __future__ import annotations

from ravenhill.core.choices import Choice
from ravenhill.core.frames import Procedure
from ravenhill.core.words import Source
from ravenhill.games.five_armies.choices import BatsTo, Choose, ChooseTerritory
from ravenhill.games.five_armies.facts import TOKEN_GROUPS
from ravenhill.games.five_armies.lines import BATS_PLACED, LAID_BESIDE
from ravenhill.games.five_armies.rules.armies import MoveArmies
from ravenhill.games.five_armies.rules.bats import armies_of, clouds, remove_bat
from ravenhill.games.five_armies.rules.cards import NOTHING_NAMED, named, remember
from ravenhill.games.five_armies.rules.damage import reduce_army
from ravenhill.games.five_armies.rules.eagles import EagleAttack as EagleAttackDialog
from ravenhill.games.five_armies.rules.eagles import FlyEagles as FlyEaglesDialog
from ravenhill.games.five_armies.rules.eagles import eagles_may_attack, lord_is_in_play, muster_eagles
from ravenhill.games.five_armies.rules.recruiting import PlaceTokens as PlaceTokensDialog
from ravenhill.games.five_armies.rules.recruiting import Recruitment, flips
from ravenhill.games.five_armies.state import EYRIE, TERRITORIES, Battle
from ravenhill.games.five_armies.terms import SHADOW
from ravenhill.games.five_armies.words.base import Verb, Which, all_fit, in_combat, mask_of
from ravenhill.games.five_armies.words.places import (
    CHOSEN_ARMY,
    EACH_MUSTERING_REGION,
    FIGHTING_REGION,
    GOBLIN_BOXES,
    MUSTERING_REGIONS,
    PLACED,
    is_there,
    may_stand,
)


def groups_of(g: Battle, side: int, group: list[int]) -> int:
    """The groups of tokens meant, as a mask: these, or all of the side."""
    groups = mask_of(group) if group else (1 << TOKEN_GROUPS) - 1
    for n in range(TOKEN_GROUPS):
        if g.facts.side_of_group[n] != side: groups &= ~(1 << n)
    return groups


class PlaceTokens(Verb):
    """B-REC-03 to 06  One Recruitment token facedown in each of a few different places."""
    group: list[int]                 # empty: any of yours
    up_to: int
    where: int                       # -1: where tokens usually go

    def __init__(self, group: list[int], up_to: int, where: int) -> None:
        super().__init__()
        self.group = group
        self.up_to = up_to
        self.where = where

    def dialog(self, g: Battle, source: Source) -> PlaceTokensDialog:
        facts, side = g.facts, source.side
        if self.where >= 0:
            places = [place for place in range(facts.regions) if is_there(g, side, place, self.where, NOTHING_NAMED)]
        else:
            places = self.usual_places(g, side)
        up_to = len(places) if self.where == EACH_MUSTERING_REGION else self.up_to
        return PlaceTokensDialog(side, up_to, groups_of(g, side, self.group), places)

    def possible(self, g: Battle, source: Source, thing: int) -> bool:
        """The dialog would offer something: a group has a token left, and a place may take one."""
        side, groups = source.side, groups_of(g, source.side, self.group)
        if not any(groups >> group & 1 and g.tokens_left(group) > 0 for group in range(TOKEN_GROUPS)): return False
        if self.where < 0: return any(g.may_take_token(side, place) for place in self.usual_places(g, side))
        return any(is_there(g, side, place, self.where, NOTHING_NAMED) and g.may_take_token(side, place)
                   for place in range(g.facts.regions))

    def usual_places(self, g: Battle, side: int) -> list[int]:
        return g.facts.mustering_regions if side == SHADOW else g.facts.settlements

    def do(self, g: Battle, source: Source, thing: int) -> None:
        dialog = self.dialog(g, source)
        free = dialog.choices(g)
        if self.where == EACH_MUSTERING_REGION and len(self.group) == 1 and g.tokens_left(self.group[0]) >= len(free):
            for it in free: g.place_token(it // g.facts.places, it % g.facts.places)
        else:
            g.then(dialog)


class FlipTokens(Verb):
    """B-REC-01, 07, 08  Flip one Recruitment token in each of a few different places."""
    group: list[int]
    up_to: int
    where: int                       # -1: anywhere
    may: bool

    def __init__(self, group: list[int], up_to: int, where: int, may: bool) -> None:
        super().__init__()
        self.group = group
        self.up_to = up_to
        self.where = where
        self.may = may

    def among(self, g: Battle, source: Source) -> list[int]:
        """The tokens that may be flipped, as group * places + place."""
        places = g.facts.places
        found = flips(g, source.side, groups_of(g, source.side, self.group))
        if self.where < 0: return found
        if self.where == PLACED:
            laid = named(g)
            return [it for it in found if it in laid]
        if self.where == FIGHTING_REGION:
            it = in_combat(g)
            return [] if it is None else [flip for flip in found if flip % places == it.place(source.side)]
        return [it for it in found if is_there(g, source.side, it % places, self.where, NOTHING_NAMED)]

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return len(self.among(g, source)) > 0

    def do(self, g: Battle, source: Source, thing: int) -> None:
        groups = groups_of(g, source.side, self.group)
        up_to = g.facts.places if self.where == EACH_MUSTERING_REGION else self.up_to
        g.then(Recruitment(source.side, up_to, groups, self.may, self.among(g, source)))


class EliminateTokens(Verb):
    """Choose a Settlement of yours; all enemy Recruitment tokens in one region next to it are eliminated."""
    where: int

    def __init__(self, where: int) -> None:
        super().__init__()
        self.where = where

    def most(self, g: Battle, source: Source) -> int: return 2

    def with_tokens(self, g: Battle, source: Source, settlement: int) -> list[int]:
        return [place for place in g.facts.adjacent[settlement] if g.tokens(1 - source.side, place)]

    def is_worth_it(self, g: Battle, source: Source, settlement: int) -> bool:
        if self.with_tokens(g, source, settlement): return True
        return any(g.army(1 - source.side, place) for place in g.facts.adjacent[settlement])

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]:
        if picks: return self.with_tokens(g, source, picks[0])
        return [place for place in g.facts.settlements
                if g.controls(source.side, place) and self.is_worth_it(g, source, place)]

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return len(self.options(g, source, [])) > 0
    def do(self, g: Battle, source: Source, thing: int) -> None: self.ask(g, source, source.side)

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        remember(g, picks[:1])
        if len(picks) > 1: g.eliminate_tokens(1 - source.side, picks[1])


class PlaceUnits(Verb):
    """B-REC-11, B-PAS-08  Units are placed: one in each of several places, in the goblins' boxes as you like."""
    unit: int
    n: int
    where: int
    which: tuple[Which, ...]

    def __init__(self, unit: int, n: int, where: int, which: tuple[Which, ...]) -> None:
        super().__init__()
        self.unit = unit
        self.n = n
        self.where = where
        self.which = which

    def names_an_army(self) -> bool:
        """B-EX-02  The card goes on with the place even if no figure is left."""
        return self.where == CHOSEN_ARMY or self.where == MUSTERING_REGIONS

    def most(self, g: Battle, source: Source) -> int:
        return self.n if self.names_an_army() else min(self.n, g.unused[self.unit])

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]:
        return [place for place in range(g.facts.places)
                if (self.where == GOBLIN_BOXES or place not in picks) and self.may_come_to(g, source, place)]

    def may_come_to(self, g: Battle, source: Source, place: int) -> bool:
        side = source.side
        return (is_there(g, side, place, self.where, NOTHING_NAMED) and may_stand(g, side, place)
                and all_fit(self.which, g, source, side, place))

    def may_stop(self, g: Battle, source: Source, picks: list[int]) -> bool:
        return self.where == GOBLIN_BOXES and len(picks) > 0

    def possible(self, g: Battle, source: Source, thing: int) -> bool:
        return self.most(g, source) > 0 and any(
            self.may_come_to(g, source, place) for place in range(g.facts.places))

    def only_names(self, g: Battle, source: Source) -> list[int]:
        return [] if g.unused[self.unit] else self.options(g, source, [])

    def do(self, g: Battle, source: Source, thing: int) -> None:
        places = self.options(g, source, [])
        if len(places) == 1 and self.most(g, source) == 1:
            self.chosen(g, source, places)
        else:
            self.ask(g, source, source.side)

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        for n, place in enumerate(picks):
            if place in picks[:n]: continue                  # all that come to one place come at once
            is_new = not g.army(source.side, place)
            if g.muster(self.unit, place, picks.count(place)) and is_new: g.army_enters(source.side, place)
        remember(g, picks)
        g.then(Settle(source.side, picks))


class Settle(Procedure[Battle]):
    """B-REC-12  Armies that have become too large are reduced."""
    side: int
    places: list[int]

    def __init__(self, side: int, places: list[int], like: Settle | None = None) -> None:
        super().__init__(like)
        self.side = side
        self.places = places.copy()

    def copy(self) -> Settle: return Settle(self.side, self.places, self)

    def step(self, g: Battle, at: int) -> bool:
        if at >= len(self.places): return False
        reduce_army(g, self.side, self.places[at], True)
        return True


# Eagles and Great Bats


class PlaceEagles(Verb):
    """B-EAG-01, 02  Eagles come to the Eyrie; without their Lord they wait there."""
    n: int
    early: bool                      # it may be before he has come

    def __init__(self, n: int, early: bool) -> None:
        super().__init__()
        self.n = n
        self.early = early

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return sum(g.eagles) < g.facts.eagles
    def do(self, g: Battle, source: Source, thing: int) -> None: muster_eagles(g, self.n)


class FlyEagles(Verb):
    """B-EAG-04  All Eagles of the Eyrie fly out."""
    def possible(self, g: Battle, source: Source, thing: int) -> bool:
        return lord_is_in_play(g) and (g.eagles[EYRIE] > 0 or g.lord == EYRIE)

    def do(self, g: Battle, source: Source, thing: int) -> None: g.then(FlyEaglesDialog())


class EagleAttack(Verb):
    """B-EAG-06 to 08  Eagles attack and fly home."""
    dice: int
    hits_on: int

    def __init__(self, dice: int, hits_on: int) -> None:
        super().__init__()
        self.dice = dice
        self.hits_on = hits_on

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return eagles_may_attack(g)
    def do(self, g: Battle, source: Source, thing: int) -> None: g.then(EagleAttackDialog())


class PlaceBats(Verb):
    """B-BAT-02  Up to so many Great Bats in one territory."""
    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def left(self, g: Battle) -> int: return min(self.n, g.facts.bats - sum(g.bats))
    def choice(self, g: Battle, option: int) -> Choice: return BatsTo(option % TERRITORIES, option // TERRITORIES)

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]:
        return list(range(TERRITORIES, TERRITORIES * (self.left(g) + 1)))

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return self.left(g) > 0
    def do(self, g: Battle, source: Source, thing: int) -> None: self.ask(g, source, source.side)

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        for it in picks:
            g.bats[it % TERRITORIES] += it // TERRITORIES
            g.tell(BATS_PLACED, it % TERRITORIES, it // TERRITORIES)


class RemoveBats(Verb):
    """Great Bats leave: so many where the combat is, or all from the territory of a character."""
    n: int                           # 0: all
    character: int                   # -1: none is named

    def __init__(self, n: int, character: int) -> None:
        super().__init__()
        self.n = n
        self.character = character

    def territory(self, g: Battle) -> int:
        """The territory meant, or -1."""
        it = in_combat(g)
        if self.character < 0: return -1 if it is None else g.facts.territory[it.target]
        here = g.characters[self.character]
        return g.facts.territory[here] if here >= 0 else -1

    def possible(self, g: Battle, source: Source, thing: int) -> bool:
        territory = self.territory(g)
        if territory < 0: return self.character < 0 and sum(g.bats) > 0
        return g.bats[territory] >= max(1, self.n)

    def do(self, g: Battle, source: Source, thing: int) -> None:
        territory = self.territory(g)
        if territory >= 0:
            for _ in range(self.n or g.bats[territory]): remove_bat(g, territory)


class BatCloud(Verb):
    """B-BAT-03  A Great Bat may be removed to move a Shadow Army of its territory."""
    may: bool                        # an Order that allows one besides, without a die

    def __init__(self, may: bool) -> None:
        super().__init__()
        self.may = may

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]: return clouds(g)
    def may_stop(self, g: Battle, source: Source, picks: list[int]) -> bool: return True
    def choice(self, g: Battle, option: int) -> Choice: return ChooseTerritory(option)
    def possible(self, g: Battle, source: Source, thing: int) -> bool: return len(clouds(g)) > 0
    def do(self, g: Battle, source: Source, thing: int) -> None: self.ask(g, source, source.side)

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        for territory in picks:
            remove_bat(g, territory)
            g.then(MoveArmies(SHADOW, 1, 1, origins=armies_of(g, territory)))


class OpenPass(Verb):
    """B-PAS-02  A closed Pass opens whose Mustering Point holds so many units."""
    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]:
        facts = g.facts
        return [facts.mountain_passes[n] for n, point in enumerate(facts.goblin_points)
                if not g.is_open(point) and g.size(point) >= self.n]

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return len(self.options(g, source, [])) > 0
    def do(self, g: Battle, source: Source, thing: int) -> None: self.ask(g, source, source.side)

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        for place in picks: g.open_pass(g.facts.mountain_passes.index(place))


class LayBeside(Verb):
    """B-CRD-14  The card is laid beside an unbroken Fortification, or a region with an Army of yours."""
    beside: int                      # 0: a Fortification, 1: a region with an Army

    def __init__(self, beside: int) -> None:
        super().__init__()
        self.beside = beside

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]:
        facts, side = g.facts, source.side
        if self.beside: return [place for place in range(facts.regions) if g.army(side, place)]
        return [place for place in facts.settlements if g.is_unbroken(place) and not g.army(side, place)]

    def choice(self, g: Battle, option: int) -> Choice: return Choose(option)
    def possible(self, g: Battle, source: Source, thing: int) -> bool: return len(self.options(g, source, [])) > 0
    def do(self, g: Battle, source: Source, thing: int) -> None: self.ask(g, source, source.side)

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        remember(g, picks)
        for place in picks: g.tell(LAID_BESIDE, place)


