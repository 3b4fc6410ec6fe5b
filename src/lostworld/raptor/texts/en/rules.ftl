# The rules in short, for anything a player can point at: figures, things, tokens, actions, cards, the round.
# No message here has values. .title is the heading, the message itself the text.

## Figures

raptor-help-mother = She moves in straight lines, and kills scientists, wakes babies and puts out fires next to her. Each sleep token makes the first move of her turn 1 action point dearer; the fifth one neutralises her and Scientist wins.
    .title = The mother
raptor-help-baby = An awake baby moves one space for 1 action point and escapes through an exit. Asleep, it can do nothing until it is woken, and a scientist next to it can capture it. Three escaped babies win for Raptor, three captured ones for Scientist.
    .title = Baby raptors
raptor-help-scientist = A standing scientist can move, put a baby to sleep, capture a sleeping one or shoot at the mother. Only one of these last three, the aggressive actions, is allowed to each scientist in a round. Killed scientists never come back.
    .title = Scientists
raptor-help-frightened = A frightened scientist lies down: he neither moves, shoots nor drives, and neither gas nor fire can start from him. He still blocks the way, but not a shot, and can be killed. From the next round on he can be stood up for 1 action point and may act at once.
    .title = Frightened scientists
raptor-help-asleep = A sleeping baby stays where it is and blocks the way. The mother wakes it from a neighbouring space for 1 action point, but not in the round in which it was put to sleep; Recovery wakes it anywhere.
    .title = Sleeping babies

## The board and the tokens

raptor-help-board = Six square tiles of nine spaces and four L-shaped tiles of three spaces with an exit each. Spaces are neighbours when they share an edge: diagonals never count, neither for moving nor for shooting. A space holds one figure at most.
    .title = The board
raptor-help-free = A space is free when there is no rock, no figure and no fire on it.
    .title = Free spaces
raptor-help-rock = Nobody can enter a rock, and it stops the mother, the Jeep and every shot.
    .title = Rocks
raptor-help-fire = Raptors can neither enter nor cross a fire. Scientists may step onto it, but none may stand on one when their turn ends; walking over it does not put it out. Shots go through. There are ten fire tokens.
    .title = Fires
raptor-help-exit = Each L tile has one exit at one of its ends. Only a baby can use it, by its 1-point move from the space in front of it, and it has then escaped for good.
    .title = Exits
raptor-help-sleep-token = Each hit on the mother gives her a sleep token. They raise the toll of her first move, and five of them neutralise her. Recovery takes them off again.
    .title = Sleep tokens
raptor-help-reserve = Six scientists wait in reserve at the start. They enter only by the card Reinforcements. The reserve does not count as being on the board: with no scientist left there, Raptor wins at once.
    .title = The reserve
raptor-help-toll = Before the mother's first move of a turn, Raptor pays as many extra action points as she has sleep tokens. With too few points left she cannot move. Her later moves that turn, and her other actions, cost 1 point as usual.
    .title = The toll of the wounds

## The round

raptor-help-setup = Raptor places the mother on one of the two central tiles and one baby on each of the five other square tiles. Then Scientist places one scientist on each L tile. Both shuffle their nine cards and draw three.
    .title = Setup
raptor-help-round = Both choose one of three cards in secret and reveal them together. The lower card's player applies its effect; then the other has as many action points as the cards differ. The higher card's effect does not happen. Then both draw back to three cards.
    .title = A round
raptor-help-tie = When both cards have the same value, nothing happens: both are discarded, and the round is over.
    .title = Equal cards
raptor-help-action-points = Points are spent one at a time, in any order and on any of your figures. You may leave some or all of them unspent.
    .title = Action points
raptor-help-effect = The effect of the lower card must be applied as far as it is possible. "One or two" means at least one if any is possible; you may stop after the first. Fires must all be lit if there is room for them.
    .title = Card effects
raptor-help-observation = After a Disappearance that was the lower card, Scientist chooses first in the next round and shows Raptor the card; only then Raptor chooses. It lasts for that one round.
    .title = Observation
raptor-help-shuffle = A resolved card 1 is shuffled with the draw pile and the discard pile when the round ends; the hand stays. Without it, the discard pile becomes the new draw pile when a card must be drawn and none is left.
    .title = Shuffling
raptor-help-discard = Played cards lie face up, so both players always see which values have been used since the last shuffle.
    .title = Discard piles
raptor-help-win-raptor = Raptor wins at once when three babies have escaped, or when no scientist is left on the board, however many wait in reserve.
    .title = How Raptor wins
raptor-help-win-scientist = Scientist wins at once when the mother has five sleep tokens, or when three babies have been captured.
    .title = How Scientist wins

## What action points can do

raptor-help-move-baby = An awake baby moves to a free neighbouring space, or leaves the board through the exit beside its space.
    .title = A baby moves
raptor-help-move-mother = The mother goes any number of free spaces in a straight line. Her first move of the turn costs 1 more point for each of her sleep tokens.
    .title = The mother moves
raptor-help-kill = The mother removes a scientist on a neighbouring space from the game, standing or frightened. She may do it several times in a turn.
    .title = The mother kills
raptor-help-wake = The mother wakes a sleeping baby on a neighbouring space, unless it was put to sleep in this round. It may act at once.
    .title = The mother wakes a baby
raptor-help-put-out = The mother puts out a fire on a neighbouring space, and with it every fire connected to it edge to edge.
    .title = The mother puts out a fire
raptor-help-move-scientist = A standing scientist moves to a neighbouring space without rock or figure. He may enter a fire only if every scientist on a fire can still leave it before the turn ends.
    .title = A scientist moves
raptor-help-stand-up = A scientist who was frightened in an earlier round stands up. He may act at once.
    .title = A scientist stands up
raptor-help-put-to-sleep = A standing scientist puts an awake baby on a neighbouring space to sleep. This is his aggressive action for the round.
    .title = A scientist puts a baby to sleep
raptor-help-capture = A standing scientist takes a sleeping baby on a neighbouring space off the board. This is his aggressive action for the round, so the one who put it to sleep this round cannot also capture it.
    .title = A scientist captures a baby
raptor-help-shoot = A standing scientist hits the mother in a straight line at any distance: she gets a sleep token. Only rocks and other standing scientists block the line. This is his aggressive action for the round.
    .title = A scientist shoots at the mother

## The card families in detail

raptor-help-card-call = The baby walks any path of free spaces, over any tiles, to another free space of the tile the mother is on. It never goes through or onto an exit. A baby already on her tile may be moved within it. Sleeping babies do not hear the call, and no baby moves twice.
    .title = { raptor-family-call }
raptor-help-card-disappearance = While she is away the mother can neither be shot nor be in anyone's way. She returns after Scientist's action points, spent or not, on any free space, L tiles included, and keeps her sleep tokens. In the next round Scientist shows the chosen card first.
    .title = { raptor-family-disappearance }
raptor-help-card-fear = Any standing scientist can be chosen, at any distance. He lies down until he is stood up for 1 action point, from the next round on.
    .title = { raptor-family-fear }
raptor-help-card-recovery = Each time, take one sleep token off the mother or wake one sleeping baby, in any mix and at any distance. You may stop after the first.
    .title = { raptor-family-recovery }
raptor-help-card-gas = The baby must be on the same tile as an active scientist or on a tile sharing an edge with it; L tiles count too. A baby put to sleep cannot be woken by action points in this round.
    .title = { raptor-family-gas }
raptor-help-card-reinforcements = New scientists enter on free spaces of the top and bottom edges of the board, columns b to j. With no reserve or no free space nothing happens.
    .title = { raptor-family-reinforcements }
raptor-help-card-jeep = A drive goes 1 or more spaces in a straight line. Rocks and all figures stop it; each fire it crosses or stops on goes back to the supply. The same scientist may drive several times. Frightened scientists cannot drive.
    .title = { raptor-family-jeep }
raptor-help-card-fire = Each fire needs a free space next to an active scientist or next to any fire, even one just lit. Exits cannot burn; L tiles can. You must light as many as the card says, if there are spaces and tokens for them.
    .title = { raptor-family-fire }
raptor-help-card-nothing = The 9 has no effect of its own. It is never lower than the other card, so it brings up to eight action points.
    .title = { raptor-family-nothing }
