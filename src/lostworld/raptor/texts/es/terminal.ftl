## El tablero en la terminal

raptor-cli-setup = Preparación
raptor-cli-mother-away = La madre ha desaparecido del tablero.
raptor-cli-hand = Mano: { $cards }
raptor-cli-hand-hidden = Mano: { $count ->
    [one] { $count } carta oculta
   *[other] { $count } cartas ocultas
}
raptor-cli-draw-pile = Mazo: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
raptor-cli-discard-pile = Descarte: { $cards }
raptor-cli-discard-empty = Descarte: vacío
raptor-cli-played = Jugada: { $cards }

## Lo que hay que decidir

raptor-cli-board-pending = Falta sortear el tablero.
raptor-cli-card-shown = Científico ha mostrado una carta a Raptor; ahora elige Raptor.

## Palabras cortas junto al tablero

raptor-cli-short-tokens = fichas de sueño
raptor-cli-short-escaped = crías escapadas
raptor-cli-short-captured = crías capturadas
raptor-cli-short-reserve = en reserva
raptor-cli-short-fires = fichas de fuego restantes
raptor-cli-card-hidden = una carta oculta

## La lista de acciones: una figura, lo que puede hacer y después las opciones

raptor-cli-menu-mother = Madre en { $space }
raptor-cli-menu-baby = Cría en { $space }
raptor-cli-menu-scientist = Científico en { $space }
raptor-cli-does-place-mother = Colocar a la madre en
raptor-cli-does-place-baby = Colocar una cría en
raptor-cli-does-place-scientist = Colocar un científico en
raptor-cli-does-return = Traer de vuelta a la madre a
raptor-cli-does-reinforce = Colocar un científico de la reserva en
raptor-cli-does-card = Elegir la carta
raptor-cli-does-move-mother = va a
raptor-cli-does-move-mother-toll = va (heridas: { $toll } más) a
raptor-cli-does-move-baby = va a
raptor-cli-does-escape = escapa por la salida
raptor-cli-does-move-scientist = va a
raptor-cli-does-kill = mata al científico de
raptor-cli-does-wake = despierta a la cría de
raptor-cli-does-put-out = apaga el fuego de
raptor-cli-does-stand-up = se levanta
raptor-cli-does-put-to-sleep = duerme a la cría de
raptor-cli-does-capture = captura a la cría de
raptor-cli-does-shoot = dispara a la madre
raptor-cli-does-call = acude a
raptor-cli-does-frighten = Asustar al científico de
raptor-cli-does-remove-token = Quitar una ficha de sueño a la madre
raptor-cli-does-recover-baby = Despertar a la cría de
raptor-cli-does-gas = Dormir a la cría de
raptor-cli-does-drive = conduce hasta
raptor-cli-does-light-fire = Encender un fuego en
raptor-cli-does-end = Terminar el turno
raptor-cli-does-stop = Detener aquí el efecto

## Las palabras propias de Raptor para lo que dice la terminal

raptor-cli-prompt-secret = { called-side }, elige una carta en secreto:
raptor-cli-cards-private = Las cartas son secretas y dos jugadores miran esta pantalla. Ves las tuyas cuando eliges una.
raptor-cli-shared = Dos jugadores comparten esta terminal. Las cartas se eligen una tras otra, y entre medias se borra la pantalla.
raptor-cli-help-choosing = Escribe el número de una acción o su notación, como Mf2-f5. También puedes decir:
raptor-cli-option-layout = Qué tablero se prepara.
raptor-cli-option-theme = Colores de la imagen: jungle o savannah.
