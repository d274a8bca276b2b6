"""Goldberry, and the word that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import company_of


class LinksDoing(Who[int]):
    """What was declared in this chain and would do such a thing, to the bearer's company."""
    what: tuple[type[Effect], ...]
    def __init__(self, *what: type[Effect]) -> None: self.what = what
    def find(self, g: Meccg, source: Source) -> list[int]:
        asking = g.chain()
        if asking is None or company_of(g, source.card) != g.current:
            return []
        return [link.card for link in asking.links if any(isinstance(it, self.what) for it in g.ability(link).verbs)]


GOLDBERRY = Ally(
    "tw-245", "Goldberry", mind=2, points=1, at=("Old Forest",), traits=frozenset({UNATTACKABLE}), done=True, rules=(
        may(ANYTIME, Counter(a(LinksDoing(SendBack))), pay=Tap(THIS)),
        may(ATTACKED, Cancel(THE_ATTACK), pay=Tap(THIS), when=Attacked() & KeyedToType(WILDERNESS)),
    ),
)
