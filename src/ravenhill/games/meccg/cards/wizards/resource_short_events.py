"""Resource short-events."""
from ravenhill.games.meccg.words import *

ANDUIN_RIVER = ShortEvent("tw-191", "Anduin River", side=RESOURCE, no_duplicate=PER_COMPANY, done=True, rules=(
    *known_to_rangers(
        ("Dagorlad", "Rohan"), ("Dagorlad", "Anórien"), ("Ithilien", "Anórien"), ("Ithilien", "Lebennin"),
        ("Harondor", "Lebennin"),
    ),
))
ASH_MOUNTAINS = ShortEvent("tw-194", "Ash Mountains", side=RESOURCE, no_duplicate=PER_COMPANY, done=True, rules=(
    *known_to_rangers(
        ("Dagorlad", "Gorgoroth"), ("Horse Plains", "Gorgoroth"), guarded_by=Automatic(ORC, strikes=4, prowess=8),
    ),
))
A_FRIEND_OR_THREE = ShortEvent("tw-189", "A Friend or Three", side=RESOURCE, done=True, rules=(
    may(ANYTIME, Either(HelpByCompany(a(Characters(CHECKED))), HelpByCompany(a(WhoInfluences())))),
))
BLOCK = ShortEvent("tw-199", "Block", side=RESOURCE, skill=WARRIOR, done=True, rules=(
    against_a_strike(WARRIOR, keeps=True),
))
BRIDGE = ShortEvent("tw-202", "Bridge", side=RESOURCE, done=True, rules=(
    may(END_OF_HAZARDS, ThisTurn(OnIt(MOVES_AGAIN, 1), COMPANY), when=MovesToHaven()),
))
CONCEALMENT = ShortEvent("tw-204", "Concealment", side=RESOURCE, skill=SCOUT, done=True, rules=(
    may(ATTACKED, Cancel(THE_ATTACK), pay=Tap(a(Characters(OF_ATTACKED, SCOUT)))),
))
CRACKS_OF_DOOM = ShortEvent("tw-205", "Cracks of Doom", side=RESOURCE, done=True, rules=(
    may(
        AT_SITE, CheckCorruption(a(Characters(CURRENT, bearing=THE_ONE_RING)), -4), DestroyRing(THE_ONE),
        when=AtNamed("Mount Doom"),
    ),
))
DARK_QUARRELS = ShortEvent("tw-207", "Dark Quarrels", side=RESOURCE, done=True, rules=(
    may(ATTACKED, Cancel(THE_ATTACK), when=Facing(ORC, TROLL, MAN)),
    may(ATTACKED, halves_the_strikes(original=True), when=GATES),
))
DARK_QUARRELS_REPRINT = reprint(DARK_QUARRELS, "tw-208")
DODGE = ShortEvent("tw-209", "Dodge", side=RESOURCE, done=True, rules=(
    may(STRUCK, Fight(THE_STRUCK, body=-1, keeps=True)),
))
EAGLE_MOUNTS = ShortEvent("tw-220", "Eagle-mounts", side=RESOURCE, done=True, rules=(
    may(
        END_OF_ORGANIZATION, Fly(a(Companies(DIPLOMAT, site="Eagles' Eyrie")), holds=(SHADOW_HOLD, DARK_HOLD)),
        ThisTurn(OnIt(FLIES, 1), THE_ONE), ThisTurn(only_to_the_site(), THE_ONE),
    ),
))
ESCAPE = ShortEvent("tw-229", "Escape", side=RESOURCE, done=True, rules=(
    may(ATTACKED, Wound(a(Characters(OF_ATTACKED, wounded=-1))), Cancel(THE_ATTACK), FeelWound(THE_ONE)),
))
ESCAPE_REPRINT = reprint(ESCAPE, "tw-230")
FAIR_SAILING = ShortEvent("tw-232", "Fair Sailing", side=RESOURCE, no_duplicate=PER_COMPANY, done=True, rules=(
    fair_travels(COASTAL_SEA),
))
FAIR_TRAVELS_IN_BORDER_LANDS = ShortEvent(
    "tw-233", "Fair Travels in Border-lands", side=RESOURCE, no_duplicate=PER_COMPANY, done=True, rules=(
        fair_travels(BORDER_LAND),
    ),
)
FAIR_TRAVELS_IN_DARK_DOMAINS = ShortEvent(
    "tw-234", "Fair Travels in Dark-domains", side=RESOURCE, no_duplicate=PER_COMPANY, done=True, rules=(
        may(
            END_OF_ORGANIZATION,
            ThisTurn(LimitBy(Depends(GATES, -2, otherwise=-1), DARK_DOMAIN, 2), a(Companies(moving=NEW_CARD))),
        ),
    ),
)
FAIR_TRAVELS_IN_FREE_DOMAINS = ShortEvent(
    "tw-235", "Fair Travels in Free-domains", side=RESOURCE, no_duplicate=PER_COMPANY, done=True, rules=(
        fair_travels(FREE_DOMAIN),
    ),
)
FAIR_TRAVELS_IN_SHADOW_LANDS = ShortEvent(
    "tw-236", "Fair Travels in Shadow-lands", side=RESOURCE, no_duplicate=PER_COMPANY, done=True, rules=(
        may(
            END_OF_ORGANIZATION,
            ThisTurn(LimitBy(Depends(GATES, -2, otherwise=-1), SHADOW_LAND, 2), a(Companies(moving=NEW_CARD))),
        ),
    ),
)
FAIR_TRAVELS_IN_WILDERNESS = ShortEvent(
    "tw-237", "Fair Travels in Wilderness", side=RESOURCE, no_duplicate=PER_COMPANY, done=True, rules=(
        fair_travels(WILDERNESS),
    ),
)
FAR_SIGHT = ShortEvent("tw-238", "Far-sight", side=RESOURCE, skill=SAGE, done=True, rules=(
    may(
        AT_SITE, TapSite(THIS), SearchDeck(YOU, AN_ITEM, shows=True), CheckCorruption(THE_ONE),
        pay=Tap(a(Characters(CURRENT, SAGE))), when=Offered(),
    ),
))
GREAT_ROAD = ShortEvent("tw-249", "Great-road", side=RESOURCE, done=True, rules=(
    may(
        END_OF_ORGANIZATION, PutInPlay(a(Companies(at=HAVEN)), on_company=True), RememberSite(THE_ONE),
        ThisTurn(OpponentDrawsTwice(), THE_ONE),
    ),
    whenever(TURN_ENDS, OfferReturn(THIS), Discard(THIS)),
))
HALFLING_STEALTH = ShortEvent("tw-252", "Halfling Stealth", side=RESOURCE, race=HOBBIT, done=True, rules=(
    may(STRUCK, CancelStrike(TheStruck(race=HOBBIT))),
))
HALFLING_STRENGTH = ShortEvent("tw-253", "Halfling Strength", side=RESOURCE, race=HOBBIT, done=True, rules=(
    may(ORGANIZING, Either(Untap(a(Characters(YOURS, race=HOBBIT))), Heal(a(Characters(YOURS, race=HOBBIT))))),
    may(ANYTIME, Help(a(Characters(CHECKED, race=HOBBIT)), +4)),
))
HIDING = ShortEvent("tw-256", "Hiding", side=RESOURCE, skill=SCOUT, done=True, rules=(
    may(
        END_OF_ORGANIZATION, ThisTurn(no_creatures(), a(Companies(SCOUT, moving=-1))),
        ThisTurn(OnIt(HELD, 1), THE_ONE),
    ),
))
HORSES = ShortEvent("tw-260", "Horses", side=RESOURCE, done=True, rules=(
    may(
        END_OF_ORGANIZATION, ThisTurn(LimitBy(-2, least=2), a(Companies())),
        ThisTurn(OnAttack(ATTACK_PROWESS, +2, ByCreature()), THE_ONE),
    ),
))
KINDLING_OF_THE_SPIRIT = ShortEvent(
    "tw-262", "Kindling of the Spirit", side=RESOURCE, race=WIZARD, keywords=frozenset({SPELL}), done=True, rules=(
        may(ATTACKED, AgainstIt(OnIt(PROWESS, +2), THE_ATTACKED), CheckCorruption(THE_WIZARD, -2)),
    ),
)
LUCKY_STRIKE = ShortEvent("tw-270", "Lucky Strike", side=RESOURCE, skill=WARRIOR, done=True, rules=(
    against_a_strike(WARRIOR, rolls=2),
))
MISTY_MOUNTAINS = ShortEvent("tw-284", "Misty Mountains", side=RESOURCE, no_duplicate=PER_COMPANY, done=True, rules=(
    *known_to_rangers(
        ("Anduin Vales", "Rhudaur"), ("Wold & Foothills", "Rhudaur"), ("Wold & Foothills", "Hollin"),
        ("Fangorn", "Hollin"), ("Fangorn", "Dunland"),
    ),
))
MOUNTAINS_OF_SHADOW = ShortEvent(
    "tw-287", "Mountains of Shadow", side=RESOURCE, no_duplicate=PER_COMPANY, done=True, rules=(
        *known_to_rangers(
            ("Ithilien", "Gorgoroth"), ("Ithilien", "Nurn"), ("Harondor", "Nurn"),
            guarded_by=Automatic(ORC, strikes=4, prowess=9),
        ),
    ),
)
MUSTER = ShortEvent("tw-288", "Muster", side=RESOURCE, skill=WARRIOR, done=True, rules=(
    may(ANYTIME, HelpByProwess(a(WhoInfluences(WARRIOR, FACTION)), most=5)),
))
NARYA = ShortEvent("tw-290", "Narya", side=RESOURCE, done=True, rules=(
    may(
        ANYTIME, strengthens(Characters(YOURS, name="Gandalf"), prowess=+4, body=+1, influence=+2),
        Anyway(Untap(Characters(YOURS, beside_name="Gandalf"))), CheckCorruption(Characters(YOURS, name="Gandalf"), -5),
    ),
))
NENYA = ShortEvent("tw-291", "Nenya", side=RESOURCE, done=True, rules=(
    may(
        ANYTIME, Perhaps(Help(a(Characters(CHECKED, not_at=(SHADOW_HOLD, DARK_HOLD))), SUCCEEDS)),
        strengthens(Characters(YOURS, name="Galadriel"), prowess=+2, body=+2, influence=+2),
        CheckCorruption(
            Characters(YOURS, name="Galadriel"),
            Depends(Exists(Characters(YOURS, name="Galadriel", at=HAVEN)), -1, otherwise=-3),
        ),
    ),
))
NEW_FRIENDSHIP = ShortEvent("tw-292", "New Friendship", side=RESOURCE, skill=DIPLOMAT, done=True, rules=(
    may(ANYTIME, Either(Help(a(WhoInfluences(DIPLOMAT)), +3), Help(a(Characters(CHECKED, beside=DIPLOMAT)), +2))),
))
OLD_FRIENDSHIP = ShortEvent("tw-293", "Old Friendship", side=RESOURCE, skill=DIPLOMAT, done=True, rules=(
    may(ANYTIME, Either(
        Help(a(WhoInfluences(DIPLOMAT, CHARACTER)), +5), Help(a(Characters(CHECKED, beside=DIPLOMAT)), +4),
    )),
))
QUIET_LANDS = ShortEvent(
    "tw-309", "Quiet Lands", side=RESOURCE, keywords=frozenset({ENVIRONMENT}), no_duplicate=GLOBAL, done=True, rules=(
        may(ATTACKED, NotAgain(THIS), halves_the_strikes(), when=Automatically(SHADOW_HOLD, RUINS_AND_LAIRS)),
        may(HAZARDS, NotAgain(THIS), ChangePath(COMPANY, SHADOW_LAND, WILDERNESS), when=GATES),
        may(
            ANYTIME, NotAgain(THIS), ThisTurn(CountsAs(SHADOW_HOLD, RUINS_AND_LAIRS), Sites(hold=SHADOW_HOLD)),
            when=GATES,
        ),
    ),
)
RINGLORE = ShortEvent("tw-318", "Ringlore", side=RESOURCE, skill=SAGE, done=True, rules=(
    may(
        AT_SITE, TapSite(THIS), TestRing(a(Items(CURRENT, GOLD_RING)), rolls=0), pay=Tap(a(Characters(CURRENT, SAGE))),
        when=Offered(),
    ),
))
RISKY_BLOW = ShortEvent("tw-319", "Risky Blow", side=RESOURCE, skill=WARRIOR, done=True, rules=(
    against_a_strike(WARRIOR, prowess=+3, body=-1),
))
STARS = ShortEvent(
    "tw-331", "Stars", side=RESOURCE, keywords=frozenset({ENVIRONMENT}), no_duplicate=GLOBAL, done=True, rules=(
        may(ATTACKED, NotAgain(THIS), changes_the_attack(prowess=-1), when=Facing(UNDEAD)),
        may(
            HAZARDS, NotAgain(THIS),
            Either(ChangePath(COMPANY, DARK_DOMAIN, SHADOW_LAND), ChangePath(COMPANY, SHADOW_LAND, WILDERNESS)),
            when=GATES,
        ),
    ),
)
STEALTH = ShortEvent("tw-332", "Stealth", side=RESOURCE, skill=SCOUT, done=True, rules=(
    may(
        END_OF_ORGANIZATION, ThisTurn(no_creatures(), COMPANY_OF_THE_ONE), pay=Tap(a(Characters(YOURS, SCOUT, most=2))),
    ),
))
TEMPERING_FRIENDSHIP = ShortEvent("tw-337", "Tempering Friendship", side=RESOURCE, done=True, rules=(
    may(ANYTIME, Help(a(WhoInfluences(against=FACTION)), +4)),
))
TEST_OF_FORM = ShortEvent("tw-338", "Test of Form", side=RESOURCE, skill=SAGE, done=True, rules=(
    may(ANYTIME, TestRing(a(Items(YOURS, GOLD_RING, beside=SAGE)))),
))
TEST_OF_FORM_REPRINT = reprint(TEST_OF_FORM, "tw-339")
TEST_OF_LORE = ShortEvent("tw-340", "Test of Lore", side=RESOURCE, skill=SAGE, done=True, rules=(
    may(ANYTIME, TestRing(a(Items(YOURS, GOLD_RING, beside=SAGE)), modifier=-1)),
))
THE_COCK_CROWS = ShortEvent("tw-342", "The Cock Crows", side=RESOURCE, done=True, rules=(
    may(ATTACKED, Cancel(THE_ATTACK), when=Facing(TROLL)),
    may(ANYTIME, Discard(a(HazardEvents(PERMANENT))), when=GATES),
))
VANISHMENT = ShortEvent(
    "tw-356", "Vanishment", side=RESOURCE, race=WIZARD, keywords=frozenset({SPELL}), done=True, rules=(
        may(ATTACKED, CheckCorruption(THE_WIZARD, -2), Cancel(THE_ATTACK)),
    ),
)
VILYA = ShortEvent("tw-358", "Vilya", side=RESOURCE, no_duplicate=PER_TURN, done=True, rules=(
    may(
        ANYTIME, NotAgain(THIS), strengthens(Characters(YOURS, name="Elrond"), prowess=+4, body=+2, influence=+6),
        Perhaps(FetchCard(YOU, A_RESOURCE, to=DECK, times=3), when=AtNamed("Rivendell", "Elrond")),
        CheckCorruption(Characters(YOURS, name="Elrond"), -3),
    ),
))
WHITE_MOUNTAINS = ShortEvent("tw-359", "White Mountains", side=RESOURCE, no_duplicate=PER_COMPANY, done=True, rules=(
    *known_to_rangers(
        ("Anfalas", "Old Pûkel-land"), ("Lamedon", "Rohan"), ("Anfalas", "Rohan"), ("Lamedon", "Anórien"),
    ),
))
WIZARDS_FIRE = ShortEvent(
    "tw-360", "Wizard's Fire", side=RESOURCE, race=WIZARD, keywords=frozenset({SPELL}), done=True, rules=(
        may(STRUCK, AgainstIt(OnIt(PROWESS, +5), a(TheStruck(race=WIZARD))), CheckCorruption(THE_ONE, -4)),
    ),
)
WIZARDS_FLAME = ShortEvent(
    "tw-361", "Wizard's Flame", side=RESOURCE, race=WIZARD, keywords=frozenset({SPELL}), done=True, rules=(
        may(
            ANYTIME, ForHisCompany(OnAttack(ATTACK_PROWESS, -2), a(Companies(race=WIZARD))),
            CheckCorruption(YOUR_WIZARD, -3),
        ),
    ),
)
WIZARDS_TEST = ShortEvent(
    "tw-365", "Wizard's Test", side=RESOURCE, race=WIZARD, keywords=frozenset({SPELL}), done=True, rules=(
        may(
            ANYTIME, TestRing(a(Items(YOURS, GOLD_RING, beside_race=WIZARD)), rolls=2),
            CheckCorruption(YOUR_WIZARD, -1),
        ),
    ),
)
WIZARDS_VOICE = ShortEvent(
    "tw-366", "Wizard's Voice", side=RESOURCE, race=WIZARD, keywords=frozenset({SPELL}), no_duplicate=PER_TURN,
    done=True, rules=(
        may(ANYTIME, NotAgain(THIS), strengthens(YOUR_WIZARD, influence=+6), CheckCorruption(YOUR_WIZARD, -3)),
    ),
)
