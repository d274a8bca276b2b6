"""Puzzles: a moment of a bots' game as its seat saw it, and whether an answer is as good as the best."""
from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import Parameter

from ravenhill.bots.puzzles import BOTS, Puzzle, puzzles
from ravenhill.games import load
from ravenhill.server.http.desk import FAULTS, HttpRequest, asker, desk
from ravenhill.server.http.learning import GameName, known_game
from ravenhill.server.play.replays import offered_at, state_at
from ravenhill.server.refusals import Refusal
from ravenhill.wire import State
from ravenhill.wire.learning import PuzzleJudged, PuzzleListed

Place = Annotated[int, Parameter(ge=0, le=1000)]


def known_puzzle(game: str, id: str) -> Puzzle:
    found = puzzles(known_game(game).name).get(id)
    if found is None:
        raise Refusal("match", "there is no such puzzle")
    return found


@get("/puzzles/{game:str}", responses=FAULTS, summary="The puzzles of a game")
async def list_puzzles(game: GameName) -> list[PuzzleListed]:
    seats = known_game(game).seats
    return [PuzzleListed(it.id, seats[it.seat], it.missed, BOTS) for it in puzzles(game).values()]


@get("/puzzles/{game:str}/{id:str}/state", responses=FAULTS, summary="The table of a puzzle, as its seat sees it")
async def show_puzzle_state(request: HttpRequest, game: GameName, id: GameName) -> State:
    it = known_puzzle(game, id)
    seat = load(game).seats[it.seat]
    return await desk(request).studied(
        asker(request, None), (game, id), state_at, id, game, {}, it.answers, len(it.answers), seat)


@get("/puzzles/{game:str}/{id:str}/judge", responses=FAULTS, summary="Whether an answer solves a puzzle, and which do")
async def judge_puzzle(request: HttpRequest, game: GameName, id: GameName, option: Place) -> PuzzleJudged:
    it = known_puzzle(game, id)
    order = await desk(request).studied(
        asker(request, None), (game, id), offered_at, id, game, {}, it.answers, len(it.answers), it.seat)
    if option >= len(order):
        raise Refusal("illegal", f"{len(order)} answers are offered there")
    good, behind = it.good(), dict(it.behind)
    return PuzzleJudged(order[option] in good, [place for place, found in enumerate(order) if found in good],
                        order.index(it.best()), behind[order[option]], it.reasons)


PUZZLES = [list_puzzles, show_puzzle_state, judge_puzzle]
