"""The Eagles of the Misty Mountains and their Lord."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, Done
from ravenhill.core.frames import Decision, Draft, Procedure
from ravenhill.games.five_armies.choices import ChooseTerritory, EagleFrom, LordFrom
from ravenhill.games.five_armies.lines import EAGLE_ATTACKED, EAGLE_FLEW, EAGLES_PLACED
from ravenhill.games.five_armies.rules.damage import Suffer
from ravenhill.games.five_armies.state import (
    EAGLE_DICE,
    EAGLE_STRUCK_BOX,
    EAGLES_IN_BOXES,
    EYRIE,
    IN_THE_AIR,
    TERRITORIES,
    Battle,
)
from ravenhill.games.five_armies.terms import FREE, LORD_OF_THE_EAGLES, SHADOW

DONE: Final = 999
LORD: Final = TERRITORIES            # the Lord of the Eagles, where a territory would stand
DICE: Final = 3
HITS_ON: Final = 4
FIRST: Final = 0
AGAIN: Final = 1


def muster_eagles(g: Battle, count: int) -> int:
    """B-EAG-01, 02, B-CMP-14  Eagles come to the Eyrie, as many as there are figures."""
    count = min(count, g.facts.eagles - sum(g.eagles))
    if count > 0:
        g.eagles[EYRIE] += count
        g.tell(EAGLES_PLACED, count)
    return max(count, 0)


def lord_is_in_play(g: Battle) -> bool:
    return g.characters[LORD_OF_THE_EAGLES] == IN_THE_AIR


class FlyEagles(Draft[Battle]):
    """B-EAG-04, 05  All Eagles of the Eyrie, their Lord included, fly out; only the territory matters."""
    territories: list[int]

    def __init__(self, like: FlyEagles | None = None) -> None:
        super().__init__(FREE if like is None else like.side, like)
        self.territories = [] if like is None else like.territories.copy()

    def copy(self) -> FlyEagles: return FlyEagles(self)
    def blank(self, g: Battle) -> FlyEagles: return FlyEagles()

    def step(self, g: Battle, at: int) -> bool:
        lord = 1 if lord_is_in_play(g) and g.lord == EYRIE else 0
        if at < g.eagles[EYRIE] + lord:
            g.then(EagleTo(FREE))
            return True
        for n, territory in enumerate(self.territories):
            if n == 0 and lord:
                g.lord = territory
            else:
                g.eagles[EYRIE] -= 1
                g.eagles[territory] += 1
            g.tell(EAGLE_FLEW, territory)
        return False


class EagleTo(Decision[Battle]):
    """B-EAG-04  Where the next one flies: the Lord first, if he is at home."""

    def copy(self) -> EagleTo: return EagleTo(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-EAG-04", "B-EAG-05")
    def choice(self, g: Battle, option: int) -> Choice: return ChooseTerritory(option)
    def options(self, g: Battle) -> list[int]: return list(range(TERRITORIES))

    def choose(self, g: Battle, option: int) -> None:
        draft = g.stack[len(g.stack) - 1]
        assert isinstance(draft, FlyEagles)
        draft.territories.append(option)


def eagles_may_attack(g: Battle) -> bool:
    """B-EAG-02, 06  The Lord is in play, and some Eagle shares a territory with a Shadow Army."""
    return lord_is_in_play(g) and len(EagleAttack().choices(g)) > 0


class EagleAttack(Draft[Battle]):
    """B-EAG-06, 07, B-AMB-36  Each Eagle that flies home names its own target; then they strike one by one."""
    chosen: list[int]                # who (a territory, or LORD) * places + target
    enough: bool

    def __init__(self, like: EagleAttack | None = None) -> None:
        super().__init__(FREE if like is None else like.side, like)
        self.chosen = [] if like is None else like.chosen.copy()
        self.enough = False if like is None else like.enough

    def copy(self) -> EagleAttack: return EagleAttack(self)
    def blank(self, g: Battle) -> EagleAttack: return EagleAttack()

    def step(self, g: Battle, at: int) -> bool:
        if not self.enough and self.choices(g):
            g.then(EagleStrikes(FREE))
            return True
        g.stack.pop()
        places = g.facts.places
        for it in self.chosen:
            self.fly_home(g, it // places)
            if it % places >= g.facts.regions: g.once |= EAGLE_STRUCK_BOX
        g.then(EagleBlows([it % places for it in self.chosen]))
        return True

    def fly_home(self, g: Battle, who: int) -> None:
        if who == LORD:
            g.lord = EYRIE
        else:
            g.eagles[who] -= 1
            g.eagles[EYRIE] += 1

    def choices(self, g: Battle) -> list[int]:
        """B-EAG-07, B-AMB-21  Different Armies, each in the territory of its Eagle; boxes are in none."""
        facts = g.facts
        places = facts.places
        struck = [it % places for it in self.chosen]
        free = g.eagles[:TERRITORIES]
        lord = lord_is_in_play(g) and g.lord != EYRIE
        for it in self.chosen:
            if it // places == LORD:
                lord = False
            else:
                free[it // places] -= 1
        found: list[int] = []
        for place in range(facts.regions):
            if g.army(SHADOW, place) and place not in struck:
                territory = facts.territory[place]
                if free[territory]: found.append(territory * places + place)
                if lord and g.lord == territory: found.append(LORD * places + place)
        if self.may_reach_boxes(g):
            for place in range(facts.regions, places):
                if g.army(SHADOW, place):
                    found += [territory * places + place for territory in range(TERRITORIES) if free[territory]]
                    if lord: found.append(LORD * places + place)
        return found

    def may_reach_boxes(self, g: Battle) -> bool:
        """B-AMB-21  One Eagle in a turn, and only if a card says so."""
        if g.once & EAGLE_STRUCK_BOX or not g.asked(EAGLES_IN_BOXES, FREE, 0): return False
        return not [it for it in self.chosen if it % g.facts.places >= g.facts.regions]


class EagleStrikes(Decision[Battle]):
    """B-EAG-06, B-AMB-36  One more Eagle and its target, or no more."""

    def copy(self) -> EagleStrikes: return EagleStrikes(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-EAG-07", "B-EAG-06", "B-AMB-36")

    def choice(self, g: Battle, option: int) -> Choice:
        if option == DONE: return Done()
        who, place = option // g.facts.places, option % g.facts.places
        return LordFrom(place) if who == LORD else EagleFrom(who, place)

    def options(self, g: Battle) -> list[int]:
        draft = striking(g)
        found = draft.choices(g)
        if draft.chosen: found.append(DONE)
        return found

    def choose(self, g: Battle, option: int) -> None:
        draft = striking(g)
        if option == DONE:
            draft.enough = True
        else:
            draft.chosen.append(option)


def striking(g: Battle) -> EagleAttack: return g.nearest(EagleAttack)


class EagleBlows(Procedure[Battle]):
    """B-EAG-08, B-AMB-36  Three dice for each, four and more hit, failed dice once again; Damage at once."""
    targets: list[int]
    hits: int
    failed: int

    def __init__(self, targets: list[int], like: EagleBlows | None = None) -> None:
        super().__init__(like)
        self.targets = targets
        self.hits = 0 if like is None else like.hits
        self.failed = 0 if like is None else like.failed

    def copy(self) -> EagleBlows: return EagleBlows(self.targets.copy(), self)

    def step(self, g: Battle, at: int) -> bool:
        if at >= 3 * len(self.targets): return False
        target = self.targets[at // 3]
        match at % 3:
            case 0: self.strike(g, target)
            case 1: g.roll(self.failed, AGAIN)
            case _: g.then(Suffer(SHADOW, target, self.hits))
        return True

    def strike(self, g: Battle, target: int) -> None:
        self.hits = 0
        self.failed = 0
        g.tell(EAGLE_ATTACKED, target)
        g.roll(g.asked(EAGLE_DICE, target, DICE), FIRST)

    def rolled(self, g: Battle, tag: int, faces: list[int]) -> None:
        for face in faces:
            if face >= HITS_ON:
                self.hits += 1
            elif tag == FIRST:
                self.failed += 1


def eagles_go_home(g: Battle) -> None:
    """B-EAG-09, B-TRN-17  At the end of the turn they return to the Eyrie."""
    for territory in range(TERRITORIES):
        g.eagles[EYRIE] += g.eagles[territory]
        g.eagles[territory] = 0
    g.lord = EYRIE
