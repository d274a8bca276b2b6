"""What the hazard player does with agents: playing them, their actions, revealing them."""
from __future__ import annotations

from typing import Final

from ravenhill.core.chain import OTHERS, Chain
from ravenhill.core.choices import Choice
from ravenhill.core.frames import Decision, Procedure
from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.choices import (
    AgentGoesBack,
    AgentGoesHome,
    AtPlace,
    HealAgent,
    HideAgent,
    MoveAgent,
    OpenToCreatures,
    PlayAgent,
    RevealAgent,
    To,
    UntapAgent,
)
from ravenhill.games.meccg.lines import (
    AGENT_GOES_BACK,
    AGENT_GOES_HOME,
    AGENT_GOES_TO,
    AGENT_MOVES,
    AGENT_OPENS,
    AGENT_RESTS,
    HEALS,
    TAPS,
    UNTAPS,
)
from ravenhill.games.meccg.piles import DISCARD, FOR_RESCUE, HAND, LOCATION, LURKING, TAPPED, TRAIL, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.agents import (
    agent_in,
    agents_of,
    card_of,
    comes,
    free_place,
    hides,
    homes_of,
    is_at,
    lays,
    may_move,
    moves,
    on_agent,
    printed_homes,
    reveal_agent,
    set_state,
    state_of,
    takes_up,
)
from ravenhill.games.meccg.rules.lands import destination, like_a
from ravenhill.games.meccg.rules.leaving import agent_leaves
from ravenhill.games.meccg.rules.legality import is_withheld
from ravenhill.games.meccg.rules.numbers import may_untap
from ravenhill.games.meccg.state import AGENTS_ACT, Meccg
from ravenhill.games.meccg.terms import AGENT, RUINS_AND_LAIRS
from ravenhill.games.meccg.words.moments import HAZARDS
from ravenhill.games.meccg.words.numbers import EXTRA_ACTIONS

# Agent actions, as options number them.
REVEAL: Final = 0                        # R-AGT-13  no action: free, and at once
HEAL: Final = 1                          # R-AGT-03
MOVE: Final = 2                          # R-AGT-05
BACK: Final = 3                          # R-AGT-07
HOME: Final = 4                          # R-AGT-08
UNTAP: Final = 5                         # R-AGT-09
OPEN: Final = 6                          # R-AGT-10
HIDE: Final = 7                          # R-AGT-12
PLAY: Final = 8                          # R-AGT-01

ACTIONS: Final = 16                      # room for them in the number of an option
COMES: Final = AGENTS_ACT                # among what no card offers: this agent of the hand is played,
ACTS: Final = 1 << 18                    # or an agent does this
AGENT_COUNTS: Final = -3                 # among what counted against the limit: an agent played, or its action


def played_agents(g: Meccg, side: int) -> list[int]:
    """R-AGT-01  The agents of the hand; where all places are taken, none."""
    found = [card for card in g.piles[HAND + side] if g.facts(card).type == AGENT and g.facts(card).done
             and not is_withheld(g, card)]
    return found if found and free_place(g, side) >= 0 else []


def extra_actions(g: Meccg, it: Agent) -> tuple[int, int]:
    """Further actions of an agent this turn: those that count against the limit, and those that do not."""
    asked = g.asked(EXTRA_ACTIONS, on_agent(it.place), 0)
    return asked // ACTIONS, asked % ACTIONS


def is_free(g: Meccg, it: Agent) -> bool:
    """Whether its next action this turn does not count against the limit."""
    return 0 < it.acted <= extra_actions(g, it)[1]


def may_act(g: Meccg, it: Agent) -> bool:
    """R-AGT-02, 29, R-AMB-92  One action a turn, if it was in play when the turn began, within the limit."""
    if it.fresh:
        return False
    counting, free = extra_actions(g, it)
    if it.acted > counting + free:
        return False
    return is_free(g, it) or len(g.companies[g.current].counted) < g.limit_now()


def actions_of(g: Meccg, it: Agent) -> list[int]:
    """What this agent may do now."""
    found = [REVEAL] if it.card < 0 and (g.piles[TRAIL + it.place] or homes_of(g, it)) else []
    if not may_act(g, it):
        return found
    state, trail = state_of(g, it), g.piles[TRAIL + it.place]
    if state == WOUNDED:
        found.append(HEAL)
    elif may_move(g, it):
        found.append(MOVE)
    if state != WOUNDED and it.card < 0 and len(trail) > (1 if it.footed else 0):
        found.append(BACK)                                     # R-AMB-126
    if trail if it.card < 0 else free_homes(g, it):
        found.append(HOME)
    if state == TAPPED and (it.card < 0 or may_untap(g, it.card)):
        found.append(UNTAP)
    if state == UNTAPPED and may_open(g, it):
        found.append(OPEN)
    if state == UNTAPPED and it.card >= 0 and it.site >= 0 and g.host[it.site] != FOR_RESCUE:
        found.append(HIDE)                                     # R-AMB-128  with a site card of its own
    return found


def free_homes(g: Meccg, it: Agent) -> list[int]:
    """R-AMB-127  The cards of the location deck at which an agent that is face up may be at home again."""
    homes = printed_homes(g, it)
    found: dict[int, int] = {}
    for site in sorted(g.piles[LOCATION + it.side()]):
        if g.kind[site] in homes and g.kind[site] != it.at:
            found.setdefault(g.kind[site], site)
    return list(found.values())


def may_open(g: Meccg, it: Agent) -> bool:
    """R-AGT-10, 11  The company is at its site, or comes there, and the site is wild enough or its home."""
    site = destination(g.companies[g.current])
    if not is_at(g, it, site) or it.opened:
        return False
    return like_a(g, site) >= RUINS_AND_LAIRS or g.kind[site] in printed_homes(g, it)


def agent_options(g: Meccg, side: int) -> list[int]:
    """R-AMB-129  All of it, as options of the time for hazards."""
    found: list[int] = []
    coming = played_agents(g, side)
    if coming and len(g.companies[g.current].counted) < g.limit_now():
        found.extend([OTHERS + COMES + card for card in coming])
    for it in agents_of(g, side):
        if it.card >= 0 or g.piles[LURKING + it.place]:
            found.extend([OTHERS + ACTS + it.place * ACTIONS + action for action in actions_of(g, it)])
    return found


def agent_choice(g: Meccg, option: int) -> Choice:
    if option < OTHERS + ACTS:
        return PlayAgent(option - OTHERS - COMES)
    place, action = divmod(option - OTHERS - ACTS, ACTIONS)
    it = agent_in(g, place)
    assert it is not None
    card = card_of(g, it)
    match action:
        case 0: return RevealAgent(card)
        case 1: return HealAgent(card)
        case 2: return MoveAgent(card)
        case 3: return AgentGoesBack(card)
        case 4: return AgentGoesHome(card)
        case 5: return UntapAgent(card)
        case 6: return OpenToCreatures(card)
        case _: return HideAgent(card)


def agent_acts(g: Meccg, option: int) -> None:
    """It counts, its costs are paid, and the active player may answer; a reveal happens at once."""
    if option < OTHERS + ACTS:
        counts(g)
        g.then(AgentAction(comes(g, option - OTHERS - COMES).place, PLAY, len(g.companies[g.current].counted)))
        return
    place, action = divmod(option - OTHERS - ACTS, ACTIONS)
    it = agent_in(g, place)
    assert it is not None
    if action == REVEAL:
        shows(g, it)
        return
    counted = -1
    if not is_free(g, it):
        counts(g)
        counted = len(g.companies[g.current].counted)
    it.acted += 1
    g.then(AgentAction(place, action, counted))
    if action in (MOVE, HIDE, OPEN) and state_of(g, it) == UNTAPPED:
        set_state(g, it, TAPPED)
    if action == MOVE:
        g.then(WhereTo(it.side(), place))
    if action == OPEN:
        reveal_agent(g, it, g.kind[destination(g.companies[g.current])])
        if it in g.agents:
            g.tell(TAPS, it.card)


def counts(g: Meccg) -> None:
    g.companies[g.current].count(AGENT_COUNTS, g.limit_now())


def shows(g: Meccg, it: Agent) -> None:
    """R-AGT-13, 15  Where it has gone; if it has not, at one of its homes, of its player's choice."""
    homes = homes_of(g, it)
    if g.piles[TRAIL + it.place] or len(homes) == 1:
        reveal_agent(g, it, homes[0] if homes else -1)
    else:
        g.then(WhichHome(it.side(), it.place))


class AgentAction(Procedure[Meccg]):
    """R-AMB-129  An agent was played, or takes an action: it may be answered, and then happens."""
    place: int
    action: int
    counted: int                         # how many counted against the limit with it; -1: it does not count
    cancelled: bool

    def __init__(self, place: int, action: int, counted: int, like: AgentAction | None = None) -> None:
        super().__init__(like)
        self.place = place
        self.action = action
        self.counted = counted
        self.cancelled = False if like is None else like.cancelled

    def copy(self) -> AgentAction: return AgentAction(self.place, self.action, self.counted, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.it_may_be_answered(g)
            case 1: self.it_happens(g)
            case _: return False
        return True

    def it_may_be_answered(self, g: Meccg) -> None:
        answers = Chain(HAZARDS, g.active, [])
        answers.passes = 1                                     # its own player has just acted
        g.then(answers)

    def it_happens(self, g: Meccg) -> None:
        """R-AMB-36  Over a limit that has fallen since, it is lost; what was paid stays paid."""
        it = agent_in(g, self.place)
        if it is None:
            return
        lost = self.cancelled or self.counted > g.limit_now()
        if self.action == PLAY:
            if lost:
                agent_leaves(g, it, DISCARD)
            return
        if not lost:
            self.done(g, it)

    def done(self, g: Meccg, it: Agent) -> None:
        side = it.side()
        match self.action:
            case 1:
                if state_of(g, it) == WOUNDED:
                    rests(g, it, TAPPED)
            case 2:
                if it.card < 0:
                    g.tell(AGENT_MOVES, side)
            case 3:
                trail = g.piles[TRAIL + it.place]
                if trail and it.card < 0:
                    if it.state == UNTAPPED:
                        it.state = TAPPED                      # R-AMB-126  it taps like a move
                    takes_up(g, it, trail[len(trail) - 1])
                    g.tell(AGENT_GOES_BACK, side)
            case 4: self.goes_home(g, it)
            case 5:
                if state_of(g, it) == TAPPED:
                    rests(g, it, UNTAPPED)
            case 6:
                if it.card >= 0:
                    it.opened = True
                    g.tell(AGENT_OPENS, it.card, it.at)
            case _:
                if it.card >= 0 and it.site >= 0:
                    hides(g, it)

    def goes_home(self, g: Meccg, it: Agent) -> None:
        """R-AGT-08, R-AMB-127"""
        if it.card >= 0:
            free = free_homes(g, it)
            if len(free) > 1:
                g.then(WhereTo(it.side(), it.place, True))
            elif free:
                goes(g, it, free[0])
            return
        for site in reversed(g.piles[TRAIL + it.place].copy()):
            takes_up(g, it, site)
        g.tell(AGENT_GOES_HOME, it.side())


def rests(g: Meccg, it: Agent, state: int) -> None:
    set_state(g, it, state)
    if it.card >= 0:
        g.tell(UNTAPS if state == UNTAPPED else HEALS, it.card)
    else:
        g.tell(AGENT_RESTS, it.side())


def goes(g: Meccg, it: Agent, site: int) -> None:
    lays(g, it, site)
    if it.card >= 0:
        g.tell(AGENT_GOES_TO, it.card, site)


class WhereTo(Decision[Meccg]):
    """R-AGT-05, R-AMB-124  The site to which the agent goes: one next to where it is, or a home."""
    place: int
    home: bool

    def __init__(self, side: int, place: int, home: bool = False) -> None:
        super().__init__(side)
        self.place = place
        self.home = home

    def copy(self) -> WhereTo: return WhereTo(self.side, self.place, self.home)
    def rules(self) -> tuple[str, ...]: return ("R-AGT-08" if self.home else "R-AGT-05",)
    def choice(self, g: Meccg, option: int) -> Choice: return To(option)

    def options(self, g: Meccg) -> list[int]:
        it = agent_in(g, self.place)
        assert it is not None
        return free_homes(g, it) if self.home else moves(g, it)

    def choose(self, g: Meccg, option: int) -> None:
        it = agent_in(g, self.place)
        assert it is not None
        goes(g, it, option)


class WhichHome(Decision[Meccg]):
    """R-AGT-15, R-AMB-123  At which of its homes an agent that has not moved turns out to be."""
    place: int

    def __init__(self, side: int, place: int) -> None:
        super().__init__(side)
        self.place = place

    def copy(self) -> WhichHome: return WhichHome(self.side, self.place)
    def rules(self) -> tuple[str, ...]: return ("R-AGT-15",)
    def choice(self, g: Meccg, option: int) -> Choice: return AtPlace(option)

    def options(self, g: Meccg) -> list[int]:
        it = agent_in(g, self.place)
        assert it is not None
        return homes_of(g, it)

    def choose(self, g: Meccg, option: int) -> None:
        it = agent_in(g, self.place)
        assert it is not None
        reveal_agent(g, it, option)
