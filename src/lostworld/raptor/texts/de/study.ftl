# Was das Labor in Spielen von Raptor zählt: Eigenschaften von Brettern und Aufstellungen, und Karten des Bretts.

raptor-study-theme = Landschaft
raptor-study-jungle = Dschungel
raptor-study-first-game = Erstes Spiel
raptor-study-random = Zufällig
raptor-study-savannah = Savanne
raptor-study-exits = Ausgänge
raptor-study-exits-shape = Reihen der Ausgänge an beiden Enden des Bretts (gespiegelte Bretter zusammen)
raptor-study-mother = Wo die Mutter beginnt
raptor-study-babies-near = Junge, die höchstens drei Felder von einem Ausgang beginnen
raptor-study-babies-corner = Junge, die in einer Ecke ihrer Platte beginnen
raptor-study-guards = Forscher, die auf oder neben einem Ausgang beginnen
raptor-study-layout = Aufbau
raptor-study-killed = Getötete Forscher
raptor-study-shot = Von wo auf die Mutter geschossen wurde
raptor-study-asleep = Eingeschläferte Junge
raptor-study-captured = Gefangene Junge
raptor-study-escaped = Entkommene Junge
raptor-study-fires = Gelegte Feuer
raptor-study-reinforced = Verstärkungen
raptor-study-runs = Wohin die Mutter lief
