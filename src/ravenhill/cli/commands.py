"""The commands and what they take; each one hands over to the module that does it."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from ravenhill.cli.serve import register

app = App(
    name="ravenhill", help="Two tabletop games on one table. Without a command: serve them here and open the browser.",
    help_format="plaintext", version_flags=[],
)

Json = Annotated[bool, Parameter(name="--json", negative=(), help="Print JSON.")]
Force = Annotated[bool, Parameter(negative=(), help="Write over a file that is already there.")]
Seed = Annotated[int | None, Parameter(help="The seed of the dice; without it, any.")]
Spoken = Annotated[Literal["en", "es", "fr", "pl"] | None, Parameter(help="Without it, as the system says (LANG).")]
Content = Annotated[Path | None, Parameter(help="A folder with a content pack, for a game that takes one.")]
Seat = Annotated[str | None, Parameter(help="Whose seat: west, east …, or spectator.")]
Position = Annotated[bool, Parameter(negative=(), help="Print the table as a position (TOML), all cards open.")]
Ray = Annotated[str, Parameter(help="On a cluster of Ray at this address instead, such as `auto` or `local`.")]
Wishes = Annotated[list[str] | None, Parameter(
    name="--option", negative=(), help="Such as `length=2`; `ravenhill games` tells those of each game.")]
Against = Annotated[str | None, Parameter(help="The bot to play against; `ravenhill games` names them.")]


@app.default
def play_in_the_browser() -> int:
    """Serve the games on this machine and open the browser."""
    from ravenhill.cli.serve import USUAL_PORT, free_port, serve

    return serve(port=free_port(USUAL_PORT), open_browser=True)


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
    content: Content = None, force: Force = False, option: Wishes = None,
    deck: Annotated[Path | None, Parameter(help="Your deck: a file, or one of the game's by name.")] = None,
    other_deck: Annotated[Path | None, Parameter(help="The deck of the other seat.")] = None,
) -> int:
    """Play a game in the terminal; without a name, choose one."""
    from ravenhill.cli.playing import play_game

    return play_game(
        game, seat, against, language, seed, record, resume, content, force, option or [], deck, other_deck)


@app.command
def simulate(
    game: str, /, *, games: Annotated[int, Parameter(name=["--games", "-n"], help="How many.")] = 1000,
    seed: Annotated[int, Parameter(help="The seed of the first game; each takes the next.")] = 1, json: Json = False,
    check: Annotated[bool, Parameter(negative=(), help="Look for anything impossible after every answer.")] = False,
    jobs: Annotated[int, Parameter(help="In so many processes.")] = 1, content: Content = None, option: Wishes = None,
) -> int:
    """Play many games at random, and count."""
    from ravenhill.cli.simulating import simulate_games

    return simulate_games(game, games, seed, json, check, jobs, content, option or [])


@app.command
def ladder(
    game: str, /, *,
    bots: Annotated[list[str] | None, Parameter(negative=(), consume_multiple=True, help="Weakest first.")] = None,
    pairs: Annotated[int, Parameter(help="Pairs of games for each two neighbours, at most.")] = 20,
    seed: Annotated[int, Parameter(help="The seed of the first pair; each takes the next.")] = 1,
    decks: Annotated[Literal["", "random"], Parameter(help="Of the card game: random instead of the starters.")] = "",
    jobs: Annotated[int, Parameter(help="In so many processes.")] = 1,
    results: Annotated[Path | None, Parameter(help="Go on with the games of this file, and add to it.")] = None,
    worse: Annotated[float, Parameter(help="The sequential test: so much Elo or less is not better.")] = 0.0,
    better: Annotated[float, Parameter(help="And so much is.")] = 60.0,
    all: Annotated[bool, Parameter(negative=(), help="Play all pairs, whatever the test says before.")] = False,
    write: Annotated[Path | None, Parameter(help="Write the page that tells all results to this file.")] = None,
    data: Annotated[Path | None, Parameter(help="And the figures that people choose a level by to this one.")] = None,
    ray: Ray = "", json: Json = False,
) -> int:
    """Measure how strong the bots of a game are: each plays the next weaker one, in pairs with the sides exchanged."""
    from ravenhill.cli.ladder import climb

    return climb(game, bots or [], pairs, seed, decks, jobs, results, (worse, better), all, write, data, json, ray)


@app.command
def tune(
    game: str, /, *, samples: Annotated[Path, Parameter(help="Go on with the games of this file, and add to it.")],
    steps: Annotated[Path, Parameter(help="And with the steps of this one.")],
    games: Annotated[int, Parameter(name=["--games", "-n"], help="Of squires, to fit the weights to.")] = 100,
    refine: Annotated[int, Parameter(help="Pairs of captains' games, to refine them by.")] = 0,
    seed: Annotated[int, Parameter(help="The seed of the first game; each takes the next.")] = 1,
    write: Annotated[Path | None, Parameter(help="Write the weights to this file (bots/GAME/weights.json).")] = None,
    character: Annotated[
        str, Parameter(help="Whose weights: usual, or fitted and told for who judges games.")] = "usual",
    by_table: Annotated[bool, Parameter(help="Every table counts alike, and not every game.", negative="")] = False,
) -> int:
    """Fit the weights of a game's evaluation to games, and refine them by others."""
    from ravenhill.cli.tuning import tune

    return tune(game, games, refine, seed, samples, steps, write, character, by_table)


@app.command
def replay(
    file: Path, /, *,
    at: Annotated[int | None, Parameter(help="Only show the table after so many answers.")] = None,
    fork: Annotated[int | None, Parameter(help="Play on from the table after so many answers.")] = None,
    seat: Seat = None, against: Against = None, language: Spoken = None, seed: Seed = None,
    record: Annotated[Path | None, Parameter(help="Write the record of the new game to this file.")] = None,
    force: Force = False, position: Position = False,
) -> int:
    """Tell a recorded game in words, show a table of it, or play on from there."""
    from ravenhill.cli.looking import replay_file

    return replay_file(file, at, fork, seat, against, language, seed, record, force, position)


@app.command
def analyse(
    file: Path, /, *,
    seat: Annotated[str | None, Parameter(help="Whose chances; without it, the first seat's.")] = None,
    seed: Annotated[int, Parameter(help="The same seed finds the same.")] = 1,
    language: Spoken = None, json: Json = False,
) -> int:
    """Chances all along a recorded game, what was luck and what was choice, and mistakes with what was better."""
    from ravenhill.cli.analysing import analyse_file

    return analyse_file(file, seat, seed, language, json)


puzzles = App(name="puzzles", help="Mine puzzles from games of bots, rate them, or list those that come with a game.")
app.command(puzzles)


@puzzles.command(name="list")
def list_puzzles(game: str, /, *, json: Json = False) -> int:
    """The puzzles of a game, the easiest first: how far above the bots that tried it each is."""
    from ravenhill.cli.puzzling import list_puzzles

    return list_puzzles(game, json)


@puzzles.command
def mine(
    game: str, /, *, to: Annotated[Path, Parameter(help="The file they are added to, one to a line.")],
    games: Annotated[int, Parameter(name=["--games", "-n"], help="Of squires, to be looked through.")] = 20,
    seed: Annotated[int, Parameter(help="The seed of the first game; each takes the next.")] = 1,
) -> int:
    """Mine puzzles: moments at which a squire errs and a deeper search knows better."""
    from ravenhill.cli.puzzling import mine_puzzles

    return mine_puzzles(game, to, games, seed)


@puzzles.command
def rate(file: Annotated[Path, Parameter(help="Of puzzles, one to a line.")], /) -> int:
    """Let bots try the puzzles of a file anew, and write into it how many of them missed each."""
    from ravenhill.cli.puzzling import rate_puzzles

    return rate_puzzles(file)


@app.command
def show(
    file: Path, /, *, seat: Seat = None, language: Spoken = None, json: Json = False, position: Position = False,
) -> int:
    """Check a position (TOML), and show what a seat sees and may do."""
    from ravenhill.cli.looking import show_position

    return show_position(file, seat, language, json, position)


@app.command
def odds(
    attacker: Annotated[str | None, Parameter(help="Such as '3 orc, 1 great_orc, 2 leadership, 1 damage'.")] = None,
    defender: Annotated[str | None, Parameter(help="Such as '2 lake_man, bard, 3 walls'; or beorn, 6 wrath.")] = None,
    /, *, position: Annotated[Path | None, Parameter(help="Or: a position (TOML) with a combat.")] = None,
    origin: Annotated[str | None, Parameter(name="--from", help="Of a position: who attacks.")] = None,
    target: Annotated[str | None, Parameter(help="Of a position: who is attacked.")] = None,
    ford: Annotated[bool, Parameter(negative=(), help="The attack crosses a ford.")] = False,
    slope: Annotated[bool, Parameter(negative=(), help="It goes up a slope.")] = False,
    card: Annotated[str | None, Parameter(help="The attacker's Unit card, such as warg.")] = None,
    card_against: Annotated[str | None, Parameter(help="The defender's.")] = None,
    rounds: Annotated[int, Parameter(help="Fight on for so many rounds; 0: to the end.")] = 0,
    stop_below: Annotated[int, Parameter(help="The attacker stops with fewer units than this.")] = 0,
    language: Spoken = None, json: Json = False,
) -> int:
    """The war game: the exact odds of a combat."""
    from ravenhill.cli.odds import tell_odds

    return tell_odds(attacker, defender, position, origin, target, ford, slope, (card, card_against), rounds,
                     stop_below, language, json)


@app.command
def rules(game: str, /, *, json: Json = False) -> int:
    """In a checkout: which rules of a game have code, and which have a test."""
    from ravenhill.cli.counting import count_rules

    return count_rules(game, json)


@app.command
def cards(
    game: str, card: str | None = None, /, *,
    status: Annotated[bool, Parameter(negative=(), help="In a checkout: how many are done and tested.")] = False,
    language: Spoken = None, json: Json = False,
) -> int:
    """What the cards of a game say, or one of them; or how far they are done."""
    from ravenhill.cli.counting import show_cards

    return show_cards(game, card, status, language, json)


deck = App(name="deck", help="Check a deck of the card game, try it, write it in another form, or draw one.")
app.command(deck)
Basic = Annotated[bool, Parameter(negative=(), help="By the rules of the basic game.")]
Length = Annotated[Literal[1, 2, 3, 4], Parameter(name="--decks", help="How many decks the game goes through.")]


@deck.command
def check(
    file: Path, /, *, basic: Basic = False, length: Length = 2, language: Spoken = None, json: Json = False,
) -> int:
    """Name every rule of deck construction that a deck breaks."""
    from ravenhill.cli.decks import check_deck

    return check_deck(file, basic, length, language, json)


@deck.command(name="test")
def try_deck(
    file: Path, /, *,
    against: Annotated[list[Path] | None, Parameter(
        negative=(), consume_multiple=True, help="Other decks; without it, those that come with the game.")] = None,
    exchange: Annotated[tuple[str, str] | None, Parameter(
        help="A card of the deck and another in its place: what that is worth against the deck as it is.")] = None,
    games: Annotated[int, Parameter(name=["--games", "-n"], help="How many.")] = 50,
    seed: Annotated[int, Parameter(help="The seed of the first pair of games; each takes the next.")] = 1,
    language: Spoken = None, json: Json = False,
) -> int:
    """Let squires play a deck from both seats: how often it wins, its points, and the cards that are never used."""
    from ravenhill.cli.deck_lab import test_deck

    return test_deck(file, against or [], exchange, games, seed, language, json)


@deck.command
def convert(file: Path, to: Path, /, *, force: Force = False) -> int:
    """Write a deck as TOML (.toml) or as a plain list (any other name)."""
    from ravenhill.cli.decks import convert_deck

    return convert_deck(file, to, force)


@deck.command
def draw(
    to: Path | None = None, /, *, seed: Annotated[int, Parameter(help="The same seed gives the same deck.")] = 1,
    basic: Basic = False, length: Length = 2, force: Force = False,
) -> int:
    """Draw a legal deck at random."""
    from ravenhill.cli.decks import draw_deck

    return draw_deck(seed, basic, length, to, force)


@app.command
def bench(
    *, json: Json = False, seconds: Annotated[float, Parameter(help="CPU-seconds of play per program.")] = 6.0,
    games: Annotated[list[str] | None, Parameter(negative=(), help="Only these games.")] = None,
    research: Annotated[bool, Parameter(negative=(), help="Steps with observations and masks.")] = False,
    beside: Annotated[str, Parameter(help="Only the compiled build, beside the one in this venv.")] = "",
    sets: Annotated[bool, Parameter(negative=(), help="Random decks of all sets beside those of the first.")] = False,
) -> int:
    """Measure the games in every build that is there, beside other engines."""
    from ravenhill.bench import run

    return run(json=json, seconds=seconds, games=games, research=research, beside=beside, sets=sets)


@app.command
def dataset(
    game: str, /, *, to: Annotated[Path, Parameter(help="The folder; what is there of it already is left as it is.")],
    bots: Annotated[tuple[str, str], Parameter(help="The bots of both seats.")] = ("squire", "squire"),
    games: Annotated[int, Parameter(name=["--games", "-n"], help="How many.")] = 64,
    seed: Annotated[int, Parameter(help="The seed of the first game; each takes the next.")] = 1,
    jobs: Annotated[int, Parameter(help="In so many processes.")] = 1, ray: Ray = "", json: Json = False,
) -> int:
    """Write games of bots as Parquet: positions, options, choices, outcomes."""
    from ravenhill.cli.datasets import write_dataset

    return write_dataset(game, to, bots, games, seed, jobs, ray, json)


@app.command
def train(
    game: str, /, *, to: Annotated[Path, Parameter(help="The folder; the teacher's games in it are used again.")],
    teacher: Annotated[str, Parameter(help="The bot it learns from first; without a name, the captain.")] = "",
    games: Annotated[int, Parameter(name=["--games", "-n"], help="Of the teacher; a round has an eighth.")] = 128,
    tries: Annotated[int, Parameter(help="Plans that a captain thinks of at each question.")] = 60,
    minutes: Annotated[float, Parameter(help="After which no more games are begun to learn from.")] = 120,
    passes: Annotated[int, Parameter(help="Through all positions.")] = 6,
    rounds: Annotated[int, Parameter(help="Of games against itself, from which it learns too.")] = 1,
    seed: Annotated[int, Parameter(help="The seed of the first game; each takes the next.")] = 1,
    jobs: Annotated[int, Parameter(help="In so many processes.")] = 1, ray: Ray = "",
) -> int:
    """Make the scholar's network of a game: it learns what a stronger bot thinks about, then from its own games."""
    from ravenhill.cli.training import train

    return train(game, to, teacher, games, tries, minutes, passes, rounds, seed, jobs, ray)


@app.command
def version() -> int:
    """The version, whether this build is pure Python or compiled, and which parts are installed."""
    from ravenhill.cli.lists import list_parts

    return list_parts()


register(app)
