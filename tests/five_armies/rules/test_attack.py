"""Who may attack whom, alone or together; and the odds of the combat about to be fought."""
from __future__ import annotations

from pytest import approx

from ravenhill.core.choices import Done, Yes
from ravenhill.core.words import Source, always
from ravenhill.games.five_armies.choices import Attack, AttackFrom, Choose, UseDie
from ravenhill.games.five_armies.odds import DEFENDER_GONE
from ravenhill.games.five_armies.rules.attack import AttackWith, CombinedAttack, joint_targets, may_combine, targets
from ravenhill.games.five_armies.rules.combat import Combat
from ravenhill.games.five_armies.rules.damage import Suffer
from ravenhill.games.five_armies.rules.dice import USES, Action
from ravenhill.games.five_armies.rules.fight import (
    DICE,
    ORDER_PLUS,
    ORDER_ROUNDS,
    PURSUED,
    ROLL_PLUS,
    SETTLED,
    SHIELD,
    TERMS,
    UnderOrders,
    dice_parts,
)
from ravenhill.games.five_armies.rules.prospects import army_odds, fought_on, prospect, round_ahead
from ravenhill.games.five_armies.terms import ARMY, CHARACTER, LIDLESS_EYE, MUSTER_ARMY
from ravenhill.games.five_armies.words.changes import AddsToDice
from ravenhill.games.five_armies.words.verbs.combat import COMBAT_ROLL, LEADER_REROLL
from tests.five_armies.rules.duels import FREE, SHADOW, Duel, End, dale
from tests.five_armies.rules.field import at, begin, dice, field, say


def test_B_CMB_01_an_army_may_attack_an_adjacent_enemy_army():
    duel = dale(lake_man=1, orc=1).army("ruins_of_dale", elf_archer=1)
    here = duel.place("east_dale")
    assert set(targets(duel.g, SHADOW, here)) == {duel.place("loop_meadow"), duel.place("ruins_of_dale")}
    duel.g.then(End())
    duel.g.then(AttackWith(SHADOW, [here]))
    assert Done() in duel.offered()
    duel.say(Attack(here, duel.place("loop_meadow"))).until("Maneuvers")
    combat = duel.g.stack[1]
    assert isinstance(combat, Combat)
    assert (combat.attacker, combat.origins, combat.target) == (SHADOW, [here], duel.place("loop_meadow"))


def test_B_CMB_01_characters_alone_cannot_be_attacked():
    duel = dale(orc=1).army("loop_meadow", characters="bard")
    assert targets(duel.g, SHADOW, duel.place("east_dale")) == []


def test_B_CMB_02_the_dice_that_start_a_combat():
    armies = ("north_bank 2 dwarf_veteran 1 leadership", "long_bank 2 orc 1 goblin 1 leadership", "spur_foot 1 orc")
    for side, face, use in ((FREE, MUSTER_ARMY, "attack"), (FREE, CHARACTER, "leaders_attack"),
                            (SHADOW, ARMY, "attack"), (SHADOW, CHARACTER, "leaders_attack"),
                            (SHADOW, LIDLESS_EYE, "goblin_attack")):
        g = field(*armies)
        dice(g, side, face)
        origin, target = ("north_bank", "long_bank") if side == FREE else ("long_bank", "north_bank")
        say(begin(g, Action(side)), UseDie(face, USES.index(use)), AttackFrom(at(origin)))
        say(g, Attack(at(origin), at(target)))
        assert any(isinstance(frame, Combat) for frame in g.stack)
    g = field(*armies)
    dice(g, SHADOW, ARMY)
    say(begin(g, Action(SHADOW)), UseDie(ARMY, USES.index("combined_attack")), Choose(at("north_bank")))
    say(g, AttackFrom(at("long_bank")), AttackFrom(at("spur_foot")))
    assert any(isinstance(frame, Combat) for frame in g.stack)


def test_B_CMB_03_no_attack_across_a_river_without_a_ford():
    duel = Duel().army("loop_meadow", lake_man=1).army("long_bank", orc=1)
    assert targets(duel.g, SHADOW, duel.place("long_bank")) == []


def test_B_PAS_07_nobody_attacks_a_pass_and_a_mustering_point_attacks_nobody():
    duel = Duel()
    duel.g.open_passes = 3
    duel.army("mountain_pass_east", goblin=2).army("spur_ridge", dwarf_regular=1)
    duel.army("goblin_mustering_point_east", goblin=2)
    assert targets(duel.g, FREE, duel.place("spur_ridge")) == []
    assert targets(duel.g, SHADOW, duel.place("goblin_mustering_point_east")) == []
    assert targets(duel.g, SHADOW, duel.place("mountain_pass_east")) == [duel.place("spur_ridge")]


def test_B_BEO_05_beorn_may_attack_an_adjacent_shadow_army():
    duel = Duel().beorn("loop_meadow", 8).army("east_dale", orc=1)
    duel.g.then(End())
    duel.g.then(AttackWith(FREE, [duel.place("loop_meadow")]))
    assert Attack(duel.place("loop_meadow"), duel.place("east_dale")) in duel.offered()


def test_B_COM_01_beorn_alone_is_an_enemy_of_the_shadow_only():
    duel = Duel().beorn("north_dale", 5).army("east_dale", orc=3).army("north_bank", warg=3)
    assert may_combine(duel.g, SHADOW)
    duel = Duel().beorn("north_dale", 5).army("east_dale", lake_man=3).army("north_bank", lake_man=1)
    assert not may_combine(duel.g, FREE)


def test_B_COM_01_a_combined_attack_needs_two_armies_next_to_the_enemy():
    duel = Duel().army("north_dale", lake_man=3).army("east_dale", orc=3)
    assert joint_targets(duel.g, SHADOW) == []
    duel.army("north_bank", warg=3).army("upper_vale", orc=1)
    assert joint_targets(duel.g, SHADOW) == [duel.place("north_dale")]
    duel.g.then(End())
    duel.g.then(CombinedAttack(SHADOW))
    duel.say(Choose(duel.place("north_dale")), AttackFrom(duel.place("east_dale")))
    assert Done() not in duel.offered()                     # two must take part
    duel.say(AttackFrom(duel.place("north_bank")), Done()).until("WhoFights")
    combat = duel.g.stack[1]
    assert isinstance(combat, Combat)
    assert combat.origins == [duel.place("east_dale"), duel.place("north_bank")]


def test_B_PAS_06_an_army_in_a_pass_cannot_join():
    duel = Duel()
    duel.g.open_passes = 3
    duel.army("mountain_pass_east", goblin=2).army("spur_ridge", dwarf_regular=1).army("camp", orc=1)
    assert joint_targets(duel.g, SHADOW) == []
    duel.army("eastern_spur", orc=1)
    assert joint_targets(duel.g, SHADOW) == [duel.place("spur_ridge")]


def test_B_CRD_09_what_a_card_says_of_the_attack_it_orders_holds_in_the_combat():
    duel = dale(lake_man=3, orc=3)
    terms = [0] * TERMS
    terms[2] = 1                                            # one more on each die
    duel.g.then(End())
    duel.g.then(UnderOrders(terms))
    duel.g.then(AttackWith(SHADOW, [duel.place("east_dale")]))
    duel.say(Attack(duel.place("east_dale"), duel.place("loop_meadow")))
    duel.until("Maneuvers")
    combat = duel.g.stack[2]
    assert isinstance(combat, Combat)
    assert combat.terms == terms
    duel.dice(4, 4, 3).until("GoOnOrWithdraw")
    assert combat.hits(SHADOW) == 2


def test_B_CMB_40_the_odds_of_the_round_are_read_off_the_table():
    duel = Duel().army("north_dale", lake_man=3, tokens=1, damage=1).army("north_bank", orc=2)
    it = prospect(duel.g, SHADOW, duel.place("north_bank"), duel.place("north_dale"))
    attacker, defender = army_odds(duel.g, it, SHADOW), army_odds(duel.g, it, FREE)
    assert (attacker.dice, attacker.target, attacker.rerolls, attacker.units) == (2, 6, 0, 2)
    assert (defender.dice, defender.target, defender.rerolls, defender.damage) == (3, 5, 1, 1)
    odds = round_ahead(duel.g, it)
    assert odds.hits[0][0] == approx(25 / 36)
    assert sum(odds.outcome) == approx(1)


def test_B_CMB_40_the_odds_know_what_cards_did_in_this_round():
    duel = Duel().army("north_dale", lake_man=3).army("north_bank", orc=2)
    it = prospect(duel.g, SHADOW, duel.place("north_bank"), duel.place("north_dale"))
    it.now[SHIELD + SHADOW] = 2
    it.now[ROLL_PLUS + SHADOW] = 1
    assert (army_odds(duel.g, it, SHADOW).prevents, army_odds(duel.g, it, FREE).prevents) == (2, 0)
    assert (army_odds(duel.g, it, SHADOW).add_to_roll, army_odds(duel.g, it, FREE).add_to_roll) == (1, 0)
    it.terms[ORDER_PLUS] = it.terms[ORDER_ROUNDS] = 1       # in the first round only: it is the one ahead
    assert army_odds(duel.g, it, SHADOW).add_to_roll == 2
    it.now[DICE + SHADOW] = 2                               # rolled: what the order adds is in the sum already
    assert army_odds(duel.g, it, SHADOW).add_to_roll == 1


def test_B_CMB_34_the_odds_count_a_card_in_force_once_before_and_after_the_roll():
    for side, card in ((FREE, "F08"), (SHADOW, "S01")):
        for roll, number in ((COMBAT_ROLL, "add_to_roll"), (LEADER_REROLL, "add_to_reroll")):
            duel = dale({card: (always(AddsToDice(1, roll, False)),)}, lake_man=2, orc=2)
            duel.g.put_in_force(Source(duel.card(card), 0, side, []), 1)
            duel.army("east_dale", tokens=1).attack(SHADOW, "east_dale", "loop_meadow")
            for question in ("Maneuvers", "HowManyAgain"):
                duel.until(question)
                found = [getattr(army_odds(duel.g, duel.combat, it), number) for it in (FREE, SHADOW)]
                assert found == [int(it == side) for it in (FREE, SHADOW)]


def test_B_FOR_01_the_odds_know_walls_and_beorn():
    duel = Duel().army("front_gate", dwarf_regular=2).beorn("south_dale", 5).army("upper_vale", orc=5)
    duel.army("ruins_of_dale", orc=2)
    it = prospect(duel.g, SHADOW, duel.place("upper_vale"), duel.place("front_gate"))
    assert (army_odds(duel.g, it, FREE).fortification, army_odds(duel.g, it, SHADOW).target) == (4, 6)
    assert army_odds(duel.g, it, SHADOW).fortification == 0
    assert army_odds(duel.g, it, FREE).wrath == 0
    duel.g.walls[duel.place("front_gate")] = 1
    assert army_odds(duel.g, it, FREE).fortification == 3
    it = prospect(duel.g, FREE, duel.place("south_dale"), duel.place("ruins_of_dale"))
    beorn = army_odds(duel.g, it, FREE)
    assert (beorn.dice, beorn.rerolls, beorn.wrath) == (4, 4, 5)
    assert dice_parts(duel.g, it, FREE) == [("beorn", 4)]


def test_B_RET_01_the_odds_of_a_combat_fought_to_the_end():
    duel = dale(lake_man=1, orc=5)
    it = prospect(duel.g, SHADOW, duel.place("east_dale"), duel.place("loop_meadow"))
    result = fought_on(duel.g, it)
    assert sum(result.outcome) == approx(1)
    assert result.outcome[DEFENDER_GONE] > 0.95


def test_B_FOR_03_walls_broken_by_pursuit_fall_at_once():
    duel = Duel().army("front_gate", dwarf_regular=3).army("upper_vale", orc=3)
    duel.g.walls[duel.place("front_gate")] = 3
    duel.attack(SHADOW, "upper_vale", "front_gate").show().until("GoOnOrWithdraw")
    assert duel.now(SETTLED, FREE) == 1
    duel.combat.now[PURSUED + FREE] = 2
    duel.g.log = []
    duel.say(0, 1)
    assert duel.until("Casualty").side == FREE
    assert (duel.g.walls[duel.place("front_gate")], duel.damage("front_gate")) == (4, 1)
    duel.end()
    assert "war-fortification-broken" in [said.line.key for said in duel.g.log]


def test_B_BIL_02_the_ring_helps_when_the_walls_already_fell_in_this_round():
    duel = Duel().army("front_gate", dwarf_regular=3, characters="bilbo").army("upper_vale", orc=3)
    duel.g.rings = 2
    duel.g.walls[duel.place("front_gate")] = 2
    duel.attack(SHADOW, "upper_vale", "front_gate").dice(6, 6, 2).show().until("GoOnOrWithdraw")
    assert (duel.g.walls[duel.place("front_gate")], duel.damage("front_gate")) == (4, 0)
    duel.combat.now[PURSUED + FREE] = 1
    duel.g.log = []
    duel.say(0, 1).until("PutOnTheRing")
    assert duel.damage("front_gate") == 1
    duel.say(Yes()).end()
    assert "war-fortification-broken" not in [said.line.key for said in duel.g.log]     # it was before: B-FOR-03


def test_B_DMG_08_an_army_that_is_gone_suffers_nothing():
    duel = Duel()
    duel.g.then(End())
    duel.g.then(Suffer(SHADOW, duel.place("front_gate"), 3))
    duel.end()
    assert (duel.g.walls[duel.place("front_gate")], duel.damage("front_gate")) == (0, 0)
