"""Shelob, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.chain import Chain
from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.piles import CHAIN, MOVEMENT, NOBODY_HOSTS
from ravenhill.games.meccg.rules.combat import keyed_attack
from ravenhill.games.meccg.rules.numbers import limit_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class CountsAgainstLimit(Effect):
    """R-AMB-36  What a hazard in play does counts against the limit."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        if not g.is_in_play(thing) or g.phase != MOVEMENT or g.current < 0 or source.side == g.active:
            return False
        if isinstance(g.asking(), Chain):
            return False                                       # R-CHAIN-06  an attack answers nothing
        return len(g.companies[g.current].counted) < limit_of(g, g.current)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        company = g.companies[g.current]
        company.count(thing, limit_of(g, g.current))


class RiseToAttack(Effect):
    """The creature that lay in play attacks, keyed as was said, with so many more strikes and so much more prowess."""
    strikes: int
    prowess: int
    def __init__(self, who: Who[Any], strikes: int, prowess: int) -> None:
        super().__init__(who)
        self.strikes = strikes
        self.prowess = prowess
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        attack = keyed_attack(g, g.current, source.card, thing)
        attack.more_strikes += self.strikes
        attack.more_prowess += self.prowess
        g.host[source.card] = NOBODY_HOSTS
        g.move(source.card, CHAIN)
        g.then(attack)


SHELOB = Creature(
    "tw-086", "Shelob", race=SPIDER, strikes=1, prowess=18, body=9, points=6, also=PERMANENT,
    keywords=frozenset({SPAWN}), unique=True, keyed_to=(at_sites_in("Imlad Morgul", "Gorgoroth"),),
    leaves_with="Doors of Night", done=True, rules=(
        may(HAZARDS, PutInPlay(THIS), when=DOORS),
        may(ENTERING, PutInPlay(THIS), when=DOORS & GuardedByRace(0, SPIDER, ANIMAL)),
        stirs(SPIDER, ANIMAL, when=InPlayOnly()),
        may(
            HAZARDS, RiseToAttack(a(KEYS), strikes=1, prowess=1), pay=CountsAgainstLimit(THIS),
            when=InPlayOnly(),
        ),
    ),
)
