"""Positions of the card game: what can be written down is read, drawn and played on; what cannot be is refused."""
from __future__ import annotations

import io
from functools import partial

import pytest
from rich.console import Console

from ravenhill.cli.pictures import picture
from ravenhill.core.dice import FastDice
from ravenhill.core.errors import BadPosition
from ravenhill.core.frames import SEATS
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.state import HAND, IN_PLAY, ORGANIZATION, TAPPED
from ravenhill.locale import Speech

TABLE = """
game = "meccg"
turn = 3
active = "grey"
begins = "{begins}"

[grey]
hand = ["Concealment", "Orc-patrol", "Glamdring"]
deck = ["Wolves", "Sword of Gondolin", "Dodge"]
events = ["Gates of Morning"]
companies = [
    {{ site = "Rivendell", characters = [
        "Gandalf", {{ name = "Merry", follows = "Gandalf", bears = ["Elven Cloak"] }}] }},
    {{ site = "Moria", tapped = true, characters = [{{ name = "Aragorn II", state = "tapped" }}] }},
]

[blue]
hand = ["Cave-drake", "Lure of Nature"]
deck = ["Wargs"]
companies = [{{ site = "Lórien", characters = ["Legolas"] }}]
"""
ATTACK = """
[attack]
creature = "Orc-guard"
company = 0
"""


def text(begins: str = "organization") -> str:
    return TABLE.format(begins=begins)


def test_a_position_is_laid_as_it_says() -> None:
    g = GAME.position(text())
    g.question()
    assert isinstance(g, type(GAME.new()))
    assert (g.turn, g.active, g.phase) == (3, 0, ORGANIZATION)
    assert [g.facts(card).name for card in g.piles[HAND]] == ["Concealment", "Orc-patrol", "Glamdring"]
    people = {g.facts(card).name: card for card in g.piles[IN_PLAY] if g.company[card] >= 0}
    assert g.host[people["Merry"]] == people["Gandalf"]
    assert g.state[people["Aragorn II"]] == TAPPED
    assert [g.facts(card).name for card in g.on(people["Merry"])] == ["Elven Cloak"]


@pytest.mark.parametrize("begins", ["turn", "untap", "organization", "long-events", "movement", "site", "end"])
def test_a_position_can_begin_at_any_phase_and_be_played_on(begins: str) -> None:
    g = GAME.position(text(begins))
    g.dice = dice = FastDice(1)
    for _ in range(60):
        if g.question() is None:
            break
        g.accept(g.offered[dice.pick(len(g.offered))])
        assert GAME.faults(g) == []


def test_an_attack_may_be_under_way() -> None:
    g = GAME.position(text("attack") + ATTACK)
    g.question()
    attack = the_attack(g)  # type: ignore[arg-type]
    assert attack is not None and attack.strikes == 5


def test_whoever_sees_a_position_can_imagine_it_and_draw_it() -> None:
    g = GAME.position(text())
    g.question()
    options = GAME.position_options(g)
    for seat in range(SEATS):
        view = GAME.view(g, seat)
        assert GAME.view(GAME.imagine(view, FastDice(1), options), seat) == view
        out = io.StringIO()
        speech = Speech("en", "meccg", names=partial(GAME.name_of, g), strict=True)
        Console(file=out, width=120).print(picture(GAME, view, speech, options))
        assert "Aragorn II" in out.getvalue()


@pytest.mark.parametrize(("old", "new", "what"), [
    ('"Concealment"', '"Concealmint"', "there is no card called 'Concealmint'"),
    ('"Concealment"', '"Moria"', "R-DECK-03: Moria is a site"),
    ('site = "Moria"', 'site = "Concealment"', "R-ORG-60: Concealment is no site"),
    ('"Legolas"', '"Glamdring"', "R-ORG-07: Glamdring is no character"),
    ('follows = "Gandalf"', 'follows = "Saruman"', "R-ORG-32: Saruman is not in the company of Merry"),
    ('"Legolas"', '"Gandalf"', "R-DECK-14"),
    ('characters = ["Legolas"]', 'characters = []', "R-ORG-07: a company has at least one character"),
    ('state = "tapped"', 'state = "asleep"', "'asleep' is none of untapped, tapped, wounded"),
    ('turn = 3', 'turn = 3\nweather = "fine"', "weather: is not something this game knows"),
    ('begins = "organization"', 'begins = "breakfast"', "'breakfast' is none of turn, untap, organization"),
])
def test_a_position_that_cannot_be_names_what_is_wrong(old: str, new: str, what: str) -> None:
    assert old in text()
    with pytest.raises(BadPosition, match=what) as error:
        GAME.position(text().replace(old, new))
    assert len(str(error.value).splitlines()) == 1


def test_a_table_cannot_be_written_as_a_position_yet() -> None:
    with pytest.raises(BadPosition, match="a save can be made"):
        GAME.write_position(GAME.new())
