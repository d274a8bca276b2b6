"""Great Secrets Buried There."""
from __future__ import annotations

from ravenhill.core.dice import FastDice
from ravenhill.core.frames import Chance
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.cards.all_cards import CARDS
from ravenhill.games.meccg.decks.random import random_deck
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.lasting import WHILE_IT_LIES, Lasting
from ravenhill.games.meccg.piles import DECK, DISCARD, IN_PLAY, ON_TOP, UNDER
from ravenhill.games.meccg.rules.leaving import beneath, discard
from ravenhill.games.meccg.rules.numbers import points_by_group
from ravenhill.games.meccg.state import Meccg
from tests.meccg.cards.scenes import offers, on_the_way, organizing, play, refused, visiting
from tests.meccg.tables import asked, choose, deck, hand, names, put, written_and_read

SECRETS = "Great Secrets Buried There"
ITEMS = ("Glamdring", "Sword of Gondolin", "Magic Ring of Words", "Habergeon of Silver")


def buried(*top: str, item: str = "Sword of Gondolin") -> tuple[Meccg, int]:
    """Seat 1 plays it as a hazard; these lie among the top ten cards of seat 0, who buries one of them."""
    g, _ = on_the_way("Bree", "Gimli")
    for name in (*top, *["Dodge"] * (10 - len(top))):
        put(g, name, ON_TOP, 0)
    deck(g, 0, *["Block"] * 5)
    card = hand(g, 1, SECRETS)[0]
    g.answer(0)
    choose(g, f"Declared {SECRETS}")
    while isinstance(g.question(), Chance) or (type(g.question()).__name__ == "Declare" and g.chain() is not None):
        g.answer(0)
    if type(g.question()).__name__ == "WhichIsBuried":
        assert asked(g).side == 0
        again = written_and_read(g)
        for seat in (0, 1):
            view = GAME.view(again, seat)
            assert GAME.view(GAME.imagine(view, FastDice(1), GAME.position_options(again)), seat) == view
        choose(g, f"Take {item}")
    g.question()
    return g, card


def test_dm_063_an_item_is_buried_and_its_owner_alone_knows_it() -> None:
    g, card = buried(*ITEMS)
    (item,) = beneath(g, card)
    assert g.facts(item).name == "Sword of Gondolin" and g.is_known(item, 0) and not g.is_known(item, 1)
    assert g.host[item] == -1 and sum(points_by_group(g, 0)) == g.facts(g.companies[0].members[0]).points
    assert g.deck_size(0) == 14 and not g.piles[ON_TOP] and faults(g) == []
    for seat in (0, 1, -1):
        (seen,) = [it for it in GAME.shown(g, seat, str).events if it.code == "dm-063"]
        assert [it.code for it in seen.under] == ([g.facts(item).id] if seat == 0 else [""])
    again = written_and_read(g)
    there = next(it for it in again.piles[IN_PLAY + 1] if again.facts(it).name == SECRETS)
    assert [again.facts(it).name for it in beneath(again, there)] == ["Sword of Gondolin"] and faults(again) == []


def test_dm_063_only_items_neither_special_nor_of_a_hoard() -> None:
    g, _ = on_the_way("Bree", "Gimli")
    for name in (*ITEMS, *["Dodge"] * 6):
        put(g, name, ON_TOP, 0)
    hand(g, 1, SECRETS)
    g.answer(0)
    choose(g, f"Declared {SECRETS}")
    while type(g.question()).__name__ != "WhichIsBuried":
        g.answer(0)
    assert sorted(names(g)) == ["Take Glamdring", "Take Sword of Gondolin"]
    g, card = buried("Magic Ring of Words")                       # none: the ten are shown
    assert beneath(g, card) == [] and g.pile[card] == IN_PLAY + 1 and faults(g) == []


def test_dm_063_the_other_way_round() -> None:
    g, _ = organizing("Rivendell", "Gimli")
    for name in (*ITEMS, *["Dodge"] * 6):
        put(g, name, ON_TOP, 0)
    card = hand(g, 0, SECRETS)[0]
    choose(g, f"Declared {SECRETS}")
    while type(g.question()).__name__ != "WhichIsBuried":
        g.answer(0)
    choose(g, "Take Glamdring")
    assert [g.facts(it).name for it in beneath(g, card)] == ["Glamdring"] and g.pile[card] == IN_PLAY
    g, _ = organizing("Rivendell", "Gimli")
    deck(g, 0, *["Dodge"] * 9)
    hand(g, 0, SECRETS)
    assert not offers(g, SECRETS)                                 # nine cards
    g, _ = organizing("Rivendell", "Gimli")
    deck(g, 0, *["Dodge"] * 10)
    put(g, "Bane of the Ithil-stone", IN_PLAY, 1)
    hand(g, 0, SECRETS)
    assert not offers(g, SECRETS)                                 # nobody looks into decks
    g, _ = on_the_way("Bree", "Gimli")
    deck(g, 0, *["Dodge"] * 9)
    deck(g, 1, *["Dodge"] * 20)
    hand(g, 1, SECRETS)
    assert refused(g, SECRETS)                                    # of the opponent's deck


def below(site: str, who: str = "Gimli") -> tuple[Meccg, int, int]:
    """The item lies under the card, and its owner is at this site."""
    g, _ = visiting(site, who)
    card = put(g, SECRETS, IN_PLAY, 1)
    effect = next(it.number for rule in g.facts(card).rules for it in rule.verbs if hasattr(it, "number"))
    item = put(g, "Sword of Gondolin", DECK, 0)
    g.move_unseen(item, UNDER + 1)
    g.lasting = [Lasting(effect, 0, card, WHILE_IT_LIES, 1)]
    g.ready = False
    return g, card, item


def test_dm_063_it_is_played_in_the_under_deeps_only() -> None:
    g, card, item = below("The Under-grottos")
    assert faults(g) == [] and offers(g, "Sword of Gondolin")
    play(g, "Sword of Gondolin", "Take Gimli")
    assert g.pile[item] == IN_PLAY and g.facts(g.host[item]).name == "Gimli" and g.pile[card] == IN_PLAY + 1
    assert beneath(g, card) == [] and faults(g) == []
    g, _, _ = below("Moria")
    assert not offers(g, "Sword of Gondolin")                     # it offers such items, and is no such site


def test_dm_063_when_the_card_leaves_the_item_is_discarded_unseen() -> None:
    g, card, item = below("Moria")
    discard(g, card)
    assert g.pile[item] == DISCARD and not g.is_known(item, 1) and not g.lasting and faults(g) == []


def test_dm_063_an_imagined_table_has_an_item_there() -> None:
    g, card = buried(*ITEMS)
    hidden = beneath(g, card)[0]
    for n in range(4):
        world = g.copy()
        world.redeal(1, FastDice(n))
        assert faults(world) == [] and world.facts(hidden).name in ("Glamdring", "Sword of Gondolin")
    swapped = g.copy()
    other = next(it for it in swapped.piles[DECK] if swapped.facts(it).name == "Glamdring")
    swapped.exchange(hidden, other)
    assert GAME.view(swapped, 1) == GAME.view(g, 1) and GAME.shown(swapped, 1, str) == GAME.shown(g, 1, str)


def test_random_decks_hold_cards_of_either_side() -> None:
    either = {card.id for card in CARDS if card.done and card.id in ("dm-063",)}
    assert any(either & set(random_deck(n, sets=("dark-minions",)).deck) for n in range(60))
