"""Characters that travel together."""
from __future__ import annotations

from typing import Final

from ravenhill.core.frames import Plain


class Company(Plain):
    """Characters that travel together. What happened to it this turn is remembered."""
    side: int
    members: list[int]               # characters
    site: int                        # the site card it is at, or comes from
    going: int                       # the revealed site it moves to, or -1
    along: int                       # R-ORG-67  the company whose face-down destination it shares, or -1
    origin: int                      # the site it came from this turn, or -1
    basic: bool                      # R-ORG-68  it used basic movement this turn
    limit: int                       # R-MH-05
    most: int                        # and that limit when the last hazard was played
    counted: tuple[int, ...]               # what counted against it: cards, -1 for one laid on guard
    path: tuple[int, ...]                  # the region types of its site path
    regions: tuple[int, ...]               # the kinds of the regions it passes, for keys by name
    faced: tuple[int, ...]                 # the kinds of the creatures that attacked it this turn
    races: tuple[int, ...]                 # and the races of all attacks,
    keyed: tuple[int, ...]                 # how each was keyed, times eight, and to which type of region or site; or -1
    free: tuple[int, ...]                  # the kinds of cards that did not count, since one of their sort is free
    drawn: int                       # cards that its player drew for it
    since: int                       # how many cards had been played this turn when its last attack ended, or -1
    beat: tuple[int, ...]            # R-AMB-121  kinds of Dragons at home that it defeated, of agents it held off
    moved: bool                      # its movement/hazard phase is over
    sent_back: bool
    guarded: bool                    # R-AMB-74  a card was laid on guard
    visited: bool                    # its site phase is over
    arrived: bool                    # it has come to another site this turn
    entered: bool
    parted: bool                     # R-AMB-161  it was left behind: its way and its hazard limit were given to it
    met: tuple[int, ...]             # conditions of cards in force that hold for it, and have been acted upon

    def __init__(self, side: int, site: int) -> None:
        self.side = side
        self.members = []
        self.site = site
        self.going = -1
        self.along = -1
        self.origin = -1
        self.basic = False
        self.limit = 0
        self.most = 0
        self.counted = ()
        self.path = ()
        self.regions = ()
        self.faced = ()
        self.races = ()
        self.beat = ()
        self.since = -1
        self.keyed = ()
        self.free = ()
        self.drawn = 0
        self.moved = False
        self.sent_back = False
        self.guarded = False
        self.visited = False
        self.arrived = False
        self.entered = False
        self.parted = False
        self.met = ()

    def copy(self) -> Company:
        twin = Company(self.side, self.site)
        twin.members = self.members.copy()
        twin.going = self.going
        twin.along = self.along
        twin.origin = self.origin
        twin.basic = self.basic
        twin.limit = self.limit
        twin.most = self.most
        twin.counted = self.counted
        twin.path = self.path
        twin.regions = self.regions
        twin.faced = self.faced
        twin.races = self.races
        twin.beat = self.beat
        twin.since = self.since
        twin.keyed = self.keyed
        twin.free = self.free
        twin.drawn = self.drawn
        twin.moved = self.moved
        twin.sent_back = self.sent_back
        twin.guarded = self.guarded
        twin.visited = self.visited
        twin.arrived = self.arrived
        twin.entered = self.entered
        twin.parted = self.parted
        twin.met = self.met
        return twin

    def never_changes(self) -> bool: return self is NOBODY_HERE

    def count(self, card: int, limit: int) -> None:
        """R-MH-05, R-AMB-36  One more against the limit of now."""
        self.counted = (*self.counted, card)
        self.most = limit

    def new_turn(self) -> None:
        """What is remembered for one turn only."""
        self.going = -1
        self.along = -1
        self.origin = -1
        self.basic = False
        self.limit = 0
        self.most = 0
        self.counted = ()
        self.path = ()
        self.regions = ()
        self.faced = ()
        self.races = ()
        self.beat = ()
        self.since = -1
        self.keyed = ()
        self.free = ()
        self.drawn = 0
        self.moved = False
        self.sent_back = False
        self.guarded = False
        self.visited = False
        self.arrived = False
        self.entered = False
        self.parted = False
        self.met = ()


NOBODY_HERE: Final = Company(0, -1)      # every empty slot; never changed
