"""Agents: played face down, moved from site to site, revealed, turned down again."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.decks.legality import Deck, Fault, agent_minds, creature_halves, faults
from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, LOCATION, LURKING, SITES, TAPPED, TRAIL, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.agents import (
    hides,
    homes_of,
    is_at,
    is_home,
    is_legal_chain,
    moves,
    on_agent,
    places_of,
    reveal_agent,
    set_state,
    state_of,
)
from ravenhill.games.meccg.rules.leaving import agent_leaves
from ravenhill.games.meccg.rules.movement import destinations
from ravenhill.games.meccg.rules.turn import UntapPhase
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import AGENT, HAZARD
from tests.meccg.rules.agent_scenes import act, agent, hazard_turn, kind, now, sites
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import asked, company, hand, put


def kinds(g: Meccg, pile: int) -> list[str]:
    return [g.facts(card).name for card in g.piles[pile]]


def test_R_AGT_01_an_agent_is_played_face_down_and_counts_as_one_hazard():
    g, _ = hazard_turn("Moria", "Gimli")
    card, = hand(g, 1, "Bill Ferny")
    act(g, "PlayAgent Bill Ferny")
    it, = g.agents
    assert g.pile[card] == LURKING + it.place and (it.state, it.fresh, it.card) == (UNTAPPED, True, -1)
    assert g.knows[card] == 2 and g.companies[g.current].counted == (-3,)
    assert sorted(places_of(g, it)) == sorted([kind(g, "Bree"), kind(g, "Cameth Brin")])


def test_R_AGT_01_not_over_the_limit_and_not_by_the_active_player():
    g, _ = hazard_turn("Moria", "Gimli", limit=0)
    hand(g, 1, "Bill Ferny")
    hand(g, 0, "Elwen")
    assert not any(words.startswith("PlayAgent") for words in now(g))
    g, _ = hazard_turn("Moria", "Gimli")
    hand(g, 0, "Elwen")
    g.question()
    assert not any(option > 1 << 16 for option in g.offered)


@pytest.mark.parametrize(("fresh", "acted"), [(True, 0), (False, 1)])
def test_R_AGT_02_R_AGT_29_one_action_a_turn_and_none_in_the_turn_it_came(fresh, acted):
    g, _ = hazard_turn("Moria", "Gimli")
    sites(g, "Bree")
    it = agent(g, "Bill Ferny", fresh=fresh)
    it.acted = acted
    assert not any(words.startswith("MoveAgent") for words in now(g))
    it.new_turn()
    g.ready = False
    assert "MoveAgent Bill Ferny" in now(g)
    act(g, "MoveAgent Bill Ferny", "To Bree")
    assert it.acted == 1 and len(g.companies[g.current].counted) == 1
    assert not any(words.startswith("MoveAgent") for words in now(g))


def test_R_AMB_92_an_action_needs_room_in_the_limit_of_the_company_whose_phase_it_is():
    g, _ = hazard_turn("Moria", "Gimli", limit=0)
    sites(g, "Bree")
    agent(g, "Bill Ferny")
    assert now(g) == ["Pass", "RevealAgent Bill Ferny"]          # R-AGT-13  revealing is free


def test_R_AGT_03_a_wounded_agent_heals_to_tapped_and_does_nothing_else():
    g, _ = hazard_turn("Moria", "Gimli")
    sites(g, "Bree")
    it = agent(g, "Bill Ferny")
    it.state = WOUNDED
    assert [words for words in now(g) if "Agent" in words] == ["RevealAgent Bill Ferny", "HealAgent Bill Ferny"]
    act(g, "HealAgent")
    assert it.state == TAPPED


def test_R_AGT_04_agents_untap_with_their_owners_cards():
    g, _ = hazard_turn("Moria", "Gimli")
    down, up = agent(g, "Bill Ferny"), agent(g, "Elwen", up="Dol Amroth")
    down.state = TAPPED
    set_state(g, up, TAPPED)
    g.active = 1
    UntapPhase().cards_untap(g)
    assert (state_of(g, down), state_of(g, up)) == (UNTAPPED, UNTAPPED)
    set_state(g, up, WOUNDED)                                    # R-AMB-136  no Haven heals it
    down.state = WOUNDED
    UntapPhase().cards_untap(g)
    assert (state_of(g, down), state_of(g, up)) == (WOUNDED, WOUNDED)


def test_R_AGT_05_a_move_taps_and_leads_to_a_site_nearby_that_is_no_haven_and_not_under_ground():
    g, _ = hazard_turn("Moria", "Gimli")
    sites(g, "Gladden Fields", "Goblin-gate", "Lórien", "Dol Guldur", "The Under-gates", "Woodmen-town")
    it = agent(g, "Gisulf")                                      # of Woodmen-town, Lake-town and Dale
    assert sorted(kinds_of(g, moves(g, it))) == ["Dol Guldur", "Gladden Fields", "Woodmen-town"]
    act(g, "MoveAgent Gisulf", "To Gladden Fields")
    assert it.state == TAPPED and kinds(g, TRAIL + it.place) == ["Gladden Fields"]


def kinds_of(g: Meccg, cards: list[int]) -> list[str]: return [g.facts(card).name for card in cards]


def test_R_AMB_97_R_AMB_124_situation_11_a_hidden_chain():
    """R-AMB-124  Unmoved Gladden Fields is offered and Goblin-gate is not; from Gladden Fields it is."""
    g, _ = hazard_turn("Moria", "Gimli")
    sites(g, "Gladden Fields", "Goblin-gate")
    it = agent(g, "Gisulf")
    assert kinds_of(g, moves(g, it)) == ["Gladden Fields"]
    act(g, "MoveAgent Gisulf", "To Gladden Fields")
    seen = GAME.shown(g, 0, str).agents[0]
    assert (seen.face, seen.state, len(seen.trail)) == ("down", "tapped", 1)
    assert (seen.card.code, seen.trail[0].code, seen.prowess, seen.homes) == ("", "", None, [])
    it.new_turn()
    g.ready = False
    act(g, "MoveAgent Gisulf", "To Goblin-gate")
    assert len(GAME.shown(g, 0, str).agents[0].trail) == 2 and GAME.shown(g, 1, str).agents[0].trail[1].code == "tw-398"


def test_R_AGT_06_face_up_the_old_site_returns():
    g, _ = hazard_turn("Moria", "Gimli")
    it = agent(g, "Elwen", up="Dol Amroth")
    before = it.site
    sites(g, "Pelargir")
    act(g, "MoveAgent Elwen", "To Pelargir")
    assert g.facts(it.site).name == "Pelargir" and g.pile[it.site] == SITES + 1 and g.pile[before] == LOCATION + 1
    assert not is_home(g, it) and state_of(g, it) == TAPPED


def test_R_AGT_07_R_AMB_126_going_back_takes_the_top_card_away_and_taps():
    g, _ = hazard_turn("Moria", "Gimli")
    it = agent(g, "Gisulf", "Gladden Fields", "Goblin-gate")
    act(g, "AgentGoesBack")
    assert kinds(g, TRAIL + it.place) == ["Gladden Fields"] and it.state == TAPPED
    it.new_turn()
    g.ready = False
    act(g, "AgentGoesBack")
    assert kinds(g, TRAIL + it.place) == [] and len(places_of(g, it)) == 3
    it.new_turn()
    g.ready = False
    assert "AgentGoesBack Gisulf" not in now(g)                  # it is at home


def test_R_AGT_08_R_AMB_127_home_from_anywhere_in_any_state():
    g, _ = hazard_turn("Moria", "Gimli")
    it = agent(g, "Gisulf", "Gladden Fields", "Goblin-gate")
    it.state = WOUNDED
    act(g, "AgentGoesHome")
    assert not g.piles[TRAIL + it.place] and it.state == WOUNDED
    g, _ = hazard_turn("Moria", "Gimli")
    it = agent(g, "Elwen", up="Dol Amroth")
    assert "AgentGoesHome Elwen" not in now(g)                   # no card of another home is free
    sites(g, "Minas Tirith")
    g.ready = False
    act(g, "AgentGoesHome")
    assert g.facts(it.site).name == "Minas Tirith" and state_of(g, it) == UNTAPPED


def test_R_AGT_09_an_action_untaps_it():
    g, _ = hazard_turn("Moria", "Gimli")
    it = agent(g, "Gisulf")
    it.state = TAPPED
    act(g, "UntapAgent")
    assert it.state == UNTAPPED
    it.new_turn()
    g.ready = False
    assert "UntapAgent Gisulf" not in now(g)


def test_R_AGT_12_R_AMB_94_R_AMB_128_turned_down_its_site_is_the_foot_and_stays_known():
    g, _ = hazard_turn("Moria", "Gimli")
    sites(g, "Pelargir")
    it = agent(g, "Elwen", up="Dol Amroth")
    act(g, "HideAgent")
    card, = g.piles[LURKING + it.place]
    foot, = g.piles[TRAIL + it.place]
    assert it.card == -1 and it.state == TAPPED and it.footed
    assert g.is_known(card, 0) and g.is_known(foot, 0) and GAME.faults(g) == []
    it.new_turn()
    g.ready = False
    act(g, "MoveAgent Elwen", "To Pelargir")
    assert [g.is_known(site, 0) for site in g.piles[TRAIL + it.place]] == [True, False]
    it.new_turn()
    g.ready = False
    act(g, "AgentGoesBack")
    assert g.piles[TRAIL + it.place] == [foot] and g.is_known(foot, 0)      # who was not touched stays known
    it.new_turn()
    g.ready = False
    assert "AgentGoesBack Elwen" not in now(g)
    set_state(g, it, TAPPED)
    reveal_agent(g, it)
    it.new_turn()
    g.ready = False
    assert "HideAgent Elwen" not in now(g)                       # only untapped


@pytest.mark.parametrize("event", ["Houses of Healing", "Hall of Fire"])
def test_R_AMB_14_what_lies_on_the_site_of_an_agent_is_discarded_when_it_turns_down(event):
    g, _ = hazard_turn("Moria", "Gimli")
    it = agent(g, "Elwen", up="Dol Amroth")
    lies = put(g, event, IN_PLAY, 0)
    g.host[lies], g.state[it.site] = it.site, TAPPED
    act(g, "HideAgent")
    foot, = g.piles[TRAIL + it.place]
    assert g.pile[lies] == DISCARD and g.state[foot] == UNTAPPED and GAME.faults(g) == []


def test_R_AMB_128_what_lies_on_an_agent_stays_when_it_turns_down():
    g, _ = hazard_turn("Moria", "Gimli")
    it = agent(g, "Elwen", up="Dol Amroth")
    lies = put(g, "Inner Cunning", IN_PLAY, 1)
    g.host[lies] = on_agent(it.place)
    act(g, "HideAgent")
    assert g.pile[lies] == IN_PLAY + 1 and GAME.faults(g) == []


def test_R_AGT_13_R_AGT_15_revealed_unmoved_it_is_at_the_home_its_player_names():
    g, _ = hazard_turn("Moria", "Gimli")
    bree, = sites(g, "Bree")
    it = agent(g, "Bill Ferny")
    act(g, "RevealAgent Bill Ferny", f"AtPlace {kind(g, 'Bree')}")
    assert g.pile[it.card] == IN_PLAY + 1 and it.site == bree and g.pile[bree] == SITES + 1
    assert g.companies[g.current].counted == () and not it.leaves and it.acted == 0


def test_R_AGT_15_R_AMB_125_without_a_free_card_it_goes_at_the_end_of_the_turn():
    g, _ = hazard_turn("Moria", "Gimli")
    company(g, 1, "Edoras", "Éowyn")
    it = agent(g, "Wormtongue")
    reveal_agent(g, it, kind(g, "Edoras"))
    card = it.card
    assert it.leaves and it.site == -1 and GAME.faults(g) == []
    g.phase = 5
    from ravenhill.games.meccg.rules.turn import Turns
    Turns().a_turn_ends(g)
    assert g.pile[card] == DISCARD + 1 and not g.agents


def test_R_AGT_16_revealed_after_moving_it_keeps_only_its_site():
    g, _ = hazard_turn("Moria", "Gimli")
    it = agent(g, "Gisulf", "Gladden Fields", "Goblin-gate")
    first, last = g.piles[TRAIL + it.place]
    act(g, "RevealAgent")
    assert (it.site, g.pile[first], g.pile[last]) == (last, LOCATION + 1, SITES + 1)
    assert g.is_known(first, 0)                                  # the whole stack was shown


def test_R_AGT_16_a_chain_that_is_no_longer_legal_discards_it():
    g, _ = hazard_turn("Moria", "Gimli")
    it = agent(g, "Gisulf", "Goblin-gate")
    card, = g.piles[LURKING + it.place]
    assert not reveal_agent(g, it)
    assert g.pile[card] == DISCARD + 1 and not g.agents and g.is_known(card, 0)


def test_R_AGT_30_R_AMB_125_a_site_of_the_owners_own_company_is_not_free():
    g, _ = hazard_turn("Moria", "Gimli")
    company(g, 1, "Bree", "Éowyn")
    it = agent(g, "Bill Ferny")
    assert moves(g, it) == []


def test_R_AGT_38_R_AMB_125_no_company_joins_an_agents_site_card():
    g, _ = hazard_turn("Moria", "Gimli")
    company(g, 1, "Lórien", "Éowyn")
    slot = 10
    free = put(g, "Moria", LOCATION, 1)
    assert free in destinations(g, slot)
    it = agent(g, "Bill Ferny", up="Bree")
    g.move(free, SITES + 1)
    it.site, before = free, it.site
    g.move(before, LOCATION + 1)
    assert free not in destinations(g, slot)


def test_R_AGT_39_own_exceptions_of_travel():
    g, _ = hazard_turn("Moria", "Gimli")
    sites(g, "Rivendell", "Edhellond", "Bree", "Old Forest", "Bag End", "The White Towers", "Grey Havens", "Isengard",
          "Dunnish Clan-hold", "Glittering Caves", "Edoras", "Weathertop")
    assert "Edhellond" in kinds_of(g, moves(g, agent(g, "Elwen")))
    assert "Edhellond" not in kinds_of(g, moves(g, agent(g, "Eun")))
    assert sorted(kinds_of(g, moves(g, agent(g, "Baugúr")))) == ["Glittering Caves", "Isengard"]


def test_R_AMB_98_R_AMB_134_face_down_a_second_form_is_no_matter_revealed_it_is_discarded():
    g, _ = hazard_turn("Moria", "Gimli")
    agent(g, "Bill Ferny", up="Bree")
    second = agent(g, "Bill Ferny", side=0)
    card, = g.piles[LURKING + second.place]
    assert GAME.faults(g) == []
    assert not reveal_agent(g, second, kind(g, "Bree"))
    assert g.pile[card] == DISCARD and len(g.agents) == 1


def test_R_AMB_129_an_action_can_be_answered_and_is_lost_over_a_limit_that_has_fallen():
    g, _ = hazard_turn("Moria", "Gimli")
    card, = hand(g, 1, "Bill Ferny")
    now(g)
    from tests.meccg.tables import choose
    choose(g, "PlayAgent")
    assert asked(g).side == 0 and g.chain() is not None      # the active player may respond
    g.companies[g.current].limit = 0
    g.answer(0)
    g.question()
    assert g.pile[card] == DISCARD + 1 and not g.agents and not g.is_known(card, 0)


def test_an_agent_discarded_face_down_stays_unknown_unless_it_was_seen():
    g, _ = hazard_turn("Moria", "Gimli")
    it = agent(g, "Gisulf", "Gladden Fields")
    card, site = g.piles[LURKING + it.place][0], g.piles[TRAIL + it.place][0]
    agent_leaves(g, it, DISCARD)
    assert (g.pile[card], g.pile[site]) == (DISCARD + 1, LOCATION + 1)
    assert not g.is_known(card, 0) and not g.is_known(site, 0) and g.is_known(card, 1)


def test_R_AMB_123_unmoved_it_is_at_all_its_homes_at_once():
    g, _ = hazard_turn("Moria", "Gimli")
    it = agent(g, "Golodhros") if "Golodhros" in g.cards.names else agent(g, "Wormtongue")
    assert len(homes_of(g, it)) == 3 and places_of(g, it) == homes_of(g, it)
    reveal_agent(g, it, homes_of(g, it)[1])
    assert places_of(g, it) == [it.at]


def test_R_AGT_32_an_agent_has_numbers_of_a_character_and_is_a_unique_hazard():
    agents = [card for card in GAME.library.facts if card.type == AGENT]
    assert len(agents) >= 28
    for card in agents:
        assert card.side == HAZARD and card.unique and card.mind >= 3 and card.body > 0 and card.homes


def test_R_AGT_34_situation_23_half_a_creature_each_and_minds_of_36():
    """8 creatures, 4 Ahunts and 4 agents are 8 + 2 + 2; minds of 37 are refused, never in the pool."""
    creatures = {"tw-074": 3, "tw-075": 3, "tw-072": 2}
    ahunts = [card.id for card in GAME.library.facts if card.hunts][:4]
    counts = creatures | dict.fromkeys([*ahunts, "dm-003", "dm-005", "dm-009", "dm-016"], 1)
    assert creature_halves(counts) == 2 * 12
    nine = {code: 1 for code in ("dm-014", "dm-002", "dm-007", "dm-015")}                # 9 + 8 + 8 + 8
    assert agent_minds(nine | {"dm-003": 1}) == 36 and agent_minds(nine | {"dm-006": 1}) == 37
    found = faults(Deck(deck=nine, sideboard={"dm-006": 1}, pool={"dm-003": 1}))
    assert Fault("R-AGT-34", n=37, n2=36) in found and Fault("R-SETUP-20", "dm-003") in found
    assert not any(it.rule == "R-AGT-34" for it in faults(Deck(deck=nine, sideboard={"dm-003": 1})))


def test_R_AGT_12_what_lies_on_the_site_of_an_agent_that_turns_face_down_leaves_play() -> None:
    g, _ = hazard_turn("Moria", "Gimli")
    it = agent(g, "Wormtongue", up="Edoras")
    houses = put(g, "Houses of Healing", IN_PLAY, 1)
    g.host[houses] = it.site
    hides(g, it)
    assert g.pile[houses] == DISCARD + 1 and GAME.faults(g) == []


@EITHER_SEAT
def test_R_AMB_123_one_that_is_face_up_is_where_everybody_sees_it(side: int) -> None:
    """Whichever number its card has: here it is the first of all."""
    g = turn_of(side)
    it = agent(g, "Bill Ferny", up="Bree", side=1 - side)
    bree, home = put(g, "Bree", LOCATION, side), put(g, "Cameth Brin", LOCATION, side)
    assert it.card == 0 and places_of(g, it) == [kind(g, "Bree")]
    assert is_at(g, it, bree) and not is_at(g, it, home)


@pytest.mark.parametrize(("footed", "trail", "legal"), [
    (False, ("Bree", "Weathertop"), True), (False, ("Bree", "Edoras"), False), (False, ("Edoras", "Dunharrow"), False),
    (True, ("Edoras", "Dunharrow"), True), (True, ("Edoras", "Bree"), False), (False, ("Bree", "Bree"), False),
])
def test_R_AGT_16_only_a_foot_that_lay_open_needs_no_home(footed: bool, trail: tuple[str, ...], legal: bool) -> None:
    g = turn_of(0)
    it = agent(g, "Bill Ferny")
    it.footed = footed
    assert is_legal_chain(g, it, kind(g, "Bill Ferny"), [kind(g, site) for site in trail]) is legal
