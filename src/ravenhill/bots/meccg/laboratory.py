"""A deck on trial: squires play it against other decks, from both seats, and what became of its cards is counted."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import mean
from typing import Any, Final

import msgspec

from ravenhill.bots.meccg.squire import Squire
from ravenhill.bots.rating import interval
from ravenhill.core.dice import FastDice, mixed
from ravenhill.core.errors import RavenhillError
from ravenhill.core.frames import NOBODY
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.choices import LayOnGuard
from ravenhill.games.meccg.decks.files import challenges, code_of, load, shipped
from ravenhill.games.meccg.decks.legality import Deck, sets_of
from ravenhill.games.meccg.piles import HAND
from ravenhill.games.meccg.rules.numbers import points_by_group

SEED: Final = 20_000                     # of the first of a row of games
BEFORE: Final = "before"                 # what a deck is called whose card was exchanged
MOST_ANSWERS: Final = 5_000              # after which a game counts as drawn, and is said not to have ended


class Trial(msgspec.Struct):
    """One game of a deck."""
    against: str
    score: float                         # 1, 0.5 or 0
    ended: bool
    turns: int
    points: list[int]                    # by group, before anything is doubled or halved
    drawn: dict[str, int]                # copies of each card that came to the hand,
    played: dict[str, int]               # and of these, how many were used
    curve: list[int] = []                # all points, after each of one's own turns


class Report(msgspec.Struct):
    """All games of a deck."""
    games: int = 0
    score: float = 0.0
    between: tuple[float, float] = (0.0, 1.0)            # the share that it wins, with 95 %
    unended: int = 0
    turns: float = 0.0
    points: list[float] = []
    curve: list[float] = []                              # of the games that lasted so long
    against: dict[str, tuple[float, int]] = {}           # the sum of points, and games, by the other deck
    idle: list[tuple[str, int, int]] = []                # cards by code: drawn, and played, the idlest first


def trials(deck: Deck, others: Sequence[tuple[str, Deck]], games: int, seed: int) -> Iterator[Trial]:
    """So many games, each pair of them with the same dice and the seats exchanged."""
    for n in range(games):
        name, other = others[n // 2 % len(others)]
        yield play(deck, name, other, seed + n // 2, n % 2)


def nth(deck: dict[str, Any], n: int, before: dict[str, Any] | None = None) -> Trial:
    """One of a row of games, in pairs: against the decks that come with the game, or the deck as it was before."""
    mine, seed, seat = msgspec.convert(deck, Deck), SEED + n // 2, n % 2
    if before is not None: return play(mine, BEFORE, msgspec.convert(before, Deck), seed, seat)
    others = opponents(mine)
    name = others[n // 2 % len(others)]
    return play(mine, name, load(name), seed, seat)


def opponents(deck: Deck) -> list[str]:
    """The decks that come with the game; a deck with cards of further sets meets those that have them, too."""
    return [*shipped(), *challenges()] if sets_of(deck) else shipped()


def named(name: str) -> str:
    """The code of a card."""
    code = code_of(name)
    if code is None: raise RavenhillError(f"there is no card called {name!r}")
    return code


def exchanged(deck: Deck, out: str, into: str) -> Deck:
    """The deck with another card in the place of every copy of one."""
    gone, comes = named(out), named(into)
    if gone not in deck.deck: raise RavenhillError(f"{out!r} is not in the play deck")
    if gone == comes: raise RavenhillError(f"{out!r} and {into!r} are the same card")
    cards = {code: count for code, count in deck.deck.items() if code != gone}
    cards[comes] = cards.get(comes, 0) + deck.deck[gone]
    return msgspec.structs.replace(deck, deck=cards)


def play(deck: Deck, name: str, other: Deck, seed: int, seat: int) -> Trial:
    both = [deck, other] if seat == 0 else [other, deck]
    options: dict[str, Any] = {
        "decks": [msgspec.to_builtins(it) for it in both], "casual": True, "sets": sets_of(deck, other)}
    g = GAME.new(options)
    g.dice, g.quick = FastDice(seed), True
    squires = [Squire(GAME, FastDice(mixed(2 * seed + (side == seat))), options) for side in range(2)]
    drawn: set[int] = set()
    used: set[int] = set()
    curve: list[int] = []
    answers = 0
    while (asked := g.to_answer()) and answers < MOST_ANSWERS:
        side = asked[0]
        question = g.ask(side)
        if question is None: continue                            # it answered itself
        option = squires[side].choose(GAME.view(g, side), type(question).__name__, list(g.offered), GAME.choices(g))
        if side == seat:
            drawn |= set(g.piles[HAND + seat])
            choice = question.choice(g, option)
            card = int(getattr(choice, "card", -1))              # of the hand, or one that lay on guard before
            does = type(question).__name__ == "Declare" and not isinstance(choice, LayOnGuard)
            if does and card in drawn: used.add(card)
        g.answer(option)
        if g.turns[seat] > len(curve): curve.append(sum(points_by_group(g, seat)))
        answers += 1
    winner = g.winner if g.ended else NOBODY
    return Trial(name, 0.5 if winner == NOBODY else float(winner == seat), g.ended, g.turn, points_by_group(g, seat),
                 by_code(g.kind, drawn), by_code(g.kind, used), [*curve[1:], sum(points_by_group(g, seat))])


def by_code(kind: Sequence[int], cards: set[int]) -> dict[str, int]:
    found: dict[str, int] = {}
    for card in cards:
        code = GAME.library.facts[kind[card]].id
        found[code] = found.get(code, 0) + 1
    return found


def report(played: Sequence[Trial]) -> Report:
    games = len(played)
    if not games: return Report()
    score = sum(it.score for it in played)
    drawn: dict[str, int] = {}
    used: dict[str, int] = {}
    against: dict[str, tuple[float, int]] = {}
    for it in played:
        for code, copies in it.drawn.items(): drawn[code] = drawn.get(code, 0) + copies
        for code, copies in it.played.items(): used[code] = used.get(code, 0) + copies
        won, of = against.get(it.against, (0.0, 0))
        against[it.against] = won + it.score, of + 1
    lasted = [it.curve for it in played]
    curve = [mean([it[turn] for it in lasted if len(it) > turn]) for turn in range(max(map(len, lasted)))
             if 2 * sum(len(it) > turn for it in lasted) >= games]
    idle = sorted(((code, count, used.get(code, 0)) for code, count in drawn.items()),
                  key=lambda it: (it[2] / it[1], -it[1], it[0]))
    return Report(games, score, interval(score, games), sum(not it.ended for it in played),
                  sum(it.turns for it in played) / games,
                  [mean([it.points[group] for it in played]) for group in range(len(played[0].points))], curve,
                  against, idle)
