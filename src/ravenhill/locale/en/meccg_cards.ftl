### The words of the cards: sentences, conditions, whom they mean, what they change and do.

## Sentences: many deeds are told one after the other.

sentence-always = { $does }.
sentence-always-when = If { $when }: { $does }.
sentence-whenever = { $at }, { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.
sentence-whenever-when = { $at }, if { $when }, { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.
sentence-may = { $at }, you may { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.
sentence-may-when = { $at }, if { $when }, you may { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.
sentence-may-pay = { $at }, you may { $pay } to { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.
sentence-may-when-pay = { $at }, if { $when }, you may { $pay } to { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.

## Whom: the noun, .one of them, .on it (with a space before), .company for companies

Picked = { $who-one }
    .on = {" "}on { $who-one }
    .company = { $who-one }
This = this card
    .on = {""}
You = you
    .one = you
TheOpponent = your opponent
    .one = your opponent
Bearer = the bearer
    .one = the bearer
    .on = {" "}on the bearer
Chosen = { $place ->
    [0] that character
   *[other] the other one
}
    .on = {" "}on that character
    .one = that character
    .company = that company
where-current = each character of the company
    .one = a character of the company
    .of = of the company
where-attacked = each character of the attacked company
    .one = a character of the attacked company
    .of = of the attacked company
where-bearer = each character of the bearer's company
    .one = a character of the bearer's company
    .of = of the bearer's company
where-yours = each of your characters
    .one = one of your characters
    .of = of yours
where-beside = each of your other characters at the same site
    .one = another of your characters at the same site
    .of = of yours at the same site
where-checked = each of your characters who is about to check corruption
    .one = one of your characters who is about to check corruption
    .of = of yours who is about to check corruption
where-all = every character
    .one = any character
    .of = in play
where-chosen = every character of that company
    .one = a character of that company
    .of = of that company
where-others = each other character of the bearer's company
    .one = another character of the bearer's company
    .of = of the bearer's company, but for himself
where-checked-beside = each character of the bearer's company who is about to check corruption
    .one = a character of the bearer's company who is about to check corruption
    .of = of the bearer's company who is about to check corruption
Characters = { $name-key ->
    [name-none] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] { $where }
           *[other] each { $skill } { $where-of }
        }
       *[other] each { $race } { $where-of }
    }
   *[other] { $name }
}{ $wounded ->
    [1] {" "}who is wounded
    [-1] {" "}who is not wounded
   *[other] {""}
}{ $never-count ->
    [0] {""}
   *[other] {" "}(no { $never-or })
}{ $without-key ->
    [name-none] {""}
   *[other] {" "}without { $without }
}{ Characters.more }
    .one = { $name-key ->
    [name-none] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] { $where-one }
           *[other] { $skill-one } { $where-of }
        }
       *[other] { $race-one } { $where-of }
    }
   *[other] { $name }
}{ $wounded ->
    [1] {" "}who is wounded
    [-1] {" "}who is not wounded
   *[other] {""}
}{ $never-count ->
    [0] {""}
   *[other] {" "}(no { $never-or })
}{ $without-key ->
    [name-none] {""}
   *[other] {" "}without { $without }
}{ Characters.more }
    .on = {" "}on { $name-key ->
    [name-none] { $where }
   *[other] { $name }
}
    .more = { $at-key ->
    [hold-any] {""}
   *[other] {" "}at { $at-one }
}{ $not_at-count ->
    [0] {""}
   *[other] {" "}(not at { $not_at-one-or })
}{ $bearing-key ->
    [keyword-any] {""}
   *[other] {" "}who bears { $bearing-one }
}{ $beside-key ->
    [skill-none] {""}
   *[other] {" "}in a company with { $beside-one }
}{ $beside_name-key ->
    [name-none] {""}
   *[other] {" "}in the company of { $beside_name }
}{ $beside_race-key ->
    [race-none] {""}
   *[other] {" "}in a company with { $beside_race-one }
}{ $carrying-count ->
    [0] {""}
   *[other] {" "}who bears a { $carrying-or }
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}at { $site }
}{ $most ->
    [99] {""}
   *[other] {" "}whose company is no larger than { $most }
}
Companies = your companies{ Companies.such }
    .one = a company of yours{ Companies.such }
    .company = a company of yours{ Companies.such }
    .such = { $most ->
    [99] {""}
   *[other] {" "}no larger than { $most }
}{ $at-key ->
    [hold-any] {""}
   *[other] {" "}at { $at-one }
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}at { $site }
}{ $region-key ->
    [name-none] {""}
   *[other] {" "}at a site in { $region }
}{ $least ->
    [0] {""}
   *[other] {" "}with { $least } or more characters and allies
}{ $name-key ->
    [name-none] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] {""}
           *[other] {" "}with { $skill-one }
        }
       *[other] {" "}with { $race-one }
    }
   *[other] {" "}with { $name }
}{ $moving ->
    [1] {" "}that moves
    [2] {" "}that plays a new site card
    [-1] {" "}that does not move
   *[other] {""}
}{ $bound_for-count ->
    [0] {""}
   *[other] {" "}that moves to a site in { $bound_for-or }
}
Items = the { $name-key ->
    [name-none] { $keyword-key ->
        [keyword-any] { $size-key ->
            [size-none] items
           *[other] { $size-many }
        }
       *[other] { $keyword-many }
    }
   *[other] { $name }
} { $where-of }{ Items.near }
    .one = { $name-key ->
    [name-none] { $keyword-key ->
        [keyword-any] { $size-key ->
            [size-none] an item
           *[other] a { $size }
        }
       *[other] { $keyword-one }
    }
   *[other] { $name }
} { $where-of }{ Items.near }
    .near = { $beside_race-key ->
    [race-none] { $beside-key ->
        [skill-none] {""}
       *[other] {" "}in a company with { $beside-one }
    }
   *[other] {" "}in a company with { $beside_race-one }
}
Factions = { $in_hand ->
    [yes] the factions of your hand
   *[no] your opponent's factions
}
    .one = { $in_hand ->
    [yes] a faction from your hand
   *[no] a faction of your opponent
}
BothPlayers = both players
    .one = a player
OtherStones = the other Palantíri
    .one = another Palantír
CheckedFellow = a companion who is about to check corruption
    .one = a companion who is about to check corruption
WhoInfluences = { $skill-key ->
    [skill-none] who
   *[other] { $skill-one } who
} makes the influence check{ WhoInfluences.whom }
    .one = { $skill-key ->
    [skill-none] a character
   *[other] { $skill-one }
} who is about to make an influence check{ WhoInfluences.whom }
    .whom = { $against ->
    [-1] {""}
    [2] {" against a character"}
   *[other] {" against a faction"}
}{ $beside ->
    [yes] {" "}in the bearer's company
   *[no] {""}
}
TheAttack = the attack
    .one = the attack
TheStruck = { $bearer ->
    [yes] { $skill-key ->
        [skill-none] the bearer
       *[other] the bearer (if { $skill-one })
    }
   *[no] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] the target of the strike
           *[other] { $skill-one } who faces the strike
        }
       *[other] { $race-one } who faces the strike
    }
}
    .one = { $race-key ->
    [race-none] { $skill-key ->
        [skill-none] the target of the strike
       *[other] { $skill-one } who faces the strike
    }
   *[other] { $race-one } who faces the strike
}
StruckFellow = another { $race } of the company who faces the strike
    .one = another { $race } of the company who faces the strike
NamedAtSite = { $name } at the same site, unless that is a Haven
    .one = { $name } at the same site, unless that is a Haven
WithAllies = every character and ally of the company
    .one = a character or an ally of the company
TheCompany = { $of_chosen ->
    [yes] that character's company
   *[no] the company
}
    .one = the company
    .on = {" "}on the company
    .company = the company
Sites = { $which ->
    [0] the site
    [1] the site where the bearer is
   *[other] each { $untapped ->
        [yes] untapped site in play
       *[no] site in play
    }
}{ Sites.such }
    .one = { $which ->
    [0] the site
    [1] the site where the bearer is
   *[other] { $untapped ->
        [yes] an untapped site in play
       *[no] a site in play
    }
}{ Sites.such }
    .on = {" "}on the site
    .such = { $never-count ->
    [0] {""}
   *[other] {" "}(no { $never-or })
}{ $land-key ->
    [land-any] {""}
   *[other] {" "}whose site path has { $times ->
        [1] a { $land }
       *[other] { $times } { $land }
    }
}{ $guard-key ->
    [race-none] {""}
   *[other] {" "}with an automatic-attack by { $guard-many }
}{ $offers-key ->
    [size-none] {""}
   *[other] {" "}where { $offers } is playable
}{ $hold-key ->
    [hold-any] {""}
   *[other] { $which ->
        [2] {" "}that is { $hold-one }
       *[other] , if it is { $hold-one },
    }
}
AttackedCompany = the attacked company
    .one = the attacked company
    .company = the attacked company
Keys = keyed to { $only_site ->
    [yes] its site
   *[no] its way or its site
}
    .one = keyed to { $only_site ->
    [yes] its site
   *[no] its way or its site
}
Places = at a home site or a Haven
    .one = at a home site or a Haven
WoundedByIt = each character that the attack has wounded
    .one = a character that the attack has wounded
OneOfTwo = { $skill-many } of the company, if another { $skill } is in it, where it is or where it goes
    .one = { $skill-one } of the company, if another is in it, where it is or where it goes
StoredLore = each permanent-event that your opponent has stored and that is played where Information is
    .one = a permanent-event that your opponent has stored and that is played where Information is
Tribes = a type of creature (not Nazgûl, Undead or Dragons)
    .one = { Tribes }
Discarded = each creature of the { $race-many } in your discard pile that could attack now
    .one = a creature of the { $race-many } in your discard pile that could attack now
StoredItems = each item that your opponent has stored
    .one = an item that your opponent has stored
StrayAllies = each ally that is in the Under-deeps, or at a site with another nearest Haven than a site where it can be played
    .one = an ally that is in the Under-deeps, or far from where it can be played
RescueSites = { $holds-one-or } of your location deck in or next to a region of the company's way, in the company's own region if it stays, or next to its new site in the Under-deeps
    .one = { RescueSites }
LinksDoing = what would { $what } in this chain
    .one = one thing that would { $what } in this chain
WithKeyword = { $declared ->
    [yes] { $keyword-many } declared in this chain
   *[no] { $keyword-many } in play
}
    .one = { $declared ->
    [yes] { $keyword-one } declared in this chain
   *[no] { $keyword-one } in play
}
HazardEvents = all { $race-key ->
    [race-none] hazard
   *[other] { $race }
} { $form }s in play{ HazardEvents.more }
    .one = { $race-key ->
    [race-none] a hazard { $form }
   *[other] { $race-one } { $form }
} in play{ HazardEvents.more }
    .more = { $own ->
    [yes] {" "}of yours
   *[no] {""}
}{ $never-key ->
    [keyword-any] {""}
   *[other] {" "}(no { $never })
}
CorruptionCards = the corruption cards on { $races-count ->
    [0] { $where }
   *[other] { $races-many } { $where-of }
}
    .one = a corruption card on { $races-count ->
    [0] { $where-one }
   *[other] { $races-one-or } { $where-of }
}
InYourHand = { $name } in your hand
    .one = { $name } from your hand
NotHeadingInto = your { $skill-many } not bound for { $type }
    .one = { $skill-one } of yours whose company does not head for a site in { $type }
RingBearers = whoever bears a ring in the company
    .one = a character of the company who bears a ring
BesideTheRing = those in the company of The One Ring who do not bear it
    .one = somebody in the company of The One Ring who does not bear it
HazardsOnUs = hazards declared in this chain on the company, anybody or anything of it or its site{ $regions-count ->
    [0] {""}
   *[other] {" "}while it is bound for { $regions-or }
}
    .one = a hazard declared in this chain on the company, anybody or anything of it or its site{ $regions-count ->
    [0] {""}
   *[other] {" "}while it is bound for { $regions-or }
}
ItemsToFind = the { $sizes-many } of your hand that the site offers
    .one = a { $sizes-or } from your hand that the site offers
TakersOfIt = another untapped character of the company
    .one = another untapped character of the company
FactionsNear = factions of your hand from near the Haven
    .one = a faction from your hand, even one that your opponent has, whose site is two regions or less from the company's Haven
OthersAtThatSite = each other character at that site who is neither a Hobbit nor a Wizard
    .one = another character at that site who is neither a Hobbit nor a Wizard

## Conditions; .not is their opposite

TookPart = you have taken part in { $least } events
    .not = you have taken part in fewer than { $least } events
Standard = the standard rules are played
    .not = the basic rules are played
Offered = the site is untapped and this card may be played there
    .not = the site is tapped or this card may not be played there
OfferedTapped = this card may be played at the site (even if it is tapped)
    .not = this card may not be played at the site
OneMore = something was played at this site and no additional minor item was taken yet
    .not = no additional minor item may be taken
BearerAt = the bearer is at { $hold-one }
    .not = the bearer is not at { $hold-one }
BearerAtNamed = the bearer is at { $name }
    .not = the bearer is not at { $name }
BearerIs = the bearer is { $race-one }
    .not = the bearer is not { $race-one }
InPlay = { $name } is in play
    .not = { $name } is not in play
Facing = the attack is by { $races-many-or }
    .not = the attack is not by { $races-many-or }
Automatically = it is an automatic-attack{ $holds_at-count ->
    [0] {""}
   *[other] {" "}at { $holds_at-one-or }
}
    .not = it is no automatic-attack{ $holds_at-count ->
    [0] {""}
   *[other] {" "}at { $holds_at-one-or }
}
KeyedToType = the attacking creature was keyed to { $types-or }
    .not = the attacking creature was not keyed to { $types-or }
AlreadyFaced = the company has already faced { $names-count ->
    [0] an attack by { $race-many }
   *[other] { $names-or }
} this turn
    .not = the company has not yet faced { $names-count ->
    [0] an attack by { $race-many }
   *[other] { $names-or }
} this turn
TheAttackIsThis = the attack is by this card
    .not = the attack is not by this card
AtMost = the bearer's company is no larger than { $size }
    .not = the bearer's company is larger than { $size }
Attacked = the bearer's company is attacked
    .not = the bearer's company is not attacked
NoSkillYet = no other card that requires a skill was played against this strike
    .not = a card that requires a skill was already played against this strike
SubjectIn = that character is of the bearer's company
    .not = that character is not of the bearer's company
SubjectIsCompany = it is the bearer's company
    .not = it is another company
Organizing = it is your organization phase
    .not = it is not your organization phase
Moving = the company moves
    .not = the company does not move
YourTurn = it is your turn
    .not = it is your opponent's turn
PrisonersTurn = it is the turn of the player whose characters this card holds
    .not = it is the turn of another than the prisoners' player
SubjectIsNot = that character is not { $race-one }
    .not = that character is { $race-one }
FirstWound = it is the first whom the attack has wounded
    .not = it is not the first whom the attack has wounded
ItWounded = it has wounded somebody
    .not = it has wounded nobody
StruckIs = the target is { $race-one }
    .not = the target is not { $race-one }
StruckIsThis = this character is the target
    .not = this character is not the target
ByCreature = the attack is by a creature
    .not = the attack is not by a creature
InPath = the site path has { $times ->
    [1] a { $type }
   *[other] { $times } { $type }
}
    .not = the site path does not have { $times ->
    [1] a { $type }
   *[other] { $times } { $type }
}
SiteIs = the site is { $types-one-or }
    .not = the site is not { $types-one-or }
Here = the company has { $name-key ->
    [name-none] { $skill-one }
   *[other] { $name }
}
    .not = the company does not have { $name-key ->
    [name-none] { $skill-one }
   *[other] { $name }
}
StartedStrong = the printed prowess of the attack is { $prowess } or more
    .not = the printed prowess of the attack is less than { $prowess }
BearerHas = the bearer is already { $skill-one }
    .not = the bearer is not yet { $skill-one }
Guarded = the site is { $types-one-or } with { $number ->
    [1] an automatic-attack
    [3] a third automatic-attack
   *[other] a second automatic-attack
}
    .not = the site is not { $types-one-or } with { $number ->
    [1] an automatic-attack
    [3] a third automatic-attack
   *[other] a second automatic-attack
}
AtNamed = { $name-key ->
    [name-none] the company
   *[other] { $name }
} is at { $site }
    .not = { $name-key ->
    [name-none] the company
   *[other] { $name }
} is not at { $site }
FewerThan = the bearer's company has fewer than { $number } characters
    .not = the bearer's company has { $number } characters or more
SiteUntapped = the site is untapped
    .not = the site is tapped
PlayedHere = an ally or a faction of this site was played this turn
    .not = no ally or faction of this site was played this turn
MovesToHaven = the company moves to a Haven
    .not = the company does not move to a Haven
RideAlone = the company is the bearer alone, or the bearer and a Hobbit, without another ally
    .not = the bearer's company is larger
IsStored = this card is stored
    .not = this card is not stored
StoredThere = this card was stored at the place it names
    .not = this card was not stored at the place it names
BearerAtDwarfHold = the bearer is at a Dwarf-hold
    .not = the bearer is not at a Dwarf-hold
NotInPlay = this card is in your hand and no card of its name was defeated
    .not = this card is in play or one of its name was defeated
LeavesItsLands = the company moves outside the regions this ally stays in
    .not = the company stays in the regions of this ally
NamedAt = { $name } is at { $site }
    .not = { $name } is not at { $site }
WizardAlone = the attacked company is your Wizard alone
    .not = the attacked company is not your Wizard alone
Exists = there is { $who-one }
    .not = there is no such thing as { $who-one }
SubjectIsBearer = that character bears this card
    .not = that character does not bear this card
Did = { $name } was played this turn
    .not = { $name } was not played this turn
InPlayOnly = this card is in play
    .not = this card is not in play
AtItsSite = the site on which this card lies is where that happens
    .not = it happens at another site
InSitePhase = it is the site phase
    .not = it is not the site phase

## What is different. Things that a thing is given until the end of the turn are nouns.

On = { $question-key ->
    [question-81] { $of } stays in play when its time is over
    [question-87] { $of } has protection from dark enchantments
    [question-not-untapping] { $of } does not untap
    [question-face-up] { $of } discards cards face up
   *[other] { $of }: { SIGNED($more) } { $question }
}{ $when ->
    [none] {""}
   *[other] {" "}if { $when }
}
OnIt = { $question-key ->
    [question-stays] { $question }
    [question-nothing] { $more ->
        [1] { $question }
       *[other] the freedom to act in its site phase
    }
    [question-spared] { $question }
    [question-83] { $question }
    [question-able] { $question }
    [question-again] { $question }
    [question-flies] { $question }
    [question-only-open] { $question }
    [question-held] { $question }
    [question-hoard] { $question }
   *[other] { SIGNED($more) } { $question }
}{ $most ->
    [99] {""}
   *[other] {" "}(to { $most } at most)
}
    .given = { OnIt }
    .about = { $question-key ->
    [question-nothing] company
    [question-again] company
    [question-flies] company
    [question-only-open] company
    [question-held] company
    [question-regions] company
    [question-limit] company
   *[other] thing
}
OnAttack = { $question-key ->
    [question-equal-body] a body check that equals the body also discards the character (no Wizard)
   *[other] an attack has { SIGNED($more) } { $question }
}{ $when ->
    [none] {""}
   *[other] {" "}if { $when }
}
    .given = attacks with { SIGNED($more) } { $question }{ $when ->
    [none] {""}
   *[other] {" "}(if { $when })
}
    .about = company
AttackHas = an attack has { $numbers }{ $when ->
    [none] {""}
   *[other] {" "}if { $when }
}
AllHave = { $of }: { $numbers }{ $when ->
    [none] {""}
   *[other] {" "}if { $when }
}
TwiceTheStrikes = an attack has twice as many strikes if { $when }
HalvesBody = the body of the attack is halved, rounded up, if { $when }
GivesBody = an attack without a body has body { $body } if { $when }
LessBodyForEach = this attack has { $less } body less for each ranger of the company
FacedTwice = each automatic-attack by { $races-many } is faced twice
NoScoutCards = no resources that require a scout
    .given = a ban on resources that require a scout
    .about = company
LimitByPath = a hazard limit lower by one for each { $type } in its site path, but not below { $least }
    .given = { LimitByPath },
    .about = company
NoneKeyed = freedom from creatures keyed to { $types-or }
    .given = { NoneKeyed }
    .about = company
CountsAs = the type { $other } if it is { $one-one }
    .given = the type { $other }
    .about = thing
EveryAttempt = all attempts to influence what the opponent has, also those of agents, are modified by { SIGNED($more) }
    .given = { EveryAttempt }
OnEach = { $races-count ->
    [0] each character has
   *[other] { $races-many } have
} { SIGNED($more) } { $question }{ $without-key ->
    [skill-none] {""}
   *[other] , except { $without-many }
}{ $when ->
    [none] {""}
   *[other] {" "}if { $when }
}
LimitBy = { SIGNED($more) } to the hazard limit{ $type-key ->
    [land-any] {""}
   *[other] {" "}if its site path has a { $type }
}, but not below { $least }{ $when ->
    [none] {""}
   *[other] , if { $when }
}
    .given = { LimitBy },
    .about = company
LimitIn = −2 to the hazard limit of companies that move to { $names-or }, but not below 2
    .given = −2 to the hazard limit, but not below 2,
    .about = company
OnAutomatic = a { $number ->
    [1] first
   *[other] second
} automatic-attack with { SIGNED($more) } prowess
    .given = { OnAutomatic }
    .about = company
NoneKeyedBy = { $ways-count ->
    [6] freedom from all creatures
   *[other] freedom from creatures keyed to { $ways-or }
}
    .given = { NoneKeyedBy }
    .about = company
LandsAre = { $changes }{ $hazards ->
    [yes] {" "}when hazards are played
   *[other] {""}
}{ $when ->
    [none] {""}
   *[other] {" "}if { $when }
}
LandsAre-changes = each { $one } counts as { $other }
OnlyKeyedAt = freedom from creatures keyed to { $ways-or } if it moves to { $type-one }
    .given = { OnlyKeyedAt }
    .about = company
DrawsByPath = your company with this character draws one card more for each { $type } in its site path
StaysAtHavens = no character at a Haven can be discarded or returned to a hand
NotAtItsSite = this ally cannot be struck by automatic-attacks or by creatures keyed to its site
SparesRace = this creature does not strike { $race-many }
DoesNotWound = whoever this creature would wound { $how }
MindForProwess = against this creature everybody fights with mind in place of prowess
LeastTwice = one source of corruption on each character counts twice, the least of them
OpenTo = attacks by { $races-many } wherever it is
    .given = { OpenTo }
    .about = company
OpensLands = { $races-many } that are not unique and can be keyed to a region other than Coastal Sea may also be keyed to { $lands-or } and to { $types-one-or }
StonesTwice = the corruption points of Palantíri count twice

## What is done

Tap = tap { $who }
Untap = untap { $who }
Heal = heal { $who }{ $tapped ->
    [yes] , who is tapped then
   *[no] {""}
}
Wound = wound { $who }
Spend = discard { $who }
Discard = discard { $who }
Expel = discard { $who }
RollOrReturn = make the player of { $who } roll: if the roll plus unused general influence is below { $below-plain }, { $discards ->
    [yes] it is discarded
   *[no] that character returns to the hand, and one of its items may pass to another of the company
}
EnterPlay = bring this character into play { $who }
Gain = give { $who } this card
TapSite = tap the site
NameSite = show { $who }
NameTribe = name { $who }
FreeOfLimit = give { $who-company } until the end of the turn { $change-given }
Crush = give { $who } until the end of the turn { $change-given } for each full 5 by which the strike has hit
Sniffed = give { $who-company } until the end of the turn { $change-given }
AttackAgain = have { $who } attack at once{ $prowess ->
    [0] {""}
   *[other] {" "}with { SIGNED($prowess) } prowess
}{ $body ->
    [0] {""}
   *[other] {" "}and { SIGNED($body) } body
}, which counts nothing against the hazard limit
LoseHeart = have the player of { $who } roll and add its mind: below { $below } it splits off as a company of its own, which is back at the site of origin and does nothing there
ProveWorthless = return { $who } to your opponent's hand, with what lies on it discarded, and place this card among the points of your opponent
TurnOver = have { $who } show four random cards of the discard pile; you may remove one that is not unique from the game, and the others stay there
CountAsHazard = count one against the hazard limit
CrawlBack = return { $who } to your hand
Decide = discard this card if the strike has not hit
OneMayBeWardedOff = let a character of the company tap to cancel the attack, if no attack of this creature was cancelled so before
LieInWait = play this card: a character whom the strike hits is not harmed but taken prisoner at that site, with no cards but rings; if nobody is taken, this card is discarded
HoldOut = have each prisoner make a body check{ $more ->
    [0] {""}
   *[other] {" "}({ SIGNED($more) })
}{ $above ->
    [0] {""}
   *[other] ; the player of one who holds out then rolls and adds its body, and above { $above } it is free, as a company of its own at the rescue site
}
RingsSlip = have the prisoner's player roll for each ring that the prisoner bears; below { $below } it is discarded
FaceGuardsAgain = have the company face all automatic-attacks of the site again ({ SIGNED($prowess) } prowess); a character whom they hit is not harmed but taken prisoner there, with no cards but rings; a rescue then faces the automatic-attacks of the site
TakeMinor = {""}
PutInPlay = play this card{ $who-on }
Corrupt = play this card{ $who-on }
NotAgain = {""}
HandOver = hand this card to { $who }
Store = store { $who }
RollToRemove = roll for the removal of { $who }{ $modifier ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifier) })
}
CheckCorruption = have { $who } make a corruption check{ $modifier ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifier) })
}
CheckForEach = have { $who } make a corruption check for each { $type } in the site path
Help = { $more ->
    [99] make the check of { $who } succeed
   *[other] give { $who } { SIGNED($more) } to the check
}
HelpByCompany = give { $who } +1 to the check for each character of the company
HelpByEvents = add to the check of { $who } one for each event you have taken part in, { $most } at most
HelpByProwess = add the prowess of { $who }, { $most } at most, to the check
Influence = have { $who } make the influence check for this faction
WinFaction = win this faction without a check, and nobody can influence it away
FaceAttack = attack the company with this creature, { $who }
Ambush = reveal this creature if it lies on guard, and attack after the automatic-attacks, { $who }
FacePrinted = have { $who-company } face { $attack }
Automatic = an attack{ $race-key ->
    [race-none] {""}
   *[other] {" "}by { $race-many }
} ({ $strikes ->
    [-1] one strike against each character
    [one] { $strikes } strike
   *[other] { $strikes } strikes
}, prowess { $prowess }{ $body ->
    [0] {""}
   *[other] , body { $body }
}{ $chooses ->
    [yes] ; the attacker chooses who is struck
   *[no] {""}
}{ $checks_corruption ->
    [yes] ; whoever it wounds makes a corruption check
   *[no] {""}
}{ $bare ->
    [yes] ; weapons are of no use
   *[no] {""}
}{ $fixed ->
    [yes] ; it cannot be cancelled
   *[no] {""}
}{ $penalty ->
    [3] {""}
   *[other] ; not tapping costs { $penalty } prowess
})
Cancel = cancel { $who }
ForThisAttack = give { $who } { $change-given }
GiveAttackAll = give { $who } { $changes-given }
CancelStrike = cancel the strike against { $who }
Fight = have { $who } face it{ $prowess ->
    [0] {""}
   *[other] {" "}with { SIGNED($prowess) } prowess
}{ $body ->
    [0] {""}
   *[other] { $prowess ->
        [0] {" "}with
       *[other] {" "}and
    } { SIGNED($body) } body
}{ $keeps ->
    [yes] {" "}without tapping
   *[no] {""}
}{ $rolls ->
    [1] {""}
   *[other] {" "}with two rolls, the better of which counts
}
SendBack = send { $who-company } back to its site of origin
LoseItems = have { $who } discard all items but special ones
TestRing = test { $who }{ $rolls ->
    [0] {" "}without a roll, as any ring but The One Ring
    [1] {""}
   *[other] {" "}(with two rolls, of which you choose one)
}{ $modifier ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifier) })
}
LoseAnItem = have the player of { $who-company } discard an item of it
ChangePath = let one { $one } in the site path of { $who-company } count as { $other }
LightenPath = let one { $one } in the site path of { $who-company } count as { $other } if Gates of Morning is in play
ThisTurn = give { $change-about ->
    [company] { $who-company }
   *[other] { $who }
} { $change-given } until the end of the turn
ForHisCompany = give { $change-about ->
    [company] { $who-company }
   *[other] { $who }
} { $change-given } until the end of the turn
LetHimUse = give { $change-about ->
    [company] { $who-company }
   *[other] { $who }
} { $change-given } until the end of the turn
CancelAndDiscard = cancel and discard { $who }
Counter = cancel { $who }
TapArrow = tap this card (and discard it, unless { $who } is a Man)
LimitGrows = { $doubles ->
    [yes] double the hazard limit of { $who-company }, whose site path must have a { $type }
   *[no] raise the hazard limit of { $who-company } by one for each { $type } in its site path
}
EndEnvironments = discard all { $side } { $keyword-many } and end what they still do
UseStone = tap this Palantír (and { $who }, unless able to use it otherwise)
FindAndPlay = look through your deck for a { $size } that the site offers, and give it to { $who } or discard it
RollTwice = roll twice for { $who } and choose one result
DrawIfWon = draw a card if { $who } succeeds
WinThatFaction = win { $who } without a check
SingAway = discard one corruption card on each character at a Haven
GoHome = bring { $who-company } to the nearest Haven of its site
NewHand = put all cards of your hand and all discarded ones back into your deck, shuffle it, draw a new hand and remove this card from the game
TapAsHazard = tap { $who }, which counts against the hazard limit,
LoseOwnItem = have { $who } discard an item that is no ring
LoseForEachNazgul = have { $who } discard a card for each Nazgûl that is in play as a permanent-event
FetchCard = take { $what } from your discard pile { $to-key ->
    [pile-0] and shuffle it into your play deck, if that has five cards or more
   *[other] into your hand
}{ $times ->
    [1] {""}
   *[other] , up to { $times } times
}
SearchDeck = search your play deck{ $discarded ->
    [yes] {" "}or your discard pile
   *[no] {""}
} for { $what } and take it{ $shows ->
    [yes] , showing it to your opponent
   *[no] {""}
}{ $times ->
    [1] {""}
   *[other] , up to { $times } times
}
SeeHand = see the cards in your opponent's hand
ShowCards = have the player of { $who-company } show a random card of the hand for each character in it
LoseCards = have the player of { $who-company } discard { $count } random cards of the hand
LoseAnItemOrNone = have the player of { $who-company } discard an item of it, if there is one
StoreThere = store { $who } here
UntilUntap = give { $who } { $change-given } until your next untap phase
DestroyRing = destroy The One Ring of { $who } and win the game
ShowTrueForm = roll for { $who }: if he is stronger than the attack, all its strikes fail
TakeAlong = tap an untapped character to take this card along; if nobody does, discard it
Betray = have the bearer of { $who } make a corruption check ({ SIGNED($modifier) }); if it fails, the ring is discarded in place of the character
RingIsLostToo = discard The One Ring of the company if { $who } is gone
TakeFromHand = put { $who } with the character chosen
Fly = let { $who } move { $name-key ->
    [name-none] to any site{ $holds-count ->
        [0] {""}
       *[other] {" "}except { $holds-many }
    }{ $lands-count ->
        [0] {""}
       *[other] {" "}outside { $lands-or }
    }
   *[other] to { $name }
}
Show = show { $who }
InfluenceFromAfar = have { $who } make the influence check for it{ $modifier ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifier) })
}{ $direct ->
    [no] {" "}without direct influence
   *[yes] {""}
}{ $taps ->
    [no] {" (the site does not tap)"}
   *[yes] {""}
}
Covet = have { $who } make a corruption check, modified by minus the corruption points that the item would give to who checks

## What is printed on a card besides its sentences

fact-site = Site: { $hold } in { $region }.
fact-region = Region: { $type }. Next to { $borders }.
fact-character = Character: { $race }{ $skills-count ->
    [0] {""}
   *[other] , { $skills }
}.
fact-item = Resource: { $size }{ $kind-key ->
    [kind-none] {""}
   *[other] , { $kind }
}.
fact-ally = Resource: ally{ $skills-count ->
    [0] {""}
   *[other] , { $skills }
}.
fact-faction = Resource: faction of { $race-many }.
fact-event = { $family } { $form }.
fact-creature = Hazard creature: { $race }{ $form-key ->
    [form-none] {""}
   *[other] , or { $form }
}.
fact-unique = Unique.
fact-once = { $scope }.
fact-keywords = Keywords: { $keywords }.
fact-needs = Requires { $skill-key ->
    [skill-none] { $needs-one }
   *[other] { $skill-one }
}.
fact-strength = Mind { $mind }, prowess { $prowess }, body { $body }{ $influence ->
    [0] {""}
   *[other] , direct influence { $influence }
}.
fact-check = { SIGNED($n) } to corruption checks.
fact-faction-check = { SIGNED($n) } to influence checks against factions.
fact-attack = { $attacks ->
    [1] {""}
   *[other] { $attacks } attacks, each:{" "}
}{ $strikes ->
    [-1] each character faces a strike
    [one] { $strikes } strike
   *[other] { $strikes } strikes
}, prowess { $prowess }{ $body ->
    [0] {""}
   *[other] , body { $body }
}.
fact-attacker-chooses = The attacker chooses who is struck.
fact-same-target = All attacks have the same target, and further strikes of one are excess strikes on it; { $any ->
    [yes] any
   *[no] another
} character of the company may tap to cancel one of them, but not all.
fact-own-attack = { $holds-count ->
    [0] { $name-key ->
        [name-none] The attack: { $attack }.
       *[other] One more automatic-attack at { $name }, until it is defeated: { $attack }.
    }
   *[other] One more automatic-attack at each { $holds-or }{ $deep ->
        [yes] {" "}and each Under-deeps site
       *[no] {""}
    }: { $attack }.
}
fact-leaves-with = Discarded when { $name } leaves play.
fact-not-counted = Does not count against the hazard limit.
fact-bound = Is never stored, handed over, inherited or won away.
fact-joined = A card that is placed with this item adds its numbers to it.
fact-abroad = May be played in your opponent's turn.
fact-two-weapons = A bearer who was a warrior before may use two weapons, and then no shield.
fact-uses-stones = May tap to use a Palantír that this character bears.
fact-teaches-stones = A bearer who was a sage before may tap to use a Palantír.
fact-way-in = As a site it is moved to by { $path }.
fact-lair = Its lair is { $name }, which has no Dragon left to guard it once this one is defeated.
GiveAll = give { $change-about ->
    [company] { $who-company }
   *[other] { $who }
} { $changes-given } until the end of the turn
fact-weightless = A source of corruption, though it gives no points.
fact-veils = As long as it lies in play, whatever makes a player look through a play deck or a discard pile, or at a part of one, out of the usual course has no effect.
fact-takes-long-events = When it is discarded, so are all hazard long-events.
fact-removal = { $havens ->
    [yes] In the organization phase the bearer may tap at a Haven to roll; more than { $above } discards this card.
   *[no] { $sage ->
        [yes] In the organization phase { $others ->
            [yes] another character of the bearer's company, a sage,
           *[no] a sage of the bearer's company
        } may tap to roll; more than { $above } discards this card.
       *[no] { $helped ->
            [yes] In the organization phase the bearer may tap at a Haven to roll, at +1 for each of the company who taps for it; more than { $above } discards this card.
           *[no] { $haven ->
                [yes] At a Haven the bearer may forgo untapping to roll; more than { $above } discards this card.
               *[no] In the organization phase the bearer may tap to roll; more than { $above } discards this card.
            }
        }
    }
}
fact-more-prowess = { SIGNED($n) } prowess{ $most ->
    [99] {""}
    [-1] , to twice the printed prowess of the bearer at most
   *[other] , to { $most } at most
}.
fact-more-body = { SIGNED($n) } body{ $most ->
    [99] {""}
   *[other] , to { $most } at most
}.
fact-more-influence = { SIGNED($n) } direct influence{ $most ->
    [99] {""}
   *[other] , to { $most } at most
}.
fact-corruption = { $n ->
    [one] { $n } corruption point
   *[other] { $n } corruption points
}.
fact-gives = Makes the bearer { $gives-one }.
fact-instead = If { $when }, instead: { $numbers }.
InsteadProwess = { $n ->
    [-100] prowess{ $most ->
        [99] {""}
       *[other] {" "}to { $most } at most
    }
   *[other] { SIGNED($n) } prowess{ $most ->
        [99] {""}
       *[other] {" "}(to { $most } at most)
    }
}
InsteadBody = { $n ->
    [-100] body{ $most ->
        [99] {""}
       *[other] {" "}to { $most } at most
    }
   *[other] { SIGNED($n) } body{ $most ->
        [99] {""}
       *[other] {" "}(to { $most } at most)
    }
}
InsteadInfluence = { SIGNED($n) } direct influence
InsteadCorruption = { $n ->
    [one] { $n } corruption point
   *[other] { $n } corruption points
}
InsteadPoints = { $n ->
    [one] { $n } marshalling point
   *[other] { $n } marshalling points
}
fact-bonus = { $prowess ->
    [0] { SIGNED($influence) } direct influence
   *[other] { SIGNED($prowess) } prowess
} against { $name-key ->
    [name-none] { $home-key ->
        [name-none] { $race-key ->
            [race-none] factions
           *[other] { $race-many }
        }{ $prowess ->
            [0] { $factions ->
                [yes] { $characters ->
                    [yes] {" "}and their factions
                   *[no] {""}
                }
               *[no] {""}
            }
           *[other] {""}
        }
       *[other] characters whose home site is { $home }
    }
   *[other] { $name }
}{ $characters ->
    [no] { $race-key ->
        [race-none] {""}
       *[other] {" "}(factions only)
    }
   *[yes] {""}
}{ $factions ->
    [no] {" "}(characters only)
   *[yes] {""}
}.
fact-points = { $points ->
    [one] { $points } marshalling point
   *[other] { $points } marshalling points
}{ $lost ->
    [0] {""}
   *[other] {" "}({ SIGNED($lost) } if eliminated)
}.
fact-homes = { $only ->
    [yes] { $late ->
        [yes] Comes into play only at { $homes-or }.
       *[no] Unless it is a starting character, comes into play only at { $homes-or }.
    }
   *[no] Home: { $homes-or }.
}
fact-at = Playable at { $sites-count ->
    [0] any site in { $regions-or }
   *[other] { $sites-or }
}.
fact-after-test = Playable only when a gold ring is tested.
fact-never-at = Not playable at { $holds-one-or }.
fact-stays-in = Stays only in { $regions-or }.
fact-not-attackable = Cannot be attacked.
fact-test = Test: { $keyword } on { $most ->
    [99] { $least } or more
   *[other] { $least } to { $most }
}.
fact-above = Won by an influence check above { $n }.
fact-swayed = { SIGNED($n) } for { $race-many }.
fact-hunts = Attacks every company that moves in { $keys-or }{ $when ->
    [none] {""}
   *[other] , if { $when }
}.
fact-keys = Keyed to { $keys-or }{ $when ->
    [none] {""}
   *[other] , if { $when }
}.
KeyLand = { $times ->
    [1] { $type }
   *[other] { $times } { $type }
}
KeyHold = { $hold-one }
KeyRegion = { $names-or } (region)
KeySite = { $names-or } (site)
KeySitesIn = { $holds-count ->
    [0] any site
   *[other] { $holds-one-or }
} in { $names-or }
KeyMovement = a company that moves between { $names }
fact-path = Nearest Haven: { $name }, by { $path }.
fact-haven-path = From { $name }: { $path }.
fact-draws = Draws: you { $own }, your opponent { $other }.
fact-playable = Offers { $sizes-many }.
fact-only = Of { $sizes-many } only { $keyword-many }.
fact-guarded = Automatic-attack: { $attack }.
fact-rescue = Rescue-attack: { $attack }.
fact-limit = { SIGNED($n) } to the hazard limit of companies that move here.
fact-heals = Whatever heals one character here heals all who are here.
fact-open = Creatures may always be keyed to this site.
fact-tapped-too = May also be played if the site is tapped.
fact-takes-rings = A prisoner keeps not even rings.
fact-faithful = Must have a strike before its character can have one, as if it were untapped. May be discarded to keep its character from being taken prisoner.
fact-a-ring = A ring.
fact-hoard = Holds a hoard.
fact-hoard-item = A hoard item: playable only where a hoard is.
fact-dwarf-hold = A Dwarf-hold.

## Words of single cards

OnItem = this card lies with an item
    .not = this card does not lie with an item
SeeTop = look at the five top cards of the play deck of { $who }, shuffle them and lay them back on top
SeeTopOfOne = look at the five top cards of one play deck, shuffle them and lay them back on top
UseAs = use this card as { $who }
AtThatSite = { $name } that your characters bear at { $site } or have stored there
    .one = a { $name } that one of your characters bears at { $site } (or that was stored there)
BearerOfItsHost = the bearer of the item it lies with
    .one = the bearer of the item it lies with
CharactersToMeet = characters of your hand who can be met
    .one = a character from your hand, no Wizard, whom somebody at a Free-hold, a Border-hold or a Ruins & Lairs can control
DiscardStored = discard { $who }
FactionInPlay = a player has { $name }
    .not = no player has { $name }
FeelWound = let the wound of { $who } set off what wounds do
HealsAndDrawsLike = { $site } counts as { $type-one } for healing and for hazards
LayWith = place this card with { $who }
MeetByChance = bring the character shown into play as a follower of { $who }
Reforge = give { $who } a minor or major weapon, armor or shield from your discard pile
SpendStored = tap { $who } and discard this stored card
Stored = { $name } that you have stored
    .one = a { $name } that you have stored
WhoMeetsIt = those who could control the character
    .one = a character who can control the one shown
Arouse = give { $who } { $change-given } until the end of the turn
Aroused = { SIGNED($more) } prowess for its { $number ->
    [1] first
    [2] second
   *[other] third
} automatic-attack
    .given = { Aroused }
    .about = thing
AsLongEvent = give every site, for as long as a long-event lasts, { $change }
AutomaticIn = it is an automatic-attack at a site in { $regions-or }
    .not = it is no automatic-attack at a site in { $regions-or }
ByTheNumberOfNazgul = the attack of Witch-king of Angmar has +1 prowess for each Nazgûl that lies in play, if { $when }
Carry = let a beast carry { $who }: { $how-given }
ChangesAutomatic = this card would change the automatic-attacks of the site
    .not = this card would not change the automatic-attacks of the site
CountsAgainstLimit = count it against the hazard limit
CountsAsWithout = { $site } counts as { $type-one } for healing and for hazards as long as { $name } is in play and not there
DiscardOrReturn = discard { $who }
Embolden = give the strike against { $who } { SIGNED($more) } prowess; after the attack, a creature that is no Nazgûl goes to the defender, who may play { $prize }
Everything = whatever comes
    .one = whatever comes
    .company = each company
GuardedByRace = the { $number ->
    [0] site has an automatic-attack
    [1] first automatic-attack of the site is
    [2] second automatic-attack of the site is
   *[other] third automatic-attack of the site is
} by { $races-many-or }
    .not = the { $number ->
    [0] site has no automatic-attack
    [1] first automatic-attack of the site is not
    [2] second automatic-attack of the site is not
   *[other] third automatic-attack of the site is not
} by { $races-many-or }
HoldUp = make { $who-company } roll, less one for each character who is no scout: below 5 it may not move this turn
    .given = { $change }
HuntsRings = Nazgûl may also be keyed to { $lands-or } and to { $types-one-or } against a company with any ring
HuntsTheOneRing = wherever The One Ring is, except at { $never-one-or }, Nazgûl may attack its company
LayBlade = play this card on { $who-company }
LongEventsStay = hazard long-events stay in play
MayFetchNazgul = let each player take a Nazgûl from the discard pile to the hand
OnAttackedCompany = this card lies on the attacked company
    .not = this card does not lie on the attacked company
Prepare = make it the rule this turn: { $change }
    .given = { $who }
RangersAtTheRiver = rangers of a company that moves to this site
    .one = a ranger of a company that moves to this site
RiseToAttack = attack the company with this card, { $who }, with { SIGNED($strikes) } to the number of strikes and { SIGNED($prowess) } prowess
CheckAsOwed = have { $who } make a corruption check
LandIs = one { $one } counts as { $other }
LimitOf = { $doubles ->
    [yes] a hazard limit twice as high
   *[other] a hazard limit higher by one for each { $type } in the site path
}
OnThisAttack = { SIGNED($more) } { $question }
    .given = { OnThisAttack }
HalfTheStrikes = { $original ->
    [yes] half the original number of strikes, rounded up
   *[other] half the strikes, rounded up
}
    .given = { HalfTheStrikes }
Forded = a way over this river
FordRiver = let { $who-company } act in its site phase in spite of this card
RiverBars = a company that moves to this site this turn does nothing there
SitePathHas = the site's own site path has { $times ->
    [1] a { $type }
   *[other] { $times } { $type }
}
    .not = the site's own site path does not have { $times ->
    [1] a { $type }
   *[other] { $times } { $type }
}
SpareNazgul = return { $who } to your hand in place of discarding it
SparesAllies = this attack strikes characters only, and not the traitor
StayInTheWound = place this card on a character whom the attack has wounded and on whom no corruption card was played this turn, of your choice; if there is none, discard it
SubjectAtItsSite = the company is at the site on which this card lies
    .not = the company is not at the site on which this card lies
SubjectLiesUnder = it is the company on which this card lies
    .not = it is not the company on which this card lies
TappedNazgul = your tapped Nazgûl
    .one = a Nazgûl of yours that was tapped in this chain
TraitorStrikes = let the traitor attack somebody of his company, of your choice, with his prowess and 10 more, and discard this card
Uncarried = no beast carries the attack yet
    .not = a beast already carries the attack
AtHome = it is an automatic-attack at the home of this character, and that rule is played
    .not = it is no automatic-attack at the home of this character, or that rule is not played
Opening = the next creature of the race { $race } may also be keyed to { $lands-count ->
    [0] { $types-count ->
        [0] this site
       *[other] { $types-one-or }
    }
   *[other] { $lands-or }{ $types-count ->
        [0] {""}
       *[other] {" "}or { $types-one-or }
    }
}{ $strikes ->
    [0] {""}
   *[other] , with { SIGNED($strikes) } to the number of strikes
}{ $prowess ->
    [0] {""}
   *[other] {" "}and { SIGNED($prowess) } prowess
}{ $chooses ->
    [yes] , and the attacker chooses who is struck
   *[no] {""}
}
    .given = { SIGNED($strikes) } to the number of strikes, { SIGNED($prowess) } prowess{ $chooses ->
    [yes] , and the attacker chooses who is struck
   *[no] {""}
}
    .about = company
Passage = these regions count as next to each other if it moves by regions: { $pairs-then }
    .given = this way: { $pairs-then } count as next to each other
    .about = company
AlongTheSea = the site path has a Coastal Sea, and nowhere two other regions after each other
    .not = the site path has no Coastal Sea, or two other regions after each other
BecomeItsSite = use this card as the site to which { $who } moves
Homeward = a site to return to
    .given = a site to return to
    .about = company
OfferReturn = let the company return to the site where it began the turn
OpponentDrawsTwice = twice as many cards for the opponent to draw
    .given = twice as many cards for the opponent to draw
    .about = company
Pathfind = let { $who-company } choose another destination, which it reaches in this way
RememberSite = remember the site where { $who-company } is
    .given = { $change }
WhoLeadsOn = your { $skill-many } whose companies move
    .one = { $skill-one } of yours
WithMap = region movement is played
    .not = region movement is not played
AttemptsOnYours = who tries to influence something of yours
    .one = an attempt in this chain to influence something of yours
ElsewhereAtHaven = this character is at a Haven and another company of yours is attacked
    .not = he is not at a Haven, or no other company of yours is attacked
GiveUpForm = make all remaining strikes of the attack fail and discard { $who }; his items wait for him under this card
OpponentDrawsLess = your opponent draws one card less for the movement of this character's company
RideToAid = join { $who-company } with this character, without his allies; he must face a strike, and afterwards taps and makes a corruption check
SearchByLuck = turn over cards of your play deck until a non-special item comes, give it to { $who }, who then faces a strike of prowess 3 plus the number of cards turned over, which cannot be cancelled; whoever it wounds discards the item, and the other cards are shuffled back
TapForPraise = tap any number of your characters
TheirSitePhase = it is your opponent's site phase
    .not = it is not your opponent's site phase
TurnAway = cancel for each of them one Nazgûl event, or a Nazgûl attack on that character's company
Persuade = have { $who } try to influence something of your opponent at the same site
DiscardPileHas = your discard pile has { $what }
    .not = your discard pile does not have { $what }
RingsHere = the rings of the company
    .one = a ring of the company
SubjectIsNamed = it is { $name }
    .not = it is not { $name }
TapAndCount = tap { $who }, which counts against the hazard limit,
BearerCan = the bearer is { $skill-one }
    .not = the bearer is not { $skill-one }
InItsPhase = it is no other company's phase
Mark = a mark that it took effect
    .given = { Mark }
    .about = thing
NoneOfItHere = nobody at the site has a card of this name
    .not = somebody at the site has a card of this name
StonesOfTheOne = the Palantíri that character bears
    .one = a Palantír that character bears
GiveFormBack = give { $who } what he gave up, with his items
ItsOwners = it is the Wizard who gave it up
    .not = it is another Wizard
AskForFord = let a ranger of { $who-company } tap against this card
AheadOfThem = this card keeps the company from its site and it has an untapped ranger
    .not = this card does not keep the company from its site
ResourceEvents = { $declared ->
    [yes] resource { $form }s declared in this chain
   *[no] all resource { $form }s in play
}
    .one = { $declared ->
    [yes] a resource { $form } declared in this chain
   *[no] a resource { $form } in play
}
BesideGaladriel = your diplomats at Galadriel's site
    .one = a diplomat of yours at the same site as Galadriel, but neither herself nor a Hobbit nor a Wizard
    .on = {" "}on a diplomat of yours at the same site as Galadriel
CorruptionOnIt = all corruption cards on that character
    .one = a corruption card on that character
KeyedToSite = the attacking creature was keyed to its site{ $types-count ->
    [0] {""}
   *[other] , { $types-one-or }
}
    .not = the attacking creature was not keyed to its site{ $types-count ->
    [0] {""}
   *[other] , { $types-one-or }
}
FewerStrikes = { $less ->
    [one] { $less } strike less
   *[other] { $less } strikes less
}, but one at least
    .given = { FewerStrikes }
FewerRegions = a company that uses region movement has { SIGNED($less) } to the regions it may pass, but two at least
    .given = { FewerRegions }
MovesOnFrom = one more move if it has come to { $hold-one }
    .given = { MovesOnFrom }
    .about = company
AgainstIt = give { $who } { $change-given } against the attack
StayWithTheFirst = place this card on the first character whom the attack has wounded and on whom no corruption card was played this turn; if there is none, discard it
ThatItem = that item
    .one = that item
TapItsBearer = tap the bearer of { $who }
HuntsThere = the company moves where this Dragon hunts
    .not = the company does not move where this Dragon hunts
SwoopDown = attack { $who-company }
ItemsWeigh = each { $size } gives its bearer one corruption point more
    .given = { ItemsWeigh }
MoreHazardsAfter = the hazard limit of a company that has faced a creature of the { $race-many } is one more
    .given = { MoreHazardsAfter }
DrawsOneLess = whoever moves draws one card less, but one at least
    .given = { DrawsOneLess }
ByDragon = the attack is by { $names-count ->
    [0] a unique Dragon
   *[other] { $names-or }
} in any form
    .not = the attack is not by { $names-count ->
    [0] a unique Dragon
   *[other] { $names-or }
} in any form
HuntingDragons = all Dragons ahunt in play
    .one = a Dragon ahunt in play
BearerStruck = the bearer is the target of the strike
    .not = the bearer is not the target of the strike
fact-never-starts = May not begin in play.
fact-only-for = Nobody else may bear it.
Restored = { $name } lies with this item
    .not = { $name } does not lie with this item
Restore = place { $who } with this item
NoPenalty = the bearer may fight without tapping at no penalty
Road = a way from any of these regions to any other of them, by { $path }: { $names }
    .given = a way by { $path } between the regions { $names },
    .about = company
Realm = a creature that can be keyed to a single Shadow-land may be keyed to { $shadow-or }, and one that can be keyed to a Dark-domain to { $dark-or }
SetsOutFrom = your companies at a site in { $regions-or }
    .one = a company of yours at a site in { $regions-or }
    .company = a company of yours at a site in { $regions-or }
Fighters = the characters and allies of the attacked company
    .one = a character or an ally of the attacked company
ShowSome = have { $who } show { $count } random cards of the hand
TapToFetch = have { $who } tap to take { $what } from your discard pile, if you wish{ $checks ->
    [yes] , and then make a corruption check
   *[no] {""}
}
fact-used-abroad = May also be used in your opponent's site phase.
fact-adds = Placed with an item, it adds its numbers to it.
CardsInHand = each { $card } of your hand{ CardsInHand.such }
    .one = a { $card } of your hand{ CardsInHand.such }
    .such = { $races-count ->
    [0] {""}
   *[other] {" "}({ $races-or })
}{ $regions-count ->
    [0] {""}
   *[other] {" "}that is played at a site in { $regions-or }
}
GiveUp = show and discard { $who }
TwoOf = there are two: { $who }
    .not = there are not two: { $who }
Rally = give { $who } { $change-given } against the attack for each marshalling point printed on what was discarded
Pierce = give the strike against { $who } −1 prowess and −2 body; if it is defeated, all strikes of the attack that fail after it are defeated, too
DefenderPicks = the defender says who is struck by a hazard creature: anybody, tapped or wounded, whatever the attack may do
FeedOrFlee = make your opponent discard a creature of the hand, which gives { $who-company } { $change-given }; or, if there is none, make him show his hand, and cancel the attack
    .given = { $change }
JoyfulTimes = each resource long-event in play
    .one = a resource long-event in play
    .on = {" "}on a resource long-event in play
ItsHost = the card on which this one lies
    .one = the card on which this one lies
HalfWilds = a site path in which each Wilderness counts as half a one, the sum rounded down
    .given = { HalfWilds }
    .about = company
IsTapped = this card is tapped
    .not = this card is not tapped
CommonWeapons = the weapons of the bearer's company that are not unique
    .one = a weapon of the bearer's company that is not unique
ForgeInto = place this card with { $who }
Burdens = items of those who are about to check corruption in a company with a diplomat
    .one = an item of somebody who is about to check corruption in a company with a diplomat
WhoTakesIt = the others of the company
    .one = another character of the company who may bear it
Point = take { $who }
PassOn = give that item to { $who } without a check
WarmThem = let any number of sages of { $who-company } tap, each of whom heals a character, who is tapped then, and makes a corruption check
Refresh = let as many characters of { $who-company } untap as its site path is short of four regions
HazardsBesideHim = all hazard permanent-events on characters of your Wizard's company
    .one = a hazard permanent-event on a character of your Wizard's company
ToTheHand = return { $who } to your opponent's hand

## Hazards of the Dragons

NightReturns = { $night } counts as in play, unless { $morning } is in play, which then counts as out of play
    .given = { NightReturns }
OneUncounted = against each company one { $race-key ->
    [race-none] form of a unique Dragon
   *[other] creature of the { $race-many }
} does not count against the hazard limit
    .given = { OneUncounted }
AlsoChecks = whoever is wounded makes one more body check{ $modifier ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifier) } to its roll)
} if { $when }
    .given = { AlsoChecks }
OneDragonATurn = only one form of a unique Dragon may be played each turn
    .given = { OneDragonATurn }
HauntsSites = all creatures of the { $race-many } may also be keyed to { $hold-one }
    .given = { HauntsSites }
MoreByDraws = { $question-key ->
    [question-limit-now] the hazard limit of a company is one more for each card beyond the first that its player drew for it
   *[other] the opponent of whoever moves may draw one card more for each that the mover drew beyond the first
}
    .given = { MoreByDraws }
Follows = { $last ->
    [yes] the last attack that the company faced
   *[no] an attack that the company faced earlier this turn
} was by { $races-many-or }{ Follows.keyed }
    .not = no such attack came before
    .keyed = { $no_site ->
    [yes] {" "}and was not keyed to a site
   *[no] {" "}and was keyed to { $land }{ $hold-key ->
        [hold-any] {""}
       *[other] {" "}or { $hold-one }
    }
}
KeyAttack = an attack before it
TalkAway = have { $who } make { $attempt }; above { $above } it cancels the attack
IfItLeaves = if the attack was cancelled, give { $who-company } { $change-given } until the end of the turn
    .given = { $less }
WhoAttempts = { $theirs ->
    [yes] your opponent's characters who are about to make { $attempt }
   *[no] your characters who are about to make { $attempt }
}
    .one = { $theirs ->
    [yes] a character of your opponent who is about to make { $attempt }
   *[no] a character of yours who is about to make { $attempt }
}
HelpAttempt = give { $who } { SIGNED($more) } to it
PlayFind = play with { $who } a { $sizes-or } of your hand that the site offers
HoardHere = the site contains a hoard
    .not = the site contains no hoard
Burgle = tap the site and have { $who } make { $attempt } (+2 for a scout, +3 for a Hobbit) in place of facing the automatic-attacks; above 10 an item of your hand that the site offers may be played with him, otherwise he faces them alone
AtALair = the company is at the lair of a Dragon
    .not = the company is not at the lair of a Dragon
OfCurrent = the bearer is of this company
    .not = the bearer is not of this company
FindTreasure = look in your play deck and discard pile for an item that is playable here, and play it with somebody of { $who-company }
CallAnAlly = have { $who } roll (+3 for a diplomat): an ally of your hand that may be in this region may come if the result is above 6 and its mind; it taps the site
Riddle = have { $who } make { $attempt } (+2 for each sage and +1 for each Hobbit of the company); above { $above } you name a card and your opponent shows the hand: if the card is there, the creature is discarded with all its attacks
WhoMeetsARival = characters of the company at the same site as a company of your opponent
    .one = a character of the company at the same site as a company of your opponent
Challenge = have your opponent pick a character at the site who plays the riddle game with { $who }
PlayRiddles = have { $who } and that other make { $attempt } each (+2 for a sage, +1 for a Hobbit; again if equal); whoever wins names two cards, and the other player shows the hand and discards them

StrikeHas = give the strike { $prowess ->
    [0] {""}
   *[other] { SIGNED($prowess) } prowess
}{ $body ->
    [0] {""}
   *[other] {" "}and { SIGNED($body) } body
}
StruckMortal = the character who faces the strike (no Wizard)
    .one = the character who faces the strike (no Wizard)
    .on = {" "}on the character who faces the strike (no Wizard)
StrikeAgain = let the attacker assign one strike to somebody who has one of this attack already{ $weaker ->
    [0] {""}
   *[other] , with −{ $weaker } prowess
}
BloodBurns = have { $who }, if the strike fails, make a body check; armor, a shield and a helmet each give −1 to its roll
ByCreatureNamed = the attack is by { $names-or }
    .not = the attack is not by { $names-or }
Breathe = have each character of the company face one strike of the prowess that the attack had before it fell by { $fallen }, with body in place of prowess: +1 for a shield, +1 for a helmet, +3 for tapping
LeavesBehind = the company uses region movement through { $regions-or } or out of it
    .not = the company does not use region movement through { $regions-or } or out of it
FallOnEach = have each character of { $who-company } face one strike of prowess { $prowess } that is no attack and cannot be cancelled, with { SIGNED($worse) } to body checks
NoBodyOf = give { $strikes ->
    [1] the last of its strikes
   *[other] the last { $strikes } of its strikes
} no body
AttackerTakesItem = have the attacker discard an item of the company
WoundedMortals = each character whom the attack has wounded (no Wizard)
    .one = a character whom the attack has wounded (no Wizard)
LinksCancelling = what would cancel the attack in this chain
    .one = what would cancel the attack in this chain
ByCopies = +1 prowess, +4 if two such cards were played on it, +9 if three were
    .given = { ByCopies }
DiscardForTerror = discard any number of cards from your hand, each for a character of the company who is no Wizard and each against the hazard limit
MakeTerrified = roll for each of these characters, at +2 if it is a Dragon: above the mind, the character taps
fact-no-memory = The bearer has no skills.
DarkOnBearer = all dark enchantments on the bearer
    .one = a dark enchantment on the bearer
FirstStrike = no strike of the attack was resolved before
    .not = a strike of the attack was resolved before
ChosenByDefender = it was the defender who chose the target
    .not = it was not the defender who chose the target
OnlyOneStrike = the target faces only one strike of the attack
    .not = the target faces more than one strike of the attack
TakeStrikes = have { $who } face { $most ->
    [-1] all other strikes of the attack, too
    [99] any number of the other strikes of the attack, too
    [one] { $most } more strike of the attack
   *[other] { $most } more strikes of the attack
}{ $weakens ->
    [yes] , each with 1 less prowess and body than the one before
   *[no] {""}
}
GoHisWay = return { $who } to your hand; what he bears may pass without a check to characters of his company who are not wounded
WhoIsKing = each of Thráin II, Thorin II, Dáin II and Balin whose company beat a Dragon at home this turn (Eärcaraxë apart)
    .one = one of Thráin II, Thorin II, Dáin II and Balin whose company beat a Dragon at home this turn (Eärcaraxë apart)
    .on = {" "}on { WhoIsKing.one }
FoundKingdom = make the lair where { $who } defeated it his kingdom
KingdomIs = { $question-key ->
    [question-88] the kingdom is a Dwarf-hold
    [question-89] only Dwarves may play items in the kingdom
   *[other] the kingdom is a Border-hold
}
CallHome = have { $who } make the influence check for this faction, with { SIGNED($more) } for the bearer of { $name }

DragonOpening = { $name-key ->
    [name-none] the next Dragon
   *[other] { $name }
} may also be keyed to { $lands-count ->
    [0] this site
   *[other] { $times } { $lands-or }
}
    .given = { DragonOpening }
Duplicated = its { $number ->
    [1] first
    [2] second
   *[other] third
} automatic-attack once more, right after itself and the same in everything,
    .given = { Duplicated }
Withered = a { $type } counts as two Wildernesses
    .given = { Withered }
Wither = have one { $type } in the site path of { $who-company } count as two Wildernesses this turn
OutsideRegions = the site is { $hold-one } not in { $regions-or }
    .not = the site is no { $hold }, or is in { $regions-or }
PlayableThere = the creatures of your hand that could be keyed to the site
    .one = a creature of your hand that could be keyed to the site
DiscardShown = discard { $who }, shown,
TakeFromThePits = let each player shuffle a form of a unique Dragon or a Drake from the discard pile into the play deck; or, while Doors of Night is in play, take one of each to the hand
WithHoard = { $dragons ->
    [yes] all Dragons at home
   *[no] the site, if it contains a hoard,
}
    .one = { $dragons ->
    [yes] a Dragon at home
   *[no] the site, if it contains a hoard
}
NeverCancelled = the automatic-attack of that Dragon cannot be cancelled
    .given = { NeverCancelled }
LairIsSpared = if it is untapped, the lair of that Dragon does not tap for items that are played there ({ $items } of them, if this card was turned never, once and more often)
    .given = { LairIsSpared }
AnItemIsTaken = count one of them
KeepTurnedOver = turn { $who } over instead, until this card is discarded; only then it goes where it was to go
TurnAside = turn { $who } by a quarter
FormOfIts = it is one of that Dragon
    .not = it is none of that Dragon
InItsLair = that happens in the lair of that Dragon
    .not = that happens elsewhere
ItsDragon = that Dragon
    .one = that Dragon
AtItsHoard = that happens at the site on which this card lies, or at the lair of that Dragon
    .not = that does not happen at the site on which this card lies, nor at the lair of that Dragon
FaceAllAgain = have the company face the automatic-attacks of the site again
FetchForm = take a form of { $name-key ->
    [name-none] a unique Dragon
   *[other] { $name }
} from your discard pile to your hand
NoLair = the site is a Ruins & Lairs, and no Dragon's lair
    .not = the site is no Ruins & Lairs, or a Dragon's lair
WealthFound = a major or greater item was played at the site on which this card lies
    .not = no major or greater item was played at the site on which this card lies
AskForDragon = play a Dragon from your hand (no Eärcaraxë) against the company, not counted against the limit; discard this card
WishesToLeave = the company is at { $site } and would move
    .not = the company is not at { $site }, or would not move
Enchant = have { $who-company } roll, at −1 with any Men, −1 with any Hobbits and +2 with any Dwarves: below 7, give it { $change-given } until the end of the turn
NothingOnWizards = no resource permanent-event may be played on a company with a Wizard as a whole
    .given = { NothingOnWizards }
Disperse = discard all resource permanent-events on companies with a Wizard as a whole
RestOnlyAt = a character who is no Wizard untaps in the untap phase only at { $holds-one-or }; elsewhere by a roll and the mind above 12
    .given = { RestOnlyAt }
UniqueFactions = all unique factions in play
    .one = a unique faction in play
ThroughItsLands = this card was played in an earlier turn, and the company moves by regions through one where a site of the faction lies, or one next to it
    .not = this card was played this turn, or the company does not move by regions through one where a site of the faction lies, or one next to it
FromTheNextTurn = have it act from the next turn on
Bewitch = have { $who-company } roll, at +2 for each ranger, +1 for each scout and +1 for each diplomat: with 12 or less, give it { $change-given } until the end of the turn
HerFolk = characters of the attacked company whose home is Edoras
    .one = a character of the attacked company whose home is Edoras, if Éowyn is in your hand and there is influence enough to control her
RideInSecret = bring Éowyn from your hand into the company of { $who }
StayOrGo = discard { $who } unless the attack was by a Nazgûl; in that case it stays

AfterTheRider = the last attack that the company faced was by { $race-many }
    .not = the last attack that the company faced was not by { $race-many }
HealsByRoll = the bearer does not heal: instead a roll, at +2 at a Haven and +2 for each sage of the company who taps; above 10 the bearer heals, and this card is discarded
    .given = { HealsByRoll }
CheckBody = have { $who } make a body check
WhoSpeaks = who riddles, offers something or tries to influence in this chain
    .one = a character who riddles, offers something or tries to influence in this chain
    .on = {" "}on who riddles, offers something or tries to influence in this chain
ShownOnGuard = show it from on guard
StrikeFirst = assign the first strike of the attack to { $who }
WakeUp = give { $who } −{ $less } to the attempt, shown from on guard
SkilledLinks = cards declared in this chain that require { $skill-one }
    .one = a card declared in this chain that requires { $skill-one }
SeeThrough = cancel and discard { $who } (from on guard, too)
SkilledEffects = what cards that required { $skill-one } still do
    .one = what a card that required { $skill-one } still does
EndEffect = end { $who }
BurnsItems = for each item that is played at { $sites-or }, its player removes an item of the hand from play that is playable there
    .given = { BurnsItems }
Takers = each character of the company who may play items here{ $race-key ->
    [race-none] {""}
   *[other] {" "}({ $race-many } only)
}
    .one = a character of the company who may play items here{ $race-key ->
    [race-none] {""}
   *[other] {" "}({ $race-many } only)
}

DragonGuards = { $name-key ->
    [name-none] a unique Dragon
   *[other] { $name }
} at home guards the site
    .not = { $name-key ->
    [name-none] a unique Dragon
   *[other] { $name }
} at home does not guard the site
Seizes = { $each ->
    [yes] attacks of the Dragon at home whose strikes all take
   *[no] one strike of the Dragon at home (−1 prowess) that takes
} whom it hits, unless a Wizard: discarded with all but followers, without a body check
    .given = { Seizes }
    .about = company

## The Under-deeps

fact-under = Under-deeps site: { $hold }.
fact-neighbours = Next to { $sites }.
Neighbour = { $name }{ $n ->
    [0] {""}
   *[other] {" "}(roll { $n })
}
fact-from-hand = Automatic-attack: { $unique ->
    [yes] a creature
   *[no] a creature that is not unique,
} from the opponent's hand, if it can be keyed to { $keys-or }; it is then discarded.
fact-nazgul = One more automatic-attack, after which it is discarded: { $names-count ->
    [0] a Nazgûl
   *[other] { $names-or }
} among the permanent-events in play.
fact-guarded-unless = Automatic-attack, unless { $unless }: { $attack }.
fact-open-to = { $races-many } may also be played here.
fact-tells-rings = +2 to tests of gold rings here.
fact-kept = Scores instead of being discarded.
fact-cancels = { $names } have no effect as long as this is in play.
fact-twin = The same as { $name }: only one of them may be in play, and neither once one was defeated.
Below = the company is at an Under-deeps site or moves to one
    .not = the company neither is at an Under-deeps site nor moves to one
MovesThrough = the company moves in { $regions-or }
    .not = the company does not move in { $regions-or }
MovesBelow = { $both ->
    [yes] the company moves from one Under-deeps site to another
   *[no] the company moves to or from an Under-deeps site
}
    .not = { $both ->
    [yes] the company does not move from one Under-deeps site to another
   *[no] the company moves neither to nor from an Under-deeps site
}
NoWeapons = weapons are of no use against the attack
    .not = weapons are of use against the attack
Beaten = { $names-or } was defeated
    .not = { $names-or } was not defeated
WasPlayed = { $names-or } was played this turn
    .not = { $names-or } was not played this turn
WayBelow = { $own ->
    [yes] the bearer's company needs { SIGNED($more) } on rolls
   *[no] each company needs { SIGNED($more) } on rolls
} between Under-deeps sites
    .given = { WayBelow }
Uncounted = creatures of the { $races-many }{ $unique ->
    [yes] {""}
   *[no] , unless unique,
} that do not count against its hazard limit
    .given = { Uncounted }
    .about = company
ThatTypeIsFree = creatures of that type that do not count against its hazard limit
    .given = { ThatTypeIsFree }
    .about = company
NoneFoundHere = no such card lies with anybody at this site
    .not = such a card lies with somebody at this site
fact-healer = Whatever heals one character of the company heals all of it.
fact-never-spent = Always goes back to the location deck.
fact-still-offers = Tapped, too, it offers its items.
DrawsOnShortWays = whoever moves draws one card more for each region by which the site path is short of four
    .given = { DrawsOnShortWays }
OnlyAtTheEnd = freedom from creatures that are not keyed to its new site, if its site path has one or two regions, without Shadow-land or Dark-domain
    .given = { OnlyAtTheEnd }
    .about = company
AllBeaten = the attack is defeated
    .not = the attack is not defeated
CreatureBeatenIn = a creature keyed by name to { $regions-or } is defeated
    .not = no creature keyed by name to { $regions-or } is defeated
HasBody = it has a body of its own
    .not = it has no body of its own
MoreStrikes = the attack has more strikes than there are characters to face them
    .not = there are characters enough for all strikes
StrikeAtLeast = the strike has a prowess of { $prowess } or more
    .not = the strike has a prowess below { $prowess }
HasHit = the strike for which this card was played has hit
    .not = the strike for which this card was played has not hit
Dazzled = the strike was not cancelled and the mind of who faced it is not above its prowess
    .not = the strike was cancelled, or the mind of who faced it is above its prowess
NotBeatenOff = this creature's attack was not defeated
    .not = this creature's attack was defeated
PicksItsPrey = the attacker chooses who is struck
    .not = the attacker does not choose who is struck
FewerIfItPicks = an attack that chooses whom it strikes has one strike less, two less while { $name } is in play, but one at least
    .given = { FewerIfItPicks }
FewWithTheGreat = a company of less than four moves, with a Wizard or somebody of mind six or more who is no ranger
    .not = no company of less than four moves with a Wizard or somebody of mind six or more who is no ranger
FactionsComeAgain = have each player shuffle all factions of the discard pile into the play deck
