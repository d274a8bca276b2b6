"""Words of single cards: a true form, prisoners, rings that betray, trees and their masters who turn hazards away."""
from __future__ import annotations

from typing import Any

from ravenhill.core.choices import Choice
from ravenhill.core.words import Effect, If, Source, Who, Word
from ravenhill.games.meccg.choices import Travel
from ravenhill.games.meccg.feats import is_ring, veiled
from ravenhill.games.meccg.questions import CORRUPTION, OPEN_TO, OPENS, Alter, Playing
from ravenhill.games.meccg.rules.corruption import helps
from ravenhill.games.meccg.rules.dooms import ManyChecks
from ravenhill.games.meccg.rules.hazards import FliesTo, landing_places, slots_of
from ravenhill.games.meccg.rules.influence import FactionCheck
from ravenhill.games.meccg.rules.leaving import discard, happens
from ravenhill.games.meccg.rules.marvels import RingCheck, TrueForm, WhoLeads
from ravenhill.games.meccg.rules.numbers import blocked, corruption_of, items_of, may_bear, skills, unused_influence
from ravenhill.games.meccg.rules.piles import A_SPELL, Fetch, fits
from ravenhill.games.meccg.rules.site import offers
from ravenhill.games.meccg.state import DISCARD, HAND, IN_PLAY, LOCATION, SITES, UNTAPPED, Meccg
from ravenhill.games.meccg.terms import (
    BY_HOLD,
    BY_REGION_TYPE,
    COASTAL_SEA,
    CREATURE,
    FACTION,
    HAVEN,
    HAZARD,
    HOBBIT,
    ITEM,
    NO_SKILL,
    PALANTIR,
    SCOUT,
    THE_ONE_RING,
    WIZARD,
    Hold,
    Race,
    RegionType,
    Size,
    Skill,
)
from ravenhill.games.meccg.whos import ALL, CURRENT, OF_ATTACKED, Checking, Influencing, TheCompany, company_of, those


class ShowTrueForm(Effect):
    """The Wizard rolls: if he is stronger than the attack, all its strikes fail."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(TrueForm(thing))


class WizardAlone(If):
    """The company that is attacked is your Wizard alone."""
    def holds(self, g: Meccg, source: Source) -> bool:
        members = those(g, source, OF_ATTACKED)
        return len(members) == 1 and g.facts(members[0]).race == WIZARD and g.owner[members[0]] == source.side


class Exists(If):
    """There is one of these."""
    who: Who[Any]
    def __init__(self, who: Who[Any]) -> None: self.who = who
    def holds(self, g: Meccg, source: Source) -> bool: return bool(self.who.find(g, source))


class SubjectIsBearer(If):
    """The character the moment is about bears the card."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return bool(source.picks) and source.picks[0] == g.host[source.card]


class TakeAlong(Effect):
    """Somebody untapped taps and takes the card along; if nobody does, it is discarded."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        if g.current >= 0 and any(g.state[it] == UNTAPPED for it in g.companies[g.current].members):
            g.then(WhoLeads(source.side, source.card))
        return True


class FetchSpell(Effect):
    """He may tap to take a spell from the discard pile."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        spells = [card for card in g.piles[DISCARD + source.side] if fits(g, card, A_SPELL)]
        return g.state[thing] == UNTAPPED and bool(spells) and not veiled(g)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(Fetch(source.side, A_SPELL, HAND, thing))


class RingsHere(Who[int]):
    """Rings that are borne in the company whose phase it is."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for it in those(g, source, CURRENT) for card in items_of(g, it) if is_ring(g, card)]


class Betray(Checking):
    """Its bearer makes a corruption check; if he fails, the ring is discarded and he stays."""
    modifier: int
    def __init__(self, who: Who[Any], modifier: int) -> None:
        super().__init__(who)
        self.modifier = modifier
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(RingCheck(g.host[thing], thing, self.modifier))
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(thing) and g.host[thing] >= 0
    def checkers(self, g: Meccg, source: Source) -> list[int]:
        return [g.host[ring] for ring in self.who.find(g, source) if g.host[ring] >= 0]


class BesideTheRing(Who[int]):
    """Those in the company of The One Ring who do not bear it."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        members = those(g, source, CURRENT)
        bearers = [it for it in members if any(g.facts(card).has(THE_ONE_RING) for card in items_of(g, it))]
        return [it for it in members if it not in bearers] if bearers else []


class RingIsLostToo(Effect):
    """If he is gone, The One Ring of the company goes too."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        for it in self.who.find(g, source):
            if it >= 0 and not g.is_in_play(it):
                for member in those(g, source, CURRENT):
                    for card in items_of(g, member):
                        if g.facts(card).has(THE_ONE_RING):
                            discard(g, card)
        return True


class LeastTwice(Alter):
    """One source of corruption counts twice; everybody chooses the least."""
    def __init__(self) -> None: super().__init__(CORRUPTION)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        points = [it for it in [corruption_of(g, card) for card in g.on(thing)] if it > 0]
        return total + min(points) if points else total


class HazardsOnUs(Who[int]):
    """Hazards declared in this chain that are played on the card's company, or on any that moves to these regions."""
    regions: tuple[str, ...]
    def __init__(self, *regions: str) -> None: self.regions = regions
    def find(self, g: Meccg, source: Source) -> list[int]:
        chain, slot = g.chain(), g.current if self.regions else company_of(g, source.card)
        if chain is None or slot < 0 or slot != g.current:
            return []
        going = g.companies[slot].going
        if self.regions and (going < 0 or g.facts(going).region not in self.regions):
            return []
        found: list[int] = []
        for link in chain.links:
            it = g.facts(link.card)
            if link.side != source.side and it.side == HAZARD and it.type != CREATURE:
                rule = g.ability(link)
                if rule.picking or any(isinstance(effect.who, TheCompany) for effect in rule.does):
                    found.append(link.card)
        return found


def takers(g: Meccg, source: Source, item: int) -> list[int]:
    """Who could take an item that a scout finds: somebody else of the company, untapped, without one like it."""
    members = those(g, source, CURRENT)
    scouts = source.picks[:1] or [it for it in members if g.state[it] == UNTAPPED and SCOUT in skills(g, it)]
    return [it for it in members if g.state[it] == UNTAPPED and any(scout != it for scout in scouts)
            and may_bear(g, it, item)]


class ItemsToFind(Who[int]):
    """Items of your hand, of these sizes, that the site would offer and somebody beside the scout could take."""
    sizes: tuple[Size, ...]
    def __init__(self, *sizes: Size) -> None: self.sizes = sizes
    def find(self, g: Meccg, source: Source) -> list[int]:
        if g.current < 0:
            return []
        company = g.companies[g.current]
        return [card for card in g.piles[HAND + source.side] if g.facts(card).type == ITEM and g.facts(card).done
                and g.facts(card).size in self.sizes and offers(g, company, card) and takers(g, source, card)
                and not (g.facts(card).unique and blocked(g, g.kind[card]))]


class TakersOfIt(Who[int]):
    """Who could take the item that was picked second."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        if len(source.picks) < 2:
            return those(g, source, CURRENT)
        return takers(g, source, source.picks[1]) if len(source.picks) == 2 else [source.picks[2]]


class TakeFromHand(Playing):
    """The item comes from the hand to whoever was picked third."""
    moment: int
    def __init__(self, who: Who[Any], moment: int) -> None:
        super().__init__(who)
        self.moment = moment
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.move(thing, IN_PLAY + source.side)
        g.host[thing] = source.picks[2]
        happens(g, self.moment, source.picks[2])


class Fly(Effect):
    """The company heads for any site, but for some types of site and of region; or for one alone."""
    holds: tuple[Hold, ...]
    lands: tuple[RegionType, ...]
    name: str

    def __init__(
        self, who: Who[Any], holds: tuple[Hold, ...] = (), lands: tuple[RegionType, ...] = (), name: str = "",
    ) -> None:
        super().__init__(who)
        self.holds = holds
        self.lands = lands
        self.name = name

    def masks(self, g: Meccg) -> tuple[int, int, int]:
        only = g.cards.names[self.name] if self.name else -1
        return sum(1 << it for it in self.holds), sum(1 << it for it in self.lands), only

    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        holds, lands, only = self.masks(g)
        return thing >= 0 and bool(landing_places(g, thing, holds, lands, only))

    def do(self, g: Meccg, source: Source, thing: int) -> None:
        holds, lands, only = self.masks(g)
        g.then(FliesTo(source.side, thing, holds, lands, only))


class CompaniesAt(Who[int]):
    """Companies of yours at this site, with somebody of this skill or name."""
    site: str
    skill: Skill
    name: str
    def __init__(self, site: str, skill: Skill = NO_SKILL, name: str = "") -> None:
        self.site = site
        self.skill = skill
        self.name = name
    def choice(self, thing: int) -> Choice: return Travel(thing)
    def find(self, g: Meccg, source: Source) -> list[int]:
        found: list[int] = []
        for slot in slots_of(source.side):
            company = g.companies[slot]
            if company.members and g.facts(company.site).name == self.site and any(
                    (not self.name or g.facts(it).name == self.name) and (
                        self.skill == NO_SKILL or self.skill in skills(g, it)) for it in company.members):
                found.append(slot)
        return found


class OpenTo(Alter):
    """Creatures of this race may be played on the company wherever it is."""
    race: Race
    def __init__(self, race: Race) -> None:
        super().__init__(OPEN_TO)
        self.race = race
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int: return total | 1 << self.race


class OpensLands(Alter):
    """Creatures of these races that are not unique and live on land may be keyed in these ways too."""
    races: tuple[Race, ...]
    lands: tuple[RegionType, ...]
    types: tuple[Hold, ...]
    def __init__(self, races: tuple[Race, ...], lands: tuple[RegionType, ...], types: tuple[Hold, ...]) -> None:
        super().__init__(OPENS)
        self.races = races
        self.lands = lands
        self.types = types
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        it = g.facts(thing)
        on_land = any(key.by == BY_REGION_TYPE and key.type != COASTAL_SEA for key in it.keyed_to)
        if it.race not in self.races or it.unique or not on_land:
            return total
        for land in self.lands:
            total |= 1 << land
        for hold in self.types:
            total |= 1 << BY_HOLD * 8 + hold
        return total


class Did(If):
    """A card of this name was played this turn."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def holds(self, g: Meccg, source: Source) -> bool: return g.cards.names.get(self.name, -1) in g.did


class StonesTwice(Alter):
    """Palantíri weigh twice as much on their bearers."""
    def __init__(self) -> None: super().__init__(CORRUPTION)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + sum(g.facts(card).corruption for card in items_of(g, thing) if g.facts(card).has(PALANTIR))


class FactionsNear(Who[int]):
    """Factions of your hand whose site is two regions or less from the Haven where the company is."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        if g.current < 0:
            return []
        haven = g.facts(g.companies[g.current].site).name
        found: list[int] = []
        for card in g.piles[HAND + source.side]:
            it = g.facts(card)
            if it.type == FACTION and it.done and it.above > 0 and not blocked(g, g.kind[card]):
                for pile in (LOCATION + source.side, SITES + source.side):
                    for site in g.piles[pile]:
                        there = g.facts(site)
                        near = there.nearest_haven == haven and len(there.path) <= 2
                        if near and there.name in it.at and card not in found:
                            found.append(card)
        return found


class FactionsInHand(Who[int]):
    """Factions of your hand."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for card in g.piles[HAND + source.side] if g.facts(card).type == FACTION and g.facts(card).done
                and g.facts(card).above > 0 and not blocked(g, g.kind[card])]


class Show(Effect):
    """The card is shown."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.look(thing, 1 - source.side)


class InfluenceFromAfar(Influencing):
    """The faction that was shown is influenced, with this modifier and without direct influence if so said."""
    modifier: int
    direct: bool
    taps: bool
    def __init__(self, who: Who[Any], modifier: int = 0, direct: bool = True, taps: bool = True) -> None:
        super().__init__(who)
        self.modifier = modifier
        self.direct = direct
        self.taps = taps
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return True
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        faction = source.picks[len(source.picks) - 1]
        unused = 0 if self.direct else max(0, unused_influence(g, thing, faction))
        helps(g, thing, self.modifier - unused)
        g.then(FactionCheck(thing, faction, self.taps))


class InPlayOnly(If):
    """The card lies in play."""
    def holds(self, g: Meccg, source: Source) -> bool: return g.is_in_play(source.card)


class AtHaven(If):
    """The company whose phase it is, is at a Haven."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return g.current >= 0 and g.facts(g.companies[g.current].site).hold == HAVEN


class OthersAtThatSite(Who[int]):
    """Those at the site of who gained an item, but for himself, Hobbits and Wizards."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        if not source.picks or company_of(g, source.picks[0]) < 0:
            return []
        gainer = source.picks[0]
        site = g.facts(g.companies[company_of(g, gainer)].site).name
        return [it for it in those(g, source, ALL) if it != gainer and g.facts(it).race not in (HOBBIT, WIZARD)
                and g.facts(g.companies[g.company[it]].site).name == site]


class AtItsSite(If):
    """Who gained the item is at the site on which the card lies."""
    def holds(self, g: Meccg, source: Source) -> bool:
        if not source.picks or g.host[source.card] < 0:
            return False
        slot = company_of(g, source.picks[0])
        return slot >= 0 and g.companies[slot].site == g.host[source.card]


class Covet(Checking):
    """A corruption check, modified by minus the corruption points of the item that was gained."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(thing)
    def happen(self, g: Any, source: Source) -> bool:
        items = items_of(g, source.picks[0])
        points = g.facts(items[len(items) - 1]).corruption if items else 0
        things = [it for it in self.who.find(g, source) if self.possible(g, source, it)]
        g.then(ManyChecks(things, -points))
        return bool(things)
