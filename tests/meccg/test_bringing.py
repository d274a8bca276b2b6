"""Decks brought to a match: bounded, judged rule by rule before anything is built, guessed where they are closed."""
from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

from ravenhill.core.dice import FastDice
from ravenhill.core.frames import DICE, SPECTATOR
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.decks.bringing import MOST_COPIES, STARTERS
from ravenhill.games.meccg.decks.files import load
from ravenhill.games.meccg.decks.legality import BadDeck
from ravenhill.games.meccg.decks.random import random_deck
from ravenhill.games.meccg.imagining import match_sections

GANDALF = "tw-156"


def deck(**more: Any) -> dict[str, Any]:
    """A starter deck, with some more of some cards."""
    plain: dict[str, Any] = msgspec.to_builtins(load(STARTERS[0]))
    for section, counts in more.items():
        plain[section] = {**plain[section], **counts}
    return plain


def test_the_starters_are_legal_in_every_match() -> None:
    for options in ({}, {"rules": "basic"}, {"length": 4}):
        for seat, name in enumerate(STARTERS):
            assert GAME.deck(None, seat, options) == GAME.deck(name, seat, options)


@pytest.mark.parametrize("copies", [0, -5, MOST_COPIES + 1, 200_000, 2**40])
@pytest.mark.parametrize("casual", [False, True])
def test_counts_out_of_range_are_refused_at_once_even_casually(copies: int, casual: bool) -> None:
    """200,000 copies took 2.5 s and 89 MB, and -5 was accepted."""
    began = time.process_time()
    for section in ("pool", "deck", "sideboard", "sites"):
        with pytest.raises(BadDeck, match="copies"):
            GAME.new({"decks": [deck(**{section: {GANDALF: copies}}), STARTERS[1]], "casual": casual})
    assert time.process_time() - began < 0.5


@pytest.mark.parametrize("given", [
    {"deck": {"tw-999999": 1}}, {"deck": {"x" * 5000: 1}}, {"deck": [1]}, {"deck": {GANDALF: "3"}}, {"decks": {}}, 7,
    [], "no-such-deck",
])
def test_what_is_not_a_deck_is_refused(given: Any) -> None:
    for casual in (False, True):
        with pytest.raises(BadDeck):
            GAME.new({"decks": [given, STARTERS[1]], "casual": casual})


def test_R_DECK_07_an_illegal_deck_is_refused_and_every_broken_rule_is_named() -> None:
    nine = deck(deck={GANDALF: 9})
    with pytest.raises(BadDeck, match="R-SETUP-09") as refusal:
        GAME.new({"decks": [nine, STARTERS[1]]})
    assert "R-SETUP-10" in str(refusal.value)
    with pytest.raises(BadDeck, match="R-SETUP-02"):
        GAME.new({"decks": [STARTERS[0], {"deck": {GANDALF: 1}}]})


def test_a_casual_match_allows_what_is_merely_unusual() -> None:
    assert GAME.new({"decks": [deck(deck={GANDALF: 9}), {"deck": {GANDALF: 1}}], "casual": True}).question()
    site = next(iter(load("starter-gandalf").sites or {"tw-413": 1}))
    with pytest.raises(BadDeck, match="R-DECK-03"):
        GAME.new({"decks": [deck(deck={site: 1}), STARTERS[1]], "casual": True})


# ---------------------------------------------------------------- a list that is closed


def played(seed: int, answers: int, decks: list[Any]) -> Any:
    g = GAME.new({"decks": decks, "rules": "standard"})
    dice = FastDice(seed)
    for _ in range(answers):
        if g.question() is None:
            break
        rolled = g.to_answer() == [DICE]
        g.answer(dice.pick(g.outcomes) if rolled else g.offered[dice.pick(len(g.offered))])
    g.question()
    return g


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_an_imagined_table_fits_all_that_was_seen_and_knows_no_closed_deck(seed: int, seat: int) -> None:
    decks = [msgspec.to_builtins(random_deck(40 + seed)), msgspec.to_builtins(random_deck(50 + seed))]
    g = played(seed, 120, decks)
    closed = {"decks": [given if place == seat else None for place, given in enumerate(decks)]}
    view = GAME.view(g, seat)
    other = {"decks": [given if place == seat else msgspec.to_builtins(random_deck(90 + place))
                       for place, given in enumerate(decks)]}
    assert closed != other
    guesses = set()
    for luck in range(4):
        table = GAME.imagine(view, FastDice(luck), closed)
        assert GAME.view(table, seat) == view
        guesses.add(tuple(table.kind))
    assert len(guesses) == 4


def test_the_guess_is_a_function_of_what_was_seen_only() -> None:
    """Two matches that differ in a deck nobody has seen are imagined alike."""
    mine = msgspec.to_builtins(load(STARTERS[0]))
    theirs = msgspec.to_builtins(load(STARTERS[1]))
    seen, hidden = theirs["deck"], dict(reversed(list(theirs["deck"].items())))
    tables = [GAME.new({"decks": [mine, {**theirs, "deck": counts}]}) for counts in (seen, hidden)]
    views = [GAME.view(g, 0) for g in tables]
    assert views[0] == views[1] and tables[0].kind != tables[1].kind
    known = [load(STARTERS[0]), None]
    assert match_sections(GAME.library, views[0], known, FastDice(3)) == match_sections(
        GAME.library, views[1], known, FastDice(3))
