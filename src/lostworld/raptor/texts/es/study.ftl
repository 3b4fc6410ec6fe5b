# Lo que el laboratorio cuenta en las partidas de Raptor: rasgos de tableros y colocaciones, y mapas.

raptor-study-theme = Paisaje
raptor-study-jungle = Selva
raptor-study-first-game = Primera partida
raptor-study-random = Al azar
raptor-study-savannah = Sabana
raptor-study-exits = Salidas
raptor-study-exits-shape = Filas de las salidas en ambos extremos del tablero (los tableros reflejados, juntos)
raptor-study-mother = Dónde empieza la madre
raptor-study-babies-near = Crías que empiezan a tres casillas o menos de una salida
raptor-study-babies-corner = Crías que empiezan en una esquina de su loseta
raptor-study-guards = Científicos que empiezan en una salida o junto a ella
raptor-study-layout = Disposición
raptor-study-killed = Científicos muertos
raptor-study-shot = Desde dónde se disparó a la madre
raptor-study-asleep = Crías dormidas
raptor-study-captured = Crías capturadas
raptor-study-escaped = Crías escapadas
raptor-study-fires = Fuegos encendidos
raptor-study-reinforced = Refuerzos
raptor-study-runs = Adónde corrió la madre
