"""What the log says of a card that is declared: who uses it, on whom, and how a creature is keyed."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ravenhill.core.choices import Choice, Take
from ravenhill.core.words import Source
from ravenhill.games.meccg.choices import KeyedTo, Travel
from ravenhill.games.meccg.lines import (
    KEYED_TO_HOLD,
    KEYED_TO_LAND,
    KEYED_TO_NAME,
    PLAYED,
    PLAYED_ON,
    PLAYED_ON_COMPANY,
    REVEALED,
    USED,
    USED_ON,
    USED_ON_COMPANY,
)
from ravenhill.games.meccg.terms import BY_HOLD, BY_MOVEMENT, BY_REGION_TYPE, BY_SITE

if TYPE_CHECKING:
    from ravenhill.games.meccg.state import Meccg

OPENED: Final = 32                   # as the rules count ways of keying: those that a card opened,
NAMED: Final = OPENED + 64           # a region by its name,
NAMES: Final = 64                    # and which of its names a way means


def tell_declared(g: Meccg, source: Source, played: bool, revealed: bool) -> None:
    """R-CHAIN-01  One line: the card, and the first thing it was declared for. What is paid tells itself."""
    card, side = source.card, source.side
    if not played and source.ability < g.facts(card).common:
        return                               # what every card of its type can do has its own lines
    match target(g, source):
        case Take(other) if other != card and 0 <= other < len(g.kind):
            g.tell(PLAYED_ON if played else USED_ON, side, card, other)
        case Travel(slot) if g.companies[slot].members:
            g.tell(PLAYED_ON_COMPANY if played else USED_ON_COMPANY, side, card, g.companies[slot].members[0])
        case KeyedTo(key) if played:
            tell_keyed(g, side, card, key)
        case _:
            g.tell(REVEALED if revealed else PLAYED if played else USED, side, card)


def target(g: Meccg, source: Source) -> Choice | None:
    """The first thing that was picked, unless it is only paid."""
    ability = g.ability(source)
    for verb, pick in zip(ability.picking, source.picks):
        if not ability.pays(verb):
            return verb.who.choice(pick)
    return None


def tell_keyed(g: Meccg, side: int, card: int, key: int) -> None:
    """R-KEY-10  The way that was named: a type of region or site, or one of them by its name."""
    place, by, type, name = key // NAMES, -1, 0, ""
    keys = g.facts(card).keyed_to
    if place >= NAMED:
        name = g.cards.facts[place - NAMED].name
    elif place >= OPENED:
        by, type = (place - OPENED) // 8, (place - OPENED) % 8
        if by == BY_SITE:
            company = g.companies[g.current]
            name = g.facts(company.going if company.going >= 0 else company.site).name
    elif place < len(keys):
        by, type = keys[place].by, keys[place].type
        name = keys[place].names[key % NAMES] if keys[place].names and by != BY_MOVEMENT else ""
    if name:
        g.tell(KEYED_TO_NAME, side, card, g.cards.names[name])
    elif by == BY_REGION_TYPE:
        g.tell(KEYED_TO_LAND, side, card, type)
    elif by == BY_HOLD:
        g.tell(KEYED_TO_HOLD, side, card, type)
    else:
        g.tell(PLAYED, side, card)
