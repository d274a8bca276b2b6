"""Cards on guard: who lays them, and when they may be revealed."""
from __future__ import annotations

import pytest

from ravenhill.core.chain import Declare
from ravenhill.games.meccg.piles import IN_PLAY, ON_GUARD
from ravenhill.games.meccg.rules.attacks import Attacking, prowess_of, strikes_of
from ravenhill.games.meccg.rules.guards import automatic
from ravenhill.games.meccg.rules.hazard_window import HazardWindow
from ravenhill.games.meccg.rules.ways import may_go_on
from ravenhill.games.meccg.state import Meccg
from tests.meccg.cards.scenes import at_rest, offers, play, site_phase, the_company, under_attack, visiting
from tests.meccg.rules.scenes import bound_for
from tests.meccg.tables import choose, hand, names, put


def test_R_MH_02_the_mover_lays_nothing_on_guard_and_nobody_beyond_the_limit() -> None:
    g, _ = at_rest("Bree", "Aragorn II")
    hand(g, 0, "Dodge")
    card = hand(g, 1, "Wolves")[0]
    window = g.nearest(HazardWindow)
    put(g, "Adûnaphel", IN_PLAY, 1)
    put(g, "Giant", 6, 1)                                      # there is something to fetch
    assert window.actions(g, 0) == [] and len(window.actions(g, 1)) == 2
    g.companies[0].counted = tuple([card] * g.companies[0].limit)
    assert window.actions(g, 1) == []


def test_R_AMB_112_on_the_way_to_a_haven_a_card_may_wait_even_if_its_card_is_the_first() -> None:
    assert may_go_on(bound_for("Lórien"), 0) and not may_go_on(bound_for("Moria"), 0)


def until_attacked(g: Meccg) -> None:
    for _ in range(20):
        if g.under_way(Attacking):
            return
        g.answer(0)
        g.question()
    raise AssertionError("nobody attacks")


def prowess_of_automatic(g: Meccg) -> int:
    return automatic(g, the_company(g).site)[0].prowess


def lay_on_guard(g: Meccg, name: str) -> int:
    the_company(g).guarded = True
    return g.put(g.cards.names[name], ON_GUARD + g.current, 1)


def entering(site: str, *cards: str, on_guard: str) -> tuple[Meccg, int]:
    """A company enters this site; this card lies there on guard, and these in play."""
    g, _ = at_rest(site, "Gimli")
    for other in cards:
        put(g, other, IN_PLAY, 1)
    card = lay_on_guard(g, on_guard)
    the_company(g).moved = True
    the_company(g).arrived = True
    site_phase(g)
    choose(g, "Travel")
    choose(g, "Enter")
    return g, card


@pytest.mark.parametrize(("card", "site", "others"), [
    ("Arouse Denizens", "Bandit Lair", ()), ("Arouse Minions", "Moria", ()), ("Awaken Denizens", "Bandit Lair", ()),
    ("Awaken Minions", "Moria", ()), ("Awaken the Earth's Fire", "Moria", ()), ("Choking Shadows", "Bandit Lair", ()),
    ("Eye of Sauron", "Bandit Lair", ()), ("Minions Stir", "Moria", ()), ("Plague of Wights", "Barrow-downs", ()),
    ("Wake of War", "Isengard", ()), ("Night", "Moria", ("Doors of Night",)), ("Balrog of Moria", "Moria", ()),
    ("Dragon's Desolation", "The Lonely Mountain", ()),
])
def test_R_OG_04_an_event_that_changes_the_automatic_attack_may_be_revealed(
    card: str, site: str, others: tuple[str, ...],
) -> None:
    g, _ = entering(site, *others, on_guard=card)
    assert offers(g, card)
    before = [(a.strikes, prowess_of_automatic(g)) for a in automatic(g, the_company(g).site)][:1]
    ways = [words for words in names(g) if words.startswith(f"Declared {card}")]
    assert len(ways) == len(automatic(g, the_company(g).site)) or len(ways) == 1
    choose(g, ways[0])
    until_attacked(g)
    attack = under_attack(g)
    changed = (strikes_of(g, attack), prowess_of(g, attack)) != (attack.strikes, attack.prowess)
    assert before and (changed or len(automatic(g, the_company(g).site)) == 2)


@pytest.mark.parametrize(("card", "site", "others"), [
    ("Arouse Denizens", "Moria", ()), ("Arouse Minions", "Bandit Lair", ()), ("Awaken Denizens", "Moria", ()),
    ("Awaken Minions", "Bandit Lair", ()), ("Awaken the Earth's Fire", "Bandit Lair", ()),
    ("Choking Shadows", "Moria", ()), ("Minions Stir", "Bandit Lair", ()), ("Plague of Wights", "Moria", ()),
    ("Wake of War", "Moria", ()), ("Night", "Moria", ()), ("Balrog of Moria", "Bandit Lair", ()),
    ("Dragon's Desolation", "Moria", ()), ("Clouds", "Moria", ("Doors of Night",)), ("Doors of Night", "Moria", ()),
    ("Siege", "Moria", ()), ("River", "Moria", ()), ("Lost at Sea", "Moria", ()), ("Call of Home", "Moria", ()),
    ("New Moon", "Moria", ()), ("Greed", "Moria", ()), ("Weariness of the Heart", "Moria", ()),
    ("Fell Beast", "Moria", ()), ("Morgul-horse", "Moria", ()), ("Traitor", "Moria", ()), ("Shelob", "Moria", ()),
    ("The Will of Sauron", "Moria", ("Doors of Night",)), ("Foul Fumes", "Moria", ()), ("Long Winter", "Moria", ()),
    ("Muster Disperses", "Moria", ()), ("Lure of the Senses", "Moria", ()), ("Morgul Night", "Moria", ()),
])
def test_R_OG_04_R_OG_09_any_other_event_stays_hidden_at_the_entry(
    card: str, site: str, others: tuple[str, ...],
) -> None:
    g, it = entering(site, *others, on_guard=card)
    question = g.question()
    if isinstance(question, Declare) and question.side == 1:
        assert not offers(g, card)
    assert g.pile[it] >= ON_GUARD


@pytest.mark.parametrize(("card", "resource", "site", "who"), [
    ("Greed", "Glamdring", "Moria", "Gimli"), ("Weariness of the Heart", "Glamdring", "Moria", "Gimli"),
    ("Lure of Expedience", "Glamdring", "Moria", "Gimli"), ("Lure of the Senses", "Glamdring", "Moria", "Gimli"),
    ("Lure of Nature", "Glamdring", "Moria", "Legolas"), ("Despair of the Heart", "Glamdring", "Moria", "Gimli"),
    ("The Burden of Time", "Glamdring", "Moria", "Legolas"), ("Lure of Creation", "Glamdring", "Moria", "Gandalf"),
    ("Gloom", "Glamdring", "Moria", "Gimli"), ("Lure of Power", "Hillmen", "Cameth Brin", "Gimli"),
])
def test_R_OG_07_a_card_that_touches_somebody_may_answer_what_would_tap_the_site(
    card: str, resource: str, site: str, who: str,
) -> None:
    g, _ = visiting(site, who)
    the_company(g).arrived = True
    lay_on_guard(g, card)
    hand(g, 0, resource)
    choose(g, f"Declared {resource}")
    choose(g, f"Take {who}")
    assert offers(g, card)


@pytest.mark.parametrize("card", [
    "Call of Home", "New Moon", "River", "Lost in Free-domains", "Muster Disperses", "Traitor", "Siege",
    "Doors of Night", "Call of the Sea", "Lost in the Wilderness", "Bane of the Ithil-stone", "Fell Beast",
    "Lure of Power",
    "The Nazgûl are Abroad", "Eye of Sauron", "Arouse Minions", "Words of Power and Terror", "Morgul-knife",
])
def test_R_OG_08_what_removes_taps_or_holds_up_never_answers_and_what_touches_nobody_neither(card: str) -> None:
    g, _ = visiting("Moria", "Legolas")
    the_company(g).arrived = True
    put(g, "Doors of Night", IN_PLAY, 1) if card != "Doors of Night" else None
    lay_on_guard(g, card)
    hand(g, 0, "Glamdring")
    choose(g, "Declared Glamdring")
    choose(g, "Take Legolas")
    assert not offers(g, card)


def test_R_AMB_76_the_additional_minor_item_taps_no_site_and_opens_no_window() -> None:
    g, _ = visiting("Moria", "Gimli", "Legolas")
    hand(g, 0, "Glamdring", "Elven Cloak")
    lay_on_guard(g, "Weariness of the Heart")
    play(g, "Glamdring", "Take Gimli")
    choose(g, "Declared Elven Cloak")
    choose(g, "Take Legolas")
    assert not offers(g, "Weariness of the Heart")
