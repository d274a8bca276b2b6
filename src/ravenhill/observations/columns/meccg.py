"""The card game in columns of words of 16 bits: numbers, companies, and every card by its number."""
from __future__ import annotations

from typing import Final

from ravenhill.core.errors import RavenhillError
from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.companies import Company
from ravenhill.games.meccg.piles import MOST_AGENTS, SLOTS
from ravenhill.games.meccg.state import Meccg
from ravenhill.observations.observer import WORDS, Columns, Kept, Told

VERSION: Final = 2
WIDE: Final = True
CARDS: Final = 512                       # of a match at most
FROM_HOST: Final = 60                    # added to a host: companies and agents are below zero
PATH: Final = 8                          # region types of a site path that are told
COMPANY: Final = 17 + PATH
LASTING: Final = 16
AGENT: Final = 10
OTHERS: Final = 9                        # columns that are kept before those of the companies
ROWS: Final = (("in_use", 16), ("did", 16), ("corrupted", 8), ("attackers", 8))


class CardColumns(Columns):
    def __init__(self, g: Meccg) -> None:
        if len(g.kind) > CARDS:
            raise RavenhillError(f"this match has {len(g.kind)} cards; an observation tells {CARDS}")
        self.rest = bytes(2 * (CARDS - len(g.kind)))

    def write(self, g: Meccg, seat: int, kept: Kept) -> list[Told]:
        numbers = [
            g.phase, g.turn, g.active, g.current + 1, int(g.character_played), g.arranged, g.called + 1,
            int(g.hazards_halved), int(g.influenced), g.length, g.optional, int(g.standard), int(g.regions), g.tie,
            g.turns[0], g.turns[1], g.exhausted[0], g.exhausted[1], g.wizard[0] + 1, g.wizard[1] + 1,
            g.wizard_lost[0], g.wizard_lost[1], g.sacrificed[0] + 1, g.sacrificed[1] + 1,
            max(0, g.score[0]), max(0, g.score[1]),
        ]
        parts: list[Told] = [kept.column(0, numbers, WORDS)]
        for slot, company in enumerate(g.companies):
            parts.append(NO_COMPANY if company.site < 0 else kept.column(OTHERS + slot, told(company), WORDS))
        parts.append(kept.column(1, agents(g.agents), WORDS) if g.agents else NO_AGENTS)
        numbers = []
        add_few(numbers, g.in_use, 16)
        add_few(numbers, g.did, 16)
        add_few(numbers, g.corrupted, 8)
        add_few(numbers, g.attackers, 8)
        cards = kept.cards(g, seat, WORDS)
        parts.extend([
            kept.column(2, numbers, WORDS), kept.column(3, lasting(g), WORDS) if g.lasting else NOTHING_LASTS,
            cards.hidden, kept.column(4, g.tops, WORDS), cards.is_, self.rest, cards.lies, self.rest,
            kept.column(5, g.state, WORDS), self.rest, kept.column(6, g.host, WORDS, FROM_HOST), self.rest,
            kept.column(7, g.company, WORDS, 1), self.rest, kept.column(8, g.owner, WORDS), self.rest])
        return parts

    def sizes(self, g: Meccg) -> list[tuple[str, int, str]]:
        """Each column: its name, how many numbers, and what they are."""
        return [
            *[(name, 1, "as on the table; a seat, a company or a kind with 1 added, so that 0 is none") for name in (
                "phase", "turn", "active", "current", "character_played", "arranged", "called", "hazards_halved",
                "influenced", "length", "optional", "standard", "regions", "tie")],
            *[(name, 2, "by seat") for name in ("turns", "exhausted", "wizard", "wizard_lost", "sacrificed", "score")],
            ("companies", SLOTS * COMPANY, f"by slot, {COMPANY} numbers each: 1 if there is one, side, site, going, "
             "along, origin (each with 1 added), limit, most, hazards counted, members, then whether it moved, was "
             f"sent back, is guarded, visited, arrived, entered, used basic movement, then the first {PATH} region "
             "types of its path with 1 added"),
            ("agents", 2 * MOST_AGENTS * AGENT, f"by place, {AGENT} numbers each: 1 if there is one, card (face up), "
             "state (face down), site and the kind of the place where it is (each with 1 added), whether it came this "
             "turn, actions, whether its lowest site is known, its site is open to creatures, it leaves at the end"),
            *[(name, count, "cards or kinds, with 1 added") for name, count in ROWS],
            ("lasting", LASTING * 5, f"changes in force, the newest first: effect and side with 1 added, thing with "
                                     f"{FROM_HOST} added, until, place with 1 added"),
            ("hidden", len(g.piles), "by pile: cards that this seat does not know"),
            ("tops", len(g.piles), "by pile: cards on top that lie in a known order"),
            ("card_is", CARDS, "by card: one more than its place in the library; 0: not known to this seat"),
            ("card_lies", CARDS, "by card: one more than its pile; 0: not known to this seat"),
            ("card_state", CARDS, "by card: 0 untapped, 1 tapped, 2 wounded"),
            ("card_host", CARDS, f"by card: the card that controls it or that it lies on, with {FROM_HOST} added; one "
                                 "less nobody, two less uncontrolled, ten less and its slot a company, thirty less and "
                                 "its place an agent"),
            ("card_company", CARDS, "by card: the slot of its company, with 1 added"),
            ("card_owner", CARDS, "by card: its seat"),
        ]


def told(it: Company) -> list[int]:
    numbers = [
        1, it.side + 1, it.site + 1, it.going + 1, it.along + 1, it.origin + 1, it.limit, it.most, len(it.counted),
        len(it.members), int(it.moved), int(it.sent_back), int(it.guarded), int(it.visited), int(it.arrived),
        int(it.entered), int(it.basic),
    ]
    path = it.path
    for n in range(PATH): numbers.append(path[n] + 1 if n < len(path) else 0)
    return numbers


def agents(all_of_them: list[Agent]) -> list[int]:
    numbers = [0] * (2 * MOST_AGENTS * AGENT)
    for it in all_of_them:
        numbers[it.place * AGENT:(it.place + 1) * AGENT] = [
            1, it.card + 1, it.state, it.site + 1, it.at + 1, int(it.fresh), it.acted, int(it.footed), int(it.opened),
            int(it.leaves)]
    return numbers


def lasting(g: Meccg) -> list[int]:
    """The newest first."""
    numbers: list[int] = []
    newest = len(g.lasting) - 1
    for n in range(newest, max(-1, newest - LASTING), -1):
        it = g.lasting[n]
        numbers.extend([it.effect + 1, it.side + 1, max(0, it.thing + FROM_HOST), it.until, it.place + 1])
    numbers.extend([0] * (5 * LASTING - len(numbers)))
    return numbers


def add_few(numbers: list[int], things: list[int], most: int) -> None:
    """The last of them, with 1 added."""
    few = things[-most:]
    numbers.extend([thing + 1 for thing in few])
    numbers.extend(ZEROS[:most - len(few)])


NO_COMPANY: Final = bytes(2 * COMPANY)
NO_AGENTS: Final = bytes(2 * 2 * MOST_AGENTS * AGENT)
NOTHING_LASTS: Final = bytes(2 * 5 * LASTING)
ZEROS: Final = [0] * 16
