import type { Claim } from "@rebale/contract/settlement";
import { expect, test } from "vitest";
import { countedText, outcomeText, weightText } from "./claim-labels.rules.ts";

const claim = (over: Partial<Claim>) =>
  ({ asked_percent: 3, allowed_percent: null, credit: null, ...over }) as Claim;

test("a buyer reads what the terms take off while typing what was measured (G56)", () => {
  const terms = [{ what: "Moisture", above_percent: 2, rate_percent: 100 }];
  expect(countedText(terms, "Moisture", "5")).toBe(
    "By the terms 3% is taken off the value of the truck’s goods.",
  );
  expect(countedText(terms, "Moisture", "2")).toBe("The terms take nothing off for this.");
  expect([countedText(terms, "Moisture", ""), countedText(terms, "Dust", "5")]).toEqual([
    ...[null, null],
  ]);
});

test("a claim says what is asked, then what came of it (G56)", () => {
  expect(
    [
      claim({}),
      claim({ allowed_percent: 0 }),
      claim({ allowed_percent: 2.5, credit: 26_893.38 }),
    ].map(outcomeText),
  ).toEqual([
    "3% off is asked for",
    "Nothing is taken off",
    "2.5% off: a credit note of ₹26,893.38 with GST",
  ]);
});

test("a side that has said nothing of the weight is told from one that has (G58)", () => {
  expect(weightText(null, "buyer")).toBe("Buyer: no answer yet");
  expect(weightText({ answer: "disputed", reason: "Two slips are missing" }, "seller")).toBe(
    "Seller: disputes it",
  );
});
