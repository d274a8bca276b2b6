"""From the JSON of a pack to words: every word of the vocabulary has a class, and what has none is named."""
from __future__ import annotations

import msgspec
import pytest

from ravenhill.games.five_armies.cards import effect_words, library
from ravenhill.games.five_armies.content import pack as content
from ravenhill.games.five_armies.content.printed import ContentError
from ravenhill.games.five_armies.terms import DAIN
from ravenhill.games.five_armies.words.base import Verb
from tests.five_armies.cards.plays import real_facts


def test_every_word_a_pack_may_use_is_carried_out():
    assert set(effect_words.VERBS) <= {*library.VERBS, *library.CHANGES, "DefendRegion"}
    assert set(effect_words.IFS) == set(library.IFS)
    assert set(effect_words.WHICH) == set(library.WHICH)
    assert set(effect_words.NUMBERS) == set(library.NUMBERS)


@pytest.mark.parametrize("sentence", [
    {"do": [{"Sing": {}}]},
    {"if": [{"Raining": {}}], "do": [{"DrawEvents": {"n": 1}}]},
    {"always": [{"Rally": {"armies": 1}}]},
    {"do": [{"Rally": {"which": [{"Tall": {}}]}}]},
    {"do": [{"RemoveDamage": {"n": {"Many": {}}}}]},
])
def test_a_word_that_nothing_carries_out_is_a_content_error(sentence):
    pack = content.Content(content.DEFAULT_PACK)
    cards = list(pack.cards)
    cards[0] = msgspec.structs.replace(cards[0], order=(sentence,))
    pack.cards = tuple(cards)
    with pytest.raises(ContentError) as error:
        library.library_of(pack)
    assert "card E01: nothing carries out the word" in error.value.faults[0]


def test_every_verb_knows_its_number():
    cards = real_facts().library
    verbs: list[Verb] = getattr(cards, "verbs")  # noqa: B009
    assert [verb.number for verb in verbs] == list(range(len(verbs)))


def test_the_same_pack_gives_the_same_numbers():
    one, other = library.library_of(content.default()), library.library_of(content.default())
    assert [type(verb) for verb in one.verbs] == [type(verb) for verb in other.verbs]


def test_reference_cards_speak_the_rules_of_their_characters():
    pack = content.default()
    rules = library.library_of(pack).cards[pack.card["reference_dain"]].rules
    assert len(rules) == len(pack.characters[DAIN].rules)
