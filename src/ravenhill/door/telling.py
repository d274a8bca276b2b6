"""A match in words: its questions, its options, its log, and what waits to happen."""
from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from ravenhill.core.cards import CardTable
from ravenhill.core.chain import Asking, Chain, ChainTable, Declaring, Pick
from ravenhill.core.choices import Choice, Declared
from ravenhill.core.errors import RavenhillError
from ravenhill.core.frames import Decision
from ravenhill.core.game import Game, Options
from ravenhill.core.library import Printed
from ravenhill.core.match import Match
from ravenhill.core.words import MAY, Ability, Source
from ravenhill.locale import Speech
from ravenhill.locale import source as fluent_text
from ravenhill.locale.speech import capital


def speech_of(language: str, game: Game, table: Callable[[], Any], options: Options | None = None) -> Speech:
    """The words of a game in a language; `table` says which table its numbers are about."""
    more = {spoken: game.texts(options or {}, spoken) for spoken in {language, "en"}}
    return Speech(language, game.name, names=lambda field, value: game.name_of(table(), field, value), more=more)


class Teller:
    """One match, said in one language."""

    def __init__(self, match: Match, language: str) -> None:
        self.match = match
        self.game = match.game
        self.speech = speech_of(language, match.game, lambda: match.table, match.options)

    def title(self) -> str:
        return self.speech.line(f"game-{self.game.name}", {})

    def seat(self, seat: int) -> str:
        return self.speech.line(self.game.seat_name(seat), {})

    # Questions

    def question(self, asked: Decision[Any], view: dict[str, Any]) -> str:
        """What is asked; before it the moment it is about, or the card for which something is picked."""
        frames = self.frames(view)
        for frame in reversed(frames):
            if isinstance(frame, Declaring) and isinstance(asked, Pick):
                verb = self.printed(frame.card).rules[frame.ability].picking[len(frame.picks)]
                return f"{self.card(frame.card)} · {capital(self.speech.word(verb))}"
            if isinstance(frame, Asking) and self.speech.has(f"moment-{frame.about}"):
                moment = self.speech.line(f"moment-{frame.about}", {})
                return f"{moment} · {self.speech.prompt(type(asked).__name__)}"
        return self.speech.prompt(type(asked).__name__)

    def frames(self, view: dict[str, Any]) -> list[Any]:
        """What must still happen, as far as the viewer sees it."""
        return [self.game.shelf.read(data) for data in view.get("stack", ())]

    def chain(self, view: dict[str, Any]) -> list[str]:
        """What was declared and has not happened yet, the last first."""
        chains = [frame for frame in self.frames(view) if isinstance(frame, Chain)]
        return [self.declared(link) for link in reversed(chains[-1].links)] if chains else []

    def declared(self, link: Source) -> str:
        """Who declared which card, and what for."""
        picked = [verb.who.choice(pick) for verb, pick in zip(self.ability(link).picking, link.picks)]
        hidden = {"card"}                    # what was paid with a card may be a secret
        things = [self.speech.option(choice) for choice in picked if not hidden & set(choice.__struct_fields__)]
        return f"{self.seat(link.side)} · {self.card(link.card)}{''.join(f' → {thing}' for thing in things)}"

    def options(self, asked: Decision[Any]) -> list[tuple[int, str]]:
        """The options in words; of several that nobody could tell apart, one."""
        table = self.match.table
        choices = self.game.choices(table)
        found: dict[tuple[Any, ...], tuple[int, str]] = {}
        for option, choice in zip(table.offered, choices):
            text = self.option(choice, type(asked).__name__, choices)
            found.setdefault((text, *self.looks(choice)), (option, text))
        return list(found.values())

    def option(self, choice: Choice, kind: str, others: Sequence[Choice] = ()) -> str:
        """One option; where a card offers several things, with the sentence that is meant."""
        text = self.speech.option(choice, kind)
        if not isinstance(choice, Declared):
            return text
        several = sum(isinstance(other, Declared) and other.card == choice.card for other in others) > 1
        return f"{text} ({self.speech.word(self.printed(choice.card).rules[choice.n])})" if several else text

    def looks(self, choice: Choice) -> tuple[Any, ...]:
        """What a choice points at, with a card replaced by all that can be seen of it."""
        table = self.match.table
        seen: list[Any] = []
        for name, value in choice.plain().items():
            if isinstance(table, CardTable) and name.startswith("card") and value >= 0:
                seen.append(tuple(table.looks(value)))
            else:
                seen.append(value)
        return tuple(seen)

    # Cards

    def printed(self, card: int) -> Printed:
        table = self.match.table
        assert isinstance(table, CardTable)
        return self.game.cards()[table.kind[card]]

    def ability(self, link: Source) -> Ability:
        return self.printed(link.card).rules[link.ability]

    def card(self, card: int) -> str:
        """A card that whoever reads this knows."""
        key = self.game.name_of(self.match.table, "card", card)
        return self.speech.line(key, {}) if key is not None else str(card)

    def at_hand(self, seat: int) -> list[int]:
        """The cards this seat might use."""
        table = self.match.table
        return table.at_hand(seat) if isinstance(table, ChainTable) else []

    def why_not(self, seat: int, card: int) -> list[tuple[str, str]]:
        """Each thing a card offers, and the word that says no, or that it may be done."""
        refusals = self.game.explain(self.match.table, seat, card)
        offers = [rule for rule in self.printed(card).rules if rule.kind == MAY]
        said = [(self.speech.word(rule), self.speech.text("why-now") if no is None else self.speech.refusal(no))
                for rule, no in zip(offers, refusals)]
        return said or [("", self.speech.text("why-never"))]

    # The log and the rules

    def log(self, seat: int, since: int = 0) -> list[str]:
        return [self.speech.line(key, args) for key, args in self.match.lines(seat, since)]

    def whole_log(self, since: int = 0) -> list[str]:
        """With everything that was hidden, for a game that is only looked at."""
        said = (self.match.table.log or [])[since:]
        return [self.speech.line(it.line.key, dict(zip(it.line.names, it.values))) for it in said]

    def rules(self) -> list[str]:
        """The ids of the rules that the words of this game can say."""
        try:
            return re.findall(r"^rule-(\S+) *=", fluent_text(self.speech.language, self.game.name), re.MULTILINE)
        except LookupError:
            return []

    def rule(self, id: str) -> str:
        if not self.speech.has(f"rule-{id}"):
            raise RavenhillError(self.speech.line("error-rule", {"text": id}))
        return self.speech.line("help-rule", {"rule": id, "text": self.speech.line(f"rule-{id}", {})})
