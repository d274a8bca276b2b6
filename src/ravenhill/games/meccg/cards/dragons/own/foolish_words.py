"""Foolish Words, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import A_FLATTERY
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import OnGuardAnswer
from ravenhill.games.meccg.words.who.rolls import attempting, influencing


class WhoSpeaks(Who[int]):
    """Who riddles, offers something or tries to influence somebody in the chain under way."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        speaking = [it for _, attempt, it in attempting(g) if attempt in (A_RIDDLE, AN_OFFER, A_FLATTERY)]
        return [it for it in [*influencing(g), *speaking] if g.owner[it] != source.side]


class ShownOnGuard(OnGuardAnswer):
    """It lay on guard, and is shown as soon as somebody attempts such a thing."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: return None


FOOLISH_WORDS = PermanentEvent(
    "td-025", "Foolish Words", side=HAZARD, removal=Removal(above=7), no_duplicate=PER_CHARACTER, done=True, rules=(
        may(HAZARDS, PutInPlay(a(Characters(CURRENT)))),
        may(AT_SITE, PutInPlay(a(WhoSpeaks())), ShownOnGuard(THIS)),
        always(
            On(FACTION_CHECK, -4, BEARER), On(ATTEMPTS, -4, BEARER), On(RIDDLES, -4, BEARER), On(OFFERS, -4, BEARER),
        ),
    ),
)
