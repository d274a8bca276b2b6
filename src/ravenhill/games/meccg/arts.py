"""Words of few cards: mirrors and stones that show decks, forging, chance meetings, what the store gives back."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.words import MAY, Effect, If, Source, Who, Word
from ravenhill.games.meccg.crafts import UseStone
from ravenhill.games.meccg.feats import veiled
from ravenhill.games.meccg.lines import JOINS, TAPS
from ravenhill.games.meccg.questions import CHARACTER_WOUNDED, LIKE_A, Alter, FromStore
from ravenhill.games.meccg.rules.deck_top import WhichDeck, gaze
from ravenhill.games.meccg.rules.hazards import slots_of
from ravenhill.games.meccg.rules.leaving import discard, happens, join
from ravenhill.games.meccg.rules.movement import has_room
from ravenhill.games.meccg.rules.numbers import blocked, hold, items_of, mind, skills, unused_influence
from ravenhill.games.meccg.rules.reforging import Forging, to_forge
from ravenhill.games.meccg.state import (
    CHAIN,
    COUNCIL_PHASE,
    HAND,
    IN_PLAY,
    MARSHALLED,
    NOBODY_HOSTS,
    TAPPED,
    UNTAPPED,
    Meccg,
)
from ravenhill.games.meccg.terms import (
    BORDER_HOLD,
    CHARACTER,
    FREE_HOLD,
    HAVEN,
    ITEM,
    PALANTIR,
    RUINS_AND_LAIRS,
    Hold,
    Skill,
)
from ravenhill.games.meccg.whos import YOURS, company_of, those

MEETING_PLACES: Final = (FREE_HOLD, BORDER_HOLD, RUINS_AND_LAIRS)

# Decks and stones


class BothPlayers(Who[int]):
    """Both players, who plays the card first."""
    def find(self, g: Meccg, source: Source) -> list[int]: return [source.side, 1 - source.side]


class YoursAt(If):
    """A company of yours is at this site."""
    site: str
    def __init__(self, site: str) -> None: self.site = site
    def holds(self, g: Meccg, source: Source) -> bool:
        return any(it.members and it.side == source.side and g.facts(it.site).name == self.site for it in g.companies)


class SeeTop(Effect):
    """The five top cards of this player's play deck are looked at, shuffled and laid back."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return not veiled(g)
    def do(self, g: Meccg, source: Source, thing: int) -> None: gaze(g, thing, source.side)


class SeeTopOfOne(Effect):
    """The same with one play deck of choice, or none."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        if not veiled(g):
            g.then(WhichDeck(source.side))
        return True


def art_of(g: Meccg, stone: int) -> Effect | None:
    """What somebody does who uses this Palantír; the check that follows is the same for all of them."""
    for rule in g.facts(stone).rules:
        if rule.kind == MAY and isinstance(rule.pay, UseStone) and not rule.picking:
            return rule.does[0]
    return None


class OtherStones(Who[int]):
    """The other Palantíri in play, of either player."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for card in g.in_force() if card != source.card and g.facts(card).has(PALANTIR)]


class StonesOfTheOne(Who[int]):
    """A Palantír that who was picked first bears."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        bearers = source.picks[:1] or those(g, source, YOURS)
        return [card for it in bearers for card in items_of(g, it) if g.facts(card).has(PALANTIR)]


class UseAs(Effect):
    """It does what that Palantír does."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        art = art_of(g, thing)
        return art is not None and art.refusal(g, source) is None
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        art = art_of(g, thing)
        if art is not None:
            art.happen(g, source)


# Forging, and what is stored


class OnItem(If):
    """The card lies with an item."""
    def holds(self, g: Meccg, source: Source) -> bool:
        host = g.host[source.card]
        return host >= 0 and g.facts(host).type == ITEM


class BearerOfItsHost(Who[int]):
    """Who bears the item the card lies with."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        host = g.host[source.card]
        return [g.host[host]] if host >= 0 and g.host[host] >= 0 else []


class YourItems(Who[int]):
    """Items of this name that your characters bear."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for it in those(g, source, YOURS) for card in items_of(g, it) if g.facts(card).name == self.name]


class Stored(Who[int]):
    """Cards of this name that you have stored."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for card in g.piles[MARSHALLED + source.side] if g.facts(card).name == self.name]


class AtHavens(Who[int]):
    """Your characters of this skill who are at a Haven."""
    skill: Skill
    def __init__(self, skill: Skill) -> None: self.skill = skill
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in those(g, source, YOURS)
                if self.skill in skills(g, it) and hold(g, g.companies[g.company[it]].site) == HAVEN]


class FellowsOfTheOne(Who[int]):
    """Who was picked first, and all others of that company."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        if not source.picks:
            return those(g, source, YOURS)
        slot = g.company[source.picks[0]]
        return g.companies[slot].members if slot >= 0 else []


class DiscardStored(FromStore):
    """Another stored card is discarded."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: discard(g, thing)


class SpendStored(FromStore):
    """Somebody taps, and this stored card is discarded."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.state[thing] == UNTAPPED
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.state[thing] = TAPPED
        g.tell(TAPS, thing)
        g.move(source.card, CHAIN)


class LayWith(Effect):
    """The card is placed with that item."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.move(source.card, IN_PLAY + source.side)
        g.host[source.card] = thing


class Reforge(Effect):
    """A minor or major weapon, armour or shield comes from the discard pile to this character."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return not veiled(g) and bool(to_forge(g, source.side, thing))
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(Forging(source.side, thing))


# Meetings, factions, wounds


def who_could_meet(g: Meccg, side: int, card: int) -> list[int]:
    """Whose direct influence is enough for this character, where it may be met by chance."""
    found: list[int] = []
    cost = mind(g, card)
    for slot in slots_of(side):
        company = g.companies[slot]
        on_its_way = slot == g.current and company.going >= 0
        if not company.members or on_its_way or hold(g, company.site) not in MEETING_PLACES:
            continue
        if has_room(g, slot, [card]):
            found.extend([it for it in company.members
                          if g.host[it] == NOBODY_HOSTS and unused_influence(g, it, card) >= cost])
    return found


class CharactersToMeet(Who[int]):
    """Characters of your hand, no Wizards, for whom somebody at a place of meeting has influence enough."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        if g.phase == COUNCIL_PHASE:
            return []
        return [card for card in g.piles[HAND + source.side] if g.facts(card).type == CHARACTER and g.facts(card).done
                and not g.facts(card).is_wizard() and not (g.facts(card).unique and blocked(g, g.kind[card]))
                and who_could_meet(g, source.side, card)]


class WhoMeetsIt(Who[int]):
    """Who could control the character that was picked first."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        if not source.picks:
            return those(g, source, YOURS)
        card = source.picks[0]
        return who_could_meet(g, source.side, card) if g.pile[card] == HAND + source.side else []


class MeetByChance(Effect):
    """The character that was shown comes into play as the follower of this one."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return not source.picks or not (g.facts(source.picks[0]).unique and blocked(g, g.kind[source.picks[0]]))
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        card = source.picks[0]
        g.move(card, IN_PLAY + source.side)
        g.host[card] = thing
        join(g, card, g.company[thing])
        g.tell(JOINS, card, g.companies[g.company[card]].site)


class FactionInPlay(If):
    """A player has this faction."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def holds(self, g: Meccg, source: Source) -> bool:
        return any(g.facts(card).name == self.name for side in range(2) for card in g.piles[MARSHALLED + side])


class SubjectNamed(If):
    """The moment is about the card of this name."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def holds(self, g: Meccg, source: Source) -> bool:
        return bool(source.picks) and g.facts(source.picks[0]).name == self.name


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


class FeelWound(Effect):
    """What a wound sets off follows."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: happens(g, CHARACTER_WOUNDED, thing)


class AtThatSite(Who[int]):
    """Cards of this name that your characters bear at this site, or that were stored there."""
    name: str
    site: str
    def __init__(self, name: str, site: str) -> None:
        self.name = name
        self.site = site
    def find(self, g: Meccg, source: Source) -> list[int]:
        borne = [card for card in YourItems(self.name).find(g, source)
                 if g.facts(g.companies[company_of(g, card)].site).name == self.site]
        return borne + [card for card in Stored(self.name).find(g, source) if g.state[card] == TAPPED]


class HealsAndDrawsLike(Alter):
    """A site counts as another type, for healing and for hazards."""
    site: str
    type: Hold
    def __init__(self, site: str, type: Hold) -> None:
        super().__init__(LIKE_A)
        self.site = site
        self.type = type
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return self.type if g.facts(thing).name == self.site else total


BOTH_PLAYERS: Final = BothPlayers()
