"""What the pages point at is there."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path):
    links = re.findall(r"\]\(([^)#\s]+)", page.read_text("utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_file_that_is_named_exists(page: Path):
    named = re.findall(r"`((?:src|tests|scripts|docs)/[\w./-]+?\.\w+)`", page.read_text("utf-8"))
    own = {"docs/rules/embers.md", "src/ravenhill/locale/en/embers.ftl"}     # the reader's, in writing-a-game.md
    assert [name for name in named if name not in own and not (ROOT / name).exists()] == []
