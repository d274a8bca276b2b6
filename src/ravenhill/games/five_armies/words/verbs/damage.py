"""Verbs of Damage: inflicting, removing and preventing it, shooting, and walls made good."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice
from ravenhill.core.frames import Decision, Procedure
from ravenhill.core.words import Effect, If, Source
from ravenhill.games.five_armies.card_choices import GiveUpLeadership, TakeDamage
from ravenhill.games.five_armies.lines import CARD_SHOT
from ravenhill.games.five_armies.rules.damage import Suffer, prevent
from ravenhill.games.five_armies.rules.fight import (
    BETTER,
    BETTER_TAKES,
    BETTER_UNIT,
    FRESH,
    FRESH_WALLS,
    SHIELD,
)
from ravenhill.games.five_armies.rules.fortifications import repair
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import ARCHER_RANGE
from ravenhill.games.five_armies.words.base import (
    ENEMY,
    OWN,
    Count,
    Verb,
    Which,
    about,
    all_fit,
    any_possible,
    armies,
    carry_out,
    count,
    hurt,
    in_combat,
    is_any,
    is_so,
    meant,
)
from ravenhill.games.five_armies.words.ifs import Concentrated
from ravenhill.games.five_armies.words.numbers import Normally

ANY_NUMBER: Final = 99
GIVE_UP: Final = 0
SUFFER: Final = 1


class InflictDamage(Verb):
    """B-CRD-12, B-DMG-02, B-UNI-02, 03  Damage to the enemy in this combat, or to an enemy Army of your choice."""
    n: int | Count
    army: int
    which: tuple[Which, ...]
    when: If | None
    otherwise: tuple[Effect, ...]

    def __init__(
        self, n: int | Count, army: int, which: tuple[Which, ...], when: If | None, otherwise: tuple[Effect, ...],
    ) -> None:
        super().__init__()
        self.n = n
        self.army = army
        self.which = which
        self.when = when
        self.otherwise = otherwise

    def possible(self, g: Battle, source: Source, thing: int) -> bool:
        if not is_so(self.when, g, source): return any_possible(g, source, self.otherwise)
        if self.army == ENEMY: return len(meant(g, source, ENEMY)) > 0
        return is_any(g, source, 1 - source.side, self.which)

    def targets(self, g: Battle, source: Source) -> list[int]:
        if self.army == ENEMY: return meant(g, source, ENEMY)
        return armies(g, source, 1 - source.side, self.which)

    def do(self, g: Battle, source: Source, thing: int) -> None:
        if not is_so(self.when, g, source):
            carry_out(g, source, self.otherwise)
        elif self.army == ENEMY:
            hurt(g, source, 1 - source.side, meant(g, source, ENEMY)[0], count(self.n, g, source))
        else:
            self.ask(g, source, source.side)

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]: return self.targets(g, source)

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        if picks: g.then(Suffer(1 - source.side, picks[0], count(self.n, g, about(source, picks[0]))))


class LeadershipOrDamage(Verb):
    """An enemy Army loses a Leadership token or suffers Damage, as its owner likes; without a token, the Damage."""
    n: int
    army: int
    which: tuple[Which, ...]

    def __init__(self, n: int, army: int, which: tuple[Which, ...]) -> None:
        super().__init__()
        self.n = n
        self.army = army
        self.which = which

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]:
        if self.army == ENEMY: return meant(g, source, ENEMY)
        return armies(g, source, 1 - source.side, self.which)

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return len(self.options(g, source, [])) > 0

    def do(self, g: Battle, source: Source, thing: int) -> None:
        if self.army == ENEMY:
            self.strikes(g, source, meant(g, source, ENEMY)[0])
        else:
            self.ask(g, source, source.side)

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        if picks: self.strikes(g, source, picks[0])

    def strikes(self, g: Battle, source: Source, place: int) -> None:
        if g.leadership_tokens[place]:
            g.then(TokenOrDamage(1 - source.side, source, place, self.n))
        else:
            hurt(g, source, 1 - source.side, place, self.n)


class TokenOrDamage(Decision[Battle]):
    """B-CRD-11  The owner of the Army chooses: a Leadership token, or Damage."""
    source: Source
    place: int
    n: int

    def __init__(self, side: int, source: Source, place: int, n: int) -> None:
        super().__init__(side)
        self.source = source
        self.place = place
        self.n = n

    def copy(self) -> TokenOrDamage: return TokenOrDamage(self.side, self.source, self.place, self.n)
    def rules(self) -> tuple[str, ...]: return ("B-CRD-11",)
    def options(self, g: Battle) -> list[int]: return [GIVE_UP, SUFFER]

    def choice(self, g: Battle, option: int) -> Choice:
        return GiveUpLeadership(self.place) if option == GIVE_UP else TakeDamage(self.place)

    def choose(self, g: Battle, option: int) -> None:
        if option == GIVE_UP:
            g.lose_leadership(self.place, 1)
        else:
            hurt(g, self.source, self.side, self.place, self.n)


class SufferDamage(Verb):
    """B-BOL-05, B-AMB-38  Your own Army suffers Damage; nothing prevents it."""
    n: int
    army: int

    def __init__(self, n: int, army: int) -> None:
        super().__init__()
        self.n = n
        self.army = army

    def possible(self, g: Battle, source: Source, thing: int) -> bool:
        return any(g.army(source.side, place) for place in meant(g, source, self.army))

    def do(self, g: Battle, source: Source, thing: int) -> None:
        for place in meant(g, source, self.army):
            if g.army(source.side, place):
                g.then(Suffer(source.side, place, self.n, True))
                return


class PreventDamage(Verb):
    """B-DMG-02, B-FOR-05, B-AMB-46, B-UNI-04  So much enemy Damage of this round is prevented, or all."""
    n: int | Count
    everything: bool
    fortification: bool              # the card names the Fortification, which is protected in any case

    def __init__(self, n: int | Count, everything: bool, fortification: bool) -> None:
        super().__init__()
        self.n = n
        self.everything = everything
        self.fortification = fortification

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return in_combat(g) is not None

    def do(self, g: Battle, source: Source, thing: int) -> None:
        it = in_combat(g)
        if it is None: return
        side = source.side
        n = it.now[FRESH + side] + it.now[FRESH_WALLS + side] if self.everything else count(self.n, g, source)
        it.now[SHIELD + side] += n - prevent(g, it, side, n)


class RemoveDamage(Verb):
    """Damage tokens are taken from an Army that is named, or from a few of your choice."""
    n: int | Count
    army: int
    up_to: int
    which: tuple[Which, ...]

    def __init__(self, n: int | Count, army: int, up_to: int, which: tuple[Which, ...]) -> None:
        super().__init__()
        self.n = n
        self.army = army
        self.up_to = up_to
        self.which = which

    def places(self, g: Battle, source: Source) -> list[int]:
        side = source.side
        places = meant(g, source, self.army) if self.army >= 0 else g.places_with_army(side)
        return [place for place in places
                if g.damage[place] and g.army(side, place) and all_fit(self.which, g, source, side, place)]

    def possible(self, g: Battle, source: Source, thing: int) -> bool:
        return len(self.places(g, source)) > 0 and count(self.n, g, source) > 0

    def do(self, g: Battle, source: Source, thing: int) -> None:
        if self.army >= 0:
            for place in self.places(g, source): g.remove_damage(place, count(self.n, g, source))
        else:
            self.ask(g, source, source.side)

    def most(self, g: Battle, source: Source) -> int: return self.up_to
    def may_stop(self, g: Battle, source: Source, picks: list[int]) -> bool: return len(picks) > 0

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]:
        return [place for place in self.places(g, source) if place not in picks]

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        for place in picks: g.remove_damage(place, count(self.n, g, source))


class RepairFortification(Verb):
    """B-FOR-04  Damage is taken from an unbroken Fortification of yours."""
    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]:
        return [place for place in g.facts.settlements
                if g.walls[place] and g.is_unbroken(place) and g.controls(source.side, place)]

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return len(self.options(g, source, [])) > 0
    def do(self, g: Battle, source: Source, thing: int) -> None: self.ask(g, source, source.side)

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        for place in picks: repair(g, place, self.n)


class SacrificeUnit(Verb):
    """B-UNI-01  A unit of this type may fall for more Damage tokens than a casualty takes, in each Army named."""
    unit: int
    removes: int
    army: int

    def __init__(self, unit: int, removes: int, army: int) -> None:
        super().__init__()
        self.unit = unit
        self.removes = removes
        self.army = army

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return len(self.options(g, source, [])) > 0

    def do(self, g: Battle, source: Source, thing: int) -> None:
        it = in_combat(g)
        if it is not None and self.army == OWN:
            better(it.now, source.side, 1, self.unit + 1, self.removes)
        else:
            self.ask(g, source, source.side)

    def most(self, g: Battle, source: Source) -> int: return len(meant(g, source, self.army))
    def may_stop(self, g: Battle, source: Source, picks: list[int]) -> bool: return True

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]:
        return [place for place in meant(g, source, self.army)
                if place not in picks and g.has(place, self.unit) and g.damage[place]]

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        for place in picks: g.casualty(self.unit, place, self.removes)


def better(now: list[int], side: int, times: int, unit: int, takes: int) -> None:
    """B-DMG-03  So many casualties (of a type, one more than its number) take more tokens away in this round."""
    now[BETTER + side] = times
    now[BETTER_UNIT + side] = unit
    now[BETTER_TAKES + side] = takes


class CasualtyRemoves(Verb):
    """Each casualty, or some, or those of a type, take more tokens; after an Attack order, in all its rounds."""
    n: int
    unit: int                        # -1: any
    times: int                       # 0: all

    def __init__(self, n: int, unit: int, times: int) -> None:
        super().__init__()
        self.n = n
        self.unit = unit
        self.times = times

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return in_combat(g) is not None

    def do(self, g: Battle, source: Source, thing: int) -> None:
        it = in_combat(g)
        if it is not None: better(it.now, source.side, self.times or ANY_NUMBER, self.unit + 1, self.n)


# Shooting


class Shoot(Verb):
    """B-RNG-01, 05  So many dice against an Army; each that is high enough inflicts Damage at once."""
    dice: int | Count
    hits_on: int
    army: int
    which: tuple[Which, ...]

    def __init__(self, dice: int | Count, hits_on: int, army: int, which: tuple[Which, ...]) -> None:
        super().__init__()
        self.dice = dice
        self.hits_on = hits_on
        self.army = army
        self.which = which

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]:
        if self.army == ENEMY: return meant(g, source, ENEMY)
        return armies(g, source, 1 - source.side, self.which)

    def possible(self, g: Battle, source: Source, thing: int) -> bool:
        if self.army == ENEMY: return len(meant(g, source, ENEMY)) > 0
        return is_any(g, source, 1 - source.side, self.which)

    def do(self, g: Battle, source: Source, thing: int) -> None:
        if self.army == ENEMY:
            self.chosen(g, source, meant(g, source, ENEMY))
        else:
            self.ask(g, source, source.side)

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        if not picks: return
        dice = count(self.dice, g, about(source, picks[0]))
        if isinstance(self.dice, Normally) and isinstance(self.dice.when, Concentrated): g.concentration = 0
        g.then(Volleys(1 - source.side, source.card, picks[0], [dice], [self.hits_on]))


class Archery(Verb):
    """B-RNG-01, 04  Units of these types in these terrains shoot at an Army in range, the best ones first."""
    unit: list[int]
    hits_on: list[int]               # for each of them
    terrain: list[int]
    most_dice: int

    def __init__(self, unit: list[int], hits_on: list[int], terrain: list[int], most_dice: int) -> None:
        super().__init__()
        self.unit = unit
        self.hits_on = hits_on
        self.terrain = terrain
        self.most_dice = most_dice

    def shooters(self, g: Battle, source: Source, target: int) -> list[int]:
        """How many of each type can shoot there."""
        found = [0] * len(self.unit)
        for place in g.facts.in_range[ARCHER_RANGE][target]:
            if g.army(source.side, place) and g.facts.terrain[place] in self.terrain:
                for n, unit in enumerate(self.unit): found[n] += g.has(place, unit)
        return found

    def stands(self, g: Battle, source: Source) -> list[int]:
        """Where they stand, in range of an enemy or not."""
        terrain = g.facts.terrain
        return [place for place in g.places_with_army(source.side)
                if terrain[place] in self.terrain and any(g.has(place, unit) for unit in self.unit)]

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]:
        stands, places, in_range = self.stands(g, source), g.facts.places, g.facts.is_in_range[ARCHER_RANGE]
        if not stands: return []
        return [target for target in g.places_with_army(1 - source.side)
                if any(in_range[target * places + place] for place in stands)]

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return len(self.options(g, source, [])) > 0
    def do(self, g: Battle, source: Source, thing: int) -> None: self.ask(g, source, source.side)

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        if not picks: return
        shooters = self.shooters(g, source, picks[0])
        dice = [0] * len(self.unit)
        left = self.most_dice
        for face in range(2, 7):                     # the best shots first
            for n in range(len(self.unit)):
                if self.hits_on[n] == face:
                    dice[n] = min(left, shooters[n])
                    left -= dice[n]
        g.then(Volleys(1 - source.side, source.card, picks[0], dice, self.hits_on))


class Volleys(Procedure[Battle]):
    """B-RNG-05, B-CRD-12  Dice in a few groups, each with its own number; then all the Damage."""
    side: int                        # of the Army that is shot at
    card: int
    place: int
    dice: list[int]
    hits_on: list[int]
    hits: int

    def __init__(
        self, side: int, card: int, place: int, dice: list[int], hits_on: list[int], like: Volleys | None = None,
    ) -> None:
        super().__init__(like)
        self.side = side
        self.card = card
        self.place = place
        self.dice = dice.copy()
        self.hits_on = hits_on.copy()
        self.hits = 0 if like is None else like.hits

    def copy(self) -> Volleys: return Volleys(self.side, self.card, self.place, self.dice, self.hits_on, self)

    def step(self, g: Battle, at: int) -> bool:
        if at < len(self.dice):
            g.roll(self.dice[at], at)
        elif at == len(self.dice):
            g.tell(CARD_SHOT, self.card, self.place, sum(self.dice), self.hits)
            if self.hits: g.then(Suffer(self.side, self.place, self.hits))
        else: return False
        return True

    def rolled(self, g: Battle, tag: int, faces: list[int]) -> None:
        for face in faces:
            if face >= self.hits_on[tag]: self.hits += 1


