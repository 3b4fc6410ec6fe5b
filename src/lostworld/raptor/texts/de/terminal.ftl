## Das Brett im Terminal

raptor-cli-setup = Aufbau
raptor-cli-mother-away = Die Mutter ist vom Brett verschwunden.
raptor-cli-hand = Hand: { $cards }
raptor-cli-hand-hidden = Hand: { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
raptor-cli-draw-pile = Nachziehstapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
raptor-cli-discard-pile = Ablagestapel: { $cards }
raptor-cli-discard-empty = Ablagestapel: leer
raptor-cli-played = Gespielt: { $cards }

## Was zu entscheiden ist

raptor-cli-board-pending = Das Brett wird noch ausgelost.
raptor-cli-card-shown = Forscher hat Raptor eine Karte gezeigt; jetzt wählt Raptor.

## Kurze Wörter neben dem Brett

raptor-cli-short-tokens = Schlafmarken
raptor-cli-short-escaped = Junge entkommen
raptor-cli-short-captured = Junge gefangen
raptor-cli-short-reserve = in Reserve
raptor-cli-short-fires = Feuermarken übrig
raptor-cli-card-hidden = eine verdeckte Karte

## Die Liste der Aktionen: eine Figur, was sie tun kann, dann die Möglichkeiten

raptor-cli-menu-mother = Mutter auf { $space }
raptor-cli-menu-baby = Junges auf { $space }
raptor-cli-menu-scientist = Forscher auf { $space }
raptor-cli-does-place-mother = Die Mutter stellen auf
raptor-cli-does-place-baby = Ein Junges stellen auf
raptor-cli-does-place-scientist = Einen Forscher stellen auf
raptor-cli-does-return = Die Mutter zurückholen auf
raptor-cli-does-reinforce = Einen Forscher aus der Reserve stellen auf
raptor-cli-does-card = Karte wählen
raptor-cli-does-move-mother = zieht nach
raptor-cli-does-move-mother-toll = zieht (Wunden: { $toll } mehr) nach
raptor-cli-does-move-baby = zieht nach
raptor-cli-does-escape = entkommt durch den Ausgang
raptor-cli-does-move-scientist = zieht nach
raptor-cli-does-kill = tötet den Forscher auf
raptor-cli-does-wake = weckt das Junge auf
raptor-cli-does-put-out = löscht das Feuer auf
raptor-cli-does-stand-up = steht auf
raptor-cli-does-put-to-sleep = schläfert das Junge ein auf
raptor-cli-does-capture = fängt das Junge auf
raptor-cli-does-shoot = schießt auf die Mutter
raptor-cli-does-call = kommt nach
raptor-cli-does-frighten = Den Forscher erschrecken auf
raptor-cli-does-remove-token = Der Mutter eine Schlafmarke nehmen
raptor-cli-does-recover-baby = Das Junge wecken auf
raptor-cli-does-gas = Das Junge einschläfern auf
raptor-cli-does-drive = fährt nach
raptor-cli-does-light-fire = Ein Feuer legen auf
raptor-cli-does-end = Den Zug beenden
raptor-cli-does-stop = Die Wirkung hier beenden

## Raptors eigene Worte für das, was das Terminal sagt

raptor-cli-prompt-secret = { called-side }, wähle geheim eine Karte:
raptor-cli-cards-private = Karten sind geheim, und zwei Spieler sehen auf diesen Bildschirm. Du siehst deine, wenn du eine wählst.
raptor-cli-shared = Zwei Spieler teilen sich dieses Terminal. Karten werden nacheinander gewählt, und dazwischen wird der Bildschirm geleert.
raptor-cli-help-choosing = Gib die Nummer einer Aktion ein oder ihre Notation, zum Beispiel Mf2-f5. Außerdem kannst du sagen:
raptor-cli-option-layout = Welches Brett aufgebaut wird.
raptor-cli-option-theme = Farben des Bildes: jungle oder savannah.
