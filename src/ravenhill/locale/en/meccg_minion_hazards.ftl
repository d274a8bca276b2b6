### The words of hazards of Dark Minions that need more than others.

## Whispers and dreams

moment-75 = when the active player discards a card from the hand
question-102 = direct influence that counts
HurtBy = every character of the company, Wizards apart, whom an attack by { $race-many } has wounded this turn
    .one = a character of the company, no Wizard, whom an attack by { $race-many } has wounded this turn
    .on = {" "}on a character of the company, no Wizard, whom an attack by { $race-many } has wounded this turn
NoAuthority = the direct influence of the bearer is zero
    .given = { NoAuthority }

## Mordor and its riders

question-104 = skills that were lost
question-105 = attempts to influence the faction
ask-HowItComes = To what is the Nazgûl keyed?
DrawsLessIn = a company that moves through a { $type } draws one card less, though no card be left
    .given = { DrawsLessIn }
LosesSkill = whoever is at a site in a { $type } or in { $name }, or moves through one of them, is no { $skill }
    .given = { LosesSkill }
NoArts = nobody who is at a site in a { $type } or in { $name }, or moves through one of them, can use { $keywords-many-or }
    .given = { NoArts }
MarchOut = have { $who-company } face, one after the other, { $attacks }; if all of them are defeated by your opponent, he gets this card for its marshalling points
IsWon = this card is among somebody's marshalling points
    .not = this card is not among anybody's marshalling points
CountVictory = remember this defeat
HardToWin = { SIGNED($more) } to attempts of characters to influence a faction that is playable at a site in { $regions-or }
    .given = { HardToWin }
NotWonWith = { $name } is of no use against a faction that is playable at a site in { $regions-or }
    .given = { NotWonWith }
WingedOnes = Nazgûl of either player who lie in play as permanent-events and could attack the company now as creatures from the hand
    .one = a Nazgûl of either player who lies in play as a permanent-event and could attack the company now as a creature from the hand
    .on = {" "}on a Nazgûl of either player who lies in play as a permanent-event and could attack the company now as a creature from the hand
ComeDown = play this card{ $who-on }, who attacks at once as a creature, without counting against the hazard limit, and chooses whom to strike
ItsNazgulAttacks = the attack was by the Nazgûl on whom this card lies
    .not = the attack was not by the Nazgûl on whom this card lies
Reckon = remove a Nazgûl who was defeated from the game and give this card to the defender for its marshalling points; discard it if the Nazgûl was not

## Agents, and what befalls them

question-66 = only hazards that were shown
question-100 = the race of those who guard prisoners
question-101 = having been shown
ask-ShowHazard = Which hazard of your hand do you show?
ask-StolenRing = Which ring is lost?
ask-TameIt = Who taps to take Gollum along?
ask-KnifeFight = The agent is attacked.
ask-KeepCover = Does the agent fight at −3 so as not to tap?
ask-WhichKiller = Which creature of your hand attacks the agent?
OnlyWhatIsShown = give { $who-company } until the end of this movement/hazard phase { $change-given }
WasShown = let your opponent show as many hazards of the hand as he likes, each of which has { $change-given } against { $who-company }
ShownOnly = safety from all hazards of the hand that are not shown
    .given = { ShownOnly }
    .about = company
Leave = leave to be played or laid on guard
    .given = { Leave }
    .about = thing
Unearth = tap and reveal { $who }
ItHit = a strike of the attack has succeeded
    .not = no strike of the attack has succeeded
StealRing = discard this agent and a ring of the attacked company, of your choice, if it has one
MayBeTamed = let the defender, if this agent was not defeated, tap a character of the company to play { $name } with it from the hand; this agent is then discarded
SetUpon = play a creature from your hand that can be keyed to the site of { $who } and attacks the agent at once as if it were a character; if the agent is eliminated, nobody scores
HomesOfIt = the home sites of that agent, of your location deck or under the agent
    .one = a home site of that agent, of your location deck or under the agent
    .on = {" "}on a home site of that agent
RaceOfIt = the race of the agent
    .given = { RaceOfIt }
    .about = thing
Abduct = have the agent attack the company, without counting against the hazard limit, and choose whom to strike; a character whom a strike hits is not wounded but taken prisoner at that site
GuardedByItsKin = give the rescue-attack { $change-given }
ItIsTheCaptor = the attack takes prisoners for this card
    .not = the attack takes no prisoners for this card
CarryHome = move the agent to the site of its prisoner; discard this card if nobody was taken

## Decks, foes and secrets

question-103 = a card that lies underneath
ask-OrderTop = The cards on top of a play deck get an order.
ask-LayBack = Which card goes back next, on top of those before it?
ask-ShowTop = The top card of the play deck is shown.
ask-WhichComes = Which creature attacks?
ask-LookAtTop = The top card of the play deck is looked at.
ask-WhichIsBuried = Which item is buried?
Unveil = show your hand; set aside what is no hazard in it, draw until your hand is full, and put what was set aside back upon your deck, unseen and in the order you like
LargeDeck = you have { $least } or more cards in your play deck
    .not = you have fewer than { $least } cards in your play deck
ReachFar = show the top seven cards of your play deck; of them a Nazgûl, a Dragon or a creature that is not unique, of your choice, which can be keyed to a region that is no Coastal Sea, attacks the company at once, wherever it is and without counting against the hazard limit, with −{ $weaker } prowess if it could not be played there now; shuffle the others and lay them back on top
ByCreatureCard = the attack is by the card of a creature
    .not = the attack is not by the card of a creature
WaitOn = play this card{ $who-on }, where it lies tapped until the strike is over
Fulfil = discard this card if the strike was defeated; otherwise set the creature aside with it when the attack is over, and again after each attack of it; if the creature is defeated, discard this card
Hole = a card that its owner may play from there as from the hand at Under-deeps sites that offer it
    .given = { Hole }
    .about = thing
Bury = let the player of a play deck ({ $who }) alone look at its top ten cards and lay an item of them, neither special nor of a hoard, under this card as { $change-given }; if there is no such item, the ten cards are shown; shuffle the others into that deck
