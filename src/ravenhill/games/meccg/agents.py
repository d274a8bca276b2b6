"""Agents in play, face down or up."""
from __future__ import annotations

from ravenhill.core.frames import Plain
from ravenhill.games.meccg.piles import MOST_AGENTS, UNTAPPED


class Agent(Plain):
    """R-AGT-01  An agent in play, face down or up: what everybody sees of it. Its card and sites lie in its piles."""
    place: int                       # which of its piles: twelve of each seat
    card: int                        # face up: its card; face down: -1
    state: int                       # face down: untapped, tapped or wounded; face up, its card says so
    site: int                        # face up: its site card, or -1 if there was none to lay
    at: int                          # face up: the kind of the site where it is
    fresh: bool                      # R-AGT-29  it came into play this turn
    acted: int                       # R-AGT-02  agent actions taken this turn
    footed: bool                     # R-AMB-128  its lowest site card lay open before: nobody asks how it came there
    opened: bool                     # R-AMB-93  it has opened its site to creatures for this turn
    leaves: bool                     # R-AGT-15  it has no site card, and is discarded at the end of the turn
    fought: bool                     # R-AMB-95  it has attacked in this site phase
    masked: bool                     # R-AGT-36  revealed as a cost: for that hazard it still counts as face down

    def __init__(self, place: int, like: Agent | None = None) -> None:
        self.place = place
        self.card = -1 if like is None else like.card
        self.state = UNTAPPED if like is None else like.state
        self.site = -1 if like is None else like.site
        self.at = -1 if like is None else like.at
        self.fresh = True if like is None else like.fresh
        self.acted = 0 if like is None else like.acted
        self.footed = False if like is None else like.footed
        self.opened = False if like is None else like.opened
        self.leaves = False if like is None else like.leaves
        self.fought = False if like is None else like.fought
        self.masked = False if like is None else like.masked

    def copy(self) -> Agent: return Agent(self.place, self)
    def side(self) -> int: return self.place // MOST_AGENTS

    def new_turn(self) -> None:
        """What is remembered for one turn only."""
        self.fresh = False
        self.acted = 0
        self.opened = False
        self.fought = False
        self.masked = False
