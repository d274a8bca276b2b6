"""A Wizard who gives up his form, and comes back with what he had."""
from __future__ import annotations

from typing import Final

from ravenhill.core.frames import Procedure
from ravenhill.games.meccg.lines import BODY, BODY_FAILED
from ravenhill.games.meccg.rules.attacks import ASSIGNED_TO, BEATEN, RESOLVED, Attacking, Striking, body_of
from ravenhill.games.meccg.rules.leaving import discard_character
from ravenhill.games.meccg.rules.numbers import items_of
from ravenhill.games.meccg.state import IN_PLAY, NOBODY_HOSTS, Meccg
from ravenhill.games.meccg.terms import EVENT

MORE_ON_BODY_CHECKS: Final = 3


class FormSacrificed(Procedure[Meccg]):
    """All strikes that are left fail, each with its body check; then the Wizard is discarded, but not his items."""
    wizard: int
    event: int

    def __init__(self, wizard: int, event: int, like: FormSacrificed | None = None) -> None:
        super().__init__(like)
        self.wizard = wizard
        self.event = event

    def copy(self) -> FormSacrificed: return FormSacrificed(self.wizard, self.event, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.strikes_fail(g)
            case 1: self.he_leaves(g)
            case _: return False
        return True

    def strikes_fail(self, g: Meccg) -> None:
        attack = g.nearest(Attacking)
        if ASSIGNED_TO not in attack.results:
            return
        if body_of(g, attack) == 0:
            attack.results = [BEATEN if it == ASSIGNED_TO else it for it in attack.results]
        else:
            self.at = 0
            g.roll(2)

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        attack = g.nearest(Attacking)
        total = faces[0] + faces[1] + MORE_ON_BODY_CHECKS
        limit = body_of(g, attack)
        g.tell(BODY_FAILED if total > limit else BODY, attack.card, total, limit)
        attack.results[attack.results.index(ASSIGNED_TO)] = BEATEN if total > limit else RESOLVED

    def he_leaves(self, g: Meccg) -> None:
        attack = g.nearest(Attacking)
        attack.at = attack.ending()
        for frame in g.stack:
            if isinstance(frame, Striking):
                frame.stopped = True
                frame.at = frame.ending()
        for item in items_of(g, self.wizard):
            g.host[item] = self.event
        g.sacrificed[g.owner[self.wizard]] = g.cards.identity[g.kind[self.wizard]]
        discard_character(g, self.wizard)


def his_form_returns(g: Meccg, wizard: int) -> None:
    """The Wizard is back: what he gave up, and his items, are his again."""
    for event in g.piles[IN_PLAY + g.owner[wizard]]:
        if g.facts(event).type == EVENT and g.facts(event).is_form and g.host[event] == NOBODY_HOSTS:
            for item in g.on(event):
                g.host[item] = wizard
            g.host[event] = wizard
