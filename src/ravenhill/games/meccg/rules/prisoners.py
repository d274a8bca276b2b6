"""Hosts and their prisoners: who is taken, where rescue waits, and what time does to them."""
from __future__ import annotations

from ravenhill.core.cards import replaced
from ravenhill.core.choices import Choice, No, Yes
from ravenhill.core.frames import Decision, Procedure
from ravenhill.games.meccg.lines import (
    BODY_FAILED,
    BREAKS_FREE,
    CAPTURED,
    DISCARDED,
    ELIMINATED,
    HOLDS_OUT,
    RING_ROLL,
    STAYS_HELD,
)
from ravenhill.games.meccg.piles import FOR_RESCUE, IN_PLAY, LOCATION, MARSHALLED, PRISON, SITES, UNCONTROLLED, WOUNDED
from ravenhill.games.meccg.rules.attacks import LEFT_ALONE, Attacking, Striking
from ravenhill.games.meccg.rules.corruption import wizard_is_lost
from ravenhill.games.meccg.rules.lands import destination, hold, region_of
from ravenhill.games.meccg.rules.leaving import (
    company_ends,
    discard,
    happens,
    held_by,
    release,
    rings_with,
    set_free,
)
from ravenhill.games.meccg.rules.numbers import followers
from ravenhill.games.meccg.rules.strength import is_ring
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import A_RING, FAITHFUL, TAKES_RINGS, Hold
from ravenhill.games.meccg.words.moments import COMPANY_CHANGED


def rescue_sites(g: Meccg, side: int, slot: int, holds: tuple[Hold, ...]) -> list[int]:
    """R-PRIS-02 … 07, R-AMB-137  One card of each site where this company's friend may be kept, of these types."""
    company = g.companies[slot]
    goal = g.kind[destination(company)]
    moves = company.going >= 0
    regions = set(company.regions if moves else [region_of(g, company.site)])
    if moves:
        for region in company.regions:
            regions.update(g.cards.borders[region])
    below = g.cards.below[goal] if moves else ()
    kinds: set[int] = set()
    found: list[int] = []
    for site in sorted(g.piles[LOCATION + side]):
        kind = g.kind[site]
        near = g.cards.region_of[kind] in regions if g.cards.region_of[kind] >= 0 else False
        beneath = kind in below and (g.facts(site).under or not company.regions)
        if (near or beneath) and kind not in kinds and hold(g, site) in holds:
            kinds.add(kind)
            found.append(site)
    return found


def host_waits(g: Meccg, host: int, site: int) -> None:
    """R-PRIS-02  The host is in play with its rescue site, and nobody is there yet."""
    g.move(site, SITES + g.owner[site])
    g.host[site] = FOR_RESCUE
    g.move(host, IN_PLAY + g.owner[host])
    g.host[host] = site


def host_goes_empty(g: Meccg, host: int) -> None:
    """R-PRIS-08, 14, R-AMB-149  A host that has nobody is discarded, and its rescue site goes back."""
    if host >= 0 and g.is_in_play(host) and not held_by(g, host):
        g.tell(DISCARDED, host)
        discard(g, host)


def capture(g: Meccg, character: int, host: int) -> None:
    """R-PRIS-01, 09, 10, 11, R-AMB-150  It leaves its company, unharmed and as it is; only rings stay with it."""
    for follower in followers(g, character):
        g.host[follower] = UNCONTROLLED
    all_goes = g.facts(host).is_such(TAKES_RINGS)
    for card in g.on(character):
        for other in g.on(card):
            discard(g, other)
        if (is_ring(g, card) or g.facts(card).is_such(A_RING)) and not all_goes:
            g.ends([card], False)
            g.move(card, PRISON + g.owner[card])
        else:
            discard(g, card)
    slot, company = g.company[character], g.companies[g.company[character]]
    g.company = replaced(g.company, character, -1)
    g.ends([character], False)
    g.host[character] = host
    g.move(character, PRISON + g.owner[character])
    g.tell(CAPTURED, character, g.host[host])
    company.members.remove(character)
    happens(g, COMPANY_CHANGED, slot)
    if not company.members:
        company_ends(g, slot)                                  # R-AMB-101, 43


def guardian_of(g: Meccg, character: int) -> int:
    """An ally that will not let this character be taken, or -1."""
    return next((card for card in g.borne(character) if g.facts(card).is_such(FAITHFUL)), -1)


def prisoner_dies(g: Meccg, prisoner: int) -> None:
    """R-PRIS-12, R-AMB-156  It lies among its owner's points from now on, and counts against them."""
    g.tell(ELIMINATED, prisoner)
    wizard_is_lost(g, prisoner)
    for ring in rings_with(g, prisoner):
        discard(g, ring)
    host = g.host[prisoner]
    release(g, prisoner)
    g.move(prisoner, MARSHALLED + g.owner[prisoner])
    host_goes_empty(g, host)


class Languish(Procedure[Meccg]):
    """R-AMB-155  Each prisoner of a host makes a body check, rolled by its captor; then perhaps a roll to be free.

    Or, if there is no body check, each ring of theirs may slip away.
    """
    host: int
    more: int                        # added to the body check
    above: int                       # a roll and the body above this sets free; 0: no such roll
    below: int                       # a roll below this loses a ring; 0: no such roll, but a body check
    left: list[int]                  # prisoners, or rings
    at_roll: int

    def __init__(self, host: int, more: int, above: int, below: int, like: Languish | None = None) -> None:
        super().__init__(like)
        self.host = host
        self.more = more
        self.above = above
        self.below = below
        self.left = [] if like is None else like.left.copy()
        self.at_roll = 0 if like is None else like.at_roll

    def copy(self) -> Languish: return Languish(self.host, self.more, self.above, self.below, self)

    def step(self, g: Meccg, at: int) -> bool:
        if at == 0:
            people = held_by(g, self.host)
            self.left = [ring for it in people for ring in rings_with(g, it)] if self.below else people
        elif self.left:
            self.at = 1
            g.roll(2, self.at_roll)
        else:
            return False
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        it, total = self.left[0], faces[0] + faces[1]
        if self.below:
            g.tell(RING_ROLL, it, total, self.below)
            if total < self.below:
                discard(g, it)
            self.left = self.left[1:]
        elif self.at_roll == 0:
            self.body(g, it, total + self.more + (1 if g.state[it] == WOUNDED else 0))
        else:
            self.may_be_free(g, it, total + g.facts(it).body)

    def body(self, g: Meccg, it: int, total: int) -> None:
        limit = g.facts(it).body                               # R-PRIS-09  what is printed: nothing else touches it
        g.tell(BODY_FAILED if total > limit else HOLDS_OUT, it, total, limit)
        if total > limit:
            prisoner_dies(g, it)
        if total > limit or not self.above:
            self.left = self.left[1:]
        else:
            self.at_roll = 1

    def may_be_free(self, g: Meccg, it: int, total: int) -> None:
        g.tell(BREAKS_FREE if total > self.above else STAYS_HELD, it, total, self.above)
        self.left = self.left[1:]
        self.at_roll = 0
        if total > self.above:
            set_free(g, it, g.host[self.host])
            host_goes_empty(g, self.host)


class StandBetween(Decision[Meccg]):
    """A faithful ally may be discarded, so that its character is not taken: the strike is then like any other."""
    host: int

    def __init__(self, side: int, host: int) -> None:
        super().__init__(side)
        self.host = host

    def copy(self) -> StandBetween: return StandBetween(self.side, self.host)
    def options(self, g: Meccg) -> list[int]: return [0, 1]
    def choice(self, g: Meccg, option: int) -> Choice: return Yes() if option else No()

    def choose(self, g: Meccg, option: int) -> None:
        strike = g.nearest(Striking)
        if option:
            g.tell(DISCARDED, guardian_of(g, strike.target))
            discard(g, guardian_of(g, strike.target))
            strike.captor = LEFT_ALONE
            strike.it_wounds(g, g.nearest(Attacking))
        else:
            capture(g, strike.target, self.host)
