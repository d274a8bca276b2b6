"""Words of few cards, last part: Palantíri, rings of power, weather over the land, roads."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.words import Effect, If, Source, Who, Word
from ravenhill.games.meccg.feats import veiled
from ravenhill.games.meccg.lines import TAPS, UNTAPS
from ravenhill.games.meccg.questions import ABLE, DRAWS_OWN, KEYED_BY_TYPE, REGION_TYPE, STAYS, Alter
from ravenhill.games.meccg.rules.corruption import A_CARD, TWO_ROLLS, helps
from ravenhill.games.meccg.rules.drawing import draw_cards
from ravenhill.games.meccg.rules.leaving import discard, site_leaves
from ravenhill.games.meccg.rules.movement import heading
from ravenhill.games.meccg.rules.numbers import blocked, hold, items_of, path_of, skills
from ravenhill.games.meccg.rules.piles import LoseOneOf, SearchToPlay
from ravenhill.games.meccg.rules.site import tap_site
from ravenhill.games.meccg.state import (
    DECK,
    DISCARD,
    HAND,
    HAND_OF,
    LOCATION,
    MARSHALLED,
    OUT,
    SITES,
    TAPPED,
    UNTAPPED,
    Meccg,
)
from ravenhill.games.meccg.terms import (
    ALLY,
    FACTION,
    GOLD_RING,
    HAVEN,
    HOBBIT,
    PALANTIR,
    SAGE,
    Hold,
    RegionType,
    Size,
    Skill,
)
from ravenhill.games.meccg.whos import ALL, CURRENT, YOURS, bearer, checked, company_of, those

LORE: Final = "Magic Ring of Lore"

# Palantíri


def is_able(g: Meccg, palantir: int, who: int) -> bool:
    """R-RING-05  The stone is aligned, or an art that was used this turn lets the bearer use it."""
    aligned = any(g.facts(card).name == "Align Palantír" for card in g.on(palantir))
    return aligned or g.asked(ABLE, palantir, 0) > 0


def may_tap_for_it(g: Meccg, who: int) -> bool:
    """R-RING-05  Saruman, or a sage with the right ring, may tap to use a stone."""
    if g.state[who] != UNTAPPED:
        return False
    lore = any(g.facts(card).name == LORE for card in items_of(g, who))
    return g.facts(who).name == "Saruman" or (lore and SAGE in g.facts(who).skills)


class UseStone(Effect):
    """R-RING-05  The Palantír taps, and its bearer too, unless he is able to use it otherwise."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        if thing < 0 or not g.is_in_play(source.card) or g.state[source.card] != UNTAPPED:
            return False
        return is_able(g, source.card, thing) or may_tap_for_it(g, thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.state[source.card] = TAPPED
        g.tell(TAPS, source.card)
        if not is_able(g, source.card, thing):
            g.state[thing] = TAPPED
            g.tell(TAPS, thing)


class Stones(Who[int]):
    """Palantíri of yours with a sage in their company."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        found: list[int] = []
        for it in those(g, source, YOURS):
            if any(SAGE in skills(g, other) for other in g.companies[g.company[it]].members):
                found.extend([card for card in items_of(g, it) if g.facts(card).has(PALANTIR)])
        return found


class SagesWithStones(Who[int]):
    """Sages of yours who bear a Palantír."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in those(g, source, YOURS)
                if SAGE in skills(g, it) and any(g.facts(card).has(PALANTIR) for card in items_of(g, it))]


class FewerThan(If):
    """The bearer's company has fewer characters than this."""
    number: int
    def __init__(self, number: int) -> None: self.number = number
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        return slot >= 0 and len(g.companies[slot].members) < self.number


class IsSage(If):
    """The bearer is a sage, by himself or by what he bears."""
    def holds(self, g: Meccg, source: Source) -> bool:
        it = bearer(g, source)
        return it >= 0 and SAGE in skills(g, it)


# Rings of power


class SiteUntapped(If):
    """The site of the company whose phase it is, is untapped."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return g.current >= 0 and g.state[g.companies[g.current].site] == UNTAPPED


class NamedAtHaven(If):
    """Your character of this name is at a Haven."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def holds(self, g: Meccg, source: Source) -> bool:
        return any(g.facts(it).name == self.name and hold(g, g.companies[g.company[it]].site) == HAVEN
                   for it in those(g, source, YOURS))


class GoldRingsHere(Who[int]):
    """Gold rings in the company whose phase it is."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for it in those(g, source, CURRENT) for card in items_of(g, it) if g.facts(card).size == GOLD_RING]


class UntapSite(Effect):
    """The site where the bearer is untaps."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        slot = company_of(g, thing)
        return slot >= 0 and g.state[g.companies[slot].site] == TAPPED
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        site = g.companies[company_of(g, thing)].site
        g.state[site] = UNTAPPED
        g.tell(UNTAPS, site)


class FindAndPlay(Effect):
    """The bearer's player looks through the play deck for an item of this size that the site offers, and plays it."""
    size: Size
    def __init__(self, who: Who[Any], size: Size) -> None:
        super().__init__(who)
        self.size = size
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return thing >= 0 and g.deck_size(source.side) > 0 and not veiled(g)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(SearchToPlay(source.side, thing, self.size))


class PlayedHere(If):
    """An ally or a faction of this site was played this turn, and tapped the site."""
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0 or g.state[g.companies[g.current].site] != TAPPED:
            return False
        site = g.facts(g.companies[g.current].site).name
        return any(g.cards.facts[kind].type in (ALLY, FACTION) and site in g.cards.facts[kind].at for kind in g.did)


# Influence


class RollTwice(Effect):
    """Two rolls are made for the influence check, and one is chosen."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: helps(g, thing, TWO_ROLLS)


class DrawIfWon(Effect):
    """If the influence check succeeds, a card is drawn."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: helps(g, thing, A_CARD)


class InYourHand(Who[int]):
    """Cards of this name in your hand."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for card in g.piles[HAND + source.side] if g.facts(card).name == self.name]


class WinThatFaction(Effect):
    """That faction is won without a check."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.move(thing, MARSHALLED + source.side)
        tap_site(g)


class CheckedOutside(Who[int]):
    """Somebody of yours who will check corruption, and is at no site of these types."""
    holds: tuple[Hold, ...]
    def __init__(self, *holds: Hold) -> None: self.holds = holds
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in checked(g) if g.owner[it] == source.side
                and hold(g, g.companies[g.company[it]].site) not in self.holds]


# Weather and roads


class LandsAre(Alter):
    """Regions of some types count as other types."""
    changes: dict[RegionType, RegionType]
    when: If | None
    def __init__(self, changes: dict[RegionType, RegionType], when: If | None = None) -> None:
        super().__init__(REGION_TYPE)
        self.changes = changes
        self.when = when
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        if self.when is not None and not self.when.holds(g, source):
            return total
        return self.changes.get(RegionType(total), RegionType(total))


class OnlyKeyedAt(Alter):
    """If the company moves to a site of this type, creatures are keyed to that site only."""
    type: Hold
    ways: tuple[int, ...]
    def __init__(self, type: Hold, *ways: int) -> None:
        super().__init__(KEYED_BY_TYPE)
        self.type = type
        self.ways = ways
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        going = g.companies[thing].going
        if going >= 0 and hold(g, going) == self.type:
            for way in self.ways:
                total |= 1 << 8 + way
        return total


class NotHeadingInto(Who[int]):
    """Your characters of this skill whose company does not head for a site in a region of this type."""
    skill: Skill
    type: RegionType
    def __init__(self, skill: Skill, type: RegionType) -> None:
        self.skill = skill
        self.type = type
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in those(g, source, YOURS) if self.skill in skills(g, it) and not self.dark(g, g.company[it])]
    def dark(self, g: Meccg, slot: int) -> bool:
        goal = g.companies[slot].going if g.companies[slot].going >= 0 else heading(g, slot)
        if goal < 0:
            return False
        region = g.cards.region_of[g.kind[goal]]
        return region >= 0 and g.cards.facts[region].region_type == self.type


class DrawsByPath(Alter):
    """The mover may draw one card more for each region of this type in the site path of the company."""
    type: RegionType
    def __init__(self, type: RegionType) -> None:
        super().__init__(DRAWS_OWN)
        self.type = type
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + path_of(g, thing).count(self.type) if g.company[source.card] == thing else total


class StaysAtHavens(Alter):
    """No character at a Haven can be discarded or returned to a hand."""
    def __init__(self) -> None: super().__init__(STAYS)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        slot = g.company[thing]
        return total + 1 if slot >= 0 and hold(g, g.companies[slot].site) == HAVEN else total


class SingAway(Effect):
    """Each character at a Haven loses a corruption card, of its player's choice."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        for it in those(g, source, ALL):
            if hold(g, g.companies[g.company[it]].site) == HAVEN:
                cards = [card for card in g.on(it) if g.facts(card).is_corruption_card()]
                if len(cards) == 1:
                    discard(g, cards[0])
                elif cards:
                    g.then(LoseOneOf(g.owner[it], cards))
        return True


class MovesToHaven(If):
    """The company whose phase it is moves to a Haven."""
    def holds(self, g: Meccg, source: Source) -> bool:
        going = g.companies[g.current].going if g.current >= 0 else -1
        return going >= 0 and hold(g, going) == HAVEN


class RideAlone(If):
    """The bearer's company is one character, or one and a Hobbit, with no ally but this, and it is its phase."""
    def holds(self, g: Meccg, source: Source) -> bool:
        slot = company_of(g, source.card)
        if slot < 0 or slot != g.current:
            return False
        members = g.companies[slot].members
        allies = [card for it in members for card in g.on(it) if g.facts(card).type == ALLY]
        hobbits = [it for it in members if g.facts(it).race == HOBBIT]
        return len(allies) == 1 and (len(members) == 1 or (len(members) == 2 and len(hobbits) >= 1))


class GoHome(Effect):
    """The company is at the nearest Haven of its site from now on."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        if thing < 0 or not g.companies[thing].members:
            return False
        return self.card(g, thing) >= 0
    def card(self, g: Meccg, slot: int) -> int:
        company = g.companies[slot]
        haven = g.cards.haven_of[g.kind[company.site]]
        for site in g.piles[LOCATION + company.side]:
            if g.kind[site] == haven:
                return site
        return -1
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        company = g.companies[thing]
        card, old = self.card(g, thing), company.site
        g.move(card, SITES + company.side)
        company.site = card
        site_leaves(g, old)


class NewHand(Effect):
    """Hand and discard pile are shuffled into the play deck; a new hand is drawn; the card leaves the game."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return not blocked(g, g.kind[source.card])
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        for card in g.piles[HAND + thing].copy():
            g.move_unseen(card, DECK + thing)
        g.shuffle_into(DISCARD + thing, DECK + thing)
        g.move(source.card, OUT + thing)
        draw_cards(g, thing, HAND_OF)
