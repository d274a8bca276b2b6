"""The lines of the log."""
from __future__ import annotations

from typing import Final

from ravenhill.core.log import Line

TURN: Final = Line("meccg-turn", "n", "side")
PLAYED: Final = Line("meccg-played", "side", "card")
STARTS: Final = Line("meccg-starts", "side", "n", "n2")
JOINS: Final = Line("meccg-joins", "card")
HEADS: Final = Line("meccg-heads", "side")
MOVES: Final = Line("meccg-moves", "side", "card", "card2", "n")
STAYS_THERE: Final = Line("meccg-stays", "side", "card", "n")
ARRIVES: Final = Line("meccg-arrives", "side", "card")
SENT_BACK: Final = Line("meccg-sent-back", "side", "card")
DRAWS: Final = Line("meccg-draws", "side", "n")
DISCARDS: Final = Line("meccg-discards", "side", "n")
GUARDS: Final = Line("meccg-guards", "side")
ATTACKS: Final = Line("meccg-attacks", "card", "n", "n2")
ASSIGNED: Final = Line("meccg-assigned", "card")
STRIKE: Final = Line("meccg-strike", "card", "n", "n2", "n3")
DEFEATED: Final = Line("meccg-defeated", "card")
NOT_DEFEATED: Final = Line("meccg-not-defeated", "card")
WOUND: Final = Line("meccg-wound", "card")
BODY: Final = Line("meccg-body", "card", "n", "n2")
ELIMINATED: Final = Line("meccg-eliminated", "card")
GONE: Final = Line("meccg-gone", "card")
CORRUPTION: Final = Line("meccg-corruption", "card", "n", "n2")
ENTERS: Final = Line("meccg-enters", "side", "card")
GAINS: Final = Line("meccg-gains", "card", "card2")
INFLUENCE: Final = Line("meccg-influence", "card", "card2", "n", "n2")
EXHAUSTED: Final = Line("meccg-exhausted", "side", "n")
CALLS: Final = Line("meccg-calls", "side")
SCORES: Final = Line("meccg-scores", "side", "n")
STORED: Final = Line("meccg-stored", "card")
REMOVAL: Final = Line("meccg-removal", "card", "n", "n2")
SIDEBOARD_USED: Final = Line("meccg-sideboard", "side")
ROLL: Final = Line("meccg-roll", "card", "n")
