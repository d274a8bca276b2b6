"""Short-events of the resource side: what each does and when it is refused."""
from __future__ import annotations

import pytest

from ravenhill.core.chain import Declare
from ravenhill.core.frames import Decision
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.piles import (
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    MOVEMENT,
    TAPPED,
    UNTAPPED,
    WOUNDED,
)
from ravenhill.games.meccg.rules.hazards import CompanyMoves
from ravenhill.games.meccg.rules.numbers import influence
from ravenhill.games.meccg.rules.strength import body, prowess
from ravenhill.games.meccg.words.moments import END_OF_HAZARDS, END_OF_ORGANIZATION
from ravenhill.games.meccg.words.numbers import HELD, NOT_UNTAPPING
from tests.meccg.cards.scenes import (
    attacked_by,
    is_stopped,
    offers,
    on_the_way,
    organizing,
    play,
    the_company,
    until_settled,
    visiting,
    window,
)
from tests.meccg.tables import choose, deck, give, hand, names, put, roll, settle


def test_tw_256_who_hides_does_not_move() -> None:
    g, (bilbo,) = window(END_OF_ORGANIZATION, "Rivendell", "Bilbo")
    hand(g, 0, "Hiding")
    play(g, "Hiding", "Travel")
    assert g.asked(HELD, g.company[bilbo], 0) == 1


def test_tw_318_ringlore_keeps_the_gold_ring_if_nothing_replaces_it() -> None:
    for choice, kept in (("No", True), ("Take Lesser Ring", False)):
        g, (elrond,) = visiting("Weathertop", "Elrond")
        gold = give(g, elrond, "Precious Gold Ring")
        hand(g, 0, "Ringlore", "Lesser Ring")
        choose(g, "Declared Ringlore")
        choose(g, "Take Elrond")
        if "Take Precious Gold Ring" in names(g):
            choose(g, "Take Precious Gold Ring")
        settle(g)
        choose(g, choice)
        assert (g.pile[gold] == IN_PLAY) == kept


def test_tw_358_vilya_and_tw_291_nenya_lift_their_bearers():
    g, (elrond,) = organizing("Rivendell", "Elrond")
    deck(g, 0, *["Dodge"] * 5)
    sting = put(g, "Sting", DISCARD, 0)
    hand(g, 0, "Vilya", "Nenya")
    assert not offers(g, "Nenya")
    choose(g, "Declared Vilya 1")
    choose(g, "Pass")
    choose(g, "Pass")
    choose(g, "Take Sting")
    until_settled(g, 12)
    assert (prowess(g, elrond), body(g, elrond), influence(g, elrond)) == (11, 11, 10)
    assert g.pile[sting] == DECK
    hand(g, 0, "Vilya")
    g.ready = False
    assert not offers(g, "Vilya")
    g, (galadriel,) = organizing("Bree", "Galadriel")
    hand(g, 0, "Nenya")
    play(g, "Nenya", total=12)
    assert (prowess(g, galadriel), body(g, galadriel), influence(g, galadriel)) == (5, 12, 6)


def test_tw_202_bridge_and_tw_326_shadowfax_carry_a_company_on():
    for id, card in (("tw-202", "Bridge"), ("tw-326", "Shadowfax")):
        g, (gimli,) = on_the_way("Lórien", "Gimli")
        if card == "Bridge":
            hand(g, 0, card)
        else:
            give(g, gimli, card)
        put(g, "Moria", LOCATION, 0)
        assert not offers(g, card)                             # only at the end of the phase
        g.stack.clear()
        moves = CompanyMoves(g.current)
        moves.at = 5
        g.then(moves)
        g.ready = False
        g.phase = MOVEMENT
        play(g, card)
        choose(g, "Pass")
        while type(g.question()).__name__ != "GoesOn":
            g.answer(g.offered[0] if isinstance(g.question(), Decision) else 0)
        assert "To Moria" in names(g), id
        choose(g, "To Moria")
        g.question()
        assert g.facts(the_company(g).going).name == "Moria"
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 0, "Bridge")
    g.then(Acting(END_OF_HAZARDS, 0, True))
    assert not offers(g, "Bridge")
    g, (gimli, _) = on_the_way("Bree", "Gimli", "Legolas")
    give(g, gimli, "Shadowfax")
    g.then(Acting(END_OF_HAZARDS, 0, True))
    assert not offers(g, "Shadowfax")


@pytest.mark.parametrize(("id", "card", "who", "more", "other"), [
    ("tw-189", "A Friend or Three", "Gimli", 2, None), ("tw-292", "New Friendship", "Gimli", 3, "Beorn"),
    ("tw-288", "Muster", "Gimli", 5, "Arwen"), ("tw-337", "Tempering Friendship", "Beorn", 4, None),
])
def test_a_card_helps_an_influence_check(id, card, who, more, other):
    for total, won in ((11 - more, True), (10 - more, False)):
        g, (it, _) = visiting("Cameth Brin", who, "Bilbo")
        faction = put(g, "Hillmen", HAND, 0)
        hand(g, 0, card)
        choose(g, "Declared Hillmen")
        choose(g, f"Take {who}")
        choose(g, "Pass")
        choose(g, f"Declared {card}")
        choose(g, f"Take {who}")
        mine = influence(g, it) + g.facts(faction).swayed_by.get(g.facts(it).race, 0) + g.facts(it).faction_check
        until_settled(g, max(2, total - mine - 1))
        assert (g.pile[faction] == MARSHALLED) == (max(2, total - mine - 1) + mine + more > 9)
        assert won or g.pile[faction] != MARSHALLED
    if other is not None:
        g, _ = visiting("Cameth Brin", other)
        hand(g, 0, "Hillmen", card)
        choose(g, "Declared Hillmen")
        choose(g, f"Take {other}")
        choose(g, "Pass")
        assert not offers(g, card)


def test_tw_253_halfling_strength_untaps_heals_or_steadies_a_hobbit():
    g, (frodo, gimli) = organizing("Bree", "Frodo", "Gimli")
    hand(g, 0, "Halfling Strength", "Halfling Strength")
    g.state[frodo] = TAPPED
    play(g, "Halfling Strength 0", "Take Frodo")
    assert g.state[frodo] == UNTAPPED
    g.state[frodo] = WOUNDED
    g.state[gimli] = WOUNDED
    g.ready = False
    play(g, "Halfling Strength 1", "Take Frodo")
    assert (g.state[frodo], g.state[gimli]) == (UNTAPPED, WOUNDED)
    hand(g, 0, "Halfling Strength")
    g.ready = False
    assert not offers(g, "Halfling Strength 0") and not offers(g, "Halfling Strength 1")


def test_tw_338_tw_339_a_gold_ring_is_tested_beside_a_sage_and_tw_156_gandalf_may_do_it():
    for id, tester in (("tw-338", "Elrond"), ("tw-339", "Elrond"), ("tw-156", "Gandalf")):
        g, people = organizing("Rivendell", "Gimli", tester)
        ring = give(g, people[0], "Fair Gold Ring")
        lesser = hand(g, 0, "Lesser Ring")[0]
        if tester == "Elrond":
            g.put(g.cards.numbers[id], HAND, 0)
        choose(g, "Declared Test of Form" if tester == "Elrond" else "Declared Gandalf 5")
        choose(g, "Take Fair Gold Ring")
        choose(g, "Pass")
        choose(g, "Pass")
        roll(g, 8)
        choose(g, "Take Lesser Ring")
        assert g.host[lesser] == people[0] and g.pile[ring] == DISCARD
    g, people = organizing("Rivendell", "Gimli")
    give(g, people[0], "Fair Gold Ring")
    hand(g, 0, "Test of Form")
    assert not offers(g, "Test of Form")


def test_tw_238_far_sight_finds_an_item_and_tw_210_dreams_hold_a_sage():
    g, (sage,) = visiting("Weathertop", "Elrond")
    sting = deck(g, 0, "Sting", "Dodge")[0]
    hand(g, 0, "Far-sight")
    choose(g, "Declared Far-sight")
    choose(g, "Take Elrond")
    choose(g, "Pass")
    choose(g, "Pass")
    choose(g, "Take Sting")
    until_settled(g, 12)
    assert g.pile[sting] == HAND and g.is_known(sting, 1) and g.state[sage] == TAPPED
    assert [g.facts(card).name for card in g.piles[DECK]] == ["Dodge"]
    g, (sage,) = visiting("Weathertop", "Elrond")
    dreams = hand(g, 0, "Dreams of Lore")[0]
    choose(g, "Declared Dreams of Lore")
    choose(g, "Take Elrond")
    until_settled(g)
    assert g.host[dreams] == sage
    assert g.asked(NOT_UNTAPPING, sage, 0) > 0
    g, _ = visiting("Bree", "Elrond")
    hand(g, 0, "Dreams of Lore", "Far-sight")
    assert not offers(g, "Dreams of Lore") and not offers(g, "Far-sight")


def test_tw_290_narya_and_tw_366_voice_lift_a_wizard_for_a_turn():
    g, (gandalf, gimli) = organizing("Bree", "Gandalf", "Gimli")
    g.state[gimli] = TAPPED
    hand(g, 0, "Narya", "Wizard's Voice")
    play(g, "Narya", total=12)
    assert (prowess(g, gandalf), body(g, gandalf), influence(g, gandalf)) == (10, 10, 12)
    assert g.state[gimli] == UNTAPPED
    play(g, "Wizard's Voice", total=12)
    assert influence(g, gandalf) == 18
    g, _ = organizing("Bree", "Gimli")
    hand(g, 0, "Narya", "Wizard's Voice")
    assert not offers(g, "Narya") and not offers(g, "Wizard's Voice")


def test_stealth_closes_also_what_a_card_has_opened() -> None:
    g, _ = on_the_way("Bree", "Legolas")
    put(g, "Doors of Night", IN_PLAY, 1)
    put(g, "A Pack at the Door", IN_PLAY, 1)
    hand(g, 1, "Wargs")
    g.answer(0)
    assert offers(g, "Wargs")
    stealth = next(n for n, kind in enumerate(g.cards.lasts_from) if g.cards.facts[kind].name == "Stealth")
    from ravenhill.games.meccg.lasting import Lasting
    g.lasting.append(Lasting(stealth, 0, g.current))
    g.ready = False
    assert not offers(g, "Wargs")


@pytest.mark.parametrize("id", ["tw-229", "tw-230"])
def test_the_wound_of_an_escape_is_a_wound_and_none_of_the_creature(id: str) -> None:
    g, (gimli, legolas) = on_the_way("Bree", "Gimli", "Legolas")
    give(g, legolas, "Despair of the Heart", owner=1)
    card = g.put(g.cards.numbers[id], 2, 0)
    attack = attacked_by(g, "Abductor")                        # whom it wounds is gone
    choose(g, "Declared Escape")
    choose(g, "Take Gimli")
    settle(g)
    assert is_stopped(attack) and g.state[gimli] == WOUNDED and g.pile[card] == DISCARD
    assert not isinstance(g.question(), Declare)               # Legolas checks
    roll(g, 12)
    assert g.pile[gimli] == g.pile[legolas] == IN_PLAY
    assert names(g)
