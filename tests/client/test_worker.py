"""The worker behind the pages: the house is installable, opens without its server, and is told when it is our turn."""
from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from ravenhill.server.play.sealed_dice import nonce_hash
from tests.client.conftest import STATIC
from tests.server.house import NONCES
from tests.server.running import Server

# A browser with a push service of its own: none can be reached from here.
SUBSCRIBING = """
window.asked = []
Notification.requestPermission = async () => window.allowed ?? 'granted'
let made = JSON.parse(localStorage.getItem('made'))
const keep = (it) => localStorage.setItem('made', JSON.stringify(made = it))
const shown = () => made && { toJSON: () => made, unsubscribe: async () => (keep(null), true) }
PushManager.prototype.getSubscription = async () => shown()
PushManager.prototype.subscribe = async (how) => {
  window.asked.push(how)
  keep({ endpoint: 'https://push.example.org/1', keys: { p256dh: 'BPoint', auth: 'secret' } })
  return shown()
}
"""
# What it shows and opens is written down: the headless shell has neither notices nor windows to show them in.
WRITING_DOWN = """() => {
  self.shown = []
  self.opened = []
  self.registration.showNotification = async (title, more) => self.shown.push([title, more])
  self.clients.openWindow = async (url) => self.opened.push(url)
}"""
CLICK = """(data) => self.dispatchEvent(Object.assign(
  new ExtendableEvent('notificationclick'), { notification: { data, close() {} } }))"""
SHELF = "caches.open('house').then((it) => it.keys()).then((all) => all.map((it) => new URL(it.url).pathname))"


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the client is not built: scripts/client builds it")
    server = Server({"RAVENHILL_DATA": str(tmp_path_factory.mktemp("pushing")), "RAVENHILL_LIMITS": "0",
                     "DATABASE_URL": "", "RAVENHILL_PUSH": "mailto:host@example.org"}).start()
    yield server
    server.stop()


@pytest.fixture
def somebody(browser: Browser, pushing: Server) -> Iterator[BrowserContext]:
    context = browser.new_context(base_url=pushing.address, locale="es", reduced_motion="reduce")
    context.add_init_script(SUBSCRIBING)
    yield context
    context.close()


def with_worker(context: BrowserContext, path: str = "/") -> Page:
    """A page whose worker has all that the page is made of."""
    page = context.new_page()
    page.goto(path)
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    loaded = page.evaluate("performance.getEntriesByType('resource').map((it) => new URL(it.name).pathname)")
    wanted = {"/", *[path for path in loaded if path.startswith("/assets/")]}
    for _ in range(900):
        if wanted <= set(page.evaluate(SHELF)): break
        page.wait_for_timeout(50)
    assert wanted <= set(page.evaluate(SHELF)) and len(wanted) > 4
    return page


def test_the_house_can_be_installed(pushing: Server) -> None:
    with httpx.Client(base_url=pushing.address, trust_env=False) as web:
        page = web.get("/").text
        assert 'rel="manifest" href="/manifest.webmanifest"' in page
        reply = web.get("/manifest.webmanifest")
        assert reply.headers["content-type"].startswith("application/manifest+json")
        manifest = reply.json()
        assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
        for icon in manifest["icons"]:
            found = web.get(icon["src"])
            assert found.headers["content-type"] == icon["type"]
            if icon["sizes"] != "any":
                size = (int.from_bytes(found.content[16:20], "big"), int.from_bytes(found.content[20:24], "big"))
                assert icon["sizes"] == f"{size[0]}x{size[1]}"
        worker = web.get("/worker.js")
        assert "javascript" in worker.headers["content-type"] and worker.headers["cache-control"] == "no-cache"


def test_without_its_server_the_house_opens_with_a_calm_word_and_comes_back_by_itself(
        somebody: BrowserContext, pushing: Server) -> None:
    page = with_worker(somebody)
    expect(page.locator("article.tile")).to_have_count(3)
    pushing.stop()
    try:
        page.goto("/")
        expect(page.locator(".away")).to_have_text(
            "El servidor está fuera de alcance. Lo jugado está a salvo allí; esta página lo busca por sí sola.")
        expect(page.locator("[role=alert]:not(.hidden)")).to_have_count(0)
        page.goto("/r/nosuchmatch")                      # any address is one page
        expect(page.locator("#app > *").first).to_be_attached()
        page.goto("/")
        expect(page.locator(".away")).to_be_visible()
    finally:
        pushing.start()
    expect(page.locator("article.tile")).to_have_count(3)
    expect(page.locator(".away")).to_have_count(0)


def test_another_build_takes_the_place_of_the_old_one(somebody: BrowserContext) -> None:
    page = with_worker(somebody)
    page.evaluate("""caches.open('house').then(async (it) => {
      await it.put('/assets/of-an-older-build.js', new Response('old'))
      await it.put('/', new Response('<!doctype html>of an older build')) })""")
    page.goto("/me")
    page.wait_for_function(f"() => {SHELF}.then((all) => !all.includes('/assets/of-an-older-build.js'))")
    assert "of an older build" not in page.evaluate("caches.match('/').then((it) => it.text())")


def test_nothing_of_the_interface_is_kept_by_the_worker(somebody: BrowserContext) -> None:
    """What somebody may see today is asked for today."""
    page = with_worker(somebody)
    page.evaluate("fetch('/api/games').then((it) => it.text())")
    assert not [path for path in page.evaluate(SHELF) if not path.startswith("/assets/") and path != "/"]


def test_a_browser_subscribes_by_the_settings_and_takes_it_back(somebody: BrowserContext, pushing: Server) -> None:
    page = with_worker(somebody, "/me")
    box = page.locator("input[data-way=push]")
    box.check()
    page.wait_for_function("() => fetch('/api/me').then((it) => it.json()).then((it) => it.notify.push)")
    (how,) = page.evaluate("window.asked")
    ways = httpx.get(f"{pushing.address}/api/ways", trust_env=False).json()
    assert how == {"userVisibleOnly": True, "applicationServerKey": ways["push"]}
    kept = json.loads(page.evaluate("fetch('/api/me').then((it) => it.json())")["notify"]["push"])
    assert kept == {"endpoint": "https://push.example.org/1", "keys": {"p256dh": "BPoint", "auth": "secret"}}
    page.reload()
    expect(box).to_be_checked()
    box.uncheck()
    page.wait_for_function("() => fetch('/api/me').then((it) => it.json()).then((it) => !it.notify.push)")
    page.evaluate("window.allowed = 'denied'")
    box.click()
    expect(page.locator("[role=alert].bad")).to_be_visible()
    expect(box).not_to_be_checked()


def test_whoever_plays_by_correspondence_is_asked_on_the_first_page(somebody: BrowserContext, pushing: Server) -> None:
    page = with_worker(somebody)
    button = page.locator("button[data-way=push]")
    expect(page.locator("article.tile")).to_have_count(3)
    expect(button).to_have_count(0)
    page.evaluate("""async ([nonce, nonce_hash]) => {
      const post = (where, body) => fetch('/api/matches' + where, { method: 'POST',
        headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((it) => it.json())
      const made = await post('', { game: 'ford', pace: { pace: 'correspondence', hours: 72 },
        seats: [{ kind: 'link' }, { kind: 'bot', bot: 'random' }] })
      const joined = await post(`/${made.match.id}/join`,
        { key: Object.values(made.links)[0], nonce_hash, name: 'Ann' })
      await post(`/${made.match.id}/nonce`, { nonce, seat: joined.seat })
    }""", [NONCES[0], nonce_hash(NONCES[0])])
    page.reload()
    button.click()
    expect(button).to_have_count(0)
    page.wait_for_function("() => fetch('/api/me').then((it) => it.json()).then((it) => it.notify.push)")


def test_a_word_that_comes_while_nobody_looks_is_said_in_the_language_of_the_browser(
        somebody: BrowserContext, pushing: Server) -> None:
    page = with_worker(somebody)
    page.wait_for_function("() => caches.match('/words')")
    (worker,) = somebody.service_workers
    worker.evaluate(WRITING_DOWN)
    wire = somebody.new_cdp_session(page)
    known: list[dict[str, Any]] = []
    wire.on("ServiceWorker.workerRegistrationUpdated", lambda event: known.extend(event["registrations"]))
    wire.send("ServiceWorker.enable")
    for _ in range(900):
        if known: break
        page.wait_for_timeout(50)
    word = {"match": "abc", "game": "five_armies", "link": "/t/abc"}
    wire.send("ServiceWorker.deliverPushMessage", {
        "origin": pushing.address, "registrationId": known[0]["registrationId"], "data": json.dumps(word)})
    for _ in range(900):
        if worker.evaluate("self.shown.length"): break
        page.wait_for_timeout(50)
    ((title, more),) = worker.evaluate("self.shown")
    assert title == "La Batalla de los Cinco Ejércitos" and more["body"] == "Te toca." and more["data"] == "/t/abc"
    worker.evaluate(CLICK, "/t/abc")
    worker.evaluate(CLICK, "https://elsewhere.example/t/abc")
    for _ in range(900):
        if worker.evaluate("self.opened.length"): break
        page.wait_for_timeout(50)
    assert worker.evaluate("self.opened") == [f"{pushing.address}/t/abc"]
