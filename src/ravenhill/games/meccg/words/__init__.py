"""The language of cards, by part of speech: what every card file imports, and nothing else.

Rules import moments and numbers from this package, and verbs import rules: so the leaves come first, then the table,
and the game imports this package before anything else of its own.
"""
from __future__ import annotations

from ravenhill.core.words import a, always, may, whenever
from ravenhill.core.chain_words import Counter, THE_OPPONENT, THIS, YOU
from ravenhill.games.meccg.cards.printed import (
    Ally, Automatic, Bonus, Character, Corruption, Creature, Faction, Instead, Item, LongEvent, PermanentEvent,
    Region, Removal, ShortEvent, Site, SiteEvent, at_named, at_site, at_sites_in, in_named, in_region, moving_between,
)
from ravenhill.games.meccg.terms import (
    AFTER_A_TEST, ANIMAL, ANY_HAVEN, ARMOR, AWAKENED_PLANT, BALROG, BORDER_HOLD, BORDER_LAND, CAUSES_CORRUPTION_CHECK,
    CHARACTER, COASTAL_SEA, CREATURES, DARK_DOMAIN, DARK_HOLD, DIPLOMAT, DOUBLE, DRAGON, DUNADAN, DWARF, DWARVEN_RING,
    EACH_CHARACTER, EAGLE, EITHER, ELF, ENT, ENVIRONMENT, FACTION, FREE_DOMAIN, FREE_HOLD, GIANT, GLOBAL, GOLD_RING,
    GREATER, HAVEN, HAZARD, HOBBIT, INFORMATION, ITEMS, LESSER_RING, MAGIC_RING, MAJOR, MAN, MINOR, NAZGUL, ORC,
    PALANTIR, PERMANENT, PER_ATTACK, PER_CHARACTER, PER_COMPANY, PER_ELF, PER_SITE, PER_TURN, PER_WIZARD,
    PUKEL_CREATURE, RANGER, RESOURCE, RUINS_AND_LAIRS, SAGE, SCOUT, SCROLL_OF_ISILDUR, SHADOW_HOLD, SHADOW_LAND,
    SHIELD, SHORT, SLAYER, SPAWN, SPECIAL, SPECIAL_RACE, SPELL, SPIDER, THE_ONE_RING, TROLL, UNDEAD, WARRIOR, WEAPON,
    WILDERNESS, WIZARD, WOLF, WOSE,
)
from ravenhill.games.meccg.words.moments import (
    ANYTIME, ASSIGNING, ATTACKED, ATTACK_ENDS, ATTACK_OVER, AT_SITE, BEGINNING_OF_END, BEGINNING_OF_HAZARDS,
    BEGINNING_OF_SITE, BETWEEN_STRIKES, CHARACTER_WOUNDED, CHECK_FAILED, COMPANY_CHANGED, DECK_EXHAUSTED,
    END_OF_HAZARDS, END_OF_ORGANIZATION, END_OF_TURN, END_OF_UNTAP, ENTERING, EVENT_PLAYED, FACTION_LOST, HAZARDS,
    INFLUENCED, INFLUENCES, ITEM_GAINED, ITEM_PASSED, LONG_EVENTS, ORGANIZING, STRUCK, STRUCK_HAZARDS, TURN_ENDS,
)
from ravenhill.games.meccg.words.numbers import (
    ABLE, ATTACK_PROWESS, BODY, BODY_CHECKS, CHECK, CORRUPTION, DOES_NOTHING, EQUAL_BODY, FACE_UP, FLIES, HAND_SIZE,
    HELD, INFLUENCE, MOVES_AGAIN, NOT_UNTAPPING, ONLY_OPEN, ONLY_TAPS, Opening, PROWESS, RING_TEST, ROBS_THE_COMPANY,
    ROBS_THE_STRUCK,
)
from ravenhill.games.meccg.state import DECK
from ravenhill.games.meccg.words.who import (
    ALL, ATTEMPTS_ON_YOURS, AtAHaven, AtHavens, AtThatSite, BEARER, BOTH_PLAYERS, BearerOfItsHost, BearersOf,
    BesideTheRing, COMPANIONS, COMPANIONS_AND_ALLIES, COMPANY, COMPANY_ATTACKED, COMPANY_OF_THE_ONE, CURRENT,
    Characters, CharactersToMeet, CheckedBeside, CheckedOutside, CompaniesAt, CompaniesOf, CompaniesWith,
    CorruptionCards, EVERYTHING_TO_COME, EveryCompany, FactionsInHand, FactionsNear, FellowsOf, FellowsOfTheOne,
    GOLD_RINGS, GoldRingsBeside, GoldRingsHere, HERE, HazardEvents, HazardsOnUs, InSmallCompany, InYourHand,
    ItemsToFind, KEYS, LinksDoing, NamedAtSite, NotHeadingInto, OF_ATTACKED, OF_BEARER, OtherStones, OthersAtThatSite,
    RangersAtTheRiver, RingsHere, SagesWithStones, SmallCompaniesIn, Stones, StonesOfTheOne, Stored, StruckFellow,
    THEIR_FACTIONS, THE_ATTACK, THE_ATTACKED, THE_ONE, THE_SITE, THE_STRUCK, THE_STRUCK_BEARER, THE_WIZARD,
    TakersOfIt, TappedNazgul, TheStruck, WOUNDED_BY_IT, WhoInfluences, WhoMeetsIt, WithKeyword, YOURS, YOUR_WIZARD,
    YourCompanies, YourItems,
)
from ravenhill.games.meccg.words.ifs import (
    AlongTheSea, AlreadyFaced, AsHazard, AsResource, AtHaven, AtItsSite, AtMost, AtNamed, Attacked, AutomaticIn,
    Automatically, BearerAt, BearerAtDwarfHold, BearerAtNamed, BearerCan, BearerHas, BearerIs, ByCreature, Did,
    DiscardPileHas, ElsewhereAtHaven, Exists, Facing, FactionInPlay, FewerThan, GuardedByRace, Here, InPath, InPlay,
    InPlayOnly, IsSage, IsStored, IsTapped, ItWounded, KeyedToType, LeavesItsLands, MovesToHaven, Moving, NamedAt,
    NamedAtHaven, NoneOfItHere, NotInPlay, Offered, OfferedTapped, OnAttackedCompany, OnItem, PlayedHere, RideAlone,
    SiteIs, SitePathHas, SiteTapped, SiteUntapped, StartedStrong, StoredThere, StruckIs, StruckIsThis,
    SubjectAtItsSite, SubjectIn, SubjectIsBearer, SubjectIsCompany, SubjectIsNamed, SubjectIsNot, SubjectLiesUnder,
    SubjectNamed, TheAttackIsThis, TheirSitePhase, Uncarried, WizardAlone, YourTurn, YoursAt,
)
from ravenhill.games.meccg.words.changes import (
    Aroused, ByTheNumberOfNazgul, CARRIED_BY_A_BEAST, CountsAs, CountsAsWithout, DoesNotWound, DrawsByPath,
    HalvesBody, HealsAndDrawsLike, HuntsRings, HuntsTheOneRing, LandsAre, LeastTwice, LimitBy, LongEventsStay,
    MindForProwess, NoneKeyed, NotAtItsSite, ON_THE_WAY, On, OnAttack, OnEach, OnIt, OnlyKeyedAt, OpenTo, OpensLands,
    OpponentDrawsLess, OpponentDrawsTwice, RiverBars, SparesAllies, SparesRace, StaysAtHavens, StonesTwice,
    body_this_turn, cannot_leave, does_nothing, no_creatures, none_to_the_site, only_to_the_site, prowess_this_turn,
)
from ravenhill.games.meccg.words.verbs.kinds import ThisTurn
from ravenhill.games.meccg.words.verbs.play import (
    AsLongEvent, Discard, DiscardAll, EndEnvironments, Expel, Heal, Lasts, NotAgain, PutInPlay, Spend, Tap, TapBoth,
    ThisTurnIf, Untap, UntapAll, Wound,
)
from ravenhill.games.meccg.words.verbs.combat import (
    Arouse, Cancel, CancelStrike, Carry, CountsAgainstLimit, Embolden, FacePrinted, FeelWound, Fight, GiveUpForm,
    HalveStrikes, LayBlade, MoreStrikes, Prepare, RideToAid, RiseToAttack, ShowTrueForm, SpareNazgul, StayInTheWound,
    TapAndCount, TapForPraise, TraitorStrikes, TurnAway, Weaken, WeakenBody,
)
from ravenhill.games.meccg.words.verbs.corruption import (
    Betray, CheckCorruption, CheckForEach, Corrupt, Covet, Help, HelpByCompany, HelpByProwess, RingIsLostToo,
    SingAway,
)
from ravenhill.games.meccg.words.verbs.influence import (
    DrawIfWon, InfluenceFromAfar, MeetByChance, RollOrLose, RollOrReturn, RollTwice, Show, WinFaction, WinThatFaction,
)
from ravenhill.games.meccg.words.verbs.items import (
    DestroyRing, DiscardStored, FindAndPlay, Gain, LayWith, LoseAnItem, LoseAnItemOrNone, LoseOwnItem, Reforge,
    SpendBy, SpendStored, Store, StoreThere, TakeAlong, TakeFromHand, TapArrow, TestRing, UseAs, UseStone,
)
from ravenhill.games.meccg.words.verbs.movement import (
    BecomeItsSite, ChangePath, Fly, GoHome, HoldUp, LimitGrows, OfferReturn, RememberHaven, SendBack,
)
from ravenhill.games.meccg.words.verbs.decks import (
    FetchCard, FetchSpell, LoseCards, LoseForEachNazgul, MayFetchNazgul, NewHand, SearchByLuck, SearchDeck, SeeHand,
    SeeTop, SeeTopOfOne, ShowCards,
)
from ravenhill.games.meccg.words.verbs.sites import TapSite, TapSites, UntapSite
from ravenhill.games.meccg.rules.piles import (
    ANY_CARD, AN_ITEM, A_CREATURE, A_HAZARD, A_MINOR_ITEM, A_RESOURCE, FOR_SAGES,
)
from ravenhill.games.meccg.words.phrases import (
    DOORS, GATES, against_a_strike, arouses, blows, corrupts, doubles, ent, fair_travels, known_to_rangers, learned,
    rides, robs_after, stirs, stronger_after,
)

__all__ = [
    # core.words
    "a", "always", "may", "whenever",
    # core.chain_words
    "Counter", "THE_OPPONENT", "THIS", "YOU",
    # cards.printed
    "Ally", "Automatic", "Bonus", "Character", "Corruption", "Creature", "Faction", "Instead", "Item", "LongEvent",
    "PermanentEvent", "Region", "Removal", "ShortEvent", "Site", "SiteEvent", "at_named", "at_site", "at_sites_in",
    "in_named", "in_region", "moving_between",
    # terms
    "AFTER_A_TEST", "ANIMAL", "ANY_HAVEN", "ARMOR", "AWAKENED_PLANT", "BALROG", "BORDER_HOLD", "BORDER_LAND",
    "CAUSES_CORRUPTION_CHECK", "CHARACTER", "COASTAL_SEA", "CREATURES", "DARK_DOMAIN", "DARK_HOLD", "DIPLOMAT",
    "DOUBLE", "DRAGON", "DUNADAN", "DWARF", "DWARVEN_RING", "EACH_CHARACTER", "EAGLE", "EITHER", "ELF", "ENT",
    "ENVIRONMENT", "FACTION", "FREE_DOMAIN", "FREE_HOLD", "GIANT", "GLOBAL", "GOLD_RING", "GREATER", "HAVEN",
    "HAZARD", "HOBBIT", "INFORMATION", "ITEMS", "LESSER_RING", "MAGIC_RING", "MAJOR", "MAN", "MINOR", "NAZGUL", "ORC",
    "PALANTIR", "PERMANENT", "PER_ATTACK", "PER_CHARACTER", "PER_COMPANY", "PER_ELF", "PER_SITE", "PER_TURN",
    "PER_WIZARD", "PUKEL_CREATURE", "RANGER", "RESOURCE", "RUINS_AND_LAIRS", "SAGE", "SCOUT", "SCROLL_OF_ISILDUR",
    "SHADOW_HOLD", "SHADOW_LAND", "SHIELD", "SHORT", "SLAYER", "SPAWN", "SPECIAL", "SPECIAL_RACE", "SPELL", "SPIDER",
    "THE_ONE_RING", "TROLL", "UNDEAD", "WARRIOR", "WEAPON", "WILDERNESS", "WIZARD", "WOLF", "WOSE",
    # moments
    "ANYTIME", "ASSIGNING", "ATTACKED", "ATTACK_ENDS", "ATTACK_OVER", "AT_SITE", "BEGINNING_OF_END",
    "BEGINNING_OF_HAZARDS", "BEGINNING_OF_SITE", "BETWEEN_STRIKES", "CHARACTER_WOUNDED", "CHECK_FAILED",
    "COMPANY_CHANGED", "DECK_EXHAUSTED", "END_OF_HAZARDS", "END_OF_ORGANIZATION", "END_OF_TURN", "END_OF_UNTAP",
    "ENTERING", "EVENT_PLAYED", "FACTION_LOST", "HAZARDS", "INFLUENCED", "INFLUENCES", "ITEM_GAINED", "ITEM_PASSED",
    "LONG_EVENTS", "ORGANIZING", "STRUCK", "STRUCK_HAZARDS", "TURN_ENDS",
    # numbers
    "ABLE", "ATTACK_PROWESS", "BODY", "BODY_CHECKS", "CHECK", "CORRUPTION", "DOES_NOTHING", "EQUAL_BODY", "FACE_UP",
    "FLIES", "HAND_SIZE", "HELD", "INFLUENCE", "MOVES_AGAIN", "NOT_UNTAPPING", "ONLY_OPEN", "ONLY_TAPS", "Opening",
    "PROWESS", "RING_TEST", "ROBS_THE_COMPANY", "ROBS_THE_STRUCK",
    # who
    "ALL", "ATTEMPTS_ON_YOURS", "AtAHaven", "AtHavens", "AtThatSite", "BEARER", "BOTH_PLAYERS", "BearerOfItsHost",
    "BearersOf", "BesideTheRing", "COMPANIONS", "COMPANIONS_AND_ALLIES", "COMPANY", "COMPANY_ATTACKED",
    "COMPANY_OF_THE_ONE", "CURRENT", "Characters", "CharactersToMeet", "CheckedBeside", "CheckedOutside",
    "CompaniesAt", "CompaniesOf", "CompaniesWith", "CorruptionCards", "EVERYTHING_TO_COME", "EveryCompany",
    "FactionsInHand", "FactionsNear", "FellowsOf", "FellowsOfTheOne", "GOLD_RINGS", "GoldRingsBeside",
    "GoldRingsHere", "HERE", "HazardEvents", "HazardsOnUs", "InSmallCompany", "InYourHand", "ItemsToFind", "KEYS",
    "LinksDoing", "NamedAtSite", "NotHeadingInto", "OF_ATTACKED", "OF_BEARER", "OtherStones", "OthersAtThatSite",
    "RangersAtTheRiver", "RingsHere", "SagesWithStones", "SmallCompaniesIn", "Stones", "StonesOfTheOne", "Stored",
    "StruckFellow", "THEIR_FACTIONS", "THE_ATTACK", "THE_ATTACKED", "THE_ONE", "THE_SITE", "THE_STRUCK",
    "THE_STRUCK_BEARER", "THE_WIZARD", "TakersOfIt", "TappedNazgul", "TheStruck", "WOUNDED_BY_IT", "WhoInfluences",
    "WhoMeetsIt", "WithKeyword", "YOURS", "YOUR_WIZARD", "YourCompanies", "YourItems",
    # ifs
    "AlongTheSea", "AlreadyFaced", "AsHazard", "AsResource", "AtHaven", "AtItsSite", "AtMost", "AtNamed", "Attacked",
    "AutomaticIn", "Automatically", "BearerAt", "BearerAtDwarfHold", "BearerAtNamed", "BearerCan", "BearerHas",
    "BearerIs", "ByCreature", "Did", "DiscardPileHas", "ElsewhereAtHaven", "Exists", "Facing", "FactionInPlay",
    "FewerThan", "GuardedByRace", "Here", "InPath", "InPlay", "InPlayOnly", "IsSage", "IsStored", "IsTapped",
    "ItWounded", "KeyedToType", "LeavesItsLands", "MovesToHaven", "Moving", "NamedAt", "NamedAtHaven", "NoneOfItHere",
    "NotInPlay", "Offered", "OfferedTapped", "OnAttackedCompany", "OnItem", "PlayedHere", "RideAlone", "SiteIs",
    "SitePathHas", "SiteTapped", "SiteUntapped", "StartedStrong", "StoredThere", "StruckIs", "StruckIsThis",
    "SubjectAtItsSite", "SubjectIn", "SubjectIsBearer", "SubjectIsCompany", "SubjectIsNamed", "SubjectIsNot",
    "SubjectLiesUnder", "SubjectNamed", "TheAttackIsThis", "TheirSitePhase", "Uncarried", "WizardAlone", "YourTurn",
    "YoursAt",
    # changes
    "Aroused", "ByTheNumberOfNazgul", "CARRIED_BY_A_BEAST", "CountsAs", "CountsAsWithout", "DoesNotWound",
    "DrawsByPath", "HalvesBody", "HealsAndDrawsLike", "HuntsRings", "HuntsTheOneRing", "LandsAre", "LeastTwice",
    "LimitBy", "LongEventsStay", "MindForProwess", "NoneKeyed", "NotAtItsSite", "ON_THE_WAY", "On", "OnAttack",
    "OnEach", "OnIt", "OnlyKeyedAt", "OpenTo", "OpensLands", "OpponentDrawsLess", "OpponentDrawsTwice", "RiverBars",
    "SparesAllies", "SparesRace", "StaysAtHavens", "StonesTwice", "body_this_turn", "cannot_leave", "does_nothing",
    "no_creatures", "none_to_the_site", "only_to_the_site", "prowess_this_turn",
    # verbs: kinds
    "ThisTurn",
    # verbs: play
    "AsLongEvent", "Discard", "DiscardAll", "EndEnvironments", "Expel", "Heal", "Lasts", "NotAgain", "PutInPlay",
    "Spend", "Tap", "TapBoth", "ThisTurnIf", "Untap", "UntapAll", "Wound",
    # verbs: combat
    "Arouse", "Cancel", "CancelStrike", "Carry", "CountsAgainstLimit", "Embolden", "FacePrinted", "FeelWound",
    "Fight", "GiveUpForm", "HalveStrikes", "LayBlade", "MoreStrikes", "Prepare", "RideToAid", "RiseToAttack",
    "ShowTrueForm", "SpareNazgul", "StayInTheWound", "TapAndCount", "TapForPraise", "TraitorStrikes", "TurnAway",
    "Weaken", "WeakenBody",
    # verbs: corruption
    "Betray", "CheckCorruption", "CheckForEach", "Corrupt", "Covet", "Help", "HelpByCompany", "HelpByProwess",
    "RingIsLostToo", "SingAway",
    # verbs: influence
    "DrawIfWon", "InfluenceFromAfar", "MeetByChance", "RollOrLose", "RollOrReturn", "RollTwice", "Show", "WinFaction",
    "WinThatFaction",
    # verbs: items
    "DestroyRing", "DiscardStored", "FindAndPlay", "Gain", "LayWith", "LoseAnItem", "LoseAnItemOrNone", "LoseOwnItem",
    "Reforge", "SpendBy", "SpendStored", "Store", "StoreThere", "TakeAlong", "TakeFromHand", "TapArrow", "TestRing",
    "UseAs", "UseStone",
    # verbs: movement
    "BecomeItsSite", "ChangePath", "Fly", "GoHome", "HoldUp", "LimitGrows", "OfferReturn", "RememberHaven",
    "SendBack",
    # verbs: decks
    "FetchCard", "FetchSpell", "LoseCards", "LoseForEachNazgul", "MayFetchNazgul", "NewHand", "SearchByLuck",
    "SearchDeck", "SeeHand", "SeeTop", "SeeTopOfOne", "ShowCards",
    # verbs: sites
    "TapSite", "TapSites", "UntapSite",
    # rules.piles
    "ANY_CARD", "AN_ITEM", "A_CREATURE", "A_HAZARD", "A_MINOR_ITEM", "A_RESOURCE", "FOR_SAGES",
    # state
    "DECK",
    # phrases
    "DOORS", "GATES", "against_a_strike", "arouses", "blows", "corrupts", "doubles", "ent", "fair_travels",
    "known_to_rangers", "learned", "rides", "robs_after", "stirs", "stronger_after",
]
