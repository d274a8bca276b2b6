"""What a site lets its visitors do, and who watches its gate."""
from __future__ import annotations

from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, LENT, LOCATION, ON_GUARD, SITES, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.attacks import prowess_of, strikes_of
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.leaving import discard, site_leaves
from ravenhill.games.meccg.rules.site import offers as site_offers
from ravenhill.games.meccg.state import WITH_MINIONS, Meccg
from tests.meccg.cards.scenes import at_rest, hazard, offers, on_the_way, play, refused, site_phase, visiting
from tests.meccg.journeys import is_told, laid, played
from tests.meccg.tables import choose, give, hand, names, put, roll


def test_dm_032_two_minor_items_are_given_for_one_major_item() -> None:
    g, (gimli, frodo) = visiting("Hermit's Hill", "Gimli", "Frodo")
    cloak, cram = give(g, gimli, "Elven Cloak"), give(g, frodo, "Cram")
    shirt, hoard = hand(g, 0, "Hauberk of Bright Mail", "Habergeon of Silver")
    assert not offers(g, "Hauberk of Bright Mail") and offers(g, "Hermit's Hill")
    play(g, "Hermit's Hill", "Take Elven Cloak", "Take Cram")
    assert g.pile[cloak] == g.pile[cram] == DISCARD and not offers(g, "Hermit's Hill")
    assert offers(g, "Hauberk of Bright Mail") and offers(g, "Habergeon of Silver")        # of a hoard, too
    assert not site_offers(g, g.companies[0], put(g, "Wizard's Staff", HAND, 0))           # but no greater one
    play(g, "Habergeon of Silver", "Take Gimli")
    assert g.host[hoard] == gimli and g.state[g.companies[0].site] == TAPPED
    g.state[g.companies[0].site] = UNTAPPED                       # even if something untapped it, it was one item
    assert not site_offers(g, g.companies[0], shirt) and faults(g) == []


def test_dm_032_the_refusals() -> None:
    g, (gimli, frodo) = visiting("Hermit's Hill", "Gimli", "Frodo")
    give(g, gimli, "Elven Cloak")
    assert not offers(g, "Hermit's Hill")                         # one minor item is not two
    give(g, frodo, "Hauberk of Bright Mail")
    assert not offers(g, "Hermit's Hill")                         # and a major one is none
    give(g, frodo, "Cram")
    g.ready = False
    assert offers(g, "Hermit's Hill")
    g.state[g.companies[0].site] = TAPPED
    g.ready = False
    assert not offers(g, "Hermit's Hill")
    g, (gimli,) = visiting("Tharbad", "Gimli")
    give(g, gimli, "Elven Cloak")
    give(g, gimli, "Cram")
    assert not any("Tharbad" in words for words in names(g))


def test_dm_032_at_a_card_that_the_opponent_lent_too() -> None:
    g, (gimli,) = visiting("Bree", "Gimli")
    give(g, gimli, "Elven Cloak")
    give(g, gimli, "Cram")
    old, lent = g.companies[0].site, put(g, "Hermit's Hill", LOCATION, 1)
    g.move(lent, SITES + 1)
    g.host[lent] = LENT
    g.companies[0].site = lent
    site_leaves(g, old)
    g.ready = False
    assert offers(g, "Hermit's Hill") and faults(g) == []


def watched(*members: str, site: str = "Moria", doors: bool = False) -> tuple[Meccg, int]:
    """A company is about to enter a site on which Doubled Vigilance lies."""
    g, _ = at_rest(site, *members)
    if doors:
        put(g, "Doors of Night", IN_PLAY, 1)
    card = put(g, "Doubled Vigilance", IN_PLAY, 1)
    g.host[card] = g.companies[0].site
    g.companies[0].moved = True
    site_phase(g)
    choose(g, "Travel")
    choose(g, "Enter")
    while type(g.question()).__name__ == "Declare":
        g.answer(0)
    return g, card


def test_dm_051_a_roll_less_the_size_above_six_lets_them_in() -> None:
    for members, total, passes in ((("Gimli",), 8, True), (("Gimli",), 7, False), (("Gimli", "Legolas"), 8, False),
                                   (("Gimli", "Frodo", "Merry"), 9, True)):
        g, card = watched(*members)
        roll(g, total)
        attack = g.nearest(Attack)
        assert attack.automatic is passes and (attack.card == card) is not passes
        if not passes:
            assert (strikes_of(g, attack), prowess_of(g, attack)) == (4, 9)
        assert g.is_in_play(card) and faults(g) == []


def test_dm_051_after_the_watch_come_the_guards_and_it_stays() -> None:
    g, card = watched("Gimli", "Legolas", "Boromir II")
    roll(g, 2)
    watch = g.nearest(Attack)
    for _ in range(80):
        if watch not in g.stack:
            break
        question = type(g.question()).__name__
        g.answer(5 if question == "Roll" else 0 if 0 in g.offered else g.offered[0])
    g.question()
    assert g.nearest(Attack).automatic and g.is_in_play(card)     # defeated or not, the watch is there


def test_dm_051_where_it_is_played_and_where_not() -> None:
    for site, doors, right in (("Moria", False, True), ("Bandit Lair", False, False), ("Bandit Lair", True, True),
                               ("Lake-town", True, True), ("Lake-town", False, False), ("Dol Guldur", True, False),
                               ("Rivendell", True, False)):
        g, _ = on_the_way(site, "Gimli", origin="Bree")
        if doors:
            put(g, "Doors of Night", IN_PLAY, 1)
        card = hand(g, 1, "Doubled Vigilance")[0]
        if right:
            hazard(g, "Doubled Vigilance")
            assert g.host[card] == g.companies[0].going
        else:
            assert refused(g, "Doubled Vigilance")


def test_dm_051_it_goes_with_the_site_and_a_site_without_it_asks_for_no_roll() -> None:
    g, _ = at_rest("Moria", "Gimli")
    card = put(g, "Doubled Vigilance", IN_PLAY, 1)
    site = g.host[card] = g.companies[0].site
    g.companies[0].site = put(g, "Bree", SITES, 0)
    site_leaves(g, site)
    assert g.pile[card] == DISCARD + 1 and g.pile[site] == LOCATION
    g, card = watched("Gimli")
    assert type(g.question()).__name__ == "Roll"
    g, _ = at_rest("Moria", "Gimli")
    put(g, "Doubled Vigilance", IN_PLAY, 1)                       # it lies on another site
    g.companies[0].moved = True
    site_phase(g)
    choose(g, "Travel")
    choose(g, "Enter")
    assert type(g.question()).__name__ != "Roll"


def test_dm_051_R_OG_04_it_may_be_shown_from_on_guard_before_the_roll() -> None:
    for site, minions, shown in (("Moria", True, True), ("Moria", False, False), ("Bandit Lair", True, False)):
        g, _ = at_rest(site, "Gimli")
        g.optional |= WITH_MINIONS if minions else 0
        g.companies[0].guarded = True
        card = g.put(g.cards.names["Doubled Vigilance"], ON_GUARD, 1)
        g.companies[0].moved = g.companies[0].arrived = True
        site_phase(g)
        choose(g, "Travel")
        choose(g, "Enter")
        assert offers(g, "Doubled Vigilance") is shown
        if shown:
            choose(g, "Declared Doubled Vigilance")
            while type(g.question()).__name__ == "Declare":
                g.answer(0)
            assert type(g.question()).__name__ == "Roll" and g.host[card] == g.companies[0].site


def test_dm_051_two_of_them_are_two_rolls_and_one_that_leaves_is_none() -> None:
    g, card = watched("Gimli", "Legolas")
    second = put(g, "Doubled Vigilance", IN_PLAY, 1)
    g.host[second] = g.host[card]
    roll(g, 12)
    assert g.nearest(Attack).automatic                            # it came too late to be asked
    g, _ = at_rest("Moria", "Gimli")
    cards = [put(g, "Doubled Vigilance", IN_PLAY, 1) for _ in range(2)]
    for it in cards:
        g.host[it] = g.companies[0].site
    discard(g, cards[0])
    g.companies[0].moved = True
    site_phase(g)
    choose(g, "Travel")
    choose(g, "Enter")
    rolls = 0
    for _ in range(20):
        if g.under_way(Attack):
            break
        if type(g.question()).__name__ == "Roll":
            rolls += 1
            roll(g, 12)
        else:
            g.answer(0 if 0 in g.offered else g.offered[0])
            g.question()
    assert rolls == 1


def test_dm_032_dm_051_are_written_read_and_imagined() -> None:
    watch = 'on-site = [{ name = "Doubled Vigilance of blue", opponents = true }],'
    g = laid("site", site="Hermit's Hill", grey=("Habergeon of Silver",), more=watch)
    assert is_told(g)
    played(g, 14)
