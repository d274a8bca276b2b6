"""Rolls that decide whether a card stays: corruption cards, and characters that are called away."""
from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ravenhill.core.choices import Choice, Done, No, Take
from ravenhill.core.frames import Decision, Procedure
from ravenhill.games.meccg.cards.parts import Removal
from ravenhill.games.meccg.lines import DISCARDED, HEALS, MAY_STAY, MUST_GO, REMOVAL, REMOVAL_FAILED, SUPPORTS
from ravenhill.games.meccg.piles import HAND, TAPPED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.lands import hold
from ravenhill.games.meccg.rules.leaving import character_leaves, discard, happens, may_leave
from ravenhill.games.meccg.rules.numbers import general_influence, may_bear, may_untap, unused_influence
from ravenhill.games.meccg.rules.strength import items_of, skills
from ravenhill.games.meccg.state import DIRECT_DEFENCE, TAPPED_FOR, Meccg
from ravenhill.games.meccg.terms import HAVEN, ITEM, NO_SKILL, SAGE, SPECIAL, STANDS_IN, Skill
from ravenhill.games.meccg.words.moments import ITEM_PASSED
from ravenhill.games.meccg.words.numbers import BY_ROLL

ENOUGH_TO_HEAL: Final = 10


@mypyc_attr(allow_interpreted_subclasses=True)
class Helped(Procedure[Meccg]):
    """A roll for which others may tap."""
    modifier: int


class RemovalRoll(Helped):
    """R-ORG-57, R-AMB-28  A roll above the printed number discards the corruption card."""
    card: int
    more: int                        # from those who help

    def __init__(self, card: int, modifier: int, more: int = 0, like: RemovalRoll | None = None) -> None:
        super().__init__(like)
        self.card = card
        self.modifier = modifier
        self.more = more

    def copy(self) -> RemovalRoll: return RemovalRoll(self.card, self.modifier, self.more, self)

    def step(self, g: Meccg, at: int) -> bool:
        if not g.is_in_play(self.card):
            return False
        match at:
            case 0: self.others_help(g)
            case 1:
                g.tried.append(self.card if self.modifier < 0 else TAPPED_FOR - self.card)
                g.roll(2)
            case _: return False
        return True

    def others_help(self, g: Meccg) -> None:
        if self.removal(g).helped and who_helps(g, self.card):
            self.at = 0
            g.then(TapToHelp(g.user(self.card), self.card, 1))

    def removal(self, g: Meccg) -> Removal:
        removal = g.facts(self.card).removal
        assert removal is not None
        return removal

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        removal = self.removal(g)
        total = faces[0] + faces[1] + self.modifier + self.more
        g.tell(REMOVAL if total > removal.above else REMOVAL_FAILED, self.card, total, removal.above)
        if total > removal.above:
            discard(g, self.card)


def who_helps(g: Meccg, card: int, skill: Skill = NO_SKILL) -> list[int]:
    """Those of the bearer's company who could still tap for his roll."""
    bearer = g.host[card]
    members = g.companies[g.company[bearer]].members if bearer >= 0 and g.company[bearer] >= 0 else []
    return [it for it in members if it != bearer and g.state[it] == UNTAPPED and (
        skill == NO_SKILL or skill in skills(g, it))]


class TapToHelp(Decision[Meccg]):
    """One more of the company taps for the roll, or nobody else."""
    card: int
    more: int
    skill: int

    def __init__(self, side: int, card: int, more: int, skill: int = NO_SKILL) -> None:
        super().__init__(side)
        self.card = card
        self.more = more
        self.skill = skill

    def copy(self) -> TapToHelp: return TapToHelp(self.side, self.card, self.more, self.skill)
    def rules(self) -> tuple[str, ...]: return ("R-ORG-57",)
    def choice(self, g: Meccg, option: int) -> Choice: return Done() if option == 0 else Take(option - 1)
    def options(self, g: Meccg) -> list[int]:
        return [0, *[it + 1 for it in who_helps(g, self.card, Skill(self.skill))]]

    def choose(self, g: Meccg, option: int) -> None:
        roll = g.nearest(Helped)
        if option == 0:
            roll.at = 1
        else:
            g.state[option - 1] = TAPPED
            g.tell(SUPPORTS, option - 1, g.host[self.card])
            roll.modifier += self.more


class HealingRoll(Helped):
    """Instead of healing, a roll, at +2 at a Haven and for each sage who taps: above ten he heals, and is rid of it."""
    character: int
    card: int
    tapped: bool                     # he is tapped then

    def __init__(self, character: int, card: int, tapped: bool, like: HealingRoll | None = None) -> None:
        super().__init__(like)
        self.character = character
        self.card = card
        self.tapped = tapped
        self.modifier = 0 if like is None else like.modifier

    def copy(self) -> HealingRoll: return HealingRoll(self.character, self.card, self.tapped, self)

    def step(self, g: Meccg, at: int) -> bool:
        if not g.is_in_play(self.card) or g.state[self.character] != WOUNDED:
            return False
        match at:
            case 0: self.sages_help(g)
            case 1: g.roll(2)
            case _: return False
        return True

    def sages_help(self, g: Meccg) -> None:
        if who_helps(g, self.card, SAGE):
            self.at = 0
            g.then(TapToHelp(g.owner[self.character], self.card, 2, SAGE))

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        haven = hold(g, g.companies[g.company[self.character]].site) == HAVEN
        total = faces[0] + faces[1] + self.modifier + (2 if haven else 0)
        g.tell(REMOVAL if total > ENOUGH_TO_HEAL else REMOVAL_FAILED, self.card, total, ENOUGH_TO_HEAL)
        if total > ENOUGH_TO_HEAL:
            g.state[self.character] = TAPPED if self.tapped or not may_untap(g, self.character) else UNTAPPED
            g.tell(HEALS, self.character)
            discard(g, self.card)


def heals_by_roll(g: Meccg, character: int, tapped: bool) -> bool:
    """A card on him keeps him from healing, unless a roll says otherwise; the roll is then made."""
    if g.asked(BY_ROLL, character, 0) == 0:
        return False
    card = next(it for it in g.on(character) if g.cards.alters[BY_ROLL][g.kind[it]])
    g.then(HealingRoll(character, card, tapped))
    return True


class ReturnRoll(Procedure[Meccg]):
    """R-ORG-31  A roll and unused general influence below this number, and the card goes."""
    card: int
    below: int

    def __init__(self, card: int, below: int, like: ReturnRoll | None = None) -> None:
        super().__init__(like)
        self.card = card
        self.below = below

    def copy(self) -> ReturnRoll: return ReturnRoll(self.card, self.below, self)

    def step(self, g: Meccg, at: int) -> bool:
        if at > 0:
            return False
        g.roll(2)
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        total = faces[0] + faces[1] + defence(g, self.card)
        g.tell(MAY_STAY if total >= self.below else MUST_GO, self.card, total, self.below)
        if total >= self.below:
            return
        if g.company[self.card] < 0:
            discard(g, self.card)                              # a faction
        elif may_leave(g, self.card, by_effect=False):
            g.then(Return(self.card))


def defence(g: Meccg, card: int) -> int:
    """R-ORG-31, R-OPT-05  Unused general influence; or, if that rule is on, the character's own direct influence."""
    general = general_influence(g, g.owner[card])
    if g.optional & DIRECT_DEFENCE and g.company[card] >= 0 and not g.facts(card).is_wizard():
        return max(general, unused_influence(g, card))
    return general


class Return(Procedure[Meccg]):
    """The character returns to the hand; one item may pass to another of the company."""
    character: int

    def __init__(self, character: int, like: Return | None = None) -> None:
        super().__init__(like)
        self.character = character

    def copy(self) -> Return: return Return(self.character, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.an_item_passes(g)
            case 1: character_leaves(g, self.character, HAND)
            case _: return False
        return True

    def an_item_passes(self, g: Meccg) -> None:
        if items_of(g, self.character) and len(g.companies[g.company[self.character]].members) > 1:
            g.then(KeepItem(g.owner[self.character], self.character))


class KeepItem(Decision[Meccg]):
    """Which item stays with the company, if any."""
    character: int

    def __init__(self, side: int, character: int) -> None:
        super().__init__(side)
        self.character = character

    def copy(self) -> KeepItem: return KeepItem(self.side, self.character)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)
    def options(self, g: Meccg) -> list[int]:
        return [0, *[card + 1 for card in items_of(g, self.character) if keepers(g, self.character, card)]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.then(KeptBy(self.side, self.character, option - 1))


class KeptBy(Decision[Meccg]):
    """Who takes it."""
    character: int
    item: int

    def __init__(self, side: int, character: int, item: int) -> None:
        super().__init__(side)
        self.character = character
        self.item = item

    def copy(self) -> KeptBy: return KeptBy(self.side, self.character, self.item)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)

    def choose(self, g: Meccg, option: int) -> None:
        g.host[self.item] = option
        happens(g, ITEM_PASSED, option)

    def options(self, g: Meccg) -> list[int]:
        return keepers(g, self.character, self.item)


def keepers(g: Meccg, character: int, item: int) -> list[int]:
    """The others of the company who may bear this item."""
    return [it for it in g.companies[g.company[character]].members if it != character and may_bear(g, it, item)]


def items_in(g: Meccg, slot: int) -> list[int]:
    """All items of a company."""
    found: list[int] = []
    for character in g.companies[slot].members:
        found.extend(items_of(g, character))
    return found


class DiscardItem(Decision[Meccg]):
    """Which item of the company, or of one of its members, is lost."""
    slot: int
    bearer: int

    def __init__(self, side: int, slot: int, bearer: int = -1) -> None:
        super().__init__(side)
        self.slot = slot
        self.bearer = bearer

    def copy(self) -> DiscardItem: return DiscardItem(self.side, self.slot, self.bearer)
    def options(self, g: Meccg) -> list[int]:
        return items_of(g, self.bearer) if self.bearer >= 0 else items_in(g, self.slot)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)
    def choose(self, g: Meccg, option: int) -> None: must_go(g, option)


def must_go(g: Meccg, card: int) -> None:
    """An effect demands that this card be discarded; of items, one of its company may stand in for it."""
    if stand_ins(g, card):
        g.then(StandIn(g.user(card), card))
    else:
        g.tell(DISCARDED, card)
        discard(g, card)


def stand_ins(g: Meccg, card: int) -> list[int]:
    """Items of the company that may be discarded instead of this one, which is not special."""
    host, it = g.host[card], g.facts(card)
    if it.type != ITEM or it.size == SPECIAL or host < 0 or g.company[host] < 0 or not g.is_in_play(card):
        return []
    return [other for other in items_in(g, g.company[host]) if g.facts(other).is_such(STANDS_IN)]


class StandIn(Decision[Meccg]):
    """Which is discarded: the item that must go, or one that stands in for it."""
    card: int

    def __init__(self, side: int, card: int) -> None:
        super().__init__(side)
        self.card = card

    def copy(self) -> StandIn: return StandIn(self.side, self.card)
    def options(self, g: Meccg) -> list[int]: return [self.card, *stand_ins(g, self.card)]
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)

    def choose(self, g: Meccg, option: int) -> None:
        g.tell(DISCARDED, option)
        discard(g, option)
