"""In the Heart of his Realm, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import IN_PLAY
from ravenhill.games.meccg.rules.lands import path_of, region_type
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import Keyword, RegionType, Skill
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import BARRED, DRAWS_OWN, FORGOTTEN, Alter


class DrawsLessIn(Alter):
    """Who moves through a region of this type draws one card less, perhaps none."""
    type: RegionType
    def __init__(self, type: RegionType) -> None:
        super().__init__(DRAWS_OWN)
        self.type = type
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return max(0, total - 1) if self.type in path_of(g, thing) else total


def is_within(g: Meccg, character: int, type: RegionType, name: str) -> bool:
    """At a site in a region of this type or name, or on a way through one."""
    slot = g.company[character]
    if slot < 0:
        return False
    company, named = g.companies[slot], g.cards.names[name]
    if company.going >= 0:
        return type in path_of(g, slot) or named in company.regions
    region = g.cards.region_of[g.kind[company.site]]
    return region >= 0 and (region == named or region_type(g, slot, region) == type)


class LosesSkill(Alter):
    """Whoever is at a site in such a region, or moves through one, does not have this skill."""
    skill: Skill
    type: RegionType
    name: str
    def __init__(self, skill: Skill, type: RegionType, name: str) -> None:
        super().__init__(FORGOTTEN)
        self.skill = skill
        self.type = type
        self.name = name
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total | 1 << self.skill if is_within(g, thing, self.type, self.name) else total


class NoArts(Alter):
    """No character there can use cards with these keywords: what he bears, or what only a Wizard like him can do."""
    keywords: tuple[Keyword, ...]
    type: RegionType
    name: str
    def __init__(self, *keywords: Keyword, type: RegionType, name: str) -> None:
        super().__init__(BARRED)
        self.keywords = keywords
        self.type = type
        self.name = name
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        it = g.facts(thing)
        if it.keywords.isdisjoint(self.keywords):
            return total
        users = [g.host[thing]] if g.is_in_play(thing) else []
        if not users and it.needs == WIZARD:
            own = g.piles[IN_PLAY + g.owner[thing]]
            users = [one for one in own if g.company[one] >= 0 and g.facts(one).is_wizard()]
        return 1 if any(one >= 0 and is_within(g, one, self.type, self.name) for one in users) else total


# Opponents who play minions are none of ours: what the card says of them has no behaviour.
IN_THE_HEART_OF_HIS_REALM = PermanentEvent("dm-067", "In the Heart of his Realm", side=HAZARD, done=True, rules=(
    may(HAZARDS, PutInPlay(THIS)),
    always(DrawsLessIn(DARK_DOMAIN), LosesSkill(SAGE, DARK_DOMAIN, "Gorgoroth")),
    always(NoArts(SPELL, LIGHT_ENCHANTMENT, RITUAL, type=DARK_DOMAIN, name="Gorgoroth")),
    whenever(DECK_EXHAUSTED, Discard(THIS)),
))
