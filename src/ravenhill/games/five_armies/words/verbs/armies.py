"""Verbs that move Armies, let them attack, and rally them."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice
from ravenhill.core.frames import Procedure
from ravenhill.core.words import Effect, Source
from ravenhill.games.five_armies.card_choices import Alternative
from ravenhill.games.five_armies.lines import RALLIED as RALLIED_LINE
from ravenhill.games.five_armies.rules.armies import ALL_UNITS, MoveArmies
from ravenhill.games.five_armies.rules.attack import AttackWith, joint_targets, targets
from ravenhill.games.five_armies.rules.attack import CombinedAttack as CombinedAttackDialog
from ravenhill.games.five_armies.rules.cards import remember
from ravenhill.games.five_armies.rules.characters import CharacterMovement, walkers
from ravenhill.games.five_armies.rules.fight import FREE_OF, HAS_SUPERIORITY, TERMS, UnderOrders
from ravenhill.games.five_armies.rules.rally import Rally as RallyOne
from ravenhill.games.five_armies.rules.rally import RallyArmies
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.words.base import (
    Count,
    Verb,
    Which,
    about,
    all_fit,
    armies,
    count,
    mask_of,
    meant,
)
from ravenhill.games.five_armies.words.who import Containing, With, WithLeadership

NOWHERE: Final = [-1]


class March(Verb):
    """What moving and attacking have in common: which Armies, how far, and what the card says of the combat."""
    up_to: int                       # Armies
    steps: int                       # regions
    army: int                        # -1: any that are meant
    which: tuple[Which, ...]
    attack: bool
    through: list[int]               # terrains of the regions on the way; empty: any
    penalty: list[int]               # penalties that do not count
    superiority: bool
    may: bool
    terms: list[int]                 # of the combat; empty: none. The verbs that follow add to them
    contains: int
    leadership: bool
    along: int

    def __init__(
        self, up_to: int, steps: int, army: int, which: tuple[Which, ...], attack: bool, through: list[int],
        penalty: list[int], superiority: bool, may: bool,
    ) -> None:
        super().__init__()
        self.up_to = up_to
        self.steps = steps
        self.army = army
        self.which = which
        self.attack = attack
        self.through = through
        self.penalty = penalty
        self.superiority = superiority
        self.may = may
        self.terms = [0] * TERMS
        self.terms[FREE_OF] = mask_of(penalty)
        self.terms[HAS_SUPERIORITY] = 1 if superiority else 0
        self.contains = ALL_UNITS
        self.leadership = False
        self.along = -1
        for it in which:
            if isinstance(it, Containing): self.contains = it.mask
            elif isinstance(it, WithLeadership): self.leadership = True
            elif isinstance(it, With): self.along = it.character

    def origins(self, g: Battle, source: Source) -> list[int]:
        """Where the Armies stand that are meant; empty: anywhere."""
        side = source.side
        if self.army >= 0:
            return [place for place in meant(g, source, self.army) if g.army(side, place)] or NOWHERE
        return armies(g, source, side, self.which) or NOWHERE if self.which else []

    def dialog(self, source: Source, origins: list[int]) -> MoveArmies:
        return MoveArmies(source.side, self.up_to, self.steps, self.leadership, self.contains, self.attack, self.may,
                          origins, mask_of(self.through), self.along)

    def possible(self, g: Battle, source: Source, thing: int) -> bool:
        """The dialog could begin with an Army that is meant."""
        if self.army >= 0: return self.dialog(source, self.origins(g, source)).can_go_on(g)
        dialog, side = self.dialog(source, []), source.side
        return any(all_fit(self.which, g, source, side, place) and dialog.may_use(g, place)
                   for place in g.places_with_army(side))

    def do(self, g: Battle, source: Source, thing: int) -> None:
        if self.attack and any(self.terms): g.then(UnderOrders(self.terms))
        g.then(self.dialog(source, self.origins(g, source)))


class Move(March):
    """B-CRD-13, B-MOV-01  Armies move; one of them may then attack, if so said."""


class Attack(March):
    """B-CRD-13, B-MOV-03  An Army moves and attacks, or attacks from where it stands; maybe only into some terrains."""
    terrain: list[int]               # it may attack into; empty: any

    def __init__(
        self, steps: int, army: int, which: tuple[Which, ...], terrain: list[int], penalty: list[int],
        superiority: bool,
    ) -> None:
        super().__init__(1, steps, army, which, True, [], penalty, superiority, False)
        self.terrain = terrain

    def possible(self, g: Battle, source: Source, thing: int) -> bool:
        if self.steps: return super().possible(g, source, thing)
        for origin in self.standing(g, source):
            for place in targets(g, source.side, origin):
                if not self.terrain or g.facts.terrain[place] in self.terrain: return True
        return False

    def standing(self, g: Battle, source: Source) -> list[int]:
        """Where Armies stand that attack without moving."""
        places = meant(g, source, self.army) if self.army >= 0 else armies(g, source, source.side, self.which)
        return [place for place in places if g.army(source.side, place)]

    def do(self, g: Battle, source: Source, thing: int) -> None:
        if self.steps:
            super().do(g, source, thing)
            return
        if any(self.terms): g.then(UnderOrders(self.terms))
        g.then(AttackWith(source.side, self.standing(g, source), mask_of(self.terrain)))


class CombinedAttack(Verb):
    """B-COM-01  Several Armies attack one."""
    def possible(self, g: Battle, source: Source, thing: int) -> bool: return len(joint_targets(g, source.side)) > 0
    def do(self, g: Battle, source: Source, thing: int) -> None: g.then(CombinedAttackDialog(source.side))


class MoveCharacters(Verb):
    """B-CHR-11  Character Movement, each so many regions further."""
    more: int

    def __init__(self, more: int) -> None:
        super().__init__()
        self.more = more

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return len(walkers(g, source.side)) > 0
    def do(self, g: Battle, source: Source, thing: int) -> None: g.then(CharacterMovement(source.side, self.more))


class Rally(Verb):
    """B-RAL-01 to 04  A few Armies rally; without re-rolls there are no casualties either."""
    up_to: int
    army: int
    which: tuple[Which, ...]
    success_on: int | Count
    rerolls: bool
    may: bool
    unhurt: bool                     # an Army without Damage may be named, for what the card does next

    def __init__(
        self, up_to: int, army: int, which: tuple[Which, ...], success_on: int | Count, rerolls: bool, may: bool,
    ) -> None:
        super().__init__()
        self.up_to = up_to
        self.army = army
        self.which = which
        self.success_on = success_on
        self.rerolls = rerolls
        self.may = may
        self.unhurt = False

    def places(self, g: Battle, source: Source) -> list[int]:
        side = source.side
        places = meant(g, source, self.army) if self.army >= 0 else g.places_with_army(side)
        return [place for place in places
                if (self.unhurt or g.damage[place]) and g.army(side, place)
                and all_fit(self.which, g, source, side, place)]

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return len(self.places(g, source)) > 0

    def only_names(self, g: Battle, source: Source) -> list[int]:
        places = self.places(g, source)
        return [] if any(g.damage[place] for place in places) else places

    def do(self, g: Battle, source: Source, thing: int) -> None:
        places = self.places(g, source)
        successes = [count(self.success_on, g, about(source, place)) for place in places]
        if self.army < 0:
            g.then(RallyThese(source.side, self.up_to, self.may, places, successes))
        elif self.rerolls:
            g.then(RallyOne(source.side, places[0], successes[0]))
        else:
            g.then(Recover(source.side, places[0], successes[0]))


class RallyThese(RallyArmies):
    """B-RAL-01  Some of these Armies rally, each with its own chance of success."""
    successes: list[int]

    def __init__(
        self, side: int, up_to: int, optional: bool, among: list[int], successes: list[int],
        like: RallyThese | None = None,
    ) -> None:
        super().__init__(side, up_to, 0, optional, among, like)
        self.successes = successes.copy()
        if like is not None: self.success_on = like.success_on

    def copy(self) -> RallyThese:
        return RallyThese(self.side, self.armies, self.optional, self.among, self.successes, self)

    def step(self, g: Battle, at: int) -> bool:
        if super().step(g, at): return True
        remember(g, self.rallied)
        return False

    def choices(self, g: Battle) -> list[int]: return [place for place in self.among if place not in self.rallied]

    def begin(self, g: Battle, place: int) -> None:
        if g.damage[place]: g.then(RallyOne(self.side, place, self.successes[self.among.index(place)]))


class Recover(Procedure[Battle]):
    """A die for each unit; each success removes a Damage token. No Leadership, no casualties."""
    side: int
    place: int
    success_on: int

    def __init__(self, side: int, place: int, success_on: int, like: Recover | None = None) -> None:
        super().__init__(like)
        self.side = side
        self.place = place
        self.success_on = success_on

    def copy(self) -> Recover: return Recover(self.side, self.place, self.success_on, self)

    def step(self, g: Battle, at: int) -> bool:
        if at > 0: return False
        g.roll(g.army(self.side, self.place))
        return True

    def rolled(self, g: Battle, tag: int, faces: list[int]) -> None:
        removed = g.remove_damage(self.place, len([face for face in faces if face >= self.success_on]))
        g.tell(RALLIED_LINE, self.place, removed, g.damage[self.place])


class Either(Verb):
    """One of these; you choose, or the enemy."""
    of: tuple[Effect, ...]
    chooser: int                     # 0: you, 1: the enemy

    def __init__(self, of: tuple[Effect, ...], chooser: int) -> None:
        super().__init__()
        self.of = of
        self.chooser = chooser

    def able(self, g: Battle, source: Source) -> list[Verb]:
        return [verb for verb in self.of if isinstance(verb, Verb) and verb.refusal(g, source) is None]

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return len(self.able(g, source)) > 0
    def choice(self, g: Battle, option: int) -> Choice: return Alternative(option)

    def do(self, g: Battle, source: Source, thing: int) -> None:
        able = self.able(g, source)
        if len(able) == 1:
            able[0].happen(g, source)
        else:
            self.ask(g, source, source.side if self.chooser == 0 else 1 - source.side)

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]:
        return [verb.number for verb in self.able(g, source)]

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        for verb in self.of:
            if isinstance(verb, Verb) and verb.number in picks: verb.happen(g, source)


class Together(Verb):
    """All of these, as one cost."""
    of: tuple[Effect, ...]

    def __init__(self, of: tuple[Effect, ...]) -> None:
        super().__init__()
        self.of = of

    def possible(self, g: Battle, source: Source, thing: int) -> bool:
        return all(verb.refusal(g, source) is None for verb in self.of)

    def do(self, g: Battle, source: Source, thing: int) -> None:
        for verb in self.of: verb.happen(g, source)
