"""Build the server's container and try it out: does it start, is a game played, is it there after a restart.

    python tools/try_container.py                  # with docker, or podman if there is no docker
    python tools/try_container.py podman --run "--ulimit nofile=10000:10000"

``--build`` and ``--run`` are passed on to those commands, for machines with certificates or limits of their
own.
"""

from __future__ import annotations

import argparse
import json
import secrets
import shlex
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
IMAGE = "lostworld"
PATIENCE = 60.0


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Container:
    """A container of the server with a volume of its own."""

    def __init__(self, program: str, more: list[str]) -> None:
        self._program = program
        self._name = f"lostworld-{secrets.token_hex(4)}"
        self._port = free_port()
        self.run("volume", "create", self._name)
        address = ["--publish", f"127.0.0.1:{self._port}:8000"]
        serve: list[str] = []
        if "host" in more:  # the machine's own network
            address, serve = [], ["--port", str(self._port)]
        volume = ["--volume", f"{self._name}:/var/lib/lostworld"]
        self.run("run", "--detach", "--name", self._name, *address, *volume, *more, IMAGE, *serve)

    def run(self, *arguments: str) -> str:
        """Run a command of the program."""
        done = subprocess.run([self._program, *arguments], capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"{shlex.join([self._program, *arguments])}:\n{done.stdout}{done.stderr}")
        return done.stdout

    def ask(self, path: str, body: Any = None, token: str = "") -> Any:
        """Ask the server for something."""
        headers = {"Content-Type": "application/json"} | (
            {"Authorization": f"Bearer {token}"} if token else {}
        )
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self._port}{path}", data, headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                self.ask("/api/health")
            except (urllib.error.URLError, OSError):
                time.sleep(0.2)
            else:
                return
        raise SystemExit(f"it does not answer:\n{self.run('logs', self._name)}")

    def restart(self) -> None:
        """Stop it as an administrator would, and start it again."""
        self.run("stop", self._name)
        code = self.run("inspect", "--format", "{{.State.ExitCode}}", self._name).strip()
        assert code == "0", f"it ended with {code}"
        self.run("start", self._name)

    def remove(self) -> None:
        """Leave nothing behind."""
        self.run("rm", "--force", self._name)
        self.run("volume", "rm", self._name)


def play(container: Container, game: str) -> tuple[str, str, Any]:
    """Play against a bot for a while; return the game, the seat's token, and how the game stands then."""
    created = container.ask("/api/games", {"game": game, "you": "random"})
    token = next(held["token"] for held in created["seats"].values() if held.get("token"))
    path = f"/api/games/{created['id']}"
    made, end = 0, time.monotonic() + PATIENCE
    while made < 5 and time.monotonic() < end:
        now = container.ask(path, token=token)
        if now["seat"] not in now["deciding"] or not now["legal"]:
            time.sleep(0.1)
            continue
        made += 1
        name, seq, legal, actions = f"c{made}", now["seq"], now["legal"], list[str]()
        if now["decision"]["secret"]:
            command: Any = {"type": "choose", "id": name, "seq": seq, "action": legal[0]}
            container.ask(f"{path}/commands", command, token)
            continue
        while legal:
            actions.append(legal[0])
            planned: Any = {"type": "plan", "id": f"{name}-{len(actions)}", "seq": seq, "actions": actions}
            legal = container.ask(f"{path}/commands", planned, token)["legal"]
        container.ask(
            f"{path}/commands", {"type": "confirm", "id": name, "seq": seq, "actions": actions}, token
        )
    assert made == 5, f"only {made} decisions were made"
    return created["id"], token, container.ask(path, token=token)


def main() -> None:
    """Build, start, play, stop, start again, look."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    usual = "docker" if shutil.which("docker") else "podman"
    parser.add_argument("program", nargs="?", default=usual, help="docker or podman")
    parser.add_argument("--build", default="", help="options for the build")
    parser.add_argument("--run", default="", help="options for the run")
    wish = parser.parse_args()
    build = [wish.program, "build", *shlex.split(wish.build), "--tag", IMAGE, str(ROOT)]
    if subprocess.run(build, stdout=sys.stderr, check=False).returncode:
        raise SystemExit("the container could not be built")
    container = Container(wish.program, shlex.split(wish.run))
    try:
        container.wait()
        games = [found["name"] for found in container.ask("/api/about")["games"]]
        played = [play(container, game) for game in games]
        container.restart()
        container.wait()
        for game, token, before in played:
            after = container.ask(f"/api/games/{game}", token=token)
            assert after["seq"] >= before["seq"], (
                f"{game} was at step {before['seq']}, and is at {after['seq']}"
            )
            kept = after["log"][: len(before["log"])]
            assert kept == before["log"], f"{game} is not as it was"
    finally:
        container.remove()
    print(
        f"The container was built, played {', '.join(games)}, was stopped and started: all games are there."
    )


if __name__ == "__main__":
    main()
