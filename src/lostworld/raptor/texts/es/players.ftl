## Por qué un bot hizo lo que hizo

raptor-why-only = No había otra cosa que hacer.
raptor-why-win = Esto gana la partida.
raptor-why-place = Colocado de modo que incluso la mejor respuesta deja buenas probabilidades: { $chance } %.
raptor-why-feeling = Carta { $card }, por intuición.
raptor-why-card-shown = La carta { $card } es la mejor respuesta al { $shown } de la mesa.
raptor-why-card-best = La carta { $card } es la mejor, tenga lo que tenga el otro bando.
raptor-why-card-mixed = Carta { $card }, pero no siempre: quien juega bien la toma aquí { $share } veces de cada 100, para que no se prevea.
raptor-why-escape = { $number ->
    [one] Una cría escapa; la probabilidad de ganar es ahora del { $chance } %.
   *[other] { $number } crías escapan; la probabilidad de ganar es ahora del { $chance } %.
}
raptor-why-kill = { $number ->
    [one] Un científico menos en el tablero; la probabilidad de ganar es ahora del { $chance } %.
   *[other] { $number } científicos menos en el tablero; la probabilidad de ganar es ahora del { $chance } %.
}
raptor-why-wake = { $number ->
    [one] Una cría vuelve a estar despierta; la probabilidad de ganar es ahora del { $chance } %.
   *[other] { $number } crías vuelven a estar despiertas; la probabilidad de ganar es ahora del { $chance } %.
}
raptor-why-recover = { $number ->
    [one] La madre se quita una ficha de sueño; la probabilidad de ganar es ahora del { $chance } %.
   *[other] La madre se quita { $number } fichas de sueño; la probabilidad de ganar es ahora del { $chance } %.
}
raptor-why-frighten = { $number ->
    [one] Un científico asustado no hace nada; la probabilidad de ganar es ahora del { $chance } %.
   *[other] { $number } científicos asustados no hacen nada; la probabilidad de ganar es ahora del { $chance } %.
}
raptor-why-douse = { $number ->
    [one] Un fuego menos en el camino; la probabilidad de ganar es ahora del { $chance } %.
   *[other] { $number } fuegos menos en el camino; la probabilidad de ganar es ahora del { $chance } %.
}
raptor-why-capture = { $number ->
    [one] Una cría capturada; la probabilidad de ganar es ahora del { $chance } %.
   *[other] { $number } crías capturadas; la probabilidad de ganar es ahora del { $chance } %.
}
raptor-why-shoot = { $number ->
    [one] La madre ha sido alcanzada; la probabilidad de ganar es ahora del { $chance } %.
   *[other] La madre ha sido alcanzada { $number } veces; la probabilidad de ganar es ahora del { $chance } %.
}
raptor-why-sleep = { $number ->
    [one] Una cría se duerme; la probabilidad de ganar es ahora del { $chance } %.
   *[other] { $number } crías se duermen; la probabilidad de ganar es ahora del { $chance } %.
}
raptor-why-reinforce = { $number ->
    [one] Un científico más en el tablero; la probabilidad de ganar es ahora del { $chance } %.
   *[other] { $number } científicos más en el tablero; la probabilidad de ganar es ahora del { $chance } %.
}
raptor-why-stand = { $number ->
    [one] Un científico vuelve a estar en pie; la probabilidad de ganar es ahora del { $chance } %.
   *[other] { $number } científicos vuelven a estar en pie; la probabilidad de ganar es ahora del { $chance } %.
}
raptor-why-fire = { $number ->
    [one] Un fuego cierra el paso; la probabilidad de ganar es ahora del { $chance } %.
   *[other] { $number } fuegos cierran el paso; la probabilidad de ganar es ahora del { $chance } %.
}
raptor-why-position = Así están mejor las figuras; la probabilidad de ganar es ahora del { $chance } %.

## Los jugadores, el más débil primero

raptor-level-malone = Malone, el reportero
    .about = Va derecho a lo que quiere, le gustan las cartas altas y no ve lo que tú tramas.
raptor-level-axel = Axel, el sobrino
    .about = Ve una buena jugada si está cerca, pero suele tener demasiada prisa para acabarla.
raptor-level-hans = Hans, el guía
    .about = Tranquilo y paciente; conoce las salidas y piensa poco en las cartas.
raptor-level-roxton = Roxton, el cazador
    .about = Planea turnos enteros y elige bien sus cartas, pero su ojo no siempre es seguro.
raptor-level-summerlee = Summerlee, el escéptico
    .about = Prueba cada efecto con tu mejor respuesta y desconfía de la carta evidente.
raptor-level-lindenbrock = Lindenbrock, el geólogo
    .about = Experiencia y paciencia: mira la ronda siguiente antes de decidirse en esta.
raptor-level-challenger = Challenger, el profesor
    .about = Ya lo ha visto todo: juega al instante, por lo que ha aprendido.
