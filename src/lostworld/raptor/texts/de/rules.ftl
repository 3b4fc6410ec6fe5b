# Die Regeln in Kürze, zu allem, worauf ein Spieler zeigen kann.

## Figuren

raptor-help-mother = Sie geht geradeaus, tötet Forscher, weckt Junge und löscht Feuer neben sich. Jede Schlafmarke verteuert den ersten Gang ihres Zuges um 1 Aktionspunkt; die fünfte setzt sie außer Gefecht, und Forscher gewinnt.
    .title = Die Mutter
raptor-help-baby = Ein waches Junges geht für 1 Aktionspunkt ein Feld weit und entkommt durch einen Ausgang. Schläft es, kann es nichts tun, bis es geweckt wird, und ein Forscher daneben kann es fangen. Drei entkommene Junge gewinnen für Raptor, drei gefangene für Forscher.
    .title = Junge Raptoren
raptor-help-scientist = Ein stehender Forscher kann gehen, ein Junges betäuben, ein schlafendes fangen oder auf die Mutter schießen. Nur eine dieser letzten drei, der Angriffe, ist jedem Forscher in einer Runde erlaubt. Getötete Forscher kommen nie zurück.
    .title = Forscher
raptor-help-frightened = Ein erschrockener Forscher liegt: er geht, schießt und fährt nicht, und weder Gas noch Feuer können von ihm ausgehen. Er versperrt noch den Weg, aber keinen Schuss, und kann getötet werden. Ab der nächsten Runde kann er für 1 Aktionspunkt aufgestellt werden und darf sofort handeln.
    .title = Erschrockene Forscher
raptor-help-asleep = Ein schlafendes Junges bleibt, wo es ist, und versperrt den Weg. Die Mutter weckt es von einem Nachbarfeld für 1 Aktionspunkt, aber nicht in der Runde, in der es einschlief; Erholung weckt es überall.
    .title = Schlafende Junge

## Das Brett und die Marken

raptor-help-board = Sechs quadratische Platten zu neun Feldern und vier L-förmige zu drei Feldern mit je einem Ausgang. Felder sind benachbart, wenn sie eine Kante teilen: schräg zählt nie, weder zum Gehen noch zum Schießen. Ein Feld fasst höchstens eine Figur.
    .title = Das Brett
raptor-help-free = Ein Feld ist frei, wenn kein Felsen, keine Figur und kein Feuer darauf ist.
    .title = Freie Felder
raptor-help-rock = Niemand kann auf einen Felsen, und er hält die Mutter, den Jeep und jeden Schuss auf.
    .title = Felsen
raptor-help-fire = Raptoren können ein Feuer weder betreten noch durchqueren. Forscher dürfen hinein, aber keiner darf am Ende ihres Zuges darin stehen; Hindurchgehen löscht es nicht. Schüsse gehen hindurch. Es gibt zehn Feuermarken.
    .title = Feuer
raptor-help-exit = Jede L-Platte hat an einem ihrer Enden einen Ausgang. Nur ein Junges kann ihn benutzen, mit seinem Gang für 1 Punkt vom Feld davor, und ist damit endgültig entkommen.
    .title = Ausgänge
raptor-help-sleep-token = Jeder Treffer gibt der Mutter eine Schlafmarke. Sie erhöhen den Preis ihres ersten Ganges, und fünf setzen sie außer Gefecht. Erholung nimmt sie wieder weg.
    .title = Schlafmarken
raptor-help-reserve = Sechs Forscher warten am Anfang in Reserve. Sie kommen nur durch die Karte Verstärkung. Die Reserve zählt nicht als auf dem Brett: ist dort kein Forscher mehr, gewinnt Raptor sofort.
    .title = Die Reserve
raptor-help-toll = Vor dem ersten Gang der Mutter in einem Zug zahlt Raptor so viele Aktionspunkte zusätzlich, wie sie Schlafmarken hat. Reichen die Punkte nicht, kann sie nicht gehen. Spätere Gänge im selben Zug und ihre anderen Aktionen kosten wie sonst 1 Punkt.
    .title = Der Preis der Wunden

## Die Runde

raptor-help-setup = Raptor stellt die Mutter auf eine der beiden mittleren Platten und je ein Junges auf die fünf anderen quadratischen. Dann stellt Forscher je einen Forscher auf die L-Platten. Beide mischen ihre neun Karten und ziehen drei.
    .title = Aufbau
raptor-help-round = Beide wählen verdeckt eine von drei Karten und decken sie zusammen auf. Wer die niedrigere hat, führt ihre Wirkung aus; dann hat der andere so viele Aktionspunkte, wie sich die Karten unterscheiden. Die höhere Karte wirkt nicht. Dann ziehen beide wieder auf drei Karten nach.
    .title = Eine Runde
raptor-help-tie = Haben beide Karten denselben Wert, geschieht nichts: beide werden abgelegt, und die Runde ist vorbei.
    .title = Gleiche Karten
raptor-help-action-points = Punkte werden einzeln ausgegeben, in beliebiger Folge und für beliebige eigene Figuren. Du darfst einige oder alle verfallen lassen.
    .title = Aktionspunkte
raptor-help-effect = Die Wirkung der niedrigeren Karte muss so weit wie möglich ausgeführt werden. „Eins oder zwei“ heißt mindestens eins, wenn es geht; nach dem ersten darfst du aufhören. Feuer müssen alle gelegt werden, wenn Platz für sie ist.
    .title = Kartenwirkungen
raptor-help-observation = Nach einem Verschwinden, das die niedrigere Karte war, wählt Forscher in der nächsten Runde zuerst und zeigt Raptor die Karte; erst dann wählt Raptor. Das gilt für diese eine Runde.
    .title = Beobachten
raptor-help-shuffle = Eine ausgeführte Karte 1 wird am Ende der Runde mit dem Nachzieh- und dem Ablagestapel gemischt; die Hand bleibt. Ohne sie wird der Ablagestapel zum neuen Nachziehstapel, wenn gezogen werden muss und keiner mehr da ist.
    .title = Mischen
raptor-help-discard = Gespielte Karten liegen offen, so dass beide immer sehen, welche Werte seit dem letzten Mischen gebraucht wurden.
    .title = Ablagestapel
raptor-help-win-raptor = Raptor gewinnt sofort, wenn drei Junge entkommen sind, oder wenn kein Forscher mehr auf dem Brett ist, wie viele auch in Reserve warten.
    .title = Wie Raptor gewinnt
raptor-help-win-scientist = Forscher gewinnt sofort, wenn die Mutter fünf Schlafmarken hat, oder wenn drei Junge gefangen sind.
    .title = Wie Forscher gewinnt

## Was Aktionspunkte vermögen

raptor-help-move-baby = Ein waches Junges geht auf ein freies Nachbarfeld, oder verlässt das Brett durch den Ausgang neben seinem Feld.
    .title = Ein Junges geht
raptor-help-move-mother = Die Mutter geht beliebig viele freie Felder geradeaus. Ihr erster Gang im Zug kostet 1 Punkt mehr für jede ihrer Schlafmarken.
    .title = Die Mutter geht
raptor-help-kill = Die Mutter nimmt einen Forscher auf einem Nachbarfeld aus dem Spiel, stehend oder erschrocken. Sie darf es mehrmals im Zug tun.
    .title = Die Mutter tötet
raptor-help-wake = Die Mutter weckt ein schlafendes Junges auf einem Nachbarfeld, wenn es nicht in dieser Runde einschlief. Es darf sofort handeln.
    .title = Die Mutter weckt ein Junges
raptor-help-put-out = Die Mutter löscht ein Feuer auf einem Nachbarfeld, und mit ihm jedes, das Kante an Kante mit ihm zusammenhängt.
    .title = Die Mutter löscht ein Feuer
raptor-help-move-scientist = Ein stehender Forscher geht auf ein Nachbarfeld ohne Felsen und Figur. In ein Feuer darf er nur, wenn noch jeder Forscher im Feuer vor dem Ende des Zuges hinauskann.
    .title = Ein Forscher geht
raptor-help-stand-up = Ein Forscher, der in einer früheren Runde erschrak, steht auf. Er darf sofort handeln.
    .title = Ein Forscher steht auf
raptor-help-put-to-sleep = Ein stehender Forscher betäubt ein waches Junges auf einem Nachbarfeld. Das ist sein Angriff für die Runde.
    .title = Ein Forscher betäubt ein Junges
raptor-help-capture = Ein stehender Forscher nimmt ein schlafendes Junges auf einem Nachbarfeld vom Brett. Das ist sein Angriff für die Runde; wer es in dieser Runde betäubt hat, kann es also nicht auch fangen.
    .title = Ein Forscher fängt ein Junges
raptor-help-shoot = Ein stehender Forscher trifft die Mutter in gerader Linie auf jede Entfernung: sie bekommt eine Schlafmarke. Nur Felsen und andere stehende Forscher versperren die Linie. Das ist sein Angriff für die Runde.
    .title = Ein Forscher schießt auf die Mutter

## Die Kartenfamilien im Einzelnen

raptor-help-card-call = Das Junge läuft auf einem beliebigen Weg über freie Felder, über beliebige Platten, auf ein anderes freies Feld der Platte, auf der die Mutter steht. Es geht nie durch einen Ausgang oder darauf. Ein Junges, das schon auf ihrer Platte ist, darf dort bewegt werden. Schlafende hören den Ruf nicht, und keines geht zweimal.
    .title = { raptor-family-call }
raptor-help-card-disappearance = Solange sie fort ist, kann die Mutter weder getroffen werden noch jemandem im Weg stehen. Sie kehrt nach den Aktionspunkten der Forscher zurück, ausgegeben oder nicht, auf ein beliebiges freies Feld, auch auf L-Platten, und behält ihre Schlafmarken. In der nächsten Runde zeigt Forscher die gewählte Karte zuerst.
    .title = { raptor-family-disappearance }
raptor-help-card-fear = Jeder stehende Forscher kann gewählt werden, auf jede Entfernung. Er liegt, bis er für 1 Aktionspunkt aufgestellt wird, ab der nächsten Runde.
    .title = { raptor-family-fear }
raptor-help-card-recovery = Jedes Mal nimm eine Schlafmarke von der Mutter oder wecke ein schlafendes Junges, beliebig gemischt und auf jede Entfernung. Nach dem ersten darfst du aufhören.
    .title = { raptor-family-recovery }
raptor-help-card-gas = Das Junge muss auf derselben Platte wie ein handlungsfähiger Forscher sein, oder auf einer, die eine Kante mit ihr teilt; auch L-Platten zählen. Ein so eingeschläfertes kann in dieser Runde nicht mit Aktionspunkten geweckt werden.
    .title = { raptor-family-gas }
raptor-help-card-reinforcements = Neue Forscher kommen auf freie Felder des oberen und unteren Randes, Spalten b bis j. Ohne Reserve oder freies Feld geschieht nichts.
    .title = { raptor-family-reinforcements }
raptor-help-card-jeep = Eine Fahrt geht 1 oder mehr Felder geradeaus. Felsen und alle Figuren halten sie auf; jedes Feuer, über das sie geht oder auf dem sie endet, kommt in den Vorrat zurück. Derselbe Forscher darf mehrmals fahren. Erschrockene können nicht fahren.
    .title = { raptor-family-jeep }
raptor-help-card-fire = Jedes Feuer braucht ein freies Feld neben einem handlungsfähigen Forscher oder neben einem Feuer, auch einem eben gelegten. Ausgänge brennen nicht; L-Platten schon. Du musst so viele legen, wie die Karte sagt, wenn Felder und Marken dafür da sind.
    .title = { raptor-family-fire }
raptor-help-card-nothing = Die 9 hat keine eigene Wirkung. Sie ist nie niedriger als die andere Karte und bringt also bis zu acht Aktionspunkte.
    .title = { raptor-family-nothing }
