"""The Battle of Five Armies against a bot, from the first page to its end, by clicking what is lit and nothing else."""
from __future__ import annotations

from playwright.sync_api import expect

from tests.client.clicking import Ears, play_by_clicking
from tests.client.conftest import Open
from tests.client.test_first_games import begin


def test_a_whole_war_against_the_novice_is_played_to_its_end_by_clicking(open_page: Open) -> None:
    page = open_page("/")
    ears = Ears(page)
    begin(page, "five_armies")
    clicks = play_by_clicking(page, seed=2)
    expect(page.locator("[data-over]")).to_be_visible()
    answers = [message for message in ears.sent if message["do"] == "answer"]
    print(f"a whole war: {clicks} clicks, {len(answers)} answers, {ears.state['winner']} by {ears.state['why']}")
    assert len(answers) > 50
    page.get_by_role("link", name="Look at it again").wait_for()
