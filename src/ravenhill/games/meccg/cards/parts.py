"""What facts of cards are made of: keys, attacks, bonuses, numbers in parentheses, how a card is removed."""
from __future__ import annotations

from ravenhill.core.words import If
from ravenhill.games.meccg.terms import (
    BY_ATTACK,
    BY_HOLD,
    BY_MOVEMENT,
    BY_REGION,
    BY_REGION_TYPE,
    BY_SITE,
    BY_SITES_IN,
    NAZGUL,
    NO_RACE,
    Hold,
    Race,
    RegionType,
)


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


def following(when: If) -> Key:
    """After an attack: it is keyed to no place."""
    return Key(BY_ATTACK, when=when)


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
    regions: tuple[str, ...]         # only factions that are playable somewhere in these
    characters: bool
    factions: bool
    number: int                      # the kind of `card`, found when the library is made

    def __init__(
        self, *, prowess: int = 0, influence: int = 0, race: Race = NO_RACE, card: str = "", home: str = "",
        regions: tuple[str, ...] = (), characters: bool = True, factions: bool = True,
    ) -> None:
        self.prowess = prowess
        self.influence = influence
        self.race = race
        self.card = card
        self.home = home
        self.regions = regions
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
    otherwise: Instead | None        # what holds if this does not

    def __init__(
        self, *, points: int | None = None, corruption: int | None = None, prowess: int | None = None,
        prowess_up_to: int | None = None, body: int | None = None, body_up_to: int | None = None,
        influence: int | None = None, when: If | None = None, otherwise: Instead | None = None,
    ) -> None:
        self.points = points
        self.corruption = corruption
        self.prowess = prowess
        self.prowess_up_to = prowess_up_to
        self.body = body
        self.body_up_to = body_up_to
        self.influence = influence
        self.when = when
        self.otherwise = otherwise


class Removal:
    """R-ORG-57  The roll that gets rid of a card: its bearer taps, or forgoes untapping at a Haven; or a sage taps."""
    above: int
    at_haven: bool
    sage: bool                       # a sage of his company taps in the bearer's place
    helped: bool                     # only at a Haven, and others of the company may tap for +1 each
    havens: bool                     # only at a Haven
    others: bool                     # and a sage who is not the bearer

    def __init__(
        self, *, above: int, at_haven: bool = False, sage: bool = False, helped: bool = False, havens: bool = False,
        others: bool = False,
    ) -> None:
        self.above = above
        self.at_haven = at_haven
        self.sage = sage
        self.helped = helped
        self.havens = havens
        self.others = others
