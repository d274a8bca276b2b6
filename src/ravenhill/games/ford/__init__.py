"""The battle for the ford: a small game that uses every part of the table, and the worked example of writing one."""
from math import comb
from typing import Any, cast

from ravenhill.core.card_game import CardGame
from ravenhill.core.cards import draw
from ravenhill.core.game import Options
from ravenhill.core.positions import Number
from ravenhill.games.ford.cards import DECK, LIBRARY
from ravenhill.games.ford.rules import Battle, Losses, Round, Stances, WhoFalls
from ravenhill.games.ford.state import BAG, DISCARD, EAST, FAR_BANK, GROUP, HAND, LAST_ROUND, TABLE, WEST, Ford
from ravenhill.games.ford.view import PUBLIC

WARRIORS = [f"{side}.{kind}" for side in ("west", "east") for kind in ("archers", "spearmen", "riders")]
STANCES = ["stance-hold", "stance-charge", "stance-flank"]

class FordGame(CardGame):
    name = "ford"
    seats = ("west", "east")
    rule_ids = r"F-\d+"
    takes = ("position", "dice")
    names = {"warriors": [it.replace(".", "-") for it in WARRIORS], "stance": STANCES}
    library = LIBRARY
    public = PUBLIC
    own_frames = (Round(), Battle(), Stances(), Losses(0), WhoFalls(0))
    numbers = {name: Number("warriors", 0, GROUP, "F-06", place) for place, name in enumerate(WARRIORS)}
    numbers["round"] = Number("round", 1, LAST_ROUND, "F-13")
    numbers["ford"] = Number("ford", 1 - FAR_BANK, FAR_BANK - 1, "F-12")
    places = {"west.hand": HAND, "east.hand": HAND + 1, "west.table": TABLE, "east.table": TABLE + 1, "used": DISCARD}
    bag = BAG
    turn = Round()
    beginnings = {"round": 0, "dawn": 3, "battle": 4, "dusk": 5}

    def blank(self, options: Options) -> Ford: return Ford(LIBRARY)
    def kinds(self, options: Options) -> list[int]: return DECK

    def new(self, options: Options | None = None) -> Ford:
        if options and "position" in options: return cast(Ford, self.position(str(options["position"])))
        g = self.blank({})           # F-14
        for kind in DECK: g.add(kind, BAG)
        g.then(Round())
        for side in range(2): draw(g, BAG, HAND + side, 3)
        return g

    def faults(self, table: Ford) -> list[str]:
        fine = table.ended or (table.company(WEST) and table.company(EAST))
        return super().faults(table) + ([] if fine else ["F-12: a company has nobody left, so the battle is over"])

    def odds(self, table: Ford, seat: int) -> dict[str, Any] | None:
        """F-09  The hits that the dice of a battle may bring, once both stances are known."""
        table.question()
        battles = table.under_way(Battle)
        if not battles or table.under_way(Losses): return None
        it = cast(Battle, table.stack[battles[-1]])
        if it.at < 2: return None
        return {"sides": [self.hits(table, it, side) for side in (WEST, EAST)]}

    def hits(self, g: Ford, it: Battle, side: int) -> dict[str, Any]:
        if it.at > 3 + side: return {"rolled": True, "expected": it.hits[side], "hits": [0.0] * it.hits[side] + [1.0]}
        dice, target = g.strength(side), it.needed(side)
        one = (7 - target) / 6
        hits = [comb(dice, n) * one**n * (1 - one)**(dice - n) for n in range(dice + 1)]
        return {"rolled": False, "dice": dice, "target": target, "expected": dice * one, "hits": hits}

GAME = FordGame()
