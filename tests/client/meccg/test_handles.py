"""Checks 1 and 2 for the card table: every option has a visible handle, every handle an option, and Enter sends it."""
from __future__ import annotations

import random
from typing import Any

import pytest

from tests.client.conftest import Open
from tests.client.feeding import Feeder, various
from tests.client.test_handles import ALIKE, FOCUS, MANY, SHOWN
from tests.server.running import Server

BY_HAND = "localStorage.setItem('ravenhill.settings', JSON.stringify({ autoPass: false }))"
ON_THE_TABLE = "document.querySelectorAll('[data-zone=board] [data-option], [data-zone=hand] [data-option]').length"


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_every_option_of_the_card_table_has_a_visible_handle_and_enter_sends_exactly_it(
    open_page: Open, house: Server, size: str,
) -> None:
    feeder = Feeder(open_page, house, "meccg", size=size, before=BY_HAND)
    dice = random.Random(size)
    kinds: dict[str, int] = {}
    drawn = 0
    for state in various("meccg", len(size), MANY, ALIKE):
        feeder.tell(state)
        asked: Any = state.question
        seen = feeder.page.evaluate(SHOWN, [feeder.n, len(asked.options)])
        assert seen == {"n": feeder.n, "kind": asked.kind, "lit": list(range(len(asked.options)))}, asked
        drawn += feeder.page.evaluate(ON_THE_TABLE) > 0
        option = dice.randrange(len(asked.options))
        assert feeder.page.evaluate(FOCUS, option), (asked.kind, option)
        feeder.page.keyboard.press("Enter")
        if feeder.page.locator(f'[data-lifted="{option}"]').count():         # seldom meant: once more does it
            feeder.page.keyboard.press("Enter")
        assert feeder.answered() == [option], asked.kind
        kinds[asked.kind] = kinds.get(asked.kind, 0) + 1
    told = sum(kinds.values())
    print(f"card table on a {size} screen: {told} questions of {len(kinds)} kinds, {drawn} with handles on the table")
    assert len(kinds) > 12 and drawn > told // 4
