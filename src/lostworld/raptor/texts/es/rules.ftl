# Las reglas en breve, para todo lo que un jugador puede señalar.

## Figuras

raptor-help-mother = Se mueve en línea recta, y mata científicos, despierta crías y apaga fuegos junto a ella. Cada ficha de sueño encarece en 1 punto de acción el primer movimiento de su turno; la quinta la neutraliza y gana Científico.
    .title = La madre
raptor-help-baby = Una cría despierta avanza una casilla por 1 punto de acción y escapa por una salida. Dormida no puede hacer nada hasta que la despierten, y un científico a su lado puede capturarla. Tres crías escapadas dan la victoria a Raptor, tres capturadas a Científico.
    .title = Crías de raptor
raptor-help-scientist = Un científico en pie puede moverse, dormir a una cría, capturar a una dormida o disparar a la madre. De estas tres últimas, las acciones agresivas, cada científico puede hacer una sola por ronda. Los científicos muertos no vuelven nunca.
    .title = Científicos
raptor-help-frightened = Un científico asustado está tendido: no se mueve, ni dispara ni conduce, y de él no pueden salir gas ni fuego. Sigue cerrando el paso, pero no un disparo, y se le puede matar. Desde la ronda siguiente se le puede levantar por 1 punto de acción y actúa enseguida.
    .title = Científicos asustados
raptor-help-asleep = Una cría dormida se queda donde está y cierra el paso. La madre la despierta desde una casilla vecina por 1 punto de acción, pero no en la ronda en que se durmió; la Recuperación la despierta en cualquier parte.
    .title = Crías dormidas

## El tablero y las fichas

raptor-help-board = Seis losetas cuadradas de nueve casillas y cuatro en L de tres casillas con una salida cada una. Dos casillas son vecinas si comparten un lado: las diagonales nunca cuentan, ni para moverse ni para disparar. Una casilla tiene como mucho una figura.
    .title = El tablero
raptor-help-free = Una casilla está libre si no hay en ella roca, figura ni fuego.
    .title = Casillas libres
raptor-help-rock = Nadie puede entrar en una roca, y detiene a la madre, al Jeep y a todo disparo.
    .title = Rocas
raptor-help-fire = Los raptores no pueden entrar en un fuego ni cruzarlo. Los científicos pueden pisarlo, pero ninguno puede estar en él al acabar su turno; pasar por él no lo apaga. Los disparos lo atraviesan. Hay diez fichas de fuego.
    .title = Fuegos
raptor-help-exit = Cada loseta en L tiene una salida en uno de sus extremos. Solo una cría puede usarla, con su movimiento de 1 punto desde la casilla de delante, y entonces ha escapado para siempre.
    .title = Salidas
raptor-help-sleep-token = Cada disparo que alcanza a la madre le da una ficha de sueño. Suben el precio de su primer movimiento, y cinco la neutralizan. La Recuperación las quita.
    .title = Fichas de sueño
raptor-help-reserve = Seis científicos esperan en reserva al principio. Solo entran con la carta Refuerzos. La reserva no cuenta como tablero: si allí no queda ningún científico, Raptor gana enseguida.
    .title = La reserva
raptor-help-toll = Antes del primer movimiento de la madre en un turno, Raptor paga tantos puntos de acción extra como fichas de sueño tiene ella. Si no alcanzan, no puede moverse. Sus movimientos siguientes en el turno y sus otras acciones cuestan 1 punto, como siempre.
    .title = El precio de las heridas

## La ronda

raptor-help-setup = Raptor coloca a la madre en una de las dos losetas centrales y una cría en cada una de las otras cinco cuadradas. Luego Científico coloca un científico en cada loseta en L. Los dos mezclan sus nueve cartas y roban tres.
    .title = Preparación
raptor-help-round = Los dos eligen en secreto una de tres cartas y las revelan a la vez. Quien tiene la más baja aplica su efecto; luego el otro tiene tantos puntos de acción como la diferencia. El efecto de la más alta no ocurre. Después los dos roban hasta tener tres cartas.
    .title = Una ronda
raptor-help-tie = Si las dos cartas tienen el mismo valor no pasa nada: se descartan, y la ronda ha terminado.
    .title = Cartas iguales
raptor-help-action-points = Los puntos se gastan de uno en uno, en cualquier orden y con cualquiera de tus figuras. Puedes dejar algunos o todos sin gastar.
    .title = Puntos de acción
raptor-help-effect = El efecto de la carta más baja debe aplicarse hasta donde se pueda. «Uno o dos» significa al menos uno si es posible; tras el primero puedes parar. Los fuegos deben encenderse todos si hay sitio.
    .title = Efectos de las cartas
raptor-help-observation = Tras una Desaparición que fue la carta más baja, Científico elige primero en la ronda siguiente y muestra la carta a Raptor; solo entonces elige Raptor. Dura esa única ronda.
    .title = Observación
raptor-help-shuffle = Una carta 1 aplicada se mezcla con el mazo y el descarte al acabar la ronda; la mano se queda. Sin ella, el descarte pasa a ser el mazo nuevo cuando hay que robar y no queda nada.
    .title = Mezclar
raptor-help-discard = Las cartas jugadas quedan a la vista, así que los dos ven siempre qué valores se han usado desde la última mezcla.
    .title = Descartes
raptor-help-win-raptor = Raptor gana enseguida cuando han escapado tres crías, o cuando no queda ningún científico en el tablero, por muchos que esperen en reserva.
    .title = Cómo gana Raptor
raptor-help-win-scientist = Científico gana enseguida cuando la madre tiene cinco fichas de sueño, o cuando tres crías han sido capturadas.
    .title = Cómo gana Científico

## Lo que pueden los puntos de acción

raptor-help-move-baby = Una cría despierta va a una casilla vecina libre, o deja el tablero por la salida junto a su casilla.
    .title = Una cría se mueve
raptor-help-move-mother = La madre recorre cualquier número de casillas libres en línea recta. Su primer movimiento del turno cuesta 1 punto más por cada ficha de sueño.
    .title = La madre se mueve
raptor-help-kill = La madre retira de la partida a un científico de una casilla vecina, en pie o asustado. Puede hacerlo varias veces en un turno.
    .title = La madre mata
raptor-help-wake = La madre despierta a una cría dormida de una casilla vecina, salvo que se durmiera en esta ronda. Puede actuar enseguida.
    .title = La madre despierta a una cría
raptor-help-put-out = La madre apaga un fuego de una casilla vecina, y con él todos los unidos a él por un lado.
    .title = La madre apaga un fuego
raptor-help-move-scientist = Un científico en pie va a una casilla vecina sin roca ni figura. Solo puede entrar en un fuego si cada científico que esté en un fuego aún puede salir antes de que acabe el turno.
    .title = Un científico se mueve
raptor-help-stand-up = Un científico asustado en una ronda anterior se levanta. Puede actuar enseguida.
    .title = Un científico se levanta
raptor-help-put-to-sleep = Un científico en pie duerme a una cría despierta de una casilla vecina. Es su acción agresiva de la ronda.
    .title = Un científico duerme a una cría
raptor-help-capture = Un científico en pie retira del tablero a una cría dormida de una casilla vecina. Es su acción agresiva de la ronda, así que quien la durmió en esta ronda no puede además capturarla.
    .title = Un científico captura a una cría
raptor-help-shoot = Un científico en pie alcanza a la madre en línea recta a cualquier distancia: ella recibe una ficha de sueño. Solo las rocas y otros científicos en pie bloquean la línea. Es su acción agresiva de la ronda.
    .title = Un científico dispara a la madre

## Las familias de cartas en detalle

raptor-help-card-call = La cría sigue cualquier camino de casillas libres, por cualesquiera losetas, hasta otra casilla libre de la loseta de la madre. Nunca pasa por una salida. Una cría que ya está en su loseta puede moverse en ella. Las dormidas no oyen la llamada, y ninguna se mueve dos veces.
    .title = { raptor-family-call }
raptor-help-card-disappearance = Mientras está fuera, la madre no puede ser alcanzada ni estorbar a nadie. Vuelve tras los puntos de acción de los científicos, gastados o no, a cualquier casilla libre, también en losetas en L, y conserva sus fichas de sueño. En la ronda siguiente Científico muestra primero su carta.
    .title = { raptor-family-disappearance }
raptor-help-card-fear = Se puede elegir a cualquier científico en pie, a cualquier distancia. Queda tendido hasta que se le levante por 1 punto de acción, desde la ronda siguiente.
    .title = { raptor-family-fear }
raptor-help-card-recovery = Cada vez, quita una ficha de sueño a la madre o despierta a una cría dormida, combinadas como quieras y a cualquier distancia. Tras la primera puedes parar.
    .title = { raptor-family-recovery }
raptor-help-card-gas = La cría debe estar en la misma loseta que un científico activo o en una que comparta un lado con ella; las losetas en L también cuentan. Una cría dormida así no puede despertarse con puntos de acción en esta ronda.
    .title = { raptor-family-gas }
raptor-help-card-reinforcements = Los nuevos científicos entran en casillas libres de los bordes superior e inferior, columnas b a j. Sin reserva o sin casilla libre no pasa nada.
    .title = { raptor-family-reinforcements }
raptor-help-card-jeep = Un trayecto recorre 1 o más casillas en línea recta. Las rocas y todas las figuras lo detienen; cada fuego que cruza o en el que se detiene vuelve a la reserva. El mismo científico puede conducir varias veces. Los asustados no pueden conducir.
    .title = { raptor-family-jeep }
raptor-help-card-fire = Cada fuego necesita una casilla libre junto a un científico activo o junto a cualquier fuego, incluso uno recién encendido. Las salidas no arden; las losetas en L sí. Debes encender tantos como diga la carta, si hay casillas y fichas.
    .title = { raptor-family-fire }
raptor-help-card-nothing = El 9 no tiene efecto propio. Nunca es más bajo que la otra carta, así que da hasta ocho puntos de acción.
    .title = { raptor-family-nothing }
