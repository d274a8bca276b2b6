"""When: the moments of a turn at which cards may be played, or at which something happens."""
from __future__ import annotations

from typing import Final

from ravenhill.core.words import Moment

# Moments at which cards may be played or used.
ORGANIZING: Final = Moment(0)            # R-ORG-01
END_OF_ORGANIZATION: Final = Moment(1)   # R-ORG-71
LONG_EVENTS: Final = Moment(2)           # R-LONG-02
HAZARDS: Final = Moment(3)               # R-MH-13
ATTACKED: Final = Moment(4)              # R-AMB-55: before strikes are assigned
STRUCK_HAZARDS: Final = Moment(5)        # R-CMB-16, 1
STRUCK: Final = Moment(6)                # R-CMB-16, 4
BETWEEN_STRIKES: Final = Moment(7)       # R-AMB-61
AT_SITE: Final = Moment(8)               # R-AMB-79
END_OF_TURN: Final = Moment(9)           # R-EOT-02
CHECKING: Final = Moment(10)             # R-END-10: the checks of the Council
ENTERING: Final = Moment(11)             # R-OG-04, 05
BODY_CHECK: Final = Moment(12)           # R-AMB-63
WINDOWS: Final = 13
# Moments that only trigger.
END_OF_UNTAP: Final = Moment(13)         # R-UNTAP-05
BEGINNING_OF_HAZARDS: Final = Moment(14)
END_OF_HAZARDS: Final = Moment(15)       # R-AMB-40
ITEM_GAINED: Final = Moment(16)          # its subject: the character
CHARACTER_WOUNDED: Final = Moment(17)
ATTACK_OVER: Final = Moment(18)
INFLUENCED: Final = Moment(19)           # its subject: the character who succeeded
CHECK_FAILED: Final = Moment(20)
COMPANY_CHANGED: Final = Moment(21)      # its subject: the company somebody joined or left
DECK_EXHAUSTED: Final = Moment(22)
COUNCIL: Final = Moment(23)              # every character checks
BEGINNING_OF_END: Final = Moment(24)
EVENT_PLAYED: Final = Moment(25)         # its subject: the event
ANYTIME: Final = Moment(26)              # at each of the windows
ASSIGNING: Final = Moment(27)            # the attack was not cancelled; strikes will be assigned
INFLUENCES: Final = Moment(28)           # its subject: the character who makes an influence check
FACTION_LOST: Final = Moment(29)         # its subject: the faction that leaves play
ATTACK_ENDS: Final = Moment(32)          # even a cancelled one; its subject: the company
BEGINNING_OF_SITE: Final = Moment(33)    # its subject: the company whose site phase begins
TURN_ENDS: Final = Moment(34)            # R-AMB-86: the last triggers of a turn
ITEM_PASSED: Final = Moment(35)          # from who has left play; its subject: the character who takes it
PERSUADING: Final = Moment(36)           # R-INF-03: never announced; the sentence of an attempt waits for it
STANDING: Final = Moment(37)             # whenever this comes to be so for the company that moves, which is its subject
WIZARD_COMES: Final = Moment(38)         # into play; its subject: the Wizard
DESCENDING: Final = Moment(39)           # R-AMB-140: before the roll between two Under-deeps sites
BEGINNING_OF_UNTAP: Final = Moment(40)   # R-AMB-155: before anything untaps
AGENT_REVEALED: Final = Moment(50)       # R-AGT-13: its subject: the place of the agent
BURGLING: Final = Moment(55)             # R-AMB-158: a company has entered a guarded site, and met nobody yet
RIDDLED: Final = Moment(56)              # never announced; the sentence of a riddle game waits for it
BEGINNING_OF_ORGANIZATION: Final = Moment(57)
STRIKE_HIT: Final = Moment(45)           # before the body check; its subject: whom the strike has wounded
STRIKE_OVER: Final = Moment(46)          # even a cancelled one; its subject: who faced it
# Those of resources of Dark Minions, from 60 on.
HAZARDS_OVER: Final = Moment(60)         # a company's movement/hazard phase is over; its subject: the company
CHECK_MADE: Final = Moment(61)           # its subject: who has made a corruption check, and not failed
SITE_USED: Final = Moment(62)            # a resource that needs the site is played there; its subject: the company
KEPT_TAPPED: Final = Moment(63)          # its subject: a character who would have untapped, but for a card
ITEM_PLAYED: Final = Moment(64)          # its subject: the item that came into play
SPLITS_OFF: Final = Moment(65)           # its subject: the company that somebody leaves for another
RESCUED: Final = Moment(66)              # prisoners are free; its subject: the company that came for them
CARD_GIVEN_UP: Final = Moment(75)        # the active player has discarded a card from the hand
DRAGON_PLAYED: Final = Moment(76)        # its subject: a form of a Dragon
SITE_SPARED: Final = Moment(77)          # an item was played for which its site did not tap; its subject: the site
SITE_TAPPED: Final = Moment(78)          # an item was played that taps its site; its subject: the site
LEAVING: Final = Moment(79)              # never announced: the sentence of a card that keeps what it lies on
IS_STORED: Final = Moment(67)            # of the card itself, as it is stored; its subject: the company it was with
# Those of a company that enters its site, from 70 on.
BARRING: Final = Moment(70)              # it has chosen to enter: what lies on guard there may bar its way
ENTERED: Final = Moment(71)              # and what lies there openly acts; its subject: the company
MOMENTS: Final = 80
