"""Little Snuffler, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.lasting import EVERYTHING
from ravenhill.games.meccg.rules.attacks import BEATEN, Attacking, the_attack
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import BARRED, Alter


class LessBodyForEach(Alter):
    """The attack has so much less body for each character of this skill in the company."""
    less: int
    def __init__(self, less: int) -> None:
        super().__init__(ATTACK_BODY)
        self.less = less
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        attack = the_attack(g)
        if attack is None or attack.card != source.card:
            return total
        return total - self.less * len([it for it in g.companies[attack.slot].members if RANGER in skills(g, it)])


class NoScoutCards(Alter):
    """No resource that requires a scout may be played for that company."""
    def __init__(self) -> None: super().__init__(BARRED)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        it = g.facts(thing)
        return 1 if it.side == RESOURCE and it.skill == SCOUT and source.picks[1] == g.current else total


class NotBeatenOff(If):
    """This creature's attack is over and not defeated; one that was cancelled is not."""
    def holds(self, g: Meccg, source: Source) -> bool:
        for frame in g.stack:
            if isinstance(frame, Attacking) and frame.card == source.card:
                return not frame.results or any(it != BEATEN for it in frame.results)
        return False


class Sniffed(ThisTurn):
    """For the company that was attacked something is different until the end of the turn."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.lasts(self.number, source, EVERYTHING, place=thing)


LITTLE_SNUFFLER = Creature(
    "dm-108", "Little Snuffler", race=ORC, strikes=1, prowess=5, body=10, points=1, attacker_chooses=True, keyed_to=(
        at_site(DARK_HOLD),
        at_site(SHADOW_HOLD),
        at_site(RUINS_AND_LAIRS),
        in_region(DARK_DOMAIN),
        in_region(SHADOW_LAND),
        in_region(WILDERNESS),
    ), done=True, rules=(
        always(LessBodyForEach(2)),
        whenever(ATTACK_ENDS, Sniffed(NoScoutCards(), THE_ONE), when=NotBeatenOff()),
    ),
)
