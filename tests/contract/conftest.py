"""The checks are not test modules, but their assertions should explain themselves all the same."""

import pytest

for subject in ("copies", "decisions", "events", "planning", "texts", "views"):
    pytest.register_assert_rewrite(f"tests.contract.checks.{subject}")
