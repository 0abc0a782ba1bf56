"""`rebelote backup` and `rebelote restore`: what was in one database is in another one afterwards."""

import asyncio
import os
from pathlib import Path

import pytest

from rebelote.cli.backup import backup, restore
from rebelote.engine import SetupError
from rebelote.store import open_store
from rebelote.tables.ports import Plan

PLAN = Plan("belote/ffb-coinche", ("person", "simple", "person", "simple"), "simple")


@pytest.fixture
def full(tmp_path: Path) -> str:
    """The address of a database in which there is one table."""
    address = f"sqlite:///{tmp_path / 'full.db'}"

    async def made() -> None:
        store = await open_store(address)
        await store.create("ABCDEF", PLAN)
        await store.close()

    asyncio.run(made())
    return address


def plan_in(address: str) -> Plan | None:
    """How the table was made that is in a database."""

    async def read() -> Plan | None:
        store = await open_store(address)
        saved = await store.load("ABCDEF")
        await store.close()
        return saved.plan if saved else None

    return asyncio.run(read())


def test_backup_is_restored_into_another_database(
    full: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    file, empty = tmp_path / "all.gz", f"sqlite:///{tmp_path / 'empty.db'}"

    assert (0, 0) == (backup(file, db=full), restore(file, db=empty))
    assert PLAN == plan_in(empty)
    assert "Backup written: 1 rows.\nBackup restored: 1 rows.\n" == capsys.readouterr().out


def test_backup_to_a_place_that_is_not_there_is_refused_and_leaves_nothing(full: str, tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="backup-file"):
        backup(tmp_path / "nowhere" / "all.gz", db=full)

    assert not (tmp_path / "nowhere").exists()


def test_backup_takes_the_place_of_no_pipe_no_device_and_no_folder(full: str, tmp_path: Path) -> None:
    pipe, folder, device = tmp_path / "pipe", tmp_path / "folder", tmp_path / "device"
    os.mkfifo(pipe)
    folder.mkdir()
    device.symlink_to("/dev/null")
    for each in (pipe, folder, device, Path()):
        with pytest.raises(SetupError, match="backup-file"):
            backup(each, db=full)

    assert (True, True, True) == (pipe.is_fifo(), folder.is_dir(), device.is_symlink())


@pytest.mark.parametrize("address", ["postgresql://a@b:notaport/x", "postgresql://[::"])
def test_backup_of_what_is_no_address_of_a_database_is_refused(address: str, tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="database:"):
        backup(tmp_path / "all.gz", db=address)


def test_backup_of_a_database_that_is_not_there_keeps_the_backup_before(full: str, tmp_path: Path) -> None:
    file, missing = tmp_path / "all.gz", tmp_path / "missing.db"
    backup(file, db=full)
    before = file.read_bytes()
    with pytest.raises(SetupError, match="database-missing"):
        backup(file, db=f"sqlite:///{missing}")

    assert (False, before) == (missing.exists(), file.read_bytes())


def test_backup_of_a_file_with_no_house_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    with pytest.raises(SetupError, match="database-missing"):
        backup(tmp_path / "all.gz", db=f"sqlite:///{tmp_path / 'empty.db'}")

    assert not (tmp_path / "all.gz").exists()


def test_damaged_backup_is_called_so_and_makes_no_database(full: str, tmp_path: Path) -> None:
    file, empty = tmp_path / "all.gz", tmp_path / "empty.db"
    backup(file, db=full)
    file.write_bytes(file.read_bytes()[:-9])
    with pytest.raises(SetupError, match="backup-damaged"):
        restore(file, db=f"sqlite:///{empty}")

    assert not empty.exists()


def test_files_of_the_house_are_for_their_owner_alone(full: str, tmp_path: Path) -> None:
    backup(tmp_path / "all.gz", db=full)

    assert {"full.db": 0o600, "all.gz": 0o600} == {
        each.name: each.stat().st_mode & 0o777 for each in tmp_path.iterdir()
    }
