"""Where the cards in hand can be played, what each is worth, and where a company should therefore go."""
from __future__ import annotations

from typing import Final

from ravenhill.bots.meccg.manner import SQUIRE, Manner
from ravenhill.bots.meccg.odds import able, below, harm_among, left_able, ranks_of, wins_over
from ravenhill.bots.meccg.standing import scales
from ravenhill.games.meccg.cards.parts import Automatic
from ravenhill.games.meccg.companies import Company
from ravenhill.games.meccg.piles import HAND, LOCATION, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.guards import automatic
from ravenhill.games.meccg.rules.lands import hold, region_of
from ravenhill.games.meccg.rules.movement import destinations
from ravenhill.games.meccg.rules.numbers import blocked
from ravenhill.games.meccg.rules.site import offers
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    AFTER_A_TEST,
    ALLY,
    CHARACTER,
    CREATURE,
    DARK_DOMAIN,
    FACTION,
    HAVEN,
    HAZARD,
    ITEM,
    MINOR,
    SHADOW_LAND,
    WILDERNESS,
)

DANGER: Final[dict[int, float]] = {WILDERNESS: 0.12, SHADOW_LAND: 0.3, DARK_DOMAIN: 0.5}
A_WOUND: Final = 1.3                     # what a wound costs, in marshalling points
MET: Final = 0.3                         # each person of one's own whom a company meets at a Haven
PATIENT: Final = 6                       # turns, after which a company wants to go anywhere


def worth(g: Meccg, card: int) -> float:
    """Of a card that can be played: its points, and a little for what it does."""
    it = g.facts(card)
    if it.type == CHARACTER:
        return 9.0 if it.is_wizard() else it.points + it.mind / 4 + 0.5
    if it.type in (ITEM, ALLY, FACTION):
        best = it.points if it.instead is None or it.instead.points is None else max(it.points, it.instead.points)
        return best + 0.25 * (it.prowess + it.body) + 0.3 * it.influence - 0.2 * it.corruption + 0.4
    return it.points + 0.5


def keeping(g: Meccg, card: int, by: Manner = SQUIRE) -> float:
    """What it is worth to keep a card in the hand; the least goes first."""
    it = g.facts(card)
    if not it.done or (it.unique and blocked(g, g.kind[card])):
        return 0.0
    if it.side == HAZARD:
        return 1.2 + 0.05 * it.prowess * max(1, it.strikes) if it.type == CREATURE else by.keeps_hazard
    if it.type == CHARACTER:
        return 4.0 if it.is_wizard() and not g.wizard_lost[g.owner[card]] else by.keeps_character + it.points
    if it.type == ITEM and AFTER_A_TEST in it.at:
        return 0.4
    return by.keeps_card + worth(g, card) if it.type in (ITEM, ALLY, FACTION) else by.keeps_event


class Prospects:
    """What the hand could bring a company, site by site; each card is weighed once, and each site looked at once."""
    g: Meccg
    there: Company                       # the company, as if it were at a site
    well: list[int]                      # who could tap for something
    cards: list[int]
    minor: float                         # a minor item beside another card
    worths: dict[int, float]             # by card
    values: dict[int, float]             # by site
    scale: list[float]
    able: list[int]                      # how strong they are who could tap,
    ranks: dict[int, list[int]]          # and who meets strikes, by race

    def __init__(self, g: Meccg, company: Company) -> None:
        self.g = g
        self.there = company.copy()
        self.well = [it for it in company.members if g.state[it] != WOUNDED]
        self.cards = []
        self.minor = 0.0
        self.worths = {}
        self.values = {}
        self.scale = []
        self.able = []
        self.ranks = {}
        if not self.well: return
        for card in g.piles[HAND + company.side]:
            it = g.facts(card)
            if it.type not in (ITEM, ALLY, FACTION) or not it.done or (it.unique and blocked(g, g.kind[card])): continue
            if it.type == ITEM and it.size == MINOR: self.minor = 0.6
            if it.type != ITEM or AFTER_A_TEST not in it.at: self.cards.append(card)

    def worth(self, card: int) -> float:
        """Of a card that can be played somewhere, as its group counts; of a faction, by the chance to win it."""
        if card not in self.worths:
            g, it = self.g, self.g.facts(card)
            if not self.scale: self.scale = scales(g, self.there.side)
            value = worth(g, card) + it.points * (self.scale[it.score] - 1)
            if it.type == FACTION and it.above > 0: value *= max([wins_over(g, who, card) for who in self.well])
            self.worths[card] = value
        return self.worths[card]

    def gain(self, site: int) -> float:
        """What the best card in hand for this site would bring, and a minor item beside it."""
        self.there.site = site
        best = 0.0
        for card in self.cards:
            if offers(self.g, self.there, card): best = max(best, self.worth(card))
        return best + self.minor if best > 0 else 0.0

    def value(self, site: int) -> float:
        """What going into this site is worth: the gain less what its guards will do."""
        if not self.cards: return 0.0
        if site not in self.values:
            gain = self.gain(site)
            if gain > 0:
                guards = automatic(self.g, site)
                if not self.able: self.able = able(self.g, self.there)
                gain = gain * left_able(self.able, guards) - A_WOUND * self.harm(guards)
            self.values[site] = max(0.0, gain)
        return self.values[site]

    def harm(self, guards: list[Automatic]) -> float:
        """Whoever strikes everybody strikes each; what the opponent's hand or a Nazgûl may add, nobody knows."""
        found = 0.0
        for it in guards:
            race = int(it.race)
            if race not in self.ranks: self.ranks[race] = ranks_of(self.g, self.there, race)
            ranks = self.ranks[race]
            found += harm_among(ranks, it.strikes if it.strikes >= 0 else len(ranks), it.prowess)
        return found

    def beyond(self, haven: int) -> float:
        """The best that could be had one step beyond this Haven."""
        if not self.cards: return 0.0
        near, best = self.g.cards.ways[haven], 0.0
        for site in self.g.piles[LOCATION + self.there.side]:
            if self.g.kind[site] in near: best = max(best, self.value(site))
        return best


def gain_at(g: Meccg, company: Company, site: int) -> float: return Prospects(g, company).gain(site)


def value_at(g: Meccg, company: Company, site: int) -> float: return Prospects(g, company).value(site)


def in_company(g: Meccg, company: Company, by: Manner = SQUIRE) -> float:
    """How much of the road's danger meets a company: few people have nobody to stand in front of them."""
    return by.few / max(1, sum(1 for it in company.members if g.state[it] != WOUNDED)) + 0.5


def way_of(g: Meccg, company: Company, site: int, by: Manner) -> float:
    """The danger of the road, by the types of its regions."""
    start, end = g.kind[company.site], g.kind[site]
    path = g.cards.ways[start].get(end)
    if path is None:
        regions = [region_of(g, company.site), region_of(g, site)]
        return 0.3 + by.danger * sum([DANGER.get(g.cards.facts[it].region_type, 0.0) for it in regions if it >= 0])
    return by.danger * sum([DANGER.get(it, 0.0) for it in path])


def goal_values(g: Meccg, slot: int, sites: list[int], by: Manner) -> list[float]:
    """What it is worth to this company to go to each of these."""
    company = g.companies[slot]
    prospects = Prospects(g, company)
    return [goal_value(g, company, site, prospects, by) for site in sites]


def goal_value(g: Meccg, company: Company, site: int, prospects: Prospects, by: Manner) -> float:
    wounded = sum(1 for it in company.members if g.state[it] == WOUNDED)
    danger = way_of(g, company, site, by) * in_company(g, company, by)
    value = prospects.value(site) * finds(g, company, site) - danger + 0.25 + restless(g, company.side, by)
    if hold(g, site) == HAVEN:
        value += 1.2 * wounded + by.later * prospects.beyond(g.kind[site]) + met_at(g, company, site)
    else:
        value -= by.wounds * wounded
    return value


def finds(g: Meccg, company: Company, site: int) -> float:
    """How likely a company finds the way: from one site of the Under-deeps to another two dice say so."""
    least = g.cards.below[g.kind[company.site]].get(g.kind[site], 0)
    return 1 - below(least) if least > 0 else 1.0


def met_at(g: Meccg, company: Company, site: int) -> float:
    """Those of one's own who wait there: together they are safer."""
    waiting = sum(len(it.members) for it in g.companies
                  if it is not company and it.side == company.side and it.members and g.kind[it.site] == g.kind[site])
    return MET * min(3, waiting)


def restless(g: Meccg, side: int, by: Manner) -> float:
    """To be on the way draws cards; the longer a game lasts, the more a company wants that, whatever waits there."""
    return by.restless * max(0, g.turns[side] - PATIENT)


def stay_value(g: Meccg, slot: int) -> float:
    """What it is worth to stay: what can be played here, and rest for the wounded at a Haven."""
    company = g.companies[slot]
    wounded = sum(1 for it in company.members if g.state[it] == WOUNDED)
    value = value_at(g, company, company.site) if g.state[company.site] == UNTAPPED else 0.0
    return value + (1.4 * wounded if hold(g, company.site) == HAVEN else 0.0)


def best_goal(g: Meccg, slot: int, by: Manner = SQUIRE) -> tuple[int, float]:
    """The best site to go to, and its worth; -1 if there is none."""
    sites = destinations(g, slot)
    if not sites: return -1, -99.0
    values = goal_values(g, slot, sites, by)
    best = max(values)
    return sites[values.index(best)], best
