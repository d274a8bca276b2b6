"""From the Pits of Angband, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice, No, Take, Yes
from ravenhill.core.frames import Decision, Plain
from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.piles import DECK, DISCARD, HAND
from ravenhill.games.meccg.rules.piles import found
from ravenhill.games.meccg.rules.presence import veiled
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CREATURE
from ravenhill.games.meccg.words import *


class PitsOrHand(Decision[Meccg]):
    """Whether what is taken goes to the hand, or into the play deck."""

    def copy(self) -> PitsOrHand: return PitsOrHand(self.side)
    def options(self, g: Meccg) -> list[int]: return [0, 1]
    def choice(self, g: Meccg, option: int) -> Choice: return Yes() if option else No()
    def choose(self, g: Meccg, option: int) -> None: g.then(FromThePits(self.side, option == 1))


class FromThePits(Decision[Meccg]):
    """A form of a Dragon or a Drake of the own discard pile goes into the play deck, or one of each to the hand."""
    hand: bool
    dragon: bool                         # a Dragon was taken already
    drake: bool

    def __init__(self, side: int, hand: bool, dragon: bool = False, drake: bool = False) -> None:
        super().__init__(side)
        self.hand = hand
        self.dragon = dragon
        self.drake = drake

    def copy(self) -> FromThePits: return FromThePits(self.side, self.hand, self.dragon, self.drake)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)
    def options(self, g: Meccg) -> list[int]: return [0, *[card + 1 for card in self.cards(g)]]

    def cards(self, g: Meccg) -> list[int]:
        lying = found(g, DISCARD + self.side, ANY_CARD)
        dragons = [] if self.dragon else [card for card in lying if g.facts(card).dragon]
        drakes = [] if self.drake else [
            card for card in lying if g.facts(card).type == CREATURE and g.facts(card).race == DRAKE]
        return dragons + drakes

    def choose(self, g: Meccg, option: int) -> None:
        if option and self.hand:
            g.move_unseen(option - 1, HAND + self.side)
            is_dragon = bool(g.facts(option - 1).dragon)
            g.then(FromThePits(self.side, True, self.dragon or is_dragon, self.drake or not is_dragon))
        elif option:
            g.move_unseen(option - 1, DECK + self.side)
            g.shuffle(DECK + self.side)


class TakeFromThePits(Effect):
    """Each player may shuffle a form of a unique Dragon or a Drake from the discard pile into the play deck."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return not veiled(g)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        for side in (1 - g.active, g.active):
            g.then(PitsOrHand(side) if DOORS.holds(g, source) else FromThePits(side, False))


FROM_THE_PITS_OF_ANGBAND = LongEvent(
    "td-027", "From the Pits of Angband", side=HAZARD, no_duplicate=GLOBAL, done=True, rules=(
        whenever(TURN_ENDS, TakeFromThePits(THIS)),
    ),
)
FRAMES: tuple[Plain, ...] = (FromThePits(0, False), PitsOrHand(0))
