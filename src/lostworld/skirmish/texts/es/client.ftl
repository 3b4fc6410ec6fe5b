# Lo que solo dice el navegador.

## La primera pantalla

skirmish-web-lead = Humanos y dinosaurios luchan sobre hexágonos, sin dados: deciden las cartas, la iniciativa y el buen terreno. De dos a cuatro jugadores.
skirmish-web-start-learn-text = Una primera batalla corta que se explica sola
skirmish-web-start-first-text = Una batalla corta contra el recluta; cada pregunta nueva se explica sola
skirmish-web-start-rules-text = Las reglas en breve, y todas las unidades, cartas y mapas
skirmish-web-players = { $count } jugadores
skirmish-web-rounds = { $count } rondas
skirmish-web-army-any = Cualquier ejército que encaje
skirmish-web-army-random = Al azar
skirmish-web-army-value = valor { $value } de { $most }
skirmish-web-army-own = Un ejército propio
skirmish-web-army-build = Formar un ejército
skirmish-web-build-title = Un ejército para { $seat }
skirmish-web-build-faction = Facción
skirmish-web-build-equip = Añadir equipo
skirmish-web-build-remove = Sin { $unit }
skirmish-web-build-empty = Todavía no hay unidades: elige algunas.
skirmish-web-build-legal = Este ejército puede jugar.
skirmish-web-build-use = Usar este ejército
skirmish-web-build-name = Nombre de la lista
skirmish-web-build-save = Guardar la lista
skirmish-web-build-saved = Listas guardadas
skirmish-web-build-forget = Olvidar { $name }
skirmish-web-theme-system = Como quiera el sistema
skirmish-web-theme-day = Día
skirmish-web-theme-night = Noche

## El mapa

skirmish-web-closer = Acercar
skirmish-web-farther = Alejar
skirmish-web-fit = Todo el mapa
skirmish-web-keys = En el mapa las flechas van de hexágono en hexágono, N y P al siguiente y al anterior donde se puede hacer algo; + y − lo acercan o lo alejan, 0 lo muestra entero.
skirmish-web-which-facing = ¿Hacia dónde mira?
skirmish-web-can-go = { $points ->
    [one] Puede venir aquí por un punto
   *[other] Puede venir aquí por { $points } puntos
}
skirmish-web-can-stand = Puede colocarse aquí
skirmish-web-can-do = Aquí se pueden hacer { $count } cosas
skirmish-web-unit = { $code } { $unit } ({ $seat }), salud { $health }, mira hacia { $facing }{ $words ->
    [none] {""}
   *[other] , { $words }
  }
skirmish-web-difficult = difícil
skirmish-web-impassable = infranqueable
skirmish-web-blocks = tapa la vista

## La mesa

skirmish-web-track = Iniciativa
skirmish-web-phase-setup = Preparación
skirmish-web-phase-action = Fase de acción
skirmish-web-phase-initiative = Fase de iniciativa
skirmish-web-phase-over = El final
skirmish-web-track-unit = { $unit }, { $initiative ->
    [none] sin carta
   *[other] iniciativa { $initiative }
  }, { $state ->
    [acts] actúa ahora
    [next] es la siguiente
    [done] ya ha actuado
    [asleep] dormida
   *[waits] espera
  }
skirmish-web-points = Puntos
skirmish-web-cards = Cartas de héroe en la mano y el mazo
skirmish-web-health = Salud { $health } de { $full }
skirmish-web-armour-zones = frente / costados / retaguardia
skirmish-web-combo = Combo: { $cards } de { $limit } cartas
skirmish-web-slot-empty = vacío
skirmish-web-face-down = boca abajo, iniciativa { $initiative }
skirmish-web-what-is-this = ¿Qué es esto?
skirmish-web-hand = { $count ->
    [one] Tu mano: una carta de héroe
   *[other] Tu mano: { $count } cartas de héroe
  }
skirmish-web-hand-empty = No tienes cartas de héroe en la mano.
skirmish-web-explain = Qué hace { $card }
skirmish-web-active-use = Efecto
skirmish-web-which-idle = ¿Y en espera?
skirmish-web-no-idle = Nada en espera
skirmish-web-deploy-which = ¿Qué unidad se despliega?
skirmish-web-all = Las { $count } opciones en una lista
skirmish-web-orders = Orden permanente
skirmish-web-order-fitting = Pregúntame si algo sirve
skirmish-web-order-ask = Pregúntame siempre
skirmish-web-order-activation = Pasar en esta activación
skirmish-web-order-attacked = Pasar hasta que me ataquen
skirmish-web-sheets = Bajo el mapa
skirmish-web-sheet-question = Pregunta
skirmish-web-sheet-hand = Mano
skirmish-web-sheet-unit = Unidad
skirmish-web-foreseen = tal como está, antes de cualquier carta de héroe
skirmish-web-ties-initiator = Quien inicia gana los empates.
skirmish-web-ties-defender = Quien se defiende gana los empates.
skirmish-web-ties-none = La diferencia se pierde en salud.
skirmish-web-test-damage = { $n } de daño
skirmish-web-test-success = Éxito
skirmish-web-test-failure = Fracaso
skirmish-web-action-cards = Cartas de acción
skirmish-web-help-more = Las reglas en breve

## El parte de batalla

skirmish-web-report = Parte de batalla
skirmish-web-report-unit = Unidad
skirmish-web-report-dealt = Daño
skirmish-web-report-lost = Perdido
skirmish-web-report-tests = Pruebas ganadas
skirmish-web-report-felled = Quién venció a quién
skirmish-web-report-by = Ronda { $round }: { $unit }{ $by ->
    [none] {""}
   *[other] , por { $by }
  }
skirmish-web-report-turns = Momentos decisivos
skirmish-web-report-cards = Cartas de héroe usadas

## El libro

skirmish-web-browse = Skirmish de la A a la Z
skirmish-web-shelf-rules = Reglas
skirmish-web-shelf-units = Unidades
skirmish-web-shelf-heroes = Cartas de héroe
skirmish-web-shelf-actions = Cartas de acción
skirmish-web-shelf-maps = Mapas
skirmish-web-shelf-keywords = Palabras del juego

## Palabras clave

skirmish-web-keyword-reaction = Cada mitad de la carta, movimiento y acción, puede reservarse y usarse después de que otra unidad se haya movido o haya actuado.
    .title = Reacción
skirmish-web-keyword-charge = Cada hexágono en el que entra permite un solo giro de 60 grados, justo antes o justo después.
    .title = Carga
skirmish-web-keyword-fix = La unidad solo puede girar y levantarse.
    .title = Quieto
skirmish-web-keyword-jump = El movimiento pasa por encima de terreno y objetos; termina como cualquier otro.
    .title = Saltar
skirmish-web-keyword-fly = El movimiento pasa por encima de terreno, objetos y unidades; termina como cualquier otro.
    .title = Volar
skirmish-web-keyword-backward = La unidad puede salir por un borde trasero y sigue mirando igual.
    .title = Marcha atrás
skirmish-web-keyword-grab = Estabilidad más agarre contra estabilidad. Una unidad agarrada es más lenta; si habría bastado la estabilidad sola, además queda inmovilizada.
    .title = Agarre
skirmish-web-keyword-piercing = Esto se resta de la armadura del objetivo.
    .title = Perforación
skirmish-web-keyword-area = Se ataca a todas las unidades de los hexágonos alrededor del centro, también a las amigas; cada una esquiva por su cuenta.
    .title = Área
skirmish-web-keyword-forced = Esta parte debe hacerse si es posible.
    .title = Obligado
skirmish-web-keyword-reinforced = Paga adrenalina para conseguir más.
    .title = Reforzado
skirmish-web-keyword-combo = Mientras la carta activa está descubierta, las cartas de debajo añaden estos iconos.
    .title = Combo
skirmish-web-keyword-adrenaline = Se gana con heridas, miedo y los iconos de las cartas de héroe, y paga las partes reforzadas. Un dinosaurio lleno de ella se enfurece.
    .title = Adrenalina
skirmish-web-keyword-command = Cada ronda recibe mando quien tiene despierto a un héroe humano. Paga cartas de héroe, y quien más tiene es el primer jugador.
    .title = Mando
skirmish-web-keyword-requisition = Salen de las cajas y de los objetivos y pagan el equipo.
    .title = Suministros
skirmish-web-keyword-hero = Un héroe humano da mando a su jugador mientras esté despierto.
    .title = Héroe
skirmish-web-keyword-vehicle = Nunca tiene miedo, ni se seda, ni se enfurece.
    .title = Vehículo
skirmish-web-keyword-pack = Varias figuras en un hexágono: el daño va primero a la más débil, y las amigas pueden pasar.
    .title = Manada
skirmish-web-keyword-commander = Da más mando cada ronda.
    .title = Comandante
skirmish-web-keyword-knocked = Una unidad derribada usa valores básicos y suelta lo que agarra; levantarse cuesta movimiento.
    .title = Derribada
skirmish-web-keyword-blocked = Ni movimiento, ni giro, ni levantarse; su única acción es soltarse.
    .title = Inmovilizada
skirmish-web-keyword-furious = Durante unas rondas, más fuerte y más salvaje; parte de lo que hace es obligado.
    .title = Furiosa
skirmish-web-keyword-wound = Se roba y se pone como una carta y solo permite valores básicos; después desaparece.
    .title = Herida grave
skirmish-web-keyword-skip = La unidad no hace nada y su carta sigue oculta; no dos veces seguidas.
    .title = Abstenerse

## Lecciones

skirmish-web-learn-title = Aprende Skirmish jugando
skirmish-web-learn-how = Diriges a los guardas contra un bot. Cuando se pregunta algo nuevo, una lección corta dice de qué se trata. Nada es definitivo hasta que lo confirmas.
skirmish-web-learn-start = Empezar la primera batalla
skirmish-web-lesson-count = Lección { $done } de { $all } leída
skirmish-web-lesson-done = Entendido
skirmish-web-lesson-end = Terminar las lecciones
skirmish-web-lesson-hand = Las cartas de héroe son tuyas, no de una unidad. Sus iconos ayudan en las pruebas y sus efectos cuestan mando. Toca las que prefieras cambiar y confirma.
    .title = Tu mano
skirmish-web-lesson-deploy = Elige una unidad abajo, toca un hexágono de tu zona y después el borde hacia el que mirará. Una unidad ve, se mueve y ataca por sus tres bordes delanteros, y por detrás su armadura es más fina.
    .title = Desplegar
skirmish-web-lesson-cards = Cada unidad recibe una carta activa boca abajo. El número es su iniciativa: los números altos actúan primero y todos los ven. Lo demás es secreto hasta que le toque a la unidad.
    .title = Cartas activas
skirmish-web-lesson-next = Al final de la ronda la carta siguiente pasa sobre la activa, y las de debajo suman su combo. Así que piensa con dos rondas de antelación. Al lado aguarda una carta en espera.
    .title = Siguiente y en espera
skirmish-web-lesson-activation = Le ha llegado el turno. Descubre la carta y úsala, o abstente: entonces la unidad no hace nada y su carta sigue oculta. Nadie se abstiene dos veces seguidas.
    .title = Activación
skirmish-web-lesson-movement = Los hexágonos iluminados están a su alcance; el número es el coste. Toca uno y después hacia dónde mira. El terreno difícil termina un movimiento. Las líneas verdes muestran a quién verías desde ahí; las rojas, lo que tapa la vista. Confirma cuando te guste, o deshazlo.
    .title = Movimiento
skirmish-web-lesson-action = Los objetivos a tiro, en el ángulo y a la vista tienen un borde rojo. Señala uno para ver las dos sumas tal como están. Impacto contra esquiva; después, daño contra la armadura del lado que golpeas.
    .title = Acciones
skirmish-web-lesson-windows = Antes de comparar una prueba, ambos bandos pueden añadir iconos de cartas de héroe, de una en una. Pasa cuando estés conforme. Con una orden permanente pasas sin más hasta que te ataquen.
    .title = Interacción
skirmish-web-lesson-damage = Has ganado la prueba. Puedes tomar lo que trae, o dejarlo.
    .title = Consecuencias
skirmish-web-lesson-stability = Estabilidad contra estabilidad: a quien pierde se le empuja, se le derriba o ambas cosas. Contra una pared o el borde del mapa, pierde salud.
    .title = Empujar y derribar
skirmish-web-lesson-reactions = Una carta con reacción puede reservarse su movimiento o su acción. Cuando otra unidad se ha movido o ha actuado, puedes usar lo que reservaste.
    .title = Reacciones
skirmish-web-lesson-round = La ronda ha terminado: las cartas avanzan, las pilas se recortan al límite de combo y se roban cartas nuevas.
    .title = El final de una ronda
skirmish-web-lesson-fear = Miedo contra valor. Una carta de miedo va encima del mazo; cuando se juega, hace huir a la unidad.
    .title = Miedo
skirmish-web-lesson-sedatives = Un dardo que heriría espera en cambio bajo la carta siguiente del objetivo. Cuando esa carta avanza, el sedante bloquea un lugar del combo. Cuando todos están bloqueados, el animal duerme: vivo y fuera del combate.
    .title = Sedantes

## Al final, y lo que queda de las lecciones

skirmish-web-recap-felled = Vencidas
skirmish-web-recap-cards = Cartas de héroe
skirmish-web-tally-rounds = { $count ->
    [one] ronda
   *[other] rondas
}
skirmish-web-tally-damage = de daño
skirmish-web-tally-felled = { $count ->
    [one] unidad vencida
   *[other] unidades vencidas
}
skirmish-web-browse-search = Buscar una unidad, una carta, un mapa o una palabra
skirmish-web-lesson-left = Esto no se dio en tu batalla:
skirmish-web-lesson-all = Eso es todo: ya conoces el juego. Las reglas y todas las cartas están en el libro.
skirmish-web-lesson-finish = Terminar

## Lo que se pregunta y lo que depende de ello

skirmish-web-why-replace-hero-cards = Toca las cartas que prefieras cambiar por otras nuevas. También puedes quedarte con todas.
skirmish-web-why-who-deploys = Quien despliega más tarde ya ha visto dónde están los demás.
skirmish-web-why-deploy = Toca un hexágono iluminado y luego la orientación: se avanza y se ataca hacia delante, y la armadura es más fina por detrás.
skirmish-web-why-arrive = Toca un hexágono iluminado y luego la orientación.
skirmish-web-why-who-places = Quien coloca más tarde ya ha visto los números de los demás.
skirmish-web-why-place-active = La carta de esta ronda. El número más alto actúa primero; todos ven el número, solo tú ves la carta.
skirmish-web-why-place-next = La carta de la ronda siguiente. Otra puede quedar En espera.
skirmish-web-why-step-card = Aquí puede ayudar una carta. Sin ella, se sigue sin más.
skirmish-web-why-announce = Las cartas y habilidades posibles están iluminadas. Pasar no cuesta nada.
skirmish-web-why-skip-or-reveal = Revelada, la carta se usa ahora: movimiento y después acción. Si se salta, la unidad no hace nada esta ronda; nunca dos veces seguidas.
skirmish-web-why-which-unit = Tienen la misma iniciativa.
skirmish-web-why-who-begins = Tienen la misma iniciativa.
skirmish-web-why-half-first = La carta permite ambos órdenes.
skirmish-web-why-movement = Los hexágonos iluminados están al alcance y el número es el coste. Señala uno: líneas verdes, a quién vería; círculos rojos, quién podría atacarla allí.
skirmish-web-why-rest-of-movement = Lo que queda del movimiento, desde aquí.
skirmish-web-why-let-go = Sujeta, apenas se mueve; suelta, ambas quedan libres.
skirmish-web-why-reaction = Lo que se guardó puede usarse ahora, tras lo que acaba de ocurrir.
skirmish-web-why-late-half = Lo que se guardó se pierde si no se usa ahora.
skirmish-web-why-action = Los objetivos tienen borde rojo: señala uno para ver ambas sumas antes de decidir.
skirmish-web-why-reinforce = La adrenalina refuerza esta parte de la carta.
skirmish-web-why-window-turn = Los iconos de una carta se suman a tu total. Cuando todos han pasado, se comparan las sumas.
skirmish-web-why-zone = El lado decide el grosor de la armadura.
skirmish-web-why-consequences = Has ganado la prueba: ocurre todo, salvo lo que dejes fuera.
skirmish-web-why-stability-test = Estabilidad contra estabilidad: si ganas, la empujas o la derribas.
skirmish-web-why-stability-consequences = Empujada, pierde su sitio; derribada, usa valores básicos y debe levantarse.
skirmish-web-why-follow = Tu unidad puede ocupar el lugar que quedó libre.
skirmish-web-why-flee-step = El miedo la aleja de lo que la asustó.
skirmish-web-why-skipped-card = Si se guarda, la unidad espera con todas sus cartas; si se descarta, su carta Siguiente avanza.
skirmish-web-why-trim = Las cartas bajo la Activa suman su combo. Las que superan el límite deben irse; las demás, si quieres.

skirmish-web-moment-phase-start = Empieza la fase: ¿una carta o habilidad?
skirmish-web-moment-phase-end = Termina la fase: ¿una carta o habilidad?
# $unit
skirmish-web-moment-activation = { $unit } está a punto de actuar: ¿una carta o habilidad?
# $unit
skirmish-web-moment-reveal = { $unit } ha revelado su carta: ¿una carta o habilidad?
# $unit
skirmish-web-moment-skip = { $unit } se ha saltado su turno: ¿una carta o habilidad?
# $unit
skirmish-web-moment-segment = { $unit } se ha movido: ¿una carta o habilidad?
# $unit
skirmish-web-moment-result = La prueba de { $unit } está decidida: ¿una carta o habilidad?
# $unit
skirmish-web-moment-damage = { $unit } está a punto de perder salud: ¿una carta o habilidad?
# $unit
skirmish-web-moment-elimination = { $unit } ha caído: ¿una carta o habilidad?
# $unit
skirmish-web-moment-condition = A { $unit } le ha pasado algo: ¿una carta o habilidad?
# $unit
skirmish-web-moment-draw = { $unit ->
    [none] Se han robado cartas: ¿una carta o habilidad?
   *[other] { $unit } ha robado cartas: ¿una carta o habilidad?
  }

skirmish-web-meant = Confírmalo o elige otra cosa.
skirmish-web-keep-all = Quedarse con todas
skirmish-web-pass = No jugar nada
skirmish-web-goal = El objetivo
skirmish-web-forces = Los ejércitos
# $count
skirmish-web-replace-some = Cambiar { $count ->
    [one] una carta
   *[other] { $count } cartas
  }
# $round $of
skirmish-web-round-of = Ronda { $round } de { $of }
# $success $mine $theirs
skirmish-web-stands = Tal como está: { $success ->
    [yes] éxito
   *[no] fracaso
  }, { $mine } contra { $theirs }
skirmish-web-place-which = ¿Qué unidad recibe una carta?

## Los números de una unidad

skirmish-web-skill-movement = Puntos para moverse: un hexágono por un borde frontal cuesta uno, girar es gratis y el terreno difícil termina el movimiento.
skirmish-web-skill-melee = Cuenta cuando la unidad ataca cuerpo a cuerpo; el objetivo responde con esquiva. Lo que supere la armadura es daño.
skirmish-web-skill-ballistic = Cuenta cuando la unidad dispara; el objetivo responde con esquiva. El daño es el del arma, menos la armadura.
skirmish-web-skill-dodge = Se opone a todo ataque, cercano o lejano. En caso de empate, el atacante acierta.
skirmish-web-skill-stability = Decide quién es empujado, derribado, agarrado o sujetado, y quién se abre paso.
skirmish-web-skill-fear = Asusta a otros si supera su coraje.
skirmish-web-skill-courage = Se opone al miedo, también en caso de empate.
skirmish-web-skill-armour = Se resta de todo daño. Tres números: frente, lados, detrás.
skirmish-web-skill-initiative = El número de la carta Activa. Las unidades actúan de mayor a menor.
skirmish-web-keep-everything = Conservar todo

## Los lugares en palabras

skirmish-web-way = { $n ->
    [one] un hexágono { $way }
   *[other] { $n } hexágonos { $way }
  }
skirmish-web-toward-0 = hacia el este
skirmish-web-toward-1 = hacia el sureste
skirmish-web-toward-2 = hacia el sur
skirmish-web-toward-3 = hacia el suroeste
skirmish-web-toward-4 = hacia el oeste
skirmish-web-toward-5 = hacia el noroeste
skirmish-web-toward-6 = hacia el norte
skirmish-web-toward-7 = hacia el noreste
skirmish-web-where = { $ground }; { $zone } está a { $way }
skirmish-web-the-middle = el centro del mapa
skirmish-web-event-deployed = { $unit } se despliega ({ $where }), mirando hacia { $facing }.
skirmish-web-event-arrived = { $unit } llega ({ $where }).
skirmish-web-event-moved = { $way ->
    [none] { $unit } se gira, mirando hacia { $facing }.
   *[other] { $unit } avanza { $way } ({ $where }), mirando hacia { $facing }.
  }
skirmish-web-event-dragged = Arrastran a { $unit } ({ $where }).
skirmish-web-event-pushed = Empujan a { $unit } { $way } ({ $where }).
skirmish-web-event-object-pushed = Empujan { $object } más allá ({ $where }).
skirmish-web-event-followed = { $unit } avanza detrás ({ $where }).
skirmish-web-event-shifted = { $unit } se desplaza ({ $where }).
skirmish-web-event-dropped = { $unit } suelta { $object } ({ $where }).
skirmish-web-choice-deploy = { $unit }: { $where }, mirando hacia { $facing }
skirmish-web-choice-move = { $way ->
    [none] quedarse aquí, mirando hacia { $facing }
   *[other] { $way } ({ $where }), mirando hacia { $facing }
  }
skirmish-web-choice-enter = abrirse paso, { $way } ({ $where })
skirmish-web-choice-flee = huir { $way } ({ $where }), mirando hacia { $facing }
skirmish-web-choice-shift = { $where }
skirmish-web-choice-edge = hacia { $facing }
skirmish-web-deed-hex = { $way ->
    [none] aquí
   *[other] a { $way } ({ $where })
  }
skirmish-web-card-or-pass = { $about }: ¿jugar una carta o pasar?
skirmish-web-could-react = Podría reaccionar: { $units }
skirmish-web-usable = { $count } para usar
