"""Puzzles over HTTP: shown to their seat, judged by place among what it is offered."""
from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from ravenhill.bots.puzzles import BOTS, puzzles
from ravenhill.games import load
from tests.server.running import Server


@pytest.fixture
def house(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, trust_env=False, verify=False, timeout=60) as client: yield client


def test_a_puzzle_is_shown_to_its_seat_and_judged(house: httpx.Client) -> None:
    it = next(iter(puzzles("five_armies").values()))
    listed = house.get("/api/puzzles/five_armies").json()
    assert listed[0] == {"id": it.id, "seat": load("five_armies").seats[it.seat], "missed": it.missed, "of": BOTS}
    state = house.get(f"/api/puzzles/five_armies/{it.id}/state").json()
    assert state["question"]["seat"] == listed[0]["seat"] and len(state["question"]["options"]) == len(it.behind)
    told = [house.get(f"/api/puzzles/five_armies/{it.id}/judge?option={n}").json() for n in range(len(it.behind))]
    assert sum(one["solved"] for one in told) == len(it.good()) and told[0]["best"] in told[0]["good"]
    assert [n for n, one in enumerate(told) if one["solved"]] == told[0]["good"]
    assert min(one["loss"] for one in told) == 0.0 < max(one["loss"] for one in told)
    assert house.get(f"/api/puzzles/five_armies/{it.id}/judge?option=99").json()["fault"] == "illegal"
    assert house.get("/api/puzzles/five_armies/none/state").status_code == 404
    assert house.get("/api/puzzles/ford").json() == []
