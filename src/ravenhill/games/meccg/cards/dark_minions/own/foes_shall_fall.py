"""Foes Shall Fall, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.choices import Choice
from ravenhill.core.frames import Decision, Plain
from ravenhill.core.words import Effect, If, Source
from ravenhill.games.meccg.choices import KeyedTo
from ravenhill.games.meccg.lines import DISCARDED
from ravenhill.games.meccg.rules.attacks import BEATEN, Attacking, the_attack, the_strike
from ravenhill.games.meccg.rules.combat import keyed_attack
from ravenhill.games.meccg.rules.leaving import beneath, discard
from ravenhill.games.meccg.rules.numbers import blocked
from ravenhill.games.meccg.rules.returning import ways
from ravenhill.games.meccg.state import CHAIN, NOBODY_HOSTS, UNTAPPED, Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import AtOnce


class ByCreatureCard(If):
    """The attack is by the card of a creature."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and not attack.automatic and g.facts(attack.card).type == CREATURE


class Fulfil(AtOnce):
    """If the strike was defeated this card is discarded; if not, the creature will be laid under it."""
    def happen(self, g: Any, source: Source) -> bool:
        strike, attack = the_strike(g), g.nearest(Attacking)
        if g.is_in_play(source.card):
            g.state[source.card] = UNTAPPED
            if strike is not None and attack.results[strike.place] == BEATEN:
                g.tell(DISCARDED, source.card)
                discard(g, source.card)
            elif attack.keeper < 0:
                attack.keeper = source.card
        return True


def foe(g: Meccg, card: int) -> int:
    """The creature that lies under this card and could be played against the company whose phase it is; or -1."""
    for it in beneath(g, card):
        if g.current >= 0 and ways(g, it) and not (g.facts(it).unique and blocked(g, g.kind[it])):
            return it
    return -1


class TheFoeMayCome(If):
    """The creature under this card could be played against the company."""
    def holds(self, g: Meccg, source: Source) -> bool: return foe(g, source.card) >= 0


class HowTheFoeComes(Decision[Meccg]):
    """R-KEY-10  To what the creature is keyed that comes once more."""
    card: int
    event: int

    def __init__(self, side: int, card: int, event: int) -> None:
        super().__init__(side)
        self.card = card
        self.event = event

    def copy(self) -> HowTheFoeComes: return HowTheFoeComes(self.side, self.card, self.event)
    def rules(self) -> tuple[str, ...]: return ("R-KEY-10",)
    def options(self, g: Meccg) -> list[int]: return ways(g, self.card)
    def choice(self, g: Meccg, option: int) -> Choice: return KeyedTo(option)

    def choose(self, g: Meccg, option: int) -> None:
        attack = keyed_attack(g, g.current, self.card, option)
        attack.keeper = self.event
        g.then(attack)


class FaceTheFoe(Effect):
    """The company faces an attack of the creature that lies under this card."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        it = foe(g, source.card)
        if it >= 0:
            g.host[it] = NOBODY_HOSTS
            g.move(it, CHAIN)
            g.then(HowTheFoeComes(g.owner[it], it, source.card))


FOES_SHALL_FALL = PermanentEvent(
    "dm-059", "Foes Shall Fall", side=HAZARD, corruption=1, instead=Instead(corruption=2, when=BearerIs(DWARF)),
    done=True, rules=(
        may(STRUCK_HAZARDS, WaitOn(THE_STRUCK_MORTAL), when=Facing(DRAGON, DRAKE) & ByCreatureCard()),
        whenever(STRIKE_OVER, Fulfil(THIS), when=BearerStruck() & IsTapped()),
        whenever(BEGINNING_OF_HAZARDS, FaceTheFoe(THIS), when=SubjectIsCompany() & TheFoeMayCome()),
    ),
)
FRAMES: tuple[Plain, ...] = (HowTheFoeComes(0, 0, 0),)
