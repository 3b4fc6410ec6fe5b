# El juego en palabras: sucesos, preguntas, opciones y errores. Los nombres están en los valores (skirmish/telling.py).


## Jugadores, bandos y opciones

skirmish-seat-rangers = Guardas
skirmish-seat-poachers = Furtivos
skirmish-seat-dinosaurs = Dinosaurios
skirmish-seat-west = Oeste
skirmish-seat-east = Este
skirmish-seat-claws = Garras
skirmish-seat-horns = Cuernos
skirmish-seat-hired-guns = Mercenarios
skirmish-seat-herd = Manada
skirmish-option-scenario = Escenario
skirmish-option-bystanders = Quien no participa en una prueba
skirmish-option-bystanders-passed = pasa sin que se le pregunte
skirmish-option-bystanders-asked = decide cada vez
skirmish-option-army-1 = Ejército del jugador 1
skirmish-option-army-2 = Ejército del jugador 2
skirmish-option-army-3 = Ejército del jugador 3
skirmish-option-army-4 = Ejército del jugador 4

## Palabras del juego

skirmish-skill-requisition = Suministros
skirmish-what-knock = derribo
skirmish-what-grab = agarre
skirmish-what-block = inmovilización
skirmish-what-push = empujón
skirmish-what-ammunition = munición
skirmish-what-fear = miedo
skirmish-what-side = bando
skirmish-a-card = una carta
skirmish-half-movement = movimiento
skirmish-half-action = acción
skirmish-facing-0 = el este
skirmish-facing-1 = el sureste
skirmish-facing-2 = el suroeste
skirmish-facing-3 = el oeste
skirmish-facing-4 = el noroeste
skirmish-facing-5 = el noreste
skirmish-source-base = base
skirmish-source-card = carta
skirmish-source-combo = combo
skirmish-source-hero = carta de héroe
skirmish-source-furious = furia
skirmish-source-ability = habilidad
skirmish-source-weapon = arma
skirmish-source-ammunition = munición
skirmish-source-gear = equipo
skirmish-source-attached = carta puesta
skirmish-source-bonus = bonificación
skirmish-source-scenario = escenario
skirmish-source-allies = aliados
skirmish-source-object = objeto
skirmish-source-sedated = sedado
skirmish-source-piercing = perforación
skirmish-source-grab = agarre
skirmish-source-grabbers = quienes la agarran
skirmish-source-net = red
skirmish-source-zone = zona
skirmish-source-other = otros

## Lo que pasó

skirmish-event-deck-shuffled = { $seat ->
     [none] Se mezcló el mazo de acción de { $unit } ({ $cards } cartas).
    *[other] Se mezcló el mazo de héroe de { $seat } ({ $cards } cartas).
  }
skirmish-event-coin-tossed = Se tiró una moneda ({ $about }): { $chosen }.
skirmish-event-hero-cards-replaced = { $count ->
     [one] { $seat }: una carta de héroe cambiada.
    *[other] { $seat }: { $count } cartas de héroe cambiadas.
  }
skirmish-event-deployed = { $unit } se despliega en { $hex }, mirando hacia { $facing }.
skirmish-event-card-placed = { $unit }: { $card } en { $slot }, iniciativa { $initiative }.
skirmish-event-slot-emptied = { $unit } pierde { $card } ({ $slot }).
skirmish-event-cards-drawn = { $count ->
     [one] { $unit } roba una carta de acción.
    *[other] { $unit } roba { $count } cartas de acción.
  }
skirmish-event-hero-cards-drawn = { $count ->
     [one] { $seat }: una carta de héroe robada.
    *[other] { $seat }: { $count } cartas de héroe robadas.
  }
skirmish-event-hero-card-discarded = { $seat }: se descarta { $card }.
skirmish-event-round-begins = Ronda { $round }.
skirmish-event-phase-begins = { $phase ->
     [action] Fase de acción.
    *[initiative] Fase de iniciativa.
  }
skirmish-event-income = { $seat }: { $command } de mando.
skirmish-event-resource = { $seat }: { $resource } { $change }, ahora { $total }.
skirmish-event-adrenaline = { $unit }: adrenalina { $change }, ahora { $total }.
skirmish-event-first-player = { $seat }: primer jugador.
skirmish-event-tied = Empate a { $initiative }: { $units }.
skirmish-event-revealed = { $unit } descubre { $card }.
skirmish-event-skipped = { $unit } se abstiene.
skirmish-event-skipped-card = { $kept ->
     [yes] { $unit } conserva la carta que no usó.
    *[no] { $unit } descarta la carta que no usó.
  }
skirmish-event-activated = Le toca a { $unit }.
skirmish-event-held = { $unit } se reserva: { $half }.
skirmish-event-stood-up = { $unit } se levanta.
skirmish-event-moved = { $unit } va a { $to }, mirando hacia { $facing }.
skirmish-event-dragged = { $unit } es arrastrada a { $hex }.
skirmish-event-movement-ended = { $reason ->
     [test] Han detenido a { $unit }.
     [difficult] El terreno frena a { $unit }.
    *[other] { $unit } se detiene.
  }
skirmish-event-reaction = { $unit } reacciona: { $half }.
skirmish-event-consent = { $given ->
     [yes] { $seat }: se puede pasar por { $unit }.
    *[no] { $seat }: no se puede pasar por { $unit }.
  }
skirmish-event-action = { $target ->
     [none] { $unit }: { $sort }.
    *[other] { $unit }: { $sort } contra { $target }.
  }
skirmish-event-reinforced = { $unit } gasta { $cost } de adrenalina.
skirmish-event-test = { $success ->
     [yes] { $sort } de { $unit } contra { $target }: { $mine } a { $theirs }, éxito. { $parts } / { $against }
    *[no] { $sort } de { $unit } contra { $target }: { $mine } a { $theirs }, fracaso. { $parts } / { $against }
  }
skirmish-event-attack-failed = El ataque de { $unit } contra { $target } fracasa.
skirmish-event-damage = { $unit } pierde { $lost } de salud.
skirmish-event-model-lost = { $unit } pierde una figura; quedan { $models }.
skirmish-event-eliminated = { $unit } queda fuera de combate.
skirmish-event-healed = { $unit } recupera { $amount } de salud.
skirmish-event-knocked = Derriban a { $unit }.
skirmish-event-pushed = Empujan a { $unit } a { $hex }.
skirmish-event-object-pushed = Empujan { $object } a { $hex }.
skirmish-event-rammed = { $unit } choca contra un obstáculo y pierde { $amount } de salud.
skirmish-event-followed = { $unit } avanza a { $hex }.
skirmish-event-grabbed = { $blocked ->
     [yes] { $unit } agarra e inmoviliza a { $target }.
    *[no] { $unit } agarra a { $target }.
  }
skirmish-event-released = { $unit } suelta a { $target }.
skirmish-event-netted = { $unit } está en una red de fuerza { $number }.
skirmish-event-freed = { $unit } está libre.
skirmish-event-fear = { $unit } recibe una carta de miedo.
skirmish-event-wound = { $unit } recibe una herida grave.
skirmish-event-removed-condition = { $unit } se libra de: { $what }.
skirmish-event-furious = { $start ->
     [yes] ¡{ $unit } se enfurece!
    *[no] { $unit } se calma.
  }
skirmish-event-sedative = { $stage ->
     [waits] Un sedante espera a { $unit }.
     [spent] Un sedante se gasta en { $unit } para nada.
    *[locks] Un sedante hace efecto en { $unit }.
  }
skirmish-event-sedated = { $unit } se duerme.
skirmish-event-woken = { $unit } se despierta.
skirmish-event-card-used = { $use ->
     [passive] { $seat }: iconos de { $card } ({ $icons }).
     [ability] { $unit }: { $card }.
    *[other] { $seat }: se juega { $card }.
  }
skirmish-event-card-without-effect = { $card } de { $seat } no tiene efecto.
skirmish-event-attached = { $card } se le pone a { $unit }.
skirmish-event-detached = { $unit } pierde { $card }.
skirmish-event-window-opened = Interacción: { $about }.
skirmish-event-window-closed = Fin de la interacción.
skirmish-event-passed = { $seat }: paso.
skirmish-event-initiative-changed = { $unit } tiene ahora iniciativa { $initiative }.
skirmish-event-slid = { $unit }: carta siguiente, iniciativa { $initiative }.
skirmish-event-turned = { $unit } gira hacia { $facing }.
skirmish-event-shifted = { $unit } se desplaza a { $hex }.
skirmish-event-looked = { $seat }: una mirada a la carta siguiente de { $unit }, { $card }.
skirmish-event-arrived = { $unit } llega a { $hex }.
skirmish-event-opened = { $unit } abre { $object }: { $gain } de suministros.
skirmish-event-picked-up = { $unit } recoge { $object }.
skirmish-event-dropped = { $unit } suelta { $object } en { $hex }.
skirmish-event-used-device = { $unit } trabaja en { $object } (paso { $steps }).
skirmish-event-handed = { $unit } entrega { $card } a { $to }.
skirmish-event-objective = { $objective ->
     [none] { $seat }: puntos +{ $points }.
    *[other] { $seat }: { $objective }, puntos +{ $points }.
  }
skirmish-event-left-map = { $unit } abandona el mapa.
skirmish-event-seat-out = { $seat }: fuera de la partida.
skirmish-event-checked = Puntos: { $points }.
skirmish-event-game-over = { $winners ->
     [none] La partida ha terminado: empate.
    *[other] La partida ha terminado. { $winners }: victoria.
  }

## Por qué terminó la partida

skirmish-reason-objective = puntos suficientes
skirmish-reason-length = ha pasado la última ronda
skirmish-reason-decks = los mazos de héroe están vacíos
skirmish-reason-last-side = solo queda un bando
skirmish-reason-points = deciden los puntos

## Lo que se pregunta

skirmish-decision-replace-hero-cards = ¿Qué cartas de héroe cambias?
skirmish-decision-who-deploys = ¿Quién despliega primero?
skirmish-decision-deploy = Despliega una unidad
skirmish-decision-who-places = ¿Quién pone la primera carta?
skirmish-decision-place-active = Pon una carta activa
skirmish-decision-place-next = Pon una carta siguiente
skirmish-decision-announce = ¿Juegas cartas ahora?
skirmish-decision-order-cards = ¿Qué carta va primero?
skirmish-decision-step-card = ¿Una carta de héroe para { $unit }?
skirmish-decision-skip-or-reveal = { $unit }: ¿descubrir la carta o abstenerse?
skirmish-decision-who-begins = ¿Quién empieza?
skirmish-decision-which-unit = ¿Qué unidad va primero?
skirmish-decision-half-first = { $unit }: ¿primero movimiento o acción?
skirmish-decision-movement = { $unit }: ¿adónde?
skirmish-decision-rest-of-movement = { $unit }: ¿adónde sigue?
skirmish-decision-order-of-tests = { $unit }: ¿a quién pone a prueba primero?
skirmish-decision-consent = ¿Se puede pasar por { $unit }?
skirmish-decision-let-go = { $unit }: ¿seguir agarrando o soltar?
skirmish-decision-reaction = ¿Reacciona alguna de tus unidades?
skirmish-decision-late-half = { $unit }: ¿usar lo que se reservó?
skirmish-decision-action = { $unit }: ¿qué acción?
skirmish-decision-reinforce = { $unit }: ¿gastar adrenalina?
skirmish-decision-window-turn = Interacción ({ $about }): ¿una carta?
skirmish-decision-zone = ¿Qué lado de { $target } recibe el golpe?
skirmish-decision-consequences = ¿De qué se libra { $target }?
skirmish-decision-stability-test = ¿Poner a prueba la estabilidad de { $target }?
skirmish-decision-stability-consequences = ¿Empujar a { $target }, derribar o ambas cosas?
skirmish-decision-push-edge = ¿Hacia dónde se empuja a { $target }?
skirmish-decision-push-to = ¿Adónde va { $target }?
skirmish-decision-extend-push = ¿Poner a prueba también a la unidad que estorba?
skirmish-decision-follow = ¿Avanza { $unit }?
skirmish-decision-grab-consequences = ¿Agarrar a { $target } o también inmovilizar?
skirmish-decision-spare = ¿A quién perdona { $unit }?
skirmish-decision-card-consequences = ¿Le pasa a { $target } lo que añade la carta?
skirmish-decision-fear-consequences = ¿Quién se libra del miedo?
skirmish-decision-flee-step = { $unit } huye: ¿adónde?
skirmish-decision-effect-unit = ¿Qué unidad?
skirmish-decision-effect-option = ¿Qué efecto?
skirmish-decision-effect-hex = { $unit }: ¿qué hexágono?
skirmish-decision-effect-facing = { $unit }: ¿hacia dónde mira?
skirmish-decision-effect-player = ¿Qué jugador?
skirmish-decision-replace-next = { $unit }: ¿otra carta siguiente?
skirmish-decision-equip = { $unit }: ¿qué carta?
skirmish-decision-arrive = ¿Por dónde entra { $unit }?
skirmish-decision-skipped-card = { $unit }: ¿conservar la carta que no se usó?
skirmish-decision-trim = ¿Descartar cartas de tus pilas?
skirmish-decision-discard-hero = ¿Qué carta de héroe se descarta?
skirmish-decision-discard-to-limit = Tienes la mano llena: descarta una carta de héroe
skirmish-decision-take-back = ¿Qué carta recuperas?

## Opciones

skirmish-choice-ability = { $unit }: { $ability }
skirmish-choice-active = { $card } para { $unit }
skirmish-choice-next = { $idle ->
     [none] { $card } para { $unit }
    *[other] { $card } para { $unit }, { $idle } en espera
  }
skirmish-choice-all = todo
skirmish-choice-base = { $sort ->
     [none] Con valores básicos
    *[other] Valores básicos: { $deed }
  }
skirmish-choice-do = { $deed }
skirmish-choice-both = empujar y derribar
skirmish-choice-push = solo empujar
skirmish-choice-knock = solo derribar
skirmish-choice-decline = no
skirmish-choice-deploy = { $unit } en { $hex }, mirando hacia { $facing }
skirmish-choice-discard = { $card ->
     [none] descartar la carta de { $unit }
    *[other] descartar { $card }
  }
skirmish-choice-go = intentar seguir, aun con el agarre
skirmish-choice-ask = pedir paso por { $unit }
skirmish-choice-done = nada más
skirmish-choice-drop = descartar la carta inferior de { $unit }
skirmish-choice-edge = hacia el borde { $edge }
skirmish-choice-enter = desde { $hex } al hexágono ocupado tras el borde { $edge }
skirmish-choice-equip = { $card }
skirmish-choice-face = { $facing }
skirmish-choice-first = { $what ->
     [none] { $unit } primero
    *[other] { $what } primero
  }
skirmish-choice-flee = huir a { $hex }, mirando hacia { $facing }
skirmish-choice-follow = avanzar
skirmish-choice-forgo = { $unit }: renunciar: { $what }
skirmish-choice-release = soltar
skirmish-choice-hold = reservarla para una reacción
skirmish-choice-icons = { $unit ->
     [none] { $card }: iconos { $set }
    *[other] { $card }: iconos { $set } para { $unit }
  }
skirmish-choice-idle = descartar la carta en espera de { $unit }
skirmish-choice-keep = { $unit ->
     [none] conservar
    *[other] conservar la carta de { $unit }
  }
skirmish-choice-move = a { $hex }, mirando hacia { $facing }
skirmish-choice-agree = aceptar
skirmish-choice-refuse = negarse
skirmish-choice-none = nada
skirmish-choice-gear = { $unit } usa { $card }
skirmish-choice-option = efecto { $number }
skirmish-choice-order = primero el número { $number }
skirmish-choice-pass = pasar
skirmish-choice-through = pasar hasta que se decida
skirmish-choice-pay = gastarla
skirmish-choice-save = guardarla
skirmish-choice-play = { $other ->
     [none] { $card } para { $unit }
    *[other] { $card } para { $unit } contra { $other }
  }
skirmish-choice-player = { $player }
skirmish-choice-react = { $unit } reacciona
skirmish-choice-reinforce = reforzar
skirmish-choice-replace = cambiar { $count } cartas: números { $numbers }
skirmish-choice-reveal = { $unit }: descubrir
skirmish-choice-shift = a { $hex }
skirmish-choice-skip = { $unit }: abstenerse
skirmish-choice-spare = perdonar a { $unit }
skirmish-choice-stand = levantarse
skirmish-choice-stay = quedarse
skirmish-choice-stop = detenerse
skirmish-choice-swap = { $card }
skirmish-choice-take = { $card }
skirmish-choice-test = { $unit ->
     [none] hacer la prueba
    *[other] poner a prueba a { $unit }
  }
skirmish-choice-unit = { $unit }
skirmish-choice-waive = { $unit ->
     [none] sin { $what }
    *[other] sin { $what } para { $unit }
  }
skirmish-choice-route = por un camino propio ({ $moves })
skirmish-choice-block = también inmovilizar
skirmish-choice-grab = solo agarrar
skirmish-choice-zone = { $what }

## De qué trata una opción

skirmish-deed-unit = contra { $unit }
skirmish-deed-hex = en { $hex }
skirmish-deed-weapon = con { $card }
skirmish-deed-open = abrir { $object }
skirmish-deed-take = recoger { $object }
skirmish-deed-use = usar { $object }
skirmish-deed-equip = ponerse { $card }
skirmish-deed-hand = entregar { $card } a { $unit }
skirmish-deed-net = (la red)

## Interacciones

skirmish-about-skip = puede abstenerse
skirmish-toss-allow = vale la carta que lo permite
skirmish-toss-forbid = vale la carta que lo prohíbe
skirmish-about-first-player = primer jugador
skirmish-about-tie = unidades empatadas
skirmish-about-slide = tras el avance de las cartas
skirmish-about-placed = cartas colocadas
skirmish-about-draw = tras los descartes
skirmish-about-initiative = fase de iniciativa
skirmish-about-hit = impacto
skirmish-about-damage = daño
skirmish-about-stability = estabilidad
skirmish-about-grab = agarre
skirmish-about-break-free = soltarse
skirmish-about-fear = miedo

## Lo que no puede ser

skirmish-error-action-text = «{ $text }» no es una acción de Skirmish. Las acciones son palabras y campos como move:3.-2,4.
skirmish-error-route = El paso { $number } de este camino ({ $move }) no es posible aquí. Un camino se compone de r y l (giros) y de bordes del 0 al 5 (pasos).
skirmish-error-route-end = La unidad no puede quedarse donde acaba este camino.
skirmish-error-position = Esto no es una posición ni una vista de Skirmish: algo falla en { $what }.
skirmish-error-army = { $army } no es un ejército para este puesto. Hay: { $armies }.
skirmish-error-army-own = «{ $army }» no es un ejército. Las unidades y sus cartas son números en el orden del contenido, como own:0.3-12.
skirmish-error-army-large = { $units } unidades son demasiadas para un ejército; el máximo es { $most }.
skirmish-error-army-factions = Un ejército es de una sola facción y encaja en su puesto; aquí hay { $factions }.
skirmish-error-army-place = { $unit } no tiene sitio para { $card }.
skirmish-error-army-value = El ejército vale { $value }; aquí el máximo es { $most }.
skirmish-error-seat = Aquí no hay ningún puesto { $seat }. Hay: { $seats }.
skirmish-error-not-asked = { $action } no está entre las opciones ahora.
skirmish-error-raffle = { $option } no es un ejército que se pueda sortear en este escenario.
