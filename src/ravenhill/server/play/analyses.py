"""Analyses of finished matches: piece by piece in a process of their own, for as long as somebody asks, and kept."""
from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from time import monotonic
from typing import Any, Final

import msgspec
import structlog

from ravenhill.bots.analysis import Analysis, Mistake, Totals, analyse, totals
from ravenhill.core.game import Game
from ravenhill.games import load
from ravenhill.server.play.replays import offered_at
from ravenhill.server.workers.processes import Processes, Stopped, TooMuch
from ravenhill.wire.learning import AnalysisShown, MistakeShown, MomentShown, TotalsShown

PIECE_S: Final = 1.0                     # of a processor: after each piece others have their turn
LONGEST_S: Final = 60                    # for a piece: far more than the slowest moment takes
PATIENCE_S: Final = 30                   # it goes on so long after it was asked for last
MOST_KEPT: Final = 60
log = structlog.get_logger("analyses")
Answers = Sequence[tuple[int, int]]
Places = dict[int, tuple[int, int]]      # of mistakes, after how many answers: what was chosen and what was better


class Analyses:
    """What has been found of each match, and those under way."""

    def __init__(self) -> None:
        self.processes = Processes(1, seconds=LONGEST_S, crowd=20, yields=True)
        self.kept: dict[str, tuple[Analysis, Places]] = {}
        self.asked: dict[str, float] = {}                # those under way, and when they were asked for last

    def so_far(self, game: Game, id: str) -> AnalysisShown | None:
        return None if id not in self.kept else shown(game, *self.kept[id])

    def wanted(self, id: str) -> bool:
        """Somebody asks for it: whether it must be gone on with, because nobody does yet."""
        found = self.kept.get(id)
        if found is not None and found[0].upto >= found[0].answers: return False
        begin = id not in self.asked
        self.asked[id] = monotonic()
        return begin

    async def go_on(
        self, who: tuple[str, str], id: str, game: str, options: Mapping[str, Any], answers: Answers,
    ) -> None:
        try:
            while self.wanted_still(id):
                found, places = self.kept.get(id, (Analysis(len(answers)), {}))
                found, more = await self.processes.run(who, piece, id, game, options, answers, found)
                self.kept.pop(id, None)
                self.kept[id] = found, places | more
                while len(self.kept) > MOST_KEPT: del self.kept[next(iter(self.kept))]
                if found.upto >= found.answers: return
        except (TooMuch, Stopped) as error:
            log.warning("an analysis was given up", match=id, why=str(error))
        finally:
            del self.asked[id]

    def wanted_still(self, id: str) -> bool: return monotonic() - self.asked[id] < PATIENCE_S
    def stop(self) -> None: self.processes.stop()


def piece(
    id: str, name: str, options: Mapping[str, Any], answers: Answers, found: Analysis,
) -> tuple[Analysis, Places]:
    """In the process: a second more of it, after whatever people wait for."""
    os.nice(19)
    game, before = load(name), len(found.mistakes)
    found = analyse(game, options, answers, found, PIECE_S)
    return found, {it.n: places(id, game, options, answers, it) for it in found.mistakes[before:]}


def places(id: str, game: Game, options: Mapping[str, Any], answers: Answers, it: Mistake) -> tuple[int, int]:
    """Where the options of a mistake stand among those that its seat was offered."""
    order = offered_at(id, game.name, options, answers, it.n, it.seat)
    return order.index(it.chosen), order.index(it.better)


def shown(game: Game, found: Analysis, places: Places) -> AnalysisShown:
    moments = [MomentShown(it.n, "" if it.n == 0 else game.seat_name(it.seat), it.chance, it.error)
               for it in found.moments]
    mistakes = [MistakeShown(it.n, game.seat_name(it.seat), *places[it.n], it.loss, it.error)
                for it in found.mistakes if it.n in places]
    sums: Totals | None = totals(found.moments) if found.moments else None
    told = None if sums is None else msgspec.convert(msgspec.structs.asdict(sums), TotalsShown, from_attributes=True)
    return AnalysisShown(found.answers, found.upto, moments, mistakes, told)
