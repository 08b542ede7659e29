import type { Evidence } from "@rebale/contract/irregularities";
import { expect, test } from "vitest";
import { describeEvidence, describeFact } from "./irregularity-labels.rules.ts";

const one = (what: Evidence["what"], value: string | null = null): Evidence => ({
  what,
  value,
  account: null,
  lot: null,
  at: null,
});

test("a finding is said in a line: what is shared, and how many auctions, bids or accounts (W18)", () => {
  expect(
    describeEvidence({ evidence: [one("device"), one("address", "1.2.3.4"), one("auction")] }),
  ).toBe("Same device, same address, 1 auction");
  expect(describeEvidence({ evidence: [one("second"), one("second")] })).toBe("2 auctions");
  expect(describeEvidence({ evidence: [one("country", "AE"), one("address", "1.2.3.4")] })).toBe(
    "United Arab Emirates",
  );
});

test("each fact has a name, an account its own (W18)", () => {
  const account = {
    _id: "7",
    name: "Asha",
    company: null,
    type: "buyer",
    is_active: true,
  } as const;
  expect(describeFact({ ...one("account"), account: "7" }, [account])).toEqual({
    name: "Account",
    value: "Asha",
  });
  expect(describeFact(one("void", "Too much"), [])).toEqual({
    name: "Bid voided on",
    value: "“Too much”",
  });
});
