"""Regions and sites as cards make them: their types, the path of a company, where it is."""
from __future__ import annotations

from typing import Final

from ravenhill.games.meccg.companies import Company
from ravenhill.games.meccg.piles import IN_PLAY, MARSHALLED, PRISON, TAPPED, UNTAPPED
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    ANY_BORDER_HOLD,
    ANY_FALLEN,
    ANY_FREE_HOLD,
    ANY_HAVEN,
    ANY_LAND,
    ANY_UNDER_DEEPS,
    ANYWHERE,
    DEEP_STRONGHOLD,
    ENVIRONMENT,
    EVENT,
    HAVEN,
    RESOURCE,
    SHADOW_HOLD,
    WILDERNESS,
    RegionType,
)
from ravenhill.games.meccg.words.numbers import (
    DWARVISH,
    HALVES_WILDS,
    LANDS_FOR_HAZARDS,
    LIES_IN,
    LIKE_A,
    REGION_TYPE,
    SITE_TYPE,
    Withered,
)

EVERYWHERE: Final = -2                   # no company in particular


def region_of(g: Meccg, site: int) -> int:
    """The kind of the region where a site lies: the printed one, or what was named for it; -1 for none."""
    printed = g.cards.region_of[g.kind[site]]
    if printed >= 0 or not is_on_map(g, site):
        return printed
    for it in g.lasting:
        if it.thing == site and g.cards.lasts[it.effect].change.question == LIES_IN:
            return it.place
    return -1


def region_name(g: Meccg, site: int) -> str:
    region = region_of(g, site)
    return g.cards.facts[region].name if region >= 0 else ""


def is_on_map(g: Meccg, site: int) -> bool:
    """An event that is used as a site where a company's way ends: it is left by region movement only."""
    it = g.facts(site)
    return it.is_site_event() and not it.haven_paths[ANYWHERE]


def same_place(g: Meccg, one: int, other: int) -> bool:
    """Two site cards of one name are one place; but for events, each of which is a place of its own."""
    return one == other or (g.kind[one] == g.kind[other] and not is_on_map(g, one))


def path_of(g: Meccg, slot: int, hazards: bool = False) -> list[int]:
    """R-AMB-47  The region types of a company's site path, as cards in force change them; or for playing hazards."""
    return half_wild(g, slot, lands(g, slot, list(g.companies[slot].path), hazards))


def half_wild(g: Meccg, slot: int, types: list[int]) -> list[int]:
    """Of Wildernesses that are half ones only as many count as make whole ones; the others are of no type."""
    if WILDERNESS not in types or g.asked(HALVES_WILDS, slot, 0) == 0:
        return types
    whole = types.count(WILDERNESS) // 2
    for place, type in enumerate(types):
        if type == WILDERNESS:
            types[place] = WILDERNESS if whole > 0 else ANY_LAND
            whole -= 1
    return types


def lands(g: Meccg, slot: int, types: list[int], hazards: bool = False) -> list[int]:
    """These types of regions, one place after the other, as cards in force change them for this company."""
    changes = g.alterations(REGION_TYPE, slot)
    if hazards:
        changes = changes + g.alterations(LANDS_FOR_HAZARDS, slot)
    if changes:
        for place in range(len(types)):
            for source, change in changes:
                if source.card >= 0 or source.picks[1] in (-1, place):
                    types[place] = change.value(g, source, slot, types[place])
        types.extend([WILDERNESS for _, change in changes if isinstance(change, Withered)])
    return types


def site_path(g: Meccg, site: int, hazards: bool = False) -> list[int]:
    """The site path on a site card, as cards in force change all regions of a type."""
    return printed_path(g, g.facts(site).path, hazards)


def printed_path(g: Meccg, path: tuple[RegionType, ...], hazards: bool = False) -> list[int]:
    """A path on a site card, as cards in force change all regions of a type."""
    changes = g.alterations(REGION_TYPE, EVERYWHERE)
    if hazards:
        changes = changes + g.alterations(LANDS_FOR_HAZARDS, EVERYWHERE)
    types = [int(it) for it in path]
    for source, change in changes:
        types = [change.value(g, source, EVERYWHERE, it) for it in types]
    return types


def region_type(g: Meccg, slot: int, region: int) -> int:
    """The type of a region, as cards in force change it for a company, wherever on its path it lies."""
    total = int(g.cards.facts[region].region_type)
    for source, change in g.alterations(REGION_TYPE, slot):
        if source.card >= 0:
            total = change.value(g, source, slot, total)
    return total


def below_ground(g: Meccg, question: int, site: int, total: int) -> int:
    """R-UD-04, R-AMB-142  Environments do not change the type of an Under-deeps site; other cards do."""
    for source, change in g.alterations(question, site):
        kind = g.cards.lasts_from[source.ability] if source.card < 0 else g.kind[source.card]
        if not g.cards.facts[kind].has(ENVIRONMENT):
            total = change.value(g, source, site, total)
    return total


def hold(g: Meccg, site: int) -> int:
    """The type of a site, as cards in force change it."""
    it = g.facts(site)
    return below_ground(g, SITE_TYPE, site, it.hold) if it.under else g.asked(SITE_TYPE, site, it.hold)


def like_a(g: Meccg, site: int) -> int:
    """The type of a site for healing and for playing hazards, which some cards change alone."""
    type = hold(g, site)
    return below_ground(g, LIKE_A, site, type) if g.facts(site).under else g.asked(LIKE_A, site, type)


def type_for(g: Meccg, card: int, site: int) -> int:
    """The type of a site for a card: what changes it for healing and for hazards alone is nothing to a resource."""
    return hold(g, site) if card >= 0 and g.facts(card).side == RESOURCE else like_a(g, site)


def at_haven(g: Meccg, company: Company) -> bool:
    return hold(g, company.site) == HAVEN


def destination(company: Company) -> int:
    """R-KEY-02, 03  The site it is at or moves to."""
    return company.going if company.going >= 0 else company.site


def is_dwarf_hold(g: Meccg, site: int) -> bool:
    """Printed, or by what a card has made of it."""
    return g.facts(site).dwarf_hold or g.asked(DWARVISH, site, 0) > 0


def the_fallen(g: Meccg) -> list[int]:
    """What was defeated or removed from the game, Dragons too that lie turned over on the table until they may go."""
    found = [card for pile in range(MARSHALLED, IN_PLAY) for card in g.piles[pile]]
    return found + [card for pile in range(PRISON, PRISON + 2) for card in g.piles[pile]
                    if g.facts(card).type == EVENT and g.state[card] != UNTAPPED]


def has_fallen(g: Meccg, lair: str) -> bool:
    """R-AMB-121  A Dragon was defeated at home in this lair, by whomever."""
    return any(g.facts(card).lair == lair and g.facts(card).dragon and g.state[card] == TAPPED
               for card in the_fallen(g))


def is_named(g: Meccg, site: int, names: tuple[str, ...]) -> bool:
    if g.facts(site).name in names:
        return True
    if not any(name.startswith("*") for name in names):
        return False
    if ANY_FALLEN in names and has_fallen(g, g.facts(site).name):
        return True
    if g.facts(site).under:
        return ANY_UNDER_DEEPS in names or (DEEP_STRONGHOLD in names and hold(g, site) >= SHADOW_HOLD)
    return (ANY_HAVEN, ANY_FREE_HOLD, ANY_BORDER_HOLD, "", "", "")[hold(g, site)] in names
