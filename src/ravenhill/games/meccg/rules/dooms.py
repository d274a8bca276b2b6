"""Dooms that need dice or choices of their own: blades that stay in a wound, a siege, a river, many checks at once."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import Decision, Procedure
from ravenhill.games.meccg.lines import GAINS, ROLL
from ravenhill.games.meccg.questions import BEGINNING_OF_SITE, ITEM_GAINED
from ravenhill.games.meccg.rules.corruption import CorruptionCheck
from ravenhill.games.meccg.rules.hazards import Triggers
from ravenhill.games.meccg.rules.leaving import happens, stays_after_all
from ravenhill.games.meccg.rules.numbers import blocked, destination, skills
from ravenhill.games.meccg.state import HAND, IN_PLAY, TAPPED, UNTAPPED, Lasting, Meccg
from ravenhill.games.meccg.terms import RANGER, SCOUT

THE_CROWN: Final = "The Iron Crown"
A_RIVER: Final = "River"
ENOUGH_TO_LEAVE: Final = 5               # of the roll of a company under siege


class PlayTheCrown(Decision[Meccg]):
    """The defender may play The Iron Crown from the hand with somebody of the company."""
    slot: int

    def __init__(self, side: int, slot: int) -> None:
        super().__init__(side)
        self.slot = slot

    def copy(self) -> PlayTheCrown: return PlayTheCrown(self.side, self.slot)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def crowns(self, g: Meccg) -> list[int]:
        return [card for card in g.piles[HAND + self.side]
                if g.facts(card).name == THE_CROWN and not blocked(g, g.kind[card])]

    def options(self, g: Meccg) -> list[int]:
        return [0, *[it + 1 for it in g.companies[self.slot].members]] if self.crowns(g) else [0]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            crown = self.crowns(g)[0]
            g.move(crown, IN_PLAY + self.side)
            g.host[crown] = option - 1
            g.tell(GAINS, option - 1, crown)
            happens(g, ITEM_GAINED, option - 1)


class InWhoseWound(Decision[Meccg]):
    """The attacker says in whose wound the blade stays."""
    card: int
    victims: list[int]

    def __init__(self, side: int, card: int, victims: list[int]) -> None:
        super().__init__(side)
        self.card = card
        self.victims = victims

    def copy(self) -> InWhoseWound: return InWhoseWound(self.side, self.card, self.victims.copy())
    def options(self, g: Meccg) -> list[int]: return self.victims
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)
    def choose(self, g: Meccg, option: int) -> None: stays_in_the_wound(g, self.card, option)


def stays_in_the_wound(g: Meccg, card: int, victim: int) -> None:
    """R-CORR-02  From now on it is a corruption card on this character."""
    g.host[card] = victim
    g.corrupted.append(victim)


class SiegeRoll(Procedure[Meccg]):
    """A roll less one for everybody who is no scout; below five the company stays where it is."""
    slot: int
    card: int
    lasting: int                         # the effect that holds it

    def __init__(self, slot: int, card: int, lasting: int, like: SiegeRoll | None = None) -> None:
        super().__init__(like)
        self.slot = slot
        self.card = card
        self.lasting = lasting

    def copy(self) -> SiegeRoll: return SiegeRoll(self.slot, self.card, self.lasting, self)

    def step(self, g: Meccg, at: int) -> bool:
        if at > 0 or not g.companies[self.slot].members:
            return False
        g.roll(2)
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        company = g.companies[self.slot]
        clumsy = [it for it in company.members if SCOUT not in skills(g, it)]
        total = faces[0] + faces[1] - len(clumsy)
        g.tell(ROLL, self.card, total)
        if total < ENOUGH_TO_LEAVE:
            g.lasting.append(Lasting(self.lasting, company.side, self.slot))
            stays_after_all(g, self.slot)


def rivers_ahead(g: Meccg, slot: int) -> int:
    """How many rivers keep a company that moved from its site, less those that were forded."""
    company = g.companies[slot]
    if company.going < 0 and not company.arrived:
        return 0
    rivers = [card for card in g.on(destination(company)) if g.facts(card).name == A_RIVER]
    river = g.cards.names[A_RIVER]
    forded = [it for it in g.lasting if it.thing == slot and g.cards.lasts_from[it.effect] == river]
    return len(rivers) - len(forded)


def ford(g: Meccg, slot: int) -> None:
    """One river less keeps the company from its site this turn."""
    effect = g.cards.lasts_from.index(g.cards.names[A_RIVER])
    g.lasting.append(Lasting(effect, g.companies[slot].side, slot))


def rangers_of(g: Meccg, slot: int) -> list[int]:
    return [it for it in g.companies[slot].members if RANGER in skills(g, it)]


class SiteBegins(Procedure[Meccg]):
    """R-SITE-01  Before a company may enter: what waits for it there, and what a ranger may still do about a river."""
    slot: int

    def __init__(self, slot: int, like: SiteBegins | None = None) -> None:
        super().__init__(like)
        self.slot = slot

    def copy(self) -> SiteBegins: return SiteBegins(self.slot, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.what_waits(g)
            case 1: self.the_river(g)
            case _: return False
        return True

    def what_waits(self, g: Meccg) -> None:
        g.current = self.slot
        happens(g, BEGINNING_OF_SITE, self.slot)
        g.then(Triggers(BEGINNING_OF_SITE))

    def the_river(self, g: Meccg) -> None:
        rangers = [it for it in rangers_of(g, self.slot) if g.state[it] == UNTAPPED]
        if rangers and rivers_ahead(g, self.slot) > 0:
            self.at = 1
            g.then(Ford(g.active, self.slot))


class Ford(Decision[Meccg]):
    """R-SITE-01  At the start of its site phase a ranger may still tap against a river."""
    slot: int

    def __init__(self, side: int, slot: int) -> None:
        super().__init__(side)
        self.slot = slot

    def copy(self) -> Ford: return Ford(self.side, self.slot)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        return [0, *[it + 1 for it in rangers_of(g, self.slot) if g.state[it] == UNTAPPED]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.state[option - 1] = TAPPED
            ford(g, self.slot)
        else:
            g.nearest(SiteBegins).at = 2


class ManyChecks(Procedure[Meccg]):
    """R-AMB-54  Several corruption checks at once: the active player's first, each player's in an order of choice."""
    left: list[int]
    modifier: int

    def __init__(self, left: list[int], modifier: int, like: ManyChecks | None = None) -> None:
        super().__init__(like)
        self.left = left
        self.modifier = modifier

    def copy(self) -> ManyChecks: return ManyChecks(self.left.copy(), self.modifier, self)

    def step(self, g: Meccg, at: int) -> bool:
        self.left = [it for it in self.left if g.is_in_play(it)]
        if not self.left:
            return False
        own = [it for it in self.left if g.owner[it] == g.active]
        g.then(WhoChecks(g.active if own else 1 - g.active))
        return True


class WhoChecks(Decision[Meccg]):
    """R-AMB-54  Who checks next."""

    def copy(self) -> WhoChecks: return WhoChecks(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-AMB-54",)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)

    def options(self, g: Meccg) -> list[int]:
        return [it for it in g.nearest(ManyChecks).left if g.owner[it] == self.side]

    def choose(self, g: Meccg, option: int) -> None:
        checks = g.nearest(ManyChecks)
        checks.left.remove(option)
        g.then(CorruptionCheck(option, checks.modifier))
