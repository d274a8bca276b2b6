"""What characters who tap for a hymn turn away: Nazgûl events, and the attack of a Nazgûl on their company."""
from __future__ import annotations

from ravenhill.core.chain import Declaring
from ravenhill.core.choices import Choice, Done, Take
from ravenhill.core.frames import Decision
from ravenhill.games.meccg.rules.attacks import attack_depth, the_attack
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.state import CHAIN, IN_PLAY, UNTAPPED, Meccg
from ravenhill.games.meccg.terms import NAZGUL
from ravenhill.games.meccg.words.moments import ATTACKED

NO_MORE = -1                         # after the last pick
DOORS_OF_NIGHT = "Doors of Night"


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


def doors_are_open(g: Meccg) -> bool:
    return any(g.facts(card).name == DOORS_OF_NIGHT for card in g.in_force())


class Praise(Decision[Meccg]):
    """The next character who taps, then what that character turns away; or nobody else."""

    def copy(self) -> Praise: return Praise(self.side)
    def choice(self, g: Meccg, option: int) -> Choice: return Done() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        picks = g.nearest(Declaring).picks
        if len(picks) % 2 == 1:
            return [card + 1 for card in turned_away_by(g, picks[len(picks) - 1], picks)]
        stop = [0] if picks or doors_are_open(g) else []
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


def is_praised(g: Meccg, card: int) -> bool:
    """Somebody has tapped to turn this Nazgûl away: it may not be tapped in response."""
    chain = g.chain()
    if chain is None:
        return False
    for link in chain.links:
        picks = link.picks
        if picks and picks[len(picks) - 1] == NO_MORE and card in picks:
            return True
    return False
