"""The house in a third engine, WebKit."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.client.engines import play_and_list_the_keys
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
    play_and_list_the_keys(webkit, house.address)
