"""What must be so for a card to be played, or for its effect to happen."""
from __future__ import annotations

from ravenhill.core.words import If, Source
from ravenhill.games.five_armies.rules.fight import HITS, INFLICTED
from ravenhill.games.five_armies.rules.maneuvers import bats_there
from ravenhill.games.five_armies.state import STACKING_LIMIT, Battle
from ravenhill.games.five_armies.terms import SHADOW
from ravenhill.games.five_armies.words.base import Which, armies, in_combat, meant, owner_of
from ravenhill.games.five_armies.words.who import has_any, has_only

# In a combat


class FirstRound(If):
    """It is the first round."""
    def holds(self, g: Battle, source: Source) -> bool:
        it = in_combat(g)
        return it is not None and it.round == 1


class FirstAttackOfEnemy(If):
    """B-COM-05  The enemy attacks, and this Army of his for the first time."""
    def holds(self, g: Battle, source: Source) -> bool:
        it = in_combat(g)
        return it is not None and it.attacker != source.side and it.is_first_attack()


class Attacking(If):
    """You are the attacker."""
    def holds(self, g: Battle, source: Source) -> bool:
        it = in_combat(g)
        return it is not None and it.attacker == source.side


class Defending(If):
    """You are the defender."""
    def holds(self, g: Battle, source: Source) -> bool:
        it = in_combat(g)
        return it is not None and it.attacker != source.side


class MoreUnits(If):
    """Your Army has more units than the enemy's."""
    def holds(self, g: Battle, source: Source) -> bool:
        it = in_combat(g)
        return it is not None and it.size(g, source.side) > it.size(g, 1 - source.side)


class FewerUnits(If):
    """Your Army has fewer units than the enemy's."""
    def holds(self, g: Battle, source: Source) -> bool:
        it = in_combat(g)
        return it is not None and it.size(g, source.side) < it.size(g, 1 - source.side)


class InTerrain(If):
    """The combat is in one of these terrains."""
    terrain: list[int]

    def __init__(self, terrain: list[int]) -> None:
        self.terrain = terrain

    def holds(self, g: Battle, source: Source) -> bool:
        it = in_combat(g)
        return it is not None and g.facts.terrain[it.target] in self.terrain


class AcrossFord(If):
    """The attack crosses a ford."""
    def holds(self, g: Battle, source: Source) -> bool:
        it = in_combat(g)
        return it is not None and it.crosses_ford(g)


class UpSlope(If):
    """The attack goes up a slope."""
    def holds(self, g: Battle, source: Source) -> bool:
        it = in_combat(g)
        return it is not None and it.climbs_slope(g)


class FromPass(If):
    """You attack from a Mountain Pass."""
    def holds(self, g: Battle, source: Source) -> bool:
        it = in_combat(g)
        return it is not None and it.attacker == source.side and it.comes_from_pass(g)


class HitScored(If):
    """You scored a hit in this round."""
    def holds(self, g: Battle, source: Source) -> bool:
        it = in_combat(g)
        return it is not None and it.now[HITS + source.side] > 0


class DamageInflicted(If):
    """B-BAT-05, B-AMB-39  You inflicted Damage in this round that is not prevented."""
    def holds(self, g: Battle, source: Source) -> bool:
        it = in_combat(g)
        return it is not None and it.now[INFLICTED + source.side] > 0


class BothHaveLeadership(If):
    """B-LDR-04  Both Armies have Leadership."""
    def holds(self, g: Battle, source: Source) -> bool:
        it = in_combat(g)
        if it is None or it.beorn: return False
        return g.has_leadership(0, it.place(0)) and g.has_leadership(1, it.place(1))


class Contains(If):
    """An Army contains units of these types, a character, or any character."""
    army: int
    unit: list[int]
    mask: int
    character: int                   # -1: none is named
    any_character: bool

    def __init__(self, army: int, unit: list[int], mask: int, character: int, any_character: bool) -> None:
        self.army = army
        self.unit = unit
        self.mask = mask
        self.character = character
        self.any_character = any_character

    def holds(self, g: Battle, source: Source) -> bool:
        side = owner_of(source, self.army)
        for place in meant(g, source, self.army):
            if g.army(side, place):
                if self.mask and has_any(g, place, self.mask): return True
                if self.character >= 0 and g.characters[self.character] == place: return True
                if self.any_character and g.characters_at(side, place): return True
        return False


class ContainsOnly(If):
    """An Army contains no units but of these types."""
    army: int
    unit: list[int]
    mask: int

    def __init__(self, army: int, unit: list[int], mask: int) -> None:
        self.army = army
        self.unit = unit
        self.mask = mask

    def holds(self, g: Battle, source: Source) -> bool:
        found = meant(g, source, self.army)
        for place in found:
            if not has_only(g, place, self.mask): return False
        return len(found) > 0


class Flanking(If):
    """Another Army of yours, not in this combat, is next to the enemy's."""
    def holds(self, g: Battle, source: Source) -> bool:
        it = in_combat(g)
        if it is None: return False
        side = source.side
        for place in g.facts.adjacent[it.place(1 - side)]:
            if g.army(side, place) and place != it.place(side):
                if side != it.attacker or place not in it.origins: return True
        return False


class FavorsTerrain(If):
    """B-CMB-06  So many of your units favor the terrain of the combat."""
    n: int

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Battle, source: Source) -> bool:
        it = in_combat(g)
        if it is None or it.is_beorn(source.side): return False
        return g.favoring(it.place(source.side), g.facts.terrain[it.target], source.side == it.attacker) >= self.n


class RoomForUnits(If):
    """Your fighting Army's region has a token of yours, and your Army fewer than five units."""
    def holds(self, g: Battle, source: Source) -> bool:
        it = in_combat(g)
        if it is None: return False
        place = it.place(source.side)
        return g.tokens(source.side, place) > 0 and g.army(source.side, place) < STACKING_LIMIT


class BatsInTerritory(If):
    """B-BAT-04  There is a Great Bat in the defender's territory."""
    def holds(self, g: Battle, source: Source) -> bool:
        it = in_combat(g)
        return it is not None and bats_there(g, it) > 0


# On the map


class InPlay(If):
    """The character is in play, on the board or off it."""
    character: int

    def __init__(self, character: int) -> None:
        self.character = character

    def holds(self, g: Battle, source: Source) -> bool: return g.is_in_play(self.character)


class OnBoard(If):
    """The character is on the board."""
    character: int

    def __init__(self, character: int) -> None:
        self.character = character

    def holds(self, g: Battle, source: Source) -> bool: return g.characters[self.character] >= 0


class WithArmy(If):
    """The character is with an Army."""
    character: int

    def __init__(self, character: int) -> None:
        self.character = character

    def holds(self, g: Battle, source: Source) -> bool:
        place = g.characters[self.character]
        return place >= 0 and g.army(g.facts.character_side[self.character], place) > 0


class FateMarker(If):
    """The Fate marker is on this step or beyond."""
    least: int

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, g: Battle, source: Source) -> bool: return g.fate >= self.least


class ArmyExists(If):
    """You have such an Army."""
    which: tuple[Which, ...]

    def __init__(self, which: tuple[Which, ...]) -> None:
        self.which = which

    def holds(self, g: Battle, source: Source) -> bool:
        return len(armies(g, source, source.side, self.which)) > 0


class Controls(If):
    """You control so many Settlements."""
    n: int

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Battle, source: Source) -> bool:
        held = g.settlements_held()
        return (held if source.side == SHADOW else len(g.facts.settlements) - held) >= self.n


class ControlsThat(If):
    """You control this Settlement."""
    region: int

    def __init__(self, region: int) -> None:
        self.region = region

    def holds(self, g: Battle, source: Source) -> bool: return g.controls(source.side, self.region)


class Concentrated(If):
    """Gandalf has concentrated."""
    def holds(self, g: Battle, source: Source) -> bool: return g.concentration > 0


class PlayedBy(If):
    """This side plays the card."""
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def holds(self, g: Battle, source: Source) -> bool: return source.side == self.side
