"""Nothing is leaked: every byte to every viewer of 200 bot matches of every game; and broken redaction is caught."""
from __future__ import annotations

import hashlib
import os
from typing import Any

import pytest
import structlog

import ravenhill
from ravenhill.core.log import Said
from ravenhill.games import load, names
from ravenhill.server.ops.logs import prepare_logs
from ravenhill.server.play import tables, views
from ravenhill.server.play.room import Room
from ravenhill.server.play.sealed_dice import new_secret
from tests.server.leaks import Spy
from tests.server.people import pair, run
from tests.server.running import Server

MATCHES = 200            # of every game, in parts that run side by side
PARTS = 10
TWINS = {"five_armies": 16, "meccg": 8}   # after every so many answers, compare with another possible table
LONG = {"five_armies": 20, "meccg": 3}   # games so long that `make test` plays only so many; `make soak` plays all


def matches(game: str) -> int:
    """How many are played here: the pure build plays few, for `make test` does it again on the compiled one."""
    if "RAVENHILL_SOAK" in os.environ:
        return MATCHES
    return LONG.get(game, MATCHES) if ravenhill.BUILD == "compiled" else 1 if game == "meccg" else PARTS


def secret_of(game: str, seed: int) -> bytes:
    """The same dice every time, so that a find can be looked at again; `make soak` has others, which a find tells."""
    return new_secret() if "RAVENHILL_SOAK" in os.environ else hashlib.sha256(f"{game} {seed}".encode()).digest()


EACH_PART = [(game, part) for game in names() for part in range(min(PARTS, matches(game)))]


@pytest.mark.parametrize(("game", "part"), EACH_PART)
def test_no_byte_to_any_viewer_tells_what_it_may_not_know(game: str, part: int) -> None:
    spies = [
        Spy(load(game), secret_of(game, seed), seed, TWINS.get(game, 4)) for seed in range(part, matches(game), PARTS)]
    for spy in spies:
        spy.play()
        assert not spy.hits, (game, spy.seed, spy.room.secret.hex(), spy.hits[:3])
        assert spy.room.over
    assert sum(spy.messages for spy in spies) >= 50 * len(spies)
    if game == "ford" and len(spies) > PARTS:
        assert any(spy.dead[place] for spy in spies for place in (0, 1)), "no card was ever lost from sight"


def spy_on(seeds: int = 8) -> set[str]:
    """What some matches of the ford let out, by the first words."""
    found: set[str] = set()
    for seed in range(seeds):
        spy = Spy(load("ford"), secret_of("ford", seed), seed, twins=1)
        spy.play()
        found |= {" ".join(hit.split()[:5]) for hit in spy.hits}
    return found


def test_the_spy_hears_nothing_when_nothing_is_broken() -> None:
    assert spy_on() == set()


def test_a_view_of_the_other_seat_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("ford")
    right = type(game).view
    monkeypatch.setattr(type(game), "view", lambda self, table, seat: right(self, table, 1 if seat == 0 else seat))
    assert spy_on(3)


def test_a_handle_that_survives_a_shuffle_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Room, "handle", lambda self, place, card: "abcdefg" + "hijkmnpqrstuvwxyz234567"[card])
    assert "a handle that should have" in spy_on()


def test_a_number_of_a_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Room, "named", lambda self, place, choice: choice.plain())
    assert "the number of a card" in spy_on(3)


def test_a_secret_in_a_message_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    right = views.see
    monkeypatch.setattr(tables, "see", lambda room, place, table=None: {
        **right(room, place, table), "debug": room.secret.hex()})
    assert "the secret of the dice" in spy_on(2)


@pytest.mark.pure
def test_a_log_line_that_names_a_hidden_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    from ravenhill.core.log import Line
    from ravenhill.games.ford.state import Ford

    drawn = Line("ford-played", "side", "card")
    right: Any = Ford.move

    def telling(self: Ford, card: int, to: int) -> None:
        right(self, card, to)
        self.tell(drawn, 0, card)

    monkeypatch.setattr(Ford, "move", telling)
    assert spy_on(2) == set(), "a masked line is no leak"
    monkeypatch.setattr(Said, "seen_by", lambda self, seat, everybody: (
        self.line.key, dict(zip(self.line.names, self.values))))
    assert "a line of the log" in spy_on(2)


def test_a_draft_that_is_heard_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Room.notice_views

    def noisy(self: Room) -> None:
        right(self)
        self.seen = [n + 1 for n in self.seen]
        for marks in self.marks:
            marks.append(len(self.log))

    monkeypatch.setattr(Room, "notice_views", noisy)
    assert "a private dialog was heard" in spy_on(6)


def test_secret_choices_and_taken_back_drafts_are_silent_on_the_wire(server: Server) -> None:
    """What the other seat is sent does not depend on what is chosen, nor on how often it is changed."""
    async def listen() -> None:
        async with pair(server.address) as two:
            seen = 0
            while seen < 3:
                table = await two.asked()
                assert table.question is not None
                if table.question.kind != "Stances":
                    await table.answer(0)
                    continue
                seen += 1
                other = two.east if table is two.west else two.west
                while other.question is None or other.question.kind != "Stances":
                    await other.next()
                n, other.bytes = other.n, []
                await table.answer(len(table.question.options) - 1)
                assert table.state.held is not None
                await table.undo()
                await table.answer(0)
                assert table.state.held == {"do": "Fight", "stance": 0}
                await other.preview()                         # a round trip: whatever was sent has arrived
                assert other.n == n and len(other.bytes) == 1
                await other.answer(0)

    run(listen)


def test_nothing_hidden_is_written_to_the_log(server: Server) -> None:
    async def play() -> tuple[list[str], list[str]]:
        async with pair(server.address) as two:
            await two.play(10)
            shown = (await two.ann.http.get(f"/api/matches/{two.id}")).json()
            return [card[1] for card in two.west.view["cards"]], shown["nonces"]

    cards, nonces = run(play)
    text = server.log()
    assert cards and nonces and not any(word in text for word in [*cards, *nonces, '"nonce"'])


def test_a_fault_is_logged_without_what_the_variables_held(capsys: pytest.CaptureFixture[str]) -> None:
    def fails(view: str) -> None:
        raise ValueError("broken")

    structlog.reset_defaults()
    prepare_logs()
    log = structlog.get_logger("test").bind()
    try:
        fails("card-banner")
    except ValueError:
        log.exception("it failed", key="hidden", match="abc")
    said = capsys.readouterr().err
    assert "ValueError" in said and "fails" in said and "abc" in said
    assert "card-banner" not in said and "hidden" not in said
