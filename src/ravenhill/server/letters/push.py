"""Web push: a few encrypted words to a browser that is closed, by pywebpush, with one key of our own."""
from __future__ import annotations

from base64 import urlsafe_b64encode
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
LIFE: Final = 12 * 3600              # seconds that a signature is good


class Keys(msgspec.Struct, frozen=True):
    p256dh: str
    auth: str


class Subscription(msgspec.Struct, frozen=True):
    """What a browser gives to whoever may wake it."""
    endpoint: str
    keys: Keys


@lru_cache(4)
def own_key(key: bytes) -> ec.EllipticCurvePrivateKey:
    """The key by which push services know this server, made of the server's key: nothing more is to be kept."""
    made = HKDF(SHA256(), 48, b"ravenhill", b"web push").derive(key)
    return ec.derive_private_key(int.from_bytes(made, "big") % (ORDER - 1) + 1, CURVE)


def public_key(key: bytes) -> str:
    """What a browser is to be given when it subscribes."""
    point = own_key(key).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).rstrip(b"=").decode()


def encrypt(text: bytes, to: Subscription) -> bytes:
    """Only the browser that subscribed can read it."""
    sealed: Any = WebPusher(msgspec.to_builtins(to)).encode(text)
    body: bytes = sealed["body"]
    return body


def headers(key: bytes, endpoint: str, contact: str, at: int, topic: str) -> dict[str, str]:
    """Who we are, signed; and of messages with one topic a sleeping browser gets the last."""
    where = urlsplit(endpoint)
    claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": at // 1000 + LIFE, "sub": contact}
    signed: dict[str, str] = Vapid02(private_key=own_key(key)).sign(claims)
    return {
        "authorization": signed["Authorization"], "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream", "ttl": "86400", "urgency": "normal", "topic": topic[:32],
    }
