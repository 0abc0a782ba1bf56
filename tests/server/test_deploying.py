"""Several processes behind nginx, as deploy/ describes them: the files as they are, with other names and ports."""

import asyncio
import re
import socket
import subprocess
import tempfile
import time
import tomllib
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.process import Process, client
from tests.tables.test_several_killed import house
from tools import proxies

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
MAIN = "pid {folder}/pid; error_log stderr; events {{}}\nhttp {{ access_log off; {temporary} include {folder}/site.conf; }}"
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
PATIENCE_S = 20.0


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


def site(servers: list[Process], port: int) -> str:
    """deploy/nginx-several.conf in front of these processes."""
    line = "server table:8000 max_fails=1 fail_timeout=5s;"
    text = (DEPLOY / "nginx-several.conf").read_text()
    assert line in text
    assert "listen 8080;" in text
    named = "\n".join(line.replace("table:8000", f"127.0.0.1:{each.port}") for each in servers)
    return text.replace(line, named).replace("listen 8080;", f"listen 127.0.0.1:{port};")


@contextmanager
def nginx(servers: list[Process], port: int) -> Iterator[str]:
    """The address of nginx in front of some processes."""
    with tempfile.TemporaryDirectory(prefix="rebelote-test-") as name:
        folder = Path(name)
        (folder / "site.conf").write_text(site(servers, port))
        temporary = " ".join(f"{each}_temp_path {folder}/{each};" for each in TEMPORARY)
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder, temporary=temporary))
        command = [proxies.program("nginx"), "-p", name, "-c", f"{folder}/nginx.conf", "-g", "daemon off;"]
        subprocess.run([*command, "-t"], check=True, capture_output=True)
        running = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            yield f"http://127.0.0.1:{port}/"
        finally:
            running.terminate()
            running.wait(10)


def answers(url: str) -> bool:
    """Whether somebody answers within a while."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            time.sleep(0.1)
    return False


async def welcomed(port: int, code: str) -> str:
    """How somebody is received at a table through nginx."""
    async with client(port) as line:
        await line.say(t="join", table=code, name="Anne")
        return str((await line.hear("welcome"))["table"]["code"])


def test_house_behind_nginx_answers_and_keeps_its_tables_although_one_process_is_killed() -> None:

    with house("postgresql", 2) as (_, servers):
        port = free_port()
        with nginx(servers, port) as url:
            assert answers(f"{url}health")
            codes = [each.request("api/tables", {"setup": "belote/ffb-coinche"})["code"] for each in servers]
            before = [asyncio.run(welcomed(port, code)) for code in codes]
            servers[0].kill()
            all_well = all(answers(f"{url}health") for _ in range(6))
            after = [asyncio.run(welcomed(port, code)) for code in codes]

            assert codes == before == after
            assert all_well


def test_compose_file_names_files_flags_and_hosts_that_there_are() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    told = subprocess.run(
        [str(ROOT / ".venv/bin/rebelote"), "serve", "--help"], capture_output=True, text=True, check=True
    ).stdout
    flags = re.findall(r"- (--[a-z-]+)=", text)
    services = re.findall(r"^  ([a-z]+):$", text, re.MULTILINE)
    mounted = re.findall(r"- \./([^:]+):", text)
    built = re.findall(r"dockerfile: (\S+)", text)

    assert {"--host", "--db", "--redis"} == set(flags)
    assert [] == [each for each in flags if each not in told]
    assert [] == [each for each in (*mounted, "compose.yaml") if not (DEPLOY / each).is_file()]
    assert [] == [each for each in built if not (ROOT / each).is_file()]
    hosts = re.findall(r"(?:@|redis://)([a-z]+)[:/]", text)
    assert ["database", "meeting"] == hosts
    assert {"table", "proxy", *hosts} <= set(services)
    assert "server table:8000" in (DEPLOY / "nginx-several.conf").read_text()


def test_image_installs_extras_and_starts_a_command_that_there_are() -> None:
    text = (DEPLOY / "Dockerfile").read_text()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = re.findall(r"/source\[([a-z,]+)\]", text)[0].split(",")
    entry = re.findall(r'ENTRYPOINT \["([a-z]+)"\]', text)
    needed = project["requires-python"].removeprefix(">=")

    assert [] == [each for each in asked if each not in project["optional-dependencies"]]
    assert {*entry} <= project["scripts"].keys()
    assert {f"python:{needed}-slim"} == set(re.findall(r"^FROM (\S+)", text, re.MULTILINE))
