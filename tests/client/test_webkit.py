"""The house in a third engine: from the first page through 25 answers of the battle to the list of keys, in WebKit."""
from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.client.clicking import PICK
from tests.client.test_firefox import ANSWERED, BEGIN
from tests.client.test_handles import SOAK
from tests.client.webkit import BROWSER, DRIVER, SCREEN, WebKit
from tests.server.running import Server


@pytest.fixture
def webkit(tmp_path: Path) -> Iterator[WebKit]:
    if not (BROWSER and DRIVER and SCREEN):
        pytest.skip("no WebKit here; scripts/install fetches it when it may")
    found = WebKit(tmp_path / "profile")
    yield found
    found.close()


@pytest.mark.slow
@pytest.mark.skipif(not SOAK, reason="it draws slowly on a screen nobody sees: `make soak`")
def test_webkit_plays_the_battle_from_the_first_page_and_lists_its_keys(webkit: WebKit, house: Server) -> None:
    webkit.go(house.address)
    webkit.click(*webkit.wait_for(BEGIN))
    dice = random.Random(5)
    changes: set[str] = set()
    clicks = 0
    while len(changes) < 26 and clicks < 80:
        seen = webkit.see(f"({PICK})([{dice.random()}, 60000])")
        if seen["is"] == "over":
            break
        assert seen["is"] == "lit", seen
        changes.add(webkit.see(ANSWERED))
        webkit.click(seen["x"], seen["y"])
        clicks += 1
    webkit.press("?")
    webkit.wait_for("document.querySelector('dialog[open] kbd') !== null")
    print(f"{clicks} clicks, {len(changes)} questions in WebKit")
    assert len(changes) >= 15
    assert webkit.faults == []
