"""uvicorn's sockets, which forget what they were asked once they are open: a socket stays open for hours."""
from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class LeanSocket(WebSocketsSansIOProtocol):
    def start_keepalive(self) -> None:
        """The handshake is done."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()
