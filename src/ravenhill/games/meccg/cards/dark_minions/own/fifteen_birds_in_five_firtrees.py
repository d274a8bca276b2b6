"""Fifteen Birds in Five Firtrees, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import EVERYBODY, Decision, Plain
from ravenhill.core.words import Effect, If, Source
from ravenhill.games.meccg.lines import ATTACK_CANCELLED, DISCARDED
from ravenhill.games.meccg.piles import HAND, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.attacks import Attacking, is_fixed, the_attack
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import MUST_TAP, WARDED, Alter, IsSo
from ravenhill.games.meccg.words.who.people import company_of

MOUNTS = "Eagle-mounts"


class CommonFoe(If):
    """What attacks is not unique."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and not g.facts(attack.card).unique


class SendOff(Effect):
    """All attacks of the creature are cancelled."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        frame = g.stack[thing]
        return isinstance(frame, Attacking) and not is_fixed(g, frame)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        frame = g.stack[thing]
        assert isinstance(frame, Attacking)
        frame.number = g.facts(frame.card).attacks - 1
        g.tell(ATTACK_CANCELLED, frame.card)
        g.stop(thing)


class NextIsTurnedAway(IsSo):
    """All attacks of the next creature that is not unique are cancelled, too."""
    def __init__(self) -> None: super().__init__(WARDED)


class AllMustTap(IsSo):
    """Whoever faces a strike of a hazard creature untapped, must tap."""
    def __init__(self) -> None: super().__init__(MUST_TAP)


def is_up_a_tree(g: Meccg, card: int) -> bool:
    """The company on which the card lies has no Wizard, and no eagles came for it."""
    slot = company_of(g, card)
    if slot < 0 or g.state[card] != UNTAPPED:
        return False
    return not any(g.facts(it).is_wizard() for it in g.companies[slot].members)


class UpATree(Alter):
    """The company does nothing in its site phase without a Wizard, or the mounts."""
    def __init__(self) -> None: super().__init__(DOES_NOTHING)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + 1 if company_of(g, source.card) == thing and is_up_a_tree(g, source.card) else total


class CallMounts(Decision[Meccg]):
    """A card of this name is discarded from the hand, or none: asked whether or not there is one."""
    card: int

    def __init__(self, side: int, card: int) -> None:
        super().__init__(side)
        self.card = card

    def copy(self) -> CallMounts: return CallMounts(self.side, self.card)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)
    def options(self, g: Meccg) -> list[int]:
        return [0, *[it + 1 for it in g.piles[HAND + self.side] if g.facts(it).name == MOUNTS][:1]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.learn(option - 1, EVERYBODY)
            g.tell(DISCARDED, option - 1)
            discard(g, option - 1)
            g.state[self.card] = TAPPED


class FlyDown(Effect):
    """If it has no Wizard, its player may discard a card of this name from the hand, so that it may act."""
    name: str
    def __init__(self, name: str) -> None:
        super().__init__(THIS)
        self.name = name
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return is_up_a_tree(g, thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(CallMounts(g.user(thing), thing))


FRAMES: tuple[Plain, ...] = (CallMounts(0, 0),)

FIFTEEN_BIRDS_IN_FIVE_FIRTREES = ShortEvent(
    "dm-129", "Fifteen Birds in Five Firtrees", side=RESOURCE, no_duplicate=PER_TURN, done=True, rules=(
        may(
            ATTACKED, SendOff(THE_ATTACK), NotAgain(THIS), PutInPlay(COMPANY, on_company=True),
            ThisTurn(NextIsTurnedAway(), COMPANY), ThisTurn(AllMustTap(), COMPANY),
            when=Moving() & ByCreature() & CommonFoe() & GATES,
        ),
        always(UpATree()),
        whenever(BEGINNING_OF_SITE, FlyDown(MOUNTS), when=SubjectIsCompany()),
        whenever(TURN_ENDS, Discard(THIS)),
    ),
)
