"""Lucky Search, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice, Take
from ravenhill.core.frames import EVERYBODY, Chance, Plain, Procedure
from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.lines import GAINS
from ravenhill.games.meccg.piles import IN_PLAY, WOUNDED
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.deck_top import covered
from ravenhill.games.meccg.rules.leaving import discard, gained
from ravenhill.games.meccg.rules.numbers import blocked, may_bear
from ravenhill.games.meccg.rules.presence import veiled
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ITEM
from ravenhill.games.meccg.words import *

LEAST_PROWESS = 3


class LuckySearch(Procedure[Meccg]):
    """Cards are turned over; the scout takes the item and faces one strike; wounded, he loses it again."""
    scout: int
    event: int
    revealed: list[int]
    item: int                        # or -1

    def __init__(self, scout: int, event: int, like: LuckySearch | None = None) -> None:
        super().__init__(like)
        self.scout = scout
        self.event = event
        self.revealed = [] if like is None else like.revealed.copy()
        self.item = -1 if like is None else like.item

    def copy(self) -> LuckySearch: return LuckySearch(self.scout, self.event, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.turn_over(g)
            case 1: self.the_item_is_taken(g)
            case 2: self.something_strikes(g)
            case 3: self.the_item_may_be_lost(g)
            case _: return False
        return True

    def turn_over(self, g: Meccg) -> None:
        if self.revealed and is_found(g, self.revealed[len(self.revealed) - 1], self.scout):
            self.item = self.revealed[len(self.revealed) - 1]
        elif covered(g, g.owner[self.scout], self.revealed):
            self.at = 0
            g.then(TurnOver(g.owner[self.scout]))

    def the_item_is_taken(self, g: Meccg) -> None:
        side = g.owner[self.scout]
        if self.item >= 0:
            g.move(self.item, IN_PLAY + side)
            g.host[self.item] = self.scout
            g.tell(GAINS, self.scout, self.item)
        g.shuffle(DECK + side)
        if self.item >= 0:
            gained(g, self.item, self.scout)

    def something_strikes(self, g: Meccg) -> None:
        """One strike, against the scout; neither it nor the attack can be cancelled."""
        if g.is_in_play(self.scout):
            attack = Attack(g.company[self.scout], self.event)
            attack.strikes = 1
            attack.prowess = LEAST_PROWESS + len(self.revealed)
            attack.prey = self.scout
            attack.sure = True
            g.then(attack)

    def the_item_may_be_lost(self, g: Meccg) -> None:
        wounded = not g.is_in_play(self.scout) or g.state[self.scout] == WOUNDED
        if self.item >= 0 and wounded and g.is_in_play(self.item):
            discard(g, self.item)


def is_found(g: Meccg, card: int, scout: int) -> bool:
    """An item that is not special, which the scout can have."""
    it = g.facts(card)
    if it.type != ITEM or it.size == SPECIAL or not it.done or (it.unique and blocked(g, g.kind[card])):
        return False
    return may_bear(g, scout, card)


class TurnOver(Chance[Meccg]):
    """The next card of a play deck is shown."""
    side: int

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def copy(self) -> TurnOver: return TurnOver(self.side)
    def left(self, g: Meccg) -> list[int]: return covered(g, self.side, g.nearest(LuckySearch).revealed)
    def outcomes(self, g: Meccg) -> int: return len(self.left(g))
    def choice(self, g: Meccg, outcome: int) -> Choice: return Take(self.left(g)[outcome])

    def choose(self, g: Meccg, outcome: int) -> None:
        card = self.left(g)[outcome]
        g.learn(card, EVERYBODY)
        g.nearest(LuckySearch).revealed.append(card)


class SearchByLuck(Effect):
    """The scout turns over cards of the play deck until an item comes, takes it, and faces a strike."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return g.deck_size(source.side) > 0 and not veiled(g)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(LuckySearch(thing, source.card))


LUCKY_SEARCH = ShortEvent("tw-269", "Lucky Search", side=RESOURCE, skill=SCOUT, done=True, rules=(
    may(
        AT_SITE, SearchByLuck(THE_ONE), pay=Tap(a(Characters(CURRENT, SCOUT))), when=SiteIs(SHADOW_HOLD, DARK_HOLD),
    ),
))
FRAMES: tuple[Plain, ...] = (LuckySearch(0, 0), TurnOver(0))
