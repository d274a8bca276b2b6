"""Companies on their way, laid as positions of a whole match: written, read, imagined and seen."""
from __future__ import annotations

from ravenhill.core import positions
from ravenhill.core.dice import FastDice
from ravenhill.core.frames import SEATS
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.positions.writing import picture
from ravenhill.games.meccg.state import Meccg

TABLE = """
game = "meccg"
turn = 3
active = "grey"
begins = "{begins}"
optional = ["dragons", "dark-minions"]

[grey]
hand = {grey}
deck = ["Wolves", "Sword of Gondolin", "Dodge"]
companies = [{{ site = "{site}", {more} characters = ["Gimli", "Legolas", "Frodo"] }}]

[blue]
hand = {blue}
deck = ["Wargs", "Block"]
companies = [{{ site = "Lórien", characters = ["Elladan"] }}]
"""


def laid(
    begins: str = "movement", site: str = "Rivendell", going: str = "", grey: tuple[str, ...] = (),
    blue: tuple[str, ...] = (), more: str = "",
) -> Meccg:
    """Grey's Gimli, Legolas and Frodo are at this site, perhaps on their way to another."""
    way = f'going = "{going}", ' if going else ""
    g = GAME.position(TABLE.format(begins=begins, site=site, more=way + more, grey=list(grey), blue=list(blue)))
    assert isinstance(g, Meccg)
    g.question()
    return g


def is_told(g: Meccg) -> bool:
    """No invariant is broken; the position is written and read as the same table, and every view can be imagined."""
    assert GAME.faults(g) == []
    again = GAME.position(positions.write(GAME.write_position(g)))
    assert isinstance(again, Meccg)
    again.question()
    assert picture(again) == picture(g)
    options = GAME.position_options(g)
    for seat in range(SEATS):
        view = GAME.view(g, seat)
        assert GAME.view(GAME.imagine(view, FastDice(1), options), seat) == view
        GAME.shown(g, seat, str)
    return True


def played(g: Meccg, answers: int, seed: int = 3) -> None:
    """So many random answers, and everything can be told after each of them."""
    g.dice = dice = FastDice(seed)
    for _ in range(answers):
        if g.question() is None:
            return
        assert is_told(g)
        g.accept(g.offered[dice.pick(len(g.offered))])
