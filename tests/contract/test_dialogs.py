"""A dialog knows whether anything was chosen in it, so that nobody is done with it before."""
from __future__ import annotations

import pytest

from ravenhill.core.dice import FastDice
from ravenhill.core.frames import Decision, Draft
from ravenhill.games import load, names


@pytest.mark.parametrize("game", names())
def test_a_dialog_has_begun_with_its_first_choice_and_not_before(game: str) -> None:
    it, dialogs, longer = load(game), 0, 0
    for seed in range(4):
        table, dice = it.new(), FastDice(seed)
        table.dice = dice
        before = ""
        while isinstance(table.question(), Decision) and dialogs < 400:
            group = it.group(table)
            if group:
                dialogs += group != before
                longer += group == before
                dialog = table.stack[it.dialog(table)]
                assert isinstance(dialog, Draft)
                begun = group == before or isinstance(dialog.blank(table), Decision)      # as a declaration
                assert it.has_begun(table) == begun, (group, table.stack[-1])
            else:
                assert not it.has_begun(table)
            before = group
            table.accept(table.offered[dice.pick(len(table.offered))])
    print(f"{game}: {dialogs} dialogs, {longer} questions in one that has begun")
    assert dialogs > 3 and longer > 3
