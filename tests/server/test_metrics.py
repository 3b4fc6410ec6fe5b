"""Numbers in the form that Prometheus reads, at an address of their own that is off unless it is set."""

from __future__ import annotations

import re

import httpx

from .house import House


async def test_metrics_are_off_unless_set(sqlite: str) -> None:
    async with House(sqlite) as house:
        assert house.worker.metrics.port is None


async def test_numbers_follow_what_happens_and_name_nobody(sqlite: str) -> None:
    async with House(sqlite, metrics="127.0.0.1:0") as house, httpx.AsyncClient(timeout=60) as client:
        url = f"http://127.0.0.1:{house.worker.metrics.port}"
        game, raptor, scientist = await house.both(names={"raptor": "Ada"})
        for seat in (raptor, scientist):
            await seat.done("choose", action=seat.now["legal"][0], seq=0)
        answer = await client.get(f"{url}/metrics")
        assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain")
        lines = answer.text.splitlines()
        form = re.compile(r"# (HELP|TYPE) [a-z_]+ .+|[a-z_]+ [0-9.e+]+")
        assert all(form.fullmatch(line) for line in lines), answer.text
        told = dict(line.split(" ") for line in lines if not line.startswith("#"))
        assert (told["lostworld_games_in_memory"], told["lostworld_connections"]) == ("1", "2")
        assert int(told["lostworld_commands_total"]) == 2 and int(told["lostworld_writes_total"]) == 3
        assert told["lostworld_workers_heard"] == "1" and told["lostworld_bots_waiting"] == "0"
        assert 0 < int(told["process_open_fds"]) < int(told["process_max_fds"])
        assert float(told["process_resident_memory_bytes"]) > 10e6
        assert game not in answer.text and "Ada" not in answer.text
        assert (await client.get(f"{url}/anything")).status_code == 404
