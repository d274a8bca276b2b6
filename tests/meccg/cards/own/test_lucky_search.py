"""Lucky Search."""
from __future__ import annotations

from ravenhill.core.chain import Declare
from ravenhill.games.meccg.cards.wizards.own.lucky_search import TurnOver
from ravenhill.games.meccg.piles import DECK, IN_PLAY, TAPPED
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.state import Meccg
from tests.meccg.cards.scenes import offers, the_company, until_settled, visiting
from tests.meccg.tables import choose, deck, hand, put, roll, settle


def test_tw_269_a_scout_finds_an_item_and_faces_a_strike_for_it() -> None:
    for total, keeps in ((12, True), (2, False)):
        g, (bilbo, _) = visiting("Moria", "Bilbo", "Gimli")
        g.state[the_company(g).site] = TAPPED
        hand(g, 0, "Lucky Search", "Halfling Stealth", "Concealment")
        cards = deck(g, 0, "Dodge", "Palantír of Orthanc", "Sword of Gondolin", "Block")
        choose(g, "Declared Lucky Search")
        choose(g, "Take Bilbo")
        settle(g)
        search(g, "Dodge", "Palantír of Orthanc", "Sword of Gondolin")     # a special item is turned over like others
        assert g.host[cards[2]] == bilbo and len(g.piles[DECK]) == 3
        assert not any(g.is_known(card, 0) for card in g.piles[DECK])
        attack = g.nearest(Attack)
        assert (attack.strikes, attack.prowess) == (1, 6)
        assert not offers(g, "Concealment")                    # it cannot be cancelled
        choose(g, "Pass")
        while not isinstance(g.question(), Declare):
            g.answer(0 if 0 in g.offered else g.offered[0])
        assert attack.targets == [bilbo] and not offers(g, "Halfling Stealth")
        choose(g, "Pass")
        roll(g, total)
        until_settled(g, 2)
        assert (g.pile[cards[2]] == IN_PLAY) == keeps


def test_tw_269_without_an_item_the_whole_deck_is_turned_over() -> None:
    g, (bilbo,) = visiting("Moria", "Bilbo")
    hand(g, 0, "Lucky Search")
    deck(g, 0, "Dodge", "Block")
    choose(g, "Declared Lucky Search")
    choose(g, "Take Bilbo")
    settle(g)
    search(g, "Dodge", "Block")
    assert g.nearest(Attack).prowess == 5 and g.exhausted == [0, 0] and len(g.piles[DECK]) == 2
    assert g.state[bilbo] == TAPPED


def test_tw_269_no_search_elsewhere_or_by_others() -> None:
    bane_of_stones = "Bane of the Ithil-stone"
    for site, who, bane in (("Bree", "Bilbo", ""), ("Moria", "Gimli", ""), ("Moria", "Bilbo", bane_of_stones)):
        g, _ = visiting(site, who)
        hand(g, 0, "Lucky Search")
        deck(g, 0, "Dodge")
        if bane:
            put(g, bane, IN_PLAY, 1)
        assert not offers(g, "Lucky Search")


def search(g: Meccg, *cards: str) -> None:
    """These cards are turned over."""
    for card in cards:
        question = g.question()
        assert isinstance(question, TurnOver)
        for outcome, it in enumerate(question.left(g)):
            if g.facts(it).name == card:
                g.answer(outcome)
                break
    g.question()
