"""Elerína, and the words that she alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice, No, Yes
from ravenhill.core.frames import Decision
from ravenhill.core.words import Source
from ravenhill.games.meccg.lines import TAPS
from ravenhill.games.meccg.piles import TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.attacks import Attacking
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import AtOnce


class TapForStrike(AtOnce):
    """Its player may tap it, if it is untapped, for one strike more."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.state[thing] == UNTAPPED
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(OneMoreStrike(source.side, thing))


class OneMoreStrike(Decision[Meccg]):
    """Does the agent tap for an extra strike?"""
    card: int

    def __init__(self, side: int, card: int) -> None:
        super().__init__(side)
        self.card = card

    def copy(self) -> OneMoreStrike: return OneMoreStrike(self.side, self.card)
    def options(self, g: Meccg) -> list[int]: return [0, 1]
    def choice(self, g: Meccg, option: int) -> Choice: return Yes() if option else No()

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.state[self.card] = TAPPED
            g.tell(TAPS, self.card)
            g.nearest(Attacking).more_strikes += 1


ELERINA = Agent(
    "dm-007", "Elerína", race=MAN, skills=frozenset({SCOUT, SAGE, DIPLOMAT}), mind=8, influence=3, prowess=5, body=9,
    points=3, homes=("Carn Dûm", "Mount Gram"), traits=frozenset({SHADOW_MAGIC}), done=True, rules=(
        whenever(ASSIGNING, TapForStrike(THIS), when=TheAttackIsThis()),
    ),
)
FRAMES = (OneMoreStrike(0, 0),)
