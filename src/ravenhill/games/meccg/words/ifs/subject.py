"""What is so of whom or what the moment is about."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.piles import FIRST_COMPANY
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    Race,
)
from ravenhill.games.meccg.words.who.people import company_of


class SubjectIn(If):
    """The character the moment is about is of the bearer's company."""
    def holds(self, g: Meccg, source: Source) -> bool:
        if not source.picks:
            return False
        slot = company_of(g, source.card)
        about = source.picks[0]                                # who has left play since, was of it
        return slot >= 0 and (company_of(g, about) == slot or not g.is_in_play(about))


class SubjectIsCompany(If):
    """What the moment is about is the company the card lies on, or whose member bears it."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return bool(source.picks) and source.picks[0] == company_of(g, source.card)


class SubjectIsNot(If):
    """What the moment is about is of another race."""
    race: Race
    def __init__(self, race: Race) -> None: self.race = race
    def holds(self, g: Meccg, source: Source) -> bool:
        return bool(source.picks) and g.facts(source.picks[0]).race != self.race


class SubjectLiesUnder(If):
    """What the moment is about is the company the card lies on."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return bool(source.picks) and g.host[source.card] == FIRST_COMPANY - source.picks[0]


class SubjectIsBearer(If):
    """The character the moment is about bears the card."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return bool(source.picks) and source.picks[0] == g.host[source.card]


class SubjectIsThis(If):
    """What the moment is about is the card itself."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return bool(source.picks) and source.picks[0] == source.card


class SubjectIsNamed(If):
    """What the moment is about is a card of this name."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def holds(self, g: Meccg, source: Source) -> bool:
        return bool(source.picks) and g.facts(source.picks[0]).name == self.name
