"""When the cards of a round act, in what order, and what stops them. The words are the tests' own."""
from __future__ import annotations

from typing import Any

from ravenhill.core.choices import No, Yes
from ravenhill.core.words import Ability, Change, If, Moment, Source, always, may, whenever
from ravenhill.games.five_armies.choices import Lose
from ravenhill.games.five_armies.combat_choices import Reroll
from ravenhill.games.five_armies.rules.damage import Suffer, prevent, strike
from ravenhill.games.five_armies.rules.fight import (
    CANCELLED,
    DOUBLED,
    HITS,
    INFLICTED,
    MORE_LEADERSHIP,
    MORE_REROLLS,
    NO_MANEUVER,
    REROLL_PLUS,
    TARGET,
    TARGET_SET,
    dice_parts,
    leadership_now,
    leadership_parts,
    numbers,
    rerolls_of,
    target_parts,
    the_fight,
)
from ravenhill.games.five_armies.rules.maneuvers import bats_there, used_unit_cards
from ravenhill.games.five_armies.rules.rerolls import RollAgain, TurnDice, hitting, showing
from ravenhill.games.five_armies.state import (
    ADD_TO_REROLL,
    ADD_TO_ROLL,
    COMBAT_DICE,
    MANEUVER,
    TARGET_NUMBER,
)
from ravenhill.games.five_armies.terms import (
    AFTER_ROLLS,
    APPLY_DAMAGE,
    BEFORE_ROLL,
    CASUALTIES,
    END_OF_ROUND,
    LEADER_REROLL,
    MOMENTS,
    ON_REVEAL,
)
from tests.five_armies.rules.duels import FREE, SHADOW, Does, Duel, dale


class Diary:
    """What happened, as (moment or word, side)."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, int]] = []

    def note(self, what: str) -> Does:
        return Does(lambda g, side: self.lines.append((what, side)))

    def at_every_moment(self) -> tuple[Ability, ...]:
        return tuple(whenever(Moment(n), self.note(name)) for n, name in enumerate(MOMENTS))


def test_B_CMB_14_effects_act_at_their_moment_and_the_defenders_first():
    diary = Diary()
    duel = dale({"E04": diary.at_every_moment(), "E05": diary.at_every_moment()}, lake_man=2, orc=2)
    duel.hand(FREE, "E04").hand(SHADOW, "E05").attack(SHADOW, "east_dale", "loop_meadow").show("E04", "E05")
    duel.until("GoOnOrWithdraw")
    assert diary.lines == [(moment, side) for moment in MOMENTS for side in (FREE, SHADOW)]


def test_B_AMB_15_when_damage_is_applied_maneuvers_come_before_events():
    diary = Diary()
    words = {"E04": (whenever(Moment(APPLY_DAMAGE), diary.note("event")),),
             "unit_orc": (whenever(Moment(APPLY_DAMAGE), diary.note("maneuver")),)}
    duel = dale(words, lake_man=2, orc=2).hand(FREE, "E04").dice(6, 6)
    duel.attack(SHADOW, "east_dale", "loop_meadow").show("E04", "unit_orc").until("GoOnOrWithdraw")
    assert diary.lines == [("maneuver", SHADOW), ("event", FREE)]


def test_B_CMB_24_the_attacker_declares_his_ability_first():
    diary = Diary()
    ability = (whenever(Moment(APPLY_DAMAGE), diary.note("ability")),)
    duel = dale({"unit_lake_man": ability, "unit_orc": ability}, lake_man=2, orc=2).dice(6, 2, 6, 2)
    duel.attack(SHADOW, "east_dale", "loop_meadow").show("unit_lake_man", "unit_orc")
    assert duel.until("UseIt").side == SHADOW
    duel.say(Yes())
    assert duel.until("UseIt").side == FREE
    assert diary.lines == [("ability", SHADOW)]
    duel.say(Yes()).until("GoOnOrWithdraw")
    assert diary.lines == [("ability", SHADOW), ("ability", FREE)]


def test_B_CMB_22_the_ability_may_be_left_unused():
    diary = Diary()
    duel = dale({"unit_orc": (whenever(Moment(APPLY_DAMAGE), diary.note("ability")),)}, lake_man=2, orc=2).dice(6)
    duel.attack(SHADOW, "east_dale", "loop_meadow").show(shadow="unit_orc").until("UseIt")
    duel.say(No()).until("GoOnOrWithdraw")
    assert diary.lines == []


def test_B_CMB_22_without_a_black_hit_nothing_is_asked():
    diary = Diary()
    words = {"unit_great_orc": (whenever(Moment(APPLY_DAMAGE), diary.note("ability")),)}
    duel = dale(words, lake_man=3, orc=2, great_orc=1).dice(2, 6, 6, 6)
    duel.attack(SHADOW, "east_dale", "loop_meadow").show(shadow="unit_great_orc").until("GoOnOrWithdraw")
    assert "UseIt" not in duel.asked and diary.lines == []


def test_B_CMB_22_an_effect_may_forbid_it():
    diary = Diary()
    words = {"unit_orc": (whenever(Moment(APPLY_DAMAGE), diary.note("ability")),),
             "E29": (whenever(Moment(ON_REVEAL), Does(lambda g, side: set_now(g, NO_MANEUVER, 1 - side, 1))),)}
    duel = dale(words, lake_man=3, orc=2).hand(FREE, "E29").dice(6, 6)
    duel.attack(SHADOW, "east_dale", "loop_meadow").show("E29", "unit_orc").until("GoOnOrWithdraw")
    assert "UseIt" not in duel.asked and diary.lines == []


def set_now(g: Any, name: int, side: int, n: int) -> None:
    the_fight(g).now[name + side] = n


def test_B_CMB_14_a_cancelled_event_does_nothing():
    diary = Diary()
    words = {"E04": (whenever(Moment(APPLY_DAMAGE), diary.note("shields")),),
             "E11": (whenever(Moment(ON_REVEAL), Does(lambda g, side: set_now(g, CANCELLED, 1 - side, 1))),)}
    duel = dale(words, lake_man=3, orc=2).hand(FREE, "E04").hand(SHADOW, "E11")
    duel.attack(SHADOW, "east_dale", "loop_meadow").show("E04", "E11").until("GoOnOrWithdraw")
    assert diary.lines == []


def test_B_CMB_15_a_special_maneuver_works_without_any_die():
    diary = Diary()
    words = {"thorins_mighty_strokes": (whenever(Moment(ON_REVEAL), diary.note("strokes")),)}
    duel = dale(words, lake_man=3, orc=2).army("loop_meadow", characters="thorin")
    duel.attack(SHADOW, "east_dale", "loop_meadow").show("thorins_mighty_strokes").until("GoOnOrWithdraw")
    assert diary.lines == [("strokes", FREE)]


class DamageDone(If):
    def holds(self, g: Any, source: Source) -> bool:
        return the_fight(g).now[INFLICTED + source.side] > 0


def remove_a_bat(g: Any, side: int) -> None:
    g.bats[g.facts.territory[the_fight(g).target]] -= 1


def vampire() -> tuple[Ability, ...]:
    """Vampire-like in words of our own: if Damage was done, a Bat for one Damage more."""
    bite = Does(lambda g, side: strike(g, the_fight(g), 1 - side, 1))
    return (may(Moment(APPLY_DAMAGE), bite, pay=Does(remove_a_bat), when=DamageDone()),)


def with_bats(bats: int) -> Duel:
    duel = dale({"vampire_like": vampire()}, lake_man=4, orc=2)
    duel.g.bats[duel.facts.territory[duel.place("loop_meadow")]] = bats
    return duel.attack(SHADOW, "east_dale", "loop_meadow")


def test_B_BAT_04_the_card_needs_a_bat_in_the_defenders_territory():
    duel = with_bats(1)
    asked = duel.until("Maneuvers")
    asked.side = SHADOW
    assert bats_there(duel.g, duel.combat) == 1
    assert duel.card("vampire_like") in asked.options(duel.g)
    remove_a_bat(duel.g, SHADOW)
    assert duel.card("vampire_like") not in asked.options(duel.g)


def test_B_BAT_05_a_bat_gives_one_damage_more_if_damage_was_done():
    duel = with_bats(2).dice(6).show(shadow="vampire_like")
    duel.until("UseIt")
    duel.say(Yes()).until("GoOnOrWithdraw")
    assert (duel.damage("loop_meadow"), bats_there(duel.g, duel.combat)) == (2, 1)


def test_B_BAT_05_without_damage_the_bats_stay():
    duel = with_bats(2).show(shadow="vampire_like")
    duel.until("GoOnOrWithdraw")
    assert "UseIt" not in duel.asked
    assert (duel.damage("loop_meadow"), bats_there(duel.g, duel.combat)) == (0, 2)


def test_B_BAT_06_the_card_returns_while_bats_remain():
    duel = with_bats(2).dice(6).show(shadow="vampire_like")
    asked = duel.until("Maneuvers")
    asked.side = SHADOW
    assert bats_there(duel.g, duel.combat) == 1
    assert duel.card("vampire_like") in asked.options(duel.g)
    duel.g.ready = False
    asked.side = FREE
    duel.dice(6).show(shadow="vampire_like")
    asked = duel.until("Maneuvers")
    asked.side = SHADOW
    assert duel.card("vampire_like") not in asked.options(duel.g)


def test_B_AMB_39_damage_on_walls_counts_and_prevented_damage_does_not():
    duel = Duel({"vampire_like": vampire()}).army("front_gate", dwarf_regular=3).army("upper_vale", orc=5)
    duel.g.bats[duel.facts.territory[duel.place("front_gate")]] = 1
    duel.attack(SHADOW, "upper_vale", "front_gate").dice(6).show(shadow="vampire_like").until("UseIt")
    assert duel.now(INFLICTED, SHADOW) == 1
    prevent(duel.g, duel.combat, FREE, 1)
    assert duel.now(INFLICTED, SHADOW) == 0


def volley(count: int) -> tuple[Ability, ...]:
    """So much Damage to the enemy before the roll."""
    return (whenever(Moment(BEFORE_ROLL), Does(
        lambda g, side: g.then(Suffer(1 - side, the_fight(g).place(1 - side), count)))),)


def test_B_AMB_43_damage_before_the_roll_costs_its_casualties_first():
    duel = dale({"E08": volley(2)}, lake_man=3, orc=2).hand(FREE, "E08")
    duel.attack(SHADOW, "east_dale", "loop_meadow").show("E08").until("Casualty", SHADOW)
    duel.say(Lose(5)).until("GoOnOrWithdraw")
    assert duel.combat.now[SHADOW] == 1                     # one Orc, one die


def test_B_AMB_43_if_an_army_is_gone_before_the_roll_nobody_rolls():
    duel = dale({"E08": volley(4)}, lake_man=3, orc=2).hand(FREE, "E08")
    duel.attack(SHADOW, "east_dale", "loop_meadow").show("E08").end()
    assert duel.combat.faces == [0] * 10
    assert duel.combat.over and not duel.combat.won
    assert (duel.units("east_dale"), duel.units("loop_meadow")) == (0, 3)


def test_B_CMB_14_a_card_whose_army_is_gone_does_nothing():
    duel = dale({"E08": volley(4)}, lake_man=2, orc=2).hand(FREE, "E08").hand(SHADOW, "E03")
    diary = Diary()
    assert duel.facts.library is not None
    duel.facts.library.cards[duel.card("E03")].rules = (whenever(Moment(BEFORE_ROLL), diary.note("onset")),)
    duel.facts.library.whenevers[BEFORE_ROLL][duel.card("E03")] = [0]
    duel.attack(SHADOW, "east_dale", "loop_meadow").show("E08", "E03").end()
    assert diary.lines == []


def test_B_CMB_30_a_card_may_set_the_target_number_of_this_round():
    words = {"E28": (whenever(Moment(BEFORE_ROLL), Does(lambda g, side: set_now(g, TARGET_SET, 1 - side, 6))),)}
    duel = dale(words, lake_man=3, orc=2).hand(FREE, "E28").dice(5, 6)
    duel.attack(SHADOW, "east_dale", "loop_meadow").show("E28").until("GoOnOrWithdraw")
    assert (duel.now(TARGET, SHADOW), duel.now(HITS, SHADOW)) == (6, 1)
    duel.until("Maneuvers")
    assert duel.now(TARGET_SET, SHADOW) == 0


def test_B_CMB_40_dice_an_effect_made_stand_are_not_re_rolled():
    words = {"E19": (whenever(Moment(AFTER_ROLLS), Does(
        lambda g, side: g.then(RollAgain(1 - side, hitting(the_fight(g), 1 - side), True)))),)}
    duel = dale(words, lake_man=3, orc=2).army("east_dale", tokens=2).hand(FREE, "E19").dice(6, 2, 2, 2, 2, 1)
    duel.attack(SHADOW, "east_dale", "loop_meadow").show("E19").until("HowManyAgain", SHADOW)
    assert duel.combat.faces[5:7] == [1, 2]
    assert len(duel.offered()) == 2                         # none, or the one die that was not rolled again
    assert showing(duel.combat, SHADOW, 1) == 1


def test_B_CMB_14_every_moment_lies_between_the_steps_it_is_named_for():
    seen: list[tuple[int, bool, int]] = []

    def look(moment: int) -> Does:
        return Does(lambda g, side: seen.append((moment, the_fight(g).faces[0] > 0, g.damage[the_fight(g).target])))

    moments = (ON_REVEAL, BEFORE_ROLL, AFTER_ROLLS, LEADER_REROLL, APPLY_DAMAGE, CASUALTIES, END_OF_ROUND)
    duel = dale({"E04": tuple(whenever(Moment(m), look(m)) for m in moments)}, lake_man=3, orc=2).dice(6, 6)
    duel.hand(FREE, "E04").attack(SHADOW, "east_dale", "loop_meadow").show("E04").until("GoOnOrWithdraw")
    assert seen == [
        (ON_REVEAL, False, 0), (BEFORE_ROLL, False, 0), (AFTER_ROLLS, True, 0), (LEADER_REROLL, True, 0),
        (APPLY_DAMAGE, True, 2), (CASUALTIES, True, 2), (END_OF_ROUND, True, 2),
    ]


def test_B_CMB_13_used_unit_cards_can_be_listed_for_effects_that_take_one_back():
    duel = dale(lake_man=1, elf_archer=1, orc=1).attack(SHADOW, "east_dale", "loop_meadow")
    duel.show("unit_lake_man", "unit_orc").show("unit_elf_archer").until("GoOnOrWithdraw")
    assert used_unit_cards(duel.g, FREE) == [duel.card("unit_lake_man"), duel.card("unit_elf_archer")]
    duel = dale(lake_man=1, orc=1).attack(SHADOW, "east_dale", "loop_meadow")
    duel.show("unit_lake_man", "unit_orc").until("GoOnOrWithdraw")
    assert used_unit_cards(duel.g, SHADOW) == [duel.card("unit_orc")]        # his own, not the enemy's


def turning(count: int) -> Duel:
    """The defender turns so many of the attacker's hits."""
    words = {"E19": (whenever(Moment(AFTER_ROLLS), Does(lambda g, side: g.then(TurnDice(side, count)))),)}
    return dale(words, lake_man=3, orc=2, great_orc=1).hand(FREE, "E19").attack(SHADOW, "east_dale", "loop_meadow")


def test_B_CMB_14_an_effect_may_turn_hits_of_the_enemy_by_colour():
    duel = turning(2).dice(6, 6, 6, 2).show("E19", "unit_great_orc")
    assert duel.until("HowManyTurn").side == FREE
    assert duel.offered() == [Reroll(0, 0), Reroll(0, 1)]
    duel.say(Reroll(0, 1))
    assert duel.offered() == [Reroll(1, 0), Reroll(1, 1)]
    duel.dice(1, 3).say(Reroll(1, 1)).until("GoOnOrWithdraw")
    assert duel.combat.faces[5:9] == [1, 3, 6, 2]
    assert duel.now(HITS, SHADOW) == 1


def test_B_CMB_14_only_hits_can_be_turned_and_none_need_be():
    duel = turning(2).dice(2, 6, 2, 2).show("E19", "unit_great_orc")
    duel.until("HowManyTurn")
    assert duel.offered() == [Reroll(1, 0), Reroll(1, 1)]   # the black die missed
    duel.say(Reroll(1, 0)).until("GoOnOrWithdraw")
    assert duel.now(HITS, SHADOW) == 1
    duel = turning(2).show("E19", "unit_great_orc")
    duel.until("GoOnOrWithdraw")
    assert "HowManyTurn" not in duel.asked


def test_B_CMB_14_the_turned_dice_are_the_enemys_and_as_many_as_the_effect_says():
    duel = turning(1).dice(2, 6, 6, 6, 2, 2, 2).show("E19", "unit_great_orc")
    duel.until("HowManyTurn")
    assert duel.offered() == [Reroll(1, 0), Reroll(1, 1)]


def test_B_CMB_34_a_modifier_of_the_re_roll_does_not_touch_the_combat_roll():
    words = {"E16": (whenever(Moment(LEADER_REROLL), Does(lambda g, side: set_now(g, REROLL_PLUS, side, 1))),)}
    duel = dale(words, lake_man=2, orc=2).army("loop_meadow", tokens=1).hand(FREE, "E16").dice(2, 2, 4, 2)
    duel.attack(SHADOW, "east_dale", "loop_meadow").show("E16").until("HowManyAgain", FREE)
    assert not duel.combat.is_hit(FREE, 0)
    duel.dice(4).say(1).until("GoOnOrWithdraw")
    assert duel.now(HITS, FREE) == 1


class Plus(Change):
    """In force: this side's number is one more."""

    def __init__(self, about: int, side: int) -> None:
        super().__init__(about)
        self.side = side

    def value(self, g: Any, source: Source, thing: int, total: int) -> int:
        return total + 1 if thing == self.side else total


def test_B_CRD_14_cards_in_force_change_the_numbers_of_a_combat():
    changes = [Plus(number, SHADOW) for number in (ADD_TO_ROLL, ADD_TO_REROLL, COMBAT_DICE, TARGET_NUMBER)]
    duel = dale({"F08": (always(*changes),)}, lake_man=2, orc=2)
    duel.g.put_in_force(Source(duel.card("F08"), 0, FREE, []), 1)
    duel.attack(SHADOW, "east_dale", "loop_meadow").show().until("GoOnOrWithdraw")
    wanted = {"dice": [2, 3], "target": [5, 6], "roll_plus": [0, 1], "reroll_plus": [0, 1]}
    assert {name: numbers(duel.combat)[name] for name in wanted} == wanted
    assert dice_parts(duel.g, duel.combat, SHADOW) == [("strength", 2), ("in-force", 1)]
    assert target_parts(duel.g, duel.combat, SHADOW) == [("normal", 5), ("in-force", 6)]


def test_B_CRD_14_a_card_in_force_may_forbid_an_ability():
    class Never(Change):
        def value(self, g: Any, source: Source, thing: int, total: int) -> int:
            return 0 if thing == SHADOW else total

    diary = Diary()
    ability = (whenever(Moment(APPLY_DAMAGE), diary.note("ability")),)
    words = {"S01": (always(Never(MANEUVER)),), "unit_orc": ability, "unit_lake_man": ability}
    duel = dale(words, lake_man=2, orc=2).dice(6, 2, 6)
    duel.g.put_in_force(Source(duel.card("S01"), 0, FREE, []), 1)
    duel.attack(SHADOW, "east_dale", "loop_meadow").show("unit_lake_man", "unit_orc").until("GoOnOrWithdraw")
    assert diary.lines == [("ability", FREE)]


def test_B_CMB_40_doubled_leadership_has_its_limit():
    duel = dale(lake_man=2, orc=2).army("loop_meadow", tokens=2).army("east_dale", tokens=3)
    duel.attack(SHADOW, "east_dale", "loop_meadow").until("Maneuvers")
    it = duel.combat
    it.now[DOUBLED + FREE] = it.now[DOUBLED + SHADOW] = 5
    assert (leadership_now(duel.g, it, FREE), leadership_now(duel.g, it, SHADOW)) == (4, 5)
    assert leadership_parts(duel.g, it, SHADOW) == [("army", 3), ("doubled", 2)]
    it.now[DOUBLED + SHADOW] = 0
    it.now[MORE_REROLLS + SHADOW] = 2
    assert (leadership_now(duel.g, it, SHADOW), rerolls_of(duel.g, it, SHADOW)) == (3, 5)
    it.now[MORE_LEADERSHIP + FREE] = 5
    assert leadership_now(duel.g, it, FREE) == 7            # more than the limit already: doubling adds nothing


def test_B_CRD_11_the_verbs_of_a_card_act_one_after_the_other():
    diary = Diary()
    words = {"E04": (whenever(Moment(BEFORE_ROLL), diary.note("first"), diary.note("second"), diary.note("third")),)}
    duel = dale(words, lake_man=2, orc=2).hand(FREE, "E04").attack(SHADOW, "east_dale", "loop_meadow").show("E04")
    duel.until("GoOnOrWithdraw")
    assert [what for what, _ in diary.lines] == ["first", "second", "third"]
