"""Helm of Her Secrecy, and the words that it alone uses."""
from __future__ import annotations

from ravenhill.core.words import Effect, Source, Who
from ravenhill.games.meccg.piles import HAND, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.attacks import Attacking
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.numbers import blocked
from ravenhill.games.meccg.rules.persuasion import BringIn, under_whom
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words import *
from ravenhill.games.meccg.words.who.people import those

HER = "Éowyn"
HER_HOME = "Edoras"


def in_hand(g: Meccg, side: int) -> list[int]:
    """She is in the hand, and nowhere else."""
    return [card for card in sorted(g.piles[HAND + side]) if g.facts(card).name == HER and not blocked(g, g.kind[card])]


class HerFolk(Who[int]):
    """Characters of the attacked company at home where she is, if there is influence enough for her to join them."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        return [it for it in those(g, source, OF_ATTACKED) if HER_HOME in g.facts(it).homes
                and any(under_whom(g, it, card) for card in in_hand(g, source.side))]


class RideInSecret(Effect):
    """She comes from the hand into the company, under general influence or somebody's own."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        for card in in_hand(g, source.side)[:1]:
            g.then(BringIn(source.side, card, thing))


class StayOrGo(Effect):
    """After the attack the helm stays with her if it was a Nazgûl's; if not, it is discarded."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.state[thing] == UNTAPPED
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        if g.nearest(Attacking).race == NAZGUL:
            g.state[thing] = TAPPED                            # it has proved itself, and stays
        else:
            discard(g, thing)


HELM_OF_HER_SECRECY = PermanentEvent("td-122", "Helm of Her Secrecy", side=RESOURCE, done=True, rules=(
    may(ATTACKED, RideInSecret(a(HerFolk())), Anyway(PutInPlay(Characters(OF_ATTACKED, name=HER)))),
    has_more(BEARER, prowess=+2, body=+1, influence=+1),
    whenever(ATTACK_ENDS, StayOrGo(THIS), when=SubjectIsCompany()),
    always(On(NOT_UNTAPPING, 1, THIS)),
))
