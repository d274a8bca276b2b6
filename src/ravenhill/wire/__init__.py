"""What server and client say to each other, as typed values; docs/protocol.md explains them."""
from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

Text = Annotated[str, Meta(max_length=400)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(max_length=64)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Deck = Annotated[str, Meta(max_length=80)] | dict[str, Any] | None     # one that comes with the game, or cards by code
Id = Annotated[int, Meta(ge=0, le=2_000_000_000)]
Small = Annotated[int, Meta(ge=0, le=1_000_000)]

# ---------------------------------------------------------------- the pace of a match


class NoClock(Struct, frozen=True, tag="none", tag_field="pace"):
    """As long as you like."""


class Live(Struct, frozen=True, tag="live", tag_field="pace"):
    """So many seconds for the whole match, and some more for every turn of yours that you finish."""
    bank: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Correspondence(Struct, frozen=True, tag="correspondence", tag_field="pace"):
    """So many hours for every turn."""
    hours: Annotated[int, Meta(ge=1, le=2_000)] = 72


Pace = NoClock | Live | Correspondence

# ---------------------------------------------------------------- HTTP


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: whoever has the link, or a bot of this name and, where there are decks, with this one."""
    kind: Literal["link", "bot"] = "link"
    bot: Annotated[str, Meta(max_length=40)] = ""
    deck: Deck = None


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A match to be made."""
    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatWanted], Meta(min_length=2, max_length=2)] = msgspec.field(
        default_factory=lambda: [SeatWanted(), SeatWanted()])
    pace: Pace = msgspec.field(default_factory=NoClock)
    watch: bool = True                                                 # may others watch
    delay: Annotated[int, Meta(ge=0, le=86_400)] = 0                   # how many seconds late
    deck: Deck = None                                                  # its maker's, for when he sits down


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat with its link, bring a deck, and show the SHA-256 of what you add to the dice."""
    key: Token
    nonce_hash: Hash
    name: Annotated[str, Meta(max_length=40)] = ""
    deck: Deck = None                                                  # none: its maker's own, or a starter
    publish: bool = True                                               # may it be shown when the match is over?


class ShowNonce(Struct, frozen=True, forbid_unknown_fields=True):
    """What you add to the dice, when every seat has shown the hash of its own."""
    nonce: Nonce
    seat: Annotated[str, Meta(max_length=40)] = ""


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a point of a finished match."""
    n: Small                                                           # how many of its answers stand
    seats: Annotated[list[SeatWanted], Meta(min_length=2, max_length=2)] = msgspec.field(
        default_factory=lambda: [SeatWanted(), SeatWanted()])
    pace: Pace = msgspec.field(default_factory=NoClock)


class SeatShown(Struct, frozen=True):
    """A seat as everybody sees it."""
    seat: str
    kind: str
    name: str
    taken: bool
    here: bool = False
    nonce_hash: str = ""                                               # of what it adds to the dice


class MatchShown(Struct, frozen=True):
    """A match as everybody sees it."""
    id: str
    game: str
    rules: int
    options: dict[str, Any]
    status: Literal["open", "playing", "over", "cancelled"]
    seats: list[SeatShown]
    pace: Pace
    watch: bool
    delay: int
    promise: str                                                       # the SHA-256 of the dice's secret
    nonces: list[str]                                                  # what the seats added, when both have
    origin: dict[str, Any]
    winner: str | None
    why: str
    created: int
    scripted: bool = False                                             # a lesson: the dice fall as it needs them
    decks: dict[str, Any] = {}                                         # by seat: those that you may see
    paused: str = ""                                                   # why it waits: `rules` that it cannot follow
    yours: list[str] = []                                              # the seats that are yours
    turn: list[str] = []                                               # who is to answer, if it is known here


class MatchMade(Struct, frozen=True):
    """A new match, and the links of its free seats. Each link is good for one person; show it only to that one."""
    match: MatchShown
    links: dict[str, str]


class Joined(Struct, frozen=True):
    """The seat is yours. The key opens it on another device, and only once; joining again gives the next."""
    match: MatchShown
    seat: str
    key: str


class SettingShown(Struct, frozen=True):
    """An option of a match: one of its values, several of them, or a switch. Texts: `option-<name>`, `…-<value>`."""
    name: str
    kind: Literal["one", "several", "switch"]
    default: Any
    values: list[str | int]


class About(Struct, frozen=True):
    """This server: its version, and the public key (Ed25519) under the records of its matches."""
    version: str
    signer: str


class LevelShown(Struct, frozen=True):
    """What a bot won against the next weaker one: its share, and the 95 % interval of that."""
    bot: str
    over: str
    games: int
    share: float
    low: float
    high: float


class GameShown(Struct, frozen=True):
    """A game that can be played here; `bot` is the one to begin with."""
    name: str
    rules: int
    seats: list[str]
    bots: list[str]
    bot: str
    settings: list[SettingShown]
    levels: list[LevelShown] = []                # of the bots that were measured
    analysed: bool = False                       # finished matches can be
    characters: dict[str, list[str]] = {}        # by bot: `<bot>:<character>` plays in another way


class Me(Struct, frozen=True):
    """Who you are here."""
    id: str
    name: str
    login: str | None
    notify: dict[str, str]
    language: str = ""                   # in which letters are written to you; that of the page you opened last


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """Your name, and where to send word: an address, a webhook, or what a browser said when it subscribed, as JSON.

    Without `notify` it stays as it is.
    """
    name: Name
    notify: dict[Literal["email", "webhook", "push"], Annotated[str, Meta(max_length=1000)]] | None = None


class Ways(Struct, frozen=True):
    """How this server can send word to those who are away; `push` is its key for a browser that subscribes."""
    email: bool
    webhook: bool
    push: str


Login = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[A-Za-z0-9._@-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
LetterToken = Annotated[str, Meta(min_length=1, max_length=600)]


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    login: Login
    password: Password


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The password, and the one that takes its place."""
    old: Password
    new: Password


class Forgotten(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose password is to be set anew."""
    login: Login


class Reset(Struct, frozen=True, forbid_unknown_fields=True):
    """What the letter brought, and the new password."""
    token: LetterToken
    password: Password


class Confirmation(Struct, frozen=True, forbid_unknown_fields=True):
    """What the letter brought."""
    token: LetterToken


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """The password of an account that is to be deleted; a guest has none."""
    password: Annotated[str, Meta(max_length=200)] = ""


class SessionShown(Struct, frozen=True):
    id: str
    agent: str
    created: int
    this: bool


class Fault(Struct, frozen=True):
    """What went wrong: a key, and a line for people who read logs."""
    fault: str
    text: str


# ---------------------------------------------------------------- from the client, on the socket of a match


class Answer(Struct, frozen=True, tag="answer", tag_field="do", forbid_unknown_fields=True):
    """Answers to the question of change n, one after the other: places in its options, or named values."""
    n: Id
    answers: Annotated[list[Small | dict[str, Any]], Meta(min_length=1, max_length=64)]


class Undo(Struct, frozen=True, tag="undo", tag_field="do", forbid_unknown_fields=True):
    """Take back your last answer, as long as nobody has learnt anything since."""
    n: Id


class Offer(Struct, frozen=True, tag="offer", tag_field="do", forbid_unknown_fields=True):
    """Ask the other seat for something; asking for what it asks for means yes."""
    what: Literal["draw", "takeback", "pause", "resume"]


class Decline(Struct, frozen=True, tag="decline", tag_field="do", forbid_unknown_fields=True):
    what: Literal["draw", "takeback", "pause", "resume"]


class Resign(Struct, frozen=True, tag="resign", tag_field="do", forbid_unknown_fields=True):
    """The other seat wins."""


class Say(Struct, frozen=True, tag="say", tag_field="do", forbid_unknown_fields=True):
    """To the other seat and all who watch."""
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Mute(Struct, frozen=True, tag="mute", tag_field="do", forbid_unknown_fields=True):
    on: bool


class Preview(Struct, frozen=True, tag="preview", tag_field="do", forbid_unknown_fields=True):
    """What would the table look like? From your own knowledge, as far as no die and no secret stands in the way."""
    id: Id
    answers: Annotated[list[Small | dict[str, Any]], Meta(max_length=64)]


class Odds(Struct, frozen=True, tag="odds", tag_field="do", forbid_unknown_fields=True):
    """What may the dice bring after these answers? From your own knowledge."""
    id: Id
    answers: Annotated[list[Small | dict[str, Any]], Meta(max_length=64)]


class Explain(Struct, frozen=True, tag="explain", tag_field="do", forbid_unknown_fields=True):
    """Why can this not be done? Of a thing such as card:abcdefgh."""
    id: Id
    thing: Annotated[str, Meta(max_length=80)]
    language: Annotated[str, Meta(max_length=8)] = "en"


class Survey(Struct, frozen=True, tag="survey", tag_field="do", forbid_unknown_fields=True):
    """What can be planned with a thing, such as company:2 or card:abcdefgh?"""
    id: Id
    thing: Annotated[str, Meta(max_length=80)]


class Hint(Struct, frozen=True, tag="hint", tag_field="do", forbid_unknown_fields=True):
    """What would a captain answer in your place, and why? Not where another person plays."""
    id: Id


class Ping(Struct, frozen=True, tag="ping", tag_field="do", forbid_unknown_fields=True):
    pass


FromClient = (
    Answer | Undo | Offer | Decline | Resign | Say | Mute | Preview | Odds | Explain | Survey | Hint | Ping
)

# ---------------------------------------------------------------- from the server, on the socket of a match


class Option(Struct, frozen=True):
    """One thing that may be answered: its named value, the things it is about, and their locale keys."""
    do: dict[str, Any]
    about: list[str]
    names: dict[str, str]


class Question(Struct, frozen=True):
    """What a seat is asked."""
    kind: str
    seat: str
    group: str                        # the dialog it is part of, or nothing
    rules: list[str]
    text: dict[str, Any]              # {"key": …, "args": …, "names": …}, as a line of the log
    options: list[Option]
    default: int | None = None
    counts: str = ""                  # what the number n of an option `Number` counts: cards, strikes, total …


class Waiting(Struct, frozen=True):
    """Whom the table waits for, and what everybody may know of it."""
    seat: str
    kind: str


class LogLine(Struct, frozen=True):
    """A key, its arguments, and the keys of the things they point at."""
    key: str
    args: dict[str, Any]
    names: dict[str, str]


class Log(Struct, frozen=True):
    """Keep your first `keep` lines; these come after them. All after the first `yours` are the other seat's doing."""
    keep: int
    lines: list[LogLine]
    yours: int = 0


class UndoShown(Struct, frozen=True):
    """Whether the last answer may be taken back, and the question it would go back to; else why not."""
    allowed: bool
    to: str = ""
    why: str = ""


class ClockShown(Struct, frozen=True):
    left: int
    running: bool


class State(Struct, frozen=True, tag="state", tag_field="is", omit_defaults=True):
    """The table as you may see it after change n; with `base`, what changes that change (wire/changes.py)."""
    n: int
    seat: str
    status: str
    view: dict[str, Any]
    log: Log
    base: int | None = None
    gone: list[str] = []
    question: Question | None = None
    held: dict[str, Any] | None = None           # your secret choice; it may be changed by taking it back
    waiting: list[Waiting] = []
    undo: UndoShown = UndoShown(False)
    clocks: dict[str, ClockShown] = {}
    paused: bool = False
    winner: str | None = None
    why: str = ""
    secret: str | None = None                    # of the dice, when it is over
    head: str = ""                               # of the chain that seals all that happened so far: keep it


class Around(Struct, frozen=True, tag="around", tag_field="is"):
    """Who is here, and what is offered."""
    here: list[str]
    watching: int
    offers: list[tuple[str, str]]                # seat, what


class Said(Struct, frozen=True, tag="said", tag_field="is"):
    """Somebody said something."""
    seat: str
    text: str
    at: int


class Refused(Struct, frozen=True, tag="refused", tag_field="is"):
    """It was not done. `n` is the change you are at."""
    fault: str
    text: str
    n: int
    id: int | UnsetType = UNSET


class Accepted(Struct, frozen=True, tag="accepted", tag_field="is"):
    """It is in the database."""
    n: int


class Previewed(Struct, frozen=True, tag="previewed", tag_field="is"):
    id: int
    view: dict[str, Any]
    question: Question | None
    waiting: list[Waiting]
    taken: int                                   # so many of the answers could be shown
    stopped: str                                 # why no more: "", dice, hidden, other, over


class Counted(Struct, frozen=True, tag="counted", tag_field="is"):
    """The odds, if this game can tell them."""
    id: int
    odds: dict[str, Any] | None
    still: bool = False                          # still counting: ask again


class Reason(Struct, frozen=True):
    """For one thing it offers: whether it may be done, else the rule or the words that say no."""
    may: bool
    rule: str = ""
    text: str = ""


class Explained(Struct, frozen=True, tag="explained", tag_field="is"):
    id: int
    thing: str
    reasons: list[Reason]


class Surveyed(Struct, frozen=True, tag="surveyed", tag_field="is"):
    """What can be planned with a thing, if this game can tell it."""
    id: int
    survey: dict[str, Any] | None
    still: bool = False                          # still counting: ask again


class Advised(Struct, frozen=True):
    """An answer by its place among the options, the chance of winning after it, and why: terms of the evaluation."""
    option: int
    chance: float
    error: float                                 # its standard error
    ahead: float                                 # of the next best answer, in chance
    sure: bool                                   # beyond two standard errors
    reasons: list[str]                           # up to three, the weightiest first


class Hinted(Struct, frozen=True, tag="hinted", tag_field="is"):
    """What was thought, if any bot of this game thinks ahead."""
    id: int
    hint: Advised | None
    still: bool = False                          # still thinking: ask again


class Bye(Struct, frozen=True, tag="bye", tag_field="is"):
    """The server closes the socket; come back unless it says otherwise."""
    why: str


class Pong(Struct, frozen=True, tag="pong", tag_field="is"):
    pass


FromServer = (
    State | Around | Said | Refused | Accepted | Previewed | Counted | Explained | Surveyed | Hinted | Bye | Pong
)
