import { expect, test } from "vitest";
import { adjacentRow, standingIn, timesThePrice } from "./board.rules.ts";

const own = { bidder: "Bidder 2", leads: false, isFinal: false };
const open = { closed: false, outcome: null };

test("a bidder leads or is outbid by the newest price; who has not bid stands nowhere (A8)", () => {
  expect(standingIn(undefined, { leader: "Bidder 2" }, open)).toBe("none");
  expect(standingIn(own, { leader: "Bidder 2" }, open)).toBe("leading");
  expect(standingIn(own, { leader: "Bidder 1" }, open)).toBe("outbid");
  expect(standingIn({ ...own, leads: true }, undefined, open)).toBe("leading");
});

test("a closed lot is won once it is sold; below the reserve the bid is the highest only (A8)", () => {
  const over = (outcome: string | null) => ({ closed: true, outcome });
  expect(standingIn(own, { leader: "Bidder 2" }, over("sold"))).toBe("won");
  expect(standingIn(own, { leader: "Bidder 2" }, over("reserve_not_met"))).toBe("highest");
  expect(standingIn(own, { leader: "Bidder 2" }, over(null))).toBe("highest");
  expect(standingIn(own, { leader: "Bidder 1" }, over("sold"))).toBe("lost");
});

test("once the stream is silent only what was said after the outcome counts: who led before is no winner (A8)", () => {
  const sold = { closed: true, outcome: "sold" };
  expect(standingIn({ ...own, leads: true }, undefined, sold)).toBe("none");
  expect(standingIn({ ...own, leads: true, isFinal: true }, undefined, sold)).toBe("won");
  expect(standingIn({ ...own, isFinal: true }, undefined, sold)).toBe("lost");
});

test("an amount far above the price to beat is unusual (A8)", () => {
  expect(timesThePrice(4999, 1000)).toBe(null);
  expect(timesThePrice(5000, 1000)).toBe(5);
  expect(timesThePrice(5000, 0)).toBe(null);
});

test("up and down go to the next open row and stay at the ends (A8)", () => {
  const rows = [false, true, false, false, true, false];
  expect(adjacentRow(rows, 1, 1)).toBe(4);
  expect(adjacentRow(rows, 4, -1)).toBe(1);
  expect([adjacentRow(rows, 4, 1), adjacentRow(rows, 1, -1)]).toEqual([4, 1]);
});
