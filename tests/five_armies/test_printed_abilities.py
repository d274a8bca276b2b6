"""Cards, ranges and units by the rules that speak of them: positions of the real pack, played on."""
from __future__ import annotations

from ravenhill.core.choices import Done
from ravenhill.core.frames import Chance
from ravenhill.games.five_armies import GAME
from ravenhill.games.five_armies.choices import Choose, Lose, PlayCard, UseAbility
from ravenhill.games.five_armies.combat_choices import Maneuver
from ravenhill.games.five_armies.rules.fight import MAY_NOT_LEAVE, the_fight
from ravenhill.games.five_armies.rules.maneuvers import combat_hand
from ravenhill.games.five_armies.state import ORDER, USED, Battle
from ravenhill.games.five_armies.terms import (
    ARMY,
    CHARACTER,
    DWARF_REGULAR,
    EVENT,
    EVENT_DECK,
    FREE,
    FREE_STORY_DECK,
    GANDALF,
    MUSTER,
    MUSTER_ARMY,
    SHADOW,
    SHADOW_STORY_DECK,
)
from tests.five_armies.rules.field import asked, at, offers, roll, say

FACTS = GAME.new().facts
CONTENT = FACTS.content


def position(text: str) -> Battle:
    table = GAME.position(f'game = "five_armies"\n{text}')
    assert isinstance(table, Battle)
    return table


def combat(free: str, shadow: str, head: str = "", target: str = "loop_meadow", origin: str = "east_dale") -> Battle:
    """The Shadow attacks from one place; both are about to choose their cards."""
    return position(f'moment = "maneuvers"\naction_of = "shadow"\n{head}\n[map]\n{target} = [{free}]\n'
                    f'{origin} = [{shadow}]\n[combat]\nattacker = "shadow"\nfrom = ["{origin}"]\ntarget = "{target}"\n')


def show(g: Battle, free: str, shadow: str) -> Battle:
    for seat, name in ((FREE, free), (SHADOW, shadow)):
        if g.ask(seat) is not None:
            g.answer(GAME.option(g, Maneuver(CONTENT.card[name])))
    return g


def until(g: Battle, *kinds: str) -> Battle:
    """Go on with misses; abilities are used, everything else is left."""
    for _ in range(100):
        question = g.question()
        if question is None or type(question).__name__ in kinds:
            return g
        if isinstance(question, Chance):
            g.answer(0)
        else:
            g.answer(g.offered[-1])
    raise AssertionError(f"none of {kinds} is asked")


# Cards

def test_B_CRD_01_every_event_has_an_order_and_a_combat_effect():
    assert FACTS.library is not None
    events = [n for n, deck in enumerate(FACTS.card_deck) if deck == EVENT_DECK]
    assert len(events) == 30
    for card in events:
        moments = {rule.at for rule in FACTS.library.cards[card].rules}
        assert ORDER in moments, CONTENT.cards[card].id
        assert any(moment < 7 for moment in moments), CONTENT.cards[card].id


def test_B_CRD_02_a_card_is_of_one_of_three_types_and_its_type_says_which_die_plays_it():
    types = {FACTS.card_type[n] for n, deck in enumerate(FACTS.card_deck) if deck <= SHADOW_STORY_DECK}
    assert types == {CHARACTER, ARMY, MUSTER}
    text = ('moment = "action"\nto_act = "free"\n[free]\ndice = ["character", "muster", "muster_army", "event"]\n'
            'hand = ["E01"]\n[map]\nruins_of_dale = ["2 lake_man", "1 damage"]\n')
    assert FACTS.card_type[CONTENT.card["E01"]] == MUSTER
    faces = [it.face for it in offers(position(text)) if isinstance(it, PlayCard)]
    assert faces == [MUSTER, EVENT, MUSTER_ARMY]


def test_B_CRD_03_stories_are_twenty_a_side_and_have_no_combat_effect():
    assert FACTS.library is not None
    for deck in (FREE_STORY_DECK, SHADOW_STORY_DECK):
        stories = [n for n, of in enumerate(FACTS.card_deck) if of == deck]
        assert len(stories) == 20
        for card in stories:
            assert ORDER in {rule.at for rule in FACTS.library.cards[card].rules}, CONTENT.cards[card].id
    g = combat('"2 lake_man"', '"2 orc"', '[free]\nhand = ["F01", "E02"]')
    assert CONTENT.card["E02"] in combat_hand(g, the_fight(g), FREE)
    assert CONTENT.card["F01"] not in combat_hand(g, the_fight(g), FREE)


def test_B_CRD_10_a_requirement_that_is_not_met_refuses_the_card():
    """Lucky Number needs Bilbo, in whatever way the die would allow it."""
    text = ('moment = "action"\nto_act = "free"\n{}[free]\ndice = ["event"]\nhand = ["F02"]\n'
            '[map]\ncamp = ["1 lake_man"{}]\n')
    assert not any(isinstance(it, PlayCard) for it in offers(position(text.format("", ""))))
    assert any(isinstance(it, PlayCard) for it in offers(position(text.format("", ', "bilbo"'))))
    assert any(isinstance(it, PlayCard) for it in offers(position(text.format('off_board = ["bilbo"]\n', ""))))
    assert not any(isinstance(it, PlayCard) for it in offers(position(text.format('gone = ["bilbo"]\n', ""))))


def test_B_CRD_12_B_RNG_05_damage_of_a_shot_is_taken_with_casualties_like_that_of_a_combat():
    g = position('moment = "action"\nto_act = "free"\nactivated = ["thranduil"]\n[free]\ndice = ["muster", "muster"]\n'
                 '[map]\ncamp = ["4 lake_man"]\nravenhill = ["1 elf_spearman", "thranduil"]\n'
                 'north_bank = ["2 orc", "2 damage"]\n')
    say(g, next(it for it in offers(g) if isinstance(it, UseAbility)))
    if asked(g) == "ChooseFor":
        say(g, Choose(at("north_bank")))
    roll(g, 6, 1, 1, 1)
    assert g.damage[at("north_bank")] == 3                   # more than units: one must fall
    assert Done() not in offers(g)
    g.answer(g.offered[0])
    if asked(g) == "Casualty":
        say(g, Done())
    assert (g.size(at("north_bank")), g.damage[at("north_bank")]) == (1, 1)


def test_B_CRD_13_an_army_that_a_card_moves_and_lets_attack_need_do_neither():
    g = position('moment = "action"\nto_act = "shadow"\n[shadow]\ndice = ["event", "army"]\nhand = ["E02"]\n'
                 '[map]\neast_dale = ["4 orc", "1 leadership"]\nloop_meadow = ["1 lake_man"]\n')
    card = CONTENT.card["E02"]
    say(g, PlayCard(EVENT, card))
    while asked(g) != "Act" and not isinstance(g.question(), Chance):
        g.answer(g.offered[-1])                              # nothing of it is done
    assert g.size(at("east_dale")) == 4 and g.size(at("loop_meadow")) == 1
    assert g.pile[card] == USED


# The ruler

def test_B_RNG_01_only_the_blast_and_the_archery_are_measured():
    """Without Gandalf and Thranduil, what is in range makes no difference to anybody."""
    assert FACTS.library is not None
    measuring = {card.id for card in FACTS.library.cards for rule in card.rules for verb in rule.does
                 if type(verb).__name__ == "Archery" or any(type(it).__name__ == "InRange"
                                                            for it in getattr(verb, "which", ()))}
    assert {"reference_gandalf", "reference_thranduil"} <= measuring
    others = measuring - {"reference_gandalf", "reference_thranduil"}
    assert all(id.startswith(("F", "E")) for id in others)    # cards that let them, or archers, shoot once more


def test_B_RNG_02_gandalf_reaches_what_the_table_of_his_ruler_lists_and_no_more():
    far = [n for n in range(FACTS.regions) if n not in FACTS.in_range[1][at("upper_vale")]]
    assert at("high_rocks") in far and at("north_bank") not in far
    text = ('moment = "action"\nto_act = "free"\nactivated = ["gandalf"]\n[free]\ndice = ["muster"]\n[map]\n'
            'upper_vale = ["1 elf_spearman", "gandalf"]\n{} = ["3 orc"]\n')
    near = offers(position(text.format("north_bank")))
    assert len([it for it in near if isinstance(it, UseAbility) and it.character == GANDALF]) > len(
        [it for it in offers(position(text.format("high_rocks"))) if isinstance(it, UseAbility)])


def test_B_RNG_03_no_shot_crosses_the_black_border():
    corners = CONTENT.impassable_polygon
    sides = list(zip(corners, corners[1:] + corners[:1], strict=True))
    for ruler in range(2):
        for here, region in enumerate(CONTENT.regions):
            for there in FACTS.in_range[ruler][here]:
                other = CONTENT.regions[there]
                assert not any(crosses((region.x, region.y), (other.x, other.y), one, two) for one, two in sides)


Point = tuple[int, int]


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


# Units

def test_B_UNI_01_a_dwarf_regular_takes_three_damage_with_him():
    g = show(combat('"3 dwarf_regular", "3 damage"', '"2 orc"'), "unit_dwarf_regular", "regroup_shadow")
    roll(g, 6, 1, 6, 1, 1)                                   # one hit against them, and a black hit of theirs
    until(g, "Casualty")
    assert g.damage[at("loop_meadow")] == 4
    say(g, Lose(DWARF_REGULAR))
    while asked(g) == "Casualty":
        g.answer(g.offered[-1])
    assert (g.size(at("loop_meadow")), g.damage[at("loop_meadow")]) == (2, 1)


def test_B_UNI_02_dwarf_veterans_add_a_damage_and_take_a_leadership_token():
    g = show(combat('"1 dwarf_veteran"', '"4 orc", "2 leadership"'), "unit_dwarf_veteran", "regroup_shadow")
    roll(g, 1, 1, 1, 1, 6, 1)
    until(g, "Casualty", "GoOnOrWithdraw")
    assert g.damage[at("east_dale")] == 2                    # a hit, and one more
    assert g.leadership_tokens[at("east_dale")] == 1


def test_B_UNI_03_B_AMB_34_great_orcs_are_bought_off_with_tokens_only_where_there_are_some():
    def ways(free: str) -> int:
        g = show(combat(free, '"1 great_orc"'), "regroup_free", "unit_great_orc")
        roll(g, 6, 1, 1, 1)
        until(g, "UseIt")
        g.answer(g.offered[-1])
        g.question()
        return len(g.offered) if asked(g) == "ChooseFor" else 1

    assert ways('"2 lake_man"') == 1                          # Damage it is
    assert ways('"2 lake_man", "1 leadership"') == 2
    assert ways('"2 lake_man", "bard"') == 2
    assert ways('"2 lake_man", "bard", "1 leadership"') == 3


def test_B_UNI_04_elf_spearmen_prevent_damage():
    hits = []
    for card in ("unit_elf_spearman", "regroup_free"):
        g = show(combat('"3 elf_spearman"', '"4 orc"'), card, "regroup_shadow")
        roll(g, 6, 6, 6, 1, 6, 1, 1)
        until(g, "Casualty", "GoOnOrWithdraw")
        hits.append(g.damage[at("loop_meadow")])
    assert hits == [1, 3]


def test_B_UNI_05_wargs_hold_an_army_and_do_not_hold_beorn():
    g = show(combat('"2 lake_man"', '"2 warg"'), "regroup_free", "unit_warg")
    roll(g, 6, 1, 1, 1)
    until(g, "GoOnOrWithdraw", "Casualty")
    assert the_fight(g).now[MAY_NOT_LEAVE + FREE] == 1
    g = show(combat('"beorn"', '"2 warg"'), "regroup_free", "unit_warg")
    roll(g, 6, 1, 1, 1, 1, 1)
    until(g, "GoOnOrWithdraw")
    assert the_fight(g).now[MAY_NOT_LEAVE + FREE] == 0
