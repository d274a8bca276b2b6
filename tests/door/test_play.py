"""A game that a program plays by name: what is asked, what is answered, and what is refused in words."""
from __future__ import annotations

import pytest

from ravenhill.core.errors import IllegalAnswer
from ravenhill.door import Play, questions
from ravenhill.games import names

MECCG = """
game = "meccg"
active = "grey"
begins = "organization"

[grey]
hand = ["Dodge", "Dodge", "Glamdring"]
companies = [{ site = "Rivendell", characters = [{ name = "Gandalf", %s }, { name = "Merry", %s }] }]

[blue]
companies = [{ site = "Lórien", characters = ["Legolas"] }]
"""
DAGGER = 'bears = ["Dagger of Westernesse"]'
MECCG = MECCG % (DAGGER, DAGGER)


def test_a_game_is_played_to_its_end_by_name() -> None:
    play, answers = Play("ford", seed=3), 0
    while (asked := play.asked()) is not None:
        assert asked.seat in ("west", "east") and asked.words
        choice = asked.choices[answers % len(asked.choices)]
        done = play.answer(choice.do, **choice.things)
        assert (done.do, done.things) == (choice.do, choice.things)
        answers += 1
    result = play.result()
    assert answers > 20 and result is not None and result.winner in (-3, 0, 1)
    assert "Round 1" in play.log("west")[0]
    with pytest.raises(IllegalAnswer, match="the game is over"):
        play.answer("Pass")


@pytest.mark.parametrize("game", names())
def test_every_choice_of_a_game_can_be_named(game: str) -> None:
    """What is offered is found again by its own name; only copies of a card that lie alike stand for each other."""
    play, kinds = Play(game, seed=11), {kind.name: kind for kind in questions(game)}
    for n in range(35):
        asked = play.asked()
        assert asked is not None and kinds[asked.kind].rules == asked.rules
        for choice in asked.choices:
            found = [one for one in asked.choices if (one.do, one.things) == (choice.do, choice.things)]
            assert len(found) == 1 or "card" in choice.things
        play.answer(asked.choices[(7 * n) % len(asked.choices)])


def test_secret_questions_are_told_as_such() -> None:
    assert [kind.name for kind in questions("ford") if kind.secret] == ["Stances"]
    assert {"DraftRound", "StartingItem", "DiscardOne"} == {kind.name for kind in questions("meccg") if kind.secret}


def test_the_name_of_a_question_will_do_if_its_things_say_enough() -> None:
    play = Play("five_armies", seed=7)
    assert play.answer("Activate", character="Bard").do == "ChooseCharacter"
    play.answer("Done")
    assert str(play.answer("LeadershipWith", region="Ravenhill")) == "Choose(region='ravenhill')"


def test_a_number_says_what_it_counts() -> None:
    play = Play("five_armies", seed=7)
    play.answer("Done")
    asked = play.asked()
    assert asked is not None and asked.seat == "shadow" and asked.counts == "bats"
    assert play.answer("ShadowSplit", n=2).things == {"n": 2}
    assert play.answer("BatTo", territory="Broken Lands").things == {"territory": "broken_lands"}


def test_what_is_not_offered_is_refused_with_what_is() -> None:
    play = Play("five_armies", seed=7)
    before = play.position()
    with pytest.raises(IllegalAnswer, match=r"Activate has no ChooseCharacter\(character='bolg'\); it offers Choose"):
        play.answer("ChooseCharacter", character="bolg")
    with pytest.raises(IllegalAnswer, match=r"may be any of ChooseCharacter\(character='bard'\), ChooseCharacter"):
        play.answer("ChooseCharacter")
    with pytest.raises(IllegalAnswer, match="shadow is not asked now"):
        play.answer("Done", seat="shadow")
    assert play.position() == before


def test_copies_that_lie_alike_are_one_choice_and_others_are_not() -> None:
    play = Play("meccg", position=MECCG, seed=1)
    asked = play.asked()
    assert asked is not None and asked.kind == "Declare"
    daggers = [one for one in asked.choices if one.things.get("card") == "Dagger of Westernesse"]
    assert {one.things["n"] for one in daggers} == {2, 3} and len(daggers) == 4
    with pytest.raises(IllegalAnswer, match="may be any of"):
        play.answer(daggers[0].do, **daggers[0].things)
    assert play.answer(daggers[1]) == daggers[1]


def test_why_a_card_cannot_be_used_is_said_in_words() -> None:
    play = Play("meccg", position=MECCG, seed=1)
    said = play.why_not("Dodge")
    assert said and all(len(why.split()) > 3 for why in said.values())
    with pytest.raises(IllegalAnswer, match="grey knows no card called 'Smaug'"):
        play.why_not("Smaug")
    spanish = Play("meccg", position=MECCG, seed=1, language="es")
    assert set(spanish.why_not("Dodge").values()).isdisjoint(said.values())       # by the English name, in Spanish
    assert [str(one) for one in spanish.asked().choices] == [str(one) for one in play.asked().choices]  # type: ignore[union-attr]


def test_without_a_seed_the_dice_are_a_seat() -> None:
    play = Play("five_armies")
    asked = play.asked()
    assert asked is not None
    while asked.seat != "dice":
        play.answer(asked.choices[-1])
        asked = play.asked()
        assert asked is not None
    assert play.answer(asked.choices[0]) == asked.choices[0]
