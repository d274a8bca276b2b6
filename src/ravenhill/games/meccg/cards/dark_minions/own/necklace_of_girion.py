"""Necklace of Girion, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import Decision, Plain
from ravenhill.core.words import Effect, If, Source
from ravenhill.games.meccg.lines import DISCARDED, GAINS
from ravenhill.games.meccg.piles import HAND, IN_PLAY
from ravenhill.games.meccg.rules.leaving import discard, gained
from ravenhill.games.meccg.rules.numbers import blocked, may_bear
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ITEM
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import bearer


def wares(g: Meccg, side: int, who: int) -> list[int]:
    """Items of the hand, special ones apart, that this character could have."""
    return [card for card in sorted(g.piles[HAND + side]) if g.facts(card).type == ITEM and g.facts(card).done
            and g.facts(card).size != SPECIAL and not (g.facts(card).unique and blocked(g, g.kind[card]))
            and may_bear(g, who, card)]


class Barter(Decision[Meccg]):
    """For which item of the hand it is given, if for any."""
    item: int

    def __init__(self, side: int, item: int) -> None:
        super().__init__(side)
        self.item = item

    def copy(self) -> Barter: return Barter(self.side, self.item)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)
    def options(self, g: Meccg) -> list[int]: return [0, *[it + 1 for it in wares(g, self.side, g.host[self.item])]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            who, card = g.host[self.item], option - 1
            g.tell(DISCARDED, self.item)
            discard(g, self.item)
            g.move(card, IN_PLAY + self.side)
            g.host[card] = who
            g.tell(GAINS, who, card)
            gained(g, card, who)


class Wares(If):
    """You have an item in your hand, no special one, that the bearer could have."""
    def holds(self, g: Meccg, source: Source) -> bool:
        it = bearer(g, source)
        return it >= 0 and g.company[it] >= 0 and bool(wares(g, source.side, it))


class GiveForAnother(Effect):
    """It may be discarded, if its bearer still has it, to give the bearer an item of the hand that is not special."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return g.is_in_play(thing) and g.host[thing] >= 0
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(Barter(source.side, thing))


NECKLACE_OF_GIRION = Item(
    "dm-174", "Necklace of Girion", size=SPECIAL, points=4, corruption=3, at=("The Lonely Mountain",),
    bonuses=(Bonus(influence=+3, race=DWARF), Bonus(influence=+3, race=MAN)), unique=True, done=True, rules=(
        may(
            ANYTIME, CheckCorruption(BEARER), GiveForAnother(THIS),
            when=(BearerAt(FREE_HOLD) | BearerAt(BORDER_HOLD)) & AtRest() & Wares(),
        ),
    ),
)
FRAMES: tuple[Plain, ...] = (Barter(0, 0),)
