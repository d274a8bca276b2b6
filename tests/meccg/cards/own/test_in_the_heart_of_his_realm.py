"""In the Heart of his Realm."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, IN_PLAY
from ravenhill.games.meccg.rules.drawing import Exhaustion
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import DARK_DOMAIN, SAGE, SCOUT, SHADOW_LAND, WARRIOR
from ravenhill.games.meccg.words.numbers import DRAWS_OWN
from tests.meccg.cards.scenes import attacked_by, declare, hazard, offers, on_the_way, organizing, refused
from tests.meccg.tables import company, give, hand, put

REALM = "In the Heart of his Realm"


def within(*members: str) -> tuple[Meccg, list[int], int]:
    """On the way through a Dark-domain, with the card in play."""
    g, people = on_the_way("Minas Morgul", *members, path=(SHADOW_LAND, DARK_DOMAIN), regions=("Imlad Morgul",))
    return g, people, put(g, REALM, IN_PLAY, 1)


def test_dm_067_it_is_played_and_ends_with_a_deck() -> None:
    g, _ = on_the_way("Bree", "Gimli")
    card = hand(g, 1, REALM)[0]
    hazard(g, REALM)
    assert g.pile[card] == IN_PLAY + 1
    g.then(Exhaustion(0))
    g.question()
    assert g.pile[card] == DISCARD + 1                            # any deck
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, REALM)
    g.companies[0].limit = 0
    assert refused(g, REALM)


def test_dm_067_who_moves_in_the_dark_draws_one_card_less() -> None:
    g, _, card = within("Gimli")
    assert [g.asked(DRAWS_OWN, 0, n) for n in (3, 1, 0)] == [2, 0, 0]
    g.companies[0].path = (SHADOW_LAND,)
    assert g.asked(DRAWS_OWN, 0, 3) == 3
    g.companies[0].path = (DARK_DOMAIN, DARK_DOMAIN)
    put(g, "Smaug at Home", IN_PLAY, 1)
    assert g.asked(DRAWS_OWN, 0, 3) == 1
    discard(g, card)
    assert g.asked(DRAWS_OWN, 0, 3) == 2


def test_dm_067_no_sage_is_one_there() -> None:
    g, (elrond, gimli), card = within("Elrond", "Gimli")
    assert SAGE not in skills(g, elrond) and WARRIOR in skills(g, elrond) and WARRIOR in skills(g, gimli)
    assert SCOUT not in skills(g, elrond)
    (balin,) = company(g, 0, "Rivendell", "Gandalf")
    assert SAGE in skills(g, balin)                               # elsewhere he is
    discard(g, card)
    assert SAGE in skills(g, elrond)
    for site, is_sage in (("Barad-dûr", False), ("Mount Gundabad", False), ("Minas Morgul", True), ("Rivendell", True)):
        g, (elrond,) = organizing(site, "Elrond")
        put(g, REALM, IN_PLAY, 1)
        assert (SAGE in skills(g, elrond)) is is_sage
    g, (elrond,) = on_the_way("Barad-dûr", "Elrond", path=(SHADOW_LAND,), regions=("Gorgoroth",))
    put(g, REALM, IN_PLAY, 1)
    assert SAGE not in skills(g, elrond)                          # Gorgoroth by its name, whatever its type


def test_dm_067_nobody_uses_spells_rituals_or_light_enchantments_there() -> None:
    for here in (True, False):
        g, _ = on_the_way("Minas Morgul", "Gandalf", path=(DARK_DOMAIN,) if here else (SHADOW_LAND,))
        hand(g, 0, "Vanishment")
        card = put(g, REALM, IN_PLAY, 1)
        attacked_by(g, "Orc-guard")
        assert offers(g, "Vanishment") is not here
        discard(g, card)
        g.ready = False
        assert offers(g, "Vanishment")
    for here in (True, False):
        g, _ = on_the_way(
            "Minas Morgul", "Elrond", "Gimli", path=(DARK_DOMAIN,) if here else (SHADOW_LAND,))
        hand(g, 0, "Marvels Told")
        put(g, "Rank upon Rank", IN_PLAY, 1)
        put(g, REALM, IN_PLAY, 1)
        assert offers(g, "Marvels Told") is not here
    for here in (True, False):
        g, (elrond, gimli) = on_the_way(
            "Minas Morgul", "Elrond", "Gimli", path=(DARK_DOMAIN,) if here else (SHADOW_LAND,))
        give(g, elrond, "When I Know Anything")
        give(g, gimli, "Glamdring")
        put(g, REALM, IN_PLAY, 1)
        hand(g, 1, "Dragon-sickness")
        declare(g, "Dragon-sickness", "Take Gimli")
        assert offers(g, "When I Know Anything") is not here
