"""uvicorn's sockets, which forget what they were asked once they are open, and say why they close when it stops."""
from __future__ import annotations

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ravenhill.wire import Bye


class LeanSocket(WebSocketsSansIOProtocol):
    def start_keepalive(self) -> None:
        """The handshake is done. A socket stays open for hours."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()

    def shutdown(self) -> None:
        """The server stops: people are told to come back. uvicorn closes sockets before anything of ours could."""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.conn.send_text(msgspec.json.encode(Bye("restart")))
            self.transport.write(b"".join(self.conn.data_to_send()))
        super().shutdown()
