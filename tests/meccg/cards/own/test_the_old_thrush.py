"""The Old Thrush."""
from __future__ import annotations

from ravenhill.games.meccg.rules.attacks import body_of, prowess_of
from tests.meccg.cards.scenes import attacked_by, company_with, offers, on_the_way, play
from tests.meccg.tables import hand


def test_tw_346_what_counts_is_the_printed_prowess() -> None:
    g, _ = on_the_way("Moria", "Gandalf")
    hand(g, 0, "The Old Thrush")
    attack = attacked_by(g, "Cave-drake" if g.cards.facts[g.cards.names["Cave-drake"]].prowess >= 13 else "Smaug")
    attack.prowess = 10
    assert offers(g, "The Old Thrush")


def test_tw_346_the_old_thrush_helps_once_against_an_attack() -> None:
    g, _ = on_the_way("Moria", "Legolas")
    hand(g, 0, "The Old Thrush", "The Old Thrush")
    attack = attacked_by(g, "Smaug")
    before = prowess_of(g, attack)
    play(g, "The Old Thrush")
    assert prowess_of(g, attack) == before - 3 and not offers(g, "The Old Thrush")
    g.ready = False
    second = attacked_by(g, "Smaug")
    assert offers(g, "The Old Thrush") and second is not attack


def test_tw_346_the_old_thrush_helps_against_the_strong():
    g, _ = company_with("Gimli")
    hand(g, 0, "The Old Thrush")
    attack = attacked_by(g, "Smaug")
    play(g, "The Old Thrush")
    assert (prowess_of(g, attack), body_of(g, attack)) == (14, 5)
    for creature in ("Wargs", "Adûnaphel"):
        g, _ = company_with("Gimli")
        hand(g, 0, "The Old Thrush")
        attacked_by(g, creature)
        assert not offers(g, "The Old Thrush")
