"""What can be chosen in a combat, as named values."""
from ravenhill.core.choices import Choice


class Maneuver(Choice, frozen=True):
    """The card shown in this round."""
    card: int

class FightWith(Choice, frozen=True):
    """The Army of this place fights in this round."""
    region: int

class Reroll(Choice, frozen=True):
    """So many failed dice of a colour are rolled again; `die` is 0 for black, 1 for white."""
    die: int
    n: int

class GoOn(Choice, frozen=True):
    """Another round."""

class Withdraw(Choice, frozen=True):
    """The attacker ends the combat."""

class Stay(Choice, frozen=True):
    """The defender fights on."""

class Retreat(Choice, frozen=True):
    """The defender leaves in good order."""

class Rout(Choice, frozen=True):
    """The defender flees, with casualties."""

class RetreatTo(Choice, frozen=True):
    """The leaving Army goes there."""
    region: int
