"""The lines of docs/research.md run as they stand."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("block", range(len(BLOCKS)))
def test_the_lines_run(block: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert len(BLOCKS) >= 3
    monkeypatch.chdir(tmp_path)
    exec(compile(BLOCKS[block], f"research.md, block {block}", "exec"), {})
