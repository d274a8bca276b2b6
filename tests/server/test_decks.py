"""Decks over HTTP: judged by the engine, read and written as lists, private, and shared only by a link."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from ravenhill.games.meccg.decks.files import load
from tests.server.running import Server

Person = httpx.Client


@pytest.fixture
def people(server: Server) -> Iterator[tuple[Person, Person]]:
    wish: dict[str, Any] = {"base_url": server.address, "trust_env": False, "verify": False, "timeout": 60}
    with httpx.Client(**wish) as ann, httpx.Client(**wish) as ben:
        yield ann, ben


def starter(**changed: int) -> dict[str, Any]:
    deck = load("starter-gandalf")
    return {"name": "Le chemin\N{NO-BREAK SPACE}: Gandalf", "pool": deck.pool, "deck": {**deck.deck, **changed}}


def test_a_broken_rule_is_named_with_its_mending(people: tuple[Person, Person]) -> None:
    ann, _ = people
    found = ann.post("/api/decks/meccg/check", json={"cards": starter(**{"tw-204": 4})}).json()
    assert [fault["rule"] for fault in found["faults"]] == ["R-SETUP-02", "R-SETUP-03"] and not found["legal"]
    assert "Concealment" in found["faults"][1]["text"]
    assert found["mends"] == [
        {"edits": [{"section": "deck", "card": "tw-204", "more": -1}], "rules": ["R-SETUP-02", "R-SETUP-03"]}]
    assert ann.post("/api/decks/meccg/check", json={"cards": starter()}).json()["legal"]
    spanish = ann.post("/api/decks/meccg/check", params={"language": "es"}, json={"cards": starter(**{"tw-204": 4})})
    assert "copias" in spanish.json()["faults"][1]["text"]


def test_a_list_is_read_as_far_as_it_is_understood(people: tuple[Person, Person]) -> None:
    ann, _ = people
    lines = ["####", "Deck", "####", "# Hazard (2)", "3 Concealment (TW)", "2 Nonsense (AS)"]
    text = "\n".join([*lines, "####", "Sideboard", "####", "# Hazard (1)", "1 Wolves (TW)"])
    found = ann.post("/api/decks/meccg/read", json={"text": text, "name": "GCCG"}).json()
    assert found["cards"]["deck"] == {"tw-204": 3} and len(found["cards"]["sideboard"]) == 1
    assert found["lost"] == [{"line": 6, "text": "2 Nonsense (AS)"}]


@pytest.mark.parametrize("form", ["plain", "gccg"])
def test_what_is_written_is_read_again(people: tuple[Person, Person], form: str) -> None:
    ann, _ = people
    text = ann.post("/api/decks/meccg/write", params={"form": form}, json=starter()).json()["text"]
    again = ann.post("/api/decks/meccg/read", json={"text": text}).json()
    assert again["lost"] == [] and again["cards"]["deck"] == starter()["deck"]
    assert again["cards"]["pool"] == starter()["pool"]


def test_a_surprise_is_legal_and_another_each_time(people: tuple[Person, Person]) -> None:
    ann, _ = people
    decks = [ann.get("/api/decks/meccg/surprise").json() for _ in range(2)]
    assert decks[0] != decks[1]
    assert all(ann.post("/api/decks/meccg/check", json={"cards": deck}).json()["legal"] for deck in decks)


def test_a_deck_is_its_owners_alone_until_it_is_shared(people: tuple[Person, Person]) -> None:
    ann, ben = people
    made = ann.post("/api/decks/meccg", json=starter())
    assert made.status_code == 201
    id = made.json()["id"]
    ben.post("/api/decks/meccg", json=starter())
    assert [deck["id"] for deck in ann.get("/api/decks/meccg").json()] == [id]
    assert id not in ben.get("/api/decks/meccg").text
    for asked in (ben.get(f"/api/decks/meccg/{id}"), ben.put(f"/api/decks/meccg/{id}", json=starter()),
                  ben.post(f"/api/decks/meccg/{id}/share"), ben.delete(f"/api/decks/meccg/{id}")):
        assert asked.status_code == 404 and "tw-204" not in asked.text
    key = ann.post(f"/api/decks/meccg/{id}/share").json()["key"]
    seen = ben.get(f"/api/decks/meccg/shared/{key}").json()
    assert seen["cards"]["deck"] == starter()["deck"] and not seen["yours"] and seen["key"] == ""
    ann.post(f"/api/decks/meccg/{id}/share", params={"on": False})
    assert ben.get(f"/api/decks/meccg/shared/{key}").status_code == 404
    changed = ann.put(f"/api/decks/meccg/{id}", json=starter(**{"tw-204": 4})).json()
    assert changed["cards"]["deck"]["tw-204"] == 4 and ann.get("/api/decks/meccg").json()[0]["faults"] == 2
    assert ann.delete(f"/api/decks/meccg/{id}").status_code == 204 and ann.get("/api/decks/meccg").json() == []


def test_an_account_takes_over_the_decks_of_its_guest(people: tuple[Person, Person]) -> None:
    ann, ben = people
    ann.post("/api/decks/meccg", json=starter())
    word = {"login": f"ann{id(ann)}", "password": "correct horse battery"}
    assert ann.post("/api/account", json=word).status_code == 201
    ben.post("/api/decks/meccg", json={**starter(), "name": "of a guest"})
    assert ben.post("/api/account/login", json=word).status_code == 200
    assert sorted(deck["name"] for deck in ben.get("/api/decks/meccg").json()) == [starter()["name"], "of a guest"]


@pytest.mark.parametrize("bad", [
    {"deck": {"tw-204": 0}}, {"deck": {"tw-204": 1000}}, {"deck": {"zz-1": 1}}, {"sites": {"zz-1": 1}}, {"cards": {}},
    {"name": "x" * 61}, {"name": "a\u0000b"}, {"deck": {f"tw-{n:03}": 1 for n in range(301)}},
])
def test_what_is_no_deck_is_refused_and_nothing_is_kept(people: tuple[Person, Person], bad: dict[str, Any]) -> None:
    ann, _ = people
    asked = ann.post("/api/decks/meccg", json=bad)
    assert 400 <= asked.status_code < 500 and asked.json()["fault"]
    assert ann.get("/api/decks/meccg").json() == []


def test_nobody_brings_a_deck_to_the_ford(people: tuple[Person, Person]) -> None:
    ann, _ = people
    assert ann.get("/api/decks/ford").status_code == 400 and ann.get("/api/decks/chess").status_code == 400
