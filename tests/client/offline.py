"""Run in a network of its own in which nothing but loopback exists: serve the house, and play a game against a bot.

`unshare --net python -m tests.client.offline folder` (tests/client/test_offline.py does it).
"""
from __future__ import annotations

import fcntl
import random
import socket
import struct
import sys

from playwright.sync_api import expect, sync_playwright

from tests.client.clicking import Watch, play_by_clicking, step
from tests.client.conftest import CHROMIUM, FLAGS
from tests.client.test_first_games import begin
from tests.server.running import Server

SIOCGIFFLAGS, SIOCSIFFLAGS, UP = 0x8913, 0x8914, 1


def bring_up_loopback() -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as it:
        flags = struct.unpack("16sh", fcntl.ioctl(it, SIOCGIFFLAGS, struct.pack("16sh", b"lo", 0)))[1]
        fcntl.ioctl(it, SIOCSIFFLAGS, struct.pack("16sh", b"lo", flags | UP))


def is_cut_off() -> bool:
    """No way leads out: an address of the documentation's range cannot even be tried."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as it:
        try:
            it.connect(("192.0.2.1", 9))
        except OSError:
            return True
    return False


def main(folder: str) -> None:
    bring_up_loopback()
    assert is_cut_off()
    expect.set_options(timeout=30_000)
    server = Server({"RAVENHILL_DATA": folder, "RAVENHILL_LIMITS": "0", "DATABASE_URL": ""}).start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            page = browser.new_context(base_url=server.address, reduced_motion="reduce", locale="en").new_page()
            watch = Watch(page, server.address)
            page.goto("/")
            begin(page, "ford")
            clicks = play_by_clicking(page, patience=60)
            page.goto("/")
            begin(page, "five_armies")
            dice = random.Random(1)
            war = sum(step(page, dice, patience=60) for _ in range(12))
            assert watch.faults == []
            browser.close()
    finally:
        server.stop()
    print(f"cut off: {clicks} clicks to the end of a game, {war} in the battle")


if __name__ == "__main__":
    main(sys.argv[1])
