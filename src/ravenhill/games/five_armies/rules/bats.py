"""The Great Bats' cloud."""
from __future__ import annotations

from ravenhill.core.choices import Choice
from ravenhill.core.frames import Decision
from ravenhill.games.five_armies.choices import ChooseTerritory
from ravenhill.games.five_armies.lines import BAT_REMOVED
from ravenhill.games.five_armies.rules.armies import MoveArmies
from ravenhill.games.five_armies.state import TERRITORIES, Battle
from ravenhill.games.five_armies.terms import SHADOW


def clouds(g: Battle) -> list[int]:
    """B-BAT-03, B-AMB-42  Territories with a Great Bat and a Shadow Army that can move; boxes are in none."""
    over = [False] * TERRITORIES
    moving = MoveArmies(SHADOW, 1, 1)
    for place in g.places_with_army(SHADOW):
        if place < g.facts.regions:
            territory = g.facts.territory[place]
            if g.bats[territory] and not over[territory]: over[territory] = moving.may_move_from(g, place)
    return [territory for territory in range(TERRITORIES) if over[territory]]


def armies_of(g: Battle, territory: int) -> list[int]:
    """Where Shadow Armies stand in a territory; a place that cannot be, if nowhere."""
    found = [place for place in g.places_with_army(SHADOW)
             if place < g.facts.regions and g.facts.territory[place] == territory]
    return found or [-1]


def remove_bat(g: Battle, territory: int) -> None:
    g.bats[territory] -= 1
    g.tell(BAT_REMOVED, territory)


def bat_cloud(g: Battle) -> None:
    """B-BAT-03  A Great Bat is removed, and an Army of its territory moves."""
    g.then(CloudOver(SHADOW))


class CloudOver(Decision[Battle]):
    """B-BAT-03  Which territory."""

    def copy(self) -> CloudOver: return CloudOver(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-BAT-03",)
    def choice(self, g: Battle, option: int) -> Choice: return ChooseTerritory(option)
    def options(self, g: Battle) -> list[int]: return clouds(g)

    def choose(self, g: Battle, option: int) -> None:
        remove_bat(g, option)
        g.then(MoveArmies(SHADOW, 1, 1, origins=armies_of(g, option)))
