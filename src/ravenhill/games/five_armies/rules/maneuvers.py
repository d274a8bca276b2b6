"""The cards of a combat: the secret choice, the moments at which they act, and what is taken back."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, No, Yes
from ravenhill.core.frames import Decision, Procedure, Secret
from ravenhill.core.words import MAY, Source
from ravenhill.games.five_armies.combat_choices import Maneuver
from ravenhill.games.five_armies.facts import KINDS
from ravenhill.games.five_armies.rules.combat_lines import ABILITY, SHOWED
from ravenhill.games.five_armies.rules.fight import CANCELLED, NO_CARD, NO_MANEUVER, Fight, the_fight
from ravenhill.games.five_armies.state import BOX, HAND, MANEUVER, TIRED, USED, Battle
from ravenhill.games.five_armies.terms import (
    APPLY_DAMAGE,
    CASUALTIES,
    EVENT_DECK,
    FREE,
    THORIN,
    UNIT_CARDS,
)

NO: Final = 0
YES: Final = 1


def is_event(g: Battle, card: int) -> bool:
    return card != NO_CARD and g.facts.card_deck[g.kind[card]] == EVENT_DECK


def is_unit_card(g: Battle, card: int) -> bool:
    return card != NO_CARD and g.facts.card_deck[g.kind[card]] == UNIT_CARDS


def bats_there(g: Battle, it: Fight) -> int:
    """B-BAT-04  Great Bats in the territory of the defender."""
    return g.bats[g.facts.territory[it.target]]


def combat_hand(g: Battle, it: Fight, side: int) -> list[int]:
    """B-CMB-08, 12, 42, B-AMB-41  Events, Unit cards of the fighting Army, special Maneuvers, and always Regroup."""
    facts = g.facts
    place = it.place(side)
    found: list[int] = []
    for card in g.piles[HAND + side]:
        if facts.card_deck[g.kind[card]] == EVENT_DECK: found.append(card)
    start = place * KINDS
    for unit in range(KINDS):
        if g.units[start + unit] and g.pile[facts.unit_card[unit]] == BOX: found.append(facts.unit_card[unit])
    if side == FREE:
        if g.characters[THORIN] == place and g.pile[facts.strokes] == BOX: found.append(facts.strokes)
    elif bats_there(g, it):
        found.append(facts.vampire)
    found.append(facts.regroup[side])
    return found


class Maneuvers(Secret[Battle]):
    """B-CMB-11, B-INF-03  Both choose a card, secretly, and show it together."""

    def copy(self) -> Maneuvers: return Maneuvers(self)
    def rules(self) -> tuple[str, ...]: return ("B-CMB-11", "B-CMB-12", "B-AMB-41")
    def choice(self, g: Battle, option: int) -> Choice: return Maneuver(option)
    def choices(self, g: Battle, side: int) -> list[int]: return combat_hand(g, the_fight(g), side)

    def revealed(self, g: Battle) -> None:
        it = the_fight(g)
        for side in range(2): show(g, it, side, self.picks[side])


class ManeuverAlone(Decision[Battle]):
    """B-BEO-11, B-AMB-12  Against Beorn only the Shadow plays a card."""

    def copy(self) -> ManeuverAlone: return ManeuverAlone(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-BEO-11", "B-CMB-12")
    def choice(self, g: Battle, option: int) -> Choice: return Maneuver(option)
    def options(self, g: Battle) -> list[int]: return combat_hand(g, the_fight(g), self.side)
    def choose(self, g: Battle, option: int) -> None: show(g, the_fight(g), self.side, option)


def show(g: Battle, it: Fight, side: int, card: int) -> None:
    """B-CMB-13, 16, 17, B-BAT-06  Face up: Events until the round is over, the others until they are taken back."""
    it.played[side] = card
    if card != g.facts.regroup[side] and card != g.facts.vampire: g.move(card, TIRED)
    g.tell(SHOWED, side, card)


def take_back_all(g: Battle, side: int) -> None:
    """B-CMB-18, B-COM-04  Unit cards and special Maneuver cards come back."""
    for card in g.piles[TIRED].copy():
        if not is_event(g, card) and g.facts.card_side[g.kind[card]] == side: g.move(card, BOX)


def used_unit_cards(g: Battle, side: int) -> list[int]:
    """B-CMB-13  The Unit cards of this side that wait for Regroup."""
    return [card for card in g.piles[TIRED] if is_unit_card(g, card) and g.facts.card_side[g.kind[card]] == side]


def events_are_discarded(g: Battle) -> None:
    """B-CMB-14  After use; it stays face up."""
    for card in g.piles[TIRED].copy():
        if is_event(g, card): g.move(card, USED)


def hands_are_put_away(g: Battle) -> None:
    """B-CMB-09  At the end of the combat the added cards leave the hands."""
    events_are_discarded(g)
    for card in g.piles[TIRED].copy(): g.move(card, BOX)


def may_use_ability(g: Battle, it: Fight, side: int) -> bool:
    """B-CMB-22  The side showed a Unit card, a black die hit, and nothing forbids its ability."""
    if not is_unit_card(g, it.played[side]) or it.now[NO_MANEUVER + side]: return False
    return it.has_black_hit(side) and g.asked(MANEUVER, side, 1) > 0


class CardsAct(Procedure[Battle]):
    """B-CMB-14, B-AMB-15  A moment of the round: what was played for it happens, the defender's first.

    When Damage is applied, Maneuvers come before Events, and of the Maneuvers the attacker's is first (B-CMB-24).
    """
    moment: int

    def __init__(self, moment: int, like: CardsAct | None = None) -> None:
        super().__init__(like)
        self.moment = moment

    def copy(self) -> CardsAct: return CardsAct(self.moment, self)

    def step(self, g: Battle, at: int) -> bool:
        it = the_fight(g)
        defender = 1 - it.attacker
        if self.moment == APPLY_DAMAGE:
            match at:
                case 0: self.card_acts(g, it, it.attacker, False)
                case 1: self.card_acts(g, it, defender, False)
                case 2: self.card_acts(g, it, defender, True)
                case 3: self.card_acts(g, it, it.attacker, True)
                case _: return False
            return True
        if at > 1: return False
        side = defender if at == 0 else it.attacker
        self.card_acts(g, it, side, is_event(g, it.played[side]))
        return True

    def card_acts(self, g: Battle, it: Fight, side: int, event: bool) -> None:
        """B-CMB-15  Its effect, if this is its moment and its Army still fights; a Unit card needs its black hit."""
        card = it.played[side]
        library = g.facts.library
        if library is None or card == NO_CARD or is_event(g, card) != event or not it.is_alive(g, side): return
        if event and it.now[CANCELLED + side]: return
        kind = g.kind[card]
        if is_unit_card(g, card) and not may_use_ability(g, it, side): return
        for n in library.whenevers[self.moment][kind]: g.then(CardEffect(Source(card, n, side, [])))
        for n in library.mays[self.moment][kind]: g.then(CardEffect(Source(card, n, side, [])))


class CardEffect(Procedure[Battle]):
    """B-CRD-11  One sentence of a played card: if it is so, and its side wishes, pay and do, as far as possible."""
    source: Source
    declined: bool

    def __init__(self, source: Source, like: CardEffect | None = None) -> None:
        super().__init__(like)
        self.source = source
        self.declined = False if like is None else like.declined

    def copy(self) -> CardEffect: return CardEffect(self.source, self)

    def step(self, g: Battle, at: int) -> bool:
        source = self.source
        library = g.facts.library
        assert library is not None
        ability = library.cards[g.kind[source.card]].rules[source.ability]
        if at == 0:
            if ability.when is not None and not ability.when.holds(g, source): return False
            if (ability.pay is not None or ability.kind == MAY) and ability.refusal(g, source) is not None: return False
            # B-CMB-24: an ability of the last moment is used by choosing whom to lose.
            unit = is_unit_card(g, source.card) and ability.at != CASUALTIES
            if unit or ability.kind == MAY or ability.pay is not None: g.then(UseIt(source.side, source.card))
            return True
        if self.declined: return False
        if at == 1:
            g.tell(ABILITY, source.side, source.card)
            if ability.pay is not None: ability.pay.happen(g, source)
            return True
        if at - 2 >= len(ability.does): return False
        ability.does[at - 2].happen(g, source)
        return True


class UseIt(Decision[Battle]):
    """B-CMB-22, 24  An ability that may be used, or left."""
    card: int

    def __init__(self, side: int, card: int) -> None:
        super().__init__(side)
        self.card = card

    def copy(self) -> UseIt: return UseIt(self.side, self.card)
    def rules(self) -> tuple[str, ...]: return ("B-CMB-22", "B-CMB-24")
    def options(self, g: Battle) -> list[int]: return [NO, YES]
    def choice(self, g: Battle, option: int) -> Choice: return Yes() if option == YES else No()

    def choose(self, g: Battle, option: int) -> None:
        effect = g.stack[len(g.stack) - 1]
        assert isinstance(effect, CardEffect)
        effect.declined = option == NO
