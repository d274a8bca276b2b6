"""What the log of the battle can say: one kind of line each, with the names of what it speaks of."""
from __future__ import annotations

from typing import Final

from ravenhill.core.log import Line

TURN: Final = Line("war-turn", "n")
PHASE: Final = Line("war-phase", "phase")
DICE_ROLLED: Final = Line("war-dice-rolled", "side", "results")      # a list: digits, each a face + 1
DIE_USED: Final = Line("war-die-used", "side", "face", "use")
DIE_SKIPPED: Final = Line("war-die-skipped", "side", "face")
PASSED: Final = Line("war-passed", "side")
DREW: Final = Line("war-drew", "side", "deck")
DISCARDED: Final = Line("war-discarded", "side", "card")
PLAYED: Final = Line("war-played", "side", "card")
CARD_GONE: Final = Line("war-card-gone", "card")
EVENTS_SHUFFLED: Final = Line("war-events-shuffled")
ACTIVATED: Final = Line("war-activated", "character")
GENERAL_USED: Final = Line("war-general-used", "character", "ability")
LEADERSHIP_PLACED: Final = Line("war-leadership-placed", "side", "regions")    # a list: base 100, each a place + 1
LEADERSHIP_LOST: Final = Line("war-leadership-lost", "side", "region", "n")
TILE_DRAWN: Final = Line("war-tile-drawn", "tile")
TILE_SET_ASIDE: Final = Line("war-tile-set-aside", "tile")
FATE_ADVANCED: Final = Line("war-fate-advanced", "n", "n2")
FATE_CARD: Final = Line("war-fate-card", "card")
BATS_PLACED: Final = Line("war-bats-placed", "territory", "n")
BAT_REMOVED: Final = Line("war-bat-removed", "territory")
EAGLES_PLACED: Final = Line("war-eagles-placed", "n")
EAGLE_FLEW: Final = Line("war-eagle-flew", "territory")
EAGLE_ATTACKED: Final = Line("war-eagle-attacked", "region")
MOVED: Final = Line("war-moved", "side", "n", "region", "region2")
CHARACTER_MOVED: Final = Line("war-character-moved", "character", "region")
CHARACTER_ENTERED: Final = Line("war-character-entered", "character", "region")
CHARACTER_GONE: Final = Line("war-character-gone", "character")
CHARACTER_OFF_BOARD: Final = Line("war-character-off-board", "character")
MUSTERED: Final = Line("war-mustered", "unit", "n", "region")
ELIMINATED: Final = Line("war-eliminated", "unit", "n", "region", "n2")    # Damage left
TOKEN_PLACED: Final = Line("war-token-placed", "group", "region")
TOKEN_FLIPPED: Final = Line("war-token-flipped", "group", "region", "front")
TOKENS_ELIMINATED: Final = Line("war-tokens-eliminated", "group", "n", "region")
CONTROL_TAKEN: Final = Line("war-control-taken", "region", "n")
CONTROL_LOST: Final = Line("war-control-lost", "region", "n")
PASS_OPENED: Final = Line("war-pass-opened", "region")
RALLIED: Final = Line("war-rallied", "region", "n", "n2")
DAMAGED: Final = Line("war-damaged", "side", "region", "n")
DAMAGE_REMOVED: Final = Line("war-damage-removed", "side", "region", "n")
FORTIFICATION_DAMAGED: Final = Line("war-fortification-damaged", "region", "n", "n2")
FORTIFICATION_BROKEN: Final = Line("war-fortification-broken", "region")
WRATH_LOST: Final = Line("war-wrath-lost", "n", "n2")
SHOT: Final = Line("war-shot", "character", "region", "n", "n2")
CARD_SHOT: Final = Line("war-card-shot", "card", "region", "n", "n2")        # dice, hits
LAID_BESIDE: Final = Line("war-laid-beside", "region")                        # a card that stays on the table
RINGS: Final = Line("war-rings", "n")
WRATH: Final = Line("war-wrath", "n")
BODYGUARDS: Final = Line("war-bodyguards", "n")
TILE_ADDED: Final = Line("war-tile-added", "tile")
ACTIVATION_LOST: Final = Line("war-activation-lost", "character")
DUEL: Final = Line("war-duel", "n", "n2")                                     # the totals, the Free Peoples' first
