"""Nazgûl and what they ride and wield, the Balrog, Shelob, sieges, rivers, traitors, and the will behind them."""
from __future__ import annotations

import pytest

from ravenhill.core.chain import Declare
from ravenhill.games.meccg.rules.attacks import Attacking, prowess_of, strikes_of
from ravenhill.games.meccg.rules.numbers import corruption, hold
from ravenhill.games.meccg.rules.site import automatic
from ravenhill.games.meccg.rules.strikes import Inheritance
from ravenhill.games.meccg.rules.turn import UntapPhase
from ravenhill.games.meccg.state import (
    DISCARD,
    HAND,
    IN_PLAY,
    ON_GUARD,
    SITES,
    TAPPED,
    UNTAPPED,
    WOUNDED,
    Meccg,
)
from ravenhill.games.meccg.terms import (
    BY_HOLD,
    BY_REGION_TYPE,
    DARK_HOLD,
    SHADOW_HOLD,
    SHADOW_LAND,
    WILDERNESS,
)
from tests.meccg.cards.scenes import (
    at_rest,
    attacked_by,
    declare,
    hazard,
    in_play,
    offers,
    on_the_way,
    organizing,
    play,
    refused,
    site_phase,
    the_company,
    under_attack,
    until_settled,
    visiting,
)
from tests.meccg.tables import choose, company, give, hand, names, put, roll, settle

# ------------------------------------------------------------------ Nazgûl and what carries them


def test_tw_063_morgul_horse_brings_a_tapped_nazgul_back_to_the_hand() -> None:
    g, _ = on_the_way("Moria", "Gimli")
    king = put(g, "Witch-king of Angmar", IN_PLAY, 1)
    hand(g, 1, "Morgul-horse")
    assert refused(g, "Morgul-horse 0")                        # nothing was tapped yet
    choose(g, "Declared Witch-king of Angmar")
    choose(g, "Pass")
    choose(g, "Declared Morgul-horse 0")
    choose(g, "Take Witch-king of Angmar")
    until_settled(g)
    assert g.pile[king] == HAND + 1 and g.state[king] == UNTAPPED
    assert hold(g, the_company(g).going) == DARK_HOLD          # what it did is done all the same


def test_tw_063_morgul_horse_opens_a_shadow_land_to_one_nazgul() -> None:
    g, _ = on_the_way("Moria", "Gimli", path=(SHADOW_LAND,))
    hand(g, 1, "Ren the Unclean", "Morgul-horse", "Adûnaphel")
    assert refused(g, "Ren the Unclean 0")
    play(g, "Morgul-horse 1")
    declare(g, "Ren the Unclean 0", "KeyedTo")
    settle(g)
    attack = under_attack(g)
    assert (attack.by, attack.key) == (BY_REGION_TYPE, SHADOW_LAND) and not attack.carried
    assert g.lasting == []                                     # spent
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    hand(g, 1, "Ren the Unclean", "Morgul-horse")
    hazard(g, "Morgul-horse 1")
    assert refused(g, "Ren the Unclean 0")


def test_tw_033_fell_beast_carries_the_next_nazgul() -> None:
    g, _ = on_the_way("Moria", "Gimli", "Legolas")
    hand(g, 1, "Fell Beast", "Adûnaphel", "Giant")
    assert refused(g, "Adûnaphel 0")
    play(g, "Fell Beast 0")
    declare(g, "Adûnaphel 0", "KeyedTo")
    settle(g)
    attack = under_attack(g)
    assert (attack.by, attack.key) == (BY_HOLD, SHADOW_HOLD)
    assert (strikes_of(g, attack), prowess_of(g, attack), attack.chooses, attack.carried) == (2, 13, True, True)
    assert g.lasting == []


def test_tw_033_fell_beast_comes_into_an_attack_once_and_only_of_a_nazgul() -> None:
    g, _ = on_the_way("Moria", "Gimli", "Legolas")
    hand(g, 1, "Fell Beast", "Fell Beast")
    attack = attacked_by(g, "Adûnaphel")
    g.answer(0)
    play(g, "Fell Beast 1")
    assert (strikes_of(g, attack), prowess_of(g, attack), attack.chooses) == (2, 13, True)
    assert refused(g, "Fell Beast")                            # not twice on one Nazgûl
    g, _ = on_the_way("Moria", "Gimli")
    hand(g, 1, "Fell Beast")
    attacked_by(g, "Giant")
    assert refused(g, "Fell Beast")


def test_tw_083_ren_makes_everybody_check_the_mover_first_and_each_in_his_order() -> None:
    g, (gimli, legolas) = on_the_way("Bree", "Gimli", "Legolas")
    elrond, arwen = company(g, 1, "Rivendell", "Elrond", "Arwen")
    ren = put(g, "Ren the Unclean", IN_PLAY, 1)
    declare(g, "Ren the Unclean")
    choose(g, "Pass")
    choose(g, "Declared Arwen 2")                              # in support, though it is not her player's turn
    choose(g, "Take Elrond")
    settle(g)
    assert g.state[arwen] == TAPPED and [(it.who, it.more) for it in g.aids] == [(elrond, 1)]
    assert names(g) == ["Take Gimli", "Take Legolas"]
    choose(g, "Take Legolas")
    settle(g)
    roll(g, 2)
    choose(g, "Take Gimli")
    settle(g)
    roll(g, 2)
    assert names(g) == ["Take Elrond", "Take Arwen"]
    choose(g, "Take Arwen")
    settle(g)
    roll(g, 7)
    settle(g)
    roll(g, 7)
    assert g.pile[ren] == DISCARD + 1 and g.aids == []
    assert in_play(g, gimli) and in_play(g, legolas)
    g, _ = on_the_way("Bree", "Gimli")
    tapped = put(g, "Ren the Unclean", IN_PLAY, 1)
    g.state[tapped] = TAPPED
    assert refused(g, "Ren the Unclean")


# ------------------------------------------------------------------ their blades


BLADES = [("tw-064", "Morgul-knife", 4, 2, 4), ("tw-097", "The Pale Sword", 6, 1, 5)]


@pytest.mark.parametrize(("id", "card", "points", "more", "above"), BLADES)
def test_a_blade_strengthens_the_nazgul_and_stays_in_a_wound(
    id: str, card: str, points: int, more: int, above: int,
) -> None:
    g, (gimli, legolas) = on_the_way("Bree", "Gimli", "Legolas")
    blade = hand(g, 1, card)[0]
    attack = attacked_by(g, "Adûnaphel")
    g.answer(0)
    play(g, card)
    assert prowess_of(g, attack) == 15 + more and in_play(g, blade) and blade not in g.corrupted
    attack.at = attack.ending()
    attack.wounded = [gimli, legolas]
    attack.targets, attack.results = [gimli], [1]
    g.stack = g.stack[:g.stack.index(attack) + 1]
    g.ready = False
    settle(g)
    assert g.ask(1) is not None and names(g) == ["Take Gimli", "Take Legolas"]         # the attacker's choice
    choose(g, "Take Legolas")
    assert g.host[blade] == legolas and corruption(g, legolas) == points and g.corrupted == [legolas]


@pytest.mark.parametrize(("id", "card", "points", "more", "above"), BLADES)
def test_a_blade_is_lost_that_wounds_nobody_who_may_bear_it(
    id: str, card: str, points: int, more: int, above: int,
) -> None:
    for wounded, cancelled in ((False, False), (True, False), (False, True)):
        g, (gimli,) = on_the_way("Bree", "Gimli")
        blade = hand(g, 1, card)[0]
        attack = attacked_by(g, "Adûnaphel")
        g.answer(0)
        play(g, card)
        if wounded:
            attack.wounded = [gimli]
            g.corrupted.append(gimli)                          # R-CORR-02
        attack.at = attack.ending()
        attack.stopped = cancelled
        g.stack = g.stack[:g.stack.index(attack) + 1]
        g.ready = False
        until_settled(g)
        assert g.pile[blade] == DISCARD + 1


@pytest.mark.parametrize(("id", "card", "points", "more", "above"), BLADES)
def test_a_blade_is_for_nazgul_and_not_twice_in_one_attack(
    id: str, card: str, points: int, more: int, above: int,
) -> None:
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, card, card)
    attacked_by(g, "Adûnaphel")
    g.answer(0)
    play(g, card)
    assert refused(g, card)
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, card)
    attacked_by(g, "Giant")
    assert refused(g, card)
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, card)
    assert refused(g, card)


@pytest.mark.parametrize(("id", "card", "points", "more", "above"), BLADES)
def test_a_blade_is_drawn_at_a_haven_by_who_does_not_untap(
    id: str, card: str, points: int, more: int, above: int,
) -> None:
    for total, gone in ((above + 1, True), (above, False)):
        g, (gimli, legolas) = organizing("Rivendell", "Gimli", "Legolas")
        blade = give(g, gimli, card, owner=1)
        g.state[gimli], g.state[legolas] = WOUNDED, TAPPED
        g.then(UntapPhase())
        choose(g, f"Take {card}")
        roll(g, total)
        assert (g.pile[blade] == DISCARD + 1) == gone
        until_settled(g)
        assert g.state[gimli] == WOUNDED and g.state[legolas] == UNTAPPED
    g, (gimli,) = organizing("Rivendell", "Gimli")
    give(g, gimli, card, owner=1)
    g.state[gimli] = WOUNDED
    g.then(UntapPhase())
    choose(g, "No")
    until_settled(g)
    assert g.state[gimli] == TAPPED
    g, (gimli,) = organizing("Bree", "Gimli")
    give(g, gimli, card, owner=1)
    assert UntapPhase().blades(g) == []                        # not away from a Haven
    assert not offers(g, card)                                 # nor in the organization phase


# ------------------------------------------------------------------ the Balrog and Shelob


# ------------------------------------------------------------------ the will of Sauron


# ------------------------------------------------------------------ a siege, a river


# ------------------------------------------------------------------ a traitor, a crown, a dragon


# ------------------------------------------------------------------ on guard


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


def prowess_of_automatic(g: Meccg) -> int:
    return automatic(g, the_company(g).site)[0].prowess


def until_attacked(g: Meccg) -> None:
    for _ in range(20):
        if g.under_way(Attacking):
            return
        g.answer(0)
        g.question()
    raise AssertionError("nobody attacks")


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


# ------------------------------------------------------------------ mended


def test_tw_027_despair_follows_the_wound_of_escape_and_of_who_falls() -> None:
    g, (gimli, legolas) = on_the_way("Bree", "Gimli", "Legolas")
    give(g, gimli, "Despair of the Heart", owner=1)
    hand(g, 0, "Escape")
    attacked_by(g, "Abductor")
    choose(g, "Declared Escape")
    choose(g, "Take Legolas")
    settle(g)
    roll(g, 7)                                                 # the check; nobody is abducted
    assert g.state[legolas] == WOUNDED and in_play(g, legolas) and in_play(g, gimli)


@pytest.mark.parametrize(("card", "site"), [
    ("Arouse Denizens", "The Lonely Mountain"), ("Arouse Minions", "Moria"),
])
def test_arousing_is_once_for_a_site_whichever_attack_and_whoever_comes(card: str, site: str) -> None:
    g, _ = on_the_way(site, "Gimli")
    if site == "Moria":
        put(g, "Balrog of Moria", IN_PLAY, 1)
    hand(g, 1, card, card)
    hazard(g, f"{card} 0")
    assert refused(g, card)
    company(g, 0, "Rivendell", "Legolas")


def test_R_AMB_50_support_is_declared_in_the_chain_of_a_trigger() -> None:
    g, (gimli, legolas) = organizing("Rivendell", "Gimli", "Legolas")
    give(g, gimli, "Lure of the Senses", owner=1)
    phase = UntapPhase()
    phase.the_phase_ends(g)
    assert g.waiting or g.chain()
    for _ in range(4):
        if offers(g, "Legolas 2"):
            break
        g.answer(0)
    choose(g, "Declared Legolas 2")
    choose(g, "Take Gimli")
    assert g.state[legolas] == TAPPED


def test_R_CHAIN_05_a_cancelled_card_does_not_count_as_played() -> None:
    g, _ = on_the_way("Bree", "Legolas")
    hand(g, 1, "New Moon", "New Moon")
    hand(g, 0, "Twilight")
    declare(g, "New Moon 0", "Take Legolas")
    choose(g, "Declared Twilight 1")
    choose(g, "Take New Moon")
    until_settled(g)
    g.answer(0)
    assert offers(g, "New Moon 0")
    play(g, "New Moon 0", "Take Legolas")
    assert g.cards.names["New Moon"] in g.did


def test_tw_008_who_hunts_one_alone_does_not_turn_to_another() -> None:
    g, (gimli, legolas) = at_rest("Bree", "Gimli", "Legolas")
    attack = attacked_by(g, "Assassin")
    while g.stack[-1] is not attack:
        g.stack.pop()
    g.ready = False
    attack.number, attack.prey, attack.at = 1, gimli, 3
    from ravenhill.games.meccg.rules.leaving import eliminate
    eliminate(g, gimli)
    attack.the_attacker_assigns(g, the_company(g))
    assert attack.targets == [] and in_play(g, legolas)


def test_tw_079_who_stays_untapped_stays_so_when_he_is_only_robbed() -> None:
    for untapped in (True, False):
        g, (gimli,) = at_rest("Bree", "Gimli")
        attack = attacked_by(g, "Pick-pocket")
        while g.stack[-1] is not attack:
            g.stack.pop()
        from ravenhill.games.meccg.rules.strikes import Strike
        strike = Strike(0, gimli)
        strike.untapped = untapped
        attack.targets, attack.results = [gimli], [0]
        g.then(strike)
        strike.it_wounds(g, attack)
        assert (g.state[gimli] == UNTAPPED) == untapped


def test_stealth_closes_also_what_a_card_has_opened() -> None:
    g, _ = on_the_way("Bree", "Legolas")
    put(g, "Doors of Night", IN_PLAY, 1)
    put(g, "A Pack at the Door", IN_PLAY, 1)
    hand(g, 1, "Wargs")
    g.answer(0)
    assert offers(g, "Wargs")
    stealth = next(n for n, kind in enumerate(g.cards.lasts_from) if g.cards.facts[kind].name == "Stealth")
    from ravenhill.games.meccg.state import Lasting
    g.lasting.append(Lasting(stealth, 0, g.current))
    g.ready = False
    assert not offers(g, "Wargs")



@pytest.mark.parametrize(("card", "site"), [("Foul Fumes", "Moria"), ("Long Winter", "Weathertop")])
def test_the_doors_make_a_storm_worse_at_once(card: str, site: str) -> None:
    g, _ = on_the_way(site, "Aragorn II")
    put(g, card, IN_PLAY, 1)
    bad = put(g, "Barad-dûr" if card == "Foul Fumes" else "Weathertop", SITES, 1)
    hand(g, 1, "Doors of Night")
    assert g.state[bad] == UNTAPPED
    hazard(g, "Doors of Night")
    assert g.state[bad] == TAPPED


def test_a_storm_sees_the_path_as_it_has_become() -> None:
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    put(g, "Doors of Night", IN_PLAY, 1)
    put(g, "Foul Fumes", IN_PLAY, 1)
    hand(g, 1, "Morgul Night")
    hazard(g, "Morgul Night")
    assert g.companies[0].sent_back


def test_tw_057_expedience_also_follows_what_the_fallen_leave() -> None:
    g, (gimli, legolas, frodo) = on_the_way("Bree", "Gimli", "Legolas", "Frodo")
    give(g, gimli, "Lure of Expedience", owner=1)
    sting = give(g, frodo, "Sting")
    g.then(Inheritance(0, frodo))
    choose(g, "Take Sting")
    choose(g, "Take Legolas")
    assert g.host[sting] == legolas
    settle(g)
    roll(g, 7)                                                 # Gimli checks
    assert in_play(g, gimli) and not g.waiting


def test_tw_093_the_balance_of_things_weighs_what_a_card_gives_now() -> None:
    g, (gimli,) = organizing("Rivendell", "Gimli")
    give(g, gimli, "Glamdring")
    give(g, gimli, "The Mithril-coat")
    before = corruption(g, gimli)
    put(g, "The Balance of Things", IN_PLAY, 1)
    assert corruption(g, gimli) == before + min(g.facts(card).corruption for card in g.on(gimli))
    hand(g, 1, "The Balance of Things")
    assert not offers(g, "The Balance of Things")
