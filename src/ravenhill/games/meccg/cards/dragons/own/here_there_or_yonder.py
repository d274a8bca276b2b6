"""Here, There, or Yonder, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import Decision, Plain, Procedure
from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.lines import GAINS, ROLL
from ravenhill.games.meccg.piles import HAND, IN_PLAY
from ravenhill.games.meccg.rules.lands import region_name
from ravenhill.games.meccg.rules.leaving import happens
from ravenhill.games.meccg.rules.numbers import blocked
from ravenhill.games.meccg.rules.site import tap_site
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ALLY
from ravenhill.games.meccg.words import *

BEYOND = 6                               # and the mind of the ally


class Calling(Procedure[Meccg]):
    """A roll says whom the character can call; then an ally of the hand may come."""
    who: int
    total: int

    def __init__(self, who: int, like: Calling | None = None) -> None:
        super().__init__(like)
        self.who = who
        self.total = 0 if like is None else like.total

    def copy(self) -> Calling: return Calling(self.who, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: g.roll(2)
            case 1: g.then(WhichAllyComes(g.owner[self.who]))
            case _: return False
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        self.total = faces[0] + faces[1] + (3 if DIPLOMAT in skills(g, self.who) else 0)
        g.tell(ROLL, self.who, self.total)


class WhichAllyComes(Decision[Meccg]):
    """Which ally of the hand comes, or none."""

    def copy(self) -> WhichAllyComes: return WhichAllyComes(self.side)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        it = g.nearest(Calling)
        region = region_name(g, g.companies[g.company[it.who]].site) if g.company[it.who] >= 0 else ""
        return [0, *[card + 1 for card in sorted(g.piles[HAND + self.side]) if self.fits(g, card, it.total, region)]]

    def fits(self, g: Meccg, card: int, total: int, region: str) -> bool:
        it = g.facts(card)
        if it.type != ALLY or not it.done or (it.unique and blocked(g, g.kind[card])):
            return False
        return total > BEYOND + it.mind and (not it.stays_in or region in it.stays_in)

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            who = g.nearest(Calling).who
            g.move(option - 1, IN_PLAY + self.side)
            g.host[option - 1] = who
            g.tell(GAINS, who, option - 1)
            tap_site(g)
            happens(g, COMPANY_CHANGED, g.company[who])


class CallAnAlly(Effect):
    """A roll above six and its mind brings an ally of the hand that may be in this region."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return thing < 0 or g.company[thing] >= 0
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(Calling(thing))


HERE_THERE_OR_YONDER = ShortEvent("td-123", "Here, There, or Yonder", side=RESOURCE, done=True, rules=(
    may(AT_SITE, CallAnAlly(THE_ONE), pay=Tap(a(HERE)), when=SiteIs(RUINS_AND_LAIRS)),
))
FRAMES: tuple[Plain, ...] = (Calling(0), WhichAllyComes(0))
