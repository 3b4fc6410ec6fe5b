"""The closed lists of Skirmish's content: skills, keywords, operations, triggers, filters and more.

A content file may use these words and no others; the engine knows each of them. The meanings are the exact
ones: docs/skirmish/operations.md is written from these tables, and so are the messages of the validator.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

FACTIONS: Final = ("rangers", "poachers", "dinosaurs")

SKILLS: Final[dict[str, str]] = {
    "movement": "hexes a unit may enter in its movement",
    "melee": "hit score of a melee attack, and its damage",
    "ballistic": "hit score of a ranged or area attack",
    "dodge": "what a hit score must reach",
    "armour": "what is taken off the damage; a value for each zone",
    "stability": "score of stability, grab and break-free tests, on both sides",
    "grab": "added to stability in the initiator's grab test",
    "fear": "score of a fear test; above 0 the unit is fearsome",
    "courage": "what a fear score must exceed",
    "damage": "added to the damage of a ranged attack",
    "piercing": "taken off the target's armour",
    "initiative": "order of activation; an icon is a change as in ruling 8",
    "command": "the player's command; only as an icon in the First Player window",
    "ties": "wins ties in its test; cancelled one for one",
}
"""Every number that an icon or a bonus can name."""

COMBO_SKILLS: Final = ("movement", "melee", "ballistic", "dodge", "stability", "grab", "fear", "courage")
"""What a combo icon may name: armour gets no combo (ruling 4), damage and piercing belong to the attack."""

STANDING_SKILLS: Final = ("dodge", "armour", "stability", "courage")
"""What a card may give a unit while it lies revealed, whatever the unit does (ruling 7)."""

ICON_SKILLS: Final = tuple(skill for skill in SKILLS if skill != "movement")
"""What a passive icon set may name."""

ZONES: Final = ("front", "sides", "rear")
SLOTS: Final = ("active", "next", "idle")
PLACES: Final = {"weapon": 1, "ammunition": 1, "gear": 2}
"""Where a unit bears cards, and how many (ruling 30)."""
RESOURCES: Final = ("command", "requisition", "adrenaline")
PHASES: Final = ("action", "initiative")
SIDES: Final = ("own", "allied", "enemy", "any")
CONDITIONS: Final = ("fear", "wound", "sedative", "sedated", "furious", "knocked", "grabbed", "blocked")
"""What a unit can have received, and what filters ask for. ``grabbing`` is a filter word of its own."""
TEST_SORTS: Final = ("hit", "damage", "stability", "grab", "break-free", "fear")
ATTACK_SORTS: Final = ("melee", "ranged", "area")

UNIT_KEYWORDS: Final[dict[str, str]] = {
    "hero": "a living, waking human hero earns command (ruling 60)",
    "human": "may interact (ruling 30)",
    "dinosaur": "may become furious (ruling 58)",
    "vehicle": "is never frightened, sedated or furious (ruling 29)",
    "fly": "all its movements fly (ruling 28)",
    "jump": "all its movements jump (ruling 28)",
    "commander": "adds its number to the command of each round",
    "pack": "several models that act as one; allies may pass through it (ruling 24)",
    "large": "covers several hexes (ruling 22)",
    "carnivore": "no rule of its own; cards ask for it",
    "herbivore": "no rule of its own; cards ask for it",
    "raptor": "no rule of its own; cards ask for it",
    "medic": "no rule of its own; cards ask for it",
    "hunter": "no rule of its own; cards ask for it",
}

CARD_KEYWORDS: Final[dict[str, str]] = {
    "reaction": "each half may be held for a reaction (ruling 48)",
    "charge": "each hex entered allows one turn of 60 degrees, directly before or after it (ruling 21)",
    "fix": "the movement is turns and standing up only (ruling 21)",
    "jump": "the movement passes terrain and objects (ruling 28)",
    "fly": "the movement passes terrain, units and objects (ruling 28)",
    "backward": "the movement may also leave through a back edge, 1 point, facing kept (ruling 21)",
    "grab": "one of its actions is a grab (ruling 44)",
    "stability": "one of its attacks allows a stability test (ruling 39)",
    "piercing": "one of its attacks is piercing",
    "area": "one of its actions hits an area (ruling 35)",
    "forced": "one of its parts is forced (ruling 13)",
    "reinforced": "one of its parts can be reinforced with adrenaline (ruling 59)",
}
"""Keywords of an action card; they follow from its data (``ActionCard.keywords``)."""

ACTION_SORTS: Final[dict[str, str]] = {
    "melee": "attack with melee at contact, in front",
    "ranged": "attack with ballistic and a weapon, in range, front and sight",
    "stability": "stability test at contact, in front: push and knock as the part says",
    "grab": "grab an enemy at contact, in front (ruling 44)",
    "fear": "fear test against all units in range, any direction (ruling 56)",
    "interact": "open, use, equip, load or hand over (ruling 30)",
    "break-free": "stability against the holders (ruling 46)",
    "effect": "no test of its own: the operations in ``do`` happen",
}

ORDERS: Final[dict[str, str]] = {
    "movement-first": "movement, then actions",
    "action-first": "actions, then movement",
    "free": "the player decides which comes first",
}

DURATIONS: Final[dict[str, str]] = {
    "test": "the current test only; outside one as activation",
    "activation": "the end of the current activation; outside one, of the numbered step (ruling 8)",
    "round": "the end of this Action phase; in an Initiative phase, of the next",
}

ATTACHED_UNTIL: Final[dict[str, str]] = {
    "round": "it leaves at the end of the Action phase (played in an Initiative phase: of the next)",
    "game": "it stays until an effect or the bearer's elimination removes it",
    "hit": "it leaves when its bearer has lost health",
}


@dataclass(frozen=True, slots=True)
class Field:
    """One field of an operation: what it holds, what is allowed, and the value if it is left out."""

    name: str
    kind: str
    """int, word, unit, operations, options, filter, situation, bool or name."""
    allowed: tuple[str, ...] = ()
    low: int = 0
    high: int = 9
    default: object = None
    required: bool = False


@dataclass(frozen=True, slots=True)
class Verb:
    """A row of the table of operations."""

    name: str
    fields: tuple[Field, ...]
    meaning: str
    triggers: tuple[str, ...] = ()
    """The triggers it makes sense with; empty: all."""


_UNIT = Field("unit", "unit", default="self")
PLAYER_PICKS: Final[dict[str, str]] = {
    "self": "the card's player",
    "enemy": "the owner of the unit `other`, if that is an enemy; else an enemy player of the card's "
    "player's choice",
    "each-enemy": "every enemy player, clockwise from the card's player",
}
_WHO = Field("who", "word", tuple(PLAYER_PICKS), default="self")


def _n(low: int = 1, high: int = 9, default: int | None = None) -> Field:
    return Field("n", "int", low=low, high=high, default=default, required=default is None)


def _what(*allowed: str, default: str | None = None) -> Field:
    return Field("what", "word", allowed, default=default, required=default is None)


_IN_TEST: Final = ("attack", "test")
_WITH_AMOUNT: Final = ("damage",)

OPERATIONS: Final[dict[str, Verb]] = {
    verb.name: verb
    for verb in (
        # Numbers
        Verb(
            "bonus",
            (
                Field("skill", "word", tuple(SKILLS), required=True),
                _n(-5, 9),
                _UNIT,
                Field("duration", "word", tuple(DURATIONS), default="activation"),
            ),
            "The unit's skill is n higher (lower, if n is negative) for the duration. A skill is never "
            "below 0.",
        ),
        Verb("ties", (_n(1, 3, 1), _UNIT), "The unit has n more 'wins ties' in the current test.", _IN_TEST),
        Verb(
            "piercing",
            (_n(1, 5),),
            "The current attack has n more piercing; without one, the unit's next attack in this activation.",
        ),
        Verb(
            "initiative",
            (_n(-9, 30), _what("add", "set", default="add"), _UNIT),
            "An initiative change (ruling 8): n is added to, or replaces, the unit's present initiative. A "
            "unit "
            "that has activated or skipped is not affected.",
        ),
        # Health
        Verb(
            "damage",
            (_n(1, 9), _UNIT, Field("armour", "bool", default=False)),
            "The unit loses n health, spread as in ruling 36; with `armour`, less its base front armour. "
            "No test, "
            "no window, but the trigger `damage` is raised.",
        ),
        Verb(
            "heal",
            (_n(1, 9), _UNIT),
            "Up to n lost health comes back, first to the living model with least health left; no model "
            "returns.",
        ),
        Verb(
            "prevent",
            (_n(0, 9),),
            "The damage about to be taken is n less, at least 0; n = 0 prevents all of it.",
            _WITH_AMOUNT,
        ),
        # Conditions
        Verb(
            "critical-wound",
            (_UNIT,),
            "The unit receives a Critical Wound (ruling 61). At most one for each unit in an attack: the "
            "first counts.",
        ),
        Verb(
            "fear",
            (_UNIT,),
            "The unit takes a Fear card whose source is the card's unit (ruling 57), without a test. "
            "Vehicles "
            "and sedated units take none.",
        ),
        Verb(
            "remove",
            (_what("fear", "wound", "sedative", "knock", "grab", "block"), _n(1, 9, 1), _UNIT),
            "Up to n of the unit's Fear cards or Critical Wounds leave: from the top of the deck, then of "
            "the cards drawn, then Next (the slot is then empty), then the top card of the Active stack "
            "(ruling 105); or waiting Sedatives go to their owner's discard, the oldest first; or it is no "
            "longer knocked; or no longer held by anything (grab: grabbers and nets); or all blocks become "
            "plain grabs and nets are gone (block).",
        ),
        Verb(
            "sedate",
            (_n(1, 3, 1), _UNIT),
            "n Sedatives without a card wait under the unit's Next card, as in ruling 55; removed, they "
            "leave the "
            "game.",
        ),
        Verb(
            "furious",
            (_what("start", "end"), _UNIT),
            "start: a dinosaur that is not furious and has no Sedative takes the Furious card at once as in "
            "ruling 58, and is dealt anew at the next slide; until then its Active card and combo stay. "
            "end: it "
            "ends, adrenaline falls to 0.",
        ),
        # Resources and cards
        Verb(
            "adrenaline", (_n(-4, 4), _UNIT), "The unit's adrenaline changes by n, between 0 and its maximum."
        ),
        Verb("command", (_n(-4, 4), _WHO), "The player's command changes by n, at least 0."),
        Verb("requisition", (_n(-4, 4), _WHO), "The player's requisition changes by n, at least 0."),
        Verb(
            "draw-action",
            (_n(1, 3), _UNIT),
            "While it has drawn cards in hand, between its draw and the discarding of the rest, the unit "
            "draws n action cards at once and adds them to those; at any other time its next draw is n "
            "larger.",
        ),
        Verb("draw-hero", (_n(1, 3), _WHO), "The player draws n hero cards (above 5: ruling 9)."),
        Verb(
            "discard-hero",
            (_n(1, 3), _WHO, Field("chooser", "word", ("owner", "player"), default="owner")),
            "n hero cards go from the hand to the discard, chosen by the hand's owner, or by the card's "
            "player, "
            "who then sees that hand.",
        ),
        Verb(
            "replace-next",
            (_n(1, 4, 2), _UNIT),
            "The unit's owner draws n action cards for it and may put one of them on Next instead of the "
            "card "
            "there, which is discarded; the rest is discarded. Nothing on Next, or a condition: no effect.",
        ),
        Verb(
            "swap",
            (_what("active-next", "next-idle"), _UNIT),
            "The cards in the two slots change places; an unrevealed Active card only, no condition cards. "
            "An "
            "empty slot: no effect.",
        ),
        Verb(
            "reveal",
            (_what("active", "next"), _UNIT),
            "active: the unit's Active card is turned up for all; its bonuses count from now on, and it "
            "cannot "
            "skip. next: only the card's player sees the Next card.",
        ),
        Verb(
            "discard-combo",
            (_n(1, 3), _UNIT),
            "The n lowest action cards under the unit's Active card are discarded (not the top one).",
        ),
        Verb(
            "unlock",
            (_n(1, 3, 1), _UNIT),
            "n places of the combo limit that Sedatives lock are opened: those Sedatives go to their owner's "
            "discard, the last one first. A sedated unit wakes (ruling 55).",
        ),
        # Order and activation
        Verb(
            "skip",
            (_what("allow", "forbid"), _UNIT),
            "allow: the unit may skip in this Action phase though it skipped in the last one or has a "
            "condition "
            "card on top. forbid: it may not skip in this Action phase. In an Initiative phase: in the next.",
        ),
        Verb("hold", (_UNIT,), "The unit's Active card has Reaction until the next slide."),
        Verb(
            "extra",
            (_what("movement", "action"), _n(0, 5, 0), _UNIT),
            "At once the unit makes an extra movement with n points, or an extra basic action with base "
            "values + n "
            "for its own skill in it (ruling 7). No reaction answers it. Blocked: only breaking free.",
        ),
        # On the map
        Verb(
            "move",
            (_n(1, 4), _UNIT),
            "The card's player moves the unit up to n hexes, each step in any direction into a free hex, "
            "facing kept (all its hexes free), to the place where it ends; difficult ground does not stop "
            "it. No segment, no reactions; grabs end when contact is lost, nobody is dragged.",
        ),
        Verb(
            "turn",
            (_n(1, 3), _UNIT),
            "The card's player turns the unit by up to n times 60 degrees in one sense, each "
            "time into free hexes (all its hexes).",
        ),
        Verb(
            "push",
            (_n(1, 3), _UNIT),
            "The unit is pushed n hexes straight away from the card's unit without a test; rulings 40 and "
            "41 with a difference of n. A unit in the way with no free hex beside it: it stays. Not at "
            "contact: away along the line to its nearest hex; several edges: the choice of the card's "
            "unit's owner.",
        ),
        Verb("knock", (_UNIT,), "The unit is knocked (ruling 43)."),
        Verb("stand", (_UNIT,), "The unit, if knocked and not blocked, stands up at no cost."),
        Verb(
            "grab",
            (_what("grab", "block", default="grab"), _UNIT),
            "The card's unit grabs, or grabs and blocks, the unit without a test; it must be an adjacent "
            "enemy.",
        ),
        Verb(
            "net",
            (_n(3, 9), _UNIT),
            "A net with number n holds and blocks the unit (ruling 46): it has been grabbed and blocked. A "
            "unit under a net: the higher number stays, and it receives nothing.",
        ),
        Verb("release", (_UNIT,), "The unit lets go of what it grabs."),
        # Tests and attacks
        Verb(
            "test",
            (
                Field("sort", "word", ("stability", "grab", "fear"), required=True),
                _n(0, 5, 0),
                _UNIT,
                Field("then", "operations", default=()),
                Field("otherwise", "operations", default=()),
            ),
            "The card's unit tests the unit with base values and n more on its side, also against units in "
            "the way of a push, in an own window (ruling 52). `then` happens on success instead of the "
            "usual consequences (empty: the usual ones), `otherwise` on failure; in them `other` and `it` "
            "are the unit tested. A fearsome target of a fear test answers as always, after that.",
        ),
        Verb(
            "attack",
            (_what("melee", "ranged"), _n(0, 5, 0)),
            "At once the card's unit may make a basic attack with base values + n to hit, by all the usual "
            "steps; nobody reacts to it.",
        ),
        Verb(
            "cancel",
            (_what("attack", "card"),),
            "attack: the window closes and the current attack ends as a failure for all targets, before it "
            "is compared: no sums, no trigger `result`. card: the hero card an enemy used last in this "
            "window has no effect on the test (ruling 77) and stays discarded.",
            _IN_TEST,
        ),
        # Cards that stay, equipment, arrivals
        Verb(
            "attach",
            (Field("until", "word", tuple(ATTACHED_UNTIL), required=True), _UNIT),
            "The hero card lies at the unit instead of being discarded; its `grants` count for that unit "
            "until "
            "it leaves for its owner's discard.",
        ),
        Verb(
            "load",
            (_what(*PLACES), _UNIT),
            "The player may put one hero card with that place from the hand onto the unit at no cost and "
            "without "
            "an action; a card replaced is discarded.",
        ),
        Verb(
            "bring-in",
            (Field("name", "name", required=True),),
            "At the next slide the named unit comes into the player's deployment zone (ruling 29), dealt "
            "anew. "
            "No free place: it waits. Each named unit at most once a game and player.",
        ),
        Verb(
            "return-to-hand",
            (_what("this", "discard"),),
            "this: the card goes back to the hand instead of the discard. discard: the player takes "
            "another card "
            "of choice from the own hero discard (not one of the same name).",
        ),
        Verb(
            "first-player",
            (),
            "The player takes the First Player token at once; in its window, nobody else can.",
        ),
        Verb(
            "objective",
            (_n(1, 3),),
            "The player's side has n more points, if the scenario counts points; else the player gains n "
            "command.",
        ),
        # Structure
        Verb(
            "choose",
            (Field("options", "options", required=True),),
            "The card's player chooses one of the lists of operations; it happens.",
        ),
        Verb(
            "each",
            (Field("of", "filter", required=True), Field("then", "operations", required=True)),
            "The operations happen for every unit of the filter, nearest first, then by unit number; that "
            "unit "
            "is `it`.",
        ),
        Verb(
            "if",
            (
                Field("unit", "unit", default="self"),
                Field("is", "filter", default=None),
                Field("situation", "situation", default=None),
                Field("then", "operations", required=True),
                Field("otherwise", "operations", default=()),
            ),
            "`then` happens if the unit is in the filter and the situation holds (what is left out holds), "
            "else "
            "`otherwise`.",
        ),
    )
}

UNIT_PICKS: Final[dict[str, str]] = {
    "self": "the unit the card belongs to, or is played for; the bearer of an attached card",
    "other": "the other unit of the attack, test or trigger (attacker or target, killer or victim, source)",
    "it": "the unit of the surrounding `each` or chosen by the operation before it in the same list",
    "choose": "one unit of the filter, chosen by the card's player; none: the operation is skipped",
    "each": "every unit of the filter, in the order of `each`",
}
"""How an operation names its unit: a word, or ``{ choose = FILTER }`` or ``{ each = FILTER }``."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A row of the table of triggers."""

    name: str
    moment: str
    concerns: str
    """Which unit ``self`` may be, and who ``other`` is."""
    window: bool = False
    """Whether its cards are played in the window of the event (ruling 50)."""


TRIGGERS: Final[dict[str, Moment]] = {
    moment.name: moment
    for moment in (
        Moment(
            "phase-start",
            "Action phase: after command income; Initiative phase: before the slide",
            "self: an own or allied unit of choice, if an operation needs one",
        ),
        Moment(
            "phase-end",
            "Action phase: after its last step; Initiative phase: after the hero draw",
            "self: as phase-start",
        ),
        Moment(
            "activation",
            "before skip or reveal; in a group after its window, when the unit's turn comes",
            "self: the unit; with `against`: other is the unit, self an own or allied one of `concerns`",
        ),
        Moment("skip", "a skip has been declared", "self: the unit; with `against`: as for activation"),
        Moment(
            "reveal",
            "the card lies face up, nothing is done yet; in a group once for all cards together",
            "self: a revealed unit; with `against`: as for activation",
        ),
        Moment("tie", "in the window after the reveal of a tied group", "self: a tied unit", window=True),
        Moment("segment", "the mover stands in its new hex, before reactions", "self or other: the mover"),
        Moment(
            "attack",
            "in the hit window: the target is chosen, nothing is compared",
            "self: attacker or target; other: the opposite one",
            window=True,
        ),
        Moment(
            "test",
            "in the window of any test (hit and damage included), before comparing",
            "self: a tested unit; other: the opposite one",
            window=True,
        ),
        Moment(
            "result",
            "a test is compared, before its consequences",
            "self: a tested unit; other: the opposite one",
        ),
        Moment(
            "damage", "the amount is known, before health is taken", "self: the one hit; other: who did it"
        ),
        Moment(
            "elimination",
            "a model or a unit has been removed",
            "self: an own or allied unit that did it or lost it; other: the opposite one",
        ),
        Moment(
            "condition",
            "a unit has received a condition",
            "self: the unit; other: the source",
        ),
        Moment("slide", "in the window of step 1f of the Initiative phase", "self: an own unit", window=True),
        Moment("draw", "after all draws of the player, before placing", "self: an own unit"),
        Moment("first-player", "in the First Player window", "self: an own unit of choice", window=True),
    )
}

FILTERS: Final[dict[str, str]] = {
    "side": "own (the player's), allied (of the own side, own included), enemy, any; default any",
    "unit": "one of these named units",
    "faction": "one of these factions",
    "keyword": "has all of these unit keywords",
    "not-keyword": "has none of these unit keywords",
    "other": "true: not the unit `self`",
    "within": "distance to `self` at most n (nearest hexes); 1 is contact",
    "front": "true: in the front arc of `self`; false: not",
    "sight": "true: `self` sees it",
    "zone": "the attack hits it in one of these zones",
    "revealed": "its Active card is revealed, or not",
    "activated": "it has activated in this Action phase, or not",
    "skipped": "it has skipped in this Action phase, or not",
    "card": "its revealed Active card has one of these card keywords",
    "condition": "it has one of: fear (in deck or slots), wound, sedative (waiting or locked), sedated, "
    "furious, "
    "knocked, grabbed, blocked, grabbing",
    "not-condition": "it has none of these",
    "adrenaline": "adrenaline at least n",
    "hurt": "true: it has lost health; false: it has not",
    "below-half": "true: less than half of its starting health is left",
    "slot": "a card lies in this slot",
    "terrain": "one of its hexes has one of these terrains",
    "objective": "true: one of its hexes lies in a zone of an objective, or it carries an objective's object",
}

SITUATIONS: Final[dict[str, str]] = {
    "role": "`self` is the initiator or the target of the attack or test",
    "sort": "the attack is melee or ranged, or has an area (which it is besides); the test hit, damage, "
    "stability, grab, break-free or fear",
    "result": "the test was a success or a failure for its initiator",
    "margin": "the difference of the test is at least n, whoever won",
    "damage": "the damage is at least n",
    "condition": "the condition received is one of these",
    "removed": "a model, or a unit (its last model), was removed",
    "killer": "true: `self` did it; false: `self` lost it",
    "phase": "action or initiative",
    "round": "the round's number is at least n",
    "command": "the player has at least n command",
    "requisition": "the player has at least n requisition",
    "first-player": "true: the player has the token; false: has not",
}

FORCED_BY_FURIOUS: Final[dict[str, str]] = {
    "no-skip": "the unit cannot skip",
    "attack": "if its action half begins with any attack possible, it must make an attack (any target)",
}

OBJECTIVES: Final[dict[str, str]] = {
    "hold": "at each check: the side has a waking unit of the filter with a hex in the zone, and no enemy "
    "has a waking one there (of the filter or not)",
    "leave": "at each check: each waking unit of the filter with its anchor in the zone (carrying the "
    "object, if one is "
    "named) leaves the map and counts; it is not eliminated, its army value stays",
    "capture": "at each check: each enemy unit of the filter that is sedated counts, once a game",
    "eliminate": "at once: each enemy unit of the filter that is eliminated counts, whoever did it",
    "interact": "an Interact action at the object by a unit of the filter is one step; with the last step "
    "(`steps`, 1 unless told) it counts, once; each side counts its own",
    "survive": "at the check of the last round: each waking unit of the filter on the map counts",
}

OBJECTS: Final[dict[str, str]] = {
    "crate": "opened with Interact: its content goes to the player, then it is empty and stays",
    "cache": "as a crate, immovable unless it has a stability",
    "load": "picked up with Interact by a human at contact (then it is off the map and carried), left in "
    "the bearer's "
    "hex as a marker when the bearer is removed, knocked or sedated; one load a unit",
    "device": "used with Interact, by objectives",
    "obstacle": "only in the way",
}

SPECIAL_RULES: Final[dict[str, str]] = {
    "sight-limit": "no attack reaches farther than n hexes",
    "start-adrenaline": "every dinosaur starts with n adrenaline",
    "ballistic": "every ballistic score is n lower",
    "no-furious": "nobody becomes furious",
    "wounded": "the named seat's units start with n health less each (at least 1)",
}
