"""The site phase: companies enter their sites, face what guards them, and find what is there."""
from __future__ import annotations

from typing import Final

from ravenhill.core.chain import OTHERS, ChainTable
from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import Decision, Procedure
from ravenhill.core.words import Source
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.cards.parts import Automatic
from ravenhill.games.meccg.choices import Enter, Free, Leave, Persuade, Travel
from ravenhill.games.meccg.companies import Company
from ravenhill.games.meccg.lines import ENTERS, PLAYED, TAPS
from ravenhill.games.meccg.piles import CHAIN, FOR_RESCUE, HAND, NO_PATH, OLD_SITES, SITE_PHASE, SLOTS, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.ambushes import Ambushes
from ravenhill.games.meccg.rules.attacks import isolate
from ravenhill.games.meccg.rules.combat import Attack, begin_attack
from ravenhill.games.meccg.rules.companies import slots_of
from ravenhill.games.meccg.rules.entering import Entry, SiteBegins
from ravenhill.games.meccg.rules.guards import (
    attack_of,
    automatic,
    fits_as_guard,
    giver_of,
    has_hoard,
    left_to_face,
    nazgul_for,
    printed_guard,
)
from ravenhill.games.meccg.rules.lands import hold, is_named, region_name
from ravenhill.games.meccg.rules.leaving import discard, guard_returns, happens
from ravenhill.games.meccg.state import FURTHER_MINOR_ITEMS, STRONGER_SITES, WITH_DRAGONS, Meccg
from ravenhill.games.meccg.terms import (
    ALLY,
    FACTION,
    INFORMATION,
    ITEM,
    MAJOR,
    MINOR,
    SPECIAL,
    STILL_OFFERS,
)
from ravenhill.games.meccg.words.moments import AT_SITE, BURGLING, ENTERING, SITE_SPARED, SITE_TAPPED, SITE_USED
from ravenhill.games.meccg.words.numbers import (
    DOES_NOTHING,
    INFORMS,
    MAJORS,
    SPARES,
)

RESCUE: Final = 1 << 13                  # among what no card offers: prisoners of this host shall be freed


class SitePhase(Procedure[Meccg]):
    """R-SITE-01  Companies act one after another, in the order the active player picks."""

    def copy(self) -> SitePhase: return SitePhase(self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: g.phase = SITE_PHASE
            case 1: self.next_company(g)
            case 2: self.cards_on_guard_return(g)              # R-SITE-20
            case _: return False
        return True

    def next_company(self, g: Meccg) -> None:
        for slot in slots_of(g.active):
            if g.companies[slot].members and not g.companies[slot].visited:
                self.at = 1
                g.then(NextToVisit(g.active))
                return

    def cards_on_guard_return(self, g: Meccg) -> None:
        for slot in range(SLOTS):
            guard_returns(g, slot)


class NextToVisit(Decision[Meccg]):
    """R-AMB-73  Which company is the next."""

    def copy(self) -> NextToVisit: return NextToVisit(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-SITE-01",)
    def choice(self, g: Meccg, option: int) -> Choice: return Travel(option)

    def choose(self, g: Meccg, option: int) -> None:
        g.then(Visit(option))
        g.then(SiteBegins(option))

    def options(self, g: Meccg) -> list[int]:
        return [slot for slot in slots_of(self.side) if g.companies[slot].members and not g.companies[slot].visited]


class Visit(Procedure[Meccg]):
    """R-SITE-03, 05  Enter or do nothing; automatic-attacks; what was on guard; then resources."""
    slot: int
    faced: list[int]                 # automatic-attacks, each by its card and its place on it
    creatures: list[int]             # revealed on guard, with their keys: they attack last
    minor: bool                      # R-SITE-19  the additional minor item may be played as the next action
    taking: bool                     # and that action is under way
    freed: bool                      # R-UD-15  that follows a rescue: it is a minor item even in the Under-deeps
    tried: list[int]                 # R-AMB-101  hosts from which a rescue was tried in this visit
    burgled: bool                    # R-AMB-158  a burglar came instead of the company
    lone: int                        # the only automatic-attack that is faced, once it is named; then SAID
    alone: int                       # and faces its automatic-attacks alone; or -1

    def __init__(self, slot: int, like: Visit | None = None) -> None:
        super().__init__(like)
        self.slot = slot
        self.faced = [] if like is None else like.faced.copy()
        self.creatures = [] if like is None else like.creatures.copy()
        self.minor = False if like is None else like.minor
        self.taking = False if like is None else like.taking
        self.freed = False if like is None else like.freed
        self.tried = [] if like is None else like.tried.copy()
        self.burgled = False if like is None else like.burgled
        self.lone = 0 if like is None else like.lone
        self.alone = -1 if like is None else like.alone

    def copy(self) -> Visit: return Visit(self.slot, self)
    def ending(self) -> int: return 6

    def step(self, g: Meccg, at: int) -> bool:
        company = g.companies[self.slot]
        if at < 6 and not company.members:
            self.at = 6                                        # R-AMB-84
            return True
        match at:
            case 0: self.enter_or_not(g, company)
            case 1: self.it_enters(g, company)
            case 2: self.on_guard(g, company)                  # R-OG-04
            case 3: self.automatic_attacks(g, company)         # R-SITE-03
            case 4: self.creatures_attack(g)                   # R-OG-05
            case 5: g.then(SiteActions(g.active))              # R-AMB-79
            case 6: self.it_is_over(g, company)
            case _: return False
        return True

    def enter_or_not(self, g: Meccg, company: Company) -> None:
        """R-SITE-22, R-AMB-78  Whoever is there, new or not, and whatever the site."""
        g.current = self.slot
        if company.sent_back or g.asked(DOES_NOTHING, self.slot, 0) > 0:
            self.at = 6                                        # R-MH-27
        else:
            g.then(EnterOrNot(g.active))

    def it_enters(self, g: Meccg, company: Company) -> None:
        if not company.entered:
            self.at = 6                                        # R-SITE-02
        else:
            g.tell_of(ENTERS, company, company.site)
            g.then(Entry(self.slot))

    def on_guard(self, g: Meccg, company: Company) -> None:
        """R-AMB-75, 112, 158  If the site is guarded: first the time for burglars, then for what lies there."""
        if not automatic(g, company.site):
            return
        if company.guarded:
            g.then(Acting(ENTERING, 1 - g.active, True))
        if g.optional & WITH_DRAGONS and g.state[company.site] == UNTAPPED:
            g.then(Acting(BURGLING, g.active, True))

    def automatic_attacks(self, g: Meccg, company: Company) -> None:
        """R-AMB-158  One after the other; none after a burglary, unless the burglar was caught."""
        if self.burgled and (self.alone < 0 or not g.is_in_play(self.alone)):
            return
        left = left_to_face(g, company.site, self.faced)
        if not self.faced and self.lone == 0 and is_alone(g, self.slot, company.site, len(left)):
            self.at = 3
            g.then(WhichAttack(1 - g.active, len(left), OF_SITE))
        elif left and self.lone != SAID:
            self.at = 3
            self.faced.append(left[max(0, self.lone - 1)])
            self.lone = SAID if self.lone else 0
            the_next_guard(g, self.slot)

    def creatures_attack(self, g: Meccg) -> None:
        """R-AMB-75, 131  After all automatic-attacks, with the agents that lurk here."""
        g.then(Ambushes(self.slot, self.creatures))
        self.creatures = []

    def it_is_over(self, g: Meccg, company: Company) -> None:
        for place in range(0, len(self.creatures), 2):         # nobody is left whom they could attack
            g.attackers.remove(self.creatures[place])
            discard(g, self.creatures[place])
        if company.members:
            company.visited = True
        g.current = -1


def the_next_guard(g: Meccg, slot: int) -> None:
    """R-SITE-03  The automatic-attack whose turn has come."""
    printed = the_guard(g)
    if printed.hand:
        g.then(FromHand(1 - g.active))                         # R-UD-11
        return
    if printed.nazgul is not None:
        a_nazgul_attacks(g, slot, nazgul_for(g, printed))
        return
    attack = attack_of(slot, g.companies[slot].site, printed)
    attack.giver = giver_of(g, printed)
    guard_attacks(g, attack)


def a_nazgul_attacks(g: Meccg, slot: int, who: list[int]) -> None:
    """R-AMB-145  The opponent says who, if there are several."""
    if len(who) == 1:
        guard_attacks(g, guard_of(g, slot, who[0]))
    else:
        g.then(WhichNazgul(1 - g.active))


def guard_attacks(g: Meccg, attack: Attack) -> None:
    again = g.under_way(FacedAgain)
    if again:
        g.nearest(FacedAgain).changes(g, attack)
    if (g.nearest(FacedAgain).lone if again else g.nearest(Visit).lone) == SAID:
        isolate(attack)
    attack.alone = g.nearest(Visit).alone
    if g.optional & STRONGER_SITES and is_spent(g, g.companies[attack.slot]):
        attack.more_strikes += 1                                    # R-OPT-03
        attack.more_prowess += 1
    g.then(attack)


def guard_of(g: Meccg, slot: int, card: int) -> Attack:
    """R-AMB-144, 145  A creature attacks as an automatic-attack of the site."""
    attack = begin_attack(g, slot, card, g.facts(card))
    attack.automatic = True
    return attack


def faced_now(g: Meccg) -> int:
    """Which automatic-attack is faced now, or was the last one; -1: none yet."""
    faced = g.nearest(FacedAgain).faced if g.under_way(FacedAgain) else g.nearest(Visit).faced
    return faced[len(faced) - 1] if faced else -1


def the_guard(g: Meccg) -> Automatic: return printed_guard(g, faced_now(g))


class FromHand(Decision[Meccg]):
    """R-UD-11, R-AMB-144  A creature of the hand guards the site, or none; it is asked whatever the hand holds."""

    def copy(self) -> FromHand: return FromHand(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-UD-11",)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        printed = the_guard(g)
        return [0, *[card + 1 for card in sorted(g.piles[HAND + self.side]) if fits_as_guard(g, card, printed)]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.move(option - 1, CHAIN)
            g.tell(PLAYED, self.side, option - 1)
            guard_attacks(g, guard_of(g, g.nearest(Visit).slot, option - 1))


class WhichNazgul(Decision[Meccg]):
    """R-AMB-145  Which of the Nazgûl in play comes to guard the site."""

    def copy(self) -> WhichNazgul: return WhichNazgul(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-AMB-145",)
    def options(self, g: Meccg) -> list[int]: return nazgul_for(g, the_guard(g))
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)
    def choose(self, g: Meccg, option: int) -> None: guard_attacks(g, guard_of(g, g.nearest(Visit).slot, option))


def is_spent(g: Meccg, company: Company) -> bool:
    """R-OPT-03, R-AMB-109  The opponent has discarded this site."""
    kind = g.kind[company.site]
    return any(g.kind[site] == kind for site in g.piles[OLD_SITES + 1 - company.side])


class EnterOrNot(Decision[Meccg]):
    """R-SITE-01  Each company may enter its site or do nothing."""

    def copy(self) -> EnterOrNot: return EnterOrNot(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-SITE-01",)
    def options(self, g: Meccg) -> list[int]: return [0, 1]
    def choice(self, g: Meccg, option: int) -> Choice: return Enter() if option else Leave()

    def choose(self, g: Meccg, option: int) -> None:
        g.companies[g.current].entered = option == 1


class SiteActions(Acting):
    """R-AMB-79  Any number of legal actions, in any order."""

    def __init__(self, side: int, like: SiteActions | None = None) -> None:
        super().__init__(AT_SITE, side, True, like)

    def copy(self) -> SiteActions: return SiteActions(self.side, self)

    def actions(self, g: Meccg, side: int) -> list[int]:
        if side != g.active:
            return NO_PATH
        site = g.companies[g.current].site
        found = [] if g.host[site] == FOR_RESCUE else [OTHERS + it for it in persuaders(g, side)]       # R-AMB-153
        tried = g.nearest(Visit).tried
        return found + [OTHERS + RESCUE + host for host in hosts_at(g, site, side) if host not in tried]

    def action(self, g: Meccg, option: int) -> Choice:
        return Free(option - OTHERS - RESCUE) if option >= OTHERS + RESCUE else Persuade(option - OTHERS)

    def act(self, g: Meccg, option: int) -> None:
        visit = g.nearest(Visit)
        visit.minor = False
        if option < OTHERS + RESCUE:
            g.then(ChooseTarget(self.side, option - OTHERS))
            return
        visit.tried.append(option - OTHERS - RESCUE)
        g.then(Rescue(visit.slot, option - OTHERS - RESCUE))

    def declared(self, g: ChainTable, source: Source) -> None:
        """R-AMB-80  Whatever is done next, the additional minor item is not offered a second time."""
        assert isinstance(g, Meccg)
        visit = g.nearest(Visit)
        visit.taking = visit.minor
        visit.minor = False
        if g.pile[source.card] == CHAIN and g.ability(source).at == AT_SITE and source.side == g.active:
            happens(g, SITE_USED, visit.slot)
        super().declared(g, source)


def offers(g: Meccg, company: Company, card: int) -> bool:
    """R-SITE-05, 08, 17  Whether the site of a company is a place where this resource may be played."""
    it = g.facts(card)
    site = g.facts(company.site)
    if it.type == ITEM:
        if hold(g, company.site) in it.never_at:
            return False
        if it.size == MAJOR and g.asked(MAJORS, company.site, 0) > 0:
            return True
        if it.hoard and not has_hoard(g, company.site):
            return False                                       # R-HOARD-01, 04, 07
        if it.size != SPECIAL or not it.at:
            if it.size not in site.playable:
                return False
            return it.size not in site.only or it.has(site.only[it.size])
        return is_named(g, company.site, it.at)
    if it.type == ALLY or it.type == FACTION:
        return is_named(g, company.site, it.at) or region_name(g, company.site) in it.at_regions
    return INFORMATION in site.playable or g.asked(INFORMS, company.site, 0) > 0


def may_take_more(g: Meccg, card: int) -> bool:
    """R-SITE-19, R-AMB-80, R-HOARD-05  The additional minor item, right after a success that tapped the site."""
    visit, it = g.nearest(Visit), g.facts(card)
    below = g.facts(g.companies[g.current].site).under
    if below and not visit.freed and not g.optional & FURTHER_MINOR_ITEMS:
        return False                                           # R-UD-05  there it is one more of any size
    if it.hoard and not has_hoard(g, g.companies[g.current].site):
        return False
    return (visit.taking if g.pile[card] == CHAIN else visit.minor) and it.size == MINOR


def offers_though_tapped(g: Meccg, card: int) -> bool:
    """R-UD-05  In the Under-deeps one more item that is playable there, right after a success that tapped the site.

    And some sites offer their items always.
    """
    site = g.facts(g.companies[g.current].site)
    if g.facts(card).type == ITEM and site.is_such(STILL_OFFERS):
        return True
    if not site.under or g.facts(card).type != ITEM or not g.under_way(Visit):
        return False
    visit = g.nearest(Visit)
    return (visit.taking if g.pile[card] == CHAIN else visit.minor) and not visit.freed


def tap_site(g: Meccg, played: int = -1) -> None:
    """R-SITE-06  A success taps the site, unless a card says that it does not tap for the item that was played."""
    site = g.companies[g.current].site
    if g.state[site] != UNTAPPED:
        return
    if played >= 0 and is_spared(g, played):
        happens(g, SITE_SPARED, site)
        return
    g.state[site] = TAPPED
    g.tell(TAPS, site)
    g.nearest(Visit).minor = True
    g.nearest(Visit).freed = False
    if played >= 0 and g.facts(played).type == ITEM:
        happens(g, SITE_TAPPED, site)


def is_spared(g: Meccg, played: int) -> bool:
    """A card says that the site does not tap for this item."""
    return g.facts(played).type == ITEM and g.asked(SPARES, g.companies[g.current].site, 0) > 0


# At the end, since a rescue needs the visit during which it is tried, and an attempt its site.
from ravenhill.games.meccg.rules.lone import OF_SITE, SAID, WhichAttack, is_alone  # noqa: E402
from ravenhill.games.meccg.rules.persuasion import ChooseTarget, persuaders  # noqa: E402
from ravenhill.games.meccg.rules.rescue import FacedAgain, Rescue, hosts_at  # noqa: E402
