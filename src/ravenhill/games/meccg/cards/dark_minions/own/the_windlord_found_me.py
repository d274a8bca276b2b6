"""The Windlord Found Me, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.choices import Choice, No, Take
from ravenhill.core.frames import Decision, Plain, Procedure
from ravenhill.core.words import Effect, If, Source
from ravenhill.games.meccg.lines import JOINS
from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, NOBODY_HOSTS
from ravenhill.games.meccg.rules.leaving import happens, join
from ravenhill.games.meccg.rules.numbers import blocked
from ravenhill.games.meccg.rules.presence import veiled
from ravenhill.games.meccg.rules.sideboard import own_wizard
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import HOME_BOUND
from ravenhill.games.meccg.words.verbs.play import has_one, wizard_fits
from ravenhill.games.meccg.words.who.people import bearer
from ravenhill.games.meccg.words.who.places import enters_at


class NoneOfYours(If):
    """You have no card of this name in play, nor stored."""
    def holds(self, g: Meccg, source: Source) -> bool: return not has_one(g, g.kind[source.card], source.side)


class CallWizard(Procedure[Meccg]):
    """The play deck is looked through for a Wizard, who joins this company; then it is shuffled."""
    side: int
    slot: int

    def __init__(self, side: int, slot: int, like: CallWizard | None = None) -> None:
        super().__init__(like)
        self.side = side
        self.slot = slot

    def copy(self) -> CallWizard: return CallWizard(self.side, self.slot, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.look_through(g)
            case 1: g.then(WhichWizard(self.side, self.slot))
            case 2: g.shuffle(DECK + self.side)
            case _: return False
        return True

    def look_through(self, g: Meccg) -> None:
        g.gather(self.side)
        for card in g.piles[DECK + self.side]:
            g.look(card, self.side)


class WhichWizard(Decision[Meccg]):
    """The Wizard who comes, if any."""
    slot: int

    def __init__(self, side: int, slot: int) -> None:
        super().__init__(side)
        self.slot = slot

    def copy(self) -> WhichWizard: return WhichWizard(self.side, self.slot)
    def choice(self, g: Meccg, option: int) -> Choice: return No() if option == 0 else Take(option - 1)

    def options(self, g: Meccg) -> list[int]:
        kinds: dict[int, int] = {}
        for card in sorted(g.piles[DECK + self.side] + g.piles[DISCARD + self.side]):
            if g.facts(card).is_wizard() and g.facts(card).done and not blocked(g, g.kind[card]):
                site, source = g.companies[self.slot].site, Source(card, 0, self.side, [])
                bound = g.asked(HOME_BOUND, self.side, 0) > 0 and not enters_at(g, card, site)
                if wizard_fits(g, source) and not bound:
                    kinds.setdefault(g.kind[card], card)
        return [0, *[card + 1 for card in kinds.values()]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            card = option - 1
            g.move(card, IN_PLAY + self.side)
            g.host[card] = NOBODY_HOSTS
            join(g, card, self.slot)
            g.wizard[self.side] = g.cards.identity[g.kind[card]]
            g.did.append(g.kind[card])                         # R-INF-02  he was played this turn
            g.tell(JOINS, card, g.companies[self.slot].site)
            happens(g, WIZARD_COMES, card)


class StoreAndSummon(Effect):
    """It is stored; if no Wizard of yours is in play, one of the deck or the discard pile may join the company."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        slot, side = g.company[bearer(g, source)], source.side
        Store(THIS).do(g, source, thing)
        if own_wizard(g, side) < 0 and not veiled(g):
            g.then(CallWizard(side, slot))


THE_WINDLORD_FOUND_ME = PermanentEvent(
    "dm-164", "The Windlord Found Me", side=RESOURCE, points=3, no_duplicate=PER_PLAYER, done=True, rules=(
        may(
            AT_SITE, TapSite(THIS), FacePrinted(COMPANY, Automatic(ORC, strikes=4, prowess=9)), TakeAlong(THIS),
            when=SiteUntapped() & (AtNamed("Isengard") | SiteIs(SHADOW_HOLD, DARK_HOLD)) & NoneOfYours(),
        ),
        always(On(NOT_UNTAPPING, 1, BEARER)),
        may(ORGANIZING, StoreAndSummon(THIS), when=BearerAt(HAVEN)),
    ),
)
FRAMES: tuple[Plain, ...] = (CallWizard(0, 0), WhichWizard(0, 0))
