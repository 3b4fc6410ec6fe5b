# Lo que el laboratorio cuenta en las partidas de Skirmish.

skirmish-study-scenario = Escenario
skirmish-study-first-player = Primer jugador
skirmish-study-army-1 = Primer ejército
skirmish-study-army-2 = Segundo ejército
skirmish-study-army-3 = Tercer ejército
skirmish-study-army-4 = Cuarto ejército
skirmish-study-moved = Adónde fueron las unidades
skirmish-study-attacked = Dónde se atacó a las unidades
skirmish-study-eliminated = Dónde cayeron las unidades
skirmish-study-factions = Facciones que se enfrentaron
