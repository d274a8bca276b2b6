"""The map of the battle in text: a small cell for each place, where the map has it, and the ways between them."""
from __future__ import annotations

from typing import Final

from rich.text import Text

from ravenhill.games.five_armies.facts import KINDS, TOKEN_GROUPS
from ravenhill.games.five_armies.positions.table import what_lies
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import FREE, HILLS, MOUNTAINS, PLAINS, RUINS, SHADOW, SWAMPS
from ravenhill.locale import Speech

WIDTH: Final = 14                        # of a cell
HEIGHT: Final = 3
LETTERS: Final = "RVASLOGWg"             # the units, in the order of terms.py
TERRAIN: Final = {HILLS: "∩", MOUNTAINS: "▲", PLAINS: "▬", RUINS: "¤", SWAMPS: "░"}
COLOURS: Final = ("bright_blue", "red")
LEADERSHIP, DAMAGE, TOKENS, CONTROL, WALLS, SETTLEMENT, MUSTERING = "★", "✗", "▢", "⚑", "♜", "⌂", "◆"
ROWS: Final = 33
NARROWEST: Final = 124                   # below this the places are listed
WIDEST: Final = 132


def units_in_letters(g: Battle, place: int) -> str:
    """OOGW, or O6G2 if they are many."""
    counts = [(LETTERS[unit], g.has(place, unit)) for unit in range(KINDS) if g.has(place, unit)]
    if sum(count for _, count in counts) <= 5: return "".join(letter * count for letter, count in counts)
    return "".join(f"{letter}{count}" for letter, count in counts)


def army(g: Battle, place: int) -> str:
    """The units, their Leadership tokens and their Damage."""
    marks = [f"{LEADERSHIP}{g.leadership_tokens[place]}"] * bool(g.leadership_tokens[place])
    marks += [f"{DAMAGE}{g.damage[place]}"] * bool(g.damage[place])
    return " ".join(part for part in (units_in_letters(g, place), *marks) if part)


def persons(g: Battle, place: int, speech: Speech) -> list[str]:
    return [speech.line(f"character-{g.facts.content.characters[n].id}", {}) for n, where in enumerate(g.characters)
            if where == place]


def tokens(g: Battle, place: int) -> int:
    return sum(g.recruits[group * g.facts.places + place] for group in range(TOKEN_GROUPS))


def markers(g: Battle, place: int, speech: Speech) -> str:
    """Characters, facedown tokens, the walls."""
    found = [name[:2] for name in persons(g, place, speech)]
    if len(found) == 1: found = [persons(g, place, speech)[0][:8]]
    if tokens(g, place): found.append(f"{TOKENS}{tokens(g, place)}")
    if g.facts.protection[place]: found.append(f"{WALLS}{g.walls[place]}/{g.facts.protection[place]}")
    return " ".join(found)


def sign(g: Battle, place: int) -> str:
    """What kind of place it is, in one letter."""
    if g.control[place]: return CONTROL
    if g.facts.is_settlement[place]: return SETTLEMENT
    if place >= g.facts.regions: return "○" if place in g.facts.goblin_points else "=" if is_open(g, place) else "║"
    return MUSTERING if g.facts.is_mustering[place] else TERRAIN[g.facts.terrain[place]]


def is_open(g: Battle, place: int) -> bool:
    return g.open_passes >> g.facts.mountain_passes.index(place) & 1 == 1


def owner_style(g: Battle, place: int) -> str:
    owner = g.owner(place)
    return f"bold {COLOURS[owner]}" if owner >= 0 else "dim"


def cell(g: Battle, place: int, speech: Speech) -> list[tuple[str, str]]:
    """Three lines, each with its style."""
    name = speech.line(f"place-{g.facts.content.place_ids[place]}", {})
    held = COLOURS[SHADOW] if g.control[place] else COLOURS[FREE] if g.is_free_settlement(place) else ""
    lines = [(f"{sign(g, place)} {name}", held or "default"), (army(g, place), owner_style(g, place)),
             (markers(g, place, speech), "default")]
    return [(shortened(text), style) for text, style in lines]


def shortened(text: str) -> str:
    return text if len(text) <= WIDTH else f"{text[:WIDTH - 1]}…"


def spots(g: Battle, width: int) -> list[tuple[int, int]]:
    """Where the cell of each place begins: as the map has it, moved apart where two would overlap."""
    content = g.facts.content
    wide, high = content.canvas
    points = [(it.x, it.y) for it in content.regions] + [(it.x, it.y) for it in content.boxes]
    found: list[tuple[int, int]] = [(0, 0)] * len(points)
    laid: list[tuple[int, int]] = []
    for place in sorted(range(len(points)), key=lambda n: (points[n][1], points[n][0])):
        x, y = points[place]
        column = max(0, min(width - WIDTH, round(x * width / wide) - WIDTH // 2))
        row = max(0, round(y * ROWS / high) - 2)
        while any(abs(row - other) < HEIGHT and abs(column - beside) < WIDTH for other, beside in laid): row += 1
        found[place] = (row, column)
        laid.append((row, column))
    return found


def drawn(g: Battle, speech: Speech, width: int) -> Text:
    """The map."""
    width = min(width, WIDEST)
    where = spots(g, width)
    rows = max(row for row, _ in where) + HEIGHT
    letters = [[" "] * width for _ in range(rows)]
    styles = [["dim"] * width for _ in range(rows)]
    for place, (row, column) in enumerate(where):
        for other in g.facts.onward[place]:
            ford = g.facts.is_ford[place * g.facts.places + other]
            line(letters, (row + 1, column + WIDTH // 2), (where[other][0] + 1, where[other][1] + WIDTH // 2),
                 "≈" if ford else "·")
    for place, (row, column) in enumerate(where):
        for n, (words, style) in enumerate(cell(g, place, speech)):
            letters[row + n][column:column + WIDTH] = f"{words:{WIDTH}}"
            styles[row + n][column:column + WIDTH] = [style] * WIDTH
    text = Text()
    for row, line_of_letters in enumerate(letters):
        start = 0
        for k in range(1, width + 1):
            if k == width or styles[row][k] != styles[row][start]:
                text.append("".join(line_of_letters[start:k]), styles[row][start])
                start = k
        text.append("\n" if row < rows - 1 else "")
    return text


def line(letters: list[list[str]], one: tuple[int, int], two: tuple[int, int], mark: str) -> None:
    """A way from place to place, under the cells."""
    (row, column), (last_row, last_column) = one, two
    steps = max(abs(last_row - row), abs(last_column - column) // 2, 1)
    for n in range(1, steps):
        at = row + round((last_row - row) * n / steps), column + round((last_column - column) * n / steps)
        letters[at[0]][at[1]] = mark


def listed(g: Battle, speech: Speech) -> Text:
    """For narrow screens: the places where anything is, one in a line, by territory."""
    text = Text()
    order = sorted(range(g.facts.places), key=lambda place: (g.facts.territory[place], place))
    for place in order:
        if not (what_lies(g, place) or g.facts.is_settlement[place]): continue
        name = speech.line(f"place-{g.facts.content.place_ids[place]}", {})
        text.append(f"{sign(g, place)} {name:31.31} ")
        text.append(f"{army(g, place):14} ", owner_style(g, place))
        text.append(f"{', '.join(persons(g, place, speech))} {markers_without_persons(g, place)}".strip() + "\n")
    return text


def markers_without_persons(g: Battle, place: int) -> str:
    found = [f"{TOKENS}{tokens(g, place)}"] * bool(tokens(g, place))
    found += [f"{WALLS}{g.walls[place]}/{g.facts.protection[place]}"] * bool(g.facts.protection[place])
    return " ".join(found)
