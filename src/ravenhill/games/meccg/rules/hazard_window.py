"""The time for hazards: what may be played, laid on guard or tapped, and what is looked at again before it."""
from __future__ import annotations

from typing import Final

from ravenhill.core.chain import OTHERS, ChainTable
from ravenhill.core.choices import Choice
from ravenhill.core.words import Source
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.choices import Fetch, LayOnGuard
from ravenhill.games.meccg.companies import Company
from ravenhill.games.meccg.lines import GUARDS
from ravenhill.games.meccg.piles import HAND, IN_PLAY, NO_PATH, ON_GUARD, UNTAPPED
from ravenhill.games.meccg.rules.agent_actions import COMES, agent_acts, agent_choice, agent_options
from ravenhill.games.meccg.rules.leaving import discard, guard_returns
from ravenhill.games.meccg.rules.legality import is_withheld
from ravenhill.games.meccg.rules.sideboard import UseSideboard, may_use
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CREATURE, HAZARD, NAZGUL
from ravenhill.games.meccg.words.moments import HAZARDS, STANDING

NAZGUL_TAPS: Final = 1 << 14
ON_GUARD_COUNTS: Final = -1              # among what counted against the limit: a card laid on guard
TAPPED_COUNTS: Final = -2                # and a Nazgûl tapped for the sideboard


class HazardWindow(Acting):
    """R-AMB-38  Both players in turn, the active player first; ends when both pass."""

    def __init__(self, side: int, like: HazardWindow | None = None) -> None:
        super().__init__(HAZARDS, side, False, like)

    def copy(self) -> HazardWindow: return HazardWindow(self.side, self)

    def step(self, g: ChainTable, at: int) -> bool:
        assert isinstance(g, Meccg)
        if g.companies[g.current].members:
            look_again(g)                                      # R-AMB-43  for nobody nothing happens any more
        return super().step(g, at)

    def actions(self, g: Meccg, side: int) -> list[int]:
        """R-OG-01, R-AMB-74  Any card may be laid on guard, one for each company."""
        company = g.companies[g.current]
        if side == g.active:
            return NO_PATH
        agents = agent_options(g, side)
        if len(company.counted) >= g.limit_now():
            return agents
        found = self.responses(g, side) + agents
        nazgul = [OTHERS + NAZGUL_TAPS + card for card in g.piles[IN_PLAY + side] if is_nazgul(g, card)]
        return found + nazgul if nazgul and may_use(g, side, HAZARD) else found

    def responses(self, g: Meccg, side: int) -> list[int]:
        """R-OG-02, R-MH-29  A card may be laid on guard in response too; it counts against the limit."""
        company = g.companies[g.current]
        if side == g.active or company.guarded or len(company.counted) >= g.limit_now():
            return []
        return [OTHERS + card for card in g.piles[HAND + side] if not is_withheld(g, card)]

    def action(self, g: Meccg, option: int) -> Choice:
        if option >= OTHERS + COMES:
            return agent_choice(g, option)
        return LayOnGuard(option - OTHERS) if option < OTHERS + NAZGUL_TAPS else Fetch(option - OTHERS - NAZGUL_TAPS)

    def act(self, g: Meccg, option: int) -> None:
        company = g.companies[g.current]
        if option >= OTHERS + COMES:
            self.passes = 0
            self.side = g.active
            agent_acts(g, option)
            return
        if option >= OTHERS + NAZGUL_TAPS:
            company.count(TAPPED_COUNTS, g.limit_now())
            self.passes = 0
            self.side = g.active
            discard(g, option - OTHERS - NAZGUL_TAPS)          # R-MH-24
            g.then(UseSideboard(1 - g.active, HAZARD, True))
            return
        company.guarded = True
        company.count(ON_GUARD_COUNTS, g.limit_now())
        g.move_unseen(option - OTHERS, ON_GUARD + g.current)
        g.tell(GUARDS, 1 - g.active, company.members[0])
        self.passes = 0
        self.side = g.active


CONDITIONS: Final = 16                   # of one card


def look_again(g: Meccg) -> None:
    """R-CHAIN-09  What must happen as soon as something is so, is asked whenever it may have come to be so.

    Once for each time: what was acted upon, even in vain, waits until it has been otherwise.
    """
    listening = g.cards.whenevers[STANDING]
    company = g.companies[g.current]
    met: list[int] = []
    for card in g.listening(STANDING):
        for n in listening[g.kind[card]]:
            source = Source(card, n, g.user(card), [g.current])
            when = g.ability(source).when
            if when is None or when.holds(g, source):
                met.append(card * CONDITIONS + n)
                if card * CONDITIONS + n not in company.met:
                    g.waiting.append(source)
    if met or company.met:
        company.met = tuple(met)
    the_limit_may_have_fallen(g, company)


def the_limit_may_have_fallen(g: Meccg, company: Company) -> None:
    """R-AMB-36  A card on guard over a limit that has fallen since goes back to the hand."""
    if company.guarded and ON_GUARD_COUNTS in company.counted and (
            company.counted.index(ON_GUARD_COUNTS) >= g.limit_now()):
        guard_returns(g, g.current)


def is_nazgul(g: Meccg, card: int) -> bool:
    """R-MH-24  A Nazgûl that lies in play untapped as a permanent-event."""
    return g.facts(card).race == NAZGUL and g.facts(card).type == CREATURE and g.state[card] == UNTAPPED
