"""What the face of a card shows, as plain data and in words: a client draws it and needs no rule."""
from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import Literal

from msgspec import Struct

from ravenhill.games.meccg import library
from ravenhill.games.meccg.cards.describing import fact, facts, sentences, ways
from ravenhill.games.meccg.cards.parts import Automatic, Instead, Key
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.decks.legality import copies_allowed
from ravenhill.games.meccg.names import ANY_SUCH, TERMS, name_of
from ravenhill.games.meccg.terms import (
    AFTER_A_TEST,
    ANYWHERE,
    CHARACTER,
    EITHER,
    HAVEN,
    HAZARD,
    NO_LIMIT,
    SITE,
)
from ravenhill.games.teaching import rules_of
from ravenhill.locale import Speech

Family = Literal["character", "resource", "hazard", "site", "region"]
# What the figures of a face show already. Everything else is said in words.
DRAWN = frozenset({
    "fact-site", "fact-region", "fact-character", "fact-item", "fact-ally", "fact-faction", "fact-event",
    "fact-creature", "fact-unique", "fact-keywords", "fact-needs", "fact-strength", "fact-attack", "fact-corruption",
    "fact-points", "fact-homes", "fact-at", "fact-above", "fact-swayed", "fact-keys", "fact-path", "fact-haven-path",
    "fact-draws", "fact-playable", "fact-guarded",
})


class KeyFace(Struct, frozen=True, omit_defaults=True):
    """One way of keying a creature: land, hold, region, site, sites-in or movement."""
    by: str
    type: str = ""                       # of a land or a hold
    times: int = 1
    places: list[str] = []               # codes of regions and sites
    holds: list[str] = []
    sometimes: bool = False              # only while a condition holds, which the words tell


class AttackFace(Struct, frozen=True, omit_defaults=True):
    """An attack that is printed on a site or an event."""
    race: str
    strikes: int
    prowess: int
    body: int = 0


class OtherFace(Struct, frozen=True, omit_defaults=True):
    """The printed numbers in parentheses."""
    points: int | None = None
    corruption: int | None = None
    prowess: int | None = None
    body: int | None = None
    influence: int | None = None


class Face(Struct, frozen=True, omit_defaults=True):
    """What is printed on a card. Terms are the ends of locale keys (race-elf, hold-ruins), other cards are codes."""
    code: str
    type: str
    family: Family
    either: bool = False                 # a hazard or a resource, as its player likes
    form: str = "none"
    unique: bool = False
    copies: int = 3                      # how many of it a deck may hold
    race: str = "none"
    skills: list[str] = []
    skill: str = "none"                  # who may play it
    needs: str = "none"
    keywords: list[str] = []
    mind: int = 0
    influence: int = 0
    prowess: int = 0
    prowess_most: int = 0                # no more than that; 0: without limit, -1: twice the printed one
    body: int = 0
    body_most: int = 0
    other: OtherFace | None = None
    points: int = 0
    lost: int = 0                        # points when it is eliminated
    score: str = "others"
    corruption: int = 0
    check: int = 0                       # to corruption checks
    size: str = "none"
    kind: str = "none"
    hoard: bool = False
    homes: list[str] = []                # any-haven stands for all of them
    at: list[str] = []
    at_regions: list[str] = []
    after_test: bool = False
    above: int = 0                       # the influence check that wins a faction
    sways: dict[str, int] = {}
    strikes: int = 0                     # -1: one for each character
    attacks: int = 1
    attacker_chooses: bool = False
    keys: list[KeyFace] = []
    guards: list[AttackFace] = []
    hold: str = ""
    region: str = ""
    haven: str = ""
    path: list[str] = []
    haven_paths: dict[str, list[str]] = {}
    draws: list[int] = []                # own, the opponent's
    playable: list[str] = []
    land: str = ""
    borders: list[str] = []
    reprint_of: str = ""
    promo: bool = False
    done: bool = True                    # everything on it is carried out
    rulings: list[str] = []              # the rules that name it


class Words(Struct, frozen=True, array_like=True):
    """The text of a card in one language: what its figures show already, all the rest, and the ways it has."""
    drawn: list[str]
    says: list[str]
    ways: dict[str, str] = {}            # by the number of what it offers


@cache
def faces() -> list[Face]:
    """Every card there is."""
    named = rulings()
    return [face(card, named.get(card.name, [])) for card in library().facts]


def texts(language: str) -> dict[str, Words]:
    """The text of every card, by its code."""
    cards = library()
    speech = Speech(language, "meccg", names=partial(name_of, cards, None), strict=False)
    return {card.id: words(speech, card) for card in cards.facts}


def words(speech: Speech, card: Card) -> Words:
    drawn: list[str] = []
    says: list[str] = []
    for key, args in facts(card):
        # The condition of a key, and that somebody comes into play at home only, are more than figures can say.
        plain = key in DRAWN and args.get("when") is None and not args.get("only")
        (drawn if plain else says).append(fact(speech, key, args))
    return Words(drawn, says + sentences(speech, card), ways(speech, card))


@cache
def rulings() -> dict[str, list[str]]:
    """By the English name of a card: the rules and rulings whose text names it."""
    found: dict[str, list[str]] = {}
    names = {card.name for card in library().facts if len(card.name) > 5}        # “River” and “Sun” are words, too
    english = Speech("en", "meccg", strict=False)
    for rule in rules_of("meccg"):
        text = english.line(f"rule-{rule.id}", {}) if english.has(f"rule-{rule.id}") else rule.text
        for name in names:
            if name in text: found.setdefault(name, []).append(rule.id)
    return found


def face(card: Card, rulings: list[str]) -> Face:
    return Face(
        code=card.id, type=term("type", card.type), family=family(card), either=card.side == EITHER,
        form=term("form", card.form), unique=card.unique, copies=copies(card), race=term("race", card.race),
        skills=terms("skill", sorted(card.skills)), skill=term("skill", card.skill), needs=term("race", card.needs),
        keywords=terms("keyword", sorted(card.keywords)), mind=card.mind, influence=card.influence,
        prowess=card.prowess, prowess_most=most(card.prowess_up_to), body=card.body, body_most=most(card.body_up_to),
        other=other(card.instead), points=card.points, lost=card.points_if_eliminated, score=term("score", card.score),
        corruption=card.corruption, check=card.corruption_check, size=term("size", card.size),
        kind=term("kind", card.kind), hoard=card.hoard, homes=codes(card.homes),
        at=codes([name for name in card.at if name != AFTER_A_TEST]), at_regions=codes(card.at_regions),
        after_test=AFTER_A_TEST in card.at, above=card.above,
        sways={term("race", race): n for race, n in card.swayed_by.items()}, strikes=card.strikes, attacks=card.attacks,
        attacker_chooses=card.attacker_chooses, keys=[key(it) for it in card.keyed_to],
        guards=[attack(it) for it in (*card.guarded_by, *([card.attack] if card.attack else [])) if it.strikes],
        hold=term("hold", card.hold) if card.is_place() else "", region=code(card.region) if card.region else "",
        haven=code(card.nearest_haven) if card.nearest_haven else "", path=terms("land", card.path),
        haven_paths={code(name): terms("land", path) for name, path in card.haven_paths.items() if name != ANYWHERE},
        draws=[card.draws_own, card.draws_opponent] if card.is_place() else [],
        playable=terms("size", sorted(card.playable)), land=term("land", card.region_type) if card.borders else "",
        borders=codes(card.borders), reprint_of=card.reprint_of, promo=card.promo, done=card.done, rulings=rulings,
    )


def family(card: Card) -> Family:
    if card.type == CHARACTER: return "character"
    if card.type == SITE: return "site"
    if card.borders: return "region"
    return "hazard" if card.side == HAZARD else "resource"


def copies(card: Card) -> int:
    """R-SETUP-01, 03, 09  Of a Haven as many as one likes; of a Wizard three."""
    if card.type == SITE: return 1 if card.hold != HAVEN else 0
    if card.borders: return 0
    return 3 if card.type == CHARACTER and card.is_wizard() else copies_allowed(card)


def term(name: str, value: int) -> str: return TERMS[name][value]
def terms(name: str, values: Sequence[int]) -> list[str]: return [term(name, value) for value in values]
def most(limit: int) -> int: return 0 if limit == NO_LIMIT else limit


def code(name: str) -> str:
    cards = library()
    return ANY_SUCH[name] if name in ANY_SUCH else cards.facts[cards.names[name]].id


def codes(names: Sequence[str]) -> list[str]: return [code(name) for name in names]


def key(it: Key) -> KeyFace:
    by = TERMS["way"][it.by]
    type = term(by, it.type) if by in ("land", "hold") else ""
    return KeyFace(by, type, it.times, codes(it.names), terms("hold", it.holds), it.when is not None)


def attack(it: Automatic) -> AttackFace: return AttackFace(term("race", it.race), it.strikes, it.prowess, it.body)


def other(it: Instead | None) -> OtherFace | None:
    return None if it is None else OtherFace(it.points, it.corruption, it.prowess, it.body, it.influence)
