"""Balance Between Powers, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import EVERYBODY, Decision, Plain, Procedure
from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.lines import DISCARDED
from ravenhill.games.meccg.piles import HAND
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Keyword
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import BARRED, Alter

KEPT_FOR = 1                             # what it costs to keep it at first,
ANSWERED_WITH = 1                        # what the other pays to be rid of it,
HELD_WITH = 2                            # and what it costs to answer that


def at_hand(g: Meccg, side: int) -> list[int]:
    return [it for it in g.piles[HAND + side] if g.facts(it).has(ENVIRONMENT)]


class NoSuchCards(Alter):
    """Nobody plays cards with this keyword."""
    keyword: Keyword
    def __init__(self, keyword: Keyword) -> None:
        super().__init__(BARRED)
        self.keyword = keyword
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + 1 if g.facts(thing).has(self.keyword) else total


class Weighing(Procedure[Meccg]):
    """Each in turn pays with environments of the hand, and who does not loses: the card stays, or it leaves."""
    card: int
    side: int                        # who must pay next
    price: int
    left: int                        # of the price

    def __init__(self, card: int, side: int, like: Weighing | None = None) -> None:
        super().__init__(like)
        self.card = card
        self.side = side if like is None else like.side
        self.price = KEPT_FOR if like is None else like.price
        self.left = KEPT_FOR if like is None else like.left

    def copy(self) -> Weighing: return Weighing(self.card, self.side, self)

    def step(self, g: Meccg, at: int) -> bool:
        if at > 0 or not g.is_in_play(self.card):
            return False
        g.then(PayEnvironment(self.side))
        return True

    def paid(self, g: Meccg, card: int) -> None:
        """One is shown and discarded; the price is paid in full before the other answers."""
        g.learn(card, EVERYBODY)
        g.tell(DISCARDED, card)
        discard(g, card)
        self.left -= 1
        if self.left == 0:
            self.side = 1 - self.side
            self.price = HELD_WITH if self.side == g.owner[self.card] else ANSWERED_WITH
            self.left = self.price
        self.at = 0

    def declined(self, g: Meccg) -> None:
        """It leaves if its own player would not pay, and stays if the other would not."""
        if self.side == g.owner[self.card]:
            g.tell(DISCARDED, self.card)
            discard(g, self.card)


class PayEnvironment(Decision[Meccg]):
    """Which environment of the hand is discarded, or none: asked whether or not there is one."""

    def copy(self) -> PayEnvironment: return PayEnvironment(self.side)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        bid, cards = g.nearest(Weighing), at_hand(g, self.side)
        more = [it + 1 for it in cards] if len(cards) >= bid.left else []
        return [0, *more] if bid.left == bid.price else more

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.nearest(Weighing).paid(g, option - 1)
        else:
            g.nearest(Weighing).declined(g)


class Weigh(Effect):
    """You keep it for an environment of the hand; the opponent may answer with one, you with two, and so on."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(Weighing(thing, g.owner[thing]))


FRAMES: tuple[Plain, ...] = (Weighing(0, 0), PayEnvironment(0))

BALANCE_BETWEEN_POWERS = PermanentEvent(
    "dm-118", "Balance Between Powers", side=RESOURCE, keywords=frozenset({ENVIRONMENT}), done=True, rules=(
        may(ANYTIME, PutInPlay(THIS)), always(NoSuchCards(ENVIRONMENT)),
        whenever(BEGINNING_OF_ORGANIZATION, Weigh(THIS), when=YourTurn()),
        whenever(DECK_EXHAUSTED, Discard(THIS)),
    ),
)
