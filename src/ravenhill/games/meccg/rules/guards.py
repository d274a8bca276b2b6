"""What guards a site: its own automatic-attacks, what events lay there, and below creatures and Nazgûl; its hoard."""
from __future__ import annotations

from typing import Final

from ravenhill.core.words import Source
from ravenhill.games.meccg.cards.parts import Automatic, Key
from ravenhill.games.meccg.piles import IN_PLAY, NO_PATH
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.dragons import hunts
from ravenhill.games.meccg.rules.lands import hold, the_fallen
from ravenhill.games.meccg.rules.numbers import blocked
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import BY_SITE, CREATURE, CREATURES, DRAGON, EACH_CHARACTER, NAZGUL
from ravenhill.games.meccg.words.numbers import GUARDS_TWICE, HOARD, TWICE, UNGUARDED, Duplicated

PLACES: Final = 16                       # of automatic-attacks on a card
LAID: Final = PLACES - 1                 # the one that an event lays on a site


def guards_of(g: Meccg, site: int) -> list[int]:
    """R-SITE-03, R-TERM-02, 05  The automatic-attacks of a site, each by its card and its place on it.

    A lair whose Dragon was beaten has none of its own.
    """
    it = g.facts(site)
    if g.asked(UNGUARDED, site, 0) > 0:
        return []
    found = [site * PLACES + n for n, attack in enumerate(it.guarded_by) if not it.under or is_there(g, site, attack)]
    for card in g.in_force():
        event = g.facts(card)
        if event.attack is not None and any(guards(g, key, site) for key in event.guards) and not (
                event.dragon and hunts(g, event.dragon)):      # R-DRG-07
            found.append(card * PLACES + LAID)
    if it.hoard and is_forsaken(g, it.name):
        found = [guard for guard in found if printed_guard(g, guard).race != DRAGON]
    return found


def printed_guard(g: Meccg, guard: int) -> Automatic:
    """What is printed of an automatic-attack: on the site, or on an event that has laid it there."""
    it = g.facts(guard // PLACES)
    attack = it.attack if guard % PLACES == LAID else it.guarded_by[guard % PLACES]
    assert attack is not None
    return attack


def automatic(g: Meccg, site: int) -> list[Automatic]:
    """R-SITE-03  All automatic-attacks that are faced at a site."""
    return [printed_guard(g, guard) for guard in faced_in_order(g, site)]


def faced_in_order(g: Meccg, site: int) -> list[int]:
    """Which automatic-attacks of a site are faced, one after the other: some of them twice, or four times."""
    found = guards_of(g, site)
    order = list(range(1, len(found) + 1))
    for _, change in g.alterations(TWICE, site):
        assert isinstance(change, Duplicated)
        if change.number in order:
            order.insert(order.index(change.number) + 1, change.number)
    twice = g.asked(GUARDS_TWICE, site, 0)
    return [guard for guard in [found[n - 1] for n in order]
            for _ in range(2 if twice >> printed_guard(g, guard).race & 1 else 1)]


def left_to_face(g: Meccg, site: int, faced: list[int]) -> list[int]:
    """The automatic-attacks still to be faced as the table is now: what made some of them come twice may be gone."""
    left = faced_in_order(g, site)
    for guard in faced:
        if guard in left:
            left.remove(guard)
    return left


def is_forsaken(g: Meccg, lair: str) -> bool:
    """R-TERM-05, R-DRG-03, 05  The Dragon of this lair was defeated, in any of its forms; the lair itself is none."""
    return any(g.facts(card).lair == lair for card in the_fallen(g))


def has_hoard(g: Meccg, site: int) -> bool:
    """R-HOARD-02, 06, R-AMB-119  A lair has one for the whole turn in which its Dragon was still alive.

    Whoever was attacked by a Dragon this turn has seen it alive: at its lair, or in any of its forms elsewhere.
    """
    it = g.facts(site)
    if g.asked(HOARD, site, 0) > 0:
        return True
    if not it.hoard or not is_forsaken(g, it.name):
        return it.hoard
    for company in g.companies:
        for n, kind in enumerate(company.faced):
            seen = g.cards.facts[kind]
            if company.races[n] == DRAGON and it.name in (seen.lair, seen.name):
                return True
    return False


def guards(g: Meccg, key: Key, site: int) -> bool:
    """Whether an event's attack guards this site: by its name, or by its type."""
    return g.facts(site).name in key.names if key.by == BY_SITE else hold(g, site) == key.type


def giver_of(g: Meccg, attack: Automatic) -> int:
    """The event that scores as the creature whose attack this is, and is defeated with it; -1 for all others."""
    for card in g.in_force():
        if g.facts(card).attack is attack and g.facts(card).score == CREATURES:
            return card
    return -1


def attack_of(slot: int, card: int, printed: Automatic) -> Attack:
    it = Attack(slot, card)
    it.race = int(printed.race)
    it.each = printed.strikes == EACH_CHARACTER
    it.strikes = 1 if it.each else printed.strikes
    it.prowess = printed.prowess
    it.body = printed.body
    it.checks = printed.checks_corruption
    it.chooses = printed.chooses
    it.bare = printed.bare
    it.fixed = printed.fixed
    it.penalty = printed.penalty
    it.automatic = True
    return it


# Below

def nazgul_for(g: Meccg, printed: Automatic) -> list[int]:
    """R-AMB-145  Those of either player who lie in play as permanent-events, and whom the site names."""
    wanted = printed.nazgul
    if wanted is None:
        return []
    return [card for card in g.piles[IN_PLAY] + g.piles[IN_PLAY + 1]
            if g.facts(card).type == CREATURE and g.facts(card).race == NAZGUL and (
                not wanted or g.facts(card).name in wanted)]


def fits_as_guard(g: Meccg, card: int, printed: Automatic) -> bool:
    """R-AMB-144  It prints such a key, which holds now; it is not unique, unless the site allows that."""
    it = g.facts(card)
    if it.type != CREATURE or not it.done:
        return False
    if it.unique and (not printed.unique or blocked(g, g.kind[card])):
        return False
    source = Source(card, 0, g.owner[card], NO_PATH)
    return any(key.by == wanted.by and key.type == wanted.type and key.times == wanted.times and (
        key.when is None or key.when.holds(g, source)) for key in it.keyed_to for wanted in printed.hand)


def is_there(g: Meccg, site: int, attack: Automatic) -> bool:
    """R-AMB-145, 157  What a site of the Under-deeps says of its guards: some are not always there."""
    if attack.nazgul is not None:
        return bool(nazgul_for(g, attack))
    return attack.unless is None or not attack.unless.holds(g, Source(site, 0, g.active, NO_PATH))
