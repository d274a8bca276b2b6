"""How each viewer points at cards: by names that mean nothing to anybody else, or later."""
from __future__ import annotations

import hashlib
from base64 import b32encode
from functools import lru_cache
from typing import Final

from ravenhill.core.cards import CardTable
from ravenhill.core.frames import SPECTATOR

WATCHING: Final = 2                      # the place of spectators behind the two seats
VIEWERS: Final = (0, 1, SPECTATOR)


class Handles:
    """Who can see which card, and since when: what is lost from sight is found again under another name."""

    def __init__(self, secret: bytes) -> None:
        self.salt = hashlib.blake2b(b"handles", key=secret, digest_size=16).digest()
        self.forget()

    def forget(self) -> None:
        """Another table: all of its cards get new names."""
        self.known: bytearray = bytearray()                       # by card: who knows it, as the table says
        self.lying: list[int] = []                                # by card: its pile
        self.since: list[list[int]] = [[], [], []]                # by viewer and card: the line its name is made of

    def notice(self, table: CardTable, n: int) -> None:
        """A card that a viewer lost from sight gets a new handle, and so does an unseen one that moved."""
        if len(self.known) != len(table.kind):
            self.known, self.lying = table.knows.copy(), table.pile.copy()
            self.since = [[n] * len(table.kind) for _ in VIEWERS]
            return
        if self.known == table.knows and self.lying == table.pile:
            return
        for card, (before, after) in enumerate(zip(self.known, table.knows)):
            moved = self.lying[card] != table.pile[card]
            if before != after or moved:
                for place, viewer in enumerate(VIEWERS):
                    knew = before == 3 if viewer < 0 else before >> viewer & 1 == 1
                    if (knew and not table.is_known(card, viewer)) or (moved and not knew):
                        self.since[place][card] = n
        self.known, self.lying = table.knows.copy(), table.pile.copy()

    def of(self, place: int, card: int) -> str:
        """The name of a card for this viewer; empty if there is no such card."""
        if not 0 <= card < len(self.since[place]):
            return ""
        return draw_handle(self.salt, place, card, self.since[place][card])


@lru_cache(100_000)
def draw_handle(salt: bytes, place: int, card: int, since: int) -> str:
    """Eight letters that nobody can compute who does not know the secret of the dice."""
    drawn = hashlib.blake2b(b"%d:%d:%d" % (place, card, since), key=salt, digest_size=5)
    return b32encode(drawn.digest()).decode().lower()
