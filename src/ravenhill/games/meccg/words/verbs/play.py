"""Tapping, healing, coming into play and leaving it."""
from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from ravenhill.core.frames import EVERYBODY
from ravenhill.core.words import Effect, Source, Who, Word
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.lasting import EVERYTHING
from ravenhill.games.meccg.lines import DISCARDED, HEALS, JOINS, TAPS, UNTAPS, WOUND
from ravenhill.games.meccg.piles import (
    CHAIN,
    FIRST_COMPANY,
    IN_PLAY,
    MARSHALLED,
    NOBODY_HOSTS,
    TAPPED,
    UNTAPPED,
    WOUNDED,
)
from ravenhill.games.meccg.rules.aid import TO_HAND, is_promised
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.rules.companies import slots_of
from ravenhill.games.meccg.rules.crowds import comes_freely
from ravenhill.games.meccg.rules.dragons import a_form_comes
from ravenhill.games.meccg.rules.lands import same_place
from ravenhill.games.meccg.rules.leaving import (
    ally_slot,
    discard,
    discard_character,
    found_company,
    happens,
    join,
    lose_what_lies_on,
    may_leave,
    the_unbound_leave,
    to_hand,
)
from ravenhill.games.meccg.rules.numbers import blocked, may_untap
from ravenhill.games.meccg.rules.presence import lies_in_play
from ravenhill.games.meccg.rules.removal import heals_by_roll, must_go
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    ANY_NUMBER,
    DARK_ENCHANTMENT,
    GLOBAL,
    HEALER,
    ITEM,
    PER_ATTACK,
    PER_COMPANY,
    PER_PLAYER,
    PERMANENT,
    RESOURCE,
    Keyword,
    Side,
)
from ravenhill.games.meccg.words.changes import Mark
from ravenhill.games.meccg.words.moments import COMPANY_CHANGED, EVENT_PLAYED, WIZARD_COMES
from ravenhill.games.meccg.words.numbers import CLOSED, UNENCHANTED, USED
from ravenhill.games.meccg.words.verbs.kinds import AtOnce, Hazardous, Leaving, Playing, ThisTurn
from ravenhill.games.meccg.words.who.people import company_of
from ravenhill.games.meccg.words.who.places import NEW, PLACE


class Tap(Hazardous):
    """R-TURN-03, 04, R-SITE-23  It taps; as a cost it must be untapped."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return thing >= 0 and g.state[thing] == UNTAPPED
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.state[thing] = TAPPED
        g.tell(TAPS, thing)


class Untap(Effect):
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return g.state[thing] == TAPPED and may_untap(g, thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.state[thing] = UNTAPPED
        g.tell(UNTAPS, thing)


class Heal(Effect):
    """Wounded becomes well: untapped, or tapped if so said."""
    tapped: bool
    def __init__(self, who: Who[Any], tapped: bool = False) -> None:
        super().__init__(who)
        self.tapped = tapped
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.state[thing] == WOUNDED
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        for it in healed_with(g, thing):
            if g.state[it] == WOUNDED and not heals_by_roll(g, it, self.tapped):
                g.state[it] = TAPPED if self.tapped or not may_untap(g, it) else UNTAPPED
                g.tell(HEALS, it)


def healed_with(g: Meccg, thing: int) -> list[int]:
    """Whom what heals this one heals: everybody at some sites, his company where somebody is a healer."""
    slot = company_of(g, thing)
    company = g.companies[slot]
    if g.facts(company.site).heals_everybody:
        return [it for n, other in enumerate(g.companies) if other.members and (n == slot or (
            other.going < 0 and same_place(g, other.site, company.site))) for it in other.members]
    return company.members if any(g.facts(it).is_such(HEALER) for it in company.members) else [thing]


class Wound(Effect):
    """Wounded, without a body check. What a wound sets off is a word of its own, for when the attack is cancelled."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return thing >= 0 and g.state[thing] != WOUNDED
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.state[thing] = WOUNDED
        g.tell(WOUND, thing)


class Spend(Effect):
    """The card is used up. It leaves when what it does is over."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(source.card)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        slot = ally_slot(g, source.card)
        lose_what_lies_on(g, source.card)
        g.move(source.card, CHAIN)
        if slot >= 0:
            happens(g, COMPANY_CHANGED, slot)


class Discard(AtOnce):
    """To the discard pile, with everything that lies on it."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return thing >= 0
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        if g.facts(thing).type == ITEM and thing != source.card and not g.ability(source).pays(self):
            must_go(g, thing)                                  # what it says of itself, or is paid, is no such demand
        elif g.company[thing] < 0:
            g.tell(DISCARDED, thing)
            discard(g, thing)
        elif may_leave(g, thing):
            discard_character(g, thing)


class GiveUp(Effect):
    """A card of the hand is shown and discarded."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        picking = len(source.picks) < len(g.ability(source).picking)
        return not (picking and thing in source.picks)         # none is given up twice
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.learn(thing, EVERYBODY)
        g.tell(DISCARDED, thing)
        discard(g, thing)


class CancelAndDiscard(Effect):
    """What was declared does not happen, and its card is discarded, wherever it lies."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        chain = g.chain()
        if chain is not None:
            for place in range(len(chain.links) - 1, -1, -1):
                if chain.links[place].card == thing:
                    chain.cancel(g, place)
        if g.is_in_play(thing):
            g.tell(DISCARDED, thing)
            discard(g, thing)


class EnterPlay(Playing):
    """R-ORG-07  The character joins a company, or begins one of its own."""

    def refusal(self, g: Meccg, source: Source) -> Word | None:
        """Who cannot come at all need not look for a place."""
        return super().refusal(g, source) if may_come(g, source) else self

    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return may_come(g, source) and (not g.character_played or is_free(g, source.card, thing))

    def do(self, g: Meccg, source: Source, thing: int) -> None:
        card = source.card
        where = thing // PLACE
        g.character_played = g.character_played or not is_free(g, card, thing)
        slot = where - 1 if where < NEW else found_company(g, source.side, where - NEW)
        g.move(card, IN_PLAY + source.side)
        g.host[card] = thing % PLACE - 1
        join(g, card, slot)
        if g.facts(card).is_wizard():
            g.wizard[source.side] = g.cards.identity[g.kind[card]]
            happens(g, WIZARD_COMES, card)
        g.tell(JOINS, card, g.companies[slot].site)


def may_come(g: Meccg, source: Source) -> bool:
    """R-ORG-02, 10, R-AMB-04  It is not in play, and its player has another to bring; wherever it would be."""
    if g.character_played and not any(
            g.companies[slot].members and comes_freely(g, slot, source.card) for slot in slots_of(source.side)):
        return False
    return not blocked(g, g.kind[source.card]) and wizard_fits(g, source)


def is_free(g: Meccg, card: int, place: int) -> bool:
    """R-ORG-02  In this place the character does not count as the one of the turn."""
    where = place // PLACE
    return where < NEW and comes_freely(g, where - 1, card)


def wizard_fits(g: Meccg, source: Source) -> bool:
    """R-AMB-04  The first Wizard a player plays stays that player's only one; once lost, there is none."""
    if not g.facts(source.card).is_wizard():
        return True
    own, identity = g.wizard[source.side], g.cards.identity[g.kind[source.card]]
    return not g.wizard_lost[source.side] and own in (-1, identity) and g.sacrificed[1 - source.side] != identity


@mypyc_attr(allow_interpreted_subclasses=True)
class PutInPlay(Playing):
    """An event stays in play, on its own or on a character, a company or a site."""
    on_company: bool
    on_each: bool                        # what cannot be duplicated may lie once on each of them

    def __init__(self, who: Who[Any], on_company: bool = False, on_each: bool = False) -> None:
        super().__init__(who)
        self.on_company = on_company
        self.on_each = on_each

    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        it = g.facts(source.card)
        kind = g.kind[source.card]
        if (it.unique and blocked(g, kind)) or (thing >= 0 and not self.is_there(g, source, thing)):
            return False
        if it.has(DARK_ENCHANTMENT) and thing >= 0 and g.asked(UNENCHANTED, thing, 0) > 0:
            return False                                       # R-TERM-09
        if self.on_company and thing >= 0 and it.side == RESOURCE and it.form == PERMANENT and (
                g.asked(CLOSED, thing, 0) > 0):
            return False
        if it.no_duplicate == GLOBAL and not self.on_each:
            return not lies_in_play(g, kind)
        if it.no_duplicate == PER_PLAYER:
            return not has_one(g, kind, source.side)
        if it.no_duplicate == ANY_NUMBER or thing < 0 or thing == source.card:
            return True
        return not any(g.cards.identity[g.kind[card]] == g.cards.identity[kind] for card in g.on(self.host(thing)))

    def host(self, thing: int) -> int:
        return FIRST_COMPANY - thing if self.on_company else thing

    def is_there(self, g: Meccg, source: Source, thing: int) -> bool:
        """R-CHAIN-08  What it shall lie on has not left play since it was declared."""
        if self.on_company:
            return bool(g.companies[thing].members)
        return thing == source.card or g.is_in_force(thing)

    def do(self, g: Meccg, source: Source, thing: int) -> None:
        card = source.card
        g.move(card, IN_PLAY + g.owner[card])
        g.host[card] = NOBODY_HOSTS if thing == card else self.host(thing)
        if g.plans(card):
            g.planned.append(card)
        if g.facts(card).is_corruption_card():
            g.corrupted.append(thing)
        stifle(g, g.facts(card).cancels)
        the_unbound_leave(g)
        a_form_comes(g, card)
        happens(g, EVENT_PLAYED, card)


def has_one(g: Meccg, kind: int, side: int) -> bool:
    """Whether this player has a card of this name in play, or stored."""
    identity = g.cards.identity[kind]
    cards = g.piles[IN_PLAY + side] + g.piles[MARSHALLED + side]
    return any(g.cards.identity[g.kind[card]] == identity for card in cards)


def stifle(g: Meccg, names: tuple[str, ...]) -> None:
    """What these cards did, or still do, ends."""
    if names:
        kinds = [g.cards.names[name] for name in names]
        g.lasting = [it for it in g.lasting if g.cards.lasts_from[it.effect] not in kinds]
        for card in g.piles[IN_PLAY] + g.piles[IN_PLAY + 1]:
            if g.is_in_play(card) and g.cards.identity[g.kind[card]] in kinds:
                discard(g, card)


class OnceATurn(ThisTurn):
    """The card does this once in a turn."""
    def __init__(self, who: Who[Any]) -> None: super().__init__(Mark(USED), who)
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return not g.already_lasts(self.number, thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.lasts(self.number, source, thing)


class NotAgain(ThisTurn):
    """It cannot be duplicated once it has taken effect: this turn, or on this company or attack."""
    def __init__(self, who: Who[Any]) -> None: super().__init__(Mark(), who)

    def where(self, g: Meccg, source: Source) -> int:
        return g.current if g.facts(source.card).no_duplicate == PER_COMPANY else EVERYTHING

    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        if g.facts(source.card).no_duplicate == PER_ATTACK:
            attack = the_attack(g)
            return attack is None or g.cards.identity[g.kind[source.card]] not in attack.marks
        return not g.already_lasts(self.number, self.where(g, source))

    def do(self, g: Meccg, source: Source, thing: int) -> None:
        attack = the_attack(g)
        if g.facts(source.card).no_duplicate != PER_ATTACK:
            g.lasts(self.number, source, self.where(g, source))
        elif attack is not None:
            attack.marks.append(g.cards.identity[g.kind[source.card]])


class EndEnvironments(Effect):
    """All environment cards of one side leave play, and what they still do this turn ends."""
    keyword: Keyword
    side: Side

    def __init__(self, who: Who[Any], keyword: Keyword, side: Side) -> None:
        super().__init__(who)
        self.keyword = keyword
        self.side = side

    def refusal(self, g: Any, source: Source) -> Word | None: return None

    def happen(self, g: Meccg, source: Source) -> bool:
        for pile in range(IN_PLAY, IN_PLAY + 2):
            for card in g.piles[pile].copy():
                if self.ends(g.facts(card)):
                    discard(g, card)
        g.lasting = [it for it in g.lasting if not self.ends(g.cards.facts[g.cards.lasts_from[it.effect]])]
        return True

    def ends(self, card: Card) -> bool: return card.has(self.keyword) and card.side == self.side


class DiscardOrReturn(Leaving):
    """It is discarded; or it returns to the hand, if something was played for that."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        if is_promised(g, source, thing, TO_HAND):
            to_hand(g, thing)
        else:
            discard(g, thing)
