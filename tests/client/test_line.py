"""When the line is cut in the middle of a dialog: a calm banner, then the answer once, or a word why it was dropped."""
from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocket, WebSocketRoute, expect

from tests.client.clicking import Ears
from tests.client.conftest import Open
from tests.client.positions import forked, option_of, play, sit, until_change, wait_for
from tests.client.test_moving import BEGIN
from tests.server.running import Server


class Line:
    """The socket of a page, which a test may cut."""

    def __init__(self, page: Page) -> None:
        self.open: list[WebSocketRoute] = []
        self.sent: list[str] = []
        self.dead = False
        page.route_web_socket("**/ws/**", self.through)

    def through(self, line: WebSocketRoute) -> None:
        if self.dead:
            line.close()
            return
        server = line.connect_to_server()
        self.open.append(line)

        def pass_on(message: str | bytes) -> None:
            self.sent.append(str(message))
            server.send(message)

        line.on_message(pass_on)
        server.on_message(line.send)

    def cut(self) -> None:
        self.dead = True
        self.open[-1].close()

    def answers(self) -> list[str]:
        return [message for message in self.sent if json.loads(message)["do"] == "answer"]


def test_a_line_cut_in_a_dialog_comes_back_and_the_answer_is_sent_once_or_dropped_with_a_word(
    open_page: Open, house: Server,
) -> None:
    """Check 25: the dialog is still there after the cut; an answer to a question that is gone is dropped, and said."""
    id, links = forked(house, "B-EX-08", shadow="novice")
    page, ears = sit(open_page, id, links["free"])
    other = page.context.new_page()                      # the same person at another window
    line = Line(other)
    other.goto(f"/t/{id}")
    expect(other.locator("[data-table] [data-option]").first).to_be_visible()
    play(page, ears, BEGIN, "Split place-west_dale")
    wait_for(page, ears, "HowMany")
    expect(other.locator("[data-kind]")).to_have_attribute("data-kind", "HowMany")

    line.cut()
    other.locator(f'[data-table] [data-option="{option_of(page, ears, "Several unit-elf_archer 2")}"]').first.click()
    expect(other.locator(".banner")).to_contain_text("will be sent")
    expect(other.locator("[data-zone=mover]")).to_be_visible()
    n = ears.n
    line.dead = False
    expect(other.locator(".banner")).to_be_hidden(timeout=30_000)
    until_change(page, ears, n)
    assert len(line.answers()) == 1
    assert ears.options[0]["names"]["unit"] == "unit-lake_man"

    line.cut()
    other.locator(f'[data-table] [data-option="{option_of(page, ears, "Several unit-lake_man 1")}"]').first.click()
    play(page, ears, "Several unit-lake_man 0")          # meanwhile it is answered here
    line.dead = False
    expect(other.locator("[data-zone=prompt] .notice")).to_be_visible(timeout=30_000)
    expect(other.locator("[data-kind]")).to_have_attribute("data-kind", "DamageGoesAlong")
    assert len(line.answers()) == 1


HASTE = """const later = setTimeout
window.setTimeout = (go, wait, ...more) => later(go, wait === 2000 || wait === 5000 ? wait / 10 : wait, ...more)"""


def test_a_server_that_has_nothing_to_tell_yet_is_not_thought_gone(open_page: Open) -> None:
    """Line 6: before the start it only answers who asks; five seconds of that, here half of one, alarm nobody."""
    ann = open_page("about:blank")
    ann.add_init_script(f"if (location.protocol !== 'about:') {{ {HASTE} }}")
    opened: list[WebSocketRoute] = []

    def silent(line: WebSocketRoute) -> None:
        opened.append(line)
        line.on_message(lambda message: line.send('{"is":"pong"}') if json.loads(message)["do"] == "ping" else None)

    ann.route_web_socket("**/ws/**", silent)
    ann.goto("/")
    ann.locator("article", has=ann.locator("svg.ford")).get_by_role("button", name="Invite a friend").click()
    expect(ann.locator("[data-link]")).to_be_visible()
    expect(ann.locator(".wire.open")).to_be_visible()
    ann.wait_for_timeout(1000)
    expect(ann.locator(".wire.open")).to_be_visible()
    expect(ann.locator(".banner")).to_have_count(0)
    assert len(opened) == 1, "the line was thrown away and opened again"


OFTEN = "const every = setInterval; window.setInterval = (go, wait) => every(go, wait === 10000 ? 250 : wait)"


def test_who_waits_for_a_guest_is_in_touch_with_the_server(open_page: Open) -> None:
    """Line 6: heartbeats before the start, no alarm, and the guest is seen over the line there is."""
    ann = open_page("about:blank")
    ann.add_init_script(f"if (location.protocol !== 'about:') {{ {OFTEN} }}")
    ears = Ears(ann)
    sockets: list[WebSocket] = []
    ann.on("websocket", lambda it: sockets.append(it))
    ann.goto("/")
    ann.locator("article", has=ann.locator("svg.ford")).get_by_role("button", name="Invite a friend").click()
    link = ann.locator("[data-link]")
    expect(link).to_be_visible()
    expect(ann.locator(".wire.open")).to_be_visible()
    while ears.heard.count('{"is":"pong"}') < 3:
        ann.wait_for_timeout(50)
    bob = open_page(link.input_value())
    expect(bob.locator("[data-table] [data-kind]")).to_be_attached()
    expect(ann.locator("[data-table][data-game=ford] [data-zone=board]").first).to_be_visible()
    expect(ann.locator(".banner")).to_have_count(0)
    assert len(sockets) == 1, "the line was thrown away and opened again"
