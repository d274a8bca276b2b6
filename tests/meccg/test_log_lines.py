"""What the log says of one card: on whom it was played, what was tapped for it, what it did; and who may read it."""
from __future__ import annotations

from functools import partial

from ravenhill.core.frames import EVERYBODY, SPECTATOR
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.lines import DISCARDED
from ravenhill.games.meccg.rules.corruption import CorruptionCheck
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import WILDERNESS
from ravenhill.locale import Speech
from tests.meccg.cards.scenes import attacked_by, on_the_way, organizing, play, struck_by, until_settled
from tests.meccg.tables import choose, give, hand


def told(g: Meccg, seat: int = SPECTATOR) -> list[str]:
    """The log in English, as this seat reads it."""
    speech = Speech("en", "meccg", names=partial(GAME.name_of, g), strict=True)
    assert g.log is not None
    return [speech.line(*said.seen_by(seat, EVERYBODY)) for said in g.log]


def test_a_hazard_is_played_on_somebody_and_does_something_to_him() -> None:
    g, _ = on_the_way("Moria", "Gimli", path=(WILDERNESS,))
    hand(g, 1, "Weariness of the Heart")
    g.answer(0)
    g.log = []
    play(g, "Weariness of the Heart 0", "Take Gimli")
    assert told(g)[0] == "Blue plays Weariness of the Heart on Gimli."
    assert told(g)[1] == "Gimli: −1 prowess until the end of the turn."


def test_a_creature_is_told_with_what_it_is_keyed_to() -> None:
    g, _ = on_the_way("Moria", "Gimli", path=(WILDERNESS, WILDERNESS))
    hand(g, 1, "Wargs")
    g.answer(0)
    g.log = []
    choose(g, "Declared Wargs")
    choose(g, "KeyedTo")
    assert told(g) == ["Blue plays Wargs, keyed to Wilderness."]


def test_what_is_tapped_for_a_card_is_told_and_so_is_the_end_of_the_attack() -> None:
    g, _ = on_the_way("Moria", "Aragorn II", "Gimli", path=(WILDERNESS, WILDERNESS))
    hand(g, 0, "Concealment")
    attacked_by(g, "Orc-guard")
    g.log = []
    play(g, "Concealment", "Take Aragorn II")
    assert told(g)[:3] == ["Grey plays Concealment.", "Aragorn II taps.", "The attack of Orc-guard is cancelled."]


def test_what_lies_in_play_is_used_and_what_it_answers_is_cancelled() -> None:
    g, (gimli,) = on_the_way("Edoras", "Gimli", path=(WILDERNESS,))
    give(g, gimli, "Leaflock")
    hand(g, 1, "Weariness of the Heart")
    g.answer(0)
    g.log = []
    choose(g, "Declared Weariness of the Heart 1")
    choose(g, "Take Gimli")
    choose(g, "Declared Leaflock")
    choose(g, "Take Weariness of the Heart")
    until_settled(g)
    assert told(g) == [
        "Blue plays Weariness of the Heart on Gimli.",
        "Grey uses Leaflock on Weariness of the Heart.",
        "Leaflock taps.",
        "Weariness of the Heart is cancelled.",
    ]


def test_a_strike_tells_who_supports_and_how_it_ends() -> None:
    for total, end in ((12, "fails"), (2, "hits")):
        g, (gimli, _) = on_the_way("Moria", "Gimli", "Legolas", path=(WILDERNESS, WILDERNESS))
        _, strike = struck_by(g, "Giant", gimli)
        while g.stack[-1] is not strike:
            g.stack.pop()
        strike.at = 3
        g.ready = False
        g.log = []
        choose(g, "Take Legolas")
        while len(g.log) < 2:
            until_settled(g, total)
            g.answer(0)
        said = told(g)
        assert said[0] == "Legolas taps to support Gimli."
        assert said[1].startswith(f"Gimli faces a strike: roll {total},") and said[1].endswith(f"; the strike {end}.")


def test_a_check_tells_whether_it_was_passed() -> None:
    for total, end in ((7, "passed"), (2, "failed")):
        g, (gimli,) = organizing("Rivendell", "Gimli")
        give(g, gimli, "The One Ring")
        g.log = []
        g.then(CorruptionCheck(gimli, 0 if end == "failed" else 6))
        until_settled(g, total)
        assert told(g)[0].startswith("Gimli checks corruption: ") and told(g)[0].endswith(f"corruption points; {end}.")


def test_a_card_that_somebody_does_not_know_has_no_name_for_him() -> None:
    g, _ = organizing("Rivendell", "Gimli")
    (card,) = hand(g, 0, "Concealment")
    g.log = []
    g.tell(DISCARDED, card)
    assert told(g, 0) == ["Concealment is discarded."]
    assert told(g, 1) == told(g) == ["A hidden card is discarded."]
