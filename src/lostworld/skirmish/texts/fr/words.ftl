# Les mots d’Escarmouche : compétences, mots-clés, états, emplacements.

skirmish-name = Escarmouche
skirmish-faction-rangers = Gardes
skirmish-faction-poachers = Braconniers
skirmish-faction-dinosaurs = Dinosaures

skirmish-skill-movement = Mouvement
skirmish-skill-melee = Mêlée
skirmish-skill-ballistic = Tir
skirmish-skill-dodge = Esquive
skirmish-skill-armour = Armure
skirmish-skill-stability = Stabilité
skirmish-skill-grab = Saisie
skirmish-skill-fear = Terreur
skirmish-skill-courage = Courage
skirmish-skill-damage = Dégâts
skirmish-skill-piercing = Perforation
skirmish-skill-initiative = Initiative
skirmish-skill-command = Commandement
skirmish-skill-ties = Gagne les égalités
skirmish-skill-health = Santé
skirmish-skill-models = Figurines
skirmish-skill-combo-limit = Limite de combo
skirmish-skill-draws = Cartes piochées
skirmish-skill-stand-up = Se relever
skirmish-skill-fallback = Initiative de repli
skirmish-skill-adrenaline = Adrénaline
skirmish-skill-value = Valeur d’armée

skirmish-zone-front = face
skirmish-zone-sides = flanc
skirmish-zone-rear = dos

skirmish-keyword-hero = Héros
skirmish-keyword-human = Humain
skirmish-keyword-dinosaur = Dinosaure
skirmish-keyword-vehicle = Véhicule
skirmish-keyword-fly = Vol
skirmish-keyword-jump = Saut
skirmish-keyword-commander = Commandant
skirmish-keyword-pack = Meute
skirmish-keyword-large = Grande taille
skirmish-keyword-carnivore = Carnivore
skirmish-keyword-herbivore = Herbivore
skirmish-keyword-raptor = Raptor
skirmish-keyword-medic = Soigneur
skirmish-keyword-hunter = Chasseur
skirmish-keyword-reaction = Réaction
skirmish-keyword-charge = Charge
skirmish-keyword-fix = Fixe
skirmish-keyword-backward = À reculons
skirmish-keyword-grab = Saisie
skirmish-keyword-stability = Stabilité
skirmish-keyword-piercing = Perforation
skirmish-keyword-area = Zone
skirmish-keyword-forced = Forcé
skirmish-keyword-reinforced = Renforcé

skirmish-condition-fear = effrayée
skirmish-condition-wound = gravement blessée
skirmish-condition-sedative = sous Sédatif
skirmish-condition-sedated = endormie
skirmish-condition-furious = furieuse
skirmish-condition-knocked = à terre
skirmish-condition-grabbed = saisie
skirmish-condition-blocked = bloquée
skirmish-condition-grabbing = qui saisit
skirmish-condition-held-movement = garde son mouvement
skirmish-condition-held-action = garde son action

skirmish-slot-active = Active
skirmish-slot-next = Suivante
skirmish-slot-idle = Réserve
skirmish-place-weapon = Arme
skirmish-place-ammunition = Munition
skirmish-place-gear = Équipement
skirmish-resource-command = { $n } commandement
skirmish-resource-requisition = { $n } réquisition
skirmish-resource-adrenaline = { $n } adrénaline
skirmish-cost-none = Gratuit
skirmish-phase-action = phase d’Action
skirmish-phase-initiative = phase d’Initiative

skirmish-sort-melee = attaque de mêlée
skirmish-sort-ranged = attaque à distance
skirmish-sort-area = attaque de zone
skirmish-sort-hit = test pour toucher
skirmish-sort-damage = test de dégâts
skirmish-sort-stability = test de stabilité
skirmish-sort-grab = test de saisie
skirmish-sort-break-free = test de dégagement
skirmish-sort-fear = test de terreur
skirmish-sort-interact = interaction
skirmish-sort-effect = effet

skirmish-object-crate = Caisse
skirmish-object-cache = Cache
skirmish-object-load = Charge
skirmish-object-device = Appareil
skirmish-object-obstacle = Obstacle

skirmish-list-or = ou
skirmish-list-and = et
skirmish-join-of = { $unit } : { $text }
skirmish-join-then = { $one } ; { $two }
