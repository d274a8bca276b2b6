"""What can be chosen in the battle, as named values."""
from ravenhill.core.choices import Choice


class UseDie(Choice, frozen=True):
    """An Action Die, and what it is used for."""
    face: int
    use: int

class PlayCard(Choice, frozen=True):
    """A card of the hand, with an Action Die."""
    face: int
    card: int

class SkipDie(Choice, frozen=True):
    face: int

class Move(Choice, frozen=True):
    """The whole Army of a place."""
    region: int

class Split(Choice, frozen=True):
    """A part of the Army of a place."""
    region: int

class AttackFrom(Choice, frozen=True):
    """The Army of a place attacks without moving."""
    region: int

class Choose(Choice, frozen=True):
    """This place, or the Army there."""
    region: int

class Attack(Choice, frozen=True):
    """The Army of a place attacks another place."""
    region: int
    region2: int

class Lose(Choice, frozen=True):
    """A unit of this type is eliminated."""
    unit: int

class ChooseUnit(Choice, frozen=True):
    unit: int

class Several(Choice, frozen=True):
    """So many units of this type."""
    unit: int
    n: int

class GoAlong(Choice, frozen=True):
    """The character goes along."""
    character: int

class StayBehind(Choice, frozen=True):
    """The character stays behind."""
    character: int

class ChooseCharacter(Choice, frozen=True):
    character: int

class ChooseTerritory(Choice, frozen=True):
    territory: int

class DrawnTile(Choice, frozen=True):
    """The Fate tile that was drawn."""
    tile: int

class Keep(Choice, frozen=True):
    """The Fate tile is applied."""
    tile: int

class SetAside(Choice, frozen=True):
    """The Fate tile is set aside, and another is drawn."""
    tile: int

class Flip(Choice, frozen=True):
    """A facedown token of this group here."""
    group: int
    region: int

class PlaceToken(Choice, frozen=True):
    group: int
    region: int

class Fronts(Choice, frozen=True):
    """What a flipped token shows."""
    group: int
    front: int

class Discard(Choice, frozen=True):
    card: int

class UseAbility(Choice, frozen=True):
    """A thing a General's card offers: his number * 8 and which of its sentences."""
    character: int
    ability: int

class EagleFrom(Choice, frozen=True):
    """An Eagle of this territory attacks the Army of this place."""
    territory: int
    region: int

class LordFrom(Choice, frozen=True):
    """The Lord of the Eagles attacks the Army of this place."""
    region: int

class BatsTo(Choice, frozen=True):
    """So many Great Bats to this territory."""
    territory: int
    n: int
