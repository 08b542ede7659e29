import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { amendText, type Opening, openingText } from "./ledger-opening.ts";

const terms = {
  ...{ version: 2, inspection_days: 2, inspection_contact: null, tolerance_percent: 5 },
  ...{ payment_days: 3, lifting_days: 7, ground_rent_per_day: 500, loading_by: "buyer" as const },
  ...{ deductions: [{ what: "Moisture", above_percent: 2, rate_percent: 1 }], documents: ["GST"] },
};
const opening = (more: object) =>
  openingText({
    ...{ product_id: "7", basis: "kg", basis_quantity: 500, quantity: 500, unit: "kg" },
    ...{ market_value: 10, bid_increment: 1, soft_close_minutes: 3, starts_at: null },
    ...{ deposit: null, pay_through: "parties" as const },
    ...{ ends_at: "2026-12-01T06:30:00.000Z", terms: { ...terms, ...more } },
  });
/** As ledgers have hashed it since there are terms. */
const BEFORE =
  '["7","kg",500,500,"kg","10.00","1.00",3,null,"2026-12-01T06:30:00.000Z",' +
  '[2,2,null,5,3,7,"500.00","buyer",[["Moisture",2,1]],["GST"]';

test("an opening that agrees nothing of late money is what it was, byte for byte (A2, M1)", () => {
  const none = { grace_days: null, late_fee_percent: null, forfeit_percent: null };
  expect(opening({})).toBe(`${BEFORE}]]`);
  expect(opening({ ...none, claim_hours: null })).toBe(`${BEFORE}]]`);
  expect(opening({ event_terms: "Cash" })).toBe(`${BEFORE},"Cash"]]`);
});

test("what is agreed of it is behind the rest, zero being something that is agreed (A2, M31)", () => {
  expect(opening({ late_fee_percent: 1.5 })).toBe(`${BEFORE},[null,1.5,null,null]]]`);
  expect(opening({ grace_days: 0, event_terms: "Cash" })).toBe(
    `${BEFORE},"Cash",[0,null,null,null]]]`,
  );
});

const sha256 = (text: string) => hash("sha256", text);
/** The lot of the published example. */
const heap: Opening = {
  ...{ product_id: "4711", basis: "kg", basis_quantity: 15_000, quantity: 15_000, unit: "kg" },
  ...{ market_value: 92, bid_increment: null, soft_close_minutes: 0, terms: null, deposit: null },
  ...{ starts_at: "2026-12-01T10:00:00+05:30", ends_at: "2026-12-01T10:00:00.000Z" },
  pay_through: "parties",
};
const none = { tender_ends_at: null, auction_starts_at: null, auction_ends_at: null, best: null };
const seed_commitment = sha256("1".repeat(64));
const tender: Opening = { ...heap, seed_commitment, format: { ...none, kind: "tender" } };
const HEAP =
  '["4711","kg",15000,15000,"kg","92.00",null,0,"2026-12-01T04:30:00.000Z",' +
  '"2026-12-01T10:00:00.000Z"';

test("the opening of a tender lot says so, and commits to the seed of ties", () => {
  expect(seed_commitment).toBe("3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3");
  expect(openingText(tender)).toBe(`${HEAP},{"format":["tender","${seed_commitment}"]}]`);
  expect(sha256(openingText(tender))).toBe(
    "7c7c78d03631db7916c9fc8212f56e2ced516bce2599e5ad246824edb0ca1c30",
  );
});

test("an English lot's opening is what it was, byte for byte (F1, F59)", () => {
  const english = { ...none, kind: "english" as const };
  const replied = { ...heap, seed_commitment: null, format: english, min_bidders: null };
  for (const opening of [heap, { ...replied, invited_only: false }, { ...heap, format: null }]) {
    expect(openingText(opening)).toBe(`${HEAP}]`);
    expect(sha256(openingText(opening))).toBe(
      "a010db627cf059e79b3a09b08b5d16fe98859032cae8d717bba47ab57be468cd",
    );
  }
});

test("a tender with an auction says its times in UTC and how many go on", () => {
  const format = {
    kind: "tender_auction" as const,
    tender_ends_at: "2026-12-01T15:30:00+05:30",
    auction_starts_at: "2026-12-01T10:30:00.000Z",
    auction_ends_at: "2026-12-01T12:00:00.000Z",
  };
  const times = '"2026-12-01T10:00:00.000Z","2026-12-01T10:30:00.000Z","2026-12-01T12:00:00.000Z"';
  const opening = (best: number | null) => openingText({ ...tender, format: { ...format, best } });
  const start = `${HEAP},{"format":["tender_auction","${seed_commitment}",${times}`;
  expect(opening(2)).toBe(`${start},2]}]`);
  expect(opening(null)).toBe(`${start},null]}]`);
});

test("what is set stands behind pay_through in one order: format, min_bidders, invited", () => {
  const all = { ...tender, pay_through: "market" as const, min_bidders: 3, invited_only: true };
  expect(openingText(all)).toBe(
    `${HEAP},{"pay_through":"market"},{"format":["tender","${seed_commitment}"]},` +
      '{"min_bidders":3},{"invited":true}]',
  );
  expect(openingText({ ...heap, min_bidders: 2 })).toBe(`${HEAP},{"min_bidders":2}]`);
});

test("a change is hashed on what the lot has become, with its description", () => {
  const changed = { ...heap, quantity: 12_000, basis_quantity: 12_000 };
  expect(amendText(changed, "Clean\nDry")).toBe(
    `${HEAP.replaceAll("15000", "12000")}]\nClean\nDry`,
  );
  expect(amendText(heap, "")).toBe(`${HEAP}]\n`);
});
