"""Fifteen Birds in Five Firtrees, and Forewarned Is Forearmed: creatures turned away, and one attack of several."""
from __future__ import annotations

import pytest

from ravenhill.core.cards import replaced
from ravenhill.core.frames import Roll
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import CHAIN, DISCARD, IN_PLAY, MARSHALLED, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.attacks import Attacking, strikes_of
from ravenhill.games.meccg.rules.combat import Attack, begin_attack
from ravenhill.games.meccg.rules.guards import automatic
from ravenhill.games.meccg.rules.leaving import discard, happens, stays_after_all
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.moments import TURN_ENDS
from ravenhill.games.meccg.words.numbers import DOES_NOTHING
from tests.meccg.cards.scenes import (
    attacked_by,
    is_stopped,
    offers,
    on_the_way,
    organizing,
    pass_until,
    play,
    site_phase,
    under_attack,
    until_over,
)
from tests.meccg.cards.test_crowds_and_flowers import written_alike
from tests.meccg.tables import choose, hand, names, put, settle

BIRDS, WARNED = "Fifteen Birds in Five Firtrees", "Forewarned Is Forearmed"


def in_the_trees(*members: str, foe: str = "Wargs") -> tuple[Meccg, list[int], int, Attack]:
    """The birds have turned a creature away."""
    g, people = on_the_way("Bree", *members)
    put(g, "Gates of Morning", IN_PLAY, 0)
    (birds,) = hand(g, 0, BIRDS)
    attack = attacked_by(g, foe)
    play(g, BIRDS)
    return g, people, birds, attack


def test_dm_129_when_the_birds_are_there() -> None:
    for foe, gates, moving, right in (
        ("Wargs", True, True, True), ("Wargs", False, True, False), ("Wargs", True, False, False),
        ("Smaug", True, True, False),
    ):
        g, _ = on_the_way("Bree", "Gimli")
        if gates: put(g, "Gates of Morning", IN_PLAY, 0)
        if not moving: g.companies[0].going = -1
        hand(g, 0, BIRDS)
        attacked_by(g, foe)
        assert offers(g, BIRDS) == right, (foe, gates, moving)


def test_dm_129_all_attacks_of_this_creature_and_of_the_next() -> None:
    g, _, _birds, attack = in_the_trees("Gimli", foe="Slayer")
    assert is_stopped(attack)
    until_over(g, attack)
    assert g.pile[attack.card] == DISCARD + 1                                  # its second attack was cancelled, too
    hand(g, 0, BIRDS)
    dragon = attacked_by(g, "Smaug")
    assert not is_stopped(dragon) and not offers(g, BIRDS)                     # a unique one is none of them
    g.stop(g.stack.index(dragon))
    until_over(g, dragon)
    second = begin(g, "Assassin")
    assert second not in g.stack and g.pile[second.card] == DISCARD + 1
    third = attacked_by(g, "Wargs")
    assert not is_stopped(third) and not offers(g, BIRDS)                      # and it is played once in a turn


def begin(g: Meccg, creature: str) -> Attack:
    """It is faced from its beginning, until somebody is asked something."""
    card = put(g, creature, CHAIN, 0)
    g.owner = replaced(g.owner, card, 1)
    attack = begin_attack(g, g.current, card, g.facts(card))
    g.then(attack)
    g.ready = False
    g.question()
    return attack


def test_dm_129_whoever_is_struck_taps() -> None:
    for birds in (True, False):
        g, (gimli,) = on_the_way("Bree", "Gimli")
        if birds:
            g, (gimli,), _, attack = in_the_trees("Gimli")
            until_over(g, attack)
            until_over(g, begin(g, "Wargs"))
        attack = attacked_by(g, "Giant")
        asked: list[str] = []
        for _ in range(30):
            if isinstance(g.question(), Roll):
                break
            asked.append(type(g.question()).__name__)
            g.answer(0 if 0 in g.offered else g.offered[0])
        assert ("StayUntapped" in asked) is not birds
        until_over(g, attack)
        assert g.state[gimli] == TAPPED


def test_dm_129_the_company_does_nothing_without_a_wizard_or_the_mounts() -> None:
    for members, idle in ((("Gimli",), True), (("Gimli", "Gandalf"), False)):
        g, _, birds, attack = in_the_trees(*members)
        until_over(g, attack)
        assert (g.asked(DOES_NOTHING, 0, 0) > 0) is idle
    for mounts in (True, False):
        g, _, birds, attack = in_the_trees("Gimli")
        until_over(g, attack)
        (eagles,) = hand(g, 0, "Eagle-mounts" if mounts else "Dodge")
        written_alike(g)
        stays_after_all(g, 0)
        site_phase(g)
        pass_until(g, "CallMounts")
        assert names(g) == (["No", "Take Eagle-mounts"] if mounts else ["No"])
        choose(g, names(g)[-1])
        assert (g.asked(DOES_NOTHING, 0, 0) == 0) is mounts and (g.pile[eagles] == DISCARD) is mounts
        assert g.is_in_play(birds) and faults(g) == []


def test_dm_129_nothing_is_left_of_it_the_next_turn() -> None:
    g, _, birds, attack = in_the_trees("Gimli")
    until_over(g, attack)
    discard(g, birds)                                      # the card may go before: what it did lasts
    assert g.asked(DOES_NOTHING, 0, 0) == 0 and g.lasting
    g, _, birds, attack = in_the_trees("Gimli")
    until_over(g, attack)
    happens(g, TURN_ENDS, -1)
    assert g.pile[birds] == DISCARD


# Forewarned Is Forearmed

def guarded(site: str, *members: str, warned: bool = True) -> Meccg:
    """The company enters a site; the hazard player may be asked which attack is faced."""
    g, _ = organizing(site, *members)
    if warned: put(g, WARNED, IN_PLAY, 0)
    site_phase(g)
    return g


def first_question(g: Meccg) -> str:
    for _ in range(40):
        kind = type(g.question()).__name__
        if kind in ("WhichAttack", "NextToVisit") and kind == "WhichAttack":
            return kind
        if any(isinstance(it, Attacking) for it in g.stack) or kind == "Roll":
            return "Attack"
        if kind == "EnterOrNot":
            choose(g, "Enter")
            continue
        g.answer(0 if 0 in g.offered else g.offered[0])
    raise AssertionError("nothing attacks")


@pytest.mark.parametrize("which", [1, 2])
def test_dm_132_the_hazard_player_picks_the_only_attack_of_a_site(which: int) -> None:
    g = guarded("Dol Guldur", "Gimli", "Legolas")
    printed = automatic(g, g.companies[0].site)
    assert len(printed) == 2 and first_question(g) == "WhichAttack" and g.to_answer() == [1]
    written_alike(g)
    choose(g, f"Number {which}")
    attack = under_attack(g)
    assert isinstance(attack, Attack)
    assert strikes_of(g, attack) == printed[which - 1].strikes and attack.fixed and attack.lone
    hand(g, 0, "Escape")
    g.ready = False
    assert not offers(g, "Escape")                         # it cannot be cancelled
    until_over(g, attack, 2)
    assert not any(isinstance(it, Attacking) for it in g.stack)          # and no other follows


def test_dm_132_one_guard_a_lair_and_without_the_card() -> None:
    g = guarded("Moria", "Gimli")
    assert first_question(g) == "Attack" and not under_attack(g).lone
    g = guarded("Dol Guldur", "Gimli", warned=False)
    assert first_question(g) == "Attack" and not under_attack(g).fixed
    g, _ = organizing("The Lonely Mountain", "Gimli")
    put(g, WARNED, IN_PLAY, 0)
    put(g, "Smaug at Home", IN_PLAY, 1)
    assert len(automatic(g, g.companies[0].site)) == 2
    site_phase(g)
    assert first_question(g) == "Attack" and not under_attack(g).lone


def test_dm_132_a_creature_has_one_attack() -> None:
    for warned in (True, False):
        g, _ = on_the_way("Bree", "Gimli", "Legolas")
        event = put(g, WARNED, IN_PLAY, 0) if warned else -1
        attack = begin(g, "Slayer")
        assert attack.lone is warned and attack.fixed is warned
        until_over(g, attack, 12)
        assert attack.number == (0 if warned else 1) and g.pile[attack.card] == MARSHALLED
        if warned:
            assert g.pile[event] == DISCARD                # it was beaten


def test_dm_132_it_stays_if_the_only_attack_is_not_beaten() -> None:
    g, _ = on_the_way("Bree", "Gimli", "Legolas")
    event = put(g, WARNED, IN_PLAY, 0)
    attack = begin(g, "Slayer")
    until_over(g, attack, 2)
    assert g.is_in_play(event) and g.pile[attack.card] == DISCARD + 1
    wolves = begin(g, "Wargs")
    assert not wolves.lone                                 # one attack is none of several
    g, _ = organizing("Rivendell", "Gimli")
    hand(g, 0, WARNED)
    put(g, WARNED, IN_PLAY, 1)
    assert not offers(g, WARNED)


def test_dm_129_dm_132_the_birds_cannot_cancel_the_only_attack() -> None:
    for first in (True, False):
        g, _ = on_the_way("Bree", "Gimli", "Legolas")
        put(g, "Gates of Morning", IN_PLAY, 0)
        put(g, WARNED, IN_PLAY, 0)
        hand(g, 0, BIRDS)
        if first:
            begin(g, "Slayer")
            assert not offers(g, BIRDS)
            continue
        wargs = attacked_by(g, "Wargs")
        play(g, BIRDS)
        until_over(g, wargs)
        slayer = begin(g, "Slayer")
        assert not is_stopped(slayer) and slayer.lone      # and it is the next, all the same
        until_over(g, slayer, 2)
        third = begin(g, "Wargs")
        assert not is_stopped(third) and g.state[g.companies[0].members[0]] >= UNTAPPED
        settle(g)
