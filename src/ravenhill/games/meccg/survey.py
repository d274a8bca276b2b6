"""What a player may know of a journey before it is made: reach, paths, draws, guards of each site, what fits there."""
from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from ravenhill.core.frames import Frame
from ravenhill.games.meccg.cards.parts import Automatic
from ravenhill.games.meccg.companies import Company
from ravenhill.games.meccg.names import TERMS
from ravenhill.games.meccg.piles import HAND, LOCATION, OLD_SITES, SITE_PHASE, SITES, SLOTS, TAPPED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.attacks import Attacking, prowess_of, strikes_of, whom_it_strikes
from ravenhill.games.meccg.rules.crowds import is_too_many
from ravenhill.games.meccg.rules.guards import attack_of, automatic
from ravenhill.games.meccg.rules.lands import hold, region_of
from ravenhill.games.meccg.rules.movement import (
    EVER_MOST_REGIONS,
    basic_path,
    destinations,
    fellows,
    goal_of,
    neighbours,
    on_foot_allowed,
    passes,
    region_limit,
    taken,
    underground,
)
from ravenhill.games.meccg.rules.numbers import blocked, mind
from ravenhill.games.meccg.rules.organization import ChooseDestination
from ravenhill.games.meccg.rules.setting_out import roll_to
from ravenhill.games.meccg.rules.site import is_spent, offers
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.rules.ways import ChoosePath, FliesTo, GoesOn, HowToMove
from ravenhill.games.meccg.state import STRONGER_SITES, Meccg
from ravenhill.games.meccg.terms import (
    ALLY,
    BORDER_LAND,
    CHARACTER,
    COASTAL_SEA,
    DARK_DOMAIN,
    FACTION,
    FREE_DOMAIN,
    HAVEN,
    ITEM,
    SHADOW_LAND,
    WILDERNESS,
)
from ravenhill.games.meccg.words.numbers import DRAWS_OPPONENT, DRAWS_OWN

# How much a region of a type exposes: the default path is the shortest, and of those the mildest.
EXPOSES: Final = {FREE_DOMAIN: 0, BORDER_LAND: 1, COASTAL_SEA: 1, WILDERNESS: 2, SHADOW_LAND: 3, DARK_DOMAIN: 4}
ROLLS: Final = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]      # of 36, by the sum of two dice


class Guard(Struct, frozen=True, omit_defaults=True):
    """An automatic-attack, and the chance that it wounds somebody of the company."""
    race: str
    strikes: int
    prowess: int
    body: int
    wounds: float
    checks: bool = False                 # whoever it wounds makes a corruption check


class Goal(Struct, frozen=True, omit_defaults=True):
    """A site as this company would find it."""
    site: str                            # the code of its card
    hold: str
    offered: bool = False                # it may be chosen as the destination
    walks: list[str] | None = None       # the site path of basic movement
    regions: int = 0                     # the least regions used by region movement; 0: it does not lead there
    below: bool = False                  # a tunnel or a stair of the Under-deeps leads there
    roll: int = 0                        # what two dice must come to on that way; 0: nothing is rolled
    finds: float = 1.0                   # the chance that they do
    draws: tuple[int, int] = (0, 0)      # own, the opponent's
    attacks: list[Guard] = []
    unknown: int = 0                     # attacks of which nobody knows how strong they will be
    wounds: float = 0.0                  # the chance that anybody is wounded by any of them
    fits: list[str] = []                 # of the hand: the codes of what may be played there
    state: str = ""                      # tapped, used (by another company), spent (discarded), none (no such card)
    why: str = ""                        # not offered: here, spent, full, fellow, used, apart, far, unlisted, none


class Land(Struct, frozen=True, omit_defaults=True):
    """A region: its number in answers, its code, how many regions a way there uses, and the ways."""
    region: int
    code: str
    far: int                             # so many regions by the shortest way, both ends counted
    land: str                            # its type
    paths: list[list[int]] = []          # within reach; the default first


class Journey(Struct, frozen=True):
    """All that can be planned with a company. Terms are the ends of locale keys (land-wild, hold-ruins, race-orc)."""
    company: int
    origin: str                          # the site it is at
    goal: str                            # the site it goes to, if that is settled
    passed: list[int]                    # the regions of its path that were named so far
    limit: int                           # of regions; 0: only basic movement
    lands: list[Land]
    goals: list[Goal]


def survey(g: Meccg, seat: int, thing: str) -> dict[str, object] | None:
    """Of `company:n`, one of the seat's own, or `journey:0`, the one whose way is asked for."""
    field, _, number = thing.partition(":")
    if field not in ("company", "journey") or not number.isdecimal() or int(number) >= SLOTS:
        return None
    slot = int(number) if field == "company" else asked_for(g)
    if slot < 0:
        return None
    company = g.companies[slot]
    if not company.members or company.side != seat:
        return None
    found: dict[str, object] = msgspec.to_builtins(journey(g, slot))
    return found


def asked_for(g: Meccg) -> int:
    """The company whose destination or path is the question, or -1."""
    for frame in reversed(g.stack):
        if isinstance(frame, ChooseDestination | ChoosePath | GoesOn | FliesTo):
            return frame.slot
        if isinstance(frame, HowToMove):
            return g.current
    return -1


def journey(g: Meccg, slot: int) -> Journey:
    company = g.companies[slot]
    lands = [land(g, slot, n) for n in range(len(g.cards.borders)) if g.cards.borders[n]]
    used = {it.region: len(it.paths[0]) for it in lands if it.paths}
    offered = set(destinations(g, slot))
    mine = own_sites(g, company.side)
    goals = [goal(g, slot, kind, mine.get(kind, -1), used, offered) for kind in g.cards.sites]
    settled = goal_of(g, slot)
    passed = next((it.passed for it in g.stack if isinstance(it, ChoosePath) and it.slot == slot), [])
    return Journey(slot, g.facts(company.site).id, g.facts(settled).id if settled >= 0 else "", passed,
                   region_limit(g, slot), lands, goals)


def own_sites(g: Meccg, side: int) -> dict[int, int]:
    """One card of each kind of site that this player has: in play, to be laid down, or discarded."""
    found: dict[int, int] = {}
    headed = [goal_of(g, slot) for slot in range(SLOTS) if g.companies[slot].members and g.companies[slot].side == side]
    for card in [*g.piles[SITES + side], *[it for it in headed if it >= 0],
                 *g.piles[LOCATION + side], *g.piles[OLD_SITES + side]]:
        found.setdefault(g.kind[card], card)
    return found


def land_term(type: int) -> str:
    return TERMS["land"][type]


# ---------------------------------------------------------------- ways


def land(g: Meccg, slot: int, region: int) -> Land:
    start = region_of(g, g.companies[slot].site)
    far = g.cards.distance[start].get(region, 0) if start >= 0 else 0
    it = g.cards.facts[region]
    return Land(region, it.id, far, land_term(it.region_type), ways(g, slot, region))


def ways(g: Meccg, slot: int, goal: int) -> list[list[int]]:
    """R-ORG-64, 65  All paths to a region that the company may take, the shortest and mildest first."""
    start = region_of(g, g.companies[slot].site)
    most = region_limit(g, slot)
    found: list[list[int]] = []
    if start < 0 or not most or g.cards.distance[start].get(goal, 99) > EVER_MOST_REGIONS:
        return found
    trail = [[start]]
    while trail:
        path = trail.pop()
        if path[-1] == goal:
            found.append(path)
        elif len(path) < most:
            trail += [[*path, it] for it in neighbours(g, slot, path[-1]) if it not in path]
    return sorted(found, key=lambda path: (len(path), exposure(g, path), path))


def exposure(g: Meccg, path: list[int]) -> int:
    return sum(EXPOSES[g.cards.facts[region].region_type] for region in path)


# ---------------------------------------------------------------- a site


def goal(g: Meccg, slot: int, kind: int, card: int, used: dict[int, int], offered: set[int]) -> Goal:
    company = g.companies[slot]
    it = g.cards.facts[kind]
    if card < 0:
        return Goal(it.id, TERMS["hold"][it.hold], state="none", why="none")
    may = any(g.kind[one] == kind for one in offered)
    start = g.kind[company.site]
    on_foot = basic_path(g, start, kind) if on_foot_allowed(g, start, kind) and not passes(g, slot) else None
    walks = None if on_foot is None else [land_term(it) for it in on_foot]
    attacks, wounds = guards(g, slot, card)
    below = underground(g, start, kind)
    roll = roll_to(g, slot, kind) if g.cards.below[start].get(kind, 0) else 0
    return Goal(
        it.id, TERMS["hold"][hold(g, card)], may, walks,
        0 if kind == start else used.get(g.cards.region_of[kind], 0), below, roll, round(at_least(roll) / 36, 4),
        draws(g, slot, card), attacks, len([one for one in automatic(g, card) if is_unknown(one)]), wounds,
        fitting(g, slot, card), state_of(g, slot, card), "" if may else why(g, slot, kind, card, used),
    )


def state_of(g: Meccg, slot: int, card: int) -> str:
    if OLD_SITES <= g.pile[card] < OLD_SITES + 2:
        return "spent"
    if g.state[card] == TAPPED:
        return "tapped"
    return "used" if any(g.companies[other].site == card for other in fellows(g, slot)) else ""


def why(g: Meccg, slot: int, kind: int, card: int, used: dict[int, int]) -> str:
    """What keeps the company from naming this site, the weightiest first."""
    company = g.companies[slot]
    if kind == g.kind[company.site]:
        return "here"
    if OLD_SITES <= g.pile[card] < OLD_SITES + 2:
        return "spent"
    if is_too_many(g, slot, company.members):
        return "full"                                    # R-AMB-24
    if taken(g, slot, kind, fellows(g, slot)):
        return "fellow"                                  # R-ORG-25, 27, 68
    if not g.standard and g.pile[card] // 2 * 2 == SITES:
        return "used"
    if g.cards.facts[kind].under or g.facts(company.site).under:
        return "apart"                                   # R-UD-08, 10
    return "far" if g.regions else "unlisted"


def draws(g: Meccg, slot: int, card: int) -> tuple[int, int]:
    """R-MH-08 to 12  How many cards each player may draw; on the way to a Haven the origin says it."""
    company = g.companies[slot]
    says = g.facts(company.site) if hold(g, card) == HAVEN else g.facts(card)
    own = 0
    if not g.standard or any(g.facts(it).is_wizard() or mind(g, it) >= 3 for it in company.members):
        own = g.asked(DRAWS_OWN, slot, says.draws_own)
    return max(0, own), max(0, g.asked(DRAWS_OPPONENT, slot, says.draws_opponent))


def fitting(g: Meccg, slot: int, card: int) -> list[str]:
    """R-SITE-05, R-ORG-03  Of the hand: what the site is a place for, and who may come into play there."""
    company = g.companies[slot]
    there = Company(company.side, card)
    tapped = g.state[card] == TAPPED
    found: list[str] = []
    for it in g.piles[HAND + company.side]:
        facts = g.facts(it)
        if facts.unique and blocked(g, g.kind[it]):
            continue
        if facts.type == CHARACTER:
            if g.cards.enters[g.kind[it]][g.kind[card]]: found.append(facts.id)
        elif facts.type in (ITEM, ALLY, FACTION) and not tapped and offers(g, there, it):
            found.append(facts.id)
    return found


# ---------------------------------------------------------------- what guards it


def guards(g: Meccg, slot: int, card: int) -> tuple[list[Guard], float]:
    """R-SITE-03  The automatic-attacks, one after the other; the chances are those of what the table shows now.

    The strongest of the untapped meet the strikes and tap; what is left falls on the weakest, and so does every
    excess strike. Cards that anybody might yet play, and support, are not counted.
    """
    company = g.companies[slot]
    site, phase, current, stack, state = company.site, g.phase, g.current, g.stack, g.state.copy()
    company.site, g.phase, g.current = card, SITE_PHASE, slot
    found: list[Guard] = []
    unhurt = 1.0
    for printed in automatic(g, card):
        if is_unknown(printed):
            continue
        attack = attack_of(slot, card, printed)
        if g.optional & STRONGER_SITES and is_spent(g, company):
            attack.more_strikes += 1                          # R-OPT-03
            attack.more_prowess += 1
        under_way: list[Frame[Meccg]] = [attack]
        g.stack = under_way                              # what changes an attack asks for the one under way
        spared = unscathed(g, attack)
        found.append(Guard(TERMS["race"][attack.race], strikes_of(g, attack), prowess_of(g, attack), attack.body,
                           round(1 - spared, 4), attack.checks))
        unhurt *= spared
    company.site, g.phase, g.current, g.stack, g.state = site, phase, current, stack, state
    return found, round(1 - unhurt, 4)


def is_unknown(attack: Automatic) -> bool:
    """Nobody knows how strong it will be: it comes from the opponent's hand, or is a Nazgûl that stays away or not."""
    return bool(attack.hand) or attack.nazgul is not None


def unscathed(g: Meccg, attack: Attacking) -> float:
    """The chance that no strike of the attack wounds anybody; those who met one are tapped."""
    strikes, against = strikes_of(g, attack), prowess_of(g, attack)
    there = sorted(whom_it_strikes(g, attack), key=lambda one: -force(g, attack, one))
    ready = [one for one in there if g.state[one] == UNTAPPED][:strikes]
    others = [one for one in reversed(there) if one not in ready][:strikes - len(ready)]
    struck = [*ready, *others]
    excess = strikes - len(struck)
    weakest = min(struck, key=lambda one: force(g, attack, one), default=-1)
    chance = 1.0
    for one in struck:
        chance *= at_least(against - force(g, attack, one) + (excess if one == weakest else 0)) / 36
    for one in ready:
        g.state[one] = TAPPED
    return chance


def force(g: Meccg, attack: Attacking, one: int) -> int:
    """R-CMB-12, 13  Prowess against this attack, less what a tapped or wounded fighter lacks."""
    state = g.state[one]
    return prowess(g, one, attack.race, attack.bare) - (1 if state == TAPPED else 2 if state == WOUNDED else 0)


def at_least(need: int) -> int:
    """How many of the 36 rolls of two dice come to this sum or more."""
    return sum(ROLLS[max(0, need):]) if need <= 12 else 0

