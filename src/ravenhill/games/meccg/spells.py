"""Words of hymns, spells and searches: what turns Nazgûl away, a form that is given up, an influence that is undone."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.words import Effect, If, Source, Who, Word
from ravenhill.games.meccg.feats import veiled
from ravenhill.games.meccg.lines import TAPS
from ravenhill.games.meccg.questions import DRAWS_OPPONENT, Alter, ThisTurn
from ravenhill.games.meccg.rules.attacks import the_attack
from ravenhill.games.meccg.rules.leaving import discard, join
from ravenhill.games.meccg.rules.lucky_search import LuckySearch
from ravenhill.games.meccg.rules.movement import has_room
from ravenhill.games.meccg.rules.numbers import followers, hold
from ravenhill.games.meccg.rules.praise import NO_MORE, Praise, doors_are_open, turn_away, who_may_praise
from ravenhill.games.meccg.rules.wizard_forms import FormSacrificed
from ravenhill.games.meccg.state import SITE_PHASE, TAPPED, UNCONTROLLED, Meccg
from ravenhill.games.meccg.terms import ALLY, HAVEN
from ravenhill.games.meccg.whos import Persuading

# Praise


class TapForPraise(Effect):
    """As many of your characters tap as you choose, each for one Nazgûl event, or the attack of one on its company."""
    def refusal(self, g: Any, source: Source) -> Word | None:
        return None if doors_are_open(g) or who_may_praise(g, source.side, source.picks) else self
    def asks(self, g: Any, source: Source) -> bool:
        picks = source.picks
        if picks and picks[len(picks) - 1] == NO_MORE:
            return False
        if len(picks) % 2 == 0 and not who_may_praise(g, source.side, picks):
            picks.append(NO_MORE)
            return False
        g.then(Praise(source.side))
        return True
    def happen(self, g: Any, source: Source) -> bool:
        for place in range(0, len(source.picks) - 1, 2):
            g.state[source.picks[place]] = TAPPED
            g.tell(TAPS, source.picks[place])
        return True


class TurnAway(Effect):
    """What each of them was tapped for is cancelled."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        for place in range(0, len(source.picks) - 1, 2):
            turn_away(g, source.picks[place], source.picks[place + 1])
        return True


class ThisTurnIf(ThisTurn):
    """The same as long as this is so when it happens; if not, nothing happens."""
    when: If
    def __init__(self, change: Alter, who: Who[Any], when: If) -> None:
        super().__init__(change, who)
        self.when = when
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        if self.when.holds(g, source):
            for thing in self.who.find(g, source):
                self.do(g, source, thing)
        return True


# Wizards


class GiveUpForm(Effect):
    """All strikes of the attack that are left fail; the Wizard is discarded, and his items wait for him."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return not any(g.facts(card).is_form for card in g.on(thing))
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(FormSacrificed(thing, source.card))


class AttemptsOnYours(Who[int]):
    """Who tries, in this chain, to influence something of yours."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        chain = g.chain()
        if chain is None:
            return []
        return [link.card for link in chain.links if link.side != source.side and any(
            isinstance(effect, Persuading) for effect in g.ability(link).does)]


class TheirSitePhase(If):
    """It is the opponent's site phase."""
    def holds(self, g: Meccg, source: Source) -> bool: return g.phase == SITE_PHASE and g.active != source.side


class OpponentDrawsLess(Alter):
    """The opponent draws one card less for the movement of his company."""
    def __init__(self) -> None: super().__init__(DRAWS_OPPONENT)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return max(0, total - 1) if g.company[source.card] == thing else total


class ElsewhereAtHaven(If):
    """He is at a Haven, and another company of his player is attacked."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack, slot = the_attack(g), g.company[source.card]
        return attack is not None and slot >= 0 and attack.slot != slot and (
            g.companies[attack.slot].side == source.side and hold(g, g.companies[slot].site) == HAVEN)


class RideToAid(Effect):
    """He joins that company, without his allies; he must face a strike, and afterwards taps and checks corruption."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return has_room(g, thing, [source.card])
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        attack = the_attack(g)
        if attack is None:
            return
        for card in g.on(source.card):
            if g.facts(card).type == ALLY:
                discard(g, card)
        for follower in followers(g, source.card):
            g.host[follower] = UNCONTROLLED
        join(g, source.card, thing)
        attack.sworn = source.card


# Scouts


class SearchByLuck(Effect):
    """The scout turns over cards of the play deck until an item comes, takes it, and faces a strike."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return g.deck_size(source.side) > 0 and not veiled(g)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(LuckySearch(thing, source.card))


ATTEMPTS_ON_YOURS: Final = AttemptsOnYours()
