"""What is printed on a card besides its sentences, as locale keys and numbers."""
from __future__ import annotations

from ravenhill.games.five_armies.content import pack as content
from ravenhill.games.five_armies.content.printed import Card, Character
from ravenhill.games.five_armies.terms import CHARACTERS, DECKS, FACES, SIDES, TERRAINS, UNITS
from ravenhill.games.teaching import CardFacts

KINDS = {"story_free": "story", "story_shadow": "story"}


def card_facts() -> dict[str, CardFacts]:
    """By the id of the card."""
    return {card.id: facts_of(card) for card in content.default().cards}


def facts_of(card: Card) -> CardFacts:
    deck = DECKS[card.deck]
    facts: list[tuple[str, list[str | int]]] = []
    if card.subject in UNITS:
        unit = content.default().units[UNITS.index(card.subject)]
        attacking, defending = [list[str | int](f"terrain-{TERRAINS[it]}" for it in favored)
                                for favored in (unit.favored_attacking, unit.favored_defending)]
        facts = [("strength", [unit.strength]), ("figures", [unit.figures]),
                 *([("favored", attacking)] if attacking == defending else
                   [("favored-attacking", attacking), ("favored-defending", defending)])]
    elif card.subject in CHARACTERS and deck == "reference":
        facts = of_character(content.default().characters[CHARACTERS.index(card.subject)])
    subject = f"unit-{card.subject}" if card.subject in UNITS else (
        f"character-{card.subject}" if card.subject in CHARACTERS else "")
    return CardFacts(
        f"learn-kind-{KINDS.get(deck, deck)}", f"face-{FACES[card.type]}" if card.type >= 0 else "",
        SIDES[card.side] if card.side >= 0 else "", subject, facts, card.origin,
        bool(card.ours or card.known), f"card-{card.id}.combat" if card.combat_name else "")


def of_character(it: Character) -> list[tuple[str, list[str | int]]]:
    facts: list[tuple[str, list[str | int]]] = [("movement", [it.movement]), ("leadership", [it.leadership])]
    if it.fate_step >= 0:
        facts.append(("fate-step", [it.fate_step]))
    if it.enters_with >= 0:
        facts.append(("enters-with", [f"face-{FACES[it.enters_with]}"]))
    return facts
