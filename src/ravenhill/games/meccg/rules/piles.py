"""Cards that are fetched, shown or lost by choice: from hands, decks and discard piles."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import EVERYBODY, Chance, Decision, Procedure
from ravenhill.games.meccg.choices import Expel
from ravenhill.games.meccg.lines import DISCARDED, GAINS, SIDEBOARD_USED, TAPS
from ravenhill.games.meccg.piles import DECK, DISCARD, HAND, IN_PLAY, SIDEBOARD, TAPPED
from ravenhill.games.meccg.rules.checks import owes_check
from ravenhill.games.meccg.rules.leaving import gained
from ravenhill.games.meccg.rules.numbers import blocked, may_bear
from ravenhill.games.meccg.rules.removal import must_go
from ravenhill.games.meccg.rules.site import offers, tap_site
from ravenhill.games.meccg.rules.toll import can_pay, pay_toll
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    AGENT,
    ALLY,
    BORDER_HOLD,
    CHARACTER,
    CREATURE,
    DARK_HOLD,
    EITHER,
    ENVIRONMENT,
    FACTION,
    FREE_HOLD,
    HAZARD,
    ITEM,
    LIGHT_ENCHANTMENT,
    LONG,
    MINOR,
    NAZGUL,
    RESOURCE,
    RITUAL,
    SAGE,
    SHADOW_HOLD,
    SHORT,
    SPELL,
    Hold,
)

# What may be fetched.
A_HAZARD: Final = 0
A_CREATURE: Final = 1
A_SPELL: Final = 2
A_RESOURCE: Final = 3
ANY_CARD: Final = 4
AN_ITEM: Final = 5
FOR_SAGES: Final = 6
A_MINOR_ITEM: Final = 7
FAIR_WEATHER: Final = 8                  # a resource environment that does not stay for good
A_CHARM: Final = 9                       # a spell, a ritual or a light enchantment
FOR_YOU: Final = 10                      # a resource or a character
A_NAZGUL: Final = 20
A_DRAGON: Final = 30                     # any form of a unique Dragon
FORMS_OF: Final = 1000                   # from here on: a form of the Dragon that is this kind of card
AN_AGENT_OF_THE_SHADOW: Final = 40       # an agent at home in a Shadow-hold or a Dark-hold
AN_AGENT_OF_THE_FREE: Final = 41         # or in a Border-hold or a Free-hold
PLAYABLE_AT: Final = 100                 # and a company: an item, an ally or a faction that its site offers


def fits(g: Meccg, card: int, what: int) -> bool:
    it = g.facts(card)
    if what >= FORMS_OF:
        return it.dragon == g.cards.facts[what - FORMS_OF].name
    if what >= PLAYABLE_AT:
        return it.type in (ITEM, ALLY, FACTION) and offers(g, g.companies[what - PLAYABLE_AT], card)
    match what:
        case 0: return it.side in (HAZARD, EITHER)
        case 40: return lives_in(g, card, (SHADOW_HOLD, DARK_HOLD))
        case 41: return lives_in(g, card, (BORDER_HOLD, FREE_HOLD))
        case 20: return it.race == NAZGUL and it.type == CREATURE
        case 1: return it.type == CREATURE
        case 2: return it.has(SPELL)
        case 3: return it.side == RESOURCE and it.type != CHARACTER
        case 5: return it.type == ITEM
        case 6: return it.skill == SAGE
        case 7: return it.type == ITEM and it.size == MINOR
        case 8: return it.has(ENVIRONMENT) and it.side in (RESOURCE, EITHER) and it.form in (SHORT, LONG)
        case 9: return it.has(SPELL) or it.has(RITUAL) or it.has(LIGHT_ENCHANTMENT)
        case 10: return it.side in (RESOURCE, EITHER)
        case 30: return it.dragon != ""
        case _: return True


def lives_in(g: Meccg, card: int, holds: tuple[Hold, ...]) -> bool:
    """An agent with a home of one of these types."""
    homes = g.cards.homes[g.kind[card]]
    return g.facts(card).type == AGENT and any(g.cards.facts[home].hold in holds for home in homes)


def found(g: Meccg, pile: int, what: int) -> list[int]:
    """The cards of a pile that may be fetched, each kind once."""
    kinds: list[int] = []
    cards: list[int] = []
    for card in sorted(g.piles[pile]):
        if g.kind[card] not in kinds and fits(g, card, what):
            kinds.append(g.kind[card])
            cards.append(card)
    return cards


class Fetch(Decision[Meccg]):
    """One card of the own discard pile, and where it goes: to the hand, or into the play deck; or none."""
    what: int
    to: int
    tapping: int                     # who taps for it, or -1
    checks: bool                     # and then checks corruption

    def __init__(self, side: int, what: int, to: int, tapping: int = -1, checks: bool = False) -> None:
        super().__init__(side)
        self.what = what
        self.to = to
        self.tapping = tapping
        self.checks = checks

    def copy(self) -> Fetch: return Fetch(self.side, self.what, self.to, self.tapping, self.checks)
    def options(self, g: Meccg) -> list[int]: return [0, *[it + 1 for it in found(g, DISCARD + self.side, self.what)]]
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.move_unseen(option - 1, self.to + self.side)
            if self.tapping >= 0:
                g.state[self.tapping] = TAPPED
                g.tell(TAPS, self.tapping)
            if self.to == DECK:
                g.shuffle(DECK + self.side)
            if self.checks:
                owes_check(g, self.tapping, 0, g.asking().about)


class FromAside(Decision[Meccg]):
    """One card of the own sideboard, or of the discard pile too, comes to the hand and is shown, or into the deck."""
    what: int
    to: int
    discarded: bool

    def __init__(self, side: int, what: int, to: int, discarded: bool) -> None:
        super().__init__(side)
        self.what = what
        self.to = to
        self.discarded = discarded

    def copy(self) -> FromAside: return FromAside(self.side, self.what, self.to, self.discarded)
    def options(self, g: Meccg) -> list[int]: return [it + 1 for it in aside(g, self.side, self.what, self.discarded)]
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option - 1)

    def choose(self, g: Meccg, option: int) -> None:
        card = option - 1
        if g.pile[card] == SIDEBOARD + self.side:
            g.tell(SIDEBOARD_USED, self.side)
        g.move_unseen(card, self.to + self.side)
        if self.to == DECK:
            g.shuffle(DECK + self.side)
        else:
            g.look(card, 1 - self.side)


def aside(g: Meccg, side: int, what: int, discarded: bool) -> list[int]:
    """The cards of a sideboard, and perhaps of a discard pile, that may be fetched."""
    cards = found(g, SIDEBOARD + side, what)
    return cards + found(g, DISCARD + side, what) if discarded else cards


class Search(Procedure[Meccg]):
    """A player looks through the own play deck, takes a card of it, or of the discard pile, and shuffles."""
    side: int
    what: int
    discarded: bool                  # the discard pile too
    shows: bool                      # the card is shown

    def __init__(self, side: int, what: int, discarded: bool, shows: bool, like: Search | None = None) -> None:
        super().__init__(like)
        self.side = side
        self.what = what
        self.discarded = discarded
        self.shows = shows

    def copy(self) -> Search: return Search(self.side, self.what, self.discarded, self.shows, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.look_through(g)
            case 1: g.then(TakeFound(self.side, self.what, self.discarded, self.shows))
            case 2: g.shuffle(DECK + self.side)
            case _: return False
        return True

    def look_through(self, g: Meccg) -> None:
        g.gather(self.side)
        for card in g.piles[DECK + self.side]:
            g.look(card, self.side)


class TakeFound(Decision[Meccg]):
    """The card that was looked for, or none."""
    what: int
    discarded: bool
    shows: bool

    def __init__(self, side: int, what: int, discarded: bool, shows: bool) -> None:
        super().__init__(side)
        self.what = what
        self.discarded = discarded
        self.shows = shows

    def copy(self) -> TakeFound: return TakeFound(self.side, self.what, self.discarded, self.shows)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        cards = found(g, DECK + self.side, self.what)
        if self.discarded:
            cards = cards + found(g, DISCARD + self.side, self.what)
        return [0, *[card + 1 for card in cards]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            card = option - 1
            if self.shows:
                g.move(card, HAND + self.side)
                g.look(card, 1 - self.side)
            else:
                g.move_unseen(card, HAND + self.side)


class LoseOneOf(Decision[Meccg]):
    """Which of these cards in play is discarded."""
    cards: list[int]

    def __init__(self, side: int, cards: list[int]) -> None:
        super().__init__(side)
        self.cards = cards

    def copy(self) -> LoseOneOf: return LoseOneOf(self.side, self.cards.copy())
    def options(self, g: Meccg) -> list[int]: return self.cards
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)
    def choose(self, g: Meccg, option: int) -> None: must_go(g, option)


class SearchToPlay(Procedure[Meccg]):
    """A player looks through the own play deck for an item of a size that the site offers; it is played at once."""
    side: int
    bearer: int
    size: int

    def __init__(self, side: int, bearer: int, size: int, like: SearchToPlay | None = None) -> None:
        super().__init__(like)
        self.side = side
        self.bearer = bearer
        self.size = size

    def copy(self) -> SearchToPlay: return SearchToPlay(self.side, self.bearer, self.size, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.look_through(g)
            case 1: g.then(PlayFound(self.side, self.bearer, self.size))
            case 2: g.shuffle(DECK + self.side)
            case _: return False
        return True

    def look_through(self, g: Meccg) -> None:
        g.gather(self.side)
        for card in g.piles[DECK + self.side]:
            g.look(card, self.side)


GIVEN_UP: Final = 4096                   # added to the option of an item that was found: it is discarded


class PlayFound(Decision[Meccg]):
    """The item that was found is played, or discarded; or none was found."""
    bearer: int
    size: int

    def __init__(self, side: int, bearer: int, size: int) -> None:
        super().__init__(side)
        self.bearer = bearer
        self.size = size

    def copy(self) -> PlayFound: return PlayFound(self.side, self.bearer, self.size)
    def choice(self, g: Meccg, option: int) -> Choice:
        return No() if option == 0 else Take(option - 1) if option <= GIVEN_UP else Expel(option - GIVEN_UP - 1)

    def options(self, g: Meccg) -> list[int]:
        company = g.companies[g.company[self.bearer]]
        right = [card for card in found(g, DECK + self.side, AN_ITEM)
                 if g.facts(card).size == self.size and g.facts(card).done and offers(g, company, card)]
        may = [card for card in right if not (g.facts(card).unique and blocked(g, g.kind[card]))
               and may_bear(g, self.bearer, card) and can_pay(g, self.side, card)]
        return [0, *[card + 1 for card in may], *[GIVEN_UP + card + 1 for card in right]]

    def choose(self, g: Meccg, option: int) -> None:
        if option > GIVEN_UP:
            g.learn(option - GIVEN_UP - 1, EVERYBODY)
            g.tell(DISCARDED, option - GIVEN_UP - 1)
            g.move(option - GIVEN_UP - 1, DISCARD + self.side)
        elif option:
            card = option - 1
            g.move(card, IN_PLAY + self.side)
            g.host[card] = self.bearer
            g.tell(GAINS, self.bearer, card)
            pay_toll(g, self.side, card)
            tap_site(g, card)
            gained(g, card, self.bearer)


class ShowAtRandom(Chance[Meccg]):
    """So many cards of a hand, taken at random, are shown to the other player."""
    side: int
    count: int
    shown: list[int]

    def __init__(self, side: int, count: int) -> None:
        super().__init__()
        self.side = side
        self.count = count
        self.shown = []

    def copy(self) -> ShowAtRandom:
        twin = ShowAtRandom(self.side, self.count)
        twin.shown = self.shown.copy()
        return twin

    def left(self, g: Meccg) -> list[int]:
        return [card for card in g.piles[HAND + self.side] if card not in self.shown]

    def outcomes(self, g: Meccg) -> int: return len(self.left(g))
    def choice(self, g: Meccg, outcome: int) -> Choice: return Take(self.left(g)[outcome])

    def choose(self, g: Meccg, outcome: int) -> None:
        card = self.left(g)[outcome]
        g.look(card, 1 - self.side)
        self.shown.append(card)
        self.count -= 1
        if self.count > 0 and self.left(g):
            g.then(self)
