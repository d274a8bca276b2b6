"""The attacks of agents: how strong they are."""
from __future__ import annotations

from typing import Final

from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.piles import WOUNDED
from ravenhill.games.meccg.rules.agents import places_of, printed_homes, state_of
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.numbers import Fury

FACE_DOWN_AT_HOME: Final = 5             # R-AGT-20
FACE_DOWN: Final = 2
FACE_UP_AT_HOME: Final = 2               # R-AGT-21
WEAKENED: Final = -2                     # R-AGT-19
TOUGHER_AT_HOME: Final = 1
MORE_INFLUENCE_AT_HOME: Final = 2        # R-AGT-25


def may_be_home(g: Meccg, it: Agent) -> bool:
    """Whether it is at home; face down and unmoved it always is."""
    homes = printed_homes(g, it)
    return any(place in homes for place in places_of(g, it))


def more_prowess(g: Meccg, it: Agent, down: bool, home: bool) -> int:
    """R-AGT-19, 20, 21  What its place, its cover and its wounds add to its prowess."""
    cover = (FACE_DOWN_AT_HOME if home else FACE_DOWN) if down else FACE_UP_AT_HOME if home else 0
    return cover + (WEAKENED if state_of(g, it) == WOUNDED else 0)


def agent_attack(g: Meccg, slot: int, it: Agent, down: bool) -> Attack:
    """R-AGT-17 … 21, 35, R-AMB-132  The attack of an agent that is face up now; it has its race, and no key.

    `down`: it was face down when the attack was declared.
    """
    printed = g.facts(it.card)
    home = it.at in printed_homes(g, it)
    attack = Attack(slot, it.card)
    attack.agent = it.place
    attack.race = int(printed.race)
    attack.strikes = 1
    fury = [it for it in furies(g, it.at) if it.skill in printed.skills]
    attack.more_strikes = sum([it.strikes for it in fury])
    attack.prowess = printed.prowess
    attack.more_prowess = more_prowess(g, it, down, home)
    attack.body = printed.body + (TOUGHER_AT_HOME if home else 0)
    attack.chooses = (down and home) or printed.attacker_chooses or any(it.chooses for it in fury)
    return attack


def furies(g: Meccg, site: int) -> list[Fury]:
    """What was played this turn for attacks of agents at this kind of site."""
    found: list[Fury] = []
    for it in g.lasting:
        change = g.cards.lasts[it.effect].change
        if isinstance(change, Fury) and it.place == site:
            found.append(change)
    return found
