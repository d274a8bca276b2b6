"""A card read aloud: its facts and its own sentences, in any language."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from ravenhill.core.library import both, written
from ravenhill.core.words import Ability, Both, Change, Effect, Either, If, Perhaps, Together, Who, Word
from ravenhill.games.meccg.cards.parts import Bonus, Instead, Key
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.names import name_of
from ravenhill.games.meccg.terms import (
    AFTER_A_TEST,
    AGENT,
    ALLY,
    ANY_NUMBER,
    ANYWHERE,
    BY_HOLD,
    BY_SITE,
    CHARACTER,
    CREATURE,
    EVENT,
    FACTION,
    ITEM,
    NEVER_STARTS,
    NO_RACE,
    NO_SKILL,
    PER_ITEM,
    REGION,
    SITE,
    SLAYER,
    Hold,
)
from ravenhill.games.meccg.words.changes import On, OnAttack, OnThisAttack
from ravenhill.games.meccg.words.ifs.table import Exists
from ravenhill.games.meccg.words.numbers import BODY, CHECK, INFLUENCE, PROWESS, Alter
from ravenhill.games.meccg.words.verbs.combat import ForThisAttack
from ravenhill.games.meccg.words.verbs.kinds import ThisTurn
from ravenhill.games.meccg.words.verbs.play import PutInPlay
from ravenhill.locale import Speech
from ravenhill.locale.fields import parts
from ravenhill.locale.speech import capital

if TYPE_CHECKING:
    from ravenhill.games.meccg.cards.library import Cards

Fact = tuple[str, dict[str, Any]]
NO_LIMIT: Final = 99
UNCHANGED: Final = -100
TRAITS: Final = (                        # the fact that says it
    "abroad", "not-counted", "two-weapons", "bound", "joined", "not-attackable", "takes-long-events", "open",
    "tapped-too", "kept", "tells-rings", "healer", "never-spent", "still-offers",
    "never-starts", "only-for", "used-abroad", "adds", "takes-rings", "faithful", "a-ring", "no-memory",
    "goes-to-havens", "gives-up", "shadow-magic", "recalls", "not-handed", "restful", "stands-in", "watches", "veils",
    "weightless", "uses-stones", "teaches-stones",
)


def describe(cards: Cards, card: Card, language: str, strict: bool | None = None) -> list[str]:
    """The text of a card: what it is, line by line, then each of its own sentences."""
    speech = Speech(language, "meccg", names=partial(name_of, cards, None), strict=strict)
    said = [fact(speech, key, args) for key, args in facts(card)]
    said += sentences(speech, card)
    return [*said, speech.line("rule-not-playable", {})] if not card.done else said


def sentences(speech: Speech, card: Card) -> list[str]:
    """Its own sentences, as they are written on it."""
    return [speech.word(Told(rule)) for rule in written(card.rules[card.common:])]


def ways(speech: Speech, card: Card) -> dict[str, str]:
    """What tells the ways of one sentence apart, each by the number of what it offers: one of them is chosen."""
    alike: dict[int, list[int]] = {}
    for n, rule in enumerate(card.rules):
        if rule.written is not None:
            alike.setdefault(id(rule.written), []).append(n)
    found: dict[str, str] = {}
    for numbers in alike.values():
        said = [[it for it in map(speech.word, all_merged(card.rules[n].does)) if it] for n in numbers]
        for n, words in zip(numbers, said, strict=True):
            own = [it for it in words if not all(it in others for others in said)]
            if len(numbers) > 1:
                found[str(n)] = "; ".join(own or words)
    return found


class GiveAll(Effect):
    """Several things that are different for the same one until the end of the turn; it is only said."""
    change: Alter                        # the first of them, which knows whether it is about a company
    changes: tuple[Alter, ...]
    def __init__(self, changes: tuple[Alter, ...], who: Who[Any]) -> None:
        super().__init__(who)
        self.change = changes[0]
        self.changes = changes


class Told:
    """A sentence as it is said: what is given to the same one, one after the other, is given together."""

    def __init__(self, rule: Ability) -> None:
        self.kind = rule.kind
        self.at = rule.at
        self.does = tuple(all_merged(rule.does))
        self.changes = tuple(gathered(rule.changes))
        self.pay = rule.pay
        self.when = told_if(rule.when, rule.does)


class AttackHas(Word):
    """Several numbers of an attack that differ in the same case; it is only said."""
    numbers: tuple[OnThisAttack, ...]
    when: If | None
    def __init__(self, numbers: tuple[OnThisAttack, ...], when: If | None) -> None:
        self.numbers = numbers
        self.when = when


class AllHave(AttackHas):
    """Several numbers of the same ones."""
    of: Who[Any]
    def __init__(self, numbers: tuple[OnThisAttack, ...], when: If | None, of: Who[Any]) -> None:
        super().__init__(numbers, when)
        self.of = of


def gathered(changes: Iterable[Change]) -> list[Word]:
    """What is said of the same ones, in the same case, is said together."""
    found: list[Word] = []
    for change in changes:
        last = found[-1] if found else None
        number = (OnThisAttack(change.question, change.more),) if isinstance(change, On | OnAttack) else ()
        if isinstance(change, OnAttack) and is_equal(last_of(last), AttackHas((), change.when)):
            found[-1] = AttackHas((*numbers_of(last), *number), change.when)
        elif isinstance(change, On) and is_equal(last_of(last), AllHave((), change.when, change.of)):
            found[-1] = AllHave((*numbers_of(last), *number), change.when, change.of)
        else:
            found.append(change)
    return found


def last_of(word: Word | None) -> Word | None:
    """Of whom and in which case something was said, without the numbers."""
    if isinstance(word, On | AllHave):
        return AllHave((), word.when, word.of)
    return AttackHas((), word.when) if isinstance(word, OnAttack | AttackHas) else None


def numbers_of(word: Word | None) -> tuple[OnThisAttack, ...]:
    if isinstance(word, AttackHas):
        return word.numbers
    return (OnThisAttack(word.question, word.more),) if isinstance(word, On | OnAttack) else ()


def told_if(when: If | None, does: tuple[Effect, ...]) -> If | None:
    """The condition, but for what a verb says itself: that there is one of those to whom it is done."""
    if isinstance(when, Both):
        return both(told_if(when.one, does), told_if(when.other, does))
    said = isinstance(when, Exists) and any(is_equal(when.who, verb.who) for verb in does)
    return None if said else when


def flat(verbs: Iterable[Effect]) -> Iterator[Effect]:
    """Verbs that are only grouped are told one after the other."""
    for verb in verbs:
        if type(verb) is Together and verb.when is None:
            yield from flat(verb.verbs)
        else:
            yield verb


def all_merged(verbs: Iterable[Effect]) -> list[Effect]:
    does: list[Effect] = []
    for verb in flat(verbs):
        last = does[-1] if does else None
        if isinstance(verb, Either):
            does.append(Either(*[Together(*all_merged([it])) for it in verb.verbs]))
        elif isinstance(verb, Perhaps) and isinstance(verb.verbs[-1], Perhaps) and len(verb.verbs) > 1:
            inner = verb.verbs[-1]                   # what may be left out of what may be left out
            does.append(Perhaps(*all_merged(verb.verbs[:-1]), when=verb.when))
            does.append(Perhaps(*all_merged(inner.verbs), when=both(verb.when, inner.when)))
        elif isinstance(verb, Together):
            does.append(type(verb)(*all_merged(verb.verbs), when=verb.when))
        elif type(verb) in TOGETHER and last is not None and type(last) in (type(verb), TOGETHER[type(verb)]) and (
                is_equal(last.who, verb.who)):
            does[-1] = TOGETHER[type(verb)]((*changes_of(last), *changes_of(verb)), last.who)
        else:
            does.append(verb)
    return does


def changes_of(verb: Effect) -> tuple[Alter, ...]:
    """What it gives."""
    if isinstance(verb, GiveAll):
        return verb.changes
    return (verb.change,) if isinstance(verb, ThisTurn) else ()


class GiveAttackAll(GiveAll):
    """The same for the attack under way, as long as it lasts."""


TOGETHER: Final[dict[type, type[GiveAll]]] = {ThisTurn: GiveAll, ForThisAttack: GiveAttackAll}


def is_equal(one: object, other: object) -> bool:
    """Two words that say the same."""
    return type(one) is type(other) and all(
        is_equal(mine, yours) if isinstance(mine, Word) else mine == yours
        for mine, yours in zip(parts(one).values(), parts(other).values()))


def fact(speech: Speech, key: str, args: dict[str, Any]) -> str:
    return speech.attempt(key, lambda it: capital(it.say(key, it.spoken(args, "Card"))))


def is_once_on_each(card: Card) -> bool:
    """What cannot be duplicated is meant for each item it may lie on."""
    return any(isinstance(verb, PutInPlay) and verb.on_each for rule in card.rules for verb in rule.verbs)


def facts(card: Card) -> Iterator[Fact]:
    """What is printed on it besides its sentences."""
    yield heading(card)
    if card.unique and card.type not in (SITE, REGION, CHARACTER):
        yield "fact-unique", {}
    if card.no_duplicate != ANY_NUMBER:
        yield "fact-once", {"scope": PER_ITEM if is_once_on_each(card) else card.no_duplicate}
    if card.keywords:
        yield "fact-keywords", {"keywords": card.keywords}
    if card.skill != NO_SKILL or card.needs != NO_RACE:
        yield "fact-needs", {"skill": card.skill, "needs": card.needs}
    for trait in sorted(card.traits):
        yield f"fact-{TRAITS[trait]}", {}
    yield from numbers(card)
    for bonus in card.bonuses:
        yield bonus_fact(bonus)
    if card.points or card.points_if_eliminated:
        yield "fact-points", {"points": card.points, "lost": card.points_if_eliminated}
    yield from places(card)


def heading(card: Card) -> Fact:
    """The type of the card, and what a player looks for first."""
    match card.type:
        case 0 if card.under: return "fact-under", {"hold": card.hold}
        case 0: return "fact-site", {"hold": card.hold, "region": card.region}
        case 1: return "fact-region", {"type": card.region_type, "borders": card.borders}
        case 2: return "fact-character", {"race": card.race, "skills": card.skills}
        case 3: return "fact-item", {"size": card.size, "kind": card.kind}
        case 4: return "fact-ally", {"skills": card.skills}
        case 5: return "fact-faction", {"race": card.race}
        case 6: return "fact-event", {"family": card.side, "form": card.form}
        case 8: return "fact-agent", {"race": card.race, "skills": card.skills}
    return "fact-creature", {"race": card.race, "form": card.form}


def numbers(card: Card) -> Iterator[Fact]:
    """Prowess, body, mind, influence, corruption; of an attack, its strikes."""
    if card.type in (CHARACTER, ALLY, AGENT):
        yield "fact-strength", {"mind": card.mind, "prowess": card.prowess, "body": card.body,
                                "influence": card.influence}
        if card.corruption_check:
            yield "fact-check", {"n": card.corruption_check}
        if card.faction_check:
            yield "fact-faction-check", {"n": card.faction_check}
    if card.type == CREATURE:
        yield "fact-attack", {"strikes": card.strikes, "prowess": card.prowess, "body": card.body,
                              "attacks": card.attacks}
    if card.type in (CREATURE, AGENT):
        if card.attacker_chooses:
            yield "fact-attacker-chooses", {}
        if card.same_target:
            yield "fact-same-target", {"any": card.race == SLAYER}
    if card.type in (ITEM, EVENT):
        yield from what_it_adds(card)
    if card.attack is not None:
        types, name = guarded(card, BY_HOLD), guarded(card, BY_SITE)
        yield "fact-own-attack", {"attack": card.attack, "holds": types, "name": name, "deep": bool(types and name)}
    for attack in card.rescue:
        yield "fact-rescue", {"attack": attack}
    for when in dict.fromkeys(key.when for key in card.hunts):
        yield "fact-hunts", {"keys": [WAYS[key.by](key) for key in card.hunts if key.when is when], "when": when}
    if card.cancels:
        yield "fact-cancels", {"names": card.cancels}
    if card.twin:
        yield "fact-twin", {"name": card.twin}
    if card.lair:
        yield "fact-lair", {"name": card.lair}
    if card.leaves_with:
        yield "fact-leaves-with", {"name": card.leaves_with}
    if card.removal is not None:
        yield "fact-removal", {"above": card.removal.above, "haven": card.removal.at_haven, "sage": card.removal.sage,
                               "helped": card.removal.helped, "havens": card.removal.havens,
                               "others": card.removal.others}


def guarded(card: Card, by: int) -> Any:
    """The types of the sites that its attack guards, or the name of the one."""
    keys = [key for key in card.guards if key.by == by]
    return tuple([Hold(key.type) for key in keys]) if by == BY_HOLD else "".join(key.names[0] for key in keys[:1])


def what_it_adds(card: Card) -> Iterator[Fact]:
    """To the bearer; the second numbers hold in the case that is named. What a sentence changes it says itself."""
    told = {change.question for rule in card.rules for change in rule.changes if isinstance(change, Alter)}
    for name, question in (("prowess", PROWESS), ("body", BODY), ("influence", INFLUENCE)):
        more = getattr(card, name)
        if more and question not in told:
            most = getattr(card, f"{name}_up_to", 99)
            yield f"fact-more-{name}", {"n": more, "most": most}
    if card.corruption_check and CHECK not in told:
        yield "fact-check", {"n": card.corruption_check}
    if card.corruption:
        yield "fact-corruption", {"n": card.corruption}
    if card.gives != NO_SKILL:
        yield "fact-gives", {"gives": card.gives}
    it = card.instead
    while it is not None and it.when is not None:
        yield "fact-instead", {"when": it.when, "numbers": list(other_numbers(card, it))}
        it = it.otherwise


def other_numbers(card: Card, it: Instead) -> Iterator[Number]:
    """The numbers that hold instead; of a prowess or a body only the limit may be another."""
    for kind, n, most, printed in ((InsteadProwess, it.prowess, it.prowess_up_to, card.prowess_up_to),
                                   (InsteadBody, it.body, it.body_up_to, card.body_up_to)):
        if n is not None or most not in (None, NO_LIMIT):
            yield kind(UNCHANGED if n is None else n, printed if most is None else most)
    for other, n in ((InsteadInfluence, it.influence), (InsteadCorruption, it.corruption), (InsteadPoints, it.points)):
        if n is not None:
            yield other(n)


class Number:
    """A number that holds instead of the printed one."""
    n: int

    def __init__(self, n: int) -> None:
        self.n = n


class InsteadInfluence(Number):
    """Direct influence."""


class InsteadCorruption(Number):
    """Corruption points."""


class InsteadPoints(Number):
    """Marshalling points."""


class InsteadProwess(Number):
    """Prowess, and how far it goes."""
    most: int

    def __init__(self, n: int, most: int) -> None:
        super().__init__(n)
        self.most = most


class InsteadBody(InsteadProwess):
    """Body, and how far it goes."""


def bonus_of(bonus: Bonus) -> dict[str, Any]:
    return {"prowess": bonus.prowess, "influence": bonus.influence, "race": bonus.race, "name": bonus.card,
            "home": bonus.home, "characters": bonus.characters, "factions": bonus.factions}


def bonus_fact(bonus: Bonus) -> Fact:
    """Against some people or factions; or against the factions of some regions."""
    if bonus.regions:
        return "fact-bonus-regions", {"influence": bonus.influence, "regions": bonus.regions}
    return "fact-bonus", bonus_of(bonus)


def places(card: Card) -> Iterator[Fact]:
    """Where it is at home, where it is played, what a site offers and who guards it."""
    if card.homes:
        yield "fact-homes", {"homes": card.homes, "only": card.home_only, "late": card.is_such(NEVER_STARTS)}
    sites = tuple([name for name in card.at if name != AFTER_A_TEST])
    if sites or card.at_regions:
        yield "fact-at", {"sites": sites, "regions": card.at_regions}
    if AFTER_A_TEST in card.at:
        yield "fact-after-test", {}
    if card.hoard and card.type == ITEM:
        yield "fact-hoard-item", {}
    if card.type == AGENT and card.never_at:
        yield "fact-never-goes", {"holds": card.never_at}
    elif card.never_at:
        yield "fact-never-at", {"holds": card.never_at}
    if card.type == AGENT and card.stays_in:
        yield "fact-goes-only", {"sites": card.stays_in}
    elif card.stays_in:
        yield "fact-stays-in", {"regions": card.stays_in}
    for ring, (least, most) in card.test.items():
        yield "fact-test", {"keyword": ring, "least": least, "most": most}
    if card.type == FACTION and card.above:
        yield "fact-above", {"n": card.above}
        for race, more in card.swayed_by.items():
            yield "fact-swayed", {"race": race, "n": more}
    yield from keys(card)
    if card.type == SITE:
        yield from site(card)
    if card.is_site_event():
        if card.haven_paths[ANYWHERE]:
            yield "fact-site", {"hold": card.hold, "region": card.region}
            yield "fact-way-in", {"path": card.haven_paths[ANYWHERE]}
        else:
            yield "fact-on-map", {"hold": card.hold}
        yield from site(card)


class KeyLand:
    """So many regions of a type."""
    type: int
    times: int

    def __init__(self, key: Key) -> None:
        self.type = key.type
        self.times = key.times


class KeyHold:
    """A type of site."""
    hold: int

    def __init__(self, key: Key) -> None:
        self.hold = key.type


class KeyRegion:
    """Regions by name."""
    names: tuple[str, ...]

    def __init__(self, key: Key) -> None:
        self.names = key.names


class KeySite(KeyRegion):
    """Sites by name."""


class KeyMovement(KeyRegion):
    """The way between two Havens."""


class KeySitesIn(KeyRegion):
    """Sites of some types in regions by name."""
    holds: tuple[int, ...]

    def __init__(self, key: Key) -> None:
        super().__init__(key)
        self.holds = key.holds


class KeyAttack:
    """No place: it follows an attack."""

    def __init__(self, key: Key) -> None:
        assert key.when is not None


WAYS = (KeyLand, KeyHold, KeyRegion, KeySite, KeySitesIn, KeyMovement, KeyAttack)


def keys(card: Card) -> Iterator[Fact]:
    """The ways in which a creature can be keyed; those that hold only sometimes apart."""
    for when in dict.fromkeys(key.when for key in card.keyed_to):
        yield "fact-keys", {"keys": [WAYS[key.by](key) for key in card.keyed_to if key.when is when], "when": when}


class Neighbour:
    """A site next to one of the Under-deeps, and what must be rolled on the way."""
    name: str
    n: int

    def __init__(self, name: str, n: int) -> None:
        self.name = name
        self.n = n


def site(card: Card) -> Iterator[Fact]:
    if card.neighbours:
        yield "fact-neighbours", {"sites": [Neighbour(name, n) for name, n in card.neighbours.items()]}
    if card.nearest_haven:
        yield "fact-path", {"name": card.nearest_haven, "path": card.path}
    for haven, path in card.haven_paths.items():
        if haven == ANYWHERE:
            continue
        yield "fact-haven-path", {"name": haven, "path": path}
    yield "fact-draws", {"own": card.draws_own, "other": card.draws_opponent}
    if card.playable:
        yield "fact-playable", {"sizes": card.playable}
    for size, keyword in card.only.items():
        yield "fact-only", {"sizes": (size,), "keyword": keyword}
    for attack in card.guarded_by:
        if attack.hand:
            yield "fact-from-hand", {"keys": [WAYS[key.by](key) for key in attack.hand], "unique": attack.unique}
        elif attack.nazgul is not None:
            yield "fact-nazgul", {"names": attack.nazgul}
        elif attack.unless is not None:
            yield "fact-guarded-unless", {"attack": attack, "unless": attack.unless}
        else:
            yield "fact-guarded", {"attack": attack}
    if card.open_to:
        yield "fact-open-to", {"races": card.open_to}
    if card.hazard_limit:
        yield "fact-limit", {"n": card.hazard_limit}
    if card.heals_everybody:
        yield "fact-heals", {}
    if card.hoard:
        yield "fact-hoard", {}
    if card.dwarf_hold:
        yield "fact-dwarf-hold", {}
