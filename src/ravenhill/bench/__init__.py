"""The bench: our games, in both builds, beside other people's engines on the same machine at the same time."""

from __future__ import annotations

__all__ = ["run"]

from ravenhill.bench.measuring import run
