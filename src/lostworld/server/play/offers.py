"""Offers that need everybody's consent, a take-back or a rematch: made, agreed to, ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lostworld.game import Seat
from lostworld.server.play import frames
from lostworld.server.play.live_game import LiveGame, StandingOffer
from lostworld.server.storage.changes import EndOffer, Offer

if TYPE_CHECKING:
    from lostworld.server.worker import Worker


async def agree(worker: Worker, live: LiveGame, seat: Seat, kind: str, same: bool = False) -> bool:
    """Offer something, or agree to what somebody else offers; return whether all have agreed now."""
    offer = live.offers.get(kind)
    if offer is None:
        if live.others_to_ask(seat):
            await worker.write(Offer(live.id, kind, seat, live.seq, same=same))
            live.offers[kind] = StandingOffer(seat, same=same)
            frames.send_offers(live)
        return not live.others_to_ask(seat)
    if seat != offer.by:
        offer = offer._replace(accepted=offer.accepted | live.screen(seat) - {offer.by})
    if live.others_to_ask(offer.by) <= offer.accepted:
        live.offers[kind] = offer  # what follows from it is what is stored
        return True
    if seat != offer.by:
        await worker.write(Offer(live.id, kind, seat, live.seq, accepts=True))
        live.offers[kind] = offer
        frames.send_offers(live)
        if worker.bus.shared:
            # Somebody may have agreed at another worker in the meantime: whoever comes last carries it out.
            await worker.tables.refresh(live)
            now = live.offers.get(kind)
            return now is not None and live.others_to_ask(now.by) <= now.accepted
    return False


async def standing(worker: Worker, live: LiveGame, kind: str) -> StandingOffer | None:
    """Return the offer that stands. Another worker may have heard of it first."""
    if kind not in live.offers and worker.bus.shared:
        await worker.tables.refresh(live)
    return live.offers.get(kind)


async def end(worker: Worker, live: LiveGame, kind: str, how: str, by: Seat) -> None:
    """Let an offer stand no longer: a seat has declined it, or withdrawn its own."""
    await worker.write(EndOffer(live.id, kind))
    live.offers.pop(kind, None)
    frames.send_offers(live, {"offer": kind, "how": how, "by": live.names[by]})
