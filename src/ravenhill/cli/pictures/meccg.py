"""The card game: both players with their companies, sites and paths, what lies in play, your hand, an attack."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ravenhill.core.dice import FastDice
from ravenhill.core.game import Game
from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.cards.describing import describe
from ravenhill.games.meccg.names import TERMS
from ravenhill.games.meccg.piles import (
    DECK,
    DISCARD,
    FIRST_AGENT,
    HAND,
    HEADING,
    IN_PLAY,
    LURKING,
    MARSHALLED,
    ON_GUARD,
    PRISON,
    SIDEBOARD,
    TAPPED,
    TRAIL,
    WOUNDED,
)
from ravenhill.games.meccg.rules.agents import state_of
from ravenhill.games.meccg.rules.attacks import body_of, prowess_of, strikes_of, the_attack
from ravenhill.games.meccg.rules.companies import slots_of
from ravenhill.games.meccg.rules.lands import path_of
from ravenhill.games.meccg.rules.leaving import rings_with
from ravenhill.games.meccg.rules.numbers import corruption, followers, general_influence, points_now, unused_influence
from ravenhill.games.meccg.rules.strength import body, prowess
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import AGENT, CHARACTER
from ravenhill.locale import Speech

COLOURS: Final = ("bright_black", "blue")
MARKS: Final = ("≈", "f", "b", "w", "s", "d")        # the types of regions, as a path shows them
STYLES: Final = {TAPPED: "not bold dim", WOUNDED: "not bold red"}
WIDTH: Final = 110


def picture(game: Game, view: dict[str, Any], speech: Speech, options: Mapping[str, Any]) -> RenderableType:
    drawing = Drawing(game, view, speech, options)
    parts: list[RenderableType] = [drawing.player(1 - max(view["seat"], 0)), drawing.player(max(view["seat"], 0))]
    hand = drawing.hand()
    return Group(drawing.title(), *parts, *([] if hand is None else [hand]))


def moment(game: Game, view: dict[str, Any], speech: Speech, options: Mapping[str, Any]) -> RenderableType | None:
    """The attack under way."""
    return Drawing(game, view, speech, options).attack()


class Drawing:
    """The parts of the picture. Only what the view tells is shown: the table here is one that it could be of."""

    def __init__(self, game: Game, view: dict[str, Any], speech: Speech, options: Mapping[str, Any]) -> None:
        table = game.imagine(view, FastDice(0), options)
        assert isinstance(table, Meccg)
        self.g = table
        self.game = game
        self.view = view
        self.speech = speech

    def say(self, key: str, **args: Any) -> str:
        return self.speech.line(key, args)

    def small(self, key: str, **args: Any) -> str:
        """The same in the middle of a line."""
        return self.speech.attempt(key, lambda it: it.written(key, args))

    def name(self, card: int) -> str:
        return self.say(f"card-{self.g.facts(card).id}")

    def known(self, pile: int) -> list[int]:
        """The cards of a pile that the viewer knows."""
        return [number for number, _, where, _ in self.view["cards"] if where == pile]

    def count(self, pile: int) -> int:
        hidden = [int(count) for where, _, count in self.view["hidden"] if where == pile]
        return len(self.known(pile)) + sum(hidden)

    def title(self) -> Text:
        g = self.g
        said = [self.say("game-meccg")]
        if g.turn:
            said += [self.say("court-turn", n=g.turn), self.say(self.game.seats[g.active])]
        said.append(self.say(f"phase-{TERMS['phase'][g.phase]}"))
        return Text(" · ".join(said), style="bold")

    # A player

    def player(self, side: int) -> RenderableType:
        g = self.g
        you = f" ({self.small('seat-you')})" if side == self.view["seat"] else ""
        title = f"{self.say(self.game.seats[side])}{you} · {self.small('court-points', n=points_now(g, side))}"
        lines: list[Text] = []
        for slot in slots_of(side):
            if g.companies[slot].members:
                lines.append(self.company(slot))
        for card in sorted(self.known(PRISON + side)):
            if g.facts(card).type == CHARACTER:
                lines.append(self.prisoner(card))
        lines.extend(self.agent(it) for it in g.agents if it.side() == side)
        for key, cards in (("court-events", self.events(side)), ("court-marshalled", self.known(MARSHALLED + side))):
            if cards:
                names = ", ".join(self.name(card) + self.state(card) for card in cards)
                lines.append(Text(f"{self.say(key)}: ", style="dim").append(names, "not dim"))
        piles = self.say("court-piles", hand=self.count(HAND + side), deck=self.count(DECK + side),
                         gone=self.count(DISCARD + side), spare=self.count(SIDEBOARD + side))
        influence = self.small("court-influence", n=general_influence(g, side))
        lines.append(Text(f"{piles} · {influence}", style="dim"))
        return Panel(Group(*lines), title=title, title_align="left", border_style=COLOURS[side], width=WIDTH)

    def prisoner(self, card: int) -> Text:
        """R-PRIS-01  Who is held, by what, and where rescue is possible."""
        host = self.g.host[card]
        said = self.say("court-prisoner", card=self.name(card) + self.state(card), card2=self.name(host),
                        card3=self.name(self.g.host[host]))
        rings = ", ".join(self.name(ring) for ring in rings_with(self.g, card))
        return Text(said + (f" · {rings}" if rings else ""), style="magenta")

    def events(self, side: int) -> list[int]:
        """What lies in play on nobody's account."""
        g = self.g
        return [card for card in self.known(IN_PLAY + side)
                if FIRST_AGENT < g.host[card] < 0 and g.company[card] < 0 and g.facts(card).type != AGENT]

    def agent(self, it: Agent) -> Text:
        """R-AGT-01  Face up its name and where it is; face down a back, unless the viewer knows it, and its sites."""
        g = self.g
        known = [it.card] if it.card >= 0 else self.known(LURKING + it.place)
        said = [self.name(known[0]) if known else self.say("an-agent")]
        states = {TAPPED: "court-tapped", WOUNDED: "court-wounded"}
        if state_of(g, it) in states: said[0] += f" ({self.small(states[state_of(g, it)])})"
        if it.card >= 0:
            said.append(self.small("court-at", card=self.say(f"card-{g.cards.facts[it.at].id}")))
        else:
            if known: said.append(self.small("court-hidden"))
            said.append(self.small("court-trail", n=self.count(TRAIL + it.place)))
            said += [self.name(site) for site in g.piles[TRAIL + it.place] if site in self.known(TRAIL + it.place)]
        said += [f"+ {self.name(card)}" for card in g.on(FIRST_AGENT - it.place)]
        return Text(" · ".join(said), style="magenta")

    def company(self, slot: int) -> Text:
        """Where it is and where it goes, then its characters with what they bear."""
        g = self.g
        it = g.companies[slot]
        goal = it.going if it.going >= 0 else next(iter(self.known(HEADING + slot)), -1)
        if goal >= 0:
            where = self.say("court-from", card=self.name(it.site), card2=self.name(goal))
        elif self.count(HEADING + slot):
            where = self.say("court-somewhere", card=self.name(it.site))
        else:
            where = self.say("court-at", card=self.name(it.site)) + self.state(it.site)
        said = [where]
        if it.going >= 0:
            said.append(self.small("court-path", path=" ".join(MARKS[land] for land in path_of(g, slot))))
        if it.limit:
            said.append(self.small("court-limit", n=len(it.counted), n2=it.limit))
        if self.count(ON_GUARD + slot):
            said.append(self.small("court-guard"))
        text = Text(" · ".join(said) + "\n", style="bold" if slot == g.current else "")
        for card in g.on(-10 - slot):
            text.append(f"    + {self.name(card)}\n", "not bold italic")
        leaders = [it for it in g.companies[slot].members if g.host[it] < 0]
        for leader in leaders:
            self.character(text, leader, 2)
            for follower in followers(g, leader):
                self.character(text, follower, 4)
        text.rstrip()
        return text

    def character(self, text: Text, card: int, indent: int) -> None:
        g = self.g
        numbers = [self.small("court-numbers", n=prowess(g, card), n2=body(g, card))]
        if unused_influence(g, card) > 0:
            numbers.append(self.small("court-direct", n=unused_influence(g, card)))
        if corruption(g, card):
            numbers.append(self.small("court-corruption", n=corruption(g, card)))
        text.append(" " * indent + self.name(card) + self.state(card), STYLES.get(g.state[card], "not bold"))
        text.append(f" · {' · '.join(numbers)}", "not bold dim")
        borne = [it for it in g.on(card) if g.company[it] < 0]
        if borne:
            text.append(f" · {', '.join(self.name(it) + self.state(it) for it in borne)}", "not bold cyan")
        text.append("\n")

    def state(self, card: int) -> str:
        """Tapped and wounded cards say so."""
        keys = {TAPPED: "court-tapped", WOUNDED: "court-wounded"}
        return f" ({self.small(keys[self.g.state[card]])})" if self.g.state[card] in keys else ""

    # The hand, and an attack

    def hand(self) -> RenderableType | None:
        """Your cards with their texts; one row for cards of a kind."""
        seat = self.view["seat"]
        if seat < 0:
            return None
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="bold", max_width=28)
        grid.add_column(max_width=WIDTH - 30)
        counts: dict[int, int] = {}
        for card in self.known(HAND + seat):
            counts[self.g.kind[card]] = counts.get(self.g.kind[card], 0) + 1
        for kind, count in sorted(counts.items()):
            printed = self.g.cards.facts[kind]
            name = self.say(f"card-{printed.id}") + (f" ×{count}" if count > 1 else "")
            grid.add_row(name, " ".join(describe(self.g.cards, printed, self.speech.language)))
        return grid

    def attack(self) -> RenderableType | None:
        g = self.g
        it = the_attack(g)
        if it is None:
            return None
        said = self.say("court-attack", card=self.name(it.card), n=strikes_of(g, it), n2=prowess_of(g, it),
                        n3=body_of(g, it))
        struck = ", ".join(self.name(card) for card in it.targets)
        return Text(said + (f" · {self.small('court-strike', card=struck)}" if struck else ""), style="bold red")
