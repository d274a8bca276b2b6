"""The wire from the other side: a Python client for tests, bots and programs."""
from ravenhill.client.table import Client, Table, WireFault, new_nonce

__all__ = ["Client", "Table", "WireFault", "new_nonce"]
