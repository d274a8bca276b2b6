"""Influence checks: factions, and the opponent's cards."""
from __future__ import annotations

from ravenhill.core.choices import Choice, Number
from ravenhill.core.frames import Decision, Procedure
from ravenhill.games.meccg.lines import INFLUENCE, INFLUENCE_FAILED
from ravenhill.games.meccg.piles import DISCARD, MARSHALLED
from ravenhill.games.meccg.rules.drawing import draw_cards
from ravenhill.games.meccg.rules.leaving import happens
from ravenhill.games.meccg.rules.numbers import faction_check
from ravenhill.games.meccg.rules.site import tap_site
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.moments import INFLUENCED, INFLUENCES
from ravenhill.games.meccg.words.numbers import KEPT_BY, Keeping


class FactionCheck(Procedure[Meccg]):
    """R-SITE-11, 12  Two dice, unused influence and modifiers against the faction's number."""
    character: int
    faction: int
    taps: bool                       # a success taps the site
    modifier: int                    # what was declared for it
    twice: bool                      # two rolls, of which one is chosen
    draws: bool                      # a card is drawn after a success
    first: int                       # of two rolls
    total: int

    def __init__(
        self, character: int, faction: int, taps: bool = True, modifier: int = 0, like: FactionCheck | None = None,
    ) -> None:
        super().__init__(like)
        self.character = character
        self.faction = faction
        self.taps = taps
        self.modifier = modifier
        self.twice = False if like is None else like.twice
        self.draws = False if like is None else like.draws
        self.first = 0 if like is None else like.first
        self.total = 0 if like is None else like.total

    def copy(self) -> FactionCheck: return FactionCheck(
        self.character, self.faction, self.taps, self.modifier, self,
    )

    def step(self, g: Meccg, at: int) -> bool:
        if not g.is_in_play(self.character):
            return False
        match at:
            case 0: self.roll(g)
            case 1: self.roll_again(g)
            case 2: self.choose_one(g)
            case 3: self.decide(g)
            case _: return False
        return True

    def roll(self, g: Meccg) -> None:
        happens(g, INFLUENCES, self.character)
        g.roll(2)

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        self.first = self.total
        self.total = faces[0] + faces[1]

    def roll_again(self, g: Meccg) -> None:
        if self.twice:
            g.roll(2)

    def choose_one(self, g: Meccg) -> None:
        if self.first > 0 and self.first != self.total:
            g.then(WhichResult(g.owner[self.character]))

    def decide(self, g: Meccg) -> None:
        total = self.total + faction_check(g, self.character, self.faction) + self.modifier
        needed = g.facts(self.faction).above
        g.tell(INFLUENCE if total > needed else INFLUENCE_FAILED, self.character, self.faction, total, needed)
        if total > needed:
            g.move(self.faction, MARSHALLED + g.owner[self.faction])
            is_kept(g, self.faction)
            if self.taps:
                tap_site(g)
            happens(g, INFLUENCED, self.character)
            if self.draws:
                draw_cards(g, g.owner[self.character], 1)
        else:
            g.move(self.faction, DISCARD + g.owner[self.faction])          # R-AMB-81


def is_kept(g: Meccg, faction: int) -> None:
    """A card in force may say that such a faction lies under it when it is won."""
    for source, change in g.alterations(KEPT_BY, faction):
        assert isinstance(change, Keeping)
        if change.keeps(g, source, faction):
            g.host[faction] = source.card


class WhichResult(Decision[Meccg]):
    """R-CHAIN-07  Which of two rolls of an influence check counts."""

    def copy(self) -> WhichResult: return WhichResult(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-CHAIN-07",)
    def choice(self, g: Meccg, option: int) -> Choice: return Number(option)
    def counts(self, g: Meccg) -> str: return "total"
    def choose(self, g: Meccg, option: int) -> None: g.nearest(FactionCheck).total = option

    def options(self, g: Meccg) -> list[int]:
        check = g.nearest(FactionCheck)
        return sorted([check.first, check.total])
