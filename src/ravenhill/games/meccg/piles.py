"""The numbers of piles, of how a card lies there and on whom, and of phases."""
from __future__ import annotations

from typing import Final

# Piles; the second seat's is the next one.
DECK: Final = 0
HAND: Final = 2
DISCARD: Final = 4
SIDEBOARD: Final = 6
LOCATION: Final = 8                  # the location deck
OLD_SITES: Final = 10                # discarded sites
MARSHALLED: Final = 12               # R-DECK-11  the pile of marshalling points
OUT: Final = 14                      # out of play
IN_PLAY: Final = 16
SITES: Final = 18                    # sites in play
ASIDE: Final = 20                    # left out of the game
POOL: Final = 22                     # characters of the draft
CHAIN: Final = 24                    # declared, not yet resolved
HEADING: Final = 25                  # face-down destinations, one pile for each company
SLOTS: Final = 20                    # companies: ten for each seat
ON_GUARD: Final = HEADING + SLOTS    # and the card lying on guard for each
ON_TOP: Final = ON_GUARD + SLOTS      # on top of each play deck: cards without an order, and those in order on them
PRISON: Final = ON_TOP + 2                # R-PRIS-01  prisoners and their rings, of each owner
MOST_UNDER: Final = 8                # of each seat: cards that lie hidden under others
UNDER: Final = PRISON + 2
MOST_AGENTS: Final = 12              # R-AGT-34  of each seat: 36 points of mind, and none has less than three
LURKING: Final = UNDER + 2 * MOST_UNDER      # face-down agents, one pile for each
TRAIL: Final = LURKING + 2 * MOST_AGENTS         # and their face-down sites, the last on top
PILES: Final = TRAIL + 2 * MOST_AGENTS

UNTAPPED: Final = 0
TAPPED: Final = 1
WOUNDED: Final = 2
INVERTED: Final = 2                  # of a card of a quest: turned upside down

# Hosts: the card that controls a card or that it lies on; below zero:
NOBODY_HOSTS: Final = -1             # a character under general influence; an event that lies on its own
UNCONTROLLED: Final = -2             # R-AMB-19  a follower whose controller is gone
FOR_RESCUE: Final = -3               # R-PRIS-02  a site card that is there for a rescue only
LENT: Final = -4                     # R-AMB-162  a site card of the opponent's, which goes back to its location deck
FIRST_COMPANY: Final = -10           # -10 - slot: it lies on that company
FIRST_AGENT: Final = FIRST_COMPANY - SLOTS       # -30 - place: it lies on that agent, face down or up

UNTAP: Final = 0
ORGANIZATION: Final = 1
LONG_EVENT: Final = 2
MOVEMENT: Final = 3
SITE_PHASE: Final = 4
ENDING: Final = 5
COUNCIL_PHASE: Final = 6
SETUP: Final = 7

NONE: Final = 1 << 20                # chosen instead of a card
NO_PATH: Final[list[int]] = []
