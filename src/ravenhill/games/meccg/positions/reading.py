"""Positions of the card game as text: companies, sites, items, states, hands, decks, events, the phase, an attack.

    game = "meccg"
    rules = "standard"                   # or "basic"; movement = "map" or "starter"; length = 1 to 4
    turn = 3
    active = "grey"
    begins = "organization"              # turn, untap, organization, long-events, movement, site, end, or attack

    [grey]
    hand = ["Concealment", "Orc-patrol"]
    deck = ["Wolves", "Glamdring"]       # the play deck, in no order
    events = ["Gates of Morning"]
    companies = [{ site = "Rivendell", characters = ["Gandalf", { name = "Merry", follows = "Gandalf" }] }]

    [attack]                             # with begins = "attack": this creature attacks the active player's company
    creature = "Wolves"
    company = 0

Cards go by their English names or their codes. What a position names is all there is, and every site besides. A
character or an item may be a table: name, state (tapped, wounded), follows, bears (items), cards (whatever lies on it).
"""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ravenhill.core.positions import Entry
from ravenhill.games.meccg.declarations import NAMES
from ravenhill.games.meccg.rules.combat import keyed_attack
from ravenhill.games.meccg.rules.leaving import free_slot
from ravenhill.games.meccg.rules.turn import Turns
from ravenhill.games.meccg.state import (
    CHAIN,
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    MOVEMENT,
    OUT,
    SIDEBOARD,
    SITES,
    TAPPED,
    UNTAPPED,
    WOUNDED,
    Company,
    Meccg,
)
from ravenhill.games.meccg.terms import CHARACTER, CREATURE, HAVEN, SITE

HAVENS: Final = 6                    # copies of each Haven, as in a location deck that names no sites
PHASES: Final = {"turn": 0, "untap": 1, "organization": 2, "long-events": 3, "movement": 4, "site": 5, "end": 6}
ATTACK: Final = "attack"
STATES: Final = {"untapped": UNTAPPED, "tapped": TAPPED, "wounded": WOUNDED}
PILES: Final = {"hand": HAND, "deck": DECK, "discard": DISCARD, "sideboard": SIDEBOARD, "marshalled": MARSHALLED,
                "out": OUT}


class Reading:
    """A position being laid on a table."""

    def __init__(self, doc: Entry, g: Meccg, seats: tuple[str, str], optional: Mapping[str, int]) -> None:
        self.doc = doc
        self.g = g
        self.seats = seats
        self.optional = optional
        self.kinds: dict[str, int] = {**g.cards.names, **g.cards.numbers}
        self.dealt: dict[tuple[int, int], list[int]] = {}        # by owner and kind: cards that are there already
        for card, kind in enumerate(g.kind):
            self.dealt.setdefault((g.owner[card], kind), []).append(card)
        self.counting = not g.kind                               # nothing is: the cards are made as they are named

    def lay(self, kind: int, pile: int, side: int) -> int:
        """One card of this kind, of this owner, in this pile."""
        g = self.g
        if self.counting:
            return g.put(kind, pile, side)
        card = self.dealt[side, kind].pop()
        g.take(card)
        g.lay(card, pile)
        g.knows[card] = g.sees(pile)
        return card

    def kind(self, entry: Entry, key: str, name: Any) -> int:
        if not isinstance(name, str) or name not in self.kinds:
            raise entry.fault(key, f"there is no card called {name!r}")
        return self.kinds[name]

    def table(self) -> Meccg:
        """The numbers, then each player, then what goes on."""
        g, doc = self.g, self.doc
        g.standard = doc.one_of("rules", ("basic", "standard"), "standard") == 1
        movement = doc.one_of("movement", ("starter", "map"), "map" if g.standard else "starter")
        g.regions = movement == 1
        g.length = doc.number("length", 1, 4, 1)
        for option in doc.some_of("optional", tuple(self.optional)):
            g.optional |= list(self.optional.values())[option]
        g.turn = doc.number("turn", 0, 999, 1)
        g.active = doc.one_of("active", self.seats)
        g.turns = [(g.turn + 1) // 2, g.turn // 2]
        for side, name in enumerate(self.seats):
            self.player(side, doc.part(name))
        self.what_goes_on()
        return g

    def player(self, side: int, entry: Entry) -> None:
        """R-SETUP-01  The cards of a player; every site that is not in play lies in the location deck."""
        g = self.g
        for key, pile in PILES.items():
            for n, name in enumerate(entry.get(key, list, [])):
                kind = self.kind(entry, f"{key}[{n}]", name)
                if g.cards.facts[kind].type == SITE:
                    raise entry.fault(f"{key}[{n}]", f"R-DECK-03: {name} is a site")
                self.lay(kind, pile + side, side)
        places = [kind for kind, card in enumerate(g.cards.facts) if card.type == SITE
                  for _ in range(HAVENS if card.hold == HAVEN else 1)]
        sites = {kind: self.lay(kind, LOCATION + side, side) for kind in places}   # the last copy of each
        for n, name in enumerate(entry.get("events", list, [])):
            self.lay(self.kind(entry, f"events[{n}]", name), IN_PLAY + side, side)
        for n, given in enumerate(entry.get("companies", list, [])):
            self.company(side, Entry(given, f"{entry.path}companies[{n}].") if isinstance(given, dict)
                         else self.wrong(entry, f"companies[{n}]"), sites)
        g.exhausted[side] = entry.number("exhausted", 0, 4, 0)

    def wrong(self, entry: Entry, key: str) -> Entry:
        raise entry.fault(key, "should be a table with a site and its characters")

    def company(self, side: int, entry: Entry, sites: dict[int, int]) -> None:
        g = self.g
        kind = self.kind(entry, "site", entry.get("site", str))
        if g.cards.facts[kind].type != SITE:
            raise entry.fault("site", f"R-ORG-60: {g.cards.facts[kind].name} is no site")
        site = sites[kind]
        if g.pile[site] != LOCATION + side:
            raise entry.fault("site", f"R-ORG-20: two companies are at {g.cards.facts[kind].name}")
        slot = free_slot(g, side)
        if slot < 0:
            raise entry.fault("site", "a player has ten companies at most")
        g.companies[slot] = Company(side, site)
        g.move(site, SITES + side)
        g.state[site] = TAPPED if entry.get("tapped", bool, False) else UNTAPPED
        people: dict[str, int] = {}
        follows: list[tuple[int, str]] = []
        characters = entry.get("characters", list)
        if not characters:
            raise entry.fault("characters", "R-ORG-07: a company has at least one character")
        for n, given in enumerate(characters):
            one = Entry({"name": given} if isinstance(given, str) else given, f"{entry.path}characters[{n}].")
            card = self.thing(side, one, -1)
            if g.facts(card).type != CHARACTER:
                raise one.fault("name", f"R-ORG-07: {g.facts(card).name} is no character")
            g.companies[slot].members.append(card)
            g.company[card] = slot
            people[g.facts(card).name] = card
            if g.facts(card).is_wizard():
                g.wizard[side] = g.cards.identity[g.kind[card]]
            leader = one.get("follows", str, "")
            if leader:
                follows.append((card, leader))
            one.finished()
        for card, leader in follows:
            if leader not in people:
                raise entry.fault("characters", f"R-ORG-32: {leader} is not in the company of {g.facts(card).name}")
            g.host[card] = people[leader]
        entry.finished()

    def thing(self, side: int, entry: Entry, host: int) -> int:
        """A character, an item, an ally or an event in play, with what lies on it."""
        g = self.g
        card = self.lay(self.kind(entry, "name", entry.get("name", str)), IN_PLAY + side, side)
        g.host[card] = host
        g.state[card] = entry.one_of("state", STATES, "untapped")
        for key in ("bears", "cards"):
            for n, given in enumerate(entry.get(key, list, [])):
                one = Entry({"name": given} if isinstance(given, str) else given, f"{entry.path}{key}[{n}].")
                owner = 1 - side if key == "cards" and one.get("opponents", bool, False) else side
                self.thing(owner, one, card)
                one.finished()
        return card

    def what_goes_on(self) -> None:
        g, doc = self.g, self.doc
        begins = doc.one_of("begins", (*PHASES, ATTACK))
        turns = Turns()
        if begins < len(PHASES):
            turns.at = list(PHASES.values())[begins]
            if turns.at == 0:
                g.turn -= 1
                g.turns[g.active] -= 1
            g.then(turns)
            return
        turns.at = PHASES["site"]
        g.then(turns)
        self.attack(doc.part("attack"))

    def attack(self, entry: Entry) -> None:
        """R-CMB-01  A creature attacks in the movement/hazard phase; the site phase comes after it."""
        g = self.g
        own = [slot for slot, it in enumerate(g.companies) if it.members and it.side == g.active]
        slot = own[entry.number("company", 0, max(0, len(own) - 1), 0)] if own else -1
        kind = self.kind(entry, "creature", entry.get("creature", str))
        if slot < 0 or g.cards.facts[kind].type != CREATURE:
            raise entry.fault("creature", "R-CMB-01: a creature attacks a company of the active player")
        g.phase = MOVEMENT
        g.current = slot
        for other in own:
            g.companies[other].moved = True
        card = self.lay(kind, CHAIN, 1 - g.active)
        key = entry.number("key", 0, max(0, len(g.cards.facts[kind].keyed_to) - 1), 0)
        g.then(keyed_attack(g, slot, card, key * NAMES))


def read_position(
    doc: Entry, blank: Meccg, seats: tuple[str, str], optional: Mapping[str, int],
    deal: Callable[[Mapping[str, Any]], Meccg],
) -> Meccg:
    """Read twice: the first time tells which cards there are, so that a match of just these can be dealt."""
    counted = Reading(doc, blank, seats, optional).table()
    g = deal(options_of(counted, optional))
    g.stack.clear()
    return Reading(doc, g, seats, optional).table()


def options_of(table: Meccg, optional: Mapping[str, int]) -> dict[str, Any]:
    """The match this table could be of: each deck holds exactly the cards that the position names."""
    decks: list[dict[str, Any]] = [{"deck": {}}, {"deck": {}}]
    for card, kind in enumerate(table.kind):
        printed = table.cards.facts[kind]
        if printed.type != SITE:
            counts = decks[table.owner[card]]["deck"]
            counts[printed.id] = counts.get(printed.id, 0) + 1
    return {"rules": "standard" if table.standard else "basic", "movement": "map" if table.regions else "starter",
            "length": table.length, "decks": decks, "casual": True,
            "optional": [name for name, bit in optional.items() if table.optional & bit]}

