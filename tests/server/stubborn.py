"""People who come back after every cut, and what the ledger must hold of what they were told."""
from __future__ import annotations

import asyncio
import random
from typing import Any

import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from ravenhill.client import Client, RemoteTable, WireFault
from ravenhill.server.play.ledger import ANSWER, Row
from ravenhill.server.play.records import seal_record
from ravenhill.server.settings import Settings
from ravenhill.server.storage import maintenance, schema
from ravenhill.server.storage.rooms import room_from
from ravenhill.wire import NewMatch
from tests.server.house import verified

GONE = (ConnectionClosed, WireFault, OSError, TimeoutError)


class Stubborn:
    """Somebody who plays at random, comes back to any worker after every cut, and writes down what was acknowledged."""

    def __init__(self, client: Client, id: str, seat: str, addresses: list[str], seed: int) -> None:
        self.client, self.id, self.seat, self.addresses = client, id, seat, addresses
        self.dice = random.Random(seed)
        self.tried: dict[int, list[dict[str, Any]]] = {}        # by change: the named values sent
        self.acknowledged: dict[int, dict[str, Any]] = {}
        self.cuts = 0
        self.done = False

    async def play(self) -> None:
        table = RemoteTable(self.client, self.id, self.seat)
        while not table.over:
            self.client.address = self.dice.choice(self.addresses)
            try:
                await table.open(patience=2)
                await self.play_on(table)
            except GONE:
                self.cuts += 1
                await asyncio.sleep(self.dice.uniform(0.02, 0.2))
        self.done = True
        await table.close()

    async def play_on(self, table: RemoteTable) -> None:
        while not table.over:
            await table.wait(patience=20)
            question = table.question
            if question is None:
                continue
            n, chosen = table.n, self.dice.choice(question.options).do
            self.tried.setdefault(n, []).append(chosen)
            try:
                await table.answer(chosen)
            except WireFault as fault:
                if fault.fault not in ("stale", "database", "busy", "over", "bye"):
                    raise AssertionError(f"refused: {fault.fault}: {fault}") from None
                if fault.fault != "stale":
                    raise
                continue
            self.acknowledged[n] = chosen
            if self.dice.random() < 0.01:
                await table.drop()                               # a phone goes into a tunnel
                raise TimeoutError


def answers_in_ledger(settings: Settings, id: str) -> tuple[list[dict[int, dict[str, Any]]], bytes]:
    """By seat and by the change it answered: the named value that stands in the database; and the record."""
    with maintenance.open_for_keeping(settings, reading=True) as connection:
        match = connection.execute(sa.select(schema.matches).where(schema.matches.c.id == id)).one()
        of = schema.seats.c
        seats = connection.execute(sa.select(schema.seats).where(of.match == id).order_by(of.seat)).all()
        room = room_from(settings.key, match, seats)
        found: list[dict[int, dict[str, Any]]] = [{}, {}]
        rows = connection.execute(
            sa.select(schema.answers).where(schema.answers.c.match == id).order_by(schema.answers.c.n)).all()
        for line in rows:
            if line.act == ANSWER and line.seat >= 0:
                table = room.table.copy()
                question = table.ask(line.seat)
                assert question is not None and line.option in table.offered
                assert room.seen[line.seat] not in found[line.seat], "one question was answered twice"
                found[line.seat][room.seen[line.seat]] = room.named(line.seat, question.choice(table, line.option))
            room.apply(Row(line.n, line.seat, line.act, line.option, line.at))
        assert match.status == "over" and room.over
        hashes = [seat.nonce_hash for seat in seats]
        ledger = [Row(line.n, line.seat, line.act, line.option, line.at) for line in rows]
        return found, seal_record(room, ledger, hashes, ["Ann", "Ben"], settings.key)


async def make_matches(address: str, count: int, addresses: list[str]) -> list[Stubborn]:
    people: list[Stubborn] = []
    for number in range(count):
        ann, ben = Client(address), Client(address)
        made = await ann.make(NewMatch("ford"))
        for place, (client, (seat, key)) in enumerate(zip((ann, ben), made.links.items())):
            await client.join(made.match.id, key, f"p{place}")
            people.append(Stubborn(client, made.match.id, seat, addresses, number * 2 + place))
    return people


def check_ledger(settings: Settings, west: Stubborn, east: Stubborn) -> tuple[int, int, int]:
    """Every acknowledged answer is there, none that nobody gave and none twice, and the record is sound.

    How many were acknowledged, how many stand, and how many were sent."""
    found, record = answers_in_ledger(settings, west.id)
    for person, standing in zip((west, east), found):
        for n, value in person.acknowledged.items():
            assert standing[n] == value, "an acknowledged answer is not in the database"
        for n, value in standing.items():
            assert value in person.tried[n], "an answer stands that nobody gave"
    verdict = verified(record)
    assert verdict.sound, verdict.fault
    sent = sum(len(values) for person in (west, east) for values in person.tried.values())
    return sum(len(person.acknowledged) for person in (west, east)), sum(map(len, found)), sent
