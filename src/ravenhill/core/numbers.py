"""Stats are questions: a number is what is printed as everything in force changes it, in one order."""
from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ravenhill.core.cards import CardTable
from ravenhill.core.words import Ability, Change, Source

NO_CHANGES: Final[list[tuple[Source, Change]]] = []


def stage_of(found: tuple[Source, Change]) -> int:
    return found[1].stage


@mypyc_attr(allow_interpreted_subclasses=True)
class AskedTable(CardTable):
    """A table whose numbers are asked of the sentences in force, and kept nowhere."""

    def speaking(self, question: int, thing: int) -> list[Source]:
        """The sentences in force that may change this number, in the order in which the game lets them speak."""
        raise NotImplementedError

    def sentence(self, source: Source) -> Ability:
        """What it says."""
        raise NotImplementedError

    def alterations(self, question: int, thing: int) -> list[tuple[Source, Change]]:
        """All that changes a number now: stage by stage, and within a stage as they speak."""
        speaking = self.speaking(question, thing)
        if not speaking:
            return NO_CHANGES
        found: list[tuple[Source, Change]] = []
        staged = False
        for source in speaking:
            rule = self.sentence(source)
            if rule.when is None or rule.when.holds(self, source):
                for change in rule.changes:
                    if change.question == question:
                        staged = staged or change.stage > 0
                        found.append((source, change))
        return sorted(found, key=stage_of) if staged else found

    def asked(self, question: int, thing: int, total: int) -> int:
        """A number of this thing, as all that is in force changes it."""
        for source, change in self.alterations(question, thing):
            total = change.value(self, source, thing, total)
        return total
