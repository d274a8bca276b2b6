"""Web push: a few encrypted words to a browser that is closed (RFC 8030, 8188, 8291, 8292), with one key of our own."""
from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD: Final = 4096                 # bytes of one encrypted record: all that a push service takes
LIFE: Final = 12 * 3600              # seconds that a signature is good


class Keys(msgspec.Struct, frozen=True):
    p256dh: str
    auth: str


class Subscription(msgspec.Struct, frozen=True):
    """What a browser gives to whoever may wake it."""
    endpoint: str
    keys: Keys


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derive(length: int, secret: bytes, salt: bytes, info: bytes) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


@lru_cache(4)
def own_key(key: bytes) -> ec.EllipticCurvePrivateKey:
    """The key by which push services know this server, made of the server's key: nothing more is to be kept."""
    number = int.from_bytes(derive(48, key, b"ravenhill", b"web push"), "big")
    return ec.derive_private_key(number % (ORDER - 1) + 1, CURVE)


def public_key(key: bytes) -> str:
    """What a browser is to be given when it subscribes."""
    return encode(point(own_key(key).public_key()))


def encrypt(
    text: bytes, to: Keys, salt: bytes | None = None, once: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """RFC 8291: only the browser that subscribed can read it. Salt and key are drawn anew for every message."""
    salt, once = salt or os.urandom(16), once or ec.generate_private_key(CURVE)
    theirs, mine = decode(to.p256dh), point(once.public_key())
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = derive(32, shared, decode(to.auth), b"WebPush: info\0" + theirs + mine)
    key = derive(16, secret, salt, b"Content-Encoding: aes128gcm\0")
    nonce = derive(12, secret, salt, b"Content-Encoding: nonce\0")
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)


def headers(key: bytes, endpoint: str, contact: str, at: int, topic: str) -> dict[str, str]:
    """RFC 8292: who we are, signed; and of messages with one topic a sleeping browser gets the last."""
    where = urlsplit(endpoint)
    claims: dict[str, Any] = {"aud": f"{where.scheme}://{where.netloc}", "exp": at // 1000 + LIFE, "sub": contact}
    said = ".".join(encode(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(own_key(key).sign(said.encode(), ec.ECDSA(SHA256())))
    token = f"{said}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return {
        "authorization": f"vapid t={token}, k={public_key(key)}", "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream", "ttl": "86400", "urgency": "normal", "topic": topic[:32],
    }
