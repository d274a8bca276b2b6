"""A no with a reason: what is refused says why, by a key that any language has words for."""
from __future__ import annotations

from ravenhill.core.errors import RavenhillError


class Refusal(RavenhillError):
    """It is not done, for a reason with a key."""

    def __init__(self, fault: str, text: str) -> None:
        super().__init__(text)
        self.fault = fault

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str]]:
        return Refusal, (self.fault, str(self))              # it may come from another process
