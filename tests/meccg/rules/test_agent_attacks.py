"""Agents attack in the site phase: both roll, the agent is wounded and may fall; creatures through agents."""
from __future__ import annotations

from typing import Any

import pytest

from ravenhill.core.frames import Roll
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, MARSHALLED, OUT, SITES, TAPPED, WOUNDED
from ravenhill.games.meccg.rules.agent_attacks import agent_attack, more_prowess
from ravenhill.games.meccg.rules.agents import set_state, state_of
from ravenhill.games.meccg.rules.attacks import Attacking, body_of, prowess_of, strikes_of, the_attack
from ravenhill.games.meccg.rules.numbers import points_by_group
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CREATURES, ELF, MAN
from tests.meccg.cards.scenes import at_rest, on_the_way, under_attack
from tests.meccg.rules.agent_scenes import act, agent, entered, hazard_turn, kind, now, sites
from tests.meccg.tables import asked, choose, company, hand, names, passes, put, roll


def to_the_dice(g: Meccg) -> None:
    """Everybody passes, the struck one taps, until the dice are asked."""
    for _ in range(60):
        question = g.question()
        if isinstance(question, Roll):
            return
        g.answer(0 if 0 in g.offered else g.offered[0])
    raise AssertionError("the dice are never asked")


def attack_with(g: Meccg, name: str) -> Attacking:
    assert type(g.question()).__name__ == "NameAgents"
    choose(g, f"Take {name}")
    choose(g, "Done")
    attack = the_attack(g)
    assert attack is not None
    return attack


def over(g: Meccg) -> None:
    passes(g, "Declare")


def test_R_AGT_22_R_AGT_28_R_AGT_29_R_AMB_132_situation_8_an_agent_at_home_face_down():
    """R-AGT-17, 18, 20, 22, 28, 29  Bill Ferny, played this turn, is at Bree: 2+5 and 6 against Faramir's 5 and 7."""
    g, (faramir, _) = entered("Bree", "Faramir", "Frodo")
    bree, = sites(g, "Bree")
    it = agent(g, "Bill Ferny", fresh=True)
    attack = attack_with(g, "Bill Ferny")
    assert (prowess_of(g, attack), body_of(g, attack), strikes_of(g, attack), attack.race) == (7, 9, 1, MAN)
    passes(g, "AssignRest")
    assert asked(g).side == 1                                # the attacker picks the target
    choose(g, "Take Faramir")
    to_the_dice(g)
    roll(g, 7, 6)
    assert g.state[faramir] == WOUNDED
    roll(g, 2)
    over(g)
    assert (g.state[it.card], it.site, g.pile[it.card]) == (TAPPED, bree, IN_PLAY + 1)


@pytest.mark.parametrize(("body", "falls"), [(10, True), (9, False)])
def test_R_AGT_23_R_AMB_96_situation_9_an_agent_beaten(body, falls):
    """R-AGT-21, 23, R-AMB-96, 132, 133  Elwen face up at home: 4+2+5 against 5+8; her body is 9."""
    g, _ = entered("Dol Amroth", "Faramir")
    it = agent(g, "Elwen", up="Dol Amroth")
    card = it.card
    attack = attack_with(g, "Elwen")
    assert (prowess_of(g, attack), body_of(g, attack), attack.race, attack.chooses) == (6, 9, ELF, False)
    to_the_dice(g)
    roll(g, 8, 5)
    assert g.state[card] == WOUNDED
    roll(g, body)
    over(g)
    assert g.pile[card] == (MARSHALLED if falls else IN_PLAY + 1)
    assert points_by_group(g, 0)[CREATURES] == (2 if falls else 0)
    assert falls or (it in g.agents and state_of(g, it) == WOUNDED)
    assert GAME.faults(g) == []


def test_R_AMB_125_situation_10_no_card_for_its_home():
    """R-AGT-15, R-AMB-125  Wormtongue's owner has a company at Edoras: he attacks at +5 and leaves with the turn."""
    g, _ = entered("Edoras", "Faramir")
    company(g, 1, "Edoras", "Éomer")
    it = agent(g, "Wormtongue")
    attack = attack_with(g, "Wormtongue")
    assert prowess_of(g, attack) == 6 and it.leaves and it.site == -1
    assert GAME.shown(g, 0, str).agents[0].leaves


def test_R_AGT_17_the_window_opens_for_any_face_down_agent_but_only_those_here_attack():
    g, _ = entered("Bree", "Faramir")
    agent(g, "Gisulf")                                           # elsewhere, but nobody can tell
    assert type(g.question()).__name__ == "NameAgents" and names(g) == ["Done"]
    g, _ = entered("Bree", "Faramir")
    agent(g, "Elwen", up="Dol Amroth")                           # everybody sees that she is not here
    assert type(g.question()).__name__ == "Declare"


@pytest.mark.parametrize(("trail", "up", "state", "prowess", "body", "chooses"), [
    ((), "", 0, 5 + 5, 8, True), (("Gladden Fields",), "", 0, 5 + 2, 7, False),
    ((), "Woodmen-town", 0, 5 + 2, 8, False), ((), "Woodmen-town", WOUNDED, 5, 8, False),
    (("Woodmen-town",), "", 0, 5 + 5, 8, True),
])
def test_R_AGT_19_R_AGT_20_R_AGT_21_cover_home_and_wounds(trail, up, state, prowess, body, chooses):
    g, _ = entered(up or (trail[-1] if trail else "Woodmen-town"), "Faramir")
    it = agent(g, "Gisulf", *trail, up=up)
    set_state(g, it, state)
    attack = attack_with(g, "Gisulf")
    assert (prowess_of(g, attack), body_of(g, attack), attack.chooses) == (prowess, body, chooses)


def test_R_AGT_18_equal_sums_have_no_effect():
    g, (faramir,) = entered("Woodmen-town", "Faramir")
    it = agent(g, "Gisulf", up="Woodmen-town")
    attack_with(g, "Gisulf")
    to_the_dice(g)
    roll(g, 7, 5)                                                # 5 and 7 against 7 and 5
    assert g.state[faramir] == TAPPED
    over(g)
    assert state_of(g, it) == TAPPED                             # R-AGT-22


def test_R_AMB_133_wounded_before_the_body_check_is_one_harder():
    g, _ = entered("Woodmen-town", "Aragorn II")
    it = agent(g, "Gisulf", up="Woodmen-town")
    card = it.card
    set_state(g, it, WOUNDED)
    attack_with(g, "Gisulf")
    to_the_dice(g)
    roll(g, 12, 2, 8)                                            # 8 and 1 more are above 8
    over(g)
    assert g.pile[card] == MARSHALLED


def test_R_AMB_133_a_strike_left_unbeaten_costs_the_points():
    g, _ = entered("Woodmen-town", "Aragorn II", "Faramir")
    it = agent(g, "Gisulf", up="Woodmen-town")
    card = it.card
    attack = attack_with(g, "Gisulf")
    attack.more_strikes = 1
    g.ready = False
    to_the_dice(g)
    roll(g, 12, 2, 12)
    over(g)
    assert g.pile[card] == OUT + 1 and not g.agents              # the second strike never came


def test_a_body_check_of_eight_discards_who_gives_up():
    g, _ = entered("Isengard", "Aragorn II")
    it = agent(g, "Baugúr", up="Isengard")
    card = it.card
    attack_with(g, "Baugúr")
    to_the_dice(g)
    roll(g, 12, 2, 8)
    over(g)
    assert g.pile[card] == DISCARD + 1


def test_R_AMB_95_R_AMB_131_all_are_named_at_once_and_come_in_the_active_players_order():
    g, _ = entered("Bree", "Faramir", "Aragorn II")
    agent(g, "Bill Ferny")
    agent(g, "Deallus")
    choose(g, "Take Bill Ferny")
    choose(g, "Take Deallus")
    assert names(g) == ["Done"]                                  # once each
    choose(g, "Done")
    question = asked(g)
    assert (type(question).__name__, question.side, names(g)) == ("WhoComes", 0, ["Take Bill Ferny", "Take Deallus"])
    choose(g, "Take Deallus")
    assert g.facts(under_attack(g).card).name == "Deallus"
    for _ in range(2):
        to_the_dice(g)
        roll(g, 12, 2, 2)
    over(g)
    assert [it.fought for it in g.agents] == [True, True]


def test_R_AGT_35_the_attack_has_no_key_and_is_no_creatures():
    g, _ = entered("Bree", "Faramir")
    it = agent(g, "Bill Ferny", up="Bree")
    attack = agent_attack(g, g.current, it, False)
    assert (attack.by, attack.automatic) == (-1, False)


def test_R_AGT_36_face_down_or_up_is_read_when_the_attack_is_declared():
    g, _ = entered("Bree", "Faramir")
    it = agent(g, "Bill Ferny")
    attack = attack_with(g, "Bill Ferny")
    assert it.card >= 0 and attack.more_prowess == 5


def test_both_rolls_of_a_strike_are_seen():
    g, _ = entered("Bree", "Faramir")
    agent(g, "Bill Ferny", up="Bree")
    attack_with(g, "Bill Ferny")
    to_the_dice(g)
    seen: Any = GAME.shown(g, 0, str)
    assert seen.attack.agent
    found = GAME.odds(g, 0)
    assert found is not None and abs(sum(found["ladders"][0]["zones"][it] for it in (
        "wins", "ineffectual", "wounded") if it in found["ladders"][0]["zones"]) - 1) < 1e-9
    roll(g, 3, 11)
    seen = GAME.shown(g, 0, str)
    strike = seen.attack.strike
    assert (strike.rolled, strike.foe, strike.against) == (3, 11, 2 + 2 + 11)


# Creatures through agents

def lets(g: Meccg) -> list[str]:
    return [words.removeprefix("Declared ").removesuffix(" 0") for words in now(g) if words.startswith("Declared ")]


def test_R_AGT_11_R_AMB_93_situation_12_creatures_by_an_agent():
    """R-AGT-10, 11, R-AMB-93, 130  At its home by the type of the site; elsewhere like the site's own attacks."""
    g, _ = on_the_way("Sarn Goriwing", "Gimli")
    g.companies[g.current].limit = 4
    it = agent(g, "Nimloth")
    put(g, "Sarn Goriwing", 8, 1)
    hand(g, 1, "Orc-warriors", "Barrow-wight", "Cave-drake")
    assert lets(g) == ["Orc-warriors", "Barrow-wight"] or "Cave-drake" not in lets(g)
    act(g, "OpenToCreatures Nimloth")
    assert (g.state[it.card], it.opened, g.companies[g.current].counted) == (TAPPED, True, (-3,))
    assert {"Orc-warriors", "Barrow-wight"} <= set(lets(g)) and "Cave-drake" not in lets(g)


def test_R_AGT_10_away_from_home_only_what_is_like_the_sites_own_attacks():
    g, _ = on_the_way("Isengard", "Gimli")
    agent(g, "Freca", "Isengard")
    hand(g, 1, "Wargs", "Orc-guard")
    assert lets(g) == []
    act(g, "OpenToCreatures Freca")
    assert lets(g) == ["Wargs"]


def test_R_AGT_10_not_where_men_live_unless_it_is_home():
    g, _ = on_the_way("Edoras", "Gimli")
    agent(g, "Leamon", "Dunnish Clan-hold")
    assert not any(words.startswith("OpenToCreatures") for words in now(g))
    g, _ = on_the_way("Edoras", "Gimli")
    agent(g, "Freca")
    hand(g, 1, "Brigands", "Orc-guard")
    act(g, "OpenToCreatures Freca")
    assert lets(g) == ["Brigands"]                               # R-AGT-11  a Free-hold: Men


def test_R_AMB_130_the_agent_must_still_be_there():
    g, _ = on_the_way("Isengard", "Gimli")
    it = agent(g, "Freca", "Isengard")
    hand(g, 1, "Wargs")
    act(g, "OpenToCreatures Freca")
    it.at = kind(g, "Bree")
    g.ready = False
    assert lets(g) == []


def test_R_AMB_130_the_creature_is_keyed_to_the_site_by_its_name():
    g, _ = on_the_way("Isengard", "Gimli")
    agent(g, "Freca", "Isengard")
    hand(g, 1, "Wargs")
    act(g, "OpenToCreatures Freca")
    now(g)
    choose(g, "Declared Wargs")
    choose(g, "KeyedTo")
    seen: Any = GAME.shown(g, 0, str)
    assert seen.chains[0].links[0].key.name == "card-tw-404"
    passes(g, "AssignStrike")
    assert under_attack(g).key == kind(g, "Isengard")


def test_R_AMB_136_agents_are_no_company_and_bear_nothing():
    g, _ = at_rest("Bree", "Gimli")
    it = agent(g, "Bill Ferny", up="Bree")
    assert g.company[it.card] == -1 and g.pile[it.site] == SITES + 1
    assert GAME.shown(g, 0, str).events == [] and len(GAME.shown(g, 0, str).companies) == 1


def test_R_AGT_02_an_agent_acts_in_the_phase_of_any_one_company():
    g, _ = hazard_turn("Bree", "Gimli", stays=True)
    sites(g, "Bree")
    agent(g, "Bill Ferny")
    assert "MoveAgent Bill Ferny" in now(g)


@pytest.mark.parametrize(("down", "home", "more"), [
    (True, True, 5), (True, False, 2), (False, True, 2), (False, False, 0),
])
def test_R_AGT_19_R_AGT_20_R_AGT_21_cover_and_home_strengthen_and_a_wound_weakens(
    down: bool, home: bool, more: int,
) -> None:
    g, _ = hazard_turn("Bree", "Gimli", stays=True)
    it = agent(g, "Bill Ferny", up="Bree")
    assert more_prowess(g, it, down, home) == more
    set_state(g, it, WOUNDED)
    assert more_prowess(g, it, down, home) == more - 2
