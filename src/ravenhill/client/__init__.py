"""The wire from the other side: a Python client for tests, bots and programs."""
from ravenhill.client.table import Client, RemoteTable, WireFault, new_nonce

__all__ = ["Client", "RemoteTable", "WireFault", "new_nonce"]
