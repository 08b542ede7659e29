import { paise } from "@rebale/contract";
import { expect, test } from "vitest";
import { outbidNotice, pricedBy } from "./auction-notices.ts";

const lot = { title: "Cable", url: "cable", bidderId: 1, endsAt: "2026-11-21T10:00:00Z" };

test.each([
  [{ quantity: 8400, unit: "kg" }, "₹1,24,236 (₹14.79/kg)"],
  [{ quantity: 8.4, unit: "MT" }, "₹1,24,236 (₹14.79/kg)"],
  [{ quantity: 1, unit: "pieces" }, "₹1,24,236"],
])("a price in a message says what a unit of %o comes to", (goods, told) => {
  const notice = outbidNotice({ ...lot, highest: paise(124_236) }, pricedBy(goods));
  expect(notice.description).toBe(`The highest bid on "Cable" is now ${told}.`);
});
