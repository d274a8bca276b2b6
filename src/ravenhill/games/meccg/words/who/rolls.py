"""Who makes a corruption check or an influence check in the chain under way."""
from __future__ import annotations

from typing import Final

from ravenhill.core.chain import Chain
from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.piles import FIRST_COMPANY
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    FACTION,
    NO_SKILL,
    Skill,
)
from ravenhill.games.meccg.words.verbs.kinds import Attempting, Checking, Influencing, Persuading


def checked(g: Meccg) -> list[int]:
    """R-AMB-52  Those who will check corruption in the chain under way."""
    found: list[int] = []
    asking = g.asking()
    if isinstance(asking, Chain):
        for link in asking.links:
            for effect in g.ability(link).verbs:
                if isinstance(effect, Checking):
                    found.extend([it for it in effect.checkers(g, link) if it not in found])
    return found


def owing(g: Meccg, who: int, influence: bool) -> Source | None:
    """R-AMB-52  The link whose roll this character makes next in the chain under way: of influence, or corruption."""
    chain = g.chain()
    if chain is None:
        return None
    for place in range(len(chain.links) - 1, -1, -1):
        link = chain.links[place]
        for effect in g.ability(link).verbs:
            if influence and isinstance(effect, Influencing) and who in effect.who.find(g, link):
                return link
            if not influence and isinstance(effect, Checking) and who in effect.checkers(g, link):
                return link
    return None


def attempting(g: Meccg) -> list[tuple[Source, int, int]]:
    """R-TERM-08  The attempts of the chain under way: the link, what is attempted, and who rolls."""
    found: list[tuple[Source, int, int]] = []
    chain = g.chain()
    if chain is not None:
        for link in chain.links:
            for effect in g.ability(link).verbs:
                if isinstance(effect, Attempting):
                    found.extend([(link, effect.attempt, it) for it in effect.rollers(g, link)])
    return found


class WhoAttempts(Who[int]):
    """R-TERM-08  Who of yours, or of your opponent, will make such an attempt in the chain under way."""
    attempt: int
    theirs: bool
    def __init__(self, attempt: int, theirs: bool = False) -> None:
        self.attempt = attempt
        self.theirs = theirs
    def find(self, g: Meccg, source: Source) -> list[int]:
        side = 1 - source.side if self.theirs else source.side
        return [it for _, attempt, it in attempting(g) if attempt == self.attempt and g.owner[it] == side]


ANYTHING: Final = -1


def influencing(g: Meccg, against: int = ANYTHING) -> list[int]:
    """R-SITE-15  Those who will make an influence check, against such a card, in the chain under way."""
    found: list[int] = []
    asking = g.asking()
    if isinstance(asking, Chain):
        for link in asking.links:
            for effect in g.ability(link).verbs:
                if isinstance(effect, Influencing):
                    target = g.facts(link.picks[0]).type if isinstance(effect, Persuading) else FACTION
                    if against in (ANYTHING, target):
                        found.extend([it for it in effect.who.find(g, link) if it not in found])
    return found


def beside_whom(g: Meccg, card: int) -> int:
    """The company on which a card lies, or whose member bears it; or -1."""
    host = g.host[card]
    return g.company[host] if host >= 0 else FIRST_COMPANY - host if host <= FIRST_COMPANY else -1


class WhoInfluences(Who[int]):
    """Who makes the influence check: of a skill, against a type of card, in the bearer's company, if so said."""
    skill: Skill
    against: int
    beside: bool
    def __init__(self, skill: Skill = NO_SKILL, against: int = ANYTHING, beside: bool = False) -> None:
        self.skill = skill
        self.against = against
        self.beside = beside
    def only_answers(self) -> bool: return True
    def find(self, g: Meccg, source: Source) -> list[int]:
        found = [it for it in influencing(g, self.against) if self.skill == NO_SKILL or self.skill in skills(g, it)]
        return found if not self.beside else [it for it in found if g.company[it] == beside_whom(g, source.card)]


class CheckedFellow(Who[int]):
    """R-CORR-10  Another of the character's own company who will check corruption."""
    def only_answers(self) -> bool: return True
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in checked(g) if it != source.card and g.company[it] == g.company[source.card]]


CHECKED_FELLOW: Final = CheckedFellow()
