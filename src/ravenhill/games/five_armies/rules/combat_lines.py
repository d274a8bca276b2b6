"""What the log says of a combat."""
from __future__ import annotations

from typing import Final

from ravenhill.core.log import Line

COMBAT: Final = Line("war-combat", "side", "region", "region2")              # attacker, from, against
COMBINED: Final = Line("war-combat-combined", "side", "n", "region")
SUPERIORITY: Final = Line("war-superiority", "side", "n", "n2")
FIGHTS: Final = Line("war-combat-fights", "region", "n")                      # the Army that attacks, the round
ROUND: Final = Line("war-combat-round", "n")                                   # the second or a later one
SHOWED: Final = Line("war-combat-showed", "side", "card")
ROLLED: Final = Line("war-combat-rolled", "side", "faces", "n", "n2")         # so many are black, Target Number
AGAIN: Final = Line("war-combat-again", "side", "faces")                      # dice rolled again
HIT: Final = Line("war-combat-hit", "n", "n2")                                # by the Free Peoples, by the Shadow
ABILITY: Final = Line("war-combat-ability", "side", "card")
PREVENTED: Final = Line("war-combat-prevented", "side", "n")
GUARDS: Final = Line("war-combat-guards", "n")                                # Bodyguard tokens left
RING: Final = Line("war-combat-ring", "n")                                    # Ring tokens left
WITHDREW: Final = Line("war-combat-withdrew", "side")
RETREATED: Final = Line("war-combat-retreated", "side", "region", "region2")
ROUTED: Final = Line("war-combat-routed", "side", "region", "region2")
ADVANCED: Final = Line("war-combat-advanced", "side", "region")
WON: Final = Line("war-combat-won", "side", "region")
LOST: Final = Line("war-combat-lost", "side", "region")
FORTIFICATION_REPAIRED: Final = Line("war-fortification-repaired", "region", "n", "n2")
