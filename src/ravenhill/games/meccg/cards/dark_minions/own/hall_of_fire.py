"""Hall of Fire, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import Decision, Plain
from ravenhill.core.words import Effect, If, Source
from ravenhill.games.meccg.piles import TAPPED, WOUNDED
from ravenhill.games.meccg.rules.numbers import may_untap
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import Chosen


class WhoRests(Decision[Meccg]):
    """Who of the company untaps or heals, if anybody."""
    slot: int

    def __init__(self, side: int, slot: int) -> None:
        super().__init__(side)
        self.slot = slot

    def copy(self) -> WhoRests: return WhoRests(self.side, self.slot)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)
    def options(self, g: Meccg) -> list[int]: return [0, *[it + 1 for it in weary(g, self.slot)]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            source, who = Source(option - 1, 0, self.side, [option - 1]), Chosen(0)
            rest = Heal(who, tapped=True) if g.state[option - 1] == WOUNDED else Untap(who)
            rest.happen(g, source)


def weary(g: Meccg, slot: int) -> list[int]:
    """Those of a company who are wounded, or tapped and may untap."""
    return [it for it in g.companies[slot].members
            if g.state[it] == WOUNDED or (g.state[it] == TAPPED and may_untap(g, it))]


class SubjectIsWhereThisLies(If):
    """What the moment is about is a company at the site on which the card lies, or at another card of that site."""
    def holds(self, g: Meccg, source: Source) -> bool:
        host = g.host[source.card]
        return bool(source.picks) and host >= 0 and g.kind[g.companies[source.picks[0]].site] == g.kind[host]


class RestOne(Effect):
    """The company's player may untap one of it, or heal one to tapped."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return bool(weary(g, thing))
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(WhoRests(g.companies[thing].side, thing))


HALL_OF_FIRE = PermanentEvent("dm-134", "Hall of Fire", side=RESOURCE, done=True, rules=(
    may(ANYTIME, PutInPlay(a(Sites(EVERY_SITE, hold=HAVEN)))),
    whenever(HAZARDS_OVER, RestOne(THE_ONE), when=SubjectIsWhereThisLies()),
))
FRAMES: tuple[Plain, ...] = (WhoRests(0, 0),)
