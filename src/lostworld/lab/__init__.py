"""The laboratory: bots measured against each other, in any game of the contract."""
