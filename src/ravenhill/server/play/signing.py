"""The server's signature under a finished record: Ed25519, with a key that follows from the server's own."""
from __future__ import annotations

import hashlib
from functools import lru_cache

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey


@lru_cache(4)
def pen(key: bytes) -> Ed25519PrivateKey:
    """All workers of one database have one key, and so one signature."""
    return Ed25519PrivateKey.from_private_bytes(hashlib.blake2b(b"signature", key=key, digest_size=32).digest())


def signer(key: bytes) -> str:
    """The public half, as the *about* page shows it."""
    return pen(key).public_key().public_bytes_raw().hex()


def sign(key: bytes, data: bytes) -> str:
    return pen(key).sign(data).hex()


def is_signed(signer: str, signature: str, data: bytes) -> bool:
    """Whether the owner of this public key has signed this."""
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(signer)).verify(bytes.fromhex(signature), data)
    except (ValueError, InvalidSignature):
        return False
    return True
