"""A class of cards for each type but events: which facts it prints, by name."""
from __future__ import annotations

from mypy_extensions import mypyc_attr

from ravenhill.core.words import Ability
from ravenhill.games.meccg.cards.parts import Automatic, Bonus, Instead, Key
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.terms import (
    AGENT,
    ALLIES,
    ALLY,
    ANY_NUMBER,
    CHARACTER,
    CHARACTERS,
    CREATURE,
    CREATURES,
    FACTION,
    FACTIONS,
    HAZARD,
    ITEM,
    ITEMS,
    NO_FORM,
    NO_KIND,
    NO_LIMIT,
    NO_RACE,
    NO_SIDE,
    NO_SKILL,
    OTHERS,
    REGION,
    RESOURCE,
    SITE,
    SPECIAL,
    Form,
    Hold,
    Keyword,
    Kind,
    Race,
    RegionType,
    Scope,
    Size,
    Skill,
    Trait,
)
from ravenhill.locale.fields import parts


@mypyc_attr(allow_interpreted_subclasses=True)
class Region(Card):
    """A region of the map."""

    def __init__(
        self, id: str, name: str, *, type: RegionType, borders: tuple[str, ...], done: bool = False,
    ) -> None:
        super().__init__(id, name, REGION, NO_SIDE, True, ())
        self.region_type = type
        self.borders = borders
        self.done = done


@mypyc_attr(allow_interpreted_subclasses=True)
class Site(Card):
    """A site card of the location deck."""

    def __init__(
        self, id: str, name: str, *, hold: Hold, region: str = "", nearest_haven: str = "",
        path: tuple[RegionType, ...] = (), neighbours: dict[str, int] | None = None,
        draws: tuple[int, int], playable: frozenset[Size] = frozenset(), only: dict[Size, Keyword] | None = None,
        guarded_by: tuple[Automatic, ...] = (), hoard: bool = False, dwarf_hold: bool = False, hazard_limit: int = 0,
        heals_everybody: bool = False, traits: frozenset[Trait] = frozenset(),
        haven_paths: dict[str, tuple[RegionType, ...]] | None = None, open_to: tuple[Race, ...] = (),
        points: int = 0,
        unique: bool = True, promo: bool = False, done: bool = False, rules: tuple[Ability, ...] = (),
    ) -> None:
        super().__init__(id, name, SITE, NO_SIDE, unique, rules)
        self.promo = promo
        self.done = done
        self.hold = hold
        self.region = region
        self.nearest_haven = nearest_haven
        self.path = path
        self.haven_paths = haven_paths or {}
        self.draws_own, self.draws_opponent = draws
        self.playable = playable
        self.only = only or {}
        self.guarded_by = guarded_by
        self.hoard = hoard
        self.dwarf_hold = dwarf_hold
        self.hazard_limit = hazard_limit
        self.heals_everybody = heals_everybody
        self.traits = traits
        self.neighbours = neighbours or {}
        self.under = bool(neighbours)
        self.open_to = open_to
        self.points = points


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Card):
    """A character or a Wizard."""

    def __init__(
        self, id: str, name: str, *, race: Race, skills: frozenset[Skill], mind: int = 0, influence: int = 0,
        prowess: int, body: int, points: int = 0, points_if_eliminated: int = 0, corruption_check: int = 0,
        faction_check: int = 0, homes: tuple[str, ...], home_only: bool = False, bonuses: tuple[Bonus, ...] = (),
        unique: bool = True, promo: bool = False, reprint_of: str = "", done: bool = False,
        keywords: frozenset[Keyword] = frozenset(), traits: frozenset[Trait] = frozenset(),
        rules: tuple[Ability, ...] = (),
    ) -> None:
        super().__init__(id, name, CHARACTER, RESOURCE, unique, rules)
        self.promo = promo
        self.reprint_of = reprint_of
        self.done = done
        self.keywords = keywords
        self.traits = traits
        self.score = CHARACTERS
        self.race = race
        self.skills = skills
        self.mind = mind
        self.influence = influence
        self.prowess = prowess
        self.body = body
        self.points = points
        self.points_if_eliminated = points_if_eliminated
        self.corruption_check = corruption_check
        self.faction_check = faction_check
        self.homes = homes
        self.home_only = home_only
        self.bonuses = bonuses


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent(Card):
    """R-AGT-32  An agent: a hazard with the numbers of a character, its home sites, and where it goes or never goes."""

    def __init__(
        self, id: str, name: str, *, race: Race, skills: frozenset[Skill], mind: int, influence: int = 0,
        prowess: int, body: int, points: int = 0, corruption_check: int = 0, homes: tuple[str, ...],
        bonuses: tuple[Bonus, ...] = (), stays_in: tuple[str, ...] = (), never_at: tuple[Hold, ...] = (),
        attacker_chooses: bool = False, twin: str = "", traits: frozenset[Trait] = frozenset(), unique: bool = True,
        promo: bool = False, done: bool = False, rules: tuple[Ability, ...] = (),
    ) -> None:
        super().__init__(id, name, AGENT, HAZARD, unique, rules)
        self.promo = promo
        self.done = done
        self.score = CREATURES                                 # R-AGT-23
        self.race = race
        self.skills = skills
        self.mind = mind
        self.influence = influence
        self.prowess = prowess
        self.body = body
        self.points = points
        self.corruption_check = corruption_check
        self.homes = homes
        self.bonuses = bonuses
        self.stays_in = stays_in
        self.never_at = never_at
        self.attacker_chooses = attacker_chooses
        self.twin = twin
        self.traits = traits


@mypyc_attr(allow_interpreted_subclasses=True)
class Item(Card):
    """An item or a ring."""

    def __init__(
        self, id: str, name: str, *, size: Size, kind: Kind = NO_KIND, points: int = 0, corruption: int = 0,
        prowess: int = 0, prowess_up_to: int = NO_LIMIT, body: int = 0, body_up_to: int = NO_LIMIT, influence: int = 0,
        instead: Instead | None = None, bonuses: tuple[Bonus, ...] = (), at: tuple[str, ...] = (),
        never_at: tuple[Hold, ...] = (), test: dict[Keyword, tuple[int, int]] | None = None, hoard: bool = False,
        skill: Skill = NO_SKILL, race: Race = NO_RACE, no_duplicate: Scope = ANY_NUMBER, corruption_check: int = 0,
        keywords: frozenset[Keyword] = frozenset(), unique: bool = False, promo: bool = False, reprint_of: str = "",
        gives: Skill = NO_SKILL, traits: frozenset[Trait] = frozenset(), done: bool = False,
        rules: tuple[Ability, ...] = (),
    ) -> None:
        super().__init__(id, name, ITEM, RESOURCE, unique, rules)
        self.gives = gives
        self.promo = promo
        self.reprint_of = reprint_of
        self.done = done
        self.keywords = keywords
        self.no_duplicate = no_duplicate
        self.score = OTHERS if size == SPECIAL else ITEMS      # R-END-24, R-AMB-114
        self.size = size
        self.kind = kind
        self.points = points
        self.corruption = corruption
        self.prowess = prowess
        self.prowess_up_to = prowess_up_to
        self.body = body
        self.body_up_to = body_up_to
        self.influence = influence
        self.instead = instead
        self.bonuses = bonuses
        self.at = at
        self.never_at = never_at
        self.test = test or {}
        self.traits = traits
        self.hoard = hoard
        self.skill = skill
        self.needs = race
        self.corruption_check = corruption_check


@mypyc_attr(allow_interpreted_subclasses=True)
class Ally(Card):
    """An ally, under the control of a character."""

    def __init__(
        self, id: str, name: str, *, mind: int, prowess: int = 0, body: int = 0, points: int,
        skills: frozenset[Skill] = frozenset(), at: tuple[str, ...] = (), at_regions: tuple[str, ...] = (),
        stays_in: tuple[str, ...] = (), traits: frozenset[Trait] = frozenset(), race: Race = NO_RACE, twin: str = "",
        unique: bool = True, promo: bool = False, reprint_of: str = "", done: bool = False,
        rules: tuple[Ability, ...] = (),
    ) -> None:
        super().__init__(id, name, ALLY, RESOURCE, unique, rules)
        self.promo = promo
        self.reprint_of = reprint_of
        self.done = done
        self.score = ALLIES
        self.race = race
        self.mind = mind
        self.prowess = prowess
        self.body = body
        self.points = points
        self.skills = skills
        self.at = at
        self.at_regions = at_regions
        self.stays_in = stays_in
        self.traits = traits
        self.twin = twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Faction(Card):
    """A faction, won by an influence check at its site."""

    def __init__(
        self, id: str, name: str, *, race: Race, points: int, at: tuple[str, ...], above: int = 0,
        swayed_by: dict[Race, int] | None = None, unique: bool = True, promo: bool = False, done: bool = False,
        rules: tuple[Ability, ...] = (),
    ) -> None:
        super().__init__(id, name, FACTION, RESOURCE, unique, rules)
        self.promo = promo
        self.done = done
        self.score = FACTIONS
        self.race = race
        self.points = points
        self.at = at
        self.above = above
        self.swayed_by = swayed_by or {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Creature(Card):
    """A hazard creature, or one that may also be played as an event."""

    def __init__(
        self, id: str, name: str, *, race: Race, strikes: int, prowess: int, body: int = 0, points: int = 0,
        attacks: int = 1, attacker_chooses: bool = False, same_target: bool = False, keyed_to: tuple[Key, ...],
        also: Form = NO_FORM, dragon: str = "", lair: str = "", keywords: frozenset[Keyword] = frozenset(),
        leaves_with: str = "", twin: str = "", unique: bool = False, promo: bool = False, reprint_of: str = "",
        done: bool = False, rules: tuple[Ability, ...] = (),
    ) -> None:
        super().__init__(id, name, CREATURE, HAZARD, unique, rules)
        self.promo = promo
        self.reprint_of = reprint_of
        self.done = done
        self.keywords = keywords
        self.form = also
        self.score = CREATURES
        self.race = race
        self.strikes = strikes
        self.prowess = prowess
        self.body = body
        self.points = points
        self.attacks = attacks
        self.attacker_chooses = attacker_chooses
        self.same_target = same_target
        self.keyed_to = keyed_to
        self.dragon = dragon
        self.lair = lair
        self.leaves_with = leaves_with
        self.twin = twin


def reprint(card: Card, id: str) -> Card:
    """The same card, but under another code: a promo."""
    twin = Card(id, card.name, card.type, card.side, card.unique, ())
    for name, value in parts(card).items():
        if name not in ("id", "promo", "reprint_of"):
            setattr(twin, name, value)
    twin.promo = True
    twin.reprint_of = card.id
    return twin
