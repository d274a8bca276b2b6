"""The typed view: its sums are the engine's, and it says nothing that its seat cannot know."""
from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from ravenhill.core.chain import Declare
from ravenhill.core.choices import Pass
from ravenhill.core.dice import FastDice
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.piles import HAND, IN_PLAY, ON_GUARD
from ravenhill.games.meccg.rules.attacks import body_of, prowess_of, strikes_of, the_attack
from ravenhill.games.meccg.rules.council import final_points
from ravenhill.games.meccg.rules.numbers import (
    check_modifier,
    corruption,
    general_influence,
    influence,
    mind,
    points_now,
)
from ravenhill.games.meccg.rules.strength import body, prowess
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import WILDERNESS
from ravenhill.games.meccg.view import Foe, Sum, View
from tests.meccg.cards.scenes import declare, on_the_way
from tests.meccg.tables import company, put, table

EVERY = 23                               # how many answers lie between two looks


def walk(seed: int, every: int = EVERY) -> Iterator[Meccg]:
    """A random game, now and then looked at."""
    options = GAME.varied({}, seed)
    table = GAME.new(options)
    table.dice = FastDice(seed)
    rng = random.Random(seed)
    answers = 0
    while table.question() is not None:
        if answers % every == 0:
            yield table
        table.answer(rng.choice(table.offered))
        answers += 1
    yield table


@cache
def moments() -> list[tuple[Meccg, Any]]:
    return [(table.copy(), GAME.varied({}, seed)) for seed in (3, 5) for table in walk(seed)]


def seen(g: Meccg, seat: int) -> View:
    """With numbers for handles; an unknown card has none."""
    return GAME.shown(g, seat, lambda card: str(card) if g.is_known(card, seat) else "unknown")


def sums(value: Any) -> Iterator[Sum]:
    if isinstance(value, Sum):
        yield value
    elif isinstance(value, msgspec.Struct):
        yield from sums([getattr(value, name) for name in value.__struct_fields__])
    elif isinstance(value, dict | list):
        for item in value.values() if isinstance(value, dict) else value:
            yield from sums(item)


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_what_a_seat_cannot_know_changes_nothing_that_it_is_shown(seat: int) -> None:
    for n, (g, options) in enumerate(moments()):
        twin = GAME.imagine(GAME.view(g, seat), FastDice(n), options)
        assert seen(twin, seat) == seen(g, seat)


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_no_handle_of_an_unknown_card_is_shown(seat: int) -> None:
    for g, _ in moments():
        assert "unknown" not in str(msgspec.to_builtins(seen(g, seat)))


def test_every_figure_is_the_engines_and_its_parts_add_up() -> None:
    figures = 0
    for g, _ in moments():
        view = seen(g, 0)
        for it in sums(view):
            assert not it.parts or sum(part.n for part in it.parts) == it.value
            figures += bool(it.parts)
        for shown in view.companies:
            for one in shown.members:
                card = int(one.id)
                asked = [prowess(g, card), body(g, card), mind(g, card), influence(g, card), corruption(g, card)]
                told = [one.prowess, one.body, one.mind, one.influence, one.corruption]
                assert [it.value for it in told] == asked and one.check.value == check_modifier(g, card)
            if shown.limit:
                assert sum(part.n for part in shown.limit.parts) == shown.limit.value
    assert figures > 20


def test_attacks_and_strikes_are_the_engines() -> None:
    fought = 0
    for seed in (3, 5, 8):
        for g in walk(seed):
            attack, told = the_attack(g), seen(g, 1).attack
            if attack is not None and not g.ended:
                assert told is not None
                assert told.strikes.value == strikes_of(g, attack) and told.prowess.value == prowess_of(g, attack)
                assert told.body.value == body_of(g, attack) and len(told.pins) == len(attack.targets)
                fought += 1
    assert fought > 3


def test_a_declared_creature_is_told_as_it_then_attacks() -> None:
    """R-CMB-01  With all that changes it now; if nobody answers, that is what the company faces."""
    told = []
    for seed in (3, 5, 8, 11):
        for g in walk(seed, every=1):
            chains = seen(g, 0).chains
            foe = chains[-1].links[-1].foe if chains else None
            if foe is not None and chains[-1].responds is not None:
                card = int(chains[-1].links[-1].id)
                later = passed(g.copy())
                attack = the_attack(later)
                if attack is not None and attack.card == card:
                    strikes = -1 if attack.each else strikes_of(later, attack)
                    assert (foe.attacks, foe.strikes, foe.prowess) == (
                        g.facts(card).attacks, strikes, prowess_of(later, attack)), g.facts(card).name
                    told.append(foe)
    assert len(told) > 10
    g, _ = on_the_way("Isengard", "Aragorn II", path=(WILDERNESS, WILDERNESS))
    for name, pile in (("Wake of War", IN_PLAY), ("Wargs", HAND)):
        put(g, name, pile, 1)
    declare(g, "Wargs", "KeyedTo")
    assert seen(g, 0).chains[-1].links[-1].foe == Foe(attacks=1, strikes=3, prowess=10)      # printed: two of nine
    g, _ = on_the_way("Isengard", "Aragorn II", path=(WILDERNESS, WILDERNESS))
    put(g, "Orc-lieutenant", HAND, 1)
    declare(g, "Orc-lieutenant", "KeyedTo")
    passed(g)                                                # it is no Orc attack that was faced before
    now = seen(g, 0)
    assert now.attack is not None and now.attack.prowess.value == 7
    assert [it.foe for it in now.chains[-1].links] == [Foe(attacks=1, strikes=1, prowess=7)]


def passed(g: Meccg) -> Meccg:
    """After both have passed until an attack begins, or the chain is gone."""
    while (asked := g.question()) is not None and isinstance(asked, Declare) and the_attack(g) is None:
        options = [option for option in g.offered if isinstance(asked.choice(g, option), Pass)]
        if not options: break
        g.answer(options[0])
    return g


def test_R_END_22_the_council_is_reckoned_as_if_it_met_now() -> None:
    """Of the opponent's points all is known: what could be shown against them lies in one's own hand."""
    for g, _ in moments():
        for seat in (0, 1):
            sides = seen(g, seat).sides
            other = sides.blue if seat == 0 else sides.grey
            assert other.score.council == final_points(g, 1 - seat) and other.score.raw == points_now(g, 1 - seat)
            assert other.influence.most - other.influence.used <= general_influence(g, 1 - seat)


def test_followers_stand_behind_their_leader() -> None:
    followers = 0
    for g, _ in moments():
        for shown in seen(g, 0).companies:
            handles = [one.id for one in shown.members]
            assert sorted(map(int, handles)) == sorted(g.companies[int(shown.id[8:])].members)
            for place, one in enumerate(shown.members):
                if one.leader:
                    followers += 1
                    behind = shown.members[place - 1]
                    assert one.leader in (behind.id, behind.leader)
    assert followers


def test_R_AMB_77_two_cards_on_guard_for_one_company_are_both_shown_in_no_order_that_tells_anything() -> None:
    shown = []
    for order in (("Giant", "Wolves"), ("Wolves", "Giant")):
        g = table(standard=True)
        company(g, 0, "Bree", "Aragorn II")
        laid = {name: put(g, name, HAND, 1) for name in ("Giant", "Wolves")}
        for name in order:
            g.move_unseen(laid[name], ON_GUARD)
        mine, theirs = seen(g, 1).companies[0].guards, seen(g, 0).companies[0].guards
        assert len(theirs) == 2 and not any(card.code for card in theirs)
        shown.append([card.code for card in mine])
    assert shown[0] == shown[1] and len(set(shown[0])) == 2
