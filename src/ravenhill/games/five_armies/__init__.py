"""The Battle of Five Armies: a battle of two sides, of Armies, dice and cards."""
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ravenhill.core.dice import Dice
from ravenhill.core.frames import Decision, Plain
from ravenhill.core.game import Game, Options
from ravenhill.core.library import Printed
from ravenhill.core.positions import Entry
from ravenhill.core.views import imagine_table, view_table
from ravenhill.core.words import Word
from ravenhill.games.five_armies import figures
from ravenhill.games.five_armies.cards.explaining import explain
from ravenhill.games.five_armies.cards.library import library_of
from ravenhill.games.five_armies.content.pack import DEFAULT_PACK, load
from ravenhill.games.five_armies.content.pack_names import texts
from ravenhill.games.five_armies.facts import Facts
from ravenhill.games.five_armies.faults import faults
from ravenhill.games.five_armies.names import name_of
from ravenhill.games.five_armies.positions.table import read_position, write_position
from ravenhill.games.five_armies.prompts import prompt
from ravenhill.games.five_armies.rules.set_up import lay_the_table
from ravenhill.games.five_armies.rules.turn import Turn
from ravenhill.games.five_armies.samples import frames
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.view import PUBLIC
from ravenhill.games.five_armies.why_not import why_not

PACKS: dict[str, Facts] = {}              # by folder


def facts(directory: str = "") -> Facts:
    """A content pack with its cards' sentences, read once."""
    if directory not in PACKS:
        content = load(Path(directory) if directory else DEFAULT_PACK)
        PACKS[directory] = Facts(content, library_of(content))
    return PACKS[directory]


class FiveArmies(Game):
    name = "five_armies"
    rules_version = 3
    seats = ("free", "shadow")            # B-CMP-01
    rule_ids = r"B-[A-Z]+-\d+"
    takes = ("content", "position", "dice")

    def blank(self, options: Options) -> Battle:
        return Battle(facts(str(options.get("content", ""))))

    def new(self, options: Options | None = None) -> Battle:
        if options and "position" in options:
            found = self.position(str(options["position"]))
            assert isinstance(found, Battle)
            return found
        g = self.blank(options or {})
        lay_the_table(g)
        g.then(Turn())
        return g

    def samples(self) -> Sequence[Plain]:
        return (self.blank({}), *frames())

    def borrowed(self, table: Any) -> dict[str, Any]:
        return {"content": next((folder for folder, pack in PACKS.items() if pack is table.facts), "")}

    def read_plain(self, data: list[Any], borrowed: Options) -> Battle:
        found = super().read_plain(data, borrowed)
        assert isinstance(found, Battle)
        found.facts = facts(str(borrowed["content"]))
        return found

    def view(self, table: Any, seat: int) -> dict[str, Any]:
        seen = view_table(table, seat, PUBLIC)
        for name in PUBLIC:
            if isinstance(seen[name], bytes): seen[name] = list(seen[name])
        return seen

    def imagine(self, view: dict[str, Any], dice: Dice, options: Options | None = None) -> Battle:
        blank = self.blank(options or {})
        imagine_table(view, blank, PUBLIC, self.shelf, list(range(len(blank.facts.card_deck))), dice)
        return blank

    def faults(self, table: Any) -> list[str]:
        return faults(table)

    def cards(self) -> Sequence[Printed]:
        library = facts().library
        assert library is not None
        return library.cards

    def explain(self, table: Any, seat: int, card: int) -> list[Word | None]:
        return explain(table, seat, card)

    def sums(self, table: Any) -> dict[str, Any]:
        """The figures of the table with their parts: what a number is made of."""
        return figures.sums(table)

    def odds(self, table: Any, seat: int) -> dict[str, Any] | None:
        """What the next combat roll may bring."""
        return figures.odds(table)

    def why_not(self, table: Any, seat: int, field: str, value: int) -> Word | None:
        return why_not(table, seat, field, value)

    def texts(self, options: Options, language: str) -> str:
        return texts(self.blank(options).facts.content, language) if options.get("content") else ""

    def read_position(self, doc: Entry) -> Battle:
        return read_position(doc, self.blank({}).facts)

    def write_position(self, table: Any) -> dict[str, Any]:
        return write_position(table)

    def prompt(self, table: Any, question: Decision[Any]) -> tuple[str, dict[str, int]]:
        return prompt(table, question)

    def name_of(self, table: Any, field: str, value: int) -> str | None:
        return name_of(table, field, value) or super().name_of(table, field, value)


GAME = FiveArmies()
