# Por qué un bot hace lo que hace.

skirmish-reason-weighed = La mejor de { $choices } opciones, a ojo de buen cubero.
skirmish-reason-tried = Ha probado { $choices } opciones en { $games } partidas imaginadas; esta salió mejor.
skirmish-reason-reach = Desde ahí puede atacar. La mejor de { $choices } opciones.
skirmish-reason-goal = Va camino de lo que pide el escenario. La mejor de { $choices } opciones.
skirmish-reason-safety = Ahí la alcanzan menos enemigos. La mejor de { $choices } opciones.
skirmish-reason-attack = Antes de que se jueguen cartas, el ataque debería acertar en { $chance } de cada 100 casos. La mejor de { $choices } opciones.
skirmish-reason-shove = Un enemigo fuera de sitio o en el suelo bien vale una prueba. La mejor de { $choices } opciones.
skirmish-reason-grab = A quien se agarra no se escapa. La mejor de { $choices } opciones.
skirmish-reason-frighten = Los enemigos con miedo huyen. La mejor de { $choices } opciones.
skirmish-reason-break-free = Primero tiene que soltarse. La mejor de { $choices } opciones.
skirmish-reason-interact = Lo que hay aquí es útil. La mejor de { $choices } opciones.
skirmish-reason-card = La carta más fuerte de las robadas, con su lugar en el orden. La mejor de { $choices } opciones.
skirmish-reason-turn-test = Este icono decide la prueba. La mejor de { $choices } opciones.
skirmish-reason-save-cards = Ninguna carta merece la pena aquí. La mejor de { $choices } opciones.
skirmish-reason-wait = Mejor esperar. La mejor de { $choices } opciones.
skirmish-reason-hold = Se reserva para responder a lo que hagan los demás. La mejor de { $choices } opciones.
skirmish-reason-stand = De pie puede hacer más. La mejor de { $choices } opciones.

skirmish-level-recruit = El recluta
    .about = Conoce las reglas desde ayer: tiene buena intención, calcula mal las distancias y olvida las cartas de la mano.
skirmish-level-scout = El explorador
    .about = Casi siempre mira antes de avanzar; alguna carta que cambiaría una prueba se le queda en la mano.
skirmish-level-tactician = El táctico
    .about = Sopesa cada lugar, cada orientación y cada objetivo, juega cartas que cambian una prueba y responde al momento.
skirmish-level-veteran = El veterano
    .about = Ha visto mucho: ensaya mentalmente, deprisa, sus primeras ideas y para lo demás confía en la experiencia.
skirmish-level-strategist = El estratega
    .about = Imagina lo que puedes tener, ensaya mentalmente las mejores opciones y se toma su tiempo.
