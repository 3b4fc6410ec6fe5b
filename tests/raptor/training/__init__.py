"""Tests of Raptor's training."""
