"""Chapter IV: the six phases of a turn."""
from __future__ import annotations

from ravenhill.core.choices import Done, Number
from ravenhill.core.dice import FastDice
from ravenhill.games.five_armies import GAME
from ravenhill.games.five_armies.choices import Choose, ChooseCharacter, ChooseTerritory, Discard, SkipDie
from ravenhill.games.five_armies.rules.generals import ActivateGenerals
from ravenhill.games.five_armies.rules.hand import DrawCard, draw_event
from ravenhill.games.five_armies.rules.leadership import PlaceBats, PlaceLeadership, ShadowLeads
from ravenhill.games.five_armies.rules.turn import Turn, free_pool, shadow_pool
from ravenhill.games.five_armies.state import DISCARD, EVENTS, EYRIE, FACES, GONE, HAND, IN_THE_AIR, STORIES
from ravenhill.games.five_armies.terms import (
    ARMY,
    BARD,
    BEORN,
    CHARACTER,
    DAIN,
    EVENT,
    FREE,
    GANDALF,
    MUSTER,
    SHADOW,
    THORIN,
    THRANDUIL,
)
from tests.five_armies.rules.field import (
    asked,
    at,
    begin,
    carelessly,
    chance,
    dice,
    field,
    hold,
    is_over,
    offers,
    roll,
    say,
)


def turn(g, step=0):
    frame = Turn()
    frame.at = step
    g.stack.pop()
    return begin(g, frame)


def action_round(g):
    """A table at its Action Round, its dice already rolled."""
    return turn(g, 12)


def test_B_TRN_01_six_phases_follow_each_other():
    g = GAME.new()
    g.dice = FastDice(3)
    phases: list[int] = []
    while g.turn < 2:
        question = g.question()
        assert question is not None
        if not phases or phases[-1] != g.phase: phases.append(g.phase)
        g.answer(g.offered[-1])
        g.question()
    assert phases == [2, 4, 5] or phases == [2, 3, 4, 5]
    assert g.phase in (1, 2)


def test_B_TRN_02_five_dice_six_with_thorin_or_beorn_never_seven():
    assert free_pool(field()) == 5
    assert free_pool(field("camp thorin")) == 6
    assert free_pool(field("camp beorn", wrath=3)) == 6
    assert free_pool(field("camp thorin", "lake_road beorn", wrath=3)) == 6


def test_B_BEO_03_an_eliminated_beorn_brings_no_die():
    g = field()
    g.characters[BEORN] = GONE
    assert free_pool(g) == 5


def test_B_TRN_03_six_dice_seven_with_two_settlements_of_a_territory():
    assert shadow_pool(field()) == 6
    assert shadow_pool(field(control="camp front_gate")) == 6
    assert shadow_pool(field(control="camp eastern_spur")) == 7


def test_B_DIC_03_dice_are_gained_and_lost_only_in_the_recovery_phase():
    g = action_round(field("camp 1 lake_man", pools=[5, 6]))
    g.characters[THORIN] = at("camp")
    dice(g, FREE, MUSTER)
    g.question()
    assert g.pools == [5, 6]


def test_B_TRN_04_each_draws_an_event_and_a_story_the_free_peoples_first():
    g = turn(field("camp 1 lake_man"))
    assert asked(g) == "DrawCard"
    chance(g, 0)
    chance(g, 0)
    assert (len(g.piles[HAND]), len(g.piles[HAND + SHADOW])) == (2, 0)
    chance(g, 0)
    chance(g, 0)
    assert len(g.piles[HAND + SHADOW]) == 2


def test_B_TRN_05_then_down_to_six_cards():
    g = field("camp 1 lake_man")
    hold(g, FREE, "E01", "E02", "E03", "E04", "F01")
    turn(g)
    chance(g, 0)
    chance(g, 0)
    assert asked(g) == "OverSix"
    assert len(offers(g)) == 7
    say(g, offers(g)[0])
    assert len(g.piles[HAND]) == 6
    assert asked(g) == "DrawCard"                            # the Shadow's turn to draw


def test_B_TRN_06_none_to_three_generals_are_activated():
    g = begin(field("camp 1 lake_man bard dain gandalf thranduil"), ActivateGenerals())
    say(g, ChooseCharacter(BARD), ChooseCharacter(DAIN), ChooseCharacter(GANDALF))
    assert g.activated == 0b111
    assert asked(g) == "LeadershipWith"                      # a fourth is not offered
    g = begin(field("camp 1 lake_man bard dain gandalf thranduil"), ActivateGenerals())
    say(g, Done())
    assert g.activated == 0
    assert is_over(g)


def test_B_GEN_01_no_general_twice_and_only_those_in_play():
    g = begin(field("camp 1 lake_man bard thranduil"), ActivateGenerals())
    assert offers(g) == [ChooseCharacter(BARD), ChooseCharacter(THRANDUIL), Done()]
    say(g, ChooseCharacter(BARD))
    assert offers(g) == [ChooseCharacter(THRANDUIL), Done()]


def test_B_TRN_07_as_many_leadership_tokens_each_with_a_different_army():
    g = begin(field("camp 1 lake_man bard dain", "front_gate 1 dwarf_veteran"), ActivateGenerals())
    say(g, ChooseCharacter(BARD), ChooseCharacter(DAIN), Choose(at("camp")))
    assert offers(g) == [Choose(at("front_gate"))]
    say(g, Choose(at("front_gate")))
    assert g.leadership_tokens[at("camp")] == g.leadership_tokens[at("front_gate")] == 1


def test_B_GEN_02_a_token_for_the_general_and_one_of_leadership():
    g = begin(field("camp 1 lake_man bard"), ActivateGenerals())
    say(g, ChooseCharacter(BARD), Choose(at("camp")))
    assert g.is_active(BARD)
    assert g.active_generals() == 1
    assert g.leadership(FREE, at("camp")) == 2


def test_B_AMB_06_tokens_without_an_army_are_lost():
    g = begin(field("camp 1 lake_man"), PlaceLeadership(FREE, 3))
    say(g, Choose(at("camp")))
    assert is_over(g)
    assert sum(g.leadership_tokens) == 1


def test_B_TRN_09_the_shadow_splits_its_pool_between_tokens_and_bats():
    g = begin(field(*[f"{it} 1 orc" for it in ("barrens", "long_bank", "reed_bank", "burnt_moor")], pools=[5, 6]),
              ShadowLeads())
    assert asked(g) == "ShadowSplit"
    assert offers(g) == [Number(it) for it in (2, 3, 4, 5, 6)]      # B-AMB-06: four Armies take four tokens at most


def test_B_AMB_07_with_seven_dice_there_is_at_least_one_token():
    g = begin(field("barrens 1 orc", "long_bank 1 orc", pools=[5, 7]), ShadowLeads())
    assert offers(g) == [Number(5), Number(6)]


def test_B_BAT_01_up_to_six_bats_and_the_rest_are_tokens():
    g = begin(field("barrens 1 orc", pools=[5, 6]), ShadowLeads())
    say(g, Number(5), *[ChooseTerritory(1)] * 3, *[ChooseTerritory(2)] * 2)
    assert g.bats == [0, 3, 2, 0]
    assert asked(g) == "LeadershipWith"


def test_B_CMP_14_bats_already_on_the_map_leave_fewer_to_place():
    g = begin(field("barrens 1 orc", pools=[5, 6], bats=[0, 4, 0, 0]), ShadowLeads())
    assert offers(g) == [Number(2)]
    g = begin(field("barrens 1 orc", bats=[0, 4, 0, 0]), PlaceBats(5))
    say(g, ChooseTerritory(0), ChooseTerritory(0))
    assert g.bats == [2, 4, 0, 0]
    assert is_over(g)


def test_B_TRN_10_each_shadow_token_with_a_different_army():
    g = begin(field("barrens 1 orc", "long_bank 1 orc"), PlaceLeadership(SHADOW, 2))
    say(g, Choose(at("barrens")))
    assert offers(g) == [Choose(at("long_bank"))]


def test_B_AMB_23_armies_in_goblin_boxes_may_get_tokens():
    g = begin(field("goblin_mustering_point_west 1 goblin"), PlaceLeadership(SHADOW, 1))
    assert offers(g) == [Choose(at("goblin_mustering_point_west"))]


def test_B_TRN_11_only_the_territory_of_a_bat_matters():
    g = begin(field("barrens 1 orc", pools=[5, 6]), ShadowLeads())
    say(g, Number(6))
    assert asked(g) == "BatTo"
    assert offers(g) == [ChooseTerritory(it) for it in range(4)]


def test_B_BAT_02_a_bat_is_assigned_to_a_territory():
    g = begin(field("barrens 1 orc", pools=[5, 6]), ShadowLeads())
    say(g, Number(6), *[ChooseTerritory(it % 4) for it in range(6)])
    assert g.bats == [2, 2, 1, 1]


def test_B_AMB_37_tokens_are_limited_to_the_printed_ones():
    g = field("camp 1 lake_man 5 leadership", "front_gate 1 dwarf_veteran")
    assert g.leadership_left(FREE) == 1
    assert g.place_leadership(FREE, at("front_gate"), 3) == 1
    assert g.place_leadership(FREE, at("front_gate")) == 0


def test_B_TRN_12_both_roll_all_their_dice_and_the_free_peoples_act_first():
    g = turn(field("camp 1 lake_man", "barrens 1 orc", pools=[5, 6]), 10)
    roll(g, 1, 2, 3, 4, 5)
    roll(g, 1, 2, 3, 4, 5, 6)
    assert (g.dice_left(FREE), g.dice_left(SHADOW)) == (5, 6)
    assert g.action_dice[CHARACTER] == 2                     # two of the six faces
    assert g.action_dice[FACES + ARMY] == 1
    assert asked(g) == "Act"
    assert g.stack[-1].side == FREE


def test_B_TRN_12_players_alternate_one_die_each():
    g = action_round(field("camp 1 lake_man", "barrens 1 orc"))
    dice(g, FREE, EVENT, EVENT)
    dice(g, SHADOW, EVENT, EVENT)
    sides = []
    for _ in range(4):
        assert asked(g) == "Act"
        sides.append(g.stack[-1].side)
        say(g, SkipDie(EVENT))
    assert sides == [FREE, SHADOW, FREE, SHADOW]


def test_B_DIC_06_who_still_has_dice_takes_all_remaining_actions():
    g = action_round(field("camp 1 lake_man", "barrens 1 orc"))
    dice(g, FREE, EVENT)
    dice(g, SHADOW, EVENT, EVENT, EVENT)
    sides = []
    for _ in range(4):
        g.question()
        sides.append(g.stack[-1].side)
        say(g, SkipDie(EVENT))
    assert sides == [FREE, SHADOW, SHADOW, SHADOW]


def test_B_TRN_14_the_round_ends_when_all_dice_are_used():
    g = action_round(field("camp 1 lake_man bard", "barrens 1 orc", turn=3))
    dice(g, FREE, EVENT)
    say(g, SkipDie(EVENT))
    carelessly(g, "Activate")
    assert g.turn == 4


def end_of_turn(g):
    return carelessly(turn(g, 13), "Activate")


def test_B_TRN_15_victory_is_checked_before_anything_is_removed():
    g = end_of_turn(field("barrens 1 orc 1 leadership", control="ravenhill eastern_spur camp"))
    assert g.ended
    assert (g.winner, g.why) == (SHADOW, "war-points")


def test_B_TRN_16_all_leadership_tokens_are_removed():
    g = end_of_turn(field("barrens 1 orc 1 leadership", "camp 1 lake_man 2 leadership bard"))
    assert sum(g.leadership_tokens) == 0


def test_B_TRN_17_bats_leave_and_eagles_go_home():
    g = field("camp 1 lake_man bard", "barrens 1 orc", bats=[1, 2, 0, 0], eagles=[0, 1, 1, 0, 1], lord=2)
    g.characters[4] = IN_THE_AIR
    end_of_turn(g)
    assert g.bats == [0, 0, 0, 0]
    assert g.eagles == [0, 0, 0, 0, 3]
    assert g.lord == EYRIE


def test_B_BAT_07_unused_bats_leave():
    assert sum(end_of_turn(field("camp 1 lake_man bard", bats=[0, 6, 0, 0])).bats) == 0


def test_B_EAG_09_unused_eagles_return():
    assert end_of_turn(field("camp 1 lake_man bard", eagles=[2, 0, 0, 0, 0])).eagles == [0, 0, 0, 0, 2]


def test_B_TRN_18_unused_activation_tokens_are_removed():
    assert end_of_turn(field("camp 1 lake_man bard", activated=1)).activated == 0


# Cards

def test_B_CRD_04_discards_are_face_down_and_only_their_owner_knows_them():
    g = field("camp 1 lake_man")
    hold(g, FREE, "E01", "E02", "E03", "E04", "F01")
    turn(g)
    chance(g, 0)
    chance(g, 0)
    say(g, Discard(g.piles[HAND][0]))
    assert [g.knows[card] for card in g.piles[DISCARD]] == [1]


def test_B_INF_02_public_are_the_number_and_the_backs_of_discards():
    g = field("camp 1 lake_man")
    hold(g, FREE, "E01", "E02", "E03", "E04", "F01")
    turn(g)
    chance(g, 0)
    chance(g, 0)
    say(g, Discard(g.piles[HAND][0]))
    assert [DISCARD, 0, 1] in GAME.view(g, SHADOW)["hidden"]
    assert any(card[0] == 0 and card[2] == DISCARD for card in GAME.view(g, FREE)["cards"])


def test_B_CRD_06_used_and_discarded_events_become_the_deck_again():
    g = field()
    for card in range(30):
        g.move(card, DISCARD if card % 2 else 8)
    g.reshuffle_events()
    assert len(g.piles[0]) == 30
    assert all(g.knows[card] == 0 for card in range(30))


def test_B_CRD_15_the_moment_the_last_card_leaves_the_deck():
    g = field("camp 1 lake_man")
    for card in range(29):
        g.move(card, DISCARD + SHADOW)
    turn(g)
    chance(g, 0)
    assert len(g.piles[0]) == 29
    assert g.piles[HAND] == [29]


def test_B_CRD_07_stories_never_come_back():
    g = field("camp 1 lake_man")
    for card in range(30, 50):
        g.move(card, 8)
    turn(g)
    chance(g, 0)
    assert [frame.side for frame in g.stack if isinstance(frame, DrawCard)] == [SHADOW]   # no Story for the others
    assert g.piles[STORIES] == []
    assert len(g.piles[HAND]) == 1


def test_B_CRD_06_nothing_is_drawn_of_none_or_from_nothing():
    g = field()
    height = len(g.stack)
    draw_event(g, FREE, 0)
    for card in list(g.piles[EVENTS]):
        g.move(card, DISCARD)
    draw_event(g, FREE)
    assert len(g.stack) == height
    g.move(g.piles[DISCARD][0], EVENTS)
    draw_event(g, FREE)
    assert asked(g) == "DrawCard"


def test_B_CRD_06_a_card_put_on_top_of_the_deck_is_drawn_next():
    g = turn(field("camp 1 lake_man"))
    card = g.piles[0][7]
    g.put_on_top(card, 0)
    assert asked(g) == "DrawCard"
    assert g.outcomes == 1
    chance(g, 0)
    assert g.piles[HAND] == [card]


def test_B_CRD_07_an_empty_shadow_deck_gives_no_story_either():
    g = turn(field("camp 1 lake_man bard"))
    for card in range(50, 70):
        g.move(card, 8)
    for _ in range(3): chance(g, 0)
    assert len(g.piles[HAND + SHADOW]) == 1
    assert asked(g) == "Activate"
