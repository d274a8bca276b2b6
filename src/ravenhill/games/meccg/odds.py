"""What two dice will bring, exactly: every total is rolled on a copy of the table, and the rules say what comes of it.

Nothing is reckoned a second time here, so no card can be forgotten: whatever changes a strike, a check or an attempt
changes its odds. It is assumed that nobody plays anything more before the roll.
"""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.chain import Chain
from ravenhill.core.choices import Take
from ravenhill.core.frames import Decision, Frame, Roll
from ravenhill.core.log import Said
from ravenhill.games.meccg.lines import (
    BODY,
    BODY_FAILED,
    CORRUPTION,
    CORRUPTION_FAILED,
    INFLUENCE,
    INFLUENCE_FAILED,
    RING_TESTED,
    STRIKE_EVEN,
    STRIKE_FAILS,
    STRIKE_HITS,
)
from ravenhill.games.meccg.piles import OUT, TAPPED, WOUNDED
from ravenhill.games.meccg.rules.attacks import Attacking, Striking
from ravenhill.games.meccg.rules.combat import AssignRest, AssignStrike, NextStrike
from ravenhill.games.meccg.rules.corruption import CorruptionCheck
from ravenhill.games.meccg.rules.influence import FactionCheck, WhichResult
from ravenhill.games.meccg.rules.numbers import unused_influence
from ravenhill.games.meccg.rules.persuasion import Persuasion, WhichAttempt, difference
from ravenhill.games.meccg.rules.rings import RingTest, WhichRing, WhichTotal
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.rules.strikes import StayUntapped, WhichRoll
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ALLY, CHARACTER
from ravenhill.games.meccg.words.numbers import PENALTY

TOTALS: Final = range(2, 13)
WAYS: Final = {total: 6 - abs(7 - total) for total in TOTALS}        # of 36
LEAST: Final = 2                     # the total that is rolled first
PATIENCE: Final = 120                # questions passed over on the way to a roll
DEEPEST: Final = 3                   # rolls that may follow one another before something is decided
CONTESTS: Final = (Attacking, CorruptionCheck, FactionCheck, Persuasion, RingTest, Chain)
OF_TWO: Final = (WhichRoll, WhichResult, WhichAttempt, WhichTotal)   # of two rolls the better is chosen
WHOM: Final = (AssignStrike, AssignRest, NextStrike)                 # somebody is named for a strike

Zones = dict[str, float]


def odds(g: Meccg, seat: int) -> dict[str, Any] | None:
    """The next roll of what is going on, or None. An untapped target has two ways to meet a strike; whoever is to
    say whom a strike is for is told of each."""
    question = g.question()
    if isinstance(question, StayUntapped):
        found = [(key, ladder_after(g, option)) for key, option in (("tap", 0), ("stay", 1))]
    elif isinstance(question, WHOM):
        found = [("whom", strike_on(g, option, choice.card)) for option, choice in chosen(g, question)]
    else:
        found = [("now", ladder_after(g, None))]
    ladders = [{"way": key, **hidden(g, seat, it)} for key, it in found if it is not None]
    return {"ladders": ladders} if ladders else None


def hidden(g: Meccg, seat: int, ladder: dict[str, Any]) -> dict[str, Any]:
    """R-RING-03  What a ring may become depends on a hand: only its owner is told."""
    if ladder.get("kind") != "ring" or g.owner[ladder["card"]] == seat: return ladder
    return {**ladder, "columns": [{**it, "zones": {"tested": 1.0}} for it in ladder["columns"]],
            "zones": {"tested": 1.0}}


def ladder_after(g: Meccg, option: int | None) -> dict[str, Any] | None:
    """The ladder of the roll that follows this answer."""
    table = quiet(g)
    anchor = contest(table)
    if anchor is None: return None
    if option is not None: table.answer(option)
    struck = next((frame.target for frame in reversed(table.stack) if isinstance(frame, Striking)), -1)
    found = ladder(table, anchor) if to_the_roll(table, anchor) else None
    if found is None or struck < 0 or found.get("kind") != "strike" or found["card"] == struck: return found
    return None                          # this strike has been rolled for; the next one is not under way yet


def chosen(g: Meccg, question: Decision[Any]) -> list[tuple[int, Take]]:
    """Each answer that names somebody, once for each of them."""
    found: dict[int, tuple[int, Take]] = {}
    for option in g.offered:
        choice = question.choice(g, option)
        if isinstance(choice, Take): found.setdefault(choice.card, (option, choice))
    return list(found.values())


def strike_on(g: Meccg, option: int, target: int) -> dict[str, Any] | None:
    """R-CMB-03  The ladder of the strike on this one, if this is answered and that strike is the first."""
    table = quiet(g)
    anchor = contest(table)
    if anchor is None: return None
    table.quick = False                  # this question is answered here, even if it has one answer
    table.answer(option)
    table.quick = True
    found = ladder(table, anchor) if to_the_roll(table, anchor, target) else None
    return found if found is not None and found.get("card") == target else None


def quiet(g: Meccg) -> Meccg:
    """A copy with a log of its own, where nobody is asked what has one answer."""
    twin = g.copy()
    twin.quick = True
    twin.log = []
    return twin


def contest(g: Meccg) -> Frame[Any] | None:
    """What is going on: an attack, a check, a test, or something declared that may bring one about."""
    for frame in g.stack:
        if isinstance(frame, CONTESTS) and not frame.stopped: return frame
    return None


def to_the_roll(g: Meccg, anchor: Frame[Any], first: int = -1) -> bool:
    """Everybody passes until the dice are asked, if they are before the contest is over; of several strikes the one
    on `first` is resolved first."""
    for _ in range(PATIENCE):
        question = onward(g, anchor)
        if not isinstance(question, Decision): return isinstance(question, Roll)
        g.accept(passive(g, question, first))
    return False


def onward(g: Meccg, anchor: Frame[Any]) -> Frame[Any] | None:
    """Follow the rules to the next question; None when the dice have decided, or the contest is over."""
    while not g.ended and any(frame is anchor for frame in g.stack) and decisive(g.log or []) is None:
        top = g.stack[-1]
        if not top.go(g): return top
    return None


def passive(g: Meccg, question: Decision[Any], first: int = -1) -> int:
    """Nothing more is played, nobody helps; of two rolls the better counts."""
    if isinstance(question, OF_TWO): return g.offered[-1]
    if isinstance(question, NextStrike) and first >= 0:
        return next((it for it in g.offered if g.nearest(Attacking).targets[it] == first), g.offered[0])
    return 0 if 0 in g.offered else g.offered[0]


def ladder(g: Meccg, anchor: Frame[Any]) -> dict[str, Any]:
    """For each total of the dice what comes of it, and how likely that is in all."""
    columns: list[dict[str, Any]] = []
    whole: Zones = {}
    told: dict[str, Any] = {}
    following: dict[str, dict[str, Any]] = {}
    parts = known_parts(g)
    theirs = LEAST if any(isinstance(frame, Persuasion) for frame in g.stack) else 0       # R-INF-04  both roll
    for total in TOTALS:
        zones, line, after = outcome(g, anchor, total, DEEPEST)
        columns.append({"roll": total, "ways": WAYS[total], "zones": zones})
        for zone, chance in zones.items():
            whole[zone] = whole.get(zone, 0.0) + chance * WAYS[total] / 36
        if line is not None and not told: told = said(line, total - theirs)
        for zone in zones:
            if after is not None and zone not in following: following[zone] = after
    for zone, after in following.items():                  # a wound's body check, a beaten strike's
        for result, chance in after["zones"].items():
            whole[result] = whole.get(result, 0.0) + chance * whole[zone]
    return {**told, "parts": with_rest(parts, told.get("value", 0)), "columns": columns, "zones": whole,
            "following": following}


def outcome(
    g: Meccg, anchor: Frame[Any], total: int, deep: int,
) -> tuple[Zones, Said | None, dict[str, Any] | None]:
    """What this total brings: zones with their chances, the line that tells it, and the body check that follows."""
    table, mine = twin_of(g, anchor)
    for face in (min(6, total - 1), total - min(6, total - 1)):
        onward(table, mine)
        table.accept(face - 1)
    onward(table, mine)
    line = decisive(table.log or [])
    if line is not None:
        return {zone_of(table, line): 1.0}, line, body_check(table, mine, line)
    zones: Zones = {}
    first: Said | None = None
    if deep > 1 and to_the_roll(table, mine):
        for other in TOTALS:                                # a second roll: of the same side, or of the other
            further, line, _ = outcome(table, mine, other, deep - 1)
            first = first or line
            for zone, chance in further.items():
                zones[zone] = zones.get(zone, 0.0) + chance * WAYS[other] / 36
    elif (line := decisive(table.log or [])) is not None:
        zones, first = {zone_of(table, line): 1.0}, line
    return zones or {"nothing": 1.0}, first, None


def twin_of(g: Meccg, anchor: Frame[Any]) -> tuple[Meccg, Frame[Any]]:
    """A copy, and the frame of it that stands where the anchor stood."""
    table = quiet(g)
    return table, table.stack[[frame is anchor for frame in g.stack].index(True)]


def body_check(g: Meccg, anchor: Frame[Any], line: Said) -> dict[str, Any] | None:
    """After a wound, or after a strike that failed against something with a body."""
    if line.line not in (STRIKE_HITS, STRIKE_FAILS): return None
    g.log = []
    if not to_the_roll(g, anchor): return None
    zones: Zones = {}
    told: dict[str, Any] = {}
    for total in TOTALS:
        found, of, _ = outcome(g, anchor, total, 1)
        if of is None or of.line not in (BODY, BODY_FAILED): return None
        told = told or said(of, total)
        for zone, chance in found.items():
            zones[zone] = zones.get(zone, 0.0) + chance * WAYS[total] / 36
    return {**told, "zones": zones}


def decisive(log: list[Said]) -> Said | None:
    """The first line that says what the dice decided."""
    return next((said for said in log if said.line in TELLS), None)


TELLS: Final = {
    STRIKE_FAILS: "wins", STRIKE_EVEN: "ineffectual", STRIKE_HITS: "struck", BODY: "holds", BODY_FAILED: "falls",
    CORRUPTION: "safe", CORRUPTION_FAILED: "discarded", INFLUENCE: "won", INFLUENCE_FAILED: "refused",
    RING_TESTED: "tested",
}


def zone_of(g: Meccg, line: Said) -> str:
    """The name of what happened; a failed check discards or eliminates, a strike wounds or not, a ring fits or none."""
    card = line.values[0]
    if line.line is CORRUPTION_FAILED and g.pile[card] - (g.pile[card] & 1) == OUT: return "eliminated"
    if line.line is STRIKE_HITS: return "wounded" if g.state[card] == WOUNDED or not g.is_in_play(card) else "tapped"
    if line.line is BODY_FAILED: return "eliminated" if g.facts(card).type in (CHARACTER, ALLY) else "defeated"
    if line.line is RING_TESTED: return "replaced" if len(WhichRing(g.owner[card]).options(g)) > 1 else "spent"
    return TELLS[line.line]


def said(line: Said, roll: int) -> dict[str, Any]:
    """What is rolled for, by whom, against what: the dice and `value` must be more than `needs`."""
    values = line.values
    if line.line in (STRIKE_FAILS, STRIKE_EVEN, STRIKE_HITS):
        return {"kind": "strike", "card": values[0], "value": values[2] - values[1], "needs": values[3]}
    if line.line in (INFLUENCE, INFLUENCE_FAILED):
        return {"kind": "influence", "card": values[0], "card_other": values[1], "value": values[2] - roll,
                "needs": values[3]}
    if line.line is RING_TESTED:
        return {"kind": "ring", "card": values[0], "value": values[1] - roll, "needs": 0}
    kind = "corruption" if line.line in (CORRUPTION, CORRUPTION_FAILED) else "body"
    return {"kind": kind, "card": values[0], "value": values[1] - roll, "needs": values[2]}


def known_parts(g: Meccg) -> list[dict[str, Any]]:
    """The parts of the sum that have a name; what cards and helpers add is the rest."""
    for frame in reversed(g.stack):
        if isinstance(frame, Striking):
            attack, state = g.nearest(Attacking), g.state[frame.target]
            parts = [{"n": prowess(g, frame.target, attack.race, attack.bare), "key": "prowess"}]
            if state == TAPPED: parts.append({"n": -1, "key": "tapped"})
            if state == WOUNDED: parts.append({"n": -2, "key": "wounded"})
            if frame.untapped:
                parts.append({"n": -g.asked(PENALTY, frame.target, attack.penalty), "key": "stays-untapped"})
            return parts
        if isinstance(frame, FactionCheck): return [{"n": unused_influence(g, frame.character), "key": "influence"}]
        if isinstance(frame, Persuasion):
            own = unused_influence(g, frame.influencer)
            resisted = difference(g, frame.influencer, frame.target, frame.shown) - own     # R-INF-06, 07
            return [{"n": own, "key": "influence"}, *([{"n": resisted, "key": "resisted"}] if resisted else [])]
    return []


def with_rest(parts: list[dict[str, Any]], value: int) -> list[dict[str, Any]]:
    """The parts add up to the value."""
    rest = value - sum(part["n"] for part in parts)
    return [*parts, {"n": rest, "key": "other"}] if rest else parts
