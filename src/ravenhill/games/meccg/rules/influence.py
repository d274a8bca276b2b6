"""Influence checks: factions, and the opponent's cards."""
from __future__ import annotations

from ravenhill.core.frames import Procedure
from ravenhill.games.meccg.lines import INFLUENCE
from ravenhill.games.meccg.questions import INFLUENCED, INFLUENCES
from ravenhill.games.meccg.rules.corruption import A_CARD, TWO_ROLLS, asked_for, helped
from ravenhill.games.meccg.rules.drawing import draw_cards
from ravenhill.games.meccg.rules.leaving import happens
from ravenhill.games.meccg.rules.numbers import faction_check
from ravenhill.games.meccg.rules.site import tap_site
from ravenhill.games.meccg.state import DISCARD, MARSHALLED, Meccg


class FactionCheck(Procedure[Meccg]):
    """R-SITE-11, 12  Two dice, unused influence and modifiers against the faction's number."""
    character: int
    faction: int
    taps: bool                       # a success taps the site
    first: int                       # of two rolls

    def __init__(
        self, character: int, faction: int, taps: bool = True, like: FactionCheck | None = None,
    ) -> None:
        super().__init__(like)
        self.character = character
        self.faction = faction
        self.taps = taps
        self.first = 0 if like is None else like.first

    def copy(self) -> FactionCheck: return FactionCheck(self.character, self.faction, self.taps, self)

    def step(self, g: Meccg, at: int) -> bool:
        if at > 0 or not g.is_in_play(self.character):
            return False
        if self.first == 0:
            happens(g, INFLUENCES, self.character)
        g.roll(2)
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        if asked_for(g, self.character, TWO_ROLLS):
            self.first = faces[0] + faces[1]
            self.at = 0
            return
        draws = asked_for(g, self.character, A_CARD)
        best = max(self.first, faces[0] + faces[1])
        total = best + faction_check(g, self.character, self.faction) + helped(g, self.character)
        needed = g.facts(self.faction).above
        g.tell(INFLUENCE, self.character, self.faction, total, needed)
        if total > needed:
            g.move(self.faction, MARSHALLED + g.owner[self.faction])
            if self.taps:
                tap_site(g)
            happens(g, INFLUENCED, self.character)
            if draws:
                draw_cards(g, g.owner[self.character], 1)
        else:
            g.move(self.faction, DISCARD + g.owner[self.faction])          # R-AMB-81
