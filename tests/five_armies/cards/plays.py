"""Cards of the default pack played on an otherwise empty map."""
from __future__ import annotations

from functools import cache
from typing import Any

from ravenhill.core.choices import Choice, Done, No, Pass, Yes
from ravenhill.core.frames import Decision
from ravenhill.core.words import Source, Word
from ravenhill.games.five_armies import facts as facts_of
from ravenhill.games.five_armies.facts import Facts
from ravenhill.games.five_armies.faults import faults
from ravenhill.games.five_armies.rules.cards import CarryOut, may_play, play_card, refusals, resolve_fate_card
from ravenhill.games.five_armies.rules.fight import Fight
from ravenhill.games.five_armies.rules.generals import abilities, reference_card
from ravenhill.games.five_armies.rules.set_up import lay_the_cards
from ravenhill.games.five_armies.state import FATES, HAND, POOL, TABLE, USED, Battle
from ravenhill.games.five_armies.terms import CHARACTERS, FREE, GROUPS, SHADOW, TERRITORIES, UNITS
from tests.five_armies.rules.duels import Duel, End

NOTHING = (Done, No, Pass)


@cache
def real_facts() -> Facts:
    return facts_of()


class Plays(Duel):
    """A table on which cards of the pack are played; answers are the names of things."""

    def __init__(self) -> None:
        self.facts = real_facts()
        self.g = Battle(self.facts)
        lay_the_cards(self.g)
        for tile in self.facts.standard_tiles:
            self.g.tiles[tile] = POOL
        self.rolls: list[int] = []
        self.asked: list[str] = []

    # Setting up

    def tokens_at(self, place: str, group: str, count: int = 1) -> Plays:
        self.g.recruits[GROUPS.index(group) * self.facts.places + self.place(place)] += count
        return self

    def character(self, name: str, place: str) -> Plays:
        self.g.characters[CHARACTERS.index(name)] = self.place(place)
        return self

    def bats(self, **counts: int) -> Plays:
        for territory, count in counts.items():
            self.g.bats[TERRITORIES.index(territory)] = count
        return self

    # Playing

    def can_play(self, side: int, card: str) -> bool:
        self.take(side, card)
        return may_play(self.g, side, self.card(card))

    def refusal(self, side: int, card: str) -> Word:
        """The word that says no; there must be one."""
        self.take(side, card)
        why = refusals(self.g, side, self.card(card))
        assert why and all(word is not None for word in why), f"{card} may be played"
        assert why[0] is not None
        return why[0]

    def take(self, side: int, card: str) -> None:
        if self.g.pile[self.card(card)] not in (HAND, HAND + 1):
            self.g.move(self.card(card), HAND + side)

    def order(self, side: int, card: str, *answers: str, to_end: bool = True) -> Plays:
        """Play the card for its Order, give these answers, then whatever changes least, to the end."""
        assert self.can_play(side, card), self.refusal(side, card)
        self.g.then(End())
        play_card(self.g, side, self.card(card))
        self.answer(*answers)
        if to_end:
            self.end()
        return self

    def fate(self, card: str, *answers: str) -> Plays:
        """A Fate card is drawn."""
        self.g.then(End())
        assert self.g.pile[self.card(card)] == FATES
        resolve_fate_card(self.g, self.card(card))
        self.answer(*answers)
        return self.end()

    def general(self, name: str, ability: int, *answers: str) -> Plays:
        """An activated General uses an ability of his card."""
        number = CHARACTERS.index(name)
        self.g.activated |= 1 << number
        assert number * 8 + ability in abilities(self.g), "he cannot"
        self.g.then(End())
        self.g.then(CarryOut(Source(reference_card(self.g, number), ability, FREE, [])))
        self.answer(*answers)
        return self.end()

    def cannot(self, name: str, ability: int) -> bool:
        number = CHARACTERS.index(name)
        self.g.activated |= 1 << number
        return number * 8 + ability not in abilities(self.g)

    def answer(self, *answers: str) -> Plays:
        for text in answers:
            asked = self.question()
            assert isinstance(asked, Decision), f"nobody is asked about {text!r}"
            self.asked.append(type(asked).__name__)
            offered = [(option, asked.choice(self.g, option)) for option in self.g.offered]
            found = [option for option, choice in offered if self.means(choice, text)]
            assert found, f"{text!r} is not among {[choice for _, choice in offered]} of {type(asked).__name__}"
            self.g.answer(found[0])
        return self

    def choices(self) -> list[str]:
        """What is offered now, as names."""
        asked = self.question()
        assert isinstance(asked, Decision)
        return [self.name(asked.choice(self.g, option)) for option in self.g.offered]

    def name(self, choice: Choice) -> str:
        said = choice.plain()
        names: dict[str, Any] = {
            "region": self.facts.content.place_ids, "character": CHARACTERS, "unit": UNITS, "territory": TERRITORIES,
        }
        for field, ids in names.items():
            if field in said:
                return str(ids[said[field]])
        if "card" in said:
            return str(self.facts.content.cards[self.g.kind[said["card"]]].id)
        if "n" in said:
            return str(said["n"])
        return str(said["do"])

    def means(self, choice: Choice, text: str) -> bool:
        """`camp`, `Split camp`, `done`, `yes`, `bard`, `E04`, `2`, `n=1`."""
        kind, _, name = text.rpartition(" ")
        said = choice.plain()
        if kind and said["do"] != kind:
            return False
        if name in ("done", "no"):
            return isinstance(choice, NOTHING)
        if name == "yes":
            return isinstance(choice, Yes)
        if "=" in name:
            field, _, value = name.partition("=")
            return said.get(field) == int(value)
        if name == said["do"]:
            return True
        if "region2" in said:
            return str(self.facts.content.place_ids[said["region2"]]) == name
        return self.name(choice) == name

    def end(self) -> Plays:
        super().end()
        assert [fault for fault in faults(self.g) if "more than six" not in fault] == []
        return self

    # Looking

    def has(self, place: str, unit: str) -> int:
        return self.g.has(self.place(place), UNITS.index(unit))

    def leadership(self, place: str) -> int:
        return self.g.leadership_tokens[self.place(place)]

    def tokens(self, place: str, group: str) -> int:
        return self.g.recruits[GROUPS.index(group) * self.facts.places + self.place(place)]

    def where(self, card: str) -> str:
        pile = self.g.pile[self.card(card)]
        return {USED: "used", TABLE: "table", TABLE + SHADOW: "table"}.get(pile, str(pile))

    def fight(self) -> Fight:
        return self.combat

    def round(self, free: str = "regroup_free", shadow: str = "regroup_shadow") -> Plays:
        """Both show these cards, and the round goes on until the attacker decides."""
        for side, card in ((FREE, free), (SHADOW, shadow)):
            if card.startswith("E"):
                self.take(side, card)
        self.show(free, shadow)
        return self


def meadow(**units: Any) -> Plays:
    """Shadow in East Fields against Free Peoples in Loop Meadow: no ford, no slope, no walls; swamps.

    `free_damage`, `shadow_damage`, `free_tokens`, `shadow_tokens` besides units.
    """
    table = Plays()
    for side, place in (("free", "loop_meadow"), ("shadow", "east_dale")):
        ours = {unit: n for unit, n in units.items() if unit in UNITS and (UNITS.index(unit) < 5) == (side == "free")}
        table.army(place, damage=units.get(f"{side}_damage", 0), tokens=units.get(f"{side}_tokens", 0), **ours)
    return table


def attacked(**units: Any) -> Plays:
    """The Shadow attacks the Free Peoples in Loop Meadow."""
    table = meadow(**units)
    table.attack(SHADOW, "east_dale", "loop_meadow")
    return table


def attacking(**units: Any) -> Plays:
    """The Free Peoples attack the Shadow in East Fields, from Loop Meadow: plains."""
    table = meadow(**units)
    table.attack(FREE, "loop_meadow", "east_dale")
    return table
