"""All cards of the game, set by set, in the order of their codes."""
from __future__ import annotations

import pkgutil
from importlib import import_module
from types import ModuleType

from ravenhill.games.meccg.cards.dragons import creatures as dragons_creatures
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.cards.wizards import (
    allies,
    characters,
    creatures,
    factions,
    hazard_events,
    hazard_short_events,
    items,
    own,
    regions,
    resource_events,
    resource_short_events,
    sites,
)

WIZARDS = (
    allies, characters, creatures, factions, hazard_events, hazard_short_events, items, regions, resource_events,
    resource_short_events, sites,
)
OWN = tuple(import_module(f"{own.__name__}.{file.name}") for file in pkgutil.iter_modules(own.__path__))
DRAGONS = (dragons_creatures,)


def gather(*files: ModuleType) -> list[Card]:
    """The constants of these files that are cards."""
    found = [value for file in files for value in vars(file).values() if isinstance(value, Card)]
    return sorted(found, key=lambda card: card.id)


CARDS: list[Card] = gather(*WIZARDS, *OWN) + gather(*DRAGONS)
