"""A start of a house that was open before: a page comes before anything is loaded that it can do without."""

import subprocess
import sys
import urllib.request
from pathlib import Path

from tests.server.process import ADDRESS, process

# when it tells its address, it tells what it has loaded until then
TOLD = """
import sys
from rebelote.cli import main

write = sys.stdout.write

def told(text):
    if "http://" in text:
        write(" ".join(sys.modules) + chr(10))
    return write(text)

sys.stdout.write = told
main()
"""
# compilers, nets, bots, migrations, passkeys, other databases, a terminal: each of them takes its time
UNNEEDED = (
    "numba",
    "llvmlite",
    "numpy",
    "alembic",
    "mako",
    "webauthn",
    "cryptography",
    "asyncpg",
    "psycopg",
    "redis",
    "ray",
    "rebelote.tui",
    "rebelote.search.compiled",
    "rebelote.bots",
    "sqlalchemy.dialects.postgresql",
)


def test_first_page_comes_before_anything_is_loaded_that_it_does_without(tmp_path: Path) -> None:
    kept = f"sqlite:///{tmp_path / 'rebelote.db'}"
    with process(kept) as first:
        first.stop()
    words = [sys.executable, "-c", TOLD, "serve", "--db", kept, "--port", "0"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as later:
        assert later.stdout is not None
        loaded = later.stdout.readline().split()
        found = ADDRESS.search(later.stdout.readline())
        assert found is not None
        with urllib.request.urlopen(found[0], timeout=60) as answer:
            page = answer.read()
        later.terminate()

    assert b"<title>Rebelote</title>" in page
    assert "rebelote.server.pages" in loaded
    assert [] == [name for name in UNNEEDED if name in loaded]
