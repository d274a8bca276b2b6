"""The lines of Python that the README shows run as they stand there."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")


def test_the_lines_of_the_readme_run_and_say_what_they_promise(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(code) == 1 and len(code[0].strip().splitlines()) <= 13
    exec(compile(code[0], "README.md", "exec"), {})
    said = capsys.readouterr().out
    for promised in re.findall(r"# (free · .*|ChooseCharacter\(character='bard'\))", code[0]):
        assert promised.split(" and so on")[0] in said
    assert 'game = "five_armies"' in said
