# Raptor in Worten: Seiten, Figuren, Karten, Aktionen, Ereignisse und wie ein Spiel gewonnen wird.

raptor-name = Raptor

## Seiten

raptor-the-side = { $side ->
    [raptor] Raptor
   *[scientist] Forscher
}
raptor-the-side-first = { raptor-the-side }
raptor-of-the-side = von { raptor-the-side }

raptor-seat-raptor = Raptor
    .the = Raptor
    .first = Raptor
    .of = von Raptor
    .to = an Raptor
    .call = Raptor
    .play = die Raptoren
    .long = Raptor-Spieler
    .goal = Lass drei Junge entkommen, oder keinen Forscher auf dem Brett.
raptor-seat-scientist = Forscher
    .the = Forscher
    .first = Forscher
    .of = von Forscher
    .to = an Forscher
    .call = Forscher
    .play = die Forscher
    .long = Forscher-Spieler
    .goal = Fang drei Junge, oder bring fünf Schlafmarken auf die Mutter.

## Figuren und Dinge auf dem Brett

raptor-state-free = frei
raptor-state-rock = Felsen
raptor-state-fire = Feuer
raptor-state-mother = Mutter
raptor-state-mother-tokens = { $tokens ->
    [0] Mutter, unverletzt
    [one] Mutter mit { $tokens } Schlafmarke
   *[other] Mutter mit { $tokens } Schlafmarken
}
raptor-state-baby-awake = Junges, wach
raptor-state-baby-asleep = Junges, schläft
raptor-state-baby-asleep-now = Junges, in dieser Runde eingeschlafen
raptor-state-baby-called = Junges, schon gerufen
raptor-state-scientist-active = Forscher
raptor-state-scientist-used = Forscher, hat in dieser Runde schon angegriffen
raptor-state-scientist-frightened = Forscher, erschrocken
raptor-state-scientist-frightened-now = Forscher, in dieser Runde erschrocken
raptor-state-scientist-on-fire = Forscher, in einem Feuer
raptor-state-scientist-used-on-fire = Forscher, in einem Feuer, hat in dieser Runde schon angegriffen
raptor-state-exit = Ausgang
raptor-look-theme-jungle = Dschungel
raptor-look-theme-savannah = Savanne
raptor-option-layout-random = Zufälliges Brett
raptor-option-layout-jungle = Zufälliger Dschungel
raptor-option-layout-savannah = Zufällige Savanne
raptor-option-layout-first-game = Erstes Spiel (der Aufbau der Regel)

## Karten

raptor-family-nothing = Keine Wirkung
raptor-family-call = Ruf der Mutter
raptor-family-disappearance = Verschwinden und Beobachten
raptor-family-fear = Furcht
raptor-family-recovery = Erholung
raptor-family-gas = Schlafgas
raptor-family-reinforcements = Verstärkung
raptor-family-jeep = Jeep
raptor-family-fire = Feuer
raptor-card-raptor-1 = { raptor-seat-raptor } 1 – { raptor-card-raptor-1.name }
    .name = Ruf der Mutter und Mischen
    .effect = Bring ein waches Junges über freie Felder auf ein freies Feld der Platte, auf der die Mutter steht. Am Ende der Runde mische diese Karte, deinen Ablagestapel und deinen Nachziehstapel zu einem neuen Nachziehstapel.
    .hint = 1 Junges rufen, dann mischen
    .family = { raptor-family-call }
raptor-card-raptor-2 = { raptor-seat-raptor } 2 – { raptor-card-raptor-2.name }
    .name = Verschwinden und Beobachten
    .effect = Nimm die Mutter vom Brett; sind die Aktionspunkte der Forscher vorbei, stelle sie auf ein beliebiges freies Feld. In der nächsten Runde zeigen dir die Forscher ihre Karte, bevor du deine wählst.
    .hint = Verschwinden, zurückkehren und die nächste Karte sehen
    .family = { raptor-family-disappearance }
raptor-card-raptor-3 = { raptor-seat-raptor } 3 – { raptor-card-raptor-3.name }
    .name = Furcht
    .effect = Erschrecke einen stehenden Forscher. Er kann nichts tun, bis er für 1 Aktionspunkt aufgestellt wird, und nicht in dieser Runde.
    .hint = 1 Forscher erschrecken
    .family = { raptor-family-fear }
raptor-card-raptor-4 = { raptor-seat-raptor } 4 – { raptor-card-raptor-4.name }
    .name = Ruf der Mutter (×2)
    .effect = Bring ein oder zwei verschiedene wache Junge über freie Felder auf freie Felder der Platte, auf der die Mutter steht, eines nach dem anderen.
    .hint = 1 oder 2 Junge rufen
    .family = { raptor-family-call }
raptor-card-raptor-5 = { raptor-seat-raptor } 5 – { raptor-card-raptor-5.name }
    .name = Erholung (×2)
    .effect = Bis zu zweimal: nimm eine Schlafmarke von der Mutter, oder wecke ein schlafendes Junges irgendwo. Beliebig gemischt; wenn möglich mindestens einmal.
    .hint = Bis zu 2: Marken nehmen oder Junge wecken
    .family = { raptor-family-recovery }
raptor-card-raptor-6 = { raptor-seat-raptor } 6 – { raptor-card-raptor-6.name }
    .name = Verschwinden und Beobachten
    .effect = { raptor-card-raptor-2.effect }
    .hint = { raptor-card-raptor-2.hint }
    .family = { raptor-family-disappearance }
raptor-card-raptor-7 = { raptor-seat-raptor } 7 – { raptor-card-raptor-7.name }
    .name = Erholung (×3)
    .effect = Bis zu dreimal: nimm eine Schlafmarke von der Mutter, oder wecke ein schlafendes Junges irgendwo. Beliebig gemischt; wenn möglich mindestens einmal.
    .hint = Bis zu 3: Marken nehmen oder Junge wecken
    .family = { raptor-family-recovery }
raptor-card-raptor-8 = { raptor-seat-raptor } 8 – { raptor-card-raptor-8.name }
    .name = Furcht (×2)
    .effect = Erschrecke einen oder zwei stehende Forscher. Sie können nichts tun, bis jeder für 1 Aktionspunkt aufgestellt wird, und nicht in dieser Runde.
    .hint = 1 oder 2 Forscher erschrecken
    .family = { raptor-family-fear }
raptor-card-raptor-9 = { raptor-seat-raptor } 9 – { raptor-card-raptor-9.name }
    .name = Keine Wirkung
    .effect = Diese Karte tut nichts, aber keine bringt mehr Aktionspunkte.
    .hint = Nichts
    .family = { raptor-family-nothing }
raptor-card-scientist-1 = { raptor-seat-scientist } 1 – { raptor-card-scientist-1.name }
    .name = Schlafgas und Mischen
    .effect = Schläfere ein waches Junges ein, auf der Platte eines handlungsfähigen Forschers oder auf einer, die eine Kante mit ihr teilt. Am Ende der Runde mische diese Karte, deinen Ablagestapel und deinen Nachziehstapel zu einem neuen Nachziehstapel.
    .hint = 1 Junges einschläfern, dann mischen
    .family = { raptor-family-gas }
raptor-card-scientist-2 = { raptor-seat-scientist } 2 – { raptor-card-scientist-2.name }
    .name = Verstärkung
    .effect = Stelle einen oder zwei Forscher aus deiner Reserve auf freie Felder der beiden langen Ränder des Bretts, nur auf quadratische Platten.
    .hint = 1 oder 2 neue Forscher
    .family = { raptor-family-reinforcements }
raptor-card-scientist-3 = { raptor-seat-scientist } 3 – { raptor-card-scientist-3.name }
    .name = Jeep (×2)
    .effect = Eine oder zwei Fahrten: ein handlungsfähiger Forscher fährt beliebig weit geradeaus, bis ein Felsen oder eine Figur ihn aufhält. Feuer, über die er fährt, verschwinden. Verteile die Fahrten, wie du willst.
    .hint = 1 oder 2 Fahrten geradeaus
    .family = { raptor-family-jeep }
raptor-card-scientist-4 = { raptor-seat-scientist } 4 – { raptor-card-scientist-4.name }
    .name = Schlafgas (×2)
    .effect = Schläfere ein oder zwei wache Junge ein, jedes auf der Platte eines handlungsfähigen Forschers oder auf einer, die eine Kante mit ihr teilt.
    .hint = 1 oder 2 Junge einschläfern
    .family = { raptor-family-gas }
raptor-card-scientist-5 = { raptor-seat-scientist } 5 – { raptor-card-scientist-5.name }
    .name = Feuer (×2)
    .effect = Lege zwei Feuer, jedes auf ein freies Feld neben einem handlungsfähigen Forscher oder neben einem Feuer, auch einem neuen.
    .hint = 2 Feuer
    .family = { raptor-family-fire }
raptor-card-scientist-6 = { raptor-seat-scientist } 6 – { raptor-card-scientist-6.name }
    .name = Verstärkung
    .effect = { raptor-card-scientist-2.effect }
    .hint = { raptor-card-scientist-2.hint }
    .family = { raptor-family-reinforcements }
raptor-card-scientist-7 = { raptor-seat-scientist } 7 – { raptor-card-scientist-7.name }
    .name = Feuer (×3)
    .effect = Lege drei Feuer, jedes auf ein freies Feld neben einem handlungsfähigen Forscher oder neben einem Feuer, auch einem neuen.
    .hint = 3 Feuer
    .family = { raptor-family-fire }
raptor-card-scientist-8 = { raptor-seat-scientist } 8 – { raptor-card-scientist-8.name }
    .name = Jeep (×4)
    .effect = Eine bis vier Fahrten: ein handlungsfähiger Forscher fährt beliebig weit geradeaus, bis ein Felsen oder eine Figur ihn aufhält. Feuer, über die er fährt, verschwinden. Verteile die Fahrten, wie du willst.
    .hint = 1 bis 4 Fahrten geradeaus
    .family = { raptor-family-jeep }
raptor-card-scientist-9 = { raptor-seat-scientist } 9 – { raptor-card-scientist-9.name }
    .name = Keine Wirkung
    .effect = Diese Karte tut nichts, aber keine bringt mehr Aktionspunkte.
    .hint = Nichts
    .family = { raptor-family-nothing }
raptor-raptor-card = { $raptor ->
    [1] 1 – { raptor-card-raptor-1.name }
    [2] 2 – { raptor-card-raptor-2.name }
    [3] 3 – { raptor-card-raptor-3.name }
    [4] 4 – { raptor-card-raptor-4.name }
    [5] 5 – { raptor-card-raptor-5.name }
    [6] 6 – { raptor-card-raptor-6.name }
    [7] 7 – { raptor-card-raptor-7.name }
    [8] 8 – { raptor-card-raptor-8.name }
    [9] 9 – { raptor-card-raptor-9.name }
   *[hidden] eine verdeckte Karte
}
raptor-scientist-card = { $scientist ->
    [1] 1 – { raptor-card-scientist-1.name }
    [2] 2 – { raptor-card-scientist-2.name }
    [3] 3 – { raptor-card-scientist-3.name }
    [4] 4 – { raptor-card-scientist-4.name }
    [5] 5 – { raptor-card-scientist-5.name }
    [6] 6 – { raptor-card-scientist-6.name }
    [7] 7 – { raptor-card-scientist-7.name }
    [8] 8 – { raptor-card-scientist-8.name }
    [9] 9 – { raptor-card-scientist-9.name }
   *[hidden] eine verdeckte Karte
}
raptor-card-of-side = { $side ->
    [raptor] { $card ->
        [1] 1 – { raptor-card-raptor-1.name }
        [2] 2 – { raptor-card-raptor-2.name }
        [3] 3 – { raptor-card-raptor-3.name }
        [4] 4 – { raptor-card-raptor-4.name }
        [5] 5 – { raptor-card-raptor-5.name }
        [6] 6 – { raptor-card-raptor-6.name }
        [7] 7 – { raptor-card-raptor-7.name }
        [8] 8 – { raptor-card-raptor-8.name }
       *[9] 9 – { raptor-card-raptor-9.name }
    }
   *[scientist] { $card ->
        [1] 1 – { raptor-card-scientist-1.name }
        [2] 2 – { raptor-card-scientist-2.name }
        [3] 3 – { raptor-card-scientist-3.name }
        [4] 4 – { raptor-card-scientist-4.name }
        [5] 5 – { raptor-card-scientist-5.name }
        [6] 6 – { raptor-card-scientist-6.name }
        [7] 7 – { raptor-card-scientist-7.name }
        [8] 8 – { raptor-card-scientist-8.name }
       *[9] 9 – { raptor-card-scientist-9.name }
    }
}

## Entscheidungen

raptor-decision-place = { $figure ->
    [mother] Raptor stellt die Mutter auf eine der beiden mittleren Platten.
    [baby] Raptor stellt ein Junges auf die nächste quadratische Platte.
   *[scientist] Forscher stellt einen Forscher auf die nächste L-Platte.
}
raptor-decision-card = { $observed ->
    [yes] { $shown ->
        [hidden] Die Mutter beobachtet: Forscher wählt zuerst und zeigt die Karte.
       *[other] Forscher hat { $shown } gezeigt; jetzt wählt Raptor.
    }
   *[no] Beide Seiten wählen verdeckt eine Karte.
}
raptor-decision-effect = { raptor-the-side-first } führt { raptor-card-of-side } aus: { $left ->
    [one] noch { $left }-mal.
   *[other] noch bis zu { $left }-mal.
}
raptor-decision-points = { raptor-the-side-first } hat noch { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkte
}.{ $toll ->
    [0] { "" }
   *[other] {" "}{ raptor-decision-toll }
}
raptor-decision-toll = Der erste Gang der Mutter kostet { $toll ->
    [one] { $toll } Punkt
   *[other] { $toll } Punkte
} mehr wegen ihrer Wunden.
raptor-decision-return = Raptor bringt die Mutter auf ein beliebiges freies Feld zurück.

## Möglichkeiten

raptor-choice-place-mother = Die Mutter auf { $space } stellen
raptor-choice-place-baby = Ein Junges auf { $space } stellen
raptor-choice-place-scientist = Einen Forscher auf { $space } stellen
raptor-choice-return = Die Mutter auf { $space } zurückbringen
raptor-choice-reinforce = Einen Forscher aus der Reserve auf { $space } stellen
raptor-choice-card = Karte { raptor-card-of-side } wählen
raptor-choice-move-mother = Die Mutter von { $from } nach { $space } bewegen{ $toll ->
    [0] { "" }
    [one] {" "}(ihre Wunden kosten { $toll } Punkt mehr)
   *[other] {" "}(ihre Wunden kosten { $toll } Punkte mehr)
}
raptor-choice-move-baby = Das Junge von { $from } nach { $space } bewegen
raptor-choice-escape = Das Junge auf { $from } durch den Ausgang entkommen lassen
raptor-choice-move-scientist = Den Forscher von { $from } nach { $space } bewegen
raptor-choice-kill = Die Mutter tötet den Forscher auf { $space }
raptor-choice-wake = Die Mutter weckt das Junge auf { $space }
raptor-choice-put-out = Die Mutter löscht das Feuer auf { $space } und alle, die mit ihm zusammenhängen
raptor-choice-stand-up = Den erschrockenen Forscher auf { $space } aufstellen
raptor-choice-put-to-sleep = Der Forscher auf { $from } betäubt das Junge auf { $space }
raptor-choice-capture = Der Forscher auf { $from } fängt das Junge auf { $space }
raptor-choice-shoot = Der Forscher auf { $from } schießt auf die Mutter
raptor-choice-call = Das Junge von { $from } nach { $space } rufen
raptor-choice-frighten = Den Forscher auf { $space } erschrecken
raptor-choice-remove-token = Eine Schlafmarke von der Mutter nehmen
raptor-choice-recover-baby = Das Junge auf { $space } wecken
raptor-choice-gas = Das Junge auf { $space } mit Gas einschläfern
raptor-choice-drive = Mit dem Forscher von { $from } nach { $space } fahren
raptor-choice-light-fire = Ein Feuer auf { $space } legen
raptor-choice-end = Den Zug beenden
raptor-choice-stop = Die Wirkung hier beenden

## Ereignisse

raptor-event-board-laid = Die Platten sind ausgelegt: { $theme ->
    [savannah] die Savanne
   *[jungle] der Dschungel
}.
raptor-event-figure-placed = { $figure ->
    [mother] Die Mutter wurde auf { $space } gestellt.
    [baby] Ein Junges wurde auf { $space } gestellt.
   *[scientist] Ein Forscher wurde auf { $space } gestellt.
}
raptor-event-card-chosen = { $card ->
    [hidden] { raptor-the-side-first } hat eine Karte gewählt.
   *[other] { raptor-the-side-first } hat { raptor-card-of-side } gewählt.
}
raptor-event-card-shown = { $card ->
    [hidden] Forscher hat Raptor die gewählte Karte gezeigt.
   *[other] Forscher hat Raptor die gewählte Karte gezeigt: { $card }.
}
raptor-event-cards-revealed = Die Karten wurden aufgedeckt: Raptor { raptor-raptor-card }, Forscher { raptor-scientist-card }.
raptor-event-tie = Beide spielten { $card }: nichts geschah.
raptor-event-effect-begins = { raptor-the-side-first } hat die niedrigere Karte, und sie wirkt: { raptor-card-of-side }.
raptor-event-effect-ends = Die Wirkung der Karte { $card } { raptor-of-the-side } ist vorbei.
raptor-event-mother-vanished = Die Mutter verschwand von { $space }.
raptor-event-mother-returned = Die Mutter kam auf { $space } zurück.
raptor-event-turn-begins = { raptor-the-side-first } hat { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkte
}.
raptor-event-turn-ends = { $unspent ->
    [0] Der Zug { raptor-of-the-side } endete.
    [one] Der Zug { raptor-of-the-side } endete mit { $unspent } unverbrauchten Aktionspunkt.
   *[other] Der Zug { raptor-of-the-side } endete mit { $unspent } unverbrauchten Aktionspunkten.
}
raptor-event-mother-moved = { $toll ->
    [0] Die Mutter ging von { $from } nach { $to }.
    [one] Die Mutter ging von { $from } nach { $to } und zahlte { $toll } Aktionspunkt für ihre Wunden.
   *[other] Die Mutter ging von { $from } nach { $to } und zahlte { $toll } Aktionspunkte für ihre Wunden.
}
raptor-event-baby-moved = Das Junge auf { $from } ging nach { $to }.
raptor-event-baby-escaped = { $escaped ->
    [one] Das Junge auf { $space } entkam: { $escaped } Junges ist in Sicherheit.
   *[other] Das Junge auf { $space } entkam: { $escaped } Junge sind in Sicherheit.
}
raptor-event-scientist-moved = Der Forscher auf { $from } ging nach { $to }.
raptor-event-scientist-killed = Die Mutter tötete den Forscher auf { $space }.
raptor-event-baby-woken = Die Mutter weckte das Junge auf { $space }.
raptor-event-fire-put-out = { $spaces_count ->
    [one] Die Mutter löschte das Feuer auf { $spaces }.
   *[other] Die Mutter löschte { $spaces_count } Feuer: { $spaces }.
}
raptor-event-scientist-stood-up = Der Forscher auf { $space } stand wieder auf.
raptor-event-baby-put-to-sleep = Der Forscher auf { $by } betäubte das Junge auf { $space }.
raptor-event-baby-captured = { $captured ->
    [one] Der Forscher auf { $by } fing das Junge auf { $space }: { $captured } Junges ist gefangen.
   *[other] Der Forscher auf { $by } fing das Junge auf { $space }: { $captured } Junge sind gefangen.
}
raptor-event-mother-shot = { $tokens ->
    [one] Der Forscher auf { $by } traf die Mutter auf { $space }: sie hat { $tokens } Schlafmarke.
   *[other] Der Forscher auf { $by } traf die Mutter auf { $space }: sie hat { $tokens } Schlafmarken.
}
raptor-event-baby-called = Das Junge auf { $from } folgte dem Ruf der Mutter nach { $to }.
raptor-event-scientist-frightened = Der Forscher auf { $space } erschrak.
raptor-event-token-removed = Eine Schlafmarke wurde von der Mutter genommen: { $tokens ->
    [0] keine ist übrig.
    [one] { $tokens } ist übrig.
   *[other] { $tokens } sind übrig.
}
raptor-event-baby-recovered = Das Junge auf { $space } wachte auf.
raptor-event-baby-gassed = Schlafgas schläferte das Junge auf { $space } ein.
raptor-event-jeep-driven = { $fires_count ->
    [0] Der Forscher auf { $from } fuhr nach { $to }.
    [one] Der Forscher auf { $from } fuhr nach { $to } und über das Feuer auf { $fires }.
   *[other] Der Forscher auf { $from } fuhr nach { $to } und über { $fires_count } Feuer: { $fires }.
}
raptor-event-fire-lit = Ein Feuer wurde auf { $space } gelegt.
raptor-event-reinforcement-arrived = Ein Forscher kam auf { $space } an: { $reserve ->
    [0] keiner ist mehr in Reserve.
    [one] { $reserve } ist noch in Reserve.
   *[other] { $reserve } sind noch in Reserve.
}
raptor-event-cards-discarded = Raptor legte { $raptor } ab, Forscher { $scientist }.
raptor-event-pile-shuffled = { raptor-the-side-first } mischte { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} zu einem neuen Nachziehstapel.
raptor-event-card-drawn = { $card ->
    [hidden] { raptor-the-side-first } zog eine Karte.
   *[other] { raptor-the-side-first } zog { raptor-card-of-side }.
}
raptor-event-round-begins = { $observed ->
    [yes] Runde { $number } begann. Die Mutter beobachtet: Forscher wählt zuerst und zeigt die Karte.
   *[no] Runde { $number } begann.
}
raptor-event-game-won = { raptor-the-side-first } hat gewonnen: { $reason ->
    [babies_escaped] { raptor-reason-babies-escaped }
    [scientists_gone] { raptor-reason-scientists-gone }
    [mother_neutralised] { raptor-reason-mother-neutralised }
   *[babies_captured] { raptor-reason-babies-captured }
}

## Wie ein Spiel gewonnen wird

raptor-reason-babies-escaped = drei Junge sind entkommen.
raptor-reason-scientists-gone = kein Forscher ist mehr auf dem Brett.
raptor-reason-mother-neutralised = die Mutter hat fünf Schlafmarken und ist außer Gefecht.
raptor-reason-babies-captured = drei Junge sind gefangen.
