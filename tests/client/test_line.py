"""When the line is cut in the middle of a dialog: a calm banner, then the answer once, or a word why it was dropped."""
from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocketRoute, expect

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
