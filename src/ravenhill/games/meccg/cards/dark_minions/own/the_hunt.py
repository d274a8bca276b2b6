"""The Hunt, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice
from ravenhill.core.frames import Plain, Procedure
from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.choices import NameIt
from ravenhill.games.meccg.lines import NAMED, TAPS
from ravenhill.games.meccg.piles import CHAIN, DISCARD, HAND, ON_TOP, SIDEBOARD, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.combat import begin_attack
from ravenhill.games.meccg.rules.numbers import blocked
from ravenhill.games.meccg.rules.presence import veiled
from ravenhill.games.meccg.rules.seen import seen_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *

HUNTER = "Alatar"


class SeenCreatures(Who[int]):
    """Creatures that the opponent has discarded in your sight, each named by its kind."""
    def choice(self, thing: int) -> Choice: return NameIt(thing)
    def find(self, g: Meccg, source: Source) -> list[int]: return seen_of(g, 1 - source.side)


def tracked(g: Meccg, side: int, kind: int) -> int:
    """A card of this name, looked for where it is seen first: discarded, in the hand, in the play deck, aside; or -1.

    A play deck that was searched is shuffled.
    """
    if g.cards.facts[kind].unique and blocked(g, kind):
        return -1
    for pile in (DISCARD, HAND, DECK, SIDEBOARD):
        cards = g.piles[pile + side] + (g.piles[ON_TOP + side] if pile == DECK else [])
        found = [it for it in cards if g.cards.identity[g.kind[it]] == kind]
        if found:
            g.move(min(found), CHAIN)
        if pile == DECK:
            g.shuffle(DECK + side)
        if found:
            return min(found)
    return -1


class Chase(Procedure[Meccg]):
    """The creature attacks the hunter alone, beyond the help of spells; afterwards he taps."""
    hunter: int
    card: int

    def __init__(self, hunter: int, card: int, like: Chase | None = None) -> None:
        super().__init__(like)
        self.hunter = hunter
        self.card = card

    def copy(self) -> Chase: return Chase(self.hunter, self.card, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.it_attacks(g)
            case 1: self.he_rests(g)
            case _: return False
        return True

    def it_attacks(self, g: Meccg) -> None:
        if self.card >= 0:
            g.current = g.company[self.hunter]
            attack = begin_attack(g, g.current, self.card, g.facts(self.card))
            attack.alone = self.hunter
            attack.unspelled = True
            g.then(attack)

    def he_rests(self, g: Meccg) -> None:
        g.current = -1
        if g.is_in_play(self.hunter) and g.state[self.hunter] == UNTAPPED:
            g.state[self.hunter] = TAPPED
            g.tell(TAPS, self.hunter)


class HuntDown(Effect):
    """The opponent finds the creature, unless it is gone for good; it attacks the hunter, who taps afterwards."""
    name: str
    def __init__(self, who: Who[int], name: str) -> None:
        super().__init__(who)
        self.name = name
    def hunter(self, g: Meccg, source: Source) -> int:
        return next(iter(Characters(YOURS, name=self.name).find(g, source)), -1)
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return self.hunter(g, source) >= 0 and not veiled(g)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.tell(NAMED, source.side, thing)
        g.then(Chase(self.hunter(g, source), tracked(g, 1 - source.side, thing)))


FRAMES: tuple[Plain, ...] = (Chase(0, 0),)

THE_HUNT = ShortEvent("dm-143", "The Hunt", side=RESOURCE, done=True, rules=(
    may(ORGANIZING, HuntDown(a(SeenCreatures()), HUNTER)),
))
