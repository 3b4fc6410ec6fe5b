# Palabras de Skirmish: aptitudes, palabras clave, estados, lugares. Los textos de las cartas se hacen con ellas (content/wording.py).

skirmish-name = Skirmish
skirmish-faction-rangers = Guardas
skirmish-faction-poachers = Furtivos
skirmish-faction-dinosaurs = Dinosaurios

skirmish-skill-movement = Movimiento
skirmish-skill-melee = Cuerpo a cuerpo
skirmish-skill-ballistic = A distancia
skirmish-skill-dodge = Esquiva
skirmish-skill-armour = Armadura
skirmish-skill-stability = Estabilidad
skirmish-skill-grab = Agarre
skirmish-skill-fear = Miedo
skirmish-skill-courage = Valor
skirmish-skill-damage = Daño
skirmish-skill-piercing = Perforación
skirmish-skill-initiative = Iniciativa
skirmish-skill-command = Mando
skirmish-skill-ties = Gana los empates
skirmish-skill-health = Salud
skirmish-skill-models = Figuras
skirmish-skill-combo-limit = Límite de combo
skirmish-skill-draws = Cartas robadas
skirmish-skill-stand-up = Levantarse
skirmish-skill-fallback = Iniciativa de reserva
skirmish-skill-adrenaline = Adrenalina
skirmish-skill-value = Valor del ejército

skirmish-zone-front = frente
skirmish-zone-sides = costado
skirmish-zone-rear = retaguardia

skirmish-keyword-hero = Héroe
skirmish-keyword-human = Humano
skirmish-keyword-dinosaur = Dinosaurio
skirmish-keyword-vehicle = Vehículo
skirmish-keyword-fly = Volar
skirmish-keyword-jump = Saltar
skirmish-keyword-commander = Comandante
skirmish-keyword-pack = Manada
skirmish-keyword-large = Grande
skirmish-keyword-carnivore = Carnívoro
skirmish-keyword-herbivore = Herbívoro
skirmish-keyword-raptor = Raptor
skirmish-keyword-medic = Médico
skirmish-keyword-hunter = Cazador
skirmish-keyword-reaction = Reacción
skirmish-keyword-charge = Carga
skirmish-keyword-fix = Quieto
skirmish-keyword-backward = Marcha atrás
skirmish-keyword-grab = Agarre
skirmish-keyword-stability = Estabilidad
skirmish-keyword-piercing = Perforación
skirmish-keyword-area = Área
skirmish-keyword-forced = Obligado
skirmish-keyword-reinforced = Reforzado

skirmish-condition-fear = con miedo
skirmish-condition-wound = con una herida grave
skirmish-condition-sedative = con un sedante
skirmish-condition-sedated = sedada
skirmish-condition-furious = furiosa
skirmish-condition-knocked = derribada
skirmish-condition-grabbed = agarrada
skirmish-condition-blocked = inmovilizada
skirmish-condition-grabbing = agarra a alguien
skirmish-condition-held-movement = reserva su movimiento
skirmish-condition-held-action = reserva su acción

skirmish-slot-active = Activa
skirmish-slot-next = Siguiente
skirmish-slot-idle = En espera
skirmish-place-weapon = Arma
skirmish-place-ammunition = Munición
skirmish-place-gear = Equipo
skirmish-resource-command = { $n } de mando
skirmish-resource-requisition = { $n } de suministros
skirmish-resource-adrenaline = { $n } de adrenalina
skirmish-cost-none = Gratis
skirmish-phase-action = Fase de acción
skirmish-phase-initiative = Fase de iniciativa

skirmish-sort-melee = ataque cuerpo a cuerpo
skirmish-sort-ranged = ataque a distancia
skirmish-sort-area = ataque de área
skirmish-sort-hit = prueba de impacto
skirmish-sort-damage = prueba de daño
skirmish-sort-stability = prueba de estabilidad
skirmish-sort-grab = prueba de agarre
skirmish-sort-break-free = prueba para soltarse
skirmish-sort-fear = prueba de miedo
skirmish-sort-interact = manejo
skirmish-sort-effect = efecto

skirmish-object-crate = Caja
skirmish-object-cache = Alijo
skirmish-object-load = Carga
skirmish-object-device = Aparato
skirmish-object-obstacle = Obstáculo

skirmish-list-or = o
skirmish-list-and = y
skirmish-join-of = { $unit }: { $text }
skirmish-join-then = { $one }; { $two }
