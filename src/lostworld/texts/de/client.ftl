# Der Browser-Client: Bildschirme, Knöpfe und was sie sagen.

## Überall

web-home = Startseite
web-loading = Einen Moment …
web-close = Schließen
web-cancel = Abbrechen
web-copy = Kopieren
web-reload = Neu laden
web-copied = Kopiert
web-accept = Annehmen
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-you = du
web-sound = Ton
web-help = Hilfe
web-menu = Spielmenü
web-settings = Einstellungen
web-learn = Spielen lernen
web-rules = Regeln
web-rules-all = Alle Regeln
web-replay = Rückschau
web-verify = Mischen nachprüfen
web-lost = Abseits der Karte
web-lost-text = An dieser Adresse ist nichts. Vielleicht ist der Link unvollständig.
web-error-network = Der Server ist nicht zu erreichen. Läuft er noch?
web-offline-page = Du bist offline. Die Seite ist da, der Server nicht: Spiele gehen weiter, sobald das Netz zurück ist.
web-error-status = Der Server hat mit einem Fehler geantwortet ({ $status }).
web-error-screen = Dieser Bildschirm konnte nicht geladen werden. Lade die Seite neu.

## Links in einem Chat

web-link-title = { $game }: { $players }
web-link-waiting = Ein Platz ist frei. Komm und spiel mit.
web-link-playing = Runde { $round }: jetzt zuschauen.
web-link-over = Zu Ende nach { $round } Runden: sieh es dir an.

## Start

web-start-random = Überrasch mich
web-start-random-text = Gegen einen Bot, auf einer zufälligen Seite
web-start-here = Zu zweit an diesem Gerät
web-start-here-text = Ein Bildschirm, ein Vorhang zwischen den Händen
web-start-friend = Freund einladen
web-start-friend-text = Online spielen mit einem Link
web-start-watch = Bots zuschauen
web-start-watch-text = Zwei Bots spielen gegeneinander
web-start-learn-text = Kurze Lektionen auf dem echten Brett
web-start-rules-text = Jede Karte, jede Figur, jede Aktion
web-start-first = Hier geht es los
web-start-first-text = Fünf kurze Lektionen, dann ein erstes Spiel mit Trainer
web-first-game = Erstes Spiel
web-first-game-text = Der Aufbau steht, ein Trainer sagt, worauf es ankommt
web-lobby = Lobby
web-lobby-text = Gegen jemanden spielen, den du nicht kennst
web-lobby-pair = Gegner finden
web-lobby-challenge = Allen ein Spiel anbieten
web-lobby-open = Offene Herausforderungen
web-lobby-none = Gerade wartet niemand. Biete ein Spiel an und bleib an seinem Tisch.
web-lobby-seat = Freier Platz:
web-lobby-nobody = Jemand
web-start = Beginnen
web-game = Spiel
web-seat-who = Wer spielt
web-seat-you = Du
web-seat-here = Jemand hier
web-seat-friend = Ein Freund, per Link
web-seat-bot = Ein Bot
web-options = Für ein neues Spiel
web-option-bot = Bot
web-option-theme-board = Wie das Brett
web-option-friend-side = Deine Seite mit einem Freund
web-option-side-random = Zufällig
web-option-clock = Uhr
web-option-clock-none = Ohne Uhr
web-option-clock-time = { $minutes } min + { $increment } s
web-option-name = Dein Name
web-option-public = Andere dürfen zuschauen
web-option-hints = Ratschläge
web-option-hints-usual = Nur gegen Bots
web-option-hints-on = Erlaubt, und angesagt
web-option-hints-off = Nie
web-option-away = Wenn jemand wegbleibt
web-option-away-vote = Die anderen stimmen über einen Bot ab
web-option-away-minutes = Ein Bot nach { $minutes } Minuten, oder nach Abstimmung
web-opponent = Dein Gegner
web-opponent-other = Einen anderen wählen
web-opponents = Gegen wen möchtest du spielen?
web-opponents-elo = Die Zahlen sind gemessene Stärken (Elo), für jede Seite: Wer 200 Punkte mehr hat, gewinnt etwa drei von vier Partien.
web-bot-random = Wanderer
    .about = spielt irgendetwas
web-bot-greedy = Jäger
    .about = leicht
web-bot-planner = Fährtenleser
    .about = stark
web-continue = Weiterspielen
web-your-games = Deine Spiele
web-list-you-won = gewonnen
web-list-you-lost = verloren
web-public-games = Öffentliche Spiele
web-list-waiting = wartet auf einen Mitspieler
web-list-playing = im Gang
web-list-your-turn = du bist dran
web-list-over = zu Ende
web-list-bot = ein Bot
web-list-against = { title-of-side } gegen { $opponent }
web-list-won = Sieg für { the-side }
web-forget = Aus dieser Liste nehmen
web-load = Aufzeichnung oder Stellung laden
web-load-text = Füge eine Aufzeichnung oder den Text einer Stellung ein, oder wähle eine Datei.
web-load-file = Datei wählen
web-load-paste = Aufzeichnung oder Stellung
web-load-neither = Das ist weder eine Aufzeichnung noch eine Stellung. Eine Aufzeichnung beginnt mit Zeilen in eckigen Klammern.
web-load-seat = Als { title-of-side } weiterspielen
web-load-watch = Ansehen
web-load-here = Zu zweit an diesem Gerät
web-play-on = Von hier weiterspielen
web-play-on-over = Hier ist das Spiel zu Ende. Geh zu einem früheren Moment, um von dort weiterzuspielen.
web-play-on-text = Ein neues Spiel beginnt mit der Stellung auf dem Brett: gegen den Bot { $bot }, oder zu zweit an diesem Gerät.

## Das Brett

web-board = Brett
web-board-chosen = Gewählt
web-board-can-act = Kann handeln
web-board-which = Welche Aktion?

## Der Tisch

web-game-refused = Dieses Spiel kann nicht geöffnet werden
web-game-title = Ein Spiel: { $game }
web-setup = Aufbau
web-round = Runde { $round }
web-beside = Verlauf und Spielhilfen
web-titled = { $title }: { $text }
web-undone = Zurückgenommen: { $action }.
web-redone = Wieder getan: { $action }.
web-clock-late = Noch { $seconds } Sekunden.
web-storage-none = Dieser Browser behält nichts: nach einem Neuladen kennt er deinen Platz nicht mehr. Bewahre seinen Link auf; er steht im Spielmenü.
web-log = Verlauf
web-log-empty = Hier steht, was geschieht.
web-log-undone = zurückgenommen
web-log-step = Schritt { $seq }
web-aids = Spielhilfen
web-again = Den letzten Zug noch einmal ansehen
web-watch-step = Ein Schritt
web-watch-about = Hier ist nichts verdeckt: Du siehst beide Hände und wer vorn liegt.
web-watch-go = Zuschauen
web-watch-another = Noch ein Spiel
web-signs = Höfliche Zeichen
web-sign-good-move = Guter Zug!
web-sign-thanks = Danke
web-sign-sorry = Entschuldigung
web-sign-good-game = Gutes Spiel!
web-notice-turn = Du bist dran
web-spectators = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
web-health-connecting = Verbinde …
web-health-lost = Verbindung verloren. Neuer Versuch …
web-health-closed = Nicht verbunden
web-offline = nicht da
web-name-bot = { title-of-side } · { $bot }
web-state-open = Platz ist frei
web-state-choosing = wählt
web-state-chosen = hat gewählt
web-state-turn = ist am Zug
web-state-won = Sieg

## Was jetzt zu tun ist

web-turn = Dein Zug
web-guide-waiting = Warten, bis der andere Platz besetzt ist.
web-guide-wait = Warte auf die andere Seite.
web-guide-other = { the-side-first } ist am Zug.
web-guide-ends = Dein Plan ist vollständig. Bestätige ihn, oder nimm einen Schritt zurück.
web-chosen = Du hast gewählt: { $action }. Bis alle gewählt haben, kannst du es dir anders überlegen.
web-decision = Deine Entscheidung: { $what }.
web-choices = Was du tun kannst
web-choices-search = Unter den Möglichkeiten suchen
web-choice-sent = Das ist deine Wahl.
web-plan = Geplante Schritte
web-plan-undo-from = { $action }. Drücken nimmt ab hier zurück.
web-undo = Zurück
web-redo = Wieder
web-hint = Rat
web-hint-thinking = Denkt nach …
web-hint-text = Rat: { $action }.
web-skip = Überspringen
web-confirm = Zug bestätigen
web-confirm-choice = Wahl bestätigen
web-confirm-pass = Zug beenden
web-confirm-sure = Zug wirklich beenden?
web-command = Befehl
web-command-unknown = „{ $text }“ ist jetzt nicht möglich.

## Hilfe und Tastatur

web-help-plan = Ein Zug wird geplant: jeder Schritt lässt sich zurücknehmen und wiederholen, niemand sieht ihn, und nichts geschieht, bevor du bestätigst.
web-help-keys = Tastatur
web-help-command = Im Befehlsfeld kannst du eine Möglichkeit in Notation eingeben, oder undo, redo, hint und confirm.
web-key-tab = zum Brett, zu den Karten und Knöpfen
web-key-arrows = über das Brett gehen
web-key-board = sofort zum Brett
web-key-enter = eine Figur wählen, oder auf dem Feld handeln
web-key-escape = die Figur loslassen
web-key-digits = die erste bis neunte Möglichkeit wählen
web-key-confirm = bestätigen
web-space-bar = Leertaste
web-key-space = in der Rückschau: abspielen oder anhalten

## Zu zweit an einem Bildschirm

web-curtain-title = { the-side-first }, du bist dran
web-curtain-text = Der andere Spieler schaut jetzt weg.
web-curtain-open = Die Karten { of-the-side } zeigen

## Freunde, Links und Angebote

web-invite = Freund einladen
web-invite-text = Dein Freund spielt { played-side }. Schick ihm diesen Link; wer ihn zuerst annimmt, hat den Platz.
web-invite-challenge = Deine Herausforderung steht
web-invite-challenge-text = Sie steht in der Lobby; wer sie annimmt, spielt { played-side }. Du kannst auch jemandem diesen Link schicken.
web-invite-link = Link für deinen Freund
web-invite-qr = Derselbe Link als Code für ein Telefon
web-share = Teilen
web-invite-link-seat = Link für { title-of-side }
web-invited = Du bist eingeladen
web-invited-by = { $name } wartet auf dich.
web-invited-side = Du spielst { played-side }.
web-invited-game = In einem Spiel { $game } ist ein Platz für dich.
web-invited-clock = Jede Seite hat { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} auf der Uhr, die nach dem ersten Zug beginnt.
web-invited-late = Jemand anders hat den Platz schon genommen. Du schaust zu.
web-sit-down = Platz nehmen
web-just-watch = Nur zuschauen
web-invite-elsewhere = Die Einladung ist auf dem Gerät, auf dem du dieses Spiel angelegt hast.
web-invite-loopback = Nur dieser Rechner erreicht den Server. Damit andere mitspielen können, starte ihn mit:
web-invite-wait = Das Spiel beginnt, wenn der Platz besetzt ist. Du kannst dieses Fenster solange schließen.
web-spectator-link = Link zum Zuschauen
web-seat-link = Link zu deinem Platz, um auf einem anderen Gerät weiterzuspielen. Behalte ihn für dich.
web-position = Stellung
web-commitment = Festlegung auf das Mischen
web-take-back = Zurücknehmen
web-take-back-asked = Du möchtest deine letzte Entscheidung und alles danach zurücknehmen. Warte auf die Antwort.
web-take-back-wanted = { the-side-first } möchte die letzte eigene Entscheidung und alles danach zurücknehmen.
web-take-back-declined = { the-side-first } möchte nicht, dass zurückgenommen wird.
web-offer-waiting = Noch nicht geantwortet: { $names }.
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben
web-save-record = Aufzeichnung speichern

## Das Ende

web-end = Das Spiel ist zu Ende
web-end-won = Du hast gewonnen
web-end-lost = Du hast verloren
web-end-draw = Unentschieden
web-over = Sieg für { the-side }: { $reason }
web-over-several = { $names } haben gewonnen: { $reason }
web-over-draw = Niemand hat gewonnen: { $reason }
web-over-unfinished = Das Spiel wurde abgebrochen; niemand hat gewonnen.
web-reason-resigned = { the-side } hat aufgegeben.
web-reason-time = { the-side } hat keine Zeit mehr.
web-rematch = Revanche, Seiten getauscht
web-rematch-same = Revanche, gleiche Seiten
web-rematch-stronger = Als Nächstes: { $bot }
web-turning-point = Wendepunkt: von { $before } % auf { $after } %
web-souvenir = Ein Bild zum Teilen
web-souvenir-none = Von diesem Spiel gibt es kein Bild.
web-rematch-rotated = Revanche, einen Platz weiter
web-rematch-asked = { $sides ->
    [same] Du hast eine Revanche mit gleichen Seiten angeboten. Warte auf die Antwort.
    [rotated] Du hast eine Revanche angeboten, alle einen Platz weiter. Warte auf die Antwort.
   *[swapped] Du hast eine Revanche mit getauschten Seiten angeboten. Warte auf die Antwort.
}
web-rematch-wanted = { $sides ->
    [same] { the-side-first } bietet eine Revanche mit gleichen Seiten an.
    [rotated] { the-side-first } bietet eine Revanche an, alle einen Platz weiter.
   *[swapped] { the-side-first } bietet eine Revanche mit getauschten Seiten an.
}
web-rematch-declined = { the-side-first } möchte keine Revanche.
web-rematch-ready = Die Revanche ist bereit.
web-rematch-go = Zur Revanche

## Jemand ist nicht da

web-away = { the-side-first } ist nicht da.
web-away-votes = Stimmen für einen Bot: { $votes } von { $wanted }.
web-away-soon = Ein Bot übernimmt in { $time }.
web-away-vote = Einen Bot spielen lassen
web-away-wait = Warten
web-away-bot = Ein Bot spielt für { the-side }, bis der Platz zurückgenommen wird.
web-away-back = { the-side-first } ist wieder da.
web-stood-in = Du warst nicht da, und ein Bot spielt für dich.
web-come-back = Meinen Platz zurücknehmen

## Rückschau

web-replay-start = Der Anfang.
web-replay-controls = Bedienung
web-replay-first = Zum Anfang
web-replay-back = Eine Aktion zurück
web-replay-forward = Eine Aktion weiter
web-replay-turn-back = Einen Zug zurück
web-replay-turn-forward = Einen Zug weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-scrubber = Aktion
web-replay-step = Aktion { $step } von { $last }
web-share-moment = Link zu diesem Moment
web-to-game = Zum Spiel
web-curve = Aussichten auf den Sieg von hier: { $chances }
web-mark-mistake = Ein Fehler. Besser: { $best }
web-mark-blunder = Ein grober Fehler. Besser: { $best }

## Regeln

web-example = Ein Beispiel auf dem Brett

## Das Mischen nachprüfen

web-verify-how = Bevor die erste Karte verteilt wurde, hat der Server einen Fingerabdruck (SHA-256) einer geheimen Zahl veröffentlicht, aus der alles Mischen folgt. Nach dem Spiel zeigt er die Zahl. Dein Browser berechnet nun den Fingerabdruck und jedes Mischen neu; nichts muss geglaubt werden.
web-verify-good = Alles passt: am Mischen wurde nichts verändert.
web-verify-sealed = Die geheime Zahl ist die versprochene. Wie dieses Spiel daraus zieht, kann hier nicht berechnet werden.
web-verify-bad = Etwas passt nicht. Dem Mischen in diesem Spiel ist nicht zu trauen.
web-verify-later = Die geheime Zahl wird gezeigt, wenn das Spiel zu Ende ist. Komm dann wieder.
web-verify-algorithm = Verfahren
web-verify-seed = Geheime Zahl
web-verify-hash = Ihr Fingerabdruck, hier berechnet
web-verify-shuffles = Mischen
web-verify-step = Nr.
web-verify-said = Wie gespielt
web-verify-found = Hier berechnet
web-verify-noted = Was dieser Browser während des Spiels notiert hat
web-verify-noted-commitment = Der Fingerabdruck, wie er zuerst gezeigt wurde
web-verify-noted-luck = Was dein Platz zur geheimen Zahl beigetragen hat
web-verify-noted-dealt = Was dein Platz bekommen hat
web-verify-unnoted = Dieser Browser hat während des Spiels nichts notiert. Er kann nur prüfen, ob das, was der Server jetzt sagt, in sich stimmt.

## Einstellungen

web-settings-language = Sprache
web-settings-theme = Farben
web-settings-theme-game = Wie das Spiel
web-settings-speed = Tempo der Ereignisse
web-settings-volume = Lautstärke
web-settings-sounds = Klänge
web-sounds-paper = Papier
web-sounds-valley = Tal
web-settings-ambience = Geräusche des Ortes
web-settings-play = Hören lassen
web-settings-notation = Notation
web-settings-notify = Wenn ich dran bin
web-settings-notify-text = Außerhalb der Seite Bescheid sagen
web-settings-contrast = Kontrast
web-settings-motion = Bewegung
web-settings-system = Wie das System
web-settings-more = Hoch
web-settings-less = Verringert
web-settings-coordinates = Namen der Felder
web-settings-show = Zeigen

## Lektionen

web-lesson = Lektion
web-lesson-go = Weiter
web-lesson-next = Nächste Lektion
web-lesson-again = Noch einmal
web-lesson-finish = Ein Spiel spielen

## Rückblick, Analysebrett und Rätsel

web-mark-inaccuracy = Nicht ganz genau. Besser: { $best }
web-review = Rückblick
web-review-by = Der Bot { $name } hat zurückgeblickt.
web-accuracy = Genauigkeit
web-review-key = Entscheidende Momente
web-review-moment = Runde { $round }
web-review-show = Auf dem Brett zeigen
web-way-value = { $percent } %
grade-blunder = Grober Fehler
grade-mistake = Fehler
grade-inaccuracy = Ungenauigkeit
web-analysis = Analysebrett
web-start-analysis-text = Jede Stellung, und was ein Bot täte
web-analysis-edit = Aufstellen
web-analysis-play = Ausprobieren
web-analysis-lines = Was ein Bot täte
web-analysis-thinking = Der Bot denkt nach.
web-analysis-none = Hier hat niemand etwas zu entscheiden.
web-analysis-depth = Nach { $seconds } s Nachdenken
web-analysis-text = Stellung als Text
web-analysis-read = Zeigen
web-analysis-open = Analysebrett von hier
web-puzzles = Rätsel
web-start-puzzles-text = In einem Zug gewinnen; jeden Tag ein neues
web-puzzle-today = Rätsel des Tages
web-puzzle-number = Rätsel { $number }
web-puzzle-ask = { the-side-first } ist am Zug und gewinnt noch in diesem Zug.
web-puzzle-steps = Es geht in { $steps } Schritten.
web-puzzle-solved = Gelöst!
web-puzzle-longer = Gelöst, in { $steps } Schritten; { $best } würden reichen.
web-puzzle-lost = Auf diesem Weg kein Sieg. Geh einen Schritt zurück, oder beginne neu.
web-puzzle-solution = Eine Lösung zeigen
web-puzzle-next = Nächstes Rätsel
web-puzzle-streak = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
web-puzzle-progress = { $solved } von { $count } gelöst
web-puzzle-grade = Grad { $grade } von 5
web-puzzle-pick = Rätsel wählen
web-puzzle-none = Für dieses Spiel gibt es keine Rätsel.
web-begin-again = Neu beginnen

web-results = Deine Ergebnisse
# $count
web-results-games = { $count ->
    [one] Spiel
   *[other] Spiele
}
web-results-won = gewonnen
# $side
web-results-as = als { $side }
# $best
web-results-streak = Siege in Folge; höchstens { $best }
web-results-rivals = Gegen wen
web-results-people = Menschen
# $won $lost
web-results-count = { $won } gewonnen, { $lost } verloren
web-results-none = Hier ist noch kein Spiel zu Ende gegangen. Spiel eines: Das Ergebnis bleibt in diesem Browser.
web-results-kept = Nur in diesem Browser aufgehoben.
web-results-forget = Alle Ergebnisse vergessen
web-results-forget-sure = Wirklich vergessen
