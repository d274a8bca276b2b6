"""Is the battle fair? Lords of little patience on both seats: who wins, how, and which cards are played.

`python scripts/balance.py FILE --games 400` goes on with the games of FILE, one a line, and tells what all of them
say. Two sequential tests stop it sooner: the Shadow wins 45 % and not 40 %, and 55 % and not 60 %, or it does not.
"""
from __future__ import annotations

import argparse
from collections import Counter
from math import log
from pathlib import Path

import msgspec

from ravenhill import bots
from ravenhill.bots.rating import interval, verdict
from ravenhill.bots.searcher import Searcher
from ravenhill.core.dice import FastDice, mixed
from ravenhill.games import load
from ravenhill.games.five_armies.rules.dice import CARD, FACE, PASS
from ravenhill.games.five_armies.state import FATES, Battle
from ravenhill.games.five_armies.terms import DECKS, FATE_DECK, REFERENCE_CARDS, SHADOW

NEVER = float("inf")
FAIR, UNFAIR = 0.05, 0.10                # away from a half


class Game(msgspec.Struct):
    """What came of one. Cards by their ids: offered and played as Orders, shown in combat, drawn by Fate."""
    seed: int
    winner: int
    why: str
    answers: int
    offered: list[str]
    ordered: list[str]
    shown: list[str]
    drawn: list[str]


def play(seed: int, bot: str, tries: int, options: dict[str, str]) -> Game:
    game = load("five_armies")
    g = game.new(options)
    assert isinstance(g, Battle)
    g.dice, g.quick = FastDice(seed), True
    names = [it.id for it in g.facts.content.cards]
    sitting = [bots.load(bot, game, mixed(2 * seed + seat), options) for seat in (0, 1)]
    for it in sitting:
        assert isinstance(it, Searcher)
        it.tries, it.most_s = tries, NEVER
    offered, ordered, shown, answers = set[int](), list[int](), list[int](), 0
    while asked := g.to_answer():
        question = g.ask(asked[0])
        if question is None: continue
        kind, options_now = type(question).__name__, list(g.offered)
        chosen = sitting[asked[0]].choose(game.view(g, asked[0]), kind, options_now, [])
        if kind == "Act":
            cards = {it: it % FACE - CARD for it in options_now if it != PASS and it % FACE >= CARD}
            offered.update(cards.values())
            if chosen in cards: ordered.append(cards[chosen])
        elif kind in ("Maneuvers", "ManeuverAlone"): shown.append(chosen)
        g.answer(chosen)
        answers += 1
    drawn = [card for card, kind in enumerate(g.kind)
             if g.facts.card_deck[kind] == FATE_DECK and g.pile[card] != FATES]
    told = [[names[g.kind[card]] for card in cards] for cards in (sorted(offered), ordered, shown, drawn)]
    return Game(seed, g.winner, g.why, answers, *told)


def against(won: int, games: int, fair: float, unfair: float) -> float:
    """How much likelier so many victories are if the share is fair: the logarithm."""
    return won * log(fair / unfair) + (games - won) * log((1 - fair) / (1 - unfair))


def verdicts(won: int, games: int) -> list[str]:
    """That the Shadow does not win too seldom, nor too often: `better` is fair, `worse` is not."""
    return [verdict(against(n, games, 0.5 - FAIR, 0.5 - UNFAIR)) for n in (won, games - won)]


def told(games: list[Game]) -> str:
    won, facts = sum(it.winner == SHADOW for it in games), load("five_armies").new({}).facts
    low, high = interval(won, len(games))
    lines = [f"{len(games)} games, seeds {min(it.seed for it in games)} to {max(it.seed for it in games)}",
             f"the Shadow won {won}: {100 * won / len(games):.1f} % (95 %: {100 * low:.1f} to {100 * high:.1f} %)",
             f"45 % against 40 %, and 55 % against 60 %: {[it or 'not known' for it in verdicts(won, len(games))]}",
             "victories: " + ", ".join(f"{why} {n}" for why, n in Counter(it.why for it in games).most_common())]
    lists = {"offered": Counter(card for it in games for card in it.offered)}
    for name in ("ordered", "shown", "drawn"): lists[name] = Counter(card for it in games for card in getattr(it, name))
    for card in facts.content.cards:
        if card.deck == REFERENCE_CARDS: continue
        counts = ", ".join(f"{name} {cards[card.id]}" for name, cards in lists.items() if cards[card.id])
        lines.append(f"{card.id} ({DECKS[card.deck]}): {counts or 'NEVER SEEN'}")
    return "\n".join(lines)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("file", type=Path)
    asked.add_argument("--games", type=int, default=400)
    asked.add_argument("--seed", type=int, default=1, help="of the first game")
    asked.add_argument("--bot", default="lord")
    asked.add_argument("--tries", type=int, default=150)
    asked.add_argument("--content", default="", help="a folder with another content pack")
    asked.add_argument("--all", action="store_true", help="play all games, whatever the tests say")
    wish = asked.parse_args()
    rows = wish.file.read_bytes().splitlines() if wish.file.exists() else []
    games = [msgspec.json.decode(line, type=Game) for line in rows]
    options = {"content": wish.content} if wish.content else {}
    for seed in range(wish.seed, wish.seed + wish.games):
        if seed in {it.seed for it in games}: continue
        found = verdicts(sum(it.winner == SHADOW for it in games), len(games))
        if not wish.all and ("worse" in found or found == ["better", "better"]): break
        games.append(play(seed, wish.bot, wish.tries, options))
        with wish.file.open("ab") as file: file.write(msgspec.json.encode(games[-1]) + b"\n")
    print(told(games))


if __name__ == "__main__": main()
