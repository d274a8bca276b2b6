"""What may be played at once when something is stored: an item of the hand or the discard pile, with one who taps."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import Decision
from ravenhill.games.meccg.lasting import WHILE_IT_LIES, Lasting
from ravenhill.games.meccg.lines import DISCARDED, GAINS, TAPS
from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, MARSHALLED, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.leaving import discard, gained
from ravenhill.games.meccg.rules.numbers import may_bear
from ravenhill.games.meccg.rules.presence import veiled
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ITEM, NO_KIND, SPECIAL

LIKE_THEIRS: Final = 0                   # an item, special ones apart, like one that the opponent has stored
ARMS: Final = 1                          # a weapon, an armor, a shield or a helmet, neither unique nor special


def theirs(g: Meccg, side: int, kind: int) -> list[int]:
    """The opponent's stored items of this name."""
    identity = g.cards.identity[kind]
    return [card for card in g.piles[MARSHALLED + 1 - side]
            if g.facts(card).type == ITEM and not g.lies_under(card) and g.cards.identity[g.kind[card]] == identity]


def fits(g: Meccg, side: int, card: int, what: int) -> bool:
    it = g.facts(card)
    if it.type != ITEM or it.size == SPECIAL or not it.done:
        return False
    if what == ARMS:
        return it.kind != NO_KIND and not it.unique
    others = theirs(g, side, g.kind[card])
    return bool(others) and (not it.unique or not is_elsewhere(g, card, others))


def is_elsewhere(g: Meccg, card: int, leaving: list[int]) -> bool:
    """R-DECK-14  A unique card is in play, or scores, elsewhere than where it is about to leave."""
    identity = g.cards.identity[g.kind[card]]
    every = [it for pile in range(MARSHALLED, IN_PLAY + 2) for it in g.piles[pile]]
    return any(g.cards.identity[g.kind[it]] == identity for it in every if it not in leaving)


def takers(g: Meccg, slot: int, item: int) -> list[int]:
    """Who may tap for it."""
    return [it for it in g.companies[slot].members if g.state[it] == UNTAPPED and may_bear(g, it, item)]


class Reward(Decision[Meccg]):
    """Which item is played, if any."""
    slot: int
    what: int
    lasting: int                     # what lasts for it from then on, or -1

    def __init__(self, side: int, slot: int, what: int, lasting: int) -> None:
        super().__init__(side)
        self.slot = slot
        self.what = what
        self.lasting = lasting

    def copy(self) -> Reward: return Reward(self.side, self.slot, self.what, self.lasting)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        kinds: dict[int, int] = {}
        found = [] if veiled(g) else sorted(g.piles[DISCARD + self.side])
        for card in sorted(g.piles[HAND + self.side]) + found:
            if fits(g, self.side, card, self.what) and takers(g, self.slot, card):
                kinds.setdefault(g.kind[card], card)
        return [0, *[card + 1 for card in kinds.values()]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.then(RewardTaker(self.side, self.slot, option - 1, self.what, self.lasting))


class RewardTaker(Decision[Meccg]):
    """Who taps for it and bears it."""
    slot: int
    item: int
    what: int
    lasting: int

    def __init__(self, side: int, slot: int, item: int, what: int, lasting: int) -> None:
        super().__init__(side)
        self.slot = slot
        self.item = item
        self.what = what
        self.lasting = lasting

    def copy(self) -> RewardTaker: return RewardTaker(self.side, self.slot, self.item, self.what, self.lasting)
    def seen_by(self, g: Meccg, seat: int) -> Decision[Meccg]:
        return self if seat == self.side else Reward(self.side, self.slot, self.what, self.lasting)
    def options(self, g: Meccg) -> list[int]: return takers(g, self.slot, self.item)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)

    def choose(self, g: Meccg, option: int) -> None:
        g.state[option] = TAPPED
        g.tell(TAPS, option)
        if self.what == LIKE_THEIRS:
            other = theirs(g, self.side, g.kind[self.item])[0]
            g.tell(DISCARDED, other)
            discard(g, other)
        g.move(self.item, IN_PLAY + self.side)
        g.host[self.item] = option
        g.tell(GAINS, option, self.item)
        if self.lasting >= 0:
            g.lasting = [*g.lasting, Lasting(self.lasting, self.side, self.item, WHILE_IT_LIES)]
        gained(g, self.item, option)
