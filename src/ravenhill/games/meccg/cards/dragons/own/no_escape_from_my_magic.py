"""No Escape from My Magic, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.frames import Plain, Procedure
from ravenhill.core.words import If, Source, Who
from ravenhill.games.meccg.lasting import Lasting
from ravenhill.games.meccg.lines import ROLL
from ravenhill.games.meccg.piles import MARSHALLED
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.changes import Mark
from ravenhill.games.meccg.words.numbers import USED

ENOUGH_TO_PASS = 13
WORTH = {RANGER: 2, SCOUT: 1, DIPLOMAT: 1}


class UniqueFactions(Who[int]):
    """Unique factions of either player."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        won = g.piles[MARSHALLED] + g.piles[MARSHALLED + 1]
        return [card for card in won if g.facts(card).type == FACTION and g.facts(card).unique]


def enchanted(g: Meccg, faction: int) -> set[int]:
    """The regions of the sites where a faction is won, and those next to them."""
    sites = [g.cards.names[name] for name in g.facts(faction).at if name in g.cards.names]
    regions = {g.cards.region_of[site] for site in sites if g.cards.region_of[site] >= 0}
    return regions | {other for region in regions for other in g.cards.borders[region]}


class FromTheNextTurn(ThisTurn):
    """It does nothing yet in this turn."""
    def __init__(self, who: Who[Any]) -> None: super().__init__(Mark(USED), who)


class ThroughItsLands(If):
    """It lay here before this turn, and the company moves by regions through the lands of the faction."""
    def holds(self, g: Meccg, source: Source) -> bool:
        host = g.host[source.card]
        if not source.picks or host < 0 or any(
                it.thing == source.card and g.cards.lasts[it.effect].change.question == USED for it in g.lasting):
            return False
        company = g.companies[source.picks[0]]
        if company.going < 0 or company.basic:
            return False
        return not enchanted(g, host).isdisjoint(company.regions)


class MagicRoll(Procedure[Meccg]):
    """A roll, better by what the company knows: with twelve or less it does nothing at its site."""
    slot: int
    card: int
    lasting: int

    def __init__(self, slot: int, card: int, lasting: int, like: MagicRoll | None = None) -> None:
        super().__init__(like)
        self.slot = slot
        self.card = card
        self.lasting = lasting

    def copy(self) -> MagicRoll: return MagicRoll(self.slot, self.card, self.lasting, self)

    def step(self, g: Meccg, at: int) -> bool:
        if at > 0 or not g.companies[self.slot].members:
            return False
        g.roll(2)
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        known = [skill for it in g.companies[self.slot].members for skill in skills(g, it)]
        total = faces[0] + faces[1] + sum([WORTH.get(skill, 0) for skill in known])
        g.tell(ROLL, self.card, total)
        if total < ENOUGH_TO_PASS:
            g.lasting = [*g.lasting, Lasting(self.lasting, g.companies[self.slot].side, self.slot)]


class Bewitch(ThisTurn):
    """The company rolls, at +2 for each ranger, +1 for each scout and diplomat: at twelve or less it does nothing."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return bool(g.companies[thing].members)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(MagicRoll(thing, source.card, self.number))


NO_ESCAPE_FROM_MY_MAGIC = PermanentEvent(
    "td-050", "No Escape from My Magic", side=HAZARD, no_duplicate=PER_FACTION, done=True, rules=(
        may(HAZARDS, PutInPlay(a(UniqueFactions())), FromTheNextTurn(THIS)),
        whenever(BEGINNING_OF_HAZARDS, Bewitch(does_nothing(), THE_ONE), when=ThroughItsLands()),
    ),
)
FRAMES: tuple[Plain, ...] = (MagicRoll(0, 0, 0),)
