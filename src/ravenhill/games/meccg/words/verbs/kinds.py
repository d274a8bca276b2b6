"""Kinds of verbs: what the rules must know of a verb before it is done."""
from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from ravenhill.core.words import MAY, Ability, Effect, Picked, Source, Who
from ravenhill.games.meccg.lines import CHANGED
from ravenhill.games.meccg.words.moments import AT_SITE, BARRING, ENTERING
from ravenhill.games.meccg.words.numbers import ATTACKS_ARE, CHECK, OF_CHECKS, PROWESS, Alter


@mypyc_attr(allow_interpreted_subclasses=True)
class TakingMore(Effect):
    """A verb by which the additional minor item is taken: with R-OPT-01, from other piles too."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hazardous(Effect):
    """A verb that R-OG-08 keeps from being revealed on guard: it sends back, taps, removes or holds up."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Playing(Effect):
    """A verb by which a card is played: nothing that already lies in play does it again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTheStruck(Playing):
    """A verb by which a card is played on who faces a strike, though it does not come to lie on him."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FromStore(Effect):
    """A cost that only a card in the pile of marshalling points can ask for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Supporting(Effect):
    """R-CORR-10  A verb that helps a check: a character may do it by tapping, in anybody's turn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SiteTapping(Effect):
    """R-AMB-76  A verb that would tap the site: what lies on guard may answer it."""

    def taps_site(self) -> bool: return True


@mypyc_attr(allow_interpreted_subclasses=True)
class AtOnce(Effect):
    """R-AMB-53  A verb that acts at once as a trigger, without a chain: it only discards a card, or asks its player."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Leaving(AtOnce):
    """A verb by which a card that was used leaves play, even if what it was used for did not happen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Forestalling(Effect):
    """A verb whose objects may not be tapped in response."""

    def forestalls(self, link: Source) -> list[int]: raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnGuardAnswer(Effect):
    """A verb for which its card may be shown on guard whenever it can be done, since the card says so."""


def may_be_revealed(rule: Ability) -> bool:
    """R-OG-04, 07, 08  Whether a card lying on guard may be shown to do this."""
    if rule.kind == MAY and any(isinstance(effect, OnGuardAnswer) for effect in rule.verbs):
        return True
    if rule.kind != MAY or rule.at not in (ENTERING, AT_SITE, BARRING):
        return False
    return not any(isinstance(effect, Hazardous) for effect in rule.verbs)


def changes_attacks(rule: Ability) -> bool:
    """R-OG-04  Whether playing it changes automatic-attacks for this turn."""
    return any(isinstance(it, ThisTurn) and it.change.question in ATTACKS_ARE for it in rule.verbs)


def alters_attacks(rules: tuple[Ability, ...]) -> bool:
    """R-OG-04  Whether an event changes attacks as long as it lies in play."""
    return any(isinstance(it, Alter) and it.question in ATTACKS_ARE for rule in rules for it in rule.changes)


def touches_somebody(rule: Ability) -> bool:
    """R-OG-07, 08  Whether it affects a member of the company, and is none of what must stay hidden."""
    if any(isinstance(it, Hazardous) for it in rule.verbs):
        return False
    weakens = any(isinstance(it, ThisTurn) and it.change.question == PROWESS for it in rule.verbs)
    return weakens or any(isinstance(it, Touching) for it in rule.verbs)


@mypyc_attr(allow_interpreted_subclasses=True)
class Weighing(Who[int]):
    """R-END-10  What weighs on corruption checks, or on whom it does: who gets rid of it checks more easily."""


def changes_checks(rule: Ability) -> bool:
    """R-END-10  Whether it changes corruption checks, or rids somebody of what makes them harder."""
    for verb in rule.verbs:
        who = verb.who.who if isinstance(verb.who, Picked) else verb.who
        if who.only_answers() or isinstance(who, Weighing):
            return True
        if isinstance(verb, ThisTurn) and verb.change.question in OF_CHECKS:
            return True
    return any(change.question in OF_CHECKS for change in rule.changes)


@mypyc_attr(allow_interpreted_subclasses=True)
class Touching(Effect):
    """R-OG-07  A verb that directly affects a character."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ThisTurn(Effect):
    """Something is different for one thing until the end of the turn, wherever the card then is."""
    change: Alter
    number: int                          # its place among all such effects; set by the library

    def __init__(self, change: Alter, who: Who[Any]) -> None:
        super().__init__(who)
        self.change = change
        self.number = -1

    def possible(self, g: Any, source: Source, thing: int) -> bool:
        """What cannot be duplicated does not last twice for one thing."""
        return bool(thing < 0 or g.facts(source.card).no_duplicate == 0 or not g.already_lasts(self.number, thing))

    def cancels(self) -> bool:
        """Whether it may come to cancel the attack under way."""
        return False

    def do(self, g: Any, source: Source, thing: int) -> None:
        g.lasts(self.number, source, thing)
        if thing >= 0 and self.change.question <= CHECK and self.change.told() != 0:
            g.tell(CHANGED, thing, self.change.told(), self.change.question)


@mypyc_attr(allow_interpreted_subclasses=True)
class ThisTurnFor(ThisTurn):
    """Something is different until the end of the turn, for whom or what was picked first: that is kept with it."""

    def do(self, g: Any, source: Source, thing: int) -> None:
        g.lasts(self.number, source, thing, place=source.picks[0])


@mypyc_attr(allow_interpreted_subclasses=True)
class Checking(Touching):
    """A verb after which somebody rolls and others may help: a corruption check."""

    def checkers(self, g: Any, source: Source) -> list[int]:
        """Who rolls."""
        return self.who.find(g, source)


@mypyc_attr(allow_interpreted_subclasses=True)
class Attempting(Effect):
    """R-TERM-08  A verb after which somebody rolls, and others may help before: a burglary, a riddle, a flattery."""
    attempt: int

    def __init__(self, who: Who[Any], attempt: int) -> None:
        super().__init__(who)
        self.attempt = attempt

    def rollers(self, g: Any, source: Source) -> list[int]:
        """Who rolls."""
        return self.who.find(g, source)

    def cancels(self) -> bool:
        """Whether who succeeds cancels the attack under way."""
        return False

    def modifier(self, g: Any, source: Source, thing: int) -> int: return 0
    def needed(self, g: Any, source: Source, thing: int) -> int: raise NotImplementedError
    def won(self, g: Any, source: Source, thing: int) -> None: raise NotImplementedError
    def lost(self, g: Any, source: Source, thing: int) -> None: return None
    def guessed(self, g: Any, source: Source, cards: list[int]) -> None: return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Influencing(SiteTapping):
    """A verb after which somebody makes an influence check against a faction."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Persuading(Influencing):
    """Against what the opponent has: the first thing that was picked."""

    def taps_site(self) -> bool:
        """R-OG-07  An attempt on the opponent taps no site, and nothing on guard answers it."""
        return False
