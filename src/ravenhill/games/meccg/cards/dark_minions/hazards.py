"""Hazard events: realms that wake, numbers of attacks, and what is said of strikes."""
from ravenhill.games.meccg.words import *

ANGMAR_ARISES = PermanentEvent("dm-044", "Angmar Arises", side=HAZARD, done=True, rules=realm(
    ("Forochel", "Arthedain", "Rhudaur", "Angmar", "Gundabad"), ("Angmar", "Gundabad"),
))
AN_UNEXPECTED_OUTPOST = ShortEvent("dm-045", "An Unexpected Outpost", side=HAZARD, done=True, rules=(
    may(HAZARDS, FetchAside(YOU, A_HAZARD, DECK, discarded=True), Perhaps(
        FetchAside(YOU, A_HAZARD, DECK, discarded=True), when=DOORS,
    )),
))
ENDLESS_WHISPERS = PermanentEvent(
    "dm-054", "Endless Whispers", side=HAZARD, removal=Removal(above=7, sage=True), no_duplicate=PER_CHARACTER,
    keywords=frozenset({DARK_ENCHANTMENT}), traits=frozenset({UNCOUNTED}), done=True, rules=(
        may(HAZARDS, PutInPlay(a(HurtBy(UNDEAD)))), always(On(NOT_UNTAPPING, 1, BEARER)),
    ),
)
IN_DARKNESS_BIND_THEM = PermanentEvent("dm-065", "In Darkness Bind Them", side=HAZARD, done=True, rules=realm(
    ("Harondor", "Ithilien", "Horse Plains", "Dagorlad", "Udûn", "Gorgoroth", "Nurn", "Imlad Morgul", "Khand"),
    ("Dagorlad", "Udûn", "Gorgoroth", "Nurn", "Imlad Morgul", "Khand"),
))
PIERCED_BY_MANY_WOUNDS = ShortEvent(
    "dm-079", "Pierced by Many Wounds", side=HAZARD, no_duplicate=PER_ATTACK, traits=frozenset({UNCOUNTED}), done=True,
    rules=(
        may(ATTACKED, NotAgain(THIS), ForThisAttack(OnThisAttack(EXCESS, -3), THE_ATTACK), when=MoreStrikes()),
    ),
)
REACHING_SHADOW = PermanentEvent("dm-081", "Reaching Shadow", side=HAZARD, done=True, rules=realm(
    (
        "Dagorlad", "Woodland Realm", "Grey Mountain Narrows", "Southern Mirkwood", "Northern Rhovanion",
        "Heart of Mirkwood", "Anduin Vales", "Brown Lands", "Southern Rhovanion", "Western Mirkwood",
    ),
    ("Dagorlad", "Southern Mirkwood", "Brown Lands", "Heart of Mirkwood"),
))
WRAITH_LORD = ShortEvent("dm-103", "Wraith-lord", side=HAZARD, no_duplicate=PER_TURN, done=True, rules=(
    may(
        HAZARDS, NotAgain(THIS), ThisTurn(OnAttack(ATTACK_PROWESS, +2, Facing(NAZGUL)), COMPANY),
        ThisTurn(Uncounted(NAZGUL, unique=True), COMPANY), LayBlade(COMPANY),
        when=Moving() & InPath(DARK_DOMAIN, 2),
    ),
    whenever(STRIKE_HIT, ThisTurn(OnIt(BODY, -1), THE_ONE), when=Facing(NAZGUL) & OnAttackedCompany()),
    whenever(TURN_ENDS, Discard(THIS)),
))
