"""Which rules have code and tests: read off a page, the docstrings and comments, and the names of tests."""
from __future__ import annotations

import json

import pytest

from ravenhill.cli import coverage
from ravenhill.core.errors import RavenhillError

PAGE = """
# Rules of the pond

| id | in our words | status |
| --- | --- | --- |
| P-01 | Frogs jump. | rule |
| P-02 | Frogs swim \\| dive. | rule |
| P-03 | The pond is blue. | no behaviour: a colour |
| `P-FRG-10` | Big frogs. | rule |
| P-FRG-11 | Small frogs. | rule |
| P-FRG-12 | Old frogs. | rule |
| P-EX-01 | A frog of the book. | example of P-FRG-11 |
"""
CODE = '''
"""P-01  The pond."""
def swim():
    """P-FRG-10 to 12  All the frogs."""
    name = "P-02"      # only a text
'''
TESTS = """
def test_P_01_frogs_jump(): ...
class TestFrogs:
    async def test_P_FRG_10_P_FRG_12_big_and_old_ones(self): ...
def test_something_of_P_02(): ...
"""


@pytest.fixture
def pond(tmp_path, monkeypatch):
    for name, text in {"docs/rules/pond.md": PAGE, "src/ravenhill/games/pond/rules.py": CODE,
                       "tests/pond/test_pond.py": TESTS, "pyproject.toml": ""}.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return tmp_path


def test_the_report_has_the_fields_promised(ravenhill, pond):
    found = json.loads(ravenhill("rules", "pond", "--json").out)
    rules = found.pop("rules")
    assert found == {
        "ids": 7, "behavioural": 6, "with_code": 5, "with_test": 3,
        "missing_code": ["P-02"], "missing_test": ["P-02", "P-FRG-11", "P-EX-01"],
    }
    assert rules["P-03"] == {"status": "no behaviour: a colour", "code": False, "test": False}
    assert rules["P-FRG-12"] == {"status": "rule", "code": True, "test": True}


def test_for_people_it_is_a_line_and_what_is_missing(ravenhill, pond):
    assert ravenhill("rules", "pond").out.splitlines() == [
        "pond: 7 rules, 6 with behaviour, 5 with code, 3 with a test",
        "without code: P-02", "without test: P-02, P-FRG-11, P-EX-01"]


@pytest.mark.parametrize(("text", "ids"), [
    ("B-CMB-30, 31  Two.", ["B-CMB-30", "B-CMB-31"]),
    ("B-CMB-20 to 23, 34 to 36", ["B-CMB-20", "B-CMB-21", "B-CMB-22", "B-CMB-23", "B-CMB-34", "B-CMB-35", "B-CMB-36"]),
    ("B-RAL-02, B-EAG-08 and 09", ["B-RAL-02", "B-EAG-08", "B-EAG-09"]),
    ("F-09, 4 dice at most", ["F-09"]),
    ("F-12", ["F-12"]),
    ("# R-AMB-07 (our ruling)", ["R-AMB-07"]),
    ("nothing", []),
])
def test_lists_and_ranges_are_taken_apart(text, ids):
    assert list(coverage.ids(text)) == ids


def test_a_rule_written_twice_is_refused(pond):
    page = pond / "docs/rules/pond.md"
    page.write_text(PAGE + "| P-01 | Again. | rule |\n")
    with pytest.raises(RavenhillError, match="two rows of P-01"):
        coverage.rules_of("pond", pond)
    page.write_text("nothing")
    with pytest.raises(RavenhillError, match="has no rows like"):
        coverage.rules_of("pond", pond)


def test_a_rule_of_an_expansion_is_listed_and_needs_nothing_yet() -> None:
    rule = coverage.rows("| P-09 | Frogs come with the second box. | expansion: later |")[0]
    report = coverage.report([rule])
    assert not rule.behavioural and report["ids"] == 1 and report["missing_code"] == report["missing_test"] == []
    assert report["rules"] == {"P-09": {"status": "expansion: later", "code": False, "test": False}}
