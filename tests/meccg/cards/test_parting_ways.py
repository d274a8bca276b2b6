"""Who falls behind on the way, and what awaits him there."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, UNCONTROLLED
from ravenhill.games.meccg.reckoning import differences
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.hazards import CompanyMoves, MovementHazardPhase, may_meet
from ravenhill.games.meccg.rules.lands import path_of
from ravenhill.games.meccg.rules.leaving import discard_character
from ravenhill.games.meccg.rules.returning import fall_behind
from ravenhill.games.meccg.rules.turn import Turns
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import BORDER_LAND, WILDERNESS
from tests.meccg.cards.scenes import attacked_by, declare, offers, on_the_way, until_over
from tests.meccg.journeys import is_told, laid, played
from tests.meccg.tables import choose, give, hand, names, put


def left_behind(*members: str, total: int = 12) -> tuple[Meccg, list[int], int]:
    """The first of these is left behind in an attack of many strikes, which is fought to its end."""
    g, people = on_the_way("Bree", *members, path=(WILDERNESS, BORDER_LAND), regions=("Rhudaur", "Arthedain"))
    card = hand(g, 1, "Left Behind")[0]
    attack = attacked_by(g, "Orc-warband")
    declare(g, "Left Behind", f"Take {members[0]}")
    fight(g, attack, total)
    return g, people, card


def fight(g: Meccg, attack: Attack, total: int) -> None:
    until_over(g, attack, total)
    g.question()


def test_td_041_he_goes_the_same_way_alone_with_a_limit_of_one() -> None:
    g, (gimli, legolas, frodo), card = left_behind("Gimli", "Legolas", "Frodo")
    slot = g.company[gimli]
    other, old = g.companies[slot], g.companies[0]
    assert slot != 0 and other.members == [gimli] and old.members == [legolas, frodo]
    assert (other.site, other.going, other.path, other.regions) == (old.site, old.going, old.path, old.regions)
    assert other.limit == 1 and not other.moved and not other.sent_back
    assert g.pile[card] == DISCARD + 1 and faults(g) == [] and differences(g) == []


def test_R_AMB_161_his_phase_asks_for_no_path_and_they_meet_again() -> None:
    g, (gimli, legolas, frodo), _ = left_behind("Gimli", "Legolas", "Frodo")
    turns, phase, moves = Turns(), MovementHazardPhase(), CompanyMoves(0)
    turns.at, phase.at, moves.at = 5, 1, 5
    g.stack[0:0] = [turns, phase, moves]
    order: list[str] = []
    for _ in range(60):
        question = type(g.question()).__name__
        if question == "NextToMove" and g.company[gimli] and not g.companies[g.company[gimli]].moved:
            order.append("moves")
        assert question not in ("HowToMove", "NextRegion")
        if g.company[gimli] == g.company[legolas]:
            break
        g.answer(0 if 0 in g.offered else g.offered[0])
    assert order and g.company[gimli] == g.company[legolas] == g.company[frodo]
    assert g.facts(g.companies[g.company[gimli]].site).name == "Bree" and faults(g) == []


def test_td_041_the_refusals() -> None:
    g, _ = on_the_way("Bree", "Gimli", "Gandalf", path=(WILDERNESS,))
    hand(g, 1, "Left Behind")
    attacked_by(g, "Orc-patrol")                                  # three strikes
    g.answer(0)
    assert not offers(g, "Left Behind")
    g, _ = on_the_way("Bree", "Gimli", "Gandalf", path=(WILDERNESS,))
    hand(g, 1, "Left Behind")
    attacked_by(g, "Orc-warband")
    g.answer(0)
    choose(g, "Declared Left Behind")
    assert names(g) == ["Take Gimli"]                             # no Wizard
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    hand(g, 1, "Left Behind")
    attacked_by(g, "Orc-warband")
    g.answer(0)
    assert not offers(g, "Left Behind")                           # who is alone has nobody to lose
    g, _ = on_the_way("Bree", "Gimli", "Frodo", path=(WILDERNESS,))
    hand(g, 1, "Left Behind")
    g.answer(0)
    assert not offers(g, "Left Behind")                           # nobody attacks


def test_td_041_followers_stay_and_whoever_followed_is_uncontrolled() -> None:
    g, people = on_the_way("Bree", "Aragorn II", "Frodo", "Sam Gamgee", path=(WILDERNESS,))
    aragorn, frodo, sam = people
    g.host[sam] = frodo
    hand(g, 1, "Left Behind")
    attack = attacked_by(g, "Orc-warband")
    declare(g, "Left Behind", "Take Frodo")
    fight(g, attack, 12)
    assert g.companies[g.company[frodo]].members == [frodo] and g.host[sam] == UNCONTROLLED
    assert g.company[sam] == g.company[aragorn] == 0


def test_td_041_a_path_that_was_changed_is_the_same_for_both() -> None:
    g, people = on_the_way("Bree", "Gimli", "Frodo", path=(WILDERNESS, WILDERNESS), regions=("Rhudaur", "Arthedain"))
    give(g, people[0], "Elven Cloak")
    hand(g, 1, "Left Behind")
    effect = next(n for n, it in enumerate(g.cards.lasts) if type(it.change).__name__ == "LandIs"
                  and getattr(it.change, "one", -1) == WILDERNESS)
    g.lasts(effect, Source(people[0], 0, 0, []), 0, place=0)
    attack = attacked_by(g, "Orc-warband")
    declare(g, "Left Behind", "Take Gimli")
    fight(g, attack, 12)
    slot = g.company[people[0]]
    assert path_of(g, slot) == path_of(g, 0) != [WILDERNESS, WILDERNESS] and differences(g) == []


def test_td_041_who_falls_in_the_attack_is_not_left_behind() -> None:
    g, (gimli, frodo) = on_the_way("Bree", "Gimli", "Frodo", path=(WILDERNESS,))
    card = put(g, "Left Behind", IN_PLAY, 1)
    g.host[card] = gimli
    attack = attacked_by(g, "Orc-warband")
    discard_character(g, gimli)
    assert g.pile[card] == DISCARD + 1
    fight(g, attack, 12)
    assert g.company[frodo] == 0 and faults(g) == []
    g, (gimli, frodo) = on_the_way("Bree", "Gimli", "Frodo", path=(WILDERNESS,))
    card = put(g, "Left Behind", IN_PLAY, 1)
    g.host[card] = gimli
    attack = attacked_by(g, "Orc-warband")
    discard_character(g, frodo)                                   # now there is nobody whom he could lose
    fight(g, attack, 12)
    assert g.company[gimli] == 0 and g.pile[card] == DISCARD + 1


def test_td_041_a_cancelled_attack_parts_them_too() -> None:
    g, (gimli, bilbo) = on_the_way("Bree", "Gimli", "Bilbo", path=(WILDERNESS,))
    hand(g, 1, "Left Behind")
    hand(g, 0, "Concealment")
    attack = attacked_by(g, "Orc-warband")
    declare(g, "Left Behind", "Take Gimli")
    while g.chain() is not None or not offers_now(g, "Concealment"):
        g.answer(0)
        g.question()
    choose(g, "Declared Concealment")
    fight(g, attack, 12)
    assert g.company[gimli] != g.company[bilbo] == 0


def offers_now(g: Meccg, card: str) -> bool:
    return type(g.question()).__name__ == "Declare" and any(it.startswith(f"Declared {card}") for it in names(g))


def test_td_041_at_a_haven_he_may_rejoin_though_nobody_moved() -> None:
    g, (gimli, _) = on_the_way("Rivendell", "Gimli", "Frodo", origin="Bree")
    company = g.companies[0]
    company.site, company.going = company.going, -1
    fall_behind(g, gimli, 1)
    assert may_meet(g, 0) != [0]
    g.companies[g.company[gimli]].parted = False
    assert may_meet(g, 0) == [0]


def test_td_041_one_who_was_left_behind_is_written_read_and_imagined() -> None:
    g = laid(going="Bree")
    gimli = g.companies[0].members[0]
    fall_behind(g, gimli, 1)
    assert g.companies[g.company[gimli]].parted and g.copy().companies[g.company[gimli]].parted and is_told(g)
    played(g, 12)
