"""What becomes of a lair whose Dragon fell at home: a kingdom, and exiles who return."""
from __future__ import annotations

from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.piles import HAND, IN_PLAY, MARSHALLED, OUT, TAPPED
from ravenhill.games.meccg.rules.attacks import BEATEN
from ravenhill.games.meccg.rules.combat import the_creature_leaves
from ravenhill.games.meccg.rules.guards import attack_of, automatic, giver_of
from ravenhill.games.meccg.rules.lands import has_fallen, hold, is_dwarf_hold
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.numbers import unused_influence
from ravenhill.games.meccg.state import WITH_DRAGONS
from ravenhill.games.meccg.terms import BORDER_HOLD, DRAGON, RUINS_AND_LAIRS
from tests.meccg.cards.scenes import offers, play, the_company, visiting
from tests.meccg.tables import choose, give, hand, names, put, roll
from tests.meccg.test_positions import read_back


def beaten_at_home(dragon: str, lair: str, *members: str, owner: int = 1):
    """A company visits a lair and has just defeated its Dragon at home."""
    g, people = visiting(lair, *members)
    event = put(g, f"{dragon} at Home", IN_PLAY, owner)
    printed = g.facts(event).attack
    assert printed is not None
    attack = attack_of(g.current, the_company(g).site, printed)
    attack.giver = giver_of(g, printed)
    attack.defeated, attack.results, attack.targets = True, [BEATEN], [people[0]]
    the_creature_leaves(g, attack)
    return g, people, event


def test_R_AMB_121_where_a_Dragon_fell_at_home_and_to_whom_is_remembered():
    for owner, pile in ((1, MARSHALLED), (0, OUT)):
        g, _, event = beaten_at_home("Scatha", "Gondmaeglom", "Thorin II", owner=owner)
        assert (g.pile[event], g.state[event]) == (pile, TAPPED) and has_fallen(g, "Gondmaeglom")
        assert the_company(g).beat == (g.kind[event],) and not has_fallen(g, "Gold Hill")
        the_company(g).new_turn()
        assert the_company(g).beat == () and has_fallen(g, "Gondmaeglom")
    g, _ = visiting("Gondmaeglom", "Thorin II")
    put(g, "Scatha", MARSHALLED, 0)                            # in another form it did not fall at home
    assert not has_fallen(g, "Gondmaeglom")


def test_R_AMB_121_td_126_a_king_under_the_mountain():
    g, (thorin, gimli), event = beaten_at_home("Scatha", "Gondmaeglom", "Thorin II", "Gimli")
    site = the_company(g).site
    assert hold(g, site) == RUINS_AND_LAIRS
    (king,) = hand(g, 0, "King under the Mountain")
    balin, elf = put(g, "Balin", HAND, 0), put(g, "Legolas", HAND, 0)
    before = unused_influence(g, thorin, balin) - unused_influence(g, thorin, elf)
    play(g, "King under the Mountain", "Take Thorin II")
    assert (g.host[king], g.host[event]) == (thorin, king)
    assert hold(g, site) == BORDER_HOLD and is_dwarf_hold(g, site)
    assert not any(it.race == DRAGON for it in automatic(g, site))
    assert unused_influence(g, thorin, balin) - unused_influence(g, thorin, elf) == before + 5
    other = put(g, "Gondmaeglom", HAND, 1)
    assert hold(g, other) == BORDER_HOLD and hold(g, put(g, "Gold Hill", HAND, 1)) == RUINS_AND_LAIRS
    discard(g, king)
    assert hold(g, site) == RUINS_AND_LAIRS and not is_dwarf_hold(g, site) and gimli >= 0


def test_td_126_only_an_heir_whose_company_beat_a_Dragon_at_home():
    g, _, _ = beaten_at_home("Scatha", "Gondmaeglom", "Gimli")
    hand(g, 0, "King under the Mountain")
    assert not offers(g, "King under the Mountain")            # no heir
    g, _, _ = beaten_at_home("Eärcaraxë", "Isle of the Ulond", "Thorin II")
    hand(g, 0, "King under the Mountain")
    assert not offers(g, "King under the Mountain")            # not under the sea
    g, _, _ = beaten_at_home("Scatha", "Gondmaeglom", "Thorin II")
    the_company(g).new_turn()
    the_company(g).entered = True
    hand(g, 0, "King under the Mountain")
    assert not offers(g, "King under the Mountain")            # long ago


def test_td_126_in_the_kingdom_only_Dwarves_play_items():
    g, (thorin, legolas), event = beaten_at_home("Scatha", "Gondmaeglom", "Thorin II", "Legolas")
    king = give(g, thorin, "King under the Mountain")
    g.host[event] = king
    hand(g, 0, "Dagger of Westernesse")
    choose(g, "Declared Dagger of Westernesse")
    assert names(g) == ["Take Thorin II"] and legolas >= 0
    g, _, _ = beaten_at_home("Scatha", "Gondmaeglom", "Thorin II", "Legolas")
    hand(g, 0, "Dagger of Westernesse")
    choose(g, "Declared Dagger of Westernesse")
    assert names(g) == ["Take Thorin II", "Take Legolas"]


def test_R_AMB_121_td_146_exiles_return_where_a_Dragon_fell():
    for who, crowned, needed in (("Thorin II", True, 5), ("Thorin II", False, 2), ("Legolas", False, 0)):
        for tapped in (True, False):
            g, (it,), event = beaten_at_home("Scatha", "Gondmaeglom", who)
            the_company(g).new_turn()
            the_company(g).entered = True
            if tapped: g.state[the_company(g).site] = TAPPED
            if crowned: g.host[event] = give(g, it, "King under the Mountain")
            (exiles,) = hand(g, 0, "Returned Exiles")
            g.ready = False
            influence = unused_influence(g, it, exiles)
            choose(g, "Declared Returned Exiles")
            if type(g.question()).__name__ == "Pick": choose(g, f"Take {who}")
            while type(g.question()).__name__ == "Declare":
                g.answer(0)
            total = 13 - needed - influence
            if total > 12:
                continue
            roll(g, max(2, total))
            assert g.pile[exiles] == MARSHALLED and g.state[the_company(g).site] == TAPPED, (who, crowned)
    g, _ = visiting("Gondmaeglom", "Thorin II")
    hand(g, 0, "Returned Exiles")
    assert not offers(g, "Returned Exiles")


def test_R_AMB_121_a_position_keeps_what_was_remembered():
    g, (thorin,), event = beaten_at_home("Scatha", "Gondmaeglom", "Thorin II", owner=0)
    king = give(g, thorin, "King under the Mountain")
    g.host[event] = king
    g.optional |= WITH_DRAGONS
    again = read_back(GAME.write_position(g))
    assert has_fallen(again, "Gondmaeglom") and again.companies[0].beat == the_company(g).beat
    assert hold(again, again.companies[0].site) == BORDER_HOLD
