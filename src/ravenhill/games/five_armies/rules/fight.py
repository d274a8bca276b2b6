"""A combat as it stands: who fights whom and where, the cards shown, the dice, and what effects have changed.

The numbers of a round lie in one flat list by a name and a side, `fight.now[ROLL_PLUS + side]`, and are all zero when
a round begins. What the order that started the combat says of it lies in `fight.terms`, which never changes.
"""
from __future__ import annotations

from typing import Final

from ravenhill.core.frames import Procedure
from ravenhill.games.five_armies.state import (
    ADD_TO_REROLL,
    ADD_TO_ROLL,
    BEORN_ADD,
    BEORN_DICE,
    COMBAT_DICE,
    TARGET_FIXED,
    TARGET_NUMBER,
    Battle,
)
from ravenhill.games.five_armies.terms import BEORN, FREE

NO_CARD: Final = -1
MOST_DICE: Final = 5                 # B-CMB-20
NORMAL: Final = 5                    # B-CMB-30
HARD: Final = 6                      # B-CMB-31, 32, 33

# Numbers of a round: `now[NAME + side]`
DICE: Final = 0                      # rolled this round
BLACK: Final = 2                     # of these, black: the first ones
TARGET: Final = 4                    # B-CMB-30  fixed before the roll
HITS: Final = 6
MORE_DICE: Final = 8
FEWER_DICE: Final = 10               # by the enemy's effect: one die at least is left
HELD_BACK: Final = 12                # dice he chose not to roll
ROLL_PLUS: Final = 14                # B-CMB-35  added to each die of the Combat Roll
REROLL_PLUS: Final = 16              # and of the Leader Re-roll
TARGET_SET: Final = 18               # the Target Number a card says; 0: none does
MORE_REROLLS: Final = 20
MORE_LEADERSHIP: Final = 22
DOUBLED: Final = 24                  # Leadership is doubled, up to this; 0: it is not
REROLLED: Final = 26                 # dice rolled in the Leader Re-roll, as a mask
STANDING: Final = 28                 # dice whose result is final: nothing rolls them again, as a mask
NO_MANEUVER: Final = 30              # 1: its Unit card has no effect
CANCELLED: Final = 32                # 1: its Event has none
SHIELD: Final = 34                   # Damage still to be prevented
FRESH: Final = 36                    # enemy Damage of this round that lies on its Army
FRESH_WALLS: Final = 38              # and on its Fortification
INFLICTED: Final = 40                # Damage it did to the enemy, less what was prevented
GUARDED: Final = 42                  # B-AMB-40  1: no more enemy Damage in this round
BETTER: Final = 44                   # so many casualties take more Damage away
BETTER_UNIT: Final = 46              # only of this type, one more than its number; 0: any
BETTER_TAKES: Final = 48             # this many tokens
MAY_RETREAT: Final = 50              # B-CMB-19  1: without rout
MAY_NOT_LEAVE: Final = 52            # 1: neither retreat nor rout
ACROSS_FORDS: Final = 54             # 1: it may retreat across fords
PURSUED: Final = 56                  # Damage it suffers before it retreats or routs
HARRIED: Final = 58                  # Damage it suffers when it withdraws
SETTLED: Final = 60                  # 1: the Damage of step four is done, and walls that are full are broken
EARLIER: Final = 62                  # of FRESH, what came before the roll and was resolved then
EARLIER_WALLS: Final = 64            # and of FRESH_WALLS
NUMBERS: Final = 66

# The same by name, for whoever shows them
NAMES: Final = (
    "dice", "black", "target", "hits", "more_dice", "fewer_dice", "held_back", "roll_plus", "reroll_plus", "target_set",
    "more_rerolls", "more_leadership", "doubled", "rerolled", "standing", "no_maneuver", "cancelled", "shield", "fresh",
    "fresh_walls", "inflicted", "guarded", "better", "better_unit", "better_takes", "may_retreat", "may_not_leave",
    "across_fords", "pursued", "harried", "settled", "earlier", "earlier_walls",
)

# What the order says: `terms[NAME]`
FREE_OF: Final = 0                   # penalties that do not count, as a mask
HAS_SUPERIORITY: Final = 1           # 1: the attacker has it, whatever the terrain
ORDER_PLUS: Final = 2                # added to each die of the attacker's Combat Roll …
ORDER_ROUNDS: Final = 3              # … in so many rounds; 0: in all
LEADER_PLUS: Final = 4               # added to the attacker's Leadership …
LEADER_ROUNDS: Final = 5             # … in so many rounds; 0: in all
STAY_ROUNDS: Final = 6               # he may not withdraw in so many rounds
PURSUIT: Final = 7                   # Damage a leaving defender suffers first
ORDER_UNIT: Final = 8                # each casualty of this type of the attacker, one more than its number …
ORDER_TAKES: Final = 9               # … takes so many tokens away
TERMS: Final = 10
FORD_PENALTY: Final = 1
SLOPE_PENALTY: Final = 2
WALL_PENALTY: Final = 4


class UnderOrders(Procedure[Battle]):
    """B-CRD-09  Lies below an attack that a card ordered: the combat above it has the terms the card says."""
    terms: list[int]

    def __init__(self, terms: list[int], like: UnderOrders | None = None) -> None:
        super().__init__(like)
        self.terms = terms.copy()

    def copy(self) -> UnderOrders: return UnderOrders(self.terms, self)
    def step(self, g: Battle, at: int) -> bool: return False


class Fight(Procedure[Battle]):
    """What is so in a combat; `Combat` is what happens in it."""
    attacker: int                    # the side
    origins: list[int]               # where the attacking Armies stand
    target: int                      # the defender's region
    terms: list[int]                 # what the order says of this combat
    fighting: int                    # where the Army stands that attacks in this round
    beorn: bool                      # the Free Peoples fight with Beorn, and not with an Army
    round: int
    fought: int                      # which of the origins attacked in earlier rounds, as a mask
    played: list[int]                # by side: the card shown in this round
    now: list[int]
    faces: list[int]                 # five dice for each side
    withdrawn: bool                  # B-RET-02  by the attacker
    over: bool                       # nobody fights on
    won: bool                        # the defender is gone

    def __init__(
        self, attacker: int, origins: list[int], target: int, terms: list[int] | None = None, like: Fight | None = None,
    ) -> None:
        super().__init__(like)
        self.attacker = attacker
        self.origins = origins.copy()
        self.target = target
        self.terms = [0] * TERMS if terms is None else terms.copy()
        self.fighting = origins[0] if like is None else like.fighting
        self.beorn = False if like is None else like.beorn
        self.round = 0 if like is None else like.round
        self.fought = 0 if like is None else like.fought
        self.played = [NO_CARD, NO_CARD] if like is None else like.played.copy()
        self.now = [0] * NUMBERS if like is None else like.now.copy()
        self.faces = [0] * (2 * MOST_DICE) if like is None else like.faces.copy()
        self.withdrawn = False if like is None else like.withdrawn
        self.over = False if like is None else like.over
        self.won = False if like is None else like.won

    # Who and where

    def place(self, side: int) -> int:
        """Where this side's fighting Army stands."""
        return self.fighting if side == self.attacker else self.target

    def is_beorn(self, side: int) -> bool:
        return self.beorn and side == FREE

    def is_alive(self, g: Battle, side: int) -> bool:
        """Whether this side's fighting Army, or Beorn, is still there."""
        if self.is_beorn(side): return g.characters[BEORN] == self.place(FREE)
        return g.army(side, self.place(side)) > 0

    def size(self, g: Battle, side: int) -> int:
        """How many units it has; Beorn counts as none."""
        return 0 if self.is_beorn(side) else g.army(side, self.place(side))

    def is_first_attack(self) -> bool:
        """B-COM-05  The fighting Army has not attacked in an earlier round."""
        return self.fought >> self.origins.index(self.fighting) & 1 == 0

    def crosses_ford(self, g: Battle) -> bool:
        """B-CMB-31  The attack crosses a ford."""
        return g.facts.is_ford[self.fighting * g.facts.places + self.target]

    def climbs_slope(self, g: Battle) -> bool:
        """B-CMB-32, B-PAS-05  The attack goes up a slope into Mountains; from a Pass it does not."""
        return g.facts.is_uphill[self.fighting * g.facts.places + self.target]

    def had_walls(self, g: Battle) -> bool:
        """B-FOR-03, B-AMB-13  The defender's walls were unbroken when the round began; it counts to its end."""
        fresh = self.now[FRESH_WALLS + 1 - self.attacker]
        return g.walls[self.target] - fresh < g.facts.protection[self.target]

    def comes_from_pass(self, g: Battle) -> bool:
        return self.fighting >= g.facts.regions

    # Dice

    def has_black_hit(self, side: int) -> bool:
        """B-CMB-22  At least one black die is a hit now."""
        found = False
        for die in range(self.now[BLACK + side]):
            if self.is_hit(side, die): found = True
        return found

    def is_hit(self, side: int, die: int) -> bool:
        """B-CMB-35, 36  A one never hits and a six always does, whatever is added."""
        face = self.faces[side * MOST_DICE + die]
        if face == 1 or face == 6: return face == 6
        again = self.now[REROLLED + side] >> die & 1 == 1
        plus = self.now[(REROLL_PLUS if again else ROLL_PLUS) + side]
        return face + plus >= self.now[TARGET + side]

    def hits(self, side: int) -> int:
        """B-CMB-23  Black and white hits all count."""
        total = 0
        for die in range(self.now[DICE + side]):
            if self.is_hit(side, die): total += 1
        return total


def fight_of(g: Battle) -> Fight | None:
    """The combat under way, if there is one."""
    stack = g.stack
    for i in range(len(stack) - 1, -1, -1):
        frame = stack[i]
        if isinstance(frame, Fight): return frame
    return None


def the_fight(g: Battle) -> Fight:
    """The combat under way."""
    it = fight_of(g)
    assert it is not None
    return it


def numbers(it: Fight) -> dict[str, list[int]]:
    """The numbers of the round by name, those of the Free Peoples first."""
    return {name: it.now[2 * n:2 * n + 2] for n, name in enumerate(NAMES)}


# The numbers of a round, each with the parts it is made of

def dice_parts(g: Battle, it: Fight, side: int) -> list[tuple[str, int]]:
    """B-CMB-20, B-BEO-12  Combat Strength up to five dice, and what effects add and take."""
    if it.is_beorn(side):
        printed = g.facts.beorn_dice
        parts = [("beorn", printed), ("fate", g.asked(BEORN_DICE, side, printed) - printed)]
    else:
        strength = g.combat_strength(it.place(side))
        parts = [("strength", strength), ("limit", min(0, MOST_DICE - strength))]
    total = sum([n for _, n in parts])
    changed = g.asked(COMBAT_DICE, side, total)
    parts.append(("in-force", changed - total))
    more = min(changed + it.now[MORE_DICE + side], MOST_DICE)
    parts.append(("card", more - changed))
    fewer = max(min(1, more), more - it.now[FEWER_DICE + side])
    parts.append(("enemy", fewer - more))
    parts.append(("held-back", max(0, fewer - it.now[HELD_BACK + side]) - fewer))
    return [part for part in parts if part[1]]


def dice_of(g: Battle, it: Fight, side: int) -> int:
    """B-CMB-20  How many dice this side rolls."""
    if it.is_beorn(side):
        dice = g.asked(BEORN_DICE, side, g.facts.beorn_dice)
    else:
        dice = min(MOST_DICE, g.combat_strength(it.place(side)))
    dice = min(MOST_DICE, g.asked(COMBAT_DICE, side, dice) + it.now[MORE_DICE + side])
    dice = max(min(1, dice), dice - it.now[FEWER_DICE + side])
    return max(0, dice - it.now[HELD_BACK + side])


def target_parts(g: Battle, it: Fight, side: int) -> list[tuple[str, int]]:
    """B-CMB-30 to 33  What the Target Number would be by each rule that has a say; the last word counts.

    The order is that of the rules and never that in which cards were played: the map, what cards in force demand, the
    card shown, and then a number that a card fixes.
    """
    normal = g.facts.beorn_target if it.is_beorn(side) else NORMAL
    parts = [("normal", normal)]
    if side == it.attacker:
        free_of = it.terms[FREE_OF]
        first = it.is_first_attack()
        if first and it.crosses_ford(g) and not free_of & FORD_PENALTY: parts.append(("ford", HARD))
        if first and it.climbs_slope(g) and not free_of & SLOPE_PENALTY: parts.append(("slope", HARD))
        if it.had_walls(g) and not free_of & WALL_PENALTY: parts.append(("fortification", HARD))
    last = parts[len(parts) - 1][1]
    changed = g.asked(TARGET_NUMBER, side, last)
    if changed != last: parts.append(("in-force", changed))
    if it.now[TARGET_SET + side]: parts.append(("card", it.now[TARGET_SET + side]))
    fixed = g.asked(TARGET_FIXED, side, 0)
    if fixed: parts = [part for part in parts if part[0] != "in-force"] + [("in-force", fixed)]
    return parts


def target_number(g: Battle, it: Fight, side: int) -> int:
    """B-CMB-30, B-BEO-13  The face a die of this side must show."""
    parts = target_parts(g, it, side)
    return parts[len(parts) - 1][1]


def roll_plus(g: Battle, it: Fight, side: int) -> int:
    """B-CMB-34, 35  What is added to each die of the Combat Roll by cards in force and by the order."""
    plus = g.asked(BEORN_ADD if it.is_beorn(side) else ADD_TO_ROLL, side, 0)
    if side == it.attacker and in_rounds(it, it.terms[ORDER_ROUNDS]): plus += it.terms[ORDER_PLUS]
    return plus


def reroll_plus(g: Battle, it: Fight, side: int) -> int:
    """B-CMB-34, B-BEO-12  What cards in force add to each die of the Leader Re-roll; Beorn's dice are all alike."""
    return g.asked(BEORN_ADD if it.is_beorn(side) else ADD_TO_REROLL, side, 0)


def in_rounds(it: Fight, rounds: int) -> bool:
    return rounds == 0 or it.round <= rounds


def leadership_parts(g: Battle, it: Fight, side: int) -> list[tuple[str, int]]:
    """B-LDR-03, B-CMB-40  The Leadership of the fighting Army in this round."""
    printed = g.leadership(side, it.place(side))
    parts = [("army", printed), ("card", it.now[MORE_LEADERSHIP + side])]
    if side == it.attacker and in_rounds(it, it.terms[LEADER_ROUNDS]): parts.append(("order", it.terms[LEADER_PLUS]))
    total = sum([n for _, n in parts])
    most = it.now[DOUBLED + side]
    if most: parts.append(("doubled", max(total, min(most, 2 * total)) - total))
    return [part for part in parts if part[1]]


def leadership_now(g: Battle, it: Fight, side: int) -> int:
    """B-LDR-03  Leadership of the fighting Army, as this round's effects change it."""
    if it.is_beorn(side) or not it.is_alive(g, side): return 0
    total = g.leadership(side, it.place(side)) + it.now[MORE_LEADERSHIP + side]
    if side == it.attacker and in_rounds(it, it.terms[LEADER_ROUNDS]): total += it.terms[LEADER_PLUS]
    most = it.now[DOUBLED + side]
    return max(total, min(most, 2 * total)) if most else total


def rerolls_of(g: Battle, it: Fight, side: int) -> int:
    """B-CMB-40, B-BEO-12  How many failed dice may be rolled again; Beorn's all may."""
    if it.is_beorn(side): return it.now[DICE + side]
    return leadership_now(g, it, side) + it.now[MORE_REROLLS + side]
