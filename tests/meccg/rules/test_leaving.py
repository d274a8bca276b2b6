"""What leaves play, to wherever, leaves nothing lying on it; a freed prisoner takes nobody's site."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from ravenhill.core.chain import Chain
from ravenhill.core.words import Source
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.lasting import WHILE_IT_LIES, Lasting
from ravenhill.games.meccg.piles import (
    CHAIN,
    DISCARD,
    FIRST_COMPANY,
    HEADING,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    OUT,
    WOUNDED,
)
from ravenhill.games.meccg.rules.falling import falls
from ravenhill.games.meccg.rules.leaving import discard, discard_character, to_hand
from ravenhill.games.meccg.rules.numbers import unused_influence
from ravenhill.games.meccg.rules.organization import OrganizationPhase
from ravenhill.games.meccg.rules.prisoners import capture, host_waits
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import THIS
from ravenhill.games.meccg.words.moments import END_OF_ORGANIZATION, ORGANIZING
from ravenhill.games.meccg.words.numbers import FATE
from ravenhill.games.meccg.words.verbs.items import StoreThere
from ravenhill.games.meccg.words.verbs.play import Spend
from tests.meccg.cards.scenes import end_of_organization, organizing, until_settled
from tests.meccg.rules.agent_scenes import agent
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import asked, choose, company, give, hand, names, put

WAYS: list[tuple[str, Callable[[Meccg, int], None]]] = [
    ("Miruvor", lambda g, it: Spend(THIS).do(g, Source(it, 0, 0, []), it)),
    ("Book of Mazarbul", lambda g, it: StoreThere(THIS).do(g, Source(it, 0, 0, []), it)),
    ("Glamdring", to_hand), ("Glamdring", discard), ("Gwaihir", falls),
]


@pytest.mark.parametrize(("card", "leave"), WAYS)
def test_R_AMB_14_what_lay_on_a_card_that_leaves_is_discarded(card: str, leave: Callable[[Meccg, int], None]) -> None:
    g, (gimli,) = organizing("Rivendell", "Gimli")
    it = give(g, gimli, card)
    lies = put(g, "Free to Choose", IN_PLAY, 0)
    g.host[lies] = it
    leave(g, it)
    assert not g.is_in_play(it) and g.pile[lies] == DISCARD and g.on(it) == []


def test_R_AMB_14_a_hazard_lies_on_a_faction_as_long_as_it_is_won() -> None:
    g, _ = organizing("Rivendell", "Gimli")
    faction, magic = put(g, "Men of Dorwinion", MARSHALLED, 0), put(g, "No Escape from My Magic", IN_PLAY, 1)
    g.host[magic] = faction
    assert faults(g) == []
    discard(g, faction)
    assert g.pile[magic] == DISCARD + 1 and faults(g) == []
    g.move(magic, IN_PLAY + 1)
    g.host[magic] = faction
    assert [it.partition(":")[0] for it in faults(g)] == ["R-AMB-14"]


def test_R_AMB_125_who_is_freed_does_not_take_the_site_of_an_agent() -> None:
    g, _ = organizing("Rivendell", "Gimli")
    bilbo, = company(g, 0, "Bree", "Bilbo")
    host, kept = put(g, "Flies and Spiders", IN_PLAY, 1), put(g, "Dol Amroth", LOCATION, 1)
    host_waits(g, host, kept)
    capture(g, bilbo, host)
    spy = agent(g, "Elwen", up="Dol Amroth", side=0)
    discard(g, host)
    assert g.companies[g.company[bilbo]].site == kept != spy.site and faults(g) == []


@pytest.mark.parametrize(("card", "who", "tapped"), [
    ("White Mountains", "Aragorn II", "Take Aragorn II"), ("Great Ship", "Gimli", "Take Gimli"),
    ("Lore of the Ages", "Legolas", "Take Legolas"), ("Fellowship", "Gimli", "Travel 0"),
])
def test_R_CHAIN_08_nothing_is_laid_on_who_has_left_since_it_was_declared(card: str, who: str, tapped: str) -> None:
    """Whoever paid for it, or the company it was meant for, may fall to a check that resolves before."""
    company_ = [who] if card != "Fellowship" else ["Gimli", "Legolas", "Aragorn II", "Elrond"]
    g, people = end_of_organization("Edoras" if card == "White Mountains" else "Rivendell", *company_)
    if card == "Fellowship":
        g, people = organizing("Rivendell", *company_)
    it, = hand(g, 0, card)
    put(g, "Vale of Erech", LOCATION, 0)
    choose(g, f"Declared {card}")
    choose(g, tapped)
    for character in people:
        discard_character(g, character)
    g.ready = False
    until_settled(g)
    assert g.pile[it] == DISCARD and not g.piles[HEADING] and faults(g) == []


@pytest.mark.parametrize("played", [False, True])
def test_R_AMB_17_what_makes_minds_greater_after_the_close_is_no_fault(played: bool) -> None:
    """Influence must suffice when the phase is closed; Palm to Palm may come after that, or have lain there before."""
    g, (elrond, boromir) = organizing("Rivendell", "Elrond", "Boromir II")
    g.stack = [OrganizationPhase(), Acting(END_OF_ORGANIZATION, 0, True)]
    g.host[boromir] = elrond
    assert unused_influence(g, elrond) == 0 and faults(g) == []
    palm = put(g, "Palm to Palm", IN_PLAY, 0)
    g.host[palm] = FIRST_COMPANY
    if played:
        g.did.append(g.kind[palm])
    assert bool(faults(g)) is not played


@EITHER_SEAT
def test_R_CMB_25_an_ally_that_falls_is_out_of_its_owners_game(side: int) -> None:
    g = turn_of(side)
    frodo, = company(g, side, "Bree", "Frodo")
    pony = give(g, frodo, "Bill the Pony")
    falls(g, pony)
    assert g.pile[pony] == OUT + side


@EITHER_SEAT
def test_R_CHAIN_08_what_is_declared_goes_with_the_card_whose_fate_it_shares(side: int) -> None:
    """Not what else was declared, before or after it."""
    g = turn_of(side)
    gimli, = company(g, side, "Bree", "Gimli")
    crown = put(g, "Crown of Flowers", IN_PLAY, side)
    before, sun, after = (g.put(g.cards.names[name], CHAIN, side) for name in ("Dodge", "Sun", "Concealment"))
    fate = next(n for n, it in enumerate(g.cards.lasts) if it.change.question == FATE)
    g.lasting = [Lasting(fate, side, crown, WHILE_IT_LIES, sun)]
    chain = Chain(ORGANIZING, side, [Source(it, 0, side, [gimli]) for it in (before, sun, after)])
    g.then(chain)
    discard(g, crown)
    assert g.pile[sun] == g.pile[crown] == DISCARD + side and not g.lasting
    assert [g.pile[it] for it in (before, after)] == [CHAIN, CHAIN]


@EITHER_SEAT
def test_R_CMB_24_R_AMB_64_each_of_the_others_inherits_one_item(side: int) -> None:
    g = turn_of(side)
    gimli, legolas, frodo, merry = company(g, side, "Bree", "Gimli", "Legolas", "Frodo", "Merry")
    axe, cloak, dagger = (give(g, gimli, name) for name in ("Durin's Axe", "Elven Cloak", "Dagger of Westernesse"))
    g.state[merry] = WOUNDED
    falls(g, gimli)
    for item, heir, left in (("Elven Cloak", "Legolas", 3), ("Dagger of Westernesse", "Frodo", 2)):
        assert asked(g).side == side and len(names(g)) == 1 + left
        choose(g, f"Take {item}")
        choose(g, f"Take {heir}")
    assert (g.host[cloak], g.host[dagger]) == (legolas, frodo)
    assert g.pile[axe] == DISCARD + side and g.pile[gimli] == OUT + side
