"""The numbers that cards in force change, and the change itself."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ravenhill.core.words import Change, If, Source
from ravenhill.games.meccg.terms import CREATURE, DRAGON, NO_RACE, WILDERNESS, Hold, Race, RegionType, Skill

# Numbers that cards change.
PROWESS: Final = 0                       # of a character or an ally
BODY: Final = 1
INFLUENCE: Final = 2                     # direct, of a character
CORRUPTION: Final = 3                    # points of a character
CHECK: Final = 4                         # modifier of a character's corruption checks
ATTACK_PROWESS: Final = 5
ATTACK_STRIKES: Final = 6
ATTACK_BODY: Final = 7
LIMIT: Final = 8                         # the hazard limit of a company
HAND_SIZE: Final = 9                     # of a player
DRAWS_OWN: Final = 10                    # of a company that moves
DRAWS_OPPONENT: Final = 11
FACTION_CHECK: Final = 12                # modifier of a character's influence checks against factions
STAYS: Final = 13                        # above 0: it can be neither discarded nor returned to a hand
KEYED_BY_TYPE: Final = 14                # of a company: bit n forbids creatures keyed to region type n
POINTS: Final = 15                       # of a card
SITE_TYPE: Final = 16                    # of a site
MIND: Final = 17
RING_TEST: Final = 18                    # modifier of the test of a gold ring in a company
NOT_UNTAPPING: Final = 19                # above 0: the character does not untap
DOES_NOTHING: Final = 20                 # above 0: the company does nothing in its site phase
EQUAL_BODY: Final = 22                   # above 0: whom the body check just spares is discarded
SPARED: Final = 23                       # of a character or ally: above 0, the attack cannot strike it
HARMLESS: Final = 24                     # of an attack: above 0, whom it hits is not wounded, but robbed or only tapped
ONLY_TAPS: Final = 1                     # so it is not harmed in one of these ways
ROBS_THE_STRUCK: Final = 2
ROBS_THE_COMPANY: Final = 3
REGION_TYPE: Final = 25                  # of a region in a site path
ABLE: Final = 26                         # of a Palantír: above 0, its bearer can use it this turn
MOVES_AGAIN: Final = 27                  # above 0: the company moves once more after it has arrived
FACE_UP: Final = 28                      # of a player: above 0, cards from the hand are discarded face up
OPENS: Final = 29                        # of a creature: bit by * 8 + type, ways of keying that are not printed
OPEN_TO: Final = 30                      # of a company: bit n, creatures of race n may be played at its site
ONLY_OPEN: Final = 31                    # of a company: above 0, and no others
FLIES: Final = 32                        # of a company: above 0, it goes where no path leads
REGIONS: Final = 33                      # of a company: how many regions it may pass (R-ORG-65)
PASSES: Final = 34                       # of a company: regions that count as next to each other
MARKED: Final = 36                       # nobody asks: what cannot be duplicated has taken effect
MAJORS: Final = 37                       # of a site: so many major items may be played there that it does not offer
LIES_IN: Final = 38                      # of an event that is used as a site: its place is the kind of its region
FORGOTTEN: Final = 104                   # of a character: bit n, it has lost skill n
OPPOSED: Final = 105                     # of a faction: modifier of all attempts of characters to influence it
BECALMED: Final = 39                     # of a company: above 0, what was planned for it this turn does nothing now
RETURNS: Final = 35                      # of a company: the Haven to which it may go back at the end of the turn
# Those that hazards ask have numbers of their own, from 40 on.
LIKE_A: Final = 40                       # of a site: its type for healing and for playing hazards
AROUSED: Final = 41                      # of a site: more prowess of its automatic-attack under way
BODY_CHECKS: Final = 42                  # of an attack: added to the body checks of those it wounds
HELD: Final = 43                         # of a company: above 0, it may not move this turn
LONG_STAYS: Final = 44                   # of a player: above 0, hazard long-events stay
LIMIT_NOW: Final = 45                    # of a company: its hazard limit, with what was played since it was set
LANDS_FOR_HAZARDS: Final = 46            # of a region in a site path: its type for the purposes of playing hazards
FORDED: Final = 47                       # of a company: above 0, a river is no hindrance to it; its place: which river
HEALS: Final = 48                        # of a site: above 0, the wounded heal there as at a Haven
HOARD: Final = 49                        # of a site: above 0, it contains a hoard this turn
DESCENT: Final = 50                      # of a company: what it must roll to reach its neighbour in the Under-deeps
FREE: Final = 51                         # of a company: bit n, creatures of race n do not count against its limit
ATTEMPTS: Final = 52                     # modifier of a character's attempts to influence what the opponent has
GENERAL: Final = 53                      # of a player: the general influence (R-ORG-30)
SPELL_CHECK: Final = 54                  # modifier of a character's corruption checks that a spell requires
PENALTY: Final = 55                      # R-CMB-11  of a character: what it costs not to tap against a strike
ROAD: Final = 56                         # nobody asks: the company goes by a road between regions
SEEMS: Final = 57                        # of a kind of card: whether it counts as in play, for the card that asks
ONE_FREE: Final = 58                     # of a company: looked at one by one, which card need not count
BARRED: Final = 59                       # of a card: above 0, it may not be played or used now
ALSO_CHECKS: Final = 60                  # of an attack: looked at one by one, further body checks of the wounded
TWICE: Final = 61                        # of a site: looked at one by one, its automatic-attacks that are faced twice
ROLLS_TO_UNTAP: Final = 62               # of a character: above 0, it untaps only by a roll
CLOSED: Final = 63                       # of a company: above 0, no resource permanent-event may be played on it
TOLL: Final = 67                         # of a site: above 0, each item that is played there costs one of the hand
BY_ROLL: Final = 68                      # of a character: above 0, it heals only by a roll
SEIZES: Final = 69                       # of a company: 1, one strike of a Dragon at home may take somebody; 2, all do
QUESTIONS: Final = 120                   # and room for more
# Those of agents and their prey, from 100 on.
KEEPERS: Final = 100                     # of a host: the race of those who guard its prisoners
AUTHORITY: Final = 102                   # of a character: what of its direct influence counts
UNDERNEATH: Final = 103                  # nobody asks: in which place the card lies that is hidden under this one
SHOWN: Final = 101                       # nobody asks: the card was shown, and may be played against one company
# Those that agents ask, from 90 on.
HOMES: Final = 90                        # of an agent: bit n, it may have come into play at any site of type n
EXTRA_ACTIONS: Final = 91                # of an agent: further actions each turn, and those that count (times 16)
MUST_FIGHT: Final = 92                   # of a company: above 0, agents that are face up where it enters must attack
LETS_IN: Final = 93                      # of an agent that is face up: bit n, creatures of race n may be played there
FURY: Final = 64                         # of all agents: looked at one by one, what was played for their attacks
GUARDS_LOST: Final = 65                  # of a player: above 0, cards on guard that return are discarded
ONLY_SHOWN: Final = 66                   # of a company: above 0, only hazards that were shown may be played
# The stages in which changes of one number are reckoned, whoever made them and whenever.
ADDED: Final = 0                         # so much more or less
CAPPED: Final = 1                        # so much more, to a maximum: of what the result is then
DOUBLED: Final = 2
HALVED: Final = 3
REDUCED: Final = 4                       # to another number, whatever it was
# Those that resources of Dark Minions ask have numbers of their own, from 70 on.
ANYHOW: Final = 70                       # of a company: one and the card that may be played on it wherever it is
WEIGHT: Final = 71                       # of an item: the corruption points that it gives
UNGUARDED: Final = 72                    # of a site: above 0, it has no automatic-attacks
WELCOMES: Final = 73                     # of a site: above 0, characters come into play there as at a Haven
UNSPENT: Final = 74                      # of a site: above 0, it goes back to the location deck though it is tapped
USED: Final = 75                         # nobody asks: a card in play has done what it may do once in a turn
CONTROL: Final = 76                      # of a character: the influence that it takes to control him
HOME_BOUND: Final = 77                   # of a player: above 0, his Wizard comes into play at home only
UNSTORABLE: Final = 79                   # of an item: above 0, it is never stored
INFORMS: Final = 78                      # of a site: above 0, information is playable there
# Those that hazards of Dark Minions ask, from 94 on.
REALMS: Final = 94                       # of a company: looked at one by one, regions that count as their symbols
BODY_GIVEN: Final = 95                   # of an attack without a body: the one it has nevertheless
EXCESS: Final = 96                       # of an attack: what the first excess strike on somebody takes in addition
GUARDS_TWICE: Final = 98                 # of a site: bit n, automatic-attacks of race n are faced twice
UNTOUCHED: Final = 99                    # of a card: above 0, resource short-events do nothing to it now
ALL_FREE: Final = 97                     # of a company: bit n, no creature of race n counts against its limit
# Those that resources of The Dragons ask, from 80 on.
ASSIGNS: Final = 80                      # of a company: above 0, the defender gives the strikes of an attack to anybody
ENDURES: Final = 81                      # of a long-event: above 0, it stays when its time is over
HALVES_WILDS: Final = 82                 # of a company: above 0, each Wilderness in its site path is half a one
UNDISCARDED: Final = 83                  # of a character: above 0, no effect discards it
WILL: Final = 84                         # of a character: mind that needs no influence to control it
RIDDLES: Final = 85                      # modifier of a character's riddling rolls
OFFERS: Final = 86                       # and of its offering attempts
DWARVISH: Final = 88                     # of a site: above 0, it is a Dwarf-hold
ITEMS_FOR: Final = 89                    # of a site: the only race that may play items there, or 0
UNENCHANTED: Final = 87                  # of a character: above 0, dark enchantments do nothing to it (R-TERM-09)
# Those that are asked about crowds, discards and what is guarded, from 110 on.
KEPT_BY: Final = 113                     # of a faction: looked at one by one, which card keeps it when it is won
FATE: Final = 111                        # nobody asks: this card, and that in its place, leave together
WARDED: Final = 114                      # of a company: above 0, the next creature that is not unique is turned away
MUST_TAP: Final = 115                    # of a company: above 0, whoever faces a creature's strike untapped, taps
LONE: Final = 116                        # of a company: above 0, of several attacks one is faced, and not cancelled
STORE: Final = 117                       # of a card: looked at one by one, where items under it may be played
TURNED: Final = 106                      # nobody asks: which card lies turned over on the table with this one
TAKEN: Final = 107                       # nobody asks: an item was played at a lair that did not tap for it
SPARES: Final = 108                      # of a site: above 0, it does not tap for the next item that is played there
UNCANCELLED: Final = 109                 # of an event: above 0, its attack cannot be cancelled
TO_THE_TOP: Final = 118                  # of a player: above 0, cards from the hand may be discarded to the deck
CROWD: Final = 110                       # of a company: looked at one by one, whether its size has no limit
# Those of them that are asked of a company or a player, and not of a card.
OF_COMPANIES: Final = (
    ANYHOW, HOME_BOUND,
    ATTACK_PROWESS, ATTACK_STRIKES, ATTACK_BODY, LIMIT, DRAWS_OWN, DRAWS_OPPONENT, KEYED_BY_TYPE, RING_TEST,
    DOES_NOTHING, EQUAL_BODY, HAND_SIZE, HARMLESS, REGION_TYPE, MOVES_AGAIN, FACE_UP, OPEN_TO, ONLY_OPEN,
    FLIES, REGIONS, PASSES, RETURNS, LIMIT_NOW, LANDS_FOR_HAZARDS, FORDED, HELD,
    LONG_STAYS, MARKED, BODY_CHECKS, DESCENT, FREE, GENERAL, ROAD, ONE_FREE, ALSO_CHECKS, CLOSED, SEIZES,
    CROWD, WARDED, MUST_TAP, LONE, TO_THE_TOP,
    ASSIGNS, HALVES_WILDS, REALMS, BODY_GIVEN, EXCESS, ALL_FREE,
    HOMES, EXTRA_ACTIONS, MUST_FIGHT, FURY, GUARDS_LOST, ONLY_SHOWN, BECALMED,
)
# Those of a card that say how its bearer's or its own corruption checks end, and what follows.
OF_CHECKS: Final = (CHECK, CORRUPTION, STAYS, UNDISCARDED, WEIGHT)
# And of those the ones of a player, and those that say what a path is.
OF_PLAYERS: Final = (HAND_SIZE, FACE_UP, LONG_STAYS, GENERAL, HOME_BOUND, GUARDS_LOST, MARKED, TO_THE_TOP)
OF_PATHS: Final = (REGION_TYPE, LANDS_FOR_HAZARDS, BECALMED)


@mypyc_attr(allow_interpreted_subclasses=True)
class Alter(Change):
    """A change of one of these numbers."""
    anchored: bool                       # it is for the company of somebody, wherever he goes, and lasts for him

    def __init__(self, question: int, stage: int = ADDED) -> None:
        super().__init__(question, stage)
        self.anchored = False

    def told(self) -> int:
        """What the log says of it: so much more of the number, or nothing."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class OneByOne(Alter):
    """No sum is made of such changes: each is looked at by itself."""
    def value(self, g: Any, source: Source, thing: int, total: int) -> int: return total


@mypyc_attr(allow_interpreted_subclasses=True)
class IsSo(Alter):
    """The answer is yes, whatever else is in force."""
    def value(self, g: Any, source: Source, thing: int, total: int) -> int: return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class ForRaces(Alter):
    """Something is so of these races: the answer is a set of races."""
    races: tuple[Race, ...]

    def __init__(self, question: int, *races: Race) -> None:
        super().__init__(question)
        self.races = races

    def value(self, g: Any, source: Source, thing: int, total: int) -> int:
        for race in self.races:
            total |= 1 << race
        return total


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeming(OneByOne):
    """R-AMB-160  Some cards count as in play though they are not, or the other way round: perhaps for one card only."""
    def __init__(self) -> None: super().__init__(SEEMS)

    def seems(self, g: Any, source: Source, kind: int, asker: int, there: bool) -> bool:
        """Whether a card of this kind counts as in play for this one, or for a rule if it is -1."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Keeping(OneByOne):
    """Some factions lie under the card when they are won."""
    def __init__(self) -> None: super().__init__(KEPT_BY)
    def keeps(self, g: Any, source: Source, faction: int) -> bool: raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Storing(OneByOne):
    """Items under the card are played as from the hand, at sites of some types."""
    def __init__(self) -> None: super().__init__(STORE)
    def opens(self, hold: int) -> bool: raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Crowd(OneByOne):
    """A company of any size; some need no influence there, and some come into play besides the one of the turn."""
    def __init__(self) -> None: super().__init__(CROWD)
    def is_for(self, g: Any, source: Source, slot: int) -> bool: raise NotImplementedError
    def needs_nobody(self, g: Any, card: int) -> bool: raise NotImplementedError
    def comes_freely(self, g: Any, card: int) -> bool: raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Opposing(Alter):
    """Attempts to influence some factions are modified: those of characters at least."""
    def __init__(self) -> None: super().__init__(OPPOSED)
    def binds_agents(self) -> bool: return False


class OneUncounted(OneByOne):
    """One creature of this race, or one form of a Dragon, against each company does not count against its limit."""
    race: Race
    def __init__(self, race: Race = NO_RACE) -> None:
        super().__init__(ONE_FREE)
        self.race = race                 # NO_RACE: a form of a Dragon
    def fits(self, card: Any) -> bool:
        return bool(card.type == CREATURE and card.race == self.race if self.race else card.dragon)


class AlsoChecks(OneByOne):
    """Whoever is wounded so makes one more body check, modified by so much."""
    modifier: int
    when: If
    def __init__(self, modifier: int, when: If) -> None:
        super().__init__(ALSO_CHECKS)
        self.modifier = modifier
        self.when = when


class Passage(IsSo):
    """Pairs of regions that count as next to each other for a company that uses region movement."""
    pairs: tuple[tuple[str, str], ...]
    def __init__(self, *pairs: tuple[str, str]) -> None:
        super().__init__(PASSES)
        self.pairs = pairs


class Road(Alter):
    """A way between any two of these regions, by this site path, for a company that does not use region movement."""
    names: tuple[str, ...]
    path: tuple[RegionType, ...]
    def __init__(self, *names: str, path: tuple[RegionType, ...]) -> None:
        super().__init__(ROAD)
        self.names = names
        self.path = path
    def value(self, g: Any, source: Source, thing: int, total: int) -> int: return len(self.names)


ATTACKS_ARE: Final = (ATTACK_PROWESS, ATTACK_STRIKES, ATTACK_BODY, AROUSED, TWICE, SEIZES)


class Fury(OneByOne):
    """Attacks by agents of a skill at one site have more strikes, and the attacker chooses who is struck."""
    skill: Skill
    strikes: int
    chooses: bool
    def __init__(self, skill: Skill, strikes: int, chooses: bool) -> None:
        super().__init__(FURY)
        self.skill = skill
        self.strikes = strikes
        self.chooses = chooses


@mypyc_attr(allow_interpreted_subclasses=True)
class Opening(OneByOne):
    """The next creature of a race may be keyed in these ways too, and attacks so; then this is spent."""
    race: Race
    lands: tuple[RegionType, ...]
    types: tuple[Hold, ...]
    strikes: int
    prowess: int
    chooses: bool                        # the attacker assigns its strikes

    def __init__(
        self, race: Race, lands: tuple[RegionType, ...] = (), types: tuple[Hold, ...] = (), strikes: int = 0,
        prowess: int = 0, chooses: bool = False,
    ) -> None:
        super().__init__(OPENS)
        self.race = race
        self.lands = lands
        self.types = types
        self.strikes = strikes
        self.prowess = prowess
        self.chooses = chooses

    def fits(self, card: Any) -> bool: return bool(card.race == self.race)
    def opens(self, path: list[int]) -> list[int]: return [type for type in self.lands if type in path]


class DragonOpening(Opening):
    """The next Dragon, or this one, may be keyed to so many regions of a type, or to the site it was played for."""
    name: str
    times: int
    def __init__(self, name: str = "", lands: tuple[RegionType, ...] = (), times: int = 1) -> None:
        super().__init__(DRAGON, lands)
        self.name = name
        self.times = times
    def fits(self, card: Any) -> bool: return bool(card.race == DRAGON and self.name in ("", card.dragon))
    def opens(self, path: list[int]) -> list[int]:
        return [type for type in self.lands if path.count(type) >= self.times]


class Withered(Alter):
    """One region of a site path, of this type, is a Wilderness, and counts twice."""
    type: RegionType
    def __init__(self, type: RegionType) -> None:
        super().__init__(REGION_TYPE)
        self.type = type
    def value(self, g: Any, source: Source, thing: int, total: int) -> int:
        return WILDERNESS if total == self.type else total


class Duplicated(OneByOne):
    """This automatic-attack of the site is faced a second time, right after itself."""
    number: int
    def __init__(self, number: int) -> None:
        super().__init__(TWICE)
        self.number = number


class LiesIn(OneByOne):
    """An event that is used as a site lies in the region that was named for it."""
    def __init__(self) -> None: super().__init__(LIES_IN)


class Realm(OneByOne):
    """What is keyed to one Shadow-land may be keyed to these regions by name; to a Dark-domain, to those."""
    shadow: tuple[str, ...]
    dark: tuple[str, ...]

    def __init__(self, *, shadow: tuple[str, ...], dark: tuple[str, ...]) -> None:
        super().__init__(REALMS)
        self.shadow = shadow
        self.dark = dark
