"""Rumor of Wealth, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import Decision, Plain
from ravenhill.core.words import Effect, If, Source
from ravenhill.games.meccg.lines import PLAYED
from ravenhill.games.meccg.piles import CHAIN, HAND
from ravenhill.games.meccg.rules.combat import begin_attack
from ravenhill.games.meccg.rules.lands import destination, like_a
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.legality import bars
from ravenhill.games.meccg.rules.numbers import blocked
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import BY_HOLD, CREATURE
from ravenhill.games.meccg.words import *

STAYS_AT_SEA = "Eärcaraxë"


class NoLair(If):
    """The site of the company is a Ruins & Lairs, and no Dragon's lair."""
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0:
            return False
        site = destination(g.companies[g.current])
        lairs = {card.lair for card in g.cards.facts if card.lair}
        return like_a(g, site) == RUINS_AND_LAIRS and g.facts(site).name not in lairs


class WealthFound(If):
    """The item that was played is a major or greater one, at the site on which the card lies."""
    def holds(self, g: Meccg, source: Source) -> bool:
        if not source.picks or g.current < 0 or g.companies[g.current].site != g.host[source.card]:
            return False
        return g.facts(source.picks[0]).size in (MAJOR, GREATER)


class AskForDragon(Effect):
    """Your opponent's company may be attacked by a Dragon of your hand, which does not count against the limit."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        discard(g, source.card)
        g.then(DrawnByWealth(1 - g.active))


class DrawnByWealth(Decision[Meccg]):
    """A Dragon of the hand comes, or none; it is asked whatever the hand holds."""

    def copy(self) -> DrawnByWealth: return DrawnByWealth(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-AMB-112",)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        hand = [card for card in sorted(g.piles[HAND + self.side]) if g.facts(card).type == CREATURE]
        return [0, *[card + 1 for card in hand if g.facts(card).race == DRAGON and g.facts(card).done and (
            g.facts(card).name != STAYS_AT_SEA and not (g.facts(card).unique and blocked(g, g.kind[card]))
            and bars(g, card) is None)]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            card = option - 1
            g.move(card, CHAIN)
            g.did.append(g.kind[card])
            g.tell(PLAYED, self.side, card)
            attack = begin_attack(g, g.current, card, g.facts(card))
            attack.by, attack.key = BY_HOLD, like_a(g, g.companies[g.current].site)
            g.attackers.append(card)
            g.then(attack)


RUMOR_OF_WEALTH = ShortEvent("td-058", "Rumor of Wealth", side=HAZARD, done=True, rules=(
    may(HAZARDS, PutInPlay(THE_SITE), when=NoLair()),
    may(AT_SITE, PutInPlay(THE_SITE), when=NoLair()),
    whenever(ITEM_PLAYED, AskForDragon(THIS), when=WealthFound() & InSitePhase()),
    whenever(TURN_ENDS, Discard(THIS)),
))
FRAMES: tuple[Plain, ...] = (DrawnByWealth(0),)
