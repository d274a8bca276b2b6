"""What the numbers and names of options, log lines and card words stand for: the locale key of each thing."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.chain import Declaring
from ravenhill.core.log import HIDDEN
from ravenhill.games.meccg.cards.library import Cards
from ravenhill.games.meccg.declarations import NAMED, NAMES, OPENED
from ravenhill.games.meccg.piles import SLOTS
from ravenhill.games.meccg.rules.returning import HowKeyed
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    ANY_BORDER_HOLD,
    ANY_FALLEN,
    ANY_FREE_HOLD,
    ANY_HAVEN,
    ANY_UNDER_DEEPS,
    BY_HOLD,
    BY_MOVEMENT,
    BY_REGION_TYPE,
    BY_SITE,
    DEEP_STRONGHOLD,
)

TERMS: Final = {
    "land": ("sea", "free", "border", "wild", "shadow", "dark"),
    "hold": ("haven", "free", "border", "ruins", "shadow", "dark"),
    "race": (
        "none", "wizard", "elf", "dwarf", "dunadan", "man", "hobbit", "orc", "troll", "wolf", "spider", "animal",
        "dragon", "drake", "undead", "nazgul", "giant", "slayer", "plant", "pukel", "balrog", "wose", "ent", "eagle",
        "special",
    ),
    "skill": ("none", "warrior", "scout", "ranger", "sage", "diplomat"),
    "size": ("none", "minor", "major", "greater", "special", "gold", "information"),
    "kind": ("none", "weapon", "armor", "shield", "helmet"),
    "keyword": (
        "environment", "spell", "spawn", "check", "palantir", "lesser", "magic", "dwarven", "one", "scroll", "ritual",
        "flattery", "light", "dark", "14", "15", "16", "17", "18", "19", "20", "21",
    ),
    "family": ("none", "resource", "hazard", "either"),
    "form": ("none", "short", "long", "permanent"),
    "scope": (
        "none", "all", "character", "company", "site", "turn", "attack", "wizard", "elf", "nazgul", "item", "player",
        "agent", "faction", "dragon",
    ),
    "score": ("characters", "items", "factions", "allies", "creatures", "others"),
    "type": ("site", "region", "character", "item", "ally", "faction", "event", "creature", "agent"),
    "where": (
        "current", "attacked", "bearer", "yours", "beside", "checked", "all", "chosen", "others", "checked-beside",
    ),
    "sought": (
        "hazard", "creature", "spell", "resource", "any", "item", "sages", "minor", "weather", "charm", "yours",
    ),
    "swayed": ("site", "region", "character", "item", "ally", "faction"),
    "harm": ("none", "taps", "robs", "robs-company"),
    "way": ("land", "hold", "region", "site", "sites-in", "movement", "attack"),
    "question": (
        "prowess", "body", "influence", "corruption", "check", "attack-prowess", "strikes", "attack-body", "limit",
        "hand", "draws", "draws-opponent", "faction-check", "stays", "keyed", "points", "site-type", "mind",
        "ring-test", "not-untapping", "nothing", "all-strikes", "equal-body", "spared", "harmless", "region-type",
        "able", "again", "face-up", "opens", "open-to", "only-open", "flies", "regions", "passes", "returns",
        "36", "37", "38", "39", "like-a", "aroused", "body-checks", "held", "long-stays",
        "limit-now", "lands-for-hazards", "forded", "heals", "hoard", "descent", "free", "attempts", "general",
        "spell-check", "penalty", "road", "seems", "one-free", "barred", "also-checks",
        "twice", "rolls-to-untap", "closed",
    ),
    "attempt": ("none", "burglary", "riddling", "offering", "flattery"),
    "phase": ("untap", "organization", "long", "movement", "site", "end", "council", "setup"),
}
# The term that a field of a card word stands for; by class and field where one name means two things.
FIELDS: Final = {
    "race": "race", "races": "race", "never": "race", "needs": "race", "skill": "skill", "gives": "skill",
    "hold": "hold", "holds": "hold", "holds_at": "hold", "lands": "land", "keyword": "keyword", "form": "form",
    "sizes": "size", "where": "where", "question": "question", "ways": "way", "how": "harm", "kind": "kind",
    "KeyedToSite.types": "hold", "Follows.land": "land", "Withered.type": "land", "Wither.type": "land",
    "OutsideRegions.hold": "hold", "RestOnlyAt.holds": "hold",
    "OnlyKeyedAt.type": "hold", "SiteIs.types": "hold", "Guarded.types": "hold", "OpensLands.types": "hold",
    "type": "land", "types": "land", "CountsAs.one": "hold", "CountsAs.other": "hold", "ChangePath.one": "land",
    "ChangePath.other": "land", "LightenPath.one": "land", "LightenPath.other": "land", "LandsAre.changes": "land",
    "Road.path": "land", "LandIs.one": "land", "LandIs.other": "land",
    "EndEnvironments.side": "family", "FindAndPlay.size": "size", "FetchCard.what": "sought",
    "DiscardPileHas.what": "sought", "SearchDeck.what": "sought", "TapToFetch.what": "sought",
    "FewerGuards.types": "hold", "FetchAside.what": "sought", "FetchAside.to": "pile",
    "CardsInHand.card": "type", "attempt": "attempt",
    "OnEach.without": "skill", "FetchCard.to": "pile",
    "HuntsTheOneRing.never": "hold", "HuntsRings.types": "hold", "HealsAndDrawsLike.type": "hold",
    "CountsAsWithout.type": "hold",
    "Wanderers.type": "land", "Becalms.type": "land", "LieAtTheEnd.type": "land", "Opening.types": "hold",
    "sways": "swayed", "Fury.skill": "skill", "AgentCan.skill": "skill",
    "carrying": "size", "Sites.offers": "size", "Sites.guard": "race", "HazardEvents.never": "keyword",
    "MovesOnFrom.hold": "hold", "ItemsWeigh.size": "size", "MoreHazardsAfter.race": "race",
    "at": "hold", "not_at": "hold", "bearing": "keyword", "beside": "skill", "beside_race": "race",
    "Items.size": "size", "Sites.never": "hold", "Sites.land": "land",
    "NoArts.keywords": "keyword",
    "Card.skills": "skill", "Card.scope": "scope", "Card.keywords": "keyword", "Card.size": "size",
    "Card.family": "family", "Card.path": "land",
}
NUMBERED: Final = ("pile", "moment")
ANY_SUCH: Final = {ANY_HAVEN: "any-haven", ANY_FREE_HOLD: "any-free-hold", ANY_BORDER_HOLD: "any-border-hold",
                   ANY_UNDER_DEEPS: "any-under-deeps", DEEP_STRONGHOLD: "any-deep-stronghold", ANY_FALLEN: "any-fallen"}


def term(kind: str, n: int) -> Any:
    """What a number of the rules is called; the types of view.py name the same words."""
    return TERMS[kind][n]


def name_of(cards: Cards, g: Any, field: str, value: Any) -> str | None:
    """The key of a thing by the field that points at it; None: the number is just itself."""
    if "." in field:
        return word_of(cards, field, value)
    kind = field.rstrip("0123456789")
    match kind:
        case "card": return "a-card" if value == HIDDEN else f"card-{cards.facts[g.kind[value]].id}"
        case "company": return company(g, value)
        case "agent": return agent(g, value)
        case "named": return f"card-{cards.facts[value].id}"
        case "region" if value > 0: return f"card-{cards.facts[value].id}"
        case "region": return "by-regions" if value == 0 else "by-path"
        case "key": return key(cards, g, value)
        case "land" | "hold" | "question" | "race": return f"{kind}-{TERMS[kind][value]}"
    return None


def word_of(cards: Cards, field: str, value: Any) -> str | None:
    """The field of a card word: a card by its English name, a term, or another word."""
    if isinstance(value, type):
        return f"what-{value.__name__}"
    if isinstance(value, str):
        if field == "Rule.id":
            return None
        if value in ANY_SUCH:
            return ANY_SUCH[value]
        return f"card-{cards.facts[cards.names[value]].id}" if value else "name-none"
    term = FIELDS.get(field) or FIELDS.get(field.partition(".")[2])
    if term is None or field == "Only.at":               # there it is a moment, which the sentence says by itself
        return None
    if term in NUMBERED or value >= len(TERMS[term]):
        return f"{term}-{value}"
    return f"{term}-{TERMS[term][value] if value >= 0 else 'any'}"


def company(g: Meccg, slot: int) -> str:
    """A company is called after its first character."""
    members = g.companies[slot].members if 0 <= slot < SLOTS else []
    return f"card-{g.facts(members[0]).id}" if members else "a-company"


def agent(g: Meccg, place: int) -> str:
    """One that is face up by its name, any other as what it is to both."""
    found = [it.card for it in g.agents if it.place == place and it.card >= 0]
    return f"card-{g.facts(found[0]).id}" if found else "an-agent"


def key(cards: Cards, g: Meccg, value: int) -> str:
    """What a creature that is being declared is keyed to."""
    place, by, type = value // NAMES, -1, 0
    if place >= NAMED:
        return f"card-{cards.facts[place - NAMED].id}"
    if place >= OPENED:
        by, type = (place - OPENED) // 8, (place - OPENED) % 8
        if by == BY_SITE:
            company = g.companies[g.current]
            return f"card-{g.facts(company.going if company.going >= 0 else company.site).id}"
    else:
        for frame in g.stack:
            if isinstance(frame, Declaring | HowKeyed):
                keyed = g.facts(frame.card).keyed_to
                if place < len(keyed):
                    it = keyed[place]
                    by, type = it.by, it.type
                    if it.names and by != BY_MOVEMENT:
                        return f"card-{cards.facts[cards.names[it.names[value % NAMES]]].id}"
    if by == BY_REGION_TYPE:
        return f"land-{TERMS['land'][type]}"
    return f"hold-{TERMS['hold'][type]}" if by == BY_HOLD else "by-movement" if by == BY_MOVEMENT else "a-key"
