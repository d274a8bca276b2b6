"""Analyses over HTTP: they grow piece by piece, name options as the seat was offered them, and cost nobody a wait."""
from __future__ import annotations

import time
from collections.abc import Iterator

import httpx
import pytest

from ravenhill.bots.analysis import Analysis, Mistake, Moment
from ravenhill.core.dice import FastDice
from ravenhill.core.match import Match
from ravenhill.core.records import pairs
from ravenhill.games import load
from ravenhill.server.play.analyses import MOST_KEPT, Analyses, piece, shown
from tests.server.running import Server


@pytest.fixture
def house(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, trust_env=False, verify=False, timeout=60) as client: yield client


def finished(house: httpx.Client, game: str, lesson: str) -> str:
    """A lesson given up after its first answer: a match that is over."""
    id: str = house.post(f"/api/lessons/{game}/{lesson}").json()["match"]["id"]
    n = house.get(f"/api/matches/{id}/state").json()["n"]
    house.post(f"/api/matches/{id}/do", json={"do": "answer", "n": n, "answers": [0]})
    house.post(f"/api/matches/{id}/do", json={"do": "resign"})
    return id


def test_an_analysis_is_computed_elsewhere_and_grows_until_it_is_whole(house: httpx.Client) -> None:
    id = finished(house, "five_armies", "combat")
    answers = len(house.get(f"/api/replays/{id}").json()["who"])
    limit = time.monotonic() + 120
    while (found := house.get(f"/api/replays/{id}/analysis").json())["upto"] < answers or not found["moments"]:
        assert time.monotonic() < limit and found["answers"] == answers
        time.sleep(0.05)
    totals = found["totals"]
    assert answers > 0 and found["moments"][-1]["n"] == answers
    assert found["moments"][0]["who"] == "" and 0 <= found["moments"][0]["chance"] <= 1
    assert totals["start"] + totals["luck"] + sum(totals["choice"]) == pytest.approx(totals["end"])
    assert house.get(f"/api/replays/{id}/analysis").json() == found


def test_it_is_refused_before_the_end_to_strangers_and_where_there_is_no_captain(house: httpx.Client) -> None:
    running = house.post("/api/lessons/five_armies/field").json()["match"]["id"]
    assert house.get(f"/api/replays/{running}/analysis").status_code == 409
    ford = finished(house, "ford", "ford")
    assert house.get(f"/api/replays/{ford}/analysis").json()["fault"] == "game"
    over = finished(house, "five_armies", "combat")
    with httpx.Client(base_url=house.base_url, trust_env=False, verify=False) as stranger:
        assert stranger.get(f"/api/replays/{over}/analysis").status_code == 403


def test_a_mistake_names_places_among_what_its_seat_was_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(load("five_armies"), dice=FastDice(3))
    while len(match.table.offered) < 3: match.answer(match.table.to_answer()[0], match.table.offered[0])
    seat, offered = match.table.to_answer()[0], list(match.table.offered)
    assert match.table.record is not None
    n = len(match.table.record) // 2
    match.answer(seat, offered[2])
    answers = pairs(match.table.record)
    made = Mistake(n, seat, offered[2], offered[0], 0.2, 0.01)
    monkeypatch.setattr("ravenhill.server.play.analyses.os.nice", lambda more: 0)
    monkeypatch.setattr("ravenhill.server.play.analyses.analyse", lambda *given: Analysis(
        len(answers), len(answers), [Moment(0, -3, 0.5, 0.1), Moment(n, -1, 0.6, 0.1)], [made]))
    found, where = piece("x", "five_armies", {}, answers, Analysis(len(answers)))
    told = shown(match.game, found, where)
    assert (told.mistakes[0].chosen, told.mistakes[0].better) == (2, 0)
    assert told.mistakes[0].seat == match.game.seats[seat] and told.moments[1].who == "dice"


def test_one_analysis_is_begun_once_and_few_are_kept() -> None:
    analyses = Analyses()
    assert analyses.wanted("a") and not analyses.wanted("a") and analyses.wanted_still("a")
    analyses.asked["a"] -= 1000
    assert not analyses.wanted_still("a") and MOST_KEPT < 100
    analyses.kept["b"] = Analysis(4, 4), {}
    assert not analyses.wanted("b")
