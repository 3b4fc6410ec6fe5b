"""Tests of Raptor's players."""
