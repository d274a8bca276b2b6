"""Drawing, exhausting a play deck, and resetting hands."""
from __future__ import annotations

from ravenhill.core.choices import Choice, Done, Number, Take
from ravenhill.core.frames import Chance, Decision, Procedure
from ravenhill.games.meccg.lines import DISCARDS, DRAWS, EXHAUSTED
from ravenhill.games.meccg.piles import DECK, DISCARD, HAND, LOCATION, OLD_SITES, SIDEBOARD, UNTAPPED
from ravenhill.games.meccg.rules.deck_top import covered, is_undecided, lies_discarded
from ravenhill.games.meccg.rules.leaving import fate_follows, happens
from ravenhill.games.meccg.rules.numbers import hand_size
from ravenhill.games.meccg.rules.triggers import Triggers
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.moments import CARD_GIVEN_UP, DECK_EXHAUSTED

MOST_EXCHANGED = 5


class DrawCard(Chance[Meccg]):
    """So many cards, one after the other; any card of the deck is as likely as another, but for those on top."""
    side: int
    count: int

    def __init__(self, side: int, count: int) -> None:
        super().__init__()
        self.side = side
        self.count = count

    def copy(self) -> DrawCard: return DrawCard(self.side, self.count)

    def cards(self, g: Meccg) -> list[int]: return covered(g, self.side, [])
    def outcomes(self, g: Meccg) -> int: return len(self.cards(g))
    def card(self, g: Meccg, outcome: int) -> int: return self.cards(g)[outcome]

    def choose(self, g: Meccg, outcome: int) -> None:
        g.move(self.card(g, outcome), HAND + self.side)
        self.count -= 1
        if self.count > 0:
            draw_cards(g, self.side, self.count)
        if not g.deck_size(self.side):
            exhaust(g, self.side)

    def choice(self, g: Meccg, outcome: int) -> Choice: return Take(self.card(g, outcome))


class Drawing(Procedure[Meccg]):
    """Go on drawing, if there is anything to draw."""
    side: int
    count: int

    def __init__(self, side: int, count: int, like: Drawing | None = None) -> None:
        super().__init__(like)
        self.side = side
        self.count = count

    def copy(self) -> Drawing: return Drawing(self.side, self.count, self)

    def step(self, g: Meccg, at: int) -> bool:
        if at > 0:
            return False
        if not g.deck_size(self.side) and g.piles[DISCARD + self.side]:
            g.move_unseen(g.piles[DISCARD + self.side][0], DECK + self.side)       # R-AMB-13  it became the deck
        if not g.deck_size(self.side):
            return False                             # R-AMB-13  nothing left: drawing stops
        g.then(DrawCard(self.side, self.count))
        return True


def draw_cards(g: Meccg, side: int, count: int) -> None:
    if count > 0:
        g.then(Drawing(side, count))


def exhaust(g: Meccg, side: int) -> None:
    """R-DECK-09, R-AMB-12  The instant the last card is drawn."""
    g.then(Exhaustion(side))


class Exhaustion(Procedure[Meccg]):
    """R-AMB-12  Cards that say so leave, sites come back, up to five cards are exchanged, the deck is shuffled."""
    side: int
    exchanged: int

    def __init__(self, side: int, like: Exhaustion | None = None) -> None:
        super().__init__(like)
        self.side = side
        self.exchanged = 0 if like is None else like.exchanged

    def copy(self) -> Exhaustion: return Exhaustion(self.side, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.sites_come_back(g)
            case 1: self.cards_are_exchanged(g)                # R-DECK-18
            case 2: self.a_new_deck(g)
            case _: return False
        return True

    def sites_come_back(self, g: Meccg) -> None:
        happens(g, DECK_EXHAUSTED, self.side)
        for site in g.piles[OLD_SITES + self.side].copy():
            g.state[site] = UNTAPPED
            g.move_unseen(site, LOCATION + self.side)

    def cards_are_exchanged(self, g: Meccg) -> None:
        if g.standard and self.exchanged < MOST_EXCHANGED and g.piles[SIDEBOARD + self.side] and g.piles[
                DISCARD + self.side]:
            g.then(ExchangeOut(self.side))

    def a_new_deck(self, g: Meccg) -> None:
        g.forget(g.piles[DISCARD + self.side])
        g.shuffle_into(DISCARD + self.side, DECK + self.side)
        g.exhausted[self.side] += 1
        g.tell(EXHAUSTED, self.side, g.exhausted[self.side])


class ExchangeOut(Decision[Meccg]):
    """R-DECK-18  One more card of the discard pile goes to the sideboard, or no more."""

    def copy(self) -> ExchangeOut: return ExchangeOut(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-DECK-18",)
    def options(self, g: Meccg) -> list[int]: return [0, *one_of_each(g, DISCARD + self.side)]
    def choice(self, g: Meccg, option: int) -> Choice: return Done() if option == 0 else Take(option - 1)

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.then(ExchangeIn(self.side, option - 1))


class ExchangeIn(Decision[Meccg]):
    """R-DECK-18  And this card of the sideboard takes its place."""
    card: int

    def __init__(self, side: int, card: int) -> None:
        super().__init__(side)
        self.card = card

    def copy(self) -> ExchangeIn: return ExchangeIn(self.side, self.card)
    def rules(self) -> tuple[str, ...]: return ("R-DECK-18",)
    def options(self, g: Meccg) -> list[int]: return one_of_each(g, SIDEBOARD + self.side)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option - 1)

    def choose(self, g: Meccg, option: int) -> None:
        g.move_unseen(self.card, SIDEBOARD + self.side)
        g.move_unseen(option - 1, DISCARD + self.side)
        g.nearest(Exhaustion).exchanged += 1
        g.nearest(Exhaustion).at = 1

    def seen_by(self, g: Meccg, seat: int) -> Decision[Meccg]:
        return self if seat == self.side else ExchangeOut(self.side)


def one_of_each(g: Meccg, pile: int) -> list[int]:
    """The cards of a pile, each kind once, as options: the number and one."""
    kinds: set[int] = set()
    found: list[int] = []
    for card in sorted(g.piles[pile]):
        kind = g.kind[card]
        if kind not in kinds:
            kinds.add(kind)
            found.append(card + 1)
    return found


class ResetHand(Procedure[Meccg]):
    """R-MH-22, R-AMB-45  Draw or discard to the hand size."""
    side: int

    def __init__(self, side: int, like: ResetHand | None = None) -> None:
        super().__init__(like)
        self.side = side

    def copy(self) -> ResetHand: return ResetHand(self.side, self)

    def step(self, g: Meccg, at: int) -> bool:
        if at > 0:
            return False
        more = hand_size(g, self.side) - len(g.piles[HAND + self.side])
        if more > 0:
            g.tell(DRAWS, self.side, more)
            draw_cards(g, self.side, more)
        elif more < 0:
            g.tell(DISCARDS, self.side, -more)
            g.then(DiscardDown(self.side, -more))
        return True


def discard_from_hand(g: Meccg, card: int, side: int) -> None:
    """R-DECK-08  Face down, unless a card says otherwise."""
    fate_follows(g, card)
    g.move_unseen(card, DISCARD + side)
    if not is_undecided(g, card):
        lies_discarded(g, card, side)


class DiscardDown(Decision[Meccg]):
    """R-AMB-45  Which cards go is the owner's choice, face down."""
    count: int

    def __init__(self, side: int, count: int) -> None:
        super().__init__(side)
        self.count = count

    def copy(self) -> DiscardDown: return DiscardDown(self.side, self.count)
    def rules(self) -> tuple[str, ...]: return ("R-MH-22",)
    def options(self, g: Meccg) -> list[int]: return one_of_each(g, HAND + self.side)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option - 1)

    def choose(self, g: Meccg, option: int) -> None:
        if self.count > 1:
            g.then(DiscardDown(self.side, self.count - 1))
        g.then(Triggers(CARD_GIVEN_UP))
        discard_from_hand(g, option - 1, self.side)


class DrawHowMany(Decision[Meccg]):
    """R-MH-08, R-AMB-37  From one card to the number on the site."""
    most: int

    def __init__(self, side: int, most: int) -> None:
        super().__init__(side)
        self.most = most

    def copy(self) -> DrawHowMany: return DrawHowMany(self.side, self.most)
    def rules(self) -> tuple[str, ...]: return ("R-MH-08",)
    def options(self, g: Meccg) -> list[int]: return list(range(1, self.most + 1))
    def choice(self, g: Meccg, option: int) -> Choice: return Number(option)
    def counts(self, g: Meccg) -> str: return "cards"

    def choose(self, g: Meccg, option: int) -> None:
        if self.side == g.active and g.current >= 0:
            g.companies[g.current].drawn += option
        g.tell(DRAWS, self.side, option)
        draw_cards(g, self.side, option)
