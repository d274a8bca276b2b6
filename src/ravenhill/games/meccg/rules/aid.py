"""Help for a roll that is owed: it belongs to the link of the chain that owes the roll, and leaves with it."""
from __future__ import annotations

from typing import Final

from ravenhill.core.words import Source
from ravenhill.games.meccg.lasting import Aid, is_same
from ravenhill.games.meccg.lines import AIDED
from ravenhill.games.meccg.state import Meccg

MORE: Final = 0                      # so much more
TWO_ROLLS: Final = 1                 # two rolls, of which one is chosen
A_CARD: Final = 2                    # a card is drawn after a success
TO_HAND: Final = 3                   # of a Nazgûl that taps: it returns to the hand
OWN_WINDOW: Final = 4                # another roll of the same character came first: this one has a chain of its own


def helps(g: Meccg, link: Source, who: int, what: int, more: int = 0) -> None:
    """R-AMB-52  Something was declared before the roll that this link owes."""
    g.aids.append(Aid(link, who, what, more))
    if what == MORE:
        g.tell(AIDED, who, more)


def helped(g: Meccg, link: Source, who: int) -> int:
    """How much more the roll is that this link owes."""
    total = 0
    for it in g.aids:
        if it.what == MORE and it.who == who and is_same(it.link, link):
            total += it.more
    return total


def is_promised(g: Meccg, link: Source, who: int, what: int) -> bool:
    """Whether something of this kind, which is no number, was declared for it."""
    return any(it.what == what and it.who == who and is_same(it.link, link) for it in g.aids)


def redeem(g: Meccg, link: Source, who: int, what: int) -> bool:
    """The same, once: the check of the window that is opened for it is owed by a link like this one."""
    for place, it in enumerate(g.aids):
        if it.what == what and it.who == who and is_same(it.link, link):
            del g.aids[place]
            return True
    return False
