"""Allies."""
from ravenhill.games.meccg.words import *

GWAIHIR = Ally("tw-251", "Gwaihir", mind=4, prowess=4, body=8, points=2, at=("Eagles' Eyrie",), done=True, rules=(
    may(
        ORGANIZING, Fly(COMPANY, lands=(SHADOW_LAND, DARK_DOMAIN)), ThisTurn(OnIt(FLIES, 1), COMPANY),
        ThisTurn(only_to_the_site(), COMPANY), pay=Spend(THIS), when=AtMost(2),
    ),
))
LEAFLOCK = Ally(
    "tw-265", "Leaflock", mind=3, prowess=5, body=8, points=2, at=("Wellinghall",),
    stays_in=(
        "Anduin Vales", "Brown Lands", "Enedhwaith", "Fangorn", "Gap of Isen", "Old Pûkel-land", "Redhorn Gate",
        "Rohan", "Wold & Foothills",
    ),
    done=True, rules=(
        *ent(), may(ANYTIME, Counter(a(HazardsOnUs())), pay=Tap(THIS)),
    ),
)
QUICKBEAM = Ally("tw-307", "Quickbeam", mind=3, prowess=6, body=9, points=2, at=("Wellinghall",), done=True, rules=(
    always(NotAtItsSite()),
))
QUICKBEAM_REPRINT = reprint(QUICKBEAM, "tw-308")
ROAC_THE_RAVEN = Ally(
    "tw-320", "Roäc the Raven", mind=1, prowess=-3, body=8, points=1, skills=frozenset({DIPLOMAT}),
    at_regions=("Northern Rhovanion",), done=True, rules=(
        may(
            AT_SITE, Show(a(Factions(in_hand=True))), InfluenceFromAfar(THIS, taps=False), Discard(THIS), pay=Tap(THIS),
            when=InPlayOnly(),
        ),
    ),
)
SKINBARK = Ally(
    "tw-328", "Skinbark", mind=3, prowess=10, body=9, points=2, at=("Wellinghall",),
    stays_in=("Anduin Vales", "Fangorn", "Gap of Isen", "Redhorn Gate", "Rohan", "Wold & Foothills"), done=True, rules=(
        *ent(),
    ),
)
TOM_BOMBADIL = Ally(
    "tw-350", "Tom Bombadil", mind=4, prowess=12, body=11, points=3, skills=frozenset({SAGE}), at=("Old Forest",),
    stays_in=("Arthedain", "Cardolan", "Rhudaur", "The Shire"), done=True, rules=(
        may(ANYTIME, Counter(a(HazardsOnUs("Arthedain", "Cardolan", "Rhudaur", "The Shire"))), pay=Tap(THIS)),
        whenever(END_OF_HAZARDS, Discard(THIS), when=SubjectIsCompany() & LeavesItsLands()),
    ),
)
TREEBEARD = Ally(
    "tw-353", "Treebeard", mind=3, prowess=8, body=9, points=2, skills=frozenset({SAGE}), at=("Wellinghall",),
    stays_in=(
        "Anduin Vales", "Brown Lands", "Enedhwaith", "Fangorn", "Gap of Isen", "Old Pûkel-land", "Redhorn Gate",
        "Rohan", "Wold & Foothills",
    ),
    done=True, rules=(
        *ent(),
    ),
)
