"""The names of a content pack that no language file knows: as the pack says them, in every language."""
from __future__ import annotations

from typing import Final

from ravenhill.games.five_armies.content.pack import Content, default

# A region or a box: in, from and to it, so that a name in no known case fits
PLACES: Final = {
    "en": ("in {}", "from {}", "to {}"),
    "es": ("en {}", "desde {}", "hacia {}"),
    "fr": ("à {}", "depuis {}", "vers {}"),
    "pl": ("w miejscu {}", "z miejsca {}", "do miejsca {}"),
}


def texts(content: Content, language: str) -> str:
    """Fluent text for the places and cards whose name is not that of the project's own pack."""
    own = default()
    places = names_of_places(own)
    cards = {it.id: (it.name, it.combat_name) for it in own.cards}
    lines: list[str] = []
    for id, name in names_of_places(content).items():
        if places.get(id) != name: lines += _place(id, name, language)
    for card in content.cards:
        if cards.get(card.id) != (card.name, card.combat_name): lines += _card(card.id, card.name, card.combat_name)
    return "\n".join(lines) + "\n" if lines else ""


def names_of_places(content: Content) -> dict[str, str]:
    return {id: content.name_of(place) for id, place in content.place.items()}


def _place(id: str, name: str, language: str) -> list[str]:
    forms = zip(("in", "from", "to"), PLACES.get(language, PLACES["en"]), strict=True)
    return [f"place-{id} = {_quoted(name)}", *(f"    .{form} = {_quoted(words.format(name))}" for form, words in forms)]


def _card(id: str, name: str, combat: str) -> list[str]:
    return [f"card-{id} = {_quoted(name)}", f"    .combat = {_quoted(combat or name)}"]


def _quoted(text: str) -> str:
    """As Fluent reads it back, whatever stands in it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'
