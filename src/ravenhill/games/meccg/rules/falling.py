"""Who falls in a fight, and what becomes of his items."""
from __future__ import annotations

from ravenhill.core.choices import Choice, Done, Take
from ravenhill.core.frames import Decision, Procedure
from ravenhill.games.meccg.lines import BODY, BODY_FAILED
from ravenhill.games.meccg.piles import OUT, WOUNDED
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.rules.corruption import wizard_is_lost
from ravenhill.games.meccg.rules.leaving import ally_slot, eliminate, happens, lose_what_lies_on, release
from ravenhill.games.meccg.rules.numbers import may_bear
from ravenhill.games.meccg.rules.strength import body, items_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ALLY, ITEM
from ravenhill.games.meccg.words.moments import COMPANY_CHANGED, ITEM_PASSED


def falls(g: Meccg, target: int) -> None:
    """R-CMB-24, 25, R-AMB-69  Eliminated; its items may pass to others of the company."""
    if g.facts(target).type == ALLY:
        slot = ally_slot(g, target)
        lose_what_lies_on(g, target)
        release(g, target)
        g.move(target, OUT + g.owner[target])
        happens(g, COMPANY_CHANGED, slot)
        return
    attack = the_attack(g)
    if attack is not None:
        attack.slain += 1
    wizard_is_lost(g, target)
    items = [card for card in g.on(target) if g.facts(card).type == ITEM]
    if items and heirs(g, target, []):
        g.then(Inheritance(g.owner[target], target))
    else:
        eliminate(g, target)


class BodyRoll(Procedure[Meccg]):
    """R-CMB-23, 24  A body check that no strike asks for, or one more than it asks for; who fails falls."""
    target: int
    modifier: int

    def __init__(self, target: int, modifier: int, like: BodyRoll | None = None) -> None:
        super().__init__(like)
        self.target = target
        self.modifier = modifier

    def copy(self) -> BodyRoll: return BodyRoll(self.target, self.modifier, self)

    def step(self, g: Meccg, at: int) -> bool:
        if at > 0 or not g.is_in_play(self.target):
            return False
        g.roll(2)
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        total, limit = faces[0] + faces[1] + self.modifier, body(g, self.target)
        g.tell(BODY_FAILED if total > limit else BODY, self.target, total, limit)
        if total > limit:
            falls(g, self.target)


def heirs(g: Meccg, target: int, already: list[int], item: int = -1) -> list[int]:
    """R-AMB-64  Unwounded members of the company, one item each, who may bear this one."""
    company = g.companies[g.company[target]]
    return [it for it in company.members if it != target and g.state[it] != WOUNDED and it not in already
            and (item < 0 or may_bear(g, it, item))]


def heirlooms(g: Meccg, target: int, already: list[int]) -> list[int]:
    """R-CMB-24  The items that somebody may still take over."""
    return [card for card in items_of(g, target) if heirs(g, target, already, card)]


class Inheritance(Procedure[Meccg]):
    """R-CMB-24  One item for each unwounded member; then the character is eliminated with the rest."""
    side: int
    target: int
    given: list[int]

    def __init__(self, side: int, target: int, like: Inheritance | None = None) -> None:
        super().__init__(like)
        self.side = side
        self.target = target
        self.given = [] if like is None else like.given.copy()

    def copy(self) -> Inheritance: return Inheritance(self.side, self.target, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.offer(g)
            case 1: eliminate(g, self.target)
            case _: return False
        return True

    def offer(self, g: Meccg) -> None:
        if heirlooms(g, self.target, self.given):
            self.at = 0
            g.then(WhichItem(self.side))


class WhichItem(Decision[Meccg]):
    """R-CMB-24  The next item that passes on, or no more."""

    def copy(self) -> WhichItem: return WhichItem(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-CMB-24",)
    def choice(self, g: Meccg, option: int) -> Choice: return Done() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        it = g.nearest(Inheritance)
        return [0, *[card + 1 for card in heirlooms(g, it.target, it.given)]]

    def choose(self, g: Meccg, option: int) -> None:
        if option == 0:
            g.nearest(Inheritance).at = 1
        else:
            g.then(WhoInherits(self.side, option - 1))


class WhoInherits(Decision[Meccg]):
    """R-AMB-64  Who takes it."""
    item: int

    def __init__(self, side: int, item: int) -> None:
        super().__init__(side)
        self.item = item

    def copy(self) -> WhoInherits: return WhoInherits(self.side, self.item)
    def rules(self) -> tuple[str, ...]: return ("R-AMB-64",)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)

    def options(self, g: Meccg) -> list[int]:
        it = g.nearest(Inheritance)
        return heirs(g, it.target, it.given, self.item)

    def choose(self, g: Meccg, option: int) -> None:
        g.host[self.item] = option
        g.nearest(Inheritance).given.append(option)
        happens(g, ITEM_PASSED, option)
