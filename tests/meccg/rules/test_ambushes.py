"""Ambushes: agents that lurk where a company has entered, and creatures that lay on guard."""
from __future__ import annotations

import pytest

from ravenhill.core.cards import replaced
from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import CHAIN, DISCARD, IN_PLAY
from ravenhill.games.meccg.rules.ambushes import Ambushes, NameAgents
from ravenhill.games.meccg.rules.attacks import prowess_of
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.keys import ways_of_keying
from ravenhill.games.meccg.rules.leaving import discard_character
from ravenhill.games.meccg.state import Meccg
from tests.meccg.cards.scenes import play, visiting
from tests.meccg.rules.agent_scenes import agent
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import asked, choose, company, hand, names, put


def entered_by(g: Meccg, side: int, site: str) -> None:
    """A company of this seat has faced what guards its site."""
    member, = company(g, side, site, "Aragorn II")
    g.current = g.company[member]
    g.then(Ambushes(g.current, []))


def shown(g: Meccg, creature: str, side: int) -> list[int]:
    """A creature of this seat that lay on guard, with its key to the site."""
    card = g.put(g.cards.names[creature], CHAIN, side)
    return [card, ways_of_keying(g, g.current, Source(card, 0, side, []), True)[0]]


@EITHER_SEAT
def test_R_AGT_17_the_agents_of_the_other_seat_lie_in_wait(side: int) -> None:
    g = turn_of(side)
    agent(g, "Bill Ferny", up="Bree", side=1 - side)
    agent(g, "Elwen", side=side)
    entered_by(g, side, "Bree")
    assert isinstance(asked(g), NameAgents) and asked(g).side == 1 - side
    assert names(g) == ["Done", "Take Bill Ferny"]


def test_R_AMB_131_nobody_is_asked_about_one_that_all_see_elsewhere() -> None:
    """Though its card is the first of all."""
    g = turn_of(0)
    it = agent(g, "Bill Ferny", up="Cameth Brin")
    entered_by(g, 0, "Bree")
    assert it.card == 0 and not isinstance(g.question(), NameAgents)


def test_R_AMB_131_and_one_that_has_fought_does_not_come_again() -> None:
    g = turn_of(0)
    agent(g, "Bill Ferny", up="Bree").fought = True
    entered_by(g, 0, "Bree")
    assert not isinstance(g.question(), NameAgents)


@EITHER_SEAT
def test_R_AMB_95_the_active_player_says_who_of_those_in_wait_comes_first(side: int) -> None:
    for first in ("Bill Ferny", "Abductor"):
        g = turn_of(side)
        agent(g, "Bill Ferny", up="Bree", side=1 - side)
        entered_by(g, side, "Bree")
        g.nearest(Ambushes).creatures = shown(g, "Abductor", 1 - side)
        choose(g, "Take Bill Ferny")
        choose(g, "Done")
        assert asked(g).side == side and names(g) == ["Take Bill Ferny", "Take Abductor"]
        choose(g, f"Take {first}")
        assert g.facts(g.nearest(Attack).card).name == first


@EITHER_SEAT
def test_R_OG_05_creatures_that_find_nobody_are_discarded_by_their_owner(side: int) -> None:
    g = turn_of(side)
    entered_by(g, side, "Bree")
    wolves = g.put(g.cards.names["Wolves"], CHAIN, 1 - side)
    g.attackers.append(wolves)
    g.nearest(Ambushes).creatures = [wolves, 0]
    discard_character(g, g.companies[g.current].members[0])
    g.question()
    assert g.pile[wolves] == DISCARD + 1 - side and not g.attackers and not g.under_way(Ambushes)


@EITHER_SEAT
@pytest.mark.parametrize("up", ["", "Bree"])
def test_R_AGT_20_R_AGT_21_who_was_face_down_when_it_was_named_is_stronger(side: int, up: str) -> None:
    """Whichever number its card has: here it is the first of all."""
    g = turn_of(side)
    it = agent(g, "Bill Ferny", up=up, side=1 - side)
    entered_by(g, side, "Bree")
    choose(g, "Take Bill Ferny")
    choose(g, "Done")
    attack = g.nearest(Attack)
    assert it.card == 0 and attack.agent == it.place
    assert prowess_of(g, attack) == g.facts(it.card).prowess + (2 if up else 5)


@EITHER_SEAT
def test_R_AMB_75_two_creatures_that_lay_on_guard_come_one_after_the_other(side: int) -> None:
    for first, second in (("Abductor", "Assassin"), ("Assassin", "Abductor")):
        g = turn_of(side)
        entered_by(g, side, "Bree")
        ambushes = g.nearest(Ambushes)
        ambushes.creatures = shown(g, "Abductor", 1 - side) + shown(g, "Assassin", 1 - side)
        choose(g, f"Take {first}")
        assert g.facts(g.nearest(Attack).card).name == first
        assert [g.facts(card).name for card in ambushes.creatures[::2]] == [second]


@pytest.mark.parametrize("quiet", [False, True])
def test_R_AMB_48_one_whose_key_was_taken_while_the_guards_fought_never_attacks(quiet: bool) -> None:
    g, _ = visiting("Moria", "Aragorn II")
    put(g, "Gates of Morning", IN_PLAY, 0)
    hand(g, 0, "Quiet Lands")
    card, key = shown(g, "Ghosts", 1)                          # to a Shadow-hold
    g.owner = replaced(g.owner, card, 1)
    g.attackers.append(card)
    if quiet:
        play(g, "Quiet Lands 2")                               # which Moria is no longer
    g.then(Ambushes(g.current, [card, key]))
    g.ready = False
    g.question()
    assert bool(g.under_way(Attack)) is not quiet and (g.pile[card] == DISCARD + 1) is quiet
    assert g.attackers == ([] if quiet else [card])
