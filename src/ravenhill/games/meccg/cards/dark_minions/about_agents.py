"""Hazards that agents carry out: attacks on the way, words in the ear, further deeds."""
from __future__ import annotations

from ravenhill.core.words import Ability
from ravenhill.games.meccg.terms import Hold
from ravenhill.games.meccg.words import *


def comes_from(*holds: Hold) -> tuple[Ability, ...]:
    """Lying on an agent that came this turn, it lets the agent have come from other sites of such types."""
    return (
        may(HAZARDS, LieOnAgent(a(AnyAgents(face=-1, fresh=True)))),
        always(ComesFrom(*holds)),
        whenever(AGENT_REVEALED, Discard(THIS), when=OnThatAgent()),
    )


# Opponents who play minions are none of ours: what these cards say of them has no behaviour.
AN_ARTICLE_MISSING = ShortEvent("dm-043", "An Article Missing", side=HAZARD, done=True, rules=(
    may(HAZARDS, AgentAttacks(THE_ONE, prowess=+4, chooses=True, robs=True), pay=TapAgent(a(Agents(SCOUT, here=True)))),
))
CUNNING_FOES = ShortEvent("dm-050", "Cunning Foes", side=HAZARD, done=True, rules=(
    may(HAZARDS, AgentAttacks(THE_ONE, prowess=+3, chooses=True), pay=TapAgent(a(Agents(WARRIOR, here=True)))),
))
GREAT_NEED_OR_PURPOSE = LongEvent(
    "dm-062", "Great Need or Purpose", side=HAZARD, no_duplicate=GLOBAL, done=True, rules=(
        always(ExtraActions(every=True, counts=True)),
    ),
)
INNER_CUNNING = PermanentEvent("dm-068", "Inner Cunning", side=HAZARD, done=True, rules=(
    *comes_from(SHADOW_HOLD, DARK_HOLD),
    may(HAZARDS, SearchDeck(YOU, AN_AGENT_OF_THE_SHADOW, shows=True)),
))
NEVER_SEEN_HIM = PermanentEvent("dm-074", "Never Seen Him", side=HAZARD, no_duplicate=PER_AGENT, done=True, rules=(
    may(HAZARDS, LieOnAgent(a(AnyAgents()))),
    always(ExtraActions(every=False, counts=False)),
))
NOBODYS_FRIEND = PermanentEvent("dm-076", "Nobody's Friend", side=HAZARD, done=True, rules=(
    *comes_from(BORDER_HOLD, FREE_HOLD),
    may(HAZARDS, SearchDeck(YOU, AN_AGENT_OF_THE_FREE, shows=True)),
))
SEEK_WITHOUT_SUCCESS = ShortEvent("dm-087", "Seek without Success", side=HAZARD, done=True, rules=(
    may(HAZARDS, SendBack(COMPANY), pay=DiscardAgent(a(Agents(RANGER, untapped=False, here=True)))),
))
TWISTED_TALES = ShortEvent("dm-096", "Twisted Tales", side=HAZARD, done=True, rules=(
    may(HAZARDS, Sway(a(WithinReach(FACTION)), +6, sure=True), pay=TapAgent(a(Agents(DIPLOMAT)), sways=(FACTION,))),
))
WILL_NOT_COME_DOWN = ShortEvent("dm-101", "Will not Come Down", side=HAZARD, done=True, rules=(
    may(HAZARDS, Sway(a(WithinReach(ALLY, FACTION, CHARACTER)), general=False, returns=True),
        pay=TapAgent(a(Agents()), sways=(ALLY, FACTION, CHARACTER))),
))
