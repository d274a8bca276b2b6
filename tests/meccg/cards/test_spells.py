"""Praise, sacrifice, laughter, Alatar's ride and a lucky search: what each does and when it is refused."""
from __future__ import annotations

from ravenhill.core.chain import Chain, Declare
from ravenhill.core.frames import Roll
from ravenhill.core.words import WHENEVER, Source
from ravenhill.games.meccg.cards.wizards.own.lucky_search import TurnOver
from ravenhill.games.meccg.rules.attacks import ASSIGNED_TO, BEATEN, RESOLVED
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.numbers import body, influence, points_by_group, prowess
from ravenhill.games.meccg.state import (
    DECK,
    DISCARD,
    IN_PLAY,
    MARSHALLED,
    SITE_PHASE,
    TAPPED,
    UNCONTROLLED,
    UNTAPPED,
    WOUNDED,
    Meccg,
)
from ravenhill.games.meccg.terms import ITEMS
from ravenhill.games.meccg.words.moments import AT_SITE, PERSUADING, STRUCK
from ravenhill.games.meccg.words.numbers import DRAWS_OPPONENT
from tests.meccg.cards.scenes import (
    attacked_by,
    is_stopped,
    offers,
    on_the_way,
    organizing,
    play,
    second_company,
    struck_by,
    the_company,
    until_settled,
    visiting,
)
from tests.meccg.tables import choose, company, deck, give, hand, names, put, roll, settle


def until_over(g: Meccg, attack: Attack, total: int = 12) -> None:
    """Pass, and take the first of what must be chosen, until the attack is over; every roll is this sum."""
    for _ in range(60):
        if attack not in g.stack:
            return
        question = g.question()
        if isinstance(question, Roll):
            g.answer(total // 2 - 1)
        else:
            g.answer(0 if 0 in g.offered else g.offered[0])
    raise AssertionError("it is never over")


# ------------------------------------------------------------------ Praise to Elbereth


def test_tw_305_each_who_taps_turns_away_a_nazgul_event_or_the_attack() -> None:
    g, (gimli, legolas, kili) = on_the_way("Moria", "Gimli", "Legolas", "Kíli")
    hand(g, 0, "Praise to Elbereth")
    ren, akhorahil = put(g, "Ren the Unclean", IN_PLAY, 1), put(g, "Akhôrahil", IN_PLAY, 1)
    attack = attacked_by(g, "Dwar of Waw")
    choose(g, "Declared Praise to Elbereth")
    assert names(g) == ["Take Gimli", "Take Legolas", "Take Kíli"]         # at least one must tap
    choose(g, "Take Gimli")
    assert names(g) == ["Take Ren the Unclean", "Take Akhôrahil", "Take Dwar of Waw"]
    choose(g, "Take Dwar of Waw")
    assert names(g) == ["Done", "Take Legolas", "Take Kíli"]
    choose(g, "Take Legolas")
    assert names(g) == ["Take Ren the Unclean", "Take Akhôrahil"]
    choose(g, "Take Ren the Unclean")
    assert [g.state[it] for it in (gimli, legolas, kili)] == [UNTAPPED] * 3       # nothing happens before the last
    choose(g, "Done")
    assert [g.state[it] for it in (gimli, legolas, kili)] == [TAPPED, TAPPED, UNTAPPED]
    settle(g)
    assert is_stopped(attack) and g.pile[ren] == DISCARD + 1 and g.pile[akhorahil] == IN_PLAY + 1
    assert prowess(g, kili) == g.facts(kili).prowess


def test_tw_305_who_is_praised_away_is_not_tapped_in_response() -> None:
    g, _ = on_the_way("Moria", "Gimli", "Legolas")
    hand(g, 0, "Praise to Elbereth")
    put(g, "Ren the Unclean", IN_PLAY, 1)
    put(g, "Akhôrahil", IN_PLAY, 1)
    choose(g, "Declared Praise to Elbereth")
    choose(g, "Take Gimli")
    choose(g, "Take Ren the Unclean")
    choose(g, "Done")
    assert not offers(g, "Ren the Unclean") and offers(g, "Akhôrahil")


def test_tw_305_with_the_doors_open_everybody_is_stronger_and_nobody_must_tap() -> None:
    g, (gimli,) = on_the_way("Moria", "Gimli")
    hand(g, 0, "Praise to Elbereth")
    assert not offers(g, "Praise to Elbereth")                 # nothing to turn away
    put(g, "Doors of Night", IN_PLAY, 1)
    g.ready = False
    play(g, "Praise to Elbereth")
    assert prowess(g, gimli) == g.facts(gimli).prowess + 1 and g.state[gimli] == UNTAPPED


def test_tw_305_no_praise_against_others_or_by_another_company() -> None:
    g, _ = on_the_way("Moria", "Gimli")
    hand(g, 0, "Praise to Elbereth")
    attacked_by(g, "Giant")
    assert not offers(g, "Praise to Elbereth")
    g, (gimli,) = on_the_way("Moria", "Gimli")
    company(g, 0, "Bree", "Legolas")
    hand(g, 0, "Praise to Elbereth")
    g.state[gimli] = TAPPED
    attacked_by(g, "Dwar of Waw")
    assert not offers(g, "Praise to Elbereth")


# ------------------------------------------------------------------ Sacrifice of Form


def sacrificed(creature: str) -> tuple[Meccg, Attack, list[int], int, int, int]:
    """Gandalf, with a sword and an ally, gives up his form against this creature."""
    g, (gandalf, gimli) = on_the_way("Moria", "Gandalf", "Gimli")
    g.host[gimli] = gandalf
    sword = give(g, gandalf, "Glamdring")
    ally = give(g, gandalf, "Bill the Pony")
    event = hand(g, 0, "Sacrifice of Form")[0]
    attack, _ = struck_by(g, creature, gandalf)
    attack.targets, attack.results = [gandalf, gimli], [ASSIGNED_TO, ASSIGNED_TO]
    choose(g, "Declared Sacrifice of Form")
    settle(g)
    return g, attack, [gandalf, gimli], sword, ally, event


def test_tw_321_all_strikes_fail_with_three_more_on_body_checks() -> None:
    g, attack, (gandalf, gimli), sword, ally, event = sacrificed("Dwar of Waw")
    limit = g.facts(attack.card).body
    roll(g, limit - 2, limit - 3)                              # with three more: one above the body, one equal
    assert attack.results == [BEATEN, RESOLVED]
    assert g.pile[gandalf] == DISCARD and g.pile[ally] == DISCARD and g.host[gimli] == UNCONTROLLED
    assert g.pile[event] == IN_PLAY and g.host[sword] == event and g.pile[sword] == IN_PLAY
    assert g.wizard_lost == [0, 0] and points_by_group(g, 0)[ITEMS] > 0


def test_tw_321_a_creature_without_a_body_is_defeated_at_once() -> None:
    g, attack, _, _, _, _ = sacrificed("Abductor")
    assert attack.results == [BEATEN, BEATEN]
    until_over(g, attack)
    assert g.pile[attack.card] == MARSHALLED


def test_tw_321_his_items_wait_for_him_and_he_comes_back_greater() -> None:
    g, (gimli,) = organizing("Rivendell", "Gimli")
    event = put(g, "Sacrifice of Form", IN_PLAY, 0)
    horn = put(g, "Horn of Anor", IN_PLAY, 0)
    g.host[horn] = event
    g.wizard[0] = g.sacrificed[0] = g.cards.names["Gandalf"]
    gandalf = hand(g, 0, "Gandalf", "Saruman")[0]
    assert not offers(g, "Horn of Anor") and not offers(g, "Saruman")
    play(g, "Gandalf", "Place")
    assert g.host[event] == g.host[horn] == gandalf
    assert (prowess(g, gandalf), body(g, gandalf)) == (7, 10) and influence(g, gandalf) >= 11
    assert g.is_in_play(gimli)


def test_tw_321_the_opponent_cannot_play_him_and_he_gives_it_up_once() -> None:
    g, _ = organizing("Rivendell", "Gimli")
    g.sacrificed[1] = g.cards.names["Gandalf"]
    hand(g, 0, "Gandalf")
    assert not offers(g, "Gandalf")
    g, (gandalf,) = on_the_way("Moria", "Gandalf")
    give(g, gandalf, "Sacrifice of Form")
    hand(g, 0, "Sacrifice of Form")
    struck_by(g, "Giant", gandalf)
    assert not offers(g, "Sacrifice of Form")
    g, (gimli,) = on_the_way("Moria", "Gimli")
    hand(g, 0, "Sacrifice of Form")
    struck_by(g, "Giant", gimli)
    assert g.asking().about == STRUCK and not offers(g, "Sacrifice of Form")


# ------------------------------------------------------------------ Wizard's Laughter


def influenced(*mine: str) -> tuple[Meccg, list[int], int]:
    """In seat 1's site phase, its Boromir tries to influence the first of these of seat 0."""
    g, (boromir,) = visiting("Edoras", "Boromir II")
    people = company(g, 1, "Edoras", *mine)
    g.phase = SITE_PHASE
    rules = g.facts(boromir).rules
    n = next(n for n, rule in enumerate(rules) if rule.kind == WHENEVER and rule.at == PERSUADING)
    g.then(Chain(AT_SITE, 1, [Source(boromir, n, 0, [people[0]])]))
    return g, people, boromir


def test_tw_362_a_wizard_laughs_an_influence_attempt_away() -> None:
    g, (gimli, gandalf), _ = influenced("Gimli", "Gandalf")
    card = hand(g, 1, "Wizard's Laughter")[0]
    choose(g, "Declared Wizard's Laughter")
    settle(g)
    roll(g, 9)                                                 # the Wizard's check, and nothing else is rolled
    assert isinstance(g.question(), Declare)
    assert g.pile[gimli] == g.pile[gandalf] == IN_PLAY + 1 and g.pile[card] == DISCARD + 1


def test_tw_362_no_laughter_without_a_wizard_or_an_attempt() -> None:
    g, _, _ = influenced("Gimli")
    hand(g, 1, "Wizard's Laughter")
    assert not offers(g, "Wizard's Laughter")
    g, _ = visiting("Edoras", "Gandalf")
    hand(g, 0, "Wizard's Laughter")
    assert not offers(g, "Wizard's Laughter")


# ------------------------------------------------------------------ Alatar


def test_tw_117_alatar_rides_to_the_aid_of_a_company_and_faces_a_strike() -> None:
    g, (gimli,) = on_the_way("Moria", "Gimli")
    alatar, legolas = company(g, 0, "Edhellond", "Alatar", "Legolas")
    ally = give(g, alatar, "Bill the Pony")
    g.host[legolas] = alatar
    attack = attacked_by(g, "Giant")
    choose(g, "Declared Alatar")
    settle(g)
    assert g.company[alatar] == g.company[gimli] and g.pile[ally] == DISCARD and g.host[legolas] == UNCONTROLLED
    choose(g, "Pass")
    choose(g, "Pass")
    assert attack.targets == [alatar]                          # one strike, and it is his
    until_over(g, attack)
    assert g.state[alatar] == TAPPED


def test_tw_117_he_taps_and_checks_even_after_a_cancelled_attack() -> None:
    g, (gimli,) = on_the_way("Moria", "Gimli")
    (alatar,) = company(g, 0, "Edhellond", "Alatar")
    hand(g, 0, "Escape")
    attack = attacked_by(g, "Giant")
    choose(g, "Declared Alatar")
    settle(g)
    choose(g, "Declared Escape")
    choose(g, "Take Gimli")
    settle(g)
    assert is_stopped(attack) and g.state[gimli] == WOUNDED
    while not isinstance(g.question(), Roll):
        g.answer(0)
    assert g.state[alatar] == TAPPED and attack.sworn == -1
    roll(g, 2)                                                 # his check
    assert g.pile[alatar] == IN_PLAY and attack not in g.stack


def test_tw_117_alatar_rides_from_a_haven_to_others_against_creatures() -> None:
    g, _ = on_the_way("Moria", "Gimli")
    company(g, 0, "Bree", "Alatar")
    attacked_by(g, "Giant")
    assert not offers(g, "Alatar")
    g, _ = on_the_way("Moria", "Alatar", origin="Edhellond")
    attacked_by(g, "Giant")
    assert not offers(g, "Alatar")


def test_tw_117_the_opponent_draws_one_less_for_his_company() -> None:
    g, _ = on_the_way("Moria", "Alatar")
    other = second_company(g, "Bree")
    assert g.asked(DRAWS_OPPONENT, g.current, 2) == 1 and g.asked(DRAWS_OPPONENT, g.current, 0) == 0
    assert g.asked(DRAWS_OPPONENT, other, 2) == 2


# ------------------------------------------------------------------ Lucky Search


def search(g: Meccg, *cards: str) -> None:
    """These cards are turned over."""
    for card in cards:
        question = g.question()
        assert isinstance(question, TurnOver)
        for outcome, it in enumerate(question.left(g)):
            if g.facts(it).name == card:
                g.answer(outcome)
                break
    g.question()


def test_tw_269_a_scout_finds_an_item_and_faces_a_strike_for_it() -> None:
    for total, keeps in ((12, True), (2, False)):
        g, (bilbo, _) = visiting("Moria", "Bilbo", "Gimli")
        g.state[the_company(g).site] = TAPPED
        hand(g, 0, "Lucky Search", "Halfling Stealth", "Concealment")
        cards = deck(g, 0, "Dodge", "Palantír of Orthanc", "Sword of Gondolin", "Block")
        choose(g, "Declared Lucky Search")
        choose(g, "Take Bilbo")
        settle(g)
        search(g, "Dodge", "Palantír of Orthanc", "Sword of Gondolin")     # a special item is turned over like others
        assert g.host[cards[2]] == bilbo and len(g.piles[DECK]) == 3
        assert not any(g.is_known(card, 0) for card in g.piles[DECK])
        attack = g.nearest(Attack)
        assert (attack.strikes, attack.prowess) == (1, 6)
        assert not offers(g, "Concealment")                    # it cannot be cancelled
        choose(g, "Pass")
        while not isinstance(g.question(), Declare):
            g.answer(0 if 0 in g.offered else g.offered[0])
        assert attack.targets == [bilbo] and not offers(g, "Halfling Stealth")
        choose(g, "Pass")
        roll(g, total)
        until_settled(g, 2)
        assert (g.pile[cards[2]] == IN_PLAY) == keeps


def test_tw_269_without_an_item_the_whole_deck_is_turned_over() -> None:
    g, (bilbo,) = visiting("Moria", "Bilbo")
    hand(g, 0, "Lucky Search")
    deck(g, 0, "Dodge", "Block")
    choose(g, "Declared Lucky Search")
    choose(g, "Take Bilbo")
    settle(g)
    search(g, "Dodge", "Block")
    assert g.nearest(Attack).prowess == 5 and g.exhausted == [0, 0] and len(g.piles[DECK]) == 2
    assert g.state[bilbo] == TAPPED


def test_tw_269_no_search_elsewhere_or_by_others() -> None:
    bane_of_stones = "Bane of the Ithil-stone"
    for site, who, bane in (("Bree", "Bilbo", ""), ("Moria", "Gimli", ""), ("Moria", "Bilbo", bane_of_stones)):
        g, _ = visiting(site, who)
        hand(g, 0, "Lucky Search")
        deck(g, 0, "Dodge")
        if bane:
            put(g, bane, IN_PLAY, 1)
        assert not offers(g, "Lucky Search")


def test_tw_303_persuasive_words_and_tw_293_an_old_friendship_help_against_a_character() -> None:
    for card, rolls, won in (("Persuasive Words", (3, 12, 2), True), ("Persuasive Words", (3, 12, 12), False)):
        g, (gimli,), boromir = influenced("Gimli")
        g.owner[boromir] = 0
        give(g, boromir, "Magic Ring of Words")                # a diplomat
        hand(g, 0, card)
        choose(g, "Pass")
        choose(g, f"Declared {card}")
        choose(g, "Take Boromir II")
        settle(g)
        roll(g, *rolls[:2])
        assert names(g) == ["Number 3", "Number 12"]
        choose(g, "Number 12")
        for other in ("Elrond", "Glorfindel II"):
            company(g, 1, "Rivendell", other)                  # no general influence is left against him
        roll(g, rolls[2])
        assert (g.pile[gimli] == DISCARD + 1) == won
    g, _, boromir = influenced("Gimli")
    hand(g, 0, "Old Friendship")
    choose(g, "Pass")
    assert not offers(g, "Old Friendship")                     # Boromir is no diplomat
