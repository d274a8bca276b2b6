"""Reads the card lists of a content pack: facts, and sentences in effect words."""

from __future__ import annotations

from typing import Final

from ravenhill.games.five_armies.cards.effect_words import IFS, SENTENCE, call_faults
from ravenhill.games.five_armies.content.pack import Entry, Pack
from ravenhill.games.five_armies.content.printed import Card, Tile
from ravenhill.games.five_armies.content.reading import check_sentences
from ravenhill.games.five_armies.terms import (
    CARD_TYPES,
    CHARACTERS,
    DECKS,
    EVENT_DECK,
    FATE_DECK,
    FATE_TYPES,
    FREE_STORY_DECK,
    MANEUVER_CARDS,
    MANEUVERS,
    MOMENTS,
    REFERENCE_CARDS,
    SETTLEMENTS,
    SHADOW_STORY_DECK,
    SIDES,
    SPECIAL_UNITS,
    UNIT_CARDS,
    UNITS,
)

CARDS_IN_DECK: Final = (30, 20, 20, 9, 9, 4, 11)  # B-CMP-07, 08, 09
CARD_FILES: Final = (
    "events.json",
    "story_free.json",
    "story_shadow.json",
    "fate_cards.json",
    "unit_cards.json",
    "maneuver_cards.json",
    "reference_cards.json",
)
CARD_KEYS: Final = (
    "name",
    "type",
    "side",
    "fate_type",
    "unit",
    "character",
    "special_unit",
    "on_table",
    "requires",
    "order",
    "combat",
)
SUBJECTS: Final = (
    ("unit", UNITS),
    ("character", CHARACTERS),
    ("special_unit", SPECIAL_UNITS),
    ("fate_type", FATE_TYPES),
)
SIDE_OF_DECK: Final = (-1, 0, 1, 0)


def read_cards(pack: Pack, tiles: list[Tile]) -> list[Card]:
    """B-CMP-07, 08, 09  All cards, deck after deck."""
    cards: list[Card] = []
    for deck, file in enumerate(CARD_FILES):
        top = pack.file(file, ("deck", "cards"))
        if top.sound and top.text("deck") != DECKS[deck]:
            top.fault(f"deck must be {DECKS[deck]!r}")
        found = [_card(entry, deck, tiles) for entry in top.entries("cards", "card", CARD_KEYS)]
        if top.sound and len(found) != CARDS_IN_DECK[deck]:
            top.fault(f"wrong card total: {len(found)} cards, must be {CARDS_IN_DECK[deck]}")
        for card in found:
            if card.id in [other.id for other in cards]:
                top.fault(f"duplicate id {card.id!r}")
        if deck == UNIT_CARDS:
            _one_for_each(top, found, UNITS)
        cards += found
    ids = [card.id for card in cards]
    for tile in tiles:
        if cards and tile.enters_by and tile.enters_by not in ids:
            pack.fault("fate.json", f"tile {tile.id}", f"enters by unknown card {tile.enters_by!r}")
    return cards


def _one_for_each(top: Entry, cards: list[Card], subjects: tuple[str, ...]) -> None:
    """B-FIG-02  Every type of unit has its Unit card."""
    for subject in subjects:
        if top.sound and [card.subject for card in cards].count(subject) != 1:
            top.fault(f"{subject!r} needs exactly one card")


def _card(entry: Entry, deck: int, tiles: list[Tile]) -> Card:
    combat = entry.inside("combat", entry.label, SENTENCE) if entry.has("combat") else None
    subject = ""
    for key, names in SUBJECTS:
        if entry.has(key):
            subject = names[entry.one_of(key, names)]
    card = Card(
        id=entry.text("id"),
        name=entry.text("name"),
        combat_name=combat.text("name") if combat is not None and combat.has("name") else "",
        deck=deck,
        side=entry.one_of("side", SIDES, SIDE_OF_DECK[deck] if deck <= FATE_DECK else _side_of(subject)),
        type=entry.one_of("type", CARD_TYPES) if deck < FATE_DECK else -1,
        moment=combat.one_of("at", MOMENTS) if combat is not None else -1,
        subject=subject,
        on_table=entry.flag("on_table"),
        requires=entry.objects("requires"),
        order=entry.objects("order"),
        combat=dict(combat.value) if combat is not None else {},
        origin=entry.origin(),
    )
    for call in card.requires:
        for text in call_faults(call, IFS, SETTLEMENTS):
            entry.fault(text)
    check_sentences(entry, card.order + ((card.combat,) if card.combat else ()), tiles)
    if deck == EVENT_DECK and not (card.order and card.combat):
        entry.fault("B-CRD-01: an Event has an Order effect and a Combat effect")
    if deck in (FREE_STORY_DECK, SHADOW_STORY_DECK) and (not card.order or card.combat):
        entry.fault("B-CRD-03: a Story card has an Order effect and no Combat effect")
    if deck == MANEUVER_CARDS and card.id not in MANEUVERS:
        entry.fault("unknown maneuver card")
    if deck == MANEUVER_CARDS and not entry.has("side"):
        entry.fault("'side' is missing")
    if deck in (UNIT_CARDS, MANEUVER_CARDS) and not card.combat:
        entry.fault("B-CMB-12: a card for maneuvering has a Combat effect")
    if deck == FATE_DECK and not card.order:
        entry.fault("B-FAT-06: a Fate card has an effect when drawn")
    if deck in (FATE_DECK, UNIT_CARDS, REFERENCE_CARDS) and not subject:
        entry.fault("does not say whose card it is")
    return card


def _side_of(subject: str) -> int:
    """The side that owns a unit or character."""
    if subject in UNITS:
        return 0 if UNITS.index(subject) < 5 else 1
    return 1 if subject in ("bolg", "great_bat") else 0
