"""Skin-changer, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import Decision, Plain, Procedure
from ravenhill.core.words import Effect, If, Source
from ravenhill.games.meccg.lines import GAINS
from ravenhill.games.meccg.piles import HAND, WOUNDED
from ravenhill.games.meccg.rules.attacks import the_attack, the_strike
from ravenhill.games.meccg.rules.leaving import character_leaves, happens, may_leave
from ravenhill.games.meccg.rules.numbers import may_bear
from ravenhill.games.meccg.rules.strength import items_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


def who_may_take(g: Meccg, character: int, item: int) -> list[int]:
    """Unwounded characters of his company who may bear this item."""
    return [it for it in g.companies[g.company[character]].members
            if it != character and g.state[it] != WOUNDED and may_bear(g, it, item)]


class GoesAway(Procedure[Meccg]):
    """He gives away what he likes, and returns to the hand."""
    character: int

    def __init__(self, character: int, like: GoesAway | None = None) -> None:
        super().__init__(like)
        self.character = character

    def copy(self) -> GoesAway: return GoesAway(self.character, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.gives(g)
            case 1: character_leaves(g, self.character, HAND)
            case _: return False
        return True

    def gives(self, g: Meccg) -> None:
        if any(who_may_take(g, self.character, item) for item in items_of(g, self.character)):
            self.at = 0
            g.then(GivesAway(g.owner[self.character]))


class GivesAway(Decision[Meccg]):
    """Which item he gives away next, or no more."""

    def copy(self) -> GivesAway: return GivesAway(self.side)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        who = g.nearest(GoesAway).character
        return [0, *[item + 1 for item in items_of(g, who) if who_may_take(g, who, item)]]

    def choose(self, g: Meccg, option: int) -> None:
        if option == 0:
            g.nearest(GoesAway).at = 1
        else:
            g.then(GivesTo(self.side, option - 1))


class GivesTo(Decision[Meccg]):
    """To whom."""
    item: int

    def __init__(self, side: int, item: int) -> None:
        super().__init__(side)
        self.item = item

    def copy(self) -> GivesTo: return GivesTo(self.side, self.item)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)
    def options(self, g: Meccg) -> list[int]: return who_may_take(g, g.nearest(GoesAway).character, self.item)

    def choose(self, g: Meccg, option: int) -> None:
        g.host[self.item] = option
        g.tell(GAINS, option, self.item)
        happens(g, ITEM_PASSED, option)


class OnlyOneStrike(If):
    """Who is struck faces one strike of the attack."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack, strike = the_attack(g), the_strike(g)
        return attack is not None and strike is not None and attack.targets.count(strike.target) == 1


class GoHisWay(Effect):
    """He returns to the hand; what he bears may pass, without checks, to those of his company who are not wounded."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return g.company[thing] >= 0 and may_leave(g, thing, by_effect=False)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(GoesAway(thing))


SKIN_CHANGER = ShortEvent("td-152", "Skin-changer", side=RESOURCE, done=True, rules=(
    may(ANYTIME, PutInPlay(a(Characters(YOURS, name="Beorn")))),
    has_more(BEARER, prowess=+2, body=+2),
    may(STRUCK, TakeStrikes(THE_STRUCK_BEARER, 1), when=OnlyOneStrike()),
    whenever(ATTACK_OVER, CheckCorruption(BEARER, -2), when=Attacked()),
    whenever(TURN_ENDS, GoHisWay(BEARER)),
    whenever(TURN_ENDS, Discard(THIS)),
))
FRAMES: tuple[Plain, ...] = (GoesAway(0), GivesAway(0), GivesTo(0, 0))
