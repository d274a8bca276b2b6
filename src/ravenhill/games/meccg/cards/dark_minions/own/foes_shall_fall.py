"""Foes Shall Fall, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import If, Source
from ravenhill.games.meccg.lines import DISCARDED
from ravenhill.games.meccg.piles import UNTAPPED
from ravenhill.games.meccg.rules.attacks import BEATEN, Attacking, the_attack, the_strike
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import AtOnce


class ByCreatureCard(If):
    """The attack is by the card of a creature."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and not attack.automatic and g.facts(attack.card).type == CREATURE


class Fulfil(AtOnce):
    """If the strike was defeated this card is discarded; if not, the creature will be set aside with it."""
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


FOES_SHALL_FALL = PermanentEvent(
    "dm-059", "Foes Shall Fall", side=HAZARD, corruption=1, instead=Instead(corruption=2, when=BearerIs(DWARF)),
    done=True, rules=(
        may(STRUCK_HAZARDS, WaitOn(THE_STRUCK_MORTAL), when=Facing(DRAGON, DRAKE) & ByCreatureCard()),
        whenever(STRIKE_OVER, Fulfil(THIS), when=BearerStruck() & IsTapped()),
        whenever(BEGINNING_OF_HAZARDS, ComeForThem(THIS), when=SubjectIsCompany() & SomebodyComes()),
    ),
)
