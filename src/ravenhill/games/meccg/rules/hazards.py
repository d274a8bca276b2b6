"""The movement/hazard phase: each company moves and faces hazards."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, Done
from ravenhill.core.frames import Decision, Procedure
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.choices import Meet, Travel
from ravenhill.games.meccg.companies import Company
from ravenhill.games.meccg.lines import ARRIVES, SENT_BACK
from ravenhill.games.meccg.piles import MOVEMENT, SLOTS
from ravenhill.games.meccg.rules.companies import WhoStays, become_one, slots_of, those_at
from ravenhill.games.meccg.rules.crowds import is_too_many
from ravenhill.games.meccg.rules.drawing import DrawHowMany, ResetHand
from ravenhill.games.meccg.rules.hazard_window import HazardWindow
from ravenhill.games.meccg.rules.lands import hold
from ravenhill.games.meccg.rules.leaving import guard_returns, site_leaves, stays_after_all
from ravenhill.games.meccg.rules.movement import (
    by_road,
    goal_of,
    has_destination,
    linked,
    on_foot_allowed,
    others_on_foot,
    passes,
    region_limit,
    region_names,
    underground,
)
from ravenhill.games.meccg.rules.numbers import mind
from ravenhill.games.meccg.rules.setting_out import Descent, must_roll, set_limit
from ravenhill.games.meccg.rules.triggers import Triggers
from ravenhill.games.meccg.rules.ways import ChoosePath, GoesOn, HowToMove, may_go_on, on_foot, reveal
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ANYWHERE, HAVEN, RegionType
from ravenhill.games.meccg.words.moments import BEGINNING_OF_HAZARDS, END_OF_HAZARDS, HAZARDS, HAZARDS_OVER
from ravenhill.games.meccg.words.numbers import (
    DRAWS_OPPONENT,
    DRAWS_OWN,
    FLIES,
    HELD,
    LIMIT_NOW,
    MOVES_AGAIN,
    ONLY_SHOWN,
    PASSES,
    REGION_TYPE,
    ROAD,
)

RESET: Final = 7


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
            people = [it for other in there for it in g.companies[other].members]
            if all(is_too_many(g, other, people) for other in there):
                if any(g.companies[other].arrived for other in there):
                    self.at = 2
                    g.then(WhoStays(1 - g.active, slot))
                    return
                continue                                       # nobody has anywhere to go back to
            for other in there[1:]:
                become_one(g, slot, other)

    def at_havens(self, g: Meccg) -> None:
        """R-AMB-44  There the active player says who joins whom."""
        if len(may_meet(g, g.active)) > 1:
            self.at = 3
            g.then(MeetAtHaven(g.active))


def may_meet(g: Meccg, side: int) -> list[int]:
    """Pairs of companies at one Haven, as options; nobody is the first."""
    found = [0]
    for slot in slots_of(side):
        for other in range(slot + 1, (side + 1) * SLOTS // 2):
            one, two = g.companies[slot], g.companies[other]
            if one.members and two.members and g.kind[one.site] == g.kind[two.site] and (
                    hold(g, one.site) == HAVEN) and may_become_one(g, one, two):
                found.append(slot * SLOTS + other)
    return found


def may_become_one(g: Meccg, one: Company, two: Company) -> bool:
    """R-AMB-44, 161  One of them has come there, in the standard game; or one was left behind by the other."""
    return (g.standard and (one.arrived or two.arrived)) or one.parted or two.parted


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
            case 9: self.the_phase_is_over(g, company)
            case 10: self.it_has_moved(g, company)
            case _: return False
        return True

    def the_site_is_revealed(self, g: Meccg, company: Company) -> None:
        g.current = self.slot
        if company.parted:
            return                                             # R-AMB-161  it goes on as it went before
        if g.asked(HELD, self.slot, 0) > 0:
            stays_after_all(g, self.slot)
        goal = goal_of(g, self.slot)
        if goal < 0:
            return
        if g.facts(goal).is_site_event():                               # an event that is used as a site
            by_way_of(g, self.slot, g.facts(goal).haven_paths[ANYWHERE])
            return
        start, end = g.kind[company.site], g.kind[goal]
        flies = g.asked(FLIES, self.slot, 0) > 0
        roads = linked(g, self.slot, end)
        on_roads = bool(passes(g, self.slot))
        walks = on_foot_allowed(g, start, end) and not on_roads and not others_on_foot(g, self.slot, end)  # R-ORG-68
        down = underground(g, start, end) and not on_roads
        road = by_road(g, self.slot, end)
        if not (flies or roads or walks or down or road is not None):
            stays_after_all(g, self.slot)                      # R-AMB-31
            return
        reveal(g, goal)
        company.going = goal
        company.basic = False
        if road is not None:                                   # R-AMB-159
            company.path = tuple([int(it) for it in road.path])
            company.regions = tuple(region_names(g, company))
            return
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

    def the_phase_is_over(self, g: Meccg, company: Company) -> None:
        if company.members:
            g.announce(HAZARDS_OVER, self.slot)
            g.then(Triggers(HAZARDS_OVER))

    def it_has_moved(self, g: Meccg, company: Company) -> None:
        if company.members:
            company.moved = True
        g.current = -1
        if company.members and not company.sent_back and g.asked(MOVES_AGAIN, self.slot, 0) > 0:
            self.it_moves_again(g, company)

    def it_moves_again(self, g: Meccg, company: Company) -> None:
        """R-AMB-77  Another site and another movement/hazard phase, if it can; what lay on guard returns."""
        lasts, of, own = g.cards.lasts, g.cards.lasts_from, self.slot
        over = (MOVES_AGAIN, REGION_TYPE, LIMIT_NOW, ONLY_SHOWN)
        came_by = [of[it.effect] for it in g.lasting
                   if it.thing == own and lasts[it.effect].change.question in (FLIES, PASSES, ROAD)]
        g.lasting = [it for it in g.lasting if it.thing != own or not g.is_about_companies(it) or not (
            lasts[it.effect].change.question in over or of[it.effect] in came_by)]
        guard_returns(g, self.slot)
        company.counted = ()
        company.free = ()
        company.drawn = 0
        company.met = ()
        company.path = ()
        company.regions = ()
        company.guarded = False
        company.parted = False
        if has_destination(g, self.slot):
            g.then(CompanyMoves(self.slot))
            g.then(GoesOn(company.side, self.slot))


def by_way_of(g: Meccg, slot: int, path: tuple[RegionType, ...]) -> None:
    """An event that is used as a site is reached by its own path; one on the map, by the regions that were named."""
    company = g.companies[slot]
    if path:
        company.path = tuple([int(it) for it in path])
        company.regions = tuple(region_names(g, company))
    elif len(company.regions) > region_limit(g, slot):
        stays_after_all(g, slot)                               # R-AMB-31


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
