"""Sealed dice: promised before the match, unknowable while it lasts, checkable when it is over."""
from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from ravenhill.core.errors import RavenhillError

SECRET: Final = 32                   # bytes
NONCE: Final = 16
NO_NONCE: Final = "00" * NONCE       # of a seat that adds none, such as a bot's
WORD: Final = 1 << 64


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET)


def promise(secret: bytes) -> str:
    """What is shown before the match: the secret cannot be changed any more."""
    return hashlib.sha256(secret).hexdigest()


def nonce_hash(nonce: str) -> str:
    """What a seat shows of its nonce until all seats have shown as much: nobody chooses last."""
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


def pick(secret: bytes, nonces: bytes, n: int, outcomes: int) -> int:
    """Result n: the first 64-bit word of HMAC-SHA-256(secret, nonces, n, block) that favours no outcome.

    n counts the chance that has ever fallen in this match. Nothing else moves it, and no takeback gives one back.
    """
    fair = WORD - WORD % outcomes
    block = 0
    while True:
        digest = hmac.digest(secret, nonces + n.to_bytes(8, "big") + block.to_bytes(4, "big"), "sha256")
        for at in range(0, 32, 8):
            word = int.from_bytes(digest[at:at + 8], "big")
            if word < fair:
                return word % outcomes
        block += 1


def luck(secret: bytes, n: int, seat: int) -> int:
    """The seed of a bot's own luck at a line of the ledger: nobody who does not know the secret can compute it."""
    return int.from_bytes(hmac.digest(secret, b"bot" + n.to_bytes(8, "big") + bytes([seat]), "sha256")[:7], "big")


def seal(key: bytes, match: str, secret: bytes) -> bytes:
    """The secret as it lies in the database: only this server can open it, and only for this match."""
    salt = secrets.token_bytes(12)
    return salt + AESGCM(key).encrypt(salt, secret, match.encode())


def unseal(key: bytes, match: str, sealed: bytes) -> bytes:
    try:
        return AESGCM(key).decrypt(sealed[:12], sealed[12:], match.encode())
    except InvalidTag:
        raise RavenhillError(f"the dice of match {match} were sealed with another key than this server's") from None
