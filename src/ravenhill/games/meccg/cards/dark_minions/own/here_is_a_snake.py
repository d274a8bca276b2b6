"""Here Is a Snake!, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice, Done, Take
from ravenhill.core.frames import Decision, Plain
from ravenhill.core.words import Effect, Source
from ravenhill.games.meccg.lasting import THIS_TURN, Lasting
from ravenhill.games.meccg.piles import HAND, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.agent_actions import shows
from ravenhill.games.meccg.rules.agents import agent_in
from ravenhill.games.meccg.rules.piles import A_HAZARD, fits
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.changes import Mark
from ravenhill.games.meccg.words.numbers import ONLY_SHOWN, SHOWN, IsSo


class ShowHazard(Decision[Meccg]):
    """One more hazard of the hand is shown, and may be played against the company; or no more."""
    slot: int
    effect: int                      # what is remembered of each, by its number
    shown: list[int]

    def __init__(self, side: int, slot: int, effect: int, shown: list[int]) -> None:
        super().__init__(side)
        self.slot = slot
        self.effect = effect
        self.shown = shown

    def copy(self) -> ShowHazard: return ShowHazard(self.side, self.slot, self.effect, self.shown.copy())
    def choice(self, g: Meccg, option: int) -> Choice: return Done() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        left = [card for card in sorted(g.piles[HAND + self.side]) if card not in self.shown]
        return [0, *[card + 1 for card in left if fits(g, card, A_HAZARD)]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.look(option - 1, 1 - self.side)
            g.lasting = [*g.lasting, Lasting(self.effect, self.side, option - 1, THIS_TURN, self.slot)]
            g.then(ShowHazard(self.side, self.slot, self.effect, [*self.shown, option - 1]))


class ShownOnly(IsSo):
    """No hazard that was not shown may be played from the hand against the company."""
    def __init__(self) -> None: super().__init__(ONLY_SHOWN)


class Leave(Mark):
    """The hazard was shown, and may be played."""
    def __init__(self) -> None: super().__init__(SHOWN)


class OnlyWhatIsShown(ThisTurn):
    """Something is so for the company until the end of its movement/hazard phase."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.asked(ONLY_SHOWN, thing, 0) == 0
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.lasts(self.number, source, thing)


class WasShown(ThisTurn):
    """Your opponent shows as many hazards of the hand as he likes, and of each of them something is remembered."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(ShowHazard(1 - source.side, thing, self.number, []))


class Unearth(Effect):
    """The agent taps, and is revealed."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        it = agent_in(g, thing)
        if it is not None and it.card < 0:
            it.state = TAPPED if it.state == UNTAPPED else it.state
            shows(g, it)


HERE_IS_A_SNAKE = ShortEvent("dm-137", "Here Is a Snake!", side=RESOURCE, done=True, rules=(
    may(HAZARDS, OnlyWhatIsShown(ShownOnly(), COMPANY), WasShown(Leave(), COMPANY)),
    may(HAZARDS, Unearth(a(AnyAgents(face=-1, yours=False)))),
))
FRAMES: tuple[Plain, ...] = (ShowHazard(0, 0, 0, []),)
