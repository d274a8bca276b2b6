"""Resources that stay: long-events and permanent-events."""
from ravenhill.games.meccg.words import *

ALIGN_PALANTIR = PermanentEvent(
    "tw-190", "Align Palantír", side=RESOURCE, skill=SAGE, points=2, corruption=2, no_duplicate=GLOBAL,
    done=True, rules=(
        may(ANYTIME, PutInPlay(a(Items(YOURS, keyword=PALANTIR, beside=SAGE)), on_each=True)),
        whenever(END_OF_HAZARDS, Discard(THIS), when=SubjectIsCompany() & Moving()),
    ),
)
CLEAR_SKIES = LongEvent("tw-203", "Clear Skies", side=RESOURCE, keywords=frozenset({ENVIRONMENT}), done=True, rules=(
    may(LONG_EVENTS, PutInPlay(THIS), when=GATES), always(OnEach(PROWESS, +2)),
))
DREAMS_OF_LORE = PermanentEvent("tw-210", "Dreams of Lore", side=RESOURCE, skill=SAGE, points=2, done=True, rules=(
    *learned(), may(ORGANIZING, Store(THIS), when=BearerAt(HAVEN)),
))
FELLOWSHIP = PermanentEvent("tw-240", "Fellowship", side=RESOURCE, prowess=+1, corruption_check=+1, done=True, rules=(
    may(ORGANIZING, PutInPlay(a(Companies(least=4, at=HAVEN)), on_company=True)),
    always(On(PROWESS, +1, COMPANIONS_AND_ALLIES), On(CHECK, +1, COMPANIONS)),
    whenever(COMPANY_CHANGED, Discard(THIS), when=SubjectIsCompany()),
))
FOG = LongEvent(
    "tw-241", "Fog", side=RESOURCE, keywords=frozenset({ENVIRONMENT}), no_duplicate=GLOBAL, done=True, rules=(
        may(LONG_EVENTS, PutInPlay(THIS), when=GATES),
        always(LandsAre({
            FREE_DOMAIN: BORDER_LAND, BORDER_LAND: WILDERNESS, SHADOW_LAND: WILDERNESS, DARK_DOMAIN: SHADOW_LAND,
        })),
    ),
)
GATES_OF_MORNING = PermanentEvent(
    "tw-243", "Gates of Morning", side=RESOURCE, keywords=frozenset({ENVIRONMENT}), no_duplicate=GLOBAL,
    done=True, rules=(
        may(ANYTIME, PutInPlay(THIS), EndEnvironments(THIS, ENVIRONMENT, HAZARD)),
    ),
)
LAPSE_OF_WILL = LongEvent("tw-264", "Lapse of Will", side=RESOURCE, done=True, rules=(
    always(OnAttack(ATTACK_PROWESS, -1), OnAttack(ATTACK_PROWESS, -2, Facing(NAZGUL))),
))
MOON = LongEvent(
    "tw-285", "Moon", side=RESOURCE, keywords=frozenset({ENVIRONMENT}), no_duplicate=GLOBAL, done=True, rules=(
        always(LandsAre({WILDERNESS: BORDER_LAND, BORDER_LAND: FREE_DOMAIN}, hazards=True), when=GATES),
        always(LandsAre({DARK_DOMAIN: SHADOW_LAND, SHADOW_LAND: WILDERNESS}, hazards=True), when=DOORS),
    ),
)
RETURN_OF_THE_KING = PermanentEvent(
    "tw-316", "Return of the King", side=RESOURCE, points=3, influence=+3, unique=True, done=True, rules=(
        may(
            ANYTIME, PutInPlay(Characters(YOURS, name="Aragorn II")),
            when=AtNamed("Minas Tirith", "Aragorn II") & ~InPlay("Denethor II"),
        ),
    ),
)
SUN = LongEvent(
    "tw-335", "Sun", side=RESOURCE, keywords=frozenset({ENVIRONMENT}), no_duplicate=GLOBAL, done=True, rules=(
        always(OnEach(PROWESS, +1, DUNADAN)),
        always(
            OnAttack(ATTACK_PROWESS, -1, Automatically() | ByCreature()), OnEach(PROWESS, +1, MAN, DUNADAN), when=GATES,
        ),
    ),
)
SWORDMASTER = PermanentEvent(
    "tw-498", "Swordmaster", side=RESOURCE, skill=SAGE, points=1, no_duplicate=PER_CHARACTER, promo=True,
    gives=WARRIOR, traits=frozenset({TWO_WEAPONS}), done=True, rules=(
        may(
            AT_SITE, PutInPlay(THE_ONE), TapSite(THIS), pay=Tap(a(Characters(CURRENT, SAGE, without="Swordmaster"))),
            when=Offered(),
        ),
    ),
)
