"""Riddling Talk, and the word that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.rules.attacks import is_fixed, the_attack
from ravenhill.games.meccg.rules.attempts import Naming
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.attempts import begin, it_leaves
from ravenhill.games.meccg.words.verbs.kinds import Attempting

NO_MORE = 99                             # more attacks than any creature has


class Riddle(Attempting):
    """Who rolls above this number names a card: if the opponent holds it, the creature goes, with all its attacks."""
    above: int
    def __init__(self, who: Who[Any], above: int) -> None:
        super().__init__(who, A_RIDDLE)
        self.above = above
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        attack = the_attack(g)
        return attack is not None and not is_fixed(g, attack)
    def do(self, g: Meccg, source: Source, thing: int) -> None: begin(g, source, self, thing)
    def cancels(self) -> bool: return True
    def modifier(self, g: Meccg, source: Source, thing: int) -> int:
        members = g.companies[g.company[thing]].members
        return sum([2 if SAGE in skills(g, it) else 0 for it in members]) + (
            sum([1 if g.facts(it).race == HOBBIT else 0 for it in members]))
    def needed(self, g: Meccg, source: Source, thing: int) -> int: return self.above
    def won(self, g: Meccg, source: Source, thing: int) -> None: g.then(Naming(source.side, 1, source))
    def guessed(self, g: Meccg, source: Source, cards: list[int]) -> None:
        attack = the_attack(g)
        if cards and attack is not None:
            attack.number = NO_MORE
            it_leaves(g)
            if g.is_in_play(attack.card) and g.facts(attack.card).hunts:
                discard(g, attack.card)


RIDDLING_TALK = ShortEvent("td-148", "Riddling Talk", side=RESOURCE, done=True, rules=(
    may(ATTACKED, Riddle(a(THE_ATTACKED), 8), IfItLeaves(COMPANY_OF_THE_ONE, 3), when=Facing(DRAGON, DRAKE)),
    may(ATTACKED, Riddle(a(THE_ATTACKED), 10), IfItLeaves(COMPANY_OF_THE_ONE, 3), when=Facing(MAN, GIANT)),
    may(
        ATTACKED, Riddle(a(THE_ATTACKED), 12), IfItLeaves(COMPANY_OF_THE_ONE, 3),
        when=Facing(SLAYER, AWAKENED_PLANT, ORC, SPIDER, TROLL),
    ),
))
