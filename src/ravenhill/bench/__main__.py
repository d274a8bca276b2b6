"""`python -m ravenhill.bench`: what scripts/bench runs."""

from __future__ import annotations

import argparse

from ravenhill.bench import run


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench", description="Measure our games beside other engines.")
    parser.add_argument("--json", action="store_true", help="print JSON with the raw figures and the ratios")
    parser.add_argument("--seconds", type=float, default=6.0, help="CPU-seconds of play per program")
    parser.add_argument("--games", nargs="*", help="only these games")
    parser.add_argument("--research", action="store_true", help="steps with observations and masks")
    parser.add_argument("--beside", metavar="VENV", help="our compiled build beside the one installed there, no peers")
    parser.add_argument("--sets", action="store_true", help="random decks of all sets beside those of the first")
    asked = parser.parse_args()
    return run(
        json=asked.json, seconds=asked.seconds, games=asked.games, research=asked.research, beside=asked.beside or "",
        sets=asked.sets)


if __name__ == "__main__":
    raise SystemExit(main())
