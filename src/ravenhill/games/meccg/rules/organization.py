"""The organization phase: characters, companies, influence, destinations."""
from __future__ import annotations

from typing import Final

from ravenhill.core.chain import OTHERS
from ravenhill.core.choices import Choice, Take
from ravenhill.core.frames import Decision, Procedure
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.choices import (
    Control,
    DirectInfluence,
    Expel,
    Fetch,
    GeneralInfluence,
    Head,
    JoinCompany,
    NewCompany,
    Regroup,
    TakeBack,
    To,
)
from ravenhill.games.meccg.lines import HEADS, TAPS
from ravenhill.games.meccg.piles import (
    FIRST_COMPANY,
    IN_PLAY,
    LOCATION,
    NOBODY_HOSTS,
    ORGANIZATION,
    TAPPED,
    UNCONTROLLED,
    UNTAPPED,
)
from ravenhill.games.meccg.rules.companies import slots_of, those_at
from ravenhill.games.meccg.rules.crowds import is_too_many
from ravenhill.games.meccg.rules.lands import hold
from ravenhill.games.meccg.rules.leaving import (
    discard_character,
    found_company,
    free_slot,
    join,
    may_leave,
    stays_after_all,
)
from ravenhill.games.meccg.rules.movement import destinations, goal_of, has_destination, has_room, head_for
from ravenhill.games.meccg.rules.numbers import (
    all_influence,
    control,
    followers,
    general_influence,
    influence_used,
    unused_influence,
)
from ravenhill.games.meccg.rules.sideboard import UseSideboard, may_use, own_wizard
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import HAVEN, RESOURCE
from ravenhill.games.meccg.words.moments import BEGINNING_OF_ORGANIZATION, END_OF_ORGANIZATION, ORGANIZING

HEAD: Final = 0
BACK: Final = 1
REGROUP: Final = 2
CONTROL: Final = 3
EXPEL: Final = 4
FETCH: Final = 5
CODE: Final = 4096                       # an action is its code and the company or card it concerns
MOST_ARRANGED: Final = 24                # R-AMB-17  "several times": regroupings, switches of control, withdrawals
ALONE: Final = 1 << 12                   # found a company of its own


class OrganizationPhase(Procedure[Meccg]):
    """R-ORG-01  Anything in any order; at the close, influence must suffice."""

    def copy(self) -> OrganizationPhase: return OrganizationPhase(self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.begins(g)
            case 1: g.then(Organizing(g.active))
            case 2: self.influence_must_suffice(g)             # R-ORG-39
            case 3: self.parts_must_move(g)                    # R-ORG-26
            case 4: self.the_end(g)                            # R-ORG-71
            case _: return False
        return True

    def begins(self, g: Meccg) -> None:
        g.phase = ORGANIZATION
        g.character_played = False
        g.arranged = 0
        g.announce(BEGINNING_OF_ORGANIZATION)

    def the_end(self, g: Meccg) -> None:
        for slot in slots_of(g.active):
            if g.companies[slot].members:
                g.announce(END_OF_ORGANIZATION, slot)
        g.then(Acting(END_OF_ORGANIZATION, g.active, True))

    def influence_must_suffice(self, g: Meccg) -> None:
        """R-ORG-38, R-AMB-17, 18, 19  What can be controlled must be; who is not, and what is above twenty, goes."""
        if can_be_settled(g, g.active):
            self.at = 2
            g.then(Settle(g.active))
            return
        for character in g.piles[IN_PLAY + g.active].copy():
            if g.company[character] >= 0 and g.host[character] == UNCONTROLLED:
                discard_character(g, character, by_effect=False)                # R-AMB-19
        if surplus(g, g.active):
            self.at = 2
            g.then(DiscardSurplus(g.active))

    def parts_must_move(self, g: Meccg) -> None:
        """R-ORG-26, 72, R-AMB-25  Of those at one site, no Haven, one may stay; others are one with it, or move."""
        for slot in slots_of(g.active):
            stay = [it for it in those_at(g, slot) if goal_of(g, it) < 0]
            if len(stay) < 2 or stay[0] != slot:
                continue
            for other in stay[1:]:
                if has_room(g, slot, g.companies[other].members):
                    for character in g.companies[other].members.copy():
                        join(g, character, slot)
                elif has_destination(g, other):
                    self.at = 3
                    g.then(ChooseDestination(g.active, other))
                    return


def uncontrolled(g: Meccg, side: int) -> list[int]:
    """R-AMB-19  Followers whose controller is gone."""
    return [it for it in g.piles[IN_PLAY + side] if g.company[it] >= 0 and g.host[it] == UNCONTROLLED]


def can_be_settled(g: Meccg, side: int) -> list[int]:
    """R-AMB-17  Of those who are not controlled, or too many, the ones for whom there is influence elsewhere."""
    return [it for it in uncontrolled(g, side) or surplus(g, side) if controllers(g, it)]


class Settle(Decision[Meccg]):
    """R-AMB-17  The phase is not closed while somebody without control can get it: who shall?"""

    def copy(self) -> Settle: return Settle(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-AMB-17",)
    def options(self, g: Meccg) -> list[int]: return can_be_settled(g, self.side)
    def choose(self, g: Meccg, option: int) -> None: g.then(ChooseController(self.side, option))
    def choice(self, g: Meccg, option: int) -> Choice: return Control(option)


def surplus(g: Meccg, side: int) -> list[int]:
    """R-ORG-39  Characters of whom one must go: followers of somebody too weak, or too many under general influence."""
    for character in g.piles[IN_PLAY + side]:
        if g.company[character] >= 0 and unused_influence(g, character) < 0:
            led = [it for it in followers(g, character) if may_leave(g, it, by_effect=False)]
            if led:
                return led
    if influence_used(g, side) > all_influence(g, side):
        return [it for it in g.piles[IN_PLAY + side] if g.company[it] >= 0 and g.host[it] == NOBODY_HOSTS
                and not g.facts(it).is_wizard() and may_leave(g, it, by_effect=False)]
    return []


class Organizing(Acting):
    """R-ORG-01  The active player, until the phase is closed."""

    def __init__(self, side: int, like: Organizing | None = None) -> None:
        super().__init__(ORGANIZING, side, True, like)

    def copy(self) -> Organizing: return Organizing(self.side, self)

    def actions(self, g: Meccg, side: int) -> list[int]:
        """R-AMB-17  Any mix; what can be undone again and again only so often, so that every phase ends."""
        if side != g.active:
            return []
        again = g.arranged < MOST_ARRANGED
        found: list[int] = []
        wizard = own_wizard(g, side)
        if wizard >= 0 and g.state[wizard] == UNTAPPED and may_use(g, side, RESOURCE):
            found.append(OTHERS + FETCH * CODE + wizard)
        for slot in slots_of(side):
            if not g.companies[slot].members:
                continue
            if goal_of(g, slot) < 0:
                if has_destination(g, slot):
                    found.append(OTHERS + HEAD * CODE + slot)
            elif again:
                found.append(OTHERS + BACK * CODE + slot)
            for character in g.companies[slot].members:
                if again and groups(g, character):
                    found.append(OTHERS + REGROUP * CODE + character)
                if again and controllers(g, character):
                    found.append(OTHERS + CONTROL * CODE + character)
                if g.standard and not g.character_played and may_be_expelled(g, character):
                    found.append(OTHERS + EXPEL * CODE + character)
        return found

    def action(self, g: Meccg, option: int) -> Choice:
        code, thing = (option - OTHERS) // CODE, (option - OTHERS) % CODE
        match code:
            case 0: return Head(thing)
            case 1: return TakeBack(thing)
            case 2: return Regroup(thing)
            case 3: return Control(thing)
            case 4: return Expel(thing)
            case _: return Fetch(thing)

    def act(self, g: Meccg, option: int) -> None:
        code, thing = (option - OTHERS) // CODE, (option - OTHERS) % CODE
        if code in (BACK, REGROUP, CONTROL):
            g.arranged += 1
        match code:
            case 0: g.then(ChooseDestination(self.side, thing))
            case 1: self.stay(g, thing)
            case 2: g.then(ChooseCompany(self.side, thing))
            case 3: g.then(ChooseController(self.side, thing))
            case 4: self.expel(g, thing)
            case _: self.fetch(g, thing)

    def stay(self, g: Meccg, slot: int) -> None:
        """R-AMB-30"""
        stays_after_all(g, slot)

    def expel(self, g: Meccg, character: int) -> None:
        """R-ORG-11"""
        g.character_played = True
        discard_character(g, character, by_effect=False)


    def fetch(self, g: Meccg, wizard: int) -> None:
        """R-ORG-70  The Wizard taps for the sideboard."""
        g.state[wizard] = TAPPED
        g.tell(TAPS, wizard)
        g.then(UseSideboard(self.side, RESOURCE, True))


def may_be_expelled(g: Meccg, character: int) -> bool:
    """R-ORG-11  At a Haven or its home site, and never a Wizard."""
    site = g.companies[g.company[character]].site
    if g.facts(character).is_wizard() or not may_leave(g, character, by_effect=False):
        return False
    return hold(g, site) == HAVEN or g.kind[site] in g.cards.homes[g.kind[character]]


class ChooseDestination(Decision[Meccg]):
    """R-ORG-60  The site card is laid face down beside the company; a card already in play is named openly."""
    slot: int

    def __init__(self, side: int, slot: int) -> None:
        super().__init__(side)
        self.slot = slot

    def copy(self) -> ChooseDestination: return ChooseDestination(self.side, self.slot)
    def rules(self) -> tuple[str, ...]: return ("R-ORG-60",)
    def options(self, g: Meccg) -> list[int]: return destinations(g, self.slot)
    def choice(self, g: Meccg, option: int) -> Choice: return To(option)

    def choose(self, g: Meccg, option: int) -> None:
        head_for(g, self.slot, option)
        g.tell_of(HEADS, g.companies[self.slot])


def groups(g: Meccg, character: int) -> list[int]:
    """R-ORG-20, 24  Companies this character could join where it is, or a company of its own.

    A follower stays with its controller (R-ORG-35); its own followers come along.
    """
    if g.host[character] >= 0:
        return []
    slot = g.company[character]
    company = g.companies[slot]
    side = company.side
    haven = hold(g, company.site) == HAVEN
    if not haven and not g.standard:
        return []
    found: list[int] = []
    coming = [character, *followers(g, character)]
    for other in slots_of(side):
        it = g.companies[other]
        if not it.members:
            continue
        together = g.kind[it.site] == g.kind[company.site] if haven else it.site == company.site
        if other != slot and together and (haven or not is_too_many(g, other, [*it.members, *coming])):
            found.append(other)
    if len(coming) < len(company.members) and free_slot(g, side) >= 0:
        if not haven or any(g.kind[site] == g.kind[company.site] for site in g.piles[LOCATION + side]):
            found.append(ALONE)
    return found


class ChooseCompany(Decision[Meccg]):
    """R-ORG-20  Which company it joins."""
    character: int

    def __init__(self, side: int, character: int) -> None:
        super().__init__(side)
        self.character = character

    def copy(self) -> ChooseCompany: return ChooseCompany(self.side, self.character)
    def rules(self) -> tuple[str, ...]: return ("R-ORG-20",)
    def options(self, g: Meccg) -> list[int]: return groups(g, self.character)
    def choice(self, g: Meccg, option: int) -> Choice: return NewCompany() if option == ALONE else JoinCompany(option)

    def choose(self, g: Meccg, option: int) -> None:
        before = g.company[self.character]
        coming = [self.character, *followers(g, self.character)]
        slot = option
        if option == ALONE:
            slot = found_company(g, self.side, own_site(g, self.side, g.companies[before].site))
            g.then(Divided(before, slot))
        for place in (before, slot):                           # R-AMB-30
            stays_after_all(g, place)
        for character in coming:
            join(g, character, slot)


class Divided(Procedure[Meccg]):
    """R-ORG-22  Each event on a company that was divided goes with one of the parts; who played it says with which."""
    old: int
    new: int
    asked: list[int]

    def __init__(self, old: int, new: int, like: Divided | None = None) -> None:
        super().__init__(like)
        self.old = old
        self.new = new
        self.asked = [] if like is None else like.asked.copy()

    def copy(self) -> Divided: return Divided(self.old, self.new, self)

    def step(self, g: Meccg, at: int) -> bool:
        for card in g.on(FIRST_COMPANY - self.old):            # R-ORG-23  what a division discards is gone already
            if card not in self.asked:
                self.asked.append(card)
                g.then(WithWhich(g.owner[card], card, self.old, self.new))
                return True
        return False


class WithWhich(Decision[Meccg]):
    """R-ORG-22  Its owner decides for a resource, the hazard player for a hazard: both are whose card it is."""
    card: int
    old: int
    new: int

    def __init__(self, side: int, card: int, old: int, new: int) -> None:
        super().__init__(side)
        self.card = card
        self.old = old
        self.new = new

    def copy(self) -> WithWhich: return WithWhich(self.side, self.card, self.old, self.new)
    def rules(self) -> tuple[str, ...]: return ("R-ORG-22",)
    def options(self, g: Meccg) -> list[int]: return [self.old, self.new]
    def choose(self, g: Meccg, option: int) -> None: g.host[self.card] = FIRST_COMPANY - option
    def choice(self, g: Meccg, option: int) -> Choice: return JoinCompany(option)


def own_site(g: Meccg, side: int, site: int) -> int:
    """R-ORG-20  Each company at a Haven has its own copy of the card; elsewhere they share it."""
    if hold(g, site) == HAVEN:
        for other in sorted(g.piles[LOCATION + side]):
            if g.kind[other] == g.kind[site]:
                return other
    return site


def controllers(g: Meccg, character: int) -> list[int]:
    """R-ORG-33, 34, 37  Who could control it instead: 0 for general influence, else the character and one."""
    it = g.facts(character)
    if it.is_wizard():
        return []                                              # R-ORG-06  a Wizard has no mind to control
    found: list[int] = []
    cost = control(g, character)
    if g.host[character] != NOBODY_HOSTS and general_influence(g, g.owner[character]) >= cost:
        found.append(0)
    if followers(g, character):
        return found                                           # R-ORG-35
    for other in g.companies[g.company[character]].members:
        if other != character and other != g.host[character] and g.host[other] == NOBODY_HOSTS:
            if unused_influence(g, other, character) >= cost:
                found.append(other + 1)
    return found


class ChooseController(Decision[Meccg]):
    """R-ORG-32, 37  Under general influence, or as the follower of somebody in its company."""
    character: int

    def __init__(self, side: int, character: int) -> None:
        super().__init__(side)
        self.character = character

    def copy(self) -> ChooseController: return ChooseController(self.side, self.character)
    def rules(self) -> tuple[str, ...]: return ("R-ORG-37",)
    def options(self, g: Meccg) -> list[int]: return controllers(g, self.character)
    def choose(self, g: Meccg, option: int) -> None: g.host[self.character] = option - 1

    def choice(self, g: Meccg, option: int) -> Choice:
        return GeneralInfluence() if option == 0 else DirectInfluence(option - 1)


class DiscardSurplus(Decision[Meccg]):
    """R-ORG-39  Which of them goes."""

    def copy(self) -> DiscardSurplus: return DiscardSurplus(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-ORG-39",)
    def options(self, g: Meccg) -> list[int]: return surplus(g, self.side)
    def choose(self, g: Meccg, option: int) -> None: discard_character(g, option, by_effect=False)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)
