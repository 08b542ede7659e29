import { expect, test } from "vitest";
import { minutes, noon } from "../../../../test/an-auction.ts";
import { planSigning, signsAllAs } from "./sign-many.rules.ts";

const sheet = (lotId: number, over: object = {}) => ({
  ...{ lotId, version: 1, latest: 1, hash: `hash of ${lotId}`, title: `Lot ${lotId}`, fields: {} },
  ...{
    seller_id: 7,
    company_id: null,
    invited_only: false,
    approval: "approved",
    awaits_signature: true,
    closed_at: null,
  },
  ends_at: minutes(60),
  ...over,
});
const plan = (found: ReturnType<typeof sheet>[], asked = found.length, userId = 7) =>
  planSigning(found, {
    ...{ asked, userId, now: noon },
    isOwn: ({ seller_id }) => seller_id === userId,
  });

test("the key of a code names every sheet, its version, its hash and who signs (U29)", () => {
  const two = [sheet(1), sheet(2)];
  const key = signsAllAs(two, 7);
  expect(signsAllAs([...two].reverse(), 7)).toBe(key);
  expect([
    signsAllAs(two, 8),
    signsAllAs([sheet(1)], 7),
    signsAllAs([sheet(1), sheet(3)], 7),
    signsAllAs([sheet(1), sheet(2, { version: 2 })], 7),
    signsAllAs([sheet(1), sheet(2, { hash: "another" })], 7),
  ]).not.toContain(key);
});

test("what has changed, was signed or is over is left out, and the rest is signed (U29)", () => {
  const found = [
    ...[sheet(1), sheet(2, { latest: 2 }), sheet(3, { awaits_signature: false })],
    ...[sheet(4, { ends_at: noon }), sheet(5, { version: 9, latest: 2, hash: null })],
  ];
  const planned = plan(found);
  expect(planned).toMatchObject({ refused: null, signs: [{ lotId: 1 }] });
  expect(
    planned.refused === null && planned.leftOut.map(({ sheet, why }) => [sheet.lotId, why]),
  ).toEqual([
    [2, "sheet_changed"],
    [3, "not_awaiting_signature"],
    [4, "auction_closed"],
    [5, "sheet_changed"],
  ]);
});

test("another's lot, one that is not there, and nothing to sign are refused as a whole (U29)", () => {
  expect(plan([sheet(1), sheet(2, { seller_id: 8 })]).refused).toBe("not_your_lot");
  expect(plan([sheet(1)], 2).refused).toBe("lot_not_found");
  expect(plan([sheet(1, { latest: 2 })]).refused).toBe("sheet_changed");
});
