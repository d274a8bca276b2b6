"""The deck laboratory: games of squires from both seats, what is counted of them, and the command that tells it."""
from __future__ import annotations

import json
import os
from time import process_time

import msgspec
import pytest

from ravenhill.bots.meccg.laboratory import Trial, exchanged, named, opponents, report, trials
from ravenhill.games.meccg.decks.files import challenges, load, shipped
from ravenhill.games.meccg.decks.legality import BY_ID, Deck, sets_of
from ravenhill.games.meccg.terms import CHARACTER, EVENT, RESOURCE

GANDALF = load("starter-gandalf")
CRACKS_OF_DOOM = "tw-205"


@pytest.mark.many_games
def test_a_deck_is_played_from_both_seats_and_again_the_same() -> None:
    others = [("starter-saruman", load("starter-saruman"))]
    played = list(trials(GANDALF, others, 2, 7))
    assert played[0] == next(trials(GANDALF, others, 1, 7))
    for it in played:
        assert it.ended and it.turns > 4 and it.against == "starter-saruman" and sum(it.points) > 0
        assert it.drawn and all(0 < copies <= it.drawn[code] for code, copies in it.played.items())
        assert set(it.drawn) <= {*GANDALF.deck, *GANDALF.pool, *GANDALF.sideboard}
    assert played[0].drawn != played[1].drawn


def test_a_deck_of_further_sets_meets_the_decks_that_have_them() -> None:
    deeps = load("challenge-deeps")
    assert opponents(GANDALF) == shipped() and opponents(deeps) == [*shipped(), *challenges()]
    assert sets_of(GANDALF) == [] and sets_of(deeps) == ["dark-minions"]
    assert sets_of(GANDALF, deeps, load("challenge-erebor")) == ["dragons", "dark-minions"]


@pytest.mark.many_games
def test_a_challenge_deck_is_tried() -> None:
    (played,) = trials(load("challenge-erebor"), [("challenge-south", load("challenge-south"))], 1, 7)
    assert played.ended and played.turns > 4


def spoilt(deck: Deck) -> Deck:
    """Ten of its resources give way to cards that nobody can ever play in it: they are for bearers of the One Ring."""
    cards, out = dict(deck.deck), 10
    for code in sorted(cards, key=lambda code: (BY_ID[code].type == EVENT, code)):
        if BY_ID[code].side == RESOURCE and BY_ID[code].type != CHARACTER:
            gone = min(out, cards[code])
            out -= gone
            cards[code] -= gone
    assert out == 0
    return msgspec.structs.replace(deck, deck={code: n for code, n in cards.items() if n} | {CRACKS_OF_DOOM: 10})


if "RAVENHILL_SOAK" in os.environ:
    def test_fifty_games_of_a_starter_deck_take_less_than_a_minute_of_one_core() -> None:
        began = process_time()
        played = list(trials(GANDALF, [(name, load(name)) for name in opponents(GANDALF)], 50, 1))
        print(f"{len(played)} games: {process_time() - began:.1f} s")
        assert len(played) == 50 and process_time() - began < 60

    def test_ten_cards_that_cannot_be_played_are_told_apart_within_400_games() -> None:
        played: list[Trial] = []
        for it in trials(spoilt(GANDALF), [("whole", GANDALF)], 400, 900):
            played.append(it)
            if len(played) >= 40 and report(played).between[1] < 0.5: break
        found = report(played)
        print(f"{found.score} of {found.games}: between {found.between[0]:.3f} and {found.between[1]:.3f}")
        assert found.between[1] < 0.5 and found.idle[0] == (CRACKS_OF_DOOM, found.idle[0][1], 0)


def test_a_card_is_exchanged_for_another_and_tried_against_the_deck_as_it_is(ravenhill, monkeypatch) -> None:
    met: list[tuple[Deck, str, Deck]] = []

    def watched(deck, others, games, seed):
        met.extend((deck, *it) for it in others)
        return [Trial(others[0][0], 0.5, True, 10, [0] * 6, {"tw-162": 1}, {})] * games

    monkeypatch.setattr("ravenhill.cli.deck_lab.trials", watched)
    dodges = GANDALF.deck[named("Dodge")]
    told = ravenhill("deck", "test", "starter-gandalf", "--exchange", "Dodge", "Risky Blow", "--games", 2)
    (deck, name, other), = met
    assert told.code == 0 and name == "starter-gandalf" and other == GANDALF and "Dodge" not in told.out
    assert named("Dodge") not in deck.deck and deck.deck[named("Risky Blow")] == dodges
    assert sum(deck.deck.values()) == sum(GANDALF.deck.values())
    assert exchanged(GANDALF, "Dodge", "Lucky Strike").deck[named("Lucky Strike")] == 6
    for out, into, why in (("Dodge", "Nothing", "no card called"), ("Risky Blow", "Dodge", "not in the play deck"),
                           ("Dodge", "tw-209", "the same card")):
        assert why in ravenhill("deck", "test", "starter-gandalf", "--exchange", out, into).err


def test_a_report_counts_what_was_played() -> None:
    one = Trial("a", 1.0, True, 10, [4, 0, 2, 0, 0, 0], {"tw-1": 2, "tw-2": 1}, {"tw-1": 2})
    two = Trial("b", 0.5, False, 20, [0, 0, 0, 0, 0, 6], {"tw-1": 1, "tw-3": 3}, {"tw-1": 1, "tw-3": 1})
    found = report([one, two])
    assert (found.games, found.score, found.unended, found.turns) == (2, 1.5, 1, 15)
    assert found.points == [2, 0, 1, 0, 0, 3] and found.against == {"a": (1.0, 1), "b": (0.5, 1)}
    assert found.idle == [("tw-2", 1, 0), ("tw-3", 3, 1), ("tw-1", 3, 3)]
    assert found.between[0] < 0.75 < found.between[1]
    assert report([]).games == 0


def test_the_command_tells_it_and_refuses_what_is_no_number_of_games(ravenhill, monkeypatch) -> None:
    one = Trial("starter-saruman", 1.0, True, 10, [4, 0, 2, 0, 0, 0], {"tw-162": 2}, {})
    monkeypatch.setattr("ravenhill.cli.deck_lab.trials", lambda deck, others, games, seed: [one] * games)
    for language in ("en", "es", "fr", "pl"):
        told = ravenhill("deck", "test", "starter-gandalf", "--games", 4, "--language", language)
        assert told.code == 0 and "100" in told.out and "starter-saruman" in told.out and "10.0" in told.out
    found = json.loads(ravenhill("deck", "test", "starter-gandalf", "-n", 2, "--json").out)
    assert found["games"] == 2 and found["idle"] == [["tw-162", 4, 0]]
    assert "between 1 and" in ravenhill("deck", "test", "starter-gandalf", "--games", 0).err
    assert ravenhill("deck", "test", "none-such").code != 0
