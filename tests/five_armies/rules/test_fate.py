"""Chapter VII: tiles, the track, Fate cards."""
from __future__ import annotations

from ravenhill.games.five_armies.choices import Keep, SetAside
from ravenhill.games.five_armies.rules.cards import resolve_fate_card
from ravenhill.games.five_armies.rules.fate import FatePhase, add_tile, advance
from ravenhill.games.five_armies.state import BESIDE, FATES, GONE, OUTSIDE, POOL, SET_ASIDE, SPENT, USED
from ravenhill.games.five_armies.terms import BILBO, FREE, SHADOW, THORIN
from tests.five_armies.rules.field import asked, begin, chance, facts, field, is_over, offers

VALUE = facts().tile_value


def draw(g, tile):
    """This tile is drawn."""
    return chance(g, [it for it, where in enumerate(g.tiles) if where == POOL].index(tile))


def tile(value, icon=False):
    return next(it for it in facts().standard_tiles if VALUE[it] == value and facts().tile_has_icon[it] == icon)


def test_B_EX_03_three_generals_a_3_set_aside_and_a_2_kept():
    three, two = tile(3), tile(2)
    g = begin(field(), FatePhase(3))
    draw(g, three)
    assert offers(g) == [Keep(three), SetAside(three)]
    g.answer(1)
    draw(g, two)
    assert asked(g) == "KeepOrDraw"                          # a third draw is optional
    g.answer(0)
    assert is_over(g)
    assert g.fate == 2
    assert (g.tiles[two], g.tiles[three]) == (SPENT, POOL)


def test_B_FAT_01_with_one_general_or_none_one_tile_is_drawn():
    g = begin(field(), FatePhase(1))
    draw(g, tile(3))
    assert is_over(g)
    assert g.fate == 3


def test_B_FAT_02_at_most_as_many_draws_as_generals():
    g = begin(field(), FatePhase(2))
    draw(g, tile(3))
    g.answer(1)
    assert g.tiles[tile(3)] == SET_ASIDE
    draw(g, tile(1))
    assert is_over(g)


def test_B_FAT_03_the_last_tile_drawn_is_applied():
    g = begin(field(), FatePhase(2))
    draw(g, tile(1))
    g.answer(1)
    draw(g, tile(3))
    assert g.fate == 3


def test_B_FAT_04_a_special_tile_stops_the_drawing():
    g = field()
    add_tile(g, SHADOW)
    begin(g, FatePhase(3))
    draw(g, g.facts.special_tile[SHADOW])
    assert is_over(g)
    assert g.tiles[g.facts.special_tile[SHADOW]] == SPENT


def test_B_FAT_05_the_marker_advances_by_the_number():
    g = field(fate=4)
    advance(g, 3)
    assert g.fate == 7


def test_B_VIC_04_step_15_wins_for_the_free_peoples():
    g = field(fate=13)
    advance(g, 2)
    assert (g.ended, g.winner, g.why) == (True, FREE, "war-fate")


def test_B_AMB_18_the_marker_stops_on_15():
    g = field(fate=14)
    advance(g, 3)
    assert g.fate == 15


def test_B_FAT_06_the_icon_brings_a_fate_card_at_once():
    g = begin(field(), FatePhase(1))
    draw(g, tile(2, icon=True))
    assert asked(g) == "DrawFateCard"
    chance(g, 0)
    assert len(g.piles[FATES]) == 8
    assert len(g.piles[BESIDE]) == 1


def test_B_CRD_05_a_fate_card_never_comes_to_a_hand():
    g = begin(field(), FatePhase(1))
    draw(g, tile(2, icon=True))
    chance(g, 3)
    assert g.piles[4] == g.piles[5] == []


def test_B_FAT_06_without_the_icon_there_is_none():
    g = begin(field(), FatePhase(1))
    draw(g, tile(2))
    assert len(g.piles[FATES]) == 9


def test_B_FAT_07_the_applied_tile_is_spent_the_others_return():
    g = begin(field(), FatePhase(3))
    draw(g, tile(3))
    g.answer(1)
    draw(g, tile(2))
    g.answer(1)
    draw(g, tile(1))
    assert g.tiles.count(SPENT) == 1
    assert SET_ASIDE not in g.tiles


def test_B_FAT_08_special_tiles_enter_the_pool_only_by_their_cards():
    g = field()
    assert g.tiles[g.facts.special_tile[FREE]] == OUTSIDE
    add_tile(g, FREE)
    assert g.tiles[g.facts.special_tile[FREE]] == POOL


def test_B_FAT_09_a_character_is_ready_when_the_marker_reaches_or_passes_him():
    assert not field(fate=1).is_ready(BILBO)
    assert field(fate=2).is_ready(BILBO)
    assert field(fate=6).is_ready(BILBO)
    assert not field(fate=4).is_ready(THORIN)


def test_B_FAT_10_a_fate_card_is_kept_next_to_its_character():
    g = field()
    card = g.piles[FATES][0]
    resolve_fate_card(g, card)
    assert g.pile[card] == BESIDE


def test_B_FAT_11_it_is_discarded_if_he_is_out_of_the_game():
    g = field()
    card = next(it for it in g.piles[FATES] if g.facts.content.cards[g.kind[it]].subject == "thorin")
    g.characters[THORIN] = GONE
    resolve_fate_card(g, card)
    assert g.pile[card] == USED


def test_B_AMB_19_an_empty_pool_is_filled_with_the_spent_standard_tiles():
    g = field()
    for it in g.facts.standard_tiles: g.tiles[it] = SPENT
    begin(g, FatePhase(1))
    assert asked(g) == "DrawTile"
    assert g.outcomes == 12


def test_B_INF_05_drawn_tiles_are_open_to_both():
    from ravenhill.games.five_armies import GAME
    g = begin(field(), FatePhase(2))
    draw(g, tile(3))
    assert GAME.view(g, FREE)["tiles"] == GAME.view(g, SHADOW)["tiles"] == g.tiles
