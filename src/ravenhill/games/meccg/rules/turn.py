"""A turn and its phases: untap, organization, long-events, movement and hazards, site, end."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, Done, No, Take
from ravenhill.core.frames import Decision, Procedure, Secret
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.choices import Call, Keep
from ravenhill.games.meccg.lasting import LONG_EVENT_LASTS, UNTIL_UNTAP, WHILE_IT_LIES
from ravenhill.games.meccg.lines import CALLS, ROLL, TURN, UNTAPS
from ravenhill.games.meccg.piles import (
    DISCARD,
    ENDING,
    HAND,
    IN_PLAY,
    LONG_EVENT,
    NONE,
    SIDEBOARD,
    TAPPED,
    UNTAP,
    UNTAPPED,
    WOUNDED,
)
from ravenhill.games.meccg.rules.agents import agents_of
from ravenhill.games.meccg.rules.council import Council, is_due, may_call
from ravenhill.games.meccg.rules.drawing import ResetHand, discard_from_hand
from ravenhill.games.meccg.rules.hazards import MovementHazardPhase
from ravenhill.games.meccg.rules.lands import like_a
from ravenhill.games.meccg.rules.leaving import agent_leaves, discard, happens
from ravenhill.games.meccg.rules.numbers import may_untap, mind
from ravenhill.games.meccg.rules.organization import OrganizationPhase
from ravenhill.games.meccg.rules.removal import RemovalRoll, heals_by_roll
from ravenhill.games.meccg.rules.sideboard import UseSideboard, own_wizard
from ravenhill.games.meccg.rules.site import SitePhase
from ravenhill.games.meccg.rules.triggers import Triggers
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import HAVEN, HAZARD, LONG, RESOURCE, RESTFUL
from ravenhill.games.meccg.words.moments import (
    BEGINNING_OF_END,
    BEGINNING_OF_UNTAP,
    END_OF_TURN,
    END_OF_UNTAP,
    KEPT_TAPPED,
    LONG_EVENTS,
    TURN_ENDS,
)
from ravenhill.games.meccg.words.numbers import ENDURES, HEALS, LONG_STAYS, ROLLS_TO_UNTAP

ENOUGH_TO_UNTAP: Final = 12               # what a roll and a mind must exceed


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
        for agent in g.agents:
            agent.new_turn()

    def a_turn_ends(self, g: Meccg) -> None:
        """R-EOT-03, R-END-02, 03, 08, R-AMB-88  The Council after the opponent's next turn, or both exhausted decks."""
        g.lasting = [it for it in g.lasting if it.until in (LONG_EVENT_LASTS, UNTIL_UNTAP, WHILE_IT_LIES)]
        for agent in g.agents.copy():
            if agent.leaves:
                agent_leaves(g, agent, DISCARD)                # R-AGT-15
        g.did.clear()
        g.planned.clear()
        g.corrupted.clear()
        g.hurt.clear()
        g.hurt_by.clear()
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
    """R-UNTAP-01, R-AMB-15  Everything untaps that is not kept as it is; the wounded at a Haven heal to tapped."""
    kept: list[int]
    rolled_for: list[int]

    def __init__(self, like: UntapPhase | None = None) -> None:
        super().__init__(like)
        self.kept = [] if like is None else like.kept.copy()
        self.rolled_for = [] if like is None else like.rolled_for.copy()

    def copy(self) -> UntapPhase: return UntapPhase(self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.it_begins(g)                          # R-AMB-155
            case 1: self.something_may_stay(g)
            case 2: self.cards_untap(g)
            case 3: self.the_opponent_uses_the_sideboard(g)    # R-UNTAP-03
            case 4: self.the_phase_ends(g)                     # R-UNTAP-05
            case _: return False
        return True

    def it_begins(self, g: Meccg) -> None:
        g.phase = UNTAP
        g.announce(BEGINNING_OF_UNTAP)
        g.then(Triggers(BEGINNING_OF_UNTAP))

    def something_may_stay(self, g: Meccg) -> None:
        g.lasting = [it for it in g.lasting if it.until != UNTIL_UNTAP or it.side != g.active]
        if will_untap(g, g.active):
            g.then(KeepAsItIs(g.active))
        if self.blades(g):
            g.then(DrawBlade(g.active))

    def blades(self, g: Meccg) -> list[int]:
        """Corruption cards whose bearers may, at a Haven, try to be rid of them instead of untapping or healing."""
        found: list[int] = []
        for it in g.piles[IN_PLAY + g.active]:
            if g.company[it] >= 0 and it not in self.kept and heals(g, it):
                for card in g.on(it):
                    removal = g.facts(card).removal
                    if removal is not None and removal.at_haven:
                        found.append(card)
        return found

    def cards_untap(self, g: Meccg) -> None:
        held = [card for card in g.piles[IN_PLAY + g.active]
                if g.company[card] >= 0 and g.state[card] == TAPPED and not may_untap(g, card)]
        for card in will_untap(g, g.active):
            if card in self.kept or (g.state[card] == WOUNDED and heals_by_roll(g, card, True)):
                continue
            g.state[card] = UNTAPPED if g.state[card] == TAPPED else TAPPED                # R-UNTAP-02
        for it in agents_of(g, g.active):
            if it.card < 0 and it.state == TAPPED:
                it.state = UNTAPPED                            # R-AGT-04, R-AMB-136  no Haven heals it
        for card in held:
            happens(g, KEPT_TAPPED, card)
        if who_may_roll(g, self.rolled_for):
            g.then(RollToUntap(g.active))

    def the_opponent_uses_the_sideboard(self, g: Meccg) -> None:
        """R-AMB-16, R-AMB-112  Asked whenever there is a sideboard, whatever is in it."""
        if g.standard and own_wizard(g, g.active) >= 0 and g.piles[SIDEBOARD + 1 - g.active]:
            g.then(UseSideboard(1 - g.active, HAZARD, False))

    def the_phase_ends(self, g: Meccg) -> None:
        g.announce(END_OF_UNTAP)
        g.then(Triggers(END_OF_UNTAP))


def will_untap(g: Meccg, side: int) -> list[int]:
    """R-UNTAP-01, 02, R-ORG-56  Each own card that is tapped, but sites, or wounded at a Haven; one of the two each."""
    found: list[int] = []
    for pile in range(IN_PLAY, IN_PLAY + 2):
        for card in g.piles[pile]:
            state = g.state[card]
            if state == UNTAPPED or g.user(card) != side:
                continue
            untaps = state == TAPPED and may_untap(g, card) and g.asked(ROLLS_TO_UNTAP, card, 0) == 0
            if untaps or (state == WOUNDED and heals(g, card)):
                found.append(card)
    return found


def who_may_roll(g: Meccg, rolled_for: list[int]) -> list[int]:
    """R-UNTAP-01  Tapped characters of the active player who untap only by a roll, and did not roll yet."""
    return [it for it in g.piles[IN_PLAY + g.active] if g.company[it] >= 0 and g.state[it] == TAPPED and (
        it not in rolled_for and may_untap(g, it) and g.asked(ROLLS_TO_UNTAP, it, 0) > 0)]


class RollToUntap(Decision[Meccg]):
    """R-UNTAP-01  For whom is rolled next, so that he may untap; or for nobody else."""

    def copy(self) -> RollToUntap: return RollToUntap(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-UNTAP-01",)
    def choice(self, g: Meccg, option: int) -> Choice: return Done() if option == 0 else Take(option - 1)
    def options(self, g: Meccg) -> list[int]:
        return [0, *[it + 1 for it in who_may_roll(g, g.nearest(UntapPhase).rolled_for)]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            phase = g.nearest(UntapPhase)
            phase.rolled_for.append(option - 1)
            if who_may_roll(g, phase.rolled_for):
                g.then(self)
            g.then(UntapRoll(option - 1))


class UntapRoll(Procedure[Meccg]):
    """R-UNTAP-01  A roll and his mind, above twelve: he untaps."""
    character: int

    def __init__(self, character: int, like: UntapRoll | None = None) -> None:
        super().__init__(like)
        self.character = character

    def copy(self) -> UntapRoll: return UntapRoll(self.character, self)

    def step(self, g: Meccg, at: int) -> bool:
        if at > 0:
            return False
        g.roll(2)
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        total = faces[0] + faces[1] + mind(g, self.character)
        g.tell(ROLL, self.character, total)
        if total > ENOUGH_TO_UNTAP:
            g.state[self.character] = UNTAPPED
            g.tell(UNTAPS, self.character)


class KeepAsItIs(Decision[Meccg]):
    """R-AMB-15  A card that its player wants to leave tapped or wounded; or no more of them."""

    def copy(self) -> KeepAsItIs: return KeepAsItIs(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-AMB-15",)
    def choice(self, g: Meccg, option: int) -> Choice: return Done() if option == 0 else Keep(option - 1)

    def options(self, g: Meccg) -> list[int]:
        kept = g.nearest(UntapPhase).kept
        return [0, *[card + 1 for card in will_untap(g, self.side) if card not in kept]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.nearest(UntapPhase).kept.append(option - 1)
            g.then(self)


class DrawBlade(Decision[Meccg]):
    """R-ORG-57  Somebody at a Haven tries to be rid of a blade, and neither untaps nor heals; or nobody else does."""

    def copy(self) -> DrawBlade: return DrawBlade(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-ORG-57",)
    def options(self, g: Meccg) -> list[int]: return [0, *[it + 1 for it in g.nearest(UntapPhase).blades(g)]]
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.nearest(UntapPhase).kept.append(g.host[option - 1])
            g.then(self)
            g.then(RemovalRoll(option - 1, 0))


def heals(g: Meccg, card: int) -> bool:
    """R-UNTAP-02, R-AMB-69  Characters and allies at a Haven."""
    character = card if g.company[card] >= 0 else g.host[card]
    if character < 0 or g.company[character] < 0:
        return False
    site = g.companies[g.company[character]].site
    return like_a(g, site) == HAVEN or g.facts(site).is_such(RESTFUL) or g.asked(HEALS, site, 0) > 0


class LongEventPhase(Procedure[Meccg]):
    """R-LONG-05, R-MH-15, R-AMB-33  Own long-events leave, new ones are played, then the opponent's leave."""

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
        if not resources:
            if g.asked(LONG_STAYS, side, 0) > 0:
                return
            g.lasting = [it for it in g.lasting if it.until != LONG_EVENT_LASTS or it.side != side]
        for card in g.piles[IN_PLAY + side].copy():
            it = g.facts(card)
            if it.form == LONG and it.side == (RESOURCE if resources else HAZARD) and g.asked(ENDURES, card, 0) == 0:
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
            case 5: self.last_triggers(g)
            case 6: self.call(g)
            case _: return False
        return True

    def begins(self, g: Meccg) -> None:
        g.phase = ENDING
        happens(g, BEGINNING_OF_END, -1)
        g.then(Triggers(BEGINNING_OF_END))

    def last_triggers(self, g: Meccg) -> None:
        happens(g, TURN_ENDS, -1)
        g.then(Triggers(TURN_ENDS))

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
        g.then(Triggers(END_OF_TURN))
        for side in (1 - g.active, g.active):
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
