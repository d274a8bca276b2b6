"""A browser and a server for the client's tests: Debian's Chromium, driven by Playwright, and SQLite in a folder."""
from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.client.clicking import Watch
from tests.client.looking import SIZES, watch_requests
from tests.server.running import Server

STATIC = Path(__file__).parents[2] / "src" / "ravenhill" / "server" / "static"
# The headless shell opens a page in half the time; both are Debian's packages of one source.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
         "--disable-background-networking", "--disable-component-update", "--disable-sync"]

Open = Callable[..., Page]
expect.set_options(timeout=45_000)                # a busy machine is not a fault of the page


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        pytest.skip("no Chromium here; scripts/install fetches it when it may")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all of them; every test makes matches of its own."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the client is not built: scripts/client builds it")
    folder = tmp_path_factory.mktemp("house")
    server = Server({"RAVENHILL_DATA": str(folder), "RAVENHILL_LIMITS": "0", "DATABASE_URL": ""}).start()
    yield server
    server.stop()


@pytest.fixture
def open_page(browser: Browser, house: Server) -> Iterator[Open]:
    """`open_page("/", size="phone", theme="dark", language="pl")`: a page of somebody new, watched for faults."""
    contexts: list[BrowserContext] = []
    watches: list[Watch] = []

    def opened(path: str = "/", *, size: str = "wide", theme: str = "light", language: str = "en",
               context: BrowserContext | None = None, motion: str = "reduce", worker: bool = False,
               **more: Any) -> Page:
        if context is None:
            width, height = SIZES[size]
            wish: Any = {"viewport": {"width": width, "height": height}, "color_scheme": theme, "locale": language,
                         "reduced_motion": motion, **more}
            context = browser.new_context(base_url=house.address, **wish)
            contexts.append(context)
            if not worker:                                # what it fetches is not what the page fetches
                context.add_init_script("delete Navigator.prototype.serviceWorker")
        page = context.new_page()
        page.set_default_timeout(60_000)
        watches.append(Watch(page, house.address))
        watch_requests(page)
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    faults = [fault for watch in watches for fault in watch.faults]
    assert not faults, faults
