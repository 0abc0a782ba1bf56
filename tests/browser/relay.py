"""A cable between browsers and a server, which can be pulled out: nothing is lost or told, it only waits."""

import contextlib
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_PIECE = 65536


class Relay:
    """Hands bytes on in both directions, as long as it is whole."""

    def __init__(self, port: int) -> None:
        self._server = port
        self._whole = threading.Event()
        self._whole.set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = []
        self.port = int(self._listening.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def here(self) -> str:
        """The address of the server by way of the cable."""
        return f"http://127.0.0.1:{self.port}/"

    def cut(self) -> None:
        """Pull it out."""
        self._whole.clear()

    def mend(self) -> None:
        """Plug it in again: what waited arrives."""
        self._whole.set()

    def close(self) -> None:
        """Hang up everywhere."""
        self._whole.set()
        for each in (self._listening, *self._open):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                browser, _ = self._listening.accept()
                self._whole.wait()
                server = socket.create_connection(("127.0.0.1", self._server))
                self._open += [browser, server]
                for one, other in ((browser, server), (server, browser)):
                    threading.Thread(target=self._hand_on, args=(one, other), daemon=True).start()

    def _hand_on(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while piece := one.recv(_PIECE):
                self._whole.wait()
                other.sendall(piece)
        self._whole.wait()
        with contextlib.suppress(OSError):
            other.shutdown(socket.SHUT_WR)


@contextmanager
def relay(port: int) -> Iterator[Relay]:
    """A cable to a server on this machine."""
    found = Relay(port)
    try:
        yield found
    finally:
        found.close()
