import { expect, test } from "vitest";
import { whyUntaxable } from "./taxable.rules.ts";

const market = { hsn6: null, pay_through: "market" } as const;

test("goods whose tax nobody knows are not sold through the market; between the two they are (G51)", () => {
  const unknown = { hsn: null, isRateKnown: false };
  expect(whyUntaxable(market, unknown)?.because).toBe("schema_unmet");
  expect(whyUntaxable(market, { hsn: "3915", isRateKnown: false })?.msg).toContain("HSN 3915");
  expect(whyUntaxable({ ...market, pay_through: "parties" }, unknown)).toBeNull();
  expect(whyUntaxable(market, { hsn: "3915", isRateKnown: true })).toBeNull();
});

test("six digits are of the material's four (G51)", () => {
  const known = { hsn: "3915", isRateKnown: true };
  expect(whyUntaxable({ ...market, hsn6: "391590" }, known)).toBeNull();
  expect(whyUntaxable({ ...market, hsn6: "740400" }, known)).toMatchObject({
    ...{ because: "invalid_input", path: "hsn6" },
  });
  const parties = { pay_through: "parties", hsn6: "740400" } as const;
  expect(whyUntaxable(parties, { hsn: null, isRateKnown: false })).toBeNull();
});

test("goods in a state where a registered seller has named no GSTIN are told before anybody bids (R75)", () => {
  const lot = { hsn: "3915", isRateKnown: true, goodsState: "Gujarat" };
  const of = (gstins: string[], pay_through: "market" | "parties" = "market") =>
    whyUntaxable({ hsn6: null, pay_through }, { ...lot, gstins });
  expect(of(["27AAPFU0939F1ZV"])).toMatchObject({ because: "schema_unmet", path: "site_id" });
  expect(of(["27AAPFU0939F1ZV", "24AAPFU0939F1Z1"])).toBeNull();
  expect(of([])).toBeNull();
  expect(of(["27AAPFU0939F1ZV"], "parties")).toBeNull();
});
