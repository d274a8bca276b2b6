"""Why not? For each thing a card of the hand offers: the word that says no now, or None."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.words import Only, Rule, Word
from ravenhill.games.five_armies.rules.cards import offers, refusal
from ravenhill.games.five_armies.rules.dice import Act, fits
from ravenhill.games.five_armies.rules.maneuvers import ManeuverAlone, Maneuvers
from ravenhill.games.five_armies.state import FACES, HAND, ORDER, Battle
from ravenhill.games.five_armies.terms import MOMENTS

NOT_YOUR_ACTION: Final = Only(ORDER)
NO_SUCH_DIE: Final = Rule("B-CRD-08")


def explain(g: Battle, seat: int, card: int) -> list[Word | None]:
    """B-CRD-08 to 11, B-CMB-12  Its Order, sentence by sentence, then its Combat effect; of other cards, nothing."""
    library = g.facts.library
    if library is None or g.pile[card] != HAND + seat: return []
    asked = g.question()
    found = [why_no_order(g, asked, seat, card, n) for n in offers(g, card)]
    for rule in library.cards[g.kind[card]].rules:
        if 0 <= rule.at < len(MOMENTS): found.append(None if is_maneuvering(asked, g, seat) else Only(rule.at))
    return found


def why_no_order(g: Battle, asked: Any, seat: int, card: int, n: int) -> Word | None:
    """B-CRD-08  It needs your action and a die; then its own sentence says whether it can be played."""
    if not isinstance(asked, Act) or asked.side != seat: return NOT_YOUR_ACTION
    if not any(g.action_dice[seat * FACES + face] and fits(g, face, card) for face in range(FACES)): return NO_SUCH_DIE
    return refusal(g, seat, card, n)


def is_maneuvering(asked: Any, g: Battle, seat: int) -> bool:
    """B-CMB-11  This seat is choosing its card for a round of combat."""
    return isinstance(asked, Maneuvers | ManeuverAlone) and seat in g.to_answer()
