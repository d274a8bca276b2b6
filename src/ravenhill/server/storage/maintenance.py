"""Keeping the database: upgrade, backup, restore and check."""
from __future__ import annotations

import gzip
import hashlib
import sys
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

import msgspec
import sqlalchemy as sa
import stamina
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from ravenhill.core.errors import RavenhillError
from ravenhill.core.plain import fingerprint
from ravenhill.games import load, names
from ravenhill.server.play import snapshots
from ravenhill.server.play.ledger import Row
from ravenhill.server.play.records import Audit
from ravenhill.server.settings import Settings, for_the_owner
from ravenhill.server.storage import clock, schema
from ravenhill.server.storage.connections import Patience, was_cut
from ravenhill.server.storage.rooms import room_from
from ravenhill.server.storage.sqlite import prepare_sqlite

BACKUP = "ravenhill backup 1"
STARTING = 180.0                     # seconds that a server waits for its database when it starts


@contextmanager
def open_for_keeping(settings: Settings, *, reading: bool = False) -> Iterator[sa.Connection]:
    """The same database in one transaction, for one person with patience."""
    patience = Patience(settings.patience)
    more: dict[str, Any] = {} if settings.sqlite else {"connect_args": patience.connect}
    if reading and not settings.sqlite:
        more["isolation_level"] = "REPEATABLE READ"
    engine = sa.create_engine(
        settings.database, poolclass=sa.NullPool,
        execution_options={"reading": "at one moment" if reading else False}, hide_parameters=True, **more)
    if settings.sqlite:
        prepare_sqlite(engine, patience)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def alembic_config(connection: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def upgrade(settings: Settings) -> str:
    """Bring the schema up to date; the version it has now."""
    with open_for_keeping(settings) as connection:
        if not settings.sqlite:
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7262)")      # several workers start at once
        config = alembic_config(connection)
        command.upgrade(config, "head")
        check_key(connection, settings)
        agree_on_time(connection)
        version = MigrationContext.configure(connection).get_current_revision()
    return version or ""


def upgrade_patiently(settings: Settings) -> None:
    """As `upgrade`, for a server that starts: its database may be locked, or not up yet, or stand still."""
    try:
        for attempt in stamina.retry_context(
                on=was_cut, attempts=None, timeout=STARTING, wait_initial=0.2, wait_max=2.0, wait_jitter=0.2):
            with attempt:
                upgrade(settings)
    except Exception as error:
        if was_cut(error):
            raise RavenhillError(f"the database does not answer ({type(error).__name__})") from None
        raise


def check_key(connection: sa.Connection, settings: Settings) -> None:
    """All workers of one database have one key; a wrong one is found now and not in the middle of a match."""
    mark = hashlib.blake2b(b"ravenhill", key=settings.key, digest_size=16).hexdigest()
    kept = connection.execute(sa.select(schema.house.c.value).where(schema.house.c.name == "key")).scalar()
    if kept is None:
        connection.execute(sa.insert(schema.house).values(name="key", value=mark))
    elif kept != mark:
        raise RavenhillError("this database was made with another RAVENHILL_KEY (or another key file)")


def agree_on_time(connection: sa.Connection) -> None:
    """All servers of this machine count from one moment, though its clock was set between their starts."""
    name = clock.machine()
    if not name:
        return
    of = schema.house.c
    kept = connection.execute(sa.select(of.value).where(of.name == name)).scalar()
    if kept is not None:
        clock.anchor.start = int(kept)
        return
    connection.execute(sa.insert(schema.house).values(name=name, value=str(clock.anchor.start)))


def hold(settings: Settings) -> TextIO | None:
    """Nobody else serves from this SQLite file, as long as what is given back is open. Together they need channels."""
    if not settings.sqlite or settings.channels or sys.platform == "win32":
        return None
    import fcntl

    name = settings.database.partition(":///")[2]
    held = open(f"{name}.serving", "w", opener=for_the_owner)  # noqa: SIM115
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise RavenhillError(f"another server serves from {name}; several need RAVENHILL_CHANNELS=redis://…") from None
    return held


def is_current(connection: sa.Connection) -> bool:
    """Whether the schema is the one this program knows."""
    head = ScriptDirectory.from_config(alembic_config(connection)).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == head


class BackupHead(msgspec.Struct, frozen=True):
    """The first line of a backup."""
    backup: str
    version: str


def backup(settings: Settings, file: Path) -> int:
    """Write everything to a file that any of our databases can restore; how many rows. The key is not in it."""
    draft = file.with_name(f".{file.name}.part")
    try:
        with open(draft, "wb", opener=for_the_owner) as raw, gzip.open(raw, "wb") as out:
            rows = write_rows(settings, out)
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
    return rows


def write_rows(settings: Settings, out: gzip.GzipFile) -> int:
    """Every table that lasts, a line for each row."""
    rows = 0
    with open_for_keeping(settings, reading=True) as connection:
        version = MigrationContext.configure(connection).get_current_revision()
        out.write(msgspec.json.encode(BackupHead(BACKUP, version or "")) + b"\n")
        for table in schema.meta.sorted_tables:
            if table.name in schema.PASSING:
                continue
            for found in connection.execute(sa.select(table), execution_options={"yield_per": 1000}):
                values = [value.hex() if isinstance(value, bytes) else value for value in found]
                out.write(msgspec.json.encode([str(table.name), *values]) + b"\n")
                rows += 1
    return rows


def restore(settings: Settings, file: Path) -> int:
    """Fill an empty database from a backup; how many rows. Of a backup that is cut off nothing is restored."""
    try:
        return restore_rows(settings, file)
    except (EOFError, zlib.error, gzip.BadGzipFile, msgspec.DecodeError, KeyError, ValueError):
        raise RavenhillError(f"{file} is cut off or damaged: nothing was restored") from None


def restore_rows(settings: Settings, file: Path) -> int:
    upgrade_empty(settings)
    rows = 0
    with open_for_keeping(settings) as connection, gzip.open(file, "rb") as source:
        if connection.execute(sa.select(sa.func.count()).select_from(schema.matches)).scalar():
            raise RavenhillError("restore fills an empty database only; this one has matches")
        try:
            head = msgspec.json.decode(source.readline(), type=BackupHead)
        except (msgspec.DecodeError, gzip.BadGzipFile):
            raise RavenhillError(f"{file} is not a backup of ravenhill") from None
        current = MigrationContext.configure(connection).get_current_revision()
        if head.version != current:
            raise RavenhillError(f"this backup is of schema {head.version}; restore it with that version, then upgrade")
        connection.execute(sa.delete(schema.house))
        for name, chunk in chunks(source):
            table = schema.meta.tables[name]
            binary = [isinstance(column.type, sa.LargeBinary) for column in table.columns]
            columns = [column.name for column in table.columns]
            connection.execute(sa.insert(table), [
                {column: bytes.fromhex(value) if raw and value is not None else value
                 for column, raw, value in zip(columns, binary, values)} for values in chunk
            ])
            rows += len(chunk)
        if not settings.sqlite:
            connection.exec_driver_sql(
                "SELECT setval(pg_get_serial_sequence('chat', 'id'), coalesce(max(id), 0) + 1, false) FROM chat")
        check_key(connection, settings)
        agree_on_time(connection)
    return rows


def upgrade_empty(settings: Settings) -> None:
    """The schema, without marking the database with this key yet."""
    with open_for_keeping(settings) as connection:
        command.upgrade(alembic_config(connection), "head")


def chunks(source: Any) -> Iterator[tuple[str, list[list[Any]]]]:
    """The rows of a backup, some of one table at a time."""
    name = ""
    held: list[list[Any]] = []
    for line in source:
        table, *values = msgspec.json.decode(line)
        if held and (table != name or len(held) == 500):
            yield name, held
            held = []
        name = table
        held.append(values)
    if held:
        yield name, held


class Found(msgspec.Struct):
    """What `check` has to say."""
    matches: int = 0
    answers: int = 0
    rolls: int = 0
    other_rules: list[str] = []          # kept, but made under a version of the rules that is not this one
    unchained: list[str] = []            # kept, but made before ledgers were chained: nothing seals them
    faults: list[str] = []


def check(settings: Settings) -> Found:
    """Play every match again, compute all its dice, and compare with what is stored."""
    found = Found()
    with open_for_keeping(settings, reading=True) as connection:
        if not is_current(connection):
            raise RavenhillError("the schema is not up to date: ravenhill db upgrade")
        for match in connection.execute(sa.select(schema.matches)).all():
            found.matches += 1
            try:
                check_match(settings, connection, match, found)
            except Exception as error:
                found.faults.append(f"{match.id}: {type(error).__name__}: {error}")
    return found


def check_match(settings: Settings, connection: sa.Connection, match: sa.Row[Any], found: Found) -> None:
    of, carried = schema.answers.c, schema.changes.c
    if match.game not in names() or load(match.game).rules_version != match.rules:
        found.other_rules.append(match.id)
        return
    if not match.head:
        found.unchained.append(match.id)
        return
    seats = connection.execute(
        sa.select(schema.seats).where(schema.seats.c.match == match.id).order_by(schema.seats.c.seat)).all()
    room = room_from(settings.key, match, seats, watched=False)
    changes = connection.execute(sa.select(schema.changes).where(carried.match == match.id)).all()
    room.changes = {row.n: row.data for row in changes}
    found_lines = connection.execute(
        sa.select(of.n, of.seat, of.act, of.option, of.at).where(of.match == match.id).order_by(of.n)).all()
    lines = [Row(line.n, line.seat, line.act, line.option, line.at) for line in found_lines]
    audit = Audit(room)
    audit.all(lines)
    found.rolls += audit.rolls
    found.answers += room.answers
    if (len(lines), room.head.hex()) != (match.length, match.head):
        raise RavenhillError(f"the chain is broken: the ledger was cut or changed; it had {match.length} lines")
    end = room.result()
    if (match.status == "over") != (end is not None):
        raise RavenhillError(f"it is called {match.status}, but its ledger says otherwise")
    if match.hash is not None and match.hash != f"{fingerprint(room.replayed()):016x}":
        raise RavenhillError("the table at its end is not the one that was stored")
    kept = connection.execute(sa.select(schema.snapshots).where(schema.snapshots.c.match == match.id)).first()
    if kept is not None:
        check_snapshot(settings, match, seats, lines, room.changes, kept)


def check_snapshot(
    settings: Settings, match: sa.Row[Any], seats: Sequence[sa.Row[Any]], lines: Sequence[Row],
    changes: dict[int, bytes], kept: sa.Row[Any],
) -> None:
    """A snapshot is of the table that its lines lead to."""
    if kept.n > len(lines):
        raise RavenhillError(f"its snapshot has seen {kept.n} lines: the ledger was cut")
    if kept.n <= max(changes, default=-1):
        return                                           # of other rules
    room = room_from(settings.key, match, seats, watched=False)
    room.changes = changes
    Audit(room).all(lines[:kept.n])
    held = snapshots.read(kept.data)
    if held.head != room.head or fingerprint(room.game.load(held.table)) != fingerprint(room.table):
        raise RavenhillError(f"the snapshot at {kept.n} is of another table")
