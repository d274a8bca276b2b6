"""Which cards may be declared now: whose they are, where they lie, in whose turn it is, within the hazard limit."""
from __future__ import annotations

from typing import Final

from ravenhill.core.chain import Asking, Chain
from ravenhill.core.words import Ability, Picked, Rule, Word
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.cards.library import ONLY_PLAYED
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.piles import (
    DISCARD,
    FOR_RESCUE,
    IN_PLAY,
    LOCATION,
    LURKING,
    MARSHALLED,
    MOVEMENT,
    ON_GUARD,
    SITE_PHASE,
    UNDER,
    UNTAPPED,
)
from ravenhill.games.meccg.rules.attacks import is_beyond_spells
from ravenhill.games.meccg.rules.lands import hold
from ravenhill.games.meccg.rules.site import is_spared
from ravenhill.games.meccg.rules.strength import in_use
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    ABROAD,
    CREATURE,
    EITHER,
    EVENT,
    ITEM,
    NO_KIND,
    RESOURCE,
    UNCOUNTED,
    USED_ABROAD,
)
from ravenhill.games.meccg.words.moments import AT_SITE, CHECKING, LONG_EVENTS, ORGANIZING
from ravenhill.games.meccg.words.numbers import BARRED, ONLY_SHOWN, SHOWN, STORE, Storing
from ravenhill.games.meccg.words.verbs.kinds import FromStore, OnGuardAnswer, TakingMore

NOT_YOURS: Final = Rule("R-DECK-17")
RESOURCES_ARE_THE_ACTIVE_PLAYERS: Final = Rule("R-DECK-05")
HAZARDS_ARE_THE_OPPONENTS: Final = Rule("R-MH-02")
LIMIT_REACHED: Final = Rule("R-MH-05")
STARTS_A_CHAIN: Final = Rule("R-CHAIN-06")
ONLY_ON_GUARD: Final = Rule("R-OG-08")
IN_PLAY_ALREADY: Final = Rule("R-DECK-16")
NOT_IN_PLAY: Final = Rule("R-CHAIN-01")
NOT_PLAYABLE: Final = Rule("not-playable")
NOT_STORED: Final = Rule("R-ORG-54")
OFF_TO_THE_SIDE: Final = Rule("R-DECK-15")
NOT_IN_HAND: Final = Rule("R-OPT-01")
NO_SPELLS: Final = Rule("R-CMB-09")
ONLY_TO_RESCUE: Final = Rule("R-AMB-153")
ONE_AT_A_TIME: Final = Rule("R-SITE-18")
NOT_SHOWN: Final = Rule("not-shown")
ONLY_FOR_CHECKS: Final = Rule("R-END-10")
FIRST_ONLY: Final = (ORGANIZING, LONG_EVENTS, AT_SITE)       # what is done at these moments is no response


def forbidden(g: Meccg, asking: Asking, side: int, card: int, n: int) -> Word | None:
    """R-DECK-05, R-TURN-05, R-AMB-85, R-AMB-111  Resources are the active player's, hazards the other's."""
    pile = g.pile[card]
    if asking.about == CHECKING and n not in g.cards.for_checks[g.kind[card]]:
        return ONLY_FOR_CHECKS
    if pile >= LURKING:
        return forbids_use(g, asking, side, card, n)           # a face-down agent
    if pile >= UNDER:
        return forbids_digging(g, asking, side, card, n)
    if pile >= ON_GUARD:
        return forbids_reveal(g, asking, card, n) or bars(g, card)
    if asking.about == AT_SITE and side == g.active and not may_act_here(g, g.cards.facts[g.kind[card]].rules[n]):
        return ONLY_TO_RESCUE
    if pile >= IN_PLAY:
        return forbids_use(g, asking, side, card, n)
    printed = g.cards.facts[g.kind[card]]
    if not printed.done:
        return NOT_PLAYABLE
    if DISCARD <= pile < LOCATION and not any(isinstance(it, TakingMore) for it in printed.rules[n].verbs):
        return NOT_IN_HAND
    if pile == MARSHALLED + side and g.lies_under(card):
        return forbids_from_below(g, asking, card, n)
    if pile < MARSHALLED and printed.type in ONLY_PLAYED and n not in g.cards.plays[g.kind[card]]:
        return NOT_IN_PLAY                                     # what it does, it does when it lies there
    if isinstance(printed.rules[n].pay, FromStore) != (pile == MARSHALLED + side):
        return IN_PLAY_ALREADY if pile >= MARSHALLED else NOT_STORED
    if printed.side == RESOURCE:
        if side != g.active and not printed.is_such(ABROAD):
            return RESOURCES_ARE_THE_ACTIVE_PLAYERS
        if isinstance(asking, Chain) and printed.rules[n].at in FIRST_ONLY:
            return STARTS_A_CHAIN
        if g.cards.spells[g.kind[card]] and is_beyond_spells(g):
            return NO_SPELLS
        return bars(g, card) if printed.type == EVENT else None
    if side != g.active and pile < DISCARD and is_withheld(g, card):
        return NOT_SHOWN
    if printed.side == EITHER and (side == g.active or printed.is_such(UNCOUNTED)):
        return bars(g, card)
    return forbids_hazard(g, asking, side, printed, n) or bars(g, card)


def forbids_digging(g: Meccg, asking: Asking, side: int, card: int, n: int) -> Word | None:
    """An item that lies under a card is played as from the hand, at Under-deeps sites only."""
    printed = g.cards.facts[g.kind[card]]
    if side != g.active or g.owner[card] != side or n not in g.cards.plays[g.kind[card]]:
        return OFF_TO_THE_SIDE
    if printed.rules[n].at != AT_SITE or g.current < 0 or not g.facts(g.companies[g.current].site).under:
        return OFF_TO_THE_SIDE
    return STARTS_A_CHAIN if isinstance(asking, Chain) else None


def is_withheld(g: Meccg, card: int) -> bool:
    """Only hazards that were shown may be played against the company whose phase it is, and this one was not."""
    if g.current < 0 or g.phase != MOVEMENT or g.asked(ONLY_SHOWN, g.current, 0) == 0:
        return False
    return not any(it.thing == card and it.place == g.current and g.cards.lasts[it.effect].change.question == SHOWN
                   for it in g.lasting)


def forbids_from_below(g: Meccg, asking: Asking, card: int, n: int) -> Word | None:
    """R-SITE-05  What lies under a card is played as from the hand, where that card says so."""
    if n not in g.cards.plays[g.kind[card]] or asking.about != AT_SITE or isinstance(asking, Chain) or g.current < 0:
        return NOT_STORED
    there, host = hold(g, g.companies[g.current].site), g.host[card]
    for source, change in g.alterations(STORE, host):
        assert isinstance(change, Storing)
        if source.card == host and change.opens(there):
            return bars(g, card)
    return NOT_STORED


def bars(g: Meccg, card: int) -> Word | None:
    """What a card in play says against playing this one now, if anything does."""
    for source, change in g.alterations(BARRED, card):
        if change.value(g, source, card, 0) > 0:
            return change
    return None


def may_act_here(g: Meccg, rule: Ability) -> bool:
    """R-AMB-153  At a card that is there for a rescue, nothing is played but the minor item that follows one."""
    if rule.at != AT_SITE or g.current < 0 or g.host[g.companies[g.current].site] != FOR_RESCUE:
        return True
    return any(isinstance(it, TakingMore) for it in rule.verbs)


def forbids_reveal(g: Meccg, asking: Asking, card: int, n: int) -> Word | None:
    """R-OG-03, 04, 06, 07, 10, R-AMB-76  At the entry, or in answer to a resource that would tap the site."""
    if not g.facts(card).done or n not in g.cards.reveals[g.kind[card]]:
        return ONLY_ON_GUARD
    if asking.about != AT_SITE or any(isinstance(it, OnGuardAnswer) for it in g.facts(card).rules[n].verbs):
        return None
    if isinstance(asking, Chain) and g.state[g.companies[g.current].site] == UNTAPPED:
        for link in asking.links:
            if g.cards.taps_site(g.kind[link.card], link.ability) and not is_spared(g, link.card):
                return None
    return None if isinstance(asking, Acting) and asking.side != g.active else ONLY_ON_GUARD          # R-AMB-152


def forbids_use(g: Meccg, asking: Asking, side: int, card: int, n: int) -> Word | None:
    """R-DECK-16  What lies in play is not played again, and is declared once in a chain for one thing."""
    if g.user(card) != side:
        return NOT_YOURS
    if n in g.cards.plays[g.kind[card]]:
        return IN_PLAY_ALREADY
    printed = g.cards.facts[g.kind[card]]
    if isinstance(printed.rules[n].pay, FromStore):
        return NOT_STORED
    host = g.host[card]
    if printed.type == ITEM and host >= 0 and g.facts(host).type == EVENT:
        return OFF_TO_THE_SIDE
    if printed.kind != NO_KIND and host >= 0 and n >= printed.common and card not in in_use(g, host):
        return ONE_AT_A_TIME
    abroad = printed.is_such(USED_ABROAD) and g.phase == SITE_PHASE and n >= printed.common
    if printed.side == RESOURCE and side != g.active and n not in g.cards.supports[g.kind[card]] and not abroad:
        return RESOURCES_ARE_THE_ACTIVE_PLAYERS            # R-AMB-85
    if isinstance(asking, Chain) and printed.rules[n].at in FIRST_ONLY:
        return STARTS_A_CHAIN
    if isinstance(asking, Chain) and any(it.card == card and it.ability == n for it in asking.links):
        pay = printed.rules[n].pay
        if pay is None or not isinstance(pay.who, Picked):         # what others pay for, they may pay for again
            return IN_PLAY_ALREADY
    return bars(g, card) if printed.type == EVENT and printed.side == RESOURCE else None


def forbids_hazard(g: Meccg, asking: Asking, side: int, printed: Card, n: int) -> Word | None:
    """R-MH-02, 05, R-CHAIN-06  Hazards are the opponent's, in the movement/hazard phase, within the limit."""
    if side == g.active or g.phase != MOVEMENT or g.current < 0:
        return HAZARDS_ARE_THE_OPPONENTS
    company = g.companies[g.current]
    if len(company.counted) >= g.limit_now() and not g.is_uncounted(printed):
        return LIMIT_REACHED
    if isinstance(asking, Chain) and ((printed.type == CREATURE and n == 0) or printed.is_corruption_card()):
        return STARTS_A_CHAIN
    return None
