"""Elf-path, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.rules.lands import path_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import KEYED_BY_TYPE, Alter


class OnlyAtTheEnd(Alter):
    """On a way of one or two regions, none of them dark, creatures may be keyed to the new site only."""
    def __init__(self) -> None: super().__init__(KEYED_BY_TYPE)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        path = path_of(g, thing)
        if 1 <= len(path) <= 2 and DARK_DOMAIN not in path and SHADOW_LAND not in path:
            for way in ON_THE_WAY:
                total |= 1 << 8 + way
        return total


ELF_PATH = ShortEvent("td-111", "Elf-path", side=RESOURCE, done=True, rules=(
    may(
        END_OF_ORGANIZATION, ThisTurn(OnlyAtTheEnd(), COMPANY_OF_THE_ONE), pay=Tap(a(Characters(YOURS, race=ELF))),
    ),
))
