"""A room in the words of the wire: what one viewer may see and answer, and nothing else."""
from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Any, Final

import msgspec

from ravenhill.core.chain import ChainTable, Declare
from ravenhill.core.dice import FastDice
from ravenhill.core.errors import IllegalAnswer, RavenhillError
from ravenhill.core.frames import DICE, EVERYBODY, Chance, Decision, Secret, Table
from ravenhill.core.log import HIDDEN, Said
from ravenhill.core.plain import fields
from ravenhill.core.words import Rule, Source, Word
from ravenhill.locale import Speech, best_language
from ravenhill.locale.speech import LISTS as FOLDED
from ravenhill.locale.speech import unfolded
from ravenhill.server.play.handles import VIEWERS, WATCHING
from ravenhill.server.play.room import Room
from ravenhill.wire import (
    ClockShown,
    Live,
    Log,
    LogLine,
    NoClock,
    Option,
    Previewed,
    Question,
    Reason,
    State,
    UndoShown,
    Waiting,
)
from ravenhill.wire.changes import changed_fields

NUMBERS: Final = frozenset({int, bool})
OF_LISTS: Final = frozenset({list})


def see(room: Room, place: int, table: Table | None = None) -> dict[str, Any]:
    """The view of a viewer, as the game shows it; or cards by handle and name, others as counts, frames by fields."""
    typed = room.game.shown(room.table if table is None else table, VIEWERS[place], partial(room.handle, place))
    if typed is not None:
        built: dict[str, Any] = msgspec.to_builtins(typed)
        return built
    view = room.view(place) if table is None else room.game.view(table, VIEWERS[place])
    table = room.table if table is None else table
    shown: dict[str, Any] = {}
    for key, value in view.items():
        if key == "cards":
            shown[key] = [[room.handle(place, card), room.card_name(table, card, kind), pile, knows]
                          for card, kind, pile, knows in value]
        elif key == "tops":
            shown[key] = [[pile, *[room.handle(place, card) if card >= 0 else "" for card in cards]]
                          for pile, *cards in value]
        elif key == "seat":
            shown[key] = seat_name(room, place)
        elif key != "kinds":
            shown[key] = said(room, place, table, key, value)
    sums = room.game.sums(table)                          # what figures are made of, from what everybody sees
    if sums:
        shown["sums"] = sums
    return shown


def said(room: Room, place: int, table: Table, name: str, value: Any) -> Any:
    """Plain data with every card by its handle: frames and sources become mappings of their fields."""
    if type(value) in NUMBERS:
        return value if not name.startswith("card") or value is True or value is False else (
            room.handle(place, value) if value >= 0 else "")
    if isinstance(value, list):
        if not value or (not name.startswith("card") and is_numbers(value)):
            return value
        if isinstance(value[0], str) and value[0] in room.game.shelf.things:
            sample = room.game.shelf.things[value[0]]
            named = dict(zip(fields(type(sample)), value[1:]))
            if {"card", "ability", "side", "picks"} <= named.keys() and isinstance(table, ChainTable):
                named["picks"] = picks(room, place, table, named)
            return {"is": value[0], **{key: said(room, place, table, key, item) for key, item in named.items()}}
        return [said(room, place, table, name, item) for item in value]
    return value


def is_numbers(value: list[Any]) -> bool:
    """Numbers, or lists of numbers: most of a view, and nothing in it is to be said in other words."""
    return NUMBERS.issuperset(map(type, value)) or (
        OF_LISTS.issuperset(map(type, value)) and NUMBERS.issuperset(map(type, chain.from_iterable(value))))


def picks(room: Room, place: int, table: ChainTable, ability: Mapping[str, Any]) -> list[dict[str, Any]]:
    """What was picked for an ability, each as the named value it was offered as."""
    source = Source(ability["card"], ability["ability"], ability["side"], ability["picks"])
    picking = table.ability(source).picking
    return [room.named(place, verb.who.choice(pick)) for verb, pick in zip(picking, source.picks)]


def seat_name(room: Room, place: int) -> str:
    return "spectator" if place == WATCHING else room.game.seats[place]


def question_for(room: Room, seat: int, table: Table) -> Question | None:
    """What this seat is asked on this table. The table is only for this: asking a secret's other half turns it."""
    asked = table.ask(seat)
    if asked is None:
        return None
    offered = room.offered(table, seat, asked)
    group = room.game.group(table)
    return Question(
        type(asked).__name__, room.game.seats[seat], group, list(asked.rules()), prompt_of(room, seat, table, asked),
        [option_for(room, seat, table, asked, option) for option in offered], default_of(room, asked, table, offered),
        asked.counts(table),
    )


def prompt_of(room: Room, seat: int, table: Table, asked: Decision[Any]) -> dict[str, Any]:
    """The key of the prompt, what it names as handles, and the keys of their names."""
    end, about = room.game.prompt(table, asked)
    key = f"ask-{type(asked).__name__}" + (f"-{end}" if end else "")
    names = {name: room.game.name_of(table, name, value) for name, value in about.items()}
    args = {name: room.handle(seat, value) if name.startswith("card") else value for name, value in about.items()}
    return {"key": key, "args": args, "names": {name: found for name, found in names.items() if found is not None}}


def default_of(room: Room, asked: Decision[Any], table: Table, offered: list[int]) -> int | None:
    """What Space answers: the only option; not to respond; to be done with a dialog in which something was chosen.

    Nobody's action is given away: whoever has chosen nothing yet is at a choice, and not at its end."""
    if len(offered) == 1:
        return 0
    responding = isinstance(table, ChainTable) and isinstance(asked, Declare) and table.chain() is not None
    wanted = "Pass" if responding else "Done"
    for place, option in enumerate(offered):
        if type(asked.choice(table, option)).__name__ == wanted:
            return place if responding or room.game.has_begun(table) else None
    return None


def option_for(room: Room, seat: int, table: Table, asked: Decision[Any], option: int) -> Option:
    choice = asked.choice(table, option)
    plain = choice.plain()
    about: list[str] = []
    names: dict[str, str] = {}
    for name, value in plain.items():
        if name == "do" or not isinstance(value, int) or isinstance(value, bool):
            continue
        key = room.game.name_of(table, name, value)
        if key is not None:
            names[name] = key
        if not (name == "n" or name[:-1] == "n") and value >= 0:
            about.append(f"{name}:{room.handle(seat, value) if name.startswith('card') else value}")
    if use := room.game.use_of(table, choice):
        names["use"] = use
    return Option(room.named(seat, choice), about, names)


def waiting_for(room: Room, place: int) -> list[Waiting]:
    """Whom the table waits for, as far as this viewer may know: the last frame it sees."""
    if not room.asked() or room.paused:
        return []
    stack = room.table.stack
    for frame in stack:
        shown = frame.seen_by(room.table, VIEWERS[place])
        if shown is not frame or frame is stack[-1]:
            side = getattr(shown, "side", DICE)
            kind = type(shown).__name__
            if isinstance(shown, Secret):
                seats = [seat for seat in (0, 1) if seat != place and (place == WATCHING or seat == shown.side)]
                if place != WATCHING and shown.picks[place] < 0:
                    seats = [1 - place]                   # whether the other has chosen is not told
            else:
                seats = [side] if side >= 0 and side != place else []
            return [Waiting(room.game.seats[seat], kind) for seat in seats]
    return []


def log_for(room: Room, place: int, keep: int) -> Log:
    """The log from a line on."""
    lines = room.log
    shown = [line_for(room, place, lines[n], room.said_at[n]) for n in range(keep, len(lines))]
    return Log(keep, shown, len(lines) if place == WATCHING else own_lines(room, place))


def own_lines(room: Room, seat: int) -> int:
    """How many lines of the log stand up to the last that this seat has brought; dice fall for whom they answer."""
    record = room.table.record
    assert record is not None
    for line in range(len(room.said_at), 0, -1):
        n = bisect_right(room.places, room.said_at[line - 1]) - 1
        while n >= 0 and record[2 * n] == DICE:
            n -= 1
        if n < 0 or record[2 * n] == seat:
            return line
    return 0


def line_for(room: Room, place: int, line: Said, at: int) -> LogLine:
    """One line: a card is pointed at by its handle only if that has been its handle since then."""
    key, values = line.seen_by(VIEWERS[place], EVERYBODY)
    args: dict[str, Any] = {}
    names: dict[str, str] = {}
    for name, value in values.items():
        called = names_of(room, name, value)
        if called is not None:
            names[name] = called
        if name.startswith("card"):
            since = room.handles.since[place]
            lasting = value != HIDDEN and value < len(since) and since[value] <= at
            args[name] = room.handle(place, value) if lasting else ""
        else:
            args[name] = value
    return LogLine(key, args, names)


def names_of(room: Room, name: str, value: int) -> str | None:
    """The key of what an argument points at; of a list written as one number the keys, with spaces between them."""
    if name not in FOLDED or value < FOLDED[name]:
        return room.game.name_of(room.table, name, value)
    keys = [room.game.name_of(room.table, name, item) for item in unfolded(value, FOLDED[name])]
    return None if None in keys else " ".join(key for key in keys if key is not None)


def undo_for(room: Room, place: int) -> UndoShown:
    if place == WATCHING or not room.started or room.over:
        return UndoShown(False)
    if room.may_undo(place):
        _, before, _, _ = room.undoable(place)[-1]
        top = before.stack[-1] if before.stack else None
        return UndoShown(True, type(top).__name__)
    if room.answers == room.given or last_own(room, place) is None:
        return UndoShown(False, why="nothing")
    return UndoShown(False, why="known")


def state_for(
    room: Room, place: int, at: int, since: int | None = None, sent: dict[str, Any] | None = None,
    view: dict[str, Any] | None = None,
) -> State:
    """Everything one viewer may know. With `sent`, the view that it saw at change `since`, only what is new."""
    view = see(room, place) if view is None else view
    news = view if sent is None else changed_fields(sent, view)
    gone = [] if sent is None else [key for key in sent if key not in view]
    playing = room.started and not room.over and not room.paused
    held = holds(room.table, place) if playing and place != WATCHING else None
    result = room.result()
    return State(
        room.seen[place], seat_name(room, place), status_of(room), news,
        log_for(room, place, room.lines_since(place, since or 0)),
        base=since if sent is not None else None, gone=gone,
        question=question_for(room, place, room.table.copy()) if playing and place != WATCHING else None,
        held=None if held is None else room.named(place, held.choice(room.table, held.picks[place])),
        waiting=waiting_for(room, place), undo=undo_for(room, place), clocks=clocks_for(room, place, at),
        paused=room.paused, winner=None if result is None else room.game.seat_name(result[0]),
        why="" if result is None else result[1],
        secret=room.secret.hex() if room.over and room.published else None, head=room.heads[place],
    )


def status_of(room: Room) -> str:
    return "over" if room.over else "playing" if room.started else "open"


def clocks_for(room: Room, place: int, at: int) -> dict[str, ClockShown]:
    """What each seat has left. That a seat has made its secret choice is not to be read from its clock."""
    clock = room.clock
    if isinstance(clock.pace, NoClock):
        return {}
    top = room.table.question() if room.asked() else None
    secret = isinstance(top, Secret) and not room.paused
    more = clock.pace.increment * 1000 if isinstance(clock.pace, Live) else 0
    shown: dict[str, ClockShown] = {}
    for seat, name in enumerate(room.game.seats):
        if secret and seat != place and not clock.running[seat]:
            shown[name] = ClockShown(clock.left[seat] - more - max(0, at - clock.since), True)
        else:
            shown[name] = ClockShown(clock.shows(seat, at), clock.running[seat])
    return shown


# ---------------------------------------------------------------- questions about the table that change nothing


def imagined(room: Room, seat: int) -> Table:
    """A table this seat might be sitting at. Whatever is asked of it can tell no more than the seat knows."""
    table = room.game.imagine(room.game.view(room.table, seat), FastDice(1), room.options_for(seat))
    table.record, table.log, table.dice = [], None, None
    return table


def preview(room: Room, seat: int, id: int, answers: Sequence[int | Mapping[str, Any]]) -> Previewed:
    """The table after some answers, as far as no die and nothing hidden stands in the way."""
    table = imagined(room, seat)
    taken = 0
    stopped = ""
    for answer in answers:
        before = table.copy()
        table.answer(room.meant(table, seat, answer))
        top = table.question()
        if table.news != before.news:
            table, stopped = before, "hidden"
            break
        taken += 1
        if isinstance(top, Chance):
            stopped = "dice"
        elif top is None:
            stopped = "over"
        elif table.ask(seat) is None:
            stopped = "other"
        if stopped:
            break
    asked = question_for(room, seat, table.copy()) if stopped in ("", "hidden") else None
    view = see(room, seat, table)
    view.pop("stack", None)                               # what is under way is said by the question
    top = table.question()
    waiting: list[Waiting] = []
    if stopped == "other" and isinstance(top, Decision):
        waiting = [Waiting(room.game.seats[1 - seat], type(top).__name__)]
    return Previewed(id, view, asked, waiting, taken, stopped)


def explain(room: Room, seat: int, thing: str, language: str) -> list[Reason]:
    """For each thing a card offers, and of any other thing once: whether it may be done, else the rule that says no."""
    field, _, handle = thing.partition(":")
    card = room.card(seat, handle) if field.startswith("card") else None
    if card is None and not (field.isidentifier() and handle.isascii() and handle.isdigit() and len(handle) < 5):
        raise IllegalAnswer("you cannot point at that")
    table = imagined(room, seat)
    table.question()
    try:
        refusals = room.game.explain(table, seat, card) if card is not None else [
            room.game.why_not(table, seat, field, int(handle))]
    except RavenhillError:
        return [Reason(False, text="")]
    speech = Speech(best_language(language), room.game.name, names=partial(room.game.name_of, table), strict=False)
    return [Reason(True) if word is None else Reason(False) if type(word) is Word else
            Reason(False, word.id if isinstance(word, Rule) else "", speech.refusal(word)) for word in refusals]


def holds(table: Table, seat: int) -> Secret[Any] | None:
    """The secret choice this seat has made and may still change."""
    top = table.question()
    return top if isinstance(top, Secret) and top.picks[seat] >= 0 else None


def last_own(room: Room, seat: int) -> int | None:
    """How many answers stand before the last one of this seat: what a takeback by consent goes back to."""
    record = room.table.record
    assert record is not None
    for n in range(room.answers - 1, room.floor - 1, -1):
        if record[2 * n] == seat:
            return n
    return None
