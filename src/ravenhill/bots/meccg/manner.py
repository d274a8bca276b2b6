"""How much sense minds what: the squire's figures are here, and those in which another differs in manners.json."""
from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec


class Manner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In marshalling points, where nothing else is said; thought of by hand for the squire."""
    keeps_card: float = 1.0              # in the hand: what a site offers, beside its worth,
    keeps_character: float = 1.0         # somebody, beside his points,
    keeps_event: float = 0.9
    keeps_hazard: float = 1.0            # one that is no creature
    room: float = 1.3                    # a card less worth than this is discarded at the end of a turn, for another
    danger: float = 1.0                  # of the road, times what is printed
    few: float = 2.0                     # the road is twice as dangerous to one person as to these
    restless: float = 0.08               # what each turn adds, when patience is over, to the wish to go anywhere
    later: float = 0.5                   # what can be had next turn is worth so much of what can be had now
    wounds: float = 0.8                  # each wounded of a company that goes where nobody heals
    sets_out: float = 0.0                # by how much a goal must be better than to stay
    creature: float = 1.0                # as a hazard to be played now,
    prowess: float = 0.1                 # and for each point of each strike,
    corrupts: float = 2.0                # and what corrupts or calls away
    corrupted: float = 4.0               # points of corruption at which somebody taps to be rid of a card
    free_hand: float = 0.12              # somebody stays untapped, though nobody needs him
    last_hand: float = 1.0               # the same, times what he alone could play
    wants_help: float = 0.3              # the risk of a wound at which others tap to support
    wizard: float = 4.0                  # a Wizard who dies, beside his points
    wizard_behind: float = 1.5           # how much weaker a Wizard is thought, so that others stand in front of him
    drafts: float = 1.0                  # a point of somebody who might join at the beginning


SQUIRE: Final = Manner()
MANNERS: Final = msgspec.json.decode(Path(__file__).with_name("manners.json").read_bytes(), type=dict[str, Manner])
CAPTAIN: Final = MANNERS["captain"]
