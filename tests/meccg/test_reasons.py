"""The line under a card that cannot be played now: one of a closed list, and never said of a card that could be."""
from __future__ import annotations

from typing import Any, cast, get_args

import pytest

from ravenhill.core.chain import Chain
from ravenhill.core.choices import Declared
from ravenhill.core.dice import FastDice
from ravenhill.core.frames import Decision
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.piles import IN_PLAY
from ravenhill.games.meccg.reasons import MOMENTS, SOFT, why_not_now
from ravenhill.games.meccg.view import Why
from ravenhill.games.meccg.words.moments import ATTACK_OVER, BODY_CHECK, BURGLING
from ravenhill.locale import LANGUAGES, Speech
from tests.meccg.cards.scenes import on_the_way, organizing, the_company
from tests.meccg.tables import hand, put

TABLE = """
game = "meccg"
turn = 3
active = "grey"
begins = "{begins}"

[grey]
hand = ["Glamdring", "Dodge", "Wolves", "Gimli", "Elrond", "Concealment", "Gates of Morning"]
deck = ["Risky Blow"]
companies = [{{ site = "Isengard", characters = ["Aragorn II", "Faramir", "Boromir II"] }}]

[blue]
hand = ["Cave-drake", "Glamdring"]
deck = ["Wargs"]
companies = [{{ site = "Edoras", characters = ["Éowyn"] }}]
"""


def said(begins: str, seat: int = 0) -> dict[str, str]:
    g = GAME.position(TABLE.format(begins=begins))
    g.question()
    return {GAME.library.facts[GAME.library.numbers[it.code]].name: it.why for it in GAME.shown(g, seat, str).hand}


def test_a_card_says_when_it_can_be_played() -> None:
    assert said("organization") == {
        "Glamdring": "site", "Dodge": "strike", "Wolves": "their-turn", "Gimli": "influence", "Elrond": "influence",
        "Concealment": "attack", "Gates of Morning": "nothing"}
    assert said("organization", 1) == {"Cave-drake": "movement", "Glamdring": "your-turn"}


def test_what_a_lit_card_would_say_is_never_wrong() -> None:
    """In random games: whatever may be played has its moment, its side, its limit; only the last may lack."""
    seen: set[str] = set()
    lit = 0
    for seed in range(3):
        dice = FastDice(seed)
        g = GAME.new(GAME.varied({}, seed))
        g.dice, g.quick = dice, True
        for _ in range(500):
            question = g.question()
            if question is None:
                break
            if isinstance(question, Decision) and type(question).__name__ == "Declare":
                choices = [question.choice(g, it) for it in g.offered]
                offered = {it.card for it in choices if isinstance(it, Declared)}
                for it in GAME.shown(g, question.side, str).hand:
                    seen.add(it.why)
                    if int(it.id) in offered:
                        lit += 1
                        assert it.why in SOFT, (it, g.facts(int(it.id)).name)
            g.accept(g.offered[dice.pick(len(g.offered))])
    assert lit > 100 and len(seen) > 12, (lit, seen)


@pytest.mark.parametrize("event, creature, why", [
    ("Host of Bats", "Orc-guard", "key"), ("Host of Bats", "Ghosts", "limit"), ("Doors of Night", "Orc-guard", "limit"),
])
def test_R_AMB_36_what_does_not_count_is_not_stopped_by_the_limit(event: str, creature: str, why: str) -> None:
    g, _ = on_the_way("Moria", "Gimli")
    put(g, event, IN_PLAY, 1)
    card, = hand(g, 1, creature)
    the_company(g).limit, the_company(g).counted = 1, (-1,)
    g.question()
    assert [it.why for it in GAME.shown(g, 1, str).hand if it.id == str(card)] == [why]


@pytest.mark.parametrize("about, why", [(ATTACK_OVER, True), (BURGLING, True), (BODY_CHECK, False)])
def test_R_AMB_50_what_is_played_at_any_time_may_answer_in_the_chain_of_a_trigger(about: int, why: bool) -> None:
    g, _ = organizing("Rivendell", "Gandalf")
    card, = hand(g, 0, "Wizard's Flame")
    assert (why_not_now(g, 0, card, [Chain(about, 0, [])]) in SOFT) is why


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_short_line(language: str) -> None:
    speech = Speech(language, "meccg")
    for why in get_args(Why):
        text = speech.text(cast(Any, f"mw-{why}"))
        assert 0 < len(text) <= (16 if language == "en" else 20), text
    assert set(MOMENTS.values()) | set(SOFT) <= set(get_args(Why))
