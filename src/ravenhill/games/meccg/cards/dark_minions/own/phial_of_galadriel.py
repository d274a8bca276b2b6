"""Phial of Galadriel, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.piles import OUT, UNTAPPED
from ravenhill.games.meccg.rules.attacks import attack_depth
from ravenhill.games.meccg.rules.leaving import discard, release
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import ASSIGNS, Alter
from ravenhill.games.meccg.words.verbs.items import TakeUp
from ravenhill.games.meccg.words.verbs.kinds import Weighing
from ravenhill.games.meccg.words.who.people import bearer
from ravenhill.games.meccg.words.who.rolls import checked


class GlassesBesideHer(Who[int]):
    """Star-glasses of your characters, neither Wizards nor Dwarves, at a Haven beside an untapped Galadriel."""
    name: str
    lady: str
    def __init__(self, name: str, lady: str) -> None:
        self.name = name
        self.lady = lady
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [card for it in Characters(YOURS, never=(WIZARD, DWARF), at=HAVEN, beside_name=self.lady).find(g, source)
                if g.companies[g.company[it]].going < 0 for card in g.borne(it) if g.facts(card).name == self.name]


class WhoseGlass(Who[int]):
    """Who bore what was taken away."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        if len(source.picks) > 1:
            return [source.picks[1]]
        if source.picks:
            return [g.host[source.picks[0]]]
        return Characters(YOURS, never=(WIZARD, DWARF)).find(g, source)


class TakeAway(Effect):
    """A cost: Galadriel, who is in the company, taps, and the glass is removed from the game."""
    name: str
    def __init__(self, who: Who[int], name: str) -> None:
        super().__init__(who)
        self.name = name
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return thing >= 0 and self.lady(g, thing) >= 0
    def lady(self, g: Meccg, glass: int) -> int:
        if g.host[glass] < 0:
            return -1
        members = g.companies[g.company[g.host[glass]]].members
        return next((it for it in members if g.facts(it).name == self.name and g.state[it] == UNTAPPED), -1)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        lady = self.lady(g, thing)
        Tap(THE_ONE).do(g, source, lady)
        for card in g.on(thing):
            discard(g, card)
        release(g, thing)
        g.move(thing, OUT + g.owner[thing])


class YouChoose(Alter):
    """The defender says who faces the strikes of the one attack it was played on, tapped, wounded or not."""
    def __init__(self) -> None: super().__init__(ASSIGNS)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + 1 if source.picks[1] == attack_depth(g) else total


class CheckedBearer(Weighing):
    """The bearer, who is about to check corruption."""
    def find(self, g: Meccg, source: Source) -> list[int]: return [it for it in checked(g) if it == bearer(g, source)]


DARK_KEYS = KeyedToType(DARK_DOMAIN, SHADOW_LAND) | KeyedToSite(DARK_HOLD, SHADOW_HOLD)
PHIAL_OF_GALADRIEL = Item(
    "dm-176", "Phial of Galadriel", size=SPECIAL, points=1, unique=True, traits=frozenset({NOT_HANDED}), done=True,
    rules=(
        may(
            ANYTIME, TakeUp(a(WhoseGlass())), pay=TakeAway(a(GlassesBesideHer("Star-glass", "Galadriel")), "Galadriel"),
        ),
        may(ATTACKED, Cancel(THE_ATTACK), pay=Tap(THIS), when=Facing(UNDEAD) & Attacked()),
        may(
            ATTACKED, changes_the_attack(prowess=-2), ForThisAttack(YouChoose(), THE_ATTACK), pay=Tap(THIS),
            when=ByCreature() & Attacked() & DARK_KEYS,
        ),
        may(ANYTIME, Help(a(CheckedBearer()), +2), pay=Tap(THIS)),
    ),
)
