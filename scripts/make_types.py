"""Writes the types of the client: wire, OpenAPI, views, faces and surveys of the games; --check only compares."""
from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, get_origin

import msgspec
from msgspec import inspect

from ravenhill import wire
from ravenhill.games import names
from ravenhill.wire import decks, learning

CLIENT = Path(__file__).parent.parent / "client" / "src"
FOLDER = CLIENT / "wire"
HEAD = "// What server and client say to each other. Made by scripts/make-types; do not edit.\n"
FACES = "// What the face of a card shows, from the game's faces.py. Made by scripts/make-types; do not edit.\n"
SURVEY = "// What can be planned, from the game's survey.py. Made by scripts/make-types; do not edit.\n"
SEEN = "ravenhill.games.seen"            # what several views have in common
VIEW = "// What a seat sees of a game, from its view.py. Made by scripts/make-types; do not edit.\n"
SENT = {"DeckList", "DeckText", "DeckToCheck",
        "NewMatch", "SeatWanted", "Join", "Fork", "NewName", "Credentials", "NoClock", "Live", "Correspondence",
        *[kind.__name__ for kind in wire.FromClient.__args__]}


def main() -> int:
    texts = {FOLDER / "types.ts": generated()}
    for game in names():
        if find_spec(f"ravenhill.games.{game}.view"):
            texts[FOLDER / f"{game}.ts"] = told(f"ravenhill.games.{game}.view", VIEW)
        if find_spec(f"ravenhill.games.{game}.survey"):
            texts[CLIENT / "games" / game / "map" / "types.ts"] = told(f"ravenhill.games.{game}.survey", SURVEY)
        if find_spec(f"ravenhill.games.{game}.faces"):
            texts[CLIENT / "games" / game / "cards" / "types.ts"] = told(f"ravenhill.games.{game}.faces", FACES)
    if "--check" in sys.argv[1:]:
        return 0 if all(path.exists() and path.read_text("utf-8") == text for path, text in texts.items()) else 1
    for path, text in texts.items():
        path.write_text(text, "utf-8")
    return 0


def told(module: str, head: str) -> str:
    """What one room of a game tells: its structs, and its words by their names."""
    said_by = vars(import_module(module))
    words = [f"export type {name} = {said(inspect.type_info(it))}\n" for name, it in said_by.items()
             if get_origin(it) is Literal]
    structs = [interface(it) for it in said_by.values() if isinstance(it, type) and issubclass(it, msgspec.Struct)
               and it is not msgspec.Struct and it.__module__ in (module, SEEN)]
    return "\n".join([head, *words, *structs])


def generated() -> str:
    structs = [it for module in (wire, learning, decks) for it in vars(module).values() if isinstance(it, type)
               and issubclass(it, msgspec.Struct) and it.__module__ == module.__name__]
    blocks = [HEAD, *[interface(it) for it in structs]]
    for name in ("Pace", "FromClient", "FromServer"):
        blocks.append(f"export type {name} = {' | '.join(it.__name__ for it in getattr(wire, name).__args__)}\n")
    return "\n".join([*blocks, paths()])


def interface(struct: type[msgspec.Struct]) -> str:
    """One struct; what may be left out is marked, which for what the server says is only what it leaves out itself."""
    about = (struct.__doc__ or "").strip().splitlines()
    lines = [f"/** {about[0]} */"] if about and not about[0].startswith(f"{struct.__name__}(") else []
    lines.append(f"export interface {struct.__name__} {{")
    config = struct.__struct_config__
    if config.array_like:
        kinds = [f"{it.encode_name}: {said(inspect.type_info(it.type))}" for it in msgspec.structs.fields(struct)]
        return "\n".join([*lines[:-1], f"export type {struct.__name__} = [{', '.join(kinds)}]\n"])
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: '{config.tag}'")
    for field in msgspec.structs.fields(struct):
        kind = inspect.type_info(field.type)
        unset = field.default is msgspec.UNSET
        optional = unset or (not field.required and (struct.__name__ in SENT or config.omit_defaults))
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {said(kind)}")
    return "\n".join([*lines, "}\n"])


def said(kind: inspect.Type) -> str:
    """A type in TypeScript."""
    match kind:
        case inspect.StrType(): return "string"
        case inspect.IntType() | inspect.FloatType(): return "number"
        case inspect.BoolType(): return "boolean"
        case inspect.NoneType(): return "null"
        case inspect.AnyType(): return "unknown"
        case inspect.LiteralType(values): return " | ".join(f"'{value}'" for value in values)
        case inspect.StructType(cls): return cls.__name__
        case inspect.ListType(item_type=item): return several(said(item))
        case inspect.TupleType(item_types): return f"[{', '.join(said(item) for item in item_types)}]"
        case inspect.DictType(key_type=key, value_type=value):
            partial = isinstance(key, inspect.LiteralType)
            record = f"Record<{said(key)}, {said(value)}>"
            return f"Partial<{record}>" if partial else record
        case inspect.UnionType(types):
            return " | ".join(said(item) for item in types)
    raise TypeError(f"{kind} has no word in TypeScript yet")


def several(item: str) -> str:
    return f"({item})[]" if "|" in item else f"{item}[]"


def paths() -> str:
    """Every request there is: what it sends, and what comes back."""
    schema = openapi()
    lines = ["/** Every request of the HTTP interface: its query, what it sends, and what comes back. */",
             "export interface Paths {"]
    for path, methods in sorted(schema["paths"].items()):
        for method, operation in methods.items():
            body = content(operation.get("requestBody"))
            reply = next((content(it) for code, it in operation["responses"].items() if code.startswith("2")), None)
            query = [it["name"] for it in operation.get("parameters", []) if it["in"] == "query"]
            names = " | ".join(f"'{name}'" for name in query) or "never"
            lines.append(f"  '{method.upper()} {path}': {{ query: {names}; body: {body or 'undefined'}; "
                         f"reply: {reply or 'undefined'} }}")
    return "\n".join([*lines, "}\n"])


def openapi() -> dict[str, Any]:
    import tempfile

    from ravenhill.server.app import make_litestar
    from ravenhill.server.settings import read_settings

    with tempfile.TemporaryDirectory() as folder:
        return make_litestar(read_settings({"RAVENHILL_DATA": folder})).openapi_schema.to_schema()


def content(part: dict[str, Any] | None) -> str | None:
    if not part or not part.get("content"):
        return None
    kind, value = next(iter(part["content"].items()))
    return of_schema(value.get("schema", {})) if kind == "application/json" else "unknown"


def of_schema(schema: dict[str, Any]) -> str:
    """A schema of OpenAPI in TypeScript; structs of the wire by their names."""
    if "$ref" in schema:
        name = str(schema["$ref"].rsplit("/", 1)[-1].rsplit("_", 1)[-1])
        return name if any(hasattr(module, name) for module in (wire, learning, decks)) else "unknown"
    if "oneOf" in schema or "anyOf" in schema:
        found = [of_schema(it) for it in schema.get("oneOf") or schema["anyOf"]]
        return " | ".join(dict.fromkeys(found))
    match schema.get("type"):
        case "array": return several(of_schema(schema["items"]))
        case "string": return "string"
        case "integer" | "number": return "number"
        case "boolean": return "boolean"
        case "null": return "null"
        case "object" if isinstance(schema.get("additionalProperties"), dict):
            return f"Record<string, {of_schema(schema['additionalProperties'])}>"
    return "unknown"


if __name__ == "__main__":
    sys.exit(main())
