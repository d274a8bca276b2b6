"""Verbs of Leadership and characters."""
from __future__ import annotations

from ravenhill.core.choices import Choice
from ravenhill.core.words import Effect, Source
from ravenhill.games.five_armies.choices import ChooseCharacter
from ravenhill.games.five_armies.lines import ACTIVATION_LOST, CHARACTER_MOVED, CHARACTER_OFF_BOARD
from ravenhill.games.five_armies.rules.cards import named
from ravenhill.games.five_armies.rules.fight import DOUBLED, MORE_LEADERSHIP
from ravenhill.games.five_armies.state import OFF_BOARD, Battle
from ravenhill.games.five_armies.terms import BILBO, GENERALS
from ravenhill.games.five_armies.words.base import (
    ENEMY,
    OWN,
    Verb,
    Which,
    all_fit,
    any_possible,
    armies,
    carry_out,
    in_combat,
    meant,
    owner_of,
)
from ravenhill.games.five_armies.words.places import is_there


class PlaceLeadership(Verb):
    """B-LDR-01, B-AMB-37  Leadership tokens for an Army that is named, or for a few different ones."""
    up_to: int
    each: int
    army: int

    def __init__(self, up_to: int, each: int, army: int) -> None:
        super().__init__()
        self.up_to = up_to
        self.each = each
        self.army = army

    def most(self, g: Battle, source: Source) -> int: return self.up_to
    def may_stop(self, g: Battle, source: Source, picks: list[int]) -> bool: return len(picks) > 0

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]:
        if g.leadership_left(source.side) <= self.each * len(picks): return []
        return [place for place in g.places_with_army(source.side) if place not in picks]

    def possible(self, g: Battle, source: Source, thing: int) -> bool:
        if g.leadership_left(source.side) <= 0: return False
        if self.army < 0: return len(self.options(g, source, [])) > 0
        return any(g.army(source.side, place) for place in meant(g, source, self.army))

    def do(self, g: Battle, source: Source, thing: int) -> None:
        if self.army < 0:
            self.ask(g, source, source.side)
        else:
            self.chosen(g, source, meant(g, source, self.army))

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        for place in picks: g.place_leadership(source.side, place, self.each)


class LoseLeadership(Verb):
    """B-UNI-02, 03, B-AMB-34  An Army loses Leadership tokens, or all; without any, something else may happen."""
    n: int
    everything: bool
    army: int
    up_to: int
    which: tuple[Which, ...]
    otherwise: tuple[Effect, ...]

    def __init__(
        self, n: int, everything: bool, army: int, up_to: int, which: tuple[Which, ...], otherwise: tuple[Effect, ...],
    ) -> None:
        super().__init__()
        self.n = n
        self.everything = everything
        self.army = army
        self.up_to = up_to
        self.which = which
        self.otherwise = otherwise

    def is_fighting(self) -> bool: return self.army == OWN or self.army == ENEMY

    def places(self, g: Battle, source: Source) -> list[int]:
        if not self.is_fighting(): return armies(g, source, 1 - source.side, self.which)
        side = owner_of(source, self.army)
        return [place for place in meant(g, source, self.army) if g.army(side, place)]

    def able(self, g: Battle, source: Source) -> list[int]:
        return [place for place in self.places(g, source) if g.leadership_tokens[place]]

    def possible(self, g: Battle, source: Source, thing: int) -> bool:
        return len(self.able(g, source)) > 0 or any_possible(g, source, self.otherwise)

    def do(self, g: Battle, source: Source, thing: int) -> None:
        able = self.able(g, source)
        if not able:
            carry_out(g, source, self.otherwise)
        elif self.is_fighting():
            self.chosen(g, source, able)
        else:
            self.ask(g, source, source.side)

    def most(self, g: Battle, source: Source) -> int: return self.up_to
    def may_stop(self, g: Battle, source: Source, picks: list[int]) -> bool: return len(picks) > 0

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]:
        return [place for place in self.able(g, source) if place not in picks]

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        for place in picks: g.lose_leadership(place, g.leadership_tokens[place] if self.everything else self.n)


class EliminateCharacter(Verb):
    """B-CHR-13  A character in the Army is eliminated; its owner chooses."""
    army: int

    def __init__(self, army: int) -> None:
        super().__init__()
        self.army = army

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]:
        side = owner_of(source, self.army)
        found: list[int] = []
        for place in meant(g, source, self.army):
            if g.army(side, place): found += g.characters_at(side, place)
        return found

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return len(self.options(g, source, [])) > 0
    def choice(self, g: Battle, option: int) -> Choice: return ChooseCharacter(option)
    def do(self, g: Battle, source: Source, thing: int) -> None: self.ask(g, source, owner_of(source, self.army))

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        for character in picks: g.eliminate_character(character)


class ExtraLeadership(Verb):
    """More Leadership; after an Attack order, in so many rounds."""
    n: int
    character: int
    rounds: int                      # 0: all

    def __init__(self, n: int, character: int, rounds: int) -> None:
        super().__init__()
        self.n = n
        self.character = character
        self.rounds = rounds

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return in_combat(g) is not None

    def do(self, g: Battle, source: Source, thing: int) -> None:
        it = in_combat(g)
        if it is not None: it.now[MORE_LEADERSHIP + source.side] += self.n


class DoubleLeadership(Verb):
    """The Leadership of your Army counts twice in this round, up to a number."""
    most_of_it: int

    def __init__(self, most_of_it: int) -> None:
        super().__init__()
        self.most_of_it = most_of_it

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return in_combat(g) is not None

    def do(self, g: Battle, source: Source, thing: int) -> None:
        it = in_combat(g)
        if it is not None: it.now[DOUBLED + source.side] = self.most_of_it


class DiscardActivation(Verb):
    """B-GEN-02  A General whose region is meant loses his Activation token."""
    which: tuple[Which, ...]
    character: int                   # not this one; -1: any

    def __init__(self, which: tuple[Which, ...], character: int) -> None:
        super().__init__()
        self.which = which
        self.character = character

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]:
        return [general for general in range(GENERALS)
                if g.is_active(general) and general != self.character and g.characters[general] >= 0
                and all_fit(self.which, g, source, 1 - source.side, g.characters[general])]

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return len(self.options(g, source, [])) > 0
    def choice(self, g: Battle, option: int) -> Choice: return ChooseCharacter(option)
    def do(self, g: Battle, source: Source, thing: int) -> None: self.ask(g, source, source.side)

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        for general in picks:
            g.activated &= ~(1 << general)
            g.tell(ACTIVATION_LOST, general)


class Concentrate(Verb):
    """Gandalf gathers his strength: his next Blast of Magic is stronger."""
    def possible(self, g: Battle, source: Source, thing: int) -> bool: return g.concentration == 0
    def do(self, g: Battle, source: Source, thing: int) -> None: g.concentration = 1


class PlaceCharacter(Verb):
    """A character comes to a place of your choice."""
    character: int
    where: int

    def __init__(self, character: int, where: int) -> None:
        super().__init__()
        self.character = character
        self.where = where

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]:
        return [place for place in range(g.facts.regions) if is_there(g, source.side, place, self.where, named(g))]

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return g.is_in_play(self.character)
    def do(self, g: Battle, source: Source, thing: int) -> None: self.ask(g, source, source.side)

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        for place in picks:
            g.characters[self.character] = place
            g.tell(CHARACTER_MOVED, self.character, place)


class TakeOffBoard(Verb):
    """B-AMB-44  A character leaves the board and stays in play."""
    character: int

    def __init__(self, character: int) -> None:
        super().__init__()
        self.character = character

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return g.characters[self.character] >= 0

    def do(self, g: Battle, source: Source, thing: int) -> None:
        g.characters[self.character] = OFF_BOARD
        g.tell(CHARACTER_OFF_BOARD, self.character)


class DiscardRing(Verb):
    """B-BIL-02, 03  A Ring token is discarded."""
    def possible(self, g: Battle, source: Source, thing: int) -> bool: return g.rings > 0 and g.is_in_play(BILBO)
    def do(self, g: Battle, source: Source, thing: int) -> None: g.rings -= 1


class DiscardBodyguard(Verb):
    """B-BOL-04  A Bodyguard token is discarded."""
    def possible(self, g: Battle, source: Source, thing: int) -> bool: return g.bodyguards > 0
    def do(self, g: Battle, source: Source, thing: int) -> None: g.bodyguards -= 1


