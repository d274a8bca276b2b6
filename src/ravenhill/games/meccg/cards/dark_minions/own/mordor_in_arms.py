"""Mordor in Arms, and the words that it alone uses."""
from __future__ import annotations

from typing import Any

from ravenhill.core.frames import Plain, Procedure
from ravenhill.core.words import Effect, If, Source, Who
from ravenhill.games.meccg.cards.parts import Automatic
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.lines import DEFEATED
from ravenhill.games.meccg.piles import MARSHALLED
from ravenhill.games.meccg.rules.guards import attack_of
from ravenhill.games.meccg.rules.leaving import discard, release
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import FACTION
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.numbers import BARRED, Alter, Opposing
from ravenhill.games.meccg.words.verbs.kinds import AtOnce, Influencing


class Onslaught(Procedure[Meccg]):
    """Several attacks of one card on a company, one after the other; how many of them were defeated is counted."""
    slot: int
    card: int
    number: int                      # attacks faced
    beaten: int                      # and defeated

    def __init__(self, slot: int, card: int, like: Onslaught | None = None) -> None:
        super().__init__(like)
        self.slot = slot
        self.card = card
        self.number = 0 if like is None else like.number
        self.beaten = 0 if like is None else like.beaten

    def copy(self) -> Onslaught: return Onslaught(self.slot, self.card, self)

    def step(self, g: Meccg, at: int) -> bool:
        company, attacks = g.companies[self.slot], attacks_of(g, self.card)
        if not g.is_in_play(self.card) or not company.members or company.going < 0:
            return False
        if self.number < len(attacks):
            self.number += 1
            attack = attack_of(self.slot, self.card, attacks[self.number - 1])
            attack.automatic = False
            g.then(attack)
            return True
        if self.beaten == len(attacks) and company.side != g.owner[self.card]:
            for other in g.on(self.card):
                discard(g, other)
            release(g, self.card)
            g.move(self.card, MARSHALLED + company.side)
            g.tell(DEFEATED, self.card)
        return False


class MarchOut(Effect):
    """The company faces these attacks; if all are defeated by the opponent of who played the card, he gets it."""
    attacks: tuple[Automatic, ...]
    def __init__(self, who: Who[Any], *attacks: Automatic) -> None:
        super().__init__(who)
        self.attacks = attacks
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(Onslaught(thing, source.card))


def attacks_of(g: Meccg, card: int) -> tuple[Automatic, ...]:
    for rule in g.facts(card).rules:
        for verb in rule.verbs:
            if isinstance(verb, MarchOut):
                return verb.attacks
    return ()


class IsWon(If):
    """The card lies in a pile of marshalling points."""
    def holds(self, g: Meccg, source: Source) -> bool: return MARSHALLED <= g.pile[source.card] < MARSHALLED + 2


class CountVictory(AtOnce):
    """It is remembered that this one of the attacks was defeated."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        if g.under_way(Onslaught):
            g.nearest(Onslaught).beaten += 1


def is_from(g: Meccg, faction: Card, regions: tuple[str, ...]) -> bool:
    """Whether a faction is playable at a site in one of these regions."""
    there = [g.cards.facts[g.cards.names[name]].region for name in faction.at if name in g.cards.names]
    return faction.type == FACTION and any(region in regions for region in (*there, *faction.at_regions))


class HardToWin(Opposing):
    """Factions that are won in these regions are harder to win for everybody, or easier: by so much."""
    more: int
    regions: tuple[str, ...]
    def __init__(self, more: int, *regions: str) -> None:
        super().__init__()
        self.more = more
        self.regions = regions
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + self.more if is_from(g, g.facts(thing), self.regions) else total


class NotWonWith(Alter):
    """A card of this name is of no use in an attempt on a faction playable at a site in these regions."""
    name: str
    regions: tuple[str, ...]
    def __init__(self, name: str, *regions: str) -> None:
        super().__init__(BARRED)
        self.name = name
        self.regions = regions
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        chain = g.chain()
        if g.facts(thing).name != self.name or chain is None:
            return total
        links = [link for link in chain.links if any(isinstance(it, Influencing) for it in g.ability(link).verbs)]
        wanted = [card for link in links for card in (link.card, *link.picks) if card >= 0]
        return 1 if any(is_from(g, g.facts(card), self.regions) for card in wanted) else total


NEAR_MORDOR = ("Nurn", "Udûn", "Gorgoroth", "Imlad Morgul", "Harondor", "Khand", "Horse Plains")

# Opponents who play minions are none of ours: what the card says of them has no behaviour.
MORDOR_IN_ARMS = PermanentEvent(
    "dm-072", "Mordor in Arms", side=HAZARD, score=CREATURES, instead=Instead(points=2, when=IsWon()), done=True,
    rules=(
        may(HAZARDS, PutInPlay(THIS)),
        whenever(
            STANDING, MarchOut(
                COMPANY, Automatic(ORC, strikes=5, prowess=8), Automatic(ORC, strikes=4, prowess=10),
                Automatic(TROLL, strikes=3, prowess=12),
            ), when=MovesThrough("Nurn"),
        ),
        whenever(ATTACK_OVER, CountVictory(THIS), when=TheAttackIsThis() & AllBeaten()),
        always(HardToWin(-6, *NEAR_MORDOR), NotWonWith("Muster", *NEAR_MORDOR)),
    ),
)
FRAMES: tuple[Plain, ...] = (Onslaught(0, 0),)
