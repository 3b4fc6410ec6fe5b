# Ce que le laboratoire compte dans les parties de Raptor : traits des plateaux et des placements, cartes.

raptor-study-theme = Thème
raptor-study-jungle = La jungle
raptor-study-first-game = Première partie
raptor-study-random = Au hasard
raptor-study-savannah = La savane
raptor-study-exits = Sorties
raptor-study-exits-shape = Rangées des sorties aux deux bouts du plateau (plateaux symétriques ensemble)
raptor-study-mother = Départ de la mère
raptor-study-babies-near = Bébés placés à trois cases d’une sortie au plus
raptor-study-babies-corner = Bébés placés dans un coin de leur tuile
raptor-study-guards = Scientifiques placés sur une sortie ou à côté
raptor-study-layout = Plateau
raptor-study-killed = Scientifiques tués
raptor-study-shot = D’où la mère a été touchée
raptor-study-asleep = Bébés endormis
raptor-study-captured = Bébés capturés
raptor-study-escaped = Bébés échappés
raptor-study-fires = Feux allumés
raptor-study-reinforced = Renforts
raptor-study-runs = Où la mère a couru
