"""The odds of a combat on the table: what odds.py needs to know, read off the Armies."""
from __future__ import annotations

from ravenhill.games.five_armies.facts import KINDS
from ravenhill.games.five_armies.odds import ArmyOdds, Outlook, RoundOdds, outlook, round_odds
from ravenhill.games.five_armies.rules.fight import (
    DICE,
    REROLL_PLUS,
    ROLL_PLUS,
    SHIELD,
    Fight,
    dice_of,
    fight_of,
    reroll_plus,
    rerolls_of,
    roll_plus,
    target_number,
)
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import BEORN, FREE


def prospect(g: Battle, attacker: int, origin: int, target: int) -> Fight:
    """The first round of a combat that might be fought, before any card is shown."""
    it = Fight(attacker, [origin], target)
    it.round = 1
    it.beorn = g.characters[BEORN] == (origin if attacker == FREE else target)
    return it


def army_odds(g: Battle, it: Fight, side: int, black: int = 0) -> ArmyOdds:
    """B-CMB-20 to 40  One side of the round as its roll would be made now; `black` dice for a Unit card."""
    if fight_of(g) is it: return _army_odds(g, it, side, black)
    g.stack.append(it)                   # cards in force look for the combat there
    try:
        return _army_odds(g, it, side, black)
    finally:
        g.stack.pop()


def _army_odds(g: Battle, it: Fight, side: int, black: int) -> ArmyOdds:
    place = it.place(side)
    beorn = it.is_beorn(side)
    dice = dice_of(g, it, side)
    walls = max(0, g.facts.protection[place] - g.walls[place]) if side != it.attacker else 0
    return ArmyOdds(
        dice,
        black=black,
        target=target_number(g, it, side),
        rerolls=dice if beorn else rerolls_of(g, it, side),
        add_to_roll=it.now[ROLL_PLUS + side] + (0 if it.now[DICE + side] else roll_plus(g, it, side)),
        add_to_reroll=it.now[REROLL_PLUS + side] + (0 if it.now[DICE + side] else reroll_plus(g, it, side)),
        units=1 if beorn else g.army(side, place),
        damage=0 if beorn else g.damage[place],
        fortification=walls,
        prevents=it.now[SHIELD + side],
        wrath=g.wrath if beorn else 0,
    )


def round_ahead(g: Battle, it: Fight) -> RoundOdds:
    """B-CMB-10  The exact odds of this round, as far as it is known."""
    return round_odds(army_odds(g, it, it.attacker), army_odds(g, it, 1 - it.attacker))


def fought_on(g: Battle, it: Fight, stop_below: int = 0, rounds: int = 0) -> Outlook:
    """B-RET-01  The exact odds of the whole combat between two Armies, if both fight on without cards."""
    one, two = army_odds(g, it, it.attacker), army_odds(g, it, 1 - it.attacker)
    return outlook(
        strengths(g, it.fighting), strengths(g, it.target), one.damage, two.damage, one.rerolls, two.rerolls,
        two.fortification, one.target, stop_below, rounds,
    )


def strengths(g: Battle, place: int) -> list[int]:
    """B-CMB-20  The Combat Strength of each unit here."""
    found: list[int] = []
    for unit in range(KINDS):
        for _ in range(g.units[place * KINDS + unit]): found.append(g.facts.strength[unit])
    return found
