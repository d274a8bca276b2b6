"""Dragon-lore, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import Decision, Plain, Procedure
from ravenhill.core.words import Effect, If, Source
from ravenhill.games.meccg.lines import GAINS
from ravenhill.games.meccg.piles import DECK, DISCARD, IN_PLAY
from ravenhill.games.meccg.rules.leaving import gained
from ravenhill.games.meccg.rules.numbers import blocked, may_bear
from ravenhill.games.meccg.rules.piles import AN_ITEM, found
from ravenhill.games.meccg.rules.presence import veiled
from ravenhill.games.meccg.rules.site import offers
from ravenhill.games.meccg.rules.toll import can_pay, pay_toll
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import company_of


def takers(g: Meccg, slot: int, item: int) -> list[int]:
    return [it for it in g.companies[slot].members if may_bear(g, it, item)]


class LookForTreasure(Procedure[Meccg]):
    """The play deck is looked through, an item of it or of the discard pile is played, and the deck is shuffled."""
    slot: int

    def __init__(self, slot: int, like: LookForTreasure | None = None) -> None:
        super().__init__(like)
        self.slot = slot

    def copy(self) -> LookForTreasure: return LookForTreasure(self.slot, self)

    def step(self, g: Meccg, at: int) -> bool:
        side = g.companies[self.slot].side
        match at:
            case 0: self.look_through(g, side)
            case 1: g.then(WhichTreasure(side, self.slot))
            case 2: g.shuffle(DECK + side)
            case _: return False
        return True

    def look_through(self, g: Meccg, side: int) -> None:
        g.gather(side)
        for card in g.piles[DECK + side]:
            g.look(card, side)


class WhichTreasure(Decision[Meccg]):
    """The item that was looked for, or none."""
    slot: int

    def __init__(self, side: int, slot: int) -> None:
        super().__init__(side)
        self.slot = slot

    def copy(self) -> WhichTreasure: return WhichTreasure(self.side, self.slot)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        cards = found(g, DECK + self.side, AN_ITEM) + found(g, DISCARD + self.side, AN_ITEM)
        return [0, *[card + 1 for card in cards if g.facts(card).done and offers(g, g.companies[self.slot], card)
                     and not (g.facts(card).unique and blocked(g, g.kind[card])) and takers(g, self.slot, card)
                     and can_pay(g, self.side, card)]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            g.then(WhoseTreasure(self.side, self.slot, option - 1))


class WhoseTreasure(Decision[Meccg]):
    """Who of the company takes it."""
    slot: int
    item: int

    def __init__(self, side: int, slot: int, item: int) -> None:
        super().__init__(side)
        self.slot = slot
        self.item = item

    def copy(self) -> WhoseTreasure: return WhoseTreasure(self.side, self.slot, self.item)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)
    def options(self, g: Meccg) -> list[int]: return takers(g, self.slot, self.item)

    def choose(self, g: Meccg, option: int) -> None:
        g.move(self.item, IN_PLAY + self.side)
        g.host[self.item] = option
        g.tell(GAINS, option, self.item)
        pay_toll(g, self.side, self.item)
        gained(g, self.item, option)


class AtALair(If):
    """The company whose phase it is, is at the lair of a Dragon."""
    def holds(self, g: Meccg, source: Source) -> bool:
        name = g.facts(g.companies[g.current].site).name if g.current >= 0 else ""
        return bool(name) and any(it.lair == name for it in g.cards.facts)


class OfCurrent(If):
    """The bearer is of the company whose phase it is."""
    def holds(self, g: Meccg, source: Source) -> bool: return g.current >= 0 and company_of(g, source.card) == g.current


class FindTreasure(Effect):
    """An item that is playable at the lair is looked for in the play deck and the discard pile, and played."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return not veiled(g)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(LookForTreasure(thing))


DRAGON_LORE = PermanentEvent("td-108", "Dragon-lore", side=RESOURCE, points=1, corruption=2, done=True, rules=(
    may(AT_SITE, PutInPlay(THE_ONE), TapSite(THIS), pay=Tap(a(Characters(CURRENT, SAGE))), when=Offered()),
    may(
        AT_SITE, FindTreasure(COMPANY), pay=Together(Tap(BEARER), Spend(THIS)),
        when=OfCurrent() & AtALair() & ~SiteUntapped(),
    ),
))
FRAMES: tuple[Plain, ...] = (LookForTreasure(0), WhichTreasure(0, 0), WhoseTreasure(0, 0, 0))
