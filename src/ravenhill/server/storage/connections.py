"""Connections to the database: how they are opened, how one is cut, and what a cut one looks like."""
from __future__ import annotations

import os
import socket
from contextlib import suppress
from typing import Any, Final

import psycopg
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

LOCKED: Final = 4                    # seconds SQLite waits for a lock
POOL: Final = 5                      # seconds until no free connection is as bad as a cut one
CONNECT: Final = {"connect_timeout": 5}


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


def open_engine(url: str) -> AsyncEngine:
    """SQLite in WAL, every commit synced; PostgreSQL with a small pool, whose dead connections are found by use."""
    if not url.startswith("sqlite"):
        return create_async_engine(
            url, pool_size=5, max_overflow=10, pool_timeout=POOL, hide_parameters=True, connect_args=CONNECT)
    engine = create_async_engine(url, connect_args={"timeout": LOCKED}, pool_timeout=POOL, hide_parameters=True)
    prepare_sqlite(engine.sync_engine)
    return engine


def open_reader(url: str) -> AsyncEngine:
    """Connections on which every statement is its own transaction, so that nothing is left to roll back."""
    return create_async_engine(
        url, isolation_level="AUTOCOMMIT", pool_size=5, max_overflow=10, pool_timeout=POOL, pool_reset_on_return=None,
        hide_parameters=True, connect_args=CONNECT)


def prepare_sqlite(engine: sa.Engine) -> None:
    @sa.event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None            # the transaction is begun below, not by the driver
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={LOCKED * 1000}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def begun(connection: sa.Connection) -> None:
        reading = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")     # a reader waits for nobody
