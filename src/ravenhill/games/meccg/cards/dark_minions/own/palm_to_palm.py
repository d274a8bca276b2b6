"""Palm to Palm, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice
from ravenhill.core.words import Effect, If, Source, Who
from ravenhill.games.meccg.choices import Travel
from ravenhill.games.meccg.rules.aid import MORE, helps
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.corruption import RollToRemove
from ravenhill.games.meccg.words.who.people import company_of


def removals(g: Meccg, slot: int) -> list[Source]:
    """The links of the chain by which somebody of this company tries to be rid of a corruption card."""
    chain = g.chain()
    return [] if chain is None else [
        link for link in chain.links if any(isinstance(verb, RollToRemove) for verb in g.ability(link).verbs)
        and g.host[link.card] >= 0 and g.company[g.host[link.card]] == slot]


class WhoRemoves(Who[int]):
    """Another of the company, who is about to roll for the removal of a corruption card."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        found = [g.host[link.card] for link in removals(g, company_of(g, source.card))]
        return [it for it in found if it not in source.picks[:1]]


class HelpRemoval(Effect):
    """The roll for the removal of a corruption card is modified."""
    more: int
    def __init__(self, who: Who[int], more: int) -> None:
        super().__init__(who)
        self.more = more
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        for link in removals(g, company_of(g, source.card)):
            if g.host[link.card] == thing:
                helps(g, link, thing, MORE, self.more)
                return


class WithWizard(If):
    """A Wizard is in the company on which the card lies."""
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        return slot >= 0 and any(g.facts(it).is_wizard() for it in g.companies[slot].members)


class WizardlessAtHavens(Who[int]):
    """Your companies at Havens that no Wizard is in."""
    def choice(self, thing: int) -> Choice: return Travel(thing)
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [slot for slot in Companies(at=HAVEN).find(g, source)
                if not any(g.facts(it).is_wizard() for it in g.companies[slot].members)]


PALM_TO_PALM = PermanentEvent("dm-153", "Palm to Palm", side=RESOURCE, done=True, rules=(
    may(ANYTIME, PutInPlay(a(WizardlessAtHavens()), on_company=True)),
    may(ANYTIME, Help(a(WhoInfluences(beside=True)), +1), pay=Tap(a(COMPANIONS))),
    may(ANYTIME, HelpRemoval(a(WhoRemoves()), +1), pay=Tap(a(COMPANIONS))),
    always(On(MIND, +1, COMPANIONS_AND_ALLIES)),
    whenever(DECK_EXHAUSTED, Discard(THIS)),
    whenever(COMPANY_CHANGED, Discard(THIS), when=SubjectIsCompany() & WithWizard()),
    whenever(SPLITS_OFF, Discard(THIS), when=SubjectIsCompany()),
))
