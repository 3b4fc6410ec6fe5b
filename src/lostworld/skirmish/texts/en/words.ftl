# Words of Skirmish: skills, keywords, conditions, places. Card texts are made of them (content/wording.py).

skirmish-name = Skirmish
skirmish-faction-rangers = Rangers
skirmish-faction-poachers = Poachers
skirmish-faction-dinosaurs = Dinosaurs

skirmish-skill-movement = Movement
skirmish-skill-melee = Melee
skirmish-skill-ballistic = Ballistic
skirmish-skill-dodge = Dodge
skirmish-skill-armour = Armour
skirmish-skill-stability = Stability
skirmish-skill-grab = Grab
skirmish-skill-fear = Fear
skirmish-skill-courage = Courage
skirmish-skill-damage = Damage
skirmish-skill-piercing = Piercing
skirmish-skill-initiative = Initiative
skirmish-skill-command = Command
skirmish-skill-ties = Wins ties
skirmish-skill-health = Health
skirmish-skill-models = Models
skirmish-skill-combo-limit = Combo limit
skirmish-skill-draws = Cards drawn
skirmish-skill-stand-up = Standing up
skirmish-skill-fallback = Fallback initiative
skirmish-skill-adrenaline = Adrenaline
skirmish-skill-value = Army value

skirmish-zone-front = front
skirmish-zone-sides = side
skirmish-zone-rear = rear

skirmish-keyword-hero = Hero
skirmish-keyword-human = Human
skirmish-keyword-dinosaur = Dinosaur
skirmish-keyword-vehicle = Vehicle
skirmish-keyword-fly = Fly
skirmish-keyword-jump = Jump
skirmish-keyword-commander = Commander
skirmish-keyword-pack = Pack
skirmish-keyword-large = Large
skirmish-keyword-carnivore = Carnivore
skirmish-keyword-herbivore = Herbivore
skirmish-keyword-raptor = Raptor
skirmish-keyword-medic = Medic
skirmish-keyword-hunter = Hunter
skirmish-keyword-reaction = Reaction
skirmish-keyword-charge = Charge
skirmish-keyword-fix = Fix
skirmish-keyword-backward = Backward
skirmish-keyword-grab = Grab
skirmish-keyword-stability = Stability
skirmish-keyword-piercing = Piercing
skirmish-keyword-area = Area
skirmish-keyword-forced = Forced
skirmish-keyword-reinforced = Reinforced

skirmish-condition-fear = frightened
skirmish-condition-wound = critically wounded
skirmish-condition-sedative = under a Sedative
skirmish-condition-sedated = sedated
skirmish-condition-furious = furious
skirmish-condition-knocked = knocked down
skirmish-condition-grabbed = grabbed
skirmish-condition-blocked = blocked
skirmish-condition-grabbing = grabbing
skirmish-condition-held-movement = holds its movement
skirmish-condition-held-action = holds its action

skirmish-slot-active = Active
skirmish-slot-next = Next
skirmish-slot-idle = Idle
skirmish-place-weapon = Weapon
skirmish-place-ammunition = Ammunition
skirmish-place-gear = Gear
# $n
skirmish-resource-command = { $n } command
# $n
skirmish-resource-requisition = { $n } requisition
# $n
skirmish-resource-adrenaline = { $n } adrenaline
skirmish-cost-none = Free
skirmish-phase-action = Action phase
skirmish-phase-initiative = Initiative phase

skirmish-sort-melee = melee attack
skirmish-sort-ranged = ranged attack
skirmish-sort-area = area attack
skirmish-sort-hit = hit test
skirmish-sort-damage = damage test
skirmish-sort-stability = stability test
skirmish-sort-grab = grab test
skirmish-sort-break-free = test to break free
skirmish-sort-fear = fear test
skirmish-sort-interact = interaction
skirmish-sort-effect = effect

skirmish-object-crate = Crate
skirmish-object-cache = Cache
skirmish-object-load = Load
skirmish-object-device = Device
skirmish-object-obstacle = Obstacle

skirmish-list-or = or
skirmish-list-and = and
# $unit $text
skirmish-join-of = { $unit }: { $text }
# $one $two
skirmish-join-then = { $one }; { $two }
