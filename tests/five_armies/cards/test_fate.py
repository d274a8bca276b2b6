"""The nine Fate cards beside their characters."""
from __future__ import annotations

from ravenhill.games.five_armies.rules.characters import Entered
from ravenhill.games.five_armies.rules.eagles import LORD, EagleAttack, EagleBlows
from ravenhill.games.five_armies.rules.fight import DICE, REROLL_PLUS, ROLL_PLUS
from ravenhill.games.five_armies.state import BESIDE, EYRIE, GONE, IN_THE_AIR, USED
from ravenhill.games.five_armies.terms import BEORN, DWARF_VETERAN, FREE, LORD_OF_THE_EAGLES, SHADOW, THORIN
from tests.five_armies.cards.plays import Plays
from tests.five_armies.rules.duels import End


def drawn(*cards: str) -> Plays:
    """These Fate cards have been drawn, and the game goes on."""
    table = Plays()
    for card in cards:
        table.fate(card)
        table.g.ended = False
    return table


def beorns(table: Plays, side: int) -> Plays:
    """Beorn fights in Loop Meadow against Orcs in East Fields; this side attacks."""
    table.army("east_dale", orc=5).beorn("loop_meadow", table.g.wrath or 8)
    origin, target = ("loop_meadow", "east_dale") if side == FREE else ("east_dale", "loop_meadow")
    table.attack(side, origin, target).show().until("GoOnOrWithdraw")
    return table


def test_T1_huge_size_gives_wrath_and_a_fifth_die():
    table = drawn("T1")
    assert table.g.wrath == 2 and table.g.pile[table.card("T1")] == BESIDE
    assert beorns(table, FREE).now(DICE, FREE) == 5


def test_T1_is_discarded_if_beorn_is_gone():
    table = Plays()
    table.g.characters[BEORN] = GONE
    table.fate("T1")
    assert table.g.pile[table.card("T1")] == USED and table.g.wrath == 0 and table.g.lasting == []


def test_T2_terrible_in_wrath_adds_one_when_he_attacks():
    assert drawn("T2").g.wrath == 2
    assert beorns(drawn("T2"), FREE).now(ROLL_PLUS, FREE) == 1


def test_T2_counts_for_the_dice_he_rolls_again():
    table = drawn("T2").army("east_dale", orc=5).beorn("loop_meadow", 8)
    table.dice(1, 1, 1, 1, 2, 2, 2, 2, 2, 4, 4, 3, 3).attack(FREE, "loop_meadow", "east_dale").show()
    table.until("HowManyAgain", FREE)
    table.answer("n=4").until("GoOnOrWithdraw")
    assert table.damage("east_dale") == 2


def test_T2_not_when_he_is_attacked_and_not_for_armies():
    assert beorns(drawn("T2"), SHADOW).now(ROLL_PLUS, FREE) == 0
    table = drawn("T2").army("loop_meadow", lake_man=2).army("east_dale", orc=2)
    table.attack(FREE, "loop_meadow", "east_dale").show().until("GoOnOrWithdraw")
    assert table.now(ROLL_PLUS, FREE) == 0 and table.now(REROLL_PLUS, FREE) == 0


def strikes(table: Plays) -> Plays:
    """Beorn wins a combat as attacker."""
    table.army("east_dale", orc=1).army("long_bank", orc=1).beorn("loop_meadow", 5)
    table.dice(6, 6, 6, 6).attack(FREE, "loop_meadow", "east_dale").show()
    return table


def test_T3_none_could_stay_him_strikes_again_once_a_turn():
    table = strikes(drawn("T3"))
    table.until("BeornAdvances")
    table.answer("yes")
    table.until("BeornStrikesAgain")
    table.answer("yes", "done", "long_bank")
    table.question()
    assert len([frame for frame in table.g.stack if type(frame).__name__ == "Combat"]) == 2 and table.g.once == 1


def test_T3_gives_three_wrath_and_without_it_he_does_not():
    assert drawn("T3").g.wrath == 3
    table = strikes(Plays()).end()
    assert "BeornStrikesAgain" not in table.asked


def test_T4_line_upon_line_brings_two_eagles():
    assert drawn("T4").g.eagles[EYRIE] == 2


def test_T4_not_more_than_there_are():
    table = Plays()
    table.g.eagles[EYRIE] = 4
    assert table.fate("T4").g.eagles[EYRIE] == 5


def blow(table: Plays) -> int:
    """An Eagle attacks Orcs with dice that all hit: the Damage."""
    table.army("east_dale", orc=5).dice(6, 6, 6, 6, 6)
    table.g.then(End())
    table.g.then(EagleBlows([table.place("east_dale")]))
    return table.end().damage("east_dale")


def test_T5_out_of_the_sun_four_dice():
    assert blow(drawn("T5")) == 4


def test_T5_without_it_three():
    assert blow(Plays()) == 3


def eagles_over_the_valley(table: Plays) -> Plays:
    table.g.characters[LORD_OF_THE_EAGLES] = IN_THE_AIR
    table.g.eagles[1] = 2
    table.g.then(End())
    table.g.then(EagleAttack())
    return table.army("goblin_mustering_point_west", goblin=2).army("east_dale", orc=1)


def test_T6_hurled_from_the_heights_one_eagle_reaches_a_box():
    table = eagles_over_the_valley(drawn("T6"))
    assert table.g.eagles[EYRIE] == 1
    table.dice(6, 6, 6).answer("goblin_mustering_point_west", "done")
    table.end()
    point = "goblin_mustering_point_west"
    assert (table.units(point), table.damage(point)) == (1, 1)


def test_T6_their_lord_reaches_a_box_too():
    table = eagles_over_the_valley(drawn("T6"))
    table.g.lord = 1
    places, box = table.facts.places, table.facts.content.place["goblin_mustering_point_west"]
    assert [it // places for it in EagleAttack().choices(table.g) if it % places == box] == [1, LORD]
    table.g.lord = EYRIE
    assert [it // places for it in EagleAttack().choices(table.g) if it % places == box] == [1]


def test_T6_only_one_a_turn_and_none_without_it():
    table = eagles_over_the_valley(drawn("T6")).army("goblin_mustering_point_east", goblin=2)
    table.answer("goblin_mustering_point_west")
    assert table.choices() == ["east_dale", "Done"]
    assert "goblin_mustering_point_west" not in [
        table.facts.content.place_ids[option % table.facts.places]
        for option in EagleAttack().choices(eagles_over_the_valley(Plays()).g)]


def test_T7_king_under_the_mountain_leads_more():
    assert drawn("T7").g.leadership_of(THORIN) == Plays().g.leadership_of(THORIN) + 1


def test_T7_nobody_else():
    assert drawn("T7").g.leadership_of(0) == Plays().g.leadership_of(0)


def thorins(table: Plays) -> Plays:
    table.army("loop_meadow", dwarf_veteran=2, characters="thorin").army("east_dale", orc=3)
    table.attack(FREE, "loop_meadow", "east_dale").show("thorins_mighty_strokes")
    return table


def test_T8_gleaming_like_gold_strokes_count_twice():
    table = thorins(drawn("T8"))
    table.until("HowManyAgain", FREE)
    assert (table.now(ROLL_PLUS, FREE), table.now(REROLL_PLUS, FREE)) == (1, 1)


def test_T8_without_it_one_roll_must_be_chosen():
    table = thorins(Plays())
    table.until("ChooseFor", FREE)
    assert len(table.g.offered) == 2


def test_T9_the_company_leaps_forth_when_thorin_enters():
    table = drawn("T9")
    table.g.then(End())
    table.g.then(Entered(THORIN, table.place("front_gate")))
    table.end()
    assert table.has("front_gate", "dwarf_veteran") == 2


def test_T9_at_once_if_he_is_there_and_not_for_others():
    table = Plays().army("camp", lake_man=1, characters="thorin").fate("T9")
    assert table.has("camp", "dwarf_veteran") == 1
    table.g.ended = False
    table.g.then(End())
    table.g.then(Entered(5, table.place("camp")))
    assert table.end().has("camp", "dwarf_veteran") == 1
    table = Plays().character("thorin", "camp").army("camp", orc=1).fate("T9")
    assert table.g.unused[DWARF_VETERAN] == 5
