"""The commands and what they take; each one hands over to the module that does it."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

app = App(
    name="ravenhill", help="Two tabletop games on one table. Without a command: choose a game and play it.",
    help_format="plaintext", version_flags=[],
)

Json = Annotated[bool, Parameter(name="--json", negative=(), help="Print JSON.")]
Force = Annotated[bool, Parameter(negative=(), help="Write over a file that is already there.")]
Seed = Annotated[int | None, Parameter(help="The seed of the dice; without it, any.")]
Spoken = Annotated[Literal["en", "es", "fr", "pl"] | None, Parameter(help="Without it, as the system says (LANG).")]
Content = Annotated[Path | None, Parameter(help="A folder with a content pack, for a game that takes one.")]
Seat = Annotated[str | None, Parameter(help="Whose seat: west, east …, or spectator.")]
Against = Annotated[str | None, Parameter(help="The bot to play against; `ravenhill games` names them.")]


@app.default
def choose(*, language: Spoken = None) -> int:
    """Choose a game and play it."""
    from ravenhill.cli.chooser import choose_and_play

    return choose_and_play(language)


@app.command
def games(*, language: Spoken = None, json: Json = False) -> int:
    """Which games there are, who sits at them, and which bots play them."""
    from ravenhill.cli.lists import list_games

    return list_games(language, json)


@app.command
def play(
    game: str | None = None, /, *,
    seat: Annotated[str | None, Parameter(help="Your seat, or `both` to share the screen with a friend.")] = None,
    against: Against = None, language: Spoken = None, seed: Seed = None,
    record: Annotated[Path | None, Parameter(help="Write the record of the game to this file (.rvn).")] = None,
    resume: Annotated[Path | None, Parameter(help="Go on with the game of this record.")] = None,
    content: Content = None, force: Force = False,
) -> int:
    """Play a game in the terminal.

    Parameters
    ----------
    game: str
        The game; a record that is resumed knows its own.
    """
    from ravenhill.cli.playing import play_game

    return play_game(game, seat, against, language, seed, record, resume, content, force)


@app.command
def simulate(
    game: str, /, *, games: Annotated[int, Parameter(name=["--games", "-n"])] = 1000, seed: int = 1, json: Json = False,
    check: Annotated[bool, Parameter(negative=())] = False, jobs: int = 1, content: Content = None,
) -> int:
    """Play many games at random, and count.

    Parameters
    ----------
    games: int
        How many.
    seed: int
        The seed of the first; each game takes the next.
    check: bool
        Also look for anything impossible on the table after every answer.
    jobs: int
        In so many processes.
    """
    from ravenhill.cli.simulating import simulate_games

    return simulate_games(game, games, seed, json, check, jobs, content)


@app.command
def version() -> int:
    """The version, and whether this build is pure Python or compiled."""
    import ravenhill

    print(f"ravenhill {ravenhill.__version__} ({ravenhill.BUILD})")
    return 0
