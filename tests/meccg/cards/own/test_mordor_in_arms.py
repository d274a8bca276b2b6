"""Mordor in Arms."""
from __future__ import annotations

from ravenhill.core.frames import Roll
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, MARSHALLED
from ravenhill.games.meccg.reckoning import differences
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.numbers import faction_check, points_by_group
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CREATURES, ORC, SHADOW_LAND, TROLL
from tests.meccg.cards.scenes import hazard, offers, on_the_way, refused, visiting
from tests.meccg.tables import asked, choose, hand, put, written_and_read

ARMS = "Mordor in Arms"


def in_nurn(owner: int = 1, regions: tuple[str, ...] = ("Khand", "Nurn")) -> tuple[Meccg, int]:
    g, _ = on_the_way("Urlurtsu Nurn", "Gimli", "Aragorn II", path=(SHADOW_LAND, SHADOW_LAND), regions=regions)
    return g, put(g, ARMS, IN_PLAY, owner)


def fight(g: Meccg, total: int, most: int = 400) -> list[tuple[int, int, int]]:
    """All attacks to their end, every roll this sum: what attacked."""
    seen: list[tuple[int, int, int]] = []
    last: Attack | None = None
    for _ in range(most):
        question = g.question()
        attack = the_attack(g)
        if isinstance(attack, Attack) and attack is not last:
            last = attack
            seen.append((attack.race, attack.strikes, attack.prowess))
        if isinstance(question, Roll):
            g.answer(total // 2 - 1)
        elif attack is None and g.chain() is None:
            return seen
        else:
            g.answer(0 if 0 in g.offered else g.offered[0])
    raise AssertionError("they never stop")


def test_dm_072_three_attacks_wait_in_nurn() -> None:
    g, card = in_nurn()
    assert fight(g, 12) == [(ORC, 5, 8), (ORC, 4, 10), (TROLL, 3, 12)]
    assert g.pile[card] == MARSHALLED and points_by_group(g, 0)[CREATURES] == 2
    assert faults(g) == [] and differences(g) == []
    g, card = in_nurn(regions=("Khand", "Horse Plains"))
    assert fight(g, 12) == [] and g.pile[card] == IN_PLAY + 1


def test_dm_072_one_strike_too_few_and_it_stays() -> None:
    g, card = in_nurn()
    assert len(fight(g, 6)) == 3 or not g.companies[0].members
    assert g.pile[card] == IN_PLAY + 1
    g.ready = False
    assert fight(g, 12) == []                                     # once for each company and turn


def test_dm_072_who_played_it_gains_nothing_by_it() -> None:
    g, card = in_nurn(owner=0)
    assert len(fight(g, 12)) == 3 and g.pile[card] == IN_PLAY and points_by_group(g, 0)[CREATURES] == 0


def test_dm_072_it_acts_at_once_and_can_leave_between_two_attacks() -> None:
    g, _ = on_the_way("Urlurtsu Nurn", "Gimli", path=(SHADOW_LAND,), regions=("Nurn",))
    card = hand(g, 1, ARMS)[0]
    g.answer(0)
    choose(g, f"Declared {ARMS}")
    while the_attack(g) is None:
        g.answer(0 if 0 in g.offered else g.offered[0])
        g.question()
    written_and_read(g)
    discard(g, card)
    assert len(fight(g, 12)) == 1 and g.pile[card] == DISCARD + 1 and faults(g) == []
    g, _ = on_the_way("Bree", "Gimli")
    card = hand(g, 1, ARMS)[0]
    hazard(g, ARMS)
    assert g.pile[card] == IN_PLAY + 1
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, ARMS)
    g.companies[0].limit = 0
    assert refused(g, ARMS)


def test_dm_072_the_peoples_of_the_south_are_hard_to_win() -> None:
    for faction, site, less in (("Variags of Khand", "Variag Camp", 6), ("Riders of Rohan", "Edoras", 0)):
        g, (aragorn,) = visiting(site, "Aragorn II")
        people = put(g, faction, HAND, 0)
        hand(g, 0, "Muster")
        before = faction_check(g, aragorn, people)
        card = put(g, ARMS, IN_PLAY, 1)
        assert faction_check(g, aragorn, people) == before - less
        choose(g, f"Declared {faction}")
        if type(g.question()).__name__ == "Pick":
            choose(g, "Take Aragorn II")
        while asked(g).side != 0:
            g.answer(0)
        assert offers(g, "Muster") is (less == 0)
        discard(g, card)
        g.ready = False
        assert offers(g, "Muster") and faction_check(g, aragorn, people) == before
