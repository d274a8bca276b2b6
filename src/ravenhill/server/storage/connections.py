"""Connections to the database: how they are opened, how one is cut, and what a cut one looks like."""
from __future__ import annotations

import os
import socket
from contextlib import suppress
from typing import Any

import msgspec
import psycopg
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine


class Patience(msgspec.Struct, frozen=True):
    """Seconds until a database that is silent is an error; each wait on the way there takes its part of them."""
    whole: float

    @property
    def transaction(self) -> float: return self.whole * 0.4

    @property
    def pool(self) -> float: return self.whole / 4           # until no free connection is as bad as a cut one

    @property
    def lock(self) -> float: return self.whole / 5           # for which SQLite waits by itself

    @property
    def connect(self) -> dict[str, int]: return {"connect_timeout": max(2, round(self.whole / 4))}


def was_cut(error: Exception) -> bool:
    """Whether the connection is at fault, or a lock, or the wait for one of them, and not the statement."""
    if isinstance(error, (OSError, PoolTimeout, psycopg.OperationalError, psycopg.InterfaceError)):
        return True
    return isinstance(error, (OperationalError, InterfaceError)) or (
        isinstance(error, DBAPIError) and error.connection_invalidated)


def cut(connection: psycopg.AsyncConnection[Any]) -> None:
    """Whoever waits on it is told that it is gone. Cancelling would ask the database first, which may be what hangs."""
    with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(connection.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)


def open_engine(url: str, size: int, patience: Patience) -> AsyncEngine:
    """PostgreSQL with a small pool, whose dead connections are found by use."""
    return create_async_engine(
        url, pool_size=size, max_overflow=2 * size, pool_timeout=patience.pool, hide_parameters=True,
        connect_args=patience.connect)


def open_reader(url: str, patience: Patience) -> AsyncEngine:
    """Connections on which every statement is its own transaction, so that nothing is left to roll back."""
    return create_async_engine(
        url, isolation_level="AUTOCOMMIT", pool_size=5, max_overflow=10, pool_timeout=patience.pool,
        pool_reset_on_return=None, hide_parameters=True, connect_args=patience.connect)
