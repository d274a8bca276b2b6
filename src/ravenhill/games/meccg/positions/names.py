"""What things are called in a position, and which fields of frames point at which things."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.errors import BadPosition
from ravenhill.games.meccg.names import TERMS
from ravenhill.games.meccg.piles import NOBODY_HOSTS, TAPPED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import moments

CARD: Final = "card"
KIND: Final = "kind"                     # what is printed, whoever has it
SEAT: Final = "seat"
MOMENT: Final = "moment"
NUMBER: Final = "number"
STATES: Final = {"untapped": UNTAPPED, "tapped": TAPPED, "wounded": WOUNDED}

# What a number in a field of a frame, or of a company, stands for; all others are numbers.
FIELDS: Final[dict[str, str]] = {
    **dict.fromkeys((
        "alone", "asked", "bearer", "before", "card", "cards", "character", "checked", "counted", "event", "faction",
        "curses", "fellow", "first_at", "given", "giver", "keeper", "order",
        "influencer", "item", "kept", "origin", "picks", "prey", "revealed", "ring",
        "scout", "shown", "sworn", "taker", "tapping", "target", "targets", "victims", "who", "wizard", "wounded",
    ), CARD),
    **dict.fromkeys(("beat", "did", "faced", "free", "haven", "marks", "name", "passed", "regions"), KIND),
    "side": SEAT, "seat": SEAT, "about": MOMENT, "race": "race", "races": "race", "path": "land",
    "ManyChecks.left": CARD, "StartingItem.before": NUMBER, "StartingItem.picks": NUMBER, "Roll.left": NUMBER,
}
MOMENTS: Final = {name.lower().replace("_", "-"): number for name, number in vars(moments).items()
                  if name.isupper() and isinstance(number, int) and name not in ("WINDOWS", "MOMENTS")}
BY_MOMENT: Final = {number: name for name, number in MOMENTS.items()}


def meaning(frame: str, field: str) -> str:
    return FIELDS.get(f"{frame}.{field}", FIELDS.get(field, NUMBER))


class Names:
    """The names of one table's cards: each by what is printed, its copy if there are several, and its owner."""

    def __init__(self, g: Meccg, seats: tuple[str, str]) -> None:
        self.g = g
        self.seats = seats
        self.kinds: dict[str, int] = {**g.cards.numbers, **g.cards.names}
        self.copies: dict[tuple[int, int], list[int]] = {}
        for card, kind in enumerate(g.kind):
            self.copies.setdefault((g.owner[card], kind), []).append(card)

    # From numbers to names

    def kind(self, kind: int) -> str:
        """Its name; a second card of one name goes by its code."""
        card = self.g.cards.facts[kind]
        return card.name if self.kinds[card.name] == kind else card.id

    def of_owner(self, card: int) -> str:
        """Among the cards of its owner."""
        copies = self.copies[self.g.owner[card], self.g.kind[card]]
        name = self.kind(self.g.kind[card])
        return name if len(copies) == 1 else f"{name} #{copies.index(card) + 1}"

    def card(self, card: int) -> str:
        """Among all cards of the table."""
        shared = (1 - self.g.owner[card], self.g.kind[card]) in self.copies
        return self.whose(card) if shared else self.of_owner(card)

    def whose(self, card: int) -> str:
        """With its owner, where a position would take it for the other's."""
        return f"{self.of_owner(card)} of {self.seats[self.g.owner[card]]}"

    def lying(self, card: int, name: str) -> str | dict[str, Any]:
        """A card that is not in play, with what else is so of it: its state, and what it was declared to lie on."""
        said: dict[str, Any] = {"name": name}
        if self.g.state[card] != UNTAPPED: said["state"] = list(STATES)[self.g.state[card]]
        if self.g.host[card] != NOBODY_HOSTS: said["on"] = self.text(CARD, self.g.host[card])
        return name if len(said) == 1 else said

    def text(self, means: str, value: int) -> str | int:
        """A number as a position says it; what is none of the things it might be stays a number."""
        if means == NUMBER or value < 0:
            return value
        if means == CARD:
            return self.card(value) if value < len(self.g.kind) else value
        if means == KIND:
            return self.kind(value) if value < len(self.g.cards.facts) else value
        if means == SEAT:
            return self.seats[value] if value < len(self.seats) else value
        if means == MOMENT:
            return BY_MOMENT.get(value, value)
        return TERMS[means][value] if value < len(TERMS[means]) else value

    # And back

    def parts(self, name: Any, where: str) -> tuple[int, int, int]:
        """The kind, the copy (0: any) and the owner (-1: not said) that a name means."""
        if isinstance(name, str):
            said, copy, side = name, 0, -1
            for seat, of in enumerate(self.seats):
                if said.endswith(f" of {of}"):
                    said, side = said.removesuffix(f" of {of}"), seat
            stem, mark, number = said.rpartition(" #")
            if mark and number.isdecimal() and len(number) < 4:
                said, copy = stem, int(number)
            if said in self.kinds:
                return self.kinds[said], copy, side
        raise BadPosition(f"{where}: there is no card called {name!r}")

    def which(self, name: Any, where: str) -> int:
        """The one card that is meant."""
        kind, copy, side = self.parts(name, where)
        owners = [seat for seat in range(len(self.seats)) if (seat, kind) in self.copies and side in (-1, seat)]
        if len(owners) == 1:
            copies = self.copies[owners[0], kind]
            if len(copies) == 1 and copy <= 1: return copies[0]
            if 0 < copy <= len(copies): return copies[copy - 1]
        how = "no such card here" if not owners else "more than one: say which (#2), and whose (of blue)"
        raise BadPosition(f"{where}: {name!r}: there is {how}")

    def number(self, means: str, given: Any, where: str) -> int:
        """The number that a text of a position stands for."""
        if isinstance(given, int) and not isinstance(given, bool):
            return given
        if means == CARD:
            return self.which(given, where)
        if means == KIND:
            return self.parts(given, where)[0]
        choices: dict[str, int] = MOMENTS if means == MOMENT else {
            name: n for n, name in enumerate(self.seats if means == SEAT else TERMS.get(means, ()))}
        if not isinstance(given, str) or given not in choices:
            raise BadPosition(f"{where}: {given!r} is none of {', '.join(choices) or 'the numbers'}")
        return choices[given]
