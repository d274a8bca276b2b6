"""A person at the other end: HTTP for matches, one WebSocket for each table, and the table as it was told."""
from __future__ import annotations

import asyncio
import hashlib
import secrets
import ssl
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ravenhill.core.errors import RavenhillError
from ravenhill.wire import (
    About,
    Accepted,
    Answer,
    Around,
    Bye,
    Counted,
    Credentials,
    Decline,
    Explain,
    Explained,
    Fault,
    Fork,
    FromClient,
    FromServer,
    GameShown,
    Hint,
    Hinted,
    Join,
    Joined,
    Log,
    LogLine,
    MatchMade,
    MatchShown,
    Me,
    Mute,
    NewMatch,
    NewName,
    Odds,
    Offer,
    Preview,
    Previewed,
    Question,
    Refused,
    Resign,
    Said,
    Say,
    ShowNonce,
    State,
    Survey,
    Surveyed,
    Undo,
)
from ravenhill.wire.changes import changed

T = TypeVar("T")
decoder = msgspec.json.Decoder(FromServer)


class WireFault(RavenhillError):
    """The server has refused, or cannot be reached."""

    def __init__(self, fault: str, text: str, status: int = 0) -> None:
        super().__init__(text)
        self.fault = fault
        self.status = status


def new_nonce() -> str:
    """What a seat adds to the dice."""
    return secrets.token_hex(16)


def hash_of(nonce: str) -> str:
    """What is shown of it first."""
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


@cache
def certificates() -> ssl.SSLContext:
    """Read once, and only for https: it takes longer than many a request."""
    return ssl.create_default_context()


class Client:
    """Somebody with a cookie jar. `async with Client(address) as ann: …`"""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        trusted = certificates() if self.address.startswith("https:") else False
        self.nonces: dict[tuple[str, str], str] = {}      # by match and seat: promised, and not shown yet
        self.promised: dict[str, list[str]] = {}          # by match: the hashes that were there when we showed ours
        self.http = httpx.AsyncClient(base_url=self.address, timeout=30, trust_env=False, verify=trusted)

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, kind: type[T], data: Any = None, **params: Any) -> T:
        """One request; its answer as a value of this kind."""
        body = None if data is None else msgspec.json.encode(data)
        try:
            reply = await self.http.request(
                method, path, content=body, params=params, headers={"content-type": "application/json"})
        except httpx.TransportError as error:
            raise WireFault("unreachable", f"{self.address} does not answer: {type(error).__name__}") from None
        if reply.status_code >= 400:
            try:
                fault = msgspec.json.decode(reply.content, type=Fault)
            except (msgspec.DecodeError, msgspec.ValidationError):
                fault = Fault("http", reply.text[:200])
            raise WireFault(fault.fault, fault.text, reply.status_code)
        return msgspec.json.decode(reply.content or b"null", type=kind)

    async def games(self) -> list[GameShown]:
        return await self.ask("GET", "/api/games", list[GameShown])

    async def make(self, match: NewMatch) -> MatchMade:
        return await self.ask("POST", "/api/matches", MatchMade, match)

    async def show(self, id: str) -> MatchShown:
        return await self.ask("GET", f"/api/matches/{id}", MatchShown)

    async def find(self, **params: Any) -> list[MatchShown]:
        return await self.ask("GET", "/api/matches", list[MatchShown], **params)

    async def join(self, id: str, key: str, name: str = "", deck: Any = None, publish: bool = True) -> Joined:
        """Take a seat; what we add to the dice is promised now, and shown as soon as the others have promised."""
        nonce = new_nonce()
        joined = await self.ask(
            "POST", f"/api/matches/{id}/join", Joined, Join(key, hash_of(nonce), name, deck, publish))
        if any(seat.nonce_hash == hash_of(nonce) for seat in joined.match.seats):
            self.nonces[id, joined.seat] = nonce              # else another device of ours was first
        shown = await self.show_nonces(joined.match)
        return msgspec.structs.replace(joined, match=shown)

    async def sit(self, id: str, seat: str = "") -> MatchShown:
        """The same for a seat that is ours already: after a rematch."""
        nonce = new_nonce()
        shown = await self.ask("POST", f"/api/matches/{id}/sit", MatchShown, nonce_hash=hash_of(nonce), seat=seat)
        self.nonces[id, seat or shown.yours[0]] = nonce
        return await self.show_nonces(shown)

    async def show_nonces(self, match: MatchShown) -> MatchShown:
        """Show what we promised, if every seat has promised; the hashes are kept to be compared with what is shown."""
        ours = [seat for id, seat in self.nonces if id == match.id]
        hashes = [seat.nonce_hash for seat in match.seats]
        if ours and all(hashes) and match.status == "open":
            self.promised[match.id] = hashes
            for seat in ours:
                shown = ShowNonce(self.nonces[match.id, seat], seat)
                try:
                    match = await self.ask("POST", f"/api/matches/{match.id}/nonce", MatchShown, shown)
                except WireFault as fault:
                    if fault.fault != "nonce":              # it is shown again: without it the match never begins
                        raise
                self.nonces.pop((match.id, seat), None)     # else another device of ours was first
        return match

    async def about(self) -> About:
        return await self.ask("GET", "/api/about", About)

    async def rematch(self, id: str) -> MatchShown:
        return await self.ask("POST", f"/api/matches/{id}/rematch", MatchShown)

    async def fork(self, id: str, fork: Fork) -> MatchMade:
        return await self.ask("POST", f"/api/matches/{id}/fork", MatchMade, fork)

    async def cancel(self, id: str) -> None:
        await self.ask("DELETE", f"/api/matches/{id}", type(None))

    async def record(self, id: str) -> bytes:
        reply = await self.http.get(f"/api/matches/{id}/record")
        if reply.status_code != 200:
            raise WireFault("record", reply.text[:200], reply.status_code)
        return reply.content

    async def verify(self, record: bytes) -> dict[str, Any]:
        reply = await self.http.post("/api/verify", content=record)
        if reply.status_code != 200:
            raise WireFault("record", reply.text[:200], reply.status_code)
        verdict: dict[str, Any] = msgspec.json.decode(reply.content)
        return verdict

    async def me(self) -> Me:
        return await self.ask("GET", "/api/me", Me)

    async def rename(self, name: str, notify: Any = None) -> Me:
        return await self.ask("POST", "/api/me", Me, NewName(name, notify or {}))

    async def register(self, login: str, password: str) -> Me:
        return await self.ask("POST", "/api/account", Me, Credentials(login, password))

    async def log_in(self, login: str, password: str) -> Me:
        return await self.ask("POST", "/api/account/login", Me, Credentials(login, password))

    @asynccontextmanager
    async def sit_at(self, id: str, seat: str = "") -> AsyncIterator[RemoteTable]:
        """Open the socket of a match."""
        table = RemoteTable(self, id, seat)
        await table.open()
        try:
            yield table
        finally:
            await table.close()


class RemoteTable:
    """A match as this seat sees it. It comes back by itself when the socket is cut, and goes on from where it was."""

    def __init__(self, client: Client, id: str, seat: str = "") -> None:
        self.client = client
        self.id = id
        self.seat = seat
        self.n = 0
        self.state = State(0, seat, "open", {}, Log(0, []))      # nothing is known before the first message
        self.view: dict[str, Any] = {}
        self.log: list[LogLine] = []
        self.around: Around | None = None
        self.said: list[Said] = []
        self.bytes: list[bytes] | None = None             # everything received, if somebody wants to know
        self.socket: ClientConnection | None = None
        self.closed = ""
        self.asked = 0
        self.heads: list[str] = []                        # of the chain, as we have seen them

    # The wire

    async def open(self, patience: float = 30.0) -> None:
        """Open the socket, or open it again."""
        loop = asyncio.get_running_loop()
        end = loop.time() + patience
        while True:
            try:
                await self.try_open()
                return
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
                if self.closed:
                    raise WireFault(self.closed, f"the server closed the table: {self.closed}") from None
                if loop.time() > end:
                    raise WireFault("unreachable", f"the table cannot be opened: {type(error).__name__}") from None
                await asyncio.sleep(0.1)

    async def try_open(self) -> None:
        await self.drop()
        address = self.client.address.replace("http", "ws", 1)
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.client.http.cookies.jar)
        self.socket = await connect(
            f"{address}/ws/matches/{self.id}?n={self.n}&seat={self.seat}", additional_headers={"cookie": cookies},
            compression=None, max_size=2**22, proxy=None, open_timeout=10, close_timeout=2, ping_interval=None)
        await self.next()

    async def drop(self) -> None:
        """Let the socket go without a word."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def close(self) -> None:
        await self.drop()

    async def next(self) -> FromServer:
        """The next message, taken in."""
        assert self.socket is not None
        try:
            data = await self.socket.recv(decode=False)
        except ConnectionClosed as error:
            if error.rcvd is not None and error.rcvd.code in (4403, 4404):
                self.closed = error.rcvd.reason
            raise
        if self.bytes is not None:
            self.bytes.append(data)
        message: FromServer = decoder.decode(data)
        self.take(message)
        if self.state.status == "open" and any(id == self.id for id, _ in self.client.nonces):
            await self.client.show_nonces(await self.client.show(self.id))
        return message

    def take(self, message: FromServer) -> None:
        """What we know now."""
        if isinstance(message, State):
            if message.base is None:
                self.view = dict(message.view)
            else:
                assert message.base == self.n, f"a delta from {message.base} cannot be added to {self.n}"
                for key in message.gone:
                    del self.view[key]
                self.view = changed(self.view, message.view)
            del self.log[message.log.keep:]
            self.log.extend(message.log.lines)
            if message.n < self.n or (message.n == self.n and self.heads and message.head != self.heads[-1]):
                raise WireFault("ledger", "the ledger of this match was cut or changed: we have seen another")
            if not self.heads or message.head != self.heads[-1]:
                self.heads.append(message.head)
            self.n, self.state = message.n, message
        elif isinstance(message, Around):
            self.around = message
        elif isinstance(message, Said):
            self.said.append(message)

    async def send(self, message: FromClient) -> None:
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode(message).decode())

    # What a person does

    @property
    def question(self) -> Question | None:
        return self.state.question

    @property
    def over(self) -> bool:
        return self.state.status == "over"

    async def reply(self, *kinds: type) -> Any:
        """The next message of these kinds; a refusal is raised."""
        while True:
            message = await self.next()
            if isinstance(message, kinds):
                return message
            if isinstance(message, Refused):
                raise WireFault(message.fault, message.text)
            if isinstance(message, Bye):
                raise WireFault("bye", message.why)

    async def answer(self, *answers: int | Mapping[str, Any]) -> None:
        """Answer the question, by the place of an option or by its named value; back when it is durable."""
        await self.do(Answer(self.n, [answer if isinstance(answer, int) else dict(answer) for answer in answers]))

    async def do(self, message: FromClient) -> None:
        await self.send(message)
        await self.reply(Accepted)

    async def undo(self) -> None: await self.do(Undo(self.n))
    async def resign(self) -> None: await self.do(Resign())
    async def offer(self, what: Any) -> None: await self.do(Offer(what))
    async def decline(self, what: Any) -> None: await self.do(Decline(what))
    async def say(self, text: str) -> None: await self.do(Say(text))
    async def mute(self, on: bool = True) -> None: await self.do(Mute(on))

    async def preview(self, *answers: int) -> Previewed:
        self.asked += 1
        await self.send(Preview(self.asked, list(answers)))
        found: Previewed = await self.reply(Previewed)
        return found

    async def explain(self, thing: str, language: str = "en") -> Explained:
        self.asked += 1
        await self.send(Explain(self.asked, thing, language))
        found: Explained = await self.reply(Explained)
        return found

    async def odds(self, answers: Sequence[int] = ()) -> Counted:
        self.asked += 1
        await self.send(Odds(self.asked, list(answers)))
        found: Counted = await self.reply(Counted)
        return found

    async def survey(self, thing: str) -> Surveyed:
        self.asked += 1
        await self.send(Survey(self.asked, thing))
        found: Surveyed = await self.reply(Surveyed)
        return found

    async def hint(self) -> Hinted:
        self.asked += 1
        await self.send(Hint(self.asked))
        found: Hinted = await self.reply(Hinted)
        return found

    async def wait(self, until: str = "question", patience: float = 30.0) -> None:
        """Read on until we are asked something or it is over (`question`), it is over (`over`), or n changes (`n`)."""
        n = self.n
        async with asyncio.timeout(patience):
            while not self.over:
                if (until == "question" and self.question is not None) or (until == "n" and self.n != n):
                    return
                await self.next()
