import { expect, test } from "vitest";
import { openingText } from "./ledger.ts";

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
