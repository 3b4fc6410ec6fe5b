## Warum ein Bot tat, was er tat

raptor-why-only = Es gab nichts anderes zu tun.
raptor-why-win = Das gewinnt das Spiel.
raptor-why-place = So gestellt, dass auch die beste Antwort gute Aussichten lässt: { $chance } %.
raptor-why-feeling = Karte { $card }, nach Gefühl.
raptor-why-card-shown = Karte { $card } ist die beste Antwort auf die { $shown } auf dem Tisch.
raptor-why-card-best = Karte { $card } ist die beste, was immer die andere Seite hat.
raptor-why-card-mixed = Karte { $card }, aber nicht immer: Gut gespielt wird sie hier { $share } Mal von 100, damit niemand sie voraussieht.
raptor-why-escape = { $number ->
    [one] Ein Junges entkommt; die Aussicht auf den Sieg ist jetzt { $chance } %.
   *[other] { $number } Junge entkommen; die Aussicht auf den Sieg ist jetzt { $chance } %.
}
raptor-why-kill = { $number ->
    [one] Ein Forscher weniger auf dem Brett; die Aussicht auf den Sieg ist jetzt { $chance } %.
   *[other] { $number } Forscher weniger auf dem Brett; die Aussicht auf den Sieg ist jetzt { $chance } %.
}
raptor-why-wake = { $number ->
    [one] Ein Junges ist wieder wach; die Aussicht auf den Sieg ist jetzt { $chance } %.
   *[other] { $number } Junge sind wieder wach; die Aussicht auf den Sieg ist jetzt { $chance } %.
}
raptor-why-recover = { $number ->
    [one] Die Mutter schüttelt eine Schlafmarke ab; die Aussicht auf den Sieg ist jetzt { $chance } %.
   *[other] Die Mutter schüttelt { $number } Schlafmarken ab; die Aussicht auf den Sieg ist jetzt { $chance } %.
}
raptor-why-frighten = { $number ->
    [one] Ein erschrockener Forscher tut nichts; die Aussicht auf den Sieg ist jetzt { $chance } %.
   *[other] { $number } erschrockene Forscher tun nichts; die Aussicht auf den Sieg ist jetzt { $chance } %.
}
raptor-why-douse = { $number ->
    [one] Ein Feuer weniger im Weg; die Aussicht auf den Sieg ist jetzt { $chance } %.
   *[other] { $number } Feuer weniger im Weg; die Aussicht auf den Sieg ist jetzt { $chance } %.
}
raptor-why-capture = { $number ->
    [one] Ein Junges ist gefangen; die Aussicht auf den Sieg ist jetzt { $chance } %.
   *[other] { $number } Junge sind gefangen; die Aussicht auf den Sieg ist jetzt { $chance } %.
}
raptor-why-shoot = { $number ->
    [one] Die Mutter ist getroffen; die Aussicht auf den Sieg ist jetzt { $chance } %.
   *[other] Die Mutter ist { $number }-mal getroffen; die Aussicht auf den Sieg ist jetzt { $chance } %.
}
raptor-why-sleep = { $number ->
    [one] Ein Junges schläft ein; die Aussicht auf den Sieg ist jetzt { $chance } %.
   *[other] { $number } Junge schlafen ein; die Aussicht auf den Sieg ist jetzt { $chance } %.
}
raptor-why-reinforce = { $number ->
    [one] Ein Forscher mehr auf dem Brett; die Aussicht auf den Sieg ist jetzt { $chance } %.
   *[other] { $number } Forscher mehr auf dem Brett; die Aussicht auf den Sieg ist jetzt { $chance } %.
}
raptor-why-stand = { $number ->
    [one] Ein Forscher ist wieder auf den Beinen; die Aussicht auf den Sieg ist jetzt { $chance } %.
   *[other] { $number } Forscher sind wieder auf den Beinen; die Aussicht auf den Sieg ist jetzt { $chance } %.
}
raptor-why-fire = { $number ->
    [one] Ein Feuer versperrt den Weg; die Aussicht auf den Sieg ist jetzt { $chance } %.
   *[other] { $number } Feuer versperren den Weg; die Aussicht auf den Sieg ist jetzt { $chance } %.
}
raptor-why-position = So stehen die Figuren am besten; die Aussicht auf den Sieg ist jetzt { $chance } %.

## Die Spieler, der schwächste zuerst

raptor-level-malone = Malone, der Reporter
    .about = Geht geradewegs auf sein Ziel los, mag hohe Karten und übersieht, was du vorhast.
raptor-level-axel = Axel, der Neffe
    .about = Sieht einen guten Zug, wenn er nahe liegt, ist aber oft zu hastig, ihn zu Ende zu bringen.
raptor-level-hans = Hans, der Führer
    .about = Ruhig und geduldig; kennt die Auswege und denkt wenig über Karten nach.
raptor-level-roxton = Roxton, der Jäger
    .about = Plant ganze Züge und wählt seine Karten mit Bedacht, doch sein Auge ist nicht immer sicher.
raptor-level-summerlee = Summerlee, der Zweifler
    .about = Prüft jede Wirkung an deiner besten Antwort und misstraut der naheliegenden Karte.
raptor-level-lindenbrock = Lindenbrock, der Geologe
    .about = Erfahrung und Geduld: er schaut in die nächste Runde, bevor er sich in dieser festlegt.
raptor-level-challenger = Challenger, der Professor
    .about = Hat alles schon gesehen: spielt sofort, nach dem, was er gelernt hat.
