"""Every card of the ford: what it does, and the word that says no when it may not be played."""
from __future__ import annotations

from pathlib import Path

import pytest

from ravenhill.core.chain_words import Counter, PutOnTop
from ravenhill.core.choices import Take
from ravenhill.core.errors import IllegalAnswer
from ravenhill.core.words import Not, Only
from ravenhill.games.ford import GAME
from ravenhill.games.ford.cards import DECK, LIBRARY
from ravenhill.games.ford.rules import Battle
from ravenhill.games.ford.state import BATTLE, DAWN
from ravenhill.games.ford.words import Rally
from ravenhill.locale import LANGUAGES, Speech
from tests.ford.scene import BAG, DISCARD, EAST, HAND, HOLD, TABLE, WEST, Scene, group

GOLDEN = Path(__file__).with_name("cards.txt")


def battle(position: str) -> Scene:
    """A battle whose stances are chosen: the cards may be played."""
    return Scene(f'begins = "battle"\n{position}').stances(HOLD, HOLD)


def test_volley_fells_one_warrior_of_the_group_it_aims_at():
    scene = Scene('west.hand = ["volley"]').play(WEST, "volley", "east.spearmen").passes(EAST, WEST)
    assert scene.g.warriors == [2, 2, 2, 2, 1, 2] and scene.cards(DISCARD) == ["volley"]


def test_volley_aims_at_no_empty_group_and_flies_only_at_dawn():
    scene = Scene('west.hand = ["volley"]\neast = {archers = 0, riders = 0}').play(WEST, "volley")
    assert scene.choices() == [group("east.spearmen")]
    no, = battle('west.hand = ["volley"]').why_not(WEST, "volley")
    assert isinstance(no, Only) and no.at == DAWN


def test_volley_that_fells_the_last_warrior_wins():
    scene = Scene('west.hand = ["volley"]\neast = {archers = 1, spearmen = 0, riders = 0}')
    scene.play(WEST, "volley", "east.archers").passes(EAST, WEST)
    result = scene.g.result()
    assert result is not None and result.winner == WEST


def test_shields_cancel_what_they_answer_and_its_cost_stays_paid():
    scene = Scene('west = {hand = ["stragglers", "fog"], archers = 1}\neast.hand = ["shields"]')
    scene.play(WEST, "stragglers", "fog", "west.archers").play(EAST, "shields").passes(WEST, EAST)
    assert scene.g.warriors[0] == 1, "nobody came back"
    assert scene.cards(HAND[WEST]) == [] and scene.g.tops[BAG] == 1, "but the fog lies on the bag"
    assert scene.cards(DISCARD) == ["shields", "stragglers"]


def test_shields_answer_in_a_battle_too():
    scene = battle('west.hand = ["fog"]\neast.hand = ["shields"]')
    scene.play(WEST, "fog").play(EAST, "shields").passes(WEST, EAST)
    assert scene.g.under_way(Battle) == [1]
    assert scene.passes(WEST, EAST).asked() == "Roll"


def test_shields_need_something_to_answer():
    scene = Scene('west.hand = ["shields"]')
    at_dawn, in_battle = scene.why_not(WEST, "shields")
    assert isinstance(at_dawn, Counter) and isinstance(in_battle, Only) and in_battle.at == BATTLE
    assert scene.offered(WEST) == []


def test_shields_do_not_answer_your_own_card():
    scene = Scene('west.hand = ["volley", "shields"]').play(WEST, "volley", "east.riders").passes(EAST)
    no = scene.why_not(WEST, "shields")
    assert isinstance(no[0], Counter) and scene.offered(WEST) == []


def test_banner_stays_on_its_own_table_and_gives_a_die():
    scene = Scene('active = "east"\neast.hand = ["banner"]').play(EAST, "banner").passes(WEST, EAST)
    assert scene.cards(TABLE[EAST]) == ["banner"] and scene.cards(DISCARD) == []
    assert (scene.g.strength(WEST), scene.g.strength(EAST)) == (4, 5)


def test_banner_is_raised_only_at_dawn():
    no, = battle('east.hand = ["banner"]').why_not(EAST, "banner")
    assert isinstance(no, Only) and no.at == DAWN


def test_banner_stays_at_dusk_while_its_side_is_not_ahead():
    scene = Scene('begins = "dusk"\nford = -1\nwest.table = ["banner"]').passes(WEST, EAST)
    assert scene.cards(TABLE[WEST]) == ["banner"]


def test_spy_learns_the_hand_and_draws():
    scene = Scene('west.hand = ["spy"]\neast.hand = ["fog"]').play(WEST, "spy").passes(EAST, WEST).draws("volley")
    assert scene.g.is_known(scene.held(EAST, "fog"), WEST) and scene.cards(HAND[WEST]) == ["volley"]
    view = GAME.view(scene.g, WEST)
    assert [HAND[EAST], 0, 1] not in view["hidden"], "the hand is no longer a mere count to the West"


def test_spy_goes_only_at_dawn():
    no, = battle('west.hand = ["spy"]').why_not(WEST, "spy")
    assert isinstance(no, Only)


def test_stragglers_cost_a_card_and_fill_a_gap():
    scene = Scene('west = {hand = ["stragglers", "volley"], riders = 0}')
    scene.play(WEST, "stragglers", "volley", "west.riders").passes(EAST, WEST)
    assert scene.g.warriors[2] == 1 and scene.cards(HAND[WEST]) == []


def test_stragglers_need_a_card_to_pay_with_and_a_gap_to_fill():
    unpaid, = Scene('west = {hand = ["stragglers"], riders = 0}').why_not(WEST, "stragglers")
    nobody, = Scene('west.hand = ["stragglers", "volley"]').why_not(WEST, "stragglers")
    assert isinstance(unpaid, PutOnTop) and isinstance(nobody, Rally)


def test_stragglers_join_no_full_group():
    scene = Scene('west = {hand = ["stragglers", "volley"], riders = 0}').play(WEST, "stragglers")
    scene.match.answer(WEST, Take(scene.held(WEST, "volley")))
    assert scene.choices() == [group("west.riders")]
    with pytest.raises(IllegalAnswer):
        scene.match.answer(WEST, group("west.archers"))


def test_fog_breaks_off_the_battle():
    scene = battle('active = "east"\neast.hand = ["fog"]').play(EAST, "fog").passes(WEST, EAST)
    assert scene.passes(EAST, WEST).asked() == "DrawCards", "no dice, no losses: dusk, and the next round"
    assert scene.g.ford == 0 and scene.g.warriors == [2] * 6


def test_fog_does_not_help_who_is_ahead():
    no, = battle('ford = 1\nwest.hand = ["fog"]').why_not(WEST, "fog")
    assert isinstance(no, Not)
    assert battle('ford = 1\neast.hand = ["fog"]').passes(WEST).offered(EAST) == ["fog"]


def test_a_second_fog_finds_no_battle_any_more():
    scene = battle('west.hand = ["fog"]\neast.hand = ["fog"]').play(WEST, "fog").play(EAST, "fog").passes(WEST, EAST)
    assert scene.cards(DISCARD) == ["fog", "fog"] and scene.g.under_way(Battle) == []
    assert scene.passes(WEST, EAST).asked() == "DrawCards"


def test_the_bag_holds_eighteen_cards():
    counts = {card.id: DECK.count(number) for number, card in enumerate(LIBRARY.cards)}
    assert counts == {"volley": 4, "shields": 4, "banner": 3, "spy": 2, "stragglers": 3, "fog": 2}


def test_every_card_is_described_in_every_language(rewrite: bool):
    said = []
    for language in LANGUAGES:
        speech = Speech(language, GAME.name, names=lambda field, value: None, strict=True)
        said += [f"# {language}", ""]
        for card in LIBRARY.cards:
            text = " ".join(speech.word(rule) for rule in card.rules)
            said += [f"{speech.line(f'card-{card.id}', {})}: {text}"]
        said += [""]
    if rewrite: GOLDEN.write_text("\n".join(said), "utf-8")
    assert GOLDEN.read_text("utf-8") == "\n".join(said)


@pytest.mark.parametrize(("language", "volley", "fog"), [
    ("en", "Only at dawn.", "Only if the fight is not on the enemy's bank."),
    ("es", "Solo al alba.", None), ("fr", "Seulement à l’aube.", None), ("pl", "Tylko o świcie.", None),
])
def test_a_refusal_is_said_in_every_language(language, volley, fog):
    scene = battle('ford = 1\nwest.hand = ["volley", "fog"]')
    speech = Speech(language, GAME.name, names=lambda field, value: None, strict=True)
    said = [speech.refusal(no) for id in ("volley", "fog") for no in scene.why_not(WEST, id) if no is not None]
    assert said[0] == volley and said[1] == (fog or said[1])
