"""Creatures that are set aside with a card, and come again."""
from __future__ import annotations

from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import CHAIN, DISCARD, HAND, IN_PLAY, MARSHALLED, PRISON
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.falling import falls
from ravenhill.games.meccg.rules.hazards import CompanyMoves
from ravenhill.games.meccg.rules.leaving import discard, discard_character, keep_with, kept_with
from ravenhill.games.meccg.rules.numbers import blocked, corruption, points_by_group
from ravenhill.games.meccg.rules.turn import Turns
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CREATURES, WILDERNESS
from tests.meccg.cards.scenes import attacked_by, declare, offers, on_the_way, play, refused, until_over
from tests.meccg.journeys import is_told, laid, played
from tests.meccg.tables import hand, names, put


def cursed(creature: str = "Wargs", *members: str) -> tuple[Meccg, list[int], int, Attack]:
    """Gimli is cursed while this creature attacks; no strike is assigned yet."""
    g, people = on_the_way("Bree", "Gimli", "Merry", *members, path=(WILDERNESS, WILDERNESS))
    card = hand(g, 1, "Bring Our Curses Home")[0]
    attack = attacked_by(g, creature, 0, WILDERNESS)
    declare(g, "Bring Our Curses Home", "Take Gimli")
    while g.chain() is not None:
        g.answer(0)
        g.question()
    return g, people, card, attack


def test_dm_048_nobody_falls_and_it_is_discarded() -> None:
    g, (gimli, _), card, attack = cursed()
    assert g.host[card] == gimli and corruption(g, gimli) == 3 and attack.curses == [card]
    until_over(g, attack, 12)
    assert g.pile[card] == DISCARD + 1 and kept_with(g, card) == [] and faults(g) == []


def test_dm_048_somebody_falls_and_the_creature_is_set_aside_with_it() -> None:
    g, (gimli, merry), card, attack = cursed()
    falls(g, merry)
    assert attack.slain == 1
    until_over(g, attack, 2)
    assert g.host[card] == gimli and kept_with(g, card) == [attack.card] and g.pile[attack.card] == PRISON + 1
    assert faults(g) == []


def haunted(creature: str = "Wargs", path: tuple[int, ...] = (WILDERNESS, WILDERNESS)) -> tuple[Meccg, int, int, int]:
    """Gimli has the curse, and the creature waits with it; his company is on its way."""
    g, (gimli, _) = on_the_way("Bree", "Gimli", "Legolas", path=path)
    card = put(g, "Bring Our Curses Home", IN_PLAY, 1)
    g.host[card] = gimli
    it = put(g, creature, CHAIN, 0)
    g.owner = (*g.owner[:it], 1, *g.owner[it + 1:])
    keep_with(g, it, card)
    return g, gimli, card, it


def begin(g: Meccg) -> None:
    """The company's hazards begin, and whatever comes comes."""
    g.stack.clear()
    g.ready = False
    turns, moves = Turns(), CompanyMoves(0)
    turns.at, moves.at = 5, 4
    g.then(turns)
    g.then(moves)
    for _ in range(20):
        if g.under_way(Attack) or (type(g.question()).__name__ == "Declare" and g.chain() is None):
            return
        g.answer(0 if 0 in g.offered else g.offered[0])
        g.question()


def test_dm_048_it_comes_at_the_beginning_of_each_of_their_phases() -> None:
    g, gimli, card, wargs = haunted()
    begin(g)
    attack = g.nearest(Attack)
    assert attack.card == wargs and attack.keeper == card and g.companies[0].counted == () and g.pile[wargs] == CHAIN
    until_over(g, attack, 2)
    assert g.is_in_play(gimli) and kept_with(g, card) == [wargs] and faults(g) == []     # undefeated, it waits again
    g, _, card, wargs = haunted(path=())
    begin(g)
    assert not g.under_way(Attack) and kept_with(g, card) == [wargs]                     # it cannot be keyed


def test_dm_048_when_it_is_defeated_both_go() -> None:
    g, _, card, wargs = haunted()
    begin(g)
    until_over(g, g.nearest(Attack), 12)
    assert g.pile[wargs] == MARSHALLED and g.pile[card] == DISCARD + 1 and points_by_group(g, 0)[CREATURES] > 0
    assert faults(g) == []


def test_dm_048_when_the_curse_goes_the_creature_goes() -> None:
    g, gimli, card, wargs = haunted()
    discard(g, card)
    assert g.pile[wargs] == DISCARD + 1 and g.host[wargs] == -1 and faults(g) == []
    g, gimli, card, wargs = haunted()
    discard_character(g, gimli)
    assert g.pile[card] == g.pile[wargs] == DISCARD + 1 and faults(g) == []
    g, gimli, card, wargs = haunted()
    begin(g)
    discard(g, card)                                              # in the middle of its attack
    until_over(g, g.nearest(Attack), 2)
    assert g.pile[wargs] == DISCARD + 1 and faults(g) == []


def test_dm_048_marvels_told_lifts_it() -> None:
    g, _, card, wargs = haunted()
    sage = put(g, "Elrond", IN_PLAY, 0)
    g.company = (*g.company[:sage], 0, *g.company[sage + 1:])
    g.companies[0].members.append(sage)
    hand(g, 0, "Marvels Told")
    play(g, "Marvels Told", "Take Elrond", "Take Bring Our Curses Home", total=12)
    assert g.pile[card] == g.pile[wargs] == DISCARD + 1


def test_dm_048_the_refusals() -> None:
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    hand(g, 1, "Bring Our Curses Home")
    assert refused(g, "Bring Our Curses Home")                    # nobody attacks
    g, _ = on_the_way("Bree", "Gandalf", path=(WILDERNESS,))
    hand(g, 1, "Bring Our Curses Home")
    attacked_by(g, "Wargs")
    g.answer(0)
    assert not offers(g, "Bring Our Curses Home")                 # a Wizard is not cursed
    g, (gimli,) = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    hand(g, 1, "Bring Our Curses Home")
    g.corrupted.append(gimli)
    attacked_by(g, "Wargs")
    g.answer(0)
    assert not offers(g, "Bring Our Curses Home")                 # R-CORR-02  one a turn
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    hand(g, 1, "Bring Our Curses Home")
    attack = attacked_by(g, "Wargs")
    attack.automatic = True
    g.answer(0)
    assert not offers(g, "Bring Our Curses Home")                 # the guards of a site are no creatures


def test_dm_048_a_unique_creature_that_waits_is_nowhere_else() -> None:
    g, _, card, nazgul = haunted("Adûnaphel")
    assert blocked(g, g.kind[nazgul]) and not any("Adûnaphel" in it for it in names(g))
    hand(g, 1, "Adûnaphel")
    g.answer(0)
    assert not any("Adûnaphel" in it and it.startswith("Declared") for it in names(g))
    assert g.piles[HAND + 1] and kept_with(g, card) == [nazgul]


def test_dm_048_two_curses_one_creature_and_several_attacks() -> None:
    g, (gimli, merry, legolas), card, attack = cursed("Wargs", "Legolas")
    second = put(g, "Bring Our Curses Home", IN_PLAY, 1)
    g.host[second] = legolas
    attack.curses.append(second)
    falls(g, merry)
    attack.results, attack.targets = [1], [legolas]
    attack.at = 6
    while not attack.stopped and attack in g.stack and attack.keeper < 0:
        g.ready = False
        while g.stack[-1] is not attack:
            g.stack.pop()
        attack.go(g)
    assert attack.keeper in (card, second) and attack.curses == [] and g.is_in_play(card) and g.is_in_play(second)
    assert g.is_in_play(gimli)


def test_dm_048_hazards_and_positions_tell_who_waits() -> None:
    curse = ('characters = [{ name = "Sam Gamgee", bears = [{ name = "Bring Our Curses Home of blue", '
             'opponents = true, keeps = ["Wolves of blue"] }] }] }, { site = "Moria", ')
    g = laid("movement", site="Bree", more=curse)
    card = next(it for it in g.piles[IN_PLAY + 1] if g.facts(it).name == "Bring Our Curses Home")
    assert [g.facts(it).name for it in kept_with(g, card)] == ["Wolves"] and is_told(g)
    played(g, 12)
