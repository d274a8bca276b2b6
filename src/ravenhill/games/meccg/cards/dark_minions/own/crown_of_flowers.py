"""Crown of Flowers, and the words that it alone uses."""
from __future__ import annotations

from functools import cache
from typing import Any

from ravenhill.core.frames import EVERYBODY
from ravenhill.core.words import Ability, Effect, If, Source, Who, Word
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.lasting import EVERYTHING, WHILE_IT_LIES
from ravenhill.games.meccg.lines import SHOWN
from ravenhill.games.meccg.piles import HAND
from ravenhill.games.meccg.rules.presence import LASTS
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.changes import Mark
from ravenhill.games.meccg.words.numbers import FATE, Seeming
from ravenhill.locale.fields import parts

MORNING, NIGHT = "Gates of Morning", "Doors of Night"


@cache
def looks_at(card: Card, names: tuple[str, ...]) -> bool:
    """Whether it is a resource of which a sentence, or the numbers in parentheses, asks about these cards."""
    return card.done and card.side == RESOURCE and any(speaks_of(it, names) for it in (*card.rules, card.instead))


def speaks_of(thing: Any, names: tuple[str, ...]) -> bool:
    held = [*thing.does, *thing.changes, thing.when, thing.pay] if isinstance(thing, Ability) else parts(thing).values()
    return any(one in names if isinstance(one, str) else isinstance(one, Word) and speaks_of(one, names)
               for it in held for one in (it if isinstance(it, tuple) else (it,)))


class CanBeCrowned(Who[int]):
    """Resources of your hand that ask whether the one or the other is in play."""
    morning: str
    night: str
    def __init__(self, morning: str, night: str) -> None:
        self.morning = morning
        self.night = night
    def find(self, g: Meccg, source: Source) -> list[int]:
        names = (self.morning, self.night)
        return [it for it in g.piles[HAND + source.side] if looks_at(g.facts(it), names)
                and g.kind[it] != g.kind[source.card]]


class Uncrowned(If):
    """No resource has been chosen for this card yet."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return not any(it.thing == source.card and g.cards.lasts[it.effect].change.question == FATE for it in g.lasting)


class ShowToCrown(Effect):
    """A cost: the resource is shown. From now on it may be played so, even in answer to what was declared."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        seen, together = g.ability(source).verbs
        assert isinstance(seen, ThisTurn) and isinstance(together, ThisTurn)
        g.learn(thing, EVERYBODY)
        g.tell(SHOWN, source.side, thing)
        g.lasts(together.number, source, source.card, WHILE_IT_LIES, thing)
        g.lasts(seen.number, source, EVERYTHING, WHILE_IT_LIES, thing)


class OneFate(Mark):
    """Each of the two is discarded when the other is."""
    def __init__(self) -> None: super().__init__(FATE)


class FairSkies(Seeming):
    """R-AMB-160  For one card, and for what it does this turn, the one is in play and the other is not."""
    morning: str
    night: str

    def __init__(self, morning: str, night: str) -> None:
        super().__init__()
        self.morning = morning
        self.night = night

    def seems(self, g: Meccg, source: Source, kind: int, asker: int, there: bool) -> bool:
        names, crowned = g.cards.names, source.picks[1]
        if kind not in (names[self.morning], names[self.night]):
            return there
        its = asker <= LASTS and g.cards.lasts_from[LASTS - asker] == g.cards.identity[g.kind[crowned]]
        return kind == names[self.morning] if asker == crowned or its else there


class Entwine(ThisTurn):
    """It is played with this card. That was done when it was shown."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: return None


CROWN_OF_FLOWERS = PermanentEvent(
    "dm-121", "Crown of Flowers", side=RESOURCE, keywords=frozenset({ENVIRONMENT}), done=True, rules=(
        may(ANYTIME, PutInPlay(THIS)),
        may(
            ANYTIME, Entwine(FairSkies(MORNING, NIGHT), THIS), Entwine(OneFate(), THIS),
            pay=ShowToCrown(a(CanBeCrowned(MORNING, NIGHT))), when=InPlayOnly() & Uncrowned(),
        ),
    ),
)
