"""A table as a position: reading it gives this very table again."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ravenhill.core.errors import BadPosition
from ravenhill.core.plain import Samples, write
from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.companies import Company
from ravenhill.games.meccg.piles import (
    DECK,
    FIRST_AGENT,
    FIRST_COMPANY,
    FOR_RESCUE,
    HEADING,
    IN_PLAY,
    LOCATION,
    MOST_UNDER,
    NOBODY_HOSTS,
    ON_GUARD,
    ON_TOP,
    PRISON,
    SITES,
    SLOTS,
    TAPPED,
    TRAIL,
    UNCONTROLLED,
    UNDER,
    UNTAPPED,
)
from ravenhill.games.meccg.positions.brought import decks_of, tell_brought
from ravenhill.games.meccg.positions.names import STATES, Names, meaning
from ravenhill.games.meccg.positions.now import PHASES, hyphened, tell_now
from ravenhill.games.meccg.positions.reading import LOANS, MEMORIES, PILES
from ravenhill.games.meccg.rules.agents import card_of, state_of
from ravenhill.games.meccg.rules.hazard_window import CONDITIONS
from ravenhill.games.meccg.rules.leaving import free_slot, held_by, kept_with, rings_with
from ravenhill.games.meccg.rules.turn import Turns
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import AGENT, EVENT

Doc = dict[str, Any]
SIGNS = ("footed", "fresh", "opened", "leaves", "fought", "masked")              # of an agent


def write_position(table: Meccg, seats: tuple[str, str], optional: Mapping[str, int], samples: Samples,
                   read: Callable[[Doc], Meccg]) -> Doc:
    """The position, in the short form (`begins`) if that says all; whatever cannot be told is a fault."""
    g = table.copy()
    g.quick = False
    g.question()
    doc = describe(g, seats, optional, samples)
    short = shortened(g, doc)
    if short is not None:
        again = read(short)
        again.question()
        if describe(again, seats, optional, samples) == doc and picture(again) == picture(g): return short
    again = read(doc)
    numbered = (again.kind, again.owner) == (g.kind, g.owner)
    if describe(again, seats, optional, samples) != doc or (numbered and picture(again) != picture(g)):
        raise BadPosition("something on this table cannot be written down; a save can be made")
    return doc


def picture(g: Meccg) -> Any:
    """The table, but for how often anybody learnt something and for the order of sites, which means nothing."""
    twin = g.copy()
    twin.news = 0
    for pile in (LOCATION, LOCATION + 1, SITES, SITES + 1, PRISON, PRISON + 1): twin.written(pile).sort()
    return write(twin)


def shortened(g: Meccg, doc: Doc) -> Doc | None:
    """The same at the beginning of the phase under way."""
    if g.ended or not isinstance(g.stack[0], Turns): return None
    phase = next((name for name, at in PHASES.items() if at and at == g.stack[0].at - 1), None)
    if phase is None: return None
    now = {key: said for key, said in doc["now"].items() if key not in ("under-way", "phase")}
    head = {key: said for key, said in doc.items() if not isinstance(said, dict)}
    players = {key: said for key, said in doc.items() if isinstance(said, dict) and key != "now"}
    return {**head, "begins": phase, **players, **({"now": now} if now else {})}


def describe(g: Meccg, seats: tuple[str, str], optional: Mapping[str, int], samples: Samples) -> Doc:
    """Everything a position can say of this table."""
    names = Names(g, seats)
    doc: Doc = {
        "game": "meccg", "rules": "standard" if g.standard else "basic", "movement": "map" if g.regions else "starter",
        "length": g.length, "turn": g.turn, "active": seats[g.active],
    }
    chosen = [name for name, bit in optional.items() if g.optional & bit]
    if chosen: doc["optional"] = chosen
    if g.events(): doc["events"] = g.events()
    told: list[list[int]] = [[], []]
    for side, seat in enumerate(seats):
        doc[seat] = Player(g, names, side, told).describe()
    for side, (seat, deck) in enumerate(zip(seats, decks_of(g))):
        if told[side] != g.piles[IN_PLAY + side]:
            doc[seat]["order"] = [names.of_owner(card) for card in g.piles[IN_PLAY + side]]
        doc[seat]["brings"] = tell_brought(names, deck, chosen)
    doc["now"] = tell_now(g, names, samples)
    return doc


class Player:
    """What one player has, told."""

    def __init__(self, g: Meccg, names: Names, side: int, told: list[list[int]]) -> None:
        self.g = g
        self.names = names
        self.side = side
        self.told = told                                 # the cards in play of each, in the order of their telling

    def describe(self) -> Doc:
        g, side, names = self.g, self.side, self.names
        said: Doc = {}
        for key, pile in PILES.items():
            if g.piles[pile + side]: said[key] = [self.card(card) for card in g.piles[pile + side]]
        if g.tops[DECK + side]: said["ordered"] = g.tops[DECK + side]
        if g.tops[ON_TOP + side]: said["ordered-on-top"] = g.tops[ON_TOP + side]
        over = [self.card(card) for card in g.piles[PRISON + side] if g.facts(card).type == EVENT]
        if over: said["turned-over"] = over
        events = [self.thing(card) for card in g.piles[IN_PLAY + side]
                  if g.host[card] == NOBODY_HOSTS and g.company[card] < 0 and g.facts(card).type != AGENT]
        if events: said["events"] = events
        rescues = [self.rescue(site) for site in sorted(g.piles[SITES + side])
                   if not any(it.members and site in (it.site, it.going) for it in g.companies)
                   and not any(it.site == site for it in g.agents)]
        if rescues: said["rescues"] = rescues
        companies: list[Doc] = []
        filled = Meccg(g.cards)
        for slot in range(side * SLOTS // 2, (side + 1) * SLOTS // 2):
            if g.companies[slot].members:
                free = free_slot(filled, side)
                filled.companies[slot] = g.companies[slot]
                companies.append(self.company(slot, slot != free))
        if companies: said["companies"] = companies
        agents = [self.agent(it) for it in g.agents if it.side() == side]
        if agents: said["agents"] = agents
        for key, row in (("exhausted", g.exhausted), ("wizard-lost", g.wizard_lost), ("score", g.score)):
            if row[side]: said[key] = row[side]
        if g.turns[side] != (g.turn + 1 - side) // 2: said["turns"] = g.turns[side]
        for key, row in (("wizard", g.wizard), ("sacrificed", g.sacrificed)):
            if row[side] >= 0: said[key] = names.kind(row[side])
        holes = {hole: g.piles[UNDER + side * MOST_UNDER + hole] for hole in range(MOST_UNDER)}
        buried = [{"name": names.of_owner(card), "place": hole} for hole, cards in holes.items() for card in cards]
        if buried: said["buried"] = buried
        knows = sorted(names.card(card) for card in range(len(g.kind))
                       if g.knows[card] & ~g.sees(g.pile[card]) & 1 << side)
        if knows: said["knows"] = knows
        return said

    def card(self, card: int) -> str | Doc:
        """A card in a pile."""
        name = self.names.of_owner(card)
        if self.g.owner[card] != self.side: name = self.names.whose(card)            # a creature that was defeated
        return self.names.lying(card, name)

    def thing(self, card: int, side: int = -1) -> str | Doc:
        """A card in play with what lies on it."""
        g = self.g
        owner = g.owner[card]
        said: Doc = {"name": self.names.of_owner(card)}
        self.told[owner].append(card)
        if side not in (-1, owner): said["opponents"] = True
        if g.state[card] != UNTAPPED: said["state"] = list(STATES)[g.state[card]]
        if g.company[card] >= 0:
            if g.host[card] >= 0: said["follows"] = g.facts(g.host[card]).name
            if g.host[card] == UNCONTROLLED: said["uncontrolled"] = True
        borne = [self.thing(on, owner) for on in g.borne(card)]
        if borne: said["bears"] = borne
        held = [self.prisoner(it) for it in held_by(g, card)]
        if held: said["holds"] = held
        kept = [self.names.of_owner(it) for it in kept_with(g, card)]
        if kept: said["keeps"] = kept
        return str(said["name"]) if len(said) == 1 else said

    def prisoner(self, card: int) -> str | Doc:
        """R-PRIS-01  A character that is held, with its rings; or such a ring."""
        g = self.g
        said: Doc = {"name": self.names.whose(card)}
        if g.state[card] != UNTAPPED: said["state"] = list(STATES)[g.state[card]]
        rings = [self.prisoner(ring) for ring in rings_with(g, card)]
        if rings: said["rings"] = rings
        return str(said["name"]) if len(said) == 1 else said

    def rescue(self, site: int) -> Doc:
        """R-PRIS-02  A site card that is there for a rescue, or was left with prisoners there, and what lies on it."""
        there = [self.thing(it, self.side) for it in self.g.on(site)]
        said: Doc = {"site": self.names.of_owner(site), "on-site": there}
        if self.g.state[site] == TAPPED: said["tapped"] = True
        if self.g.host[site] == NOBODY_HOSTS: said["left"] = True
        return said

    def agent(self, it: Agent) -> Doc:
        """R-AGT-01  Face down with its sites, or face up where it is."""
        g, names = self.g, self.names
        said: Doc = {"name": names.of_owner(card_of(g, it)), "place": it.place}
        if it.card >= 0:
            said["face-up"] = True
            said["at"] = names.of_owner(it.site) if it.site >= 0 else names.kind(it.at)
            self.told[self.side].append(it.card)
        if g.piles[TRAIL + it.place]: said["sites"] = [names.of_owner(site) for site in g.piles[TRAIL + it.place]]
        if state_of(g, it) != UNTAPPED: said["state"] = list(STATES)[state_of(g, it)]
        said |= {name: True for name in SIGNS if getattr(it, name)}
        if it.acted: said["acted"] = it.acted
        if it.site >= 0 and g.host[it.site] == FOR_RESCUE: said["prison"] = True
        if it.site >= 0 and g.state[it.site] == TAPPED: said["tapped"] = True
        if it.site >= 0 and g.on(it.site): said["on-site"] = [self.thing(card, self.side) for card in g.on(it.site)]
        lying = g.on(FIRST_AGENT - it.place)
        if lying: said["cards"] = [self.thing(card, self.side) for card in lying]
        return said

    def company(self, slot: int, elsewhere: bool) -> Doc:
        g, names = self.g, self.names
        it = g.companies[slot]
        said: Doc = {"slot": slot} if elsewhere else {}
        said["site"] = names.of_owner(it.site)
        earlier = g.companies[self.side * SLOTS // 2:slot]
        if any(other.members and it.site in (other.site, other.going) for other in earlier): said["shares"] = True
        if g.state[it.site] == TAPPED: said["tapped"] = True
        if g.host[it.site] < NOBODY_HOSTS: said["lent"] = LOANS[g.host[it.site]]
        said["characters"] = [self.thing(card) for card in it.members]
        for card in g.piles[HEADING + slot]: said["heading"] = names.of_owner(card)
        if it.going >= 0:
            said["going"] = names.of_owner(it.going)
            if g.state[it.going] == TAPPED: said["goal-tapped"] = True
            if g.host[it.going] < NOBODY_HOSTS: said["goal-lent"] = LOANS[g.host[it.going]]
        if it.along >= 0: said["along"] = it.along
        guards = [names.card(card) for card in g.piles[ON_GUARD + slot]]         # two, when companies have met
        if guards: said["on-guard"] = guards[0] if len(guards) == 1 else guards
        hosts = [("cards", FIRST_COMPANY - slot)]
        if "shares" not in said: hosts.append(("on-site", it.site))
        shown = any(other.members and it.going in (other.site, other.going) for other in earlier)
        if it.going >= 0 and it.going != it.site and not shown: hosts.append(("on-goal", it.going))
        for key, host in hosts:
            if g.on(host): said[key] = [self.thing(card, self.side) for card in g.on(host)]
        blank = Company(self.side, it.site)
        for name in MEMORIES:
            value = getattr(it, name)
            if value != getattr(blank, name): said[hyphened(name)] = self.memory(name, value)
        if it.met: said["met"] = [[names.card(code // CONDITIONS), code % CONDITIONS] for code in it.met]
        return said

    def memory(self, name: str, value: Any) -> Any:
        means = meaning("Company", name)
        if isinstance(value, tuple): return [self.names.text(means, one) for one in value]
        return value if isinstance(value, bool) else self.names.text(means, value)
