"""The facts of every card, compared in bulk with the fact list where it lies beside the project."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from ravenhill.core.words import ALWAYS
from ravenhill.games.five_armies import facts
from ravenhill.games.five_armies.cards.library import WarCard
from ravenhill.games.five_armies.content import tables as content
from ravenhill.games.five_armies.terms import CARD_TYPES, DECKS, MOMENTS

LIST = Path(__file__).parents[3] / "shared" / "five_armies" / "proposal.json"
beside = pytest.mark.skipif(not LIST.exists(), reason="the fact lists are not beside the project")


def by_id() -> dict[str, WarCard]:
    library = facts().library
    assert library is not None
    return {card.id: card for card in library.cards if isinstance(card, WarCard)}


@beside
def test_every_event_and_story_has_the_type_name_and_moment_of_the_list():
    said, cards = json.loads(LIST.read_text("utf-8")), by_id()
    for fact in [*said["events"], *said["story_fp"], *said["story_shadow"]]:
        card = cards[fact["id"]].card
        assert CARD_TYPES[card.type] == fact["type"], card.id
        assert card.name == fact.get("name", fact.get("order", {}).get("name")), card.id
        if "combat" in fact:
            combat = fact["combat"]
            assert (card.combat_name, MOMENTS[card.moment]) == (combat["name"], combat["timing"]), card.id
        assert bool(fact.get("requires")) == bool(card.requires), card.id
        assert card.on_table == fact.get("text", "").startswith("Play on the table"), card.id


@beside
def test_every_fate_and_unit_card_has_the_name_of_the_list():
    said, cards = json.loads(LIST.read_text("utf-8")), by_id()
    for fact in said["fate_cards"]:
        card = cards[fact["id"]].card
        assert (card.name, card.subject) == (fact["name"], fact["fate_type"])
    for fact in said["units"]:
        assert cards[f"unit_{fact['id']}"].card.name == fact["maneuver"]["name"]


def test_every_card_has_sentences_and_those_on_the_table_come_into_force():
    cards = by_id()
    assert len(cards) == len(content.default().cards) == 103
    for card in cards.values():
        assert card.rules, card.id
        if card.card.on_table:
            assert [rule.kind for rule in card.rules] == [ALWAYS] and DECKS[card.card.deck].startswith("story"), card.id
