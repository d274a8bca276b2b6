"""Structured logs, one JSON line for each event. Nothing hidden is ever given to them: no keys, cookies or cards."""
from __future__ import annotations

import logging
import os
import sys
from contextlib import suppress
from typing import Any, TextIO, cast

import structlog

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
SECRET = frozenset({"key", "cookie", "nonce", "secret", "password", "option", "view", "authorization"})

DATABASES = frozenset({"sqlalchemy", "psycopg", "sqlite3"})

# Where it happened, but not what the variables held there: they hold views, and views hold cards.
transform = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)


def where_it_happened(exc_info: structlog.typing.ExcInfo) -> list[dict[str, Any]]:
    """The traceback. What a database says of its errors holds what it was given: addresses, chat, names."""
    told = transform(exc_info)
    for one in told:
        if one["exc_type"] in said_by_databases(exc_info[1]):
            one["exc_value"], one["exc_notes"] = "…", []
    return told


def said_by_databases(error: BaseException | None) -> set[str]:
    """The kinds of those errors, of this one and of all that led to it, that come from a database."""
    found: set[str] = set()
    while error is not None:
        if type(error).__module__.partition(".")[0] in DATABASES:
            found.add(type(error).__name__)
        error = error.__cause__ or error.__context__
    return found


tracebacks = structlog.processors.ExceptionRenderer(where_it_happened)


def without_secrets(_: object, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Should somebody log one by mistake, it is not written."""
    return {name: "…" if name in SECRET else value for name, value in event.items()}


class Unfailing:
    """Standard error. A disk that is full loses lines of the log, and nothing else."""

    def write(self, text: str) -> None:
        with suppress(OSError, ValueError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            sys.stderr.flush()


def prepare_logs() -> None:
    """RAVENHILL_LOG: debug, info, warning (default on a terminal) or error."""
    level = LEVELS.get(os.environ.get("RAVENHILL_LOG", ""), logging.WARNING if sys.stderr.isatty() else logging.INFO)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars, structlog.processors.add_log_level, without_secrets,
            structlog.processors.TimeStamper(fmt="iso"), tracebacks,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, Unfailing())), cache_logger_on_first_use=True,
    )
