"""Combat: assigning strikes, the strike sequence, wounds, and who wins."""
from __future__ import annotations

import pytest

from ravenhill.core.frames import Roll
from ravenhill.games.meccg.figures import Figures
from ravenhill.games.meccg.lasting import Lasting
from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, MARSHALLED, OUT, TAPPED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.attacks import Attacking, Striking, prowess_of, strikes_of
from ravenhill.games.meccg.rules.before_strikes import BeforeStrikes
from ravenhill.games.meccg.rules.combat import loose_strikes
from ravenhill.games.meccg.rules.strength import body, prowess
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ORC
from ravenhill.games.meccg.under_way import seen_attack
from ravenhill.games.meccg.words.numbers import WARDED
from tests.meccg.cards.scenes import at_rest, attacked_by, on_the_way, struck_by, until_over
from tests.meccg.tables import asked, choose, give, hand, names, passes, put, roll


def fight(creature: str, *members: str, standard: bool = False) -> tuple[Meccg, list[int], Attacking]:
    """These people are attacked; strikes are about to be assigned."""
    g, people = at_rest("Rivendell", *members, standard=standard)
    attack = attacked_by(g, creature)
    while type(g.question()).__name__ == "Declare":
        choose(g, "Pass")
    return g, people, attack


def to_the_roll(g: Meccg, *answers: str) -> None:
    """Through the strike sequence, passing what is not named."""
    left = list(answers)
    for _ in range(30):
        if type(g.question()).__name__ == "Roll":
            return
        if left and any(words.startswith(left[0]) for words in names(g)):
            choose(g, left.pop(0))
        else:
            g.answer(0 if 0 in g.offered else g.offered[0])
    raise AssertionError("no roll")


def test_R_CMB_03_the_defender_gives_strikes_to_untapped_characters() -> None:
    g, people, _ = fight("Orc-warriors", "Aragorn II", "Boromir II", "Annalena")
    g.state[people[2]] = TAPPED
    g.ready = False
    assert type(asked(g)).__name__ == "AssignStrike" and asked(g).side == 0
    assert names(g) == ["Done", "Take Aragorn II", "Take Boromir II"]


def test_R_AMB_56_the_defender_may_leave_out_the_untapped_and_the_attacker_assigns_the_rest() -> None:
    g, _, attack = fight("Wargs", "Aragorn II", "Boromir II", "Annalena")
    choose(g, "Take Aragorn II")
    choose(g, "Done")
    assert type(asked(g)).__name__ == "AssignRest" and asked(g).side == 1
    assert names(g) == ["Take Boromir II", "Take Annalena"]
    choose(g, "Take Annalena")
    assert [g.facts(it).name for it in attack.targets] == ["Aragorn II", "Annalena"]


def test_R_CMB_04_the_attacker_assigns_what_the_tapped_must_face() -> None:
    g, people, attack = fight("Wargs", "Aragorn II", "Boromir II")
    for it in people:
        g.state[it] = TAPPED
    g.ready = False
    passes(g, "NextStrike")
    assert sorted(attack.targets) == sorted(people)


def test_R_CMB_05_at_most_one_strike_for_each_character() -> None:
    g, people, attack = fight("Orc-guard", "Aragorn II", "Boromir II")
    choose(g, "Take Aragorn II")
    choose(g, "Take Boromir II")
    g.question()
    assert sorted(attack.targets) == sorted(people)


def test_R_CMB_06_R_AMB_57_strikes_beyond_the_number_of_characters_are_minus_one_each() -> None:
    g, people, attack = fight("Orc-guard", "Aragorn II", "Boromir II")
    choose(g, "Take Aragorn II")
    choose(g, "Take Boromir II")
    assert attack.excess == 3
    choose(g, "Take Aragorn II")
    while type(g.question()).__name__ == "Declare":
        choose(g, "Pass")
    assert names(g) == ["Number 0", "Number 1", "Number 2", "Number 3"] and asked(g).side == 1
    choose(g, "Number 2")
    assert g.nearest(Striking).modifier == -2 and attack.excess == 1
    to_the_roll(g)
    roll(g, 12)
    passes(g, "NextStrike", 3)
    choose(g, "Take Boromir II")
    to_the_roll(g)
    assert g.nearest(Striking).modifier == -1 and attack.excess == 0           # what is left goes on the last
    assert people[1] == g.nearest(Striking).target


def test_R_CMB_07_the_attacker_chooses_the_defenders() -> None:
    g, _, attack = fight("Cave-drake", "Aragorn II", "Boromir II", "Annalena")
    assert type(asked(g)).__name__ == "AssignRest" and asked(g).side == 1
    choose(g, "Take Annalena")
    choose(g, "Take Boromir II")
    assert [g.facts(it).name for it in attack.targets] == ["Annalena", "Boromir II"]


def test_R_CMB_10_R_AMB_59_who_faces_a_strike_taps() -> None:
    g, people, _ = fight("Giant", "Aragorn II")
    choose(g, "Take Aragorn II")
    to_the_roll(g)
    roll(g, 12)
    assert g.state[people[0]] == TAPPED


def test_R_CMB_11_at_minus_three_an_untapped_target_stays_untapped() -> None:
    g, people, _ = fight("Giant", "Aragorn II")
    choose(g, "Take Aragorn II")
    to_the_roll(g, "Yes")
    assert g.nearest(Striking).modifier == -3
    roll(g, 12)                                                # 12 + 6 - 3 = 15 against 13
    assert g.state[people[0]] == UNTAPPED


@pytest.mark.parametrize(("state", "less"), [(TAPPED, -1), (WOUNDED, -2)])
def test_R_CMB_12_R_CMB_13_the_tapped_fight_at_minus_one_and_the_wounded_at_minus_two(state: int, less: int) -> None:
    g, people, _ = fight("Giant", "Aragorn II")
    g.state[people[0]] = state
    g.ready = False
    to_the_roll(g)
    assert g.nearest(Striking).modifier == less


def test_R_AMB_58_who_is_tapped_has_no_choice_of_minus_three() -> None:
    g, people, _ = fight("Giant", "Aragorn II")
    g.state[people[0]] = TAPPED
    g.ready = False
    kinds = []
    while type(g.question()).__name__ != "Roll":
        kinds.append(type(g.question()).__name__)
        g.answer(0 if 0 in g.offered else g.offered[0])
    assert "StayUntapped" not in kinds


def test_R_CMB_14_untapped_others_may_support_in_the_standard_game() -> None:
    g, people, _ = fight("Giant", "Aragorn II", "Boromir II", "Annalena", standard=True)
    choose(g, "Take Aragorn II")
    to_the_roll(g, "Take Aragorn II", "Take Boromir II")
    assert g.nearest(Striking).modifier == 1 and g.state[people[1]] == TAPPED


def test_R_CMB_14_nobody_supports_in_the_basic_game() -> None:
    g, _, _ = fight("Giant", "Aragorn II", "Boromir II")
    choose(g, "Take Aragorn II")
    kinds = []
    while type(g.question()).__name__ != "Roll":
        kinds.append(type(g.question()).__name__)
        g.answer(0 if 0 in g.offered else g.offered[0])
    assert "Support" not in kinds


def test_R_CMB_15_one_card_that_requires_a_skill_for_each_strike() -> None:
    g, people = at_rest("Rivendell", "Aragorn II")
    hand(g, 0, "Block", "Risky Blow", "Dodge")
    struck_by(g, "Giant", people[0])
    choose(g, "Declared Risky Blow")
    choose(g, "Pass")
    choose(g, "Pass")
    assert not [it for it in names(g) if "Block" in it] and [it for it in names(g) if "Dodge" in it]


def test_R_CMB_16_hazards_then_excess_then_the_choice_then_support_then_resources() -> None:
    g, _, _ = fight("Orc-guard", "Aragorn II", "Boromir II", "Annalena", standard=True)
    choose(g, "Take Aragorn II")
    choose(g, "Take Boromir II")
    choose(g, "Done")
    if type(g.question()).__name__ == "AssignRest":
        choose(g, "Take Annalena")
    passes(g, "NextStrike")
    choose(g, "Take Aragorn II")
    seen: list[tuple[str, int]] = []
    while type(g.question()).__name__ != "Roll":
        seen.append((type(g.question()).__name__, asked(g).side))
        g.answer(0 if 0 in g.offered else g.offered[0])
    assert seen == [("Declare", 1), ("ExcessStrikes", 1), ("StayUntapped", 0), ("Declare", 0)]


def test_R_CMB_17_the_defender_picks_the_next_strike() -> None:
    g, _, _ = fight("Wargs", "Aragorn II", "Boromir II")
    choose(g, "Take Aragorn II")
    choose(g, "Take Boromir II")
    assert type(asked(g)).__name__ == "NextStrike" and asked(g).side == 0
    assert names(g) == ["Take Aragorn II", "Take Boromir II"]


def test_R_CMB_19_a_strike_without_body_is_defeated_at_once() -> None:
    g, _, attack = fight("Giant", "Aragorn II")
    choose(g, "Take Aragorn II")
    to_the_roll(g)
    roll(g, 8)                                                 # 8 + 6 = 14 > 13
    assert attack.defeated and g.pile[attack.card] == MARSHALLED


def test_R_CMB_19_R_CMB_37_a_strike_with_body_must_fail_a_check_too() -> None:
    g, people, attack = fight("Smaug", "Aragorn II", "Boromir II")
    choose(g, "Take Aragorn II")
    to_the_roll(g)
    roll(g, 12)                                                # 18 > 17: the strike fails
    roll(g, 8)                                                 # no more than the body of eight
    assert attack.results[attack.targets.index(people[0])] == 1


def test_R_CMB_20_equal_is_ineffectual_and_still_taps() -> None:
    g, people, attack = fight("Giant", "Aragorn II")
    choose(g, "Take Aragorn II")
    to_the_roll(g)
    roll(g, 7)                                                 # 7 + 6 = 13
    assert g.state[people[0]] == TAPPED and not attack.defeated and g.pile[attack.card] == DISCARD + 1


def test_R_CMB_21_R_CMB_22_lower_wounds_and_the_attacker_rolls_the_body_check() -> None:
    g, people, _ = fight("Giant", "Aragorn II")
    choose(g, "Take Aragorn II")
    to_the_roll(g)
    roll(g, 2)
    assert g.state[people[0]] == WOUNDED
    roll(g, 9)                                                 # no more than nine
    assert g.is_in_play(people[0])


def test_R_CMB_22_R_CMB_39_above_the_body_eliminates() -> None:
    g, people, _ = fight("Giant", "Aragorn II", "Boromir II")
    choose(g, "Take Aragorn II")
    to_the_roll(g)
    roll(g, 2, 10)
    assert g.pile[people[0]] == OUT


def test_R_AMB_63_already_wounded_means_one_more_on_the_body_check() -> None:
    g, people, _ = fight("Giant", "Aragorn II", "Boromir II")
    g.state[people[0]], g.state[people[1]] = WOUNDED, TAPPED
    g.ready = False
    passes(g, "AssignRest")
    choose(g, "Take Aragorn II")
    to_the_roll(g)
    roll(g, 2, 9)                                              # nine and one are more than nine
    assert g.pile[people[0]] == OUT


def test_R_CMB_24_R_AMB_64_items_of_the_fallen_pass_to_the_unwounded_one_each() -> None:
    g, people, _ = fight("Giant", "Aragorn II", "Boromir II", "Annalena")
    sword, cloak = give(g, people[0], "Sword of Gondolin"), give(g, people[0], "Elven Cloak")
    g.state[people[2]] = WOUNDED
    choose(g, "Take Aragorn II")
    to_the_roll(g)
    roll(g, 2, 12)
    choose(g, "Take Sword of Gondolin")
    assert names(g) == ["Take Boromir II"]
    choose(g, "Take Boromir II")
    g.question()
    assert g.host[sword] == people[1] and g.pile[cloak] == DISCARD and g.pile[people[0]] == OUT


def test_R_CMB_26_in_the_basic_game_who_loses_the_wizard_loses() -> None:
    g, _, _ = fight("Giant", "Gandalf", "Boromir II")
    choose(g, "Take Gandalf")
    to_the_roll(g)
    roll(g, 2, 12)
    assert g.ended and g.winner == 1


def test_R_CMB_26_in_the_standard_game_a_lost_wizard_costs_points() -> None:
    g, _, _ = fight("Giant", "Gandalf", "Boromir II", standard=True)
    choose(g, "Take Gandalf")
    to_the_roll(g, "Take Gandalf")
    roll(g, 2, 12)
    assert not g.ended and g.wizard_lost == [1, 0]


def test_R_CMB_27_R_AMB_66_an_attack_is_defeated_only_if_all_its_strikes_are() -> None:
    g, _, attack = fight("Wargs", "Aragorn II", "Boromir II")
    choose(g, "Take Aragorn II")
    choose(g, "Take Boromir II")
    for total in (12, 3):                                      # 3 + 6 = 9: equal
        passes(g, "NextStrike", 4)
        g.answer(g.offered[0])
        to_the_roll(g)
        roll(g, total)
    assert not attack.defeated and g.pile[attack.card] == DISCARD + 1


def test_R_CMB_28_a_cancelled_attack_is_discarded_and_scores_nothing() -> None:
    g, _ = on_the_way("Old Forest", "Annalena", path=(3, 3))
    hand(g, 0, "Concealment")
    attack = attacked_by(g, "Orc-warriors", 0, 3)
    choose(g, "Declared Concealment")
    choose(g, "Take Annalena")
    choose(g, "Pass")
    choose(g, "Pass")
    g.question()
    assert attack.stopped and g.pile[attack.card] == DISCARD + 1 and not g.piles[MARSHALLED]


def test_R_CMB_31_R_CMB_38_R_AMB_70_item_bonuses_apply_before_all_others_with_their_maximum() -> None:
    g, people = at_rest("Rivendell", "Beorn", "Elladan")
    give(g, people[0], "Sword of Gondolin")
    assert prowess(g, people[0]) == 8                          # seven and two, but eight at most
    give(g, people[1], "Sword of Gondolin")
    assert prowess(g, people[1]) == 7 and prowess(g, people[1], ORC) == 8


def test_R_SITE_18_one_weapon_at_a_time_the_better_one() -> None:
    g, people = at_rest("Rivendell", "Boromir II")
    give(g, people[0], "Dagger of Westernesse")
    give(g, people[0], "Sword of Gondolin")
    assert prowess(g, people[0]) == 8
    give(g, people[0], "Hauberk of Bright Mail")
    assert body(g, people[0]) == 9


def test_R_CMB_34_what_is_played_against_a_strike_ends_with_it() -> None:
    g, people = at_rest("Rivendell", "Aragorn II")
    hand(g, 0, "Risky Blow")
    _, strike = struck_by(g, "Giant", people[0])
    choose(g, "Declared Risky Blow")
    choose(g, "Pass")
    choose(g, "Pass")
    assert strike.modifier == 3 and strike.weakness == -1
    choose(g, "Pass")
    roll(g, 12)
    assert prowess(g, people[0]) == 6 and body(g, people[0]) == 9


def test_R_CMB_36_a_company_has_faced_an_attack_even_if_it_is_cancelled() -> None:
    g, _ = on_the_way("Old Forest", "Annalena", path=(3, 3))
    attacked_by(g, "Orc-warriors", 0, 3)
    g.nearest(Attacking).at = 0
    while type(g.stack[-1]).__name__ != "Attack":
        g.stack.pop()
    g.ready = False
    g.question()
    assert ORC in g.companies[g.current].races


def test_R_CMB_09_strikes_and_prowess_change_before_assignment() -> None:
    g, _, attack = fight("Orc-warriors", "Aragorn II")
    event = hand(g, 1, "Minions Stir")[0]
    g.move(event, IN_PLAY + 1)
    assert strikes_of(g, attack) == 4 and prowess_of(g, attack) == 8


@pytest.mark.parametrize("warded", [False, True])
def test_R_CMB_30_what_comes_after_an_attack_does_not_come_after_one_that_was_turned_away(warded: bool) -> None:
    """The wings of this beast tap whoever it has attacked."""
    g, people = at_rest("Bree", "Gimli", "Legolas", "Aragorn II", "Boromir II")
    if warded:
        g.lasting = [Lasting(next(n for n, it in enumerate(g.cards.lasts) if it.change.question == WARDED), 0, 0)]
    attack = attacked_by(g, "Wild Fell Beast")
    while g.stack[-1] is not attack:
        g.stack.pop()
    attack.at, g.ready = 0, False
    until_over(g, attack)
    assert [g.state[it] for it in people] == [UNTAPPED if warded else TAPPED] * 4 and not g.lasting


def test_R_CMB_08_loose_strikes_are_seen_to_be_one_for_each() -> None:
    g, people = at_rest("Bree", "Gimli", "Legolas", "Frodo")
    strikes = loose_strikes(0, put(g, "Cruel Caradhras", IN_PLAY, 1), 7)
    g.then(strikes)
    assert type(asked(g)).__name__ == "NextStrike" and strikes.targets == people
    seen = seen_attack(g, g.stack, Figures(g, 0, str))
    assert seen is not None and seen.each


def test_R_CMB_36_what_happens_before_strikes_are_assigned_happens_once() -> None:
    """Who faces this creature makes one corruption check."""
    g, _ = at_rest("Bree", "Gimli")
    attack = attacked_by(g, "Corpse-candle")
    while g.stack[-1] is not attack:
        g.stack.pop()
    g.then(BeforeStrikes(0))
    g.ready, rolls = False, 0
    while any(isinstance(it, BeforeStrikes) for it in g.stack):
        rolls += isinstance(g.question(), Roll)
        g.answer(0 if g.offered else 5)
    assert rolls == 2                                          # of one die each
