"""What is so at this moment of a position: the phase, what lasts, and all that is under way."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.errors import BadPosition, RavenhillError
from ravenhill.core.frames import NOBODY, Frame
from ravenhill.core.plain import Samples
from ravenhill.core.positions import Entry
from ravenhill.core.words import Source
from ravenhill.games.meccg.declarations import NAMES
from ravenhill.games.meccg.lasting import EVERYTHING, Aid, Lasting
from ravenhill.games.meccg.names import TERMS
from ravenhill.games.meccg.piles import CHAIN, MOVEMENT, SETUP, SLOTS
from ravenhill.games.meccg.positions.frames import Telling, tell_thing
from ravenhill.games.meccg.positions.names import CARD, KIND, SEAT, Names
from ravenhill.games.meccg.rules.combat import keyed_attack
from ravenhill.games.meccg.rules.council import Council
from ravenhill.games.meccg.rules.turn import Turns
from ravenhill.games.meccg.state import TAPPED_FOR, Meccg
from ravenhill.games.meccg.terms import CREATURE
from ravenhill.games.meccg.words.numbers import ABLE, FATE, FORDED, SEEMS, TURNED

PHASES: Final = {"turn": 0, "untap": 1, "organization": 2, "long-events": 3, "movement": 4, "site": 5, "end": 6}
ATTACK: Final = "attack"
COUNCIL: Final = "council"
DURATIONS: Final = ("turn", "long-event", "untap", "attack", "lies", "planned")
FLAGS: Final = ("character_played", "hazards_halved", "influenced")
NUMBERS: Final = ("arranged", "called", "tie")
ROWS: Final = {"in_use": CARD, "corrupted": CARD, "attackers": CARD, "did": KIND, "hurt": CARD, "hurt_by": "race",
               "planned": CARD, "seen": KIND, "seen_of": SEAT}
MOST_FRAMES: Final = 200


def hyphened(name: str) -> str: return name.replace("_", "-")


# Writing

def tell_now(g: Meccg, names: Names, samples: Samples) -> dict[str, Any]:
    """Everything that is not as at the beginning of a game."""
    said: dict[str, Any] = {"phase": TERMS["phase"][g.phase]}
    if g.current >= 0: said["company"] = g.current
    said |= {hyphened(name): True for name in FLAGS if getattr(g, name)}
    blank = {"arranged": 0, "called": -1, "tie": 0}
    said |= {name: getattr(g, name) for name in NUMBERS if getattr(g, name) != blank[name]}
    for name, means in ROWS.items():
        if getattr(g, name): said[hyphened(name)] = [names.text(means, it) for it in getattr(g, name)]
    if g.tried: said["tried"] = [tell_tried(names, it) for it in g.tried]
    if g.piles[CHAIN]: said["chain"] = [names.lying(card, names.whose(card)) for card in g.piles[CHAIN]]
    if g.lasting: said["lasting"] = [tell_lasting(g, names, it) for it in g.lasting]
    if g.aids: said["helps"] = [tell_thing(names, samples, it) for it in g.aids]
    if g.waiting: said["waiting"] = [tell_thing(names, samples, it) for it in g.waiting]
    if g.ended: return {**said, "over": g.why, **({"winner": names.seats[g.winner]} if g.winner != NOBODY else {})}
    said["under-way"] = [tell_thing(names, samples, frame) for frame in g.stack]
    return said


def tell_tried(names: Names, it: int) -> str | dict[str, str]:
    """R-AMB-28  A corruption card that was attacked at -3, or that somebody tapped for."""
    return names.card(it) if it >= 0 else {"tapped": names.card(TAPPED_FOR - it)}


def tell_lasting(g: Meccg, names: Names, it: Lasting) -> dict[str, Any]:
    """Which word of which card, for whom, for whom or what, how long."""
    cards = g.cards
    place = cards.lasts_in[it.effect]
    said: dict[str, Any] = {"of": names.kind(cards.lasts_from[it.effect]), "sentence": place // 16, "verb": place % 16}
    same = [n for n, there in enumerate(cards.lasts_in)
            if there == place and cards.lasts_from[n] == cards.lasts_from[it.effect]]
    if len(same) > 1: said["printing"] = same.index(it.effect)
    said["side"] = names.text(SEAT, it.side)
    if g.is_about_companies(it):
        said["company"] = it.thing
    elif it.thing != EVERYTHING:
        said["card"] = names.text(CARD, it.thing)
    if it.until: said["until"] = DURATIONS[it.until]
    about_card = cards.lasts[it.effect].change.question in (ABLE, FATE, FORDED, SEEMS, TURNED)
    if it.place >= 0: said["place"] = names.text(CARD, it.place) if about_card else it.place
    return said


# Reading

class Now:
    """The moment of a position being read, when all cards lie there."""

    def __init__(self, g: Meccg, names: Names, samples: Samples, doc: Entry) -> None:
        self.g = g
        self.names = names
        self.telling = Telling(g, names, samples)
        self.doc = doc
        self.entry = doc.part("now")

    def read(self, creature: int) -> None:
        g, entry = self.g, self.entry
        g.phase = entry.one_of("phase", TERMS["phase"], TERMS["phase"][SETUP])
        g.current = entry.number("company", -1, SLOTS - 1, -1)
        for name in FLAGS: setattr(g, name, entry.get(hyphened(name), bool, False))
        g.arranged = entry.number("arranged", 0, 99, 0)
        g.called = entry.number("called", -1, 3, -1)
        g.tie = entry.get("tie", int, 0)
        for name, means in ROWS.items():
            given = entry.get(hyphened(name), list, [])
            setattr(g, name, [self.names.number(means, it, f"now.{hyphened(name)}[{n}]") for n, it in enumerate(given)])
        g.tried = [self.tried(it, f"now.tried[{n}]") for n, it in enumerate(entry.get("tried", list, []))]
        g.lasting = [self.lasting(it, f"now.lasting[{n}].") for n, it in enumerate(entry.get("lasting", list, []))]
        g.aids = [self.telling.thing(it, f"now.helps[{n}]", Aid) for n, it in enumerate(entry.get("helps", list, []))]
        g.waiting = [self.telling.thing(it, f"now.waiting[{n}]", Source)
                     for n, it in enumerate(entry.get("waiting", list, []))]
        self.what_goes_on(creature)

    def tried(self, said: Any, where: str) -> int:
        if isinstance(said, dict) and list(said) == ["tapped"]:
            return TAPPED_FOR - self.names.which(said["tapped"], where)
        return self.names.which(said, where)

    def lasting(self, said: Any, where: str) -> Lasting:
        if not isinstance(said, dict): raise BadPosition(f"{where[:-1]}: should be a table, not {said!r}")
        entry, cards = Entry(said, where), self.g.cards
        kind = cards.identity[self.names.parts(entry.get("of", str), f"{where}of")[0]]
        place = entry.number("sentence", 0, 15) * 16 + entry.number("verb", 0, 15, 0)
        found = [n for n, there in enumerate(cards.lasts_in) if there == place and cards.lasts_from[n] == kind]
        if not found: raise entry.fault("of", f"nothing that {cards.facts[kind].name} says there goes on afterwards")
        it = Lasting(found[entry.number("printing", 0, len(found) - 1, 0)], entry.one_of("side", self.names.seats),
                     EVERYTHING, entry.one_of("until", DURATIONS, DURATIONS[0]))
        if "company" in said:
            it.thing = entry.get("company", int)
        elif "card" in said:
            it.thing = self.names.number(CARD, said["card"], f"{where}card")
        if "place" in said: it.place = self.names.number(CARD, said["place"], f"{where}place")
        entry.read.update(("card", "place"))
        entry.finished()
        return it

    def what_goes_on(self, creature: int) -> None:
        g, doc = self.g, self.doc
        if "over" in self.entry.data:
            why = self.entry.get("over", str)
            winner = self.entry.one_of("winner", self.names.seats, self.names.seats[0])
            nobody = "winner" not in self.entry.data
            g.finish(NOBODY if nobody else winner, why)
        elif "under-way" in self.entry.data:
            self.frames()
        else:
            self.beginning(creature)
        if doc.data.get("begins") is not None and ("over" in self.entry.data or "under-way" in self.entry.data):
            raise doc.fault("begins", "is not said beside what is under way, or how it ended")

    def frames(self) -> None:
        g = self.g
        given = self.entry.get("under-way", list)
        if not 0 < len(given) <= MOST_FRAMES: raise self.entry.fault("under-way", "should name what goes on")
        g.stack = [self.telling.thing(it, f"now.under-way[{n}]", Frame) for n, it in enumerate(given)]
        try:
            g.copy().question()
        except (RavenhillError, AssertionError, AttributeError, LookupError, TypeError, ValueError):
            raise self.entry.fault("under-way", "the game cannot have come to this point") from None

    def beginning(self, creature: int) -> None:
        g, doc = self.g, self.doc
        begins = doc.one_of("begins", (*PHASES, ATTACK, COUNCIL))
        turns = Turns()
        turns.at = [*PHASES.values(), PHASES["site"], PHASES["end"]][begins]
        if turns.at == 0:
            g.turn -= 1
            g.turns[g.active] -= 1
        g.then(turns)
        if begins == len(PHASES): self.attack(doc.part("attack"), creature)
        if begins > len(PHASES): g.then(Council())

    def attack(self, entry: Entry, creature: int) -> None:
        """R-CMB-01  A creature attacks in the movement/hazard phase; the site phase comes after it."""
        g = self.g
        own = [slot for slot, it in enumerate(g.companies) if it.members and it.side == g.active]
        slot = own[entry.number("company", 0, max(0, len(own) - 1), 0)] if own else -1
        facts = g.facts(creature)
        if slot < 0 or facts.type != CREATURE:
            raise entry.fault("creature", "R-CMB-01: a creature attacks a company of the active player")
        g.phase = MOVEMENT
        g.current = slot
        for other in own:
            g.companies[other].moved = True
        key = entry.number("key", 0, max(0, len(facts.keyed_to) - 1), 0)
        g.then(keyed_attack(g, slot, creature, key * NAMES))
