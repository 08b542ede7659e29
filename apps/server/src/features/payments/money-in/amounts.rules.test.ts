import { paise } from "@rebale/contract/values/money";
import { expect, test } from "vitest";
import { amountFault } from "./amounts.rules.ts";

test("a plain top-up is ₹100 to ₹5,00,000 (M41)", () => {
  for (const amount of [100, 100.01, 500_000]) expect(amountFault(paise(amount), null)).toBeNull();
  for (const amount of [99.99, 500_000.01])
    expect(amountFault(paise(amount), null)).toEqual({
      en: "Enter an amount from ₹100 to ₹5,00,000",
      hi: "₹100 से ₹5,00,000 के बीच की रकम लिखिए",
    });
});

test("for a sale it is up to what is due, and ₹100 at least or all that is due (M22)", () => {
  const due = paise(1_771_278);
  expect(amountFault(paise(1_771_278), due)).toBeNull();
  expect(amountFault(paise(1_771_278.01), due)?.en).toContain("to ₹17,71,278");
  expect(amountFault(paise(40), paise(40))).toBeNull();
  expect(amountFault(paise(39.99), paise(40))?.en).toContain("from ₹40 to ₹40");
});
