"""Rescue Prisoners, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import Decision, Plain
from ravenhill.core.words import Effect, If, Source, Word
from ravenhill.games.meccg.lines import TAPS
from ravenhill.games.meccg.state import IN_PLAY, TAPPED, UNTAPPED, Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import company_of


class WhoLeads(Decision[Meccg]):
    """An untapped character taps and takes the card, or nobody does and it is discarded."""
    card: int

    def __init__(self, side: int, card: int) -> None:
        super().__init__(side)
        self.card = card

    def copy(self) -> WhoLeads: return WhoLeads(self.side, self.card)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        members = g.companies[g.current].members if g.current >= 0 else []
        return [0, *[it + 1 for it in members if g.state[it] == UNTAPPED]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.state[option - 1] = TAPPED
            g.tell(TAPS, option - 1)
            g.move(self.card, IN_PLAY + g.owner[self.card])
            g.host[self.card] = option - 1


class NoneOfItHere(If):
    """Nobody at the site of the company whose phase it is has a card of this name."""
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0:
            return False
        name, site = g.facts(source.card).name, g.facts(g.companies[g.current].site).name
        for card in g.in_force():
            slot = company_of(g, card) if g.facts(card).name == name else -1
            if slot >= 0 and g.facts(g.companies[slot].site).name == site:
                return False
        return True


class TakeAlong(Effect):
    """Somebody untapped taps and takes the card along; if nobody does, it is discarded."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        if g.current >= 0 and any(g.state[it] == UNTAPPED for it in g.companies[g.current].members):
            g.then(WhoLeads(source.side, source.card))
        return True


RESCUE_PRISONERS = PermanentEvent(
    "tw-315", "Rescue Prisoners", side=RESOURCE, instead=Instead(points=2, when=IsStored()),
    attack=Automatic(SPIDER, strikes=2, prowess=7), no_duplicate=PER_SITE, done=True, rules=(
        may(
            AT_SITE, FacePrinted(COMPANY, Automatic(SPIDER, strikes=2, prowess=7)), TakeAlong(THIS),
            when=~SiteUntapped() & SiteIs(DARK_HOLD, SHADOW_HOLD) & NoneOfItHere(),
        ),
        always(On(NOT_UNTAPPING, 1, BEARER)),
        may(ORGANIZING, Store(THIS), when=BearerAt(HAVEN) | BearerAt(BORDER_HOLD) | BearerAt(FREE_HOLD)),
    ),
)
FRAMES: tuple[Plain, ...] = (WhoLeads(0, 0),)
