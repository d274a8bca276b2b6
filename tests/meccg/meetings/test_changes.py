"""Changes are asked while they are in force: paths, strikes, limits, maxima, durations, whom they follow."""
from __future__ import annotations

import pytest

from ravenhill.core.words import Source
from ravenhill.games.meccg.cards.wizards.own.river import FORD, rivers_ahead
from ravenhill.games.meccg.piles import HAND, HEADING, IN_PLAY, LOCATION, ON_GUARD, TAPPED
from ravenhill.games.meccg.rules.attacks import attack_ends, body_of, prowess_of, strikes_of
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.guards import attack_of, automatic
from ravenhill.games.meccg.rules.hazards import CompanyMoves
from ravenhill.games.meccg.rules.lands import hold, path_of
from ravenhill.games.meccg.rules.leaving import character_leaves, discard, join
from ravenhill.games.meccg.rules.numbers import hand_size, limit_of
from ravenhill.games.meccg.rules.strength import body, prowess
from ravenhill.games.meccg.rules.turn import UntapPhase
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import BORDER_LAND, DARK_DOMAIN, FREE_DOMAIN, RUINS_AND_LAIRS, SHADOW_LAND, WILDERNESS
from ravenhill.games.meccg.words.moments import END_OF_ORGANIZATION
from ravenhill.games.meccg.words.numbers import DOES_NOTHING
from ravenhill.games.meccg.words.verbs.items import is_able
from tests.meccg.cards.scenes import (
    attacked_by,
    offers,
    on_the_way,
    organizing,
    play,
    second_company,
    struck_by,
    the_company,
    until_settled,
    visiting,
    window,
)
from tests.meccg.tables import choose, give, hand, put


def hazard(g: Meccg, words: str) -> None:
    choose(g, "Pass")
    choose(g, f"Declared {words}")
    until_settled(g)


ENVIRONMENTS = [
    ("New Moon 1", FREE_DOMAIN, BORDER_LAND), ("Gloom 1", BORDER_LAND, WILDERNESS),
    ("Choking Shadows 3", WILDERNESS, SHADOW_LAND), ("Awaken the Earth's Fire 3", SHADOW_LAND, DARK_DOMAIN),
]


@pytest.mark.parametrize("card, one, other", ENVIRONMENTS)
def test_family_1_gates_of_morning_end_what_a_hazard_made_of_the_path(card: str, one: int, other: int) -> None:
    g, _ = on_the_way("Edoras", "Gimli", path=(one, one))
    put(g, "Doors of Night", IN_PLAY, 1)
    hand(g, 1, card[:-2])
    hand(g, 0, "Gates of Morning")
    hazard(g, card)
    assert path_of(g, g.current) == [other, one]
    play(g, "Gates of Morning")
    assert path_of(g, g.current) == [one, one]


@pytest.mark.parametrize("card, one, other", [
    ("Quiet Lands 1", SHADOW_LAND, WILDERNESS), ("Stars 1", DARK_DOMAIN, SHADOW_LAND),
    ("Stars 2", SHADOW_LAND, WILDERNESS),
])
def test_family_1_doors_of_night_end_what_a_resource_made_of_it(card: str, one: int, other: int) -> None:
    g, _ = on_the_way("Edoras", "Gimli", path=(one,))
    put(g, "Gates of Morning", IN_PLAY, 0)
    hand(g, 0, card[:-2])
    hand(g, 1, "Doors of Night")
    play(g, card)
    assert path_of(g, g.current) == [other]
    hazard(g, "Doors of Night")
    assert path_of(g, g.current) == [one]


@pytest.mark.parametrize("event, path, card, after", [
    ("Fell Winter", (FREE_DOMAIN,), "Gloom 1", [WILDERNESS]),
    ("Morgul Night", (WILDERNESS,), "Awaken the Earth's Fire 3", [DARK_DOMAIN]),
    ("Fell Winter", (BORDER_LAND,), "Choking Shadows 3", [SHADOW_LAND]),
])
def test_family_2_a_short_event_changes_what_a_long_event_made(
    event: str, path: tuple[int, ...], card: str, after: list[int],
) -> None:
    """And when the long-event goes, what it was built on is gone too."""
    g, _ = on_the_way("Edoras", "Gimli", path=path)
    put(g, "Doors of Night", IN_PLAY, 1)
    long = put(g, event, IN_PLAY, 1)
    hand(g, 1, card[:-2])
    hazard(g, card)
    assert path_of(g, g.current) == after
    discard(g, long)
    assert path_of(g, g.current) == list(path)


def test_family_2_what_is_no_longer_there_is_not_offered() -> None:
    g, _ = on_the_way("Edoras", "Gimli", path=(BORDER_LAND,))
    put(g, "Doors of Night", IN_PLAY, 1)
    put(g, "Fell Winter", IN_PLAY, 1)
    hand(g, 1, "Gloom")
    choose(g, "Pass")
    assert offers(g, "Gloom 0") and not offers(g, "Gloom 1")


@pytest.mark.parametrize("path, gates", [((WILDERNESS,), True), ((BORDER_LAND,), True), ((DARK_DOMAIN,), False),
                                         ((SHADOW_LAND,), False), ((WILDERNESS, BORDER_LAND), True)])
def test_family_3_the_moon_changes_lands_for_playing_hazards_only(path: tuple[int, ...], gates: bool) -> None:
    g, _ = on_the_way("Edoras", "Gimli", path=path)
    put(g, "Gates of Morning" if gates else "Doors of Night", IN_PLAY, 0)
    moon = put(g, "Moon", IN_PLAY, 0)
    assert path_of(g, g.current) == list(path) != path_of(g, g.current, hazards=True)
    discard(g, moon)
    assert path_of(g, g.current, hazards=True) == list(path)


def guarded(site: str, *events: str) -> tuple[Meccg, Attack]:
    g, _ = visiting(site, "Gimli", "Legolas")
    for event in events:
        put(g, event, IN_PLAY, 1)
    attack = attack_of(g.current, the_company(g).site, automatic(g, the_company(g).site)[0])
    attack.at = 1
    g.then(attack)
    g.ready = False
    return g, attack


@pytest.mark.parametrize("site, events, strikes", [
    ("Goblin-gate", (), 2), ("Goblin-gate", ("Minions Stir",), 2), ("Goblin-gate", ("Awaken Minions",), 3),
    ("Goblin-gate", ("Minions Stir", "Awaken Minions"), 4), ("Moria", ("Awaken Minions",), 4),
])
def test_family_6_quiet_lands_halve_the_strikes_and_not_the_printed_ones(
    site: str, events: tuple[str, ...], strikes: int,
) -> None:
    g, attack = guarded(site, *events)
    before = strikes_of(g, attack)
    hand(g, 0, "Quiet Lands")
    play(g, "Quiet Lands 0")
    assert strikes_of(g, attack) == (before + 1) // 2 == strikes
    g.lasting = []
    assert strikes_of(g, attack) == before


def test_family_6_dark_quarrels_reduce_to_half_the_original_number() -> None:
    g, attack = guarded("Goblin-gate", "Minions Stir", "Awaken Minions")
    put(g, "Gates of Morning", IN_PLAY, 0)
    hand(g, 0, "Dark Quarrels")
    play(g, "Dark Quarrels 1")
    assert strikes_of(g, attack) == 2


@pytest.mark.parametrize("first, second", [("Black Arrow", "The Old Thrush"), ("The Old Thrush", "Black Arrow")])
def test_family_6_the_normal_prowess_of_an_attack_survives_what_was_played_on_it(first: str, second: str) -> None:
    g, (bard,) = on_the_way("Bree", "Bard Bowman")
    arrow = give(g, bard, "Black Arrow")
    hand(g, 0, "The Old Thrush")
    attack = attacked_by(g, "Smaug")
    normal = prowess_of(g, attack), body_of(g, attack)
    for card in (first, second):
        play_in_attack(g, card)
    assert (prowess_of(g, attack), body_of(g, attack)) == (normal[0] - 4, normal[1] - 4) and g.state[arrow] == TAPPED


def play_in_attack(g: Meccg, card: str) -> None:
    choose(g, f"Declared {card}")
    while g.chain() is not None:
        g.answer(0)
        g.question()


def test_what_was_played_on_an_attack_is_over_with_it() -> None:
    g, (bard,) = on_the_way("Bree", "Bard Bowman")
    give(g, bard, "Black Arrow")
    attack = attacked_by(g, "Smaug")
    play_in_attack(g, "Black Arrow")
    assert len(g.lasting) == 2                                 # of prowess and body
    other = attacked_by(g, "Smaug")
    assert prowess_of(g, other) == attack.prowess              # another attack, within it, is as printed
    attack_ends(g, other)
    assert len(g.lasting) == 2
    attack_ends(g, attack)
    assert g.lasting == []


@pytest.mark.parametrize("who, items, expected", [
    ("Balin", ("Hauberk of Bright Mail", "Shield of Iron-bound Ash"), 9), ("Balin", ("Hauberk of Bright Mail",), 9),
    ("Balin", ("Shield of Iron-bound Ash",), 8), ("Gimli", ("Hauberk of Bright Mail", "Shield of Iron-bound Ash"), 9),
    ("Balin", ("The Mithril-coat", "Shield of Iron-bound Ash"), 10), ("Haldir", ("The One Ring",), 10),
])
def test_family_7_a_maximum_is_one_of_the_result(who: str, items: tuple[str, ...], expected: int) -> None:
    for order in (items, items[::-1]):
        g, (it,) = organizing("Bree", who)
        for item in order:
            give(g, it, item)
        assert body(g, it) == expected


def test_family_7_the_one_ring_beside_a_weapon_doubles_at_most() -> None:
    g, (aragorn,) = organizing("Bree", "Aragorn II")
    give(g, aragorn, "The One Ring")
    sword = give(g, aragorn, "Glamdring")
    assert prowess(g, aragorn) == 12
    discard(g, sword)
    assert prowess(g, aragorn) == 11


@pytest.mark.parametrize("card", ["Potion of Prowess", "Miruvor"])
def test_family_9_what_was_drunk_does_not_follow_a_character_through_the_hand(card: str) -> None:
    g, (aragorn, haldir) = organizing("Bree", "Aragorn II", "Haldir")
    give(g, aragorn, card)
    before = prowess(g, haldir), body(g, haldir)
    play(g, f"{card} 4")                                       # after the sentences of every minor item
    assert (prowess(g, haldir), body(g, haldir)) != before
    slot = g.company[haldir]
    character_leaves(g, haldir, HAND)
    g.move(haldir, IN_PLAY)
    join(g, haldir, slot)
    assert (prowess(g, haldir), body(g, haldir)) == before


def test_family_9_a_spell_for_the_wizards_company_goes_with_the_wizard() -> None:
    g, (gandalf, gimli) = organizing("Rivendell", "Gandalf", "Gimli")
    hand(g, 0, "Wizard's Flame")
    play(g, "Wizard's Flame", total=12)
    old = g.company[gimli]
    new = second_company(g, "Rivendell")
    join(g, gandalf, new)
    g.current = old
    attack = attacked_by(g, "Orc-warriors")
    assert prowess_of(g, attack) == attack.prowess
    attack.slot = new
    assert prowess_of(g, attack) == attack.prowess - 2


def test_family_9_he_may_use_it_does_not_become_whoever_bears_it() -> None:
    g, (elrond, denethor) = organizing("Rivendell", "Elrond", "Denethor II")
    stone = give(g, elrond, "Palantír of Orthanc")
    hand(g, 0, "Use Palantír")
    play(g, "Use Palantír", "Take Elrond")
    assert is_able(g, stone, elrond) and not is_able(g, stone, denethor)


def test_family_10_the_book_lasts_until_the_next_untap_phase_whatever_becomes_of_it() -> None:
    for leaves in (False, True):
        g, (elrond,) = organizing("Bree", "Elrond")
        book = give(g, elrond, "Book of Mazarbul")
        play(g, "Book of Mazarbul")
        assert hand_size(g, 0) == 9
        if leaves:
            discard(g, book)
            assert hand_size(g, 0) == 9                        # it does not end early
        g.lasting = [it for it in g.lasting if it.until]       # the turn is over
        UntapPhase().something_may_stay(g)
        assert hand_size(g, 0) == 8                            # nor never, if it is left tapped


def test_family_11_a_river_that_was_forded_cancels_nothing_else() -> None:
    g, _ = visiting("Bree", "Aragorn II")
    the_company(g).arrived = True
    rivers = [put(g, "River", IN_PLAY, 1) for _ in range(2)]
    for river in rivers:
        g.host[river] = the_company(g).site
    assert g.asked(DOES_NOTHING, g.current, 0) == 2
    FORD.do(g, Source(rivers[0], 0, 0, []), g.current)
    assert rivers_ahead(g, g.current) == rivers[1:] and g.asked(DOES_NOTHING, g.current, 0) == 1
    discard(g, rivers[0])                                      # the one that was forded is gone: the other still bars
    assert g.asked(DOES_NOTHING, g.current, 0) == 1


@pytest.mark.parametrize("card, path, more", [
    ("Lost in Border-lands", (BORDER_LAND, BORDER_LAND), 2), ("Lost in the Wilderness", (WILDERNESS,), 1),
    ("Lost in Shadow-lands", (SHADOW_LAND, WILDERNESS), 1), ("Lost in Dark-domains", (DARK_DOMAIN,), 9),
])
def test_the_limit_is_asked(card: str, path: tuple[int, ...], more: int) -> None:
    g, _ = on_the_way("Moria", "Gimli", path=path)
    hand(g, 1, card)
    hazard(g, card)
    assert limit_of(g, g.current) == 9 + more and the_company(g).limit == 9
    g.lasting = []
    assert limit_of(g, g.current) == 9


def test_R_AMB_36_a_card_on_guard_over_a_fallen_limit_goes_back() -> None:
    g, _ = on_the_way("Moria", "Gimli", path=(BORDER_LAND,))
    put(g, "Doors of Night", IN_PLAY, 1)
    the_company(g).limit = 1
    hand(g, 1, "Lost in Border-lands", "Gloom", "Orc-guard")
    hazard(g, "Lost in Border-lands")
    choose(g, "Pass")
    choose(g, "LayOnGuard Orc-guard")
    assert len(g.piles[ON_GUARD + g.current]) == 1
    g.lasting = []                                             # the limit is one again
    g.ready = False
    choose(g, "Pass")
    assert not g.piles[ON_GUARD + g.current] and len(g.piles[HAND + 1]) == 2


def test_family_15_a_minus_three_that_was_chosen_is_not_given_back() -> None:
    g, (gimli,) = on_the_way("Bree", "Gimli")
    hand(g, 0, "Dodge", "Risky Blow", "Block")
    _, strike = struck_by(g, "Cave-drake", gimli)
    assert offers(g, "Dodge") and offers(g, "Block")
    strike.untapped, strike.modifier = True, -3
    g.ready = False
    assert not offers(g, "Dodge") and not offers(g, "Block") and offers(g, "Risky Blow")


def test_cause_7_quiet_lands_touch_a_site_in_the_site_phase_too() -> None:
    g, _ = visiting("Moria", "Gimli")
    put(g, "Gates of Morning", IN_PLAY, 0)
    hand(g, 0, "Quiet Lands")
    play(g, "Quiet Lands 2")
    assert hold(g, the_company(g).site) == RUINS_AND_LAIRS


@pytest.mark.parametrize("card", ["Fair Sailing", "Fair Travels in Border-lands", "Fair Travels in Wilderness",
                                  "Fair Travels in Dark-domains", "Fair Travels in Shadow-lands"])
def test_cause_7_fair_travels_need_a_new_site_card(card: str) -> None:
    g, (gimli,) = window(END_OF_ORGANIZATION, "Rivendell", "Gimli")
    slot = g.company[gimli]
    hand(g, 0, card)
    moria = put(g, "Moria", LOCATION, 0)
    assert not offers(g, card)
    g.move_unseen(moria, HEADING + slot)
    g.ready = False
    assert offers(g, card)
    g.move(moria, LOCATION)
    other = second_company(g, "Moria")
    g.companies[slot].going = g.companies[other].site          # a card in play
    g.ready = False
    assert not offers(g, card)


def test_family_12_a_card_on_guard_does_not_travel() -> None:
    g, _ = on_the_way("Edoras", "Gimli")
    card = put(g, "Orc-guard", HAND, 1)
    g.move_unseen(card, ON_GUARD + g.current)
    CompanyMoves(g.current).it_moves_again(g, the_company(g))
    assert g.pile[card] == HAND + 1
