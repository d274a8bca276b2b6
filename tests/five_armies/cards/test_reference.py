"""The eleven reference cards: abilities of Generals, and what the others say that the rules carry out."""
from __future__ import annotations

from ravenhill.core.words import ALWAYS, MAY
from ravenhill.games.five_armies.rules.characters import Entered, bilbo_may_vanish
from ravenhill.games.five_armies.rules.damage import Suffer
from ravenhill.games.five_armies.rules.dice import BAT_CLOUD, EAGLES, REDOUBLED_STRENGTH, carry_out, uses
from ravenhill.games.five_armies.rules.turn import free_pool
from ravenhill.games.five_armies.state import BEFORE_YOUR_ACTION, EYRIE, IN_THE_AIR, OFF_BOARD
from ravenhill.games.five_armies.terms import (
    BEORN,
    BILBO,
    BOLG,
    CHARACTERS,
    FREE,
    LORD_OF_THE_EAGLES,
    MUSTER,
    SHADOW,
    THORIN,
)
from tests.five_armies.cards.plays import Plays
from tests.five_armies.rules.duels import End


def enters(table: Plays, character: int, place: str, *answers: str) -> Plays:
    table.g.then(End())
    table.g.then(Entered(character, EYRIE if place == "eyrie" else table.place(place)))
    table.answer(*answers)
    return table.end()


def test_reference_bard_places_a_token_and_may_flip_it():
    table = Plays().character("bard", "camp").general("bard", 0, "ravenhill", "ravenhill")
    assert table.units("ravenhill") == 1
    table = Plays().character("bard", "camp").general("bard", 0, "ravenhill", "done")
    assert table.tokens("ravenhill", "dwarves_and_men") == 1


def test_reference_bard_cannot_place_where_the_shadow_rules():
    table = Plays().character("bard", "east_dale").army("camp", orc=1)
    table.g.activated = 1
    table.g.then(End())
    from ravenhill.core.words import Source
    from ravenhill.games.five_armies.rules.cards import CarryOut
    from ravenhill.games.five_armies.rules.generals import reference_card
    table.g.then(CarryOut(Source(reference_card(table.g, 0), 0, FREE, [])))
    assert "camp" not in table.choices()


def test_reference_dain_rallies_his_army_and_another():
    table = Plays().army("camp", dwarf_regular=2, damage=2, characters="dain").army("upper_vale", lake_man=2, damage=2)
    table.dice(4, 4, 4, 5).general("dain", 0, "camp", "upper_vale")
    assert (table.damage("camp"), table.damage("upper_vale")) == (0, 1)


def test_reference_dain_does_not_rally_elves():
    table = Plays().character("dain", "camp").army("upper_vale", elf_archer=2, damage=2)
    assert table.cannot("dain", 0)


def test_reference_gandalf_blast_of_magic_in_range():
    table = Plays().character("gandalf", "camp").army("north_bank", orc=4).dice(5, 6, 4)
    assert table.general("gandalf", 0, "north_bank").damage("north_bank") == 2


def test_reference_gandalf_concentrates_for_two_dice_more():
    table = Plays().character("gandalf", "camp").army("north_bank", orc=5).general("gandalf", 1)
    assert table.g.concentration == 1 and table.cannot("gandalf", 1)
    table.g.ended = False
    table.dice(5, 5, 5, 5, 5).general("gandalf", 0, "north_bank")
    assert table.damage("north_bank") == 5 and table.g.concentration == 0


def test_reference_gandalf_reaches_nobody_far_away():
    assert Plays().character("gandalf", "western_heath").army("barrens", orc=4).cannot("gandalf", 0)


def test_reference_thranduil_archery_by_type_and_terrain():
    """B-EX-05"""
    table = Plays().character("thranduil", "ravenhill").army("camp", lake_man=2).army("lower_slopes", elf_archer=2)
    table.army("ruins_of_dale", lake_man=1).army("north_bank", orc=5).dice(6, 5, 6)
    table.general("thranduil", 0, "north_bank")
    assert table.damage("north_bank") == 1 and table.rolls == [6]


def test_reference_thranduil_needs_shooters():
    table = Plays().character("thranduil", "ravenhill").army("camp", dwarf_regular=2).army("north_bank", orc=5)
    assert table.cannot("thranduil", 0)


def test_reference_lord_of_the_eagles_calls_an_eagle_or_flies():
    table = enters(Plays(), LORD_OF_THE_EAGLES, "eyrie")
    assert table.g.eagles[EYRIE] == 1
    table.g.ended = False
    table.general("lord_of_the_eagles", 1)
    assert table.g.eagles[EYRIE] == 2
    table.g.ended = False
    table.general("lord_of_the_eagles", 2, "valley", "valley", "eastern_bank")
    assert table.g.lord == 1 and table.g.eagles == [0, 1, 1, 0, 0]


def test_reference_lord_of_the_eagles_cannot_before_he_enters():
    assert Plays().cannot("lord_of_the_eagles", 2)


def test_reference_bilbo_takes_two_damage_with_the_ring():
    table = Plays().army("camp", lake_man=4, characters="bilbo")
    table.g.rings = 5
    table.g.then(End())
    table.g.then(Suffer(FREE, table.place("camp"), 3))
    table.answer("yes").end()
    assert table.damage("camp") == 1 and table.g.rings == 4 and table.g.characters[BILBO] == OFF_BOARD


def test_reference_bilbo_needs_a_ring():
    table = Plays().army("camp", lake_man=4, characters="bilbo")
    assert not bilbo_may_vanish(table.g)


def test_reference_thorin_comes_with_a_veteran_and_a_die():
    table = enters(Plays(), THORIN, "front_gate")
    assert table.has("front_gate", "dwarf_veteran") == 1 and free_pool(table.g) == 6


def test_reference_thorin_waits_without_a_die():
    assert free_pool(Plays().g) == 5


def test_reference_beorn_gives_a_die_unless_thorin_does():
    table = Plays().beorn("lake_road", 8)
    assert free_pool(table.g) == 6
    table.character("thorin", "camp")
    assert free_pool(table.g) == 6


def test_reference_beorn_gives_none_before_he_comes():
    assert Plays().g.characters[BEORN] < 0 and free_pool(Plays().g) == 5


def test_reference_bolg_comes_with_a_great_orc_and_redoubles():
    table = Plays().tokens_at("heath_road", "shadow")
    enters(table, BOLG, "barrens")
    assert table.has("barrens", "great_orc") >= 1 and table.g.bodyguards == 1
    assert table.tokens("heath_road", "shadow") == 0
    table.army("camp", orc=1).army("eastern_spur", orc=1)
    assert REDOUBLED_STRENGTH in uses(table.g, SHADOW, MUSTER)


def test_reference_bolg_redoubles_nothing_with_one_settlement():
    table = enters(Plays(), BOLG, "barrens").army("camp", orc=1)
    assert REDOUBLED_STRENGTH not in uses(table.g, SHADOW, MUSTER)


def test_reference_eagles_attack_with_a_muster_result():
    table = Plays().army("east_dale", orc=3).dice(4, 4, 3, 3)
    table.g.characters[LORD_OF_THE_EAGLES] = IN_THE_AIR
    table.g.eagles[1] = 1
    assert EAGLES in uses(table.g, FREE, MUSTER)
    table.g.then(End())
    carry_out(table.g, FREE, MUSTER, EAGLES)
    assert table.answer("east_dale").end().damage("east_dale") == 2


def test_reference_eagles_do_nothing_from_the_eyrie():
    table = Plays().army("east_dale", orc=3)
    table.g.characters[LORD_OF_THE_EAGLES] = IN_THE_AIR
    table.g.eagles[EYRIE] = 3
    assert EAGLES not in uses(table.g, FREE, MUSTER)


def test_reference_great_bats_move_an_army_of_their_territory():
    table = Plays().army("barrens", orc=2).bats(broken_lands=1)
    table.g.then(End())
    carry_out(table.g, SHADOW, MUSTER, BAT_CLOUD)
    table.answer("broken_lands", "Move barrens", "ash_plain").end()
    assert table.units("ash_plain") == 2 and sum(table.g.bats) == 0


def test_reference_great_bats_move_none_elsewhere():
    assert BAT_CLOUD not in uses(Plays().army("barrens", orc=2).bats(valley=1).g, SHADOW, MUSTER)


REFERENCE = (
    "reference_bard", "reference_dain", "reference_gandalf", "reference_thranduil", "reference_lord_of_the_eagles",
    "reference_bilbo", "reference_thorin", "reference_beorn", "reference_bolg", "reference_eagles",
    "reference_great_bats",
)


def test_reference_cards_say_what_each_character_does():
    library = Plays().facts.library
    assert library is not None
    said = {card: library.cards[Plays().card(card)].rules for card in REFERENCE}
    assert all(said.values()) and len(said) == len(CHARACTERS) + 2
    assert [rule.at for rule in said["reference_gandalf"]] == [BEFORE_YOUR_ACTION] * 2
    assert {rule.kind for rule in said["reference_beorn"]} == {ALWAYS} and said["reference_bilbo"][0].kind == MAY
