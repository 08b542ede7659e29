import { expect, test } from "vitest";
import { whyUntaxable } from "./taxable.rules.ts";

const market = { hsn6: null, pay_through: "market" } as const;
const parties = { hsn6: null, pay_through: "parties" } as const;
const unknown = { own: null, hsn: null, isRateKnown: false };
const pet = { own: "pet", hsn: "3915", isRateKnown: true };

test("goods whose tax nobody knows are not sold through the market, and between the two only by who was not asked (G51, U2)", () => {
  expect(whyUntaxable(market, unknown)).toMatchObject({ path: "taxed_as" });
  expect(whyUntaxable(market, unknown)?.isWarning).toBeUndefined();
  expect(whyUntaxable(market, { ...pet, isRateKnown: false })?.msg.en).toContain("HSN 3915");
  expect(whyUntaxable(parties, unknown)?.isWarning).toBe(true);
  expect(whyUntaxable(parties, unknown, null)?.isWarning).toBeUndefined();
  expect(whyUntaxable(market, pet)).toBeNull();
  expect(whyUntaxable(parties, pet, null)).toBeNull();
});

test("six digits are of the material's four (G51)", () => {
  expect(whyUntaxable({ ...market, hsn6: "391590" }, pet)).toBeNull();
  expect(whyUntaxable({ ...market, hsn6: "740400" }, pet)).toMatchObject({ path: "hsn6" });
  expect(whyUntaxable({ ...parties, hsn6: "740400" }, unknown)?.isWarning).toBe(true);
});

test("a lot is taxed as its sub-category's material where that names one (U2)", () => {
  const chosen = { own: null, hsn: "3915", isRateKnown: true };
  expect(whyUntaxable(market, chosen, "mixed-plastics")).toBeNull();
  expect(whyUntaxable(market, pet, "copper")).toMatchObject({ path: "taxed_as" });
  expect(whyUntaxable(market, unknown, "gold")?.msg.en).toContain("not a material");
});

test("goods in a state where a registered seller has named no GSTIN are told before anybody bids (R75)", () => {
  const lot = { ...pet, goodsState: "Gujarat" };
  const of = (gstins: string[], pay_through: "market" | "parties" = "market") =>
    whyUntaxable({ hsn6: null, pay_through }, { ...lot, gstins });
  expect(of(["27AAPFU0939F1ZV"])).toMatchObject({ path: "site_id", isWarning: true });
  expect(of(["27AAPFU0939F1ZV", "24AAPFU0939F1Z1"])).toBeNull();
  expect(of([])).toBeNull();
  expect(of(["27AAPFU0939F1ZV"], "parties")).toBeNull();
});
