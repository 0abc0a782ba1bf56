"""What builds the client: when it builds, with which node, and what it leaves out."""

from pathlib import Path

import pytest
from tools import client


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house with a client of one file, which counts as built."""
    monkeypatch.setattr(client, "ROOT", tmp_path)
    monkeypatch.setattr(client, "WEB", tmp_path / "web")
    monkeypatch.setattr(client, "BUILT", tmp_path / "built")
    monkeypatch.setattr(client, "MODULES", tmp_path / "web/node_modules")
    written(tmp_path / "web/src/main.ts", "one")
    written(tmp_path / "built/index.html", "page")
    written(tmp_path / "web/node_modules/.built", client.digest(client.sources()))
    return tmp_path


def written(path: Path, text: str) -> None:
    """A file with a text, in folders that are made."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def test_client_whose_sources_are_as_they_were_is_built(clone: Path) -> None:
    assert client.is_built()


def test_changed_source_asks_for_a_build(clone: Path) -> None:
    written(clone / "web/src/main.ts", "two")

    assert not client.is_built()


def test_changed_sentence_asks_for_a_build(clone: Path) -> None:
    written(clone / "src/rebelote/locale/fr/web.ftl", "title = Rebelote\n")

    assert not client.is_built()


def test_moved_source_asks_for_a_build(clone: Path) -> None:
    (clone / "web/src/main.ts").rename(clone / "web/src/other.ts")

    assert not client.is_built()


def test_page_that_was_thrown_away_asks_for_a_build(clone: Path) -> None:
    (clone / "built/index.html").unlink()

    assert not client.is_built()


def test_early_build_waits_where_the_path_has_no_node(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(clone / "web/src/main.ts", "two")
    monkeypatch.setenv("PATH", "")

    assert not client.build_early()


@pytest.mark.parametrize("name", ["node_modules/svelte/index.js", "generated/art.ts", "test/setup.ts"])
def test_files_that_no_page_depends_on_ask_for_nothing(clone: Path, name: str) -> None:
    written(clone / "web" / name, "new")

    assert client.is_built()


def test_machine_without_node_has_version_0(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")

    assert (0,) == client.node_version()


def test_named_browser_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REBELOTE_CHROMIUM", "/opt/chromium")

    assert "/opt/chromium" == client.browser()


@pytest.mark.parametrize("folder", [client.WEB, client.BROWSER])
def test_locks_of_the_client_name_no_address_of_a_package(folder: Path) -> None:
    assert '"resolved"' not in (folder / "package-lock.json").read_text()


def test_versions_of_the_client_are_exact() -> None:
    text = (client.WEB / "package.json").read_text()

    assert [] == [mark for mark in ('"^', '"~', '"*', '"latest"') if mark in text]
