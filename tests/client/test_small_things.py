"""Small things of the table: names that are typed, a line that was cut, pages without a table. Line 14."""
from __future__ import annotations

import re
from itertools import islice

import pytest
from playwright.sync_api import expect

from tests.client.conftest import Open
from tests.client.feeding import Feeder, questions
from tests.server.running import Server

# How many buttons of the bar are taken away from now on.
GONE = """() => {
  window.gone = 0
  new MutationObserver((changes) => {
    for (const { removedNodes } of changes) window.gone += [...removedNodes].filter((it) => it.nodeType === 1).length
  }).observe(document.querySelector('[data-zone=prompt]'), { childList: true, subtree: true })
}"""
# Letters in quick succession, however slow the machine is.
TYPED = """(word) => {
  for (const key of word) document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}"""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


def test_a_name_is_typed_and_what_is_told_twice_does_not_flash(open_page: Open, house: Server) -> None:
    feeder = Feeder(open_page, house, "five_armies")
    page = feeder.page
    act = next(it for it in questions("five_armies", 11, "Act"))
    feeder.tell(act)
    expect(page.locator("[data-zone=status] [data-option]").first).to_be_visible()

    page.locator("#prompt").focus()
    page.evaluate(TYPED, "camp")                                           # the first letter is the key of the chat
    expect(page.locator("[data-region]:focus")).to_have_attribute("aria-label", re.compile("^Camp"))
    expect(page.locator("#chat-text:focus")).to_have_count(0)
    page.locator("#prompt").focus()
    page.keyboard.press("c")
    expect(page.locator("#chat-text")).to_be_focused()
    page.keyboard.press("Escape")

    page.evaluate(GONE)
    feeder.repeat()
    page.evaluate(PAINTED)
    assert page.evaluate("window.gone") == 0, "buttons go and come back"
    assert not feeder.answers


def test_who_finds_no_table_finds_the_way_on(open_page: Open) -> None:
    page = open_page("/learn/five_armies/nothing")
    expect(page.locator("main.no-table h1")).to_be_visible()
    expect(page.locator("header nav a").first).to_be_visible()


# Names that are cut in the middle of a word, with no hyphen: each word of what is seen stands in one line.
CUT = """() => {
  const found = []
  const texts = document.createTreeWalker(document.querySelector('[data-table]'), NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (!text.parentElement.checkVisibility({ visibilityProperty: true })) continue
    for (const word of text.data.matchAll(/\\p{L}{4,}/gu)) {
      const range = document.createRange()
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      const lines = new Set([...range.getClientRects()].filter((it) => it.width > 0).map((it) => Math.round(it.top)))
      if (lines.size > 1) found.push(word[0])
    }
  }
  return found
}"""


# Of each place for a card that is not shown, how far its words reach out of it.
SPILT = """() => [...document.querySelectorAll('[data-zone=stage] .blank')].map((it) => {
  const words = document.createRange()
  words.selectNodeContents(it)
  return words.getBoundingClientRect().height - it.clientHeight
})"""


@pytest.mark.parametrize("size", ["wide", "middle", "phone"])
@pytest.mark.parametrize("language", ["en", "es", "fr", "pl"])
def test_the_words_of_a_hidden_card_fit_its_place(open_page: Open, house: Server, language: str, size: str) -> None:
    feeder = Feeder(open_page, house, "five_armies", size=size, language=language)
    feeder.tell(next(questions("five_armies", 3, "Maneuvers")))
    expect(feeder.page.locator("[data-zone=stage] .blank")).to_have_count(2)
    assert max(feeder.page.evaluate(SPILT)) <= 0


@pytest.mark.parametrize("size", ["wide", "phone"])
@pytest.mark.parametrize("language", ["en", "es", "fr", "pl"])
def test_no_name_is_cut_in_the_middle_of_a_word_in_combat(
    open_page: Open, house: Server, language: str, size: str,
) -> None:
    feeder = Feeder(open_page, house, "five_armies", size=size, language=language)
    page = feeder.page
    for state in islice(questions("five_armies", 3, "Maneuvers"), 6):
        feeder.tell(state)
        expect(page.locator("[data-table]")).to_have_attribute("data-n", str(feeder.n))
        expect(page.locator("[data-zone=stage] .title").first).to_be_visible()
        assert page.evaluate(CUT) == []


@pytest.mark.parametrize("language", ["en", "es", "fr", "pl"])
def test_no_name_is_cut_in_the_middle_of_a_word_on_a_phone(open_page: Open, house: Server, language: str) -> None:
    feeder = Feeder(open_page, house, "five_armies", size="phone", language=language)
    page = feeder.page
    for state in islice(questions("five_armies", 11, "Act"), 3):
        feeder.tell(state)
        expect(page.locator("[data-table]")).to_have_attribute("data-n", str(feeder.n))
        expect(page.locator("[data-zone=hand] .title").first).to_be_visible()
        assert page.evaluate(CUT) == []
