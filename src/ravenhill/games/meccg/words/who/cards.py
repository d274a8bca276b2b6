"""Cards in play, in hand, on a chain or stored: items, factions, events."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Take
from ravenhill.core.words import Picked, Source, Who
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.lasting import EVERYTHING
from ravenhill.games.meccg.piles import HAND, IN_PLAY, MARSHALLED
from ravenhill.games.meccg.rules.guards import has_hoard
from ravenhill.games.meccg.rules.lands import destination, region_name
from ravenhill.games.meccg.rules.numbers import blocked
from ravenhill.games.meccg.rules.returning import may_return
from ravenhill.games.meccg.rules.strength import items_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    CREATURE,
    FACTION,
    HAZARD,
    NAZGUL,
    NO_KEYWORD,
    NO_RACE,
    NO_SIZE,
    NO_SKILL,
    PERMANENT,
    RESOURCE,
    SHORT,
    Form,
    Keyword,
    Race,
    Size,
    Skill,
)
from ravenhill.games.meccg.words.numbers import UNTOUCHED
from ravenhill.games.meccg.words.verbs.kinds import OnTheStruck, Weighing
from ravenhill.games.meccg.words.who.combat import StruckMortal
from ravenhill.games.meccg.words.who.people import Characters, TheCompany, company_of, has_such, those
from ravenhill.games.meccg.words.who.places import Sites


class Items(Who[int]):
    """Items that characters bear: of a size, a keyword or a name; beside somebody of a skill or race."""
    where: int
    size: Size
    keyword: int
    name: str
    beside: Skill
    beside_race: Race

    def __init__(
        self, where: int, size: Size = NO_SIZE, keyword: int = NO_KEYWORD, name: str = "", beside: Skill = NO_SKILL,
        beside_race: Race = NO_RACE,
    ) -> None:
        self.where = where
        self.size = size
        self.keyword = keyword
        self.name = name
        self.beside = beside
        self.beside_race = beside_race

    def find(self, g: Meccg, source: Source) -> list[int]:
        found: list[int] = []
        for it in those(g, source, self.where):
            if has_such(g, g.companies[g.company[it]], self.beside, self.beside_race, ""):
                found.extend([card for card in items_of(g, it) if self.fits(g, card)])
        return found

    def fits(self, g: Meccg, card: int) -> bool:
        it = g.facts(card)
        if (self.size != NO_SIZE and it.size != self.size) or (self.name and it.name != self.name):
            return False
        return self.keyword == NO_KEYWORD or it.has(Keyword(self.keyword))


class Factions(Who[int]):
    """Factions: those of the other player, or those of your hand that could be won."""
    in_hand: bool
    def __init__(self, in_hand: bool = False) -> None: self.in_hand = in_hand
    def find(self, g: Meccg, source: Source) -> list[int]:
        if not self.in_hand:
            return [card for card in g.piles[MARSHALLED + 1 - source.side] if g.facts(card).type == FACTION]
        return [card for card in g.piles[HAND + source.side] if g.facts(card).type == FACTION and g.facts(card).done
                and g.facts(card).above > 0 and not blocked(g, g.kind[card])]


class WithHoard(Who[int]):
    """The site of the company, if it contains a hoard; or Dragons that are at home."""
    dragons: bool
    def __init__(self, dragons: bool = False) -> None: self.dragons = dragons
    def find(self, g: Meccg, source: Source) -> list[int]:
        if self.dragons:
            there = g.piles[IN_PLAY] + g.piles[IN_PLAY + 1]
            return [card for card in there if g.facts(card).dragon and g.facts(card).form == PERMANENT]
        site = destination(g.companies[g.current]) if g.current >= 0 else -1
        return [site] if site >= 0 and has_hoard(g, site) else []


class CardsInHand(Who[int]):
    """Cards of your hand: of a type, of some races, or played at sites in some regions."""
    card: int
    races: tuple[Race, ...]
    regions: tuple[str, ...]
    def __init__(self, card: int, *races: Race, regions: tuple[str, ...] = ()) -> None:
        self.card = card
        self.races = races
        self.regions = regions
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for card in sorted(g.piles[HAND + source.side]) if self.fits(g, g.facts(card))]
    def fits(self, g: Meccg, it: Card) -> bool:
        if it.type != self.card or (self.races and it.race not in self.races):
            return False
        there = [g.cards.facts[g.cards.names[name]].region for name in it.at if name in g.cards.names]
        return not self.regions or any(region in self.regions for region in (*there, *it.at_regions))


class HazardEvents(Weighing):
    """Hazard events of this form in play; without a keyword, or yours alone, if so said."""
    form: Form
    race: Race
    never: int
    own: bool
    def __init__(self, form: Form, race: Race = NO_RACE, never: int = NO_KEYWORD, own: bool = False) -> None:
        self.form = form
        self.race = race
        self.never = never
        self.own = own
    def find(self, g: Meccg, source: Source) -> list[int]:
        found: list[int] = []
        for pile in range(IN_PLAY, IN_PLAY + 2):
            for card in g.piles[pile]:
                it = g.facts(card)
                if it.side != HAZARD or it.form != self.form or self.race not in (NO_RACE, it.race):
                    continue
                if self.never != NO_KEYWORD and it.has(Keyword(self.never)):
                    continue
                if is_short_resource(g, source.card) and g.asked(UNTOUCHED, card, 0) > 0:
                    continue
                if not self.own or g.owner[card] == source.side:
                    found.append(card)
        return found


def is_short_resource(g: Meccg, card: int) -> bool:
    return card >= 0 and g.facts(card).form == SHORT and g.facts(card).side == RESOURCE


class CorruptionCards(Weighing):
    """R-CORR-03  Corruption cards on characters; of some races only, if so said."""
    where: int
    races: tuple[Race, ...]
    def __init__(self, where: int, *races: Race) -> None:
        self.where = where
        self.races = races
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for it in those(g, source, self.where) if not self.races or g.facts(it).race in self.races
                for card in g.on(it) if g.facts(card).is_corruption_card()]


def nazgul_in_play(g: Meccg) -> int:
    """How many Nazgûl lie in play as permanent-events, of either player."""
    return len([card for pile in range(IN_PLAY, IN_PLAY + 2) for card in g.piles[pile]
                if g.facts(card).race == NAZGUL and g.facts(card).form == PERMANENT])


class HazardsOnUs(Who[int]):
    """Hazards declared in this chain that are played on the card's company, or on any that moves to these regions."""
    regions: tuple[str, ...]
    def __init__(self, *regions: str) -> None: self.regions = regions
    def find(self, g: Meccg, source: Source) -> list[int]:
        chain, slot = g.chain(), g.current if self.regions else company_of(g, source.card)
        if chain is None or slot < 0 or slot != g.current:
            return []
        going = g.companies[slot].going
        if self.regions and (going < 0 or region_name(g, going) not in self.regions):
            return []
        found: list[int] = []
        for link in chain.links:
            it = g.facts(link.card)
            if link.side != source.side and it.side != RESOURCE and it.type != CREATURE and is_played_on(g, link, slot):
                found.append(link.card)
        return found


def is_played_on(g: Meccg, link: Source, slot: int) -> bool:
    """R-MH-18, R-AMB-39  Whether what was declared is for a company, for anybody or anything of it, or for its site."""
    site = destination(g.companies[slot])
    for verb in g.ability(link).verbs:
        who = verb.who.who if isinstance(verb.who, Picked) else verb.who
        if isinstance(verb, OnTheStruck) or isinstance(who, TheCompany):
            return True
        if isinstance(verb.who, Picked) or isinstance(who, (Characters, Sites, StruckMortal)):
            things = [it for it in verb.who.find(g, link) if isinstance(who.choice(it), Take)]
            if any(it == site or company_of(g, it) == slot for it in things):
                return True
    return False


class Stored(Who[int]):
    """Cards of this name that you have stored."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for card in g.piles[MARSHALLED + source.side] if g.facts(card).name == self.name]


class Everything(Who[int]):
    """Everything that may come."""
    def find(self, g: Meccg, source: Source) -> list[int]: return [EVERYTHING]


EVERYTHING_TO_COME: Final = Everything()


class Discarded(Who[int]):
    """Creatures of this race in your discard pile that could attack the company now."""
    race: Race
    def __init__(self, race: Race) -> None: self.race = race
    def find(self, g: Meccg, source: Source) -> list[int]: return may_return(g, source.side, self.race)
