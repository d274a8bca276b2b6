"""The squire plays with agents and against them; the terminal draws them."""
from __future__ import annotations

from typing import Any

from rich.console import Console

from ravenhill.bots import load
from ravenhill.bots.meccg.agents import judge_attack
from ravenhill.bots.meccg.manner import SQUIRE
from ravenhill.cli.pictures.meccg import picture
from ravenhill.core.dice import FastDice
from ravenhill.games.meccg.piles import LURKING, MOVEMENT
from ravenhill.locale import LANGUAGES, Speech
from tests.meccg.rules.agent_scenes import agent, entered
from tests.meccg.tables import asked
from tests.meccg.test_agent_leaks import GAME, deal_agents, moments


def drawn(table: Any, seat: int, language: str) -> str:
    console = Console(width=130)
    with console.capture() as got:
        console.print(picture(GAME, GAME.view(table, seat), Speech(language, "meccg", strict=True), GAME.usual))
    return got.get()


def test_the_terminal_draws_a_back_for_one_and_a_name_for_the_other() -> None:
    for moment in moments(1)[::25]:
        g: Any = moment.table
        it = next(it for it in g.agents if it.card < 0)
        card = g.piles[LURKING + it.place][0]
        for language in LANGUAGES:
            name = Speech(language, "meccg").line(f"card-{g.facts(card).id}", {})
            assert name in drawn(g, it.side(), language)
            back = Speech(language, "meccg").line("an-agent", {})
            assert g.is_known(card, 1 - it.side()) or back in drawn(g, 1 - it.side(), language)


def test_the_squire_attacks_where_it_pays() -> None:
    for company, pays in (("Frodo", True), ("Aragorn II", False)):
        g, _ = entered("Bree", company)
        it = agent(g, "Deallus", up="Bree")
        question = asked(g)
        assert (judge_attack(g, question, it.card + 1, SQUIRE) > 0) == pays
        assert judge_attack(g, question, 0, SQUIRE) == 0


def test_squires_play_a_game_with_agents_to_its_end() -> None:
    g, dice = GAME.new(), FastDice(4)
    g.dice, g.quick, g.log = dice, True, []
    bots = [load("squire", GAME, seed, GAME.usual) for seed in range(2)]
    for _ in range(900):
        question: Any = g.question()
        if question is None or g.turn > 8: break
        if g.phase == MOVEMENT and question.side != g.active:
            deal_agents(g)
            question = g.question()
        seat = question.side
        choices = [question.choice(g, it) for it in g.offered]
        g.answer(bots[seat].choose(GAME.view(g, seat), type(question).__name__, list(g.offered), choices))
    assert any(said.line.key == "meccg-agent-comes" for said in g.log or [])
    assert GAME.faults(g) == []
