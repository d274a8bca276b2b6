"""A combat under way, in a position: who fights whom, its round, the cards and dice shown, and what is asked."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.errors import BadPosition
from ravenhill.core.positions import Entry
from ravenhill.games.five_armies.positions.cards import card_names, numbers
from ravenhill.games.five_armies.rules.attack import is_enemy, targets
from ravenhill.games.five_armies.rules.combat import Combat
from ravenhill.games.five_armies.rules.fight import MOST_DICE, NAMES, TERMS, fight_of
from ravenhill.games.five_armies.rules.retreat import GoOnOrWithdraw, StayOrLeave
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import BEORN, FREE, SIDES

# Moments of a combat, and the step of `Combat` that comes next
AT_COMBAT: Final = {"combat": 0, "round": 3, "maneuvers": 4, "withdraw": 24, "leave": 25}
ORDER: Final = (
    "free_of", "superiority", "plus", "plus_rounds", "leadership", "leadership_rounds", "stay_rounds", "pursuit",
    "unit", "takes",
)


def read_combat(doc: Entry, g: Battle, moment: str) -> None:
    part = doc.part("combat")
    names = tuple(g.facts.content.place_ids)
    attacker = part.one_of("attacker", SIDES)
    origins = part.some_of("from", names)
    target = part.one_of("target", names)
    order = part.part("order")
    terms = [order.number(name, 0, 99, 0) for name in ORDER]
    check(g, attacker, origins, target)
    it = Combat(attacker, origins, target, terms)
    it.at = AT_COMBAT[moment]
    it.beorn = g.characters[BEORN] == (origins[0] if attacker == FREE else target)
    it.round = part.number("round", 1, 99, 1)
    it.fighting = part.one_of("fighting", names, names[origins[0]])
    if it.fighting not in origins: raise part.fault("fighting", "B-COM-02: this Army takes no part in the attack")
    for place in part.some_of("fought", names):
        if place not in origins: raise part.fault("fought", "B-COM-05: this Army takes no part in the attack")
        it.fought |= 1 << origins.index(place)
    cards = numbers(g.facts)
    played, dice, now = part.part("played"), part.part("dice"), part.part("numbers")
    for side, name in enumerate(SIDES):
        if name in played.data: it.played[side] = g.kind.index(played.one_of(name, cards))
        faces = dice.get(name, list, [])
        if len(faces) > MOST_DICE or any(type(face) is not int or not 0 <= face <= 6 for face in faces):
            raise dice.fault(name, "B-CMB-20: should be at most five dice from 1 to 6")
        for n, face in enumerate(faces): it.faces[side * MOST_DICE + n] = face
    for n, name in enumerate(NAMES):
        values = now.get(name, list, [0, 0])
        if len(values) != 2 or any(type(value) is not int or abs(value) > 99 for value in values):
            raise now.fault(name, "should be two numbers, the Free Peoples' first")
        it.now[2 * n:2 * n + 2] = values
    g.then(it)
    if moment == "withdraw": g.then(GoOnOrWithdraw(attacker))
    if moment == "leave": g.then(StayOrLeave(1 - attacker))


def check(g: Battle, attacker: int, origins: list[int], target: int) -> None:
    """B-CMB-01, 03, B-COM-01  Such an attack is possible."""
    names = g.facts.content.place_ids
    if not origins: raise BadPosition("B-CMB-01: combat.from: nobody attacks")
    if not is_enemy(g, attacker, target): raise BadPosition(f"B-CMB-01: there is no enemy in {names[target]}")
    for origin in origins:
        beorn = attacker == FREE and g.characters[BEORN] == origin
        if not g.army(attacker, origin) and not beorn and len(origins) == 1:
            raise BadPosition(f"B-CMB-01: there is no Army of the attacker in {names[origin]}")
        if target not in targets(g, attacker, origin):
            raise BadPosition(f"B-CMB-03: {names[origin]} is not adjacent to {names[target]}")


def write_combat(doc: dict[str, Any], g: Battle) -> None:
    it = fight_of(g)
    if it is None: return
    names, cards = g.facts.content.place_ids, card_names(g.facts)
    doc["combat"] = {
        "attacker": SIDES[it.attacker], "from": [names[place] for place in it.origins], "target": names[it.target],
        "fighting": names[it.fighting], "round": it.round,
        "fought": [names[place] for n, place in enumerate(it.origins) if it.fought >> n & 1],
        "played": {name: cards[g.kind[it.played[side]]] for side, name in enumerate(SIDES) if it.played[side] >= 0},
        "dice": {name: faces for side, name in enumerate(SIDES)
                 if any(faces := it.faces[side * MOST_DICE:side * MOST_DICE + MOST_DICE])},
        "numbers": {name: now for n, name in enumerate(NAMES) if any(now := it.now[2 * n:2 * n + 2])},
        "order": {name: it.terms[n] for n, name in enumerate(ORDER) if it.terms[n]},
    }


assert len(ORDER) == TERMS
