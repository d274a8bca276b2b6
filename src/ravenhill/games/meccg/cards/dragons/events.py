"""Events of both sides."""
from ravenhill.games.meccg.words import *

AND_FORTH_HE_HASTENED = ShortEvent("td-098", "And Forth He Hastened", side=RESOURCE, done=True, rules=(
    may(ANYTIME, Untap(a(Characters(YOURS, beside_race=WIZARD)))),
))
DRAGON_SICKNESS = ShortEvent(
    "td-018", "Dragon-sickness", side=HAZARD, keywords=frozenset({CAUSES_CORRUPTION_CHECK}), done=True, rules=(
        may(HAZARDS, CheckCorruption(a(Characters(CURRENT, carrying=(MAJOR, GREATER))), -1)),
    ),
)
DWARVEN_HOARD = ShortEvent("td-109", "Dwarven Hoard", side=RESOURCE, done=True, rules=(
    may(
        AT_SITE, ThisTurn(OnIt(HOARD, +1), THE_SITE), pay=Tap(a(Characters(CURRENT, race=DWARF))),
        when=SiteIs(DARK_HOLD, SHADOW_HOLD),
    ),
))
GIFT_OF_COMPREHENSION = PermanentEvent(
    "td-118", "Gift of Comprehension", side=RESOURCE, corruption=2, gives=SAGE, done=True, rules=(
        may(ANYTIME, PutInPlay(THE_ONE), pay=Tap(a(Characters(YOURS, race=DUNADAN, at=HAVEN)))),
    ),
)
HOST_OF_BATS = LongEvent("td-031", "Host of Bats", side=HAZARD, no_duplicate=GLOBAL, done=True, rules=(
    always(OneUncounted(ORC)), always(AlsoChecks(-1, Facing(ORC))),
    always(
        AlsoChecks(-2, KeyedToSite(SHADOW_HOLD, DARK_HOLD) | Automatically(SHADOW_HOLD, DARK_HOLD)),
        when=InPlay("Shadow of Mordor"),
    ),
))
HOUSES_OF_HEALING = PermanentEvent("td-125", "Houses of Healing", side=RESOURCE, done=True, rules=(
    may(ANYTIME, PutInPlay(a(Sites(EVERY_SITE, hold=FREE_HOLD)))), always(ItsSiteHas(HEALS)),
))
LOOK_MORE_CLOSELY_LATER = ShortEvent(
    "td-128", "Look More Closely Later", side=RESOURCE, skill=SAGE, keywords=frozenset({RITUAL}), done=True, rules=(
        may(
            ANYTIME, Untap(a(Sites(EVERY_SITE, offers=INFORMATION))), CheckCorruption(THE_ONE),
            pay=Tap(a(Characters(YOURS, SAGE))),
        ),
    ),
)
LORE_OF_THE_AGES = PermanentEvent("td-129", "Lore of the Ages", side=RESOURCE, corruption=2, done=True, rules=(
    may(ANYTIME, PutInPlay(THE_ONE), pay=Tap(a(Characters(YOURS, race=ELF, at=HAVEN)))),
    may(
        ATTACKED, AgainstIt(OnIt(PROWESS, +1), COMPANIONS), CheckCorruption(BEARER), pay=Tap(BEARER), when=Attacked(),
    ),
))
MANY_TURNS_AND_DOUBLINGS = ShortEvent(
    "td-132", "Many Turns and Doublings", side=RESOURCE, skill=RANGER, done=True, rules=(
        may(
            ATTACKED, Cancel(THE_ATTACK),
            when=Facing(WOLF, SPIDER, ANIMAL, UNDEAD) & Exists(Characters(OF_ATTACKED, RANGER)),
        ),
        may(HAZARDS, ThisTurn(OnIt(LIMIT_NOW, -1), COMPANY), when=GATES & Here(RANGER)),
    ),
)
MARVELS_TOLD = ShortEvent(
    "td-134", "Marvels Told", side=RESOURCE, skill=SAGE, keywords=frozenset({RITUAL}), done=True, rules=(
        may(
            ANYTIME, Either(
                Discard(a(HazardEvents(PERMANENT, never=ENVIRONMENT))),
                Discard(a(HazardEvents(LONG, never=ENVIRONMENT))),
            ), CheckCorruption(THE_ONE, -2), pay=Tap(a(Characters(YOURS, SAGE))),
        ),
    ),
)
MASTER_OF_WOOD_WATER_OR_HILL = ShortEvent(
    "td-136", "Master of Wood, Water, or Hill", side=RESOURCE, skill=SAGE, keywords=frozenset({RITUAL}), done=True,
    rules=(
        may(
            HAZARDS, Either(
                ChangePath(COMPANY, WILDERNESS, BORDER_LAND), ChangePath(COMPANY, WILDERNESS, SHADOW_LAND),
                ChangePath(COMPANY, SHADOW_LAND, WILDERNESS), ChangePath(COMPANY, BORDER_LAND, WILDERNESS),
            ), CheckCorruption(THE_ONE), pay=Tap(a(Characters(YOURS, SAGE))),
        ),
    ),
)
MATHOM_LORE = PermanentEvent("td-137", "Mathom Lore", side=RESOURCE, corruption=2, done=True, rules=(
    may(ANYTIME, PutInPlay(THE_ONE), pay=Tap(a(Characters(YOURS, race=HOBBIT, site="Bag End")))),
    may(ORGANIZING, SearchDeck(YOU, A_MINOR_ITEM, discarded=True), CheckCorruption(BEARER), pay=Tap(BEARER)),
))
NOT_AT_HOME = ShortEvent("td-143", "Not at Home", side=RESOURCE, done=True, rules=(
    may(ATTACKED, Cancel(THE_ATTACK), when=Facing(DRAGON, DRAKE, TROLL) & (Automatically() | KeyedToSite())),
    may(ATTACKED, ForThisAttack(FewerStrikes(2), THE_ATTACK), when=GATES & Automatically()),
))
PROWESS_OF_MIGHT = ShortEvent("td-056", "Prowess of Might", side=HAZARD, done=True, rules=(
    may(ATTACKED, changes_the_attack(prowess=+1, body=+1), when=Facing(DRAGON) & ~ByDragon("Scatha")),
    may(ATTACKED, changes_the_attack(prowess=+2, body=+2), when=ByDragon("Scatha")),
))
STAR_OF_HIGH_HOPE = LongEvent(
    "td-154", "Star of High Hope", side=RESOURCE, keywords=frozenset({ENVIRONMENT}), done=True, rules=(
        always(OnEach(PROWESS, +1, ELF, DUNADAN)), always(OnEach(PROWESS, +1, ELF, DUNADAN), when=GATES),
    ),
)
TALES_OF_THE_HUNT = PermanentEvent("td-155", "Tales of the Hunt", side=RESOURCE, corruption=2, done=True, rules=(
    may(ANYTIME, PutInPlay(THE_ONE), pay=Tap(a(Characters(YOURS, race=MAN, at=BORDER_HOLD)))),
    may(ANYTIME, Untap(a(COMPANIONS)), CheckCorruption(BEARER), pay=Tap(BEARER)),
))
TIMES_ARE_EVIL = LongEvent("td-076", "Times Are Evil", side=HAZARD, done=True, rules=(
    always(OnEach(FACTION_CHECK, -3), EveryAttempt(-3), OnEach(OFFERS, -3)),
))
VANISH_IN_SUNLIGHT = ShortEvent("td-162", "Vanish in Sunlight!", side=RESOURCE, done=True, rules=(
    may(
        ATTACKED, changes_the_attack(prowess=-2), Anyway(changes_the_attack(prowess=-2), when=GATES),
        when=Facing(NAZGUL, UNDEAD),
    ),
))
WHEN_I_KNOW_ANYTHING = PermanentEvent(
    "td-166", "When I Know Anything", side=RESOURCE, points=1, corruption=1, keywords=frozenset({LIGHT_ENCHANTMENT}),
    done=True, rules=(
        may(AT_SITE, PutInPlay(THE_ONE), TapSite(THIS), pay=Tap(a(Characters(CURRENT, SAGE))), when=Offered()),
        may(ANYTIME, Help(a(Characters(CHECKED_BESIDE)), +3), CheckCorruption(BEARER), pay=Tap(BEARER)),
    ),
)
WIELDED_TWICE = ShortEvent(
    "td-167", "Wielded Twice", side=RESOURCE, skill=SAGE, keywords=frozenset({RITUAL}), done=True, rules=(
        may(ANYTIME, Untap(a(Items(OF_CHOSEN))), CheckCorruption(THE_ONE), pay=Tap(a(Characters(YOURS, SAGE)))),
    ),
)
WORMS_STENCH = ShortEvent("td-088", "Worm's Stench", side=HAZARD, done=True, rules=(
    may(
        HAZARDS, ThisTurn(OnAttack(ATTACK_PROWESS, +2, Facing(SPIDER, ANIMAL)), COMPANY), Anyway(
            ThisTurn(OnAttack(ATTACK_PROWESS, +2, Facing(WOLF)), COMPANY),
            ThisTurn(OnAttack(ATTACK_STRIKES, +1, Facing(WOLF, SPIDER, ANIMAL)), COMPANY), when=DOORS,
        ), when=AlreadyFaced(race=DRAGON) | AlreadyFaced(race=DRAKE),
    ),
))
