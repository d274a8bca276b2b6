### The words of the resources of Dark Minions.

## Moments, numbers and questions

moment-60 = when a movement/hazard phase of a company is over
moment-61 = when a character has made a corruption check
question-70 = a card that may be played on it anywhere
question-71 = corruption points of the item
question-72 = no automatic-attacks
question-73 = characters who come into play as at a Haven
question-74 = a return to the location deck in place of being discarded
question-75 = something that was done this turn
ask-FromAside = Which card do you take?
ask-WhoRests = Who untaps or heals?
ask-Barter = For which item is it given?
ask-HowMuchIsSeen = How many cards of your deck are shown?
ask-SeeNext = A card of the play deck is shown.
ask-TakeSeen = Which of them do you take?

## Words

AtRest = the company is not on its way
    .not = the company is on its way
FetchAside = choose { $what } of your sideboard{ $discarded ->
    [yes] {" "}or your discard pile
   *[no] {""}
}{ $to-key ->
    [pile-0] {" "}and shuffle it into your play deck
   *[other] , show it and add it to your hand
}
FindPlayable = search your play deck or your discard pile for an item, an ally or a faction playable at the site where the bearer is, and take it into your hand
sought-yours = a resource or a character
PlayableAnyhow = { $name } may be played on the company of the bearer, wherever it is and whoever is in it
    .given = { PlayableAnyhow }
MovesOutOf = the company moves to a site outside { $regions-or }
    .not = the company does not move to a site outside { $regions-or }
OnceATurn = do this once in a turn
    .given = { $change }
SubjectIsWhereThisLies = the company is at the site on which this card lies
    .not = the company is elsewhere than this card
RestOne = let the player of { $who-company } untap one character of it, or heal one to tapped
AtLair = the site is the lair of a Dragon
    .not = the site is the lair of no Dragon
ItsSiteIs = the site on which this card lies is { $hold-one }
    .given = { ItsSiteIs }
HeavyItems = your items with { $least } or more printed corruption points
    .one = an item of yours with { $least } or more printed corruption points
    .on = {" "}on your items with { $least } or more printed corruption points
ItWeighsLess = the item with which this card lies gives { $less } corruption points less
    .given = { ItWeighsLess }
SubjectBearsIt = that character bears the item with which this card lies
    .not = that character does not bear the item with which this card lies
Wares = you have an item in your hand, no special one, that the bearer could have
    .not = you have no item in your hand, special ones apart, that the bearer could have
GiveForAnother = discard { $who } if the check does not fail and you like, and give the bearer an item of your hand that is not special
StoredOnItsSpot = { $name } that you have stored at the place it names
    .one = the card { $name } that you have stored at the place it names
    .on = {" "}on { $name } that you have stored at the place it names
LikeAHaven = { $site } has { $question }
    .given = { LikeAHaven }
ThatSiteInPlay = the { $name } of the active player
    .one = the { $name } of the active player
    .on = {" "}on the { $name } of the active player
FactionsOf = each faction of { $race-many }
    .one = a faction of { $race-many }
    .on = {" "}on each faction of { $race-many }
SeeAhead = show up to eight cards from the top of your play deck, take one of them into your hand and shuffle the others into the deck
ThoseOfHand = { $race-many } of your hand
    .one = { $race-one } of your hand whom somebody can control
    .on = {" "}on { $race-many } of your hand
WhoWillLead = your general influence or a character of the company
    .one = your general influence or a character of the company
    .on = {" "}on your general influence or a character of the company
ComeInMyPlace = discard this character and bring the one shown into play with its company, under { $who }
ItsSiteHas = the site on which this card lies has { $question }
    .given = { ItsSiteHas }

## Knowledge, stairs and waiting

moment-62 = when a resource that needs the site is played there
moment-63 = when a character would untap, but for a card
moment-64 = when an item has come into play
moment-65 = when somebody leaves a company for another
question-76 = influence needed to control
question-77 = a Wizard at home only
question-78 = information
scope-player = you cannot have two of them
keyword-20 = Lost Knowledge
    .one = Lost Knowledge
    .many = Lost Knowledge
keyword-21 = Stolen Knowledge
    .one = Stolen Knowledge
    .many = Stolen Knowledge
ask-WhichWizard = Which Wizard comes?
TakeUp = give { $who } this card
FaceAlone = have { $who } alone face { $attack }, without support
Informs = information that is playable there
    .given = { Informs }
    .about = thing
SubjectIsThis = it is this card
    .not = it is not this card
WhoRemoves = another of the company who is about to roll for the removal of a corruption card
    .one = another of the company who is about to roll for the removal of a corruption card
    .on = {" "}on another of the company who is about to roll for the removal of a corruption card
HelpRemoval = give { $who } { SIGNED($more) } to that roll
WithWizard = a Wizard is in that company
    .not = no Wizard is in that company
WizardlessAtHavens = your companies without a Wizard at Havens
    .one = a company of yours without a Wizard at a Haven
    .on = {" "}on your companies without a Wizard at Havens
SagesInTown = your sages at a tapped Border-hold or Free-hold
    .one = a sage of yours at a tapped Border-hold or Free-hold
    .on = {" "}on your sages at a tapped Border-hold or Free-hold
ShowFireworks = roll and add the mind of { $who }, and 10 for a Wizard: with more than 12 the site untaps
FellowsOfTheStruck = the other { $race-many } of the company
    .one = another { $race } of the company than the target of the strike
    .on = {" "}on the other { $race-many } of the company
LeapAt = give the strike against { $who } { SIGNED($prowess) } prowess and { SIGNED($body) } body; if it succeeds, who tapped makes a body check, too
NoneOfYours = you have no card of this name in play or stored
    .not = you have a card of this name in play or stored
StoreAndSummon = store { $who } and, if no Wizard of yours is in play, bring one from your play deck or discard pile into play with that company, if you like
CompaniesBelow = your companies at Under-deeps sites
    .one = a company of yours at an Under-deeps site
    .on = {" "}on your companies at Under-deeps sites
NoteTheSite = remember the site
    .given = { $change }
AtAnotherBelow = the company is at another Under-deeps site than where this card was played
    .not = the company is at no other Under-deeps site than where this card was played
IsUntapped = this card is untapped
    .not = this card is tapped
Rise = untap { $who }
CompaniesByStairs = your companies at untapped sites next to an Under-deeps site
    .one = a company of yours at an untapped site next to an Under-deeps site
    .on = {" "}on your companies at untapped sites next to an Under-deeps site
WentBelow = the company has moved to an Under-deeps site
    .not = the company has not moved to an Under-deeps site
WizardUnseen = no Wizard of yours has come into play yet
    .not = a Wizard of yours has already come into play
SubjectIsYours = it is yours
    .not = it is not yours
WizardAtHomeOnly = your Wizard may come into play at his home site only
    .given = { WizardAtHomeOnly }
WhoMayWait = your characters with a mind of { $most } or less at sites that are no Havens
    .one = a character of yours, no Wizard, with a mind of { $most } or less at a site that is no Haven
    .on = {" "}on your characters with a mind of { $most } or less at sites that are no Havens
StaysThere = the bearer's company may not move
    .given = { StaysThere }
CountsNothing = the bearer does not count against general influence
    .given = { CountsNothing }
ScoresNothing = the bearer's own marshalling points do not count
    .given = { ScoresNothing }
JustFaced = the company has just faced an attack by { $races-many-or }
    .not = the company has not just faced an attack by { $races-many-or }

## Crowds, flowers and what is discarded

ask-PayEnvironment = Which environment of your hand do you discard for the balance?
Parties = your companies with one Dwarf of a mind above 5, nobody else of such a mind but a Wizard, and no more than two who are no Dwarves
    .one = a company of yours with one Dwarf of a mind above 5, nobody else of such a mind but a Wizard, and no more than two who are no Dwarves
    .on = {" "}on your companies with one Dwarf of a mind above 5, nobody else of such a mind but a Wizard, and no more than two who are no Dwarves
PartyIsOver = its company has no Dwarf of a mind above 5, or two such minds besides a Wizard’s, or three who are no Dwarves
    .not = its company has one Dwarf of a mind above 5, no other such mind but a Wizard’s, and no more than two who are no Dwarves
AllAreWelcome = there is no limit to the size of the company, nor to how many Dwarves come into play with it in a turn, and those with a mind of { $most } or less need no influence to come
    .given = { AllAreWelcome }
SmallMindsAreFree = Dwarves of the company with a mind of { $most } or less need no influence to be controlled
    .given = { SmallMindsAreFree }
LeaveTheParty = discard { $who }
DiscardsToTheDeck = whoever discards a card from the hand may lay it face down on top of the own play deck instead
    .given = { DiscardsToTheDeck }
NoSuchCards = nobody may play cards with the word { $keyword }
    .given = { NoSuchCards }
Weigh = discard { $who } or else an environment of your hand; the opponent may answer with one, you with two, the opponent with one again, and so on: if you do not answer, { $who } is discarded
CanBeCrowned = resources of your hand that ask whether { $morning } or { $night } are in play
    .one = a resource of your hand that asks whether { $morning } or { $night } are in play
    .on = {" "}on resources of your hand that ask whether { $morning } or { $night } are in play
Uncrowned = no resource has been chosen for this card yet
    .not = a resource has been chosen for this card already
ShowToCrown = show { $who }
Entwine = { $change-given }
OneFate = let it share the fate of this card: when one of them is discarded, the other is, too
    .given = { OneFate }
FairSkies = play it so that for it alone { $morning } counts as in play, and { $night } as out of play
    .given = { FairSkies }
question-110 = any number of members
question-111 = a fate shared with another card
HarderToSway = all attempts to influence factions that are playable at sites in { $regions-or } are modified by { SIGNED($more) }, but for { $but }
    .given = { HarderToSway }
NotByThis = no { $name } may be played for them
    .given = { NotByThis }
KeepsThem = each such faction that you influence lies under this card; when one of those is discarded, this card is, too, and the others stay
    .given = { KeepsThem }
MoreForEach = each faction under this card gives { $more } marshalling point more
    .given = { MoreForEach }
question-113 = a place under a card for factions that are won
ask-CallMounts = Do you discard Eagle-mounts, so that the company may act at its site?
ask-WhichAttack = Which one of the attacks is faced?
question-114 = a creature turned away
question-115 = no staying untapped
question-116 = one attack of several
CommonFoe = what attacks is not unique
    .not = what attacks is unique
SendOff = cancel all attacks of the creature
    .given = { $who }
NextIsTurnedAway = freedom from all attacks of the next hazard creature that is not unique
    .given = { NextIsTurnedAway }
    .about = company
AllMustTap = the duty to tap for whoever faces a strike of a hazard creature untapped
    .given = { AllMustTap }
    .about = company
UpATree = the company does nothing in its site phase, unless a Wizard is with it or it was fetched
    .given = { UpATree }
FlyDown = discard { $name } from your hand, if you like, which fetches a company without a Wizard
OneAttackOnly = of several automatic-attacks of a site that is no lair of a Dragon, or several attacks of a creature or another hazard, a company faces only one, of the hazard player’s choice, which cannot be cancelled
    .given = { OneAttackOnly }
WasTheOnlyOne = it was such an only attack
    .not = it was no such only attack
question-117 = items kept under a card
SmallThingsAtHand = minor items of your hand
    .one = a minor item of your hand
    .on = {" "}on minor items of your hand
SmallThingsAtHavens = minor items of your characters at Havens
    .one = a minor item of a character of yours at a Haven
    .on = {" "}on minor items of your characters at Havens
WhoBearsIt = its bearer
    .on = {" "}on its bearer
LayUnder = lay { $who } under this card
EnoughBelow = at least { $least } items lie under it
    .not = fewer than { $least } items lie under it
OpenAt = where you may play a minor item of your hand at { $holds-one-or }, you may play an item from under this card instead
    .given = { OpenAt }
ask-StandIn = Which of these items is discarded?
fact-stands-in = When an item of the bearer’s company that is not special must be discarded, this one may be discarded instead.
ask-WhereItGoes = Do you lay the discarded card on top of your play deck instead?
ask-WhereItGoes-of = { $card } is discarded: do you lay it on top of your play deck instead?
do-WhereItGoes-No = no, onto the discard pile
do-WhereItGoes-Take = { $card } on top of the play deck
ask-RemoveSeen = Do you give up what you know to remove this card from the game?
fact-watches = If it is stored, you may discard it when you see your opponent discard a hazard that is not unique, to remove that hazard from the game.
WhoSpies = your characters at { $holds-one-or }, or whose company faced an agent this turn of whom every strike failed
    .one = a character of yours at { $holds-one-or }, or whose company faced an agent this turn of whom every strike failed
    .on = {" "}on your characters at { $holds-one-or }, or whose company faced an agent this turn of whom every strike failed
SeenCreatures = creatures that you have seen your opponent discard
    .one = a creature that you have seen your opponent discard
    .on = {" "}on creatures that you have seen your opponent discard
HuntDown = name { $who }: unless it is out of the game or may not be in play, your opponent finds it (a searched play deck is shuffled), and it attacks { $name } as if he were alone, without the use or help of spells; he then taps

## Quests, gems and need

moment-66 = when prisoners were freed
moment-67 = when this card is stored
question-79 = never to be stored
fact-recalls = Where a Lost Knowledge card of a company is to be given up, a sage of it may tap instead, and this card is discarded from the hand.
fact-not-handed = Is never handed over or inherited.
ask-Reward = Which item is played with it?
ask-RewardTaker = Who taps and takes it?
KnowledgeHeld = the { $keyword } of { $here ->
    [yes] the company
   *[no] a company of yours
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}at { $site }
}
    .one = a card of { $keyword } of { $here ->
    [yes] the company
   *[no] a company of yours
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}at { $site }
}
    .on = {" "}on the { $keyword } of { $here ->
    [yes] the company
   *[no] a company of yours
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}at { $site }
}
YieldKnowledge = discard { $who } for no effect
ItsCompany = that company
    .one = that company
    .on = {" "}on that company
PlayedByIt = it was played by the company on which this card lies{ $site-key ->
    [name-none] {""}
   *[other] {" "}in a site phase at { $site }
}
    .not = it was not played by the company on which this card lies{ $site-key ->
    [name-none] {""}
   *[other] {" "}in a site phase at { $site }
}
Stage = { $to ->
    [1] tap { $who }
   *[other] turn { $who } upside down if it is tapped
}{ $once ->
    [yes] {" "}(only one copy in a game)
   *[no] {""}
}
    .given = { $change }
IsStaged = { $stage ->
    [1] this card is tapped
   *[other] this card is upside down
}
    .not = { $stage ->
    [1] this card is not tapped
   *[other] this card is not upside down
}
ForGood = make it the rule for the rest of the game: { $change }
SubjectIsSuch = it is of this kind: { $keyword }
    .not = it is not of this kind: { $keyword }
WeighsLess = each { $keyword } gives one corruption point less
    .given = { WeighsLess }
SubjectIsSpecialRing = it is a ring and a special item
    .not = it is no ring that is a special item
LiesOnThem = this card lies on the company
    .not = this card does not lie on the company
RingsWeighLess = each ring gives one corruption point less
    .given = { RingsWeighLess }
ItIsAt = that is at { $site }
    .not = that is not at { $site }
FewerGuards = automatic-attacks at { $types-one-or } have one strike less, but one at least
    .given = { FewerGuards }
UnderSpell = your characters under a { $keyword }, with a sage in the company
    .one = a character of yours under a { $keyword }, with a sage in the company
    .on = {" "}on your characters under a { $keyword }, with a sage in the company
TakeOffAll = discard each { $keyword } on { $who }
DiplomatsInNeed = your diplomats in need
    .one = a diplomat of yours, neither a warrior nor a Wizard, at an untapped site that is not in the Under-deeps
    .on = {" "}on your diplomats in need
FactionsAfar = factions of your hand
    .one = a faction of your hand
    .on = {" "}on factions of your hand
TheDiplomat = that diplomat
    .one = that diplomat
    .on = {" "}on that diplomat
CallAcross = have { $who } make the influence check for it, less two and one for each region from the site to that of the faction, both counted
WinOrGo = tap the site if the faction is won, without a minor item, or else discard { $who }
PlayLikeTheirs = let an untapped character of { $who-company } tap and have an item of your hand or discard pile, special ones apart, like one that your opponent has stored, which is discarded; yours can never be stored
    .given = { $change }
WhoKnowsOre = sages and Dwarves of the company
    .one = a sage or a Dwarf of the company
    .on = {" "}on sages and Dwarves of the company
ForgeArms = let an untapped character of { $who-company } tap and have a weapon, armor, shield or helmet of your hand or discard pile, neither unique nor special
GlassesBesideHer = each { $name } beside { $lady }
    .one = a { $name } of a character of yours, neither a Wizard nor a Dwarf, at a Haven in the company of an untapped { $lady }
    .on = {" "}on each { $name } beside { $lady }
WhoseGlass = who bore it
    .one = who bore it
    .on = {" "}on who bore it
TakeAway = tap { $name } and remove { $who } from the game
YouChoose = strikes that the defender gives to anybody, tapped, wounded or not
    .given = { YouChoose }
CheckedBearer = the bearer who is about to check corruption
    .one = the bearer who is about to check corruption
HasItsPrice = the attack is by a Dragon, a Drake, Men, a Slayer or an agent
    .not = the attack is by neither a Dragon nor a Drake nor Men nor a Slayer nor an agent
Gifts = items of the company
    .one = an item of the company (greater for a Dragon, major for a Drake, minor for the others)
    .on = {" "}on items of the company
OfferGift = if the check does not fail, make { $attempt }: discard { $who }, roll and add the unused direct influence of that character; more than 5 (Dragon), 6 (Drake) or 7 (others) cancels the attack and lets you search your play deck or discard pile for a resource and take it
