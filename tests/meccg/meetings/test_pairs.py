"""Pairs: each card played against another that it can meet in one window, under invariants and a second reckoning.

Cards of all sets, in either order, with agents and prisoners about or not; in every third pair one of the two leaves.

RAVENHILL_PAIRS=20000 plays more of them, as `make soak` does; RAVENHILL_PAIRS_SEED draws others.
"""
from __future__ import annotations

import os
from functools import cache

import pytest

from ravenhill.core.cards import replaced
from ravenhill.core.chain import Declaring
from ravenhill.core.dice import FastDice
from ravenhill.core.words import ALWAYS
from ravenhill.games.meccg import GAME, reckoning
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import DECK, HAND, IN_PLAY, LOCATION, SITE_PHASE
from ravenhill.games.meccg.reckoning import differences
from ravenhill.games.meccg.rules.attacks import Attacking
from ravenhill.games.meccg.rules.leaving import discard, join
from ravenhill.games.meccg.rules.numbers import influence
from ravenhill.games.meccg.rules.prisoners import capture, host_waits
from ravenhill.games.meccg.state import WITH_DRAGONS, WITH_MINIONS, Meccg
from ravenhill.games.meccg.terms import (
    AGENT,
    ALLY,
    BORDER_LAND,
    CHARACTER,
    CREATURE,
    FACTION,
    HAZARD,
    ITEM,
    REGION,
    RESOURCE,
    SHADOW_LAND,
    SITE,
    WILDERNESS,
)
from ravenhill.games.meccg.words.moments import ANYTIME
from ravenhill.games.meccg.words.numbers import (
    AROUSED,
    ATTACK_BODY,
    ATTACK_PROWESS,
    ATTACK_STRIKES,
    BODY,
    CHECK,
    CORRUPTION,
    FACTION_CHECK,
    INFLUENCE,
    LIMIT,
    MIND,
    POINTS,
    PROWESS,
    REGION_TYPE,
    SITE_TYPE,
    Alter,
)
from ravenhill.games.meccg.words.verbs.kinds import ThisTurn
from tests.meccg.cards.scenes import at_rest, attacked_by, on_the_way, organizing, site_phase, visiting
from tests.meccg.rules.agent_scenes import agent
from tests.meccg.tables import company, give

PAIRS = int(os.environ.get("RAVENHILL_PAIRS", "500"))
SEED = int(os.environ.get("RAVENHILL_PAIRS_SEED", "1"))
BATCHES = 10
MOST_ANSWERS = 100
PEOPLE = ("Gandalf", "Aragorn II", "Frodo", "Gimli", "Legolas", "Elrond")
CARDS = [n for n, card in enumerate(GAME.library.facts) if card.done and card.type != REGION]


@cache
def windows(card: Card) -> set[int]:
    """When its sentences are offered or listen; what may be done at any time meets everything."""
    return {rule.at for rule in card.rules if rule.kind != ALWAYS}


@cache
def numbers(card: Card) -> set[int]:
    """The numbers that it changes: as long as it lies there, for a turn, or by what is printed on it."""
    asked = {it.question for rule in card.rules for it in rule.changes if isinstance(it, Alter)}
    asked |= {it.change.question for rule in card.rules for it in rule.verbs if isinstance(it, ThisTurn)}
    printed = {PROWESS: card.prowess, BODY: card.body, INFLUENCE: card.influence, CORRUPTION: card.corruption,
               CHECK: card.corruption_check, MIND: card.mind, POINTS: card.points, FACTION_CHECK: card.above}
    if card.type == SITE:
        printed = {SITE_TYPE: 1, LIMIT: card.hazard_limit, REGION_TYPE: len(card.path)}
        printed |= {it: len(card.guarded_by) for it in (ATTACK_PROWESS, ATTACK_STRIKES, AROUSED)}
    elif card.type == CREATURE:
        printed = {ATTACK_PROWESS: card.prowess, ATTACK_STRIKES: card.strikes, ATTACK_BODY: card.body}
    return asked | {question for question, more in printed.items() if more}


def can_meet(one: Card, other: Card) -> bool:
    """In one window, or in one number."""
    both = windows(one) & windows(other), numbers(one) & numbers(other)
    return any(both) or ANYTIME in windows(one) | windows(other)


def place_of(cards: list[Card], dice: FastDice) -> str:
    """Where the two can meet: the site that one of them is, or at which it may be played."""
    sites = [card.name for card in cards if card.type == SITE]
    sites = sites or [name for card in cards for name in card.at if name in GAME.library.names]
    return sites[dice.pick(len(sites))] if sites else "Moria"


def scene(site: str, dice: FastDice) -> Meccg:
    """One of the moments of a turn; everybody is there, and both have Doors or Gates or neither in play."""
    which = dice.pick(6)
    if which == 0:
        g, people = organizing(site if dice.pick(2) else "Rivendell", *PEOPLE)
    elif which == 1:
        g, people = at_rest(site, *PEOPLE)
    elif which == 2:
        g, people = visiting(site, *PEOPLE)
    elif which == 5:
        g, people = at_rest(site, *PEOPLE)
        site_phase(g)
        g.phase, g.ready = SITE_PHASE, False
    else:
        lands = [WILDERNESS, BORDER_LAND, SHADOW_LAND]
        path = tuple(lands[dice.pick(3)] for _ in range(3))
        g, people = on_the_way(site, *PEOPLE, path=path, origin="Lórien" if site == "Rivendell" else "Rivendell")
        if which == 4:
            attacked_by(g, ("Orc-warriors", "Cave-drake", "Barrow-wight", "Wargs")[dice.pick(4)])
    company(g, 1, "Lórien", "Galadriel")
    for side in range(2):
        for name in ("Wolves", "Dodge", "Concealment", "Orc-guard", "Sun", "Night"):
            g.put(g.cards.names[name], DECK + side, side)
    give(g, people[1], "Glamdring")
    give(g, people[3], "Shield of Iron-bound Ash")
    for follower, leader in ((2, 0), (4, 5)):
        if dice.pick(2):
            g.host[people[follower]] = people[leader]
    g.optional |= WITH_DRAGONS | WITH_MINIONS
    if dice.pick(3) == 0:
        agent(g, "Bill Ferny") if dice.pick(2) else agent(g, "Elwen", up="Dol Amroth")
    if dice.pick(4) == 0:
        merry, = company(g, 0, "Bree", "Merry")
        host = g.put(g.cards.names["Flies and Spiders"], HAND + 1, 1)
        host_waits(g, host, g.put(g.cards.names["Ettenmoors"], LOCATION + 1, 1))
        capture(g, merry, host)
    weather = dice.pick(3)
    if weather:
        name, side = ("Doors of Night", 1) if weather == 1 else ("Gates of Morning", 0)
        g.put(g.cards.names[name], IN_PLAY + side, side)
    return g


def lay(g: Meccg, kind: int, dice: FastDice) -> None:
    """The card comes into the hand of who can play it; or, if it stays in play, sometimes there at once."""
    card: Card = g.cards.facts[kind]
    side = 1 if card.side == HAZARD else 0
    if any(g.cards.identity[it] == g.cards.identity[kind] for it in g.kind):
        return
    if card.type == SITE:
        g.put(kind, LOCATION + dice.pick(2), 0)
    elif card.type in (ITEM, ALLY) and dice.pick(2):
        item = g.put(kind, IN_PLAY, 0)
        g.host[item] = g.companies[0].members[dice.pick(len(PEOPLE))]
    elif card.type == FACTION and dice.pick(2):
        g.put(kind, IN_PLAY, 0)
    elif card.type == CHARACTER and dice.pick(2) and len(g.companies[0].members) == len(PEOPLE):
        join(g, g.put(kind, IN_PLAY, 0), 0)                    # seven at most, one Hobbit or none
    else:
        g.put(kind, HAND + (side if card.side in (HAZARD, RESOURCE) else dice.pick(2)), side)


def one_leaves(g: Meccg, kinds: tuple[int, int]) -> bool:
    """One of the two, if it lies in play, is discarded while nothing else is under way."""
    if g.chain() is not None or g.under_way(Attacking) or g.under_way(Declaring):
        return False
    for card in g.piles[IN_PLAY] + g.piles[IN_PLAY + 1]:
        if g.kind[card] in kinds and g.facts(card).type not in (CHARACTER, AGENT):
            discard(g, card)
            g.ready = False
            return True
    return False


def play_pair(one: int, other: int, seed: int) -> str:
    """Play on at random from there, first what the two cards offer; sometimes one leaves. What is wrong, or nothing."""
    dice = FastDice(seed)
    g = scene(place_of([GAME.library.facts[one], GAME.library.facts[other]], dice), dice)
    for kind in (one, other):
        lay(g, kind, dice)
    for card in g.piles[HAND + 1]:
        g.owner = replaced(g.owner, card, 1)
    g.ready = False
    g.dice, g.quick = dice, True
    leaving = dice.pick(3) == 0
    for answers in range(MOST_ANSWERS):
        try:
            question = g.question()
        except AssertionError as error:
            return "" if "neither a question nor an end" in str(error) else f"stuck: {error}"
        if question is None:
            return ""
        if leaving and answers > 3 and dice.pick(4) == 0 and one_leaves(g, (one, other)):
            leaving = False
            continue
        if not g.offered:
            return f"stuck: {type(question).__name__} has no options"
        wrong = differences(g)
        if not wrong and answers % 8 == 0:
            wrong = [it for it in faults(g) if not it.startswith(("R-MH-19", "R-CHAIN-04"))]
        if wrong:
            return wrong[0]
        eager = len(g.offered) > 1 and g.offered[0] == 0 and dice.pick(3) > 0
        g.accept(g.offered[1 + dice.pick(len(g.offered) - 1)] if eager else g.offered[dice.pick(len(g.offered))])
    return ""


@pytest.mark.parametrize("batch", range(BATCHES))
def test_pairs_of_cards_meet_without_a_difference(batch: int) -> None:
    chooser = FastDice(SEED * BATCHES + batch)
    wrong: list[str] = []
    for n in range(PAIRS // BATCHES):
        one = CARDS[chooser.pick(len(CARDS))]
        others = [it for it in CARDS if can_meet(GAME.library.facts[one], GAME.library.facts[it])]
        other = others[chooser.pick(len(others))]
        said = play_pair(one, other, SEED * 1_000_003 + batch * 100_003 + n)
        if said:
            names = GAME.library.facts[one].name, GAME.library.facts[other].name
            wrong.append(f"{names} {n}: {said}")
    assert wrong == []


def test_pairs_are_of_cards_that_can_meet() -> None:
    names = GAME.library.names
    pairs = {("Minions Stir", "Awaken Minions"): True, ("Concealment", "Dark Quarrels"): True, ("Sun", "Night"): True,
             ("Glamdring", "Clear Skies"): True, ("Nenya", "Snowstorm"): True, ("Fog", "Clear Skies"): True,
             ("Fog", "Dodge"): False, ("Block", "Eagle-mounts"): False, ("Moria", "Quiet Lands"): True,
             ("Moria", "Dodge"): False, ("Ents of Fangorn", "Men of Dorwinion"): True, ("Gollum", "Balin"): True}
    for (one, other), meet in pairs.items():
        cards = GAME.library.facts[names[one]], GAME.library.facts[names[other]]
        assert (can_meet(*cards), can_meet(*cards[::-1])) == (meet, meet), (one, other)


@pytest.mark.pure
@pytest.mark.parametrize("name, rule", [
    ("prowess_of", "R-CMB-09"), ("strikes_of", "R-CMB-09"), ("body_of", "R-CMB-09"), ("limit_of", "R-MH-05"),
])
def test_it_notices_attacks_and_limits_that_are_reckoned_otherwise(
    name: str, rule: str, monkeypatch: pytest.MonkeyPatch,
) -> None:
    g, _ = on_the_way("Moria", *PEOPLE)
    attacked_by(g, "Cave-drake")
    assert differences(g) == []
    right = getattr(reckoning, name)
    monkeypatch.setattr(reckoning, name, lambda g, it: right(g, it) + 1)
    assert [it.partition(":")[0] for it in differences(g)] == [rule]


@pytest.mark.pure
@pytest.mark.parametrize("name, rule", [("prowess", "R-CMB-31"), ("body", "R-AMB-70")])
def test_it_notices_characters_whose_items_are_reckoned_otherwise(
    name: str, rule: str, monkeypatch: pytest.MonkeyPatch,
) -> None:
    g, people = on_the_way("Moria", *PEOPLE)
    for who, item in zip(people, ("Glamdring", "Shield of Iron-bound Ash", "Dagger of Westernesse", "Durin's Axe")):
        give(g, who, item)
    assert differences(g) == []
    right = getattr(reckoning, name)
    monkeypatch.setattr(reckoning, name, lambda g, it: right(g, it) + (1 if it == people[3] else 0))
    assert [it.partition(":")[0] for it in differences(g)] == [rule]


@pytest.mark.pure
def test_it_notices_points_that_are_counted_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    g, _ = organizing("Rivendell", *PEOPLE)
    assert differences(g) == []
    monkeypatch.setattr(reckoning, "points_by_group", lambda g, side: [1, 0])
    assert [it.partition(":")[0] for it in differences(g)] == ["R-END-15", "R-END-15"]


def test_a_second_reckoning_notices_what_it_is_for() -> None:
    """Followers that were counted among what is borne, as an example of what it finds."""
    g, (gandalf, faramir) = organizing("Rivendell", "Gandalf", "Faramir")
    g.host[faramir] = gandalf
    assert differences(g) == []
    g.company = replaced(g.company, faramir, -1)                                    # as if he were a thing
    assert any(it.startswith("R-ORG-32") for it in differences(g))


def test_an_item_that_its_bearer_cannot_use_gives_him_no_influence() -> None:
    g, (aragorn, gandalf) = organizing("Rivendell", "Aragorn II", "Gandalf")
    before = influence(g, aragorn), influence(g, gandalf)
    ring = give(g, aragorn, "Wizard's Ring")
    assert influence(g, aragorn) == before[0] and differences(g) == []
    g.host[ring] = gandalf
    assert influence(g, gandalf) > before[1] and differences(g) == []
