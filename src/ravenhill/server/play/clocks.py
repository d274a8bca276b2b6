"""The clocks of a match: a function of its ledger and of what time it is."""
from __future__ import annotations

from ravenhill.wire import Correspondence, Live, NoClock, Pace


class Clock:
    """What each seat has left, in milliseconds."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.whole = 0
        if isinstance(pace, Live):
            self.whole = pace.bank * 1000
        elif isinstance(pace, Correspondence):
            self.whole = pace.hours * 3_600_000
        self.left = [self.whole, self.whole]
        self.running = [False, False]
        self.since = 0                   # when `left` was true

    def passes(self, at: int, asked: list[int]) -> None:
        """It is now `at`, and from now on these seats are asked."""
        spent = max(0, at - self.since)
        for seat in (0, 1):
            if self.running[seat]:
                self.left[seat] -= spent
                if seat not in asked and isinstance(self.pace, Live):
                    self.left[seat] += self.pace.increment * 1000
            elif seat in asked and isinstance(self.pace, Correspondence):
                self.left[seat] = self.whole
            self.running[seat] = seat in asked
        self.since = max(self.since, at)

    def shows(self, seat: int, at: int) -> int:
        """What this seat has left at this time."""
        return self.left[seat] - (max(0, at - self.since) if self.running[seat] else 0)

    def falls(self) -> int | None:
        """When the next flag falls, if nobody does anything."""
        if isinstance(self.pace, NoClock):
            return None
        return min((self.since + self.left[seat] for seat in (0, 1) if self.running[seat]), default=None)

    def fallen(self, at: int) -> int | None:
        """The seat whose time is up, the one that is longer over first."""
        over = [(self.shows(seat, at), seat) for seat in (0, 1) if self.running[seat] and self.shows(seat, at) <= 0]
        return None if isinstance(self.pace, NoClock) or not over else min(over)[1]
