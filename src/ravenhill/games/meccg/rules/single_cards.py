"""Frames that one card alone puts on the stack."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import Decision
from ravenhill.games.meccg.lines import GAINS
from ravenhill.games.meccg.rules.leaving import happens
from ravenhill.games.meccg.rules.numbers import blocked, may_bear
from ravenhill.games.meccg.state import HAND, IN_PLAY, Meccg
from ravenhill.games.meccg.words.moments import ITEM_GAINED

THE_CROWN: Final = "The Iron Crown"
class PlayTheCrown(Decision[Meccg]):
    """The defender may play The Iron Crown from the hand with somebody of the company."""
    slot: int

    def __init__(self, side: int, slot: int) -> None:
        super().__init__(side)
        self.slot = slot

    def copy(self) -> PlayTheCrown: return PlayTheCrown(self.side, self.slot)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def crowns(self, g: Meccg) -> list[int]:
        return [card for card in g.piles[HAND + self.side]
                if g.facts(card).name == THE_CROWN and not blocked(g, g.kind[card])]

    def options(self, g: Meccg) -> list[int]:
        crowns = self.crowns(g)
        return [0, *[it + 1 for it in g.companies[self.slot].members if may_bear(g, it, crowns[0])]] if crowns else [0]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            crown = self.crowns(g)[0]
            g.move(crown, IN_PLAY + self.side)
            g.host[crown] = option - 1
            g.tell(GAINS, option - 1, crown)
            happens(g, ITEM_GAINED, option - 1)


class InWhoseWound(Decision[Meccg]):
    """The attacker says in whose wound the blade stays."""
    card: int
    victims: list[int]

    def __init__(self, side: int, card: int, victims: list[int]) -> None:
        super().__init__(side)
        self.card = card
        self.victims = victims

    def copy(self) -> InWhoseWound: return InWhoseWound(self.side, self.card, self.victims.copy())
    def options(self, g: Meccg) -> list[int]: return self.victims
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)
    def choose(self, g: Meccg, option: int) -> None: stays_in_the_wound(g, self.card, option)


def stays_in_the_wound(g: Meccg, card: int, victim: int) -> None:
    """R-CORR-02  From now on it is a corruption card on this character."""
    g.host[card] = victim
    g.corrupted.append(victim)

