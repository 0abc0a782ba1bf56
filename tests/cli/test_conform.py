"""`rebelote conform`: every vector is run and counted, and what differs is told with both values."""

import copy
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rebelote.cli.conform import answered, conform
from rebelote.engine import SetupError
from rebelote.engine.vectors import VectorFault, read_vector

FOLDER = Path(__file__).parents[1] / "games" / "vectors"
RULEBOOK, MORE = FOLDER / "belote.json", FOLDER / "belote-more.json"
VECTORS = [each for path in (RULEBOOK, MORE) for each in json.loads(path.read_text())["vectors"]]

Vector = dict[str, Any]
SCORE: Vector = {
    "id": "S",
    "preset": "ludiclub-classic",
    "kind": "score",
    "input": {
        "taker_team": "02",
        "trump": "H",
        "trick_points": {"02": 70, "13": 92},
        "tricks_won": {"02": 5, "13": 3},
        "belote": {"02": 20, "13": 0},
    },
    "expect": {"made": False, "score": {"02": 20, "13": 160}},
}
HAND = "KH QH 7S 8D 9C TC AC KD"


def told(vector: Vector) -> list[str]:
    """What is wrong with the answer to a vector; nothing when it passes."""
    return list(answered(read_vector(vector, 1)))


def changed(vector: Vector, **changes: Any) -> Vector:
    """A vector with some of its parts replaced."""
    return vector | changes


def asked(vector: Vector, **changes: Any) -> Vector:
    """A vector with some of its input replaced; what is None is left out."""
    values = {name: value for name, value in (vector["input"] | changes).items() if value is not None}
    return vector | {"input": values}


def sheet(folder: Path, content: object) -> Path:
    """A file of vectors."""
    path = folder / "vectors.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    return path


def vector(kind: str, preset: str, expect: object, **values: Any) -> Vector:
    """A vector without options."""
    return {"id": "V", "kind": kind, "preset": preset, "input": values, "expect": expect}


# counting


def test_every_vector_of_the_rulebook_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == conform(RULEBOOK)
    assert "207 passed, 0 failed\n" == capsys.readouterr().out


def test_every_further_vector_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == conform(MORE)
    assert "223 passed, 0 failed\n" == capsys.readouterr().out


def test_a_wrong_expectation_is_told_with_both_values(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = sheet(tmp_path, {"vectors": [SCORE, changed(SCORE, expect={"score": {"13": 162}, "made": True})]})

    assert 1 == conform(path)
    assert [
        f"{path}: S score: score.13: expected 162, actual 160",
        f"{path}: S score: made: expected true, actual false",
        "1 passed, 1 failed",
    ] == capsys.readouterr().out.splitlines()


def test_vectors_of_other_games_fail_unless_only_one_game_is_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = {"id": "P", "game": "poker", "kind": "ante", "inputs": {}, "expected": {"pot": 1}}
    path = sheet(tmp_path, [SCORE, other])

    assert 1 == conform(path)
    assert [
        f"{path}: P ante: unknown kind 'ante' of poker",
        "1 passed, 1 failed",
    ] == capsys.readouterr().out.splitlines()
    assert 0 == conform(path, only="belote")
    assert "1 passed, 0 failed\n" == capsys.readouterr().out


def test_several_files_are_counted_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == conform(RULEBOOK, MORE)
    assert "430 passed, 0 failed\n" == capsys.readouterr().out


def test_a_list_and_a_single_vector_are_files_too(tmp_path: Path) -> None:
    assert 0 == conform(sheet(tmp_path, [SCORE]))
    assert 0 == conform(sheet(tmp_path, SCORE))


def test_the_names_of_the_other_format_are_read_too() -> None:
    other = {name: value for name, value in SCORE.items() if name not in ("input", "expect")}

    assert [] == told(other | {"game": "belote", "inputs": SCORE["input"], "expected": SCORE["expect"]})


# files that are none


@pytest.mark.parametrize("content", ["[]", '{"vectors": []}'])
def test_a_file_without_a_vector_is_an_error(content: str, tmp_path: Path) -> None:
    """What is empty proves nothing."""
    with pytest.raises(SetupError, match="no-vectors"):
        conform(RULEBOOK, sheet(tmp_path, content))


def test_nothing_that_was_run_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="no-vectors"):
        conform(sheet(tmp_path, [SCORE | {"game": "belote"}]), only="whist")


def test_a_folder_is_no_file_of_vectors(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="file-unreadable"):
        conform(tmp_path)


@pytest.mark.parametrize(
    "content", ["", "{", "[1, 2", "no", '"text"', "7", "null", "{}", '{"vectors": 3}', "[" * 100_000]
)
def test_a_file_that_holds_no_vectors_fails_once(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = sheet(tmp_path, content)

    assert 1 == conform(path)
    *lines, last = capsys.readouterr().out.splitlines()
    assert "0 passed, 1 failed" == last
    assert [str(path)] == [line.split(": ")[0] for line in lines]


def test_a_file_that_is_no_text_fails_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "vectors.json"
    path.write_bytes(b"\xff\xfe\x00")

    assert 1 == conform(path)
    assert "not JSON" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["missing.json", "."])
def test_a_file_that_cannot_be_read_is_bad_input(name: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from rebelote.cli import main; main()", "conform", RULEBOOK]

    done = subprocess.run([*command, tmp_path / name], check=False, capture_output=True, text=True)
    assert 2 == done.returncode
    assert "" == done.stdout
    assert 1 == len(done.stderr.splitlines())
    assert str(tmp_path / name) in done.stderr


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(SetupError, match="game-unknown: value poker"):
        conform(RULEBOOK, only="poker")


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (7, "number 1.vector is 7, expected names with values"),
        ({"id": 3}, "number 1.vector.id is 3, expected a text"),
        ({"id": "A", "kind": "score"}, "A.expected is missing"),
        ({"id": "A", "kind": "score", "expect": {}}, "A.expect is {}, expected something to compare"),
        ({"id": "A", "expect": {"made": True}}, "A.kind is missing"),
        ({"kind": "score", "expect": {"made": 1}, "input": []}, "number 1.input is [], expected names"),
    ],
)
def test_a_vector_of_a_wrong_shape_is_named(raw: object, expected: str) -> None:
    with pytest.raises(VectorFault) as fault:
        read_vector(raw, 1)

    assert expected in str(fault.value)


# values that are none


@pytest.mark.parametrize(
    ("broken", "expected"),
    [
        (changed(SCORE, preset="nosuch"), "preset is 'nosuch', expected one of ludiclub-classic"),
        (changed(SCORE, preset=""), "preset is missing, expected one of ludiclub-classic"),
        (changed(SCORE, options={"roundig": "none"}), "option-unknown: value roundig, expected rounding"),
        (
            changed(SCORE, options={"rounding": "up"}),
            "option-value: option rounding, value up, expected none",
        ),
        (
            changed(SCORE, options={"rounding": ["none"]}),
            "options.rounding is 'none', expected a single value",
        ),
        (changed(SCORE, options={"players": 5}), "option-value: option players, value 5, expected 4, 3, 2"),
        (changed(SCORE, kind="scores"), "unknown kind 'scores'"),
        (asked(SCORE, trump="X"), "input.trump is 'X', expected one of S, H, D, C, SA, TA"),
        (asked(SCORE, taker_team="20"), "input.taker_team is '20', expected one of 02, 13"),
        (asked(SCORE, taker_team=None), "input.taker_team is missing"),
        (asked(SCORE, trick_points=None), "input.trick_points is null, expected points of 02 and 13"),
        (
            asked(SCORE, trick_points={"0": 162}),
            "input.trick_points.0 is 162, expected only the sides 02, 13",
        ),
        (asked(SCORE, belote={"02": "x"}), "input.belote.02 is 'x', expected a whole number"),
        (asked(SCORE, belote={"02": True}), "input.belote.02 is true, expected a whole number"),
        (asked(SCORE, tricks_won={"02": 0, "13": 0}), "expected tricks of some side"),
        (changed(SCORE, preset="ffb-coinche"), "input.contract is missing"),
        (vector("detect", "ffb-coinche", {"points": 0}, trump="H", hand="AS 1X"), "not a card: '1X'"),
        (vector("detect", "ffb-coinche", {"points": 0}, trump="H", hand="AS AS"), "expected different cards"),
        (vector("legal", "contree", {"legal": []}, trump="H", hand="AS", trick="0:7S 2:8S"), "in rotation"),
        (vector("legal", "contree", {"legal": []}, trump="H", hand="AS", trick="7S"), "plays such as 0:AS"),
        (
            vector("legal", "contree", {"legal": []}, trump="H", hand="AS", trick="0:7S", seat=3),
            "input.seat is 3, expected the seat in turn, 1",
        ),
        (vector("legal", "contree", {"legal": []}, trump="H", hand="7S", trick="0:7S"), "input has 7S twice"),
        (vector("winner", "contree", {"winner": 0}, trump="H", trick="0:7S"), "expected 4 plays"),
        (vector("auction", "contree", {"outcome": {}}, calls=["80:X"]), "call '80:X', expected pass"),
        (vector("auction", "contree", {"outcome": {}}, calls=["pass@7"]), "is by seat '7', expected one of"),
        (
            vector("auction", "contree", {"outcome": {}}, calls=["80:H", "80:S"]),
            "input.calls has '80:S' as number 2, which is refused: bid-too-low (value 80, least 90) B31",
        ),
        (
            vector("deal", "contree", {"hands": {}}, pack="AS", packets=[3, 2, 3]),
            "input.pack lacks 7S 8S 9S TS JS QS KS",
        ),
        (vector("cut", "contree", {"ok": {}}, sizes=["3"]), "input.sizes is '3', expected whole numbers"),
        (
            vector("belote", "contree", {"points": 0}, trump="H", hand=HAND, plays=[["AH", "belote"]]),
            "input.plays[0].card is 'AH', expected a card of the hand not yet played",
        ),
        (
            vector("belote", "contree", {"points": 0}, trump="H", hand=HAND, plays=[["KH", "hello"]]),
            "input.plays[0].word is 'hello', expected belote, rebelote or nothing",
        ),
        (
            vector("arret", "contree", {"count": 0}, stopper="02", side="both"),
            "input.side is 'both', expected defence or taker",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_value_that_is_none_is_named(broken: Vector, expected: str) -> None:
    assert [expected] == [expected if expected in line else line for line in told(broken)]


def test_a_card_that_may_not_be_played_is_named_with_those_that_may() -> None:
    hands = {"0": "AS KD", "1": "7S KS", "2": "8S 9D", "3": "9S TD"}
    trace = vector("trace", "contree", {"winners": [0]}, trump="H", dealer=3, hands=hands, plays="AS KS 9D")

    assert ["input.plays has 9D as number 3 by seat 2, expected one of 8S"] == told(trace)


# what counts and what does not


@pytest.mark.parametrize(
    "answer", [["8S", "AS"], ["AS", "8S"], "AS 8S"], ids=["other order", "order", "one text"]
)
def test_legal_cards_are_compared_in_any_order(answer: object) -> None:
    legal = vector("legal", "contree", {"legal": answer}, trump="H", trick="0:7S", seat=1, hand="AS 8S JH")

    assert [] == told(legal)


def test_the_order_of_a_gathered_pack_counts() -> None:
    trick = {"cards": "7S 8S 9S TS", "won_by": "02"}
    gather = vector("gather", "contree", {"pack": "8S 7S 9S TS"}, tricks=[trick])

    assert ["pack[0]: expected '8S', actual '7S'", "pack[1]: expected '7S', actual '8S'"] == told(gather)


def test_one_is_not_true() -> None:
    assert ["made: expected 0, actual false"] == told(changed(SCORE, expect={"made": 0}))


def test_what_the_answer_does_not_say_is_a_difference() -> None:
    assert ["scroe: expected 20, actual nothing"] == told(changed(SCORE, expect={"scroe": 20}))


def test_without_a_dealer_seat_0_is_the_first() -> None:
    assert [] == told(vector("auction", "contree", {"outcome": {"turn": 0}}, calls=[]))


def test_a_turned_card_that_is_not_told_fits_the_calls() -> None:
    taken = {"outcome": {"taker": 1, "trump": "C"}}

    assert [] == told(vector("auction", "pagat-classic", taken, dealer=3, calls="pass take:C"))


def test_a_generale_is_made_alone_unless_somebody_else_took_a_trick() -> None:
    expect = {"made": True, "score": {"02": 750}}
    contract = {"value": 500, "generale": True}
    bid = asked(
        changed(SCORE, preset="ffb-coinche", options={"generale_bid": 500}, expect=expect),
        trick_points={"02": 162, "13": 0},
        tricks_won={"02": 8, "13": 0},
        belote=None,
        contract=contract,
    )

    assert [] == told(bid)
    assert [] == told(asked(bid, contract=contract | {"bidder_tricks": 8}))
    assert [] != told(asked(bid, contract=contract | {"bidder_tricks": 7}))
    assert [] != told(asked(bid, alone=False))


def test_tricks_that_are_not_told_follow_from_the_points() -> None:
    capot = asked(SCORE, trick_points={"02": 0, "13": 162}, tricks_won=None, belote=None)

    assert ["score.13: expected 1, actual 252"] == told(
        changed(capot, preset="pagat-classic", expect={"score": {"13": 1}})
    )


def test_a_vector_expects_a_pot_or_none() -> None:
    tied = asked(SCORE, trick_points={"02": 81, "13": 81}, belote=None)

    assert [] == told(changed(tied, expect={"made": "tie", "held": {"rule": "taker", "02": 80}}))
    assert [] == told(changed(SCORE, expect={"held": None}))


# anything else


STRANGE: tuple[Any, ...] = (None, True, 0, -1, 7, 10**30, 1.5, "", "AS", "02", "SA", "x", [], {}, [[]])


def spots(value: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place inside a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, each in inner:
        yield (*place, name)
        yield from spots(each, (*place, name))


def damaged(vector: Vector, source: Random) -> Vector:
    """A vector in which something is missing, strange or out of place."""
    found = copy.deepcopy(vector)
    if source.random() < 0.2:
        found["preset"] = source.choice(VECTORS)["preset"]
    for _ in range(source.randint(1, 2)):
        *path, name = source.choice([place for place in spots(found) if place != ("id",)])
        box = found
        for step in path:
            box = box[step]
        if source.random() < 0.3:
            del box[name]
        elif source.random() < 0.3 and isinstance(box[name], str):
            box[name] = " ".join(source.sample(box[name].split(), len(box[name].split()) // 2))
        else:
            box[name] = copy.deepcopy(source.choice(STRANGE))
    return found


def lines_of(vector: Vector) -> list[str]:
    """What is wrong with a damaged vector, its shape included."""
    try:
        return told(vector)
    except VectorFault as fault:
        return [str(fault)]


@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_vector_fails_or_passes_and_breaks_nothing(seed: int) -> None:
    source = Random(seed)
    for _ in range(600):
        broken = damaged(source.choice(VECTORS), source)

        assert all(line and "\n" not in line for line in lines_of(broken)), broken
