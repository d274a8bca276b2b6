"""How fast the tables are: from the hand to the eye with all units placed, a new view of forty cards, a slow phone."""
from __future__ import annotations

import json
import os
from statistics import median, quantiles
from typing import Any

import msgspec
import pytest
from playwright.sync_api import CDPSession, Page, Route, expect

from ravenhill.server.play.views import see, state_for
from ravenhill.server.storage.schema import now
from tests.client.clicking import Ears
from tests.client.conftest import Open
from tests.client.looking import settled, until
from tests.client.meccg.laid import QUIET, Laid
from tests.client.positions import forked, play, sit
from tests.client.test_first_games import begin
from tests.client.test_moving import BEGIN, REST, SPLIT
from tests.client.warring import War
from tests.server.running import Server

# From the moment the browser has the input until the frame that shows what it did is done.
HANDS = """() => {
  const again = window.painted !== undefined
  window.painted = []
  if (again) return
  const until = (event) => requestAnimationFrame(() => {
    const after = new MessageChannel()
    after.port1.onmessage = () => window.painted.push(performance.now() - event.timeStamp)
    after.port2.postMessage(0)
  })
  for (const what of ['keydown', 'pointerdown', 'click', 'pointerover']) addEventListener(what, until, true)
}"""
SETTLED = "() => new Promise((done) => setTimeout(() => done(window.painted), 300))"


# 4G as the brief has it, and a phone a quarter as fast as this machine.
FOUR_G = {"offline": False, "latency": 70, "downloadThroughput": 9e6 / 8, "uploadThroughput": 4e6 / 8}
LARGEST = """() => new Promise((done) => new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime))
  .observe({ type: 'largest-contentful-paint', buffered: true }))"""


def at_the_war(open_page: Open) -> tuple[Page, int]:
    """The table, and how many units stand on it."""
    page = open_page("/")
    ears = Ears(page)
    begin(page, "five_armies")
    expect(page.locator("[data-table] [data-option]").first).to_be_visible()
    settled(page)
    return page, sum(ears.view["units"])


def interactions(page: Page) -> list[float]:
    """Walk over the map by arrows, point at armies, go nearer and back: how long each took to be seen."""
    page.evaluate(HANDS)
    page.locator("[data-region='20']").evaluate("(it) => it.focus()")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowRight", "f", "b") * 2:
        page.keyboard.press(key)
    for region in (0, 2, 12, 20, 25, 30, 31, 33):
        box = page.locator(f"[data-region='{region}']").bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for name in ("Nearer", "Farther"):
        page.get_by_role("button", name=name).click()
    found: list[float] = page.evaluate(SETTLED)
    return found


def test_input_is_painted_in_a_tenth_of_a_second_on_the_map_with_all_units(open_page: Open) -> None:
    page, units = at_the_war(open_page)
    best: list[float] = []
    for _ in range(3):                                    # a busy machine may spoil one round, not three
        took = interactions(page)
        print(f"input to paint on the map: median {median(took):.0f} ms, p75 {quantiles(took, n=4)[2]:.0f} ms, "
              f"most {max(took):.0f} ms; {len(took)} inputs, {units} units")
        if not best or median(took) < median(best):
            best = took
        if median(best) < 50:
            break
    assert len(best) > 20 and units > 20
    assert median(best) < 100
    assert quantiles(best, n=4)[2] < (100 if "RAVENHILL_SOAK" in os.environ else 500)


def in_play(view: dict[str, Any]) -> int:
    """Characters, what they bear, sites and events."""
    members = [one for it in view["companies"] for one in it["members"]]
    with_them = sum((it["site"] is not None) + len(it["events"]) for it in view["companies"])
    return len(view["events"]) + with_them + len(members) + sum(len(one["bears"]) for one in members)


def companies(people: str, sites: str) -> str:
    """Each four together, the first two with a dagger and a cloak."""
    names, found = people.split(", "), []
    for n, site in enumerate(sites.split(", ")):
        bears = [f", bears = ['{item}']" for item in ("Dagger of Westernesse", "Elven Cloak")] + ["", ""]
        found.append(f"{{ site = '{site}', characters = [" + ", ".join(
            f"{{ name = '{name}'{borne} }}" for name, borne in zip(names[4 * n:4 * n + 4], bears)) + "] }")
    return f"companies = [{', '.join(found)}]"


CROWD = f"""
game = "meccg"
turn = 9
active = "grey"
begins = "organization"
[grey]
hand = ["Concealment", "Dodge", "Escape", "Glamdring", "Riders of Rohan", "Gimli", "Cave-drake", "Lure of the Senses"]
deck = ["Risky Blow", "Block", "Ford"]
{companies("Adrazar, Anborn, Annalena, Aragorn II, Beretar, Bergil, Bilbo, Boromir II, Elladan, Elrohir, Damrod, Éowyn",
           "Rivendell, Lórien, Edoras")}
[blue]
hand = ["Wolves", "Orc-patrol"]
deck = ["Wargs", "Orc-guard", "Giant"]
{companies("Arwen, Balin, Beregond, Bifur, Bofur, Bombur, Celeborn, Dori, Faramir, Forlong, Frodo, Galva",
           "Rivendell, Grey Havens, Bree")}
"""


def worked(wire: CDPSession) -> float:
    """What the thread of the page has worked, in milliseconds of its own: a busy machine changes little of it."""
    found = {it["name"]: it["value"] for it in wire.send("Performance.getMetrics")["metrics"]}
    return float(found["TaskDuration"]) * 1000


# The page's own line is kept, so that a message comes to it as from the server and not by way of the test.
KEPT = """(() => {
  const Line = WebSocket
  window.lines = []
  window.WebSocket = new Proxy(Line, { construct(of, args) { const it = new of(...args); lines.push(it); return it } })
})()"""
HEARS = """(n) => new Promise((done) => setTimeout(() => {
  if (n >= 0) lines.at(-1).onmessage({ data: said[n] })
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(null), 30)))
}, 60))"""
NOTHING = -1


def changes(at: Laid, many: int) -> list[str]:
    """The page's seat does as little as may be: what the server tells it each time."""
    found = []
    for _ in range(many):
        question = state_for(at.room, 0, now()).question
        assert question is not None
        since, sent = at.room.seen[0], see(at.room, 0)
        at.answer(0, [next((n for n, it in enumerate(question.options) if it.do["do"] in QUIET), 0)])
        at.others()
        found.append(msgspec.json.encode(state_for(at.room, 0, now(), since, sent)).decode())
    return found


def of_cards(open_page: Open, house: Server, size: str) -> tuple[Page, list[str]]:
    """A table of more than forty cards, and what it is told; the last of it begins anew."""
    at = Laid(open_page, house, CROWD, by_hand=True, size=size)
    again(at.page)
    assert in_play([it for it in map(json.loads, at.sent) if "view" in it][-1]["view"]) >= 40
    begins = msgspec.json.encode(state_for(at.room, 0, now())).decode()
    return at.page, [*changes(at, 14), begins]


def of_war(open_page: Open, house: Server, size: str) -> tuple[Page, list[str]]:
    """The battle with all units placed, and what it is told while both sides play as squires do."""
    at = War(open_page, house, "squire", 1, 0, size=size)
    again(at.page)
    begins = state_for(at.room, 0, now())
    assert sum(begins.view["units"]) > 20
    found = [begins]
    for _ in range(14):
        since, sent = at.room.seen[0], see(at.room, 0)
        at.take(at.room.plan(0, [at.chosen(0)], now())[0])
        found.append(state_for(at.room, 0, now(), since, sent))
    return at.page, [msgspec.json.encode(it).decode() for it in [*found[1:], begins]]


TABLES = {"forty cards": of_cards, "a war": of_war}


def again(page: Page) -> None:
    """The page once more, with its line kept."""
    page.add_init_script(KEPT)
    page.reload()
    expect(page.locator("[data-table] [data-option]").first).to_be_visible()
    settled(page)


def crowded(open_page: Open, house: Server, what: str, size: str) -> tuple[Page, list[str]]:
    """A table that has been played at for a while, and what it is told again."""
    page, views = TABLES[what](open_page, house, size)
    page.evaluate("(views) => { window.said = views }", views)
    for n in range(len(views)):
        page.evaluate(HEARS, n)
    return page, views


@pytest.mark.parametrize("what", TABLES)
@pytest.mark.parametrize(("size", "slower", "most"), [("phone", 4, 24), ("wide", 1, 8)])
def test_a_new_view_is_little_work(
    open_page: Open, house: Server, what: str, size: str, slower: int, most: float,
) -> None:
    """Check 30: a phone a quarter as fast as our machine paints a new view in 24 ms, a desk in 8; at most 2,500 nodes.

    Work is the thread's own time from a message to two frames later, less that of two frames without one. Each view
    counts with the least of several rounds, and the one in the middle is held to the budget; beside other work,
    which shares the core's caches, to several times as much: there the steps of the work are counted instead."""
    page, views = crowded(open_page, house, what, size)
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    wire.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    least: dict[int, float] = {}
    nodes = 0
    for _ in range(5):
        for n in [NOTHING, NOTHING, *range(len(views))]:
            before = worked(wire)
            page.evaluate(HEARS, n)
            least[n] = min(least.get(n, 1e9), worked(wire) - before)
            nodes = max(nodes, page.evaluate("document.querySelectorAll('*').length"))
        work = [least[n] - least[NOTHING] for n in range(len(views) - 1)]
        if median(work) < most:
            break
    print(f"a new view of {what}, {size}, {slower} times slower: {median(work):.1f} ms of work, "
          f"most {max(work):.1f}; {nodes} nodes; load {os.getloadavg()[0]:.1f}")
    assert nodes <= 2500
    # What shares the caches of a core makes each of its milliseconds longer: strict only where nothing else runs.
    assert 0 < median(work) < most * (1 if "RAVENHILL_SOAK" in os.environ else 5)


# What a new view changes in the page, told when it stands still.
CHANGED = """(n) => new Promise((done) => {
  let many = 0
  const seen = new MutationObserver((all) => (many += all.length))
  seen.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  lines.at(-1).onmessage({ data: said[n] })
  requestAnimationFrame(() => requestAnimationFrame(() => { seen.disconnect(); done(many) }))
})"""


def counted(wire: CDPSession) -> dict[str, float]:
    """How often the page was styled and laid out so far, and the calls of its functions since this was last asked."""
    found = {it["name"]: it["value"] for it in wire.send("Performance.getMetrics")["metrics"]}
    scripts = wire.send("Profiler.takePreciseCoverage")["result"]
    calls = sum(part["ranges"][0]["count"] for it in scripts if "/assets/" in it["url"]
                for part in it["functions"] if part["functionName"] or part["ranges"][0]["startOffset"])
    return {"calls": calls, "styles": found["RecalcStyleCount"], "layouts": found["LayoutCount"]}


@pytest.mark.parametrize(("what", "size", "calls", "changes", "styles", "layouts"), [
    ("forty cards", "phone", 14_500, 27, 1, 1), ("forty cards", "wide", 22_500, 46, 1, 1),
    ("a war", "phone", 50_000, 28, 1, 1), ("a war", "wide", 61_500, 34, 3, 2),
])
def test_the_steps_of_a_new_view_are_few(
    open_page: Open, house: Server, what: str, size: str, calls: int, changes: int, styles: int, layouts: int,
) -> None:
    """What a new view costs in steps, however busy the machine: functions called, changes of the page, how often it is
    styled and laid out: once, and twice where a war's bar takes another line and the map fits itself to what is left.
    The view in the middle is held to it, with a tenth to spare."""
    page, views = crowded(open_page, house, what, size)
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable")
    wire.send("Profiler.enable")
    wire.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})
    found: dict[str, list[float]] = {"calls": [], "changes": [], "styles": [], "layouts": []}
    for n in range(len(views) - 1):
        page.wait_for_timeout(600)                        # what was said aloud before has been
        before = counted(wire)
        found["changes"].append(page.evaluate(CHANGED, n))
        after = counted(wire)
        found["calls"].append(after["calls"])
        for step in ("styles", "layouts"):
            found[step].append(after[step] - before[step])
    middle = {step: median(many) for step, many in found.items()}
    print(f"the steps of a new view of {what}, {size}: {middle}, "
          f"most {({step: max(many) for step, many in found.items()})}")
    assert middle["calls"] <= calls and middle["changes"] <= changes
    assert middle["styles"] <= styles and middle["layouts"] <= layouts


# All of it once more, so many times, a frame each.
ROUNDS = """async (rounds) => {
  for (let round = 0; round < rounds; round++) {
    for (const data of said) {
      lines.at(-1).onmessage({ data })
      await new Promise(requestAnimationFrame)
    }
  }
}"""


def kept(wire: CDPSession) -> tuple[float, float]:
    """Megabytes and nodes, those that are out of the page too, when the rubbish has been taken out."""
    wire.send("HeapProfiler.collectGarbage")
    found = {it["name"]: it["value"] for it in wire.send("Performance.getMetrics")["metrics"]}
    return found["JSHeapUsedSize"] / 1e6, found["Nodes"]


@pytest.mark.parametrize("what", TABLES)
def test_a_thousand_views_leave_nothing_behind(open_page: Open, house: Server, what: str) -> None:
    """Check 30: a whole view in 40 kB, a change in 4; 60 MB at most, and no more after a thousand views.

    A thousand in a soak, else a hundred; a table remembers 250 of its views, which in a soak have been by then."""
    first, many = (260, 1000) if "RAVENHILL_SOAK" in os.environ else (50, 100)
    page, views = crowded(open_page, house, what, "wide")
    *changes, whole = [len(it.encode()) for it in views]
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable")
    page.evaluate(ROUNDS, first // len(views) + 1)
    heap, nodes = kept(wire)
    page.evaluate(ROUNDS, many // len(views) + 1)
    later, left = kept(wire)
    print(f"{what}: a whole view {whole / 1000:.1f} kB, a change {median(changes) / 1000:.1f}; "
          f"{heap:.1f} MB and {nodes:.0f} nodes, later {later:.1f} and {left:.0f}")
    assert whole <= 40_000 and median(changes) <= 4_000
    assert later <= 60 and later - heap < 1.5
    assert left <= 1.05 * nodes


def a_table(page: Page, house: Server, what: str) -> str:
    """The address of a table at which this page may answer: a printed fight by its link, or a game's first question."""
    if what == "a fight by link":
        id, links = forked(house, "B-EX-12", shadow="novice")
        return f"/t/{id}#{links['free']}"
    page.goto("/")
    begin(page, what)
    page.locator("[data-table] [data-option]").first.wait_for()
    return page.url


@pytest.mark.parametrize("what", ["five_armies", "a fight by link", "meccg"])
def test_a_slow_phone_can_play_soon(open_page: Open, house: Server, what: str) -> None:
    """Check 30, with nothing in the cache: where nothing else runs, in a soak, the largest paint in 1.5 s and an answer
    in 1.8 s on a quarter of our machine. Printed beside it: the thread's own time until then.
    """
    page = open_page("about:blank", size="phone")
    address = a_table(page, house, what)
    page.goto("about:blank")
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.clearBrowserCache")
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    wire.send("Network.emulateNetworkConditions", FOUR_G)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto(address, wait_until="commit")
    page.wait_for_function("() => document.querySelector('[data-table] [data-option]')", polling="raf")
    ready = page.evaluate("() => performance.now()") / 1000
    work = worked(wire)
    largest = page.evaluate(LARGEST) / 1000
    print(f"a slow phone on 4G, {what}: largest paint {largest:.2f} s, the table can be answered after {ready:.2f} s, "
          f"{work:.0f} ms of work")
    soak = "RAVENHILL_SOAK" in os.environ
    assert largest < (1.5 if soak else 20) and ready < (1.8 if soak else 30)


def test_the_room_of_a_table_comes_with_its_page(open_page: Open) -> None:
    """The page says of which game it is: what a table is made of is fetched before the server has told of the match."""
    page = open_page("/")
    begin(page, "five_armies")
    page.locator("[data-table] [data-option]").first.wait_for()
    asked: list[str] = []
    held: list[Route] = []
    page.on("request", lambda request: asked.append(request.url))
    page.route("**/api/matches/*", lambda route: held.append(route))
    page.goto(page.url, wait_until="commit")
    until(page, lambda: held and all(any(name in it for it in asked) for name in ("/room-", "/five_armies-")),
          lambda: asked)
    page.unroute("**/api/matches/*")                      # what was held goes on
    page.locator("[data-table] [data-option]").first.wait_for()


# When a page shows that its table has changed, by a clock that all pages of a browser share.
SHOWN = """() => {
  const clock = () => performance.timeOrigin + performance.now()
  const seen = new MutationObserver(() => (window.shownAt = clock()))
  seen.observe(document.querySelector('[data-table]'), { attributeFilter: ['data-n'] })
  addEventListener('click', () => (window.clickedAt = clock()), true)
}"""


def test_an_answer_is_soon_on_both_screens(open_page: Open, house: Server) -> None:
    """From the click on Done to the next question here, and to the move on the other side's screen: 50 and 100 ms are
    wanted, and asked for where nothing else runs."""
    own, others = [], []
    for _ in range(3):
        id, links = forked(house, "B-EX-08")
        other, _ = sit(open_page, id, links["shadow"])
        page, ears = sit(open_page, id, links["free"])
        play(page, ears, BEGIN, *SPLIT, *REST[:-1])
        for it in (page, other):
            settled(it)
            it.evaluate(SHOWN)
        play(page, ears, REST[-1])
        other.wait_for_function("() => window.shownAt")
        page.wait_for_function("() => window.shownAt")
        clicked = page.evaluate("() => window.clickedAt")
        own.append(page.evaluate("() => window.shownAt") - clicked)
        others.append(other.evaluate("() => window.shownAt") - clicked)
    print(f"an answer is seen after {min(own):.0f} ms here, {min(others):.0f} ms on the other screen")
    soak = "RAVENHILL_SOAK" in os.environ
    assert min(own) < (50 if soak else 5000) and min(others) < (100 if soak else 5000)
