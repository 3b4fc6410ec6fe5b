# Errores en posiciones, vistas y acciones de Raptor.

## Posiciones: la forma del texto

raptor-error-position-fields = Una posición tiene siete campos separados por un solo espacio (tablero, salidas, turno, cuentas, ronda, R:cartas, S:cartas); este texto tiene { $count }.
raptor-error-board-rows = El tablero tiene seis filas separadas por «/», la fila 6 primero; este tiene { $count }.
raptor-error-board-row-length = La fila { $row } del tablero debe tener 11 caracteres, uno por cada columna de la a a la k; tiene { $count }.
raptor-error-board-character = «{ $character }» en { $space } no es un carácter del tablero. Usa uno de . # * M b z y c S A s f B C.
raptor-error-exits-text = Las salidas «{ $exits }» no se pueden leer. Se esperan cuatro casillas, una de a4-a6, una de a1-a3, una de k4-k6 y una de k1-k3, en ese orden, como a4a3k6k1.
raptor-error-turn = «{ $turn }» no es un turno. Se espera: place, cards, cards!, cards!5, R4:2 o S4:2, R+5, R+5' o S+3, R@, R# o S#.
raptor-error-turn-repetitions = El turno «{ $turn }» tiene un número de repeticiones incorrecto: esa carta permite de 1 a { $most }.
raptor-error-turn-no-effect = El turno «{ $turn }» resuelve una carta en la que no hay nada que elegir. Aquí solo puede haber cartas con repeticiones.
raptor-error-counts = Las cuentas «{ $counts }» no se pueden leer. Se esperan z, e, c y r, cada una con una cifra, como z0e0c0r6 (fichas de sueño, escapadas, capturadas, reserva).
raptor-error-count-range = La cuenta { $letter } es { $count }; puede ser como mucho { $most }.
raptor-error-round = «{ $round }» no es una ronda. Se espera un número entero sin ceros delante, 0 durante la preparación y 1 o más después.
raptor-error-cards-text = Las cartas { raptor-of-the-side }, «{ $cards }», no se pueden leer. Se esperan el bando y cuatro montones, jugada/mano/mazo/descarte, como R:/159/236784/.
raptor-error-cards-character = «{ $character }» no es una carta { raptor-of-the-side }. Las cartas son las cifras del 1 al 9.
raptor-error-cards-order = { $pile ->
    [hand] La mano
   *[discard] El descarte
} { raptor-of-the-side } debe nombrar sus cartas en orden ascendente.

## Vistas

raptor-error-position-hidden = Este texto oculta cartas («?»), así que es una vista. Aquí hace falta una posición completa.
raptor-error-view-full = Este texto no oculta ninguna carta, así que es una posición completa. Aquí hace falta una vista: la mano del rival y ambos mazos como «?».
raptor-error-view-owner = No se puede saber de quién es esta vista: debe verse exactamente una mano, o ninguna en la vista de un espectador.
raptor-error-view-hidden = { $pile ->
    [played] La carta jugada
    [hand] La mano
    [draw] El mazo
   *[discard] El descarte
} { raptor-of-the-side } mezcla cartas ocultas y visibles. Una vista lo muestra todo o nada, y un descarte siempre está a la vista.

## Posiciones que no se aceptan

raptor-error-rocks-count = El tablero tiene { $count ->
    [one] { $count } roca
   *[other] { $count } rocas
}; debe tener 9.
raptor-error-rocks-column = Hay una roca en { $space }; en las columnas a y k no hay ninguna.
raptor-error-exits-map = Las salidas «{ $exits }» no encajan en ningún tablero. Cada loseta en L tiene su salida en uno de sus dos extremos, y dos losetas son zurdas y dos diestras.
raptor-error-mothers-count = En el tablero hay { $count } madres; solo existe una.
raptor-error-fires-count = En el tablero hay { $count } fuegos; solo existen 10 fichas de fuego.
raptor-error-scientists-count = Entre el tablero y la reserva hay { $count } científicos; solo existen 10.
raptor-error-babies-count = Entre el tablero, las escapadas y las capturadas hay { $count ->
    [one] { $count } cría
   *[other] { $count } crías
}; el juego tiene 5.
raptor-error-cards-repeated = La carta { $card } { raptor-of-the-side } aparece más de una vez.
raptor-error-cards-nine = { raptor-the-side-first } tiene { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} entre todos los montones; deben ser las nueve cartas del 1 al 9, una vez cada una.
raptor-error-cards-hand = La mano { raptor-of-the-side } tiene { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}; aquí debe tener { $expected }.
raptor-error-round-setup = La ronda es { $round } durante la preparación; debe ser 0 mientras el turno sea «place».
raptor-error-round-zero = La ronda es 0, pero el turno es «{ $turn }». Solo la preparación («place») es la ronda 0; da una ronda a partir de 1.
raptor-error-setup-counts = Durante la preparación aún no ha pasado nada: las cuentas deben ser z0e0c0r6.
raptor-error-setup-figure = La figura de { $space } no puede estar ahí durante la preparación. Las figuras se colocan por orden: la madre en una loseta central, una cría en cada una de las otras losetas cuadradas y después un científico en cada loseta en L.
raptor-error-setup-fire = Hay un fuego en { $space } durante la preparación; todavía no se ha encendido ninguno.
raptor-error-setup-complete = Todas las figuras están colocadas, así que la preparación ha terminado: el turno no puede ser «place».
raptor-error-setup-cards = Durante la preparación { raptor-the-side } tiene las nueve cartas en el mazo, en orden ascendente, y ninguna más.
raptor-error-mark = La marca «{ $mark }» en { $space } no puede darse mientras el turno es «{ $turn }».
raptor-error-figure-on-fire = El científico de { $space } está en un fuego; eso solo es posible durante los puntos de acción de los científicos.
raptor-error-played-missing = El turno «{ $turn }» necesita una carta jugada de cada bando, antes del primer «/» de R: y de S:.
raptor-error-played-equal = Ambos bandos han jugado el { $card }. Las cartas iguales se descartan al momento, así que nadie resuelve ninguna ni tiene puntos de acción.
raptor-error-played-many = { raptor-the-side-first } tiene más de una carta jugada; puede tener una como mucho.
raptor-error-played-early = El turno es «{ $turn }», pero las cartas jugadas no encajan: una carta elegida está en el montón «jugada», y cuando ambos han elegido se descubren.
raptor-error-shown-card = El turno «{ $turn }» muestra la carta { $card }, pero esa no es la que ha jugado el científico.
raptor-error-effect-side = El turno «{ $turn }» no encaja con las cartas jugadas: el bando con la carta más baja resuelve justo esa carta.
raptor-error-points-side = El turno «{ $turn }» no encaja con las cartas jugadas: el bando con la carta más alta tiene los puntos de acción.
raptor-error-points-many = { $points } puntos de acción son demasiados: las cartas jugadas se diferencian en { $most }.
raptor-error-points-none = En el turno «{ $turn }» no quedan puntos de acción; un turno así ya ha terminado.
raptor-error-mother-missing = La madre debe estar en el tablero: solo se ausenta tras una carta 2 o 6 de Raptor más baja, hasta que vuelve.
raptor-error-mother-present = La madre debe estar fuera del tablero: la carta 2 o 6 de Raptor fue la más baja y todavía no ha vuelto.
raptor-error-return-turn = El turno «{ $turn }» necesita una carta 2 o 6 de Raptor más baja: solo entonces vuelve la madre.
raptor-error-effect-impossible = El turno «{ $turn }» representa un efecto que ya nada permite en el tablero; habría terminado.
raptor-error-fire-trapped = Con { $points ->
    [one] { $points } punto de acción
   *[other] { $points } puntos de acción
} por gastar, no todos los científicos que están en un fuego pueden salir de él antes de que acabe el turno (decisión 14).
raptor-error-won-unsaid = { raptor-the-side-first } ya ha ganado aquí, así que el turno debe ser { $side ->
    [raptor] R#
   *[scientist] S#
}.
raptor-error-won-unearned = El turno dice que { raptor-the-side } ha ganado, pero ni el tablero ni las cuentas lo muestran.
raptor-error-won-both = Aquí habrían ganado los dos bandos; la partida termina con la primera victoria.

## Acciones

raptor-error-action-text = «{ $action }» no es una acción. Las acciones son como #7, M@f2, Mf2-f5, ba4-x, Sd2~c2, *c4 o «.»; «legal» enumera las posibles ahora.
raptor-error-not-to-decide = { raptor-the-side-first } no tiene nada que decidir ahora; le toca al otro bando.
raptor-error-decided = { the-side-first } ya ha elegido una carta en esta ronda.
raptor-error-chance-pending = Falta decidir una mezcla; antes no puede pasar nada más.
raptor-error-chance-none = Aquí no hay ninguna mezcla por decidir.
raptor-error-chance-outcome = «{ $outcome }» no es un resultado de esta mezcla. Se esperan el bando y su nuevo mazo, con la carta de arriba primero, como R=236784159, con justo las cartas que se mezclan.
raptor-error-layout-unknown = No hay ninguna disposición «{ $name }». Elige una de estas: { $names }.

## Motor

raptor-error-decider-unknown = No hay ningún bando «{ $name }». Escribe R para Raptor o S para el científico.
raptor-error-decider-needed = Ahora eligen carta los dos bandos; di de quién es la elección: { $command }.
raptor-error-card-side = «{ $text }» no es la elección de una carta. Mientras se eligen cartas, escribe el bando y la carta, como R#4.
raptor-error-mark-between = En { $space } no puede quedar nada de la ronda mientras el turno es «{ $turn }»: la ronda ha terminado.
raptor-error-shuffle-turn = El turno «{ $turn }» no encaja con las cartas: no hay nada que mezclar así.
raptor-error-action-number = { $number } no es el número de una acción.
raptor-error-net = { $variable } nombra el archivo { $file }, que no sirve como red: { $problem }
