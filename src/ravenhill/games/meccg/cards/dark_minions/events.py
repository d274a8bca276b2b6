"""Events of both sides."""
from ravenhill.games.meccg.cards.dark_minions.under_deeps import ABOVE_THEM, UNDER_DEEPS
from ravenhill.games.meccg.words import *

DRUMMED = OnAttack(ATTACK_STRIKES, +1, AutomaticIn(*ABOVE_THEM)), OnAttack(ATTACK_PROWESS, +1, AutomaticIn(*ABOVE_THEM))
DRUMS = LongEvent("dm-052", "Drums", side=HAZARD, no_duplicate=GLOBAL, done=True, rules=(
    always(LimitBy(+1, when=Below())), always(OnAttack(ATTACK_PROWESS, +1, Below())), always(*DRUMMED),
    always(*DRUMMED, when=DOORS),
))
EARTH_TREMORS = LongEvent(
    "dm-053", "Earth-tremors", side=HAZARD, no_duplicate=GLOBAL,
    cancels=("Into Dark Tunnels", "Old Road", "Great-road", "Bridge"), done=True, rules=(
        whenever(
            STANDING, FacePrinted(
                COMPANY, Automatic(NO_RACE, strikes=EACH_CHARACTER, prowess=7, bare=True, fixed=True),
            ), when=MovesBelow(),
        ),
    ),
)
FIRST_OF_THE_ORDER = ShortEvent("dm-131", "First of the Order", side=RESOURCE, done=True, rules=(
    may(ANYTIME, ThisTurn(OnIt(CHECK, +2), a(Characters(YOURS, name="Saruman")))),
))
HEALING_OF_NIMRODEL = ShortEvent("dm-135", "Healing of Nimrodel", side=RESOURCE, done=True, rules=(
    may(ORGANIZING, PutInPlay(a(Companies(at=HAVEN, moving=1)), on_company=True)),
    whenever(
        END_OF_HAZARDS, Anyway(Heal(COMPANIONS)), Anyway(Untap(COMPANIONS)), Discard(THIS),
        when=SubjectIsCompany() & MovesToHaven(),
    ),
    whenever(TURN_ENDS, Discard(THIS)),
))
HERB_LORE = PermanentEvent("dm-136", "Herb-lore", side=RESOURCE, done=True, rules=(
    may(
        HAZARDS, PutInPlay(Characters(CURRENT, name="Radagast")), Anyway(Tap(Characters(CURRENT, name="Radagast"))),
        when=Moving() & InPath(WILDERNESS),
    ),
    may(ORGANIZING, Anyway(Heal(COMPANIONS)), Anyway(Untap(COMPANIONS)), pay=used_up(BEARER)),
))
HOBBIT_LORE = PermanentEvent(
    "dm-139", "Hobbit-lore", side=RESOURCE, bonuses=(Bonus(influence=+2, race=HOBBIT),), done=True, rules=(
        may(
            ORGANIZING, PutInPlay(Characters(YOURS, name="Gandalf")), Anyway(Tap(Characters(YOURS, name="Gandalf"))),
            when=Exists(Characters(YOURS, name="Gandalf", at=HAVEN)),
        ),
    ),
)
HUNDREDS_OF_BUTTERFLIES = ShortEvent("dm-142", "Hundreds of Butterflies", side=RESOURCE, done=True, rules=(
    may(HAZARDS, Untap(a(Characters(CURRENT))), ThisTurn(OnIt(LIMIT_NOW, +1), COMPANY), when=Moving()),
))
INTO_DARK_TUNNELS = ShortEvent("dm-145", "Into Dark Tunnels", side=RESOURCE, done=True, rules=(
    may(END_OF_HAZARDS, ThisTurn(OnIt(MOVES_AGAIN, 1), COMPANY), when=Moving() & Below()),
))
RANK_UPON_RANK = PermanentEvent("dm-080", "Rank upon Rank", side=HAZARD, no_duplicate=GLOBAL, done=True, rules=(
    may(HAZARDS, PutInPlay(THIS)), stirs(MAN, when=~ByAgent()), stirs(GIANT, when=DOORS),
    whenever(ATTACK_OVER, Discard(THIS), when=AllBeaten() & (Facing(MAN) & ~ByAgent() | Facing(GIANT) & DOORS)),
))
REDOUBLED_FORCE = PermanentEvent("dm-083", "Redoubled Force", side=HAZARD, no_duplicate=GLOBAL, done=True, rules=(
    may(HAZARDS, PutInPlay(THIS)), stirs(ORC, TROLL, strikes=3, prowess=2, when=Automatically()),
    whenever(ATTACK_OVER, Discard(THIS), when=AllBeaten() & Automatically() & Facing(ORC, TROLL)),
))
SCIMITARS_OF_STEEL = PermanentEvent("dm-086", "Scimitars of Steel", side=HAZARD, done=True, rules=(
    may(HAZARDS, Discard(a(HazardEvents(PERMANENT, NAZGUL, own=True))), PutInPlay(THIS)),
    stirs(ORC, TROLL, MAN, strikes=0),
))
SECRET_WAYS = LongEvent("dm-157", "Secret Ways", side=RESOURCE, no_duplicate=GLOBAL, done=True, rules=(
    always(WayBelow(-4)),
))
THE_BLACK_ENEMYS_WRATH = LongEvent(
    "dm-047", "The Black Enemy's Wrath", side=HAZARD, no_duplicate=GLOBAL,
    attack=Automatic(NO_RACE, strikes=EACH_CHARACTER, prowess=6, bare=True, fixed=True, penalty=5),
    guards=(at_site(SHADOW_HOLD), at_site(DARK_HOLD), at_named(*UNDER_DEEPS)), done=True,
)
THE_DWARVES_ARE_UPON_YOU = ShortEvent(
    "dm-124", "The Dwarves Are upon You!", side=RESOURCE, no_duplicate=PER_ATTACK, done=True, rules=(
        may(
            ATTACKED, NotAgain(THIS), AgainstIt(OnIt(PROWESS, +2), Characters(OF_ATTACKED, race=DWARF)),
            AgainstIt(OnIt(BODY, -1), Characters(OF_ATTACKED, race=DWARF)),
        ),
    ),
)
THE_WAY_IS_SHUT = LongEvent(
    "dm-098", "The Way is Shut", side=HAZARD, no_duplicate=GLOBAL, cancels=("Secret Passage", "Secret Entrance"),
    done=True, rules=(
        whenever(STANDING, SendBack(COMPANY), when=MovesBelow()),
    ),
)
TRIBAL_BANNER = ShortEvent(
    "dm-093", "Tribal Banner", side=HAZARD, no_duplicate=PER_ATTACK, traits=frozenset({UNCOUNTED}), done=True, rules=(
        may(
            ATTACKED, NotAgain(THIS), changes_the_attack(prowess=-1, body=-1),
            ForThisAttack(OnThisAttack(BODY_CHECKS, +1), THE_ATTACK), when=Facing(ORC, TROLL),
        ),
    ),
)
TRIBAL_TOTEM = ShortEvent(
    "dm-094", "Tribal Totem", side=HAZARD, no_duplicate=PER_COMPANY, traits=frozenset({UNCOUNTED}), done=True, rules=(
        may(
            ATTACKED, ThisTurn(OnAttack(ATTACK_PROWESS, -3, Facing(ORC, TROLL)), COMPANY_ATTACKED),
            ThisTurn(OnAttack(ATTACK_BODY, -3, Facing(ORC, TROLL)), COMPANY_ATTACKED),
            ThisTurn(OnAttack(BODY_CHECKS, +2, Facing(ORC, TROLL)), COMPANY_ATTACKED), when=Facing(ORC, TROLL),
        ),
    ),
)
WHEN_YOU_KNOW_MORE = PermanentEvent(
    "dm-163", "When You Know More", side=RESOURCE, points=1, keywords=frozenset({LIGHT_ENCHANTMENT}), done=True, rules=(
        may(AT_SITE, PutInPlay(THE_ONE), TapSite(THIS), pay=Tap(a(Characters(CURRENT, SAGE))), when=Offered()),
        may(ANYTIME, Help(a(WhoInfluences(beside=True)), +2), CheckCorruption(BEARER), pay=Tap(BEARER)),
    ),
)
