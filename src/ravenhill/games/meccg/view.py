"""What a seat sees of the card game, in types; the client's own types are made from these by scripts/make-types."""
from __future__ import annotations

from typing import Literal

from msgspec import Struct

Seat = Literal["grey", "blue"]
Land = Literal["sea", "free", "border", "wild", "shadow", "dark"]
Hold = Literal["haven", "free", "border", "ruins", "shadow", "dark"]
Kind = Literal["site", "region", "character", "item", "ally", "faction", "event", "creature", "agent"]
Position = Literal["untapped", "tapped", "wounded", "turned"]           # turned over: it lies there and does nothing
Phase = Literal["untap", "organization", "long", "movement", "site", "end", "council", "setup"]


class Part(Struct):
    """One part of a sum: what it adds, what it is called, and the card it comes from, `card:…` or nothing."""
    n: int
    key: str
    source: str = ""


class Sum(Struct, omit_defaults=True):
    """A figure and what it is made of; without parts it is as printed."""
    value: int
    parts: list[Part] = []


class Card(Struct):
    """A card by its handle, and which card it is; without them only its back is seen."""
    id: str
    code: str


# When a card in the hand can be played, or what is missing; each is a line of some fourteen letters under the card.
Why = Literal[
    "unwritten", "in-play", "your-turn", "their-turn", "movement", "limit", "one-a-turn", "organization",
    "organization-end", "long", "attack", "strike", "site", "end", "check", "entry", "body", "first", "nothing", "key",
    "here", "haven", "influence", "site-tapped", "warrior", "scout", "ranger", "sage", "diplomat",
]


class Held(Struct):
    """A card in one's own hand, and why it cannot be played now, unless it is offered."""
    id: str
    code: str
    why: Why


class Attached(Struct):
    """What lies on a character, a company, a site or another card, or in play by itself."""
    id: str
    code: str
    kind: Kind
    hazard: bool
    owner: Seat
    state: Position
    used: bool                           # R-SITE-18  of weapons, armour, shields and helmets: in use, not just carried
    corruption: int
    prowess: Sum | None                  # of allies
    body: Sum | None
    on: list[Attached]
    under: list[Card]                    # cards that lie under it, off to the side


class Character(Struct):
    """A character with its sums."""
    id: str
    code: str
    state: Position
    race: str
    skills: list[str]
    mind: Sum
    prowess: Sum
    body: Sum
    influence: Sum                       # R-ORG-32  direct influence, used or not
    free: int                            # and what of it is not spent on followers
    corruption: Sum
    check: Sum                           # R-CORR-04  what is added to its corruption checks
    leader: str                          # R-ORG-33  the handle of who controls it; empty: general influence
    uncontrolled: bool                   # R-AMB-19
    bears: list[Attached]


class Guardian(Struct):
    """An automatic-attack of a site."""
    race: str
    strikes: int
    prowess: int
    body: int
    code: str                            # the card that says so: the site itself, or an event


class Site(Struct):
    """A site in play, as cards in force change it."""
    id: str
    code: str
    hold: Hold
    state: Position
    guardians: list[Guardian]
    on: list[Attached]
    region: str                          # where an event lies that is used as a site; "" for what is printed


class Step(Struct):
    """A region of a site path. Under basic movement only those of both ends have names."""
    land: Land
    region: str


class Used(Struct):
    """What counted against a hazard limit: a card, or one that was laid on guard and has no code."""
    code: str
    way: Literal["guard", "creature", "event", "agent", "other"]


class Limit(Struct):
    """R-MH-05  The hazard limit of a company: its sum, and which hazard used which part of it."""
    value: int
    parts: list[Part]
    used: list[Used]


class Draws(Struct):
    """R-MH-07  How many cards each may draw for this journey."""
    own: int
    opponent: int


class Company(Struct):
    """Characters that travel together, their site, their journey, and what happened to them this turn."""
    id: str                              # `company:3`, as options say it
    side: Seat
    members: list[Character]
    size: int
    site: Site
    journey: Literal["stays", "hidden", "known", "open"]      # hidden: a face-down site; known: one's own
    destination: Card | None             # R-ORG-60  where its player knows it goes, face down
    going: Site | None                   # the revealed site
    path: list[Step]
    draws: Draws | None
    limit: Limit | None                  # none: not set yet
    guards: list[Card]                   # what lies on guard: two cards where two companies have become one (R-AMB-77)
    events: list[Attached]
    current: bool                        # its movement/hazard or site phase is under way
    moved: bool
    visited: bool
    entered: bool
    sent_back: bool


class Prisoner(Struct):
    """R-PRIS-01  A character that is held: as it was when it was taken, with the rings it was left."""
    id: str
    code: str
    owner: Seat
    state: Position
    points: int                          # R-PRIS-12  what it takes from its owner's points, as a negative number
    rings: list[Card]


class Host(Struct):
    """R-PRIS-01  An event that holds prisoners, or waits for a strike to bring one; and where rescue is possible."""
    id: str
    code: str
    owner: Seat                          # who played it
    site: Site                           # the rescue site, as cards in force change it
    spare: bool                          # R-PRIS-02  the site card is there for the rescue only
    prisoners: list[Prisoner]
    attacks: list[Guardian]              # R-PRIS-15  what a rescue faces, after the site's own guards


class Agent(Struct):
    """R-AGT-01  An agent in play. Face down it is a back to the other seat: its state, how many sites, cards on it.

    A seat sees its own agents whole; of the other's, `card` and `trail` are empty handles for what it does not know.
    The numbers are those of an attack at this moment, as far as the agent itself gives them; of one whose card this
    seat does not know they are missing.
    """
    id: str                              # `agent:3`, as options say it of an agent that is face down
    side: Seat
    face: Literal["up", "down"]
    card: Card                           # the agent; without handle and code only its back is seen
    state: Position
    trail: list[Card]                    # face-down sites, the lowest first: backs, but for those this seat knows
    site: Site | None                    # face up: its site card, which is in play and joined by no company
    at: str                              # face up: the code of the site where it is, though no card may lie there
    home: bool                           # face up: that is one of its home sites
    homes: list[str]                     # R-AMB-123  one's own that has not moved: the codes of all sites where it is
    fresh: bool                          # R-AGT-29  it came this turn, and takes no action
    acted: int                           # R-AGT-02  actions taken this turn
    opened: bool                         # R-AMB-93  creatures may be played at its site for the rest of the turn
    leaves: bool                         # R-AGT-15  it is discarded at the end of the turn
    race: str
    skills: list[str]
    mind: int | None
    prowess: Sum | None
    body: Sum | None
    influence: Sum | None
    on: list[Attached]                   # cards that lie on it, open to both


class Group(Struct):
    """R-END-15 … 18  A group of marshalling points: what scores in it, then doubled, cut, less what is shown."""
    group: Literal["characters", "items", "factions", "allies", "creatures", "others"]
    raw: int
    doubled: int
    halved: int
    left: int
    parts: list[Part]


class Score(Struct):
    """The points now, and what they would be if the Council met now."""
    groups: list[Group]
    wizard: int                          # R-END-04  minus five for a lost Wizard, else 0
    shown: list[Card]                    # R-END-18  unique cards in the other hand that score here, as far as known
    raw: int                             # R-AMB-87  what counts for calling the Council
    council: int


class Influence(Struct):
    """R-ORG-30  General influence: the minds it holds, and what is left."""
    most: int
    used: int
    minds: list[Part]


class Pile(Struct):
    """A pile: how many, and those of them that this seat may see."""
    count: int
    cards: list[Card]


class Piles(Struct):
    """Everything of a player that lies in a pile."""
    deck: Pile
    hand: Pile
    discard: Pile
    sideboard: Pile
    sites: int                           # the location deck; one's own cards of it are `View.sites`
    spent: Pile                          # discarded sites
    marshalled: Pile
    out: Pile
    pool: Pile                           # during the set-up


class Side(Struct):
    """One of the two players."""
    seat: Seat
    score: Score
    influence: Influence
    hand_size: int
    exhausted: int                       # decks played through
    enough: int                          # R-END-05  points with which the Council may be called
    may_call: bool
    wizard: str                          # R-AMB-04  the code of the Wizard who was revealed
    turns: int


class Sides(Struct):
    """Both players, by their seats."""
    grey: Side
    blue: Side


class PilesOfBoth(Struct):
    grey: Piles
    blue: Piles


class Turn(Struct):
    """Where the game stands."""
    number: int
    active: Seat
    phase: Phase
    company: str                         # whose movement/hazard or site phase it is
    called: Seat | None
    length: int
    standard: bool
    regions: bool
    halved: bool                         # R-UNTAP-04  the hazard player used the sideboard
    character_played: bool               # R-ORG-02
    influenced: bool                     # R-AMB-89


class Key(Struct):
    """R-KEY-10  How a creature was keyed: the way, and the locale key of the land, hold, region or site."""
    way: Literal["land", "hold", "region", "site", "sites-in", "movement", "attack"]
    name: str
    times: int


class Target(Struct):
    """A thing that was picked when something was declared: `card:…`, `company:…` or another, and its locale key."""
    thing: str
    name: str


class Check(Struct):
    """A check that a link will bring: what is added to the dice, and what the total must be more than."""
    kind: Literal["corruption", "faction", "influence", "ring"]
    who: Card
    target: Card | None
    needs: int
    bonus: Sum
    against: Sum | None                  # R-INF-06  what the other side adds to a roll of its own


class Foe(Struct):
    """R-CMB-01  How a declared creature would attack, if nothing else happened."""
    attacks: int
    strikes: int                         # of each attack; -1: one for each character
    prowess: int


class Link(Struct):
    """R-CHAIN-01  One declaration of a chain, oldest first."""
    id: str
    code: str
    ability: int
    side: Seat
    state: Literal["declared", "resolving", "doomed"]         # doomed: something above it will cancel it
    targets: list[Target]
    key: Key | None
    cancels: list[str]                   # handles of cards below it
    checks: list[Check]
    foe: Foe | None


class Chain(Struct):
    """A chain of effects; a nested one comes after the one it interrupts."""
    links: list[Link]
    responds: Seat | None                # whose response is asked; none: it resolves
    passes: int


class Pin(Struct):
    """One strike: whom it is for, and how it ended."""
    target: str
    code: str
    state: Literal["assigned", "current", "faced", "beaten"]


class Strike(Struct):
    """R-CMB-16  The strike being resolved."""
    target: str
    code: str
    prowess: Sum                         # of who is struck, all that counts for this strike
    body: Sum
    against: int                         # the strike's prowess, with what an agent has rolled for it
    against_body: int                    # its body, 0 for none
    untapped: bool                       # fights at -3 so as not to tap
    keeps: bool                          # does not tap, by a card
    was_wounded: bool
    cancelled: bool
    rolls: int
    rolled: int                          # the total, once it is known
    foe: int                             # R-AGT-18  what the agent has rolled; 0: not yet, or nobody rolls for it


class Attack(Struct):
    """R-CMB-01  The attack under way."""
    company: str
    card: Card
    number: int                          # which of its attacks, from 0
    automatic: bool
    race: str
    strikes: Sum
    prowess: Sum
    body: Sum
    key: Key | None
    attacker_chooses: bool
    each: bool                           # one strike for each character
    detained: bool                       # a detainment attack: it taps, and does not wound
    agent: bool                          # R-AGT-18  an agent's: both sides roll for each strike
    excess: int
    pins: list[Pin]
    strike: Strike | None


class Setup(Struct):
    """R-SETUP-18  Where the set-up stands."""
    step: Literal["draft", "items", "deck", "followers", "dice"]
    grey_mind: int                       # R-SETUP-06  of twenty
    blue_mind: int
    stopped: list[Seat]
    set_aside: list[Card]                # R-DRAFT-03  revealed by both


class Council(Struct):
    """R-END-09  Who has checked, and who fell by it."""
    checked: list[str]
    lost: list[Card]


class View(Struct):
    """Everything of the table that a seat, or a spectator, sees."""
    seat: Literal["grey", "blue", "spectator"]
    turn: Turn
    sides: Sides
    piles: PilesOfBoth
    hand: list[Held]
    sites: list[Card]                    # one's own location deck
    companies: list[Company]
    agents: list[Agent]                  # of both players, in the order of their ids
    hosts: list[Host]
    events: list[Attached]
    chains: list[Chain]
    attack: Attack | None
    setup: Setup | None
    council: Council | None
