"""Sacrifice of Form, and the words that it alone uses."""
from __future__ import annotations

from typing import Final

from ravenhill.core.frames import Plain, Procedure
from ravenhill.core.words import Effect, If, Source
from ravenhill.games.meccg.lines import BODY as BODY_CHECKED
from ravenhill.games.meccg.lines import BODY_FAILED
from ravenhill.games.meccg.piles import NOBODY_HOSTS
from ravenhill.games.meccg.rules.attacks import ASSIGNED_TO, BEATEN, RESOLVED, Attacking, Striking, body_of
from ravenhill.games.meccg.rules.leaving import discard, discard_character, may_leave
from ravenhill.games.meccg.rules.strength import items_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import AtOnce

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
        g.tell(BODY_FAILED if total > limit else BODY_CHECKED, attack.card, total, limit)
        attack.results[attack.results.index(ASSIGNED_TO)] = BEATEN if total > limit else RESOLVED

    def he_leaves(self, g: Meccg) -> None:
        attack = g.nearest(Attacking)
        attack.at = attack.ending()
        for frame in g.stack:
            if isinstance(frame, Striking):
                frame.stopped = True
                frame.at = frame.ending()
        if not may_leave(g, self.wizard):
            discard(g, self.event)
            return
        for item in items_of(g, self.wizard):
            g.host[item] = self.event
        g.sacrificed[g.owner[self.wizard]] = g.cards.identity[g.kind[self.wizard]]
        discard_character(g, self.wizard)


class GiveUpForm(Effect):
    """All strikes of the attack that are left fail; the Wizard is discarded, and his items wait for him."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return not any(g.kind[card] == g.kind[source.card] for card in g.on(thing))
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(FormSacrificed(thing, source.card))


class ItsOwners(If):
    """The Wizard who comes is of the card's owner, and the card waits for him."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return g.host[source.card] == NOBODY_HOSTS and g.owner[source.picks[0]] == g.owner[source.card]


class GiveFormBack(AtOnce):
    """What he gave up, and his items, are his again."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        for item in g.on(source.card):
            g.host[item] = thing
        g.host[source.card] = thing


SACRIFICE_OF_FORM = PermanentEvent(
    "tw-321", "Sacrifice of Form", side=RESOURCE, race=WIZARD, keywords=frozenset({SPELL}), no_duplicate=PER_WIZARD,
    done=True, rules=(
        may(STRUCK, PutInPlay(THIS), GiveUpForm(THE_WIZARD)),
        may(BETWEEN_STRIKES, PutInPlay(THIS), GiveUpForm(THE_WIZARD)),
        whenever(WIZARD_COMES, GiveFormBack(THE_ONE), when=ItsOwners()),
        has_more(BEARER, prowess=+1, body=+1, influence=+1),
    ),
)
FRAMES: tuple[Plain, ...] = (FormSacrificed(0, 0),)
