"""Ravenhill: a table for two games, with everything around it. See docs/architecture.md."""
from __future__ import annotations

__version__ = "0.2.0"

__all__ = ["BUILD", "__version__"]

BUILD: str  # "compiled" or "pure": found out when asked, so that importing ravenhill imports nothing else


def __getattr__(name: str) -> str:
    if name == "BUILD":
        from importlib.machinery import EXTENSION_SUFFIXES
        from importlib.util import find_spec

        spec = find_spec("ravenhill.core.frames")
        origin = spec.origin if spec is not None and spec.origin is not None else ""
        return "compiled" if origin.endswith(tuple(EXTENSION_SUFFIXES)) else "pure"
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
