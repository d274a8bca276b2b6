"""Words of quests: knowledge that is given up, cards that are turned from stage to stage, and what stays for good."""
from __future__ import annotations

from typing import Any

from ravenhill.core.choices import Choice
from ravenhill.core.words import Effect, If, Source, Who
from ravenhill.games.meccg.choices import Travel
from ravenhill.games.meccg.lasting import EVERYTHING, WHILE_IT_LIES
from ravenhill.games.meccg.lines import DISCARDED, TAPS
from ravenhill.games.meccg.piles import DISCARD, FIRST_COMPANY, HAND, SITE_PHASE, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.companies import slots_of
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import LOST_KNOWLEDGE, RECALLS, SAGE, Keyword
from ravenhill.games.meccg.words.changes import Mark
from ravenhill.games.meccg.words.numbers import USED, Alter
from ravenhill.games.meccg.words.verbs.kinds import ThisTurn
from ravenhill.games.meccg.words.who.people import company_of


def recalling(g: Meccg, side: int) -> list[int]:
    """Cards of the hand that stand for Lost Knowledge if a sage taps."""
    return [card for card in g.piles[HAND + side] if g.facts(card).is_such(RECALLS) and g.facts(card).done]


class KnowledgeHeld(Who[int]):
    """R-TERM-10  Knowledge of a kind that your companies have: all, those at a site, or the one whose phase it is.

    A sage who is untapped stands for the card that he recalls.
    """
    keyword: Keyword
    site: str
    here: bool

    def __init__(self, keyword: Keyword, site: str = "", here: bool = False) -> None:
        self.keyword = keyword
        self.site = site
        self.here = here

    def find(self, g: Meccg, source: Source) -> list[int]:
        found: list[int] = []
        recalled = self.keyword == LOST_KNOWLEDGE and bool(recalling(g, source.side))
        for slot in [g.current] if self.here else slots_of(source.side):
            company = g.companies[slot] if slot >= 0 else None
            if company is None or not company.members or company.going >= 0:
                continue
            if self.site and g.facts(company.site).name != self.site:
                continue
            for it in company.members:
                found.extend([card for card in g.borne(it) if g.facts(card).has(self.keyword)])
                if recalled and g.state[it] == UNTAPPED and SAGE in skills(g, it):
                    found.append(it)
            found.extend([card for card in g.on(FIRST_COMPANY - slot) if g.facts(card).has(self.keyword)])
        return [card for card in found if card != source.card]


class YieldKnowledge(Effect):
    """A cost: the knowledge is discarded, for no effect; or a sage taps and what he recalls is discarded."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return thing >= 0
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        if g.company[thing] >= 0:
            memory = recalling(g, source.side)[0]
            g.state[thing] = TAPPED
            g.tell(TAPS, thing)
            g.move(memory, DISCARD + source.side)
            g.look(memory, 1 - source.side)
            g.tell(DISCARDED, memory)
        else:
            g.tell(DISCARDED, thing)
            discard(g, thing)


class ItsCompany(Who[int]):
    """The company that had what was given up."""
    def choice(self, thing: int) -> Choice: return Travel(thing)
    def find(self, g: Meccg, source: Source) -> list[int]:
        if len(source.picks) > 1:
            return [source.picks[1]] if g.companies[source.picks[1]].members else []
        if source.picks:
            return [company_of(g, source.picks[0])]
        return [slot for slot in slots_of(source.side) if g.companies[slot].members]


class PlayedByIt(If):
    """What the moment is about was played by the company on which the card lies; at such a site, if so said."""
    site: str
    def __init__(self, site: str = "") -> None: self.site = site
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        if slot < 0 or not source.picks or company_of(g, source.picks[0]) != slot or source.picks[0] == source.card:
            return False
        if not self.site:
            return True
        company = g.companies[slot]
        return g.phase == SITE_PHASE and company.entered and g.facts(company.site).name == self.site


class Stage(ThisTurn):
    """The card is turned to its next stage: tapped, or from that upside down; once in a game, if so said."""
    to: int
    once: bool
    def __init__(self, who: Who[Any], to: int, once: bool) -> None:
        super().__init__(Mark(USED), who)
        self.to = to
        self.once = once
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        if g.state[thing] != self.to - 1 or not g.is_in_play(thing):
            return False
        return not self.once or not any(it.effect == self.number for it in g.lasting)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.state[thing] = self.to
        g.tell(TAPS, thing)
        if self.once:
            g.lasts(self.number, source, EVERYTHING, WHILE_IT_LIES)


class IsStaged(If):
    """The card is at this stage: tapped, or upside down."""
    stage: int
    def __init__(self, stage: int) -> None: self.stage = stage
    def holds(self, g: Meccg, source: Source) -> bool: return g.state[source.card] == self.stage


class ForGood(ThisTurn):
    """Something is different for the rest of the game."""
    def __init__(self, change: Alter, who: Who[Any]) -> None: super().__init__(change, who)
    def possible(self, g: Any, source: Source, thing: int) -> bool: return True
    def do(self, g: Any, source: Source, thing: int) -> None: g.lasts(self.number, source, thing, WHILE_IT_LIES)
