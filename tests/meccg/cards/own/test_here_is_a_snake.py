"""Here Is a Snake!"""
from __future__ import annotations

from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import HAND, ON_GUARD, TAPPED, WOUNDED
from ravenhill.games.meccg.rules.legality import is_withheld
from ravenhill.games.meccg.state import Meccg
from tests.meccg.cards.scenes import offers, on_the_way, visiting
from tests.meccg.rules.agent_scenes import agent, sites
from tests.meccg.tables import asked, choose, hand, names, passes, written_and_read

SNAKE = "Here Is a Snake!"


def shown(*cards: str) -> Meccg:
    """Seat 1 has an army of Orcs, wolves and an agent in hand, and shows these."""
    g, _ = on_the_way("Moria", "Gimli", "Legolas", path=(3, 3))
    hand(g, 1, "Wargs", "Orc-guard", "Twilight", "Bill Ferny", "Dodge")
    hand(g, 0, SNAKE)
    choose(g, f"Declared {SNAKE}")
    passes(g, "ShowHazard")
    assert asked(g).side == 1 and "Take Dodge" not in names(g)      # no hazard
    for card in cards:
        choose(g, f"Take {card}")
    choose(g, "Done")
    return g


def test_dm_137_only_what_was_shown_may_be_played() -> None:
    g = shown("Orc-guard")
    assert [g.facts(card).name for card in g.piles[HAND + 1] if g.is_known(card, 0)] == ["Orc-guard"]
    g = written_and_read(g)
    while asked(g).side == 0:
        g.answer(0)
    assert offers(g, "Orc-guard") and not offers(g, "Wargs")
    may = names(g)
    assert "LayOnGuard Orc-guard" in may and not [it for it in may if it.startswith(("LayOnGuard W", "PlayAgent"))]
    g = shown("Wargs", "Bill Ferny")
    while asked(g).side == 0:
        g.answer(0)
    assert offers(g, "Wargs") and not offers(g, "Orc-guard") and "PlayAgent Bill Ferny" in names(g)
    choose(g, "LayOnGuard Wargs")
    assert g.piles[ON_GUARD] and not g.is_known(g.piles[ON_GUARD][0], 0) and faults(g) == []


def test_dm_137_what_answers_must_have_been_shown_too() -> None:
    for cards, may in (((), False), (("Twilight",), True)):
        g = shown(*cards)
        hand(g, 0, "Gates of Morning")
        g.ready = False
        if offers(g, "Gates of Morning"):
            choose(g, "Declared Gates of Morning")
            while asked(g).side == 0:
                g.answer(0)
            assert offers(g, "Twilight") is may


def test_dm_137_it_is_for_one_company_and_not_twice() -> None:
    g = shown()
    hand(g, 0, SNAKE)
    g.ready = False
    assert not offers(g, SNAKE)                                   # as it is already
    g.companies[0].moved = True
    g.current = 1                                                 # another company's phase
    g.lasting = [it for it in g.lasting if it.thing != 1]
    assert not any(is_withheld(g, card) for card in g.piles[HAND + 1])
    g, _ = visiting("Moria", "Gimli")
    hand(g, 0, SNAKE)
    assert not offers(g, SNAKE)                                   # in no other phase


def test_dm_137_or_an_agent_is_dragged_out() -> None:
    for before, after in ((0, TAPPED), (WOUNDED, WOUNDED)):
        g, _ = on_the_way("Moria", "Gimli")
        it = agent(g, "Bill Ferny")
        it.state = before
        sites(g, "Bree", "Cameth Brin")
        hand(g, 0, SNAKE)
        assert len([words for words in names(g) if words.startswith(f"Declared {SNAKE}")]) == 2
        g.answer(g.offered[-1])
        if type(g.question()).__name__ == "Pick":
            g.answer(g.offered[0])
        passes(g, "WhichHome")
        assert asked(g).side == 1
        g.answer(g.offered[0])
        assert it.card >= 0 and g.state[it.card] == after and faults(g) == []
    g, _ = on_the_way("Moria", "Gimli")
    agent(g, "Bill Ferny", up="Bree")
    hand(g, 0, SNAKE)
    choose(g, f"Declared {SNAKE}")
    passes(g, "ShowHazard")                                       # nobody is face down: only the other half is offered
