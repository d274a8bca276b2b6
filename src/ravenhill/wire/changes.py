"""What is new in a view, and a view with what is new: views are large, and what an answer changes of them is little.

A change is read beside what was there. An object where an object was: field by field, the others stay. An object
where a list was: by the ids of things in it, each with its own change, the others stay. Anything else takes the
place of what was; in a list that does, the id of a thing of the old list stands for that thing as it was. And
`{"=": it}` is `it`, whatever was there.
"""
from __future__ import annotations

from typing import Any, Final

WHOLE: Final = "="                   # the only field of an object that takes the place of what was, as it is
Thing = dict[str, Any]


def changes(before: Any, now: Any) -> Any:
    """What makes `now` out of `before`, which is something else."""
    if isinstance(now, dict):
        if WHOLE not in now:
            if not isinstance(before, (dict, list)):
                return now
            if isinstance(before, dict) and before.keys() <= now.keys():
                return changed_fields(before, now)
        return {WHOLE: now}
    if isinstance(now, list) and isinstance(before, list) and any(map(is_thing, before)):
        if any(isinstance(it, str) for it in now):
            return {WHOLE: now}
        known = things(before)
        if known and WHOLE not in known and in_place(before, now):
            return {it["id"]: changes(old, it) for old, it in zip(before, now) if old != it}
        return [it["id"] if is_thing(it) and known.get(it["id"]) == it else it for it in now]
    return now


def changed_fields(before: Thing, now: Thing) -> Thing:
    """Those that are new or different."""
    return {name: changes(before.get(name), it) for name, it in now.items() if name not in before or before[name] != it}


def in_place(before: list[Any], now: list[Any]) -> bool:
    """Whether each thing stands where it stood, and what is none is as it was."""
    return len(before) == len(now) and all(
        it == old or (is_thing(it) and is_thing(old) and it["id"] == old["id"]) for old, it in zip(before, now))


def changed(before: Any, change: Any) -> Any:
    """What was there, with what is new; nothing of `before` is touched, and what is the same is the same object."""
    if isinstance(change, dict):
        if WHOLE in change:
            return change[WHOLE]
        if isinstance(before, dict):
            return {**before, **{name: changed(before.get(name), it) for name, it in change.items()}}
        if isinstance(before, list):
            return [changed(it, change[it["id"]]) if is_thing(it) and it["id"] in change else it for it in before]
    if isinstance(change, list) and isinstance(before, list):
        known = things(before)
        return [known.get(it, it) if isinstance(it, str) else it for it in change]
    return change


def is_thing(it: Any) -> bool:
    return isinstance(it, dict) and isinstance(it.get("id"), str) and it["id"] != ""


def things(of: list[Any]) -> dict[str, Thing]:
    """The things of a list by their ids; none of them if two have the same."""
    found = {it["id"]: it for it in of if is_thing(it)}
    return found if len(found) == sum(map(is_thing, of)) else {}
