"""What people learn from: rules in four languages, examples that end as printed, lessons that can be solved."""
from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from ravenhill.cli.rule_lists import target, written
from ravenhill.core.dice import Dice, FastDice
from ravenhill.core.frames import DICE
from ravenhill.core.match import Match
from ravenhill.core.records import replay
from ravenhill.games import load, names
from ravenhill.games.five_armies import learning
from ravenhill.games.five_armies.rules.fight import BLACK, HITS, the_fight
from ravenhill.games.five_armies.state import POOL, Battle
from ravenhill.games.five_armies.terms import FREE, SHADOW, UNITS
from ravenhill.games.meccg.rules.numbers import points_now
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.teaching import Lesson, course, offers_of, record_of_script, rules_of
from ravenhill.locale import LANGUAGES, Speech
from ravenhill.server.http.learning import cards_in, glossary_in, rules_in
from ravenhill.server.play.ledger import scripted
from ravenhill.server.play.replays import kept, room_at, state_at
from ravenhill.server.play.sealed_dice import nonce_hash
from tests.server.running import Server

ROOT = Path(__file__).parents[2]
OTHERS = [language for language in LANGUAGES if language != "en"]
GAMES = ["ford", "five_armies"]
TAUGHT = [*GAMES, "meccg"]
RULE_IDS = ROOT / "tests/five_armies/facts/rule_ids.txt"
EXAMPLES = course("five_armies").examples
LESSONS = [it for it in course("five_armies").lessons if it.solution]         # the last is a whole game


# ---------------------------------------------------------------- rules, cards, words


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_rules_is_up_to_date(game):
    assert target(game, ROOT).read_bytes() == written(game, ROOT), "run scripts/make-rules"


def test_every_id_of_the_rules_map_is_shown():
    wanted = set(RULE_IDS.read_text("utf-8").split())
    assert len(wanted) > 350
    assert wanted <= {rule.id for rule in rules_in("five_armies", "en").rules}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_every_rule_has_words_in_every_language(game, language):
    strict = Speech(language, game, strict=True)
    shown = rules_in(game, language)
    assert [rule.id for rule in shown.rules] == [rule.id for rule in rules_of(game)]
    told = [rule for rule in shown.rules if not rule.english]
    assert len(told) == len(shown.rules) or (game == "meccg" and len(told) > 500)      # those that came last may wait
    for rule in told:
        assert rule.text == strict.line(f"rule-{rule.id}", {})
        assert len(rule.text) > 8 and rule.text.endswith((".", "?")), rule.id
    assert all(chapter.title for chapter in shown.chapters)
    assert {rule.chapter for rule in shown.rules} == {chapter.id for chapter in shown.chapters}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", TAUGHT)
def test_no_rule_is_left_in_english(game, language):
    english = {rule.id: rule.text for rule in rules_in(game, "en").rules}
    assert not [it.id for it in rules_in(game, language).rules if not it.english and it.text == english[it.id]]


def test_a_rule_that_no_language_has_yet_is_told_in_english_and_says_so(monkeypatch):
    new = msgspec.structs.replace(rules_of("meccg")[0], id="R-DECK-99", text="Something new.")
    monkeypatch.setattr("ravenhill.server.http.learning.rules_of", lambda game: [*rules_of(game), new])
    rules = rules_in.__wrapped__("meccg", "fr").rules
    assert [(rule.id, rule.text) for rule in rules if rule.english][-1] == ("R-DECK-99", "Something new.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chapters_of_the_card_game_have_names_and_no_codes(language):
    chapters = rules_in("meccg", language).chapters
    assert len(chapters) > 20 and all(it.title != it.id and "⟨" not in it.title for it in chapters)
    assert len({it.title for it in chapters}) == len(chapters)


def test_neighbours_of_a_rule_exist_and_an_example_can_be_opened():
    rules = {rule.id: rule for rule in rules_in("five_armies", "en").rules}
    assert rules["B-RET-05"].example == "B-EX-14"
    assert rules["B-EX-14"].example == "B-EX-14"
    assert "B-DIF-28" in rules["B-MOV-11"].rulings
    for rule in rules.values():
        assert {*rule.see, *rule.rulings} <= rules.keys()
        assert not rule.example or course("five_armies").example(rule.example)
    assert all(rule.cited and rule.tested for rule in rules.values() if rule.kind == "rule")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "count"), [("ford", 6), ("five_armies", 103)])
def test_every_card_is_told(game, count, language):
    cards = cards_in(game, language).cards
    assert len({card.code for card in cards}) == len(cards) == count
    for card in cards:
        said = [card.name, card.kind, *card.text, *[it.name for it in card.facts], *[it.value for it in card.facts]]
        assert all(text and "⟨" not in text and "[en]" not in text for text in said), card.code
        assert card.text or card.status == "none"
    if game == "five_armies":
        orcs = next(card for card in cards if card.code == "unit_orc")
        assert [it.value for it in orcs.facts][:2] == ["1", "36"]
        assert orcs.side == "shadow" and orcs.side_name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_every_word_of_the_glossary_is_explained_by_a_rule(game, language):
    terms = glossary_in(game, language).terms
    ids = {rule.id for rule in rules_of(game)}
    assert len(terms) == len(course(game).glossary) > 8
    assert all(term.term and term.rule in ids and len(term.text) > 8 and "⟨" not in term.term for term in terms)
    assert len({term.term for term in terms}) == len(terms)


# ---------------------------------------------------------------- examples


def ended(id: str) -> Battle:
    example = course("five_armies").example(id)
    assert example is not None
    answers, _ = record_of_script(load("five_armies"), example)
    room, _ = room_at(id, load("five_armies"), example.options, answers, len(answers))
    assert isinstance(room.table, Battle)
    return room.table


def units(g: Battle, place: str) -> dict[str, int]:
    here = learning.PLACE[place]
    return {name: g.has(here, unit) for unit, name in enumerate(UNITS) if g.has(here, unit)}


def at(place: str) -> int:
    return learning.PLACE[place]


def test_B_EX_01_to_03_end_as_printed():
    g = ended("B-EX-01")
    assert not [words for words in offers_of(load("five_armies"), g) if words.startswith("PlayCard")]
    g = ended("B-EX-02")
    assert units(g, "eastern_spur") == {"goblin": 2}
    assert g.leadership_tokens[at("eastern_spur")] == 1
    g = ended("B-EX-03")
    assert g.fate == 4 + 2
    assert g.tiles[next(n for n, tile in enumerate(g.facts.content.tiles) if tile.id == "T10")] == POOL


def test_B_EX_04_to_07_end_as_printed():
    g = ended("B-EX-04")
    assert g.active_generals() == 1
    assert [words for words in offers_of(load("five_armies"), g) if words.startswith("UseAbility")] == [
        "UseAbility character-thranduil ability-Archery"]
    assert ended("B-EX-05").damage[at("north_bank")] == 2
    g = ended("B-EX-06")
    assert (units(g, "east_dale"), units(g, "reed_bank"), units(g, "long_bank")) == (
        {"great_orc": 2}, {"orc": 2}, {"orc": 1})
    g = ended("B-EX-07")
    assert g.leadership_tokens[at("spur_foot")] == g.leadership_tokens[at("black_mire")] == 1


def test_B_EX_08_to_11_end_as_printed():
    g = ended("B-EX-08")
    assert (g.damage[at("lower_slopes")], g.damage[at("west_dale")]) == (2, 0)
    g = ended("B-EX-09")
    assert units(g, "ruins_of_dale") == {"lake_man": 4}
    assert units(g, "east_dale") == {"dwarf_regular": 1, "dwarf_veteran": 1}
    assert units(ended("B-EX-10"), "camp") == {"dwarf_veteran": 1, "lake_man": 1}
    it = the_fight(ended("B-EX-11"))
    assert it.now[BLACK + SHADOW] == 1 and it.has_black_hit(SHADOW)


def test_B_EX_12_to_15_end_as_printed():
    it = the_fight(ended("B-EX-12"))
    assert (it.now[HITS + FREE] or it.hits(FREE)) == 2 and it.has_black_hit(FREE)
    g = ended("B-EX-13")
    assert (g.size(at("loop_meadow")), g.damage[at("loop_meadow")]) == (1, 1)
    g = ended("B-EX-14")
    assert units(g, "upper_vale") == {"lake_man": 3} and not g.damage[at("upper_vale")]
    g = ended("B-EX-15")
    assert g.is_open(at("goblin_mustering_point_east")) and not g.is_open(at("goblin_mustering_point_west"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda it: it.id)
def test_every_example_is_commented_and_seen_by_everybody_at_every_step(example):
    game = load("five_armies")
    answers, marks = record_of_script(game, example)
    for language in LANGUAGES:
        speech = Speech(language, "five_armies", strict=True)
        texts = [speech.line(f"example-{example.id}.say-{n}", {}) for n in range(1, len(marks) + 1)]
        assert len(set(texts)) == len(marks) and speech.line(f"example-{example.id}", {})
        assert not speech.has(f"example-{example.id}", f"say-{len(marks) + 1}")
    assert marks[0] == 0 and marks[-1] == len(answers)
    for n in range(len(answers) + 1):
        for seat in (*game.seats, "spectator"):
            state = state_at(example.id, game.name, example.options, answers, n, seat)
            assert state.seat == seat and state.view["armies"]
    assert state_at(example.id, game.name, example.options, answers, 0, game.seats[example.seat]).question is not None


def test_R_END_14_the_worked_game_is_told_in_every_language_and_ends_twelve_to_nine():
    game, example = load("meccg"), course("meccg").examples[0]
    answers, marks = record_of_script(game, example)
    assert marks[0] == 0 and marks[-1] == len(answers) and marks == sorted(set(marks))
    for language in LANGUAGES:
        speech = Speech(language, "meccg", strict=True)
        texts = [speech.line(f"example-{example.id}.say-{n}", {}) for n in range(1, len(marks) + 1)]
        assert len(set(texts)) == len(marks) and not speech.has(f"example-{example.id}", f"say-{len(marks) + 1}")
        assert speech.line(f"example-{example.id}.about", {})
    assert speech.mentioned(f"example-{example.id}", "say-2") == ["card-tw-375", "card-tw-336"]
    room, _ = room_at("worked", game, example.options, answers, len(answers))
    assert isinstance(room.table, Meccg) and [points_now(room.table, seat) for seat in (0, 1)] == [12, 9]


def test_a_moment_is_the_same_from_whichever_moment_before_it_one_comes():
    """Tables on the way are kept, so that a step costs no more at the end than at the beginning."""
    game, example = load("meccg"), course("meccg").examples[0]
    answers, _ = record_of_script(game, example)
    def seen(n: int, seat: str) -> bytes:
        return msgspec.json.encode(state_at("kept", game.name, example.options, answers, n, seat))
    moments = [(n, seat) for n in (0, 39, 40, 200, 333, len(answers)) for seat in ("grey", "spectator")]
    forward = {it: seen(*it) for it in moments}
    assert all(seen(*it) == forward[it] for it in reversed(moments))
    kept.clear()
    assert seen(*moments[-1]) == forward[moments[-1]]


def test_a_record_of_a_position_stands_for_itself():
    game, example = load("five_armies"), EXAMPLES[7]
    match = Match(game, example.options)
    for seat, option in record_of_script(game, example)[0]:
        match.answer(seat, option)
    assert replay(game, match.record()).record == match.table.record


# ---------------------------------------------------------------- lessons


class LessonDice(Dice):
    """Dice that fall as a lesson says, then as they like."""

    def __init__(self, lesson: Lesson, seed: int) -> None:
        self.options = {"dice": list(lesson.dice)}
        self.fallen = 0
        self.others = FastDice(seed)

    def pick(self, outcomes: int) -> int:
        said = scripted(self.options, self.fallen, outcomes)
        self.fallen += 1
        return self.others.pick(outcomes) if said is None else said


QUIET = ("SkipDie", "No", "Done", "Stay", "Maneuver card-regroup")


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda it: it.id)
def test_every_lesson_is_reached_by_its_solution(lesson, seed):
    game = load("five_armies")
    match = Match(game, {"position": lesson.position}, LessonDice(lesson, seed))
    met = [goal.met(match.table) and not goal.taken_back for goal in lesson.goals]
    assert not any(met), "nothing is reached before the lesson begins"
    todo = list(lesson.solution)
    for _ in range(80):
        if match.table.ended or not todo:
            break
        asked = match.table.to_answer()
        seat = lesson.seat if lesson.seat in asked else asked[0]
        if seat == lesson.seat and todo[0] == "undo":
            match.undo(seat)
            todo.pop(0)
            continue
        match.table.ask(seat)
        offers = offers_of(game, match.table)
        if seat == lesson.seat:
            assert todo[0] in offers, f"{todo[0]} is not offered: {', '.join(offers)}"
            match.answer(seat, offers[todo.pop(0)])
        else:
            match.answer(seat, next((offers[it] for it in offers if it.startswith(QUIET)), next(iter(offers.values()))))
    while any(it.key == "won" for it in lesson.goals) and not match.table.ended:
        seat = match.table.to_answer()[0]
        match.table.ask(seat)
        offers = offers_of(game, match.table)
        match.answer(seat, next(offers[it] for it in offers if it.startswith(QUIET)))
    assert [goal.met(match.table) for goal in lesson.goals] == [True] * len(lesson.goals)


PASSING = ("Pass", "Done", "No", "Leave", "Number")


@pytest.mark.parametrize("lesson", course("meccg").lessons, ids=lambda it: it.id)
def test_every_lesson_of_the_card_game_is_reached_by_its_solution(lesson):
    """What is asked besides is passed; a goal that was reached stays reached."""
    game = load("meccg")
    match = Match(game, {"position": lesson.position}, LessonDice(lesson, 1))
    assert not [goal.key for goal in lesson.goals if goal.met(match.table)], "nothing is reached before it begins"
    todo = list(lesson.solution)
    met: set[str] = set()
    for _ in range(80):
        if len(met) == len(lesson.goals):
            break
        asked = match.table.to_answer()
        seat = lesson.seat if lesson.seat in asked else asked[0]
        match.table.ask(seat)
        offers = offers_of(game, match.table)
        quiet = [it for name in PASSING for it in offers if it.startswith(name)]
        mine = seat == lesson.seat and bool(todo) and todo[0] in offers
        match.answer(seat, offers[todo.pop(0) if mine else [*quiet, *offers][0]])
        met |= {goal.key for goal in lesson.goals if goal.met(match.table)}
    assert (met, todo) == ({goal.key for goal in lesson.goals}, [])


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_is_told_in_every_language(game, language):
    speech = Speech(language, game, strict=True)
    for lesson in course(game).lessons:
        texts = [speech.line(f"lesson-{lesson.id}{part}", {}) for part in (
            "", ".about", *[f".goal-{goal.key}" for goal in lesson.goals],
            *[f".hint-{n}" for n in range(1, lesson.hints + 1)], *[f".tip-{tip.key}" for tip in lesson.tips])]
        assert len(set(texts)) == len(texts)
        assert set(lesson.rules) <= {rule.id for rule in rules_of(game)}


# ---------------------------------------------------------------- over the wire


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    env = {"RAVENHILL_DATA": str(tmp_path_factory.mktemp("learning")), "RAVENHILL_KEY": "5e" * 32,
           "RAVENHILL_LIMITS": "0"}
    server = Server(env).start()
    try:
        with httpx.Client(base_url=server.address, trust_env=False, verify=False, timeout=30) as client:
            yield client
        assert '"level": "error"' not in server.log(), server.log()[-3000:]
    finally:
        server.stop()


def get(house: httpx.Client, where: str, **query: Any) -> Any:
    reply = house.get(f"/api/{where}", params=query)
    assert reply.status_code == 200, reply.text
    return reply.json()


def test_rules_cards_and_words_come_in_the_language_asked_for(house):
    assert get(house, "rules/five_armies", language="pl")["rules"][0]["text"].startswith("Dwa miejsca")
    assert get(house, "rules/ford", language="de-CH")["language"] == "en"
    assert len(get(house, "cards/five_armies", language="fr")["cards"]) == 103
    assert get(house, "glossary/five_armies", language="es")["terms"]
    for where in ("rules", "cards", "glossary", "examples", "lessons"):
        assert house.get(f"/api/{where}/tiddlywinks").status_code == 400


def test_an_example_is_stepped_through_and_played_on(house):
    listed = get(house, "examples/five_armies", language="fr")
    assert [it["id"] for it in listed] == [f"B-EX-{n:02}" for n in range(1, 16)]
    it = get(house, "examples/five_armies/B-EX-08", language="es")
    assert [comment["n"] for comment in it["comments"]] == [0, 4, 7] and it["seat"] == "free"
    first = get(house, "examples/five_armies/B-EX-08/state", n=4, seat="free")
    assert [spoken(option) for option in first["question"]["options"]] == ["Number 1", "Number 2"]
    assert "question" not in get(house, "examples/five_armies/B-EX-08/state", n=4)
    assert house.get("/api/examples/five_armies/B-EX-08/state", params={"n": 99}).status_code == 409
    assert house.get("/api/examples/five_armies/B-EX-99").status_code == 404
    made = house.post("/api/examples/five_armies/B-EX-08/fork", json={
        "n": 4, "seats": [{"kind": "link"}, {"kind": "bot", "bot": "novice"}]})
    assert made.status_code == 201 and made.json()["match"]["origin"] == {"example": "B-EX-08", "n": 4}


def test_the_worked_game_is_played_on_with_the_cards_of_its_position(house):
    it = get(house, "examples/meccg/worked-game", language="pl")
    assert it["answers"] == len(it["lines"]) - 1 and len(it["comments"]) > 60
    made = house.post("/api/examples/meccg/worked-game/fork", json={
        "n": 100, "seats": [{"kind": "link"}, {"kind": "bot", "bot": "novice"}]}).json()
    assert made["match"]["origin"] == {"example": "worked-game", "n": 100} and made["match"]["decks"] == {}
    taken = house.post(f"/api/matches/{made['match']['id']}/join", json={
        "key": made["links"]["grey"], "nonce_hash": nonce_hash("5e" * 16)})
    assert taken.status_code == 200, taken.text
    assert get(house, f"matches/{made['match']['id']}")["decks"] == {}, "no seat brings a deck to a position"


def test_nobody_begins_a_match_from_a_position_of_their_own(house):
    for options in ({"position": EXAMPLES[0].position}, {"dice": [5, 5, 5]}):
        reply = house.post("/api/matches", json={"game": "five_armies", "options": options})
        assert (reply.status_code, reply.json()["fault"]) == (400, "options")


def test_a_lesson_is_begun_played_and_done_and_its_record_is_sound(house):
    lesson = next(it for it in LESSONS if it.id == "combat")
    reply = house.post("/api/lessons/five_armies/combat")
    assert reply.status_code == 201, reply.text
    begun = reply.json()
    id = begun["match"]["id"]
    assert begun["seat"] == "free"
    assert begun["match"]["watch"] is False and begun["match"]["origin"] == {"lesson": "combat"}
    assert not get(house, f"lessons/five_armies/combat/{id}")["done"]
    assert id not in [match["id"] for match in get(house, "matches", mine=True)]
    told = get(house, f"lessons/five_armies/combat/{id}", language="fr")
    assert told["goals"][0]["text"].startswith("Montrez")
    todo = list(lesson.solution)
    while todo:
        state = asked_again(house, id)
        words = {spoken(option): n for n, option in enumerate(state["question"]["options"])}
        answer = {"do": "answer", "n": state["n"], "answers": [words[todo.pop(0)]]}
        done = house.post(f"/api/matches/{id}/do", json=answer)
        assert done.json()["is"] == "accepted", done.text
    asked_again(house, id)                               # so the dice have fallen that are not the lesson's, too
    progress = get(house, f"lessons/five_armies/combat/{id}")
    assert progress["done"], progress
    house.post(f"/api/matches/{id}/do", json={"do": "resign"})
    record = house.get(f"/api/matches/{id}/record")
    verdict = house.post("/api/verify", content=record.content).json()
    told = sum(some["rolls"] for some in verdict["unsealed"] if some["why"] == "lesson")
    assert verdict["sound"] and len(lesson.dice) >= told > 0
    replayed = get(house, f"replays/{id}")
    assert len(replayed["who"]) == verdict["answers"] and len(replayed["lines"]) == verdict["answers"] + 1
    assert get(house, f"replays/{id}/state", n=0, seat="free")["question"]["kind"] == "Maneuvers"
    assert get(house, f"replays/{id}/state", n=verdict["answers"], seat="shadow")["log"]["lines"]
    with httpx.Client(base_url=house.base_url, trust_env=False, verify=False) as stranger:
        assert stranger.get(f"/api/lessons/five_armies/combat/{id}").status_code == 403
        assert stranger.get(f"/api/replays/{id}").status_code == 403


def asked_again(house: httpx.Client, id: str) -> dict[str, Any]:
    """The state in which we are to answer, as soon as the other side has."""
    limit = time.monotonic() + 120
    while not (state := get(house, f"matches/{id}/state")).get("question"):
        assert time.monotonic() < limit, state
        time.sleep(0.05)
    found: dict[str, Any] = state
    return found


def spoken(option: dict[str, Any]) -> str:
    """An option of the wire as scripts write it."""
    return " ".join(str(option["names"].get(name, value)) for name, value in option["do"].items())


def test_why_not_is_answered_of_any_thing_in_every_language(house):
    id = house.post("/api/lessons/five_armies/field").json()["match"]["id"]
    texts = set()
    for language in LANGUAGES:
        ask = {"do": "explain", "id": 1, "thing": "pass:0", "language": language}
        reason = house.post(f"/api/matches/{id}/do", json=ask).json()["reasons"][0]
        assert (reason["may"], reason["rule"]) == (False, "B-DIC-07")
        texts.add(reason["text"])
    assert len(texts) == 4
    for thing in ("region", "region:x", "region:-1", ":1", "card:nonsense"):
        reply = house.post(f"/api/matches/{id}/do", json={"do": "explain", "id": 1, "thing": thing})
        assert reply.json().get("is", "refused") == "refused", thing
    spear = house.post(f"/api/matches/{id}/do", json={"do": "explain", "id": 1, "thing": f"region:{at('grey_march')}"})
    assert spear.json()["reasons"][0]["rule"] == "B-CMB-02"


def test_a_match_that_is_not_over_cannot_be_stepped_through(house):
    id = house.post("/api/lessons/ford/ford").json()["match"]["id"]
    assert house.get(f"/api/replays/{id}").status_code == 409
    assert not get(house, f"lessons/ford/ford/{id}")["done"]
    assert house.get(f"/api/lessons/five_armies/field/{id}").status_code == 404
    assert house.post("/api/lessons/ford/chess").status_code == 404


def test_a_seat_is_shown_a_moment_of_its_running_match_and_nobody_else_is(house):
    made = house.post("/api/lessons/five_armies/time").json()
    id = made["match"]["id"]
    for _ in range(3):
        now = house.get(f"/api/matches/{id}/state").json()
        house.post(f"/api/matches/{id}/do", json={"do": "answer", "n": now["n"], "answers": [0]})
    now = house.get(f"/api/matches/{id}/state").json()
    first = get(house, f"replays/{id}/moment", line=0, seat="shadow")
    assert first["seat"] == "shadow" and first["log"]["lines"][0] == now["log"]["lines"][0]
    assert len(first["log"]["lines"]) <= len(now["log"]["lines"])
    hidden = {card[0] for card in now["view"]["cards"]}
    assert hidden and not hidden & {card[0] for card in first["view"]["cards"]}        # other names for the same cards
    assert house.get(f"/api/replays/{id}/moment", params={"line": 9999}).json()["fault"] == "n"
    assert house.get(f"/api/replays/{id}/moment", params={"seat": "free"}).status_code == 403
    with httpx.Client(base_url=house.base_url, trust_env=False, verify=False) as stranger:
        assert stranger.get(f"/api/replays/{id}/moment").status_code == 403


def test_the_ford_lesson_ends_with_the_battle():
    lesson, game = course("ford").lessons[0], load("ford")
    match = Match(game, {}, FastDice(4))
    dice = FastDice(5)
    while not match.table.ended:
        seat = match.table.to_answer()[0]
        assert seat != DICE
        match.table.ask(seat)
        match.answer(seat, match.table.offered[dice.pick(len(match.table.offered))])
    assert all(goal.met(match.table) for goal in lesson.goals)
    assert set(names()) >= {"ford", "five_armies"}
