"""Attempts, and help for them."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.lines import ATTACK_CANCELLED, LIMIT
from ravenhill.games.meccg.rules.aid import MORE, helped, helps
from ravenhill.games.meccg.rules.attacks import attack_depth, is_fixed, the_attack
from ravenhill.games.meccg.rules.attempts import Attempt, burden
from ravenhill.games.meccg.rules.numbers import limit_of, unused_influence
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import A_FLATTERY, DIPLOMAT, NO_ATTEMPT
from ravenhill.games.meccg.words.changes import OnIt
from ravenhill.games.meccg.words.numbers import ATTEMPTS, LIMIT_NOW
from ravenhill.games.meccg.words.verbs.kinds import Attempting, ThisTurn
from ravenhill.games.meccg.words.who.rolls import attempting


def begin(g: Meccg, source: Source, verb: Attempting, thing: int) -> None:
    """R-TERM-08  The roll, with all that was declared for it."""
    more = verb.modifier(g, source, thing) + burden(g, thing, verb.attempt) + helped(g, source, thing)
    g.then(Attempt(source, thing, more))


class TalkAway(Attempting):
    """A roll above this number cancels the attack; flattery counts influence, and diplomats are better at it."""
    above: int
    def __init__(self, who: Who[Any], above: int, attempt: int = NO_ATTEMPT) -> None:
        super().__init__(who, attempt)
        self.above = above
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        attack = the_attack(g)
        return attack is not None and not is_fixed(g, attack)
    def do(self, g: Meccg, source: Source, thing: int) -> None: begin(g, source, self, thing)
    def cancels(self) -> bool: return True
    def needed(self, g: Meccg, source: Source, thing: int) -> int: return self.above
    def modifier(self, g: Meccg, source: Source, thing: int) -> int:
        if self.attempt != A_FLATTERY:
            return 0
        more = 2 if DIPLOMAT in skills(g, thing) else 0
        return g.asked(ATTEMPTS, thing, max(0, unused_influence(g, thing)) + more)
    def won(self, g: Meccg, source: Source, thing: int) -> None: it_leaves(g)


def it_leaves(g: Meccg) -> None:
    """The attack under way is cancelled."""
    attack = the_attack(g)
    if attack is not None:
        g.tell(ATTACK_CANCELLED, attack.card)
        g.stop(attack_depth(g))


class IfItLeaves(ThisTurn):
    """The hazard limit falls by so much, if the attack was cancelled."""
    less: int
    def __init__(self, who: Who[Any], less: int) -> None:
        super().__init__(OnIt(LIMIT_NOW, -less), who)
        self.less = less
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return True
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        if the_attack(g) is None:
            g.lasts(self.number, source, thing)
            g.tell_of(LIMIT, g.companies[thing], limit_of(g, thing))


class HelpAttempt(Effect):
    """R-TERM-08  The attempt that follows is modified."""
    more: int
    def __init__(self, who: Who[Any], more: int) -> None:
        super().__init__(who)
        self.more = more
    def do(self, g: Meccg, source: Source, thing: int) -> None: help_attempt(g, thing, self.more)


def help_attempt(g: Meccg, thing: int, more: int) -> None:
    """R-TERM-08  The attempt that this character makes next in the chain is modified."""
    for link, attempt, who in attempting(g):
        if who == thing and attempt > NO_ATTEMPT:
            helps(g, link, thing, MORE, more)
            return
