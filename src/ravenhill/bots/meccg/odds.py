"""What two dice promise: strikes, checks, influence, and what an attack will cost a company."""
from __future__ import annotations

from typing import Final

from ravenhill.games.meccg.cards.parts import Automatic
from ravenhill.games.meccg.companies import Company
from ravenhill.games.meccg.piles import TAPPED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.attacks import Attacking, Striking, prowess_of, strikes_of
from ravenhill.games.meccg.rules.numbers import check_modifier, corruption, faction_check, fighters
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.state import Meccg

UNTAPPED_LESS: Final = 3                 # who fights so as not to tap
WAYS: Final = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]     # of 36, by the sum of two dice


def below(total: int) -> float:
    """How likely two dice show less than this."""
    return sum(WAYS[:max(0, min(13, total))]) / 36


def falters(g: Meccg, character: int, more: int = 0) -> float:
    """How likely this character fails a corruption check."""
    return below(corruption(g, character) - check_modifier(g, character) - more + 1)


def wins_over(g: Meccg, character: int, faction: int, more: int = 0) -> float:
    """How likely this character wins this faction."""
    return 1 - below(g.facts(faction).above - faction_check(g, character, faction) - more + 1)


def strength(g: Meccg, it: int, race: int) -> int:
    """The prowess somebody would bring to a strike of this race as he stands."""
    less = 1 if g.state[it] == TAPPED else 2 if g.state[it] == WOUNDED else 0
    return prowess(g, it, race) - less


def loses(g: Meccg, attack: Attacking, strike: Striking, more: int = 0) -> float:
    """How likely the strike under way wounds who faces it."""
    total = prowess(g, strike.target, attack.race, attack.bare) + strike.modifier + more
    return below(prowess_of(g, attack) + strike.strength - total)


def ranks_of(g: Meccg, company: Company, race: int) -> list[int]:
    """Who meets strikes of this race, the strongest untapped ones last; twenty less is somebody who is not untapped."""
    return sorted([strength(g, it, race) - (0 if g.state[it] == UNTAPPED else 20) for it in fighters(g, company)])


def harm_among(ranks: list[int], strikes: int, power: int) -> float:
    """How many of these such an attack will wound, about; the strongest untapped ones stand in front."""
    total, met = 0.0, len(ranks)
    while met > 0 and len(ranks) - met < strikes:
        met -= 1
        mine = ranks[met]
        total += below(power - (mine if mine > -10 else mine + 20))
    return total


def harm(g: Meccg, company: Company, race: int, strikes: int, power: int) -> float:
    return harm_among(ranks_of(g, company, race), strikes, power)


def harm_of(g: Meccg, attack: Attacking) -> float:
    company = g.companies[attack.slot]
    strikes = len(fighters(g, company)) if attack.each else strikes_of(g, attack)
    return harm(g, company, attack.race, strikes, prowess_of(g, attack))


def able(g: Meccg, company: Company) -> list[int]:
    """Who could tap for something afterwards, the strongest last."""
    return sorted([strength(g, it, 0) for it in company.members if g.state[it] != WOUNDED])


def left_able(ranks: list[int], guards: list[Automatic]) -> float:
    """How likely one of these is neither tapped nor wounded then: with more people than strikes, somebody is."""
    strikes, power = 0, 0
    for it in guards:
        strikes += it.strikes if it.strikes >= 0 else len(ranks)
        power = max(power, it.prowess)
    if len(ranks) > strikes: return 1.0
    return 1 - below(power - ranks[-1] + UNTAPPED_LESS) if ranks else 0.0
