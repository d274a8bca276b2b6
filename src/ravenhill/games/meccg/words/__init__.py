"""The language of cards, by part of speech: what every card file imports, and nothing else.

Rules import moments and numbers from this package, and verbs import rules: so the leaves come first, then the table,
and the game imports this package before anything else of its own.
"""
from __future__ import annotations

from ravenhill.core.words import Anyway, Depends, Either, Perhaps, Together, a, always, may, whenever
from ravenhill.core.chain_words import Counter, THE_OPPONENT, THIS, YOU
from ravenhill.games.meccg.cards.classes import Ally, Character, Creature, Faction, Item, Region, Site, reprint
from ravenhill.games.meccg.cards.events import (
    Ahunt, Corruption, DragonAtHome, Host, LongEvent, MapEvent, PermanentEvent, ShortEvent, SiteEvent,
)
from ravenhill.games.meccg.cards.parts import (
    Automatic, Bonus, Instead, Removal, at_named, at_site, at_sites_in, following, from_hand, haunted_by, in_named,
    in_region, moving_between,
)
from ravenhill.games.meccg.terms import (
    ABROAD, ADDS, AFTER_A_TEST, ALWAYS_OPEN, ANIMAL, ANY_BORDER_HOLD, ANY_FALLEN, ANY_FREE_HOLD, ANY_HAVEN,
    ANY_UNDER_DEEPS, AN_OFFER, ARMOR, AWAKENED_PLANT, A_BURGLARY, A_FLATTERY, A_RIDDLE, A_RING, BALROG, BORDER_HOLD,
    BORDER_LAND, CAUSES_CORRUPTION_CHECK, CHARACTER, COASTAL_SEA, CREATURE, CREATURES, DARK_DOMAIN,
    DARK_ENCHANTMENT, DARK_HOLD, DEEP_STRONGHOLD, DIPLOMAT, DOUBLE, DRAGON, DRAKE, DUNADAN, DWARF, DWARVEN_RING,
    EACH_CHARACTER, EAGLE, EITHER, ELF, ENT, ENVIRONMENT, FACTION, FAITHFUL, FREE_DOMAIN, FREE_HOLD, GIANT, GLOBAL,
    GOLD_RING, GREATER, HAVEN, HAZARD, HEALER, HELMET, HOBBIT, INFORMATION, ITEMS, JOINED, KEPT, LESSER_RING,
    LIGHT_ENCHANTMENT, LONG, LOST_KNOWLEDGE, MAGIC_RING, MAJOR, MAN, MINOR, NAZGUL, NEVER_SPENT, NEVER_STARTS,
    NOT_HANDED, NO_MEMORY, NO_RACE, ONLY_FOR, ORC, PALANTIR, PERMANENT, PER_ATTACK, PER_CHARACTER, PER_COMPANY,
    PER_ELF, PER_FACTION, PER_ITEM, PER_NAZGUL, PER_PLAYER, PER_SITE, PER_TURN, PER_WIZARD, PUKEL_CREATURE, RANGER,
    RECALLS, RESOURCE, RITUAL, RUINS_AND_LAIRS, SAGE, SCOUT, SCROLL_OF_ISILDUR, SHADOW_HOLD, SHADOW_LAND, SHIELD,
    SHORT, SLAYER, SPAWN, SPECIAL, SPECIAL_RACE, SPELL, SPIDER, STANDS_IN, STILL_OFFERS, STOLEN_KNOWLEDGE,
    TAKES_LONG_EVENTS, TAKES_RINGS, TAPPED_TOO, TEACHES_STONES, TELLS_RINGS, THE_ONE_RING, TROLL, TWO_WEAPONS,
    UNATTACKABLE, UNCOUNTED, UNDEAD, USED_ABROAD, USES_STONES, VEILS, WARRIOR, WATCHES, WEAPON, WEIGHTLESS, WILDERNESS,
    WIZARD, WOLF, WOSE,
)
from ravenhill.games.meccg.words.moments import (
    ANYTIME, ASSIGNING, ATTACKED, ATTACK_ENDS, ATTACK_OVER, AT_SITE, BEGINNING_OF_END, BEGINNING_OF_HAZARDS,
    BEGINNING_OF_ORGANIZATION, BEGINNING_OF_SITE, BEGINNING_OF_UNTAP, BETWEEN_STRIKES, BODY_CHECK, BURGLING,
    CHARACTER_WOUNDED, CHECK_FAILED, CHECK_MADE, COMPANY_CHANGED, DECK_EXHAUSTED, DESCENDING, END_OF_HAZARDS,
    END_OF_ORGANIZATION, END_OF_TURN, END_OF_UNTAP, ENTERING, EVENT_PLAYED, FACTION_LOST, HAZARDS, HAZARDS_OVER,
    INFLUENCED, INFLUENCES, IS_STORED, ITEM_GAINED, ITEM_PASSED, ITEM_PLAYED, KEPT_TAPPED, LONG_EVENTS, ORGANIZING,
    RESCUED, RIDDLED, SITE_USED, SPLITS_OFF, STANDING, STRIKE_HIT, STRIKE_OVER, STRUCK, STRUCK_HAZARDS, TURN_ENDS,
    WIZARD_COMES,
)
from ravenhill.games.meccg.words.numbers import (
    ABLE, ATTACK_BODY, ATTACK_PROWESS, ATTACK_STRIKES, ATTEMPTS, AlsoChecks, BODY, BODY_CHECKS, CHECK, CORRUPTION,
    DESCENT, DOES_NOTHING, DragonOpening, EQUAL_BODY, EXCESS, FACE_UP, FACTION_CHECK, FLIES, GENERAL, HAND_SIZE,
    HEALS, HELD, HOARD, INFLUENCE, LIMIT_NOW, MIND, MOVES_AGAIN, NOT_UNTAPPING, OFFERS, ONLY_OPEN, ONLY_TAPS,
    OneUncounted, Opening, PROWESS, REGIONS, RIDDLES, RING_TEST, ROBS_THE_COMPANY, ROBS_THE_STRUCK, Realm, SPARED,
    SPELL_CHECK, UNDISCARDED, UNGUARDED, WILL,
)
import ravenhill.games.meccg.state  # noqa: F401  the table
from ravenhill.games.meccg.piles import DECK
from ravenhill.games.meccg.words.who.cards import (
    CardsInHand, CorruptionCards, Discarded, EVERYTHING_TO_COME, Factions, HazardEvents, HazardsOnUs, Items, Stored,
    WithHoard,
)
from ravenhill.games.meccg.words.who.combat import (
    COMPANY_ATTACKED, FIGHTERS, KEYS, THE_ATTACK, THE_STRUCK, THE_STRUCK_BEARER, THE_STRUCK_MORTAL, TheStruck,
    WOUNDED_BY_IT,
)
from ravenhill.games.meccg.words.who.people import (
    ALL, BEARER, BESIDES_BEARER, CHECKED, CHECKED_BESIDE, COMPANIONS, COMPANIONS_AND_ALLIES, COMPANY,
    COMPANY_OF_THE_ONE, CURRENT, Characters, Companies, HERE, NEW_CARD, OF_ATTACKED, OF_BEARER, OF_CHOSEN, THE_ATTACKED,
    THE_ONE, THE_WIZARD, YOURS, YOUR_WIZARD,
)
from ravenhill.games.meccg.words.who.places import EVERY_SITE, RescueSites, Sites, THE_BEARERS, THE_SITE
from ravenhill.games.meccg.words.who.rolls import WhoAttempts, WhoInfluences
from ravenhill.games.meccg.words.ifs.bearer import (
    AtMost, AtRest, BearerAt, BearerAtDwarfHold, BearerAtNamed, BearerCan, BearerHas, BearerIs, FewerThan,
    InItsPhase, LeavesItsLands, OnItem, Restored,
)
from ravenhill.games.meccg.words.ifs.combat import (
    AllBeaten, AlreadyFaced, Attacked, AutomaticIn, Automatically, BearerStruck, ByAgent, ByCreature, ByDragon,
    CreatureBeatenIn, Facing, Follows, ItWounded, KeyedToSite, KeyedToType, MoreStrikes, OnAttackedCompany,
    StruckIsThis, TheAttackIsThis,
)
from ravenhill.games.meccg.words.ifs.sites import (
    AtItsSite, AtNamed, GuardedByRace, Here, InPath, InSitePhase, MovesThrough, MovesToHaven, Moving, Offered,
    OfferedTapped, SiteIs, SitePathHas, SiteUntapped,
)
from ravenhill.games.meccg.words.ifs.subject import (
    SubjectIn, SubjectIsBearer, SubjectIsCompany, SubjectIsNamed, SubjectIsNot, SubjectIsThis, SubjectLiesUnder,
)
from ravenhill.games.meccg.words.ifs.table import (
    Beaten, Exists, InPlay, InPlayOnly, IsStored, PrisonersTurn, StoredThere, YourTurn,
)
from ravenhill.games.meccg.words.changes import (
    Aroused, CountsAs, DoesNotWound, EveryAttempt, FewerStrikes, HalvesBody, Informs, ItemsWeigh, ItsSiteHas, LandsAre,
    LimitBy, NotAtItsSite, ON_THE_WAY, On, OnAttack, OnEach, OnIt, OnThisAttack, OpponentDrawsTwice, Uncounted,
    WayBelow, body_this_turn, does_nothing, no_creatures, only_to_the_site, prowess_this_turn,
)
from ravenhill.games.meccg.words.verbs.kinds import ThisTurn
from ravenhill.games.meccg.words.verbs.play import (
    CancelAndDiscard, Discard, EndEnvironments, GiveUp, Heal, NotAgain, OnceATurn, PutInPlay, Spend, Tap,
    Untap, Wound,
)
from ravenhill.games.meccg.words.verbs.combat import (
    ALL_STRIKES, ANY_STRIKES, AgainstIt, Arouse, Cancel, CancelStrike, FaceAlone, FacePrinted, FeelWound, Fight,
    ForHisCompany, ForThisAttack, LayBlade, Prepare, StayInTheWound, StrikeHas, TakeStrikes,
)
from ravenhill.games.meccg.words.verbs.corruption import (
    CheckCorruption, Corrupt, Help, HelpByCompany, HelpByProwess, SUCCEEDS,
)
from ravenhill.games.meccg.words.verbs.influence import (
    InfluenceFromAfar, RollOrReturn, Show, WinFaction, WinThatFaction,
)
from ravenhill.games.meccg.words.verbs.items import (
    DestroyRing, FindAndPlay, Gain, LayWith, LetHimUse, Restore, Store, StoreThere, TakeAlong, TestRing, UseStone,
)
from ravenhill.games.meccg.words.verbs.movement import ChangePath, Fly, LimitGrows, OfferReturn, RememberSite, SendBack
from ravenhill.games.meccg.words.verbs.decks import FetchAside, FetchCard, SearchDeck, SeeHand, TapToFetch
from ravenhill.games.meccg.words.ifs.below import Below, MovesBelow
from ravenhill.games.meccg.cards.classes import Agent
from ravenhill.games.meccg.terms import ALLY, GIVES_UP, GOES_TO_HAVENS, PER_AGENT, SHADOW_MAGIC
from ravenhill.games.meccg.words.agent_changes import ComesFrom, ExtraActions, OnThatAgent
from ravenhill.games.meccg.words.moments import AGENT_REVEALED
from ravenhill.games.meccg.words.verbs.returning import AttackAgain, ComeForThem, LoseHeart, SomebodyComes
from ravenhill.games.meccg.rules.piles import AN_AGENT_OF_THE_FREE, AN_AGENT_OF_THE_SHADOW, A_CHARM, A_SPELL
from ravenhill.games.meccg.words.verbs.agents import AgentAttacks, AgentHere, DiscardAgent, LieOnAgent, Sway, TapAgent
from ravenhill.games.meccg.words.who.agents import Agents, AnyAgents, WithinReach
from ravenhill.games.meccg.words.verbs.sites import TapSite
from ravenhill.games.meccg.words.moments import BARRING, ENTERED
from ravenhill.games.meccg.words.numbers import MAJORS
from ravenhill.games.meccg.terms import RESTFUL
from ravenhill.games.meccg.words.mapping import LieAtTheEnd, Wanderers
from ravenhill.games.meccg.words.verbs.prisons import HoldOut, LieInWait, NameSite
from ravenhill.games.meccg.words.ifs.table import IsTapped
from ravenhill.games.meccg.words.verbs.corruption import WaitOn
from ravenhill.games.meccg.words.who.combat import HurtBy
from ravenhill.games.meccg.words.quests import (
    ForGood, IsStaged, ItsCompany, KnowledgeHeld, PlayedByIt, Stage, YieldKnowledge,
)
from ravenhill.games.meccg.rules.piles import (
    ANY_CARD, AN_ITEM, A_CREATURE, A_HAZARD, A_MINOR_ITEM, A_RESOURCE, FAIR_WEATHER, FOR_SAGES,
    FOR_YOU,
)
from ravenhill.games.meccg.words.verbs.attempts import HelpAttempt, IfItLeaves, TalkAway
from ravenhill.games.meccg.words.phrases import (
    DOORS, GATES, against_a_strike, arouses, blows, changes_the_attack, corrupts, doubles, ent, fair_travels,
    halves_the_strikes, has_more, incites, known_to_rangers, learned, realm, rides, road, robs_after, shifts, stirs,
    strengthens, stronger_after, taps_sites, used_up,
)

__all__ = [
    # core.words
    "Anyway", "Depends", "Either", "Perhaps", "Together", "a", "always", "may", "whenever",
    # core.chain_words
    "Counter", "THE_OPPONENT", "THIS", "YOU",
    # cards.printed
    "Ahunt", "Ally", "Automatic", "Bonus", "Character", "Corruption", "Creature", "DragonAtHome", "Faction", "Host",
    "Instead", "Item", "LongEvent", "PermanentEvent", "Region", "Removal", "ShortEvent", "Site", "SiteEvent",
    "at_named", "at_site", "at_sites_in", "following", "from_hand", "haunted_by", "in_named", "in_region",
    "moving_between", "reprint",
    # terms
    "ABROAD", "ADDS", "AFTER_A_TEST", "ALWAYS_OPEN", "ANIMAL", "ANY_BORDER_HOLD", "ANY_FALLEN", "ANY_FREE_HOLD",
    "ANY_HAVEN", "ANY_UNDER_DEEPS", "AN_OFFER", "ARMOR", "AWAKENED_PLANT", "A_BURGLARY", "A_FLATTERY", "A_RIDDLE",
    "A_RING", "BALROG", "BORDER_HOLD", "BORDER_LAND", "CAUSES_CORRUPTION_CHECK", "CHARACTER", "COASTAL_SEA", "CREATURE",
    "CREATURES", "DARK_DOMAIN", "DARK_ENCHANTMENT", "DARK_HOLD", "DEEP_STRONGHOLD", "DIPLOMAT", "DOUBLE", "DRAGON",
    "DRAKE", "DUNADAN", "DWARF", "DWARVEN_RING", "EACH_CHARACTER", "EAGLE", "EITHER", "ELF", "ENT", "ENVIRONMENT",
    "FACTION", "FAITHFUL", "FREE_DOMAIN", "FREE_HOLD", "GIANT", "GLOBAL", "GOLD_RING", "GREATER", "HAVEN", "HAZARD",
    "HEALER", "HELMET", "HOBBIT", "INFORMATION", "ITEMS", "JOINED", "KEPT", "LESSER_RING", "LIGHT_ENCHANTMENT", "LONG",
    "LOST_KNOWLEDGE", "MAGIC_RING", "MAJOR", "MAN", "MINOR", "NAZGUL", "NEVER_SPENT", "NEVER_STARTS", "NOT_HANDED",
    "NO_MEMORY", "NO_RACE", "ONLY_FOR", "ORC", "PALANTIR", "PERMANENT", "PER_ATTACK", "PER_CHARACTER", "PER_COMPANY",
    "PER_ELF", "PER_FACTION", "PER_ITEM", "PER_NAZGUL", "PER_PLAYER", "PER_SITE", "PER_TURN", "PER_WIZARD",
    "PUKEL_CREATURE", "RANGER", "RECALLS", "RESOURCE", "RITUAL", "RUINS_AND_LAIRS", "SAGE", "SCOUT",
    "SCROLL_OF_ISILDUR", "SHADOW_HOLD", "SHADOW_LAND", "SHIELD", "SHORT", "SLAYER", "SPAWN", "SPECIAL", "SPECIAL_RACE",
    "SPELL", "SPIDER", "STANDS_IN", "STILL_OFFERS", "STOLEN_KNOWLEDGE", "TAKES_LONG_EVENTS", "TAKES_RINGS",
    "TAPPED_TOO", "TEACHES_STONES", "TELLS_RINGS", "THE_ONE_RING", "TROLL", "TWO_WEAPONS", "UNATTACKABLE", "UNCOUNTED",
    "UNDEAD", "USED_ABROAD", "USES_STONES", "VEILS", "WARRIOR", "WATCHES", "WEAPON", "WEIGHTLESS", "WILDERNESS",
    "WIZARD", "WOLF", "WOSE",
    # moments
    "ANYTIME", "ASSIGNING", "ATTACKED", "ATTACK_ENDS", "ATTACK_OVER", "AT_SITE", "BEGINNING_OF_END",
    "BEGINNING_OF_HAZARDS", "BEGINNING_OF_ORGANIZATION", "BEGINNING_OF_SITE", "BEGINNING_OF_UNTAP", "BETWEEN_STRIKES",
    "BODY_CHECK", "BURGLING", "CHARACTER_WOUNDED", "CHECK_FAILED", "CHECK_MADE", "COMPANY_CHANGED", "DECK_EXHAUSTED",
    "DESCENDING", "END_OF_HAZARDS", "END_OF_ORGANIZATION", "END_OF_TURN", "END_OF_UNTAP", "ENTERING", "EVENT_PLAYED",
    "FACTION_LOST", "HAZARDS", "HAZARDS_OVER", "INFLUENCED", "INFLUENCES", "IS_STORED", "ITEM_GAINED", "ITEM_PASSED",
    "ITEM_PLAYED", "KEPT_TAPPED", "LONG_EVENTS", "ORGANIZING", "RESCUED", "RIDDLED", "SITE_USED", "SPLITS_OFF",
    "STANDING", "STRIKE_HIT", "STRIKE_OVER", "STRUCK", "STRUCK_HAZARDS", "TURN_ENDS", "WIZARD_COMES",
    # numbers
    "ABLE", "ATTACK_BODY", "ATTACK_PROWESS", "ATTACK_STRIKES", "ATTEMPTS", "AlsoChecks", "BODY", "BODY_CHECKS", "CHECK",
    "CORRUPTION", "DESCENT", "DOES_NOTHING", "DragonOpening", "EQUAL_BODY", "EXCESS", "FACE_UP", "FACTION_CHECK",
    "FLIES", "GENERAL", "HAND_SIZE", "HEALS", "HELD", "HOARD", "INFLUENCE", "LIMIT_NOW", "MIND", "MOVES_AGAIN",
    "NOT_UNTAPPING", "OFFERS", "ONLY_OPEN", "ONLY_TAPS", "OneUncounted", "Opening", "PROWESS", "REGIONS", "RIDDLES",
    "RING_TEST", "ROBS_THE_COMPANY", "ROBS_THE_STRUCK", "Realm", "SPARED", "SPELL_CHECK", "UNDISCARDED", "UNGUARDED",
    "WILL",
    # state
    "DECK",
    # who
    "ALL", "BEARER", "BESIDES_BEARER", "CHECKED", "CHECKED_BESIDE", "COMPANIONS", "COMPANIONS_AND_ALLIES", "COMPANY",
    "COMPANY_ATTACKED", "COMPANY_OF_THE_ONE", "CURRENT", "CardsInHand", "Characters", "Companies", "CorruptionCards",
    "Discarded", "EVERYTHING_TO_COME", "EVERY_SITE", "FIGHTERS", "Factions", "HERE", "HazardEvents", "HazardsOnUs",
    "Items", "KEYS", "NEW_CARD", "OF_ATTACKED", "OF_BEARER", "OF_CHOSEN", "RescueSites", "Sites", "Stored", "WithHoard",
    "THE_ATTACK", "THE_ATTACKED", "THE_BEARERS", "THE_ONE", "THE_SITE", "THE_STRUCK", "THE_STRUCK_BEARER",
    "THE_STRUCK_MORTAL", "THE_WIZARD", "TheStruck", "WOUNDED_BY_IT", "WhoAttempts", "WhoInfluences", "YOURS",
    "YOUR_WIZARD",
    # ifs
    "AllBeaten", "AlreadyFaced", "AtItsSite", "AtMost", "AtNamed", "AtRest", "Attacked", "AutomaticIn", "Automatically",
    "BearerAt", "BearerAtDwarfHold", "BearerAtNamed", "BearerCan", "BearerHas", "BearerIs", "BearerStruck", "Beaten",
    "Below", "ByAgent", "ByCreature", "ByDragon", "CreatureBeatenIn", "Exists", "Facing", "FewerThan", "Follows",
    "GuardedByRace", "Here", "InItsPhase", "InPath", "InPlay", "InPlayOnly", "InSitePhase", "IsStored", "ItWounded",
    "KeyedToSite", "KeyedToType", "LeavesItsLands", "MoreStrikes", "MovesBelow", "MovesThrough", "MovesToHaven",
    "Moving", "Offered", "OfferedTapped", "OnAttackedCompany", "OnItem", "PrisonersTurn", "Restored", "SiteIs",
    "SitePathHas", "SiteUntapped", "StoredThere", "StruckIsThis", "SubjectIn", "SubjectIsBearer", "SubjectIsCompany",
    "SubjectIsNamed", "SubjectIsNot", "SubjectIsThis", "SubjectLiesUnder", "TheAttackIsThis", "YourTurn",
    # changes
    "Aroused", "CountsAs", "DoesNotWound", "EveryAttempt", "FewerStrikes", "HalvesBody", "Informs", "ItemsWeigh",
    "ItsSiteHas", "LandsAre", "LimitBy", "NotAtItsSite", "ON_THE_WAY", "On", "OnAttack", "OnEach", "OnIt",
    "OnThisAttack", "OpponentDrawsTwice", "Uncounted", "WayBelow", "body_this_turn", "does_nothing", "no_creatures",
    "only_to_the_site", "prowess_this_turn",
    # verbs: kinds
    "ThisTurn",
    # verbs: play
    "CancelAndDiscard", "Discard", "EndEnvironments", "GiveUp", "Heal", "NotAgain", "OnceATurn", "PutInPlay",
    "Spend", "Tap", "Untap", "Wound",
    # verbs: combat
    "ALL_STRIKES", "ANY_STRIKES", "AgainstIt", "Arouse", "Cancel", "CancelStrike", "FaceAlone", "FacePrinted",
    "FeelWound", "Fight", "ForHisCompany", "ForThisAttack", "LayBlade", "Prepare", "StayInTheWound", "StrikeHas",
    "TakeStrikes",
    # verbs: corruption
    "CheckCorruption", "Corrupt", "Help", "HelpByCompany", "HelpByProwess", "SUCCEEDS",
    # verbs: influence
    "InfluenceFromAfar", "RollOrReturn", "Show", "WinFaction", "WinThatFaction",
    # verbs: items
    "DestroyRing", "FindAndPlay", "Gain", "LayWith", "LetHimUse", "Restore", "Store", "StoreThere", "TakeAlong",
    "TestRing", "UseStone",
    # verbs: movement
    "ChangePath", "Fly", "LimitGrows", "OfferReturn", "RememberSite", "SendBack",
    # verbs: decks
    "FetchAside", "FetchCard", "SearchDeck", "SeeHand", "TapToFetch",
    # verbs: sites
    "TapSite",
    # verbs: prisons
    "HoldOut", "LieInWait", "NameSite",
    # agents
    "AGENT_REVEALED", "AN_AGENT_OF_THE_FREE", "AN_AGENT_OF_THE_SHADOW", "ComesFrom", "OnThatAgent", "ALLY", "Agent",
    "AgentAttacks", "AgentHere", "Agents", "AnyAgents", "DiscardAgent", "ExtraActions", "GIVES_UP", "GOES_TO_HAVENS",
    "LieOnAgent", "PER_AGENT", "SHADOW_MAGIC", "Sway", "TapAgent", "WithinReach",
    # quests
    "ForGood", "IsStaged", "ItsCompany", "KnowledgeHeld", "PlayedByIt", "Stage", "YieldKnowledge",
    # who: combat, of this turn
    "HurtBy", "IsTapped", "WaitOn",
    # verbs: returning
    "AttackAgain", "ComeForThem", "LoseHeart", "SomebodyComes",
    # rules.piles
    "ANY_CARD", "AN_ITEM", "A_CHARM", "A_CREATURE", "A_HAZARD", "A_MINOR_ITEM", "A_RESOURCE", "A_SPELL", "FAIR_WEATHER",
    "FOR_SAGES", "FOR_YOU",
    # verbs: attempts
    "HelpAttempt", "IfItLeaves", "TalkAway",
    # phrases
    "DOORS", "GATES", "against_a_strike", "arouses", "blows", "changes_the_attack", "corrupts", "doubles", "ent",
    "fair_travels", "halves_the_strikes", "has_more", "incites", "known_to_rangers", "learned", "realm", "rides",
    "road", "robs_after", "shifts", "stirs", "strengthens", "stronger_after", "taps_sites", "used_up",
    # journeys and places
    "BARRING", "ENTERED", "LieAtTheEnd", "MAJORS", "MapEvent", "RESTFUL", "Wanderers",
]
