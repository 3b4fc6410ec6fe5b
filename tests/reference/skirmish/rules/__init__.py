"""Rules of Skirmish as a player meets them: each test cites a sentence or a ruling."""
