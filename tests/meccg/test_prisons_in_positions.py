"""Prisoners in positions and views: written, read, imagined, drawn and played on."""
from __future__ import annotations

import io
from functools import partial

import pytest
from rich.console import Console

from ravenhill.cli.pictures import picture
from ravenhill.core import positions
from ravenhill.core.dice import FastDice
from ravenhill.core.frames import SEATS
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.piles import FOR_RESCUE, PRISON, SITES
from ravenhill.games.meccg.positions.writing import picture as picture_of
from ravenhill.games.meccg.rules.leaving import held_by
from ravenhill.games.meccg.state import Meccg
from ravenhill.locale import Speech

TABLE = """
game = "meccg"
turn = 3
active = "grey"
begins = "{begins}"
optional = ["dragons", "dark-minions"]

[grey]
hand = ["Concealment", "Orc-patrol", "Glamdring", "Dagger of Westernesse"]
deck = ["Wolves", "Sword of Gondolin", "Dodge"]
companies = [{{ site = "Rivendell", characters = ["Gandalf"] }},
    {{ site = "Ettenmoors", lent = "for-rescue", characters = ["Gimli", "Legolas"], on-site = [
        {{ name = "Flies and Spiders of blue", opponents = true, holds = [
            {{ name = "Bilbo of grey", state = "wounded", rings = ["Beautiful Gold Ring of grey"] }}] }}] }}]

[blue]
hand = ["Cave-drake", "Lure of Nature"]
deck = ["Wargs"]
rescues = [{{ site = "Carn Dûm", on-site = [
    {{ name = "Waylaid, Wounded, and Orc-dragged", holds = ["Frodo of grey"] }}] }}]
companies = [{{ site = "Lórien", characters = ["Elladan"] }}]
"""


def laid(begins: str) -> Meccg:
    g = GAME.position(TABLE.format(begins=begins))
    assert isinstance(g, Meccg)
    g.question()
    return g


@pytest.mark.parametrize("begins", ["untap", "organization", "movement", "site", "council"])
def test_prisoners_are_written_read_and_played_on(begins: str) -> None:
    g = laid(begins)
    assert {g.facts(card).name for card in g.piles[PRISON]} == {"Bilbo", "Beautiful Gold Ring", "Frodo"}
    kept = [g.facts(site).name for site in g.piles[SITES + 1] if g.host[site] == FOR_RESCUE]
    assert sorted(kept) == ["Carn Dûm", "Ettenmoors"]
    g.dice = dice = FastDice(3)
    for _ in range(40):
        if g.question() is None:
            break
        assert GAME.faults(g) == []
        again = GAME.position(positions.write(GAME.write_position(g)))
        assert isinstance(again, Meccg)
        again.question()
        assert picture_of(again) == picture_of(g)
        g.accept(g.offered[dice.pick(len(g.offered))])


def test_prisoners_are_seen_by_everybody() -> None:
    g = laid("organization")
    for seat in (*range(SEATS), -1):
        view = GAME.shown(g, seat, str)
        orcs, spiders = sorted(view.hosts, key=lambda it: it.code, reverse=True)
        assert (orcs.code, orcs.owner, orcs.spare, len(orcs.attacks)) == ("dm-099", "blue", True, 3)
        assert spiders.prisoners[0].state == "wounded" and spiders.site.hold == "ruins"
        assert [len(it.rings) for it in spiders.prisoners] == [1] and spiders.prisoners[0].points < 0
        assert all(held_by(g, int(it.id)) for it in view.hosts)


def test_prisoners_are_imagined_and_drawn() -> None:
    g = laid("organization")
    options = GAME.position_options(g)
    for seat in range(SEATS):
        view = GAME.view(g, seat)
        assert GAME.view(GAME.imagine(view, FastDice(1), options), seat) == view
        out = io.StringIO()
        speech = Speech("en", "meccg", names=partial(GAME.name_of, g), strict=True)
        Console(file=out, width=120).print(picture(GAME, view, speech, options))
        assert "Bilbo" in out.getvalue() and "Frodo" in out.getvalue()
