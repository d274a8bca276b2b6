"""Events, by form: which facts each prints, by name."""
from __future__ import annotations

from mypy_extensions import mypyc_attr

from ravenhill.core.words import Ability
from ravenhill.games.meccg.cards.parts import Automatic, Bonus, Instead, Key, Removal, at_named
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.terms import (
    ANY_NUMBER,
    ANYWHERE,
    CREATURES,
    EVENT,
    HAZARD,
    LONG,
    NO_LIMIT,
    NO_RACE,
    NO_SKILL,
    OTHERS,
    PERMANENT,
    SHORT,
    Form,
    Hold,
    Keyword,
    Race,
    RegionType,
    Scope,
    Score,
    Side,
    Size,
    Skill,
    Trait,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Card):
    """An event of either side; its form says how long it lasts."""

    def __init__(
        self, id: str, name: str, *, form: Form, side: Side, skill: Skill = NO_SKILL, race: Race = NO_RACE,
        no_duplicate: Scope = ANY_NUMBER, keywords: frozenset[Keyword] = frozenset(), points: int = 0,
        score: Score = OTHERS, corruption: int = 0, removal: Removal | None = None, prowess: int = 0,
        prowess_up_to: int = NO_LIMIT, influence: int = 0, corruption_check: int = 0, instead: Instead | None = None,
        attack: Automatic | None = None, unique: bool = False, promo: bool = False, reprint_of: str = "",
        done: bool = False, rules: tuple[Ability, ...] = (),
    ) -> None:
        super().__init__(id, name, EVENT, side, unique, rules)
        self.form = form
        self.skill = skill
        self.needs = race
        self.promo = promo
        self.reprint_of = reprint_of
        self.done = done
        self.keywords = keywords
        self.no_duplicate = no_duplicate
        self.points = points
        self.score = score
        self.corruption = corruption
        self.removal = removal
        self.prowess = prowess
        self.prowess_up_to = prowess_up_to
        self.influence = influence
        self.corruption_check = corruption_check
        self.instead = instead
        self.attack = attack


@mypyc_attr(allow_interpreted_subclasses=True)
class ShortEvent(Event):
    """It happens and is discarded."""

    def __init__(
        self, id: str, name: str, *, side: Side, skill: Skill = NO_SKILL, race: Race = NO_RACE,
        no_duplicate: Scope = ANY_NUMBER, keywords: frozenset[Keyword] = frozenset(), unique: bool = False,
        promo: bool = False, reprint_of: str = "", traits: frozenset[Trait] = frozenset(), done: bool = False,
        rules: tuple[Ability, ...] = (),
    ) -> None:
        super().__init__(
            id, name, form=SHORT, side=side, skill=skill, race=race, no_duplicate=no_duplicate, keywords=keywords,
            unique=unique, promo=promo, reprint_of=reprint_of, done=done, rules=rules,
        )
        self.traits = traits


@mypyc_attr(allow_interpreted_subclasses=True)
class LongEvent(Event):
    """R-LONG-05  It stays until its player's next long-event phase, or the opponent's."""

    def __init__(
        self, id: str, name: str, *, side: Side, no_duplicate: Scope = ANY_NUMBER,
        keywords: frozenset[Keyword] = frozenset(), unique: bool = False, promo: bool = False, reprint_of: str = "",
        attack: Automatic | None = None, guards: tuple[Key, ...] = (), cancels: tuple[str, ...] = (),
        done: bool = False, rules: tuple[Ability, ...] = (),
    ) -> None:
        super().__init__(
            id, name, form=LONG, side=side, no_duplicate=no_duplicate, keywords=keywords, unique=unique, promo=promo,
            reprint_of=reprint_of, attack=attack, done=done, rules=rules,
        )
        self.guards = guards
        self.cancels = cancels


@mypyc_attr(allow_interpreted_subclasses=True)
class PermanentEvent(Event):
    """R-MH-16  It stays until something discards it."""

    def __init__(
        self, id: str, name: str, *, side: Side, skill: Skill = NO_SKILL, race: Race = NO_RACE,
        no_duplicate: Scope = ANY_NUMBER, keywords: frozenset[Keyword] = frozenset(), points: int = 0,
        score: Score = OTHERS, corruption: int = 0, prowess: int = 0, prowess_up_to: int = NO_LIMIT, influence: int = 0,
        corruption_check: int = 0, instead: Instead | None = None, attack: Automatic | None = None,
        unique: bool = False, promo: bool = False, reprint_of: str = "", gives: Skill = NO_SKILL, done: bool = False,
        guards: tuple[Key, ...] = (), leaves_with: str = "", traits: frozenset[Trait] = frozenset(),
        bonuses: tuple[Bonus, ...] = (), cancels: tuple[str, ...] = (), removal: Removal | None = None,
        rules: tuple[Ability, ...] = (),
    ) -> None:
        super().__init__(
            id, name, form=PERMANENT, side=side, skill=skill, race=race, no_duplicate=no_duplicate, keywords=keywords,
            points=points, score=score, corruption=corruption, prowess=prowess, prowess_up_to=prowess_up_to,
            influence=influence, corruption_check=corruption_check, instead=instead, attack=attack, unique=unique,
            promo=promo, reprint_of=reprint_of, removal=removal, done=done, rules=rules,
        )
        self.gives = gives
        self.guards = guards
        self.leaves_with = leaves_with
        self.traits = traits
        self.bonuses = bonuses
        self.cancels = cancels


@mypyc_attr(allow_interpreted_subclasses=True)
class Host(PermanentEvent):
    """R-PRIS-01  A permanent-event that takes prisoners; without rescue-attacks, the site's guards are they."""

    def __init__(
        self, id: str, name: str, *, rescue: tuple[Automatic, ...] = (), traits: frozenset[Trait] = frozenset(),
        done: bool = False, rules: tuple[Ability, ...] = (),
    ) -> None:
        super().__init__(id, name, side=HAZARD, traits=traits, done=done, rules=rules)
        self.rescue = rescue


@mypyc_attr(allow_interpreted_subclasses=True)
class SiteEvent(PermanentEvent):
    """A permanent-event that is used as a site card: moved to by a path of its own, left like any other."""

    def __init__(
        self, id: str, name: str, *, side: Side, hold: Hold, region: str, nearest_haven: str,
        path: tuple[RegionType, ...], way_in: tuple[RegionType, ...], draws: tuple[int, int], done: bool = False,
        rules: tuple[Ability, ...] = (),
    ) -> None:
        super().__init__(id, name, side=side, done=done, rules=rules)
        self.hold = hold
        self.region = region
        self.nearest_haven = nearest_haven
        self.path = path
        self.haven_paths = {ANYWHERE: way_in}
        self.draws_own, self.draws_opponent = draws


@mypyc_attr(allow_interpreted_subclasses=True)
class MapEvent(PermanentEvent):
    """A permanent-event that is used as a site card in the region where the way of its company ends."""

    def __init__(
        self, id: str, name: str, *, side: Side, hold: Hold, draws: tuple[int, int],
        playable: frozenset[Size] = frozenset(), guarded_by: tuple[Automatic, ...] = (),
        traits: frozenset[Trait] = frozenset(), done: bool = False, rules: tuple[Ability, ...] = (),
    ) -> None:
        super().__init__(id, name, side=side, traits=traits, done=done, rules=rules)
        self.hold = hold
        self.haven_paths = {ANYWHERE: ()}
        self.draws_own, self.draws_opponent = draws
        self.playable = playable
        self.guarded_by = guarded_by


@mypyc_attr(allow_interpreted_subclasses=True)
class Corruption(Event):
    """R-CORR-03  A corruption card: a permanent-event on a character, with corruption points."""

    def __init__(
        self, id: str, name: str, *, corruption: int, removal: Removal, no_duplicate: Scope = ANY_NUMBER,
        keywords: frozenset[Keyword] = frozenset(), unique: bool = False, promo: bool = False, done: bool = False,
        rules: tuple[Ability, ...] = (),
    ) -> None:
        super().__init__(
            id, name, form=PERMANENT, side=HAZARD, no_duplicate=no_duplicate, keywords=keywords, corruption=corruption,
            removal=removal, unique=unique, promo=promo, done=done, rules=rules,
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Ahunt(LongEvent):
    """R-DRG-01, 06  A Dragon on the wing: it attacks every company that moves in one of these regions."""

    def __init__(
        self, id: str, name: str, *, dragon: str, lair: str, attack: Automatic, points: int, hunts: tuple[Key, ...],
        done: bool = False, rules: tuple[Ability, ...] = (),
    ) -> None:
        super().__init__(id, name, side=HAZARD, unique=True, attack=attack, done=done, rules=rules)
        self.dragon = dragon
        self.lair = lair
        self.points = points
        self.score = CREATURES
        self.hunts = hunts


@mypyc_attr(allow_interpreted_subclasses=True)
class DragonAtHome(PermanentEvent):
    """R-DRG-01, 07, R-TERM-04, R-AMB-122  A Dragon in its lair: it guards it with one more attack unless it hunts."""

    def __init__(
        self, id: str, name: str, *, dragon: str, lair: str, attack: Automatic, points: int, done: bool = False,
        rules: tuple[Ability, ...] = (),
    ) -> None:
        super().__init__(
            id, name, side=HAZARD, unique=True, attack=attack, points=points, score=CREATURES, done=done, rules=rules,
            guards=(at_named(lair),),
        )
        self.dragon = dragon
        self.lair = lair
