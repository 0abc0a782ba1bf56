"""Lines of a score, and sums over them."""

from rebelote.engine.lines import line, summed

LINES = (line("mark", "W29", 0, 7), line("mark", "W29", 1, 10), line("total", "W28", 0, 7))


def test_sum_counts_the_lines_of_a_side_and_code() -> None:
    assert 7 == summed(LINES, 0, ("mark",))


def test_sum_of_no_lines_is_nothing() -> None:
    assert 0 == summed(LINES, 2, ("mark", "total"))


def test_facts_of_a_line_keep_their_order() -> None:
    assert (("tricks", 9), ("game", "AB9")) == line("made", "W27", 0, 0, tricks=9, game="AB9").facts
