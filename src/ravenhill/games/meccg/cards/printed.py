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
from ravenhill.core.words import Ability
from ravenhill.games.meccg.cards.parts import Automatic, Bonus, Instead, Key, Removal
from ravenhill.games.meccg.terms import (
    ANY_NUMBER,
    ANYWHERE,
    EVENT,
    HAVEN,
    HAZARD,
    NO_FORM,
    NO_KIND,
    NO_LIMIT,
    NO_RACE,
    NO_SIZE,
    NO_SKILL,
    OTHERS,
    SITE,
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
    rescue: tuple[Automatic, ...]    # R-PRIS-15  of a host: the attacks that a rescue faces
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
        self.rescue = ()
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
