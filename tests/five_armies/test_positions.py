"""Positions: written and read back at every moment that has a name; what cannot be is refused by its rule."""
from __future__ import annotations

import pytest

from ravenhill.core import positions
from ravenhill.core.dice import FastDice
from ravenhill.core.errors import BadPosition
from ravenhill.core.play import play_random
from ravenhill.games.five_armies import GAME
from ravenhill.games.five_armies.faults import faults
from ravenhill.games.five_armies.positions.table import ASKED, MOMENTS, picture
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import FREE, SHADOW

START = 'game = "five_armies"\nmoment = "action"\nto_act = "free"\n[free]\ndice = ["character"]\n'


def position(text: str) -> Battle:
    table = GAME.position(text)
    assert isinstance(table, Battle)
    return table


@pytest.mark.parametrize("seed", range(6))
def test_random_games_are_written_down_and_read_back(seed):
    g, dice = GAME.new(), FastDice(seed)
    g.dice = dice
    written = 0
    while (question := g.question()) is not None:
        kind = type(question).__name__
        try:
            text = positions.write(GAME.write_position(g))
        except BadPosition:
            looked = any(g.knows[card] != g.sees(g.pile[card]) for card in range(len(g.kind)))     # E17 and E19 tell
            assert looked or kind not in ("Act", "ShadowSplit", "KeepOrDraw"), kind
        else:
            again = position(text)
            assert picture(again) == picture(g)
            assert faults(again) == []
            assert positions.write(GAME.write_position(again)) == text
            written += 1
        g.accept(g.offered[dice.pick(len(g.offered))])
    assert written > 50


def test_a_new_game_is_a_position():
    g = GAME.new()
    doc = GAME.write_position(g)
    assert (doc["moment"], doc["to_act"], doc["turn"]) == ("turn", "dice", 0)
    assert doc["map"]["ravenhill"] == ["1 elf_spearman", "gandalf", "thranduil", "2 elves_token"]
    assert picture(position(positions.write(doc))) == picture(g)


def test_the_moments_that_are_asked_for_have_a_name():
    assert set(ASKED.values()) <= set(MOMENTS)


# Finished games

HELD = ("front_gate", "ravenhill", "eastern_spur", "camp", "lower_slopes")       # points: 4 4 4 2 2


def over(won_by: str, control: int = 0, more: str = "") -> Battle:
    """A finished game in which the Shadow holds so many Settlements."""
    held = "".join(f"{place} = ['control']\n" for place in HELD[:control])
    return position(f'game = "five_armies"\nmoment = "over"\nwon_by = "{won_by}"\n{more}\n[map]\n{held}')


@pytest.mark.parametrize(("won_by", "control", "more", "winner", "points"), [
    ("bolg", 1, 'gone = ["bolg"]', FREE, 4),
    ("fate", 1, "fate = {marker = 15}", FREE, 4),
    ("points", 3, "", SHADOW, 12),
    ("front_gate", 3, "", SHADOW, 12),
])
def test_B_VIC_a_finished_game_is_a_position(won_by, control, more, winner, points):
    g = over(won_by, control, more)
    result = g.result()
    assert g.question() is None and g.to_answer() == [] and result is not None
    assert (result.winner, result.points[SHADOW], g.why) == (winner, points, "war-" + won_by.replace("_", "-"))
    assert picture(position(positions.write(GAME.write_position(g)))) == picture(g)


def test_B_VIC_03_a_game_that_beorn_ended_is_a_position():
    text = 'game = "five_armies"\nmoment = "over"\nwon_by = "beorn"\n[map]\nlake_road = ["beorn"]\n'
    assert position(text).winner == FREE


@pytest.mark.parametrize(("won_by", "control", "more", "fault"), [
    ("bolg", 0, "", "B-VIC-02"),
    ("beorn", 0, "", "B-VIC-03"),
    ("fate", 0, "fate = {marker = 14}", "B-VIC-04"),
    ("points", 2, "", "B-VIC-05"),
    ("front_gate", 2, "", "B-VIC-06"),
    ("luck", 0, "", "won_by: 'luck' is none of"),
])
def test_B_VIC_nobody_has_won_where_the_table_does_not_show_it(won_by, control, more, fault):
    with pytest.raises(BadPosition, match=fault):
        over(won_by, control, more)


def test_an_end_that_no_rule_knows_is_no_position():
    g = GAME.new()
    g.finish(FREE, "resigned")
    with pytest.raises(BadPosition, match="did not end by a rule of the book"):
        GAME.write_position(g)


def test_random_games_are_written_down_at_their_end():
    written = 0
    for seed in range(12):
        g = GAME.new()
        play_random(g, FastDice(seed))
        try:
            text = positions.write(GAME.write_position(g))
        except BadPosition:
            assert any(g.knows[card] != g.sees(g.pile[card]) for card in range(len(g.kind)))
        else:
            assert picture(position(text)) == picture(g)
            written += 1
    assert written > 5


def test_a_march_half_planned_is_no_position():
    g = GAME.new()
    dice = FastDice(1)
    g.dice = dice
    while type(g.question()).__name__ != "MoveTo":
        g.accept(g.offered[dice.pick(len(g.offered))])
    with pytest.raises(BadPosition, match="in the middle of MoveTo"):
        GAME.write_position(g)


def test_a_general_who_is_not_named_is_gone_and_others_wait():
    g = position(START + "[map]\ncamp = ['1 lake_man', 'bard']")
    content = g.facts.content
    assert g.characters == [content.place["camp"], -3, -3, -3, -1, -1, -1, -1, -1]


@pytest.mark.parametrize(("text", "fault"), [
    ("[map]\ncamp = ['6 lake_man']", "B-ARM-01: more than 5 units in camp"),
    ("[map]\ncamp = ['2 lake_man', '3 damage']", "B-DMG-05: more Damage than units in camp"),
    ("[map]\ncamp = ['2 lake_man']\nwest_dale = ['5 dwarf_veteran', '1 dwarf_regular']", "B-ARM-01"),
    ("[map]\nwest_dale = ['5 dwarf_veteran']\ncamp = ['1 dwarf_veteran']", "B-CMP-13: 6 of dwarf_veteran in play"),
    ("[map]\nwest_dale = ['1 orc', '1 lake_man']", "B-MOV-01, B-CTL-02: west_dale is of both sides"),
    ("[map]\ncamp = ['1 orc']", "B-CTL-01: a Shadow Army in camp without control"),
    ("[map]\nwest_dale = ['control']", "B-CTL-01: control of west_dale, which is no Settlement"),
    ("[map]\nwest_dale = ['1 leadership']", "B-LDR-02: Leadership without an Army in west_dale"),
    ("[map]\nravenhill = ['9 wall_damage']", "B-FOR-03: the Fortification in ravenhill"),
    ("[map]\ncamp = ['1 shadow_token', '1 lake_man']", "B-REC-05, 09: a token of shadow with the enemy in camp"),
    ("[map]\ncamp = ['99 elves_token']", "B-CMP-11: too many tokens of elves"),
    ("[map]\ncamp = ['bard', 'bard']", r"map.camp\[1\]: B-CMP-06: there is one bard"),
    ("[map]\ncamp = ['lord_of_the_eagles']", r"B-EAG-10: the Lord of the Eagles stands in \[eagles\]"),
    ("[map]\ncamp = ['1 lake_man', 'beorn']", "B-BEO-07: Beorn shares a region"),
    ("[map]\ncamp = ['beorn', '']", r"map.camp\[1\]: should be such as"),
    ("[map]\ncamp = ['2 hobbit']", r"map.camp\[0\]: 'hobbit' is no unit"),
    ("[map]\nshire = ['1 orc']", "map.shire: is no region"),
    ("[map]\nmountain_pass_west = ['1 goblin']", "B-PAS-01: an Army in a closed Pass"),
    ("[map]\ngoblin_mustering_point_west = ['5 goblin']", "B-PAS-02: a Pass should be open"),
    ("[bats]\nvalley = 7", "B-CMP-14: too many Great Bats"),
    ("[eagles]\neyrie = 6", "B-CMP-14: too many Eagles"),
    ("[fate]\nmarker = 15", "B-VIC-04: the Fate marker"),
    ("[fate]\nspent = ['T99']", r"fate.spent\[0\]: 'T99' is none of T01"),
    ("[shadow]\ndice = ['will_of_the_west']", r"shadow.dice\[0\]: B-DIC-02"),
    ("[shadow]\nhand = ['E01', 'E02', 'E03', 'E04', 'E05', 'E06', 'E07']", "B-CRD-04: more than six cards"),
    ("[shadow]\nhand = ['E01', 'E01']", r"shadow.hand\[1\]: B-CMP-07"),
    ("[shadow]\nhand = ['F01']", r"shadow.hand\[0\]: B-CRD-03, 05"),
    ("[shadow]\nhand = ['Noldor']", "'Noldor' is none of"),
    ("[flipped]\norc = 99", "flipped.orc: should be from 0 to"),
    ("[orcs]\nn = 1", "orcs: is not something this game knows"),
])
def test_what_cannot_be_is_refused_by_its_rule(text, fault):
    with pytest.raises(BadPosition, match=fault):
        position(START + text)


@pytest.mark.parametrize(("head", "fault"), [
    ('moment = "tea"', "moment: 'tea' is none of"),
    ('moment = "action"\nto_act = "dice"\nopen_passes = ["camp"]', "B-PAS-01: this is not a Mountain Pass"),
    ('moment = "shadow_leadership"\nto_act = "free"', "to_act: at this moment shadow must act"),
    ('moment = "keep_or_draw"', "fate.drawn: B-FAT-02: one tile is drawn"),
    ('moment = "action"\noff_board = ["thorin"]', "B-AMB-44: only Bilbo"),
    ('moment = "action"\nactivated = ["bard"]', "B-GEN-01: an Activation token too many"),
    ('moment = "action"\nin_force = ["S01"]', r"in_force\[0\]: should be such as"),
])
def test_moments_that_cannot_be(head, fault):
    with pytest.raises(BadPosition, match=fault):
        position(f'game = "five_armies"\n{head}\n')


@pytest.mark.parametrize(("combat", "fault"), [
    ('attacker = "shadow"\nfrom = ["east_dale"]\ntarget = "north_dale"', "B-CMB-01: there is no enemy in north_dale"),
    ('attacker = "shadow"\nfrom = ["south_dale"]\ntarget = "loop_meadow"', "B-CMB-01: there is no Army"),
    ('attacker = "shadow"\nfrom = ["long_bank"]\ntarget = "loop_meadow"', "B-CMB-03: long_bank is not adjacent"),
    ('attacker = "shadow"\nfrom = []\ntarget = "loop_meadow"', "B-CMB-01: combat.from: nobody attacks"),
    ('attacker = "shadow"\nfrom = ["east_dale"]\ntarget = "loop_meadow"\nfighting = "long_bank"', "B-COM-02"),
    ('attacker = "shadow"\nfrom = ["east_dale"]\ntarget = "loop_meadow"\nfought = ["long_bank"]', "B-COM-05"),
    ('attacker = "shadow"\nfrom = ["east_dale"]\ntarget = "loop_meadow"\ndice = {free = [7]}', "B-CMB-20"),
    ('attacker = "shadow"\nfrom = ["east_dale"]\ntarget = "loop_meadow"\nnumbers = {hits = [1]}', "two numbers"),
])
def test_combats_that_cannot_be(combat, fault):
    text = ('game = "five_armies"\nmoment = "maneuvers"\naction_of = "shadow"\n[map]\neast_dale = ["3 orc"]\n'
            f'long_bank = ["1 orc"]\nloop_meadow = ["2 lake_man"]\n[combat]\n{combat}\n')
    with pytest.raises(BadPosition, match=fault):
        position(text)
