"""Verbs of cards, Fate tiles, Action Dice, and the tokens of characters."""
from __future__ import annotations

from ravenhill.core.choices import Choice, Done
from ravenhill.core.choices import Take as TakeCard
from ravenhill.core.frames import Chance, Decision, Procedure
from ravenhill.core.words import Source
from ravenhill.games.five_armies.card_choices import ChooseFace, PutBack
from ravenhill.games.five_armies.choices import Discard
from ravenhill.games.five_armies.lines import (
    BODYGUARDS,
    DICE_ROLLED,
    DISCARDED,
    DREW,
    EVENTS_SHUFFLED,
    RINGS,
    TILE_ADDED,
    WRATH,
)
from ravenhill.games.five_armies.rules.fate import draw_fate_card
from ravenhill.games.five_armies.rules.hand import discard, draw_event, keep_to_the_limit
from ravenhill.games.five_armies.rules.maneuvers import take_back_all, used_unit_cards
from ravenhill.games.five_armies.state import (
    BOX,
    DISCARD,
    EVENTS,
    FACES,
    FATES,
    GONE,
    HAND,
    LOOKED,
    OUTSIDE,
    POOL,
    Battle,
)
from ravenhill.games.five_armies.terms import BEORN, BILBO, EVENT_DECK
from ravenhill.games.five_armies.words.base import DONE, Count, Verb, count


class DrawEvents(Verb):
    """B-CRD-04, 06  Events are drawn; some cards of the hand may have to be discarded then."""
    n: int
    discard: int

    def __init__(self, n: int, discard: int) -> None:
        super().__init__()
        self.n = n
        self.discard = discard

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return len(g.piles[EVENTS]) > 0
    def do(self, g: Battle, source: Source, thing: int) -> None:
        g.then(DrawAndDiscard(source.side, self.n, self.discard))


class DrawAndDiscard(Procedure[Battle]):
    """B-CRD-04  Draw, then discard what the card says, then keep to the limit."""
    side: int
    n: int
    discard: int

    def __init__(self, side: int, n: int, discard: int, like: DrawAndDiscard | None = None) -> None:
        super().__init__(like)
        self.side = side
        self.n = n
        self.discard = discard

    def copy(self) -> DrawAndDiscard: return DrawAndDiscard(self.side, self.n, self.discard, self)

    def step(self, g: Battle, at: int) -> bool:
        if at == 0: draw_event(g, self.side, self.n)
        elif at <= self.discard:
            if g.piles[HAND + self.side]: g.then(DiscardOne(self.side))
        elif at == self.discard + 1: keep_to_the_limit(g, self.side)
        else: return False
        return True


class DiscardOne(Decision[Battle]):
    """B-CRD-11, B-INF-02  A card of the hand is discarded, face down."""

    def copy(self) -> DiscardOne: return DiscardOne(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-CRD-11",)
    def choice(self, g: Battle, option: int) -> Choice: return Discard(option)
    def options(self, g: Battle) -> list[int]: return g.piles[HAND + self.side].copy()
    def choose(self, g: Battle, option: int) -> None: discard(g, self.side, option)


class DrawFate(Verb):
    """B-FAT-06  Fate cards are drawn and resolved."""
    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return len(g.piles[FATES]) > 0
    def do(self, g: Battle, source: Source, thing: int) -> None:
        for _ in range(min(self.n, len(g.piles[FATES]))): draw_fate_card(g)


class AddTile(Verb):
    """B-FAT-08  A special Fate tile comes into the pool."""
    tile: int

    def __init__(self, tile: int) -> None:
        super().__init__()
        self.tile = tile

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return g.tiles[self.tile] == OUTSIDE

    def do(self, g: Battle, source: Source, thing: int) -> None:
        g.tiles[self.tile] = POOL
        g.tell(TILE_ADDED, self.tile)


# Looking at cards


class LookAtHand(Verb):
    """B-INF-06  Look at random cards of the opponent's hand; you may make him discard an Event among them."""
    n: int
    discard: int

    def __init__(self, n: int, discard: int) -> None:
        super().__init__()
        self.n = n
        self.discard = discard

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return len(g.piles[HAND + 1 - source.side]) > 0
    def do(self, g: Battle, source: Source, thing: int) -> None: g.then(Scouting(source.side, self.n, self.discard))


class Scouting(Procedure[Battle]):
    """B-INF-06  Cards of the other hand are shown to one seat; those not discarded go back."""
    side: int                        # who looks
    n: int
    discard: int

    def __init__(self, side: int, n: int, discard: int, like: Scouting | None = None) -> None:
        super().__init__(like)
        self.side = side
        self.n = n
        self.discard = discard

    def copy(self) -> Scouting: return Scouting(self.side, self.n, self.discard, self)

    def step(self, g: Battle, at: int) -> bool:
        if at < self.n:
            if g.piles[HAND + 1 - self.side]: g.then(LookAtOne(self.side))
        elif at < self.n + self.discard:
            g.then(DiscardSeen(self.side))
        else:
            for card in g.piles[LOOKED + self.side].copy(): g.move(card, HAND + 1 - self.side)
            return False
        return True


class LookAtOne(Chance[Battle]):
    """B-INF-06  Any card of the other hand."""
    side: int

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def copy(self) -> LookAtOne: return LookAtOne(self.side)
    def outcomes(self, g: Battle) -> int: return len(g.piles[HAND + 1 - self.side])
    def choice(self, g: Battle, outcome: int) -> Choice: return TakeCard(g.piles[HAND + 1 - self.side][outcome])

    def choose(self, g: Battle, outcome: int) -> None:
        g.move(g.piles[HAND + 1 - self.side][outcome], LOOKED + self.side)


class DiscardSeen(Decision[Battle]):
    """B-CRD-11  One of the Events just seen is discarded, or none."""

    def copy(self) -> DiscardSeen: return DiscardSeen(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-CRD-11", "B-INF-06")
    def choice(self, g: Battle, option: int) -> Choice: return Done() if option == DONE else Discard(option)

    def options(self, g: Battle) -> list[int]:
        seen = [card for card in g.piles[LOOKED + self.side] if g.facts.card_deck[g.kind[card]] == EVENT_DECK]
        return [*seen, DONE]

    def choose(self, g: Battle, option: int) -> None:
        if option != DONE:
            g.move(option, DISCARD + 1 - self.side)              # both have seen it
            g.tell(DISCARDED, 1 - self.side, option)


class LookAtEventDeck(Verb):
    """B-INF-06  Look at the top cards of the Event deck, take some, and put the others back in any order."""
    n: int
    take: int

    def __init__(self, n: int, take: int) -> None:
        super().__init__()
        self.n = n
        self.take = take

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return len(g.piles[EVENTS]) > 0
    def do(self, g: Battle, source: Source, thing: int) -> None: g.then(ReadingTheDeck(source.side, self.n, self.take))


class ReadingTheDeck(Procedure[Battle]):
    """B-INF-06, B-CRD-15  The cards are looked at, one comes to the hand, the others go back on top."""
    side: int
    n: int
    take: int

    def __init__(self, side: int, n: int, take: int, like: ReadingTheDeck | None = None) -> None:
        super().__init__(like)
        self.side = side
        self.n = n
        self.take = take

    def copy(self) -> ReadingTheDeck: return ReadingTheDeck(self.side, self.n, self.take, self)

    def step(self, g: Battle, at: int) -> bool:
        seen = g.piles[LOOKED + self.side]
        if at < self.n:
            if g.piles[EVENTS]: g.then(LookAtTop(self.side))
        elif at < self.n + self.take:
            if seen: g.then(TakeSeen(self.side))
        elif seen:
            g.then(PutSeenBack(self.side))
        else:
            if not g.piles[EVENTS]:
                g.reshuffle_events()
                g.tell(EVENTS_SHUFFLED)
            return False
        return True


class LookAtTop(Chance[Battle]):
    """The next card of the Event deck: any, unless its order is known."""
    side: int

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def copy(self) -> LookAtTop: return LookAtTop(self.side)
    def outcomes(self, g: Battle) -> int: return 1 if g.tops[EVENTS] else len(g.piles[EVENTS])
    def choice(self, g: Battle, outcome: int) -> Choice: return TakeCard(self.card(g, outcome))
    def choose(self, g: Battle, outcome: int) -> None: g.move(self.card(g, outcome), LOOKED + self.side)

    def card(self, g: Battle, outcome: int) -> int:
        cards = g.piles[EVENTS]
        return cards[len(cards) - 1] if g.tops[EVENTS] else cards[outcome]


class TakeSeen(Decision[Battle]):
    """B-CRD-11  One of the cards just seen comes to the hand."""

    def copy(self) -> TakeSeen: return TakeSeen(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-CRD-11", "B-INF-06")
    def choice(self, g: Battle, option: int) -> Choice: return TakeCard(option)
    def options(self, g: Battle) -> list[int]: return g.piles[LOOKED + self.side].copy()

    def choose(self, g: Battle, option: int) -> None:
        g.move_unseen(option, HAND + self.side)
        g.tell(DREW, self.side, EVENTS)


class PutSeenBack(Decision[Battle]):
    """B-CRD-11  The next of the others goes on top of the deck; the last one lies uppermost."""

    def copy(self) -> PutSeenBack: return PutSeenBack(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-CRD-11", "B-INF-06")
    def choice(self, g: Battle, option: int) -> Choice: return PutBack(option)
    def options(self, g: Battle) -> list[int]: return g.piles[LOOKED + self.side].copy()
    def choose(self, g: Battle, option: int) -> None: g.put_on_top(option, EVENTS, unseen=True)


class DiscardRandom(Verb):
    """B-INF-02  The opponent discards cards at random."""
    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return len(g.piles[HAND + 1 - source.side]) > 0
    def do(self, g: Battle, source: Source, thing: int) -> None: g.then(LoseCard(1 - source.side, self.n))


class LoseCard(Chance[Battle]):
    """B-INF-02  Any card of a hand is discarded, face down."""
    side: int
    left: int

    def __init__(self, side: int, left: int) -> None:
        super().__init__()
        self.side = side
        self.left = left

    def copy(self) -> LoseCard: return LoseCard(self.side, self.left)
    def outcomes(self, g: Battle) -> int: return len(g.piles[HAND + self.side])
    def choice(self, g: Battle, outcome: int) -> Choice: return TakeCard(g.piles[HAND + self.side][outcome])

    def choose(self, g: Battle, outcome: int) -> None:
        discard(g, self.side, g.piles[HAND + self.side][outcome])
        self.left -= 1
        if self.left > 0 and g.piles[HAND + self.side]: g.then(self)


class TakeBackUnitCard(Verb):
    """B-CMB-13, 18  Used Unit cards come back: so many, or all with the special Maneuver cards."""
    n: int
    everything: bool

    def __init__(self, n: int, everything: bool) -> None:
        super().__init__()
        self.n = n
        self.everything = everything

    def most(self, g: Battle, source: Source) -> int: return self.n
    def choice(self, g: Battle, option: int) -> Choice: return TakeCard(option)

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]:
        return [card for card in used_unit_cards(g, source.side) if card not in picks]

    def possible(self, g: Battle, source: Source, thing: int) -> bool:
        return self.everything or len(self.options(g, source, [])) > 0

    def do(self, g: Battle, source: Source, thing: int) -> None:
        if self.everything:
            take_back_all(g, source.side)
        else:
            self.ask(g, source, source.side)

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        for card in picks: g.move(card, BOX)


# Tokens of characters, Action Dice


class AddRings(Verb):
    """B-BIL-01  Bilbo regains Ring tokens: so many, or one for each die that is high enough."""
    n: int
    dice: int
    hits_on: int

    def __init__(self, n: int, dice: int, hits_on: int) -> None:
        super().__init__()
        self.n = n
        self.dice = dice
        self.hits_on = hits_on

    def possible(self, g: Battle, source: Source, thing: int) -> bool:
        return g.is_in_play(BILBO) and g.rings < g.facts.rings

    def do(self, g: Battle, source: Source, thing: int) -> None:
        add_rings(g, self.n)
        if self.dice: g.then(RingRoll(self.dice, self.hits_on))


def add_rings(g: Battle, n: int) -> None:
    g.rings = min(g.rings + n, g.facts.rings)
    if n: g.tell(RINGS, g.rings)


class RingRoll(Procedure[Battle]):
    """Each die that is high enough is a Ring token."""
    dice: int
    hits_on: int

    def __init__(self, dice: int, hits_on: int, like: RingRoll | None = None) -> None:
        super().__init__(like)
        self.dice = dice
        self.hits_on = hits_on

    def copy(self) -> RingRoll: return RingRoll(self.dice, self.hits_on, self)

    def step(self, g: Battle, at: int) -> bool:
        if at > 0: return False
        g.roll(self.dice)
        return True

    def rolled(self, g: Battle, tag: int, faces: list[int]) -> None:
        add_rings(g, len([face for face in faces if face >= self.hits_on]))


class AddWrath(Verb):
    """B-BEO-02  Wrath tokens for Beorn, in play or not."""
    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return g.characters[BEORN] != GONE

    def do(self, g: Battle, source: Source, thing: int) -> None:
        g.wrath = min(g.wrath + self.n, g.facts.most_wrath)
        g.tell(WRATH, g.wrath)


class AddBodyguards(Verb):
    """B-BOL-02  Bodyguard tokens for Bolg."""
    n: int | Count

    def __init__(self, n: int | Count) -> None:
        super().__init__()
        self.n = n

    def possible(self, g: Battle, source: Source, thing: int) -> bool: return g.bodyguards < g.facts.most_bodyguards
    def do(self, g: Battle, source: Source, thing: int) -> None:
        g.bodyguards = min(g.bodyguards + count(self.n, g, source), g.facts.most_bodyguards)
        g.tell(BODYGUARDS, g.bodyguards)


class RerollActionDie(Verb):
    """Unused Action Dice of yours may be rolled again."""
    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def most(self, g: Battle, source: Source) -> int: return self.n
    def may_stop(self, g: Battle, source: Source, picks: list[int]) -> bool: return True
    def choice(self, g: Battle, option: int) -> Choice: return ChooseFace(option)

    def options(self, g: Battle, source: Source, picks: list[int]) -> list[int]:
        return [face for face in range(FACES) if g.action_dice[source.side * FACES + face] > picks.count(face)]

    def possible(self, g: Battle, source: Source, thing: int) -> bool:
        spent = 1 if g.pile[source.card] == HAND + source.side else 0          # the die that would play it
        return g.dice_left(source.side) > spent

    def do(self, g: Battle, source: Source, thing: int) -> None: self.ask(g, source, source.side)

    def chosen(self, g: Battle, source: Source, picks: list[int]) -> None:
        for face in picks: g.action_dice[source.side * FACES + face] -= 1
        if picks: g.then(RollActionDice(source.side, len(picks)))


class RollActionDice(Procedure[Battle]):
    """B-DIC-01, 02  Action Dice are rolled again in the middle of the turn."""
    side: int
    dice: int

    def __init__(self, side: int, dice: int, like: RollActionDice | None = None) -> None:
        super().__init__(like)
        self.side = side
        self.dice = dice

    def copy(self) -> RollActionDice: return RollActionDice(self.side, self.dice, self)

    def step(self, g: Battle, at: int) -> bool:
        if at > 0: return False
        g.roll(self.dice)
        return True

    def rolled(self, g: Battle, tag: int, faces: list[int]) -> None:
        for face in faces:
            shown = g.facts.dice_faces[self.side][face - 1]
            g.action_dice[self.side * FACES + shown] += 1
            g.tell(DICE_ROLLED, self.side, shown + 1)


