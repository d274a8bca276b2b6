"""Rescue Prisoners."""
from __future__ import annotations

from ravenhill.games.meccg.piles import MARSHALLED, TAPPED
from ravenhill.games.meccg.rules.numbers import points_of
from tests.meccg.cards.scenes import offers, organizing, play, safe, the_company, visiting
from tests.meccg.tables import choose, company, give, hand


def test_tw_315_prisoners_are_rescued_once_at_a_site() -> None:
    g, (gimli, _) = visiting("Moria", "Gimli", "Kíli")
    g.state[g.companies[g.current].site] = TAPPED
    hand(g, 0, "Rescue Prisoners")
    give(g, gimli, "Rescue Prisoners")
    assert not offers(g, "Rescue Prisoners")
    g, _ = visiting("Moria", "Gimli", "Kíli")
    g.state[g.companies[g.current].site] = TAPPED
    (legolas,) = company(g, 0, "Bree", "Legolas")
    give(g, legolas, "Rescue Prisoners")
    hand(g, 0, "Rescue Prisoners")
    g.did.append(g.cards.names["Rescue Prisoners"])            # played this turn, elsewhere
    assert offers(g, "Rescue Prisoners")


def test_tw_315_prisoners_are_led_home():
    g, people = visiting("Moria", "Gimli", "Aragorn II", "Beorn")
    prisoners = hand(g, 0, "Rescue Prisoners")[0]
    assert not offers(g, "Rescue Prisoners")             # the site must be tapped
    g.state[the_company(g).site] = TAPPED
    g.ready = False
    choose(g, "Declared Rescue Prisoners")
    for _ in range(60):
        if any(words.startswith("Take Beorn") and type(g.question()).__name__ == "WhoLeads" for words in safe(g)):
            break
        step(g)
    choose(g, "Take Beorn")
    assert g.host[prisoners] == people[2] and g.state[people[2]] == TAPPED and points_of(g, prisoners) == 0
    g, (beorn,) = organizing("Edoras", "Beorn")
    prisoners = give(g, beorn, "Rescue Prisoners")
    play(g, "Rescue Prisoners")
    assert g.pile[prisoners] == MARSHALLED and points_of(g, prisoners) == 2


def step(g):
    """Whatever is asked: the spiders are beaten by Gimli and Aragorn."""
    if not safe(g):
        g.answer(5)
    elif "Take Gimli" in safe(g) and type(g.question()).__name__ == "AssignStrike":
        choose(g, "Take Gimli")
    elif "Take Aragorn II" in safe(g) and type(g.question()).__name__ == "AssignStrike":
        choose(g, "Take Aragorn II")
    else:
        g.answer(g.offered[0])
