"""The commands of a host beside a running server: `ravenhill admin`."""
from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Any, Literal

from cyclopts import App, Parameter

admin = App(name="admin", help="Look after a running server: who plays, close, remove, ban, mute.", version_flags=[])

Json = Annotated[bool, Parameter(name="--json", negative=(), help="Print JSON.")]
Most = Annotated[int, Parameter(help="How many lines at most.")]
Lift = Annotated[bool, Parameter(negative=(), help="Take it back.")]
Who = Annotated[str, Parameter(help="Their id, or the name they sign in with.")]


@admin.command
def matches(
    *, game: Annotated[str, Parameter(help="Only of this game.")] = "",
    status: Annotated[Literal["", "open", "playing", "over", "cancelled"], Parameter(help="Only these.")] = "",
    person: Annotated[str, Parameter(help="Only theirs: an id, or a sign-in name.")] = "", most: Most = 50,
    json: Json = False,
) -> int:
    """List matches, the newest first."""
    from ravenhill.server.ops import admin as host
    from ravenhill.server.settings import read_settings

    found = host.matches(read_settings(), game, status, person, most)
    return listed(found, json, "match", "game", "status", "who", "lines", "made", "moved", rows=[
        (it.id, it.game, f"{it.status} {it.why}".strip(), " · ".join(map(plain, it.people)), str(it.lines),
         day(it.created), day(it.moved)) for it in found])


@admin.command
def people(
    text: Annotated[str, Parameter(help="A part of a name, or an id.")] = "", /, *,
    accounts: Annotated[bool, Parameter(negative=(), help="No guests.")] = False, most: Most = 50, json: Json = False,
) -> int:
    """List people, whoever was here last first."""
    from ravenhill.server.ops import admin as host
    from ravenhill.server.settings import read_settings

    found = host.people(read_settings(), text, accounts=accounts, most=most)
    return listed(found, json, "id", "name", "signs in as", "made", "seen", "matches", "", rows=[
        (it.id, plain(it.name), it.login or "(guest)", day(it.created), day(it.seen),
         f"{it.matches} ({it.playing} go on)",
         " ".join(["banned"] * (it.banned is not None) + ["muted"] * (it.muted is not None))) for it in found])


@admin.command
def statistics(*, json: Json = False) -> int:
    """Numbers of the whole house."""
    from ravenhill.server.ops import admin as host
    from ravenhill.server.settings import read_settings

    found = host.statistics(read_settings())
    lines = [(f"{game}, {status}", str(many)) for game, by in found.matches.items() for status, many in by.items()]
    others = [(name.replace("_", " "), f"{getattr(found, name):g}") for name in found.__struct_fields__
              if name != "matches"]
    return listed(found, json, rows=[*others, *lines])


@admin.command
def close(match: str, /, *, json: Json = False) -> int:
    """End a match without a winner; one that has not begun is called off. Its record stays."""
    from ravenhill.server.ops import admin as host
    from ravenhill.server.settings import read_settings

    status = host.close(read_settings(), match)
    return done(json, f"match {match} is {status}", match=match, status=status)


@admin.command
def remove(
    match: str, /, *, json: Json = False,
    force: Annotated[bool, Parameter(negative=(), help="Even while it is played.")] = False,
) -> int:
    """Remove a match with its ledger and its chat, for good."""
    from ravenhill.server.ops import admin as host
    from ravenhill.server.settings import read_settings

    host.remove(read_settings(), match, running=force)
    return done(json, f"match {match} is removed", match=match, status="removed")


@admin.command
def forget(person: Who, /, *, json: Json = False) -> int:
    """Remove a person: name, sign-in, addresses, decks and chat; their matches stay without the name."""
    from ravenhill.server.ops import admin as host
    from ravenhill.server.settings import read_settings

    id = host.forget(read_settings(), person)
    return done(json, f"{id} is forgotten", person=id, status="forgotten")


@admin.command
def ban(person: Who, /, *, lift: Lift = False, json: Json = False) -> int:
    """Sign a person out everywhere and let them in no more. A guest can come back as another: see `bar`."""
    from ravenhill.server.ops import admin as host
    from ravenhill.server.settings import read_settings

    id = host.ban(read_settings(), person, lift=lift)
    return done(json, f"{id} {'may come in again' if lift else 'is banned'}", person=id, banned=not lift)


@admin.command
def bar(
    what: Annotated[str, Parameter(help="An address, or a person: then where they were last.")], /, *,
    days: Annotated[int, Parameter(help="For how long.")] = 7, lift: Lift = False, json: Json = False,
) -> int:
    """Let no new guests in from an address (of IPv6: its /64). Whoever has an account can still sign in from there."""
    from ravenhill.server.ops import admin as host
    from ravenhill.server.settings import read_settings

    many = host.bar(read_settings(), what, days, lift=lift)
    told = "may send guests again" if lift else f"sends no new guests for {days} days"
    return done(json, f"{what}: {many} {'network' if many == 1 else 'networks'} {told}", what=what, networks=many,
                days=0 if lift else days)


@admin.command
def mute(person: Who, /, *, lift: Lift = False, json: Json = False) -> int:
    """Let a person say nothing at any table."""
    from ravenhill.server.ops import admin as host
    from ravenhill.server.settings import read_settings

    id = host.mute(read_settings(), person, lift=lift)
    return done(json, f"{id} {'may speak again' if lift else 'is muted'}", person=id, muted=not lift)


def listed(found: Any, json: bool, *heads: str, rows: Sequence[tuple[str, ...]]) -> int:
    """As JSON, or a line for each."""
    from rich.table import Table

    from ravenhill.cli.house import console, print_json

    if json:
        print_json(found)
        return 0
    table = Table(*heads, box=None, padding=(0, 2, 0, 0), show_header=bool(heads))
    for row in rows:
        table.add_row(*row)
    console().print(table)
    return 0


def done(json: bool, text: str, **what: Any) -> int:
    from ravenhill.cli.house import print_json

    print_json(what) if json else print(text)
    return 0


def day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")


def plain(name: str) -> str:
    """A name that says nothing to the terminal."""
    return "".join(letter for letter in name if letter.isprintable())
