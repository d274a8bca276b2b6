"""What people learn from: rules, cards and words in four languages, printed examples as replays, and lessons."""
from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from functools import cache, lru_cache, partial
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import Parameter

from ravenhill import bots
from ravenhill.core.frames import DICE
from ravenhill.core.game import Game
from ravenhill.core.records import pairs
from ravenhill.games import load, names
from ravenhill.games.teaching import Example, Lesson, course, record_of_script, rules_of
from ravenhill.locale import Speech, best_language
from ravenhill.locale.speech import capital
from ravenhill.server.http.desk import FAULTS, HttpRequest, MatchId, asker, bots_are_free, clean_id, desk, must_see
from ravenhill.server.http.packed import Packed, told
from ravenhill.server.play import matches, sockets
from ravenhill.server.play.handles import WATCHING
from ravenhill.server.play.ledger import TAKEBACK
from ravenhill.server.play.replays import SPECTATOR, log_lines, moment_of, state_at
from ravenhill.server.play.room import Room
from ravenhill.server.play.sealed_dice import nonce_hash
from ravenhill.server.play.seats import show_nonce, sit
from ravenhill.server.play.tables import Tables
from ravenhill.server.refusals import Refusal
from ravenhill.wire import Fork, MatchMade, NewMatch, SeatWanted, State
from ravenhill.wire.learning import (
    AnalysisShown,
    CardShown,
    CardsShown,
    ChapterShown,
    Comment,
    ExampleListed,
    ExampleShown,
    FactShown,
    GlossaryShown,
    GoalShown,
    LessonBegun,
    LessonProgress,
    LessonShown,
    ReplayShown,
    RuleShown,
    RulesShown,
    TermShown,
    TipShown,
)

GameName = Annotated[str, Parameter(max_length=40)]
Language = Annotated[str, Parameter(max_length=8)]
Seat = Annotated[str, Parameter(max_length=40)]
Step = Annotated[int, Parameter(ge=0, le=1_000_000)]


def known_game(name: str) -> Game:
    if name not in names():
        raise Refusal("game", "this server does not have that game")
    return load(name)


@lru_cache(64)
def speech_of(game: str, language: str) -> Speech:
    """A game's speech without a match: things have the names they have at the beginning.

    The first text of a language takes a second to read, so whatever speaks here does so in a thread.
    """
    it = load(game)
    return Speech(best_language(language), game, names=partial(it.name_of, it.new()), strict=False)


def title_of(game: str, language: str) -> str:
    return Speech(best_language(language), strict=False).line(f"game-{game}", {})


# ---------------------------------------------------------------- rules, cards, words


@cache
def rules_in(game: str, language: str) -> RulesShown:
    speech = Speech(language, game, strict=False)
    title = title_of(game, language)
    chapters: dict[str, str] = {}
    rules = []
    for rule in rules_of(game):
        chapter = rule.id.split("-")[1] if rule.id.count("-") == 2 else ""
        called = f"chapter-{chapter}"
        chapters.setdefault(chapter, (speech.line(called, {}) if speech.has(called) else chapter) if chapter else title)
        english = not speech.has(f"rule-{rule.id}")
        text = rule.text if english else speech.line(f"rule-{rule.id}", {})
        example = rule.id if rule.kind == "example" else rule.example
        rules.append(RuleShown(
            rule.id, chapter, text, rule.kind, rule.code, rule.test, rule.see, rule.rulings,
            example if course(game).example(example) else "", english))
    return RulesShown(game, title, language, [ChapterShown(id, title) for id, title in chapters.items()], rules)


@cache
def cards_in(game: str, language: str) -> CardsShown:
    facts = course(game).cards()
    if not facts:
        return CardsShown(game, title_of(game, language), language, [])
    speech = speech_of(game, language)
    cards = []
    for card in load(game).cards():
        it = facts.get(card.id)
        if it is None:
            continue
        values = [FactShown(speech.line(f"learn-fact-{name}", {}),
                            ", ".join(str(value) if isinstance(value, int) else speech.text(value)  # type: ignore[arg-type]
                                      for value in found)) for name, found in it.facts if found]
        cards.append(CardShown(
            card.id, f"card-{card.id}", speech.line(f"card-{card.id}", {}), said(speech, it.second),
            said(speech, it.kind), said(speech, it.type), it.side, said(speech, it.side), said(speech, it.subject),
            values, [speech.word(rule) for rule in card.rules], "whole" if card.rules else "none", it.origin, it.mixed))
    return CardsShown(game, title_of(game, language), speech.language, cards)


def said(speech: Speech, key: str) -> str:
    return speech.line(key, {}) if key else ""


@cache
def glossary_in(game: str, language: str) -> GlossaryShown:
    speech = Speech(language, game, strict=False)
    terms = [TermShown(key, capital(speech.line(f"learn-term-{key}", {})), meaning(speech, key, rule), rule)
             for key, rule in course(game).glossary.items()]
    terms.sort(key=lambda it: it.term.casefold())
    return GlossaryShown(game, title_of(game, language), speech.language, terms)


def meaning(speech: Speech, key: str, rule: str) -> str:
    """What a word of the glossary means: it says so itself, or its rule does."""
    own = speech.has(f"learn-term-{key}", "means")
    return speech.line(f"learn-term-{key}.means" if own else f"rule-{rule}", {})


@get("/rules/{game:str}", responses=told(RulesShown), summary="Every rule of a game in our own words")
async def show_rules(request: HttpRequest, game: GameName, language: Language = "en") -> Response[bytes]:
    return await written(request, rules_in, known_game(game).name, best_language(language))


@get("/cards/{game:str}", responses=told(CardsShown), summary="Every card of a game")
async def show_cards(request: HttpRequest, game: GameName, language: Language = "en") -> Response[bytes]:
    return await written(request, cards_in, known_game(game).name, best_language(language))


@get("/glossary/{game:str}", responses=told(GlossaryShown),
     summary="The words of a game, each with the rule that explains it")
async def show_glossary(request: HttpRequest, game: GameName, language: Language = "en") -> Response[bytes]:
    return await written(request, glossary_in, known_game(game).name, best_language(language))


async def written(
    request: HttpRequest, work: Callable[[str, str], object], game: str, language: str,
) -> Response[bytes]:
    """A page that takes a second to write, the first time, is written in another process and not beside the loop."""
    key = (work.__name__, game, language)
    page = await desk(request).studied(asker(request, None), key, pack, work, game, language)
    return page.reply(request)


def pack(work: Callable[[str, str], object], game: str, language: str) -> Packed:
    return Packed(work(game, language))


# ---------------------------------------------------------------- replays


@get("/replays/{id:str}", responses=FAULTS, summary="A finished match, to be stepped through")
async def show_replay(request: HttpRequest, id: MatchId) -> ReplayShown:
    at = desk(request)
    person = await at.person(request)
    room = await finished(at.tables, clean_id(id), None if person is None else person.id)
    assert room.table.record is not None
    answers = pairs(room.table.record)
    lines = await at.studied(asker(request, person), (id,), log_lines, id, room.game.name, room.options, answers)
    who = ["dice" if seat == DICE else room.game.seats[seat] for seat, _ in answers]
    return ReplayShown(
        await matches.show(at.tables, id, None if person is None else person.id), list(room.game.seats), who, lines)


@get("/replays/{id:str}/state", responses=FAULTS, summary="The table of a finished match after so many answers")
async def show_replay_state(request: HttpRequest, id: MatchId, n: Step = 0, seat: Seat = SPECTATOR) -> State:
    at = desk(request)
    person = await at.person(request)
    room = await finished(at.tables, clean_id(id), None if person is None else person.id)
    assert room.table.record is not None
    answers = pairs(room.table.record)
    return await at.studied(
        asker(request, person), (id, n, seat), state_at, id, room.game.name, room.options, answers, n, seat)


@get("/replays/{id:str}/moment", responses=FAULTS,
     summary="The table of a running match as your seat saw it when a line of the log was said")
async def show_moment(request: HttpRequest, id: MatchId, line: Step = 0, seat: Seat = "") -> State:
    at = desk(request)
    person = await at.person(request)
    opened = await at.tables.open(clean_id(id))
    place = sockets.place_of(opened, None if person is None else person.id, seat)
    if place == WATCHING:
        raise Refusal("seat", "only who plays is told what was seen before")
    room = opened.room
    if room.base[0]:
        raise Refusal("rules", "a part of this match was played under other rules: it cannot be stepped through here")
    assert room.table.record is not None
    answers = pairs(room.table.record)
    known = answers[:len(answers) - room.private]             # what nobody else knows yet is no moment of the log
    return await at.studied(asker(request, person), (id, len(known), line, place), moment_of, id, room.game.name,
                            room.options, known, line, room.game.seats[place], secrets.token_bytes(32))


@get("/replays/{id:str}/analysis", responses=FAULTS,
     summary="Chances, luck and choice, and mistakes of a finished match, as far as they are found; ask again for more")
async def show_analysis(request: HttpRequest, id: MatchId) -> AnalysisShown:
    at = desk(request)
    person = await at.person(request)
    room = await finished(at.tables, clean_id(id), None if person is None else person.id)
    if bots.judge(room.game) is None:
        raise Refusal("game", "nobody can analyse this game yet")
    assert room.table.record is not None
    answers = pairs(room.table.record)
    if at.analyses.wanted(id):
        at.tables.background(at.analyses.go_on(asker(request, person), id, room.game.name, room.options, answers))
    return at.analyses.so_far(room.game, id) or AnalysisShown(len(answers), 0, [], [])


async def finished(tables: Tables, id: str, user: str | None) -> Room:
    """A match that is over and may be looked at: then both views are open."""
    opened = await tables.open(id)
    await tables.must_be_seen(opened, sockets.place_of(opened, user, ""))
    if not opened.room.over:
        raise Refusal("status", "a match can be stepped through when it is over")
    if not opened.room.published:
        raise Refusal("decks", "a deck of this match is not shown: it cannot be stepped through")
    if opened.room.base[0]:
        raise Refusal("rules", "a part of this match was played under other rules: it cannot be stepped through here")
    return opened.room


# ---------------------------------------------------------------- printed examples


@cache
def played(game: str, id: str) -> tuple[list[tuple[int, int]], list[int]]:
    """The answers of an example, and where something is said."""
    return record_of_script(load(game), known_example(game, id))


@cache
def lines_of(game: str, id: str) -> list[int]:
    """How many lines the log of an example has after each answer."""
    return log_lines(id, game, known_example(game, id).options, played(game, id)[0])


def known_example(game: str, id: str) -> Example:
    found = course(known_game(game).name).example(id)
    if found is None:
        raise Refusal("match", "there is no such example")
    return found


def example_shown(game: str, example: Example, speech: Speech) -> ExampleShown:
    answers, marks = played(game, example.id)
    key = f"example-{example.id}"
    comments = [Comment(n, speech.line(f"{key}.say-{k}", {}), speech.mentioned(key, f"say-{k}"))
                for k, n in enumerate(marks, 1)]
    return ExampleShown(
        example.id, speech.line(key, {}), about(example, speech), example.rule,
        load(game).seats[example.seat], len(answers), comments, lines_of(game, example.id))


def about(example: Example, speech: Speech) -> str:
    """What an example is about: it says so itself, or the rule that it is has the words."""
    own = speech.has(f"example-{example.id}", "about")
    return speech.line(f"example-{example.id}.about" if own else f"rule-{example.id}", {})


@get("/examples/{game:str}", responses=FAULTS, sync_to_thread=True,
     summary="The printed examples of a game")
def list_examples(game: GameName, language: Language = "en") -> list[ExampleListed]:
    speech = Speech(best_language(language), known_game(game).name, strict=False)
    return [ExampleListed(it.id, speech.line(f"example-{it.id}", {}), about(it, speech), it.rule)
            for it in course(game).examples]


@get("/examples/{game:str}/{id:str}", responses=FAULTS, sync_to_thread=True,
     summary="One printed example and what is said about it")
def show_example(game: GameName, id: GameName, language: Language = "en") -> ExampleShown:
    return example_shown(game, known_example(game, id), speech_of(game, language))


@get("/examples/{game:str}/{id:str}/state", responses=FAULTS, summary="The table of an example after so many answers")
async def show_example_state(
    request: HttpRequest, game: GameName, id: GameName, n: Step = 0, seat: Seat = SPECTATOR,
) -> State:
    example = known_example(game, id)
    answers, _ = await asyncio.to_thread(played, game, id)
    at = desk(request)
    return await at.studied(
        asker(request, None), (game, id, n, seat), state_at, id, game, example.options, answers, n, seat)


@post("/examples/{game:str}/{id:str}/fork", status_code=201, responses=FAULTS, summary="Play on from an example")
async def fork_example(request: HttpRequest, game: GameName, id: GameName, data: Fork) -> Response[MatchMade]:
    example = known_example(game, id)
    answers, _ = await asyncio.to_thread(played, game, id)
    if data.n > len(answers):
        raise Refusal("n", f"this example has {len(answers)} answers")
    at = desk(request)
    person, cookies = await at.welcome(request)
    await bots_are_free(at, request, person, data.seats)
    wanted = NewMatch(game, example.options, data.seats, data.pace, False)
    new, links = await matches.make(at.tables, person.id, wanted, {"example": id, "n": data.n}, answers[:data.n])
    return Response(MatchMade(await matches.show(at.tables, new, person.id), links), cookies=cookies)


# ---------------------------------------------------------------- lessons


def known_lesson(game: str, step: str) -> Lesson:
    found = course(known_game(game).name).lesson(step)
    if found is None:
        raise Refusal("match", "there is no such lesson")
    return found


def goals_of(lesson: Lesson, speech: Speech, room: Room | None = None) -> list[GoalShown]:
    """The goals in words; with a room, whether its table shows them. They are read off the table, never off clicks."""
    return [GoalShown(goal.key, speech.line(f"lesson-{lesson.id}.goal-{goal.key}", {}), room is not None and (
        goal.met(room.table) and (not goal.taken_back or any(act == TAKEBACK for _, act, _, _ in room.clerk))))
        for goal in lesson.goals]


@get("/lessons/{game:str}", responses=FAULTS, sync_to_thread=True,
     summary="The lessons of a game")
def list_lessons(game: GameName, language: Language = "en") -> list[LessonShown]:
    speech = Speech(best_language(language), known_game(game).name, strict=False)
    return [LessonShown(
        it.id, speech.line(f"lesson-{it.id}", {}), speech.line(f"lesson-{it.id}.about", {}), it.minutes,
        load(game).seats[it.seat], goals_of(it, speech),
        [speech.line(f"lesson-{it.id}.hint-{n}", {}) for n in range(1, it.hints + 1)], list(it.rules),
        [TipShown(tip.key, list(tip.at), speech.line(f"lesson-{it.id}.tip-{tip.key}", {})) for tip in it.tips],
    ) for it in course(game).lessons]


@post("/lessons/{game:str}/{step:str}", status_code=201, responses=FAULTS, summary="Begin a lesson")
async def begin_lesson(request: HttpRequest, game: GameName, step: GameName) -> Response[LessonBegun]:
    lesson = known_lesson(game, step)
    at = desk(request)
    person, cookies = await at.welcome(request)
    options: dict[str, Any] = {"position": lesson.position} if lesson.position else {}
    if lesson.dice:
        options["dice"] = list(lesson.dice)
    seats = [SeatWanted() if place == lesson.seat else SeatWanted("bot", lesson.bot) for place in (0, 1)]
    await bots_are_free(at, request, person, seats)
    sitting = [(person.id, person.name) if place == lesson.seat else None for place in (0, 1)]
    id, _ = await matches.make(
        at.tables, person.id, NewMatch(game, options, seats, watch=False), {"lesson": step}, (), sitting)
    nonce = secrets.token_hex(16)                             # nobody else is there to choose after the learner
    await sit(at.tables, id, person.id, lesson.seat, nonce_hash(nonce))
    await show_nonce(at.tables, id, person.id, lesson.seat, nonce)
    return Response(LessonBegun(await matches.show(at.tables, id, person.id), load(game).seats[lesson.seat]),
                    cookies=cookies)


@get("/lessons/{game:str}/{step:str}/{id:str}", responses=FAULTS, summary="What of a lesson's goals is reached")
async def lesson_progress(
    request: HttpRequest, game: GameName, step: GameName, id: MatchId, language: Language = "en",
) -> LessonProgress:
    lesson = known_lesson(game, step)
    at = desk(request)
    person = await at.known(request)
    await must_see(at, clean_id(id), person)
    opened = await at.tables.open(id)
    match = await matches.show(at.tables, id, person.id)
    if match.origin.get("lesson") != step or match.game != game or not match.yours:
        raise Refusal("match", "this match is not that lesson of yours")
    spoken = best_language(language)
    await sockets.learn(spoken, game)
    goals = goals_of(lesson, speech_of(game, spoken), opened.room)
    return LessonProgress(goals, all(goal.done for goal in goals), opened.room.over)


LEARNING = [
    show_rules, show_cards, show_glossary, show_replay, show_replay_state, show_moment, show_analysis, list_examples,
    show_example, show_example_state, fork_example, list_lessons, begin_lesson, lesson_progress,
]
