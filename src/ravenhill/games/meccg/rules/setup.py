"""The set-up: draft, starting items, characters for the deck, first hands, who begins, first followers."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, Done, Take
from ravenhill.core.frames import Decision, Frame, Procedure, Secret
from ravenhill.games.meccg.choices import Bears, Control
from ravenhill.games.meccg.lines import JOINS, STARTS
from ravenhill.games.meccg.piles import ASIDE, DECK, IN_PLAY, LOCATION, NONE, POOL, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.drawing import DrawCard
from ravenhill.games.meccg.rules.leaving import found_company, join
from ravenhill.games.meccg.rules.numbers import mind
from ravenhill.games.meccg.rules.organization import ChooseController, controllers
from ravenhill.games.meccg.rules.turn import Turns
from ravenhill.games.meccg.state import GENERAL_INFLUENCE, HAND_OF, WIZARD_MAY_START, Meccg
from ravenhill.games.meccg.terms import CHARACTER, ITEM, NEVER_STARTS, PER_CHARACTER

MOST_STARTING: Final = 5                 # R-SETUP-05
STARTING_ITEMS: Final = 2                # R-SETUP-07
MOST_IN_DECK: Final = 10                 # R-SETUP-08
WIZARD_MIND: Final = 12                  # R-OPT-02
BEARERS: Final = 4096


class Setup(Procedure[Meccg]):
    """R-SETUP-18  In this order."""
    stopped_drafting: list[int]
    rolls: list[int]

    def __init__(self, like: Setup | None = None) -> None:
        super().__init__(like)
        self.stopped_drafting = [0, 0] if like is None else like.stopped_drafting.copy()
        self.rolls = [0, 0] if like is None else like.rolls.copy()

    def copy(self) -> Setup: return Setup(self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.draft(g)                              # R-DRAFT-02
            case 1: g.then(StartingItem([]))                   # R-AMB-05
            case 2: g.then(IntoDeck(0))                        # R-AMB-07
            case 3: g.then(IntoDeck(1))
            case 4: self.hands_are_drawn(g)                    # R-SETUP-12
            case 5: g.roll(2, 0)                               # R-SETUP-13
            case 6: g.roll(2, 1)
            case 7: self.who_begins(g)
            case 8: g.then(StartingFollower(g.active))         # R-AMB-09
            case 9: g.then(StartingFollower(1 - g.active))
            case _: self.the_game_begins(g)
        return True

    def draft(self, g: Meccg) -> None:
        for side in range(2):
            if len(may_be_drafted(g, side)) == 0:
                self.stopped_drafting[side] = 1                # R-DRAFT-05
        if not (self.stopped_drafting[0] and self.stopped_drafting[1]):
            self.at = 0
            g.then(DraftRound())

    def hands_are_drawn(self, g: Meccg) -> None:
        for side in range(2):
            if g.piles[DECK + side]:
                g.then(DrawCard(side, HAND_OF))

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        self.rolls[tag] = faces[0] + faces[1]

    def who_begins(self, g: Meccg) -> None:
        """R-AMB-08  The higher roll begins; ties are rolled again."""
        if self.rolls[0] == self.rolls[1]:
            self.at = 5
        else:
            g.active = 0 if self.rolls[0] > self.rolls[1] else 1
            g.tell(STARTS, g.active, self.rolls[g.active], self.rolls[1 - g.active])

    def the_game_begins(self, g: Meccg) -> None:
        g.stack.pop()
        g.then(Turns())


def starting(g: Meccg, side: int) -> list[int]:
    """The starting company so far."""
    return [it for it in g.piles[IN_PLAY + side] if g.company[it] >= 0]


def starting_mind(g: Meccg, side: int) -> int:
    """R-SETUP-06  All minds together, whoever follows whom."""
    return sum(WIZARD_MIND if g.facts(it).is_wizard() else mind(g, it) for it in starting(g, side))


def may_be_drafted(g: Meccg, side: int) -> list[int]:
    """R-DRAFT-07, R-AMB-06  Who of the pool can still be revealed: five, twenty mind, nobody the other has."""
    company = starting(g, side)
    if len(company) >= MOST_STARTING:
        return []
    left = GENERAL_INFLUENCE - starting_mind(g, side)
    others = [g.cards.identity[g.kind[it]] for it in starting(g, 1 - side)]
    found: list[int] = []
    for card in g.piles[POOL + side]:
        it = g.facts(card)
        if it.type != CHARACTER or g.state[card] == TAPPED or g.cards.identity[g.kind[card]] in others:
            continue
        if it.is_such(NEVER_STARTS) or (it.is_wizard() and not g.optional & WIZARD_MAY_START):
            continue
        if (WIZARD_MIND if it.is_wizard() else it.mind) <= left:
            found.append(card)
    return found


class DraftRound(Secret[Meccg]):
    """R-DRAFT-02  Both reveal one character at the same time, or stop for good."""

    def copy(self) -> DraftRound: return DraftRound(self)
    def rules(self) -> tuple[str, ...]: return ("R-DRAFT-02",)
    def choice(self, g: Meccg, option: int) -> Choice: return Done() if option == NONE else Take(option)

    def choices(self, g: Meccg, side: int) -> list[int]:
        if g.nearest(Setup).stopped_drafting[side]:
            return [NONE]
        return [NONE, *may_be_drafted(g, side)]

    def revealed(self, g: Meccg) -> None:
        """R-DRAFT-03, 04  The same character is set aside for both; any other joins."""
        setup = g.nearest(Setup)
        kinds = [-1 - side if pick == NONE else g.cards.identity[g.kind[pick]] for side, pick in enumerate(self.picks)]
        for side in range(2):
            card = self.picks[side]
            if card == NONE:
                setup.stopped_drafting[side] = 1
            elif kinds[0] == kinds[1]:
                g.look(card, 1 - side)
                g.state[card] = TAPPED
            else:
                start_with(g, side, card)


def start_with(g: Meccg, side: int, card: int) -> None:
    """R-SETUP-16  The starting company is at Rivendell."""
    slot = side * 10
    if not g.companies[slot].members:
        rivendell = g.cards.names["Rivendell"]
        site = next(it for it in sorted(g.piles[LOCATION + side]) if g.kind[it] == rivendell)
        slot = found_company(g, side, site)
    g.move(card, IN_PLAY + side)
    g.state[card] = UNTAPPED
    join(g, card, slot)
    if g.facts(card).is_wizard():
        g.wizard[side] = g.cards.identity[g.kind[card]]
    g.tell(JOINS, card, g.companies[slot].site)


class StartingItem(Secret[Meccg]):
    """R-SETUP-07, R-AMB-05  A minor item and its bearer, or none; twice, and then both show all of them together."""
    before: list[int]                        # what each has chosen first; empty: this is the first

    def __init__(self, before: list[int], like: StartingItem | None = None) -> None:
        super().__init__(like)
        self.before = before.copy()

    def copy(self) -> StartingItem: return StartingItem(self.before, self)
    def rules(self) -> tuple[str, ...]: return ("R-SETUP-07",)

    def choice(self, g: Meccg, option: int) -> Choice:
        return Done() if option == 0 else Bears((option - 1) // BEARERS, (option - 1) % BEARERS)

    def seen_by(self, g: Meccg, seat: int) -> Frame[Meccg]:
        seen = super().seen_by(g, seat)
        assert isinstance(seen, StartingItem)
        for side in range(len(seen.before)):
            if side != seat:
                seen.before[side] = 0
        return seen

    def choices(self, g: Meccg, side: int) -> list[int]:
        first = self.before[side] - 1 if self.before else -1
        if self.before and first < 0:
            return [0]
        taken, borne_by = first // BEARERS, first % BEARERS
        found = [0]
        kinds: list[int] = []
        for item in sorted(g.piles[POOL + side]):
            if g.facts(item).type == ITEM and g.kind[item] not in kinds and not (self.before and item == taken):
                kinds.append(g.kind[item])
                one_each = self.before and g.kind[item] == g.kind[taken] and g.facts(item).no_duplicate == PER_CHARACTER
                for bearer in starting(g, side):
                    if not (one_each and bearer == borne_by):
                        found.append(item * BEARERS + bearer + 1)
        return found

    def revealed(self, g: Meccg) -> None:
        if not self.before:
            g.then(StartingItem(self.picks))
            return
        for side in range(2):
            for pick in (self.before[side], self.picks[side]):
                if pick > 0:
                    g.move((pick - 1) // BEARERS, IN_PLAY + side)
                    g.host[(pick - 1) // BEARERS] = (pick - 1) % BEARERS


class IntoDeck(Decision[Meccg]):
    """R-DRAFT-06, R-AMB-07  Characters left over may go into the play deck, ten in all; the others leave the game."""

    def copy(self) -> IntoDeck: return IntoDeck(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-DRAFT-06",)
    def choice(self, g: Meccg, option: int) -> Choice: return Done() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        there = [it for it in g.piles[DECK + self.side] if g.facts(it).type == CHARACTER]
        if len([it for it in there if not g.facts(it).is_wizard()]) >= MOST_IN_DECK:
            return [0]
        return [0, *[it + 1 for it in g.piles[POOL + self.side]
                     if g.facts(it).type == CHARACTER and not g.facts(it).is_wizard()]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.state[option - 1] = UNTAPPED
            g.move_unseen(option - 1, DECK + self.side)
            g.then(IntoDeck(self.side))
            return
        for card in g.piles[POOL + self.side].copy():
            g.state[card] = UNTAPPED
            g.move_unseen(card, ASIDE + self.side)
        g.shuffle(DECK + self.side)


class StartingFollower(Decision[Meccg]):
    """R-SETUP-17, R-AMB-09  Starting characters may follow others; this never loosens the limit of twenty."""

    def copy(self) -> StartingFollower: return StartingFollower(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-SETUP-17",)
    def choice(self, g: Meccg, option: int) -> Choice: return Done() if option == 0 else Control(option - 1)

    def options(self, g: Meccg) -> list[int]:
        return [0, *[it + 1 for it in starting(g, self.side) if g.host[it] < 0 and controllers(g, it)]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.then(self)
            g.then(ChooseController(self.side, option - 1))
