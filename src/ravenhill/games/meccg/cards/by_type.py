"""What every card of a type can do: the sentences that come before its own."""
from __future__ import annotations

from ravenhill.core.chain_words import THIS
from ravenhill.core.words import Ability, a, may, whenever
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.terms import (
    AFTER_A_TEST,
    ALLY,
    BOUND,
    CHARACTER,
    CREATURE,
    EVENT,
    FACTION,
    HAVEN,
    HAZARD,
    ITEM,
    LONG,
    MINOR,
    NO_RACE,
    ONLY_FOR,
    SAGE,
    TAPPED_TOO,
    THE_ONE_RING,
)
from ravenhill.games.meccg.words.ifs.bearer import BearerAt
from ravenhill.games.meccg.words.ifs.combat import AtHome, ChangesAutomatic, HuntsThere
from ravenhill.games.meccg.words.ifs.sites import Offered, OfferedTapped, OneMore
from ravenhill.games.meccg.words.ifs.table import Exists, Standard
from ravenhill.games.meccg.words.moments import (
    ANYTIME,
    AT_SITE,
    ATTACKED,
    COUNCIL,
    ENTERING,
    HAZARDS,
    LONG_EVENTS,
    ORGANIZING,
    PERSUADING,
    STANDING,
)
from ravenhill.games.meccg.words.verbs.combat import Ambush, Cancel, FaceAttack, SwoopDown
from ravenhill.games.meccg.words.verbs.corruption import CheckAsOwed, CheckCorruption, Help, RollToRemove
from ravenhill.games.meccg.words.verbs.influence import Influence, Persuade, WinFaction
from ravenhill.games.meccg.words.verbs.items import Gain, HandOver, Store, TakeMinor
from ravenhill.games.meccg.words.verbs.kinds import Influencing, alters_attacks
from ravenhill.games.meccg.words.verbs.play import EnterPlay, PutInPlay, Tap
from ravenhill.games.meccg.words.verbs.sites import TapSite
from ravenhill.games.meccg.words.who.combat import KEYS, SITE_KEYS, THE_ATTACK
from ravenhill.games.meccg.words.who.people import (
    BEARER,
    BESIDES_BEARER,
    COMPANY,
    HERE,
    OF_BEARER,
    OTHERS_THERE,
    THE_ONE,
    Characters,
    Takers,
)
from ravenhill.games.meccg.words.who.places import PLACES
from ravenhill.games.meccg.words.who.rolls import CHECKED_FELLOW


def sentences(card: Card) -> tuple[Ability, ...]:
    """R-DECK-01, 04  By its family and type."""
    if card.type == CHARACTER:
        return (
            may(ORGANIZING, EnterPlay(a(PLACES))),
            whenever(COUNCIL, CheckAsOwed(THIS)),
            may(ANYTIME, Help(a(CHECKED_FELLOW)), pay=Tap(THIS), when=Standard()),
            whenever(PERSUADING, Persuade(THIS)),
            may(ATTACKED, Cancel(THE_ATTACK), pay=Tap(THIS), when=AtHome()),
        )
    if card.type == ITEM:
        return item(card)
    if card.type == ALLY:
        where = OfferedTapped() if card.is_such(TAPPED_TOO) else Offered()
        return (may(AT_SITE, Gain(THE_ONE), TapSite(THIS), pay=Tap(a(HERE)), when=where),)
    own = any(isinstance(effect, (WinFaction, Influencing)) for rule in card.rules for effect in rule.verbs)
    if card.type == FACTION and own:
        return ()                                              # it says itself how it is won
    if card.type == FACTION:
        return (may(AT_SITE, Influence(THE_ONE), pay=Tap(a(HERE)), when=Offered()),)
    if card.type == CREATURE:
        return (may(HAZARDS, FaceAttack(a(KEYS))), may(ENTERING, Ambush(a(SITE_KEYS))))
    if card.removal is not None and card.removal.helped:
        return (may(ORGANIZING, RollToRemove(THIS), pay=Tap(BEARER), when=BearerAt(HAVEN)),)
    if card.removal is not None and card.removal.havens:
        return (
            may(ORGANIZING, RollToRemove(THIS), pay=Tap(BEARER), when=BearerAt(HAVEN)),
            may(ORGANIZING, RollToRemove(THIS, -3), when=Standard() & BearerAt(HAVEN)),
        )
    if card.removal is not None and card.removal.sage:
        sages = Characters(BESIDES_BEARER if card.removal.others else OF_BEARER, SAGE)
        tapping = may(ORGANIZING, RollToRemove(THIS), pay=Tap(a(sages)))
        if not card.is_corruption_card():
            return (tapping,)
        return tapping, may(ORGANIZING, RollToRemove(THIS, -3), when=Standard() & Exists(sages))       # R-ORG-58
    if card.removal is not None and not card.is_corruption_card():
        return (may(ORGANIZING, RollToRemove(THIS), pay=Tap(BEARER)),)
    if card.removal is not None and not card.removal.at_haven:
        return (
            may(ORGANIZING, RollToRemove(THIS), pay=Tap(BEARER)),
            may(ORGANIZING, RollToRemove(THIS, -3), when=Standard()),
        )
    if card.type == EVENT:
        return event(card)
    return ()


def item(card: Card) -> tuple[Ability, ...]:
    if any(type(effect) is Gain for rule in card.rules for effect in rule.verbs):
        card.traits |= {BOUND}
        return ()                                              # it says itself how it is played, and stays where it is
    rules: list[Ability] = []
    taker = Takers(card.needs if card.is_such(ONLY_FOR) else NO_RACE)
    if AFTER_A_TEST not in card.at:                            # R-RING-01, 04
        where = OfferedTapped() if card.is_such(TAPPED_TOO) else Offered()
        rules.append(may(AT_SITE, Gain(THE_ONE), TapSite(THIS), pay=Tap(a(taker)), when=where))
    if card.size == MINOR:
        rules.append(may(AT_SITE, Gain(THE_ONE), TakeMinor(THIS), pay=Tap(a(taker)), when=OneMore()))
    rules.append(may(ORGANIZING, CheckCorruption(BEARER), HandOver(a(OTHERS_THERE))))      # R-AMB-26, 27
    if not card.has(THE_ONE_RING):                             # R-ORG-53
        rules.append(may(ORGANIZING, CheckCorruption(BEARER), Store(THIS), when=BearerAt(HAVEN)))
    return tuple(rules)


def event(card: Card) -> tuple[Ability, ...]:
    if any(isinstance(effect, PutInPlay) for rule in card.rules for effect in rule.verbs):
        return ()                                              # it says itself when it is played
    if card.hunts:                                             # R-DRG-06, R-AMB-116
        return may(HAZARDS, PutInPlay(THIS)), whenever(STANDING, SwoopDown(COMPANY), when=HuntsThere())
    if card.form == LONG:                                      # R-LONG-02, 04
        return (may(HAZARDS if card.side == HAZARD else LONG_EVENTS, PutInPlay(THIS)),)
    return ()


def on_guard(card: Card) -> tuple[Ability, ...]:
    """R-OG-04  A hazard that changes attacks as long as it lies in play may be shown before an automatic-attack."""
    if card.type != EVENT or card.side != HAZARD or not (alters_attacks(card.rules) or card.attack is not None):
        return ()
    for rule in card.rules:
        if rule.at == HAZARDS and any(isinstance(effect, PutInPlay) for effect in rule.verbs):
            changes = ChangesAutomatic()
            return (may(ENTERING, *rule.does, when=changes if rule.when is None else rule.when & changes),)
    return ()


def complete(cards: list[Card]) -> list[Card]:
    """All cards with the sentences of their types before their own; done once for each, which the card itself knows."""
    for card in cards:
        if not card.complete:
            card.complete = True
            first = sentences(card)
            card.common = len(first)
            card.rules = first + card.rules
            card.rules += on_guard(card)
    return cards
