"""The Hunt and Knowledge of the Enemy: hazards that the opponent has discarded in one's sight."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import DECK, DISCARD, HAND, IN_PLAY, MARSHALLED, OUT, SIDEBOARD, TAPPED, UNTAPPED
from ravenhill.games.meccg.reckoning import differences
from ravenhill.games.meccg.rules.attacks import Attacking, prowess_of
from ravenhill.games.meccg.rules.drawing import discard_from_hand
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.numbers import points_of
from ravenhill.games.meccg.rules.seen import seen_of
from ravenhill.games.meccg.state import Meccg
from tests.meccg.cards.scenes import (
    attacked_by,
    offers,
    on_the_way,
    organizing,
    play,
    under_attack,
    until_over,
    visiting,
)
from tests.meccg.cards.test_crowds_and_flowers import written_alike
from tests.meccg.tables import choose, give, hand, names, put

HUNT, KNOWS = "The Hunt", "Knowledge of the Enemy"


# What is remembered

def test_creatures_that_were_seen_discarded_are_remembered() -> None:
    g, _ = on_the_way("Bree", "Gimli")
    attack = attacked_by(g, "Wargs")
    until_over(g, attack, 2)                               # not defeated, and discarded
    assert seen_of(g, 1) == [g.cards.names["Wargs"]] and seen_of(g, 0) == []
    (hidden,) = hand(g, 1, "Cave-drake")
    discard_from_hand(g, hidden, 1)
    assert seen_of(g, 1) == [g.cards.names["Wargs"]]       # nobody saw that one
    written_alike(g)


# The Hunt

def hunting(pile: int, creature: str = "Cave-drake", *others: str) -> tuple[Meccg, int, int]:
    """Alatar organizes; the creature was seen, and lies there now."""
    g, people = organizing("Rivendell", "Alatar", *others)
    card = put(g, creature, pile, 1)
    put(g, "Wargs", DECK, 1)
    g.seen, g.seen_of = [g.kind[card]], [1]
    hand(g, 0, HUNT)
    return g, people[0], card


def until_attacked(g: Meccg) -> None:
    """The Hunt is played, and nobody answers."""
    choose(g, f"Declared {HUNT}")
    choose(g, "NameIt")
    while not any(isinstance(it, Attacking) for it in g.stack):
        g.answer(0)
        g.question()


@pytest.mark.parametrize("pile", [DISCARD, HAND, DECK, SIDEBOARD])
def test_dm_143_it_is_found_wherever_it_is_and_attacks_alatar_alone(pile: int) -> None:
    g, alatar, card = hunting(pile, "Cave-drake", "Gimli")
    until_attacked(g)
    attack = under_attack(g)
    assert attack.card == card and attack.alone == alatar and attack.unspelled and g.is_known(card, 0)
    assert faults(g) == [] and differences(g) == []
    for _ in range(60):
        question = type(g.question()).__name__
        if not any(isinstance(it, Attacking) for it in g.stack):
            break
        g.answer(5 if question == "Roll" else 0 if 0 in g.offered else g.offered[0])
    assert g.pile[card] in (MARSHALLED, DISCARD + 1) and g.state[alatar] == TAPPED
    assert g.current == -1


def test_dm_143_no_spell_is_played_or_helps() -> None:
    g, _, _ = hunting(DISCARD)
    hand(g, 0, "Wizard's Flame", "Vanishment", "Escape")
    play(g, "Wizard's Flame", total=12)
    until_attacked(g)
    attack = under_attack(g)
    assert prowess_of(g, attack) == g.facts(attack.card).prowess and differences(g) == []
    assert offers(g, "Escape") and not offers(g, "Vanishment")
    attack.unspelled = False
    g.ready = False
    assert offers(g, "Vanishment") and prowess_of(g, attack) < g.facts(attack.card).prowess


def test_dm_143_when_it_is_refused_or_in_vain() -> None:
    g, _, _ = hunting(DISCARD)
    g.seen_of = [0]
    assert not offers(g, HUNT)                             # one's own
    g, _ = organizing("Rivendell", "Gandalf")
    g.seen, g.seen_of = [g.cards.names["Wargs"]], [1]
    hand(g, 0, HUNT)
    assert not offers(g, HUNT)                             # only Alatar hunts
    for creature, pile in (("Smaug", OUT), ("Wargs", MARSHALLED)):
        g, alatar, card = hunting(pile, creature)
        if creature == "Wargs":
            for other in g.piles[DECK + 1].copy():
                g.move(other, OUT + 1)
        play(g, HUNT, "NameIt")
        assert not any(isinstance(it, Attacking) for it in g.stack) and g.pile[card] == pile + 1
        assert g.state[alatar] == TAPPED


# Knowledge of the Enemy

def test_dm_147_who_may_learn_it() -> None:
    for site, right in (("Moria", True), ("Dol Guldur", True), ("Bree", False)):
        g, (bilbo,) = visiting(site, "Bilbo")
        (card,) = hand(g, 0, KNOWS)
        assert offers(g, KNOWS) == right
        if right:
            play(g, KNOWS, "Take Bilbo")
            assert g.host[card] == bilbo and g.state[bilbo] == TAPPED and points_of(g, card) == 0
    g, (bilbo,) = visiting("Bree", "Bilbo")
    hand(g, 0, KNOWS)
    g.companies[0].beat = (g.cards.names["Bill Ferny"],)
    assert offers(g, KNOWS)                                # an agent was held off
    g.state[bilbo] = TAPPED
    g.ready = False
    assert not offers(g, KNOWS)


def test_dm_147_stored_it_scores_and_in_play_it_watches_nothing() -> None:
    g, (bilbo,) = organizing("Rivendell", "Bilbo")
    card = give(g, bilbo, KNOWS)
    discard(g, put(g, "Foul Fumes", IN_PLAY, 1))
    g.question()
    assert type(g.question()).__name__ == "Declare"
    play(g, KNOWS)
    assert g.pile[card] == MARSHALLED and points_of(g, card) == 1 and differences(g) == []


def stored() -> tuple[Meccg, int]:
    g, _ = organizing("Rivendell", "Bilbo")
    return g, put(g, KNOWS, MARSHALLED, 0)


@pytest.mark.parametrize("use", [True, False])
def test_dm_147_a_hazard_that_is_seen_discarded_leaves_the_game(use: bool) -> None:
    g, card = stored()
    fumes = put(g, "Foul Fumes", IN_PLAY, 1)
    discard(g, fumes)
    g.ready = False
    assert type(g.question()).__name__ == "RemoveSeen" and names(g) == ["No", "Take Foul Fumes"]
    written_alike(g)
    choose(g, "Take Foul Fumes" if use else "No")
    assert g.pile[fumes] == (OUT + 1 if use else DISCARD + 1) and g.pile[card] == (DISCARD if use else MARSHALLED)
    assert faults(g) == [] and type(g.question()).__name__ == "Declare"


def test_dm_147_not_for_unique_hidden_or_own_cards() -> None:
    g, _ = stored()
    discard(g, put(g, "Smaug at Home", IN_PLAY, 1))
    discard(g, put(g, "Foul Fumes", IN_PLAY, 0))
    (hidden,) = hand(g, 1, "Foul Fumes")
    discard_from_hand(g, hidden, 1)
    g.ready = False
    assert type(g.question()).__name__ == "Declare"
    fumes = put(g, "Foul Fumes", IN_PLAY, 1)
    discard(g, fumes)
    g.move(fumes, HAND + 1)                                # it is gone before the answer
    g.ready = False
    assert names(g) == ["No"]
    assert g.state[g.companies[0].members[0]] == UNTAPPED
