"""Tests of Raptor's search."""
