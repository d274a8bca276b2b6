"""The table as a seat sees it, in the types of view.py: only what lies open, and what this seat knows."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.frames import Frame
from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.figures import Figures, Handle
from ravenhill.games.meccg.names import term
from ravenhill.games.meccg.piles import (
    DECK,
    DISCARD,
    FIRST_COMPANY,
    FOR_RESCUE,
    HAND,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    OLD_SITES,
    ON_GUARD,
    ON_TOP,
    OUT,
    POOL,
    SETUP,
    SIDEBOARD,
    SLOTS,
    TAPPED,
    TRAIL,
    UNCONTROLLED,
)
from ravenhill.games.meccg.reasons import why_not_now
from ravenhill.games.meccg.rules.agent_actions import AGENT_COUNTS
from ravenhill.games.meccg.rules.agents import card_of, homes_of, is_home, on_agent, state_of
from ravenhill.games.meccg.rules.council import ENOUGH, Council, may_call
from ravenhill.games.meccg.rules.guards import automatic
from ravenhill.games.meccg.rules.hazards import draws_by
from ravenhill.games.meccg.rules.lands import hold, is_on_map, path_of, region_of
from ravenhill.games.meccg.rules.leaving import beneath, held_by, kept_with, rings_with, turned_over
from ravenhill.games.meccg.rules.movement import goal_of
from ravenhill.games.meccg.rules.numbers import (
    company_size,
    corruption_of,
    hand_size,
    limit_of,
    mind,
    points_of,
    unused_influence,
)
from ravenhill.games.meccg.rules.rescue import keepers
from ravenhill.games.meccg.rules.setup import (
    DraftRound,
    IntoDeck,
    Setup,
    StartingFollower,
    StartingItem,
    starting_mind,
)
from ravenhill.games.meccg.rules.strength import in_use, skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import AGENT, ALLY, CREATURE, EVENT, HAZARD
from ravenhill.games.meccg.under_way import seen_attack, seen_chains
from ravenhill.games.meccg.view import Agent as AgentSeen
from ravenhill.games.meccg.view import (
    Attached,
    Card,
    Character,
    Company,
    Draws,
    Guardian,
    Held,
    Host,
    Limit,
    Pile,
    Piles,
    PilesOfBoth,
    Position,
    Prisoner,
    Seat,
    Side,
    Sides,
    Site,
    Step,
    Turn,
    Used,
    View,
)
from ravenhill.games.meccg.view import Council as CouncilSeen
from ravenhill.games.meccg.view import Setup as SetupSeen
from ravenhill.games.meccg.words.numbers import DRAWS_OPPONENT, DRAWS_OWN

SEATS: Final[tuple[Seat, Seat]] = ("grey", "blue")
STATES: Final[tuple[Position, ...]] = ("untapped", "tapped", "wounded")
STEPS: Final[dict[type[Any], Any]] = {
    DraftRound: "draft", StartingItem: "items", IntoDeck: "deck", StartingFollower: "followers",
}


def view(g: Meccg, seat: int, handle: Handle) -> View:
    """Everything this seat, or below zero a spectator, sees; cards by the handles it has for them."""
    return Seeing(g, seat, handle).view()


class Seeing:
    """One look of one seat at the table."""

    def __init__(self, g: Meccg, seat: int, handle: Handle) -> None:
        self.g = g
        self.seat = seat
        self.handle = handle
        self.figures = Figures(g, seat, handle)
        self.frames = self.open_frames()

    def open_frames(self) -> list[Frame[Any]]:
        """What is under way, up to the first frame that this seat sees otherwise than it is."""
        found: list[Frame[Any]] = []
        for frame in self.g.stack:
            seen = frame.seen_by(self.g, self.seat)
            found.append(seen)
            if seen is not frame:
                break
        return found

    def view(self) -> View:
        g = self.g
        mine = self.seat >= 0
        return View(
            SEATS[self.seat] if mine else "spectator", self.turn(), Sides(self.side(0), self.side(1)),
            PilesOfBoth(self.piles(0), self.piles(1)), self.hand() if mine else [],
            self.known(LOCATION + self.seat) if mine else [],
            [self.company(slot) for slot in range(SLOTS) if g.companies[slot].members],
            [self.agent(it) for it in sorted(g.agents, key=lambda it: it.place)],
            [self.host(card) for side in (0, 1) for card in sorted(g.piles[IN_PLAY + side])
             if g.host[card] >= 0 and (held_by(g, card) or g.host[g.host[card]] == FOR_RESCUE)],
            [self.attached(card) for side in (0, 1) for card in sorted(g.piles[IN_PLAY + side])
             if FIRST_COMPANY < g.host[card] < 0 and g.company[card] < 0 and g.facts(card).type != AGENT],
            seen_chains(g, self.frames, self.figures), seen_attack(g, self.frames, self.figures),
            self.setup(), self.council(),
        )

    def card(self, card: int) -> Card:
        """By its handle; and which it is, if this seat knows."""
        return Card(self.handle(card), self.g.facts(card).id) if self.g.is_known(card, self.seat) else Card("", "")

    def hand(self) -> list[Held]:
        g = self.g
        return [Held(self.handle(card), g.facts(card).id, why_not_now(g, self.seat, card, self.frames))
                for card in sorted(g.piles[HAND + self.seat])]

    def known(self, *piles: int) -> list[Card]:
        """In the order of their numbers, which says nothing of how they lie."""
        g = self.g
        cards = sorted(card for pile in piles for card in g.piles[pile] if g.is_known(card, self.seat))
        return [self.card(card) for card in cards]

    # The game and its players

    def turn(self) -> Turn:
        g = self.g
        return Turn(
            g.turn, SEATS[g.active], term("phase", g.phase), f"company:{g.current}" if g.current >= 0 else "",
            SEATS[g.called % 2] if g.called >= 0 else None, g.length, g.standard, g.regions, g.hazards_halved,
            g.character_played, g.influenced,
        )

    def side(self, side: int) -> Side:
        g = self.g
        wizard = g.wizard[side]
        return Side(
            SEATS[side], self.figures.score(side), self.figures.general(side), hand_size(g, side),
            g.exhausted[side], ENOUGH[g.length], may_call(g, side), g.cards.facts[wizard].id if wizard >= 0 else "",
            g.turns[side],
        )

    def pile(self, *piles: int) -> Pile:
        return Pile(sum(len(self.g.piles[pile]) for pile in piles), self.known(*piles))

    def piles(self, side: int) -> Piles:
        hand = Pile(len(self.g.piles[HAND + side]), self.known(HAND + side) if side != self.seat else [])
        return Piles(
            self.pile(DECK + side, ON_TOP + side), hand, self.pile(DISCARD + side), self.pile(SIDEBOARD + side),
            len(self.g.piles[LOCATION + side]), self.pile(OLD_SITES + side), self.pile(MARSHALLED + side),
            self.pile(OUT + side), self.pile(POOL + side),
        )

    # Companies

    def company(self, slot: int) -> Company:
        g = self.g
        it = g.companies[slot]
        goal = goal_of(g, slot)
        known = goal >= 0 and g.is_known(goal, self.seat)
        journey: Any = "stays" if goal < 0 else "open" if it.going >= 0 else "known" if known else "hidden"
        leaders = [one for one in it.members if g.host[one] < 0]
        members = [one for leader in leaders for one in (leader, *[it for it in it.members if g.host[it] == leader])]
        return Company(
            f"company:{slot}", SEATS[it.side], [self.character(one) for one in members], company_size(g, it),
            self.site(it.site), journey, self.card(goal) if journey == "known" else None,
            self.site(it.going) if it.going >= 0 else None, self.path(slot), self.draws(slot), self.limit(slot),
            [self.card(card) for card in sorted(g.piles[ON_GUARD + slot])],
            [self.attached(card) for card in sorted(g.on(FIRST_COMPANY - slot))],
            slot == g.current, it.moved, it.visited, it.entered, it.sent_back,
        )

    def path(self, slot: int) -> list[Step]:
        """The site path; a region has a name where the path was chosen region by region."""
        g = self.g
        it = g.companies[slot]
        named = len(it.regions) == len(it.path) and not it.basic
        return [Step(term("land", land), g.cards.facts[it.regions[n]].id if named else "")
                for n, land in enumerate(path_of(g, slot))]

    def draws(self, slot: int) -> Draws | None:
        """R-MH-10, 12  What the site allows; a company without anybody of mind three draws nothing."""
        g = self.g
        it = g.companies[slot]
        if it.going < 0:
            return None
        facts = g.facts(draws_by(g, it))
        able = not g.standard or any(g.facts(one).is_wizard() or mind(g, one) >= 3 for one in it.members)
        return Draws(g.asked(DRAWS_OWN, slot, facts.draws_own) if able else 0,
                     g.asked(DRAWS_OPPONENT, slot, facts.draws_opponent))

    def limit(self, slot: int) -> Limit | None:
        g = self.g
        it = g.companies[slot]
        if not it.limit and not it.counted:
            return None
        return Limit(limit_of(g, slot), self.figures.limit(slot), [self.used(card) for card in it.counted])

    def used(self, card: int) -> Used:
        """A hazard that counted; whatever this seat has lost from sight has no name any more."""
        g = self.g
        if card < 0:
            return Used("", "agent" if card == AGENT_COUNTS else "guard")
        if not g.is_known(card, self.seat):
            return Used("", "other")
        type = g.facts(card).type
        return Used(g.facts(card).id, "creature" if type == CREATURE else "event" if type == EVENT else "other")

    def site(self, site: int) -> Site:
        g = self.g
        guardians = [Guardian(term("race", it.race), it.strikes, it.prowess, it.body, self.giver(site, n))
                     for n, it in enumerate(automatic(g, site)) if it.strikes]
        return Site(self.handle(site), g.facts(site).id, term("hold", hold(g, site)),
                    STATES[g.state[site]], guardians, [self.attached(card) for card in sorted(g.on(site))],
                    g.cards.facts[region_of(g, site)].id if is_on_map(g, site) and region_of(g, site) >= 0 else "")

    def host(self, card: int) -> Host:
        """R-PRIS-01  Everything about prisoners is public."""
        g = self.g
        site, printed = g.host[card], g.facts(card).rescue
        attacks = [Guardian(term("race", keepers(g, card, it.race)), it.strikes, it.prowess, it.body, g.facts(card).id)
                   for it in printed]
        return Host(
            self.handle(card), g.facts(card).id, SEATS[g.owner[card]], self.site(site), g.host[site] == FOR_RESCUE,
            [Prisoner(self.handle(it), g.facts(it).id, SEATS[g.owner[it]], STATES[g.state[it]], points_of(g, it),
                      [self.card(ring) for ring in rings_with(g, it)]) for it in held_by(g, card)],
            attacks or self.site(site).guardians,
        )

    def giver(self, site: int, n: int) -> str:
        """Which card says that an automatic-attack is here."""
        g = self.g
        attack = automatic(g, site)[n]
        for card in g.in_force():
            if g.facts(card).attack is attack:
                return g.facts(card).id
        return g.facts(site).id

    def character(self, card: int) -> Character:
        g, figures = self.g, self.figures
        host = g.host[card]
        used = in_use(g, card)
        return Character(
            self.handle(card), g.facts(card).id, STATES[g.state[card]], term("race", g.facts(card).race),
            sorted(term("skill", it) for it in skills(g, card)), figures.sum(figures.mind(card)),
            figures.sum(figures.prowess(card)), figures.sum(figures.body(card)), figures.sum(figures.influence(card)),
            unused_influence(g, card), figures.sum(figures.corruption(card)), figures.sum(figures.check(card)),
            self.handle(host) if host >= 0 else "", host == UNCONTROLLED,
            [self.attached(it, it in used) for it in sorted(g.on(card)) if g.company[it] < 0],
        )

    def agent(self, it: Agent) -> AgentSeen:
        """R-AGT-32  Of a card that this seat does not know, only its back."""
        g, figures = self.g, self.figures
        card, trail = card_of(g, it), g.piles[TRAIL + it.place]
        known = g.is_known(card, self.seat)
        up, facts = it.card >= 0, g.facts(card)
        unmoved = known and not up and not trail
        return AgentSeen(
            f"agent:{it.place}", SEATS[it.side()], "up" if up else "down", self.card(card), STATES[state_of(g, it)],
            [self.card(site) for site in trail], self.site(it.site) if it.site >= 0 else None,
            g.cards.facts[it.at].id if it.at >= 0 else "", up and is_home(g, it),
            sorted(g.cards.facts[kind].id for kind in homes_of(g, it)) if unmoved else [],
            it.fresh, it.acted, it.opened, it.leaves, term("race", facts.race) if known else "",
            sorted(term("skill", skill) for skill in facts.skills) if known else [],
            facts.mind if known else None, figures.sum(figures.agent_prowess(it)) if known else None,
            figures.sum(figures.agent_body(it)) if known else None,
            figures.sum(figures.agent_influence(it)) if known else None,
            [self.attached(on) for on in sorted(g.on(on_agent(it.place)))],
        )

    def attached(self, card: int, used: bool = False, turned: bool = False) -> Attached:
        g, figures = self.g, self.figures
        it = g.facts(card)
        ally = it.type == ALLY
        return Attached(
            self.handle(card), it.id, term("type", it.type), it.side == HAZARD, SEATS[g.user(card)],
            "turned" if turned else STATES[g.state[card]], used, corruption_of(g, card),
            figures.sum(figures.prowess(card)) if ally else None, figures.sum(figures.body(card)) if ally else None,
            [*(self.attached(on) for on in sorted(g.on(card)) + kept_with(g, card)),
             *(self.attached(on, turned=True) for on in turned_over(g, card))],
            [self.card(it) for it in sorted(beneath(g, card))],
        )

    # The beginning and the end

    def setup(self) -> SetupSeen | None:
        g = self.g
        if g.phase != SETUP or not self.frames:
            return None
        step: Any = next((STEPS[type(frame)] for frame in reversed(self.frames) if type(frame) in STEPS), "dice")
        first = next((frame for frame in self.frames if isinstance(frame, Setup)), None)
        stopped = [SEATS[n] for n in (0, 1) if first is not None and first.stopped_drafting[n]]
        aside = [card for side in (0, 1) for card in sorted(g.piles[POOL + side]) if g.state[card] == TAPPED]
        return SetupSeen(step, starting_mind(g, 0), starting_mind(g, 1), stopped,
                         [self.card(card) for card in aside if g.is_known(card, self.seat)])

    def council(self) -> CouncilSeen | None:
        for frame in self.frames:
            if isinstance(frame, Council):
                gone = [card for card in frame.checked if not self.g.is_in_play(card)]
                return CouncilSeen([self.handle(card) for card in frame.checked if self.g.is_in_play(card)],
                                   [self.card(card) for card in gone if self.g.is_known(card, self.seat)])
        return None


