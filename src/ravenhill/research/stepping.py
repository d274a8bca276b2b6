"""Many tables of one game in one call: the inner loop of a batch, compiled with what it writes."""
from __future__ import annotations

from ravenhill.core.dice import FastDice, mixed
from ravenhill.core.errors import IllegalAnswer
from ravenhill.core.frames import SEATS, Decision, Table
from ravenhill.observations.observer import MOST_OPTIONS, Kept, Observer


class Stepper:
    """Tables at their next questions. What it tells of table n stands in row n of memory that the caller keeps."""

    def __init__(
        self, observer: Observer, blank: Table, seeds: list[int], memory: memoryview, masks: memoryview,
        seats: memoryview, rewards: memoryview, ended: memoryview,
    ) -> None:
        self.observer = observer
        self.blank = blank               # a table as it is when a game begins
        self.seeds = seeds.copy()        # of the game that lies on each table
        self.memory = memory             # observations of the seats that are asked
        self.masks = masks
        self.seats = seats               # who is asked
        self.rewards = rewards           # of both seats: 1, 0, or 255 for -1
        self.ended = ended               # 1: a game ended with this step, and the next one has begun
        self.tables: list[Table] = [blank] * len(seeds)
        self.kept = [Kept() for _ in seeds]
        self.orders: list[list[int]] = [[] for _ in seeds]
        for n in range(len(seeds)): self.begin(n)

    def begin(self, n: int) -> None:
        """A new game on this table, with its seed."""
        table = self.blank.copy()
        assert isinstance(table, Table)
        table.dice = FastDice(self.seeds[n])
        table.quick = True
        self.tables[n] = table
        top = table.question()
        assert isinstance(top, Decision)
        self.tell(n, table, top.side)

    def tell(self, n: int, table: Table, seat: int) -> None:
        self.seats[n] = seat
        observer = self.observer
        self.orders[n] = observer.look(
            table, seat, self.memory, n * observer.size, self.masks, n * MOST_OPTIONS, self.kept[n])

    def step(self, actions: list[int]) -> None:
        """An action on every table. If one of them is not among the options, nothing changes anywhere."""
        orders = self.orders
        if len(actions) != len(orders): raise IllegalAnswer(f"{len(actions)} actions are not one for each table")
        for n, action in enumerate(actions):
            if not 0 <= action < len(orders[n]):
                raise IllegalAnswer(f"table {n}: {action} is not one of {len(orders[n])} options")
        for n, action in enumerate(actions):
            table = self.tables[n]
            table.accept(orders[n][action])
            top = table.question()
            if top is None:
                self.over(n, table.winner)
                self.seeds[n] = mixed(self.seeds[n])
                self.begin(n)
            else:
                assert isinstance(top, Decision)
                if self.ended[n]: self.over(n, -1, 0)
                self.tell(n, table, top.side)

    def over(self, n: int, winner: int, ended: int = 1) -> None:
        """What both seats get: 1 and -1, or nothing if nobody won."""
        self.ended[n] = ended
        for seat in range(SEATS):
            self.rewards[n * SEATS + seat] = 0 if winner < 0 else 1 if winner == seat else 255
