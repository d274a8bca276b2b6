"""uvicorn's protocols: half a request is dropped, and an open socket keeps nothing that it does not need."""
from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ravenhill.wire import Bye

HALF: Final = 8.0                    # seconds that a request may take to begin and to say all but its body
BODY: Final = 30.0                   # seconds that its body may take
LONGEST_HEAD: Final = 32_768         # bytes of a request before its body
MOST_HALF: Final = 100               # connections of one address that have not said anything whole yet
half_open: Counter[str] = Counter()


class StrictHttp(HttpToolsProtocol):
    """A request arrives within seconds or not at all; one address has only so many that have not arrived."""
    timer: asyncio.TimerHandle | None = None
    counted: str = ""
    in_head = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if half_open[address] >= MOST_HALF:
            transport.abort()
            return
        self.wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self.request_is_here()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.timer is None and self.in_head >= 0:
            self.wait_for_request()
        if self.in_head >= 0:
            self.in_head += len(data)
            if self.in_head > LONGEST_HEAD + len(data):
                self.transport.abort()
                return
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self.in_head = -1
        if self.timer is not None:
            self.timer.cancel()
            self.timer = asyncio.get_running_loop().call_later(BODY, self.transport.abort)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.in_head = 0
        self.request_is_here()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.request_is_here()
        super().handle_websocket_upgrade()

    def wait_for_request(self) -> None:
        self.counted = self.client[0] if self.client else ""
        half_open[self.counted] += 1
        self.timer = asyncio.get_running_loop().call_later(HALF, self.transport.abort)

    def request_is_here(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
            half_open[self.counted] -= 1
            if half_open[self.counted] <= 0:
                del half_open[self.counted]


class LeanSocket(WebSocketsSansIOProtocol):
    """A socket stays open for hours: it forgets what it was asked, and says why it closes when the server stops."""

    def start_keepalive(self) -> None:
        """The handshake is done."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()

    def shutdown(self) -> None:
        """The server stops: people are told to come back. uvicorn closes sockets before anything of ours could."""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.conn.send_text(msgspec.json.encode(Bye("restart")))
            self.transport.write(b"".join(self.conn.data_to_send()))
        super().shutdown()
