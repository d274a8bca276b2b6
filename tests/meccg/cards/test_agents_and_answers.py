"""Agents that strike in their own way, cards that widen their homes, and what the other side has against them."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, LURKING, ON_GUARD, TAPPED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.agents import homes_of, places_of, reveal_agent, set_state
from ravenhill.games.meccg.rules.attacks import strikes_of
from ravenhill.games.meccg.rules.leaving import guard_returns
from tests.meccg.cards.scenes import at_rest, on_the_way, under_attack, until_settled
from tests.meccg.cards.test_about_agents import declare, offers, settle_to_dice
from tests.meccg.rules.agent_scenes import agent, entered, kind, now, sites
from tests.meccg.rules.test_agent_attacks import attack_with, to_the_dice
from tests.meccg.tables import asked, choose, deck, give, hand, names, passes, put, roll


def test_dm_007_elerina_taps_for_a_second_strike():
    for state, asks in ((UNTAPPED, True), (TAPPED, False)):
        g, _ = entered("Carn Dûm", "Faramir", "Frodo")
        it = agent(g, "Elerína", up="Carn Dûm")
        set_state(g, it, state)
        attack = attack_with(g, "Elerína")
        for _ in range(9):
            if type(g.question()).__name__ in ("OneMoreStrike", "AssignStrike"): break
            g.answer(0)
        assert (type(g.question()).__name__ == "OneMoreStrike") == asks
        if asks:
            choose(g, "Yes")
            assert strikes_of(g, attack) == 2 and g.state[it.card] == TAPPED


def test_dm_025_taladhan_chooses_and_takes_an_item_in_place_of_a_wound():
    g, (faramir, frodo) = entered("Sarn Goriwing", "Faramir", "Frodo")
    item = give(g, frodo, "Dagger of Westernesse")
    agent(g, "Taladhan", up="Sarn Goriwing")
    assert attack_with(g, "Taladhan").chooses
    passes(g, "AssignRest")
    choose(g, "Take Faramir")
    to_the_dice(g)
    roll(g, 2, 12)
    assert g.state[faramir] != WOUNDED and type(asked(g)).__name__ == "DiscardItem"
    choose(g, "Take Dagger")
    assert g.pile[item] == DISCARD


@pytest.mark.parametrize(("card", "who", "more", "never"), [
    ("Inner Cunning", "Baduila", "Moria", "Bree"), ("Nobody's Friend", "Bill Ferny", "Edoras", "Moria")])
def test_dm_068_dm_076_a_new_agent_may_have_come_from_elsewhere(card, who, more, never):
    g, _ = at_rest(more, "Faramir")
    there, = sites(g, more)
    it = agent(g, who, fresh=True)
    event, = hand(g, 1, card)
    assert kind(g, more) not in homes_of(g, it)
    declare(g, card, "TheAgent")
    until_settled(g)
    assert g.pile[event] == IN_PLAY + 1 and {kind(g, more)} <= set(places_of(g, it)) and kind(g, never) not in homes_of(
        g, it)
    assert GAME.faults(g) == []
    reveal_agent(g, it, kind(g, more))
    assert it.site == there and g.pile[event] == DISCARD + 1     # it goes when the agent is revealed


def test_dm_068_dm_076_or_an_agent_is_fetched_and_not_on_an_old_one():
    g, _ = at_rest("Bree", "Faramir")
    agent(g, "Baduila")                                          # it came before
    hand(g, 1, "Inner Cunning")
    _, golodhros = deck(g, 1, "Bill Ferny", "Golodhros")
    assert [words for words in now(g) if "Inner" in words and "LayOn" not in words] == ["Declared Inner Cunning 3"]
    declare(g, "Inner Cunning")
    settle_to_dice(g)
    assert names(g) == ["No", "Take Golodhros"]
    choose(g, "Take Golodhros")
    assert g.pile[golodhros] == HAND + 1 and g.is_known(golodhros, 0)


def test_dm_089_the_undead_come_for_nothing():
    g, _ = at_rest("Sarn Goriwing", "Faramir")
    it = agent(g, "Taladhan", up="Sarn Goriwing")
    hand(g, 1, "Shadow out of the Dark", "Stirring Bones", "Orc-guard")
    declare(g, "Shadow out of the Dark")
    until_settled(g)
    declare(g, "Shadow out of the Dark")
    until_settled(g)
    assert g.state[it.card] == TAPPED
    counted = len(g.companies[g.current].counted)
    assert offers(g, "Stirring Bones")
    choose(g, "Declared Stirring Bones")
    while type(g.question()).__name__ == "Pick": g.answer(g.offered[-1])
    assert len(g.companies[g.current].counted) == counted
    g, _ = at_rest("Bree", "Faramir")
    agent(g, "Bill Ferny", up="Bree")                            # no shadow-magic
    hand(g, 1, "Shadow out of the Dark")
    assert not offers(g, "Shadow out of the Dark")


def test_dm_127_the_weary_and_the_watchers_return():
    g, _ = at_rest("Bree", "Faramir")
    event = put(g, "Face Out of Sight", IN_PLAY, 0)
    tired, fresh = agent(g, "Bill Ferny"), agent(g, "Elwen")
    tired.state = TAPPED
    guard = put(g, "Orc-guard", HAND, 1)
    g.move_unseen(guard, ON_GUARD)
    rules = g.facts(event).rules
    from ravenhill.core.words import Source
    for n, rule in enumerate(rules):
        if rule.kind == 1: rule.does[0].happen(g, Source(event, n, 0, []))
    assert g.agents == [fresh] and g.pile[guard] == HAND + 1 and len(g.piles[HAND + 1]) == 2


def test_dm_144_what_an_agent_taps_for_is_cancelled():
    g, _ = on_the_way("Bree", "Faramir")
    sites(g, "Bree")
    agent(g, "Bill Ferny")
    hand(g, 1, "Cunning Foes")
    hand(g, 0, "I Know Much about You", "I Know Much about You")
    declare(g, "Cunning Foes", "Take Bill Ferny")
    choose(g, "Declared I Know Much")
    if type(g.question()).__name__ == "Pick": g.answer(g.offered[0])
    until_settled(g)
    assert type(g.question()).__name__ == "Declare" and g.state[g.agents[0].card] == TAPPED
    assert not any(words.startswith("Declared I Know") for words in names(g))    # nothing of the kind any more
    g, _ = entered("Bree", "Faramir")
    agent(g, "Bill Ferny", up="Bree")
    hand(g, 0, "I Know Much about You")
    attack = attack_with(g, "Bill Ferny")
    choose(g, "Declared I Know Much")
    until_settled(g)
    assert attack.stopped or attack not in g.stack


def test_dm_152_face_up_agents_must_fight_and_guards_are_lost():
    g, _ = entered("Bree", "Faramir")
    put(g, "Ordered to Kill", IN_PLAY, 0)
    agent(g, "Bill Ferny", up="Bree")
    assert names(g) == ["Done"]
    choose(g, "Done")
    assert g.facts(under_attack(g).card).name == "Bill Ferny"
    guard = put(g, "Orc-guard", HAND, 1)
    g.move_unseen(guard, ON_GUARD)
    guard_returns(g, 0)
    assert g.pile[guard] == DISCARD + 1 and not g.is_known(guard, 0)


@pytest.mark.parametrize(("who", "site", "to"), [("Elwen", "Dol Amroth", DISCARD), ("Ivic", "Pelargir", HAND)])
def test_dm_165_agents_are_withdrawn(who, site, to):
    g, _ = at_rest("Bree", "Faramir")
    it = agent(g, who, up=site)
    card = it.card
    hand(g, 0, "Withdrawn to Mordor")
    choose(g, "Declared Withdrawn")
    if type(g.question()).__name__ == "Pick": g.answer(g.offered[0])
    until_settled(g)
    assert g.pile[card] == to + 1 and not g.agents
    g, _ = at_rest("Bree", "Faramir")
    agent(g, who)                                                # face down
    hand(g, 0, "Withdrawn to Mordor")
    assert not any(words.startswith("Declared Withdrawn") for words in names(g))
    guard = put(g, "Orc-guard", HAND, 1)
    g.move_unseen(guard, ON_GUARD)
    g.ready = False
    choose(g, "Declared Withdrawn")
    if type(g.question()).__name__ == "Pick": g.answer(g.offered[0])
    until_settled(g)
    assert g.pile[guard] == DISCARD + 1 and g.piles[LURKING + 12]
