"""Files full of nonsense: each is refused with a clear report, and nothing else ever happens."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lostworld.skirmish.content import forms
from lostworld.skirmish.content.loader import inspect, shipped_files
from lostworld.skirmish.content.mistakes import Place, Report
from lostworld.skirmish.content.shapes import Unfit
from lostworld.texts import LANGUAGES

SHIPPED = shipped_files()
CALM = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])

JUNK = st.text(alphabet="[]{}=\"'\n#.,-:|aå0 \t\x00\u2028", max_size=12)
VALUES: Any = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=8,
)


def told(report: Report) -> None:
    """Every mistake can be said in every language."""
    for mistake in report.mistakes:
        for language in LANGUAGES:
            assert mistake.sentence(language)


@CALM
@given(st.sampled_from(sorted(SHIPPED)), st.integers(0, 10_000), st.integers(0, 40), JUNK)
def test_a_file_with_a_piece_exchanged(path: str, start: int, length: int, junk: str) -> None:
    text = SHIPPED[path]
    start %= len(text)
    content, report = inspect({**SHIPPED, path: text[:start] + junk + text[start + length :]})
    told(report)
    assert content is not None or report.errors


@CALM
@given(st.sampled_from(sorted(SHIPPED)), st.integers(0, 10_000))
def test_a_file_cut_short(path: str, length: int) -> None:
    content, report = inspect({**SHIPPED, path: SHIPPED[path][: length % len(SHIPPED[path])]})
    told(report)
    assert content is not None or report.errors


@CALM
@given(st.sampled_from(sorted(forms.FILES)), st.data())
def test_any_values_under_the_right_keys(kind: str, data: st.DataObject) -> None:
    record = forms.FILES[kind]
    table = data.draw(st.fixed_dictionaries({}, optional=dict.fromkeys(record.entries, VALUES)))
    report = Report()
    try:
        record.read(table, Place("trial.toml"), report)
    except Unfit:
        assert report.errors
    told(report)


@CALM
@given(st.sampled_from(["rangers/units/x.toml", "maps/x.txt", "scenarios/x.toml", "x", "a/b/c.toml"]), JUNK)
def test_a_new_file_of_nonsense(path: str, junk: str) -> None:
    _, report = inspect({**SHIPPED, path: junk})
    told(report)
    assert report.errors
