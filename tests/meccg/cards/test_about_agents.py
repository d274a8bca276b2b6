"""Cards that agents carry out, and agents with words of their own."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.piles import DISCARD, HAND, LURKING, MARSHALLED, TAPPED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.agents import set_state, state_of
from ravenhill.games.meccg.rules.attacks import prowess_of, strikes_of, the_attack
from ravenhill.games.meccg.state import Meccg
from tests.meccg.cards.scenes import at_rest, on_the_way, under_attack, until_settled
from tests.meccg.rules.agent_scenes import act, agent, now, sites
from tests.meccg.rules.test_agent_attacks import to_the_dice
from tests.meccg.tables import asked, choose, give, hand, names, passes, put, roll


def offers(g: Meccg, card: str) -> bool:
    return any(words.startswith(f"Declared {card}") for words in now(g))


def declare(g: Meccg, card: str, *picks: str) -> None:
    now(g)
    choose(g, f"Declared {card}")
    for pick in picks:
        choose(g, pick)


def settle_to_dice(g: Meccg) -> None:
    for _ in range(6):
        if type(g.question()).__name__ != "Declare" or g.chain() is None: return
        g.answer(0)


@pytest.mark.parametrize(("card", "who", "more", "robs"), [
    ("An Article Missing", "Bill Ferny", 4, True), ("Cunning Foes", "Bill Ferny", 3, False)])
def test_R_AGT_14_R_AGT_31_dm_043_dm_050_an_agent_at_the_new_site_attacks_on_the_way(card, who, more, robs):
    g, (faramir, frodo) = on_the_way("Bree", "Faramir", "Frodo")
    sites(g, "Bree")
    it = agent(g, who)
    item = give(g, frodo, "Dagger of Westernesse")
    hand(g, 1, card)
    declare(g, card, f"Take {who}")
    assert it.card >= 0 and g.state[it.card] == TAPPED           # R-AGT-36  revealed as part of the cost
    assert len(g.companies[g.current].counted) == 1              # the attack itself does not count
    settle_to_dice(g)
    attack = under_attack(g)
    assert prowess_of(g, attack) == 2 + 5 + more and attack.chooses      # face down for this hazard
    passes(g, "AssignRest")
    choose(g, "Take Faramir")
    to_the_dice(g)
    roll(g, 2, 12)
    if robs:
        assert g.state[faramir] != WOUNDED and type(asked(g)).__name__ == "DiscardItem"
        choose(g, "Take Dagger")
        assert g.pile[item] == DISCARD
    else:
        assert g.state[faramir] == WOUNDED


@pytest.mark.parametrize("card", ["An Article Missing", "Cunning Foes", "Seek without Success"])
def test_dm_043_dm_050_dm_087_only_with_such_an_agent_there(card):
    g, _ = on_the_way("Edoras", "Faramir")
    agent(g, "Bill Ferny")
    hand(g, 1, card)
    assert not offers(g, card)
    g, _ = on_the_way("Stone-circle", "Faramir")
    agent(g, "Pôn-ora-Pôn")
    hand(g, 1, card)
    assert offers(g, card) == (card != "Cunning Foes")           # a scout and ranger, no warrior
    if card != "Seek without Success":
        set_state(g, g.agents[0], TAPPED)
        g.ready = False
        assert not offers(g, card)


def test_dm_087_a_ranger_agent_is_discarded_and_the_company_returns():
    g, _ = on_the_way("Stone-circle", "Faramir")
    it = agent(g, "Pôn-ora-Pôn")
    card, = g.piles[LURKING + it.place]
    hand(g, 1, "Seek without Success")
    declare(g, "Seek without Success", "Take Pôn")
    assert g.pile[card] == DISCARD + 1 and g.is_known(card, 0) and not g.agents
    slot = g.current
    until_settled(g)
    assert g.companies[slot].sent_back


def wormtongue(card: str) -> Meccg:
    g, _ = at_rest("Edoras", "Éowyn", "Faramir")
    sites(g, "Edoras")
    agent(g, "Wormtongue")
    hand(g, 1, card)
    return g


@pytest.mark.parametrize(("mine", "theirs", "won"), [(4, 9, True), (2, 12, True)])
def test_R_AGT_24_R_AGT_25_R_AGT_33_R_AMB_135_situation_13_dm_104_an_agents_influence(mine, theirs, won):
    """R-AGT-24, 25, 33, R-AMB-135  4 + DI 2+2+4 + 10 + 7 - 9 - unused general influence, above Éowyn's mind of 2."""
    g = wormtongue("Your Welcome Is Doubtful")
    eowyn = next(it for it in g.companies[g.current].members if g.facts(it).name == "Éowyn")
    item = give(g, eowyn, "Dagger of Westernesse")
    g.log = []
    declare(g, "Your Welcome Is Doubtful", "Take Wormtongue", "Take Éowyn")
    settle_to_dice(g)
    roll(g, mine, theirs)
    free = 20 - 2 - 5
    line = next(said for said in g.log if said.line.key.startswith("meccg-influence"))
    assert line.values[2:4] == [mine + 2 + 2 + 4 + 10 + 7 - theirs - free, 2] or tuple(line.values[2:4]) == (
        mine + 2 + 2 + 4 + 10 + 7 - theirs - free, 2)
    expected = mine + 25 - theirs - free > 2
    assert (g.pile[eowyn] == DISCARD) == expected and (g.pile[item] == DISCARD) == expected


def test_dm_104_neither_factions_nor_wizards_nor_who_is_elsewhere():
    g, _ = at_rest("Edoras", "Gandalf")
    agent(g, "Wormtongue")
    hand(g, 1, "Your Welcome Is Doubtful")
    put(g, "Riders of Rohan", MARSHALLED, 0)
    assert not offers(g, "Your Welcome Is Doubtful")
    g, _ = at_rest("Bree", "Faramir")
    agent(g, "Wormtongue")
    hand(g, 1, "Your Welcome Is Doubtful")
    assert not offers(g, "Your Welcome Is Doubtful")


def test_dm_061_a_word_in_season_and_help_for_another():
    g = wormtongue("Good Sense Revolts")
    hand(g, 1, "Good Sense Revolts")
    eowyn = g.companies[g.current].members[0]
    g.log = []
    declare(g, "Good Sense Revolts", "Take Wormtongue", "Take Éowyn")
    g.answer(0)                                                  # nothing by the active player
    choose(g, "Declared Good Sense Revolts")                     # the other helps it
    if type(g.question()).__name__ == "Pick": choose(g, "Take Wormtongue")
    settle_to_dice(g)
    roll(g, 7, 7)
    line = next(said for said in g.log if said.line.key.startswith("meccg-influence"))
    assert line.values[2] == 2 + 2 + 4 + 4 + 4 + 4 - 13          # more at home, and once more by the second
    assert (g.pile[eowyn] == DISCARD) == (line.values[2] > 2)
    g = wormtongue("Good Sense Revolts")
    set_state(g, g.agents[0], TAPPED)
    assert not offers(g, "Good Sense Revolts")


@pytest.mark.parametrize(("agent_name", "sure"), [("Wormtongue", True), ("Freca", True)])
def test_dm_096_a_faction_of_its_home_is_lost_without_a_roll(agent_name, sure):
    g, _ = at_rest("Bree", "Faramir")
    sites(g, "Edoras")
    riders = put(g, "Riders of Rohan", MARSHALLED, 0)
    agent(g, agent_name)
    hand(g, 1, "Twisted Tales")
    declare(g, "Twisted Tales", f"Take {agent_name}", "Take Riders")
    until_settled(g)
    assert g.pile[riders] == DISCARD                             # R-AMB-135  where the companies are does not matter


def test_dm_096_not_by_who_is_no_diplomat():
    g, _ = at_rest("Bree", "Faramir")
    put(g, "Riders of Rohan", MARSHALLED, 0)
    agent(g, "Bill Ferny")
    hand(g, 1, "Twisted Tales")
    assert not offers(g, "Twisted Tales")


def test_R_AGT_26_R_AGT_27_what_is_playable_at_its_home_counts_as_nothing():
    g, _ = at_rest("Bree", "Faramir")
    sites(g, "Dale")
    men = put(g, "Men of Dale", MARSHALLED, 0)
    agent(g, "Gisulf")
    hand(g, 1, "Good Sense Revolts")
    g.log = []
    declare(g, "Good Sense Revolts", "Take Gisulf", "Take Men of Dale")
    settle_to_dice(g)
    roll(g, 12, 2)
    line = next(said for said in g.log if said.line.key.startswith("meccg-influence"))
    sway = g.facts(men).swayed_by.get(g.facts(g.agents[0].card).race, 0)
    assert tuple(line.values[2:4]) == (12 - 2 + 1 + 2 + sway + 2 + 4 + 4 - 15, 0)


def test_dm_101_who_will_not_come_down_returns_to_the_hand():
    g = wormtongue("Will not Come Down")
    eowyn = g.companies[g.current].members[0]
    declare(g, "Will not Come Down", "Take Wormtongue", "Take Éowyn")
    settle_to_dice(g)
    roll(g, 7, 7)                                                # 8 above 2, general influence does not count
    assert g.pile[eowyn] == HAND
    g, _ = at_rest("Bree", "Faramir")
    agent(g, "Wormtongue")
    hand(g, 1, "Will not Come Down")
    assert not offers(g, "Will not Come Down")


def test_R_AGT_37_dm_014_golodhros_taps_for_an_attempt_of_his_own():
    g, _ = at_rest("Minas Morgul", "Faramir")
    sites(g, "Minas Morgul")
    it = agent(g, "Golodhros")
    assert offers(g, "Golodhros")
    declare(g, "Golodhros", "Take Faramir")
    settle_to_dice(g)
    roll(g, 12, 2)
    assert it.card >= 0 and g.state[it.card] == TAPPED and len(g.companies[g.current].counted) == 0
    g.ready = False
    assert not offers(g, "Golodhros")


@pytest.mark.parametrize(("name", "site", "more"), [
    ("Anarin", "Moria", 4 + 5), ("The Grimburgoth", "Dol Guldur", 7 + 5 + 2)])
def test_dm_001_dm_015_they_tap_to_attack_on_the_way(name, site, more):
    g, _ = on_the_way(site, "Faramir")
    sites(g, site)
    agent(g, name)
    declare(g, name)
    settle_to_dice(g)
    attack = the_attack(g)
    assert attack is not None and prowess_of(g, attack) == more
    g, _ = on_the_way("Bree", "Faramir")
    agent(g, name)
    assert not offers(g, name)                                   # they are elsewhere


def test_dm_002_baduila_is_discarded_and_the_company_returns():
    g, _ = on_the_way("Goblin-gate", "Faramir")
    sites(g, "Goblin-gate")
    agent(g, "Baduila")
    declare(g, "Baduila")
    slot = g.current
    until_settled(g)
    assert g.companies[slot].sent_back and not g.agents
    g, _ = at_rest("Goblin-gate", "Faramir")
    agent(g, "Baduila")
    assert not offers(g, "Baduila")                              # nobody moves


def test_dm_062_each_agent_may_act_once_more_and_it_counts():
    g, _ = at_rest("Bree", "Faramir")
    sites(g, "Bree", "Cameth Brin", "Weathertop")
    it = agent(g, "Bill Ferny")
    put(g, "Great Need or Purpose", 16, 1)
    act(g, "MoveAgent", "To Bree")
    act(g, "MoveAgent", "To Weathertop")
    assert it.acted == 2 and len(g.companies[g.current].counted) == 2
    assert not any(words.startswith("MoveAgent") for words in now(g))
    hand(g, 1, "Great Need or Purpose")
    g.ready = False
    assert not offers(g, "Great Need")


def test_dm_074_one_agent_may_act_once_more_for_nothing():
    g, _ = at_rest("Bree", "Faramir")
    sites(g, "Bree", "Weathertop")
    it = agent(g, "Bill Ferny")
    hand(g, 1, "Never Seen Him", "Never Seen Him")
    declare(g, "Never Seen Him")
    if type(g.question()).__name__ == "Pick": g.answer(g.offered[0])
    until_settled(g)
    assert GAME.shown(g, 0, str).agents[0].on[0].code == "dm-074" and GAME.shown(g, 0, str).agents[0].card.code == ""
    assert not offers(g, "Never Seen Him")                       # once on each agent
    counted = len(g.companies[g.current].counted)
    act(g, "MoveAgent", "To Bree")
    act(g, "MoveAgent", "To Weathertop")
    assert it.acted == 2 and len(g.companies[g.current].counted) == counted + 1 and GAME.faults(g) == []


def test_dm_091_scouts_strike_twice_and_choose():
    g, _ = on_the_way("Bree", "Faramir", "Frodo")
    sites(g, "Bree")
    hand(g, 1, "Sudden Fury", "Cunning Foes")
    agent(g, "Bill Ferny", up="Bree")
    declare(g, "Sudden Fury")
    until_settled(g)
    declare(g, "Cunning Foes", "Take Bill Ferny")
    settle_to_dice(g)
    attack = under_attack(g)
    assert strikes_of(g, attack) == 2 and attack.chooses
    g, _ = on_the_way("Bree", "Faramir", "Frodo")
    hand(g, 1, "Sudden Fury", "Cunning Foes")
    agent(g, "Deallus", up="Bree")                               # no scout
    declare(g, "Sudden Fury")
    until_settled(g)
    declare(g, "Cunning Foes", "Take Deallus")
    settle_to_dice(g)
    assert strikes_of(g, under_attack(g)) == 1
    assert state_of(g, g.agents[0]) != UNTAPPED and names(g)
