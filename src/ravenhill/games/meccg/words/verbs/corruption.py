"""Corruption checks, corruption cards, and help for a check."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, Source, Who, Word
from ravenhill.games.meccg.rules.checks import ManyChecks
from ravenhill.games.meccg.rules.corruption import CorruptionCheck, helps
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.numbers import hold, items_of, path_of, prowess
from ravenhill.games.meccg.rules.piles import LoseOneOf
from ravenhill.games.meccg.rules.removal import RemovalRoll
from ravenhill.games.meccg.rules.single_cards import RingCheck
from ravenhill.games.meccg.state import TAPPED_FOR, Meccg
from ravenhill.games.meccg.terms import HAVEN, THE_ONE_RING
from ravenhill.games.meccg.words.verbs.kinds import Checking, Supporting
from ravenhill.games.meccg.words.verbs.play import PutInPlay
from ravenhill.games.meccg.words.who import ALL, CURRENT, company_of, those


class Corrupt(PutInPlay):
    """R-CORR-02  A corruption card comes on a character, one a turn."""

    def __init__(self, who: Who[Any]) -> None:
        super().__init__(who)

    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return thing not in g.corrupted and super().possible(g, source, thing)


class RollToRemove(Effect):
    """R-ORG-57, 58  A roll above the card's number discards it."""
    modifier: int
    def __init__(self, who: Who[Any], modifier: int = 0) -> None:
        super().__init__(who)
        self.modifier = modifier
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        """R-AMB-28  At -3 once in a turn, and neither after another attempt nor before one."""
        return thing not in g.tried and (self.modifier == 0 or TAPPED_FOR - thing not in g.tried)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(RemovalRoll(thing, self.modifier))


class CheckCorruption(Checking):
    """R-CORR-05  A corruption check, now."""
    modifier: int
    def __init__(self, who: Who[Any], modifier: int = 0) -> None:
        super().__init__(who)
        self.modifier = modifier
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return thing < 0 or g.is_in_play(thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(CorruptionCheck(thing, self.modifier))
    def happen(self, g: Any, source: Source) -> bool:
        """R-AMB-54  Of several, everybody says in which order they come."""
        things = [it for it in self.who.find(g, source) if self.possible(g, source, it)]
        if len(things) < 2:
            return super().happen(g, source)
        g.then(ManyChecks(things, self.modifier))
        return True


class CheckForEach(Checking):
    """A corruption check for each symbol of a region type in the company's site path; they stop if it leaves."""
    type: int
    def __init__(self, who: Who[Any], type: int) -> None:
        super().__init__(who)
        self.type = type
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        path = path_of(g, company_of(g, thing))
        for _ in range(path.count(self.type)):
            g.then(CorruptionCheck(thing, 0))


class Help(Supporting):
    """R-AMB-52  The check that follows is modified."""
    more: int
    def __init__(self, who: Who[Any], more: int = 1) -> None:
        super().__init__(who)
        self.more = more
    def do(self, g: Meccg, source: Source, thing: int) -> None: helps(g, thing, self.more)


class HelpByCompany(Effect):
    """The check that follows gets +1 for each character of the company."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        helps(g, thing, len(g.companies[company_of(g, thing)].members))


class HelpByProwess(Effect):
    """The check that follows is modified by the character's prowess, to a maximum."""
    most: int
    def __init__(self, who: Who[Any], most: int) -> None:
        super().__init__(who)
        self.most = most
    def do(self, g: Meccg, source: Source, thing: int) -> None: helps(g, thing, min(self.most, prowess(g, thing)))


class SingAway(Effect):
    """Each character at a Haven loses a corruption card, of its player's choice."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        for it in those(g, source, ALL):
            if hold(g, g.companies[g.company[it]].site) == HAVEN:
                cards = [card for card in g.on(it) if g.facts(card).is_corruption_card()]
                if len(cards) == 1:
                    discard(g, cards[0])
                elif cards:
                    g.then(LoseOneOf(g.owner[it], cards))
        return True


class Betray(Checking):
    """Its bearer makes a corruption check; if he fails, the ring is discarded and he stays."""
    modifier: int
    def __init__(self, who: Who[Any], modifier: int) -> None:
        super().__init__(who)
        self.modifier = modifier
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(RingCheck(g.host[thing], thing, self.modifier))
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(thing) and g.host[thing] >= 0
    def checkers(self, g: Meccg, source: Source) -> list[int]:
        return [g.host[ring] for ring in self.who.find(g, source) if g.host[ring] >= 0]


class RingIsLostToo(Effect):
    """If he is gone, The One Ring of the company goes too."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        for it in self.who.find(g, source):
            if it >= 0 and not g.is_in_play(it):
                for member in those(g, source, CURRENT):
                    for card in items_of(g, member):
                        if g.facts(card).has(THE_ONE_RING):
                            discard(g, card)
        return True


class Covet(Checking):
    """A corruption check, modified by minus the corruption points of the item that was gained."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(thing)
    def happen(self, g: Any, source: Source) -> bool:
        items = items_of(g, source.picks[0])
        points = g.facts(items[len(items) - 1]).corruption if items else 0
        things = [it for it in self.who.find(g, source) if self.possible(g, source, it)]
        g.then(ManyChecks(things, -points))
        return bool(things)
