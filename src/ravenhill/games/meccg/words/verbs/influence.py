"""Influence checks, factions, and characters that are called away."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Amount, Effect, Source, Who, amount
from ravenhill.games.meccg.piles import MARSHALLED
from ravenhill.games.meccg.rules.aid import A_CARD, TWO_ROLLS, helped, helps, is_promised
from ravenhill.games.meccg.rules.influence import FactionCheck
from ravenhill.games.meccg.rules.leaving import happens
from ravenhill.games.meccg.rules.numbers import blocked, unused_influence
from ravenhill.games.meccg.rules.persuasion import Persuasion, same_of_opponent, targets
from ravenhill.games.meccg.rules.removal import ReturnRoll
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.moments import INFLUENCED
from ravenhill.games.meccg.words.verbs.kinds import Hazardous, Influencing, Persuading, Playing
from ravenhill.games.meccg.words.who.rolls import owing


class RollOrReturn(Hazardous):
    """Its player rolls; with unused general influence below this number it returns to the hand, a faction is lost."""
    below: Amount
    discards: bool
    def __init__(self, who: Who[Any], below: Amount, discards: bool = False) -> None:
        super().__init__(who)
        self.below = below
        self.discards = discards                               # a faction has no hand to return to
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return self.discards or g.is_in_play(thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(ReturnRoll(thing, amount(g, source, self.below)))


class Influence(Influencing):
    """R-SITE-11  The character tries to win the faction."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return not blocked(g, g.kind[source.card])
    def do(self, g: Meccg, source: Source, thing: int) -> None: attempt_faction(g, source, thing, source.card, True, 0)


def attempt_faction(g: Meccg, link: Source, who: int, faction: int, taps: bool, modifier: int) -> None:
    """R-SITE-11, 15  The roll, with the help that was declared for it."""
    check = FactionCheck(who, faction, taps, modifier + helped(g, link, who))
    check.twice = is_promised(g, link, who, TWO_ROLLS)
    check.draws = is_promised(g, link, who, A_CARD)
    g.then(check)


class Persuade(Persuading):
    """R-INF-03  The character tries to win away what was chosen, if both are still there."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return g.is_in_play(thing) and source.picks[0] in targets(g, thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        shown = source.picks[1] if len(source.picks) > 1 else -1
        g.then(attempt_on_theirs(g, source, thing, source.picks[0], shown))


def attempt_on_theirs(g: Meccg, link: Source, who: int, target: int, shown: int) -> Persuasion:
    """R-INF-04, R-SITE-15  The attempt, with the help that was declared for it."""
    attempt = Persuasion(who, target, shown)
    attempt.modifier = helped(g, link, who)
    attempt.twice = is_promised(g, link, who, TWO_ROLLS)
    return attempt


class WinFaction(Playing):
    """The faction is won without a check."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return not blocked(g, g.kind[source.card])
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.move(source.card, MARSHALLED + source.side)


def promise(g: Meccg, who: int, what: int) -> None:
    """R-SITE-15  The influence check this character is about to make will have this."""
    link = owing(g, who, influence=True)
    if link is not None:
        helps(g, link, who, what)


class WinThatFaction(Effect):
    """That faction is won by the bearer without a check."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return not blocked(g, g.kind[thing])
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.move(thing, MARSHALLED + source.side)
        happens(g, INFLUENCED, g.host[source.card])


class Show(Effect):
    """The card is shown."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.look(thing, 1 - source.side)


class InfluenceFromAfar(Influencing):
    """The faction that was shown is influenced, with this modifier and without direct influence if so said."""
    modifier: int
    direct: bool
    taps: bool
    def __init__(self, who: Who[Any], modifier: int = 0, direct: bool = True, taps: bool = True) -> None:
        super().__init__(who)
        self.modifier = modifier
        self.direct = direct
        self.taps = taps
    def taps_site(self) -> bool: return self.taps
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return True
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        faction = source.picks[len(source.picks) - 1]
        theirs = same_of_opponent(g, source.side, faction)
        unused = 0 if self.direct else max(0, unused_influence(g, thing, faction))
        if theirs < 0:
            attempt_faction(g, source, thing, faction, self.taps, self.modifier - unused)
        else:
            g.influenced = True                                # R-AMB-89
            attempt = attempt_on_theirs(g, source, thing, theirs, faction)
            attempt.modifier += self.modifier - unused
            g.then(attempt)

