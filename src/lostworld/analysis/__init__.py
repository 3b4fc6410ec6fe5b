"""Looking back at games of any kind: what every decision was worth, and what would have been better."""
