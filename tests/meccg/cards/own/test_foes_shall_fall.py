"""Foes Shall Fall."""
from __future__ import annotations

from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import CHAIN, DISCARD, IN_PLAY, MARSHALLED
from ravenhill.games.meccg.reckoning import differences
from ravenhill.games.meccg.rules.attacks import BEATEN, the_strike
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.hazard_window import HazardWindow
from ravenhill.games.meccg.rules.leaving import character_leaves, discard, keep_with, kept_with
from ravenhill.games.meccg.rules.numbers import corruption
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import WILDERNESS
from ravenhill.games.meccg.words.moments import BEGINNING_OF_HAZARDS
from tests.meccg.cards.scenes import attacked_by, offers, on_the_way, until_over
from tests.meccg.tables import choose, give, hand, put, written_and_read

FOES = "Foes Shall Fall"


def vowed(who: str = "Gimli", creature: str = "Cave-drake") -> tuple[Meccg, int, int, Attack]:
    """A strike of the creature is faced, and the hazard player may still act."""
    g, (it,) = on_the_way("Bree", who, path=(WILDERNESS, WILDERNESS))
    card = hand(g, 1, FOES)[0]
    attack = attacked_by(g, creature)
    while not ready(g):
        g.answer(0 if 0 in g.offered else g.offered[0])
    return g, it, card, attack


def ready(g: Meccg) -> bool:
    return the_strike(g) is not None and type(g.question()).__name__ == "Declare"


def test_dm_059_a_strike_that_is_not_defeated_keeps_the_creature() -> None:
    g, gimli, card, attack = vowed()
    choose(g, f"Declared {FOES}")
    until_over(g, attack, 4)
    assert g.host[card] == gimli and kept_with(g, card) == [attack.card] and corruption(g, gimli) == 2
    assert faults(g) == [] and differences(g) == []
    again = written_and_read(g)
    there = next(it for it in again.piles[IN_PLAY + 1] if again.facts(it).name == FOES)
    assert [again.facts(it).name for it in kept_with(again, there)] == ["Cave-drake"] and faults(again) == []
    seen = GAME.shown(g, 0, str).companies[0].members[0].bears
    assert [it.code for on in seen for it in on.on] == [g.facts(attack.card).id]


def test_dm_059_a_strike_that_is_defeated_ends_it() -> None:
    g, _, card, attack = vowed()
    choose(g, f"Declared {FOES}")
    until_over(g, attack, 12)
    assert g.pile[card] == DISCARD + 1 and g.pile[attack.card] in (MARSHALLED, DISCARD + 1) and faults(g) == []


def kept(path: tuple[int, ...] = (WILDERNESS, WILDERNESS), who: str = "Legolas") -> tuple[Meccg, int, int, int]:
    """The movement/hazard phase of one who bears the card begins, with the creature under it."""
    g, (it,) = on_the_way("Bree", who, path=path)
    card = give(g, it, FOES, 1)
    creature = put(g, "Cave-drake", CHAIN, 0)
    g.owner = (*g.owner[:creature], 1, *g.owner[creature + 1:])
    keep_with(g, creature, card)
    g.stack.clear()
    g.announce(BEGINNING_OF_HAZARDS, 0)
    g.then(HazardWindow(0))
    g.ready = False
    return g, it, card, creature


def comes(g: Meccg) -> Attack:
    g.question()
    while not g.under_way(Attack):
        g.answer(0 if 0 in g.offered else g.offered[0])
        g.question()
    return g.nearest(Attack)


def test_dm_059_it_comes_again_in_every_movement_hazard_phase() -> None:
    g, legolas, card, creature = kept()
    assert corruption(g, legolas) == 1
    attack = comes(g)
    assert attack.card == creature and attack.by >= 0 and g.companies[0].counted == () and faults(g) == []
    until_over(g, attack, 4)
    if g.is_in_play(legolas):
        assert kept_with(g, card) == [creature] and faults(g) == []
    g, legolas, card, creature = kept()
    attack = comes(g)
    until_over(g, attack, 12)
    assert all(it == BEATEN for it in attack.results)
    assert (g.pile[creature], g.pile[card]) == (MARSHALLED, DISCARD + 1) and faults(g) == []


def test_dm_059_only_if_it_could_be_played() -> None:
    g, _, card, creature = kept(path=())
    g.question()
    assert not g.under_way(Attack) and not g.waiting and kept_with(g, card) == [creature]


def test_dm_059_when_one_of_them_leaves() -> None:
    g, _, card, creature = kept()
    discard(g, card)
    assert g.pile[creature] == DISCARD + 1 and g.host[creature] == -1 and faults(g) == []
    g, legolas, card, creature = kept()
    character_leaves(g, legolas, DISCARD)
    assert g.pile[creature] == DISCARD + 1 == g.pile[card]
    g, legolas, card, creature = kept()
    attack = comes(g)
    discard(g, card)                                              # while the creature attacks
    until_over(g, attack, 4)
    assert g.pile[creature] == DISCARD + 1 and faults(g) == []


def test_dm_059_refusals() -> None:
    g, _, _, _ = vowed("Gandalf")
    assert not offers(g, FOES)                                    # a Wizard
    g, _, _, _ = vowed("Legolas", "Wargs")
    assert not offers(g, FOES)                                    # no Dragon, no Drake
    g, gimli, _, _ = vowed()
    g.corrupted.append(gimli)
    g.ready = False
    assert not offers(g, FOES)                                    # R-CORR-02
