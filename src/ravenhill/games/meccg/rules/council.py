"""The end of the game: calling the Free Council, its checks, and the count."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, Take
from ravenhill.core.frames import EVERYBODY, NOBODY, Decision, Procedure
from ravenhill.games.meccg.lines import SCORES as COUNTED
from ravenhill.games.meccg.lines import SHOWN
from ravenhill.games.meccg.piles import COUNCIL_PHASE, HAND, IN_PLAY, MARSHALLED
from ravenhill.games.meccg.rules.checks import owes_check
from ravenhill.games.meccg.rules.leaving import may_leave
from ravenhill.games.meccg.rules.numbers import points_by_group, points_for_calling, points_of
from ravenhill.games.meccg.state import TIE_BREAK, TURN_LIMIT, Meccg
from ravenhill.games.meccg.terms import CREATURES, HAZARD, OTHERS, SCORES
from ravenhill.games.meccg.words.moments import CHECKING

ENOUGH: Final = [0, 20, 25, 30, 40]      # R-END-02, 05, 06, 07  points to call, by decks to be played through
LOST_WIZARD: Final = 5                   # R-END-04
MOST_TURNS: Final = 25                   # of each seat, where there is a limit


def may_call(g: Meccg, side: int) -> bool:
    """R-END-02  All decks exhausted, or all but one and enough points; and nobody has called."""
    if g.called >= 0:
        return False
    done = g.exhausted[side]
    return done >= g.length or (done >= g.length - 1 and points_for_calling(g, side) >= ENOUGH[g.length])


def is_due(g: Meccg) -> bool:
    """R-END-03, 08  Both have exhausted all decks, or the seat that did not call has had its turn; or time is up."""
    if g.exhausted[0] >= g.length and g.exhausted[1] >= g.length:
        return True
    if g.optional & TURN_LIMIT and min(g.turns) >= MOST_TURNS:
        return True
    return g.called == 3 - g.active


class Council(Procedure[Meccg]):
    """R-END-09, 12, 23, R-AMB-104  Everybody checks, the player of the last turn first; then points are counted."""
    checked: list[int]

    def __init__(self, like: Council | None = None) -> None:
        super().__init__(like)
        self.checked = [] if like is None else like.checked.copy()

    def copy(self) -> Council: return Council(self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: g.phase = COUNCIL_PHASE
            case 1: self.next_check(g, 1)
            case 2: g.active = 1 - g.active
            case 3: self.next_check(g, 3)
            case 4: self.the_points_are_counted(g)
            case _: return False
        return True

    def the_points_are_counted(self, g: Meccg) -> None:
        """R-AMB-108  A tie is a draw, unless it is broken by more corruption and another round of checks.

        Where nobody is left whom a check could take, another round would break nothing.
        """
        tied = final_points(g, 0) == final_points(g, 1)
        others = any(not g.facts(it).is_wizard() and may_leave(g, it) for it in g.in_force() if g.company[it] >= 0)
        if tied and others and g.optional & TIE_BREAK:
            g.tie += 1
            g.active = 1 - g.active
            self.checked = [it for it in g.in_force() if g.company[it] >= 0 and g.facts(it).is_wizard()]
            self.at = 1
        else:
            count(g)

    def next_check(self, g: Meccg, at: int) -> None:
        if self.left(g, g.active):
            self.at = at
            g.then(NextToCheck(g.active))

    def left(self, g: Meccg, side: int) -> list[int]:
        return [it for it in g.piles[IN_PLAY + side] if g.company[it] >= 0 and it not in self.checked]


class NextToCheck(Decision[Meccg]):
    """R-AMB-104  In an order of choice."""

    def copy(self) -> NextToCheck: return NextToCheck(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-END-09",)
    def options(self, g: Meccg) -> list[int]: return g.nearest(Council).left(g, self.side)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)

    def choose(self, g: Meccg, option: int) -> None:
        g.nearest(Council).checked.append(option)
        owes_check(g, option, 0, CHECKING)


def count(g: Meccg) -> None:
    """R-END-14, R-END-18, R-END-21, R-END-22  What is shown from a hand is seen by everybody."""
    if g.standard:
        cards_are_shown(g)
    totals = [final_points(g, side) for side in range(2)]
    for side in range(2):
        g.score[side] = totals[side]
        g.tell(COUNTED, side, totals[side])
    winner = NOBODY if totals[0] == totals[1] else 0 if totals[0] > totals[1] else 1
    g.finish(winner, "meccg-council")


def cards_are_shown(g: Meccg) -> None:
    """R-END-18"""
    for side in range(2):
        for card in shown_against(g, side):
            g.learn(card, EVERYBODY)
            g.tell(SHOWN, 1 - side, card)


def final_points(g: Meccg, side: int) -> int:
    """R-END-22  Doubling, halving, what the opponent shows, and the lost Wizard."""
    groups = points_by_group(g, side)
    if g.standard:
        groups = halved(doubled(groups, points_by_group(g, 1 - side)))
    total = sum(groups)
    if g.standard:
        total -= len(shown_against(g, side))
    return total - (LOST_WIZARD if g.wizard_lost[side] else 0)


def doubled(groups: list[int], others: list[int]) -> list[int]:
    """R-END-16, R-AMB-105  A group in which the opponent has nothing counts twice, creatures and other apart."""
    found = groups.copy()
    for group in range(SCORES):
        if group not in (CREATURES, OTHERS) and groups[group] > 0 and others[group] <= 0:
            found[group] *= 2
    return found


def halved(groups: list[int]) -> list[int]:
    """R-END-17, R-AMB-106  No group gives more than all the others together."""
    total = sum(it for it in groups if it > 0)
    return [min(it, total - it) if it > total - it else it for it in groups]


def shown_against(g: Meccg, side: int) -> list[int]:
    """R-AMB-107  All that can be shown is shown."""
    return shown_among(g, side, g.piles[HAND + 1 - side])


def shown_among(g: Meccg, side: int, cards: list[int]) -> list[int]:
    """R-END-18  One point for each unique card in the other hand that scores here."""
    own = [card for card in g.piles[IN_PLAY + side] if g.facts(card).side != HAZARD] + g.piles[MARSHALLED + side]
    scoring = [g.cards.identity[g.kind[card]] for card in own if g.facts(card).unique and points_of(g, card) > 0]
    found: list[int] = []
    for card in sorted(cards):
        kind = g.cards.identity[g.kind[card]]
        if g.facts(card).unique and g.facts(card).points > 0 and kind in scoring:
            scoring = [it for it in scoring if it != kind]
            found.append(card)
    return found
