"""Fellowship: as long as nobody comes or goes."""
from __future__ import annotations

from ravenhill.core.chain_words import THIS
from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import DISCARD, FIRST_COMPANY, IN_PLAY
from ravenhill.games.meccg.rules.falling import falls
from ravenhill.games.meccg.rules.leaving import discard, discard_character
from ravenhill.games.meccg.rules.numbers import check_modifier
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.words.verbs.items import Gain
from ravenhill.games.meccg.words.verbs.play import Spend
from ravenhill.games.meccg.words.who.people import THE_ONE
from tests.meccg.cards.scenes import offers, organizing, play
from tests.meccg.tables import hand, put


def test_tw_240_the_fellowship_ends_with_an_ally_who_comes_goes_or_falls() -> None:
    for what in ("comes", "goes", "falls", "flies"):
        g, people = organizing("Bree", "Gimli", "Legolas", "Kíli", "Fíli")
        event = put(g, "Fellowship", IN_PLAY, 0)
        g.host[event] = FIRST_COMPANY - g.company[people[0]]
        pony = put(g, "Gwaihir", IN_PLAY, 0)
        g.host[pony] = people[0]
        if what == "comes":
            Gain(THE_ONE).do(g, Source(pony, 0, 0, [people[1]]), people[1])
        elif what == "goes":
            discard(g, pony)
        elif what == "falls":
            falls(g, pony)
        else:
            Spend(THIS).do(g, Source(pony, 1, 0, []), pony)
        assert g.pile[event] == DISCARD, what


def test_tw_240_fellowship_strengthens_all_and_ends_when_it_changes():
    g, people = organizing("Rivendell", "Gimli", "Legolas", "Frodo", "Bilbo")
    card = hand(g, 0, "Fellowship")[0]
    play(g, "Fellowship", "Travel")
    assert [prowess(g, it) for it in people] == [6, 6, 2, 2]
    assert check_modifier(g, people[0]) == 1
    discard_character(g, people[3])
    assert g.pile[card] == DISCARD
    g, _ = organizing("Rivendell", "Gimli", "Legolas", "Frodo")
    hand(g, 0, "Fellowship")
    assert not offers(g, "Fellowship")
