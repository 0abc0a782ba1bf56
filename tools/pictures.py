"""Makes the pictures of the documents: a real match in a real pseudo-terminal, drawn as SVG.

    make screenshots

The command is run as a person would run it; what it printed, colours included, is the picture.
"""

import io
import os
import pty
import select
import sys
from pathlib import Path
from xml.sax.saxutils import escape

from rich.console import Console
from rich.style import Style
from rich.text import Text

ROOT = Path(__file__).resolve().parent.parent
COMMAND = ROOT / ".venv" / "bin" / "rebelote"
COLUMNS, LINES = 82, 40
QUIET = 1.5  # seconds without output, after which the command waits for us
CELL, ROW, SIZE, EDGE = 8.43, 19, 14, 18
FONT = "DejaVu Sans Mono, Menlo, Consolas, monospace"
PAPER, INK = "#232726", "#f5eddd"
COLOURS = {"red": "#ff8f80", "green": "#9ed8a4", "yellow": "#f2c46d", "blue": "#9cc3f5", "cyan": "#8fd3d8"}


def session(arguments: list[str], answers: list[str]) -> str:
    """What a session printed, each answer typed when the command waits."""
    child, screen = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm-256color", COLUMNS=str(COLUMNS), LINES=str(LINES), LANG="fr_FR.UTF-8")
        os.execv(COMMAND, [COMMAND.name, *arguments])
    printed, todo = b"", list(answers)
    while True:
        if select.select([screen], [], [], QUIET)[0]:
            try:
                printed += os.read(screen, 65536)
            except OSError:
                break
        elif todo:
            os.write(screen, (todo.pop(0) + "\n").encode())
        else:
            break
    os.kill(child, 15)
    os.waitpid(child, 0)
    return printed.decode().replace("\r\n", "\n")


def drawn(printed: str, rows: int, title: str) -> str:
    """The last rows of a session as SVG."""
    console = Console(width=COLUMNS, color_system="standard", force_terminal=True, file=io.StringIO())
    lines = Text.from_ansi(printed).split("\n")[-rows:]
    width, height = round(COLUMNS * CELL + 2 * EDGE), ROW * len(lines) + 2 * EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" rx="12" fill="{PAPER}"/>',
        f'<g font-family="{FONT}" font-size="{SIZE}" fill="{INK}" xml:space="preserve">',
    ]
    for row, line in enumerate(lines):
        column = 0
        for segment in line.render(console):
            if segment.text.strip():
                parts.append(_run(segment.text, segment.style, column, row))
            column += len(segment.text)
    return "\n".join([*parts, "</g>", "</svg>", ""])


def _run(text: str, style: Style | None, column: int, row: int) -> str:
    """A run of text in one style."""
    marks = ""
    if style is not None and style.color is not None:
        marks += f' fill="{COLOURS.get(style.color.name, INK)}"'
    if style is not None and style.bold:
        marks += ' font-weight="bold"'
    if style is not None and style.dim:
        marks += ' opacity=".62"'
    lead = len(text) - len(text.lstrip())
    x, y = EDGE + CELL * (column + lead), EDGE + ROW * (row + 0.75)
    shown = escape(text.strip("\n").strip())
    return f'<text x="{x:.1f}" y="{y:.1f}" textLength="{CELL * len(text.strip()):.1f}"{marks}>{shown}</text>'


def main() -> None:
    """Draw the pictures into docs/pictures."""
    folder = ROOT / "docs" / "pictures"
    folder.mkdir(exist_ok=True)
    arguments = ["play", "belote/ffb-coinche", "--lang", "fr", "--seed", "5"]
    printed = session(arguments, ["1", "je passe", "8h"])
    picture = drawn(printed, 16, "Une donne de coinche dans le terminal")
    (folder / "terminal.svg").write_text(picture)
    print(folder / "terminal.svg", file=sys.stderr)


if __name__ == "__main__":
    main()
