"""What can be chosen at the ford, as named values."""
from ravenhill.core.choices import Choice


class Fight(Choice, frozen=True):
    stance: int

class Point(Choice, frozen=True):
    warriors: int
