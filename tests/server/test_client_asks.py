"""What the client asks of the wire, line by line: questions, sums, previews, odds, surveys, undo, secrets, waiting."""
from __future__ import annotations

import asyncio
import re
import time
from typing import Any

import msgspec
import pytest

from ravenhill.client import RemoteTable
from ravenhill.core.errors import IllegalAnswer
from ravenhill.games import load, names
from ravenhill.server.play import odds
from ravenhill.server.play.room import Room
from ravenhill.server.play.sealed_dice import new_secret
from ravenhill.wire import Live, NoClock, State
from tests.server.house import NONCES, verified
from tests.server.people import Pair, pair, run
from tests.server.running import Server, run_alone


async def until(two: Pair, kind: str, answers: int = 200) -> RemoteTable:
    """Play the first option until somebody is asked this."""
    for _ in range(answers):
        table = await two.asked()
        assert table.question is not None
        if table.question.kind == kind:
            return table
        await table.answer(0)
    raise AssertionError(f"nobody was asked {kind}")


def over(two: Pair) -> bool:
    return two.west.over or two.east.over


def other_of(two: Pair, table: RemoteTable) -> RemoteTable:
    return two.east if table is two.west else two.west


@pytest.mark.parametrize("game", names())
def test_a_question_says_its_kind_seat_rules_text_and_default_and_options_what_they_are_about(
    server: Server, game: str,
) -> None:
    async def read() -> None:
        rules = re.compile(load(game).rule_ids)
        kinds = set()
        about: set[str] = set()
        async with pair(server.address, game=game) as two:
            for step in range(40):
                table = await two.asked()
                question = table.question
                assert question is not None and question.seat == table.state.seat
                assert question.text["key"].startswith(f"ask-{question.kind}") and question.kind not in ("", "Frame")
                assert all(rules.fullmatch(rule) for rule in question.rules), question.rules
                assert question.default is None or 0 <= question.default < len(question.options)
                known = {card[0] for card in table.view.get("cards", ())}
                for option in question.options:
                    for thing in option.about:
                        field, _, value = thing.partition(":")
                        about.add(field)
                        assert option.do[field] == (value if field.startswith("card") else int(value))
                        if field.startswith("card") and option.names.get(field) not in (None, "a-card"):
                            assert value in known or re.fullmatch("[a-z2-7]{8}", value)
                kinds.add(question.kind)
                await two.play(1, step)
                if over(two):
                    break
        assert len(kinds) > 1 and about

    run(read)


def test_every_figure_says_what_it_is_made_of(server: Server) -> None:
    async def add_up() -> None:
        figures = 0
        async with pair(server.address, game="five_armies") as two:
            for step in range(30):
                await two.play(1, step)
                for figure in sums_in(two.west.view["sums"]):
                    figures += 1
                    assert all({"n", "key", "source"} == part.keys() for part in figure["parts"])
                    if figure.get("how", "added") == "added":
                        assert figure["value"] == sum(part["n"] for part in figure["parts"]), figure
        assert figures > 30

    run(add_up)


def sums_in(value: Any) -> list[dict[str, Any]]:
    if isinstance(value, dict):
        if "parts" in value:
            return [value]
        return [found for item in value.values() for found in sums_in(item)]
    return [found for item in value for found in sums_in(item)] if isinstance(value, list) else []


def by_names(question: Any) -> Any:
    """A question with cards by their names: one that is lost from sight has another handle afterwards."""
    plain = msgspec.to_builtins(question)
    for option in plain["options"]:
        option["about"] = [thing.partition(":")[0] for thing in option["about"]]
        option["do"] |= option["names"]
    return plain


@pytest.mark.parametrize("game", names())
def test_a_preview_shows_the_answer_before_it_is_given_and_changes_nothing(server: Server, game: str) -> None:
    async def look_ahead() -> None:
        stops = set()
        async with pair(server.address, game=game) as two:
            for step in range(25):
                table = await two.asked()
                other = other_of(two, table)
                n, heard = table.n, other.n
                before = await table.preview()
                assert before.taken == 0 and before.question == table.question
                shown = await table.preview(0)
                stops.add(shown.stopped)
                assert table.n == n and other.n == heard
                await table.answer(0)
                if over(two):
                    break
                if shown.stopped == "" and shown.taken == 1 and table.question is not None:
                    assert by_names(shown.question) == by_names(table.question)
                    whole = {key: value for key, value in table.view.items() if key not in ("stack", "news")}
                    assert {key: shown.view[key] for key in whole} == whole
                await two.play(1, step)
                if over(two):
                    break
        assert stops & {"dice", "other", "hidden"}

    run(look_ahead)


def test_odds_are_whole(server: Server) -> None:
    async def count() -> None:
        told = 0
        async with pair(server.address) as two:
            for step in range(60):
                table = await two.asked()
                while (counted := await table.odds()).still:             # a busy machine may still be counting
                    await asyncio.sleep(0.05)
                if counted.odds is not None:
                    told += 1
                    for side in counted.odds["sides"]:
                        assert abs(sum(side["hits"]) - 1) < 1e-9
                        assert abs(sum(n * chance for n, chance in enumerate(side["hits"])) - side["expected"]) < 1e-9
                await two.play(1, step)
                if over(two):
                    break
        assert told

    run(count)


def test_odds_of_the_battle_are_told_before_the_attack(server: Server) -> None:
    async def told_in_one_match() -> bool:
        async with pair(server.address, game="five_armies") as two:
            for step in range(400):
                if over(two): return False                  # a war may end without a combat that has odds
                table = await two.asked()
                if "combat" in table.view["sums"]:
                    counted = await table.odds()
                    while counted.still:
                        await asyncio.sleep(0.05)
                        counted = await table.odds()
                    if counted.odds is not None and "sides" in counted.odds:
                        for side in counted.odds["sides"]:
                            assert abs(sum(side["hits"]) - 1) < 1e-6
                        return True
                await two.play(1, step)
        return False

    async def count() -> None:
        for _ in range(6):
            if await told_in_one_match(): return
        raise AssertionError("no odds were told")

    run(count, 240)


def test_a_long_count_says_that_it_is_still_counting_and_has_its_result_later() -> None:
    begun = 0

    def slow() -> dict[str, Any]:
        time.sleep(0.3)
        return {"outcome": [1.0]}

    def begin() -> Any:
        nonlocal begun
        begun += 1
        return odds.count(slow)

    async def ask() -> None:
        at = time.perf_counter()
        assert await odds.soon(b"one", begin) == (None, True)
        assert time.perf_counter() - at < 0.25
        while (found := await odds.soon(b"one", begin))[1]:
            pass
        assert found == ({"outcome": [1.0]}, False) and begun == 1 and b"one" not in odds.under_way

    run_alone(ask())


def test_a_survey_points_at_known_cards_by_their_handles_and_at_others_not_at_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = load("ford")
    monkeypatch.setattr(type(game), "survey", lambda self, table, seat, thing: {
        "thing": thing, "sites": [{"card": card} for card in range(len(table.kind))], "cards": [0, 1], "n": 3})
    room = Room("match1", game, {}, NoClock(), new_secret(), NONCES)
    for row in room.begin(0)[0]:
        room.apply(row)
    known = [card for card in range(len(room.handles.since[0])) if room.card(0, room.handle(0, card)) == card]

    async def ask() -> None:
        found = await odds.survey(room, 0, 7, f"card:{room.handle(0, known[0])}")
        assert found.id == 7 and found.survey is not None and found.survey["thing"] == f"card:{known[0]}"
        for card, site in enumerate(found.survey["sites"]):
            assert site["card"] == (room.handle(0, card) if card in known else "")
        assert found.survey["n"] == 3 and all(isinstance(card, str) for card in found.survey["cards"])
        with pytest.raises(IllegalAnswer):
            await odds.survey(room, 0, 8, f"card:{room.handle(1, known[0])}")

    run_alone(ask())


def test_a_game_without_a_survey_says_nothing(server: Server) -> None:
    async def ask() -> None:
        async with pair(server.address) as two:
            found = await two.west.survey("company:1")
            assert found.survey is None and not found.still

    run(ask)


def test_both_are_asked_at_once_and_nobody_is_told_whether_the_other_has_chosen(server: Server) -> None:
    async def choose() -> None:
        async with pair(server.address, pace=Live(600, 10)) as two:
            first = await until(two, "Stances")
            other = other_of(two, first)
            while other.question is None or other.question.kind != "Stances":
                await other.next()
            person = two.ben if other is two.east else two.ann
            told = []
            for answers in (0, 1):
                if answers:
                    await first.answer(0)
                    assert first.state.held == {"do": "Fight", "stance": 0} and first.question is None
                    assert first.state.undo.allowed and first.state.undo.to == "Stances"
                told.append(await person.ask("GET", f"/api/matches/{two.id}/state", State, seat=other.seat))
            assert told[0].waiting == told[1].waiting and told[0].question == told[1].question
            assert told[0].n == told[1].n and told[0].held is None and told[1].held is None
            for state in told:
                assert state.clocks[first.seat].running and state.clocks[other.seat].running
                assert state.clocks[first.seat].left <= 600_000
            assert [waiting.kind for waiting in told[1].waiting] == ["Stances"]

    run(choose)


def test_an_undo_is_not_refused_because_the_other_seat_has_chosen_in_private(server: Server) -> None:
    """Else a refusal would tell that it has."""
    async def take_back() -> None:
        for private in (False, True):
            async with pair(server.address) as two:
                last = two.west
                for _ in range(200):                         # until somebody's answer led to the secret question
                    table = await two.asked()
                    assert table.question is not None
                    if table.question.kind == "Stances":
                        break
                    last = table
                    await table.answer(0)
                other = other_of(two, last)
                for one in (last, other):
                    while "Stances" not in str(one.question):
                        await one.next()
                assert last.state.undo.allowed, "nothing was rolled or shown since"
                if private:
                    await other.answer(0)
                assert last.state.undo.to == "Declare"
                await last.undo()
                assert "Declare" in str(last.question)
                while other.question is not None or other.state.held is not None:
                    await other.next()
                await two.play()
                assert verified(await two.ann.record(two.id)).sound

    run(take_back)


def test_an_undo_is_not_refused_because_the_other_seat_has_begun_a_dialog(server: Server) -> None:
    """Its first answer is as private as those that follow; with the undo of the other seat the dialog is gone."""
    async def take_back() -> None:
        async with pair(server.address) as two:
            for n in range(200):
                table = await two.asked()
                other = other_of(two, table)
                asked = table.question
                assert asked is not None
                await table.answer(n % len(asked.options))
                await other.preview()                            # a round trip: whatever was sent has arrived
                if table.question is not None and table.question.group and other.state.undo.allowed:
                    break
            n = other.n
            told = await (two.ben if other is two.east else two.ann).ask(
                "GET", f"/api/matches/{two.id}/state", State, seat=other.seat)
            assert told.undo == other.state.undo and told.n == n
            await other.undo()
            assert other.question is not None and not other.question.group
            while table.question is not None:
                await table.next()
            await two.play()
            assert verified(await two.ann.record(two.id)).sound

    run(take_back)


def test_of_a_private_dialog_others_know_that_it_goes_on_and_nothing_else(server: Server) -> None:
    async def watch() -> None:
        async with pair(server.address) as two:
            seen = 0
            while seen < 2:
                table = await two.asked()
                assert table.question is not None
                if not table.question.group:
                    await two.play(1, seen)
                    if over(two):
                        break
                    continue
                group, other = table.question.group, other_of(two, table)
                person = two.ben if other is two.east else two.ann
                told = []
                while group in str(table.question):
                    told.append(await person.ask("GET", f"/api/matches/{two.id}/state", State, seat=other.seat))
                    await table.answer(0)
                assert len({state.n for state in told}) == 1
                assert all(state.waiting == told[0].waiting and state.view == told[0].view for state in told)
                assert told[0].waiting[0].seat == table.seat and told[0].waiting[0].kind in ("Losses", "Declare")
                seen += 1

    run(watch)
