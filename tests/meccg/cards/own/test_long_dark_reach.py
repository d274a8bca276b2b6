"""Long Dark Reach."""
from __future__ import annotations

from ravenhill.core.frames import Chance
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, MARSHALLED, ON_TOP
from ravenhill.games.meccg.rules.attacks import prowess_of
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import SHADOW_LAND, WILDERNESS
from tests.meccg.cards.scenes import on_the_way, refused, until_over
from tests.meccg.tables import choose, deck, hand, names, put, written_and_read

REACH = "Long Dark Reach"


def reaches(*top: str, path: tuple[int, ...] = (WILDERNESS,), more: int = 12) -> Meccg:
    """These lie on top of the deck of seat 1."""
    g, _ = on_the_way("Bree", "Gimli", "Legolas", path=path)
    deck(g, 1, *["Dodge"] * more)
    for name in top:
        put(g, name, ON_TOP, 1)
    hand(g, 1, REACH)
    return g


def shown(g: Meccg) -> None:
    g.answer(0)
    choose(g, f"Declared {REACH}")
    while isinstance(g.question(), Chance) or (type(g.question()).__name__ == "Declare" and not g.under_way(Attack)):
        if type(g.question()).__name__ == "Declare" and g.chain() is None:
            return
        g.answer(0)


def test_dm_070_one_of_seven_attacks_wherever_the_company_is() -> None:
    g = reaches("Wargs", "Orc-guard", "Smaug", "Rogrog", "Block", "Silent Watcher", "Ford")
    shown(g)
    assert sorted(names(g)) == ["Take Orc-guard", "Take Smaug", "Take Wargs"]    # no unique Troll, none of a site
    assert len([card for card in range(len(g.kind)) if g.is_known(card, 0) and g.owner[card] == 1]) >= 7
    written_and_read(g)
    choose(g, "Take Orc-guard")
    attack = g.nearest(Attack)
    assert prowess_of(g, attack) == g.facts(attack.card).prowess - 4 and len(g.companies[0].counted) == 1
    top = g.piles[ON_TOP + 1]                      # both have seen which they are, and nobody in which order
    assert len(top) == 6 and g.tops[ON_TOP + 1] == 0 and all(g.is_known(card, 0) for card in top)
    assert faults(g) == []
    until_over(g, attack, 12)
    assert g.pile[attack.card] == MARSHALLED and faults(g) == []


def test_dm_070_what_could_be_played_is_keyed_and_not_weakened() -> None:
    g = reaches("Wargs", path=(WILDERNESS, WILDERNESS))
    shown(g)
    choose(g, "Take Wargs")
    assert type(g.question()).__name__ == "HowKeyed"
    g.answer(g.offered[0])
    g.question()
    attack = g.nearest(Attack)
    assert prowess_of(g, attack) == g.facts(attack.card).prowess and attack.by >= 0
    until_over(g, attack, 2)
    assert g.pile[attack.card] == DISCARD + 1


def test_dm_070_every_attack_of_a_creature_is_weaker() -> None:
    g = reaches("Assassin")
    shown(g)
    if type(g.question()).__name__ == "WhichComes":
        choose(g, "Take Assassin")
    else:
        return                                                    # it cannot be keyed to a region
    attack = g.nearest(Attack)
    for _ in range(200):
        if attack not in g.stack:
            break
        assert attack.more_prowess == -4
        g.answer(0 if 0 in getattr(g, "offered", [0]) else g.offered[0])
        g.question()


def test_dm_070_nothing_there_and_refusals() -> None:
    g = reaches()
    shown(g)
    assert not g.under_way(Attack) and len(g.piles[ON_TOP + 1]) == 7 and faults(g) == []
    g = reaches(path=(SHADOW_LAND,))
    assert refused(g, REACH)                                      # no Wilderness
    g = reaches(more=9)
    assert refused(g, REACH)                                      # too few cards
    g = reaches()
    put(g, "Bane of the Ithil-stone", IN_PLAY, 1)
    assert refused(g, REACH)                                      # nobody looks into decks
    g = reaches()
    g.companies[0].going = -1
    assert refused(g, REACH)                                      # it does not move
