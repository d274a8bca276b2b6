"""What the cards of the battle let players choose, as named values."""
from ravenhill.core.choices import Choice


class Alternative(Choice, frozen=True):
    """One of several effects: the word with this number in the library of the match."""
    effect: int

class ChooseRoll(Choice, frozen=True):
    """The Combat Roll or the Leader Re-roll."""
    roll: int

class ChooseFace(Choice, frozen=True):
    """An unused Action Die that shows this."""
    face: int

class GiveUpLeadership(Choice, frozen=True):
    """The Army of this place loses a Leadership token."""
    region: int

class TakeDamage(Choice, frozen=True):
    """The Army of this place suffers Damage."""
    region: int

class PutBack(Choice, frozen=True):
    """This card goes on top of the deck."""
    card: int
