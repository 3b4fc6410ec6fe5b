# Das Spiel in Worten: Ereignisse, Fragen, Möglichkeiten und Fehler. Namen stehen in den Werten (skirmish/telling.py).


## Spieler, Seiten und Optionen

skirmish-seat-rangers = Ranger
skirmish-seat-poachers = Wilderer
skirmish-seat-dinosaurs = Dinosaurier
skirmish-seat-west = Westen
skirmish-seat-east = Osten
skirmish-seat-claws = Klauen
skirmish-seat-horns = Hörner
skirmish-seat-hired-guns = Söldner
skirmish-seat-herd = Herde
skirmish-option-scenario = Szenario
skirmish-option-bystanders = Wer an einer Probe nicht beteiligt ist
skirmish-option-bystanders-passed = passt von selbst
skirmish-option-bystanders-asked = wird gefragt
skirmish-option-army-1 = Armee von Spieler 1
skirmish-option-army-2 = Armee von Spieler 2
skirmish-option-army-3 = Armee von Spieler 3
skirmish-option-army-4 = Armee von Spieler 4

## Wörter des Spiels

skirmish-skill-requisition = Nachschub
skirmish-what-knock = Umwerfen
skirmish-what-grab = Packen
skirmish-what-block = Festhalten
skirmish-what-push = Stoß
skirmish-what-ammunition = Munition
skirmish-what-fear = Furcht
skirmish-what-side = Seite
skirmish-a-card = eine Karte
skirmish-half-movement = Bewegung
skirmish-half-action = Aktion
skirmish-facing-0 = Osten
skirmish-facing-1 = Südosten
skirmish-facing-2 = Südwesten
skirmish-facing-3 = Westen
skirmish-facing-4 = Nordwesten
skirmish-facing-5 = Nordosten
skirmish-source-base = Grundwert
skirmish-source-card = Karte
skirmish-source-combo = Kombo
skirmish-source-hero = Heldenkarte
skirmish-source-furious = rasend
skirmish-source-ability = Fähigkeit
skirmish-source-weapon = Waffe
skirmish-source-ammunition = Munition
skirmish-source-gear = Ausrüstung
skirmish-source-attached = angelegte Karte
skirmish-source-bonus = Bonus
skirmish-source-scenario = Szenario
skirmish-source-allies = Verbündete
skirmish-source-object = Gegenstand
skirmish-source-sedated = betäubt
skirmish-source-piercing = Durchschlag
skirmish-source-grab = Griff
skirmish-source-grabbers = wer sie gepackt hat
skirmish-source-net = Netz
skirmish-source-zone = Trefferzone
skirmish-source-other = Sonstiges

## Was geschah

skirmish-event-deck-shuffled = { $seat ->
     [none] Der Aktionsstapel von { $unit } wurde gemischt ({ $cards } Karten).
    *[other] Der Heldenstapel von { $seat } wurde gemischt ({ $cards } Karten).
  }
skirmish-event-coin-tossed = Eine Münze wurde geworfen ({ $about }): { $chosen }.
skirmish-event-hero-cards-replaced = { $count ->
     [one] { $seat }: eine Heldenkarte getauscht.
    *[other] { $seat }: { $count } Heldenkarten getauscht.
  }
skirmish-event-deployed = { $unit } stellt sich auf { $hex } auf, Blick nach { $facing }.
skirmish-event-card-placed = { $unit }: { $card } auf { $slot }, Initiative { $initiative }.
skirmish-event-slot-emptied = { $unit } verliert { $card } ({ $slot }).
skirmish-event-cards-drawn = { $count ->
     [one] { $unit } zieht eine Aktionskarte.
    *[other] { $unit } zieht { $count } Aktionskarten.
  }
skirmish-event-hero-cards-drawn = { $count ->
     [one] { $seat }: eine Heldenkarte gezogen.
    *[other] { $seat }: { $count } Heldenkarten gezogen.
  }
skirmish-event-hero-card-discarded = { $seat }: { $card } wird abgelegt.
skirmish-event-round-begins = Runde { $round }.
skirmish-event-phase-begins = { $phase ->
     [action] Aktionsphase.
    *[initiative] Initiativephase.
  }
skirmish-event-income = { $seat }: { $command } Befehl.
skirmish-event-resource = { $seat }: { $resource } { $change }, jetzt { $total }.
skirmish-event-adrenaline = { $unit }: Adrenalin { $change }, jetzt { $total }.
skirmish-event-first-player = { $seat }: Startspieler.
skirmish-event-tied = Gleichstand bei { $initiative }: { $units }.
skirmish-event-revealed = { $unit } deckt { $card } auf.
skirmish-event-skipped = { $unit } setzt aus.
skirmish-event-skipped-card = { $kept ->
     [yes] { $unit } behält die nicht benutzte Karte.
    *[no] { $unit } legt die nicht benutzte Karte ab.
  }
skirmish-event-activated = { $unit } ist an der Reihe.
skirmish-event-held = { $unit } hält etwas zurück: { $half }.
skirmish-event-stood-up = { $unit } steht auf.
skirmish-event-moved = { $unit } zieht nach { $to }, Blick nach { $facing }.
skirmish-event-dragged = { $unit } wird nach { $hex } geschleift.
skirmish-event-movement-ended = { $reason ->
     [test] { $unit } wird aufgehalten.
     [difficult] { $unit } wird vom Gelände gebremst.
    *[other] { $unit } bleibt stehen.
  }
skirmish-event-reaction = { $unit } reagiert: { $half }.
skirmish-event-consent = { $given ->
     [yes] { $seat }: Durch { $unit } darf man ziehen.
    *[no] { $seat }: Durch { $unit } darf man nicht ziehen.
  }
skirmish-event-action = { $target ->
     [none] { $unit }: { $sort }.
    *[other] { $unit }: { $sort } gegen { $target }.
  }
skirmish-event-reinforced = { $unit } gibt { $cost } Adrenalin aus.
skirmish-event-test = { $success ->
     [yes] { $sort } von { $unit } gegen { $target }: { $mine } zu { $theirs }, gelungen. { $parts } / { $against }
    *[no] { $sort } von { $unit } gegen { $target }: { $mine } zu { $theirs }, misslungen. { $parts } / { $against }
  }
skirmish-event-attack-failed = Der Angriff von { $unit } auf { $target } scheitert.
skirmish-event-damage = { $unit } verliert { $lost } Leben.
skirmish-event-model-lost = { $unit } verliert eine Figur; es bleiben { $models }.
skirmish-event-eliminated = { $unit } ist ausgeschaltet.
skirmish-event-healed = { $unit } wird um { $amount } geheilt.
skirmish-event-knocked = { $unit } wird umgeworfen.
skirmish-event-pushed = { $unit } wird nach { $hex } gestoßen.
skirmish-event-object-pushed = { $object } wird nach { $hex } gestoßen.
skirmish-event-rammed = { $unit } wird gegen ein Hindernis getrieben und verliert { $amount } Leben.
skirmish-event-followed = { $unit } rückt nach { $hex } nach.
skirmish-event-grabbed = { $blocked ->
     [yes] { $unit } packt { $target } und hält fest.
    *[no] { $unit } packt { $target }.
  }
skirmish-event-released = { $unit } lässt { $target } los.
skirmish-event-netted = { $unit } steckt in einem Netz der Stärke { $number }.
skirmish-event-freed = { $unit } ist frei.
skirmish-event-fear = { $unit } nimmt eine Furchtkarte.
skirmish-event-wound = { $unit } erhält eine schwere Wunde.
skirmish-event-removed-condition = { $unit } ist erlöst: { $what }.
skirmish-event-furious = { $start ->
     [yes] { $unit } wird rasend!
    *[no] { $unit } beruhigt sich.
  }
skirmish-event-sedative = { $stage ->
     [waits] Ein Betäubungsmittel wartet auf { $unit }.
     [spent] Ein Betäubungsmittel bleibt bei { $unit } ohne Wirkung.
    *[locks] Ein Betäubungsmittel wirkt auf { $unit }.
  }
skirmish-event-sedated = { $unit } schläft ein.
skirmish-event-woken = { $unit } wacht auf.
skirmish-event-card-used = { $use ->
     [passive] { $seat }: Symbole von { $card } ({ $icons }).
     [ability] { $unit }: { $card }.
    *[other] { $seat }: { $card } wird gespielt.
  }
skirmish-event-card-without-effect = { $card } von { $seat } hat keine Wirkung.
skirmish-event-attached = { $card } wird { $unit } angelegt.
skirmish-event-detached = { $unit } verliert { $card }.
skirmish-event-window-opened = Interaktion: { $about }.
skirmish-event-window-closed = Ende der Interaktion.
skirmish-event-passed = { $seat }: gepasst.
skirmish-event-initiative-changed = { $unit } hat jetzt Initiative { $initiative }.
skirmish-event-slid = { $unit }: nächste Karte, Initiative { $initiative }.
skirmish-event-turned = { $unit } wird gedreht, Blick nach { $facing }.
skirmish-event-shifted = { $unit } wird nach { $hex } versetzt.
skirmish-event-looked = { $seat }: ein Blick auf die nächste Karte von { $unit }, { $card }.
skirmish-event-arrived = { $unit } trifft auf { $hex } ein.
skirmish-event-opened = { $unit } öffnet { $object }: { $gain } Nachschub.
skirmish-event-picked-up = { $unit } nimmt { $object } auf.
skirmish-event-dropped = { $unit } lässt { $object } auf { $hex } fallen.
skirmish-event-used-device = { $unit } arbeitet an { $object } (Schritt { $steps }).
skirmish-event-handed = { $unit } gibt { $card } an { $to }.
skirmish-event-objective = { $objective ->
     [none] { $seat }: Punkte +{ $points }.
    *[other] { $seat }: { $objective }, Punkte +{ $points }.
  }
skirmish-event-left-map = { $unit } verlässt die Karte.
skirmish-event-seat-out = { $seat }: aus dem Spiel.
skirmish-event-checked = Punkte: { $points }.
skirmish-event-game-over = { $winners ->
     [none] Das Spiel ist aus: unentschieden.
    *[other] Das Spiel ist aus. { $winners }: Sieg.
  }

## Warum das Spiel endete

skirmish-reason-objective = genug Punkte
skirmish-reason-length = die letzte Runde ist vorbei
skirmish-reason-decks = die Heldenstapel sind leer
skirmish-reason-last-side = eine Seite ist übrig
skirmish-reason-points = die Punkte entscheiden

## Was gefragt wird

skirmish-decision-replace-hero-cards = Welche deiner Heldenkarten tauschst du?
skirmish-decision-who-deploys = Wer stellt zuerst auf?
skirmish-decision-deploy = Stelle eine Einheit auf
skirmish-decision-who-places = Wer legt die erste Karte?
skirmish-decision-place-active = Lege eine aktive Karte
skirmish-decision-place-next = Lege eine nächste Karte
skirmish-decision-announce = Spielst du jetzt Karten?
skirmish-decision-order-cards = Welche Karte kommt zuerst?
skirmish-decision-step-card = Eine Heldenkarte für { $unit }?
skirmish-decision-skip-or-reveal = { $unit }: die Karte aufdecken oder aussetzen?
skirmish-decision-who-begins = Wer beginnt?
skirmish-decision-which-unit = Welche Einheit kommt zuerst?
skirmish-decision-half-first = { $unit }: zuerst Bewegung oder Aktion?
skirmish-decision-movement = { $unit }: wohin?
skirmish-decision-rest-of-movement = { $unit }: wohin weiter?
skirmish-decision-order-of-tests = { $unit }: gegen wen zuerst die Probe?
skirmish-decision-consent = Darf man durch { $unit } ziehen?
skirmish-decision-let-go = { $unit }: festhalten oder loslassen?
skirmish-decision-reaction = Reagiert eine deiner Einheiten?
skirmish-decision-late-half = { $unit }: das Zurückgehaltene benutzen?
skirmish-decision-action = { $unit }: welche Aktion?
skirmish-decision-reinforce = { $unit }: Adrenalin ausgeben?
skirmish-decision-window-turn = Interaktion ({ $about }): eine Karte?
skirmish-decision-zone = Welche Seite von { $target } wird getroffen?
skirmish-decision-consequences = Was bleibt { $target } erspart?
skirmish-decision-stability-test = Die Standfestigkeit von { $target } auf die Probe stellen?
skirmish-decision-stability-consequences = { $target } stoßen, umwerfen oder beides?
skirmish-decision-push-edge = Wohin wird { $target } gestoßen?
skirmish-decision-push-to = Wohin kommt { $target }?
skirmish-decision-extend-push = Auch die Einheit im Weg auf die Probe stellen?
skirmish-decision-follow = Rückt { $unit } nach?
skirmish-decision-grab-consequences = { $target } packen oder auch festhalten?
skirmish-decision-spare = Wen verschont { $unit }?
skirmish-decision-card-consequences = Soll { $target } treffen, was die Karte hinzufügt?
skirmish-decision-fear-consequences = Wem bleibt die Furcht erspart?
skirmish-decision-flee-step = { $unit } flieht: wohin?
skirmish-decision-effect-unit = Welche Einheit?
skirmish-decision-effect-option = Welche Wirkung?
skirmish-decision-effect-hex = { $unit }: welches Feld?
skirmish-decision-effect-facing = { $unit }: welche Blickrichtung?
skirmish-decision-effect-player = Welcher Spieler?
skirmish-decision-replace-next = { $unit }: eine andere nächste Karte?
skirmish-decision-equip = { $unit }: welche Karte?
skirmish-decision-arrive = Wo kommt { $unit } herein?
skirmish-decision-skipped-card = { $unit }: die nicht benutzte Karte behalten?
skirmish-decision-trim = Karten aus deinen Stapeln ablegen?
skirmish-decision-discard-hero = Welche Heldenkarte wird abgelegt?
skirmish-decision-discard-to-limit = Deine Hand ist voll: Lege eine Heldenkarte ab
skirmish-decision-take-back = Welche Karte nimmst du zurück?

## Möglichkeiten

skirmish-choice-ability = { $unit }: { $ability }
skirmish-choice-active = { $card } für { $unit }
skirmish-choice-next = { $idle ->
     [none] { $card } für { $unit }
    *[other] { $card } für { $unit }, { $idle } wartend
  }
skirmish-choice-all = alles
skirmish-choice-base = { $sort ->
     [none] Mit Grundwerten
    *[other] Grundwerte: { $deed }
  }
skirmish-choice-do = { $deed }
skirmish-choice-both = stoßen und umwerfen
skirmish-choice-push = nur stoßen
skirmish-choice-knock = nur umwerfen
skirmish-choice-decline = nein
skirmish-choice-deploy = { $unit } auf { $hex }, Blick nach { $facing }
skirmish-choice-discard = { $card ->
     [none] die Karte von { $unit } ablegen
    *[other] { $card } ablegen
  }
skirmish-choice-go = trotzdem weiter versuchen, gepackt wie sie ist
skirmish-choice-ask = fragen, ob man durch { $unit } ziehen darf
skirmish-choice-done = nichts mehr
skirmish-choice-drop = die unterste Karte von { $unit } ablegen
skirmish-choice-edge = über die Kante { $edge }
skirmish-choice-enter = von { $hex } in das besetzte Feld hinter der Kante { $edge }
skirmish-choice-equip = { $card }
skirmish-choice-face = { $facing }
skirmish-choice-first = { $what ->
     [none] { $unit } zuerst
    *[other] { $what } zuerst
  }
skirmish-choice-flee = nach { $hex } fliehen, Blick nach { $facing }
skirmish-choice-follow = nachrücken
skirmish-choice-forgo = { $unit }: verzichten auf: { $what }
skirmish-choice-release = loslassen
skirmish-choice-hold = für eine Reaktion zurückhalten
skirmish-choice-icons = { $unit ->
     [none] { $card }: Symbole { $set }
    *[other] { $card }: Symbole { $set } für { $unit }
  }
skirmish-choice-idle = die wartende Karte von { $unit } ablegen
skirmish-choice-keep = { $unit ->
     [none] behalten
    *[other] die Karte von { $unit } behalten
  }
skirmish-choice-move = nach { $hex }, Blick nach { $facing }
skirmish-choice-agree = zustimmen
skirmish-choice-refuse = ablehnen
skirmish-choice-none = nichts
skirmish-choice-gear = { $unit } benutzt { $card }
skirmish-choice-option = Wirkung { $number }
skirmish-choice-order = Nummer { $number } zuerst
skirmish-choice-pass = passen
skirmish-choice-through = passen, bis es entschieden ist
skirmish-choice-pay = ausgeben
skirmish-choice-save = sparen
skirmish-choice-play = { $other ->
     [none] { $card } für { $unit }
    *[other] { $card } für { $unit } gegen { $other }
  }
skirmish-choice-player = { $player }
skirmish-choice-react = { $unit } reagiert
skirmish-choice-reinforce = verstärken
skirmish-choice-replace = { $count } Karten tauschen: Nummern { $numbers }
skirmish-choice-reveal = { $unit }: aufdecken
skirmish-choice-shift = nach { $hex }
skirmish-choice-skip = { $unit }: aussetzen
skirmish-choice-spare = { $unit } verschonen
skirmish-choice-stand = aufstehen
skirmish-choice-stay = bleiben
skirmish-choice-stop = anhalten
skirmish-choice-swap = { $card }
skirmish-choice-take = { $card }
skirmish-choice-test = { $unit ->
     [none] die Probe wagen
    *[other] { $unit } auf die Probe stellen
  }
skirmish-choice-unit = { $unit }
skirmish-choice-waive = { $unit ->
     [none] ohne { $what }
    *[other] ohne { $what } für { $unit }
  }
skirmish-choice-route = auf einem eigenen Weg ({ $moves })
skirmish-choice-block = auch festhalten
skirmish-choice-grab = nur packen
skirmish-choice-zone = { $what }

## Worum es bei einer Möglichkeit geht

skirmish-deed-unit = gegen { $unit }
skirmish-deed-hex = auf { $hex }
skirmish-deed-weapon = mit { $card }
skirmish-deed-open = { $object } öffnen
skirmish-deed-take = { $object } aufnehmen
skirmish-deed-use = { $object } benutzen
skirmish-deed-equip = { $card } anlegen
skirmish-deed-hand = { $card } an { $unit } geben
skirmish-deed-net = (das Netz)

## Interaktionen

skirmish-about-skip = darf sie aussetzen
skirmish-toss-allow = die Karte gilt, die es erlaubt
skirmish-toss-forbid = die Karte gilt, die es verbietet
skirmish-about-first-player = Startspieler
skirmish-about-tie = Einheiten mit Gleichstand
skirmish-about-slide = nach dem Nachrücken der Karten
skirmish-about-placed = Karten liegen
skirmish-about-draw = nach dem Ablegen
skirmish-about-initiative = Initiativephase
skirmish-about-hit = Treffer
skirmish-about-damage = Schaden
skirmish-about-stability = Standfestigkeit
skirmish-about-grab = Griff
skirmish-about-break-free = Befreiung
skirmish-about-fear = Furcht

## Was nicht sein kann

skirmish-error-action-text = „{ $text }“ ist keine Aktion von Skirmish. Aktionen sind Wörter und Felder wie move:3.-2,4.
skirmish-error-route = Der Schritt { $number } dieses Weges ({ $move }) ist hier nicht möglich. Ein Weg besteht aus r und l (Drehungen) und aus Kanten 0 bis 5 (Schritten).
skirmish-error-route-end = Wo dieser Weg endet, darf die Einheit nicht bleiben.
skirmish-error-position = Das ist keine Stellung oder Ansicht von Skirmish: Etwas stimmt hier nicht: { $what }.
skirmish-error-army = { $army } ist keine Armee für diesen Platz. Es gibt: { $armies }.
skirmish-error-army-own = „{ $army }“ ist keine Armee. Einheiten und ihre Karten sind Nummern in der Reihenfolge des Inhalts, zum Beispiel own:0.3-12.
skirmish-error-army-large = { $units } Einheiten sind zu viele für eine Armee; höchstens { $most } dürfen es sein.
skirmish-error-army-factions = Eine Armee gehört zu einer Fraktion und passt zu ihrem Platz; hier sind es { $factions }.
skirmish-error-army-place = { $unit } hat keinen Platz für { $card }.
skirmish-error-army-value = Die Armee ist { $value } wert; höchstens { $most } dürfen es hier sein.
skirmish-error-seat = Einen Platz { $seat } gibt es hier nicht. Es gibt: { $seats }.
skirmish-error-not-asked = { $action } steht jetzt nicht zur Wahl.
skirmish-error-raffle = { $option } ist in diesem Szenario keine Armee, die gelost werden kann.
