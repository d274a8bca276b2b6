"""One value of each kind that travels by HTTP, shown in the OpenAPI schema."""
from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from ravenhill.games import load
from ravenhill.server.play.records import Verdict
from ravenhill.server.play.room import Room
from ravenhill.server.play.sealed_dice import nonce_hash, promise
from ravenhill.server.play.views import state_for
from ravenhill.wire import (
    About,
    Accepted,
    Advised,
    Answer,
    Around,
    Confirmation,
    Correspondence,
    Counted,
    Credentials,
    Decline,
    Explain,
    Explained,
    Farewell,
    Fault,
    Forgotten,
    Fork,
    GameShown,
    Hint,
    Hinted,
    Join,
    Joined,
    Live,
    MatchMade,
    MatchShown,
    Me,
    Mute,
    NewMatch,
    NewName,
    NewPassword,
    NoClock,
    Odds,
    Offer,
    Preview,
    Reason,
    Refused,
    Reset,
    Resign,
    Said,
    Say,
    SeatShown,
    SeatWanted,
    SessionShown,
    ShowNonce,
    Survey,
    Surveyed,
    Undo,
    Ways,
)
from ravenhill.wire.decks import (
    DeckChecked,
    DeckEdit,
    DeckFault,
    DeckKept,
    DeckList,
    DeckListed,
    DeckMend,
    DeckRead,
    DeckText,
    DeckToCheck,
    DeckWritten,
    LineLost,
)

DECK: Final = DeckList("Gandalf's road", {"tw-120": 1, "tw-170": 1}, {"tw-156": 2, "tw-204": 3, "tw-020": 2})
SECRET: Final = bytes(range(32))
NONCES: Final = ("00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100")
KEY: Final = "dGhlLWtleS1vZi1hLXNlYXQtb2YtYS1tYXRjaA"
MATCH: Final = MatchShown(
    "k3f9m2xa7qpd", "ford", 1, {}, "playing",
    [SeatShown("west", "link", "Ann", True, True, nonce_hash(NONCES[0])),
     SeatShown("east", "bot", "novice", True, True, nonce_hash(NONCES[1]))],
    Live(600, 10), True, 0, promise(SECRET), list(NONCES), {}, None, "", 1_790_000_000_000, yours=["west"],
    turn=["west"])

VALUES: Final[list[msgspec.Struct]] = [
    DECK, DeckToCheck(DECK), DeckText("3 Concealment\nSideboard:\n1 Escape", "A list"),
    DeckChecked(False, [DeckFault("R-SETUP-03", "tw-204", "Concealment: 4 copies, and 3 at most.")],
                [DeckMend([DeckEdit("deck", "tw-204", -1)], ["R-SETUP-03"])], {"resources": 31, "hazards": 30}, []),
    DeckRead(DECK, [LineLost(4, "2 Nonsense")]), DeckWritten("3 Concealment\n"),
    DeckKept("k3f9m2xa7qpd", "meccg", 1_790_000_000_000, DECK),
    DeckListed("k3f9m2xa7qpd", "Gandalf's road", 1_790_000_000_000, {"resources": 30, "hazards": 30}, 0),
    NoClock(), Live(600, 10), Correspondence(72), SeatWanted("bot", "novice"),
    NewMatch("ford", {}, [SeatWanted(), SeatWanted("bot", "novice")], Live(600, 10)),
    Join(KEY, nonce_hash(NONCES[0]), "Ann"),
    ShowNonce(NONCES[0], "west"), About("0.4.0", "5e" * 32), Fork(24, [SeatWanted(), SeatWanted("bot", "novice")]),
    SeatShown("west", "link", "Ann", True, True), MATCH, MatchMade(MATCH, {"west": KEY}), Joined(MATCH, "west", KEY),
    GameShown("ford", 1, ["west", "east"], ["random", "novice"], "novice", []),
    Me("k3f9m2xa7qpd", "Ann", "ann", {"email": "ann@example.org"}), NewName("Ann", {"email": "ann@example.org"}),
    Ways(True, True, ""), Credentials("ann", "correct horse battery"), Forgotten("ann"),
    NewPassword("correct horse battery", "staple and stable"), Farewell("correct horse battery"),
    Reset("WyJrM2Y5bTJ4YSJd.aBcDeF.x", "staple and stable"), Confirmation("WyJrM2Y5bTJ4YSJd.aBcDeF.x"),
    SessionShown("0a1b2c3d4e5f6071", "Mozilla/5.0", 1_790_000_000_000, True),
    Fault("stale", "the table has moved on: you are at change 6, it is at 7"),
    Verdict(True, "ford", 104, 41, 0, "west", "ford-crossed", "", "k3f9m2xa7qpd", promise(SECRET), "5e" * 32, 1, [],
            [1]),
    Answer(7, [{"do": "Pass"}]), Undo(7), Offer("draw"), Decline("draw"), Resign(), Say("good luck"), Mute(True),
    Preview(1, [0]), Odds(2, []), Explain(3, "card:k3f9m2xa", "en"), Survey(4, "company:1"), Hint(5),
    Around(["west", "east"], 0, []), Said("west", "good luck", 1_790_000_000_000), Accepted(8),
    Refused("stale", "the table has moved on: you are at change 6, it is at 7", 7),
    Counted(2, {"sides": [{"dice": 2, "target": 5, "expected": 0.667, "hits": [0.444, 0.444, 0.111]}]}),
    Explained(3, "card:k3f9m2xa", [Reason(False, "F-05", "This card is played at dusk.")]), Surveyed(4, None),
    Hinted(5, Advised(0, 0.62, 0.03, 0.1, True, ["settlements", "place"])),
]


@cache
def examples() -> dict[str, Any]:
    """By the name of the kind: a value as it is sent."""
    room = Room("k3f9m2xa7qpd", load("ford"), {}, NoClock(), SECRET, NONCES)
    for row in room.begin(1_790_000_000_000)[0]:
        room.apply(row)
    seat = room.asked()[0]
    values = [*VALUES, state_for(room, seat, 1_790_000_000_000)]
    return {type(value).__name__: msgspec.json.decode(msgspec.json.encode(value)) for value in values}


class WithExamples(JsonRenderPlugin):
    """The schema as JSON, an example with every kind that has one."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        found = examples()
        for path, schema in openapi_schema.get("components", {}).get("schemas", {}).items():
            name = schema.get("title", path.rsplit("_", 1)[-1])
            if name in found:
                schema["examples"] = [found[name]]
        return super().render(request, openapi_schema)
