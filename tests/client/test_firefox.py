"""The house in another engine: from the first page through 25 answers of the battle to the list of keys, in Firefox."""
from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.client.bidi import FIREFOX, Firefox
from tests.client.clicking import PICK
from tests.server.running import Server

BEGIN = """(() => {
  const button = document.querySelector('article:has(svg.five_armies) button')
  if (!button) return null
  const box = button.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
})()"""
ANSWERED = "document.querySelector('[data-table]')?.dataset.n"


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    if not FIREFOX:
        pytest.skip("no Firefox here; scripts/install fetches it when it may")
    found = Firefox(tmp_path / "profile")
    yield found
    found.close()


def test_firefox_plays_the_battle_from_the_first_page_and_lists_its_keys(firefox: Firefox, house: Server) -> None:
    firefox.go(house.address)
    firefox.click(*firefox.wait_for(BEGIN))
    dice = random.Random(5)
    changes: set[str] = set()
    clicks = 0
    while len(changes) < 26 and clicks < 80:
        seen = firefox.see(f"({PICK})([{dice.random()}, 60000])")
        if seen["is"] == "over":
            break
        assert seen["is"] == "lit", seen
        changes.add(firefox.see(ANSWERED))
        firefox.click(seen["x"], seen["y"])
        clicks += 1
    firefox.press("?")
    firefox.wait_for("document.querySelector('dialog[open] kbd') !== null")
    print(f"{clicks} clicks, {len(changes)} questions in Firefox")
    assert len(changes) >= 15
    assert firefox.faults == []
