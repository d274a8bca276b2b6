"""Several Armies against one: which of them fights, and which advances."""
from __future__ import annotations

from ravenhill.core.choices import Choice
from ravenhill.core.frames import Decision
from ravenhill.games.five_armies.combat_choices import FightWith
from ravenhill.games.five_armies.rules.combat_lines import FIGHTS
from ravenhill.games.five_armies.rules.fight import Fight, the_fight
from ravenhill.games.five_armies.rules.maneuvers import take_back_all
from ravenhill.games.five_armies.state import Battle


def participants(g: Battle, it: Fight) -> list[int]:
    """B-COM-01, 08  Where the attacking Armies stand that are still there."""
    return [place for place in it.origins if g.army(it.attacker, place)]


def choose_who_fights(g: Battle, it: Fight) -> None:
    """B-COM-02  At the start of each round, if there is a choice."""
    able = participants(g, it)
    if len(able) > 1:
        g.then(WhoFights(it.attacker))
    elif able:
        switch_to(g, it, able[0])


def switch_to(g: Battle, it: Fight, place: int) -> None:
    """B-COM-04  With another Army the attacker has all his Unit and special Maneuver cards again."""
    if place != it.fighting:
        it.fighting = place
        take_back_all(g, it.attacker)
    if len(it.origins) > 1: g.tell(FIGHTS, place, it.round)


class WhoFights(Decision[Battle]):
    """B-COM-02  One of the Armies that take part; only its values count, and it takes all hits."""

    def copy(self) -> WhoFights: return WhoFights(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-COM-02",)
    def choice(self, g: Battle, option: int) -> Choice: return FightWith(option)
    def options(self, g: Battle) -> list[int]: return participants(g, the_fight(g))
    def choose(self, g: Battle, option: int) -> None: switch_to(g, the_fight(g), option)
