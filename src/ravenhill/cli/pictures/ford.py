"""The ford: a company on each bank, the fight between them, your hand below."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ravenhill.core.frames import EVERYBODY
from ravenhill.core.game import Game
from ravenhill.games.ford.state import BAG, DISCARD, EAST, FAR_BANK, HAND, KINDS, LAST_ROUND, TABLE, WEST
from ravenhill.locale import Speech

FULL = 2                                 # a group from which nobody has fallen
COLOURS = ("green", "yellow")


def picture(game: Game, view: dict[str, Any], speech: Speech, options: Mapping[str, Any]) -> RenderableType:
    drawing = Drawing(game, view, speech)
    banks = Table.grid(expand=True)
    banks.add_column(ratio=1)
    banks.add_column(justify="center")
    banks.add_column(ratio=1, justify="right")
    banks.add_row(drawing.bank(WEST), drawing.ford(), drawing.bank(EAST))
    title = speech.text("ford-round-of", n=view["round"], last=LAST_ROUND)
    table = Panel(banks, title=f"{speech.text('game-ford')} · {title}", title_align="left", border_style="blue",
                  subtitle=drawing.bag(), subtitle_align="right", width=100)
    hand = drawing.hand()
    return Group(table, hand) if hand is not None else table


class Drawing:
    """The parts of the picture."""

    def __init__(self, game: Game, view: dict[str, Any], speech: Speech) -> None:
        self.game = game
        self.view = view
        self.speech = speech

    def cards(self, pile: int) -> list[list[int]]:
        """The known cards of a pile: number, kind, pile, who knows it."""
        return [card for card in self.view["cards"] if card[2] == pile]

    def unknown(self, pile: int) -> int:
        return sum(count for where, _, count in self.view["hidden"] if where == pile)

    def name(self, kind: int) -> str:
        return self.speech.line(f"card-{self.game.cards()[kind].id}", {})

    def names(self, pile: int) -> str:
        return ", ".join(self.name(kind) for _, kind, _, _ in self.cards(pile))

    def bank(self, side: int) -> Text:
        """A company, its banners, and how many cards it holds."""
        you = f" ({self.speech.text('seat-you')})" if side == self.view["seat"] else ""
        text = Text(f"{self.speech.line(self.game.seats[side], {})}{you}\n", style=f"bold {COLOURS[side]}")
        for kind, key in enumerate(("ford-archers", "ford-spearmen", "ford-riders")):
            standing = self.view["warriors"][side * KINDS + kind]
            marks = Text("●" * standing, style=COLOURS[side]) + Text("·" * (FULL - standing), style="dim")
            name = Text(self.speech.line(key, {}), style="" if standing else "dim")
            row = (name, Text(" "), marks) if side == EAST else (marks, Text(" "), name)
            text.append_text(Text.assemble(*row, "\n", style="not bold"))
        for _, kind, _, _ in self.cards(TABLE + side):
            text.append(f"⚑ {self.name(kind)}\n", style="not bold")
        held = self.cards(HAND + side)
        if side != self.view["seat"]:
            text.append(self.speech.text("cards-in-hand", n=len(held) + self.unknown(HAND + side)), style="not bold")
            if held:
                text.append(f"\n({self.names(HAND + side)})", style="not bold dim")
        return text

    def ford(self) -> Text:
        """Where the fight stands between the banks."""
        at = self.view["ford"]
        track = Text("")
        for step in range(-FAR_BANK, FAR_BANK + 1):
            here = max(-FAR_BANK, min(FAR_BANK, at)) == step
            bank = step in (-FAR_BANK, FAR_BANK)
            track.append(" ⚔ " if here else " ▏ " if step == -FAR_BANK else " ▕ " if bank else " ~ ",
                         style="bold red" if here else "blue")
        ahead = WEST if at > 0 else EAST
        stands = self.speech.line("ford-steps", {"side": ahead, "n": abs(at)}) if at else self.speech.text(
            "ford-midstream")
        return Text("\n").append_text(track).append("\n\n").append(stands, style="italic")

    def bag(self) -> str:
        """What is not in anybody's hand."""
        bag = self.speech.text("cards-in-bag", n=len(self.cards(BAG)) + self.unknown(BAG))
        discarded = self.names(DISCARD)
        return f"{bag} · {self.speech.text('ford-discarded', cards=discarded)}" if discarded else bag

    def hand(self) -> RenderableType | None:
        """Your cards with their texts; one row for cards of a kind."""
        seat = self.view["seat"]
        if seat < 0:
            return None
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column(max_width=76)
        rows: dict[int, list[bool]] = {}     # by kind: has the opponent seen it?
        for _, kind, _, knows in self.cards(HAND + seat):
            rows.setdefault(kind, []).append(knows == EVERYBODY)
        grid.add_row(Text(self.speech.text("cards-in-hand", n=sum(map(len, rows.values()))), style="not bold dim"))
        for kind, seen in sorted(rows.items()):
            text = Text(" ".join(self.speech.word(rule) for rule in self.game.cards()[kind].rules))
            if any(seen):
                part = "" if all(seen) else f"{sum(seen)}/{len(seen)} "
                text.append(f" ({part}{self.speech.text('ford-seen')})", style="italic dim")
            grid.add_row(f"{self.name(kind)}{f' ×{len(seen)}' if len(seen) > 1 else ''}", text)
        return grid
