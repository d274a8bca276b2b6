"""Checks the card lists of a content pack: facts, and sentences in effect words."""

from __future__ import annotations

from typing import Final

from ravenhill.games.five_armies.cards.effect_words import IFS, call_faults
from ravenhill.games.five_armies.content.checks import check_origins, check_sentences
from ravenhill.games.five_armies.content.files import Files
from ravenhill.games.five_armies.content.printed import Card, Cards, Fate
from ravenhill.games.five_armies.terms import (
    CHARACTERS,
    DECKS,
    EVENT_DECK,
    FATE_DECK,
    FREE_STORY_DECK,
    MANEUVER_CARDS,
    MANEUVERS,
    MOMENTS,
    REFERENCE_CARDS,
    SETTLEMENTS,
    SHADOW_STORY_DECK,
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


def check_cards(files: Files, decks: list[Cards], fate: Fate) -> None:
    """B-CMP-07, 08, 09  All cards, deck after deck."""
    ids: set[str] = set()
    for deck, (file, found) in enumerate(zip(CARD_FILES, decks, strict=True)):
        check_origins(files, file, found.cards)
        if found.deck != deck:
            files.fault(file, "", f"deck must be {DECKS[deck]!r}")
        if len(found.cards) != CARDS_IN_DECK[deck]:
            files.fault(file, "", f"wrong card total: {len(found.cards)} cards, must be {CARDS_IN_DECK[deck]}")
        for card in found.cards:
            for text in card_faults(card, deck):
                files.fault(file, f"card {card.id}", text)
            said = (*card.order, card.combat) if card.combat else card.order
            check_sentences(files, file, f"card {card.id}", said, fate)
            if card.id in ids:
                files.fault(file, "", f"duplicate id {card.id!r}")
        ids |= {card.id for card in found.cards}
    for deck, subjects in ((UNIT_CARDS, UNITS), (REFERENCE_CARDS, CHARACTERS)):  # B-FIG-02
        told = [card.subject for card in decks[deck].cards]
        for subject in subjects:
            if told.count(subject) != 1:
                files.fault(CARD_FILES[deck], "", f"{subject!r} needs exactly one card")
    for tile in fate.special_tiles:
        if ids and tile.enters_by not in ids:
            files.fault("fate.json", f"tile {tile.id}", f"enters by unknown card {tile.enters_by!r}")


def card_faults(card: Card, deck: int) -> list[str]:
    """What the rules say of a card of this deck, and it does not keep."""
    faults = [text for call in card.requires for text in call_faults(call, IFS, SETTLEMENTS)]
    if card.combat and card.combat.get("at", "no moment") not in MOMENTS:
        faults.append(f"combat: {card.combat.get('at', 'no moment')!r} is no moment of a combat round")
    if deck < FATE_DECK and card.type < 0:
        faults.append("'type' is missing")
    if deck >= FATE_DECK and card.type >= 0:
        faults.append("only Events and Stories have a type")
    if deck == EVENT_DECK and not (card.order and card.combat):
        faults.append("B-CRD-01: an Event has an Order effect and a Combat effect")
    if deck in (FREE_STORY_DECK, SHADOW_STORY_DECK) and (not card.order or card.combat):
        faults.append("B-CRD-03: a Story card has an Order effect and no Combat effect")
    if deck == MANEUVER_CARDS and card.id not in MANEUVERS:
        faults.append("unknown maneuver card")
    if deck == MANEUVER_CARDS and card.said_side < 0:
        faults.append("'side' is missing")
    if deck in (UNIT_CARDS, MANEUVER_CARDS) and not card.combat:
        faults.append("B-CMB-12: a card for maneuvering has a Combat effect")
    if deck == FATE_DECK and not card.order:
        faults.append("B-FAT-06: a Fate card has an effect when drawn")
    if deck in (FATE_DECK, UNIT_CARDS, REFERENCE_CARDS) and not card.subject:
        faults.append("does not say whose card it is")
    return faults
