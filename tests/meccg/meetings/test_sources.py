"""The sources are read: what a card may change is asked through one question only."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

GAME = Path(__file__).parents[3] / "src/ravenhill/games/meccg"
FILES = sorted(file for room in ("rules", "words", "cards/wizards/own") for file in (GAME / room).rglob("*.py"))
# The fact, the function that asks for it, and where the fact itself may be read.
ASKED = [
    ("hold", r"facts\([^()]*(\([^()]*\)[^()]*)*\)\.hold\b", "hold", {"rules/lands.py"}),
    ("region type", r"\.region_type\b", "region_type", {
        "rules/lands.py", "rules/mapping.py", "rules/movement.py", "rules/ways.py"}),
    ("untapping", r"asked\(NOT_UNTAPPING", "may_untap", {"rules/numbers.py"}),
    ("leaving", r"asked\(STAYS", "may_leave", {"rules/leaving.py"}),
    ("limit", r"counted\) [<>]=? company\.limit", "limit_of", set()),
    ("mailbox", r"\bg\.aid\b", "helped", set()),
    ("numbers written down", r"frame\.(strikes|prowess|body) [-+]?=", "OnThisAttack", set()),
    ("paths written down", r"path\[.*\] =|companies\[thing\]\.path =", "LandIs", set()),
]


@pytest.mark.parametrize("fact, pattern, question, where", ASKED, ids=[it[0] for it in ASKED])
def test_no_rule_reads_a_fact_for_which_there_is_a_question(
    fact: str, pattern: str, question: str, where: set[str],
) -> None:
    found = [f"{file.relative_to(GAME)}:{n}" for file in FILES if str(file.relative_to(GAME)) not in where
             for n, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1) if re.search(pattern, line)]
    assert found == [], f"ask {question} for the {fact}"


def test_the_patterns_find_what_they_look_for() -> None:
    lines = ["g.facts(company.site).hold == HAVEN", "g.cards.facts[region].region_type",
             "g.asked(NOT_UNTAPPING, card, 0)", "g.asked(STAYS, it, 0)",
             "len(company.counted) >= company.limit", "g.aid.clear()", "frame.prowess += 1",
             "path[path.index(one)] = other"]
    for line, (_, pattern, _, _) in zip(lines, ASKED, strict=True):
        assert re.search(pattern, line), line
