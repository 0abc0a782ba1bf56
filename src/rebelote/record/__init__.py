"""Lines and match records: deals and matches as text that replays to the same state (docs/notation.md)."""

from rebelote.record.atn import write
from rebelote.record.importing import read
from rebelote.record.line import Hand, Hands, Line, Pack, Said, line_of, show_line, state_of
from rebelote.record.match import (
    Difference,
    Discrepancy,
    Note,
    Record,
    Recorder,
    Section,
    compared,
    record_match,
    replay,
)
from rebelote.record.perft import Case, Row, divide, perft, published, read_perft
from rebelote.record.reading import read_line

__all__ = [
    "Case",
    "Difference",
    "Discrepancy",
    "Hand",
    "Hands",
    "Line",
    "Note",
    "Pack",
    "Record",
    "Recorder",
    "Row",
    "Said",
    "Section",
    "compared",
    "divide",
    "line_of",
    "perft",
    "published",
    "read",
    "read_line",
    "read_perft",
    "record_match",
    "replay",
    "show_line",
    "state_of",
    "write",
]
