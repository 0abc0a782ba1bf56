"""`rebelote backup` and `rebelote restore`: what was in one database is in another one afterwards."""

import asyncio
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
