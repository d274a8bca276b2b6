"""A turn and its phases: untap, organization, long-events, movement and hazards, site, end."""
from __future__ import annotations

from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import Decision, Procedure, Secret
from ravenhill.games.meccg.choices import Call
from ravenhill.games.meccg.lines import CALLS, TURN
from ravenhill.games.meccg.questions import BEGINNING_OF_END, END_OF_TURN, END_OF_UNTAP, LONG_EVENTS, NOT_UNTAPPING
from ravenhill.games.meccg.rules.council import Council, is_due, may_call
from ravenhill.games.meccg.rules.drawing import ResetHand, discard_from_hand
from ravenhill.games.meccg.rules.hazards import MovementHazardPhase, Triggers
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.numbers import hold
from ravenhill.games.meccg.rules.organization import OrganizationPhase
from ravenhill.games.meccg.rules.sideboard import UseSideboard, may_use, own_wizard
from ravenhill.games.meccg.rules.site import SitePhase
from ravenhill.games.meccg.state import (
    ENDING,
    HAND,
    IN_PLAY,
    LONG_EVENT,
    NONE,
    TAPPED,
    UNTAP,
    UNTAPPED,
    WOUNDED,
    Acting,
    Meccg,
)
from ravenhill.games.meccg.terms import HAVEN, HAZARD, LONG, RESOURCE


class Turns(Procedure[Meccg]):
    """R-TURN-01  Turns alternate until the Council or the end of the One Ring."""

    def copy(self) -> Turns: return Turns(self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.a_turn_begins(g)
            case 1: g.then(UntapPhase())
            case 2: g.then(OrganizationPhase())
            case 3: g.then(LongEventPhase())
            case 4: g.then(MovementHazardPhase())
            case 5: g.then(SitePhase())
            case 6: g.then(EndOfTurn())
            case _: self.a_turn_ends(g)
        return True

    def a_turn_begins(self, g: Meccg) -> None:
        g.turn += 1
        g.turns[g.active] += 1
        g.tell(TURN, g.turn, g.active)
        g.current = -1
        g.hazards_halved = False
        g.influenced = False
        for company in g.companies:
            if company.members:
                company.new_turn()

    def a_turn_ends(self, g: Meccg) -> None:
        """R-END-02, 03, 08, R-AMB-88  The Council follows the opponent's next turn, or both exhausted decks."""
        g.lasting = [it for it in g.lasting if it.long]
        g.aid.clear()
        g.did.clear()
        g.corrupted.clear()
        g.tried.clear()
        if is_due(g):
            self.at = 0
            g.then(Council())
            return
        if g.called == g.active:
            g.called += 2                        # the other seat still has one turn
        g.active = 1 - g.active
        self.at = 0


class UntapPhase(Procedure[Meccg]):
    """R-UNTAP-01, R-AMB-15  Everything untaps; the wounded at a Haven heal to tapped."""

    def copy(self) -> UntapPhase: return UntapPhase(self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.cards_untap(g)
            case 1: self.the_opponent_uses_the_sideboard(g)    # R-UNTAP-03
            case 2: self.the_phase_ends(g)                     # R-UNTAP-05
            case _: return False
        return True

    def cards_untap(self, g: Meccg) -> None:
        g.phase = UNTAP
        side = g.active
        for pile in range(IN_PLAY, IN_PLAY + 2):
            for card in g.piles[pile]:
                if g.user(card) != side:
                    continue
                if g.state[card] == TAPPED:
                    if g.asked(NOT_UNTAPPING, card, 0) == 0:
                        g.state[card] = UNTAPPED
                elif g.state[card] == WOUNDED and heals(g, card):
                    g.state[card] = TAPPED                     # R-UNTAP-02

    def the_opponent_uses_the_sideboard(self, g: Meccg) -> None:
        if own_wizard(g, g.active) >= 0 and may_use(g, 1 - g.active, HAZARD):
            g.then(UseSideboard(1 - g.active, HAZARD, False))

    def the_phase_ends(self, g: Meccg) -> None:
        g.announce(END_OF_UNTAP)
        g.then(Triggers(END_OF_UNTAP))


def heals(g: Meccg, card: int) -> bool:
    """R-UNTAP-02, R-AMB-69  Characters and allies at a Haven."""
    character = card if g.company[card] >= 0 else g.host[card]
    if character < 0 or g.company[character] < 0:
        return False
    return hold(g, g.companies[g.company[character]].site) == HAVEN


class LongEventPhase(Procedure[Meccg]):
    """R-AMB-33  Own long-events leave, new ones are played, then the opponent's leave."""

    def copy(self) -> LongEventPhase: return LongEventPhase(self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.leave(g, g.active, True)              # R-LONG-01
            case 1: g.then(Acting(LONG_EVENTS, g.active, True))                    # R-LONG-02
            case 2: self.leave(g, 1 - g.active, False)         # R-LONG-03
            case _: return False
        return True

    def leave(self, g: Meccg, side: int, resources: bool) -> None:
        g.phase = LONG_EVENT
        for card in g.piles[IN_PLAY + side].copy():
            it = g.facts(card)
            if it.form == LONG and it.side == (RESOURCE if resources else HAZARD):
                discard(g, card)


class EndOfTurn(Procedure[Meccg]):
    """R-AMB-86  An optional discard, hands, last actions, triggers, the call."""

    def copy(self) -> EndOfTurn: return EndOfTurn(self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.begins(g)
            case 1: g.then(DiscardOne())                       # R-EOT-01
            case 2: g.then(ResetHand(g.active))
            case 3: g.then(ResetHand(1 - g.active))
            case 4: g.then(Acting(END_OF_TURN, g.active, True))                    # R-EOT-02
            case 5: self.call(g)
            case _: return False
        return True

    def begins(self, g: Meccg) -> None:
        g.phase = ENDING
        g.announce(BEGINNING_OF_END)
        g.then(Triggers(BEGINNING_OF_END))

    def call(self, g: Meccg) -> None:
        if may_call(g, g.active):
            g.then(CallOrNot(g.active))


class DiscardOne(Secret[Meccg]):
    """R-EOT-01, R-AMB-86  Both may discard one card, at once and unseen."""

    def copy(self) -> DiscardOne: return DiscardOne(self)
    def rules(self) -> tuple[str, ...]: return ("R-EOT-01",)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == NONE else Take(option)

    def choices(self, g: Meccg, side: int) -> list[int]:
        return [NONE, *g.piles[HAND + side]]

    def revealed(self, g: Meccg) -> None:
        for side in range(2):
            if self.picks[side] != NONE:
                discard_from_hand(g, self.picks[side], side)


class CallOrNot(Decision[Meccg]):
    """R-END-08  Calling the Council is voluntary, public and final."""

    def copy(self) -> CallOrNot: return CallOrNot(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-END-08",)
    def options(self, g: Meccg) -> list[int]: return [0, 1]
    def choice(self, g: Meccg, option: int) -> Choice: return Call() if option else No()

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.called = self.side
            g.tell(CALLS, self.side)
