"""Companies: which slots are a player's, two that become one, and who stays when there are too many."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice
from ravenhill.core.frames import Decision
from ravenhill.games.meccg.choices import Travel
from ravenhill.games.meccg.lasting import Lasting
from ravenhill.games.meccg.lines import SENT_BACK
from ravenhill.games.meccg.piles import (
    FIRST_COMPANY,
    LENT,
    LOCATION,
    MARSHALLED,
    NOBODY_HOSTS,
    OLD_SITES,
    ON_GUARD,
    SITES,
    SLOTS,
    TAPPED,
)
from ravenhill.games.meccg.rules.lands import hold, same_place
from ravenhill.games.meccg.rules.leaving import guard_returns, join, site_leaves
from ravenhill.games.meccg.rules.movement import fellows
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import HAVEN

SLOTS_OF: Final[list[list[int]]] = [list(range(SLOTS // 2)), list(range(SLOTS // 2, SLOTS))]


def slots_of(side: int) -> list[int]:
    return SLOTS_OF[side]


def become_one(g: Meccg, slot: int, other: int) -> None:
    """R-AMB-44, 77  Effects on either company, and what lies on guard for it, are now for both."""
    first, second = g.companies[slot], g.companies[other]
    first.faced = first.faced + second.faced
    first.races = first.races + second.races
    first.keyed = first.keyed + second.keyed
    first.beat = first.beat + second.beat
    first.sent_back = first.sent_back and second.sent_back
    first.arrived = first.arrived or second.arrived
    for card in g.on(FIRST_COMPANY - other):
        g.host[card] = FIRST_COMPANY - slot
    g.lasting = [Lasting(it.effect, it.side, slot, it.until, it.place) if it.thing == other and (
        g.is_about_companies(it)) else it for it in g.lasting]
    for card in g.piles[ON_GUARD + other].copy():
        g.move_unseen(card, ON_GUARD + slot)
        first.guarded = True
    for character in second.members.copy():
        join(g, character, slot)


def those_at(g: Meccg, slot: int) -> list[int]:
    """The companies at the site of this one, which is no Haven; itself first."""
    company = g.companies[slot]
    if not company.members or hold(g, company.site) == HAVEN:
        return []
    return [slot, *[other for other in fellows(g, slot) if same_place(g, g.companies[other].site, company.site)]]


class WhoStays(Decision[Meccg]):
    """R-AMB-44  Too many have met: the hazard player says which company stays; one that was there cannot go back."""
    slot: int

    def __init__(self, side: int, slot: int) -> None:
        super().__init__(side)
        self.slot = slot

    def copy(self) -> WhoStays: return WhoStays(self.side, self.slot)
    def rules(self) -> tuple[str, ...]: return ("R-AMB-44",)
    def choice(self, g: Meccg, option: int) -> Choice: return Travel(option)

    def options(self, g: Meccg) -> list[int]:
        there = those_at(g, self.slot)
        return [slot for slot in there if not g.companies[slot].arrived] or there

    def choose(self, g: Meccg, option: int) -> None:
        for slot in those_at(g, self.slot):
            if slot != option:
                goes_back(g, slot)


def goes_back(g: Meccg, slot: int) -> None:
    """R-AMB-44  A company that has arrived is at its origin again, tapped as it was, and does nothing there."""
    company = g.companies[slot]
    guard_returns(g, slot)
    origin, site = company.origin, company.site
    owner = g.owner[origin]
    company.arrived = False
    company.sent_back = True
    if g.pile[origin] not in (OLD_SITES + owner, MARSHALLED + owner, LOCATION + owner, SITES + owner):
        return                                                 # an agent of its owner's has taken it
    if g.pile[origin] in (OLD_SITES + owner, MARSHALLED + owner):
        g.state[origin] = TAPPED                               # it was discarded because it was tapped
    if g.pile[origin] != SITES + owner:
        g.move(origin, SITES + owner)
        g.host[origin] = NOBODY_HOSTS if owner == company.side else LENT             # R-AMB-162
    company.site = origin
    g.tell_of(SENT_BACK, company, origin)
    site_leaves(g, site)
