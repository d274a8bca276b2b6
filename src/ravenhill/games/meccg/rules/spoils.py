"""What an attack leaves behind: a blade in a wound, a prize for the defender."""
from __future__ import annotations

from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import Decision
from ravenhill.games.meccg.lines import GAINS, TAPS
from ravenhill.games.meccg.piles import HAND, IN_PLAY, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.leaving import gained, happens
from ravenhill.games.meccg.rules.numbers import blocked, may_bear
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.moments import EVENT_PLAYED


class PlayPrize(Decision[Meccg]):
    """The defender may play the card that was promised, from the hand, with somebody of the company."""
    slot: int
    prize: int                       # the kind of the card

    def __init__(self, side: int, slot: int, prize: int) -> None:
        super().__init__(side)
        self.slot = slot
        self.prize = prize

    def copy(self) -> PlayPrize: return PlayPrize(self.side, self.slot, self.prize)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def prizes(self, g: Meccg) -> list[int]:
        return [card for card in g.piles[HAND + self.side] if g.kind[card] == self.prize and not blocked(g, self.prize)]

    def options(self, g: Meccg) -> list[int]:
        found = self.prizes(g)
        return [0, *[it + 1 for it in g.companies[self.slot].members if may_bear(g, it, found[0])]] if found else [0]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            prize = self.prizes(g)[0]
            g.move(prize, IN_PLAY + self.side)
            g.host[prize] = option - 1
            g.tell(GAINS, option - 1, prize)
            gained(g, prize, option - 1)


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


class WhoLeads(Decision[Meccg]):
    """An untapped character taps and takes the card, or nobody does and it is discarded."""
    card: int

    def __init__(self, side: int, card: int) -> None:
        super().__init__(side)
        self.card = card

    def copy(self) -> WhoLeads: return WhoLeads(self.side, self.card)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        members = g.companies[g.current].members if g.current >= 0 else []
        return [0, *[it + 1 for it in members if g.state[it] == UNTAPPED]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.state[option - 1] = TAPPED
            g.tell(TAPS, option - 1)
            g.move(self.card, IN_PLAY + g.owner[self.card])
            g.host[self.card] = option - 1
            happens(g, EVENT_PLAYED, self.card)
