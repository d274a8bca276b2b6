"""The battle for the ford: a small game that uses every part of the table, and the worked example of writing one."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ravenhill.core.card_game import CardGame
from ravenhill.core.cards import draw
from ravenhill.core.errors import BadPosition
from ravenhill.core.positions import Entry, lay_piles, name_piles
from ravenhill.games.ford.cards import COPIES, LIBRARY
from ravenhill.games.ford.rules import Battle, Losses, Round, Stances, WhoFalls
from ravenhill.games.ford.state import BAG, COMPANY, DISCARD, FAR_BANK, HAND, KINDS, LAST_ROUND, TABLE, Ford

WARRIORS = ("archers", "spearmen", "riders")
PLACES = {"west.hand": HAND, "west.table": TABLE, "east.hand": HAND + 1, "east.table": TABLE + 1, "discard": DISCARD}
DECK = [kind for kind, copies in enumerate(COPIES) for _ in range(copies)]
BEGINNINGS = {"round": 0, "dawn": 3, "battle": 4, "dusk": 5}        # where in the round a written position stands

class FordGame(CardGame):
    name = "ford"
    seats = ("west", "east")
    rule_ids = r"F-\d+"
    library = LIBRARY
    public = ("active", "ended", "ford", "round", "waiting", "warriors", "why", "winner")
    own_frames = (Round(), Battle(), Stances(), Losses(0, 0), WhoFalls(0))

    def blank(self, options: Mapping[str, Any]) -> Ford: return Ford(LIBRARY)
    def kinds(self, options: Mapping[str, Any]) -> list[int]: return DECK

    def new(self, options: Mapping[str, Any] | None = None) -> Ford:
        g = Ford(LIBRARY)
        for kind in DECK: g.add(kind, BAG)
        g.then(Round())
        for side in range(2): draw(g, BAG, HAND + side, 3)
        return g

    def faults(self, table: Ford) -> list[str]:
        gone = [f"F-12: the {self.seats[s]} has nobody left" for s in range(2) if not (table.ended or table.company(s))]
        wrong = [f"F-12: {n} of a kind" for i, n in enumerate(table.warriors) if not 0 <= n <= COMPANY[i % KINDS]]
        return super().faults(table) + gone + wrong

    def name_of(self, table: Ford, field: str, value: int) -> str | None:
        if field == "warriors": return f"{self.seats[value // KINDS]}-{WARRIORS[value % KINDS]}"
        if field.startswith("stance"): return ("stance-hold", "stance-charge", "stance-flank")[value]
        return super().name_of(table, field, value)

    def read_position(self, doc: Entry) -> Ford:
        g = Ford(LIBRARY)
        g.round, g.ford = doc.number("round", 1, LAST_ROUND), doc.number("ford", 1 - FAR_BANK, FAR_BANK - 1, 0)
        g.active = doc.one_of("active", self.seats)
        for i in range(2 * KINDS):
            company = doc.part(self.seats[i // KINDS]).part("company")
            g.warriors[i] = company.number(WARRIORS[i % KINDS], 0, COMPANY[i % KINDS], COMPANY[i % KINDS])
        lay_piles(doc, g, PLACES, BAG, DECK)
        start = Round()
        start.at = doc.one_of("begins", BEGINNINGS)
        g.then(start)
        return g

    def write_position(self, table: Ford) -> dict[str, Any]:
        begins = [name for name, at in BEGINNINGS.items() if len(table.stack) == 1 and table.stack[0].at == at]
        if not begins: raise BadPosition("F-01: only a beginning of a round, dawn, battle or dusk can be written down")
        doc: dict[str, Any] = {"game": self.name, "round": table.round, "ford": table.ford}
        doc |= {"active": self.seats[table.active], "begins": begins[0], **name_piles(table, PLACES)}
        for i, n in enumerate(table.warriors):
            doc[self.seats[i // KINDS]].setdefault("company", {})[WARRIORS[i % KINDS]] = n
        return doc

GAME = FordGame()
