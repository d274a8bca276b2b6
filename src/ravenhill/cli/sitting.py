"""At the table in the terminal: one line is asked for, everything else is printed."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ravenhill.bots import Bot
from ravenhill.cli.pictures import moment, picture
from ravenhill.core.errors import RavenhillError
from ravenhill.core.frames import NOBODY, Decision
from ravenhill.core.match import Match
from ravenhill.door.telling import Teller

CLEAR = "\x1b[2J\x1b[3J\x1b[H"          # the screen and what was scrolled off it: the other hand was there
FEW_RULES = 20


class Sitting:
    """Somebody plays one match, against a bot or with a friend at the same screen."""

    def __init__(
        self, match: Match, language: str, bots: Mapping[int, Bot], console: Console, save: Callable[[], Path],
    ) -> None:
        self.match = match
        self.game = match.game
        self.bots = bots
        self.console = console
        self.save = save
        self.tell = Teller(match, language)
        self.speech = self.tell.speech
        self.people = [seat for seat in range(len(self.game.seats)) if seat not in bots]
        self.before_the_screen = self.people[0] if len(self.people) == 1 else NOBODY
        self.told = dict.fromkeys(self.people, 0)         # how much of the log each has read
        self.pictured: dict[str, Any] = {}                # what was last drawn
        self.answered = 0
        self.commands: dict[str, Callable[[int, str], None]] = {
            "u": self.undo, "?": self.help, "h": self.help, "w": self.why_not, "l": self.log, "t": self.table,
            "s": self.save_now,
        }

    def play(self) -> bool:
        """To the end of the game, or until somebody leaves: then it is saved, and False."""
        self.say(self.tell.title(), style="bold")
        try:
            while asked := self.match.table.to_answer():
                seat = self.next_of(asked)
                if seat in self.bots:
                    self.ask_bot(seat)
                else:
                    self.ask_person(seat)
        except (EOFError, KeyboardInterrupt):
            self.leave()
            return False
        self.the_end()
        return True

    def next_of(self, asked: list[int]) -> int:
        """Of two who choose secretly: whoever is before the screen first."""
        return self.before_the_screen if self.before_the_screen in asked else asked[0]

    def ask_bot(self, seat: int) -> None:
        question = self.match.question(seat)
        offered, choices = list(self.match.table.offered), self.game.choices(self.match.table)
        view = self.game.view(self.match.table, seat)
        self.match.answer(seat, self.bots[seat].choose(view, type(question).__name__, offered, choices))

    def ask_person(self, seat: int) -> None:
        self.curtain(seat)
        question = self.match.question(seat)
        assert question is not None
        options = self.tell.options(question)
        if len(options) == 1 and len(self.people) == 1:   # a friend could read something from a question not asked
            self.news(seat)
            self.match.answer(seat, options[0][0])
            return
        self.show(seat, question, options)
        while True:
            line = input("> ").strip()
            word, _, rest = line.partition(" ")
            if word.lower() in ("q", "quit"):
                raise EOFError
            try:
                if word.lower() in self.commands:
                    self.commands[word.lower()](seat, rest.strip())
                    if word.lower() in ("u", "t"):
                        return
                    continue
                if line:
                    option = chosen(line, options)
                    if option is None:
                        key = "error-number" if line.lstrip("-").isdecimal() else "error-command"
                        self.say(self.speech.line(key, {"last": len(options), "text": line}), style="red")
                        continue
                    self.match.answer(seat, option)
                    self.answered += 1
                    return
            except RavenhillError as error:
                self.say(str(error), style="red")

    # What is printed

    def say(self, text: str, style: str = "", indent: int = 0) -> None:
        self.console.print(Padding(Text(text, style=style), (0, 0, 0, indent), expand=False))

    def curtain(self, seat: int) -> None:
        """Between two people at one screen: neither sees the other's hand."""
        if seat == self.before_the_screen:
            return
        self.before_the_screen = seat
        self.pictured = {}
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
        input(self.speech.line("pass-the-screen", {"side": seat}) + " ")
        if self.console.is_terminal:
            self.console.file.write(CLEAR)

    def news(self, seat: int) -> None:
        """What happened since this seat last looked."""
        for line in self.tell.log(seat, self.told[seat]):
            self.say(line, style="dim", indent=2)
        assert self.match.table.log is not None
        self.told[seat] = len(self.match.table.log)

    def show(self, seat: int, question: Decision[Any], options: list[tuple[int, str]]) -> None:
        self.news(seat)
        view = self.game.view(self.match.table, seat)
        seen = {name: value for name, value in view.items() if name != "stack"}
        if seen != self.pictured:
            self.pictured = seen
            self.console.print()
            self.console.print(picture(self.game, view, self.speech, self.match.options))
        going_on = moment(self.game, view, self.speech, self.match.options)
        if going_on is not None:
            self.console.print(going_on)
        self.console.print()
        waiting = self.tell.chain(view)
        if waiting:
            self.say(self.speech.text("chain-waiting"), style="magenta")
            for link in waiting:
                self.say(link, style="magenta", indent=2)
        self.say(self.tell.question(question, view), style="bold")
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="cyan")
        grid.add_column()
        for number, (_, text) in enumerate(options, 1):
            grid.add_row(f"  {number}", text)
        self.console.print(grid)
        self.say(self.speech.text("commands"), style="dim")

    def the_end(self) -> None:
        seat = self.people[0]
        self.news(seat)
        self.console.print()
        self.console.print(picture(self.game, self.game.view(self.match.table, seat), self.speech, self.match.options))
        self.console.print()
        result = self.match.table.result()
        assert result is not None
        if result.winner < 0:
            said = self.speech.text("result-drawn")
        elif len(self.people) > 1:
            said = self.speech.line("result-won", {"side": result.winner})
        else:
            said = self.speech.text("result-you-won" if result.winner == seat else "result-you-lost")
        self.say(f"{said} {self.speech.line(result.why, {})}", style="bold")

    # What may be typed besides a number

    def leave(self) -> None:
        """Save, unless nothing was played yet, and say how to go on."""
        file = self.save() if self.answered else None
        self.console.print()
        if file is not None:
            self.say(self.speech.text("saved", file=str(file)))
            self.say(self.speech.text("resume-with", command=f"ravenhill play --resume {file}"))
        self.say(self.speech.text("goodbye"))

    def save_now(self, seat: int, rest: str) -> None:
        self.say(self.speech.text("saved", file=str(self.save())))

    def undo(self, seat: int, rest: str) -> None:
        """Back to this seat's last question that was one."""
        match = self.match
        if not match.may_undo(seat):
            raise RavenhillError(self.speech.text("error-undo-known" if self.answered else "error-undo-none"))
        while match.may_undo(seat):
            match.undo(seat)
            question = match.question(seat)
            if question is not None and (len(self.people) > 1 or len(self.tell.options(question)) > 1):
                break
        assert match.table.log is not None
        for person in self.people:
            self.told[person] = min(self.told[person], len(match.table.log))
        self.say(self.speech.line("log-undone", {"side": seat, "n": 1}), style="dim", indent=2)

    def log(self, seat: int, rest: str) -> None:
        for line in self.tell.log(seat) or [self.speech.text("log-empty")]:
            self.say(line, style="dim", indent=2)

    def table(self, seat: int, rest: str) -> None:
        """Draw it again."""
        self.pictured = {}

    def why_not(self, seat: int, rest: str) -> None:
        cards = self.named(rest, self.tell.at_hand(seat))
        for card in cards:
            self.say(self.tell.card(card), style="bold", indent=2)
            for sentence, reason in self.tell.why_not(seat, card):
                if sentence:
                    self.say(sentence, style="dim", indent=4)
                self.say(f"→ {reason}", indent=4)

    def named(self, text: str, cards: list[int]) -> list[int]:
        """Those of the cards whose name begins or goes on so, one of each; all of them if nothing is named."""
        found = {self.tell.card(card): card for card in reversed(cards) if text.lower() in self.tell.card(card).lower()}
        if not found:
            raise RavenhillError(self.speech.line("error-card", {"text": text}))
        return sorted(found.values())

    def help(self, seat: int, rest: str) -> None:
        """How to answer, and the rules of this question; or one rule, or a card."""
        known = {id.lower(): id for id in self.tell.rules()}
        if rest:
            if rest.lower() in known:
                self.say(self.tell.rule(known[rest.lower()]), indent=2)
            else:
                self.help_on_cards(seat, rest)
            return
        self.say(self.speech.text("help-answer"), indent=2)
        self.say(self.speech.text("help-undo"), indent=2)
        self.say(self.speech.text("help-commands"), indent=2)
        question = self.match.question(seat)
        behind = [id for id in question.rules() if id.lower() in known] if question is not None else []
        for id in behind or (list(known.values()) if len(known) <= FEW_RULES else []):
            self.say(self.tell.rule(id), indent=2)

    def help_on_cards(self, seat: int, text: str) -> None:
        named = {self.speech.line(f"card-{card.id}", {}): card for card in self.game.cards()}
        found = [(name, card) for name, card in named.items() if text.lower() in name.lower()]
        if not found:
            raise RavenhillError(self.speech.line("error-help", {"text": text}))
        for name, card in found[:FEW_RULES]:
            self.say(f"{name} · {' '.join(self.speech.word(rule) for rule in card.rules)}", indent=2)


def chosen(line: str, options: list[tuple[int, str]]) -> int | None:
    """The option meant by its number, or by the beginning of its words if only one begins so."""
    if line.isdecimal():
        return options[int(line) - 1][0] if 1 <= int(line) <= len(options) else None
    begun = [option for option, text in options if text.lower().startswith(line.lower())]
    return begun[0] if len(begun) == 1 and len(line) > 1 else None
