"""Chapter VIII: Generals speak before an action; and what the phases of Generals and Fate owe each other."""
from __future__ import annotations

from typing import Any

from ravenhill.core.choices import Choice, No, Pass
from ravenhill.core.library import Library, Printed
from ravenhill.core.words import Effect, If, Source, Who, may
from ravenhill.games.five_armies import GAME
from ravenhill.games.five_armies.choices import SkipDie, UseAbility
from ravenhill.games.five_armies.content import pack as content
from ravenhill.games.five_armies.facts import Facts
from ravenhill.games.five_armies.rules.dice import Action
from ravenhill.games.five_armies.rules.leadership import PlaceLeadership
from ravenhill.games.five_armies.rules.turn import Turn
from ravenhill.games.five_armies.rules.victory import the_shadow_may_have_won
from ravenhill.games.five_armies.state import BEFORE_YOUR_ACTION, HAND, MOMENTS, Battle
from ravenhill.games.five_armies.terms import (
    BARD,
    CHARACTERS,
    EVENT,
    FREE,
    GANDALF,
    REFERENCE_CARDS,
    SHADOW,
    TERRAINS,
    TERRITORIES,
    THRANDUIL,
    UNITS,
)
from tests.five_armies.rules.field import (
    asked,
    at,
    begin,
    dice,
    facts,
    field,
    hold,
    is_over,
    offers,
    say,
)


class Table(Who[int]):
    def find(self, g: Battle, source: Source) -> list[int]: return [0]

class Shine(Effect):
    """A light that the tests can see: one Ring token more."""
    def do(self, g: Battle, source: Source, thing: int) -> None: g.rings += 1

class Dark(If):
    def holds(self, g: Battle, source: Source) -> bool: return g.rings == 0


def shining() -> Facts:
    """Generals of whom Gandalf and Thranduil shine, Thranduil only in the dark."""
    words: dict[str, Any] = {
        "gandalf": (may(BEFORE_YOUR_ACTION, Shine(Table())),),
        "thranduil": (may(BEFORE_YOUR_ACTION, Shine(Table()), when=Dark()),),
    }
    cards = [Printed(card.id, words.get(card.subject, ()) if card.deck == REFERENCE_CARDS else ())
             for card in content.default().cards]
    return Facts(content.default(), Library(cards, MOMENTS))


def action(active: tuple[int, ...], free: int = 1, shadow: int = 0) -> Battle:
    g = field("ravenhill 1 elf_archer gandalf thranduil bard", "barrens 1 orc")
    g.facts = shining()
    g.activated = sum(1 << general for general in active)
    dice(g, FREE, *[EVENT] * free)
    dice(g, SHADOW, *[EVENT] * shadow)
    return begin(g, Action(FREE))


def test_B_EX_04_blast_before_the_first_die_and_archery_only_before_a_later_one():
    g = action((GANDALF, THRANDUIL), free=2)
    assert asked(g) == "UseGeneral"
    assert offers(g) == [UseAbility(GANDALF, GANDALF * 8), UseAbility(THRANDUIL, THRANDUIL * 8), No()]
    say(g, UseAbility(GANDALF, GANDALF * 8))
    assert asked(g) == "Act"                                 # not the other one before this die
    g.rings = 0
    say(g, SkipDie(EVENT))
    begin(field(), Action(FREE))
    g.ended = False
    g.stack.clear()
    begin(g, Action(FREE))
    assert offers(g) == [UseAbility(THRANDUIL, THRANDUIL * 8), No()]


def test_B_TRN_13_one_ability_right_before_an_action():
    g = action((GANDALF,))
    say(g, UseAbility(GANDALF, GANDALF * 8))
    assert g.rings == 1
    assert asked(g) == "Act"


def test_B_GEN_03_it_costs_his_activation_token():
    g = action((GANDALF, BARD))
    say(g, UseAbility(GANDALF, GANDALF * 8))
    assert not g.is_active(GANDALF)
    assert g.is_active(BARD)


def test_B_GEN_03_without_a_token_or_a_use_nobody_is_asked():
    assert asked(action(())) == "Act"
    assert asked(action((BARD,))) == "Act"
    g = action((THRANDUIL,))
    g.rings = 1
    assert asked(g) == "Act"                                 # it is not dark


def test_B_GEN_04_only_one_before_a_die():
    g = action((GANDALF, THRANDUIL))
    say(g, UseAbility(THRANDUIL, THRANDUIL * 8))
    assert asked(g) == "Act"
    assert g.rings == 1


def test_B_AMB_30_an_ability_may_come_before_a_skipped_die_never_before_a_pass():
    g = action((GANDALF,), free=1, shadow=2)
    say(g, No())
    assert Pass() in offers(g)
    g = action((GANDALF,), free=1, shadow=2)
    say(g, UseAbility(GANDALF, GANDALF * 8))
    assert Pass() not in offers(g)
    assert SkipDie(EVENT) in offers(g)


def test_B_GEN_06_a_shadow_action_asks_no_general():
    g = action((GANDALF,), free=0, shadow=1)
    g.stack.pop()
    begin(g, Action(SHADOW))
    assert asked(g) == "Act"


def phase(step: int, **numbers: Any) -> Battle:
    g = field("ravenhill 1 elf_archer gandalf thranduil bard", "barrens 1 orc", **numbers)
    g.stack.pop()
    turn = Turn()
    turn.at = step
    return begin(g, turn)


def test_B_TRN_08_the_shadow_draws_and_the_track_advances():
    g = phase(8)
    assert asked(g) == "DrawTile"
    g.answer(11)
    g.question()
    assert g.fate == 3


def test_B_GEN_05_more_active_generals_give_the_shadow_more_draws():
    g = phase(8, activated=0b1101)
    g.question()
    g.answer(0)
    assert asked(g) == "KeepOrDraw"
    g = phase(8, activated=0b1)
    g.question()
    g.answer(1)
    assert asked(g) != "KeepOrDraw"


def test_B_LDR_01_no_army_gets_two_of_the_tokens_placed_at_once():
    g = begin(field("camp 1 lake_man", "ravenhill 1 elf_archer"), PlaceLeadership(FREE, 2))
    say(g, offers(g)[0])
    assert len(offers(g)) == 1
    say(g, offers(g)[0])
    assert is_over(g)


def test_B_AMB_17_at_the_end_of_a_turn_ten_points_decide():
    g = field("barrens 1 orc bolg", control="ravenhill eastern_spur camp", fate=14)
    the_shadow_may_have_won(g)
    assert g.winner == SHADOW


# Who may see what

def test_B_INF_04_hands_are_private_their_sizes_and_backs_are_not():
    g = field("camp 1 lake_man")
    hold(g, FREE, "E01", "F01")
    seen = GAME.view(g, SHADOW)
    assert [HAND, 0, 1] in seen["hidden"]
    assert [HAND, 1, 1] in seen["hidden"]
    assert not any(card[2] == HAND for card in seen["cards"])
    assert len([card for card in GAME.view(g, FREE)["cards"] if card[2] == HAND]) == 2


def test_B_INF_06_what_the_other_hand_holds_changes_nothing_for_a_seat():
    def options(card: str) -> list[Choice]:
        g = field("camp 1 lake_man", "barrens 1 orc")
        hold(g, SHADOW, card)
        dice(g, FREE, EVENT)
        return offers(begin(g, Action(FREE)))
    assert options("E01") == options("E02")


# What the box holds

def test_B_CMP_01_two_players_one_of_each_side():
    assert GAME.seats == ("free", "shadow")


def test_B_BRD_01_every_region_has_one_terrain():
    assert all(0 <= facts().terrain[place] < len(TERRAINS) for place in range(facts().regions))


def test_B_BRD_02_every_region_belongs_to_one_of_four_territories():
    assert {facts().territory[place] for place in range(facts().regions)} == set(range(len(TERRITORIES)))


def test_B_BRD_07_nothing_crosses_the_black_line_but_the_passes():
    boxes = range(facts().regions, facts().places)
    assert all(not facts().adjacent[box] for box in boxes)
    assert all(place < facts().regions for region in range(facts().regions) for place in facts().onward[region])


def test_B_BRD_08_free_peoples_troops_are_recruited_in_settlements():
    assert len(facts().settlements) == 7
    assert all(facts().content.regions[place].name for place in facts().settlements)


def test_B_BRD_13_the_eyrie_is_no_place_for_armies():
    assert facts().content.eyrie.id not in facts().content.place


def test_B_FIG_02_each_type_of_unit_has_its_card():
    assert len(set(facts().unit_card)) == len(UNITS)


def test_B_ARM_04_a_unit_card_gives_strength_and_favored_terrain():
    assert facts().strength == [1, 2, 1, 1, 1, 1, 2, 1, 1]
    g = field("camp 1 dwarf_veteran 2 dwarf_regular")
    assert g.combat_strength(at("camp")) == 4
    assert g.favoring(at("camp"), facts().terrain[at("camp")], False) == 1      # hills


def test_B_CHR_10_a_character_shares_the_fate_of_his_army():
    g = field("camp 1 lake_man bard")
    g.eliminate_unit(UNITS.index("lake_man"), at("camp"))
    assert not g.is_in_play(CHARACTERS.index("bard"))
