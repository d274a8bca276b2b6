"""The line under a card in one's hand that cannot be played now: when it can be, or what is missing, in a word."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ravenhill.core.chain import Asking, Chain
from ravenhill.core.frames import Frame
from ravenhill.games.meccg.names import term
from ravenhill.games.meccg.piles import MOVEMENT, ORGANIZATION, SITE_PHASE, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.companies import slots_of
from ravenhill.games.meccg.rules.crowds import comes_freely
from ravenhill.games.meccg.rules.legality import FIRST_ONLY
from ravenhill.games.meccg.rules.numbers import blocked, general_influence
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    ABROAD,
    AGENT,
    ALLY,
    CHARACTER,
    CREATURE,
    FACTION,
    HAZARD,
    ITEM,
    NO_SKILL,
    RESOURCE,
)
from ravenhill.games.meccg.view import Why
from ravenhill.games.meccg.words.moments import (
    AT_SITE,
    ATTACKED,
    BETWEEN_STRIKES,
    BODY_CHECK,
    CHECKING,
    END_OF_ORGANIZATION,
    END_OF_TURN,
    ENTERING,
    HAZARDS,
    LONG_EVENTS,
    ORGANIZING,
    STRUCK,
    STRUCK_HAZARDS,
    WINDOWS,
)

MOMENTS: Final[dict[int, Why]] = {
    ORGANIZING: "organization", END_OF_ORGANIZATION: "organization-end", LONG_EVENTS: "long", HAZARDS: "movement",
    ATTACKED: "attack", STRUCK_HAZARDS: "strike", STRUCK: "strike", BETWEEN_STRIKES: "attack", AT_SITE: "site",
    END_OF_TURN: "end", CHECKING: "check", ENTERING: "entry", BODY_CHECK: "body",
}
# What is said last, when the moment is right: with one of these a card may still be playable.
SOFT: Final[tuple[Why, ...]] = (
    "nothing", "key", "here", "haven", "influence", "site-tapped", "warrior", "scout", "ranger", "sage", "diplomat",
)


def why_not_now(g: Meccg, seat: int, card: int, frames: Sequence[Frame[Any]]) -> Why:
    """Only from what lies open, and from the card itself: what the other hand holds makes no difference."""
    it, kind = g.facts(card), g.kind[card]
    if not it.done:
        return "unwritten"
    if it.unique and it.type != AGENT and blocked(g, kind):
        return "in-play"
    if it.side == RESOURCE and seat != g.active and not it.is_such(ABROAD):
        return "your-turn"
    if it.side == HAZARD:
        no = hazard(g, seat, card)
        if no is not None:
            return no
    if it.type == CHARACTER and g.phase == ORGANIZATION and g.character_played and not any(
            comes_freely(g, slot, card) for slot in slots_of(seat)):
        return "one-a-turn"
    moments = [at for at in range(WINDOWS) if is_played(g, kind, at)]
    asking = next((frame for frame in reversed(frames) if isinstance(frame, Asking)), None)
    if not moments:
        return "nothing"
    if asking is None or not is_played(g, kind, asking.about):
        return MOMENTS[moments[0]]
    if isinstance(asking, Chain) and asking.about in FIRST_ONLY and it.type in (CHARACTER, ITEM, ALLY, FACTION):
        return "first"
    return lacking(g, seat, card)


def is_played(g: Meccg, kind: int, at: int) -> bool:
    """A card is played at this moment: one of the windows, or one that only triggers, in whose chain it may answer."""
    plays = g.cards.plays[kind]                                # none: everything it says is done from the hand
    return any(not plays or n in plays for n in g.library.mays[at][kind])


def hazard(g: Meccg, seat: int, card: int) -> Why | None:
    """R-MH-02, 05"""
    if seat == g.active:
        return "their-turn"
    if g.phase != MOVEMENT or g.current < 0:
        return "movement"
    company = g.companies[g.current]
    if not company.limit and not company.counted:
        return "movement"                                     # it is not set yet
    full = len(company.counted) >= g.limit_now()
    return "limit" if full and not g.is_uncounted(g.facts(card)) else None


def lacking(g: Meccg, seat: int, card: int) -> Why:
    """Its moment is now: what would have to be otherwise."""
    it = g.facts(card)
    if it.type == CREATURE:
        return "key"                                           # R-KEY-01
    if it.type == CHARACTER:
        return "influence" if it.mind > general_influence(g, seat) else "haven"
    if it.type in (ITEM, ALLY, FACTION):
        tapped = g.phase == SITE_PHASE and g.current >= 0 and g.state[g.companies[g.current].site] == TAPPED
        return "site-tapped" if tapped else "here"
    able = [one for slot, company in enumerate(g.companies) if company.side == seat and g.current in (-1, slot)
            for one in company.members if it.skill in skills(g, one) and g.state[one] == UNTAPPED]
    if it.skill != NO_SKILL and not able:
        named: Why = term("skill", it.skill)
        return named
    return "nothing"
