"""Decks, as typed values: what somebody builds, what the rules say of it, and how it is kept."""
from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Code = Annotated[str, Meta(max_length=16)]
Counts = Annotated[dict[Code, Annotated[int, Meta(ge=1, le=99)]], Meta(max_length=300)]


class DeckList(Struct, frozen=True, forbid_unknown_fields=True):
    """The codes of cards, and how many of each. Without sites the deck has all of them."""
    name: Annotated[str, Meta(max_length=60)] = ""
    pool: Counts = {}
    deck: Counts = {}
    sideboard: Counts = {}
    sites: Counts = {}


class DeckToCheck(Struct, frozen=True, forbid_unknown_fields=True):
    cards: DeckList
    rules: Literal["standard", "basic"] = "standard"
    length: Annotated[int, Meta(ge=1, le=4)] = 2         # how many times it is played through
    wizard_may_start: bool = False


class DeckFault(Struct, frozen=True):
    """A rule that a deck breaks, in words."""
    rule: str
    card: str                                    # the card it is about; empty: the whole deck
    text: str


class DeckEdit(Struct, frozen=True):
    """So many more, or fewer, of a card in a section."""
    section: str
    card: str
    more: int


class DeckMend(Struct, frozen=True):
    """A change, and the rules that are no longer broken after it."""
    edits: list[DeckEdit]
    rules: list[str]


class DeckChecked(Struct, frozen=True):
    """What the rules say of a deck."""
    legal: bool
    faults: list[DeckFault]
    mends: list[DeckMend]
    counts: dict[str, int]
    unplayable: list[str]                        # cards that the engine does not carry out in full


class DeckText(Struct, frozen=True, forbid_unknown_fields=True):
    """A list of cards as people exchange them."""
    text: Annotated[str, Meta(max_length=20_000)]
    name: Annotated[str, Meta(max_length=60)] = ""


class LineLost(Struct, frozen=True):
    """A line that was not understood."""
    line: int
    text: str


class DeckRead(Struct, frozen=True):
    cards: DeckList
    lost: list[LineLost]


class DeckWritten(Struct, frozen=True):
    text: str


class DeckAgainst(Struct, frozen=True):
    """What a deck won against another."""
    name: str
    won: float
    games: int


class CardIdle(Struct, frozen=True):
    """How many copies of a card came to the hand, and how many of these were used."""
    card: str
    drawn: int
    used: int


class DeckTried(Struct, frozen=True):
    """What the games that bots played with a deck have shown so far."""
    of: int                                      # so many games will be played
    games: int
    won: float                                   # of them; a draw is a half
    low: float                                   # between these lies the share that it wins, with 95 %
    high: float
    unended: int
    turns: float
    points: list[float]                          # by group, on average
    curve: list[float]                           # all of them, after each turn of one's own
    against: list[DeckAgainst]
    idle: list[CardIdle]                         # the idlest first


class DeckKept(Struct, frozen=True):
    """A deck of somebody; `key` opens it for others, and only its owner sees the key."""
    id: str
    game: str
    changed: int
    cards: DeckList
    yours: bool = True
    key: str = ""
    needs: list[str] = []                                              # sets that a match must allow, of ready ones


class DeckListed(Struct, frozen=True):
    """One of one's decks, or one that comes with the game."""
    id: str
    name: str
    changed: int
    counts: dict[str, int]
    faults: int
    shared: bool = False
    wizards: list[str] = []
    needs: list[str] = []                                              # sets that a match must allow
