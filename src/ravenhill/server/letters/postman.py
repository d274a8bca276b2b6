"""Word to those who are not here: an outbox in the database, by e-mail, webhook or web push.

Each way is noted as soon as it is sent. A worker that dies between the two sends again, with the same id: a webhook
gets it as `idempotency-key`, a mail as `Message-ID`, a browser as the topic, so that whoever gets it twice can tell."""
from __future__ import annotations

import asyncio
import hashlib
import smtplib
import ssl
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from functools import partial
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import httpx
import msgspec
import sqlalchemy as sa
import structlog

from ravenhill.locale import best_language
from ravenhill.server.letters import push, wording
from ravenhill.server.letters.addresses import look_up, pinned
from ravenhill.server.ops import metrics
from ravenhill.server.settings import Settings
from ravenhill.server.storage import schema
from ravenhill.server.storage.database import Database
from ravenhill.server.storage.schema import now

CLAIM: Final = 120_000               # milliseconds one worker has for a letter before another may try
TRIES: Final = 6
log = structlog.get_logger("letters")


class Postman:
    """Every worker has one; a letter is claimed before it is sent, so that only one of them sends it."""

    def __init__(self, settings: Settings, db: Database) -> None:
        self.settings = settings
        self.db = db
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.walk())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def walk(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep * 2)
            try:
                await self.deliver()
            except Exception:
                log.exception("round failed")

    async def deliver(self) -> int:
        """Send what is due; how many letters."""
        of = schema.outbox.c
        ready = (of.sent.is_(None), of.due <= now(), of.claimed < now(), of.tries < TRIES)
        sent = 0
        for letter in await self.db.rows(sa.select(schema.outbox).where(*ready).order_by(of.due).limit(50)):
            claimed = await self.db.run(sa.update(schema.outbox).where(of.id == letter.id, *ready).values(
                claimed=now() + CLAIM, tries=of.tries + 1))
            if claimed:
                sent += await self.send(letter)
        return sent

    async def send(self, letter: sa.Row[Any]) -> bool:
        of = schema.outbox.c
        whom = schema.users.c
        user = await self.db.first(sa.select(whom.notify, whom.language).where(whom.id == letter.user))
        where = {} if user is None else msgspec.json.decode(user.notify)
        try:
            await self.send_by(where, letter, "" if user is None else user.language)
        except Exception as error:                               # one letter that cannot be sent stops no other
            log.info("not sent", fault=type(error).__name__)
            again = now() + 30_000 * 2 ** letter.tries
            await self.db.run(sa.update(schema.outbox).where(of.id == letter.id).values(
                due=again, claimed=0, fault=type(error).__name__))
            return False
        await self.db.run(sa.update(schema.outbox).where(of.id == letter.id).values(sent=now()))
        return True

    async def send_by(self, where: dict[str, str], letter: sa.Row[Any], language: str) -> None:
        """By every way that this person has given and this server has, and that has not been gone yet."""
        body = msgspec.json.decode(letter.body)
        if "to" in body:                                         # about the account itself, to an address it names
            link = f"{self.settings.origin}/me/{body['kind']}#{body['token']}"
            if self.settings.smtp:
                said = await asyncio.to_thread(wording.of_account, language, body["kind"], link)
                await asyncio.to_thread(self.send_mail, body["to"], letter.id, *said)
            return
        done: list[str] = body.pop("done", [])
        link = f"{self.settings.origin}/t/{body['match']}"
        subject, text, short = await asyncio.to_thread(wording.of_turn, language, body["game"], link)
        word = {**body, "link": link, "language": best_language(language), "title": subject, "text": short}
        ways: dict[str, Callable[[str, str, dict[str, Any]], Awaitable[None]]] = {"webhook": self.send_webhook}
        if self.settings.smtp:
            ways["email"] = partial(self.send_email, text)
        if self.settings.push:
            ways["push"] = partial(self.send_push, letter.user)
        for way, send in ways.items():
            if where.get(way) and way not in done:
                await send(where[way], letter.id, word)
                metrics.letters.labels(way).inc()
                done.append(way)
                noted = msgspec.json.encode({**body, "done": done}).decode()
                await self.db.run(sa.update(schema.outbox).where(schema.outbox.c.id == letter.id).values(body=noted))

    async def send_webhook(self, to: str, id: str, word: dict[str, Any]) -> None:
        await self.post(to, msgspec.json.encode(word), {"idempotency-key": id, "content-type": "application/json"})

    async def send_email(self, text: str, to: str, id: str, word: dict[str, Any]) -> None:
        await asyncio.to_thread(self.send_mail, to, id, word["title"], text)

    async def send_push(self, user: str, to: str, id: str, word: dict[str, Any]) -> None:
        """To a browser. One that is gone for good is forgotten."""
        found = msgspec.json.decode(to, type=push.Subscription)
        topic = hashlib.sha256(id.encode()).hexdigest()[:32]
        said = push.headers(self.settings.key, found.endpoint, self.settings.push, now(), topic)
        try:
            await self.post(found.endpoint, push.encrypt(msgspec.json.encode(word), found), said)
        except httpx.HTTPStatusError as error:
            if error.response.status_code not in (404, 410):
                raise
            of = schema.users.c
            row = await self.db.first(sa.select(of.notify).where(of.id == user))
            kept = {} if row is None else msgspec.json.decode(row.notify)
            if kept.pop("push", None) == to:
                await self.db.run(sa.update(schema.users).where(of.id == user).values(
                    notify=msgspec.json.encode(kept).decode()))

    async def post(self, to: str, data: bytes, headers: dict[str, str]) -> None:
        """To an address that somebody gave us; an address inside our own network is passed over."""
        address = urlsplit(to).hostname if self.settings.test_hooks else await asyncio.to_thread(look_up, to)
        if address is None:
            return
        async with httpx.AsyncClient(timeout=10, follow_redirects=False, trust_env=False) as web:
            (await web.send(pinned(web, to, address, data, headers))).raise_for_status()

    def send_mail(self, to: str, id: str, subject: str, text: str) -> None:
        server = urlsplit(self.settings.smtp)
        sender = parse_qs(server.query).get("from", [f"ravenhill@{server.hostname}"])[0]
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = sender, to, subject
        mail["Message-ID"] = f"<{id}@{sender.rsplit('@', 1)[-1]}>"      # the same letter twice is one letter
        mail.set_content(text, cte="quoted-printable")               # not every server takes letters of eight bits
        safe = server.scheme == "smtps"
        kind = smtplib.SMTP_SSL if safe else smtplib.SMTP
        with kind(server.hostname or "localhost", server.port or (465 if safe else 25), timeout=20) as post:
            if server.username:
                if not safe and post.has_extn("starttls"):
                    post.starttls(context=ssl.create_default_context())
                post.login(server.username, server.password or "")
            post.send_message(mail)
