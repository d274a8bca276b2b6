"""Deck files: TOML by section, plain lists with counts and headings, and the decks that come with the game."""
from __future__ import annotations

import json
import re
import tomllib
import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.decks.legality import BY_ID, BadDeck, Counts, Deck
from ravenhill.games.meccg.terms import CHARACTER, CREATURE, EITHER, HAZARD, RESOURCE, SITE

SHIPPED: Final = Path(__file__).parent / "data"
CHALLENGES: Final = SHIPPED / "challenges"
SECTIONS: Final = ("pool", "deck", "sideboard", "sites")
# What lists call the four sections; the parts of a deck (resources, creatures …) are all the deck.
HEADINGS: Final = {
    "pool": "pool", "starting": "pool", "starting company": "pool", "starting items": "pool",
    "starting characters": "pool", "draft": "pool",
    "sideboard": "sideboard", "side": "sideboard",
    "sites": "sites", "site deck": "sites", "location deck": "sites", "locations": "sites",
    **dict.fromkeys(
        ("deck", "play deck", "main", "main deck", "characters", "wizards", "avatars", "resources", "items", "allies",
         "factions", "events", "resource events", "hazards", "creatures", "hazard creatures", "hazard events",
         "resource", "hazard", "character", "agents"), "deck"),
}
MOST: Final = 99                         # of one card in one section: no list of a deck means more
LINE: Final = re.compile(r"(?:(?P<n>\d+)\s*[x×]?\s+)?(?P<name>.+?)(?:\s+[x×]\s*(?P<after>\d+))?", re.IGNORECASE)


def folded(name: str) -> str:
    """A name without accents, quotation marks and capitals."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return " ".join(re.sub(r"[^a-z0-9&]+", " ", plain.lower().replace("'", "")).split())


@cache
def known_names() -> dict[str, str]:
    """The code of each name, folded; a first printing before a second, `Tom` for “Tom” (Tûma)."""
    found: dict[str, str] = {}
    for card in BY_ID.values():
        if not card.reprint_of: found[folded(card.name)] = card.id
    for card in BY_ID.values():
        found.setdefault(folded(re.sub(r"\(.*\)", "", card.name)), card.id)
    return found


def code_of(text: str) -> str | None:
    """The card meant by a code or a name, with or without the brackets some lists add: Concealment (TW)."""
    bare = text.strip()
    if bare.lower() in BY_ID: return bare.lower()
    while True:
        code = known_names().get(folded(bare))
        shorter = re.sub(r"\s*(\([^()]*\)|\[[^\[\]]*\])\s*$", "", bare)
        if code is not None or shorter == bare: return code
        bare = shorter


def heading(line: str) -> str | None:
    """The section that a line announces: # Pool, [Resources], Sideboard (30):, == Sites ==."""
    words = re.sub(r"\(\d+\)|\d+$", "", line.strip(" \t#=-*_[]:")).strip(" \t:[]()-").lower()
    return HEADINGS.get(words)


class Lost(msgspec.Struct, frozen=True):
    """A line of a list that names no card we have, or too many of one."""
    line: int
    text: str


def understood(text: str, name: str = "") -> tuple[Deck, list[Lost]]:
    """A list as far as it can be read: `3 Concealment`, `3x Concealment`, `Concealment x3 (TW)`, `Concealment`.

    Sections stand under headings. A list of GCCG fences its headings with ####, and its other lines with # are remarks.
    """
    deck = Deck(name=name, pool={}, deck={}, sideboard={}, sites={})
    section, lost = "deck", []
    fenced = any(line.strip() == "####" for line in text.splitlines())
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip().lstrip("\N{ZERO WIDTH NO-BREAK SPACE}")
        announced = None if fenced and line.startswith("#") else heading(line)
        if announced is not None:
            section = announced
            continue
        if not line or line.startswith(("#", "//", ";", "--")): continue
        found = LINE.fullmatch(line)
        code = code_of(found["name"]) if found else None
        count = (found["n"] or found["after"] or "1") if found else ""
        if found is None or code is None or len(count) > 2 or not add(getattr(deck, section), code, int(count)):
            lost.append(Lost(number, line))
    return sorted_out(deck), lost


def read_list(text: str, name: str = "") -> Deck:
    """A plain list, all of which is understood."""
    deck, lost = understood(text, name)
    if lost: raise BadDeck("; ".join(f"line {it.line}: there is no card called {it.text!r}" for it in lost))
    return deck


def add(counts: Counts, code: str, n: int) -> bool:
    """So many more of it, unless that is more than a list can mean."""
    total = counts.get(code, 0) + n
    if total > MOST: return False
    if n > 0: counts[code] = total
    return True


def sorted_out(deck: Deck) -> Deck:
    """A list that keeps its sites among the other cards means the location deck."""
    for code in [code for code in deck.deck if BY_ID[code].type == SITE]:
        add(deck.sites, code, deck.deck.pop(code))
    return deck


def read_toml(text: str) -> Deck:
    """A table for each section, with a count for each name or code."""
    try:
        doc = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadDeck(f"not TOML: {error}") from None
    strange = [key for key in doc if key not in ("name", *SECTIONS)]
    lost = [f"there is no section called {key!r}; there are {', '.join(SECTIONS)}" for key in strange]
    deck = Deck(name=str(doc.get("name", "")), pool={}, deck={}, sideboard={}, sites={})
    for section in SECTIONS:
        counts = doc.get(section, {})
        if not isinstance(counts, dict): raise BadDeck(f"{section} is not a table of names and counts")
        for name, n in counts.items():
            code = code_of(name)
            if code is None: lost.append(f"{section}: there is no card called {name!r}")
            elif not isinstance(n, int) or isinstance(n, bool) or n < 1 or not add(getattr(deck, section), code, n):
                lost.append(f"{section}: {name} = {n!r}")
    if lost: raise BadDeck("; ".join(lost))
    return deck


def read_deck(text: str, name: str = "") -> Deck:
    """Either format: a file whose first line with something in it is `key = …` or `[pool]` and parses is TOML."""
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return read_list(text, name)
    return read_toml(text)


def written_name(code: str) -> str:
    """The name, or the code where another printing has the name."""
    return BY_ID[code].name if code_of(BY_ID[code].name) == code else code


def group(card: Card) -> int:
    """The order in a list: characters, resources, both, hazard events, creatures, sites."""
    if card.type == SITE: return 5
    if card.type == CHARACTER: return 0
    if card.type == CREATURE: return 4
    return {RESOURCE: 1, EITHER: 2, HAZARD: 3}[card.side]


def in_order(counts: Counts) -> Iterable[tuple[str, int]]:
    return sorted(counts.items(), key=lambda entry: (group(BY_ID[entry[0]]), folded(BY_ID[entry[0]].name), entry[0]))


def write_toml(deck: Deck) -> str:
    parts = [f"name = {json.dumps(deck.name, ensure_ascii=False)}"]
    for section in SECTIONS:
        counts: Counts = getattr(deck, section)
        if counts:
            lines = [f"{json.dumps(written_name(code), ensure_ascii=False)} = {n}" for code, n in in_order(counts)]
            parts.append("\n".join(["", f"[{section}]", *lines]))
    return "\n".join(parts) + "\n"


def write_list(deck: Deck) -> str:
    """The plain list, with headings that `read_list` knows."""
    parts = [f"# {deck.name}"] if deck.name else []
    for section in SECTIONS:
        counts: Counts = getattr(deck, section)
        if counts:
            lines = [f"{n} {written_name(code)}" for code, n in in_order(counts)]
            parts.append("\n".join([f"{section.capitalize()}:", *lines]))
    return "\n\n".join(parts) + "\n"


def write_gccg(deck: Deck) -> str:
    """The list as GCCG keeps it: fenced headings, and the set behind each name."""
    parts = [f"#\n# {deck.name or 'Deck'}\n#"]
    for section in SECTIONS:
        counts: Counts = getattr(deck, section)
        if counts:
            lines = [f"{n} {BY_ID[code].name} ({code.split('-')[0].upper()})" for code, n in in_order(counts)]
            parts.append("\n".join(["####", section.capitalize(), "####", "", *lines]))
    return "\n\n".join(parts) + "\n"


def shipped() -> list[str]:
    """The names of the decks that come with the game."""
    return sorted(path.stem for path in SHIPPED.glob("*.toml"))


def challenges() -> list[str]:
    """And of those that need cards of all sets, for matches that allow them (R-AMB-113)."""
    return sorted(path.stem for path in CHALLENGES.glob("*.toml"))


def load(name: str) -> Deck:
    """One of either."""
    known = [*shipped(), *challenges()]
    if name not in known: raise BadDeck(f"there is no deck called {name!r}; there are {', '.join(known)}")
    folder = SHIPPED if name in shipped() else CHALLENGES
    return read_toml((folder / f"{name}.toml").read_text("utf-8"))
