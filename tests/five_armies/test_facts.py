"""The facts of every card, compared in bulk with the fact list."""
from __future__ import annotations

import json
from pathlib import Path

from ravenhill.core.words import ALWAYS
from ravenhill.games.five_armies import facts
from ravenhill.games.five_armies.cards.library import WarCard
from ravenhill.games.five_armies.content import pack as content
from ravenhill.games.five_armies.terms import CARD_TYPES, DECKS, MOMENTS

LIST = Path(__file__).parent / "facts" / "cards.json"


def by_id() -> dict[str, WarCard]:
    library = facts().library
    assert library is not None
    return {card.id: card for card in library.cards if isinstance(card, WarCard)}


def test_every_event_and_story_has_the_type_name_and_moment_of_the_list():
    said, cards = json.loads(LIST.read_text("utf-8")), by_id()
    for fact in [*said["events"], *said["story_fp"], *said["story_shadow"]]:
        card = cards[fact["id"]].card
        assert CARD_TYPES[card.type] == fact["type"], card.id
        assert card.name == fact["name"], card.id
        if "combat" in fact:
            assert (card.combat_name, MOMENTS[card.moment]) == (fact["combat"], fact["timing"]), card.id
        assert bool(card.requires) == fact.get("requires", False), card.id
        assert card.on_table == fact.get("on_table", False), card.id


def test_every_fate_and_unit_card_has_the_name_of_the_list():
    said, cards = json.loads(LIST.read_text("utf-8")), by_id()
    for fact in said["fate_cards"]:
        card = cards[fact["id"]].card
        assert (card.name, card.subject) == (fact["name"], fact["fate_type"])
    for fact in said["units"]:
        assert cards[f"unit_{fact['id']}"].card.name == fact["maneuver"]


def test_every_card_has_sentences_and_those_on_the_table_come_into_force():
    cards = by_id()
    assert len(cards) == len(content.default().cards) == 103
    for card in cards.values():
        assert card.rules, card.id
        if card.card.on_table:
            assert [rule.kind for rule in card.rules] == [ALWAYS] and DECKS[card.card.deck].startswith("story"), card.id
