"""Tables for tests, set in a few lines."""
from __future__ import annotations

from typing import Any

from ravenhill.core import positions
from ravenhill.core.choices import Choice
from ravenhill.core.frames import Decision, Roll
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.cards.library import Cards
from ravenhill.games.meccg.piles import DECK, HAND, IN_PLAY, LOCATION
from ravenhill.games.meccg.rules.drawing import DrawCard
from ravenhill.games.meccg.rules.leaving import found_company, join
from ravenhill.games.meccg.rules.turn import Turns
from ravenhill.games.meccg.state import WITH_DRAGONS, WITH_MINIONS, Meccg

DOUBLES = {total: (max(1, total - 6), min(6, total - 1)) for total in range(2, 13)}


def table(standard: bool = False, library: Cards | None = None) -> Meccg:
    """An empty table at which seat 0 is about to begin a turn."""
    g = Meccg(library or GAME.library)
    g.standard = standard
    g.regions = standard
    g.then(Turns())
    return g


def put(g: Meccg, name: str, pile: int, side: int) -> int:
    """One card of this name, in the side's pile."""
    return g.put(g.cards.names[name], pile + side, side)


def company(g: Meccg, side: int, site: str, *names: str, tapped: bool = False) -> list[int]:
    """A company of these characters at this site; the cards."""
    there = put(g, site, LOCATION, side)
    slot = found_company(g, side, there)
    found: list[int] = []
    for name in names:
        card = put(g, name, IN_PLAY, side)
        join(g, card, slot)
        found.append(card)
    return found


def give(g: Meccg, bearer: int, name: str, owner: int | None = None) -> int:
    """The character bears this card."""
    card = put(g, name, IN_PLAY, g.owner[bearer] if owner is None else owner)
    g.host[card] = bearer
    return card


def hand(g: Meccg, side: int, *names: str) -> list[int]:
    return [put(g, name, HAND, side) for name in names]


def deck(g: Meccg, side: int, *names: str) -> list[int]:
    return [put(g, name, DECK, side) for name in names]


def asked(g: Meccg) -> Any:
    """The question of a seat; the dice are not asked."""
    question = g.question()
    assert isinstance(question, Decision), f"{type(question).__name__} is asked"
    return question


def names(g: Meccg) -> list[str]:
    """The options, as short words: what they do, and the names of the cards they point at."""
    question = asked(g)
    return [said(g, question.choice(g, option)) for option in g.offered]


def said(g: Meccg, choice: Choice) -> str:
    plain = choice.plain()
    words = [str(plain["do"])]
    for field, value in plain.items():
        if field.startswith("card") and value >= 0:
            words.append(g.facts(value).name)
        elif field in ("n", "company", "key", "region"):
            words.append(str(value))
    return " ".join(words)


def choose(g: Meccg, text: str) -> None:
    """The only option whose words begin so."""
    offered = names(g)
    found = [n for n, words in enumerate(offered) if words == text] or [
        n for n, words in enumerate(offered) if words.startswith(text)]
    assert found, f"{text!r} is not offered by {type(asked(g)).__name__}, but {offered}"
    g.answer(g.offered[found[0]])
    g.question()


def goes_on(g: Meccg, total: int = 12) -> None:
    """Whatever is asked is passed, or gets its first answer; every roll is this sum."""
    question = g.question()
    if isinstance(question, Roll):
        g.answer(total // 2 - 1)
    else:
        g.answer(g.offered[0] if isinstance(question, Decision) and 0 not in g.offered else 0)


def is_asked(g: Meccg, question: str) -> bool:
    return type(g.question()).__name__ == question


def settle(g: Meccg) -> None:
    """Pass until the chain has happened; what has one answer gets it."""
    for _ in range(100):
        question = g.question()
        if type(question).__name__ == "Pick" and len(g.offered) == 1:
            g.answer(g.offered[0])
        elif type(question).__name__ == "Declare" and g.chain() is not None:
            g.answer(0)
        else:
            return


def passes(g: Meccg, until: str, most: int = 200) -> None:
    """Pass, and answer what has one answer, until this kind of question is asked."""
    for _ in range(most):
        question = g.question()
        if type(question).__name__ == until:
            return
        assert isinstance(question, Decision), f"{type(question).__name__} before {until}"
        assert 0 in g.offered or len(g.offered) == 1, f"{type(question).__name__} {names(g)} before {until}"
        g.answer(0 if 0 in g.offered else g.offered[0])
    raise AssertionError(f"{until} was never asked")


def roll(g: Meccg, *totals: int) -> None:
    """Two dice with each of these sums."""
    for total in totals:
        for face in DOUBLES[total]:
            question = g.question()
            assert isinstance(question, Roll), f"{type(question).__name__} is asked, not the dice"
            g.answer(face - 1)
    g.question()


def draw(g: Meccg, name: str) -> None:
    """The next card drawn is this."""
    question = g.question()
    assert isinstance(question, DrawCard), f"{type(question).__name__} is asked, not a draw"
    for outcome in range(g.outcomes):
        if g.facts(question.card(g, outcome)).name == name:
            g.answer(outcome)
            return
    raise AssertionError(f"{name} is not in the deck of {question.side}")


def written_and_read(g: Meccg) -> Meccg:
    """The table that is read from the position which this one is written as."""
    g = g.copy()
    g.optional |= WITH_DRAGONS | WITH_MINIONS
    again = GAME.position(positions.write(GAME.write_position(g)))
    assert isinstance(again, Meccg)
    again.question()
    return again
