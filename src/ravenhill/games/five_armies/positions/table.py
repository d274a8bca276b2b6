"""Positions of the battle as text: what stands where, what each side holds, and who is to act and why.

    game = "five_armies"
    turn = 3
    moment = "action"                  # why somebody is asked; MOMENTS lists the words
    to_act = "free"
    [map]
    camp = ["2 lake_man", "bard", "1 leadership", "1 damage", "1 elves_token"]
    eastern_spur = ["control", "3 orc", "4 wall_damage"]
    [free]
    dice = ["character", "muster_army"]
    hand = ["Lucky Number"]

What a position does not name is not there: cards lie in their decks, ordinary Fate tiles in the pool, Generals who
begin in play are gone and the other characters wait. In the middle of something (a march half planned, dice half
rolled) no position is written; saves are for that.
"""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.errors import BadPosition
from ravenhill.core.frames import DICE
from ravenhill.core.plain import write
from ravenhill.core.positions import Entry
from ravenhill.games.five_armies import terms
from ravenhill.games.five_armies.facts import KINDS, TOKEN_GROUPS, Facts
from ravenhill.games.five_armies.faults import faults_at_rest
from ravenhill.games.five_armies.positions.cards import name_cards, name_what_lasts, read_cards, read_what_lasts
from ravenhill.games.five_armies.positions.combat import AT_COMBAT, read_combat, write_combat
from ravenhill.games.five_armies.rules.characters import POINTS_AGAINST_BEORN
from ravenhill.games.five_armies.rules.dice import SKIP, USES, Act, Action
from ravenhill.games.five_armies.rules.fate import FatePhase, KeepOrDraw
from ravenhill.games.five_armies.rules.turn import (
    ACTION_ROUND,
    ACTIVATION,
    FATE,
    RECOVERY,
    SHADOW_LEADERSHIP,
    THE_END,
    Turn,
)
from ravenhill.games.five_armies.state import (
    DRAWN,
    FACES,
    GONE,
    IN_THE_AIR,
    OFF_BOARD,
    OUTSIDE,
    POINTS_TO_WIN,
    POOL,
    SET_ASIDE,
    SPENT,
    WAITING,
    Battle,
)
from ravenhill.games.five_armies.terms import (
    BEORN,
    BILBO,
    CHARACTERS,
    FREE,
    GENERALS,
    LORD_OF_THE_EAGLES,
    SHADOW,
    SIDES,
)

# Where the turn goes on: the step of `Turn`, and the phase that was entered last
PHASES: Final = {
    "turn": (0, THE_END),
    "activation": (7, RECOVERY),
    "fate": (8, ACTIVATION),
    "shadow_leadership": (9, FATE),
    "action_round": (10, SHADOW_LEADERSHIP),
    "end": (13, ACTION_ROUND),
}
IN_ACTIONS: Final = 12
OVER: Final = "over"
MOMENTS: Final = (*PHASES, "keep_or_draw", "action", "die", *AT_COMBAT, OVER)
# How a game is won: the rule, the winner, and the key of its sentence
VICTORIES: Final = {
    "bolg": ("B-VIC-02", FREE, "war-bolg"),
    "beorn": ("B-VIC-03", FREE, "war-beorn"),
    "fate": ("B-VIC-04", FREE, "war-fate"),
    "points": ("B-VIC-05", SHADOW, "war-points"),
    "front_gate": ("B-VIC-06", SHADOW, "war-front-gate"),
}
TILE_PLACES: Final = {"outside": OUTSIDE, "pool": POOL, "drawn": DRAWN, "set_aside": SET_ASIDE, "spent": SPENT}
EAGLE_PLACES: Final = (*terms.TERRITORIES, "eyrie")
NUMBERS: Final = ("rings", "wrath", "bodyguards", "concentration")
PUBLIC: Final = (
    "action_dice", "activated", "active", "armies", "bag", "bats", "bodyguards", "characters", "concentration",
    "control", "damage", "eagles", "fate", "lasting", "lasting_until", "leadership_tokens", "lord", "may_pass", "once",
    "open_passes", "phase", "pools", "recruits", "rings", "tiles", "turn", "units", "unused", "walls", "wrath",
    "ended", "winner", "why",
)


# Reading

def read_position(doc: Entry, facts: Facts) -> Battle:
    """The table of a position; whatever cannot be is named, by its rule if one forbids it."""
    g = Battle(facts)
    read_cards(doc, g)
    read_numbers(doc, g)
    read_the_map(doc, g)
    read_characters(doc, g)
    read_eagles_and_bats(doc, g)
    read_fate(doc, g)
    read_what_lasts(doc, g)
    read_the_moment(doc, g)
    found = [] if g.ended else faults_at_rest(g)          # a victory may come in the middle of something
    if found: raise BadPosition(found[0])
    return g


def read_numbers(doc: Entry, g: Battle) -> None:
    """Turn, dice, and what the sides have of small things."""
    g.turn = doc.number("turn", 0, 999, 1)
    g.once = doc.number("once_a_turn", 0, 255, 0)
    for name in NUMBERS: setattr(g, name, doc.number(name, 0, 99, 0))
    for place in doc.some_of("open_passes", tuple(g.facts.content.place_ids)):
        if place not in g.facts.mountain_passes: raise doc.fault("open_passes", "B-PAS-01: this is not a Mountain Pass")
        g.open_passes |= 1 << g.facts.mountain_passes.index(place)
    for side, name in enumerate(SIDES):
        part = doc.part(name)
        dice = part.some_of("dice", terms.FACES)
        for n, face in enumerate(dice):
            if face not in g.facts.dice_faces[side]:
                rule = "B-DIC-02" if side == SHADOW else "B-DIC-01"
                raise part.fault(f"dice[{n}]", f"{rule}: no die of this side shows {terms.FACES[face]}")
            g.action_dice[side * FACES + face] += 1
        g.pools[side] = part.number("pool", 0, g.facts.dice_in_box[side], g.facts.dice_at_start[side])
    flipped = doc.part("flipped")
    for front, name in enumerate(fronts(g.facts)):
        g.bag[front] -= flipped.number(name, 0, g.facts.face_count[front], 0)


def fronts(facts: Facts) -> list[str]:
    """What tokens show, by name: `orc`, `orc-orc`."""
    return ["-".join(terms.UNITS[unit] for unit in units) for units in facts.face_units]


def read_the_map(doc: Entry, g: Battle) -> None:
    """`camp = ["2 lake_man", "bard", "1 damage"]`: what lies in each place."""
    part = doc.part("map")
    places = g.facts.content.place
    for name in part.data:
        if name not in places: raise part.fault(name, "is no region and no box of this map")
        for n, item in enumerate(part.get(name, list)):
            count, what = _counted(part, f"{name}[{n}]", item)
            lay(g, places[name], what, count, part, f"{name}[{n}]")


def _counted(part: Entry, key: str, item: Any) -> tuple[int, str]:
    words = item.split() if isinstance(item, str) else []
    if len(words) == 1 and not words[0].isdigit(): return 1, words[0]
    if len(words) == 2 and words[0].isdigit() and 0 < int(words[0]) < 100: return int(words[0]), words[1]
    raise part.fault(key, f'should be such as "2 orc" or "bard", not {item!r}')


def lay(g: Battle, place: int, what: str, count: int, part: Entry, key: str) -> None:
    """So much of something comes to a place."""
    places = g.facts.places
    if what in terms.UNITS:
        unit = terms.UNITS.index(what)
        g.unused[unit] -= count
        g.units[place * KINDS + unit] += count
        g.count_units(unit, place, count)
    elif what in CHARACTERS:
        character = CHARACTERS.index(what)
        if character == LORD_OF_THE_EAGLES: raise part.fault(key, "B-EAG-10: the Lord of the Eagles stands in [eagles]")
        if count > 1 or g.characters[character] != WAITING: raise part.fault(key, f"B-CMP-06: there is one {what}")
        g.characters[character] = place
    elif what == "damage": g.damage[place] += count
    elif what == "leadership": g.leadership_tokens[place] += count
    elif what == "wall_damage": g.walls[place] += count
    elif what == "control": g.control[place] = 1
    elif what.endswith("_token") and what[:-6] in terms.GROUPS:
        g.recruits[terms.GROUPS.index(what[:-6]) * places + place] += count
    else:
        raise part.fault(key, f"{what!r} is no unit, character, damage, leadership, wall_damage, control or token")


def read_characters(doc: Entry, g: Battle) -> None:
    """Who is not on the map: gone, vanished or waiting. Generals who begin in play and stand nowhere are gone."""
    absent = {GONE: doc.some_of("gone", CHARACTERS), OFF_BOARD: doc.some_of("off_board", CHARACTERS)}
    for why, characters in absent.items():
        for character in characters:
            if g.characters[character] != WAITING: raise doc.fault("gone", f"{CHARACTERS[character]} is elsewhere too")
            if why == OFF_BOARD and character != BILBO: raise doc.fault("off_board", "B-AMB-44: only Bilbo can be")
            g.characters[character] = why
    for character, where in enumerate(g.characters):
        if where == WAITING and g.facts.enters_with[character] < 0: g.characters[character] = GONE
    for general in doc.some_of("activated", CHARACTERS): g.activated |= 1 << general
    if g.characters[BEORN] >= 0 and "wrath" not in doc.data: g.wrath = g.facts.wrath


def read_eagles_and_bats(doc: Entry, g: Battle) -> None:
    eagles, bats = doc.part("eagles"), doc.part("bats")
    for territory, name in enumerate(EAGLE_PLACES): g.eagles[territory] = eagles.number(name, 0, 99, 0)
    if "lord" in eagles.data:
        if g.characters[LORD_OF_THE_EAGLES] == GONE: raise eagles.fault("lord", "the Lord of the Eagles is gone")
        g.lord = eagles.one_of("lord", EAGLE_PLACES)
        g.characters[LORD_OF_THE_EAGLES] = IN_THE_AIR
    for territory, name in enumerate(terms.TERRITORIES): g.bats[territory] = bats.number(name, 0, 99, 0)


def read_fate(doc: Entry, g: Battle) -> None:
    """The marker, and where the tiles lie."""
    part = doc.part("fate")
    g.fate = part.number("marker", 0, g.facts.last_step, 0)
    for tile in g.facts.standard_tiles: g.tiles[tile] = POOL
    names = tuple(tile.id for tile in g.facts.content.tiles)
    for place, where in TILE_PLACES.items():
        for tile in part.some_of(place, names): g.tiles[tile] = where


def read_the_moment(doc: Entry, g: Battle) -> None:
    """Who is to act, and why; or, when it is over, how it ended."""
    moment = MOMENTS[doc.one_of("moment", MOMENTS)]
    if moment == OVER:
        read_the_end(doc, g)
        return
    given = doc.one_of("to_act", (*SIDES, "dice"), "dice") if "to_act" in doc.data else None
    turn = Turn()
    g.then(turn)
    if moment in PHASES:
        turn.at, g.phase = PHASES[moment]
        if moment == "turn" and not g.turn: g.phase = 0
    elif moment == "keep_or_draw":
        turn.at, g.phase = 9, FATE
        read_drawn_tile(doc, g)
    else:
        turn.at, g.phase = IN_ACTIONS, ACTION_ROUND
        side = doc.one_of("action_of", SIDES, SIDES[given if given in (FREE, SHADOW) else FREE])
        g.active = 1 - side
        action = Action(side)
        g.then(action)
        if moment == "die":
            g.may_pass = doc.get("may_pass", bool, True)
            action.at = 2
            g.then(Act(side))
        elif moment != "action":
            read_the_die(doc, g, action)
            read_combat(doc, g, moment)
    if moment in PHASES or moment == "keep_or_draw": g.active = doc.one_of("active", SIDES, "free")
    check_who_acts(doc, g, given)


def read_the_end(doc: Entry, g: Battle) -> None:
    """B-VIC-02 to 06  Who has won and how; what the table shows must bear it out."""
    why = tuple(VICTORIES)[doc.one_of("won_by", tuple(VICTORIES))]
    g.turn, g.phase = doc.number("turn", 0, 999, 1), doc.number("phase", 0, THE_END, ACTION_ROUND)
    g.active = doc.one_of("active", SIDES, "free")
    g.may_pass = doc.get("may_pass", bool, True)
    rule, winner, key = VICTORIES[why]
    if not is_so(g, why): raise doc.fault("won_by", f"{rule}: on this table nobody has won so")
    g.finish(winner, key)


def is_so(g: Battle, why: str) -> bool:
    """B-VIC-01 to 06  Whether the table can be the end of a game that was won so."""
    points = g.victory_points()
    match why:
        case "bolg": return g.characters[terms.BOLG] == GONE
        case "beorn": return g.characters[BEORN] >= 0 and points < POINTS_AGAINST_BEORN
        case "fate": return g.fate == g.facts.last_step
        case "points": return points >= POINTS_TO_WIN
        case _: return points >= POINTS_TO_WIN and g.control[g.facts.front_gate] == 1


def read_drawn_tile(doc: Entry, g: Battle) -> None:
    """B-FAT-02  The tile that the Shadow may still set aside, and how many were drawn."""
    part = doc.part("fate")
    phase = FatePhase(part.number("most_draws", 1, GENERALS, max(1, g.active_generals())))
    if g.tiles.count(DRAWN) != 1: raise part.fault("drawn", "B-FAT-02: one tile is drawn when this is asked")
    phase.tile = g.tiles.index(DRAWN)
    phase.draws = 1 + g.tiles.count(SET_ASIDE)
    phase.at = 2
    g.then(phase)
    g.then(KeepOrDraw(SHADOW))


def read_the_die(doc: Entry, g: Battle, action: Action) -> None:
    """The die that a combat is fought for; nothing depends on it any more."""
    part = doc.part("action")
    action.at = 4
    action.face = part.one_of("die", terms.FACES, "army")
    action.use = part.one_of("use", {name: n for n, name in enumerate(USES) if name}, USES[SKIP])
    g.may_pass = doc.get("may_pass", bool, True)


def check_who_acts(doc: Entry, g: Battle, given: int | None) -> None:
    if given is None: return
    top = g.copy()
    asked = top.to_answer()
    wanted = DICE if given == len(SIDES) else given
    if wanted not in asked:
        names = " and ".join("the dice" if seat == DICE else SIDES[seat] for seat in asked)
        raise doc.fault("to_act", f"at this moment {names or 'nobody'} must act")


# Writing

def write_position(g: Battle) -> dict[str, Any]:
    """The position, if reading it gives this very table again."""
    if g.ended:
        g = g.copy()
        g.question()                                         # nothing is under way any more
    doc = describe(g)
    if not doc["moment"]: raise BadPosition(f"in the middle of {type(g.stack[-1]).__name__} only a save can be made")
    if picture(read_position(Entry(doc), g.facts)) != picture(g):
        raise BadPosition("something under way, or known of hidden cards, cannot be written down; a save can be made")
    return doc


def describe(g: Battle) -> dict[str, Any]:
    """Everything a position can say of this table."""
    doc: dict[str, Any] = {"game": "five_armies", "turn": g.turn, **the_moment(g)}
    if g.once: doc["once_a_turn"] = g.once
    doc |= {name: getattr(g, name) for name in NUMBERS if getattr(g, name)}
    names = {"gone": GONE, "off_board": OFF_BOARD}
    for key, where in names.items():
        doc[key] = [CHARACTERS[n] for n, place in enumerate(g.characters) if place == where]
    doc["activated"] = [CHARACTERS[n] for n in range(GENERALS) if g.is_active(n)]
    doc["open_passes"] = [g.facts.content.place_ids[place] for n, place in enumerate(g.facts.mountain_passes)
                          if g.open_passes >> n & 1]
    for side, name in enumerate(SIDES):
        dice = [terms.FACES[face] for face in range(FACES) for _ in range(g.action_dice[side * FACES + face])]
        doc[name] = {"pool": g.pools[side], "dice": dice}
    doc["map"] = {name: items for place, name in enumerate(g.facts.content.place_ids) if (items := what_lies(g, place))}
    doc["fate"] = {"marker": g.fate} | {
        key: [it.id for n, it in enumerate(g.facts.content.tiles) if g.tiles[n] == where and _unusual(g, n)]
        for key, where in TILE_PLACES.items()}
    doc["eagles"] = {name: g.eagles[n] for n, name in enumerate(EAGLE_PLACES) if g.eagles[n]}
    if g.characters[LORD_OF_THE_EAGLES] == IN_THE_AIR: doc["eagles"]["lord"] = EAGLE_PLACES[g.lord]
    doc["bats"] = {name: g.bats[n] for n, name in enumerate(terms.TERRITORIES) if g.bats[n]}
    doc["flipped"] = {name: g.facts.face_count[n] - g.bag[n] for n, name in enumerate(fronts(g.facts))
                      if g.facts.face_count[n] > g.bag[n]}
    name_cards(doc, g)
    name_what_lasts(doc, g)
    write_combat(doc, g)
    for frame in g.stack:
        if isinstance(frame, FatePhase): doc["fate"]["most_draws"] = frame.most
    return _without_nothing(doc)


def _unusual(g: Battle, tile: int) -> bool:
    return g.tiles[tile] != (POOL if tile in g.facts.standard_tiles else OUTSIDE)


def _without_nothing(doc: dict[str, Any]) -> dict[str, Any]:
    short = {key: _without_nothing(value) if isinstance(value, dict) else value for key, value in doc.items()}
    return {key: value for key, value in short.items() if value not in ([], {})}


def what_lies(g: Battle, place: int) -> list[str]:
    """What lies in a place, in the words of a position."""
    found = [f"{g.has(place, unit)} {name}" for unit, name in enumerate(terms.UNITS) if g.has(place, unit)]
    found += [name for n, name in enumerate(CHARACTERS) if g.characters[n] == place]
    counts = {"leadership": g.leadership_tokens[place], "damage": g.damage[place], "wall_damage": g.walls[place]}
    for group in range(TOKEN_GROUPS):
        counts[f"{terms.GROUPS[group]}_token"] = g.recruits[group * g.facts.places + place]
    found += [f"{count} {name}" for name, count in counts.items() if count]
    return [*found, "control"] if g.control[place] else found


def the_moment(g: Battle) -> dict[str, Any]:
    """The name of the moment, and whose it is; an empty name if there is none."""
    if g.ended:
        won_by = [name for name, (_, _, key) in VICTORIES.items() if key == g.why]
        if not won_by: raise BadPosition("this game did not end by a rule of the book; its record tells how")
        return {"moment": OVER, "won_by": won_by[0], "phase": g.phase, "active": SIDES[g.active],
                "may_pass": g.may_pass}
    top, phases = g.stack[-1], {at: name for name, (at, _) in PHASES.items()}
    found: dict[str, Any] = {}
    if len(g.stack) == 1 and isinstance(top, Turn): found["moment"] = phases.get(top.at, "")
    kind = type(g.question()).__name__
    asked = g.to_answer()
    found.setdefault("moment", ASKED.get(kind, ""))
    found["to_act"] = "dice" if asked == [DICE] else SIDES[asked[0]]
    for frame in g.stack:
        if isinstance(frame, Action):
            found |= {"action_of": SIDES[frame.side]}
            if found["moment"] not in ("action", "die"): found["action"] = {
                "die": terms.FACES[frame.face], "use": USES[frame.use]}
            if found["moment"] != "action": found["may_pass"] = g.may_pass
            break
    else:
        found["active"] = SIDES[g.active]
    return found


ASKED: Final = {
    "Activate": "activation", "DrawTile": "fate", "ShadowSplit": "shadow_leadership", "KeepOrDraw": "keep_or_draw",
    "UseGeneral": "action", "Act": "die", "Maneuvers": "maneuvers", "ManeuverAlone": "maneuvers",
    "GoOnOrWithdraw": "withdraw", "StayOrLeave": "leave",
}


def picture(table: Battle) -> Any:
    """What a position says of a table, whatever number each card has."""
    g = table.copy()
    g.question()
    cards = [sorted((g.kind[card], g.knows[card]) for card in pile) for pile in g.piles]
    return write(g.stack), g.tops, cards, [write(getattr(g, name)) for name in PUBLIC]

