"""Long Dark Reach, and the words that it alone uses."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.choices import Choice, Take
from ravenhill.core.frames import EVERYBODY, Chance, Decision, Plain, Procedure
from ravenhill.core.words import Effect, If, Source, Who
from ravenhill.games.meccg.lines import SHOWS
from ravenhill.games.meccg.piles import CHAIN, ON_TOP
from ravenhill.games.meccg.rules.combat import begin_attack
from ravenhill.games.meccg.rules.deck_top import covered, loosen, settle
from ravenhill.games.meccg.rules.numbers import blocked
from ravenhill.games.meccg.rules.presence import veiled
from ravenhill.games.meccg.rules.returning import comes_again, ways
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import BY_REGION, BY_REGION_TYPE
from ravenhill.games.meccg.words import *

SEVEN: Final = 7


def roams(g: Meccg, card: int) -> bool:
    """A creature that can be keyed to a region other than a Coastal Sea."""
    for key in g.facts(card).keyed_to:
        if key.by == BY_REGION_TYPE and key.type != COASTAL_SEA:
            return True
        if key.by == BY_REGION and any(g.cards.facts[g.cards.names[name]].region_type != COASTAL_SEA
                                       for name in key.names if name in g.cards.names):
            return True
    return False


class Reaching(Procedure[Meccg]):
    """The top cards of a play deck are shown; one creature of them attacks, the others go back in no known order."""
    side: int
    weaker: int
    shown: list[int]

    def __init__(self, side: int, weaker: int, like: Reaching | None = None) -> None:
        super().__init__(like)
        self.side = side
        self.weaker = weaker
        self.shown = [] if like is None else like.shown.copy()

    def copy(self) -> Reaching: return Reaching(self.side, self.weaker, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: settle(g, self.side, SEVEN)
            case 1: self.the_next_is_shown(g)
            case 2: self.one_is_chosen(g)
            case _: return False
        return True

    def the_next_is_shown(self, g: Meccg) -> None:
        if len(self.shown) < SEVEN and covered(g, self.side, self.shown):
            self.at = 1
            g.then(ShowTop(self.side))

    def prey(self, g: Meccg) -> list[int]:
        """The creatures that may attack."""
        return [card for card in self.shown if g.facts(card).type == CREATURE and g.facts(card).done and roams(g, card)
                and (not g.facts(card).unique or g.facts(card).race in (NAZGUL, DRAGON))
                and not (g.facts(card).unique and blocked(g, g.kind[card]))]

    def one_is_chosen(self, g: Meccg) -> None:
        if self.prey(g) and g.current >= 0 and g.companies[g.current].members:
            g.then(WhichComes(self.side))
        else:
            self.goes_on(g, -1)

    def goes_on(self, g: Meccg, chosen: int) -> None:
        """The others lie on top again; the chosen one attacks, weaker if it could not have been played."""
        for card in self.shown:
            if card != chosen:
                g.move(card, ON_TOP + self.side)
        loosen(g, self.side)
        if chosen < 0:
            return
        if ways(g, chosen):
            comes_again(g, chosen, 0, 0)
            return
        g.move(chosen, CHAIN)
        attack = begin_attack(g, g.current, chosen, g.facts(chosen))
        attack.lasting_prowess = -self.weaker
        attack.more_prowess -= self.weaker
        g.then(attack)


class ShowTop(Chance[Meccg]):
    """The next card of a play deck is turned over."""
    side: int

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def copy(self) -> ShowTop: return ShowTop(self.side)
    def cards(self, g: Meccg) -> list[int]: return covered(g, self.side, g.nearest(Reaching).shown)
    def outcomes(self, g: Meccg) -> int: return len(self.cards(g))
    def choice(self, g: Meccg, outcome: int) -> Choice: return Take(self.cards(g)[outcome])

    def choose(self, g: Meccg, outcome: int) -> None:
        card = self.cards(g)[outcome]
        g.learn(card, EVERYBODY)
        g.tell(SHOWS, self.side, g.kind[card])
        g.nearest(Reaching).shown.append(card)


class WhichComes(Decision[Meccg]):
    """R-CMB-01  Which of the creatures that were shown attacks."""

    def copy(self) -> WhichComes: return WhichComes(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-CMB-01",)
    def options(self, g: Meccg) -> list[int]: return g.nearest(Reaching).prey(g)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)
    def choose(self, g: Meccg, option: int) -> None: g.nearest(Reaching).goes_on(g, option)


class LargeDeck(If):
    """You have so many cards in your play deck, or more."""
    least: int
    def __init__(self, least: int) -> None: self.least = least
    def holds(self, g: Meccg, source: Source) -> bool: return g.deck_size(source.side) >= self.least


class ReachFar(Effect):
    """The top seven cards of this player's deck are shown; one creature of them attacks, perhaps weaker."""
    weaker: int
    def __init__(self, who: Who[Any], weaker: int) -> None:
        super().__init__(who)
        self.weaker = weaker
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return not veiled(g)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(Reaching(thing, self.weaker))


LONG_DARK_REACH = ShortEvent("dm-070", "Long Dark Reach", side=HAZARD, done=True, rules=(
    may(HAZARDS, ReachFar(YOU, 4), when=Moving() & InPath(WILDERNESS) & LargeDeck(10)),
))
FRAMES: tuple[Plain, ...] = (Reaching(0, 0), ShowTop(0), WhichComes(0))
