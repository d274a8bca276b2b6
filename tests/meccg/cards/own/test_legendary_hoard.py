"""Legendary Hoard."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, INVERTED, MARSHALLED, OUT, PRISON, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.attacks import BEATEN
from ravenhill.games.meccg.rules.combat import Attack, the_creature_leaves
from ravenhill.games.meccg.rules.dragons import a_form_comes, dragon_falls
from ravenhill.games.meccg.rules.guards import attack_of, automatic, giver_of, has_hoard
from ravenhill.games.meccg.rules.lands import has_fallen, hold
from ravenhill.games.meccg.rules.leaving import discard, to_hand, turned_over
from ravenhill.games.meccg.rules.numbers import blocked, points_by_group
from ravenhill.games.meccg.rules.site import Visit, is_spared, tap_site
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import BORDER_HOLD, CREATURES
from tests.meccg.cards.scenes import hazard, offers, on_the_way, organizing, play, the_company, visiting
from tests.meccg.tables import choose, hand, put, written_and_read

HOARD, LAIR, HOME = "Legendary Hoard", "Gold Hill", "Itangast at Home"
ITEMS = ("Glamdring", "Orcrist", "Sword of Gondolin", "Shield of Iron-bound Ash")
HEROES = ("Gimli", "Legolas", "Boromir II", "Aragorn II")


def at_lair(*items: str, owner: int = 1, turned: int = 0, site: str = LAIR) -> tuple[Meccg, list[int], int, int]:
    """A company visits a lair whose Dragon is at home, with the hoard on it."""
    g, people = visiting(site, *HEROES)
    dragon = put(g, HOME, IN_PLAY, owner)
    card = put(g, HOARD, IN_PLAY, 0)
    g.host[card] = dragon
    g.state[card] = turned
    hand(g, 0, *items)
    return g, people, dragon, card


def take(g: Meccg, item: str, who: str) -> None:
    g.ready = False
    play(g, item, f"Take {who}")


def beaten(g: Meccg, dragon: int, who: int) -> None:
    """The Dragon was defeated at home by the company that is there."""
    printed = g.facts(dragon).attack
    assert printed is not None
    attack = attack_of(g.current, the_company(g).site, printed)
    attack.giver = giver_of(g, printed)
    attack.defeated, attack.results, attack.targets = True, [BEATEN], [who]
    the_creature_leaves(g, attack)
    g.ready = False


@pytest.mark.parametrize("turned", [0, 1, 2])
def test_td_127_so_many_items_do_not_tap_the_lair(turned: int) -> None:
    g, _, dragon, card = at_lair(*ITEMS, turned=turned)
    site = the_company(g).site
    for item, who in zip(ITEMS, HEROES[:turned + 1]):
        take(g, item, who)
        assert g.state[site] == UNTAPPED and g.is_in_play(card) and faults(g) == []
        assert not g.nearest(Visit).minor                  # nothing was tapped: no additional minor item
    assert written_and_read(g).lasting
    take(g, ITEMS[turned + 1], HEROES[turned + 1])
    assert g.state[site] == TAPPED and g.pile[card] == DISCARD and g.is_in_play(dragon) and faults(g) == []


def test_td_127_elsewhere_and_for_other_cards_sites_tap() -> None:
    g, _, _, card = at_lair("Glamdring", site="Irerock")
    take(g, "Glamdring", "Gimli")
    assert g.state[the_company(g).site] == TAPPED and g.is_in_play(card)
    g, _, _, card = at_lair()
    tap_site(g)                                            # by a success that is no item
    assert g.state[the_company(g).site] == TAPPED and g.is_in_play(card)


def test_td_127_only_on_a_Dragon_at_home_and_once_on_each() -> None:
    g, _ = organizing("Rivendell", "Bilbo")
    hand(g, 0, HOARD, HOARD)
    put(g, "Itangast Ahunt", IN_PLAY, 1)
    assert not offers(g, HOARD)
    dragon = put(g, HOME, IN_PLAY, 1)
    g.ready = False
    assert offers(g, HOARD)
    play(g, HOARD, f"Take {HOME}")
    assert [g.facts(it).name for it in g.on(dragon)] == [HOARD]
    g.ready = False
    assert not offers(g, HOARD)                            # not twice on one Dragon
    put(g, "Smaug at Home", IN_PLAY, 0)
    g.ready = False
    assert offers(g, HOARD)


def test_td_127_the_attack_of_its_Dragon_cannot_be_cancelled_while_it_lies_there() -> None:
    g, _, dragon, card = at_lair("Dark Quarrels")
    for hoard in (True, False):
        if not hoard:
            discard(g, card)
        printed = g.facts(dragon).attack
        assert printed is not None
        attack = attack_of(g.current, the_company(g).site, printed)
        attack.giver = dragon
        attack.at = 1
        g.stack = [it for it in g.stack if not isinstance(it, Attack)]
        g.then(attack)
        hand(g, 0, "Flatter a Foe")
        g.ready = False
        assert offers(g, "Flatter a Foe") is not hoard


def test_td_127_each_form_of_its_Dragon_turns_it() -> None:
    g, _ = on_the_way("Bree", "Gimli")
    dragon = put(g, HOME, IN_PLAY, 1)
    card = put(g, HOARD, IN_PLAY, 0)
    g.host[card] = dragon
    hand(g, 1, "Itangast Ahunt", "Smaug Ahunt")
    hazard(g, "Smaug Ahunt")
    assert g.state[card] == UNTAPPED
    hazard(g, "Itangast Ahunt")
    assert g.state[card] == TAPPED
    a_form_comes(g, put(g, "Itangast", HAND, 1))
    a_form_comes(g, put(g, "Itangast", HAND, 1))
    assert g.state[card] == INVERTED and faults(g) == []


# Turned over

def test_td_127_discarded_it_is_turned_over_until_the_hoard_goes() -> None:
    for way in (discard, to_hand):
        g, _, dragon, card = at_lair("Glamdring", "Orcrist")
        site = the_company(g).site
        way(g, dragon)
        assert g.pile[dragon] == PRISON + 1 and g.is_in_play(card) and turned_over(g, card) == [dragon]
        assert len(automatic(g, site)) == 1 and has_hoard(g, site) and blocked(g, g.kind[dragon])
        assert not blocked(g, g.cards.names["Itangast Ahunt"]) and faults(g) == []
        again = written_and_read(g)
        assert [again.facts(it).name for it in again.piles[PRISON + 1]] == [HOME] and faults(again) == []
        take(g, "Glamdring", "Gimli")                      # and the lair is spared as before
        assert g.state[site] == UNTAPPED
        take(g, "Orcrist", "Legolas")
        assert g.state[site] == TAPPED and g.pile[card] == DISCARD and g.pile[dragon] == DISCARD + 1
        assert g.state[dragon] == UNTAPPED and faults(g) == []


@pytest.mark.parametrize(("owner", "pile"), [(1, MARSHALLED), (0, OUT)])
def test_td_127_beaten_at_home_it_scores_when_the_hoard_goes(owner: int, pile: int) -> None:
    g, people, dragon, card = at_lair(owner=owner)
    site = the_company(g).site
    beaten(g, dragon, people[0])
    assert g.pile[dragon] == PRISON + owner and g.state[dragon] == TAPPED and points_by_group(g, 0)[CREATURES] == 0
    assert has_fallen(g, LAIR) and blocked(g, g.cards.names["Itangast Ahunt"]) and not automatic(g, site)
    assert faults(g) == []
    again = written_and_read(g)
    assert has_fallen(again, LAIR) and faults(again) == []
    discard(g, card)
    assert g.pile[dragon] == pile and g.state[dragon] == TAPPED and has_fallen(g, LAIR) and faults(g) == []
    assert points_by_group(g, 0)[CREATURES] == (6 if pile == MARSHALLED else 0)


def test_td_127_when_another_form_falls_it_leaves_the_game_with_the_hoard() -> None:
    g, _, dragon, card = at_lair()
    g.move(put(g, "Itangast", HAND, 1), MARSHALLED)
    dragon_falls(g, "Itangast")
    assert g.pile[dragon] == PRISON + 1 and g.state[dragon] == INVERTED and not has_fallen(g, LAIR)
    discard(g, card)
    assert g.pile[dragon] == OUT + 1 and g.state[dragon] == UNTAPPED and not has_fallen(g, LAIR) and faults(g) == []


def test_td_127_other_cards_on_the_Dragon_go_and_the_hoard_alone_keeps_it() -> None:
    for first in (True, False):
        g, _, dragon, card = at_lair()
        other = put(g, "Known to an Ounce", IN_PLAY, 1)
        g.host[other] = dragon
        if first:
            discard(g, card)
            discard(g, dragon)
            assert g.pile[dragon] == DISCARD + 1
        else:
            discard(g, dragon)
            assert g.pile[dragon] == PRISON + 1 and g.is_in_play(card)
        assert g.pile[other] == DISCARD + 1 and faults(g) == []


def test_td_127_marvels_told_and_a_king_in_either_order() -> None:
    g, people = visiting(LAIR, "Thorin II", "Elrond")
    dragon, card = put(g, HOME, IN_PLAY, 1), put(g, HOARD, IN_PLAY, 0)
    g.host[card] = dragon
    beaten(g, dragon, people[0])
    (king,) = hand(g, 0, "King under the Mountain")
    play(g, "King under the Mountain", "Take Thorin II")
    assert g.host[dragon] == king and hold(g, the_company(g).site) == BORDER_HOLD and faults(g) == []
    again = written_and_read(g)
    assert hold(again, again.companies[0].site) == BORDER_HOLD
    discard(g, card)
    assert hold(g, the_company(g).site) == BORDER_HOLD and g.pile[dragon] == MARSHALLED and faults(g) == []
    g, people = visiting(LAIR, "Elrond", "Gimli")
    dragon, card = put(g, HOME, IN_PLAY, 1), put(g, HOARD, IN_PLAY, 0)
    g.host[card] = dragon
    hand(g, 0, "Marvels Told")
    choose(g, "Declared Marvels Told")
    while type(g.question()).__name__ != "Declare":
        g.answer(g.offered[0])
    while g.chain() is not None and type(g.question()).__name__ == "Declare":
        g.answer(0)
    assert g.pile[dragon] == PRISON + 1 and g.is_in_play(card)
    assert GAME.faults(g) == []


def test_td_127_everybody_sees_it_with_the_hoard() -> None:
    g, _, dragon, card = at_lair()
    discard(g, dragon)
    for seat in (0, 1, -1):
        (event,) = [it for it in GAME.shown(g, seat, str).events if it.id == str(card)]
        assert [(it.id, it.state) for it in event.on] == [(str(dragon), "turned")]


def test_td_127_what_lies_on_guard_is_not_shown_for_an_item_that_taps_nothing() -> None:
    for spared in (True, False):
        g, _, _, card = at_lair("Glamdring")
        if not spared:
            discard(g, card)
        assert is_spared(g, put(g, "Orcrist", HAND, 0)) is spared and not is_spared(g, card)
