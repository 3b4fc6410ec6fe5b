# Ce que le laboratoire compte dans les parties de Skirmish.

skirmish-study-scenario = Scénario
skirmish-study-factions = Factions qui se sont rencontrées
skirmish-study-first-player = Premier joueur
skirmish-study-army-1 = Première armée
skirmish-study-army-2 = Deuxième armée
skirmish-study-army-3 = Troisième armée
skirmish-study-army-4 = Quatrième armée
skirmish-study-moved = Où les unités sont allées
skirmish-study-attacked = Où des unités ont été attaquées
skirmish-study-eliminated = Où des unités sont tombées
