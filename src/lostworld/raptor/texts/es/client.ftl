## Inicio

raptor-web-start-lead = Una madre y sus cinco crías contra un equipo de científicos: dos bandos, nueve cartas cada uno, y en cada ronda un duelo de ingenio.
raptor-web-start-raptor = Jugar con los raptores
raptor-web-start-scientist = Jugar con los científicos
raptor-option-layout = Tablero
raptor-look-theme = Colores
raptor-web-load-neither = Esto no es ni una partida ni una posición. Una partida empieza con líneas como [Game "raptor"], una posición con las seis filas del tablero.
raptor-web-load-raptor = Seguir con los raptores
raptor-web-load-scientist = Seguir con los científicos

## El tablero

raptor-web-board-exit = Salida junto a { $space }

## La mesa

raptor-web-game-title = Una partida de Raptor
raptor-web-setup = Preparación
raptor-web-aids-points = Por un punto de acción
raptor-web-state-choosing = está eligiendo una carta
raptor-web-state-chosen = ha elegido
raptor-web-count-tokens = Fichas de sueño en la madre: { $count } de 5
raptor-web-count-escaped = Crías escapadas: { $count } de 3
raptor-web-count-standing = Científicos en el tablero: { $count }. Si no queda ninguno, gana Raptor.
raptor-web-counter-escaped = escapadas
raptor-web-counter-tokens = fichas
raptor-web-counter-captured = capturadas
raptor-web-counter-standing = en el tablero
raptor-web-stock-reserve = reserva
raptor-web-stock-fires = fuegos
raptor-web-count-captured = Crías capturadas: { $count } de 3
raptor-web-pile-draw = mazo { $count }
raptor-web-pile-hand = mano { $count }
raptor-web-values-played = Valores que { raptor-the-side } ha jugado desde la última mezcla: { $values }
raptor-web-values-none = { raptor-the-side-first } no ha jugado ningún valor desde la última mezcla
raptor-web-value-played = ya jugado
raptor-web-hand = Tu mano
raptor-web-ruler = Lo que puede tener el otro bando
raptor-web-ruler-if = Si { raptor-the-side } juega
raptor-web-ruler-effect = Contra { $values }: { $name }.
raptor-web-ruler-points = Contra { $values }: de { $least } a { $most } puntos de acción para ti.
raptor-web-ruler-tie = Contra { $values }: empate.
raptor-web-ruler-gone = Ya jugadas: { $values }.
raptor-web-card-chosen = Esta es tu elección.
raptor-web-card-rules = Reglas de la carta { $value }
raptor-web-peek = Mostrar mis cartas

## Qué hacer ahora

raptor-web-guide-cards-watch = Los dos bandos eligen una carta en secreto.
raptor-web-guide-choose = Elige una carta en secreto y confírmala.
raptor-web-guide-chosen = Has elegido { $card }. Puedes cambiar de idea hasta que el otro bando haya elegido.
raptor-web-guide-other-card = Esperando la carta del otro bando.
raptor-web-guide-observed = La madre observa: eliges primero, y Raptor verá tu carta.
raptor-web-guide-observing = La madre observa. Los científicos deben mostrar una carta antes de que elijas.
raptor-web-guide-shown = Los científicos te han mostrado { $card }. Elige tu carta.
raptor-web-guide-place-mother = Coloca a la madre en una de las dos losetas centrales.
raptor-web-guide-place-baby = Coloca una cría en la loseta marcada: cada una de las otras losetas cuadradas recibe una.
raptor-web-guide-place-scientist = Coloca un científico en la loseta marcada: cada loseta exterior recibe uno.
raptor-web-guide-return = Trae a la madre de vuelta a cualquier casilla libre.
raptor-web-guide-effect = { $name }: { $begun ->
    [yes] { $left ->
        [one] una vez más.
       *[other] { $exact ->
            [yes] { $left } veces más.
           *[no] hasta { $left } veces más.
        }
    }
   *[no] { $left ->
        [one] una vez.
       *[other] { $exact ->
            [yes] { $left } veces.
           *[no] hasta { $left } veces.
        }
    }
}
raptor-web-guide-points = Gasta { $points ->
    [one] tu punto de acción
   *[other] tus { $points } puntos de acción
}: elige una figura y luego adónde va o qué hace.
raptor-web-guide-fire = Nadie puede estar en un fuego al acabar el turno. Muévete de { $spaces }, o deshaz un paso.
raptor-web-points = { $points ->
    [one] { $points } punto de acción
   *[other] { $points } puntos de acción
}
raptor-web-toll = su primer movimiento cuesta { $toll } más
raptor-web-confirm-card = Confirmar carta
raptor-web-confirm-setup = Confirmar preparación
raptor-web-usual-setup = Preparación habitual
raptor-web-confirm-sure = ¿Renunciar a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}?
raptor-web-confirm-left = Confirmar, quedan { $points }
raptor-web-reveal-points = { $points ->
    [one] punto de acción
   *[other] puntos de acción
}
raptor-web-reveal-tie = empate
raptor-web-reveal-tie-text = Las dos cartas se descartan y nadie actúa.

## Ayuda y teclado

raptor-web-help-command = En el campo de órdenes puedes escribir acciones en notación, como Mf2-f5, el nombre de una casilla como c4 para oír qué hay en ella, o undo, redo, hint y confirm.
raptor-web-key-digits = elegir esa carta

## El final

raptor-web-event-tie = Los dos jugaron { $card }, empate: las dos cartas se descartan y nadie actúa.

## Repetición

raptor-web-curve = Valoración: Raptor gana el { $percent } % de las partidas desde aquí

## Reglas

raptor-web-rules-contents = Contenido
raptor-web-rules-goal = Cómo se gana
raptor-web-rules-setup = Tablero y preparación
raptor-web-rules-round = Una ronda
raptor-web-rules-raptor = Los raptores
raptor-web-rules-scientist = Los científicos
raptor-web-rules-things = Casillas y fichas
raptor-web-rules-cards = Las cartas

## El final en números

raptor-web-tally-rounds = { $count ->
    [one] ronda
   *[other] rondas
}
raptor-web-tally-escapes = { $count ->
    [one] fuga
   *[other] fugas
}
raptor-web-tally-kills = { $count ->
    [one] científico muerto
   *[other] científicos muertos
}
raptor-web-tally-captures = { $count ->
    [one] captura
   *[other] capturas
}
raptor-web-tally-hits = { $count ->
    [one] disparo a la madre
   *[other] disparos a la madre
}

## Pasos de un plan

raptor-step-place-mother = en { $space }
raptor-step-place-baby = en { $space }
raptor-step-place-scientist = en { $space }
raptor-step-return = vuelve a { $space }
raptor-step-reinforce = nuevo en { $space }
raptor-step-move-mother = a { $space }
raptor-step-move-baby = a { $space }
raptor-step-escape = escapa
raptor-step-move-scientist = a { $space }
raptor-step-kill = mata en { $space }
raptor-step-wake = despierta { $space }
raptor-step-put-out = apaga { $space }
raptor-step-stand-up = se levanta en { $space }
raptor-step-put-to-sleep = duerme { $space }
raptor-step-capture = captura { $space }
raptor-step-shoot = dispara
raptor-step-call = llamada a { $space }
raptor-step-frighten = asustado en { $space }
raptor-step-remove-token = ficha fuera
raptor-step-recover-baby = despierta en { $space }
raptor-step-gas = dormida en { $space }
raptor-step-drive = conduce a { $space }
raptor-step-light-fire = en { $space }
raptor-step-end = fin
raptor-step-stop = alto

## El entrenador de una primera partida

raptor-coach = Entrenador
raptor-coach-show = Enséñamelo
raptor-coach-leave = Puedo jugar sin entrenador
raptor-coach-cards = Los dos bandos eligen una carta en secreto. La más baja trae su efecto, la más alta tantos puntos de acción como la diferencia. Mira una carta: la regla dice qué seguiría contra cada carta que puede tener el otro bando.
raptor-coach-cards-raptor = ¿Mucho que hacer en el tablero? Una carta alta puede traer puntos. Si no, una baja por su efecto: el Miedo impide actuar a los científicos, una llamada reúne a las crías.
raptor-coach-cards-scientist = ¿Crías cerca de tus científicos? Una carta de gas baja las duerme. Una alta puede traer los puntos para capturarlas.
raptor-coach-tokens = La madre tiene { $tokens } fichas de sueño, y con cinco se pierde la partida. La Recuperación, tu 5 y tu 7, quita algunas.
raptor-coach-asleep = Varias crías duermen. La Recuperación, tu 5 y tu 7, las despierta de lejos; la madre despierta a una junto a ella por un punto.
raptor-coach-last-exit = Dos crías se han ido: una más y has perdido. Vigila las salidas y las crías que estén cerca.
raptor-coach-chosen = Elegida. Hasta que el otro bando haya elegido, aún puedes tomar otra carta.
raptor-coach-wait = Es el turno del otro bando. Mira lo que pasa: se cuenta paso a paso.
raptor-coach-confirm = Tu plan está completo. Aún no ha pasado nada: deshaz lo que lamentes y confirma.
raptor-coach-place = Coloca figuras en las casillas marcadas, o toma la preparación habitual.
raptor-coach-effect = Tu carta era la más baja, así que tiene efecto. Elige entre las casillas marcadas.
raptor-coach-return = La madre vuelve donde quieras. Mejor donde nadie la vea en línea recta y donde haga falta.
raptor-coach-aimed = { $count ->
    [one] El científico de { $space } podría disparar a la madre donde está: sácala de su línea, o mátalo.
   *[other] { $count } científicos podrían disparar a la madre donde está, la primera línea lleva a { $space }: sácala de su vista.
}
raptor-coach-escape = La cría de { $from } está ante una salida: un punto, y está a salvo. Tres ganan la partida.
raptor-coach-kill = La madre puede matar al científico de { $space } por un punto. Un científico muerto ni dispara ni captura.
raptor-coach-wake = La cría de { $space } duerme junto a la madre: un punto la despierta antes de que alguien la capture.
raptor-coach-put-out = El fuego de { $space } cierra el paso. Un punto lo apaga, con todos los fuegos unidos a él.
raptor-coach-points-raptor = Acerca crías a una salida, y deja a la madre donde ningún científico la vea. Una figura puede actuar varias veces.
raptor-coach-points-scientist = Acércate a las crías y a las líneas de la madre: un científico junto a una cría puede dormirla, uno en línea despejada puede disparar.
raptor-coach-capture = La cría de { $space } duerme junto a tu científico de { $from }: captúrala ahora. Tres capturas ganan la partida.
raptor-coach-shoot = Tu científico de { $from } tiene línea despejada hacia la madre: un disparo le da una ficha de sueño y encarece su primer movimiento. Cinco ganan la partida.
raptor-coach-put-to-sleep = Tu científico de { $from } está junto a la cría de { $space }: duérmela primero, luego otro puede capturarla.
raptor-coach-stand-up = El científico de { $space } está asustado y no hace nada. Un punto lo levanta.
