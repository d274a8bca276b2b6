"""Addresses that somebody gave us: what is looked up once is what is asked, and it is never the host's own network."""
from __future__ import annotations

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

import httpx

# Ways by which an IPv6 address carries an IPv4 one, which may be inside: NAT64 (two prefixes), 6to4, Teredo.
CARRIERS: Final = [ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether this is one machine of the open network."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if any(address in net for net in CARRIERS):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def look_up(url: str) -> str | None:
    """The address of a https page of the open network; None if it is not one, or if any of its addresses is inside."""
    try:
        parts = urlsplit(url)
        if parts.scheme != "https" or not parts.hostname:
            return None
        entries = socket.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
        found = [ip_address(str(entry[4][0]).partition("%")[0]) for entry in entries]
    except (OSError, ValueError):
        return None
    return str(found[0]) if found and all(is_public(address) for address in found) else None


def pinned(web: httpx.AsyncClient, url: str, address: str, data: bytes, headers: dict[str, str]) -> httpx.Request:
    """A request to this very address, with the name for the certificate: a second look-up could say something else."""
    name = httpx.URL(url)
    return web.build_request(
        "POST", name.copy_with(host=address), content=data, headers={**headers, "host": name.netloc.decode()},
        extensions={"sni_hostname": name.host})
