"""The game that docs/writing-a-game.md builds is put together from its blocks, and is a game like any other."""
from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ravenhill import games
from ravenhill.cli.coverage import ids, remarks, rows
from ravenhill.core.dice import FastDice
from ravenhill.core.frames import NOBODY
from ravenhill.core.game import Game
from ravenhill.core.play import play_random
from tests.contract import test_copy, test_fuzz, test_illegal, test_imagine, test_leaks, test_saving, test_undo
from tests.contract.playing import EYES, play

PAGE = Path(__file__).parents[2] / "docs/writing-a-game.md"
SOURCE = "\n".join(re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL))
CONTRACT: list[Callable[..., None]] = [
    test_copy.test_a_copy_forgets_no_field_and_shares_nothing_that_changes,
    test_copy.test_a_copy_of_every_table_is_equal_and_shares_nothing,
    test_copy.test_playing_on_a_copy_leaves_the_other_alone,
    test_copy.test_every_frame_of_a_game_is_among_its_samples,
    test_fuzz.test_every_question_has_options_and_every_table_keeps_the_rules,
    test_illegal.test_what_is_not_offered_is_refused_and_changes_nothing,
    test_illegal.test_only_who_is_asked_may_answer,
    test_illegal.test_a_finished_game_takes_no_answer,
    test_imagine.test_an_imagined_table_keeps_the_rules_and_asks_the_same,
    test_leaks.test_tables_that_differ_in_what_a_seat_cannot_know_look_alike_to_it,
    test_leaks.test_a_table_imagined_from_a_view_gives_that_view,
    test_saving.test_saving_and_loading_gives_the_same_table_at_every_question,
    test_saving.test_a_loaded_table_plays_on_as_the_saved_one_did,
    test_saving.test_a_record_replays_to_the_same_table_and_log,
    test_saving.test_a_record_can_be_forked_at_any_answer,
    test_undo.test_taking_back_restores_the_table_and_only_if_nobody_learnt_anything,
    test_undo.test_nothing_can_be_taken_back_after_another_seat_answered,
]


@pytest.fixture(scope="module")
def embers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """The module of the page, standing where its game would stand."""
    name = "ravenhill.games.embers"
    file = tmp_path_factory.mktemp("embers") / "embers.py"
    file.write_text(SOURCE, "utf-8")
    module = ModuleType(name)
    module.__file__ = str(file)
    sys.modules[name] = module
    exec(compile(SOURCE, str(file), "exec"), module.__dict__)
    before = games.NAMES
    games.NAMES = (*before, "embers")  # type: ignore[assignment]
    yield module
    games.NAMES = before
    games.load.cache_clear()
    del sys.modules[name]


@pytest.fixture(scope="module")
def game(embers: ModuleType) -> Game:
    assert "embers" in games.NAMES
    assert games.load("embers") is embers.GAME
    return games.load("embers")


def test_two_hundred_games_end_and_each_side_wins_some(game: Game):
    winners = []
    for seed in range(200):
        table = game.new()
        play_random(table, FastDice(seed))
        assert table.ended and game.faults(table) == []
        winners.append(table.winner)
    assert {0, 1} <= set(winners) <= {0, 1, NOBODY}


@pytest.mark.parametrize("check", CONTRACT, ids=lambda check: check.__name__.removeprefix("test_"))
def test_it_keeps_the_contract(check: Callable[..., None], game: Game):
    played = [play(game, seed) for seed in range(1, 6)]
    given: dict[str, list[Any]] = {
        "game": [game], "games": [played], "moments": [[moment for one in played for moment in one.some()]],
        "seat": list(EYES), "json": [False, True], "name": ["embers"],
    }
    wanted = list(inspect.signature(check).parameters)
    varied = [name for name in wanted if len(given[name]) > 1]
    for value in given[varied[0]] if varied else [None]:
        check(**{name: value if name in varied else given[name][0] for name in wanted})


def test_its_first_match_and_its_own_test_run(embers: ModuleType):
    match = embers.a_first_match()
    assert match.table.taken[1] > 0 and match.table.taken[0] == 0
    embers.test_E_04_if_both_reach_the_fire_is_out()


def test_every_rule_of_the_page_is_cited_in_its_code():
    stated = [rule.id for rule in rows(PAGE.read_text("utf-8"))]
    cited = {id for said in remarks(SOURCE) for id in ids(said)}
    assert stated == [f"E-{n:02}" for n in range(1, 7)] and set(stated) == cited


def test_it_is_as_short_as_the_page_says():
    until = SOURCE.index("from ravenhill.core.dice")
    assert 60 <= len([line for line in SOURCE[:until].splitlines() if line.strip()]) <= 100
