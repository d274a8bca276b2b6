"""What is different for as long as a card is in force."""
from __future__ import annotations

from ravenhill.core.words import Change, Source
from ravenhill.games.five_armies.state import (
    ACTION_DICE,
    ADD_TO_REROLL,
    ADD_TO_ROLL,
    BEORN_ADD,
    BEORN_AGAIN,
    BEORN_DICE,
    EAGLE_DICE,
    EAGLES_IN_BOXES,
    FORDS,
    LEADERSHIP_OF,
    MANEUVER,
    STROKES_ON_BOTH,
    TARGET_FIXED,
    TARGET_NUMBER,
    Battle,
)
from ravenhill.games.five_armies.terms import FREE
from ravenhill.games.five_armies.words.base import in_combat, owner_of
from ravenhill.games.five_armies.words.verbs.combat import BOTH, LEADER_REROLL, shows_unit_card


class AddsToDice(Change):
    """B-CMB-34, 35, B-BEO-12  Something is added to each die of one roll of your Armies, or of both of Beorn's."""
    n: int
    roll: int
    beorn: bool

    def __init__(self, n: int, roll: int, beorn: bool) -> None:
        super().__init__(BEORN_ADD if beorn else ADD_TO_REROLL if roll == LEADER_REROLL else ADD_TO_ROLL)
        self.n = n
        self.roll = roll
        self.beorn = beorn
        assert beorn == (roll == BOTH)

    def value(self, g: Battle, source: Source, thing: int, total: int) -> int:
        return total + self.n if thing == source.side else total


class TargetNumberIs(Change):
    """B-CMB-30  The Target Number of Armies that attack where the card lies, whatever else would count."""
    n: int
    army: int

    def __init__(self, n: int, army: int) -> None:
        super().__init__(TARGET_FIXED)
        self.n = n
        self.army = army

    def value(self, g: Battle, source: Source, thing: int, total: int) -> int:
        it = in_combat(g)
        if it is None or thing != it.attacker or thing != owner_of(source, self.army): return total
        if source.picks and it.target not in source.picks: return total
        return min(total, self.n) if total else self.n


class DefendRegion(Change):
    """B-CMB-30  Every Army that attacks the region where the card lies needs more, in its first rounds."""
    n: int
    rounds: int

    def __init__(self, n: int, rounds: int) -> None:
        super().__init__(TARGET_NUMBER)
        self.n = n
        self.rounds = rounds

    def value(self, g: Battle, source: Source, thing: int, total: int) -> int:
        it = in_combat(g)
        if it is None or thing != it.attacker or it.target not in source.picks: return total
        is_new = it.is_first_attack() if self.rounds == 1 else it.round <= self.rounds
        return max(total, self.n) if is_new else total


class ManeuversForbidden(Change):
    """B-CMB-22  Units of these types in combat with your Army cannot use their Maneuver Abilities."""
    army: int
    unit: list[int]                  # empty: all
    mask: int

    def __init__(self, army: int, unit: list[int], mask: int) -> None:
        super().__init__(MANEUVER)
        self.army = army
        self.unit = unit
        self.mask = mask

    def value(self, g: Battle, source: Source, thing: int, total: int) -> int:
        it = in_combat(g)
        if it is None or thing != owner_of(source, self.army): return total
        return 0 if shows_unit_card(g, it, thing, self.mask) else total


class RetreatAllowed(Change):
    """B-RET-05  The Army that the card named may retreat across fords."""
    across_fords: bool

    def __init__(self, across_fords: bool) -> None:
        super().__init__(FORDS)
        self.across_fords = across_fords

    def value(self, g: Battle, source: Source, thing: int, total: int) -> int:
        return 1 if thing in source.picks and g.army(source.side, thing) else total


class MoreLeadership(Change):
    """B-CHR-01  The Leadership of a character is higher."""
    n: int
    character: int

    def __init__(self, n: int, character: int) -> None:
        super().__init__(LEADERSHIP_OF)
        self.n = n
        self.character = character

    def value(self, g: Battle, source: Source, thing: int, total: int) -> int:
        return total + self.n if thing == self.character else total


class BeornDice(Change):
    """B-BEO-12  Beorn rolls so many dice."""
    n: int

    def __init__(self, n: int) -> None:
        super().__init__(BEORN_DICE)
        self.n = n

    def value(self, g: Battle, source: Source, thing: int, total: int) -> int: return max(total, self.n)


class BeornStrikesAgain(Change):
    """Once a turn, after a combat he won as attacker, Beorn may move so many regions and attack again."""
    steps: int

    def __init__(self, steps: int) -> None:
        super().__init__(BEORN_AGAIN)
        self.steps = steps

    def value(self, g: Battle, source: Source, thing: int, total: int) -> int: return max(total, self.steps)


class EagleDice(Change):
    """B-EAG-08  Each Eagle attack rolls so many dice."""
    n: int

    def __init__(self, n: int) -> None:
        super().__init__(EAGLE_DICE)
        self.n = n

    def value(self, g: Battle, source: Source, thing: int, total: int) -> int: return max(total, self.n)


class EaglesReachBoxes(Change):
    """B-AMB-21  So many Eagles a turn may attack Armies in the goblins' boxes."""
    per_turn: int

    def __init__(self, per_turn: int) -> None:
        super().__init__(EAGLES_IN_BOXES)
        self.per_turn = per_turn

    def value(self, g: Battle, source: Source, thing: int, total: int) -> int: return total + self.per_turn


class StrokesWorkOnBothRolls(Change):
    """Thorin's Mighty Strokes count in the Combat Roll and in the Leader Re-roll."""

    def __init__(self) -> None:
        super().__init__(STROKES_ON_BOTH)

    def value(self, g: Battle, source: Source, thing: int, total: int) -> int: return 1


class ExtraActionDie(Change):
    """B-TRN-02, B-BEO-03  One Action Die more while he is in play; the rules of the turn count it."""
    character: int                   # not while this one is in play; -1: always

    def __init__(self, character: int) -> None:
        super().__init__(ACTION_DICE)
        self.character = character

    def value(self, g: Battle, source: Source, thing: int, total: int) -> int:
        return total + 1 if thing == FREE else total
