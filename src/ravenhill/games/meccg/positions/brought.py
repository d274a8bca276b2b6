"""The decks of the match that a table could be of: the order in which cards have their numbers."""
from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from ravenhill.core.positions import Entry
from ravenhill.games.meccg.decks.bringing import all_sites
from ravenhill.games.meccg.decks.legality import FURTHER_SETS
from ravenhill.games.meccg.positions.names import Names
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import SITE

SECTIONS: Final = ("pool", "deck", "sideboard", "sites")


def decks_of(table: Meccg) -> list[dict[str, dict[str, int]]]:
    """What each seat brought, if a match of it shall give every card the number it has.

    Cards get their numbers section by section, copies together: a card that comes again begins the next section.
    """
    decks: list[dict[str, dict[str, int]]] = [{name: {} for name in SECTIONS} for _ in range(2)]
    for side, deck in enumerate(decks):
        rest = list(SECTIONS[1:3] if table.standard else SECTIONS[1:2])
        section, last = deck["pool"], ""
        for card, kind in enumerate(table.kind):
            if table.owner[card] != side: continue
            printed = table.cards.facts[kind]
            counts = deck["sites"] if printed.type == SITE else section
            if counts is section and printed.id in section and printed.id != last and rest:
                counts = section = deck[rest.pop(0)]
            counts[printed.id] = counts.get(printed.id, 0) + 1
            last = printed.id
    return decks


def options_of(table: Meccg, optional: Mapping[str, int]) -> dict[str, Any]:
    """The match this table could be of: each deck holds exactly the cards that lie on it."""
    decks: list[dict[str, Any]] = [{name: cards for name, cards in deck.items() if cards} for deck in decks_of(table)]
    chosen = [name for name, bit in optional.items() if table.optional & bit]
    sets = [name for name in chosen if name in FURTHER_SETS]
    for deck in decks:
        if list(deck.get("sites", {}).items()) == list(all_sites(sets).items()): del deck["sites"]
        deck.setdefault("deck", {})
    return {"rules": "standard" if table.standard else "basic", "movement": "map" if table.regions else "starter",
            "length": table.length, "decks": decks, "casual": True,
            "optional": [name for name in chosen if name not in sets], "sets": sets,
            **({"events": table.events()} if table.events() else {})}


def tell_brought(names: Names, deck: Mapping[str, Mapping[str, int]], chosen: Collection[str]) -> dict[str, list[str]]:
    """As a position says it: "3 Wolves"; a location deck of every site is not named."""
    kinds = names.g.cards.numbers
    sets = [name for name in chosen if name in FURTHER_SETS]
    every = list(deck["sites"].items()) == list(all_sites(sets).items())
    return {section: [f"{copies} {names.kind(kinds[code])}" if copies > 1 else names.kind(kinds[code])
                      for code, copies in counts.items()]
            for section, counts in deck.items() if counts and not (section == "sites" and every)}


def brought_by(entry: Entry, counted: Meccg) -> dict[str, dict[str, int]] | None:
    """The deck a position says a player brought, or None: just the cards it names, and every site."""
    if "brings" not in entry.data: return None
    part = entry.part("brings")
    kinds: Mapping[str, int] = {**counted.cards.numbers, **counted.cards.names}
    deck: dict[str, dict[str, int]] = {}
    for section in SECTIONS:
        counts: dict[str, int] = {}
        for n, said in enumerate(part.get(section, list, [])):
            number, _, name = str(said).partition(" ")
            copies, name = (int(number), name) if number.isdecimal() and len(number) < 4 else (1, str(said))
            if name not in kinds: raise part.fault(f"{section}[{n}]", f"there is no card called {name!r}")
            code = counted.cards.facts[kinds[name]].id
            counts[code] = counts.get(code, 0) + copies
        if counts: deck[section] = counts
    part.finished()
    return deck
