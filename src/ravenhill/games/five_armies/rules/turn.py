"""The turn and its six phases."""
from __future__ import annotations

from typing import Final

from ravenhill.core.frames import Procedure
from ravenhill.core.log import digits
from ravenhill.games.five_armies.lines import DICE_ROLLED, PHASE, TURN
from ravenhill.games.five_armies.rules.dice import Action, roll_action_dice
from ravenhill.games.five_armies.rules.eagles import eagles_go_home
from ravenhill.games.five_armies.rules.fate import FatePhase
from ravenhill.games.five_armies.rules.generals import ActivateGenerals
from ravenhill.games.five_armies.rules.hand import draw_event, draw_story, keep_to_the_limit
from ravenhill.games.five_armies.rules.leadership import ShadowLeads
from ravenhill.games.five_armies.rules.victory import the_shadow_may_have_won
from ravenhill.games.five_armies.state import END_OF_TURN, TERRITORIES, Battle
from ravenhill.games.five_armies.terms import BEORN, FREE, SHADOW, THORIN

RECOVERY: Final = 1
ACTIVATION: Final = 2
FATE: Final = 3
SHADOW_LEADERSHIP: Final = 4
ACTION_ROUND: Final = 5
THE_END: Final = 6


class Turn(Procedure[Battle]):
    """B-TRN-01  Six phases, turn after turn, until somebody has won."""

    def __init__(self, like: Turn | None = None) -> None:
        super().__init__(like)

    def copy(self) -> Turn: return Turn(self)

    def step(self, g: Battle, at: int) -> bool:
        match at:
            case 0: self.a_turn_begins(g)
            case 1: draw_event(g, FREE)                       # B-TRN-04
            case 2: draw_story(g, FREE)
            case 3: keep_to_the_limit(g, FREE)                # B-TRN-05
            case 4: draw_event(g, SHADOW)
            case 5: draw_story(g, SHADOW)
            case 6: keep_to_the_limit(g, SHADOW)
            case 7: self.generals_are_activated(g)
            case 8: self.fate_takes_its_course(g)
            case 9: self.the_shadow_leads(g)
            case 10: self.the_action_round_begins(g)
            case 11: g.roll(g.pools[SHADOW], SHADOW)          # B-TRN-12
            case 12: self.next_action(g)
            case 13: self.the_turn_ends(g)
            case _: self.at = 0
        return True

    def enter(self, g: Battle, phase: int) -> None:
        g.phase = phase
        g.tell(PHASE, phase)

    def a_turn_begins(self, g: Battle) -> None:
        g.turn += 1
        g.once = 0
        g.tell(TURN, g.turn)
        self.enter(g, RECOVERY)
        g.pools[FREE] = free_pool(g)
        g.pools[SHADOW] = shadow_pool(g)

    def generals_are_activated(self, g: Battle) -> None:
        """B-TRN-06, 07"""
        self.enter(g, ACTIVATION)
        g.then(ActivateGenerals())

    def fate_takes_its_course(self, g: Battle) -> None:
        """B-TRN-08, B-FAT-01, B-GEN-05  As many draws as active Generals, at least one."""
        self.enter(g, FATE)
        g.then(FatePhase(max(1, g.active_generals())))

    def the_shadow_leads(self, g: Battle) -> None:
        """B-TRN-09"""
        self.enter(g, SHADOW_LEADERSHIP)
        g.then(ShadowLeads())

    def the_action_round_begins(self, g: Battle) -> None:
        """B-TRN-12  Both roll their whole pools; the Free Peoples act first."""
        self.enter(g, ACTION_ROUND)
        g.active = FREE
        g.roll(g.pools[FREE], FREE)

    def rolled(self, g: Battle, tag: int, faces: list[int]) -> None:
        roll_action_dice(g, tag, faces)
        if g.log is not None and faces:
            g.tell(DICE_ROLLED, tag, digits(sorted([g.facts.dice_faces[tag][face - 1] + 1 for face in faces])))

    def next_action(self, g: Battle) -> None:
        """B-TRN-12, 14, B-DIC-06  In turn, one die each, until nobody has any."""
        side = g.active if g.dice_left(g.active) else 1 - g.active
        if g.dice_left(side):
            self.at = 12
            g.active = 1 - side
            g.then(Action(side))

    def the_turn_ends(self, g: Battle) -> None:
        """B-TRN-15 to 18, B-BAT-07  First the victory; then tokens, Bats and Eagles leave the map."""
        self.enter(g, THE_END)
        the_shadow_may_have_won(g)
        g.leadership_tokens = bytearray(g.facts.places)
        for territory in range(TERRITORIES): g.bats[territory] = 0
        eagles_go_home(g)
        g.activated = 0
        g.lasting_ends(END_OF_TURN)


def free_pool(g: Battle) -> int:
    """B-TRN-02, B-DIC-03, B-BEO-03  Five dice; six with Thorin or Beorn in play, never seven."""
    more = 1 if g.is_in_play(THORIN) or g.is_in_play(BEORN) else 0
    return min(g.facts.dice_at_start[FREE] + more, g.facts.dice_in_box[FREE])


def shadow_pool(g: Battle) -> int:
    """B-TRN-03, B-DIC-03  Six dice; seven with two Settlements of one territory."""
    more = 1 if g.holds_two_in_a_territory() else 0
    return min(g.facts.dice_at_start[SHADOW] + more, g.facts.dice_in_box[SHADOW])


