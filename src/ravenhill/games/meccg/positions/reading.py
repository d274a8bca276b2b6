"""A position laid on a table: the cards of each player, their companies, then what is so now."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ravenhill.core.cards import replaced
from ravenhill.core.errors import BadPosition
from ravenhill.core.plain import Samples
from ravenhill.core.positions import Entry
from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.companies import Company
from ravenhill.games.meccg.piles import (
    ASIDE,
    CHAIN,
    DECK,
    DISCARD,
    FIRST_AGENT,
    FIRST_COMPANY,
    FOR_RESCUE,
    HAND,
    HEADING,
    IN_PLAY,
    LENT,
    LOCATION,
    LURKING,
    MARSHALLED,
    MOST_AGENTS,
    MOST_UNDER,
    NOBODY_HOSTS,
    OLD_SITES,
    ON_GUARD,
    ON_TOP,
    OUT,
    POOL,
    PRISON,
    SIDEBOARD,
    SITES,
    SLOTS,
    TAPPED,
    TRAIL,
    UNCONTROLLED,
    UNDER,
    UNTAPPED,
)
from ravenhill.games.meccg.positions.brought import brought_by, options_of
from ravenhill.games.meccg.positions.names import CARD, STATES, Names, meaning
from ravenhill.games.meccg.positions.now import ATTACK, Now
from ravenhill.games.meccg.rules.agents import agent_in, enters, free_place, is_legal_chain
from ravenhill.games.meccg.rules.hazard_window import CONDITIONS
from ravenhill.games.meccg.rules.leaving import free_slot
from ravenhill.games.meccg.state import EVENTS, Meccg
from ravenhill.games.meccg.terms import AGENT, CHARACTER, SITE

PILES: Final = {"hand": HAND, "deck": DECK, "on-top": ON_TOP, "discard": DISCARD, "sideboard": SIDEBOARD,
                "marshalled": MARSHALLED, "out": OUT, "pool": POOL, "aside": ASIDE, "old-sites": OLD_SITES}
LOANS: Final = {FOR_RESCUE: "for-rescue", LENT: "instead"}      # how a company may be at a card of the opponent's
# What a company remembers of its turn, as a position names it.
MEMORIES: Final = ("basic", "limit", "most", "counted", "path", "regions", "faced", "races", "beat", "since",
                   "keyed", "free",
                   "drawn", "moved", "sent_back", "guarded", "visited", "arrived", "entered", "parted", "origin")


class Reading:
    """A position being laid on a table; while `counting`, only to find out which cards there are."""

    def __init__(self, doc: Entry, g: Meccg, seats: tuple[str, str], counting: bool) -> None:
        self.doc = doc
        self.g = g
        self.seats = seats
        self.counting = counting
        self.names = Names(g, seats)
        self.laid: set[int] = set()
        self.later: list[Callable[[], None]] = []        # what points at cards, when all of them lie there

    # One card

    def lay(self, name: Any, where: str, pile: int, side: int) -> int:
        """The card of this name goes to this pile, and whoever sees that knows it."""
        g = self.g
        kind, copy, owner = self.names.parts(name, where)
        side = owner if owner >= 0 else side
        if self.counting:
            return g.put(kind, pile, side)
        copies = self.names.copies.get((side, kind), [])
        left = [card for card in (copies if copy == 0 else copies[copy - 1:copy]) if card not in self.laid]
        if not left:
            raise BadPosition(f"{where}: there are not so many cards called {name!r}")
        card = left[0]
        self.laid.add(card)
        g.take(card)
        g.lay(card, pile)
        g.knows[card] = g.sees(pile)
        return card

    def lying(self, entry: Entry, pile: int, side: int) -> None:
        """A card that is not in play."""
        card = self.lay(entry.get("name", str), entry.path[:-1], pile, side)
        self.g.state[card] = entry.one_of("state", STATES, "untapped")
        if "on" in entry.data: self.later.append(lambda: self.lies_on(card, entry))
        entry.read.add("on")
        entry.finished()

    def lies_on(self, card: int, entry: Entry) -> None:
        self.g.host[card] = self.names.number(CARD, entry.data["on"], f"{entry.path}on")

    def lay_site(self, name: Any, where: str, pile: int, side: int, shared: bool) -> int:
        """A site; `shared`: a card that lies in play already may be meant."""
        kind, copy, _ = self.names.parts(name, where)
        if not self.g.cards.facts[kind].is_place():
            raise BadPosition(f"{where}: R-ORG-60: {self.g.cards.facts[kind].name} is no site")
        if not self.counting:
            copies = self.names.copies.get((side, kind), [])
            meant = copies[copy - 1:copy] if copy else copies
            there = [card for card in meant if self.g.pile[card] == SITES + side]
            if there and shared and len(meant) == 1:
                return there[0]
            if there and len(there) == len(meant):
                raise BadPosition(f"{where}: R-ORG-20: two companies are at {self.g.cards.facts[kind].name}")
        return self.lay(name, where, pile, side)

    # The whole

    def table(self, optional: Mapping[str, int], samples: Samples) -> Meccg:
        """The numbers, then each player, then what goes on."""
        g, doc = self.g, self.doc
        g.standard = doc.one_of("rules", ("basic", "standard"), "standard") == 1
        g.regions = doc.one_of("movement", ("starter", "map"), "map" if g.standard else "starter") == 1
        g.length = doc.number("length", 1, 4, 1)
        g.optional = 0
        for option in doc.some_of("optional", tuple(optional)):
            g.optional |= list(optional.values())[option]
        g.optional += EVENTS * doc.number("events", 0, 99, 0)
        g.turn = doc.number("turn", 0, 999, 1)
        g.active = doc.one_of("active", self.seats)
        g.turns = [(g.turn + 1) // 2, g.turn // 2]
        for side, name in enumerate(self.seats):
            self.player(side, doc.part(name))
        now = doc.part("now")
        for n, given in enumerate(now.get("chain", list, [])):
            self.lying(self.entry(given, f"now.chain[{n}]."), CHAIN, 1 - g.active)
        creature = -1
        if doc.data.get("begins") == ATTACK:
            attack = doc.part("attack")
            creature = self.lay(attack.get("creature", str), "attack.creature", CHAIN, 1 - g.active)
        if not self.counting:
            self.nothing_is_left_over()
            for point in self.later:
                point()
            Now(g, self.names, samples, doc).read(creature)
        return g

    def nothing_is_left_over(self) -> None:
        g = self.g
        for card in range(len(g.kind)):
            if card not in self.laid and g.pile[card] not in (LOCATION, LOCATION + 1):
                raise BadPosition(f"{self.names.card(card)} is brought, and lies nowhere")

    def player(self, side: int, entry: Entry) -> None:
        """R-SETUP-01  The cards of a player; every site that is not in play lies in the location deck."""
        g = self.g
        for key, pile in PILES.items():
            for n, given in enumerate(entry.get(key, list, [])):
                one = self.entry(given, f"{entry.path}{key}[{n}].")
                kind = self.names.parts(one.get("name", str), one.path[:-1])[0]
                if g.cards.facts[kind].type == SITE and pile != OLD_SITES:
                    raise entry.fault(f"{key}[{n}]", f"R-DECK-03: {g.cards.facts[kind].name} is a site")
                self.lying(one, pile + side, side)
        for key, pile in (("ordered", DECK + side), ("ordered-on-top", ON_TOP + side)):
            g.tops = replaced(g.tops, pile, entry.number(key, 0, len(g.piles[pile]), 0))
        for n, given in enumerate(entry.get("events", list, [])):
            self.thing(side, self.entry(given, f"{entry.path}events[{n}]."), NOBODY_HOSTS)
        for n, given in enumerate(entry.get("turned-over", list, [])):
            self.lying(self.entry(given, f"{entry.path}turned-over[{n}]."), PRISON + side, side)
        for n, given in enumerate(entry.get("rescues", list, [])):
            self.rescue(side, self.entry(given, f"{entry.path}rescues[{n}]."))
        for n, given in enumerate(entry.get("companies", list, [])):
            if not isinstance(given, dict):
                raise entry.fault(f"companies[{n}]", "should be a table with a site and its characters")
            self.company(side, Entry(given, f"{entry.path}companies[{n}]."))
        for n, given in enumerate(entry.get("agents", list, [])):
            self.agent(side, self.entry(given, f"{entry.path}agents[{n}]."))
        for n, given in enumerate(entry.get("buried", list, [])):
            one = self.entry(given, f"{entry.path}buried[{n}].")
            place = side * MOST_UNDER + one.number("place", 0, MOST_UNDER - 1)
            self.lay(one.get("name", str), one.path[:-1], UNDER + place, side)
            one.finished()
        g.exhausted[side] = entry.number("exhausted", 0, 4, 0)
        g.wizard_lost[side] = entry.number("wizard-lost", 0, 99, 0)
        g.turns[side] = entry.number("turns", 0, 999, g.turns[side])
        g.score[side] = entry.get("score", int, 0)
        for key, row in (("wizard", g.wizard), ("sacrificed", g.sacrificed)):
            name = entry.get(key, str, "")
            if name: row[side] = g.cards.identity[self.names.parts(name, f"{entry.path}{key}")[0]]
        knows = entry.get("knows", list, [])
        order = entry.get("order", list, [])
        entry.read.add("brings")
        if knows or order:
            self.later.append(lambda: self.order_and_knowledge(side, entry, order, knows))

    def order_and_knowledge(self, side: int, entry: Entry, order: list[Any], knows: list[Any]) -> None:
        g = self.g
        seat = self.seats[side]
        cards = [self.names.which(f"{name} of {seat}", f"{entry.path}order[{n}]") for n, name in enumerate(order)]
        if cards:
            if sorted(cards) != sorted(g.piles[IN_PLAY + side]):
                raise entry.fault("order", "should name each card in play of this player once")
            g.piles[IN_PLAY + side] = cards
        for n, name in enumerate(knows):
            g.knows[self.names.which(name, f"{entry.path}knows[{n}]")] |= 1 << side

    def entry(self, given: Any, path: str) -> Entry:
        """A card by its name alone, or a table with its name and more."""
        if isinstance(given, str): return Entry({"name": given}, path)
        if isinstance(given, dict): return Entry(given, path)
        raise BadPosition(f"{path[:-1]}: there is no card called {given!r}")

    # Companies

    def company(self, side: int, entry: Entry) -> None:
        g = self.g
        slot = entry.number("slot", -1, SLOTS - 1, -1)
        if slot >= 0 and (g.companies[slot].members or slot // (SLOTS // 2) != side):
            raise entry.fault("slot", "this company's place is taken, or the other player's")
        slot = free_slot(g, side) if slot < 0 else slot
        if slot < 0:
            raise entry.fault("site", "a player has ten companies at most")
        shares = entry.get("shares", bool, False)
        site = self.lent_site(entry, "site", "lent", side, shares)
        it = g.companies[slot] = Company(side, site)
        g.state[site] = TAPPED if entry.get("tapped", bool, False) else UNTAPPED
        self.characters(side, slot, entry)
        self.journey(side, slot, entry)
        for key, host in (("cards", FIRST_COMPANY - slot), ("on-site", it.site), ("on-goal", it.going)):
            self.things(side, entry, key, host)
        met = entry.get("met", list, [])
        memories = {name: entry.data[name.replace("_", "-")] for name in MEMORIES
                    if name.replace("_", "-") in entry.data}
        entry.read.update(name.replace("_", "-") for name in memories)
        self.later.append(lambda: self.remember(it, entry, memories, met))
        entry.finished()

    def lent_site(self, entry: Entry, key: str, lent: str, side: int, shared: bool) -> int:
        """A site in play: one's own; or the opponent's, for a rescue (R-AMB-153) or instead of another (R-AMB-162)."""
        loan = entry.one_of(lent, tuple(LOANS.values()), "") if lent in entry.data else -1
        whose = side if loan < 0 else 1 - side
        site = self.lay_site(entry.get(key, str), f"{entry.path}{key}", SITES + whose, whose, shared or loan >= 0)
        if loan >= 0: self.g.host[site] = list(LOANS)[loan]
        return site

    def rescue(self, side: int, entry: Entry) -> None:
        """R-PRIS-02  A site card that is there for a rescue, and the host on it."""
        site = self.lay_site(entry.get("site", str), f"{entry.path}site", SITES + side, side, True)
        if not entry.get("left", bool, False): self.g.host[site] = FOR_RESCUE
        self.g.state[site] = TAPPED if entry.get("tapped", bool, False) else UNTAPPED
        self.things(side, entry, "on-site", site)
        entry.finished()

    def prisoners(self, side: int, entry: Entry, host: int) -> None:
        """R-PRIS-01, 11  Whom a host holds, and their rings."""
        for n, given in enumerate(entry.get("holds", list, [])):
            one = self.entry(given, f"{entry.path}holds[{n}].")
            card = self.lay(one.get("name", str), one.path[:-1], PRISON + 1 - side, 1 - side)
            self.g.host[card] = host
            self.g.state[card] = one.one_of("state", STATES, "untapped")
            for place, said in enumerate(one.get("rings", list, [])):
                ring = self.entry(said, f"{one.path}rings[{place}].")
                it = self.lay(ring.get("name", str), ring.path[:-1], PRISON + 1 - side, 1 - side)
                self.g.host[it] = card
                self.g.state[it] = ring.one_of("state", STATES, "untapped")
                ring.finished()
            one.finished()

    def agent(self, side: int, entry: Entry) -> None:
        """R-AGT-01  An agent: face down with its sites, the lowest first, or face up at one."""
        g = self.g
        place = entry.number("place", -1, 2 * MOST_AGENTS - 1, -1)
        place = free_place(g, side) if place < 0 else place
        if place < 0 or place // MOST_AGENTS != side or agent_in(g, place) is not None:
            raise entry.fault("place", "R-AGT-34: a player has twelve agents at most, each in a place of its own")
        it = Agent(place)
        up = entry.get("face-up", bool, False)
        card = self.lay(entry.get("name", str), entry.path[:-1], IN_PLAY + side if up else LURKING + place, side)
        if g.facts(card).type != AGENT:
            raise entry.fault("name", f"R-AGT-32: {g.facts(card).name} is no agent")
        state = entry.one_of("state", STATES, "untapped")
        if up:
            it.card = card
            g.state[card] = state
            at = entry.get("at", str)
            it.at = self.names.parts(at, f"{entry.path}at")[0]
            it.leaves = entry.get("leaves", bool, False)
            if not it.leaves:
                prison = entry.get("prison", bool, False)
                it.site = self.lay_site(at, f"{entry.path}at", SITES + side, side, prison)
                if prison: g.host[it.site] = FOR_RESCUE
                g.state[it.site] = TAPPED if entry.get("tapped", bool, False) else UNTAPPED
                self.things(side, entry, "on-site", it.site)
        else:
            it.state = state
            sites = entry.get("sites", list, [])
            for n, name in enumerate(sites):
                self.lay_site(name, f"{entry.path}sites[{n}]", TRAIL + place, side, False)
            g.tops = replaced(g.tops, TRAIL + place, len(sites))
            it.footed = entry.get("footed", bool, False)
        it.fresh = entry.get("fresh", bool, False)
        it.acted = entry.number("acted", 0, 99, 0)
        it.opened = entry.get("opened", bool, False)
        it.fought = entry.get("fought", bool, False)
        it.masked = entry.get("masked", bool, False)
        self.things(side, entry, "cards", FIRST_AGENT - place)
        enters(g, it)
        entry.finished()
        kinds = [g.kind[site] for site in g.piles[TRAIL + place]]
        if not up and not self.counting and not is_legal_chain(g, it, g.kind[card], kinds):
            raise entry.fault("sites", f"R-AGT-16: {g.facts(card).name} cannot have come this way")

    def journey(self, side: int, slot: int, entry: Entry) -> None:
        """R-ORG-60, 67, R-OG-01  Where it goes, face down or openly or with another company; what lies on guard."""
        g = self.g
        it = g.companies[slot]
        heading, going = (entry.get(key, str, "") for key in ("heading", "going"))
        if heading:
            self.lay_site(heading, f"{entry.path}heading", HEADING + slot, side, False)
        if going:
            it.going = self.lent_site(entry, "going", "goal-lent", side, True)
            if entry.get("goal-tapped", bool, False): g.state[it.going] = TAPPED
        it.along = entry.number("along", -1, SLOTS - 1, -1)
        guards = entry.data.get("on-guard", [])
        entry.read.add("on-guard")
        for guard in guards if isinstance(guards, list) else [guards]:
            self.lay(guard, f"{entry.path}on-guard", ON_GUARD + slot, 1 - side)

    def remember(self, it: Company, entry: Entry, memories: Mapping[str, Any], met: list[Any]) -> None:
        for name, said in memories.items():
            where = f"{entry.path}{name.replace('_', '-')}"
            now: Any = getattr(it, name)
            means = meaning("Company", name)
            if (isinstance(now, bool), isinstance(now, tuple)) != (isinstance(said, bool), isinstance(said, list)):
                raise BadPosition(f"{where}: should not be {said!r}")
            value: Any = said
            if isinstance(said, list):
                value = tuple(self.names.number(means, one, f"{where}[{n}]") for n, one in enumerate(said))
            elif not isinstance(said, bool):
                value = self.names.number(means, said, where)
            setattr(it, name, value)
        conditions: list[int] = []
        for n, pair in enumerate(met):
            if not isinstance(pair, list) or len(pair) != 2 or not isinstance(pair[1], int):
                raise entry.fault(f"met[{n}]", "should be a card and the number of a condition")
            conditions.append(self.names.number(CARD, pair[0], f"{entry.path}met[{n}]") * CONDITIONS + pair[1])
        it.met = tuple(conditions)

    def characters(self, side: int, slot: int, entry: Entry) -> None:
        g = self.g
        people: dict[str, int] = {}
        follows: list[tuple[int, str]] = []
        characters = entry.get("characters", list)
        if not characters:
            raise entry.fault("characters", "R-ORG-07: a company has at least one character")
        for n, given in enumerate(characters):
            one = self.entry(given, f"{entry.path}characters[{n}].")
            card = self.thing(side, one, NOBODY_HOSTS, finish=False)
            if g.facts(card).type != CHARACTER:
                raise one.fault("name", f"R-ORG-07: {g.facts(card).name} is no character")
            g.companies[slot].members.append(card)
            g.company = replaced(g.company, card, slot)
            people[g.facts(card).name] = card
            if g.facts(card).is_wizard():
                g.wizard[side] = g.cards.identity[g.kind[card]]
            leader = one.get("follows", str, "")
            if leader: follows.append((card, leader))
            if one.get("uncontrolled", bool, False): g.host[card] = UNCONTROLLED
            one.finished()
        for card, leader in follows:
            if leader not in people:
                raise entry.fault("characters", f"R-ORG-32: {leader} is not in the company of {g.facts(card).name}")
            g.host[card] = people[leader]

    def thing(self, side: int, entry: Entry, host: int, finish: bool = True) -> int:
        """A character, an item, an ally or an event in play, with what lies on it."""
        g = self.g
        owner = 1 - side if entry.get("opponents", bool, False) else side
        card = self.lay(entry.get("name", str), entry.path[:-1], IN_PLAY + owner, owner)
        g.host[card] = host
        g.state[card] = entry.one_of("state", STATES, "untapped")
        for key in ("bears", "cards"):
            self.things(owner, entry, key, card)
        self.prisoners(owner, entry, card)
        for n, kept in enumerate(entry.get("keeps", list, [])):
            creature = self.lay(kept, f"{entry.path}keeps[{n}]", PRISON + owner, owner)
            g.host[creature] = card
        if finish: entry.finished()
        return card

    def things(self, side: int, entry: Entry, key: str, host: int) -> None:
        for n, given in enumerate(entry.get(key, list, [])):
            self.thing(side, self.entry(given, f"{entry.path}{key}[{n}]."), host)


def read_position(
    doc: Entry, blank: Meccg, seats: tuple[str, str], optional: Mapping[str, int], samples: Samples,
    deal: Callable[[Mapping[str, Any]], Meccg],
) -> Meccg:
    """Read twice: the first time tells which cards there are, so that a match of just these can be dealt."""
    counted = Reading(doc, blank, seats, True).table(optional, samples)
    options = options_of(counted, optional)
    for side, name in enumerate(seats):
        options["decks"][side].pop("sites", None)                # every site, whichever are named
        brought = brought_by(doc.part(name), counted)
        if brought is not None: options["decks"][side] = brought
    g = deal(options)
    g.stack.clear()
    return Reading(doc, g, seats, False).table(optional, samples)


