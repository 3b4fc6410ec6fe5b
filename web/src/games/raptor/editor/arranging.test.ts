// A position taken apart and put together is the same; what is changed by hand keeps the cards whole.
import { describe, expect, it } from "vitest";
import { FIRST_GAME, parsePosition } from "../notation";
import { EXITS, FIGURES, putTogether, takeApart, withFigure, withHand, withTurn } from "./arranging";

const TEXT = FIRST_GAME;
const all = ({ played, hand, pile, discard }: { played: string; hand: string; pile: string; discard: string }) =>
  [...(played + hand + pile + discard)].sort().join("");

describe("the editor", () => {
  it("takes a position apart and puts it together again", () => {
    expect(putTogether(takeApart(TEXT))).toBe(TEXT);
    expect(EXITS).toContain(takeApart(TEXT).exits);
  });
  it("puts figures on spaces, takes them off again, and knows one mother", () => {
    const moved = withFigure(takeApart(TEXT), "c1", "M");
    expect([moved.board["c1"], moved.board["f2"]]).toEqual(["M", "."]);
    expect(withFigure(moved, "c1", "M").board["c1"]).toBe(".");
    for (const sign of Object.keys(FIGURES)) expect(withFigure(moved, "e1", sign).board["e1"]).toBe(sign);
  });
  it("keeps every card in one place, whatever hand is chosen", () => {
    const deck = withHand(takeApart(TEXT).raptor, ["9", "2", "4"]);
    expect([deck.hand, all(deck)]).toEqual(["249", "123456789"]);
  });
  it("lays the cards that a turn needs: the difference is the points, the lower card is the other side's", () => {
    for (const who of ["R", "S"])
      for (let points = 1; points <= 8; points += 1) {
        const set = withTurn(takeApart(TEXT), who, points);
        const [one, other] = [Number(set.raptor.played), Number(set.scientist.played)];
        expect(who === "R" ? one - other : other - one).toBe(points);
        for (const deck of [set.raptor, set.scientist]) expect([all(deck), deck.hand.length]).toEqual(["123456789", 2]);
        expect(parsePosition(putTogether(set)).turn.phase).toBe("points");
        const back = withTurn(set, "cards", points);
        expect([back.raptor.played, back.raptor.hand.length, all(back.raptor)]).toEqual(["", 3, "123456789"]);
      }
  });
});
