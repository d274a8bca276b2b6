"""What every game without cards answers alike: views and imagined tables."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ravenhill.core.dice import Dice
from ravenhill.core.frames import Plain, Roll, Table
from ravenhill.core.game import Game, Options
from ravenhill.core.views import imagine_open, view_open


class OpenGame(Game):
    """A game whose table lies open: hidden are only secret choices and dialogs, until they are finished."""
    public: tuple[str, ...]               # the fields of its table that everybody sees
    own_frames: tuple[Plain, ...]         # one of each frame the game adds to the table's own

    def blank(self, options: Options) -> Table:
        """A table with nothing on it."""
        raise NotImplementedError

    def samples(self) -> Sequence[Plain]:
        return (self.blank({}), Roll(0, 0), *self.own_frames)

    def view(self, table: Any, seat: int) -> dict[str, Any]:
        return view_open(table, seat, self.public)

    def imagine(self, view: dict[str, Any], dice: Dice, options: Options | None = None) -> Table:
        blank = self.blank(options or {})
        imagine_open(view, blank, self.public, self.shelf)
        return blank
