"""From slices of CPU time to figures: rates, medians, and the ratios that count."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import median


@dataclass(frozen=True)
class Slice:
    """What one program did in one round."""

    decisions: int  # answers of players, each with its complete list of options
    forced: int  # those among them that had one option
    games: int
    cpu_s: float

    @property
    def decisions_per_cpu_s(self) -> float:
        return self.decisions / self.cpu_s

    @property
    def choices_per_cpu_s(self) -> float:
        return (self.decisions - self.forced) / self.cpu_s

    @property
    def games_per_cpu_s(self) -> float:
        return self.games / self.cpu_s


@dataclass
class Figures:
    """Everything measured of one program."""

    name: str
    game: str
    build: str
    about: dict[str, str]
    slices: list[Slice] = field(default_factory=list)
    copies_us: list[float] = field(default_factory=list)
    saved_bytes: list[float] = field(default_factory=list)
    replays_ms: list[float] = field(default_factory=list)

    @property
    def forced_share(self) -> float:
        return sum(it.forced for it in self.slices) / max(1, sum(it.decisions for it in self.slices))


def middle(values: Iterable[float]) -> float | None:
    found = list(values)
    return median(found) if found else None


def ratios(measured: list[Figures]) -> dict[str, list[float]]:
    """Round by round, how many times faster each build of each game is than each peer, and compiled than pure."""
    found: dict[str, list[float]] = {}
    for ours in measured:
        for other in measured:
            if ours.build and not other.build and other.game in (other.name, ours.game):
                compare(found, f"{ours.name}_vs_{other.name}", ours, other)
            elif ours.game == other.game and (ours.build, other.build) == ("compiled", "pure"):
                compare(found, f"{ours.name}_vs_pure", ours, other)
    return found


def compare(found: dict[str, list[float]], name: str, ours: Figures, other: Figures) -> None:
    """Both ways of counting, with the forced decisions of both and without; and copies, if they were measured."""
    rounds = list(zip(ours.slices, other.slices, strict=True))
    found[name] = [a.decisions_per_cpu_s / b.decisions_per_cpu_s for a, b in rounds]
    found[f"{name}_choices"] = [a.choices_per_cpu_s / b.choices_per_cpu_s for a, b in rounds]
    if ours.copies_us and other.copies_us:
        found[f"{name}_copies"] = [b / a for a, b in zip(ours.copies_us, other.copies_us, strict=True)]
