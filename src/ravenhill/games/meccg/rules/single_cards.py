"""Frames that one card alone puts on the stack."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import Decision, Procedure
from ravenhill.games.meccg.lines import CORRUPTION, CORRUPTION_FAILED, GAINS, ROLL, TAPS
from ravenhill.games.meccg.rules.attacks import BEATEN, RESOLVED, Attacking, body_of, prowess_of, strikes_of
from ravenhill.games.meccg.rules.corruption import PASSED, failed, helped, result
from ravenhill.games.meccg.rules.leaving import discard, happens, stays_after_all
from ravenhill.games.meccg.rules.numbers import blocked, check_modifier, corruption, prowess, skills
from ravenhill.games.meccg.state import HAND, IN_PLAY, TAPPED, UNTAPPED, Lasting, Meccg
from ravenhill.games.meccg.terms import SCOUT
from ravenhill.games.meccg.words.moments import ITEM_GAINED

THE_CROWN: Final = "The Iron Crown"
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


class TrueForm(Procedure[Meccg]):
    """A roll and the Wizard's prowess above that of the attack: all its strikes fail."""
    wizard: int
    won: bool
    left: int                        # strikes whose body is still to be checked

    def __init__(self, wizard: int, like: TrueForm | None = None) -> None:
        super().__init__(like)
        self.wizard = wizard
        self.won = False if like is None else like.won
        self.left = 0 if like is None else like.left

    def copy(self) -> TrueForm: return TrueForm(self.wizard, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: g.roll(2)
            case 1: self.strikes_fail(g)
            case _: return False
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        attack = g.nearest(Attacking)
        total = faces[0] + faces[1]
        if tag == 0:
            self.won = total + prowess(g, self.wizard) > prowess_of(g, attack)
            g.tell(ROLL, self.wizard, total + prowess(g, self.wizard))
            if self.won:
                attack.targets = [self.wizard]
                attack.results = []
                self.left = max(1, strikes_of(g, attack))
        else:
            attack.results.append(BEATEN if total > body_of(g, attack) else RESOLVED)
            attack.targets = [self.wizard] * len(attack.results)

    def strikes_fail(self, g: Meccg) -> None:
        """R-CMB-19  Without a body they are defeated at once; otherwise each must fail a check."""
        if not self.won:
            return
        attack = g.nearest(Attacking)
        if body_of(g, attack) == 0:
            attack.results = [BEATEN]
            self.left = 0
        if self.left > 0:
            self.left -= 1
            self.at = 1
            g.roll(2, 1)
        else:
            attack.at = attack.ending()


class RingCheck(Procedure[Meccg]):
    """R-CORR-05  A corruption check whose failure costs a ring, and not its bearer."""
    character: int
    ring: int
    modifier: int

    def __init__(self, character: int, ring: int, modifier: int, like: RingCheck | None = None) -> None:
        super().__init__(like)
        self.character = character
        self.ring = ring
        self.modifier = modifier

    def copy(self) -> RingCheck: return RingCheck(self.character, self.ring, self.modifier, self)

    def step(self, g: Meccg, at: int) -> bool:
        if at > 0 or not g.is_in_play(self.character):
            return False
        g.roll(2)
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        who = self.character
        total = faces[0] + faces[1] + self.modifier + check_modifier(g, who) + helped(g, who)
        points = corruption(g, who)
        fate = result(total, points)
        g.tell(CORRUPTION if fate == PASSED else CORRUPTION_FAILED, who, total, points)
        if fate != PASSED:
            failed(g, who)
            if g.is_in_play(self.ring):
                discard(g, self.ring)


class WhoLeads(Decision[Meccg]):
    """An untapped character taps and takes the card, or nobody does and it is discarded."""
    card: int

    def __init__(self, side: int, card: int) -> None:
        super().__init__(side)
        self.card = card

    def copy(self) -> WhoLeads: return WhoLeads(self.side, self.card)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        members = g.companies[g.current].members if g.current >= 0 else []
        return [0, *[it + 1 for it in members if g.state[it] == UNTAPPED]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.state[option - 1] = TAPPED
            g.tell(TAPS, option - 1)
            g.move(self.card, IN_PLAY + g.owner[self.card])
            g.host[self.card] = option - 1
