"""The command for designers: check, show, new, sheet, schema, docs."""

from __future__ import annotations

import json
import re
import shutil
import tomllib
import zlib
from importlib.resources import as_file, files
from pathlib import Path
from xml.etree import ElementTree

import jsonschema_rs
import pytest
from typer.testing import CliRunner

from lostworld.skirmish.content import command, forms
from lostworld.skirmish.content.loader import content, files_in, load, shipped_files
from lostworld.skirmish.content.pages import all_pages
from lostworld.skirmish.content.paper import A4, Page, as_pdf, as_svg, text_width, wrapped
from lostworld.texts import LANGUAGES, has_text

DOCS = Path(__file__).parents[3] / "docs" / "skirmish"


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(command.app, list(words))
    return result.exit_code, result.output


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A designer's own copy of the content."""
    with as_file(files("lostworld.skirmish.content") / "data") as data:
        shutil.copytree(data, tmp_path / "mine")
    return tmp_path / "mine"


def test_check_is_content_with_the_shipped_files() -> None:
    code, text = run("check", "--strict")
    assert code == 0
    assert f"Hash {content().hash}" in text


def test_check_tells_mistakes_in_the_language_wanted(folder: Path) -> None:
    unit = folder / "rangers" / "units" / "vet.toml"
    unit.write_text(unit.read_text().replace("dodge = 6", "dodge = 60"))
    code, text = run("check", str(folder), "--language", "fr")
    assert code == 1
    assert re.match(r"rangers/units/vet\.toml:\d+: dodge: 60 n’est pas permis", text)
    assert "Une erreur, aucun avertissement." in text


def test_check_refuses_doubts_only_when_strict(folder: Path) -> None:
    unit = folder / "dinosaurs" / "units" / "utahraptor.toml"
    unit.write_text(unit.read_text().replace("adrenaline = 3", "adrenaline = 5"))
    assert run("check", str(folder))[0] == 0
    code, text = run("check", str(folder), "--strict")
    assert code == 1
    assert "Warning: dinosaurs/units/utahraptor.toml" in text


def test_a_folder_that_is_none() -> None:
    code, text = run("check", "/nowhere/at/all")
    assert code == 1
    assert "no folder" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name", ["utahraptor", "hunger", "utahraptor/pounce", "canyon", "the-tyrant", "free-battle"]
)
def test_show(name: str, language: str) -> None:
    code, text = run("show", name, "--language", language)
    assert code == 0
    assert text.strip()


def test_show_lists_everything() -> None:
    text = run("show")[1]
    assert all(name in text for name in (*content().units, *content().hero_cards, *content().scenarios))


def test_show_of_nothing_names_what_there_is() -> None:
    code, text = run("show", "raptors-pack")
    assert code == 1
    assert "raptor-pack" in text


@pytest.mark.parametrize("faction", ["rangers", "poachers", "dinosaurs"])
def test_a_new_unit_can_be_played_as_it_is(folder: Path, faction: str) -> None:
    code, text = run("new", "unit", "old-wolf", "--faction", faction, "--folder", str(folder))
    assert code == 0
    assert text.strip().endswith("old-wolf.toml")
    assert load(files_in(folder)).units["old-wolf"].faction == faction
    assert run("check", str(folder), "--strict")[0] == 0
    assert run("new", "unit", "old-wolf", "--faction", faction, "--folder", str(folder))[0] == 1


def test_a_new_map_and_a_new_scenario_can_be_played_as_they_are(folder: Path) -> None:
    assert run("new", "map", "quarry", "--folder", str(folder))[0] == 0
    assert run("new", "scenario", "ambush", "--folder", str(folder))[0] == 0
    scenario = folder / "scenarios" / "ambush.toml"
    scenario.write_text(scenario.read_text().replace('map = "canyon"', 'map = "quarry"'))
    assert run("check", str(folder), "--strict") == (0, run("check", str(folder))[1])


def test_a_new_name_that_cannot_be(folder: Path) -> None:
    code, text = run("new", "unit", "../Wolf", "--folder", str(folder))
    assert code == 1
    assert "is no name" in text


def test_sheets_as_pdf(tmp_path: Path) -> None:
    code, _ = run("sheet", "tyrannosaur", "dinosaurs", "--output", str(tmp_path), "--language", "fr")
    assert code == 0
    board = (tmp_path / "tyrannosaur.pdf").read_bytes()
    assert board.startswith(b"%PDF-1.4")
    assert board.count(b"/Type /Page ") == 3  # the board, and twelve cards on two pages
    streams = re.findall(rb"stream\n(.*?)\nendstream", board, re.DOTALL)
    words = b"".join(zlib.decompress(stream) for stream in streams).decode("cp1252")
    assert "Tyrannosaure" in words
    assert "Mêlée" in words
    assert (tmp_path / "dinosaurs-hero-cards.pdf").read_bytes().endswith(b"%%EOF\n")


def test_sheets_as_svg(tmp_path: Path) -> None:
    assert run("sheet", "vet", "--format", "svg", "--output", str(tmp_path))[0] == 0
    drawn = sorted(file.name for file in tmp_path.iterdir())
    assert drawn == ["vet-1.svg", "vet-2.svg", "vet-3.svg"]
    for name in drawn:
        ElementTree.parse(tmp_path / name)
    assert "Field vet" in (tmp_path / "vet-1.svg").read_text()


def test_a_sheet_of_nothing(tmp_path: Path) -> None:
    code, text = run("sheet", "unicorn", "--output", str(tmp_path))
    assert code == 1
    assert "unicorn" in text


def test_the_offsets_of_a_pdf_are_right() -> None:
    page = Page()
    page.write(10, 10, "Peur (à 2) \\ −1", 12)
    data = as_pdf([page, Page()], "Essai")
    start = int(data.rsplit(b"startxref\n", 1)[1].split()[0])
    assert data[start:].startswith(b"xref")
    for number, line in enumerate(re.findall(rb"(\d{10}) 00000 n", data), 1):
        assert data[int(line) :].startswith(b"%d 0 obj" % number)


def test_text_is_wrapped_to_its_width() -> None:
    lines = wrapped("the quick brown fox jumps over the lazy dog " * 3, 40, 9)
    assert len(lines) > 3
    assert all(text_width(line, 9) <= 40 for line in lines)


def test_signs_in_svg_are_escaped() -> None:
    page = Page()
    page.write(1, 1, "a < b & c", 9)
    assert ElementTree.fromstring(as_svg(page, "<x>")).attrib["viewBox"] == f"0 0 {A4[0]:g} {A4[1]:g}"


def test_the_schema_fits_the_shipped_files() -> None:
    code, text = run("schema")
    assert code == 0
    schema = json.loads(text)
    for path, source in shipped_files().items():
        if not path.endswith(".toml"):
            continue
        kind = next(
            name
            for name in ("unit", "hero-cards", "armies", "scenario", "conditions", "terrains")
            if path.split("/")[-2 if "/units/" in path or "scenarios/" in path else -1].startswith(name)
        )
        whole = {"$ref": f"#/$defs/{kind}", "$defs": schema["$defs"]}
        assert jsonschema_rs.is_valid(whole, tomllib.loads(source)), path


def test_the_schema_refuses_what_the_reader_refuses() -> None:
    schema = forms.json_schema()
    whole = {"$ref": "#/$defs/unit", "$defs": schema["$defs"]}
    unit = tomllib.loads(shipped_files()["rangers/units/vet.toml"])
    assert not jsonschema_rs.is_valid(whole, {**unit, "dodge": 60})
    assert not jsonschema_rs.is_valid(whole, {**unit, "speed": 6})
    unit["cards"][1]["actions"][0]["do"] = [{"do": "dance"}]
    assert not jsonschema_rs.is_valid(whole, unit)


@pytest.mark.parametrize("page", sorted(all_pages(content())))
def test_the_pages_made_from_the_data_are_up_to_date(page: str) -> None:
    assert (DOCS / page).read_text(encoding="utf-8") == all_pages(content())[page], (
        "run: lostworld content docs docs/skirmish"
    )


def test_docs_writes_all_pages(tmp_path: Path) -> None:
    assert run("docs", str(tmp_path))[0] == 0
    assert {file.name for file in tmp_path.iterdir()} == set(all_pages(content()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_help_text_is_in_the_catalogue(language: str) -> None:
    source = Path(command.__file__).read_text(encoding="utf-8")
    keys = set(re.findall(r'"(skirmish-cli-[a-z-]+)"', source))
    assert len(keys) > 15
    assert [key for key in sorted(keys) if not has_text(key, language)] == []
