"""The captain of the battle: it knows what its seat knows, chooses alike for equal seeds, and keeps to its time."""
from __future__ import annotations

import pytest

from ravenhill import bots
from ravenhill.bots.five_armies.ahead import chance
from ravenhill.bots.five_armies.captain import ACTION, Captain, Lord
from ravenhill.bots.five_armies.worth import HOPE, NAMES, counted, foreseen, in_force, worth
from ravenhill.bots.halving import Plan, Thought, best_plan
from ravenhill.core.dice import Dice, FastDice
from ravenhill.core.plain import fingerprint
from ravenhill.games.five_armies import GAME, FiveArmies
from ravenhill.games.five_armies.choices import PlayCard
from ravenhill.games.five_armies.state import HAND, Battle
from ravenhill.games.five_armies.terms import FREE, SHADOW
from tests.bots.test_five_armies import MAP, chosen, position

NEVER = float("inf")


def in_the_first_turn(seed: int) -> tuple[Battle, int]:
    """A table at its first question with several options when both have cards in hand that the other has not seen."""
    g = GAME.new()
    g.dice, g.quick = FastDice(seed), True
    dice = FastDice(seed)
    while True:
        seat = g.to_answer()[0]
        if g.piles[HAND] and g.piles[HAND + 1] and len(g.offered) > 3: return g, seat
        g.accept(g.offered[dice.pick(len(g.offered))])


class Peeping(FiveArmies):
    """A game whose imagination is the true table."""

    def __init__(self, g: Battle) -> None:
        self.g = g

    def imagine(self, view: object, dice: Dice, options: object = None) -> Battle: return self.g.copy()


def choices(tables: list[Battle], seat: int, peeping: bool) -> list[list[int]]:
    """What a small captain chooses at each table, with one seed after the other."""
    found: list[list[int]] = []
    for g in tables:
        question = g.ask(seat)
        row: list[int] = []
        for seed in range(12):
            bot = Captain(Peeping(g) if peeping else GAME, FastDice(seed), {})
            bot.tries, bot.most_s = 30, NEVER
            row.append(bot.choose(GAME.view(g, seat), type(question).__name__, list(g.offered), GAME.choices(g)))
        found.append(row)
    return found


def test_tables_that_look_alike_are_answered_alike_and_a_peeping_captain_is_found_out() -> None:
    g, seat = in_the_first_turn(4)
    other = GAME.imagine(GAME.view(g, seat), FastDice(77))
    assert GAME.view(g, seat) == GAME.view(other, seat) and fingerprint(g) != fingerprint(other)
    one, two = choices([g, other], seat, peeping=False)
    assert one == two and len(set(one)) > 1                    # seeds matter, what is hidden does not
    one, two = choices([g, other], seat, peeping=True)
    assert one != two


def test_redealing_changes_only_what_a_seat_does_not_know() -> None:
    g, seat = in_the_first_turn(4)
    view = GAME.view(g, seat)
    world = GAME.imagine(view, FastDice(1))
    hands = set()
    for luck in range(20):
        world.redeal(seat, FastDice(luck))
        assert GAME.view(world, seat) == view and GAME.faults(world) == []
        hands.add(tuple(sorted(world.kind[card] for card in world.piles[HAND + 1 - seat])))
    assert len(hands) > 10


def test_time_is_a_cap_and_an_answer_is_legal_all_the_same() -> None:
    g, seat = in_the_first_turn(2)
    question = g.ask(seat)
    bot = Captain(GAME, FastDice(1), {})
    bot.tries, bot.most_s = 10**6, 0.05
    assert bot.choose(GAME.view(g, seat), type(question).__name__, list(g.offered), GAME.choices(g)) in g.offered


def test_what_is_worth_more_wins_more_often() -> None:
    plain = position('moment = "action"\nto_act = "free"\n' + MAP)
    more = position('moment = "action"\nto_act = "free"\n' + MAP + 'camp = ["1 orc", "control"]\n')
    assert 0 < chance(plain) < chance(more) < 1
    more.finish(FREE, "war-fate")
    assert chance(more) < 1e-6


@pytest.mark.parametrize("seed", range(2))
def test_an_empty_settlement_next_door_is_taken(seed: int) -> None:
    g = position('moment = "action"\nto_act = "shadow"\n[shadow]\ndice = ["army"]\n[map]\nwest_dale = ["3 orc"]\n'
                 'front_gate = ["2 dwarf_veteran"]\n')
    g.dice = FastDice(seed)
    captain = bots.load("captain", GAME, seed)
    while g.to_answer() == [SHADOW] and not g.settlements_held():
        question = g.ask(SHADOW)
        g.answer(captain.choose(GAME.view(g, SHADOW), type(question).__name__, list(g.offered), GAME.choices(g)))
    assert g.settlements_held()


def test_no_die_is_thrown_away() -> None:
    g = position('moment = "action"\nto_act = "shadow"\n[shadow]\ndice = ["army", "character", "muster"]\n' + MAP)
    assert type(chosen("captain", g.copy(), SHADOW)).__name__ != "SkipDie"


LADDERS = ('moment = "action"\nto_act = "shadow"\n{force}[shadow]\ndice = [{dice}]\nhand = [{hand}]\n[map]\n'
           'front_gate = ["3 dwarf_veteran"]\neastern_spur = ["5 lake_man"]\n'
           'spur_foot = ["4 orc", "1 great_orc", "1 leadership"]\n')


def test_cards_in_force_are_counted_and_those_of_one_turn_fade_with_its_dice() -> None:
    def worth_of(force: str, dice: int) -> float:
        laid = f'in_force = ["{force}"]\n' if force else ""
        return in_force(position(LADDERS.format(force=laid, dice=", ".join(['"army"'] * dice), hand="")))

    ladders, howling, ground = ("shadow S07 sentence 0 until 5 naming 4", "shadow S01 sentence 0 until 2 naming",
                                "free E09 sentence 0 until 1 naming 4")
    assert worth_of("", 3) == 0 and worth_of(howling, 1) == worth_of(howling, 3) == 1
    assert 0 < worth_of(ladders, 1) < worth_of(ladders, 2) < worth_of(ladders, 3) == worth_of(ladders, 4) == 1
    assert worth_of(ground, 3) == 0                            # the Free Peoples have no die left in this turn


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("card", ["S01", "S07"])
def test_who_counts_cards_in_force_lays_them_before_it_storms_the_walls(card: str, seed: int) -> None:
    """What such a card brings is seen by nobody who only looks to the end of the action and counts what it brought."""
    g, played = position(LADDERS.format(force="", dice='"army", "army", "army"', hand=f'"{card}"')), list[bool]()
    question = g.ask(SHADOW)
    assert question is not None
    for counts in (True, False):
        bot = bots.load("captain:aggressive", GAME, seed)
        assert isinstance(bot, Captain)
        if not counts: bot.weight[NAMES.index("in force")] = 0.0
        option = bot.choose(GAME.view(g, SHADOW), type(question).__name__, list(g.offered), GAME.choices(g))
        played.append(isinstance(question.choice(g, option), PlayCard))
    assert played == [True, False]


def seen(text: str) -> dict[str, float]:
    """What is foreseen of such a table, by name."""
    return dict(zip(NAMES[HOPE:], foreseen(position('moment = "action"\nto_act = "free"\n' + text))))


def test_the_shadow_hopes_for_what_it_is_strong_enough_for_and_fears_for_what_it_holds() -> None:
    plain = seen(MAP)
    assert seen(MAP.replace("burnt_moor", "spur_foot"))["hope"] > plain["hope"] > 0       # nearer to what it wants
    assert seen(MAP + 'eastern_spur = ["5 elf_spearman"]\n')["hope"] < plain["hope"]
    assert seen(MAP.replace('["2 dwarf_veteran"]', '["2 dwarf_veteran", "3 wall_damage"]'))["hope"] > plain["hope"]
    one, five = (seen(MAP + f'camp = ["{n} orc", "control"]\n')["fear"] for n in (1, 5))
    assert one > five > plain["fear"] == 0


def test_beorn_is_foreseen_until_the_shadow_has_enough() -> None:
    early, late = (seen(f"[fate]\nmarker = {fate}\n" + MAP)["late"] for fate in (3, 9))
    assert 0 < early < late
    some = seen("[fate]\nmarker = 9\n" + MAP + 'camp = ["1 orc", "control"]\n')["late"]
    assert some < late
    enough = MAP + 'camp = ["1 orc", "control"]\neastern_spur = ["1 orc", "control"]\n'
    assert seen("[fate]\nmarker = 9\n" + enough)["late"] == 0


def test_bolg_is_in_danger_beside_strong_enemies() -> None:
    near = '[map]\nnorth_dale = ["2 orc", "bolg"]\neast_dale = ["{n} elf_spearman"]\n'
    assert 0 < seen(near.format(n=1))["danger"] < seen(near.format(n=5))["danger"] < 1
    assert seen('[map]\nburnt_moor = ["2 orc", "bolg"]\neast_dale = ["5 elf_spearman"]\n')["danger"] == 0


def test_a_lord_foresees_as_the_shadow_and_a_captain_never() -> None:
    lord, g = Lord(GAME, FastDice(1), {}), position('moment = "action"\nto_act = "free"\n' + MAP)
    assert lord.weight_of(FREE) == Captain.weight and lord.weight_of(SHADOW)[HOPE] > 0 == Captain.weight[HOPE]
    assert lord.weight_of(SHADOW)[HOPE] < lord.weight_of(SHADOW)[NAMES.index("settlement")]      # to have is more
    assert lord.tries_for("Casualty") == Captain.tries
    weight = lord.weight_of(SHADOW)
    assert worth(g, weight) == pytest.approx(sum(one * other for one, other in zip(weight, counted(g) + foreseen(g))))


@pytest.mark.parametrize("seat", [FREE, SHADOW])
def test_a_lord_thinks_longest_of_an_action_on_either_seat(seat: int) -> None:
    """The Free Peoples are asked for their Generals first, and an action is planned from there."""
    lord, asked = Lord(GAME, FastDice(1), {}), set[str]()
    for seed in range(6):
        g, dice = GAME.new(), FastDice(seed)
        g.dice, g.quick, begins = FastDice(seed), True, True
        for _ in range(300):
            if not (sides := g.to_answer()): break
            kind = type(g.ask(sides[0])).__name__
            if kind in ACTION:
                if begins and sides[0] == seat: asked.add(kind)
                begins = kind == "Act"                     # what comes after a die is another action's
            g.accept(g.offered[dice.pick(len(g.offered))])
    assert asked and all(lord.tries_for(kind) > lord.tries for kind in asked)
    assert (asked == {"Act"}) == (seat == SHADOW)


class Coins(Thought):
    """Each option is a coin that shows its head so often, of a hundred; plans have one answer."""
    heads = (50, 55, 40, 70, 52, 30)

    def world(self) -> None: return None

    def went(self, world: Battle, plan: Plan, dice: Dice) -> tuple[Plan, float]:
        return plan, float(dice.pick(100) < self.heads[plan[0][1]])


def test_halving_finds_the_best_of_several_coins() -> None:
    found = [best_plan(Coins(), "Coin", range(6), FastDice(seed), 600, NEVER)[0][1] for seed in range(40)]
    assert found.count(3) >= 32 and found.count(5) == 0
