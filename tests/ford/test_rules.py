"""The rules of the ford, one after the other: docs/rules/ford.md."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from ravenhill.core.dice import FastDice
from ravenhill.core.errors import BadPosition, IllegalAnswer
from ravenhill.core.frames import NOBODY, SPECTATOR
from ravenhill.core.play import play_random
from ravenhill.games.ford import GAME
from ravenhill.games.ford.choices import Fight
from tests.ford.scene import BAG, CHARGE, DISCARD, EAST, FLANK, HAND, HOLD, WEST, Scene, fight, group

TWO_EACH = 'west = {archers = 1, spearmen = 1, riders = 0}\neast = {archers = 1, spearmen = 0, riders = 1}'


def test_F_01_a_round_is_draw_dawn_battle_and_dusk_and_then_the_other_side_acts_first():
    scene = Scene(f'begins = "round"\n{TWO_EACH}').draws("volley").draws("fog")
    assert scene.asked() == "Declare" and scene.match.question(WEST) is not None
    scene.to_the_battle()
    assert scene.asked() == "Stances"
    scene.stances(HOLD, HOLD).passes(WEST, EAST).roll(1, 1, 1, 1)
    scene.passes(WEST, EAST)
    assert (scene.g.round, scene.g.active, scene.asked()) == (2, EAST, "DrawCards")


def test_F_02_each_side_draws_a_card_and_the_first_to_act_draws_first():
    scene = Scene('begins = "round"\nactive = "east"').draws("spy")
    assert scene.cards(HAND[EAST]) == ["spy"] and scene.cards(HAND[WEST]) == []
    assert scene.draws("volley").cards(HAND[WEST]) == ["volley"]


def test_F_02_the_used_cards_are_the_bag_when_it_is_empty():
    volleys, shields = '"volley"' + ', "volley"' * 3, '"shields"' + ', "shields"' * 3
    rest = '"banner", "banner", "banner", "spy", "spy", "stragglers", "stragglers", "stragglers", "fog"'
    scene = Scene(f'begins = "round"\nused = [{volleys}, "fog"]\nwest.hand = [{shields}]\neast.hand = [{rest}]')
    assert scene.asked() == "DrawCards" and scene.g.outcomes == 5
    assert scene.cards(DISCARD) == [] and all(scene.g.knows[card] == 0 for card in scene.g.piles[BAG])


def test_F_03_the_sides_play_in_turn_until_both_have_passed():
    scene = Scene('active = "east"\nwest.hand = ["volley"]\neast.hand = ["volley"]')
    assert scene.offered(EAST) == ["volley"] and scene.match.question(WEST) is None
    scene.passes(EAST)
    assert scene.offered(WEST) == ["volley"]
    scene.play(WEST, "volley", "east.archers").passes(EAST, WEST)
    assert scene.offered(EAST) == ["volley"], "after a card the first to act is asked again"
    scene.passes(EAST, WEST)
    assert scene.asked() == "Stances"


def test_F_04_what_was_played_last_happens_first():
    scene = Scene('west.hand = ["volley", "shields"]\neast.hand = ["shields"]')
    scene.play(WEST, "volley", "east.riders").play(EAST, "shields").play(WEST, "shields").passes(EAST, WEST)
    assert scene.g.warriors == [2, 2, 2, 2, 2, 1], "the second wall cancelled the first, so the volley happened"
    assert scene.cards(DISCARD) == ["shields", "shields", "volley"]


def test_F_04_what_has_lost_its_target_does_not_happen():
    scene = Scene('west.hand = ["volley", "volley"]\neast = {hand = ["volley"], archers = 1}')
    scene.play(WEST, "volley", "east.archers").play(EAST, "volley", "west.archers")
    scene.play(WEST, "volley", "east.archers").passes(EAST, WEST)
    assert scene.g.warriors == [1, 2, 2, 0, 2, 2], "the one archer fell once"


def test_F_05_a_spy_sees_the_hand_and_brings_a_card_that_nobody_else_sees():
    scene = Scene('west.hand = ["spy"]\neast.hand = ["fog", "volley"]')
    assert not scene.g.is_known(scene.held(EAST, "fog"), WEST)
    scene.play(WEST, "spy").passes(EAST, WEST)
    assert all(scene.g.is_known(card, WEST) for card in scene.g.piles[HAND[EAST]])
    scene.draws("banner")
    assert not scene.g.is_known(scene.held(WEST, "banner"), EAST)


def test_F_06_a_card_put_on_the_bag_is_the_next_one_drawn():
    scene = Scene('west = {hand = ["stragglers", "fog"], archers = 1}').play(WEST, "stragglers", "fog", "west.archers")
    fog = scene.g.piles[BAG][-1]
    assert scene.id(fog) == "fog" and scene.g.is_known(fog, WEST) and not scene.g.is_known(fog, EAST)
    scene.passes(EAST, WEST)
    assert scene.g.warriors[0] == 2
    scene.to_the_battle().stances(HOLD, HOLD).passes(WEST, EAST).roll(1, 1, 1, 1, 1, 1, 1, 1).passes(WEST, EAST)
    assert scene.asked() == "DrawCards" and scene.g.outcomes == 1
    assert scene.draws("fog").cards(HAND[EAST]) == ["fog"]


def test_F_06_of_two_cards_put_on_the_bag_the_last_lies_on_top():
    scene = Scene("""
        west = {hand = ["stragglers", "fog"], archers = 1}
        east = {hand = ["stragglers", "spy"], archers = 1}
    """)
    scene.play(WEST, "stragglers", "fog", "west.archers").passes(EAST, WEST).passes(WEST)
    scene.play(EAST, "stragglers", "spy", "east.archers").passes(WEST, EAST)
    assert scene.g.tops[BAG] == 2 and [scene.id(card) for card in scene.g.piles[BAG][-2:]] == ["fog", "spy"]


def test_F_07_a_banner_is_used_up_at_dusk_if_its_side_is_ahead():
    ahead = Scene('begins = "dusk"\nford = 1\nwest.table = ["banner"]\neast.table = ["banner"]')
    ahead.passes(EAST, WEST).passes(WEST, EAST)
    assert ahead.cards(DISCARD) == ["banner"] and ahead.cards(4) == ["banner"] and ahead.cards(3) == []


def test_F_07_of_several_banners_the_first_to_act_says_which_goes_first():
    scene = Scene('begins = "dusk"\nactive = "east"\nford = 2\nwest.table = ["banner", "banner"]')
    assert scene.asked() == "OrderTriggers" and scene.match.question(EAST) is not None
    second = scene.g.piles[3][1]
    scene.match.answer(EAST, scene.choices()[1])
    scene.passes(EAST, WEST)
    assert scene.g.piles[DISCARD] == [second]


def test_F_08_a_battle_is_stances_cards_dice_losses_and_a_step():
    scene = Scene(f'begins = "battle"\n{TWO_EACH}')
    seen = [scene.asked()]
    seen.append(scene.stances(HOLD, HOLD).asked())
    seen.append(scene.passes(WEST, EAST).asked())
    seen.append(scene.roll(6, 6, 1, 1).asked())
    assert seen == ["Stances", "Declare", "Roll", "WhoFalls"]
    scene.loses(EAST, "east.archers")
    assert scene.g.ford == 1


def test_F_09_a_company_never_rolls_more_than_four_dice_for_its_warriors():
    scene = Scene('west = {archers = 0, spearmen = 0, riders = 1}')
    assert (scene.g.strength(WEST), scene.g.strength(EAST)) == (1, 4)


def test_F_09_each_banner_gives_a_die_more():
    scene = Scene('west = {archers = 0, spearmen = 0, riders = 1, table = ["banner", "banner"]}')
    assert (scene.g.strength(WEST), scene.g.strength(EAST)) == (3, 4)


def test_F_09_a_five_or_a_six_hits():
    scene = fight(TWO_EACH, HOLD, HOLD).roll(5, 6, 4, 4)
    assert scene.asked() == "WhoFalls", "two hits for the West, none for the East"


@pytest.mark.parametrize(("west", "east"), [(HOLD, CHARGE), (CHARGE, FLANK), (FLANK, HOLD)])
def test_F_10_hold_beats_charge_beats_flank_beats_hold_and_then_a_four_hits(west, east):
    scene = fight("", west, east).roll(4, 4, 1, 1, 4, 4, 4, 1)
    assert scene.asked() == "WhoFalls" and scene.match.question(EAST) is not None
    scene.loses(EAST, "east.archers")
    assert scene.g.ford == 1, "three fours of the East are no hits"


def test_F_10_a_charge_needs_spearmen_and_a_flank_needs_riders():
    scene = Scene(f'begins = "battle"\n{TWO_EACH}')
    scene.match.question(WEST)
    assert scene.choices() == [Fight(HOLD), Fight(CHARGE)]
    scene.match.question(EAST)
    assert scene.choices() == [Fight(HOLD), Fight(FLANK)]
    with pytest.raises(IllegalAnswer, match="F-10"):
        scene.match.answer(EAST, Fight(CHARGE))


def test_F_10_nobody_sees_a_stance_before_both_are_chosen():
    one, other = Scene('begins = "battle"'), Scene('begins = "battle"')
    one.match.answer(EAST, Fight(HOLD))
    other.match.answer(EAST, Fight(FLANK))
    for seat in (WEST, SPECTATOR):
        assert GAME.view(one.g, seat) == GAME.view(other.g, seat)
    assert GAME.view(one.g, EAST) != GAME.view(other.g, EAST)


def test_F_11_a_warrior_falls_for_every_two_hits_and_its_own_side_chooses():
    scene = fight("", HOLD, HOLD).roll(6, 6, 6, 6, 6, 6, 6, 1)
    scene.loses(WEST, "west.riders")
    scene.match.answer(EAST, group("east.riders"))
    assert scene.g.warriors == [2, 2, 1, 2, 2, 2], "the choice of two is one dialog: nothing happens before its end"
    scene.loses(EAST, "east.riders")
    assert scene.g.warriors == [2, 2, 1, 2, 2, 0]


def test_F_11_a_group_cannot_lose_more_than_it_has():
    scene = fight("east.archers = 1", HOLD, HOLD).roll(6, 6, 6, 6, 1, 1, 1, 1).loses(EAST, "east.archers")
    assert group("east.archers") not in scene.choices()
    with pytest.raises(IllegalAnswer, match="F-11"):
        scene.match.answer(EAST, group("east.archers"))


def test_F_12_more_hits_push_the_fight_a_step_and_equal_hits_do_not():
    assert fight("", HOLD, HOLD).roll(1, 1, 1, 6, 1, 1, 1, 1).g.ford == 1
    assert fight("", HOLD, HOLD).roll(1, 1, 1, 1, 1, 1, 1, 5).g.ford == -1
    assert fight("", HOLD, HOLD).roll(1, 1, 1, 6, 1, 1, 1, 5).g.ford == 0


def test_F_12_the_far_bank_wins_at_once():
    scene = fight("ford = -2", HOLD, HOLD).roll(1, 1, 1, 1, 1, 1, 1, 6)
    result = scene.g.result()
    assert result is not None and (result.winner, result.why) == (EAST, "ford-crossed")


def test_F_12_a_company_without_warriors_has_lost_and_the_west_loses_first():
    last = "{archers = 1, spearmen = 0, riders = 0, table = ['banner']}"
    scene = fight(f"west = {last}\neast = {last}", HOLD, HOLD).roll(6, 6, 6, 6)
    result = scene.loses(WEST, "west.archers").g.result()
    assert result is not None and (result.winner, result.why) == (EAST, "ford-company-gone")


@pytest.mark.parametrize(("ford", "winner"), [(1, WEST), (0, NOBODY), (-2, EAST)])
def test_F_13_after_seven_rounds_whoever_is_ahead_has_won(ford, winner):
    scene = Scene(f'begins = "dusk"\nround = 7\nford = {ford}').passes(WEST, EAST)
    result = scene.g.result()
    assert result is not None and (result.winner, result.why) == (winner, "ford-night")


def test_F_14_a_battle_begins_with_six_warriors_and_three_cards_each():
    table = GAME.new()
    assert table.warriors == [2] * 6 and len(table.piles[BAG]) == 18
    table.dice = FastDice(1)
    table.question()
    hands = [len(table.piles[HAND[side]]) for side in (WEST, EAST)]
    assert hands == [4, 4], "three, and the first of the round"


@pytest.mark.parametrize(("said", "rule"), [
    ("round = 8", "F-13: round"), ("ford = 3", "F-12: ford"), ("west.archers = 3", "F-06: west.archers"),
    ("west = {archers = 0, spearmen = 0, riders = 0}", "F-12: a company"), ('begins = "noon"', "begins: 'noon'"),
    ('west.hand = ["spy", "spy", "spy"]', "west.hand: there are not so many"), ("moon = 1", "moon"),
])
def test_a_position_that_cannot_be_is_refused_with_its_rule(said, rule):
    with pytest.raises(BadPosition, match=re.escape(rule)):
        Scene(said)


def test_every_game_ends():
    for seed in range(300):
        table = GAME.new()
        play_random(table, FastDice(seed))
        assert table.ended and table.round <= 7


def test_every_rule_of_the_page_can_be_said_and_is_of_this_game():
    page = Path(__file__).parents[2].joinpath("docs/rules/ford.md").read_text("utf-8")
    english = Path(__file__).parents[2].joinpath("src/ravenhill/locale/en/ford.ftl").read_text("utf-8")
    ids = re.findall(r"^\| (\S+-\d+) \|", page, re.MULTILINE)
    assert ids == [f"F-{n:02}" for n in range(1, 16)]
    assert all(re.fullmatch(GAME.rule_ids, id) and f"rule-{id} = " in english for id in ids)


def test_F_09_the_odds_of_a_battle_are_told_once_both_stances_are_known():
    scene = Scene(f'begins = "battle"\n{TWO_EACH}')
    assert GAME.odds(scene.g.copy(), WEST) is None
    told = GAME.odds(fight(TWO_EACH, HOLD, HOLD).g.copy(), WEST)
    assert told is not None and [side["dice"] for side in told["sides"]] == [2, 2]
    assert told["sides"][0]["hits"] == pytest.approx([4 / 9, 4 / 9, 1 / 9])
    assert [round(side["expected"], 6) for side in told["sides"]] == [round(2 / 3, 6)] * 2
    rolled = fight(TWO_EACH, HOLD, HOLD).roll(5, 6)
    told = GAME.odds(rolled.g.copy(), WEST)
    assert told is not None and told["sides"][0] == {"rolled": True, "expected": 2, "hits": [0.0, 0.0, 1.0]}
