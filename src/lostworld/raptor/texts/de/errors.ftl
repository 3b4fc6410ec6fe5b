# Fehler in Stellungen, Ansichten und Aktionen von Raptor.

## Stellungen: die Form des Textes

raptor-error-position-fields = Eine Stellung hat sieben Felder, durch einzelne Leerzeichen getrennt (Brett, Ausgänge, Zug, Zahlen, Runde, R:Karten, S:Karten); dieser Text hat { $count }.
raptor-error-board-rows = Das Brett hat sechs Reihen, durch „/“ getrennt, Reihe 6 zuerst; dieses hat { $count }.
raptor-error-board-row-length = Reihe { $row } des Bretts muss 11 Zeichen haben, eines für jede Spalte von a bis k; sie hat { $count }.
raptor-error-board-character = „{ $character }“ auf { $space } ist kein Zeichen des Bretts. Nimm eines von . # * M b z y c S A s f B C.
raptor-error-exits-text = Die Ausgänge „{ $exits }“ sind nicht zu lesen. Erwartet werden vier Felder, je eines von a4-a6, a1-a3, k4-k6 und k1-k3 in dieser Reihenfolge, zum Beispiel a4a3k6k1.
raptor-error-turn = „{ $turn }“ ist kein Zug. Erwartet wird: place, cards, cards!, cards!5, R4:2 oder S4:2, R+5, R+5' oder S+3, R@, R# oder S#.
raptor-error-turn-repetitions = Der Zug „{ $turn }“ hat die falsche Zahl von Wiederholungen: Diese Karte erlaubt 1 bis { $most }.
raptor-error-turn-no-effect = Der Zug „{ $turn }“ führt eine Karte aus, bei der nichts zu wählen ist. Hier können nur Karten mit Wiederholungen stehen.
raptor-error-counts = Die Zahlen „{ $counts }“ sind nicht zu lesen. Erwartet werden z, e, c und r, jedes mit einer Ziffer, zum Beispiel z0e0c0r6 (Schlafmarken, entkommen, gefangen, Reserve).
raptor-error-count-range = Die Zahl { $letter } ist { $count }; sie kann höchstens { $most } sein.
raptor-error-round = „{ $round }“ ist keine Runde. Erwartet wird eine ganze Zahl ohne führende Nullen, 0 beim Aufbau und danach 1 oder mehr.
raptor-error-cards-text = Die Karten { raptor-of-the-side }, „{ $cards }“, sind nicht zu lesen. Erwartet werden die Seite und vier Stapel, gespielt/Hand/Nachziehstapel/Ablage, zum Beispiel R:/159/236784/.
raptor-error-cards-character = „{ $character }“ ist keine Karte { raptor-of-the-side }. Karten sind die Ziffern 1 bis 9.
raptor-error-cards-order = { $pile ->
    [hand] Die Hand
   *[discard] Der Ablagestapel
} { raptor-of-the-side } muss die Karten in aufsteigender Reihenfolge nennen.

## Ansichten

raptor-error-position-hidden = Dieser Text verdeckt Karten („?“), er ist also eine Ansicht. Hier wird eine volle Stellung gebraucht.
raptor-error-view-full = Dieser Text verdeckt keine Karte, er ist also eine volle Stellung. Hier wird eine Ansicht gebraucht: die Hand der anderen Seite und beide Nachziehstapel als „?“.
raptor-error-view-owner = Es lässt sich nicht sagen, wessen Ansicht das ist: Genau eine Hand muss zu sehen sein, oder keine in der Ansicht eines Zuschauers.
raptor-error-view-hidden = { $pile ->
    [played] Die gespielte Karte
    [hand] Die Hand
    [draw] Der Nachziehstapel
   *[discard] Der Ablagestapel
} { raptor-of-the-side } mischt verdeckte und offene Karten. Eine Ansicht zeigt alles davon oder nichts, und ein Ablagestapel ist immer offen.

## Stellungen, die nicht angenommen werden

raptor-error-rocks-count = Auf dem Brett { $count ->
    [one] ist { $count } Felsen
   *[other] sind { $count } Felsen
}; es müssen 9 sein.
raptor-error-rocks-column = Auf { $space } liegt ein Felsen; in den Spalten a und k gibt es keine.
raptor-error-exits-map = Die Ausgänge „{ $exits }“ passen zu keinem Brett. Jede L-Platte hat ihren Ausgang an einem ihrer beiden Enden, und zwei Platten sind links-, zwei rechtsherum.
raptor-error-mothers-count = Auf dem Brett sind { $count } Mütter; es gibt nur eine.
raptor-error-fires-count = Auf dem Brett sind { $count } Feuer; es gibt nur 10 Feuermarken.
raptor-error-scientists-count = Auf dem Brett und in der Reserve sind { $count } Forscher; es gibt nur 10.
raptor-error-babies-count = Auf dem Brett, entkommen und gefangen { $count ->
    [one] ist zusammen { $count } Junges
   *[other] sind zusammen { $count } Junge
}; das Spiel hat 5.
raptor-error-cards-repeated = Die Karte { $card } { raptor-of-the-side } kommt mehr als einmal vor.
raptor-error-cards-nine = { raptor-the-side-first } hat in allen Stapeln zusammen { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}; es müssen die neun Karten 1 bis 9 sein, jede einmal.
raptor-error-cards-hand = Die Hand { raptor-of-the-side } hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}; hier müssen es { $expected } sein.
raptor-error-round-setup = Beim Aufbau ist die Runde { $round }; solange der Zug „place“ ist, muss sie 0 sein.
raptor-error-round-zero = Die Runde ist 0, aber der Zug ist „{ $turn }“. Nur der Aufbau („place“) ist Runde 0; gib eine Runde ab 1 an.
raptor-error-setup-counts = Beim Aufbau ist noch nichts geschehen: Die Zahlen müssen z0e0c0r6 sein.
raptor-error-setup-figure = Die Figur auf { $space } kann beim Aufbau dort nicht stehen. Figuren werden der Reihe nach gesetzt: die Mutter auf eine mittlere Platte, ein Junges auf jede andere quadratische Platte, dann ein Forscher auf jede L-Platte.
raptor-error-setup-fire = Beim Aufbau ist auf { $space } ein Feuer; es wurde aber noch keines gelegt.
raptor-error-setup-complete = Alle Figuren stehen, der Aufbau ist also vorbei: Der Zug kann nicht „place“ sein.
raptor-error-setup-cards = Beim Aufbau hat { raptor-the-side } alle neun Karten aufsteigend im Nachziehstapel und sonst keine.
raptor-error-mark = Das Zeichen „{ $mark }“ auf { $space } kann nicht vorkommen, während der Zug „{ $turn }“ ist.
raptor-error-figure-on-fire = Der Forscher auf { $space } steht in einem Feuer; das ist nur während der Aktionspunkte der Forscher möglich.
raptor-error-played-missing = Der Zug „{ $turn }“ braucht von jeder Seite eine gespielte Karte, vor dem ersten „/“ von R: und von S:.
raptor-error-played-equal = Beide Seiten haben die { $card } gespielt. Gleiche Karten werden sofort abgelegt; niemand führt eine aus oder hat Aktionspunkte.
raptor-error-played-many = { raptor-the-side-first } hat mehr als eine gespielte Karte; es kann höchstens eine sein.
raptor-error-played-early = Der Zug ist „{ $turn }“, aber die gespielten Karten passen nicht dazu: Eine gewählte Karte liegt im Stapel „gespielt“, und haben beide gewählt, wird aufgedeckt.
raptor-error-shown-card = Der Zug „{ $turn }“ zeigt die Karte { $card }, aber das ist nicht die, die Forscher gespielt hat.
raptor-error-effect-side = Der Zug „{ $turn }“ passt nicht zu den gespielten Karten: Die Seite mit der niedrigeren Karte führt genau diese aus.
raptor-error-points-side = Der Zug „{ $turn }“ passt nicht zu den gespielten Karten: Die Seite mit der höheren Karte hat die Aktionspunkte.
raptor-error-points-many = { $points } Aktionspunkte sind zu viele: Der Unterschied der gespielten Karten ist { $most }.
raptor-error-points-none = Im Zug „{ $turn }“ sind keine Aktionspunkte übrig; ein solcher Zug ist schon zu Ende.
raptor-error-mother-missing = Die Mutter muss auf dem Brett sein: Fort ist sie nur nach einer niedrigeren Raptor-Karte 2 oder 6, bis sie zurückkehrt.
raptor-error-mother-present = Die Mutter darf nicht auf dem Brett sein: Die Raptor-Karte 2 oder 6 war die niedrigere, und sie ist noch nicht zurück.
raptor-error-return-turn = Der Zug „{ $turn }“ braucht eine niedrigere Raptor-Karte 2 oder 6: Nur dann kehrt die Mutter zurück.
raptor-error-effect-impossible = Der Zug „{ $turn }“ steht für eine Wirkung, die auf dem Brett nicht mehr möglich ist; sie wäre schon vorbei.
raptor-error-fire-trapped = Mit { $points ->
    [one] { $points } übrigen Aktionspunkt
   *[other] { $points } übrigen Aktionspunkten
} kann nicht jeder Forscher, der in einem Feuer steht, es vor dem Ende des Zuges verlassen (Entscheidung 14).
raptor-error-won-unsaid = { raptor-the-side-first } hat hier schon gewonnen, also muss der Zug { $side ->
    [raptor] R#
   *[scientist] S#
} sein.
raptor-error-won-unearned = Der Zug sagt, dass { raptor-the-side } gewonnen hat, aber weder auf dem Brett noch in den Zahlen ist das zu sehen.
raptor-error-won-both = Hier hätten beide Seiten gewonnen; das Spiel endet mit dem ersten Sieg.

## Aktionen

raptor-error-action-text = „{ $action }“ ist keine Aktion. Aktionen sehen aus wie #7, M@f2, Mf2-f5, ba4-x, Sd2~c2, *c4 oder „.“; „legal“ zählt auf, welche jetzt möglich sind.
raptor-error-not-to-decide = { raptor-the-side-first } hat jetzt nichts zu entscheiden; die andere Seite wählt.
raptor-error-decided = { the-side-first } hat in dieser Runde schon eine Karte gewählt.
raptor-error-chance-pending = Ein Mischen steht noch aus; vorher kann nichts anderes geschehen.
raptor-error-chance-none = Hier wartet kein Mischen auf eine Entscheidung.
raptor-error-chance-outcome = „{ $outcome }“ ist kein Ergebnis dieses Mischens. Erwartet werden die Seite und ihr neuer Nachziehstapel, die oberste Karte zuerst, zum Beispiel R=236784159, mit genau den Karten, die gemischt werden.
raptor-error-layout-unknown = Einen Aufbau „{ $name }“ gibt es nicht. Wähle einen davon: { $names }.

## Engine

raptor-error-decider-unknown = Eine Seite „{ $name }“ gibt es nicht. Schreibe R für Raptor oder S für Forscher.
raptor-error-decider-needed = Jetzt wählen beide Seiten Karten. Sag, wessen Wahl es ist: { $command }.
raptor-error-card-side = „{ $text }“ ist keine Wahl einer Karte. Während Karten gewählt werden, schreibe die Seite und die Karte, zum Beispiel R#4.
raptor-error-mark-between = Auf { $space } darf nichts von der Runde übrig sein, während der Zug „{ $turn }“ ist: Die Runde ist vorbei.
raptor-error-shuffle-turn = Der Zug „{ $turn }“ passt nicht zu den Karten: So ist nichts zu mischen.
raptor-error-action-number = { $number } ist nicht die Nummer einer Aktion.
raptor-error-net = { $variable } nennt die Datei { $file }, die als Netz nicht zu gebrauchen ist: { $problem }
