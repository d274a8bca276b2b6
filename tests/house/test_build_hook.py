"""What the build hook makes of our sources before mypyc reads them."""
from __future__ import annotations

import ast
import runpy
from pathlib import Path

from ravenhill.games.meccg.words import __all__ as vocabulary

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src"
HOOK = runpy.run_path(str(ROOT / "scripts" / "build_hook.py"))
without_stars, room = HOOK["without_stars"], HOOK["room"]
OWN = sorted((SRC / "ravenhill/games/meccg/cards").glob("*/own/[a-z]*.py"))


def test_a_star_becomes_the_names_that_are_used_and_every_line_stays_where_it_is():
    """mypyc imports what a star stands for, and binds none of its names: each must be written out."""
    assert len(OWN) > 200
    for path in OWN:
        source = without_stars(path, SRC)
        tree = ast.parse(source)
        imported = {it.name for node in tree.body if isinstance(node, ast.ImportFrom) for it in node.names}
        used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        made = {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
        assert "*" not in imported
        assert used & set(vocabulary) <= imported | made, path.name
        assert len(source.splitlines()) == len(path.read_text("utf-8").splitlines())


def test_a_source_without_stars_stays_as_it_is():
    path = SRC / "ravenhill/core/words.py"
    assert without_stars(path, SRC) == path.read_text("utf-8")


def test_words_beside_their_cards_are_compiled_beside_the_rules():
    assert room(Path("ravenhill/games/meccg/rules/combat.py")) == "ravenhill_games_meccg"
    assert {room(path.relative_to(SRC)) for path in OWN} == {"ravenhill_games_meccg_cards"}
