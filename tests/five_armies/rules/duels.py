"""A combat on an otherwise empty map, with the dice the test wants and careless players where it does not care."""
from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Self

from ravenhill.core.choices import Choice
from ravenhill.core.frames import Chance, Decision, Frame, Procedure, Roll
from ravenhill.core.library import Library, Printed
from ravenhill.core.words import Ability, Effect, Source, Who
from ravenhill.games.five_armies.content import pack as content
from ravenhill.games.five_armies.facts import Facts
from ravenhill.games.five_armies.rules.combat import Combat
from ravenhill.games.five_armies.rules.damage import DONE
from ravenhill.games.five_armies.rules.set_up import lay_the_cards
from ravenhill.games.five_armies.state import EVENTS, HAND, MOMENTS, STORIES, Battle
from ravenhill.games.five_armies.terms import BEORN, CHARACTERS, FREE, SHADOW, UNITS

MISS = 2                                 # what a die shows when the test does not say


@cache
def facts() -> Facts:
    return Facts(content.default())


class End(Procedure[Battle]):
    """What lies below the combat."""

    def copy(self) -> End:
        return End()

    def step(self, g: Battle, at: int) -> bool:
        g.finish(FREE, "the combat is over")
        return True


class Duel:
    """A table with one combat on it."""

    def __init__(self, words: Mapping[str, tuple[Ability, ...]] | None = None) -> None:
        self.facts = facts() if words is None else Facts(content.default(), library(words))
        self.g = Battle(self.facts)
        lay_the_cards(self.g)
        self.rolls: list[int] = []
        self.asked: list[str] = []

    def place(self, name: str) -> int:
        return self.facts.content.place[name]

    def card(self, name: str) -> int:
        return self.facts.content.card[name]

    def army(self, place: str, *, damage: int = 0, tokens: int = 0, characters: str = "", **units: int) -> Self:
        """An Army with its characters; it takes control of what it stands in."""
        here, side = self.place(place), FREE
        for unit, count in units.items():
            number = UNITS.index(unit)
            side = self.facts.side_of[number]
            assert self.g.muster(number, here, count) == count
        self.g.army_enters(side, here)
        self.g.damage[here] += damage
        self.g.leadership_tokens[here] += tokens
        for character in characters.split():
            self.g.characters[CHARACTERS.index(character)] = here
        return self

    def beorn(self, place: str, wrath: int) -> Self:
        self.g.characters[BEORN] = self.place(place)
        self.g.wrath = wrath
        return self

    def hand(self, side: int, *cards: str) -> Self:
        for card in cards:
            self.g.move(self.card(card), HAND + side)
        return self

    def attack(self, side: int, origins: str, target: str, **terms: int) -> Self:
        from ravenhill.games.five_armies.rules import fight
        numbers = [0] * fight.TERMS
        for name, n in terms.items():
            numbers[getattr(fight, name)] = n
        places = [self.place(origin) for origin in origins.split()]
        self.g.then(End())
        self.combat = Combat(side, places, self.place(target), numbers)
        self.g.then(self.combat)
        return self

    def dice(self, *faces: int) -> Self:
        """The next dice, the attacker's first."""
        self.rolls += faces
        return self

    # Playing on

    def question(self) -> Frame[Any] | None:
        """The next question of a player; the dice answer theirs."""
        while True:
            asked = self.g.question()
            if not isinstance(asked, Chance):
                return asked
            self.g.answer((self.rolls.pop(0) if self.rolls else MISS) - 1 if isinstance(asked, Roll) else 0)

    def until(self, kind: str, side: int | None = None) -> Decision[Any]:
        """Go on, carelessly, until this is asked (of this side)."""
        for _ in range(2000):
            asked = self.question()
            assert isinstance(asked, Decision), f"{kind} was never asked, only {self.asked}"
            if type(asked).__name__ == kind and side in (None, asked.side):
                return asked
            self.careless()
        raise AssertionError(f"{kind} was not asked in 2000 questions")

    def end(self) -> Self:
        """Go on to the end of the combat; the attacker withdraws as soon as he may."""
        for _ in range(500):
            if self.question() is None:
                return self
            self.careless(withdraw=True)
        raise AssertionError("it goes on and on")

    def careless(self, withdraw: bool = False) -> None:
        """Whatever changes least: no casualties, no re-roll, no retreat, no advance; Regroup."""
        asked = self.question()
        assert isinstance(asked, Decision)
        kind, offered = type(asked).__name__, self.g.offered
        self.asked.append(kind)
        if kind == "Casualty" or kind == "ReduceBy":
            option = DONE if DONE in offered else offered[0]
        elif kind in ("WhichArmy", "Maneuvers", "ManeuverAlone") or (withdraw and kind == "GoOnOrWithdraw"):
            option = offered[-1]
        else:
            option = offered[1 if kind == "UseIt" else 0]
        self.g.answer(option)

    def say(self, *choices: Choice | int) -> Self:
        """Answer the questions asked now, one after the other."""
        for choice in choices:
            asked = self.question()
            assert isinstance(asked, Decision)
            self.asked.append(type(asked).__name__)
            if isinstance(choice, int):
                assert choice in self.g.offered, f"{choice} is not in {self.g.offered}"
                self.g.answer(choice)
                continue
            found = [option for option in self.g.offered if asked.choice(self.g, option) == choice]
            assert found, f"{choice} is not among {[asked.choice(self.g, option) for option in self.g.offered]}"
            self.g.answer(found[0])
        return self

    def offered(self) -> list[Choice]:
        asked = self.question()
        assert isinstance(asked, Decision)
        return [asked.choice(self.g, option) for option in self.g.offered]

    def show(self, free: str = "regroup_free", shadow: str = "regroup_shadow") -> Self:
        """Both choose their cards."""
        asked = self.until("ManeuverAlone" if self.is_beorns() else "Maneuvers")
        if self.is_beorns():
            return self.say(self.card(shadow))
        assert asked.side == FREE
        return self.say(self.card(free), self.card(shadow))

    def is_beorns(self) -> bool:
        self.question()
        return self.combat.beorn

    def now(self, what: int, side: int) -> int:
        return self.combat.now[what + side]

    def units(self, place: str) -> int:
        return self.g.size(self.place(place))

    def damage(self, place: str) -> int:
        return self.g.damage[self.place(place)]


# Cards with words of the test's own

class Mine(Who[int]):
    """The side that plays the card."""

    def find(self, g: Any, source: Source) -> list[int]:
        return [source.side]


class Does(Effect):
    """What the test wants: `act(g, side)`."""

    def __init__(self, act: Any) -> None:
        super().__init__(Mine())
        self.act = act

    def do(self, g: Any, source: Source, thing: int) -> None:
        self.act(g, thing)


def library(words: Mapping[str, tuple[Ability, ...]]) -> Library:
    return Library([Printed(card.id, words.get(card.id, ())) for card in content.default().cards], MOMENTS)


def dale(words: Any = None, **units: int) -> Duel:
    """Shadow Armies in East Fields against Free Peoples in Loop Meadow: no ford, no slope, no walls; swamps."""
    duel = Duel(words)
    free: dict[str, Any] = {unit: n for unit, n in units.items() if UNITS.index(unit) < 5}
    shadow: dict[str, Any] = {unit: n for unit, n in units.items() if UNITS.index(unit) >= 5}
    return duel.army("loop_meadow", **free).army("east_dale", **shadow)


__all__ = ["EVENTS", "FREE", "HAND", "SHADOW", "STORIES", "Does", "Duel", "dale"]
