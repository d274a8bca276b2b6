"""Who sees what of an agent: its card and its sites are exchanged and compared, imagined and dealt anew."""
from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
import pytest

from ravenhill.core.dice import FastDice
from ravenhill.core.frames import Decision
from ravenhill.core.positions import Entry
from ravenhill.games.meccg import MeccgGame
from ravenhill.games.meccg.decks.legality import AGENT_MIND, BY_ID, agent_minds
from ravenhill.games.meccg.decks.random import random_deck
from ravenhill.games.meccg.piles import DECK, HAND, LURKING, MOVEMENT, TRAIL
from ravenhill.games.meccg.rules.agents import is_legal_chain
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import AGENT, CREATURE, HAZARD
from tests.contract.leaks import World, eyes_of, fresh, imagined_otherwise, leaked_numbers, same_afterwards, shifted
from tests.contract.playing import EYES, Moment

SETS = ["dark-minions"]
EAGER = ("PlayAgent", "MoveAgent", "HideAgent", "AgentGoesBack", "OpenToCreatures", "UntapAgent", "HealAgent")
ANSWERS = 500
EACH = 8                                 # every so many moments with a hidden agent are looked at


def with_agents(seed: int) -> dict[str, Any]:
    """A random deck in which agents stand where other hazards stood."""
    deck, dice = random_deck(seed, sets=SETS), FastDice(seed)
    others = [code for code in deck.deck if BY_ID[code].side == HAZARD and BY_ID[code].type not in (CREATURE, AGENT)]
    agents = [card for card in BY_ID.values() if card.type == AGENT and card.done]
    while agents and others:
        card = agents.pop(dice.pick(len(agents)))
        if card.id not in {**deck.deck, **deck.sideboard} and (
                agent_minds(deck.deck) + agent_minds(deck.sideboard) + card.mind <= AGENT_MIND):
            del deck.deck[others.pop()]
            deck.deck[card.id] = 1
    plain: dict[str, Any] = msgspec.to_builtins(deck)
    return plain


class AgentGame(MeccgGame):
    """The game, with two decks full of agents wherever nothing else is said."""
    usual: Mapping[str, Any] = {"decks": [with_agents(1), with_agents(2)], "sets": SETS, "casual": True}

    def new(self, options: Mapping[str, Any] | None = None) -> Meccg: return super().new(options or self.usual)

    def sections(self, options: Mapping[str, Any]) -> Any: return super().sections(options or self.usual)

    def imagine(self, view: dict[str, Any], dice: Any, options: Mapping[str, Any] | None = None) -> Meccg:
        return super().imagine(view, dice, options or self.usual)


GAME = AgentGame()


def wish(g: Meccg, dice: FastDice) -> int:
    """An answer of a player who likes agents, and shows them seldom."""
    question = g.question()
    if isinstance(question, Decision):
        eager = [it for it in g.offered if type(question.choice(g, it)).__name__ in EAGER]
        if eager and dice.pick(3): return eager[dice.pick(len(eager))]
        shy = [it for it in g.offered if type(question.choice(g, it)).__name__ != "RevealAgent" or not dice.pick(8)]
        return shy[dice.pick(len(shy))] if shy else g.offered[0]
    return g.offered[dice.pick(len(g.offered))] if g.offered else dice.pick(g.outcomes)


def deal_agents(g: Meccg) -> None:
    """Early in the game whoever plays hazards has agents, wherever they lay in the deck."""
    side = 1 - g.active
    agents = [card for card in g.piles[DECK + side] if g.facts(card).type == AGENT]
    if agents and g.turn <= 4 and not any(g.facts(card).type == AGENT for card in g.piles[HAND + side]):
        g.move_unseen(agents[0], HAND + side)
        g.ready = False


@cache
def moments(seed: int) -> list[Moment]:
    """Tables at which an agent lies face down, and what was answered there."""
    g, dice = GAME.new(), FastDice(seed)
    g.log, found = [], []
    for n in range(ANSWERS):
        seats = g.to_answer()
        if not seats: break
        if g.phase == MOVEMENT: deal_agents(g)
        table = g.copy()
        if seats[0] >= 0: g.ask(seats[0])
        option = wish(g, dice) if seats[0] >= 0 else dice.pick(g.outcomes)
        if any(it.card < 0 for it in g.agents):
            found.append(Moment(table, [(0, 0)] * n, [], 0, (seats[0], option)))
        g.answer(option)
        g.question()
        assert GAME.faults(g) == []
    assert len(found) > EACH
    return found[::EACH]


def lying(g: Meccg, seat: int) -> list[int]:
    """The cards of agents that this seat does not know."""
    return [card for pile in range(LURKING, TRAIL + TRAIL - LURKING) for card in g.piles[pile]
            if not g.is_known(card, seat)]


@pytest.mark.parametrize("seat", EYES)
def test_an_agent_and_its_sites_might_be_others(seat: int) -> None:
    """Whatever else lies unseen in its place, this seat sees the same, now and after the next answer."""
    eyes, compared = eyes_of(GAME), 0
    for moment in [*moments(1), *moments(2)]:
        g: Any = moment.table
        for n, card in enumerate(lying(g, seat)):
            others = [it for it in range(len(g.kind)) if not g.is_known(it, seat) and g.kind[it] != g.kind[card]
                      and g.back(it, g.kind[it]) == g.back(card, g.kind[card])]
            if not others: continue
            other = others[(17 * len(moment.before) + n) % len(others)]
            twin = fresh(g)
            twin.exchange(card, other)
            assert eyes.sees(twin, seat) == eyes.sees(g, seat)
            assert same_afterwards(eyes, moment, World("", twin, (card, other)), seat)
            assert GAME.shown(twin, seat, lambda it: "") == GAME.shown(g, seat, lambda it: "")
            compared += 1
    assert compared > 0


@pytest.mark.parametrize("seat", EYES)
def test_imagined_and_dealt_anew_agents_are_agents_and_their_chains_are_legal(seat: int) -> None:
    for moment in [*moments(1), *moments(2)][::3]:
        assert imagined_otherwise(eyes_of(GAME), moment, seat) == []
        view = GAME.view(moment.table, seat)
        tables = [GAME.imagine(view, FastDice(luck)) for luck in range(2)]
        closed = {**GAME.usual, "decks": [deck if n == seat else None for n, deck in enumerate(GAME.usual["decks"])]}
        tables.append(GAME.imagine(view, FastDice(3), closed))
        tables.append(GAME.imagine(view, FastDice(4)))
        tables[3].redeal(seat, FastDice(5))
        for table in tables:
            for it in table.agents:
                if it.card < 0:
                    card, = table.piles[LURKING + it.place]
                    assert table.facts(card).type == AGENT
                    trail = [table.kind[site] for site in table.piles[TRAIL + it.place]]
                    assert is_legal_chain(table, it, table.kind[card], trail)


def test_no_number_of_a_hidden_agent_reaches_a_seat() -> None:
    assert list(leaked_numbers(eyes_of(shifted(GAME)), 3)) == []


def test_positions_write_and_read_agents() -> None:
    written = 0
    for moment in moments(1)[::6]:
        table: Any = moment.table.copy()
        doc = GAME.write_position(table)
        again = GAME.read_position(Entry(doc))
        assert [(it.place, it.state, it.footed) for it in again.agents] == [
            (it.place, it.state, it.footed) for it in table.agents]
        written += 1
    assert written > 2


def test_an_agent_is_shown_as_a_back_with_its_state_and_how_many_sites() -> None:
    for moment in moments(1):
        g: Any = moment.table
        for it, mine, theirs in zip(g.agents, *[GAME.shown(g, seat, str).agents for seat in EYES[:2]]):
            own, other = (mine, theirs) if it.side() == 0 else (theirs, mine)
            assert [(it.id, it.state, it.face, len(it.trail)) for it in (own,)] == [
                (it.id, it.state, it.face, len(it.trail)) for it in (other,)]
            if it.card < 0 and not g.is_known(g.piles[LURKING + it.place][0], 1 - it.side()):
                assert (other.card.code, other.mind, other.homes) == ("", None, [])
                assert own.card.code and own.mind is not None
