"""Hazards that a player sees the opponent discard: what is remembered of them, and who may act upon it."""
from __future__ import annotations

from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import Decision
from ravenhill.games.meccg.lines import DISCARDED, GONE
from ravenhill.games.meccg.piles import DISCARD, MARSHALLED, OUT
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CREATURE, HAZARD, WATCHES


def noticed(g: Meccg, card: int) -> None:
    """A hazard has come to its owner's discard pile in the sight of both: of creatures it is remembered which.

    Who has stored a card that watches for it may act at once.
    """
    it, owner = g.facts(card), g.owner[card]
    if it.side != HAZARD:
        return
    kind = g.cards.identity[g.kind[card]]
    if it.type == CREATURE and kind not in seen_of(g, owner):
        g.seen.append(kind)
        g.seen_of.append(owner)
    if not it.unique:
        for watcher in g.piles[MARSHALLED + 1 - owner]:
            if g.facts(watcher).is_such(WATCHES):
                g.then(RemoveSeen(1 - owner, card, watcher))
                return


def seen_of(g: Meccg, owner: int) -> list[int]:
    """The kinds of creatures that this player has discarded in the other's sight."""
    return [kind for n, kind in enumerate(g.seen) if g.seen_of[n] == owner]


class RemoveSeen(Decision[Meccg]):
    """The stored card is discarded to remove what was just discarded from the game; or not."""
    card: int
    by: int

    def __init__(self, side: int, card: int, by: int) -> None:
        super().__init__(side)
        self.card = card
        self.by = by

    def copy(self) -> RemoveSeen: return RemoveSeen(self.side, self.card, self.by)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        """What happened since may have taken either away."""
        there = g.pile[self.card] == DISCARD + g.owner[self.card] and g.pile[self.by] == MARSHALLED + self.side
        return [0, self.card + 1] if there else [0]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.tell(DISCARDED, self.by)
            discard(g, self.by)
            g.move(self.card, OUT + g.owner[self.card])
            g.tell(GONE, self.card)


# At the end, since what is discarded asks the above.
from ravenhill.games.meccg.rules.leaving import discard  # noqa: E402
