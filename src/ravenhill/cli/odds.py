"""`ravenhill odds`: what may come of a combat, exactly, from two Armies in words or from a position."""
from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ravenhill.cli.house import console, language_of, print_json
from ravenhill.core.errors import RavenhillError
from ravenhill.games.five_armies import GAME
from ravenhill.games.five_armies.facts import Facts
from ravenhill.games.five_armies.odds import ArmyOdds, Outlook, RoundOdds, outlook, round_odds
from ravenhill.games.five_armies.rules.attack import is_enemy, targets
from ravenhill.games.five_armies.rules.fight import HARD, MOST_DICE, NORMAL, Fight, fight_of
from ravenhill.games.five_armies.rules.prospects import army_odds, prospect, strengths
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import BEORN, CHARACTERS, FREE, FREE_UNITS, SHADOW, UNITS
from ravenhill.locale import Speech

OUTCOMES: Final = ("neither", "attacker_gone", "defender_gone", "both_gone")
ROLES: Final = ("attacker", "defender")
THINGS: Final = ("leadership", "damage", "walls", "wrath")


class Described:
    """An Army in words: `3 orc, 1 great_orc, 2 leadership, 1 damage`."""

    def __init__(self, text: str, facts: Facts) -> None:
        self.facts = facts
        self.units: list[int] = [0] * len(UNITS)
        self.numbers = dict.fromkeys(THINGS, 0)
        self.beorn = False
        for item in text.replace("+", ",").split(","):
            self.read(item.split(), text)
        if sum(self.units) == 0 and not self.beorn:
            raise RavenhillError(f"nobody fights in {text!r}; an Army is such as '3 orc, 1 great_orc, 2 leadership'")
        if self.beorn and sum(self.units) > 0:
            raise RavenhillError("B-BEO-07: Beorn shares a region with no Army")
        if len({n < FREE_UNITS for n, count in enumerate(self.units) if count}) > 1:
            raise RavenhillError(f"B-FIG-01: an Army has units of one side, not {text!r}")
        if self.numbers["damage"] > sum(self.units):
            raise RavenhillError(f"B-DMG-05: more Damage than units in {text!r}")

    def read(self, words: list[str], text: str) -> None:
        count, name = (int(words[0]), words[1]) if len(words) == 2 and words[0].isdecimal() else (1, " ".join(words))
        name = name.lower().replace("-", "_")
        plural = name[:-1] if name.endswith("s") and name[:-1] in UNITS else name
        if count > 99:
            raise RavenhillError(f"{count} is more than there can be, in {text!r}")
        if plural in UNITS:
            self.units[UNITS.index(plural)] += count
        elif name in THINGS:
            self.numbers[name] += count
        elif name == "beorn":
            self.beorn = True
        elif name in CHARACTERS:
            self.numbers["leadership"] += self.facts.leadership[CHARACTERS.index(name)]
        else:
            known = ", ".join((*UNITS, *CHARACTERS, *THINGS))
            raise RavenhillError(f"{' '.join(words)!r} is no part of an Army; there are: {known}")

    @property
    def side(self) -> int:
        return FREE if self.beorn or any(self.units[:FREE_UNITS]) else SHADOW

    def strengths(self) -> list[int]:
        return [self.facts.strength[unit] for unit, count in enumerate(self.units) for _ in range(count)]

    def army(self, target: int, black: str | None) -> ArmyOdds:
        if self.beorn:
            return ArmyOdds(self.facts.beorn_dice, target=target, rerolls=self.facts.beorn_dice,
                            wrath=self.numbers["wrath"] or self.facts.wrath)
        dice = min(MOST_DICE, sum(self.strengths()))
        return ArmyOdds(dice, black=self.black(black), target=target, rerolls=self.numbers["leadership"],
                        units=sum(self.units), damage=self.numbers["damage"], fortification=self.numbers["walls"])

    def black(self, unit: str | None) -> int:
        """B-CMB-21  Black dice for the card of a unit type."""
        if unit is None:
            return 0
        if unit not in UNITS or not self.units[UNITS.index(unit)]:
            raise RavenhillError(f"B-AMB-41: no {unit} fights there, so their card cannot be played")
        return self.units[UNITS.index(unit)]


def tell_odds(
    attacker: str | None, defender: str | None, position: Path | None, origin: str | None, target: str | None,
    ford: bool, slope: bool, cards: tuple[str | None, str | None], rounds: int, stop_below: int,
    language: str | None, json: bool,
) -> int:
    """B-CMB-10  One round and, between Armies, the combat fought on."""
    if position is not None:
        if attacker is not None: raise RavenhillError("either two Armies or a position, not both")
        it, g = of_position(position, origin, target)
        armies = [army_odds(g, it, it.attacker), army_odds(g, it, 1 - it.attacker)]
        strong = [strengths(g, it.fighting), strengths(g, it.target)]
        beorn = it.beorn
    else:
        if attacker is None or defender is None:
            raise RavenhillError("two Armies are needed, such as '3 orc, 1 great_orc' '2 lake_man, bard'")
        facts = GAME.blank({}).facts
        one, two = Described(attacker, facts), Described(defender, facts)
        if one.side == two.side:
            raise RavenhillError("B-CMB-01: both Armies are of one side")
        if one.numbers["walls"]:
            raise RavenhillError("B-FOR-01: only the defender is behind walls")
        hard = ford or slope or two.numbers["walls"] > 0
        armies = [one.army(HARD if hard else NORMAL, cards[0]), two.army(NORMAL, cards[1])]
        strong = [one.strengths(), two.strengths()]
        beorn = one.beorn or two.beorn
    ahead = round_odds(armies[0], armies[1])
    end = None if beorn else outlook(
        strong[0], strong[1], armies[0].damage, armies[1].damage, armies[0].rerolls, armies[1].rerolls,
        armies[1].fortification, armies[0].target, stop_below, rounds)
    if json:
        print_json(as_data(armies, ahead, end))
    else:
        as_table(armies, ahead, end, Speech(language_of(language), "five_armies"))
    return 0


def of_position(file: Path, origin: str | None, target: str | None) -> tuple[Fight, Battle]:
    """The combat under way in a position, or one that could be fought in it."""
    try:
        table = GAME.position(file.read_text("utf-8"))
    except UnicodeDecodeError:
        raise RavenhillError(f"{file}: this is not a position: it is no text") from None
    except RavenhillError as error:
        raise type(error)(f"{file}: {error}") from None
    assert isinstance(table, Battle)
    if origin is None and target is None:
        it = fight_of(table)
        if it is None: raise RavenhillError(f"{file}: no combat is under way; say which with --from and --target")
        return it, table
    if origin is None or target is None: raise RavenhillError("--from and --target go together")
    return could_be_fought(table, place_of(table, origin), place_of(table, target)), table


def place_of(g: Battle, name: str) -> int:
    places = g.facts.content.place
    if name not in places: raise RavenhillError(f"there is no place called {name!r}; there are: {', '.join(places)}")
    return places[name]


def could_be_fought(g: Battle, origin: int, target: int) -> Fight:
    """B-CMB-01, 03  A combat between two places of a position."""
    names = g.facts.content.place_ids
    side = FREE if g.characters[BEORN] == origin else g.owner(origin)
    if side < 0: raise RavenhillError(f"B-CMB-01: there is no Army in {names[origin]}")
    if not is_enemy(g, side, target): raise RavenhillError(f"B-CMB-01: there is no enemy in {names[target]}")
    if target not in targets(g, side, origin):
        raise RavenhillError(f"B-CMB-03: {names[origin]} is not adjacent to {names[target]}")
    return prospect(g, side, origin, target)


def as_data(armies: list[ArmyOdds], ahead: RoundOdds, end: Outlook | None) -> dict[str, Any]:
    found: dict[str, Any] = {"round": {role: {
        "dice": armies[n].dice, "black": armies[n].black, "target": armies[n].target, "rerolls": armies[n].rerolls,
        "hits": ahead.hits[n], "expected_hits": ahead.expected_hits[n], "black_hit": ahead.black_hit[n],
        "damage": ahead.damage[n], "expected_damage": ahead.expected_damage[n],
        "fortification_breaks": ahead.fortification_breaks[n],
        "casualties": ahead.casualties[n], "expected_casualties": ahead.expected_casualties[n],
    } for n, role in enumerate(ROLES)}}
    found["round"]["outcome"] = dict(zip(OUTCOMES, ahead.outcome))
    if end is not None:
        found["fought_on"] = {
            "outcome": dict(zip(OUTCOMES, end.outcome)), "expected_rounds": end.expected_rounds,
            **{role: {"units_left": end.units_left[n], "expected_units": end.expected_units[n]}
               for n, role in enumerate(ROLES)}}
    return found


def as_table(armies: list[ArmyOdds], ahead: RoundOdds, end: Outlook | None, speech: Speech) -> None:
    from rich.table import Table

    def say(key: str, **args: object) -> str: return speech.line(key, args)

    table = Table(title=say("odds-round"), title_justify="left", title_style="bold", box=None,
                  pad_edge=False, padding=(0, 1, 0, 0))
    most = max(len(row) for row in (*ahead.hits, *ahead.casualties))
    for _ in range(2): table.add_column("", no_wrap=True)
    for name in (*(str(n) for n in range(most)), "⌀"): table.add_column(name, justify="right", no_wrap=True)
    rows = (("odds-hits", ahead.hits, ahead.expected_hits), ("odds-lost", ahead.casualties, ahead.expected_casualties))
    for n, role in enumerate(ROLES):
        for key, chances, expected in rows:
            cells = [percent(chance) if chance else "–" for chance in chances[n]] + [""] * (most - len(chances[n]))
            table.add_row(say(f"battle-{role}") if key == "odds-hits" else "", say(key), *cells, f"{expected[n]:.2f}")
    out = console()
    out.print(table)
    for n, role in enumerate(ROLES):
        it = armies[n]
        said = say("odds-dice", dice=it.dice, target=it.target, again=min(it.rerolls, it.dice))
        more = f" · {say('odds-ability', chance=percent(ahead.black_hit[n]))}" if it.black else ""
        walls = f" · {say('odds-walls', chance=percent(ahead.fortification_breaks[n]))}" if it.fortification else ""
        out.print(f"{say(f'battle-{role}')} · {said}{more}{walls}")
    out.print(f"{say('odds-round')} · {ends(ahead.outcome, speech)}")
    if end is not None:
        out.print(f"{say('odds-fought-on')} · {ends(end.outcome, speech)} · "
                  f"{say('odds-rounds', n=f'{end.expected_rounds:.1f}')}")


def ends(outcome: list[float], speech: Speech) -> str:
    said = [speech.line(f"odds-{name.replace('_', '-')}", {"chance": percent(chance)})
            for name, chance in zip(OUTCOMES, outcome)]
    return " · ".join(said)


def percent(chance: float) -> str:
    return f"{100 * chance:.1f}\N{NARROW NO-BREAK SPACE}%"
