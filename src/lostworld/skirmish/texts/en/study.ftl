# What the laboratory counts in games of Skirmish.

skirmish-study-scenario = Scenario
skirmish-study-factions = Factions that met
skirmish-study-first-player = First player
skirmish-study-army-1 = First army
skirmish-study-army-2 = Second army
skirmish-study-army-3 = Third army
skirmish-study-army-4 = Fourth army
skirmish-study-moved = Where units moved to
skirmish-study-attacked = Where units were attacked
skirmish-study-eliminated = Where units fell
