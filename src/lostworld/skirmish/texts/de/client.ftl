# Was nur der Browser sagt.

## Die erste Seite

skirmish-web-lead = Menschen und Dinosaurier kämpfen auf Sechsecken, ohne Würfel: Karten, Initiative und gutes Gelände entscheiden. Für zwei bis vier.
skirmish-web-start-learn-text = Ein kurzes erstes Gefecht, das sich selbst erklärt
skirmish-web-start-first-text = Ein kurzes Gefecht gegen den Rekruten; jede neue Frage erklärt sich selbst
skirmish-web-start-rules-text = Die Regeln in Kürze und alle Einheiten, Karten und Schauplätze
skirmish-web-players = { $count } Spieler
skirmish-web-rounds = { $count } Runden
skirmish-web-army-any = Jede Armee, die passt
skirmish-web-army-random = Zufällig
skirmish-web-army-value = Wert { $value } von { $most }
skirmish-web-army-own = Eine eigene Armee
skirmish-web-army-build = Armee zusammenstellen
skirmish-web-build-title = Eine Armee für { $seat }
skirmish-web-build-faction = Fraktion
skirmish-web-build-equip = Ausrüstung hinzufügen
skirmish-web-build-remove = Ohne { $unit }
skirmish-web-build-empty = Noch keine Einheit: Wähle welche aus.
skirmish-web-build-legal = Diese Armee darf spielen.
skirmish-web-build-use = Diese Armee nehmen
skirmish-web-build-name = Name der Liste
skirmish-web-build-save = Liste speichern
skirmish-web-build-saved = Gespeicherte Listen
skirmish-web-build-forget = { $name } vergessen
skirmish-web-theme-system = Wie das System es will
skirmish-web-theme-day = Tag
skirmish-web-theme-night = Nacht

## Die Karte

skirmish-web-closer = Näher
skirmish-web-farther = Weiter weg
skirmish-web-fit = Die ganze Karte
skirmish-web-keys = Auf der Karte führen Pfeile von Feld zu Feld, N und P zum nächsten und zum vorigen Feld, auf dem etwas möglich ist; + und − holen sie näher oder rücken sie weg, 0 zeigt sie ganz.
skirmish-web-which-facing = Wohin soll sie blicken?
skirmish-web-can-go = { $points ->
    [one] Kann für einen Punkt hierher
   *[other] Kann für { $points } Punkte hierher
}
skirmish-web-can-stand = Kann hier stehen
skirmish-web-can-do = { $count } Möglichkeiten hier
skirmish-web-unit = { $code } { $unit } ({ $seat }), Leben { $health }, Blick nach { $facing }{ $words ->
    [none] {""}
   *[other] , { $words }
  }
skirmish-web-difficult = schwierig
skirmish-web-impassable = unpassierbar
skirmish-web-blocks = versperrt die Sicht

## Der Tisch

skirmish-web-track = Initiative
skirmish-web-phase-setup = Aufstellung
skirmish-web-phase-action = Aktionsphase
skirmish-web-phase-initiative = Initiativephase
skirmish-web-phase-over = Das Ende
skirmish-web-track-unit = { $unit }, { $initiative ->
    [none] keine Karte
   *[other] Initiative { $initiative }
  }, { $state ->
    [acts] ist am Zug
    [next] kommt als Nächstes
    [done] war schon an der Reihe
    [asleep] schläft
   *[waits] wartet
  }
skirmish-web-points = Punkte
skirmish-web-cards = Heldenkarten in Hand und Stapel
skirmish-web-health = Leben { $health } von { $full }
skirmish-web-armour-zones = vorn / Seiten / hinten
skirmish-web-combo = Kombo: { $cards } von { $limit } Karten
skirmish-web-slot-empty = leer
skirmish-web-face-down = verdeckt, Initiative { $initiative }
skirmish-web-what-is-this = Was ist das?
skirmish-web-hand = { $count ->
    [one] Deine Hand: eine Heldenkarte
   *[other] Deine Hand: { $count } Heldenkarten
  }
skirmish-web-hand-empty = Keine Heldenkarten auf deiner Hand.
skirmish-web-explain = Was { $card } tut
skirmish-web-active-use = Wirkung
skirmish-web-which-idle = Und wartend?
skirmish-web-no-idle = Nichts wartend
skirmish-web-deploy-which = Welche Einheit wird aufgestellt?
skirmish-web-all = Alle { $count } Möglichkeiten als Liste
skirmish-web-orders = Dauerbefehl
skirmish-web-order-fitting = Frag mich, wenn etwas passt
skirmish-web-order-ask = Frag mich immer
skirmish-web-order-activation = In dieser Aktivierung passen
skirmish-web-order-attacked = Passen, bis ich angegriffen werde
skirmish-web-sheets = Unter der Karte
skirmish-web-sheet-question = Frage
skirmish-web-sheet-hand = Hand
skirmish-web-sheet-unit = Einheit
skirmish-web-foreseen = wie es steht, vor jeder Heldenkarte
skirmish-web-ties-initiator = Bei Gleichstand gewinnt, wer angreift.
skirmish-web-ties-defender = Bei Gleichstand gewinnt, wer sich verteidigt.
skirmish-web-ties-none = Der Unterschied geht als Leben verloren.
skirmish-web-test-damage = { $n } Schaden
skirmish-web-test-success = Gelungen
skirmish-web-test-failure = Misslungen
skirmish-web-action-cards = Aktionskarten
skirmish-web-help-more = Die Regeln in Kürze

## Der Gefechtsbericht

skirmish-web-report = Gefechtsbericht
skirmish-web-report-unit = Einheit
skirmish-web-report-dealt = Schaden
skirmish-web-report-lost = Verloren
skirmish-web-report-tests = Gewonnene Proben
skirmish-web-report-felled = Wer wen besiegte
skirmish-web-report-by = Runde { $round }: { $unit }{ $by ->
    [none] {""}
   *[other] , durch { $by }
  }
skirmish-web-report-turns = Wendepunkte
skirmish-web-report-cards = Benutzte Heldenkarten

## Das Buch

skirmish-web-browse = Skirmish von A bis Z
skirmish-web-shelf-rules = Regeln
skirmish-web-shelf-units = Einheiten
skirmish-web-shelf-heroes = Heldenkarten
skirmish-web-shelf-actions = Aktionskarten
skirmish-web-shelf-maps = Schauplätze
skirmish-web-shelf-keywords = Wörter des Spiels

## Stichwörter

skirmish-web-keyword-reaction = Jede Hälfte der Karte, Bewegung und Aktion, kann zurückgehalten und benutzt werden, nachdem eine andere Einheit sich bewegt oder gehandelt hat.
    .title = Reaktion
skirmish-web-keyword-charge = Jedes betretene Feld erlaubt eine einzige Drehung um 60 Grad, unmittelbar davor oder danach.
    .title = Sturmangriff
skirmish-web-keyword-fix = Die Einheit darf sich nur drehen und aufstehen.
    .title = Verharren
skirmish-web-keyword-jump = Die Bewegung führt über Gelände und Gegenstände hinweg; sie endet wie jede andere.
    .title = Springen
skirmish-web-keyword-fly = Die Bewegung führt über Gelände, Gegenstände und Einheiten hinweg; sie endet wie jede andere.
    .title = Fliegen
skirmish-web-keyword-backward = Die Einheit darf über eine hintere Kante gehen und behält ihre Blickrichtung.
    .title = Rückwärts
skirmish-web-keyword-grab = Standfestigkeit und Griffbonus gegen Standfestigkeit. Eine gepackte Einheit ist langsamer; hätte die bloße Standfestigkeit gereicht, wird sie auch festgehalten.
    .title = Griff
skirmish-web-keyword-piercing = So viel wird von der Panzerung des Ziels abgezogen.
    .title = Durchschlag
skirmish-web-keyword-area = Jede Einheit auf den Feldern rings um die Mitte wird angegriffen, auch Freunde; jede weicht für sich aus.
    .title = Fläche
skirmish-web-keyword-forced = Dieser Teil muss ausgeführt werden, wenn er kann.
    .title = Zwang
skirmish-web-keyword-reinforced = Bezahle Adrenalin für mehr.
    .title = Verstärkt
skirmish-web-keyword-combo = Solange die aktive Karte offen liegt, fügen die Karten darunter diese Symbole hinzu.
    .title = Kombo
skirmish-web-keyword-adrenaline = Kommt von Wunden, Furcht und den Symbolen der Heldenkarten und bezahlt verstärkte Teile. Ein Dinosaurier, der voll davon ist, wird rasend.
    .title = Adrenalin
skirmish-web-keyword-command = In jeder Runde bekommt Befehl, wer einen wachen menschlichen Helden hat. Er bezahlt Heldenkarten, und wer am meisten hat, wird Startspieler.
    .title = Befehl
skirmish-web-keyword-requisition = Kommt aus Kisten und von Zielen und bezahlt Ausrüstung.
    .title = Nachschub
skirmish-web-keyword-hero = Ein menschlicher Held gibt seinem Spieler Befehl, solange er wach ist.
    .title = Held
skirmish-web-keyword-vehicle = Ist nie verängstigt, betäubt oder rasend.
    .title = Fahrzeug
skirmish-web-keyword-pack = Mehrere Figuren auf einem Feld: Schaden trifft zuerst die schwächste, und Freunde dürfen hindurchziehen.
    .title = Rudel
skirmish-web-keyword-commander = Gibt in jeder Runde mehr Befehl.
    .title = Anführer
skirmish-web-keyword-knocked = Eine umgeworfene Einheit benutzt Grundwerte und lässt los; aufstehen kostet Bewegung.
    .title = Umgeworfen
skirmish-web-keyword-blocked = Keine Bewegung, keine Drehung, kein Aufstehen; ihre einzige Aktion ist, sich zu befreien.
    .title = Festgehalten
skirmish-web-keyword-furious = Für einige Runden stärker und wilder; manches, was sie tut, ist Zwang.
    .title = Rasend
skirmish-web-keyword-wound = Gezogen und gelegt wie eine Karte, erlaubt sie nur Grundwerte; dann verschwindet sie.
    .title = Schwere Wunde
skirmish-web-keyword-skip = Die Einheit tut nichts, und ihre Karte bleibt verdeckt; nicht zweimal nacheinander.
    .title = Aussetzen

## Lektionen

skirmish-web-learn-title = Skirmish beim Spielen lernen
skirmish-web-learn-how = Du führst die Ranger gegen einen Bot. Wird etwas Neues gefragt, sagt eine kurze Lektion, worum es geht. Nichts ist endgültig, bevor du es bestätigst.
skirmish-web-learn-start = Das erste Gefecht beginnen
skirmish-web-lesson-count = Lektion { $done } von { $all } gelesen
skirmish-web-lesson-done = Verstanden
skirmish-web-lesson-end = Lektionen beenden
skirmish-web-lesson-hand = Heldenkarten gehören dir, nicht einer Einheit. Ihre Symbole helfen in Proben, ihre Wirkungen kosten Befehl. Tippe auf die, die du lieber tauschst, und bestätige dann.
    .title = Deine Hand
skirmish-web-lesson-deploy = Wähle unten eine Einheit, tippe auf ein Feld deiner Zone und dann auf die Kante, zu der sie blicken soll. Eine Einheit sieht, zieht und greift an über ihre drei vorderen Kanten, und hinten ist ihre Panzerung dünner.
    .title = Aufstellen
skirmish-web-lesson-cards = Jede Einheit bekommt verdeckt eine aktive Karte. Die Zahl ist ihre Initiative: Hohe Zahlen handeln zuerst, und alle sehen sie. Der Rest bleibt geheim, bis die Einheit an der Reihe ist.
    .title = Aktive Karten
skirmish-web-lesson-next = Am Ende der Runde rückt die nächste Karte auf die aktive, und die Karten darunter geben ihre Kombo dazu. Plane also zwei Runden voraus. Eine wartende Karte liegt daneben bereit.
    .title = Nächste und wartende
skirmish-web-lesson-activation = Sie ist an der Reihe. Decke die Karte auf und benutze sie, oder setze aus: Dann tut die Einheit nichts, und ihre Karte bleibt verdeckt. Niemand setzt zweimal nacheinander aus.
    .title = Aktivierung
skirmish-web-lesson-movement = Die hellen Felder sind zu erreichen; die Zahl sind die Kosten. Tippe auf eines, dann auf eine Blickrichtung. Schwieriges Gelände beendet eine Bewegung. Grüne Linien zeigen, wen du von dort sähest, rote, was die Sicht versperrt. Bestätige, wenn es dir gefällt, oder nimm es zurück.
    .title = Bewegung
skirmish-web-lesson-action = Ziele in Reichweite, Blickfeld und Sicht sind rot umrandet. Zeige auf eines, und du siehst beide Summen, wie sie stehen. Treffen gegen Ausweichen; dann Schaden gegen die Panzerung der Seite, die du triffst.
    .title = Aktionen
skirmish-web-lesson-windows = Bevor eine Probe verglichen wird, dürfen beide Seiten Symbole von Heldenkarten hinzufügen, immer eine. Passe, wenn du zufrieden bist. Mit einem Dauerbefehl passt du von selbst, bis du angegriffen wirst.
    .title = Interaktion
skirmish-web-lesson-damage = Du hast die Probe gewonnen. Was sie bringt, kannst du nehmen oder weglassen.
    .title = Folgen
skirmish-web-lesson-stability = Standfestigkeit gegen Standfestigkeit: Wer verliert, wird gestoßen, umgeworfen oder beides. Wer gegen eine Wand oder den Rand gestoßen wird, verliert Leben.
    .title = Stoßen und umwerfen
skirmish-web-lesson-reactions = Eine Karte mit Reaktion kann ihre Bewegung oder ihre Aktion zurückhalten. Hat eine andere Einheit sich bewegt oder gehandelt, kannst du benutzen, was du zurückgehalten hast.
    .title = Reaktionen
skirmish-web-lesson-round = Die Runde ist vorbei: Karten rücken nach, Stapel werden auf die Kombogrenze gekürzt, neue Karten gezogen.
    .title = Das Ende einer Runde
skirmish-web-lesson-fear = Furcht gegen Mut. Eine Furchtkarte kommt oben auf den Stapel; gespielt, lässt sie die Einheit fliehen.
    .title = Furcht
skirmish-web-lesson-sedatives = Ein Pfeil, der verwunden würde, wartet stattdessen unter der nächsten Karte des Ziels. Rückt diese nach, sperrt das Betäubungsmittel einen Platz der Kombo. Sind alle Plätze gesperrt, schläft das Tier, lebendig und aus dem Kampf.
    .title = Betäubungsmittel

## Am Ende, und was die Lektionen übrig lassen

skirmish-web-recap-felled = Besiegt
skirmish-web-recap-cards = Heldenkarten
skirmish-web-tally-rounds = { $count ->
    [one] Runde
   *[other] Runden
}
skirmish-web-tally-damage = Schaden
skirmish-web-tally-felled = { $count ->
    [one] Einheit besiegt
   *[other] Einheiten besiegt
}
skirmish-web-browse-search = Eine Einheit, eine Karte, einen Schauplatz oder ein Wort suchen
skirmish-web-lesson-left = Das kam in deinem Gefecht nicht vor:
skirmish-web-lesson-all = Das ist alles: Du kennst das Spiel. Die Regeln und jede Karte stehen im Buch.
skirmish-web-lesson-finish = Fertig

## Was gefragt wird, und was davon abhängt

skirmish-web-why-replace-hero-cards = Tippe an, was du lieber gegen neue Karten tauschst. Alle zu behalten ist auch gut.
skirmish-web-why-who-deploys = Wer später aufstellt, hat gesehen, wo die anderen stehen.
skirmish-web-why-deploy = Tippe ein helles Feld an, dann die Blickrichtung: Bewegt und angegriffen wird nach vorn, hinten ist die Panzerung dünner.
skirmish-web-why-arrive = Tippe ein helles Feld an, dann die Blickrichtung.
skirmish-web-why-who-places = Wer später legt, hat die Zahlen der anderen gesehen.
skirmish-web-why-place-active = Die Karte für diese Runde. Die höchste Zahl handelt zuerst; alle sehen die Zahl, nur du die Karte.
skirmish-web-why-place-next = Die Karte für die Runde danach. Eine zweite darf als Wartende daneben liegen.
skirmish-web-why-step-card = Hier kann eine Karte helfen. Ohne geht es einfach weiter.
skirmish-web-why-announce = Was passt, ist hell. Wer passt, verliert nichts.
skirmish-web-why-skip-or-reveal = Aufgedeckt wird die Karte jetzt benutzt: erst Bewegung, dann Aktion. Ausgesetzt tut die Einheit in dieser Runde nichts; nie zweimal nacheinander.
skirmish-web-why-which-unit = Sie haben dieselbe Initiative.
skirmish-web-why-who-begins = Sie haben dieselbe Initiative.
skirmish-web-why-half-first = Die Karte erlaubt beides.
skirmish-web-why-movement = Helle Felder sind erreichbar, die Zahl ist der Preis. Zeig auf eines: grüne Linien, wen die Einheit dort sieht; rote Kreise, wer sie dort angreifen kann.
skirmish-web-why-rest-of-movement = Was von der Bewegung übrig ist, von hier aus.
skirmish-web-why-let-go = Festgehalten kommt sie kaum weg; losgelassen sind beide frei.
skirmish-web-why-reaction = Was aufgehoben war, darf jetzt benutzt werden, nach dem, was eben geschah.
skirmish-web-why-late-half = Was aufgehoben war, verfällt, wenn es jetzt nicht benutzt wird.
skirmish-web-why-action = Ziele sind rot umrandet: Zeig auf eines und sieh beide Summen, bevor du dich entscheidest.
skirmish-web-why-reinforce = Adrenalin macht diesen Teil der Karte stärker.
skirmish-web-why-window-turn = Die Zeichen einer Karte kommen zu deiner Summe. Haben alle gepasst, wird verglichen.
skirmish-web-why-zone = Von der Seite hängt ab, wie dick die Panzerung ist.
skirmish-web-why-consequences = Du hast die Probe gewonnen: Alles geschieht, außer was du weglässt.
skirmish-web-why-stability-test = Standfestigkeit gegen Standfestigkeit: Gewinnst du, wird sie gestoßen oder umgeworfen.
skirmish-web-why-stability-consequences = Gestoßen verliert sie ihren Platz; umgeworfen hat sie nur Grundwerte und muss erst aufstehen.
skirmish-web-why-follow = Deine Einheit darf auf den frei gewordenen Platz.
skirmish-web-why-flee-step = Die Furcht treibt sie weg von dem, was sie erschreckt hat.
skirmish-web-why-skipped-card = Behalten: Die Einheit wartet mit allen Karten, wie sie liegen. Abgelegt: Ihre nächste Karte rückt nach.
skirmish-web-why-trim = Karten unter der aktiven geben ihre Kombo dazu. Was über der Grenze liegt, muss weg; anderes darf.

skirmish-web-moment-phase-start = Die Phase beginnt: jetzt eine Karte oder Fähigkeit?
skirmish-web-moment-phase-end = Die Phase endet: jetzt eine Karte oder Fähigkeit?
# $unit
skirmish-web-moment-activation = { $unit } ist gleich dran: jetzt eine Karte oder Fähigkeit?
# $unit
skirmish-web-moment-reveal = { $unit } hat aufgedeckt: jetzt eine Karte oder Fähigkeit?
# $unit
skirmish-web-moment-skip = { $unit } setzt aus: jetzt eine Karte oder Fähigkeit?
# $unit
skirmish-web-moment-segment = { $unit } hat sich bewegt: jetzt eine Karte oder Fähigkeit?
# $unit
skirmish-web-moment-result = Die Probe von { $unit } ist entschieden: jetzt eine Karte oder Fähigkeit?
# $unit
skirmish-web-moment-damage = { $unit } verliert gleich Gesundheit: jetzt eine Karte oder Fähigkeit?
# $unit
skirmish-web-moment-elimination = { $unit } ist gefallen: jetzt eine Karte oder Fähigkeit?
# $unit
skirmish-web-moment-condition = { $unit } ist etwas zugestoßen: jetzt eine Karte oder Fähigkeit?
# $unit
skirmish-web-moment-draw = { $unit ->
    [none] Karten sind gezogen: jetzt eine Karte oder Fähigkeit?
   *[other] { $unit } hat gezogen: jetzt eine Karte oder Fähigkeit?
  }

skirmish-web-meant = Bestätige es, oder wähle etwas anderes.
skirmish-web-keep-all = Alle behalten
skirmish-web-pass = Nichts spielen
skirmish-web-goal = Das Ziel
skirmish-web-forces = Die Truppen
# $count
skirmish-web-replace-some = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
  } tauschen
# $round $of
skirmish-web-round-of = Runde { $round } von { $of }
# $success $mine $theirs
skirmish-web-stands = So, wie es steht: { $success ->
    [yes] gelungen
   *[no] misslungen
  }, { $mine } gegen { $theirs }
skirmish-web-place-which = Welche Einheit bekommt eine Karte?

## Die Zahlen einer Einheit

skirmish-web-skill-movement = Punkte zum Bewegen: Ein Feld durch eine vordere Kante kostet einen, Drehen ist frei, schwieriges Gelände beendet die Bewegung.
skirmish-web-skill-melee = Zählt, wenn die Einheit im Nahkampf angreift; das Ziel hält mit Ausweichen dagegen. Was die Panzerung übersteigt, ist Schaden.
skirmish-web-skill-ballistic = Zählt, wenn die Einheit schießt; das Ziel hält mit Ausweichen dagegen. Der Schaden ist der der Waffe, weniger Panzerung.
skirmish-web-skill-dodge = Steht gegen jeden Angriff, nah oder fern. Bei Gleichstand trifft der Angreifer.
skirmish-web-skill-stability = Entscheidet, wer gestoßen, umgeworfen, gepackt oder gehalten wird und wer sich durchdrängt.
skirmish-web-skill-fear = Erschreckt andere, wenn sie deren Mut übersteigt.
skirmish-web-skill-courage = Steht gegen Furcht, auch bei Gleichstand.
skirmish-web-skill-armour = Wird von jedem Schaden abgezogen. Drei Zahlen: vorn, Seiten, hinten.
skirmish-web-skill-initiative = Die Zahl der aktiven Karte. Die höchste handelt zuerst.
skirmish-web-keep-everything = Alles behalten

## Orte in Worten

skirmish-web-way = { $n ->
    [one] ein Feld { $way }
   *[other] { $n } Felder { $way }
  }
skirmish-web-toward-0 = nach Osten
skirmish-web-toward-1 = nach Südosten
skirmish-web-toward-2 = nach Süden
skirmish-web-toward-3 = nach Südwesten
skirmish-web-toward-4 = nach Westen
skirmish-web-toward-5 = nach Nordwesten
skirmish-web-toward-6 = nach Norden
skirmish-web-toward-7 = nach Nordosten
skirmish-web-where = { $ground }; zu { $zone } sind es { $way }
skirmish-web-the-middle = Mitte der Karte
skirmish-web-event-deployed = { $unit } stellt sich auf ({ $where }), Blick nach { $facing }.
skirmish-web-event-arrived = { $unit } trifft ein ({ $where }).
skirmish-web-event-moved = { $way ->
    [none] { $unit } dreht sich, Blick nach { $facing }.
   *[other] { $unit } zieht { $way } ({ $where }), Blick nach { $facing }.
  }
skirmish-web-event-dragged = { $unit } wird mitgeschleift ({ $where }).
skirmish-web-event-pushed = { $unit } wird { $way } gestoßen ({ $where }).
skirmish-web-event-object-pushed = { $object } wird weggestoßen ({ $where }).
skirmish-web-event-followed = { $unit } rückt nach ({ $where }).
skirmish-web-event-shifted = { $unit } wird versetzt ({ $where }).
skirmish-web-event-dropped = { $unit } lässt { $object } fallen ({ $where }).
skirmish-web-choice-deploy = { $unit }: { $where }, Blick nach { $facing }
skirmish-web-choice-move = { $way ->
    [none] hierbleiben, Blick nach { $facing }
   *[other] { $way } ({ $where }), Blick nach { $facing }
  }
skirmish-web-choice-enter = sich hineindrängen, { $way } ({ $where })
skirmish-web-choice-flee = { $way } fliehen ({ $where }), Blick nach { $facing }
skirmish-web-choice-shift = { $where }
skirmish-web-choice-edge = nach { $facing }
skirmish-web-deed-hex = { $way ->
    [none] hier
   *[other] { $way } ({ $where })
  }
skirmish-web-card-or-pass = { $about }: eine Karte spielen oder passen?
skirmish-web-could-react = Kann reagieren: { $units }
skirmish-web-usable = { $count } spielbar
