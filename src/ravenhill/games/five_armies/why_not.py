"""Why not? Of a region, a die or a character: the rule that says no now, or None if it may be used."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.words import Rule, Word
from ravenhill.games.five_armies.rules.armies import ALL_UNITS, MoveTo, WhichArmy, moving
from ravenhill.games.five_armies.rules.attack import AttackWith, CombinedTarget
from ravenhill.games.five_armies.rules.characters import CharacterTo, WhoMoves
from ravenhill.games.five_armies.rules.dice import Act
from ravenhill.games.five_armies.rules.generals import Activate, UseGeneral
from ravenhill.games.five_armies.rules.leadership import LeadershipWith
from ravenhill.games.five_armies.rules.recruiting import FlipWhere
from ravenhill.games.five_armies.rules.retreat import WhichRetreat
from ravenhill.games.five_armies.state import FACES, GONE, WAITING, Battle
from ravenhill.games.five_armies.terms import (
    ARMY,
    BOLG,
    CHARACTER,
    EVENT,
    LIDLESS_EYE,
    MUSTER,
    MUSTER_ARMY,
    WILL_OF_THE_WEST,
)

OF_FACE: Final = {
    CHARACTER: "B-DIC-11", ARMY: "B-DIC-09", MUSTER: "B-DIC-10", EVENT: "B-DIC-12", MUSTER_ARMY: "B-DIC-15",
    WILL_OF_THE_WEST: "B-DIC-14", LIDLESS_EYE: "B-DIC-17",
}


def why_not(g: Battle, seat: int, field: str, value: int) -> Word | None:
    """B-TRN-12  It is not your turn; it is offered; or the rule of what is asked forbids it."""
    if g.ended: return Rule("B-TRN-01")
    asked = g.ask(seat)
    if asked is None: return Rule("B-TRN-12")
    offers = [asked.choice(g, option).plain() for option in g.offered]
    if field == "pass": return None if any(it["do"] == "Pass" for it in offers) else Rule("B-DIC-07")
    for it in offers:
        if it["do"] != "SkipDie" and any(name.rstrip("23456789") == field and found == value
                                         for name, found in it.items()): return None
    if field == "region" and 0 <= value < g.facts.places: return Rule(of_region(g, asked, seat, value))
    if field == "face" and 0 <= value < FACES: return Rule(of_die(g, asked, seat, value))
    if field == "character" and 0 <= value < len(g.characters): return Rule(of_character(g, asked, seat, value))
    return Rule(rule_of(asked))


def rule_of(asked: Any) -> str:
    """What the question is about; every question of the battle cites a rule."""
    cited = asked.rules()
    return cited[0] if cited else "B-TRN-12"


def of_region(g: Battle, asked: Any, seat: int, place: int) -> str:
    mine = g.army(seat, place) > 0
    if isinstance(asked, Act | UseGeneral): return "B-CMB-02" if g.army(1 - seat, place) else "B-DIC-09"
    if isinstance(asked, WhichArmy): return of_army(g, seat, place) if mine else "B-FIG-01"
    if isinstance(asked, MoveTo):
        draft = moving(g)
        return of_way(g, seat, draft.entered[-1] if draft.entered else draft.origin, place)
    if isinstance(asked, AttackWith | CombinedTarget): return "B-CMB-03" if g.army(1 - seat, place) else "B-CMB-01"
    if isinstance(asked, WhichRetreat):
        return "B-RET-04" if g.is_blocked(seat, place) or g.control[place] else "B-RET-05"
    if isinstance(asked, FlipWhere): return "B-REC-01"
    if isinstance(asked, LeadershipWith): return "B-LDR-01"
    if isinstance(asked, CharacterTo): return "B-CHR-11"
    return rule_of(asked)


def of_army(g: Battle, seat: int, place: int) -> str:
    """B-MOV-01 to 15  Why this Army is not among those that may move."""
    draft = moving(g)
    if draft.moves and not draft.units_left(g, place): return "B-MOV-15"
    if place in g.facts.goblin_points and not g.is_open(place): return "B-PAS-01"
    if draft.leadership and not g.has_leadership(seat, place): return "B-LDR-04"
    if draft.contains != ALL_UNITS and not draft.fits(g, place): return "B-MOV-05"
    if not draft.fits(g, place): return "B-AMB-26"
    return "B-MOV-01"


def of_way(g: Battle, seat: int, here: int, place: int) -> str:
    """B-BRD-04, B-MOV-01, B-PAS-07  Why one cannot go there from here."""
    if g.is_blocked(seat, place) or place == here: return "B-MOV-01"
    if place >= g.facts.regions: return "B-PAS-07"
    if here in g.facts.goblin_points: return "B-PAS-03"
    regions = g.facts.content.regions
    if here < g.facts.regions and regions[place].id in regions[here].river: return "B-BRD-04"
    return "B-AMB-35" if place in g.facts.onward[here] else "B-MOV-01"


def of_die(g: Battle, asked: Any, seat: int, face: int) -> str:
    if isinstance(asked, UseGeneral): return "B-GEN-03"
    if not isinstance(asked, Act): return rule_of(asked)
    return OF_FACE[face] if g.action_dice[seat * FACES + face] else "B-DIC-05"


def of_character(g: Battle, asked: Any, seat: int, character: int) -> str:
    """B-CHR-04 to 13  He is dead, not ready, not yet called, or does something else than what is asked."""
    if g.facts.character_side[character] != seat: return "B-CHR-02"
    if g.characters[character] == GONE: return "B-CHR-13"
    if g.characters[character] == WAITING:
        if character == BOLG: return "B-CHR-06"
        return "B-CHR-04" if g.fate >= g.facts.fate_step[character] else "B-CHR-05"
    if isinstance(asked, UseGeneral): return "B-GEN-03"
    if isinstance(asked, Activate): return "B-FIG-04"
    if isinstance(asked, Act | WhoMoves | CharacterTo): return "B-CHR-11"
    return rule_of(asked)
