"""What is so on the whole table: which rules are on, whose turn it is, what lies in play."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import If, Source, Who
from ravenhill.games.meccg.piles import COUNCIL_PHASE, IN_PLAY, MARSHALLED, ORGANIZATION, TAPPED
from ravenhill.games.meccg.rules.leaving import held_by
from ravenhill.games.meccg.rules.presence import LASTS, counts_as_in_play
from ravenhill.games.meccg.state import Meccg


class Standard(If):
    """R-END-11  The standard rules are on; or it is the Council, which has this rule in the basic game too."""
    def holds(self, g: Meccg, source: Source) -> bool: return g.standard or g.phase == COUNCIL_PHASE


class InPlay(If):
    """R-AMB-160  A card of this name is in play, as the card that asks sees it."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def holds(self, g: Meccg, source: Source) -> bool:
        kind = g.cards.names.get(self.name, -1)
        return kind >= 0 and counts_as_in_play(g, kind, source.card if source.card >= 0 else LASTS - source.ability)


class Beaten(If):
    """One of these was defeated, or is out of the game."""
    names: tuple[str, ...]
    def __init__(self, *names: str) -> None: self.names = names
    def holds(self, g: Meccg, source: Source) -> bool:
        return any(g.facts(card).name in self.names for pile in range(MARSHALLED, IN_PLAY) for card in g.piles[pile])


class Organizing(If):
    """It is your organization phase."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return g.phase == ORGANIZATION and g.active == source.side


class YourTurn(If):
    """It is the turn of who bears or plays the card."""
    def holds(self, g: Meccg, source: Source) -> bool: return g.user(source.card) == g.active


class PrisonersTurn(If):
    """R-AMB-155  It is the turn of the player whose characters are held with the card."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return any(g.owner[it] == g.active for it in held_by(g, source.card))


class IsStored(If):
    """The card lies in the pile of marshalling points."""
    def holds(self, g: Meccg, source: Source) -> bool: return 0 <= g.pile[source.card] - MARSHALLED < 2


class StoredThere(If):
    """The card was stored at the place it names."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return 0 <= g.pile[source.card] - MARSHALLED < 2 and g.state[source.card] == TAPPED


class IsTapped(If):
    """This card is tapped."""
    def holds(self, g: Meccg, source: Source) -> bool: return g.state[source.card] == TAPPED


class Exists(If):
    """There is one of these."""
    who: Who[Any]
    def __init__(self, who: Who[Any]) -> None: self.who = who
    def holds(self, g: Meccg, source: Source) -> bool: return bool(self.who.find(g, source))


class InPlayOnly(If):
    """The card lies in play."""
    def holds(self, g: Meccg, source: Source) -> bool: return g.is_in_play(source.card)


class WithMap(If):
    """Companies may use region movement."""
    def holds(self, g: Meccg, source: Source) -> bool: return g.regions
