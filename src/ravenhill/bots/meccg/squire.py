"""It knows what its cards are worth and where they can be played, and counts the dice; it does not look ahead."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ravenhill.bots.bot import Bot
from ravenhill.bots.meccg.declaring import declared_worth
from ravenhill.bots.meccg.odds import falters, loses, strength, wins_over
from ravenhill.bots.meccg.plans import goal_value, keeping, value_at, worth
from ravenhill.core.chain import Declaring
from ravenhill.core.choices import Choice
from ravenhill.games.meccg.rules.attacks import Attacking, Striking
from ravenhill.games.meccg.rules.council import final_points
from ravenhill.games.meccg.rules.numbers import corruption, prowess
from ravenhill.games.meccg.state import NONE, UNTAPPED, WOUNDED, Meccg
from ravenhill.games.meccg.terms import CHARACTER, FACTION, HAZARD, ITEM
from ravenhill.games.meccg.words.who.places import NEW, PLACE

SAFE: Final = 0.06                       # the risk at which somebody fights so as not to tap
WANTS_HELP: Final = 0.3                  # the risk at which others tap to support
ROOM: Final = 1.3                        # a card less worth than this is discarded at the end of a turn, for another
LEADING: Final = 0.7                     # and for who is ahead, one that is worth so much more
EARLY: Final = 6                         # turns of one's own that may pass before time presses,
LATE: Final = 0.2                        # and with each after them

Judge = Callable[[Meccg, int, int, Choice], float]


def card_of(choice: Choice) -> int:
    return int(getattr(choice, "card", -1))


def judge_declare(g: Meccg, side: int, option: int, choice: Choice) -> float:
    return declared_worth(g, side, option, choice)


def judge_pick(g: Meccg, side: int, option: int, choice: Choice) -> float:
    """Whom or what a card is for: the best target of a hazard, the best hands for an item, the least loss as a cost."""
    declaring = g.nearest(Declaring)
    rule = g.facts(declaring.card).rules[declaring.ability]
    verb = rule.picking[len(declaring.picks)]
    it = g.facts(declaring.card)
    if hasattr(choice, "company"):
        return judge_place(g, option) if hasattr(choice, "card2") else len(g.companies[option].members)
    card = card_of(choice)
    if card < 0:
        return 0.0
    facts = g.facts(card)
    if it.side == HAZARD and side != g.active:
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


def judge_goal(g: Meccg, side: int, option: int, choice: Choice) -> float:
    return goal_value(g, int(getattr(g.stack[-1], "slot", 0)), option)


def judge_region(g: Meccg, side: int, option: int, choice: Choice) -> float:
    return -float(g.cards.facts[option].region_type)


def judge_drawing(g: Meccg, side: int, option: int, choice: Choice) -> float: return float(option)


def judge_assigning(g: Meccg, side: int, option: int, choice: Choice) -> float:
    """The strongest stand in front; a Wizard is spared, if others are as good."""
    if option == 0:
        return -50.0
    race = g.nearest(Attacking).race
    return strength(g, option - 1, race) - (1.5 if g.facts(option - 1).is_wizard() else 0.0)


def judge_victim(g: Meccg, side: int, option: int, choice: Choice) -> float:
    return -float(strength(g, option, g.nearest(Attacking).race)) + 0.3 * g.facts(option).points


def judge_staying(g: Meccg, side: int, option: int, choice: Choice) -> float:
    risk = loses(g, g.nearest(Attacking), g.nearest(Striking), -3)
    return (1.0 if risk <= SAFE else -1.0) if option else 0.0


def judge_support(g: Meccg, side: int, option: int, choice: Choice) -> float:
    if option == 0:
        return 0.0
    risk = loses(g, g.nearest(Attacking), g.nearest(Striking))
    return 1.0 - 0.01 * prowess(g, option - 1) if risk > WANTS_HELP else -1.0


def judge_entering(g: Meccg, side: int, option: int, choice: Choice) -> float:
    """Enter for something that can be played, by somebody who can."""
    company = g.companies[g.current]
    able = any(g.state[it] == UNTAPPED for it in company.members) and g.state[company.site] == UNTAPPED
    return value_at(g, company, company.site) - 0.2 if option and able else -1.0 if option else 0.0


def judge_losing(g: Meccg, side: int, option: int, choice: Choice) -> float:
    return -keeping(g, card_of(choice))


def judge_discarding(g: Meccg, side: int, option: int, choice: Choice) -> float:
    """One card of the hand makes room for another; the longer it lasts, and for who is ahead, the sooner the better."""
    return 0.0 if option == NONE else haste(g, side) - keeping(g, option)


def haste(g: Meccg, side: int) -> float:
    """What a card must be worth to be kept: a deck must be played through before anybody may call."""
    ahead = final_points(g, side) > final_points(g, 1 - side)
    return ROOM + LATE * max(0, g.turns[side] - EARLY) + (LEADING if ahead else 0.0)


def judge_calling(g: Meccg, side: int, option: int, choice: Choice) -> float:
    ahead = final_points(g, side) - final_points(g, 1 - side)
    return float(ahead) if option else 0.0


def judge_taking(g: Meccg, side: int, option: int, choice: Choice) -> float:
    card = card_of(choice)
    return 0.0 if card < 0 else 0.1 + worth(g, card)


def judge_heir(g: Meccg, side: int, option: int, choice: Choice) -> float:
    return -float(corruption(g, option)) - (2.0 if g.state[option] == WOUNDED else 0.0)


def judge_drafting(g: Meccg, side: int, option: int, choice: Choice) -> float:
    """Strong characters for their mind; more of them rather than one great one."""
    if option == NONE:
        return -1.0
    it = g.facts(option)
    return it.prowess + 0.7 * it.influence + it.points - 0.5 * it.mind + 5.0


def judge_following(g: Meccg, side: int, option: int, choice: Choice) -> float:
    return 1.0 if option else 0.0


def judge_rolls(g: Meccg, side: int, option: int, choice: Choice) -> float: return float(option)


def judge_surplus(g: Meccg, side: int, option: int, choice: Choice) -> float: return -worth(g, option)


def judge_first_check(g: Meccg, side: int, option: int, choice: Choice) -> float: return falters(g, option)


JUDGES: Final[dict[str, Judge]] = {
    "Declare": judge_declare, "Pick": judge_pick, "ChooseDestination": judge_goal, "GoesOn": judge_goal,
    "FliesTo": judge_goal, "NextRegion": judge_region, "DrawHowMany": judge_drawing, "AssignStrike": judge_assigning,
    "AssignRest": judge_victim, "StayUntapped": judge_staying, "Support": judge_support, "EnterOrNot": judge_entering,
    "DiscardDown": judge_losing, "DiscardOne": judge_discarding, "DiscardItem": judge_losing,
    "CallOrNot": judge_calling, "Fetch": judge_taking, "TakeFound": judge_taking, "PlayFound": judge_taking,
    "WhichRing": judge_taking, "Forging": judge_taking, "WhichItem": judge_taking, "KeepItem": judge_taking,
    "WhoInherits": judge_heir, "KeptBy": judge_heir, "DraftRound": judge_drafting, "StartingItem": judge_taking,
    "IntoDeck": judge_taking, "StartingFollower": judge_following, "ChooseController": judge_following,
    "ExcessStrikes": judge_drawing, "WhichRoll": judge_rolls, "WhichResult": judge_rolls, "WhichAttempt": judge_rolls,
    "WhichTotal": judge_rolls, "DiscardSurplus": judge_surplus, "NextToCheck": judge_first_check,
    "BringIn": judge_following, "GoBack": judge_following,
}


class Squire(Bot):
    def choose(
        self, view: dict[str, Any], kind: str, offered: Sequence[int], choices: Sequence[Choice],
    ) -> int:
        if len(offered) == 1: return offered[0]
        if kind not in JUDGES: return 0 if 0 in offered else offered[0]
        world = self.game.imagine(view, self.dice, self.options)
        assert isinstance(world, Meccg)
        seat: int = view["seat"]
        world.ask(seat)
        best, found = float("-inf"), offered[0]
        for option, choice in zip(offered, choices):
            value = self.worth(world, kind, seat, option, choice)
            if value > best:
                best, found = value, option
        return found

    def worth(self, g: Meccg, kind: str, seat: int, option: int, choice: Choice) -> float:
        return JUDGES[kind](g, seat, option, choice)
