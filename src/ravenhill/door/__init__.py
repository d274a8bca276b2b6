"""The door for programs: a game is set up, looked at and answered by name, in a few lines of Python."""
from ravenhill.door.play import Asked, Named, Play

__all__ = ["Asked", "Named", "Play"]
