"""Cards played with a die, and Fate cards: where they lie, and their sentences carried out."""
from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ravenhill.core.frames import Procedure
from ravenhill.core.words import ALWAYS, WHENEVER, Ability, Change, Effect, If, Source, Word
from ravenhill.games.five_armies.lines import FATE_CARD, PLAYED
from ravenhill.games.five_armies.rules.fight import Fight
from ravenhill.games.five_armies.state import (
    BESIDE,
    GONE,
    IN_PLAY,
    ORDER,
    TABLE,
    USED,
    Battle,
)
from ravenhill.games.five_armies.terms import BEORN, FREE, LORD_OF_THE_EAGLES, THORIN

FATE_CHARACTER = {"beorn": BEORN, "eagles": LORD_OF_THE_EAGLES, "thorin": THORIN}


@mypyc_attr(allow_interpreted_subclasses=True)
class Act(Effect):
    """An effect of the war game. Some do nothing by themselves and only name what the next ones act on."""

    def only_names(self, g: Battle, source: Source) -> list[int]:
        """What it names, if that is all it would do now; nothing: it does something itself."""
        return NOTHING_NAMED


NOTHING_NAMED: Final[list[int]] = []


class Sentence(Ability):
    """A sentence of a card. It is carried out as far as it goes: one effect that can happen is enough.

    `changes` come into force when it is carried out, while `when` holds, and last until one of `until` (a mask).
    """
    until: int
    requires: If | None              # B-CRD-10  what must be so to play the card

    def __init__(
        self, kind: int, at: int, does: tuple[Effect, ...], changes: tuple[Change, ...],
        pay: Effect | None, when: If | None, until: int, requires: If | None,
    ) -> None:
        super().__init__(kind, at, does, changes, pay, when)
        self.until = until
        self.requires = requires

    def refusal(self, g: Battle, source: Source) -> Word | None:
        """B-CRD-10, 11  A requirement that is not met, a cost that cannot be paid, or no effect at all."""
        no: Word | None = None
        if self.requires is not None: no = self.requires.refusal(g, source)
        if no is None and self.when is not None and self.kind != ALWAYS: no = self.when.refusal(g, source)
        if no is None and self.pay is not None: no = self.pay.refusal(g, source)
        if no is not None: return no
        for n, verb in enumerate(self.does):
            why = verb.refusal(g, source)
            if why is None: why = self.leads_nowhere(g, source, n)
            if why is None: return None
            if no is None: no = why
        return no

    def leads_nowhere(self, g: Battle, source: Source, n: int) -> Word | None:
        """The word that only names something, if none of the next ones could act on anything it names."""
        verb = self.does[n]
        if not isinstance(verb, Act): return None
        things = verb.only_names(g, source)
        if not things: return None
        for thing in things:
            of_it = Source(source.card, source.ability, source.side, [thing])
            for later in self.does[n + 1:]:
                if later.refusal(g, of_it) is None: return None
        return verb


def offers(g: Battle, card: int) -> list[int]:
    """The sentences by which a card is played: what its Order does, or, if it does nothing, what comes into force."""
    library = g.facts.library
    if library is None: return []
    rules = library.cards[g.kind[card]].rules
    found = [n for n, rule in enumerate(rules) if rule.at == ORDER and rule.kind != ALWAYS]
    return found or [n for n, rule in enumerate(rules) if rule.at == ORDER]


def refusal(g: Battle, side: int, card: int, n: int) -> Word | None:
    """B-CRD-09 to 11  Why the n-th sentence of a card cannot be played now; None: it can. Its die is another matter."""
    library = g.facts.library
    assert library is not None
    return library.cards[g.kind[card]].rules[n].refusal(g, Source(card, n, side, []))


def refusals(g: Battle, side: int, card: int) -> list[Word | None]:
    """For each sentence of an Order: the word that says no, or None."""
    return [refusal(g, side, card, n) for n in offers(g, card)]


def may_play(g: Battle, side: int, card: int) -> bool:
    """B-CRD-09 to 11  The requirements of the card are met; its die is the business of the Action Round."""
    return any(refusal(g, side, card, n) is None for n in offers(g, card))


def play_card(g: Battle, side: int, card: int) -> None:
    """B-CRD-08, 14  The die has been spent: the card lies open while its Order effect happens."""
    g.tell(PLAYED, side, card)
    g.move(card, TABLE + side)
    g.then(CarryOut(Source(card, 0, side, []), True))


def fate_character(g: Battle, card: int) -> int:
    """B-FAT-10  Whom a Fate card belongs to."""
    return FATE_CHARACTER[g.facts.card_subject[g.kind[card]]]


def resolve_fate_card(g: Battle, card: int) -> None:
    """B-FAT-06, 10, 11  It is kept next to its character, or discarded if he is out of the game."""
    character = fate_character(g, card)
    g.move(card, USED if g.characters[character] == GONE else BESIDE)
    g.tell(FATE_CARD, card)                                      # now everybody knows it
    if g.characters[character] == GONE: return
    library = g.facts.library
    if library is None: return
    if g.is_in_play(character): announce(g, IN_PLAY, card)
    announce(g, ORDER, card)
    for n, rule in enumerate(library.cards[g.kind[card]].rules):
        if rule.kind == ALWAYS: g.put_in_force(Source(card, n, FREE, []), 0)


def announce(g: Battle, moment: int, card: int) -> None:
    """What happens by itself at this moment, of one card."""
    library = g.facts.library
    if library is None: return
    rules = library.cards[g.kind[card]].rules
    for n in range(len(rules) - 1, -1, -1):
        if rules[n].kind == WHENEVER and rules[n].at == moment: g.then(CarryOut(Source(card, n, FREE, [])))


class CarryOut(Procedure[Battle]):
    """B-CRD-11, 14  One effect after the other, as far as each is possible; of an Order, all its sentences."""
    source: Source
    order: bool                      # the whole Order of a card; it is discarded then, unless something stays in force
    ability: int                     # the sentence, and its verb, that come next
    verb: int
    named: list[int]                 # what the last verb named: the Armies that moved, the places chosen …

    def __init__(self, source: Source, order: bool = False, like: CarryOut | None = None) -> None:
        super().__init__(like)
        self.source = source
        self.order = order
        self.ability = source.ability if like is None else like.ability
        self.verb = 0 if like is None else like.verb
        self.named = [] if like is None else like.named.copy()

    def copy(self) -> CarryOut: return CarryOut(self.source, self.order, self)

    def step(self, g: Battle, at: int) -> bool:
        library = g.facts.library
        assert library is not None
        rules = library.cards[g.kind[self.source.card]].rules
        if self.ability >= len(rules) or (self.verb < 0 and not self.order):
            if self.order: self.the_card_is_done(g)
            return False
        rule = rules[self.ability]
        source = Source(self.source.card, self.ability, self.source.side, [])
        if (self.order and rule.at != ORDER) or (self.verb <= 0 and rule.refusal(g, source) is not None):
            self.next_sentence()
        elif max(self.verb, 0) < len(rule.does):
            self.verb = max(self.verb, 0) + 1
            rule.does[self.verb - 1].happen(g, source)
        else:
            if rule.changes and isinstance(rule, Sentence):
                g.put_in_force(Source(source.card, source.ability, source.side, self.named), rule.until)
            self.next_sentence()
        return True

    def next_sentence(self) -> None:
        self.ability += 1
        self.verb = -1

    def the_card_is_done(self, g: Battle) -> None:
        """B-CRD-14  Discarded after use, unless it stays."""
        card = self.source.card
        for source in g.lasting:
            if source.card == card: return
        if g.pile[card] == TABLE + self.source.side: g.move(card, USED)


def carrying_out(g: Battle) -> CarryOut | None:
    """The sentence being carried out; in a combat none is, for its cards name nothing."""
    for i in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[i]
        if isinstance(frame, Fight): return None
        if isinstance(frame, CarryOut): return frame
    return None


def remember(g: Battle, things: list[int]) -> None:
    """The sentence being carried out may speak of these again: "then it may attack"."""
    it = carrying_out(g)
    if it is not None: it.named = things.copy()


def named(g: Battle) -> list[int]:
    """What the verb before this one named."""
    it = carrying_out(g)
    return [] if it is None else it.named
