"""End to end, over the wire: everything two people may do at a table."""
from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import pytest

from ravenhill.client import Client, WireFault
from ravenhill.core.records import read, replay
from ravenhill.games import load
from ravenhill.wire import Answer, Correspondence, Fork, Live, NewMatch, SeatWanted, State
from tests.server.house import verified
from tests.server.people import pair, run
from tests.server.running import Server


def test_a_whole_match_is_played_downloaded_and_verified(server: Server) -> None:
    async def whole() -> None:
        async with pair(server.address) as two:
            with pytest.raises(WireFault):
                await two.ann.record(two.id)                           # it would show what is hidden
            assert await two.play() > 20
            assert two.west.over and two.east.over and two.west.state.winner == two.east.state.winner
            record = await two.ben.record(two.id)
            verdict = verified(record)
            assert verdict.sound and verdict.rolls > 20
            assert (await two.ann.verify(record))["sound"]
            assert replay(load("ford"), read(record)).ended
            assert read(record).header.seats == ["Ann", "Ben"]
            assert two.west.state.secret == msgspec.json.decode(record.splitlines()[-1])["sealed"]["secret"]
            shown = await two.ann.show(two.id)
            assert shown.status == "over" and shown.winner == two.west.state.winner and shown.yours == ["west"]

    run(whole)


def test_deltas_add_up_to_the_whole_view(server: Server) -> None:
    async def compare() -> None:
        async with pair(server.address) as two:
            for step in range(25):
                await two.play(1, step)
                for person, table in ((two.ann, two.west), (two.ben, two.east)):
                    whole = await person.ask("GET", f"/api/matches/{two.id}/state", State, seat=table.seat)
                    while table.n != whole.n:
                        await table.next()
                    assert table.view == whole.view and table.question == whole.question
                    assert table.log == whole.log.lines

    run(compare)


def test_resume_from_n_sends_only_the_new_lines_of_the_log(server: Server) -> None:
    async def resume() -> None:
        async with pair(server.address) as two:
            await two.play(20)
            table = await two.asked()
            other, person = (two.east, two.ben) if table is two.west else (two.west, two.ann)
            lines, n = list(other.log), other.n
            await other.drop()
            await table.answer(0)
            await other.open()
            assert other.n >= n and other.log[:len(lines)] == lines and other.state.log.keep == len(lines)
            async with person.sit_at(two.id, other.seat) as again:
                assert again.state.log.keep == 0 and again.log == other.log and again.view == other.view

    run(resume)


def test_an_answer_by_its_named_value(server: Server) -> None:
    async def named() -> None:
        async with pair(server.address) as two:
            table = await two.asked()
            await table.answer({"do": "Pass"})
            table = await two.asked()
            for wrong in ({"do": "Pass", "n": 3}, {"do": "Fly"}, {}, 99):
                with pytest.raises(WireFault) as refused:
                    await table.answer(wrong)
                assert refused.value.fault == "illegal"
            await table.answer(0)

    run(named)


def test_of_two_devices_that_answer_at_once_exactly_one_is_accepted(server: Server) -> None:
    async def race() -> None:
        async with pair(server.address) as two:
            for _ in range(6):
                table = await two.asked()
                person = two.ann if table is two.west else two.ben
                async with person.sit_at(two.id, table.seat) as other:
                    assert other.n == table.n
                    done = await asyncio.gather(table.answer(0), other.answer(0), return_exceptions=True)
                    refused = [error for error in done if error is not None]
                    assert len(refused) == 1 and isinstance(refused[0], WireFault) and refused[0].fault == "stale", done

    run(race)


def test_a_stranger_sees_what_both_see_and_may_do_nothing(server: Server) -> None:
    async def watch() -> None:
        async with pair(server.address) as two, Client(server.address) as eve, eve.sit_at(two.id) as table:
            assert table.state.seat == "spectator" and table.question is None
            with pytest.raises(WireFault) as refused:
                await table.resign()
            assert refused.value.fault == "seat"
            async with Client(server.address) as other:
                with pytest.raises(WireFault):
                    async with other.sit_at(two.id, "west"):
                        pass
            await two.play(8)
            while table.n < 3:
                await table.next()
            assert all(card[0] == "" or card[3] == 3 for card in table.view["cards"])

    run(watch)


def test_a_private_match_is_not_watched(server: Server) -> None:
    async def private() -> None:
        async with pair(server.address, watch=False) as two, Client(server.address) as eve:
            with pytest.raises(WireFault) as refused:
                async with eve.sit_at(two.id):
                    pass
            assert refused.value.fault == "private"
            with pytest.raises(WireFault):
                await eve.show(two.id)
            assert two.id not in [match.id for match in await eve.find(most=50)]
            assert two.id in [match.id for match in await two.ann.find(mine=True)]

    run(private)


def test_resignation(server: Server) -> None:
    async def resign() -> None:
        async with pair(server.address) as two:
            await two.play(5)
            await two.east.resign()
            await two.west.wait("over")
            assert (two.west.state.winner, two.west.state.why) == ("west", "resigned")
            with pytest.raises(WireFault) as refused:
                await two.west.answer(0)
            assert refused.value.fault in ("over", "stale")
            assert verified(await two.ann.record(two.id)).sound

    run(resign)


def test_draw_offered_declined_and_agreed(server: Server) -> None:
    async def draw() -> None:
        async with pair(server.address) as two:
            await two.west.offer("draw")
            while not (two.east.around and two.east.around.offers):
                await two.east.next()
            assert two.east.around.offers == [("west", "draw")]
            await two.east.decline("draw")
            await two.east.offer("draw")
            await two.west.offer("draw")
            await two.east.wait("over")
            assert (two.east.state.winner, two.east.state.why) == ("nobody", "draw-agreed")

    run(draw)


def test_a_free_undo_and_a_takeback_by_consent(server: Server) -> None:
    async def take_back() -> None:
        async with pair(server.address) as two:
            table = await two.asked()
            other = two.east if table is two.west else two.west
            before = table.view
            await table.answer(0)
            assert table.state.undo.allowed and table.state.undo.to == "Declare"
            await table.undo()
            assert table.view == before and table.question is not None and not table.state.undo.allowed
            await two.play(14)
            await other.preview()                              # it has heard everything that was said before
            lines = len(other.log)
            await table.offer("takeback")
            await other.offer("takeback")
            await table.wait()
            await other.preview()
            assert table.question is not None and len(other.log) <= lines
            await two.play()
            verdict = verified(await two.ann.record(two.id))
            assert verdict.sound, verdict.fault

    run(take_back)


def test_a_flag_falls_and_the_record_says_so(server: Server) -> None:
    async def flag() -> None:
        async with pair(server.address, pace=Live(1)) as two:
            table = await two.asked()
            other = two.east if table is two.west else two.west
            assert table.state.clocks[table.seat].running and not table.state.clocks[other.seat].running
            await other.wait("over")
            assert (other.state.winner, other.state.why) == (other.seat, "timeout")
            record = await two.ann.record(two.id)
            assert verified(record).why == "timeout" and verified(record).sound

    run(flag)


def test_pause_stops_the_clock(server: Server) -> None:
    async def pause() -> None:
        async with pair(server.address, pace=Live(3, 0)) as two:
            await two.west.offer("pause")
            await two.east.offer("pause")
            await asyncio.sleep(3.2)
            assert not (await two.ann.show(two.id)).winner
            await two.west.offer("resume")
            await two.east.offer("resume")
            assert not two.east.state.paused
            await two.east.wait("over")
            assert two.east.state.why == "timeout"

    run(pause)


def test_rematch_with_swapped_sides(server: Server) -> None:
    async def again() -> None:
        async with pair(server.address) as two:
            await two.west.resign()
            first, second = await asyncio.gather(two.ann.rematch(two.id), two.ben.rematch(two.id))
            assert first.id == second.id and first.yours == ["east"] and second.yours == ["west"]
            await two.ann.sit(first.id)
            shown = await two.ann.show_nonces(await two.ben.sit(first.id))
            assert shown.status == "playing" and shown.origin == {"rematch": two.id}
            async with two.ann.sit_at(first.id) as ann, two.ben.sit_at(first.id) as ben:
                assert ann.seat == "" and ann.state.seat == "east" and ben.state.seat == "west"
                assert ann.question is not None or ben.question is not None

    run(again)


def test_a_fork_against_a_bot(server: Server) -> None:
    async def fork() -> None:
        async with pair(server.address) as two, Client(server.address) as eve:
            await two.play()
            made = await eve.fork(two.id, Fork(24, [SeatWanted(), SeatWanted("bot", "random")]))
            await eve.join(made.match.id, made.links["west"])
            async with eve.sit_at(made.match.id) as table:
                old = read(await two.ann.record(two.id)).answers
                while not table.over:
                    await table.wait()
                    if table.question is not None:
                        await table.answer(0)
                record = await eve.record(made.match.id)
                verdict = verified(record)
                assert verdict.sound and verdict.given == 24 and read(record).answers[:24] == old[:24]

    run(fork)


def test_preview_shows_a_move_and_changes_nothing(server: Server) -> None:
    async def preview() -> None:
        async with pair(server.address) as two:
            table = await two.asked()
            other = two.east if table is two.west else two.west
            heard = other.n
            shown = await table.preview(0)
            assert shown.taken == 1 and shown.stopped == "other" and shown.waiting[0].kind == "Declare"
            assert (await table.preview()).question == table.question
            assert (await two.ann.show(two.id)).turn == [table.seat] and other.n == heard
            with pytest.raises(WireFault):
                await table.preview(77)

    run(preview)


def test_why_not_is_explained_in_the_language_asked_for(server: Server) -> None:
    async def why() -> None:
        async with pair(server.address) as two:
            said = set()
            for step in range(30):
                table = await two.asked()
                for handle, _, pile, _ in table.view["cards"]:
                    if pile in (1, 2) and table.view["seat"] == ("west", "east")[pile - 1]:
                        for language in ("en", "pl"):
                            found = await table.explain(f"card:{handle}", language)
                            said |= {(language, reason.text) for reason in found.reasons if not reason.may}
                await two.play(1, step)
            assert {language for language, text in said if text} == {"en", "pl"}
            with pytest.raises(WireFault):
                await two.west.explain("card:nonsense")

    run(why)


def test_chat_is_heard_and_can_be_muted(server: Server) -> None:
    async def chat() -> None:
        async with pair(server.address) as two:
            await two.west.say("good <b>luck</b>\x07")
            while not two.east.said:
                await two.east.next()
            assert two.east.said[0].text == "good <b>luck</b>" and two.east.said[0].seat == "west"
            await two.east.mute()
            await two.west.say("again")
            await two.east.say("I hear nothing")
            while len(two.west.said) < 3:
                await two.west.next()
            assert [line.text for line in two.east.said] == ["good <b>luck</b>", "I hear nothing"]

    run(chat)


def test_a_game_against_a_bot_and_bots_among_themselves(server: Server) -> None:
    async def bots() -> None:
        async with Client(server.address) as ann:
            assert "random" in (await ann.games())[0].bots
            alone = await ann.make(NewMatch("ford", seats=[SeatWanted("bot", "random"), SeatWanted("bot", "novice")]))
            made = await ann.make(NewMatch("ford", seats=[SeatWanted("bot", "novice"), SeatWanted()]))
            await ann.join(made.match.id, made.links["east"])
            async with ann.sit_at(made.match.id) as table, ann.sit_at(alone.match.id) as watched:
                while not table.over:
                    await table.wait()
                    if table.question is not None:
                        await table.answer(0)
                await watched.wait("over")
            for id in (made.match.id, alone.match.id):
                assert verified(await ann.record(id)).sound

    run(bots)


def test_spectators_with_a_delay_see_it_later(server: Server) -> None:
    async def late() -> None:
        began = time.monotonic()                             # what happens while they sit down is late, too
        async with pair(server.address, delay=2) as two, Client(server.address) as eve, eve.sit_at(two.id) as table:
            n = table.n
            await two.play(6)
            told = (await eve.ask("GET", f"/api/matches/{two.id}/state", State)).n
            assert told == n or time.monotonic() > began + 2
            await table.wait("n", 30)
            assert table.n > n and time.monotonic() > began + 2

    run(late)


def test_a_guest_becomes_an_account_and_returns_on_another_device(server: Server) -> None:
    async def account() -> None:
        async with pair(server.address) as two, Client(server.address) as phone:
            login = f"ann-{two.id}"
            await two.ann.register(login, "correct horse battery")
            with pytest.raises(WireFault) as refused:
                await phone.log_in(login, "wrong horse battery")
            assert refused.value.status == 403
            await phone.log_in(login.upper(), "correct horse battery")
            async with phone.sit_at(two.id) as table:
                assert table.state.seat == "west"
                sessions = await phone.ask("GET", "/api/account/sessions", list)
                assert len(sessions) == 2
                await two.ann.ask("DELETE", "/api/account/sessions", type(None))      # everywhere
                with pytest.raises(Exception, match=r"revoked|come back"):
                    while True:
                        await table.next()
            assert (await phone.me()).id == ""

    run(account)


def test_a_match_waits_for_its_second_seat_and_can_be_cancelled(server: Server) -> None:
    async def wait() -> None:
        async with Client(server.address) as ann:
            made = await ann.make(NewMatch("ford", pace=Correspondence(24)))
            await ann.join(made.match.id, made.links["west"], "Ann")
            async with ann.sit_at(made.match.id) as table:
                assert table.state.status == "open" and table.question is None
                with pytest.raises(WireFault) as refused:
                    await table.do(Answer(table.n, [0]))
                assert refused.value.fault == "open"
            await ann.cancel(made.match.id)
            assert (await ann.show(made.match.id)).status == "cancelled"

    run(wait)


def test_a_nonce_that_did_not_arrive_is_shown_again_and_the_match_begins(
    server: Server, monkeypatch: pytest.MonkeyPatch,
) -> None:
    cut = ["before it arrived", "on the way back"]

    async def lost(self: Client, method: str, path: str, kind: type[Any], data: Any = None, **params: Any) -> Any:
        if path.endswith("/nonce") and cut:
            if cut.pop(0) == "on the way back":
                await ask(self, method, path, kind, data, **params)
            raise WireFault("unreachable", "the line is cut")
        return await ask(self, method, path, kind, data, **params)

    async def begin() -> None:
        async with Client(server.address) as ann, Client(server.address) as ben:
            made = await ann.make(NewMatch("ford"))
            await ann.join(made.match.id, made.links["west"])
            with pytest.raises(WireFault):
                await ben.join(made.match.id, made.links["east"])
            with pytest.raises(WireFault):
                await ben.show_nonces(await ben.show(made.match.id))
            assert (await ben.show_nonces(await ben.show(made.match.id))).status == "open" and not ben.nonces
            assert (await ann.show_nonces(await ann.show(made.match.id))).status == "playing"

    ask = Client.ask
    monkeypatch.setattr(Client, "ask", lost)
    run(begin)


def test_the_maker_of_a_match_cannot_take_the_other_seat_back(server: Server) -> None:
    async def links() -> None:
        async with Client(server.address) as ann, Client(server.address) as ben:
            made = await ann.make(NewMatch("ford"))
            await ann.join(made.match.id, made.links["west"])
            joined = await ben.join(made.match.id, made.links["east"])
            with pytest.raises(WireFault):
                await ann.join(made.match.id, made.links["east"])
            async with Client(server.address) as phone:
                assert (await phone.join(made.match.id, joined.key)).seat == "east"

    run(links)
