"""Numbers that are asked and never stored: prowess, body, influence, corruption, size, points."""
from __future__ import annotations

from typing import Final

from ravenhill.core.words import Source
from ravenhill.games.meccg.cards.printed import Bonus, Card, Instead
from ravenhill.games.meccg.rules.wielding import uses_two_weapons
from ravenhill.games.meccg.state import (
    FIRST_COMPANY,
    GENERAL_INFLUENCE,
    HAND_OF,
    IN_PLAY,
    MARSHALLED,
    NO_PATH,
    NOBODY_HOSTS,
    OUT,
    UNTAPPED,
    WOUNDED,
    Company,
    Meccg,
)
from ravenhill.games.meccg.terms import (
    ALLY,
    ANY_BORDER_HOLD,
    ANY_FREE_HOLD,
    ANY_HAVEN,
    ANY_UNDER_DEEPS,
    BOUND,
    CHARACTER,
    DEEP_STRONGHOLD,
    DOUBLE,
    ENVIRONMENT,
    EVENT,
    FACTION,
    HAVEN,
    HAZARD,
    HOBBIT,
    ITEM,
    JOINED,
    NO_KIND,
    NO_LIMIT,
    NO_RACE,
    NO_SKILL,
    PER_CHARACTER,
    PER_WIZARD,
    SCORES,
    SHADOW_HOLD,
    SHIELD,
    UNATTACKABLE,
    WEAPON,
    Skill,
)
from ravenhill.games.meccg.words.numbers import (
    BODY,
    CHECK,
    CORRUPTION,
    FACTION_CHECK,
    HAND_SIZE,
    INFLUENCE,
    LANDS_FOR_HAZARDS,
    LIKE_A,
    LIMIT,
    LIMIT_NOW,
    MIND,
    NOT_UNTAPPING,
    POINTS,
    PROWESS,
    REGION_TYPE,
    SITE_TYPE,
)

NOTHING_IN_PARTICULAR: Final = -1
EVERYWHERE: Final = -2                   # no company in particular
FAR_ABOVE: Final = 99                    # a hazard limit that no minimum touches


def instead(g: Meccg, card: int, printed: Card) -> Instead | None:
    """The numbers in parentheses, if they hold now."""
    it = printed.instead
    if it is None or it.when is None:
        return None
    return it if it.when.holds(g, Source(card, 0, g.user(card), NO_PATH)) else None


def skills(g: Meccg, character: int) -> frozenset[Skill]:
    """R-TERM-06, 07  Printed, and given by what the character bears; one may have several."""
    found = g.facts(character).skills
    for card in g.borne(character):
        gives = g.facts(card).gives
        if gives != NO_SKILL:
            found = found | {gives}
    return found


def may_use(g: Meccg, item: Card, bearer: int) -> bool:
    """The bonus of an item is only for bearers with its skill or race."""
    if item.skill != NO_SKILL and item.skill not in skills(g, bearer):
        return False
    return item.needs == NO_RACE or g.facts(bearer).race == item.needs


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


def most_of(g: Meccg, item: int, base: int, for_prowess: bool) -> int:
    """The maximum of a number that an item allows; far above everything if it names none."""
    it = g.facts(item)
    most = it.prowess_up_to if for_prowess else it.body_up_to
    other = instead(g, item, it)
    limit = None if other is None else other.prowess_up_to if for_prowess else other.body_up_to
    if limit is not None:
        most = limit
    if it.is_such(JOINED) and for_prowess:
        for part in g.on(item):
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
    if it.is_such(JOINED) and for_prowess:
        for part in g.on(item):
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


def corruption_of(g: Meccg, card: int) -> int:
    """R-CORR-01  The points that a card gives its bearer."""
    it = g.facts(card)
    other = instead(g, card, it)
    return it.corruption if other is None or other.corruption is None else other.corruption


def corruption(g: Meccg, character: int) -> int:
    """R-CORR-01, 15  The points of all cards it controls or that lie on it, more or less by what others say."""
    total = 0
    for card in g.borne(character):
        it = g.facts(card)
        total += corruption_of(g, card)
        if it.type == ITEM:
            for more in g.on(card):
                total += g.facts(more).corruption
    if g.tie and not g.facts(character).is_wizard():
        total += g.tie
    return g.asked(CORRUPTION, character, total)


def path_of(g: Meccg, slot: int, hazards: bool = False) -> list[int]:
    """R-AMB-47  The region types of a company's site path, as cards in force change them; or for playing hazards."""
    return lands(g, slot, list(g.companies[slot].path), hazards)


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
    return types


def site_path(g: Meccg, site: int, hazards: bool = False) -> list[int]:
    """The site path on a site card, as cards in force change all regions of a type."""
    changes = g.alterations(REGION_TYPE, EVERYWHERE)
    if hazards:
        changes = changes + g.alterations(LANDS_FOR_HAZARDS, EVERYWHERE)
    types = [int(it) for it in g.facts(site).path]
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


def check_modifier(g: Meccg, character: int) -> int:
    """R-CORR-04, 05  What the character and the cards in force add to its corruption checks."""
    total = g.facts(character).corruption_check
    for card in g.borne(character):
        total += g.facts(card).corruption_check
    return g.asked(CHECK, character, total)


def mind(g: Meccg, character: int) -> int:
    return g.asked(MIND, character, g.facts(character).mind)


def matches(g: Meccg, bonus: Bonus, target: int) -> bool:
    """R-ORG-41  Whether a bonus limited to some targets holds against this card."""
    it = g.facts(target)
    if (it.type == FACTION and not bonus.factions) or (it.type != FACTION and not bonus.characters):
        return False
    if bonus.home and bonus.home not in it.homes:
        return False
    if bonus.number >= 0:
        return g.cards.identity[g.kind[target]] == bonus.number
    return bonus.race == NO_RACE or it.race == bonus.race


def influence_bonuses(g: Meccg, character: int) -> list[Bonus]:
    """The direct influence of a character that is only against some."""
    found = [bonus for bonus in g.facts(character).bonuses if bonus.influence]
    for card in g.borne(character):
        found.extend([bonus for bonus in g.facts(card).bonuses if bonus.influence])
    return found


def influence(g: Meccg, character: int) -> int:
    """R-ORG-32  Direct influence against anybody, used or not."""
    total = g.facts(character).influence
    for card in g.borne(character):
        it = g.facts(card)
        if it.type == ITEM and it.influence and not may_use(g, it, character):
            continue
        other = instead(g, card, it)
        total += it.influence if other is None or other.influence is None else other.influence
        if it.is_such(JOINED):
            for part in g.on(card):
                forged = instead(g, part, g.facts(part))
                total += 0 if forged is None or forged.influence is None else forged.influence
    return g.asked(INFLUENCE, character, total)


def followers(g: Meccg, character: int) -> list[int]:
    side = g.owner[character]
    return [card for card in g.piles[IN_PLAY + side] if g.host[card] == character and g.company[card] >= 0]


def unused_influence(g: Meccg, character: int, target: int = NOTHING_IN_PARTICULAR) -> int:
    """R-AMB-23  What is left after the followers, and any bonus that holds only against this target."""
    free = influence(g, character)
    bonuses = influence_bonuses(g, character)
    spent = [0] * len(bonuses)
    for follower in followers(g, character):
        cost = mind(g, follower)
        paid = max(0, min(cost, free))
        free -= paid
        cost -= paid
        for n, bonus in enumerate(bonuses):
            if cost > 0 and matches(g, bonus, follower):
                part = min(cost, bonus.influence - spent[n])
                spent[n] += part
                cost -= part
        free -= cost                     # below zero: there are too many followers
    if target >= 0:
        for n, bonus in enumerate(bonuses):
            if matches(g, bonus, target):
                free += bonus.influence - spent[n]
    return free


def influence_used(g: Meccg, side: int) -> int:
    """R-ORG-30, 34, 40  The minds under general influence: neither followers nor allies."""
    total = 0
    for card in g.piles[IN_PLAY + side]:
        if g.company[card] >= 0 and g.host[card] == NOBODY_HOSTS:
            total += mind(g, card)
    return total


def general_influence(g: Meccg, side: int) -> int:
    """R-ORG-31, R-AMB-23  What is left of the twenty points, and never below zero."""
    return max(0, GENERAL_INFLUENCE - influence_used(g, side))


def faction_check(g: Meccg, character: int, faction: int) -> int:
    """R-SITE-11, 13, 14, R-AMB-82  Everything but the roll."""
    it = g.facts(faction)
    who = g.facts(character)
    total = max(0, unused_influence(g, character, faction)) + it.swayed_by.get(who.race, 0) + who.faction_check
    return g.asked(FACTION_CHECK, character, total)


def company_size(g: Meccg, company: Company) -> int:
    """R-MH-06, R-ORG-36  Followers count like anybody; allies do not."""
    return size_of(g, company.members)


def size_of(g: Meccg, characters: list[int]) -> int:
    """R-MH-06, R-AMB-24  Each Hobbit counts one half; the sum is rounded up."""
    halves = 0
    for character in characters:
        halves += 1 if g.facts(character).race == HOBBIT else 2
    return (halves + 1) // 2


def hazard_limit(g: Meccg, slot: int, base: int) -> int:
    """R-AMB-35, 54  Cards change it in the active player's order, who wants it low: what raises it comes first."""
    changes = g.alterations(LIMIT, slot)
    for raising in (True, False):
        for source, change in changes:
            if (change.value(g, source, slot, FAR_ABOVE) > FAR_ABOVE) is raising:
                base = change.value(g, source, slot, base)
    return max(0, base)


def limit_of(g: Meccg, slot: int) -> int:
    """R-MH-05, R-AMB-35  The limit that was set, as what was played since changes it, in the order it was played."""
    return max(0, g.asked(LIMIT_NOW, slot, g.companies[slot].limit))


def fighters(g: Meccg, company: Company) -> list[int]:
    """R-CMB-35, R-AMB-68  Characters and their allies, for an attack are alike."""
    found: list[int] = []
    for character in company.members:
        found.append(character)
        for card in g.borne(character):
            it = g.facts(card)
            if it.type == ALLY and not it.is_such(UNATTACKABLE):
                found.append(card)
    return found


def untapped(g: Meccg, company: Company) -> list[int]:
    return [character for character in company.members if g.state[character] == UNTAPPED]


def hold(g: Meccg, site: int) -> int:
    """The type of a site, as cards in force change it."""
    it = g.facts(site)
    return below_ground(g, SITE_TYPE, site, it.hold) if it.under else g.asked(SITE_TYPE, site, it.hold)


def below_ground(g: Meccg, question: int, site: int, total: int) -> int:
    """R-UD-04, R-AMB-142  Environments do not change the type of an Under-deeps site; other cards do."""
    for source, change in g.alterations(question, site):
        kind = g.cards.lasts_from[source.ability] if source.card < 0 else g.kind[source.card]
        if not g.cards.facts[kind].has(ENVIRONMENT):
            total = change.value(g, source, site, total)
    return total


def like_a(g: Meccg, site: int) -> int:
    """The type of a site for healing and for playing hazards, which some cards change alone."""
    type = hold(g, site)
    return below_ground(g, LIKE_A, site, type) if g.facts(site).under else g.asked(LIKE_A, site, type)


def at_haven(g: Meccg, company: Company) -> bool:
    return hold(g, company.site) == HAVEN


def destination(company: Company) -> int:
    """R-KEY-02, 03  The site it is at or moves to."""
    return company.going if company.going >= 0 else company.site


def hand_size(g: Meccg, side: int) -> int:
    """R-EOT-04, R-DECK-15  Eight, unless a card says otherwise."""
    return g.asked(HAND_SIZE, side, HAND_OF)


def points_of(g: Meccg, card: int) -> int:
    it = g.facts(card)
    if g.pile[card] - (g.pile[card] & 1) == OUT:
        return it.points_if_eliminated
    other = instead(g, card, it)
    return g.asked(POINTS, card, it.points if other is None or other.points is None else other.points)


def points_by_group(g: Meccg, side: int) -> list[int]:
    """R-END-15, 20, R-ORG-52, 55  What scores for a player now, by group."""
    totals = [0] * SCORES
    for card in g.piles[IN_PLAY + side]:
        it = g.facts(card)
        if it.side != HAZARD:            # R-CMB-32  a hazard scores nothing for who put it into play
            totals[it.score] += points_of(g, card)
    for card in g.piles[MARSHALLED + side]:
        totals[g.facts(card).score] += points_of(g, card)
    for card in g.piles[OUT + side]:
        it = g.facts(card)
        totals[it.score] += it.points_if_eliminated
    return totals


def points_now(g: Meccg, side: int) -> int:
    """R-AMB-87  The plain sum."""
    return sum(points_by_group(g, side)) - (5 if g.wizard_lost[side] else 0)


def points_for_calling(g: Meccg, side: int) -> int:
    """R-UD-06, R-AMB-143  Without what is in the Under-deeps: characters there, and all on them or their company."""
    total = points_now(g, side)
    for slot, company in enumerate(g.companies):
        if company.members and company.side == side and g.facts(company.site).under:
            total -= sum([points_of(g, card) for card in below_with(g, slot)])
    return total


def below_with(g: Meccg, slot: int) -> list[int]:
    """The cards of a company that score for its player."""
    found: list[int] = []
    more = [*g.companies[slot].members, *g.on(FIRST_COMPANY - slot)]
    while more:
        card = more.pop()
        if g.facts(card).side != HAZARD and card not in found:
            found.append(card)
        more.extend(g.borne(card))
    return found


def is_well(g: Meccg, character: int) -> bool:
    return g.state[character] != WOUNDED


def blocked(g: Meccg, kind: int) -> bool:
    """R-DECK-13, 14, R-ORG-10, R-AMB-11, R-DRG-02  A unique card in play, scoring, or out of play, whoever's it is."""
    identity, twin = g.cards.identity[kind], g.cards.twins[kind]
    identities = g.cards.identity
    for pile in range(MARSHALLED, IN_PLAY + 2):
        for card in g.piles[pile]:
            if identities[g.kind[card]] in (identity, twin):   # R-TERM-03, R-AMB-157
                return True
    dragon = g.cards.facts[kind].dragon
    return dragon != "" and is_slain(g, dragon)


def is_slain(g: Meccg, dragon: str) -> bool:
    """R-DRG-03  A form of this Dragon was defeated or removed from the game: none comes again."""
    return any(g.facts(card).dragon == dragon for pile in range(MARSHALLED, IN_PLAY) for card in g.piles[pile])


def bears(g: Meccg, character: int, kind: int) -> bool:
    identity = g.cards.identity[kind]
    return any(g.cards.identity[g.kind[card]] == identity for card in g.borne(character))


def may_bear(g: Meccg, character: int, item: int) -> bool:
    """Nobody bears an item twice that says it cannot be duplicated on him, or another's that stays with its bearer."""
    if g.facts(item).is_such(BOUND) and g.is_in_play(item):
        return False
    return g.facts(item).no_duplicate not in (PER_CHARACTER, PER_WIZARD) or not bears(g, character, g.kind[item])


def is_named(g: Meccg, site: int, names: tuple[str, ...]) -> bool:
    if g.facts(site).name in names:
        return True
    if not any(name.startswith("*") for name in names):
        return False
    if g.facts(site).under:
        return ANY_UNDER_DEEPS in names or (DEEP_STRONGHOLD in names and hold(g, site) >= SHADOW_HOLD)
    return (ANY_HAVEN, ANY_FREE_HOLD, ANY_BORDER_HOLD, "", "", "")[hold(g, site)] in names


def may_untap(g: Meccg, card: int) -> bool:
    """R-UNTAP-01  Nothing keeps it tapped, whoever would untap it and whenever."""
    return g.asked(NOT_UNTAPPING, card, 0) == 0
