"""Positions of the card game: whatever lies on a table is written, read and played on; what cannot be is refused."""
from __future__ import annotations

import io
from functools import partial
from typing import Any, cast

import pytest
from rich.console import Console

from ravenhill.cli.pictures import picture
from ravenhill.core import positions
from ravenhill.core.dice import FastDice
from ravenhill.core.errors import BadPosition
from ravenhill.core.frames import SEATS, SPECTATOR, Chance
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.lasting import Lasting
from ravenhill.games.meccg.piles import DECK, HAND, IN_PLAY, ON_GUARD, ORGANIZATION, TAPPED
from ravenhill.games.meccg.positions.writing import picture as picture_of
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.numbers import OF_COMPANIES
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


@pytest.mark.parametrize(
    "begins", ["turn", "untap", "organization", "long-events", "movement", "site", "end", "council"])
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


# Written

def read_back(doc: dict[str, Any]) -> Meccg:
    again = GAME.position(positions.write(doc))
    assert isinstance(again, Meccg)
    again.question()
    return again


def an_answer(g: Meccg, dice: FastDice) -> int:
    asked = g.question()
    return dice.pick(g.outcomes) if isinstance(asked, Chance) else sorted(g.offered)[dice.pick(len(g.offered))]


@pytest.mark.parametrize(("seed", "every"), [(1, 151), (8, 97)])
def test_whatever_comes_up_in_a_game_is_written_read_and_played_on_alike(seed: int, every: int) -> None:
    g, dice, asked = GAME.new(GAME.varied({}, seed)), FastDice(seed), 0
    while g.question() is not None:
        asked += 1
        if asked % every == 0:
            again = read_back(GAME.write_position(g))
            assert picture_of(again) == picture_of(g)
            assert again.to_answer() == g.to_answer() and type(again.question()) is type(g.question())
            assert sorted(map(str, GAME.choices(again))) == sorted(map(str, GAME.choices(g)))
            for seat in (0, 1, SPECTATOR):
                assert GAME.view(again, seat) == GAME.view(g, seat)
            here, there, same = g.copy(), again, FastDice(asked)
            for _ in range(12):
                if here.ended: break
                option = an_answer(here, same)
                for table in (here, there):
                    table.answer(option)
                    table.question()
            assert picture_of(there) == picture_of(here)
        g.accept(an_answer(g, dice))
    assert asked > every
    assert picture_of(read_back(GAME.write_position(g))) == picture_of(g)          # a finished game is one too


def test_what_is_written_holds_whatever_number_a_card_has() -> None:
    """No number of a card is left in it: with the decks in another order, the same position is told."""
    g, dice, asked = GAME.new(GAME.varied({}, 2)), FastDice(2), 0
    while g.question() is not None and asked < 900:
        asked += 1
        if asked % 149 == 0:
            doc = GAME.write_position(g)
            other = GAME.write_position(g)
            for seat in GAME.seats:
                brings = other[seat]["brings"]
                cards = [name for section in ("sideboard", "deck", "pool") for name in brings.pop(section, [])]
                other[seat]["brings"] = {"deck": cards[1::2] + cards[::2], **brings}
            again = GAME.write_position(read_back(other))
            for seat in GAME.seats:
                del doc[seat]["brings"], again[seat]["brings"]
            assert again == doc
        g.accept(an_answer(g, dice))


def test_a_phase_that_begins_is_written_as_such() -> None:
    doc = GAME.write_position(GAME.position(text("movement")))
    assert doc["begins"] == "movement" and "under-way" not in doc.get("now", {})
    g = GAME.position(text("organization"))
    g.question()
    g.answer(g.offered[1])
    assert "begins" not in GAME.write_position(g)


GUARD = """
game = "meccg"
active = "grey"
begins = "site"

[grey]
companies = [
    { site = "Moria", characters = ["Aragorn II"], on-guard = "Wolves #2", moved = true, arrived = true },
]

[blue]
deck = ["Wolves #1", "Wargs", "Cave-drake"]
ordered = 2
knows = ["Wargs"]
companies = [{ site = "Lórien", characters = ["Legolas"] }]
"""


def test_cards_on_guard_known_order_and_what_lasts_are_laid() -> None:
    g = cast(Meccg, GAME.position(GUARD))
    guard = g.piles[ON_GUARD][0]
    assert g.facts(guard).name == "Wolves" and g.owner[guard] == 1 and g.knows[guard] == 2
    assert [g.facts(card).name for card in g.piles[DECK + 1]] == ["Wolves", "Wargs", "Cave-drake"]
    assert g.tops[DECK + 1] == 2 and [g.knows[card] for card in g.piles[DECK + 1]] == [0, 2, 0]
    effect = next(n for n in range(len(g.cards.lasts)) if g.cards.lasts[n].change.question in OF_COMPANIES)
    g.lasting = [Lasting(effect, 1, 0)]
    told = GAME.write_position(g)
    assert told["blue"]["ordered"] == 2 and told["grey"]["companies"][0]["on-guard"] == "Wolves #2"
    again = read_back(told)
    assert [(it.effect, it.side, it.thing) for it in again.lasting] == [(effect, 1, 0)]


def test_of_companies_that_have_met_both_cards_on_guard_are_told() -> None:
    both = GUARD.replace('on-guard = "Wolves #2"', 'on-guard = ["Wolves #2", "Orc-guard"]')
    told = GAME.write_position(GAME.position(both))
    assert told["grey"]["companies"][0]["on-guard"] == ["Wolves #2", "Orc-guard"]
    assert len(read_back(told).piles[ON_GUARD]) == 2


def test_sites_of_another_set_need_its_name_and_then_no_list() -> None:
    away = GUARD.replace('"Moria"', '"Dale"')
    with pytest.raises(BadPosition, match="there are not so many cards called 'Dale'"):
        GAME.position(away)
    told = GAME.write_position(GAME.position(away.replace('active', 'optional = ["dragons"]\nactive')))
    assert told["optional"] == ["dragons"] and "sites" not in told["grey"]["brings"]
    assert picture_of(read_back(told)) == picture_of(read_back(GAME.write_position(read_back(told))))


def test_a_match_begins_in_a_position() -> None:
    options = {"position": text("site")}
    g = GAME.new(options)
    g.question()
    for seat in range(SEATS):
        view = GAME.view(g, seat)
        assert GAME.view(GAME.imagine(view, FastDice(1), options), seat) == view


@pytest.mark.parametrize("tapped", [True, False])
def test_the_site_of_an_agent_may_be_tapped(tapped: bool) -> None:
    agent = f'agents = [{{ name = "Baduila", face-up = true, at = "Goblin-gate", tapped = {str(tapped).lower()} }}]'
    said = text("movement").replace("turn = 3", 'turn = 3\noptional = ["dark-minions"]')
    g = cast(Meccg, GAME.position(said.replace('deck = ["Wargs"]', f'deck = ["Wargs"]\n{agent}')))
    g.question()
    assert (g.state[g.agents[0].site] == TAPPED) is tapped
    again = cast(Meccg, GAME.position(positions.write(GAME.write_position(g))))
    again.question()
    assert picture_of(again) == picture_of(g)


@pytest.mark.parametrize(("frame", "what"), [
    ('{ is = "Turns", at = 5 }, { is = "Breakfast" }', "there is no frame called 'Breakfast'"),
    ('{ is = "Meccg" }', "there is no frame called 'Meccg'"),
    ('{ is = "Company" }', "Company cannot stand here"),
    ('{ is = "Turns", speed = 3 }', "Turns has no such field; it has at, stopped"),
    ('{ is = "Turns", at = true }', "should be a number, not yes or no"),
    ('{ is = "Attack", card = "Smaug" }', "'Smaug'"),
    ('{ is = "Declare", side = "green" }', "'green' is none of grey, blue"),
    ('{ is = "Declare", side = 0 }', "the game cannot have come to this point"),
    ('{ is = "Visit", slot = 99 }', "the game cannot have come to this point"),
    ('"Turns"', "should be a table, not 'Turns'"),
])
def test_what_cannot_be_under_way_names_what_is_wrong(frame: str, what: str) -> None:
    said = text().replace('begins = "organization"\n', "") + f"\n[now]\nunder-way = [{frame}]\n"
    with pytest.raises(BadPosition, match=what) as error:
        GAME.position(said)
    assert len(str(error.value).splitlines()) == 1


@pytest.mark.parametrize(("old", "new", "what"), [
    ('deck = ["Wargs"]', 'deck = ["Wargs #3"]', "there are not so many cards called 'Wargs #3'"),
    ('deck = ["Wargs"]', 'deck = ["Wargs"]\nknows = ["Rivendell"]', "more than one: say which"),
    ('deck = ["Wargs"]', 'deck = ["Wargs"]\nbrings = { deck = ["Wargs", "Wolves"] }', "there are not so many"),
    ('site = "Moria"', 'site = "Rivendell #1"', "R-ORG-20: two companies are at Rivendell"),
    ('deck = ["Wargs"]', 'deck = ["Wargs"]\nordered = 2', "ordered: should be from 0 to 1, not 2"),
    ('turn = 3', 'turn = 3\nnow = { lasting = [{ of = "Moria", sentence = 0, side = "grey" }] }', "that Moria says"),
    ('turn = 3', 'turn = 3\nnow = { over = "meccg-council" }', "begins: is not said beside"),
])
def test_what_a_written_position_may_not_say(old: str, new: str, what: str) -> None:
    assert old in text()
    with pytest.raises(BadPosition, match=what):
        GAME.position(text().replace(old, new))
