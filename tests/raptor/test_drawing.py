"""The drawing of positions: shapes, colours, what the SVG holds, and the PNG made from it."""

from __future__ import annotations

import re
import struct
import xml.etree.ElementTree as ElementTree
import zlib
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from lostworld.game import BadText
from lostworld.raptor.notation.fields import fields_of
from lostworld.raptor.picture import card_faces, drawing, palette, symbols
from lostworld.raptor.picture.drawing import FIGURES, FIRST_GAME, board_svg, position_png
from lostworld.raptor.picture.lettering import GLYPHS, strokes, width
from lostworld.raptor.rules.cards import CARDS, Card

SVG = "{http://www.w3.org/2000/svg}"
BUSY = (
    "..S...b..../S...#*.c#../A.#z*.#.#.S/..s##.M..../f...*y.b#.C/.#.z.B*...S a4a3k6k1 S+3 z3e1c2r2 6"
    " R:2/467/35/189 S:7/248/36/159"
)
SPECTATED = (
    "......b..../S...#..b#../..#b..#.#.S/...##....../S....M.b#../.#.b......S a4a3k6k1 cards z0e0c0r6 2"
    " R:?/??/?????/5 S:/???/?????/4"
)
ART = sorted(
    path.name
    for path in files("lostworld.raptor.picture").joinpath("art").iterdir()
    if path.name.endswith(".svg")
)


def art(name: str) -> str:
    return files("lostworld.raptor.picture").joinpath("art", name).read_text(encoding="utf-8")


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def figures(svg: str) -> dict[str, ElementTree.Element]:
    """The group of each occupied space."""
    return {space: group for group in parsed(svg).iter(f"{SVG}g") if (space := group.get("data-space"))}


def uses(element: ElementTree.Element) -> list[str]:
    """The names of the symbols placed in an element, without the picture's prefix."""
    return [use.attrib["href"].split("-", 1)[1] for use in element.iter(f"{SVG}use")]


def shapes(text: str) -> str:
    """An art file's drawing with all colours removed."""
    return re.sub(r'(fill|stroke)="[^"]*"', "", symbols.symbol_of(text).drawn)


# Palettes


def test_the_palettes_are_those_of_the_design() -> None:
    jungle, savannah = palette.theme("jungle"), palette.theme("savannah")
    names = ("ground", "ground-alt", "page", "raptor", "scientist", "fire", "exit", "text", "text-ground")
    assert " ".join(jungle[name] for name in names) == (
        "#264d3b #2c5643 #10231d #ffb000 #8fd3ff #ff8a66 #f2d16b #f3f0e3 #f3f0e3"
    )
    assert " ".join(savannah[name] for name in names) == (
        "#d9b26a #e3c081 #3a2716 #7a3b00 #0f4a70 #b3261e #4a5d23 #f6ead2 #2b1a08"
    )
    assert jungle.keys() == savannah.keys()


@pytest.mark.parametrize("name", palette.THEMES)
def test_pieces_stand_out_from_both_grounds(name: str) -> None:
    colours = palette.theme(name)
    for piece in ("raptor", "scientist", "fire", "exit", "rock", "token", "highlight", "last"):
        for ground in ("ground", "ground-alt"):
            assert palette.contrast(colours[piece], colours[ground]) >= 3, (piece, ground)


@pytest.mark.parametrize("name", palette.THEMES)
def test_writing_can_be_read(name: str) -> None:
    colours = palette.theme(name)
    pairs = [
        ("text", "page"),
        ("text", "page-alt"),
        ("text-ground", "ground"),
        ("text-ground", "ground-alt"),
        ("paper-ink", "paper"),
        ("token-line", "token"),
    ]
    for text, ground in pairs:
        assert palette.contrast(colours[text], colours[ground]) >= 4.5, (text, ground)
    for side in ("raptor", "scientist"):
        assert palette.contrast(colours[f"{side}-on-page"], colours["page-alt"]) >= 3


def test_contrast_is_that_of_the_standard() -> None:
    assert palette.contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert palette.contrast("#ffffff", "#777777") == palette.contrast("#777777", "#ffffff")


def test_an_unknown_theme_is_named() -> None:
    with pytest.raises(ValueError, match="desert"):
        board_svg(FIRST_GAME, "desert")


# Art files


@pytest.mark.parametrize("name", ART)
def test_art_is_safe_and_takes_its_colours_from_the_palette(name: str) -> None:
    text = art(name)
    root = parsed(text)
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in {"svg", "g", "path", "circle", "ellipse", "rect"}
        assert not {"style", "class", "id", "href"} & element.attrib.keys()
        assert not any(attribute.startswith("on") for attribute in element.attrib)
        for paint in ("fill", "stroke"):
            assert element.get(paint, "none") == "none" or element.attrib[paint].startswith("var(--")
    jungle = palette.theme("jungle")
    assert symbols.variables(text)
    assert text.count("var(") == len(symbols.variables(text))
    for variable, fallback in symbols.variables(text):
        assert jungle[variable] == fallback


def test_figures_share_one_box() -> None:
    for layers in FIGURES.values():
        for layer in layers:
            assert symbols.symbol(layer.symbol).box == (0, 0, 100, 100)


def test_states_differ_in_shape_and_not_only_in_colour() -> None:
    drawn = {
        name: shapes(art(f"{name}.svg")) for name in {layer.symbol for f in FIGURES.values() for layer in f}
    }
    assert len(set(drawn.values())) == len(drawn)
    layered = {character: tuple(layer.symbol for layer in layers) for character, layers in FIGURES.items()}
    assert len(set(layered.values())) == len(layered), "two states are drawn alike"


def test_frightened_is_dashed_and_tilted_and_asleep_is_not_awake_turned() -> None:
    assert "stroke-dasharray" in art("scientist-frightened.svg")
    assert "rotate(" in art("scientist-frightened.svg")
    assert "stroke-dasharray" not in art("scientist.svg")
    assert shapes(art("baby.svg")) != shapes(art("baby-asleep.svg"))


@pytest.mark.parametrize("card", CARDS, ids=card_faces.name)
def test_card_files_are_up_to_date(card: Card) -> None:
    hint = "run python -m lostworld.raptor.picture.card_faces"
    assert art(f"{card_faces.name(card)}.svg") == card_faces.face(card), hint


def test_no_two_card_faces_are_alike() -> None:
    assert len({shapes(card_faces.face(card)) for card in CARDS}) == 18


# The picture as SVG


@pytest.mark.parametrize("name", palette.THEMES)
@pytest.mark.parametrize("text", [FIRST_GAME, BUSY, SPECTATED])
def test_the_picture_is_complete_accessible_and_safe(text: str, name: str) -> None:
    svg = board_svg(text, name)
    root = parsed(svg)
    assert root.get("role") == "img"
    labels = root.attrib["aria-labelledby"].split()
    assert [root.find(f"{SVG}{tag}").get("id") for tag in ("title", "desc")] == labels  # type: ignore[union-attr]
    identifiers = Counter(element.attrib["id"] for element in root.iter() if "id" in element.attrib)
    assert set(identifiers.values()) == {1}
    for element in root.iter():
        assert element.tag.removeprefix(SVG) not in {"script", "style", "image", "text", "foreignObject", "a"}
        assert "style" not in element.attrib
        if "href" in element.attrib:
            assert element.attrib["href"].removeprefix("#") in identifiers
    assert "var(" not in svg
    assert re.findall(r"https?://", svg) == ["http://"]  # the namespace only


@pytest.mark.parametrize("name", palette.THEMES)
@pytest.mark.parametrize("text", [FIRST_GAME, BUSY, SPECTATED])
def test_every_figure_of_the_text_is_drawn_once_in_its_space(text: str, name: str) -> None:
    expected = {space: character for space, character in fields_of(text).board.items() if character != "."}
    drawn = figures(board_svg(text, name))
    assert {space: group.get("data-figure") for space, group in drawn.items()} == expected
    for space, character in expected.items():
        placed = [used for used in uses(drawn[space]) if not used.startswith("pip")]
        if character == "#":
            assert placed == [drawing.rock(name, space)]
        else:
            assert placed == [layer.symbol for layer in FIGURES[character]]


def test_rows_run_from_six_at_the_top_to_one() -> None:
    board = fields_of(FIRST_GAME).board
    assert (board["f2"], board["a5"], board["g6"], board["k1"], board["b1"]) == (*"MSbS#",)


def test_what_is_painted_once_needs_no_sheet_of_its_own() -> None:
    """``opacity`` makes the rasteriser paint on another layer, here as large as the page (C7)."""
    for text in (BUSY, SPECTATED):
        drawn = re.sub(r"<symbol.*?</symbol>", "", board_svg(text), flags=re.DOTALL)
        for shape in re.findall(r"<(?:path|rect|circle)[^>]* opacity=[^>]*>", drawn):
            assert ' fill="none"' not in shape and " stroke=" in shape, shape


def test_wounds_are_pips_on_the_mother() -> None:
    assert Counter(uses(figures(board_svg(BUSY))["g3"]))["pip"] == 3
    assert Counter(uses(figures(board_svg(BUSY))["g3"]))["pip-empty"] == 2
    assert uses(figures(board_svg(FIRST_GAME))["f2"]) == ["mother"]


def test_a_scientist_on_fire_shows_both() -> None:
    assert {"fire", "scientist", "fire-low"} <= set(uses(figures(board_svg(BUSY))["f1"]))
    assert "scientist-used" in uses(figures(board_svg(BUSY))["k2"])


def test_exits_are_where_the_text_has_them() -> None:
    text = FIRST_GAME.replace("a4a3k6k1", "a6a1k4k3")
    assert {use.get("data-exit") for use in parsed(board_svg(text)).iter(f"{SVG}use")} >= {
        "a6",
        "a1",
        "k4",
        "k3",
    }


def cards_in(svg: str, pile: str) -> list[tuple[str, str]]:
    found = (use for use in parsed(svg).iter(f"{SVG}use") if use.get("data-pile") == pile)
    return [(use.attrib["href"].split("-", 1)[1], use.get("data-card", "")) for use in found]


def test_known_cards_lie_face_up_and_hidden_ones_face_down() -> None:
    hands = cards_in(board_svg(BUSY), "hand")
    assert hands == [(f"card-scientist-{v}", v) for v in "248"] + [(f"card-raptor-{v}", v) for v in "467"]
    hidden = board_svg(SPECTATED)
    assert [name for name, _ in cards_in(hidden, "hand")] == ["card-back-scientist"] * 3 + [
        "card-back-raptor"
    ] * 2
    assert cards_in(hidden, "played") == [("card-back-raptor", "?")]
    assert cards_in(hidden, "discard") == [("card-scientist-4", "4"), ("card-raptor-5", "5")]


def test_a_draw_pile_never_shows_its_cards() -> None:
    assert {name for name, _ in cards_in(board_svg(FIRST_GAME), "draw")} == {
        "card-back-raptor",
        "card-back-scientist",
    }


def test_counters_are_filled_as_the_counts_say() -> None:
    counters = Counter(
        (use.attrib["href"].split("-", 1)[1], use.get("data-counter"))
        for use in parsed(board_svg(BUSY)).iter(f"{SVG}use")
        if use.get("data-counter")
    )
    assert counters == {
        ("scientist", "filled"): 2,
        ("scientist", "empty"): 4,
        ("baby-asleep", "filled"): 2,
        ("baby-asleep", "empty"): 1,
        ("token", "filled"): 3,
        ("token", "empty"): 2,
        ("baby", "filled"): 1,
        ("baby", "empty"): 2,
    }


@pytest.mark.parametrize(
    ("turn", "flags"),
    [
        ("cards", {0: "?", 1: "?"}),
        ("cards!", {1: "?"}),
        ("cards!5", {0: "?"}),
        ("cards!?", {0: "?"}),
        ("R4:2", {0: "4×2"}),
        ("R+5'", {0: "+5’"}),
        ("S+3", {1: "+3"}),
        ("R@", {0: "↓"}),
        ("S#", {1: "★"}),
    ],
)
def test_the_flag_says_whose_turn_it_is(turn: str, flags: dict[int, str]) -> None:
    assert drawing.flags(fields_of(FIRST_GAME.replace(" cards ", f" {turn} "))) == flags
    for flag in flags.values():
        assert all(sign in GLYPHS for sign in flag)


def test_setup_asks_the_side_that_places() -> None:
    empty = "/".join(["..........."] * 6) + " a4a3k6k1 place z0e0c0r6 0 R://123456789/ S://123456789/"
    assert drawing.flags(fields_of(empty)) == {0: "↓"}
    assert figures(board_svg(empty)) == {}


def test_highlights_and_the_last_action_are_marked() -> None:
    svg = board_svg(FIRST_GAME, highlight=["c3", "k6"], last=["f5", "f2"])
    elements = list(parsed(svg).iter())
    assert [e.get("data-highlight") for e in elements if e.get("data-highlight")] == ["c3", "k6"]
    assert [e.get("data-last") for e in elements if e.get("data-last")] == ["f5", "f2"]
    with pytest.raises(ValueError, match="z9"):
        board_svg(FIRST_GAME, highlight=["z9"])


def test_coordinates_can_be_left_out() -> None:
    assert len(board_svg(FIRST_GAME, coordinates=False)) < len(board_svg(FIRST_GAME))


def test_a_title_is_escaped_and_drawn() -> None:
    svg = board_svg(FIRST_GAME, title="<b>Été & eggs</b>")
    root = parsed(svg)
    assert root.findtext(f"{SVG}title") == "<b>Été & eggs</b>"
    assert strokes("Été", 0, 0, 20).count("M") > strokes("Ete", 0, 0, 20).count("M")


def test_the_description_says_what_stands_where_in_the_readers_language() -> None:
    english = parsed(board_svg(BUSY)).findtext(f"{SVG}desc") or ""
    french = parsed(board_svg(BUSY, language="fr")).findtext(f"{SVG}desc") or ""
    for said in ("g3: mother with 3 sleep tokens", "d4: baby, asleep", "exit: a4, a3, k6, k1"):
        assert said in english
    assert french != english
    assert "g3: " in french


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        FIRST_GAME.replace("M", "Q"),
        FIRST_GAME.replace("......b..../", ""),
        FIRST_GAME.replace("......b....", "......b..."),
        FIRST_GAME.replace("a4a3", "b4a3"),
        FIRST_GAME.replace("z0e0", "z0x0"),
        FIRST_GAME.replace(" 1 R", " one R"),
        FIRST_GAME.replace("/159/", "/1<9/"),
        FIRST_GAME.replace("S:/", "R:/"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadText) as refusal:
        board_svg(text)
    assert len(str(refusal.value)) > 20


def test_the_same_text_gives_the_same_picture() -> None:
    assert board_svg(BUSY, "savannah") == board_svg(BUSY, "savannah")


# Lettering


def test_small_letters_are_small_capitals() -> None:
    assert 0 < width("a", 20) < width("A", 20)
    assert strokes("I", 0, 20, 20, "middle") != strokes("I", 0, 20, 20)
    assert width("", 20) == 0


# The picture as PNG


def pixels(png: bytes) -> tuple[int, int, bytes]:
    """Width, height and the filtered rows of an eight-bit PNG."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    wide, high = struct.unpack(">II", png[16:24])
    at, packed = 8, b""
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            packed += png[at + 8 : at + 8 + length]
        at += 12 + length
    return wide, high, zlib.decompress(packed)


@pytest.mark.parametrize("name", palette.THEMES)
@pytest.mark.parametrize("wanted", [360, 900])
def test_the_png_has_the_width_asked_for_and_is_not_blank(name: str, wanted: int) -> None:
    wide, high, rows = pixels(position_png(board_svg(BUSY, name), wanted))
    assert wide == wanted
    assert high == pytest.approx(wanted * 1076 / 1400, abs=1)
    assert len(set(rows)) > 100


def test_a_figure_changes_pixels() -> None:
    without = FIRST_GAME.replace("M", ".")
    assert (
        pixels(position_png(board_svg(FIRST_GAME), 360))[2]
        != pixels(position_png(board_svg(without), 360))[2]
    )


def test_the_command_writes_both_kinds_of_file(tmp_path: Path) -> None:
    drawing.main([str(tmp_path / "board.svg"), "--theme", "savannah", "--title", "Savannah"])
    drawing.main([str(tmp_path / "board.png"), "--width", "300"])
    assert parsed((tmp_path / "board.svg").read_text(encoding="utf-8")).tag == f"{SVG}svg"
    assert pixels((tmp_path / "board.png").read_bytes())[0] == 300
