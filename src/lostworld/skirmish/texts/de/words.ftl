# Wörter von Skirmish: Fertigkeiten, Stichwörter, Zustände, Plätze. Die Kartentexte bestehen aus ihnen (content/wording.py).

skirmish-name = Skirmish
skirmish-faction-rangers = Ranger
skirmish-faction-poachers = Wilderer
skirmish-faction-dinosaurs = Dinosaurier

skirmish-skill-movement = Bewegung
skirmish-skill-melee = Nahkampf
skirmish-skill-ballistic = Fernkampf
skirmish-skill-dodge = Ausweichen
skirmish-skill-armour = Panzerung
skirmish-skill-stability = Standfestigkeit
skirmish-skill-grab = Griff
skirmish-skill-fear = Furcht
skirmish-skill-courage = Mut
skirmish-skill-damage = Schaden
skirmish-skill-piercing = Durchschlag
skirmish-skill-initiative = Initiative
skirmish-skill-command = Befehl
skirmish-skill-ties = Gewinnt Gleichstände
skirmish-skill-health = Leben
skirmish-skill-models = Figuren
skirmish-skill-combo-limit = Kombogrenze
skirmish-skill-draws = Gezogene Karten
skirmish-skill-stand-up = Aufstehen
skirmish-skill-fallback = Ersatzinitiative
skirmish-skill-adrenaline = Adrenalin
skirmish-skill-value = Armeewert

skirmish-zone-front = vorn
skirmish-zone-sides = Seite
skirmish-zone-rear = hinten

skirmish-keyword-hero = Held
skirmish-keyword-human = Mensch
skirmish-keyword-dinosaur = Dinosaurier
skirmish-keyword-vehicle = Fahrzeug
skirmish-keyword-fly = Fliegen
skirmish-keyword-jump = Springen
skirmish-keyword-commander = Anführer
skirmish-keyword-pack = Rudel
skirmish-keyword-large = Groß
skirmish-keyword-carnivore = Fleischfresser
skirmish-keyword-herbivore = Pflanzenfresser
skirmish-keyword-raptor = Raptor
skirmish-keyword-medic = Sanitäter
skirmish-keyword-hunter = Jäger
skirmish-keyword-reaction = Reaktion
skirmish-keyword-charge = Sturmangriff
skirmish-keyword-fix = Verharren
skirmish-keyword-backward = Rückwärts
skirmish-keyword-grab = Griff
skirmish-keyword-stability = Standfestigkeit
skirmish-keyword-piercing = Durchschlag
skirmish-keyword-area = Fläche
skirmish-keyword-forced = Zwang
skirmish-keyword-reinforced = Verstärkt

skirmish-condition-fear = verängstigt
skirmish-condition-wound = schwer verwundet
skirmish-condition-sedative = mit Betäubungsmittel im Leib
skirmish-condition-sedated = betäubt
skirmish-condition-furious = rasend
skirmish-condition-knocked = umgeworfen
skirmish-condition-grabbed = gepackt
skirmish-condition-blocked = festgehalten
skirmish-condition-grabbing = packt jemanden
skirmish-condition-held-movement = hält die Bewegung zurück
skirmish-condition-held-action = hält die Aktion zurück

skirmish-slot-active = Aktiv
skirmish-slot-next = Nächste
skirmish-slot-idle = Wartend
skirmish-place-weapon = Waffe
skirmish-place-ammunition = Munition
skirmish-place-gear = Ausrüstung
skirmish-resource-command = { $n } Befehl
skirmish-resource-requisition = { $n } Nachschub
skirmish-resource-adrenaline = { $n } Adrenalin
skirmish-cost-none = Umsonst
skirmish-phase-action = Aktionsphase
skirmish-phase-initiative = Initiativephase

skirmish-sort-melee = Nahkampfangriff
skirmish-sort-ranged = Fernkampfangriff
skirmish-sort-area = Flächenangriff
skirmish-sort-hit = Trefferprobe
skirmish-sort-damage = Schadensprobe
skirmish-sort-stability = Standfestigkeitsprobe
skirmish-sort-grab = Griffprobe
skirmish-sort-break-free = Befreiungsprobe
skirmish-sort-fear = Furchtprobe
skirmish-sort-interact = Handgriff
skirmish-sort-effect = Wirkung

skirmish-object-crate = Kiste
skirmish-object-cache = Versteck
skirmish-object-load = Last
skirmish-object-device = Gerät
skirmish-object-obstacle = Hindernis

skirmish-list-or = oder
skirmish-list-and = und
skirmish-join-of = { $unit }: { $text }
skirmish-join-then = { $one }; { $two }
