"""Why a region, a die or a character cannot be used: what is offered is never refused, and each no has a rule."""
from __future__ import annotations

from typing import Any

import pytest

from ravenhill.core.frames import SEATS
from ravenhill.core.words import Rule
from ravenhill.games.five_armies import GAME, learning
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import ARMY, BILBO, BOLG, CHARACTER, FREE, SHADOW
from ravenhill.games.teaching import offers_of
from ravenhill.locale import LANGUAGES, Speech
from tests.contract.playing import walk

FIELDS = {"region": 40, "face": 7, "character": 9}


def position(id: str) -> Battle:
    table = GAME.position(learning.example(id))
    assert isinstance(table, Battle)
    return table


def say(g: Battle, *lines: str) -> Battle:
    for line in lines:
        g.question()
        g.answer(offers_of(GAME, g)[line])
    g.question()
    return g


def no(g: Battle, seat: int, field: str, value: int | str) -> str:
    number = learning.PLACE[value] if isinstance(value, str) else value
    word = GAME.why_not(g.copy(), seat, field, number)
    return word.id if isinstance(word, Rule) else ""


def test_what_is_offered_is_not_refused_and_every_refusal_can_be_said() -> None:
    speeches = [Speech(language, "five_armies", strict=True) for language in LANGUAGES]
    cited: set[str] = set()
    seen = 0
    for table in walk(GAME, 3):
        seen += 1
        if seen % 5: continue
        for seat in range(SEATS):
            asked: Any = table.copy().ask(seat)
            copy = table.copy()
            copy.ask(seat)
            offered = [asked.choice(copy, option).plain() for option in copy.offered] if asked else []
            for field, most in FIELDS.items():
                for value in range(most):
                    word = GAME.why_not(table.copy(), seat, field, value)
                    may = any(it.get(field) == value and it["do"] != "SkipDie" for it in offered)
                    if may: assert word is None
                    if word is not None:
                        assert isinstance(word, Rule)
                        cited.add(word.id)
    assert len(cited) > 12
    for id in cited:
        assert all(speech.line(f"rule-{id}", {}) for speech in speeches)


@pytest.mark.parametrize(("seat", "field", "value", "rule"), [
    (SHADOW, "region", "west_dale", "B-TRN-12"),           # not asked
    (FREE, "region", "west_dale", "B-DIC-09"),             # first a die
    (FREE, "region", "burnt_moor", "B-CMB-02"),
    (FREE, "face", ARMY, "B-DIC-05"),                      # there is no such die
    (FREE, "pass", 0, "B-DIC-07"),
    (FREE, "character", BILBO, "B-CHR-05"),
    (SHADOW, "character", BOLG, "B-TRN-12"),
])
def test_before_a_die_is_chosen(seat: int, field: str, value: int | str, rule: str) -> None:
    assert no(position("B-EX-08"), seat, field, value) == rule


def test_B_LDR_04_a_fast_movement_wants_a_leader_and_B_MOV_01_a_way() -> None:
    g = position("B-EX-09")
    say(g, "UseDie face-character use-fast_movement")
    assert no(g, FREE, "region", "ruins_of_dale") == "B-LDR-04"
    assert no(g, FREE, "region", "camp") == "B-FIG-01"
    assert no(g, FREE, "region", "west_dale") == ""
    say(g, "Move place-west_dale")
    assert no(g, FREE, "region", "burnt_moor") == "B-MOV-01"
    assert no(g, FREE, "region", "mountain_pass_west") == "B-PAS-07"
    assert no(g, FREE, "region", "upper_vale") == ""
    say(g, "Choose place-upper_vale")
    assert no(g, FREE, "region", "camp") == "B-BRD-04"     # over the river


def test_B_RET_04_05_of_a_retreat() -> None:
    g = say(position("B-EX-14"), "Retreat")
    assert no(g, FREE, "region", "ruins_of_dale") == "B-RET-04"
    assert no(g, FREE, "region", "north_bank") == "B-RET-05"
    assert no(g, FREE, "region", "upper_vale") == ""


def test_a_die_that_can_only_be_skipped_tells_what_it_is_for() -> None:
    g = position("B-EX-10")
    assert no(g, FREE, "face", CHARACTER) == "B-DIC-05"
    assert no(position("B-EX-02"), SHADOW, "character", BOLG) == "B-CHR-06"
