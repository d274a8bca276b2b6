"""With the network cut off a game against a bot is played: the house needs nothing but itself."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.client.conftest import CHROMIUM, STATIC

ROOT = Path(__file__).parents[2]
ALONE = (["unshare", "--net"], ["unshare", "--map-root-user", "--net"])


def network_of_its_own() -> list[str]:
    """How this machine gives a process a network in which there is nothing."""
    for way in ALONE:
        try:
            if subprocess.run([*way, "true"], capture_output=True).returncode == 0:
                return way
        except FileNotFoundError:
            break
    pytest.skip("this machine lets nobody have a network of their own (unshare --net)")


def test_a_game_against_a_bot_is_played_to_its_end_with_the_network_cut_off(tmp_path: Path) -> None:
    if not Path(CHROMIUM).exists() or not (STATIC / "index.html").is_file():
        pytest.skip("no Chromium, or the client is not built")
    done = subprocess.run(
        [*network_of_its_own(), sys.executable, "-m", "tests.client.offline", str(tmp_path)],
        cwd=ROOT, capture_output=True, text=True, timeout=300)
    print(done.stdout)
    assert done.returncode == 0, done.stderr[-3000:]
    assert "cut off:" in done.stdout
