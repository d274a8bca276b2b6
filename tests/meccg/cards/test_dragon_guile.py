"""Hazards of the Dragons that weigh on wounds, words and finds, and those that see through scouts."""
from __future__ import annotations

from ravenhill.core.chain import Chain
from ravenhill.core.frames import Decision, Roll
from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, ON_GUARD, OUT, TAPPED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.attacks import Attacking
from ravenhill.games.meccg.rules.attempts import Attempt
from ravenhill.games.meccg.rules.falling import BodyRoll
from ravenhill.games.meccg.rules.numbers import faction_check
from ravenhill.games.meccg.rules.strength import body
from ravenhill.games.meccg.rules.turn import Turns, UntapPhase
from ravenhill.games.meccg.terms import NAZGUL, ORC, WILDERNESS
from ravenhill.games.meccg.words.moments import BEGINNING_OF_ORGANIZATION, BURGLING
from ravenhill.games.meccg.words.verbs.kinds import ThisTurn
from ravenhill.games.meccg.words.verbs.play import Heal
from ravenhill.games.meccg.words.who.people import BEARER
from tests.meccg.cards.scenes import (
    at_rest,
    attacked_by,
    hazard,
    in_play,
    is_stopped,
    offers,
    on_the_way,
    organizing,
    play,
    refused,
    site_phase,
    the_company,
    until_settled,
    visiting,
)
from tests.meccg.tables import choose, give, hand, names, put, roll


def test_td_006_the_breath_comes_on_the_wounded_after_a_Nazgul():
    for race, state, right in ((NAZGUL, WOUNDED, True), (ORC, WOUNDED, False), (NAZGUL, TAPPED, False)):
        g, (gimli,) = on_the_way("Moria", "Gimli", path=(WILDERNESS,))
        the_company(g).races, the_company(g).keyed = (race,), (-1,)
        g.state[gimli] = state
        hand(g, 1, "Black Breath")
        g.answer(0)
        assert offers(g, "Black Breath") is right
        if right:
            play(g, "Black Breath", "Take Gimli")
            assert g.facts(g.on(gimli)[0]).name == "Black Breath" and g.corrupted == [gimli]


def healed(site, total, sages=0, *, by_card=False):
    g, (gimli, _) = organizing(site, "Gimli", "Elrond")
    breath = give(g, gimli, "Black Breath", 1)
    g.state[gimli] = WOUNDED
    g.stack.clear()
    g.then(Turns())
    if by_card:
        Heal(BEARER).do(g, Source(gimli, 0, 0, []), gimli)
    else:
        g.then(UntapPhase())
    rolled = False
    for _ in range(20):
        question = g.question()
        if isinstance(question, Roll):
            roll(g, total)
            rolled = True
            break
        if type(question).__name__ == "TapToHelp" and sages:
            choose(g, "Take Elrond")
            continue
        phase = any(isinstance(it, UntapPhase) for it in g.stack)
        if not isinstance(question, Decision) or not (phase or by_card):
            break
        g.answer(0)
    return rolled, g.state[gimli], in_play(g, breath)


def test_td_006_healing_is_a_roll():
    assert healed("Rivendell", 8) == (True, WOUNDED, True)     # and two for the Haven
    assert healed("Rivendell", 9) == (True, TAPPED, False)
    assert healed("Rivendell", 7, sages=1) == (True, TAPPED, False)
    assert healed("Moria", 9, by_card=True) == (True, WOUNDED, True)
    assert healed("Moria", 11, by_card=True) == (True, UNTAPPED, False)


def test_td_006_each_organization_phase_a_body_check():
    for side, asked in ((0, True), (1, False)):
        g, (gimli,) = organizing("Bree", "Gimli")
        give(g, gimli, "Black Breath", 1)
        g.active = side
        g.announce(BEGINNING_OF_ORGANIZATION)
        assert bool(g.waiting) is asked
    g, (gimli,) = organizing("Bree", "Gimli")
    give(g, gimli, "Black Breath", 1)
    g.state[gimli] = WOUNDED
    g.announce(BEGINNING_OF_ORGANIZATION)
    for _ in range(10):
        if isinstance(g.question(), Roll):
            break
        g.answer(0)
    assert any(isinstance(frame, BodyRoll) and frame.modifier == 1 for frame in g.stack)
    roll(g, body(g, gimli))
    assert g.pile[gimli] == OUT


def test_td_025_foolish_words_weigh_on_every_attempt():
    g, (gimli, legolas) = visiting("Edoras", "Gimli", "Legolas")
    faction = put(g, "Riders of Rohan", HAND, 0)
    before = faction_check(g, gimli, faction), faction_check(g, legolas, faction)
    give(g, gimli, "Foolish Words", 1)
    assert (faction_check(g, gimli, faction), faction_check(g, legolas, faction)) == (before[0] - 4, before[1])
    g, (gimli,) = on_the_way("Moria", "Gimli")
    hand(g, 1, "Foolish Words", "Foolish Words")
    hazard(g, "Foolish Words", "Take Gimli")
    assert refused(g, "Foolish Words")                         # once for each
    g, (gimli,) = organizing("Bree", "Gimli")
    words = give(g, gimli, "Foolish Words", 1)
    assert len([it for it in names(g) if "Foolish" in it]) == 1            # by tapping only
    play(g, "Foolish Words", total=8)
    assert not in_play(g, words) and g.state[gimli] == TAPPED


def test_R_OG_07_td_025_on_guard_they_answer_an_attempt():
    g, _ = visiting("Edoras", "Gimli", "Legolas")
    the_company(g).arrived = the_company(g).guarded = True
    card = g.put(g.cards.names["Foolish Words"], ON_GUARD + g.current, 1)
    hand(g, 0, "Riders of Rohan")
    choose(g, "Declared Riders of Rohan")
    choose(g, "Take Gimli")
    assert offers(g, "Foolish Words")
    choose(g, "Declared Foolish Words")
    choose(g, "Take Gimli")
    for _ in range(6):
        if isinstance(g.question(), Roll):
            break
        g.answer(0)
    assert in_play(g, card)


def test_td_029_the_first_strike_goes_where_the_Dragon_looks():
    g, (gimli, bilbo, _) = on_the_way("Moria", "Gimli", "Bilbo", "Gandalf")
    attack = attacked_by(g, "Itangast")
    hand(g, 1, "Half an Eye Open", "Half an Eye Open")
    g.answer(0)
    choose(g, "Declared Half an Eye Open")
    assert names(g) == ["Take Gimli", "Take Bilbo"]
    choose(g, "Take Bilbo")
    for _ in range(20):
        if type(g.question()).__name__ == "AssignStrike":
            break
        g.answer(0)
    assert attack.first_at == bilbo and attack.targets == [bilbo] and gimli not in attack.targets
    g, _ = on_the_way("Moria", "Gimli")
    attacked_by(g, "Wargs")
    hand(g, 1, "Half an Eye Open")
    assert refused(g, "Half an Eye Open")


def test_td_029_on_guard_it_spoils_a_burglary():
    g, (bilbo,) = visiting("The Lonely Mountain", "Bilbo")
    the_company(g).arrived = the_company(g).guarded = True
    g.put(g.cards.names["Half an Eye Open"], ON_GUARD + g.current, 1)
    burglary = put(g, "Burglary", HAND, 0)
    g.move(burglary, 24)
    g.stack.pop()
    g.then(Chain(BURGLING, 1, [Source(burglary, 0, 0, [bilbo])]))
    assert offers(g, "Half an Eye Open")
    choose(g, "Declared Half an Eye Open")
    choose(g, "Take Bilbo")
    while not isinstance(g.question(), Roll):
        g.answer(0)
    assert g.nearest(Attempt).modifier == 2 + 3 - 5            # a scout and a Hobbit


def test_td_067_the_eye_sees_through_scouts():
    for card, right in (("Concealment", True), ("Dodge", False)):
        g, _ = on_the_way("Moria", "Gimli", "Bilbo")
        attack = attacked_by(g, "Wargs")
        hand(g, 0, "Concealment")
        hand(g, 1, "Searching Eye")
        if card == "Concealment":
            choose(g, "Declared Concealment")
            choose(g, "Take Bilbo")
            assert offers(g, "Searching Eye") is right
            choose(g, "Declared Searching Eye")
            choose(g, "Take Concealment")
            for _ in range(10):
                if g.chain() is None:
                    break
                g.answer(0)
                g.question()
            assert not is_stopped(attack)
            assert any(g.facts(it).name == "Concealment" for it in g.piles[DISCARD])
        else:
            g.answer(0)
            assert not offers(g, "Searching Eye")              # nothing was declared


def test_td_067_what_a_scout_has_done_ends():
    g, (bilbo,) = on_the_way("Moria", "Bilbo")
    stealth = g.cards.facts[g.cards.names["Stealth"]]
    effect = next(verb for rule in stealth.rules for verb in rule.verbs if isinstance(verb, ThisTurn))
    assert isinstance(effect, ThisTurn)
    g.lasts(effect.number, Source(0, 0, 0, []), g.company[bilbo])
    assert g.lasting
    hand(g, 1, "Searching Eye")
    hazard(g, "Searching Eye", "NameIt")
    assert g.lasting == []


def test_td_182_the_flames_take_an_item_for_an_item():
    for site, others, right in (("The Lonely Mountain", ("Sting",), True), ("The Lonely Mountain", ("Dodge",), False),
                                ("Moria", ("Dodge",), True)):
        g, _ = visiting(site, "Gimli")
        put(g, "Ireful Flames", IN_PLAY, 1)
        cards = hand(g, 0, "Glamdring", *others)
        assert offers(g, "Glamdring") is right
        if not right:
            continue
        choose(g, "Declared Glamdring")
        choose(g, "Take Gimli")
        for _ in range(10):
            if type(g.question()).__name__ == "PayToll" or g.chain() is None:
                break
            g.answer(0)
        assert (type(g.question()).__name__ == "PayToll") is (site != "Moria")
        if site != "Moria":
            assert names(g) == ["Take Sting"]
            choose(g, "Take Sting")
            assert g.pile[cards[1]] == OUT and in_play(g, cards[0])


def exiled(dragon, lair, answer, total, who="Aragorn II"):
    g, (it,) = at_rest(lair, who)
    put(g, dragon, IN_PLAY, 1)
    hand(g, 1, "Exile of Solitude")
    g.answer(0)
    ways = [words for words in names(g) if words.startswith("Declared Exile")]
    choose(g, ways[-1])
    until_settled(g)
    the_company(g).moved = True
    site_phase(g)
    choose(g, "Travel")
    choose(g, "Enter")
    asked = False
    for _ in range(120):
        question = g.question()
        if not g.is_in_play(it) or (type(question).__name__ == "Declare" and not g.under_way(Attacking)):
            break
        if type(question).__name__ == "SeizeOrNot":
            asked = True
            g.answer(answer)
        elif isinstance(question, Roll):
            mine = g.nearest(Attacking).giver >= 0
            g.answer(total // 2 - 1 if mine else 5)
        else:
            g.answer(0 if 0 in g.offered else g.offered[0])
    return len(ways), asked, g.pile[it]


def test_td_023_a_Dragon_at_home_takes_whom_it_strikes():
    assert exiled("Smaug at Home", "The Lonely Mountain", 1, 2) == (1, True, DISCARD)
    assert exiled("Eärcaraxë at Home", "Isle of the Ulond", 1, 2) == (2, False, DISCARD)
    assert exiled("Smaug at Home", "The Lonely Mountain", 1, 2, "Gandalf")[1] is False
    g, _ = at_rest("The Lonely Mountain", "Bilbo")
    hand(g, 1, "Exile of Solitude")
    assert refused(g, "Exile of Solitude")                     # nobody is at home
