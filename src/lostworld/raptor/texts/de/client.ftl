## Start

raptor-web-start-lead = Eine Mutter und ihre fünf Jungen gegen eine Gruppe von Forschern: zwei Seiten, je neun Karten, und jede Runde ein Duell der Gedanken.
raptor-web-start-raptor = Raptoren spielen
raptor-web-start-scientist = Forscher spielen
raptor-option-layout = Brett
raptor-look-theme = Farben
raptor-web-load-neither = Das ist weder eine Aufzeichnung noch eine Stellung. Eine Aufzeichnung beginnt mit Zeilen wie [Game "raptor"], eine Stellung mit den sechs Reihen des Bretts.
raptor-web-load-raptor = Als Raptoren weiterspielen
raptor-web-load-scientist = Als Forscher weiterspielen

## Das Brett

raptor-web-board-exit = Ausgang neben { $space }

## Der Tisch

raptor-web-game-title = Ein Spiel Raptor
raptor-web-setup = Aufbau
raptor-web-aids-points = Für einen Aktionspunkt
raptor-web-state-choosing = wählt eine Karte
raptor-web-state-chosen = hat gewählt
raptor-web-count-tokens = Schlafmarken auf der Mutter: { $count } von 5
raptor-web-count-escaped = Entkommene Junge: { $count } von 3
raptor-web-count-standing = Forscher auf dem Brett: { $count }. Ist keiner mehr da, gewinnt Raptor.
raptor-web-counter-escaped = entkommen
raptor-web-counter-tokens = Marken
raptor-web-counter-captured = gefangen
raptor-web-counter-standing = auf dem Brett
raptor-web-stock-reserve = Reserve
raptor-web-stock-fires = Feuer übrig
raptor-web-count-captured = Gefangene Junge: { $count } von 3
raptor-web-pile-draw = Stapel { $count }
raptor-web-pile-hand = Hand { $count }
raptor-web-values-played = Werte, die { raptor-the-side } seit dem letzten Mischen gespielt hat: { $values }
raptor-web-values-none = { raptor-the-side-first } hat seit dem letzten Mischen noch keinen Wert gespielt
raptor-web-value-played = schon gespielt
raptor-web-hand = Deine Hand
raptor-web-ruler = Was die andere Seite haben kann
raptor-web-ruler-if = Wenn { raptor-the-side } spielt
raptor-web-ruler-effect = Gegen { $values }: { $name }.
raptor-web-ruler-points = Gegen { $values }: { $least } bis { $most } Aktionspunkte für dich.
raptor-web-ruler-tie = Gegen { $values }: Gleichstand.
raptor-web-ruler-gone = Schon gespielt: { $values }.
raptor-web-card-chosen = Das ist deine Wahl.
raptor-web-card-rules = Regeln der Karte { $value }
raptor-web-peek = Meine Karten zeigen

## Was jetzt zu tun ist

raptor-web-guide-cards-watch = Beide Seiten wählen verdeckt eine Karte.
raptor-web-guide-choose = Wähle verdeckt eine Karte, dann bestätige sie.
raptor-web-guide-chosen = Du hast { $card } gewählt. Bis die andere Seite gewählt hat, kannst du es dir anders überlegen.
raptor-web-guide-other-card = Warte auf die Karte der anderen Seite.
raptor-web-guide-observed = Die Mutter beobachtet: du wählst zuerst, und Raptor sieht deine Karte.
raptor-web-guide-observing = Die Mutter beobachtet. Die Forscher müssen eine Karte zeigen, bevor du wählst.
raptor-web-guide-shown = Die Forscher haben dir { $card } gezeigt. Wähle deine Karte.
raptor-web-guide-place-mother = Stelle die Mutter auf eine der beiden mittleren Platten.
raptor-web-guide-place-baby = Stelle ein Junges auf die markierte Platte: jede der anderen quadratischen Platten bekommt eines.
raptor-web-guide-place-scientist = Stelle einen Forscher auf die markierte Platte: jede Randplatte bekommt einen.
raptor-web-guide-return = Bring die Mutter auf einem beliebigen freien Feld zurück.
raptor-web-guide-effect = { $name }: { $begun ->
    [yes] { $left ->
        [one] noch einmal.
       *[other] { $exact ->
            [yes] noch { $left }-mal.
           *[no] noch bis zu { $left }-mal.
        }
    }
   *[no] { $left ->
        [one] einmal.
       *[other] { $exact ->
            [yes] { $left }-mal.
           *[no] bis zu { $left }-mal.
        }
    }
}
raptor-web-guide-points = Gib { $points ->
    [one] deinen Aktionspunkt
   *[other] deine { $points } Aktionspunkte
} aus: wähle eine Figur, dann wohin sie geht oder was sie tut.
raptor-web-guide-fire = Am Ende des Zuges darf niemand im Feuer stehen. Geh weiter von { $spaces }, oder nimm einen Schritt zurück.
raptor-web-points = { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkte
}
raptor-web-toll = ihr erster Gang kostet { $toll } mehr
raptor-web-confirm-card = Karte bestätigen
raptor-web-confirm-setup = Aufbau bestätigen
raptor-web-usual-setup = Üblicher Aufbau
raptor-web-confirm-sure = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} verschenken?
raptor-web-confirm-left = Bestätigen, { $points } übrig
raptor-web-reveal-points = { $points ->
    [one] Aktionspunkt
   *[other] Aktionspunkte
}
raptor-web-reveal-tie = Gleichstand
raptor-web-reveal-tie-text = Beide Karten werden abgelegt, und niemand handelt.

## Hilfe und Tastatur

raptor-web-help-command = Im Befehlsfeld kannst du Aktionen in Notation eingeben, etwa Mf2-f5, den Namen eines Feldes wie c4, um zu hören, was dort steht, oder undo, redo, hint und confirm.
raptor-web-key-digits = diese Karte wählen

## Das Ende

raptor-web-event-tie = Beide spielten { $card }, Gleichstand: beide Karten werden abgelegt, und niemand handelt.

## Rückschau

raptor-web-curve = Bewertung: Raptor gewinnt { $percent } % der Spiele von hier

## Regeln

raptor-web-rules-contents = Inhalt
raptor-web-rules-goal = Wie man gewinnt
raptor-web-rules-setup = Brett und Aufbau
raptor-web-rules-round = Eine Runde
raptor-web-rules-raptor = Die Raptoren
raptor-web-rules-scientist = Die Forscher
raptor-web-rules-things = Felder und Marken
raptor-web-rules-cards = Die Karten

## Das Ende in Zahlen

raptor-web-tally-rounds = { $count ->
    [one] Runde
   *[other] Runden
}
raptor-web-tally-escapes = { $count ->
    [one] Flucht
   *[other] Fluchten
}
raptor-web-tally-kills = { $count ->
    [one] getöteter Forscher
   *[other] getötete Forscher
}
raptor-web-tally-captures = { $count ->
    [one] Gefangennahme
   *[other] Gefangennahmen
}
raptor-web-tally-hits = { $count ->
    [one] Treffer auf die Mutter
   *[other] Treffer auf die Mutter
}

## Schritte eines Plans

raptor-step-place-mother = auf { $space }
raptor-step-place-baby = auf { $space }
raptor-step-place-scientist = auf { $space }
raptor-step-return = zurück auf { $space }
raptor-step-reinforce = neu auf { $space }
raptor-step-move-mother = nach { $space }
raptor-step-move-baby = nach { $space }
raptor-step-escape = entkommt
raptor-step-move-scientist = nach { $space }
raptor-step-kill = tötet { $space }
raptor-step-wake = weckt { $space }
raptor-step-put-out = löscht { $space }
raptor-step-stand-up = steht auf, { $space }
raptor-step-put-to-sleep = betäubt { $space }
raptor-step-capture = fängt { $space }
raptor-step-shoot = schießt
raptor-step-call = gerufen nach { $space }
raptor-step-frighten = erschrickt auf { $space }
raptor-step-remove-token = Marke weg
raptor-step-recover-baby = wach auf { $space }
raptor-step-gas = schläft auf { $space }
raptor-step-drive = fährt nach { $space }
raptor-step-light-fire = auf { $space }
raptor-step-end = Ende
raptor-step-stop = Schluss

## Der Trainer eines ersten Spiels

raptor-coach = Trainer
raptor-coach-show = Zeig es mir
raptor-coach-leave = Ich komme ohne Trainer aus
raptor-coach-cards = Beide Seiten wählen verdeckt eine Karte. Die niedrigere bringt ihre Wirkung, die höhere so viele Aktionspunkte, wie sich die beiden unterscheiden. Sieh dir eine Karte an: das Lineal sagt, was gegen jede Karte folgen würde, die die andere Seite haben kann.
raptor-coach-cards-raptor = Viel zu tun auf dem Brett? Eine hohe Karte bringt vielleicht Punkte. Sonst eine niedrige wegen ihrer Wirkung: Furcht hält Forscher vom Handeln ab, ein Ruf sammelt die Jungen.
raptor-coach-cards-scientist = Junge in der Nähe deiner Forscher? Eine niedrige Gaskarte schläfert sie ein. Eine hohe bringt vielleicht die Punkte, sie zu fangen.
raptor-coach-tokens = Die Mutter hat { $tokens } Schlafmarken, und mit fünf ist das Spiel verloren. Erholung, deine 5 und 7, nimmt welche weg.
raptor-coach-asleep = Mehrere Junge schlafen. Erholung, deine 5 und 7, weckt sie aus der Ferne; die Mutter weckt eines neben sich für einen Punkt.
raptor-coach-last-exit = Zwei Junge sind fort: noch eines, und du hast verloren. Achte auf die Ausgänge und die Jungen in ihrer Nähe.
raptor-coach-chosen = Gewählt. Bis die andere Seite gewählt hat, kannst du noch eine andere Karte nehmen.
raptor-coach-wait = Die andere Seite ist am Zug. Schau zu: alles wird Schritt für Schritt erzählt.
raptor-coach-confirm = Dein Plan ist vollständig. Noch ist nichts geschehen: nimm zurück, was dich reut, dann bestätige.
raptor-coach-place = Stelle Figuren auf die markierten Felder, oder nimm den üblichen Aufbau.
raptor-coach-effect = Deine Karte war die niedrigere, also wirkt sie. Wähle unter den markierten Feldern.
raptor-coach-return = Die Mutter kommt zurück, wo du willst. Am besten, wo niemand sie in gerader Linie sieht und wo sie gebraucht wird.
raptor-coach-aimed = { $count ->
    [one] Der Forscher auf { $space } könnte die Mutter treffen, wo sie steht: bring sie aus seiner Linie, oder töte ihn.
   *[other] { $count } Forscher könnten die Mutter treffen, wo sie steht, die erste Linie führt nach { $space }: bring sie aus ihrem Blick.
}
raptor-coach-escape = Das Junge auf { $from } steht an einem Ausgang: ein Punkt, und es ist in Sicherheit. Drei davon gewinnen das Spiel.
raptor-coach-kill = Die Mutter kann den Forscher auf { $space } für einen Punkt töten. Ein toter Forscher schießt nicht und fängt nicht.
raptor-coach-wake = Das Junge auf { $space } schläft neben der Mutter: ein Punkt weckt es, bevor jemand es fängt.
raptor-coach-put-out = Das Feuer auf { $space } versperrt den Weg. Ein Punkt löscht es und alle, die mit ihm zusammenhängen.
raptor-coach-points-raptor = Bring Junge näher an einen Ausgang, und lass die Mutter stehen, wo kein Forscher sie sieht. Eine Figur darf mehrmals handeln.
raptor-coach-points-scientist = Komm den Jungen und den Linien der Mutter nahe: ein Forscher neben einem Jungen kann es betäuben, einer in freier Linie kann schießen.
raptor-coach-capture = Das Junge auf { $space } schläft neben deinem Forscher auf { $from }: fang es jetzt. Drei gefangene gewinnen das Spiel.
raptor-coach-shoot = Dein Forscher auf { $from } hat freie Linie zur Mutter: ein Schuss gibt ihr eine Schlafmarke und verteuert ihren ersten Gang. Fünf gewinnen das Spiel.
raptor-coach-put-to-sleep = Dein Forscher auf { $from } steht neben dem Jungen auf { $space }: betäube es zuerst, dann kann ein anderer es fangen.
raptor-coach-stand-up = Der Forscher auf { $space } ist erschrocken und tut nichts. Ein Punkt stellt ihn wieder auf.
