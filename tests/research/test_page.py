"""The lines of docs/research.md run as they stand."""
from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("block", range(len(BLOCKS)))
def test_the_lines_run(block: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert len(BLOCKS) >= 3
    monkeypatch.chdir(tmp_path)
    known: dict[str, Any] = {}
    exec(compile(BLOCKS[block], f"research.md, block {block}", "exec"), known)
    if "curve" in known:                                 # the first experiment: it learns, and draws how
        assert known["found"][-1][1] > known["found"][0][1] + 0.15
        assert (tmp_path / "ford.svg").read_text("utf-8").count("polyline") == 1
