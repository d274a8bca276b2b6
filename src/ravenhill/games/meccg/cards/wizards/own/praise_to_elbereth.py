"""Praise to Elbereth, and the words that it alone uses."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.chain import Declaring
from ravenhill.core.choices import Choice, Done, Take
from ravenhill.core.frames import Decision, Plain
from ravenhill.core.words import Effect, Source, Word
from ravenhill.games.meccg.lines import TAPS
from ravenhill.games.meccg.piles import CHAIN, IN_PLAY, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.attacks import attack_depth, the_attack
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.verbs.kinds import Forestalling

NO_MORE: Final = -1                  # after the last pick
NOTHING: Final = Source(-1, 0, 0, [])


def nazgul_events(g: Meccg) -> list[int]:
    """Nazgûl that lie in play, and those that are being played as events."""
    found = [card for card in g.piles[IN_PLAY] + g.piles[IN_PLAY + 1] if g.facts(card).race == NAZGUL]
    chain = g.chain()
    if chain is not None:
        found += [link.card for link in chain.links if g.facts(link.card).race == NAZGUL and link.ability > 0
                  and g.pile[link.card] == CHAIN]
    return found


def turned_away_by(g: Meccg, character: int, picks: list[int]) -> list[int]:
    """What this character could turn away, and nobody does yet."""
    found = nazgul_events(g)
    attack = the_attack(g)
    if attack is not None and g.asking().about == ATTACKED and attack.race == NAZGUL and (
            attack.slot == g.company[character] and not attack.sure):
        found = [*found, attack.card]
    return [card for card in found if card not in picks]


def who_may_praise(g: Meccg, side: int, picks: list[int]) -> list[int]:
    return [it for it in g.piles[IN_PLAY + side] if g.company[it] >= 0 and g.state[it] == UNTAPPED and it not in picks
            and turned_away_by(g, it, picks)]


class Praise(Decision[Meccg]):
    """The next character who taps, then what that character turns away; or nobody else."""

    def copy(self) -> Praise: return Praise(self.side)
    def choice(self, g: Meccg, option: int) -> Choice: return Done() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        picks = g.nearest(Declaring).picks
        if len(picks) % 2 == 1:
            return [card + 1 for card in turned_away_by(g, picks[len(picks) - 1], picks)]
        stop = [0] if picks or DOORS.holds(g, NOTHING) else []
        return [*stop, *[it + 1 for it in who_may_praise(g, self.side, picks)]]

    def choose(self, g: Meccg, option: int) -> None:
        g.nearest(Declaring).picks.append(option - 1 if option else NO_MORE)


def turn_away(g: Meccg, character: int, card: int) -> None:
    """The Nazgûl has no effect any more; or its attack, if it is on the company of who praised."""
    depth = attack_depth(g)
    attack = the_attack(g)
    if attack is not None and attack.card == card:
        if attack.slot == g.company[character]:
            g.stop(depth)
        return
    chain = g.chain()
    if chain is not None:
        for place in range(len(chain.links) - 1, -1, -1):
            if chain.links[place].card == card:
                chain.cancel(g, place)
    if g.is_in_play(card):
        discard(g, card)


class TapForPraise(Effect):
    """As many of your characters tap as you choose, each for one Nazgûl event, or the attack of one on its company."""
    def refusal(self, g: Any, source: Source) -> Word | None:
        return None if DOORS.holds(g, source) or who_may_praise(g, source.side, source.picks) else self
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


class TurnAway(Forestalling):
    """What each of them was tapped for is cancelled."""
    def forestalls(self, link: Source) -> list[int]: return link.picks[1::2]
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        for place in range(0, len(source.picks) - 1, 2):
            turn_away(g, source.picks[place], source.picks[place + 1])
        return True


PRAISE_TO_ELBERETH = ShortEvent("tw-305", "Praise to Elbereth", side=RESOURCE, done=True, rules=(
    may(ANYTIME, TurnAway(YOU), Anyway(strengthens(Characters(ALL), prowess=+1), when=DOORS), pay=TapForPraise(YOU)),
))
FRAMES: tuple[Plain, ...] = (Praise(0),)
