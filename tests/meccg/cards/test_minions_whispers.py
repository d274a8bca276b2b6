"""What the Undead leave in a wound: whispers that let nobody rest, and dreams that rob of all authority."""
from __future__ import annotations

from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, TAPPED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.reckoning import differences
from ravenhill.games.meccg.rules.leaving import character_leaves, discard
from ravenhill.games.meccg.rules.numbers import corruption, influence, unused_influence
from ravenhill.games.meccg.rules.turn import UntapPhase
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ORC, UNDEAD
from tests.meccg.cards.scenes import attacked_by, hazard, offers, on_the_way, organizing, play, refused, until_over
from tests.meccg.tables import choose, give, hand, names, roll, written_and_read


def wounded(*members: str, race: int = UNDEAD) -> tuple[Meccg, list[int]]:
    """On the way, and the first of them was wounded by an attack of this race."""
    g, people = on_the_way("Moria", *members)
    g.state[people[0]] = WOUNDED
    g.hurt, g.hurt_by = [people[0]], [race]
    return g, people


def test_dm_054_dm_078_a_wound_by_the_undead_is_remembered_for_the_turn() -> None:
    g, (frodo, gimli) = on_the_way("Moria", "Frodo", "Gimli")
    attack = attacked_by(g, "Barrow-wight")
    until_over(g, attack, 2)
    hurt = [it for it in (frodo, gimli) if g.state[it] == WOUNDED]
    assert hurt and g.hurt == hurt and g.hurt_by == [UNDEAD] * len(hurt)
    again = written_and_read(g)
    assert [again.facts(it).name for it in again.hurt] == [g.facts(it).name for it in g.hurt]
    assert again.hurt_by == g.hurt_by == g.copy().hurt_by
    character_leaves(g, hurt[0], HAND)
    assert hurt[0] not in g.hurt and len(g.hurt) == len(g.hurt_by)


def test_dm_054_dm_078_only_on_one_whom_the_undead_have_wounded() -> None:
    for card in ("Endless Whispers", "Pale Dream-maker"):
        g, (frodo, _) = wounded("Frodo", "Gimli")
        g.companies[0].limit = 0                                  # they do not count
        hand(g, 1, card)
        g.answer(0)
        choose(g, f"Declared {card}")
        assert names(g) == ["Take Frodo"] if type(g.question()).__name__ == "Pick" else True
        g, (frodo, _) = wounded("Frodo", "Gimli", race=ORC)
        hand(g, 1, card)
        assert refused(g, card)                                   # by Orcs
        g, _ = wounded("Gandalf", "Gimli")
        hand(g, 1, card)
        assert refused(g, card)                                   # a Wizard
        g, (frodo, _) = wounded("Frodo", "Gimli")
        give(g, frodo, card, 1)
        hand(g, 1, card)
        assert refused(g, card)                                   # not twice on one character
        g, (frodo, _) = wounded("Frodo", "Gimli")
        give(g, frodo, "Adamant Helmet")
        hand(g, 1, card)
        assert refused(g, card)                                   # R-TERM-09


def test_dm_054_who_hears_the_whispers_never_untaps() -> None:
    g, (frodo, _) = wounded("Frodo", "Gimli")
    event = hand(g, 1, "Endless Whispers")[0]
    hazard(g, "Endless Whispers", "Take Frodo")
    assert g.host[event] == frodo and faults(g) == []
    for before, after in ((TAPPED, TAPPED), (WOUNDED, TAPPED)):
        g, (frodo, gimli) = organizing("Rivendell", "Frodo", "Gimli")
        event = give(g, frodo, "Endless Whispers", 1)
        g.state[frodo], g.state[gimli] = before, TAPPED
        g.then(UntapPhase())
        while type(g.question()).__name__ == "KeepAsItIs":
            g.answer(0)
        assert (g.state[frodo], g.state[gimli]) == (after, UNTAPPED)
    g, (frodo, gimli) = on_the_way("Moria", "Frodo", "Gimli")
    event = give(g, frodo, "Endless Whispers", 1)
    g.state[frodo] = WOUNDED
    give(g, gimli, "Healing Herbs")
    play(g, "Healing Herbs", "Take Frodo")
    assert g.state[frodo] == TAPPED                               # healed, and tapped instead of untapped
    give(g, gimli, "Healing Herbs")
    g.state[gimli] = UNTAPPED
    g.ready = False
    assert not offers(g, "Healing Herbs")                         # he cannot be untapped, nor is anybody wounded
    discard(g, event)
    g.ready = False
    play(g, "Healing Herbs", "Take Frodo")
    assert g.state[frodo] == UNTAPPED                             # the whispers have left


def test_dm_054_dm_078_a_sage_drives_them_away() -> None:
    for card, above, own in (("Endless Whispers", 7, True), ("Pale Dream-maker", 6, False)):
        for total, gone in ((above + 1, True), (above, False)):
            g, (gimli, elrond) = organizing("Rivendell", "Gimli", "Elrond")
            event = give(g, gimli, card, 1)
            choose(g, f"Declared {card}")
            if type(g.question()).__name__ == "Pick":
                choose(g, "Take Elrond")
            while type(g.question()).__name__ == "Declare" and g.chain() is not None:
                g.answer(0)
            roll(g, total)
            assert (g.pile[event] == DISCARD + 1) is gone and g.state[elrond] == TAPPED
        g, (elrond, _) = organizing("Rivendell", "Elrond", "Gimli")
        give(g, elrond, card, 1)
        assert offers(g, card) is own                             # the bearer himself is the only sage
        g, (gimli,) = organizing("Rivendell", "Gimli")
        give(g, gimli, card, 1)
        assert not offers(g, card)


def test_dm_078_whom_it_touches_has_no_influence_at_all() -> None:
    g, (faramir, pippin) = organizing("Rivendell", "Faramir", "Pippin")
    ring = give(g, faramir, "Magic Ring of Words")
    before = influence(g, faramir)
    assert before > 0
    event = give(g, faramir, "Pale Dream-maker", 1)
    assert influence(g, faramir) == 0 and corruption(g, faramir) == 2 + g.facts(ring).corruption
    assert unused_influence(g, faramir, pippin) == 0 and differences(g) == []
    g.host[pippin] = faramir
    assert unused_influence(g, faramir) < 0                       # whom he led he leads no more, when this is looked at
    discard(g, event)
    assert influence(g, faramir) == before and differences(g) == []
    g, (theoden, merry) = organizing("Edoras", "Théoden", "Merry")
    give(g, theoden, "Pale Dream-maker", 1)
    assert unused_influence(g, theoden, merry) == 0               # nor what counts against some only


def test_dm_078_every_card_that_is_given_up_is_a_check() -> None:
    from ravenhill.games.meccg.rules.drawing import ResetHand

    g, (frodo, _) = organizing("Rivendell", "Frodo", "Sam Gamgee")
    give(g, frodo, "Pale Dream-maker", 1)
    hand(g, 0, *["Dodge"] * 5, *["Block"] * 5)
    g.then(ResetHand(0))
    checks = 0
    for _ in range(60):
        question = g.question()
        if type(question).__name__ == "Roll":
            roll(g, 12)
            checks += 1
        elif type(question).__name__ == "Declare" and g.chain() is None:
            break
        else:
            g.answer(0 if 0 in g.offered else g.offered[0])
    assert checks == 2 and len(g.piles[HAND]) == 8 and g.pile[frodo] == IN_PLAY
    g, (frodo, _) = organizing("Rivendell", "Frodo", "Sam Gamgee")
    give(g, frodo, "Pale Dream-maker", 1)
    g.active = 1                                                  # in the turn of the other
    hand(g, 0, *["Dodge"] * 5, *["Block"] * 5)
    g.then(ResetHand(0))
    g.answer(g.offered[0]) if type(g.question()).__name__ == "DiscardDown" else None
    assert type(g.question()).__name__ == "DiscardDown" and not g.waiting
