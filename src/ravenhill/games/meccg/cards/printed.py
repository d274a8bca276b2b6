"""What is printed on a card: its facts, typed, one class for each type of card.

Every card is one constant in `cards/<set>/<type>.py` (`cards/wizards/creatures.py`), alphabetical by name. The first
two arguments are its code and its English name, the others are keyword arguments; a fact at its default is left out.
Cards, sites and regions are named by their English names and are found when the library is made, so no file needs
another. The constants are in `terms.py`.
How the fields of the fact list become arguments:

    fact list                                     here
    code, names.en, unique, promo, reprint_of     id, name, unique, promo, reprint_of
    side hazard / resource / hazard-or-resource   side=HAZARD, RESOURCE, EITHER (events; the other types have one side)
    type short-, long-, permanent-event           ShortEvent, LongEvent, PermanentEvent
      a hazard event with corruption_points       Corruption (a permanent-event that is a corruption card)
      creature/permanent-event, …/short-event     Creature(also=PERMANENT or SHORT)
    mp, mp_category, mp_if_eliminated             points, score (only if not the type's own), points_if_eliminated
    no_duplicate "global", "per character", …     no_duplicate=GLOBAL, PER_CHARACTER, …
    keywords                                      keywords=frozenset({ENVIRONMENT, …})
    requires "scout only", "wizard only"          skill=SCOUT, race=WIZARD
    prowess null, body null                       0: no prowess, no body
    strikes "each-character"                      strikes=EACH_CHARACTER
    attacks, attacker_chooses                     attacks, attacker_chooses
    same_target_all_attacks                       same_target=True
    keyed_to region-type / site-type              in_region(WILDERNESS, times=2), at_site(RUINS_AND_LAIRS)
      region / site / site-in-region              in_named("Rohan"), at_named("Moria"), at_sites_in("Rohan", holds=(…))
      movement (between two Havens)               moving_between("Rivendell", "Lórien")
      condition                                   when=<a word>; until the word exists, leave the alternative out
    attack (of an event)                          attack=Automatic(…)
    removal                                       Removal(above=6) taps the bearer; Removal(above=4, at_haven=True)
    skills, mind, direct_influence                skills=frozenset({…}), mind (a Wizard has none: 0), influence
    corruption_check_mod                          corruption_check
    faction_influence_check_mod                   faction_check
    home_sites ("Any Haven")                      homes=("Edoras", …), ANY_HAVEN
    play_restriction home-site-only…              home_only=True
    conditional_bonuses, di only against some     bonuses=(Bonus(prowess=1, race=ORC), …); card="Hillmen" names one,
                                                  race=ELF means Elves and their factions, and factions=False or
                                                  characters=False leaves one of them out
    item_subtype, item_class                      size=MINOR, MAJOR, GREATER, SPECIAL, GOLD_RING; kind=WEAPON, …
    corruption_points                             corruption
    prowess_bonus, prowess_max, body_…, di_…      prowess, prowess_up_to, body, body_up_to, influence
                                                  ("double the bearer's printed prowess": prowess_up_to=DOUBLE)
    …_alt with alt_condition                      instead=Instead(prowess=4, points=6, …, when=<a word>)
    gold_ring_test                                test={THE_ONE_RING: (12, 99), DWARVEN_RING: (10, 99), …}
    playable_at, playable_restriction             at=("Moria",), AFTER_A_TEST, ANY_HAVEN; never_at=(SHADOW_HOLD, …)
    influence_number, racial_modifiers            above=9, swayed_by={HOBBIT: +1}
    discard_if_company_leaves                     stays_in=("Fangorn", …)
    cannot_be_attacked                            traits=frozenset({UNATTACKABLE})
    site_type, region, nearest_haven, site_path   hold, region, nearest_haven ("" for a Haven), path
    draw_own, draw_opponent                       draws=(own, opponent)
    playable, playable_restrictions               playable=frozenset({MINOR, INFORMATION}), only={GREATER: PALANTIR}
    automatic_attacks, on_wound                   guarded_by=(Automatic(ORC, strikes=4, prowess=7), …); a wound with
                                                  corruption-check: checks_corruption=True
    hoard, dwarf_hold, haven_paths                hoard, dwarf_hold, haven_paths={"Lórien": (WILDERNESS, …)}
    special (of a site)                           hazard_limit=+2; heals_everybody=True; open_to=(UNDEAD,)
    under_deeps, adjacent_sites                   neighbours={"Moria": 0, …}: of such a site only
      "opponent-chosen-creature"                  from_hand(at_site(SHADOW_HOLD)); a Nazgûl in play: haunted_by()
    manifestation_of                              twin="Balrog of Moria"
    region_type, adjacent_regions                 Region(type=…, borders=(…))

`rules` are the card's sentences. `done=True` says that facts and sentences together carry out all of its text; any
other card can be listed and looked at, and is not playable.
"""
from __future__ import annotations

from mypy_extensions import mypyc_attr

from ravenhill.core.library import Printed
from ravenhill.core.words import Ability, If
from ravenhill.games.meccg.terms import (
    ALLIES,
    ALLY,
    ANY_NUMBER,
    ANYWHERE,
    BY_HOLD,
    BY_MOVEMENT,
    BY_REGION,
    BY_REGION_TYPE,
    BY_SITE,
    BY_SITES_IN,
    CHARACTER,
    CHARACTERS,
    CREATURE,
    CREATURES,
    EVENT,
    FACTION,
    FACTIONS,
    HAVEN,
    HAZARD,
    ITEM,
    ITEMS,
    LONG,
    NAZGUL,
    NO_FORM,
    NO_KIND,
    NO_LIMIT,
    NO_RACE,
    NO_SIDE,
    NO_SIZE,
    NO_SKILL,
    OTHERS,
    PERMANENT,
    REGION,
    RESOURCE,
    SHORT,
    SITE,
    SPECIAL,
    WILDERNESS,
    WIZARD,
    Form,
    Hold,
    Keyword,
    Kind,
    Race,
    RegionType,
    Scope,
    Score,
    Side,
    Size,
    Skill,
    Trait,
)
from ravenhill.locale.fields import parts


class Key:
    """R-KEY-01  One of the ways in which a creature can be played against a company."""
    by: int
    type: int                        # the region type or the hold
    times: int
    names: tuple[str, ...]           # of regions, sites or both Havens
    holds: tuple[Hold, ...]          # BY_SITES_IN: only these; () for any
    when: If | None
    numbers: frozenset[int]          # the kinds of `names`, found when the library is made

    def __init__(
        self, by: int, type: int = 0, times: int = 1, names: tuple[str, ...] = (), holds: tuple[Hold, ...] = (),
        when: If | None = None,
    ) -> None:
        self.by = by
        self.type = type
        self.times = times
        self.names = names
        self.holds = holds
        self.when = when
        self.numbers = frozenset()


def in_region(type: RegionType, times: int = 1, when: If | None = None) -> Key:
    """R-KEY-05, 06  So many symbols of this kind in the site path."""
    return Key(BY_REGION_TYPE, type, times, when=when)


def at_site(hold: Hold, when: If | None = None) -> Key:
    """R-KEY-03  The site is of this type."""
    return Key(BY_HOLD, hold, when=when)


def in_named(*names: str, when: If | None = None) -> Key:
    """R-KEY-04  The company moves through one of these regions."""
    return Key(BY_REGION, names=names, when=when)


def at_named(*names: str, when: If | None = None) -> Key:
    """R-KEY-02  The company is at, or moves to, one of these sites."""
    return Key(BY_SITE, names=names, when=when)


def at_sites_in(*names: str, holds: tuple[Hold, ...] = (), when: If | None = None) -> Key:
    """R-AMB-46  The site lies in one of these regions and, if any are named, is of one of these types."""
    return Key(BY_SITES_IN, names=names, holds=holds, when=when)


def moving_between(one: str, other: str, when: If | None = None) -> Key:
    """The company moves from one of these Havens to the other."""
    return Key(BY_MOVEMENT, names=(one, other), when=when)


class Automatic:
    """An attack that is printed on a site or an event."""
    race: Race
    strikes: int
    prowess: int
    body: int
    checks_corruption: bool          # each character it wounds makes a corruption check
    chooses: bool                    # the attacker says who is struck
    bare: bool                       # R-TERM-11  weapons are of no use against it
    fixed: bool                      # it cannot be cancelled, though its strikes can
    penalty: int                     # R-CMB-11  what it costs not to tap
    hand: tuple[Key, ...]            # R-UD-11  a creature of the opponent's hand that prints one of these keys
    unique: bool                     # and whether it may be a unique one
    nazgul: tuple[str, ...] | None   # R-AMB-145  one of these who lies in play as an event; () for any
    unless: If | None                # it is not there if this is so

    def __init__(
        self, race: Race, *, strikes: int, prowess: int, body: int = 0, checks_corruption: bool = False,
        chooses: bool = False, unless: If | None = None, bare: bool = False, fixed: bool = False, penalty: int = 3,
    ) -> None:
        self.race = race
        self.strikes = strikes
        self.prowess = prowess
        self.body = body
        self.checks_corruption = checks_corruption
        self.chooses = chooses
        self.bare = bare
        self.fixed = fixed
        self.penalty = penalty
        self.hand = ()
        self.unique = False
        self.nazgul = None
        self.unless = unless


def from_hand(*keys: Key, unique: bool = False) -> Automatic:
    """R-UD-11, R-AMB-144  The opponent may play a creature with one of these keys as an automatic-attack."""
    it = Automatic(NO_RACE, strikes=0, prowess=0)
    it.hand = keys
    it.unique = unique
    return it


def haunted_by(*names: str) -> Automatic:
    """R-AMB-145  One of these, or any, who lies in play as a permanent-event must be used as an automatic-attack."""
    it = Automatic(NAZGUL, strikes=0, prowess=0)
    it.nazgul = names
    return it


class Bonus:
    """R-ORG-41, R-AMB-70  More prowess or influence, against some only."""
    prowess: int
    influence: int
    race: Race
    card: str
    home: str                        # only characters at home there
    characters: bool
    factions: bool
    number: int                      # the kind of `card`, found when the library is made

    def __init__(
        self, *, prowess: int = 0, influence: int = 0, race: Race = NO_RACE, card: str = "", home: str = "",
        characters: bool = True, factions: bool = True,
    ) -> None:
        self.prowess = prowess
        self.influence = influence
        self.race = race
        self.card = card
        self.home = home
        self.characters = characters
        self.factions = factions
        self.number = -1


class Instead:
    """The printed numbers in parentheses, and when they hold. Without `when`, only the card's sentences use them."""
    points: int | None
    corruption: int | None
    prowess: int | None
    prowess_up_to: int | None
    body: int | None
    body_up_to: int | None
    influence: int | None
    when: If | None

    def __init__(
        self, *, points: int | None = None, corruption: int | None = None, prowess: int | None = None,
        prowess_up_to: int | None = None, body: int | None = None, body_up_to: int | None = None,
        influence: int | None = None, when: If | None = None,
    ) -> None:
        self.points = points
        self.corruption = corruption
        self.prowess = prowess
        self.prowess_up_to = prowess_up_to
        self.body = body
        self.body_up_to = body_up_to
        self.influence = influence
        self.when = when


class Removal:
    """R-ORG-57  The roll that gets rid of a corruption card: its bearer taps, or forgoes untapping at a Haven."""
    above: int
    at_haven: bool

    def __init__(self, *, above: int, at_haven: bool = False) -> None:
        self.above = above
        self.at_haven = at_haven


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Printed):
    """Any card. All facts are here, so that rules can ask any card any of them; each class below sets its own."""
    type: int
    name: str
    side: Side
    form: Form                       # of an event, or of a creature that may be played as one
    unique: bool
    promo: bool
    reprint_of: str
    done: bool
    complete: bool                   # it has the sentences of its type
    common: int                      # how many of its sentences, the first, every card of its type has
    keywords: frozenset[Keyword]
    no_duplicate: Scope
    traits: frozenset[Trait]
    points: int
    score: Score
    race: Race
    skill: Skill                     # who may play it
    gives: Skill                     # and the skill it gives its bearer
    needs: Race
    prowess: int
    prowess_up_to: int
    body: int
    body_up_to: int
    influence: int
    corruption: int
    instead: Instead | None
    bonuses: tuple[Bonus, ...]
    # characters and allies
    skills: frozenset[Skill]
    mind: int
    homes: tuple[str, ...]
    home_only: bool
    corruption_check: int
    faction_check: int
    points_if_eliminated: int
    stays_in: tuple[str, ...]
    # resources played at a site
    size: Size
    kind: Kind
    at: tuple[str, ...]
    at_regions: tuple[str, ...]      # playable at any site of these regions
    never_at: tuple[Hold, ...]
    test: dict[Keyword, tuple[int, int]]
    hoard: bool                      # a hoard item; a site with a hoard
    above: int
    swayed_by: dict[Race, int]
    # creatures and attacks
    strikes: int
    attacks: int
    attacker_chooses: bool
    same_target: bool
    keyed_to: tuple[Key, ...]
    attack: Automatic | None
    removal: Removal | None
    dragon: str
    lair: str
    twin: str                        # R-TERM-03  another card that is the same person
    # sites and regions
    hold: Hold
    region: str
    nearest_haven: str
    path: tuple[RegionType, ...]
    haven_paths: dict[str, tuple[RegionType, ...]]
    draws_own: int
    draws_opponent: int
    playable: frozenset[Size]
    only: dict[Size, Keyword]
    guarded_by: tuple[Automatic, ...]
    dwarf_hold: bool
    hazard_limit: int
    heals_everybody: bool
    neighbours: dict[str, int]       # R-UD-02  of an Under-deeps site: where one goes from it, and what must be rolled
    under: bool                      # R-UD-01  it lies in the Under-deeps
    open_to: tuple[Race, ...]        # creatures that may also be played here
    hunts: tuple[Key, ...]           # R-DRG-06  the regions where a Dragon attacks every company that moves
    guards: tuple[Key, ...]          # the sites an event's attack guards: by type, or one by name until it is defeated
    leaves_with: str                 # it is discarded as soon as a card of this name leaves play
    cancels: tuple[str, ...]         # as long as it lies in play, these cards do nothing
    region_type: RegionType
    borders: tuple[str, ...]

    def __init__(self, id: str, name: str, type: int, side: Side, unique: bool, rules: tuple[Ability, ...]) -> None:
        super().__init__(id, rules)
        self.type = type
        self.name = name
        self.side = side
        self.form = NO_FORM
        self.unique = unique
        self.promo = False
        self.reprint_of = ""
        self.done = False
        self.complete = False
        self.common = 0
        self.keywords = frozenset()
        self.no_duplicate = ANY_NUMBER
        self.traits = frozenset()
        self.points = 0
        self.score = OTHERS
        self.race = NO_RACE
        self.skill = NO_SKILL
        self.gives = NO_SKILL
        self.needs = NO_RACE
        self.prowess = 0
        self.prowess_up_to = NO_LIMIT
        self.body = 0
        self.body_up_to = NO_LIMIT
        self.influence = 0
        self.corruption = 0
        self.instead = None
        self.bonuses = ()
        self.skills = frozenset()
        self.mind = 0
        self.homes = ()
        self.home_only = False
        self.corruption_check = 0
        self.faction_check = 0
        self.points_if_eliminated = 0
        self.stays_in = ()
        self.size = NO_SIZE
        self.kind = NO_KIND
        self.at = ()
        self.at_regions = ()
        self.never_at = ()
        self.test = {}
        self.hoard = False
        self.above = 0
        self.swayed_by = {}
        self.strikes = 0
        self.attacks = 1
        self.attacker_chooses = False
        self.same_target = False
        self.keyed_to = ()
        self.attack = None
        self.removal = None
        self.dragon = ""
        self.lair = ""
        self.twin = ""
        self.hold = HAVEN
        self.region = ""
        self.nearest_haven = ""
        self.path = ()
        self.haven_paths = {}
        self.draws_own = 0
        self.draws_opponent = 0
        self.playable = frozenset()
        self.only = {}
        self.guarded_by = ()
        self.dwarf_hold = False
        self.hazard_limit = 0
        self.heals_everybody = False
        self.neighbours = {}
        self.under = False
        self.open_to = ()
        self.hunts = ()
        self.guards = ()
        self.leaves_with = ""
        self.cancels = ()
        self.region_type = WILDERNESS
        self.borders = ()

    @property
    def missing(self) -> str:
        """What of its text is not carried out yet, for lists of cards."""
        return "" if self.done else "rules"

    def is_wizard(self) -> bool: return self.race == WIZARD
    def is_place(self) -> bool: return self.type == SITE or self.is_site_event()
    def is_such(self, trait: Trait) -> bool: return trait in self.traits

    def is_site_event(self) -> bool:
        """An event that is used as a site, moved to by one path from anywhere."""
        return self.type == EVENT and ANYWHERE in self.haven_paths

    def has(self, keyword: Keyword) -> bool: return keyword in self.keywords               # R-TERM-01
    def is_corruption_card(self) -> bool:
        """R-CORR-03, R-AMB-29  A hazard with printed corruption points."""
        return self.side == HAZARD and self.corruption > 0


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
        keywords: frozenset[Keyword] = frozenset(), rules: tuple[Ability, ...] = (),
    ) -> None:
        super().__init__(id, name, CHARACTER, RESOURCE, unique, rules)
        self.promo = promo
        self.reprint_of = reprint_of
        self.done = done
        self.keywords = keywords
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
        stays_in: tuple[str, ...] = (), traits: frozenset[Trait] = frozenset(), race: Race = NO_RACE,
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
        bonuses: tuple[Bonus, ...] = (), cancels: tuple[str, ...] = (),
        rules: tuple[Ability, ...] = (),
    ) -> None:
        super().__init__(
            id, name, form=PERMANENT, side=side, skill=skill, race=race, no_duplicate=no_duplicate, keywords=keywords,
            points=points, score=score, corruption=corruption, prowess=prowess, prowess_up_to=prowess_up_to,
            influence=influence, corruption_check=corruption_check, instead=instead, attack=attack, unique=unique,
            promo=promo, reprint_of=reprint_of, done=done, rules=rules,
        )
        self.gives = gives
        self.guards = guards
        self.leaves_with = leaves_with
        self.traits = traits
        self.bonuses = bonuses
        self.cancels = cancels


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
    """R-DRG-01, 07, R-TERM-04  A Dragon in its lair, which it guards with one more attack while it does not hunt."""

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


def reprint(card: Card, id: str) -> Card:
    """The same card, but under another code: a promo."""
    twin = Card(id, card.name, card.type, card.side, card.unique, ())
    for name, value in parts(card).items():
        if name not in ("id", "promo", "reprint_of"):
            setattr(twin, name, value)
    twin.promo = True
    twin.reprint_of = card.id
    return twin
