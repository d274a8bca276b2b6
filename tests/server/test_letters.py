"""Letters by e-mail, webhook and web push: they survive failures, and every way is gone once."""
from __future__ import annotations

import asyncio
import socket
import socketserver
from base64 import b64decode, urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.header import decode_header, make_header
from email.message import Message
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import http_ece
import httpx
import msgspec
import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ravenhill.locale import LANGUAGES
from ravenhill.server.letters import push, wording
from ravenhill.server.letters.addresses import look_up, pinned
from ravenhill.server.letters.postman import Postman
from ravenhill.server.play.tables import Tables
from ravenhill.server.settings import Settings
from ravenhill.server.storage import schema
from ravenhill.wire import Correspondence
from tests.server.house import KEY, new_match, play, run
from tests.server.running import Server


class Mailbox(BaseHTTPRequestHandler):
    """A webhook, or a push service."""
    got: list[tuple[dict[str, str], bytes]] = []
    replies: list[int] = []                              # what to say to the next ones; then 200

    def do_POST(self) -> None:
        data = self.rfile.read(int(self.headers["content-length"]))
        status = Mailbox.replies.pop(0) if Mailbox.replies else 200
        if status == 200:
            Mailbox.got.append(({name.lower(): value for name, value in self.headers.items()}, data))
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_: object) -> None: ...


class PostOffice(socketserver.StreamRequestHandler):
    """As much of SMTP as a letter needs."""
    got: list[tuple[str, Message]] = []
    logins: list[str] = []
    refusals = 0

    def handle(self) -> None:
        self.say(b"220 here")
        to = ""
        while line := self.rfile.readline():
            word = line.split()[0].upper()
            if word == b"EHLO":
                self.say(b"250-here\r\n250 AUTH PLAIN")
            elif word == b"AUTH":
                PostOffice.logins.append(b64decode(line.split()[2]).decode())
                self.say(b"235 come in")
            elif word == b"RCPT":
                to = line.split(b"<")[1].split(b">")[0].decode()
                refused = PostOffice.refusals > 0
                PostOffice.refusals -= refused
                self.say(b"451 later" if refused else b"250 yes")
            elif word == b"DATA":
                self.say(b"354 go on")
                lines = []
                while (line := self.rfile.readline()) != b".\r\n":
                    lines.append(line)
                PostOffice.got.append((to, message_from_bytes(b"".join(lines))))
                self.say(b"250 taken")
            elif word == b"QUIT":
                self.say(b"221 bye")
                return
            else:
                self.say(b"250 yes")

    def say(self, data: bytes) -> None:
        self.wfile.write(data + b"\r\n")


@contextmanager
def serving(server: socketserver.TCPServer) -> Iterator[int]:
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture
def web() -> Iterator[int]:
    Mailbox.got, Mailbox.replies = [], []
    with serving(HTTPServer(("127.0.0.1", 0), Mailbox)) as port:
        yield port


@pytest.fixture
def post() -> Iterator[int]:
    PostOffice.got, PostOffice.logins, PostOffice.refusals = [], [], 0
    with serving(socketserver.ThreadingTCPServer(("127.0.0.1", 0), PostOffice)) as port:
        yield port


async def write_letters(tables: Tables, where: dict[str, str]) -> list[str]:
    """A correspondence match of two people who want word; the ids of their letters."""
    notify = msgspec.json.encode(where).decode()
    people = [{"id": f"user{n}", "name": "x", "notify": notify, "created": 0} for n in (0, 1)]
    await tables.db.run(sa.insert(schema.users).values(people))
    opened = await new_match(tables, pace=Correspondence(24))
    await play(tables, opened, 12)
    ids = [row.id for row in await tables.db.rows(sa.select(schema.outbox.c.id))]
    assert len(ids) >= 2
    return ids


async def deliver(settings: Settings, tables: Tables, rounds: int = 3) -> None:
    """Two postmen at once; what was put off is due now."""
    of = schema.outbox.c
    for _ in range(rounds):
        await tables.db.run(sa.update(schema.outbox).where(of.sent.is_(None)).values(due=0, claimed=0))
        await asyncio.gather(Postman(settings, tables.db).deliver(), Postman(settings, tables.db).deliver())
    unsent = await tables.db.rows(sa.select(schema.outbox.c.id).where(of.sent.is_(None)))
    assert not unsent


def test_letters_survive_failures_and_are_sent_once(settings: Settings, web: int) -> None:
    hooked = msgspec.structs.replace(settings, test_hooks=True)
    Mailbox.replies = [500]

    async def work(tables: Tables) -> None:
        ids = await write_letters(tables, {"webhook": f"http://127.0.0.1:{web}/"})
        await deliver(hooked, tables)
        assert sorted(head["idempotency-key"] for head, _ in Mailbox.got) == sorted(ids)
        assert msgspec.json.decode(Mailbox.got[0][1])["game"] == "ford"

    run(hooked, work)


def subject(mail: Message) -> str:
    return str(make_header(decode_header(mail["subject"])))


def text(mail: Message) -> str:
    found = mail.get_payload(decode=True)
    assert isinstance(found, bytes)
    return found.decode()


def test_letters_are_in_the_language_of_whoever_gets_them(settings: Settings, web: int, post: int) -> None:
    both = msgspec.structs.replace(settings, test_hooks=True, smtp=f"smtp://127.0.0.1:{post}", origin="https://x.org")

    async def work(tables: Tables) -> None:
        await write_letters(tables, {"webhook": f"http://127.0.0.1:{web}/"})
        for user, language, address in (("user0", "es", "ana"), ("user1", "pl", "ania")):
            ways = {"webhook": f"http://127.0.0.1:{web}/", "email": f"{address}@example.net"}
            await tables.db.run(sa.update(schema.users).where(schema.users.c.id == user).values(
                language=language, notify=msgspec.json.encode(ways).decode()))
        await deliver(both, tables)
        said = {to: (subject(mail), text(mail).split("https")[0]) for to, mail in PostOffice.got}
        assert said == {"ana@example.net": ("El vado: te toca", "Te toca: "),
                        "ania@example.net": ("Bród: twoja kolej", "Twoja kolej: ")}
        words = {(word["language"], word["title"], word["text"]) for word in (
            msgspec.json.decode(data) for _, data in Mailbox.got)}
        assert words == {("es", "El vado: te toca", "Te toca."), ("pl", "Bród: twoja kolej", "Twoja kolej.")}

    run(both, work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_is_written_in_every_language(language: str) -> None:
    said = [*wording.of_turn(language, "ford", "LINK"), *wording.of_account(language, "reset", "LINK"),
            *wording.of_account(language, "confirm", "LINK")]
    assert len(set(said)) == 7 and not any("⟨" in it or "{" in it for it in said)
    assert [("LINK" in it) for it in said] == [False, True, False, False, True, False, True]
    assert language == "en" or not set(said) & {
        *wording.of_turn("en", "ford", "LINK"), *wording.of_account("en", "reset", "LINK")}


def test_a_page_says_in_which_language_letters_are_to_be(server: Server) -> None:
    with httpx.Client(base_url=server.address, trust_env=False) as web:
        told = {"accept-language": "de-CH, fr-CH;q=0.8, en;q=0.5"}
        web.post("/api/me", json={"name": "Ann"}, headers=told)
        assert web.get("/api/me").json()["language"] == "fr"
        assert web.get("/api/me", headers={"accept-language": "pl"}).json()["language"] == "pl"
        assert web.get("/api/me", headers={"accept-language": "x" * 9000}).json()["language"] == "pl"
        assert web.get("/api/me").json()["language"] == "pl", "and who does not say keeps it"
        back = [web.get("/api/me", headers={"accept-language": it}).json()["language"] for it in ("es", "pl") * 10]
        assert back[-1] == back[-2], "whoever changes it all the time is not written down each time"


def test_a_letter_is_a_mail_with_a_link_and_one_id(settings: Settings, post: int) -> None:
    mailing = msgspec.structs.replace(
        settings, smtp=f"smtp://raven:hill@127.0.0.1:{post}?from=ravens@example.org", origin="https://play.example.org")
    PostOffice.refusals = 1

    async def work(tables: Tables) -> None:
        ids = await write_letters(tables, {"email": "ann@example.net"})
        await deliver(mailing, tables)
        assert {to for to, _ in PostOffice.got} == {"ann@example.net"}
        found = sorted(str(mail["message-id"]) for _, mail in PostOffice.got)
        assert found == sorted(f"<{id}@example.org>" for id in ids)
        mail = PostOffice.got[0][1]
        assert mail["from"] == "ravens@example.org" and subject(mail) == "The Ford: your turn"
        match = ids[0].split("-")[0]
        assert f"https://play.example.org/t/{match}" in text(mail)
        assert PostOffice.logins[0] == "\0raven\0hill"

    run(mailing, work)


def test_a_way_that_fails_does_not_repeat_those_that_did_not(settings: Settings, web: int, post: int) -> None:
    both = msgspec.structs.replace(settings, test_hooks=True, smtp=f"smtp://127.0.0.1:{post}")
    PostOffice.refusals = 2

    async def work(tables: Tables) -> None:
        ids = await write_letters(tables, {"webhook": f"http://127.0.0.1:{web}/", "email": "ann@example.net"})
        await deliver(both, tables, 4)
        assert sorted(head["idempotency-key"] for head, _ in Mailbox.got) == sorted(ids)
        assert len(PostOffice.got) == len(ids)

    run(both, work)


def test_an_address_that_is_none_stops_no_other_letter(settings: Settings, post: int) -> None:
    mailing = msgspec.structs.replace(settings, smtp=f"smtp://127.0.0.1:{post}")

    async def work(tables: Tables) -> None:
        ids = await write_letters(tables, {"email": "ann@example.net"})
        await tables.db.run(sa.update(schema.users).where(schema.users.c.id == "user0").values(
            notify=msgspec.json.encode({"email": "a\nb: c@d"}).decode()))
        await tables.db.run(sa.update(schema.outbox).values(due=0))
        await Postman(mailing, tables.db).deliver()
        mine = await tables.db.rows(sa.select(schema.outbox).where(schema.outbox.c.user == "user1"))
        assert mine and len(PostOffice.got) == len(mine) < len(ids)

    run(mailing, work)


@pytest.mark.parametrize("inside", [
    "https://127.0.0.1/x", "https://10.1.2.3", "https://[::1]/", "http://example.org", "https://169.254.169.254/",
    "https://[64:ff9b::7f00:1]/", "https://[64:ff9b:1::a00:1]/", "https://[2002:7f00:1::]/", "https://[2001::1]/",
    "https://224.0.0.1/", "https://[ff0e::1]/", "https://[::ffff:10.0.0.1]/", "https://[fe80::1%251]/", "https://0.0.0.0/",
    "https://[bad", "https://240.0.0.1/",
])
def test_a_webhook_cannot_reach_into_the_hosts_network(inside: str) -> None:
    assert look_up(inside) is None


def test_a_name_is_looked_up_once_and_that_address_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that is public at the first look-up and inside at the second reaches nothing."""
    answers = iter(["93.184.216.34", "127.0.0.1"])
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(2, 1, 6, "", (next(answers), 443))])
    found = look_up("https://rebind.example/hook?a=1")
    assert found == "93.184.216.34"
    request = pinned(httpx.AsyncClient(), "https://rebind.example/hook?a=1", found, b"{}", {})
    assert str(request.url) == "https://93.184.216.34/hook?a=1" and request.headers["host"] == "rebind.example"
    assert request.extensions["sni_hostname"] == "rebind.example"
    assert look_up("https://rebind.example/") is None


# Web push


class Browser:
    """Who subscribed, and can read what comes."""

    def __init__(self, port: int) -> None:
        self.key = ec.generate_private_key(push.CURVE)
        self.auth = b"0123456789abcdef"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = push.Keys(*[urlsafe_b64encode(part).rstrip(b"=").decode() for part in (point, self.auth)])
        self.said = msgspec.json.encode(push.Subscription(f"http://127.0.0.1:{port}/push/1", keys)).decode()

    def read(self, data: bytes) -> Any:
        return msgspec.json.decode(http_ece.decrypt(data, private_key=self.key, auth_secret=self.auth))


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_a_closed_browser_is_told_and_only_it_can_read(settings: Settings, web: int) -> None:
    pushing = msgspec.structs.replace(settings, test_hooks=True, push="mailto:host@example.org")
    browser = Browser(web)

    async def work(tables: Tables) -> None:
        ids = await write_letters(tables, {"push": browser.said})
        await deliver(pushing, tables)
        assert len(Mailbox.got) == len(ids)
        head, data = Mailbox.got[0]
        assert b"ford" not in data and browser.read(data)["game"] == "ford"
        assert head["content-encoding"] == "aes128gcm" and head["ttl"] == "86400" and len(head["topic"]) == 32
        token, key = head["authorization"].removeprefix("vapid t=").split(",k=")
        said, signature = token.rsplit(".", 1)
        raw = decoded(signature)
        server = ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, decoded(key))
        server.verify(encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")),
                      said.encode(), ec.ECDSA(SHA256()))
        claims = msgspec.json.decode(decoded(said.split(".")[1]))
        assert claims["aud"] == f"http://127.0.0.1:{web}" and claims["sub"] == "mailto:host@example.org"
        assert key == push.public_key(settings.key)

    run(pushing, work)


def test_a_browser_that_is_gone_is_forgotten(settings: Settings, web: int) -> None:
    pushing = msgspec.structs.replace(settings, test_hooks=True, push="mailto:host@example.org")
    Mailbox.replies = [410] * 50

    async def work(tables: Tables) -> None:
        await write_letters(tables, {"push": Browser(web).said, "email": "ann@example.net"})
        await deliver(pushing, tables)
        kept = await tables.db.rows(sa.select(schema.users.c.notify))
        assert {row.notify for row in kept} == {'{"email":"ann@example.net"}'} and not Mailbox.got

    run(pushing, work)


def test_the_server_says_how_it_can_send_word(tmp_path: Any) -> None:
    env = {"RAVENHILL_DATA": str(tmp_path), "RAVENHILL_KEY": KEY, "RAVENHILL_PUSH": "mailto:host@example.org"}
    server = Server(env).start()
    try:
        with httpx.Client(base_url=server.address, trust_env=False, verify=False) as ann:
            ways = ann.get("/api/ways").json()
            assert ways == {"email": False, "webhook": True, "push": push.public_key(bytes.fromhex(KEY))}
            said = Browser(1).said
            assert ann.post("/api/me", json={"name": "Ann", "notify": {"push": said}}).status_code == 200
            assert ann.get("/api/me").json()["notify"] == {"push": said}
    finally:
        server.stop()
