# Errores: cada uno nombra la cosa, dice qué se esperaba y qué hacer.

## Acciones

error-action-illegal = { $action } no es posible ahora. «legal» enumera lo que sí lo es.
error-game-over = La partida ha terminado; ya no se puede hacer nada.
error-option-unknown = No hay ninguna opción «{ $name }». Se conocen: { $names }.

## Juegos, opciones y azar

error-game-unknown = No hay ningún juego «{ $name }». Se conocen: { $names }.
error-option-value = La opción { $name } no puede ser «{ $value }». Elige una de estas: { $values }.
error-chance-pending = El azar aún tiene que decidir; antes no puede pasar nada más.
error-chance-none = Aquí no hay ningún azar por decidir.
error-chance-missing = Aquí decide el azar, pero su resultado no está anotado.
error-chance-outcome = El azar no puede resultar así aquí: «{ $outcome }».

## Posiciones, vistas y acciones de cualquier juego

error-position-empty = Aquí no hay ninguna posición: el texto está vacío.
error-position-fields = Esto no es una posición del juego: no puede tener { $count } campos.
error-position-hidden = Este texto oculta algo («?»), así que es una vista. Aquí hace falta una posición completa.
error-view-full = Este texto no oculta nada, así que es una posición completa. Aquí hace falta una vista.
error-view-owner = No se puede saber de quién es esta vista.
error-turn = «{ $turn }» no es un turno del juego.
error-action-text = «{ $action }» no es una acción del juego.
error-not-to-decide = { the-side-first } no tiene nada que decidir ahora.
error-decided = { the-side-first } ya ha decidido.

## Motor

error-command-unknown = Orden desconocida «{ $command }». Se conocen: hello, position, new, show, view, legal, apply, chance, events, seed, perft, bots, bot, go, tell, stop, quit.
error-command-usage = «{ $command }» no se entiende así. Se usa de este modo: { $usage }
error-number = «{ $text }» no es un número que encaje aquí. Da un número entero de { $least } a { $most }.
error-line-long = La línea tiene más de { $limit } bytes y no se ha tenido en cuenta.
error-line-encoding = La línea no es texto UTF-8 y no se ha tenido en cuenta.
error-stopped = El trabajo se detuvo antes de estar terminado.
error-view-cannot-tell = Una vista no puede decir qué sigue a { $action }, porque depende de cartas ocultas. Da primero la posición completa.
error-not-from-view = «{ $command }» necesita la posición completa, pero la actual es una vista con cartas ocultas.
error-view-other-seat = La posición actual es una vista { of-the-seat }; solo se puede mostrar la vista { of-the-seat }.
error-seat-unknown = No hay ningún puesto «{ $name }». Elige { $names } o { $last }.
error-decider-needed = Ahora deciden varios; di de quién es la elección: { $command }.
error-decider-unknown = Aquí no decide ningún puesto «{ $name }». Escribe uno de estos: { $names }.
error-bot-unknown = No hay ningún bot «{ $name }». Elige uno de estos: { $names }.
error-bot-parameters = «{ $name }» no se puede leer. Al nombre de un bot pueden seguirle dos puntos y límites: ms=500, nodes=2000 o ambos con una coma.
error-bot-program = { $variable } no se puede leer en «{ $entry }». Da a cada programa un nombre y una orden, separados por punto y coma: ann=./ann; bob=node bob.js
error-engine-start = No se pudo iniciar el motor { $name }: { $problem }
error-engine-other = El motor { $name } dice «{ $answer }»; debería hablar de { $game } en la versión 1 del protocolo.
error-engine-silent = El motor { $name } no respondió a tiempo a «{ $command }» y se ha cerrado.
error-engine-answer = El motor { $name } respondió «{ $answer }», que no se puede jugar.
error-nothing-to-decide = Este puesto no tiene nada que decidir en este momento.

## Registros

error-record-line = La línea { $line } del registro no se puede leer: «{ $text }».
error-record-empty = El registro está vacío. Empieza con líneas de cabecera y sigue con la posición inicial.
error-record-header-unknown = Línea { $line }: no hay ninguna cabecera «{ $name }».
error-record-header-repeated = Línea { $line }: la cabecera «{ $name }» aparece dos veces.
error-record-header-missing = Al registro le falta la cabecera «{ $name }».
error-record-game = Línea { $line }: este es un registro de «{ $game }», no del juego en cuestión.
error-record-rules = Línea { $line }: el registro se hizo con la versión { $said } de las reglas; este programa conoce la { $known }.
error-record-position = Línea { $line }: la posición no se acepta. { $problem }
error-record-round = Línea { $line }: aquí pone ronda { $round }, pero toca la ronda { $expected }.
error-record-action = Línea { $line }: la acción { $action } no es posible ahí.
error-record-chance = Línea { $line }: el azar no puede resultar así ahí: «{ $outcome }».
error-record-chance-missing = Línea { $line }: antes decide algo el azar (una mezcla, por ejemplo), pero su resultado no está anotado.
error-record-decision = Línea { $line }: { $problem }
error-record-seat = Línea { $line }: ahí pone { $action }, pero { the-seat } no decide en ese momento.
error-record-content = Línea { $line }: el registro se hizo con otras unidades, cartas o mapas (contenido { $said }) que los de este programa ({ $known }).
error-record-over = Línea { $line }: la partida ya había terminado; no puede seguir nada más.
error-record-result = Línea { $line }: el registro dice «{ $result }», pero la partida jugada a partir de él no acaba así.
error-record-step = El registro no tiene el paso { $step }; sus pasos van del 0 al { $last }.
error-record-long = El registro es demasiado largo: se leen como mucho { $bytes } bytes y { $actions } acciones.

## Archivos y línea de órdenes

error-training-none = { $name } no tiene bots que aprendan.
error-picture-none = { $name } no dibuja imágenes.
error-picture-failed = No se pudo dibujar la imagen con { $width } píxeles de ancho. Un --width menor necesita menos memoria.
error-file-missing = No existe el archivo { $path }. Comprueba el nombre.
error-file-folder = { $path } es una carpeta; hace falta un archivo.
error-file-unreadable = { $path } no se puede leer. Comprueba que tienes permiso para abrirlo.
error-file-unwritable = { $path } no se puede escribir. Comprueba la carpeta y tus permisos.
error-output-full = El disco está lleno: no se pudo escribir todo.
error-output-closed = Ya nadie lee lo que se escribe, así que se detiene aquí.
error-file-exists = { $path } ya existe. Elige otro nombre o añade --force para reemplazarlo.
error-file-encoding = { $path } no es texto UTF-8, así que no es un registro ni una posición.
error-file-large = { $path } es demasiado grande para ser una posición o un registro.
error-options-contradict = { $one } y { $other } se contradicen. Da solo una de las dos.
error-input-useless = Ninguna de las últimas { $count } respuestas ha servido, así que la partida termina aquí.
error-file-ending = Por { $path } no se sabe qué clase de imagen quieres. El nombre debe acabar en uno de estos: { $names }.
error-choice-unknown = «{ $name }» no es posible aquí. Elige uno de estos: { $names }.
error-choice-number = «{ $text }» no es ni una acción ni uno de los números del 1 al { $most }. Escribe «?» para ver la ayuda.
error-undo-none = No hay nada que deshacer en este turno.
error-part-missing = Para esto falta { $package }, que no está instalado: en la carpeta de Lost World escribe pip install ".[{ $extra }]"
error-internal = Algo ha fallado dentro del programa ({ $name }). La culpa es nuestra; cuéntanoslo, por favor, junto con lo que hiciste.

## Iniciar el servidor

error-port-in-use = El puerto { NUMBER($port, useGrouping: 0) } ya está en uso. Detén el otro programa o elige otro puerto con --port.
error-host-bind = La dirección { $host } no pertenece a esta máquina. Elige otra con --host.
error-browser-missing = No se pudo abrir ningún navegador. Abre tú la dirección de arriba.
error-client-missing = Las páginas para el navegador no están construidas. «make play» las construye.
error-database-unreachable = No se puede acceder a la base de datos. Comprueba su dirección y que esté en marcha.
error-database-file = La base de datos { $path } no se puede abrir. Comprueba que su carpeta existe, que puedes escribir en ella y que es un archivo de este programa.
error-database-unknown = No se conoce esta clase de base de datos. Da el nombre de un archivo o una dirección que empiece por postgresql://.
error-database-url = La dirección de la base de datos no se puede leer. Da el nombre de un archivo o una dirección como postgresql://name@host:5432/games.
error-database-foreign = La base de datos es de otro programa: ya tiene una tabla «{ $name }». Da otra con --database.
error-database-tables = Las tablas de la base de datos no se pueden crear o actualizar: { $reason }. Comprueba que su usuario puede escribir y crear tablas.
error-database-missing = No hay partidas en { $path }. Indica la base de datos del servidor con --database.
error-admin-games = Indica las partidas por su identificador. «lostworld admin list» las enumera.
error-admin-days = Di qué antigüedad tienen las partidas que hay que borrar, por ejemplo --days 365.
error-database-damaged = La base de datos { $path } está dañada: { $reason }. Pon en su lugar una copia de seguridad, o salva lo que aún se lea con «sqlite3 FILE .recover».
error-data-folder-unknown = No se conoce tu carpeta personal, así que no hay sitio para las partidas. Define HOME o da un archivo con --database.
error-data-folder = No se puede crear la carpeta { $path } para las partidas. Comprueba que puedes escribir ahí o da un archivo con --database.
error-server-start = El servidor no pudo arrancar. Más arriba se dice por qué.
error-server-ended = El servidor se ha detenido por un fallo; más arriba se dice cuál. Lo que se confirmó a los jugadores está guardado.
error-public-url = { $url } no es la dirección de un sitio. Da una como https://games.example.org, sin nada detrás.
error-settings-json = La variable { $name } debe contener un objeto JSON con ajustes.
error-settings-unknown = No hay ningún ajuste «{ $name }». Corrige la variable { $variable }.
error-settings-value = El ajuste «{ $name }» tiene un valor de la clase equivocada. Corrige la variable { $variable }.
error-settings-range = El ajuste «{ $name }» debe ser al menos { NUMBER($least, useGrouping: 0) } y como mucho { NUMBER($most, useGrouping: 0) }. Corrige la variable { $variable }.
error-database-version = La base de datos la creó una versión más nueva de este programa ({ $version }). Actualiza el programa.
error-workers-database = Varios procesos comparten sus partidas por medio de PostgreSQL. Da su dirección con --database o inicia uno solo.
error-database-in-use = Otro servidor ya usa la base de datos { $path }. Detenlo o da otro archivo con --database.

## Servidor: peticiones

error-not-found = No hay nada en esta dirección.
error-method = Esta dirección no acepta esa clase de petición.
error-game-not-found = No existe esa partida. Comprueba el enlace; puede que esté incompleto.
error-seat-taken = El puesto { of-the-seat } ya está ocupado. Puedes mirar o pedir una nueva invitación.
error-seats-open = Las cartas se reparten cuando todos han ocupado su puesto. Espera hasta entonces.
error-seat-token-missing = Para esto hace falta un puesto en la partida. Abre otra vez el enlace de tu puesto.
error-seat-token = Este enlace no es de la partida o ya no vale. Pide una nueva invitación.
error-spectator-acts = Los espectadores pueden mirar, pero no actuar.
error-turn-not-yours = No es tu turno. Espera al otro bando.
error-stale = La partida ha avanzado: actuaste sobre el paso { $given } y ahora va por el paso { $current }. Mira otra vez y repítelo si todavía quieres.
error-rate-limit = Demasiadas peticiones. Inténtalo de nuevo dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
error-too-large = El mensaje es demasiado grande; se admiten como mucho { $limit } bytes.
error-plan-illegal = El paso { $step } del plan, { $action }, no es posible ahí. Deshazlo y sigue planeando desde ese punto.
error-plan-unfinished = El plan todavía no completa el turno. Añade el último paso o termina el turno.
error-request-field = El campo «{ $field }» falta o no tiene la forma correcta.
error-request-unreadable = El mensaje no se puede leer. Se espera JSON como lo describe la documentación de la interfaz.
error-message-unknown = No hay mensajes de la clase «{ $kind }».
error-request-repeated = Ya se atendió otra petición con el mismo identificador. Usa uno nuevo.
error-origin = Esta petición viene de otro sitio y se ha rechazado.
error-host-name = Este servidor no responde a ese nombre. Ábrelo con la dirección que muestra al arrancar o inícialo con --public-url.
error-not-over = Esto solo es posible cuando la partida ha terminado.
error-cards-secret = Eso mostraría cartas ocultas. Será posible cuando la partida termine.
error-take-back-none = No hay nada que deshacer.
error-take-back-unasked = Nadie ha pedido deshacer nada.
error-rematch-unasked = Nadie ha pedido la revancha.
error-rematch-alone = Nadie ha ocupado el otro puesto, así que no hay con quién volver a jugar. Empieza una partida nueva.
error-rematch-seats = Esa partida empezó desde una posición con otros puestos, así que no tiene revancha. Empieza una partida nueva.
error-hint-pending = Ya se está pensando un consejo para este puesto. Espéralo.
error-hints-off = En esta partida no hay consejos.
error-sign-often = De uno en uno: espera un momento antes del próximo gesto.
error-connections-many = Hay demasiadas conexiones abiertas a esta partida. Cierra una de tus pestañas.
error-connections-address = Hay demasiadas conexiones abiertas desde donde estás. Cierra algunas de tus pestañas.
error-game-long = Esta partida lleva ya { $most } pasos y aquí no puede pasar de ahí. Todavía se puede abandonar.
error-rules-version = Esta partida se hizo con otras reglas que las que conoce este programa: se puede mirar, pero no continuar.
error-client-outdated = La página es más antigua que el servidor. Vuelve a cargarla.
error-server-stopping = El servidor se está deteniendo. Tu partida está guardada; inténtalo de nuevo en un momento.
error-storage = El servidor no puede guardar ni leer nada en este momento. No se ha perdido nada de lo confirmado; inténtalo de nuevo en un momento.
error-server-busy = El servidor está demasiado ocupado. Inténtalo de nuevo en un momento.
error-closed = Este servidor no admite partidas nuevas por ahora; las que están en curso continúan.
error-games-many = Este servidor guarda { $most } partidas y no puede guardar más. Pide a quien lo lleva que haga sitio.
error-bot-failed = El bot no pudo decidir. Inténtalo de nuevo u ocupa su puesto.
error-wish-opponent = "you": "{ $you }" y "opponent": "{ $opponent }" se excluyen.
error-wish-start = Una partida empieza desde una posición o desde un registro, no desde ambos.
error-position-stuck = En esta posición nadie puede hacer nada, así que ninguna partida puede empezar desde ella.
error-position-not-playable = Una partida solo puede empezar desde una posición que no haya terminado. Un registro acabado se puede mirar y seguir jugando desde cualquier momento anterior.
error-seat-number = No hay ningún puesto { $seat }. Los puestos se numeran del 0 al { $most }; -1 es el de un espectador.

## Contenido propio, y quien se ha ido

error-content-folder = No existe ninguna carpeta { $folder } con contenido. Indica una que tenga una carpeta para cada juego, como { $folder }/GAME.
error-content-none = En { $folder } no hay contenido: debe estar en una carpeta con el nombre del juego. Juegos que lo admiten: { $games }.
error-content-kept = El contenido de { $folder } no se puede conservar para las partidas que empiezan con él ({ $reason }). Deja que el servidor escriba ahí, en su carpeta «editions».
error-not-away = Este jugador está presente, o no lleva mucho tiempo ausente.
error-bot-plays = Un bot juega por ti. Recupera primero tu puesto.
