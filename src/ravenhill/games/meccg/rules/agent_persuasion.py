"""Influence by agents: whom they reach, what both sides add to their rolls, and what is lost."""
from __future__ import annotations

from typing import Final

from ravenhill.core.frames import Procedure
from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.lines import INFLUENCE, INFLUENCE_FAILED
from ravenhill.games.meccg.piles import HAND, IN_PLAY, MARSHALLED
from ravenhill.games.meccg.rules.agent_attacks import MORE_INFLUENCE_AT_HOME
from ravenhill.games.meccg.rules.agents import agent_of, is_home, places_of, printed_homes
from ravenhill.games.meccg.rules.lands import destination
from ravenhill.games.meccg.rules.leaving import character_leaves, discard, discard_character, may_leave, to_hand
from ravenhill.games.meccg.rules.numbers import general_influence, matches, mind, unused_influence
from ravenhill.games.meccg.rules.persuasion import is_led_by_wizard
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ALLY, CHARACTER, FACTION
from ravenhill.games.meccg.words.numbers import ATTEMPTS, OPPOSED, Opposing

MINE: Final = 0
THEIRS: Final = 1
PLAYED_AT_HOME: Final = 2                # R-AGT-26, 27


def within_reach(g: Meccg, it: Agent, types: tuple[int, ...]) -> list[int]:
    """R-AGT-24, R-AMB-135  What the opponent has where the agent is: nothing of a Wizard's; factions by their sites."""
    side = 1 - it.side()
    places = places_of(g, it)
    found: list[int] = []
    for card in g.piles[IN_PLAY + side]:
        if g.facts(card).type in types and g.facts(card).type != FACTION:
            who = card if g.company[card] >= 0 else g.host[card]
            if who < 0 or g.company[who] < 0 or g.facts(who).is_wizard() or is_led_by_wizard(g, card):
                continue
            if g.kind[destination(g.companies[g.company[who]])] in places:
                found.append(card)
    if FACTION in types:
        found.extend([card for card in g.piles[MARSHALLED + side] if g.facts(card).type == FACTION
                      and g.facts(card).above > 0 and any(is_played_at(g, card, place) for place in places)])
    return found


def meeting_place(g: Meccg, it: Agent, target: int) -> int:
    """R-AMB-123  The kind of site where an agent must be to reach this target; -1: it reaches it nowhere."""
    for place in places_of(g, it):
        if g.facts(target).type == FACTION:
            if is_played_at(g, target, place):
                return place
        else:
            who = target if g.company[target] >= 0 else g.host[target]
            if g.company[who] >= 0 and g.kind[destination(g.companies[g.company[who]])] == place:
                return place
    return -1


def is_played_at(g: Meccg, card: int, site: int) -> bool:
    """Whether a faction or an ally names this kind of site."""
    it, place = g.facts(card), g.cards.facts[site]
    return place.name in it.at or (place.region != "" and place.region in it.at_regions)


def is_of_its_home(g: Meccg, it: Agent, target: int) -> bool:
    """R-AGT-26, 27  Playable at a home of the agent: an ally or a faction by its sites, a character by its home."""
    homes = printed_homes(g, it)
    if g.facts(target).type == CHARACTER:
        return any(home in homes for home in g.cards.homes[g.kind[target]])
    return any(is_played_at(g, target, home) for home in homes)


def agents_influence(g: Meccg, it: Agent, target: int) -> int:
    """R-AGT-25, 26, 27, 33  What the agent adds to its roll."""
    printed, other = g.facts(it.card), g.facts(target)
    total = printed.influence + (MORE_INFLUENCE_AT_HOME if is_home(g, it) else 0)
    total += sum([bonus.influence for bonus in printed.bonuses if bonus.influence and matches(g, bonus, target)])
    if other.type == FACTION:
        total += other.swayed_by.get(printed.race, 0)
        for source, change in g.alterations(OPPOSED, target):
            if isinstance(change, Opposing) and change.binds_agents():
                total = change.value(g, source, target, total)
    if other.type != CHARACTER and is_of_its_home(g, it, target):
        total += PLAYED_AT_HOME
    return g.asked(ATTEMPTS, it.card, total)


def resistance(g: Meccg, target: int, general: bool) -> int:
    """R-INF-06, 07  What the other side adds: unused general influence, and that of the controller."""
    total = general_influence(g, g.owner[target]) if general else 0
    host = g.host[target]
    return total + max(0, unused_influence(g, host)) if g.facts(target).type != FACTION and host >= 0 else total


def needed(g: Meccg, it: Agent, target: int) -> int:
    """R-INF-08, R-AGT-26, 27  A mind or a number; nothing, if an ally or a faction is playable at the agent's home."""
    other = g.facts(target)
    if other.type == CHARACTER:
        return mind(g, target)
    return 0 if is_of_its_home(g, it, target) else other.above if other.type == FACTION else other.mind


class Swaying(Procedure[Meccg]):
    """R-AGT-33, R-AMB-135  Both roll; a success discards what was influenced, a failure does nothing."""
    influencer: int                      # the card of the agent
    target: int
    modifier: int
    general: bool                        # unused general influence counts
    to_hand: bool                        # a success returns it to the hand
    sure: bool                           # it succeeds without a roll
    rolls: list[int]

    def __init__(
        self, influencer: int, target: int, modifier: int, general: bool = True, to_hand: bool = False,
        sure: bool = False, like: Swaying | None = None,
    ) -> None:
        super().__init__(like)
        self.influencer = influencer
        self.target = target
        self.modifier = modifier
        self.general = general
        self.to_hand = to_hand
        self.sure = sure
        self.rolls = [0, 0] if like is None else like.rolls.copy()

    def copy(self) -> Swaying:
        return Swaying(self.influencer, self.target, self.modifier, self.general, self.to_hand, self.sure, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: g.roll(0 if self.sure else 2, MINE)
            case 1: g.roll(0 if self.sure else 2, THEIRS)
            case 2: self.decide(g)
            case _: return False
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        if faces:
            self.rolls[tag] = faces[0] + faces[1]

    def decide(self, g: Meccg) -> None:
        it = agent_of(g, self.influencer)
        if it is None:
            return
        total = self.rolls[MINE] - self.rolls[THEIRS] + self.modifier
        total += agents_influence(g, it, self.target) - resistance(g, self.target, self.general)
        least = needed(g, it, self.target)
        won = self.sure or total > least
        g.tell(INFLUENCE if won else INFLUENCE_FAILED, self.influencer, self.target, total, least)
        if won:
            self.it_is_lost(g)

    def it_is_lost(self, g: Meccg) -> None:
        target = self.target
        if g.company[target] >= 0:
            if self.to_hand and may_leave(g, target):
                character_leaves(g, target, HAND)
            elif may_leave(g, target):
                discard_character(g, target)
        elif self.to_hand:
            to_hand(g, target)
        else:
            discard(g, target)


TARGETS: Final = (CHARACTER, ALLY, FACTION)
