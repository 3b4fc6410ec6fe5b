# Warum ein Bot tut, was er tut.

skirmish-reason-weighed = Nach Faustregeln das Beste von { $choices }.
skirmish-reason-tried = { $choices } Möglichkeiten in { $games } gedachten Spielen ausprobiert; diese war die beste.
skirmish-reason-reach = Von dort kann sie angreifen. Das Beste von { $choices }.
skirmish-reason-goal = Auf dem Weg zu dem, was das Szenario verlangt. Das Beste von { $choices }.
skirmish-reason-safety = Dort erreichen sie weniger Gegner. Das Beste von { $choices }.
skirmish-reason-attack = Bevor Karten gespielt werden, sollte der Angriff in { $chance } von 100 Fällen treffen. Das Beste von { $choices }.
skirmish-reason-shove = Ein Gegner am falschen Ort oder am Boden ist eine Probe wert. Das Beste von { $choices }.
skirmish-reason-grab = Wer gepackt ist, kommt nicht davon. Das Beste von { $choices }.
skirmish-reason-frighten = Verängstigte Gegner laufen davon. Das Beste von { $choices }.
skirmish-reason-break-free = Zuerst muss sie sich befreien. Das Beste von { $choices }.
skirmish-reason-interact = Was hier liegt, ist nützlich. Das Beste von { $choices }.
skirmish-reason-card = Die stärkste der gezogenen Karten, samt ihrem Platz in der Reihenfolge. Das Beste von { $choices }.
skirmish-reason-turn-test = Dieses Symbol wendet die Probe. Das Beste von { $choices }.
skirmish-reason-save-cards = Keine Karte lohnt sich hier. Das Beste von { $choices }.
skirmish-reason-wait = Besser warten. Das Beste von { $choices }.
skirmish-reason-hold = Zurückgehalten, um auf andere zu antworten. Das Beste von { $choices }.
skirmish-reason-stand = Auf den Beinen kann sie mehr. Das Beste von { $choices }.

skirmish-level-recruit = Der Rekrut
    .about = Kennt die Regeln seit gestern: meint es gut, verschätzt Entfernungen und vergisst die Karten auf der Hand.
skirmish-level-scout = Der Späher
    .about = Schaut meist hin, bevor er geht; manche Karte, die eine Probe wenden würde, behält er auf der Hand.
skirmish-level-tactician = Der Taktiker
    .about = Wägt jeden Ort, jede Blickrichtung und jedes Ziel, spielt Karten, die eine Probe wenden, und antwortet sofort.
skirmish-level-veteran = Der Veteran
    .about = Hat viel gesehen: spielt die ersten Einfälle rasch in Gedanken durch und vertraut sonst der Erfahrung.
skirmish-level-strategist = Der Stratege
    .about = Stellt sich vor, was du haben könntest, probiert die besten Züge in Gedanken aus und nimmt sich Zeit dafür.
