"""Events of both sides."""
from ravenhill.games.meccg.words import *

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
SCIMITARS_OF_STEEL = PermanentEvent("dm-086", "Scimitars of Steel", side=HAZARD, done=True, rules=(
    may(HAZARDS, Discard(a(HazardEvents(PERMANENT, NAZGUL, own=True))), PutInPlay(THIS)),
    stirs(ORC, TROLL, MAN, strikes=0),
))
THE_DWARVES_ARE_UPON_YOU = ShortEvent(
    "dm-124", "The Dwarves Are upon You!", side=RESOURCE, no_duplicate=PER_ATTACK, done=True, rules=(
        may(
            ATTACKED, NotAgain(THIS), AgainstIt(OnIt(PROWESS, +2), Characters(OF_ATTACKED, race=DWARF)),
            AgainstIt(OnIt(BODY, -1), Characters(OF_ATTACKED, race=DWARF)),
        ),
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
