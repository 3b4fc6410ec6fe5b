# Textos de las cartas, hechos de los datos por content/wording.py: cada efecto, desencadenante y filtro tiene aquí sus palabras.

# Qué unidad
skirmish-unit-self = esta unidad
skirmish-unit-other = la otra unidad
skirmish-unit-it = esa unidad
skirmish-unit-choose = { $side ->
    [own] una de tus unidades
    [allied] una unidad aliada
    [enemy] una unidad enemiga
   *[any] una unidad
  }
skirmish-unit-each = { $side ->
    [own] cada una de tus unidades
    [allied] cada unidad aliada
    [enemy] cada unidad enemiga
   *[any] cada unidad
  }
skirmish-unit-with = { $unit } ({ $what })
skirmish-filter-not = no { $what }
skirmish-filter-other = otra distinta
skirmish-filter-within = { $n ->
    [0] aquí
    [1] adyacente
   *[other] a { $n } hexágonos o menos
  }
skirmish-filter-front = { $yes ->
    [yes] delante
   *[no] no delante
  }
skirmish-filter-sight = { $yes ->
    [yes] a la vista
   *[no] fuera de la vista
  }
skirmish-filter-zone = golpeada: { $what }
skirmish-filter-revealed = { $yes ->
    [yes] carta descubierta
   *[no] carta boca abajo
  }
skirmish-filter-activated = { $yes ->
    [yes] ya ha actuado
   *[no] todavía no ha actuado
  }
skirmish-filter-skipped = { $yes ->
    [yes] se ha abstenido
   *[no] no se ha abstenido
  }
skirmish-filter-card = con una carta que tiene { $what }
skirmish-filter-condition = { $what }
skirmish-filter-not-condition = no { $what }
skirmish-filter-adrenaline = { $n } de adrenalina o más
skirmish-filter-hurt = { $yes ->
    [yes] ha perdido salud
   *[no] ilesa
  }
skirmish-filter-below-half = { $yes ->
    [yes] por debajo de media salud
   *[no] con media salud o más
  }
skirmish-filter-slot = con una carta en { $what }
skirmish-filter-terrain = en { $what }
skirmish-filter-objective = { $yes ->
    [yes] en un objetivo
   *[no] en ningún objetivo
  }

# Cuándo
skirmish-trigger-none = Cuando le toca a la unidad
skirmish-trigger-phase-start = Al empezar una fase
skirmish-trigger-phase-end = Al terminar una fase
skirmish-trigger-activation = Cuando va a tocarle a la unidad
skirmish-trigger-skip = Cuando una unidad se abstiene
skirmish-trigger-reveal = Cuando se descubre la carta
skirmish-trigger-tie = Cuando la unidad empata
skirmish-trigger-segment = Cuando una unidad se ha movido
skirmish-trigger-attack = En un ataque
skirmish-trigger-test = En una prueba
skirmish-trigger-result = Cuando se decide una prueba
skirmish-trigger-damage = Cuando la unidad perdería salud
skirmish-trigger-elimination = Cuando cae una figura
skirmish-trigger-condition = Cuando la unidad recibe un estado
skirmish-trigger-slide = Cuando avanzan las cartas
skirmish-trigger-draw = Después de robar
skirmish-trigger-first-player = Cuando se decide el primer jugador
skirmish-situation-role = { $what ->
    [initiator] como quien inicia
   *[target] como objetivo
  }
skirmish-situation-sort = { $what }
skirmish-situation-result = { $what ->
    [success] éxito
   *[failure] fracaso
  }
skirmish-situation-margin = por { $n } o más
skirmish-situation-damage = daño de { $n } o más
skirmish-situation-condition = { $what }
skirmish-situation-removed = { $what ->
    [unit] una unidad entera
   *[model] una figura
  }
skirmish-situation-killer = { $yes ->
    [yes] por obra de la unidad
   *[no] de la propia unidad
  }
skirmish-situation-phase = { $what }
skirmish-situation-round = desde la ronda { $n }
skirmish-situation-command = tienes { $n } de mando o más
skirmish-situation-requisition = tienes { $n } de suministros o más
skirmish-situation-first-player = { $yes ->
    [yes] eres el primer jugador
   *[no] no eres el primer jugador
  }
skirmish-when-with = { $when } ({ $what })
skirmish-concerns = para { $unit }
skirmish-against = contra { $unit }
skirmish-once-activation = una vez por activación
skirmish-once-round = una vez por ronda
skirmish-once-game = una vez por partida

# Efectos: lo que le pasa a la unidad nombrada antes de los dos puntos
skirmish-duration-test = en esta prueba
skirmish-duration-activation = hasta el final de la activación
skirmish-duration-round = hasta el final de la fase de acción
skirmish-op-bonus = { $skill } { $n } { $duration }
skirmish-op-ties = gana los empates ({ $n })
skirmish-op-piercing = Perforación { $n }
skirmish-op-initiative = { $what ->
    [set] la iniciativa pasa a ser { $n }
   *[add] iniciativa { $n }
  }
skirmish-op-damage = { $armour ->
    [yes] pierde { $n } de salud, menos la armadura frontal
   *[no] pierde { $n } de salud
  }
skirmish-op-heal = recupera { $n } de salud
skirmish-op-prevent = { $n ->
    [0] evita todo el daño
   *[other] evita { $n } de daño
  }
skirmish-op-critical-wound = recibe una herida grave
skirmish-op-fear = recibe una carta de miedo
skirmish-op-remove = { $what ->
    [fear] se quita { $n ->
        [one] una carta de miedo
       *[other] hasta { $n } cartas de miedo
      }
    [wound] se quita { $n ->
        [one] una herida grave
       *[other] hasta { $n } heridas graves
      }
    [sedative] se quita { $n ->
        [one] un sedante que espera
       *[other] hasta { $n } sedantes que esperan
      }
    [knock] ya no está derribada
    [grab] queda libre de cuantos la agarran
   *[block] ya no está inmovilizada ni en una red
  }
skirmish-op-sedate = { $n ->
    [one] un sedante espera bajo su carta siguiente
   *[other] { $n } sedantes esperan bajo su carta siguiente
  }
skirmish-op-furious = { $what ->
    [start] se enfurece
   *[end] deja de estar furiosa
  }
skirmish-op-adrenaline = adrenalina { $n }
skirmish-op-command = { $who ->
    [enemy] un rival: mando { $n }
    [each-enemy] cada rival: mando { $n }
   *[self] tu mando { $n }
  }
skirmish-op-requisition = { $who ->
    [enemy] un rival: suministros { $n }
    [each-enemy] cada rival: suministros { $n }
   *[self] tus suministros { $n }
  }
skirmish-op-draw-action = { $n ->
    [one] roba una carta de acción más
   *[other] roba { $n } cartas de acción más
  }
skirmish-op-draw-hero = { $who ->
    [enemy] un rival roba { $n ->
        [one] una carta de héroe
       *[other] { $n } cartas de héroe
      }
    [each-enemy] cada rival roba { $n ->
        [one] una carta de héroe
       *[other] { $n } cartas de héroe
      }
   *[self] roba { $n ->
        [one] una carta de héroe
       *[other] { $n } cartas de héroe
      }
  }
skirmish-op-discard-hero = { $who ->
    [enemy] un rival descarta { $n ->
        [one] una carta de héroe
       *[other] { $n } cartas de héroe
      }{ $chooser ->
        [player] {""} a tu elección
       *[owner] {""}
      }
    [each-enemy] cada rival descarta { $n ->
        [one] una carta de héroe
       *[other] { $n } cartas de héroe
      }{ $chooser ->
        [player] {""} a tu elección
       *[owner] {""}
      }
   *[self] descarta { $n ->
        [one] una carta de héroe
       *[other] { $n } cartas de héroe
      }
  }
skirmish-op-replace-next = roba { $n } cartas de acción; una de ellas puede reemplazar la carta siguiente
skirmish-op-swap = { $what ->
    [active-next] la carta activa boca abajo y la siguiente cambian de sitio
   *[next-idle] la carta siguiente y la que está en espera cambian de sitio
  }
skirmish-op-reveal = { $what ->
    [active] se descubre su carta activa
   *[next] mira su carta siguiente
  }
skirmish-op-discard-combo = { $n ->
    [one] pierde la carta de combo de más abajo
   *[other] pierde las { $n } cartas de combo de más abajo
  }
skirmish-op-unlock = { $n ->
    [one] se quita un sedante de su pila
   *[other] se quitan { $n } sedantes de su pila
  }
skirmish-op-skip = { $what ->
    [allow] puede abstenerse a pesar de todo
   *[forbid] no puede abstenerse
  }
skirmish-op-hold = su carta gana Reacción
skirmish-op-extra = { $what ->
    [movement] hace un movimiento adicional de { $n }
   *[action] hace una acción básica adicional{ $n ->
        [0] {""}
       *[other] {""} con +{ $n }
      }
  }
skirmish-op-move = { $n ->
    [one] muévela un hexágono libre, en cualquier dirección
   *[other] muévela hasta { $n } hexágonos libres, en cualquier dirección
  }
skirmish-op-turn = gírala hasta { $n } bordes
skirmish-op-push = es empujada { $n ->
    [one] un hexágono
   *[other] { $n } hexágonos
  }
skirmish-op-knock = es derribada
skirmish-op-stand = se levanta sin coste
skirmish-op-grab = { $what ->
    [block] queda agarrada e inmovilizada
   *[grab] queda agarrada
  }
skirmish-op-net = queda en una red de fuerza { $n }
skirmish-op-release = suelta lo que agarra
skirmish-op-test = { $sort ->
    [fear] prueba de miedo contra ella{ $n ->
        [0] {""}
       *[other] {""} con +{ $n }
      }
    [grab] prueba de agarre contra ella{ $n ->
        [0] {""}
       *[other] {""} con +{ $n }
      }
   *[stability] prueba de estabilidad contra ella{ $n ->
        [0] {""}
       *[other] {""} con +{ $n }
      }
  }
skirmish-op-attack = { $what ->
    [melee] puede hacer un ataque básico cuerpo a cuerpo{ $n ->
        [0] {""}
       *[other] {""} con +{ $n }
      }
   *[ranged] puede hacer un ataque básico a distancia{ $n ->
        [0] {""}
       *[other] {""} con +{ $n }
      }
  }
skirmish-op-cancel = { $what ->
    [attack] el ataque fracasa
   *[card] la última carta de héroe del enemigo aquí no tiene efecto
  }
skirmish-op-attach = ponle esta carta { $until ->
    [round] hasta el final de la fase de acción
    [hit] hasta que la unidad haya perdido salud
   *[game] para el resto de la partida
  }
skirmish-op-load = ponle gratis, de tu mano, { $what ->
    [weapon] un arma
    [gear] un equipo
   *[ammunition] munición
  }
skirmish-op-bring-in = { $name } entra en el próximo avance de las cartas
skirmish-op-return-to-hand = { $what ->
    [this] recupera esta carta
   *[discard] recupera otra carta de tu descarte
  }
skirmish-op-first-player = toma la ficha de primer jugador
skirmish-op-objective = { $n ->
    [one] tu bando gana un punto
   *[other] tu bando gana { $n } puntos
  }
skirmish-op-choose = elige una cosa:
skirmish-op-if = si para { $unit } se cumple: { $what }
skirmish-then = entonces
skirmish-otherwise = si no

# Partes de las cartas

skirmish-part-movement = Movimiento { $n }
skirmish-part-movement-fix = Quieto: solo giros
skirmish-part-movement-tests = Estabilidad { $n } en sus pruebas
skirmish-part-movement-then = después de moverse: { $what }
skirmish-part-forced = obligado
skirmish-part-order-action-first = Acción antes del movimiento
skirmish-part-order-free = Movimiento y acción en cualquier orden
skirmish-part-action-melee = Ataque cuerpo a cuerpo
skirmish-part-action-ranged = Ataque a distancia
skirmish-part-action-stability = Prueba de estabilidad
skirmish-part-action-grab = Agarre
skirmish-part-action-fear = Prueba de miedo
skirmish-part-action-interact = Manejo
skirmish-part-action-break-free = Soltarse
skirmish-part-action-effect = Efecto
skirmish-part-piercing = Perforación { $n }
skirmish-part-grab = Agarre +{ $n }
skirmish-part-range = alcance { $n }
skirmish-part-times = { $n } veces
skirmish-part-area = área de { $n } hexágonos
skirmish-part-area-self = a su alrededor
skirmish-part-any-direction = en cualquier dirección
skirmish-part-weapon = daño { $damage }, alcance { $range }
skirmish-part-stability = Estabilidad ({ $what })
skirmish-part-push = empujón { $n }
skirmish-part-knock = derribo
skirmish-part-on-hit = Éxito: { $what }
skirmish-part-on-damage = Con daño: { $what }
skirmish-part-on-failure = Fracaso: { $what }
skirmish-part-standing = Mientras está descubierta: { $what }
skirmish-part-combo = Combo: { $what }
skirmish-part-reinforced = { $cost } de adrenalina, { $part }: { $what }
skirmish-part-name-movement = movimiento
skirmish-part-name-standing = mientras está descubierta
skirmish-part-name-action = acción { $n }
skirmish-part-more-push = empujón +{ $n }
skirmish-part-more-range = alcance +{ $n }
skirmish-part-more-times = una vez más
skirmish-part-icons = Pasivo: { $what }
skirmish-part-icons-for = { $icons } para { $unit }
skirmish-part-adrenaline-icons = Iconos de adrenalina: { $n }
skirmish-part-active = { $when }. { $cost }: { $what }
skirmish-part-equip = { $place }, { $cost }: { $what }
skirmish-part-weapon-card = daño { $damage }, alcance { $range }
skirmish-part-sedative = Sedante en lugar de daño
skirmish-part-equipped = Una vez puesta
skirmish-part-uses = { $n } usos
skirmish-part-while = { $bonuses } ({ $what })
skirmish-part-near = cerca de { $unit }
skirmish-part-requires = Solo con: { $units }

# Estados
skirmish-card-fear = Levántate y huye de la causa con el movimiento básico, tan lejos como se pueda. Sin acción; una unidad inmovilizada intenta soltarse. Todo es obligado; el combo cuenta en las pruebas.
skirmish-card-wound = Solo valores básicos, sin combo. Desaparece en el próximo avance de las cartas.
skirmish-card-furious = { $what }. No puede abstenerse y ataca si puede. Termina tras { $rounds } rondas o con un sedante; entonces la adrenalina baja a 0.

# Objetivos, objetos y reglas especiales

skirmish-objective-hold = Dominar a solas { $zone } al final de una ronda
skirmish-objective-leave = Salir por { $zone }{ $object ->
    [none] {""}
   *[other] {""} con { $object }
  }
skirmish-objective-capture = Sedar a { $units }
skirmish-objective-eliminate = Dejar fuera de combate a { $units }
skirmish-objective-interact = Manejar { $object } ({ $steps ->
    [one] una vez
   *[other] { $steps } veces
  })
skirmish-objective-survive = { $units }: siguen despiertos al final
skirmish-objective-worth = { $text }: { $what }
skirmish-objective-from = desde la ronda { $n }
skirmish-worth-points = { $n ->
    [one] un punto
   *[other] { $n } puntos
  }
skirmish-special-sight-limit = Ningún ataque llega más allá de { $n } hexágonos.
skirmish-special-start-adrenaline = Cada dinosaurio empieza con { $n } de adrenalina.
skirmish-special-ballistic = Todos los valores a distancia bajan { $n }.
skirmish-special-no-furious = Nadie se enfurece.
skirmish-special-wounded = Las unidades de { $seat } empiezan con { $n } de salud menos cada una.
skirmish-scenario-wins = { $side }: victoria con { $n } puntos.
skirmish-scenario-length = { $n } rondas.
skirmish-scenario-end-points = Al final gana quien tenga más puntos.
skirmish-scenario-end-value = Al final gana quien conserve la mayor parte de su ejército.
skirmish-scenario-end-side = Al final, victoria: { $side }.
