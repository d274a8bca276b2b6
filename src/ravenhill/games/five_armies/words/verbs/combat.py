"""Verbs of a round of combat: dice, Target Numbers, re-rolls, what the enemy may not do."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, Number
from ravenhill.core.frames import Procedure
from ravenhill.core.words import Effect, If, Source
from ravenhill.games.five_armies.card_choices import ChooseRoll
from ravenhill.games.five_armies.lines import DUEL
from ravenhill.games.five_armies.rules.damage import Suffer
from ravenhill.games.five_armies.rules.fight import (
    ACROSS_FORDS,
    CANCELLED,
    FEWER_DICE,
    HARRIED,
    HELD_BACK,
    MAY_NOT_LEAVE,
    MAY_RETREAT,
    MORE_DICE,
    MORE_REROLLS,
    NO_MANEUVER,
    PURSUED,
    REROLL_PLUS,
    ROLL_PLUS,
    SHIELD,
    STANDING,
    TARGET_SET,
    Fight,
    dice_of,
    leadership_now,
    the_fight,
)
from ravenhill.games.five_armies.rules.maneuvers import is_event, is_unit_card
from ravenhill.games.five_armies.rules.rerolls import RollAgain as RollThemAgain
from ravenhill.games.five_armies.rules.rerolls import TurnDice, hitting, showing
from ravenhill.games.five_armies.state import STROKES_ON_BOTH, Battle
from ravenhill.games.five_armies.terms import BEORN, FREE, SHADOW
from ravenhill.games.five_armies.words.base import (
    Count,
    Verb,
    any_possible,
    carry_out,
    count,
    in_combat,
    is_so,
    owner_of,
)

# Which roll
COMBAT_ROLL: Final = 0
LEADER_REROLL: Final = 1
EITHER: Final = 2
BOTH: Final = 3

# Which dice are turned
ENEMY_HITS: Final = 0
OWN_ONES: Final = 1


class CombatVerb(Verb):
    """A verb that means something only in a combat."""

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return in_combat(g) is not None

    def do(self, g: Battle, source: Source, thing: int) -> None:
        it = in_combat(g)
        if it is not None: self.act(g, it, source)

    def act(self, g: Battle, it: Fight, source: Source) -> None: raise NotImplementedError


class AddToDice(CombatVerb):
    """B-CMB-34, 35  Something is added to each die of a roll of yours; after an Attack order, in so many rounds."""
    n: int
    roll: int
    rounds: int                      # 0: all
    army: int

    def __init__(self, n: int, roll: int, rounds: int, army: int) -> None:
        super().__init__()
        self.n = n
        self.roll = roll
        self.rounds = rounds
        self.army = army

    def act(self, g: Battle, it: Fight, source: Source) -> None:
        if self.roll != EITHER:
            self.add(g, it, source, self.roll)
        elif g.asked(STROKES_ON_BOTH, source.side, 0):
            self.add(g, it, source, BOTH)
        else:
            self.ask(g, source, source.side)

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]: return [COMBAT_ROLL, LEADER_REROLL]
    def choice(self, g: Battle, option: int) -> Choice: return ChooseRoll(option)

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        for roll in picks: self.add(g, the_fight(g), source, roll)

    def add(self, g: Battle, it: Fight, source: Source, roll: int) -> None:
        side = owner_of(source, self.army)
        if roll in (COMBAT_ROLL, BOTH): it.now[ROLL_PLUS + side] += self.n
        if roll in (LEADER_REROLL, BOTH): it.now[REROLL_PLUS + side] += self.n


class Dice(CombatVerb):
    """B-CMB-20  An Army rolls more dice, five at most, or fewer, one at least."""
    n: int
    army: int
    least: int
    most_dice: int

    def __init__(self, n: int, army: int, least: int, most_dice: int) -> None:
        super().__init__()
        self.n = n
        self.army = army
        self.least = least
        self.most_dice = most_dice

    def act(self, g: Battle, it: Fight, source: Source) -> None:
        side = owner_of(source, self.army)
        if self.n > 0:
            it.now[MORE_DICE + side] += self.n
        else:
            it.now[FEWER_DICE + side] -= self.n


class TargetNumber(CombatVerb):
    """B-CMB-30  The Target Number of an Army is this in this round; of two, the harder."""
    n: int
    army: int

    def __init__(self, n: int, army: int) -> None:
        super().__init__()
        self.n = n
        self.army = army

    def act(self, g: Battle, it: Fight, source: Source) -> None:
        side = owner_of(source, self.army)
        it.now[TARGET_SET + side] = max(it.now[TARGET_SET + side], self.n)


class Rerolls(CombatVerb):
    """B-CMB-40  So many failed dice more may be rolled again."""
    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def act(self, g: Battle, it: Fight, source: Source) -> None: it.now[MORE_REROLLS + source.side] += self.n


class RollAgain(CombatVerb):
    """B-AMB-14  Hits of the enemy, up to a number, or your own ones are rolled again once; what is final is not."""
    turned: int
    n: int

    def __init__(self, turned: int, n: int) -> None:
        super().__init__()
        self.turned = turned
        self.n = n

    def act(self, g: Battle, it: Fight, source: Source) -> None:
        side = source.side
        if self.turned == ENEMY_HITS:
            if hitting(it, 1 - side) & ~it.now[STANDING + 1 - side]: g.then(TurnDice(side, self.n))
        else:
            ones = showing(it, side, 1) & ~it.now[STANDING + side]
            if ones: g.then(RollThemAgain(side, ones))


class CancelEvent(CombatVerb):
    """The Event the enemy showed has no effect; if he showed none, something else happens."""
    otherwise: tuple[Effect, ...]

    def __init__(self, otherwise: tuple[Effect, ...]) -> None:
        super().__init__()
        self.otherwise = otherwise

    def possible(self, g: Battle, source: Source, thing: int) -> bool:
        it = in_combat(g)
        if it is None: return False
        return is_event(g, it.played[1 - source.side]) or any_possible(g, source, self.otherwise)

    def act(self, g: Battle, it: Fight, source: Source) -> None:
        if is_event(g, it.played[1 - source.side]):
            it.now[CANCELLED + 1 - source.side] = 1
        else:
            carry_out(g, source, self.otherwise)


class NoManeuver(CombatVerb):
    """B-CMB-22  An Army cannot use the Maneuver Ability of its Unit card, or of cards of these types."""
    army: int
    unit: list[int]                  # empty: any
    mask: int

    def __init__(self, army: int, unit: list[int], mask: int) -> None:
        super().__init__()
        self.army = army
        self.unit = unit
        self.mask = mask

    def act(self, g: Battle, it: Fight, source: Source) -> None:
        side = owner_of(source, self.army)
        if shows_unit_card(g, it, side, self.mask): it.now[NO_MANEUVER + side] = 1


def shows_unit_card(g: Battle, it: Fight, side: int, mask: int) -> bool:
    """Whether a side showed the Unit card of one of these types; 0: of any."""
    card = it.played[side]
    if not is_unit_card(g, card): return False
    return not mask or mask >> g.facts.unit_card.index(g.kind[card]) & 1 == 1


class MayRetreat(CombatVerb):
    """B-CMB-19, B-RET-05  Your Army may retreat without rout, or across fords, at the end of this round."""
    across_fords: bool
    without_rout: bool

    def __init__(self, across_fords: bool, without_rout: bool) -> None:
        super().__init__()
        self.across_fords = across_fords
        self.without_rout = without_rout

    def act(self, g: Battle, it: Fight, source: Source) -> None:
        if self.across_fords: it.now[ACROSS_FORDS + source.side] = 1
        if self.without_rout: it.now[MAY_RETREAT + source.side] = 1


class MayNotRetreat(CombatVerb):
    """An Army may neither retreat nor rout at the end of this round."""
    army: int
    when: If | None
    character: int                   # whom it does not touch; -1: nobody

    def __init__(self, army: int, when: If | None, character: int) -> None:
        super().__init__()
        self.army = army
        self.when = when
        self.character = character

    def act(self, g: Battle, it: Fight, source: Source) -> None:
        side = owner_of(source, self.army)
        if is_so(self.when, g, source) and not is_spared(it, side, self.character): it.now[MAY_NOT_LEAVE + side] = 1


def is_spared(it: Fight, side: int, character: int) -> bool:
    """B-BEO-16, B-UNI-05  The effect does not touch him who fights."""
    return character == BEORN and it.is_beorn(side)


class WithdrawalDamage(CombatVerb):
    """If the enemy attacks and withdraws this round, he suffers Damage."""
    n: int
    character: int                   # whom it does not touch; -1: nobody

    def __init__(self, n: int, character: int) -> None:
        super().__init__()
        self.n = n
        self.character = character

    def act(self, g: Battle, it: Fight, source: Source) -> None:
        enemy = 1 - source.side
        if not is_spared(it, enemy, self.character): it.now[HARRIED + enemy] += self.n


class PursuitDamage(CombatVerb):
    """If the enemy retreats or routs he suffers Damage first: in this round, or in the combat the card orders."""
    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def act(self, g: Battle, it: Fight, source: Source) -> None: it.now[PURSUED + 1 - source.side] += self.n


class MayNotWithdraw(CombatVerb):
    """You may not withdraw in the first rounds of the combat the card orders."""
    rounds: int

    def __init__(self, rounds: int) -> None:
        super().__init__()
        self.rounds = rounds

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return False


# One card each


class HoldBack(CombatVerb):
    """You may roll fewer dice; each of them prevents one Damage in this round."""
    dice: int | Count

    def __init__(self, dice: int | Count) -> None:
        super().__init__()
        self.dice = dice

    def act(self, g: Battle, it: Fight, source: Source) -> None: self.ask(g, source, source.side)
    def choice(self, g: Battle, option: int) -> Choice: return Number(option)
    def counts(self) -> str: return "dice"

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]:
        return list(range(min(count(self.dice, g, source), dice_of(g, the_fight(g), source.side)) + 1))

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        it = the_fight(g)
        for n in picks:
            it.now[HELD_BACK + source.side] += n
            it.now[SHIELD + source.side] += n


class DuelOfChampions(CombatVerb):
    """Both sides roll a die and add their Leadership; the lower loses a Leadership token, or suffers Damage."""
    def act(self, g: Battle, it: Fight, source: Source) -> None: g.then(Duel())


class Duel(Procedure[Battle]):
    """Two champions meet between the lines."""
    totals: list[int]

    def __init__(self, like: Duel | None = None) -> None:
        super().__init__(like)
        self.totals = [0, 0] if like is None else like.totals.copy()

    def copy(self) -> Duel: return Duel(self)

    def step(self, g: Battle, at: int) -> bool:
        match at:
            case 0: g.roll(1, FREE)
            case 1: g.roll(1, SHADOW)
            case 2: self.one_of_them_loses(g)
            case _: return False
        return True

    def rolled(self, g: Battle, tag: int, faces: list[int]) -> None:
        self.totals[tag] = faces[0] + leadership_now(g, the_fight(g), tag)

    def one_of_them_loses(self, g: Battle) -> None:
        g.tell(DUEL, self.totals[FREE], self.totals[SHADOW])
        if self.totals[FREE] == self.totals[SHADOW]: return
        loser = FREE if self.totals[FREE] < self.totals[SHADOW] else SHADOW
        place = the_fight(g).place(loser)
        if not g.lose_leadership(place, 1): g.then(Suffer(loser, place, 1))
