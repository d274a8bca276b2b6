"""Creatures that attack from a discard pile, and characters whom fear drives back where they came from."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice
from ravenhill.core.frames import Decision, Procedure
from ravenhill.core.words import Source
from ravenhill.games.meccg.choices import KeyedTo
from ravenhill.games.meccg.lasting import Lasting
from ravenhill.games.meccg.lines import LEFT_BEHIND, MAY_STAY, SENT_BACK
from ravenhill.games.meccg.piles import CHAIN, DISCARD, NOBODY_HOSTS, UNCONTROLLED
from ravenhill.games.meccg.rules.combat import keyed_attack
from ravenhill.games.meccg.rules.keys import ways_of_keying
from ravenhill.games.meccg.rules.leaving import found_company, free_slot, join
from ravenhill.games.meccg.rules.numbers import blocked, followers, mind
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CREATURE, Race
from ravenhill.games.meccg.words.numbers import HALVES_WILDS, LANDS_FOR_HAZARDS, REGION_TYPE

WHAT_THE_PATH_IS: Final = (REGION_TYPE, LANDS_FOR_HAZARDS, HALVES_WILDS)


def may_return(g: Meccg, side: int, race: Race) -> list[int]:
    """Creatures of this race in a discard pile that could attack the company now."""
    if g.current < 0:
        return []
    return [card for card in sorted(g.piles[DISCARD + side]) if g.facts(card).type == CREATURE and g.facts(card).done
            and g.facts(card).race == race and not (g.facts(card).unique and blocked(g, g.kind[card]))
            and ways(g, card)]


def ways(g: Meccg, card: int) -> list[int]:
    return ways_of_keying(g, g.current, Source(card, 0, g.owner[card], []), False)


class HowKeyed(Decision[Meccg]):
    """R-KEY-10  How a creature is keyed that comes back; then it attacks at once."""
    card: int
    prowess: int
    body: int
    keeper: int                          # the card with which it was set aside, or -1

    def __init__(self, side: int, card: int, prowess: int, body: int, keeper: int = -1) -> None:
        super().__init__(side)
        self.card = card
        self.prowess = prowess
        self.body = body
        self.keeper = keeper

    def copy(self) -> HowKeyed: return HowKeyed(self.side, self.card, self.prowess, self.body, self.keeper)
    def rules(self) -> tuple[str, ...]: return ("R-KEY-10",)
    def options(self, g: Meccg) -> list[int]: return ways(g, self.card)
    def choice(self, g: Meccg, option: int) -> Choice: return KeyedTo(option)

    def choose(self, g: Meccg, option: int) -> None:
        attack = keyed_attack(g, g.current, self.card, option)
        attack.keeper = self.keeper
        attack.more_prowess += self.prowess
        attack.lasting_prowess = self.prowess
        attack.body = max(1, attack.body + self.body) if attack.body else 0
        g.then(attack)


def comes_again(g: Meccg, card: int, prowess: int, body: int, keeper: int = -1) -> None:
    g.host[card] = NOBODY_HOSTS
    g.move(card, CHAIN)
    g.then(HowKeyed(g.owner[card], card, prowess, body, keeper))


class FearRoll(Procedure[Meccg]):
    """A roll and the mind below a number: the character is a company of its own, back where it came from."""
    character: int
    below: int

    def __init__(self, character: int, below: int, like: FearRoll | None = None) -> None:
        super().__init__(like)
        self.character = character
        self.below = below

    def copy(self) -> FearRoll: return FearRoll(self.character, self.below, self)

    def step(self, g: Meccg, at: int) -> bool:
        if at > 0 or g.company[self.character] < 0:
            return False
        g.roll(2)
        return True

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        total = faces[0] + faces[1] + mind(g, self.character)
        if total >= self.below:
            g.tell(MAY_STAY, self.character, total, self.below)
        else:
            split_off(g, self.character)


def parts(g: Meccg, character: int) -> int:
    """R-AMB-161  A slot for a company of its own at the origin, or -1; nobody follows it there, and it nobody."""
    company = g.companies[g.company[character]]
    if free_slot(g, company.side) < 0:
        return -1
    for follower in followers(g, character):
        g.host[follower] = UNCONTROLLED
    if g.host[character] >= 0:
        g.host[character] = UNCONTROLLED
    return found_company(g, company.side, company.site)


def split_off(g: Meccg, character: int) -> None:
    """R-AMB-161  A new company at the origin, which has moved and does nothing at its site; followers stay behind."""
    slot = parts(g, character)
    if slot < 0:
        return
    g.companies[slot].moved = True
    g.companies[slot].sent_back = True
    g.tell(SENT_BACK, character, g.companies[slot].site)
    join(g, character, slot)


def may_fall_behind(g: Meccg, character: int) -> bool:
    """R-AMB-161  It is in a company with others, and there is room for one more company."""
    slot = g.company[character]
    return slot >= 0 and len(g.companies[slot].members) > 1 and free_slot(g, g.owner[character]) >= 0


def fall_behind(g: Meccg, character: int, limit: int) -> None:
    """R-AMB-161  A new company that goes the same way, with a movement/hazard phase of its own and this limit."""
    old = g.company[character]
    company, slot = g.companies[old], parts(g, character)
    other = g.companies[slot]
    other.going, other.basic = company.going, company.basic
    other.path, other.regions = company.path, company.regions
    other.limit = limit
    other.parted = True
    g.lasting = [*g.lasting, *[
        Lasting(it.effect, it.side, slot, it.until, it.place) for it in g.lasting
        if it.thing == old and g.cards.lasts[it.effect].change.question in WHAT_THE_PATH_IS]]
    g.tell(LEFT_BEHIND, character, limit)
    join(g, character, slot)
