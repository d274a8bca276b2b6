"""Frames and whatever else has declared fields, as tables of a position and back."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.chain import Declaring
from ravenhill.core.errors import BadPosition, BadSave
from ravenhill.core.frames import Plain
from ravenhill.core.plain import Samples, fields, write
from ravenhill.core.words import Source
from ravenhill.games.meccg.positions.names import CARD, SEAT, Names, meaning
from ravenhill.games.meccg.state import Meccg

IS: Final = "is"                         # what kind of frame a table is
UNNAMED: Final = "Source"                # what it is if it does not say
MOST_DEEP: Final = 6


def tell_thing(names: Names, samples: Samples, thing: Plain) -> dict[str, Any]:
    """Its kind and every field that is not as in a new one; who and which card is always said."""
    kind = type(thing)
    sample = samples.things[kind.__name__]
    said: dict[str, Any] = {} if kind.__name__ == UNNAMED else {IS: kind.__name__}
    for field in fields(kind):
        value = getattr(thing, field)
        means = meaning(kind.__name__, field)
        always = isinstance(value, int) and value >= 0 and (means in (CARD, SEAT) or field == "slot")
        if always or write(value) != write(getattr(sample, field)):
            said[field] = tell_value(names, samples, means, value)
    if isinstance(thing, (Source, Declaring)) and thing.picks:
        said["picks"] = tell_picks(names, Source(thing.card, thing.ability, thing.side, thing.picks))
    return said


def tell_value(names: Names, samples: Samples, means: str, value: Any) -> Any:
    if isinstance(value, Plain):
        return tell_thing(names, samples, value)
    if isinstance(value, (list, tuple)):
        return [tell_value(names, samples, means, item) for item in value]
    return value if isinstance(value, (bool, str)) else names.text(means, value)


def tell_picks(names: Names, source: Source) -> list[str | int]:
    """What was picked: the card's own words know whether it is a card; what a trigger is about may be anything."""
    g = names.g
    picking = g.ability(source).picking
    said: list[str | int] = list(source.picks)
    for place, (verb, pick) in enumerate(zip(picking, source.picks)):
        if 0 <= pick < len(g.kind) and any(thing == f"card:{pick}" for thing in verb.who.choice(pick).about()):
            said[place] = names.card(pick)
    return said


class Telling:
    """Things of a position being made again."""

    def __init__(self, g: Meccg, names: Names, samples: Samples) -> None:
        self.g = g
        self.names = names
        self.samples = samples

    def thing(self, said: Any, where: str, wanted: type[Plain]) -> Any:
        """A thing of this kind, every field of it checked."""
        try:
            made = self.samples.read(self.plain(said, where, 0))
        except BadSave as error:
            raise BadPosition(f"{where}: {error}") from None
        if not isinstance(made, wanted):
            raise BadPosition(f"{where}: {type(made).__name__} cannot stand here")
        return made

    def plain(self, said: Any, where: str, deep: int) -> list[Any]:
        """A table as the data of a save, with what it does not say as in a new one."""
        if not isinstance(said, dict) or deep > MOST_DEEP:
            raise BadPosition(f"{where}: should be a table, not {str(said)[:40]!r}")
        kind = said.get(IS, UNNAMED)
        sample = self.samples.things.get(kind) if isinstance(kind, str) else None
        if sample is None or isinstance(sample, Meccg):
            raise BadPosition(f"{where}: there is no frame called {str(kind)[:40]!r}")
        known = fields(type(sample))
        data: list[Any] = write(sample)
        for field, value in said.items():
            if field == IS: continue
            if field not in known:
                raise BadPosition(f"{where}.{field}: {kind} has no such field; it has {', '.join(known)}")
            data[1 + known.index(field)] = self.value(meaning(kind, field), value, f"{where}.{field}", deep + 1)
        return data

    def value(self, means: str, said: Any, where: str, deep: int) -> Any:
        if isinstance(said, bool): return said
        if isinstance(said, dict): return self.plain(said, where, deep)
        if isinstance(said, list):
            return [self.value(means, item, f"{where}[{n}]", deep + 1) for n, item in enumerate(said)]
        return self.names.number(means, said, where)
