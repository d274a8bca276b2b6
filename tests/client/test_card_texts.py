"""The cards of the battle in the client are what the engine says of them, in every language."""
from __future__ import annotations

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_generated_card_texts_are_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("make_card_texts", ROOT / "scripts" / "make_card_texts.py")
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    for name, text in made.generated().items():
        assert (made.FOLDER / name).read_text("utf-8") == text, f"{name}: run scripts/make_card_texts.py"
