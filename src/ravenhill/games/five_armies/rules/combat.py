"""Combat: the frame that every attack pushes. The full sequence of chapter X grows here."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, No, Yes
from ravenhill.core.frames import Decision, Procedure
from ravenhill.games.five_armies.rules.damage import hit_the_walls, take_casualties
from ravenhill.games.five_armies.state import Battle

MOST_DICE: Final = 5
GO_ON: Final = 0
WITHDRAW: Final = 1


class Combat(Procedure[Battle]):
    """B-CMB-10  Rounds are fought until an Army is gone, or the attacker withdraws."""
    attacker: int                    # the side
    origins: list[int]               # where the attacking Armies stand; more than one: a Combined Attack
    target: int
    fighting: int                    # the origin whose Army fights this round
    round: int
    hits: list[int]
    ended: bool

    def __init__(self, attacker: int, origins: list[int], target: int) -> None:
        super().__init__()
        self.attacker = attacker
        self.origins = origins
        self.target = target
        self.fighting = origins[0]
        self.round = 1
        self.hits = [0, 0]
        self.ended = False

    def copy(self) -> Combat:
        twin = Combat(self.attacker, self.origins, self.target)
        twin.at = self.at
        twin.stopped = self.stopped
        twin.fighting = self.fighting
        twin.round = self.round
        twin.hits = self.hits.copy()
        twin.ended = self.ended
        return twin

    def step(self, g: Battle, at: int) -> bool:
        match at:
            case 0: g.roll(self.dice(g, self.fighting), self.attacker)        # B-CMB-20
            case 1: g.roll(self.dice(g, self.target), 1 - self.attacker)
            case 2: self.hits_become_damage(g)                                # B-DMG-01
            case 3: take_casualties(g, 1 - self.attacker, self.target)        # B-DMG-05
            case 4: take_casualties(g, self.attacker, self.fighting)
            case 5: self.attacker_goes_on_or_withdraws(g)                     # B-RET-02
            case 6: self.fight_another_round()
            case _: return False
        return True

    def dice(self, g: Battle, place: int) -> int:
        return min(MOST_DICE, g.combat_strength(place))

    def rolled(self, g: Battle, tag: int, faces: list[int]) -> None:
        """B-CMB-30  Five and six hit."""
        self.hits[tag] = len([face for face in faces if face >= 5])

    def hits_become_damage(self, g: Battle) -> None:
        attacker = self.attacker
        g.add_damage(self.target, hit_the_walls(g, self.target, self.hits[attacker]))
        g.add_damage(self.fighting, self.hits[1 - attacker])

    def attacker_goes_on_or_withdraws(self, g: Battle) -> None:
        self.ended = not (g.army(self.attacker, self.fighting) and g.army(1 - self.attacker, self.target))
        if not self.ended: g.then(GoOnOrWithdraw(self.attacker))

    def fight_another_round(self) -> None:
        if not self.ended:
            self.round += 1
            self.at = 0


class GoOnOrWithdraw(Decision[Battle]):
    """B-RET-02  After each round the attacker declares first."""

    def copy(self) -> GoOnOrWithdraw: return GoOnOrWithdraw(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-RET-02",)
    def choice(self, g: Battle, option: int) -> Choice: return Yes() if option == GO_ON else No()
    def options(self, g: Battle) -> list[int]: return [GO_ON, WITHDRAW]

    def choose(self, g: Battle, option: int) -> None:
        combat(g).ended = option == WITHDRAW


def combat(g: Battle) -> Combat:
    """The combat under way."""
    for i in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[i]
        if isinstance(frame, Combat): return frame
    raise AssertionError("nobody fights now")
