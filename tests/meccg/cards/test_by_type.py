"""The sentences that all cards of a type have."""
from __future__ import annotations

import copy

from ravenhill.games.meccg.cards.by_type import complete, sentences
from ravenhill.games.meccg.cards.events import LongEvent
from ravenhill.games.meccg.terms import HAZARD


def test_each_new_card_gets_the_sentences_of_its_type_wherever_it_lies_in_memory():
    for _ in range(50):                          # freed at once, so that the next one may lie in the same place
        card = LongEvent("xx-001", "A Long Night", side=HAZARD)
        expected = len(sentences(card))
        complete([card])
        assert expected > 0 and (card.common, len(card.rules)) == (expected, expected)


def test_a_card_gets_them_once_and_so_does_its_copy():
    card = LongEvent("xx-001", "A Long Night", side=HAZARD)
    complete([card])
    count = len(card.rules)
    complete([card, copy.copy(card)])
    twin = copy.copy(card)
    complete([twin])
    assert (len(card.rules), len(twin.rules)) == (count, count)
