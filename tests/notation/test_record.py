"""Match records: one form when written, lenient when read, checked when replayed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.notation.tables import PRESETS, match

from rebelote.cards import Seat
from rebelote.engine import CHANCE, IllegalMove, NotationError, SetupError, find
from rebelote.games.belote.moves import DrawDealer
from rebelote.record import Discrepancy, Note, Record, Recorder, read, record_match, replay, write

SHORT = """% atn 1

[Game "belote/ffb-coinche"]
[Rules "target=501"]
[Version "belote 1"]
[Site "Café um Eck"]
[North "Anne"]
; written down by Luc

[Deal "1"] [Dealer "W"]
{dealer=2}
{KcJs8h8s8cKdQsKh9cJhQhTs7c9hAd7dQdKsAs8dAcTc7sJc9s9dJdAhTdQcTh7h}
3-3-2 570d x
{! West could not resist.}
xx
1. Kc 8c Ac Tc
2. 8d Th 9d Jd
3. Qd Td 7s Ad
4. 9h Ah Kh Qh
5. Kd 9c Jc 7c
6. 7d As Jh 8h
7. Ks Qs Ts 9s
8. 7h Js 8s Qc
[Made "no"] [Score "NS 0 EW 2920"] [Result "NS 0 EW 2920"] [Winner "EW"]
"""


def only(text: str) -> Record:
    """The one record of a text."""
    (record,) = read(text)
    return record


def differences(text: str) -> list[str]:
    """What a replay of the only record finds."""
    with pytest.raises(Discrepancy) as caught:
        replay(only(text))
    return [str(each) for each in caught.value.differences]


def test_record_that_was_read_is_written_as_it_was() -> None:
    assert SHORT == write(read(SHORT))


def test_replay_gives_the_last_state() -> None:
    assert (0, 2920) == replay(only(SHORT)).match.totals


@pytest.mark.parametrize("preset", PRESETS)
def test_record_of_a_match_reads_back_and_replays_to_its_state(preset: str) -> None:
    setup, moves, state = match(preset, 11)
    record = record_match(setup, moves, (("Site", 'Chez "Jo" \\ Luc'),))
    text = write([record])

    assert (record,) == read(text)
    assert text == write(read(text))
    assert state == replay(only(text))


@pytest.mark.slow
@given(st.sampled_from(PRESETS), st.integers(0, 10_000))
@settings(max_examples=100)
def test_many_records_replay_to_their_states(preset: str, seed: int) -> None:
    setup, moves, state = match(preset, seed)

    assert state == replay(only(write([record_match(setup, moves)])))


def test_match_may_be_recorded_up_to_any_move() -> None:
    setup, moves, _ = match("contree", 3)
    for size in (0, 1, 2, 3, 20, 40):
        record = record_match(setup, moves[:size])

        assert (record,) == read(write([record]))
        assert size == sum(len(section.items) for section in record.sections)
        replay(record)


def test_file_holds_several_matches() -> None:
    records = read(SHORT + "\n" + SHORT.removeprefix("% atn 1\n"))

    assert 2 == len(records)
    assert records == read(write(records))


def test_file_without_a_match_is_a_file() -> None:
    assert () == read(write([]))


# lenient when read


@pytest.mark.parametrize(
    "loose",
    [
        SHORT.replace("\n", "\r\n"),
        SHORT.replace("3-3-2 570d x", "3-3-2\n570d    x"),
        SHORT.replace("1. Kc 8c Ac Tc\n2. 8d", "Kc 8c Ac Tc 8d"),
        SHORT.replace("570d", "S: 570d").replace("3-3-2", "W:3-3-2"),
        SHORT.replace("{dealer=2}\n", "{dealer=2}   "),
        SHORT.replace("KcJs8h8s", "Kc Js 8h\n8s"),
        SHORT.replace('[Site "', '[ Site    "').replace('um Eck"]', 'um Eck"  ]'),
        SHORT.replace("[North", "% a line for other programs\n[North"),
        "\ufeff\n" + SHORT.replace("% atn 1", "%atn  1 "),
        SHORT.replace("[Rules", '[Version "belote 1"]\n[Rules').replace(
            '"]\n[Version "belote 1"]\n[Site', '"]\n[Site'
        ),
        SHORT.replace('[Deal "1"] [Dealer "W"]', '[Deal "1"]\n\n[Dealer "W"]'),
    ],
)
def test_spaces_numbers_and_order_of_tags_do_not_matter(loose: str) -> None:
    assert SHORT == write(read(loose))


def test_tags_that_repeat_the_rules_may_be_missing() -> None:
    bare = SHORT.replace(SHORT.splitlines()[-1], "").replace('[Deal "1"] [Dealer "W"]', "")

    assert (0, 2920) == replay(only(bare)).match.totals


def test_comments_and_commentary_are_kept_in_their_place() -> None:
    record = only(SHORT)

    assert (Note("written down by Luc"),) == record.notes
    assert Note("West could not resist.", commentary=True) == record.sections[0].items[5]


# what differs


def test_wrong_score_is_told_with_both_values() -> None:
    text = SHORT.replace('Score "NS 0 EW 2920', 'Score "NS 10 EW 2920')

    assert ["deal 1: Score is NS 10 EW 2920, by the rules NS 0 EW 2920"] == differences(text)


def test_every_wrong_tag_is_told() -> None:
    text = (
        SHORT.replace('"no"', '"yes"')
        .replace('Winner "EW"', 'Winner "NS"')
        .replace('Dealer "W"', 'Dealer "E"')
    )

    assert ["Dealer", "Made", "Winner"] == [each.split()[2] for each in differences(text)]


def test_illegal_move_is_told_with_its_number_and_rule() -> None:
    (told,) = differences(SHORT.replace("1. Kc 8c", "1. Kc Th"))

    assert told.startswith("deal 1: move 8 is Th, by the rules refused: not-in-hand")


def test_score_of_a_deal_that_is_not_over_is_not_decided() -> None:
    told = differences(SHORT.replace("8. 7h Js 8s Qc\n", ""))

    assert "deal 1: Made is no, by the rules not decided" in told


def test_move_behind_the_end_of_the_match_differs() -> None:
    (told,) = differences(SHORT.replace("8s Qc\n", "8s Qc p\n"))

    assert "deal 1: the end is after p, by the rules before move 39" == told


def test_section_that_begins_too_early_differs() -> None:
    assert ["deal 1: the deal is complete, by the rules not at its end"] == differences(
        SHORT.replace("2. 8d", '[Deal "2"]\n2. 8d')
    )


def test_record_of_other_rules_says_so() -> None:
    text = SHORT.replace("belote 1", "belote 7").replace('"no"', '"yes"')

    with pytest.raises(Discrepancy, match="recorded under version 7 of the rules, these are 1"):
        replay(only(text))


# what is refused


@pytest.mark.parametrize(
    "marked",
    [
        "|",
        '|[Game "belote/ffb-coinche"]',
        "|% atn 2\n",
        '% atn 1\n|[Site "x"]\n',
        "% atn 1\n|80h\n",
        '% atn 1\n[Game "belote/ffb-coinche"]\n|fly\n',
        '% atn 1\n[Game "belote/ffb-coinche"]\n|Q:80h\n',
        '% atn 1\n[Game "belote/ffb-coinche"]\n|"\n',
        '% atn 1\n[Game "belote/ffb-coinche"]\n|[Site "x]\n',
        '% atn 1\n[Game "belote/ffb-coinche"]\n|{! open\n',
        '% atn 1\n[Game "belote/ffb-coinche"]\n|[Version "konter 1"]\n',
        '% atn 1\n[Game "belote/ffb-coinche"]\n|[Version "1"]\n',
        '% atn 1\n[Game "belote/ffb-coinche"]\n|[Score "NS 0 EW 0"]\n',
        '% atn 1\n[Game "belote/ffb-coinche"]\n[Deal "1"]\n|[Rules "target=501"]\n',
    ],
)
def test_fault_is_told_at_its_place(marked: str) -> None:
    """The stroke shows where."""
    with pytest.raises(NotationError) as caught:
        read(marked.replace("|", ""))

    assert marked.index("|") == caught.value.at


@pytest.mark.parametrize(
    ("named", "text"),
    [
        ("preset-unknown", '% atn 1\n[Game "belote/bistro"]\n'),
        ("game-unknown", '% atn 1\n[Game "chess"]\n'),
        ("option-unknown", '% atn 1\n[Game "belote/contree"]\n[Rules "aim=3"]\n'),
        ("option-value", '% atn 1\n[Game "belote/contree"]\n[Rules "target=x"]\n'),
    ],
)
def test_unknown_rules_are_refused_by_name(named: str, text: str) -> None:
    with pytest.raises(SetupError, match=named):
        read(text)


def test_record_with_an_illegal_move_cannot_be_written() -> None:
    with pytest.raises(IllegalMove):
        write(read(SHORT.replace("1. Kc 8c", "1. Kc Th")))


# the recorder


def test_recorder_refuses_an_illegal_move_and_keeps_what_it_has() -> None:
    recorder = Recorder(find("belote/ffb-coinche"))
    recorder.see(CHANCE, DrawDealer(Seat(1)))

    with pytest.raises(IllegalMove):
        recorder.see(CHANCE, DrawDealer(Seat(1)))
    assert ["{dealer=2}"] == [said.move for said in recorder.record().sections[0].items]


def test_recorder_keeps_notes_in_their_place() -> None:
    recorder = Recorder(find("belote/ffb-coinche"), (("Date", "2026.05.02"),))
    recorder.note("before")
    recorder.see(CHANCE, DrawDealer(Seat(1)))
    recorder.note(" W deals ", commentary=True)
    record = recorder.record()

    assert (Note("before"),) == record.notes
    assert Note("W deals", commentary=True) == record.sections[0].items[1]
    assert (record,) == read(write([record]))


@pytest.mark.parametrize("text", ["two\nlines", "closed } early"])
def test_note_that_would_not_read_back_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        Recorder(find("belote/ffb-coinche")).note(text, commentary=True)


@pytest.mark.parametrize(
    ("name", "value"),
    [("Score", "x"), ("Game", "x"), ("a b", "x"), ("", "x"), ("Site", "a\nb"), ("1st", "x")],
)
def test_tag_that_would_not_read_back_is_refused(name: str, value: str) -> None:
    with pytest.raises(NotationError):
        Recorder(find("belote/ffb-coinche"), ((name, value),))
