"""Pictures of every screen: desktop and phone, both themes, both languages. Run by `make shots`.

    python tools/screenshots.py [FOLDER] [--only NAME ...] [--pictures]

With ``--pictures`` the best of them are also made small enough for the documentation, in ``docs/pictures``.
"""

from __future__ import annotations

import argparse
import base64
import json
import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

HERE = Path(__file__).resolve().parent.parent
DOCUMENTATION = HERE / "docs" / "pictures"
sys.path.insert(0, str(HERE))

from tests.e2e import skirmish_screens  # noqa: E402
from tests.e2e.conftest import ARGUMENTS, DESKTOP, LOCALES, PHONE, chromium  # noqa: E402
from tests.e2e.house import House  # noqa: E402
from tests.e2e.people import Person  # noqa: E402
from tests.e2e.screens import SCREENS as RAPTOR_SCREENS  # noqa: E402

SCREENS = {**RAPTOR_SCREENS, **skirmish_screens.SCREENS}
NAMES = {"jungle": "night", "savannah": "day"}
"""What Skirmish calls the dark and the light theme."""

PICTURES = {
    # the documentation's name: screen, device, theme, language
    "client-start": ("start", "desktop", "jungle", "en"),
    "client-turn": ("turn", "desktop", "jungle", "en"),
    "client-cards": ("cards", "desktop", "jungle", "en"),
    "client-reveal": ("reveal", "desktop", "jungle", "en"),
    "client-savannah": ("scientist", "desktop", "savannah", "en"),
    "client-phone": ("turn", "phone", "jungle", "en"),
    "client-phone-fr": ("cards", "phone", "savannah", "fr"),
    "client-replay": ("replay", "desktop", "jungle", "en"),
    "client-learn": ("learn", "desktop", "jungle", "en"),
    "skirmish-start": ("skirmish-start", "desktop", "savannah", "en"),
    "skirmish-facing": ("skirmish-facing", "desktop", "savannah", "en"),
    "skirmish-test": ("skirmish-test", "desktop", "jungle", "en"),
    "skirmish-cards": ("skirmish-cards", "desktop", "savannah", "en"),
    "skirmish-phone": ("skirmish-facing", "phone", "jungle", "fr"),
    "client-verify": ("verify", "desktop", "jungle", "en"),
}
SIZES = {
    "desktop": DESKTOP,
    "phone": PHONE,
    "sideways": {"width": PHONE["height"], "height": PHONE["width"]},
}
WIDEST = (1200, 520)
"""Points, for a picture in landscape and for one in portrait."""
QUALITY = 0.82
SHRINK = """async ([picture, landscape, portrait, quality]) => {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const wide = Math.min(image.width, image.width > image.height ? landscape : portrait);
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = Math.round(image.height * wide / image.width);
  const paper = canvas.getContext('2d');
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality);
}"""


def picture_of(
    browser: Browser, house: House, screen: str, device: str, theme: str, language: str, file: Path
) -> list[str]:
    """Go to the screen, take its picture; what the page complained about."""
    phone = device != "desktop"
    context = browser.new_context(
        viewport=SIZES[device],  # type: ignore[arg-type]
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=2 if phone else 1,
        locale=LOCALES[language],
        service_workers="block",
    )
    context.set_default_timeout(60_000)
    worn = theme
    if screen in skirmish_screens.SCREENS:
        for name, other in NAMES.items():
            worn = worn.replace(name, other)
    worn, _, contrast = worn.partition("+")
    settings = json.dumps({"speed": 40, "motion": "less", "theme": worn, "contrast": contrast or "system"})
    context.add_init_script(f"localStorage.setItem('lostworld.settings', '{settings}')")
    person = Person(context, house, "finger" if phone else "mouse")
    try:
        SCREENS[screen](person)
        person.page.wait_for_timeout(400)
        person.page.screenshot(path=file)
    finally:
        context.close()
    return [f"{file.name}: {problem}" for problem in person.watcher.problems]


def shrink(browser: Browser, picture: Path, smaller: Path) -> None:
    """A picture for the documentation: WebP of a modest size, made by the browser itself."""
    page = browser.new_page()
    found: str = page.evaluate(
        SHRINK, ["data:image/png;base64," + base64.b64encode(picture.read_bytes()).decode(), *WIDEST, QUALITY]
    )
    page.close()
    smaller.write_bytes(base64.b64decode(found.partition(",")[2]))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", nargs="?", type=Path, default=HERE / "shots")
    parser.add_argument("--only", nargs="*", default=list(SCREENS), choices=list(SCREENS), metavar="NAME")
    parser.add_argument("--device", nargs="*", default=["desktop", "phone"], choices=list(SIZES))
    parser.add_argument(
        "--theme", nargs="*", default=["jungle", "savannah"], help="also with +more: high contrast"
    )
    parser.add_argument("--language", nargs="*", default=["en", "fr"])
    parser.add_argument("--pictures", action="store_true", help="also make docs/pictures")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    wanted = list(product(asked.only, asked.device, asked.theme, asked.language))
    if asked.pictures:
        wanted = sorted({*PICTURES.values()})
    problems: list[str] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            for screen, device, theme, language in wanted:
                file = asked.folder / f"{screen}-{device}-{theme}-{language}.png"
                try:
                    problems += picture_of(browser, house, screen, device, theme, language, file)
                    print(file.name, flush=True)
                except Exception as failure:  # one screen that fails must not cost the others
                    problems.append(f"{file.name}: {failure}")
            for name, picture in PICTURES.items() if asked.pictures else ():
                shrink(browser, asked.folder / f"{'-'.join(picture)}.png", DOCUMENTATION / f"{name}.webp")
        finally:
            browser.close()
            house.stop()
    for problem in problems:
        print("PROBLEM", problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
