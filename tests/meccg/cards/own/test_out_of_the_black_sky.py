"""Out of the Black Sky."""
from __future__ import annotations

from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, MARSHALLED, OUT
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.numbers import blocked, points_by_group
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CREATURES, DARK_DOMAIN, NAZGUL, SHADOW_LAND
from tests.meccg.cards.scenes import on_the_way, refused, until_over
from tests.meccg.tables import choose, hand, names, passes, put, written_and_read

SKY = "Out of the Black Sky"


def flies(owner: int = 1, doors: bool = True) -> tuple[Meccg, int, int]:
    """A company goes through the dark, and a Nazgûl lies in play as a permanent-event."""
    g, _ = on_the_way("Minas Morgul", "Gimli", "Aragorn II", path=(DARK_DOMAIN, DARK_DOMAIN, SHADOW_LAND))
    if doors:
        put(g, "Doors of Night", IN_PLAY, 1)
    rider = put(g, "Ûvatha the Horseman", IN_PLAY, owner)
    return g, rider, hand(g, 1, SKY)[0]


def comes(g: Meccg) -> Attack:
    g.answer(0)
    choose(g, f"Declared {SKY}")
    if type(g.question()).__name__ == "Pick":
        choose(g, "Take Ûvatha the Horseman")
    passes(g, "HowItComes")
    written_and_read(g)
    g.answer(g.offered[0])
    g.question()
    return g.nearest(Attack)


def test_dm_077_the_nazgul_attacks_from_where_he_lies() -> None:
    for owner in (0, 1):
        g, rider, card = flies(owner)
        attack = comes(g)
        assert (attack.card, attack.race, attack.chooses) == (rider, NAZGUL, True) and g.host[card] == rider
        assert g.companies[0].counted == (card,) and g.pile[rider] == IN_PLAY + owner
        assert faults(g) == []
        until_over(g, attack, 12)
        if g.pile[card] != MARSHALLED:                            # the body check held
            assert g.pile[card] == DISCARD + 1 and g.pile[rider] == IN_PLAY + owner
        else:
            assert g.pile[rider] == OUT + owner and points_by_group(g, 0)[CREATURES] == 5
            assert blocked(g, g.kind[rider])
        assert faults(g) == []


def test_dm_077_defeated_he_leaves_the_game_and_the_card_scores() -> None:
    for owner in (0, 1):
        g, rider, card = flies(owner)
        attack = comes(g)
        attack.body = 1
        until_over(g, attack, 12)
        assert (g.pile[card], g.pile[rider]) == (MARSHALLED, OUT + owner)
        assert points_by_group(g, 0)[CREATURES] == 5 and points_by_group(g, 1)[CREATURES] == 0
        assert faults(g) == []


def test_dm_077_undefeated_or_cancelled_the_card_is_discarded_and_he_stays() -> None:
    g, rider, card = flies()
    until_over(g, comes(g), 2)
    assert (g.pile[card], g.pile[rider]) == (DISCARD + 1, IN_PLAY + 1)
    g, rider, card = flies()
    attack = comes(g)
    g.stop(g.stack.index(attack))
    until_over(g, attack)
    assert (g.pile[card], g.pile[rider]) == (DISCARD + 1, IN_PLAY + 1) and faults(g) == []
    g, rider, card = flies()
    attack = comes(g)
    discard(g, rider)                                             # he leaves while he attacks
    assert g.pile[card] == DISCARD + 1
    until_over(g, attack)
    assert the_attack(g) is None and g.pile[rider] == DISCARD + 1 and faults(g) == []


def test_dm_077_it_needs_the_doors_and_a_nazgul_who_could_attack() -> None:
    g, _, _ = flies(doors=False)
    assert refused(g, SKY)
    g, _ = on_the_way("Bree", "Gimli")
    for name in ("Doors of Night", "Ûvatha the Horseman"):
        put(g, name, IN_PLAY, 1)
    hand(g, 1, SKY)
    assert refused(g, SKY)                                        # nothing to which he could be keyed
    g, rider, _ = flies()
    discard(g, rider)
    assert refused(g, SKY)
    g, _, _ = flies()
    g.answer(0)
    choose(g, f"Declared {SKY}")
    assert names(g)
