"""Out of the Black Sky, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice
from ravenhill.core.frames import Decision, Plain
from ravenhill.core.words import If, Source, Who
from ravenhill.games.meccg.choices import KeyedTo
from ravenhill.games.meccg.lines import DISCARDED, ELIMINATED
from ravenhill.games.meccg.piles import MARSHALLED, OUT
from ravenhill.games.meccg.rules.attacks import Attacking, defender, the_attack
from ravenhill.games.meccg.rules.combat import keyed_attack
from ravenhill.games.meccg.rules.leaving import discard, release
from ravenhill.games.meccg.rules.returning import ways
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import AtOnce


class WingedOnes(Who[int]):
    """Nazgûl of either player who lie in play as permanent-events and could attack the company as creatures."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        there = HazardEvents(PERMANENT, NAZGUL).find(g, source) if g.current >= 0 else []
        return [it for it in there if ways(g, it)]


class HowItComes(Decision[Meccg]):
    """R-KEY-10  To what the Nazgûl is keyed that comes down; then it attacks at once."""
    card: int

    def __init__(self, side: int, card: int) -> None:
        super().__init__(side)
        self.card = card

    def copy(self) -> HowItComes: return HowItComes(self.side, self.card)
    def rules(self) -> tuple[str, ...]: return ("R-KEY-10",)
    def options(self, g: Meccg) -> list[int]: return ways(g, self.card)
    def choice(self, g: Meccg, option: int) -> Choice: return KeyedTo(option)

    def choose(self, g: Meccg, option: int) -> None:
        attack = keyed_attack(g, g.current, self.card, option)
        attack.chooses = True
        g.then(attack)


class ComeDown(PutInPlay):
    """This card lies on the Nazgûl, who attacks at once as a creature and chooses whom to strike."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        super().do(g, source, thing)
        g.then(HowItComes(source.side, thing))


class ItsNazgulAttacks(If):
    """The attack is by the Nazgûl on whom this card lies."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attacks = [frame for frame in g.stack if isinstance(frame, Attacking)]
        return bool(attacks) and attacks[-1].card == g.host[source.card]


class Reckon(AtOnce):
    """If the Nazgûl is defeated, he leaves the game and the defender gets this card; if not, it is discarded."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        attack, rider = the_attack(g), g.host[source.card]
        if attack is None or not attack.defeated:
            g.tell(DISCARDED, source.card)
            discard(g, source.card)
            return
        release(g, source.card)
        g.move(source.card, MARSHALLED + defender(attack))
        for other in g.on(rider):
            discard(g, other)
        release(g, rider)
        g.move(rider, OUT + g.owner[rider])
        g.tell(ELIMINATED, rider)


OUT_OF_THE_BLACK_SKY = PermanentEvent(
    "dm-077", "Out of the Black Sky", side=HAZARD, points=5, score=CREATURES, done=True, rules=(
        may(HAZARDS, ComeDown(a(WingedOnes())), when=DOORS),
        whenever(ATTACK_ENDS, Reckon(THIS), when=ItsNazgulAttacks()),
    ),
)
FRAMES: tuple[Plain, ...] = (HowItComes(0, 0),)
