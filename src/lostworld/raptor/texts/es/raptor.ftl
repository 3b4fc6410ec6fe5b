# Raptor en palabras: bandos, figuras, cartas, acciones, sucesos y cómo se gana.

raptor-name = Raptor

## Bandos

raptor-the-side = { $side ->
    [raptor] Raptor
   *[scientist] Científico
}
raptor-the-side-first = { raptor-the-side }
raptor-of-the-side = de { raptor-the-side }

raptor-seat-raptor = Raptor
    .the = Raptor
    .first = Raptor
    .of = de Raptor
    .to = a Raptor
    .call = Raptor
    .play = con los raptores
    .long = Jugador de los raptores
    .goal = Que escapen tres crías, o que no quede ningún científico en el tablero.
raptor-seat-scientist = Científico
    .the = Científico
    .first = Científico
    .of = de Científico
    .to = a Científico
    .call = Científico
    .play = con los científicos
    .long = Jugador de los científicos
    .goal = Captura tres crías, o pon cinco fichas de sueño a la madre.

## Figuras y cosas del tablero

raptor-state-free = libre
raptor-state-rock = roca
raptor-state-fire = fuego
raptor-state-mother = madre
raptor-state-mother-tokens = { $tokens ->
    [0] madre, ilesa
    [one] madre con { $tokens } ficha de sueño
   *[other] madre con { $tokens } fichas de sueño
}
raptor-state-baby-awake = cría, despierta
raptor-state-baby-asleep = cría, dormida
raptor-state-baby-asleep-now = cría, dormida en esta ronda
raptor-state-baby-called = cría, ya llamada
raptor-state-scientist-active = científico
raptor-state-scientist-used = científico, ya ha agredido en esta ronda
raptor-state-scientist-frightened = científico, asustado
raptor-state-scientist-frightened-now = científico, asustado en esta ronda
raptor-state-scientist-on-fire = científico, en un fuego
raptor-state-scientist-used-on-fire = científico, en un fuego, ya ha agredido en esta ronda
raptor-state-exit = salida
raptor-look-theme-jungle = Selva
raptor-look-theme-savannah = Sabana
raptor-option-layout-random = Tablero al azar
raptor-option-layout-jungle = Selva al azar
raptor-option-layout-savannah = Sabana al azar
raptor-option-layout-first-game = Primera partida (la preparación del reglamento)

## Cartas

raptor-family-nothing = Sin efecto
raptor-family-call = Llamada de la madre
raptor-family-disappearance = Desaparición y observación
raptor-family-fear = Miedo
raptor-family-recovery = Recuperación
raptor-family-gas = Gas somnífero
raptor-family-reinforcements = Refuerzos
raptor-family-jeep = Jeep
raptor-family-fire = Fuego
raptor-card-raptor-1 = { raptor-seat-raptor } 1 – { raptor-card-raptor-1.name }
    .name = Llamada de la madre y mezcla
    .effect = Lleva una cría despierta por casillas libres a una casilla libre de la loseta de la madre. Al acabar la ronda, mezcla esta carta, tu descarte y tu mazo en un mazo nuevo.
    .hint = Llamar a 1 cría y mezclar
    .family = { raptor-family-call }
raptor-card-raptor-2 = { raptor-seat-raptor } 2 – { raptor-card-raptor-2.name }
    .name = Desaparición y observación
    .effect = Retira a la madre del tablero; cuando acaben los puntos de acción de los científicos, ponla en cualquier casilla libre. En la ronda siguiente los científicos te muestran su carta antes de que elijas la tuya.
    .hint = Desaparecer, volver y ver la próxima carta
    .family = { raptor-family-disappearance }
raptor-card-raptor-3 = { raptor-seat-raptor } 3 – { raptor-card-raptor-3.name }
    .name = Miedo
    .effect = Asusta a un científico en pie. No puede hacer nada hasta que se levante por 1 punto de acción, y no en esta ronda.
    .hint = Asustar a 1 científico
    .family = { raptor-family-fear }
raptor-card-raptor-4 = { raptor-seat-raptor } 4 – { raptor-card-raptor-4.name }
    .name = Llamada de la madre (×2)
    .effect = Lleva una o dos crías despiertas distintas por casillas libres a casillas libres de la loseta de la madre, una tras otra.
    .hint = Llamar a 1 o 2 crías
    .family = { raptor-family-call }
raptor-card-raptor-5 = { raptor-seat-raptor } 5 – { raptor-card-raptor-5.name }
    .name = Recuperación (×2)
    .effect = Hasta dos veces: quita una ficha de sueño a la madre, o despierta a una cría dormida en cualquier parte. Combinadas como quieras; al menos una vez si se puede.
    .hint = Hasta 2: quitar fichas o despertar crías
    .family = { raptor-family-recovery }
raptor-card-raptor-6 = { raptor-seat-raptor } 6 – { raptor-card-raptor-6.name }
    .name = Desaparición y observación
    .effect = { raptor-card-raptor-2.effect }
    .hint = { raptor-card-raptor-2.hint }
    .family = { raptor-family-disappearance }
raptor-card-raptor-7 = { raptor-seat-raptor } 7 – { raptor-card-raptor-7.name }
    .name = Recuperación (×3)
    .effect = Hasta tres veces: quita una ficha de sueño a la madre, o despierta a una cría dormida en cualquier parte. Combinadas como quieras; al menos una vez si se puede.
    .hint = Hasta 3: quitar fichas o despertar crías
    .family = { raptor-family-recovery }
raptor-card-raptor-8 = { raptor-seat-raptor } 8 – { raptor-card-raptor-8.name }
    .name = Miedo (×2)
    .effect = Asusta a uno o dos científicos en pie. No pueden hacer nada hasta que cada uno se levante por 1 punto de acción, y no en esta ronda.
    .hint = Asustar a 1 o 2 científicos
    .family = { raptor-family-fear }
raptor-card-raptor-9 = { raptor-seat-raptor } 9 – { raptor-card-raptor-9.name }
    .name = Sin efecto
    .effect = Esta carta no hace nada, pero ninguna da más puntos de acción.
    .hint = Nada
    .family = { raptor-family-nothing }
raptor-card-scientist-1 = { raptor-seat-scientist } 1 – { raptor-card-scientist-1.name }
    .name = Gas somnífero y mezcla
    .effect = Duerme a una cría despierta en la loseta de un científico activo o en una que comparta un lado con ella. Al acabar la ronda, mezcla esta carta, tu descarte y tu mazo en un mazo nuevo.
    .hint = Dormir a 1 cría y mezclar
    .family = { raptor-family-gas }
raptor-card-scientist-2 = { raptor-seat-scientist } 2 – { raptor-card-scientist-2.name }
    .name = Refuerzos
    .effect = Coloca uno o dos científicos de tu reserva en casillas libres de los dos lados largos del tablero, solo en losetas cuadradas.
    .hint = 1 o 2 científicos nuevos
    .family = { raptor-family-reinforcements }
raptor-card-scientist-3 = { raptor-seat-scientist } 3 – { raptor-card-scientist-3.name }
    .name = Jeep (×2)
    .effect = Uno o dos trayectos: un científico activo recorre cualquier distancia en línea recta hasta que una roca o una figura lo detiene. Los fuegos por los que pasa se retiran. Reparte los trayectos como quieras.
    .hint = 1 o 2 trayectos en línea recta
    .family = { raptor-family-jeep }
raptor-card-scientist-4 = { raptor-seat-scientist } 4 – { raptor-card-scientist-4.name }
    .name = Gas somnífero (×2)
    .effect = Duerme a una o dos crías despiertas, cada una en la loseta de un científico activo o en una que comparta un lado con ella.
    .hint = Dormir a 1 o 2 crías
    .family = { raptor-family-gas }
raptor-card-scientist-5 = { raptor-seat-scientist } 5 – { raptor-card-scientist-5.name }
    .name = Fuego (×2)
    .effect = Enciende dos fuegos, cada uno en una casilla libre junto a un científico activo o junto a un fuego, incluidos los nuevos.
    .hint = 2 fuegos
    .family = { raptor-family-fire }
raptor-card-scientist-6 = { raptor-seat-scientist } 6 – { raptor-card-scientist-6.name }
    .name = Refuerzos
    .effect = { raptor-card-scientist-2.effect }
    .hint = { raptor-card-scientist-2.hint }
    .family = { raptor-family-reinforcements }
raptor-card-scientist-7 = { raptor-seat-scientist } 7 – { raptor-card-scientist-7.name }
    .name = Fuego (×3)
    .effect = Enciende tres fuegos, cada uno en una casilla libre junto a un científico activo o junto a un fuego, incluidos los nuevos.
    .hint = 3 fuegos
    .family = { raptor-family-fire }
raptor-card-scientist-8 = { raptor-seat-scientist } 8 – { raptor-card-scientist-8.name }
    .name = Jeep (×4)
    .effect = De uno a cuatro trayectos: un científico activo recorre cualquier distancia en línea recta hasta que una roca o una figura lo detiene. Los fuegos por los que pasa se retiran. Reparte los trayectos como quieras.
    .hint = De 1 a 4 trayectos en línea recta
    .family = { raptor-family-jeep }
raptor-card-scientist-9 = { raptor-seat-scientist } 9 – { raptor-card-scientist-9.name }
    .name = Sin efecto
    .effect = Esta carta no hace nada, pero ninguna da más puntos de acción.
    .hint = Nada
    .family = { raptor-family-nothing }
raptor-raptor-card = { $raptor ->
    [1] 1 – { raptor-card-raptor-1.name }
    [2] 2 – { raptor-card-raptor-2.name }
    [3] 3 – { raptor-card-raptor-3.name }
    [4] 4 – { raptor-card-raptor-4.name }
    [5] 5 – { raptor-card-raptor-5.name }
    [6] 6 – { raptor-card-raptor-6.name }
    [7] 7 – { raptor-card-raptor-7.name }
    [8] 8 – { raptor-card-raptor-8.name }
    [9] 9 – { raptor-card-raptor-9.name }
   *[hidden] una carta oculta
}
raptor-scientist-card = { $scientist ->
    [1] 1 – { raptor-card-scientist-1.name }
    [2] 2 – { raptor-card-scientist-2.name }
    [3] 3 – { raptor-card-scientist-3.name }
    [4] 4 – { raptor-card-scientist-4.name }
    [5] 5 – { raptor-card-scientist-5.name }
    [6] 6 – { raptor-card-scientist-6.name }
    [7] 7 – { raptor-card-scientist-7.name }
    [8] 8 – { raptor-card-scientist-8.name }
    [9] 9 – { raptor-card-scientist-9.name }
   *[hidden] una carta oculta
}
raptor-card-of-side = { $side ->
    [raptor] { $card ->
        [1] 1 – { raptor-card-raptor-1.name }
        [2] 2 – { raptor-card-raptor-2.name }
        [3] 3 – { raptor-card-raptor-3.name }
        [4] 4 – { raptor-card-raptor-4.name }
        [5] 5 – { raptor-card-raptor-5.name }
        [6] 6 – { raptor-card-raptor-6.name }
        [7] 7 – { raptor-card-raptor-7.name }
        [8] 8 – { raptor-card-raptor-8.name }
       *[9] 9 – { raptor-card-raptor-9.name }
    }
   *[scientist] { $card ->
        [1] 1 – { raptor-card-scientist-1.name }
        [2] 2 – { raptor-card-scientist-2.name }
        [3] 3 – { raptor-card-scientist-3.name }
        [4] 4 – { raptor-card-scientist-4.name }
        [5] 5 – { raptor-card-scientist-5.name }
        [6] 6 – { raptor-card-scientist-6.name }
        [7] 7 – { raptor-card-scientist-7.name }
        [8] 8 – { raptor-card-scientist-8.name }
       *[9] 9 – { raptor-card-scientist-9.name }
    }
}

## Decisiones

raptor-decision-place = { $figure ->
    [mother] Raptor coloca a la madre en una de las dos losetas centrales.
    [baby] Raptor coloca una cría en la siguiente loseta cuadrada.
   *[scientist] Científico coloca un científico en la siguiente loseta en L.
}
raptor-decision-card = { $observed ->
    [yes] { $shown ->
        [hidden] La madre observa: Científico elige primero y muestra la carta.
       *[other] Científico ha mostrado { $shown }; ahora elige Raptor.
    }
   *[no] Los dos bandos eligen una carta en secreto.
}
raptor-decision-effect = { raptor-the-side-first } aplica { raptor-card-of-side }: { $left ->
    [one] queda { $left } vez.
   *[other] quedan hasta { $left } veces.
}
raptor-decision-points = A { raptor-the-side } le { $points ->
    [one] queda { $points } punto de acción
   *[other] quedan { $points } puntos de acción
}.{ $toll ->
    [0] { "" }
   *[other] {" "}{ raptor-decision-toll }
}
raptor-decision-toll = El primer movimiento de la madre cuesta { $toll ->
    [one] { $toll } punto
   *[other] { $toll } puntos
} más por sus heridas.
raptor-decision-return = Raptor trae a la madre de vuelta a cualquier casilla libre.

## Opciones

raptor-choice-place-mother = Colocar a la madre en { $space }
raptor-choice-place-baby = Colocar una cría en { $space }
raptor-choice-place-scientist = Colocar un científico en { $space }
raptor-choice-return = Traer a la madre de vuelta a { $space }
raptor-choice-reinforce = Colocar un científico de la reserva en { $space }
raptor-choice-card = Elegir la carta { raptor-card-of-side }
raptor-choice-move-mother = Mover a la madre de { $from } a { $space }{ $toll ->
    [0] { "" }
    [one] {" "}(sus heridas cuestan { $toll } punto más)
   *[other] {" "}(sus heridas cuestan { $toll } puntos más)
}
raptor-choice-move-baby = Mover la cría de { $from } a { $space }
raptor-choice-escape = Hacer escapar por la salida a la cría de { $from }
raptor-choice-move-scientist = Mover al científico de { $from } a { $space }
raptor-choice-kill = La madre mata al científico de { $space }
raptor-choice-wake = La madre despierta a la cría de { $space }
raptor-choice-put-out = La madre apaga el fuego de { $space } y todos los unidos a él
raptor-choice-stand-up = Levantar al científico asustado de { $space }
raptor-choice-put-to-sleep = El científico de { $from } duerme a la cría de { $space }
raptor-choice-capture = El científico de { $from } captura a la cría de { $space }
raptor-choice-shoot = El científico de { $from } dispara a la madre
raptor-choice-call = Llamar a la cría de { $from } a { $space }
raptor-choice-frighten = Asustar al científico de { $space }
raptor-choice-remove-token = Quitar una ficha de sueño a la madre
raptor-choice-recover-baby = Despertar a la cría de { $space }
raptor-choice-gas = Dormir con gas a la cría de { $space }
raptor-choice-drive = Conducir con el científico de { $from } a { $space }
raptor-choice-light-fire = Encender un fuego en { $space }
raptor-choice-end = Terminar el turno
raptor-choice-stop = Acabar aquí el efecto

## Sucesos

raptor-event-board-laid = Las losetas están puestas: { $theme ->
    [savannah] la sabana
   *[jungle] la selva
}.
raptor-event-figure-placed = { $figure ->
    [mother] La madre se colocó en { $space }.
    [baby] Una cría se colocó en { $space }.
   *[scientist] Un científico se colocó en { $space }.
}
raptor-event-card-chosen = { $card ->
    [hidden] { raptor-the-side-first } ha elegido una carta.
   *[other] { raptor-the-side-first } ha elegido { raptor-card-of-side }.
}
raptor-event-card-shown = { $card ->
    [hidden] Científico mostró a Raptor la carta elegida.
   *[other] Científico mostró a Raptor la carta elegida: { $card }.
}
raptor-event-cards-revealed = Se revelaron las cartas: Raptor { raptor-raptor-card }, Científico { raptor-scientist-card }.
raptor-event-tie = Los dos jugaron { $card }: no pasó nada.
raptor-event-effect-begins = { raptor-the-side-first } tiene la carta más baja, que tiene efecto: { raptor-card-of-side }.
raptor-event-effect-ends = El efecto de la carta { $card } { raptor-of-the-side } ha terminado.
raptor-event-mother-vanished = La madre desapareció de { $space }.
raptor-event-mother-returned = La madre volvió al tablero en { $space }.
raptor-event-turn-begins = { raptor-the-side-first } tiene { $points ->
    [one] { $points } punto de acción
   *[other] { $points } puntos de acción
}.
raptor-event-turn-ends = { $unspent ->
    [0] El turno { raptor-of-the-side } terminó.
    [one] El turno { raptor-of-the-side } terminó con { $unspent } punto de acción sin gastar.
   *[other] El turno { raptor-of-the-side } terminó con { $unspent } puntos de acción sin gastar.
}
raptor-event-mother-moved = { $toll ->
    [0] La madre fue de { $from } a { $to }.
    [one] La madre fue de { $from } a { $to }, tras pagar { $toll } punto de acción por sus heridas.
   *[other] La madre fue de { $from } a { $to }, tras pagar { $toll } puntos de acción por sus heridas.
}
raptor-event-baby-moved = La cría de { $from } fue a { $to }.
raptor-event-baby-escaped = { $escaped ->
    [one] La cría de { $space } escapó: { $escaped } cría está a salvo.
   *[other] La cría de { $space } escapó: { $escaped } crías están a salvo.
}
raptor-event-scientist-moved = El científico de { $from } fue a { $to }.
raptor-event-scientist-killed = La madre mató al científico de { $space }.
raptor-event-baby-woken = La madre despertó a la cría de { $space }.
raptor-event-fire-put-out = { $spaces_count ->
    [one] La madre apagó el fuego de { $spaces }.
   *[other] La madre apagó { $spaces_count } fuegos: { $spaces }.
}
raptor-event-scientist-stood-up = El científico de { $space } se levantó.
raptor-event-baby-put-to-sleep = El científico de { $by } durmió a la cría de { $space }.
raptor-event-baby-captured = { $captured ->
    [one] El científico de { $by } capturó a la cría de { $space }: { $captured } cría capturada.
   *[other] El científico de { $by } capturó a la cría de { $space }: { $captured } crías capturadas.
}
raptor-event-mother-shot = { $tokens ->
    [one] El científico de { $by } disparó a la madre en { $space }: tiene { $tokens } ficha de sueño.
   *[other] El científico de { $by } disparó a la madre en { $space }: tiene { $tokens } fichas de sueño.
}
raptor-event-baby-called = La cría de { $from } acudió a la llamada de su madre, a { $to }.
raptor-event-scientist-frightened = El científico de { $space } se asustó.
raptor-event-token-removed = Se quitó una ficha de sueño a la madre: { $tokens ->
    [0] no queda ninguna.
    [one] queda { $tokens }.
   *[other] quedan { $tokens }.
}
raptor-event-baby-recovered = La cría de { $space } se despertó.
raptor-event-baby-gassed = El gas somnífero durmió a la cría de { $space }.
raptor-event-jeep-driven = { $fires_count ->
    [0] El científico de { $from } condujo a { $to }.
    [one] El científico de { $from } condujo a { $to } y sobre el fuego de { $fires }.
   *[other] El científico de { $from } condujo a { $to } y sobre { $fires_count } fuegos: { $fires }.
}
raptor-event-fire-lit = Se encendió un fuego en { $space }.
raptor-event-reinforcement-arrived = Un científico llegó a { $space }: { $reserve ->
    [0] no queda ninguno en reserva.
    [one] queda { $reserve } en reserva.
   *[other] quedan { $reserve } en reserva.
}
raptor-event-cards-discarded = Raptor descartó { $raptor }, Científico { $scientist }.
raptor-event-pile-shuffled = { raptor-the-side-first } mezcló { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en un mazo nuevo.
raptor-event-card-drawn = { $card ->
    [hidden] { raptor-the-side-first } robó una carta.
   *[other] { raptor-the-side-first } robó { raptor-card-of-side }.
}
raptor-event-round-begins = { $observed ->
    [yes] Empezó la ronda { $number }. La madre observa: Científico elige primero y muestra la carta.
   *[no] Empezó la ronda { $number }.
}
raptor-event-game-won = { raptor-the-side-first } ha ganado: { $reason ->
    [babies_escaped] { raptor-reason-babies-escaped }
    [scientists_gone] { raptor-reason-scientists-gone }
    [mother_neutralised] { raptor-reason-mother-neutralised }
   *[babies_captured] { raptor-reason-babies-captured }
}

## Cómo se gana

raptor-reason-babies-escaped = han escapado tres crías.
raptor-reason-scientists-gone = no queda ningún científico en el tablero.
raptor-reason-mother-neutralised = la madre tiene cinco fichas de sueño y está neutralizada.
raptor-reason-babies-captured = tres crías han sido capturadas.
