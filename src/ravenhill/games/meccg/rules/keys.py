"""Keys: the ways in which a creature can be played against a company, now and when its next attack begins."""
from __future__ import annotations

from typing import Final

from ravenhill.core.words import Source
from ravenhill.games.meccg.cards.parts import Key
from ravenhill.games.meccg.companies import Company
from ravenhill.games.meccg.piles import SITE_PHASE
from ravenhill.games.meccg.rules.agent_creatures import lets_in
from ravenhill.games.meccg.rules.attacks import NO_KEY, Attacking
from ravenhill.games.meccg.rules.lands import destination, like_a, path_of, region_name
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    ALWAYS_OPEN,
    BY_ATTACK,
    BY_HOLD,
    BY_MOVEMENT,
    BY_REGION,
    BY_REGION_TYPE,
    BY_SITE,
    BY_SITES_IN,
    DARK_DOMAIN,
    SHADOW_LAND,
)
from ravenhill.games.meccg.words.numbers import KEYED_BY_TYPE, ONLY_OPEN, OPEN_TO, OPENS, REALMS, Opening, Realm

OPENED: Final = 32                   # places from here on are ways that a card opened: by * 8 + type
NAMED: Final = OPENED + 64            # and from here on, a region that counts as its symbol, by name
NAMES: Final = 64                    # a key is its place on the card and which of its names
AT_SITES: Final = (BY_HOLD, BY_SITE, BY_SITES_IN)
ON_THE_WAY: Final = (BY_REGION_TYPE, BY_REGION, BY_MOVEMENT, BY_ATTACK)


def ways_of_keying(g: Meccg, slot: int, source: Source, only_site: bool) -> list[int]:
    """R-KEY-01, 10, 11  All conditions of this creature that fit the company now, in no order of the path."""
    company = g.companies[slot]
    barred = g.asked(KEYED_BY_TYPE, slot, 0)
    always_open = g.facts(destination(company)).is_such(ALWAYS_OPEN)
    found = [way for way in opened(g, slot, source.card, only_site)
             if not is_barred(way, barred) or (always_open and key_of(g, source.card, way)[0] in AT_SITES)]
    if g.asked(ONLY_OPEN, slot, 0) > 0:
        return found
    for n, key in enumerate(g.facts(source.card).keyed_to):
        if only_site and key.by in ON_THE_WAY:
            continue
        by = BY_REGION_TYPE if key.by == BY_ATTACK else key.by         # it is kept off with what comes on the way
        if barred >> 8 + by & 1 and not (always_open and key.by in AT_SITES):
            continue
        if key.when is None or key.when.holds(g, source):
            found.extend([n * NAMES + name for name in fitting(g, slot, key)])
    return found


def is_barred(way: int, barred: int) -> bool:
    """Whether a way that one card opened is closed to this company by another."""
    if way // NAMES >= NAMED:
        return barred >> 8 + BY_REGION & 1 == 1
    by, type = divmod(way // NAMES - OPENED, 8)
    return barred >> 8 + by & 1 == 1 or (by == BY_REGION_TYPE and barred >> type & 1 == 1)


def by_opening(thing: int) -> bool:
    """Whether the way was opened for one creature only, and is spent by it."""
    return thing // NAMES >= OPENED and thing % NAMES == 1


def opened(g: Meccg, slot: int, card: int, only_site: bool) -> list[int]:
    """Ways of keying that are not printed on the creature, but that cards in force allow, or one played for it."""
    company = g.companies[slot]
    found = opened_once(g, slot, card, only_site)
    if company.going >= 0 and not only_site:
        found.extend(in_realms(g, slot, card))
    site = like_a(g, destination(company))
    race = g.facts(card).race
    if g.asked(OPEN_TO, slot, 0) >> race & 1 or race in g.facts(destination(company)).open_to:
        found.append((OPENED + BY_HOLD * 8 + site) * NAMES)
    if g.agents and lets_in(g, slot, card):
        found.append((OPENED + BY_SITE * 8) * NAMES)           # R-AMB-130  by its name
    ways = g.asked(OPENS, card, 0)
    if ways:
        if ways >> BY_HOLD * 8 + site & 1:
            found.append((OPENED + BY_HOLD * 8 + site) * NAMES)
        if company.going >= 0 and not only_site:
            for type in sorted(set(path_of(g, slot, True))):
                if ways >> type & 1:
                    found.append((OPENED + type) * NAMES)
    return found


def in_realms(g: Meccg, slot: int, card: int) -> list[int]:
    """Regions of the way to which the creature may be keyed by name, since cards in force let it."""
    changes = g.alterations(REALMS, slot)
    if not changes:
        return []
    source = Source(card, 0, g.owner[card], [])
    keys = [key for key in g.facts(card).keyed_to if key.by == BY_REGION_TYPE and (
        key.when is None or key.when.holds(g, source))]
    names: set[str] = set()
    for _, change in changes:
        assert isinstance(change, Realm)
        if any(key.type == SHADOW_LAND and key.times == 1 for key in keys):
            names.update(change.shadow)
        if any(key.type == DARK_DOMAIN for key in keys):
            names.update(change.dark)
    return [(NAMED + region) * NAMES for region in sorted(set(g.companies[slot].regions))
            if g.cards.facts[region].name in names]


def opened_once(g: Meccg, slot: int, card: int, only_site: bool) -> list[int]:
    """Ways that were opened this turn for the next creature of this race."""
    company = g.companies[slot]
    found: set[int] = set()
    for it in g.lasting:
        change = g.cards.lasts[it.effect].change
        if isinstance(change, Opening) and change.fits(g.facts(card)):
            site = like_a(g, destination(company))
            if it.thing == destination(company) or site in change.types:
                found.add((OPENED + BY_HOLD * 8 + site) * NAMES + 1)
            if company.going >= 0 and not only_site:
                path = path_of(g, slot, True)
                found.update([(OPENED + type) * NAMES + 1 for type in change.opens(path)])
    return sorted(found)


def fitting(g: Meccg, slot: int, key: Key) -> list[int]:
    """R-KEY-02 … 07  Which of a key's names hold; a key without names holds as its first."""
    company: Company = g.companies[slot]
    site = destination(company)
    moved = company.going >= 0
    match key.by:
        case 0:                                                # BY_REGION_TYPE
            enough = path_of(g, slot, True).count(key.type) >= key.times
            barred = g.asked(KEYED_BY_TYPE, slot, 0) >> key.type & 1
            return [0] if moved and enough and not barred else []
        case 1:                                                # BY_HOLD
            return [0] if like_a(g, site) == key.type else []
        case 2:                                                # BY_REGION
            if not moved:
                return []
            return [n for n, name in enumerate(key.names) if g.cards.names.get(name, -1) in company.regions]
        case 3:                                                # BY_SITE
            return [n for n, name in enumerate(key.names) if g.facts(site).name == name]
        case 4:                                                # BY_SITES_IN
            if key.holds and like_a(g, site) not in key.holds:
                return []
            return [n for n, name in enumerate(key.names) if region_name(g, site) == name]
        case 6:                                                # BY_ATTACK
            return [0]
        case _:                                                # BY_MOVEMENT
            ends = (g.facts(company.site).name, g.facts(site).name)
            return [0] if moved and ends[0] in key.names and ends[1] in key.names and ends[0] != ends[1] else []


def key_of(g: Meccg, card: int, thing: int) -> tuple[int, int, int]:
    """How it is keyed, to which type or name, and how many symbols it needs."""
    place = thing // NAMES
    if place == OPENED + BY_SITE * 8:
        return BY_SITE, g.kind[destination(g.companies[g.current])], 1
    if place >= NAMED:
        return BY_REGION, place - NAMED, 1
    if place >= OPENED:
        return (place - OPENED) // 8, (place - OPENED) % 8, 1
    key = g.facts(card).keyed_to[place]
    return key.by, key.type if not key.names else g.cards.names.get(key.names[thing % NAMES], -1), key.times


def still_keyed(g: Meccg, it: Attacking) -> bool:
    """R-AMB-48  Whether what was named when the creature was played still holds."""
    if it.by == NO_KEY:
        return True
    source = Source(it.card, 0, g.owner[it.card], [])
    ways = ways_of_keying(g, it.slot, source, g.phase == SITE_PHASE)
    return any(key_of(g, it.card, thing) == (it.by, it.key, it.times) for thing in ways)
