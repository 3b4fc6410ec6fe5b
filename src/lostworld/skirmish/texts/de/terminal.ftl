# Die Regeln in Kürze und die Zeilen unter der Karte, für Spieler am Terminal.

skirmish-terminal-seat = { $seat }: Punkte { $points }, Befehl { $command }, Nachschub { $requisition }, Karten { $cards }{ $first ->
    [yes] , Startspieler
   *[no] {""}
  }
skirmish-terminal-unit = { $code } { $unit }: Leben { $health }, Initiative { $initiative } ({ $card }), Adrenalin { $adrenaline }{ $words ->
    [none] {""}
   *[other] , { $words }
  }

skirmish-help-aim = Das Szenario sagt, was Punkte bringt. Eine Seite gewinnt, wenn sie am Ende einer Runde genug davon hat, oder mit den meisten nach der letzten Runde; auch die letzte Seite auf der Karte gewinnt.
    .title = Das Ziel
skirmish-help-cards = Jede Einheit handelt mit eigenen Karten: Eine ist aktiv, eine liegt als nächste bereit, eine kann wartend daneben liegen. In jeder Runde rückt die nächste auf die aktive, und die Karten darunter geben ihre Kombo dazu. Die Initiative ist offen, der Rest einer verdeckten Karte nicht.
    .title = Karten
skirmish-help-order = Einheiten kommen von der höchsten Initiative an abwärts an die Reihe: Bewegung, dann Aktionen, wenn die Karte nichts anderes sagt. Statt jeder Hälfte können Grundwerte benutzt werden. Eine Einheit darf aussetzen, aber nicht zweimal nacheinander. Karten mit Reaktion können ihre Hälften für später zurückhalten.
    .title = Reihenfolge
skirmish-help-movement = Ein Punkt ist ein Feld über eine der drei vorderen Kanten; drehen ist frei. Ein besetztes Feld zu betreten verlangt eine Standfestigkeitsprobe. Schwieriges Gelände beendet die Bewegung.
    .title = Bewegung
skirmish-help-attack = Treffen gegen Ausweichen; bei Gleichstand gewinnt der Angreifer. Im Nahkampf ist der Schaden die Trefferzahl ohne die Panzerung, im Fernkampf der der Waffe ohne die Panzerung. Die Panzerung hängt von der getroffenen Seite ab.
    .title = Angriff
skirmish-help-stability = Wer eine Standfestigkeitsprobe verliert, wird gestoßen und umgeworfen. Eine umgeworfene Einheit benutzt Grundwerte, bis sie aufsteht. Gepackte Einheiten sind langsamer; festgehaltene können sich nur befreien.
    .title = Standfestigkeit
skirmish-help-windows = In einer Probe dürfen beide Seiten Symbole von Heldenkarten hinzufügen, eine Karte nach der anderen, bis jemand zweimal gepasst hat. Heldenkarten haben auch eigene Wirkungen, die Befehl, Nachschub oder Adrenalin kosten.
    .title = Interaktion
skirmish-help-fear = Furcht muss größer sein als Mut. Eine verängstigte Einheit zieht Furchtkarten und flieht, wenn eine gespielt wird. Wunden und Furcht geben Adrenalin; ein Dinosaurier, der voll davon ist, wird rasend.
    .title = Furcht und Raserei
skirmish-help-sedative = Ein Pfeil, der verwunden würde, wartet stattdessen unter der nächsten Karte und sperrt einen Platz der Kombo, wenn sie nachrückt. Sind alle Plätze gesperrt, schläft die Einheit.
    .title = Betäubungsmittel
