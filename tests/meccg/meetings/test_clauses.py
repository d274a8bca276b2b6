"""Clauses that were not carried out in full: alone, of two copies, and where cards meet."""
from __future__ import annotations

import pytest

from ravenhill.core.frames import Roll
from ravenhill.games.meccg.cards.dark_minions.own.the_windlord_found_me import WhichWizard
from ravenhill.games.meccg.cards.dragons.own.rumor_of_wealth import DrawnByWealth
from ravenhill.games.meccg.lasting import Lasting
from ravenhill.games.meccg.piles import DISCARD, FIRST_COMPANY, HAND, IN_PLAY, LOCATION, MARSHALLED, OUT, TAPPED
from ravenhill.games.meccg.rules.agent_attacks import agent_attack
from ravenhill.games.meccg.rules.agent_persuasion import agents_influence
from ravenhill.games.meccg.rules.attacks import Attacking, prowess_of, strikes_of, the_attack
from ravenhill.games.meccg.rules.checks import owes_check
from ravenhill.games.meccg.rules.leaving import found_company, join, to_hand
from ravenhill.games.meccg.rules.persuasion import BringIn
from ravenhill.games.meccg.rules.rewards import ARMS, Reward, theirs
from ravenhill.games.meccg.rules.rings import RingTest
from ravenhill.games.meccg.rules.seen import noticed
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import SHADOW_LAND
from ravenhill.games.meccg.words.moments import AT_SITE, BEGINNING_OF_HAZARDS
from tests.meccg.cards.scenes import (
    at_rest,
    attacked_by,
    hazard,
    in_play,
    offers,
    on_the_way,
    organizing,
    play,
    refused,
    site_phase,
    struck_by,
    the_company,
    until_settled,
    visiting,
    ways,
)
from tests.meccg.rules.agent_scenes import agent
from tests.meccg.tables import asked, choose, deck, give, goes_on, hand, is_asked, names, put


@pytest.mark.parametrize("event, more", [("Rank upon Rank", (0, 0)), ("Scimitars of Steel", (0, 1))])
def test_dm_080_dm_086_an_agent_is_no_man_of_the_ranks(event: str, more: tuple[int, int]) -> None:
    g, _ = visiting("Bree", "Gimli", "Legolas")
    put(g, event, IN_PLAY, 1)
    attack = agent_attack(g, g.current, agent(g, "Bill Ferny", up="Bree"), False)
    g.then(attack)
    bare = attack.prowess + attack.more_prowess
    assert (strikes_of(g, attack) - 1, prowess_of(g, attack) - bare) == more


def test_td_050_an_older_copy_acts_though_another_came_this_turn() -> None:
    g, _ = on_the_way("Moria", "Gimli", regions=("Rohan",))
    riders, men = put(g, "Riders of Rohan", MARSHALLED, 0), put(g, "Men of Dorwinion", MARSHALLED, 0)
    old = give(g, riders, "No Escape from My Magic", 1)
    hand(g, 1, "No Escape from My Magic")
    hazard(g, "No Escape from My Magic", "Take Men of Dorwinion")
    the_company(g).regions = (g.cards.names["Rohan"], g.cards.names["Dorwinion"])
    g.announce(BEGINNING_OF_HAZARDS, g.current)
    assert len(g.on(men)) == 1 and [it.card for it in g.waiting] == [old]


@pytest.mark.parametrize("gates, gone, less", [(True, False, 4), (True, True, 2), (False, False, 2)])
def test_td_162_the_sun_is_asked_for_when_the_card_takes_effect(gates: bool, gone: bool, less: int) -> None:
    g, _ = on_the_way("Moria", "Gimli")
    hand(g, 0, "Vanish in Sunlight!")
    hand(g, 1, "Twilight")
    if gates:
        put(g, "Gates of Morning", IN_PLAY, 0)
    attack = attacked_by(g, "Barrow-wight")
    before = prowess_of(g, attack)
    choose(g, "Declared Vanish in Sunlight!")
    if gone:
        choose(g, "Declared Twilight")
        choose(g, "Take Gates of Morning")
    until_settled(g)
    assert prowess_of(g, attack) == before - less


@pytest.mark.parametrize("gone", [True, False])
def test_td_088_the_night_is_asked_for_when_the_card_takes_effect(gone: bool) -> None:
    g, _ = on_the_way("Moria", "Gimli")
    the_company(g).races = (g.facts(put(g, "Smaug", OUT, 1)).race,)
    put(g, "Doors of Night", IN_PLAY, 1)
    hand(g, 0, "Twilight")
    hand(g, 1, "Worm's Stench")
    g.answer(0)
    choose(g, "Declared Worm's Stench")
    if gone:
        choose(g, "Declared Twilight")
        choose(g, "Take Doors of Night")
    until_settled(g)
    spiders = attacked_by(g, "Giant Spiders")
    assert prowess_of(g, spiders) == spiders.prowess + 2
    assert strikes_of(g, spiders) == spiders.strikes + (0 if gone else 1)
    g.stack = g.stack[:g.stack.index(spiders)]
    wolves = attacked_by(g, "Wolves")
    assert prowess_of(g, wolves) == wolves.prowess + (0 if gone else 2)


@pytest.mark.parametrize("copies", [1, 2])
def test_dm_072_each_copy_marches_out(copies: int) -> None:
    g, _ = on_the_way("Urlurtsu Nurn", "Gimli", "Aragorn II", path=(SHADOW_LAND,), regions=("Nurn",))
    cards = [put(g, "Mordor in Arms", IN_PLAY, 1) for _ in range(copies)]
    for _ in range(900):
        if not any(in_play(g, card) for card in cards):
            break
        goes_on(g)
    assert len(the_company(g).faced) == 3 * copies and [g.pile[card] for card in cards] == [MARSHALLED] * copies


def test_td_029_an_eye_is_open_in_one_attack_of_several() -> None:
    g, (_, bilbo, _) = on_the_way("The Under-gates", "Gimli", "Bilbo", "Legolas")
    hand(g, 1, "Half an Eye Open")
    attack = attacked_by(g, "Nameless Thing")
    hazard(g, "Half an Eye Open", "Take Bilbo")
    assert attack.first_at == bilbo
    while attack.number == 0 or is_asked(g, "Declare") or is_asked(g, "WardOff"):
        goes_on(g)
    assert attack.at < 5 and bilbo not in attack.targets        # the defender gives the first strike to anybody


def test_dm_079_what_cannot_be_duplicated_against_an_attack_may_be_played_against_the_next() -> None:
    g, _ = on_the_way("The Under-gates", "Gimli")
    hand(g, 1, "Pierced by Many Wounds", "Pierced by Many Wounds")
    attack = attacked_by(g, "Nameless Thing")
    hazard(g, "Pierced by Many Wounds")
    assert refused(g, "Pierced by Many Wounds")
    while attack.number == 0 or not is_asked(g, "Declare") or asked(g).side == 0:
        goes_on(g)
    assert offers(g, "Pierced by Many Wounds")


TURNING_AWAY = ["Flatter a Foe", "Dragon's Hunger", "Riddling Talk", "Token of Goodwill"]


@pytest.mark.parametrize("card", TURNING_AWAY)
def test_td_055_age_knows_every_way_in_which_an_attack_is_turned_away(card: str) -> None:
    g, (gandalf,) = on_the_way("The Lonely Mountain", "Gandalf")
    give(g, gandalf, "Enruned Shield")
    mine = hand(g, 0, card)[0]
    hand(g, 1, "Prowess of Age")
    attack = attacked_by(g, "Smaug")
    choose(g, f"Declared {card}")
    while is_asked(g, "Pick"):
        g.answer(g.offered[0])
    assert len(ways(g, "Prowess of Age")) == 2
    choose(g, ways(g, "Prowess of Age")[0])
    choose(g, f"Take {card}")
    until_settled(g, total=12)
    assert g.pile[mine] == DISCARD and the_attack(g) is attack and not attack.stopped


def facing_the_guardian(card: str, kept: bool) -> Meccg:
    """Gandalf faces Smaug at home, who cannot be cancelled if a hoard is legendary."""
    g, (gandalf,) = at_rest("The Lonely Mountain", "Gandalf")
    give(g, gandalf, "Enruned Shield")
    dragon = put(g, "Smaug at Home", IN_PLAY, 1)
    if kept:
        give(g, dragon, "Legendary Hoard", 0)
    hand(g, 0, card)
    the_company(g).moved = True
    site_phase(g)
    choose(g, "Travel")
    choose(g, "Enter")
    while not is_asked(g, "Declare") or not g.under_way(Attacking) or g.nearest(Attacking).giver != dragon:
        goes_on(g)
    return g


@pytest.mark.parametrize("card", ["Flatter a Foe", "Riddling Talk", "Token of Goodwill", "Not at Home"])
@pytest.mark.parametrize("kept", [True, False])
def test_td_127_nobody_talks_the_guardian_of_a_legendary_hoard_away(card: str, kept: bool) -> None:
    assert offers(facing_the_guardian(card, kept), card) is not kept


@pytest.mark.parametrize("home", [True, False])
def test_td_044_td_058_wealth_draws_no_second_Dragon_in_a_turn(home: bool) -> None:
    g, _ = visiting("Moria", "Gandalf")
    hand(g, 1, "Scatha")
    if home:
        put(g, "Leucaruth at Home", IN_PLAY, 1)
    g.did.append(g.cards.names["Smaug"])
    g.ready = False
    g.then(DrawnByWealth(1))
    assert names(g) == (["No"] if home else ["No", "Take Scatha"])


@pytest.mark.parametrize("veiled", [True, False])
def test_tw_013_the_bane_covers_discard_piles_from_every_eye(veiled: bool) -> None:
    g, _ = on_the_way("Moria", "Gimli")
    put(g, "Riders of Rohan", DISCARD, 0)
    hand(g, 0, "Horns, Horns, Horns")
    hand(g, 1, "Aware of their Ways")
    if veiled:
        put(g, "Bane of the Ithil-stone", IN_PLAY, 1)
    assert offers(g, "Horns, Horns, Horns") is not veiled and refused(g, "Aware of their Ways") is veiled
    g, (gimli,) = organizing("Rivendell", "Gimli")
    put(g, "Sword of Gondolin", DISCARD, 0)
    hand(g, 0, "Shield of Iron-bound Ash")
    if veiled:
        put(g, "Bane of the Ithil-stone", IN_PLAY, 1)
    g.question()
    g.ready = False
    g.then(Reward(0, g.company[gimli], ARMS, -1))
    assert names(g) == ["No", "Take Shield of Iron-bound Ash", *([] if veiled else ["Take Sword of Gondolin"])]


@pytest.mark.parametrize("veiled", [True, False])
def test_tw_013_dm_143_nothing_is_hunted_through_covered_piles(veiled: bool) -> None:
    g, _ = organizing("Rivendell", "Alatar")
    noticed(g, put(g, "Wargs", DISCARD, 1))
    hand(g, 0, "The Hunt")
    if veiled:
        put(g, "Bane of the Ithil-stone", IN_PLAY, 1)
    assert offers(g, "The Hunt") is not veiled


# What is played, and what only passes from one to another

@pytest.mark.parametrize("event", ["Greed", "Troll-purse", "Known to an Ounce", "Rumor of Wealth"])
@pytest.mark.parametrize("passed", [True, False])
def test_td_144_an_item_that_is_passed_on_is_not_played(event: str, passed: bool) -> None:
    g, (elrond, gimli) = visiting("Moria", "Elrond", "Gimli")
    lies = give(g, the_company(g).site, event, 1)
    if passed:
        give(g, elrond, "Glamdring")
        hand(g, 0, "Pledge of Conduct")
        owes_check(g, elrond, 0, AT_SITE)
        while not offers(g, "Pledge of Conduct"):
            goes_on(g)
        choose(g, "Declared Pledge of Conduct")
        for pick in ("Take Glamdring", "Take Gimli"):
            choose(g, pick)
    else:
        hand(g, 0, "Sword of Gondolin")
        choose(g, "Declared Sword of Gondolin")
        choose(g, "Take Gimli")
    acted = False
    for _ in range(40):
        chain = g.chain()
        waiting = [it.card for it in (g.waiting if chain is None else chain.links)]
        acted = acted or not in_play(g, lies) or bool(g.under_way(Attacking)) or lies in waiting
        if is_asked(g, "Declare") and g.chain() is None and not g.under_way(Attacking):
            break
        goes_on(g)
    assert acted is not passed and len(g.on(gimli)) == 1


@pytest.mark.parametrize("toll", [True, False])
@pytest.mark.parametrize("fetched", ["Forgotten Scrolls", "Dagger of Westernesse"])
def test_td_108_what_lore_finds_is_played_there(fetched: str, toll: bool) -> None:
    g, (gandalf, _) = visiting("The Lonely Mountain", "Gandalf", "Gimli")
    give(g, gandalf, "Dragon-lore")
    g.state[the_company(g).site] = TAPPED
    deck(g, 0, fetched)
    price = hand(g, 0, "Cram")[0]
    if toll:
        put(g, "Ireful Flames", IN_PLAY, 1)
    choose(g, "Declared Dragon-lore")
    trapped = False
    for _ in range(60):
        trapped = trapped or bool(g.under_way(Attacking))
        if is_asked(g, "WhichTreasure"):
            choose(g, f"Take {fetched}")
        elif is_asked(g, "Declare") and g.chain() is None and not g.under_way(Attacking):
            break
        else:
            goes_on(g)
    assert trapped is (fetched == "Forgotten Scrolls") and (g.pile[price] == OUT) is toll


def test_td_182_who_cannot_pay_finds_nothing() -> None:
    for search in ("Dragon-lore", "Thorough Search"):
        g, (gandalf, _) = visiting("The Lonely Mountain", "Gandalf", "Bilbo")
        put(g, "Ireful Flames", IN_PLAY, 1)
        if search == "Dragon-lore":
            give(g, gandalf, search)
            g.state[the_company(g).site] = TAPPED
            deck(g, 0, "Cram")
            choose(g, f"Declared {search}")
            while not is_asked(g, "WhichTreasure"):
                goes_on(g)
            assert names(g) == ["No"]
        else:
            hand(g, 0, search, "Cram")
            assert not offers(g, search)
            hand(g, 0, "Cram")
            g.ready = False
            play(g, search, "Take Bilbo", "Take Cram", "Take Gandalf")
            assert len(g.piles[OUT]) == 1 and len(g.on(gandalf)) == 1


def test_td_023_each_company_has_an_exile_of_its_own() -> None:
    g, _ = at_rest("The Lonely Mountain", "Gimli", "Legolas")
    put(g, "Smaug at Home", IN_PLAY, 1)
    other = found_company(g, 0, put(g, "Bree", LOCATION, 0))
    join(g, put(g, "Bilbo", IN_PLAY, 0), other)
    hand(g, 1, "Exile of Solitude")
    hazard(g, "Exile of Solitude")
    effect = g.lasting[0].effect
    g.lasting = [Lasting(effect, 1, other), *g.lasting]
    the_company(g).moved = g.companies[other].moved = True
    site_phase(g)
    choose(g, "Travel 0")
    choose(g, "Enter")
    while not is_asked(g, "SeizeOrNot"):
        goes_on(g)
    g.answer(1)
    assert [it.thing for it in g.lasting if it.effect == effect] == [other]


# Roads that asked less than others

def test_dm_110_what_lies_there_as_an_event_is_no_hazard_creature() -> None:
    for event in (True, False):
        g, (gimli,) = on_the_way("Dol Guldur", "Gimli", regions=("Southern Mirkwood",) if event else ())
        give(g, gimli, "Bow of Dragon-horn")
        if event:
            put(g, "Spider of the Môrlat", IN_PLAY, 1)
            while not is_asked(g, "Declare") or the_attack(g) is None:
                goes_on(g)
        else:
            attacked_by(g, "Spider of the Môrlat")
        assert offers(g, "Bow of Dragon-horn") is not event


def test_dm_102_no_corruption_card_comes_on_an_ally() -> None:
    for ally in (True, False):
        g, (gimli,) = on_the_way("Moria", "Gimli")
        target = give(g, gimli, "Noble Hound") if ally else gimli
        hand(g, 1, "Wound of Long Burden")
        _, strike = struck_by(g, "Cave Worm", target)
        while g.stack[-1] is not strike:
            g.stack.pop()
        strike.at = 0
        g.ready = False
        assert (is_asked(g, "Declare") and offers(g, "Wound of Long Burden")) is not ally


@pytest.mark.parametrize("under", [True, False])
def test_dm_073_dm_116_dm_170_what_lies_under_an_armory_is_not_stored(under: bool) -> None:
    g, _ = on_the_way("Moria", "Gimli")
    cram = put(g, "Cram", MARSHALLED, 0)
    if under:
        g.host[cram] = put(g, "Armory", IN_PLAY, 0)
    hand(g, 1, "Neither so Ancient Nor so Potent")
    assert refused(g, "Neither so Ancient Nor so Potent") is under
    assert theirs(g, 1, g.kind[cram]) == ([] if under else [cram])


def test_R_AMB_90_an_ally_that_is_won_over_joins_the_company() -> None:
    g, (gandalf, _) = visiting("Bree", "Gandalf", "Gimli")
    fellowship = put(g, "Fellowship", IN_PLAY, 0)
    g.host[fellowship] = FIRST_COMPANY - g.current
    ally = hand(g, 0, "Noble Hound")[0]
    g.ready = False
    g.then(BringIn(0, ally, gandalf))
    choose(g, "Yes")
    assert g.host[ally] == gandalf and g.pile[fellowship] == DISCARD


def test_R_INF_02_dm_164_the_Wizard_whom_the_Windlord_brings_was_played_this_turn() -> None:
    g, (gimli,) = organizing("Rivendell", "Gimli")
    wizard = deck(g, 0, "Gandalf")[0]
    g.ready = False
    g.then(WhichWizard(0, g.company[gimli]))
    choose(g, "Take Gandalf")
    assert g.company[wizard] >= 0 and g.kind[wizard] in g.did


@pytest.mark.parametrize("pays", [True, False])
def test_td_182_a_ring_that_is_found_costs_another_item(pays: bool) -> None:
    g, (gandalf,) = visiting("The Lonely Mountain", "Gandalf")
    put(g, "Ireful Flames", IN_PLAY, 1)
    gold = give(g, gandalf, "Beautiful Gold Ring")
    hand(g, 0, "Magic Ring of Words", *(["Cram"] if pays else []))
    g.ready = False
    g.then(RingTest(gold, 0, 1))
    while isinstance(g.question(), Roll):
        g.answer(2)
    assert names(g) == ["No", *(["Take Magic Ring of Words"] if pays else [])]
    if pays:
        choose(g, "Take Magic Ring of Words")
        goes_on(g)
        assert len(g.piles[OUT]) == 1


@pytest.mark.parametrize("event, less", [
    ("Times Are Evil", 3), ("Scatha at Home", 1), ("Sentinels of Númenor", 2), ("Mordor in Arms", 0),
])
def test_td_062_td_076_dm_158_all_attempts_are_those_of_agents_too(event: str, less: int) -> None:
    g, _ = on_the_way("Minas Tirith", "Gimli")
    it = agent(g, "Súrion", up="Minas Tirith")
    men = put(g, "Men of Anórien" if less else "Easterlings", MARSHALLED, 0)
    before = agents_influence(g, it, men)
    put(g, event, IN_PLAY, 1)
    assert agents_influence(g, it, men) == before - less


def test_dm_101_an_ally_that_returns_to_the_hand_leaves_the_company() -> None:
    g, (gandalf, _) = visiting("Bree", "Gandalf", "Gimli")
    fellowship = put(g, "Fellowship", IN_PLAY, 0)
    g.host[fellowship] = FIRST_COMPANY - g.current
    hound = give(g, gandalf, "Noble Hound")
    to_hand(g, hound)
    assert (g.pile[hound], g.pile[fellowship]) == (HAND, DISCARD)
