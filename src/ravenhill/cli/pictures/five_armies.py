"""The battle: the map, both sides, the track of Fate, your hand; and, while one is fought, a combat with its odds."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ravenhill.cli.pictures import five_armies_map as the_map
from ravenhill.core.dice import FastDice
from ravenhill.core.game import Game
from ravenhill.games.five_armies import terms
from ravenhill.games.five_armies.names import PHASES
from ravenhill.games.five_armies.odds import ATTACKER_GONE, BOTH_GONE, DEFENDER_GONE
from ravenhill.games.five_armies.rules.attack import AttackWith, CombinedAttack, targets
from ravenhill.games.five_armies.rules.fight import DICE as ROLLED
from ravenhill.games.five_armies.rules.fight import MOST_DICE, NO_CARD, Fight, fight_of
from ravenhill.games.five_armies.rules.prospects import fought_on, prospect, round_ahead
from ravenhill.games.five_armies.state import (
    BESIDE,
    EVENTS,
    FACES,
    FATES,
    GONE,
    HAND,
    POINTS_TO_WIN,
    STORIES,
    TABLE,
    WAITING,
    Battle,
)
from ravenhill.games.five_armies.terms import BEORN, BILBO, BOLG, FREE, LORD_OF_THE_EAGLES, SHADOW
from ravenhill.locale import Speech

PICTURED: Final = 3                      # attacks whose odds are told


def picture(game: Game, view: dict[str, Any], speech: Speech, options: Mapping[str, Any]) -> RenderableType:
    return Drawing(game, view, speech, options)


def moment(game: Game, view: dict[str, Any], speech: Speech, options: Mapping[str, Any]) -> RenderableType | None:
    """The combat under way, or the attacks that could be made now, with exact odds."""
    drawing = Drawing(game, view, speech, options)
    it = fight_of(drawing.g)
    if it is not None: return drawing.combat(it)
    return drawing.attacks()


class Drawing:
    """The parts of the picture. Only what the view tells is shown: the table here is one that it could be of."""

    def __init__(self, game: Game, view: dict[str, Any], speech: Speech, options: Mapping[str, Any]) -> None:
        table = game.imagine(view, FastDice(0), options)
        assert isinstance(table, Battle)
        self.g = table
        self.game = game
        self.view = view
        self.speech = speech

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = options.max_width - 4 >= the_map.NARROWEST
        width = min(options.max_width, the_map.WIDEST + 4)
        if wide:
            places = the_map.drawn(self.g, self.speech, width - 4)
        else:
            places = the_map.listed(self.g, self.speech)
        yield Panel(Group(places, self.legend()), title=self.title(), title_align="left", subtitle=self.points(),
                    subtitle_align="right", border_style="yellow", width=width)
        yield self.track()
        sides = Table.grid(padding=(0, 2))
        for _ in range(2): sides.add_column(width=width // 2 - 2)
        sides.add_row(self.side(FREE), self.side(SHADOW))
        yield sides
        hand = self.hand()
        if hand is not None: yield hand

    def say(self, key: str, **args: Any) -> str:
        return self.speech.line(key, args)

    def title(self) -> str:
        name = self.say("game-five_armies")
        if not self.g.turn: return name
        phase = f"phase-{PHASES[self.g.phase]}" if self.g.phase else ""
        return f"{name} · {self.say('battle-turn', n=self.g.turn)}{f' · {self.say(phase)}' if phase else ''}"

    def points(self) -> str:
        return self.say("battle-points", n=self.g.victory_points(), last=POINTS_TO_WIN)

    def legend(self) -> Text:
        units = "  ".join(f"{letter} {self.say(f'unit-{name}')}" for letter, name in zip(the_map.LETTERS, terms.UNITS))
        marks = "  ".join(f"{mark} {self.say(f'battle-{key}')}" for mark, key in (
            (the_map.LEADERSHIP, "leadership"), (the_map.DAMAGE, "damage"), (the_map.TOKENS, "tokens"),
            (the_map.WALLS, "walls"), (the_map.SETTLEMENT, "settlement"), (the_map.CONTROL, "control"),
            (the_map.MUSTERING, "mustering"), ("≈≈", "ford")))
        lands = "  ".join(f"{mark} {self.say(f'terrain-{terms.TERRAINS[n]}')}" for n, mark in the_map.TERRAIN.items())
        return Text(f"{units}\n{marks}\n{lands}", style="dim")

    def track(self) -> Text:
        """Fate from 0 to its last step: the marker, and who waits where."""
        text = Text(f"{self.say('battle-fate')} ", style="bold")
        waiting = {self.g.facts.fate_step[n]: self.say(f"character-{name}") for n, name in enumerate(terms.CHARACTERS)
                   if self.g.characters[n] == WAITING and self.g.facts.enters_with[n] >= 0 and n != BOLG}
        for step in range(self.g.facts.last_step + 1):
            here = step == self.g.fate
            style = "reverse bold" if here else "dim" if step < self.g.fate else ""
            text.append(f"[{step}]" if here else f" {step} ", style)
            if step in waiting: text.append(f"‹{waiting[step]}›", "green" if step <= self.g.fate else "cyan")
        return text

    # The sides

    def side(self, side: int) -> Text:
        g = self.g
        you = f" ({self.say('seat-you')})" if side == self.view["seat"] else ""
        text = Text(f"{self.say(terms.SIDES[side])}{you}\n", style=f"bold {the_map.COLOURS[side]}")
        rows = [("battle-dice", self.dice(side)), ("battle-hand", self.held(side)),
                ("battle-table", self.names(TABLE + side)), *self.people(side)]
        if side == FREE:
            rows += [("battle-eagles", self.by_territory(g.eagles, "eyrie")), ("battle-fates", self.names(BESIDE))]
        else:
            rows += [("battle-bats", self.by_territory(g.bats, ""))]
        for key, what in rows:
            if what: text.append(f"{self.say(key)} · ", "not bold dim").append(f"{what}\n", "not bold")
        text.rstrip()
        return text

    def dice(self, side: int) -> str:
        counts = self.g.action_dice[side * FACES:side * FACES + FACES]
        names = [self.say(f"face-{face}") for face in terms.FACES]
        left = ", ".join(name if n == 1 else f"{name} ×{n}" for name, n in zip(names, counts) if n)
        return left or "–"

    def held(self, side: int) -> str:
        """How many cards of each back."""
        counts = [0, 0]
        for _, kind, pile, _ in self.view["cards"]:
            if pile == HAND + side: counts[self.g.facts.card_deck[kind] > 0] += 1
        for pile, back, count in self.view["hidden"]:
            if pile == HAND + side: counts[back > 0] += count
        return f"{self.say('battle-events', n=counts[0])} · {self.say('battle-stories', n=counts[1])}"

    def names(self, pile: int) -> str:
        return ", ".join(self.card(kind) for _, kind, where, _ in self.view["cards"] if where == pile)

    def card(self, kind: int) -> str:
        return self.say(f"card-{self.g.facts.content.cards[kind].id}")

    def people(self, side: int) -> list[tuple[str, str]]:
        """Who is activated, who could enter, who is dead; and what some of them have left."""
        g = self.g
        own = [n for n in range(len(terms.CHARACTERS)) if g.facts.character_side[n] == side]
        called = {n: self.say(f"character-{terms.CHARACTERS[n]}") for n in own}
        left = {BILBO: ("battle-rings", g.rings), BEORN: ("battle-wrath", g.wrath),
                BOLG: ("battle-guards", g.bodyguards)}
        rows = [("battle-activated", ", ".join(called[n] for n in own if g.is_active(n))),
                ("battle-ready", ", ".join(called[n] for n in own if g.is_ready(n))),
                ("battle-gone", ", ".join(called[n] for n in own if g.characters[n] == GONE))]
        return rows + [(key, str(count)) for n, (key, count) in left.items() if n in own and g.is_in_play(n)]

    def by_territory(self, counts: list[int], last: str) -> str:
        names = [f"territory-{name}" for name in terms.TERRITORIES] + [f"place-{last}"]
        found = [f"{self.say(names[n])} {count}" for n, count in enumerate(counts) if count]
        if last and self.g.is_in_play(LORD_OF_THE_EAGLES):
            found.append(f"{self.say('character-lord_of_the_eagles')} {self.say(names[self.g.lord])}")
        return ", ".join(found)

    def hand(self) -> RenderableType | None:
        """Your cards with their texts."""
        seat = self.view["seat"]
        if seat < 0: return None
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(max_width=88)
        decks = [self.unknown(pile) for pile in (EVENTS, STORIES + seat, FATES)]
        counts = self.say("battle-decks", events=decks[0], stories=decks[1], fates=decks[2])
        for _, kind, pile, _ in self.view["cards"]:
            if pile == HAND + seat:
                face = self.say(f"face-{terms.FACES[self.g.facts.card_type[kind]]}")
                grid.add_row(self.card(kind), Text(face, style="cyan"), self.text_of(kind))
        return Group(Text(counts, style="dim"), grid)

    def unknown(self, pile: int) -> int:
        known = [1 for _, _, where, _ in self.view["cards"] if where == pile]
        return len(known) + sum([int(count) for where, _, count in self.view["hidden"] if where == pile])

    def text_of(self, kind: int) -> Text:
        library = self.g.facts.library
        return Text("" if library is None else " ".join(self.speech.word(rule) for rule in library.cards[kind].rules))

    # Combat

    def place(self, place: int) -> str:
        return self.say(f"place-{self.g.facts.content.place_ids[place]}")

    def combat(self, it: Fight) -> RenderableType:
        """Who fights whom, cards and dice as shown, and what may come of it."""
        grid = Table.grid(padding=(0, 2))
        for side in (it.attacker, 1 - it.attacker):
            role = self.say("battle-attacker" if side == it.attacker else "battle-defender")
            card = it.played[side]
            shown = self.card(self.g.kind[card]) if card != NO_CARD else ""
            grid.add_row(Text(role, style=f"bold {the_map.COLOURS[side]}"), self.place(it.place(side)),
                         the_map.army(self.g, it.place(side)),
                         ", ".join(the_map.persons(self.g, it.place(side), self.speech)), Text(shown, style="bold"),
                         self.faces(it, side))
        parts: list[RenderableType] = [grid]
        if not any(it.now[ROLLED + side] for side in range(2)) and all(it.is_alive(self.g, side) for side in range(2)):
            parts.append(self.odds(it))
        return Panel(Group(*parts), title=self.say("battle-combat", n=max(1, it.round)), title_align="left",
                     border_style="red", expand=False)

    def faces(self, it: Fight, side: int) -> Text:
        """The dice: a hit is bold, a black die in brackets."""
        text = Text()
        for die in range(it.now[ROLLED + side]):
            face = it.faces[side * MOST_DICE + die]
            black = die < it.now[2 + side]
            text.append(f"[{face}]" if black else f" {face} ", "bold green" if face and it.is_hit(side, die) else "dim")
        return text

    def odds(self, it: Fight) -> RenderableType:
        """Exact, without cards: this round, and the combat if both fight on."""
        ahead = round_ahead(self.g, it)
        said = self.say("battle-round-odds", hits=f"{ahead.expected_hits[0]:.1f}", back=f"{ahead.expected_hits[1]:.1f}",
                        loses=percent(ahead.outcome[ATTACKER_GONE] + ahead.outcome[BOTH_GONE]),
                        wins=percent(ahead.outcome[DEFENDER_GONE] + ahead.outcome[BOTH_GONE]))
        if it.beorn: return Text(said, style="italic")
        return Text(f"{said}\n{self.fought_on(it)}", style="italic")

    def fought_on(self, it: Fight) -> str:
        end = fought_on(self.g, it)
        return self.say("battle-end-odds", wins=percent(end.outcome[DEFENDER_GONE]),
                        loses=percent(end.outcome[ATTACKER_GONE]), both=percent(end.outcome[BOTH_GONE]),
                        rounds=f"{end.expected_rounds:.1f}")

    def attacks(self) -> RenderableType | None:
        """The combats that could be fought next, if that is what is asked."""
        pairs: list[tuple[int, int]] = []
        for frame in self.g.stack:
            if isinstance(frame, AttackWith):
                pairs = [(origin, target) for origin in frame.places for target in targets(self.g, frame.side, origin)]
                side = frame.side
            elif isinstance(frame, CombinedAttack) and frame.target >= 0:
                pairs = [(origin, frame.target) for origin in [*frame.origins, *frame.near(self.g)]]
                side = frame.side
        if not pairs: return None
        grid = Table.grid(padding=(0, 2))
        for origin, target in pairs[:2 * PICTURED]:
            it = prospect(self.g, side, origin, target)
            said = "" if it.beorn else self.fought_on(it)
            grid.add_row(f"{self.place(origin)} → {self.place(target)}", the_map.army(self.g, target),
                         Text(said, style="italic"))
        return grid


def percent(chance: float) -> str:
    """In whole percent; what is possible is not 0, and what may fail is not 100."""
    said = "<1" if 0 < chance < 0.005 else ">99" if 0.995 < chance < 1 - 1e-9 else f"{100 * chance:.0f}"
    return f"{said}\N{NARROW NO-BREAK SPACE}%"


