"""`ravenhill deck`: check a deck of the card game, write it in another form, or draw one at random."""
from __future__ import annotations

from pathlib import Path

from ravenhill.cli.house import console, language_of, print_json, refuse_to_overwrite, write_whole
from ravenhill.core.errors import RavenhillError
from ravenhill.games.meccg.decks.files import challenges, load, read_deck, shipped, write_list, write_toml
from ravenhill.games.meccg.decks.legality import BY_ID, BadDeck, Deck, Fault, faults, size, unplayable
from ravenhill.games.meccg.decks.random import random_deck
from ravenhill.games.meccg.terms import CHARACTER, HAZARD, RESOURCE
from ravenhill.locale import Speech


def read(file: Path) -> Deck:
    """A file, or by its name a deck that comes with the game."""
    if not file.exists() and str(file) in [*shipped(), *challenges()]:
        return load(str(file))
    try:
        return read_deck(file.read_text("utf-8-sig"), file.stem)
    except UnicodeDecodeError:
        raise BadDeck(f"{file}: not a text file") from None
    except BadDeck as error:
        raise BadDeck(f"{file}: {error}") from None


def check_deck(file: Path, basic: bool, length: int, language: str | None, json: bool) -> int:
    """0: no rule is broken; 1: some are."""
    deck, speech = read(file), Speech(language_of(language), "meccg")
    broken, waiting = faults(deck, standard=not basic, length=length), unplayable(deck)
    if json:
        print_json({"name": deck.name, "legal": not broken, "unplayable": waiting,
                    "faults": [{"rule": fault.rule, "text": said(speech, fault)} for fault in broken]})
        return 1 if broken else 0
    out = console()
    out.print(speech.line("deck-counts", counts(deck)))
    if waiting:
        names = ", ".join(speech.line(f"card-{code}", {}) for code in waiting)
        out.print(speech.line("deck-unplayable", {"cards": names}))
    if not broken:
        out.print(speech.line("deck-legal", {"name": deck.name or file.name}))
        return 0
    out.print(speech.line("deck-broken", {"n": len(broken)}))
    for fault in broken:
        out.print(f"  {fault.rule:<11} {said(speech, fault)}")
    return 1


def said(speech: Speech, fault: Fault) -> str:
    card = speech.line(f"card-{fault.card}", {}) if fault.card else ""
    return speech.line(f"deck-{fault.rule}", {"card": card, "n": fault.n, "n2": fault.n2})


def counts(deck: Deck) -> dict[str, object]:
    cards = [(BY_ID[code], n) for code, n in deck.deck.items()]
    return {
        "pool": size(deck.pool), "deck": size(deck.deck), "sideboard": size(deck.sideboard), "sites": size(deck.sites),
        "characters": sum(n for card, n in cards if card.type == CHARACTER),
        "resources": sum(n for card, n in cards if card.side == RESOURCE and card.type != CHARACTER),
        "hazards": sum(n for card, n in cards if card.side == HAZARD),
    }


def convert_deck(file: Path, to: Path, force: bool) -> int:
    """TOML if the new file is called so, else the plain list."""
    refuse_to_overwrite(to, force)
    deck = read(file)
    write_whole(to, (write_toml(deck) if to.suffix == ".toml" else write_list(deck)).encode())
    return 0


def draw_deck(seed: int, basic: bool, length: int, to: Path | None, force: bool) -> int:
    refuse_to_overwrite(to, force)
    try:
        deck = random_deck(seed, standard=not basic, length=length)
    except BadDeck as error:
        raise RavenhillError(f"no deck can be drawn yet: {error}") from None
    if to is None: console().print(write_list(deck), end="")
    else: write_whole(to, (write_toml(deck) if to.suffix == ".toml" else write_list(deck)).encode())
    return 0
