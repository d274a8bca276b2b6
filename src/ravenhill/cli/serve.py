"""The commands of a host: serve, think, db and verify; `admin` has a file of its own."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from ravenhill.cli.admin import admin

USUAL_PORT = 8000


def register(app: App) -> None:
    """Add them to the others."""
    app.command(verify)
    app.command(serve)
    app.command(think)
    app.command(db)
    app.command(admin)


db = App(name="db", help="Keep the server's database: upgrade, backup, restore, check.", version_flags=[])


def verify(
    file: Path, *, signer: list[str] | None = None, seen: list[str] | None = None,
    json: Annotated[bool, Parameter(negative=(), help="Print JSON.")] = False,
) -> int:
    """Compute all of a match played on a server again: its ledger, its chain, its dice and its signature.

    Parameters
    ----------
    file: Path
        Its record (.rvn).
    signer: list[str]
        A key you trust, as the about page of its server shows it. The key of the server in this house is known.
    seen: list[str]
        A seal (head of the ledger) that you have kept while it was played.
    """
    from ravenhill.cli.house import print_json
    from ravenhill.core.records import header_of
    from ravenhill.games import load
    from ravenhill.server.play.records import verify as verified

    data = file.read_bytes()
    verdict = verified(load(header_of(data).game), data, [*(signer or []), *own_signer()], seen or [])
    if json:
        print_json(verdict)
        return 0 if verdict.sound else 1
    if verdict.sound:
        print(f"sound: {verdict.answers} answers, {verdict.rolls} results of the dice computed again, all equal")
    else:
        print(f"not verified: {verdict.fault}")
    if verdict.match:
        print(f"match {verdict.match}, {verdict.takebacks} times something was taken back")
        print(f"promise {verdict.promise}\nsigned by {verdict.signer}")
        if len(verdict.versions) > 1: print(f"versions of the rules: {', '.join(map(str, verdict.versions))}")
    for some in verdict.unsealed:
        print(f"{some.rolls} results were not sealed by this match: {WHY[some.why]}")
    return 0 if verdict.sound else 1


WHY = {"given": "they come from the match it was forked from", "lesson": "the lesson told them",
       "rules": "they fell under rules that are not kept"}


def own_signer() -> list[str]:
    """The key of the server whose data lie on this machine, if there is one."""
    from ravenhill.server.play.signing import signer
    from ravenhill.server.settings import key_here

    key = key_here()
    return [] if key is None else [signer(key)]


def free_port(wanted: int, host: str = "127.0.0.1") -> int:
    """This port, or any that is free if another program has it."""
    import socket

    for port in (wanted, 0):
        with socket.socket() as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                door.bind((host, port))
            except OSError:
                continue
            return int(door.getsockname()[1])
    return wanted


def serve(
    *, host: str = "127.0.0.1", port: int = USUAL_PORT, workers: int = 1,
    open_browser: Annotated[bool, Parameter(name="--open", negative=())] = False,
) -> int:
    """Serve matches to browsers. Settings are environment variables: docs/hosting.md lists them.

    Parameters
    ----------
    host: str
        The address to listen on; 0.0.0.0 for all.
    port: int
        The port; 0 for any that is free.
    workers: int
        Processes; more than one need PostgreSQL, or RAVENHILL_CHANNELS.
    open_browser: bool
        Open a browser.
    """
    from ravenhill.server.launch import run

    return run(host, port, workers, open_browser)


def think() -> int:
    """Let bots think here for servers whose RAVENHILL_QUEUE this is."""
    from ravenhill.server.launch import run_thinker

    return run_thinker()


@db.command
def upgrade() -> int:
    """Bring the schema up to date."""
    from ravenhill.server.settings import read_settings
    from ravenhill.server.storage.maintenance import upgrade as bring_up

    print(f"the schema is at version {bring_up(read_settings())}")
    return 0


@db.command
def backup(file: Path, *, force: Annotated[bool, Parameter(negative=())] = False) -> int:
    """Write everything but the key to a file.

    Parameters
    ----------
    file: Path
        Where to; only its owner may read it.
    force: bool
        Write over a file that is already there.
    """
    from ravenhill.cli.house import refuse_to_overwrite
    from ravenhill.server.settings import read_settings
    from ravenhill.server.storage.maintenance import backup as write

    refuse_to_overwrite(file, force)
    print(f"{write(read_settings(), file)} rows written to {file}; keep RAVENHILL_KEY (or the key file) with it")
    return 0


@db.command
def restore(file: Path) -> int:
    """Fill an empty database from a backup."""
    from ravenhill.server.settings import read_settings
    from ravenhill.server.storage.maintenance import restore as fill

    print(f"{fill(read_settings(), file)} rows restored")
    return 0


@db.command
def check(*, json: Annotated[bool, Parameter(negative=(), help="Print JSON.")] = False) -> int:
    """Play every match again, compute all dice, and compare."""
    from ravenhill.cli.house import print_json
    from ravenhill.server.settings import read_settings
    from ravenhill.server.storage.maintenance import check as look

    found = look(read_settings())
    if json:
        print_json(found)
    else:
        print(f"{found.matches} matches, {found.answers} answers, {found.rolls} results of the dice: "
              + ("all sound" if not found.faults else f"{len(found.faults)} faults"))
        for fault in found.faults:
            print(f"  {fault}")
        if found.other_rules:
            print(f"kept, but of other rules than these: {', '.join(found.other_rules)}")
        if found.unchained:
            print(f"kept, but made before ledgers were chained: {', '.join(found.unchained)}")
    return 1 if found.faults else 0
