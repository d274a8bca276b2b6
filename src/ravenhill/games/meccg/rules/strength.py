"""Prowess and body: what is printed, the items in use with their maxima, and all that changes it."""
from __future__ import annotations

from typing import Final

from ravenhill.core.words import Source
from ravenhill.games.meccg.cards.parts import Instead
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.piles import NO_PATH
from ravenhill.games.meccg.rules.wielding import uses_two_weapons
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    ADDS,
    CHARACTER,
    DOUBLE,
    DWARVEN_RING,
    EVENT,
    GOLD_RING,
    ITEM,
    JOINED,
    LESSER_RING,
    MAGIC_RING,
    NO_KIND,
    NO_LIMIT,
    NO_MEMORY,
    NO_RACE,
    NO_SKILL,
    SHIELD,
    THE_ONE_RING,
    WEAPON,
    Skill,
)
from ravenhill.games.meccg.words.numbers import BODY, FORGOTTEN, PROWESS

NO_SKILLS: Final[frozenset[Skill]] = frozenset()
FAR_ABOVE: Final = 99                    # a hazard limit that no minimum touches


def instead(g: Meccg, card: int, printed: Card) -> Instead | None:
    """The numbers in parentheses, if they hold now."""
    it = printed.instead
    while it is not None and it.when is not None:
        if it.when.holds(g, Source(card, 0, g.user(card), NO_PATH)):
            return it
        it = it.otherwise
    return None


def skills(g: Meccg, character: int) -> frozenset[Skill]:
    """R-TERM-06, 07  Printed, and given by what the character bears; one may have several."""
    found = g.facts(character).skills
    lost = False
    for card in g.borne(character):
        it = g.facts(card)
        lost = lost or it.is_such(NO_MEMORY)
        if it.gives != NO_SKILL:
            found = found | {it.gives}
    if lost:
        return NO_SKILLS
    gone = g.asked(FORGOTTEN, character, 0)
    return frozenset([it for it in found if not gone >> it & 1]) if gone else found


def may_use(g: Meccg, item: Card, bearer: int) -> bool:
    """The bonus of an item is only for bearers with its skill or race."""
    if item.skill != NO_SKILL and item.skill not in skills(g, bearer):
        return False
    return item.needs == NO_RACE or g.facts(bearer).race == item.needs


RINGS: Final = (LESSER_RING, MAGIC_RING, DWARVEN_RING, THE_ONE_RING)


def is_ring(g: Meccg, card: int) -> bool:
    it = g.facts(card)
    return it.size == GOLD_RING or any(it.has(ring) for ring in RINGS)


def items_of(g: Meccg, character: int) -> list[int]:
    return [card for card in g.borne(character) if g.facts(card).type == ITEM]


def prowess(g: Meccg, character: int, race: int = NO_RACE, bare: bool = False) -> int:
    """R-CMB-31, R-AMB-70  Printed, then items with their maximum, then everything else, bonuses against a race too.

    `bare`: weapons are of no use (R-TERM-11).
    """
    printed = g.facts(character)
    total = printed.prowess
    if printed.type == CHARACTER:
        total += sum([more for item, more in gains(g, character, total, True)
                      if not bare or g.facts(item).kind != WEAPON])
    for bonus in printed.bonuses:
        if bonus.prowess and bonus.race == race:
            total += bonus.prowess
    return g.asked(PROWESS, character, total)


def body(g: Meccg, character: int) -> int:
    """R-AMB-70  Printed, then shield, armour and helmet with their maximum, then everything else."""
    printed = g.facts(character)
    total = printed.body
    if printed.type == CHARACTER:
        total += sum([more for _, more in gains(g, character, total, False)])
    return g.asked(BODY, character, total)


def gains(g: Meccg, character: int, base: int, for_prowess: bool) -> list[tuple[int, int]]:
    """R-CMB-31, R-SITE-18  What each item in use adds, the least maximum first: a maximum is one of the result."""
    total = base
    found: list[tuple[int, int]] = []
    for most, item in sorted([(most_of(g, item, base, for_prowess), item) for item in in_use(g, character)]):
        more = item_gain(g, character, item, base, total, for_prowess) if most > 0 else 0
        if more:
            found.append((item, more))
            total += more
    return found


def in_use(g: Meccg, character: int) -> list[int]:
    """R-SITE-18  The cards it bears whose numbers count now."""
    found: list[int] = []
    used = [-1, -1, -1, -1, -1]                                # by kind
    weapons = 0
    for item in g.borne(character):
        it = g.facts(item)
        if it.type != ITEM and it.type != EVENT:
            continue
        if it.kind == NO_KIND:
            found.append(item)
            continue
        weapons += 1 if it.kind == WEAPON else 0
        if used[it.kind] < 0 or is_preferred(g, character, item, used[it.kind]):
            used[it.kind] = item
    if weapons > 1 and uses_two_weapons(g, character) and used[SHIELD] not in g.in_use:
        used[SHIELD] = other_weapon(g, character, used[WEAPON])                # no shield beside two weapons
    for item in used:
        if item >= 0:
            found.append(item)
    return found


def other_weapon(g: Meccg, character: int, weapon: int) -> int:
    """The better of the other weapons; there is one."""
    others = [it for it in g.borne(character) if it != weapon and g.facts(it).kind == WEAPON]
    best = others[0]
    for it in others:
        best = it if worth(g, character, it) > worth(g, character, best) else best
    return best


def joined(g: Meccg, item: int) -> list[int]:
    """The cards placed with an item that add their numbers to it."""
    it = g.facts(item)
    every = it.is_such(JOINED)
    if not every and (it.unique or it.kind != WEAPON):
        return NO_PATH
    return [part for part in g.on(item) if every or g.facts(part).is_such(ADDS)]


def most_of(g: Meccg, item: int, base: int, for_prowess: bool) -> int:
    """The maximum of a number that an item allows; far above everything if it names none."""
    it = g.facts(item)
    most = it.prowess_up_to if for_prowess else it.body_up_to
    other = instead(g, item, it)
    limit = None if other is None else other.prowess_up_to if for_prowess else other.body_up_to
    if limit is not None:
        most = limit
    if for_prowess:
        for part in joined(g, item):
            forged = instead(g, part, g.facts(part))
            if forged is not None and forged.prowess is not None and g.facts(part).prowess_up_to != NO_LIMIT:
                most = g.facts(part).prowess_up_to
    return 2 * base if most == DOUBLE else FAR_ABOVE if most == NO_LIMIT else most


def item_gain(g: Meccg, character: int, item: int, base: int, total: int, for_prowess: bool) -> int:
    """What an item adds to what a number is by now, up to its maximum; `base`: what is printed."""
    it = g.facts(item)
    more = it.prowess if for_prowess else it.body
    other = instead(g, item, it)
    changed = None if other is None else other.prowess if for_prowess else other.body
    if changed is not None:
        more = changed
    if for_prowess:
        for part in joined(g, item):
            forged = instead(g, part, g.facts(part))
            more += g.facts(part).prowess if forged is None or forged.prowess is None else forged.prowess
    if more == 0 or not may_use(g, it, character):
        return 0
    return max(0, min(more, most_of(g, item, base, for_prowess) - total))


def is_preferred(g: Meccg, character: int, one: int, other: int) -> bool:
    """R-SITE-18  Of two items of a kind the one its player chose is in use; if none was chosen, the better."""
    if one in g.in_use or other in g.in_use:
        return other not in g.in_use
    return worth(g, character, one) > worth(g, character, other)


def worth(g: Meccg, character: int, item: int) -> int:
    it = g.facts(character)
    return item_gain(g, character, item, it.prowess, it.prowess, True) + (
        item_gain(g, character, item, it.body, it.body, False))
