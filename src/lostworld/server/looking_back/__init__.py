"""Games, records and positions looked at: replays, analyses, fairness, lists."""
