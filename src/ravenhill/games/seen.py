"""What the views of games have in common: cards that a seat knows, and those of which it sees the backs."""
from msgspec import Struct


class Card(Struct, array_like=True):
    """A card this seat knows: its handle, its name, where it lies, and who knows it, as a mask."""
    id: str
    name: str
    pile: int
    knows: int


class Hidden(Struct, array_like=True):
    """So many cards of one back in a pile."""
    pile: int
    back: int
    count: int
