"""Palantír of Osgiliath, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import MAY, Effect, Source, Who
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


def art_of(g: Meccg, stone: int) -> Effect | None:
    """What somebody does who uses this Palantír; the check that follows is the same for all of them."""
    for rule in g.facts(stone).rules:
        if rule.kind == MAY and isinstance(rule.pay, UseStone) and not rule.picking:
            return rule.does[0]
    return None


class UseAs(Effect):
    """It does what that Palantír does."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        art = art_of(g, thing)
        return art is not None and art.refusal(g, source) is None
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        art = art_of(g, thing)
        if art is not None:
            art.happen(g, source)


class OtherStones(Who[int]):
    """The other Palantíri in play, of either player."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for card in g.in_force() if card != source.card and g.facts(card).has(PALANTIR)]


PALANTIR_OF_OSGILIATH = Item(
    "tw-301", "Palantír of Osgiliath", size=GREATER, points=3, corruption=3,
    instead=Instead(points=5, when=IsStored()), keywords=frozenset({PALANTIR}), unique=True, done=True, rules=(
        may(ANYTIME, Discard(a(HazardEvents(PERMANENT))), CheckCorruption(BEARER), pay=UseStone(BEARER)),
        may(ANYTIME, UseAs(a(OtherStones())), CheckCorruption(BEARER), pay=UseStone(BEARER)),
        may(
            ANYTIME, Discard(a(CorruptionCards(YOURS, ELF, WIZARD))), CheckCorruption(BEARER), pay=UseStone(BEARER),
            when=InPlay("Palantír of Elostirion"),
        ),
        whenever(END_OF_HAZARDS, Discard(THIS), when=SubjectIsCompany() & Moving() & FewerThan(4)),
    ),
)
