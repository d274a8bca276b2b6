"""Mistress Lobelia, who stays near the Shire and finds what is to be had there."""
from __future__ import annotations

from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.ifs.bearer import AtRest
from ravenhill.games.meccg.words.verbs.decks import FindPlayable

MISTRESS_LOBELIA = Ally(
    "dm-178", "Mistress Lobelia", mind=3, body=9, points=1, skills=frozenset({SCOUT}), at=("Bag End", "Bree"),
    stays_in=("The Shire", "Bree", "Old Forest", "The White Towers"), twin="Lobelia Sackville-Baggins", done=True,
    rules=(
        whenever(END_OF_HAZARDS, Discard(THIS), when=SubjectIsCompany() & LeavesItsLands()),
        may(ANYTIME, FindPlayable(YOU), pay=Tap(THIS), when=AtRest()),
    ),
)
