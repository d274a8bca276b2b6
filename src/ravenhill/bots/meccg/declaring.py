"""What the squire declares: each option of a window or a chain gets a worth, and passing is worth nothing."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.bots.meccg.agents import agent_worth
from ravenhill.bots.meccg.fighting import as_it_is, attack_cost, goes, spared
from ravenhill.bots.meccg.manner import Manner
from ravenhill.bots.meccg.odds import falters, wins_over
from ravenhill.bots.meccg.plans import A_WOUND, best_goal, stay_value, worth
from ravenhill.bots.meccg.stratagems import storing, stratagem_worth, testing
from ravenhill.core.chain import OTHERS, PASS
from ravenhill.core.choices import Choice
from ravenhill.core.frames import Decision
from ravenhill.core.library import MOST_ABILITIES
from ravenhill.core.words import Ability
from ravenhill.games.meccg.choices import Head, Regroup
from ravenhill.games.meccg.piles import HAND, MOVEMENT, ON_GUARD, SLOTS, UNTAPPED
from ravenhill.games.meccg.rules.attacks import the_attack, the_strike
from ravenhill.games.meccg.rules.numbers import corruption, size_of
from ravenhill.games.meccg.rules.organization import ALONE, groups
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ALLY, CREATURE, FACTION, HAZARD, ITEM, RESOURCE
from ravenhill.games.meccg.words.moments import AT_SITE, ATTACKED, END_OF_ORGANIZATION, LONG_EVENTS, ORGANIZING, STRUCK
from ravenhill.games.meccg.words.verbs.combat import Cancel, CancelStrike, FaceAttack, Fight
from ravenhill.games.meccg.words.verbs.corruption import Corrupt, Help, HelpByCompany, HelpByProwess, RollToRemove
from ravenhill.games.meccg.words.verbs.influence import Influence, RollOrReturn, WinFaction, WinThatFaction
from ravenhill.games.meccg.words.verbs.items import Gain, Store, StoreThere, TestRing
from ravenhill.games.meccg.words.verbs.kinds import Supporting, ThisTurn
from ravenhill.games.meccg.words.verbs.play import EnterPlay, Heal, PutInPlay, Wound
from ravenhill.games.meccg.words.who.rolls import checked, influencing

NEVER: Final = -1.0
LEAST_RISK: Final = 0.15                 # below it no help is called for a corruption check
A_CARD: Final = 0.4                      # what a card of one's hand must save at least
SHOWN: Final = 1.0                       # what lies on guard, and may be shown now
TOGETHER: Final = 7                      # who travel in one company
SUPPORTED: Final = (Help, HelpByCompany, HelpByProwess, Supporting)


def does(rule: Ability, *kinds: type) -> bool:
    return any(isinstance(effect, kinds) for effect in rule.verbs)


def declared_worth(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float:
    """What this option is worth; above nothing, it is better than to pass."""
    if option == PASS:
        return 0.0
    if option >= OTHERS:
        return heading_worth(g, question.choice(g, option), by)
    side = question.side
    card, n = option // MOST_ABILITIES - 1, option % MOST_ABILITIES
    rule = g.facts(card).rules[n]
    about = g.asking().about
    if side != g.active:
        if 0 <= g.pile[card] - ON_GUARD < SLOTS: return SHOWN
        return support_worth(g, side, card, rule) if g.phase != MOVEMENT else max(
            hazard_worth(g, card, rule, by), support_worth(g, side, card, rule))
    if g.chain() is not None:
        return max(support_worth(g, side, card, rule), answer_worth(g, rule, by))
    if about in (ATTACKED, STRUCK):
        return answer_worth(g, rule, by)
    return own_worth(g, side, card, rule, about, by)


def heading_worth(g: Meccg, choice: Choice, by: Manner) -> float:
    """A company sets out if anywhere is better than here; who is at one place goes together."""
    of_agents = agent_worth(g, choice)
    if of_agents is not None: return of_agents
    if isinstance(choice, Regroup): return regroup_worth(g, choice.card)
    if not isinstance(choice, Head): return stratagem_worth(g, choice, by)
    goal, value = best_goal(g, choice.company, by)
    more = value - stay_value(g, choice.company)
    return 0.5 + more if goal >= 0 and more > by.sets_out else NEVER


def regroup_worth(g: Meccg, character: int) -> float:
    """The smaller company joins the greater, one by one, while both fit."""
    here = g.company[character]
    others = [it for it in groups(g, character) if it != ALONE and joins(g, here, it)]
    return 3.0 if others else NEVER


def joins(g: Meccg, slot: int, other: int) -> bool:
    one, two = g.companies[slot], g.companies[other]
    if size_of(g, [*one.members, *two.members]) > TOGETHER: return False
    return (len(one.members), slot) < (len(two.members), other)


def hazard_worth(g: Meccg, card: int, rule: Ability, by: Manner) -> float:
    """Creatures by what they will do, then what corrupts or calls away, then the rest."""
    it = g.facts(card)
    if it.side == RESOURCE or g.current < 0:
        return NEVER
    if does(rule, FaceAttack):
        return by.creature + by.prowess * it.prowess * max(1, it.strikes)
    if g.pile[card] != HAND + 1 - g.active:
        return 0.3
    if does(rule, Corrupt, RollOrReturn):
        return by.corrupts
    return 0.8 if it.side == HAZARD and it.type != CREATURE else 0.2


def support_worth(g: Meccg, side: int, card: int, rule: Ability) -> float:
    """Help for a check that may fail."""
    if g.chain() is None or not does(rule, *SUPPORTED):
        return NEVER
    risk = max([falters(g, it) for it in checked(g) if g.owner[it] == side], default=0.0)
    chain = g.chain()
    if chain is not None and g.active == side:
        for who in influencing(g, FACTION):
            for link in chain.links:
                if g.facts(link.card).type == FACTION:
                    risk = max(risk, 1 - wins_over(g, who, link.card))
    return risk if risk > LEAST_RISK else NEVER


def answer_worth(g: Meccg, rule: Ability, by: Manner) -> float:
    """Against an attack or a strike, by what it saves; a card that is played must save something worth it."""
    attack, strike = the_attack(g), the_strike(g)
    if attack is None: return NEVER
    if strike is None: return attack_cost(g, attack, by) - price(g, rule) if does(rule, Cancel) else NEVER
    if does(rule, CancelStrike): return spared(g, strike, attack, by) - A_CARD
    for effect in rule.verbs:
        if isinstance(effect, Fight):
            keeps = effect.keeps or strike.keeps or strike.untapped
            rolls = max(effect.rolls, strike.rolls)
            after = goes(g, attack, strike, effect.prowess, effect.body, keeps, rolls, by)
            return after - as_it_is(g, attack, strike, by) - A_CARD
    return NEVER


def price(g: Meccg, rule: Ability) -> float:
    """What it costs to cancel an attack with this: the card, and who taps or bleeds for it."""
    return A_CARD + (0.3 if rule.pay is not None else 0.0) + (A_WOUND if does(rule, Wound) else 0.0)


def own_worth(g: Meccg, side: int, card: int, rule: Ability, about: int, by: Manner) -> float:
    """In the own turn: characters, what the site offers, events that stay, healing."""
    it = g.facts(card)
    if does(rule, EnterPlay):
        return 2.0 + worth(g, card)
    if does(rule, Heal):
        return 1.0
    if does(rule, Store, StoreThere):
        return storing(g, side, card, rule)
    for effect in rule.verbs:
        if isinstance(effect, TestRing): return testing(g, side, effect)
    if about == AT_SITE:
        if does(rule, Gain, WinFaction, WinThatFaction) and it.type in (ITEM, ALLY, FACTION):
            return worth(g, card)
        if does(rule, Influence):
            well = [who for who in g.companies[g.current].members if g.state[who] == UNTAPPED]
            chance = max([wins_over(g, who, card) for who in well], default=0.0)
            return worth(g, card) * chance if chance > 0.2 else NEVER
    if does(rule, PutInPlay) and g.pile[card] == HAND + side and (about in (ORGANIZING, LONG_EVENTS, AT_SITE)):
        return 0.4 + it.points
    if does(rule, RollToRemove) and about == ORGANIZING and rule.pay is not None:
        return 1.0 if corruption(g, g.host[card]) >= by.corrupted else NEVER
    if about == END_OF_ORGANIZATION and does(rule, ThisTurn) and rule.pay is None:
        return 0.3
    return NEVER
