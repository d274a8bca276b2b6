"""The door for programs: a game is set up, looked at and answered by name, in a few lines of Python."""
from ravenhill.door.play import Asked, Kind, Named, Play, questions

__all__ = ["Asked", "Kind", "Named", "Play", "questions"]
