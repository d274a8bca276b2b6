"""To the Uttermost Foundations, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.choices import Choice
from ravenhill.core.words import Effect, If, Source, Who
from ravenhill.games.meccg.choices import Travel
from ravenhill.games.meccg.lasting import WHILE_IT_LIES
from ravenhill.games.meccg.lines import UNTAPS
from ravenhill.games.meccg.piles import TAPPED, UNTAPPED
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.changes import Mark
from ravenhill.games.meccg.words.numbers import USED
from ravenhill.games.meccg.words.who.people import company_of


class CompaniesBelow(Who[int]):
    """Your companies at Under-deeps sites."""
    def choice(self, thing: int) -> Choice: return Travel(thing)
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [slot for slot in Companies().find(g, source) if g.facts(g.companies[slot].site).under]


class NoteTheSite(ThisTurn):
    """The site where the company is, is remembered as long as the card lies in play."""
    def __init__(self, who: Who[Any]) -> None: super().__init__(Mark(USED), who)
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return True
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        site = g.companies[company_of(g, thing)].site
        g.lasts(self.number, source, thing, WHILE_IT_LIES, g.kind[site])


class AtAnotherBelow(If):
    """The company is at an Under-deeps site, and not the one where the card was played."""
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        if slot < 0 or not g.facts(g.companies[slot].site).under:
            return False
        return all(it.place != g.kind[g.companies[slot].site] for it in g.lasting
                   if it.until == WHILE_IT_LIES and it.thing == source.card)


class IsUntapped(If):
    """The card is untapped."""
    def holds(self, g: Meccg, source: Source) -> bool: return g.state[source.card] == UNTAPPED


class Rise(Effect):
    """It untaps, though nothing else untaps it."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.state[thing] == TAPPED
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.state[thing] = UNTAPPED
        g.tell(UNTAPS, thing)


TO_THE_UTTERMOST_FOUNDATIONS = PermanentEvent(
    "dm-161", "To the Uttermost Foundations", side=RESOURCE, instead=Instead(points=3, when=IsStored()),
    no_duplicate=PER_COMPANY, done=True, rules=(
        may(
            ORGANIZING, PutInPlay(a(CompaniesBelow()), on_company=True), Tap(THIS), NoteTheSite(THIS),
            Anyway(Tap(Sites(THE_BEARERS, untapped=True))),
        ),
        always(On(NOT_UNTAPPING, 1, THIS)),
        may(ORGANIZING, Rise(THIS), when=AtAnotherBelow()),
        may(ORGANIZING, Store(THIS), when=BearerAt(HAVEN) & IsUntapped()),
    ),
)
