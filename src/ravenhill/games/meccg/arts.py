"""Words of few cards: mirrors and stones that show decks, forging, chance meetings, what the store gives back."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.words import MAY, Effect, If, Source, Who, Word
from ravenhill.games.meccg.crafts import UseStone
from ravenhill.games.meccg.feats import veiled
from ravenhill.games.meccg.rules.gazing import WhichDeck, gaze
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import PALANTIR

# Decks and stones


class BothPlayers(Who[int]):
    """Both players, who plays the card first."""
    def find(self, g: Meccg, source: Source) -> list[int]: return [source.side, 1 - source.side]


class YoursAt(If):
    """A company of yours is at this site."""
    site: str
    def __init__(self, site: str) -> None: self.site = site
    def holds(self, g: Meccg, source: Source) -> bool:
        return any(it.members and it.side == source.side and g.facts(it.site).name == self.site for it in g.companies)


class SeeTop(Effect):
    """The five top cards of this player's play deck are looked at, shuffled and laid back."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return not veiled(g)
    def do(self, g: Meccg, source: Source, thing: int) -> None: gaze(g, thing, source.side)


class SeeTopOfOne(Effect):
    """The same with one play deck of choice, or none."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        if not veiled(g):
            g.then(WhichDeck(source.side))
        return True


def art_of(g: Meccg, stone: int) -> Effect | None:
    """What somebody does who uses this Palantír; the check that follows is the same for all of them."""
    for rule in g.facts(stone).rules:
        if rule.kind == MAY and isinstance(rule.pay, UseStone) and not rule.picking:
            return rule.does[0]
    return None


class OtherStones(Who[int]):
    """The other Palantíri in play, of either player."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for card in g.in_force() if card != source.card and g.facts(card).has(PALANTIR)]


class UseAs(Effect):
    """It does what that Palantír does."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        art = art_of(g, thing)
        return art is not None and art.refusal(g, source) is None
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        art = art_of(g, thing)
        if art is not None:
            art.happen(g, source)


BOTH_PLAYERS: Final = BothPlayers()
