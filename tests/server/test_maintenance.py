"""Backups that are whole or not there, and files that nobody else on the machine can read."""
from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from ravenhill.cli import main
from ravenhill.core.errors import RavenhillError
from ravenhill.server.settings import Settings, read_settings
from ravenhill.server.storage import maintenance


def rights(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


@pytest.fixture
def usual_umask():
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture
def lite(tmp_path: Path, usual_umask: None) -> Settings:
    made = read_settings({"RAVENHILL_DATA": str(tmp_path / "data")})
    maintenance.upgrade(made)
    return made


def test_database_key_journals_and_backups_are_their_owners_alone(lite: Settings, tmp_path: Path) -> None:
    with maintenance.open_for_keeping(lite) as connection:
        connection.exec_driver_sql("CREATE TABLE something (x INTEGER)")
        journals = [*lite.data.glob("ravenhill.db-*")]
        assert journals and all(rights(file) == 0o600 for file in journals)
    maintenance.backup(lite, tmp_path / "backup.gz")
    assert rights(lite.data) == 0o700
    for file in (lite.data / "ravenhill.db", lite.data / "key", tmp_path / "backup.gz"):
        assert rights(file) == 0o600, file


def test_a_database_of_an_older_version_is_closed_to_others(lite: Settings) -> None:
    (lite.data / "ravenhill.db").chmod(0o644)
    read_settings({"RAVENHILL_DATA": str(lite.data)})
    assert rights(lite.data / "ravenhill.db") == 0o600


def test_a_backup_that_is_cut_off_restores_nothing_and_says_so(lite: Settings, tmp_path: Path) -> None:
    whole = tmp_path / "backup.gz"
    maintenance.backup(lite, whole)
    empty = read_settings({"RAVENHILL_DATA": str(tmp_path / "other"), "RAVENHILL_KEY": lite.key.hex()})
    for length in (whole.stat().st_size - 1, whole.stat().st_size // 2, 12):
        (tmp_path / "cut.gz").write_bytes(whole.read_bytes()[:length])
        with pytest.raises(RavenhillError, match=r"cut\.gz is (cut off or damaged|not a backup)"):
            maintenance.restore(empty, tmp_path / "cut.gz")
    assert maintenance.restore(empty, whole) > 0


def test_a_backup_that_stops_halfway_leaves_no_half_file(
        lite: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(maintenance, "write_rows", full)
    with pytest.raises(OSError, match="No space left"):
        maintenance.backup(lite, tmp_path / "backup.gz")
    assert not [*tmp_path.glob("*backup*")]


def test_backup_writes_over_a_file_only_if_told_so(
        lite: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("RAVENHILL_DATA", str(lite.data))
    file = tmp_path / "backup.gz"
    file.write_text("precious")
    assert main(["db", "backup", str(file)]) == 2 and "--force writes over it" in capsys.readouterr().err
    assert file.read_text() == "precious"
    assert main(["db", "backup", str(file), "--force"]) == 0 and "rows written" in capsys.readouterr().out
    assert main(["db", "restore", str(tmp_path / "missing.gz")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
