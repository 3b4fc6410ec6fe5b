"""What can happen in a game of Skirmish: one value type, and the closed table of its kinds.

Log, animation, sound and commentary live on these. A field that a seat may not know is None for it;
only ``seen_by`` decides that. Units, objects and seats are numbers, hexes are named as ``3.-2``.

    >>> fields = {"unit": 2, "slot": "next", "initiative": 14, "card": "pounce"}
    >>> placed = Happened("card_placed", fields, ("card",), (0,))
    >>> placed.seen_by(1).to_json()
    {'kind': 'card_placed', 'unit': 2, 'slot': 'next', 'initiative': 14, 'card': None}
    >>> placed.seen_by(0) is placed
    True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from lostworld.game import Seat

KINDS: Final[dict[str, tuple[str, ...]]] = {
    "deck_shuffled": ("unit", "seat", "cards"),
    "coin_tossed": ("about", "chosen"),
    "hero_cards_replaced": ("seat", "count"),
    "deployed": ("unit", "hex", "facing"),
    "card_placed": ("unit", "slot", "initiative", "card"),
    "slot_emptied": ("unit", "slot", "card"),
    "cards_drawn": ("unit", "count", "cards"),
    "hero_cards_drawn": ("seat", "count", "cards"),
    "hero_card_discarded": ("seat", "card"),
    "round_begins": ("round",),
    "phase_begins": ("phase",),
    "income": ("seat", "command"),
    "resource": ("seat", "resource", "change", "total"),
    "adrenaline": ("unit", "change", "total"),
    "first_player": ("seat",),
    "tied": ("units", "initiative"),
    "revealed": ("unit", "card"),
    "skipped": ("unit",),
    "skipped_card": ("unit", "kept"),
    "activated": ("unit",),
    "held": ("unit", "half"),
    "stood_up": ("unit",),
    "moved": ("unit", "path", "facing", "points"),
    "dragged": ("unit", "hex"),
    "movement_ended": ("unit", "reason"),
    "reaction": ("unit", "half"),
    "consent": ("seat", "unit", "given"),
    "action": ("unit", "sort", "target", "hex", "base"),
    "reinforced": ("unit", "cost"),
    "test": ("sort", "unit", "target", "mine", "theirs", "success", "parts", "against"),
    "attack_failed": ("unit", "target", "reason"),
    "damage": ("unit", "amount", "lost", "source"),
    "model_lost": ("unit", "models"),
    "eliminated": ("unit", "by"),
    "healed": ("unit", "amount"),
    "knocked": ("unit",),
    "pushed": ("unit", "hex", "edge"),
    "object_pushed": ("object", "hex"),
    "rammed": ("unit", "amount"),
    "followed": ("unit", "hex"),
    "grabbed": ("unit", "target", "blocked"),
    "released": ("unit", "target", "reason"),
    "netted": ("unit", "number"),
    "freed": ("unit",),
    "fear": ("unit", "source"),
    "wound": ("unit",),
    "removed_condition": ("unit", "what"),
    "furious": ("unit", "start"),
    "sedative": ("unit", "stage"),
    "sedated": ("unit",),
    "woken": ("unit",),
    "card_used": ("seat", "card", "use", "unit", "icons"),
    "card_without_effect": ("seat", "card"),
    "attached": ("unit", "seat", "card", "place"),
    "detached": ("unit", "seat", "card"),
    "window_opened": ("about", "unit", "targets"),
    "window_closed": ("about",),
    "passed": ("seat",),
    "initiative_changed": ("unit", "initiative"),
    "slid": ("unit", "initiative"),
    "turned": ("unit", "facing"),
    "shifted": ("unit", "hex"),
    "looked": ("seat", "unit", "card"),
    "arrived": ("unit", "hex", "facing"),
    "opened": ("unit", "object", "gain"),
    "picked_up": ("unit", "object"),
    "dropped": ("unit", "object", "hex"),
    "used_device": ("unit", "object", "steps"),
    "handed": ("unit", "to", "card"),
    "objective": ("seat", "objective", "points"),
    "left_map": ("unit",),
    "seat_out": ("seat",),
    "checked": ("points",),
    "game_over": ("winners", "reason", "scores"),
}
"""Every kind of event with its fields; one that does not apply is None."""


class Happened(NamedTuple):
    """One event, secrets included."""

    kind: str
    fields: Mapping[str, Any]
    secret: tuple[str, ...] = ()
    """The fields that only ``known_to`` may read."""
    known_to: tuple[Seat, ...] = ()

    def seen_by(self, seat: Seat) -> Happened:
        """The event as ``seat`` may know it."""
        if not self.secret or seat in self.known_to:
            return self
        hidden = {name: None if name in self.secret else value for name, value in self.fields.items()}
        return Happened(self.kind, hidden)

    def to_json(self) -> dict[str, Any]:
        """``{"kind": ..., field: value, ...}`` with plain JSON values."""
        return {"kind": self.kind, **{name: _plain(value) for name, value in self.fields.items()}}


def _plain(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value
