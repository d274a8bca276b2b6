"""True Fána, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.frames import Plain, Procedure
from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.lines import ROLL
from ravenhill.games.meccg.rules.attacks import BEATEN, RESOLVED, Attacking, body_of, prowess_of, strikes_of
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *


class TrueForm(Procedure[Meccg]):
    """A roll and the Wizard's prowess above that of the attack: all its strikes fail."""
    wizard: int
    won: bool
    left: int                        # strikes whose body is still to be checked

    def __init__(self, wizard: int, like: TrueForm | None = None) -> None:
        super().__init__(like)
        self.wizard = wizard
        self.won = False if like is None else like.won
        self.left = 0 if like is None else like.left

    def copy(self) -> TrueForm: return TrueForm(self.wizard, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: g.roll(2)
            case 1: self.strikes_fail(g)
            case _: return False
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        attack = g.nearest(Attacking)
        total = faces[0] + faces[1]
        if tag == 0:
            self.won = total + prowess(g, self.wizard) > prowess_of(g, attack)
            g.tell(ROLL, self.wizard, total + prowess(g, self.wizard))
            if self.won:
                attack.targets = [self.wizard]
                attack.results = []
                self.left = max(1, strikes_of(g, attack))
        else:
            attack.results.append(BEATEN if total > body_of(g, attack) else RESOLVED)
            attack.targets = [self.wizard] * len(attack.results)

    def strikes_fail(self, g: Meccg) -> None:
        """R-CMB-19  Without a body they are defeated at once; otherwise each must fail a check."""
        if not self.won:
            return
        attack = g.nearest(Attacking)
        if body_of(g, attack) == 0:
            attack.results = [BEATEN]
            self.left = 0
        if self.left > 0:
            self.left -= 1
            self.at = 1
            g.roll(2, 1)
        else:
            attack.at = attack.ending()


class ShowTrueForm(Effect):
    """The Wizard rolls: if he is stronger than the attack, all its strikes fail."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(TrueForm(thing))


TRUE_FANA = ShortEvent(
    "tw-354", "True Fána", side=RESOURCE, race=WIZARD, keywords=frozenset({SPELL}), done=True, rules=(
        may(ATTACKED, ShowTrueForm(THE_WIZARD), CheckCorruption(YOUR_WIZARD, -3)),
    ),
)
FRAMES: tuple[Plain, ...] = (TrueForm(0),)
