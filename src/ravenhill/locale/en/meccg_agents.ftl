### Agents: what is asked, done and told of them.

## Questions

ask-WhereTo = Where does the agent go?
ask-WhichHome = At which site does the agent turn out to be?
ask-NameAgents = Which agents attack the company here?
ask-WhoComes = Who attacks the company first?

## Options

do-PlayAgent = play { $card }, face down
do-RevealAgent = reveal { $card }
do-HealAgent = { $card } recovers, and is tapped
do-UntapAgent = { $card } untaps
do-MoveAgent = { $card } moves
do-AgentGoesBack = { $card } goes back to the site before
do-AgentGoesHome = { $card } returns home
do-OpenToCreatures = { $card } taps: creatures may be played at this site
do-HideAgent = { $card } turns face down
do-AtPlace = at { $region }
do-TheAgent = { $agent }
do-NameAgents-Done = no more agents
an-agent = a face-down agent
court-hidden = face down
court-trail = { $n ->
    [0] no site card
    [one] { $n } site card
   *[other] { $n } site cards
}

## The log

meccg-agent-comes = { $side } plays an agent face down.
meccg-agent-moves = A face-down agent of { $side } moves.
meccg-agent-goes-back = A face-down agent of { $side } goes back.
meccg-agent-goes-home = A face-down agent of { $side } returns home.
meccg-agent-rests = A face-down agent of { $side } recovers.
meccg-agent-leaves = A face-down agent of { $side } leaves play.
meccg-agent-goes-to = { $card } goes to { $card2 }.
meccg-agent-shown = { $card } is revealed at { $region }.
meccg-agent-hides = { $card } turns face down.
meccg-agent-opens = { $card } opens { $region } to creatures for this turn.
meccg-agent-rolls = { $card } rolls { $n }: { $n2 } in all.

## The text of a card

fact-agent = Hazard, agent: { $race }{ $skills-count ->
    [0] {""}
   *[other] , { $skills }
}.
fact-goes-only = Moves only to { $sites-or }.
fact-never-goes = Never moves to { $holds-one-or }.
fact-goes-to-havens = May move to a Haven, too.
fact-gives-up = A body check with a result of 8 discards it.
fact-shadow-magic = Can use shadow-magic.
fact-bonus-regions = { SIGNED($influence) } direct influence against factions that are playable in { $regions-or }.

## Numbers

question-90 = other sites to come from
question-91 = further agent actions
question-92 = agents that must attack
question-93 = creatures let in by an agent
part-agent = where and how the agent lies
type-agent = agent

## Words of cards

scope-agent = cannot be duplicated on an agent
swayed-character = character
swayed-ally = ally
swayed-faction = faction
question-64 = fiercer attacks of agents
question-65 = lost cards on guard
moment-50 = when an agent is revealed
Agents = your { $skill-key ->
    [skill-none] {""}
   *[other] { $skill }{" "}
}agents
    .one = { $untapped ->
    [yes] an untapped
   *[no] your own
} { $skill-key ->
    [skill-none] agent
   *[other] { $skill } agent
}{ $here ->
    [yes] {" "}at the company's new site
   *[no] {""}
}
AnyAgents = agents
    .one = { $yours ->
    [yes] an agent of yours
   *[no] an agent
}{ $face ->
    [1] {" "}that is face up
    [-1] {" "}that is face down
   *[other] {""}
}{ $fresh ->
    [yes] , brought into play this turn
   *[no] {""}
}
    .on = { AnyAgents.one }
WithinReach = what the agent can reach: { $sways-or }
    .one = what your opponent has where the agent is ({ $sways-or })
SwayingAgents = agents that try to influence somebody
    .one = an agent that is about to try to influence somebody
TapAgent = tap and reveal { $who }
DiscardAgent = reveal and discard { $who }
AgentAttacks = have { $who } attack the company{ $prowess ->
    [0] {""}
   *[other] {" "}with { SIGNED($prowess) } prowess
}{ $chooses ->
    [yes] {" "}and choose who is struck
   *[no] {""}
}{ $robs ->
    [yes] , where each hit costs the company an item of its choice in place of a wound
   *[no] {""}
}
Sway = have the agent try to influence { $who }{ $more ->
    [0] {""}
   *[other] {" "}({ SIGNED($more) })
}{ $at_home ->
    [0] {""}
   *[other] {" "}({ SIGNED($at_home) } more if it is playable or at home at a home of the agent)
}{ $general ->
    [no] , without your opponent's general influence
   *[yes] {""}
}{ $returns ->
    [yes] , which then returns to the hand
   *[no] {""}
}{ $sure ->
    [yes] , without a roll if it is playable at a home of the agent
   *[no] {""}
}
HelpAgent = give { $who } { SIGNED($more) } to the attempt
AgentCan = the agent is { $skill-one }
    .not = the agent is not { $skill-one }
AgentHere = this agent is at the company's new site
    .not = this agent is not at the company's new site
LieOnAgent = play this card on { $who }
SendAgentAway = discard { $who }; if its mind is above { $mind }, it returns to the hand
ForAgents = make it the rule this turn at the site of { $who-company }: { $change }
Fury = attacks by agents who are { $skill-many } have { SIGNED($strikes) } to the number of strikes{ $chooses ->
    [yes] , and the attacker chooses who is struck
   *[no] {""}
}
    .given = { Fury }
ExtraActions = { $every ->
    [yes] each agent
   *[no] this agent, or the one on which this card lies,
} may take one more agent action each time it takes one{ $counts ->
    [yes] {""}
   *[no] , which does not count against the hazard limit
}
    .given = { ExtraActions }
MustFight = each agent that is face up must attack a company that enters its site
    .given = { MustFight }

## Words of one card each

ask-OneMoreStrike = Does the agent tap for one more strike?
sought-40 = an agent at home in a Shadow-hold or a Dark-hold
sought-41 = an agent at home in a Border-hold or a Free-hold
TapForStrike = you may tap { $who }, if it is untapped, for one strike more
GuardsReturn = return all cards on guard to the hands they came from
TheWearyReturn = return all tapped and all wounded agents to their owners' hands
ByAgent = an agent attacks
    .not = no agent attacks
OneOfMany = it is one of several attacks of a hazard creature
    .not = it is not one of several attacks of a hazard creature
AgentDeeds = what your opponent declared in this chain by tapping an agent
    .one = something your opponent declared in this chain by tapping an agent
GuardsAreLost = cards on guard that were not revealed are discarded, not returned
    .given = { GuardsAreLost }
GuardedCompanies = companies with a card on guard
    .one = a company against which a card lies on guard
LoseGuard = discard the card on guard against { $who }
ShadowMages = your agents that are face up and can use shadow-magic
    .one = an agent of yours that is face up and can use shadow-magic
TapBearer = tap the agent on which this card lies (not at a Free-hold or a Haven)
AtTheAgents = make it the rule this turn where that agent is: { $change }
LetsIn = creatures of the race { $races } may be played
    .given = { LetsIn }
ForNothing = creatures of the race { $race } do not count against the hazard limit
    .given = { ForNothing }
ComesFrom = if a home of the agent on which this card lies is { $holds-one-or }, it may have come into play at any such site
    .given = { ComesFrom }
OnThatAgent = it lies on that agent
    .not = it does not lie on that agent
