"""Dragon's Breath, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, If, Source, Who
from ravenhill.games.meccg.rules.attacks import prowess_of, the_attack
from ravenhill.games.meccg.rules.combat import loose_strikes
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class ByCreatureNamed(If):
    """The attack is by one of these creatures."""
    names: tuple[str, ...]
    def __init__(self, *names: str) -> None: self.names = names
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and g.facts(attack.card).name in self.names


class Breathe(Effect):
    """Each character faces a strike of the prowess that the attack had with his body; shields and helmets help."""
    fallen: int                          # by so much the prowess of the attack has fallen already
    def __init__(self, who: Who[Any], fallen: int) -> None:
        super().__init__(who)
        self.fallen = fallen
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return the_attack(g) is not None
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        attack = the_attack(g)
        if attack is not None:
            strikes = loose_strikes(attack.slot, attack.card, prowess_of(g, attack) + self.fallen)
            strikes.race = attack.race
            strikes.breath = True
            g.then(strikes)


DRAGONS_BREATH = ShortEvent("td-015", "Dragon's Breath", side=HAZARD, no_duplicate=PER_ATTACK, done=True, rules=(
    may(
        ATTACKED, NotAgain(THIS), changes_the_attack(prowess=-2, body=+1), Breathe(THIS, 2), when=(
            ByCreatureNamed("True Fire-drake", "Winged Fire-drake")
            | ByDragon("Itangast", "Leucaruth", "Scorba", "Smaug")
        ),
    ),
))
