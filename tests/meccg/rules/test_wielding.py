"""Which of two items of a kind is in use."""
from __future__ import annotations

from ravenhill.games.meccg.piles import IN_PLAY
from ravenhill.games.meccg.rules.strength import body, prowess
from ravenhill.games.meccg.rules.wielding import spare_items, wield
from tests.meccg.cards.scenes import organizing
from tests.meccg.tables import company, give, put, table


def test_R_SITE_18_the_better_item_helps_prowess_and_body_together() -> None:
    """Of two shields the one that gives more in all is used, whichever number it helps."""
    g, (aragorn,) = organizing("Bree", "Gimli")
    before = body(g, aragorn), prowess(g, aragorn)
    give(g, aragorn, "Shield of Iron-bound Ash")
    assert (body(g, aragorn), prowess(g, aragorn)) == (before[0], before[1])   # eight is the most it gives
    g, (eowyn,) = organizing("Bree", "Éowyn")
    plain = body(g, eowyn)
    give(g, eowyn, "Shield of Iron-bound Ash")
    give(g, eowyn, "Great-shield of Rohan")
    great = body(g, eowyn)
    assert great > plain + 1


def test_R_SITE_18_the_first_card_is_a_weapon_like_any_other() -> None:
    g = table()
    sword = put(g, "Glamdring", IN_PLAY, 0)
    gimli = company(g, 0, "Bree", "Gimli")[0]
    before = prowess(g, gimli)
    g.host[sword] = gimli
    armed = prowess(g, gimli)
    assert sword == 0 and armed > before
    give(g, gimli, "Dagger of Westernesse")
    assert prowess(g, gimli) == armed                          # the better of the two is still in use


def test_R_SITE_18_the_second_weapon_is_another_one() -> None:
    g, (eowyn,) = organizing("Bree", "Éowyn")
    bare = prowess(g, eowyn)
    give(g, eowyn, "Dagger of Westernesse")
    second = prowess(g, eowyn) - bare
    give(g, eowyn, "Sword of Gondolin")
    first = prowess(g, eowyn) - bare
    give(g, eowyn, "Elven Cloak")                              # no weapon
    give(g, eowyn, "Swordmaster")
    assert first > second > 0 and prowess(g, eowyn) == bare + first + second


def test_R_SITE_18_who_takes_up_one_weapon_keeps_his_shield_and_leaves_others_theirs() -> None:
    g, (aragorn, gimli) = organizing("Bree", "Aragorn II", "Gimli")
    dagger, sword = give(g, aragorn, "Dagger of Westernesse"), give(g, aragorn, "Glamdring")
    shields = [give(g, aragorn, name) for name in ("Shield of Iron-bound Ash", "Great-shield of Rohan")]
    axe, blade = give(g, gimli, "Durin's Axe"), give(g, gimli, "Sword of Gondolin")
    for item in (shields[0], axe, sword):
        wield(g, item)
    wield(g, dagger)
    assert g.in_use == [shields[0], axe, dagger] and blade not in g.in_use and g.arranged == 4


def test_R_SITE_18_the_only_one_of_its_kind_cannot_be_exchanged() -> None:
    g, (aragorn,) = organizing("Bree", "Aragorn II")
    give(g, aragorn, "Shield of Iron-bound Ash")
    give(g, aragorn, "Glamdring")
    assert spare_items(g, 0) == []
    give(g, aragorn, "Swordmaster")
    assert spare_items(g, 0) == []                             # one weapon is not two
    dagger = give(g, aragorn, "Dagger of Westernesse")
    assert {g.facts(it).name for it in spare_items(g, 0)} == {
        "Glamdring", "Dagger of Westernesse", "Shield of Iron-bound Ash"}
    assert dagger in spare_items(g, 0)
