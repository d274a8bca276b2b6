"""The Riddle Game, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.chain import Chain
from ravenhill.core.choices import Choice, Take
from ravenhill.core.frames import EVERYBODY, Decision, Plain, Procedure
from ravenhill.core.words import WHENEVER, Effect, Source, Who
from ravenhill.games.meccg.lines import DISCARDED, ROLL
from ravenhill.games.meccg.rules.aid import helped
from ravenhill.games.meccg.rules.attempts import Naming, burden
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import Attempting
from ravenhill.games.meccg.words.who.people import those


def rivals(g: Meccg, character: int) -> list[int]:
    """Characters of the other player at the same site."""
    site = g.facts(g.companies[g.company[character]].site).name
    return [it for company in g.companies if company.members and company.side != g.owner[character]
            and g.facts(company.site).name == site for it in company.members]


class RiddleGame(Procedure[Meccg]):
    """Both roll until one is better, who then names two cards."""
    source: Source                       # its picks: the one, and the other
    totals: list[int]

    def __init__(self, source: Source, like: RiddleGame | None = None) -> None:
        super().__init__(like)
        self.source = source
        self.totals = [0, 0] if like is None else like.totals.copy()

    def copy(self) -> RiddleGame: return RiddleGame(self.source, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: g.roll(2, 0)
            case 1: g.roll(2, 1)
            case 2: self.the_better_wins(g)
            case _: return False
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        who = self.source.picks[tag]
        more = (2 if SAGE in skills(g, who) else 0) + (1 if g.facts(who).race == HOBBIT else 0)
        self.totals[tag] = faces[0] + faces[1] + more + burden(g, who, A_RIDDLE) + helped(g, self.source, who)
        g.tell(ROLL, who, self.totals[tag])

    def the_better_wins(self, g: Meccg) -> None:
        if self.totals[0] == self.totals[1]:
            self.at = 0
        else:
            winner = self.source.picks[0 if self.totals[0] > self.totals[1] else 1]
            g.then(Naming(g.owner[winner], 2, self.source))


class WhoRiddles(Decision[Meccg]):
    """Who plays the riddle game against that character."""
    source: Source

    def __init__(self, side: int, source: Source) -> None:
        super().__init__(side)
        self.source = source

    def copy(self) -> WhoRiddles: return WhoRiddles(self.side, self.source)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)
    def options(self, g: Meccg) -> list[int]: return rivals(g, self.source.picks[0])

    def choose(self, g: Meccg, option: int) -> None:
        """Both may help their riddler before they roll."""
        source = self.source
        for n, rule in enumerate(g.facts(source.card).rules):
            if rule.kind == WHENEVER and rule.at == RIDDLED:
                game = Source(source.card, n, source.side, [source.picks[0], option])
                g.then(Chain(AT_SITE, self.side, [game]))


class WhoMeetsARival(Who[int]):
    """Characters of the company who are at the same site as a company of the other player."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in those(g, source, CURRENT) if rivals(g, it)]


class Challenge(Effect):
    """The opponent picks somebody who plays the riddle game against this character."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return thing < 0 or (g.company[thing] >= 0 and bool(rivals(g, thing)))
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(WhoRiddles(1 - source.side, source))


class PlayRiddles(Attempting):
    """Both make a riddling roll: the winner names two cards, and the other shows the hand and discards those."""
    def __init__(self, who: Who[Any]) -> None: super().__init__(who, A_RIDDLE)
    def rollers(self, g: Meccg, source: Source) -> list[int]: return source.picks
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return all(g.is_in_play(it) for it in source.picks)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(RiddleGame(source))
    def guessed(self, g: Meccg, source: Source, cards: list[int]) -> None:
        for card in cards:
            g.learn(card, EVERYBODY)
            g.tell(DISCARDED, card)
            discard(g, card)


THE_RIDDLE_GAME = ShortEvent("td-156", "The Riddle Game", side=RESOURCE, done=True, rules=(
    may(AT_SITE, Challenge(THE_ONE), pay=Tap(a(WhoMeetsARival()))),
    whenever(RIDDLED, PlayRiddles(THE_ONE)),
))
FRAMES: tuple[Plain, ...] = (RiddleGame(Source(0, 0, 0, [])), WhoRiddles(0, Source(0, 0, 0, [])))
