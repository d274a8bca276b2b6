"""The cards over HTTP: small, kept by the browser, and refused where there are none."""
from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.running import Server


@pytest.fixture
def web(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, trust_env=False, verify=False, timeout=60) as client:
        yield client


@pytest.mark.parametrize("path", ["cards/meccg/faces", "rules/meccg", "glossary/meccg", "cards/five_armies"])
def test_what_never_changes_is_sent_once_and_then_only_asked_about(web: httpx.Client, path: str) -> None:
    first = web.get(f"/api/{path}")
    assert first.status_code == 200 and first.headers["content-encoding"] == "gzip"
    again = web.get(f"/api/{path}", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304 and again.content == b""
    plain = web.get(f"/api/{path}", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.json() == first.json()


def test_every_card_has_a_face(web: httpx.Client) -> None:
    assert len(web.get("/api/cards/meccg/faces").json()) > 480


def test_texts_are_in_the_readers_language(web: httpx.Client) -> None:
    english, polish = (web.get("/api/cards/meccg/texts", params={"language": it}).json() for it in ("en", "pl"))
    assert english.keys() == polish.keys() and english["tw-120"] != polish["tw-120"]


def test_one_set_can_be_asked_for_alone(web: httpx.Client) -> None:
    whole = {it["code"] for it in web.get("/api/cards/meccg/faces").json()}
    parts = [{it["code"] for it in web.get("/api/cards/meccg/faces", params={"set": it}).json()}
             for it in ("tw", "td", "dm")]
    assert all(parts) and sum(map(len, parts)) == len(whole) and set.union(*parts) == whole
    assert web.get("/api/cards/meccg/texts", params={"language": "pl", "set": "td"}).json().keys() == parts[1]
    for what in ("faces", "texts"):
        assert web.get(f"/api/cards/meccg/{what}", params={"set": "le"}).status_code == 404


def test_the_back_of_a_card_shows_the_rules_that_name_it(web: httpx.Client) -> None:
    back = web.get("/api/cards/meccg/tw-166/notes").json()
    assert back["done"] and "R-SITE-16" in [note["rule"] for note in back["notes"]]
    assert web.get("/api/cards/meccg/tw-999/notes").status_code == 404
    assert web.get("/api/cards/chess/faces").status_code == 400
