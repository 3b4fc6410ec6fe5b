# Was das Labor in Spielen von Skirmish zählt.

skirmish-study-scenario = Szenario
skirmish-study-first-player = Startspieler
skirmish-study-army-1 = Erste Armee
skirmish-study-army-2 = Zweite Armee
skirmish-study-army-3 = Dritte Armee
skirmish-study-army-4 = Vierte Armee
skirmish-study-moved = Wohin Einheiten zogen
skirmish-study-attacked = Wo Einheiten angegriffen wurden
skirmish-study-eliminated = Wo Einheiten fielen
skirmish-study-factions = Fraktionen, die sich trafen
