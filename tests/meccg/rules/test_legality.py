"""What may be declared: cards that lie on others, whichever number these have."""
from __future__ import annotations

from ravenhill.core.words import Word
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.piles import IN_PLAY
from ravenhill.games.meccg.rules.legality import OFF_TO_THE_SIDE, ONE_AT_A_TIME, forbids_use
from ravenhill.games.meccg.rules.wielding import wield
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.moments import STRUCK
from tests.meccg.rules.scenes import EITHER_SEAT, lone_wanderer, turn_of
from tests.meccg.tables import give, put


def against(g: Meccg, side: int, card: int) -> Word | None:
    """What forbids the use of this card for what it alone says."""
    return forbids_use(g, Acting(STRUCK, side, True), side, card, g.facts(card).common)


@EITHER_SEAT
def test_R_DECK_15_an_item_that_lies_with_an_event_is_used_by_nobody(side: int) -> None:
    g = turn_of(side)
    event = put(g, "Crown of Flowers", IN_PLAY, side)
    gimli = lone_wanderer(g, side, "Gimli", "Bree")
    aside, borne = give(g, event, "Potion of Prowess"), give(g, gimli, "Potion of Prowess")
    assert event == 0 and against(g, side, aside) is OFF_TO_THE_SIDE and against(g, side, borne) is None


@EITHER_SEAT
def test_R_SITE_18_of_two_shields_he_uses_one(side: int) -> None:
    g = turn_of(side)
    gimli = lone_wanderer(g, side, "Gimli", "Bree")
    one, other = give(g, gimli, "Shield of Iron-bound Ash"), give(g, gimli, "Great-shield of Rohan")
    for used, spare in ((one, other), (other, one)):
        wield(g, used)
        assert gimli == 0 and against(g, side, used) is None and against(g, side, spare) is ONE_AT_A_TIME
