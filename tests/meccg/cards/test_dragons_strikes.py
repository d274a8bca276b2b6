"""Several strikes on one character, and a helmet against dark enchantments."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, MARSHALLED
from ravenhill.games.meccg.rules.attacks import Attacking
from ravenhill.games.meccg.rules.leaving import happens
from ravenhill.games.meccg.rules.numbers import corruption, influence, points_of
from ravenhill.games.meccg.rules.strength import body, prowess
from ravenhill.games.meccg.rules.strikes import Strike, take_strike
from ravenhill.games.meccg.words.moments import ATTACK_OVER, ITEM_GAINED, TURN_ENDS
from ravenhill.games.meccg.words.verbs.play import PutInPlay
from ravenhill.games.meccg.words.who.people import THE_ONE
from tests.meccg.cards.scenes import offers, on_the_way, organizing, play, struck_by, until_settled
from tests.meccg.tables import choose, give, hand, names, put


def fight(who: str, *others: str, foe: str = "Wargs", excess: int = 0, chosen: int = 9):
    """The first of these is struck; the others have strikes, too."""
    g, people = on_the_way("Moria", who, *others)
    attack, strike = struck_by(g, foe, people[0])
    attack.targets, attack.results = list(people), [0] * len(people)
    attack.excess, attack.own_choice = excess, chosen
    g.ready = False
    return g, people, attack, strike


def next_strike(g, attack: Attacking, place: int) -> Strike:
    """The strike at this place begins, after those before it."""
    strike = Strike(place, attack.targets[place])
    g.stack = [*g.stack[:g.stack.index(attack) + 1], strike]
    strike.begins(g)
    return strike


def test_td_131_a_warrior_takes_what_strikes_he_likes_and_tires():
    g, (gimli, frodo, sam), attack, _ = fight("Gimli", "Frodo", "Sam Gamgee", excess=1)
    hand(g, 0, "Many Foes He Fought")
    choose(g, "Declared Many Foes He Fought")
    while type(g.question()).__name__ == "Declare":
        g.answer(0)
    assert names(g) == ["Done", "Take Gimli", "Take Frodo", "Take Sam Gamgee"]       # by his own name one in excess
    choose(g, "Take Frodo")
    choose(g, "Take Gimli")
    choose(g, "Done")
    assert attack.targets == [gimli, gimli, sam, gimli] and attack.excess == 0 and frodo not in attack.targets
    attack.results[0] = 1
    second = next_strike(g, attack, 1)
    assert (second.modifier, second.weakness) == (-1, -1)
    attack.results[1] = 1
    third = next_strike(g, attack, 3)
    assert (third.modifier, third.weakness) == (-2, -2)
    assert (next_strike(g, attack, 2).modifier, next_strike(g, attack, 2).weakness) == (0, 0)          # Sam's own


def test_td_131_only_a_warrior_whom_the_defender_chose():
    for who, chosen, right in (("Gimli", 9, True), ("Frodo", 9, False), ("Gimli", 0, False)):
        g, _, _, _ = fight(who, "Sam Gamgee", chosen=chosen)
        hand(g, 0, "Many Foes He Fought")
        assert offers(g, "Many Foes He Fought") is right
    g, _, _, _ = fight("Gimli")
    hand(g, 0, "Many Foes He Fought")
    assert not offers(g, "Many Foes He Fought")                # there is no other strike


def test_td_152_Beorn_changes_his_skin():
    g, (beorn, gimli), attack, _ = fight("Beorn", "Gimli", excess=2)
    before = prowess(g, beorn), body(g, beorn)
    hand(g, 0, "Skin-changer")
    play(g, "Skin-changer", "Take Beorn")
    assert (prowess(g, beorn) - before[0], body(g, beorn) - before[1]) == (2, 2)
    choose(g, "Declared Skin-changer")
    while type(g.question()).__name__ == "Declare":
        g.answer(0)
    choose(g, "Take Gimli")
    assert attack.targets == [beorn, beorn] and attack.excess == 2
    g.ready = False
    until_settled(g)
    assert not offers(g, "Skin-changer")                       # a second strike, and no third
    happens(g, ATTACK_OVER, 0)
    assert [g.facts(it.card).name for it in g.waiting] == ["Skin-changer"] and gimli >= 0


def test_td_152_and_goes_his_way_at_the_end_of_the_turn():
    g, (beorn, gimli) = organizing("Bree", "Beorn", "Gimli")
    sword = give(g, beorn, "Sword of Gondolin")
    shield = give(g, beorn, "Shield of Iron-bound Ash")
    event = put(g, "Skin-changer", IN_PLAY, 0)
    g.host[event] = beorn
    rule = next(rule for rule in g.facts(event).rules if rule.at == TURN_ENDS)
    rule.does[0].happen(g, Source(event, 4, 0, []))
    g.ready = False
    choose(g, "Take Sword of Gondolin")
    choose(g, "Take Gimli")
    choose(g, "No")
    assert (g.pile[beorn], g.host[sword], g.pile[shield], g.pile[event]) == (HAND, gimli, DISCARD, DISCARD)
    g, _ = organizing("Bree", "Gimli")
    hand(g, 0, "Skin-changer")
    assert not offers(g, "Skin-changer")                       # only for Beorn


def test_td_183_who_blows_the_horn_faces_them_all():
    g, (gimli, frodo), attack, _ = fight("Gimli", "Frodo", excess=2)
    give(g, gimli, "Horn of Defiance")
    g.ready = False
    play(g, "Horn of Defiance")
    assert attack.targets == [gimli] * 4 and attack.excess == 0 and attack.weary == -1 and frodo >= 0
    g, (gimli, frodo), attack, _ = fight("Gimli", "Frodo")
    give(g, gimli, "Horn of Defiance")
    attack.results[1] = 1
    g.ready = False
    assert not offers(g, "Horn of Defiance")                   # not the first
    g, (gimli,) = organizing("Bree", "Gimli")
    before = influence(g, gimli)
    horn = give(g, gimli, "Horn of Defiance")
    assert (influence(g, gimli) - before, points_of(g, horn), corruption(g, gimli)) == (2, 1, 1)
    put(g, "Reforging", MARSHALLED, 0)
    g.ready = False
    play(g, "Horn of Defiance", "Take Reforging")
    assert (points_of(g, horn), corruption(g, gimli)) == (3, 2)


def test_several_strikes_are_counted_once_each():
    g, (gimli, frodo), attack, strike = fight("Gimli", "Frodo", excess=1)
    take_strike(attack, strike, 1)
    take_strike(attack, strike, 0)
    assert attack.targets == [gimli] * 3 and len(attack.results) == 3 and g.is_in_play(frodo)


def test_R_TERM_09_td_096_no_dark_enchantment_touches_who_wears_adamant():
    g, (gimli, frodo) = organizing("Bree", "Gimli", "Frodo")
    curse = give(g, gimli, "Dragon's Curse", owner=1)
    before = body(g, gimli)
    give(g, gimli, "Adamant Helmet")
    happens(g, ITEM_GAINED, gimli)
    assert (g.pile[curse] == DISCARD + 1 and body(g, gimli) == min(9, before + 1)) or before >= 9
    for card in ("Dragon's Curse", "Memories Stolen"):
        new = put(g, card, HAND, 1)
        assert not PutInPlay(THE_ONE).possible(g, Source(new, 0, 1, []), gimli)
        assert PutInPlay(THE_ONE).possible(g, Source(new, 0, 1, []), frodo)
    lure = put(g, "Lure of the Senses", HAND, 1)
    assert PutInPlay(THE_ONE).possible(g, Source(lure, 0, 1, []), gimli)       # no enchantment


def test_R_TERM_09_td_096_nor_a_Dragons_terror():
    from ravenhill.games.meccg.cards.dragons.own.dragons_terror import terrified
    g, (gimli, frodo), _, _ = fight("Gimli", "Frodo", foe="Scatha")
    give(g, gimli, "Adamant Helmet")
    assert terrified(g) == [frodo]
