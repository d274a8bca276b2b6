"""The card game in the terminal: companies, sites, paths and hands are drawn, and nothing that is hidden."""
from __future__ import annotations

import io
from functools import cache
from typing import Any

import pytest
from rich.console import Console

from ravenhill.cli.pictures import moment, picture
from ravenhill.core.dice import FastDice
from ravenhill.core.frames import SPECTATOR
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.piles import DECK, HAND
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.locale import LANGUAGES, Speech


@cache
def tables() -> tuple[Any, ...]:
    """A random game: one table in the middle of an attack, then a few others, the first at the draft."""
    g: Any = GAME.new()
    g.dice = dice = FastDice(3)
    found, attacked = [], None
    for n in range(360):
        if g.question() is None:
            break
        if n % 130 == 0:
            found.append(g.copy())
        if attacked is None and n > 100 and the_attack(g) is not None:
            attacked = g.copy()
        g.accept(g.offered[dice.pick(len(g.offered))])
    assert attacked is not None
    return (attacked, *found)


def drawn(g: Any, seat: int, language: str = "en") -> str:
    speech = Speech(language, "meccg", names=lambda field, value: GAME.name_of(g, field, value), strict=True)
    view, out = GAME.view(g, seat), io.StringIO()
    console = Console(file=out, width=120, color_system=None)
    console.print(picture(GAME, view, speech, {}))
    going_on = moment(GAME, view, speech, {})
    if going_on is not None:
        console.print(going_on)
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_drawn_in_every_language(language: str) -> None:
    for g in tables()[:1]:
        text = drawn(g, 0, language)
        assert "⟨" not in text and "[en]" not in text


def test_every_character_in_play_and_its_site_are_drawn() -> None:
    for g in tables():
        text = drawn(g, SPECTATOR)
        for company in g.companies:
            for member in company.members:
                assert g.facts(member).name in text
            assert not company.members or g.facts(company.site).name in text


def test_your_hand_is_drawn_and_the_other_is_only_counted() -> None:
    for g in tables()[1:]:
        text = drawn(g, 0)
        for card in g.piles[HAND]:
            assert g.facts(card).name.split()[0] in text
        assert f"Hand {len(g.piles[HAND + 1])} · play deck {len(g.piles[DECK + 1])}" in text


def test_cards_that_only_the_opponent_knows_leave_the_picture_alone() -> None:
    """Two of them exchanged: the same picture."""
    for g in (tables()[0], tables()[-1]):
        mine = [card for card in g.piles[HAND + 1] if not g.is_known(card, 0)]
        others = [card for card in g.piles[DECK + 1] if not g.is_known(card, 0) and g.kind[card] != g.kind[mine[0]]]
        twin = g.copy()
        twin.exchange(mine[0], others[0])
        assert drawn(twin, 0) == drawn(g, 0)


def test_an_attack_is_drawn_with_its_numbers() -> None:
    g = tables()[0]
    attack = the_attack(g)
    assert attack is not None
    assert f"Attack of {g.facts(attack.card).name}" in drawn(g, SPECTATOR)
