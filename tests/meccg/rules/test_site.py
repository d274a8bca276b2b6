"""The site phase: entering, automatic-attacks, resources, factions, cards on guard."""
from __future__ import annotations

from ravenhill.core.cards import replaced
from ravenhill.core.chain import Chain
from ravenhill.core.words import Source
from ravenhill.games.meccg.cards.wizards.own.lucky_search import LuckySearch
from ravenhill.games.meccg.cards.wizards.own.river import FORD, rivers_ahead
from ravenhill.games.meccg.lasting import Lasting
from ravenhill.games.meccg.piles import (
    CHAIN,
    DISCARD,
    HAND,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    OLD_SITES,
    ON_GUARD,
    SITE_PHASE,
    TAPPED,
    UNTAPPED,
    WOUNDED,
)
from ravenhill.games.meccg.rules.attacks import Attacking, prowess_of, strikes_of
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.falling import falls
from ravenhill.games.meccg.rules.hazards import MovementHazardPhase
from ravenhill.games.meccg.rules.leaving import ally_slot, found_company, join
from ravenhill.games.meccg.rules.numbers import faction_check
from ravenhill.games.meccg.rules.persuasion import ChooseTarget
from ravenhill.games.meccg.rules.piles import SearchToPlay
from ravenhill.games.meccg.rules.site import SiteActions, SitePhase, Visit
from ravenhill.games.meccg.rules.site import offers as site_offers
from ravenhill.games.meccg.rules.spoils import PlayPrize
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.state import STRONGER_SITES, Meccg
from ravenhill.games.meccg.terms import MAJOR, MAN, MINOR, UNDEAD
from tests.meccg.cards.scenes import at_rest, attacked_by, offers, play, visiting
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.rules.test_events import floor
from tests.meccg.tables import asked, choose, company, deck, give, hand, names, put, roll, settle, table


def arrived(site: str, *members: str, standard: bool = False) -> tuple[Meccg, list[int]]:
    """The site phase of seat 0 begins."""
    g = table(standard)
    g.stack[0].at = 6
    people = company(g, 0, site, *members)
    g.phase = SITE_PHASE
    g.then(SitePhase())
    choose(g, "Travel 0")
    return g, people


def test_R_SITE_01_R_SITE_02_R_AMB_73_a_company_may_do_nothing() -> None:
    g, _ = arrived("Moria", "Aragorn II")
    hand(g, 0, "Sword of Gondolin")
    assert names(g) == ["Leave", "Enter"]
    g.answer(0)
    assert g.companies[0].entered is False and not any(isinstance(it, Attacking) for it in g.stack)


def test_R_SITE_03_entering_means_facing_every_automatic_attack_in_order() -> None:
    g, _ = arrived("Barrow-downs", "Aragorn II")
    choose(g, "Enter")
    attack = g.nearest(Attacking)
    assert (attack.race, attack.strikes, attack.prowess, attack.automatic) == (UNDEAD, 1, 8, True)


def test_R_SITE_04_whom_the_undead_wound_checks_corruption() -> None:
    g, people = arrived("Barrow-downs", "Aragorn II", "Elladan")
    ally = give(g, people[1], "Quickbeam")
    choose(g, "Enter")
    attack = g.nearest(Attack)
    assert attack.automatic and attack.checks
    while not isinstance(g.stack[-1], Attack):
        g.stack.pop()
    attack.wounded, attack.at = [people[1], ally, people[0]], 7
    g.ready = False
    for character in (people[0], people[1]):                   # one after the other, and no ally (R-CORR-13)
        chain = g.chain() if g.question() is not None else None
        assert chain is not None and chain.links[-1].card == character
        while type(g.question()).__name__ == "Declare":
            g.answer(0)
        roll(g, 12)
    assert g.chain() is None and attack.wounded == []


def test_R_SITE_05_R_SITE_06_R_AMB_79_an_untapped_character_taps_to_take_an_item_and_the_site_taps() -> None:
    g, people = visiting("Barrow-downs", "Aragorn II", "Elladan", standard=False)
    g.state[people[1]] = TAPPED
    sword = hand(g, 0, "Sword of Gondolin")[0]
    choose(g, "Declared Sword of Gondolin")
    settle(g)
    assert g.host[sword] == people[0] and g.state[people[0]] == TAPPED
    assert g.state[g.companies[0].site] == TAPPED


def test_R_SITE_06_nothing_more_at_a_tapped_site() -> None:
    g, _ = visiting("Barrow-downs", "Aragorn II", standard=False)
    g.state[g.companies[0].site] = TAPPED
    hand(g, 0, "Sword of Gondolin", "Elven Cloak")
    assert names(g) == ["Pass"]


def test_R_SITE_17_only_what_the_site_offers() -> None:
    g, _ = visiting("Amon Hen", "Aragorn II", standard=False)  # minor items and information
    hand(g, 0, "Sword of Gondolin", "Elven Cloak")
    assert names(g) == ["Pass", "Declared Elven Cloak 0"]


def test_R_SITE_19_R_AMB_80_one_more_minor_item_as_the_very_next_action() -> None:
    g, people = visiting("Barrow-downs", "Aragorn II", "Elladan", "Haldir", standard=False)
    hand(g, 0, "Sword of Gondolin", "Elven Cloak", "Dagger of Westernesse")
    choose(g, "Declared Sword of Gondolin")
    choose(g, "Take Aragorn II")
    settle(g)
    assert names(g) == ["Pass", "Declared Elven Cloak 1", "Declared Dagger of Westernesse 1"]
    choose(g, "Declared Elven Cloak 1")
    choose(g, "Take Elladan")
    settle(g)
    assert names(g) == ["Pass"] and g.state[people[1]] == TAPPED


def test_R_SITE_08_R_SITE_10_an_ally_at_its_site_under_the_character_that_tapped() -> None:
    g, people = visiting("Old Forest", "Boromir II", standard=False)
    ally = hand(g, 0, "Goldberry")[0]
    choose(g, "Declared Goldberry")
    settle(g)
    assert g.host[ally] == people[0] and g.pile[ally] == IN_PLAY
    assert not hand(visiting("Bree", "Boromir II")[0], 0) and "Declared Goldberry 0" not in names(
        visiting("Bree", "Boromir II")[0])


def test_R_SITE_11_R_SITE_12_R_SITE_16_R_AMB_82_imrahil_and_his_knights() -> None:
    g, people = visiting("Dol Amroth", "Imrahil", standard=False)
    faction = hand(g, 0, "Knights of Dol Amroth")[0]
    assert faction_check(g, people[0], faction) == 5           # two of his own, two for them, one for his race
    choose(g, "Declared Knights of Dol Amroth")
    settle(g)
    roll(g, 5)
    assert g.pile[faction] == MARSHALLED and g.state[g.companies[0].site] == TAPPED


def test_R_SITE_12_R_AMB_81_a_failed_check_discards_the_faction_and_leaves_the_site() -> None:
    g, people = visiting("Dol Amroth", "Imrahil", standard=False)
    faction = hand(g, 0, "Knights of Dol Amroth")[0]
    choose(g, "Declared Knights of Dol Amroth")
    settle(g)
    roll(g, 3)                                                 # as many as the number: not enough
    assert g.pile[faction] == DISCARD and g.state[g.companies[0].site] == UNTAPPED and g.state[people[0]] == TAPPED


def test_R_SITE_15_what_modifies_the_check_is_played_before_the_roll() -> None:
    g, _ = visiting("Dol Amroth", "Imrahil", "Adrazar", standard=False)
    hand(g, 0, "Knights of Dol Amroth", "A Friend or Three")
    assert not [it for it in names(g) if "Friend" in it]
    choose(g, "Declared Knights of Dol Amroth")
    choose(g, "Take Imrahil")
    choose(g, "Pass")
    choose(g, "Declared A Friend or Three")
    settle(g)
    roll(g, 2)                                                 # 2 + 5 + 2
    assert g.piles[MARSHALLED]


def test_R_SITE_23_who_is_tapped_or_wounded_plays_nothing() -> None:
    g, people = visiting("Barrow-downs", "Aragorn II", "Elladan", standard=False)
    g.state[people[0]], g.state[people[1]] = TAPPED, WOUNDED
    hand(g, 0, "Sword of Gondolin")
    assert names(g) == ["Pass"]


def test_R_OG_05_R_AMB_75_a_creature_on_guard_attacks_after_the_automatic_attacks() -> None:
    g, _ = arrived("Barrow-downs", "Aragorn II", "Elladan")
    card = put(g, "Orc-raiders", HAND, 1)
    g.move_unseen(card, ON_GUARD)
    g.companies[0].guarded = True
    choose(g, "Enter")
    assert asked(g).side == 1
    choose(g, "Declared Orc-raiders")
    settle(g)
    assert g.knows[card] == 3
    choose(g, "Pass")
    assert g.nearest(Attacking).automatic
    order = []
    for _ in range(60):
        question = g.question()
        if type(question).__name__ == "Roll":
            roll(g, 12)
            continue
        found = [it.card for it in g.stack if isinstance(it, Attacking)]
        if found and found[0] not in order:
            order.append(found[0])
        if type(question).__name__ == "Declare" and not found and g.current >= 0 and len(order) == 2:
            break
        g.answer(g.offered[-1] if type(question).__name__ == "AssignStrike" else g.offered[0])
    assert [g.facts(it).name for it in order] == ["Barrow-downs", "Orc-raiders"]


def test_R_OG_09_what_was_not_revealed_returns_to_the_hand_unseen() -> None:
    g, _ = arrived("Bree", "Aragorn II")
    card = put(g, "Giant", HAND, 1)
    g.move_unseen(card, ON_GUARD)
    g.answer(0)
    g.question()
    assert g.pile[card] == HAND + 1 and g.knows[card] == 2


def test_R_OPT_03_a_site_the_opponent_has_discarded_is_guarded_better() -> None:
    g, _ = arrived("Barrow-downs", "Aragorn II")
    put(g, "Barrow-downs", OLD_SITES, 1)
    g.optional = STRONGER_SITES
    choose(g, "Enter")
    attack = g.nearest(Attacking)
    assert (strikes_of(g, attack), prowess_of(g, attack)) == (2, 9)


def test_R_MH_27_R_AMB_42_who_was_sent_back_does_nothing() -> None:
    g = table()
    g.stack[0].at = 6
    company(g, 0, "Bree", "Aragorn II")
    g.companies[0].sent_back = True
    g.phase = SITE_PHASE
    g.then(SitePhase())
    choose(g, "Travel 0")
    assert g.companies[0].visited and not g.companies[0].entered


def lying(g: Meccg, name: str) -> int:
    """A card of the opponent lies on guard."""
    card = put(g, name, HAND, 1)
    g.move_unseen(card, ON_GUARD)
    g.companies[0].guarded = True
    return card


def test_R_OG_04_an_event_that_changes_the_automatic_attack_is_revealed_before_it() -> None:
    g, _ = arrived("Barrow-downs", "Aragorn II")
    card = lying(g, "Awaken Denizens")
    choose(g, "Enter")
    choose(g, "Declared Awaken Denizens")
    settle(g)
    choose(g, "Pass")
    assert strikes_of(g, g.nearest(Attacking)) == 2 and g.pile[card] == IN_PLAY + 1


def test_R_OG_07_R_AMB_76_in_answer_to_a_resource_one_that_touches_a_character() -> None:
    g, people = visiting("Barrow-downs", "Aragorn II", "Elladan", standard=False)
    lying(g, "Weariness of the Heart")
    hand(g, 0, "Sword of Gondolin")
    choose(g, "Declared Sword of Gondolin")
    choose(g, "Take Aragorn II")
    assert asked(g).side == 1
    choose(g, "Declared Weariness of the Heart 0")
    choose(g, "Take Elladan")
    settle(g)
    assert prowess(g, people[1]) == 4 and g.companies[0].counted == ()         # R-OG-10: it counts no second time


def test_R_OG_08_what_sends_away_or_taps_is_never_revealed() -> None:
    for name in ("Call of Home", "New Moon", "River"):
        g, _ = visiting("Barrow-downs", "Aragorn II", "Elladan", standard=False)
        lying(g, name)
        hand(g, 0, "Sword of Gondolin")
        choose(g, "Declared Sword of Gondolin")
        choose(g, "Take Aragorn II")
        assert names(g) == ["Pass"]


def test_R_OG_03_nothing_is_revealed_before_a_resource_is_played() -> None:
    g, _ = visiting("Barrow-downs", "Aragorn II", standard=False)
    lying(g, "Weariness of the Heart")
    assert asked(g).side == 0 and names(g) == ["Pass"]


def test_R_SITE_19_R_AMB_80_an_attempt_to_influence_comes_instead_of_the_additional_item() -> None:
    g, (aragorn,) = visiting("Bree", "Aragorn II")
    company(g, 1, "Bree", "Haldir")
    g.turns = [2, 1]
    g.nearest(Visit).minor = True
    g.question()
    actions = g.acting()
    assert isinstance(actions, SiteActions)
    actions.act(g, actions.actions(g, 0)[0])
    assert isinstance(g.stack[-1], ChooseTarget) and not g.nearest(Visit).minor and g.is_in_play(aragorn)


def test_R_AMB_80_whatever_is_played_next_the_additional_item_is_offered_no_more() -> None:
    g, _ = visiting("Bree", "Aragorn II", "Gimli")
    hand(g, 0, "Dagger of Westernesse", "Gates of Morning")
    g.nearest(Visit).minor = True
    assert offers(g, "Dagger of Westernesse")
    play(g, "Gates of Morning")
    assert not offers(g, "Dagger of Westernesse") and not g.nearest(Visit).minor


def test_R_SITE_17_what_no_such_site_hides_is_not_found_there() -> None:
    for site, there in (("Moria", False), ("Glittering Caves", True)):
        g, _ = visiting(site, "Aragorn II")
        assert MAJOR in g.facts(g.companies[0].site).playable
        assert site_offers(g, g.companies[0], hand(g, 0, "Sapling of the White Tree")[0]) is there


def test_R_SITE_14_an_innkeepers_word_counts_for_less_with_factions() -> None:
    g, (barliman, bard) = visiting("Bree", "Barliman Butterbur", "Bard Bowman")
    faction = hand(g, 0, "Rangers of the North")[0]
    assert g.facts(barliman).faction_check == -1 and g.facts(faction).swayed_by.get(MAN, 0) == 0
    assert faction_check(g, barliman, faction) == -1 and faction_check(g, bard, faction) == 0


def test_R_SITE_01_a_ford_is_for_the_company_whose_ranger_found_it() -> None:
    g = table(standard=True)
    floor(g)
    company(g, 0, "Bree", "Aragorn II")
    company(g, 0, "Bree", "Gimli")
    g.companies[1].site = g.companies[0].site
    river = put(g, "River", IN_PLAY, 1)
    g.host[river] = g.companies[0].site
    for it in g.companies[:2]:
        it.arrived = True
    other = next(n for n, kind in enumerate(g.cards.lasts_from) if kind != g.cards.names["River"])
    g.lasting.append(Lasting(other, 0, 0))                     # something else that lasts for it
    assert [rivers_ahead(g, slot) for slot in range(2)] == [[river], [river]]
    FORD.do(g, Source(river, 0, 0, []), 1)
    assert [rivers_ahead(g, slot) for slot in range(2)] == [[river], []]


def test_R_AMB_84_with_nobody_left_what_would_still_attack_is_discarded() -> None:
    g, (aragorn,) = visiting("Moria", "Aragorn II")
    visit = g.nearest(Visit)
    creature = put(g, "Orc-guard", CHAIN, 0)
    g.owner = replaced(g.owner, creature, 1)
    g.attackers.append(creature)
    visit.at, visit.creatures = 3, [creature, 0]
    while g.stack[-1] is not visit:
        g.stack.pop()
    g.ready = False
    falls(g, aragorn)
    g.stack.insert(0, MovementHazardPhase())                   # something to go on with
    g.stack[0].at = 4
    while visit in g.stack:
        g.stack[-1].go(g)
    assert g.pile[creature] == DISCARD + 1 and g.attackers == [] and g.current == -1


def test_R_SITE_05_the_crown_is_gained_by_who_takes_it() -> None:
    g = table(standard=True)
    floor(g)
    slots = [found_company(g, 0, put(g, site, LOCATION, 0)) for site in ("Bree", "Rivendell")]
    people = [put(g, name, IN_PLAY, 0) for name in ("Legolas", "Gimli")]
    for it, slot in zip(people, slots):
        join(g, it, slot)
    give(g, people[1], "Lure of Expedience", owner=1)          # it waits for whoever gains an item
    crown = hand(g, 0, "The Iron Crown")[0]
    g.then(PlayPrize(0, slots[1], g.cards.names["The Iron Crown"]))
    g.question()
    g.stack.pop().answered(g, people[1] + 1)
    assert g.host[crown] == people[1] and [it.picks for it in g.waiting] == [[people[1]]]


def test_R_SITE_05_a_lucky_search_finds_the_first_card_too() -> None:
    g = table(standard=True)
    floor(g)
    item = deck(g, 0, "Dagger of Westernesse")[0]
    scout = company(g, 0, "Bree", "Elladan")[0]
    g.current = 0
    search = LuckySearch(scout, put(g, "Lucky Search", 24, 0))
    search.item = item
    search.the_item_is_taken(g)
    assert item == 0 and g.host[item] == scout and g.pile[item] == IN_PLAY


def test_R_SITE_04_who_rode_to_their_aid_checks_before_the_wounded() -> None:
    g, (aragorn, frodo) = at_rest("Bree", "Aragorn II", "Frodo")
    attack = attacked_by(g, "Orc-guard")
    while g.stack[-1] is not attack:
        g.stack.pop()
    attack.sworn, attack.checks, attack.wounded = aragorn, True, [frodo]
    for who in (aragorn, frodo):
        attack.the_wounded_check(g)
        chain = g.stack.pop()
        assert isinstance(chain, Chain) and [it.card for it in chain.links] == [who] and attack.at == 7
    assert g.state[aragorn] == TAPPED and g.state[frodo] != TAPPED and attack.sworn < 0
    attack.at = 8
    attack.the_wounded_check(g)
    assert attack.at == 8 and g.stack[-1] is attack            # and nobody else


def test_R_SITE_10_the_ally_of_the_first_card_is_of_its_company() -> None:
    g = table(standard=True)
    frodo = put(g, "Frodo", IN_PLAY, 0)
    slot = found_company(g, 0, put(g, "Bree", LOCATION, 0))
    join(g, frodo, slot)
    ally, cloak = give(g, frodo, "Goldberry"), give(g, frodo, "Elven Cloak")
    assert frodo == 0 and ally_slot(g, ally) == slot and ally_slot(g, cloak) == -1


@EITHER_SEAT
def test_R_SITE_05_who_searches_for_an_item_to_play_looks_through_the_own_deck(side: int) -> None:
    g = turn_of(side)
    bearer = company(g, side, "Barrow-downs", "Aragorn II")[0]
    g.phase, g.current = SITE_PHASE, g.company[bearer]
    mine = deck(g, side, "Dagger of Westernesse", "Wolves")
    deck(g, 1 - side, "Giant", "Dodge")
    g.then(SearchToPlay(side, bearer, MINOR))
    found = ["Take Dagger of Westernesse", "Expel Dagger of Westernesse"]
    assert names(g) == ["No", *found] and all(g.is_known(it, side) for it in mine)
    g.answer(0)
    g.question()
    assert not any(g.is_known(it, side) for it in mine)
