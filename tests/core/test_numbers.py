"""Stats are questions: what is in force changes a number, stage by stage, and nothing of it is kept."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.library import Library, Printed
from ravenhill.core.words import Change, If, Source, always
from tests.core.tables import HAND, HEAP, ROW, Bench

STRENGTH: Final = 0
SPEED: Final = 1
ADDED: Final = 0
DOUBLED: Final = 1


class More(Change):
    """So much more, for the side whose card it is."""
    def __init__(self, question: int, more: int) -> None:
        super().__init__(question, ADDED)
        self.more = more
    def value(self, g: Any, source: Source, thing: int, total: int) -> int:
        return total + self.more if thing == source.side else total


class Twice(Change):
    """Twice as much, for everybody."""
    def __init__(self, question: int) -> None: super().__init__(question, DOUBLED)
    def value(self, g: Any, source: Source, thing: int, total: int) -> int: return 2 * total


class Alone(If):
    """No other card lies in its row."""
    def holds(self, g: Bench, source: Source) -> bool: return len(g.piles[ROW + source.side]) == 1


LIBRARY = Library([
    Printed("sword", (always(More(STRENGTH, 3)),)),
    Printed("drum", (always(Twice(STRENGTH)),)),
    Printed("horn", (always(More(SPEED, 1), More(STRENGTH, 1)),)),
    Printed("hermit", (always(More(STRENGTH, 5), when=Alone()),)),
], moments=2, questions=2)


def table(*rows: list[str]) -> Bench:
    g = Bench(LIBRARY)
    for side, names in enumerate(rows):
        for name in names:
            g.add(LIBRARY.numbers[name], ROW + side)
    return g


def test_a_number_that_nothing_changes_is_what_is_printed():
    assert table([]).asked(STRENGTH, 0, 4) == 4
    assert table(["sword"]).asked(SPEED, 0, 4) == 4


def test_whom_a_change_touches_it_says_itself():
    g = table(["sword"], ["horn"])
    assert [g.asked(STRENGTH, side, 4) for side in (0, 1)] == [7, 5]


def test_stages_count_in_their_order_however_the_cards_lie():
    first, last = table(["drum", "sword", "sword"]), table(["sword", "sword"], ["drum"])
    assert first.asked(STRENGTH, 0, 1) == last.asked(STRENGTH, 0, 1) == 14
    assert [source.card for source, _ in first.alterations(STRENGTH, 0)] == [1, 2, 0]


def test_one_sentence_may_change_several_numbers_and_each_is_asked_alone():
    g = table(["horn"])
    assert (g.asked(SPEED, 0, 0), g.asked(STRENGTH, 0, 0)) == (1, 1)


def test_a_change_holds_while_its_condition_does_and_its_card_lies_there():
    g = table(["hermit"])
    assert g.asked(STRENGTH, 0, 1) == 6
    horn = g.add(LIBRARY.numbers["horn"], ROW)
    assert g.asked(STRENGTH, 0, 1) == 2
    g.move(horn, HEAP)
    assert g.asked(STRENGTH, 0, 1) == 6
    g.move(0, HAND)
    assert g.asked(STRENGTH, 0, 1) == 1
