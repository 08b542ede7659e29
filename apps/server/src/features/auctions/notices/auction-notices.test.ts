import { type Micro, paise } from "@rebale/contract";
import { expect, test } from "vitest";
import { readNotice } from "../../notifications/index.ts";
import { outbidNotice, pricedBy } from "./auction-notices.ts";

const lot = { title: "Cable", url: "cable", bidderId: 1, endsAt: "2026-11-21T10:00:00Z" };

test.each([
  [{ quantity: 8400, unit: "kg" }, "₹1,24,236 (₹14.79/kg)"],
  [{ quantity: 8.4, unit: "MT" }, "₹1,24,236 (₹14.79/kg)"],
  [{ quantity: 1, unit: "pieces" }, "₹1,24,236"],
])("a price in a message says what a unit of %o comes to", (goods, params) => {
  const notice = outbidNotice(
    { ...lot, highest: paise(124_236) },
    pricedBy({ basis: "lot", units: null, ...goods }),
  );
  expect(readNotice(notice, "en").description).toBe(`The highest bid on "Cable" is now ${params}.`);
});

test("a price of a lot that is sold by rate says what the whole lot comes to (A1)", () => {
  const goods = { quantity: 8.4, unit: "MT", basis: "kg", units: 8_400_000_000 as Micro } as const;
  const notice = outbidNotice({ ...lot, highest: paise(107.5) }, pricedBy(goods));
  expect(readNotice(notice, "en").description).toBe(
    'The highest bid on "Cable" is now ₹107.50/kg (₹9,03,000).',
  );
});
