"""Rescue: the attacks that wait for those who would free prisoners, and how they are freed."""
from __future__ import annotations

from ravenhill.core.choices import Choice, Take
from ravenhill.core.frames import Decision, Procedure
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.lines import RESCUES, TAPS
from ravenhill.games.meccg.piles import ASIDE, IN_PLAY, PRISON, SITES, TAPPED
from ravenhill.games.meccg.rules.attacks import NO_CAPTOR, Attacking, isolate
from ravenhill.games.meccg.rules.guards import attack_of, left_to_face
from ravenhill.games.meccg.rules.lands import same_place
from ravenhill.games.meccg.rules.leaving import comes_back, happens, held_by
from ravenhill.games.meccg.rules.numbers import untapped
from ravenhill.games.meccg.rules.prisoners import host_goes_empty
from ravenhill.games.meccg.rules.site import Visit, tap_site, the_next_guard
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CREATURE
from ravenhill.games.meccg.words.moments import AT_SITE, RESCUED
from ravenhill.games.meccg.words.numbers import KEEPERS


def hosts_at(g: Meccg, site: int, side: int) -> list[int]:
    """R-PRIS-15  The hosts whose rescue site is at this place, and that hold prisoners of this side."""
    if not g.piles[PRISON + side]:
        return []
    found = [card for pile in range(IN_PLAY, IN_PLAY + 2) for card in g.piles[pile] if g.host[card] >= 0
             and SITES <= g.pile[g.host[card]] < ASIDE and same_place(g, g.host[card], site)]
    return [card for card in found if any(g.owner[it] == side for it in held_by(g, card))]


def keepers(g: Meccg, host: int, race: int) -> int:
    """R-PRIS-15  The race of those who guard its prisoners: as printed, or that of who brought them."""
    return g.asked(KEEPERS, host, race)


class FacedAgain(Procedure[Meccg]):
    """All automatic-attacks of the site are faced once more: stronger, and they take prisoners; or for a rescue."""
    host: int
    prowess: int                     # so much more
    takes: bool                      # whom they hit is taken
    guards: bool                     # they are the site's, not those of a rescue
    faced: list[int]                 # this time
    lone: int                        # the only one of them that is faced, once it is named; then SAID

    def __init__(
        self, host: int, prowess: int, takes: bool, guards: bool = False, like: FacedAgain | None = None,
    ) -> None:
        super().__init__(like)
        self.host = host
        self.prowess = prowess
        self.takes = takes
        self.guards = guards
        self.faced = [] if like is None else like.faced.copy()
        self.lone = 0 if like is None else like.lone

    def copy(self) -> FacedAgain: return FacedAgain(self.host, self.prowess, self.takes, self.guards, self)

    def step(self, g: Meccg, at: int) -> bool:
        slot = g.nearest(Visit).slot
        company = g.companies[slot]
        left = left_to_face(g, company.site, self.faced) if company.members and self.lone != SAID else []
        if not self.faced and self.lone == 0 and is_alone(g, slot, company.site, len(left)):
            g.then(WhichAttack(1 - g.active, len(left), OF_SITE_AGAIN))
        elif left:
            self.faced.append(left[max(0, self.lone - 1)])
            self.lone = SAID if self.lone else 0
            the_next_guard(g, slot)
        return bool(left)

    def changes(self, g: Meccg, attack: Attacking) -> None:
        """R-AMB-152  Of a rescue it is no automatic-attack; a creature from a hand still leaves as one."""
        attack.more_prowess += self.prowess
        attack.captor = self.host if self.takes else NO_CAPTOR
        attack.automatic = self.takes or self.guards or g.facts(attack.card).type == CREATURE


class Rescue(Procedure[Meccg]):
    """R-PRIS-15, 16, 18, R-AMB-101, 152  Its attacks one after the other; then somebody untapped sets all free."""
    slot: int
    host: int
    number: int                      # rescue-attacks faced
    lone: int                        # the only one of them that is faced, once it is named; then SAID

    def __init__(self, slot: int, host: int, like: Rescue | None = None) -> None:
        super().__init__(like)
        self.slot = slot
        self.host = host
        self.number = 0 if like is None else like.number
        self.lone = 0 if like is None else like.lone

    def copy(self) -> Rescue: return Rescue(self.slot, self.host, self)

    def step(self, g: Meccg, at: int) -> bool:
        company = g.companies[self.slot]
        if not company.members or not held_by(g, self.host):
            return False
        match at:
            case 0: self.what_is_on_guard_may_answer(g)
            case 1: self.attacks(g)
            case 2: self.somebody_taps(g)
            case _: return False
        return True

    def what_is_on_guard_may_answer(self, g: Meccg) -> None:
        """R-AMB-152, R-OG-07  It counts as a play that taps the site."""
        if g.companies[self.slot].guarded:
            g.then(Acting(AT_SITE, 1 - g.active, True))

    def attacks(self, g: Meccg) -> None:
        printed = g.facts(self.host).rescue
        if not printed:
            g.then(FacedAgain(self.host, 0, False))            # as the site is guarded now
        elif self.number == 0 and self.lone == 0 and is_alone(g, self.slot, self.host, len(printed)):
            self.at = 1
            g.then(WhichAttack(1 - g.active, len(printed), OF_HOST))
        elif self.number < len(printed) and self.lone != SAID:
            self.at = 1
            self.number = self.lone if self.lone else self.number + 1
            attack = attack_of(self.slot, self.host, printed[self.number - 1])
            attack.automatic = False
            attack.race = keepers(g, self.host, attack.race)
            if self.lone:
                self.lone = SAID
                isolate(attack)
            g.then(attack)

    def somebody_taps(self, g: Meccg) -> None:
        if untapped(g, g.companies[self.slot]):
            g.then(WhoRescues(g.active))


class WhoRescues(Decision[Meccg]):
    """R-PRIS-15  An untapped character of the company taps."""

    def copy(self) -> WhoRescues: return WhoRescues(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-PRIS-15",)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)
    def options(self, g: Meccg) -> list[int]: return untapped(g, g.companies[g.nearest(Rescue).slot])

    def choose(self, g: Meccg, option: int) -> None:
        it = g.nearest(Rescue)
        g.state[option] = TAPPED
        g.tell(TAPS, option)
        tap_site(g)
        visit = g.nearest(Visit)
        visit.minor = True                                     # also where the site was tapped before
        visit.freed = True                                     # R-UD-15
        for prisoner in held_by(g, it.host):
            g.tell(RESCUES, option, prisoner)
            comes_back(g, prisoner, it.slot)
        happens(g, RESCUED, it.slot)
        host_goes_empty(g, it.host)


# At the end, since it asks for the frames above.
from ravenhill.games.meccg.rules.lone import OF_HOST, OF_SITE_AGAIN, SAID, WhichAttack, is_alone  # noqa: E402
