"""An account in the browser: made, its password changed, its games taken along, and deleted."""
from __future__ import annotations

from secrets import token_hex

from playwright.sync_api import expect

from tests.client.conftest import Open


def test_an_account_is_made_its_password_changed_and_deleted(open_page: Open) -> None:
    page = open_page("/me")
    page.locator("input[autocomplete=username]").fill(f"ann-{token_hex(6)}")
    page.locator("input[autocomplete=current-password]").fill("correct horse")
    page.locator("button.strong").first.click()
    form = page.locator("[data-form=password]")
    expect(form).to_be_visible()
    form.locator("input[autocomplete=current-password]").fill("correct horse")
    form.locator("input[autocomplete=new-password]").fill("battery staple")
    with page.expect_response("**/api/account/password") as changed:
        form.locator("button").click()
    assert changed.value.status == 204
    with page.expect_download() as taken:
        page.locator("a[href='/api/account/export']").click()
    assert taken.value.suggested_filename == "ravenhill.zip"
    page.locator("details:has([data-form=leave]) > summary").click()
    leave = page.locator("[data-form=leave]")
    leave.locator("input").fill("battery staple")
    leave.locator("button").click()
    expect(page.locator("[data-form=password]")).to_have_count(0)
    expect(page.locator("input[autocomplete=username]")).to_be_visible()
