"""Doubled Vigilance, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.frames import Plain, Procedure
from ravenhill.core.words import Effect, If, Source, Who
from ravenhill.games.meccg.lines import SLIPS_IN, STOPPED
from ravenhill.games.meccg.rules.guards import attack_of
from ravenhill.games.meccg.rules.numbers import company_size
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class Vigil(Procedure[Meccg]):
    """A roll less the size of the company, above a number: nobody has seen it. Else the watch attacks."""
    slot: int
    card: int
    ability: int

    def __init__(self, slot: int, card: int, ability: int, like: Vigil | None = None) -> None:
        super().__init__(like)
        self.slot = slot
        self.card = card
        self.ability = ability

    def copy(self) -> Vigil: return Vigil(self.slot, self.card, self.ability, self)

    def step(self, g: Meccg, at: int) -> bool:
        if at > 0 or not g.companies[self.slot].members:
            return False
        g.roll(2)
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        watch = g.facts(self.card).rules[self.ability].verbs[0]
        assert isinstance(watch, SlipPast)
        company = g.companies[self.slot]
        total = faces[0] + faces[1] - company_size(g, company)
        g.tell_of(SLIPS_IN if total > watch.above else STOPPED, company, total, watch.above)
        if total <= watch.above:
            attack = attack_of(self.slot, self.card, watch.attack)
            attack.automatic = False
            g.then(attack)


class SlipPast(Effect):
    """The player of the company rolls and subtracts its size: above this number it passes, else it is attacked."""
    above: int
    attack: Automatic
    def __init__(self, who: Who[Any], above: int, attack: Automatic) -> None:
        super().__init__(who)
        self.above = above
        self.attack = attack
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(Vigil(thing, source.card, source.ability))


class AtThisSite(If):
    """The company the moment is about is at the site on which the card lies."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return bool(source.picks) and g.companies[source.picks[0]].site == g.host[source.card]


WATCHED = SiteIs(SHADOW_HOLD) | DOORS & SiteIs(RUINS_AND_LAIRS, BORDER_HOLD)
DOUBLED_VIGILANCE = PermanentEvent("dm-051", "Doubled Vigilance", side=HAZARD, done=True, rules=(
    may(HAZARDS, PutInPlay(THE_SITE), when=WATCHED), may(BARRING, PutInPlay(THE_SITE), when=WATCHED),
    whenever(
        ENTERED, SlipPast(THE_ONE, above=6, attack=Automatic(ORC, strikes=4, prowess=9)), when=AtThisSite(),
    ),
))
FRAMES: tuple[Plain, ...] = (Vigil(0, 0, 0),)
