"""Links between documents lead somewhere, decisions have one shape, fragments have a kind."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
DECISIONS = sorted((ROOT / "docs/decisions").glob("[0-9]*.md"))
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")
PARTS = ["Situation", "Decision", "What it costs", "How measured"]


def name_of(path: Path) -> str:
    """The path of a document inside the house, for messages."""
    return str(path.relative_to(ROOT))


def dead_links(document: Path, text: str) -> list[str]:
    """Targets of the links inside the house that do not exist, seen from a document."""
    inside = (target for target in LINK.findall(text) if not re.match(r"[a-z]+:", target))
    return [target for target in inside if not (document.parent / target).exists()]


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_links_lead_somewhere(document: Path) -> None:
    assert [] == dead_links(document, document.read_text())


def test_dead_link_is_found() -> None:
    text = "[yes](LICENSE) [no](LICENCE#top) [out](https://www.gnu.org)"

    assert ["LICENCE"] == dead_links(ROOT / "x.md", text)


@pytest.mark.parametrize("document", DECISIONS, ids=name_of)
def test_decision_says_situation_decision_cost_and_measure(document: Path) -> None:
    assert PARTS == re.findall(r"^## (.+)$", document.read_text(), re.MULTILINE)


def test_decisions_are_numbered_without_gaps() -> None:
    numbers = [int(path.name[:4]) for path in DECISIONS]

    assert list(range(1, len(numbers) + 1)) == numbers


def test_fragments_of_the_changelog_have_a_kind() -> None:
    shape = re.compile(r"[a-z0-9-]+\.(added|changed|fixed|removed|rules)\.md|README\.md")

    assert [] == [each.name for each in (ROOT / "changelog.d").iterdir() if not shape.fullmatch(each.name)]
