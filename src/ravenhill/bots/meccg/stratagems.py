"""What a squire learns last: to store, to test rings, to lay on guard, to win over the other's, to use a sideboard."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.bots.meccg.manner import Manner
from ravenhill.bots.meccg.odds import WAYS, below, falters
from ravenhill.bots.meccg.plans import best_goal, keeping, stay_value, worth
from ravenhill.bots.meccg.standing import progress, scales
from ravenhill.core.choices import Choice
from ravenhill.core.frames import Decision
from ravenhill.core.words import Ability, Source
from ravenhill.games.meccg.choices import Fetch, LayOnGuard, Persuade
from ravenhill.games.meccg.piles import HAND, IN_PLAY
from ravenhill.games.meccg.rules.guards import automatic
from ravenhill.games.meccg.rules.keys import ways_of_keying
from ravenhill.games.meccg.rules.lands import at_haven, destination
from ravenhill.games.meccg.rules.numbers import blocked, corruption_of, may_bear, points_of
from ravenhill.games.meccg.rules.persuasion import ChooseTarget, difference, identical, targets, value
from ravenhill.games.meccg.rules.rings import ANY_RESULT
from ravenhill.games.meccg.rules.sideboard import TO_DECK, TO_DISCARD
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CHARACTER, CREATURE, GOLD_RING, HAZARD, ITEM, THE_ONE_RING
from ravenhill.games.meccg.words.moments import ENTERING
from ravenhill.games.meccg.words.numbers import NOT_UNTAPPING
from ravenhill.games.meccg.words.verbs.corruption import CheckCorruption
from ravenhill.games.meccg.words.verbs.items import Store, StoreThere, TestRing

NEVER: Final = -1.0
CHECKS: Final = 2.0                      # corruption checks that a bearer will still have to make, about
HELD_UP: Final = 2.0                     # somebody who does not untap before a card is stored
MIND: Final = 0.2                        # of somebody who is lost, beside his points
A_HAND: Final = 0.3                      # who taps to influence can do nothing else
LEAST_CHANCE: Final = 0.25
ON_GUARD: Final = 0.1                    # what cannot be played now, and perhaps at the site
A_SHELF: Final = 0.2                     # cards of the sideboard, for a Wizard who has nothing else to do


def stratagem_worth(g: Meccg, choice: Choice, by: Manner) -> float:
    """Of what no card offers: the other's people, cards on guard, the sideboard."""
    if isinstance(choice, Persuade): return persuading(g, choice.card)
    if isinstance(choice, LayOnGuard): return guarding(g, choice.card)
    if isinstance(choice, Fetch) and g.facts(choice.card).type == CHARACTER: return fetching(g, choice.card, by)
    return NEVER


def taken_with(g: Meccg, character: int) -> float:
    """What goes when this character goes: points, items, and some of the mind."""
    found = points_of(g, character) + MIND * g.facts(character).mind
    for item in g.borne(character):
        if g.facts(item).side != HAZARD: found += points_of(g, item)
    return found


def storing(g: Meccg, side: int, card: int, rule: Ability) -> float:
    """Points that count only then, a bearer who untaps again, and corruption laid down; its use in fights is gone."""
    bearer, it = g.host[card], g.facts(card)
    if bearer < 0 or g.company[bearer] < 0: return NEVER
    after = g.copy()
    for effect in rule.verbs:
        if isinstance(effect, (Store, StoreThere)): effect.do(after, Source(card, 0, side, []), card)
    more = (points_of(after, card) - points_of(g, card)) * scales(g, side)[it.score]
    if after.asked(NOT_UNTAPPING, bearer, 0) < g.asked(NOT_UNTAPPING, bearer, 0): more += HELD_UP
    risk = falters(g, bearer)
    spared = CHECKS * (risk - falters(g, bearer, corruption_of(g, card)))
    if any(isinstance(effect, CheckCorruption) for effect in rule.verbs): spared -= risk
    use = 0.25 * (max(0, it.prowess) + max(0, it.body)) + 0.3 * it.influence + (0.3 if it.type == ITEM else 0.0)
    return more + taken_with(g, bearer) * spared - use * (1 - progress(g))


def testing(g: Meccg, side: int, test: TestRing) -> float:
    """The best gold ring to test: what the rings in hand are worth, by what the dice say, less the gold ring."""
    best = NEVER
    for ring in g.piles[IN_PLAY + side]:
        if g.facts(ring).size != GOLD_RING or g.facts(ring).type != ITEM or g.host[ring] < 0: continue
        best = max(best, turns_out(g, side, ring, test) - points_of(g, ring))
    return best


def turns_out(g: Meccg, side: int, ring: int, test: TestRing) -> float:
    """What it is worth that this ring turns out to be another, on the mean of all rolls."""
    return sum([WAYS[roll] / 36 * best_ring(g, side, ring, roll + test.modifier, test.rolls == 0)
                for roll in range(2, 13)])


def best_ring(g: Meccg, side: int, ring: int, total: int, wanted: bool) -> float:
    """The best ring of the hand that a result allows, or any, if it turns out to be what is wanted."""
    best = 0.0
    for card in g.piles[HAND + side]:
        it = g.facts(card)
        if it.type != ITEM or not it.done or (it.unique and blocked(g, g.kind[card])): continue
        if not may_bear(g, g.host[ring], card): continue
        for keyword, (least, most) in g.facts(ring).test.items():
            fits = keyword != THE_ONE_RING if wanted else least <= total <= most or (least, most) == ANY_RESULT
            if fits and it.has(keyword): best = max(best, worth(g, card))
    return best


def persuading(g: Meccg, influencer: int) -> float:
    """The best of what the other has here, by its chance; who tries it is tapped."""
    return max([winning(g, influencer, target) for target in targets(g, influencer)], default=NEVER)


def winning(g: Meccg, influencer: int, target: int) -> float:
    """What the other would lose, by the chance of both rolls, and what comes in its place if the same card is shown."""
    side = g.owner[influencer]
    same = identical(g, side, target)
    shown = same[0] if same else -1
    need = value(g, target, shown >= 0) - difference(g, influencer, target, shown)
    chance = outrolls(need)
    if chance < LEAST_CHANCE: return NEVER
    loses = taken_with(g, target) if g.company[target] >= 0 else float(points_of(g, target))
    return chance * (loses + (worth(g, shown) if shown >= 0 else 0.0)) - A_HAND


def outrolls(need: int) -> float:
    """How likely two dice show more than two others and so much."""
    return sum([WAYS[other] / 36 * (1 - below(need + other + 1)) for other in range(2, 13)])


def judge_target(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float:
    assert isinstance(question, ChooseTarget)
    return winning(g, question.influencer, option)


def guarding(g: Meccg, card: int) -> float:
    """A hazard that may be shown when the company enters, or takes something: last of all, and it comes back."""
    it = g.facts(card)
    if it.side != HAZARD or not it.done or g.current < 0: return NEVER
    if it.type == CREATURE and not ways_of_keying(g, g.current, Source(card, 0, g.owner[card], []), True): return NEVER
    guarded = bool(automatic(g, destination(g.companies[g.current])))
    shown = any(it.rules[n].at != ENTERING or guarded for n in g.cards.reveals[g.kind[card]])
    return ON_GUARD + 0.01 * it.prowess if shown else NEVER


def fetching(g: Meccg, wizard: int, by: Manner) -> float:
    """A Wizard at a Haven whose company does not set out taps for the sideboard."""
    slot = g.company[wizard]
    if not at_haven(g, g.companies[slot]): return NEVER
    return A_SHELF if best_goal(g, slot, by)[1] <= stay_value(g, slot) else NEVER


def judge_sideboard(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float:
    """Five for the next time through the deck, or one for the last; to halve one's hazards for it does not pay."""
    if option == 0: return 0.0
    if 0 in g.offered: return NEVER
    again = g.exhausted[question.side] + 1 < g.length
    return 1.0 if option == (TO_DISCARD if again else TO_DECK) else 0.5


def judge_from_sideboard(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float:
    return 0.0 if option == 0 else keeping(g, option - 1, by) - 0.5


def judge_guard(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float:
    """A creature of the hand guards a site of the Under-deeps, and counts against no limit: the strongest."""
    if option == 0: return 0.0
    it = g.facts(option - 1)
    return 1.0 + 0.1 * it.prowess * max(1, it.strikes)
