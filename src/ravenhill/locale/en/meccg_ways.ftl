### Words about journeys, and about the places where they end.
## Who falls behind, and who is stopped at the gate

moment-70 = when the company has chosen to enter the site and has met nobody yet
moment-71 = when a company has chosen to enter its site
question-37 = major item, of a hoard or not, that may be played there
meccg-left-behind = { $card } falls behind and goes the same way alone, with a hazard limit of { $n }.
meccg-slips-in = The company of { $card } comes in unseen ({ $n }, above { $n2 }).
meccg-stopped = The company of { $card } is seen by the watch ({ $n }, not above { $n2 }).
StrikesAtLeast = the attack has { $least } strikes or more
SingleOut = play this card{ $who-on }, if not alone in the company
FallBehind = have { $who } split off as a company of its own with the same site path, which faces a movement/hazard phase of its own with a hazard limit of { $limit } and may rejoin the old company after all movement/hazard phases
SlipPast = have the player of { $who-company } roll and subtract its size: if the result is not above { $above }, it faces { $attack } before any automatic-attack
AtThisSite = it is the site on which this card lies
SmallThings = minor items of the company
    .one = { $another ->
    [yes] another minor item of the company
   *[no] a minor item of the company
}
## Who comes to another place

ask-InItsPlace = To which site of your location deck does the company come instead?
meccg-goes-astray = The company of { $card } comes to { $card2 } instead.
meccg-loses-its-way = The company of { $card } loses its way ({ $n }, above { $n2 }).
meccg-keeps-its-way = The company of { $card } keeps to its way ({ $n }, not above { $n2 }).
BlowAstray = replace the new site card of { $who-company } with a card of your location deck that has a Coastal Sea in its site path
ByMap = the company moves and uses region movement
LoseItsWay = roll, −2 for each ranger of { $who-company }: above { $above }, replace its new site card with another site of your location deck, in the region of its new site or in one next to it
## Sites that a company makes for itself

ask-NextOnMap = Through which region does the company go next, or does its way end here?
question-38 = the region where it lies
meccg-lies-there = The company of { $card } heads for { $card2 } in { $region }.
fact-on-map = As a site: { $hold }, in the region where the way of its company ends. It is left by region movement only, and then discarded.
fact-restful = Characters heal here as at a Haven.
LiesIn = a region where it lies
    .given = { LiesIn }
    .about = thing
Wanderers = your companies that may use region movement to a { $type }
    .one = a company of yours that may use region movement to a { $type }
    .company = { Wanderers.one }
LieAtTheEnd = name regions openly for { $who }, the last of them a { $type }, and use this card as the site there to which it moves
## What the sea undoes

question-39 = nothing of what was planned for it
question-99 = safety from resource short-events
Becalms = for each company with a { $type } in its site path, what resource short-events of this turn's organization phase still do is nothing in the movement/hazard phase and in the site phase
ProofAgainstPlans = no resource short-event that is played in an organization phase does anything to this card
## A creature that follows

meccg-set-aside = { $card } is set aside with { $card2 }.
Curse = play this card{ $who-on }
WaitsForIt = this card was played in this attack
HauntOrEnd = set the creature aside with this card when its attacks are over, if the attack has eliminated a character, and else discard this card; whenever this card is discarded, so is the creature, and when the creature is defeated, so is this card
ComeForThem = have that creature attack the company of the bearer
SomebodyComes = the creature set aside with this card can be played on that company
