"""Many random combats of all kinds with all cards: none gets stuck, breaks an invariant or leaves a card behind."""
from __future__ import annotations

import random
from collections import Counter

import pytest

from ravenhill.core.dice import FastDice
from ravenhill.core.frames import Decision
from ravenhill.core.plain import fingerprint
from ravenhill.games.five_armies import GAME
from ravenhill.games.five_armies.faults import faults
from ravenhill.games.five_armies.rules.combat import Combat
from ravenhill.games.five_armies.rules.set_up import lay_the_cards
from ravenhill.games.five_armies.state import EVENTS, HAND, STORIES, TIRED, Battle
from ravenhill.games.five_armies.terms import BARD, BEORN, BILBO, BOLG, DAIN, GANDALF, THORIN, THRANDUIL
from tests.five_armies.rules.duels import FREE, SHADOW, End


def crowded_table(rng: random.Random, with_beorn: bool) -> Battle:
    """Armies of both sides all over the map, with characters, Damage, Leadership, Bats and hands."""
    g = GAME.blank({})
    lay_the_cards(g)
    places = list(range(g.facts.regions))
    rng.shuffle(places)
    for n, place in enumerate(places[:20]):
        side = n % 2
        for _ in range(rng.randint(1, 5)):
            g.muster(rng.randrange(5) if side == FREE else rng.randrange(5, 9), place)
        if g.size(place):
            g.army_enters(side, place)
            g.place_leadership(side, place, rng.randint(0, 2))
            g.damage[place] = rng.randint(0, g.size(place))
            g.walls[place] = rng.randint(0, g.facts.protection[place])
    for character in (BARD, DAIN, GANDALF, THRANDUIL, THORIN, BILBO):
        g.characters[character] = rng.choice(g.places_with_army(FREE))
    g.characters[BOLG] = rng.choice(g.places_with_army(SHADOW))
    g.bodyguards, g.rings, g.bats = rng.randint(0, 3), rng.randint(0, 5), [1, 1, 1, 1]
    if with_beorn:
        g.characters[BEORN], g.wrath = rng.choice([place for place in places if not g.size(place)]), rng.randint(1, 16)
        g.army_enters(FREE, g.characters[BEORN])
    for side in range(2):
        for _ in range(rng.randint(0, 5)):
            g.move(rng.choice(g.piles[EVENTS]), HAND + side)
        g.move(rng.choice(g.piles[STORIES + side]), HAND + side)
    return g


def attacks(g: Battle) -> list[tuple[int, int, int]]:
    found: list[tuple[int, int, int]] = []
    for side in range(2):
        origins = g.places_with_army(side).copy()
        if side == FREE and g.characters[BEORN] >= 0:
            origins.append(g.characters[BEORN])
        for origin in origins:
            for target in g.facts.adjacent[origin]:
                if g.army(1 - side, target) or (side == SHADOW and g.characters[BEORN] == target):
                    found.append((side, origin, target))
    return found


def play(seed: int) -> Counter[str]:
    rng = random.Random(seed)
    g = crowded_table(rng, seed % 3 == 0)
    possible = attacks(g)
    if not possible:
        return Counter()
    beorn = g.characters[BEORN]
    side, origin, target = rng.choice([it for it in possible if beorn in it[1:]] or possible)
    origins = [origin]
    if origin != beorn and rng.random() < 0.5:
        origins += [place for place in g.facts.adjacent[target] if g.army(side, place) and place != origin]
    g.then(End())
    g.then(Combat(side, origins, target))
    g.dice = FastDice(seed)
    seen: Counter[str] = Counter()
    for answers in range(1000):
        asked = g.question()
        if asked is None:
            assert g.why != "the combat is over" or g.piles[TIRED] == []
            return seen
        assert isinstance(asked, Decision)
        seen[type(asked).__name__] += 1
        assert faults(g) == []
        assert len({str(asked.choice(g, option)) for option in g.offered}) == len(g.offered) > 0
        if answers % 5 == 0:
            assert fingerprint(g.copy()) == fingerprint(g)
        g.answer(rng.choice(g.offered))
    raise AssertionError(f"the combat of seed {seed} goes on and on")


@pytest.mark.parametrize("start", range(0, 400, 100))
def test_B_RET_01_random_combats_come_to_an_end(start: int):
    seen: Counter[str] = Counter()
    for seed in range(start, start + 100):
        seen += play(seed)
    assert {"Maneuvers", "ManeuverAlone", "WhoFights", "Casualty", "HowManyAgain", "StayOrLeave", "WhichRetreat",
            "WhichArmy", "GoOnOrWithdraw", "UseIt"} <= set(seen)
