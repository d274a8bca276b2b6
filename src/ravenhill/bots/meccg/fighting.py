"""What a strike or an attack will cost, in marshalling points: wounds, lives, and hands that are no longer free."""
from __future__ import annotations

from typing import Final

from ravenhill.bots.meccg.manner import SQUIRE, Manner
from ravenhill.bots.meccg.odds import UNTAPPED_LESS, WAYS, below, harm_of
from ravenhill.bots.meccg.plans import A_WOUND, gain_at
from ravenhill.games.meccg.piles import UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.attacks import Attacking, Striking, prowess_of, strikes_of
from ravenhill.games.meccg.rules.movement import goal_of
from ravenhill.games.meccg.rules.numbers import fighters, points_of
from ravenhill.games.meccg.rules.strength import body, prowess
from ravenhill.games.meccg.state import Meccg

MIND: Final = 0.35                       # of somebody who dies, beside his points
A_KILL: Final = 0.25                     # a strike that fails, on the way to an attack that does


def loss_of(g: Meccg, who: int, weakness: int = 0, by: Manner = SQUIRE) -> float:
    """What a wound of this character costs: time, and the chance that it was the last."""
    before = 1 if g.state[who] == WOUNDED else 0
    dies = 1 - below(body(g, who) + weakness - before + 1)
    life = points_of(g, who) + MIND * g.facts(who).mind + (by.wizard if g.facts(who).is_wizard() else 0.0)
    for item in g.borne(who): life += 0.5 * max(0, points_of(g, item))
    return (0.0 if before else A_WOUND) + dies * life


def free_hand(g: Meccg, slot: int, who: int, by: Manner = SQUIRE) -> float:
    """What it is worth that this one can still tap: a great deal, if there is something to play and nobody else can."""
    company = g.companies[slot]
    if company.side != g.active: return by.free_hand
    others = sum(1 for it in company.members if it != who and g.state[it] == UNTAPPED)
    if others > 1: return by.free_hand
    goal = goal_of(g, slot)
    gain = gain_at(g, company, goal if goal >= 0 else company.site)
    return by.free_hand + by.last_hand * gain / (1 + 2 * others)


def goes(
    g: Meccg, attack: Attacking, strike: Striking, more: int, weakness: int, keeps: bool, rolls: int,
    by: Manner = SQUIRE,
) -> float:
    """What a strike will leave, if so much is added to who faces it: less than nothing, for the most part."""
    who = strike.target
    need = prowess_of(g, attack) + strike.strength - (
        prowess(g, who, attack.race, attack.bare) + strike.modifier + more)
    hit, even = below(need), WAYS[need] / 36 if 2 <= need <= 12 else 0.0
    if rolls > 1:
        beaten = 1 - (hit + even) ** 2
        hit = hit * hit
        even = 1 - hit - beaten
    found = -hit * loss_of(g, who, strike.weakness + weakness, by) + A_KILL * (1 - hit - even)
    if keeps and g.state[who] == UNTAPPED: found += (1 - hit) * free_hand(g, attack.slot, who, by)
    return found


def as_it_is(g: Meccg, attack: Attacking, strike: Striking, by: Manner) -> float:
    """What it will leave without any help."""
    return goes(g, attack, strike, 0, 0, strike.untapped or strike.keeps, strike.rolls, by)


def staying(g: Meccg, attack: Attacking, strike: Striking, by: Manner = SQUIRE) -> float:
    """How much better it is not to tap."""
    return goes(g, attack, strike, -UNTAPPED_LESS, 0, True, strike.rolls, by) - as_it_is(g, attack, strike, by)


def spared(g: Meccg, strike: Striking, attack: Attacking, by: Manner) -> float:
    """How much better it is if this strike is no more."""
    hand = free_hand(g, attack.slot, strike.target, by) if g.state[strike.target] == UNTAPPED else 0.0
    return hand - as_it_is(g, attack, strike, by)


def attack_cost(g: Meccg, attack: Attacking, by: Manner = SQUIRE) -> float:
    """What a whole attack will cost: about so many wounds, and perhaps the last free hand."""
    company = g.companies[attack.slot]
    free = [it for it in company.members if g.state[it] == UNTAPPED]
    strikes = len(fighters(g, company)) if attack.each else strikes_of(g, attack)
    mean = sum(loss_of(g, it, 0, by) for it in company.members) / max(1, len(company.members))
    found = mean * harm_of(g, attack)
    return found + (free_hand(g, attack.slot, free[0], by) if free and strikes >= len(free) else 0.0)
