"""A move is one gesture: the printed example B-EX-08 by click and by key, refused by a rule, and taken back."""
from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.client.clicking import Ears
from tests.client.conftest import Open
from tests.client.looking import until
from tests.client.positions import forked, option_of, play, quiet, sit, until_change, wait_for
from tests.server.running import Server

BEGIN = "UseDie face-muster_army use-strategic_movement"
SPLIT = ("Split place-west_dale", "Several unit-elf_archer 2", "Several unit-lake_man 0")
REST = ("Number 1", "Choose place-lower_slopes", "Done")
FOCUSED = "() => document.activeElement?.dataset?.option ?? null"


def by_keys(page: Page, ears: Ears, *script: str) -> None:
    """The same answers without a pointer: Tab until the option has the focus, then Enter."""
    for one in script:
        wanted = str(option_of(page, ears, one))
        n = ears.n
        for _ in range(200):
            if page.evaluate(FOCUSED) == wanted:
                break
            page.keyboard.press("Tab")
        assert page.evaluate(FOCUSED) == wanted, f"{one} is not reached by Tab"
        page.keyboard.press("Enter")
        until_change(page, ears, n)


def until_moved(page: Page, ears: Ears) -> None:
    until(page, lambda: any(line["key"] == "war-moved" for line in ears.log), lambda: ears.log[-1])


def outcome(ears: Ears) -> dict[str, Any]:
    """What the answers led to: the armies, and the log until then; what comes after has other cards each time."""
    log = [[line["key"], line["args"], line["names"]] for line in ears.log]
    keys = [line[0] for line in log]
    kept = ("armies", "units", "damage", "leadership_tokens", "characters")
    return {"log": log[:keys.index("war-moved") + 1], **{name: ears.view[name] for name in kept}}


def test_B_EX_08_the_same_move_by_click_and_by_key(open_page: Open, house: Server) -> None:
    """Check 6: the printed move, made in two ways, leads to the same table and the same log."""
    found = []
    for way in (play, by_keys):
        id, links = forked(house, "B-EX-08")
        sit(open_page, id, links["shadow"])
        page, ears = sit(open_page, id, links["free"])
        script = (BEGIN, *SPLIT, *REST)
        way(page, ears, *script)
        until_moved(page, ears)
        found.append((ears.answers[:len(script)], outcome(ears)))       # what the page answers by itself comes later
    assert found[0] == found[1]


def test_B_MOV_11_too_little_damage_is_refused_with_the_rule_and_changes_nothing(
    open_page: Open, house: Server,
) -> None:
    """Check 7: two damage cannot all be left with one unit; the refusal names its rule."""
    id, links = forked(house, "B-EX-08", shadow="novice")
    page, ears = sit(open_page, id, links["free"])
    play(page, ears, BEGIN, *SPLIT)
    wait_for(page, ears, "DamageGoesAlong")
    before, n, view = len(ears.sent), ears.n, dict(ears.view)
    refused = page.locator("[data-zone=mover] .row.now [aria-disabled=true]")
    expect(refused).to_have_text(["0"])
    refused.click(force=True)                               # Playwright itself would wait until it is enabled
    expect(page.locator("[data-zone=prompt] .reason")).to_contain_text("B-MOV-11")
    assert not [message for message in ears.sent[before:] if message["do"] in ("answer", "undo")]
    assert (ears.n, ears.view) == (n, view)


def test_steps_back_in_a_dialog_are_told_to_nobody(open_page: Open, house: Server) -> None:
    """Check 8: Escape three times and Z inside a dialog; the other page hears nothing and stays as it is."""
    id, links = forked(house, "B-EX-08")
    other, ears_of_other = sit(open_page, id, links["shadow"])
    page, ears = sit(open_page, id, links["free"])
    play(page, ears, BEGIN)
    wait_for(page, ears, "WhichArmy")
    quiet(other, ears_of_other)
    heard, shown = len(ears_of_other.heard), other.locator("[data-table]").inner_html()
    play(page, ears, *SPLIT)
    wait_for(page, ears, "DamageGoesAlong")
    for kind in ("HowMany", "HowMany", "WhichArmy"):
        n = ears.n
        page.keyboard.press("Escape")
        until_change(page, ears, n)
        assert ears.state["question"]["kind"] == kind
    assert [text for text in ears_of_other.heard[heard:] if '"pong"' not in text] == []
    assert other.locator("[data-table]").inner_html() == shown
    n = ears.n
    page.keyboard.press("z")                                # and out of the dialog: the die lies there again
    until_change(page, ears, n)
    assert ears.state["question"]["kind"] == "Act"
    expect(page.locator("[data-undo]")).to_be_disabled()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_after_a_roll_undo_says_that_the_dice_have_fallen(open_page: Open, house: Server, language: str) -> None:
    """Check 9: nothing is taken back once dice were rolled; the button names the roll, and asks the other side."""
    id, links = forked(house, "B-EX-12", shadow="novice")
    page, ears = sit(open_page, id, links["free"], language=language)
    play(page, ears, "Maneuver card-unit_dwarf_veteran")
    wait_for(page, ears, "HowManyAgain")
    expect(page.locator("[data-undo]")).to_have_attribute("data-undo", "ask")
    label = page.locator("[data-undo]").get_attribute("aria-label") or ""
    assert ears.state["undo"]["allowed"] is False
    page.keyboard.press("l")
    told = label.split(": ", 2)[2]                           # "Undo: Too late, because of this: Free Peoples roll ..."
    expect(page.locator("[data-zone=log]").get_by_text(told).first).to_be_attached()
