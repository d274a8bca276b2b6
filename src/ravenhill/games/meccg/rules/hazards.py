"""The movement/hazard phase: each company moves and faces hazards."""
from __future__ import annotations

from typing import Final

from ravenhill.core.chain import OTHERS, ChainTable
from ravenhill.core.choices import Choice, Done
from ravenhill.core.frames import Decision, Draft, Frame, Procedure
from ravenhill.core.words import Source
from ravenhill.games.meccg.choices import Fetch, LayOnGuard, Meet, Region, To, Travel
from ravenhill.games.meccg.lines import ARRIVES, GUARDS, SENT_BACK
from ravenhill.games.meccg.rules.drawing import DrawHowMany, ResetHand
from ravenhill.games.meccg.rules.lands import hold, region_type
from ravenhill.games.meccg.rules.leaving import discard, guard_returns, join, site_leaves, stays_after_all
from ravenhill.games.meccg.rules.movement import (
    MOST_CHARACTERS,
    basic_path,
    destinations,
    fellows,
    goal_of,
    head_for,
    heading,
    linked,
    neighbours,
    on_foot_allowed,
    others_on_foot,
    passes,
    region_limit,
    region_names,
    underground,
)
from ravenhill.games.meccg.rules.numbers import mind, size_of
from ravenhill.games.meccg.rules.setting_out import Descent, must_roll, set_limit
from ravenhill.games.meccg.rules.sideboard import UseSideboard, may_use
from ravenhill.games.meccg.state import (
    FIRST_COMPANY,
    HAND,
    HEADING,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    MOVEMENT,
    NO_PATH,
    OLD_SITES,
    ON_GUARD,
    SITES,
    SLOTS,
    TAPPED,
    UNTAPPED,
    Acting,
    Company,
    Lasting,
    Meccg,
)
from ravenhill.games.meccg.terms import ANYWHERE, CREATURE, HAVEN, HAZARD, NAZGUL
from ravenhill.games.meccg.words.moments import BEGINNING_OF_HAZARDS, END_OF_HAZARDS, HAZARDS, STANDING
from ravenhill.games.meccg.words.numbers import (
    DRAWS_OPPONENT,
    DRAWS_OWN,
    FLIES,
    HELD,
    LIMIT_NOW,
    MOVES_AGAIN,
    REGION_TYPE,
)

NAZGUL_TAPS: Final = 1 << 14
RESET: Final = 7
BASIC: Final = 0
ON_GUARD_COUNTS: Final = -1              # among what counted against the limit: a card laid on guard
TAPPED_COUNTS: Final = -2                # and a Nazgûl tapped for the sideboard


def slots_of(side: int) -> range:
    return range(side * SLOTS // 2, (side + 1) * SLOTS // 2)


class Triggers(Procedure[Meccg]):
    """R-CHAIN-09  Everything that was triggered has its chain, one after the other."""
    about: int

    def __init__(self, about: int, like: Triggers | None = None) -> None:
        super().__init__(like)
        self.about = about

    def copy(self) -> Triggers: return Triggers(self.about, self)

    def step(self, g: Meccg, at: int) -> bool:
        if not g.waiting:
            return False
        g.triggers_follow(self.about)
        return True


class MovementHazardPhase(Procedure[Meccg]):
    """R-MH-01, 23  Each company goes through all steps, in the order the active player picks."""

    def copy(self) -> MovementHazardPhase: return MovementHazardPhase(self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: g.phase = MOVEMENT
            case 1: self.next_company(g)
            case 2: self.at_other_sites(g)                    # R-ORG-69
            case 3: self.at_havens(g)
            case _: return False
        return True

    def next_company(self, g: Meccg) -> None:
        for slot in slots_of(g.active):
            if g.companies[slot].members and not g.companies[slot].moved:
                self.at = 1
                g.then(NextToMove(g.active))
                return

    def at_other_sites(self, g: Meccg) -> None:
        """R-ORG-69, R-AMB-44  Companies at one site that is no Haven become one; of too many, others go back."""
        for slot in slots_of(g.active):
            there = those_at(g, slot)
            if len(there) < 2:
                continue
            if size_of(g, [it for other in there for it in g.companies[other].members]) > MOST_CHARACTERS:
                if any(g.companies[other].arrived for other in there):
                    self.at = 2
                    g.then(WhoStays(1 - g.active, slot))
                    return
                continue                                       # nobody has anywhere to go back to
            for other in there[1:]:
                become_one(g, slot, other)

    def at_havens(self, g: Meccg) -> None:
        """R-AMB-44  There the active player says who joins whom."""
        if g.standard and len(may_meet(g, g.active)) > 1:
            self.at = 3
            g.then(MeetAtHaven(g.active))


def may_meet(g: Meccg, side: int) -> list[int]:
    """Pairs of companies at one Haven, as options; nobody is the first."""
    found = [0]
    for slot in slots_of(side):
        for other in range(slot + 1, (side + 1) * SLOTS // 2):
            one, two = g.companies[slot], g.companies[other]
            if one.members and two.members and g.kind[one.site] == g.kind[two.site] and (
                    hold(g, one.site) == HAVEN) and (one.arrived or two.arrived):
                found.append(slot * SLOTS + other)
    return found


class MeetAtHaven(Decision[Meccg]):
    """R-AMB-44  Companies that have met at a Haven may become one."""

    def copy(self) -> MeetAtHaven: return MeetAtHaven(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-AMB-44",)
    def options(self, g: Meccg) -> list[int]: return may_meet(g, self.side)
    def choice(self, g: Meccg, option: int) -> Choice:
        return Meet(option // SLOTS, option % SLOTS) if option else Done()

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            become_one(g, option // SLOTS, option % SLOTS)
        else:
            g.nearest(MovementHazardPhase).at = 4


def become_one(g: Meccg, slot: int, other: int) -> None:
    """R-AMB-44, 77  Effects on either company, and what lies on guard for it, are now for both."""
    first, second = g.companies[slot], g.companies[other]
    first.faced = first.faced + second.faced
    first.races = first.races + second.races
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


class NextToMove(Decision[Meccg]):
    """R-MH-01  Which company is the next."""

    def copy(self) -> NextToMove: return NextToMove(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-MH-01",)
    def choice(self, g: Meccg, option: int) -> Choice: return Travel(option)
    def choose(self, g: Meccg, option: int) -> None: g.then(CompanyMoves(option))

    def options(self, g: Meccg) -> list[int]:
        return [slot for slot in slots_of(self.side) if g.companies[slot].members and not g.companies[slot].moved]


class CompanyMoves(Procedure[Meccg]):
    """R-MH-28, R-AMB-34  Reveal, path, limit, draws; then hazards; then it arrives and hands are reset."""
    slot: int

    def __init__(self, slot: int, like: CompanyMoves | None = None) -> None:
        super().__init__(like)
        self.slot = slot

    def copy(self) -> CompanyMoves: return CompanyMoves(self.slot, self)

    def ending(self) -> int: return RESET

    def step(self, g: Meccg, at: int) -> bool:
        company = g.companies[self.slot]
        if at < RESET and not company.members:
            self.at = RESET                                    # R-AMB-43
            return True
        match at:
            case 0: self.the_site_is_revealed(g, company)      # R-MH-03
            case 1: self.the_limit_is_set(g, company)          # R-MH-05
            case 2: self.the_mover_draws(g, company)           # R-MH-07
            case 3: self.the_opponent_draws(g, company)
            case 4: self.hazards_are_played(g)                 # R-MH-13
            case 5: self.the_phase_ends(g)                     # R-MH-25, R-AMB-40
            case 6: self.it_arrives(g, company)                # R-MH-19
            case 7: g.then(ResetHand(g.active))                # R-MH-22
            case 8: g.then(ResetHand(1 - g.active))
            case 9: self.it_has_moved(g, company)
            case _: return False
        return True

    def the_site_is_revealed(self, g: Meccg, company: Company) -> None:
        g.current = self.slot
        if g.asked(HELD, self.slot, 0) > 0:
            stays_after_all(g, self.slot)
        goal = goal_of(g, self.slot)
        if goal < 0:
            return
        if g.facts(goal).is_site_event():                               # an event that is used as a site
            company.path = tuple([int(it) for it in g.facts(goal).haven_paths[ANYWHERE]])
            company.regions = tuple(region_names(g, company))
            return
        start, end = g.kind[company.site], g.kind[goal]
        flies = g.asked(FLIES, self.slot, 0) > 0
        roads = linked(g, self.slot, end)
        on_roads = bool(passes(g, self.slot))
        walks = on_foot_allowed(g, start, end) and not on_roads and not others_on_foot(g, self.slot, end)  # R-ORG-68
        down = underground(g, start, end) and not on_roads
        if not (flies or roads or walks or down):
            stays_after_all(g, self.slot)                      # R-AMB-31
            return
        reveal(g, goal)
        company.going = goal
        company.basic = False
        if flies or down:
            return                                             # R-UD-03  without a site path
        if walks and roads:
            g.then(HowToMove(company.side))
        elif walks:
            on_foot(g, company)
        else:
            g.then(ChoosePath(company.side, self.slot))

    def the_limit_is_set(self, g: Meccg, company: Company) -> None:
        set_limit(g, self.slot)
        if company.going >= 0 and must_roll(g, company):
            g.then(Descent(self.slot))                         # R-UD-09

    def the_mover_draws(self, g: Meccg, company: Company) -> None:
        """R-MH-10, 11, 12  Who moves; in the standard game only with a Wizard or a mind of three or more."""
        if company.going < 0:
            return
        if g.standard and not any(g.facts(it).is_wizard() or mind(g, it) >= 3 for it in company.members):
            return
        most = g.asked(DRAWS_OWN, self.slot, g.facts(draws_by(g, company)).draws_own)
        if most > 0:
            g.then(DrawHowMany(g.active, most))

    def the_opponent_draws(self, g: Meccg, company: Company) -> None:
        if company.going >= 0:
            most = g.asked(DRAWS_OPPONENT, self.slot, g.facts(draws_by(g, company)).draws_opponent)
            if most > 0:
                g.then(DrawHowMany(1 - g.active, most))

    def hazards_are_played(self, g: Meccg) -> None:
        g.announce(BEGINNING_OF_HAZARDS, self.slot)
        g.then(HazardWindow(g.active))

    def the_phase_ends(self, g: Meccg) -> None:
        if may_go_on(g, self.slot):
            g.then(Acting(END_OF_HAZARDS, g.active, True))
        g.announce(END_OF_HAZARDS, self.slot)
        g.then(Triggers(HAZARDS))                              # R-AMB-50  hazards may still answer

    def it_arrives(self, g: Meccg, company: Company) -> None:
        origin = company.site
        if company.going >= 0:
            company.origin = origin
            company.site = company.going
            company.going = -1
            company.arrived = True
            site_leaves(g, origin)
            g.tell_of(ARRIVES, company, company.site)

    def it_has_moved(self, g: Meccg, company: Company) -> None:
        if company.members:
            company.moved = True
        g.current = -1
        if company.members and not company.sent_back and g.asked(MOVES_AGAIN, self.slot, 0) > 0:
            self.it_moves_again(g, company)

    def it_moves_again(self, g: Meccg, company: Company) -> None:
        """R-AMB-77  Another site and another movement/hazard phase, if it can; what lay on guard returns."""
        over = (MOVES_AGAIN, REGION_TYPE, LIMIT_NOW)
        g.lasting = [it for it in g.lasting
                     if it.thing != self.slot or g.cards.lasts[it.effect].change.question not in over]
        guard_returns(g, self.slot)
        company.counted = ()
        company.met = ()
        company.path = ()
        company.regions = ()
        company.guarded = False
        if destinations(g, self.slot):
            g.then(CompanyMoves(self.slot))
            g.then(GoesOn(company.side, self.slot))


def may_go_on(g: Meccg, slot: int) -> bool:
    """R-AMB-112  On the way to a Haven a card may wait for the end of the phase; else only one that lies in sight."""
    company = g.companies[slot]
    if company.going < 0:
        return False
    mays = g.cards.mays[END_OF_HAZARDS]
    return hold(g, company.going) == HAVEN or any(mays[g.kind[card]] for it in company.members for card in g.on(it))


def reveal(g: Meccg, goal: int) -> None:
    """R-MH-03, R-ORG-67  The card is turned face up; every company that has named it now openly goes there."""
    if g.pile[goal] < HEADING:
        return
    for slot in slots_of(g.owner[goal]):
        if g.companies[slot].members and heading(g, slot) == goal:
            g.companies[slot].going = goal
    for slot in slots_of(g.owner[goal]):
        if g.companies[slot].going == goal:
            g.companies[slot].along = -1
    g.move(goal, SITES + g.owner[goal])


def on_foot(g: Meccg, company: Company) -> None:
    """R-KEY-09, R-AMB-47  Basic movement: the path that is printed, on the origin for a way back to its Haven."""
    path = basic_path(g, g.kind[company.site], g.kind[company.going])
    assert path is not None
    company.path = tuple(path)
    company.regions = tuple(region_names(g, company))
    company.basic = True


class FliesTo(Decision[Meccg]):
    """Where a company flies: to any site of the location deck, but for some types of site and of region."""
    slot: int
    holds: int                           # types of site that are barred, as a mask
    lands: int                           # and types of region
    name: int                            # the only site, or -1

    def __init__(self, side: int, slot: int, holds: int, lands: int, name: int) -> None:
        super().__init__(side)
        self.slot = slot
        self.holds = holds
        self.lands = lands
        self.name = name

    def copy(self) -> FliesTo: return FliesTo(self.side, self.slot, self.holds, self.lands, self.name)
    def options(self, g: Meccg) -> list[int]: return landing_places(g, self.slot, self.holds, self.lands, self.name)
    def choice(self, g: Meccg, option: int) -> Choice: return To(option)

    def choose(self, g: Meccg, option: int) -> None:
        stays_after_all(g, self.slot)
        g.move_unseen(option, HEADING + self.slot)


def landing_places(g: Meccg, slot: int, holds: int, lands: int, name: int) -> list[int]:
    """One card of each site where it may land; R-UD-07: never from the Under-deeps, nor to them."""
    company = g.companies[slot]
    kinds = [g.kind[company.site]]
    found: list[int] = []
    if g.facts(company.site).under:
        return found
    for site in sorted(g.piles[LOCATION + company.side]):      # whoever imagines this table finds the same cards
        kind = g.kind[site]
        region = g.cards.region_of[kind]
        if kind in kinds or g.facts(site).under or (name >= 0 and kind != name) or holds >> hold(g, site) & 1:
            continue
        if region >= 0 and lands >> region_type(g, slot, region) & 1:
            continue
        kinds.append(kind)
        found.append(site)
    return found


class GoesOn(Decision[Meccg]):
    """Where a company goes that may move once more."""
    slot: int

    def __init__(self, side: int, slot: int) -> None:
        super().__init__(side)
        self.slot = slot

    def copy(self) -> GoesOn: return GoesOn(self.side, self.slot)
    def rules(self) -> tuple[str, ...]: return ("R-ORG-60",)
    def options(self, g: Meccg) -> list[int]: return destinations(g, self.slot)
    def choice(self, g: Meccg, option: int) -> Choice: return To(option)

    def choose(self, g: Meccg, option: int) -> None: head_for(g, self.slot, option)


def draws_by(g: Meccg, company: Company) -> int:
    """R-MH-08, 09  The destination says how many cards are drawn; on the way to a Haven, the origin."""
    return company.site if hold(g, company.going) == HAVEN else company.going


def send_back(g: Meccg, slot: int) -> None:
    """R-MH-21, R-AMB-42  The company returns to its origin: no more hazards, and nothing in its site phase."""
    company = g.companies[slot]
    goal = company.going
    company.going = -1
    company.sent_back = True
    company.path = ()
    company.regions = ()
    g.tell_of(SENT_BACK, company, company.site)
    guard_returns(g, slot)
    if goal >= 0:
        site_leaves(g, goal)
    for depth, frame in enumerate(g.stack):
        if isinstance(frame, CompanyMoves):
            g.stop(depth)
            frame.stopped = False
            return


class HowToMove(Decision[Meccg]):
    """R-MH-04  Basic movement, or region movement through the regions named next."""

    def copy(self) -> HowToMove: return HowToMove(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-MH-04",)
    def options(self, g: Meccg) -> list[int]: return [BASIC, 1]
    def choice(self, g: Meccg, option: int) -> Choice: return Region(-1 if option == BASIC else 0)

    def choose(self, g: Meccg, option: int) -> None:
        if option == BASIC:
            on_foot(g, g.companies[g.current])
        else:
            g.then(ChoosePath(self.side, g.current))


class ChoosePath(Draft[Meccg]):
    """R-ORG-64, R-KEY-08, R-AMB-31  The regions it passes, no region twice; their symbols are the site path."""
    slot: int
    passed: list[int]

    def __init__(self, side: int, slot: int, like: ChoosePath | None = None) -> None:
        super().__init__(side, like)
        self.slot = slot
        self.passed = [] if like is None else like.passed.copy()

    def copy(self) -> ChoosePath: return ChoosePath(self.side, self.slot, self)
    def blank(self, g: Meccg) -> Frame[Meccg]: return ChoosePath(self.side, self.slot)

    def step(self, g: Meccg, at: int) -> bool:
        company = g.companies[self.slot]
        if not self.passed:
            self.passed.append(g.cards.region_of[g.kind[company.site]])
        if self.passed[len(self.passed) - 1] != g.cards.region_of[g.kind[company.going]]:
            g.then(NextRegion(self.side))
            return True
        company.regions = tuple(self.passed)
        company.path = tuple([int(g.cards.facts[region].region_type) for region in self.passed])
        return False


class NextRegion(Decision[Meccg]):
    """R-ORG-64  The next region on the way."""

    def copy(self) -> NextRegion: return NextRegion(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-ORG-64",)
    def choice(self, g: Meccg, option: int) -> Choice: return Region(option)
    def choose(self, g: Meccg, option: int) -> None: g.nearest(ChoosePath).passed.append(option)

    def options(self, g: Meccg) -> list[int]:
        it = g.nearest(ChoosePath)
        goal = g.cards.region_of[g.kind[g.companies[it.slot].going]]
        left = region_limit(g, it.slot) - len(it.passed)
        return [region for region in neighbours(g, it.slot, it.passed[len(it.passed) - 1])
                if region not in it.passed and way(g, it.slot, region, goal, left, it.passed)]


def way(g: Meccg, slot: int, region: int, goal: int, left: int, passed: list[int]) -> bool:
    """Whether so many regions are enough to come from here to the goal without passing one twice."""
    if region == goal:
        return left > 0
    if left <= 1:
        return False
    for other in neighbours(g, slot, region):
        if other not in passed and way(g, slot, other, goal, left - 1, [*passed, region]):
            return True
    return False


class HazardWindow(Acting):
    """R-AMB-38  Both players in turn, the active player first; ends when both pass."""

    def __init__(self, side: int, like: HazardWindow | None = None) -> None:
        super().__init__(HAZARDS, side, False, like)

    def copy(self) -> HazardWindow: return HazardWindow(self.side, self)

    def step(self, g: ChainTable, at: int) -> bool:
        assert isinstance(g, Meccg)
        look_again(g)
        return super().step(g, at)

    def actions(self, g: Meccg, side: int) -> list[int]:
        """R-OG-01, R-AMB-74  Any card may be laid on guard, one for each company."""
        company = g.companies[g.current]
        if side == g.active or len(company.counted) >= g.limit_now():
            return NO_PATH
        found = self.responses(g, side)
        if may_use(g, side, HAZARD):
            found.extend([OTHERS + NAZGUL_TAPS + card for card in g.piles[IN_PLAY + side] if is_nazgul(g, card)])
        return found

    def responses(self, g: Meccg, side: int) -> list[int]:
        """R-OG-02, R-MH-29  A card may be laid on guard in response too; it counts against the limit."""
        company = g.companies[g.current]
        if side == g.active or company.guarded or len(company.counted) >= g.limit_now():
            return []
        return [OTHERS + card for card in g.piles[HAND + side]]

    def action(self, g: Meccg, option: int) -> Choice:
        return LayOnGuard(option - OTHERS) if option < OTHERS + NAZGUL_TAPS else Fetch(option - OTHERS - NAZGUL_TAPS)

    def act(self, g: Meccg, option: int) -> None:
        company = g.companies[g.current]
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
    for card in g.in_force():
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


def those_at(g: Meccg, slot: int) -> list[int]:
    """The companies at the site of this one, which is no Haven; itself first."""
    company = g.companies[slot]
    if not company.members or hold(g, company.site) == HAVEN:
        return []
    return [slot, *[other for other in fellows(g, slot) if g.kind[g.companies[other].site] == g.kind[company.site]]]


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
    if g.pile[origin] in (OLD_SITES + company.side, MARSHALLED + company.side):
        g.state[origin] = TAPPED                               # it was discarded because it was tapped
    if g.pile[origin] != SITES + company.side:
        g.move(origin, SITES + company.side)
    company.site = origin
    company.arrived = False
    company.sent_back = True
    g.tell_of(SENT_BACK, company, origin)
    site_leaves(g, site)

