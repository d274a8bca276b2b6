"""The house in another engine: from the first page through 25 answers of the battle to the list of keys."""
from __future__ import annotations

import random
from typing import Any, Protocol

from tests.client.clicking import PICK

BEGIN = """(() => {
  const button = document.querySelector('article:has(svg.five_armies) button')
  if (!button) return null
  const box = button.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
})()"""
ANSWERED = "document.querySelector('[data-table]')?.dataset.n"


class Engine(Protocol):
    """A browser that is driven from outside: what a smoke test asks of it."""

    @property
    def faults(self) -> list[str]: ...
    def go(self, address: str) -> None: ...
    def see(self, expression: str) -> Any: ...
    def wait_for(self, expression: str) -> Any: ...
    def click(self, x: float, y: float) -> None: ...
    def press(self, key: str) -> None: ...
    def close(self) -> None: ...


def play_and_list_the_keys(engine: Engine, address: str) -> None:
    engine.go(address)
    engine.click(*engine.wait_for(BEGIN))
    dice = random.Random(5)
    changes: set[str] = set()
    clicks = 0
    while len(changes) < 26 and clicks < 80:
        seen = engine.see(f"({PICK})([{dice.random()}, 60000])")
        if seen["is"] == "over":
            break
        assert seen["is"] == "lit", seen
        changes.add(engine.see(ANSWERED))
        engine.click(seen["x"], seen["y"])
        clicks += 1
    engine.press("?")
    engine.wait_for("document.querySelector('dialog[open] kbd') !== null")
    print(f"{clicks} clicks, {len(changes)} questions in {type(engine).__name__}")
    assert len(changes) >= 15
    assert engine.faults == []
