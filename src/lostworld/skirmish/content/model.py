"""Typed, frozen values for everything in Skirmish's content files: what the engine reads.

Names (``id``) are lower-case words with hyphens; references between things are such names. The closed words
are in ``vocabulary``. A value that is left out in a file has the default written here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from lostworld.skirmish.content.names import translated

Hex = tuple[int, int]
"""Axial coordinates (q, r)."""


@dataclass(frozen=True, slots=True)
class Words:
    """A name or a sentence that belongs to the content; further languages are in ``names.toml``."""

    en: str
    fr: str

    def in_language(self, language: str) -> str:
        """The words in ``language``; in English where they are not to be had in it."""
        if language == "fr":
            return self.fr
        return self.en if language == "en" else translated(self.en, language)


Bonuses = Mapping[str, int]
"""Skill -> number; a mapping that nobody changes."""


# Filters and operations ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Filter:
    """Which units; see ``vocabulary.FILTERS``. None or empty: not asked."""

    side: str = "any"
    unit: tuple[str, ...] = ()
    faction: tuple[str, ...] = ()
    keyword: tuple[str, ...] = ()
    not_keyword: tuple[str, ...] = ()
    other: bool | None = None
    within: int | None = None
    front: bool | None = None
    sight: bool | None = None
    zone: tuple[str, ...] = ()
    revealed: bool | None = None
    activated: bool | None = None
    skipped: bool | None = None
    card: tuple[str, ...] = ()
    condition: tuple[str, ...] = ()
    not_condition: tuple[str, ...] = ()
    adrenaline: int | None = None
    hurt: bool | None = None
    below_half: bool | None = None
    slot: str | None = None
    terrain: tuple[str, ...] = ()
    objective: bool | None = None


ANY = Filter()


@dataclass(frozen=True, slots=True)
class Situation:
    """What must hold of the event and the player; see ``vocabulary.SITUATIONS``. None or empty: not asked."""

    role: str | None = None
    sort: tuple[str, ...] = ()
    result: str | None = None
    margin: int | None = None
    damage: int | None = None
    condition: tuple[str, ...] = ()
    removed: str | None = None
    killer: bool | None = None
    phase: str | None = None
    round: int | None = None
    command: int | None = None
    requisition: int | None = None
    first_player: bool | None = None


ALWAYS = Situation()


@dataclass(frozen=True, slots=True)
class Pick:
    """The unit an operation is about: ``how`` is a word of ``vocabulary.UNIT_PICKS``."""

    how: str = "self"
    filter: Filter = ANY
    """For ``choose`` and ``each``."""


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation: a verb of ``vocabulary.OPERATIONS`` with its fields; others are unused."""

    verb: str
    unit: Pick = Pick()
    n: int = 0
    what: str = ""
    skill: str = ""
    duration: str = ""
    who: str = "self"
    chooser: str = "owner"
    armour: bool = False
    sort: str = ""
    until: str = ""
    name: str = ""
    of: Filter = ANY
    is_: Filter | None = None
    situation: Situation | None = None
    then: tuple[Operation, ...] = ()
    otherwise: tuple[Operation, ...] = ()
    options: tuple[tuple[Operation, ...], ...] = ()


Operations = tuple[Operation, ...]


# Units and their cards ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon: of a unit's board, of an equipment card, or of one action."""

    damage: int
    range: int
    """Hexes; 0: no ranged weapon."""
    ballistic: int = 0
    """Added to hit."""
    melee: int = 0
    """Added to hit in melee attacks of the bearer (a machete)."""
    piercing: int = 0
    area: tuple[Hex, ...] = ()
    """Offsets from the centre, which is among them as (0, 0); empty: one target."""
    takes_ammunition: bool = True


@dataclass(frozen=True, slots=True)
class StabilityPart:
    """The stability test that an attack or a stability action carries."""

    push: int = 1
    """Hexes; 0: knocks only."""
    knock: bool = True
    bonus: int = 0
    """Added to the initiator's stability in this test."""


@dataclass(frozen=True, slots=True)
class MovementPart:
    """The movement of an action card. Every card has one; without data it is base movement."""

    bonus: int = 0
    charge: bool = False
    fix: bool = False
    jump: bool = False
    fly: bool = False
    backward: bool = False
    forced: bool = False
    stability: int = 0
    """Added to the mover's stability in the tests of this movement."""
    then: Operations = ()
    """Happens when the movement has ended, if the unit has entered a hex."""


@dataclass(frozen=True, slots=True)
class ActionPart:
    """One action of an action card."""

    sort: str
    """A word of ``vocabulary.ACTION_SORTS``."""
    bonus: int = 0
    """Added to the unit's own score: melee or ballistic to hit, stability, fear."""
    piercing: int = 0
    stability: StabilityPart | None = None
    grab: int = 0
    """The grab bonus: it helps to grab, not to block (ruling 44)."""
    range: int = 0
    """0: the weapon's, or contact; for fear and stability: how far it reaches."""
    area: tuple[Hex, ...] = ()
    """Offsets from the centre for facing 0, not turned; empty: one target."""
    area_self: bool = False
    """Whether the centre is the hex of the unit's anchor; the unit itself is then never inside."""
    any_direction: bool = False
    """Whether it works behind the unit too."""
    weapon: Weapon | None = None
    """A ranged attack's own weapon, used instead of the unit's (thrown things)."""
    times: int = 1
    """How often the action is done, each time with an own target and windows."""
    forced: bool = False
    on_hit: Operations = ()
    """After a successful test; for attacks after damage, before Stability (section 3)."""
    on_damage: Operations = ()
    """After at least 1 damage was taken."""
    on_failure: Operations = ()
    do: Operations = ()
    """What an ``effect`` does; for other sorts it happens after the action, whatever its result."""


@dataclass(frozen=True, slots=True)
class Reinforced:
    """What adrenaline adds to one part of a card; all numbers are added, all operations appended."""

    part: str
    """"movement", "standing", or "action-1", "action-2", ... in printed order."""
    cost: int
    bonus: int = 0
    """Movement: hexes. Action: its bonus. Standing: each of the standing bonuses."""
    piercing: int = 0
    push: int = 0
    grab: int = 0
    range: int = 0
    times: int = 0
    jump: bool = False
    charge: bool = False
    on_hit: Operations = ()
    on_damage: Operations = ()
    on_failure: Operations = ()
    do: Operations = ()


@dataclass(frozen=True)
class ActionCard:
    """A card of a unit's action deck."""

    id: str
    """Unique in the content: "unit/card"."""
    name: Words
    initiative: int
    unit: str = ""
    movement: MovementPart = MovementPart()
    order: str = "movement-first"
    actions: tuple[ActionPart, ...] = ()
    standing: Bonuses = field(default_factory=dict)
    """Dodge, armour, stability, courage while the card lies revealed."""
    combo: Bonuses = field(default_factory=dict)
    reaction: bool = False
    reinforced: tuple[Reinforced, ...] = ()
    copies: int = 1
    flavour: Words | None = None

    @cached_property
    def keywords(self) -> frozenset[str]:
        """The card keywords that follow from its parts."""
        move = self.movement
        parts = self.actions
        forced = move.forced or any(part.forced for part in parts)
        words = {
            "reaction": self.reaction,
            "charge": move.charge,
            "fix": move.fix,
            "jump": move.jump,
            "fly": move.fly,
            "backward": move.backward,
            "grab": any(part.sort == "grab" for part in parts),
            "stability": any(part.stability is not None for part in parts),
            "piercing": any(part.piercing for part in parts),
            "area": any(part.area for part in parts),
            "forced": forced,
            "reinforced": bool(self.reinforced),
        }
        return frozenset(word for word, has in words.items() if has)


@dataclass(frozen=True, slots=True)
class Cost:
    """What an active use costs."""

    resource: str = "command"
    """command, requisition or adrenaline (of the unit concerned)."""
    n: int = 0


FREE = Cost()


@dataclass(frozen=True, slots=True)
class Ability:
    """A special ability of a unit: a bonus while something holds, or operations at a trigger."""

    id: str
    name: Words
    bonuses: Bonuses = field(default_factory=dict)
    """Count in every test of the unit while ``while_`` and ``situation`` hold."""
    while_: Filter = ANY
    """Asked of the unit itself (``side`` is not asked)."""
    near: Filter | None = None
    """At least one other unit must be in this filter, seen from the unit."""
    against: Filter = ANY
    """Asked of the other unit of the test or trigger."""
    situation: Situation = ALWAYS
    trigger: str = ""
    """A word of ``vocabulary.TRIGGERS``; empty: bonuses only."""
    forced: bool = False
    """Whether the operations must happen; else the owner is asked."""
    once: str = "activation"
    """How often at most: "activation" (ruling 16), "round" or "game"."""
    cost: Cost = FREE
    operations: Operations = ()


@dataclass(frozen=True)
class Unit:
    """A unit: its board and its action deck."""

    id: str
    name: Words
    faction: str
    keywords: tuple[str, ...]
    movement: int
    melee: int
    ballistic: int
    dodge: int
    armour: tuple[int, int, int]
    """Front, sides, rear."""
    stability: int
    fear: int
    courage: int
    health: int
    """Per model."""
    models: int
    weapon: Weapon | None
    """The base weapon for ranged attacks, or None."""
    combo_limit: int
    draws: int
    """Action cards drawn per Initiative phase."""
    stand_up: int
    fallback: int
    """Initiative without a card."""
    adrenaline: int
    """Its maximum."""
    value: int
    """Army value."""
    footprint: tuple[Hex, ...] = ((0, 0),)
    commander: int = 0
    """Command added each round by a unit with the keyword commander."""
    places: Mapping[str, int] = field(default_factory=dict)
    """Weapon, ammunition, gear it can bear; empty dictionary only for units without hands."""
    abilities: tuple[Ability, ...] = ()
    cards: tuple[ActionCard, ...] = ()
    role: str = ""
    """What it is for, one word: for sheets and bots."""
    flavour: Words | None = None

    @cached_property
    def deck(self) -> tuple[ActionCard, ...]:
        """Its action deck, copies written out, in file order."""
        return tuple(card for card in self.cards for _ in range(card.copies))

    def has(self, keyword: str) -> bool:
        """Whether the unit has a keyword."""
        return keyword in self.keywords

    @property
    def starting_health(self) -> int:
        """The health of all its models together."""
        return self.health * self.models


# Hero cards ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class IconSet:
    """One set of icons for passive use: all of them count that fit the window; at least one must."""

    icons: Bonuses
    concerns: Filter = ANY
    """Which unit it may help (empty: any own or allied one)."""


@dataclass(frozen=True, slots=True)
class Ammunition:
    """What loaded ammunition changes; spent when it takes effect (ruling 55)."""

    damage: int = 0
    piercing: int = 0
    ballistic: int = 0
    sedative: bool = False
    uses: int = 1
    """How often it takes effect before it is spent."""
    on_hit: Operations = ()
    on_damage: Operations = ()


@dataclass(frozen=True)
class HeroCard:
    """A card of a player's hero deck."""

    id: str
    name: Words
    faction: str = ""
    icons: tuple[IconSet, ...] = ()
    """The sets for passive use, one of them a use."""
    adrenaline: int = 0
    """Adrenaline icons (ruling 59)."""
    trigger: str = ""
    """The condition of active use; empty: offered with the unit's own decisions (ruling 50)."""
    concerns: Filter = Filter(side="own")
    """Which unit is ``self``; side own or allied."""
    against: Filter | None = None
    """What the other unit of the event must be."""
    situation: Situation = ALWAYS
    cost: Cost = FREE
    operations: Operations = ()
    """Empty and no place: passive use only."""
    place: str = ""
    """weapon, ammunition or gear: equipped with Interact, paying the cost."""
    weapon: Weapon | None = None
    ammunition: Ammunition | None = None
    grants: Bonuses = field(default_factory=dict)
    """While equipped or attached: skill -> bonus. Armour counts in every zone."""
    grants_keywords: tuple[str, ...] = ()
    """While equipped or attached: unit keywords fly or jump."""
    uses: int = 0
    """Gear with a trigger: active uses before it is discarded; 0: it has no active use once equipped."""
    copies: int = 1
    requires: tuple[str, ...] = ()
    """In the deck only if the army has one of these units; empty: always."""
    flavour: Words | None = None

    @property
    def is_active(self) -> bool:
        """Whether it has an active use from the hand (equipment has not: it is equipped)."""
        return bool(self.operations) and not self.place


# Condition cards ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ConditionCard:
    """Fear and Critical Wound: cards that lie in slots."""

    name: Words
    movement: str
    """"base", or "flee" (ruling 62), or "none"."""
    action: str
    """"base", or "break-free" (only that, if blocked), or "none"."""
    forced: bool
    combo: bool
    """Whether the combo beneath it counts for tests (never for its movement)."""
    id: str = ""


@dataclass(frozen=True, slots=True)
class FuriousCard:
    """Furious (ruling 58)."""

    name: Words
    bonuses: Bonuses
    forced: tuple[str, ...]
    """Words of ``vocabulary.FORCED_BY_FURIOUS``."""
    rounds: int
    """It ends at the end of this many full Action phases after it began, if not before."""


# Maps and scenarios -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Terrain:
    """A kind of ground."""

    name: Words
    sign: str
    id: str = ""
    difficult: bool = False
    impassable: bool = False
    blocks_sight: bool = False


@dataclass(frozen=True, slots=True)
class Map:
    """A map: hexes with their terrain, and named zones."""

    id: str
    name: Words
    terrain: Mapping[Hex, str]
    """Hex -> terrain name, in reading order; what is not in it is off the map."""
    zones: Mapping[str, tuple[Hex, ...]]
    """In reading order."""
    zone_names: Mapping[str, Words]


@dataclass(frozen=True, slots=True)
class MapObject:
    """Something that stands on the map when the game begins."""

    id: str
    name: Words
    sort: str
    """A word of ``vocabulary.OBJECTS``."""
    hex: Hex
    marker: bool = False
    """One stands on it; contact is 0 or 1 (ruling 26)."""
    stability: int | None = None
    """None: immovable."""
    requisition: int = 0
    card: str = ""
    """A hero card (from outside the decks) that goes to the hand of who opens it."""


@dataclass(frozen=True, slots=True)
class Soldier:
    """One unit of an army, with what it bears at the start (cards from outside the deck)."""

    unit: str
    equipment: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Roster:
    """A ready army for free play."""

    id: str
    name: Words
    army: tuple[Soldier, ...]
    faction: str = ""
    value: int = 0
    """The sum of its units' army values, plus 1 for each card they start with."""


@dataclass(frozen=True, slots=True)
class ScenarioSeat:
    """One player's place."""

    id: str
    name: Words
    side: str
    zone: str
    faction: str = ""
    """Empty: any (free play)."""
    army: tuple[Soldier, ...] = ()
    army_value: int = 0
    """Free play: the player picks a roster up to this value; then ``army`` is empty."""
    command: int = 0
    requisition: int = 0


@dataclass(frozen=True, slots=True)
class Objective:
    """One way to earn points (and resources); see ``vocabulary.OBJECTIVES``."""

    id: str
    name: Words
    kind: str
    side: str = ""
    """The side that can earn it; empty: every side."""
    zone: str = ""
    object: str = ""
    units: Filter = ANY
    """``side`` here is seen from the side that earns: enemy for capture and eliminate, own else."""
    points: int = 0
    command: int = 0
    """For the player whose unit did it (hold: each player of the side with such a unit there)."""
    requisition: int = 0
    steps: int = 1
    """Interact: how many actions it takes."""
    from_round: int = 1


@dataclass(frozen=True, slots=True)
class Reinforcement:
    """A unit that comes in at the slide before a round."""

    seat: str
    soldier: Soldier
    round: int
    zone: str


@dataclass(frozen=True, slots=True)
class SpecialRule:
    """A rule of one scenario; see ``vocabulary.SPECIAL_RULES``."""

    rule: str
    n: int = 0
    seat: str = ""


@dataclass(frozen=True, slots=True)
class Scenario:
    """Everything that makes a game: who, where, with what, for what and for how long."""

    id: str
    name: Words
    story: Words
    map: str
    seats: tuple[ScenarioSeat, ...]
    """In seat order: clockwise."""
    length: int = 8
    objectives: tuple[Objective, ...] = ()
    objects: tuple[MapObject, ...] = ()
    wins_at: Mapping[str, int] = field(default_factory=dict)
    """Side -> points with which it wins at a check; a side that is not here cannot win so."""
    at_end: str = "points"
    """Who wins at the length: "points" (most; tied: ``tie``), "value" (ruling 10), or a side's name."""
    tie: str = "value"
    """Ties at the end or several sides at one check: "value" (ruling 10), "draw", or a side's name."""
    reinforcements: tuple[Reinforcement, ...] = ()
    special: tuple[SpecialRule, ...] = ()
    tutorial: bool = False
    hint: Words | None = None
    """One sentence of advice for newcomers."""

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides, in order of their first seat."""
        return tuple(dict.fromkeys(seat.side for seat in self.seats))


@dataclass(frozen=True)
class Content:
    """A whole set of content files, as read."""

    units: Mapping[str, Unit]
    hero_cards: Mapping[str, HeroCard]
    conditions: Mapping[str, ConditionCard]
    """"fear" and "wound"."""
    furious: FuriousCard
    terrains: Mapping[str, Terrain]
    maps: Mapping[str, Map]
    scenarios: Mapping[str, Scenario]
    rosters: Mapping[str, Roster]
    hash: str
    """Of all files' bytes: 16 hex digits."""

    @cached_property
    def action_cards(self) -> Mapping[str, ActionCard]:
        """Every action card by its id, in order of units and cards."""
        return {card.id: card for unit in self.units.values() for card in unit.cards}

    def hero_deck(self, faction: str, army: tuple[Soldier, ...]) -> tuple[str, ...]:
        """The ids of the hero cards in a player's deck, copies written out, in file order.

        All cards of the faction, except those that require a unit the army has not.
        """
        units = {soldier.unit for soldier in army}
        return tuple(
            card.id
            for card in self.hero_cards.values()
            if card.faction == faction and (not card.requires or units & set(card.requires))
            for _ in range(card.copies)
        )
