"""The cards of a game: what is printed on each, and which of their sentences wait for which moment."""
from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from ravenhill.core.errors import RavenhillError
from ravenhill.core.words import ALWAYS, MAY, WHENEVER, Ability, Anyway, Effect, Either, If, Perhaps, Picked, Together

MOST_ABILITIES: Final = 8            # of one card; the option to declare one is (card + 1) * 8 + ability
Way: TypeAlias = tuple[list[Effect], If | None]


def both(one: If | None, other: If | None) -> If | None:
    """The one and the other, where there are two."""
    return other if one is None else one if other is None else one & other


def ways_together(verbs: tuple[Effect, ...], when: If | None) -> list[Way]:
    """Every way to do all of these, one after the other."""
    found: list[Way] = [([], when)]
    for verb in verbs:
        found = [(done + more, both(so, also)) for done, so in found for more, also in ways_of(verb)]
    return found


def ways_of(verb: Effect) -> list[Way]:
    """Every way to do this: the verbs that are left, and what must be so for it."""
    if isinstance(verb, Either):
        return [way for one in verb.verbs for way in ways_of(one)]
    if isinstance(verb, Perhaps):
        return [([], None), *ways_together(verb.verbs, verb.when)]
    if isinstance(verb, Together) and not isinstance(verb, Anyway):
        return ways_together(verb.verbs, verb.when)
    return [([verb], None)]


def readings(rule: Ability) -> list[Ability]:
    """Every sentence that a sentence on a card stands for: each is offered, declared and resolved by itself."""
    if not any(isinstance(verb, Together) and not isinstance(verb, Anyway) for verb in rule.does):
        return [rule]
    found = [Ability(rule.kind, rule.at, tuple(does), (), rule.pay, when, rule)
             for does, when in ways_together(rule.does, rule.when)]
    for reading in found:
        for place, verb in enumerate(reading.picking):
            if isinstance(verb.who, Picked) and verb.who.place != place:
                raise RavenhillError("what is picked must have the same place in every reading of a sentence")
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed:
    """A card as printed: its id, and all readings of its sentences. Games add the facts."""
    id: str
    rules: tuple[Ability, ...]

    def __init__(self, id: str, rules: tuple[Ability, ...] = ()) -> None:
        self.id = id
        self.rules = tuple([reading for rule in rules for reading in readings(rule)])


def written(rules: tuple[Ability, ...]) -> list[Ability]:
    """The sentences as they stand on the card, each once."""
    found: list[Ability] = []
    for rule in rules:
        sentence = rule if rule.written is None else rule.written
        if not found or found[len(found) - 1] is not sentence:
            found.append(sentence)
    return found


class Library:
    """All cards of a game by number, and which of their sentences wait for which moment."""
    cards: list[Printed]
    numbers: dict[str, int]
    mays: list[list[list[int]]]          # by moment, by card: its abilities
    whenevers: list[list[list[int]]]
    alters: list[list[list[int]]]        # by number that rules ask, by card: its abilities that change it

    def __init__(self, cards: list[Printed], moments: int, questions: int = 0) -> None:
        for card in cards:
            if len(card.rules) > MOST_ABILITIES:
                raise RavenhillError(f"{card.id} has {len(card.rules)} sentences, and {MOST_ABILITIES} are the most")
        self.cards = cards
        self.numbers = {card.id: number for number, card in enumerate(cards)}
        self.mays = [[self.waiting(card, MAY, moment) for card in cards] for moment in range(moments)]
        self.whenevers = [[self.waiting(card, WHENEVER, moment) for card in cards] for moment in range(moments)]
        self.alters = [[self.altering(card, question) for card in cards] for question in range(questions)]

    def deck(self, **copies: int) -> list[int]:
        """So many of each card, by its id."""
        return [self.numbers[id] for id, count in copies.items() for _ in range(count)]

    def waiting(self, card: Printed, kind: int, moment: int) -> list[int]:
        return [n for n, rule in enumerate(card.rules) if rule.kind == kind and rule.at == moment]

    def altering(self, card: Printed, question: int) -> list[int]:
        return [n for n, rule in enumerate(card.rules)
                if rule.kind == ALWAYS and any([change.question == question for change in rule.changes])]
