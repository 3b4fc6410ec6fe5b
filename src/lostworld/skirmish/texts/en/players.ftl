# Why a bot does what it does.

# $choices
skirmish-reason-weighed = Best of { $choices } choices by rules of thumb.
# $choices $games
skirmish-reason-tried = Tried out { $choices } choices in { $games } imagined games; this one did best.
# $choices
skirmish-reason-reach = From there it can attack. Best of { $choices } choices.
# $choices
skirmish-reason-goal = On the way to what the scenario asks for. Best of { $choices } choices.
# $choices
skirmish-reason-safety = Fewer enemies can reach it there. Best of { $choices } choices.
# $chance $choices
skirmish-reason-attack = The attack should hit, before cards are played, in { $chance } of 100 cases. Best of { $choices } choices.
# $choices
skirmish-reason-shove = An enemy out of place or on the ground is worth a test. Best of { $choices } choices.
# $choices
skirmish-reason-grab = Whoever is held does not get away. Best of { $choices } choices.
# $choices
skirmish-reason-frighten = Frightened enemies run. Best of { $choices } choices.
# $choices
skirmish-reason-break-free = First it must get free. Best of { $choices } choices.
# $choices
skirmish-reason-interact = What lies here is of use. Best of { $choices } choices.
# $choices
skirmish-reason-card = The strongest card of those drawn, with its place in the order. Best of { $choices } choices.
# $choices
skirmish-reason-turn-test = This icon turns the test. Best of { $choices } choices.
# $choices
skirmish-reason-save-cards = No card is worth playing here. Best of { $choices } choices.
# $choices
skirmish-reason-wait = Better to wait. Best of { $choices } choices.
# $choices
skirmish-reason-hold = Kept back to answer what others do. Best of { $choices } choices.
# $choices
skirmish-reason-stand = On its feet it can do more. Best of { $choices } choices.

## The players, weakest first

skirmish-level-recruit = The recruit
    .about = Knows the rules since yesterday: means well, misjudges distances, and forgets the cards in hand.
skirmish-level-scout = The scout
    .about = Looks before it leaps, most of the time; a card that would turn a test now and then stays in its hand.
skirmish-level-tactician = The tactician
    .about = Weighs every place, facing and target, plays cards that turn a test, and answers at once.
skirmish-level-veteran = The veteran
    .about = Has seen much: plays the first few ideas through in thought, quickly, and trusts experience for the rest.
skirmish-level-strategist = The strategist
    .about = Imagines what you may hold, tries the best choices out in thought, and takes a moment for it.
