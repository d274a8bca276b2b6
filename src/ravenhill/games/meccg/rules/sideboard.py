"""The sideboard: cards that come into the game at stated moments."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, Done, No, Number, Take
from ravenhill.core.frames import Decision
from ravenhill.games.meccg.lines import SIDEBOARD_USED
from ravenhill.games.meccg.piles import DECK, DISCARD, IN_PLAY, SIDEBOARD, UNTAP
from ravenhill.games.meccg.rules.drawing import one_of_each
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import EITHER

MOST: Final = 5                          # to the discard pile
FEWEST_IN_DECK: Final = 5                # cards in the deck, for one to come into it
TO_DISCARD: Final = 1
TO_DECK: Final = 2


def own_wizard(g: Meccg, side: int) -> int:
    """The Wizard this side has in play, or -1."""
    for card in g.piles[IN_PLAY + side]:
        if g.company[card] >= 0 and g.facts(card).is_wizard():
            return card
    return -1


def fitting(g: Meccg, side: int, family: int) -> list[int]:
    """The cards of a sideboard that are hazards, or resources and characters; as options."""
    return [it for it in one_of_each(g, SIDEBOARD + side) if fits(g, it - 1, family)]


def fits(g: Meccg, card: int, family: int) -> bool:
    return g.facts(card).side in (family, EITHER)


def may_use(g: Meccg, side: int, family: int) -> bool:
    return g.standard and any(fits(g, card, family) for card in g.piles[SIDEBOARD + side])


class UseSideboard(Decision[Meccg]):
    """R-UNTAP-03, R-ORG-70, R-MH-24  Up to five cards to the discard pile, or one into a deck of five or more."""
    family: int
    must: bool                           # it was paid for

    def __init__(self, side: int, family: int, must: bool) -> None:
        super().__init__(side)
        self.family = family
        self.must = must

    def copy(self) -> UseSideboard: return UseSideboard(self.side, self.family, self.must)
    def rules(self) -> tuple[str, ...]: return ("R-UNTAP-03",)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Number(option)
    def counts(self, g: Meccg) -> str: return "cards"

    def options(self, g: Meccg) -> list[int]:
        if not fitting(g, self.side, self.family):
            return [0]
        found = [TO_DISCARD] if self.must else [0, TO_DISCARD]
        return [*found, TO_DECK] if g.deck_size(self.side) >= FEWEST_IN_DECK else found

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            if g.phase == UNTAP:
                g.hazards_halved = True                        # R-UNTAP-04
            g.then(FromSideboard(self.side, self.family, option, MOST if option == TO_DISCARD else 1))


class FromSideboard(Decision[Meccg]):
    """R-AMB-16  One card more, one at least; others see how many and of which family."""
    family: int
    to: int
    left: int

    def __init__(self, side: int, family: int, to: int, left: int) -> None:
        super().__init__(side)
        self.family = family
        self.to = to
        self.left = left

    def copy(self) -> FromSideboard: return FromSideboard(self.side, self.family, self.to, self.left)
    def rules(self) -> tuple[str, ...]: return ("R-AMB-16",)
    def choice(self, g: Meccg, option: int) -> Choice: return Done() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        first = self.left == (MOST if self.to == TO_DISCARD else 1)
        found = fitting(g, self.side, self.family)
        return found if first else [0, *found]

    def choose(self, g: Meccg, option: int) -> None:
        if option == 0:
            return
        g.tell(SIDEBOARD_USED, self.side)
        if self.to == TO_DECK:
            g.move_unseen(option - 1, DECK + self.side)
            g.shuffle(DECK + self.side)
            return
        g.move_unseen(option - 1, DISCARD + self.side)
        if self.left > 1 and fitting(g, self.side, self.family):
            g.then(FromSideboard(self.side, self.family, self.to, self.left - 1))
