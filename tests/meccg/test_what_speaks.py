"""What the library knows beforehand of who may speak leaves nobody out."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from ravenhill.core.chain import PASS, Declare
from ravenhill.core.dice import FastDice
from ravenhill.core.library import MOST_ABILITIES
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.cards.library import Voices
from ravenhill.games.meccg.piles import DISCARD, IN_PLAY
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.numbers import QUESTIONS


def tables(seed: int) -> Iterator[Meccg]:
    """Each question of a game with random decks of all sets, those with one option too."""
    g = GAME.new(GAME.varied({}, seed))
    g.dice = dice = FastDice(seed)
    while g.question() is not None:
        yield g
        g.accept(g.offered[dice.pick(len(g.offered))])


@pytest.mark.parametrize("seed", (3, 4))
def test_what_is_offered_is_all_that_nothing_refuses(seed: int) -> None:
    declared = 0
    for g in tables(seed):
        question = g.stack[-1]
        if isinstance(question, Declare):
            asking, side = g.asking(), question.side
            mays = g.library.mays[asking.about]
            offered = [(card + 1) * MOST_ABILITIES + n for card in g.at_hand(side) for n in mays[g.kind[card]]
                       if g.refusal(asking, side, card, n) is None]
            assert g.offered == [PASS, *offered, *g.others(asking, side)]
            declared += len(offered)
    assert declared > 50


def in_play(g: Meccg) -> Voices:
    return Voices(g.cards, g.kind, g.piles[IN_PLAY].copy(), g.piles[IN_PLAY + 1].copy())


def said(g: Meccg) -> list[list[int]]:
    return [[it.card for it in g.speaking(question, 0) if it.card >= 0] for question in range(QUESTIONS)]


@pytest.mark.parametrize("seed", (5, 6))
def test_whoever_lies_in_play_is_heard_and_nobody_else(seed: int) -> None:
    heard = 0
    for g in tables(seed):
        fresh = in_play(g)
        assert (g.voices().about, g.voices().at, g.voices().offering) == (fresh.about, fresh.at, fresh.offering)
        assert fresh.offering == [it for it in g.piles[IN_PLAY] + g.piles[IN_PLAY + 1] if g.cards.offers[g.kind[it]]]
        heard += sum(bool(cards) for cards in fresh.about)
    assert heard > 50


def test_what_leaves_a_copy_still_speaks_on_the_table_it_was_copied_from() -> None:
    for g in tables(5):
        speakers = [card for cards in g.voices().about for card in cards]
        if speakers:
            twin, before = g.copy(), said(g)
            card = speakers[0]
            twin.move(card, DISCARD + g.owner[card])
            assert said(g) == before and card not in [it for cards in said(twin) for it in cards]
            g.move(card, DISCARD + g.owner[card])
            assert said(g) == said(twin)
            return
    raise AssertionError("nobody spoke")
