"""Gold rings and the rings they turn out to be."""
from __future__ import annotations

from ravenhill.core.choices import Choice, No, Number, Take
from ravenhill.core.frames import Decision, Procedure
from ravenhill.games.meccg.lines import GAINS, RING_TESTED
from ravenhill.games.meccg.piles import HAND, IN_PLAY
from ravenhill.games.meccg.rules.leaving import discard, gained
from ravenhill.games.meccg.rules.numbers import blocked, may_bear
from ravenhill.games.meccg.rules.toll import can_pay, pay_toll
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import TELLS_RINGS, THE_ONE_RING
from ravenhill.games.meccg.words.numbers import RING_TEST

ANY_RESULT = (1, 99)                 # also one below 1, which modifiers can make


class RingTest(Procedure[Meccg]):
    """R-RING-02, R-AMB-102  A roll, then a ring of the hand that it allows may take the place of the gold ring."""
    ring: int
    modifier: int
    rolls: int                       # two: one of the results is chosen; none: it turns out to be whatever is wanted
    total: int
    first: int

    def __init__(self, ring: int, modifier: int = 0, rolls: int = 1, like: RingTest | None = None) -> None:
        super().__init__(like)
        self.ring = ring
        self.modifier = modifier
        self.rolls = rolls
        self.total = 0 if like is None else like.total
        self.first = 0 if like is None else like.first

    def copy(self) -> RingTest: return RingTest(self.ring, self.modifier, self.rolls, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: g.roll(2 if self.rolls > 0 else 0)
            case 1: g.roll(2 if self.rolls > 1 else 0)
            case 2: self.choose_one(g)
            case 3: g.then(WhichRing(g.owner[g.host[self.ring]]))
            case _: return False
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        if faces:
            bearer = g.host[self.ring]
            self.first = self.total
            slot = g.company[bearer]
            more = 2 if g.facts(g.companies[slot].site).is_such(TELLS_RINGS) else 0
            self.total = faces[0] + faces[1] + self.modifier + g.asked(RING_TEST, slot, more)
            g.tell(RING_TESTED, self.ring, self.total)

    def choose_one(self, g: Meccg) -> None:
        if self.rolls > 1 and self.first != self.total:
            g.then(WhichTotal(g.owner[g.host[self.ring]]))


class WhichTotal(Decision[Meccg]):
    """Which of two results counts."""

    def copy(self) -> WhichTotal: return WhichTotal(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-RING-02",)
    def choice(self, g: Meccg, option: int) -> Choice: return Number(option)
    def counts(self, g: Meccg) -> str: return "total"
    def choose(self, g: Meccg, option: int) -> None: g.nearest(RingTest).total = option

    def options(self, g: Meccg) -> list[int]:
        test = g.nearest(RingTest)
        return sorted({max(0, test.first), max(0, test.total)})


class WhichRing(Decision[Meccg]):
    """R-RING-03, 07  A ring from the hand, or none; the gold ring is discarded in any case."""

    def copy(self) -> WhichRing: return WhichRing(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-RING-02",)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        test = g.nearest(RingTest)
        allowed = g.facts(test.ring).test
        found = [0]
        for card in g.piles[HAND + self.side]:
            it = g.facts(card)
            if not it.done or (it.unique and blocked(g, g.kind[card])) or not may_bear(g, g.host[test.ring], card):
                continue
            if not can_pay(g, self.side, card):
                continue
            for keyword, (least, most) in allowed.items():
                wanted = test.rolls == 0 and keyword != THE_ONE_RING
                indicated = least <= test.total <= most or (least, most) == ANY_RESULT
                if it.has(keyword) and (wanted or (test.rolls > 0 and indicated)):
                    found.append(card + 1)
                    break
        return found

    def choose(self, g: Meccg, option: int) -> None:
        test = g.nearest(RingTest)
        ring = test.ring
        bearer = g.host[ring]
        if test.rolls == 0 and option == 0:                    # without a roll it is tested only if another replaces it
            return
        discard(g, ring)
        if option:
            card = option - 1
            g.move(card, IN_PLAY + self.side)
            g.host[card] = bearer
            g.tell(GAINS, bearer, card)
            pay_toll(g, self.side, card)
            gained(g, card, bearer)
