"""Combat: what happens before it, in each round, and after it."""
from __future__ import annotations

from typing import Final

from ravenhill.core.log import digits
from ravenhill.games.five_armies.rules import combat_lines as lines
from ravenhill.games.five_armies.rules.combined import choose_who_fights, participants
from ravenhill.games.five_armies.rules.damage import (
    Suffer,
    fresh,
    offer_bodyguards,
    offer_ring,
    strike,
    take_casualties,
)
from ravenhill.games.five_armies.rules.fight import (
    BETTER,
    BLACK,
    DICE,
    EARLIER,
    EARLIER_WALLS,
    FRESH_WALLS,
    HARRIED,
    HAS_SUPERIORITY,
    HITS,
    MAY_RETREAT,
    MOST_DICE,
    NO_CARD,
    NUMBERS,
    REROLL_PLUS,
    ROLL_PLUS,
    SETTLED,
    TARGET,
    Fight,
    UnderOrders,
    dice_of,
    reroll_plus,
    roll_plus,
    target_number,
)
from ravenhill.games.five_armies.rules.fortifications import walls_may_fall
from ravenhill.games.five_armies.rules.hand import draw_event, keep_to_the_limit
from ravenhill.games.five_armies.rules.maneuvers import (
    CardsAct,
    ManeuverAlone,
    Maneuvers,
    events_are_discarded,
    hands_are_put_away,
    is_unit_card,
    take_back_all,
)
from ravenhill.games.five_armies.rules.rerolls import LeaderReroll
from ravenhill.games.five_armies.rules.retreat import GoOnOrWithdraw, StayOrLeave
from ravenhill.games.five_armies.state import BEORN_AGAIN, BEORN_STRUCK_AGAIN, Battle
from ravenhill.games.five_armies.terms import (
    AFTER_ROLLS,
    APPLY_DAMAGE,
    BEFORE_ROLL,
    BEORN,
    CASUALTIES,
    END_OF_ROUND,
    FREE,
    LEADER_REROLL,
    ON_REVEAL,
    SHADOW,
)

ROUND: Final = 3                     # the step at which a round begins
STEP_FIVE: Final = 21                # B-CMB-10, B-AMB-43
AFTERWARDS: Final = 26


class Combat(Fight):
    """B-CMB-04, 10  Terrain, hands, and rounds until an Army is gone, the attacker withdraws or the defender leaves."""

    def copy(self) -> Combat: return Combat(self.attacker, self.origins, self.target, self.terms, self)

    def step(self, g: Battle, at: int) -> bool:
        attacker, defender = self.attacker, 1 - self.attacker
        match at:
            case 0: self.begins(g)
            case 1: self.terrain_superiority(g)                              # B-CMB-05
            case 2: self.hands_keep_to_the_limit(g)                          # B-CMB-07
            case 3: self.round_begins(g)                                     # B-COM-02
            case 4: self.maneuvering(g)                                      # B-CMB-11
            case 5: g.then(CardsAct(ON_REVEAL))
            case 6: g.then(CardsAct(BEFORE_ROLL))
            case 7: self.numbers_are_fixed(g)                                # B-CMB-20, 30
            case 8: g.roll(self.now[DICE + attacker], attacker)              # B-CMB-41
            case 9: g.roll(self.now[DICE + defender], defender)
            case 10: g.then(CardsAct(AFTER_ROLLS))
            case 11: g.then(CardsAct(LEADER_REROLL))
            case 12: g.then(LeaderReroll(attacker))                          # B-CMB-40
            case 13: g.then(LeaderReroll(defender))
            case 14: self.hits_become_damage(g)                              # B-DMG-01
            case 15: g.then(CardsAct(APPLY_DAMAGE))                          # B-DMG-02
            case 16: self.defences(g, SHADOW)                                # B-AMB-15
            case 17: self.defences(g, FREE)
            case 18: g.then(CardsAct(CASUALTIES))
            case 19: take_casualties(g, defender, self.target)               # B-DMG-03, 05
            case 20: take_casualties(g, attacker, self.fighting)
            case 21: self.damage_is_done(g)                                  # B-FOR-01
            case 22: self.cards_at_the_end(g)
            case 23: self.who_is_left(g)                                     # B-RET-01
            case 24: self.withdrawal(g)                                      # B-RET-02
            case 25: self.another_round(g)
            case 26: self.the_field_is_won(g)                                # B-RET-21
            case _: return False
        return True

    # Before the first round

    def begins(self, g: Battle) -> None:
        """B-CMB-01, B-COM-02, B-BEO-10  Who meets whom; a Combined Attack, on Beorn too, says which Army begins."""
        for frame in g.stack:
            if isinstance(frame, UnderOrders): self.terms = frame.terms.copy()
        self.beorn = g.characters[BEORN] == (self.origins[0] if self.attacker == FREE else self.target)
        if len(self.origins) > 1:
            g.tell(lines.COMBINED, self.attacker, len(self.origins), self.target)
        else:
            g.tell(lines.COMBAT, self.attacker, self.fighting, self.target)
        self.round = 1
        if not self.is_beorn(self.attacker): choose_who_fights(g, self)

    def terrain_superiority(self, g: Battle) -> None:
        """B-CMB-05, 06, 07, B-COM-03, B-BEO-11  More units that favor the terrain of the defender: one Event."""
        if self.beorn: return
        terrain = g.facts.terrain[self.target]
        counts = [0, 0]
        counts[self.attacker] = g.favoring(self.fighting, terrain, True)
        counts[1 - self.attacker] = g.favoring(self.target, terrain, False)
        side = -1
        if self.terms[HAS_SUPERIORITY]: side = self.attacker
        elif counts[FREE] > counts[SHADOW]: side = FREE
        elif counts[SHADOW] > counts[FREE]: side = SHADOW
        if side >= 0:
            g.tell(lines.SUPERIORITY, side, counts[side], counts[1 - side])
            draw_event(g, side)

    def hands_keep_to_the_limit(self, g: Battle) -> None:
        """B-CMB-07, B-AMB-25  Before the combat hands are prepared."""
        for side in range(2): keep_to_the_limit(g, side)

    # A round

    def round_begins(self, g: Battle) -> None:
        self.now = [0] * NUMBERS
        self.played = [NO_CARD, NO_CARD]
        if self.round > 1 and len(self.origins) == 1: g.tell(lines.ROUND, self.round)
        if self.round > 1 and not self.is_beorn(self.attacker): choose_who_fights(g, self)

    def maneuvering(self, g: Battle) -> None:
        """B-CMB-11, B-BEO-11  Each shows one card; Beorn has none."""
        g.then(ManeuverAlone(SHADOW) if self.beorn else Maneuvers())

    def numbers_are_fixed(self, g: Battle) -> None:
        """B-CMB-20, 21, 30, B-AMB-13, 43  Dice, colours and Target Numbers; nobody rolls if an Army is gone."""
        if not (self.is_alive(g, FREE) and self.is_alive(g, SHADOW)):
            self.at = STEP_FIVE
            return
        for side in range(2):
            dice = dice_of(g, self, side)
            self.now[DICE + side] = dice
            self.now[BLACK + side] = min(dice, self.units_of_the_card(g, side))
            self.now[TARGET + side] = target_number(g, self, side)
            self.now[ROLL_PLUS + side] += roll_plus(g, self, side)
            self.now[REROLL_PLUS + side] += reroll_plus(g, self, side)

    def units_of_the_card(self, g: Battle, side: int) -> int:
        """B-CMB-21  Units of the type whose card was shown: their number, not their strength."""
        card = self.played[side]
        if not is_unit_card(g, card): return 0
        return g.has(self.place(side), g.facts.unit_card.index(card))

    def rolled(self, g: Battle, tag: int, faces: list[int]) -> None:
        """B-CMB-20  The Combat Roll of a side; the first dice are the black ones."""
        if g.log is not None: g.tell(lines.ROLLED, tag, digits(faces), self.now[BLACK + tag], self.now[TARGET + tag])
        for die in range(MOST_DICE): self.faces[tag * MOST_DICE + die] = faces[die] if die < len(faces) else 0

    def hits_become_damage(self, g: Battle) -> None:
        """B-DMG-01, B-CMB-41, B-AMB-43  Both sides' hits count, though one may end the other; earlier Damage stays."""
        for side in range(2):
            if not self.is_beorn(side): self.now[EARLIER + side] = fresh(g, self, side)
            self.now[EARLIER_WALLS + side] = self.now[FRESH_WALLS + side]
        for side in range(2): self.now[HITS + side] = self.hits(side)
        g.tell(lines.HIT, self.now[HITS + FREE], self.now[HITS + SHADOW])
        defender = 1 - self.attacker
        strike(g, self, defender, self.now[HITS + self.attacker])
        strike(g, self, self.attacker, self.now[HITS + defender])

    def defences(self, g: Battle, side: int) -> None:
        """B-BOL-04, B-BIL-02, B-AMB-15  Bodyguards and the Ring, after all other effects and before casualties."""
        if self.is_beorn(side) or not self.is_alive(g, side): return
        army = fresh(g, self, side)
        if side == SHADOW:
            if army + self.now[FRESH_WALLS + side]: offer_bodyguards(g, side, self.place(side))
        elif army: offer_ring(g, side, self.place(side))

    def damage_is_done(self, g: Battle) -> None:
        """B-FOR-01, 03  Nothing can be prevented any more."""
        for side in range(2):
            self.now[BETTER + side] = 0
            self.now[SETTLED + side] = 1
        walls_may_fall(g, self.target, self.now[FRESH_WALLS + 1 - self.attacker])

    def cards_at_the_end(self, g: Battle) -> None:
        """B-CMB-18, 19  Regroup takes back what was played and opens the way out; other effects of this moment."""
        for side in range(2):
            if self.played[side] == g.facts.regroup[side]:
                take_back_all(g, side)
                self.now[MAY_RETREAT + side] = 1
        g.then(CardsAct(END_OF_ROUND))

    # Its end

    def who_is_left(self, g: Battle) -> None:
        """B-RET-01, B-COM-07, 08, B-AMB-29, B-CTL-05  An Army that is gone ends it, unless another takes its place."""
        events_are_discarded(g)
        attackers = self.is_alive(g, FREE) if self.beorn and self.attacker == FREE else bool(participants(g, self))
        if not self.is_alive(g, 1 - self.attacker):
            self.over = True
            self.won = attackers
        elif not attackers:
            self.over = True
            g.tell(lines.LOST, self.attacker, self.target)
        if self.over:
            self.at = AFTERWARDS
        else:
            g.then(GoOnOrWithdraw(self.attacker))

    def withdrawal(self, g: Battle) -> None:
        """B-RET-02, 23  A withdrawn attacker may still be harried; if he goes on, the defender decides."""
        if not self.withdrawn:
            g.then(StayOrLeave(1 - self.attacker))
            return
        self.at = AFTERWARDS
        count = self.now[HARRIED + self.attacker]
        if count and self.is_alive(g, self.attacker): g.then(Suffer(self.attacker, self.fighting, count))

    def another_round(self, g: Battle) -> None:
        if not self.over and not self.is_alive(g, 1 - self.attacker): self.over = self.won = True     # in flight
        if self.over: return
        self.fought |= 1 << self.origins.index(self.fighting)
        self.round += 1
        self.at = ROUND

    def the_field_is_won(self, g: Battle) -> None:
        """B-RET-21, B-COM-06, 07  The region is empty; one of the attackers may enter it."""
        self.over = True
        hands_are_put_away(g)                                                # B-CMB-09
        if not self.won: return
        g.tell(lines.WON, self.attacker, self.target)
        # Here and not above: Armies that advance know of attacks, and attacks of combat.
        from ravenhill.games.five_armies.rules.advance import Advance, BeornAdvances, BeornStrikesAgain
        if self.beorn and self.attacker == FREE:
            if g.asked(BEORN_AGAIN, FREE, 0) and not g.once & BEORN_STRUCK_AGAIN: g.then(BeornStrikesAgain(FREE))
            g.then(BeornAdvances(FREE, self.target))
        else:
            g.then(Advance(self.attacker, participants(g, self), self.target))
