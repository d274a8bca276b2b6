"""Generals: who is activated, and what each may do before an action."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, Done, No
from ravenhill.core.frames import Decision, Draft
from ravenhill.core.words import MAY, Source
from ravenhill.games.five_armies.choices import ChooseCharacter, UseAbility
from ravenhill.games.five_armies.lines import ACTIVATED, GENERAL_USED
from ravenhill.games.five_armies.rules.cards import CarryOut
from ravenhill.games.five_armies.rules.leadership import PlaceLeadership
from ravenhill.games.five_armies.state import BEFORE_YOUR_ACTION, BOX, MOST_ACTIVATIONS, Battle
from ravenhill.games.five_armies.terms import FREE, GENERALS

DONE: Final = 999
ABILITIES: Final = 8                 # of one card; an option of UseGeneral is general * 8 + ability


class ActivateGenerals(Draft[Battle]):
    """B-TRN-06, 07, B-GEN-01, 02  Up to three Generals in play; as many Leadership tokens follow."""
    chosen: int                      # as a mask
    enough: bool

    def __init__(self, like: ActivateGenerals | None = None) -> None:
        super().__init__(FREE if like is None else like.side, like)
        self.chosen = 0 if like is None else like.chosen
        self.enough = False if like is None else like.enough

    def copy(self) -> ActivateGenerals: return ActivateGenerals(self)
    def blank(self, g: Battle) -> ActivateGenerals: return ActivateGenerals()

    def step(self, g: Battle, at: int) -> bool:
        if not self.enough and at < MOST_ACTIVATIONS and self.choices(g):
            g.then(Activate(FREE))
            return True
        g.stack.pop()
        g.activated = self.chosen
        for general in range(GENERALS):
            if self.chosen >> general & 1: g.tell(ACTIVATED, general)
        if self.chosen: g.then(PlaceLeadership(FREE, g.active_generals()))
        return True

    def choices(self, g: Battle) -> list[int]:
        return [general for general in range(GENERALS) if g.is_in_play(general) and not self.chosen >> general & 1]


class Activate(Decision[Battle]):
    """B-TRN-06  The next General, or no more."""

    def copy(self) -> Activate: return Activate(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-TRN-06", "B-GEN-01")
    def choice(self, g: Battle, option: int) -> Choice: return Done() if option == DONE else ChooseCharacter(option)
    def options(self, g: Battle) -> list[int]: return [*activating(g).choices(g), DONE]

    def choose(self, g: Battle, option: int) -> None:
        draft = activating(g)
        if option == DONE:
            draft.enough = True
        else:
            draft.chosen |= 1 << option


def activating(g: Battle) -> ActivateGenerals: return g.nearest(ActivateGenerals)


def abilities(g: Battle) -> list[int]:
    """B-GEN-03  What activated Generals may do now, as general * 8 + ability of their card."""
    library = g.facts.library
    found: list[int] = []
    if library is None or not g.activated: return found
    for general in range(GENERALS):
        if g.is_active(general):
            card = reference_card(g, general)
            for n, rule in enumerate(library.cards[g.kind[card]].rules):
                if rule.kind == MAY and rule.at == BEFORE_YOUR_ACTION:
                    if rule.refusal(g, Source(card, n, FREE, [])) is None:
                        found.append(general * ABILITIES + n)
    return found


def reference_card(g: Battle, character: int) -> int:
    """The card of a character, in the box."""
    wanted = g.facts.reference_card[character]
    for card in g.piles[BOX]:
        if g.kind[card] == wanted: return card
    raise AssertionError("a reference card is missing")


class UseGeneral(Decision[Battle]):
    """B-TRN-13, B-GEN-03, 04, B-AMB-30  One ability before this action, or none."""

    def copy(self) -> UseGeneral: return UseGeneral(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-GEN-03", "B-GEN-04")
    def options(self, g: Battle) -> list[int]: return [*abilities(g), DONE]

    def choice(self, g: Battle, option: int) -> Choice:
        return No() if option == DONE else UseAbility(option // ABILITIES, option)

    def choose(self, g: Battle, option: int) -> None:
        if option == DONE: return
        general = option // ABILITIES
        g.activated &= ~(1 << general)
        g.may_pass = False
        g.tell(GENERAL_USED, general, option)
        g.then(CarryOut(Source(reference_card(g, general), option % ABILITIES, FREE, [])))
