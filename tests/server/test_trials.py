"""Decks on trial over HTTP: games are played elsewhere, only while somebody asks, and only decks that may be played."""
from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from ravenhill.bots.meccg.laboratory import Trial, nth
from ravenhill.games.meccg.decks.files import load
from ravenhill.server.play import trials
from ravenhill.server.play.trials import GAMES, MOST_KEPT, Trials, id_of, piece, shown
from tests.server.running import Server

WON = Trial("starter-saruman", 1.0, True, 9, [6, 2, 0, 0, 1, 0], {"tw-204": 2, "tw-1": 1}, {"tw-204": 1}, [6, 7, 9])
LOST = Trial("starter-gandalf", 0.0, True, 7, [2, 0, 0, 0, 1, 0], {"tw-204": 1}, {}, [2, 3])


@pytest.fixture
def house(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, trust_env=False, verify=False, timeout=60) as client: yield client


def starter(house: httpx.Client) -> dict[str, Any]:
    ready: list[dict[str, Any]] = house.get("/api/decks/meccg/ready").json()
    return next(it["cards"] for it in ready if it["id"] == "starter-gandalf")


@pytest.mark.many_games
def test_a_deck_is_played_elsewhere_and_whoever_asks_again_sees_more(house: httpx.Client) -> None:
    cards, limit = starter(house), time.monotonic() + 120
    assert house.post("/api/decks/meccg/trial", json=cards).json()["games"] == 0
    while not (found := house.post("/api/decks/meccg/trial", json={**cards, "name": "other"}).json())["games"]:
        assert time.monotonic() < limit
        time.sleep(0.2)
    assert found["of"] == GAMES and 0 <= found["low"] <= found["won"] / found["games"] <= found["high"] <= 1
    assert len(found["points"]) == 6 and found["curve"] and found["against"][0]["games"] > 0


def test_challenge_decks_come_with_the_game_and_say_which_sets_they_need(house: httpx.Client) -> None:
    ready = {it["id"]: it["needs"] for it in house.get("/api/decks/meccg/ready").json()}
    assert [name for name, needs in ready.items() if not needs] == ["starter-gandalf", "starter-saruman"]
    assert ready["challenge-deeps"] == ["dark-minions"] and ready["challenge-erebor"] == ["dragons", "dark-minions"]


def test_a_deck_that_may_not_be_played_is_refused(house: httpx.Client) -> None:
    cards = starter(house)
    answer = house.post("/api/decks/meccg/trial", json={**cards, "deck": {**cards["deck"], "tw-204": 9}})
    assert answer.json()["fault"] == "options"
    assert house.post("/api/decks/meccg/trial", json={"deck": {"no-such": 1}}).json()["fault"] == "options"
    assert house.post("/api/decks/five_armies/trial", json=cards).json()["fault"] == "game"


def test_a_deck_is_tried_with_one_card_for_another_against_itself(house: httpx.Client) -> None:
    """Of the deck as it is nothing is played by that; what may not be exchanged is refused with a reason."""
    cards, way = starter(house), "/api/decks/meccg/trial"
    assert house.post(way, json=cards, params={"out": "tw-209", "into": "tw-319"}).json()["games"] == 0
    for out, into, why in (("tw-319", "tw-209", "not in the play deck"), ("tw-209", "tw-209", "the same card"),
                           ("tw-209", "", "no card"), ("tw-209", "tw-204", "breaks no rule")):
        answer = house.post(way, json=cards, params={"out": out, "into": into}).json()
        assert answer["fault"] == "options" and why in answer["text"], answer


def test_who_plays_against_itself_with_another_card(monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[object] = []
    monkeypatch.setattr("ravenhill.bots.meccg.laboratory.play", lambda *them: met.append(them[:3]))
    before, after = load("starter-gandalf"), load("starter-saruman")
    nth(msgspec.to_builtins(after), 3, msgspec.to_builtins(before))
    assert met == [(after, "before", before)]
    one, other = ({"deck": {"tw-1": n}} for n in (1, 2))
    assert len({id_of("meccg", *it) for it in ((one,), (one, other), (other, one), (other,))}) == 4


def test_the_same_cards_are_the_same_deck() -> None:
    one = {"name": "a", "deck": {"tw-1": 1, "tw-2": 2}, "pool": {}}
    assert id_of("meccg", one) == id_of("meccg", {"pool": {}, "name": "b", "deck": {"tw-2": 2, "tw-1": 1}})
    assert id_of("meccg", one) != id_of("meccg", {**one, "pool": {"tw-1": 1}})


def test_what_is_shown_counts_what_was_played() -> None:
    found = shown("meccg", [WON, LOST])
    assert (found.games, found.won, found.turns, found.unended) == (2, 1.0, 8, 0)
    assert found.curve == [4, 5, 9] and found.points[0] == 4
    assert [(it.name, it.won, it.games) for it in found.against] == [(WON.against, 1, 1), (LOST.against, 0, 1)]
    assert [(it.card, it.drawn, it.used) for it in found.idle] == [("tw-1", 1, 0), ("tw-204", 3, 1)]
    assert shown("meccg", []).games == 0


def test_it_stops_when_nobody_asks_and_goes_on_from_there(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    async def run(who: object, work: object, game: str, deck: object, begin: int, before: object) -> list[Trial]:
        asked.append(begin)
        return [WON] * 4

    it = Trials()
    monkeypatch.setattr(it.processes, "run", run)
    assert it.wanted("a") and not it.wanted("a")
    monkeypatch.setattr(trials, "PATIENCE_S", -1)
    asyncio.run(it.go_on(("", ""), "a", "meccg", {}))
    assert asked == [] and it.wanted("a")
    monkeypatch.setattr(trials, "PATIENCE_S", 60)
    asyncio.run(it.go_on(("", ""), "a", "meccg", {}))
    assert asked == list(range(0, GAMES, 4)) and len(it.kept["a"]) == GAMES and not it.wanted("a")
    for n in range(MOST_KEPT + 1):
        it.kept[str(n)] = [WON] * (GAMES - 4)
    assert it.wanted("0")
    asyncio.run(it.go_on(("", ""), "0", "meccg", {}))
    assert len(it.kept) == MOST_KEPT and "0" in it.kept and "a" not in it.kept


def test_a_piece_is_the_next_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.nice", lambda _: 0)
    monkeypatch.setattr("ravenhill.bots.meccg.laboratory.play", lambda deck, name, other, *rest: (name, *rest))
    deck = msgspec.to_builtins(load("starter-gandalf"))
    found = piece("meccg", deck, GAMES - 3)
    assert found == [nth(deck, n) for n in range(GAMES - 3, GAMES)] and len(set(found)) == 3
