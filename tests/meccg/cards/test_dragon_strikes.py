"""Hazards that change the strikes of Dragons, or are strikes of their own."""
from __future__ import annotations

import pytest

from ravenhill.core.frames import Decision, Roll
from ravenhill.games.meccg.piles import HAND, IN_PLAY, OUT, TAPPED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.attacks import BEATEN, RESOLVED, Attacking, Striking, body_of, prowess_of, strikes_of
from ravenhill.games.meccg.rules.combat import LooseStrikes
from ravenhill.games.meccg.rules.falling import BodyRoll
from ravenhill.games.meccg.rules.strength import body, skills
from ravenhill.games.meccg.rules.strikes import Strike
from ravenhill.games.meccg.terms import WILDERNESS
from tests.meccg.cards.scenes import (
    attacked_by,
    hazard,
    in_play,
    is_stopped,
    offers,
    on_the_way,
    organizing,
    play,
    refused,
    struck_by,
    the_company,
    until_over,
    until_settled,
)
from tests.meccg.tables import choose, give, hand, names, put, roll


def struck(creature, *members, target=0):
    """A strike of this creature is made, and its player may act first."""
    g, people = on_the_way("Moria", *members, path=(WILDERNESS,) * 4)
    attack, strike = struck_by(g, creature, people[target])
    while g.stack[-1] is not strike:
        g.stack.pop()
    strike.at = 0
    g.ready = False
    g.question()
    return g, people, attack, strike


def faced(creature, *members, giver=None):
    g, people = on_the_way("Moria", *members, path=(WILDERNESS,) * 4)
    attack = attacked_by(g, creature)
    if giver:
        attack.giver = put(g, giver, IN_PLAY, 1)
    return g, people, attack


def answer_all(g, frame, *totals):
    """Everything is declined, and the dice fall so, until this frame is over."""
    left = list(totals)
    for _ in range(80):
        if frame not in g.stack:
            return
        question = g.question()
        if isinstance(question, Roll):
            roll(g, left.pop(0))
        else:
            assert isinstance(question, Decision)
            g.answer(0 if 0 in g.offered else g.offered[0])
    raise AssertionError("it is never over")


def test_td_053_a_strike_in_passion():
    for creature, both in (("Itangast", 1), ("Smaug", 2), ("Light-drake", 0)):
        g, _, attack, strike = struck(creature, "Gimli")
        hand(g, 1, "Passion of Wrath")
        ways = [words for words in names(g) if words.startswith("Declared Passion")]
        assert len(ways) == both
        if both:
            g.answer(g.offered[[words.startswith("Declared Passion") for words in names(g)].index(True) + both - 1])
            until_settled(g)
            assert (strike.strength, strike.toughness) == ((2, -1) if both == 1 else (4, -2))
            assert strike.own_body(g, attack) == body_of(g, attack) - both


@pytest.mark.parametrize("card", ["Dragon's Curse", "Memories Stolen"])
def test_td_016_td_048_what_a_Dragon_leaves_with_whom_it_strikes(card):
    weaker = -1 if card == "Dragon's Curse" else -3
    g, (gimli,), _, strike = struck("Smaug", "Gimli")
    hand(g, 1, card)
    assert skills(g, gimli)
    play(g, card)
    it = g.on(gimli)[0]
    assert g.facts(it).name == card and strike.strength == weaker
    assert bool(skills(g, gimli)) is (card == "Dragon's Curse")
    hand(g, 1, card)
    g.ready = False
    assert not offers(g, card)                                 # once for each
    for creature, who in (("Smaug", "Gandalf"), ("Light-drake", "Gimli")):
        g, _, _, _ = struck(creature, who)
        hand(g, 1, card)
        assert not offers(g, card)
    g, _, attack, _ = struck("Smaug", "Gimli")
    attack.automatic = True                                    # as a guard of its lair it is no creature
    hand(g, 1, card)
    g.ready = False
    assert not offers(g, card)


def test_td_016_a_sage_of_the_company_frees_from_the_curse():
    for who, right in (("Elrond", True), ("Legolas", False)):
        g, (gimli, friend) = organizing("Bree", "Gimli", who)
        curse = give(g, gimli, "Dragon's Curse", 1)
        assert offers(g, "Dragon's Curse") is right
        if right:
            play(g, "Dragon's Curse", f"Take {who}", total=7)
            assert not in_play(g, curse) and g.state[friend] == TAPPED and g.state[gimli] == UNTAPPED


def test_td_048_only_at_a_Haven_and_with_the_help_of_others():
    for site, right in (("Rivendell", True), ("Bree", False)):
        g, (gimli, elrond) = organizing(site, "Gimli", "Elrond")
        card = give(g, gimli, "Memories Stolen", 1)
        assert offers(g, "Memories Stolen") is right
        if right:
            choose(g, "Declared Memories Stolen")
            while not isinstance(g.question(), Roll) and type(g.question()).__name__ != "TapToHelp":
                g.answer(0)
            choose(g, "Take Elrond")
            roll(g, 8)                                         # and one
            assert not in_play(g, card) and g.state[elrond] == TAPPED and g.state[gimli] == TAPPED


def test_td_014_blood_burns_who_beats_the_strike():
    for items, falls in (((), True), (("Enruned Shield",), False)):
        g, (gimli,), _, strike = struck("Light-drake", "Gimli")
        for item in items:
            give(g, gimli, item)
        hand(g, 1, "Dragon's Blood")
        play(g, "Dragon's Blood")
        assert strike.backlash
        hand(g, 1, "Dragon's Blood")
        g.ready = False
        assert not offers(g, "Dragon's Blood")                 # not twice on him
        for _ in range(20):
            if isinstance(g.question(), Roll):
                break
            g.answer(0)
        roll(g, 12)
        assert any(isinstance(frame, BodyRoll) for frame in g.stack)
        roll(g, body(g, gimli) + 1)
        assert (g.pile[gimli] == OUT) is falls
    g, _, _, _ = struck("Wargs", "Gimli")
    hand(g, 1, "Dragon's Blood")
    assert not offers(g, "Dragon's Blood")


def test_td_079_a_strike_more_without_a_body():
    for creature, more in (("Smaug", 1), ("Scorba", 2)):
        g, people, attack = faced(creature, "Gimli", "Legolas", "Aragorn II", "Gandalf", "Elrond", "Bilbo")
        before = strikes_of(g, attack)
        hand(g, 1, "Velocity of Haste")
        g.answer(0)
        play(g, "Velocity of Haste")
        assert strikes_of(g, attack) == before + more and attack.bodiless == more
        bodies = [Strike(place, people[0]).own_body(g, attack) for place in range(before + more)]
        assert [it == 0 for it in bodies] == [False] * before + [True] * more
    g, _, _ = faced("Light-drake", "Gimli")
    hand(g, 1, "Velocity of Haste")
    assert refused(g, "Velocity of Haste")


def test_td_012_a_second_strike_on_the_same_one():
    for creature, weaker in (("Itangast", -3), ("Bairanax", 0)):
        g, (gimli, _, _), attack = faced(creature, "Gimli", "Legolas", "Elrond")
        hand(g, 1, "Deftness of Agility")
        g.answer(0)
        play(g, "Deftness of Agility")
        assert attack.again == [weaker]
        attack.prowess = 5
        for _ in range(20):
            if type(g.question()).__name__ == "AssignRest":
                break
            g.answer(0)
        choose(g, "Take Gimli")
        choose(g, "Take Gimli")                                # again
        assert attack.targets[:2] == [gimli, gimli] and attack.strengths[:2] == [0, weaker] and attack.again == []
        while type(g.question()).__name__ == "AssignRest":
            assert "Take Gimli" not in names(g)                # but not a third time
            g.answer(g.offered[0])
        assert len(attack.targets) == strikes_of(g, attack)
        seen = []
        for _ in range(200):
            if attack not in g.stack:
                break
            if g.under_way(Striking) and g.nearest(Striking) not in seen:
                seen.append(g.nearest(Striking))
            question = g.question()
            g.answer(5 if isinstance(question, Roll) else 0 if 0 in g.offered else g.offered[0])
        assert sorted(it.strength for it in seen) == sorted([0, weaker] + [0] * (len(attack.targets) - 2))
    g, _, _ = faced("Wargs", "Gimli")
    hand(g, 1, "Deftness of Agility")
    assert refused(g, "Deftness of Agility")


def test_td_015_the_breath_is_met_with_the_body_before_the_attack():
    g, (gimli, legolas), attack = faced("Smaug", "Gimli", "Legolas")
    give(g, gimli, "Enruned Shield")
    before = prowess_of(g, attack), body_of(g, attack)
    hand(g, 1, "Dragon's Breath", "Dragon's Breath")
    g.answer(0)
    choose(g, "Declared Dragon's Breath")
    for _ in range(20):
        if any(isinstance(frame, LooseStrikes) for frame in g.stack):
            break
        g.answer(0)
    breath = next(frame for frame in g.stack if isinstance(frame, LooseStrikes))
    assert prowess_of(g, breath) == before[0] and breath.targets == [gimli, legolas]
    seen: dict[int, int] = {}
    for _ in range(60):
        if breath not in g.stack:
            break
        question = g.question()
        if isinstance(question, Roll):
            strike = g.nearest(Striking)
            seen.setdefault(strike.target, strike.modifier)
            roll(g, 12 if strike.total == 0 else 2)
        elif type(question).__name__ == "StayUntapped":
            g.answer(1 if g.nearest(Striking).target == legolas else 0)
        else:
            g.answer(0 if 0 in g.offered else g.offered[0])
    assert seen == {gimli: 3, legolas: 0}                      # Gimli taps for three
    assert g.state[gimli] in (TAPPED, WOUNDED)
    assert (prowess_of(g, attack), body_of(g, attack)) == (before[0] - 2, before[1] + 1)
    assert attack.targets == [] and len(the_company(g).races) <= 1
    g, _, _ = faced("Light-drake", "Gimli")
    hand(g, 1, "Dragon's Breath")
    assert refused(g, "Dragon's Breath")


def test_td_015_the_breath_comes_once():
    g, _, attack = faced("Smaug", "Gimli")
    attack.marks.append(g.cards.names["Dragon's Breath"])
    hand(g, 1, "Dragon's Breath")
    assert refused(g, "Dragon's Breath")


def test_td_009_the_mountain_strikes_everybody_who_crosses_it():
    for regions, basic, right in ((("Rhudaur", "High Pass", "Anduin Vales"), False, True),
                                  (("High Pass", "Anduin Vales"), False, True),
                                  (("Rhudaur", "High Pass"), False, False),
                                  (("Rhudaur", "High Pass", "Anduin Vales"), True, False)):
        g, (gimli, bilbo) = on_the_way("Moria", "Gimli", "Bilbo", path=(WILDERNESS,), regions=regions)
        the_company(g).basic = basic
        hand(g, 1, "Cruel Caradhras")
        put(g, "Lapse of Will", IN_PLAY, 0)                    # it weakens attacks, and this is none
        g.answer(0)
        assert offers(g, "Cruel Caradhras") is right
        if not right:
            continue
        choose(g, "Declared Cruel Caradhras")
        for _ in range(10):
            if any(isinstance(frame, LooseStrikes) for frame in g.stack):
                break
            g.answer(0)
        strikes = next(frame for frame in g.stack if isinstance(frame, LooseStrikes))
        assert strikes.targets == [gimli, bilbo] and prowess_of(g, strikes) == 8 and strikes.harder == 1
        answer_all(g, strikes, 2, body(g, gimli) - 1, 12)
        assert the_company(g).races == () and g.state[gimli] == WOUNDED
        assert sorted(strikes.results) == sorted([RESOLVED, BEATEN])


def test_td_080_the_worm_has_its_pick_of_the_items():
    g, (gimli, legolas), _ = faced("Were-worm", "Gimli", "Legolas")
    sword, cloak = give(g, legolas, "Glamdring"), give(g, gimli, "Elven Cloak")
    for _ in range(60):
        question = g.question()
        if type(question).__name__ == "DiscardItem":
            break
        if isinstance(question, Roll):
            roll(g, 2)
        else:
            g.answer(0 if 0 in g.offered else g.offered[0])
    assert g.question().side == 1
    choose(g, "Take Glamdring")
    assert not in_play(g, sword) and in_play(g, cloak)
    g, _ = on_the_way("Moria", "Gimli", path=(WILDERNESS, WILDERNESS))
    hand(g, 1, "Were-worm")
    assert refused(g, "Were-worm")
    until_over(*faced("Were-worm", "Gimli")[::2])              # with nothing to lose


def test_R_AMB_63_td_074_guile_between_the_wound_and_the_body_check():
    for creature, ways in (("Itangast", 2), ("Smaug", 1), ("Light-drake", 0)):
        g, (bilbo,), _, _ = struck(creature, "Bilbo")
        hand(g, 1, "Subtlety of Guile")
        asked = 0
        for _ in range(30):
            question = g.question()
            if isinstance(question, Roll):
                if g.nearest(Striking).total:
                    break
                roll(g, 2)
                continue
            if g.asking().about == 12 and question.side == 1:
                asked = len([words for words in names(g) if "Subtlety" in words])
                if asked:
                    before = body(g, bilbo)
                    play(g, "Subtlety of Guile")
                    assert body(g, bilbo) == before - 1
                    break
            g.answer(0)
        assert asked == ways
    g, (gimli, gandalf), _ = faced("Itangast", "Gimli", "Gandalf")
    hand(g, 1, "Subtlety of Guile")
    g.answer(0)
    both = body(g, gimli), body(g, gandalf)
    play(g, "Subtlety of Guile")
    assert (body(g, gimli), body(g, gandalf)) == (both[0] - 1, both[1])


def test_td_055_age_is_stronger_with_every_copy_and_is_not_turned_away():
    g, _, attack = faced("Smaug", "Gimli")
    before = prowess_of(g, attack)
    hand(g, 1, *["Prowess of Age"] * 3)
    for more in (1, 4, 9):
        g.answer(0)
        choose(g, "Declared Prowess of Age")
        until_settled(g)
        assert prowess_of(g, attack) == before + more
    for creature, right in (("Smaug", True), ("Light-drake", False)):
        g, _, attack = faced(creature, "Gandalf", "Bilbo")
        hand(g, 0, "Concealment")
        hand(g, 1, "Prowess of Age")
        choose(g, "Declared Concealment")
        choose(g, "Take Bilbo")
        ways = [words for words in names(g) if words.startswith("Declared Prowess of Age")]
        assert len(ways) == (2 if right else 1)
        if right:
            choose(g, ways[0])
            choose(g, "Take Concealment")
            until_settled(g)
            assert not is_stopped(attack)


def test_td_017_terror_costs_cards_and_taps_the_weak_of_mind():
    g, (gimli, bilbo, _), _ = faced("Smaug", "Gimli", "Bilbo", "Gandalf")
    hand(g, 1, "Dragon's Terror", "Giant", "Wargs")
    g.answer(0)
    choose(g, "Declared Dragon's Terror")
    assert "Take Dragon's Terror" not in names(g) and "Done" not in names(g)
    choose(g, "Take Giant")
    assert names(g) == ["Take Gimli", "Take Bilbo"]            # no Wizard
    choose(g, "Take Bilbo")
    choose(g, "Done")
    assert len(the_company(g).counted) == 2 and len(g.piles[HAND + 1]) == 1
    for _ in range(10):
        if isinstance(g.question(), Roll):
            break
        g.answer(0)
    roll(g, 4)                                                 # and two for a Dragon, above Bilbo's five
    assert g.state[bilbo] == TAPPED and g.state[gimli] == UNTAPPED
    g, _, _ = faced("Wargs", "Gimli")
    hand(g, 1, "Dragon's Terror", "Giant")
    assert refused(g, "Dragon's Terror")
    g, _, _ = faced("Smaug", "Gimli")
    hand(g, 1, "Dragon's Terror")
    assert refused(g, "Dragon's Terror")                       # nothing to discard
    g, _, _ = faced("Smaug", "Gimli")
    hand(g, 1, "Dragon's Terror", "Giant")
    the_company(g).limit = 1
    assert refused(g, "Dragon's Terror")                       # and the card would be beyond the limit


def test_td_055_a_copy_leaves_with_its_attack():
    g, _, attack = faced("Light-drake", "Gimli")
    hand(g, 1, "Prowess of Age")
    hazard(g, "Prowess of Age")
    until_over(g, attack)
    assert g.lasting == []
    assert not g.under_way(Attacking)
