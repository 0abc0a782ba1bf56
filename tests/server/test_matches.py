"""Matches that are over are seen again: as a seat saw them, with open hands, as text. Running ones are not."""

import random
from collections.abc import Iterator
from functools import cache

import pytest
from tests.server.application import Browser, browser

from rebelote.cards import Seat
from rebelote.engine import find
from rebelote.engine.playout import playout
from rebelote.locale import LANGUAGES
from rebelote.locale.options import words_of
from rebelote.record import read, replay
from rebelote.speech import Names, sides_of, speech_for
from rebelote.tables.ports import Entry, Plan, Played, Saved
from rebelote.wire.codec import read_body
from rebelote.wire.replays import Matches, Replay
from rebelote.wire.rules import Trouble

SETUP = "belote/ffb-coinche;end_mode=deals;deals=10;belote_only_finish=off"
GAMES = [
    SETUP,
    "belote/cardavia",
    "belote/two-open",
    "konter/bistro-en",
    "whist/simple",
    "updown/bistro",
    "rammi/bistro",
]
NAMES = ("Anne", "Luc", "", "Zoé", "Théo", "Ida")


@pytest.fixture(scope="module")
def home() -> Iterator[Browser]:
    """A server with a table of each game: one match is over, one runs, one was played by other rules."""
    with browser() as found:
        for number, setup in enumerate(GAMES):
            found.keep(table(number, setup), over(setup), running(setup), older(setup))
        yield found


def code(setup: str) -> str:
    """The code of the table of a game."""
    return f"ABCDE{GAMES.index(setup) + 2}"


def seats(setup: str) -> int:
    """How many sit at a table."""
    made = find(setup)
    return made.game.seat_numbers(made.options)[0]


def table(number: int, setup: str) -> Saved:
    """A table as the store keeps it."""
    return Saved(f"ABCDE{number + 2}", Plan(setup, ("person",) * seats(setup), "simple"), {}, None, ())


@cache
def over(setup: str) -> Played:
    """A match that is over."""
    made, sit = find(setup), seats(setup)
    found = playout(made.game, made.game.begin(made.options, sit), random.Random(7))
    entries = (Entry(ply, seat, made.game.show(move)) for ply, (seat, move) in enumerate(found.moves))
    return Played(1, made.game.version, NAMES[:sit], tuple(entries), over=True)


def running(setup: str) -> Played:
    """The second match, which is not over."""
    first = over(setup)
    return Played(2, first.rules, first.names, first.entries[:-1])


def older(setup: str) -> Played:
    """The third match, whose moves the rules of today refuse."""
    return Played(3, 0, over(setup).names, (Entry(0, 0, "Ah"),), over=True)


def seen(home: Browser, setup: str, asked: str = "") -> Replay:
    """A deal of the match that is over."""
    status, body, _ = home.send("GET", f"/api/tables/{code(setup)}/matches/1?language=en{asked}")
    assert 200 == status, body
    return read_body(body, Replay)


def refused(home: Browser, path: str, language: str = "en") -> tuple[int, Trouble]:
    """The status of a refusal and what it says."""
    mark = "&" if "?" in path else "?"
    status, body, _ = home.send("GET", f"/api/tables/{path}{mark}language={language}")
    assert status >= 400, body
    return status, read_body(body, Trouble)


def faces(found: Replay, zone: str) -> list[int]:
    """How many faces a zone shows, frame by frame."""
    zones = [{each.name: each.items for each in frame.zones} for frame in found.frames]
    return [sum(bool(item.face) for item in named.get(zone, [])) for named in zones]


@pytest.mark.parametrize("setup", GAMES)
def test_deals_together_are_the_match(home: Browser, setup: str) -> None:
    deals = seen(home, setup).deals
    moves = [
        (frame.seat, frame.move) for each in deals for frame in seen(home, setup, f"&deal={each.deal}").frames
    ]

    assert [(each.seat, each.move) for each in over(setup).entries] == moves
    assert [len(moves)] == [sum(each.moves for each in deals)]


@pytest.mark.parametrize("setup", GAMES)
def test_marks_lead_to_the_totals(home: Browser, setup: str) -> None:
    found = seen(home, setup)
    made = find(setup)
    start = made.game.view(made.game.begin(made.options, seats(setup)), None).totals
    marks = [sum(each.marks[side] for each in found.deals) for side in range(len(start))]

    assert found.totals == found.deals[-1].totals
    assert found.totals == [before + more for before, more in zip(start, marks, strict=True)]


@pytest.mark.parametrize("setup", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deal_is_told_in_every_language(home: Browser, setup: str, language: str) -> None:
    path = f"/api/tables/{code(setup)}/matches/1?language={language}&seat=0"
    found = read_body(home.send("GET", path)[1], Replay)

    assert (language, 0) == (found.language, found.seat)
    assert any(frame.words for frame in found.frames)
    assert all(frame.heading for frame in found.frames)


@pytest.mark.parametrize("setup", GAMES)
def test_hands_lie_in_the_order_in_which_they_are_held(home: Browser, setup: str) -> None:
    found, made = seen(home, setup, "&seat=0"), find(setup)
    sit = seats(setup)
    names = Names(words_of("en", made.game.name), NAMES[:sit], 0, sides_of(made, sit))
    speech = speech_for(made, names)
    state, shown, expected = made.game.begin(made.options, sit), [], []
    for frame in found.frames[:12]:
        state = made.game.step(state, Seat(frame.seat), made.game.read(frame.move)).state
        shown += [[item.face for item in each.items] for each in frame.zones if each.name == "hand:0"]
        expected.append(list(speech.hand(made.game.view(state, Seat(0)))))

    assert any(expected)
    assert list(filter(None, expected)) == list(filter(None, shown))


@pytest.mark.parametrize("setup", GAMES)
def test_replay_tells_the_options_of_its_table_so_that_seats_are_drawn_as_they_sat(
    home: Browser, setup: str
) -> None:
    options = seen(home, setup).options

    assert all(value == getattr(find(setup).options, name) for name, value in options.items())
    assert find(setup).game.name != "belote" or "anticlockwise" == options["direction"]


def test_names_are_those_of_the_time(home: Browser) -> None:
    found = seen(home, SETUP)

    assert ["Anne", "Luc", "Zoé"] == [found.names[seat] for seat in (0, 1, 3)]
    assert found.names[2]
    assert [[0, 2], [1, 3]] == found.sides


def test_sentence_names_who_played_and_calls_the_reader_you(home: Browser) -> None:
    def told(asked: str) -> str:
        found = seen(home, "belote/cardavia", asked)
        return next(
            frame.words[0] for frame in found.frames if frame.seat == 1 and frame.move[0] in "789TJQKA"
        )

    assert told("&seat=all").startswith("Luc ")
    assert told("&seat=1").startswith("You ")


def test_seat_sees_its_own_hand_and_no_other(home: Browser) -> None:
    found = seen(home, "belote/cardavia", "&seat=1")

    assert 8 == max(faces(found, "hand:1"))
    assert {0} == {*faces(found, "hand:0"), *faces(found, "hand:2"), *faces(found, "hand:3")}


def test_all_hands_are_open_where_no_seat_is_asked_for(home: Browser) -> None:
    found = seen(home, "belote/cardavia")

    assert None is found.seat
    assert [8, 8, 8, 8] == [max(faces(found, f"hand:{seat}")) for seat in range(4)]


@pytest.mark.parametrize("setup", GAMES)
def test_zones_of_a_seat_are_those_of_its_view(home: Browser, setup: str) -> None:
    found, made, entries = seen(home, setup, "&seat=1"), find(setup), over(setup).entries
    state = made.game.begin(made.options, seats(setup))
    for frame, entry in zip(found.frames, entries, strict=False):
        state = made.game.step(state, Seat(entry.seat), made.game.read(entry.move)).state
        view = made.game.view(state, Seat(1))

        # a hand is a heap in the view, and lies as it is held in the frame
        assert [laid(each.name, [*map(tuple, each.items)]) for each in view.zones] == [
            laid(each.name, [(item.face, item.owner) for item in each.items]) for each in frame.zones
        ]


def laid(name: str, items: list[tuple[str, int]]) -> tuple[str, list[tuple[str, int]]]:
    """A zone, its things in order of their faces where their order says nothing."""
    return name, sorted(items) if name.startswith("hand:") else items


def test_matches_are_listed_and_of_a_running_one_nothing_is_told(home: Browser) -> None:
    body = home.send("GET", f"/api/tables/{code(SETUP).lower()}/matches?language=fr")[1]
    found = read_body(body, Matches)
    first, second, third = found.matches

    assert ("Coinche (FFB)", [1, 2, 3]) == (found.title, [each.match for each in found.matches])
    assert (True, first.totals) == (first.over, seen(home, SETUP).totals)
    assert (False, 0, [], []) == (second.over, second.deals, second.winners, second.totals)
    assert (True, 0) == (third.over, third.deals)


@pytest.mark.parametrize("asked", ["", "?seat=all", "?seat=0", "?deal=1", "?deal=99", ".atn"])
@pytest.mark.parametrize("setup", GAMES)
def test_running_match_is_refused_and_nothing_of_it_is_told(home: Browser, setup: str, asked: str) -> None:
    path = f"/api/tables/{code(setup)}/matches/2{asked}"
    status, body, _ = home.send("GET", path)

    assert 409 == status
    assert Trouble("match-running", {"value": 2}) == read_body(body, Trouble)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("ABCDE2/matches/9", 404, "no-match"),
        ("ABCDE2/matches/0", 404, "no-match"),
        ("ABCDE2/matches/-1", 404, "no-match"),
        ("ABCDE2/matches/x", 404, "no-match"),
        ("ABCDE2/matches/9.atn", 404, "no-match"),
        ("ABCDE2/matches/2", 409, "match-running"),
        ("ABCDE2/matches/2.atn", 409, "match-running"),
        ("ABCDE2/matches/3", 409, "old-rules"),
        ("ABCDE2/matches/3.atn", 409, "old-rules"),
        ("ABCDE2/matches/1?deal=0", 404, "deal-unknown"),
        ("ABCDE2/matches/1?deal=11", 404, "deal-unknown"),
        ("ABCDE2/matches/1?deal=one", 404, "deal-unknown"),
        ("ABCDE2/matches/1?seat=4", 404, "place"),
        ("ABCDE2/matches/1?seat=-1", 404, "place"),
        ("ABCDE2/matches/1?seat=", 404, "place"),
        ("ZZZZZZ/matches", 404, "no-table"),
        ("ZZZZZZ/matches/1", 404, "no-table"),
        ("%00/matches/1", 404, "no-page"),
    ],
)
def test_what_cannot_be_shown_is_said_in_the_language_asked_for(
    home: Browser, path: str, status: int, code: str, language: str
) -> None:
    found = refused(home, path, language)

    assert (status, code) == (found[0], found[1].code)
    assert isinstance(found[1].words, str)


@pytest.mark.parametrize("setup", [each for each in GAMES if each != "belote/two-open"])
def test_record_is_read_back_and_replays_to_the_same_end(home: Browser, setup: str) -> None:
    status, body, headers = home.send("GET", f"/api/tables/{code(setup)}/matches/1.atn")
    (record,) = read(body.decode())
    outcome = find(setup).game.outcome(replay(record))

    assert 200 == status
    assert f"{code(setup)}-1.atn" in headers["content-disposition"]
    assert outcome
    assert seen(home, setup).totals == list(outcome.totals)
    assert {("Table", code(setup)), ("Round", "1")} <= {*record.tags}
    assert b'"Anne"' in body


def test_deal_that_was_seen_need_not_be_sent_again(home: Browser) -> None:
    path = f"/api/tables/{code(SETUP)}/matches/1?language=fr"
    tag = home.send("GET", path)[2]["etag"]

    assert 304 == home.send("GET", path, **{"if-none-match": tag})[0]


def test_matches_are_found_under_a_base_path() -> None:
    with browser(base="/cards/") as home:
        home.keep(table(0, SETUP), over(SETUP))
        paths = ("matches", "matches/1", "matches/1.atn")

        assert [200] * 3 == [home.send("GET", f"/cards/api/tables/ABCDE2/{path}")[0] for path in paths]


def test_seat_that_is_none_is_told_without_the_words_of_the_address(home: Browser) -> None:
    _, body, _ = home.send("GET", "/api/tables/ABCDE2/matches/1?seat=9&language=en")

    assert "There is no such seat; there are 4." == read_body(body, Trouble).words
