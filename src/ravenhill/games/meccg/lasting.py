"""What goes on after its card has done it: help for a roll, and changes with their end."""
from __future__ import annotations

from typing import Final

from ravenhill.core.frames import Plain
from ravenhill.core.words import Source

# How long a change lasts
THIS_TURN: Final = 0
LONG_EVENT_LASTS: Final = 1          # R-LONG-05  until the other seat's next long-event phase
UNTIL_UNTAP: Final = 2               # until the next untap phase of its player
THIS_ATTACK: Final = 3               # as long as one attack
WHILE_IT_LIES: Final = 4             # as long as the card lies in play that it is remembered for
PLANNED: Final = 5                   # this turn, by a resource short-event of the organization phase
EVERYTHING: Final = -1               # what lasts for it, lasts for all that its question is asked of


def is_same(one: Source, other: Source) -> bool:
    return one.card == other.card and one.ability == other.ability and one.picks == other.picks


class Aid(Plain):
    """R-AMB-52  Help for a roll."""
    link: Source                         # of the chain: what owes the roll
    who: int
    what: int
    more: int

    def __init__(self, link: Source, who: int, what: int, more: int) -> None:
        self.link = link
        self.who = who
        self.what = what
        self.more = more

    def copy(self) -> Aid:
        return Aid(self.link, self.who, self.what, self.more)


class Lasting(Plain):
    """A change that goes on after its card has done it: of what, for how long, and by which card."""
    effect: int                          # which of the library's: it knows the card, and whether that is an environment
    side: int
    thing: int
    until: int
    place: int                           # which region of a path, which attack, which card; or -1

    def __init__(self, effect: int, side: int, thing: int, until: int = THIS_TURN, place: int = -1) -> None:
        self.effect = effect
        self.side = side
        self.thing = thing
        self.until = until
        self.place = place

    def copy(self) -> Lasting:
        return Lasting(self.effect, self.side, self.thing, self.until, self.place)

    def never_changes(self) -> bool: return True
