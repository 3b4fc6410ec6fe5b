"""What whoever runs a server is given is well-formed: the service of docs/server.md, the container's recipe.

Backups are tried in ``tests/server/test_backups.py``.
"""

from __future__ import annotations

import configparser
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")


def block(kind: str, having: str) -> str:
    (found,) = (text for text in re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL) if having in text)
    return str(found)


HARDENED = {
    "UMask": "0077",
    "LimitNOFILE": "65536",
    "MemoryMax": "2G",
    "NoNewPrivileges": "yes",
    "CapabilityBoundingSet": "",
    "ProtectSystem": "strict",
    "ProtectHome": "yes",
    "ProtectKernelLogs": "yes",
    "ProtectKernelModules": "yes",
    "ProtectKernelTunables": "yes",
    "ProtectControlGroups": "yes",
    "PrivateTmp": "yes",
    "PrivateDevices": "yes",
    "RestrictAddressFamilies": "AF_INET AF_INET6 AF_UNIX",
    "SystemCallFilter": "@system-service",
}
"""What the unit must say, beyond what the threshold below would notice (L10)."""


def test_the_service_gives_away_little(tmp_path: Path) -> None:
    text = block("ini", "ExecStart")
    unit = configparser.RawConfigParser(strict=True)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(text)
    service = unit["Service"]
    assert service["User"] == "lostworld"
    assert {name: service.get(name) for name in HARDENED} == HARDENED
    assert service["ExecStart"].split()[1:4] == ["-m", "lostworld", "serve"]
    if shutil.which("systemd-analyze"):
        file = tmp_path / "lostworld.service"
        file.write_text(text.replace("/opt/lostworld/bin/python", sys.executable), encoding="utf-8")
        done = subprocess.run(
            ["systemd-analyze", "security", "--offline=yes", "--threshold=30", str(file)],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, (done.stdout + done.stderr)[-2000:]


def test_the_container_runs_the_server_and_not_as_root() -> None:
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    told = [line.split(" ", 1) for line in lines if line.strip() and not line.startswith("#")]
    words = [word for word, _ in told]
    known = {"FROM", "RUN", "COPY", "USER", "WORKDIR", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK"}
    assert {*words} == {*known, "ENTRYPOINT"}
    stages = [rest.split(" AS ")[1] for word, rest in told if word == "FROM" and " AS " in rest]
    copied = [rest for word, rest in told if word == "COPY" and rest.startswith("--from=")]
    assert all(rest.split("=")[1].split(" ")[0] in stages for rest in copied)
    assert dict(told)["USER"] == "lostworld" and words.index("USER") < words.index("ENTRYPOINT")
    command = json.loads(dict(told)["ENTRYPOINT"])
    assert command[1] == "serve"
    assert json.loads(dict(told)["HEALTHCHECK"].partition(" CMD ")[2])
    database = Path(command[command.index("--database") + 1])
    assert str(database.parent) == dict(told)["VOLUME"]
    for option in (word for word in command[2:] if word.startswith("--")):
        assert f'"{option}"' in (ROOT / "src" / "lostworld" / "cli" / "serve.py").read_text()
