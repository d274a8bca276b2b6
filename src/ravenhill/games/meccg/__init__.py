"""The Middle-earth collectible card game: basic and standard rules, hero side."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, cast

import msgspec

import ravenhill.games.meccg.words  # noqa: F401  first: its verbs import rules, and rules its moments
from ravenhill.core.card_game import CardGame
from ravenhill.core.choices import Choice
from ravenhill.core.dice import Dice
from ravenhill.core.errors import RavenhillError
from ravenhill.core.frames import Decision
from ravenhill.core.game import Setting
from ravenhill.core.positions import Entry
from ravenhill.core.views import imagine_table
from ravenhill.core.words import Rule, Word
from ravenhill.games.meccg.cards.all_cards import CARDS
from ravenhill.games.meccg.cards.by_type import complete
from ravenhill.games.meccg.cards.library import Cards
from ravenhill.games.meccg.decks import bringing
from ravenhill.games.meccg.decks.bringing import STARTERS, checked, sections
from ravenhill.games.meccg.decks.legality import FURTHER_SETS, Deck
from ravenhill.games.meccg.decks.random import random_match
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.frames import FRAMES
from ravenhill.games.meccg.imagining import LAID, Sections, groups_of, hidden_groups, match_sections
from ravenhill.games.meccg.names import name_of
from ravenhill.games.meccg.odds import odds
from ravenhill.games.meccg.positions.brought import options_of
from ravenhill.games.meccg.positions.reading import read_position
from ravenhill.games.meccg.positions.writing import write_position
from ravenhill.games.meccg.prompts import prompt, use_of
from ravenhill.games.meccg.rules.agent_guesses import imagine_agents
from ravenhill.games.meccg.rules.movement import imagine_goals
from ravenhill.games.meccg.rules.setup import Setup
from ravenhill.games.meccg.seeing import view
from ravenhill.games.meccg.state import (
    AT_HOME,
    DIRECT_DEFENCE,
    EVENTS,
    FURTHER_MINOR_ITEMS,
    GORGOROTH_BARRED,
    STRONGER_SITES,
    TIE_BREAK,
    TURN_LIMIT,
    WIZARD_MAY_START,
    Meccg,
)
from ravenhill.games.meccg.survey import survey
from ravenhill.games.meccg.view import View
from ravenhill.games.meccg.words.verbs.combat import FaceAttack

MOST_EVENTS = 99
NO_KEY_FITS = Rule("R-KEY-06")
OPTIONAL = {
    "wizard-may-start": WIZARD_MAY_START, "stronger-sites": STRONGER_SITES, "tie-break": TIE_BREAK,
    "direct-defence": DIRECT_DEFENCE, "further-minor-items": FURTHER_MINOR_ITEMS, "at-home": AT_HOME,
    "gorgoroth-barred": GORGOROTH_BARRED, "turn-limit": TURN_LIMIT,
}


class Options(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    """What a match may choose."""
    rules: str = "standard"              # or basic
    movement: str = ""                   # map or starter; with the standard rules map, with the basic starter
    decks: list[Any] = msgspec.field(default_factory=lambda: list(STARTERS))       # names of shipped decks, or decks
    length: int = 1                      # decks to be played through
    optional: list[str] = []
    sets: list[str] = []                 # besides the first
    events: int = 0                      # that both have taken part in; a card counts them
    casual: bool = False                 # decks may break rules of construction, within reason
    open_decklists: bool = False         # both see both decks
    position: str = ""                   # the match begins here, with the decks that this position says
    dice: list[int] = []                 # of a lesson: what they show first


@cache
def library() -> Cards:
    """Every card there is, made once."""
    return Cards(complete(list(CARDS)))


def read_options(options: Mapping[str, Any]) -> Options:
    """R-AMB-01  Basic or standard, the map or the paths of the cards, and every optional rule by its name."""
    try:
        read = msgspec.convert(dict(options), Options)
    except msgspec.ValidationError as error:
        raise RavenhillError(f"these options are not for this game: {error}") from None
    if read.rules not in ("standard", "basic") or read.movement not in ("", "map", "starter"):
        raise RavenhillError("rules are standard or basic, movement is map or starter")
    if not 1 <= read.length <= 4 or len(read.decks) != 2 or any(name not in OPTIONAL for name in read.optional):
        raise RavenhillError(f"length is 1 to 4, there are two decks, and optional rules are {', '.join(OPTIONAL)}")
    if any(name not in FURTHER_SETS for name in read.sets) or len(set(read.sets)) < len(read.sets):
        raise RavenhillError(f"the sets besides the first are {', '.join(FURTHER_SETS)}")
    if not 0 <= read.events <= MOST_EVENTS:
        raise RavenhillError(f"events are 0 to {MOST_EVENTS}")
    return read


class MeccgGame(CardGame):
    name = "meccg"
    rules_version = 9
    brings_decks = True
    seats = ("grey", "blue")
    library: Cards
    rule_ids = r"R-[A-Z]+-\d+"
    settings = (
        Setting("rules", "one", "standard", ("standard", "basic")),
        Setting("movement", "one", "", ("", "map", "starter")),
        Setting("length", "one", 1, (1, 2, 3, 4)),
        Setting("sets", "several", [], tuple(FURTHER_SETS)),
        Setting("optional", "several", [], tuple(OPTIONAL)),
        Setting("events", "one", 0, (0, 1, 2, 3, 4, 10)),
        Setting("casual", "switch", False),
        Setting("open-decklists", "switch", False),
    )
    public = (
        "active", "agents", "aids", "arranged", "attackers", "called", "character_played", "companies", "company",
        "corrupted", "current", "did", "ended", "exhausted", "hazards_halved", "host", "hurt", "hurt_by", "in_use",
        "influenced", "lasting", "length", "optional", "owner", "phase", "regions", "sacrificed", "score", "seen",
        "seen_of", "standard", "state", "tie", "tried", "turn", "turns", "waiting", "why", "winner", "wizard",
        "wizard_lost",
    )
    own_frames = FRAMES

    def __init__(self) -> None:
        self.library = library()
        self.dealt: tuple[Mapping[str, Any], Sections, list[int]] | None = None      # the last match it was asked for

    def blank(self, options: Mapping[str, Any]) -> Meccg:
        return Meccg(self.library)

    def new(self, options: Mapping[str, Any] | None = None) -> Meccg:
        read = read_options(options or {})
        if read.position: return cast(Meccg, self.position(read.position))
        g = self.blank({})
        g.standard = read.rules == "standard"
        g.regions = read.movement == "map" or (read.movement == "" and g.standard)
        g.length = read.length
        for name in read.optional:
            g.optional |= OPTIONAL[name]
        for name in read.sets:
            g.optional |= FURTHER_SETS[name]
        g.optional += EVENTS * read.events
        decks = [self.brought(given, side, read) for side, given in enumerate(read.decks)]
        for side, deck in enumerate(decks):
            for pile, counts in zip(LAID, sections(deck, g.standard)):
                g.add_all([self.library.numbers[code] for code, n in counts.items() for _ in range(n)], pile + side)
        g.then(Setup())
        return g

    def deck(self, given: Any, seat: int, options: Mapping[str, Any]) -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.to_builtins(self.brought(given, seat, read_options(options)))
        return plain

    def brought(self, given: Any, seat: int, read: Options) -> Deck:
        return checked(
            given, seat, standard=read.rules == "standard", length=read.length, casual=read.casual,
            wizard_may_start="wizard-may-start" in read.optional, sets=read.sets)

    def shown(self, table: Any, seat: int, handle: Callable[[int], str]) -> View:
        return view(table, seat, handle)

    def imagine(self, view: dict[str, Any], dice: Dice, options: Mapping[str, Any] | None = None) -> Meccg:
        given = options or {}
        decks = given.get("decks", STARTERS)
        if None in decks and not given.get("position"):
            known = [None if given is None else bringing.read(given) for given in decks]
            cards = match_sections(self.library, view, known, dice)
            groups = groups_of(self.library, cards, view["owner"])
        else:
            cards, groups = self.sections(options or {})
        g = self.blank({})
        seen = {**view, "hidden": hidden_groups(view, groups, dice)}
        imagine_table(seen, g, self.public, self.shelf, [kind for kind, _ in cards], dice, groups)
        imagine_goals(g, view["seat"], dice)
        imagine_agents(g, view["seat"], dice)
        return g

    def kinds(self, options: Mapping[str, Any]) -> list[int]:
        return [kind for kind, _ in self.sections(options)[0]]

    def sections(self, options: Mapping[str, Any]) -> tuple[Sections, list[int]]:
        """Each card of a match with the section of its deck, and which of them can be mistaken for each other."""
        if self.dealt is None or self.dealt[0] != options:
            g = self.new(options)
            cards = [(kind, pile - g.owner[card]) for card, (kind, pile) in enumerate(zip(g.kind, g.pile))]
            self.dealt = dict(options), cards, groups_of(self.library, cards, g.owner)
        return self.dealt[1], self.dealt[2]

    def varied(self, options: Mapping[str, Any], seed: int) -> Mapping[str, Any]:
        return options or random_match(seed, list(OPTIONAL))

    def faults(self, table: Any) -> list[str]:
        return super().faults(table) + faults(table)

    def name_of(self, table: Any, field: str, value: Any) -> str | None:
        key = name_of(self.library, table, field, value)
        return super().name_of(table, field, value) if key is None and "." not in field else key

    def prompt(self, table: Any, question: Decision[Any]) -> tuple[str, dict[str, int]]:
        return prompt(table, question)

    def use_of(self, table: Any, choice: Choice) -> str:
        return use_of(table, choice)

    def explain(self, table: Any, seat: int, card: int) -> list[Word | None]:
        """R-KEY-06  A creature without a key says which rule it lacks, not that it cannot be faced."""
        return [NO_KEY_FITS if isinstance(no, FaceAttack) else no for no in super().explain(table, seat, card)]

    def odds(self, table: Any, seat: int) -> dict[str, Any] | None:
        return odds(table, seat)

    def survey(self, table: Any, seat: int, thing: str) -> dict[str, Any] | None:
        return survey(table, seat, thing)

    def read_position(self, doc: Entry) -> Meccg:
        return read_position(doc, self.blank({}), self.seats, OPTIONAL | FURTHER_SETS, self.shelf, self.new)

    def write_position(self, table: Any) -> dict[str, Any]:
        return write_position(
            table, self.seats, OPTIONAL | FURTHER_SETS, self.shelf, lambda doc: self.read_position(Entry(doc)))

    def position_options(self, table: Any) -> Mapping[str, Any]:
        return options_of(table, OPTIONAL | FURTHER_SETS)


GAME = MeccgGame()
