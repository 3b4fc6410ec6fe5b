# Fehler: jeder nennt die Sache, sagt, was erwartet wurde und was zu tun ist.

## Aktionen

error-action-illegal = { $action } ist jetzt nicht möglich. „legal“ zählt auf, was möglich ist.
error-game-over = Das Spiel ist zu Ende; es sind keine Aktionen mehr möglich.
error-option-unknown = Eine Option „{ $name }“ gibt es nicht. Bekannt sind: { $names }.

## Spiele, Optionen und Zufall

error-game-unknown = Ein Spiel „{ $name }“ gibt es nicht. Bekannt sind: { $names }.
error-option-value = Die Option { $name } kann nicht „{ $value }“ sein. Wähle eines davon: { $values }.
error-chance-pending = Der Zufall muss noch entscheiden; vorher kann nichts anderes geschehen.
error-chance-none = Hier wartet kein Zufall auf eine Entscheidung.
error-chance-missing = Hier entscheidet der Zufall, aber wie es ausging, ist nicht aufgezeichnet.
error-chance-outcome = So kann der Zufall hier nicht ausgehen: „{ $outcome }“.

## Stellungen, Ansichten und Aktionen beliebiger Spiele

error-position-empty = Hier steht keine Stellung: Der Text ist leer.
error-position-fields = Das ist keine Stellung des Spiels: { $count } Felder können keine sein.
error-position-hidden = Dieser Text verbirgt etwas („?“), er ist also eine Ansicht. Hier wird eine volle Stellung gebraucht.
error-view-full = Dieser Text verbirgt nichts, er ist also eine volle Stellung. Hier wird eine Ansicht gebraucht.
error-view-owner = Es lässt sich nicht sagen, wessen Ansicht das ist.
error-turn = „{ $turn }“ ist kein Zug des Spiels.
error-action-text = „{ $action }“ ist keine Aktion des Spiels.
error-not-to-decide = { the-side-first } hat jetzt nichts zu entscheiden.
error-decided = { the-side-first } hat sich schon entschieden.

## Engine

error-command-unknown = Unbekannter Befehl „{ $command }“. Bekannt sind: hello, position, new, show, view, legal, apply, chance, events, seed, perft, bots, bot, go, tell, stop, quit.
error-command-usage = „{ $command }“ ist so nicht zu verstehen. Richtig ist: { $usage }
error-number = „{ $text }“ ist keine Zahl, die hier passt. Gib eine ganze Zahl von { $least } bis { $most } an.
error-line-long = Die Zeile ist länger als { $limit } Bytes und wurde nicht beachtet.
error-line-encoding = Die Zeile ist kein UTF-8-Text und wurde nicht beachtet.
error-stopped = Die Arbeit wurde abgebrochen, bevor sie fertig war.
error-view-cannot-tell = Eine Ansicht kann nicht sagen, was auf { $action } folgt, denn das hängt von verdeckten Karten ab. Gib zuerst die volle Stellung an.
error-not-from-view = „{ $command }“ braucht die volle Stellung; die jetzige ist eine Ansicht mit verdeckten Karten.
error-view-other-seat = Die jetzige Stellung ist eine Ansicht { of-the-seat }; nur die Ansicht { of-the-seat } kann gezeigt werden.
error-seat-unknown = Einen Platz „{ $name }“ gibt es nicht. Wähle { $names } oder { $last }.
error-decider-needed = Jetzt entscheiden mehrere. Sag, wessen Wahl es ist: { $command }.
error-decider-unknown = Hier hat kein Platz „{ $name }“ zu entscheiden. Schreibe eines davon: { $names }.
error-bot-unknown = Einen Bot „{ $name }“ gibt es nicht. Wähle einen davon: { $names }.
error-bot-parameters = „{ $name }“ ist nicht zu lesen. Auf den Namen eines Bots können ein Doppelpunkt und Grenzen folgen: ms=500, nodes=2000 oder beide mit einem Komma.
error-bot-program = { $variable } ist bei „{ $entry }“ nicht zu lesen. Gib jedem Programm einen Namen und einen Befehl, mit Strichpunkten dazwischen: ann=./ann; bob=node bob.js
error-engine-start = Die Engine { $name } ließ sich nicht starten: { $problem }
error-engine-other = Die Engine { $name } sagt „{ $answer }“; sie sollte in Version 1 des Protokolls von { $game } sprechen.
error-engine-silent = Die Engine { $name } hat auf „{ $command }“ nicht rechtzeitig geantwortet und wurde beendet.
error-engine-answer = Die Engine { $name } hat „{ $answer }“ geantwortet; das kann man nicht spielen.
error-nothing-to-decide = Dieser Platz hat im Augenblick nichts zu entscheiden.

## Aufzeichnungen

error-record-line = Zeile { $line } der Aufzeichnung ist nicht zu lesen: „{ $text }“.
error-record-empty = Die Aufzeichnung ist leer. Sie beginnt mit Kopfzeilen, dann kommt die Anfangsstellung.
error-record-header-unknown = Zeile { $line }: Eine Kopfzeile „{ $name }“ gibt es nicht.
error-record-header-repeated = Zeile { $line }: Die Kopfzeile „{ $name }“ steht zweimal da.
error-record-header-missing = In der Aufzeichnung fehlt die Kopfzeile „{ $name }“.
error-record-game = Zeile { $line }: Das ist eine Aufzeichnung von „{ $game }“, nicht vom gemeinten Spiel.
error-record-rules = Zeile { $line }: Die Aufzeichnung wurde für Version { $said } der Regeln gemacht; dieses Programm kennt { $known }.
error-record-position = Zeile { $line }: Die Stellung wird nicht angenommen. { $problem }
error-record-round = Zeile { $line }: Hier steht Runde { $round }, als Nächstes kommt aber Runde { $expected }.
error-record-action = Zeile { $line }: Die Aktion { $action } ist dort nicht möglich.
error-record-chance = Zeile { $line }: So kann der Zufall dort nicht ausgehen: „{ $outcome }“.
error-record-chance-missing = Zeile { $line }: Vorher entscheidet der Zufall etwas (ein Mischen zum Beispiel), aber sein Ausgang ist nicht aufgezeichnet.
error-record-decision = Zeile { $line }: { $problem }
error-record-seat = Zeile { $line }: Dort steht { $action }, aber { the-seat } entscheidet in diesem Augenblick nicht.
error-record-content = Zeile { $line }: Die Aufzeichnung wurde mit anderen Einheiten, Karten oder Karten des Geländes gemacht (Inhalt { $said }), als dieses Programm hat ({ $known }).
error-record-over = Zeile { $line }: Das Spiel war schon zu Ende; danach darf nichts mehr kommen.
error-record-result = Zeile { $line }: Die Aufzeichnung sagt „{ $result }“, aber das Spiel, das sie ergibt, endet nicht so.
error-record-step = Die Aufzeichnung hat keinen Schritt { $step }; ihre Schritte gehen von 0 bis { $last }.
error-record-long = Die Aufzeichnung ist zu lang: Gelesen werden höchstens { $bytes } Bytes und { $actions } Aktionen.

## Dateien und Kommandozeile

error-training-none = { $name } hat keine Bots, die lernen.
error-picture-none = { $name } zeichnet keine Bilder.
error-picture-failed = Das Bild ließ sich nicht { $width } Pixel breit zeichnen. Ein kleineres --width braucht weniger Speicher.
error-file-missing = Eine Datei { $path } gibt es nicht. Prüfe den Namen.
error-file-folder = { $path } ist ein Ordner; gebraucht wird eine Datei.
error-file-unreadable = { $path } ist nicht zu lesen. Prüfe, ob du die Datei öffnen darfst.
error-file-unwritable = { $path } lässt sich nicht schreiben. Prüfe den Ordner und deine Rechte.
error-output-full = Der Datenträger ist voll: Nicht alles konnte geschrieben werden.
error-output-closed = Niemand liest mehr, was geschrieben wird; darum ist hier Schluss.
error-file-exists = { $path } gibt es schon. Wähle einen anderen Namen, oder ersetze die Datei mit --force.
error-file-encoding = { $path } ist kein UTF-8-Text, also weder Aufzeichnung noch Stellung.
error-file-large = { $path } ist zu groß für eine Stellung oder eine Aufzeichnung.
error-options-contradict = { $one } und { $other } widersprechen sich. Gib nur eines davon an.
error-input-useless = Mit keiner der letzten { $count } Antworten war etwas anzufangen; darum endet das Spiel hier.
error-file-ending = An { $path } ist nicht zu erkennen, was für ein Bild es werden soll. Der Name soll so enden: { $names }.
error-choice-unknown = „{ $name }“ ist hier nicht möglich. Wähle eines davon: { $names }.
error-choice-number = „{ $text }“ ist weder eine Aktion noch eine der Zahlen 1 bis { $most }. Mit „?“ gibt es Hilfe.
error-undo-none = In diesem Zug ist nichts rückgängig zu machen.
error-part-missing = Dafür fehlt { $package }: Gib im Ordner von Lost World ein: pip install ".[{ $extra }]"
error-internal = Im Programm ist etwas schiefgegangen ({ $name }). Das ist unser Fehler; bitte melde ihn und sag dazu, was du getan hast.

## Den Server starten

error-port-in-use = Der Port { NUMBER($port, useGrouping: 0) } ist schon belegt. Beende das andere Programm, oder wähle mit --port einen anderen.
error-host-bind = Die Adresse { $host } gehört nicht zu diesem Rechner. Wähle mit --host eine andere.
error-browser-missing = Es ließ sich kein Browser öffnen. Öffne die Adresse oben selbst.
error-client-missing = Die Seiten für den Browser sind noch nicht gebaut. „make play“ baut sie.
error-database-unreachable = Die Datenbank ist nicht zu erreichen. Prüfe ihre Adresse und ob sie läuft.
error-database-file = Die Datenbank { $path } lässt sich nicht öffnen. Prüfe, ob ihr Ordner da ist, ob du dort schreiben darfst und ob es eine Datei dieses Programms ist.
error-database-unknown = Diese Art von Datenbank ist nicht bekannt. Gib den Namen einer Datei an oder eine Adresse, die mit postgresql:// beginnt.
error-database-url = Die Adresse der Datenbank ist nicht zu lesen. Gib den Namen einer Datei an oder eine Adresse wie postgresql://name@host:5432/games.
error-database-foreign = Die Datenbank gehört einem anderen Programm: Sie hat schon eine Tabelle „{ $name }“. Gib mit --database eine andere an.
error-database-tables = Die Tabellen der Datenbank lassen sich nicht anlegen oder erneuern: { $reason }. Prüfe, ob ihr Benutzer dort schreiben und Tabellen anlegen darf.
error-database-missing = In { $path } sind keine Spiele. Nenne mit --database die Datenbank des Servers.
error-admin-games = Nenne die Spiele mit ihren Kennungen. „lostworld admin list“ zählt sie auf.
error-admin-days = Sag, wie alt die Spiele sind, die gelöscht werden sollen, zum Beispiel --days 365.
error-database-damaged = Die Datenbank { $path } ist beschädigt: { $reason }. Setze eine Sicherung an ihre Stelle, oder rette mit „sqlite3 FILE .recover“, was noch zu lesen ist.
error-data-folder-unknown = Dein Benutzerordner ist nicht bekannt, also gibt es keinen Ort für die Spiele. Setze HOME, oder gib mit --database eine Datei an.
error-data-folder = Der Ordner { $path } für die Spiele lässt sich nicht anlegen. Prüfe, ob du dort schreiben darfst, oder gib mit --database eine Datei an.
error-server-start = Der Server konnte nicht starten. Warum, steht oben.
error-server-ended = Der Server hat wegen eines Fehlers aufgehört; welcher, steht oben. Was den Spielern bestätigt wurde, ist gespeichert.
error-public-url = { $url } ist keine Adresse einer Seite. Gib eine an wie https://games.example.org, ohne etwas dahinter.
error-settings-json = Die Variable { $name } muss ein JSON-Objekt mit Einstellungen enthalten.
error-settings-unknown = Eine Einstellung „{ $name }“ gibt es nicht. Berichtige die Variable { $variable }.
error-settings-value = Die Einstellung „{ $name }“ hat einen Wert der falschen Art. Berichtige die Variable { $variable }.
error-settings-range = Die Einstellung „{ $name }“ muss mindestens { NUMBER($least, useGrouping: 0) } und höchstens { NUMBER($most, useGrouping: 0) } sein. Berichtige die Variable { $variable }.
error-database-version = Die Datenbank wurde von einer neueren Version dieses Programms angelegt ({ $version }). Erneuere das Programm.
error-workers-database = Mehrere Prozesse teilen sich ihre Spiele über PostgreSQL. Gib mit --database seine Adresse an, oder starte nur einen.
error-database-in-use = Die Datenbank { $path } wird schon von einem anderen Server benutzt. Beende ihn, oder gib mit --database eine andere Datei an.

## Server: Anfragen

error-not-found = Unter dieser Adresse gibt es nichts.
error-method = Diese Adresse nimmt eine solche Anfrage nicht an.
error-game-not-found = Ein solches Spiel gibt es nicht. Prüfe den Link; vielleicht fehlt ein Stück.
error-seat-taken = Der Platz { of-the-seat } ist schon vergeben. Du kannst zuschauen oder um eine neue Einladung bitten.
error-seats-open = Die Karten werden ausgeteilt, wenn alle Platz genommen haben. Warte bis dahin.
error-seat-token-missing = Dafür braucht man einen Platz im Spiel. Öffne den Link zu deinem Platz noch einmal.
error-seat-token = Dieser Link gehört nicht zu dem Spiel, oder er gilt nicht mehr. Bitte um eine neue Einladung.
error-spectator-acts = Zuschauer können zuschauen, aber nichts tun.
error-turn-not-yours = Du bist nicht am Zug. Warte auf die andere Seite.
error-stale = Das Spiel ist schon weiter: Deine Aktion galt Schritt { $given }, und jetzt ist Schritt { $current }. Sieh noch einmal hin, und wiederhole sie, wenn du noch willst.
error-rate-limit = Zu viele Anfragen. Versuche es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-too-large = Die Nachricht ist zu groß; erlaubt sind höchstens { $limit } Bytes.
error-plan-illegal = Schritt { $step } des Plans, { $action }, ist dort nicht möglich. Nimm ihn zurück und plane von da an weiter.
error-plan-unfinished = Der Plan bringt den Zug noch nicht zu Ende. Füge den letzten Schritt hinzu, oder beende den Zug.
error-request-field = Das Feld „{ $field }“ fehlt oder hat die falsche Form.
error-request-unreadable = Die Nachricht ist nicht zu lesen. Erwartet wird JSON, wie es die Beschreibung der Schnittstelle zeigt.
error-message-unknown = Nachrichten der Art „{ $kind }“ gibt es nicht.
error-request-repeated = Eine andere Anfrage mit derselben Kennung wurde schon ausgeführt. Nimm eine neue Kennung.
error-origin = Diese Anfrage kommt von einer fremden Seite und wurde abgelehnt.
error-host-name = Auf diesen Namen hört der Server nicht. Öffne ihn unter der Adresse, die er beim Start zeigt, oder starte ihn mit --public-url.
error-not-over = Das geht erst, wenn das Spiel zu Ende ist.
error-cards-secret = Das würde verdeckte Karten zeigen. Es geht, sobald das Spiel zu Ende ist.
error-take-back-none = Es gibt nichts zurückzunehmen.
error-take-back-unasked = Niemand hat darum gebeten, etwas zurückzunehmen.
error-rematch-unasked = Niemand hat um eine Revanche gebeten.
error-rematch-alone = Den anderen Platz hat niemand eingenommen, also ist niemand da, um noch einmal zu spielen. Beginne ein neues Spiel.
error-rematch-seats = Dieses Spiel begann aus einer Stellung mit anderen Plätzen, darum gibt es keine Revanche. Beginne ein neues Spiel.
error-hint-pending = Über einen Rat für diesen Platz wird schon nachgedacht. Warte darauf.
error-hints-off = In diesem Spiel gibt es keinen Rat.
error-sign-often = Ein Zeichen nach dem anderen: Warte einen Augenblick bis zum nächsten.
error-connections-many = Zu diesem Spiel sind zu viele Verbindungen offen. Schließe einen deiner Tabs.
error-connections-address = Von dort, wo du bist, sind zu viele Verbindungen offen. Schließe einige deiner Tabs.
error-game-long = Dieses Spiel geht schon über { $most } Schritte, und weiter darf es hier nicht gehen. Aufgeben kann man es noch.
error-rules-version = Dieses Spiel wurde für andere Regeln gemacht, als dieses Programm kennt; man kann es ansehen, aber nicht fortsetzen.
error-client-outdated = Die Seite ist älter als der Server. Lade sie neu.
error-server-stopping = Der Server wird gerade beendet. Dein Spiel ist gespeichert; versuche es gleich noch einmal.
error-storage = Der Server kann gerade nichts speichern oder lesen. Nichts, was bestätigt wurde, ist verloren; versuche es gleich noch einmal.
error-server-busy = Der Server ist gerade überlastet. Versuche es gleich noch einmal.
error-closed = Dieser Server nimmt zurzeit keine neuen Spiele an; die begonnenen gehen weiter.
error-games-many = Dieser Server bewahrt { $most } Spiele auf, und mehr dürfen es nicht sein. Bitte die Betreiber, Platz zu schaffen.
error-bot-failed = Der Bot konnte sich nicht entscheiden. Versuche es noch einmal, oder übernimm seinen Platz.
error-wish-opponent = "you": "{ $you }" und "opponent": "{ $opponent }" schließen sich aus.
error-wish-start = Ein Spiel beginnt aus einer Stellung oder aus einer Aufzeichnung, nicht aus beidem.
error-position-stuck = In dieser Stellung kann niemand etwas tun, also kann kein Spiel aus ihr beginnen.
error-position-not-playable = Ein Spiel kann nur aus einer Stellung beginnen, die noch nicht zu Ende ist. Eine fertige Aufzeichnung kann man ansehen und von jedem früheren Augenblick an weiterspielen.
error-seat-number = Einen Platz { $seat } gibt es nicht. Die Plätze haben Nummern von 0 bis { $most }; -1 ist der eines Zuschauers.

## Eigener Inhalt, und wer fort ist

error-content-folder = Einen Ordner { $folder } mit Inhalt gibt es nicht. Nenne einen, der für jedes Spiel einen Ordner hat, zum Beispiel { $folder }/GAME.
error-content-none = In { $folder } ist kein Inhalt: Er muss in einem Ordner mit dem Namen des Spiels liegen. Spiele, die welchen nehmen: { $games }.
error-content-kept = Der Inhalt in { $folder } lässt sich nicht für Spiele aufbewahren, die damit begonnen werden ({ $reason }). Lass den Server dort schreiben, in seinem Ordner „editions“.
error-not-away = Dieser Spieler ist da oder noch nicht lange fort.
error-bot-plays = Für dich spielt ein Bot. Nimm zuerst deinen Platz wieder ein.
