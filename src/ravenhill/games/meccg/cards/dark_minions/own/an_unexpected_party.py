"""An Unexpected Party, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice
from ravenhill.core.words import Effect, If, Source, Who
from ravenhill.games.meccg.choices import Travel
from ravenhill.games.meccg.lines import DISCARDED
from ravenhill.games.meccg.rules.companies import slots_of
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.numbers import mind
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import CONTROL, REDUCED, Alter, Crowd
from ravenhill.games.meccg.words.who.people import company_of

GREAT = 5                                # a mind greater than this
GUESTS = 2                               # who are no Dwarves


def is_party(g: Meccg, slot: int) -> bool:
    """One Dwarf of a great mind, nobody else's but a Wizard's, and at most two who are no Dwarves."""
    members = g.companies[slot].members
    great = [it for it in members if not g.facts(it).is_wizard() and mind(g, it) > GREAT]
    others = [it for it in members if g.facts(it).race != DWARF]
    return len(great) == 1 and g.facts(great[0]).race == DWARF and len(others) <= GUESTS


class Parties(Who[int]):
    """Your companies with one Dwarf of a great mind, and few others."""
    def choice(self, thing: int) -> Choice: return Travel(thing)
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [slot for slot in slots_of(source.side) if g.companies[slot].members and is_party(g, slot)]


class PartyIsOver(If):
    """The company on which the card lies is no such company any more."""
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        return slot >= 0 and not is_party(g, slot)


class AllAreWelcome(Crowd):
    """No limit to the company, and none to the Dwarves who come; who has a small mind needs no influence."""
    most: int
    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most
    def is_for(self, g: Meccg, source: Source, slot: int) -> bool: return company_of(g, source.card) == slot
    def comes_freely(self, g: Meccg, card: int) -> bool: return g.facts(card).race == DWARF
    def needs_nobody(self, g: Meccg, card: int) -> bool:
        return g.facts(card).race == DWARF and mind(g, card) <= self.most


class SmallMindsAreFree(Alter):
    """Dwarves of the company with a mind of so much or less need no influence."""
    most: int
    def __init__(self, most: int) -> None:
        super().__init__(CONTROL, REDUCED)
        self.most = most
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        here = g.company[thing] >= 0 and g.company[thing] == company_of(g, source.card)
        return 0 if here and g.facts(thing).race == DWARF and mind(g, thing) <= self.most else total


class LeaveTheParty(Effect):
    """The card is discarded: not at once, for companies become one step by step, but in a chain, which looks again."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.tell(DISCARDED, thing)
        discard(g, thing)


AN_UNEXPECTED_PARTY = PermanentEvent(
    "dm-114", "An Unexpected Party", side=RESOURCE, no_duplicate=PER_COMPANY, done=True, rules=(
        may(ORGANIZING, PutInPlay(a(Parties()), on_company=True)),
        always(AllAreWelcome(2), SmallMindsAreFree(2)),
        whenever(COMPANY_CHANGED, LeaveTheParty(THIS), when=PartyIsOver()),
        whenever(EVENT_PLAYED, LeaveTheParty(THIS), when=PartyIsOver()),
        whenever(BEGINNING_OF_ORGANIZATION, LeaveTheParty(THIS), when=PartyIsOver()),
    ),
)
