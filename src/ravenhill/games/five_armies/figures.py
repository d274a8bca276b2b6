"""The figures of the battle with the parts they are made of, and the odds of a roll, for whoever shows them."""
from __future__ import annotations

from typing import Any

from ravenhill.games.five_armies.odds import Outlook, round_odds
from ravenhill.games.five_armies.rules.attack import AttackWith
from ravenhill.games.five_armies.rules.combat import Combat
from ravenhill.games.five_armies.rules.fight import (
    DICE,
    NO_CARD,
    NUMBERS,
    TARGET,
    Fight,
    dice_parts,
    fight_of,
    leadership_parts,
    numbers,
    roll_plus,
    target_parts,
)
from ravenhill.games.five_armies.rules.prospects import army_odds, fought_on, prospect
from ravenhill.games.five_armies.rules.retreat import GoOnOrWithdraw, StayOrLeave
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import BEORN, FREE, SHADOW

Sum = dict[str, Any]

# The last part of these is the figure; each of the others is what it would be without the next.
LAST_WORD = "last"
ADDED = "added"


def made_of(parts: list[tuple[str, int]], how: str = ADDED) -> Sum:
    """A figure and its parts, in the form of the wire."""
    value = parts[-1][1] if how == LAST_WORD else sum(n for _, n in parts)
    return {"value": value, "how": how, "parts": [{"n": n, "key": f"part-{key}", "source": ""} for key, n in parts]}


def points(g: Battle) -> Sum:
    """B-VIC-01  The Victory Points, by Settlement."""
    held = [place for place in g.facts.settlements if g.control[place]]
    return {
        "value": g.victory_points(), "how": ADDED,
        "parts": [{"n": g.facts.victory_points[place], "key": f"place-{g.facts.content.place_ids[place]}",
                   "source": f"region:{place}"} for place in held],
    }


def leadership(g: Battle, place: int) -> Sum:
    """B-LDR-03  The Leadership of the Army of a place: its tokens and its characters."""
    side = g.owner(place)
    parts: list[dict[str, Any]] = []
    if g.leadership_tokens[place]:
        parts.append({"n": g.leadership_tokens[place], "key": "part-tokens", "source": f"region:{place}"})
    for character in g.characters_at(side, place):
        if g.leadership_of(character):
            name = g.facts.content.characters[character].id
            parts.append({"n": g.leadership_of(character), "key": f"character-{name}",
                          "source": f"character:{character}"})
    return {"value": g.leadership(side, place), "how": ADDED, "parts": parts}


def in_combat(g: Battle, it: Fight, side: int) -> dict[str, Any]:
    """B-CMB-20, 30, 40  Dice, Target Number and Leadership of one side of the combat under way."""
    if not it.is_alive(g, side): return {}
    plus = roll_plus(g, it, side)
    return {
        "dice": made_of(dice_parts(g, it, side)),
        "target": made_of(target_parts(g, it, side), LAST_WORD),
        "leadership": made_of([] if it.is_beorn(side) else leadership_parts(g, it, side)),
        "plus": made_of([("in-force", plus)] if plus else []),
    }


def sums(g: Battle) -> dict[str, Any]:
    """All of them. Nothing here is known to one seat only."""
    found: dict[str, Any] = {
        "points": points(g),
        "leadership": {str(place): leadership(g, place) for side in (FREE, SHADOW)
                       for place in g.places_with_army(side) if g.has_leadership(side, place)},
    }
    it = fight_of(g)
    if it is not None and it.round and not it.over:
        found["combat"] = [in_combat(g, it, side) for side in (FREE, SHADOW)]
        found["round"] = numbers(it)
    return found


# The odds

def odds(g: Battle) -> dict[str, Any] | None:
    """What the next roll may bring: of the combat under way or about to begin, or of each attack that is offered."""
    g.question()
    asked = g.stack[-1] if g.stack else None
    if isinstance(asked, AttackWith):
        return {"attacks": [
            {"region": asked.places[option // g.facts.places], "region2": option % g.facts.places,
             **of_round(g, prospect(g, asked.side, asked.places[option // g.facts.places], option % g.facts.places))}
            for option in asked.options(g) if option // g.facts.places < len(asked.places)
        ]}
    it = fight_of(g)
    if it is None: return None
    return of_round(g, next_round(it) if isinstance(asked, GoOnOrWithdraw | StayOrLeave) else it)


def next_round(it: Fight) -> Fight:
    """B-CMB-31, 32, B-COM-05  The same combat one round later, before any card of it."""
    later = Combat(it.attacker, it.origins, it.target, it.terms, it)
    later.fought |= 1 << later.origins.index(later.fighting)
    later.round = it.round + 1
    later.now = [0] * NUMBERS
    later.played = [NO_CARD, NO_CARD]
    return later


def of_round(g: Battle, it: Fight) -> dict[str, Any]:
    """B-CMB-10  Chances of hits for both sides, the Free Peoples first, and of what comes of it."""
    if not it.round:
        it = Combat(it.attacker, it.origins, it.target, it.terms, it)
        it.round = 1
        it.beorn = g.characters[BEORN] == (it.origins[0] if it.attacker == FREE else it.target)
    if not (it.is_alive(g, FREE) and it.is_alive(g, SHADOW)): return {"round": it.round, "over": True}
    black = [card_units(g, it, side) for side in (FREE, SHADOW)]
    attacker, defender = it.attacker, 1 - it.attacker
    one, two = army_odds(g, it, attacker, black[attacker]), army_odds(g, it, defender, black[defender])
    found = round_odds(one, two)
    sides: list[dict[str, Any]] = [{}, {}]
    for n, (side, army) in enumerate(((attacker, one), (defender, two))):
        sides[side] = {
            "dice": army.dice, "black": army.black, "target": army.target, "rerolls": army.rerolls,
            "hits": found.hits[n], "expected": found.expected_hits[n], "black_hit": found.black_hit[n],
            "lost": found.casualties[n], "walls_break": found.fortification_breaks[n],
        }
    told: dict[str, Any] = {
        "round": it.round, "attacker": attacker, "region": it.fighting, "region2": it.target,
        "rolled": bool(it.now[DICE] or it.now[TARGET]), "sides": sides, "outcome": found.outcome,
    }
    if not it.beorn: told["fought_on"] = to_the_end(fought_on(g, it))
    return told


def card_units(g: Battle, it: Fight, side: int) -> int:
    """B-CMB-21  The black dice of a Unit card that lies open."""
    card = it.played[side]
    return g.has(it.place(side), g.facts.unit_card.index(card)) if card in g.facts.unit_card else 0


def to_the_end(view: Outlook) -> dict[str, Any]:
    return {"outcome": view.outcome, "units": view.expected_units, "rounds": view.expected_rounds}
