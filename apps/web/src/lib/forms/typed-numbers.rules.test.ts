import { Rupees } from "@rebale/contract";
import { SaleTermsIn } from "@rebale/contract/listings/sale-terms";
import { plainWords } from "@rebale/contract/values/plain-words";
import { expect, test } from "vitest";
import type { z } from "zod";
import { daysFault, percentFault, rupeesFault } from "./typed-numbers.rules.ts";

/** The market's refusal; null when it takes the value. */
const refusal = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: plainWords }).error?.issues[0]?.message ?? null;

test.each([
  "1",
  " 250.50 ",
  "0",
  "0.00",
  "-5",
  "1.234",
  "abc",
  "1,200",
  "1,25,0000",
  "107,50",
  "Rs. 1,25,000/-",
  "१२०",
  "640.005",
  "1e3",
  "10000000001",
  "9".repeat(16),
])("an amount typed as '%s' is judged as the market does (S5.9)", (typed) =>
  expect(rupeesFault(typed)).toBe(refusal(Rupees, typed)),
);

test.each(["0", "7", " 14 ", "365", "366", "-1", "2.5", "a week", "1e2"])(
  "days typed as '%s' are judged as the market does",
  (typed) => expect(daysFault(typed)).toBe(refusal(SaleTermsIn, { payment_days: typed })),
);

test.each(["0", "2.5", "100", "100.5", "-1", "0.125", "five"])(
  "a share typed as '%s' is judged as the market does",
  (typed) => expect(percentFault(typed)).toBe(refusal(SaleTermsIn, { tolerance_percent: typed })),
);

test("what is left empty is no fault", () => {
  expect([rupeesFault(" "), daysFault(""), percentFault("")]).toEqual([null, null, null]);
});
