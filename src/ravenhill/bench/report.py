"""What the bench says: a table for people, JSON for machines."""

from __future__ import annotations

from dataclasses import asdict
from statistics import median, quantiles
from typing import Any

from rich.table import Table

from ravenhill.bench.figures import Figures, middle, ratios


def as_json(measured: list[Figures], missing: list[str], failed: list[str]) -> dict[str, Any]:
    by_round = ratios(measured)
    return {
        "ratios": {name: round(median(values), 3) for name, values in by_round.items()},
        "ratios_by_round": {name: [round(value, 3) for value in values] for name, values in by_round.items()},
        "programs": {it.name: summary(it) for it in measured},
        "missing": missing,
        "failed": failed,
    }


def summary(it: Figures) -> dict[str, Any]:
    """The medians first, then everything they were made from."""
    return {
        **it.about,
        "decisions_per_cpu_s": middle(each.decisions_per_cpu_s for each in it.slices),
        "choices_per_cpu_s": middle(each.choices_per_cpu_s for each in it.slices),
        "games_per_cpu_s": middle(each.games_per_cpu_s for each in it.slices),
        "forced_share": it.forced_share,
        "copy_us": middle(it.copies_us),
        "saved_bytes": middle(it.saved_bytes),
        "replay_ms": middle(it.replays_ms),
        "slices": [asdict(each) for each in it.slices],
    }


def figures_table(measured: list[Figures]) -> Table:
    table = Table(title="Random play, medians", caption="per CPU-second; choices: decisions not forced")
    table.add_column("program", no_wrap=True)
    for heading in ("decisions", "choices", "games", "copy µs", "bytes", "replay ms"):
        table.add_column(heading, justify="right")
    for it in measured:
        found = summary(it)
        table.add_row(
            it.name,
            number(found["decisions_per_cpu_s"], 0),
            number(found["choices_per_cpu_s"], 0),
            number(found["games_per_cpu_s"], 1),
            number(found["copy_us"], 2),
            number(found["saved_bytes"], 0),
            number(found["replay_ms"], 3),
        )
    return table


def ratios_table(measured: list[Figures]) -> Table:
    table = Table(title="How many times faster", caption="median of the rounds, and its middle half")
    table.add_column("", no_wrap=True)
    for heading in ("all decisions", "choices only", "copies"):
        table.add_column(heading, justify="right")
    by_round = ratios(measured)
    for name, values in by_round.items():
        if not name.endswith(("_choices", "_copies")):
            further = [by_round.get(f"{name}_{what}") for what in ("choices", "copies")]
            table.add_row(name.replace("_", " "), spread(values), *[spread(it) if it else "–" for it in further])
    return table


def spread(values: list[float]) -> str:
    lower, middle_one, upper = quantiles(values, n=4, method="inclusive")
    return f"{middle_one:.2f} ({lower:.2f}–{upper:.2f})"


def number(value: float | None, places: int) -> str:
    return "–" if value is None else f"{value:,.{places}f}"
