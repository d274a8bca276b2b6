"""All cards of the game, set by set, in the order of their codes."""
from __future__ import annotations

import pkgutil
from importlib import import_module
from types import ModuleType

from ravenhill.games.meccg.cards import dark_minions, dragons, wizards
from ravenhill.games.meccg.cards.dark_minions import own as minions_own
from ravenhill.games.meccg.cards.dragons import own as dragons_own
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.cards.wizards import own

ALWAYS = "td-042"                        # a starter deck of the rulebook holds it: part of every set
LATEST = ("dm-125", "td-127")            # they came after the others of their sets


def files(package: ModuleType) -> list[ModuleType]:
    """The files of a folder of cards."""
    return [import_module(f"{package.__name__}.{file.name}") for file in pkgutil.iter_modules(package.__path__)
            if not file.ispkg]


def gather(*folders: ModuleType) -> list[Card]:
    """The constants of these folders' files that are cards."""
    found = [value for folder in folders for file in files(folder) for value in vars(file).values()
             if isinstance(value, Card)]
    return sorted(found, key=lambda card: card.id)


def by_age() -> list[Card]:
    """Set by set; tables that were saved know cards by their numbers, so what came first stays first."""
    later = gather(dragons, dragons_own, dark_minions, minions_own)
    return gather(wizards, own) + sorted(
        later, key=lambda card: (card.id != ALWAYS, card.id in LATEST, card.id[:2] != "td", card.id))


# Words and frames that one card alone has stand in these, too.
OWN = tuple(files(own) + files(dragons_own) + files(minions_own))
CARDS: list[Card] = by_age()
