"""Hidden Knife, and the words that it alone uses."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, No, Take, Yes
from ravenhill.core.frames import Decision, Plain
from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg import lines
from ravenhill.games.meccg.agents import Agent as Lurker
from ravenhill.games.meccg.lines import (
    ATTACKS,
    BODY_FAILED,
    DEFEATED,
    NOT_DEFEATED,
    STRIKE_EVEN,
    STRIKE_FAILS,
    STRIKE_HITS,
    TAPS,
    WOUND,
)
from ravenhill.games.meccg.piles import CHAIN, HAND, MARSHALLED, OUT, SITE_PHASE, TAPPED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.agent_attacks import TOUGHER_AT_HOME, may_be_home, more_prowess
from ravenhill.games.meccg.rules.agents import agent_in, state_of
from ravenhill.games.meccg.rules.attacks import (
    BODY_OF_CHARACTER,
    BODY_OF_STRIKE,
    STRIKE_ROLL,
    Attacking,
    body_of,
    prowess_of,
    strikes_of,
)
from ravenhill.games.meccg.rules.combat import begin_attack
from ravenhill.games.meccg.rules.dragons import dragon_falls
from ravenhill.games.meccg.rules.lands import like_a
from ravenhill.games.meccg.rules.leaving import agent_leaves, discard, free_slot
from ravenhill.games.meccg.rules.numbers import blocked
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import BY_HOLD, BY_SITE, BY_SITES_IN
from ravenhill.games.meccg.words import *

NOT_TO_TAP: Final = 3                    # R-CMB-11
WEARY: Final = 1                         # R-CMB-12


def is_keyed(g: Meccg, card: int, it: Lurker) -> bool:
    """R-KEY-02, 03, R-AMB-46  Whether a creature can be keyed to the site where an agent is."""
    site = g.cards.facts[it.at]
    hold = like_a(g, it.site) if it.site >= 0 else site.hold
    source = Source(card, 0, g.owner[card], [])
    for key in g.facts(card).keyed_to:
        fits = (key.by == BY_HOLD and key.type == hold) or (key.by == BY_SITE and site.name in key.names) or (
            key.by == BY_SITES_IN and site.region in key.names and (not key.holds or hold in key.holds))
        if fits and (key.when is None or key.when.holds(g, source)):
            return True
    return False


def killers(g: Meccg, side: int, it: Lurker) -> list[int]:
    """The creatures of a hand that may be played against this agent."""
    return [card for card in sorted(g.piles[HAND + side]) if g.facts(card).type == CREATURE and g.facts(card).done
            and not (g.facts(card).unique and blocked(g, g.kind[card])) and is_keyed(g, card, it)]


class KnifeFight(Attacking):
    """R-CMB-01, 19 … 22  A creature attacks an agent that is face up, as if it were a character, alone."""

    def copy(self) -> KnifeFight: return KnifeFight(self.slot, self.card, self)
    def ending(self) -> int: return 5

    def step(self, g: Meccg, at: int) -> bool:
        it = agent_in(g, self.agent)
        if at < 5 and (it is None or it.card < 0):
            self.at = 5
            return True
        match at:
            case 0: self.it_comes(g)
            case 1: self.the_agent_may_stay_untapped(g)
            case 2: g.roll(2, STRIKE_ROLL)
            case 3: pass                                       # what the rolls have said
            case 4: return self.once_more(g)
            case 5: self.it_leaves(g)
            case _: return False
        return True

    def it_comes(self, g: Meccg) -> None:
        if self.card not in g.attackers:
            g.attackers.append(self.card)
        g.tell(ATTACKS, self.card, strikes_of(g, self), prowess_of(g, self))

    def the_agent_may_stay_untapped(self, g: Meccg) -> None:
        it = agent_in(g, self.agent)
        self.weary = 0
        if it is not None and state_of(g, it) == UNTAPPED:
            g.then(KeepCover(it.side()))

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        it, total = agent_in(g, self.agent), faces[0] + faces[1]
        if it is None or it.card < 0:
            return
        if tag == STRIKE_ROLL:
            self.compare(g, it, total)
        elif tag == BODY_OF_STRIKE:
            limit = body_of(g, self)
            g.tell(BODY_FAILED if total > limit else lines.BODY, self.card, total, limit)
            self.defeated = self.defeated and total > limit
        else:
            self.body_of_the_agent(g, it, total)

    def compare(self, g: Meccg, it: Lurker, rolled: int) -> None:
        """All strikes beyond the first are in excess, and weaken the agent; cards in force change the attack."""
        state = state_of(g, it)
        own = g.facts(it.card).prowess + more_prowess(g, it, False, may_be_home(g, it))
        own -= max(0, strikes_of(g, self) - 1) + self.weary + (WEARY if state == TAPPED else 0)
        total, against = rolled + own, prowess_of(g, self)
        told = STRIKE_FAILS if total > against else STRIKE_HITS if total < against else STRIKE_EVEN
        g.tell(told, it.card, rolled, total, against)
        if total < against:
            self.harder = 1 if state == WOUNDED else 0
            g.state[it.card] = WOUNDED
            g.tell(WOUND, it.card)
            self.defeated = False
            g.roll(2, BODY_OF_CHARACTER)
            return
        if state == UNTAPPED and not self.weary:
            g.state[it.card] = TAPPED
            g.tell(TAPS, it.card)
        if total == against:
            self.defeated = False
        elif body_of(g, self):
            g.roll(2, BODY_OF_STRIKE)

    def body_of_the_agent(self, g: Meccg, it: Lurker, rolled: int) -> None:
        """Eliminated, it scores for nobody."""
        limit = g.facts(it.card).body + (TOUGHER_AT_HOME if may_be_home(g, it) else 0)
        total = rolled + self.harder
        g.tell(BODY_FAILED if total > limit else lines.BODY, it.card, total, limit)
        if total > limit:
            agent_leaves(g, it, OUT + it.side())

    def once_more(self, g: Meccg) -> bool:
        """R-CMB-29  A creature with several attacks makes them one after the other."""
        self.number += 1
        if self.number < g.facts(self.card).attacks:
            self.at = 1
        return True

    def it_leaves(self, g: Meccg) -> None:
        """R-CMB-28, 32  Defeated, it scores for the agent's player, unless it was his own."""
        if self.card in g.attackers:
            g.attackers.remove(self.card)
        it = agent_in(g, self.agent)
        won = self.defeated and it is not None and it.card >= 0
        g.tell(DEFEATED if won else NOT_DEFEATED, self.card)
        if not won or it is None:
            discard(g, self.card)
            return
        own = g.owner[self.card] == it.side()
        g.move(self.card, OUT + it.side() if own else MARSHALLED + it.side())
        dragon_falls(g, g.facts(self.card).dragon)


class KeepCover(Decision[Meccg]):
    """R-CMB-11  The agent may fight at -3 to avoid tapping."""

    def copy(self) -> KeepCover: return KeepCover(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-CMB-11",)
    def options(self, g: Meccg) -> list[int]: return [0, 1]
    def choice(self, g: Meccg, option: int) -> Choice: return Yes() if option else No()
    def choose(self, g: Meccg, option: int) -> None: g.nearest(KnifeFight).weary = NOT_TO_TAP if option else 0


class WhichKiller(Decision[Meccg]):
    """Which creature of the hand attacks the agent, if any."""
    place: int

    def __init__(self, side: int, place: int) -> None:
        super().__init__(side)
        self.place = place

    def copy(self) -> WhichKiller: return WhichKiller(self.side, self.place)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        it = agent_in(g, self.place)
        return [0] if it is None else [0, *[card + 1 for card in killers(g, self.side, it)]]

    def choose(self, g: Meccg, option: int) -> None:
        it = agent_in(g, self.place)
        if option and it is not None:
            card = option - 1
            g.move(card, CHAIN)
            g.did.append(g.kind[card])
            like = begin_attack(g, free_slot(g, it.side()), card, g.facts(card))
            attack = KnifeFight(like.slot, card, like)
            attack.agent = self.place
            attack.weary = 0
            g.then(attack)


class SetUpon(Effect):
    """You may play a creature of your hand that can be keyed to the agent's site; it attacks the agent at once."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        it = agent_in(g, thing)
        if it is None or it.card < 0 or g.phase != SITE_PHASE or source.side != g.active:
            return False
        return free_slot(g, it.side()) >= 0 and bool(killers(g, source.side, it))
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(WhichKiller(source.side, thing))


HIDDEN_KNIFE = ShortEvent("dm-138", "Hidden Knife", side=RESOURCE, done=True, rules=(
    may(AT_SITE, SetUpon(a(AnyAgents(face=1, yours=False)))),
))
FRAMES: tuple[Plain, ...] = (KnifeFight(0, 0), KeepCover(0), WhichKiller(0, 0))
