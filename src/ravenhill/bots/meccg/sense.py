"""Common sense of the card game: what each answer to a question is worth, without looking ahead."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ravenhill.bots.meccg.agents import judge_attack, judge_step, judge_tapping
from ravenhill.bots.meccg.declaring import declared_worth
from ravenhill.bots.meccg.fighting import staying
from ravenhill.bots.meccg.manner import SQUIRE, Manner
from ravenhill.bots.meccg.odds import falters, loses, strength, wins_over
from ravenhill.bots.meccg.plans import goal_values, keeping, value_at, worth
from ravenhill.bots.meccg.stratagems import judge_from_sideboard, judge_guard, judge_sideboard, judge_target
from ravenhill.core.chain import Declaring
from ravenhill.core.frames import Decision
from ravenhill.games.meccg.choices import Expel, Place
from ravenhill.games.meccg.piles import NONE, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.attacks import Attacking, Striking
from ravenhill.games.meccg.rules.council import final_points
from ravenhill.games.meccg.rules.numbers import corruption
from ravenhill.games.meccg.rules.organization import ALONE
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CHARACTER, FACTION, HAZARD, ITEM
from ravenhill.games.meccg.words.who.places import NEW, PLACE

LEADING: Final = 0.7                     # and for who is ahead, one that is worth so much more
LAST_TURN: Final = 2.5                   # points that one turn brings, about
NOT_ALONE: Final = -1.0
EARLY: Final = 6                         # turns of one's own that may pass before time presses,
LATE: Final = 0.2                        # and with each after them

Judge = Callable[[Meccg, Decision[Any], int, Manner], float]


def card_of(g: Meccg, question: Decision[Any], option: int) -> int:
    """The card that an option is about, or -1."""
    return int(getattr(question.choice(g, option), "card", -1))


def judge_declare(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float:
    return declared_worth(g, question, option, by)


def judge_pick(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float:
    """Whom or what a card is for: the best target of a hazard, the best hands for an item, the least loss as a cost."""
    declaring = g.nearest(Declaring)
    rule = g.facts(declaring.card).rules[declaring.ability]
    verb = rule.picking[len(declaring.picks)]
    it = g.facts(declaring.card)
    choice = question.choice(g, option)
    if isinstance(choice, Place): return judge_place(g, option)
    if hasattr(choice, "company"): return float(len(g.companies[option].members))
    card = int(getattr(choice, "card", -1))
    if card < 0:
        return 0.0
    facts = g.facts(card)
    if it.side == HAZARD and question.side != g.active:
        if facts.type != CHARACTER:
            return worth(g, card)
        return corruption(g, card) + 0.5 * facts.points + 0.1 * facts.mind
    if facts.type != CHARACTER:
        return worth(g, card)
    if it.type == FACTION:
        return wins_over(g, card, declaring.card)
    if it.type == ITEM:
        return -1.5 * corruption(g, card) + 0.1 * facts.body + (0.5 * it.prowess if prowess(g, card) > 3 else 0.0)
    if rule.pays(verb):
        return -float(prowess(g, card))
    return falters(g, card) if verb.__class__.__name__.startswith("Help") else float(worth(g, card))


def judge_place(g: Meccg, option: int) -> float:
    """A new character joins the greatest company, as a follower if it can."""
    where, controller = option // PLACE, option % PLACE
    size = len(g.companies[where - 1].members) if where < NEW else 0
    return size + (3.0 if controller else 0.0)


def judge_region(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float:
    return -float(g.cards.facts[option].region_type)


def judge_drawing(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float: return float(option)


def judge_assigning(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float:
    """The strongest stand in front; a Wizard is spared, if others are as good."""
    if option == 0:
        return -50.0
    race = g.nearest(Attacking).race
    return strength(g, option - 1, race) - (by.wizard_behind if g.facts(option - 1).is_wizard() else 0.0)


def judge_victim(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float:
    return -float(strength(g, option, g.nearest(Attacking).race)) + 0.3 * g.facts(option).points


def judge_staying(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float:
    return staying(g, g.nearest(Attacking), g.nearest(Striking), by) if option else 0.0


def judge_support(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float:
    if option == 0:
        return 0.0
    risk = loses(g, g.nearest(Attacking), g.nearest(Striking))
    return 1.0 - 0.01 * prowess(g, option - 1) if risk > by.wants_help else -1.0


def judge_entering(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float:
    """Enter for something that can be played, by somebody who can."""
    company = g.companies[g.current]
    able = any(g.state[it] == UNTAPPED for it in company.members) and g.state[company.site] == UNTAPPED
    return value_at(g, company, company.site) - 0.2 if option and able else -1.0 if option else 0.0


def judge_losing(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float:
    return -keeping(g, card_of(g, question, option), by)


def judge_discarding(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float:
    """One card of the hand makes room for another; the longer it lasts, and for who is ahead, the sooner the better."""
    return 0.0 if option == NONE else haste(g, question.side, by) - keeping(g, option, by)


def haste(g: Meccg, side: int, by: Manner = SQUIRE) -> float:
    """What a card must be worth to be kept: a deck must be played through before anybody may call."""
    ahead = final_points(g, side) > final_points(g, 1 - side)
    return by.room + LATE * max(0, g.turns[side] - EARLY) + (LEADING if ahead else 0.0)


def judge_calling(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float:
    """The other has a turn left, and will make the most of it."""
    ahead = final_points(g, question.side) - final_points(g, 1 - question.side)
    return ahead - LAST_TURN if option else 0.0


def judge_taking(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float:
    card = card_of(g, question, option)
    given_up = isinstance(question.choice(g, option), Expel)
    return 0.0 if card < 0 or given_up else 0.1 + worth(g, card)


def judge_company(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float:
    return NOT_ALONE if option == ALONE else float(len(g.companies[option].members))


def judge_heir(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float:
    return -float(corruption(g, option)) - (2.0 if g.state[option] == WOUNDED else 0.0)


def judge_drafting(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float:
    """Strong characters for their mind; more of them rather than one great one."""
    if option == NONE:
        return -1.0
    it = g.facts(option)
    return it.prowess + 0.7 * it.influence + by.drafts * it.points - 0.5 * it.mind + 5.0


def judge_following(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float:
    return 1.0 if option else 0.0


def judge_rolls(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float: return float(option)


def judge_surplus(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float: return -worth(g, option)


def judge_first_check(g: Meccg, question: Decision[Any], option: int, by: Manner) -> float: return falters(g, option)


JUDGES: Final[dict[str, Judge]] = {
    "WhereTo": judge_step, "NameAgents": judge_attack, "OneMoreStrike": judge_tapping,
    "Declare": judge_declare, "Pick": judge_pick, "NextRegion": judge_region, "DrawHowMany": judge_drawing,
    "AssignStrike": judge_assigning,
    "AssignRest": judge_victim, "StayUntapped": judge_staying, "Support": judge_support, "EnterOrNot": judge_entering,
    "DiscardDown": judge_losing, "DiscardOne": judge_discarding, "DiscardItem": judge_losing,
    "CallOrNot": judge_calling, "Fetch": judge_taking, "TakeFound": judge_taking, "PlayFound": judge_taking,
    "WhichRing": judge_taking, "Forging": judge_taking, "WhichItem": judge_taking, "KeepItem": judge_taking,
    "WhoInherits": judge_heir, "KeptBy": judge_heir, "DraftRound": judge_drafting, "StartingItem": judge_taking,
    "IntoDeck": judge_taking, "StartingFollower": judge_following, "ChooseController": judge_following,
    "ExcessStrikes": judge_drawing, "WhichRoll": judge_rolls, "WhichResult": judge_rolls, "WhichAttempt": judge_rolls,
    "WhichTotal": judge_rolls, "DiscardSurplus": judge_surplus, "NextToCheck": judge_first_check,
    "ChooseCompany": judge_company, "BringIn": judge_following, "GoBack": judge_following,
    "ChooseTarget": judge_target, "ShowIdentical": judge_following, "UseSideboard": judge_sideboard,
    "FromSideboard": judge_from_sideboard, "FromHand": judge_guard,
}


GOALS: Final = ("ChooseDestination", "GoesOn", "FliesTo")        # their options are weighed together


def is_judged(kind: str) -> bool:
    """Whether sense has an opinion about such a question."""
    return kind in JUDGES or kind in GOALS


def unjudged(offered: list[int]) -> int:
    """The answer to a question that sense has no opinion about: to do nothing, or the first."""
    return 0 if 0 in offered else offered[0]


def judged(g: Meccg, question: Decision[Any], offered: list[int], by: Manner = SQUIRE) -> list[float]:
    """What each option of a question that sense knows is worth."""
    kind = type(question).__name__
    if kind in GOALS: return goal_values(g, int(getattr(question, "slot", 0)), offered, by)
    judge = JUDGES[kind]
    return [judge(g, question, option, by) for option in offered]


def sensible(g: Meccg, question: Decision[Any], offered: list[int], by: Manner = SQUIRE) -> int:
    """The best of the options, as far as sense goes; of equals the first."""
    if len(offered) == 1: return offered[0]
    if not is_judged(type(question).__name__): return unjudged(offered)
    found = judged(g, question, offered, by)
    return offered[found.index(max(found))]
