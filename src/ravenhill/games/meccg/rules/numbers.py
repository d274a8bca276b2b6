"""Numbers that are asked and never stored: prowess, body, influence, corruption, size, points."""
from __future__ import annotations

from typing import Final

from ravenhill.games.meccg.cards.parts import Bonus
from ravenhill.games.meccg.companies import Company
from ravenhill.games.meccg.piles import FIRST_COMPANY, IN_PLAY, MARSHALLED, NOBODY_HOSTS, OUT, PRISON, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.lands import the_fallen
from ravenhill.games.meccg.rules.strength import FAR_ABOVE, instead, may_use
from ravenhill.games.meccg.state import GENERAL_INFLUENCE, HAND_OF, Meccg
from ravenhill.games.meccg.terms import (
    ALLY,
    BOUND,
    CHARACTER,
    CHARACTERS,
    FACTION,
    HAZARD,
    HOBBIT,
    ITEM,
    JOINED,
    NO_RACE,
    NOT_HANDED,
    ONLY_FOR,
    PER_CHARACTER,
    PER_WIZARD,
    SCORES,
    UNATTACKABLE,
    WEIGHTLESS,
)
from ravenhill.games.meccg.words.numbers import (
    AUTHORITY,
    CHECK,
    CONTROL,
    CORRUPTION,
    FACTION_CHECK,
    GENERAL,
    HAND_SIZE,
    INFLUENCE,
    LIMIT,
    LIMIT_NOW,
    MIND,
    NOT_UNTAPPING,
    OPPOSED,
    POINTS,
    WEIGHT,
    WILL,
)

NOTHING_IN_PARTICULAR: Final = -1


def corruption_of(g: Meccg, card: int) -> int:
    """R-CORR-01  The points that a card gives its bearer."""
    it = g.facts(card)
    other = instead(g, card, it)
    points = it.corruption if other is None or other.corruption is None else other.corruption
    return max(0, g.asked(WEIGHT, card, points)) if it.type == ITEM else points


def corruption_for(g: Meccg, card: int, character: int) -> int:
    """The points that a card would give somebody, if he bore it."""
    bearer, g.host[card] = g.host[card], character
    points = corruption_of(g, card)
    g.host[card] = bearer
    return points


def sources_of_corruption(g: Meccg, character: int) -> list[int]:
    """R-CORR-01  The points of each card that gives some: what is borne, and what lies with items."""
    found: list[int] = []
    for card in g.borne(character):
        points = corruption_of(g, card)
        if points > 0 or g.facts(card).is_such(WEIGHTLESS):
            found.append(points)
        if g.facts(card).type == ITEM:
            found.extend([g.facts(more).corruption for more in g.on(card) if g.facts(more).corruption > 0])
    return found


def corruption(g: Meccg, character: int) -> int:
    """R-CORR-01, 15  The points of all cards it controls or that lie on it, more or less by what others say."""
    total = sum(sources_of_corruption(g, character))
    if g.tie and not g.facts(character).is_wizard():
        total += g.tie
    return g.asked(CORRUPTION, character, total)


def check_modifier(g: Meccg, character: int) -> int:
    """R-CORR-04, 05  What the character and the cards in force add to its corruption checks."""
    total = g.facts(character).corruption_check
    for card in g.borne(character):
        total += g.facts(card).corruption_check
    return g.asked(CHECK, character, total)


def mind(g: Meccg, character: int) -> int:
    return g.asked(MIND, character, g.facts(character).mind) + g.asked(WILL, character, 0)


def control(g: Meccg, character: int) -> int:
    """R-ORG-30, 33  What it takes to control somebody: the mind, but for what needs no influence."""
    return max(0, g.asked(CONTROL, character, g.asked(MIND, character, g.facts(character).mind)))


def matches(g: Meccg, bonus: Bonus, target: int) -> bool:
    """R-ORG-41  Whether a bonus limited to some targets holds against this card."""
    it = g.facts(target)
    if (it.type == FACTION and not bonus.factions) or (it.type != FACTION and not bonus.characters):
        return False
    if bonus.home and bonus.home not in it.homes:
        return False
    if bonus.regions and not any(g.cards.facts[g.cards.names[name]].region in bonus.regions for name in it.at
                                 if name in g.cards.names):
        return False
    if bonus.number >= 0:
        return g.cards.identity[g.kind[target]] == bonus.number
    return bonus.race == NO_RACE or it.race == bonus.race


def influence_bonuses(g: Meccg, character: int) -> list[Bonus]:
    """The direct influence of a character that is only against some."""
    found = [bonus for bonus in g.facts(character).bonuses if bonus.influence]
    for card in g.borne(character):
        found.extend([bonus for bonus in g.facts(card).bonuses if bonus.influence])
    return [bonus for bonus in found if g.asked(AUTHORITY, character, bonus.influence)]


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
    return g.asked(AUTHORITY, character, g.asked(INFLUENCE, character, total))


def followers(g: Meccg, character: int) -> list[int]:
    side = g.owner[character]
    return [card for card in g.piles[IN_PLAY + side] if g.host[card] == character and g.company[card] >= 0]


def unused_influence(g: Meccg, character: int, target: int = NOTHING_IN_PARTICULAR) -> int:
    """R-AMB-23  What is left after the followers, and any bonus that holds only against this target."""
    free = influence(g, character)
    bonuses = influence_bonuses(g, character)
    spent = [0] * len(bonuses)
    for follower in by_narrowness(g, followers(g, character), bonuses):
        left = control(g, follower)
        paid = max(0, min(left, free))
        free -= paid
        left -= paid
        for n, bonus in enumerate(bonuses):
            if left > 0 and matches(g, bonus, follower):
                part = min(left, bonus.influence - spent[n])
                spent[n] += part
                left -= part
        free -= left                     # below zero: there are too many followers
    if target >= 0:
        for n, bonus in enumerate(bonuses):
            if matches(g, bonus, target):
                free += bonus.influence - spent[n]
    return free


def by_narrowness(g: Meccg, led: list[int], bonuses: list[Bonus]) -> list[int]:
    """R-AMB-23  Whom no bonus helps comes first, so that it does not matter who began to follow when."""
    if not bonuses or len(led) < 2:
        return led
    return [it for n in range(len(bonuses) + 1) for it in led
            if sum([1 for bonus in bonuses if matches(g, bonus, it)]) == n]


def influence_used(g: Meccg, side: int) -> int:
    """R-ORG-30, 34, 40  The minds under general influence: neither followers nor allies."""
    total = 0
    for card in g.piles[IN_PLAY + side]:
        if g.company[card] >= 0 and g.host[card] == NOBODY_HOSTS:
            total += control(g, card)
    return total


def general_influence(g: Meccg, side: int) -> int:
    """R-ORG-31, R-AMB-23  What is left of the twenty points, and never below zero."""
    return max(0, all_influence(g, side) - influence_used(g, side))


def all_influence(g: Meccg, side: int) -> int:
    """R-ORG-30  The twenty points of a player, or as many as cards in force make of them."""
    return g.asked(GENERAL, side, GENERAL_INFLUENCE)


def faction_check(g: Meccg, character: int, faction: int) -> int:
    """R-SITE-11, 13, 14, R-AMB-82  Everything but the roll."""
    it = g.facts(faction)
    who = g.facts(character)
    total = max(0, unused_influence(g, character, faction)) + it.swayed_by.get(who.race, 0) + who.faction_check
    return g.asked(OPPOSED, faction, g.asked(FACTION_CHECK, character, total))


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


def hand_size(g: Meccg, side: int) -> int:
    """R-EOT-04, R-DECK-15  Eight, unless a card says otherwise."""
    return g.asked(HAND_SIZE, side, HAND_OF)


def points_of(g: Meccg, card: int) -> int:
    it = g.facts(card)
    if g.pile[card] - (g.pile[card] & 1) == OUT:
        return it.points_if_eliminated
    if it.type == CHARACTER and not g.is_in_play(card):
        return -it.points                # R-PRIS-12, R-AMB-156  a prisoner, or one who died as a prisoner
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
    for card in g.piles[PRISON + side]:
        if g.facts(card).type == CHARACTER:          # R-PRIS-12, 19  and their rings count for nobody meanwhile
            totals[CHARACTERS] += points_of(g, card)
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
    for card in g.piles[PRISON] + g.piles[PRISON + 1]:
        if identities[g.kind[card]] == identity:               # R-AMB-154
            return True
    dragon = g.cards.facts[kind].dragon
    return dragon != "" and is_slain(g, dragon)


def is_slain(g: Meccg, dragon: str) -> bool:
    """R-DRG-03  A form of this Dragon was defeated or removed from the game: none comes again."""
    return any(g.facts(card).dragon == dragon for card in the_fallen(g))


def bears(g: Meccg, character: int, kind: int) -> bool:
    identity = g.cards.identity[kind]
    return any(g.cards.identity[g.kind[card]] == identity for card in g.borne(character))


def may_bear(g: Meccg, character: int, item: int) -> bool:
    """Nobody bears an item twice that says it cannot be duplicated on him, another's that stays, or one not for him."""
    it = g.facts(item)
    if (it.is_such(BOUND) or it.is_such(NOT_HANDED)) and g.is_in_play(item):
        return False
    if it.is_such(ONLY_FOR) and g.facts(character).race != it.needs:
        return False
    return it.no_duplicate not in (PER_CHARACTER, PER_WIZARD) or not bears(g, character, g.kind[item])


def may_untap(g: Meccg, card: int) -> bool:
    """R-UNTAP-01  Nothing keeps it tapped, whoever would untap it and whenever."""
    return g.asked(NOT_UNTAPPING, card, 0) == 0
