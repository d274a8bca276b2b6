"""Chapter V: the Action Dice and their uses."""
from __future__ import annotations

import pytest

from ravenhill.core.choices import No, Pass
from ravenhill.games.five_armies.choices import Choose, PlayCard, SkipDie, UseDie
from ravenhill.games.five_armies.rules import dice as uses
from ravenhill.games.five_armies.rules.dice import Action, fits
from ravenhill.games.five_armies.state import HAND, OFF_BOARD, STORIES
from ravenhill.games.five_armies.terms import (
    ARMY,
    BEORN,
    BILBO,
    BOLG,
    CHARACTER,
    EVENT,
    FREE,
    LIDLESS_EYE,
    MUSTER,
    MUSTER_ARMY,
    SHADOW,
    THORIN,
    WILL_OF_THE_WEST,
)
from tests.five_armies.cards.plays import Plays
from tests.five_armies.rules.duels import End
from tests.five_armies.rules.field import (
    asked,
    at,
    begin,
    carelessly,
    dice,
    facts,
    field,
    hold,
    is_over,
    offers,
    say,
)

FP = ("camp 2 lake_man bard 1 leadership 1 damage 1 dwarves_and_men", "north_bank 1 dwarf_veteran")
SH = ("long_bank 2 orc 1 leadership 1 damage", "barrens 1 goblin 1 shadow", "spur_foot 1 orc")


def action(side, *faces, armies=(*FP, *SH), **numbers):
    g = field(*armies, **numbers)
    dice(g, side, *faces)
    return begin(g, Action(side))


def used(g, face):
    return {uses.USES[it.use] for it in offers(g) if isinstance(it, UseDie) and it.face == face}


def test_B_DIC_01_the_faces_of_a_free_peoples_die():
    assert facts().dice_faces[FREE] == [CHARACTER, CHARACTER, MUSTER, EVENT, MUSTER_ARMY, WILL_OF_THE_WEST]


def test_B_DIC_02_the_faces_of_a_shadow_die():
    assert facts().dice_faces[SHADOW] == [CHARACTER, ARMY, MUSTER, EVENT, MUSTER_ARMY, LIDLESS_EYE]


def test_B_DIC_05_a_used_die_is_aside():
    g = action(FREE, EVENT, MUSTER)
    say(g, SkipDie(EVENT))
    assert g.dice_left(FREE) == 1


def test_B_DIC_07_only_with_fewer_dice_than_the_opponent_may_one_pass():
    g = action(FREE, EVENT)
    dice(g, SHADOW, EVENT)
    assert Pass() not in offers(g)
    g = action(FREE, EVENT)
    dice(g, SHADOW, EVENT, EVENT)
    assert Pass() in offers(g)
    say(g, Pass())
    assert g.dice_left(FREE) == 1


def test_B_DIC_08_a_die_may_always_be_skipped():
    for face in (CHARACTER, MUSTER, EVENT, MUSTER_ARMY, WILL_OF_THE_WEST):
        assert SkipDie(face) in offers(action(FREE, face))


def test_B_AMB_24_also_when_one_might_pass():
    g = action(FREE, EVENT)
    dice(g, SHADOW, EVENT, EVENT)
    assert {Pass(), SkipDie(EVENT)} <= set(offers(g))


def test_B_DIC_09_an_army_result():
    assert used(action(SHADOW, ARMY), ARMY) == {"strategic_movement", "attack", "combined_attack"}


def test_B_DIC_10_a_muster_result():
    assert used(action(FREE, MUSTER), MUSTER) == {"recruitment", "rally"}


def test_B_DIC_11_a_character_result():
    assert used(action(FREE, CHARACTER), CHARACTER) == {"fast_movement", "leaders_attack", "character_movement"}


def test_B_DIC_12_an_event_result_draws_an_event_and_a_story():
    g = action(SHADOW, EVENT)
    assert used(g, EVENT) == {"draw_cards"}
    say(g, UseDie(EVENT, uses.DRAW_CARDS))
    carelessly(g)
    backs = [g.facts.card_deck[g.kind[card]] for card in g.piles[HAND + SHADOW]]
    assert sorted(backs) == [0, 2]


def test_B_DIC_12_without_any_card_to_draw_it_is_not_offered():
    g = action(SHADOW, EVENT)
    for card in range(30): g.move(card, HAND)
    for card in range(50, 70): g.move(card, HAND)
    assert used(g, EVENT) == set()                           # the Free Peoples' Stories are not the Shadow's
    g.move(50, STORIES + SHADOW)
    g.ready = False
    assert used(g, EVENT) == {"draw_cards"}


def test_B_DIC_13_a_lidless_eye():
    g = action(SHADOW, LIDLESS_EYE)
    assert used(g, LIDLESS_EYE) == {"goblin_recruitment", "goblin_attack", "goblin_movement"}


def test_B_DIC_17_a_lidless_eye_plays_no_card_and_moves_no_others():
    g = action(SHADOW, LIDLESS_EYE, armies=("barrens 2 orc", "camp 1 lake_man"))
    hold(g, SHADOW, "E01", "E02")
    assert used(g, LIDLESS_EYE) == {"goblin_recruitment"}
    assert not any(isinstance(it, PlayCard) for it in offers(g))
    assert not any(fits(g, LIDLESS_EYE, card) for card in range(70))


def test_B_DIC_14_a_will_of_the_west_is_any_other_result():
    g = action(FREE, WILL_OF_THE_WEST)
    assert used(g, WILL_OF_THE_WEST) == {
        "strategic_movement", "attack", "recruitment", "rally", "fast_movement", "character_movement", "draw_cards",
    }


def test_B_DIC_15_muster_army_is_either():
    g = action(SHADOW, MUSTER_ARMY)
    assert used(g, MUSTER_ARMY) == {"strategic_movement", "attack", "combined_attack", "recruitment", "rally"}


def test_B_DIC_16_characters_and_special_units_add_uses():
    g = action(FREE, CHARACTER, fate=5)
    assert {"bilbo_enters", "thorin_enters"} <= used(g, CHARACTER)
    g = action(SHADOW, MUSTER, bats=[1, 0, 0, 0])
    assert "bat_cloud" in used(g, MUSTER)


@pytest.mark.parametrize(("face", "types"), [
    (ARMY, {ARMY}), (MUSTER, {MUSTER}), (CHARACTER, {CHARACTER}), (EVENT, {ARMY, MUSTER, CHARACTER}),
    (MUSTER_ARMY, {ARMY, MUSTER}), (WILL_OF_THE_WEST, {ARMY, MUSTER, CHARACTER}), (LIDLESS_EYE, set()),
])
def test_B_CRD_08_which_result_plays_which_card(face, types):
    g = field()
    assert {g.facts.card_type[g.kind[card]] for card in range(70) if fits(g, face, card)} == types


def test_B_CRD_08_the_first_card_of_the_deck_is_played_like_any_other():
    table = Plays().army("camp", dwarf_regular=2, damage=2).hand(FREE, "E01").dice(5, 5)
    assert table.card("E01") == 0
    dice(table.g, FREE, MUSTER)
    table.g.then(End())
    table.g.then(Action(FREE))
    table.say(PlayCard(MUSTER, 0), Choose(table.place("camp"))).end()
    assert (table.damage("camp"), table.where("E01")) == (0, "used")


def test_B_DIC_04_what_would_do_nothing_is_not_offered():
    g = action(FREE, MUSTER, armies=("camp 1 lake_man", "barrens 1 orc"))
    assert used(g, MUSTER) == set()


def test_B_BIL_03_with_a_character_result_the_ring_takes_bilbo_anywhere():
    g = action(FREE, CHARACTER, armies=("camp 2 lake_man bard bilbo", "barrens 1 orc"), rings=2)
    say(g, UseDie(CHARACTER, uses.CHARACTER_MOVEMENT))
    assert asked(g) == "BilboAppears"
    say(g, Choose(at("barrens")))
    assert (g.rings, g.characters[BILBO]) == (1, at("barrens"))
    assert asked(g) == "WhoMoves"


def test_B_BIL_03_also_from_off_the_board_and_only_if_wished():
    g = action(FREE, CHARACTER, armies=("camp 2 lake_man bard", "barrens 1 orc"), rings=2)
    g.characters[BILBO] = OFF_BOARD
    say(g, UseDie(CHARACTER, uses.CHARACTER_MOVEMENT))
    assert asked(g) == "BilboAppears"
    say(g, No())
    assert (g.rings, g.characters[BILBO]) == (2, OFF_BOARD)


def test_B_BIL_03_not_without_a_ring_token_nor_with_another_result():
    g = action(FREE, CHARACTER, armies=("camp 2 lake_man bard bilbo", "barrens 1 orc"), rings=0)
    say(g, UseDie(CHARACTER, uses.CHARACTER_MOVEMENT))
    assert asked(g) == "WhoMoves"
    g = action(FREE, MUSTER_ARMY, armies=("camp 2 lake_man bard bilbo", "barrens 1 orc"), rings=2)
    say(g, UseDie(MUSTER_ARMY, uses.STRATEGIC_MOVEMENT))
    assert asked(g) == "WhichArmy"


def test_B_AMB_44_bilbo_off_the_board_is_still_in_play():
    g = field(rings=1)
    g.characters[BILBO] = OFF_BOARD
    assert g.is_in_play(BILBO)


def test_B_BEO_04_beorn_moves_with_a_will_of_the_west_or_for_a_wrath_token():
    armies = ("camp 1 lake_man", "lake_road beorn", "barrens 1 orc")
    g = action(FREE, CHARACTER, armies=armies, wrath=3)
    say(g, UseDie(CHARACTER, uses.BEORN_MOVES))
    assert g.wrath == 2
    g = action(FREE, WILL_OF_THE_WEST, armies=armies, wrath=3)
    say(g, UseDie(WILL_OF_THE_WEST, uses.BEORN_MOVES))
    assert g.wrath == 3


def test_B_AMB_35_the_last_wrath_token_does_not_pay_for_a_move():
    g = action(FREE, CHARACTER, WILL_OF_THE_WEST, armies=("camp 1 lake_man", "lake_road beorn"), wrath=1)
    assert "beorn_moves" not in used(g, CHARACTER)
    assert "beorn_moves" in used(g, WILL_OF_THE_WEST)
    assert g.characters[BEORN] == at("lake_road")


def test_B_BOL_03_redoubled_strength_needs_bolg_and_two_settlements():
    g = action(SHADOW, MUSTER, armies=("barrens 1 orc bolg",), control="camp")
    assert "redoubled_strength" not in used(g, MUSTER)
    g = action(SHADOW, MUSTER, armies=("barrens 1 orc",), control="camp lower_slopes")
    assert "redoubled_strength" not in used(g, MUSTER)
    g = action(SHADOW, MUSTER, armies=("barrens 1 orc bolg",), control="camp lower_slopes")
    say(g, UseDie(MUSTER, uses.REDOUBLED_STRENGTH))
    carelessly(g)
    placed = [place for place in range(36) if g.tokens(SHADOW, place)]
    assert len(placed) == 4
    assert set(placed) <= set(g.facts.broken_lands)
    assert g.is_in_play(BOLG)


def test_B_BOL_03_without_a_token_left_there_is_nothing_to_redouble():
    g = action(SHADOW, MUSTER, armies=("barrens 1 orc bolg 27 shadow",), control="camp lower_slopes")
    assert "redoubled_strength" not in used(g, MUSTER)


def test_B_CHR_07_a_ready_character_may_become_not_ready_again():
    g = action(SHADOW, MUSTER, armies=("barrens 1 orc", "east_dale 1 orc"))
    assert "bolg_enters" in used(g, MUSTER)
    g = action(SHADOW, MUSTER, armies=("barrens 1 orc", "long_bank 1 orc"))
    assert "bolg_enters" not in used(g, MUSTER)


def test_B_CHR_08_thorin_does_not_enter_a_lost_gate():
    g = action(FREE, CHARACTER, armies=("camp 1 lake_man",), fate=5, control="front_gate")
    assert "thorin_enters" not in used(g, CHARACTER)
    g = action(FREE, CHARACTER, armies=("camp 1 lake_man",), fate=5)
    say(g, UseDie(CHARACTER, uses.ENTRY + THORIN), Choose(at("front_gate")))
    assert g.characters[THORIN] == at("front_gate")
    assert is_over(g)
