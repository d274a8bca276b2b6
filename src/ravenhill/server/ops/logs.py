"""Structured logs, one JSON line for each event. Nothing hidden is ever given to them: no keys, cookies or cards."""
from __future__ import annotations

import logging
import os
import sys

import structlog

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
SECRET = frozenset({"key", "cookie", "nonce", "secret", "password", "option", "view", "authorization"})

# Where it happened, but not what the variables held there: they hold views, and views hold cards.
tracebacks = structlog.processors.ExceptionRenderer(structlog.tracebacks.ExceptionDictTransformer(show_locals=False))


def without_secrets(_: object, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Should somebody log one by mistake, it is not written."""
    return {name: "…" if name in SECRET else value for name, value in event.items()}


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
        logger_factory=structlog.PrintLoggerFactory(sys.stderr), cache_logger_on_first_use=True,
    )
