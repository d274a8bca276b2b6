"""What may not be is asked on every road: untapping, leaving, bearing twice, using two of a kind."""
from __future__ import annotations

import pytest

from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, TAPPED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.leaving import discard_character
from ravenhill.games.meccg.rules.numbers import may_untap
from ravenhill.games.meccg.rules.organization import may_be_expelled, surplus
from ravenhill.games.meccg.rules.persuasion import BringIn
from ravenhill.games.meccg.rules.site import offers as offered_at
from ravenhill.games.meccg.rules.strikes import discards_on_equal
from ravenhill.games.meccg.rules.turn import will_untap
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.changes import CountsAs
from ravenhill.games.meccg.words.moments import AT_SITE
from tests.meccg.cards.scenes import at_rest, offers, on_the_way, organizing, play, struck_by, visiting, window
from tests.meccg.tables import choose, company, give, hand, names, put

CHAINED = ["Rescue Prisoners", "Dreams of Lore", "Reforging", "Andúril, the Flame of the West"]


@pytest.mark.parametrize("chain", CHAINED)
def test_family_8_halfling_strength_does_not_untap_who_may_not(chain: str) -> None:
    g, (frodo, sam) = organizing("Rivendell", "Frodo", "Sam Gamgee")
    give(g, frodo, chain)
    g.state[frodo] = g.state[sam] = TAPPED
    hand(g, 0, "Halfling Strength")
    assert not may_untap(g, frodo) and may_untap(g, sam) and will_untap(g, 0) == [sam]
    choose(g, "Declared Halfling Strength")
    assert [g.facts(it).name for it in g.offered] == ["Sam Gamgee"]


@pytest.mark.parametrize("chain", CHAINED)
def test_family_8_narya_untaps_the_others(chain: str) -> None:
    g, (gandalf, gimli, legolas) = organizing("Rivendell", "Gandalf", "Gimli", "Legolas")
    give(g, gimli, chain)
    g.state[gimli] = g.state[legolas] = TAPPED
    hand(g, 0, "Narya")
    play(g, "Narya", total=12)
    assert (g.state[gimli], g.state[legolas]) == (TAPPED, UNTAPPED) and g.is_in_play(gandalf)


@pytest.mark.parametrize("chain", CHAINED)
def test_family_8_who_may_not_untap_is_healed_to_tapped(chain: str) -> None:
    g, (frodo, aragorn) = organizing("Rivendell", "Frodo", "Aragorn II")
    give(g, frodo, chain)
    g.state[frodo] = WOUNDED
    hand(g, 0, "Halfling Strength")
    choose(g, "Declared Halfling Strength")
    while g.chain() is not None or type(g.question()).__name__ == "Pick":
        g.answer(g.offered[0] if type(g.question()).__name__ == "Pick" else 0)
        g.question()
    assert g.state[frodo] == TAPPED
    assert g.state[aragorn] == UNTAPPED


def test_family_8_the_arkenstone_and_healing_herbs_ask_too() -> None:
    g, (gimli,) = organizing("Bree", "Gimli")
    give(g, gimli, "The Arkenstone")
    prisoners = give(g, gimli, "Rescue Prisoners")
    g.state[gimli] = TAPPED
    assert not offers(g, "The Arkenstone")
    g.move(prisoners, DISCARD)
    g.ready = False
    assert offers(g, "The Arkenstone")


def test_family_8_elf_song_keeps_even_whom_their_player_would_discard() -> None:
    g, people = organizing("Rivendell", "Elrond", "Aragorn II", "Glorfindel II")
    assert len(surplus(g, 0)) == 3 and all(may_be_expelled(g, it) for it in people)
    song = put(g, "Elf-song", IN_PLAY, 0)
    assert surplus(g, 0) == [] and not any(may_be_expelled(g, it) for it in people)
    discard_character(g, people[0])
    assert g.is_in_play(people[0])
    g.move(song, DISCARD)
    discard_character(g, people[0])
    assert g.pile[people[0]] == DISCARD


def test_family_8_tookish_blood_keeps_a_hobbit_from_every_discard() -> None:
    g, (frodo, _) = at_rest("Rivendell", "Frodo", "Gimli")
    hand(g, 0, "Tookish Blood")
    play(g, "Tookish Blood", "Take Frodo")
    discard_character(g, frodo)
    assert g.is_in_play(frodo) and not may_be_expelled(g, frodo)


def test_family_8_a_body_check_that_discards_asks_too() -> None:
    g, (frodo, _) = on_the_way("Bree", "Frodo", "Gimli")
    put(g, "Elf-song", IN_PLAY, 0)
    attack, _ = struck_by(g, "Slayer", frodo)
    assert isinstance(discards_on_equal(g, attack, frodo), bool)
    discard_character(g, frodo)                                # on the way he is at his Haven of origin
    assert g.is_in_play(frodo)


@pytest.mark.parametrize("item", ["Elf-stone", "Elven Cloak", "Horn of Anor", "Magic Ring of Words", "Ent-draughts"])
def test_family_8_nobody_gains_a_second_one_from_the_opponent(item: str) -> None:
    g, (aragorn,) = visiting("Bree", "Aragorn II")
    won = hand(g, 0, item)[0]
    assert BringIn(0, won, aragorn).options(g) == [0, 1]
    mine = give(g, aragorn, item)
    assert BringIn(0, won, aragorn).options(g) == [0]
    g.move(mine, DISCARD)
    assert BringIn(0, won, aragorn).options(g) == [0, 1]


def test_family_14_only_the_shield_in_use_is_tapped_against_a_strike() -> None:
    g, (gimli,) = on_the_way("Bree", "Gimli")
    great, ash = give(g, gimli, "Great-shield of Rohan"), give(g, gimli, "Shield of Iron-bound Ash")
    struck_by(g, "Orc-warriors", gimli)
    assert offers(g, "Great-shield of Rohan") and not offers(g, "Shield of Iron-bound Ash")
    choose(g, "Wield Shield of Iron-bound Ash")
    assert not offers(g, "Great-shield of Rohan") and offers(g, "Shield of Iron-bound Ash")
    play(g, "Shield of Iron-bound Ash")
    assert g.state[ash] == TAPPED and not offers(g, "Great-shield of Rohan")
    assert not any(words.startswith("Wield") for words in names(g))
    assert g.state[great] == UNTAPPED


@pytest.mark.parametrize("first", ["Great-shield of Rohan", "Shield of Iron-bound Ash"])
def test_family_14_alone_each_may_be_tapped(first: str) -> None:
    g, (gimli,) = on_the_way("Bree", "Gimli")
    give(g, gimli, first)
    struck_by(g, "Orc-warriors", gimli)
    assert offers(g, first)


def test_R_OG_07_a_card_on_guard_answers_no_attempt_on_the_opponent() -> None:
    library = window(AT_SITE, "Bree", "Aragorn II")[0].cards
    aragorn = library.names["Aragorn II"]
    attempts = [n for n, rule in enumerate(library.facts[aragorn].rules)
                if any(type(it).__name__ == "Persuade" for it in rule.does)]
    assert attempts and not any(library.taps_site(aragorn, n) for n in attempts)
    faction = library.names["Rangers of the North"]
    assert any(library.taps_site(faction, n) for n in range(len(library.facts[faction].rules)))


def counting_as(g: Meccg, card: str) -> int:
    """The effect of this card by which a site counts as another type."""
    return next(n for n, it in enumerate(g.cards.lasts)
                if type(it.change) is CountsAs and g.cards.facts[g.cards.lasts_from[n]].name == card)


@pytest.mark.parametrize("site, card, before, after", [
    ("Moria", "Quiet Lands", False, True), ("Weathertop", "Choking Shadows", False, False),
    ("Isengard", "Choking Shadows", True, False), ("Bandit Lair", "Choking Shadows", False, False),
    ("Dead Marshes", "Choking Shadows", False, False),
])
def test_family_2_the_type_of_a_site_is_what_cards_made_of_it(site: str, card: str, before: bool, after: bool) -> None:
    """The Sapling is a major item found in no Shadow-hold or Dark-hold, as the site counts now."""
    g, _ = visiting(site, "Elrond")
    here = g.companies[g.current]
    sapling = hand(g, 0, "Sapling of the White Tree")[0]
    assert offered_at(g, here, sapling) is before
    g.lasts(counting_as(g, card), Source(sapling, 0, 0, []), here.site)
    assert offered_at(g, here, sapling) is after
    g.lasting = []
    assert offered_at(g, here, sapling) is before


def test_company_of_others_is_not_touched() -> None:
    g, _ = organizing("Bree", "Elrond")
    (haldir,) = company(g, 1, "Lórien", "Haldir")
    put(g, "Elf-song", IN_PLAY, 0)
    discard_character(g, haldir)
    assert g.is_in_play(haldir)                                # whoever is at a Haven, of either player
