"""Messages of clients are read strictly; what is wrong is named with its place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rebelote.wire import BadMessage, decode, encode
from rebelote.wire.codec import LONGEST, read_body, read_server
from rebelote.wire.messages import Act, Pong, Seen, Sync


def test_message_of_a_client_is_read() -> None:
    text = '{"t":"act","match":1,"ply":3,"move":"Jh","id":"a1"}'

    assert Act(1, 3, "Jh", "a1") == decode(text)


def test_message_reads_back_from_its_text() -> None:
    message = Sync(Seen(2, 17))

    assert message == decode(encode(message))


def test_message_of_the_server_reads_back() -> None:
    assert Pong(4) == read_server(encode(Pong(4)))


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("", ""),
        ("{", ""),
        ("[1]", ""),
        ('{"t":"fly"}', "t"),
        ('{"t":"ping","x":1}', ""),
        ('{"t":"act","match":1,"ply":-1,"move":"Jh","id":"a"}', "ply"),
        ('{"t":"act","match":1,"ply":1,"move":7,"id":"a"}', "move"),
        ('{"t":"act","match":1,"ply":1,"move":"","id":"a"}', "move"),
        ('{"t":"join","table":"abc"}', "table"),
        ('{"t":"join","table":"ABCDEF","seat":9}', "seat"),
        ('{"t":"join","table":"ABCDEF","seen":{"match":1}}', "seen"),
        ('{"t":"ping","n":1e400}', "n"),
        ("\ud800", ""),
        ("[" * 1500, ""),
    ],
)
def test_bad_message_is_refused_with_its_place(text: str, where: str) -> None:
    with pytest.raises(BadMessage) as fault:
        decode(text)

    assert where == fault.value.where
    assert fault.value.expected


def test_long_message_is_refused_unread() -> None:
    with pytest.raises(BadMessage, match=f"at most {LONGEST}"):
        decode('{"t":"ping"}' + " " * LONGEST)


@given(st.text(max_size=200) | st.binary(max_size=200))
def test_any_text_is_a_message_or_a_bad_message(text: str | bytes) -> None:
    try:
        decode(text)
    except BadMessage as fault:
        assert fault.expected


@pytest.mark.parametrize("text", [r'"a\u0000b"', r'"\\\u0000"', r'"\u0000"'])
def test_text_with_nul_is_refused(text: str) -> None:
    with pytest.raises(BadMessage, match=r"U\+0000"):
        decode(f'{{"t":"say","text":{text}}}')
    with pytest.raises(BadMessage, match=r"U\+0000"):
        read_body(text.encode(), str)


def test_text_about_nul_is_read() -> None:
    assert r"\u0000" == read_body(rb'"\\u0000"', str)
