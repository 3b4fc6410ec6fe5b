# El cliente del navegador: pantallas, botones y lo que dicen.

## En todas partes

web-home = Inicio
web-loading = Un momento…
web-close = Cerrar
web-cancel = Cancelar
web-copy = Copiar
web-reload = Volver a cargar
web-copied = Copiado
web-accept = Aceptar
web-decline = Rechazar
web-withdraw = Retirar
web-you = tú
web-sound = Sonido
web-help = Ayuda
web-menu = Menú de la partida
web-settings = Ajustes
web-learn = Aprender a jugar
web-rules = Reglas
web-rules-all = Todas las reglas
web-replay = Repetición
web-verify = Comprobar las mezclas
web-lost = Fuera del mapa
web-lost-text = No hay nada en esta dirección. Quizá el enlace esté incompleto.
web-error-network = No se puede llegar al servidor. ¿Sigue en marcha?
web-offline-page = Estás sin conexión. La página está aquí, el servidor no: las partidas siguen cuando vuelva la red.
web-error-status = El servidor ha respondido con un error ({ $status }).
web-error-screen = No se ha podido cargar esta pantalla. Vuelve a cargar la página.

## Enlaces en un chat

web-link-title = { $game }: { $players }
web-link-waiting = Hay un sitio libre. Ven a jugar.
web-link-playing = Ronda { $round }: míralo en directo.
web-link-over = Terminada tras { $round } rondas: mira la repetición.

## Inicio

web-start-random = Sorpréndeme
web-start-random-text = Contra un bot, en un bando al azar
web-start-here = Dos jugadores aquí
web-start-here-text = Una pantalla, un telón entre las manos
web-start-friend = Invitar a un amigo
web-start-friend-text = Jugar en línea con un enlace
web-start-watch = Mirar bots
web-start-watch-text = Dos bots juegan entre sí
web-start-learn-text = Lecciones cortas en el tablero real
web-start-rules-text = Cada carta, figura y acción
web-start-first = Empieza aquí
web-start-first-text = Cinco lecciones cortas y luego una primera partida con entrenador
web-first-game = Primera partida
web-first-game-text = Todo está colocado y un entrenador dice lo que importa
web-lobby = Sala
web-lobby-text = Jugar con alguien a quien no conoces
web-lobby-pair = Buscar rival
web-lobby-challenge = Ofrecer una partida a cualquiera
web-lobby-open = Desafíos abiertos
web-lobby-none = Ahora no espera nadie. Ofrece una partida y quédate en su mesa.
web-lobby-seat = Sitio libre:
web-lobby-nobody = Alguien
web-start = Empezar
web-game = Juego
web-seat-who = Quién juega
web-seat-you = Tú
web-seat-here = Alguien aquí
web-seat-friend = Un amigo, por enlace
web-seat-bot = Un bot
web-options = Para una partida nueva
web-option-bot = Bot
web-option-theme-board = Como el tablero
web-option-friend-side = Tu bando con un amigo
web-option-side-random = Al azar
web-option-clock = Reloj
web-option-clock-none = Sin reloj
web-option-clock-time = { $minutes } min + { $increment } s
web-option-name = Tu nombre
web-option-public = Otros pueden mirar
web-option-hints = Consejos
web-option-hints-usual = Solo contra bots
web-option-hints-on = Permitidos, y anunciados
web-option-hints-off = Nunca
web-option-away = Si alguien se ausenta
web-option-away-vote = Los demás votan por un bot
web-option-away-minutes = Un bot tras { $minutes } minutos, o por votación
web-opponent = Tu rival
web-opponent-other = Elegir otro
web-opponents = ¿Contra quién quieres jugar?
web-opponents-elo = Los números son fuerzas medidas (Elo), en cada bando: con 200 puntos más se ganan unas tres partidas de cada cuatro.
web-bot-random = Vagabundo
    .about = juega cualquier cosa
web-bot-greedy = Cazador
    .about = fácil
web-bot-planner = Rastreador
    .about = fuerte
web-continue = Continuar
web-your-games = Tus partidas
web-list-you-won = ganada
web-list-you-lost = perdida
web-public-games = Partidas públicas
web-list-waiting = espera a un jugador
web-list-playing = en juego
web-list-your-turn = te toca
web-list-over = terminada
web-list-bot = un bot
web-list-against = { title-of-side } contra { $opponent }
web-list-won = Victoria para { the-side }
web-forget = Quitar de esta lista
web-load = Cargar una partida o posición
web-load-text = Pega una partida grabada o el texto de una posición, o elige un archivo.
web-load-file = Elegir un archivo
web-load-paste = Partida o posición
web-load-neither = Esto no es ni una partida ni una posición. Una partida empieza con líneas entre corchetes.
web-load-seat = Seguir como { title-of-side }
web-load-watch = Mirar
web-load-here = Dos jugadores aquí
web-play-on = Seguir jugando desde aquí
web-play-on-over = Aquí la partida ya ha terminado. Vuelve a un momento anterior para seguir desde allí.
web-play-on-text = Empieza una partida nueva con la posición del tablero: contra el bot { $bot }, o dos jugadores aquí.

## El tablero

web-board = Tablero
web-board-chosen = Elegida
web-board-can-act = Puede actuar
web-board-which = ¿Qué acción?

## La mesa

web-game-refused = No se puede abrir esta partida
web-game-title = Una partida de { $game }
web-setup = Preparación
web-round = Ronda { $round }
web-beside = Registro y ayudas
web-titled = { $title }: { $text }
web-undone = Deshecho: { $action }.
web-redone = Rehecho: { $action }.
web-clock-late = Quedan { $seconds } segundos.
web-storage-none = Este navegador no guarda nada: si recargas la página no sabrá cuál es tu sitio. Guarda su enlace, que está en el menú de la partida.
web-log = Registro
web-log-empty = Aquí se escribe lo que pasa.
web-log-undone = deshecho
web-log-step = paso { $seq }
web-aids = Ayudas
web-again = Ver otra vez el último turno
web-watch-step = Un paso
web-watch-about = Aquí nada está oculto: ves ambas manos y quién va por delante.
web-watch-go = Mirar
web-watch-another = Otra partida
web-signs = Señales de cortesía
web-sign-good-move = ¡Buena jugada!
web-sign-thanks = Gracias
web-sign-sorry = Perdón
web-sign-good-game = ¡Buena partida!
web-notice-turn = Te toca
web-spectators = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
}
web-health-connecting = Conectando…
web-health-lost = Conexión perdida. Nuevo intento…
web-health-closed = Sin conexión
web-offline = ausente
web-name-bot = { title-of-side } · { $bot }
web-state-open = sitio libre
web-state-choosing = está eligiendo
web-state-chosen = ha elegido
web-state-turn = tiene el turno
web-state-won = victoria

## Qué hacer ahora

web-turn = Tu turno
web-guide-waiting = Esperando a que alguien ocupe el otro sitio.
web-guide-wait = Esperando al otro bando.
web-guide-other = Es el turno { of-the-side }.
web-guide-ends = Tu plan está completo. Confírmalo, o deshaz un paso.
web-chosen = Has elegido: { $action }. Puedes cambiar de idea hasta que todos hayan elegido.
web-decision = Tu decisión: { $what }.
web-choices = Lo que puedes hacer
web-choices-search = Buscar entre las opciones
web-choice-sent = Esta es tu elección.
web-plan = Pasos planeados
web-plan-undo-from = { $action }. Pulsa para deshacer desde aquí.
web-undo = Deshacer
web-redo = Rehacer
web-hint = Consejo
web-hint-thinking = Pensando…
web-hint-text = Consejo: { $action }.
web-skip = Saltar
web-confirm = Confirmar turno
web-confirm-choice = Confirmar elección
web-confirm-pass = Terminar turno
web-confirm-sure = ¿Terminar de verdad el turno?
web-command = Orden
web-command-unknown = «{ $text }» no es posible ahora.

## Ayuda y teclado

web-help-plan = Un turno se planea: cada paso se puede deshacer y rehacer, nadie lo ve, y nada ocurre antes de que confirmes.
web-help-keys = Teclado
web-help-command = En el campo de órdenes puedes escribir una opción en notación, o undo, redo, hint y confirm.
web-key-tab = al tablero, las cartas y los botones
web-key-arrows = moverse por el tablero
web-key-board = directo al tablero
web-key-enter = elegir una figura, o actuar en la casilla
web-key-escape = soltar la figura
web-key-digits = elegir de la primera a la novena opción
web-key-confirm = confirmar
web-space-bar = Espacio
web-key-space = en una repetición: reproducir o pausar

## Dos jugadores en una pantalla

web-curtain-title = { the-side-first }, te toca
web-curtain-text = El otro jugador mira ahora a otro lado.
web-curtain-open = Mostrar las cartas { of-the-side }

## Amigos, enlaces y ofertas

web-invite = Invitar a un amigo
web-invite-text = Tu amigo jugará { played-side }. Envíale este enlace; quien lo acepte primero tendrá el sitio.
web-invite-challenge = Tu desafío está abierto
web-invite-challenge-text = Está en la sala; quien lo acepte jugará { played-side }. También puedes enviar este enlace a alguien.
web-invite-link = Enlace para tu amigo
web-invite-qr = El mismo enlace como código para un teléfono
web-share = Compartir
web-invite-link-seat = Enlace para { title-of-side }
web-invited = Estás invitado
web-invited-by = { $name } te espera.
web-invited-side = Juegas { played-side }.
web-invited-game = Hay un sitio para ti en una partida de { $game }.
web-invited-clock = Cada bando tiene { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} en el reloj, que empieza tras la primera jugada.
web-invited-late = Otra persona ya ha ocupado el sitio. Estás mirando.
web-sit-down = Ocupar el sitio
web-just-watch = Solo mirar
web-invite-elsewhere = La invitación está en el dispositivo donde creaste esta partida.
web-invite-loopback = Ahora solo este ordenador llega al servidor. Para que otros puedan jugar, arráncalo con:
web-invite-wait = La partida empieza cuando se ocupe el sitio. Mientras tanto puedes cerrar esta ventana.
web-spectator-link = Enlace para mirar
web-seat-link = Enlace a tu sitio, para seguir en otro dispositivo. Guárdalo para ti.
web-position = Posición
web-commitment = Compromiso con las mezclas
web-take-back = Deshacer jugada
web-take-back-asked = Has pedido deshacer tu última decisión y todo lo que siguió. Esperando la respuesta.
web-take-back-wanted = { the-side-first } querría deshacer su última decisión y todo lo que siguió.
web-take-back-declined = { the-side-first } no quiere que se deshaga.
web-offer-waiting = Faltan por responder: { $names }.
web-resign = Rendirse
web-resign-sure = Rendirse de verdad
web-save-record = Guardar la partida

## El final

web-end = La partida ha terminado
web-end-won = Has ganado
web-end-lost = Has perdido
web-end-draw = Empate
web-over = Victoria para { the-side }: { $reason }
web-over-several = { $names } han ganado: { $reason }
web-over-draw = No ha ganado nadie: { $reason }
web-over-unfinished = La partida se detuvo; no ha ganado nadie.
web-reason-resigned = { the-side } se ha rendido.
web-reason-time = { the-side } se ha quedado sin tiempo.
web-rematch = Revancha, bandos cambiados
web-rematch-same = Revancha, mismos bandos
web-rematch-stronger = Siguiente: { $bot }
web-turning-point = Momento decisivo: del { $before } % al { $after } %
web-souvenir = Una imagen para compartir
web-souvenir-none = No hay ninguna imagen de esta partida.
web-rematch-rotated = Revancha, un sitio más allá
web-rematch-asked = { $sides ->
    [same] Has ofrecido una revancha con los mismos bandos. Esperando la respuesta.
    [rotated] Has ofrecido una revancha, cada uno un sitio más allá. Esperando la respuesta.
   *[swapped] Has ofrecido una revancha con los bandos cambiados. Esperando la respuesta.
}
web-rematch-wanted = { $sides ->
    [same] { the-side-first } ofrece una revancha con los mismos bandos.
    [rotated] { the-side-first } ofrece una revancha, cada uno un sitio más allá.
   *[swapped] { the-side-first } ofrece una revancha con los bandos cambiados.
}
web-rematch-declined = { the-side-first } no quiere la revancha.
web-rematch-ready = La revancha está lista.
web-rematch-go = A la revancha

## Alguien está ausente

web-away = { the-side-first } está ausente.
web-away-votes = Votos por un bot: { $votes } de { $wanted }.
web-away-soon = Un bot toma el relevo en { $time }.
web-away-vote = Que juegue un bot
web-away-wait = Esperar
web-away-bot = Un bot juega por { the-side } hasta que vuelva.
web-away-back = { the-side-first } ha vuelto.
web-stood-in = Estabas ausente, y un bot juega por ti.
web-come-back = Recuperar mi sitio

## Repetición

web-replay-start = El principio.
web-replay-controls = Controles
web-replay-first = Al principio
web-replay-back = Una acción atrás
web-replay-forward = Una acción adelante
web-replay-turn-back = Un turno atrás
web-replay-turn-forward = Un turno adelante
web-replay-last = Al final
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-scrubber = Acción
web-replay-step = Acción { $step } de { $last }
web-share-moment = Enlace a este momento
web-to-game = A la partida
web-curve = Probabilidades de ganar desde aquí: { $chances }
web-mark-mistake = Un error. Mejor: { $best }
web-mark-blunder = Un error grave. Mejor: { $best }

## Reglas

web-example = Un ejemplo en el tablero

## Comprobar las mezclas

web-verify-how = Antes de repartir la primera carta, el servidor publicó una huella (SHA-256) de un número secreto del que salen todas las mezclas. Tras la partida revela el número. Tu navegador calcula ahora de nuevo la huella y cada mezcla; no hace falta creer nada.
web-verify-good = Todo encaja: ninguna mezcla fue manipulada.
web-verify-sealed = El número secreto es el prometido. Cómo saca este juego de él no se puede calcular aquí.
web-verify-bad = Algo no encaja. No se puede confiar en las mezclas de esta partida.
web-verify-later = El número secreto se revela cuando la partida termina. Vuelve entonces.
web-verify-algorithm = Algoritmo
web-verify-seed = Número secreto
web-verify-hash = Su huella, calculada aquí
web-verify-shuffles = Mezclas
web-verify-step = N.º
web-verify-said = Como se jugó
web-verify-found = Calculado aquí
web-verify-noted = Lo que este navegador anotó durante la partida
web-verify-noted-commitment = La huella, tal como se mostró al principio
web-verify-noted-luck = Lo que tu sitio añadió al número secreto
web-verify-noted-dealt = Lo que recibió tu sitio
web-verify-unnoted = Este navegador no anotó nada mientras se jugaba. Solo puede comprobar que lo que dice ahora el servidor concuerda consigo mismo.

## Ajustes

web-settings-language = Idioma
web-settings-theme = Colores
web-settings-theme-game = Como el juego
web-settings-speed = Ritmo de los sucesos
web-settings-volume = Volumen
web-settings-sounds = Sonidos
web-sounds-paper = Papel
web-sounds-valley = Valle
web-settings-ambience = Sonidos del lugar
web-settings-play = Que se oigan
web-settings-notation = Notación
web-settings-notify = Cuando me toca
web-settings-notify-text = Avisarme fuera de la página
web-settings-contrast = Contraste
web-settings-motion = Movimiento
web-settings-system = Como diga el sistema
web-settings-more = Alto
web-settings-less = Reducido
web-settings-coordinates = Nombres de las casillas
web-settings-show = Mostrar

## Lecciones

web-lesson = Lección
web-lesson-go = Seguir
web-lesson-next = Siguiente lección
web-lesson-again = Otra vez
web-lesson-finish = Jugar una partida

## Revisión, tablero de análisis y acertijos

web-mark-inaccuracy = No del todo. Mejor: { $best }
web-review = Revisión
web-review-by = Revisada por el bot { $name }.
web-accuracy = Precisión
web-review-key = Momentos clave
web-review-moment = Ronda { $round }
web-review-show = Mostrar en el tablero
web-way-value = { $percent } %
grade-blunder = Error grave
grade-mistake = Error
grade-inaccuracy = Imprecisión
web-analysis = Tablero de análisis
web-start-analysis-text = Cualquier posición, y qué haría un bot
web-analysis-edit = Colocar
web-analysis-play = Probar
web-analysis-lines = Qué haría un bot
web-analysis-thinking = El bot está pensando.
web-analysis-none = Aquí nadie tiene nada que decidir.
web-analysis-depth = Tras { $seconds } s de pensar
web-analysis-text = Posición como texto
web-analysis-read = Mostrarla
web-analysis-open = Tablero de análisis desde aquí
web-puzzles = Acertijos
web-start-puzzles-text = Ganar en un solo turno; cada día uno nuevo
web-puzzle-today = Acertijo del día
web-puzzle-number = Acertijo { $number }
web-puzzle-ask = { the-side-first } juega y gana en este turno.
web-puzzle-steps = Se puede en { $steps } pasos.
web-puzzle-solved = ¡Resuelto!
web-puzzle-longer = Resuelto, en { $steps } pasos; bastarían { $best }.
web-puzzle-lost = Por aquí no se gana. Da un paso atrás, o empieza de nuevo.
web-puzzle-solution = Mostrar una solución
web-puzzle-next = Siguiente acertijo
web-puzzle-streak = { $days ->
    [one] 1 día seguido
   *[other] { $days } días seguidos
}
web-puzzle-progress = { $solved } de { $count } resueltos
web-puzzle-grade = Grado { $grade } de 5
web-puzzle-pick = Elegir un acertijo
web-puzzle-none = Este juego no tiene acertijos.
web-begin-again = Empezar de nuevo

web-results = Tus resultados
# $count
web-results-games = { $count ->
    [one] partida
   *[other] partidas
}
web-results-won = ganadas
# $side
web-results-as = como { $side }
# $best
web-results-streak = victorias seguidas; como mucho { $best }
web-results-rivals = Contra quién
web-results-people = Personas
# $won $lost
web-results-count = { $won } ganadas, { $lost } perdidas
web-results-none = Aquí aún no ha terminado ninguna partida. Juega una: su resultado queda en este navegador.
web-results-kept = Guardados solo en este navegador.
web-results-forget = Olvidar todos los resultados
web-results-forget-sure = Olvidarlos de verdad
