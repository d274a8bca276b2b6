"""Hazards that agents carry out: attacks on the way, words in the ear, further deeds."""
from __future__ import annotations

from ravenhill.games.meccg.words import *

# Opponents who play minions are none of ours: what these cards say of them has no behaviour.
AN_ARTICLE_MISSING = ShortEvent("dm-043", "An Article Missing", side=HAZARD, done=True, rules=(
    may(HAZARDS, AgentAttacks(THE_ONE, prowess=+4, chooses=True, robs=True), pay=TapAgent(a(Agents(SCOUT, here=True)))),
))
CUNNING_FOES = ShortEvent("dm-050", "Cunning Foes", side=HAZARD, done=True, rules=(
    may(HAZARDS, AgentAttacks(THE_ONE, prowess=+3, chooses=True), pay=TapAgent(a(Agents(WARRIOR, here=True)))),
))
GOOD_SENSE_REVOLTS = ShortEvent("dm-061", "Good Sense Revolts", side=HAZARD, done=True, rules=(
    may(HAZARDS, Sway(a(WithinReach(ALLY, FACTION, CHARACTER)), +4, at_home=+4),
        pay=TapAgent(a(Agents()), sways=(ALLY, FACTION, CHARACTER))),
    may(HAZARDS, HelpAgent(a(SwayingAgents()), +4)),
))
GREAT_NEED_OR_PURPOSE = LongEvent(
    "dm-062", "Great Need or Purpose", side=HAZARD, no_duplicate=GLOBAL, done=True, rules=(
        always(ExtraActions(every=True, counts=True)),
    ),
)
NEVER_SEEN_HIM = PermanentEvent("dm-074", "Never Seen Him", side=HAZARD, no_duplicate=PER_AGENT, done=True, rules=(
    may(HAZARDS, LieOnAgent(a(AnyAgents()))),
    always(ExtraActions(every=False, counts=False)),
))
SEEK_WITHOUT_SUCCESS = ShortEvent("dm-087", "Seek without Success", side=HAZARD, done=True, rules=(
    may(HAZARDS, SendBack(COMPANY), pay=DiscardAgent(a(Agents(RANGER, untapped=False, here=True)))),
))
SUDDEN_FURY = ShortEvent("dm-091", "Sudden Fury", side=HAZARD, done=True, rules=(
    may(HAZARDS, ForAgents(Fury(SCOUT, strikes=+1, chooses=True), COMPANY)),
))
TWISTED_TALES = ShortEvent("dm-096", "Twisted Tales", side=HAZARD, done=True, rules=(
    may(HAZARDS, Sway(a(WithinReach(FACTION)), +6, sure=True), pay=TapAgent(a(Agents(DIPLOMAT)), sways=(FACTION,))),
))
WILL_NOT_COME_DOWN = ShortEvent("dm-101", "Will not Come Down", side=HAZARD, done=True, rules=(
    may(HAZARDS, Sway(a(WithinReach(ALLY, FACTION, CHARACTER)), general=False, returns=True),
        pay=TapAgent(a(Agents()), sways=(ALLY, FACTION, CHARACTER))),
))
YOUR_WELCOME_IS_DOUBTFUL = ShortEvent("dm-104", "Your Welcome Is Doubtful", side=HAZARD, done=True, rules=(
    may(HAZARDS, Sway(a(WithinReach(ALLY, CHARACTER)), Depends(AgentCan(DIPLOMAT), +10, otherwise=+6), at_home=+7),
        pay=TapAgent(a(Agents()), sways=(ALLY, CHARACTER))),
))
