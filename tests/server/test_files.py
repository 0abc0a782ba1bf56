"""Built files travel compressed: each browser is given the smallest one that it takes, and caches are told."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.application import Browser, browser

SCRIPT = "assets/app-1a2b.js"
# what a build writes beside a file; nobody looks inside on the way
WAYS = {"": "as it is", ".gz": "as gzip", ".br": "as brotli"}


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Browser]:
    """A house whose script was compressed when it was built, and whose icon was not."""
    (tmp_path / "assets").mkdir()
    for end, text in WAYS.items():
        (tmp_path / f"{SCRIPT}{end}").write_text(text)
    (tmp_path / "icon.svg").write_text("small")
    with browser(web=tmp_path) as found:
        yield found


@pytest.mark.parametrize(
    ("accepted", "expected", "encoding"),
    [
        ("gzip, deflate, br, zstd", b"as brotli", "br"),
        ("gzip, deflate", b"as gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", b"as gzip", "gzip"),
        ("gzip;q=0.0, br; q=0", b"as it is", None),
        ("identity", b"as it is", None),
        ("", b"as it is", None),
    ],
)
def test_browser_is_given_the_smallest_file_that_it_takes(
    home: Browser, accepted: str, expected: bytes, encoding: str | None
) -> None:
    _, body, headers = home.send("GET", f"/{SCRIPT}", **{"accept-encoding": accepted})

    assert (expected, encoding) == (body, headers.get("content-encoding"))
    assert str(len(expected)) == headers["content-length"]


def test_compressed_file_is_of_the_type_that_it_is_of(home: Browser) -> None:
    headers = home.send("GET", f"/{SCRIPT}", **{"accept-encoding": "br"})[2]

    assert headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize("accepted", ["br", "gzip", "identity"])
def test_caches_are_told_that_a_file_comes_in_several_ways(home: Browser, accepted: str) -> None:
    headers = home.send("GET", f"/{SCRIPT}", **{"accept-encoding": accepted})[2]

    assert "accept-encoding" == headers["vary"].lower()
    assert "immutable" in headers["cache-control"]


def test_file_that_was_not_compressed_is_sent_as_it_is(home: Browser) -> None:
    _, body, headers = home.send("GET", "/icon.svg", **{"accept-encoding": "br, gzip"})

    assert (b"small", None) == (body, headers.get("content-encoding"))


def test_file_that_a_browser_has_is_not_sent_again_in_any_way(home: Browser) -> None:
    ways = [{"accept-encoding": each} for each in ("br", "gzip", "identity")]
    tags = [home.send("GET", f"/{SCRIPT}", **way)[2]["etag"] for way in ways]
    again = [
        home.send("GET", f"/{SCRIPT}", **way, **{"if-none-match": tag})
        for way, tag in zip(ways, tags, strict=True)
    ]

    assert 3 == len(set(tags))
    assert [(304, b"")] * 3 == [(status, body) for status, body, _ in again]
    assert [None] * 3 == [headers.get("content-encoding") for _, _, headers in again]


@pytest.mark.parametrize("end", [".br", ".gz"])
def test_compressed_file_has_no_address_of_its_own(home: Browser, end: str) -> None:
    assert 404 == home.send("GET", f"/{SCRIPT}{end}")[0]
