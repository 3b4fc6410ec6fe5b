"""Tests of ``lostworld engine``: every command, garbage, and the process as another program sees it."""
