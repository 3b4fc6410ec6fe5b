# The rules in short, and the lines under the map, for players at a terminal.

# $seat $points $command $requisition $cards $first
skirmish-terminal-seat = { $seat }: points { $points }, command { $command }, requisition { $requisition }, cards { $cards }{ $first ->
    [yes] , First Player
   *[no] {""}
  }
# $code $unit $health $initiative $card $adrenaline $words
skirmish-terminal-unit = { $code } { $unit }: health { $health }, initiative { $initiative } ({ $card }), adrenaline { $adrenaline }{ $words ->
    [none] {""}
   *[other] , { $words }
  }

skirmish-help-aim = The scenario says what earns points. A side wins with enough of them at the end of a round, or with the most when the last round is over; the last side on the map wins too.
    .title = The aim
skirmish-help-cards = Every unit acts on cards of its own: one is Active, one waits as Next, one may lie Idle. Each round Next slides onto Active, and the cards beneath it add their combo. Initiative is public; the rest of a face-down card is not.
    .title = Cards
skirmish-help-order = Units activate from the highest initiative down: movement, then actions, unless the card has another order. Instead of either half, base values may be used. A unit may skip, but not twice running. Reaction cards may hold their halves for later.
    .title = Order
skirmish-help-movement = A point is a hex through one of the three front edges; turning is free. Entering an occupied hex needs a stability test. Difficult ground ends the movement.
    .title = Movement
skirmish-help-attack = Hit against dodge; the attacker wins ties. Melee damage is the hit score less armour, ranged damage is the weapon's less armour. Armour depends on the side that is hit.
    .title = Attack
skirmish-help-stability = Who loses a stability test is pushed and knocked down. A knocked unit uses base values until it stands up. Grabbed units move slower; blocked ones can only break free.
    .title = Stability
skirmish-help-windows = In a test both sides may add icons of hero cards, one card at a time, until an owner has passed twice. Hero cards also have effects of their own, paid in command, requisition or adrenaline.
    .title = Interaction
skirmish-help-fear = Fear must exceed courage. A frightened unit draws Fear cards and flees when one is played. Wounds and fear give adrenaline; a dinosaur full of it becomes furious.
    .title = Fear and fury
skirmish-help-sedative = A dart that would wound waits under the Next card instead, and locks a place of the combo when it slides. When all places are locked the unit sleeps.
    .title = Sedatives
