# Kartentexte, von content/wording.py aus den Daten gemacht: jede Wirkung, jeder Auslöser und Filter hat hier seine Worte.

# Welche Einheit
skirmish-unit-self = diese Einheit
skirmish-unit-other = die andere Einheit
skirmish-unit-it = jene Einheit
skirmish-unit-choose = { $side ->
    [own] eine deiner Einheiten
    [allied] eine verbündete Einheit
    [enemy] eine feindliche Einheit
   *[any] eine Einheit
  }
skirmish-unit-each = { $side ->
    [own] jede deiner Einheiten
    [allied] jede verbündete Einheit
    [enemy] jede feindliche Einheit
   *[any] jede Einheit
  }
skirmish-unit-with = { $unit } ({ $what })
skirmish-filter-not = nicht { $what }
skirmish-filter-other = eine andere
skirmish-filter-within = { $n ->
    [0] hier
    [1] benachbart
   *[other] höchstens { $n } Felder entfernt
  }
skirmish-filter-front = { $yes ->
    [yes] vor ihr
   *[no] nicht vor ihr
  }
skirmish-filter-sight = { $yes ->
    [yes] in Sicht
   *[no] außer Sicht
  }
skirmish-filter-zone = getroffen: { $what }
skirmish-filter-revealed = { $yes ->
    [yes] Karte aufgedeckt
   *[no] Karte verdeckt
  }
skirmish-filter-activated = { $yes ->
    [yes] war schon an der Reihe
   *[no] war noch nicht an der Reihe
  }
skirmish-filter-skipped = { $yes ->
    [yes] hat ausgesetzt
   *[no] hat nicht ausgesetzt
  }
skirmish-filter-card = mit einer Karte, die das hat: { $what }
skirmish-filter-condition = { $what }
skirmish-filter-not-condition = nicht { $what }
skirmish-filter-adrenaline = { $n } Adrenalin oder mehr
skirmish-filter-hurt = { $yes ->
    [yes] hat Leben verloren
   *[no] unverletzt
  }
skirmish-filter-below-half = { $yes ->
    [yes] weniger als das halbe Leben
   *[no] mindestens das halbe Leben
  }
skirmish-filter-slot = mit einer Karte auf { $what }
skirmish-filter-terrain = auf { $what }
skirmish-filter-objective = { $yes ->
    [yes] an einem Ziel
   *[no] an keinem Ziel
  }

# Wann
skirmish-trigger-none = Wenn die Einheit an der Reihe ist
skirmish-trigger-phase-start = Zu Beginn einer Phase
skirmish-trigger-phase-end = Am Ende einer Phase
skirmish-trigger-activation = Wenn die Einheit gleich an der Reihe ist
skirmish-trigger-skip = Wenn eine Einheit aussetzt
skirmish-trigger-reveal = Wenn die Karte aufgedeckt wird
skirmish-trigger-tie = Bei Gleichstand der Einheit
skirmish-trigger-segment = Wenn eine Einheit sich bewegt hat
skirmish-trigger-attack = Bei einem Angriff
skirmish-trigger-test = Bei einer Probe
skirmish-trigger-result = Wenn eine Probe entschieden ist
skirmish-trigger-damage = Wenn die Einheit Leben verlieren würde
skirmish-trigger-elimination = Wenn eine Figur fällt
skirmish-trigger-condition = Wenn die Einheit in einen Zustand gerät
skirmish-trigger-slide = Beim Nachrücken der Karten
skirmish-trigger-draw = Nach dem Ziehen
skirmish-trigger-first-player = Wenn es um den Startspieler geht
skirmish-situation-role = { $what ->
    [initiator] als Angreifer
   *[target] als Ziel
  }
skirmish-situation-sort = { $what }
skirmish-situation-result = { $what ->
    [success] gelungen
   *[failure] misslungen
  }
skirmish-situation-margin = mit { $n } oder mehr
skirmish-situation-damage = Schaden { $n } oder mehr
skirmish-situation-condition = { $what }
skirmish-situation-removed = { $what ->
    [unit] eine ganze Einheit
   *[model] eine Figur
  }
skirmish-situation-killer = { $yes ->
    [yes] durch die Einheit
   *[no] eine der Einheit
  }
skirmish-situation-phase = { $what }
skirmish-situation-round = ab Runde { $n }
skirmish-situation-command = du hast { $n } Befehl oder mehr
skirmish-situation-requisition = du hast { $n } Nachschub oder mehr
skirmish-situation-first-player = { $yes ->
    [yes] du bist Startspieler
   *[no] du bist nicht Startspieler
  }
skirmish-when-with = { $when } ({ $what })
skirmish-concerns = für { $unit }
skirmish-against = gegen { $unit }
skirmish-once-activation = einmal je Aktivierung
skirmish-once-round = einmal je Runde
skirmish-once-game = einmal im Spiel

# Wirkungen: was mit der Einheit geschieht, die vor dem Doppelpunkt steht
skirmish-duration-test = für diese Probe
skirmish-duration-activation = bis zum Ende der Aktivierung
skirmish-duration-round = bis zum Ende der Aktionsphase
skirmish-op-bonus = { $skill } { $n } { $duration }
skirmish-op-ties = gewinnt Gleichstände ({ $n })
skirmish-op-piercing = Durchschlag { $n }
skirmish-op-initiative = { $what ->
    [set] Initiative wird { $n }
   *[add] Initiative { $n }
  }
skirmish-op-damage = { $armour ->
    [yes] verliert { $n } Leben, vermindert um die vordere Panzerung
   *[no] verliert { $n } Leben
  }
skirmish-op-heal = wird um { $n } geheilt
skirmish-op-prevent = { $n ->
    [0] verhindere den ganzen Schaden
   *[other] verhindere { $n } Schaden
  }
skirmish-op-critical-wound = erhält eine schwere Wunde
skirmish-op-fear = nimmt eine Furchtkarte
skirmish-op-remove = { $what ->
    [fear] wird { $n ->
        [one] eine Furchtkarte
       *[other] bis zu { $n } Furchtkarten
      } los
    [wound] wird { $n ->
        [one] eine schwere Wunde
       *[other] bis zu { $n } schwere Wunden
      } los
    [sedative] wird { $n ->
        [one] ein wartendes Betäubungsmittel
       *[other] bis zu { $n } wartende Betäubungsmittel
      } los
    [knock] steht wieder
    [grab] ist von allen befreit, die sie gepackt haben
   *[block] wird nicht mehr festgehalten und ist frei von Netzen
  }
skirmish-op-sedate = { $n ->
    [one] ein Betäubungsmittel wartet unter ihrer nächsten Karte
   *[other] { $n } Betäubungsmittel warten unter ihrer nächsten Karte
  }
skirmish-op-furious = { $what ->
    [start] wird rasend
   *[end] ist nicht mehr rasend
  }
skirmish-op-adrenaline = Adrenalin { $n }
skirmish-op-command = { $who ->
    [enemy] ein Gegner: Befehl { $n }
    [each-enemy] jeder Gegner: Befehl { $n }
   *[self] dein Befehl { $n }
  }
skirmish-op-requisition = { $who ->
    [enemy] ein Gegner: Nachschub { $n }
    [each-enemy] jeder Gegner: Nachschub { $n }
   *[self] dein Nachschub { $n }
  }
skirmish-op-draw-action = { $n ->
    [one] zieht eine Aktionskarte mehr
   *[other] zieht { $n } Aktionskarten mehr
  }
skirmish-op-draw-hero = { $who ->
    [enemy] ein Gegner zieht { $n ->
        [one] eine Heldenkarte
       *[other] { $n } Heldenkarten
      }
    [each-enemy] jeder Gegner zieht { $n ->
        [one] eine Heldenkarte
       *[other] { $n } Heldenkarten
      }
   *[self] ziehe { $n ->
        [one] eine Heldenkarte
       *[other] { $n } Heldenkarten
      }
  }
skirmish-op-discard-hero = { $who ->
    [enemy] ein Gegner legt { $n ->
        [one] eine Heldenkarte
       *[other] { $n } Heldenkarten
      }{ $chooser ->
        [player] {""} deiner Wahl
       *[owner] {""}
      } ab
    [each-enemy] jeder Gegner legt { $n ->
        [one] eine Heldenkarte
       *[other] { $n } Heldenkarten
      }{ $chooser ->
        [player] {""} deiner Wahl
       *[owner] {""}
      } ab
   *[self] lege { $n ->
        [one] eine Heldenkarte
       *[other] { $n } Heldenkarten
      } ab
  }
skirmish-op-replace-next = zieht { $n } Aktionskarten; eine davon darf die nächste Karte ersetzen
skirmish-op-swap = { $what ->
    [active-next] die verdeckte aktive und die nächste Karte tauschen die Plätze
   *[next-idle] die nächste und die wartende Karte tauschen die Plätze
  }
skirmish-op-reveal = { $what ->
    [active] ihre aktive Karte wird aufgedeckt
   *[next] sieh dir ihre nächste Karte an
  }
skirmish-op-discard-combo = { $n ->
    [one] verliert die unterste Kombokarte
   *[other] verliert die { $n } untersten Kombokarten
  }
skirmish-op-unlock = { $n ->
    [one] ein Betäubungsmittel auf ihrem Stapel wird entfernt
   *[other] { $n } Betäubungsmittel auf ihrem Stapel werden entfernt
  }
skirmish-op-skip = { $what ->
    [allow] darf trotz allem aussetzen
   *[forbid] darf nicht aussetzen
  }
skirmish-op-hold = ihre Karte erhält Reaktion
skirmish-op-extra = { $what ->
    [movement] macht eine zusätzliche Bewegung von { $n }
   *[action] macht eine zusätzliche einfache Aktion{ $n ->
        [0] {""}
       *[other] {""} mit +{ $n }
      }
  }
skirmish-op-move = { $n ->
    [one] versetze sie um ein freies Feld, wohin du willst
   *[other] versetze sie um bis zu { $n } freie Felder, wohin du willst
  }
skirmish-op-turn = drehe sie um bis zu { $n } Kanten
skirmish-op-push = wird { $n ->
    [one] ein Feld
   *[other] { $n } Felder
  } weggestoßen
skirmish-op-knock = wird umgeworfen
skirmish-op-stand = steht ohne Kosten auf
skirmish-op-grab = { $what ->
    [block] wird gepackt und festgehalten
   *[grab] wird gepackt
  }
skirmish-op-net = wird von einem Netz der Stärke { $n } gehalten
skirmish-op-release = lässt los
skirmish-op-test = { $sort ->
    [fear] Furchtprobe gegen sie{ $n ->
        [0] {""}
       *[other] {""} mit +{ $n }
      }
    [grab] Griffprobe gegen sie{ $n ->
        [0] {""}
       *[other] {""} mit +{ $n }
      }
   *[stability] Standfestigkeitsprobe gegen sie{ $n ->
        [0] {""}
       *[other] {""} mit +{ $n }
      }
  }
skirmish-op-attack = { $what ->
    [melee] darf einen einfachen Nahkampfangriff machen{ $n ->
        [0] {""}
       *[other] , mit +{ $n }
      }
   *[ranged] darf einen einfachen Fernkampfangriff machen{ $n ->
        [0] {""}
       *[other] , mit +{ $n }
      }
  }
skirmish-op-cancel = { $what ->
    [attack] der Angriff scheitert
   *[card] die letzte Heldenkarte des Gegners hier hat keine Wirkung
  }
skirmish-op-attach = lege diese Karte an { $until ->
    [round] bis zum Ende der Aktionsphase
    [hit] bis die Einheit Leben verloren hat
   *[game] für den Rest des Spiels
  }
skirmish-op-load = lege ihr aus deiner Hand umsonst { $what ->
    [weapon] eine Waffe
    [gear] ein Stück Ausrüstung
   *[ammunition] Munition
  } an
skirmish-op-bring-in = { $name } kommt beim nächsten Nachrücken der Karten herein
skirmish-op-return-to-hand = { $what ->
    [this] nimm diese Karte zurück
   *[discard] nimm eine andere Karte aus deiner Ablage
  }
skirmish-op-first-player = nimm die Marke des Startspielers
skirmish-op-objective = { $n ->
    [one] deine Seite erhält einen Punkt
   *[other] deine Seite erhält { $n } Punkte
  }
skirmish-op-choose = wähle eines:
skirmish-op-if = wenn für { $unit } gilt: { $what }
skirmish-then = dann
skirmish-otherwise = sonst

# Teile von Karten

skirmish-part-movement = Bewegung { $n }
skirmish-part-movement-fix = Verharren: nur Drehungen
skirmish-part-movement-tests = Standfestigkeit { $n } in ihren Proben
skirmish-part-movement-then = nach der Bewegung: { $what }
skirmish-part-forced = Zwang
skirmish-part-order-action-first = Aktion vor der Bewegung
skirmish-part-order-free = Bewegung und Aktion in beliebiger Reihenfolge
skirmish-part-action-melee = Nahkampfangriff
skirmish-part-action-ranged = Fernkampfangriff
skirmish-part-action-stability = Standfestigkeitsprobe
skirmish-part-action-grab = Griff
skirmish-part-action-fear = Furchtprobe
skirmish-part-action-interact = Handgriff
skirmish-part-action-break-free = Befreien
skirmish-part-action-effect = Wirkung
skirmish-part-piercing = Durchschlag { $n }
skirmish-part-grab = Griff +{ $n }
skirmish-part-range = Reichweite { $n }
skirmish-part-times = { $n }-mal
skirmish-part-area = Fläche von { $n } Feldern
skirmish-part-area-self = rings um sich
skirmish-part-any-direction = in jede Richtung
skirmish-part-weapon = Schaden { $damage }, Reichweite { $range }
skirmish-part-stability = Standfestigkeit ({ $what })
skirmish-part-push = Stoß { $n }
skirmish-part-knock = Umwerfen
skirmish-part-on-hit = Gelungen: { $what }
skirmish-part-on-damage = Mit Schaden: { $what }
skirmish-part-on-failure = Misslungen: { $what }
skirmish-part-standing = Solange aufgedeckt: { $what }
skirmish-part-combo = Kombo: { $what }
skirmish-part-reinforced = { $cost } Adrenalin, { $part }: { $what }
skirmish-part-name-movement = Bewegung
skirmish-part-name-standing = solange aufgedeckt
skirmish-part-name-action = Aktion { $n }
skirmish-part-more-push = Stoß +{ $n }
skirmish-part-more-range = Reichweite +{ $n }
skirmish-part-more-times = einmal mehr
skirmish-part-icons = Passiv: { $what }
skirmish-part-icons-for = { $icons } für { $unit }
skirmish-part-adrenaline-icons = Adrenalinsymbole: { $n }
skirmish-part-active = { $when }. { $cost }: { $what }
skirmish-part-equip = { $place }, { $cost }: { $what }
skirmish-part-weapon-card = Schaden { $damage }, Reichweite { $range }
skirmish-part-sedative = Betäubungsmittel statt Schaden
skirmish-part-equipped = Einmal angelegt
skirmish-part-uses = { $n }-mal zu benutzen
skirmish-part-while = { $bonuses } ({ $what })
skirmish-part-near = nahe bei { $unit }
skirmish-part-requires = Nur mit: { $units }

# Zustände
skirmish-card-fear = Steh auf und flieh mit der Grundbewegung vor der Ursache, so weit es geht. Keine Aktion; eine festgehaltene Einheit versucht, sich zu befreien. Alles davon ist Zwang; die Kombo zählt in Proben.
skirmish-card-wound = Nur Grundwerte, keine Kombo. Sie verschwindet beim nächsten Nachrücken der Karten.
skirmish-card-furious = { $what }. Sie kann nicht aussetzen und greift an, wenn sie kann. Es endet nach { $rounds } Runden oder mit einem Betäubungsmittel; dann fällt das Adrenalin auf 0.

# Ziele, Gegenstände und Sonderregeln

skirmish-objective-hold = Am Ende einer Runde allein halten: { $zone }
skirmish-objective-leave = Die Karte hier verlassen: { $zone }{ $object ->
    [none] {""}
   *[other] {""}, dabei: { $object }
  }
skirmish-objective-capture = Betäuben: { $units }
skirmish-objective-eliminate = Ausschalten: { $units }
skirmish-objective-interact = Handgriff an { $object } ({ $steps ->
    [one] einmal
   *[other] { $steps }-mal
  })
skirmish-objective-survive = { $units }: am Ende noch wach
skirmish-objective-worth = { $text }: { $what }
skirmish-objective-from = ab Runde { $n }
skirmish-worth-points = { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
  }
skirmish-special-sight-limit = Kein Angriff reicht weiter als { $n } Felder.
skirmish-special-start-adrenaline = Jeder Dinosaurier beginnt mit { $n } Adrenalin.
skirmish-special-ballistic = Alle Fernkampfwerte sind um { $n } niedriger.
skirmish-special-no-furious = Niemand wird rasend.
skirmish-special-wounded = Die Einheiten von { $seat } beginnen mit je { $n } Leben weniger.
skirmish-scenario-wins = { $side }: Sieg mit { $n } Punkten.
skirmish-scenario-length = { $n } Runden.
skirmish-scenario-end-points = Am Ende gewinnen die meisten Punkte.
skirmish-scenario-end-value = Am Ende gewinnt, wer den größeren Teil seiner Armee übrig hat.
skirmish-scenario-end-side = Am Ende siegt: { $side }.
