"""The ledger of a match: every answer and every act of the clerk, in order, never changed and never removed."""
from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from ravenhill.core.frames import NOBODY

ANSWER: Final = 0
START: Final = 1         # everybody sits: the dice are complete and the clocks run
TAKEBACK: Final = 2      # option: how many answers stay
RESIGN: Final = 3
TIMEOUT: Final = 4
DRAW: Final = 5          # agreed by both
PAUSE: Final = 6
RESUME: Final = 7
GIVEN: Final = 8         # an answer of the record this match was forked from
CHANGE: Final = 9        # the rules changed: the table was carried over; option: the version of the new rules
CLOSE: Final = 10        # by the host

ENDINGS: Final = {RESIGN: "resigned", TIMEOUT: "timeout", DRAW: "draw-agreed", CLOSE: "closed"}


class Row(NamedTuple):
    """One line of the ledger."""
    n: int
    seat: int
    act: int
    option: int
    at: int


def ending(row: Row) -> tuple[int, str]:
    """Who wins by this act, and why."""
    return (NOBODY if row.act in (DRAW, CLOSE) else 1 - row.seat), ENDINGS[row.act]


def scripted(options: Mapping[str, Any], fallen: int, outcomes: int) -> int | None:
    """What a lesson says for this result of the dice, of which so many stand before it; None: they are fair."""
    script = options.get("dice", ())
    return script[fallen] if fallen < len(script) and script[fallen] < outcomes else None


# The chain. Whoever has seen its head has seen a seal on every line before it, and on how the match was made.


def first_link(
    match: str, game: str, rules: int, options: Mapping[str, Any], origin: Mapping[str, Any], promise: str,
) -> bytes:
    """The head of an empty ledger: which match it is of."""
    made = msgspec.json.encode([match, game, rules, options, origin, promise], order="deterministic")
    return hashlib.sha256(made).digest()


def next_link(secret: bytes, head: bytes, row: Row, more: bytes = b"") -> bytes:
    """The head after one more line; `more` is what the line stands for besides its numbers.

    The salt comes from the secret of the dice: without it, a seat could try all lines until one fits, and so read
    what is hidden from it. When the match is over the secret is published, and anybody can compute every head.
    """
    salt = hmac.digest(secret, b"line" + row.n.to_bytes(8, "big"), "sha256")
    return hashlib.sha256(head + salt + msgspec.msgpack.encode(tuple(row)) + more).digest()


def links(secret: bytes, head: bytes, rows: Iterable[Row]) -> bytes:
    """The head after some lines that stand for nothing but their numbers."""
    for row in rows:
        head = next_link(secret, head, row)
    return head


def seal_of(*parts: Any) -> bytes:
    """What a line stands for, in a few bytes: the nonces and decks of a start, the table of a change-over."""
    return hashlib.sha256(msgspec.json.encode(parts, order="deterministic")).digest()
