"""Another program as a bot: whatever speaks the engine protocol can play here, written in any language.

>>> import sys
>>> from lostworld.raptor import new
>>> game = new("first-game", seed=7)
>>> with EngineBot([sys.executable, "-m", "lostworld", "engine"], game.game) as bot:
...     thought = bot.think(game.state.view(0), Limit(milliseconds=50))
>>> thought.action in game.state.legal(0)
True
"""

from __future__ import annotations

import queue
import subprocess
import threading
import time
import weakref
from collections.abc import Sequence
from typing import Any, Final, Self

from lostworld.bots import Limit, Thought
from lostworld.engine.conversation import LARGEST_SEED, PROTOCOL
from lostworld.engine.manners import Manners
from lostworld.game import BadText, Game, GameError, View

MILLISECONDS: Final = 1000
"""How long the program may think if the limit does not say."""
PATIENCE: Final = 20.0
"""How many seconds beyond its time an answer may take before the program is given up."""
_TICK: Final = 0.05


class Program:
    """A program that is started when it is first asked, and ended when nobody needs it any more.

    Bots by name are such: whoever only wants to know whether there is one starts nothing.
    """

    def __init__(self, command: Sequence[str], game: Game[Any], name: str, seed: int | None = None) -> None:
        self.name = name
        self._command, self._game, self._seed = command, game, seed
        self._running: EngineBot | None = None

    def think(self, view: View[Any], limit: Limit = Limit()) -> Thought:  # noqa: B008  (it never changes)
        """What the program would do. Raises GameError as ``EngineBot`` does."""
        if self._running is None:
            self._running = EngineBot(self._command, self._game, self.name, self._seed)
            weakref.finalize(self, self._running.close)
        return self._running.think(view, limit)


class EngineBot:
    """A running program that is asked for its choices. ``close`` ends it; ``with`` does so too."""

    def __init__(
        self, command: Sequence[str], game: Game[Any], name: str = "", seed: int | None = None
    ) -> None:
        """``command`` starts the program. Raises GameError if it cannot be, or speaks of another game."""
        self.name = name or command[0]
        self._game = game
        self._manners = Manners(game)
        try:
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as problem:
            raise GameError("error-engine-start", name=self.name, problem=str(problem)) from None
        self._heard: queue.Queue[bytes] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()
        hello = self._ask("hello").split(" ")
        if hello[2:] != [game.name, str(PROTOCOL)]:
            self.close()
            raise GameError("error-engine-other", name=self.name, answer=" ".join(hello)[:80], game=game.name)
        if seed is not None:
            self._ask(f"seed {seed & LARGEST_SEED}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_reason: object) -> None:
        self.close()

    def close(self) -> None:
        """End the program."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(b"quit\n")
            self._process.stdin.close()
            self._process.wait(timeout=2)
        except (OSError, ValueError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()

    def think(self, view: View[Any], limit: Limit = Limit()) -> Thought:  # noqa: B008  (it never changes)
        """What the program would do. Raises GameError if it fails to say, or says what is not legal."""
        self._ask(f"position {view.text}")
        milliseconds = MILLISECONDS if limit.milliseconds is None else limit.milliseconds
        signs = self._manners.signs(view)
        asked = f"{signs[view.seat]} {milliseconds}" if signs else str(milliseconds)
        answer = self._ask(f"go {asked}", limit, milliseconds / 1000)
        word, _, rest = answer.partition(" ")
        text, *pairs = rest.split(" ")
        planned = (pair.removeprefix("line=") for pair in pairs if pair.startswith("line="))
        try:
            action = self._game.parse_action(text)
            line = [self._game.parse_action(step) for steps in planned for step in steps.split(",") if step]
        except BadText:
            raise self._refusal(answer) from None
        if word != "best" or action not in view.legal():
            raise self._refusal(answer)
        return Thought(action, tuple(line))

    def _ask(self, command: str, limit: Limit | None = None, seconds: float = 0.0) -> str:
        """The line that the program answers; it is told to stop when the limit's event is set."""
        self._tell(command)
        end = time.monotonic() + seconds + PATIENCE
        stopped = False
        while True:
            try:
                line = self._heard.get(timeout=_TICK)
                break
            except queue.Empty:
                if time.monotonic() > end:
                    self._process.kill()
                    raise GameError("error-engine-silent", name=self.name, command=command[:80]) from None
            if limit is not None and limit.stop is not None and limit.stop.is_set() and not stopped:
                self._tell("stop")
                stopped = True
        answer = line.decode(errors="replace").rstrip("\r\n")
        if not line or answer.startswith("error:"):
            raise self._refusal(answer)
        return answer

    def _tell(self, command: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(command.encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise self._refusal("") from None

    def _listen(self) -> None:
        """Hand on every line; an empty one says that the program has ended."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._heard.put(line)
        self._heard.put(b"")

    def _refusal(self, answer: str) -> GameError:
        return GameError("error-engine-answer", name=self.name, answer=answer[:200] or "-")
