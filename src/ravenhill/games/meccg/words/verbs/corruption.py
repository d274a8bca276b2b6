"""Corruption checks, corruption cards, and help for a check."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ravenhill.core.words import Amount, Effect, Picked, Source, Who, amount
from ravenhill.games.meccg.piles import TAPPED
from ravenhill.games.meccg.rules.aid import MORE, OWN_WINDOW, helped, helps, redeem
from ravenhill.games.meccg.rules.checks import ManyChecks, owes_check
from ravenhill.games.meccg.rules.corruption import CorruptionCheck, RingCheck
from ravenhill.games.meccg.rules.removal import RemovalRoll
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.state import TAPPED_FOR, Meccg
from ravenhill.games.meccg.terms import CHARACTER, SPELL
from ravenhill.games.meccg.words.numbers import SPELL_CHECK
from ravenhill.games.meccg.words.verbs.kinds import Checking, Supporting
from ravenhill.games.meccg.words.verbs.play import PutInPlay
from ravenhill.games.meccg.words.who.people import company_of
from ravenhill.games.meccg.words.who.rolls import WhoInfluences, owing


@mypyc_attr(allow_interpreted_subclasses=True)
class Corrupt(PutInPlay):
    """R-CORR-02  A corruption card comes on a character, one a turn."""

    def __init__(self, who: Who[Any]) -> None:
        super().__init__(who)

    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        if thing in g.corrupted or (thing >= 0 and g.facts(thing).type != CHARACTER):          # R-CORR-13  no ally
            return False
        return super().possible(g, source, thing)


class WaitOn(Corrupt):
    """The card comes on who faces a strike, and waits there, tapped, until it is known what becomes of the strike."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        super().do(g, source, thing)
        g.state[source.card] = TAPPED


class RollToRemove(Effect):
    """R-ORG-57, 58  A roll above the card's number discards it."""
    modifier: int
    def __init__(self, who: Who[Any], modifier: int = 0) -> None:
        super().__init__(who)
        self.modifier = modifier
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        """R-AMB-28  At -3 once in a turn, and neither after another attempt nor before one."""
        return thing not in g.tried and (self.modifier == 0 or TAPPED_FOR - thing not in g.tried)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(RemovalRoll(thing, self.modifier, helped(g, source, g.host[thing])))


class CheckCorruption(Checking):
    """R-CORR-05  A corruption check, now."""
    modifier: Amount
    def __init__(self, who: Who[Any], modifier: Amount = 0) -> None:
        super().__init__(who)
        self.modifier = modifier
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return thing < 0 or g.is_in_play(thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        check(g, source, thing, amount(g, source, self.modifier))
    def happen(self, g: Any, source: Source) -> bool:
        """R-AMB-54  Of several, everybody says in which order they come."""
        things = [it for it in self.who.find(g, source) if self.possible(g, source, it)]
        if len(things) < 2:
            return super().happen(g, source)
        check_each(g, source, things, [amount(g, source, self.modifier)] * len(things))
        return True


class CheckAsOwed(CheckCorruption):
    """R-CORR-05  The check this character owes, with the modifier that comes with it."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        ring = source.picks[1] if len(source.picks) > 1 else -1
        check(g, source, thing, source.picks[0] if source.picks else 0, ring)


def check_each(g: Meccg, link: Source, who: list[int], modifiers: list[int]) -> None:
    """R-CORR-10, R-AMB-54  Each in a chain of its own; what was declared already for one of them is for his first."""
    first = [n for n, it in enumerate(who) if it not in who[:n]]
    g.then(ManyChecks(who, [
        modifiers[n] + by_spell(g, link, it) + (helped(g, link, it) if n in first else 0) for n, it in enumerate(who)]))


def check(g: Meccg, link: Source, character: int, modifier: int, ring: int = -1) -> None:
    """R-CORR-05, 10  The roll, with the help that was declared for it; a second one of a chain has its own window."""
    modifier += helped(g, link, character) + by_spell(g, link, character)
    apart = redeem(g, link, character, OWN_WINDOW)
    other = owing(g, character, influence=False)
    if other is not None:
        helps(g, other, character, OWN_WINDOW)
    if apart:
        owes_check(g, character, modifier, g.asking().about, ring)
    else:
        g.then(CorruptionCheck(character, modifier) if ring < 0 else RingCheck(character, ring, modifier))


def by_spell(g: Meccg, link: Source, character: int) -> int:
    """What somebody has for checks that a spell requires."""
    return g.asked(SPELL_CHECK, character, 0) if link.card >= 0 and g.facts(link.card).has(SPELL) else 0


def help_with(g: Meccg, verb: Effect, thing: int, more: int) -> None:
    """R-AMB-52  The roll that this verb means, of influence or of corruption, is modified."""
    who = verb.who.who if isinstance(verb.who, Picked) else verb.who
    link = owing(g, thing, isinstance(who, WhoInfluences))
    if link is not None:
        helps(g, link, thing, MORE, more)


SUCCEEDS: Final = 99                     # more than any check needs


class Help(Supporting):
    """R-AMB-52  The check that follows is modified."""
    more: int
    def __init__(self, who: Who[Any], more: int = 1) -> None:
        super().__init__(who)
        self.more = more
    def do(self, g: Meccg, source: Source, thing: int) -> None: help_with(g, self, thing, self.more)


class HelpByCompany(Effect):
    """The check that follows gets +1 for each character of the company."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        help_with(g, self, thing, len(g.companies[company_of(g, thing)].members))


class HelpByProwess(Effect):
    """The check that follows is modified by the character's prowess, to a maximum."""
    most: int
    def __init__(self, who: Who[Any], most: int) -> None:
        super().__init__(who)
        self.most = most
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        help_with(g, self, thing, min(self.most, prowess(g, thing)))

