"""Dragon's Terror, and the words that it alone uses."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.chain import Declaring
from ravenhill.core.choices import Choice, Done, Take
from ravenhill.core.frames import Decision, Plain, Procedure
from ravenhill.core.log import HIDDEN
from ravenhill.core.words import Effect, Source, Word
from ravenhill.games.meccg.lines import ROLL, TAPS
from ravenhill.games.meccg.piles import HAND, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.rules.drawing import discard_from_hand
from ravenhill.games.meccg.rules.numbers import limit_of, mind
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import UNENCHANTED

NO_MORE: Final = -2                  # after the last pick
COUNTS: Final = -1                   # against the limit, like a card laid on guard


def terrified(g: Meccg) -> list[int]:
    """Who can be frightened: all of the company but Wizards, and those whom no enchantment touches."""
    attack = the_attack(g)
    return [] if attack is None else [
        it for it in g.companies[attack.slot].members
        if not g.facts(it).is_wizard() and g.asked(UNENCHANTED, it, 0) == 0]


def spare_cards(g: Meccg, card: int, side: int, picks: list[int]) -> list[int]:
    """Cards of the hand that may still be discarded: the event and each of them count against the limit."""
    left = limit_of(g, g.current) - len(g.companies[g.current].counted) - 1 - len(picks) // 2
    return [it for it in sorted(g.piles[HAND + side]) if it != card and it not in picks[::2]] if left > 0 else []


class Terrify(Decision[Meccg]):
    """The next card that is discarded, then the character it is for; or no more."""

    def copy(self) -> Terrify: return Terrify(self.side)
    def choice(self, g: Meccg, option: int) -> Choice: return Done() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        it = g.nearest(Declaring)
        if len(it.picks) % 2 == 1:
            return [one + 1 for one in terrified(g)]
        stop = [0] if it.picks else []
        return [*stop, *[card + 1 for card in spare_cards(g, it.card, self.side, it.picks)]]

    def choose(self, g: Meccg, option: int) -> None:
        g.nearest(Declaring).picks.append(option - 1 if option else NO_MORE)


class DiscardForTerror(Effect):
    """You discard as many cards of your hand as you choose; each counts against the limit, and is for one character."""
    def refusal(self, g: Any, source: Source) -> Word | None:
        return None if terrified(g) and spare_cards(g, source.card, source.side, source.picks) else self
    def asks(self, g: Any, source: Source) -> bool:
        picks = source.picks
        if picks and picks[len(picks) - 1] == NO_MORE:
            return False
        if picks and len(picks) % 2 == 0 and not spare_cards(g, source.card, source.side, picks):
            picks.append(NO_MORE)
            return False
        g.then(Terrify(source.side))
        return True
    def happen(self, g: Any, source: Source) -> bool:
        for place in range(0, len(source.picks) - 1, 2):
            discard_from_hand(g, source.picks[place], source.side)
            g.companies[g.current].count(COUNTS, limit_of(g, g.current))
            source.picks[place] = HIDDEN
        return True


class MakeTerrified(Effect):
    """For each of them a roll, at +2 if it is a Dragon; above his mind, he taps."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        attack = the_attack(g)
        more = 2 if attack is not None and attack.race == DRAGON else 0
        for place in range(1, len(source.picks), 2):
            g.then(TerrorRoll(source.picks[place], more))
        return True


class TerrorRoll(Procedure[Meccg]):
    """A roll against the mind of somebody."""
    target: int
    modifier: int

    def __init__(self, target: int, modifier: int, like: TerrorRoll | None = None) -> None:
        super().__init__(like)
        self.target = target
        self.modifier = modifier

    def copy(self) -> TerrorRoll: return TerrorRoll(self.target, self.modifier, self)

    def step(self, g: Meccg, at: int) -> bool:
        if at > 0 or not g.is_in_play(self.target) or g.asked(UNENCHANTED, self.target, 0) > 0:
            return False
        g.roll(2)
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        total = faces[0] + faces[1] + self.modifier
        g.tell(ROLL, self.target, total)
        if total > mind(g, self.target) and g.state[self.target] == UNTAPPED:
            g.state[self.target] = TAPPED
            g.tell(TAPS, self.target)


DRAGONS_TERROR = ShortEvent(
    "td-017", "Dragon's Terror", side=HAZARD, keywords=frozenset({DARK_ENCHANTMENT}), done=True, rules=(
        may(
            ATTACKED, MakeTerrified(YOU), pay=DiscardForTerror(YOU), when=Facing(DRAGON, DRAKE) & ByCreature(),
        ),
    ),
)
FRAMES: tuple[Plain, ...] = (Terrify(0), TerrorRoll(0, 0))
