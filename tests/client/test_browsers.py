"""What other browsers and other eyes need: rings, selects, sound, contrast, large text, and no clipboard. Line 15."""
from __future__ import annotations

from typing import Any

import httpx
from playwright.sync_api import expect

from tests.client.conftest import Open
from tests.client.feeding import Feeder, questions
from tests.server.running import Server

# A browser before checkVisibility, on plain http (no clipboard), whose sound sleeps until a gesture wakes it.
OLDER = """
delete Element.prototype.checkVisibility
Object.defineProperty(navigator, 'clipboard', { value: undefined })
window.woken = 0
window.AudioContext = class {
  state = 'suspended'
  resume() {
    window.woken += navigator.userActivation.isActive ? 1 : 100
    this.state = 'running'
    return Promise.resolve()
  }
}
"""
# A key was pressed after a click: in some browsers the ring is not drawn then.
RING = """() => {
  const it = document.querySelector('[data-zone=prompt] button:not(:disabled)')
  it.focus({ focusVisible: false })
  return [it.matches(':focus-visible'), getComputedStyle(it).outlineStyle]
}"""
CAPS = """() => [...document.querySelectorAll('[data-zone=status] kbd')].map((it) => {
  const [cap, whole] = [it.getBoundingClientRect(), it.closest('button').getBoundingClientRect()]
  return cap.width >= 10 && cap.top >= whole.top && cap.bottom <= whole.bottom && cap.left >= whole.left - 1
})"""
ICON = "() => document.querySelector('[data-zone=status] .die svg').getBoundingClientRect().width"


def test_an_older_browser_shows_the_table_a_ring_and_wakes_its_sound(open_page: Open, house: Server) -> None:
    feeder = Feeder(open_page, house, "five_armies", before=OLDER)
    page = feeder.page
    feeder.tell(next(questions("five_armies", 11, "Act")))
    expect(page.locator("[data-zone=status] [data-option]").first).to_be_visible()
    caps = page.evaluate(CAPS)
    assert caps and all(caps), "a digit is cut off"
    before = page.evaluate(ICON)

    page.locator(".story").click()
    assert page.evaluate("window.woken") == 1
    assert page.evaluate(RING)[1] == "none"
    page.keyboard.press("Shift")
    seen, ring = page.evaluate("() => [document.activeElement.matches(':focus-visible'), "
                               "getComputedStyle(document.activeElement).outlineStyle]")
    assert ring == "solid" and not seen
    page.evaluate("() => localStorage.setItem('ravenhill.settings', JSON.stringify({ scale: 200 }))")
    page.reload()
    expect(page.locator("[data-zone=status] [data-option]").first).to_be_visible()
    assert page.evaluate(ICON) > 1.8 * before, "icons grow with the text"


def test_the_link_is_copied_without_a_clipboard_and_selects_are_ours(open_page: Open) -> None:
    page = open_page("about:blank")
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.goto("/")
    choice = page.locator("header select").first
    style: list[str] = choice.evaluate("(it) => { const { appearance, backgroundImage } = getComputedStyle(it); "
                                       "return [appearance, backgroundImage] }")
    assert style[0] == "none" and "gradient" in style[1]
    page.locator("article", has=page.locator("svg.ford")).get_by_role("button", name="Invite a friend").click()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()


def test_more_contrast_and_forced_colours_are_heard(open_page: Open, house: Server) -> None:
    how: dict[str, Any] = {"forced_colors": "active", "contrast": "more"}
    feeder = Feeder(open_page, house, "five_armies", **how)
    page = feeder.page
    feeder.tell(next(it for it in questions("five_armies", 11, "Act") if it.question and it.question.seat == "free"))
    expect(page.locator(".player.acts")).to_have_count(1)
    assert page.evaluate("document.documentElement.dataset.contrast") == "more"
    edges = page.locator(".player").evaluate_all("(all) => all.map((it) => getComputedStyle(it).borderBottomColor)")
    assert len(set(edges)) == 2, "both sides look as if they were to act"
    die = page.locator("[data-zone=status] .die").first
    assert die.evaluate("(it) => getComputedStyle(it).forcedColorAdjust") == "none"


def test_a_browser_without_scripts_or_too_old_is_told_so(open_page: Open, house: Server) -> None:
    said = httpx.get(house.address, trust_env=False).text
    assert "<noscript>" in said and 'id="old" hidden' in said
    page = open_page("about:blank")
    page.add_init_script("CSS.supports = () => false")
    page.goto("/")
    expect(page.locator("#old")).to_contain_text("newer browser")
    expect(page.locator("#old")).to_be_visible()
