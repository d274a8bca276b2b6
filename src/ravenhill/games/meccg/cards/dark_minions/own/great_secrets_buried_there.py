"""Great Secrets Buried There, and the words that it alone uses."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, Take
from ravenhill.core.frames import EVERYBODY, Chance, Decision, Plain, Procedure
from ravenhill.core.words import Source
from ravenhill.games.meccg.lasting import WHILE_IT_LIES, Lasting
from ravenhill.games.meccg.lines import SHOWS
from ravenhill.games.meccg.piles import MOST_UNDER, UNDER
from ravenhill.games.meccg.rules.buried_guesses import may_be_buried
from ravenhill.games.meccg.rules.deck_top import covered
from ravenhill.games.meccg.rules.presence import veiled
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.changes import Mark
from ravenhill.games.meccg.words.numbers import UNDERNEATH

TEN: Final = 10


def free_hole(g: Meccg, side: int) -> int:
    """An empty place under some card, or -1."""
    taken = [it.place for it in g.lasting if g.cards.lasts[it.effect].change.question == UNDERNEATH]
    for place in range(side * MOST_UNDER, (side + 1) * MOST_UNDER):
        if place not in taken and not g.piles[UNDER + place]:
            return place
    return -1


class Digging(Procedure[Meccg]):
    """A player looks at the top cards of the own play deck; one item of them is buried, the others are shuffled in."""
    side: int
    card: int                        # under which it is buried
    effect: int                      # what remembers where
    shown: list[int]

    def __init__(self, side: int, card: int, effect: int, like: Digging | None = None) -> None:
        super().__init__(like)
        self.side = side
        self.card = card
        self.effect = effect
        self.shown = [] if like is None else like.shown.copy()

    def copy(self) -> Digging: return Digging(self.side, self.card, self.effect, self)

    def seen_by(self, g: Meccg, seat: int) -> Procedure[Meccg]:
        """Which cards they are, only their owner knows."""
        if seat == self.side or not self.shown:
            return self
        twin = Digging(self.side, self.card, self.effect, self)
        twin.shown = []
        return twin

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.the_next_is_seen(g)
            case 1: self.one_is_chosen(g)
            case 2: g.shuffle(DECK + self.side)
            case _: return False
        return True

    def the_next_is_seen(self, g: Meccg) -> None:
        if len(self.shown) < TEN and covered(g, self.side, self.shown):
            self.at = 0
            g.then(LookAtTop(self.side))

    def one_is_chosen(self, g: Meccg) -> None:
        if [card for card in self.shown if may_be_buried(g, card)]:
            g.then(WhichIsBuried(self.side))
            return
        for card in sorted(self.shown):
            g.learn(card, EVERYBODY)
            g.tell(SHOWS, self.side, g.kind[card])


class LookAtTop(Chance[Meccg]):
    """The owner of a play deck sees its next card."""
    side: int

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def copy(self) -> LookAtTop: return LookAtTop(self.side)
    def cards(self, g: Meccg) -> list[int]: return covered(g, self.side, g.nearest(Digging).shown)
    def outcomes(self, g: Meccg) -> int: return len(self.cards(g))
    def choice(self, g: Meccg, outcome: int) -> Choice: return Take(self.cards(g)[outcome])

    def choose(self, g: Meccg, outcome: int) -> None:
        card = self.cards(g)[outcome]
        g.look(card, self.side)
        g.nearest(Digging).shown.append(card)


class WhichIsBuried(Decision[Meccg]):
    """Which of the items that were seen is buried."""

    def copy(self) -> WhichIsBuried: return WhichIsBuried(self.side)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)

    def options(self, g: Meccg) -> list[int]:
        kinds: dict[int, int] = {}
        for card in sorted(g.nearest(Digging).shown):
            if may_be_buried(g, card):
                kinds.setdefault(g.kind[card], card)
        return list(kinds.values())

    def choose(self, g: Meccg, option: int) -> None:
        digging, place = g.nearest(Digging), free_hole(g, self.side)
        if place >= 0 and g.is_in_play(digging.card):
            g.move_unseen(option, UNDER + place)
            g.lasting = [*g.lasting, Lasting(digging.effect, self.side, digging.card, WHILE_IT_LIES, place)]


class Bury(ThisTurn):
    """This player looks at the top of the own deck and buries an item of it; if there is none, all is shown."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return g.deck_size(thing) >= TEN and free_hole(g, thing) >= 0 and not veiled(g)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(Digging(thing, source.card, self.number))


class Hole(Mark):
    """An item lies under the card, and may be played from there in the Under-deeps."""
    def __init__(self) -> None: super().__init__(UNDERNEATH)


GREAT_SECRETS_BURIED_THERE = PermanentEvent("dm-063", "Great Secrets Buried There", side=EITHER, done=True, rules=(
    may(HAZARDS, PutInPlay(THIS), Bury(Hole(), THE_OPPONENT), when=~YourTurn()),
    may(ANYTIME, PutInPlay(THIS), Bury(Hole(), YOU), when=YourTurn()),
))
FRAMES: tuple[Plain, ...] = (Digging(0, 0, 0), LookAtTop(0), WhichIsBuried(0))
