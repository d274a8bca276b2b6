"""Log lines: a key and its arguments. Words are the locale room's business."""
from __future__ import annotations

from typing import Final

HIDDEN: Final = -1


def digits(numbers: list[int], base: int = 10) -> int:
    """A list as one number, for a line of many things: `faces` 6, 3, 1 is 631. Numbers begin at one."""
    total = 0
    for number in numbers:
        total = total * base + number
    return total


class Line:
    """A kind of log line: its key, the names of its arguments, and which of them are cards."""
    key: str
    names: list[str]
    cards: list[int]

    def __init__(self, key: str, *names: str) -> None:
        self.key = key
        self.names = list(names)
        self.cards = [i for i, name in enumerate(self.names) if name.startswith("card")]


class Said:
    """One line of the log, and which seats may know the cards it names."""
    line: Line
    values: list[int]
    knows: list[int]

    def __init__(self, line: Line, values: list[int], knows: list[int]) -> None:
        self.line = line
        self.values = values
        self.knows = knows

    def seen_by(self, seat: int, everybody: int) -> tuple[str, dict[str, int]]:
        """The key and the arguments as this seat (or, below zero, a spectator) may read them."""
        values = list(self.values)
        for place, knows in zip(self.line.cards, self.knows):
            known = knows == everybody if seat < 0 else knows >> seat & 1 == 1
            if not known:
                values[place] = HIDDEN
        return self.line.key, dict(zip(self.line.names, values))
