"""Where people come from, as nobody can read it: a network is kept as a keyed hash, to bar it and for nothing else."""
from __future__ import annotations

import hashlib
from ipaddress import IPv6Address, ip_address, ip_network


def network(address: str) -> str:
    """Who counts as one: an IPv4 address, or the 64 bits of IPv6 that one household gets."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, IPv6Address):
        mapped = found.ipv4_mapped
        return str(mapped) if mapped is not None else str(ip_network((found, 64), strict=False))
    return str(found)


def mark_of(key: bytes, address: str) -> str:
    """What is kept of an address: without the server's key it says nothing."""
    return hashlib.blake2b(network(address).encode(), key=key, person=b"network", digest_size=16).hexdigest()
