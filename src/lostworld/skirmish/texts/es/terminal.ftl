# Las reglas en breve y las líneas bajo el mapa, para quienes juegan en una terminal.

skirmish-terminal-seat = { $seat }: puntos { $points }, mando { $command }, suministros { $requisition }, cartas { $cards }{ $first ->
    [yes] , primer jugador
   *[no] {""}
  }
skirmish-terminal-unit = { $code } { $unit }: salud { $health }, iniciativa { $initiative } ({ $card }), adrenalina { $adrenaline }{ $words ->
    [none] {""}
   *[other] , { $words }
  }

skirmish-help-aim = El escenario dice qué da puntos. Un bando gana si tiene suficientes al final de una ronda, o si tiene más que nadie tras la última; también gana el último bando que quede en el mapa.
    .title = El objetivo
skirmish-help-cards = Cada unidad actúa con cartas propias: una es la activa, otra aguarda como siguiente y otra puede quedar en espera. Cada ronda la siguiente pasa sobre la activa, y las de debajo suman su combo. La iniciativa es pública; el resto de una carta boca abajo, no.
    .title = Cartas
skirmish-help-order = Las unidades se activan de la iniciativa más alta a la más baja: movimiento y después acciones, salvo que la carta diga otra cosa. En lugar de cada mitad pueden usarse los valores básicos. Una unidad puede abstenerse, pero no dos veces seguidas. Las cartas con Reacción pueden reservar sus mitades.
    .title = Orden
skirmish-help-movement = Un punto es un hexágono por uno de los tres bordes delanteros; girar es gratis. Entrar en un hexágono ocupado exige una prueba de estabilidad. El terreno difícil termina el movimiento.
    .title = Movimiento
skirmish-help-attack = Impacto contra esquiva; en los empates gana quien ataca. Cuerpo a cuerpo, el daño es el resultado del impacto menos la armadura; a distancia, el del arma menos la armadura. La armadura depende del lado golpeado.
    .title = Ataque
skirmish-help-stability = A quien pierde una prueba de estabilidad se le empuja y se le derriba. Una unidad derribada usa valores básicos hasta que se levanta. Las agarradas se mueven más despacio; las inmovilizadas solo pueden soltarse.
    .title = Estabilidad
skirmish-help-windows = En una prueba ambos bandos pueden añadir iconos de cartas de héroe, de carta en carta, hasta que alguien ha pasado dos veces. Las cartas de héroe tienen además efectos propios, que cuestan mando, suministros o adrenalina.
    .title = Interacción
skirmish-help-fear = El miedo debe superar al valor. Una unidad con miedo roba cartas de miedo y huye cuando se juega una. Las heridas y el miedo dan adrenalina; un dinosaurio lleno de ella se enfurece.
    .title = Miedo y furia
skirmish-help-sedative = Un dardo que heriría espera en cambio bajo la carta siguiente y bloquea un lugar del combo cuando esta avanza. Cuando todos los lugares están bloqueados, la unidad duerme.
    .title = Sedantes
