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
